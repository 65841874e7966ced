/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_serve, [run/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro/serve/serve', [serve/1, serve_option/4]).

/** <module> tabuleiro serve: the board in a browser
*/

opt_type(Name, Name, Type) :-
    option_type(typed_option, Name, Type).
opt_type(bind, bind, atom).
opt_type(host, host, atom).

opt_help(help(header),
         "Serves a page on which all games are played and analysed, and \c
          opens it in a browser. Each FILE is the module of a game to serve \c
          besides those that come with tabuleiro.").
opt_help(help(usage), " serve [option ...] [FILE ...]").
opt_help(help(footer),
         "The server listens to this machine alone. --bind=0.0.0.0 lets \c
          others in; --host=NAME is then the name by which they reach it, \c
          and may be given several times. Ctrl-C ends the server.").
opt_help(Name, Help) :-
    option_help(typed_option, Name, Help).
opt_help(Name, Help) :-
    text_option(Name, Help0),
    sub_string(Help0, 0, 1, After, First),
    sub_string(Help0, 1, After, 0, Rest),
    string_upper(First, Upper),
    string_concat(Upper, Rest, Help).

opt_meta(bind, 'ADDRESS').
opt_meta(host, 'NAME').

text_option(Name, Meaning) :-
    member(Name, [bind,host]),
    serve_option(Name, _, _, Meaning).

typed_option(Name, Type, Default, Meaning) :-
    serve_option(Name, Type, Default, Meaning),
    \+ memberchk(Name, [bind,host,games]).

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Files, Options0),
    maplist(named_game, Files, Games),
    partition(is_host, Options0, Hosts0, Options),
    findall(Name, member(host(Name), Hosts0), Hosts),
    serve([games(Games),host(Hosts)|Options]).

is_host(host(_)).
