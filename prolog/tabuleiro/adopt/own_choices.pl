/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_own_choices,
          [ offers_own_choices/1        % +LoopAdapter
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(adapted, [adapted_initial_state/3, adapted_valid_moves/3]).
:- use_module(loop_step, [loop_bot/5]).
:- use_module(trial, [attempt/2]).

/** <module> What the program chooses is one of the moves

A loop may choose by a predicate that lists nothing: its moves are then those
that trial found. They may be another thing than what it chooses, such as cells
where it chooses the next board.
*/

%!  offers_own_choices(+LoopAdapter) is semidet.
%
%   Of the first choices of a game of the program itself, more than half are
%   moves of LoopAdapter. Succeeds if its loop lists them.

offers_own_choices(LoopAdapter) :-
    Loop = LoopAdapter.loop,
    (   member(choice(_, _, outputs(_)), Loop.choices)
    ->  attempt(adapted_initial_state(LoopAdapter, default, State), yes),
        own_choices(10, LoopAdapter, State, Offered),
        foldl(count, Offered, 0-0, Hits-Count),
        Count > 0,
        Hits*2 > Count
    ;   true
    ).

count(true, Hits0-Count0, Hits-Count) :-
    Hits is Hits0+1,
    Count is Count0+1.
count(false, Hits-Count0, Hits-Count) :-
    Count is Count0+1.

%   own_choices(+Turns, +Adapter, +State, -Offered): Offered has `true` for each
%   choice in Turns from State that is one of the moves, and `false` for others.

own_choices(0, _, _, []) :-
    !.
own_choices(Turns, Adapter, State, Offered) :-
    loop_bot(Adapter.loop, Adapter.module, State, Choices, Outcome),
    (   attempt(adapted_valid_moves(Adapter, State, Moves0), yes)
    ->  Moves = Moves0
    ;   Moves = []
    ),
    findall(Is,
            ( member(Choice, Choices),
              ( memberchk(Choice, Moves) -> Is = true ; Is = false )
            ),
            Offered,
            Later),
    (   Outcome = entered(New)
    ->  Turns1 is Turns-1,
        own_choices(Turns1, Adapter, New, Later)
    ;   Later = []
    ).
