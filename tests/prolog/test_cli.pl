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
           [ play, match, compare, check, analyse, show, annotate, perft,
             bench, strength, why
           ]).

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
    assertion(has(Output, "1  Start: Player 1 human, Player 2 human")).
test(play_starts_a_game, Status == 0) :-
    cli([play,'--white=human','--black=intelligent','--size=4x4',wali],
        "a3\nq\n", Output, "", Status),
    assertion(has(Output, "White plays a3")),
    assertion(has(Output, "Black (computer, intelligent) plays")),
    assertion(\+ has(Output, "a4")).
test(play_lists_the_options_of_a_game, Status == 0) :-
    cli([play,wali,'--help'], "", Output, Status),
    for_all(member(Option, ["--white=PLAYER","--size=VALUE","--pace=SECONDS"]),
            assertion(has(Output, Option))).
test(play_explains_wrong_options) :-
    for_all(member(Argument-Part,
                   [ '--blak=3'-"did you mean black?",
                     '--size=9x9'-"columns 3 to 8, rows 3 to 8 expected",
                     '--black=12'-"12", '--black=nobody'-"nobody",
                     '--advanced=1'-"unknown option advanced"
                   ]),
            ( cli([play,Argument,wali], "", Errors, 1),
              assertion(has(Errors, Part))
            )).
test(options_of_a_game_need_its_name, Status == 1) :-
    cli([play,'--white=3'], "", Errors, Status),
    assertion(has(Errors, "GAME")).
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
test(why_names_the_rules_that_a_move_breaks,
     Output-Status ==
     "R4: a neighbour of b4 holds a stone of the same colour\n"-2) :-
    cli([why,'--moves=b3 c4',wali,b4], Output, "", Status).
test(why_explains_a_legal_move, Status == 0) :-
    cli([why,'--nodes=500','--position=3/1W1/3_B_drop',wali,a0], Output, "",
        Status),
    assertion(has(Output, "a0: Black")),
    assertion(has(Output, "% to win")).
test(why_what, Status-Output == 1-"") :-
    cli([why,wali], Output, Errors, Status),
    assertion(has(Errors, "GAME MOVE")).
test(analyse_after_moves, Status == 0) :-
    cli([analyse,'--depth=1','--moves=b3 c4',wali], Output, "", Status),
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
test(perft_of_a_position, Status == 0) :-
    own_game(File),
    cli([perft,'--position=hunt([a2,b1,c2],b5,hare,0/10)',File,'1'], Output,
        "", Status),
    assertion(has(Output, "3 leaves in ")).
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

%   A record of two games, in File while Goal runs.

:- meta_predicate with_record(-, 0).

with_record(File, Goal) :-
    tmp_file_stream(utf8, File, Out),
    write(Out, "[Game \"waldmeister\"]\n[Config \"[size(2)]\"]\n\c
                [Result \"1-0\"]\n\n\c
                1. 2-3@a1 2. a1-b1+1-1 {a fork} 3. a1-a2+3-3 \c
                4. b1-b2+1-2 1-0\n\n\c
                [Game \"wali\"]\n[Result \"*\"]\n\n1. a0 2. c3 *\n"),
    close(Out),
    call_cleanup(Goal, delete_file(File)).

test(show_replays_what_is_typed, Status == 0) :-
    with_record(File,
                cli([show,'--game=2',File], "n\n\n1\nfoo\n7\nq\n", Output,
                    "", Status)),
    for_all(member(Part, [ "Start", "Move 1 of 2: White plays a0",
                           "Move 2 of 2: Black plays c3",
                           "\"foo\" is not a command",
                           "There is no move 7"
                         ]),
            assertion(has(Output, Part))).
test(show_ends_at_end_of_file, Status == 0) :-
    with_record(File, cli([show,File], "", _, "", Status)).
test(show_prints_the_last_position, Status == 0) :-
    with_record(File, cli([show,'--print',File], Output, "", Status)),
    assertion(has(Output, "Move 4 of 4: Player 2 plays b1-b2+1-2")),
    assertion(\+ has(Output, "Move 3")).
test(show_prints_any_position, Status == 0) :-
    with_record(File, cli([show,'--print','--ply=2',File], Output, "",
                          Status)),
    assertion(has(Output, "Player 2 plays a1-b1+1-1 {a fork}")).
test(show_which_game, Status == 1) :-
    with_record(File, cli([show,'--game=3',File], "", Errors, Status)),
    assertion(has(Errors, "3")).
test(show_what, Status == 1) :-
    cli([show,'no/such/record'], "", Errors, Status),
    assertion(has(Errors, "no/such/record")).
test(annotate_prints_a_record_with_comments, Status == 0) :-
    with_record(File, cli([annotate,'--nodes=500',File], Output, Errors,
                          Status)),
    assertion(has(Output, "a fork")),
    assertion(has(Output, "[Game \"wali\"]")),
    for_all(member(Part, ["game 1: accuracy of Player 1","game 2: "]),
            assertion(has(Errors, Part))).
test(annotate_one_game, Status == 0) :-
    with_record(File, cli([annotate,'--game=2','--depth=1',File], Output, _,
                          Status)),
    assertion(\+ has(Output, "waldmeister")).

:- end_tests(cli).
