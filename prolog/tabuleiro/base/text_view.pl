/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_text_view,
          [ print_sentences/1,          % +Sentences
            print_sentences/2,          % +Sentences, +Options
            marked_places//3,           % +Last, +Possible, :CellText
            filled_lines/3              % +Sentences, +Width, -Lines
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/2]).
:- use_module(room, [screen_width/1]).
:- use_module(accents, [without_accents/2]).
:- use_module(printing, [message_text/2, use_ascii/1]).

/** <module> Positions in sentences

The view `text` of a game, for a screen reader: sentences that list the pieces
on each place.

    ?- print_sentences([ place("White stones", ["a1","b2"]),
                         place("Black stones", []),
                         "White moves."
                       ]).
    White stones, 2: a1, b2.
    Black stones: none.
    White moves.
*/

%!  print_sentences(+Sentences:list) is det.
%!  print_sentences(+Sentences:list, +Options:list) is det.
%
%   Prints Sentences to `current_output`, each on lines of its own. A sentence
%   is
%
%     - place(What, Cells): What, a message of the game or a text, stands on
%       Cells, a list of texts
%     - a message of the game, which is a term with a prolog:message//1, or a
%       text
%
%   If use_ascii(Options) is true, accents are removed.

print_sentences(Sentences) :-
    print_sentences(Sentences, []).

print_sentences(Sentences, Options) :-
    screen_width(Width),
    filled_lines(Sentences, Width, Lines),
    atomic_list_concat(Lines, '\n', Text0),
    (   use_ascii(Options)
    ->  without_accents(Text0, Text)
    ;   Text = Text0
    ),
    format('~N~w~n', [Text]).

%!  marked_places(+Last:list, +Possible:list, :CellText)// is det.
%
%   Sentences that list Last, the cells of the last move, and Possible, each if
%   it is not []. call(CellText, Cell, Text) names a cell.

:- meta_predicate marked_places(+, +, 2, ?, ?).

marked_places(Last, Possible, CellText) -->
    marked_place(last_move, Last, CellText),
    marked_place(possible, Possible, CellText).

marked_place(_, [], _) -->
    !.
marked_place(What, Cells, CellText) -->
    { maplist(CellText, Cells, Texts) },
    [ place(tabuleiro(What), Texts) ].

%!  filled_lines(+Sentences:list, +Width, -Lines:list(string)) is det.
%
%   Lines are Sentences, each broken into lines of fewer than Width characters.

filled_lines(Sentences, Width, Lines) :-
    maplist(filled(Width), Sentences, Parts),
    append(Parts, Lines).

filled(Width, Sentence, Lines) :-
    sentence_message(Sentence, Message),
    message_text(Message, Text),
    split_string(Text, " \n", " \n", Words0),
    exclude(==(""), Words0, Words),
    (   Words = [Word|Others]
    ->  fill(Others, Word, Width, Lines)
    ;   Lines = [""]
    ).

%   fill(+Words, +Line0, +Width, -Lines): Lines are the words of Line0 and then
%   Words, as many in each line as fit, at least one.

fill([], Line, _, [Line]).
fill([Word|Words], Line0, Width, Lines) :-
    atomics_to_string([Line0,' ',Word], Line),
    string_length(Line, Length),
    (   Length < Width
    ->  fill(Words, Line, Width, Lines)
    ;   Lines = [Line0|Lines1],
        fill(Words, Word, Width, Lines1)
    ).

sentence_message(place(What, Cells), Message) :-
    !,
    Message = place(What, Cells).
sentence_message(Sentence, said(Sentence)).
