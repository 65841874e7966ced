/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_original,
          [ choice/5,                   % +Kind, +Level, +Worths, +Moves, -Move
            ring_level/2                % +Level, -BallLevel
          ]).
:- use_module('../state').
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, max_list/2, nth1/3, reverse/2]).
:- use_module('../../../prolog/tabuleiro/game/checks',
              [must_be_one_to/3, must_be_player/2]).
:- use_module('../../../prolog/tabuleiro/search/choose',
              [player_valid_moves/4]).

/** <module> Mitsudomoe: predicates of the original program

This file has the predicates that combine others, and those that share name and
arity with standard predicates. The first argument is the implementation, the
module `mitsudomoe` or `mitsudomoe_reference`, which exports and documents each
predicate without this argument. The reference has the standard predicates of
tabuleiro/rules.
*/

                /*******************************
                *        MOVES AND VALUE       *
                *******************************/

%!  valid_moves(+Module, +State, +Player, -Moves:list) is det.
%!  valid_moves(+Module, +State, +Kind, -Moves:list) is det.
%
%   With a Kind, 'WhiteRing', 'BlackRing', 'WhiteBall' or 'BlackBall', Moves
%   are the ring steps or ball steps of that colour, in standard order, for any
%   player to move. Reads only the board, the rules and, for rings, the hands of
%   State.
%
%   @error domain_error(player, Player)

:- public valid_moves/4.

valid_moves(Module, State, Of, Moves) :-
    (   atom(Of),
        kind(Of, Player, Kind)
    ->  Module:kind_moves(State, Kind, Player, Moves)
    ;   player_valid_moves(Module, State, Of, Moves)
    ).

kind('WhiteRing', 'White', ring).
kind('BlackRing', 'Black', ring).
kind('WhiteBall', 'White', ball).
kind('BlackBall', 'Black', ball).

%!  value(+Module, +State, +Player, -Value) is det.
%
%   State is a full state, or `[Board,Hands]`, of which only the board is read.

:- public value/4.

value(Module, State, Player, Value) :-
    (   subsumes_term([_,_], State)
    ->  Module:board_value(State, Player, Value)
    ;   Module:standard(value(State, Player, Value))
    ).

                /*******************************
                *             BOTS             *
                *******************************/

%!  choice(+Kind, +Level, +Worths:list, +Moves:list, -Move) is semidet.
%
%   Move is the move that the bot of Level chooses from Moves, whose values
%   are Worths. It is the first of the best moves (R17). If Kind is `ball` and
%   Level 1, it is the move before that one (R18).

choice(Kind, Level, Worths, Moves, Move) :-
    max_list(Worths, Best),
    nth1(First, Worths, Best),
    !,
    (   Kind == ball,
        Level == 1
    ->  I is max(1, First-1)
    ;   I = First
    ),
    nth1(I, Moves, Move).

%!  ring_level(+Level, -BallLevel) is det.
%
%   The bot of Level judges a ring step by the ball step that the bot of
%   BallLevel would make next (R17 to R19).

ring_level(1, 1).
ring_level(2, 1).
ring_level(3, 3).

%!  choose_moveRing(+Module, +State, +Player, +Level, +Moves, -Move)
%!                  is semidet.

:- public choose_moveRing/6.

choose_moveRing(Module, State, Player, Level, Moves, Move) :-
    must_be_one_to(level, 3, Level),
    ring_level(Level, BallLevel),
    Module:ring_worths(State, Player, BallLevel, Moves, Worths),
    choice(ring, Level, Worths, Moves, Move).

%!  choose_moveBall(+Module, +State, +Player, +Level, +Moves, -Move)
%!                  is semidet.
%!  choose_moveBallRelocate(+Module, +State, +Player, +Level, +Moves, -Move)
%!                          is semidet.

:- public choose_moveBall/6, choose_moveBallRelocate/6.

choose_moveBall(Module, State, Player, Level, Moves, Move) :-
    must_be_one_to(level, 3, Level),
    Module:ball_worths(State, Player, Moves, Worths),
    choice(ball, Level, Worths, Moves, Move).

choose_moveBallRelocate(Module, State, Player, Level, Moves, Move) :-
    must_be_one_to(level, 3, Level),
    must_be_player(['White','Black'], Player),
    must_be_moves(Moves),
    Moves = [[_,_,_,_,Piece]|_],
    piece(Owner, _, Piece),
    !,
    Module:ball_worths(State, Owner, Moves, Values),
    maplist(minus, Values, Worths),
    choice(ball, Level, Worths, Moves, Move).

minus(Value, Worth) :-
    Worth is -Value.

%!  valueOfEachValidMoveRing(+Module, +State, +Player, +Level, +Moves, +Values0,
%!                           -Values) is semidet.
%!  valueOfEachValidMoveBall(+Module, +State, +Player, +Moves, +Values0,
%!                           -Values) is semidet.

:- public valueOfEachValidMoveRing/7, valueOfEachValidMoveBall/6.

valueOfEachValidMoveRing(Module, State, Player, Level, Moves, Values0,
                         Values) :-
    Module:ring_worths(State, Player, Level, Moves, Worths),
    prepend_reversed(Worths, Values0, Values).

valueOfEachValidMoveBall(Module, State, Player, Moves, Values0, Values) :-
    Module:ball_worths(State, Player, Moves, Worths),
    prepend_reversed(Worths, Values0, Values).

prepend_reversed(Worths, Values0, Values) :-
    reverse(Worths, Reversed),
    append(Reversed, Values0, Values).
