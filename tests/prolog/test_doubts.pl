/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_doubts, [test_doubts/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/dispelled').
:- use_module('../support/message_text').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/menu_levels').

/** <module> What is lost of a program, or doubtful, is told
*/

test_doubts :-
    run_tests(doubts).

/*  The players take the numbers of a list; who takes the last one has won. MORE
    has the value and the bots.
*/

takers(More, Text) :-
    string_concat("
initial_state(_, s([1,2,3,4,5,6,7,8,9],x)).
next(x, y). next(y, x).
valid_moves(s(Ns,_), Ns).
move(s(Ns0,P), N, s(Ns,Q)) :- select(N, Ns0, Ns), next(P, Q).
game_over(s([],P), W) :- next(P, W).
",
                  More, Text).

taking(More, Guesses) :-
    takers(More, Text),
    understood(Text, [], Guesses).

%   The players take a number in turn. A value is the sum of those left.

summing(More, Guesses) :-
    string_concat("
initial_state(_, [1,2,3,4,5,6,7,8,9]).
valid_moves(Ns, Ns).
move(Ns0, N, Ns) :- select(N, Ns0, Ns).
value(Ns, V) :- sum_list(Ns, V).
",
                  More, Text),
    understood(Text, [], Guesses).

%   Player 1 takes odd numbers, 2 even ones, and so do their bots.

odd_and_even(Guesses) :-
    understood("
initial_state(_, s([1,2,3,4,5,6,7,8],1)).
next(1, 2). next(2, 1).
valid_moves(s(Ns,P), Ms) :-
    findall(N, ( member(N, Ns), N mod 2 =:= P mod 2 ), Ms).
move(s(Ns0,P), N, s(Ns,Q)) :- select(N, Ns0, Ns), next(P, Q).
game_over(s(Ns,P), W) :- valid_moves(s(Ns,P), []), next(P, W).
choose_move(s(Ns,_), Level, N, P) :-
    valid_moves(s(Ns,P), Ms),
    ( Level == 1 -> random_member(N, Ms) ; Level == 2, last(Ms, N) ).
display_game(Size, s(Ns,_), P) :- format('~w ~w: ~w~n', [Size,P,Ns]).
show(State, P) :- display_game(10, State, P).
",
               [], Guesses).

:- begin_tests(doubts, [setup(hide_notes), cleanup(show_notes)]).

%   The play of the program has answered what a trial doubted.

dispelled([never_over(8)],                     [], 400, 0).
dispelled([never_over(8)],                     [], 160, 1).
dispelled([never_over(8)],        [never_over(8)],  20, 0).
dispelled([never_over(8)],        [never_over(8)],   0, 0).
dispelled([not_tried([games])],                [],  60, 1).
dispelled([not_tried([games,value])], [not_tried([value])], 60, 1).

test(a_doubt_that_the_program_has_dispelled_is_not_told,
     [forall(dispelled(Notes0, Expected, Plies, Ended)), Notes == Expected]) :-
    Oracle = note(oracle(agreed(1, Plies, Ended))),
    findall(note(Note), member(Note, Notes0), Guesses0),
    without_doubts([Oracle|Guesses0], [Oracle|Guesses]),
    findall(Note, member(note(Note), Guesses), Notes).

test(a_menu_offers_levels, [forall(menu(Text, Expected)), Count == Expected]) :-
    (   asked_levels(Text, Count)
    ->  true
    ;   Count = 0
    ).

menu("1. Easy bot\n2. Hard bot\n3. Back\n", 2).
menu("1 - Level 1\n2 - Level 2\n3 - Level 3\n", 3).
menu("| 1. Random plays |\n| 2. Choose best play |\n| 3. Back |\n", 2).
menu("1. Easy vs Easy\n2. Hard vs Hard\n3. Easy vs Hard\n", 2).
menu("1. Random\n2. Greedy\n3. Human\n", 2).
menu("Level of the bot, from 1 to 3: ", 3).
menu("Nivel (1 ou 2): ", 2).
menu("Level of the bot (1 for easy, 2 for medium, 3 for hard): ", 3).
menu("Level\n1 Easy\n2 Hard\n", 2).
menu("Mode of Bot1 - Random(R) or Greedy(G): ", 2).
menu("1. Human player\n2. Sloppy computer\n3. Greedy computer\n\c
      4. Smart computer\n", 3).
menu("1. Player vs Computer\n2. Computer vs Player\n3. Bot vs Bot\n", 0).
menu("1. Computer first\n2. Player first\n", 0).
menu("1. Base rules\n2. Medium churn\n3. High churn\n", 0).
menu("Size of the board, from 5 to 9: ", 0).
menu("Bot 2 has level 1 now.\n\nWidth of the board (4-8): ", 0).
menu("1. Play\n2. Exit\n", 0).

%   Nearly all moves have the high value, and so have those that level 1 draws.
%   Level 2 takes the low ones.

test(a_bot_that_draws_high_values_does_not_hide_one_that_takes_low_ones,
     true(memberchk(value(state,player,v_other), Asked))) :-
    taking("
value(s(Ns,P), Q, V) :-
    sum_list(Ns, Sum), ( Sum mod 7 =:= 0 -> V0 = -1 ; V0 = 1 ),
    ( P == Q -> V is -V0 ; V = V0 ).
choose_move(s(Ns,P), Level, N) :-
    findall(V-M,
            ( member(M, Ns), move(s(Ns,P), M, S), value(S, P, V) ),
            All),
    (   Level == 2
    ->  keysort(All, [_-N|_])
    ;   Level == 1
    ->  random_member(_-N, All)
    ).
",
           Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(a_value_by_which_no_bot_chooses_is_doubtful,
     true(memberchk(note(value_doubtful(good)), Guesses))) :-
    taking("
value(s(Ns,P), Q, V) :-
    sum_list(Ns, Sum), V0 is Sum mod 3,
    ( P == Q -> V = V0 ; V is -V0 ).
choose_move(s(Ns,P), 1, N) :-
    value(s(Ns,P), P, _),
    random_member(N, Ns).
",
           Guesses).
test(a_value_by_which_a_bot_chooses_is_not_doubtful,
     true(\+ memberchk(note(value_doubtful(_)), Guesses))) :-
    taking("
value(s(Ns,P), Q, V) :-
    sum_list(Ns, Sum),
    ( P == Q -> V is -Sum ; V = Sum ).
choose_move(s(Ns,P), 1, N) :-
    findall(V-M,
            ( member(M, Ns), move(s(Ns,P), M, S), value(S, P, V) ),
            All),
    max_member(_-N, All).
",
           Guesses).
test(a_value_that_neither_bots_nor_ends_speak_for_is_doubtful,
     true(memberchk(note(value_doubtful(good)), Guesses))) :-
    taking("
value(s(Ns,P), Q, V) :-
    sum_list(Ns, Sum), V0 is Sum mod 3,
    ( P == Q -> V = V0 ; V is -V0 ).
",
           Guesses).
test(a_value_that_never_changes_is_told,
     true(memberchk(note(value_doubtful(same(0))), Guesses))) :-
    taking("value(_, _, 0).\n", Guesses).
test(a_value_of_moves_is_told,
     true(memberchk(note(value_not_understood(value/3, moves)), Guesses))) :-
    taking("
value(_, [], []).
value(s(Ns,P), [M|Ms], [M|Vs]) :- value(s(Ns,P), Ms, Vs).
choose_move(s(Ns,P), 1, N) :-
    value(s(Ns,P), Ns, Vs), max_member(V, Vs), nth1(I, Vs, V), nth1(I, Ns, N).
",
           Guesses).
test(a_value_that_nothing_shows_whose_it_is_is_doubtful,
     true(memberchk(note(value_doubtful(whose(_))), Guesses))) :-
    summing("game_over([], draw).\n", Guesses).
test(a_value_that_ends_of_games_show_whose_it_is_is_not_doubtful,
     true(\+ memberchk(note(value_doubtful(_)), Guesses))) :-
    summing("game_over([_], 1).\n", Guesses).
test(a_value_that_a_bot_shows_whose_it_is_is_not_doubtful,
     true(memberchk(value(state,v_moved), Asked))) :-
    summing("game_over([], draw).
choose_move(Ns, N) :-
    findall(V-M, ( member(M, Ns), move(Ns, M, New), value(New, V) ), All),
    max_member(_-N, All).
",
            Guesses),
    memberchk(guess(predicates(Asked), _), Guesses),
    assertion(\+ memberchk(note(value_doubtful(_)), Guesses)).
test(a_value_that_fails_at_the_start_is_not_understood,
     true(memberchk(note(value_not_understood(_, _)), Guesses))) :-
    taking("
value(s(Ns,_), 7, _, V) :-
    \\+ memberchk(9, Ns),
    sum_list(Ns, V).
choose_move(s([N|_],_), 1, N).
",
           Guesses).

test(a_value_for_other_players_is_not_asked,
     true(memberchk(value=none, Asked))) :-
    taking("
value(s(Ns,_), Side, V) :-
    nth1(Side, [_,_], _), length(Ns, V).
",
           Guesses),
    memberchk(guess(predicates(Asked), _), Guesses),
    assertion(memberchk(note(value_not_understood(_, _)), Guesses)).
test(a_value_that_is_always_the_same_is_none,
     true(memberchk(note(value_not_understood(_, _)), Guesses))) :-
    taking("
value(s(Ns,_), Side, V) :-
    side(Side),
    findall(N, ( member(N, Ns), owner(N, Side) ), Own), length(Own, V).
side(left). side(right). side([_|_]).
owner(1, left). owner(2, right).
",
           Guesses).
test(a_value_that_is_the_same_for_arguments_in_disorder_is_none,
     true(memberchk(note(value_not_understood(_, _)), Guesses))) :-
    taking("
value(State, Side, V) :-
    (   State = s(Ns,_)
    ->  side(Side), length(Ns, V)
    ;   V = 0
    ).
side(left). side(right).
",
           Guesses).
test(what_has_the_same_names_or_is_always_asked_has_its_argument,
     true(subset([ choose_move(state,level,move,player),
                   display_game(is(10),state,player)
                 ],
                 Asked))) :-
    odd_and_even(Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(a_pass_that_a_person_may_choose_is_told,
     true(memberchk(note(may_pass(ask_pass/1)), Guesses))) :-
    taking("
ask_pass(Answer) :-
    write('Do you want to skip your turn? '), read(Answer).
",
           Guesses).
test(winners_who_did_not_move_last_are_told,
     [ forall(member(Won-Count, [ 'P'-[8], 'Q'-[] ])),
       Notes == Count
     ]) :-
    format(string(Text), "
initial_state(_, s([a1,a2,a3,a4,a5,a6,a7,a8,a9],0,1)).
next(1, 2). next(2, 1).
valid_moves(s(Ns,_,_), Ns).
move(s(Ns0,Sum,P), N, s(Ns,New,Q)) :-
    select(N, Ns0, Ns), sub_atom(N, 1, 1, _, A), atom_number(A, Points),
    New is Sum+Points, next(P, Q).
game_over(s(_,Sum,P), W) :- Sum >= 30, next(P, Q), named(~w, W), Q > 0.
named(1, player1). named(2, player2).
",
           [Won]),
    understood(Text, [], Guesses),
    findall(Games, member(note(loser_moved(Games)), Guesses), Notes).

/*  The loop ends without another turn: the state is that after the last move,
    and has the value 1 for who made it.
*/

counting("
:- use_module(library(random)).
play :-
    write('1. Bot against bot'), nl,
    read(1),
    turn([o,o,o,o,o,o], red).
turn(Row, Player) :-
    display_game(Row),
    valid_moves(Row, Moves),
    random_member(Move, Moves),
    take(Row, Move, New),
    (   game_over(New, Player)
    ->  true
    ;   next(Player, Next),
        turn(New, Next)
    ).
display_game(Row) :- length(Row, N), format('~d left~n', [N]).
valid_moves(Row, Moves) :-
    length(Row, N),
    findall(M, ( member(M, [1,2]), M =< N ), Moves).
take(Row, Move, New) :- length(Taken, Move), append(Taken, New, Row).
game_over(Row, Player) :- Row == [], display_game_over(Row, Player).
display_game_over(Row, Player) :-
    display_game(Row), format('~w has won~n', [Player]).
value(Row, V) :- ( Row == [] -> V = 1 ; V = 0 ).
next(red, blue).
next(blue, red).
").

test(the_value_of_an_end_is_that_of_who_moved,
     true(memberchk(value(state,v_moved), Asked))) :-
    counting(Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).

/*  The kind of the bots is a fact that the menu sets, and the bot of the loop
    that was seen to play sets none of the other kind.
*/

factual("
:- use_module(library(random)).
:- dynamic greedy/1.
play :-
    write('1. Random bots'), nl,
    write('2. Greedy bots'), nl,
    read(Kind),
    ( Kind =:= 2 -> assertz(greedy(yes)) ; true ),
    turn([o,o,o,o,o,o], red).
turn([], Player) :- !, next(Player, Other), format('~w has won~n', [Other]).
turn(Row, Player) :-
    length(Row, N), format('~d left, ~w~n', [N,Player]),
    choose(Row, Move),
    length(Taken, Move), append(Taken, New, Row),
    next(Player, Next),
    turn(New, Next).
choose([_,_|_], 2) :- greedy(yes), !.
choose(Row, Move) :- valid_moves(Row, Moves), random_member(Move, Moves).
valid_moves(Row, Moves) :-
    length(Row, N),
    findall(M, ( member(M, [1,2]), M =< N ), Moves).
next(red, blue).
next(blue, red).
").

test(levels_of_a_menu_that_are_not_found_are_told,
     true(memberchk(note(levels_lost(1, 2)), Guesses))) :-
    factual(Text),
    understood(Text, [], Guesses).

%   One menu sets a level, another has a game of two levels, which is no level.

sided("
:- use_module(library(random)).
play :-
    write('Level of the computer (1 for random, 2 for greedy): '), read(Level),
    write('1. Play'), nl,
    write('2. Watch greedy vs random'), nl,
    write('3. Watch random vs greedy'), nl,
    read(Choice),
    sides(Choice, Level, Red, Blue),
    turn([o,o,o,o,o,o,o,o,o,o,o], red, Red, Blue).
sides(1, Level, person, Level).
sides(2, _, 2, 1).
sides(3, _, 1, 2).
turn([], Player, _, _) :-
    !, next(Player, Other), format('~w has won~n', [Other]).
turn(Row, Player, Red, Blue) :-
    length(Row, N), format('~d left, ~w~n', [N,Player]),
    ( Player == red -> Level = Red ; Level = Blue ),
    valid_moves(Row, Moves), choose(Level, Moves, Move),
    length(Taken, Move), append(Taken, New, Row),
    next(Player, Next),
    turn(New, Next, Red, Blue).
choose(person, Moves, Move) :- read(Move), memberchk(Move, Moves).
choose(1, Moves, Move) :- random_member(Move, Moves).
choose(2, Moves, Move) :- max_list(Moves, Move).
valid_moves(Row, Moves) :-
    length(Row, N),
    findall(M, ( member(M, [1,2]), M =< N ), Moves).
next(red, blue).
next(blue, red).
").

test(a_game_of_two_levels_is_no_level,
     true(Levels-Lost == [1-loop([])]-true)) :-
    sided(Text),
    understood(Text, [], Guesses),
    memberchk(guess(levels(Levels), _), Guesses),
    (   memberchk(note(levels_lost(1, 2)), Guesses)
    ->  Lost = true
    ;   Lost = false
    ).

%   A choice of the menu changes the level, and the menu is shown again.

switched("
:- use_module(library(random)).
:- dynamic level/1.
play :- retractall(level(_)), assertz(level(1)), menu.
menu :-
    write('1. Computer vs Computer'), nl,
    write('2. Change level'), nl,
    write('3. Leave'), nl,
    read(Choice),
    go(Choice).
go(1) :- turn([o,o,o,o,o,o,o,o,o,o,o], red).
go(2) :- retract(level(L)), L1 is 3-L, assertz(level(L1)), menu.
go(3).
turn([], Player) :- !, next(Player, Other), format('~w has won~n', [Other]).
turn(Row, Player) :-
    length(Row, N), format('~d left, ~w~n', [N,Player]),
    level(Level),
    valid_moves(Row, Moves),
    choose(Level, Row, Moves, Move),
    length(Taken, Move), append(Taken, New, Row),
    next(Player, Next),
    turn(New, Next).
choose(1, _, Moves, Move) :- random_member(Move, Moves).
choose(2, Row, Moves, Move) :-
    length(Row, N),
    Move is N mod 3,
    memberchk(Move, Moves),
    !.
choose(2, _, _, 1).
valid_moves(Row, Moves) :-
    length(Row, N),
    findall(M, ( member(M, [1,2]), M =< N ), Moves).
next(red, blue).
next(blue, red).
").

test(a_level_that_the_menu_changes_is_found,
     true(Levels = [1-loop([]),2-loop([_-2])])) :-
    switched(Text),
    understood(Text, [], Guesses),
    memberchk(guess(levels(Levels), _), Guesses).

%   The settings ask for more.

test(settings_of_a_menu_that_are_not_found_are_told,
     true(memberchk(note(settings_lost("change level")), Guesses))) :-
    switched(Text0),
    replaced("go(2) :- retract", "go(2) :- read(yes), retract", Text0, Text),
    understood(Text, [], Guesses).

test(each_note_of_a_comparison_has_words,
     [forall(member(Note, [ oracle(agreed(2, 30, 1)), not_watched,
                            loop(differs(3, turn(red, blue))),
                            loop(differs(0, moves([1], [1,2]))),
                            loop(differs(0, move(1, s, t))),
                            loop(differs(9, winner(none, red))),
                            loop(error(x, _)), explained(3, 20),
                            unnamed_winner, no_winner, unused_config(5),
                            menu_choices([ chosen("a", ["b","c"]),
                                           size(6, none, none), left("size"),
                                           size(6, 5, 9)
                                         ])
                          ]))]) :-
    message_text(tabuleiro(adopt_note(game, Note)), Text),
    \+ sub_string(Text, _, _, _, "Unknown").

:- end_tests(doubts).
