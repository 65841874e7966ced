:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_statistics_pt, []).
:- use_module('../texts/language').

/** <module> The texts of statistics in Portuguese, that of Portugal
*/

:- texts_of(tabuleiro, pt).

message(error(sprt_of_two, _)) -->
    [ 'um teste sequencial é entre dois jogadores'-[] ].
message(error(sprt_order(Elo0, Elo1), _)) -->
    [ 'elo0 tem de ser menor que elo1, e não ~w e ~w'-[Elo0,Elo1] ].
message(error(sprt_elo(Elo), _)) -->
    [ 'elo0 e elo1 vão de -200 a 200, e não ~w'-[Elo] ].
message(error(error_rate(Rate), _)) -->
    [ 'alpha e beta estão entre 0 e 0.5, e não ~w'-[Rate] ].
