/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(malformed,
          [ malformed/4                 % :Shape, +Good, -Bad, -Kind
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/game/shapes').

/** <module> Malformed terms, made of a good one and its shape
*/

:- meta_predicate malformed(:, +, -, -).

%!  malformed(:Shape, +Good, -Bad, -Kind) is nondet.
%
%   Bad is Good, which has Shape, with one part replaced by something that
%   cannot stand there. Kind is the kind of error that this is: `cyclic`,
%   `unbound`, `type` or `domain`. Of a long list only the first and the
%   last element are replaced.

malformed(Module:Shape, Good, Bad, Kind) :-
    replaced(Shape, Module, Good, Bad, Kind).

replaced(_, _, _, Bad, cyclic) :-
    Bad = f(Bad).
replaced(_, _, _, _, unbound).
replaced(S, M, _, Bad, type) :-
    member(Bad, [f(x), 1.5, "text", foo, 7, [], [a|b], 1-a, f{}]),
    \+ has_type(M:S, Bad).
replaced(S, M, Good, Bad, domain) :-
    wrong_value(S, M, Good, Bad).
replaced(S, M, Good, Bad, Kind) :-
    inside(S, M, Good, Part, M1, Old, New, Bad),
    replaced(Part, M1, Old, New, Kind).

%   Of the right type, and no value.

wrong_value(Low.._, _, _, Bad) :-
    Bad is Low-1.
wrong_value(_..High, _, _, Bad) :-
    (   Bad is High+1
    ;   Bad is 1<<70
    ).
wrong_value(one_of([C|_]), _, _, Bad) :-
    (   integer(C)
    ->  member(Bad, [-1,99,1180591620717411303424])
    ;   member(Bad, ['','no constant'])
    ).
wrong_value(set(_), _, [X|Xs], [X,X|Xs]).
wrong_value(set(_), _, [X,Y|Xs], [Y,X|Xs]).
wrong_value(subset([T|Ts]), _, _, Bad) :-
    (   Bad = [T,T]
    ;   Ts = [T1|_],
        Bad = [T1,T]
    ;   integer(T),
        Bad = [0]
    ).
wrong_value(rectangle(_,_,_), _, [Row|Rows], Board) :-
    (   Board = [Row]
    ;   length(Many, 30),
        maplist(=(Row), Many),
        append(Rows, Many, Board)
    ;   Board = []
    ).
wrong_value(rhombus(_,_), _, [Row|_], [Row]).

%   Part is the shape of Old in Good, New of Bad: all else is the same.

inside(S, M, Good, Part, M, Old, New, Bad) :-
    compound_shape(S),
    !,
    S =.. [Name|Ss],
    Good =.. [Name|Olds],
    inside_elements(Ss, Olds, Part, Old, New, News),
    Bad =.. [Name|News].
inside([S|Ss], M, Good, Part, M, Old, New, Bad) :-
    !,
    inside_elements([S|Ss], Good, Part, Old, New, Bad).
inside(list(S), M, Good, S, M, Old, New, Bad) :-
    !,
    first_or_last(Good, Old, New, Bad).
inside(list(_,S), M, Good, S, M, Old, New, Bad) :-
    !,
    first_or_last(Good, Old, New, Bad).
inside(set(S), M, Good, S, M, Old, New, Bad) :-
    !,
    first_or_last(Good, Old, New, Bad).
inside(rectangle(_,_,S), M, Good, S, M, Old, New, Bad) :-
    !,
    first_or_last(Good, Row, NewRow, Bad),
    first_or_last(Row, Old, New, NewRow).
inside(rhombus(_,S), M, Good, S, M, Old, New, Bad) :-
    !,
    first_or_last(Good, Row, NewRow, Bad),
    first_or_last(Row, Old, New, NewRow).
inside(S, M, Good, Part, M, Good, New, New) :-
    once(shape_part(M:S, Good, Part, _)).

%   A term that stands for itself, not for a shape of another kind.

compound_shape(S) :-
    compound(S),
    compound_name_arity(S, Name, Arity),
    \+ memberchk(Name/Arity,
                 [ '..'/2, one_of/1, const/1, subset/1, list/1, list/2,
                   set/1, rectangle/3, rhombus/2, (;)/2, domain/2,
                   '[|]'/2
                 ]).

inside_elements([S|_], [Old|Olds], Part, Old, New, [New|Olds]) :-
    (   S = optional(Part)
    ->  true
    ;   Part = S
    ).
inside_elements([_|Ss], [E|Olds], Part, Old, New, [E|News]) :-
    (   is_list(Ss)
    ->  inside_elements(Ss, Olds, Part, Old, New, News)
    ;   Part = Ss,
        Old = Olds,
        New = News
    ).

first_or_last([Old|Rest], Old, New, [New|Rest]).
first_or_last(List, Old, New, Bad) :-
    append(Before, [Old], List),
    Before = [_|_],
    append(Before, [New], Bad).
