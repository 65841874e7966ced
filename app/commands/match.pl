/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_match, [run/2]).
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro/match/match', [match_option/4]).
:- use_module('../../prolog/tabuleiro/play/at_terminal', [match/5]).
:- use_module('../../prolog/tabuleiro/report/match_report',
              [match_format/2, print_match/3]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro match: many games between two bots
*/

opt_type(format, format, oneof(Formats)) :-
    findall(Format, match_format(Format, _), Formats).
opt_type(Name, Name, Type) :-
    option_type(match_option, Name, Type).

opt_help(help(header),
         "Plays a match of GAME between PLAYER1 and PLAYER2, who take turns \c
          in moving first.").
opt_help(help(usage),
         " match [option ...] GAME PLAYER1 PLAYER2").
opt_help(help(footer),
         "A player is a level, 1 to 9 or a name such as hard, random, \c
          search(Options), bot(Game, Level) or engine('COMMAND'), a program \c
          that speaks UGI. NAME=PLAYER names it in the result. \"games \c
          GAME\" lists the levels and options of \c
          GAME. Ctrl-C ends the match with the result so far.").
opt_help(progress,
         "Report on standard error how it goes; default in a terminal").
opt_help(format, Help) :-
    findall(Format, match_format(Format, _), Formats),
    atomic_list_concat(Formats, ', ', List),
    format(string(Help), 'Form of the result: ~w (text)', [List]).
opt_help(Name, Help) :-
    option_help(match_option, Name, Help),
    Name \== progress.

opt_meta(format, 'FORMAT').
opt_meta(Name, Meta) :-
    option_meta(match_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Positional, All0),
    no_option_twice(All0),
    command_options(match_option, All0, All),
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

%   Ctrl-C before all is written is not to lose it.

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
