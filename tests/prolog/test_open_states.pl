/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_open_states, [test_open_states/0]).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/open_states').
:- use_module('../support/corpus').
:- use_module('../support/student_program').

/** <module> Programs whose states have unbound parts

The free cells of the board of tests/corpus/blanks.pl are variables.
*/

test_open_states :-
    run_tests([open_states, closed_state]).

:- dynamic blanks/2.                    % Game, Guesses

adopt_blanks :-
    hide_notes,
    corpus_file(blanks, File),
    adopt_game(File, [], Game, Guesses),
    assertz(blanks(Game, Guesses)).

forget_blanks :-
    show_notes,
    retractall(blanks(_, _)).

:- begin_tests(open_states,
               [setup(adopt_blanks), cleanup(forget_blanks)]).

test(the_games_are_confirmed_to_the_end) :-
    blanks(_, Guesses),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses),
    Ended > 0.
test(the_states_are_ground) :-
    after([1-1,2-2], _, State),
    ground(State).
test(a_move_is_not_undone_by_the_next_one, Moves == [1-3,2-1,3-1,3-2,3-3]) :-
    after([1-1,2-2,1-2,2-3], Game, State),
    Game:valid_moves(State, Moves).
test(a_line_wins, Winner == cross) :-
    after([1-1,2-2,1-2,2-3,1-3], Game, State),
    Game:game_over(State, Winner).
test(free_cells_are_displayed,
     Text == " c . .\n . . .\n . . .\nnought to move\n") :-
    after([1-1], Game, State),
    with_output_to(string(Text), Game:display_game(State)).
test(the_own_bot_plays_a_free_cell) :-
    after([1-1,2-2], Game, State),
    once(Game:choose_move(State, 1, Move)),
    \+ memberchk(Move, [1-1,2-2]).

%   after(+Moves, -Game, -State)

after(Moves, Game, State) :-
    blanks(Game, _),
    once(Game:initial_state(default, State0)),
    played(Moves, Game, State0, State).

played([], _, State, State).
played([Move|Moves], Game, State0, State) :-
    once(Game:move(State0, Move, State1)),
    played(Moves, Game, State1, State).

:- end_tests(open_states).

:- begin_tests(closed_state).

test(an_unbound_argument_and_one_within,
     State == turn('$unbound', [x,'$unbound'(0)])) :-
    closed_state(turn(_, [x,_]), State).
test(a_variable_that_occurs_twice_is_one) :-
    closed_state(turn(x, [A,A,_]), State),
    opened(State, turn(x, [B,C,D])),
    B == C,
    B \== D.
test(facts_keep_their_variables, Facts =@= [p(_)]) :-
    closed_state(state(turn(x), [p(_)]), state(_, Facts)).

:- end_tests(closed_state).
