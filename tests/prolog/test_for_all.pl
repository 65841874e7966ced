/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_for_all, [test_for_all/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).

/** <module> No test passes because there was nothing to test

plunit runs a test with the option forall(Generator) once for each solution.
Without a solution the test does not run, silently. All loaded units are
checked: with tests/run.pl every unit.
*/

test_for_all :-
    run_tests([for_all, generators]).

%!  generator(?Unit, ?Test, -Generator) is nondet.
%
%   Test of Unit has the option forall(Generator), with its module.

generator(Unit, Test, Module:Generator) :-
    plunit:current_unit(Unit, Module, _, _),
    current_test(Unit, Test, _, _, Options),
    member(forall(Generator), Options).

:- begin_tests(for_all).

test(all) :-
    for_all(member(X, [1,2]), integer(X)).
test(not_all, fail) :-
    for_all(member(X, [1,a]), integer(X)).
test(nothing, throws(no_case(_))) :-
    for_all(member(X, []), integer(X)).
test(again, throws(no_case(_))) :-
    for_all(member(X, [1]), integer(X)),
    for_all(member(X, []), integer(X)).
test(bindings_are_undone, X-Y == 1-1) :-
    for_all(member(X, [1,2]), Y = X),
    X = 1,
    Y = 1.

:- end_tests(for_all).

:- begin_tests(generators).

test(every_generator_has_a_solution, Empty == []) :-
    findall(Unit:Test,
            ( generator(Unit, Test, Generator),
              \+ Generator
            ),
            Empty).
test(tests_of_every_game_are_loaded) :-
    for_all(game_name(Game),
            ( atom_concat(Game, '_rules', Unit),
              assertion(plunit:current_unit(Unit, _, _, _))
            )).
test(generators_are_found, Generators = [_:member(_, [1,2])]) :-
    findall(Generator, generator(generators, _, Generator), Generators).
test(with_two_solutions, forall(member(X, [1,2]))) :-
    integer(X).

:- end_tests(generators).
