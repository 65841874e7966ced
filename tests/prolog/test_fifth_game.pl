/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_fifth_game, [test_fifth_game/0]).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/texts').
:- use_module('../support/run_swipl').

/** <module> A game is its folder: a fifth one edits no other file

The tests run in a copy of this tree that has examples/own_game as
games/hare_in_c, a game without notation.c, net, book, texts in other languages
and colours. Tests that need a compiler are in tests/long/fifth.
*/

test_fifth_game :-
    run_tests([fifth_game]).

:- begin_tests(fifth_game, [setup(make_copy), cleanup(delete_copy)]).

:- dynamic copy/1.

make_copy :-
    copy_of_tree([prolog,games,'examples/own_game'], Copy),
    assertz(copy(Copy)),
    root(Root),
    atom_concat(Root, '/Makefile', Makefile),
    atom_concat(Copy, '/Makefile', CopiedMakefile),
    copy_file(Makefile, CopiedMakefile),
    there(Example, Game),
    rename_file(Example, Game).

delete_copy :-
    retract(copy(Copy)),
    delete_directory_and_contents(Copy).

there(Example, Game) :-
    copy(Copy),
    atom_concat(Copy, '/examples/own_game', Example),
    atom_concat(Copy, '/games/hare_in_c', Game).

%   Lines are the output of Goal in a process that loads the library.

prints(Goal, Lines) :-
    copy(Copy),
    run_swipl_in(Copy, ['LC_ALL'='C.UTF-8'],
                 [ '--on-error=status','-g',Goal,'-t',halt,
                   'prolog/tabuleiro.pl'
                 ],
                 "", Output, _, Status),
    assertion(Status == exit(0)),
    split_string(Output, "\n", "\n", Lines).

%   List is a line of games.h as make writes it. Nothing is compiled, and the
%   make that runs the tests has no effect.

in_games_h(What, List) :-
    copy(Copy),
    absolute_file_name(path(make), Make, [access(execute)]),
    absolute_file_name(path(env), Env, [access(execute)]),
    process_create(Env,
                   [ '-u','MAKEFLAGS','-u','MAKELEVEL','-u','MFLAGS',
                     Make,'-s','SWIPL=:','build/games.h'
                   ],
                   [cwd(Copy)]),
    atom_concat(Copy, '/build/games.h', File),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", Lines),
    string_concat("#define FOR_EACH_", What, Define),
    member(Line, Lines),
    string_concat(Define, List, Line),
    !.

test(prolog_finds_it,
     Lines == [ "[hare_in_c,mitsudomoe,tactigon,waldmeister,wali]",
                "static/games/hare_in_c/pieces.js"
              ]) :-
    prints("findall(G,game_name(G),Gs),print(Gs),nl,\c
            load_game(hare_in_c,M),\c
            use_module(prolog/tabuleiro/web/games_list),\c
            games_dicts([M],[D]),get_dict(look,D,[Look]),writeln(Look),\c
            check_game(M,[],[games(1),seconds(inf)])",
           Lines).
test(make_finds_it_and_its_tests) :-
    in_games_h("GAME(X)", Games),
    assertion(has(Games, "X(hare_in_c)")),
    in_games_h("NOTATION(X)", Notations),
    assertion(\+ has(Notations, "X(hare_in_c)")),
    in_games_h("SUITE(X)", Suites),
    assertion(has(Suites, "X(hare_in_c)")).
test(without_its_folder_it_is_no_game,
     [ setup(( there(Example, Game),
               rename_file(Game, Example)
             )),
       cleanup(rename_file(Example, Game))
     ]) :-
    in_games_h("GAME(X)", Games),
    assertion(has(Games, "X(wali)")),
    assertion(\+ has(Games, "X(hare_in_c)")).

:- end_tests(fifth_game).
