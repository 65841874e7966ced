/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_grade, [test_grade/0]).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/cli').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../../prolog/tabuleiro/check/grade').
:- use_module('../../prolog/tabuleiro/check/grade_page').
:- use_module('../../prolog/tabuleiro/check/grade_summary').

/** <module> The games of a class
*/

test_grade :-
    run_tests(grade).

%!  class(?File, -Text) is nondet.
%
%   A folder of a class has File with Text; Root stands for this tree.

class('ana.pl',
      ":- module(ana, []).\n:- reexport('Root/tests/fixtures/heap').\n").
class('halts.pl',
      ":- module(halts, []).\n:- write('<b>bye</b>'), halt.\n").
class('loops.pl',
      ":- module(loops, []).\n:- repeat, fail.\n").
class('rui/main.pl',
      ":- module(rui, []).\n\c
       :- reexport('Root/tests/fixtures/heap', except([value/3])).\n\c
       :- export(value/3).\nvalue(_, _, '<i>').\n").
class('writes.pl',
      ":- module(writes, []).\n\c
       :- open(large, write, Out),\n\c
          forall(between(1, 300_000, _), write(Out, 'as much as it can')),\n\c
          close(Out).\n").

:- meta_predicate with_class(2, -).

with_class(Goal, Answer) :-
    tmp_file(class, Folder),
    root(Root),
    setup_call_cleanup(
        make_class(Folder, Root),
        call(Goal, Folder, Answer),
        delete_directory_and_contents(Folder)).

games_of_rui(Folder, Files) :-
    directory_file_path(Folder, rui, Rui),
    games_in(Rui, Files).

make_class(Folder, Root) :-
    forall(class(Name, Text0),
           ( directory_file_path(Folder, Name, File),
             file_directory_name(File, Parent),
             make_directory_path(Parent),
             atomic_list_concat(Parts, 'Root', Text0),
             atomic_list_concat(Parts, Root, Text),
             setup_call_cleanup(
                 open(File, write, Out, [encoding(utf8)]),
                 write(Out, Text),
                 close(Out))
           )).

%   The class without the program that loops, which takes its time.

graded_class(Folder, Summaries-Pages-Status) :-
    directory_file_path(Folder, 'loops.pl', Loops),
    delete_file(Loops),
    directory_file_path(Folder, '.pages', PageFolder),
    atom_concat('--pages=', PageFolder, Flag),
    cli([grade,'--format=json','--budget=30','--games=1','--matches=2',
         '--file_size=1',Flag,Folder],
        Output, _, Status),
    atom_json_dict(Output, Summaries, []),
    directory_files(PageFolder, Files),
    findall(File-Text,
            ( member(File, Files),
              \+ sub_atom(File, 0, _, _, '.'),
              directory_file_path(PageFolder, File, Path),
              read_file_to_string(Path, Text, [encoding(utf8)])
            ),
            Pages).

grade(json{ file:"/class/ana.pl", seconds:1.0, status:graded, result:Result,
            output:"" },
      Result).

%   A process that starts another one, and tells which.

sleeper([sh,'-c','sleep 3600 & echo $!; wait',sh]).

%   A process that was killed ends when the system comes to it.

ends(Pid) :-
    between(1, 1000, _),
    (   alive(Pid)
    ->  sleep(0.02),
        fail
    ;   true
    ),
    !.

%   A process that has ended may still be listed, as a zombie.

alive(Pid) :-
    atomic_list_concat(['/proc/',Pid,'/stat'], File),
    (   exists_directory('/proc/self')
    ->  catch(read_file_to_string(File, Stat, []), error(_, _), fail),
        \+ sub_string(Stat, _, _, _, ") Z ")
    ;   process_create(path(sh), ['-c','kill -0 "$1"',sh,Pid],
                       [stderr(null), process(Kill)]),
        process_wait(Kill, exit(0))
    ).

:- begin_tests(grade).

test(a_file_or_a_folder_is_a_game,
     Names == ['ana.pl','halts.pl','loops.pl','main.pl','writes.pl']) :-
    with_class(games_in, Files),
    findall(Name, ( member(File, Files), file_base_name(File, Name) ), Names).
test(a_folder_with_a_main_file_is_one_game, Name == 'main.pl') :-
    with_class(games_of_rui, [File]),
    file_base_name(File, Name).
test(no_folder, error(existence_error(_, '/no/such/folder'))) :-
    games_in('/no/such/folder', _).
test(one_bad_game_stops_no_other) :-
    with_class(graded_class, Summaries-Pages-Status),
    assertion(Status == 2),
    findall(Name-(State-Wrong),
            ( member(Summary, Summaries),
              _{name:Name, status:State, rules:Wrong} :< Summary
            ),
            States),
    assertion(memberchk("ana.pl"-("graded"-0), States)),
    assertion(memberchk("halts.pl"-("no_result"-0), States)),
    assertion(memberchk("writes.pl"-("no_result"-0), States)),
    assertion(( memberchk("main.pl"-("graded"-Wrong), States),
                Wrong > 0
              )),
    findall(File, member(File-_, Pages), Files),
    assertion(length(Files, 4)),
    assertion(( member(_-Text, Pages),
                has(Text, "&lt;i&gt;")
              )),
    for_all(member(_-Text, Pages),
            assertion(\+ has(Text, "<i>"))).
test(a_game_that_does_not_end_is_ended, Status == timeout) :-
    sleeper(Command),
    grade_game('loops.pl', Command, [time(1)], Grade),
    Status = Grade.status,
    string_concat(Pid, "\n", Grade.output),
    assertion(ends(Pid)).
test(a_result_that_makes_no_sense_is_no_result,
     [ forall(member(Result, [ null, "text", json{report:1},
                               json{report:json{breaches:json{}}},
                               json{report:json{breaches:[1,json{kind:"x"}],
                                                bots:"x", notes:[1]},
                                    matches:[1]}
                             ])),
       true(Breaches-Notes == []-[])
     ]) :-
    grade(Grade, Result),
    grade_summary(Grade, Summary),
    _{breaches:Breaches, notes:Notes} :< Summary,
    tmp_file(page, File),
    call_cleanup(write_grade_page(File, Summary), delete_file(File)).
test(nothing_to_grade, Status == 1) :-
    cli([grade,'docs'], "", Errors, Status),
    assertion(has(Errors, "no game")).

:- end_tests(grade).
