/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_train, [test_train/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/tool').
:- use_module('../../prolog/tabuleiro').

/** <module> The nets of evaluations, and how they are trained
*/

test_train :-
    run_tests([train,net_term]).

%   trained(+Game, +Seed, -Net:string): two rounds of a few games of few nodes.

trained(Game, Seed, Net) :-
    run_tool(train, [Game,4,20,2,Seed], "", Net, _, exit(0)).

:- begin_tests(train, [condition(has_tool(train))]).

test(a_net_depends_on_its_seed_alone, Same == Net) :-
    trained(wali, 1, Net),
    trained(wali, 1, Same),
    trained(wali, 2, Other),
    assertion(Other \== Net).
test(every_game_of_the_pack_has_a_net,
     [forall(game_name(Game)), true(Defined == [x])]) :-
    trained(Game, 1, Net),
    format(string(Definition), "const net ~w_net = {", [Game]),
    findall(x, sub_string(Net, _, _, _, Definition), Defined),
    split_string(Net, "\n", "", [Line|_]),
    assertion(sub_string(Line, _, _, _, "build/train")).
test(a_game_without_features_is_none, Status == exit(1)) :-
    run_tool(train, [chess], "", "", Errors, Status),
    assertion(sub_string(Errors, 0, _, _, "usage: train GAME")).

:- end_tests(train).

:- begin_tests(net_term).

start(Game, Config, State) :-
    load_game(Game, Module),
    Module:initial_state(Config, State).

test(the_net_is_the_last_term, [forall(game_name(Game)), true(Name == net)]) :-
    start(Game, default, State),
    evaluation(Game, State, _, Terms),
    last(Terms, Term),
    Name = Term.name.
test(the_net_says_nothing_of_a_board_of_another_size, Score =:= 0) :-
    start(wali, [size(4-4)], State),
    evaluation(wali, State, _, Terms),
    last(Terms, Term),
    Score = Term.score.

:- end_tests(net_term).
