/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_adopt, [test_adopt/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/cli').
:- use_module('../support/corpus').
:- use_module('../support/student_program').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/ending', [winner_meaning/3]).
:- use_module('../../prolog/tabuleiro/adopt/templates', [with_part/4]).
:- use_module('../../prolog/tabuleiro/adopt/adapt', [adapted_game/3]).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/game_tab').
:- use_module('../../prolog/tabuleiro/match/jobs', [jobs_of/3]).

/** <module> Understanding programs that were written without tabuleiro
*/

test_adopt :-
    run_tests([adopt, adopt_winners]).

save_tab(File, Text) :-
    tab_file(File, Tab),
    write_text(Tab, Text).

:- begin_tests(adopt, [setup(hide_notes), cleanup(show_notes)]).

test(it_is_adopted_once, Game1 == Game2) :-
    corpus_file(heaps, File),
    adopt_game(File, [], Game1),
    adopt_game(File, [], Game2).
test(a_game_is_itself, Game-Guesses == hare_and_hounds-[]) :-
    own_game(File),
    adopt_game(File, [], Game, Guesses).

test(what_the_file_says_holds, Players-Move == [b,a]-add(b,1)) :-
    ten_with("game_over(10, a).\n", Text),
    with_program(Text, saved("adapt_game([ players([b,a]), turn(alternate),
                                           template(N-add(player,N)),
                                           predicates([move(state,move,new)])
                                         ]).",
                             Players, [Move|_])).

saved(Tab, Players, Moves, File) :-
    save_tab(File, Tab),
    adopt_game(File, [], Game),
    Game:game_info(Info),
    Players = Info.players,
    Game:initial_state(default, State),
    Game:valid_moves(State, Moves).

%   told_dialect(Tab, Given): the program has its dialect from Tab or Given.

told_dialect("adapt_game([dialect(sicstus)]).",   []).
told_dialect("adapt_game([dialect(swi)]).",       [dialect(sicstus)]).
told_dialect("adapt_game([players([1,2])]).",     [dialect(sicstus)]).

test(the_dialect_is_told,
     [forall(told_dialect(Tab, Given)), true(Text-Why == [97]-given)]) :-
    ten_with("game_over(10, 1).\ntext(\"a\").\n", Program),
    with_program(Program, with_dialect(Tab, Given, Text, Why)).

with_dialect(Tab, Given, Text, Why, File) :-
    save_tab(File, Tab),
    adopt_game(File, Given, Game, Guesses),
    memberchk(guess(dialect(sicstus), Why), Guesses),
    adapted_game(Game, Module, _),
    Module:text(Text).

test(no_other_file_is_taken,
     [ forall(member(Tab-Formal,
                     [ "foo.\n" - domain_error(game_tab, foo),
                       "adapt_game([]).\nfoo.\n" - domain_error(game_tab, _),
                       "" - domain_error(game_tab, end_of_file),
                       "adapt_game([turn(]).\n" - syntax_error(_),
                       "adapt_game([turns(arg(1))]).\n" -
                           domain_error(adapt_option, _),
                       "adapt_game(all).\n" - type_error(list, all),
                       "adapt_game([{|print||x|}]).\n" - _
                     ])),
       error(Formal, _)
     ]) :-
    ten_with("game_over(10, a).\n", Text),
    with_program(Text, saved(Tab, _, _)).

test(a_predicate_can_be_told_and_the_rest_is_found,
     true(memberchk(guess(players([1,2]), _), Guesses))) :-
    ten_with("game_over(10, 1).\nscore(v, _, 0).\n", Text),
    understood(Text, [predicates([value=score(is(v),state,v)])], Guesses).
test(what_an_option_calls_must_be_there,
     [ forall(member(Option-PI,
                     [ winner(nowhere)-nowhere/2, display(nowhere)-nowhere/1,
                       turn(nowhere)-nowhere/3, moves(nowhere(1))-nowhere/3,
                       predicates([value=nowhere(state,v)])-nowhere/2
                     ])),
       error(existence_error(procedure, _:PI),
             context(_, tabuleiro(option_calls(Option, PI))))
     ]) :-
    ten_with("game_over(10, 1).\n", Text),
    understood(Text, [Option], _).
