/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_display,
          [ show_game/2                 % +State, +Options
          ]).
:- use_module(state).
:- autoload(library(dcg/high_order), [sequence//2]).
:- autoload(library(lists), [append/3, memberchk/2, numlist/3, reverse/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(board, [board_size/3, board_cell/2, gold_cell/2]).
:- autoload('../../prolog/tabuleiro/terminal/terminal',
            [print_lines/1]).

/** <module> Tactigon: the board in a terminal

Hexagons stand in columns, as in the document of the original program. A piece
is two letters, of its player and of its type: `RP` is the red pentagon. The
display is ASCII, and readable without its colours.
*/

%!  show_game(+State, +Options) is det.
%
%   Prints State to `current_output`: the board, a legend and the player to
%   move. State may also be `[Board,_]`, as in the original program. Options:
%
%     - last(Move): put the tiles of the last move in parentheses
%     - marks(Cells): put Cells, each X-Y, in parentheses
%     - flip(Bool): turn the board by half a turn; default false
%     - compact(Bool): print one line of text for each line of the board,
%       without hexagons; default false
%     - ascii(Bool): ignored, because the display is always ASCII

show_game(State, Options) :-
    must_be_shown(State),
    option(flip(Flip), Options, false),
    option(compact(Compact), Options, false),
    marked_cells(Options, Marked),
    state_rules(State, Lines, _),
    View = view(State, Lines, Flip, Marked),
    (   Compact == true
    ->  phrase(compact_board(View), Text, Rest)
    ;   phrase(board(View), Text, Rest)
    ),
    phrase(legend(State), Rest),
    !,
    print_lines(Text).

must_be_shown(State) :-
    (   subsumes_term([_,_], State),
        State = [Board,Player],
        var(Player)
    ->  must_be_board_of([Board,Player], Board)
    ;   must_be_state(State)
    ).

marked_cells(Options, Marked) :-
    option(marks(Marks), Options, []),
    (   option(last(OX-OY-DX-DY), Options)
    ->  append([OX-OY,DX-DY], Marks, Marked)
    ;   Marked = Marks
    ).

                /*******************************
                *           HEXAGONS           *
                *******************************/

%   C counts columns from the left, V half tiles from the top. Half a tile is
%   a line of text:
%
%        __        V    cap
%       /RP\       V+1  upper half
%       \__/       V+2  lower half

board(View) -->
    { View = view(_, Lines, Flip, _),
      board_size(Lines, Columns, _),
      Last is 2*Lines+1,
      numlist(0, Last, Heights),
      turned_columns(Flip, Columns, Xs)
    },
    header(Xs),
    rule(Columns),
    sequence(text_line(View, Columns), Heights),
    rule(Columns),
    header(Xs).

turned_columns(Flip, Columns, Xs) :-
    Last is Columns-1,
    numlist(0, Last, Xs0),
    (   Flip == true
    ->  reverse(Xs0, Xs)
    ;   Xs = Xs0
    ).

header(Xs) -->
    [ '    |  '-[] ],
    sequence(column, Xs),
    [ '   |'-[], nl ].

column(X) -->
    number(3, X).

%   Pads X by itself: a column stop would count from the start of the text.

number(Width, X) -->
    { format(string(Text), '~t~d~*|', [X,Width]) },
    [ ansi(bold, '~w', [Text]) ].

rule(Columns) -->
    { Width is 5+3*Columns+5 },
    [ '----|~`-t~*||----'-[Width], nl ].

text_line(View, Columns, Height) -->
    { View = view(_, Lines, Flip, _),
      line_label(Height, Lines, Flip, Label)
    },
    line_number(Label, '   '),
    [ ' |  '-[] ],
    half_tiles(0, Columns, Height, View),
    [ '  |'-[] ],
    line_number(Label, ''),
    [ nl ].

line_number(none, Blank) -->
    !,
    [ '~w'-[Blank] ].
line_number(Y, _) -->
    number(3, Y).

line_label(Height, Lines, Flip, Label) :-
    (   Height mod 2 =:= 1,
        Above is Height//2,
        Above < Lines
    ->  (   Flip == true
        ->  Label is Lines-1-Above
        ;   Label = Above
        )
    ;   Label = none
    ).

%   Prints column C: its left edge and two characters. After the last column
%   there is one more edge.

half_tiles(C, Columns, Height, View) -->
    edge(C, Height, View),
    (   { C < Columns }
    ->  inside(C, Height, View),
        { C1 is C+1 },
        half_tiles(C1, Columns, Height, View)
    ;   []
    ).

%   The edge left of column C belongs to the tile in C or to the tile in the
%   column before.

edge(C, Height, View) -->
    { Left is C-1 },
    (   { part(C, Height, View, upper, Cell) }
    ->  side(Cell, View, '(', /)
    ;   { part(Left, Height, View, upper, Cell) }
    ->  side(Cell, View, ')', \)
    ;   { part(C, Height, View, lower, _) }
    ->  [ '\\'-[] ]
    ;   { part(Left, Height, View, lower, _) }
    ->  [ '/'-[] ]
    ;   [ ' '-[] ]
    ).

side(Cell, View, Mark, Plain) -->
    (   { marked(Cell, View) }
    ->  [ ansi(bold, '~w', [Mark]) ]
    ;   [ '~w'-[Plain] ]
    ).

inside(C, Height, View) -->
    (   { part(C, Height, View, upper, Cell) }
    ->  content(Cell, View, '  ')
    ;   { part(C, Height, View, _, _) }
    ->  [ '__'-[] ]
    ;   [ '  '-[] ]
    ).

%!  part(+C, +Height, +View, ?Part, -Cell) is nondet.
%
%   Column C of the line of text at Height shows Part, `cap`, `upper` or
%   `lower`, of Cell.

part(C, Height, View, Part, X-Y) :-
    part_below(Part, Below),
    V is Height-Below,
    View = view(_, Lines, Flip, _),
    drawn(Flip, Lines, C, V, X, V0),
    V0 >= 0,
    Low is (X+1) mod 2,                 % even columns stand lower
    V0 mod 2 =:= Low,
    Y is V0//2,
    board_cell(Lines, X-Y),
    !.

part_below(upper, 1).
part_below(lower, 2).
part_below(cap,   0).

drawn(true, Lines, C, V, X, V0) :-
    !,
    board_size(Lines, Columns, _),
    X is Columns-1-C,
    V0 is 2*Lines-1-V.
drawn(_, _, C, V, C, V).

marked(Cell, view(_, _, _, Marked)) :-
    memberchk(Cell, Marked).

                /*******************************
                *            COMPACT           *
                *******************************/

%   Prints one line of text for each line of the board. Even columns are half
%   a tile lower, so their numbers are in the lower of two header lines.

compact_board(View) -->
    { View = view(_, Lines, Flip, _),
      board_size(Lines, Columns, _),
      turned_columns(Flip, Columns, Xs),
      Last is Lines-1,
      numlist(0, Last, Ys0),
      (   Flip == true
      ->  reverse(Ys0, Ys),
          Upper = 0
      ;   Ys = Ys0,
          Upper = 1
      ),
      Lower is 1-Upper
    },
    compact_header(Upper, Xs),
    compact_header(Lower, Xs),
    sequence(compact_line(View, Xs), Ys).

compact_header(Parity, Xs) -->
    [ '   '-[] ],
    sequence(compact_column(Parity), Xs),
    [ nl ].

compact_column(Parity, X) -->
    (   { X mod 2 =:= Parity }
    ->  number(3, X),
        [ ' '-[] ]
    ;   [ '    '-[] ]
    ).

compact_line(View, Xs, Y) -->
    number(2, Y),
    [ ' '-[] ],
    sequence(compact_tile(View, Y), Xs),
    number(3, Y),
    [ nl ].

compact_tile(View, Y, X) -->
    { View = view(_, Lines, _, _) },
    (   { board_cell(Lines, X-Y) }
    ->  side(X-Y, View, '(', ' '),
        content(X-Y, View, ' .'),
        side(X-Y, View, ')', ' ')
    ;   [ '    '-[] ]
    ).

                /*******************************
                *            PIECES            *
                *******************************/

content(X-Y, view([Board|_], Lines, _, _), Empty) -->
    (   { memberchk(position(Piece, tile(X,Y)), Board) }
    ->  piece(Piece)
    ;   { gold_cell(Lines, X-Y) }
    ->  gold
    ;   [ '~w'-[Empty] ]
    ).

piece(Piece) -->
    { piece_info(Piece, Player, Type),
      player_look(Player, Letter, Style),
      type_letter(Type, TypeLetter)
    },
    [ ansi(Style, '~w~w', [Letter,TypeLetter]) ].

player_look(cian, 'C', [bold,fg(cyan)]).
player_look(red,  'R', [bold,fg(red)]).

type_letter(circle,   'C').
type_letter(triangle, 'T').
type_letter(square,   'S').
type_letter(pentagon, 'P').

gold -->
    [ ansi([bold,fg(yellow)], 'GT', []) ].

legend([_,Player|_]) -->
    [ nl, '  '-[] ],
    sequence(legend_player, [cian,red]),
    gold,
    [ ' gold tile'-[], nl,
      '  _C circle, 1 step   _T triangle, 3   '-[],
      '_S square, 4   _P pentagon, 5'-[],
      nl
    ],
    to_move(Player).

to_move(Player) -->
    { var(Player) },
    !.
to_move(Player) -->
    { player_look(Player, _, Style) },
    [ nl, '  '-[], ansi(Style, '~w', [Player]), ' is to move'-[], nl ].

legend_player(Player) -->
    { player_look(Player, Letter, Style) },
    [ ansi(Style, '~w_', [Letter]), ' ~w   '-[Player] ].
