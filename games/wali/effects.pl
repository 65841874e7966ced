/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_effects,
          [ effects/4                   % +State, +Move, +NewState, -Messages
          ]).
:- use_module(board).
:- use_module(state).
:- use_module(library(lists), [member/2]).

/** <module> Wali: the effects of a ply in words

R5, R9.. are the rules of README.md in this folder.
*/

%!  effects(+State, +Move, +NewState, -Messages:list) is det.
%
%   The ply Move leads from State to NewState. Messages, terms wali(Message) of
%   texts.pl, describe its effects: threes and takes, a player who is skipped,
%   the end of the drop phase and the stones left over.

effects(State, Move, NewState, Messages) :-
    state_parts(State, _, Color-Phase, Hands, _, _),
    state_parts(NewState, NewBoard, NewTurn, _, _, _),
    move_cells(Move, _, Cell),
    findall(wali(Message),
            effect(Phase, Color, Cell, Hands, NewBoard, NewTurn, Message),
            Messages).

effect(drop, Color, _, _, _, Color-drop, skipped(Enemy)) :-
    opponent(Color, Enemy).
effect(drop, Color, _, Hands, _, _-capture, Message) :-
    (   Message = move_phase
    ;   member(Owner, ['W','B']),
        of_color(Owner, Hands, InHand),
        (   Owner == Color
        ->  Left is InHand-1
        ;   Left = InHand
        ),
        Left > 0,
        Message = discarded(Owner, Left)
    ).
effect(capture, Color, Cell, _, Board, NewColor-NewPhase, Message) :-
    count_threes(Board, Color, Cell, Threes),
    Threes > 0,
    (   NewColor \== Color
    ->  Message = no_take(Color)
    ;   NewPhase == peek(2)
    ->  Message = two_threes(Color)
    ;   Message = three(Color)
    ).
effect(peek, Color, Cell, _, Board, _, takes(Color, Cell, Left)) :-
    opponent(Color, Enemy),
    count_stones(Board, Enemy, Left).
effect(peek(2), Color, Cell, Hands, Board, Turn, Message) :-
    effect(peek, Color, Cell, Hands, Board, Turn, Message).