test(what_is_no_question_or_role_is_told,
     [ forall(member(Element-Why, [ foo(state)-no_operation(_, _),
                                    (f=foo(state))-no_operation(_, _),
                                    move(state,movee)-no_template(_, _)
                                  ])),
       error(domain_error(_, Element), context(_, tabuleiro(Why)))
     ]) :-
    ten_with("game_over(10, 1).\n", Text),
    understood(Text, [predicates([Element])], _).
test(players_that_are_told_and_have_never_won,
     true(Why = unknown_winner(zoe, [a,b], 10))) :-
    ten_with("game_over(10, zoe).\n", Text),
    catch(understood(Text, [players([a,b])], _),
          error(domain_error(program, _),
                context(_, tabuleiro(not_understood(Why)))),
          true).
test(what_a_winner_means_is_a_player_or_a_word,
     [ forall(member(Winner, [tie-nobody,tie,tie-_])),
       error(domain_error(winner, _),
             context(_, tabuleiro(no_meaning(_, [1,2]))))
     ]) :-
    ten_with("game_over(10, 1).\n", Text),
    understood(Text, [winners([Winner]),players([1,2]),turn(alternate),
                      predicates([move(state,move,new)])],
               _).
test(a_display_may_have_a_portuguese_name, Shown == "Soma: 0\n") :-
    ten_with("game_over(10, 1).
imprimir_tabuleiro(Sum) :- format('Soma: ~w~n', [Sum]).
",
             Text),
    with_program(Text, start_shown(Shown)).

start_shown(Shown, File) :-
    adopt_game(File, [], Game),
    once(Game:initial_state(default, State)),
    with_output_to(string(Shown), Game:display_game(State)).

test(what_is_missing_is_named, error(existence_error(program(game_over), _))) :-
    ten_with("", Text),
    understood(Text, [], _).
test(global_variables_are_those_of_a_match, Faults == []) :-
    corpus_file(coins, File),
    adopt_game(File, [], Game),
    match(Game, level(2), level(1), Result, [games(2), jobs(1)]),
    Faults = Result.faults.
test(a_board_does_not_clear_the_screen, Board == "p1 joga: [3,1,5,2,4,2]\n") :-
    corpus_file(coins, File),
    adopt_game(File, [], Game),
    Game:initial_state(default, State),
    with_output_to(string(Board), Game:display_game(State)).
test(a_board_has_colours_on_a_terminal_alone, Board == "0 X") :-
    ten_with("game_over(10, 1).\n\c
              display_game(S) :- format('~w \\e[1;31mX\\e[0m', [S]).\n",
             Text),
    with_program(Text, shows(Board)).

shows(Board, File) :-
    adopt_game(File, [], Game),
    Game:initial_state(default, State),
    with_output_to(string(Board), Game:display_game(State)).

test(a_winner_who_is_nobody_is_told,
     true(Why = unknown_winner(zoe, _, 10))) :-
    ten_with("game_over(10, zoe).\n", Text),
    catch(understood(Text, [], _),
          error(domain_error(program, _),
                context(_, tabuleiro(not_understood(Why)))),
          true).
test(what_the_winner_means_can_be_told,
     true(memberchk(guess(winners([zoe-1]), given), Guesses))) :-
    ten_with("game_over(10, zoe).\n", Text),
    understood(Text, [winners([zoe-1])], Guesses).
