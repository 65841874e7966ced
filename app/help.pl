/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_help,
          [ arguments/3,                % :Argv, -Positional, -Options
            asks_help/1,                % +Argv
            print_help/1,               % +Module
            option_row/5                % +Module, ?Name, -Type, -Default,
                                        % -Meaning
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(main), [argv_options/4, argv_usage/1]).
:- use_module(library(prolog_code), [comma_list/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../prolog/tabuleiro/texts/language').
:- use_module('../prolog/tabuleiro/base/room', [screen_width/1]).
:- use_module('../prolog/tabuleiro/base/paragraph', [filled_message/3]).

/** <module> The options and the help of a command

The module of a command has two tables:

  - command_option(?Name, -Type, -Default, -Meaning): its options, as in
    tabuleiro/base/options. The first row of a name counts. A row whose Type
    cannot be typed, such as a goal, is not an option of the command. In
    `Type as Meta`, Type is such a type or a type of library(main), and Meta is
    the word for its value.
  - help(?Part, -Text): Part is `header` or `footer`, the sentences before and
    after the options, or `usage`, the parts of the line of arguments.

A translation has the messages tabuleiro(option(Command, Name, Meaning)) and
tabuleiro(help(Command, Part, Text)), found by Command and Name or Part.
*/

:- multifile prolog:message//2.

:- meta_predicate arguments(:, -, -).

%!  arguments(:Argv, -Positional, -Options) is det.
%
%   Parses Argv by the options of the calling module. `--levels=1,2` and
%   `--levels=1` are lists, like `--levels=[1,2]`.
%
%   @error opt_error(Why), as library(main) throws it

arguments(Module:Argv, Positional, Options) :-
    nb_setval(app_help_of, Module),
    argv_options(app_help:Argv, Positional, Options0, []),
    maplist(listed(Module), Options0, Options).

listed(Module, Option0, Option) :-
    Option0 =.. [Name,Value],
    (   option_row(Module, Name, Type, _, _),
        may_be_listed(Type, Value)
    ->  comma_list(Value, Values),
        Option =.. [Name,Values]
    ;   Option = Option0
    ).

may_be_listed(Type as _, Value) :-
    may_be_listed(Type, Value).
may_be_listed(list(_), Value) :-
    \+ is_list(Value).
may_be_listed(each(_), (_,_)).

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

%!  option_row(+Module, ?Name, -Type, -Default, -Meaning) is nondet.
%
%   The options of the command in Module.

option_row(Module, Name, Type, Default, Meaning) :-
    distinct(Name, Module:command_option(Name, Type, Default, Meaning)),
    typed(Type, _, _).

                /*******************************
                *         LIBRARY(MAIN)        *
                *******************************/

:- public opt_type/3, opt_help/2, opt_meta/2.

opt_type(Name, Name, Type) :-
    nb_getval(app_help_of, Module),
    option_row(Module, Name, Declared, _, _),
    typed(Declared, Type, _).

opt_help(help(usage), Usage) :-
    of_command(Module, Command),
    Module:help(usage, Parts),
    local_text("[option ...]", Option),
    maplist(local_text, Parts, Words),
    atomic_list_concat([' ',Command,' ',Option,' '|Words], Usage).
opt_help(help(Part), Text) :-
    of_command(Module, Command),
    Module:help(Part, English),
    Part \== usage,
    translated(help(Command, Part, English), Text).
opt_help(help, Help) :-
    local_text("Show this help message and exit", Help).
opt_help(Name, Help) :-
    of_command(Module, Command),
    option_row(Module, Name, Type, Default, Meaning),
    translated(option(Command, Name, Meaning), Local),
    sub_string(Local, 0, 1, After, First),
    sub_string(Local, 1, After, 0, Rest),
    string_upper(First, Upper),
    shown_values(Type, Values),
    shown_default(Type, Default, Shown),
    atomic_list_concat([Upper,Rest,Values,Shown], Help).

translated(Message, Text) :-
    phrase(sentence(Message), [Format-Args]),
    format(string(Text), Format, Args).

%   The help adds the values of these types to the text of an option.

shown_values(oneof(Atoms), Values) :-
    !,
    atomic_list_concat(Atoms, ', ', List),
    string_concat(": ", List, Values).
shown_values(_, "").

shown_default(Type, Default, Shown) :-
    nonvar(Default),
    (   number(Default)
    ;   Default == true
    ;   Type = oneof(_)
    ),
    !,
    format(string(Shown), " (~w)", [Default]).
shown_default(_, _, "").

%   library(main) would show the type instead of Meta.

opt_meta(Name, Meta) :-
    nb_getval(app_help_of, Module),
    option_row(Module, Name, Declared, _, _),
    typed(Declared, _, English),
    English \== none,
    local_text(English, Meta).

of_command(Module, Command) :-
    nb_getval(app_help_of, Module),
    atom_concat(app_, Command, Module).

%   typed(Declared, Type, Meta): the value of an option of type Declared is
%   typed as Type of library(main), and the help calls it Meta.

typed(Declared as Meta, Type, Meta) :-
    (   typed(Declared, Type0, _)
    ->  Type = Type0
    ;   Type = Declared
    ).
typed(any,                  term,            'TERM').
typed(list,                 term,            'LIST').
typed(list(_),              term,            'A,B,...').
typed(between_or_all(_, _), term,            'NUMBER').
typed(text,                 atom,            'FILE').
typed(seconds,              number,          'SECONDS').
typed(seconds_or_inf, (number|oneof([inf])), 'SECONDS').
typed(game_time,            term,            'SECONDS').
typed(each(_),              term,            'SECONDS').
typed(positive_integer,     natural,         'NUMBER').
typed(nonneg,               nonneg,          'NUMBER').
typed(nonneg_or_inf,        nonneg,          'NUMBER').
typed(integer,              integer,         'NUMBER').
typed(between(_, _),        integer,         'NUMBER').
typed(boolean,              boolean,         none).
typed(oneof(Atoms),         oneof(Atoms),    'WORD').
typed(value_of(_),          atom,            'VALUE').
typed(player,               atom,            'PLAYER').

                /*******************************
                *            WORDS             *
                *******************************/

%   Translates the words of library(main) and fills the lines before and after
%   the options.

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
