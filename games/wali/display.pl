/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_display,
          [ must_be_shown/2,            % +State, -Full
            show_position/3             % +State, +Over, +Options
          ]).
:- use_module(board).
:- use_module(state).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(lists),
              [member/2, memberchk/2, nth1/3, numlist/3, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(notation, [cell_text/2]).
:- use_module('../../prolog/tabuleiro/base/screen',
              [cell_mark/4, mark_legend//2, mark_sides/3, use_compact/2]).
:- use_module('../../prolog/tabuleiro/base/printing',
              [print_lines/2, use_ascii/1]).
:- use_module('../../prolog/tabuleiro/base/text_view',
              [marked_places//3, print_sentences/2]).

/** <module> Wali: the board in a terminal

Letters name the columns and numbers the rows, on both edges. A white stone
is a circle, a black stone a filled circle (W and B in ASCII), an empty cell
a dot. The words are messages, see texts.pl.
*/

%!  must_be_shown(+State, -Full) is det.
%
%   True if State can be shown. Full is `true` for a state, and `false` for a
%   board or `Board-First-White-Black`, which the original program shows.
%
%   @error those of must_be_state/1, must_be_board/1 and must_be_start/1

must_be_shown(State, false) :-
    nonvar(State),
    original_check(State, Check),
    !,
    call(Check, State).
must_be_shown(State, true) :-
    must_be_state(State).

original_check([],    must_be_board).
original_check([_|_], must_be_board).
original_check(_-_,   must_be_start).

%!  show_position(+State, +Over, +Options) is det.
%
%   Prints State, for which must_be_shown/2 is true, to `current_output`: the
%   board, the stones of each player and the phase. Over is `true` if the game
%   is over and no turn is shown. The cells of the last move and the possible
%   cells have the marks of mark_sides/3. The possible cells are those of the
%   option marks or, without it, the stones that may be taken. Options:
%
%     - last(Move): mark the cells of the last move
%     - marks(Cells): mark Cells as possible
%     - flip(Bool): turn the board by half a turn; default false
%     - compact(Bool): draw the board small; default `true` if the terminal is
%       too low
%     - text(Bool): print sentences in place of the board; default false
%     - ascii(Bool): print ASCII only; see the flag `tabuleiro_ascii`

show_position(State, Over, Options) :-
    shown_parts(State, Over, Board, Turn, Hands, Lasts, Rules),
    last_cells(Options, Lasts, Last),
    possible_cells(Options, Board, Turn, Rules, Possible),
    Position = position(Board, Turn, Hands, Last, Possible),
    (   option(text(true), Options)
    ->  phrase(sentences(Position), Sentences),
        print_sentences(Sentences, Options)
    ;   phrase(picture(Position, Options), Lines),
        print_lines(Lines, Options)
    ),
    !.

%   Parts that the term does not have are `none`: the phase and, for a board,
%   everything else.

shown_parts(State, Over, Board, Turn, Hands, Lasts, Rules) :-
    (   original_parts(State, Board, Turn, Hands)
    ->  Lasts = none-none,
        Rules = []
    ;   state_parts(State, Board, Turn0, Hands, Lasts, Rules),
        (   Over == true
        ->  Turn = none-none
        ;   Turn = Turn0
        )
    ).

original_parts(Board, Board, none-none, none-none) :-
    ( Board = [] ; Board = [_|_] ).
original_parts(Board-First-White-Black, Board, Color-none, White-Black) :-
    nth1(First, ['W','B'], Color).

%   A step has two cells. A drop or a take has one: its 0-0 is not a cell. A
%   step from a0 looks like a drop, but it is a last move of State (R8).

last_cells(Options, Lasts, Cells) :-
    findall(Cell,
            ( member(last(Move), Options),
              last_cell(Move, Lasts, Cell)
            ),
            Cells).

last_cell(Move, Lasts, From) :-
    move_cells(Move, From, _),
    \+ ( From == 0-0,
         \+ ( member(Color, ['W','B']),
              of_color(Color, Lasts, Move)
            )
       ).
last_cell(Move, _, To) :-
    move_cells(Move, _, To).

possible_cells(Options, Board, Color-Phase, Rules, Cells) :-
    (   option(marks(Marks), Options)
    ->  Cells = Marks
    ;   memberchk(Phase, [peek,peek(2)])
    ->  rule(Rules, take, Which),
        findall(Cell, may_take(Board, Color, Which, Cell), Cells)
    ;   Cells = []
    ).

                /*******************************
                *             BOARD            *
                *******************************/

%   View is view(Form, Charset, Flip, Last, Possible), where Form is `large` or
%   `compact`.

picture(Position, Options) -->
    { Position = position(Board, _, _, Last, Possible),
      board_size(Board, Columns-Rows),
      (   use_ascii(Options)
      ->  Charset = ascii
      ;   Charset = unicode
      ),
      Height is Rows+6,
      (   use_compact(Options, Height)
      ->  Form = compact
      ;   Form = large
      ),
      option(flip(Flip), Options, false),
      indices(Columns, Flip, Cs),
      indices(Rows, Flip, Rs),
      View = view(Form, Charset, Last, Possible)
    },
    letters(Form, Cs),
    sequence(row(Cs, Board, View), Rs),
    (   { Form == large }
    ->  letters(Form, Cs),
        [ nl ]
    ;   []
    ),
    mark_legend(Last, Possible),
    sequence(player(Position, Charset), ['W','B']).

indices(Count, Flip, Indices) :-
    Last is Count-1,
    numlist(0, Last, Indices0),
    (   Flip == true
    ->  reverse(Indices0, Indices)
    ;   Indices = Indices0
    ).

letters(Form, Cs) -->
    [ '  '-[] ],
    sequence(letter(Form), Cs),
    [ nl ].

letter(Form, C) -->
    { Letter is 0'a+C,
      gap(Form, Gap)
    },
    [ ansi(bold, ' ~w ~c', [Gap,Letter]) ].

number_format(large,   '~t~d~3|').
number_format(compact, ' ~d ').

%   The text between two cells.

gap(large,   ' ').
gap(compact, '').

row(Cs, Board, View, R) -->
    { View = view(Form, _, _, _),
      number_format(Form, Format)
    },
    [ ansi(bold, Format, [R]) ],
    sequence(cell(R, Board, View), Cs),
    [ ansi(bold, ' ~d', [R]), nl ].

cell(R, Board, view(Form, Charset, Last, Possible), C) -->
    { board_cell(Board, C-R, Content),
      cell_mark(C-R, Last, Possible, Mark),
      mark_sides(Mark, Open, Close),
      gap(Form, Gap)
    },
    [ ansi(bold, '~w~w', [Gap,Open]) ],
    piece(Content, Charset),
    [ ansi(bold, '~w', [Close]) ].

piece(Content, Charset) -->
    { piece_char(Content, Charset, Char),
      piece_style(Content, Style)
    },
    [ ansi(Style, '~w', [Char]) ].

piece_char('O', ascii,   '.').
piece_char('W', ascii,   'W').
piece_char('B', ascii,   'B').
piece_char('O', unicode, '\u00B7').     % middle dot
piece_char('W', unicode, '\u25CB').     % white circle
piece_char('B', unicode, '\u25CF').     % black circle

piece_style('O', faint).
piece_style('W', fg(yellow)).
piece_style('B', fg(cyan)).

                /*******************************
                *            PLAYERS           *
                *******************************/

player(Position, Charset, Color) -->
    { stones(Position, Color, Stones),
      Position = position(_, ToMove-_, _, _, _),
      (   Color == ToMove
      ->  Style = bold,
          Sign = >
      ;   Style = [],
          Sign = ' '
      )
    },
    [ ansi(Style, '~w ', [Sign]) ],
    said(name(Color)),
    [ ' '-[] ],
    piece(Color, Charset),
    { arg(1, Stones, OnBoard),
      format(string(Digits), '~d', [OnBoard]),
      string_length(Digits, Width),
      Blanks is 5-Width
    },
    [ '~*c'-[Blanks,0' ] ],
    said(Stones),
    doing(Position, Color),
    [ nl ].

%   Stones is a message of texts.pl with the numbers of stones of Color on the
%   board, in hand and out of the game.

stones(position(Board, _, Hands, _, _), Color, Stones) :-
    count_stones(Board, Color, OnBoard),
    of_color(Color, Hands, InHand),
    (   InHand == none
    ->  Stones = stones(OnBoard)
    ;   stones_each(Board, Each),
        Out is Each-OnBoard-InHand,
        Stones = stones(OnBoard, InHand, Out)
    ).

doing(position(_, Color-Phase, _, _, _), Color) -->
    { Phase \== none },
    !,
    [ '; '-[] ],
    said(doing(Phase)).
doing(_, _) -->
    [].

said(Message) -->
    prolog:translate_message(wali(Message)).

                /*******************************
                *           SENTENCES          *
                *******************************/

sentences(Position) -->
    { Position = position(Board, Turn, _, Last, Possible),
      board_size(Board, Columns-Rows)
    },
    [ wali(board(Columns, Rows)) ],
    sequence(stand(Position), ['W','B']),
    marked_places(Last, Possible, cell_text),
    turn(Turn).

stand(Position, Color) -->
    { Position = position(Board, _, _, _, _),
      findall(Text,
              ( board_cell(Board, Cell, Color),
                cell_text(Cell, Text)
              ),
              Texts),
      stones(Position, Color, Stones)
    },
    [ place(wali(stones_of(Color)), Texts),
      wali(has(Color, Stones))
    ].

turn(none-_) -->
    !.
turn(Color-Phase) -->
    [ wali(turn(Color, Phase)) ].
