/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(kills,
          [ tournament_survives/2       % +Count, -Kills
          ]).
:- use_module(library(apply)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(cli).
:- use_module(run_swipl).
:- use_module('../../prolog/tabuleiro/match/read_record').
:- use_module('../../prolog/tabuleiro/match/record').

/** <module> A tournament that is killed again and again
*/

%!  tournament_survives(+Count, -Kills) is semidet.
%
%   Kills a tournament and resumes it, about Count times, each time when its
%   journal has grown by a random number of bytes. In the end the table and the
%   games must be those of an uninterrupted tournament. Kills is the number of
%   kills: it is smaller if kills come late, as on a busy machine.

tournament_survives(Count, Kills) :-
    findall(File, ( between(1, 4, _), tmp_file(kills, File) ), Files),
    Files = [Journal1,Record1,Journal2,Record2],
    arguments(Count, Journal1, Record1, Arguments1),
    arguments(Count, Journal2, Record2, Arguments2),
    call_cleanup(
        ( cli(Arguments1, Table, "", 0),
          size_file(Journal1, Size),
          Most is 2*Size//(Count+1),
          killed(Arguments2, Journal2, Size, Most, 0, Kills),
          cli(Arguments2, Again, "", 0)
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

%   The games take longer than the pause of wait_for/4.

arguments(Count, Journal, Record, Arguments) :-
    Games is 8+2*Count,
    format(atom(GamesOption), '--games=~d', [Games]),
    format(atom(JournalOption), '--journal=~w', [Journal]),
    format(atom(RecordOption), '--record=~w', [Record]),
    Arguments = [ tournament,GamesOption,'--config=[size(3)]','--seed=1',
                  '--jobs=2',JournalOption,RecordOption,'--resume',
                  waldmeister,random,'4',random
                ].

%   killed(+Arguments, +Journal, +Size, +Most, +Kills0, -Kills): until the
%   journal would have Size.

killed(Arguments, Journal, Size, Most, Kills0, Kills) :-
    random_between(1, Most, Growth),
    journal_size(Journal, Before),
    Moment is Before+Growth,
    (   Moment >= Size
    ->  Kills = Kills0
    ;   killed_at(Arguments, Journal, Moment, Status),
        (   Status == killed(9)
        ->  Kills1 is Kills0+1,
            killed(Arguments, Journal, Size, Most, Kills1, Kills)
        ;   Status == exit(0),
            Kills = Kills0
        )
    ).

journal_size(Journal, Size) :-
    (   exists_file(Journal)
    ->  size_file(Journal, Size)
    ;   Size = 0
    ).

killed_at(Arguments, Journal, Moment, Status) :-
    root(Root),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, ['app/tabuleiro.pl'|Arguments],
                   [ cwd(Root), stdin(null), stdout(null), stderr(null),
                     process(Process)
                   ]),
    wait_for(Journal, Moment, Process, Status).

%   A timeout over 0 of process_wait/3 would wait for the end.

wait_for(Journal, Moment, Process, Status) :-
    (   journal_size(Journal, Size),
        Size >= Moment
    ->  process_kill(Process, kill),
        process_wait(Process, Status)
    ;   process_wait(Process, Ended, [timeout(0)]),
        Ended \== timeout
    ->  Status = Ended
    ;   sleep(0.002),
        wait_for(Journal, Moment, Process, Status)
    ).
