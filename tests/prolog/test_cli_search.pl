/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_cli_search, [test_cli_search/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../support/cli').
:- use_module('../support/texts').

/** <module> The commands analyse, why, perft and bench, as a script calls them
*/

test_cli_search :-
    run_tests(cli_search).

:- begin_tests(cli_search).

test(analyse_tells_score_and_line, Status-Count == 0-3) :-
    cli([analyse,'--depth=2','--multi_pv=3','--config=[size(3-3)]',wali],
        Output, "", Status),
    assertion(has(Output, "score of White in logits")),
    split_string(Output, "\n", "", Lines),
    aggregate_all(count,
                  ( member(Line, Lines),
                    sub_string(Line, 0, _, _, "White "),
                    has(Line, "% to win  depth 2  ")
                  ),
                  Count).
test(analyse_of_a_game_without_c, Status == 0) :-
    own_game(File),
    cli([analyse,'--depth=2',File], Output, "", Status),
    assertion(has(Output, " to win  depth 2  ")).
test(analyse_of_a_game_that_is_over, Status == 0) :-
    cli([analyse,'--position=BB1/W2/3_W_move_-,-',wali], Output, "", Status),
    assertion(has(Output, "The game is over: Black has won.")).
test(ctrl_c_ends_a_search_with_the_best_line_so_far, Status == 130) :-
    interrupted_cli([analyse,'--time=3600',waldmeister], "% ", Output,
                    Status),
    assertion(has(Output, "% to win  depth ")).
test(the_list_of_a_game_has_words_and_ratings_of_players, Status == 0) :-
    cli([games,wali], Output, "", Status),
    assertion(has(Output, "level 9 (strongest)")),
    assertion(has(Output, "newcomer 600, ")).
test(analyse_after_moves, Status == 0) :-
    cli([analyse,'--depth=1','--moves=b3 c4',wali], Output, "", Status),
    assertion(has(Output, "> White")).
test(a_wrong_config_is_named,
     [ forall(member(Command, [[perft,wali,'0'],[match,wali,'1','1']])),
       Status == 1
     ]) :-
    append(Command, ['--config=[size(5)]'], Arguments),
    cli(Arguments, "", Errors, Status),
    assertion(has(Errors, "[size(5)] is not a config of wali")),
    assertion(has(Errors, "\"games wali\" lists")).
test(analyse_after_the_moves_of_a_record, Status == 0) :-
    cli([analyse,'--depth=1','--moves=1. b3 {a comment} 2.c4 *',wali],
        Output, "", Status),
    assertion(has(Output, "> White")).
test(analyse_after_an_illegal_move, Status == 1) :-
    cli([analyse,'--moves=b3 b3',wali], _, Errors, Status),
    assertion(has(Errors, "b3")).
test(analyse_of_a_position, Status == 0) :-
    cli([analyse,'--depth=1','--position=B1B/WBW/1W1_B_move_-,-',wali],
        Output, "", Status),
    assertion(has(Output, "\nB1B/WBW/1W1_B_move_-,-\n")),
    assertion(has(Output, "b1-b0 xa1")).
test(analyse_of_no_position, Status-Output == 1-"") :-
    cli([analyse,'--position=B1B/WBWW/1W1_B_move_-,-',wali], Output, Errors,
        Status),
    assertion(has(Errors, "character 5: expected a row of 3 cells")).
test(why_names_the_rules_that_a_move_breaks,
     Output-Status ==
     "R4: a neighbour of b4 holds a stone of the same colour\n"-2) :-
    cli([why,'--moves=b3 c4',wali,b4], Output, "", Status).
test(why_explains_a_legal_move, Status == 0) :-
    cli([why,'--nodes=500','--position=3/1W1/3_B_drop',wali,a0], Output, "",
        Status),
    assertion(has(Output, "a0: ")),
    assertion(has(Output, "% to win")),
    assertion(\+ has(Output, "logits")).
test(why_has_scores_in_logits_if_it_is_verbose, Status == 0) :-
    cli([why,'--nodes=500','--verbose','--position=3/1W1/3_B_drop',wali,a0],
        Output, "", Status),
    assertion(has(Output, "logits")).
test(why_what, Status-Output == 1-"") :-
    cli([why,wali], Output, Errors, Status),
    assertion(has(Errors, "GAME MOVE")).
test(perft_of_a_position, Status == 0) :-
    own_game(File),
    cli([perft,'--position=hunt([a2,b1,c2],b5,hare,0/10)',File,'1'], Output,
        "", Status),
    assertion(has(Output, "3 leaves in ")).
test(perft, Status == 0) :-
    cli([perft,waldmeister,'2'], Output, "", Status),
    assertion(has(Output, "95256 leaves in ")),
    assertion(has(Output, " s of CPU time")).
test(perft_divide, Status == 0) :-
    cli([perft,'--divide','--config=[size(2)]',waldmeister,'1'], Output, "",
        Status),
    assertion(has(Output, "1-1@a1 1\n")),
    assertion(has(Output, "36 leaves")).
test(perft_of_no_depth, Status == 1) :-
    cli([perft,waldmeister,deep], "", Errors, Status),
    assertion(has(Errors, "deep")).
test(bench_prints_what_it_has_measured_before_ctrl_c, Status == 130) :-
    interrupted_cli([bench,wali], "valid_moves  ", Output, Status),
    assertion(\+ has(Output, "signature wali")).
test(bench_of_no_game, Status == 1) :-
    cli([bench,chequers], _, Errors, Status),
    assertion(has(Errors, "chequers")).

:- end_tests(cli_search).
