/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_c_search,
          [ c_search_lines/5            % +Game, +Compiled, +State, +Options,
                                        % -Lines
          ]).
:- use_module(library(lists), [append/3, last/2, member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3]).
:- use_module('../game/native', ['$close_engine'/1, '$open_compiled_engine'/6]).
:- use_module('../search/analyse', [engine_lines/4, engine_setting/3]).

/** <module> The engine searches a compiled game

The engine packs a state into the bytes of a position. It cannot search a game
whose states are too large for it, which has a winner that is no player, or
which is left to Prolog in a position of the search.
*/

:- dynamic
    left_to_prolog/1.                   % Compiled

%!  c_search_lines(+Game, +Compiled, +State, +Options, -Lines) is semidet.
%
%   Lines are the dicts of analyse/4, found by the engine in the library
%   Compiled of Game. Fails if the engine cannot search Game; a library that it
%   has given up is not tried again.
%
%   A search that depth or nodes limit, and not time, is left to Prolog: its
%   lines are the same each time.
%
%   Options: those of analyse/4, complete.

c_search_lines(Game, Compiled, State, Options, Lines) :-
    \+ left_to_prolog(Compiled),
    is_timed(Options),
    once(Game:game_info(Info)),
    Info.players = [First,Second],
    samples(Game, State, Samples),
    unit(Game, Info.players, Samples, Unit),
    engine_setting(Options, Algorithm, MiB),
    with_repetition(Info, Options, Options1),
    (   setup_call_cleanup(
            '$open_compiled_engine'(Compiled,
                                    setting(First,Second,draw,Samples), Unit,
                                    Algorithm, MiB, Engine),
            engine_lines(Engine, State, Options1, Lines0),
            '$close_engine'(Engine))
    ->  Lines = Lines0
    ;   assertz(left_to_prolog(Compiled)),
        fail
    ).

is_timed(Options) :-
    (   member(Limit, [time(_),clock(_)]),
        option(Limit, Options)
    ->  true
    ;   \+ option(depth(_), Options),
        \+ option(nodes(_), Options)
    ).

with_repetition(Info, Options, Options1) :-
    (   get_dict(longest_game, Info, Longest),
        Longest < inf
    ->  Options1 = [repetition(false)|Options]
    ;   Options1 = Options
    ).

%   samples(+Game, +State, -Samples): State, and what its first, its middle and
%   its last move lead to.

samples(Game, State, [State|Nexts]) :-
    moves_of(Game, State, Moves),
    findall(Next,
            ( some_of(Moves, Move),
              moved_to(Game, State, Move, Next)
            ),
            Nexts).

some_of([First|_], First).
some_of(Moves, Middle) :-
    length(Moves, Count),
    Before is Count//2,
    length(Front, Before),
    append(Front, [Middle|_], Moves).
some_of(Moves, Last) :-
    last(Moves, Last).

%   unit(+Game, +Players, +States, -Unit): the engine counts in integers. Values
%   with fractions become hundredths.

unit(Game, Players, States, Unit) :-
    (   member(State, States),
        member(Player, Players),
        once(Game:value(State, Player, Value)),
        Value =\= round(Value)
    ->  Unit = 100
    ;   Unit = 1
    ).
