/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match,
          [ match/5                     % +Game, :Player1, :Player2, -Result,
                                        % :Options
          ]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/3, last/2, member/2, nth1/3, numlist/3]).
:- autoload(library(option), [merge_options/3, option/2, option/3]).
:- autoload(library(random), [random_between/3]).
:- autoload('../search/analyse', [analyse/4]).
:- use_module(elo, [elo_interval/4]).
:- use_module('../interface/games', [load_game/2]).
:- use_module(play_match, [play_match/5]).
:- use_module(player, [known_player/3]).
:- use_module(random_game, [random_game/3]).
:- use_module(record, [append_record/2]).
:- use_module('../terminal/terminal', [say_progress/1]).

/** <module> Matches: many games between two players

    ?- match(waldmeister, level(2), level(1), Result,
             [games(100), opening(2), config([size(5)]), jobs(2)]).

Each game runs in a thread that is seeded from the seed of the match and
the number of the game: the result does not depend on how many run at the
same time.
*/

:- meta_predicate
    match(+, :, :, -, :).

:- predicate_options(match/5, 5,
                     [ games(positive_integer), opening(nonneg),
                       balanced(boolean), config(any),
                       threefold(boolean), max_plies(any),
                       time_per_move(number), time_per_game(number),
                       seed(integer), jobs(positive_integer),
                       record(atom), on_game(callable), progress(boolean)
                     ]).

%!  match(+Game, :Player1, :Player2, -Result:dict, :Options) is det.
%
%   Plays games of Game between two players, terms as tabuleiro/match/player
%   tells; colours alternate. Result is a dict with the keys, all seen from
%   Player1:
%
%     - games, wins, draws, losses: numbers of games
%     - score: points, a draw being half a point, as a part of the games
%     - elo, elo_low, elo_high: the Elo difference that the score means and
%       its 95% interval, see tabuleiro/match/elo; `inf` and `-inf` at the ends
%     - ends: pairs Reason-Count, why games were over; see play_match/5, with
%       player 1 being Player1 and without the details of a fault
%     - faults: for each fault fault(Game, Player, Fault)
%     - move_times: mean seconds per move of Player1 and Player2
%
%   Options:
%
%     - games(Count): default 2
%     - opening(Plies): so many random plies first, none that loses at once
%       if there is another; each opening is played twice, with colours
%       exchanged. One that a short search sees decided is drawn again, a
%       few times: each side would win it once, whoever plays better.
%       Default 0
%     - balanced(Bool): if true, an opening is drawn again also if a search
%       of 20,000 positions promises one side three points of five or more;
%       default false
%     - config(Config): for initial_state/2
%     - threefold(Bool), default true; max_plies(Max), default 1000: draws
%     - time_per_move(Seconds), time_per_game(Seconds): see tabuleiro/match/clock
%     - seed(Seed): default a random one
%     - jobs(Jobs): games at a time, default the number of cores
%     - record(File): append each game to File when it ends, see
%       tabuleiro/match/record
%     - on_game(Goal): call(Goal, Record) in this thread when a game ends,
%       Record being what tabuleiro/match/record tells. What it throws ends the
%       match
%     - progress(Bool): tell how it goes, on one line of a terminal; default
%       false
%
%   A player who plays an illegal move, throws or fails loses that game.
%
%   @error those of play_match/5

match(Game, Player1, Player2, Result, Context:Options0) :-
    load_game(Game, Module),
    maplist(known_player(Module), [Player1,Player2], _),
    current_prolog_flag(cpu_count, Cores),
    random_between(0, 0x3fffffff, RandomSeed),
    merge_options(Options0,
                  [ games(2), opening(0), config(default), threefold(true),
                    max_plies(1000), seed(RandomSeed), jobs(Cores),
                    balanced(false), progress(false)
                  ],
                  Options),
    check_options(Options),
    option(games(Count), Options),
    numlist(1, Count, Numbers),
    get_time(Start),
    run_jobs(Numbers, Options,
             one_game(Module, Player1, Player2, Options),
             finished(Module, Player1, Player2, Start, Context:Options),
             Games),
    result(Games, Result).

check_options(Options) :-
    forall(member(Option-Type,
                  [ games(X)-positive_integer, opening(X)-nonneg,
                    balanced(X)-boolean, seed(X)-integer,
                    jobs(X)-positive_integer, progress(X)-boolean
                  ]),
           ( option(Option, Options),
             arg(1, Option, Value),
             must_be(Type, Value)
           )).

                /*******************************
                *           ONE GAME           *
                *******************************/

