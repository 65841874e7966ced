/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_graded,
          [ graded/3,                   % +Game, +Options, -JSON
            graded_option/4             % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(lists), [last/2, member/2, memberchk/2, nextto/3]).
:- use_module(library(option), [option/2]).
:- use_module('../solve/fairness', [fairness/4, fairness_message/3]).
:- use_module('../search/levels', [search_levels/2]).
:- use_module('../base/printing', [message_text/2]).
:- use_module('../base/time_limit', [within_seconds/3]).
:- use_module('../game/faulty', [start_of/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module('../check/ask', [subject/3]).
:- use_module('../check/bot_games', [bot_games/5]).
:- use_module('../check/check_report',
              [check_report/3, check_report_option/4]).
:- use_module('../check/check_report_json', [report_json/2]).
:- use_module('../base/deadline', [deadline/2]).
:- use_module(same_game, [playouts/3]).
:- use_module(understood, [understood/4]).

/** <module> Grading one game: its report and the strength of its bots

This module runs in a process of its own, see tabuleiro/grade/grade.
*/

%!  graded_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

graded_option(budget,  seconds,          20,
              "seconds for the check of a game, and again for its bots").
graded_option(matches, nonneg,           4,
              "games of a bot against each opponent").
graded_option(games,   positive_integer, 10,
              "random games of each config").
graded_option(class_games, nonneg,       2,
              "games of the best bots of each two programs of one game").
graded_option(move_time, seconds,        5,
              "seconds for a move in these").

%   The best bot plays these levels of search_levels/2.

opponents([3,4,5]).

%!  graded(+Game, +Options, -JSON:dict) is det.
%
%   JSON has the keys
%
%     - understood: a dict of understood/4
%     - report: a dict of report_json/2
%     - matches: a list of dicts with the keys player, opponent, games,
%       points and seconds per move of the player. Each bot of Game plays the
%       bot below it; the last one also plays searches
%     - bot: the number of the last of its bots, or null
%     - playouts: those of playouts/3
%     - fairness: a list of strings, the lines of fairness/4, in a twentieth of
%       the time; `[]` if there is an error
%
%   Options: graded_option.
%
%   @error those of check_report/3

graded(Game, Options0,
       _{ understood:Understood, report:ReportJSON, matches:Matches, bot:Bot,
          playouts:Playouts, fairness:Fairness }) :-
    check_options(graded_option, Options0, Options),
    option(budget(Budget), Options),
    known_options(check_report_option, Options, ReportOptions),
    check_report(Game, Report, ReportOptions),
    load_game(Game, Module),
    subject(Module, [], Subject),
    understood(Module, Subject, Report, Understood),
    report_json(Report, ReportJSON),
    deadline(Budget, Deadline),
    own_levels(Subject, Levels),
    (   catch(matches(Subject, Levels, Options, Deadline, Matches),
              error(_, _),
              fail)
    ->  true
    ;   Matches = []
    ),
    (   last(Levels, Level)
    ->  Bot = Level.number,
        deadline(Budget, PlayoutDeadline),
        playouts(Module, PlayoutDeadline, Playouts)
    ;   Bot = null,
        Playouts = []
    ),
    fair_lines(Module, Budget, Fairness).

default_fairness(Game, Time, Report) :-
    start_of(Game, default, State),
    fairness(Game, State, Report, [time(Time)]).

fair_lines(Game, Budget, Lines) :-
    Time is Budget/20,
    (   catch(within_seconds(Budget, default_fairness(Game, Time, Report),
                             Ended),
              error(_, _),
              fail),
        Ended == true
    ->  findall(Line,
                ( fairness_message(Game, Report, Message),
                  message_text(Message, Line)
                ),
                Lines)
    ;   Lines = []
    ).

matches(Subject, Levels, Options, Deadline, Matches) :-
    option(matches(Count), Options),
    findall(Match,
            ( pairing(Levels, Player-Opponent, Names),
              bot_games(Subject, Player-Opponent,
                        [games(Count),max_plies(200),deadline(Deadline)],
                        Games, _),
              match_json(Names, Games, Match)
            ),
            Matches).

own_levels(Subject, Levels) :-
    findall(Level,
            ( member(Level, Subject.info.levels),
              \+ get_dict(search, Level, _)
            ),
            Levels).

%!  pairing(+Levels, -Players, -Names) is nondet.

pairing(Levels, level(A)-level(B), NameA-NameB) :-
    nextto(LevelB, LevelA, Levels),
    _{number:A, name:NameA} :< LevelA,
    _{number:B, name:NameB} :< LevelB.
pairing(Levels, level(A)-search(Limits), NameA-NameB) :-
    last(Levels, LevelA),
    _{number:A, name:NameA} :< LevelA,
    search_levels(1, Searches),
    opponents(Numbers),
    member(Search, Searches),
    _{number:Number, search:Limits} :< Search,
    memberchk(Number, Numbers),
    format(string(NameB), 'tabuleiro ~d', [Number]).

match_json(Player-Opponent, Games,
           _{ player:Player, opponent:Opponent, games:Count, points:Points,
              seconds:PerMove }) :-
    _{games:Count, points:Points, seconds:Seconds, moves:Moves} :< Games,
    PerMove is Seconds/max(1, Moves).
