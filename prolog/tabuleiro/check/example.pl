/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_example,
          [ shown_board/3,              % +Subject, +State, -Text
            example/5                   % +Subject, +Law, +Where, +Question,
                                        % -Example
          ]).
:- use_module(library(lists), [member/2, memberchk/2, reverse/2]).
:- use_module('../base/paragraph', [first_characters/3]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(ask, [ask/3]).
:- use_module(texts, []).

/** <module> An example of a breach for the author of the program
*/

most_characters(2000).

%!  shown_board(+Subject, +State, -Text:string) is det.
%
%   Text is the board that the game of Subject displays for State, cut if it is
%   very long; "" if the game displays nothing.

shown_board(Subject, State, Text) :-
    (   ask(Subject, shown(show_game(State, [])), answer(_, yes(All), _))
    ->  most_characters(Most),
        first_characters(Most, All, Text0),
        without_codes(Text0, Text1),
        without_empty_lines(Text1, Text)
    ;   Text = ""
    ).

%   Removes the escape codes that clear or colour a terminal.

without_codes(Text0, Text) :-
    split_string(Text0, "\e", "", [First|Parts]),
    findall(Part,
            ( member(Part0, Parts),
              after_code(Part0, Part)
            ),
            Rest),
    atomic_list_concat([First|Rest], Atom),
    atom_string(Atom, Text).

after_code(Part0, Part) :-
    (   string_concat("[", Part1, Part0),
        sub_string(Part1, Before, 1, After, Last),
        char_type(Last, alpha),
        \+ ( sub_string(Part1, B, 1, _, Earlier),
             B < Before,
             char_type(Earlier, alpha)
           )
    ->  sub_string(Part1, _, After, 0, Part)
    ;   Part = Part0
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
