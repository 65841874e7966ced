/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_turn_halves, [test_turn_halves/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(readutil)).
:- use_module('../support/corpus').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/loop_game', [program_loop/3]).
:- use_module('../../prolog/tabuleiro/adopt/loop_sides').
:- use_module('../../prolog/tabuleiro/adopt/turn_halves').
:- use_module('../../prolog/tabuleiro/load/load_program').

/** <module> Loops that play the turns of both players
*/

test_turn_halves :-
    run_tests(turn_halves).

%   joined(+Clauses, -Halves): Halves are Player-Head terms, those of the turns
%   that a program with Clauses has.

joined(Clauses, Halves) :-
    string_concat(":- use_module(library(random)).
play :- go([a,b,c], 3).
turn(P, B0, B) :- write(P-B0), nl, random_permutation(B0, B).
won(P, B) :- nth1(1, B, P).
", Clauses, Text),
    with_program(Text, halves(Halves)).

%   calls_of_halves(-Calls, +File): Calls are Head-Half pairs: a turn of the
%   first player, the call of go as Head, goes on with Half.

calls_of_halves(Calls, File) :-
    load_program(File, Module, _),
    join_turn_halves(Module),
    findall(Head-Half,
            ( clause(Module:'turns go'(First, Head), Body),
              memberchk(First, [1,a]),
              sub_term('turns go'(_, Half), Body),
              nonvar(Half)
            ),
            Calls).

halves(Halves, File) :-
    load_program(File, Module, _),
    join_turn_halves(Module),
    findall(Player-Head,
            ( current_predicate(Module:Name/2),
              joins_turn_halves(Module:Name/2),
              Turn =.. [Name,Player,Head],
              clause(Module:Turn, _)
            ),
            Halves).

%   The option `loop` of the program in File names them as its choice.

chooses_by_halves(File) :-
    load_program(File, Module, _),
    program_loop(Module,
                 [ entry(play),input([]),predicate(turn/3),repeats(false),
                   choice('turns go'/2,any,drawn),state([1])
                 ],
                 _),
    current_predicate(Module:'turns go'/2).

:- begin_tests(turn_halves, [setup(hide_notes), cleanup(show_notes)]).

test(a_round_has_two_halves,
     Halves =@= [a-go(_, _),b-'go goes on'(_, _)]) :-
    joined("go(B0, N) :- turn(a, B0, B1), \\+ won(a, B1),
                         turn(b, B1, B2), \\+ won(b, B2), go(B2, N).\n",
           Halves).
test(a_choice_of_joined_halves_is_there_in_a_new_process) :-
    with_program(":- use_module(library(random)).
play :- go([a,b,c], 3).
turn(P, B0, B) :- write(P-B0), nl, random_permutation(B0, B).
won(P, B) :- nth1(1, B, P).
go(B0, N) :- turn(a, B0, B1), \\+ won(a, B1),
             turn(b, B1, B2), \\+ won(b, B2), go(B2, N).
",
                 chooses_by_halves).
test(the_board_has_its_place_in_both_halves,
     Halves =@= [a-go(_, _),b-'go goes on'(B, N)]) :-
    joined("go(B0, N) :- turn(a, B0, B1),
                         ( N = 0 -> true ; turn(b, B1, B), go(B, N) ).\n",
           Halves),
    Halves = [_,b-'go goes on'(B, N)],
    B \== N.
test(the_board_has_its_place_though_the_head_has_the_new_one_too,
     Calls =@= [go(_, B1, _, Q0)-'go goes on'(B1, _, _, Q0)]) :-
    with_program(":- use_module(library(random)).
play :- go([a,b,c], _, 0, 0).
go(B0, B1, P0, Q0) :-
    turn(a, B0, B1, P0, P),
    (   P > 9
    ->  true
    ;   turn(b, B1, B, Q0, Q),
        go(B, _, P, Q)
    ).
turn(P, B0, B, N0, N) :-
    write(P-B0), nl, random_permutation(B0, B), N is N0+1.
",
                 calls_of_halves(Calls)).
test(a_cut_in_the_second_half_is_left_alone, Halves == []) :-
    joined("go(B0, N) :- turn(a, B0, B1), turn(b, B1, B2), !, go(B2, N).\n",
           Halves).
test(two_choices_of_a_player_are_no_turns, Halves == []) :-
    joined("go(B0, N) :- push(B0, B1), pull(B1, B2), go(B2, N).
push(B0, B) :- turn(c, B0, B).
pull(B0, B) :- turn(c, B0, B).\n",
           Halves).
test(a_turn_begins_with_what_goals_make_of_the_other_one,
     Halves =@= [white-go(_, _),black-'go goes on'(_, _)]) :-
    joined("go(B0, N) :- white_turn(B0, B1), tidied(B1, B2),
                         black_turn(B2, B3), tidied(B3, B4), go(B4, N).
white_turn(B0, B) :- turn(w, B0, B).
black_turn(B0, B) :- turn(b, B0, B).
tidied(B, B).\n",
           Halves).
test(variables_of_two_players_change_places,
     Calls =@= [go(_, P, Q)-'go goes on'(_, Q, P)]) :-
    with_program(":- use_module(library(random)).
go(B0, P, Q) :- turn(P, B0, B1), \\+ won(P, B1),
                turn(Q, B1, B2), \\+ won(Q, B2), go(B2, P, Q).
turn(P, B0, B) :- write(P-B0), nl, random_permutation(B0, B).
won(P, B) :- nth1(1, B, P).
",
                 calls_of_halves(Calls)).
test(two_choices_of_one_variable_are_no_turns, Halves == []) :-
    joined("go(B0, P) :- turn(P, B0, B1), turn(P, B1, B2), next(P, Q),
                         go(B2, Q).
next(a, b).
next(b, a).\n",
           Halves).
test(two_draws_of_other_numbers_are_no_turns, Halves == []) :-
    joined("go(B0, R, C) :- at_random(R, X), at_random(C, Y),
                            put(X, Y, B0, B), go(B, R, C).
at_random(N, X) :- random(1, N, X).
put(_, _, B, B).\n",
           Halves).
test(two_predicates_have_a_turn_each,
     Halves =@= [fox-fox_turn(_),hen-hen_turn(_)]) :-
    joined("go(B, _) :- fox_turn(B).
fox_turn(B0) :- turn(_, B0, B), hen_turn(B).
hen_turn(B0) :- turn(_, B0, B), fox_turn(B).\n",
           Halves).
test(a_bot_and_what_shows_its_move_are_one_turn, Halves == []) :-
    joined("go(B0, _) :- turn(_, B0, B), shown(B).
shown(B) :- write(B), go(B, 1).\n",
           Halves).

%   after(+Name, +Moves, -Player, -Winner): Player is to move after Moves in the
%   program Name of the corpus, or Winner has won.

after(Name, Moves, Player, Winner) :-
    corpus_file(Name, File),
    adopt_game(File, [], Game),
    Game:initial_state(default, State0),
    played(Moves, Game, State0, State),
    (   Game:game_over(State, Winner)
    ->  Player = none
    ;   Game:player_to_move(State, Player),
        Winner = none
    ).

played([], _, State, State).
played([Move|Moves], Game, State0, State) :-
    Game:move(State0, Move, State1),
    played(Moves, Game, State1, State).

%   game(?Name, ?Moves, ?Player, ?Winner)

game(hedge,  [],                ann,  none).
game(hedge,  [1],               bob,  none).
game(hedge,  [1,2],             ann,  none).
game(hedge,  [2,2,2,2,2],       bob,  none).    % there is a leaf left
game(hedge,  [2,2,2,2,2,1],     none, bob).
game(hedge,  [1,1,1,1,1,1,1,1,1,1,1,1], none, draw).
game(meadow, [1],               hare, none).
game(meadow, [2,3],             fox,  none).
game(meadow, [2,3,1],           hare, none).
game(meadow, [2,3,2],           none, fox).
game(shells, [move(3,picks),move('_',rests)], first, none).

test(the_game_is_that_of_the_program,
     [forall(game(Name, Moves, Expected, Won)),
      true(Player-Winner == Expected-Won)]) :-
    after(Name, Moves, Player, Winner).

test(a_loop_that_ends_by_calling_another_one_is_its_first_phase,
     Players-Winner == [x,o,x,o,x,o,x,o,x,o]-o) :-
    with_program("
:- use_module(library(random)).
:- use_module(library(lists)).
play :- length(Board, 8), maplist(=(e), Board), placing(Board, x, 6).
placing(Board, Player, 0) :- !, taking(Board, Player).
placing(Board, Player, Left) :-
    show(Board), stones(Board, e, Cells), random_member(Cell, Cells),
    put(Board, Cell, Player, New), other(Player, Next), Left1 is Left-1,
    placing(New, Next, Left1).
taking(Board, Player) :-
    \\+ memberchk(Player, Board), !, show(Board), cheer(Player).
taking(Board, Player) :-
    show(Board), findall(C, ( nth1(C, Board, S), S \\== e ), Cells),
    random_member(Cell, Cells), put(Board, Cell, e, New),
    other(Player, Next), taking(New, Next).
stones(Board, Stone, Cells) :-
    findall(Cell, nth1(Cell, Board, Stone), Cells).
put(Board, Cell, Stone, New) :-
    nth1(Cell, Board, _, Rest), nth1(Cell, New, Stone, Rest).
show(Board) :- format('~w~n', [Board]).
cheer(Player) :- format('~w wins!~n', [Player]).
other(x, o).
other(o, x).
",
                 played_out([1,2,3,4,5,6,2,4,6], Players, Winner)).

%   The first phase answers the board and the player to move, and the menu has
%   its goals in a list. A rule tells the number of cells.

test(a_loop_that_answers_what_another_one_takes_is_its_first_phase,
     Players-Winner == [x,o,x,o,x,o,x,o,x,o]-o) :-
    with_program("
:- use_module(library(random)).
:- use_module(library(lists)).
:- dynamic cells/1.
play :-
    write('1. Bots'), nl, write('2. Leave'), nl, read(Choice),
    case(Choice, [1-bots(e), 2-true]).
case(Choice, [Choice-Goal|_]) :- !, call(Goal).
case(Choice, [_|Cases]) :- case(Choice, Cases).
bots(Free) :-
    retractall(cells(_)), assertz((cells(Cells) :- Cells is 8)),
    cells(Count), length(Board, Count), maplist(=(e), Board),
    Player = x,
    placing(6, Board, Player, Placed),
    write('Now take, and leave '), write(Free), nl,
    taking(Player, Placed, Free, Left),
    show(Left).
placing(0, Board, _, Board) :- !.
placing(Left, Board, Player, Placed) :-
    show(Board), stones(Board, e, Cells), random_member(Cell, Cells),
    put(Board, Cell, Player, New), other(Player, Next), Left1 is Left-1,
    placing(Left1, New, Next, Placed).
taking(Player, Board, _, Board) :-
    \\+ memberchk(Player, Board), !, cheer(Player).
taking(Player, Board, Free, Left) :-
    show(Board), findall(C, ( nth1(C, Board, S), S \\== Free ), Cells),
    random_member(Cell, Cells), put(Board, Cell, Free, New),
    other(Player, Next), taking(Next, New, Free, Left).
stones(Board, Stone, Cells) :-
    findall(Cell, nth1(Cell, Board, Stone), Cells).
put(Board, Cell, Stone, New) :-
    cells(N), between(1, N, Cell),
    nth1(Cell, Board, _, Rest), nth1(Cell, New, Stone, Rest).
show(Board) :- format('~w~n', [Board]).
cheer(Player) :- format('~w wins!~n', [Player]).
other(x, o).
other(o, x).
",
                 played_out([1,2,3,4,5,6,2,4,6], Players, Winner)).

played_out(Moves, Players, Winner, File) :-
    adopt_game(File, [], Game, _),
    once(Game:initial_state(default, State0)),
    movers(Moves, Game, State0, Players, State),
    once(Game:game_over(State, Winner)).

movers([], Game, State, [Player], State) :-
    once(Game:player_to_move(State, Player)).
movers([Move|Moves], Game, State0, [Player|Players], State) :-
    once(Game:player_to_move(State0, Player)),
    once(Game:move(State0, Move, State1)),
    movers(Moves, Game, State1, Players, State).

%   A turn may end with a question, whether to go on.

test(the_number_of_a_half_is_no_player_where_a_part_is,
     Path-Players == [2,1]-[w,b]) :-
    findall('turns loop'(Half, Call),
            ( member(Half-Call,
                     [ 1-loop(w),1-loop(b),1-loop(w),2-ask(w),1-loop(b),
                       2-ask(b)
                     ])
            ),
            States),
    loop_sides(test_turn_halves, States, Path, Players).

test(who_moves_and_who_is_next_change_places,
     Path-Players == [1,2]-[bot_w,bot_b]) :-
    findall(loop(turn(0, Mover, Next), Kind),
            member(Mover-Next-Kind,
                   [ bot_w-bot_b-easy, bot_w-bot_b-easy, bot_w-bot_b-hard,
                     bot_b-bot_w-easy, bot_b-bot_w-hard, bot_w-bot_b-easy
                   ]),
            States),
    loop_sides(test_turn_halves, States, Path, Players).

test(who_moves_and_who_is_next_change_places_after_many_moves,
     Path-Players == [1,1]-[fox,hen]) :-
    findall(loop(Mover-3, Next-3, Left),
            ( member(Mover-Next, [fox-hen,hen-fox,fox-hen,hen-fox]),
              between(0, 6, Done),
              Left is 6-Done
            ),
            States),
    loop_sides(test_turn_halves, States, Path, Players).

test(names_of_players_come_before_kinds_of_moves_that_change_places,
     Path-Players == [1]-[black,white]) :-
    findall(loop(Player, Kind),
            member(Player-Kind,
                   [ black-free, white-drop, white-free, black-drop, black-free,
                     white-drop, white-free
                   ]),
            States),
    with_program("next_type(free, drop).\nnext_type(drop, free).\n",
                 sides_in_program(States, Path, Players)).

sides_in_program(States, Path, Players, File) :-
    load_program(File, Module, _),
    loop_sides(Module, States, Path, Players).

test(a_cell_of_a_growing_set_of_facts_is_no_player,
     [ forall(member(Sets-Found, [ [[1],[2],[1],[2],[1]]         - [1,2],
                                   [[1],[2],[1,2],[2,1],[1,2,3]] - none
                                 ])),
       Players == Found
     ]) :-
    findall(state(loop(Board), [facts(m:seen/1, none, Clauses)]),
            ( nth1(Board, Sets, Set),
              findall((seen(N):-true), member(N, Set), Clauses)
            ),
            States),
    (   loop_sides(test_turn_halves, States, _, Players0)
    ->  Players = Players0
    ;   Players = none
    ).

%   Pieces are placed in turn, then moved, when none is taken from the hands.

test(the_order_in_which_facts_were_changed_tells_no_player,
     [ forall(member(Facts-Found,
                     [ [ [1-8,2-8],[2-8,1-7],[1-7,2-7],[2-7,1-6] ]   - none,
                       [ [1-0,2-0],[2-0,1-0],[1-0,2-0],[2-0,1-0] ]   - [1,2]
                     ])),
       Players == Found
     ]) :-
    findall(state(loop, [facts(m:hand/2, none, Clauses)]),
            ( member(Hands, Facts),
              findall((hand(Player, Count):-true),
                      member(Player-Count, Hands),
                      Clauses)
            ),
            States),
    (   loop_sides(test_turn_halves, States, _, Players0)
    ->  Players = Players0
    ;   Players = none
    ).

test(a_counter_in_a_fact_tells_whose_turn_it_is,
     Path-Players == [2,1,3,1,1,1,parity]-[0,1]) :-
    findall(state(loop, [facts(m:turns/1, none, [(turns(N):-true)])]),
            between(0, 5, N),
            States),
    with_program(":- dynamic(turns/1).
turns(0).
loop :- game(N), Rest is N mod 2, Rest == 0, write(first), nl.
game(N) :- turns(N).
",
                 sides_in_program(States, Path, Players)).

test(an_unread_loop_has_the_name_that_the_program_gives_it,
     true(Why = unread_loop(go, false, _))) :-
    catch(understood(":- use_module(library(random)).
play :- go([a,b,c,d,e,f,g,h], 9).
go(B0, N0) :- turn(a, B0, B1), turn(b, B1, B2), N is N0-1, N > 0, go(B2, N).
turn(P, B0, B) :- write(P-B0), nl, random(X), X > -1, random_permutation(B0, B).
", [], _),
          error(existence_error(program(_), _),
                context(_, tabuleiro(not_understood(Why)))),
          true).

%   The loop of pairs, in a module of its own. The program picks elsewhere too.

test(a_pick_is_seen_in_the_module_that_picks) :-
    corpus_file(pairs, File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    string_concat(":- module(pairs_rules, [row/1, takes/3]).\n", Text, Rules),
    with_program(Rules, picked_elsewhere).

picked_elsewhere(File) :-
    format(string(Text), ":- use_module('~w').
play :- write('1 - Computer against computer'), nl, read(1),
        random_select(9, [9], []), row(Row), takes(Row, left, weight(0, 0)).
", [File]),
    understood(Text, [], Guesses),
    memberchk(note(oracle(agreed(_, Plies, _))), Guesses),
    Plies > 0.

:- end_tests(turn_halves).
