/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_watch, [test_watch/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/call_graph',
              [call_graph/2, loop_candidates/3]).
:- use_module('../../prolog/tabuleiro/adopt/loop_options', []).
:- use_module('../../prolog/tabuleiro/adopt/spies').
:- use_module('../../prolog/tabuleiro/load/load_program', [load_program/4]).
:- use_module('../../prolog/tabuleiro/check/program_laws',
              [adapter_of/2, lacks_breach/2]).
:- use_module('../../prolog/tabuleiro/search/perft', [perft/4]).

/** <module> Programs that are watched as they play
*/

test_watch :-
    run_tests(watch).

/*  A loop that gives three points for taking the last stone; move/3 does not.
    A test replaces MORE.
*/

watched_program("
:- use_module(library(random)).
play :-
    menu(A, B),
    initial_state(State),
    loop(State, red, 0, A-B).
menu(A, B) :-
    write('1. Bot against bot'), nl,
    write('2. Person against bot'), nl,
    read(Choice),
    mode(Choice, A, B).
mode(1, bot, bot).
mode(2, person, bot).
initial_state(stones([o,o,o,o,o,o,o,o])).
loop(State, Player, Lead, _) :-
    game_over(State, Player, Lead, Winner),
    !,
    format(\"~w~n\", [Winner]).
loop(State, Player, Lead0, Kinds) :-
    display_game(State, Player),
    choose_move(State, 1, Move),
    move(State, Move, NewState),
    lead(Player, NewState, Lead0, Lead),
    next(Player, NewState, Next),
    loop(NewState, Next, Lead, Kinds).
display_game(stones(Stones), Player) :-
    length(Stones, N),
    format(\"~d stones, ~w~n\", [N,Player]).
lead(red, stones([]), Lead0, Lead) :- !, Lead is Lead0+3.
lead(blue, stones([]), Lead0, Lead) :- !, Lead is Lead0-3.
lead(_, _, Lead, Lead).
game_over(stones([]), _, Lead, red) :- Lead > 0.
game_over(stones([]), _, Lead, blue) :- Lead < 0.
valid_moves(stones(Stones), Moves) :-
    length(Stones, N),
    findall(M, (member(M, [1,2,3]), M =< N), Moves).
move(stones(Stones), Move, stones(Left)) :-
    length(Taken, Move),
    append(Taken, Left, Stones).
choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).
").

alternating("next(red, _, blue).\nnext(blue, _, red).\n").

%   A player who leaves an even number of stones plays again.

again("next(P, stones(S), P) :- length(S, N), 0 is N mod 2, N > 0, !.
next(red, _, blue).
next(blue, _, red).
").

watched_with(More, Text) :-
    watched_program(Text0),
    string_concat(Text0, More, Text).

:- begin_tests(watch, [setup(hide_notes), cleanup(show_notes)]).

test(the_loop_adds_the_points, Winners == [blue,red]) :-
    alternating(More),
    watched_with(More, Text),
    with_program(Text, winners(Winners)).

winners(Winners, File) :-
    adopt_game(File, [], Game, _),
    findall(Winner,
            ( Game:initial_state(default, S0),
              member(Moves, [[3,3,2],[3,3,1,1]]),
              played(Moves, Game, S0, State),
              Game:game_over(State, Winner)
            ),
            Winners0),
    sort(Winners0, Winners).

played([], _, State, State).
played([Move|Moves], Game, State0, State) :-
    Game:move(State0, Move, State1),
    played(Moves, Game, State1, State).

test(the_loop_says_who_plays_again, Players == [red,blue,blue,red]) :-
    again(More),
    watched_with(More, Text),
    with_program(Text, movers([1,1,3], Players)).

%   From eight stones: one leaves 7, one 6, three 3.

movers(Moves, Players, File) :-
    adopt_game(File, [], Game, _),
    Game:initial_state(default, State),
    movers_from(Moves, Game, State, Players).

movers_from(Moves, Game, State, [Player|Players]) :-
    Game:player_to_move(State, Player),
    (   Moves = [Move|Rest]
    ->  Game:move(State, Move, New),
        movers_from(Rest, Game, New, Players)
    ;   Players = []
    ).

test(a_loop_is_asked_once_of_each_state, Times == 0-1) :-
    again(More),
    watched_with(More, Text0),
    replaced("valid_moves(stones(Stones), Moves) :-",
             "valid_moves(stones(Stones), Moves) :-
    flag(test_watch_asked, N0, N0+1),",
             Text0, Text),
    with_program(Text, times_asked(Times)).

%   Of the first state initial_state/2 has asked, and of the next one move/3.

times_asked(First-Next, File) :-
    adopt_game(File, [], Game, _),
    Game:initial_state(default, State),
    flag(test_watch_asked, _, 0),
    asked(Game, State),
    flag(test_watch_asked, First, 0),
    Game:move(State, 1, New),
    asked(Game, New),
    flag(test_watch_asked, Next, 0).

asked(Game, State) :-
    \+ Game:game_over(State, _),
    Game:valid_moves(State, Moves),
    Game:valid_moves(State, Moves).

test(its_moves_are_those_of_the_program, Count == 50) :-
    alternating(More),
    watched_with(More, Text),
    with_program(Text, leaves(4, Count)).

%   Of the 81 lists of four numbers from 1 to 3, 50 have a sum of 8 or less.

leaves(Depth, Count, File) :-
    adopt_game(File, [], Game, _),
    Game:initial_state(default, State),
    perft(Game, State, Depth, Count).

%   changed(+Old, +New, -Text): the program with New in place of Old.

changed(Old, New, Text) :-
    alternating(More),
    watched_with(More, Text0),
    replaced(Old-New, Text0, Text).

test(a_loop_may_have_a_variable_with_a_constraint) :-
    changed("loop(State, red, 0, A-B)",
            "freeze(X, X == B), loop(State, red, 0, A-X)", Text),
    by_loop(Text).
test(a_loop_may_have_an_argument_that_is_never_bound) :-
    alternating(More),
    watched_with(More, Text0),
    foldl(replaced,
          [ "loop(State, red, 0, A-B)"-"loop(State, red, 0, _)",
            "menu(A, B),"-"menu(_, _),",
            "lead(Player, NewState, Lead0, Lead),"-
            "dif(Kinds, late), lead(Player, NewState, Lead0, Lead),"
          ],
          Text0, Text),
    understood(Text, [], Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(choice(choose_move/3, loop/4, outputs([3], valid_moves/2, 2)),
              Terms).
test(a_bot_that_draws_from_a_list_of_its_own_has_the_levels_of_the_menu,
     [ forall(asks_levels(Mode)),
       true(Levels-Played == Expected-[true,true])
     ]) :-
    Expected = [1-loop([]),2-loop([[4,1]-2,[4,2]-2])],
    drawing(["mode(2, person, bot)."-"", "mode(1, bot, bot)."-Mode], Text),
    with_program(Text, levels_played(Levels, Played)).

%   asks_levels(-Mode): Mode is a clause that asks for the levels of the bots,
%   once for both, or once for each, who is named in the prompt or not.

asks_levels("mode(1, L, L) :- write('1. Easy'), nl, write('2. Hard'), nl, \
read(L).").
asks_levels("mode(1, L, M) :- write('Level of bot 1, from 1 to 2: '), read(L), \
write('Level of bot 2, from 1 to 2: '), read(M).").
asks_levels("mode(1, L, M) :- write('Red bot, from 1 to 2: '), read(L), \
write('Blue bot, from 1 to 2: '), read(M).").

%   A person answers the prompts of the two bots with different levels.

test(a_level_is_that_of_both_bots_though_they_were_given_different_ones,
     Levels-Played
         == [1-loop([[4,2]-1]),2-loop([[4,1]-2])]-[true,true]) :-
    asks_levels(Mode),
    sub_string(Mode, _, _, _, "bot 2"),
    !,
    drawing(["mode(2, person, bot)."-"", "mode(1, bot, bot)."-Mode], Text),
    with_program(Text,
                 levels_played([input(["1","1","2"])], Levels, Played)).

test(levels_against_a_person_are_none_of_two_bots,
     Levels == [1-loop([]),2-loop([[4,1]-2,[4,2]-2])]) :-
    drawing([ "write('1. Bot against bot')"-
              "write('1. Person against easy bot'), nl, \
write('2. Person against hard bot'), nl, write('3. Easy bot against easy bot')",
              "2. Person against bot"-"4. Hard bot against hard bot",
              "mode(1, bot, bot)."-"mode(1, person, 1).\nmode(2, person, 2).",
              "mode(2, person, bot)."-"mode(3, 1, 1).\nmode(4, 2, 2)."
            ],
            Text),
    with_program(Text, levels_played(Levels, _)).

%   The program asks for a variant of the rules first, which its moves never
%   show; the hard bot does not draw, and takes the most.

test(the_levels_of_bots_are_no_variants_of_the_rules,
     Levels-Played == [1-loop([]),2-loop([[4,2]-2])]-[true,true]) :-
    variants(Text),
    with_program(Text, levels_played(Levels, Played)).

variants(Text) :-
    drawing([ "mode(2, person, bot)."-"",
              "mode(1, bot, bot)."-
              "mode(1, V, L) :- write('1. Short'), nl, write('2. Long'), nl, \
read(V), write('1. Easy'), nl, write('2. Hard'), nl, read(L).",
              "loop(State, Player, Lead0, Kinds) :-"-
              "loop(State, Player, Lead0, Kinds) :-
    Kinds = _-Level,",
              "choose_move(State, 1, Move),"-
              "choose_move(State, Level, Move),",
              "choose_move(stones(Stones), Level, Move) :-"-
              "choose_move(stones([_,_,_|_]), 2, 3) :- !.
choose_move(stones(Stones), Level, Move) :-"
            ],
            Text).

%   Text is the program whose bot draws one of a list that no predicate answers,
%   with More replaced.

drawing(More, Text) :-
    alternating(Turns),
    watched_with(Turns, Text0),
    foldl(replaced,
          [ "valid_moves(stones(Stones), Moves) :-
    length(Stones, N),
    findall(M, (member(M, [1,2,3]), M =< N), Moves).
"-"",
            "choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves)."-
            "choose_move(stones(Stones), Level, Move) :-
    is_list(Stones),
    integer(Level),
    length(Stones, N),
    findall(take-M, (member(M, [1,2,3]), M =< N), Moves),
    random_member(take-Move, Moves)."
          ],
          Text0, Text1),
    foldl(replaced, More, Text1, Text).

levels_played(Levels, Played, File) :-
    levels_played([], Levels, Played, File).

levels_played(Options, Levels, Played, File) :-
    adopt_game(File, Options, Game, Guesses),
    memberchk(guess(levels(Levels), loop), Guesses),
    Game:initial_state(default, State),
    Game:valid_moves(State, Moves),
    findall(Legal,
            ( member(Level, [1,2]),
              Game:choose_move(State, Level, Move),
              (   memberchk(Move, Moves)
              ->  Legal = true
              ;   Legal = Move
              )
            ),
            Played).
test(a_bot_that_plays_in_the_loop_is_not_said_to_play_nothing, fail) :-
    once(asks_levels(Mode)),
    drawing([ "mode(2, person, bot)."-"", "mode(1, bot, bot)."-Mode,
              "random_member(take-Move, Moves)."-
              "random_member(take-Move, Moves).
choose_move(_, 1, _) :- fail.
choose_move(_, 2, _) :- fail."
            ],
            Text),
    with_program(Text, plays_nothing).

plays_nothing(File) :-
    adopt_game(File, [], Game, Guesses),
    assertion(memberchk(guess(levels(_), loop), Guesses)),
    adapter_of(Game, Adapter),
    lacks_breach(Adapter, broken(bot_plays_nothing(_), _)).

test(a_bot_may_ask_for_the_moves_again, Played == [true,true]) :-
    alternating(Turns),
    watched_with(Turns, Text0),
    asks_levels(Mode),
    !,
    foldl(replaced,
          [ "mode(2, person, bot)."-"",
            "mode(1, bot, bot)."-Mode,
            "    choose_move(State, 1, Move),
"-"    Kinds = Level-_,
    bot(Level, State, Move),
",
            "choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves)."-
            "bot(1, State, Move) :-
    valid_moves(State, Moves),
    length(Moves, N),
    random(0, N, I),
    nth0(I, Moves, take-Move).
bot(2, State, Move) :-
    valid_moves(State, [_,_,take-Move]).
bot(2, State, Move) :-
    valid_moves(State, [take-Move|_]).",
            "findall(M,"-"findall(take-M,"
          ],
          Text0, Text),
    with_program(Text, levels_played(_, Played)).
test(the_menus_of_two_bots_may_end_as_the_first_one_does) :-
    changed("    write('1. Bot against bot'), nl,
    write('2. Person against bot'), nl,
    read(Choice),
    mode(Choice, A, B).",
            "    menu('1. Person against person', '2. Bot against bot', 2),
    menu('1. Easy', '2. Hard', 1),
    menu('1. Easy', '2. Hard', 1),
    mode(1, A, B).
menu(First, Second, Wanted) :-
    writeln(First),
    writeln(Second),
    write('        What is your choice, please?        : '),
    read(Choice),
    Choice == Wanted.",
            Text),
    by_loop(Text).
test(a_loop_may_be_a_clause_with_a_repeat) :-
    alternating(More),
    watched_with(More, Text0),
    foldl(replaced,
          [ "[o,o,o,o,o,o,o,o]"-"[o,o,o,o,o,o,o,o,o,o,o,o,o,o,o,o]",
            "loop(State, red, 0, A-B)."-
            "assertz(now(State, red, 0)), loop(A-B).
:- dynamic now/3.
loop(Kinds) :-
    repeat,
    retract(now(Old, Player, Lead0)),
    turn(Old, Player, Lead0, Kinds, New, Next, Lead),
    assertz(now(New, Next, Lead)),
    game_over(New, Next, Lead, Winner), !,
    format(\"~w~n\", [Winner]).",
            "loop(State, Player, Lead, _) :-
    game_over(State, Player, Lead, Winner),
    !,
    format(\"~w~n\", [Winner]).
"-"",
            "loop(State, Player, Lead0, Kinds) :-"-
            "turn(State, Player, Lead0, _, NewState, Next, Lead) :-",
            "next(Player, NewState, Next),
    loop(NewState, Next, Lead, Kinds)."-
            "next(Player, NewState, Next)."
          ],
          Text0, Text),
    understood(Text, [], Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(predicate('repeat loop'/2), Terms),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses),
    Ended > 0.
test(a_program_may_throw_at_its_end) :-
    changed("format(\"~w~n\", [Winner]).", "throw(Winner).", Text),
    by_loop(Text).
test(a_loop_may_neither_read_nor_draw,
     true(memberchk(guess(loop(_), _), Guesses))) :-
    alternating(More),
    watched_with(More, Text0),
    replaced(":- use_module(library(random)).\n", "", Text0, Text1),
    replaced("random_member(Move, Moves)", "nth1(1, Moves, Move)", Text1,
             Text),
    understood(Text, [], Guesses).
test(a_loop_may_read_by_predicates_that_sicstus_alone_has,
     Played == [loop/4]) :-
    alternating(More),
    watched_with(More, Text0),
    foldl(replaced,
          [ ":- use_module(library(random)).\n"-
            ":- use_module(library(lists)).\n",
            "random_member(Move, Moves)"-"nth1(1, Moves, Move)",
            "choose_move(State, 1, Move),"-"read_line(_), chosen(State, Move),",
            "choose_move(State, 1, Move) :-"-"chosen(State, Move) :-"
          ],
          Text0, Text),
    with_program(Text, sicstus_loops(Played)).

test(what_prints_the_rows_of_a_board_is_no_loop, Loops == [turn/2]) :-
    with_program("% SICStus
play :- turn([1,2,3], red).
turn(Board, Player) :-
    rows(Board), choose_move(Board, Player, Move),
    append(Before, [Move|After], Board), append(Before, After, New),
    turn(New, Player).
choose_move([Move|_], _, Move).
rows([]) :- print_bottom.
rows([Row|Rows]) :- write(Row), nl, rows(Rows).
print_bottom :- write('-'), nl.
", sicstus_loops(Loops)).

sicstus_loops(Loops, File) :-
    load_program(File, [dialect(sicstus)], Module, _),
    call_graph(Module, Graph),
    loop_candidates(Graph, Module:play/0, PIs),
    findall(PI, member(_:PI, PIs), Loops).

test(what_the_program_reads_before_each_move_shows_the_state_before_it) :-
    changed("    choose_move(State, 1, Move),",
            "    write('Press Enter'), get_char(_),
    choose_move(State, 1, Move),",
            Text),
    by_loop(Text).
test(a_program_that_keeps_its_points_elsewhere_is_refused,
     throws(error(domain_error(program, _), _))) :-
    alternating(More),
    watched_with(More, Text0),
    foldl(replaced,
          [ "loop(State, red, 0, A-B)"-
            "b_setval(lead, 0), loop(State, red, 0, A-B)",
            "game_over(State, Player, Lead, Winner),"-
            "b_getval(lead, Now), game_over(State, Player, Now, Winner),",
            "lead(Player, NewState, Lead0, Lead),"-
            "b_getval(lead, Old), lead(Player, NewState, Old, Now), \c
             b_setval(lead, Now),",
            "loop(NewState, Next, Lead, Kinds)."-
            "loop(NewState, Next, Lead0, Kinds)."
          ],
          Text0, Text),
    understood(Text, [], _).
test(moves_that_fail_in_all_random_games_are_refused_unless_confirmed,
     [ forall(member(Short, ["fail","throw(short)"])),
       true(Why = moves_fail(8, _))
     ]) :-
    alternating(More),
    watched_with(More, Text0),
    format(string(Made),
           'length(Taken, Move), ( Stones = [_,_,_,_,_|_] -> true ; ~s ),',
           [Short]),
    foldl(replaced,
          [ "choose_move(State, 1, Move),\n    move"-"read(Move),\n    move",
            "length(Taken, Move),"-Made
          ],
          Text0, Text),
    catch(understood(Text, [], _),
          error(domain_error(program, _),
                context(_, tabuleiro(not_understood(Why)))),
          true).
test(what_looks_through_the_cells_is_no_loop_of_the_game,
     true(memberchk(predicate(rounds/2), Terms))) :-
    understood(":- use_module(library(random)).
play :-
    write('1. Computer and computer'), nl,
    read(1),
    findall(e, between(1, 12, _), Row),
    rounds(Row, red).
rounds(Row, Player) :-
    nth1(4, Row, Other), Other \\== e, !, format('~w wins~n', [Player]).
rounds(Row, Player) :-
    display_game(Row),
    look(12, Row, [], Cell),
    put(Cell, Row, Player, New),
    next(Player, Next),
    rounds(New, Next).
look(0, _, Cells, Cell) :- !, random_member(Cell, Cells).
look(N, Row, Cells, Cell) :-
    nth1(N, Row, Found),
    N1 is N-1,
    (   Found == e
    ->  look(N1, Row, [N|Cells], Cell)
    ;   format('~w is taken~n', [N]),
        look(N1, Row, Cells, Cell)
    ).
put(1, [_|Row], X, [X|Row]) :- !.
put(N, [Y|Row], X, [Y|New]) :- N1 is N-1, put(N1, Row, X, New).
next(red, blue).
next(blue, red).
display_game(Row) :- write(Row), nl.
", [], Guesses),
    memberchk(guess(loop(Terms), _), Guesses).
test(a_loop_whose_choice_is_no_call_is_named,
     true(Why = unread_loop(loop/4, false, _))) :-
    alternating(More),
    watched_with(More, Text0),
    foldl(replaced,
          [ "choose_move(State, 1, Move),\n    move"-
            "random(Drawn), Move is 1+truncate(Drawn),\n    move",
            "valid_moves(stones(Stones), Moves)"-
            "unused(stones(Stones), Moves)",
            "    valid_moves(State, Moves)"-"    unused(State, Moves)",
            "choose_move(State, 1, Move) :-"-"unused(State, 1, Move) :-"
          ],
          Text0, Text),
    catch(understood(Text, [], _),
          error(existence_error(program(_), _),
                context(_, tabuleiro(not_understood(Why)))),
          true).
test(a_program_that_was_run_and_not_understood_is_told_so,
     true(Why = unseen(play/0, initial_state))) :-
    catch(understood("play :- write(hello), nl.\n", [], _),
          error(existence_error(program(_), _),
                context(_, tabuleiro(not_understood(Why)))),
          true).
test(an_entry_that_fails_or_ends_with_an_error_is_told_so,
     true(Whys = [ broken(play/0, [], failed, initial_state),
                   broken(play/0, ["1"],
                          threw(error(existence_error(procedure, _:nowhere/0),
                                      _)),
                          initial_state)
                 ])) :-
    findall(Why,
            ( member(Text,
                     [ "play :- write(hello), fail.\n",
                       "play :- write('1. Begin'), nl, read(_), nowhere.\n"
                     ]),
              catch(understood(Text, [], _),
                    error(existence_error(program(_), _),
                          context(_, tabuleiro(not_understood(Why)))),
                    true)
            ),
            Whys).
test(what_ends_more_than_a_watched_program_passes, Passes == [yes,yes,no]) :-
    findall(Pass,
            ( member(Ball, [tabuleiro_leave,time_limit_exceeded,oops]),
              (   tabuleiro_watched_run:passes(Ball)
              ->  Pass = yes
              ;   Pass = no
              )
            ),
            Passes).
test(who_leaves_while_a_program_is_watched_leaves,
     throws(tabuleiro_leave)) :-
    changed("    choose_move(State, 1, Move),",
            "    throw(tabuleiro_leave), choose_move(State, 1, Move),", Text),
    understood(Text, [], _).
test(no_predicate_of_a_library_is_spied, fail) :-
    alternating(More),
    watched_with(More, Text),
    by_loop(Text),
    is_spied(random:random_member/2).

by_loop(Text) :-
    understood(Text, [], Guesses),
    memberchk(guess(loop(_), _), Guesses),
    memberchk(note(oracle(agreed(_, Plies, _))), Guesses),
    Plies > 20.

displayed_start(Text, File) :-
    adopt_game(File, [], Game, _),
    Game:initial_state(default, State),
    with_output_to(string(Text), Game:display_game(State)).

replaced(Old-New, Text0, Text) :-
    atomic_list_concat([Before,After], Old, Text0),
    atomic_list_concat([Before,New,After], Text).

test(a_program_that_no_typed_move_leads_on_is_not_confirmed) :-
    ten_with("game_over(10, 1).\nplay :- loop(0, 1).
loop(S, P) :- write(S), read(_), loop(S, P).
", Text),
    understood(Text, [players([1,2])], Guesses),
    memberchk(note(not_watched), Guesses).
test(a_program_without_a_start_is_not_watched, fail) :-
    ten_with("game_over(10, 1).\n", Text),
    understood(Text, [players([1,2])], Guesses),
    memberchk(note(not_watched), Guesses).
test(a_winner_of_whom_the_program_says_it_is_a_draw_means_one) :-
    alternating(More),
    watched_with(More, Text0),
    foldl(replaced,
          [ "    format(\"~w~n\", [Winner])."-"    say(Winner).
say(2) :- write('It''s a tie!').
say(red) :- write('Red wins').",
            "lead(red, stones([]), Lead0, Lead) :- !, Lead is Lead0+3."-
            "lead(red, stones([]), _, 7) :- !.",
            "game_over(stones([]), _, Lead, blue) :- Lead < 0."-
            "game_over(stones([]), _, Lead, 2) :- Lead < 0."
          ],
          Text0, Text),
    understood(Text, [], Guesses),
    memberchk(guess(winners([2-draw]), winners), Guesses).
test(facts_of_the_program_tell_which_player_a_winner_is,
     Winners == [first-red,second-blue]) :-
    alternating(More),
    watched_with(More, Text0),
    foldl(replaced,
          [ "game_over(stones([]), _, Lead, red) :- Lead > 0."-
            "named(red, first).
named(blue, second).
game_over(stones([]), _, Lead, Name) :- Lead > 0, named(red, Name).",
            "game_over(stones([]), _, Lead, blue) :- Lead < 0."-
            "game_over(stones([]), _, Lead, Name) :-
    Lead < 0, named(blue, Name)."
          ],
          Text0, Text),
    understood(Text, [], Guesses),
    memberchk(guess(winners(Winners), winners), Guesses).
test(parts_of_the_call_of_the_loop_are_displayed,
     Text == "8 stones, red\n") :-
    alternating(More),
    watched_with(More, Program),
    with_program(Program, displayed_start(Text)).

:- end_tests(watch).
