/*  Runs the Prolog tests: every test_*.pl of tests/prolog,
    tests/laws and games/<game>/tests.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(run_tests_all,
          [ run_tests_and_halt/0,
            run_tests_and_halt/1,       % +Units
            share_tests_and_halt/1      % +Folder
          ]).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(yall)).
:- use_module('../prolog/tabuleiro', []).
:- use_module('support/environment').

load_tests :-
    prolog_load_context(directory, Here),
    forall(( member(Folder, ['/laws','/../games/*/tests','/prolog']),
             atom_concat(Here, Folder, Pattern),
             files(Pattern, Folders),
             member(Path, Folders),
             atom_concat(Path, '/test_*.pl', FilePattern),
             files(FilePattern, Files),
             member(File, Files)
           ),
           use_module(File, [])).

%   expand_file_name/2 of 9.0.4 finds no file of `games/*/tests/*.pl`: a name
%   between two wildcards matches only at the end. So the folders come first.

files(Pattern, Files) :-
    expand_file_name(Pattern, Files),
    (   Files == []
    ->  existence_error(test_files, Pattern)
    ;   true
    ).

%   A shell starts what runs in the background with SIGINT ignored, and so would
%   be all that the tests start and send Ctrl-C to. A signal that has a handler
%   has the default action again in those processes.

:- on_signal(int, _, end_tests_by).
:- public end_tests_by/1.               % signal handler

end_tests_by(_) :-
    current_prolog_flag(pid, Me),
    process_kill(Me, term).

:- set_prolog_flag(message_language, en).

%   Later versions of plunit count a warning that somebody hides as a fault,
%   unless all output is shown, as in 9.0.4, whose plunit has no such option.

:- catch(set_test_options([output(always)]), error(_, _), true).

:- initialization(load_tests, now).

%!  run_tests_and_halt is det.
%!  run_tests_and_halt(+Units:list) is det.
%
%   Runs all tests, or those of Units, and ends the process, with status 1 if
%   any failed. What the tests of a unit draw at random, they draw from the seed
%   of TABULEIRO_SEED, 1 unless set: in whatever company, they draw the same.

run_tests_and_halt :-
    run_and_halt(unit).

run_tests_and_halt(Units) :-
    run_and_halt([Unit]>>member(Unit, Units)).

%!  share_tests_and_halt(+Folder) is det.
%
%   As run_tests_and_halt/0, of the units that no other process with Folder has
%   begun: each begins those that are left, one after the other, and makes a
%   folder of its name in Folder, which is empty at first. They share the cache
%   of what was understood of programs, beside Folder.

share_tests_and_halt(Folder0) :-
    absolute_file_name(Folder0, Folder),
    atom_concat(Folder, '_cache', Cache),
    setenv('XDG_CACHE_HOME', Cache),
    run_and_halt(unclaimed(Folder)).

unclaimed(Folder, Unit) :-
    unit(Unit),
    atomic_list_concat([Folder,/,Unit], Claim),
    catch(make_directory(Claim), Error, true),
    (   var(Error)
    ->  true
    ;   exists_directory(Claim)
    ->  fail
    ;   throw(Error)
    ).

:- meta_predicate run_and_halt(1).

run_and_halt(Generator) :-
    number_from('TABULEIRO_SEED', 1, Seed),
    format("% The tests draw from seed ~d~n", [Seed]),
    findall(Unit,
            ( call(Generator, Unit),
              \+ passes(Unit, Seed)
            ),
            Failed),
    (   Failed == []
    ->  halt(0)
    ;   format("% Failed: ~p~n", [Failed]),
        halt(1)
    ).

passes(Unit, Seed) :-
    set_random(seed(Seed)),
    retractall(not_set_up),
    run_tests(Unit),
    \+ not_set_up.

%   plunit of 9.0.4 succeeds where the setup of a unit or a test fails.

:- dynamic not_set_up/0.
:- multifile user:message_hook/3.

user:message_hook(Message, error, _) :-
    (   Message = plunit(error(_, _, _))
    ;   Message = error(goal_failed(_), _)
    ),
    assertz(run_tests_all:not_set_up),
    fail.

unit(Unit) :-
    plunit:current_unit(Unit, _, _, _).
