/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_solve, [run/2, command_option/4, help/2]).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/base/json', [json_write_dict/2]).
:- use_module('../../prolog/tabuleiro/base/options', [known_options/3]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).
:- use_module('../../prolog/tabuleiro/base/progress_line',
              [end_progress/0, show_progress/1]).
:- use_module('../../prolog/tabuleiro/solve/exact_endings',
              [exact_endings/6]).
:- use_module('../../prolog/tabuleiro/solve/print_result', [print_result/3]).
:- use_module('../../prolog/tabuleiro/solve/proof_file',
              [verify_option/4, verify_proof/4]).
:- use_module('../../prolog/tabuleiro/solve/result_json', [result_json/4]).
:- use_module('../../prolog/tabuleiro/solve/solve', [solve/4, solve_option/4]).

/** <module> tabuleiro solve: who wins, proved
*/

command_option(Name, Type, Default, Meaning) :-
    reached_option(Name, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    solve_option(Name, Type, Default, Meaning),
    Name \== on_info.
command_option(format, oneof([text,json]), text, "form of the result").
command_option(verify, boolean, false,
               "check the proof in the file GAME, by the rules of its game").
command_option(reference, atom as 'GAME', _,
               "check the proof by the rules of this game, such as \c
                wali_reference").
command_option(left, list(positive_integer), _,
               "instead, how many random positions with each of these numbers \c
                of plies left a search solves in --time, by default a second").
command_option(draw, positive_integer, 1000, "random positions for --left").
command_option(seed, integer, _, "seed of the random generator").

help(usage, ['GAME']).
help(header,
     "Proves who wins GAME if both play as well as possible, or that it is a \c
      draw, and in how many plies. A ply is one choice.").
help(footer,
     "Without --time and --positions it takes 10 seconds at most. What is \c
      proved so far is printed when a limit is reached. See docs/solved.md.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    (   memberchk(verify(true), Options)
    ->  verify(Name, Options)
    ;   memberchk(left(Left), Options)
    ->  named_game(Name, Game),
        start_state(Game, Options, Start),
        forall(member(N, Left),
               near_the_end(Game, Start, N, Options))
    ;   named_game(Name, Game),
        reached_state(Game, Options, State),
        known_options(solve_option, Options, Given),
        call_cleanup(solve(Game, State, Result,
                           [on_info(app_solve:solving)|Given]),
                     end_progress),
        option(format(Format), Options, text),
        print_solved(Format, Game, State, Result, _{})
    ).

%   Prints Result as a text, or as JSON with More keys.

print_solved(text, Game, State, Result, _) :-
    print_result(Game, State, Result).
print_solved(json, Game, State, Result, More) :-
    once(Game:player_to_move(State, Player)),
    result_json(Game, Player, Result, JSON),
    json_write_dict(current_output, JSON.put(More)),
    nl.

:- public solving/1.                    % called by solve/4

solving(Info) :-
    show_progress(solving(Info.plies, Info.positions, Info.time)).

near_the_end(Game, Start, Left, Options) :-
    option(draw(Count), Options, 1000),
    option(time(Seconds), Options, 1),
    (   option(seed(Seed), Options)
    ->  set_random(seed(Seed))
    ;   true
    ),
    exact_endings(Game, Start, Left, Count, Seconds, Exact),
    say(exact_endings(Left, Exact, Count, Seconds)).

verify(File, Options) :-
    known_options(verify_option, Options, Given),
    verify_proof(File, proof(Game, State, Result, _), Count, Given),
    option(format(Format), Options, text),
    print_solved(Format, Game, State, Result, _{checked:Count}),
    (   Format == text
    ->  say(verified(Count))
    ;   true
    ).
