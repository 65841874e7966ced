/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_own_game, [test_own_game/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/run_swipl').
:- use_module('../support/throws').
:- use_module('../fixtures/sticks', []).
:- use_module('../../examples/own_game/hare_and_hounds').
:- use_module('../../prolog/tabuleiro', [check_game/3, is_game/1, perft/4]).
:- use_module('../../prolog/tabuleiro/game/game', [game_predicate/2]).

/** <module> Hare and Hounds, the example of a user's own game

Tests the rules, by the numbers of its README.md, and that the game can be used
like any other.
*/

test_own_game :-
    run_tests([own_game_rules, own_game, own_game_in_c, rules]).

start(State) :-
    initial_state(default, State).

:- begin_tests(own_game_rules).

test(the_board_has_the_lines_as_drawn, Count == 22) :-      % H1
    findall(A-B, hare_and_hounds:line(A, B), Lines),
    sort(Lines, Set),
    length(Set, Count).
test(it_starts, State == hunt([a2,b1,c2], b5, hounds, 0/10)) :-     % H2
    start(State).
test(first_moves, Moves == [a2-a3,a2-b2,a2-b3,b1-b2,c2-b2,c2-b3,c2-c3]) :-
    start(State),
    valid_moves(State, Moves).
test(pieces_do_not_share_a_cell, fail) :-                   % H3
    start(State),
    move(State, b1-a2, _).
test(the_hare_goes_any_way, Moves == [b3-a4,b3-b2,b3-b4,b3-c3,b3-c4]) :-
    valid_moves(hunt([a2,a3,c2], b3, hare, 0/10), Moves).   % H4
test(hounds_do_not_go_back, fail) :-                        % H4
    move(hunt([a3,b1,c2], b5, hounds, 0/10), a3-a2, _).
test(the_hare_is_past, Winner == hare) :-                   % H5
    game_over(hunt([a3,b3,c3], b2, hare, 0/10), Winner).
test(the_hare_is_level_with_the_last, Winner == hare) :-    % H5
    game_over(hunt([a3,b3,c2], b2, hounds, 0/10), Winner).
test(one_hound_is_behind, fail) :-
    game_over(hunt([a3,b1,c2], b2, hounds, 0/10), _).
test(idle_moves_are_counted, Idle == 4/10) :-               % H6
    move(hunt([a2,b1,c2], b5, hounds, 3/10), a2-b2, hunt(_, _, _, Idle)).
test(an_advance_ends_them, Idle == 0/10) :-
    move(hunt([a2,b1,c2], b5, hounds, 3/10), a2-a3, hunt(_, _, _, Idle)).
test(the_last_of_them_frees_the_hare, Winner == hare) :-    % H6
    move(hunt([a2,b1,c2], b5, hounds, 9/10), a2-b2, State),
    game_over(State, Winner).
test(an_enclosed_hare_has_lost, Winner == hounds) :-        % H7
    move(hunt([a4,b3,c4], b5, hounds, 0/10), b3-b4, State),
    game_over(State, Winner).
test(patience_is_an_option, Idle == 0/20) :-
    initial_state([patience(20)], hunt(_, _, _, Idle)).
test(malformed, [forall(malformed(Goal, Formal))]) :-
    throws(Goal, Formal).

malformed(initial_state([patience(7)], _), domain_error(patience, 7)).
malformed(initial_state([colour(red)], _),
          domain_error(config_option, colour(red))).
malformed(valid_moves(_, _), instantiation_error).
malformed(valid_moves(foo, _), type_error(hare_and_hounds_state, foo)).
malformed(valid_moves(hunt([b1,a2,c2], b5, hounds, 0/10), _),
          domain_error(hare_and_hounds_state, _)).
malformed(valid_moves(hunt([a2,b1,b5], b5, hounds, 0/10), _),
          domain_error(hare_and_hounds_state, _)).
malformed(move(hunt([a2,b1,c2], b5, hounds, 0/10), a1-a2, _),
          domain_error(hare_and_hounds_move, a1-a2)).
malformed(move(hunt([a2,b1,c2], b5, hounds, 0/10), a2, _),
          type_error(hare_and_hounds_move, a2)).
malformed(value(hunt([a2,b1,c2], b5, hounds, 0/10), fox, _),
          domain_error(player, fox)).

:- end_tests(own_game_rules).

:- begin_tests(own_game).

test(it_is_a_game) :-
    is_game(hare_and_hounds).
test(nothing_is_wrong_with_it, Report == []) :-
    set_random(seed(1)),
    check_game(hare_and_hounds, Report, [seconds(inf)]).
test(perft, Counts == [7,21,133,443,2879]) :-
    start(State),
    findall(Count,
            ( between(1, 5, Depth),
              perft(hare_and_hounds, State, Depth, Count)
            ),
            Counts).
test(no_text_is_a_move, [forall(member(T, ["", "a2", "a2-z9", "a2-a3-a4"])),
                         fail]) :-
    start(State),
    move_notation(State, _, T).
test(a_move_may_be_read_without_a_hyphen, Move == b1-b2) :-
    start(State),
    move_notation(State, Move, " b1 b2").
test(the_board,
     Text == "a         (D)--- . --- . \n        \c
              /  |  \\  |  /  |  \\\n\c
              b    D ---(.)--- . --- . --- H \n        \c
              \\  |  /  |  \\  |  /\n\c
              c          D --- . --- . \n\n     \c
              1     2     3     4     5\n\n\c
              The hounds (D) are to move; \c
              they must advance within 10 moves.\n") :-
    start(State),
    with_output_to(string(Text), show_game(State, [last(a2-b2)])).
test(a_person_plays_it, Errors-Status == ""-exit(0)) :-
    run_swipl(['-g', play, '-t', halt,
               'examples/own_game/hare_and_hounds.pl'],
              "settings\n1\n20\nb\nhc\n1\nb1-a2\n?\na2-a3\nquit\nq\n",
              Output, Errors, Status),
    forall(member(Part, [ "Hare and Hounds",
                          "Moves without advance that free the hare: 20",
                          "b1-a2 is not",
                          "a2  b1  c2",
                          "The pack plays a2-a3",
                          "The hare (computer, puppy) plays b5-"
                        ]),
           assertion(sub_string(Output, _, _, _, Part))).

:- end_tests(own_game).

:- begin_tests(own_game_in_c,
               [ condition(exists_file('build/more/tabuleiro.so'))
               ]).

%   The output of Goal in a process with the library of `make more`.

in_c(Goal, Output, Errors, Status) :-
    format(string(Text),
           "set_prolog_flag(tabuleiro_library, 'build/more/tabuleiro'), \c
            use_module(prolog/tabuleiro), \c
            use_module(examples/own_game/hare_in_c, []), \c
            hare_in_c:initial_state(default, S), ~w", [Goal]),
    run_swipl(['-g', Text, '-t', halt], "", Output, Errors, Status).

test(it_agrees_with_prolog, Printed == "none"-""-exit(0)) :-
    in_c("compare_games(hare_in_c, hare_and_hounds, R, \c
          [ games(30), seed(1), seconds(inf), states(50), predicates([]), \c
            matches(0)]), \c
          get_dict(difference, R, D), print(D)",
         Output, Errors, Status),
    Printed = Output-Errors-Status.
test(perft, Printed == "2879"-""-exit(0)) :-
    in_c("perft(hare_in_c, S, 5, N), print(N)", Output, Errors, Status),
    Printed = Output-Errors-Status.
test(a_malformed_state_is_refused,
     Printed == "type_error(hare_and_hounds_state,foo)"-""-exit(0)) :-
    in_c("catch(hare_in_c:valid_moves(foo, _), error(E, _), print(E))",
         Output, Errors, Status),
    Printed = Output-Errors-Status.
test(the_engine_searches_it, Printed == "ok"-""-exit(0)) :-
    in_c("analyse(hare_in_c, S, [L|_], [depth(12)]), get_dict(depth, L, D), \c
          D >= 12, print(ok)",
         Output, Errors, Status),
    Printed = Output-Errors-Status.
test(the_library_without_it_plays_in_prolog, Printed == "7"-""-exit(0)) :-
    run_swipl(['-g', "use_module(examples/own_game/hare_in_c), \c
                      initial_state(default, S), valid_moves(S, Ms), \c
                      length(Ms, N), print(N)", '-t', halt],
              "", Output, Errors, Status),
    Printed = Output-Errors-Status.

:- end_tests(own_game_in_c).

%   A game whose reference has only its rules.

:- begin_tests(rules).

test(all_laws_are_kept, Breaches == []) :-
    check_game(sticks_reference, Breaches, [games(4),seconds(inf)]).
test(an_illegal_move, fail) :-
    sticks_reference:move(sticks(2, ann), 3, _).
test(malformed_arguments,
     [ forall(member(Goal-Formal,
                     [ player_to_move(_)-instantiation_error,
                       valid_moves(sticks(8,ann))
                       -domain_error(sticks_state, sticks(8,ann)),
                       game_over(sticks(ann,7))
                       -type_error(sticks_state, sticks(ann,7)),
                       game_end(7)-type_error(sticks_state, 7),
                       move(sticks(7,ann), 4)-domain_error(sticks_move, 4),
                       value(sticks(7,ann), eve)-domain_error(player, eve),
                       valid_moves(sticks(7,ann), eve)
                       -domain_error(player, eve),
                       best_moves(sticks(7,ann), 2)-domain_error(level, 2),
                       choose_move(sticks(7,ann), 10)-domain_error(level, 10)
                     ])),
       error(Formal, _)
     ]) :-
    call(sticks_reference:Goal, _).
test(the_reason_is_a_message_of_the_game, Reason == sticks(last(ann))) :-
    sticks_reference:game_end(sticks(0, bob), Reason).
test(optional_predicates_are_exported_if_named, Exported == [game_end/2]) :-
    module_property(sticks_reference, exports(PIs)),
    findall(PI,
            ( game_predicate(PI, optional),
              memberchk(PI, PIs)
            ),
            Exported).
test(a_search_level_plays, true(between(1, 3, Move))) :-
    sticks_reference:choose_move(sticks(7, ann), 2, Move).
test(no_goal, error(context_error(nodirective, rules(sticks, [])), _)) :-
    tabuleiro_own_game:rules(sticks, []).
test(a_shape_gets_clauses, true) :-
    sticks_reference:has_shape(sticks_state, sticks(3, bob)).
test(the_public_name_has_what_a_game_needs, Missing == []) :-
    findall(PI,
            ( member(PI, [ rules/2, c_game/2, export_game/1, game_predicate/2,
                           must_be_player/2, config_options/3,
                           must_have_shape/2, player_valid_moves/4,
                           player_choose_move/5, choose_best/4,
                           search_levels/2, term_expansion/2
                         ]),
              \+ ( module_property(tabuleiro_own_game, exports(PIs)),
                   memberchk(PI, PIs)
                 )
            ),
            Missing).

:- end_tests(rules).
