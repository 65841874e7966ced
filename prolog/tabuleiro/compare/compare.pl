/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare,
          [ compare_games/3,            % +Game1, +Game2, +Options
            compare_games/4,            % +Game1, +Game2, -Report, +Options
            compare_option/4            % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(random), [random_between/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module(by_play, [compare_play/3, other_states/2]).
:- use_module(compare_answers, [compare_answers/3]).
:- use_module(compare_program, [compare_program/4, is_program/1]).
:- use_module(texts, []).
:- use_module(compare_times, [compare_times/4]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../search/levels', [own_levels/2]).
:- use_module('../match/match', [match/5]).
:- use_module(progress,
              [progress/2, progress_done/1, tell/2, tell_table/5]).
:- use_module('../base/printing', [say/1]).

/** <module> Comparing two implementations of a game

    ?- compare_games(waldmeister, waldmeister_reference, []).
    ?- compare_games(nim, nim_of_yesterday, [seed(1), games(20)]).

Do they play the same game, how fast is each, and who wins?

  1. Random games are played in both, see tabuleiro/compare/agree.
  2. The bots are asked for their best moves, and the predicates beyond the
     interface that both have are called, see tabuleiro/compare/originals.
  3. Each predicate is timed in both on the same states.
  4. The bots of one play those of the other.

The first difference ends the comparison. It is shrunk to a small one, see
tabuleiro/compare/shrink, and shown with a query for the prompt. The order of
moves and the time taken do not count as differences.

Of two programs whose states are different terms, only the play is compared, see
tabuleiro/compare/by_play.
*/

%!  compare_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.
%
%     - config
%       The default is all configs of Game1, see game_info/1.
%     - games
%       Every second game is played as long as possible.
%     - seed
%       Seeds the random generator of the thread, so that a run can be repeated.
%     - levels
%       The default is all numbered bots that both games have; searches need
%       not agree.
%     - seconds
%       The mean time to compare a level at 50 random states. The strong levels
%       get the time that the weak ones leave. Each of these steps may take
%       Seconds in all: the levels at the other states, the predicates beyond
%       the interface at those 50, shrinking a difference. A predicate is
%       timed for a hundredth of Seconds. With `inf` no step is limited, a
%       predicate is timed for 0.05 seconds, and the result depends on the seed
%       alone.
%     - states
%       A random sample of this size. The default is all states.
%     - predicates
%       Names of predicates of the interface and beyond it. The name of a bot
%       ends in its level, as in `best_moves_2`. The default is every
%       predicate that the two games do not share by import.
%     - matches
%       On the first config.

compare_option(config,     any,              _,
               "compare this config alone").
compare_option(games,      nonneg,           2,
               "random games of each config").
compare_option(max_plies,  nonneg,           200,
               "plies of a random game").
compare_option(seed,       integer,          _,
               "seed of the random generator").
compare_option(levels,     list(integer),    _,
               "levels to compare").
compare_option(seconds,    seconds_or_inf,   10,
               "mean seconds for a level").
compare_option(states,     positive_integer, _,
               "states to compare a level at").
compare_option(tries,      nonneg,           30,
               "random games of each config for shrinking").
compare_option(predicates, list(atom),       _,
               "predicates to time").
compare_option(matches,    nonneg,           10,
               "games between the bots of a level").
compare_option(perft,      nonneg,           0,
               "plies of perft to ask a program for").
compare_option(progress,   boolean,          false,
               "show progress on standard error").

%!  compare_games(+Game1, +Game2, +Options) is semidet.
%
%   Compares the games, loading them first if necessary (see load_game/2), and
%   prints a summary and tables to `current_output`. If the games differ, prints
%   where and fails. Fails as well if a bot loses a game by a fault (see
%   match/5).
%
%   Options: compare_option.
%
%   Game2 may be a program that speaks UGI, engine(Command) or
%   engine(Command, Options), such as engine('build/tabuleiro-ugi wali'), see
%   compare_program/4. Its options are config, by default `default`, games,
%   max_plies, seed and perft.
%
%   As a script, its exit status is 0 if the games agree:
%
%       swipl -g "compare_games(wali,wali_reference,[levels([1])])" \
%             -t halt prolog/tabuleiro.pl
%
%   @error domain_error(level, Level), those of check_options/3, of
%   load_game/2 and of initial_state/2 if both games refuse Config

compare_games(Game, Program, Options0) :-
    is_program(Program),
    !,
    check_options(compare_option, Options0, Options),
    compare_program(Game, Program, Report, Options),
    say(program_comparison(Report)),
    Report.difference == none.
compare_games(Game1, Game2, Options) :-
    compared(Game1, Game2, true, Report, Options),
    Report.difference == none,
    maplist(no_faults, Report.matches).

no_faults(_-Result) :-
    Result.faults == [].

%!  compare_games(+Game1, +Game2, -Report:dict, +Options) is det.
%
%   Compares as compare_games/3 does, without printing. Report has the keys
%
%     - games: Game1-Game2, the modules
%     - seed: the seed that repeats this run
%     - played: the number of random games
%     - states: the number of states at which the games agree
%     - levels: a list of Level-Count, the states at which that level agrees
%     - originals: the same for the predicates beyond the interface, by name
%     - difference: `none` or a dict with the keys
%       - config, moves: the start and the moves from there
%       - state: where the games differ, `none` if initial_state/2 differs
%       - call: the goal that they answer differently, without its last
%         argument, such as valid_moves(State), or original(Name, Goal)
%       - answers: Answer1-Answer2, each answer(X), `failure` or
%         error(Formal)
%       - query: a string, for the prompt
%     - times: a list of time(Predicate, Seconds1, Seconds2, Ratio): seconds
%       per call, and Seconds2/Seconds1
%     - matches: a list of Level-Result, with the Result of match/5 for
%       the bot of Game1
%
%   After a difference, times and matches are []. If Game1 and Game2 are made of
%   programs whose games begin in different states, only their play is
%   compared, and difference is that of compare_play/3. If Game2 is a program,
%   Report is that of compare_program/4.

compare_games(Game, Program, Report, Options0) :-
    is_program(Program),
    !,
    check_options(compare_option, Options0, Options),
    compare_program(Game, Program, Report, Options).
compare_games(Game1, Game2, Report, Options) :-
    compared(Game1, Game2, false, Report, Options).

compared(Game1, Game2, Told, Report, Options0) :-
    check_options(compare_option, Options0, Options),
    comparison(Game1, Game2, Told, Comparison, Options),
    call_cleanup(compared(Comparison, Report, Options),
                 progress_done(Comparison)).

compared(Comparison, Report, Options) :-
    _{games:Games, seed:Seed, configs:[Config|_]} :< Comparison,
    other_states(Games, Config),
    !,
    tell(Comparison, begun(Games, Seed)),
    option(games(Count), Options),
    progress(Comparison, playing),
    compare_play(Comparison, Count, Play),
    Report = Play.put(_{ games:Games, seed:Seed, states:Play.positions,
                         levels:[], originals:[], times:[], matches:[] }),
    tell(Comparison, play(Report)).
compared(Comparison, Report, Options) :-
    _{games:Games, seed:Seed} :< Comparison,
    tell(Comparison, begun(Games, Seed)),
    compare_answers(Comparison, Play, Options),
    _{played:Played, visits:Visits, difference:Difference} :< Play,
    length(Visits, States),
    findall(What-Count, compared_at(Play, original(What), Count), Originals),
    findall(Level-Count, compared_at(Play, level(Level), Count), Levels),
    Answers = comparison{ games:Games, seed:Seed, played:Played,
                          states:States, originals:Originals, levels:Levels,
                          difference:Difference, times:[], matches:[]
                        },
    tell(Comparison, answers(Answers)),
    (   Difference == none
    ->  compare_times(Comparison, Play, Times, Options),
        compare_bots(Comparison, Matches, Options),
        Report = Answers.put(_{times:Times, matches:Matches})
    ;   Report = Answers
    ).

compared_at(Play, Item, Count) :-
    member(Item-Visits, Play.items),
    length(Visits, Count).

%!  comparison(+Name1, +Name2, +Told, -Comparison:dict, +Options) is det.
%
%   Comparison has the modules, configs, levels and limits of a comparison. Its
%   report is printed if Told is `true`. Seeds the random generator of the
%   thread.

comparison(Name1, Name2, Told, Comparison, Options) :-
    load_game(Name1, Game1),
    load_game(Name2, Game2),
    random_between(0, 0x3fffffff, RandomSeed),
    option(seed(Seed), Options, RandomSeed),
    set_random(seed(Seed)),
    compared_configs(Game1, Configs, Options),
    compared_levels(Game1, Game2, Levels, Options),
    option(seconds(Seconds), Options),
    option(max_plies(Max), Options),
    option(progress(Progress), Options),
    Comparison = comparison{ games:Game1-Game2, seed:Seed, configs:Configs,
                             levels:Levels, seconds:Seconds, max_plies:Max,
                             told:Told, progress:Progress
                           }.

compared_configs(Game, Configs, Options) :-
    (   option(config(Config), Options)
    ->  Configs = [Config]
    ;   Game:game_info(Info),
        Configs = Info.configs
    ).

compared_levels(Game1, Game2, Levels, Options) :-
    game_levels(Game1, Levels1),
    game_levels(Game2, Levels2),
    findall(N,
            ( member(N, Levels1),
              memberchk(N, Levels2)
            ),
            Both),
    option(levels(Levels), Options, Both),
    forall(member(Level, Levels),
           (   memberchk(Level, Both)
           ->  true
           ;   domain_error(level, Level)
           )).

game_levels(Game, Levels) :-
    Game:game_info(Info),
    own_levels(Info, Levels).

                /*******************************
                *             BOTS             *
                *******************************/

%!  compare_bots(+Comparison, -Matches:list, +Options) is det.
%
%   Matches are pairs Level-Result, see match/5.

compare_bots(Comparison, Matches, Options) :-
    option(matches(Count), Options),
    (   Count == 0
    ->  Matches = []
    ;   tell_table(Comparison, matches, bots_match(Comparison, Count),
                   Comparison.levels, Matches)
    ).

bots_match(Comparison, Count, Level, Level-Result) :-
    progress(Comparison, match(Level)),
    _{ games:Game1-Game2, seed:Seed, configs:[Config|_],
       max_plies:Max
     } :< Comparison,
    match(Game1, bot(Game1, Level), bot(Game2, Level), Result,
          [games(Count), config(Config), max_plies(Max), seed(Seed)]).