%!  one_game(+Game, :Player1, :Player2, +Options, +Number, -Played) is det.
%
%   Plays game Number and tells what happened:
%   played(Number, First, Score, Reason, Times, Moves, Winner), with First
%   the player, 1 or 2, who moved first, and Score that of Player1.

one_game(Game, Player1, Player2, Options, Number, Played) :-
    option(seed(Seed), Options),
    Pair is (Number+1)//2,
    set_random_from(Seed, 2*Pair),
    opening(Game, Options, Start, Opening),
    set_random_from(Seed, 2*Number+1),
    (   Number mod 2 =:= 1
    ->  First = 1,
        Players = [Player1,Player2]
    ;   First = 2,
        Players = [Player2,Player1]
    ),
    Players = [A,B],
    play_match(Game, A, B, Winner,
               [ state(Start), show(false), faults(lose), ended(Reason0),
                 times(Times0), moves(Moves0)
               | Options
               ]),
    append(Opening, Moves0, Moves),
    seen_from(First, Reason0, Reason),
    exchange(First, Times0, Times),
    Game:game_info(Info),
    score(Winner, First, Info.players, Score),
    Played = played(Number, First, Score, Reason, Times, Moves, Winner).

%   Different games of different matches get unrelated generators.

set_random_from(Seed, N) :-
    Mixed is (Seed*6364136223846793005 + N*1442695040888963407)
             mod (1<<62),
    set_random(seed(Mixed)).

%   What a game begins with: random plies after which it is open, if such are
%   found soon.

opening(Game, Options, State, Moves) :-
    option(opening(Plies), Options),
    option(config(Config), Options),
    option(balanced(Balanced), Options),
    between(1, 50, Try),
    random_game(Game, Moves,
                [ config(Config), max_plies(Plies), careful(true),
                  states(States)
                ]),
    last(States, State),
    (   Plies =:= 0
    ;   Try =:= 50
    ;   is_open(Balanced, Game, State)
    ),
    !.

%   Whether no search sees a win; if Balanced, nor as much as a lead of 500.

is_open(Balanced, Game, State) :-
    opening_search(Balanced, Limits, Lead),
    analyse(Game, State, [Line], [threads(1),hash(0),seed(0)|Limits]),
    number(Line.score),
    abs(Line.score) < Lead.

opening_search(false, [depth(2),nodes(1000)], inf).
opening_search(true,  [nodes(20000)],         500).

exchange(1, [A,B], [A,B]).
exchange(2, [A,B], [B,A]).

%   Who is player N of a game, as player of the match.

seen_from(First, time(N), time(M)) :-
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
                *             JOBS             *
                *******************************/

%   Calls call(Goal, Number, Played) for each of Numbers in worker threads,
%   and call(Done, Played, All0, All) in this thread as each ends. Workers take
%   their numbers from a queue; whatever ends this predicate ends them.

:- meta_predicate run_jobs(+, +, 2, 3, -).

run_jobs(Numbers, Options, Goal, Done, Played) :-
    option(jobs(Jobs0), Options),
    length(Numbers, Count),
    Jobs is min(Jobs0, Count),
    setup_call_cleanup(
        ( message_queue_create(Queue),
          message_queue_create(Answers)
        ),
        setup_call_cleanup(
            start_workers(Jobs, Queue, Answers, Goal, Workers),
            ( forall(member(Number, Numbers),
                     thread_send_message(Queue, game(Number))),
              forall(between(1, Jobs, _),
                     thread_send_message(Queue, done)),
              collect(Count, Answers, Done, [], Played)
            ),
            stop_workers(Workers)),
        ( message_queue_destroy(Queue),
          message_queue_destroy(Answers)
        )).

start_workers(Jobs, Queue, Answers, Goal, Workers) :-
    findall(Worker,
            ( between(1, Jobs, _),
              thread_create(worker(Queue, Answers, Goal), Worker, [])
            ),
            Workers).

worker(Queue, Answers, Goal) :-
    thread_get_message(Queue, Message),
    (   Message = game(Number)
    ->  catch(( call(Goal, Number, Played)
              ->  Answer = played(Played)
              ;   Answer = error(failed(Number))
              ),
              Error,
              Answer = error(Error)),
        thread_send_message(Answers, Answer),
        worker(Queue, Answers, Goal)
    ;   true
    ).

collect(0, _, _, All, All) :-
    !.
collect(Count, Answers, Done, All0, All) :-
    thread_get_message(Answers, Answer),
    (   Answer = played(Played)
    ->  call(Done, Played, All0, All1),
        Count1 is Count-1,
        collect(Count1, Answers, Done, All1, All)
    ;   Answer = error(Error),
        throw(Error)
    ).

