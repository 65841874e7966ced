/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_adopt_commands, [test_adopt_commands/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/cli').
:- use_module('../support/corpus').
:- use_module('../support/message_text').
:- use_module('../support/run_swipl', [root/1]).
:- use_module('../support/student_program').
:- use_module('../support/texts').
:- use_module('../../app/commands/adapt', []).
:- use_module('../../app/commands/analyse', []).
:- use_module('../../app/commands/check', []).
:- use_module('../../app/commands/common', [split_adapt/2]).
:- use_module('../../app/commands/games', []).
:- use_module('../../app/commands/match', []).
:- use_module('../../app/commands/perft', []).
:- use_module('../../app/commands/tournament', []).
:- use_module('../../app/texts', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/game_tab').

/** <module> Commands on programs that were written without tabuleiro
*/

test_adopt_commands :-
    run_tests(adopt_commands).

:- begin_tests(adopt_commands, [setup(hide_notes), cleanup(show_notes)]).

test(adapt_saves, Status-Again == 0-1) :-
    corpus_file(drop, Drop),
    read_file_to_string(Drop, Text, []),
    with_program(Text, saves(Status, Again)).

saves(Status, Again, File) :-
    run_command(adapt, ['--save',File], _, Status),
    tab_file(File, Tab),
    assertion(exists_file(Tab)),
    catch(run_command(adapt, ['--save',File], _, _),
          error(_, context(_, tabuleiro(tab_exists(Tab)))),
          Again = 1).

test(a_term_that_is_no_move_is_no_command, Status == 0) :-
    cli([play,'--red=human','tests/corpus/race.pl'],
        "move(1,7)\nquit\n", Output, _, Status),
    assertion(has(Output, "\"move(1,7)\" is not possible as the move")).
test(commands_take_the_file, Status == 0) :-
    cli([perft,'tests/corpus/drop.pl','2'], Output, Errors, Status),
    assertion(has(Output, "25 leaves")),
    assertion(has(Errors, "understood as")).
test(commands_take_options, Status == 0) :-
    corpus_file(drop, File),
    run_command(perft, ['--adapt=config([3,3])',File,'2'], Output, Status),
    assertion(has(Output, "9 leaves")).

                /*******************************
                *             DOCS             *
                *******************************/

%   Line is one of docs/your-own-game.md, without its indent.

docs_line(Line) :-
    root_file('docs/your-own-game.md', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    member(Line0, Lines),
    string_concat("    ", Line, Line0).

%   A command on an existing file.

docs_command(Name, Argv) :-
    docs_line(Line),
    string_concat("swipl app/tabuleiro.pl ", Command, Line),
    sub_string(Command, _, _, _, "tests/corpus/"),
    split_string(Command, " ", "", Words),
    maplist(unquoted, Words, [Name|Argv0]),
    maplist(from_root, Argv0, Argv).

unquoted(Word0, Word) :-
    split_string(Word0, "'", "", Parts),
    atomic_list_concat(Parts, Word).

from_root(Word, File) :-
    (   sub_atom(Word, 0, _, _, 'tests/corpus/')
    ->  root_file(Word, File)
    ;   File = Word
    ).

root_file(Path, File) :-
    root(Root),
    atomic_list_concat([Root,/,Path], File).

run_command(Name, Argv0, Output, Status) :-
    atom_concat(app_, Name, Module),
    setup_call_cleanup(
        split_adapt(Argv0, Argv),
        with_output_to(string(Output), Module:run(Argv, Status)),
        split_adapt([], _)).

test(the_commands_of_the_docs_run,
     [forall(docs_command(Name, Argv)), Status == Expected]) :-
    run_command(Name, Argv, Output, Status),
    (   Name == check
    ->  Expected = 2                    % it finds what the page shows
    ;   Expected = 0
    ),
    assertion(( Output \== ""
              ; Name == tournament      % prints to user_output
              )).
test(adapt_prints_what_the_docs_show, [forall(docs_command(adapt, Argv))]) :-
    run_command(adapt, Argv, Output, 0),
    split_string(Output, "\n", "", Lines),
    forall(( member(Line, Lines),
             Line \== ""
           ),
           assertion(docs_line(Line))).
test(the_goals_of_the_docs_succeed,
     [ forall(( docs_line(Line),
                string_concat("?- ", Text, Line)
              ))
     ]) :-
    term_string(Goal, Text),
    root(Root),
    working_directory(Old, Root),
    call_cleanup(tabuleiro:Goal, working_directory(_, Old)).
test(the_notes_of_the_docs_are_told) :-
    corpus_file(heaps, File),
    adopt_game(File, [], _, Guesses),
    memberchk(note(Note), Guesses),
    message_text(tabuleiro(adopt_note('tests/corpus/heaps.pl', Note)), Text),
    string_concat("Warning: ", Text, Line),
    assertion(docs_line(Line)).

:- end_tests(adopt_commands).
