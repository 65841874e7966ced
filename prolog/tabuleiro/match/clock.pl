/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_clock,
          [ clock_option/4,             % ?Name, ?Type, -Default, -Meaning
            clock/2,                    % +Options, -Clock
            on_clock/5,                 % +N, :Goal, +Clock0, -Clock, -Outcome
            move_uncounted/3,           % +N, +Clock0, -Clock
            time_left/2,                % +Clock, -Time
            clock_times/2               % +Clock, -Times
          ]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [min_list/2, nth1/3]).
:- autoload(library(option), [option/2]).
:- use_module('../interface/leave', [is_leave/1]).
:- use_module('../interface/options', [check_options/3, known_options/3]).
:- use_module('../interface/time_limit', [within_seconds/2]).

/** <module> The clock of a game

A clock is clock(PerMove, PerGame, Used1, Used2): limits in seconds, `inf` for
none, and Seconds-Moves, the wall time and moves that each player has used.
PerGame may be Seconds+Increment: each move then adds Increment. A player who
exceeds a limit by the grace of 0.05 seconds is stopped and has lost on time.
*/

:- meta_predicate
    on_clock(+, 0, +, -, -).

grace(0.05).

%!  clock_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/interface/options.

clock_option(time_per_move, seconds_or_inf, inf,
             "seconds; a player who needs more has lost").
clock_option(time_per_game, game_time,      inf,
             "seconds of each player; with an increment a move, 60+0.6").

%!  clock(+Options, -Clock) is det.
%
%   Clock is that of a game yet to begin. Options, as check_options/3 returns
%   them, are time_per_move(Seconds), and time_per_game(Seconds) or
%   time_per_game(Seconds+Increment), for each player, by default `inf`. Others
%   are ignored.
%
%   @error type_error(number, Seconds), type_error(nonneg, Seconds)

clock(Options0, clock(PerMove, PerGame, 0-0, 0-0)) :-
    known_options(clock_option, Options0, Options1),
    check_options(clock_option, Options1, Options),
    option(time_per_move(PerMove), Options),
    option(time_per_game(PerGame), Options).

%!  on_clock(+N, :Goal, +Clock0, -Clock, -Outcome) is det.
%
%   Runs Goal once on the time of player N, 1 or 2. Outcome is `true`,
%   `false`, error(Ball) or `time`.

on_clock(N, Goal, Clock0, Clock, Outcome) :-
    limit(N, Clock0, Limit),
    get_time(T0),
    outcome(Limit, T0, Goal, Outcome0),
    get_time(T1),
    Used is T1-T0,
    add_time(N, Used, Clock0, Clock),
    (   Limit \== inf,
        Used > Limit
    ->  Outcome = time
    ;   Outcome = Outcome0
    ).

%   Limit is the time that player N has left, with the grace, or `inf`.

limit(N, clock(PerMove, PerGame, Used1, Used2), Limit) :-
    findall(Left,
            ( Left = PerMove
            ; nth1(N, [Used1,Used2], Used),
              left(PerGame, Used, Left)
            ),
            Lefts0),
    exclude(==(inf), Lefts0, Lefts),
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

outcome(Limit, Start, Goal, Outcome) :-
    catch(( within_seconds(Limit, Goal)
          ->  Outcome = true
          ;   Outcome = false
          ),
          Ball,
          ball_outcome(Ball, Limit, Start, Outcome)).

%   The player is not at fault if the person left, nor if a time limit around
%   the game is exceeded.

ball_outcome(Ball, _, _, _) :-
    is_leave(Ball),
    !,
    throw(Ball).
ball_outcome(time_limit_exceeded, Limit, Start, Outcome) :-
    !,
    get_time(Now),
    (   Limit \== inf,
        Now-Start >= Limit
    ->  Outcome = time
    ;   throw(time_limit_exceeded)
    ).
ball_outcome(Ball, _, _, error(Ball)).

add_time(1, Used, clock(M, G, A0, B), clock(M, G, A, B)) :-
    add_move(Used, A0, A).
add_time(2, Used, clock(M, G, A, B0), clock(M, G, A, B)) :-
    add_move(Used, B0, B).

add_move(Used, Seconds0-Moves0, Seconds-Moves) :-
    Seconds is Seconds0+Used,
    Moves is Moves0+1.

%!  move_uncounted(+N, +Clock0, -Clock) is det.
%
%   The last goal of on_clock/5 on the time of player N chose no move: its
%   seconds count, but no move.

move_uncounted(1, clock(M, G, Used-Moves0, B), clock(M, G, Used-Moves, B)) :-
    Moves is Moves0-1.
move_uncounted(2, clock(M, G, A, Used-Moves0), clock(M, G, A, Used-Moves)) :-
    Moves is Moves0-1.

%!  time_left(+Clock, -Time) is det.
%
%   Time is time(PerMove, Left1, Left2, Increment), in seconds: the limit of a
%   move, what each player has left for the game, and what a move adds. The
%   first three may be `inf`.

time_left(clock(PerMove, PerGame, Used1, Used2),
          time(PerMove, Left1, Left2, Increment)) :-
    left(PerGame, Used1, Left1),
    left(PerGame, Used2, Left2),
    (   PerGame = _+Increment
    ->  true
    ;   Increment = 0
    ).

%!  clock_times(+Clock, -Times:list(pair)) is det.
%
%   Times are Seconds-Moves, the time and moves used, of both players.

clock_times(clock(_, _, Used1, Used2), [Used1,Used2]).
