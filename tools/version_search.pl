/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(version_search, []).
:- use_module(library(lists)).
:- use_module(library(main)).

:- initialization(main, main).

/** <module> The searches of an earlier version, for version.pl

    swipl tools/version_search.pl FOLDER GAME

Loads the library of FOLDER and nothing of this checkout. Reads terms
search(State, Options) from version.pl, and answers each with the number of the
best move among the legal moves. Legal moves are in standard order in every
version.
*/

main([Folder,Name]) :-
    atom_concat(Folder, '/prolog/tabuleiro', Library),
    use_module(Library, []),
    tabuleiro:load_game(Name, Game),
    tabuleiro:open_engine(Game, Engine, []),
    answer_on(Game, Engine).

answer_on(Game, Engine) :-
    read_term(user_input, Question, []),
    (   Question = search(State, Options)
    ->  tabuleiro:analyse(Game, State, [Line],
                          [engine(Engine),threads(1)|Options]),
        Game:valid_moves(State, Moves),
        nth1(N, Moves, Line.move),
        format('~d~n', [N]),
        flush_output,
        answer_on(Game, Engine)
    ;   true
    ).
