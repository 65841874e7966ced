:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_solve_pt, []).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

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
    [ ' em ~d jogadas ou menos'-[Plies] ].
message(excluded(loss, inf)) -->
    !,
    [ 'qualquer vitória do adversário'-[] ].
message(excluded(loss, Plies)) -->
    [ 'uma do adversário em ~d jogadas ou menos'-[Plies] ].
message(plies(Low-High)) -->
    !,
    [ '~d a ~d jogadas'-[Low,High] ].
message(plies(1)) -->
    !,
    [ '1 jogada'-[] ].
message(plies(Plies)) -->
    [ '~d jogadas'-[Plies] ].
message(solving(Plies, Positions, Seconds)) -->
    commas('nada em ~d jogadas, ~d posições, ~1f s',
           [Plies,Positions,Seconds]).
message(verified(Count)) -->
    [ 'a prova está certa, em ~d posições'-[Count] ].
message(fair_config(Config)) -->
    [ nl, ansi(bold, 'Configuração ~q', [Config]) ].
message(fair_positions(Count)) -->
    [ '~d posições, todas enumeradas'-[Count] ].
message(fair_tree_size(Tree, Percent)) -->
    commas('cerca de ~2e posições na árvore do jogo (erro padrão ~0f %)',
           [Tree,Percent]).
message(fair_games(Games, Plies, Branching)) -->
    commas('~d jogos ao acaso: ~1f jogadas, ~1f possíveis em cada posição',
           [Games,Plies,Branching]).
message(fair_shares(Shares, Draws, Left)) -->
    [ 'ganhos ao acaso: '-[] ],
    sequence(fair_share, [', '], Shares),
    [ ', '-[] ],
    sentence(fair_draws(Draws, Left)).
message(fair_draws(Draws, Left)) -->
    { Left =:= 0 },
    !,
    [ 'empatados ~0f %'-[Draws] ].
message(fair_draws(Draws, Left)) -->
    [ 'empatados ~0f %, interrompidos ~0f %'-[Draws,Left] ].

fair_share(Name-Percent) -->
    text(Name),
    [ ' ~0f %'-[Percent] ].

message(table_counts(Layers, Entries, Disk, Memory)) -->
    commas('~d camadas, ~d entradas; ~1f MB em disco, ~1f MB de memória para \c
            a fazer',
           [Layers,Entries,Disk,Memory]).
message(making_layer(Layer, Layers, Size)) -->
    [ 'camada ~d de ~d: ~d entradas'-[Layer,Layers,Size] ].
message(table_checked(check, Count)) -->
    [ '~d entradas estão certas'-[Count] ].
message(table_checked(ends, Count)) -->
    [ '~d fins do jogo estão certos'-[Count] ].
message(table_checked(verify, Count)) -->
    [ 'todas as ~d entradas têm o melhor valor das suas jogadas'-[Count] ].
message(no_wins) -->
    [ 'nenhuma posição da tabela está ganha'-[] ].
message(table_played(Count)) -->
    [ '~d entradas ganhas foram ganhas em jogo, contra a tabela e ao acaso'-
      [Count]
    ].
message(exact_share(Left, Percent, Count, Seconds)) -->
    commas('~d jogadas antes do fim resolvem-se ~1f % de ~d posições em ~w s \c
            de processador',
           [Left,Percent,Count,Seconds]).
message(kept_share(Level, Percent, Count)) -->
    commas('o nível ~w mantém o valor em ~1f % de ~d posições',
           [Level,Percent,Count]).
message(error(not_shown, domain_error(proof, Claim))) -->
    [ 'a prova não mostra ~p'-[Claim] ].
