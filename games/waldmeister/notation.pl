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
:- use_module(library(dcg/basics), [blanks//0, digits//1]).
:- use_module(library(lists),
              [append/3, nth1/3, same_length/2, sum_list/2]).
:- use_module('../../prolog/tabuleiro/game/notation',
              [notate/4, separators//1]).
:- use_module('../../prolog/tabuleiro/game/position').

%   A page asks for the texts of a thousand moves: arithmetic is compiled.

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
%   ``,;:>@+=/-`` or by nothing. Fails if Text is no move on a board of this
%   size. Does not check whether Move is legal.
%
%   @error as must_be_move/1 if Move is not unbound and no move;
%   type_error(text, Text).

move_notation(State, Move, Text) :-
    must_be_original_state(State),
    State = [Board|_],
    board_size(Board, Size),
    notate(Move, Text, move_text(Size), move(Size)).

%   Of the board only the number of rows is read.

board_size(Board, Size) :-
    (   is_list(Board)
    ->  length(Board, Rows),
        Size is (Rows+1)//2
    ;   get_size(Board, Size)           % throws
    ).

move_text(Size, Move, Text) :-
    must_be_move(Move),
    text_of(Move, Size, Text).

text_of(plant(Height-Color, Cell), Size, Text) :-
    cell_diagonals(Size, Cell, Letter, Number),
    format(string(Text), '~d-~d@~c~d', [Height,Color,Letter,Number]).
text_of(replant(From, To, Height-Color), Size, Text) :-
    cell_diagonals(Size, From, A, M),
    cell_diagonals(Size, To, B, N),
    format(string(Text), '~c~d-~c~d+~d-~d', [A,M,B,N,Height,Color]).

%!  slide_notation(+State, +Text:string, -From, -To) is semidet.
%
%   Text moves the tree on From to To, and does not say which tree is planted:
%   `c2-e4`.

slide_notation([Board|_], Text, From, To) :-
    get_size(Board, Size),
    string_codes(Text, Codes),
    phrase(slide(Size, From, To), Codes),
    !.

slide(Size, From, To) -->
    blanks, cell(From, Size), between_parts, cell(To, Size), end.

%!  cell_text(+Size, +Cell, -Text:string) is semidet.
%
%   Text is the name of Cell. Fails for a cell off the board.

cell_text(Size, Cell, Text) :-
    cell_diagonals(Size, Cell, Letter, Number),
    format(string(Text), '~c~d', [Letter,Number]).

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

move(Size, Move) -->
    blanks,
    (   cell(From, Size), between_parts,
        cell(To, Size), between_parts,
        tree(Tree), end
    ->  { Move = replant(From, To, Tree) }
    ;   tree(Tree), between_parts,
        cell(Cell, Size), end
    ->  { Move = plant(Tree, Cell) }
    ;   cell(Cell, Size), between_parts,
        tree(Tree), end,
        { Move = plant(Tree, Cell) }
    ).

cell(Cell, Size) -->
    [Letter0],
    { Letter is Letter0 \/ 0x20 },      % lower case
    digits([D|Ds]),
    { number_codes(Number, [D|Ds]),
      cell_diagonals(Size, Cell, Letter, Number)
    }.
cell(X-Y, Size) -->
    pair(X-Y),
    { on_board(Size, X-Y) }.

tree(Tree) -->
    pair(Tree),
    { tree_kind(Tree) }.

pair(A-B) -->
    digits([C|Cs]), "-", digits([D|Ds]),
    { number_codes(A, [C|Cs]),
      number_codes(B, [D|Ds])
    }.

between_parts -->
    separators(`,;:>@+=/-`).

end -->
    blanks,
    \+ [_].

%!  move_steps(+State, +Move, -Steps:list) is det.
%
%   Steps are the choices that make up Move. Each is step(What, Cell, Texts),
%   where Texts are the accepted spellings; see tabuleiro/game/game.

move_steps([Board|_], Move, Steps) :-
    board_size(Board, Size),
    steps(Move, Size, Steps).

steps(plant(Tree, Cell), Size,
      [ step("tree to plant", none, [TreeText]),
        step("cell", Cell, CellTexts)
      ]) :-
    tree_text(Tree, TreeText),
    cell_texts(Size, Cell, CellTexts).
steps(replant(From, To, Tree), Size,
      [ step("tree to move", From, FromTexts),
        step("cell to move it to", To, ToTexts),
        step("tree to plant", none, [TreeText])
      ]) :-
    cell_texts(Size, From, FromTexts),
    cell_texts(Size, To, ToTexts),
    tree_text(Tree, TreeText).

:- table cell_texts/3.

cell_texts(Size, Cell, [Text,Pair]) :-
    cell_text(Size, Cell, Text),
    tree_text(Cell, Pair).

tree_text(A-B, Text) :-
    format(string(Text), '~d-~d', [A,B]).

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
