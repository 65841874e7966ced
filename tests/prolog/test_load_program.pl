/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_load_program, [test_load_program/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(prolog_wrap)).
:- use_module('../support/corpus').
:- use_module('../support/programs').
:- use_module('../../prolog/tabuleiro/load/encoding').
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../../prolog/tabuleiro/load/quietly').
:- use_module('../../prolog/tabuleiro/base/time_limit').

/** <module> Loading programs that were written without tabuleiro

The programs are those of tests/corpus, and small ones that are written into a
folder of their own.
*/

test_load_program :-
    run_tests([text_encoding, corpus_loads, load_program]).

:- dynamic given/1.                     % Seconds

                /*******************************
                *           ENCODING           *
                *******************************/

:- begin_tests(text_encoding).

encoding_of(Bytes, Encoding) :-
    tmp_file(text, File),
    setup_call_cleanup(
        setup_call_cleanup(open(File, write, Out, [type(binary)]),
                           maplist(put_byte(Out), Bytes),
                           close(Out)),
        text_encoding(File, Encoding),
        delete_file(File)).

test(utf_8,
     [ forall(member(Bytes, [ [], [0x61], [0xc3,0xa9], [0xe2,0x82,0xac],
                              [0xf0,0x9f,0x98,0x80], [0xf4,0x8f,0xbf,0xbf]
                            ])),
       Encoding == utf8
     ]) :-
    encoding_of(Bytes, Encoding).
test(invalid_utf_8_is_read_as_latin_1,
     [ forall(member(Bytes, [ [0xe9], [0xc3,0x28], [0xe2,0x82], [0x80],
                              [0xc0,0xaf],              % not the shortest
                              [0xc3,0xc3],              % no continuation
                              [0xf5,0x80,0x80,0x80]     % beyond Unicode
                            ])),
       Encoding == iso_latin_1
     ]) :-
    encoding_of(Bytes, Encoding).
test(a_mark_of_utf_16_tells_it, X == 1) :-
    with_files([], utf_16_value(X)).

utf_16_value(X, Folder) :-
    directory_file_path(Folder, 'p.pl', File),
    atom_codes('v(1).\n', Codes),
    setup_call_cleanup(open(File, write, Out, [type(binary)]),
                       ( maplist(put_byte(Out), [0xfe,0xff]),
                         forall(member(Code, Codes),
                                ( put_byte(Out, 0), put_byte(Out, Code) ))
                       ),
                       close(Out)),
    load_program(File, Module, _),
    Module:v(X).

:- end_tests(text_encoding).

                /*******************************
                *            CORPUS            *
                *******************************/

corpus(Game, Module, Report) :-
    atomic_list_concat([Game,/,Game], Name),
    corpus_file(Name, File),
    load_program(File, Module, Report0),
    short_report(Report0, Report).

:- begin_tests(corpus_loads).

test(several_files_share_a_module, Report == [dialect(swi)]) :-
    corpus(corredor, M, Report),
    M:initial_state(default, S),
    M:choose_move(S, 2, Move),
    M:move(S, Move, S1),
    assertion(S1 = state(_, black)).
test(loops_strings_and_libraries_of_sicstus, Report == [dialect(sicstus)]) :-
    corpus(saltos, M, Report),
    M:initial_state(3, S),
    assertion(S == game([[2,2,2],[0,0,0],[1,1,1]], 3, 1)),
    M:choose_move(S, 2, Move),
    M:move(S, Move, S1),
    M:value(S1, 1, V),
    assertion(V == 0),
    quietly(M:display_game(S), [], Outcome),
    assertion(sub_string(Outcome.printed, _, _, _, "SALTOS 3 x 3")),
    assertion(sub_string(Outcome.printed, _, _, _, "(0.5)")).
