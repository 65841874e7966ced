/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_writing, [test_writing/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/cli').
:- use_module('../support/message_text').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/base/writing').

/** <module> Disks that are full, and folders that cannot be written

Nobody can write to a folder that is a file. /dev/full is a full disk, and a
process may have a limit for the size of files.
*/

test_writing :-
    run_tests(writing).

:- meta_predicate
    in_folder(-, 0).

in_folder(Folder, Goal) :-
    tmp_file(writing, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        Goal,
        delete_directory_and_contents(Folder)).

file_with(Text, File) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        write(Out, Text),
        close(Out)).

contents(Folder, Name, Text) :-
    directory_file_path(Folder, Name, File),
    (   exists_file(File)
    ->  read_file_to_string(File, Text, [encoding(utf8)])
    ;   Text = none
    ).

%   no_file(?Why, +Folder, -File, ?Formal): File cannot be made in Folder.

no_file("No such file or directory", Folder, File,
        existence_error(source_sink, File)) :-
    directory_file_path(Folder, 'none/file', File).
no_file("Not a directory", Folder, File,
        existence_error(source_sink, File)) :-
    directory_file_path(Folder, file, Path),
    file_with("", Path),
    directory_file_path(Path, file, File).

%   Writes to Name in Folder, in a process that may write Blocks of 512 bytes.

limited(Blocks, Folder, Goal) :-
    root(Root),
    current_prolog_flag(executable, Swipl),
    atom_concat(Root, '/prolog/tabuleiro/base/writing.pl', File),
    format(string(Whole),
           "on_signal(xfsz,_,ignore),catch((~w),error(F,_),\c
            (print(F),nl))", [Goal]),
    process_create(path(sh),
                   [ '-c', 'cd "$1"; ulimit -f "$2"; shift 2; exec "$@"', sh,
                     Folder, Blocks, Swipl, '-g', Whole, '-t', halt, File
                   ],
                   [stdout(null),process(Process)]),
    process_wait(Process, Status),
    assertion(Status == exit(0)).

has_limits :-
    \+ current_prolog_flag(windows, true).

:- begin_tests(writing).

test(the_file_is_named_and_why,
     [ forall(member(Write, [append_text,replace_text])),
       true(Errors == [])
     ]) :-
    in_folder(Folder,
              findall(File-Error-Text,
                      ( no_file(Why, Folder, File, Formal),
                        catch(call(Write, File, "text"), Error, true),
                        \+ ( nonvar(Error),
                             Error = error(Formal, _),
                             message_text(Error, Text),
                             format(string(Text), "cannot write ~w: ~s",
                                    [File,Why])
                           )
                      ),
                      Errors)).
test(a_full_disk,
     [ condition(access_file('/dev/full', write)),
       error(io_error(write, '/dev/full'),
             context(_, tabuleiro(cannot_write('/dev/full',
                                               'No space left on device'))))
     ]) :-
    append_text('/dev/full', "text").
test(a_device_stays, [condition(access_file('/dev/full', write))]) :-
    catch(append_text('/dev/full', "text"), error(_, _), true),
    access_file('/dev/full', write).
test(no_file_is_left, [condition(has_limits), Text == none]) :-
    in_folder(Folder,
              ( limited(1, Folder,
                        "numlist(1,900,L),append_text(new,L)"),
                contents(Folder, new, Text)
              )).
test(a_text_is_there_as_a_whole_or_not_at_all,
     [condition(has_limits), Text == "onetwo"]) :-
    in_folder(Folder,
              ( limited(1, Folder,
                        "append_text(new,one),append_text(new,two),\c
                         numlist(1,900,L),append_text(new,L)"),
                contents(Folder, new, Text)
              )).
test(a_failed_replacement_keeps_the_file,
     [condition(has_limits), Old-New == "one"-none]) :-
    in_folder(Folder,
              ( limited(1, Folder,
                        "replace_text(old,one),numlist(1,900,L),\c
                         replace_text(old,L)"),
                contents(Folder, old, Old),
                contents(Folder, 'old.new', New)
              )).
test(a_match_has_its_result_all_the_same,
     [ condition(access_file('/dev/full', write)),
       Games-Unrecorded-Score == 4-4-0.5
     ]) :-
    without_errors(
        match(wali, random, random, Result,
              [games(4),jobs(2),seed(1),config([size(3-3)]),max_plies(2),
               record('/dev/full')]),
        Texts),
    _{games:Games, unrecorded:Unrecorded, score:Score} :< Result,
    assertion(Texts == ["cannot write /dev/full: No space left on device"]).
test(a_match_that_is_recorded_says_so, Unrecorded-Count == 0-2) :-
    in_folder(Folder,
              ( directory_file_path(Folder, record, File),
                match(wali, random, random, Result,
                      [seed(1),config([size(3-3)]),record(File)]),
                read_records(File, Records)
              )),
    length(Records, Count),
    get_dict(unrecorded, Result, Unrecorded).
test(the_command_prints_the_result,
     [condition(access_file('/dev/full', write)), Status == 1]) :-
    cli([match,'--config=[size(3-3)]','--record=/dev/full',wali,random,random],
        Output, Errors, Status),
    assertion(has(Output, "random against random: 2 games")),
    assertion(has(Errors, "cannot write /dev/full: No space left on device")).

:- end_tests(writing).

%   Texts are the texts of the errors that Goal prints.

:- meta_predicate without_errors(0, -).

:- dynamic
    listening/0,
    heard/1.                            % Text

:- multifile user:message_hook/3.

user:message_hook(Message, error, _) :-
    test_writing:listening,
    message_text(Message, Text),
    assertz(test_writing:heard(Text)).

without_errors(Goal, Texts) :-
    setup_call_cleanup(
        assertz(listening),
        Goal,
        retractall(listening)),
    findall(Text, retract(heard(Text)), Texts).
