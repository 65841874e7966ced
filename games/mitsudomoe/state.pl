/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_state,
          [                                % Checks
            must_be_state/1,               % @Term
            must_be_original_state/1,      % @Term
            must_be_board/1,               % @Term
            must_be_stack/1,               % @Term
            must_be_board_and_hands/1,     % @State
            must_be_move/1,                % @Term
            must_be_moves/1,               % @Term
                                           % Parts of a state
            initial_state/2,               % +Config, -State
            opponent/2,                    % ?Player, ?Opponent
            piece/3,                       % ?Player, ?Kind, ?Piece
            step_piece/3,                  % +Step, ?Player, ?Piece
            home/2,                        % ?Player, ?Cell
            goal/2,                        % ?Player, ?Cell
            cell/1,                        % ?Cell
            rules_of/2,                    % +State, -Rules
            hand_of/3,                     % +Player, +Hands, -Hand
            stack_at/3,                    % +Board, ?Cell, -Stack
            stack_bottom/2,                % +Cell, -Bottom
            set_stack/4,                   % +Board, +Cell, +Stack, -NewBoard
            balls_on_goals/3,              % +Board, +Player, -Count
                                           % Predicates of the original program
            getBoard/2,                    % +State, -Board
            getPieces/2                    % +State, -Hands
          ]).
:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, nth0/3, nth0/4]).
:- use_module(library(option), [option/3]).
:- use_module('../../prolog/tabuleiro/game/checks',
              [ config_options/3, must_be_elements/3, must_be_in/3,
                must_be_shape/3
              ]).
:- use_module('../../prolog/tabuleiro/game/shapes', [must_have_shape/2]).
:- use_module(positions, [initial/1]).
:- use_module(shapes, []).

/** <module> Mitsudomoe: states, their parts and their checks

The structure of states, for both implementations. No rule of play is
here. R1.. are the rules of README.md in this folder.
*/

                /*******************************
                *            CHECKS            *
                *******************************/

%!  must_be_state(@Term) is det.
%
%   True when Term is a full, consistent state.
%
%   @error domain_error(acyclic_term, Term), instantiation_error,
%   type_error(mitsudomoe_state, Term) and, when the values do not fit,
%   domain_error(mitsudomoe_state, Term), in this order.

must_be_state(State) :-
    must_have_shape(mitsudomoe_shapes:mitsudomoe_state, State),
    must_be_in(mitsudomoe_state, consistent, State).

%   The stacks are well-formed, each player has all balls and rings (R1, R2),
%   and the step fits the board.

consistent([Board,Hands,Player-Step|_]) :-
    consistent_stacks(Board),
    eight_rings_each(Board, Hands),
    opponent(Player, Opponent),
    step_values(Step, Board, Opponent).

consistent_stacks(Board) :-
    forall(stack_at(Board, Cell, Stack),
           consistent_stack(Cell, Stack)),
    forall(piece(_, ball, Ball), pieces_on(Board, Ball, 3)).

consistent_board(Board) :-
    consistent_stacks(Board),
    forall(piece(_, ring, Ring),
           ( pieces_on(Board, Ring, Rings),
             Rings =< 8
           )).

%   A stack has, from the top, at most one ball, on a ring of its colour, then
%   rings and, on a home cell, the base.

consistent_stack(Cell, Stack) :-
    stack_bottom(Cell, Bottom),
    append(Pieces, Bottom, Stack),
    (   Pieces = [Ball|Rings],
        piece(Player, ball, Ball)
    ->  piece(Player, ring, Ring),
        Rings = [Ring|_]
    ;   Rings = Pieces
    ),
    forall(member(Piece, Rings), piece(_, ring, Piece)),
    !.

%!  stack_bottom(+Cell, -Bottom:list) is det.
%
%   The stack on Cell ends in Bottom, which has the base of a home cell (R1).

stack_bottom(Cell, Bottom) :-
    (   home(Owner, Cell)
    ->  piece(Owner, base, Base),
        Bottom = [Base,empty]
    ;   Bottom = [empty]
    ).

pieces_on(Board, Piece, Count) :-
    findall(x,
            ( member(Stacks, Board),
              member(Stack, Stacks),
              member(Piece, Stack)
            ),
            Pieces),
    length(Pieces, Count).

