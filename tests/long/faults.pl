/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(faults, [faults_and_halt/1]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../support/mutant').

/** <module> Planted faults: every test named here can fail

Each fault of tests/data/faults.txt is planted in a copy of the tree, which is
then built and tested. A fault that the build or its test does not notice
is an error, and so is a test that fails without any fault.
*/

%!  faults_and_halt(+Test) is det.
%
%   Plants every fault whose test unifies with Test, prints what noticed it and
%   ends the process, with status 1 if a fault went unnoticed.
%
%       swipl -g "faults_and_halt(prolog(why_not))" tests/long/faults.pl

faults_and_halt(Test) :-
    tmp_file(faults, Copy),
    call_cleanup(
        unnoticed(Test, Copy, Names),
        process_create(path(rm), ['-rf', Copy], [])),
    (   Names == []
    ->  halt(0)
    ;   format(user_error, "faults: unnoticed: ~p~n", [Names]),
        halt(1)
    ).

unnoticed(Test, Copy, Names) :-
    here(Here),
    atom_concat(Here, '/tree', Tree),
    run(Here, Tree, [Copy], 0, _),
    atom_concat(Here, '/../data/faults.txt', Data),
    read_file_to_terms(Data, Faults0, [encoding(utf8)]),
    include(is_noticed_by(Test), Faults0, Faults),
    findall(Needed, member(fault(_, _, _, _, Needed), Faults), Tests),
    sort(Tests, Sorted),
    for_all(member(Needed, Sorted), must_pass(Copy, Needed)),
    findall(Name,
            ( member(Fault, Faults),
              Fault = fault(Name, _, _, _, _),
              \+ is_noticed(Copy, Fault)
            ),
            Names).

is_noticed_by(Test, fault(_, _, _, _, Needed)) :-
    \+ Test \= Needed.

here(Here) :-
    source_file(faults:here(_), File),
    file_directory_name(File, Here).

must_build(Copy, Test) :-
    build(Copy, Test, Status, Output),
    (   Status == 0
    ->  true
    ;   throw(error(build_failed(Output), _))
    ).

must_pass(Copy, Test) :-
    must_build(Copy, Test),
    test(Copy, Test, Status, Output),
    (   Status == 0
    ->  true
    ;   throw(error(fails_without_fault(Test, Output), _))
    ).

is_noticed(Copy, fault(Name, File, Old, New, Test)) :-
    atomic_list_concat([Copy, /, File], Path),
    read_file_to_string(Path, Sound, [encoding(utf8)]),
    replace_once(Sound, Old, New, Faulty),
    setup_call_cleanup(
        write_text(Path, Faulty),
        ( must_build(Copy, Test),
          test(Copy, Test, Status, Output)
        ),
        write_text(Path, Sound)),
    (   Status \== 0
    ->  cost(Output, Cost),
        format("~w~t~46|~p~w~n", [Name,Test,Cost])
    ;   format("~w~t~46|~p did not notice~n", [Name,Test]),
        fail
    ).

write_text(Path, Text) :-
    setup_call_cleanup(
        open(Path, write, Stream, [encoding(utf8)]),
        write(Stream, Text),
        close(Stream)).

build(Copy, Test, Status, Output) :-
    needs(Test, Goals),
    run(Copy, path(make), ['-s'|Goals], Status, Output).

%   needs(Test, Goals): Test needs what these goals of make build.

needs(signature, ['build/signature']).
needs(c(_),      ['build/check_c']).
needs(prolog(_), [all,'build/tabuleiro-ugi']).

test(Copy, signature, Status, Output) :-
    run(Copy, path(make), ['-s','check-signature'], Status, Output).
test(Copy, c(Suite), Status, Output) :-
    atom_concat('CK_RUN_SUITE=', Suite, Only),
    run(Copy, path(env), [Only,'build/check_c'], Status, Output).
test(Copy, prolog(Unit), Status, Output) :-
    current_prolog_flag(executable, Swipl),
    format(atom(Goal), "run_tests_and_halt([~q])", [Unit]),
    run(Copy, Swipl, ['--on-error=status','-g',Goal,'tests/run.pl'],
        Status, Output).

%   run(+Folder, +Command, +Arguments, -Status, -Output): in Folder.

run(Folder, Command, Arguments, Status, Output) :-
    process_create(Command, Arguments,
                   [ cwd(Folder), stdin(null), stdout(pipe(Out)),
                     stderr(null), process(Process)
                   ]),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, exit(Status)).

%   What the search takes with the fault, from the last lines of a diff.

cost(Output, Cost) :-
    (   total(Output, "-all ", Before),
        total(Output, "+all ", After)
    ->  Factor is After/Before,
        format(string(Cost), ", ~2f times the nodes", [Factor])
    ;   Cost = ""
    ).

total(Output, Prefix, Nodes) :-
    split_string(Output, "\n", "", Lines),
    member(Line, Lines),
    string_concat(Prefix, Rest, Line),
    !,
    split_string(Rest, " ", "", [Text|_]),
    number_string(Nodes, Text).
