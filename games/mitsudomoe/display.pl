/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_display,
          [ show_game/2,                % +State, +Options
            display_game/2              % +State, +Player
          ]).
:- use_module(state).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [append/3, member/2, numlist/3, reverse/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload('../../prolog/tabuleiro/interface/checks', [must_be_player/2]).
:- autoload('../../prolog/tabuleiro/terminal/terminal',
            [print_lines/1, use_ascii/1]).

/** <module> Mitsudomoe: the board in a terminal

A cell shows its top piece as the original program does: ` W ` is a ring,
`(W)` a ball and `WoW` an empty home cell. A `w` or `b` before the piece marks
a home cell of White or Black. A number behind it counts the rings if there
are several. The edges show the letters of the columns and the numbers of the
rows.
*/

%!  show_game(+State, +Options) is det.
%
%   Prints State to `current_output`: the board, the supplies, the player to
%   move and the step. State may also be `[Board,Hands]`, the original
%   program's state, which has neither player nor step. Options:
%
%     - last(Move): put the cells of the last step in brackets
%     - marks(Cells): put Cells in brackets
%     - stacks(Bool): also list the stacks of several rings, the top first;
%       default false
%     - flip(Bool): turn the board by half a turn; default false
%     - ascii(Bool): print ASCII only; see the flag `tabuleiro_ascii`

show_game(State, Options) :-
    (   subsumes_term([_,_], State)
    ->  must_be_board_and_hands(State),
        show(State, none-none, Options)
    ;   must_be_state(State),
        State = [_,_,Turn|_],
        show(State, Turn, Options)
    ).

%!  display_game(+State, +Player) is det.
%
%   Predicate of the original program. Prints the board and the hands of State,
%   with Player to move.

display_game(State, Player) :-
    must_be_original_state(State),
    must_be_board_and_hands(State),
    must_be_player(['White','Black'], Player),
    show(State, Player-none, []).

show([Board,Hands|_], Player-Step, Options) :-
    phrase(( board(Board, Options),
             supply(Hands, Player, 'White', Step),
             supply(Hands, Player, 'Black', Step)
           ),
           Lines),
    !,
    print_lines(Lines).

                /*******************************
                *             BOARD            *
                *******************************/

board(Board, Options) -->
    { option(flip(Flip), Options, false),
      marked_cells(Options, Marked),
      (   use_ascii(Options)
      ->  Charset = ascii
      ;   Charset = unicode
      ),
      numlist(0, 4, Indices0),
      (   Flip == true
      ->  reverse(Indices0, Indices)
      ;   Indices = Indices0
      )
    },
    column_letters(Indices),
    rule(top, Charset),
    sequence(row(Board, Indices, Marked, Charset), rule(middle, Charset),
             Indices),
    rule(bottom, Charset),
    stacks(Board, Options).

marked_cells(Options, Marked) :-
    option(marks(Marks), Options, []),
    (   option(last([Col0,Row0,Col1,Row1,_]), Options)
    ->  Last = [Col0-Row0,Col1-Row1]
    ;   Last = []
    ),
    append(Marks, Last, Marked).

column_letters(Cols) -->
    [ '       '-[] ],
    sequence(column_letter, ['        '-[]], Cols),
    [ nl ].

column_letter(Col) -->
    { Letter is 0'a+Col },
    [ ansi(bold, '~c', [Letter]) ].

rule(Where, Charset) -->
    { rule_chars(Charset, Where, Left, Line, Cross, Right),
      format(string(Side), '~*c', [8,Line]),
      format(string(Rule), '~c~w~c~w~c~w~c~w~c~w~c',
             [Left,Side,Cross,Side,Cross,Side,Cross,Side,Cross,Side,Right])
    },
    [ '   ~w'-[Rule], nl ].

rule_chars(ascii,   _,      0'+, 0'-, 0'+, 0'+).
rule_chars(unicode, top,    0'\u250c, 0'\u2500, 0'\u252c, 0'\u2510).
rule_chars(unicode, middle, 0'\u251c, 0'\u2500, 0'\u253c, 0'\u2524).
rule_chars(unicode, bottom, 0'\u2514, 0'\u2500, 0'\u2534, 0'\u2518).

bar(ascii,   '|').
bar(unicode, '\u2502').

row(Board, Cols, Marked, Charset, Row) -->
    { Number is Row+1,
      bar(Charset, Bar)
    },
    [ ansi(bold, ' ~d ', [Number]) ],
    sequence(cell(Board, Row, Marked, Bar), Cols),
    [ '~w'-[Bar], nl ].

cell(Board, Row, Marked, Bar, Col) -->
    { stack_at(Board, Col-Row, Stack),
      (   memberchk(Col-Row, Marked)
      ->  Left = '[',
          Right = ']'
      ;   Left = ' ',
          Right = ' '
      )
    },
    [ '~w'-[Bar], ansi(bold, '~w', [Left]) ],
    corner(Col-Row),
    top(Stack),
    height(Stack),
    [ ansi(bold, '~w', [Right]) ].

corner(Cell) -->
    { home(Player, Cell) },
    !,
    { player_sign(Player, Sign),
      downcase_atom(Sign, Corner),
      player_style(Player, Style)
    },
    [ ansi(Style, '~w', [Corner]) ].
corner(_) -->
    [ ' '-[] ].

top([empty]) -->
    !,
    [ ansi(faint, ' . ', []) ].
top([Piece|_]) -->
    { piece(Player, Kind, Piece),
      player_sign(Player, Sign),
      kind_format(Kind, Format, Sign, Args),
      player_style(Player, Style)
    },
    [ ansi(Style, Format, Args) ].

kind_format(ring, ' ~w ',  Sign, [Sign]).
kind_format(ball, '(~w)',  Sign, [Sign]).
kind_format(base, '~wo~w', Sign, [Sign,Sign]).

player_sign('White', 'W').
player_sign('Black', 'B').

player_style('White', [bold,fg(yellow)]).
player_style('Black', [bold,fg(cyan)]).

height(Stack) -->
    { rings_in(Stack, Rings),
      length(Rings, Height)
    },
    (   { Height > 1 }
    ->  { format(string(Text), '~t~d~2|', [Height]) },
        [ '~w'-[Text] ]
    ;   [ '  '-[] ]
    ).

rings_in(Stack, Signs) :-
    findall(Sign,
            ( member(Piece, Stack),
              piece(Player, ring, Piece),
              player_sign(Player, Sign)
            ),
            Signs).

%   Lists the stacks of several rings, one line each.

stacks(Board, Options) -->
    { option(stacks(true), Options),
      !,
      findall(Cell-Stack,
              ( cell(Cell),
                stack_at(Board, Cell, Stack),
                rings_in(Stack, [_,_|_])
              ),
              Stacks)
    },
    sequence(stack, Stacks).
stacks(_, _) -->
    [].

stack((Col-Row)-Stack) -->
    { Letter is 0'a+Col,
      Number is Row+1
    },
    [ '   ~c~d:'-[Letter,Number] ],
    pieces(Stack),
    [ nl ].

pieces([empty]) -->
    !.
pieces([Piece|Stack]) -->
    [ ' '-[] ],
    top([Piece]),
    pieces(Stack).

                /*******************************
                *            SUPPLY            *
                *******************************/

supply(Hands, ToMove, Player, Step) -->
    { hand_of(Player, Hands, Hand),
      length(Hand, Count),
      rings_text(Count, Rings),
      (   Player == ToMove
      ->  Style = bold,
          Sign = >,
          step_text(Step, Text)
      ;   Style = [],
          Sign = ' ',
          Text = ""
      )
    },
    [ ansi(Style, '~w ~w: ~w in the supply~w', [Sign,Player,Rings,Text]),
      nl
    ].

rings_text(1, "1 ring") :-
    !.
rings_text(Count, Text) :-
    format(string(Text), '~d rings', [Count]).

step_text(none,        "").
step_text(ring,        ", to lay a ring").
step_text(ball,        ", to move a ball").
step_text(relocate(_), ", to relocate a ball").
