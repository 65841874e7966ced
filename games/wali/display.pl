/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_display,
          [ show_game/2                 % +State, +Options
          ]).
:- use_module(board).
:- use_module(state).
:- autoload(library(dcg/high_order), [sequence//2]).
:- autoload(library(lists),
            [member/2, memberchk/2, nth1/3, numlist/3, reverse/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload('../../prolog/tabuleiro/terminal/terminal',
            [print_lines/1, use_ascii/1]).

/** <module> Wali: the board in a terminal

Letters name the columns and numbers the rows, on both edges. A white stone
is a circle, a black stone a filled circle (W and B in ASCII), an empty cell
a dot.
*/

%!  show_game(+State, +Options) is det.
%
%   Prints State to `current_output`: the board, the stones of each player
%   and the phase. Brackets mark the stones that may be taken. State may also
%   be what the original program shows, a board or
%   `Board-First-White-Black`. Options:
%
%     - last(Move): put the cells of the last move in parentheses
%     - marks(Cells): put Cells in brackets, in place of those
%     - flip(Bool): turn the board by half a turn; default false
%     - ascii(Bool): print ASCII only; see the flag `tabuleiro_ascii`

show_game(State, Options) :-
    shown_parts(State, Board, Turn, Hands, Lasts, Rules),
    (   use_ascii(Options)
    ->  Charset = ascii
    ;   Charset = unicode
    ),
    option(flip(Flip), Options, false),
    last_cells(Options, Lasts, Last),
    marked_cells(Options, Board, Turn, Rules, Marked),
    phrase(( board(Board, view(Charset, Flip, Last, Marked)),
             [nl],
             player('W', "White", Board, Turn, Hands, Charset),
             player('B', "Black", Board, Turn, Hands, Charset)
           ),
           Lines),
    !,
    print_lines(Lines).

%   What a term does not tell is `none`: the phase and, of a board, all else.

shown_parts(State, Board, Turn, Hands, none-none, []) :-
    nonvar(State),
    shown_original(State, Board, Turn, Hands),
    !.
shown_parts(State, Board, Turn, Hands, Lasts, Rules) :-
    must_be_state(State),
    state_parts(State, Board, Turn, Hands, Lasts, Rules).

shown_original(Board, Board, none-none, none-none) :-
    ( Board = [] ; Board = [_|_] ),
    must_be_board(Board).
shown_original(Start, Board, Color-none, White-Black) :-
    Start = _-_,
    must_be_start(Start),
    Start = Board-First-White-Black,
    nth1(First, ['W','B'], Color).

%   A step has two cells. A drop or a take has one: its 0-0 is no cell. A
%   step from a0 looks the same as a drop, but is a last move of State (R8).

last_cells(Options, Lasts, Cells) :-
    (   option(last(Move), Options)
    ->  move_cells(Move, From, To),
        (   From == 0-0,
            \+ ( member(Color, ['W','B']),
                 of_color(Color, Lasts, Move)
               )
        ->  Cells = [To]
        ;   Cells = [From,To]
        )
    ;   Cells = []
    ).

marked_cells(Options, Board, Color-Phase, Rules, Cells) :-
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

board(Board, View) -->
    { View = view(_, Flip, _, _),
      board_size(Board, Columns-Rows),
      indices(Columns, Flip, Cs),
      indices(Rows, Flip, Rs)
    },
    letters(Cs),
    sequence(row(Cs, Board, View), Rs),
    letters(Cs).

indices(Count, Flip, Indices) :-
    Last is Count-1,
    numlist(0, Last, Indices0),
    (   Flip == true
    ->  reverse(Indices0, Indices)
    ;   Indices = Indices0
    ).

letters(Cs) -->
    [ '  '-[] ],
    sequence(letter, Cs),
    [ nl ].

letter(C) -->
    { Letter is 0'a+C },
    [ ansi(bold, '   ~c', [Letter]) ].

row(Cs, Board, View, R) -->
    [ ansi(bold, '~t~d~3| ', [R]) ],
    sequence(cell(R, Board, View), Cs),
    [ ansi(bold, '~d', [R]), nl ].

cell(R, Board, view(Charset, _, Last, Marked), C) -->
    { board_cell(Board, C-R, Content),
      (   memberchk(C-R, Marked)
      ->  Open = '[', Close = ']'
      ;   memberchk(C-R, Last)
      ->  Open = '(', Close = ')'
      ;   Open = ' ', Close = ' '
      )
    },
    [ ansi(bold, '~w', [Open]) ],
    piece(Content, Charset),
    [ ansi(bold, '~w ', [Close]) ].

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

player(Color, Name, Board, ToMove-Phase, Hands, Charset) -->
    { count_stones(Board, Color, OnBoard),
      of_color(Color, Hands, InHand),
      hand_text(InHand, Hand),
      (   Color == ToMove
      ->  Style = bold,
          Sign = >,
          phase_text(Phase, Doing)
      ;   Style = [],
          Sign = ' ',
          Doing = ""
      )
    },
    [ ansi(Style, '~w ~w ', [Sign,Name]) ],
    piece(Color, Charset),
    [ '  ~t~d~14| on the board~w'-[OnBoard,Hand],
      ansi(Style, '~w', [Doing]), nl
    ].

hand_text(none, "") :-
    !.
hand_text(InHand, Text) :-
    format(string(Text), ', ~d in hand', [InHand]).

phase_text(none,    "").
phase_text(drop,    "; drops a stone").
phase_text(capture, "; moves a stone").
phase_text(peek,    "; takes a stone").
phase_text(peek(2), "; takes two stones").
