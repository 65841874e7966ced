/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_help,
          [ asks_help/1,                % +Argv
            print_help/1                % +Module
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(main), [argv_usage/1]).
:- use_module('../prolog/tabuleiro/texts/language').
:- use_module('../prolog/tabuleiro/base/room', [screen_width/1]).
:- use_module('../prolog/tabuleiro/base/paragraph', [filled_message/3]).

/** <module> The help of a command, in the language of the person

library(main) reads opt_type/3, opt_help/2 and opt_meta/2 of this module, which
has those of the command that is in app_help_of, translated.
*/

:- multifile prolog:message//2.

%!  asks_help(+Argv:list) is semidet.

asks_help(Argv) :-
    member(Help, ['--help','-h','-?']),
    memberchk(Help, Argv),
    !.

%!  print_help(+Module) is det.
%
%   Prints the help of the command in Module.

print_help(Module) :-
    nb_setval(app_help_of, Module),
    argv_usage(app_help:help).

:- public opt_type/3, opt_help/2, opt_meta/2.

opt_type(Flag, Name, Type) :-
    of_command(opt_type(Flag, Name, Type)).

opt_help(Name, Help) :-
    of_command(opt_help(Name, English)),
    local_text(English, Help).
opt_help(help, Help) :-
    local_text("Show this help message and exit", Help).

%   Without opt_meta/2 library(main) shows the type.

opt_meta(Name, Meta) :-
    (   of_command(opt_meta(Name, English))
    ->  true
    ;   of_command(opt_type(_, Name, Type)),
        Type \== boolean,
        functor(Type, Word, _),
        upcase_atom(Word, English)
    ),
    local_text(English, Meta).

of_command(Goal) :-
    nb_getval(app_help_of, Module),
    functor(Goal, Name, Arity),
    current_predicate(Module:Name/Arity),
    Module:Goal.

%   The words of library(main) itself are translated; what is before and after
%   the options is filled.

prolog:message(Language, opt_usage(app_help)) -->
    { phrase(prolog:message(opt_usage(app_help)), Lines0),
      (   Language == en
      ->  Lines1 = Lines0
      ;   phrase(headed(Lines0), Lines1)
      ),
      screen_width(Width),
      filled_message(Lines1, Width, Lines)
    },
    Lines.

headed([]) -->
    [].
headed([ansi(comment, Heading, [])|Lines]) -->
    !,
    { local_text(Heading, Local) },
    [ ansi(comment, '~w', [Local]) ],
    headed(Lines).
headed([Line|Lines]) -->
    [ Line ],
    headed(Lines).
