:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_display,
          [ show_position/3             % +State, +Player, +Options
          ]).
:- use_module(state).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(lists), [member/2, memberchk/2, numlist/3, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(board,
              [board_size/3, board_cell/2, gold_cell/2, initial_board/2]).
:- use_module(notation, [cell_text/2]).
:- use_module('../../prolog/tabuleiro/base/screen',
              [ cell_mark/4, mark_legend//2, mark_sides/3, use_compact/2,
                use_text/2
              ]).
:- use_module('../../prolog/tabuleiro/base/printing',
              [print_lines/2, use_ascii/1]).
:- use_module('../../prolog/tabuleiro/base/text_view',
              [marked_places//3, print_sentences/2]).

/** <module> Tactigon: the board in a terminal

Hexagons stand in columns, as in the document of the original program. A piece
is the letter of its player and its shape, in ASCII the letter of its type: `RP`
is the red pentagon. `GT` is a gold tile; it is in the lower half of the hexagon
if a piece stands there. The display is readable without its colours.

The words are messages, see texts.pl.
*/

%!  show_position(+State, +Player, +Options) is det.
%
%   Prints State to `current_output`: the board, the pieces that each player has
%   and has lost, and Player, who is to move. State is a consistent list, of
%   which only the board and the rules are read. Player may be `none`. Options:
%
%     - last(Move), marks(Cells): mark the tiles of the last move; Cells, each
%       X-Y. The marks are those of mark_sides/3.
%     - chosen(Cells): show the piece that a person has chosen as <RP>
%     - legend(Bool): explain the signs; default `true` at the start of a game
%       and with the option marks, else `false`
%     - compact(Bool): print one line of text for each line of the board,
%       without hexagons; default `true` if the terminal is too low for them
%     - text(Bool): print sentences in place of the board; default `true` if the
%       terminal is too narrow for it
%     - flip(Bool): turn the board by half a turn; default false
%     - ascii(Bool): ignored, because the display is always ASCII

show_position(State, Player, Options) :-
    view(State, Options, View),
    View = view(_, Lines, _, _, _, _),
    board_size(Lines, Columns, _),
    Width is 5*Columns+6,               % of the compact board
    (   use_text(Options, Width)
    ->  phrase(sentences(View, Player), Sentences),
        print_sentences(Sentences, Options)
    ;   phrase(picture(View, Player, Options), Text),
        print_lines(Text, Options)
    ),
    !.

%   View is view(Board, Lines, Flip, Last, Marks, Look): the cells of Last and
%   of Marks are marked. Look is look(Charset, Chosen), with the chosen cells.

view(State, Options, view(Board, Lines, Flip, Last, Marks, Look)) :-
    State = [Board|_],
    state_rules(State, Lines, _),
    option(flip(Flip), Options, false),
    option(marks(Marks), Options, []),
    findall(Cell,
            ( member(last(OX-OY-DX-DY), Options),
              member(Cell, [OX-OY,DX-DY])
            ),
            Last),
    option(chosen(Chosen), Options, []),
    (   use_ascii(Options)
    ->  Look = look(ascii, Chosen)
    ;   Look = look(unicode, Chosen)
    ).

picture(View, Player, Options) -->
    { View = view(_, Lines, _, Last, Marks, _),
      Height is 2*Lines+8               % of the hexagons and what is below
    },
    (   { use_compact(Options, Height) }
    ->  compact_board(View),
        legend(compact, View, Options)
    ;   board(View),
        legend(hexagons, View, Options)
    ),
    mark_legend(Last, Marks),
    sequence(pieces_line(View, Player), [red,cian]),
    (   { Player == none }
    ->  []
    ;   [ '  '-[] ],
        line(tactigon(turn(Player)))
    ).

line(Message) -->
    prolog:translate_message(Message),
    [ nl ].

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
    { View = view(_, Lines, Flip, _, _, _),
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

%   Pads X to Width. A column stop would count from the start of the text.

number(Width, X) -->
    { format(string(Text), '~t~d~*|', [X,Width]) },
    [ ansi(bold, '~w', [Text]) ].

rule(Columns) -->
    { Width is 5+3*Columns+5 },
    [ '----|~`-t~*||----'-[Width], nl ].

text_line(View, Columns, Height) -->
    { View = view(_, Lines, Flip, _, _, _),
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
    ->  left(Cell, View, /)
    ;   { part(Left, Height, View, upper, Cell) }
    ->  right(Cell, View, \)
    ;   { part(C, Height, View, lower, _) }
    ->  [ '\\'-[] ]
    ;   { part(Left, Height, View, lower, _) }
    ->  [ '/'-[] ]
    ;   [ ' '-[] ]
    ).

%!  left(+Cell, +View, +Plain)// is det.
%!  right(+Cell, +View, +Plain)// is det.
%
%   The left and right side of Cell: Plain unless Cell is marked.

left(Cell, View, _) -->
    { is_chosen(Cell, View) },
    !,
    [ ansi(bold, '<', []) ].
left(Cell, View, Plain) -->
    { mark(Cell, View, Mark),
      mark_sides(Mark, Side, _)
    },
    side(Mark, Side, Plain).

right(Cell, View, _) -->
    { is_chosen(Cell, View) },
    !,
    [ ansi(bold, '>', []) ].
right(Cell, View, Plain) -->
    { mark(Cell, View, Mark),
      mark_sides(Mark, _, Side)
    },
    side(Mark, Side, Plain).

is_chosen(Cell, view(_, _, _, _, _, look(_, Chosen))) :-
    memberchk(Cell, Chosen).

side(none, _, Plain) -->
    !,
    [ '~w'-[Plain] ].
side(_, Side, _) -->
    [ ansi(bold, '~w', [Side]) ].

mark(Cell, view(_, _, _, Last, Marks, _), Mark) :-
    cell_mark(Cell, Last, Marks, Mark).

inside(C, Height, View) -->
    (   { part(C, Height, View, upper, Cell) }
    ->  content(Cell, View, '  ')
    ;   { part(C, Height, View, lower, Cell),
          gold_below_piece(Cell, View)
        }
    ->  gold
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
    View = view(_, Lines, Flip, _, _, _),
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

                /*******************************
                *            COMPACT           *
                *******************************/

%   Prints one line of text for each line of the board. Even columns are half
%   a tile lower, so their numbers are in the lower of two header lines. A star
%   after a piece marks gold.

compact_board(View) -->
    { View = view(_, Lines, Flip, _, _, _),
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
        [ '  '-[] ]
    ;   [ '     '-[] ]
    ).

compact_line(View, Xs, Y) -->
    number(2, Y),
    [ ' '-[] ],
    sequence(compact_tile(View, Y), Xs),
    number(3, Y),
    [ nl ].

compact_tile(View, Y, X) -->
    { View = view(_, Lines, _, _, _, _) },
    (   { board_cell(Lines, X-Y) }
    ->  left(X-Y, View, ' '),
        content(X-Y, View, ' .'),
        star(X-Y, View),
        right(X-Y, View, ' ')
    ;   [ '     '-[] ]
    ).

star(Cell, View) -->
    { gold_below_piece(Cell, View),
      gold_style(Style)
    },
    !,
    [ ansi(Style, '*', []) ].
star(_, _) -->
    [ ' '-[] ].

                /*******************************
                *            PIECES            *
                *******************************/

content(Cell, View, Empty) -->
    (   { piece_on(Cell, View, Piece) }
    ->  piece(Piece, View)
    ;   { View = view(_, Lines, _, _, _, _),
          gold_cell(Lines, Cell)
        }
    ->  gold
    ;   [ '~w'-[Empty] ]
    ).

piece_on(X-Y, view(Board, _, _, _, _, _), Piece) :-
    memberchk(position(Piece, tile(X,Y)), Board).

gold_below_piece(Cell, View) :-
    View = view(_, Lines, _, _, _, _),
    gold_cell(Lines, Cell),
    piece_on(Cell, View, _),
    !.

piece(Piece, view(_, _, _, _, _, look(Charset, _))) -->
    { piece_info(Piece, Player, Type),
      player_look(Player, Letter, Style),
      type_sign(Charset, Type, Sign)
    },
    [ ansi(Style, '~w~w', [Letter,Sign]) ].

player_look(cian, 'C', [bold,fg(cyan)]).
player_look(red,  'R', [bold,fg(red)]).

type_sign(ascii,   circle,   'C').
type_sign(ascii,   triangle, 'T').
type_sign(ascii,   square,   'S').
type_sign(ascii,   pentagon, 'P').
type_sign(unicode, circle,   '●').
type_sign(unicode, triangle, '▲').
type_sign(unicode, square,   '■').
type_sign(unicode, pentagon, '⬟').

gold -->
    { gold_style(Style) },
    [ ansi(Style, 'GT', []) ].

gold_style([bold,fg(yellow)]).

                /*******************************
                *            LEGEND            *
                *******************************/

legend(Form, View, Options) -->
    { View = view(Board, Lines, _, _, _, _),
      (   ( initial_board(Lines, Initial),
            msort(Board, Initial)
          ; option(marks(_), Options)
          )
      ->  Default = true
      ;   Default = false
      ),
      option(legend(true), Options, Default)
    },
    !,
    line(tactigon(legend_players(Form))),
    { View = view(_, _, _, _, _, look(Charset, _)),
      maplist(type_sign(Charset), [circle,triangle,square,pentagon], Signs)
    },
    line(tactigon(legend_types(Signs))).
legend(_, _, _) -->
    [].

                /*******************************
                *             WORDS            *
                *******************************/

%   The line of the player to move begins with an arrowhead.

pieces_line(View, ToMove, Player) -->
    { pieces_message(View, Player, Message) },
    (   { Player == ToMove }
    ->  [ ansi(bold, '> ', []) ]
    ;   [ '  '-[] ]
    ),
    line(Message).

%   The pieces that Player has and has lost.

pieces_message(view(Board, _, _, _, _, _), Player, Message) :-
    findall(x, has(Board, Player, _, _), Pieces),
    length(Pieces, Count),
    findall(N-Type, lost(Board, Player, Type, N), Lost),
    Message = tactigon(pieces(Player, Count, Lost)).

has(Board, Player, Type, X-Y) :-
    member(position(Piece, tile(X,Y)), Board),
    piece_info(Piece, Player, Type).

lost(Board, Player, Type, N) :-
    number_of(Type, All),
    findall(x, has(Board, Player, Type, _), Pieces),
    length(Pieces, Left),
    N is All-Left,
    N > 0.

%   The pieces on each place, for print_sentences/2.

sentences(View, Player) -->
    { View = view(Board, Lines, _, Last, Marks, _),
      findall(stand(Owner, Count-Type)-Cells,
              ( member(Owner, [red,cian]),
                number_of(Type, _),
                findall(Cell, has(Board, Owner, Type, Cell), Cells),
                length(Cells, Count)
              ),
              Pieces),
      findall(Cell, gold_cell(Lines, Cell), Gold),
      findall(Message,
              ( member(Owner, [red,cian]),
                pieces_message(View, Owner, Message)
              ),
              Messages)
    },
    sequence(place, Pieces),
    place(gold-Gold),
    marked_places(Last, Marks, cell_text),
    Messages,
    (   { Player == none }
    ->  []
    ;   [ tactigon(turn(Player)) ]
    ).

place(_-[]) -->
    !.
place(What-Cells) -->
    { maplist(cell_text, Cells, Texts) },
    [ place(tactigon(What), Texts) ].
