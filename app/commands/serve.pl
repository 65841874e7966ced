/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_serve, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/base/first_use', [first_use/2]).
:- use_module('../../prolog/tabuleiro/serve/serve', [serve/1, serve_option/4]).

/** <module> tabuleiro serve: the board in a browser
*/

command_option(bind, atom as 'ADDRESS', _, Meaning) :-
    serve_option(bind, _, _, Meaning).
command_option(host, atom as 'NAME', _, Meaning) :-
    serve_option(host, _, _, Meaning).
command_option(Name, Type, Default, Meaning) :-
    tables_option(Name, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    serve_option(Name, Type, Default, Meaning).

help(usage, ['[','FILE',' ...]']).
help(header,
     "Serves a page on which all games are played and analysed, and opens it \c
      in a browser. Each FILE is the module of a game to serve besides those \c
      that come with tabuleiro; the page opens on the first.").
help(footer,
     "By default only this machine can reach the server. --bind=0.0.0.0 lets \c
      other machines in, by the name of --host=NAME, which may be given \c
      several times. Ctrl-C ends the server.").

%!  run(+Argv, -Status) is det.

%   With --own, which the server adds, this process answers for the game of a
%   file.

run(['--own',File], 0) :-
    !,
    named_game(File, [], false, Game),
    first_use('../../prolog/tabuleiro/serve/own_worker', answer_requests(Game)).
run(Argv, 0) :-
    arguments(Argv, Files, Given),
    use_tables(Given, Options0),
    maplist(game_to_serve, Files, Games),
    partition(is_host, Options0, Hosts0, Options),
    findall(Name, member(host(Name), Hosts0), Hosts),
    serve([games(Games),host(Hosts)|Options]).

is_host(host(_)).

game_to_serve(Argument, Game) :-
    (   exists_file(Argument)
    ->  absolute_file_name(Argument, File),
        adapt_arguments(Adapt),
        append([serve,'--own',File], Adapt, Arguments),
        tabuleiro_command(Arguments, Command),
        Game = own(File, Command)
    ;   named_game(Argument, Game)
    ).
