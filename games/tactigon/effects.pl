/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_effects,
          [ effects/4,                  % +State, +Move, +NewState, -Messages
            move_deeds/4,               % +State, +Move, +NewState, -Deeds
            other_turn/3                % +State, +Player, -Turn
          ]).
:- use_module(state).
:- use_module(library(lists), [memberchk/2]).
:- use_module(board, [gold_cell/2]).
:- use_module(notation, [cell_text/2]).

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

%!  move_deeds(+State, +Move, +NewState, -Deeds:list) is det.
%
%   Deeds are the piece that Move takes or trades, and the gold that it holds.

move_deeds(State, OX-OY-DX-DY, NewState, Deeds) :-
    State = [Board,Player|_],
    NewState = [NewBoard|_],
    state_rules(State, Lines, _),
    findall(Worth-tactigon(Deed),
            deed(Player-Lines, OX-OY, DX-DY, Board, NewBoard, Worth, Deed),
            Deeds).

deed(_, From, To, Board, NewBoard, Worth, Deed) :-
    on(Board, To, _-Taken-_),
    cell_text(To, Text),
    (   on(NewBoard, To, _)
    ->  Deed = take(Taken, Text),
        worth(Taken, Worth)
    ;   on(Board, From, _-Type-_),
        Deed = trade(Type, Taken, Text),
        Worth = 3
    ).
deed(Player-Lines, _, To, Board, NewBoard, Worth, Deed) :-
    gold_cell(Lines, To),
    on(NewBoard, To, Player-_-_),
    (   holds_gold(Player, Lines, NewBoard)
    ->  \+ holds_gold(Player, Lines, Board),
        Worth-Deed = 7-hold_gold
    ;   cell_text(To, Text),
        Worth-Deed = 2-go_to_gold(Text)
    ).

worth(circle,   4).
worth(triangle, 6).
worth(square,   6).
worth(pentagon, 9).

%!  other_turn(+State, +Player, -Turn) is det.
%
%   Turn is State in which Player is to move.

other_turn([Board,_|Rules], Player, [Board,Player|Rules]).
