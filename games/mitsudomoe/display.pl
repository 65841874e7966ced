/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_display,
          [ show_position/3,            % +State, +Turn, +Options
            display_game/2              % +State, +Player
          ]).
:- use_module(state).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(lists), [member/2, numlist/3, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(notation, [cell_text/2]).
:- use_module('../../prolog/tabuleiro/game/checks', [must_be_player/2]).
:- use_module('../../prolog/tabuleiro/base/screen',
              [cell_mark/4, mark_legend//2, mark_sides/3, use_text/2]).
:- use_module('../../prolog/tabuleiro/base/printing',
              [print_lines/2, use_ascii/1]).
:- use_module('../../prolog/tabuleiro/base/text_view',
              [marked_places//3, print_sentences/2]).

/** <module> Mitsudomoe: the board in a terminal

A cell shows its top piece as in the original program: ` W ` is a ring, `(W)` a
ball and `WoW` an empty home cell. A `w` or `b` before the piece marks a home
cell of White or Black. A number after the piece is the number of rings, if
there are several. The edges show the letters of the columns and the numbers of
the rows.

The words are messages, see texts.pl.
*/

%!  show_position(+State, +Turn, +Options) is det.
%
%   Prints State to `current_output`: the board, the supplies, the balls on
%   goals and the player to move. State is a consistent list, of which only the
%   board and the hands are read. Turn is Player-Step; either may be `none`.
%   Options:
%
%     - last(Move), marks(Cells): mark the cells of the last step; Cells. The
%       marks are those of mark_sides/3.
%     - legend(Bool): explain the signs; default `true` at the start of a game
%       and with the option marks, else `false`
%     - stacks(Bool): also list the stacks of several rings, the top first;
%       default false
%     - text(Bool): print sentences in place of the board; default `true` if the
%       terminal is too narrow for it
%     - flip(Bool): turn the board by half a turn; default false
%     - ascii(Bool): print ASCII only; see the flag `tabuleiro_ascii`

show_position([Board,Hands|_], Turn, Options) :-
    (   use_text(Options, 49)
    ->  phrase(sentences(Board, Hands, Turn, Options), Sentences),
        print_sentences(Sentences, Options)
    ;   phrase(picture(Board, Hands, Turn, Options), Lines),
        print_lines(Lines, Options)
    ),
    !.

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
    ;   { turn_message(Player, Step, Turn) },
        [ '  '-[] ],
        line(Turn)
    ).

line(Message) -->
    prolog:translate_message(Message),
    [ nl ].

                /*******************************
                *             BOARD            *
                *******************************/

board(Board, Hands, Options) -->
    { option(flip(Flip), Options, false),
      marked(Options, Last, Marks),
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
    legend(Hands, Options),
    mark_legend(Last, Marks).

%   Last are the cells of the last moves; a supply is none.

marked(Options, Last, Marks) :-
    option(marks(Marks), Options, []),
    findall(Cell,
            ( member(last([Col0,Row0,Col1,Row1,_]), Options),
              member(Cell, [Col0-Row0,Col1-Row1]),
              cell(Cell)
            ),
            Last).

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

cell(Board, Row, signs(Last, Marks), Bar, Col) -->
    { stack_at(Board, Col-Row, Stack),
      cell_mark(Col-Row, Last, Marks, Mark),
      mark_sides(Mark, Left, Right)
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

legend(Hands, Options) -->
    { (   ( Hands = [[_,_,_,_,_],[_,_,_,_,_]]   % before the first turn
          ; option(marks(_), Options)
          )
      ->  Default = true
      ;   Default = false
      ),
      option(legend(true), Options, Default)
    },
    !,
    line(mitsudomoe(legend_pieces)),
    line(mitsudomoe(legend_homes)).
legend(_, _) -->
    [].

                /*******************************
                *             WORDS            *
                *******************************/

%   The line of the player to move begins with an arrowhead.

pieces_line(Board, Hands, ToMove, Player) -->
    { pieces_message(Board, Hands, Player, Message) },
    (   { Player == ToMove }
    ->  [ ansi(bold, '> ', []) ]
    ;   [ '  '-[] ]
    ),
    line(Message).

pieces_message(Board, Hands, Player, Message) :-
    hand_of(Player, Hands, Hand),
    length(Hand, Rings),
    balls_on_goals(Board, Player, Balls),
    Message = mitsudomoe(pieces(Player, Rings, Balls)).

turn_message(Player, relocate(Cells), Message) :-
    !,
    opponent(Player, Opponent),
    maplist(cell_text, Cells, Texts),
    Message = mitsudomoe(turn(Player, relocate(Opponent, Texts))).
turn_message(Player, Step, mitsudomoe(turn(Player, Step))).

%   The pieces on each place, for print_sentences/2.

sentences(Board, Hands, Player-Step, Options) -->
    sequence(player_places(Board), ['White','Black']),
    { stacks_of_rings(Board, Stacks),
      marked(Options, Last, Marks),
      findall(Message,
              ( member(Owner, ['White','Black']),
                pieces_message(Board, Hands, Owner, Message)
              ),
              Messages)
    },
    sequence(stack_sentence, Stacks),
    marked_places(Last, Marks, cell_text),
    Messages,
    (   { Step == none }
    ->  []
    ;   { turn_message(Player, Step, Turn) },
        [ Turn ]
    ).

player_places(Board, Player) -->
    top_place(Board, Player, ball, balls),
    top_place(Board, Player, ring, rings),
    top_place(Board, Player, base, homes).

top_place(Board, Player, Kind, Name) -->
    { piece(Player, Kind, Piece),
      findall(Cell, stack_at(Board, Cell, [Piece|_]), Cells),
      What =.. [Name,Player]
    },
    place(What, Cells).

place(_, []) -->
    !.
place(What, Cells) -->
    { maplist(cell_text, Cells, Texts) },
    [ place(mitsudomoe(What), Texts) ].

stack_sentence(Cell-Stack) -->
    { cell_text(Cell, Text),
      rings_in(Stack, Rings)
    },
    [ mitsudomoe(stack(Text, Rings)) ].
