/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_fair, [run/2, command_option/4, help/2]).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/base/json', [json_write_dict/2]).
:- use_module('../../prolog/tabuleiro/base/options', [known_options/3]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).
:- use_module('../../prolog/tabuleiro/solve/fairness',
              [fairness/4, fairness_message/3, fairness_option/4]).

/** <module> tabuleiro fair: is a game fair?
*/

command_option(format, oneof([text,json]), text, "form of the report").
command_option(seed, integer, _, "seed of the random generator").
command_option(configs, list, _,
               "instead of --config, report on each of these starts: \c
                [[size(3-3)],[size(3-4)]]").
command_option(Name, Type, Default, Meaning) :-
    reached_option(Name, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    fairness_option(Name, Type, Default, Meaning).

help(usage, ['GAME']).
help(header,
     "Tells whether GAME is fair: who wins if both play as well as possible, \c
      as far as it can be proved, how large and how long the game is, and how \c
      often random play is drawn.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    (   option(seed(Seed), Options)
    ->  set_random(seed(Seed))
    ;   true
    ),
    option(format(Format), Options, text),
    (   option(configs(Configs), Options)
    ->  must_be(list, Configs),
        reports(Format, Configs, Game, Options)
    ;   report(Game, Options, Report),
        print_report(Format, Game, Report)
    ).

report(Game, Options, Report) :-
    reached_state(Game, Options, State),
    known_options(fairness_option, Options, Given),
    fairness(Game, State, Report, Given).

%   Reports on the start of each of Configs, printed when it is known, or all of
%   them as a list in JSON, with the key `config`.

reports(text, Configs, Game, Options) :-
    forall(member(Config, Configs),
           ( report(Game, [config(Config)|Options], Report),
             say(fair_config(Config)),
             print_report(text, Game, Report)
           )).
reports(json, Configs, Game, Options) :-
    findall(Report,
            ( member(Config, Configs),
              report(Game, [config(Config)|Options], Report0),
              format(string(Text), '~q', [Config]),
              Report = Report0.put(config, Text)
            ),
            Reports),
    print_report(json, Game, Reports).

print_report(text, Game, Report) :-
    forall(fairness_message(Game, Report, Message), say(Message)).
print_report(json, _, Report) :-
    json_write_dict(current_output, Report),
    nl.
