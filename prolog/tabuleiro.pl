/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro,
          [                             % Playing
            tabuleiro/0,
            play/1,                     % +Game
            play/2,                     % +Game, :Options
            serve/1,                    % +Options
            play_match/5,               % +Game, :Player1, :Player2, -Winner,
                                        % +Options
            match/5,                    % +Game, :Player1, :Player2, -Result,
                                        % :Options
            tournament/4,               % +Game, :Players, -Table, :Options
            print_report/3,             % +Format, +Tournament, +Out
                                        % Games
            game_name/1,                % ?Name
            load_game/2,                % +Name, -Module
            use_game/1,                 % +Name
            must_be_game/1,             % @Module
            is_game/1,                  % @Module
            game_predicate/2,           % ?PredicateIndicator, ?Need
            state_notation/3,           % +Game, ?State, ?Text
            why_not/4,                  % +Game, +State, +Move, -Reasons
            explain/4,                  % +Game, +State, +Move, -Explanation
            explain/5,                  % +Game, +State, +Move, -Explanation,
                                        % +Options
                                        % Records
            write_record/2,             % +Stream, +Record
            read_records/2,             % +File, -Records
            record_states/2,            % +Record, -States
            record_moves/2,             % +Record, -Moves
            replay/2,                   % +Record, +Options
            review/3,                   % +Record, -Review, :Options
            annotate/3,                 % +Record0, +Review, -Record
                                        % Search
            analyse/4,                  % +Game, +State, -Lines, :Options
            print_analysis/3,           % +Game, +State, +Lines
            open_engine/3,              % +Game, -Engine, +Options
            close_engine/1,             % +Engine
            evaluation/4,               % +Game, +State, -Score, -Terms
            solve/4,                    % +Game, +State, -Result, :Options
            verify_proof/3,             % +File, -Proof, -Count
            verify_proof/4,             % +File, -Proof, -Count, +Options
                                        % Tools
            compare_games/3,            % +Game1, +Game2, +Options
            compare_games/4,            % +Game1, +Game2, -Report, +Options
            random_game/3,              % +Game, -Moves, +Options
            perft/4,                    % +Game, +State, +Depth, -Count
            perft_divide/4,             % +Game, +State, +Depth, -Counts
                                        % Games of one's own
            check_game/2,               % +Game, -Report
            check_game/3,               % +Game, -Report, +Options
            adapt_game/3,               % +Module, :Options, -Game
            adopt_game/3,               % +File, +Options, -Game
            search_move/4,              % +Game, +State, +Options, -Move
            search_best_moves/4,        % +Game, +State, +Options, -Moves
            search_lines/4              % +Game, +State, +Options, -Lines
          ]).
:- use_module(tabuleiro/game/build, [load_built/1]).
:- load_built(game).
:- load_built(tabuleiro).
:- use_module(tabuleiro/adopt/adapt, [adapt_game/3]).
:- use_module(tabuleiro/adopt/adopt, [adopt_game/3]).
:- use_module(tabuleiro/check/check_game, [check_game/2, check_game/3]).
:- use_module(tabuleiro/compare/compare, [compare_games/3, compare_games/4]).
:- use_module(tabuleiro/game/game,
              [must_be_game/1, is_game/1, game_predicate/2]).
:- use_module(tabuleiro/game/games, [game_name/1, load_game/2]).
:- use_module(tabuleiro/game/portray, []).
:- use_module(tabuleiro/base/resolve, [resolve_autoload/0]).
:- use_module(tabuleiro/game/state_notation, [state_notation/3]).
:- use_module(tabuleiro/game/use_game, [use_game/1]).
:- use_module(tabuleiro/match/random_game, [random_game/3]).
:- use_module(tabuleiro/match/read_record, [read_records/2]).
:- use_module(tabuleiro/match/record,
              [write_record/2, record_states/2, record_moves/2]).
:- use_module(tabuleiro/match/review, [annotate/3, review/3]).
:- use_module(tabuleiro/play/at_terminal, [match/5, play_match/5]).
:- use_module(tabuleiro/play/menu, [play_game/1, play_games/0]).
:- use_module(tabuleiro/play/replay, [replay/2]).
:- use_module(tabuleiro/play/start, [start_game/2]).
:- use_module(tabuleiro/search/analyse,
              [analyse/4, open_engine/3, close_engine/1]).
:- use_module(tabuleiro/search/evaluation, [evaluation/4]).
:- use_module(tabuleiro/search/explain, [explain/4, explain/5]).
:- use_module(tabuleiro/search/perft, [perft/4, perft_divide/4]).
:- use_module(tabuleiro/search/prolog_search,
              [search_move/4, search_best_moves/4, search_lines/4]).
:- use_module(tabuleiro/search/why_not, [why_not/4]).
:- use_module(tabuleiro/solve/proof_file, [verify_proof/3, verify_proof/4]).
:- use_module(tabuleiro/solve/solve, [solve/4]).
:- use_module(tabuleiro/search/print_analysis, [print_analysis/3]).
:- use_module(tabuleiro/report/report, [print_report/3]).
:- use_module(tabuleiro/tournament/tournament, [tournament/4]).
:- use_module(tabuleiro/serve/serve, [serve/1]).

/** <module> Board games whose rules read as Prolog and run as C

    ?- use_module(library(tabuleiro)).
    ?- play(waldmeister).               % the menu of a game
    ?- play(wali, [black(3)]).          % a game against level 3
    ?- use_game(waldmeister).           % its predicates
    ?- initial_state(default, S), choose_move(S, 1, M), move(S, M, S1).

A game is a module with the predicates that tabuleiro/game/game
describes. A folder of `games` holds each of ours: loading this library makes
them known as `games(Name)`, and everything here takes the name of a game and
loads it without importing anything; use_game/1 alone imports.
*/

:- meta_predicate
    play(+, :).

%!  tabuleiro is det.
%
%   The menu of all games.

tabuleiro :-
    play_games.

%!  play(+Game) is det.
%
%   The menu of Game, see play_game/1.
%
%   @error existence_error(game, Game), type_error(game, Game)

play(Game) :-
    play_game(Game).

%!  play(+Game, :Options) is det.
%
%   Plays Game once, see start_game/2:
%
%       ?- play(wali, [black(level(3)), size(5-6), flip(true)]).

play(Game, Options) :-
    start_game(Game, Options).

:- initialization(resolve_autoload).
