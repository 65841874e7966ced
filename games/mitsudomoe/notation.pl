/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_notation,
          [ move_notation/3,            % +State, ?Move, ?Text
            notation_in/3,              % +State, ?Move, ?Text
            state_notation/2,           % ?State, ?Text
            ring_notation/3,            % +State, +Text, -Move
            move_steps/3,               % +State, +Move, -Steps
            cell_text/2                 % +Cell, -Text
          ]).
:- use_module(state).
:- use_module(library(apply), [foldl/5, maplist/2]).
:- use_module(library(lists),
              [append/3, member/2, same_length/2]).
:- use_module('../../prolog/tabuleiro/game/notation',
              [ form_notation/4, form_steps/4, named_cell//2,
                nonterminal_text/2
              ]).
:- use_module('../../prolog/tabuleiro/game/position').

/** <module> Mitsudomoe: moves and positions as text

A cell has two names: `2-1`, column and row from 0, as in the original program,
and `c2`, the letter of its column and the number of its row from 1.

    ?- initial_state(default, S), move_notation(S, M, "@c2").
    M = [-1, -1, 2, 1, whiteRing].
*/

%!  move_notation(+State, ?Move, ?Text) is semidet.
%
%   Text is the string for Move: `@c2` lays a ring from the supply on c2,
%   `a4-c2` moves the top piece of a4 to c2. The step of State determines the
%   piece. As input, Text may write cells as `2-1` and separate them by blanks,
%   by any of ``,;:>/-`` or by nothing. Fails if Text is not a move on the
%   board, or if Move moves a piece of another kind or colour than the step of
%   State does. Does not check whether Move is legal.
%
%   @error those of must_be_state/1; those of must_be_move/1 if Move is bound
%   and not a move; type_error(text, Text).

move_notation(State, Move, Text) :-
    must_be_state(State),
    notation_in(State, Move, Text).

%!  notation_in(+State, ?Move, ?Text) is semidet.
%
%   As move_notation/3, without checking State.

notation_in(State, Move, Text) :-
    State = [Board,_,Player-Step|_],
    (   atom(Step)
    ->  form_notation(Player-Step, Board, Move, Text)
    ;   form_notation(Player-relocate, Board, Move, Text)
    ).

%!  ring_notation(+State, +Text, -Move) is semidet.
%
%   Move lays a ring of the player to move, in any step of State: no ball move
%   is written like Text.
%
%   @error as move_notation/3

ring_notation(State, Text, Move) :-
    must_be_state(State),
    State = [Board,_,Player-_|_],
    form_notation(Player-ring, Board, Move, Text),
    Move = [-1|_].

%   A player who has no ring on top of a stack has only one choice: the ring
%   comes from the supply.

form(Player-Step, Board, Player-Form) :-
    (   Step = relocate(_)
    ->  Form = relocate
    ;   Step == ring,
        piece(Player, ring, Ring),
        \+ stack_at(Board, _, [Ring|_])
    ->  Form = first_ring
    ;   Form = Step
    ).

%!  move_text(?Form, ?Move, ?Parts) is nondet.
%
%   See tabuleiro/game/notation.

:- public move_text/3, cell/4.

move_text(Player-ring, Move, Parts) :-
    piece(Player, ring, Ring),
    (   laid(Ring, choice("@", "ring to lay", ["supply","@"]),
             "cell to lay it on", Move, Parts)
    ;   moved(Ring, "ring to lay", "cell to lay it on", Move, Parts)
    ).
move_text(Player-ball, Move, Parts) :-
    piece(Player, ball, Ball),
    moved(Ball, "ball to move", "cell to move it to", Move, Parts).
move_text(Player-relocate, Move, Parts) :-
    step_piece(relocate(_), Player, Ball),
    moved(Ball, "ball to relocate", "cell to relocate it to", Move, Parts).
move_text(Player-first_ring, Move, Parts) :-
    piece(Player, ring, Ring),
    (   laid(Ring, "@", "cell to lay a ring on", Move, Parts)
    ;   moved(Ring, none, none, Move, Parts)
    ).