test(no_game_starts_while_it_is_loaded,
     Report == [ dialect(swi),
                 printed("A carregar o jogo...\n", 'semaforo.pl', 8),
                 printed("O teu nome? ", 'semaforo.pl', 12),
                 read(',', 'semaforo.pl', 12),
                 skipped(main, 'semaforo.pl', 6),
                 printed("pronto\n", 'semaforo.pl', 18),
                 skipped(main, 'semaforo.pl', 18)
               ]) :-
    corpus(semaforo, M, Report),
    M:initial_state(default, S),
    M:valid_moves(S, [Move|_]),
    quietly(M:move(S, Move, S1), [seconds(inf)], Outcome),
    assertion(S1 = [p2,_]),
    assertion(Outcome.deeds == [called(sleep/1)]),
    quietly(M:display_game(S1), [seconds(inf)], Shown),
    assertion(Shown.reads-Shown.deeds == true-[called(shell/1)]).
test(missing_predicates_are_listed,
     Report == [ dialect(swi),
                 threw(use_module, existence_error, 'peoes.pl', 6),
                 threw(ensure_loaded, existence_error, 'peoes.pl', 8),
                 syntax("Operator expected", 'peoes.pl', 54),
                 undefined(melhor_jogada/2, 'peoes.pl', 69),
                 undefined(cabecalho/0, 'peoes.pl', 84),
                 undefined(ciclo_de_jogo/1, 'peoes.pl', 84)
               ]) :-
    corpus(peoes, M, Report),
    M:initial_state(default, S),
    M:valid_moves(S, Moves),
    assertion(length(Moves, 3)),
    quietly(M:choose_move(S, 2, _), [], Outcome),
    assertion(Outcome.result = threw(error(existence_error(_, _), _))).
test(latin_1) :-
    corpus(peoes, M, _),
    M:initial_state(default, S),
    quietly(M:display_game(S), [], Outcome),
    assertion(sub_string(Outcome.printed, _, _, _, "\u00c9 a vez")).
test(flags_are_as_before, Check == Before) :-
    current_prolog_flag(occurs_check, Before),
    source_file(test_load_program:corpus(_, _, _), Here),
    file_directory_name(Here, Folder),
    atom_concat(Folder, '/../corpus/coins.pl', File),
    load_program(File, _, Report0),
    short_report(Report0, Report),
    assertion(Report == [dialect(swi)]),
    current_prolog_flag(occurs_check, Check).
test(a_menu_that_asks_ends) :-
    corpus(lajes, M, _),
    quietly(M:play, [], Outcome),
    assertion(Outcome.reads == true).

:- end_tests(corpus_loads).

                /*******************************
                *           PROGRAMS           *
                *******************************/

:- begin_tests(load_program).

test(versions_stand_side_by_side, Versions == [1,2]) :-
    with_files([ 'a/p.pl'-"v(1). :- [q].", 'a/q.pl'-"w(1).",
                 'b/p.pl'-"v(2). :- [q].", 'b/q.pl'-"w(2)."
               ],
               both_versions('a/p.pl', 'b/p.pl', Versions)).
test(a_path_may_be_in_another_case, Answers == [1,2]) :-
    with_files([ 'src/p.pl'-":- ['../Logic/Rules']. :- include('Board.pl').",
                 'logic/rules.pl'-"v(1).",
                 'src/board.pl'-"w(2)."
               ],
               ones_in_any_case(Answers)).

ones_in_any_case([V,W], Folder) :-
    load('src/p.pl', M, Report, Folder),
    assertion(Report == [dialect(swi)]),
    M:v(V),
    M:w(W).

test(a_library_that_is_included_is_used, X-Own == 2-false) :-
    with_files(['p.pl'-":- include(library(random)). v(X) :- random(2, 3, X)."],
               included(X, Own)).

included(X, Own, Folder) :-
    load('p.pl', M, _, Folder),
    M:v(X),
    (   predicate_property(M:getrand(_), defined),
        \+ predicate_property(M:getrand(_), imported_from(_))
    ->  Own = true
    ;   Own = false
    ).

test(two_files_that_differ_in_case_are_told_apart,
     true(Report \== [dialect(swi)])) :-
    with_files([ 'p.pl'-"v(1). :- ['RULES'].", 'rules.pl'-"v(2).",
                 'Rules.pl'-"v(3)."
               ],
               load('p.pl', _, Report)).
