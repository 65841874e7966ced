/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_cli, [test_cli/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../../prolog/tabuleiro').

/** <module> The command line, as a script calls it
*/

test_cli :-
    run_tests(cli).

cli(Arguments, Output, Errors, Status) :-
    cli(Arguments, "", Output, Errors, Status).

cli(Arguments, Input, Output, Errors, Status) :-
    run_swipl(['app/tabuleiro.pl'|Arguments], Input, Output, Errors,
              exit(Status)).

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

own_game('examples/own_game/hare_and_hounds.pl').

command(Command) :-
    member(Command,
           [play,match,compare,check,analyse,perft,bench,strength]).

:- begin_tests(cli).

test(help_lists_the_commands, Status == 0) :-
    cli(['--help'], Output, "", Status),
    for_all(command(Command), assertion(has(Output, Command))).
test(no_command, Status-Output == 1-"") :-
    cli([], Output, Errors, Status),
    assertion(has(Errors, "Usage: tabuleiro COMMAND")).
test(unknown_command, Status == 1) :-
    cli([chess], "", _, Status).
test(every_command_has_help, [forall(command(Command)), Status == 0]) :-
    cli([Command,'--help'], "", Help, Status),
    format(string(Usage), " ~w ", [Command]),
    assertion(has(Help, Usage)).
test(unknown_option, [forall(command(Command)), Status == 1]) :-
    cli([Command,'--no-such-option=1'], "", _, Status).
test(play_opens_the_menu, Status == 0) :-
    cli([play,waldmeister], "q\n", Output, "", Status),
    assertion(has(Output, "Human against computer")).
test(play_in_ascii, Status == 0) :-
    cli([play,'--ascii',waldmeister], "1\nq\nq\n", Output, "", Status),
    assertion(has(Output, "ooo  +++  ###")).
test(play_what, Status == 1) :-
    cli([play,chequers], "", Errors, Status),
    assertion(has(Errors, "chequers")).
test(match_tells_score_and_elo, Status == 0) :-
    cli([match,'--games=2','--config=[size(3)]','--seed=1',waldmeister,
         '2',random], Output, "", Status),
    assertion(has(Output, "level(2) against random: 2 games, +")),
    assertion(has(Output, "Elo ")),
    assertion(has(Output, "2 ended by rules")).
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
test(compare_with_the_reference, Status == 0) :-
    cli([compare,'--games=1','--seconds=inf','--states=5',
         '--config=[size(2)]','--matches=0','--predicates=[move]',
         waldmeister],
        Output, "", Status),
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
test(compare_of_different_games, Status == 2) :-
    own_game(File),
    cli([compare,'--games=1','--seconds=inf','--tries=1',waldmeister,File],
        _, _, Status).
test(check_of_a_game, Status == 0) :-
    own_game(File),
    cli([check,'--games=1','--seconds=inf','--seed=1',File], Output, "",
        Status),
    assertion(has(Output, "keeps the interface")).
test(check_of_none, Status == 2) :-
    cli([check,'--games=1','tests/fixtures/bare.pl'], "", Errors, Status),
    assertion(has(Errors, "player_to_move/2")).
test(analyse_tells_score_and_line, Status == 0) :-
    cli([analyse,'--depth=2','--multi_pv=3','--config=[size(3-3)]',wali],
        Output, "", Status),
    split_string(Output, "\n", "", Lines),
    findall(Line,
            ( member(Line, Lines),
              sub_string(Line, 0, _, _, "depth 2  score ")
            ),
            Found),
    assertion(length(Found, 3)).
test(analyse_after_moves, Status == 0) :-
    cli([analyse,'--depth=1','--moves=b3 c4',wali], Output, "", Status),
    assertion(has(Output, "> White")).
test(analyse_after_an_illegal_move, Status == 1) :-
    cli([analyse,'--moves=b3 b3',wali], _, Errors, Status),
    assertion(has(Errors, "b3")).
test(perft, Status == 0) :-
    cli([perft,waldmeister,'2'], Output, "", Status),
    assertion(has(Output, "95256 leaves in ")).
test(perft_divide, Status == 0) :-
    cli([perft,'--divide','--config=[size(2)]',waldmeister,'1'], Output, "",
        Status),
    assertion(has(Output, "1-1@a1 1\n")),
    assertion(has(Output, "36 leaves")).
test(perft_of_no_depth, Status == 1) :-
    cli([perft,waldmeister,deep], "", Errors, Status),
    assertion(has(Errors, "deep")).
test(bench_of_no_game, Status == 1) :-
    cli([bench,chequers], _, Errors, Status),
    assertion(has(Errors, "chequers")).

:- end_tests(cli).
