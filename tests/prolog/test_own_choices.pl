/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_own_choices, [test_own_choices/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/search/perft', [perft/4]).

/** <module> Bots that choose another thing than a move

The computer of this program draws cells until one is free, and answers with the
row that it leads to. Who fills the last cell wins.
*/

test_own_choices :-
    run_tests(own_choices).

drawing_rows("
:- use_module(library(random)).
play :-
    write('1. Two computers'), nl,
    read(1),
    initial_state(Row),
    loop(Row, red).
initial_state([o,o,o,o,o]).
loop(Row, Player) :-
    display_game(Row),
    computer(Row, Player, New),
    next(Player, Next),
    (   game_over(New, Next, Winner)
    ->  display_game(New), write(Winner), nl
    ;   loop(New, Next)
    ).
display_game(Row) :- write(Row), nl.
computer(Row, Player, New) :-
    repeat,
    random(1, 6, Cell),
    move(Row, Player, Cell, New),
    !.
next(red, blue).
next(blue, red).
valid_moves(Row, _, Cells) :- findall(Cell, nth1(Cell, Row, o), Cells).
move(Row, Player, Cell, New) :-
    nth1(Cell, Row, o, Rest),
    nth1(Cell, New, Player, Rest).
game_over(Row, Player, Winner) :-
    \\+ member(o, Row),
    next(Winner, Player).
").

:- begin_tests(own_choices, [setup(hide_notes), cleanup(show_notes)]).

test(the_moves_are_those_of_trial, Counts == [5,60]) :-
    drawing_rows(Text),
    with_program(Text, counts(3, Counts)).

test(numbers_are_drawn_again_until_they_fit, Counts == [28,672]) :-
    with_program("
:- use_module(library(random)).
play :-
    write('1. Two computers'), nl,
    read(1),
    loop([2,1,1,2,1], red).
loop(Heaps, Player) :-
    display_game(Heaps),
    choose_move(Heaps, 1, Move),
    move(Heaps, Move, New),
    next(Player, Next),
    (   game_over(New)
    ->  display_game(New), format('~w wins!~n', [Player])
    ;   loop(New, Next)
    ).
display_game(Heaps) :- write(Heaps), nl.
choose_move(Heaps, Level, Move) :-
    random(1, 6, From),
    random(1, 4, Count),
    random(1, 6, To),
    (   move(Heaps, [From,Count,To], _)
    ->  Move = [From,Count,To]
    ;   choose_move(Heaps, Level, Move)
    ).
move(Heaps, [From,Count,To], New) :-
    From =\\= To,
    nth1(From, Heaps, Most, Others0),
    Count =< Most,
    Less is Most-Count,
    nth1(From, Heaps1, Less, Others0),
    nth1(To, Heaps1, Old, Others),
    More is Old+Count-1,
    nth1(To, New, More, Others).
game_over(Heaps) :- sum_list(Heaps, Sum), Sum < 3.
next(red, blue).
next(blue, red).
", counts(2, Counts)).

counts(Depth, [One,Leaves], File) :-
    adopt_game(File, [], Game, _),
    Game:initial_state(default, State),
    perft(Game, State, 1, One),
    perft(Game, State, Depth, Leaves).

test(its_own_play_confirms_them) :-
    drawing_rows(Text),
    understood(Text, [], Guesses),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses),
    Ended > 0.
test(a_game_of_which_no_move_can_be_made_is_none,
     throws(error(domain_error(program, _), _))) :-
    ten_with("game_over(10, _, _).
", Text0),
    replaced("New is Sum+N.", "N > 2, New is Sum+N.", Text0, Text),
    understood(Text, [], _).

:- end_tests(own_choices).
