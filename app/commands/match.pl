/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_match, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/match/match', [match_option/4]).
:- use_module('../../prolog/tabuleiro/play/at_terminal', [match/5]).
:- use_module('../../prolog/tabuleiro/report/match_report',
              [match_format/2, print_match/3]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro match: many games between two bots
*/

command_option(format, oneof(Formats), text, "form of the result") :-
    findall(Format, match_format(Format, _), Formats).
command_option(progress, boolean, _, Meaning) :-
    progress_meaning(Meaning).
command_option(Name, Type, Default, Meaning) :-
    match_option(Name, Type, Default, Meaning).

help(usage, ['GAME',' ','PLAYER1',' ','PLAYER2']).
help(header,
     "Plays a match of GAME between PLAYER1 and PLAYER2, who take turns in \c
      moving first.").
help(footer,
     "A player is a name of \"games GAME\", such as casual or hard, a \c
      level, 1 to 9, random, search(Options), bot(Game, Level) or \c
      engine('COMMAND'), a program that speaks UGI. NAME=PLAYER names it in \c
      the result. Ctrl-C ends the match with the result so far.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, All),
    no_option_twice(All),
    select_option(format(Format), All, Options0, text),
    positional(['GAME','PLAYER1','PLAYER2'], Positional, [Name|Players0]),
    named_game(Name, Game),
    start_state(Game, Options0, _),
    maplist(player_term, Players0, [Player1,Player2]),
    (   stream_property(user_error, tty(true)),
        \+ memberchk(human, [Player1,Player2])
    ->  Progress = true
    ;   Progress = false
    ),
    merge_options(Options0, [progress(Progress)], Options),
    interruptible([int,term,hup],
                  ( match(Game, Player1, Player2, Result,
                          [until(interrupted)|Options]),
                    tell_result(Format, Result, Options)
                  )),
    (   interrupted
    ->  Status = 130
    ;   Result.unrecorded > 0
    ->  Status = 1
    ;   Status = 0
    ).

%   Ctrl-C is ignored while the result is written.

tell_result(Format, Result, Options) :-
    (   interrupted
    ->  match_option(games, _, Default, _),
        option(games(Count), Options, Default),
        left_early(Format, Result.games, Count)
    ;   true
    ),
    print_result(Format, Result),
    flush_output.

left_early(text, Games, Count) :-
    !,
    say(match_left(Games, Count)).
left_early(_, _, _).

print_result(text, Result) :-
    !,
    say(match_result(Result)).
print_result(Format, Result) :-
    set_stream(user_output, encoding(utf8)),
    print_match(Format, Result, user_output).