test(two_programs_share_a_file, Versions == [1,2]) :-
    with_files([ 'p.pl'-"v(X) :- w(X). :- ['d/q'].",
                 'r.pl'-"v(2). :- ['d/q'].",
                 'd/q.pl'-"w(1)."
               ],
               both_versions('p.pl', 'r.pl', Versions)).
test(modules_of_one_name_stand_side_by_side, Versions == [1,2]) :-
    with_files([ 'a/p.pl'-":- module(corpus_p, [v/1]). \c
                           :- use_module(q). v(X) :- corpus_q:w(X).",
                 'a/q.pl'-":- module(corpus_q, []). w(1).",
                 'b/p.pl'-":- module(corpus_p, [v/1]). \c
                           :- use_module(q). v(X) :- corpus_q:w(X).",
                 'b/q.pl'-":- module(corpus_q, []). w(2)."
               ],
               both_versions('a/p.pl', 'b/p.pl', Versions)).

both_versions(File1, File2, [V1,V2], Folder) :-
    load(File1, M1, _, Folder),
    load(File2, M2, _, Folder),
    load(File1, M1, _, Folder),
    M1:v(V1),
    M2:v(V2).

test(a_file_that_was_edited_is_loaded_again) :-
    with_files(['p.pl'-":- dynamic d/1. v(1). d(1). gone."], edited).

edited(Folder) :-
    load('p.pl', M, _, Folder),
    assertz(M:d(2)),
    write_file(Folder, 'p.pl', ":- dynamic d/1. v(2). d(3)."),
    load('p.pl', M, _, Folder),
    findall(X, M:v(X), Vs),
    findall(X, M:d(X), Ds),
    assertion(Vs-Ds == [2]-[3]),
    assertion(\+ catch(M:gone, error(_, _), fail)).

test(a_file_with_tables_is_loaded_again, X == 2) :-
    with_files(['p.pl'-":- table v/1. v(X) :- v(X). v(1)."], tables(X)).

tables(X, Folder) :-
    load('p.pl', _, _, Folder),
    write_file(Folder, 'p.pl', ":- table v/1. v(X) :- v(X). v(2)."),
    load('p.pl', M, _, Folder),
    findall(Y, M:v(Y), [X]).

test(user_is_the_program, Found == [1,2,3]) :-
    with_files([ 'p.pl'-":- dynamic d/1. :- use_module(m). d(1). \c
                         :- assertz(user:d(2)). :- m:add. \c
                         all(L) :- findall(X, user:d(X), L).",
                 'm.pl'-":- module(m, []). add :- assertz(user:d(3))."
               ],
               all_facts(Found)).

all_facts(Found, Folder) :-
    load('p.pl', M, _, Folder),
    M:all(Found),
    assertion(\+ current_predicate(user:d/1)).

test(operators_are_those_of_the_program) :-
    with_files([ 'p.pl'-":- [o]. x(a ==>> b).",
                 'o.pl'-":- op(700, xfx, ==>>)."
               ],
               load('p.pl', _, Report)),
    assertion(Report == [dialect(swi)]),
    assertion(\+ current_op(_, _, user:(==>>))).
test(a_file_without_a_header_can_be_used_as_a_module,
     Report == [dialect(swi)]) :-
    with_files(['p.pl'-":- use_module('q.pl'). v :- w.", 'q.pl'-"w."],
               load('p.pl', _, Report)).
test(files_that_load_each_other, Report == [dialect(swi)]) :-
    with_files(['p.pl'-":- [q]. v :- w.", 'q.pl'-":- [p]. w :- v."],
               load('p.pl', _, Report)).
test(nothing_of_a_name_of_ours_is_taken, M == wali_2) :-
    with_files(['p.pl'-":- module(wali, [])."], load('p.pl', M, _)).
