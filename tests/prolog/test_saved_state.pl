/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_saved_state, [test_saved_state/0]).
:- use_module(library(filesex)).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl').
:- use_module('../../prolog/tabuleiro/game/build', [build_folder/1]).
:- use_module('../../prolog/tabuleiro/game/native', [native_game/1]).

/** <module> Saved states play, with the clone and without it
*/

test_saved_state :-
    run_tests(saved_state).

:- begin_tests(saved_state, [condition(native_game(wali))]).

test(plays_where_the_clone_is_and_where_it_is_not) :-
    build_folder(Build0),
    file_base_name(Build0, Name),
    atom_concat('build/', Name, Build),
    copy_of_tree([prolog,games,Build], Copy),
    atom_concat(Copy, '_moved', Moved),
    call_cleanup(
        ( save(Copy),
          plays(Copy, no_save, c, Errors1),
          rename_file(Copy, Moved),
          plays(Moved, save, c, Errors2),
          plays(Moved, no_save, prolog, Warning)
        ),
        (   exists_directory(Moved)
        ->  delete_directory_and_contents(Moved)
        ;   delete_directory_and_contents(Copy)
        )),
    assertion(Errors1-Errors2 == ""-""),
    assertion(sub_string(Warning, _, _, _, "runs without its C library")).

%   A state with the C library and one without it.

save(Copy) :-
    format(atom(Library), 'library=~w/prolog', [Copy]),
    format(string(Save),
           "forall(member(F, [save,no_save]), \c
                   ( atom_concat('~w/', F, State), \c
                     qsave_program(State, [foreign(F), goal(main), \c
                                           toplevel(halt)]) ))",
           [Copy]),
    run_swipl(['-q','-p',Library,'-g',Save,'-t',halt,
               'tests/fixtures/saved_program.pl'],
              "", _, Errors, Status),
    assertion(Status-Errors == exit(0)-"").

plays(Folder, State, Rules, Errors) :-
    directory_file_path(Folder, State, File),
    run_swipl(['-x', File], "", Output, Errors, Status),
    assertion(Status == exit(0)),
    format(string(Expected),
           "mitsudomoe ~w~ntactigon ~w~nwaldmeister ~w~nwali ~w~n",
           [Rules,Rules,Rules,Rules]),
    assertion(Output == Expected).

:- end_tests(saved_state).
