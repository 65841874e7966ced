/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_cursor,
          [ pick_step/5                 % +Game, +State, +View, +Steps, -Step
          ]).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists),
            [append/3, last/2, max_list/2, member/2, nth0/3]).
:- use_module(library(option), [option/2]).
:- use_module(keys).
:- use_module('../base/printing', [message_text/2, use_ascii/1]).
:- use_module(texts, []).

/** <module> Choosing a step of a move with the arrow keys

The board marks the possible cells. Steps that are no cells are words below the
board. An arrow key goes to the nearest step in its direction. The position of a
cell on the screen is found by drawing the board with and without its mark: the
pictures differ there. So this works for every game that takes marks(Cells), in
all of its views.
*/

%!  pick_step(+Game, +State, +View, +Steps:list, -Step) is semidet.
%
%   A person chooses Step, one of Steps, with arrow keys or Tab, and Enter.
%   Steps are terms step(What, Cell, Texts), View has options of show_game/2.
%   The screen is restored afterwards. Fails if the person types Escape, or if
%   the screen is too small even for a list of Steps. Ctrl-C calls leave/0.
%   Requires has_keys/0.

pick_step(Game, State, View, Steps, Step) :-
    frame(Game, State, View, Steps, Frame),
    with_keys(pick(Frame, Picked)),
    Picked = item(Step, _, _).

pick(Frame, Picked, In) :-
    Frame = frame(_, _, _, [First|_]),
    setup_call_cleanup(
        draw(First, Frame),
        pick(First, Frame, Picked, In),
        erase(Frame)).

pick(Item, Frame, Picked, In) :-
    read_key(In, Key),
    (   Key == enter
    ->  Picked = Item
    ;   memberchk(Key, [escape,ctrl(d),end_of_file,char(q)])
    ->  fail
    ;   Frame = frame(_, _, _, Items),
        next_item(Key, Item, Items, Next)
    ->  rewind(Frame),
        draw(Next, Frame),
        pick(Next, Frame, Picked, In)
    ;   pick(Item, Frame, Picked, In)
    ).

%!  next_item(+Key, +Item, +Items, -Next) is semidet.
%
%   Key moves the cursor to the item Next.

next_item(tab, Item, Items, Next) :-
    (   append(_, [Item,Next|_], Items)
    ->  true
    ;   Items = [Next|_]
    ).
next_item(back_tab, Item, Items, Next) :-
    (   append(_, [Next,Item|_], Items)
    ->  true
    ;   last(Items, Next)
    ).
next_item(Key, Item, Items, Next) :-
    direction(Key, Forward, Aside),
    findall(Cost-Other,
            ( member(Other, Items),
              offset(Item, Other, Offset),
              call(Forward, Offset, Ahead),
              Ahead > 0,
              call(Aside, Offset, Off),
              Cost is Ahead+3*abs(Off)
            ),
            Costs),
    keysort(Costs, [_-Next|_]).

direction(right, across, down).
direction(left,  back,   down).
direction(down,  down,   across).
direction(up,    up,     across).

across(X-_, X).
back(X-_, Ahead) :-
    Ahead is -X.
down(_-Y, Y).
up(_-Y, Ahead) :-
    Ahead is -Y.

%   In half columns; a row is about as high as two columns are wide.

offset(item(_, Row0, Column0-Text0), item(_, Row, Column-Text), X-Y) :-
    string_length(Text0, Length0),
    string_length(Text, Length),
    X is 2*Column+Length-2*Column0-Length0,
    Y is 4*(Row-Row0).

                /*******************************
                *             FRAME            *
                *******************************/

%!  frame(+Game, +State, +View, +Steps, -Frame) is semidet.
%
%   Frame is frame(Board, Words, Height, Items): what to show, and
%   item(Step, Row, Column-Text) for each of Steps: Text is at Row and Column
%   of the frame. Board is the goal that prints the board, in compact form if
%   the game has one and only that fits the screen, or `true` if neither does.
%   Height counts the rows of the board and of
%   Words, lines of text; the last row of the frame tells the current choice.

frame(Game, State, View, Steps, Frame) :-
    screen_size(Rows, Columns),
    (   board_view(View, BoardView),
        board(Game, State, BoardView, Steps, Board, Width-Top, OnBoard,
              Others),
        Width =< Columns,
        add_words(Others, Columns, Top, Words, Height, InWords),
        Height < Rows
    ->  true
    ;   Board = true,
        OnBoard = [],
        add_words(Steps, Columns, 0, Words, Height, InWords),
        Height < Rows
    ),
    append(OnBoard, InWords, Items),
    Frame = frame(Board, Words, Height, Items).

