/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_terminal, [test_terminal/0]).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl').
:- use_module('../support/texts').

/** <module> Questions and menus that only a terminal has

A pipe is asked only for moves, without pauses: see test_menu.pl.
*/

test_terminal :-
    run_tests(terminal).

%   Output is shown by a terminal when Lines are typed into the menu of Game.

typed(Game, Lines, Output) :-
    atomic_list_concat(Lines, '\n', Text),
    string_concat(Text, "\n", Input),
    format(string(Goal), "play(~w),print(left)", [Game]),
    run_in_terminal(['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'],
                    Input, Output),
    assertion(sub_string(Output, _, _, _, "left")).

warning("@a1 loses at once: White has no ball that can move.").

:- begin_tests(terminal, [condition(has_terminal)]).

test(a_move_that_loses_at_once_is_confirmed) :-
    typed(mitsudomoe, [hh,'@a1',what,n,'@a1',y,q], Output),
    warning(Warning),
    assertion(times(Warning, Output, 2)),
    assertion(times("Type y or n.", Output, 1)),
    assertion(times("White plays @a1", Output, 1)),
    assertion(times("Black wins.", Output, 1)).
test(a_confirmation_can_be_left) :-
    typed(mitsudomoe, [hh,'@a1',q,q], Output),
    assertion(times("White plays", Output, 0)).
test(a_confirmation_at_the_end_of_file) :-
    typed(mitsudomoe, [hh,'@a1'], Output),
    assertion(times("White plays", Output, 0)).
test(the_warning_can_be_switched_off) :-
    typed(mitsudomoe, [settings,warn,off,b,hh,'@a1',q], Output),
    warning(Warning),
    assertion(times(Warning, Output, 0)),
    assertion(times("White plays @a1", Output, 1)).
test(not_after_the_first_turn) :-
    % both have had a turn; then White lays a ring that takes its last way
    typed(mitsudomoe,
          [hh,'@b3','a4-b3','@d3','e2-d3','a4-e5',q,q], Output),
    assertion(times("loses at once", Output, 0)),
    assertion(times("Black wins.", Output, 1)).
test(enter_steps_through_a_game_of_computers) :-
    typed(wali, [settings,pace,1,b,cc,1,1,'','',q,q], Output),
    assertion(times("Enter for the next move: ", Output, 3)),
    assertion(times(" (computer, newcomer) plays ", Output, 2)).

:- end_tests(terminal).
