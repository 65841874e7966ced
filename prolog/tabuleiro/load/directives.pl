/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_directives,
          [ declares/1,                 % +Directive
            loads_files/1,              % ?Goal
            imports/1,                  % ?Name
            starts_game/1,              % +Goal
            directive_event/3           % +Outcome, +Goal, -Event
          ]).
:- use_module(library(lists), [member/2]).

/** <module> Kinds of directives of a program
*/

%!  declares(+Directive) is semidet.
%
%   Directive is a declaration, which runs as it stands.

declares(module(_, _, _)).
declares(dynamic(_)).
declares(dynamic(_, _)).
declares(discontiguous(_)).
declares(multifile(_)).
declares(module_transparent(_)).
declares(meta_predicate(_)).
declares(table(_)).
declares(include(_)).
declares(encoding(_)).
declares(set_prolog_flag(_, _)).
declares(style_check(_)).
declares(public(_)).
declares(volatile(_)).
declares(thread_local(_)).
declares(block(_)).
declares(mode(_)).
declares(if(_)).
declares(elif(_)).
declares(else).
declares(endif).

%!  loads_files(?Goal) is nondet.
%
%   Goal loads files of the program or libraries.

loads_files([_|_]).
loads_files(consult(_)).
loads_files(ensure_loaded(_)).
loads_files(load_files(_)).
loads_files(load_files(_, _)).
loads_files(use_module(_)).
loads_files(use_module(_, _)).
loads_files(compile(_)).
loads_files(reconsult(_)).
loads_files(autoload(_)).
loads_files(autoload(_, _)).
loads_files(reexport(_)).
loads_files(reexport(_, _)).

%!  imports(?Name) is nondet.
%
%   Directives Name import from modules; the second argument lists the imports.

imports(use_module).
imports(autoload).
imports(reexport).

%!  starts_game(+Goal) is semidet.
%
%   Goal starts the game or ends Prolog.

starts_game(Goal) :-
    strip_module(Goal, _, Plain),
    callable(Plain),
    functor(Plain, Name, _),
    starts(Name).

starts(play).
starts(main).
starts(halt).

%!  directive_event(+Outcome:dict, +Goal, -Event) is nondet.
%
%   load_program/3 reports Event, to which it adds file and line, for the
%   directive Goal with this Outcome of quietly/3.

directive_event(Outcome, _, printed(Outcome.printed)) :-
    Outcome.printed \== "".
directive_event(Outcome, Goal, read(Goal)) :-
    Outcome.reads == true.
directive_event(Outcome, _, skipped(Name)) :-
    member(called(Name/_), Outcome.deeds),
    starts(Name).
directive_event(Outcome, Goal, Event) :-
    result_event(Outcome.result, Goal, Event).

result_event(no, Goal, failed(Goal)).
result_event(late(_), Goal, timeout(Goal)).
result_event(threw(Error), Goal, threw(Goal, Error)) :-
    Error \== program_halted.
