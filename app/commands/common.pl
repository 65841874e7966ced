/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_common,
          [ named_game/2,               % +Argument, -Module
            named_module/2,             % +Argument, -Name
            positional/3,               % +Wanted, +Positional, -Values
            wrong_argument/1,           % +Why
            start_option/4,             % ?Name, -Type, -Meta, -Help
            reached_option/4,           % ?Name, -Type, -Meta, -Help
            start_state/3,              % +Game, +Options, -State
            reached_state/3,            % +Game, +Options, -State
            recorded_game/3,            % +File, +Options, -Record
            player_term/2,              % +Argument, -Player
            command_options/3,          % :Table, +Options0, -Options
            option_type/3,              % :Table, ?Name, -Type
            option_help/3,              % :Table, ?Name, -Help
            option_meta/3               % :Table, ?Name, -Meta
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(prolog_code), [comma_list/2]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/interface/language', [local_text/2]).
:- use_module('../../prolog/tabuleiro/match/record', [play_text/4]).

/** <module> What the commands have in common
*/

:- meta_predicate
    command_options(4, +, -),
    option_type(4, ?, -),
    option_help(4, ?, -),
    option_meta(4, ?, -).

%!  named_game(+Argument, -Module) is det.
%
%   Module is the game that Argument names: a game of load_game/2, or the file
%   of a game.

named_game(Argument, Module) :-
    named_module(Argument, Name),
    load_game(Name, Module).

%!  named_module(+Argument, -Name) is det.
%
%   Name is the module of the file Argument, which is loaded and need not be a
%   game, or Argument if there is no such file.
%
%   @error wrong_argument/1 of a file with errors, or without a module

named_module(Argument, Module) :-
    exists_file(Argument),
    !,
    absolute_file_name(Argument, File),
    statistics(errors, Before),
    catch(use_module(File, []),
          error(domain_error(module_header, _), _),
          wrong_argument(no_module(Argument))),
    statistics(errors, After),
    (   After > Before
    ->  wrong_argument(cannot_load(Argument))
    ;   once(module_property(Module, file(File)))
    ).
named_module(Argument, Argument).

%!  positional(+Wanted, +Positional, -Values) is det.
%
%   Values are the Positional arguments, one for each of Wanted.

positional(Wanted, Positional, Values) :-
    (   same_length(Wanted, Positional)
    ->  Values = Positional
    ;   wrong_argument(arguments(Wanted))
    ).

%!  wrong_argument(+Why) is failure.
%
%   Throws an error with the text of Why in `messages`.

wrong_argument(Why) :-
    throw(error(syntax_error(argument), context(_, tabuleiro(Why)))).

%!  start_option(?Name, -Type, -Meta, -Help) is nondet.
%!  reached_option(?Name, -Type, -Meta, -Help) is nondet.
%
%   The options of start_state/3 and reached_state/3, for opt_type/3,
%   opt_meta/2 and opt_help/2.

start_option(config,   term,   'TERM',
             "Start of the game; \"games GAME\" lists what there is").
start_option(state,    term,   'TERM',
             "Start from this state instead").
start_option(position, string, 'TEXT',
             "Start from this position, see the README of the game").

reached_option(Name,  Type,   Meta,    Help) :-
    start_option(Name, Type, Meta, Help).
reached_option(moves, string, 'MOVES',
               "Play these moves first, in notation; move numbers, comments \c
                in braces and a result are skipped").

%!  start_state(+Game, +Options, -State) is det.
%
%   State is that of the option state(State) or position(Text), or the start
%   of a game with config(Config).

start_state(Game, Options, State) :-
    (   memberchk(state(State0), Options)
    ->  State = State0
    ;   memberchk(position(Text), Options)
    ->  state_notation(Game, State, Text)
    ;   option(config(Config), Options, default),
        catch(Game:initial_state(Config, State),
              error(Formal, _),
              wrong_argument(no_config(Game, Config, Formal)))
    ).

%!  reached_state(+Game, +Options, -State) is det.
%
%   State is that of start_state/3 after the moves of the option moves(Text),
%   see play_text/4.

reached_state(Game, Options, State) :-
    start_state(Game, Options, Start),
    option(moves(Text), Options, ""),
    play_text(Game, Start, Text, State).

%!  recorded_game(+File, +Options, -Record) is det.
%
%   Record is the game of File that the option game(Number) asks for, by
%   default the first.
%
%   @error wrong_argument/1 if there is none, those of read_records/2

recorded_game(File, Options, Record) :-
    read_records(File, Records),
    option(game(Number), Options, 1),
    (   nth1(Number, Records, Record)
    ->  true
    ;   length(Records, Count),
        wrong_argument(no_recorded_game(Number, File, Count))
    ).

%!  player_term(+Argument, -Player) is det.
%
%   Player is the term that an argument writes; a number is a level.

player_term(Argument, Player) :-
    term_string(Term, Argument),
    (   integer(Term)
    ->  Player = level(Term)
    ;   Player = Term
    ).

                /*******************************
                *            OPTIONS           *
                *******************************/

%!  command_options(:Table, +Options0, -Options) is det.
%
%   Options are Options0, of argv_options/3, with a list for an option of Table
%   whose type is one. `--levels=1,2` and `--levels=1` are lists as
%   `--levels=[1,2]` is.

command_options(Table, Options0, Options) :-
    maplist(listed(Table), Options0, Options).

listed(Table, Option0, Option) :-
    Option0 =.. [Name,Value],
    (   call(Table, Name, list(_), _, _),
        \+ is_list(Value)
    ->  comma_list(Value, Values),
        Option =.. [Name,Values]
    ;   Option = Option0
    ).

%!  option_type(:Table, ?Name, -Type) is nondet.
%!  option_help(:Table, ?Name, -Help:string) is nondet.
%!  option_meta(:Table, ?Name, -Meta) is nondet.
%
%   Type, Help and Meta are what opt_type/3, opt_help/2 and opt_meta/2 of
%   library(main) give for option Name of Table, a table of
%   tabuleiro/interface/options. Options that cannot be typed, such as goals,
%   are left out.

option_type(Table, Name, Type) :-
    call(Table, Name, Declared, _, _),
    typed(Declared, Type, _).

option_help(Table, Name, Help) :-
    call(Table, Name, Declared, Default, Meaning),
    typed(Declared, _, _),
    local_text(Meaning, Local),
    sub_string(Local, 0, 1, _, First),
    sub_string(Local, 1, _, 0, Rest),
    string_upper(First, Upper),
    (   ( number(Default)
        ; Default == true
        )
    ->  format(string(Help), '~w~w (~w)', [Upper,Rest,Default])
    ;   string_concat(Upper, Rest, Help)
    ).

option_meta(Table, Name, Meta) :-
    call(Table, Name, Declared, _, _),
    typed(Declared, _, Meta),
    Meta \== none.

typed(any,                  term,            'TERM').
typed(list,                 term,            'LIST').
typed(list(_),              term,            'A,B,...').
typed(between_or_all(_, _), term,            'COUNT').
typed(text,                 atom,            'FILE').
typed(seconds,              number,          'SECONDS').
typed(seconds_or_inf, (number|oneof([inf])), 'SECONDS').
typed(positive_integer,     natural,         none).
typed(nonneg,               nonneg,          none).
typed(nonneg_or_inf,        nonneg,          none).
typed(integer,              integer,         none).
typed(between(_, _),        integer,         none).
typed(boolean,              boolean,         none).
typed(oneof(Atoms),         oneof(Atoms),    none).
typed(value_of(_),          atom,            'VALUE').
typed(player,               atom,            'PLAYER').
