/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_led, [test_led/0]).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/watch', [entry/2, watch_play/3]).
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
    in_counted_time(watch_play(Module, 60, Run)).

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

:- end_tests(led).
