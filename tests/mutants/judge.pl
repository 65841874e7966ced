/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(judge,
          [ judge_and_halt/0
          ]).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module('../../prolog/tabuleiro/adopt/adapt', [adapt_game/3]).
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../../prolog/tabuleiro/check/ask', [ask/3,subject/3]).
:- use_module('../../prolog/tabuleiro/check/check_game', [random_game_of/5]).
:- use_module('../../prolog/tabuleiro/check/check_report', [check_report/3]).
:- use_module('../../prolog/tabuleiro/check/law_kinds', [law_key/2]).
:- use_module('../../prolog/tabuleiro/load/load_program', [load_program/3]).
:- use_module('../../prolog/tabuleiro/play/terminal', []).

/** <module> Does a fault change the game, and does a check find it?

This program runs in a process of its own for each mutant. A state may have the
name of its program, so a mutant has a file of the same name as the original.
*/

%!  judge_and_halt is det.
%
%   Reads a job from standard input and prints one term. The job games(File,
%   Options) asks for random games of the program in File, which plays by
%   Options, without a trial: a list of hashes. The job mutant(File, Options,
%   Games) asks whether the program in File plays the same Games: `same`, or
%   changed(Found) if it does not. The job check(File) asks for Found, see
%   found_in/2.

judge_and_halt :-
    read(Job),
    quiet(judged(Job, Verdict)),
    format("~q.~n", [Verdict]),
    halt.

%   Hides the output of the program, so that only the verdict is printed.

:- meta_predicate quiet(0).

quiet(Goal) :-
    set_prolog_flag(verbose, silent),
    with_output_to(string(_), Goal).

judged(games(File, Options), Games) :-
    games(File, Options, Games).
judged(check(File), Found) :-
    found_in(File, Found).
judged(mutant(File, Options, Games), Verdict) :-
    (   catch(call_with_time_limit(240, games(File, Options, Others)),
              Error,
              ( Error = unwind(_), throw(Error) ; fail )),
        Others == Games
    ->  Verdict = same
    ;   found_in(File, Found),
        Verdict = changed(Found)
    ).

%   Random games have the moves, the states after them and the end.

games(File, Options, Games) :-
    load_program(File, Module, _),
    adapt_game(Module, Module:Options, Game),
    subject(Game, [], Subject),
    findall(Hash,
            ( between(1, 20, Number),
              set_random(seed(Number)),
              Careful is Number mod 2,
              random_game_of(Subject, default, Careful, 80,
                             game(_, Moves, States)),
              findall(Answers, answers(Subject, States, Answers), All),
              variant_sha1(Moves/States/All, Hash)
            ),
            Games).

answers(Subject, States, Over-Moves) :-
    member(State, States),
    ask(Subject, game_over(State), answer(_, Over, _)),
    ask(Subject, valid_moves(State), answer(_, Moves, _)).

%!  found_in(+File, -Found:list) is det.
%
%   Found are the breaches and suspicions that a check reports for the program
%   in File, as pairs Kind-Key, see law_key/2; [stopped-Kind] if the program is
%   not understood as a game.

found_in(File, Found) :-
    catch(( adopt_game(File, [], Game),
            set_random(seed(1)),
            check_report(Game, Report,
                         [ budget(120), seconds(10), bot_seconds(5),
                           bot_games(10)
                         ]),
            findall(Kind-Key,
                    ( member(Breach, Report.breaches),
                      Kind = Breach.kind,
                      law_key(Breach.law, Key)
                    ),
                    Found)
          ),
          error(_, _),
          Found = [stopped-program]).
