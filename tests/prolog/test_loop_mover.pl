/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_loop_mover, [test_loop_mover/0]).
:- use_module(library(apply)).
:- use_module(library(plunit)).
:- use_module('../support/corpus').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adopt').

/** <module> A loop that changes the player before the move

The game is candles of tests/corpus: who moved last is a fact.
*/

test_loop_mover :-
    run_tests([loop_mover, turns_in_a_row, setting_up]).

:- dynamic candles/1.                   % Game

adopt_candles :-
    hide_notes,
    corpus_file(candles, File),
    adopt_game(File, [], Game, _),
    assertz(candles(Game)).

forget_candles :-
    show_notes,
    retractall(candles(_)).

after([], State, State).
after([Move|Moves], State0, State) :-
    candles(Game),
    Game:move(State0, Move, State1),
    after(Moves, State1, State).

:- begin_tests(loop_mover, [setup(adopt_candles), cleanup(forget_candles)]).

test(who_begins_is_the_one_the_program_chooses_for, Player == 1) :-
    candles(Game),
    Game:initial_state(default, State),
    Game:player_to_move(State, Player).
test(then_the_other_one_moves, Player == -1) :-
    candles(Game),
    Game:initial_state(default, State0),
    after([[1,1]], State0, State),
    Game:player_to_move(State, Player).
test(what_follows_the_repeat_tells_the_winner, Winner == 1) :-
    candles(Game),
    Game:initial_state(default, State0),
    after([[1,2],[3,2],[5,2]], State0, State),
    Game:game_over(State, Winner).

:- end_tests(loop_mover).

:- begin_tests(turns_in_a_row, [setup(hide_notes), cleanup(show_notes)]).

%   A player takes three times, one stone or two each time.

