/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_solve_texts, []).
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
message(verified(Name, Result, Count)) -->
    sentence(solved(Name, Result)),
    [ nl ],
    sentence(verified(Count)).
message(verified(Count)) -->
    [ 'the proof is right, in ~D positions'-[Count] ].
message(error(not_shown, domain_error(proof, Claim))) -->
    [ 'the proof does not show ~p'-[Claim] ].
