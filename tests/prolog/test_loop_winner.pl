/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_loop_winner, [test_loop_winner/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/end_names', [told_draws/3]).
:- use_module('../../prolog/tabuleiro/adopt/loop_winner', [own_word_winner/3]).
:- use_module('../../prolog/tabuleiro/adopt/printed_winner').
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../support/corpus').
:- use_module('../support/message_text').
:- use_module('../support/student_program').

/** <module> Winners that no answer of the program names
*/

test_loop_winner :-
    run_tests([printed_winner, loop_winner]).

:- begin_tests(printed_winner).

says("Player 2 wins!", winner(o)).
says("Player1 wins!", winner(x)).
says("Well done: computer2 has won", winner(o)).
says("Congratulations player computer1!", winner(x)).
says("THE WINNER IS\n\n\e[31mPlayer 1\e[0m", winner(x)).
says("Jogador 1 perdeu.\nO jogador 2 venceu", winner(o)).
says("Player 1 has no moves left. Player 2 wins!", winner(o)).
says("Player 1: 3 points, Player 2: 1 point\nIt is a tie!", winner(draw)).
says("Player 1 beats Player 2 and wins", none).
says("Player 2 has 12 points", none).
says("We have a winner!", none).

test(text_says_that_nobody_won,
     [ forall(member(Text-Says, [ "X: 3\nO: 3\nIt is a draw!" - true,
                                  "Nobody wins. A tie." - true,
                                  "The tie is broken.\nO wins!" - false,
                                  "O wins" - false
                                ])),
       Said == Says
     ]) :-
    (   says_tie(Text)
    ->  Said = true
    ;   Said = false
    ).
test(text_says_who_won, [forall(says(Text, Expected)), Said == Expected]) :-
    (   printed_winner([x-"1",o-"2"], Text, Winner)
    ->  Said = winner(Winner)
    ;   Said = none
    ).
test(a_word_names_its_player_alone, Winner == w) :-
    printed_winner([w-"white",b-"black"], "WHITE WINS", Winner).
test(a_name_of_several_words_stands_anywhere, Winner == 'O/O') :-
    once(printed_names(['X/X','O/O'], ['X/X'-"",'O/O'-""], Names)),
    printed_winner(Names, "X/X has no move. The O/O pieces win.", Winner).
test(a_name_may_be_a_title_with_its_number,
     Winners == [player1,player2,player2]) :-
    once(printed_names([player1,player2], [], Names)),
    findall(Winner,
            ( member(Text, ["Player1 wins", "PLAYER 2 WINS", "player_2 won"]),
              printed_winner(Names, Text, Winner)
            ),
            Winners).
test(names_are_those_by_which_turns_begin,
     [true(Names == [0-"1",1-"2"]), nondet]) :-
    printed_names([0,1],
                  [ 0-"Player 1 Turn\nPlayer 1: 0\nPlayer 2: 0",
                    1-"Player 2 Turn\nPlayer 1: 3\nPlayer 2: 0",
                    0-"Player 1 Turn"
                  ],
                  Names).
test(the_word_that_only_the_turns_of_a_player_have_names_it,
     [nondet, Names == [p1-"white",p2-"black"]]) :-
    printed_names([p1,p2],
                  [ p1-" a b\n1 w\nTo move: White\nmoves to c1",
                    p1-" a b\n2 w\nTo move: White\nmoves to a4",
                    p2-" a b\n2 w\nTo move: Black\nmoves to b1"
                  ],
                  Names).
test(turns_with_two_words_of_their_own_name_none, fail) :-
    printed_names([0,1],
                  [ 0-"Bob the red\n",
                    1-"Eve the blue\n"
                  ],
                  _).
test(who_is_next_does_not_move, fail) :-
    printed_names([0,1], [0-"Next: blue\n",1-"Next: red\n"], _).
test(turns_that_speak_of_one_player_name_none, fail) :-
    printed_names([0,1], [0-"Player 1: 0",1-"Player 1: 3"], _).

%   names(?Turns, ?Names): a program says whose turn it is before the move, or
%   after it, for the next player.

names([red-"Turn: red",blue-"Turn: blue"], [red-"red",blue-"blue"]).
names([red-"Turn: blue",blue-"Turn: red"], [red-"red",blue-"blue"]).

test(the_next_player_does_not_name_the_other_one,
     [forall(names(Turns, Names)), Found == Names]) :-
    once(( tabuleiro_printed_winner:printed_names([red,blue], Turns, Found),
           tabuleiro_winner_names:own_names(Found)
         )).

:- end_tests(printed_winner).

%   announced(+Players, -Draws, +File)

announced(Players, Draws, File) :-
    load_program(File, Module, _),
    told_draws(Module, Players, Told),
    findall(Draw, member(Draw-draw, Told), Draws).

%   found_by_own_words(+Players, -Winner, +File)

found_by_own_words(Players, Winner, File) :-
    load_program(File, Module, _),
    (   own_word_winner(Module, Players, Winner0)
    ->  Winner = Winner0
    ;   Winner = none
    ).

:- begin_tests(loop_winner, [setup(hide_notes), cleanup(show_notes)]).

test(a_winner_who_is_only_printed,
     [ true(Named-Winner == printed([1-"1",2-"2"])-1) ]) :-
    matches(Text),
    with_program(Text, won(Named, Winner)).
test(a_winner_is_found_where_all_games_are_drawn,
     true(memberchk(winner(last_screen/1,1), Terms))) :-
    understood("
:- use_module(library(random)).
play :-
    write('1. Bot against bot'), nl,
    read(1),
    turn([a,b,c,d,e,f], red).
turn([], Player) :-
    !,
    ( Player == red -> last_screen(draw) ; last_screen(Player) ).
turn(Row, Player) :-
    format('~w: ~w~n', [Player,Row]),
    valid_moves(Row, Moves),
    random_member(Move, Moves),
    nth1(Move, Row, _, New),
    next(Player, Next),
    turn(New, Next).
valid_moves(Row, Moves) :- findall(M, nth1(M, Row, _), Moves).
last_screen(draw) :- write('===='), nl.
last_screen(Player) :- next(Player, _), write('/\\\\'), nl.
next(red, blue).
next(blue, red).
", [], Guesses),
    memberchk(guess(loop(Terms), _), Guesses).
test(what_speaks_of_a_turn_after_the_move_names_the_next_player,
     [ true(Named-Winner == printed([3-"1",4-"2"])-3) ]) :-
    matches(Text0),
    foldl(replaced,
          [ "row(Matches, 1)) :-"-"row(Matches, 3)) :-",
            "3-Player."-"7-Player.",
            "Other is 3-Player,"-"Number is Player-2,",
            "    format(\"The match is over, Computer ~d.~n\", [Other]),\n"-"",
            "wins!\\e[0m~n\", [Player]"-"wins!~n\", [Number]",
            "    display_game(State),\n"-"",
            "move(State, Count, NewState),"-
            "move(State, Count, NewState), display_game(NewState),",
            "format(\"Player ~d: \", [Player])"-
            "Number is Player-2, format(\"The turn of player ~d: \", [Number])"
          ],
          Text0, Text),
    with_program(Text, won(Named, Winner)).
test(a_winner_with_whom_a_predicate_is_called, Named == winner(cheer/1, 1)) :-
    cheering("cheer(Player)", Text),
    named(Text, Named).
test(a_number_that_never_changes_is_no_winner, Named == none) :-
    cheering("cheer(2)", Text),
    named(Text, Named).

test(the_loser_with_whom_a_predicate_is_called_has_not_won,
     true(Named-Winner == printed([1-"1",2-"2"])-1)) :-
    matches(Text0),
    replaced("format(\"The match is over, Computer ~d.~n\", [Other])",
             "console(Other)", Text0, Text1),
    string_concat(Text1, "\nconsole(N) :- format(\"~*c~n\", [N,0'.]).\n",
                  Text),
    with_program(Text, won(Named, Winner)).
test(a_winner_who_is_an_argument_of_the_loop,
     Named-Winner == winner(rounds/3, 3)-o) :-
    ending_call(Text),
    with_program(Text, taken(Named, Winner)).

test(a_tie_that_is_only_printed, Winner == draw) :-
    ending_call(Text0),
    replaced("'Circles!'", "'It is a draw!'", Text0, Text),
    with_program(Text, taken(_, Winner)).

test(a_winner_of_random_games_where_the_bot_breaks_off,
     Named == winner(rounds/3, 3)) :-
    ending_call(Text0),
    replaced("random_member(Move, Moves)",
             "length(Stones, N), ( N < 3 -> throw(lost) ; true ), \c
              random_member(Move, Moves)",
             Text0, Text),
    named(Text, Named).
test(a_winner_whom_a_predicate_names_after_many_calls,
     Named == winner(winning/3, 3)) :-
    ending_call(Text0),
    foldl(replaced,
          [ "rounds(_, _, x) :- write('Crosses!'), nl.\n"-"",
            "rounds(_, _, o) :- write('Circles!'), nl."-
            "rounds(Stones, Player, _) :-
    winning(Stones, Player, _),
    !,
    write('Well played!'), nl.",
            "    ended(New, Player, Winner),\n"-
            "    forall(between(1, 30, _), \\+ winning(Stones, Player, _)),\n",
            "rounds(New, Next, Winner)"-"rounds(New, Next, nobody)",
            "ended([], Player, Winner) :- !, Winner = Player.\n"-"",
            "ended(_, _, nobody)."-
            "winning([], Player, Winner) :- other(Player, Winner)."
          ],
          Text0, Text),
    named(Text, Named).

replaced(Old-New, Text0, Text) :-
    replaced(Old, New, Text0, Text).
%   result(?First, ?Second): what the program prints if the first or the second
%   player has won.

result("Computer 1 won!", "Computer 2 won!").
result("Crosses!",        "Circles!").

test(a_winner_has_the_symbol_of_the_player,
     [ forall(result(First, Second)),
       true(Winners-Values == [o-2,x-1]-[value=none])
     ]) :-
    centre(Text0),
    replaced("FIRST", First, Text0, Text1),
    replaced("SECOND", Second, Text1, Text),
    understood(Text, [], Guesses),
    memberchk(guess(winners(Winners), _), Guesses),
    memberchk(guess(predicates(Values), _), Guesses).

test(a_value_for_the_symbol_of_a_fact_is_not_asked, Values == [value=none]) :-
    centre(Text0),
    replaced("nth1(4, Row, Winner), Winner \\== e.",
             "nth1(4, Row, Symbol), symbol(Winner, Symbol).
symbol(1, x).
symbol(2, o).",
             Text0, Text1),
    replaced("result(x)", "result(1)", Text1, Text2),
    replaced("result(o)", "result(2)", Text2, Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Values), _), Guesses).
