/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_cli_tournament, [test_cli_tournament/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/cli').
:- use_module('../support/for_all').
:- use_module('../support/kills').
:- use_module('../support/texts').

/** <module> The command tournament, as a script calls it
*/

test_cli_tournament :-
    run_tests(cli_tournament).

:- begin_tests(cli_tournament).

small(['--games=4','--opening=1','--config=[size(3)]','--seed=1']).

tournament(Options, Players, Output, Errors, Status) :-
    small(Small),
    append([[tournament],Small,Options,[waldmeister],Players], Arguments),
    cli(Arguments, Output, Errors, Status).

test(standard_output_has_the_table_alone, Status == 0) :-
    tournament(['--format=csv','--progress','--sprt=elo0=0,elo1=20'],
               ['1',random], Output, Errors, Status),
    assertion(string_concat("rank,player,games,wins,draws,losses", _, Output)),
    assertion(has(Errors, "4 of 4 games")),
    assertion(has(Errors, "LLR")).
test(wrong_players_are_named, Status == 1) :-
    tournament([], ['1'], "", Errors, Status),
    assertion(has(Errors, "two players")).
test(ctrl_c_tells_the_command_that_plays_on, Status == 130) :-
    tmp_file(journal, File),
    format(atom(Journal), '--journal=~w', [File]),
    interrupted_cli([tournament,'--progress','--games=10000',
                     '--config=[size(2)]',Journal,waldmeister,random,random],
                    " of 10,000 games", Output, Status),
    delete_file(File),
    for_all(member(Part, [ "The tournament was left after ",
                           "tournament --resume --progress --games=10000 \c
                            '--config=[size(2)]' "
                         ]),
            assertion(has(Output, Part))).
test(sigterm_ends_it_as_ctrl_c_does_and_the_programs_too,
     [ forall(member(Command-Left,
                     [ tournament-"The tournament was left after ",
                       match-"The match was left after "
                     ])),
       Status == 130
     ]) :-
    tmp_file(programs, File),
    format(atom(Player),
           "engine([sh,'-c','while read -r word rest; do case $word in \c
                ugi) echo $$ >>~w; echo ugiok;; isready) echo readyok;; \c
                go) echo bestmove;; esac; done; sleep 1000'])",
           [File]),
    signalled_cli([term],
                  [ Command,'--progress','--games=10000','--config=[size(2)]',
                    waldmeister,random,Player
                  ],
                  " of 10,000 games", Output, Status),
    assertion(has(Output, Left)),
    read_file_to_string(File, Text, []),
    delete_file(File),
    split_string(Text, "\n", "\n", Numbers),
    for_all(member(Number, Numbers),
            assertion(run_sh('kill -0 "$1"', Number, _, 1))).
test(killed_at_any_moment_it_goes_on) :-
    tournament_survives(1, _).
test(a_file_that_may_not_grow_is_named, [condition(has_ulimit), Status == 1]) :-
    tmp_file(journal, File),
    format(atom(Command),
           'ulimit -f 2; exec "$0" app/tabuleiro.pl tournament --games=400 \c
            "--config=[size(3)]" --journal=~w waldmeister random random',
           [File]),
    run_sh(Command, Errors, Status),
    delete_file(File),
    assertion(has(Errors, File)).

:- end_tests(cli_tournament).

has_ulimit :-
    catch(run_sh('ulimit -f 2', _, 0), error(_, _), fail).

run_sh(Command, Errors, Status) :-
    run_sh(Command, "", Errors, Status).

run_sh(Command, Argument, Errors, Status) :-
    source_file(test_cli_tournament:test_cli_tournament, Here),
    file_directory_name(Here, Prolog),
    file_directory_name(Prolog, Tests),
    file_directory_name(Tests, Root),
    current_prolog_flag(executable, Swipl),
    process_create(path(sh), ['-c',Command,Swipl,Argument],
                   [ cwd(Root), stdin(null), stdout(null),
                     stderr(pipe(Err)), process(Process)
                   ]),
    read_string(Err, _, Errors),
    close(Err),
    process_wait(Process, exit(Status)).
