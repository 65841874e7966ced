/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_effects,
          [ effects/4                   % +State, +Move, +NewState, -Messages
          ]).
:- use_module(state).
:- use_module(library(lists), [memberchk/2]).
:- use_module(board, [gold_cell/2]).

/** <module> Tactigon: the effects of a move in words
*/

%!  effects(+State, +Move, +NewState, -Messages:list) is det.
%
%   Messages describe Move, which leads from State to NewState, see
%   move_effects/3.

effects(State, OX-OY-DX-DY, NewState, Messages) :-
    State = [Board,Player|_],
    NewState = [NewBoard|_],
    state_rules(State, Lines, _),
    phrase(( attack(Board, OX-OY, DX-DY, NewBoard),
             gold(Player, Lines, Board, NewBoard)
           ),
           Messages).

attack(Board, From, To, NewBoard) -->
    { on(Board, To, Defender-DefenderType-_) },
    !,
    { on(Board, From, Attacker-Type-_),
      (   on(NewBoard, To, _)
      ->  What = takes
      ;   What = both_lost
      ),
      Message =.. [What,Attacker-Type,Defender-DefenderType]
    },
    [ tactigon(Message) ].
attack(_, _, _, _) -->
    [].

on(Board, X-Y, Piece) :-
    memberchk(position(Piece, tile(X,Y)), Board).

%   Player holds both gold tiles after the move, but did not before.

gold(Player, Lines, Board, NewBoard) -->
    { holds_gold(Player, Lines, NewBoard),
      \+ holds_gold(Player, Lines, Board)
    },
    !,
    [ tactigon(holds_gold(Player)) ].
gold(_, _, _, _) -->
    [].

holds_gold(Player, Lines, Board) :-
    forall(gold_cell(Lines, Cell),
           on(Board, Cell, Player-_-_)).