test(programs_share_our_library, Report == [dialect(swi)]) :-
    source_file(tabuleiro_load_program:load_program(_, _, _), Loader),
    file_directory_name(Loader, Folder),
    format(string(Text), ":- use_module('~w/../base/leave').~n\c
                          v :- leave.~n", [Folder]),
    report(Text, Report),
    assertion(module_property(tabuleiro_leave, file(_))).
test(names_of_modules_need_no_quotes, M == a_1_pl) :-
    with_files(['A-1.pl'-"v(1)."], load('A-1.pl', M, _)).
test(files_are_found_later, X == data) :-
    with_files([ 'p.pl'-"v(X) :- open('d.txt', read, S), read(S, X), \c
                         close(S).",
                 'd.txt'-"data."
               ],
               loaded_value(X)).
test(files_are_found_in_the_folder_above, X == data) :-
    with_files([ 'src/p.pl'-"v(X) :- open('d.txt', read, S), read(S, X), \c
                             close(S).",
                 'd.txt'-"data."
               ],
               loaded_value('src/p.pl', X)).
test(a_program_stays_in_its_folder, Here == There) :-
    working_directory(Here, Here),
    with_files(['p.pl'-"v(X) :- working_directory(_, '/'), \c
                                working_directory(X, X)."],
               loaded_value(_)),
    working_directory(There, There).
test(files_are_loaded_later, X == 2) :-
    with_files([ 'p.pl'-"v(X) :- consult('q.pl'), w(X).",
                 'q.pl'-":- dynamic w/1.\n:- X is 1+1, assertz(w(X))."
               ],
               loaded_value(X)).

loaded_value(X, Folder) :-
    loaded_value('p.pl', X, Folder).

loaded_value(Name, X, Folder) :-
    load(Name, M, _, Folder),
    M:v(X).

test(goals_that_start_a_game_are_skipped,
     [ forall(member(Goal, ["play", "main", "halt", "halt(0)",
                            "initialization(play)", "initialization(halt)",
                            "initialization(main, main)"])),
       true(Report = [dialect(swi),skipped(_, 'p.pl', 1)])
     ]) :-
    format(string(Text),
           ":- ~w.~nplay :- main.~nmain :- write(no).~n", [Goal]),
    report(Text, Report).
test(within_other_goals_too,
     Report == [ dialect(swi),
                 skipped(play, 'p.pl', 3), skipped(halt, 'p.pl', 4)
               ]) :-
    report("go :- play.\nplay.\n:- go.\n:- true, halt.\n", Report).
test(a_program_cannot_end_the_process,
     [ forall(member(Goal, [halt,halt(1),abort,break])),
       true(Result == threw(program_halted))
     ]) :-
    format(string(Text), "v(1) :- call(~w).", [Goal]),
    with_files(['p.pl'-Text], halting(Result)).
test(nor_while_it_is_loaded, Report == [dialect(swi)]) :-
    report("v :- abort.\n:- v.\n", Report).

halting(Result, Folder) :-
    load('p.pl', M, _, Folder),
    quietly(M:v(_), [], Outcome),
    Result = Outcome.result.

test(directives_that_go_wrong,
     Report == [ dialect(swi),
                 failed(fail, 'p.pl', 1), threw(is, type_error, 'p.pl', 2)
               ]) :-
    report(":- fail.\n:- _ is foo.\n", Report).
test(no_program_waits_by_the_clock,
     [ forall(member(Now,
                     [ "statistics(walltime, [T|_]), N is T//1000",
                       "statistics(runtime, [T|_]), N is T//1000",
                       "statistics(cputime, N)", "get_time(N)"
                     ])),
       X == waited
     ]) :-
    format(string(Text),
           "now_is(N) :- ~w.~n\c
            v(waited) :- now_is(T), repeat, now_is(N), N >= T+20, !.~n",
           [Now]),
    with_files(['p.pl'-Text], loaded_value(X)).
test(a_program_has_its_own_sleep, X == mine) :-
    with_files(['p.pl'-"sleep(mine). v(X) :- sleep(X)."], loaded_value(X)).
test(lines_that_end_in_crlf, Report == [dialect(swi)]) :-
    report("a :-\r\n  b.\r\nb :- X = 'c\\\r\nd', write(X).\r\n", Report).
test(a_byte_order_mark, Report == [dialect(swi)]) :-
    report("\ufeff:- use_module(library(lists)).\na.\n", Report).
test(a_script, Report == [dialect(swi)]) :-
    report("#!/usr/bin/env swipl\na.\n", Report).
test(clauses_apart_are_no_fault, Report == [dialect(swi)]) :-
    report("a(1).\nb(_, _).\na(2).\nc(X) :- a(Y).\n", Report).
test(nothing_is_printed, Printed == "") :-
    quietly(report("a(X) :- b. a( . :- foo. :- [nofile].", _), [], Outcome),
    Printed = Outcome.printed.
test(no_such_file, error(existence_error(source_sink, '/no/such/file.pl'))) :-
    load_program('/no/such/file.pl', _, _).

%   endless(Directives, OtherFiles): loading this runs code that does not end.

endless(":- repeat, fail.", []).
endless(":- initialization((repeat, fail)).", []).
endless(":- [q].", ['q.pl'-":- repeat, fail."]).
endless(":- true, consult(q).", ['q.pl'-":- repeat, fail."]).
endless(":- maplist(ensure_loaded, [q]).", ['q.pl'-":- repeat, fail."]).
endless(":- include(q).", ['q.pl'-":- repeat, fail."]).
endless(":- use_module('q.pl').",
        ['q.pl'-":- module(loaded_q, []).\n:- repeat, fail."]).
endless(":- autoload(q).",
        ['q.pl'-":- module(loaded_q, []).\n:- repeat, fail."]).
endless(":- autoload(q, [v/0]).",
        ['q.pl'-":- module(loaded_q, [v/0]). v.\n:- repeat, fail."]).
endless(":- reexport(q).",
        ['q.pl'-":- module(loaded_q, []).\n:- repeat, fail."]).
endless(":- [q].",
        [ 'q.pl'-":- use_module('d/r').",
          'd/r.pl'-":- module(loaded_r, []).\n:- ensure_loaded(s).",
          'd/s.pl'-":- repeat, fail."
        ]).
endless(":- repeat, catch((repeat, fail), _, true), fail.", []).
endless(":- repeat, catch(ignore(true), _, true), fail.", []).
endless(":- dynamic d/1.\n\c
         :- repeat, forall(catch(repeat, _, true), \\+ d(_)), fail.", []).
endless(":- repeat, write(hello), nl, fail.", []).
endless(":- thread_create(thread_get_message(_), Id), thread_join(Id).", []).

test(a_directive_ends_however_deep,
     [ forall(endless(Text, Files)),
       true(Late == true)
     ]) :-
    with_files(['p.pl'-Text|Files],
               load_limited([directive_seconds(0.1)], Report)),
    (   member(timeout(_, _, _), Report)
    ->  Late = true
    ;   Late = Report
    ).
test(the_rest_is_loaded_after_a_timeout, Report == [ dialect(swi),
                                                 timeout(',', 'q.pl', 1)
                                               ]) :-
    with_files(['p.pl'-":- [q]. v :- w, x. x.",'q.pl'-":- repeat, fail. w."],
               load_limited([directive_seconds(0.1)], Report)).

test(after_one_that_did_not_end_the_others_get_a_tenth_of_the_time,
     true(Limits = [0.1,0.01|_])) :-
    setup_call_cleanup(
        wrap_predicate(tabuleiro_run_directives:directive_seconds(Seconds),
                       limits, Limited,
                       ( Limited,
                         assertz(test_load_program:given(Seconds))
                       )),
        with_files(['p.pl'-":- repeat, fail.\n:- true.\nv."],
                   load_limited([directive_seconds(0.1),seconds(3600)], _)),
        unwrap_predicate(tabuleiro_run_directives:directive_seconds/1, limits)),
    findall(Limit, retract(test_load_program:given(Limit)), Limits).

%   Code of a program that SWI-Prolog itself runs while loading.

expands("term_expansion(_, _) :- repeat, fail.\nv.").
expands("user:term_expansion(_, _) :- repeat, fail.\nv.").
expands("goal_expansion(_, _) :-
             repeat, catch((repeat, fail), _, true), fail.
         v :- w.").

test(loading_ends, [forall(expands(Text)), true(Unfinished == true)]) :-
    with_files(['p.pl'-Text], load_limited([seconds(0.5)], Report)),
    (   member(unfinished(_, _), Report)
    ->  Unfinished = true
    ;   Unfinished = Report
    ).
test(a_time_limit_around_it_ends_it, Ball == time_limit_exceeded) :-
    catch(within_seconds(0.2,
                         report("term_expansion(_, _) :- repeat, fail.\nv.",
                                _)),
          Ball, true).

test(a_directive_that_loads_files_passes_on_limits_of_the_program,
     Report = [dialect(swi),unfinished(_, 3)]) :-
    loaded_by_a_directive(Files),
    with_files(Files, load_limited([seconds(0.5)], Report)).
test(a_directive_that_loads_files_passes_on_limits_around_the_program,
     Ball == time_limit_exceeded) :-
    loaded_by_a_directive(Files),
    catch(call_with_time_limit(0.2, with_files(Files, load_limited([], _))),
          Ball, true).

loaded_by_a_directive([ 'p.pl'-":- [q].\nv :- w.",
                        'q.pl'-":- module(loaded_q, []).\n\c
                                term_expansion(x, _) :- repeat, fail.\nx."
                      ]).

load_limited(Options, Report, Folder) :-
    directory_file_path(Folder, 'p.pl', File),
    load_program(File, Options, _, Report0),
    short_report(Report0, Report).

test(reexport, X == 1) :-
    with_files([ 'p.pl'-":- use_module(q). v(X) :- w(X).",
                 'q.pl'-":- module(loaded_q, []).\n:- reexport(r).",
                 'r.pl'-":- module(loaded_r, [w/1]). w(1)."
               ],
               loaded_value(X)).
test(reexport_of_some, Report == [ dialect(swi),
                                   undefined(x/0, 'p.pl', 1)
                                 ]) :-
    with_files([ 'p.pl'-":- use_module(q). v :- w, x.",
                 'q.pl'-":- module(loaded_q, []).
                         :- reexport(r, except([x/0])).",
                 'r.pl'-":- module(loaded_r, [w/0,x/0]). w. x."
               ],
               load('p.pl', _, Report)).
test(the_program_that_a_file_is_a_part_of_is_named,
     Report == [ dialect(swi),
                 undefined(x/0, 'p.pl', 1),
                 part_of('main.pl')
               ]) :-
    with_files([ 'p.pl'-"v :- x.",
                 'main.pl'-"unread(.\n:- [x], [p].",
                 'x.pl'-":- ensure_loaded(y)."
               ],
               load('p.pl', _, Report)).
test(the_program_may_be_in_the_folder_above,
     Report == [ dialect(swi),
                 undefined(x/0, 'p.pl', 1),
                 part_of('main.pl')
               ]) :-
    with_files([ 'd/p.pl'-"v :- x.",
                 'main.pl'-":- use_module(library(lists)), \c
                            include('d/p.pl')."
               ],
               load('d/p.pl', _, Report)).
test(autoload, X == 1) :-
    with_files([ 'p.pl'-":- autoload('d/q.pl', [w/1]). v(X) :- w(X).",
                 'd/q.pl'-":- module(loaded_q, [w/1]). w(1)."
               ],
               loaded_value(X)).
test(its_own_time_limits_a_program_may_catch, X == caught) :-
    with_files(['p.pl'-"v(X) :- catch(call_with_time_limit(0.01, \c
                                                   (repeat, fail)), \c
                                      time_limit_exceeded, X = caught)."],
               loaded_value(X)).
test(a_program_may_catch, X == 1) :-
    with_files(['p.pl'-"v(X) :- catch(throw(b(1)), b(X), true)."],
               loaded_value(X)).
test(catching_all_does_not_catch_leaving, Ball == tabuleiro_leave) :-
    with_files(['p.pl'-"v(1) :- catch(throw(tabuleiro_leave), _, true)."],
               caught_ball(Ball)).

caught_ball(Ball, Folder) :-
    load('p.pl', M, _, Folder),
    catch(M:v(_), Ball, true).

:- end_tests(load_program).
