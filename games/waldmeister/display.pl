/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_display,
          [ must_be_shown/1,            % +State
            show_position/3             % +State, +Over, +Options
          ]).
:- use_module(state).
:- use_module(groups, [scoring_groups/3]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(lists),
              [append/2, append/3, member/2, nth1/3, numlist/3, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(notation, [cell_diagonals/4, cell_text/3]).
:- use_module('../../prolog/tabuleiro/base/screen',
              [ beside//3, cell_mark/4, mark_legend//2, mark_sides/3,
                use_compact/2
              ]).
:- use_module('../../prolog/tabuleiro/base/printing',
              [print_lines/2, use_ascii/1]).
:- use_module('../../prolog/tabuleiro/base/text_view',
              [marked_places//3, print_sentences/2]).

/** <module> Wald Meister: the board in a terminal

The rhombus stands on a tip, with row 0 at the top, and is drawn as a comb of
hexagons. The height of a tree is the number of its marks, one to three. Its
colour is the shape of the marks and, where the terminal has colours, their
colour. The edges show the letters and numbers of the diagonals, the margin
shows the rows. At the right are the points and the hands of the players. The
words are messages, see texts.pl.
*/

%!  must_be_shown(+State) is det.
%
%   True if State is a state; its turn may be unbound.
%
%   @error those of must_be_state/1

must_be_shown(State) :-
    (   with_turn(State, 1, _, Turn, WithTurn),
        var(Turn)
    ->  must_be_state(WithTurn)
    ;   must_be_state(State)
    ).

%!  show_position(+State, +Over, +Options) is det.
%
%   Prints State, for which must_be_shown/1 is true, to `current_output`: the
%   board and, for each player, the goal, the points with the sizes of the
%   scoring groups, and the hand. Over is `true` if the game is over and no turn
%   is shown. Cells have the marks of mark_sides/3. Options:
%
%     - last(Move): mark the cells of the last turn
%     - marks(Cells): mark Cells as possible
%     - groups(Bool): in place of these cells, mark the scoring groups, those of
%       player 1 with the first mark and those of player 2 with the second;
%       default Over. No effect with the option marks.
%     - flip(Bool): turn the board by half a turn; default false
%     - compact(Bool): draw the board without the edges between rows; default
%       `true` if the terminal is too low for them
%     - text(Bool): print sentences in place of the board; default false
%     - ascii(Bool): print ASCII only; see the flag `tabuleiro_ascii`

show_position(State, Over, Options) :-
    State = [Board|_],
    maplist(side(State, Over), [1,2], Sides),
    (   option(groups(true), Options, Over),
        \+ option(marks(_), Options)
    ->  maplist(group_cells, Sides, [First,Second]),
        Marks = groups(First, Second)
    ;   last_cells(Options, Last),
        option(marks(Possible), Options, []),
        Marks = cells(Last, Possible)
    ),
    (   option(text(true), Options)
    ->  phrase(sentences(Board, Sides, Marks), Sentences),
        print_sentences(Sentences, Options)
    ;   phrase(picture(Board, Sides, Marks, Options), Lines),
        print_lines(Lines, Options)
    ),
    !.

%   Side, side(Player, Goal, Groups, Hand, ToMove), has the values that are
%   shown for Player.

side(State, Over, Player, side(Player, Goal, Groups, Hand, ToMove)) :-
    State = [Board,_,_,_,Turn|_],
    player_goal(State, Player, Goal),
    scoring_groups(Goal, Board, Groups),
    hand_of(Player, State, Hand0),
    canonical_hand(Hand0, Hand),
    (   Over == false,
        Turn == Player
    ->  ToMove = true
    ;   ToMove = false
    ).

group_cells(side(_, _, Groups, _, _), Cells) :-
    append(Groups, Cells).

last_cells(Options, Cells) :-
    findall(Cell,
            ( member(last(Move), Options),
              move_cell(Move, Cell)
            ),
            Cells).

move_cell(plant(_, Cell), Cell).
move_cell(replant(From, _, _), From).
move_cell(replant(_, To, _), To).

                /*******************************
                *             BOARD            *
                *******************************/

%   View is view(Form, Charset, Flip, First, Second): Form is `large` or
%   `compact`, the cells First and Second have the first and second mark.

picture(Board, Sides, Marks, Options) -->
    { (   use_ascii(Options)
      ->  Charset = ascii
      ;   Charset = unicode
      ),
      option(flip(Flip), Options, false),
      length(Board, Rows),
      Large is 2*Rows+2,                % with the legend
      (   use_compact(Options, Large)
      ->  Form = compact,
          Height = Rows
      ;   Form = large,
          Height is 2*Rows+1
      ),
      Marks =.. [_,First,Second],
      phrase(board(Board, view(Form, Charset, Flip, First, Second)), Lines),
      phrase(panels(Sides, Height, Charset), Panels)
    },
    beside(Lines, Panels, 1),
    tree_legend(Board, Charset),
    legend(Marks).

%   The largest board fills 24 lines without it.

tree_legend(Board, Charset) -->
    { length(Board, Rows),
      Rows < 21
    },
    !,
    { findall(Shape, shape(_, Charset, Shape), Shapes) },
    said(legend(Shapes)),
    [ nl ].
tree_legend(_, _) -->
    [].

legend(cells(Last, Possible)) -->
    mark_legend(Last, Possible).
legend(groups(_, _)) -->
    said(groups),
    [ nl ].

said(Message) -->
    prolog:translate_message(waldmeister(Message)).

%   Prints the rows from the top and their cells from the left.

board(Board, View) -->
    { View = view(_, _, Flip, _, _),
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

%   Each row is two lines: the edges above it, and its cells; if the form is
%   compact, the cells alone. The edges between two rows are those of the longer
%   row. Above is the length of the row above.

rows([], _, Size, View) -->
    edges(lower, 1, Size, View).
rows([Row|Rows], Above, Size, View) -->
    { length(Row, Length) },
    (   { Length > Above }
    ->  edges(upper, Length, Size, View)
    ;   edges(lower, Above, Size, View)
    ),
    row(Row, Length, Size, View),
    [ nl ],
    rows(Rows, Length, Size, View).

%   A hexagon is four columns wide, so each cell that a row is shorter than
%   the longest indents it by two columns. The margin has the row and the
%   letter.

edges(_, _, _, view(compact, _, _, _, _)) -->
    !.
edges(Which, Length, Size, view(_, Charset, _, _, _)) -->
    { Columns is 7+2*(Size-Length),
      edge_chars(Charset, Which, Left, Right),
      format(string(Edge), ' ~w ~w', [Left,Right]),
      length(Edges, Length),
      maplist(=(Edge), Edges)
    },
    [ '~t~*|'-[Columns] ],
    sequence(written, Edges),
    [ nl ].

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
      View = view(_, _, Flip, _, _),
      flipped(Flip, [Letter,Number], [Left,Right])
    },
    [ ansi(faint, '~t~d~2|', [X]), '~t~*|'-[Columns],
      ansi(bold, '~w ', [Left])
    ],
    cells(Row, none, View),
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

cells([], Left, View) -->
    bar(Left, none, View).
cells([cell(Cell,Content)|Cells], Left, View) -->
    { View = view(_, Charset, _, First, Second),
      cell_mark(Cell, First, Second, Mark)
    },
    bar(Left, Mark, View),
    content(Content, Mark, Charset),
    cells(Cells, Mark, View).

%   Between two cells there is one character. It opens the mark of the right
%   cell or closes the mark of the left one. An open mark ends where it is
%   closed or another mark is opened.

bar(Mark, Mark, view(_, Charset, _, _, _)) -->
    !,
    { bar_char(Charset, Bar) },
    [ '~w'-[Bar] ].
bar(Left, none, _) -->
    !,
    { mark_sides(Left, _, Close) },
    [ ansi(bold, '~w', [Close]) ].
bar(_, Right, _) -->
    { mark_sides(Right, Open, _) },
    [ ansi(bold, '~w', [Open]) ].

bar_char(ascii,   '|').
bar_char(unicode, '\u2502').

content(-1, none, _) -->
    !,
    [ '   '-[] ].
content(-1, _, _) -->
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
                *            PLAYERS           *
                *******************************/

%   The panel of player 1 is beside the top of a board of Height lines, the
%   panel of player 2 beside the bottom.

panels([Side1,Side2], Height, Charset) -->
    panel(Side1, Charset),
    { Blank is max(1, Height-2*6),
      length(Between, Blank),
      maplist(=(nl), Between)
    },
    Between,
    panel(Side2, Charset).

%   The panel has six lines, three of them for the hand, one for each height.

panel(side(Player, Goal, Groups, Hand, ToMove), Charset) -->
    { maplist(length, Groups, Sizes),
      (   ToMove == true
      ->  Sign = >
      ;   Sign = ' '
      )
    },
    [ ansi(bold, '~w ', [Sign]) ],
    said(player(Player, Goal)),
    [ nl, '  '-[] ],
    said(points(Sizes)),
    [ nl, '    1     2     3'-[], nl ],
    sequence(height(Hand, Charset), [1,2,3]).

height(Hand, Charset, Height) -->
    [ ' ~d'-[Height] ],
    sequence(kind(Hand, Charset, Height), [1,2,3]),
    [ nl ].

kind(Hand, Charset, Height, Color) -->
    { memberchk((Height-Color,Count), Hand) },
    [ ' '-[] ],
    tree(Height-Color, Charset),
    [ ' ~d'-[Count] ].

                /*******************************
                *           SENTENCES          *
                *******************************/

sentences(Board, Sides, Marks) -->
    { get_size(Board, Size),
      Letter is 0'a+Size-1,
      findall(Kind, tree_kind(Kind), Kinds)
    },
    [ waldmeister(board(Letter, Size)) ],
    sequence(trees(Board, Size), Kinds),
    sequence(side_sentences, Sides),
    marked(Marks, Size, Sides),
    sequence(turn, Sides).

trees(Board, Size, Kind) -->
    { findall(Text,
              ( board_cell(Board, Cell, Kind),
                cell_text(Size, Cell, Text)
              ),
              Texts)
    },
    place(trees(Kind), Texts).

place(_, []) -->
    !.
place(What, Texts) -->
    [ place(waldmeister(What), Texts) ].

side_sentences(side(Player, Goal, Groups, Hand, _)) -->
    { maplist(length, Groups, Sizes),
      findall((Kind,Count), (member((Kind,Count), Hand), Count > 0), Counts)
    },
    [ waldmeister(score(Player, Goal, Sizes)),
      waldmeister(hand(Player, Counts))
    ].

marked(cells(Last, Possible), Size, _) -->
    marked_places(Last, Possible, cell_text(Size)).
marked(groups(_, _), Size, Sides) -->
    { findall(group(Player, Goal, Attribute)-Texts,
              ( member(side(Player, Goal, Groups, _, _), Sides),
                nth1(Attribute, Groups, Group0),
                sort(Group0, Group),
                maplist(cell_text(Size), Group, Texts)
              ),
              Places)
    },
    sequence(group, Places).

group(What-Texts) -->
    place(What, Texts).

turn(side(Player, _, _, _, true)) -->
    !,
    [ waldmeister(turn(Player)) ].
turn(_) -->
    [].
