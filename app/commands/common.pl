/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_common,
          [ named_game/2,               % +Argument, -Module
            named_module/2,             % +Argument, -Name
            positional/3,               % +Wanted, +Positional, -Values
            start_state/3,              % +Game, +Options, -State
            player_term/2               % +Argument, -Player
          ]).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../../prolog/tabuleiro').

/** <module> What the commands have in common
*/

%!  named_game(+Argument, -Module) is det.
%
%   Module is the game that an argument names: one that load_game/2 knows, or
%   a file that defines a game.

named_game(Argument, Module) :-
    named_module(Argument, Name),
    load_game(Name, Module).

%!  named_module(+Argument, -Name) is det.
%
%   The same of what need not be a game yet: a file is loaded, and anything
%   else is a name.

named_module(Argument, Module) :-
    exists_file(Argument),
    !,
    absolute_file_name(Argument, File),
    use_module(File, []),
    module_property(Module, file(File)).
named_module(Argument, Argument).

:- multifile prolog:error_message//1.

prolog:error_message(syntax_error(arguments_expected(Wanted))) -->
    { atomic_list_concat(Wanted, ' ', Names) },
    [ 'The arguments must be ~w; --help tells more'-[Names] ].

%!  positional(+Wanted, +Positional, -Values) is det.
%
%   Values are the positional arguments, as many as Wanted names.

positional(Wanted, Positional, Values) :-
    (   same_length(Wanted, Positional)
    ->  Values = Positional
    ;   syntax_error(arguments_expected(Wanted))
    ).

%!  start_state(+Game, +Options, -State) is det.
%
%   State is that of the option state(State), or where a game with
%   config(Config) starts.

start_state(Game, Options, State) :-
    (   memberchk(state(State0), Options)
    ->  State = State0
    ;   option(config(Config), Options, default),
        Game:initial_state(Config, State)
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
