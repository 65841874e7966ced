/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_led, [test_led/0]).
:- use_module(library(pairs)).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/configs', [played_config/2]).
:- use_module('../../prolog/tabuleiro/adopt/watch', [entry/2, watch_play/4]).
:- use_module('../../prolog/tabuleiro/base/time_limit', [in_counted_time/1]).
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../support/corpus').
:- use_module('../support/student_program').

/** <module> Programs that are led through their menus to a game of computers
*/

test_led :-
    run_tests(led).

:- begin_tests(led, [setup(hide_notes), cleanup(show_notes)]).

/*  What pegs.pl does is told there: none of it is seen in its clauses.
*/

test(a_menu_may_set_one_player_after_the_other, Lines == Expected) :-
    Expected = ["2","2","3","2","1"],
    pegs(Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(input(Lines), Terms).
test(a_fact_tells_whose_name_the_winner_is, Winners == Expected) :-
    Expected = ['Blue computer'-blue,'Red computer'-red],
    pegs(Guesses),
    memberchk(guess(winners(Winners0), _), Guesses),
    sort(Winners0, Winners).
test(facts_that_no_start_retracts_do_not_pile_up) :-
    pegs(Guesses),
    memberchk(note(oracle(agreed(Games, _, Ended))), Guesses),
    Games > 1,
    Ended > 1.
test(the_predicates_alone_lack_the_facts_that_the_menu_sets) :-
    pegs(Guesses),
    memberchk(note(loop(differs(_, winner(none, _)))), Guesses).
test(a_game_in_which_a_person_is_asked_is_not_one_of_computers, fail) :-
    watched_pegs(Run),
    memberchk(prompt(kind(_, person/2), _, _, _), Run.prompts).

pegs(Guesses) :-
    corpus_file(pegs, File),
    adopt_game(File, [], _, Guesses).

watched_pegs(Run) :-
    corpus_file(pegs, File),
    load_program(File, Module, _),
    in_counted_time(watch_play(Module, led([], none), 60, Run)).

/*  The clauses of choose_move/4 begin with 1 and 2, two levels, which the trial
    takes for the players.
*/

levels_first("
:- use_module(library(random)).
play :-
    write('1. Person'), nl, write('2. Computer'), nl,
    read(Choice),
    kind(Choice, Kind),
    initial_state(9, State),
    turn(State, Kind).
kind(1, person).
kind(2, computer-1).
initial_state(N, [w|Row]) :- findall(peg, between(1, N, _), Row).
turn(State, _) :-
    game_over(State, Winner), !,
    format(\"~w wins~n\", [Winner]).
turn(State, Kind) :-
    display_game(State),
    choose_move(State, Kind, Move),
    move(State, Move, NewState),
    turn(NewState, Kind).
display_game([Player|Row]) :- format(\"~w~n~w to move~n\", [Row,Player]).
choose_move(_, person, Move) :- read(Move).
choose_move(State, computer-Level, Move) :-
    valid_moves(State, Moves),
    choose_move(Level, State, Moves, Move).
choose_move(1, _, Moves, Move) :- random_member(Move, Moves).
choose_move(2, _, Moves, Move) :- last(Moves, Move).
valid_moves([_|Row], Moves) :-
    length(Row, Pegs),
    findall(N, (member(N, [1,2,3]), N =< Pegs), Moves).
move([w|Row], N, [b|Left]) :- length(Taken, N), append(Taken, Left, Row).
move([b|Row], N, [w|Left]) :- length(Taken, N), append(Taken, Left, Row).
game_over([w], b).
game_over([b], w).
").

test(the_loop_tells_whose_turn_it_is_where_the_trial_sees_none,
     Found == [[w,b],arg([1])]) :-
    levels_first(Text),
    understood(Text, [], Guesses),
    memberchk(guess(players(Players), _), Guesses),
    memberchk(guess(turn(Turn), _), Guesses),
    Found = [Players,Turn].

test(a_program_may_start_with_the_name_of_its_file, Names == [nim/0]) :-
    tmp_file(program, Folder),
    make_directory(Folder),
    directory_file_path(Folder, 'Nim.pl', File),
    setup_call_cleanup(
        true,
        ( setup_call_cleanup(open(File, write, Out),
                             write(Out, 'nim :- write(hello).\n'),
                             close(Out)),
          load_program(File, Module, _),
          findall(PI, entry(Module, _:PI), Names)
        ),
        delete_directory_and_contents(Folder)).

%   A menu for the size of the board, and one for the rules.

sized("
:- use_module(library(random)).
play :-
    write('1. Two players'), nl, write('2. Two computers'), nl,
    read(Players),
    write('1. 4 x 4'), nl, write('2. 5 x 5'), nl, write('0. Back'), nl,
    read(Board),
    write('Rules:'), nl, write('1. short'), nl, write('2. long'), nl,
    read(Rules),
    N is 4*(Board+3)+Rules,
    findall(peg, between(1, N, _), Row),
    turn(Row, red, Players).
turn([], Player, _) :- !, next(Player, Other), format('~w wins~n', [Other]).
turn(Row, Player, Players) :-
    length(Row, Left), format('~d left~n', [Left]),
    choose(Players, Row, Move),
    length(Taken, Move), append(Taken, New, Row),
    next(Player, Next),
    turn(New, Next, Players).
choose(1, Row, Move) :- read(Move), valid_moves(Row, Ms), memberchk(Move, Ms).
choose(2, Row, Move) :- valid_moves(Row, Ms), random_member(Move, Ms).
valid_moves(Row, Ms) :-
    length(Row, N),
    findall(M, ( member(M, [1,2,3]), M =< N ), Ms).
next(red, blue).
next(blue, red).
").

sized_as(Given, Input, Guesses) :-
    sized(Text),
    understood(Text, Given, Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(input(Input), Terms).

%   Of four levels the third one finds no move.

numbered("
:- use_module(library(random)).
play :-
    write('Level of the computers, from 1 to 4: '), read(Level),
    findall(peg, between(1, 12, _), Row),
    turn(Row, red, Level).
turn([], Player, _) :- !, next(Player, Other), format('~w wins~n', [Other]).
turn(Row, Player, Level) :-
    length(Row, Left), format('~d left~n', [Left]),
    valid_moves(Row, Moves),
    choose(Level, Moves, Move),
    length(Taken, Move), append(Taken, New, Row),
    next(Player, Next),
    turn(New, Next, Level).
choose(1, Moves, Move) :- random_member(Move, Moves).
choose(2, [Move|_], Move).
choose(4, Moves, Move) :- last(Moves, Move).
valid_moves(Row, Moves) :-
    length(Row, N),
    findall(M, ( member(M, [1,2,3]), M =< N ), Moves).
next(red, blue).
next(blue, red).
").

test(a_level_keeps_its_number_where_another_one_does_not_play,
     Numbers == [1,2,4]) :-
    numbered(Text),
    understood(Text, [], Guesses),
    memberchk(guess(levels(Levels), _), Guesses),
    pairs_keys(Levels, Numbers).
test(a_level_may_be_asked_after_a_name, Numbers == [1,2,4]) :-
    numbered(Text0),
    replaced("write('Level of",
             "write('Name: '), read(_),
    write('Level of", Text0, Text),
    understood(Text, [], Guesses),
    memberchk(guess(levels(Levels), _), Guesses),
    pairs_keys(Levels, Numbers).
test(what_is_chosen_in_the_menus_is_told, Input-Choices == Expected) :-
    Expected = ["2","1","1"]-[ chosen("4 x 4", ["5 x 5"]),
                               chosen("short", ["long"])
                             ],
    sized_as([], Input, Guesses),
    memberchk(note(menu_choices(Choices)), Guesses).
test(lines_that_are_told_answer_the_menus, Input == ["2","2","2"]) :-
    sized_as([input(["2","2.","2"])], Input, _).
test(a_config_that_is_a_size_answers_the_menus, Input == ["2","2","1"]) :-
    sized_as([config(5)], Input, Guesses),
    \+ memberchk(note(unused_config(_)), Guesses).
test(a_config_that_no_menu_offers_is_not_used, Input == ["2","1","1"]) :-
    sized_as([config(7)], Input, Guesses),
    memberchk(note(unused_config(7)), Guesses).
test(a_menu_may_bind_a_part_of_the_state_before_the_start, Config == 6) :-
    PI = program:initial_state/2,
    Run = run{ events:[ enter(1, PI, initial_state(6, game(_, easy)), none),
                        leave(1, PI, initial_state(6, game([o,o], easy)))
                      ]},
    played_config(Run, Config).

:- end_tests(led).
