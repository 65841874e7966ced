/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_portray, [test_portray/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').

test_portray :-
    run_tests(portray).

printed(Term, Text) :-
    with_output_to(string(Text), print(Term)).

%   States of a random game of Game, in each of its configs.

some_state(Game, State) :-
    load_game(Game, Module),
    Module:game_info(Info),
    member(Config, Info.configs),
    set_random(seed(7)),
    random_game(Game, _, [config(Config),states(States),max_plies(40)]),
    member(State, States).

without_portray(Goal) :-
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_portray, false),
        Goal,
        set_prolog_flag(tabuleiro_portray, true)).

:- begin_tests(portray).

test(a_state_is_printed_as_its_line, [forall(game_name(Game)), true]) :-
    for_all(some_state(Game, State),
            ( state_notation(Game, State, Position),
              format(string(Expected), 'f(<~w ~w>)', [Game,Position]),
              printed(f(State), Expected)
            )).
test(the_answers_of_the_toplevel, [true(sub_string(Output, _, _, _, Line))]) :-
    Line = "S = <wali 5/5/5/5/5/5_W_drop>",
    run_swipl(['prolog/tabuleiro.pl'],
              "use_game(wali).\ninitial_state(default, S).\n", Output, _, _).
test(the_flag_turns_it_off, [Text == "wali("]) :-
    once(some_state(wali, State)),
    without_portray(printed(State, Printed)),
    sub_string(Printed, 0, 5, _, Text).
test(other_terms_are_printed_as_usual,
     [ forall(member(Term-Text,
                     [ wali(_, _, _, _)-"wali(_,_,_,_)",
                       wali([['O']], 'W'-drop, 1-1, none-none)-
                       "wali([['O']],'W'-drop,1-1,none-none)",
                       [[], [], [], 54, 1]-"[[],[],[],54,1]",
                       [[[a]], [], 'White'-ring]-"[[[a]],[],'White'-ring]",
                       [[], red, [_]]-"[[],red,[_]]",
                       [_, _, _, _, _|_]-"[_,_,_,_,_|_]"
                     ])),
       true
     ]) :-
    forall(game_name(Game), load_game(Game, _)),
    numbered(Term),
    printed(Term, Text).
test(cyclic_terms, [true(sub_string(Text, 0, _, _, "@("))]) :-
    State = wali(State, 'W'-drop, 1-1, none-none),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', ['~p'-[State]])).
test(a_clause_can_be_read_again, [Again == State]) :-
    once(some_state(wali, State)),
    with_output_to(string(Text), portray_clause(State)),
    term_string(Again, Text).

:- end_tests(portray).

%   Variables are printed as `_`.

numbered(Term) :-
    term_variables(Term, Vars),
    maplist(=('$VAR'('_')), Vars).
