/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_further_choices,
          [ further_choices/5           % +Picks, +Loop0, +Module, +Turns, -Loop
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(loop_explains, [few_choices/1]).
:- use_module(loop_step).
:- use_module(spies, [with_spies/2]).

/** <module> Choices that a loop makes after the one that was found

A bot that does not draw at random may make the other choices of a turn always
alike: what each of them leads to is then certain, though they are choices.
*/

%!  further_choices(+Picks, +Loop0, +Module, +Turns, -Loop) is semidet.
%
%   Loop, which makes the choices Picks of picks/3 too, asks for another choice
%   after that of Loop0 in one of Turns, those of played_turns/4, and what is
%   chosen there matters.

further_choices(Picks, Loop0, Module, Turns, Loop) :-
    Loop0.several == false,
    Loop0.choices = [First],
    First = choice(PI, _, Kind),
    Kind \= outputs(_),
    exclude(of_predicate(PI), Picks, Others),
    Others = [_|_],
    Loop = Loop0.put(_{choices:[First|Others], several:true}),
    loop_spies(Loop, Spies),
    with_spies(Spies,
               ( limit(4, turn_with(Others, Turns, State)),
                 asks_again(Loop, Module, State)
               )).

of_predicate(PI, choice(PI, _, _)).

turn_with(Others, Turns, State) :-
    member(turn(State, _, Done), Turns),
    \+ \+ ( member(choice(PI, _, _), Others),
            member(call(_, PI, _, _, _), Done)
          ).

%   asks_again(+Loop, +Module, +State): after one of the first eight moves there
%   is another choice, of whose first four two lead to two states of the next
%   turn.

asks_again(Loop, Module, State) :-
    loop_asks(Loop, Module, State, asked(Offered, _)),
    is_list(Offered),
    list_to_set(Offered, Moves),
    limit(8, member(Move, Moves)),
    loop_step(Loop, Module, State, Move, entered(Again)),
    Again = chosen(_, _),
    loop_asks(Loop, Module, Again, asked(Choices0, _)),
    list_to_set(Choices0, Choices),
    findall(Next,
            ( limit(4, member(Choice, Choices)),
              played_out(Loop, Module, Again, Choice, Next)
            ),
            Nexts),
    sort(Nexts, [_,_|_]).

%   played_out(+Loop, +Module, +State, +Move, -Next): Next is the state of the
%   next turn, after Move and the first of each further choice.

played_out(Loop, Module, State, Move, Next) :-
    loop_step(Loop, Module, State, Move, entered(New)),
    (   New = chosen(_, Made)
    ->  few_choices(Made),
        loop_asks(Loop, Module, New, asked([First|_], _)),
        played_out(Loop, Module, New, First, Next)
    ;   Next = New
    ).
