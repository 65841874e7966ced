/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_screen,
          [ use_text/2,                 % +Options, +Width
            use_compact/2,              % +Options, +Height
            cell_mark/4,                % +Cell, +Last, +Possible, -Mark
            mark_sides/3,               % ?Mark, -Left, -Right
            mark_legend//2,             % +Last, +Possible
            beside//3                   % +Lines, +Others, +Gap
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2]).
:- use_module(library(option), [option/2]).
:- use_module(first_use, [first_use/2]).
:- use_module('../texts/texts', []).
:- use_module(room).

/** <module> Printing boards: room, marks, blocks of lines
*/

:- multifile prolog:message//1.

%!  use_text(+Options, +Width) is semidet.
%
%   True if sentences must be printed in place of a board: the option text(true)
%   is given, or there is no option text and the terminal is narrower than Width
%   columns.

use_text(Options, Width) :-
    (   option(text(Text), Options)
    ->  Text == true
    ;   screen_room(_, Columns),
        Columns < Width
    ).

%!  use_compact(+Options, +Height) is semidet.
%
%   True if a board must be drawn small: the option compact(true) is given, or
%   there is no option compact and the terminal is too low for Height lines, the
%   move above them and the prompt below. With automatic(true), which is set
%   when a person first types `compact`, compact(false) is the size that fits
%   the terminal and compact(true) the other size.

use_compact(Options, Height) :-
    (   option(compact(Compact), Options)
    ->  (   option(automatic(true), Options),
            too_low(Height)
        ->  Compact == false
        ;   Compact == true
        )
    ;   too_low(Height)
    ).

too_low(Height) :-
    screen_room(Rows, _),
    Rows < Height+3.

%!  cell_mark(+Cell, +Last:list, +Possible:list, -Mark) is det.
%
%   Mark is `last` if Cell is one of Last, the cells of the last move;
%   `possible` if it is one of Possible; `both` if it is one of both; else
%   `none`.

cell_mark(Cell, Last, Possible, Mark) :-
    (   memberchk(Cell, Last)
    ->  (   memberchk(Cell, Possible)
        ->  Mark = both
        ;   Mark = last
        )
    ;   memberchk(Cell, Possible)
    ->  Mark = possible
    ;   Mark = none
    ).

%!  mark_sides(?Mark, -Left, -Right) is nondet.
%
%   Left and Right are the characters around a cell with Mark, see
%   cell_mark/4.

mark_sides(none,     ' ', ' ').
mark_sides(last,     '(', ')').
mark_sides(possible, '[', ']').
mark_sides(both,     '{', '}').

%!  mark_legend(+Last:list, +Possible:list)// is det.
%
%   A message line that explains the marks, if there are marks of both kinds.

mark_legend([_|_], [_|_]) -->
    !,
    prolog:translate_message(tabuleiro(marks)),
    [ nl ].
mark_legend(_, _) -->
    [].

%!  beside(+Lines:list, +Others:list, +Gap)// is det.
%
%   Prints two blocks of message lines side by side: Lines at the left and
%   Others at the right, in one column, Gap blanks from the widest of the lines
%   that have a neighbour. Each line ends in `nl`; either block may have more
%   lines. If the screen is too narrow, Others are printed below Lines, without
%   empty lines.

beside(Lines, Others, Gap) -->
    { lines_parts(Lines, Left),
      lines_parts(Others, Right),
      paired(Left, Right, Pairs),
      findall(Width,
              ( member(Line-[_|_], Pairs),
                line_width(Line, Width)
              ),
              Widths),
      max_list(Widths, Widest),
      Column is Widest+Gap,
      findall(Width, width_of(Right, Width), RightWidths),
      max_list(RightWidths, WidestRight),
      screen_width(Columns)
    },
    (   { Column+WidestRight =< Columns }
    ->  sequence(side_by_side(Column), Pairs)
    ;   parts(Lines),
        { exclude(==([]), Right, Filled) },
        sequence(whole_line, Filled)
    ).

width_of(Lines, Width) :-
    member(Line, Lines),
    line_width(Line, Width).

whole_line(Line) -->
    parts(Line),
    [ nl ].

lines_parts([], []) :-
    !.
lines_parts(Lines, [Line|Parts]) :-
    append(Line, [nl|Rest], Lines),
    !,
    lines_parts(Rest, Parts).

paired([], [], []) :-
    !.
paired(Left, Right, [Line-Other|Pairs]) :-
    next(Left, Line, Left1),
    next(Right, Other, Right1),
    paired(Left1, Right1, Pairs).

next([], [], []).
next([Line|Lines], Line, Lines).

side_by_side(_, Line-[]) -->
    !,
    parts(Line),
    [ nl ].
side_by_side(Column, Line-Other) -->
    { line_width(Line, Width),
      Blanks is Column-Width
    },
    parts(Line),
    [ '~*c'-[Blanks,0' ] ],
    parts(Other),
    [ nl ].

parts(List, Front, Back) :-
    append(List, Back, Front).

line_width(Line, Width) :-
    with_output_to(string(Text),
                   first_use(library(ansi_term),
                             print_message_lines(current_output, '', Line))),
    split_string(Text, "", "\n", [Printed]),
    string_length(Printed, Width).
