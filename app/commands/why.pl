/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_why, [run/2, command_option/4, help/2]).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/base/options', [known_options/3]).
:- use_module('../../prolog/tabuleiro/coach/comment',
              [comment_move/5, readable_comment/4]).
:- use_module('../../prolog/tabuleiro/search/explain',
              [explain/5, explain_option/4, readable_explanation/4]).
:- use_module('../../prolog/tabuleiro/search/why_not',
              [given_move/4, why_not/4]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro why: why a move is not legal, or not the best
*/

command_option(Name, Type, Default, Meaning) :-
    reached_option(Name, Type, Default, Meaning).
command_option(verbose, boolean, false,
               "scores in logits, and the terms of the evaluation").
command_option(Name, Type, Default, Meaning) :-
    explain_option(Name, Type, Default, Meaning).

help(usage, ['GAME',' ','MOVE']).
help(header,
     "Prints the rules that MOVE breaks, by their numbers in the README of \c
      GAME. Of a legal move prints how good it is, why, and how play may go \c
      on. The status is 2 if MOVE is not legal.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, Options0),
    positional(['GAME','MOVE'], Positional, [Name,Move]),
    named_game(Name, Game),
    reached_state(Game, Options0, State),
    atom_string(Move, Text),
    why_not(Game, State, Text, Reasons),
    (   Reasons == []
    ->  known_options(explain_option, Options0, Options),
        (   memberchk(verbose(true), Options0)
        ->  explain(Game, State, Text, Explanation, Options),
            readable_explanation(Game, State, Explanation, Message)
        ;   given_move(Game, State, Text, Given),
            comment_move(Game, State, Given, Comment, Options),
            readable_comment(Game, State, Comment, Message)
        ),
        say(Message),
        Status = 0
    ;   say(why_not(Reasons)),
        Status = 2
    ).
