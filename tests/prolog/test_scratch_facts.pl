/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_scratch_facts, [test_scratch_facts/0]).
:- use_module(library(apply)).
:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/facts',
              [forget_scratch/1, is_scratch/2, note_scratch/2]).

/** <module> Facts that a program changes and that are no part of its state
*/

test_scratch_facts :-
    run_tests(scratch_facts).

%   A stone is put on a free cell from which free cells lead to a stone of the
%   player. The cells that were seen on the way are marked. ONCE is what a turn
%   begins with.

joined_cells("
:- use_module(library(lists)).
:- use_module(library(random)).
:- dynamic seen/1.
play :-
    write('1. Computer and computer'), nl,
    read(1),
    turn([red,e,e,e,e,e,e,e,e,e,e,blue], red).
turn(Board, Player) :-
    \\+ move_of(Board, Player, _),
    !,
    next(Player, Winner),
    format('~w wins~n', [Winner]).
turn(Board, Player) :-
    display_game(Board, Player),
    choose_move(Board, Player, Cell),
    move(Board, Player-Cell, New),
    ONCE,
    next(Player, Next),
    turn(New, Next).
display_game(Board, Player) :-
    format('~w, ~w to move~n', [Board,Player]).
choose_move(Board, Player, Cell) :-
    valid_moves(Board, Player, Cells),
    random_member(Cell, Cells).
valid_moves(Board, Player, Cells) :-
    findall(Cell, move_of(Board, Player, Cell), Cells).
move_of(Board, Player, Cell) :-
    nth1(Cell, Board, e),
    retractall(seen(_)),
    joined(Board, Player, Cell).
joined(Board, Player, Cell) :-
    ( Near is Cell-1 ; Near is Cell+1 ),
    \\+ seen(Near),
    assertz(seen(Near)),
    nth1(Near, Board, What),
    ( What == Player ; What == e, joined(Board, Player, Near) ),
    !.
move(Board, Player-Cell, New) :-
    append(Before, [_|After], Board),
    length([_|Before], Cell),
    !,
    append(Before, [Player|After], New).
next(red, blue).
next(blue, red).
").

facts_of_loop(Once, Facts) :-
    joined_cells(Text0),
    replaced("ONCE", Once, Text0, Text),
    loop_facts(Text, Facts).

loop_facts(Text, Facts) :-
    understood(Text, [], Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses),
    Ended > 0,
    (   memberchk(facts(Facts0), Terms)
    ->  Facts = Facts0
    ;   Facts = []
    ).

:- begin_tests(scratch_facts, [setup(hide_notes), cleanup(show_notes)]).

test(marks_that_a_turn_does_not_ask_for_are_no_state, Facts == []) :-
    facts_of_loop("true", Facts).
test(what_a_turn_adds_to_is_state, Facts == [moves/1]) :-
    facts_of_loop("( retract(moves(N)) -> N1 is N+1 ; N1 = 1 ),
    assertz(moves(N1)), dynamic(moves/1)", Facts).
test(what_names_the_winner_later_is_state, Facts == [last/1]) :-
    joined_cells(Text0),
    foldl(replaced,
          [ "ONCE", "next(Player, Winner),
    format" ],
          [ "retractall(last(_)), assertz(last(Player)), dynamic(last/1)",
            "last(Winner),
    format"
          ],
          Text0, Text),
    loop_facts(Text, Facts).
test(what_is_no_state_of_one_loop_may_be_state_of_another,
     [ setup(note_scratch(game:inner/2, [game:seen/1])),
       cleanup(forget_scratch(game)),
       Loops == [inner/2]
     ]) :-
    findall(Loop,
            ( member(Loop, [inner/2,outer/2]),
              is_scratch(game:Loop, game:seen/1)
            ),
            Loops).

:- end_tests(scratch_facts).
