/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_plan_records,
          [ open_records/4,             % +File, +Plan, +Resume, -Records
            close_records/1,            % +Records
            add_game/4                  % +Records, +Game, +Moves, +Comments
          ]).
:- use_module(library(lists), [append/3, nth1/3]).
:- use_module('../match/record', [player_tags/3, write_game/3]).
:- use_module('../base/writing', [writing/2]).
:- use_module(plan, [plan_id/2, planned_position/4, schedule/2]).
:- use_module('../statistics/result', [reason_text/2]).
:- use_module(term_data, [term_data/2]).

/** <module> The games of a tournament as records

The records are appended to a file in the order of the game numbers. The tag
Event is the id of the plan, and the tag Round the number of the game. By these
tags a tournament that is resumed finds its records in the file.
*/

%!  open_records(+File, +Plan, +Resume, -Records) is det.
%
%   Opens File to append records. Unless Resume is `false`, the last record of
%   Plan is cut off, because its write may have been cut short, and the records
%   before it are not appended again.

open_records(File, Plan, Resume, records(File, Stream, Last, Plan, Fixed)) :-
    schedule(Plan, Schedule),
    plan_id(Plan, Id),
    atom_string(Id, Event),
    (   Resume \== false,
        exists_file(File)
    ->  recorded(File, Event, Last, End)
    ;   Last = 0,
        End = none
    ),
    (   End == none
    ->  writing(File, open(File, append, Stream, [encoding(utf8)]))
    ;   writing(File, open(File, update, Stream, [encoding(utf8)])),
        seek(Stream, End, bof, _),
        set_end_of_stream(Stream)
    ),
    term_data(Config, Plan.config),
    format(string(ConfigText), '~q', [Config]),
    format(string(Seed), '~w', [Plan.seed]),
    Fixed = fixed(Event, ConfigText, Seed, Schedule).

%   Last is the number of the last game of Event whose record in File is
%   certainly complete. End is the position at which the last record of File
%   begins if it is of Event, else `none`.

recorded(File, Event, Last, End) :-
    format(string(Tag), '[Event "~s"]', [Event]),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        scan(In, Tag, 0, none, 0, Last, End),
        close(In)).

%   scan(+In, +Tag, +Offset, +Record, +Before, -Last, -End): Record is the
%   record of the line before Offset, `none` or record(Start, InTags, Round).
%   Start is the position at which it begins, `none` if it is not of Event;
%   InTags tells whether the line is a tag; Round is the number of the game, 0
%   before the tag Round is read. Before is the last number before Record.

scan(In, Tag, Offset, Record0, Before0, Last, End) :-
    read_string(In, "\n", "", Separator, Line),
    next_line(Line, Separator, Tag, Offset, Record0, Before0, Record, Before),
    (   Separator == -1
    ->  last_record(Record, Before, Last, End)
    ;   byte_count(In, Next),
        scan(In, Tag, Next, Record, Before, Last, End)
    ).

next_line(Line, Separator, Tag, Offset, Record0, Before0, Record, Before) :-
    string_concat("[", _, Line),
    !,
    (   Record0 = record(Start, true, _)
    ->  Before = Before0,
        (   Start \== none,
            round(Line, Round)
        ->  Record = record(Start, true, Round)
        ;   Record = Record0
        )
    ;   before(Record0, Before0, Before),
        (   is_event(Line, Separator, Tag)
        ->  Record = record(Offset, true, 0)
        ;   Record = record(none, true, 0)
        )
    ).
next_line(_, _, _, _, record(Start, _, Round), Before, Record, Before) :-
    !,
    Record = record(Start, false, Round).
next_line(_, _, _, _, none, Before, none, Before).

is_event(Tag, _, Tag) :-
    !.
is_event(Line, -1, Tag) :-
    string_concat(Line, _, Tag).

before(record(_, _, Round), _, Round) :-
    Round > 0,
    !.
before(_, Before, Before).

round(Line, Round) :-
    string_concat("[Round \"", Rest, Line),
    split_string(Rest, "\"", "", [Text,"]"]),
    catch(number_string(Round, Text), error(_, _), fail),
    integer(Round).

last_record(record(Start, _, Round), Before, Last, End) :-
    Start \== none,
    !,
    End = Start,
    (   Round > 0
    ->  Last is Round-1
    ;   Last = Before
    ).
last_record(_, Before, Before, none).

%!  close_records(+Records) is det.

close_records(records(_, Stream, _, _, _)) :-
    close(Stream, [force(true)]).

%!  add_game(+Records, +Game, +Moves:string, +Comments:list(string)) is det.
%
%   Appends the record of Game, a term of tabuleiro/statistics/result, unless
%   the file has it. Comments are those of line_game/5.
%
%   @error those of writing/2

add_game(records(File, Stream, Last, Plan, Fixed), Game, Moves, Comments) :-
    Game = game(Number, _, _, _, _, _, _),
    (   Number =< Last
    ->  true
    ;   tags(Plan, Fixed, Game, Tags),
        split_string(Moves, " ", " ", Texts0),
        (   Texts0 = [""]
        ->  Texts = []
        ;   commented(Comments, Texts0, Texts)
        ),
        writing(File,
                ( write_game(Stream, Tags, Texts),
                  flush_output(Stream)
                ))
    ).

%   commented(+Comments, +Texts0, -Texts): Texts are an argument for
%   write_game/3.

commented([], Texts, Texts).
commented([Comment|Comments], [Text|Texts0], [Text|Texts]) :-
    (   Comment == ""
    ->  Texts = Texts1
    ;   Texts = [comment(Comment)|Texts1]
    ),
    commented(Comments, Texts0, Texts1).

tags(Plan, fixed(Event, Config, Seed, Schedule), Game, Tags) :-
    Game = game(Number, _, A, B, Result0, Reason, _),
    nth1(A, Plan.names, First),
    nth1(B, Plan.names, Second),
    atom_string(Result0, Result),
    reason_text(Reason, Termination),
    format(string(Round), '~d', [Number]),
    player_tags(First, Second, PlayerTags),
    append([ 'Event'-Event, 'Round'-Round, 'Game'-Plan.game, 'Config'-Config
           | PlayerTags
           ],
           [ 'Date'-Plan.date, 'Seed'-Seed, 'Termination'-Termination,
             'Result'-Result
           | Start
           ],
           Tags),
    (   planned_position(Plan, Schedule, Number, Position)
    ->  Start = ['FEN'-Position]
    ;   Start = []
    ).
