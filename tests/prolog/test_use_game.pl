/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_use_game, [test_use_game/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../support/texts').
:- use_module('../support/message_text').
:- use_module('../support/run_swipl').
:- use_module('../support/throws').

/** <module> The game of the prompt, in a process of its own
*/

test_use_game :-
    run_tests(use_game).

%   The output of swipl play.pl when Lines are typed at its prompt.

prompt(Lines, Output, Errors) :-
    atomic_list_concat(Lines, '\n', Text),
    string_concat(Text, "\n", Input),
    run_swipl(['play.pl'], Input, Output, Errors, exit(0)).

:- begin_tests(use_game).

test(there_and_back) :-
    prompt([ 'use_game(wali).',
             'initial_state(default,S), valid_moves(S,Ms), length(Ms,N).',
             'use_game(waldmeister).',
             'initial_state(default,S), valid_moves(S,Ms), length(Ms,N).',
             'match_([],x,y,R).',
             'use_game(wali).',
             'initial_state(default,S), valid_moves(S,Ms), length(Ms,N).'
           ], Output, Errors),
    split_string(Output, "\n", ",. ", Lines),
    findall(Line, (member(Line, Lines), has(Line, "N = ")), Ns),
    assertion(Ns == ["N = 30","N = 576","N = 30"]),
    assertion(\+ has(Errors, "No permission")),
    assertion(has(Errors, "% The predicates at the prompt are those of wali.")),
    assertion(has(Errors, "nknown procedure")),
    assertion(has(Errors, "match_/4")).     % in 10.0 as user:match_/4
test(after_a_game_that_was_loaded_by_hand) :-
    prompt([ '[games(waldmeister)].', 'play.', 'q', 'use_game(wali).',
             'initial_state(default,S), valid_moves(S,Ms), length(Ms,N).',
             'play.', 'q'
           ], Output, Errors),
    assertion(has(Output, "N = 30")),
    assertion(has(Output, "\nWali\n")),
    assertion(\+ has(Errors, "No permission")).
test(predicates_of_ones_own_stay) :-
    prompt([ '[user].', 'value(mine).', 'value(a,b,mine).', 'end_of_file.',
             'use_game(wali).', 'use_game(tactigon).', 'value(_,_,X).',
             'initial_state(default,S), tactigon:value(S,red,V).'
           ], Output, Errors),
    assertion(has(Output, "X = mine")),
    assertion(has(Output, "V = 0")),
    assertion(has(Errors, "of tactigon, except value/3: module user has its")).
test(imported_predicates_may_be_redefined) :-
    prompt([ 'use_game(wali).', '[user].', 'value(a,b,mine).', 'end_of_file.',
             'value(_,_,X).'
           ], Output, Errors),
    assertion(has(Output, "X = mine")),
    assertion(has(Errors, "overrides weak import")).
test(games_of_ones_own) :-
    prompt([ 'use_module(examples/own_game/hare_and_hounds, []).',
             'use_module(tests/fixtures/chase, []).',
             'use_game(wali).', 'use_game(hare_and_hounds).',
             'initial_state(default,S).',
             'adapt_game(chase, [], G), use_game(G).',
             'initial_state(default,S), valid_moves(S,Ms).'
           ], Output, Errors),
    assertion(has(Output, "S = hunt([a2, b1, c2], b5, hounds, 0/10)")),
    assertion(has(Output, "S = chase(0, 3, one)")),
    assertion(\+ has(Errors, "ERROR")).
test(a_game_inherits_nothing_from_the_one_of_the_prompt) :-
    prompt([ 'use_game(wali).', 'use_module(tests/fixtures/chase, []).',
             'adapt_game(chase, [], G), play(G).', 1, 2, q, q,
             'play_match(chase_game, random, random, _, [show(true)]).'
           ], Output, Errors),
    assertion(has(Output, "one plays 2")),
    assertion(has(Output, " wins.")),
    assertion(\+ has(Errors, "ERROR")).
test(unknown_games_are_answered_with_those_there_are,
     [ forall(member(Goal, [use_game(walli),load_game(walli,_),play(walli)])),
       Text == "there is no game walli; did you mean wali? \c
                The games are mitsudomoe, tactigon, waldmeister, wali"
     ]) :-
    catch(Goal, Error, true),
    message_text(Error, Printed),
    normalize_space(string(Text), Printed).
test(unknown_names,
     [ forall(member(Name-Formal,
                     [ _-instantiation_error,
                       1-type_error(atom, 1),
                       chequers-existence_error(game, chequers),
                       lists-type_error(game, lists)
                     ])),
       true
     ]) :-
    throws(use_game(Name), Formal).

:- end_tests(use_game).
