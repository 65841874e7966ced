/*  Ann and Bob trim a hedge, one or two leaves at a time; who trims the last leaf
    has won. Both trim in one round of the loop, after which a leaf grows. Nobody
    has won after six rounds. The players have no argument in the loop.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1. Two people   2. Two computers'), nl,
    read(Choice),
    gardeners(Choice, Ann, Bob),
    hedge(9, Hedge),
    a_round(Hedge, 6, Ann, Bob).

gardeners(1, person, person).
gardeners(2, computer, computer).

hedge(Count, Hedge) :-
    findall(leaf, between(1, Count, _), Hedge).

a_round(_, 0, _, _) :-
    !,
    write('It is a draw'), nl.
a_round(Hedge, Left, Ann, Bob) :-
    trims(Ann, ann, Hedge, Hedge1),
    (   bare(ann, Hedge1)
    ->  write('A bare hedge'), nl
    ;   trims(Bob, bob, Hedge1, Hedge2),
        (   bare(bob, Hedge2)
        ->  write('A bare hedge'), nl
        ;   Left1 is Left-1,
            a_round([leaf|Hedge2], Left1, Ann, Bob)
        )
    ).

trims(Kind, Player, Hedge, Trimmed) :-
    format("~w trims ~w~n", [Player,Hedge]),
    cut_of(Kind, Hedge, Cut),
    length(Cuttings, Cut),
    append(Cuttings, Trimmed, Hedge).

cut_of(person, Hedge, Cut) :-
    read(Cut),
    cuts(Hedge, Cuts),
    memberchk(Cut, Cuts).
cut_of(computer, Hedge, Cut) :-
    cuts(Hedge, Cuts),
    random_member(Cut, Cuts).

cuts(Hedge, Cuts) :-
    length(Hedge, Length),
    findall(N, ( member(N, [1,2]), N =< Length ), Cuts).

bare(Player, []) :-
    format("~w wins~n", [Player]).
