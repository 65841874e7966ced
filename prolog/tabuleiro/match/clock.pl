/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_clock,
          [ clock_option/4,             % ?Name, ?Type, -Default, -Meaning
            clock/2,                    % +Options, -Clock
            seated/3,                   % +Seats, +Options0, -Options
            player_limits/3,            % +N, +Options, -Limits
            must_be_clocks/2,           % +Options, +Count
            on_clock/5,                 % +N, :Goal, +Clock0, -Clock, -Outcome
            add_time/4,                 % +N, +Seconds, +Clock0, -Clock
            move_uncounted/3,           % +N, +Clock0, -Clock
            time_left/3,                % +Clock, +N, -Left
            time_between/4,             % +N, +Clock0, +Clock, -Seconds
            clock_times/2               % +Clock, -Times
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [member/2, min_list/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module('../base/leave', [is_leave/1]).
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module(texts, []).
:- use_module('../base/time_limit', [within_seconds/3]).

/** <module> The clock of a game

A clock is clock(Limits1, Limits2, Used1, Used2): the limits of each player,
PerMove-PerGame in seconds, or `inf`, and Seconds-Moves, the wall time and moves
that each has used. PerGame may be Seconds+Increment: each move then adds
Increment. A player who exceeds a limit by the grace of 0.05 seconds is stopped
and loses on time.
*/

:- meta_predicate
    on_clock(+, 0, +, -, -).

grace(0.05).

%!  clock_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

clock_option(time_per_move, each(seconds_or_inf), inf,
             "seconds; a player who needs more has lost").
clock_option(time_per_game, each(game_time),      inf,
             "seconds of each player; with an increment a move, 60+0.6").

%!  clock(+Options, -Clock) is det.
%
%   Clock is the clock at the start of a game. A list has a limit for each
%   player. Other options are ignored.
%
%   Options: clock_option.
%
%   @error type_error(number, Seconds), type_error(nonneg, Seconds), those of
%   must_be_clocks/2

clock(Options0, clock(Limits1, Limits2, 0-0, 0-0)) :-
    known_options(clock_option, Options0, Options1),
    check_options(clock_option, Options1, Options),
    must_be_clocks(Options, 2),
    player_limits(1, Options, Limits1),
    player_limits(2, Options, Limits2).

%!  must_be_clocks(+Options, +Count) is det.
%
%   An option of Options that has a limit for each player has Count of them.
%
%   @error domain_error(time_per_move, Limits),
%   domain_error(time_per_game, Limits)

must_be_clocks(Options, Count) :-
    forall(( member(Name, [time_per_move,time_per_game]),
             Option =.. [Name,Limits],
             option(Option, Options),
             is_list(Limits),
             \+ length(Limits, Count)
           ),
           throw(error(domain_error(Name, Limits),
                       context(_, tabuleiro(clocks_of(Count)))))).

%!  player_limits(+N, +Options, -Limits) is det.
%
%   Limits are those of player N, PerMove-PerGame.

player_limits(N, Options, PerMove-PerGame) :-
    option(time_per_move(PerMoves), Options),
    option(time_per_game(PerGames), Options),
    maplist(limit_of(N), [PerMoves,PerGames], [PerMove,PerGame]).

limit_of(N, Limits, Limit) :-
    (   is_list(Limits)
    ->  nth1(N, Limits, Limit)
    ;   Limit = Limits
    ).

%!  seated(+Seats, +Options0, -Options) is det.
%
%   Options are Options0 for a game of the players numbered Seats, in this
%   order.

seated(Seats, Options0, Options) :-
    maplist(seated_option(Seats), Options0, Options).

seated_option(Seats, Option0, Option) :-
    (   compound(Option0),
        Option0 =.. [Name,Limits0],
        clock_option(Name, _, _, _),
        is_list(Limits0)
    ->  findall(Limit,
                ( member(N, Seats),
                  nth1(N, Limits0, Limit)
                ),
                Limits),
        Option =.. [Name,Limits]
    ;   Option = Option0
    ).

%!  on_clock(+N, :Goal, +Clock0, -Clock, -Outcome) is det.
%
%   Runs Goal once on the time of player N, 1 or 2. Outcome is `true`,
%   `false`, error(Ball) or `time`.

on_clock(N, Goal, Clock0, Clock, Outcome) :-
    limit(N, Clock0, Limit),
    get_time(T0),
    outcome(Limit, Goal, Outcome0),
    get_time(T1),
    Used is T1-T0,
    add_time(N, Used, Clock0, Clock),
    (   Limit \== inf,
        Used > Limit
    ->  Outcome = time
    ;   Outcome = Outcome0
    ).

%   Limit is the time that player N has left, with the grace, or `inf`.

limit(N, Clock, Limit) :-
    time_left(Clock, N, left(PerMove, Left, _)),
    exclude(==(inf), [PerMove,Left], Lefts),
    (   Lefts == []
    ->  Limit = inf
    ;   min_list(Lefts, Least),
        grace(Grace),
        Limit is Least+Grace
    ).

%   A player who has used Used of PerGame has Left.

left(inf, _, inf) :-
    !.
left(Seconds+Increment, Used-Moves, Left) :-
    !,
    Left is max(0, Seconds+Increment*Moves-Used).
left(Seconds, Used-_, Left) :-
    Left is max(0, Seconds-Used).

outcome(Limit, Goal, Outcome) :-
    catch(( within_seconds(Limit, Goal, Ended)
          ->  ended_outcome(Ended, Outcome)
          ;   Outcome = false
          ),
          Ball,
          ball_outcome(Ball, Outcome)).

ended_outcome(true, true).
ended_outcome(false, time).

%   time_limit_exceeded may come from a call_with_time_limit/2 around the game.

ball_outcome(Ball, Outcome) :-
    (   ( is_leave(Ball) ; Ball == time_limit_exceeded )
    ->  throw(Ball)
    ;   Outcome = error(Ball)
    ).

%!  add_time(+N, +Seconds, +Clock0, -Clock) is det.
%
%   Player N has used Seconds for a move.

add_time(1, Used, clock(M, G, A0, B), clock(M, G, A, B)) :-
    add_move(Used, A0, A).
add_time(2, Used, clock(M, G, A, B0), clock(M, G, A, B)) :-
    add_move(Used, B0, B).

add_move(Used, Seconds0-Moves0, Seconds-Moves) :-
    Seconds is Seconds0+Used,
    Moves is Moves0+1.

%!  move_uncounted(+N, +Clock0, -Clock) is det.
%
%   The last goal of on_clock/5 for player N did not choose a move: its seconds
%   count, but not as a move.

move_uncounted(1, clock(M, G, Used-Moves0, B), clock(M, G, Used-Moves, B)) :-
    Moves is Moves0-1.
move_uncounted(2, clock(M, G, A, Used-Moves0), clock(M, G, A, Used-Moves)) :-
    Moves is Moves0-1.

%!  time_left(+Clock, +N, -Time) is det.
%
%   Time is left(PerMove, Left, Increment), in seconds: the limit of a move of
%   player N, what is left for the game, and what a move adds. The first two may
%   be `inf`.

time_left(Clock, N, left(PerMove, Left, Increment)) :-
    arg(N, Clock, PerMove-PerGame),
    UsedAt is N+2,
    arg(UsedAt, Clock, Used),
    left(PerGame, Used, Left),
    (   PerGame = _+Increment0
    ->  Increment = Increment0
    ;   Increment = 0
    ).

%!  time_between(+N, +Clock0, +Clock, -Seconds) is det.
%
%   Seconds is the time that player N has used between Clock0 and Clock.

time_between(N, Clock0, Clock, Seconds) :-
    UsedAt is N+2,
    arg(UsedAt, Clock0, Used0-_),
    arg(UsedAt, Clock, Used-_),
    Seconds is Used-Used0.

%!  clock_times(+Clock, -Times:list(pair)) is det.
%
%   Times are Seconds-Moves, the time and moves used, of both players.

clock_times(clock(_, _, Used1, Used2), [Used1,Used2]).
