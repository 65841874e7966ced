/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_arithmetic,
          [ sicstus_arithmetic/2        % +Goal0, -Goal
          ]).
:- use_module(library(apply), [maplist/3]).

/** <module> Arithmetic as in SICStus 4

In SICStus the quotient of two integers, and a power by `**`, are floats, but in
library(clpfd) the quotient is an integer. Some functions have another name or
meaning in SWI-Prolog. The expressions in the
text of a program are rewritten; expressions that the program makes at run time
are not.
*/

%!  sicstus_arithmetic(+Goal0, -Goal) is semidet.
%
%   Goal does in SWI-Prolog what Goal0 does in SICStus. Fails if Goal0 needs no
%   change.
%
%       ?- sicstus_arithmetic(X is N/2, Goal).
%       Goal = (X is float(N)/2).

sicstus_arithmetic(X is Expression0, X is Expression) :-
    expression(number, Expression0, Expression),
    Expression \== Expression0.
sicstus_arithmetic(Goal0, Goal) :-
    compound(Goal0),
    compound_name_arguments(Goal0, Name, [Left0,Right0]),
    comparison(Name, Domain),
    maplist(expression(Domain), [Left0,Right0], [Left,Right]),
    Left-Right \== Left0-Right0,
    compound_name_arguments(Goal, Name, [Left,Right]).

comparison(=:=,    number).
comparison(=\=,    number).
comparison(<,      number).
comparison(>,      number).
comparison(=<,     number).
comparison(>=,     number).
comparison('#=',   integer).
comparison('#\\=', integer).
comparison('#<',   integer).
comparison('#>',   integer).
comparison('#=<',  integer).
comparison('#>=',  integer).

expression(_, Term, Term) :-
    \+ compound(Term),
    !.
expression(Domain, Term0, Term) :-
    compound_name_arguments(Term0, Name, Arguments0),
    maplist(expression(Domain), Arguments0, Arguments),
    compound_name_arguments(Term1, Name, Arguments),
    (   function_of(Domain, Term1, Term2)
    ->  Term = Term2
    ;   Term = Term1
    ).

function_of(number, Term0, Term) :-
    function(Term0, Term).
function_of(integer, X/Y, X//Y).

%   function(F, G): G is in SWI-Prolog what F is in SICStus. float/1 is not
%   applied twice: goals are expanded until nothing changes.

function(X/Y,        float(X)/Y)    :- \+ is_float(X).
function(X**Y,       float(X)**Y)   :- \+ is_float(X).
function(\(X, Y),    X xor Y).
function(exp(X, Y),  float(X)**Y).
function(log(B, X),  log(X)/log(B)).
function(integer(X), truncate(X)).
function(cot(X),     1.0/tan(X)).
function(acot(X),    atan(1.0/X)).
function(coth(X),    1.0/tanh(X)).
function(acoth(X),   atanh(1.0/X)).

is_float(X) :-
    float(X).
is_float(X) :-
    nonvar(X),
    ( X = float(_) ; X = log(_) ).
