/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(hare_in_c, []).
:- use_module('../../prolog/tabuleiro/own_game').

/** <module> Hare and Hounds, a game of one's own in C

The game of hare_and_hounds.pl with its rules in C: hare_in_c.c, and the
meaning of its terms in codec.c. Only the library that `make
more` builds has them, see README.md of this folder; with another one this
module is hare_and_hounds under another name.
*/

:- c_game(reference, []).
