/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_mirrored_moves,
          [ move_map/4,                 % +Symmetry, +State, +Moves, -Map
            mirrored_moves/3            % +Map, +Moves, -Mirrored
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(symmetry, [board/2, exchanged_atom/3]).

/** <module> Mirroring moves
*/

%!  move_map(+Symmetry, +State, +Moves, -Map) is nondet.
%
%   Map, map(Numbers, Words), is a guess at how Symmetry mirrors Moves, the
%   legal moves in State. Numbers is a list of
%
%     - reflect(Which, Sum): N becomes Sum-N, where N is the first or second
%       number of each cell, or every number
%     - swap: the two numbers of each cell change places
%
%   Words are pairs A-B; A and B change places.

move_map(sym(Flip, Pairs, _), State, Moves, map(Numbers, Words)) :-
    (   board(State, Board),
        length(Board, Rows)
    ->  true
    ;   Rows = 0,
        Board = []
    ),
    (   Board = [Row|_],
        is_list(Row)
    ->  length(Row, Columns)
    ;   Columns = 0
    ),
    reflections(Flip, Rows, Columns, Moves, Numbers),
    words(Flip, Moves, Directions),
    exclude(of_numbers, Pairs, Players),
    append(Players, Directions, Words).

%   Numbers in moves are not players.

of_numbers(A-_) :-
    number(A).

reflections(none, _, _, _, []).
reflections(rows, N, _, Moves, Numbers) :-
    reflection(N, Moves, Numbers).
reflections(columns, _, N, Moves, Numbers) :-
    reflection(N, Moves, Numbers).
reflections(both, Rows, Columns, Moves, Numbers) :-
    reflection(Rows, Moves, [reflect(First, Sum)]),
    (   First == all
    ->  Numbers = [reflect(all, Sum)]
    ;   reflection(Columns, Moves, [reflect(Second, Sum2)]),
        Second \== all,
        Second \== First,
        Numbers = [reflect(First, Sum),reflect(Second, Sum2)]
    ).
reflections(diagonal, _, _, _, [swap]).

reflection(_, Moves, []) :-
    \+ ( member(Move, Moves), sub_number(Move) ),
    !.
reflection(N, _, [reflect(Which, Sum)]) :-
    member(Which, [odd,even,all]),
    member(D, [1,-1,0]),
    Sum is N+D.

sub_number(Term) :-
    integer(Term),
    !.
sub_number(Term) :-
    compound(Term),
    arg(_, Term, Argument),
    sub_number(Argument),
    !.

words(none, _, []) :-
    !.
words(_, Moves, Pairs) :-
    (   opposite(A, B),
        member(Move, Moves),
        sub_atom_of(Move, Word),
        memberchk(Word, [A,B])
    ->  findall(C-D, opposite(C, D), All),
        (   Pairs = All
        ;   findall(C-D, upright(C, D), Pairs)
        ;   findall(C-D, ( member(C-D, All), \+ upright(C, D) ), Pairs)
        ;   Pairs = []
        )
    ;   Pairs = []
    ).

opposite(left, right).
opposite(l, r).
opposite(esquerda, direita).
opposite(east, west).
opposite(este, oeste).
opposite(A, B) :-
    upright(A, B).

upright(up, down).
upright(north, south).
upright(cima, baixo).
upright(norte, sul).

sub_atom_of(Term, Term) :-
    atom(Term).
sub_atom_of(Term, Atom) :-
    compound(Term),
    arg(_, Term, Argument),
    sub_atom_of(Argument, Atom).

%!  mirrored_moves(+Map, +Moves, -Mirrored:list) is det.
%
%   Mirrored are the images of Moves under Map, in the same order.

mirrored_moves(Map, Moves, Mirrored) :-
    maplist(mirrored_move(Map), Moves, Mirrored).

mirrored_move(map(Numbers, Words), Move, Mirrored) :-
    (   Numbers == [swap]
    ->  numbers_of(Move, Is, []),
        exchanged_numbers(Is, Js)
    ;   numbers_of(Move, Is, []),
        reflected(Is, 1, Numbers, Js)
    ),
    rebuilt(Move, Words, Js, [], Mirrored).

numbers_of(Term, [Term|Is], Is) :-
    integer(Term),
    !.
numbers_of(Term, Is, Js) :-
    compound(Term),
    !,
    compound_name_arguments(Term, _, Arguments),
    numbers_of_all(Arguments, Is, Js).
numbers_of(_, Is, Is).

numbers_of_all([], Is, Is).
numbers_of_all([X|Xs], Is, Js) :-
    numbers_of(X, Is, Is1),
    numbers_of_all(Xs, Is1, Js).

exchanged_numbers([I,J|Is], [J,I|Js]) :-
    !,
    exchanged_numbers(Is, Js).
exchanged_numbers(Is, Is).

reflected([], _, _, []).
reflected([I|Is], N, Numbers, [J|Js]) :-
    Odd is N mod 2,
    (   member(reflect(Which, Sum), Numbers),
        reflects(Which, Odd)
    ->  J is Sum-I
    ;   J = I
    ),
    N1 is N+1,
    reflected(Is, N1, Numbers, Js).

reflects(all, _).
reflects(odd, 1).
reflects(even, 0).

rebuilt(Term, _, [J|Js], Js, J) :-
    integer(Term),
    !.
rebuilt(Term, Words, Is, Js, New) :-
    compound(Term),
    !,
    compound_name_arguments(Term, Name, Arguments0),
    rebuilt_all(Arguments0, Words, Is, Js, Arguments),
    compound_name_arguments(New, Name, Arguments).
rebuilt(Term, Words, Is, Is, New) :-
    exchanged_atom(Words, Term, New).

rebuilt_all([], _, Is, Is, []).
rebuilt_all([X|Xs], Words, Is, Js, [Y|Ys]) :-
    rebuilt(X, Words, Is, Is1, Y),
    rebuilt_all(Xs, Words, Is1, Js, Ys).