eight_rings_each(Board, Hands) :-
    forall(hand_of(Player, Hands, Hand),
           ( piece(Player, ring, Ring),
             pieces_on(Board, Ring, OnBoard),
             length(Hand, InHand),
             OnBoard+InHand =:= 8
           )).

%   relocate(Cells) has balls to relocate, and there is a cell for them (R10).

step_values(ring, _, _).
step_values(ball, _, _).
step_values(relocate(Cells), Board, Opponent) :-
    Cells = [_|_],
    piece(Opponent, ball, Ball),
    forall(member(Cell, Cells),
           stack_at(Board, Cell, [Ball|_])),
    piece(Opponent, ring, Ring),
    stack_at(Board, _, [Ring|_]),
    !.

%!  must_be_original_state(@Term) is det.
%
%   True when Term is a list of two to four elements: `[Board,Hands]`, as the
%   predicates of the original program take it, or a full state. The elements
%   may be unbound: each of those predicates checks the elements that it
%   reads.
%
%   @error type_error(mitsudomoe_state, Term)

must_be_original_state(State) :-
    must_be_elements(mitsudomoe_state, 2-4, State).

%!  must_be_board(@Term) is det.
%!  must_be_board_and_hands(@State) is det.
%
%   True if Term is a board on which each player has three balls and at most
%   eight rings; if the first two elements of the list State are such a board
%   and hands that complete the rings of each player to eight.
%
%   @error as must_be_state/1, with mitsudomoe_board and mitsudomoe_hands

must_be_board(Board) :-
    must_have_shape(mitsudomoe_shapes:mitsudomoe_board, Board),
    must_be_in(mitsudomoe_board, consistent_board, Board).

must_be_board_and_hands([Board,Hands|_]) :-
    must_be_board(Board),
    must_have_shape(mitsudomoe_shapes:mitsudomoe_hands, Hands),
    must_be_in(mitsudomoe_hands, eight_rings_each(Board), Hands).

%!  must_be_stack(@Term) is det.
%
%   True when Term is a list of pieces, in any order.
%
%   @error those of must_have_shape/2 for stack

must_be_stack(Stack) :-
    must_have_shape(mitsudomoe_shapes:stack, Stack).

%!  must_be_move(@Term) is det.
%!  must_be_moves(@Term) is det.
%
%   True when Term is a move of a ring or a ball, to and from any integers;
%   a list of such moves.
%
%   @error as must_have_shape/2, with mitsudomoe_move; type_error(list, Term)

must_be_move(Move) :-
    must_have_shape(mitsudomoe_shapes:mitsudomoe_move, Move).

must_be_moves(Moves) :-
    must_be_shape(list, is_list, Moves),
    maplist(must_be_move, Moves).

                /*******************************
                *            PARTS             *
                *******************************/

%!  initial_state(+Config, -State) is det.
%
%   State is the start of a game (R3). Config is `default` or a list of
%   options
%
%     - rules(Rules): `seed`, the default, or `official` (R14, R15)
%     - head_start(Rings): Rings rings of Black's supply or, if Rings is
%       negative, -Rings rings of White's lie on the board already (R3); -3 to
%       3, default 0
%
%   @error domain_error(rules, Rules), domain_error(head_start, Rings),
%   domain_error(config_option, Option)

initial_state(Config, [Board,Hands,'White'-ring|Part]) :-
    config_options(initial_option, Config, Options),
    option(rules(Rules), Options, seed),
    option(head_start(Rings), Options, 0),
    rules_part(Rules, Part),
    initial([Board0,Hands0]),
    Count is abs(Rings),
    head_start_cells(Rings, Player, Cells0),
    length(Cells, Count),
    append(Cells, _, Cells0),
    foldl(lay_ring(Player), Cells, Board0-Hands0, Board-Hands).

%   The rings of Player lie on Cells, beginning at its own corner.

head_start_cells(Rings, Player, Cells) :-
    (   Rings >= 0
    ->  Player = 'Black',
        Cells = [3-1,2-2,1-3]
    ;   Player = 'White',
        Cells = [1-3,2-2,3-1]
    ).

lay_ring(Player, Cell, Board0-Hands0, Board-Hands) :-
    ring(Player, Ring),
    stack_at(Board0, Cell, Stack),
    set_stack(Board0, Cell, [Ring|Stack], Board),
    from_supply(Player, Hands0, Hands).