laid(Ring, Supply, To, [-1,-1,C,D,Ring], [Supply,cell(To, C-D)]).

moved(Piece, From, To, [A,B,C,D,Piece],
      [cell(From, A-B), gap("-", `,;:>/-`), cell(To, C-D)]).

cell(_, Cell) -->
    named_cell(0'1, Cell),
    { cell(Cell) }.

%!  cell_text(+Cell, -Text:string) is semidet.
%
%   Text is the name of Cell: the letter of its column and the number of its
%   row. Fails if Cell is not on the board.

cell_text(Cell, Text) :-
    nonterminal_text(cell([], Cell), Text).

%!  move_steps(+State, +Move, -Steps:list) is det.
%
%   Steps are the two choices that make up Move, its origin and its target.
%   Each is step(What, Cell, Texts), where Texts are the accepted spellings;
%   see tabuleiro/game/game.

move_steps([Board,_,Turn|_], Move, Steps) :-
    form(Turn, Board, Form),
    form_steps(Form, Board, Move, Steps).

                /*******************************
                *           POSITIONS          *
                *******************************/

%!  state_notation(?State, ?Text) is semidet.
%
%   Text is the string for State. README.md has the grammar; either may be
%   unbound.
%
%       ?- initial_state(default, S), state_notation(S, T).
%       T = "3BB/4B/5/W4/WW3_W_ring".
%
%   @error those of must_be_state/1 for State, those of notate_state/5 for
%   Text

state_notation(State, Text) :-
    notate_state(State, Text, must_be_state, state_position, position).

%   The supplies and the bases of home cells follow from the board (R2). A cell
%   of Rows is the list of its balls and rings.

state_position([Board,Hands,Player-Step|Rules],
               position(Rows, Player, Step, Rules)) :-
    same_length(Board, Rows),
    foldl(stacks_row, Board, Rows, 0, _),
    (   nonvar(Hands)
    ->  true
    ;   Hands = [WhiteHand,BlackHand],
        supply(Rows, whiteRing, WhiteHand),
        supply(Rows, blackRing, BlackHand)
    ).

stacks_row(Stacks, Cells, Row, Row1) :-
    Row1 is Row+1,
    same_length(Stacks, Cells),
    foldl(stack_cell(Row), Stacks, Cells, 0, _).

stack_cell(Row, Stack, Pieces, Col, Col1) :-
    Col1 is Col+1,
    stack_bottom(Col-Row, Bottom),
    append(Pieces, Bottom, Stack),
    !.

%   If the board has more than eight rings of a player, it is not a state;
%   Supply is empty then.

supply(Rows, Ring, Supply) :-
    findall(Ring,
            ( member(Cells, Rows),
              member(Pieces, Cells),
              member(Ring, Pieces)
            ),
            OnBoard),
    length(OnBoard, Count),
    Left is max(0, 8-Count),
    length(Supply, Left),
    maplist(=(Ring), Supply).

position(position(Rows, Player, Step, Rules)) -->
    board(stack, []-[], widths, Rows), field,
    word(['White'-"W", 'Black'-"B"], Player), field,
    word([ring-"ring", ball-"ball", relocate(Cells)-"relocate"], Step),
    (   { Step = relocate(_) }
    ->  field,
        set(cell_name(4, 0'1), Cells)
    ;   []
    ),
    options([rules(official)-"official"], Rules).

stack([Ball,Ring|Below]) -->
    [Letter],
    { ball_letter(Letter, Ball, Ring) },
    !,
    below(Below).
stack([Ring|Below]) -->
    [Letter],
    { ring_letter(Letter, Ring) },
    below(Below).

below([Ring|Below]) -->
    ".",
    !,
    (   [Letter],
        { ring_letter(Letter, Ring) }
    ->  below(Below)
    ;   expected(one_of(["w","b"]))
    ).
below([]) -->
    [].

ball_letter(0'W, whiteBall, whiteRing).
ball_letter(0'B, blackBall, blackRing).

ring_letter(0'w, whiteRing).
ring_letter(0'b, blackRing).

widths([_,_,_,_,_], [5,5,5,5,5]).
