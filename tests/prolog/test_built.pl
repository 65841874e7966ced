/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_built, [test_built/0]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module('../support/run_swipl').

/** <module> The compiled files are loaded, and never instead of newer sources

The tests run in a copy of this tree without a C library, whose files are
compiled again.
*/

test_built :-
    run_tests([built, other_version]).

:- begin_tests(built, [setup(make_copy), cleanup(delete_copy)]).

:- dynamic copy/1.

make_copy :-
    copy_of_tree([prolog,games,tools,app], Copy),
    assertz(copy(Copy)),
    forall(member(Step, [list_and_halt,compile_and_halt]),
           ( run_swipl_in(Copy, ['LC_ALL'='C.UTF-8'],
                          ['-g',Step,'tools/built.pl'], "", _, Errors, Status),
             assertion(Status-Errors == exit(0)-"")
           )).

delete_copy :-
    retract(copy(Copy)),
    delete_directory_and_contents(Copy).

%   Output is the output of Goal in a process that loads the library and a game;
%   Built are the compiled files that were loaded.

prints(Goal, Output-Built, Errors) :-
    copy(Copy),
    format(string(Whole),
           "load_game(wali,_),(~s),nl,\c
            forall((current_module(M),\c
                    atom_concat(tabuleiro_built_,Name,M)),\c
                   (write(Name),nl))", [Goal]),
    run_swipl_in(Copy, ['LC_ALL'='C.UTF-8'],
                 ['-g',Whole,'-t',halt,'prolog/tabuleiro.pl'], "",
                 Text, Errors, Status),
    assertion(Status == exit(0)),
    split_string(Text, "\n", "", [Output|Lines]),
    exclude(==(""), Lines, Names),
    sort(Names, Built).

%   Runs Goal while the file Name of the copy is changed by Change(Path), and
%   then undoes the change.

:- meta_predicate with_changed(+, 1, 0).

with_changed(Name, Change, Goal) :-
    copy(Copy),
    directory_file_path(Copy, Name, Path),
    tmp_file(saved, Saved),
    time_file(Path, Time),
    setup_call_cleanup(
        rename_file(Path, Saved),
        ( call(Change, Saved-Path),
          Goal
        ),
        ( rename_file(Saved, Path),
          set_time_file(Path, _, [modified(Time)])
        )).

added(Text, Saved-Path) :-
    copy_file(Saved, Path),
    setup_call_cleanup(
        open(Path, append, Out, [encoding(utf8)]),
        format(Out, '~n~s~n', [Text]),
        close(Out)).

removed(_).

files(Files) :-
    copy(Copy),
    findall(File-Time,
            ( directory_member(Copy, File, [recursive(true)]),
              time_file(File, Time)
            ),
            Files0),
    sort(Files0, Files).

no_library("tabuleiro runs without its C library; `make` builds it.").

test(the_compiled_files_are_loaded_and_nothing_is_written,
     After-Built == Before-["game","tabuleiro","wali"]) :-
    files(Before),
    prints("true", _-Built, Errors),
    files(After),
    no_library(Warning),
    split_string(Errors, "\n", "\n", Lines),
    assertion(( Lines = [_,Line],
                sub_string(Line, _, _, 0, Warning)
              )).
test(a_command_loads_the_compiled_files, Status-Output == exit(0)-"ok") :-
    copy(Copy),
    run_swipl_in(Copy, ['LC_ALL'='C.UTF-8'],
                 [ '-g', "forall(member(N,[game,tabuleiro]),\c
                                 (atom_concat(tabuleiro_built_,N,M),\c
                                  current_module(M))),write(ok),halt",
                   'app/tabuleiro.pl', check
                 ], "", Output, _, Status).
test(a_predicate_knows_its_source, Output == "ok") :-
    prints("source_file(tabuleiro_levels:level_options(_,_,_),F),\c
            absolute_file_name('prolog/tabuleiro/search/levels.pl',F),\c
            module_property(wali_notation,file(G)),\c
            absolute_file_name('games/wali/notation.pl',G),\c
            nth_clause(wali_reference:valid_moves(_,_),1,C),\c
            clause_property(C,file(H)),\c
            absolute_file_name('games/wali/reference.pl',H),write(ok)",
           Output-_, _).
test(files_are_loaded_once, Output == "ok") :-
    prints("forall(member(M-F,[tabuleiro_record-'match/record',\c
                               tabuleiro_native-'game/native']),\c
                   (atom_concat('prolog/tabuleiro/',F,P),\c
                    use_module(P,[]),module_property(M,file(_)))),\c
            [games(wali)],initial_state(default,_),write(ok)", Output-_, _).
