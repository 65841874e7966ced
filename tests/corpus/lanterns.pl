/*  Two players hang lanterns on nine hooks, in turn, never beside one of their
    own. Who cannot hang one has lost. The computer draws a hook, and a colour,
    until they fit; no predicate lists what fits.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1. Person against person'), nl,
    write('2. Computer against computer'), nl,
    read(Choice),
    kinds(Choice, Kinds),
    length(Hooks, 9),
    hang_all(Hooks),
    evening(Hooks, ann, Kinds).

kinds(1, [ann-person,bob-person]).
kinds(2, [ann-computer,bob-computer]).

hang_all([]).
hang_all([free|Hooks]) :-
    hang_all(Hooks).

evening(Hooks, Player, Kinds) :-
    print_hooks(Hooks),
    (   \+ ( nth1(Hook, Hooks, free), fits(Hooks, Player, Hook) )
    ->  other(Player, Winner),
        format("~w wins~n", [Winner])
    ;   memberchk(Player-Kind, Kinds),
        lantern(Kind, Hooks, Player, Hook, Colour),
        hung(Hooks, Hook, Player-Colour, NewHooks),
        other(Player, Next),
        evening(NewHooks, Next, Kinds)
    ).

print_hooks(Hooks) :-
    write(Hooks),
    nl.

lantern(person, Hooks, Player, Hook, Colour) :-
    format("~w, a hook and a colour: ", [Player]),
    read(Hook-Colour),
    colour(_, Colour),
    fits(Hooks, Player, Hook).
lantern(computer, Hooks, Player, Hook, Colour) :-
    random(1, 10, Drawn),
    random_between(1, 2, N),
    (   fits(Hooks, Player, Drawn)
    ->  Hook = Drawn,
        colour(N, Colour)
    ;   lantern(computer, Hooks, Player, Hook, Colour)
    ).

colour(1, red).
colour(2, gold).

fits(Hooks, Player, Hook) :-
    nth1(Hook, Hooks, free),
    Left is Hook-1,
    Right is Hook+1,
    \+ nth1(Left, Hooks, Player-_),
    \+ nth1(Right, Hooks, Player-_).

hung([_|Hooks], 1, Lantern, [Lantern|Hooks]) :-
    !.
hung([Hook|Hooks0], N, Lantern, [Hook|Hooks]) :-
    N1 is N-1,
    hung(Hooks0, N1, Lantern, Hooks).

other(ann, bob).
other(bob, ann).
