/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_half_players,
          [ players/5,                  % +Module, +PI, +Half1, +Half2,
                                        % -Players
            named_players/3,            % +Turn1, +Turn2, -Players
            swaps/5                     % +PI, +Clause, +Again, +Halves, -Swaps
          ]).
:- use_module(library(apply), [foldl/4, include/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(clauses, [player_pair/3]).
:- use_module(repeat_body, [one_of/2]).

/** <module> Whose turns the halves of a round are

The clauses tell: by constants, by names such as fox_turn and hen_turn, or by
the variables of the two players.
*/

%!  players(+Module, +PI, +Half1, +Half2, -Players) is semidet.
%
%   Players are A-B, the known players that a predicate of the program of Module
%   is called for in Half1 and in Half2 of a round of PI, or that the names of
%   the turns have. A half is Turn-Goals.

players(Module, PI, Turn1-Goals1, Turn2-Goals2, A-B) :-
    (   PI = Owner:_,
        called_for(Owner, Goals1, Goals2, A, B),
        (   known_players(Module, A, B)
        ->  true
        ;   same_predicate(Turn1, Turn2),
            called_for(Owner, [Turn1], [Turn2], A, B)
        )
    ;   named_players(Turn1, Turn2, A-B),
        known_players(Module, A, B)
    ),
    !.

same_predicate(Turn1, Turn2) :-
    functor(Turn1, Name, Arity),
    functor(Turn2, Name, Arity),
    Name \== (:).

%   called_for(+Owner, +Goals1, +Goals2, -A, -B) is nondet: one predicate of the
%   program has A as an argument in all calls of Goals1, and B in those of
%   Goals2.

called_for(Owner, Goals1, Goals2, A, B) :-
    member(Goal, Goals1),
    of_program(Owner, Goal),
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    arg(N, Goal, Argument),
    atomic(Argument),
    A = Argument,
    findall(Value, argument_of(Goals1, Head, N, Value), Values1),
    findall(Value, argument_of(Goals2, Head, N, Value), Values2),
    sort(Values1, [A]),
    sort(Values2, [B]),
    atomic(B),
    A \== B.

%   of_program(+Owner, +Goal): Goal, with arguments, calls a predicate that
%   Owner defines.

of_program(Owner, Goal) :-
    compound(Goal),
    \+ predicate_property(Owner:Goal, imported_from(_)),
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    predicate_property(Owner:Head, number_of_clauses(_)).

argument_of(Goals, Head, N, Value) :-
    member(Goal, Goals),
    nonvar(Goal),
    \+ Goal \= Head,
    arg(N, Goal, Value).

known_players(Module, A, B) :-
    player_pair(Module, Known, _),
    msort(Known, Sorted),
    msort([A,B], Sorted),
    !.

%!  named_players(+Turn1, +Turn2, -Players) is nondet.
%
%   Players are A-B, by which the names of Turn1 and Turn2 differ. A turn is a
%   goal or Module:Name/Arity.

named_players(Turn1, Turn2, A-B) :-
    turn_name(Turn1, Name1),
    turn_name(Turn2, Name2),
    name_difference(Name1, Name2, A, B).

turn_name(_:Name/_, Name) :-
    !.
turn_name(Turn, Name) :-
    callable(Turn),
    functor(Turn, Name, _).

%   name_difference(+Name1, +Name2, -A, -B) is nondet: A and B stand in place of
%   each other in the two names; 1 and 2 are numbers.

name_difference(Name1, Name2, A, B) :-
    sub_atom(Name1, Before, _, After, Part1),
    sub_atom(Name1, 0, Before, _, Prefix),
    sub_atom(Name1, _, After, 0, Suffix),
    Before+After >= 3,
    Part1 \== '',
    atom_concat(Prefix, Rest, Name2),
    atom_concat(Part2, Suffix, Rest),
    Part2 \== '',
    player_name(Part1, A),
    player_name(Part2, B).

player_name(Part, Player) :-
    (   atom_number(Part, Number)
    ->  Player = Number
    ;   downcase_atom(Part, Player)
    ).

%!  swaps(+PI, +Clause, +Again, +Halves, -Swaps:list) is det.
%
%   Clause is Head-Before of PI, with the goals Before its second half, Halves
%   are the goals of both. Swaps are A-B pairs: a predicate of the program is
%   called with the variable A in the first half, and in the second one with B
%   in its place. A stands in Head where it stands in the calls Again of the
%   next round, so it is no board, and tells of a player.

swaps(Owner:_, Head-Before, Again, Goals1-Goals2, Swaps) :-
    term_variables(Head-Before, Known),
    include(of_program(Owner), Goals1, Calls1),
    include(of_program(Owner), Goals2, Calls2),
    foldl(paired_with(Calls2), Calls1, [], Pairs),
    foldl(add_swap(Head, Again, Known), Pairs, [], Swaps).

paired_with(Calls2, Call1, Pairs0, Pairs) :-
    foldl(paired(Call1), Calls2, Pairs0, Pairs).

paired(Call1, Call2, Pairs0, Pairs) :-
    (   same_predicate(Call1, Call2)
    ->  Call1 =.. [_|Args1],
        Call2 =.. [_|Args2],
        pairs_keys_values(New, Args1, Args2),
        append(Pairs0, New, Pairs)
    ;   Pairs = Pairs0
    ).

add_swap(Head, Again, Known, A-B, Swaps0, Swaps) :-
    (   A \== B,
        one_of(Known, B),
        term_variables(Swaps0, Swapped),
        \+ one_of(Swapped, A),
        \+ one_of(Swapped, B),
        \+ ( member(Call, Again), \+ in_place(Head, Call, A) )
    ->  append(Swaps0, [A-B], Swaps)
    ;   Swaps = Swaps0
    ).

in_place(Head, Call, Variable) :-
    compound(Head),
    compound(Call),
    arg(N, Head, Part),
    arg(N, Call, Other),
    (   Part == Variable
    ->  Other == Variable
    ;   in_place(Part, Other, Variable)
    ),
    !.
