/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon, []).
:- use_module('../../prolog/tabuleiro/c_game').
:- use_module('../../prolog/tabuleiro/game/native').
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2]).

/** <module> Tactigon

Circles, triangles, squares and pentagons on hexagons. A piece moves at most
as many steps as it has sides; the fewer its sides, the more it may attack.
Take the enemy pentagon or hold both gold tiles.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 58.

    ?- initial_state([size(15),advanced([1,2])], S0),
       choose_move(S0, 2, M), move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them; c_game/2 says
which run in C.
*/

:- c_game(reference,
       [ validate_move/2,            % +State, ?Move
         valid_move_for_piece/3,     % +State, +Piece, ?Move
         valid_move_dfs/5            % +State, +Steps, +Piece, ?To, +From
       ]).
:- use_module(notation, []).

:- if(native_game(tactigon)).

validate_move(State, Move) :-
    (   ground(Move)
    ->  can_walk(State, Move)
    ;   walks(State, Moves),
        member(Move, Moves)
    ).

valid_move_for_piece(State, Piece, OX-OY-DX-DY) :-
    reach(State, _, Piece, OX-OY, Cells),
    member(DX-DY, Cells).

valid_move_dfs(State, Steps, Piece, To, From) :-
    must_be(integer, Steps),
    Within is max(0, min(Steps, 117)),  % no board has more tiles
    reach(State, Within, Piece, From, Cells),
    member(To, Cells).

:- endif.
