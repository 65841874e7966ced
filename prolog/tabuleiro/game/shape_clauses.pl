/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_shape_clauses,
          [ term_expansion/2,           % +EndOfFile, -Clauses
            op(150, xfx, ..)
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(shapes, [op(_,_,..)]).

/** <module> Shapes compiled to clauses

The module that declares the shapes of a game imports this file, and thereby
gets a predicate has_shape/2, by which must_have_shape/2 accepts a term in one
pass. Only a term that is not accepted is checked part by part, to find the
error.

    shape(player, one_of(['W','B'])).
    shape(hand,   list(player-(0..29))).

adds the clauses

    has_shape(player, T) :- 'shape player'(T).
    has_shape(hand,   T) :- 'shape hand'(T).

    'shape player'('W').
    'shape player'('B').

    'shape hand'([]).
    'shape hand'([P-N|Ts]) :-
        'shape player'(P),
        integer(N), 0 =< N, N =< 29,
        'shape list(player-0..29)'(Ts).
    ...
*/

%!  term_expansion(+EndOfFile, -Clauses) is semidet.
%
%   Adds the clauses of has_shape/2 at the end of the file that imports this
%   predicate.

term_expansion(end_of_file, Clauses) :-
    prolog_load_context(module, Module),
    current_predicate(Module:shape/2),
    \+ predicate_property(Module:shape(_, _), imported_from(_)),
    findall(Name, Module:shape(Name, _), Names),
    findall((has_shape(Name, T) :- Goal),
            ( member(Name, Names),
              shape_goal(Name, T, Goal)
            ),
            Clauses0),
    clauses(Names, Module, [], Clauses1),
    append([ [(:- public has_shape/2)|Clauses0], Clauses1, [end_of_file] ],
           Clauses).

%   Clauses are the clauses of Shapes, except those in Done, and of the shapes
%   that they call.

clauses([], _, _, []).
clauses([Shape|Shapes], M, Done, Clauses) :-
    memberchk(Shape, Done),
    !,
    clauses(Shapes, M, Done, Clauses).
clauses([Shape|Shapes0], M, Done, Clauses) :-
    findall(clause(T, Goals),
            phrase(alternative(Shape, M, T), Goals),
            Alternatives),
    maplist(shape_clause(Shape), Alternatives, Own),
    findall(Part,
            ( member(clause(_, Goals), Alternatives),
              member(shape(Part, _), Goals)
            ),
            Shapes, Shapes0),
    append(Own, Rest, Clauses),
    clauses(Shapes, M, [Shape|Done], Rest).

shape_clause(Shape, clause(T, Goals0), Clause) :-
    shape_goal(Shape, T, Head),
    maplist(goal, Goals0, Goals),
    (   Goals == []
    ->  Clause = Head
    ;   first_use(library(prolog_code), comma_list(Body, Goals)),
        Clause = (Head :- Body)
    ).

goal(shape(Shape, T), Goal) :-
    !,
    shape_goal(Shape, T, Goal).
goal(Goal, Goal).

shape_goal(Shape, T, Goal) :-
    format(atom(Name), 'shape ~W',
           [Shape, [module(tabuleiro_shape_clauses), quoted(true)]]),
    Goal =.. [Name,T].

                /*******************************
                *            CLAUSES           *
                *******************************/

%   alternative(+Shape, +Module, -T)// is nondet.
%
%   T is the argument of the head of a clause for Shape; the list has the goals
%   of its body. The goal shape(Part, T1) stands for a call of the clauses of
%   Part.

alternative(one_of(Constants), _, C) -->
    !,
    { member(C, Constants) }.
alternative(Low..High, _, I) -->
    !,
    { between(Low, High, I) }.
alternative(list(S), M, List) -->
    !,
    (   { List = [] }
    ;   { List = [T|Ts] },
        pattern(S, M, T),
        [ shape(list(S), Ts) ]
    ).
alternative([optional(S)], M, Optional) -->
    !,
    (   { Optional = [] }
    ;   { Optional = [T] },
        pattern(S, M, T)
    ).
alternative(( S1 ; S2 ), M, T) -->
    !,
    (   { S1 = const(T) },
        [ ! ]
    ;   { S1 \= const(_) },
        [ tabuleiro_shapes:looks_like(S1, M, T), !, T = T1 ],
        pattern(S1, M, T1)
    ;   pattern(S2, M, T)
    ).
alternative(Name, M, T) -->
    { atom(Name),
      !,
      tabuleiro_shapes:shape_called(Name, M, S)
    },
    (   { has_clauses(S) }
    ->  alternative(S, M, T)
    ;   pattern(S, M, T)
    ).
alternative(Compound, M, T) -->
    { optional_argument(Compound, Most, Least) },
    (   pattern(Least, M, T)
    ;   pattern(Most, M, T)
    ).

%   has_clauses(+Shape): a Shape without clauses of its own is tested where it
%   is used, see pattern//3.

has_clauses(one_of(_)).
has_clauses(list(_)).
has_clauses([optional(_)]).
has_clauses(( _ ; _ )).
has_clauses(Low..High) :-
    Low =< High,
    High-Low < 10.
has_clauses(Compound) :-
    optional_argument(Compound, _, _).

optional_argument(Compound, Most, Least) :-
    compound(Compound),
    Compound \= [_|_],
    Compound =.. [Name|Arguments],
    append(Others, [optional(S)], Arguments),
    append(Others, [S], All),
    Most =.. [Name|All],
    Least =.. [Name|Others].

%   pattern(+Shape, +Module, -T)//
%
%   A ground term has Shape if it unifies with T and then the goals are true.

pattern(S, _, T) -->
    { has_clauses(S) },
    !,
    [ shape(S, T) ].
pattern(integer, _, I) -->
    !,
    [ integer(I) ].
pattern(Low..High, _, I) -->
    !,
    [ integer(I), Low =< I, I =< High ].
pattern(const(C), _, C) -->
    !.
pattern([], _, []) -->
    !.
pattern([S|Ss], M, [T|Ts]) -->
    !,
    pattern(S, M, T),
    pattern(Ss, M, Ts).
pattern(list(N,S), _, List) -->
    !,
    [ shape(list(S), List), length(List, N) ].
pattern(set(S), _, Set) -->
    !,
    [ shape(list(S), Set), sort(Set, Set) ].
pattern(subset(Terms), _, Set) -->
    !,
    [ tabuleiro_shapes:in_order(Set, Terms) ].
pattern(rectangle(Columns,Rows,S), _, Board) -->
    !,
    [ shape(list(list(S)), Board),
      tabuleiro_shapes:is_board(rectangle(Columns,Rows,S), Board)
    ].
pattern(rhombus(Sizes,S), _, Board) -->
    !,
    [ shape(list(list(S)), Board),
      tabuleiro_shapes:is_board(rhombus(Sizes,S), Board)
    ].
pattern(domain(_, S), M, T) -->
    !,
    pattern(S, M, T).
pattern(Name, M, T) -->
    { atom(Name),
      !,
      tabuleiro_shapes:shape_called(Name, M, S)
    },
    (   { compound(S),
          \+ has_clauses(S)
        }
    ->  pattern(S, M, T)
    ;   [ shape(Name, T) ]
    ).
pattern(Compound, M, T) -->
    { Compound =.. [Name|Ss] },
    pattern(Ss, M, Ts),
    { T =.. [Name|Ts] }.
