/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_display,
          [ show_game/2                 % +State, +Options
          ]).
:- use_module(state).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [append/3, member/2, numlist/3, reverse/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(notation, [cell_diagonals/4]).
:- autoload('../../prolog/tabuleiro/terminal/terminal',
            [print_lines/1, use_ascii/1]).

/** <module> Wald Meister: the board in a terminal

The rhombus stands on a tip, with row 0 at the top, and is drawn as a comb of
hexagons. The height of a tree is the number of its marks, one to three. Its
colour is the shape of the marks and, where the terminal has colours, their
colour. The edges show the letters and numbers of the diagonals, the margin
shows the rows.
*/

%!  show_game(+State, +Options) is det.
%
%   Prints State to `current_output`: the board, the hands, the player to move
%   and the goal of each player. Turn may be unbound, as the original program
%   leaves it at the end of the game. Options:
%
%     - last(Move): put the cells of the last turn in parentheses
%     - marks(Cells): put Cells in parentheses
%     - flip(Bool): turn the board by half a turn; default false
%     - ascii(Bool): print ASCII only; see the flag `tabuleiro_ascii`

show_game(State, Options) :-
    must_be_shown(State),
    (   use_ascii(Options)
    ->  Charset = ascii
    ;   Charset = unicode
    ),
    option(flip(Flip), Options, false),
    marked_cells(Options, Marked),
    State = [Board|_],
    phrase(( board(Board, view(Charset, Flip, Marked)),
             [nl],
             hands(State, Charset)
           ),
           Lines),
    !,
    print_lines(Lines).

must_be_shown(State) :-
    (   with_turn(State, 1, _, Turn, WithTurn),
        var(Turn)
    ->  must_be_state(WithTurn)
    ;   must_be_state(State)
    ).

marked_cells(Options, Marked) :-
    option(marks(Marks), Options, []),
    (   option(last(Move), Options)
    ->  move_cells(Move, Cells)
    ;   Cells = []
    ),
    append(Marks, Cells, Marked).

move_cells(plant(_, Cell), [Cell]).
move_cells(replant(From, To, _), [From,To]).

                /*******************************
                *             BOARD            *
                *******************************/

%   Prints the rows from the top and their cells from the left.

board(Board, View) -->
    { View = view(_, Flip, _),
      length(Board, N),
      Size is (N+1)//2,
      Last is N-1,
      numlist(0, Last, Xs0),
      flipped(Flip, Xs0, Xs),
      maplist(row_cells(Board, Flip), Xs, Rows)
    },
    rows(Rows, 0, Size, View).

flipped(true, List, Reversed) :-
    reverse(List, Reversed).
flipped(false, List, List).

row_cells(Board, Flip, X, Cells) :-
    findall(X-Y, board_cell(Board, X-Y, _), Cells0),
    findall(cell(X-Y, Content),
            ( member(X-Y, Cells0),
              once(board_cell(Board, X-Y, Content))
            ),
            Cells1),
    flipped(Flip, Cells1, Cells).

%   Each row is two lines: the edges above it, and its cells. The edges
%   between two rows are those of the longer row. Above is the length of the
%   row above.

rows([], _, Size, view(Charset, _, _)) -->
    indent(Size, 1),
    edges(lower, 1, Charset),
    [ nl ].
rows([Row|Rows], Above, Size, View) -->
    { View = view(Charset, _, _),
      length(Row, Length)
    },
    (   { Length > Above }
    ->  indent(Size, Length),
        edges(upper, Length, Charset)
    ;   indent(Size, Above),
        edges(lower, Above, Charset)
    ),
    [ nl ],
    row(Row, Length, Size, View),
    [ nl ],
    rows(Rows, Length, Size, View).

%   A hexagon is four columns wide, so each cell that a row is shorter than
%   the longest indents it by two columns. The margin has the row and the
%   letter.

indent(Size, Length) -->
    { Columns is 7+2*(Size-Length) },
    [ '~t~*|'-[Columns] ].

edges(Which, Length, Charset) -->
    { edge_chars(Charset, Which, Left, Right),
      format(string(Edge), ' ~w ~w', [Left,Right]),
      length(Edges, Length),
      maplist(=(Edge), Edges)
    },
    sequence(written, Edges).

edge_chars(ascii,   upper, /, \).
edge_chars(ascii,   lower, \, /).
edge_chars(unicode, upper, '\u2571', '\u2572').
edge_chars(unicode, lower, '\u2572', '\u2571').

written(X) -->
    [ '~w'-[X] ].

row(Row, Length, Size, View) -->
    { Row = [cell(X-_,_)|_],
      Columns is 5+2*(Size-Length),
      diagonal(X-0, Size, letter, Letter),
      Last is Length-1,
      diagonal(X-Last, Size, number, Number),
      View = view(_, Flip, _),
      flipped(Flip, [Letter,Number], [Left,Right])
    },
    [ ansi(faint, '~t~d~2|', [X]), '~t~*|'-[Columns],
      ansi(bold, '~w ', [Left])
    ],
    cells(Row, plain, View),
    right_label(Right).

right_label(" ") -->
    !.
right_label(Label) -->
    [ ansi(bold, ' ~w', [Label]) ].

%   Label names the diagonal of Kind if Cell is the first on it, and is " "
%   otherwise. Diagonals begin on the upper edges of the board.

diagonal(Cell, Size, Kind, Label) :-
    cell_diagonals(Size, Cell, Letter, Number),
    (   Kind == letter,
        Number == 1
    ->  format(string(Label), '~c', [Letter])
    ;   Kind == number,
        Letter == 0'a
    ->  format(string(Label), '~d', [Number])
    ;   Label = " "
    ).

cells([], Left, view(Charset, _, _)) -->
    bar(Left, plain, Charset).
cells([cell(Cell,Content)|Cells], Left, View) -->
    { View = view(Charset, _, Marked),
      (   memberchk(Cell, Marked)
      ->  Mark = marked
      ;   Mark = plain
      )
    },
    bar(Left, Mark, Charset),
    content(Content, Mark, Charset),
    cells(Cells, Mark, View).

bar(plain,  plain,  ascii)   --> !, [ '|'-[] ].
bar(plain,  plain,  unicode) --> !, [ '\u2502'-[] ].
bar(plain,  marked, _) --> [ ansi(bold, '(', []) ].
bar(marked, plain,  _) --> [ ansi(bold, ')', []) ].
bar(marked, marked, _) --> [ ansi(bold, '|', []) ].

content(-1, plain, _) -->
    !,
    [ '   '-[] ].
content(-1, marked, _) -->
    !,
    [ ansi(bold, ' . ', []) ].
content(Tree, _, Charset) -->
    tree(Tree, Charset).

                /*******************************
                *             TREES            *
                *******************************/

tree(Height-Color, Charset) -->
    { tree_marks(Height, Mask),
      shape(Color, Charset, Shape),
      maplist(mark(Shape), Mask, Marks),
      atomic_list_concat(Marks, Text),
      tree_style(Color, Style)
    },
    [ ansi(Style, '~w', [Text]) ].

tree_marks(1, [0,1,0]).
tree_marks(2, [1,0,1]).
tree_marks(3, [1,1,1]).

mark(_, 0, ' ').
mark(Shape, 1, Shape).

%   Colours 1 to 3: the original program's light, medium and dark green.

shape(1, unicode, '\u25B3').            % white triangle
shape(2, unicode, '\u2663').            % club
shape(3, unicode, '\u25B2').            % black triangle
shape(1, ascii,   o).
shape(2, ascii,   +).
shape(3, ascii,   #).

tree_style(1, hfg(green)).
tree_style(2, fg(yellow)).
tree_style(3, fg(cyan)).

                /*******************************
                *             HANDS            *
                *******************************/

hands(State, Charset) -->
    { findall(Kind, tree_kind(Kind), Kinds) },
    [ '~t~23|'-[] ],
    sequence(written, ['  '], Kinds),
    [ nl, '~t~23|'-[] ],
    sequence(picture(Charset), ['  '], Kinds),
    [ nl ],
    hand(1, State),
    hand(2, State).

picture(Charset, Kind) -->
    tree(Kind, Charset).

hand(Player, State) -->
    { hand_of(Player, State, Hand0),
      canonical_hand(Hand0, Hand),
      State = [_,_,_,_,Turn|_],
      player_goal(State, Player, Goal),
      goal_name(Goal, Name),
      (   Turn == Player
      ->  Style = bold,
          Sign = >
      ;   Style = [],
          Sign = ' '
      )
    },
    [ ansi(Style, '~w Player ~d, ~w~t~23|', [Sign,Player,Name]) ],
    sequence(count, ['   '], Hand),
    [ nl ].

count((_,Count)) -->
    [ ' ~d'-[Count] ].

goal_name(1, heights).
goal_name(2, colours).
