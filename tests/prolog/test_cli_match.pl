/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_cli_match, [test_cli_match/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module('../../prolog/tabuleiro/base/json', [atom_json_dict/3]).
:- use_module('../support/cli').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').

/** <module> The command match, as a script calls it
*/

test_cli_match :-
    run_tests(cli_match).

:- begin_tests(cli_match).

test(match_tells_score_and_elo, Status == 0) :-
    cli([match,'--games=2','--config=[size(3)]','--seed=1',waldmeister,
         '2',random], Output, "", Status),
    assertion(has(Output, "level(2) against random: 2 games, +")),
    assertion(has(Output, "Elo ")),
    assertion(has(Output, "2 ended by the rules")).
test(match_tells_pairs, Status == 0) :-
    cli([match,'--games=4','--config=[size(3)]','--seed=1',waldmeister,
         '2',random], Output, "", Status),
    assertion(has(Output, "pairs: ")),
    assertion(has(Output, "pairs in which the same side won both games: ")).
test(match_as_a_row_of_figures, Status == 0) :-
    cli([match,'--games=2','--config=[size(3)]','--format=csv',waldmeister,
         '2',random], Output, "", Status),
    split_string(Output, "\n", "\r", [Header,Row,""]),
    maplist([Line,Count]>>( split_string(Line, ",", "", Cells),
                            length(Cells, Count)
                          ),
            [Header,Row], Counts),
    assertion(Counts == [25,25]),
    assertion(sub_string(Row, 0, _, _, "level(2),random,2,")).
test(match_as_an_object, Status == 0) :-
    cli([match,'--games=2','--config=[size(3)]','--format=json',waldmeister,
         '2',random], Output, "", Status),
    atom_json_dict(Output, Match, []),
    assertion(_{player1:"level(2)", games:2, pairs_even:_} :< Match).
test(match_in_no_such_form, Status == 1) :-
    cli([match,'--format=xml',waldmeister,'2',random], "", _, Status).
test(match_records_its_games, Status-Count == 0-2) :-
    tmp_file(record, File),
    format(atom(Option), "--record=~w", [File]),
    setup_call_cleanup(
        true,
        ( cli([match,'--games=2','--config=[size(2)]',Option,waldmeister,
               random,'1'], _, "", Status),
          read_records(File, Records)
        ),
        delete_file(File)),
    length(Records, Count).
test(match_of_what, Status == 1) :-
    cli([match,waldmeister,'2'], "", Errors, Status),
    assertion(has(Errors, "PLAYER2")).
test(match_of_searches, Status == 0) :-
    cli([match,'--no-progress','--games=2','--config=[size(3-3)]',wali,'4',
         '3'], Output, "", Status),
    assertion(has(Output, "level(4) against level(3): 2 games, +")).
test(match_with_an_unknown_level, Status == 1) :-
    cli([match,waldmeister,'2','99'], "", Errors, Status),
    assertion(has(Errors, "99")).
test(match_reports_progress_on_standard_error, Status == 0) :-
    cli([match,'--progress','--games=2','--config=[size(2)]',waldmeister,
         '1',random], Output, Errors, Status),
    assertion(has(Errors, "2 of 2 games, score ")),
    assertion(\+ has(Output, "of 2 games")).
test(match_names_what_players_there_are,
     [ forall(member(Player-Part, [chess-"random, human",'99'-"no level 99"])),
       Status == 1
     ]) :-
    cli([match,waldmeister,'2',Player], "", Errors, Status),
    assertion(has(Errors, Part)).
test(twenty_faults_are_told_and_the_others_counted, Lines == 20) :-
    cli([match,'--games=22','--config=[size(3-3)]',wali,random,
         "engine([sh,'-c','exit 3'])"], Output, "", 0),
    split_string(Output, "\n", "", All),
    aggregate_all(count,
                  ( member(Line, All), string_concat("game ", _, Line) ),
                  Lines),
    assertion(has(Output, "2 more faults, which --format=json lists")).
test(ctrl_c_ends_a_match_with_the_result_so_far, Status == 130) :-
    interrupted_cli([match,'--progress','--games=10000','--config=[size(2)]',
                     waldmeister,random,random],
                    " of 10,000 games", Output, Status),
    for_all(member(Part, ["The match was left after ","Elo "]),
            assertion(has(Output, Part))).
test(so_do_sixty_at_once, Status == 130) :-
    interrupted_cli([match,'--progress','--games=10000','--config=[size(2)]',
                     waldmeister,random,random],
                    " of 10,000 games", 60, Output, Status),
    assertion(has(Output, "Elo ")).
test(one_that_comes_later_kills) :-
    run_swipl(['-g', "app_common:interruptible([int],\c
                          ( flag(app_interrupted, _, 1.0),\c
                            current_prolog_flag(pid, Me),\c
                            process_kill(Me, int),\c
                            sleep(3600)\c
                          ))",
               '-t', halt, 'app/commands/common.pl'],
              "", _, _, killed(Signal)),
    assertion(memberchk(Signal, [2,9])).
test(the_thread_of_alarms_takes_no_signal_from_prolog,
     [condition(exists_directory('/proc/self/task')), Blocked = [0,1|_]]) :-
    run_swipl(['-g', "app_common:start_alarms",
               '-g', "shell('grep -h SigBlk /proc/$PPID/task/*/status')",
               '-t', halt, 'app/commands/common.pl'],
              "", Output, "", exit(0)),
    split_string(Output, "\n", "\n", Lines),
    maplist(blocks_sigterm, Lines, Each),
    msort(Each, Blocked).

blocks_sigterm(Line, Bit) :-
    string_concat("SigBlk:\t", Digits, Line),
    string_concat("0x", Digits, Hexadecimal),
    number_string(Mask, Hexadecimal),
    Bit is getbit(Mask, 14).            % that of signal 15

:- end_tests(cli_match).
