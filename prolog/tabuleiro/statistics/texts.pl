/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_statistics_texts, []).
:- use_module('../texts/language').

/** <module> The texts of tests and ratings
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

message(error(sprt_of_two, _)) -->
    [ 'a sequential test is between two players'-[] ].
message(error(sprt_order(Elo0, Elo1), _)) -->
    [ 'elo0 must be less than elo1, not ~w and ~w'-[Elo0,Elo1] ].
message(error(sprt_elo(Elo), _)) -->
    [ 'elo0 and elo1 are from -200 to 200, not ~w'-[Elo] ].
message(error(error_rate(Rate), _)) -->
    [ 'alpha and beta are between 0 and 0.5, not ~w'-[Rate] ].
