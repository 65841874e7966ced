/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_example,
          [ shown_board/3,              % +Subject, +State, -Text
            coloured_parts/2,           % +Text, -Parts
            printed_board/2,              % +Text0, -Text
            example/5                   % +Subject, +Law, +Where, +Question,
                                        % -Example
          ]).
:- use_module(library(apply), [exclude/3, foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2, nth0/3, reverse/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../base/paragraph', [first_characters/3]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(ask, [ask/3]).

/** <module> An example of a breach for the author of the program
*/

most_characters(2000).

%!  shown_board(+Subject, +State, -Text:string) is det.
%
%   Text is the board that the game of Subject displays for State, cut if it is
%   very long, with the codes by which a terminal is coloured; "" if the game
%   displays nothing.

shown_board(Subject, State, Text) :-
    (   ask(Subject, shown(show_game(State, [])), answer(_, yes(All), _))
    ->  most_characters(Most),
        first_characters(Most, All, Text0),
        without_codes(Text0, Text1),
        without_empty_lines(Text1, Text)
    ;   Text = ""
    ).

%   Removes the escape codes of a terminal but those that colour it.

without_codes(Text0, Text) :-
    coloured_text(Text0, [First|Parts]),
    findall(Part,
            ( member(Code-Part0, Parts),
              (   Code == none
              ->  Part = Part0
              ;   string_concat(_, "m", Code)
              ->  atomics_to_string(["\e[",Code,Part0], Part)
              ;   Part = Part0
              )
            ),
            Rest),
    atomics_to_string([First|Rest], Text).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).

%   coloured_text(+Text, -Parts): Parts are the text before the first code, and
%   Code-Text for each code and what follows it, such as "31m"-Text; Code is
%   `none` after an escape that begins no code.

coloured_text(Text, [First|Parts]) :-
    split_string(Text, "\e", "", [First|Parts0]),
    findall(Part,
            ( member(Part0, Parts0),
              coded(Part0, Part)
            ),
            Parts).

coded(Part0, Code-Part) :-
    (   string_concat("[", Part1, Part0),
        sub_string(Part1, Before, 1, After, Last),
        char_type(Last, alpha),
        \+ ( sub_string(Part1, B, 1, _, Earlier),
             B < Before,
             char_type(Earlier, alpha)
           )
    ->  sub_string(Part1, 0, _, After, Code),
        sub_string(Part1, _, After, 0, Part)
    ;   Code = none,
        Part = Part0
    ).

%!  coloured_parts(+Text, -Parts:list) is det.
%
%   Parts are Colour-Part: Part of Text, a board of shown_board/3, has the
%   foreground Colour, the name of a colour of a terminal, or `none`.

coloured_parts(Text, Parts) :-
    coloured_text(Text, [First|Coded]),
    painted(Coded, none, Painted),
    exclude(is_empty, [none-First|Painted], Parts).

is_empty(_-"").

painted([], _, []).
painted([Code-Text|Coded], Colour0, [Colour-Text|Painted]) :-
    (   Code == none
    ->  Colour = Colour0
    ;   split_string(Code, ";", "m", Numbers),
        foldl(colour_after, Numbers, Colour0, Colour)
    ),
    painted(Coded, Colour, Painted).

colour_after(Number, Colour0, Colour) :-
    (   memberchk(Number, ["","0","39"])
    ->  Colour = none
    ;   number_string(N, Number),
        ( I is N-30 ; I is N-90 ),
        nth0(I, [dark,red,green,yellow,blue,magenta,cyan,light], Name)
    ->  Colour = Name
    ;   Colour = Colour0
    ).

%!  printed_board(+Text0, -Text:string) is det.
%
%   Text is Text0, a board of shown_board/3, without colours unless
%   `current_output` is a terminal.

printed_board(Text0, Text) :-
    (   stream_property(current_output, tty(true))
    ->  Text = Text0
    ;   coloured_parts(Text0, Parts),
        pairs_values(Parts, Texts),
        atomics_to_string(Texts, Text)
    ).

%   Text lacks the empty lines at the start and the end of Text0.

without_empty_lines(Text0, Text) :-
    split_string(Text0, "\n", "\r", Lines0),
    without_first_empty(Lines0, Lines1),
    reverse(Lines1, Lines2),
    without_first_empty(Lines2, Lines3),
    reverse(Lines3, Lines),
    atomic_list_concat(Lines, '\n', Atom),
    atom_string(Atom, Text).

without_first_empty([Line|Lines0], Lines) :-
    split_string(Line, "", " \t", [""]),
    !,
    without_first_empty(Lines0, Lines).
without_first_empty(Lines, Lines).

%!  example(+Subject, +Law, +Where, +Question, -Example:dict) is det.
%
%   Example shows at Where, by Question, that Law is broken, or `none`. It has
%   these keys, all strings, "" if there is none:
%
%     - board: the board
%     - move: the move
%     - happened: the answer of the program
%     - after: the board after the move, if it was played

example(Subject, Law, Where, Question,
        _{board:Board, move:Move, happened:Happened, after:After}) :-
    (   Where = state(State)
    ->  shown_board(Subject, State, Board)
    ;   Board = ""
    ),
    (   example_move(Question, Law, Move0)
    ->  format(string(Move), '~q', [Move0])
    ;   Move = ""
    ),
    answered(Question, Subject, Happened0, After),
    (   says_what_happened(Law)
    ->  Happened = ""
    ;   Happened = Happened0
    ).

says_what_happened(Law) :-
    functor(Law, Name, _),
    memberchk(Name, [throws,fails,takes_too_long]).

example_move(move(_, Move), _, Move) :-
    !.
example_move(_, own_move_accepted(Move), Move).

%   Questions to the program itself take other forms and are not asked again.

answered(none, _, "", "") :-
    !.
answered(program(_), _, "", "") :-
    !.
answered(Question, Subject, Happened, After) :-
    ask(Subject, Question, answer(_, Result, _)),
    (   Question = move(_, _),
        Result = yes(New)
    ->  shown_board(Subject, New, After)
    ;   After = ""
    ),
    (   Result == unasked
    ->  Happened = ""
    ;   Question = shown(_)
    ->  Happened = ""
    ;   functor(Question, Name, _),
        message_text(happened(Name, Result), Happened0),
        most_characters(Most),
        first_characters(Most, Happened0, Happened)
    ).