test(no_start_is_told, true(Why = no_start(initial_state/2, _, _))) :-
    not_understood("initial_state(never, s) :- fail. valid_moves(_, []).
                    move(S, _, S). game_over(_, _).\n", Why).
test(a_state_with_variables_is_told,
     true(Why == unbound(initial_state/2, b('$VAR'('_'),'$VAR'('_'),x)))) :-
    not_understood("initial_state(3, b(_,_,x)). valid_moves(b(_,_,_), [1,2]).
                    move(b(_,_,P), N, b(N,P,P)). game_over(b(A,_,_), x) :-
                        nonvar(A).\n", Why).
test(no_moves_are_told, true(Why = no_moves(valid_moves/2, s, wrong([])))) :-
    not_understood("initial_state(_, s). valid_moves(_, []).
                    move(S, _, S). game_over(_, _).\n", Why).
test(no_move_is_told, true(Why = no_move(move/3, m, s, no))) :-
    not_understood("initial_state(_, s). valid_moves(_, [m]).
                    move(s, x, t). game_over(_, _).\n", Why).
test(a_start_that_is_drawn_is_told,
     [ forall(member(Start-Told, ["random_between(10, 14, N)"-true,
                                  "N = 10"-false])),
       true(Found == Told)
     ]) :-
    string_concat(Start, ".
                  valid_moves(heap(N,_), Ms) :-
                      findall(M, (member(M, [1,2]), M =< N), Ms).
                  move(heap(N,P), M, heap(N1,Q)) :- other(P, Q), N1 is N-M.
                  other(a, b). other(b, a).
                  game_over(heap(0,P), P).\n", Rules),
    string_concat("initial_state(_, heap(N,a)) :- ", Rules, Text),
    understood(Text, [], Guesses),
    (   memberchk(note(drawn_start), Guesses)
    ->  Found = true
    ;   Found = false
    ).
test(a_state_of_another_form_after_a_move_is_told,
     true(Why == no_second_move(valid_moves/2, after(9,b)))) :-
    not_understood("initial_state(_, before(10, a)).
                    valid_moves(before(_,_), [1,2]).
                    move(before(N,P), M, after(N1,Q)) :-
                        other(P, Q), N1 is N-M.
                    other(a, b). other(b, a).
                    game_over(before(0,P), P).\n", Why).

not_understood(Text, Why) :-
    not_understood(Text, [], Why).

not_understood(Text, Given, Why) :-
    catch(understood(Text, Given, _),
          error(domain_error(program, _),
                context(_, tabuleiro(not_understood(Why)))),
          true).

test(a_program_that_prints_is_quiet, Printed == "") :-
    ten_with("game_over(S, 1) :- write(asked), S == 10.\n", Text),
    with_program(Text, prints(Printed)).

prints(Printed, File) :-
    adopt_game(File, [], Game, Guesses),
    assertion(memberchk(guess(quiet(true), noisy(game_over)), Guesses)),
    Game:initial_state(default, State),
    with_output_to(string(Printed), Game:valid_moves(State, _)).

test(who_moved_last_is_not_to_move,
     true(memberchk(guess(players([x,o]), _), Guesses))) :-
    understood("initial_state(_, s(0,o)).
                next(x, o). next(o, x).
                valid_moves(s(N,Last), Ms) :-
                    next(Last, P), findall(P-X, ( member(X, [1,2]), N+X =< 6 ),
                                           Ms).
                move(s(N,_), P-X, s(M,P)) :- M is N+X.
                game_over(s(6,P), P).
                value(s(_,P), P, 1). value(s(_,P), Q, 0) :- next(P, Q).\n",
               [], Guesses),
    assertion(memberchk(guess(turn(alternate), _), Guesses)).
test(who_put_the_piece_is_not_to_move,
     true(memberchk(guess(turn(alternate), _), Guesses))) :-
    understood("initial_state(_, s([e,e,e,e,e],black)).
                next(black, white). next(white, black).
                valid_moves(s(B,_), Ms) :- findall(N, nth1(N, B, e), Ms).
                move(s(B,Last), N, s(B2,P)) :-
                    next(Last, P), nth1(N, B, e, Rest), nth1(N, B2, P, Rest).
                game_over(s(B,Last), Last) :- \\+ memberchk(e, B).
                value(s(_,P), P, 1). value(s(_,P), Q, 0) :- next(P, Q).\n",
               [], Guesses),
    assertion(memberchk(guess(players([white,black]), _), Guesses)).
test(who_play_is_called_with_begins,
     true(memberchk(guess(turn(moved(2)), turn(moved(2, loop/2))), Guesses))) :-
    last_mover("play :- initial_state(_, S), loop(S, x).
                loop(S, P) :- write(S-P).\n", [], Guesses),
    assertion(memberchk(guess(players([x,o]), _), Guesses)),
    assertion(\+ memberchk(note(to_move(_, _)), Guesses)).
test(who_play_is_called_with_is_to_move,
     true(memberchk(guess(turn(arg(2)), _), Guesses))) :-
    last_mover("play :- initial_state(_, S), loop(S, o).
                loop(S, P) :- write(S-P).\n", [], Guesses),
    assertion(\+ memberchk(note(to_move(_, _)), Guesses)).
test(who_may_have_moved_last_is_told,
     true(memberchk(note(to_move(2, turn(moved(2)))), Guesses))) :-
    last_mover("", [], Guesses),
    assertion(memberchk(guess(turn(arg(2)), _), Guesses)).
test(the_option_that_is_told_reverses_it,
     true(memberchk(guess(players([x,o]), _), Guesses))) :-
    last_mover("", [turn(moved(2))], Guesses),
    assertion(\+ memberchk(note(to_move(_, _)), Guesses)).
test(who_has_not_moved_last_is_to_move, Player-Next == x-o) :-
    last_mover("", Text),
    with_program(Text, first_players([turn(moved(2))], Player, Next)).

%   The state has the player who moved last. The player who takes the last one
%   wins.

last_mover(More, Given, Guesses) :-
    last_mover(More, Text),
    understood(Text, Given, Guesses).

last_mover(More, Text) :-
    string_concat("initial_state(_, s(5,o)).
                   next(x, o). next(o, x).
                   valid_moves(s(N,_), Ms) :-
                       findall(K, ( member(K, [1,2]), K =< N ), Ms).
                   move(s(N,P), K, s(M,Q)) :- M is N-K, next(P, Q).
                   game_over(s(0,P), P).
                   value(s(_,P), P, 1). value(s(_,P), Q, 0) :- next(P, Q).\n",
                  More, Text).

first_players(Options, Player, Next, File) :-
    adopt_game(File, Options, Game),
    Game:initial_state(default, State),
    Game:player_to_move(State, Player),
    Game:move(State, 1, State1),
    Game:player_to_move(State1, Next).

test(a_list_of_five_parts_is_no_board_if_one_of_them_is,
     true(memberchk(guess(players([oak,ash]), _), Guesses))) :-
    understood("initial_state(_, [oak,[[e,e],[e,e]],ash,4,plain]).
                valid_moves([_,B,_,_,_], Ms) :-
                    findall(X-Y, (nth1(Y, B, Row), nth1(X, Row, e)), Ms).
                move([P,B,Q,N,Style], X-Y, [Q,B1,P,N1,Style]) :-
                    N1 is N-1,
                    nth1(Y, B, Row, Rows), nth1(Y, B1, Row1, Rows),
                    nth1(X, Row, e, Cells), nth1(X, Row1, P, Cells).
                game_over([_,_,P,0,_], P).
                value(_, _, 0).\n", [], Guesses),
    assertion(memberchk(guess(turn(arg(1)), _), Guesses)).
test(of_readings_with_as_many_faults_the_first_is_taken,
     true(memberchk(guess(players([a,b]), _), Guesses))) :-
    understood("initial_state(_, 9).
                other(a, b). other(b, a).
                valid_moves(S, Ms) :-           % none at 1
                    findall(take, S >= 2, Ms).
                move(S, take, New) :- New is S-2.
                game_over(0, a).
                value(_, _, 0).\n", [], Guesses),
    assertion(memberchk(note(stuck(1, _)), Guesses)).
test(players_whose_moves_name_the_other_are_not_understood,
     true(Why == no_turn)) :-
    not_understood("initial_state(_, 10).
                    other(a, b). other(b, a).
                    whose(N, P) :- ( N mod 2 =:= 0 -> P = a ; P = b ).
                    valid_moves(N, Ms) :-
                        whose(N, P),
                        findall(P-K, ( member(K, [1,3]), K =< N ), Ms).
                    move(N, _-K, New) :- New is N-K.
                    game_over(0, a).
                    value(_, _, 0).\n", [players([b,a])], Why).
test(facts_that_change_in_play_are_one_job,
     true(memberchk(guess(jobs(1), changes([pile/1])), Guesses))) :-
    ten_with(":- dynamic pile/1, known/1. known(1).
              game_over(S, 1) :- retractall(pile(_)), assertz(pile(S)),
                  known(1), S == 10.\n", Text),
    understood(Text, [], Guesses).
test(facts_that_do_not_change_are_any_number_of_jobs,
     true(\+ memberchk(guess(jobs(_), _), Guesses))) :-
    ten_with(":- dynamic known/1. known(10).
              game_over(S, 1) :- known(S).\n", Text),
    understood(Text, [], Guesses).
test(a_game_of_one_job_plays_one_game_at_a_time, Jobs == [4,1]) :-
    ten_with("game_over(S, 1) :- S == 10.\n", Text),
    findall(N, ( member(Options, [[],[jobs(1)]]),
                 with_program(Text, jobs_of_file(Options, N))
               ),
            Jobs).

jobs_of_file(Options, Jobs, File) :-
    adopt_game(File, Options, Game),
    jobs_of(Game, 4, Jobs).

test(what_takes_too_long_is_told, Result == late) :-
    slow(60, Text),
    not_understood(Text, [seconds(0.01)], Why),
    Why =.. List,
    last(List, Result).
test(seconds_for_a_slow_program, true(memberchk(guess(turn(_), _), Guesses))) :-
    slow(0.02, Text),
    understood(Text, [seconds(60)], Guesses).

%   A program whose moves take Seconds.

slow(Seconds, Text) :-
    format(string(Text),
           "initial_state(_, 0).
            valid_moves(_, [1]) :- get_time(Start), repeat, get_time(Now),
                Now > Start+~w, !.
            move(S, 1, N) :- N is S+1.
            other(a, b). other(b, a).
            game_over(2, a).~n", [Seconds]).

test(a_column_is_no_player,
     true(memberchk(guess(turn(arg(2)), _), Guesses))) :-
    understood("initial_state(_, s(3,w)).
                next(w, b). next(b, w).
                valid_moves(s(_,_), [a-1,b-1]).
                move(s(N,P), C-1, s(M,Q)) :-
                    memberchk(C, [a,b]), M is N-1, next(P, Q).
                game_over(s(0,P), Q) :- next(P, Q).
                value(s(_,P), P, 1). value(s(_,P), Q, 0) :- next(P, Q).\n",
               [], Guesses).
test(named_players_of_the_config,
     true(memberchk(guess(config([5,[player1,player2]]), _), Guesses))) :-
    understood("play :- read(A), read(B), initial_state([5,[A,B]], _).
                initial_state([N,[A,B]], s(N,A,[A,B])).
                valid_moves(s(N,_,_), Ms) :- findall(M, (member(M, [1,2]),
                                                         M =< N), Ms).
                move(s(N,P,Ps), M, s(N1,Q,Ps)) :-
                    N1 is N-M, select(P, Ps, [Q]).
                game_over(s(0,P,[A,_]), W) :- ( P == A -> W = 2 ; W = 1 ).
                value(s(N,_,_), V) :- V is N mod 3.\n",
               [], Guesses),
    assertion(memberchk(guess(winners([2-player2,1-player1]), _), Guesses)).
test(a_config_of_the_menu_that_another_term_holds,
     true(memberchk(guess(config(setup(size(7),goal(2))), _), Guesses))) :-
    understood("play :- menu(main, page(1, setup(size(7), goal(2)))).
                menu(_, page(_, Setup)) :- read(x), begin(Setup).
                begin(Setup) :- initial_state(Setup, S), write(S).
                initial_state(setup(size(N),Goal), s(N,Goal,x)).
                next(x, y). next(y, x).
                valid_moves(s(_,_,_), [1,2]).
                move(s(N,goal(G),P), M, s(N1,goal(G),Q)) :-
                    N1 is N-M, next(P, Q).
                game_over(s(N,goal(G),P), P) :- integer(G), N =< 0.\n",
               [], Guesses).
test(a_board_is_as_wide_as_high_and_levels_may_be_parts_of_terms,
     true(memberchk(guess(config(game_config(8,8,h,h)), _), Guesses))) :-
    understood("initial_state(game_config(W,H,P,Q), s(N,x)) :-
                    integer(H), N is W+H, memberchk(P, [h,pc]),
                    memberchk(Q, [h,pc]).
                next(x, y). next(y, x).
                valid_moves(s(N,_), Ms) :- findall(M, (member(M, [1,2]),
                                                       M =< N), Ms).
                move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
                game_over(s(0,P), W) :- next(P, W).
                value(s(N,_), _, N).
                choose_move(S, pc-L, M) :- valid_moves(S, Ms), nth1(L, Ms, M).
                choose_move(S, bot(_,7), M) :- valid_moves(S, [M|_]).\n",
               [], Guesses),
    assertion(memberchk(guess(levels([1-(pc-1),2-(pc-2),3-bot(bot,7)]), _),
                        Guesses)).
test(the_level_that_is_compared_with_nothing,
     [ forall(member(Level-Levels, [ 1-[1,2], easy-[1-easy,2-hard],
                                     deep-[1-deep]
                                   ])),
       true(memberchk(guess(levels(Levels), _), Guesses))
     ]) :-
    ten_with("game_over(10, 1).\n", Ten),
    format(string(Text),
           '~wchoose_move(_, L, M) :- ( L == ~w -> M = 1 ; M = 2 ).~n',
           [Ten,Level]),
    understood(Text, [], Guesses).
test(levels_have_the_order_that_their_numbers_or_words_tell,
     [ forall(member(A-B-Levels,
                     [ pc(3)-pc(_)-[1-pc(1),2-pc(2),3-pc(3)],
                       hard-easy-[1-easy,2-hard]
                     ])),
       true(memberchk(guess(levels(Levels), _), Guesses))
     ]) :-
    ten_with("game_over(10, 1).\n", Ten),
    format(string(Text),
           '~wchoose_move(_, ~q, 2).
              choose_move(_, ~q, 1).
              bots :- choose_move(0, pc(1), _), choose_move(0, pc(2), _).~n',
           [Ten,A,B]),
    understood(Text, [], Guesses).
test(a_level_that_nothing_looks_at_is_one,
     true(memberchk(guess(levels([1]), _), Guesses))) :-
    ten_with("game_over(10, 1).\n", Ten),
    format(string(Text), '~wchoose_move(_, _, 1).~n', [Ten]),
    understood(Text, [], Guesses).
test(what_never_answers_is_given_up,
     true(Why = no_start(initial_state/2, _, late))) :-
    not_understood("initial_state(S, S) :- loop.
                    loop :- loop.
                    valid_moves(_, [1]). move(S, _, S). game_over(_, _).\n",
                   [seconds(0.02)], Why).
test(an_end_that_is_never_told,
     true(memberchk(note(fault(game_over, late, _, _)), Guesses))) :-
    understood("initial_state(s(3,x)).
                next(x, y). next(y, x).
                valid_moves(s(N,_), [1]) :- N > 0.
                move(s(N,P), 1, s(M,Q)) :- M is N-1, next(P, Q).
                game_over(s(0,_), W) :- game_over(s(0,x), W).
                value(_, _, 0).\n", [seconds(0.05)], Guesses).
test(an_end_that_never_answers_is_not_asked_of_a_part,
     true(memberchk(note(fault(game_over, late, _, _)), Guesses))) :-
    understood("initial_state(s([1,2,3,4,5],x)).
                next(x, y). next(y, x).
                valid_moves(s(L,_), L).
                move(s(L,P), N, s(M,Q)) :- select(N, L, M), next(P, Q).
                game_over(s([_|L],P), W) :- game_over(s([0|L],P), W).
                value(_, _, 0).
                choose_move(s([N|_],_), 1, N).\n",
               [seconds(0.05)], Guesses),
    assertion(memberchk(guess(levels([1]), _), Guesses)),
    assertion(\+ ( memberchk(guess(predicates(Asked), _), Guesses),
                   memberchk(game_over(_,_), Asked)
                 )).
test(the_value_of_the_player_to_move_changes_its_sign_with_the_turn,
     true(memberchk(guess(turn(arg(3)), _), Guesses))) :-
    understood("initial_state(_, s(5,0,x)).     % who took less has won
                next(x, y). next(y, x).
                valid_moves(s(N,_,_), Ms) :-
                    findall(M, ( member(M, [1,2]), M =< N ), Ms).
                move(s(N,D,P), M, s(N1,D1,Q)) :-
                    N1 is N-M, next(P, Q), value(s(0,M,P), V), D1 is D+V.
                game_over(s(0,D,_), W) :- ( D > 0 -> W = y ; W = x ).
                value(s(_,D,x), D).
                value(s(_,D,y), V) :- V is -D.\n", [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses),
    assertion(memberchk(value(state, v_to_move), Asked)).
test(a_value_against_the_player_is_that_of_the_other_one,
     true(memberchk(value(state, player, v_other), Asked))) :-
    understood("initial_state(_, s(9,0,x)).     % who took more has won
                next(x, y). next(y, x).
                valid_moves(s(N,_,_), Ms) :-
                    findall(M, ( member(M, [1,2,3]), M =< N ), Ms).
                move(s(N,D,x), M, s(N1,D1,y)) :- N1 is N-M, D1 is D+M.
                move(s(N,D,y), M, s(N1,D1,x)) :- N1 is N-M, D1 is D-M.
                game_over(s(0,D,_), W) :- ( D > 0 -> W = x ; W = y ).
                value(s(_,D,_), x, V) :- V is -D.
                value(s(_,D,_), y, D).
                choose_move(S, 1, M) :-
                    valid_moves(S, Ms), random_member(M, Ms).
                choose_move(s(N,D,P), 2, M) :-
                    valid_moves(s(N,D,P), Ms),
                    setof(V-M0,
                          S^( member(M0, Ms), move(s(N,D,P), M0, S),
                              value(S, P, V)
                            ),
                          [_-M|_]).\n", [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(a_level_that_asks_a_person_until_it_understands_is_no_bot,
     true(memberchk(guess(levels([2]), _), Guesses))) :-
    ten_with("game_over(10, _, _).
choose_move(Sum, 0, Move) :-
    repeat, catch(read(Move), _, fail), valid_moves(Sum, _, Moves),
    member(Move, Moves), !.
choose_move(Sum, 2, Move) :- valid_moves(Sum, _, [Move|_]).
",
             Text),
    understood(Text, [seconds(0.2)], Guesses).

%   A bot asks for the value of a move.

move_valued("
initial_state(_, s([1,2,3,4,5,6,7,8,9],x)).
next(x, y). next(y, x).
valid_moves(s(Ns,_), Ns).
move(s(Ns0,P), N, s(Ns,Q)) :- select(N, Ns0, Ns), next(P, Q).
game_over(s([],P), W) :- next(P, W).
value(s(Ns,_), Player, Move, V) :-
    member(Player, [x,y]), sum_list(Ns, Sum), V is Sum-Move.
choose_move(s(Ns,P), 1, N) :-
    findall(V-M,
            ( member(M, Ns), move(s(Ns,P), M, S), value(S, P, M, V) ),
            Values),
    max_member(_-N, Values).
").

test(a_move_is_no_constant_of_the_value,
     true(\+ ( memberchk(guess(predicates(Asked), _), Guesses),
               member(value(_,_,_,_), Asked)
             ))) :-
    move_valued(Text),
    understood(Text, [], Guesses).
test(a_bot_may_look_for_the_moves_of_a_known_value,
     true(\+ memberchk(note(value_not_understood(_, _)), Guesses))) :-
    Text = "
initial_state(_, s([1,2,3,4,5,6,7,8,9],x)).
next(x, y). next(y, x).
valid_moves(s(Ns,_), Ns).
move(s(Ns0,P), N, s(Ns,Q)) :- select(N, Ns0, Ns), next(P, Q).
game_over(s([],P), W) :- next(P, W).
value(s(Ns,P), Player, V) :-
    sum_list(Ns, Sum), ( P == Player -> V = Sum ; V is -Sum ).
choose_move(s(Ns,P), 1, N) :-
    setof(V-M, S^( member(M, Ns), move(s(Ns,P), M, S), value(S, P, V) ),
          Values),
    last(Values, Best-_),
    member(N, Ns), move(s(Ns,P), N, New), value(New, P, Best), !.
",
    understood(Text, [], Guesses).
test(a_level_that_chooses_as_another_one_is_none,
     true(memberchk(guess(levels([1,2]), _), Guesses))) :-
    ten_with("game_over(10, a).
              next(a, b). next(b, a).
              choose_move(S, Level, M) :-
                  valid_moves(S, a, Ms),
                  ( Level == 1 -> random_member(M, Ms)
                  ; Level == 2 -> last(Ms, M)
                  ; last(Ms, M)
                  ).\n", Text),
    understood(Text, [], Guesses).
test(a_board_is_printed_by_another_predicate,
     true(memberchk(print_board(player, state), Asked))) :-
    ten_with("game_over(10, a).
              next(a, b). next(b, a).
              display_game(turn, 1).
              print_board(P, Sum) :- next(P, _), integer(Sum), write(P-Sum).\n",
             Text),
    understood(Text, [], Guesses),
    memberchk(guess(predicates(Asked), _), Guesses).
test(an_unbound_winner_is_told,
     true(memberchk(note(unbound_winner(10)), Guesses))) :-
    ten_with("game_over(10, _).\n", Text),
    understood(Text, [], Guesses).
test(without_a_value_it_plays, true(memberchk(note(no_value), Guesses))) :-
    understood("initial_state(_, 0).
                valid_moves(S, Ms) :- ( S < 5 -> Ms = [1,2] ; Ms = [] ).
                move(S, N, New) :- New is S+N.
                game_over(S, 1) :- S >= 5.\n", [], Guesses).

:- end_tests(adopt).

                /*******************************
                *           WINNERS            *
                *******************************/

:- begin_tests(adopt_winners).

test(a_program_reports_a_winner_in_many_ways,
     [ forall(member(Reported-Winner,
                     [ tie-draw, empate-draw, 'Nobody'-draw, 0-draw,
                       'WHITE'-white, w-white, blacks-black, 2-black,
                       "the winner is: black"-black, won(white, 12)-white
                     ])),
       Meant == Winner
     ]) :-
    winner_meaning(Reported, [white,black], Meant).
test(players_may_be_named_by_their_numbers, Meant == 'CPU 2') :-
    winner_meaning(player2, ['CPU 1','CPU 2'], Meant).
test(what_means_no_winner,
     [forall(member(Reported, [win, 3, "white or black", won(12)])), fail]) :-
    winner_meaning(Reported, [white,black], _).
test(a_part_of_a_state_is_replaced, Terms == [s(a,x,c),[a,x,c],s(a,[b,x])]) :-
    findall(Term,
            ( member(Path-Term0,
                     [2-s(a,b,c), 2-[a,b,c], [2,2]-s(a,[b,c])]),
              with_part(Path, Term0, x, Term)
            ),
            Terms).

:- end_tests(adopt_winners).
