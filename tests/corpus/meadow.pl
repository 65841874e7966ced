/*  A fox runs across a meadow from the left, one or two cells a turn, a hare one
    or three cells from the right. Who reaches the other has won. There is a
    predicate for the turn of each, which calls that of the other one, and the
    menu comes before the meadow is confirmed.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    repeat,
    write('Size of the meadow, from 8 to 12: '),
    read(Size),
    write('Type y to confirm the size, n to change it: '),
    read(y),
    !,
    write('1 - two people'), nl,
    write('2 - two machines'), nl,
    read(Mode),
    meadow(Size, Meadow),
    fox_turn(Meadow, Mode).

meadow(Size, [fox|Grass]) :-
    Between is Size-2,
    findall(grass, between(1, Between, _), Grass0),
    append(Grass0, [hare], Grass).

fox_turn(Meadow, Mode) :-
    show(Meadow),
    runs(Mode, Meadow, [1,2], Steps),
    nth1(Fox, Meadow, fox),
    Cell is Fox+Steps,
    (   goes(Meadow, fox, Cell, New)
    ->  hare_turn(New, Mode)
    ;   congratulate(fox)
    ).

hare_turn(Meadow, Mode) :-
    show(Meadow),
    runs(Mode, Meadow, [1,3], Steps),
    nth1(Hare, Meadow, hare),
    Cell is Hare-Steps,
    (   goes(Meadow, hare, Cell, New)
    ->  fox_turn(New, Mode)
    ;   congratulate(hare)
    ).

show(Meadow) :-
    print(Meadow), nl.

runs(1, _, Choices, Steps) :-
    read(Steps),
    memberchk(Steps, Choices).
runs(2, _, Choices, Steps) :-
    random_member(Steps, Choices).

%   The other animal is between.

goes(Meadow, Animal, Cell, New) :-
    nth1(Old, Meadow, Animal),
    Low is min(Old, Cell)+1,
    High is max(Old, Cell)-1,
    \+ ( between(Low, High, Between), \+ nth1(Between, Meadow, grass) ),
    nth1(Cell, Meadow, grass),
    moved(Meadow, 1, Old, Cell, Animal, New).

moved([], _, _, _, _, []).
moved([X|Xs], N, Old, Cell, Animal, [Y|Ys]) :-
    (   N =:= Old
    ->  Y = grass
    ;   N =:= Cell
    ->  Y = Animal
    ;   Y = X
    ),
    N1 is N+1,
    moved(Xs, N1, Old, Cell, Animal, Ys).

congratulate(Animal) :-
    format("The ~w wins~n", [Animal]).
