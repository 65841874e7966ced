/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_grade, [run/2]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro/check/grade').
:- use_module('../../prolog/tabuleiro/check/grade_page').
:- use_module('../../prolog/tabuleiro/check/grade_summary').
:- use_module('../../prolog/tabuleiro/check/graded').
:- use_module('../../prolog/tabuleiro/interface/games', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/interface/options', [known_options/3]).
:- use_module('../../prolog/tabuleiro/terminal/progress_line',
              [end_progress/0, show_progress/1]).
:- use_module('../../prolog/tabuleiro/terminal/terminal', [say/1]).

/** <module> tabuleiro grade: the games of a class

With --one the command is the process that grades one game, which the command
without it starts.
*/

opt_type(Name, Name, Type) :-
    option_type(grade_option, Name, Type).
opt_type(Name, Name, Type) :-
    option_type(graded_option, Name, Type).
opt_type(pages,  pages,  atom).
opt_type(format, format, oneof([text,json])).
opt_type(seed,   seed,   integer).
opt_type(one,    one,    boolean).

opt_help(help(header),
         "Checks every game in each FOLDER and plays its bots against each \c
          other and against searches, each game in a process of its own. \c
          Prints a line for each game and writes a page for its author.").
opt_help(help(usage), " grade [option ...] FOLDER ...").
opt_help(help(footer),
         "A game is a file *.pl, or a folder with a main.pl or game.pl. The \c
          limits are no sandbox: see docs/grading.md. The status is 2 if a \c
          game has breaches or no result.").
opt_help(Name, Help) :-
    option_help(grade_option, Name, Help).
opt_help(Name, Help) :-
    option_help(graded_option, Name, Help).
opt_help(pages,  "Folder for the pages (grades)").
opt_help(format, "How to print the results (text)").
opt_help(seed,   "Seed of the random generator (1)").
opt_help(one,
         "Grade FILE in this process and write the file RESULT; these two \c
          are the arguments").

opt_meta(pages, 'FOLDER').
opt_meta(Name, Meta) :-
    option_meta(grade_option, Name, Meta).
opt_meta(Name, Meta) :-
    option_meta(graded_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Positional, Options),
    (   memberchk(one(true), Options)
    ->  positional(['RESULT','FILE'], Positional, [Result,File]),
        grade_one(File, Result, Options),
        Status = 0
    ;   Positional = [_|_]
    ->  grade_all(Positional, Options, Status)
    ;   wrong_argument(arguments(['FOLDER','...']))
    ).

                /*******************************
                *           ONE GAME           *
                *******************************/

%   Errors are printed by the command line, and so are part of the output that
%   the teacher sees.

grade_one(File, Result, Options) :-
    option(seed(Seed), Options, 1),
    set_random(seed(Seed)),
    named_game(File, Game),
    known_options(graded_option, Options, GradedOptions),
    graded(Game, GradedOptions, JSON),
    setup_call_cleanup(
        open(Result, write, Out, [encoding(utf8)]),
        json_write_dict(Out, JSON),
        close(Out)).

                /*******************************
                *          ALL GAMES           *
                *******************************/

grade_all(Folders, Options, Status) :-
    maplist(games_in, Folders, Lists),
    append(Lists, Files),
    (   Files == []
    ->  wrong_argument(no_games(Folders))
    ;   true
    ),
    option(pages(Pages), Options, grades),
    make_directory_path(Pages),
    option(format(Format), Options, text),
    length(Files, Count),
    foldl(grade_file(Format, Count, Options, Pages), Files, Summaries, 1, _),
    (   Format == json
    ->  json_write_dict(current_output, Summaries),
        nl
    ;   say(grade_pages(Pages))
    ),
    (   forall(member(Summary, Summaries), flawless(Summary))
    ->  Status = 0
    ;   Status = 2
    ).

grade_file(Format, Count, Options, Pages, File, Summary, N, N1) :-
    N1 is N+1,
    file_base_name(File, Name),
    show_progress(grading(Name, N, Count)),
    child(Options, Command),
    known_options(grade_option, Options, GradeOptions),
    grade_game(File, Command, GradeOptions, Grade),
    page_file(Pages, N, File, Page),
    grade_summary(Grade, Summary),
    write_grade_page(Page, Summary),
    end_progress,
    (   Format == text
    ->  say(grade(Summary)),
        flush_output
    ;   true
    ).

child(Options, [Swipl,Program,grade,'--one'|Flags]) :-
    current_prolog_flag(executable, Swipl),
    root_directory(Root),
    directory_file_path(Root, 'app/tabuleiro.pl', Program),
    findall(Flag,
            ( member(Option, Options),
              Option =.. [Name,Value],
              memberchk(Name, [budget,matches,games,seed]),
              format(atom(Flag), '--~w=~w', [Name,Value])
            ),
            Flags).

%   The number keeps games of one name apart.

page_file(Pages, N, File, Page) :-
    file_name_extension(Path, _, File),
    file_base_name(Path, Name),
    format(atom(Base), '~|~`0t~d~3+-~w.html', [N,Name]),
    directory_file_path(Pages, Base, Page).

flawless(Summary) :-
    _{status:graded, rules:0, interface:0, style:0} :< Summary.
