/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_shared_terms,
          [ share_terms/2               % +Terms0, -Terms
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(hashtable), [ht_get/3, ht_new/1, ht_put/3]).
:- use_module(library(lists), [member/2]).

/** <module> Equal parts of terms in one place of the memory

Terms that were copied, such as the answers of findall/3, have copies of their
parts too. A collection of garbage walks through all of them.
*/

%!  share_terms(+Terms0:list, -Terms:list) is det.
%
%   Terms are as Terms0, but their equal ground parts are the same term in
%   memory: arguments, lists and the elements of lists, but not the tails of
%   lists.
%
%       ?- findall(f([a,b],N), between(1, 2, N), L0), share_terms(L0, L),
%          L = [f(X,_),f(Y,_)], same_term(X, Y).

share_terms(Terms0, Terms) :-
    ht_new(Table),
    maplist(share_parts(Table), Terms0, Terms).

share_parts(_, Term0, Term) :-
    \+ compound(Term0),
    !,
    Term = Term0.
share_parts(Table, Term0, Term) :-
    is_list(Term0),
    !,
    maplist(share(Table), Term0, Term).
share_parts(Table, Term0, Term) :-
    compound_name_arguments(Term0, Name, Arguments0),
    maplist(share(Table), Arguments0, Arguments),
    compound_name_arguments(Term, Name, Arguments).

%   Table has a list of terms for each hash: a hash takes longer to compute than
%   a term to compare, so that of Term0 is computed once.

share(Table, Term0, Term) :-
    (   compound(Term0),
        term_hash(Term0, Hash),
        nonvar(Hash)                    % Term0 is ground
    ->  (   ht_get(Table, Hash, Known)
        ->  true
        ;   Known = []
        ),
        (   member(Term, Known),
            Term == Term0
        ->  true
        ;   share_parts(Table, Term0, Term),
            ht_put(Table, Hash, [Term|Known])
        )
    ;   share_parts(Table, Term0, Term)
    ).
