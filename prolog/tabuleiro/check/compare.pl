/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare,
          [ compare_games/3,            % +Game1, +Game2, +Options
            compare_games/4,            % +Game1, +Game2, -Report, +Options
            compare_option/4            % ?Name, ?Type, -Default, -Meaning
          ]).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(error), [domain_error/2]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(pairs), [pairs_keys/2]).
:- autoload(library(random),
            [random_between/3, random_member/2, random_permutation/2]).
:- autoload(library(solution_sequences), [limit/2]).
:- use_module('../interface/options', [check_options/3]).
:- use_module(agree, [level_difference/4, play_both/5]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../search/levels', [own_levels/2]).
:- use_module('../match/match', [match/5]).
:- use_module(shrink,
              [deadline/2, difference_query/3, in_time/2, shrink/4]).
:- use_module('../terminal/terminal', [say/1]).
:- use_module(timing, [standard_goals/4, time_goals/4]).

/** <module> Comparing two implementations of a game

    ?- compare_games(waldmeister, waldmeister_reference, []).
    ?- compare_games(nim, nim_of_yesterday, [seed(1), games(20)]).

Do they play the same game, how fast is each, and who wins?

  1. Random games are played in both, see tabuleiro/check/agree.
  2. The bots are asked for their best moves.
  3. Each predicate is timed in both on the same states.
  4. The bots of one play those of the other.

The first difference ends the comparison. It is shrunk to a small one, see
tabuleiro/check/shrink, and shown with a query for the prompt. The order of
moves and the times are no difference.
*/

%!  compare_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/interface/options.

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
compare_option(seconds,    seconds_or_inf,   2,
               "seconds for a level, and for shrinking").
compare_option(states,     positive_integer, _,
               "states to compare a level at").
compare_option(tries,      nonneg,           30,
               "random games of each config for shrinking").
compare_option(predicates, list(atom),       _,
               "predicates to time").
compare_option(matches,    nonneg,           2,
               "games between the bots of a level").

%!  compare_games(+Game1, +Game2, +Options) is semidet.
%
%   Compares the games, which are loaded if need be (see load_game/2), and
%   prints each result to `current_output` when it is known. Fails when the
%   games differ, after printing where, or when a bot loses a game by a fault
%   (see match/5). Options:
%
%     - config(Config): play Config alone; default is all configs of
%       game_info/1 of Game1
%     - games(N): random games of each config; default 2. Every second game
%       is played as long as possible
%     - max_plies(Max): end a random game after Max plies; default 200
%     - seed(Seed): an integer that seeds the generator of the thread and so
%       repeats the games of another run; default is random
%     - levels(Levels): the bots to compare, by number. Default is all bots
%       that both games have; searches need not agree
%     - seconds(Seconds): the time of a level, default 2. A level that is too
%       slow for all states of the random games is compared on a random
%       sample. Shrinking may take as long, and timing a predicate a
%       twentieth. With `inf` nothing is limited, a predicate is timed for
%       0.05 seconds, and the result depends on the seed alone
%     - states(N): compare each level at N states at most, a random sample;
%       default is all
%     - tries(N): random games of each config to shrink a difference with;
%       default 30
%     - predicates(Names): what to time, default all: predicates of the
%       interface by name, bots with their level, such as `best_moves_2`
%     - matches(N): games between the bots of a level, on the first config;
%       default 2
%
%   As a goal of a script its exit status says whether the games agree:
%
%       swipl -g "compare_games(wali,wali_reference,[levels([1])])" \
%             -t halt prolog/tabuleiro.pl
%
%   @error domain_error(level, Level), those of check_options/3, of
%   load_game/2 and of initial_state/2 if both games refuse Config

compare_games(Game1, Game2, Options0) :-
    check_options(compare_option, Options0, Options),
    comparison(Game1, Game2, Comparison, Options),
    say(comparing(Comparison)),
    compare_play(Comparison, Play, Options),
    say(compared(Comparison, Play)),
    Play.difference == none,
    compare_times(Comparison, Play, Times, Options),
    say(times(Comparison, Times)),
    compare_bots(Comparison, Matches, Options),
    say(matches(Comparison, Matches)),
    maplist(no_faults, Matches).

%!  compare_games(+Game1, +Game2, -Report:dict, +Options) is det.
%
%   Compares as compare_games/3 does, without printing. Report has the keys
%
%     - games: Game1-Game2, the modules
%     - seed: for the option of that name
%     - played: the number of random games
%     - states: the number of states at which the games agree
%     - levels: a list of Level-Count, the states at which that level agrees
%     - difference: `none` or a dict with the keys
%       - config, moves: the start and the moves from there
%       - state: where the games differ, `none` when it is initial_state/2
%       - call: the goal that they answer differently, without its last
%         argument, such as valid_moves(State)
%       - answers: Answer1-Answer2, each answer(X), `failure` or
%         error(Formal)
%       - query: a string, for the prompt
%     - times: a list of time(Predicate, Seconds1, Seconds2, Ratio): seconds
%       per call, and Seconds2/Seconds1
%     - matches: a list of Level-Result, with the Result of match/5 for
%       the bot of Game1
%
%   After a difference times and matches are [].

compare_games(Game1, Game2, Report, Options0) :-
    check_options(compare_option, Options0, Options),
    comparison(Game1, Game2, Comparison, Options),
    compare_play(Comparison, Play, Options),
    (   Play.difference == none
    ->  compare_times(Comparison, Play, Times, Options),
        compare_bots(Comparison, Matches, Options)
    ;   Times = [],
        Matches = []
    ),
    _{games:Games, seed:Seed} :< Comparison,
    _{played:Played, visits:Visits, difference:Difference} :< Play,
    length(Visits, States),
    findall(Level-Count,
            ( member(Level-Compared, Play.levels),
              length(Compared, Count)
            ),
            Levels),
    Report = comparison{ games:Games, seed:Seed, played:Played,
                         states:States, levels:Levels,
                         difference:Difference, times:Times,
                         matches:Matches
                       }.

%!  comparison(+Name1, +Name2, -Comparison:dict, +Options) is det.
%
%   Comparison is what does not change in a comparison. Seeds the generator of
%   the thread.

comparison(Name1, Name2, Comparison, Options) :-
    load_game(Name1, Game1),
    load_game(Name2, Game2),
    random_between(0, 0x3fffffff, RandomSeed),
    option(seed(Seed), Options, RandomSeed),
    set_random(seed(Seed)),
    compared_configs(Game1, Configs, Options),
    compared_levels(Game1, Game2, Levels, Options),
    option(seconds(Seconds), Options),
    option(max_plies(Max), Options),
    Comparison = comparison{ games:Game1-Game2, seed:Seed, configs:Configs,
                             levels:Levels, seconds:Seconds, max_plies:Max
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
                *             PLAY             *
                *******************************/

%!  compare_play(+Comparison, -Play:dict, +Options) is det.
%
%   Play has the keys
%
%     - played: the number of random games
%     - visits: the states at which the games agree, see play_both/5
%     - levels: a list of Level-Visits
%     - difference: as in the report

compare_play(Comparison, Play, Options) :-
    option(games(Count), Options),
    findall(Config-Prolong,
            ( member(Config, Comparison.configs),
              between(1, Count, I),
              prolong(I, Prolong)
            ),
            ToPlay),
    play_games(ToPlay, Comparison, 0, Played, Visits, Difference0),
    (   Difference0 == none
    ->  random_permutation(Visits, Shuffled0),
        option(states(Most), Options, infinite),
        findall(Visit, limit(Most, member(Visit, Shuffled0)), Shuffled),
        check_levels(Comparison.levels, Comparison, Shuffled, Levels,
                     Difference1)
    ;   Levels = [],
        Difference1 = Difference0
    ),
    smallest(Difference1, Comparison, Difference, Options),
    Play = play{ played:Played, visits:Visits, levels:Levels,
                 difference:Difference }.

prolong(I, Prolong) :-
    (   I mod 2 =:= 0
    ->  Prolong = true
    ;   Prolong = false
    ).

play_games([], _, Played, Played, [], none).
play_games([Config-Prolong|ToPlay], Comparison, Played0, Played, Visits,
           Difference) :-
    play_both(Comparison.games, Config, Visits1, Difference1,
              [max_plies(Comparison.max_plies), prolong(Prolong)]),
    Played1 is Played0+1,
    (   Difference1 == none
    ->  append(Visits1, Visits2, Visits),
        play_games(ToPlay, Comparison, Played1, Played, Visits2, Difference)
    ;   Visits = Visits1,
        Difference = Difference1,
        Played = Played1
    ).

%!  check_levels(+Levels, +Comparison, +Visits, -Agreed, -Difference) is det.
%
%   Compares the bots at Visits while time is left. Agreed are pairs
%   Level-Visits. A state that needs more than half of the time left is
%   skipped.

check_levels([], _, _, [], none).
check_levels([Level|Levels], Comparison, Visits, [Level-Agreed|Rest],
             Difference) :-
    deadline(Comparison.seconds, Deadline),
    check_level(Visits, Level, Comparison.games, Deadline, Agreed,
                Difference1),
    (   Difference1 == none
    ->  check_levels(Levels, Comparison, Visits, Rest, Difference)
    ;   Rest = [],
        Difference = Difference1
    ).

check_level([Visit|Visits], Level, Games, Deadline, Agreed, Difference) :-
    half_way(Deadline, Limit),
    !,
    (   in_time(Limit, level_difference(Games, Visit, Level, Difference0))
    ->  (   Difference0 == none
        ->  Agreed = [Visit|Agreed1],
            check_level(Visits, Level, Games, Deadline, Agreed1, Difference)
        ;   Agreed = [],
            Difference = Difference0
        )
    ;   check_level(Visits, Level, Games, Deadline, Agreed, Difference)
    ).
check_level(_, _, _, _, [], none).

half_way(inf, inf) :-
    !.
half_way(Deadline, Limit) :-
    get_time(Now),
    Now < Deadline,
    Limit is (Now+Deadline)/2.

%   Difference is a small one, with its query.

smallest(none, _, none, _) :-
    !.
smallest(Difference0, Comparison, Difference, Options) :-
    Games = Comparison.games,
    Games = Game-_,
    Game:game_info(Info),
    append(Comparison.configs, Info.configs, Configs0),
    sort(Configs0, Configs),
    option(tries(Tries), Options),
    shrink(Games, Difference0, Difference1,
           [ configs(Configs), seconds(Comparison.seconds), tries(Tries) ]),
    difference_query(Games, Difference1, Query),
    Difference = Difference1.put(query, Query).

                /*******************************
                *             TIMES            *
                *******************************/

%!  compare_times(+Comparison, +Play, -Times:list, +Options) is det.
%
%   Times are time(Predicate, Seconds1, Seconds2, Ratio), on the same states.

compare_times(Comparison, Play, Times, Options) :-
    Comparison.games = Game1-Game2,
    random_permutation(Play.visits, Shuffled),
    open_states(20, Game1, Shuffled, States),
    findall(What-Goals,
            (   timed_goals(Game1, States, What, Goals)
            ;   member(Level-Visits, Play.levels),
                open_states(10, Game1, Visits, LevelStates),
                bot_goals(Level, LevelStates, What, Goals)
            ),
            All),
    timed_predicates(All, Timed, Options),
    timed_seconds(Comparison.seconds, Least),
    maplist(time_both(Game1, Game2, Least), Timed, Times).

timed_seconds(inf, 0.05) :-
    !.
timed_seconds(Seconds, Least) :-
    Least is Seconds/20.

%   States are at most Max of those in which the game is not over.

open_states(Max, Game, Visits, States) :-
    findall(State,
            limit(Max,
                  ( member(visit(_, _, State), Visits),
                    \+ Game:game_over(State, _)
                  )),
            States).

timed_goals(Game, States, What, Goals) :-
    States = [_|_],
    (   standard_goals(Game, States, What, Goals)
    ;   What = move_notation,
        maplist(notation_goal(Game), States, Goals)
    ).

notation_goal(Game, State, move_notation(State, Move, _)) :-
    Game:valid_moves(State, Moves),
    random_member(Move, Moves).

bot_goals(Level, States, What, Goals) :-
    States = [_|_],
    member(Name, [best_moves,choose_move]),
    atomic_list_concat([Name,'_',Level], What),
    maplist(bot_goal(Name, Level), States, Goals).

bot_goal(Name, Level, State, Goal) :-
    Goal =.. [Name,State,Level,_].

timed_predicates(All, Timed, Options) :-
    pairs_keys(All, Known),
    option(predicates(Names), Options, Known),
    (   All == []                       % no state to time them on
    ->  Timed = []
    ;   maplist(timed_predicate(All), Names, Timed)
    ).

timed_predicate(All, Name, Name-Goals) :-
    (   memberchk(Name-Goals, All)
    ->  true
    ;   domain_error(timed_predicate, Name)
    ).

time_both(Game1, Game2, Least, What-Goals,
          time(What, Time1, Time2, Ratio)) :-
    time_goals(Game1, Goals, Least, Time1),
    time_goals(Game2, Goals, Least, Time2),
    Ratio is Time2/Time1.

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
    ;   maplist(bots_match(Comparison, Count), Comparison.levels, Matches)
    ).

bots_match(Comparison, Count, Level, Level-Result) :-
    _{ games:Game1-Game2, seed:Seed, configs:[Config|_],
       max_plies:Max
     } :< Comparison,
    match(Game1, bot(Game1, Level), bot(Game2, Level), Result,
          [games(Count), config(Config), max_plies(Max), seed(Seed)]).

no_faults(_-Result) :-
    Result.faults == [].