three_times("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. Computer and computer'), nl,
    read(1),
    rounds([s,s,s,s,s,s,s,s,s,s,s,s,s,s,s], x, 3).
rounds([], Player, _) :- !, other(Player, Winner), cheer(Winner).
rounds(Stones, Player, Left) :-
    display_game(Stones),
    choose_move(Stones, 1, Move),
    move(Stones, Move, New),
    turn(Left, Player, Next, Left1),
    rounds(New, Next, Left1).
turn(1, Player, Next, 3) :- !, other(Player, Next).
turn(Left, Player, Player, Left1) :- Left1 is Left-1.
other(x, o).
other(o, x).
cheer(Winner) :- format('~w wins~n', [Winner]).
display_game(Stones) :- write(Stones), nl.
valid_moves(Stones, Moves) :-
    length(Stones, N),
    findall(M, (member(M, [1,2]), M =< N), Moves).
choose_move(Stones, 1, Move) :-
    valid_moves(Stones, Moves),
    random_member(Move, Moves).
move(Stones, M, Left) :- length(Taken, M), append(Taken, Left, Stones).
").

movers([], Game, State, [Player]) :-
    once(Game:player_to_move(State, Player)).
movers([Move|Moves], Game, State0, [Player|Players]) :-
    once(Game:player_to_move(State0, Player)),
    once(Game:move(State0, Move, State)),
    movers(Moves, Game, State, Players).

take(Moves, Players, File) :-
    adopt_game(File, [], Game, _),
    once(Game:initial_state(default, State)),
    movers(Moves, Game, State, Players).

test(a_player_has_several_turns, Players == [x,x,x,o,o,o,x]) :-
    three_times(Text),
    with_program(Text, take([2,1,2,1,2,1], Players)).
test(a_player_who_is_computed_has_several_turns,
     Players == [0,0,0,1,1,1,0]) :-
    computed(Text),
    with_program(Text, take([2,1,2,1,2,1], Players)).
test(a_player_who_is_changed_before_the_first_of_several_turns_is_not_read,
     throws(error(existence_error(program(_), _), _))) :-
    for_player(Text0),
    foldl(replaced,
          [ "    choose_move(Stones, Player, 1, Move),"-
            "    turn(Left, Player, Next, Left1),
    choose_move(Stones, Next, 1, Move),",
            "    turn(Left, Player, Next, Left1),\n    rounds"-"    rounds",
            "s,s,s], x, 3)"-"s,s,s], x, 1)"
          ],
          Text0, Text),
    understood(Text, [], _).

test(a_counter_tells_whose_turn_it_is, Players == [0,1,0,1,0]) :-
    counting(Text),
    with_program(Text, take([2,1,2,1], Players)).
test(a_counter_within_the_state_tells_whose_turn_it_is,
     Players == [0,1,0,1,0]) :-
    counting(Text0),
    foldl(replaced,
          [ "rounds([s,s,s,s,s,s,s,s,s,s,s,s,s,s,s], 0)"-
            "rounds(state(0, [s,s,s,s,s,s,s,s,s,s,s,s,s,s,s]))",
            "rounds([], Count) :- !, ( even(Count)"-
            "rounds(State) :- State = state(_, []), !, ( even(State)",
            "even(N) :-"-"even(state(N, _)) :-",
            "rounds(Stones, Count)"-"rounds(state(Count, Stones))",
            "rounds(New, Count1)"-"rounds(state(Count1, New))"
          ],
          Text0, Text),
    with_program(Text, take([2,1,2,1], Players)).
test(a_counter_whose_parity_is_not_asked_tells_nothing,
     throws(error(existence_error(program(_), _), _))) :-
    counting(Text0),
    replaced("Rest =:= N mod 2", "Rest == 0, member(N, [0,2,4,6,8,10,12,14])",
             Text0, Text),
    understood(Text, [], _).

counting(Text) :-
    three_times(Text0),
    foldl(replaced,
          [ "s,s,s], x, 3)"-"s,s,s], 0)",
            "rounds([], Player, _) :- !, other(Player, Winner), cheer(Winner)."-
            "rounds([], Count) :- !, ( even(Count) -> cheer(2) ; cheer(1) ).
even(N) :- even(N, 0).
even(N, Rest) :- remainder(Rest, N).
remainder(Rest, N) :- Rest =:= N mod 2.",
            "rounds(Stones, Player, Left) :-"-"rounds(Stones, Count) :-",
            "turn(Left, Player, Next, Left1),"-"Count1 is Count+1,",
            "rounds(New, Next, Left1)"-"rounds(New, Count1)"
          ],
          Text0, Text).

test(moves_that_are_listed_for_the_other_player_tell_nothing,
     Players == [x,x,x,o,o,o,x]) :-
    three_times(Text0),
    foldl(replaced,
          [ "    choose_move(Stones, 1, Move),"-
            "    choose_move(at(Stones, Player), 1, Move),",
            "    turn(Left,"-
            "    other(Player, Rival),
    valid_moves(New, Rival, _),
    turn(Left,",
            "choose_move(Stones, 1, Move) :-
    valid_moves(Stones, Moves),"-
            "choose_move(at(Stones, Player), 1, Move) :-
    valid_moves(Stones, Player, Moves),",
            "valid_moves(Stones, Moves) :-"-"valid_moves(Stones, _, Moves) :-"
          ],
          Text0, Text),
    with_program(Text, take([2,1,2,1,2,1], Players)).

%   The players are 0 and 1.

computed(Text) :-
    for_player(Text0),
    foldl(replaced,
          [ "s,s,s], x, 3)"-"s,s,s], 0, 3)",
            "other(x, o).\nother(o, x)."-"other(P, Q) :- Q is (P+1) mod 2."
          ],
          Text0, Text).

%   The bot is told for whom it chooses.

for_player(Text) :-
    three_times(Text0),
    foldl(replaced,
          [ "choose_move(Stones, 1, Move),"-
            "choose_move(Stones, Player, 1, Move),",
            "choose_move(Stones, 1, Move) :-"-
            "choose_move(Stones, _, 1, Move) :-"
          ],
          Text0, Text).

replaced(Old-New, Text0, Text) :-
    replaced(Old, New, Text0, Text).

:- end_tests(turns_in_a_row).

:- begin_tests(setting_up, [setup(hide_notes), cleanup(show_notes)]).

%   Stones are placed before the game, of which no call makes the choices.

placed_first("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. Computer and computer'), nl,
    read(1),
    place([e,e,e,e,e,e,e,e], x, Row),
    rounds(Row, x).
place(Row, _, Row) :- \\+ memberchk(e, Row), !.
place(Row, Player, Last) :-
    write(Row), nl,
    findall(N, nth1(N, Row, e), Free),
    random_member(N, Free),
    put(N, Row, Player, New),
    other(Player, Next),
    place(New, Next, Last).
put(1, [_|Row], X, [X|Row]) :- !.
put(N, [Y|Row], X, [Y|New]) :- N1 is N-1, put(N1, Row, X, New).
rounds(Row, Player) :- \\+ memberchk(Player, Row), !, cheer(Player).
rounds(Row, Player) :-
    write(Row), nl,
    random(Row, Player, N),
    put(N, Row, e, New),
    other(Player, Next),
    rounds(New, Next).
random(Row, Player, N) :- repeat, N is random(8)+1, nth1(N, Row, Player), !.
cheer(Player) :- format('~w wins~n', [Player]).
other(x, o).
other(o, x).
").

refused(Formal, File) :-
    catch(adopt_game(File, [], _, _), error(Formal, _), true),
    nonvar(Formal).

test(stones_that_are_placed_before_it_are_not_the_game,
     true(Formal = existence_error(program(_), _))) :-
    placed_first(Text),
    with_program(Text, refused(Formal)).

%   The run that looks for a game ends before the stones of 14 cells are placed.

test(many_stones_that_are_placed_before_it_are_not_the_game,
     true(Formal = existence_error(program(_), _))) :-
    placed_first(Text0),
    replaced("place([e,e,e,e,e,e,e,e]", "place([e,e,e,e,e,e,e,e,e,e,e,e,e,e]",
             Text0, Text1),
    replaced("random(8)", "random(14)", Text1, Text),
    with_program(Text, refused(Formal)).

test(stones_that_computers_place_before_it_are_told, Notes == [drawn_start]) :-
    placed_first(Text0),
    replaced("random(Row, Player, N) :- repeat, N is random(8)+1, \c
              nth1(N, Row, Player), !.",
             "choose_move(Row, Player, N) :- valid_moves(Row, Player, Ns), \c
              random_member(N, Ns).
              valid_moves(Row, Player, Ns) :- \c
              findall(N, nth1(N, Row, Player), Ns).",
             Text0, Text1),
    replaced("random(Row, Player, N),", "choose_move(Row, Player, N),", Text1,
             Text),
    understood(Text, [], Guesses),
    findall(Note,
            ( member(note(Note), Guesses), Note == drawn_start ),
            Notes).

:- end_tests(setting_up).
