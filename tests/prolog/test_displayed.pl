/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_displayed, [test_displayed/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/character_screen').
:- use_module('../../prolog/tabuleiro/adopt/displayed').
:- use_module('../../prolog/tabuleiro/play/show_state').
:- use_module('../support/student_program').

/** <module> The boards that programs display
*/

test_displayed :-
    run_tests([character_screen, displayed, show_state]).

%   drawn(?Printed, -Lines): on a screen Printed makes Lines.

drawn("\e[2J\e[2;3Hab\e[1;1Hx", "x\n  ab\n").
drawn("\e[5;1Hab\e[6;2Hcd", "ab\n cd\n").            % no blank lines above
drawn("abc\e[2Dx", "axc\n").
drawn("ab\e[1Bc\e[1Ad\n", "ab d\n  c\n").
drawn("one\n\n\e[1;5Htwo", "one two\n").
drawn("a\e[sb\n\nc\e[ud", "ad\n\nc\n").
drawn("a\e7b\e8c", "ac\n").
drawn("wrong\e[1Gright\e[K", "right\n").
drawn("abcdef\e[3G\e[K", "ab\n").
drawn("abc\n\e[2J\e[1;2Hx", " x\n").
drawn("a\e[3;1Hb\e[2;1H\e[J", "a\n").
drawn("a\e[Ex\e[2Fy", "y\nx\n").
drawn("\e[3dx\e[1dy", " y\n\nx\n").
drawn("a\tb\rc\e[2Cd", "c  d    b\n").
drawn("\e[1;1H\e[31mx\e[0my", "xy\n").
drawn("\e[999999999;999999999Hx\e[1;1H", Lines) :-
    format(string(Lines), "~*cx~n", [499,0'\s]).
drawn("\e[3;3H", "").

:- begin_tests(character_screen).

test(a_screen, [forall(drawn(Printed, Lines)), Shown == Lines]) :-
    string_codes(Printed, Codes),
    screen_codes(false, Codes, ShownCodes),
    string_codes(Shown, ShownCodes).
test(what_moves_the_cursor, [forall(drawn(Printed, _))]) :-
    string_codes(Printed, Codes),
    moves_cursor(Codes).
test(clearing_and_colours_do_not,
     [ forall(member(Printed, [ "\e[2J\e[Hboard", "\ecboard", "\e[31mx\e[0m",
                                "plain"
                              ])),
       fail
     ]) :-
    string_codes(Printed, Codes),
    moves_cursor(Codes).
test(colours_are_those_of_a_cell,
     Shown == "\e[0m\e[31mx\e[0my\n") :-
    string_codes("\e[1;2Hy\e[1;1H\e[31mx\e[0m", Codes),
    screen_codes(true, Codes, ShownCodes),
    string_codes(Shown, ShownCodes).

:- end_tests(character_screen).

:- begin_tests(displayed).

test(a_board_by_cursor_moves, Board == "+-+\n|X|\n+-+\n") :-
    with_output_to(string(Board),
                   displayed(write("\e[2J\e[1;1H+-+\e[3;1H+-+\c
                                    \e[2;1H| |\e[2;2HX"))).
test(strings_are_not_quoted, Text == "Player 1 O f(X y)") :-
    with_output_to(string(Text),
                   displayed(( print("Player 1"), print(' O '),
                               format("~p", [f('X y')])
                             ))).
test(afterwards_print_quotes_again, Text == "\"a\"") :-
    with_output_to(string(_), displayed(print("a"))),
    with_output_to(string(Text), print("a")).

:- end_tests(displayed).

%   A display that fails at 9, throws at 8 and prints other states.

partial("initial_state(_, s(9,w)).\nnext(w, b). next(b, w).
         valid_moves(s(N,_), Ms) :-
             findall(M, ( member(M, [1,2]), M =< N ), Ms).
         move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
         game_over(s(0,P), P).
         display_game(s(N,_)) :- N =< 7, write(N), nl.
         display_game(s(8,_)) :- throw(error(type_error(board, 8), _)).\n").

:- begin_tests(show_state, [setup(hide_notes), cleanup(show_notes)]).

test(a_display_that_fails_says_so,
     [ forall(member(State-Text,
                     [ s(9,w)-"The display of this state fails. \c
                               It is the term\ns(9,w)\n",
                       s(7,w)-"7\n"
                     ])),
       Shown == Text
     ]) :-
    partial(Program),
    with_program(Program, shown(State, Shown)).
test(a_display_that_throws_says_what,
     true(sub_string(Shown, _, _, _, "`board' expected, found `8'"))) :-
    partial(Program),
    with_program(Program, shown(s(8,b), Shown)),
    assertion(sub_string(Shown, _, _, 0, "It is the term\ns(8,b)\n")).

shown(State, Shown, File) :-
    adopt_game(File, [], Game),
    with_output_to(string(Shown), show_state(Game, State, [])).

:- end_tests(show_state).
