/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_openings,
          [ opening_texts/4             % +Game, +File, +Plies, -Texts
          ]).
:- use_module(library(lists), [last/2, member/2, nth0/3, nth1/3]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../match/read_record', [read_records/2]).
:- use_module('../match/record', [record_start/3, record_states/2]).
:- use_module(texts, []).

/** <module> Openings from a file
*/

%!  opening_texts(+Game, +File, +Plies, -Texts:list(string)) is det.
%
%   Texts are the positions of File in the notation of Game. File has a position
%   in each line, and blank lines or lines that begin with `#` are skipped; or
%   it has records of games. The position of a record is the one after Plies
%   plies, or the last one if Plies is 0.
%
%   @error existence_error(source_sink, File), those of read_records/2
%   @error domain_error(opening, Text) if Text is not a position of Game, if the
%   game is over in it, or for a record of another game; the message has the
%   file and line, or the number of the record @error domain_error(openings,
%   File) if File has no positions

opening_texts(Game, File, Plies, Texts) :-
    first_use(library(readutil),
              read_file_to_string(File, All, [encoding(utf8)])),
    split_string(All, "\n", " \t\r", Lines),
    (   member(First, Lines),
        First \== "",
        \+ string_concat("#", _, First)
    ->  (   string_concat("[", _, First)
        ->  read_records(File, Records),
            findall(Text, recorded_opening(Game, File, Plies, Records, Text),
                    Texts)
        ;   findall(Text, position_of_line(Game, File, Lines, Text), Texts)
        )
    ;   throw(error(domain_error(openings, File),
                    context(_, tabuleiro(no_openings(File)))))
    ).

position_of_line(Game, File, Lines, Text) :-
    nth1(Number, Lines, Line),
    Line \== "",
    \+ string_concat("#", _, Line),
    catch(state_notation(Game, State, Line), error(Formal, _), true),
    (   nonvar(Formal)
    ->  bad_opening(File, line(Number), Line, no_position)
    ;   open_position(Game, State, File, line(Number), Line),
        state_notation(Game, State, Text)
    ).

recorded_opening(Game, File, Plies, Records, Text) :-
    nth1(Number, Records, Record),
    record_start(Record, RecordGame, _),
    (   RecordGame == Game
    ->  true
    ;   bad_opening(File, record(Number), RecordGame, other_game)
    ),
    record_states(Record, States),
    (   Plies > 0,
        nth0(Plies, States, State)
    ->  true
    ;   last(States, State)
    ),
    state_notation(Game, State, Text),
    open_position(Game, State, File, record(Number), Text).

open_position(Game, State, File, Where, Text) :-
    (   Game:game_over(State, _)
    ->  bad_opening(File, Where, Text, over)
    ;   true
    ).

bad_opening(File, Where, Culprit, Why) :-
    throw(error(domain_error(opening, Culprit),
                context(_, tabuleiro(bad_opening(File, Where, Culprit,
                                                 Why))))).
