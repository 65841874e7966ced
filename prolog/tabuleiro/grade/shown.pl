/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_shown,
          [ shown_board/3,              % +Subject, +State, -Text
            example_json/3              % +Subject, +Breach, -JSON
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/paragraph', [first_characters/3]).
:- use_module('../base/printing', [message_text/2]).
:- use_module('../check/ask', [ask/3]).
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
        without_codes(Text0, Text)
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

%!  example_json(+Subject, +Breach, -JSON:dict) is det.
%
%   Breach is an element of check_report/3. JSON has these keys, all strings:
%
%     - board: the board of the example
%     - move: the move of the example
%     - happened: the answer of the program
%     - after: the board after the move, if it was played

example_json(Subject, Breach,
             _{board:Board, move:Move, happened:Happened, after:After}) :-
    (   Breach.where = state(State)
    ->  shown_board(Subject, State, Board)
    ;   Board = ""
    ),
    (   example_move(Breach.question, Breach.law, Move0)
    ->  format(string(Move), '~q', [Move0])
    ;   Move = ""
    ),
    answered(Breach.question, Subject, Happened, After).

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