test(after_a_part_of_it_the_rest_is_loaded_from_sources,
     Status-Output == exit(0)-"ok") :-
    copy(Copy),
    run_swipl_in(Copy, ['LC_ALL'='C.UTF-8'],
                 [ '-g', "use_module('prolog/tabuleiro.pl'),load_game(wali,_),\c
                          initial_state(default,S),\c
                          wali:choose_move(S,1,_),write(ok)",
                   '-t', halt, 'prolog/tabuleiro/game/shapes.pl',
                   'games/wali/board.pl', 'games/wali/wali.pl'
                 ], "", Output, _, Status).
test(an_edited_file_is_loaded_from_its_source, Output-Built == "new"-[]) :-
    with_changed('prolog/tabuleiro/search/levels.pl',
                 added("edited(new)."),
                 prints("tabuleiro_levels:edited(X),write(X)", Output-Built,
                        _)).
test(an_edited_file_of_a_game_is_loaded_from_its_source,
     Output-Built == "new"-[]) :-
    with_changed('games/wali/notation.pl', added("edited(new)."),
                 prints("wali_notation:edited(X),write(X)", Output-Built, _)).
test(a_deleted_file_is_missed, Built == []) :-
    with_changed('games/wali/effects.pl', removed,
                 prints("true", _-Built, Errors)),
    assertion(sub_string(Errors, _, _, _, "effects")).

:- end_tests(built).

:- begin_tests(other_version).

test(a_build_of_another_version_alone_is_named_and_not_loaded,
     Status == exit(0)) :-
    setup_call_cleanup(
        ( copy_of_tree([prolog,games], Copy),
          directory_file_path(Copy, 'build/swipl-70203-x86_64-linux', Folder),
          make_directory_path(Folder)
        ),
        run_swipl_in(Copy, ['LC_ALL'='C.UTF-8'],
                     [ '-g', "initial_state(default,S),valid_moves(S,[_|_])",
                       '-t', halt, 'games/wali/wali.pl'
                     ], "", _, Errors, Status),
        delete_directory_and_contents(Copy)),
    names_versions(Errors, "7.2.3").
test(a_library_of_another_version_is_refused,
     [ condition(has_compiler),
       true(Status-Output == exit(0)-"[]")
     ]) :-
    tmp_file(library, Folder),
    directory_file_path(Folder, tabuleiro, Base),
    setup_call_cleanup(
        ( make_directory(Folder),
          compiled_for(70203, Base)
        ),
        ( format(string(Set), "set_prolog_flag(tabuleiro_library,'~w')",
                 [Base]),
          run_swipl([ '-g', Set, '-g', "['games/wali/wali']",
                      '-g', "initial_state(default,S),valid_moves(S,[_|_]),\c
                             findall(G,tabuleiro_native:native_game(G),Gs),\c
                             write(Gs)",
                      '-t', halt
                    ], "", Output, Errors, Status)
        ),
        delete_directory_and_contents(Folder)),
    names_versions(Errors, "7.2.3").

has_compiler :-
    absolute_file_name(path(cc), _, [access(execute), file_errors(fail)]).

%   The library Base.so has only a version.

compiled_for(Version, Base) :-
    file_name_extension(Base, c, Source),
    file_name_extension(Base, so, Library),
    current_prolog_flag(home, Home),
    format(atom(Include), '-I~w/include', [Home]),
    setup_call_cleanup(
        open(Source, write, Out),
        format(Out,
               '#include <SWI-Prolog.h>~n\c
                static foreign_t~nbuilt_for(term_t version) {~n  \c
                return PL_unify_integer(version, ~d);~n}~n\c
                install_t~ninstall(void) {~n  PL_register_foreign(\c
                "$built_for", 1, (pl_function_t)built_for, 0);~n}~n',
               [Version]),
        close(Out)),
    process_create(path(cc), ['-shared','-fPIC',Include,'-o',Library,Source],
                   []).

names_versions(Errors, Other) :-
    current_prolog_flag(version, Version),
    Major is Version // 10000,
    Minor is Version // 100 mod 100,
    Patch is Version mod 100,
    format(string(Text),
           "was built for SWI-Prolog ~s and this is ~d.~d.~d: ",
           [Other,Major,Minor,Patch]),
    assertion(sub_string(Errors, _, _, _, Text)),
    assertion(sub_string(Errors, _, _, _, "`make SWIPL=")).

:- end_tests(other_version).
