/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_timing,
          [ time_goals/3,               % +Module, +Goals, -Seconds
            time_goals/4,               % +Module, +Goals, +Least, -Seconds
            standard_goal/4,            % +Game, ?What, ?State, -Goal
            standard_goals/4            % +Game, +States, ?What, -Goals
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, same_length/2]).
:- use_module(library(random), [random_member/2]).

/** <module> Timing the predicates of a game
*/

%!  time_goals(+Module, +Goals, -Seconds) is det.
%!  time_goals(+Module, +Goals, +Least, -Seconds) is det.
%
%   Seconds is the mean CPU time of a call of one of Goals, which may fail.
%   Goals are called in a loop for at least Least seconds, by default 0.05; the
%   time of the empty loop is subtracted.

time_goals(Module, Goals, Seconds) :-
    time_goals(Module, Goals, 0.05, Seconds).

time_goals(Module, Goals, Least, Seconds) :-
    garbage_collect,
    rounds(1, Module, Goals, Least, Rounds, Time),
    same_length(Goals, Nothing),
    maplist(=(true), Nothing),
    time_rounds(Rounds, system, Nothing, Overhead),
    length(Goals, N),
    Seconds is max(1.0e-9, (Time-Overhead)/(Rounds*N)).

rounds(Rounds0, Module, Goals, Least, Rounds, Time) :-
    time_rounds(Rounds0, Module, Goals, Time0),
    (   Time0 > Least
    ->  Rounds = Rounds0,
        Time = Time0
    ;   Factor is 1.2*Least/max(Time0, Least/100),
        Rounds1 is Rounds0*max(2, ceiling(Factor)),
        rounds(Rounds1, Module, Goals, Least, Rounds, Time)
    ).

time_rounds(Rounds, Module, Goals, Time) :-
    maplist(qualified(Module), Goals, Qualified),
    statistics(cputime, T0),
    (   between(1, Rounds, _),
        member(Goal, Qualified),
        \+ call(Goal),
        fail
    ;   true
    ),
    statistics(cputime, T1),
    Time is T1-T0.

qualified(Module, Goal, Module:Goal).

%!  standard_goals(+Game, +States, ?What, -Goals:list) is nondet.
%
%   Goals call the standard predicate What, once for each of States.

standard_goals(Game, States, What, Goals) :-
    standard_goal(Game, What, _, _),
    findall(Goal,
            ( member(State, States),
              standard_goal(Game, What, State, Goal)
            ),
            Goals).

%!  standard_goal(+Game, ?What, ?State, -Goal) is nondet.
%
%   Goal calls the standard predicate What on State; the last argument is the
%   result. If State is unbound, enumerates What.

standard_goal(_, player_to_move, State, player_to_move(State, _)).
standard_goal(_, valid_moves, State, valid_moves(State, _)).
standard_goal(Game, move, State, move(State, Move, _)) :-
    (   var(State)
    ->  true
    ;   Game:valid_moves(State, Moves),
        Moves = [_|_]
    ->  random_member(Move, Moves)
    ;   Move = none
    ).
standard_goal(_, game_over, State, game_over(State, _)).
standard_goal(Game, value, State, value(State, Player, _)) :-
    Game:game_info(Info),
    get_dict(players, Info, [Player|_]).
