/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_chosen_move,
          [ chosen_move/3,              % +Kind, ?Head, ?Move
            leaves_open/2               % +Kind, +Head
          ]).
:- use_module(library(lists), [member/2, selectchk/3]).
:- use_module(open_states, [opened_move/2]).

/** <module> Where a call that makes a choice has the move

The kinds of choices are those of tabuleiro/adopt/loop_step.
*/

%!  chosen_move(+Kind, ?Head, ?Move) is semidet.
%
%   Head, a call of the predicate of a choice of Kind, makes the choice Move.

chosen_move(list(N), Head, Move) :-
    arg(N, Head, [Move,Move]).          % random(1, 1, N) would throw
chosen_move(pick(N, _), Head, Move) :-
    arg(N, Head, Move),
    left_by_pick(Head).
chosen_move(pick(N, M, _), Head, Move) :-
    chosen_move(pick(N, M), Head, Move).
chosen_move(outputs(Ns, _, _), Head, Move) :-
    chosen_move(outputs(Ns), Head, Move).
chosen_move(outputs(Ns), Head, Move) :-
    (   Ns = [N]
    ->  arg(N, Head, Move)
    ;   length(Ns, Arity),
        functor(Move, move, Arity),
        Move =.. [_|Outputs],
        outputs(Ns, Head, Outputs)
    ).

chosen_move(drawn, Head, Move) :-
    term_variables(Head, Variables),
    (   Variables = [Variable]
    ->  Open = Variable
    ;   Open =.. [move|Variables]
    ),
    (   var(Move)
    ->  Move = Open
    ;   opened_move(Move, Open)
    ).

%   left_by_pick(?Head): what is left of the list is an answer too.

left_by_pick(random_select(Picked, List, Left)) :-
    nonvar(Picked),
    is_list(List),
    !,
    selectchk(Picked, List, Left).
left_by_pick(_).

outputs([], _, []).
outputs([N|Ns], Head, [Output|Outputs]) :-
    arg(N, Head, Output),
    outputs(Ns, Head, Outputs).

%!  leaves_open(+Kind, +Head) is semidet.
%
%   The call Head of the predicate of a choice of Kind may make the choice. What
%   tests an answer, as in valid_moves(State, []), makes none, nor does a pick
%   from an empty list.

leaves_open(list(N), Head) :-
    leaves_open(outputs([N]), Head).
leaves_open(outputs(Ns, _, _), Head) :-
    leaves_open(outputs(Ns), Head).
leaves_open(outputs(Ns), Head) :-
    \+ ( member(N, Ns), arg(N, Head, Answer), nonvar(Answer) ).
leaves_open(pick(N, M), Head) :-
    arg(N, Head, Answer),
    \+ ground(Answer),
    arg(M, Head, List),
    List \== [].
leaves_open(pick(N, M, Name/Arity), Head) :-
    leaves_open(pick(N, M), Head),
    arg(M, Head, [First|_]),
    functor(First, Name, Arity).
leaves_open(drawn, Head) :-
    \+ ground(Head).
