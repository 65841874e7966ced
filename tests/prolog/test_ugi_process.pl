/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_ugi_process, [test_ugi_process/0]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(yall)).
:- use_module('../support/ugi_client').
:- use_module('../../prolog/tabuleiro').

/** <module> The program tabuleiro-ugi as a process
*/

test_ugi_process :-
    run_tests(ugi_process).

:- begin_tests(ugi_process).

%   Output and status of the program with Arguments and the bytes of Input.

run_program(Arguments, Input, Output, Status) :-
    ugi_program(Program),
    process_create(Program, Arguments,
                   [ stdin(pipe(In, [encoding(octet)])),
                     stdout(pipe(Out, [encoding(utf8)])),
                     stderr(null),
                     process(Process)
                   ]),
    catch(format(In, "~s", [Input]), _, true),
    catch(close(In), _, true),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, Status).

%   File is the program for x86-64-v3, if make has built it and the processor
%   is one.

program_for_processor(File) :-
    ugi_program(Program),
    file_directory_name(Program, Folder),
    atom_concat(Folder, '/v3/tabuleiro-ugi', V3),
    read_file_to_string('/proc/cpuinfo', About, []),
    (   exists_file(V3),
        sub_string(About, _, _, _, " avx2 ")
    ->  File0 = V3
    ;   File0 = Program
    ),
    absolute_file_name(File0, File).

test(the_end_of_input_ends_a_search,
     [ forall(member(Go,
                     ["go infinite", "go ponder", "perft 50", "bench 100"]))
     ]) :-
    string_concat(Go, "\n", Input),
    run_program([waldmeister], Input, _, Status),
    assertion(Status == exit(0)).
test(the_program_for_the_processor_runs,
     [condition(exists_file('/proc/cpuinfo')), Ran == Wanted]) :-
    program_for_processor(Wanted),
    ugi_program(Program),
    process_create(Program, [wali],
                   [ stdin(pipe(In)), stdout(pipe(Out)), process(Process) ]),
    format(In, "isready~n", []),
    flush_output(In),
    read_line_to_string(Out, "readyok"),
    format(atom(Link), "/proc/~d/exe", [Process]),
    read_link(Link, Ran, _),
    close(In),
    close(Out),
    process_wait(Process, exit(0)).
test(the_best_move_is_written_before_the_end) :-
    run_program([wali], "go infinite\nquit\nisready\n", Output, exit(0)),
    assertion(sub_string(Output, _, _, _, "bestmove ")),
    assertion(\+ sub_string(Output, _, _, _, "readyok")).
test(reading_ends_when_the_output_is_closed,
     [ forall(member(Line, ["go infinite", "isready"])) ]) :-
    ugi_program(Program),
    ends_without_reader([Program,wali], Line).
test(a_last_line_without_its_end_counts, Output == "readyok\n") :-
    run_program([wali], "isready", Output, exit(0)).
test(a_nul_spoils_its_line_alone,
     Output == "info string the line is too long or contains NUL\nreadyok\n") :-
    run_program([wali], [0'g,0'o,0,0'x,0'\n|`isready\n`], Output, exit(0)).
test(an_endless_line_is_skipped, true(Output == Expected)) :-
    length(Line, 3000000),
    maplist(=(0'a), Line),
    append(Line, `\nisready\n`, Input),
    run_program([wali], Input, Output, exit(0)),
    Expected = "info string the line is too long or contains NUL\nreadyok\n".
test(a_long_line_is_read, true(Output == Expected)) :-
    numlist(1, 60000, Ns),
    foldl([_,[0' ,0'z|T],T]>>true, Ns, Line, `\nisready\n`),
    append(`position startpos moves`, Line, Input),
    run_program([wali], Input, Output, exit(0)),
    Expected = "info string not a legal move: z\nreadyok\n".
test(bytes_that_cannot_be_shown_are_not,
     Output == "info string unknown command: ?\n") :-
    run_program([wali], [0x1b,0x7f,0xff,0xc3,0'\n], Output, exit(0)).
test(a_long_word_is_cut) :-
    length(Word, 1000),
    maplist(=(0'a), Word),
    run_program([wali], Word, Output, exit(0)),
    string_length(Output, Length),
    assertion(Length < 120).
test(usage, [forall(member(Arguments, [[], [chess], [wali,wali], ['']]))]) :-
    run_program(Arguments, "", Output, Status),
    assertion(Output == ""),
    assertion(Status == exit(1)).
test(help) :-
    run_program(['--help'], "", Output, exit(0)),
    forall(game_name(Game), assertion(sub_string(Output, _, _, _, Game))).

:- end_tests(ugi_process).
