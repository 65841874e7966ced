:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_level_order,
          [ numbered_levels/2           % +Levels, -Numbered
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).

/** <module> Which level of a program is the first one

A program may have the clause of its best bot first. The numbers in its levels,
or words such as easy and hard, tell their order.
*/

%!  numbered_levels(+Levels:list, -Numbered:list) is det.
%
%   Numbered are Levels as the option levels(Numbered) has them: the numbers
%   themselves, or Number-Level pairs. Levels that are alike but for a number
%   have that number. All others are counted, in the order that their numbers or
%   words tell, else as they come.
%
%       ?- numbered_levels([pc-3,pc-1,pc-2], Numbered).
%       Numbered = [1-(pc-1), 2-(pc-2), 3-(pc-3)].
%       ?- numbered_levels([hard,easy], Numbered).
%       Numbered = [1-easy, 2-hard].

numbered_levels(Levels0, Numbered) :-
    in_order(Levels0, Levels),
    (   Levels = [_|_],
        maplist(is_number_of_level, Levels)
    ->  Numbered = Levels
    ;   same_but_numbers(Levels, Numbers)
    ->  findall(N-Level,
                ( nth1(I, Levels, Level), nth1(I, Numbers, N) ),
                Numbered)
    ;   findall(N-Level, nth1(N, Levels, Level), Numbered)
    ).

is_number_of_level(Level) :-
    integer(Level),
    Level > 0.

in_order(Levels0, Levels) :-
    (   map_list_to_pairs(level_place, Levels0, Pairs)
    ->  keysort(Pairs, Sorted),
        pairs_values(Sorted, Levels)
    ;   Levels = Levels0
    ).

%   same_but_numbers(+Levels, -Numbers): each of Levels has one number, greater
%   than 0 and than that before, and nothing else differs.

same_but_numbers([Level|Levels], Numbers) :-
    maplist(level_number, [Level|Levels], Numbers),
    sort(Numbers, Numbers),
    Numbers = [Least|_],
    Least > 0,
    without_number(Level, Shape),
    \+ ( member(Other, Levels),
         \+ without_number(Other, Shape)
       ).

level_number(Level, Number) :-
    findall(N, ( sub_term(N, Level), integer(N) ), [Number]).

without_number(Level, Shape) :-
    (   integer(Level)
    ->  Shape = number
    ;   compound(Level)
    ->  Level =.. [Name|Args],
        maplist(without_number, Args, Shapes),
        Shape =.. [Name|Shapes]
    ;   Shape = Level
    ).

%   level_place(+Level, -Place): the only number in Level, or what its only word
%   of that kind tells.

level_place(Level, Place) :-
    findall(Place0,
            ( sub_term(Leaf, Level),
              atomic(Leaf),
              leaf_place(Leaf, Place0)
            ),
            [Place]).

leaf_place(Leaf, Place) :-
    (   integer(Leaf)
    ->  Place = Leaf
    ;   atom(Leaf),
        downcase_atom(Leaf, Word),
        (   last_digit(Word, Digit)
        ->  Place = Digit
        ;   strength(Place, Beginnings),
            member(Beginning, Beginnings),
            sub_atom(Word, 0, _, _, Beginning)
        ->  true
        )
    ).

last_digit(Word, Digit) :-
    sub_atom(Word, _, 1, 0, Last),
    atom_number(Last, Digit).

strength(1, [ easy,random,rand,beginner,facil,'fácil',dumb,stupid,simple,
              aleat,basic
            ]).
strength(2, [medium,intermediate,normal,moderate,medio,'médio',greedy,guloso]).
strength(3, [ hard,difficult,dificil,'difícil',smart,intelligent,inteligente,
              best
            ]).
strength(4, [expert,minimax,impossible,master]).
