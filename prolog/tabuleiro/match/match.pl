/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match,
          [ match/5,                    % +Game, :Player1, :Player2, -Result,
                                        % :Options
            match_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3, numlist/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module(library(random), [random_between/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/cores', [cores/1]).
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module(adjudicate, [adjudication_option/4, whole_rules/2]).
:- use_module(clock, [clock_option/4, must_be_clocks/2, seated/3]).
:- use_module(draws, [draw_option/4]).
:- use_module(jobs, [jobs_of/3, run_jobs/7]).
:- use_module(match_result, [match_result/2]).
:- use_module(opening, [random_opening/4, set_random_from/2]).
:- use_module(pie, [game_to_play/4, pie_option/4]).
:- use_module(play_match, [play_match/5, play_match_option/5]).
:- use_module(player, [known_player/3]).
:- use_module(player_names, [player_names/3, unnamed_players/2]).
:- use_module(record, [append_record/2, player_tags/3, result_tag/3]).
:- use_module(thought, [tags_with_thoughts/3, told_plies/4]).
:- use_module('../base/progress_line',
              [end_progress/0, say_progress/1, show_progress/1]).

/** <module> Matches: many games between two players

    ?- match(waldmeister, level(2), level(1), Result,
             [games(100), opening(2), config([size(5)]), jobs(2)]).

Each game has a random generator of its own, seeded from the seed of the match
and the number of the game: the result does not depend on jobs(Jobs).
*/

:- meta_predicate
    match(+, :, :, -, :).

%!  match_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.
%
%     - opening
%       An opening that loses at once is used only if all do. Each opening is
%       played twice, with colours exchanged. An opening that a short search
%       finds decided is replaced, up to 50 times: each side would win it once.
%     - balanced
%       An opening that only one side wins is replaced, see
%       tabuleiro/match/balance. This takes seconds for each opening.
%     - book
%       Other searches have an option of this name.
%     - jobs
%       1 if SWI-Prolog has no threads; fewer if game_info/1 has `jobs`.
%     - record
%       Each game is written when it and those before it have ended, see
%       tabuleiro/match/record. An error of the file is printed, and the match
%       goes on without it.
%     - host, until
%       Goals without further arguments. `until` is called after each game and
%       every second; the result and the record have the games that have ended.
%     - on_game
%       call(Goal, Record) in the thread of match/5. An exception ends the
%       match.
%     - progress
%       The report is one line of a terminal, elsewhere a line for each game.
%     - resign, draw
%       See tabuleiro/match/adjudicate; not by default.
%     - time_per_move, time_per_game
%       See tabuleiro/match/clock. A list has the limits of Player1 and Player2.

match_option(games,         positive_integer, 2,
             "number of games").
match_option(opening,       nonneg,           0,
             "random plies first, played from both sides").
match_option(balanced,      boolean,          false,
             "only openings that both sides win").
match_option(config,        any,              default,
             "config of the game").
match_option(seed,          integer,          _,
             "seed of the random generator").
match_option(jobs,          positive_integer, Cores,
             "games at a time") :-
    cores(Cores).
match_option(Name, Type, Default, Meaning) :-
    pie_option(Name, Type, Default, Meaning).
match_option(book,          boolean,          false,
             "levels 8 and 9 have an opening book").
match_option(record,        text,             _,
             "append the games to this file").
match_option(host,          callable,         tabuleiro_host:nobody,
             "goal that asks people").
match_option(on_game,       callable,         _,
             "goal to call with each record").
match_option(progress,      boolean,          false,
             "report games, score and time on standard error").
match_option(until,         callable,         _,
             "goal that ends the match when it succeeds").
match_option(threefold,     boolean,          true, Meaning) :-
    draw_option(threefold, _, _, Meaning).
match_option(max_plies,     nonneg_or_inf,    1000, Meaning) :-
    draw_option(max_plies, _, _, Meaning).
match_option(Name, Type, Default, Meaning) :-
    adjudication_option(Name, Type, Default, Meaning).
match_option(Name, Type, Default, Meaning) :-
    clock_option(Name, Type, Default, Meaning).

%!  match(+Game, :Player1, :Player2, -Result:dict, :Options) is det.
%
%   Plays games of Game between two players, terms of
%   tabuleiro/match/player or Name=Term, with alternating colours. Result is a
%   dict with these keys, all from the side of Player1:
%
%     - players: the names of Player1 and Player2, see
%       tabuleiro/match/player_names
%     - games, wins, draws, losses: numbers of games
%     - score: points per game, half a point for a draw; 0.5 without games
%     - elo, elo_low, elo_high: the Elo difference and its 95% interval, see
%       tabuleiro/statistics/elo. They allow for few games and for openings that
%       decide both games of a pair, and are finite even if one side wins all
%       games
%     - pairs: the numbers of ended pairs of games with sides exchanged, a dict
%       with the keys lost, behind, even, ahead and won, for 0, 1/2, 1, 3/2 and
%       2 points
%     - one_sided: the number of pairs in which the same side of the game has
%       won both games: their opening was decided
%     - sides: the results of Player1 moving first and second: a dict with the
%       keys first and second, dicts with the keys wins, draws and losses
%     - first: the advantage of moving first, and its 95% interval: a dict with
%       the keys elo, elo_low, elo_high, see tabuleiro/match/first_player
%     - ends: pairs Reason-Count. Reasons are those of play_match/5, where
%       player 1 is Player1 and a fault is only its name
%     - faults: for each fault fault(Game, Player, Fault)
%     - move_times: mean seconds per move of Player1 and Player2
%     - depths: their mean depth, of the moves whose depth is known, see
%       tabuleiro/match/thought; `none` without such moves
%     - unrecorded: the number of games that the file of record(File) lacks,
%       because it could not be written
%
%   Options: match_option.
%
%   A player loses a game by an illegal move, an exception or failure. A program
%   also loses if it does not answer, ends or writes endlessly.
%
%   @error those of play_match/5; domain_error(match_option, Option) and the
%   others of check_options/3

match(Game, Named1, Named2, Result, Context:Options0) :-
    load_game(Game, Module0),
    unnamed_players([Named1,Named2], [Player1,Player2]),
    check_options(match_option, Options0, Checked),
    whole_rules(Checked, Options1),
    must_be_clocks(Options1, 2),
    game_to_play(Module0, [Player1,Player2], Options1, Module),
    maplist(known_player(Module), [Player1,Player2], _),
    player_names(Module, [Named1,Named2], Names),
    seeded(Options1, Options),
    option(games(Count), Options),
    option(jobs(Jobs0), Options),
    jobs_of(Module, Jobs0, Jobs),
    numlist(1, Count, Numbers),
    get_time(Start),
    run_jobs(Jobs, Numbers,
             one_game(Module, Player1, Player2, Options),
             on_event(match(Module, Names, Start, Context, Options)),
             until(Context:Options),
             games([], 1, []), games(Games, Next, Waiting)),
    erase_progress(Options),
    record_all(Waiting, Next, Options, Unrecorded),
    match_result(Games, Result0),
    Result = Result0.put(_{players:Names, unrecorded:Unrecorded}).

until(Context:Options, _) :-
    option(until(Goal), Options),
    call(Context:Goal).

seeded(Options0, Options) :-
    (   option(seed(_), Options0)
    ->  Options = Options0
    ;   random_between(0, 0x3fffffff, Seed),
        Options = [seed(Seed)|Options0]
    ).

                /*******************************
                *           ONE GAME           *
                *******************************/

%!  one_game(+Game, :Player1, :Player2, +Options, +Number, -Played) is det.
%
%   Plays game Number. Played is
%   played(Number, First, Score, Reason, Used, Plies, Winner): First is the
%   player, 1 or 2, who moved first; Score is that of Player1; Used are
%   used(Seconds, Moves, Depth, Searched) for Player1 and Player2, Depth being
%   the sum of the depths of Searched moves; Plies are those of a record.

one_game(Game, Player1, Player2, Options, Number, Played) :-
    option(seed(Seed), Options),
    Pair is (Number+1)//2,
    set_random_from(Seed, 2*Pair),
    random_opening(Game, Start, Opening, Options),
    set_random_from(Seed, 2*Number+1),
    (   Number mod 2 =:= 1
    ->  First = 1,
        Players = [Player1,Player2]
    ;   First = 2,
        Players = [Player2,Player1]
    ),
    Players = [A,B],
    Game:game_info(Info),
    known_options(play_match_option(Info), Options, PlayOptions0),
    exchange(First, [1,2], Seats),
    seated(Seats, PlayOptions0, PlayOptions),
    play_match(Game, A, B, Winner,
               [ state(Start), show(false), faults(lose), ended(Reason0),
                 times(Times), moves(Moves), thoughts(Thoughts)
               | PlayOptions
               ]),
    told_plies(Opening, Moves, Thoughts, Plies),
    seen_from(First, Reason0, Reason),
    findall(Used, used(Times, Thoughts, Used), Used0),
    exchange(First, Used0, Used),
    score(Winner, First, Info.players, Score),
    Played = played(Number, First, Score, Reason, Used, Plies, Winner).

used(Times, Thoughts, used(Seconds, Moves, Depth, Searched)) :-
    nth1(N, Times, Seconds-Moves),
    aggregate_all(r(sum(D), count),
                  ( member(N-thought(_, D, _), Thoughts),
                    D \== none
                  ),
                  r(Depth, Searched)).

exchange(1, [A,B], [A,B]).
exchange(2, [A,B], [B,A]).

%   Player N of a game as a player of the match.

seen_from(First, time(N), time(M)) :-
    !,
    seat_player(First, N, M).
seen_from(First, adjudicated_loss(N), adjudicated_loss(M)) :-
    !,
    seat_player(First, N, M).
seen_from(First, fault(N, Fault), fault(M, Fault)) :-
    !,
    seat_player(First, N, M).
seen_from(_, Reason, Reason).

seat_player(1, N, N).
seat_player(2, N, M) :-
    M is 3-N.

score(draw, _, _, 0.5) :-
    !.
score(Winner, First, Players, Score) :-
    nth1(N, Players, Winner),
    seat_player(First, N, Player),
    !,
    Score is 2-Player.

                /*******************************
                *            RESULT            *
                *******************************/

%!  on_event(+Match, +Event, +Games0, -Games) is det.
%
%   The goal of run_jobs/7 for each event. Games is games(Played, Next,
%   Waiting): Next is the number of the game to record next, `none` after an
%   error of the file, and Waiting are pairs Number-Record of the ended games
%   that are not recorded yet.

on_event(Match, waiting, Games, Games) :-
    Match = match(_, _, Start, _, Options),
    Games = games(All, _, _),
    progress(All, show_progress, Start, Options).
on_event(Match, answer(Played), games(All, Next0, Waiting0),
         games([Played|All], Next, Waiting)) :-
    Match = match(Game, Names, Start, Context, Options),
    Played = played(Number, _, _, _, _, _, _),
    game_record(Game, Names, Options, Played, Record),
    ord_union(Waiting0, [Number-Record], Waiting1),
    record_next(Waiting1, Options, Next0, Next, Waiting),
    (   option(on_game(Goal), Options)
    ->  ignore(call(Context:Goal, Record))
    ;   true
    ),
    progress([Played|All], say_progress, Start, Options).

record_next([Next0-Record|Waiting0], Options, Next0, Next, Waiting) :-
    !,
    (   is_recorded(Record, Options)
    ->  Next1 is Next0+1,
        record_next(Waiting0, Options, Next1, Next, Waiting)
    ;   Next = none,
        Waiting = [Next0-Record|Waiting0]
    ).
record_next(Waiting, _, Next, Next, Waiting).

%   Unrecorded counts the games in Waiting that the file lacks in the end.

record_all([], _, _, 0).
record_all([_-Record|Waiting], Next, Options, Unrecorded) :-
    (   Next \== none,
        is_recorded(Record, Options)
    ->  record_all(Waiting, Next, Options, Unrecorded)
    ;   length([Record|Waiting], Unrecorded)
    ).

%   Fails with a message if the file cannot be written.

is_recorded(Record, Options) :-
    (   option(record(File), Options)
    ->  catch(append_record(File, Record),
              error(Formal, Context),
              ( end_progress,
                print_message(error, error(Formal, Context)),
                fail
              ))
    ;   true
    ).

game_record(Game, Names, Options, Played, record(Tags, Plies)) :-
    Played = played(Number, First, _, Reason, _, Plies, Winner),
    option(config(Config), Options),
    option(seed(Seed), Options),
    exchange(First, Names, [AText,BText]),
    Game:game_info(Info),
    once(result_tag(Token, Info.players, Winner)),
    get_time(Now),
    format_time(string(Date), '%Y.%m.%d', Now),
    term_string(Reason, Termination),
    maplist(term_string,
            [Game,Config,Number,Seed],
            [GameText,ConfigText,NumberText,SeedText]),
    player_tags(AText, BText, PlayerTags),
    append([ 'Game'-GameText,'Config'-ConfigText|PlayerTags ],
           [ 'Round'-NumberText, 'Date'-Date, 'Seed'-SeedText,
             'Termination'-Termination, 'Result'-Token
           ],
           Tags0),
    tags_with_thoughts(Tags0, Plies, Tags).

%   Reports the number of games, the score, the time and, after the first game,
%   the time left.

progress(Played, Say, Start, Options) :-
    (   option(progress(true), Options)
    ->  option(games(Count), Options),
        length(Played, Done),
        total_score(Played, Score),
        get_time(Now),
        Elapsed is Now-Start,
        (   Done > 0
        ->  Left is Elapsed/Done*(Count-Done)
        ;   Left = unknown
        ),
        call(Say, games_done(Done, Count, Score, Elapsed, Left))
    ;   true
    ).

erase_progress(Options) :-
    (   option(progress(true), Options)
    ->  end_progress
    ;   true
    ).

total_score(Games, Score) :-
    aggregate_all(sum(S),
                  member(played(_, _, S, _, _, _, _), Games),
                  Score).
