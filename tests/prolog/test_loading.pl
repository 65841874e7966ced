/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_loading, [test_loading/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module('../support/message_text').
:- use_module('../support/run_swipl').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/build', [build_folder/1]).
:- use_module('../../prolog/tabuleiro/game/games', [game_folder/2]).

/** <module> Every way to load, each in a process of its own

The tests load from this tree; tests/long/pack does the same with an installed
pack.
*/

test_loading :-
    run_tests([loading, processor, interface]).

:- begin_tests(loading).

%   environment(?Name, -Variables): an environment without a folder to write to,
%   that of a container, whose folders are new, and that of a locale without
%   accents.

environment(no_writable_home,
            [ 'LC_ALL'='C.UTF-8', 'HOME'='/proc',
              'XDG_CONFIG_HOME'='/proc/config'
            ]).
environment(bare, ['TERM'='','HOME'=Home,'XDG_CONFIG_HOME'='']) :-
    ascii_tree,
    new_folder(Home).
environment(locale_c, ['LANG'='C']) :-
    ascii_tree.

%   If no file can be written, a menu may only warn about its settings.

nothing_but_settings(_, "").
nothing_but_settings(no_writable_home, Errors) :-
    sub_string(Errors, 0, _, _, "Warning"),
    sub_string(Errors, _, _, _, "/proc/config/swi-prolog/tabuleiro.settings"),
    \+ sub_string(Errors, _, _, _, "ERROR").

test(way,
     [ forall(( member(Where-Way,
                       [no_writable_home-_,bare-_,locale_c-library]),
                environment(Where, Environment),
                way_to_load(Way, Arguments, Input)
              ))
     ]) :-
    run_swipl(Environment, Arguments, Input, Output, Errors, Status),
    assertion(Where-Way-Status == Where-Way-exit(0)),
    assertion(nothing_but_settings(Where, Errors)),
    assertion(sub_string(Output, _, _, _, "ok")).
test(a_program_that_expands_calls_of_maplist_does_no_harm,
     Status-Errors == exit(0)-"") :-     % they are looked up while it loads
    run_swipl([ '-g', "use_module(library(apply_macros)),\c
                       use_module('prolog/tabuleiro.pl'),\c
                       use_module('prolog/tabuleiro/serve/serve.pl'),\c
                       load_game(wali,_),load_game(wali_reference,_)",
                '-t', halt
              ], "", _, Errors, Status).
test(without_a_library_the_reference_plays, true) :-
    run_without_library(
        [ '-g', "initial_state(default,S),valid_moves(S,Ms),\c
                 length(Ms,N),value(S,1,V),print(ok(N,V))",
          '-t', halt, 'games/waldmeister/waldmeister.pl'
        ], Output, Errors, Status),
    assertion(Status == exit(0)),
    assertion(sub_string(Output, _, _, _, "ok(576,0)")),
    assertion(sub_string(Errors, _, _, _, "`make` builds it")),
    assertion(\+ sub_string(Errors, _, _, _, "ERROR")),
    assertion(\+ sub_string(Errors, _, _, _, "Redefined")).

:- end_tests(loading).

:- begin_tests(processor, [condition(v3_library_runs)]).

test(v3_gets_the_library_of_its_level, Library == v3) :-
    library_loaded([], Library).
test(one_without_avx2_gets_the_one_for_any_x86_64, Library == any) :-
    library_loaded(['GLIBC_TUNABLES'='glibc.cpu.hwcaps=-AVX2'], Library).

v3_library_runs :-
    build_folder(Folder),
    atom_concat(Folder, '/glibc-hwcaps/x86-64-v3/libtabuleiro.so', Library),
    exists_file(Library),
    read_file_to_string('/proc/cpuinfo', Processors, []),
    sub_string(Processors, _, _, _, " avx2 "),
    !.

%   Library is mapped in a process that plays with C.

library_loaded(Environment, Library) :-
    run_swipl(Environment,
              [ '-g', "native_game(wali),\c
                       read_file_to_string('/proc/self/maps',Maps,[]),\c
                       write(Maps)",
                '-t', halt, 'prolog/tabuleiro/game/native.pl'
              ], "", Maps, Errors, Status),
    assertion(Status-Errors == exit(0)-""),
    (   sub_string(Maps, _, _, _, "/x86-64-v3/libtabuleiro.so")
    ->  Library = v3
    ;   sub_string(Maps, _, _, _, "/libtabuleiro.so")
    ->  Library = any
    ).

:- end_tests(processor).

:- begin_tests(interface).

test(a_game_is_a_game) :-
    load_game(waldmeister, Module),
    must_be_game(Module).
test(what_is_missing_is_listed,
     error(type_error(game, lists), context(_, tabuleiro(missing(_))))) :-
    must_be_game(lists).
test(a_missing_library_is_reported, true(sub_string(Text, _, _, _, Part))) :-
    Part = "does not export initial_state/2, player_to_move/2, ",
    catch(must_be_game(lists), Error, true),
    message_text(Error, Text).
test(no_module, error(existence_error(module, no_such_module))) :-
    must_be_game(no_such_module).
test(unbound, error(instantiation_error)) :-
    must_be_game(_).
test(no_atom, error(type_error(atom, 1))) :-
    must_be_game(1).
test(other_modules_are_no_games, fail) :-
    is_game(lists).
test(a_reference_is_loaded_by_name, Module == waldmeister_reference) :-
    load_game(waldmeister_reference, Module).
test(unknown_games, error(existence_error(game, chequers))) :-
    load_game(chequers, _).
test(a_path_is_no_name, error(existence_error(game, Base))) :-
    game_folder(wali, Folder),
    atom_concat(Folder, '/wali', Base),
    load_game(Base, _).
test(a_loaded_module_that_is_no_game, error(type_error(game, lists))) :-
    load_game(lists, _).
test(play_of_no_game, error(existence_error(game, chequers))) :-
    play(chequers).

:- end_tests(interface).
