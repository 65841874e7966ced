/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_why, [run/2]).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro/base/options', [known_options/3]).
:- use_module('../../prolog/tabuleiro/search/explain',
              [explain/5, explain_option/4, readable_explanation/4]).
:- use_module('../../prolog/tabuleiro/search/why_not', [why_not/4]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro why: why a move is not legal, or not the best
*/

opt_type(Name, Name, Type) :-
    reached_option(Name, Type, _, _).
opt_type(Name, Name, Type) :-
    option_type(explain_option, Name, Type).

opt_help(help(header),
         "Prints the rules that MOVE breaks, by their numbers in the README \c
          of GAME. Of a legal move prints what it loses against the best \c
          one, and how play may go on. The status is 2 if MOVE is not legal.").
opt_help(help(usage), " why [option ...] GAME MOVE").
opt_help(Name, Help) :-
    reached_option(Name, _, _, Help).
opt_help(Name, Help) :-
    option_help(explain_option, Name, Help).

opt_meta(Name, Meta) :-
    reached_option(Name, _, Meta, _).
opt_meta(Name, Meta) :-
    option_meta(explain_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Positional, Options0),
    positional(['GAME','MOVE'], Positional, [Name,Move]),
    named_game(Name, Game),
    reached_state(Game, Options0, State),
    atom_string(Move, Text),
    why_not(Game, State, Text, Reasons),
    (   Reasons == []
    ->  known_options(explain_option, Options0, Options),
        explain(Game, State, Text, Explanation, Options),
        readable_explanation(Game, State, Explanation, Message),
        say(Message),
        Status = 0
    ;   say(why_not(Reasons)),
        Status = 2
    ).
