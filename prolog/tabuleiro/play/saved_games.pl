/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_saved_games,
          [ saved_game/3,               % -Record, -Game, -State
            one_record/3                % +Records, +Title, -Record
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [last/2, member/2, memberchk/2, nth1/3]).
:- use_module('../base/leave', [leave/0]).
:- use_module(texts, []).
:- use_module('../match/read_record', [read_records/2]).
:- use_module('../match/record', [record_start/3, record_states/2]).
:- use_module('../base/accents', [typed_word/2]).
:- use_module('../base/printing').
:- use_module(terminal).
:- use_module(pick, [pick_in_game/6]).

/** <module> Asking for a saved game
*/

%!  saved_game(-Record, -Game, -State) is det.
%
%   A person names a file and, if it has several games, chooses one. Record is
%   the game, Game its module and State its last state. Calls leave/0 if the
%   person leaves. If the file has an error, prints it and repeats the question.

saved_game(Record, Game, State) :-
    ask(file, Text),
    typed_word(Text, Word),
    (   ( Word == ""
        ; going_back(Word)
        ; leaving(Word)
        )
    ->  leave
    ;   catch(file_records(Text, File, Records), Error, true),
        (   nonvar(Error)
        ->  readable(Error),
            saved_game(Record, Game, State)
        ;   memberchk(Records, [none,[]])
        ->  say(no_records(Records, File)),
            saved_game(Record, Game, State)
        ;   one_record(Records, saved, Record),
            record_start(Record, Game, _),
            record_states(Record, States),
            last(States, State)
        )
    ).

readable(Error) :-
    Error = error(_, _),
    !,
    say(file_error(Error)).
readable(Ball) :-
    throw(Ball).

%   A tilde is the home folder, as in a shell.

file_records(Text, File, Records) :-
    absolute_file_name(Text, File, [expand(true)]),
    (   exists_file(File)
    ->  read_records(File, Records)
    ;   Records = none
    ).

%!  one_record(+Records, +Title, -Record) is det.
%
%   Record is the one of Records, at least one, that the person chooses from a
%   menu with the title item(Title). Calls leave/0 if the person leaves.

one_record([Record], _, Record) :-
    !.
one_record(Records, Title0, Record) :-
    Records = [First|_],
    record_start(First, Game, _),
    findall(item(N, Label, []),
            ( nth1(N, Records, record(Tags0, _)),
              telling_tags(Records, Tags0, Tags),
              message_text(item(record(N, Tags)), Label)
            ),
            Items),
    message_text(item(Title0), Title),
    pick_in_game(Title, Items, back, Game, [], N),
    nth1(N, Records, Record).

%   The name of the game tells nothing where all Records are of one game.

telling_tags(Records, Tags0, Tags) :-
    findall(Name, ( member(record(Of, _), Records), member('Game'-Name, Of) ),
            Names),
    (   sort(Names, [_])
    ->  exclude(of_game, Tags0, Tags)
    ;   Tags = Tags0
    ).

of_game('Game'-_).
