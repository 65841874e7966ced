/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_shown_boards,
          [ board_of/3,                 % +Adapter, +State, -Board
            text_rows/2,                % +Text, -Rows
            hearing/2,                  % +Boards, -Hearing
            heard/2,                    % +Hearing, +Text
            heard_choice/1,             % +Hearing
            heard_boards/2              % +Hearing, -Heard
          ]).
:- use_module(library(apply), [convlist/3, maplist/3]).
:- use_module(library(lists),
              [ append/2, append/3, last/2, member/2, memberchk/2, nth1/3,
                reverse/2
              ]).
:- use_module(adapted, [adapted_show_game/3]).
:- use_module(displayed, [without_control/2]).
:- use_module('../base/changing', [changing/2]).
:- use_module('../base/time_limit', [within_seconds/3]).

/** <module> The boards that a program prints while it plays

A _board_ is the rows that an adapted game displays of a position; a row is a
line that is not blank, without the blanks around it. What the program prints
between two choices must have the board of the position in which it chooses, or
does so only after the choice. A program prints no board where none of its rows
are like those.
*/

%!  board_of(+Adapter, +State, -Board:list(string)) is det.
%
%   Board is [] if Adapter has no display, or it does not answer in a second.

board_of(Adapter, State, Board) :-
    (   has_display(Adapter),
        catch(within_seconds(1,
                             with_output_to(string(Text),
                                            adapted_show_game(Adapter, State,
                                                              [])),
                             true),
              error(_, _),
              fail)
    ->  text_rows(Text, Board)
    ;   Board = []
    ).

has_display(Adapter) :-
    get_dict(display, Adapter, _),
    !.
has_display(Adapter) :-
    get_dict(display_game, Adapter.ask, _),
    !.
has_display(Adapter) :-
    memberchk(show_game/2, Adapter.has).

%!  text_rows(+Text, -Rows:list(string)) is det.
%
%   Rows are the lines of Text that are not blank. Quotes are left out: print/1
%   writes them or not, by a flag; so are the numbers of variables.
%
%       ?- text_rows("\e[31m +-+\e[0m\n\n |'x'|\n", Rows).
%       Rows = ["+-+", "|x|"].

text_rows(Text, Rows) :-
    without_control(Text, Plain),
    split_string(Plain, "'", "", Parts),
    atomics_to_string(Parts, Unquoted),
    alike_variables(Unquoted, Alike),
    split_string(Alike, "\n", " \t\r", Lines),
    convlist(row, Lines, Rows).

%   alike_variables(+Text, -Alike): what may be a variable, "_G12" or "_12", is
%   "_" in Alike.

alike_variables(Text, Alike) :-
    split_string(Text, "_", "", [First|Parts0]),
    maplist(unnumbered, Parts0, Parts),
    atomic_list_concat([First|Parts], '_', Alike0),
    atom_string(Alike0, Alike).

