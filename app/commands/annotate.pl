/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_annotate, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/learn/annotated',
              [most_eventful/3, without_comments/2]).
:- use_module('../../prolog/tabuleiro/match/read_record', [read_records/2]).
:- use_module('../../prolog/tabuleiro/match/record', [write_record/2]).
:- use_module('../../prolog/tabuleiro/match/review',
              [annotate/3, review/3, review_option/4]).
:- use_module('../../prolog/tabuleiro/base/progress_line',
              [end_progress/0, show_progress/1]).

/** <module> tabuleiro annotate: the mistakes of recorded games
*/

command_option(game, positive_integer, _, "only this game of FILE").
command_option(choose, positive_integer, _,
               "only this many of the games that were won, the ones that \c
                turn and are played best; without the comments that they had").
command_option(Name, Type, Default, Meaning) :-
    review_option(Name, Type, Default, Meaning).

help(usage, ['FILE',' [','GAME',']']).
help(header,
     "Searches every position of the games in the record FILE, and prints \c
      them with a comment at each mistake: the chance to win before and \c
      after it, and a better move. The accuracy of both sides goes to \c
      standard error.").
help(footer,
     "The options are limits of the search of one position. If the games \c
      were played by your own program, GAME is the program.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options0),
    record_file(Positional, File),
    (   memberchk(game(N), Options0)
    ->  recorded_game(File, Options0, Record),
        Records = [N-Record]
    ;   read_records(File, Records0),
        findall(N-Record, nth1(N, Records0, Record), Records)
    ),
    exclude(own_option, Options0, Options),
    (   memberchk(choose(Count), Options0)
    ->  exclude(drawn, Records, Decided),
        maplist(reviewed(Options), Decided, Reviews),
        most_eventful(Reviews, Count, Chosen),
        forall(( member(I, Chosen),
                 nth1(I, Decided, N1-Record1),
                 nth1(I, Reviews, Review),
                 without_comments(Record1, Bare)
               ),
               annotated(N1-Bare, Review))
    ;   forall(( member(Record1, Records),
                 reviewed(Options, Record1, Review)
               ),
               annotated(Record1, Review))
    ).

drawn(_-record(Tags, _)) :-
    memberchk('Result'-"1/2-1/2", Tags).

own_option(game(_)).
own_option(choose(_)).

reviewed(Options, N-Record, Review) :-
    review(Record, Review, [on_ply(reviewing(N))|Options]).

annotated(N-Record0, Review) :-
    annotate(Record0, Review, Record),
    end_progress,
    write_record(user_output, Record),
    flush_output(user_output),
    print_message(help, tabuleiro(accuracies(N, Review.sides))).

reviewing(Game, Ply, Count) :-
    show_progress(reviewing(Game, Ply, Count)).
