/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_text_laws,
          [ text_breach/2               % +Adapter, -Breach
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(prolog_code), [pi_head/2]).
:- use_module('../load/encoding', [text_encoding/2]).
:- use_module('../load/program_parts', [part/4]).

/** <module> Suspicions from the text of a program
*/

%!  text_breach(+Adapter, -Breach) is nondet.
%
%   Breach is variable_once(PI, Name, File, Line): the clause at Line of File of
%   the program below Adapter has a named variable that occurs once. Its name
%   is misspelt or should begin with an underscore. If more than three clauses
%   have such a variable, the author does not mind, and there is no Breach.

text_breach(Adapter, broken(Law, module)) :-
    findall(Law0, variable_once(Adapter.module, Law0), Laws),
    findall(File-Line, member(variable_once(_, _, File, Line), Laws), Lines0),
    sort(Lines0, Lines),
    length(Lines, Count),
    Count =< 3,
    member(Law, Laws).

variable_once(Module, variable_once(PI, Name, File, Line)) :-
    once(part(Root, _, _, Module)),
    part(Root, File, _, Owner),
    exists_file(File),
    text_encoding(File, Encoding),
    setup_call_cleanup(
        open(File, read, In, [encoding(Encoding),newline(dos)]),
        findall(Found, singleton(In, Owner, Found), All),
        close(In)),
    member(once(PI, Name, Line), All).

%   Terms that cannot be read are skipped: loading the program reported them.

singleton(In, Module, Found) :-
    repeat,
    catch(read_term(In, Term,
                    [ module(Module), singletons(Names),
                      term_position(Position)
                    ]),
          error(_, _),
          Term = unreadable),
    (   Term == end_of_file
    ->  !,
        fail
    ;   nonvar(Names),
        member(Name=_, Names),
        \+ sub_atom(Name, 0, _, _, '_'),
        clause_of(Term, PI),
        stream_position_data(line_count, Position, Line),
        Found = once(PI, Name, Line)
    ).

clause_of(Term, _) :-
    ( Term = (:- _) ; Term = (?- _) ),
    !,
    fail.
clause_of((Head --> _), Name//Arity) :-
    !,
    callable(Head),
    functor(Head, Name, Arity).
clause_of(Term, PI) :-
    (   Term = (Head :- _)
    ->  true
    ;   Head = Term
    ),
    callable(Head),
    pi_head(PI, Head).
