/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_notation,
          [ move_notation/3,            % +State, ?Move, ?Text
            state_notation/2,           % ?State, ?Text
            move_steps/3,               % +State, +Move, -Steps
            slide_notation/4,           % +State, +Text, -From, -To
            cell_text/3,                % +Size, +Cell, -Text
            cell_diagonals/4            % +Size, ?Cell, ?Letter, ?Number
          ]).
:- use_module(state).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [append/3, nth1/3, same_length/2, sum_list/2]).
:- use_module('../../prolog/tabuleiro/game/notation',
              [ form_notation/4, form_steps/4, nonterminal_text/2, number//1,
                pair//1
              ]).
:- use_module('../../prolog/tabuleiro/game/position').

%   Arithmetic is compiled, because the page asks for the texts of a thousand
%   moves at a time.

:- set_prolog_flag(optimise, true).

/** <module> Wald Meister: moves and positions as text

A cell has two names: `3-1`, row 3 and index 1 in that row, as in the original
program, and `c2`, the two diagonals that cross there. The board shows the
letters of the diagonals on one edge and the numbers on the other.

    ?- initial_state(default, S), move_notation(S, M, "2-3@c2").
    M = plant(2-3, 3-1).
*/

%!  move_notation(+State, ?Move, ?Text) is semidet.
%
%   Text is the string for Move: `2-3@c2` plants the tree 2-3 on c2,
%   `c2-e4+2-3` moves the tree on c2 to e4 and plants 2-3 on c2. As input,
%   Text may write cells as `3-1` and separate the parts by blanks, by any of
%   ``,;:>@+=/-`` or by nothing. Fails if Text is not a move on a board of this
%   size. Does not check whether Move is legal.
%
%   @error as must_be_move/1 if Move is bound and not a move; type_error(text,
%   Text).

move_notation(State, Move, Text) :-
    must_be_original_state(State),
    State = [Board|_],
    board_size(Board, Size),
    form_notation(half_turn, Size, Move, Text).

%   Reads only the number of rows of Board.

board_size(Board, Size) :-
    (   is_list(Board)
    ->  length(Board, Rows),
        Size is (Rows+1)//2
    ;   get_size(Board, Size)           % throws
    ).

%!  slide_notation(+State, +Text:string, -From, -To) is semidet.
%
%   Text, such as `c2-e4`, moves the tree on From to To but does not name the
%   tree to plant.

slide_notation([Board|_], Text, From, To) :-
    get_size(Board, Size),
    form_notation(slide, Size, Move, Text),
    Move = replant(From, To, _).

%!  move_text(?Form, ?Move, ?Parts) is nondet.
%
%   See tabuleiro/game/notation.

:- public move_text/3, cell/4.

move_text(half_turn, replant(A-B, C-D, H-K),
          [ cell("tree to move", A-B), gap("-", `,;:>@+=/-`),
            cell("cell to move it to", C-D), gap("+", `,;:>@+=/-`),
            pair("tree to plant", H-K, 1, 3)
          ]).
move_text(half_turn, plant(H-K, C-D),
          [ pair("tree to plant", H-K, 1, 3), gap("@", `,;:>@+=/-`),
            cell("cell", C-D)
          ]).
move_text(half_turn, plant(H-K, C-D),
          [ cell("cell", C-D), gap("@", `,;:>@+=/-`),
            pair("tree to plant", H-K, 1, 3)
          ]).
move_text(slide, replant(A-B, C-D, _-_),
          [ cell("tree to move", A-B), gap("-", `,;:>@+=/-`),
            cell("cell to move it to", C-D)
          ]).

cell(Size, X-Y) -->
    { nonvar(X) },
    !,
    { cell_diagonals(Size, X-Y, Letter, Number) },
    [Letter],
    number(Number).
cell(Size, Cell) -->
    [Letter0],
    { Letter is Letter0 \/ 0x20 },      % lower case
    number(Number),
    { cell_diagonals(Size, Cell, Letter, Number) }.
cell(Size, Cell) -->
    pair(Cell),
    { on_board(Size, Cell) }.

%!  cell_text(+Size, +Cell, -Text:string) is semidet.
%
%   Text is the name of Cell. Fails for a cell off the board.

cell_text(Size, Cell, Text) :-
    nonterminal_text(cell(Size, Cell), Text).

%!  cell_diagonals(+Size, ?Cell, ?Letter, ?Number) is semidet.
%
%   The diagonals Letter, a character code, and Number cross in Cell. Letters
%   count the cells of the board's upper left edge from the top, numbers
%   those of the upper right edge.

cell_diagonals(Size, X-Y, Letter, Number) :-
    (   nonvar(X)
    ->  on_board(Size, X-Y),
        Column is Y+max(0, X-(Size-1)),
        Letter is 0'a+X-Column,
        Number is Column+1
    ;   Column is Number-1,
        Row is Letter-0'a,
        between(1, Size, Number),
        Row >= 0,
        Row < Size,
        X is Row+Column,
        Y is Column-max(0, X-(Size-1))
    ).

%!  move_steps(+State, +Move, -Steps:list) is det.
%
%   Steps are the choices that make up Move. Each is step(What, Cell, Texts),
%   where Texts are the accepted spellings; see tabuleiro/game/game.

move_steps([Board|_], Move, Steps) :-
    board_size(Board, Size),
    form_steps(half_turn, Size, Move, Steps).

                /*******************************
                *           POSITIONS          *
                *******************************/

%!  state_notation(?State, ?Text) is semidet.
%
%   Text is the string for State. README.md has the grammar; either may be
%   unbound.
%
%       ?- initial_state([size(2)], S), state_notation(S, T).
%       T = "1/2/1_333333333-333333333_1".
%
%   @error those of must_be_state/1 for State, those of notate_state/5 for
%   Text

state_notation(State, Text) :-
    notate_state(State, Text, must_be_state, state_position, position).

state_position([Board,Hand1,Hand2,Amount,Turn|Goals],
               position(Board, Counts1, Counts2, Turn, Goals)) :-
    hand_counts(Hand1, Counts1),
    hand_counts(Hand2, Counts2),
    append(Counts1, Counts2, Counts),
    sum_list(Counts, Amount).

%   Counts are the numbers of trees of each kind, in standard order.

hand_counts(Hand, Counts) :-
    (   nonvar(Hand)
    ->  canonical_hand(Hand, Canonical)
    ;   Canonical = Hand
    ),
    findall(Kind, tree_kind(Kind), Kinds),
    maplist(kind_count, Kinds, Counts, Canonical).

kind_count(Kind, Count, (Kind,Count)).

position(position(Board, Counts1, Counts2, Turn, Goals)) -->
    board(planted, []-(-1), widths, Board), field,
    hand(Counts1), mark("-"), hand(Counts2), field,
    word([1-"1", 2-"2"], Turn),
    options([2-1-"2-1"], Goals).

%   A letter for each tree: a, b, c are the colours of height 1.

planted(Tree) -->
    [Letter],
    { tree_letter(Tree, Letter) }.

tree_letter(Height-Color, Letter) :-
    nth1(Height, [`abc`,`mno`,`xyz`], Letters),
    nth1(Color, Letters, Letter),
    !.

widths(Lengths, Widths) :-
    length(Lengths, Rows),
    Size is (Rows+1)//2,
    between(2, 11, Size),
    generate_matrix(Size, Board),
    same_length(Lengths, Board),
    maplist(length, Board, Widths).

hand(Counts) -->
    { length(Counts, 9) },
    counts(Counts).

counts([]) -->
    [].
counts([Count|Counts]) -->
    digit_between(0, 3, Count),
    counts(Counts).
