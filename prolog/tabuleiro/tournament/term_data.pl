/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_term_data,
          [ term_data/2                 % ?Term, ?Data
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../base/term_size', [within_size/2]).

/** <module> Terms as data that JSON can hold

Ground terms of numbers, atoms, strings and lists are sent between machines as
data, which is never read as Prolog:

    | term         | data as JSON           |
    | 3            | 3                      |
    | random       | "random"               |
    | "text"       | {"text": "text"}       |
    | [a, b]       | ["a", "b"]             |
    | size(3-4)    | {"size": [{"-":[3,4]}]} |
*/

%!  term_data(?Term, ?Data) is semidet.
%
%   Data, as json_read_dict/2 returns it, stands for Term. One of the two is
%   unbound. Fails if Term, or Data, has no counterpart.

term_data(Term, Data) :-
    nonvar(Term),
    !,
    within_size(Term, 100_000),
    data_of(Term, Data).
term_data(Term, Data) :-
    nonvar(Data),
    term_of(Data, Term).

data_of(Term, _) :-
    var(Term),
    !,
    fail.
data_of(Number, Number) :-
    number(Number),
    !,
    \+ ( rational(Number), \+ integer(Number) ).
data_of(String, _{text:String}) :-
    string(String),
    !.
data_of(List, Data) :-
    is_list(List),
    !,
    maplist(data_of, List, Data).
data_of(Atom, Data) :-
    atom(Atom),
    !,
    \+ blob(Atom, stream),
    atom_string(Atom, Data).
data_of(Term, Data) :-
    compound(Term),
    \+ is_dict(Term),
    compound_name_arguments(Term, Name, Arguments),
    atom(Name),
    Arguments \== [],
    maplist(data_of, Arguments, List),
    dict_pairs(Data, _, [Name-List]).

term_of(Number, Number) :-
    number(Number),
    !.
term_of(Atom, Term) :-
    string(Atom),
    !,
    atom_string(Term, Atom).
term_of(List, Terms) :-
    is_list(List),
    !,
    maplist(term_of, List, Terms).
term_of(Data, Term) :-
    is_dict(Data),
    dict_pairs(Data, _, [Name-Value]),
    (   Name == text,
        string(Value)
    ->  Term = Value
    ;   Value = [_|_],
        atom(Name),
        maplist(term_of, Value, Arguments),
        compound_name_arguments(Term, Name, Arguments)
    ).
