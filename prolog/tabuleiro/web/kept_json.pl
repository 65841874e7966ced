/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_kept,
          [ kept_json/3                 % :Convert, +Terms, -Json
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(limits, [web_limit/2]).
:- use_module('../base/json', [json_text/2]).

/** <module> A cache for the JSON of recurring parts of answers

All answers about a board have the same cells, and there are few different
pieces and choices. The cache keeps the JSON text of at most web_limit(kept) of
them. A text depends only on the term and the language, so the cache holds
nothing about a request.
*/

:- meta_predicate
    kept_json(2, +, -).

:- dynamic kept/5.                      % Hash, Term, Convert, Language, Text

%!  kept_json(:Convert, +Terms:list, -Json) is det.
%
%   Json, a part of an answer, is printed as the list of the dicts that
%   call(Convert, Term, Dict) returns for the elements Term of Terms.

kept_json(Convert, Terms, json_text(Text)) :-
    current_prolog_flag(message_language, Language),
    maplist(element_text(Convert, Language), Terms, Texts),
    atomic_list_concat(Texts, ',', Elements),
    string_concat("[", Elements, Text0),
    string_concat(Text0, "]", Text).

element_text(Convert, Language, Term, Text) :-
    term_hash(Term, Hash),
    (   integer(Hash),
        kept(Hash, Term, Convert, Language, Text0)
    ->  Text = Text0
    ;   call(Convert, Term, Dict),
        json_text(Dict, Text),
        keep(Hash, Term, Convert, Language, Text)
    ).

%   A term with variables has no hash and is not kept.

keep(Hash, _, _, _, _) :-
    var(Hash),
    !.
keep(Hash, Term, Convert, Language, Text) :-
    predicate_property(kept(_, _, _, _, _), number_of_clauses(Count)),
    web_limit(kept, Most),
    (   Count < Most
    ->  true
    ;   retractall(kept(_, _, _, _, _))
    ),
    assertz(kept(Hash, Term, Convert, Language, Text)).

:- multifile json:json_write_hook/4.

json:json_write_hook(json_text(Text), Stream, _, _) :-
    write(Stream, Text).
