/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(kills,
          [ tournament_survives/1       % +Count
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(cli).
:- use_module(run_swipl).
:- use_module('../../prolog/tabuleiro/match/read_record').
:- use_module('../../prolog/tabuleiro/match/record').

/** <module> A tournament that is killed again and again
*/

%!  tournament_survives(+Count) is semidet.
%
%   Kills a tournament at Count random moments and resumes it each time. In the
%   end the table and the games are those of one that was left in peace. The
%   moments are sizes of the journal.

tournament_survives(Count) :-
    findall(File, ( between(1, 4, _), tmp_file(kills, File) ), Files),
    Files = [Journal1,Record1,Journal2,Record2],
    call_cleanup(
        ( cli_tournament([], Journal1, Record1, Table),
          size_file(Journal1, Size),
          numlist(1, Count, Numbers),
          findall(Moment,
                  ( member(_, Numbers), random_between(1, Size, Moment) ),
                  Moments0),
          msort(Moments0, Moments),
          maplist(killed_at(Journal2, Record2), Moments),
          cli_tournament(['--resume'], Journal2, Record2, Again)
        ),
        ( games(Record1, Games),
          games(Record2, Resumed),
          maplist(delete_file, [Journal1,Record1,Journal2,Record2])
        )),
    Again == Table,
    Resumed == Games.

games(File, Games) :-
    read_records(File, Records),
    maplist(record_moves, Records, Games).

arguments(Options, Journal, Record, Arguments) :-
    format(atom(JournalOption), '--journal=~w', [Journal]),
    format(atom(RecordOption), '--record=~w', [Record]),
    append([ [tournament,'--games=60','--config=[size(3)]','--seed=1',
              '--jobs=2',JournalOption,RecordOption],
             Options, [waldmeister,random,'1',random]
           ],
           Arguments).

cli_tournament(Options, Journal, Record, Output) :-
    arguments(Options, Journal, Record, Arguments),
    cli(Arguments, Output, "", 0).

killed_at(Journal, Record, Moment) :-
    arguments(['--resume'], Journal, Record, Arguments),
    root(Root),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, ['app/tabuleiro.pl'|Arguments],
                   [ cwd(Root), stdin(null), stdout(null), stderr(null),
                     process(Process)
                   ]),
    wait_for(Journal, Moment, Process, Status),
    (   Status == running
    ->  process_kill(Process, kill),
        process_wait(Process, _)
    ;   true
    ).

%   Status is `running` when the journal has the size Moment.

wait_for(Journal, Moment, Process, Status) :-
    (   exists_file(Journal),
        size_file(Journal, Size),
        Size >= Moment
    ->  Status = running
    ;   process_wait(Process, Ended, [timeout(0.002)]),
        Ended \== timeout
    ->  Status = Ended
    ;   wait_for(Journal, Moment, Process, Status)
    ).
