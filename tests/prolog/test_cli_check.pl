/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_cli_check, [test_cli_check/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/base/json', [atom_json_dict/3]).
:- use_module('../support/cli').
:- use_module('../support/texts').

/** <module> The commands check and compare, as a script calls them
*/

test_cli_check :-
    run_tests(cli_check).

:- begin_tests(cli_check).

test(compare_with_the_reference, Status == 0) :-
    cli([compare,'--progress','--games=1','--seconds=inf','--states=5',
         '--config=[size(2)]','--matches=0','--predicates=[move]',
         waldmeister],
        Output, Errors, Status),
    assertion(has(Errors, "playing random games")),
    assertion(has(Output, "They agree: ")).
test(compare_takes_lists_without_brackets,
     [ forall(member(Levels, ['--levels=1','--levels=1,2','--levels=[1,2]'])),
       Status == 0
     ]) :-
    cli([compare,'--games=1','--seconds=inf','--states=2',
         '--config=[size(2)]','--matches=0','--predicates=move,value',Levels,
         waldmeister],
        Output, "", Status),
    assertion(has(Output, "level 1  ")),
    assertion(has(Output, "value  ")).
test(compare_prints_what_it_has_found_before_ctrl_c, Status == 130) :-
    interrupted_cli([compare,'--progress','--games=1','--seconds=inf',
                     '--config=[size(3-3)]','--states=2','--levels=1',
                     '--predicates=value','--matches=1000000',
                     wali], "wins (us per move)", Output, Status),
    assertion(\+ has(Output, "games between their bots")).
test(compare_of_different_games, Status == 2) :-
    own_game(File),
    cli([compare,'--games=1','--seconds=inf','--tries=1',waldmeister,File],
        _, _, Status).
test(check_of_a_game, Status == 0) :-
    own_game(File),
    cli([check,'--games=1','--bot_games=2','--budget=inf','--seed=1',File],
        Output, "", Status),
    assertion(has(Output, "hare_and_hounds keeps the interface of games")).
test(check_of_a_module_with_less, Status == 2) :-
    cli([check,'--games=1','--budget=inf','tests/fixtures/bare.pl'], Output,
        _, Status),
    assertion(has(Output, "0 wrong")).
test(check_of_games_that_do_not_end_is_no_all_clear, Status == 3) :-
    own_game(File),
    cli([check,'--games=1','--bot_games=0','--max_plies=1','--budget=inf',
         File],
        Output, "", Status),
    assertion(string_concat("This proves nothing: none of 3 random games",
                            _, Output)).
test(check_of_no_game, Status-Output == 1-"") :-
    cli([check,chequers], Output, Errors, Status),
    assertion(has(Errors, "chequers")).
test(check_for_another_program, Status == 0) :-
    own_game(File),
    cli([check,'--games=1','--bot_games=2','--budget=inf','--format=json',
         File],
        Output, "", Status),
    atom_json_dict(Output, Report, []),
    assertion(_{game:"hare_and_hounds", breaches:[]} :< Report).
test(check_of_a_file_that_cannot_be_loaded,
     [ forall(member(Text-Part,
                     [ ":- module(m, []).\np :- q(.\n" - "no initial_state",
                       "p.\n" - "no initial_state"
                     ])),
       Status-Output == 1-""
     ]) :-
    tmp_file_stream(File, Out, [extension(pl),encoding(utf8)]),
    write(Out, Text),
    close(Out),
    call_cleanup(cli([check,File], Output, Errors, Status),
                 delete_file(File)),
    assertion(has(Errors, Part)).
test(check_of_a_game_that_never_answers, Status == 2) :-
    cli([check,'--seconds=0.1','tests/fixtures/endless.pl'], Output, _,
        Status),
    assertion(has(Output, "valid_moves/2 does not answer within 0.1 s")),
    assertion(has(Output, "games of the bots, because")).
test(ctrl_c_ends_the_check_of_a_game_that_never_answers, Status == 130) :-
    interrupted_cli([check,'--seconds=3600','tests/fixtures/endless.pl'],
                    "valid_moves/2 begins", _, Status).
test(ctrl_c_ends_the_loading_of_a_program, Status == 130) :-
    tmp_file_stream(File, Out, [extension(pl),encoding(utf8)]),
    write(Out, ":- open('/dev/stdout', append, S), write(S, begins), nl(S),
                   close(S),
                   setup_call_cleanup(true, true, ( repeat, fail )).\n"),
    close(Out),
    call_cleanup(interrupted_cli([check,File], "begins", _, Status),
                 delete_file(File)).

:- end_tests(cli_check).
