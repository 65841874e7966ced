/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_notation,
          [ move_notation/3,            % +State, ?Move, ?Text
            notation_in/3,              % +State, ?Move, ?Text
            state_notation/2,           % ?State, ?Text
            step_notation/3,            % +State, +Text, -Move
            move_steps/3,               % +State, +Move, -Steps
            cell_text/2                 % +Cell, -Text
          ]).
:- use_module(board).
:- use_module(state).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, same_length/2]).
:- use_module('../../prolog/tabuleiro/game/notation',
              [ form_notation/4, form_steps/4, named_cell//2,
                nonterminal_text/2
              ]).
:- use_module('../../prolog/tabuleiro/game/position').

/** <module> Wali: moves and positions as text

A cell has two names: `1-3`, column 1 and row 3, as in the original program,
and `b3`, the letter of the column and the row, as the board shows them.

    ?- initial_state(default, S), move_notation(S, M, "b3").
    M = 0-0/1-3.
*/

%!  move_notation(+State, ?Move, ?Text) is semidet.
%
%   Text is the string for Move: `b3` drops a stone on b3, `b3-b4` moves the
%   stone on b3 to b4, `xb3` takes the stone on b3. As input, Text may omit
%   the `x`, write cells as `1-3`, and separate two cells by blanks, by any
%   of ``,;:>/-`` or by nothing. Fails if Text is not a move of the phase of
%   State. Does not check whether Move is legal.
%
%   @error as must_be_move/1 if Move is bound and not a move; type_error(text,
%   Text).

move_notation(State, Move, Text) :-
    must_be_state(State),
    notation_in(State, Move, Text).

%!  notation_in(+State, ?Move, ?Text) is semidet.
%
%   As move_notation/3, without checking State.

notation_in(State, Move, Text) :-
    state_parts(State, Board, _-Phase, _, _, _),
    form_notation(Phase, Board, Move, Text).

%!  step_notation(+State, +Text, -Move) is semidet.
%
%   Text is Move, a step from one cell to another, in any phase of State. Fails
%   for a step from a0, whose term is that of a drop.
%
%   @error as move_notation/3

step_notation(State, Text, Move) :-
    must_be_state(State),
    state_parts(State, Board, _, _, _, _),
    form_notation(capture, Board, Move, Text),
    \+ move_cells(Move, 0-0, _).

%!  move_text(?Phase, ?Move, ?Parts) is nondet.
%
%   See tabuleiro/game/notation.

:- public move_text/3, cell/4.

move_text(drop,    0-0/C-R, [cell("cell", C-R)]).
move_text(capture, A-B/C-D, [ cell("stone to move", A-B),
                              gap("-", `,;:>/-`),
                              cell("cell to move it to", C-D)
                            ]).
move_text(Peek,    0-0/C-R, [optional("x"), cell("stone to take", C-R)]) :-
    peeks(Peek).

peeks(peek).
peeks(peek(2)).

cell(Board, Cell) -->
    named_cell(0'0, Cell),
    { board_cell(Board, Cell, _) }.

%!  cell_text(+Cell, -Text:string) is det.

cell_text(Cell, Text) :-
    nonterminal_text(named_cell(0'0, Cell), Text).

%!  move_steps(+State, +Move, -Steps:list) is det.
%
%   Steps are the choices that make up Move. Each is step(What, Cell, Texts),
%   where Texts are the accepted spellings; see tabuleiro/game/game.

move_steps(State, Move, Steps) :-
    state_parts(State, Board, _-Phase, _, _, _),
    form_steps(Phase, Board, Move, Steps).

                /*******************************
                *           POSITIONS          *
                *******************************/

%!  state_notation(?State, ?Text) is semidet.
%
%   Text is the string for State. README.md has the grammar; either may be
%   unbound.
%
%       ?- initial_state(default, S), state_notation(S, T).
%       T = "5/5/5/5/5/5_W_drop".
%
%   @error those of must_be_state/1 for State, those of notate_state/5 for
%   Text

state_notation(State, Text) :-
    notate_state(State, Text, must_be_state, state_position, position).

%   The hands follow from the board: they are empty after the drop phase (R5).

state_position(State, position(Board, Color, Phase, Lasts, Rules)) :-
    (   nonvar(State)
    ->  state_parts(State, Board, Color-Phase, _, Lasts, Rules)
    ;   hands(Phase, Board, Hands),
        state_parts(State, Board, Color-Phase, Hands, Lasts, Rules)
    ).

hands(drop, Board, White-Black) :-
    !,
    stones_each(Board, Each),
    count_stones(Board, 'W', WhiteOnBoard),
    count_stones(Board, 'B', BlackOnBoard),
    White is Each-WhiteOnBoard,
    Black is Each-BlackOnBoard.
hands(_, _, 0-0).

position(position(Board, Color, Phase, Lasts, Rules)) -->
    board(stone, []-'O', widths, Board), field,
    word(['W'-"W", 'B'-"B"], Color), field,
    word([drop-"drop", capture-"move", peek-"take", peek(2)-"take2"], Phase),
    lasts(Phase, Lasts),
    { rule_words(Words) },
    options(Words, Rules).

stone('W') -->
    "W".
stone('B') -->
    "B".

%   R1.

widths([Width|Lengths], [Width|Widths]) :-
    between(3, 8, Width),
    length([Width|Lengths], Rows),
    between(3, 8, Rows),
    same_length(Lengths, Widths),
    maplist(=(Width), Widths).

lasts(drop, none-none) -->
    !.
lasts(_, White-Black) -->
    field, last(White), mark(","), last(Black).

last(none) -->
    "-",
    !.
last(Move) -->
    { move_cells(Move, From, To) },
    cell_name(7, 0'0, From), mark("-"), cell_name(7, 0'0, To).

%   `take(any)` is written `take-any`, and `go_back(allowed)`
%   `go-back-allowed`.

rule_words(Words) :-
    findall(Rule-Text,
            ( rule_values(Name, [_|Others]),
              member(Value, Others),
              Rule =.. [Name,Value],
              atomic_list_concat(Parts, '_', Name),
              atomic_list_concat(Parts, -, Name1),
              format(string(Text), '~w-~w', [Name1,Value])
            ),
            Words).
