/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_solve_texts, []).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module('../texts/language').

/** <module> The texts of proofs and tables
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

%   solved(Name, Result): Result of solve/4, for the player Name.

message(solved(Name, win(Plies))) -->
    [ '~w wins in '-[Name] ],
    sentence(plies(Plies)).
message(solved(Name, loss(Plies))) -->
    [ '~w loses in '-[Name] ],
    sentence(plies(Plies)).
message(solved(_, draw)) -->
    [ 'a draw: neither player can force a win'-[] ].
message(solved(Name, unknown([win(Win),loss(Loss)]))) -->
    [ 'not proved; excluded: '-[] ],
    sentence(excluded(win(Name), Win)),
    [ ', '-[] ],
    sentence(excluded(loss, Loss)).
message(excluded(win(Name), inf)) -->
    !,
    [ 'any win of ~w'-[Name] ].
message(excluded(win(Name), Plies)) -->
    [ 'a win of ~w in ~d plies or fewer'-[Name,Plies] ].
message(excluded(loss, inf)) -->
    !,
    [ 'any win of the opponent'-[] ].
message(excluded(loss, Plies)) -->
    [ 'one of the opponent in ~d plies or fewer'-[Plies] ].
message(plies(Low-High)) -->
    !,
    [ '~d to ~d plies'-[Low,High] ].
message(plies(1)) -->
    !,
    [ '1 ply'-[] ].
message(plies(Plies)) -->
    [ '~d plies'-[Plies] ].
message(solving(Plies, Positions, Seconds)) -->
    [ 'nothing within ~d plies, ~D positions, ~1f s'-
      [Plies,Positions,Seconds]
    ].
message(verified(Count)) -->
    [ 'the proof is right, in ~D positions'-[Count] ].

%   The lines of fairness/4. A result is its dict.

message(fair_result(Result)) -->
    sentence(fair_value(Result.kind, Result)).
message(fair_value("win", Result)) -->
    { fair_plies(Result, Plies) },
    sentence(solved(Result.player, win(Plies))).
message(fair_value("loss", Result)) -->
    { fair_plies(Result, Plies) },
    sentence(solved(Result.player, loss(Plies))).
message(fair_value("draw", _)) -->
    sentence(solved(none, draw)).
message(fair_value("unknown", Result)) -->
    { inf_null(Result.no_win, Win),
      inf_null(Result.no_loss, Loss)
    },
    sentence(solved(Result.player, unknown([win(Win),loss(Loss)]))).
message(fair_config(Config)) -->
    [ nl, ansi(bold, 'Config ~q', [Config]) ].
message(fair_positions(Count)) -->
    [ '~D positions, all of them listed'-[Count] ].
message(fair_tree(Tree, Error)) -->
    { Percent is 100*Error/Tree },
    sentence(fair_tree_size(Tree, Percent)).
message(fair_tree_size(Tree, Percent)) -->
    [ 'about ~2e positions in the game tree (standard error ~0f%)'-
      [Tree,Percent]
    ].
message(fair_games(Games, Plies, Branching)) -->
    [ '~D random games: ~1f plies, ~1f moves in a position'-
      [Games,Plies,Branching]
    ].
message(fair_shares(Shares, Draws, Left)) -->
    [ 'won in random play: '-[] ],
    sequence(fair_share, [', '], Shares),
    [ ', '-[] ],
    sentence(fair_draws(Draws, Left)).
message(fair_draws(Draws, Left)) -->
    { Left =:= 0 },
    !,
    [ 'drawn ~0f%'-[Draws] ].
message(fair_draws(Draws, Left)) -->
    [ 'drawn ~0f%, left ~0f%'-[Draws,Left] ].
message(fair_move(Move, Result)) -->
    [ '~w: '-[Move] ],
    sentence(fair_result(Result)).

fair_share(Name-Percent) -->
    text(Name),
    [ ' ~0f%'-[Percent] ].

fair_plies(Result, Plies) :-
    _{low:Low, high:High} :< Result,
    (   Low =:= High
    ->  Plies = High
    ;   Plies = Low-High
    ).

inf_null(null, inf) :-
    !.
inf_null(Plies, Plies).

message(table_counts(Counts)) -->
    { Disk is Counts.disk/1000000,
      Memory is Counts.memory/1000000
    },
    sentence(table_counts(Counts.layers, Counts.entries, Disk, Memory)).
message(table_counts(Layers, Entries, Disk, Memory)) -->
    [ '~D layers, ~D entries; ~1f MB on disk, ~1f MB of memory to make'-
      [Layers,Entries,Disk,Memory]
    ].
message(making_layer(Layer, Layers, Size)) -->
    [ 'layer ~d of ~d: ~D entries'-[Layer,Layers,Size] ].
message(table_checked(check, Count)) -->
    [ '~D entries are right'-[Count] ].
message(table_checked(ends, Count)) -->
    [ '~D ends of the game are right'-[Count] ].
message(table_checked(verify, Count)) -->
    [ 'all ~D entries have the best value of their moves'-[Count] ].
message(no_wins) -->
    [ 'no position of the table is won'-[] ].
message(table_played(Count)) -->
    [ '~D won entries were won in play, against the table and at random'-
      [Count]
    ].
message(exact_endings(Left, Exact, Count, Seconds)) -->
    { Percent is 100*Exact/Count },
    sentence(exact_share(Left, Percent, Count, Seconds)).
message(exact_share(Left, Percent, Count, Seconds)) -->
    [ '~d plies before the end ~1f% of ~D positions are solved in ~w s of \c
       processor time'-[Left,Percent,Count,Seconds]
    ].
message(kept_value(Level, Kept, Count)) -->
    { Percent is 100*Kept/Count },
    sentence(kept_share(Level, Percent, Count)).
message(kept_share(Level, Percent, Count)) -->
    [ 'level ~w keeps the value in ~1f% of ~D positions'-
      [Level,Percent,Count]
    ].
message(error(not_shown, domain_error(proof, Claim))) -->
    [ 'the proof does not show ~p'-[Claim] ].
