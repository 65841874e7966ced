/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_display,
          [ show_position/3,            % +State, +Turn, +Options
            display_game/2              % +State, +Player
          ]).
:- use_module(state).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [member/2, memberchk/2, numlist/3, reverse/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(notation, [cell_text/2]).
:- autoload('../../prolog/tabuleiro/interface/checks', [must_be_player/2]).
:- autoload('../../prolog/tabuleiro/terminal/terminal',
            [print_lines/1, use_ascii/1]).

/** <module> Mitsudomoe: the board in a terminal

A cell shows its top piece as the original program does: ` W ` is a ring,
`(W)` a ball and `WoW` an empty home cell. A `w` or `b` before the piece marks
a home cell of White or Black. A number behind it counts the rings if there
are several. The edges show the letters of the columns and the numbers of the
rows.

The words are messages, see messages.pl.
*/

%!  show_position(+State, +Turn, +Options) is det.
%
%   Prints State to `current_output`: the board, the supplies, the balls on
%   goals and whose turn it is. Of State, a consistent list, only the board and
%   the hands are read. Turn is Player-Step; either may be `none`. Options:
%
%     - last(Move): put the cells of the last step in brackets, `[ ]`
%     - marks(Cells): put Cells between arrowheads, `> <`
%     - legend(Bool): explain the signs; default `true` at the start of a game
%       and with the option marks, else `false`
%     - stacks(Bool): also list the stacks of several rings, the top first;
%       default false
%     - text(Bool): print sentences in place of the board; default false
%     - flip(Bool): turn the board by half a turn; default false
%     - ascii(Bool): print ASCII only; see the flag `tabuleiro_ascii`

show_position([Board,Hands|_], Turn, Options) :-
    (   option(text(true), Options)
    ->  phrase(sentences(Board, Hands, Turn, Options), Lines)
    ;   phrase(picture(Board, Hands, Turn, Options), Lines)
    ),
    !,
    print_lines(Lines).

%!  display_game(+State, +Player) is det.
%
%   Predicate of the original program. Prints the board and the hands of State,
%   with Player to move.

display_game(State, Player) :-
    must_be_original_state(State),
    must_be_board_and_hands(State),
    must_be_player(['White','Black'], Player),
    show_position(State, Player-none, []).

picture(Board, Hands, Player-Step, Options) -->
    board(Board, Hands, Options),
    sequence(pieces_line(Board, Hands, Player), ['White','Black']),
    (   { Step == none }
    ->  []
    ;   [ '  '-[] ],
        turn(Player, Step)
    ).

line(Message) -->
    '$messages':translate_message(mitsudomoe(Message)),
    [ nl ].

                /*******************************
                *             BOARD            *
                *******************************/

board(Board, Hands, Options) -->
    { option(flip(Flip), Options, false),
      option(marks(Marks), Options, []),
      last_cells(Options, Last),
      (   use_ascii(Options)
      ->  Charset = ascii
      ;   Charset = unicode
      ),
      numlist(0, 4, Indices0),
      (   Flip == true
      ->  reverse(Indices0, Indices)
      ;   Indices = Indices0
      ),
      Signs = signs(Last, Marks)
    },
    column_letters(Indices),
    rule(top, Charset),
    sequence(row(Board, Indices, Signs, Charset), rule(middle, Charset),
             Indices),
    rule(bottom, Charset),
    stacks(Board, Options),
    legend(Hands, Signs, Options).

%   The cells of the last move; a supply is none.

last_cells(Options, Cells) :-
    (   option(last([Col0,Row0,Col1,Row1,_]), Options)
    ->  findall(Cell,
                ( member(Cell, [Col0-Row0,Col1-Row1]),
                  cell(Cell)
                ),
                Cells)
    ;   Cells = []
    ).

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

row(Board, Cols, Signs, Charset, Row) -->
    { Number is Row+1,
      bar(Charset, Bar)
    },
    [ ansi(bold, ' ~d ', [Number]) ],
    sequence(cell(Board, Row, Signs, Bar), Cols),
    [ '~w'-[Bar], nl ].

cell(Board, Row, Signs, Bar, Col) -->
    { stack_at(Board, Col-Row, Stack),
      signs(Signs, Col-Row, Left, Right)
    },
    [ '~w'-[Bar], ansi(bold, '~w', [Left]) ],
    corner(Col-Row),
    top(Stack),
    height(Stack),
    [ ansi(bold, '~w', [Right]) ].

%!  signs(+Signs, +Cell, -Left, -Right) is det.
%
%   Left and Right stand around what is on Cell. A cell of the last move that
%   is marked has a sign of each.

signs(signs(Last, Marks), Cell, Left, Right) :-
    (   memberchk(Cell, Last)
    ->  Left = '['
    ;   memberchk(Cell, Marks)
    ->  Left = (>)
    ;   Left = ' '
    ),
    (   memberchk(Cell, Marks)
    ->  Right = (<)
    ;   memberchk(Cell, Last)
    ->  Right = ']'
    ;   Right = ' '
    ).

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

%   Rings are the owners of the rings of Stack, the top first.

rings_in(Stack, Rings) :-
    findall(Player,
            ( member(Piece, Stack),
              piece(Player, ring, Piece)
            ),
            Rings).

%!  stacks_of_rings(+Board, -Stacks:list) is det.
%
%   Stacks are pairs Cell-Stack of the cells with several rings.

stacks_of_rings(Board, Stacks) :-
    findall(Cell-Stack,
            ( cell(Cell),
              stack_at(Board, Cell, Stack),
              rings_in(Stack, [_,_|_])
            ),
            Stacks).

stacks(Board, Options) -->
    { option(stacks(true), Options),
      !,
      stacks_of_rings(Board, Stacks)
    },
    sequence(stack, Stacks).
stacks(_, _) -->
    [].

stack(Cell-Stack) -->
    { cell_text(Cell, Text) },
    [ '   ~w:'-[Text] ],
    stack_pieces(Stack),
    [ nl ].

stack_pieces([empty]) -->
    !.
stack_pieces([Piece|Stack]) -->
    [ ' '-[] ],
    top([Piece]),
    stack_pieces(Stack).

                /*******************************
                *            LEGEND            *
                *******************************/

legend(Hands, Signs, Options) -->
    { (   ( Hands = [[_,_,_,_,_],[_,_,_,_,_]]   % before the first turn
          ; option(marks(_), Options)
          )
      ->  Default = true
      ;   Default = false
      ),
      option(legend(true), Options, Default)
    },
    !,
    line(legend_pieces),
    line(legend_homes),
    legend_signs(Signs).
legend(_, _, _) -->
    [].

legend_signs(signs([], [])) -->
    !.
legend_signs(_) -->
    line(legend_signs).

                /*******************************
                *             WORDS            *
                *******************************/

%   The line of the player to move begins with an arrowhead.

pieces_line(Board, Hands, ToMove, Player) -->
    (   { Player == ToMove }
    ->  [ ansi(bold, '> ', []) ]
    ;   [ '  '-[] ]
    ),
    pieces(Board, Hands, Player).

pieces(Board, Hands, Player) -->
    { hand_of(Player, Hands, Hand),
      length(Hand, Rings),
      balls_on_goals(Board, Player, Balls)
    },
    line(pieces(Player, Rings, Balls)).

turn(Player, relocate(Cells)) -->
    !,
    { opponent(Player, Opponent),
      maplist(cell_text, Cells, Texts)
    },
    line(turn(Player, relocate(Opponent, Texts))).
turn(Player, Step) -->
    line(turn(Player, Step)).

%   What stands where, in sentences.

sentences(Board, Hands, Player-Step, Options) -->
    sequence(player_sentences(Board), ['White','Black']),
    { stacks_of_rings(Board, Stacks) },
    sequence(stack_sentence, Stacks),
    { last_cells(Options, Last),
      option(marks(Marks), Options, [])
    },
    cells_sentence(last, Last),
    cells_sentence(possible, Marks),
    sequence(pieces(Board, Hands), ['White','Black']),
    (   { Step == none }
    ->  []
    ;   turn(Player, Step)
    ).

player_sentences(Board, Player) -->
    top_sentence(Board, Player, ball, balls),
    top_sentence(Board, Player, ring, rings),
    top_sentence(Board, Player, base, homes).

top_sentence(Board, Player, Kind, Name) -->
    { piece(Player, Kind, Piece),
      findall(Cell, stack_at(Board, Cell, [Piece|_]), Cells),
      What =.. [Name,Player]
    },
    cells_sentence(What, Cells).

cells_sentence(_, []) -->
    !.
cells_sentence(What, Cells) -->
    { maplist(cell_text, Cells, Texts) },
    line(cells(What, Texts)).

stack_sentence(Cell-Stack) -->
    { cell_text(Cell, Text),
      rings_in(Stack, Rings)
    },
    line(stack(Text, Rings)).
