/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_loop_values, [test_loop_values/0]).
:- use_module(library(apply)).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../support/student_program').

/** <module> Values and bots of games that loops make
*/

test_loop_values :-
    run_tests(loop_values).

%   Each player in turn fills a gap of a row. The loop alone changes the player
%   and ends the game; what it displays, and chooses in, is the row.

gaps("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. Computer and computer'), nl,
    read(1),
    level(Level),
    rounds(game([5,1,4,2,3,6,9,7,8], [], [], x, Level)).
level(Level) :-
    write('Level of the computers'), nl,
    write('1. Easy'), nl,
    write('2. Hard'), nl,
    read(Level).
rounds(game([], X, O, _, _)) :-
    !,
    winner(X, O, Winner),
    result(Winner).
rounds(game(Row, X, O, Player, Level)) :-
    display_game(Row),
    choose_gap(Level, game(Row, X, O, Player, Level), N),
    take(game(Row, X, O, Player, Level), N, New),
    rounds(New).
display_game(Row) :- write(Row), nl.
winner(X, O, Winner) :-
    sum_list(X, SumX),
    sum_list(O, SumO),
    (   SumX > SumO
    ->  Winner = x
    ;   Winner = o
    ).
result(x) :- write('Player x wins!'), nl.
result(o) :- write('Player o wins!'), nl.
take(game(Row, X, O, x, Level), N, game(Rest, [N|X], O, o, Level)) :-
    select(N, Row, Rest).
take(game(Row, X, O, o, Level), N, game(Rest, X, [N|O], x, Level)) :-
    select(N, Row, Rest).
choose_gap(1, game(Row, _, _, _, _), N) :-
    random_member(N, Row).
choose_gap(2, Game, N) :-
    Game = game(Row, _, _, Player, _),
    findall(V-M,
            ( member(M, Row),
              take(Game, M, New),
              value(New, Player, V)
            ),
            Rated),
    keysort(Rated, Sorted),
    BEST.
value(game(_, X, O, _, _), Player, V) :-
    sum_list(X, SumX),
    sum_list(O, SumO),
    (   Player == x
    ->  V is SIGN*(SumX-SumO)
    ;   Player == o
    ->  V is SIGN*(SumO-SumX)
    ).
").

gaps(Sign, Best, Text) :-
    gaps(Text0),
    replaced("SIGN", Sign, Text0, Text1),
    replaced("BEST", Best, Text1, Text).

sticks(Step, Text) :-
    sticks(Text0),
    replaced("STEP", Step, Text0, Text).

%   What draws a move makes the next state of it, which has the levels.

drawn_step("
next_game(game(sticks(N), P, easy-easy), game(sticks(N1), Q, easy-easy)) :-
    Most is min(3, N),
    random_between(1, Most, M),
    N1 is N-M,
    next(P, Q).
next_game(game(sticks(N), P, hard-hard), game(sticks(N1), Q, hard-hard)) :-
    Most is min(3, N),
    random_between(1, Most, M0),
    (   N mod 4 =:= 0
    ->  M = M0
    ;   M is N mod 4
    ),
    N1 is N-M,
    next(P, Q).
").

%   The hard bot takes three, and the easy one never does.

listed_step("
next_game(game(sticks(N), P, Level-Level), game(sticks(N1), Q, Level-Level)) :-
    findall(M, ( member(M, [1,2]), M =< N ), Ms),
    taken(Level, N, Ms, M),
    N1 is N-M,
    next(P, Q).
taken(easy, _, Ms, M) :-
    random_member(M, Ms).
taken(hard, N, _, M) :-
    (   N >= 3
    ->  M = 3
    ;   M = N
    ).
").

sticks("
:- use_module(library(random)).
play :-
    write('1. Computer and computer'), nl,
    read(1),
    level(Level),
    rounds(game(sticks(19), x, Level-Level)).
level(Level) :-
    write('Level of the computers'), nl,
    write('1. Easy'), nl,
    write('2. Hard'), nl,
    read(N),
    named(N, Level).
named(1, easy).
named(2, hard).
rounds(game(sticks(0), P, _)) :-
    !,
    next(P, Winner),
    result(Winner).
rounds(game(sticks(N), P, Levels)) :-
    display_game(N),
    next_game(game(sticks(N), P, Levels), New),
    rounds(New).
STEPnext(x, o).
next(o, x).
result(x) :- write('Player x wins!'), nl.
result(o) :- write('Player o wins!'), nl.
display_game(N) :- write(N), write(' sticks'), nl.
").

:- begin_tests(loop_values, [setup(hide_notes), cleanup(show_notes)]).

test(a_value_may_be_that_of_more_than_the_program_displays,
     true(memberchk(value(loop([1]),player,v), Asked))) :-
    gaps("1", "last(Sorted, _-N)", Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(a_bot_of_the_loop_shows_whose_value_it_is,
     true(memberchk(value(loop([1]),player,v_other), Asked))) :-
    gaps("-1", "Sorted = [_-N|_]", Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(a_value_may_be_that_of_the_player_to_move_alone,
     true(memberchk(value(loop([1]),mover,v_to_move), Asked))) :-
    gaps("1", "last(Sorted, _-N)", Text0),
    replaced("value(New, Player, V)",
             "New = game(R, X, O, _, L),
              value(game(R, X, O, Player, L), Player, V)",
             Text0, Text1),
    replaced("value(game(_, X, O, _, _), Player, V) :-",
             "value(game(_, X, O, Player, _), Player, V) :-", Text1, Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(a_value_that_is_the_same_for_both_is_that_of_who_moved,
     true(memberchk(value(loop([1]),player,v_moved), Asked))) :-
    gaps("1", "last(Sorted, _-N)", Text0),
    replaced("value(New, Player, V)", "value(New, _, V)", Text0, Text1),
    replaced("V is 1*(SumX-SumO)", "V is 1*(SumX+SumO)", Text1, Text2),
    replaced("V is 1*(SumO-SumX)", "V is 1*(SumX+SumO)", Text2, Text3),
    replaced("Player == x", "Player = x", Text3, Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(a_value_of_a_part_that_never_changes_is_not_taken,
     true(memberchk(value(loop([1]),player,v), Asked))) :-
    gaps("1", "last(Sorted, _-N)", Text0),
    replaced("value(game(_, X, O, _, _), Player, V) :-",
             "value([_|_], _, 0). value(game(_, X, O, _, _), Player, V) :-",
             Text0, Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(the_game_asks_for_it, Values == [9,-9]) :-
    gaps("1", "last(Sorted, _-N)", Text),
    with_program(Text, values_after(9, Values)).

values_after(Move, Values, File) :-
    adopt_game(File, [], Game),
    Game:initial_state(default, State),
    Game:move(State, Move, New),
    findall(Value,
            ( member(Player, [x,o]), Game:value(New, Player, Value) ),
            Values).
test(a_move_may_have_the_level_in_it, Levels == [1-loop([]),2-loop(Hard)]) :-
    Hard = [[1,3,1]-hard,[1,3,2]-hard],
    drawn_step(Step),
    sticks(Step, Text),
    understood(Text, [], Guesses),
    memberchk(guess(levels(Levels), _), Guesses).
test(a_bot_with_moves_that_were_not_understood_is_told,
     true(memberchk(note(foreign_bot("hard")), Guesses))) :-
    listed_step(Step),
    sticks(Step, Text),
    understood(Text, [], Guesses).
test(a_bot_may_make_such_moves_later,
     [ forall(member(Late-Told, ["M = 3"-true,"M = 1"-false])),
       Told == Found
     ]) :-
    listed_step(Step0),
    replaced("    (   N >= 3
    ->  M = 3
    ;   M = N
    ).", "    (   N >= 3,
        N < 9
    ->  LATE
    ;   M = 1
    ).", Step0, Step1),
    replaced("LATE", Late, Step1, Step),
    sticks(Step, Text),
    understood(Text, [], Guesses),
    memberchk(guess(levels([1-_,2-_]), _), Guesses),
    (   memberchk(note(foreign_bot("hard")), Guesses)
    ->  Found = true
    ;   Found = false
    ).
test(bots_that_change_places_make_no_other_moves,
     true(\+ memberchk(note(foreign_bot(_)), Guesses))) :-
    listed_step(Step0),
    foldl(replaced,
          [ "game(sticks(N), P, Level-Level), game(sticks(N1), Q, Level-Level)",
            "taken(Level, N, Ms, M)",
            "taken(hard, N, _, M) :-
    (   N >= 3
    ->  M = 3
    ;   M = N
    )."
          ],
          [ "game(sticks(N), P, A-B), game(sticks(N1), Q, B-A)",
            "sub_atom(A, 1, _, 0, Level), taken(Level, N, Ms, M)",
            "taken(hard, _, [M|_], M)."
          ],
          Step0, Step),
    sticks(Step, Text0),
    foldl(replaced,
          [ "rounds(game(sticks(19), x, Level-Level))" ],
          [ "atom_concat(a, Level, A), atom_concat(b, Level, B),
    rounds(game(sticks(19), x, A-B))" ],
          Text0, Text),
    understood(Text, [], Guesses),
    memberchk(guess(loop(_), _), Guesses).

:- end_tests(loop_values).