from_supply('White', [[_|White],Black], [White,Black]).
from_supply('Black', [White,[_|Black]], [White,Black]).

initial_option(rules(Rules)) :-
    must_be_in(rules, is_rules, Rules).

initial_option(head_start(Rings)) :-
    must_be(integer, Rings),
    must_be_in(head_start, between(-3, 3), Rings).

is_rules(Rules) :-
    rules_part(Rules, _).

rules_part(seed, []).
rules_part(official, [rules(official)]).

%!  rules_of(+State, -Rules) is det.
%
%   Rules, `seed` or `official`, are the rules of the game of State.

rules_of(State, Rules) :-
    (   State = [_,_,_,Part],
        Part == rules(official)
    ->  Rules = official
    ;   Rules = seed
    ).

%!  opponent(?Player, ?Opponent) is nondet.

opponent('White', 'Black').
opponent('Black', 'White').

%!  piece(?Player, ?Kind, ?Piece) is nondet.
%
%   Piece is the name of a piece of Player. Kind is `ball`, `ring` or `base`.

piece(Player, ball, Piece) :-
    ball(Player, Piece).
piece(Player, ring, Piece) :-
    ring(Player, Piece).
piece(Player, base, Piece) :-
    base(Player, Piece).

ball('White', whiteBall).
ball('Black', blackBall).

ring('White', whiteRing).
ring('Black', blackRing).

base('White', whiteBase).
base('Black', blackBase).

%!  step_piece(+Step, ?Player, ?Piece) is nondet.
%
%   Player moves a Piece in Step (R6, R7, R10).

step_piece(ring, Player, Piece) :-
    piece(Player, ring, Piece).
step_piece(ball, Player, Piece) :-
    piece(Player, ball, Piece).
step_piece(relocate(_), Player, Piece) :-
    opponent(Player, Opponent),
    piece(Opponent, ball, Piece).

%!  home(?Player, ?Cell) is nondet.
%!  goal(?Player, ?Cell) is nondet.
%
%   home/2: Cell is a home cell of Player, on which a ball starts. goal/2: Cell
%   is a goal of Player (R1).

home('White', 0-3).
home('White', 0-4).
home('White', 1-4).
home('Black', 3-0).
home('Black', 4-0).
home('Black', 4-1).

goal(Player, Cell) :-
    opponent(Player, Opponent),
    home(Opponent, Cell).

%!  cell(?Cell) is nondet.
%
%   Cell is a cell `Col-Row` of the board. Row 0 is at the top.

cell(Col-Row) :-
    between(0, 4, Col),
    between(0, 4, Row).

%!  hand_of(?Player, +Hands, -Hand) is nondet.

hand_of('White', [Hand,_], Hand).
hand_of('Black', [_,Hand], Hand).

%!  stack_at(+Board, ?Cell, -Stack) is nondet.
%
%   Stack is the stack on Cell, the top first.

stack_at(Board, Col-Row, Stack) :-
    nth0(Row, Board, Stacks),
    nth0(Col, Stacks, Stack).

%!  set_stack(+Board, +Cell, +Stack, -NewBoard) is det.

set_stack(Board, Col-Row, Stack, NewBoard) :-
    nth0(Row, Board, Stacks, OtherRows),
    nth0(Col, Stacks, _, OtherStacks),
    nth0(Col, NewStacks, Stack, OtherStacks),
    nth0(Row, NewBoard, NewStacks, OtherRows).

%!  balls_on_goals(+Board, +Player, -Count) is det.
%
%   Count of the goals of Player have a ball of Player.

balls_on_goals(Board, Player, Count) :-
    piece(Player, ball, Ball),
    findall(Cell,
            ( goal(Player, Cell),
              stack_at(Board, Cell, [Ball|_])
            ),
            Cells),
    length(Cells, Count).

                /*******************************
                *      ORIGINAL PREDICATES     *
                *******************************/

%!  getBoard(+State, -Board) is det.
%!  getPieces(+State, -Hands) is det.
%
%   Board and Hands are the first and the second element of State, unchecked.

getBoard(State, Board) :-
    must_be_original_state(State),
    State = [Board|_].

getPieces(State, Hands) :-
    must_be_original_state(State),
    State = [_,Hands|_].