stop_workers(Workers) :-
    forall(member(Worker, Workers),
           catch(thread_signal(Worker, abort), error(_, _), true)),
    forall(member(Worker, Workers),
           thread_join(Worker, _)).

                /*******************************
                *            RESULT            *
                *******************************/

finished(Game, Player1, Player2, Start, Context:Options, Played, All,
         [Played|All]) :-
    game_record(Game, Player1, Player2, Options, Played, Record),
    (   option(record(File), Options)
    ->  append_record(File, Record)
    ;   true
    ),
    (   option(on_game(Goal), Options)
    ->  ignore(call(Context:Goal, Record))
    ;   true
    ),
    (   option(progress(true), Options)
    ->  progress([Played|All], Start, Options)
    ;   true
    ).

game_record(Game, Player1, Player2, Options, Played,
            record(Tags, Plies)) :-
    Played = played(Number, First, _, Reason, _, Moves, Winner),
    option(config(Config), Options),
    option(seed(Seed), Options),
    exchange(First, [Player1,Player2], [_:A,_:B]),
    Game:game_info(Info),
    result_token(Winner, Info.players, Token),
    get_time(Now),
    format_time(string(Date), '%Y.%m.%d', Now),
    format(string(Termination), '~q', [Reason]),
    maplist(term_text,
            [Game,Config,A,B,Number,Seed],
            [GameText,ConfigText,AText,BText,NumberText,SeedText]),
    Tags = [ 'Game'-GameText, 'Config'-ConfigText, 'Player1'-AText,
             'Player2'-BText, 'Round'-NumberText, 'Date'-Date,
             'Seed'-SeedText, 'Termination'-Termination, 'Result'-Token
           ],
    findall(ply(Move, ""), member(Move, Moves), Plies).

term_text(Term, Text) :-
    format(string(Text), '~q', [Term]).

result_token(draw, _, "1/2-1/2") :-
    !.
result_token(Winner, [Winner,_], "1-0") :-
    !.
result_token(_, _, "0-1").

%   Games done, score, rate and time left.

progress(Played, Start, Options) :-
    option(games(Count), Options),
    length(Played, Done),
    total_score(Played, Score),
    get_time(Now),
    Elapsed is max(1.0e-3, Now-Start),
    Rate is Done/Elapsed,
    Left is (Count-Done)/Rate,
    say_progress(progress(Done, Count, Score, Rate, Left)).

total_score(Games, Score) :-
    aggregate_all(sum(S),
                  member(played(_, _, S, _, _, _, _), Games),
                  Score).

result(Games0, Result) :-
    msort(Games0, Games),
    length(Games, Count),
    findall(S, member(played(_,_,S,_,_,_,_), Games), Scores),
    count(1, Scores, Wins),
    count(0.5, Scores, Draws),
    Losses is Count-Wins-Draws,
    elo_interval(Wins, Draws, Losses, elo(Elo, Low, High)),
    Score is (Wins+Draws/2)/Count,
    ends(Games, Ends),
    findall(fault(Number, N, Fault),
            member(played(Number,_,_,fault(N,Fault),_,_,_), Games),
            Faults),
    mean_times(Games, Times),
    Result = match{ games:Count, wins:Wins, draws:Draws, losses:Losses,
                    score:Score, elo:Elo, elo_low:Low, elo_high:High,
                    ends:Ends, faults:Faults, move_times:Times
                  }.

count(X, Xs, Count) :-
    aggregate_all(count, (member(Y, Xs), Y =:= X), Count).

ends(Games, Ends) :-
    findall(Kind,
            ( member(played(_,_,_,Reason,_,_,_), Games),
              end_kind(Reason, Kind)
            ),
            Kinds0),
    msort(Kinds0, Kinds),
    runs(Kinds, Ends).

end_kind(fault(N, Fault), fault(N, Kind)) :-
    !,
    functor(Fault, Kind, _).
end_kind(Reason, Reason).

runs([], []).
runs([X|Xs], [X-Count|Runs]) :-
    run(Xs, X, 1, Count, Rest),
    runs(Rest, Runs).

run([Y|Ys], X, N0, N, Rest) :-
    X == Y,
    !,
    N1 is N0+1,
    run(Ys, X, N1, N, Rest).
run(Rest, _, N, N, Rest).

mean_times(Games, Means) :-
    findall(Mean,
            ( member(N, [1,2]),
              aggregate_all(r(sum(Seconds), sum(Moves)),
                            ( member(played(_,_,_,_,Times,_,_), Games),
                              nth1(N, Times, Seconds-Moves)
                            ),
                            r(AllSeconds, AllMoves)),
              Mean is AllSeconds/max(1, AllMoves)
            ),
            Means).
