/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_grade, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/grade/class_tournament').
:- use_module('../../prolog/tabuleiro/grade/grade').
:- use_module('../../prolog/tabuleiro/grade/grade_page').
:- use_module('../../prolog/tabuleiro/grade/grade_summary').
:- use_module('../../prolog/tabuleiro/grade/graded').
:- use_module('../../prolog/tabuleiro/grade/pair_games', [pair_games/5]).
:- use_module('../../prolog/tabuleiro/check/verdict', [verdict_status/2]).
:- use_module('../../prolog/tabuleiro/base/json', [json_write_dict/2]).
:- use_module('../../prolog/tabuleiro/base/options',
              [check_options/3, known_options/3]).
:- use_module('../../prolog/tabuleiro/base/progress_line',
              [end_progress/0, show_progress/1]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).
:- use_module('../../prolog/tabuleiro/report/report', [print_report/3]).

/** <module> tabuleiro grade: the games of a class

The command starts a process with `--one` to grade each game, and a process with
`--pair` in which the bots of two programs play.
*/

command_option(Name, Type, Default, Meaning) :-
    grade_option(Name, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    graded_option(Name, Type, Default, Meaning).
command_option(pages, atom as 'FOLDER', _, "folder for the pages (grades)").
command_option(format, oneof([text,json]), text, "form of the results").
command_option(seed, integer, 1, "seed of the random generator").
command_option(one, boolean, false,
               "grade FILE in this process and write the file RESULT; these \c
                two are the arguments").
command_option(pair, boolean, false,
               "play FILE against OPPONENT in this process and write the file \c
                RESULT; LEVEL, OPPONENT, LEVEL, RESULT and FILE are the \c
                arguments").

help(usage, ['FOLDER',' ...']).
help(header,
     "Checks every game in each FOLDER and plays its bots against each other \c
      and against searches, each game in a process of its own; then the best \c
      bots of programs with the same game against each other. Prints a line \c
      for each game and writes a page for its author.").
help(footer,
     "A game is a file *.pl, or a folder with a main.pl or game.pl. The \c
      limits are not a sandbox: see docs/grading.md. The status is 2 if a \c
      game has breaches or no result, else 3 if one was not played to an end \c
      or is not understood.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, Options),
    prolog_answers,
    (   memberchk(one(true), Options)
    ->  positional(['RESULT','FILE'], Positional, [Result,File]),
        grade_one(File, Result, Options),
        Status = 0
    ;   memberchk(pair(true), Options)
    ->  positional(['LEVEL','OPPONENT','LEVEL','RESULT','FILE'], Positional,
                   [Level,Opponent,Other,Result,File]),
        play_pair(File, Level, Opponent, Other, Result, Options),
        Status = 0
    ;   Positional = [_|_]
    ->  grade_all(Positional, Options, Status)
    ;   wrong_argument(arguments(['FOLDER','...']))
    ).

                /*******************************
                *           ONE GAME           *
                *******************************/

%   The command line prints errors, so that the output for the teacher has them.

grade_one(File, Result, Options) :-
    option(seed(Seed), Options, 1),
    set_random(seed(Seed)),
    (   named_or_told(File, Result, Game)
    ->  known_options(graded_option, Options, GradedOptions),
        graded(Game, GradedOptions, JSON),
        write_result(Result, JSON)
    ;   true
    ).

%   The reasons why a program is not understood as a game are part of its
%   result.

named_or_told(File, Result, Game) :-
    catch(named_game(File, Game), Error, true),
    (   var(Error)
    ->  true
    ;   Error = error(_, _)
    ->  print_message(error, Error),
        message_to_string(Error, Text),
        write_result(Result, _{error:Text}),
        fail
    ;   throw(Error)
    ).

message_to_string(Error, Text) :-
    phrase(prolog:translate_message(Error), Lines),
    with_output_to(string(Text0),
                   print_message_lines(current_output, '', Lines)),
    split_string(Text0, "", " \n", [Text]).

write_result(Result, JSON) :-
    setup_call_cleanup(
        open(Result, write, Out, [encoding(utf8)]),
        json_write_dict(Out, JSON),
        close(Out)).

                /*******************************
                *          TWO GAMES           *
                *******************************/

%   The opponent is in the process group of this process, and so ends with it.
%   It loads its program as this process does, which may take as long.

play_pair(File, LevelText, Opponent, OtherText, Result, Options) :-
    maplist(atom_number, [LevelText,OtherText], [Level,Other]),
    option(seed(Seed), Options, 1),
    set_random(seed(Seed)),
    named_game(File, Game),
    all_graded_options(Options, GradedOptions),
    option(time(Time), Options, 120),
    Seconds is 0.8*Time,
    tabuleiro_command([ugi,Opponent], Command),
    pair_games(Game, Level,
               engine(Command,
                      [set(['Level'=Other]), start(Seconds), group(false)]),
               [seconds(Seconds)|GradedOptions], JSON),
    write_result(Result, JSON).

all_graded_options(Options, GradedOptions) :-
    known_options(graded_option, Options, GradedOptions0),
    check_options(graded_option, GradedOptions0, GradedOptions).

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
    short_names(Files, Names),
    foldl(grade_file(Format, Count, Options), Files, Names, Summaries0, 1, _),
    all_graded_options(Options, GradedOptions),
    (   option(class_games(0), GradedOptions)
    ->  Groups = []
    ;   class_groups(Summaries0, Groups)
    ),
    foldl(play_class(Options), Groups, Tournaments, 1, _),
    foldl(write_class(Format, Pages), Tournaments, 1, _),
    maplist(in_class(Tournaments), Summaries0, Summaries),
    foldl(write_page(Pages), Summaries, 1, _),
    (   Format == json
    ->  json_write_dict(current_output, Summaries),
        nl
    ;   say(grade_pages(Pages))
    ),
    maplist(summary_status, Summaries, Statuses),
    (   memberchk(2, Statuses)
    ->  Status = 2
    ;   max_list(Statuses, Status)
    ).

grade_file(Format, Count, Options, File, Name, Summary, N, N1) :-
    N1 is N+1,
    show_progress(grading(Name, N, Count)),
    graded_by(['--one'], File, Options, Grade),
    grade_summary(Grade, Summary0),
    Summary = Summary0.put(name, Name),
    end_progress,
    (   Format == text
    ->  say(grade(Summary)),
        flush_output
    ;   true
    ).

%   Grade is the grade of a process with Flag and Arguments.

graded_by([Flag|Arguments], File, Options, Grade) :-
    findall(Option,
            ( member(Term, Options),
              Term =.. [Name,Value],
              ( graded_option(Name, _, _, _) ; memberchk(Name, [seed,time]) ),
              format(atom(Option), '--~w=~w', [Name,Value])
            ),
            Flags),
    append([[grade,Flag],Flags,Arguments], All),
    tabuleiro_command(All, Command),
    known_options(grade_option, Options, GradeOptions),
    grade_game(File, Command, GradeOptions, Grade).

                /*******************************
                *           THE CLASS          *
                *******************************/

play_class(Options, Group, Tournament, N, N1) :-
    N1 is N+1,
    all_graded_options(Options, GradedOptions),
    option(seed(Seed), Options, 1),
    class_tournament(Group, app_grade:play_two(Options),
                     [seed(Seed)|GradedOptions], Tournament),
    end_progress.

play_two(Options, A, B, Result) :-
    show_progress(playing(A.name, B.name)),
    graded_by(['--pair',A.bot,B.file,B.bot], A.file, Options, Grade),
    Result = Grade.result.

write_class(Format, Pages, Tournament, N, N1) :-
    N1 is N+1,
    class_page(N, Name),
    directory_file_path(Pages, Name, Page),
    setup_call_cleanup(
        open(Page, write, Out, [encoding(utf8)]),
        print_report(html, Tournament, Out),
        close(Out)),
    (   Format == text
    ->  nl,
        print_report(text, Tournament, current_output),
        nl
    ;   true
    ).

class_page(N, Name) :-
    format(atom(Name), 'class-~d.html', [N]).

%   Summary has the place of the program in the tournament of its group.

in_class(Tournaments, Summary0, Summary) :-
    (   nth1(N, Tournaments, Tournament),
        class_place(Tournament, Summary0.name, Place)
    ->  class_page(N, Page),
        Class = Place.put(page, Page)
    ;   Class = null
    ),
    del_dict(playouts, Summary0, _, Summary1),
    Summary = Summary1.put(class, Class).

                /*******************************
                *            PAGES             *
                *******************************/

write_page(Pages, Summary, N, N1) :-
    N1 is N+1,
    page_file(Pages, N, Summary.name, Page),
    write_grade_page(Page, Summary).

%   N tells games with the same name apart.

page_file(Pages, N, Name0, Page) :-
    file_name_extension(Path, _, Name0),
    atomic_list_concat(Parts, /, Path),
    atomic_list_concat(Parts, -, Name),
    format(atom(Base), '~|~`0t~d~3+-~w.html', [N,Name]),
    directory_file_path(Pages, Base, Page).

summary_status(Summary, Status) :-
    verdict_status(Summary.verdict, Status).
