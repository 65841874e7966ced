:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_solve_pt, []).
:- use_module('../texts/language').

/** <module> The texts of proofs and tables in Portuguese, that of Portugal
*/

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(solved(Name, win(Plies))) -->
    text(Name),
    [ ' ganha em '-[] ],
    sentence(plies(Plies)).
message(solved(Name, loss(Plies))) -->
    text(Name),
    [ ' perde em '-[] ],
    sentence(plies(Plies)).
message(solved(_, draw)) -->
    [ 'empate: nenhum dos jogadores pode forçar a vitória'-[] ].
message(solved(Name, unknown([win(Win),loss(Loss)]))) -->
    [ 'não está provado; fica excluída '-[] ],
    sentence(excluded(win(Name), Win)),
    [ ' e '-[] ],
    sentence(excluded(loss, Loss)).
message(excluded(win(Name), inf)) -->
    !,
    [ 'qualquer vitória de '-[] ],
    text(Name).
message(excluded(win(Name), Plies)) -->
    [ 'uma vitória de '-[] ],
    text(Name),
    [ ' em ~d lances ou menos'-[Plies] ].
message(excluded(loss, inf)) -->
    !,
    [ 'qualquer vitória do adversário'-[] ].
message(excluded(loss, Plies)) -->
    [ 'uma do adversário em ~d lances ou menos'-[Plies] ].
message(plies(Low-High)) -->
    !,
    [ '~d a ~d lances'-[Low,High] ].
message(plies(1)) -->
    !,
    [ '1 lance'-[] ].
message(plies(Plies)) -->
    [ '~d lances'-[Plies] ].
message(solving(Plies, Positions, Seconds)) -->
    [ 'nada em ~d lances, ~d posições, ~1f s'-[Plies,Positions,Seconds] ].
message(verified(Count)) -->
    [ 'a prova está certa, em ~d posições'-[Count] ].
message(error(not_shown, domain_error(proof, Claim))) -->
    [ 'a prova não mostra ~p'-[Claim] ].
