/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_words,
          [ ugi_line/3,                 % +Stream, +Most, -Line
            ugi_words/2,                % +Line, -Words
            same_word/2,                % +Word1, +Word2
            word_natural/2,             % +Word, -Number
            word_integer/2,             % +Word, -Integer
            bytes_line/2,               % +Bytes, -Line
            move_word/4,                % +Game, +State, +Move, -Word
            word_move/4                 % +Game, +State, +Word, -Move
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(utf8), [utf8_codes/3]).
:- use_module('../game/game', [has_predicate/2]).

/** <module> Lines, words and moves of the Universal Game Interface

Input from a pipe is bounded, and never read as a term.
*/

%!  ugi_line(+Stream, +Most, -Line) is det.
%
%   Line is the next line of the binary Stream, a string without its end;
%   `end_of_file`; or `long`, if it has more than Most bytes. Each byte that is
%   not UTF-8 becomes a character.

ugi_line(Stream, Most, Line) :-
    first_byte(Stream, Byte),
    (   Byte == -1
    ->  Line = end_of_file
    ;   line_bytes(Byte, Stream, Most, Bytes, Complete),
        (   Complete == true
        ->  bytes_line(Bytes, Line)
        ;   Line = long
        )
    ).

%   After a signal handler has ended a read by throwing, the next read fails.

first_byte(Stream, Byte) :-
    (   get_byte(Stream, Byte0)
    ->  Byte = Byte0
    ;   get_byte(Stream, Byte)
    ).

line_bytes(-1, _, _, [], true) :-
    !.
line_bytes(0'\n, _, _, [], true) :-
    !.
line_bytes(_, _, 0, [], false) :-
    !.
line_bytes(Byte, Stream, Most0, [Byte|Bytes], Complete) :-
    Most is Most0-1,
    get_byte(Stream, Byte1),
    line_bytes(Byte1, Stream, Most, Bytes, Complete).

%!  bytes_line(+Bytes:list, -Line:string) is det.
%
%   Line is Bytes as UTF-8 or, if they are not UTF-8, a character for each byte.

bytes_line(Bytes, Line) :-
    (   member(Byte, Bytes),
        Byte > 127,
        phrase(utf8_codes(Codes), Bytes)
    ->  string_codes(Line, Codes)
    ;   string_codes(Line, Bytes)
    ).

%!  ugi_words(+Line, -Words:list(string)) is det.

ugi_words(Line, Words) :-
    split_string(Line, " \t\r\v\f", " \t\r\v\f", Words0),
    exclude(==(""), Words0, Words).

%!  same_word(+Word1, +Word2) is semidet.
%
%   Word1 and Word2 are equal except for upper and lower case.

same_word(Word1, Word2) :-
    string_lower(Word1, Lower),
    string_lower(Word2, Lower).

%!  word_natural(+Word, -Number) is semidet.
%!  word_integer(+Word, -Integer) is semidet.
%
%   Word is Number in digits, at most 18; before those of Integer may be a `-`.

word_natural(Word, Number) :-
    string_codes(Word, Codes),
    length(Codes, Length),
    between(1, 18, Length),
    \+ ( member(Code, Codes),
         \+ between(0'0, 0'9, Code)
       ),
    number_codes(Number, Codes).

word_integer(Word, Integer) :-
    (   string_concat("-", Digits, Word)
    ->  word_natural(Digits, Number),
        Integer is -Number
    ;   word_natural(Word, Integer)
    ).

%!  move_word(+Game, +State, +Move, -Word:string) is det.
%
%   Word is the notation of Move, with `_` for a blank.

move_word(Game, State, Move, Word) :-
    Game:move_notation(State, Move, Text),
    split_string(Text, " ", "", Parts),
    atomic_list_concat(Parts, '_', Atom),
    atom_string(Atom, Word).

%!  word_move(+Game, +State, +Word, -Move) is semidet.
%
%   Move is the legal move that Word stands for. A game without state_notation/2
%   is not trusted to read foreign text: Word is compared with its legal moves.

word_move(Game, State, Word, Move) :-
    (   has_predicate(Game, state_notation/2)
    ->  catch(Game:move_notation(State, Move, Word), error(_, _), fail),
        Game:move(State, Move, _)
    ;   Game:valid_moves(State, Moves),
        member(Move, Moves),
        move_word(Game, State, Move, Word)
    ),
    !.