%   A picture is not printed to the terminal, so the options that a board takes
%   from the terminal are given explicitly.

board_view(View, View) :-
    option(compact(_), View),
    !.
board_view(View, [compact(Compact)|View]) :-
    member(Compact, [false,true]).

board(Game, State, View0, Steps, Game:show_game(State, [marks(Cells)|View]),
      Width-Height, Items, Others) :-
    (   use_ascii(View0)
    ->  Ascii = true
    ;   Ascii = false
    ),
    View = [ascii(Ascii)|View0],
    findall(Cell, (member(step(_, Cell, _), Steps), Cell \== none), Cells),
    picture(Game, State, Cells, View, Lines),
    maplist(string_length, Lines, Lengths),
    max_list([0|Lengths], Width),
    length(Lines, Height),
    foldl(place(Game, State, View, Cells, Lines), Steps,
          Items-Others, []-[]).

picture(Game, State, Cells, View, Lines) :-
    with_output_to(string(Text),
                   Game:show_game(State, [marks(Cells)|View])),
    split_string(Text, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !.

%   If the mark of a cell does not show, its step is a word.

place(Game, State, View, Cells, Lines, Step, Items0-Others0, Items-Others) :-
    Step = step(_, Cell, _),
    (   Cell \== none,
        exclude(==(Cell), Cells, OtherCells),
        picture(Game, State, OtherCells, View, Unmarked),
        nth0(Row, Lines, Line),
        nth0(Row, Unmarked, Line0),
        Line0 \== Line
    ->  difference(Line0, Line, Column, Text),
        Items0 = [item(Step, Row, Column-Text)|Items],
        Others0 = Others
    ;   Items0 = Items,
        Others0 = [Step|Others]
    ).

%   Text is the part of Line at Column that contains all differences.

difference(Line0, Line, Column, Text) :-
    string_chars(Line0, Chars0),
    string_chars(Line, Chars),
    findall(I,
            ( nth0(I, Chars, Char),
              \+ nth0(I, Chars0, Char)
            ),
            Is),
    Is = [Column|_],
    last(Is, Last),
    Length is Last+1-Column,
    sub_string(Line, Column, Length, _, Text).

%   Lays Steps out in columns, from row number Top on.

add_words(Steps, Columns, Top, Words, Height, Items) :-
    maplist(step_text, Steps, Texts),
    maplist(string_length, Texts, Lengths),
    max_list([1|Lengths], Longest),
    Width is Longest+2,
    PerRow is max(1, (Columns-1)//Width),
    findall(item(Step, Row, Column-Text),
            ( nth0(I, Steps, Step),
              step_text(Step, Text),
              Row is Top+I//PerRow,
              Column is 2+I mod PerRow*Width
            ),
            Items),
    length(Steps, Count),
    Height is Top+(Count+PerRow-1)//PerRow,
    findall(Line,
            ( between(Top, Height, Row),
              Row < Height,
              findall(Text, member(item(_, Row, _-Text), Items), RowTexts),
              row_line(RowTexts, Width, Line)
            ),
            Words).

step_text(step(_, _, [Text|_]), Text).

row_line(Texts, Width, Line) :-
    maplist(padded(Width), Texts, Cells),
    atomics_to_string(Cells, Line).

padded(Width, Text, Cell) :-
    format(string(Cell), '  ~w~t~*|', [Text,Width]).

                /*******************************
                *             SCREEN           *
                *******************************/

%   The cursor is left in the last row of the frame.

draw(Item, frame(Board, Words, Height, _)) :-
    at_line_start,
    call(Board),
    forall(member(Line, Words), format('~w~n', [Line])),
    Item = item(step(What, _, [Text|_]), Row, Column-Shown),
    Up is Height-Row,
    message_text(pick(What, Text), Line),
    format('\r~w\e[J\e7\r\e[~dA', [Line,Up]),
    (   Column > 0
    ->  format('\e[~dC', [Column])
    ;   true
    ),
    format('\e[7m~w\e[27m\e8', [Shown]),
    flush_output.

rewind(frame(_, _, Height, _)) :-
    format('\r\e[~dA', [Height]).

erase(Frame) :-
    rewind(Frame),
    format('\e[J'),
    at_line_start,
    flush_output.

at_line_start :-
    current_output(Out),
    set_stream(Out, line_position(0)).