unnumbered(Part0, Part) :-
    string_codes(Part0, Codes0),
    (   Codes0 = [0'G,Digit|Rest],
        code_type(Digit, digit)
    ->  Codes1 = [Digit|Rest]
    ;   Codes1 = Codes0
    ),
    without_digits(Codes1, Codes),
    string_codes(Part, Codes).

without_digits([Digit|Codes0], Codes) :-
    code_type(Digit, digit),
    !,
    without_digits(Codes0, Codes).
without_digits(Codes, Codes).

row(Line, Line) :-
    Line \== "".

                /*******************************
                *            HEARING           *
                *******************************/

%!  hearing(+Boards:list, -Hearing) is det.
%!  heard(+Hearing, +Text:string) is det.
%!  heard_choice(+Hearing) is det.
%!  heard_boards(+Hearing, -Heard) is det.
%
%   Hearing compares the output of one game with Boards, one for each position
%   in which the program makes a choice, and for the last one. It is told each
%   Text that the program prints, and each choice. In the end, Heard is
%
%     - boards(Count): so many of Boards were printed
%     - board(Ply, Row, Own): after Ply moves the program printed a board that
%       has Row, where that of the game has Own
%
%   Hearing is changed destructively.

hearing(Boards0, hearing(Boards, [], [], 0, none, 0, none)) :-
    Boards =.. [boards|Boards0].

%   hearing(Boards, Texts, Rows, Ply, Missing, Count, Fault): Texts were printed
%   since the last choice, the last first; Rows before that; Missing is the
%   number of the board that was not in Rows, or `none`; Count of Boards were
%   printed before.

heard(Hearing, Text) :-
    arg(2, Hearing, Texts),
    nb_setarg(2, Hearing, [Text|Texts]).

heard_choice(Hearing) :-
    Hearing = hearing(Boards, Texts, Rows0, Ply, Missing0, _, _),
    reverse(Texts, InOrder),
    atomics_to_string(InOrder, Text),
    text_rows(Text, Rows),
    append(Rows0, Rows, Both),
    (   Missing0 == none
    ->  true
    ;   printed(Boards, Missing0, Rows)
    ->  count_one(Hearing)
    ;   fault(Boards, Missing0, Both, Hearing)
    ),
    (   printed(Boards, Ply, Rows)
    ->  count_one(Hearing),
        Missing = none
    ;   Missing = Ply
    ),
    Next is Ply+1,
    nb_setarg(2, Hearing, []),
    nb_setarg(3, Hearing, Rows),
    nb_setarg(4, Hearing, Next),
    nb_setarg(5, Hearing, Missing).

heard_boards(Hearing, Heard) :-
    heard_choice(Hearing),
    Hearing = hearing(Boards, _, Rows, _, Missing, _, _),
    (   Missing == none
    ->  true
    ;   fault(Boards, Missing, Rows, Hearing)
    ),
    Hearing = hearing(_, _, _, _, _, Count, Fault),
    (   Fault == none
    ->  Heard = boards(Count)
    ;   Heard = Fault
    ).

count_one(Hearing) :-
    arg(6, Hearing, Count0),
    Count is Count0+1,
    nb_setarg(6, Hearing, Count).

%   fault(+Boards, +Ply, +Rows, +Hearing): the board after Ply moves is not in
%   Rows. If another is, which is none of Boards, that is the fault, unless one
%   was found before. When the game is over, a row that tells whose turn it is
%   may be another one.

fault(Boards, Ply, Rows, Hearing) :-
    (   arg(7, Hearing, none),
        board(Boards, Ply, Board),
        like(Board, Rows, Like),
        \+ ( arg(_, Boards, Other),
             shows(Like, Other)
           ),
        once(( nth1(N, Board, Own),
               nth1(N, Like, Row),
               Own \== Row,
               \+ ( functor(Boards, _, Count),
                    Ply =:= Count-1,
                    tells_turn(N, Boards)
                  )
             ))
    ->  nb_setarg(7, Hearing, board(Ply, Row, Own))
    ;   true
    ).

%   tells_turn(+N, +Boards): the row N of Boards changes between two rows, three
%   times or more.

tells_turn(N, Boards) :-
    Boards =.. [_|Each],
    findall(Row, ( member(Board, Each), nth1(N, Board, Row) ), Rows),
    sort(Rows, [_,_]),
    changing(Rows, [_,_,_,_|_]).

board(Boards, Ply, Board) :-
    N is Ply+1,
    arg(N, Boards, Board),
    Board \== [].

printed(Boards, Ply, Rows) :-
    board(Boards, Ply, Board),
    append(_, From, Rows),
    shows(From, Board),
    !.

%   shows(+Rows, +Board): Rows begin with Board. Other text may be before it in
%   its first row, and after it in its last one.

shows([Row|Rows], [First|Board]) :-
    (   Board == []
    ->  once(sub_string(Row, _, _, _, First))
    ;   string_concat(_, First, Row)
    ),
    shows_on(Board, Rows).

shows_on([], _).
shows_on([Last], [Row|_]) :-
    string_concat(Last, _, Row),
    !.
shows_on([Row|Board], [Row|Rows]) :-
    shows_on(Board, Rows).

%   like(+Board, +Rows, -Like): Like are as many of Rows as Board has, of which
%   more than half are those of Board; the most like it.

like(Board, Rows, Like) :-
    length(Board, Length),
    Length >= 3,
    findall(Same-Window,
            ( length(Window, Length),
              append([_,Window,_], Rows),
              same_rows(Board, Window, 0, Same),
              2*Same > Length
            ),
            Windows),
    Windows \== [],
    keysort(Windows, Sorted),
    last(Sorted, _-Like).

same_rows([], [], Same, Same).
same_rows([Row|Rows], [Other|Others], Same0, Same) :-
    (   Row == Other
    ->  Same1 is Same0+1
    ;   Same1 = Same0
    ),
    same_rows(Rows, Others, Same1, Same).
