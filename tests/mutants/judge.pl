/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(judge,
          [ judge_and_halt/0,
            found_in/2                  % +File, -Found
          ]).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module('../../prolog/tabuleiro/adopt/adapt', [adapt_game/3]).
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../../prolog/tabuleiro/check/check_report', [check_report/3]).
:- use_module('../../prolog/tabuleiro/check/law_kinds', [law_key/2]).
:- use_module('../../prolog/tabuleiro/compare/agree', [play_both/5]).
:- use_module('../../prolog/tabuleiro/load/load_program', [load_program/3]).
:- use_module('../../prolog/tabuleiro/play/terminal', []).

/** <module> Does a fault change the game, and does a check find it?

This program runs in a process of its own for each mutant.
*/

%!  judge_and_halt is det.
%
%   Reads from standard input job(Original, Options, Mutant), two files and the
%   options with which both are adopted, and prints one term: `same` if Mutant
%   plays the game of Original, changed(Found) if it does not, see found_in/2.

judge_and_halt :-
    read(job(Original, Options, Mutant)),
    quiet(verdict(Original, Options, Mutant, Verdict)),
    print_verdict(Verdict),
    halt.

%   Hides the output of the program, so that only the verdict is printed.

:- meta_predicate quiet(0).

quiet(Goal) :-
    set_prolog_flag(verbose, silent),
    with_output_to(string(_), Goal).

print_verdict(Verdict) :-
    format("~q.~n", [Verdict]).

verdict(Original, Options, Mutant, Verdict) :-
    (   plays_the_same(Original, Options, Mutant)
    ->  Verdict = same
    ;   found_in(Mutant, Found),
        Verdict = changed(Found)
    ).

%   Random games show no difference of the moves, the states after them or the
%   end. A program that cannot be played any more differs.

plays_the_same(Original, Options, Mutant) :-
    told_game(Original, Options, Game),
    catch(call_with_time_limit(60,
                               ( told_game(Mutant, Options, Other),
                                 \+ games_differ(Game-Other)
                               )),
          Error,
          ( Error = unwind(_), throw(Error) ; fail )).

%   Game plays by Options, without a trial.

told_game(File, Options, Game) :-
    load_program(File, Module, _),
    adapt_game(Module, Module:Options, Game).

games_differ(Games) :-
    between(1, 20, Number),
    set_random(seed(Number)),
    Prolong = [false,true],
    Which is Number mod 2,
    nth0(Which, Prolong, Long),
    play_both(Games, default, _, Difference, [max_plies(80),prolong(Long)]),
    Difference \== none,
    functor(Difference.call, Name, _),
    Name \== value.

%!  found_in(+File, -Found:list) is det.
%
%   Found are the breaches and suspicions that a check reports for the program
%   in File, as pairs Kind-Key, see law_key/2; [stopped-Kind] if the program is
%   not understood as a game.

found_in(File, Found) :-
    catch(( adopt_game(File, [], Game),
            set_random(seed(1)),
            check_report(Game, Report,
                         [ budget(20), seconds(2), bot_seconds(0.5),
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
