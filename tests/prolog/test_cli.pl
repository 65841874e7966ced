/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_cli, [test_cli/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/cli').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).

/** <module> The command line, as a script calls it

The commands are in the files test_cli_<family>.pl.
*/

test_cli :-
    run_tests(cli).

command(Command) :-
    member(Command,
           [ play, games, serve, match, compare, check, analyse, why, show,
             annotate, perft, bench, strength,
             ladder
           ]).

fits_80_columns(Text) :-
    split_string(Text, "\n", "", Lines),
    \+ ( member(Line, Lines),
         string_length(Line, Length),
         Length > 80
       ).

%   Helps has the help of each command, after its name and a blank. One process
%   prints all of them.

helps(Helps) :-
    findall(Command, command(Command), Commands),
    format(string(Goal),
           "forall(member(C, ~q), \c
                   ( tabuleiro_app:load_command([C]), \c
                     atom_concat(app_, C, M), \c
                     format(user_error, '###~~w ', [C]), \c
                     app_help:print_help(M) \c
                   ))",
           [Commands]),
    run_swipl(['-l','app/tabuleiro.pl','-g',Goal,'-t',halt], "", "", Text,
              exit(0)),
    split_string(Text, "#", "", Parts),
    exclude(==(""), Parts, Helps).

:- begin_tests(cli).

test(help_lists_the_commands, Status == 0) :-
    cli(['--help'], Output, "", Status),
    for_all(command(Command), assertion(has(Output, Command))).
test(no_command, Status-Output == 1-"") :-
    cli([], Output, Errors, Status),
    assertion(has(Errors, "Usage: tabuleiro COMMAND")).
test(unknown_command,
     [ forall(member(Word-Part,
                     [ anlyse-"no command anlyse; did you mean analyse",
                       chess-"no command chess; the commands are play, learn"
                     ])),
       Status == 1
     ]) :-
    cli([Word], "", Errors, Status),
    assertion(has(Errors, Part)).
test(version, Status == 0) :-
    cli(['--version'], Output, "", Status),
    assertion(has(Output, "tabuleiro 0.")).
test(games_are_listed, Status == 0) :-
    cli([games], Output, "", Status),
    for_all(game_name(Game), assertion(has(Output, Game))).
test(a_game_has_levels_options_and_an_example, Status == 0) :-
    cli([games,wali], Output, "", Status),
    for_all(member(Part, [ "intelligent", "rules([double(...)])",
                           "3-3 to 8-8; default 5-6", "--config='["
                         ]),
            assertion(has(Output, Part))).
test(the_example_of_a_config_works,
     [forall(member(Game, [tactigon,waldmeister,wali])), Status == 0]) :-
    cli([games,Game], Output, "", 0),
    once(sub_string(Output, Before, _, _, "--config='")),
    sub_string(Output, Before, _, 0, Example),
    split_string(Example, "'", "", [_,Config|_]),
    string_concat("--config=", Config, Option),
    cli([perft,Option,Game,'0'], _, "", Status).
test(every_command_has_help) :-
    helps(Helps),
    for_all(command(Command),
            ( member(Help, Helps),
              split_string(Help, " \n", "", [Word|Words]),
              atom_string(Command, Word),
              assertion(memberchk(Word, Words)),
              assertion(fits_80_columns(Help))
            )).
test(help_may_come_last, Status == 0) :-
    cli([analyse,wali,'--help'], "", Help, Status),
    assertion(has(Help, "--multi_pv")).
test(unknown_option, [forall(command(Command)), Status == 1]) :-
    cli([Command,'--no-such-option=1'], "", _, Status).
test(play_opens_the_menu, Status == 0) :-
    cli([play,waldmeister], "q\n", Output, "", Status),
    assertion(has(Output, "1  Start: Player 1 human, Player 2 newcomer (600)")).
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
                     '--advanced=1'-"unknown play option advanced"
                   ]),
            ( cli([play,Argument,wali], "", Errors, 1),
              assertion(has(Errors, Part))
            )).
test(options_of_a_game_need_its_name, Status == 1) :-
    cli([play,'--white=3'], "", Errors, Status),
    assertion(has(Errors, "GAME")).
test(play_in_ascii, Status == 0) :-
    cli([play,'--ascii',waldmeister], "1\nq\nq\n", Output, "", Status),
    assertion(has(Output, "ooo 3 +++ 3 ###")).
test(play_what, Status == 1) :-
    cli([play,chequers], "", Errors, Status),
    assertion(has(Errors, "chequers")).

:- end_tests(cli).
