/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_character_screen,
          [ moves_cursor/1,             % +Codes
            screen_codes/3              % +Colors, +Codes, -Shown
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc),
              [ assoc_to_keys/2, assoc_to_list/2, empty_assoc/1, get_assoc/3,
                list_to_assoc/2, put_assoc/4
              ]).
:- use_module(library(dcg/basics), [integer//1, string_without//2]).
:- use_module(library(lists),
              [ append/2, append/3, last/2, max_list/2, member/2, memberchk/2,
                nth1/3, numlist/3
              ]).
:- use_module(library(pairs), [pairs_keys/2]).

/** <module> A screen of characters, for what is drawn by moving the cursor

Programs draw boards with the control sequences of ISO 6429: `ESC [ 3 ; 7 H`
goes to line 3, column 7. Here they are obeyed on a screen that is a term, which
is then read line by line.

A screen is screen(Cells, Row, Column, Saved, Colour): Cells is an assoc of
cell(Char, Colour) by Row-Column, both from 1; Saved is Row-Column; Colour has
the codes of the last sequence that sets one.
*/

%!  moves_cursor(+Codes) is semidet.
%
%   Codes have a sequence that moves the cursor to another place than the home
%   of an empty screen.

moves_cursor(Codes) :-
    append(_, [0'\e|Rest], Codes),
    (   Rest = [0'8|_]
    ;   phrase(sequence(Final, Numbers), Rest, _),
        memberchk(Final, `HfABCDEFGdsuK`),
        \+ ( Final == 0'H,
             Numbers == []
           )
    ),
    !.

%!  screen_codes(+Colors, +Codes, -Shown) is det.
%
%   Shown are the lines of a screen on which Codes were printed, each with a
%   newline, from the first to the last that is not blank. With Colors `true`
%   the sequences of colours stay, else there are none.

screen_codes(Colors, Codes, Shown) :-
    empty_assoc(Cells0),
    phrase(drawn(screen(Cells0, 1, 1, 1-1, []), Screen), Codes),
    arg(1, Screen, Cells),
    assoc_to_keys(Cells, Keys),
    pairs_keys(Keys, Rows),
    (   Rows = [First|_]
    ->  last(Rows, Last),
        numlist(First, Last, Lines),
        foldl(line(Colors, Cells, Keys), Lines, Shown, [])
    ;   Shown = []
    ).

line(Colors, Cells, Keys, Row, Shown, Tail) :-
    findall(Column, member(Row-Column, Keys), Columns),
    (   Columns == []
    ->  Shown = [0'\n|Tail]
    ;   max_list(Columns, Last),
        line_cells(1, Last, Row, Cells, Colors, [], Parts),
        append(Parts, Line),
        append(Line, [0'\n|Tail], Shown)
    ).

%   Colour is the one that is set before Column.

line_cells(Column, Last, _, _, _, Colour, Parts) :-
    Column > Last,
    !,
    (   Colour == []
    ->  Parts = []
    ;   Parts = [`\e[0m`]
    ).
line_cells(Column, Last, Row, Cells, Colors, Colour0, [Set,[Char]|Parts]) :-
    (   get_assoc(Row-Column, Cells, cell(Char, Colour1))
    ->  true
    ;   Char = 0'\s,
        Colour1 = []
    ),
    (   Colors == false
    ->  Colour = []
    ;   Colour = Colour1
    ),
    colour_change(Colour0, Colour, Set),
    Next is Column+1,
    line_cells(Next, Last, Row, Cells, Colors, Colour, Parts).

colour_change(Colour, Colour, []) :-
    !.
colour_change(_, [], `\e[0m`) :-
    !.
colour_change(_, Colour, Set) :-
    append(`\e[0m`, Colour, Set).

                /*******************************
                *            DRAWING           *
                *******************************/

drawn(Screen0, Screen) -->
    [Code],
    !,
    drawn(Code, Screen0, Screen1),
    drawn(Screen1, Screen).
drawn(Screen, Screen) -->
    [].

drawn(0'\e, Screen0, Screen) -->
    sequence(Final, Numbers),
    !,
    { obeyed(Final, Numbers, Screen0, Screen) }.
drawn(0'\e, screen(Cells, R, C, _, Colour),
      screen(Cells, R, C, R-C, Colour)) -->
    "7",
    !.
drawn(0'\e, screen(Cells, _, _, R-C, Colour),
      screen(Cells, R, C, R-C, Colour)) -->
    "8",
    !.
drawn(0'\e, _, screen(Cells, 1, 1, 1-1, [])) -->
    "c",
    !,
    { empty_assoc(Cells) }.
drawn(0'\n, screen(Cells, R0, _, S, Colour), screen(Cells, R, 1, S, Colour)) -->
    !,
    { on_screen(R0+1, R) }.
drawn(0'\r, screen(Cells, R, _, S, Colour), screen(Cells, R, 1, S, Colour)) -->
    !.
drawn(0'\b, screen(Cells, R, C0, S, Colour), screen(Cells, R, C, S, Colour)) -->
    !,
    { on_screen(C0-1, C) }.
drawn(0'\t, screen(Cells, R, C0, S, Colour), screen(Cells, R, C, S, Colour)) -->
    !,
    { on_screen(((C0-1)//8+1)*8+1, C) }.
drawn(Code, Screen0, Screen) -->
    { (   Code >= 0'\s
      ->  put_char(Code, Screen0, Screen)
      ;   Screen = Screen0
      )
    }.

put_char(Code, screen(Cells0, R, C0, S, Colour),
         screen(Cells, R, C, S, Colour)) :-
    put_assoc(R-C0, Cells0, cell(Code, Colour), Cells),
    on_screen(C0+1, C).

%   A screen is as large as any.

on_screen(Expression, Place) :-
    Place is min(500, max(1, Expression)).

%   A sequence after ESC, of Numbers and the letter Final.

sequence(Final, Numbers) -->
    "[",
    string_without(
        `@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`, Codes),
    [Final],
    { phrase(numbers(Numbers), Codes, _) }.

%   A number that is not there is 0.

numbers([N|Ns]) -->
    integer(N),
    !,
    more_numbers(Ns).
numbers([0|Ns]) -->
    ";",
    !,
    numbers(Ns).
numbers([]) -->
    [].

more_numbers(Ns) -->
    ";",
    !,
    numbers(Ns).
more_numbers([]) -->
    [].

obeyed(Final, Numbers, Screen0, Screen) :-
    (   obeys(Final, Numbers, Screen0, Screen1)
    ->  Screen = Screen1
    ;   Screen = Screen0
    ).

obeys(0'm, Numbers, screen(Cells, R, C, S, Colour0),
      screen(Cells, R, C, S, Colour)) :-
    (   ( Numbers == [] ; Numbers == [0] )
    ->  Colour = []
    ;   atomic_list_concat(Numbers, ';', Text),
        format(codes(Set), '\e[~wm', [Text]),
        append(Colour0, Set, Colour)
    ).
obeys(Final, Numbers, screen(Cells, R0, C0, S, Colour),
      screen(Cells, R, C, S, Colour)) :-
    nth_or_1(1, Numbers, N),
    nth_or_1(2, Numbers, M),
    place(Final, N, M, R0, C0, R1, C1),
    on_screen(R1, R),
    on_screen(C1, C).
obeys(0's, _, screen(Cells, R, C, _, Colour), screen(Cells, R, C, R-C, Colour)).
obeys(0'u, _, screen(Cells, _, _, R-C, Colour),
      screen(Cells, R, C, R-C, Colour)).
obeys(Final, Numbers, screen(Cells0, R, C, S, Colour),
      screen(Cells, R, C, S, Colour)) :-
    (   Numbers = [N|_]
    ->  true
    ;   N = 0
    ),
    erases(Final, N),
    assoc_to_list(Cells0, Pairs0),
    findall(Key-Cell,
            ( member(Key-Cell, Pairs0),
              \+ erased(Final, N, R, C, Key)
            ),
            Pairs),
    list_to_assoc(Pairs, Cells).

nth_or_1(N, Numbers, Number) :-
    (   nth1(N, Numbers, Number0),
        Number0 > 0
    ->  Number = Number0
    ;   Number = 1
    ).

%   Where the cursor goes by a sequence with the numbers N and M.

place(0'H, N, M, _, _, N, M).
place(0'f, N, M, _, _, N, M).
place(0'A, N, _, R, C, R-N, C).
place(0'B, N, _, R, C, R+N, C).
place(0'C, N, _, R, C, R, C+N).
place(0'D, N, _, R, C, R, C-N).
place(0'E, N, _, R, _, R+N, 1).
place(0'F, N, _, R, _, R-N, 1).
place(0'G, N, _, R, _, R, N).
place(0'd, N, _, _, C, N, C).

erases(0'J, N) :-
    memberchk(N, [0,1,2,3]).
erases(0'K, N) :-
    memberchk(N, [0,1,2]).

erased(0'J, 0, R, C, Key) :-
    Key @>= R-C.
erased(0'J, 1, R, C, Key) :-
    Key @=< R-C.
erased(0'J, 2, _, _, _).
erased(0'J, 3, _, _, _).
erased(0'K, 0, R, C, R-Column) :-
    Column >= C.
erased(0'K, 1, R, C, R-Column) :-
    Column =< C.
erased(0'K, 2, R, _, R-_).
