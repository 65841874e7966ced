/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_at_terminal,
          [ play_match/5,               % +Game, :Player1, :Player2, -Winner,
                                        % +Options
            match/5                     % +Game, :Player1, :Player2, -Result,
                                        % :Options
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../match/match', []).
:- use_module('../match/play_match', []).
:- use_module('../match/player', [is_human/1]).
:- use_module('../match/seats', [player_number/3]).
:- use_module('../match/timeline', [last_mover/2, on_timeline/4]).
:- use_module(actions, [act/5]).
:- use_module(human, [ask_move/5]).
:- use_module(show).
:- use_module(terminal, [at_terminal/0, pause/1]).
:- use_module(thinking, [think_aloud/4]).

/** <module> Matches of people at the terminal
*/

:- meta_predicate
    play_match(+, :, :, -, +),
    match(+, :, :, -, :).

%!  play_match(+Game, :Player1, :Player2, -Winner, +Options) is det.
%!  match(+Game, :Player1, :Player2, -Result, :Options) is det.
%
%   As play_match/5 of tabuleiro/match/play_match and match/5 of
%   tabuleiro/match/match, with the terminal as their host: it shows the game
%   and asks people for their moves.

play_match(Game, Player1, Player2, Winner, Options) :-
    tabuleiro_play_match:play_match(Game, Player1, Player2, Winner,
                                    [ host(tabuleiro_at_terminal:host)
                                    | Options
                                    ]).

match(Game, Player1, Player2, Result, Module:Options) :-
    tabuleiro_match:match(Game, Player1, Player2, Result,
                          Module:[ host(tabuleiro_at_terminal:host)
                                 | Options
                                 ]).

:- public host/1.                       % the option host(Goal)

%   host(+Event): see tabuleiro/match/host.

host(players(Match)) :-
    (   Match.show == true
    ->  say_players(Match)
    ;   true
    ).
host(position(Timeline, Match)) :-
    (   bot_goes_on(Timeline, Match)
    ->  true
    ;   show_timeline(Timeline, Match)
    ).
host(moved(N, State, Move, Match)) :-
    show_move(N, State, Move, Match).
host(over(Reason, Winner, State, Match)) :-
    announce(Reason, Winner, State, Match).
host(pause(Match)) :-
    (   Match.show == true
    ->  pause(Match.pace)
    ;   true
    ).
host(watches) :-
    at_terminal.
host(thinks(Game, State, Level, Answer)) :-
    think_aloud(Game, State, Level, Answer).
host(asks(Game, State, Seat, Answer, View)) :-
    ask_move(Game, State, Seat, Answer, View).
host(command(Command, N, Timeline, Match, Result)) :-
    act(Command, N, Timeline, Match, Result).

%   The turn of a bot has several plies, and this was not the last one: one
%   board a turn fits a screen.

bot_goes_on(Timeline, Match) :-
    last_mover(Timeline, N),
    nth1(N, Match.players, Player),
    \+ is_human(Player),
    on_timeline(Timeline, State, _, _),
    \+ Match.game:game_over(State, _),
    player_number(State, Match, N).
