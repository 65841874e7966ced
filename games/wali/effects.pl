/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_effects,
          [ effects/4,                  % +State, +Move, +NewState, -Messages
            move_deeds/4,               % +State, +Move, +NewState, -Deeds
            other_turn/3                % +State, +Player, -Turn
          ]).
:- use_module(board).
:- use_module(notation, [cell_text/2]).
:- use_module(state).
:- use_module(library(apply), [maplist/3]).
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

%!  move_deeds(+State, +Move, +NewState, -Deeds:list) is det.
%
%   Deeds are the threes that the ply Move makes, if they take a stone, the
%   stone that it takes, and an opponent whom it leaves without a drop.

move_deeds(State, Move, NewState, Deeds) :-
    state_parts(State, _, Color-Phase, _, _, _),
    state_parts(NewState, Board, Turn, _, _, _),
    move_cells(Move, _, Cell),
    findall(Worth-wali(Deed),
            deed(Phase, Color, Cell, Board, Turn, Worth, Deed),
            Deeds).

deed(drop, Color, _, _, Color-drop, 5, skip(Enemy)) :-
    opponent(Color, Enemy).
deed(capture, Color, Cell, Board, Color-_, 6, make_three(Texts)) :-
    three_with(Board, Color, Cell, Cells),
    maplist(cell_text, Cells, Texts).
deed(peek, _, Cell, _, _, 6, take(Cell)).
deed(peek(2), _, Cell, _, _, 6, take(Cell)).

%!  other_turn(+State, +Player, -Turn) is semidet.
%
%   Turn is State in which Player is to move a stone. The opponent has no last
%   move: it may have become one that cannot have been played.

other_turn(State, Player, Turn) :-
    state_parts(State, Board, _-capture, Hands, Lasts0, Rules),
    opponent(Player, Enemy),
    of_color(Enemy, Lasts, none),
    of_color(Player, Lasts0, Last),
    of_color(Player, Lasts, Last),
    state_parts(Turn, Board, Player-capture, Hands, Lasts, Rules).