test(a_symbol_that_belies_what_is_printed_means_nobody,
     throws(error(domain_error(_, _), _))) :-
    centre(Text0),
    replaced("FIRST", "Computer 2 won!", Text0, Text1),
    replaced("SECOND", "Computer 1 won!", Text1, Text),
    understood(Text, [], _).

%   The players are numbers, and their symbols the names of winners and what
%   values are asked for. Who fills the centre wins.

centre("
:- use_module(library(random)).
play :-
    write('1. Computer and computer'), nl,
    read(1),
    rounds([e,e,e,e,e,e,e], 1).
rounds(Row, Turn) :-
    \\+ game_over(Row, _),
    display_game(Row),
    (   Turn = 1, choose_move(Row, x, 1, Move)
    ;   Turn = 2, choose_move(Row, o, 1, Move)
    ),
    move(Row, Move, New),
    Next is 3-Turn,
    rounds(New, Next).
rounds(Row, _) :-
    game_over(Row, Winner),
    display_game(Row),
    result(Winner).
result(x) :- write('FIRST'), nl.
result(o) :- write('SECOND'), nl.
display_game(Row) :- write(Row), nl.
valid_moves(Row, Symbol, Moves) :-
    is_list(Row),
    findall([Symbol,C], (nth1(C, Row, e), may_fill(C, Row)), Moves).
may_fill(4, Row) :- !, findall(x, member(e, Row), Es), length(Es, N), N < 5.
may_fill(_, _).
choose_move(Row, Symbol, 1, Move) :-
    valid_moves(Row, Symbol, Moves),
    random_member(Move, Moves).
move(Row, [Symbol,C], New) :-
    is_list(Row),
    nth1(C, Row, e, Rest),
    nth1(C, New, Symbol, Rest).
game_over(Row, Winner) :- is_list(Row), nth1(4, Row, Winner), Winner \\== e.
value(Row, Symbol, Value) :-
    is_list(Row),
    findall(x, member(Symbol, Row), Xs),
    length(Xs, Value).
").

%   The last call of the loop has the winner, who took the last stone.

ending_call("
:- use_module(library(random)).
play :-
    write('1. Computer and computer'), nl,
    read(1),
    rounds([s,s,s,s,s,s,s], x, nobody).
rounds(_, _, x) :- write('Crosses!'), nl.
rounds(_, _, o) :- write('Circles!'), nl.
rounds(Stones, Player, nobody) :-
    display_game(Stones),
    choose_move(Stones, 1, Move),
    move(Stones, Move, New),
    other(Player, Next),
    ended(New, Player, Winner),
    rounds(New, Next, Winner).
other(x, o).
other(o, x).
ended([], Player, Winner) :- !, Winner = Player.
ended(_, _, nobody).
display_game(Stones) :- write(Stones), nl.
valid_moves(Stones, Moves) :-
    length(Stones, N),
    findall(M, (member(M, [1,2]), M =< N), Moves).
choose_move(Stones, 1, Move) :-
    valid_moves(Stones, Moves),
    random_member(Move, Moves).
move(Stones, M, Left) :- length(Taken, M), append(Taken, Left, Stones).
").

taken(Named, Winner, File) :-
    adopt_game(File, [], Game, Guesses),
    named_by(Guesses, Named),
    once(Game:initial_state(default, State0)),
    played([2,2,2,1], Game, State0, Last),
    once(Game:game_over(Last, Winner)).

test(a_loop_without_arguments_prints_its_winner, Named == printed(Names)) :-
    Names = [ann-"ann",bob-"bob"],
    facts_alone(Text),
    with_program(Text, named_in(Named)).

test(a_winner_where_the_bot_finds_no_last_move, Named == printed(Names)) :-
    Names = [ann-"ann",bob-"bob"],
    facts_alone(Text0),
    replaced("random_member(Move, Moves)",
             "length(Moves, N), Last is N-1, random(0, Last, I), \c
              nth0(I, Moves, Move)",
             Text0, Text),
    with_program(Text, named_in(Named)).

%   The game is in facts: the body of the repeat has no arguments.

facts_alone("
:- use_module(library(random)).
:- dynamic stones/1, turn/1.
play :-
    write('1. Computer and computer'), nl,
    read(1),
    retractall(stones(_)), retractall(turn(_)),
    assertz(stones(7)), assertz(turn(ann)),
    rounds.
rounds :-
    repeat,
    display_game,
    choose_move(1, Move),
    move(Move),
    stones(0),
    turn(Loser), other(Loser, Winner),
    format('~w wins!~n', [Winner]), !.
other(ann, bob).
other(bob, ann).
display_game :- stones(N), turn(P), format('~w: ~w left~n', [P,N]).
valid_moves(Moves) :-
    stones(N),
    findall(M, (member(M, [1,2]), M =< N), Moves).
choose_move(1, Move) :-
    valid_moves(Moves),
    random_member(Move, Moves).
move(M) :-
    retract(stones(N)), N1 is N-M, assertz(stones(N1)),
    retract(turn(P)), other(P, Q), assertz(turn(Q)).
").

named_in(Named, File) :-
    adopt_game(File, [], _, Guesses),
    named_by(Guesses, Named).

test(an_end_that_names_nobody_is_an_error_that_tells_the_option,
     true(sub_string(Text, _, _, _, "winner(Name/Arity, N)"))) :-
    cheering("cheer(2)", Program),
    with_program(Program, catch_won(error(Formal, Context))),
    assertion(Formal = existence_error(winner, _)),
    message_text(error(Formal, Context), Text).

catch_won(Error, File) :-
    catch(won(_, _, File), Error, true),
    nonvar(Error).

%   With eleven trees, the games that are watched have a winner.

test(a_draw_that_no_bot_plays, Winners == ['$unbound'-draw]) :-
    corpus_text(orchard, Text0),
    replaced("initial_state(10, State)", "initial_state(11, State)", Text0,
             Text),
    understood(Text, [], Guesses),
    memberchk(guess(winners(Winners), _), Guesses).

%   won(-Named, -Winner, +File): Winner takes eight of nine matches with Other.

won(Named, Winner, File) :-
    adopt_game(File, [], Game, Guesses),
    named_by(Guesses, Named),
    once(Game:initial_state(default, State0)),
    played([3,3,2,1], Game, State0, Last),
    once(Game:game_over(Last, Winner)).

played([], _, State, State).
played([Count|Counts], Game, State0, State) :-
    once(Game:move(State0, Count, State1)),
    played(Counts, Game, State1, State).

named(Text, Named) :-
    understood(Text, [], Guesses),
    named_by(Guesses, Named).

named_by(Guesses, Named) :-
    memberchk(guess(loop(Terms), _), Guesses),
    (   member(Named, Terms),
        ( Named = printed(_) ; Named = winner(_, _) )
    ->  true
    ;   Named = none
    ).

%   cheering(+Goal, -Text): the program draws the winner's name in letters.

cheering(Goal, Text) :-
    matches(Text0),
    replaced("format(\"\\e[1mPlayer ~d wins!\\e[0m~n\", [Player])", Goal,
             Text0, Text1),
    string_concat(Text1,
                  "\ncheer(N) :- forall(between(1, N, _), write(*)), nl.\n",
                  Text).

matches(Text) :-
    corpus_text(matches, Text).

corpus_text(Name, Text) :-
    corpus_file(Name, File),
    read_file_to_string(File, Text, [encoding(utf8)]).

test(the_end_that_is_asked_for_in_vain_names_the_winner,
     [ forall(member(Players-Expected, [ [1,2] - winner(m:game_over/2, 2),
                                         [1,0] - none
                                       ])),
       Winner == Expected
     ]) :-
    Trace = trace{ events:[ enter(1, m:loop/1, loop(s), none),
                            enter(2, m:value/2, value(s, _), m:loop/1),
                            enter(3, m:game_over/2, game_over(s, _), m:loop/1)
                          ],
                   end: returned
                 },
    (   tabuleiro_loop_winner:asked_winner(m, [game([], Trace)],
                                           loop{predicate:(m:loop/1)}, Players,
                                           Found, [])
    ->  Winner = Found
    ;   Winner = none
    ).

test(a_short_word_of_the_end_begins_a_part_of_a_name,
     [ forall(member(Name-Says,
                     [ putRowInBoard-false, append_rows-false, check_win-true,
                       checkwin-true, showWin-true, gameend-true, over-true
                     ])),
       Said == Says
     ]) :-
    (   tabuleiro_loop_winner:speaks_of_end(m:Name/3, _)
    ->  Said = true
    ;   Said = false
    ).
test(a_winner_1_of_players_0_and_1_is_not_taken_unless_0_was_seen,
     [ forall(member(Values-Expected, [ [1,1] - none,
                                        [1,0] - winner(m:game_over/2, 2)
                                      ])),
       Winner == Expected
     ]) :-
    findall(game([call(3, m:game_over/2, m:loop/1, game_over(s, _),
                       game_over(s, Value))],
                 trace{events:[enter(2, m:loop/1, loop(s), none)]}),
            member(Value, Values),
            Games),
    (   tabuleiro_loop_winner:answered_winner(named, m, Games,
                                              loop{predicate:(m:loop/1)},
                                              [0,1], Found, [])
    ->  Winner = Found
    ;   Winner = none
    ).
test(what_is_answered_last_in_a_game_that_was_cut_short_names_no_winner,
     Winner == none) :-
    Trace = trace{events:[enter(2, m:loop/1, loop(s), none)], end:late},
    Call = call(3, m:end_line/2, m:loop/1, end_line(1, _), end_line(1, '|__')),
    tabuleiro_loop_winner:loop_winner(m, [game([Call], Trace)], [s],
                                      loop{predicate:(m:loop/1), prompts:[]},
                                      sides([a,b], none), Winner, _).

test(what_is_announced_as_a_draw_is_one,
     [ forall(member(Players-Expected, [[1,2]-[-1],[-1,1]-[]])),
       Draws == Expected
     ]) :-
    with_program("announce(-1) :- write('It is a tie!').
                  announce(P) :- write(P), write(' wins').
                  show(0) :- write('Draw a card').\n",
                 announced(Players, Draws)).
test(players_may_have_the_names_that_texts_give_them,
     [ forall(member(Players-End-Expected,
                     [ [red,blue]-"has won"-printed([red-"red",blue-"blue"]),
                       [red,blue]-"is last"-none,
                       [r,b]-"has won"-none,
                       [player1,player2]-"has won"-none
                     ])),
       Winner == Expected
     ]) :-
    format(string(Text), 'play :- go(red).
                          go(P) :- write(P), write(\' ~w\').~n', [End]),
    with_program(Text, found_by_own_words(Players, Winner)).

:- end_tests(loop_winner).
