/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_solve,
          [ solve/4,                    % +Game, +State, -Result, :Options
            solve_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(option), [option/2, select_option/4]).
:- use_module(fixed_prover, [fixed_verdict/5, with_fixed_prover/4]).
:- use_module(native_prover, [native_verdict/5, with_native_prover/4]).
:- use_module(prolog_prover, [prolog_verdict/5, with_prolog_prover/4]).
:- use_module(proof, [make_proof/5]).
:- use_module(proof_file, [write_proof/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/native', [native_game/1, '$plies_left'/3]).

/** <module> Proving who wins

    ?- waldmeister:initial_state([size(2)], S), solve(waldmeister, S, R, []).

A game that can go on for ever needs care: a search that takes a repeated
position for a draw may keep a value that holds on one line alone (the
graph-history interaction). The methods here have no such values. "The player
wins within N plies" depends on the position alone; and a draw in such a game is
proved only by all positions that the state leads to.

@see c_src/engine/proof.h
*/

:- meta_predicate
    solve(+, +, -, :),
    result(4, +, +, +, +, -).

%!  solve_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   The options of solve/4.
%
%     - plies
%       A longer win is only found among all positions, if they fit.
%     - positions
%       In a game in C these are the positions that are looked at, in Prolog
%       those whose moves are listed.
%     - time
%       Default is 10 if positions is not given either.
%     - memory
%       In Prolog it limits the list of all positions alone.
%     - repetition
%       With `draw` play without an end is drawn. With `go_on` it has no result:
%       where neither player can force a win the result is then unknown.
%     - proof
%       The file is written if there is a result, see verify_proof/3.
%     - on_info
%       call(Goal, Info) from time to time. Info is a dict with the keys plies,
%       within which neither player wins, positions and time.

solve_option(plies,      between(1, 100),      100,
             "plies within which a win is searched").
solve_option(positions,  positive_integer,     _,
             "positions to look at").
solve_option(time,       seconds,              _,
             "seconds of wall time").
solve_option(memory,     between(1, 0x100000), 512,
             "MiB of memory").
solve_option(repetition, oneof([draw,go_on]),  draw,
             "what play without an end counts as").
solve_option(proof,      text,                 _,
             "file to write the proof to").
solve_option(on_info,    callable,             _,
             "goal to call with news").

%!  solve(+Game, +State, -Result, :Options) is det.
%
%   Result is that of State for the player to move, if both players play as well
%   as possible. A ply is a choice, such as a step or the take that follows:
%
%     - win(Plies), loss(Plies): the shortest win, the longest loss; 0 plies if
%       the game is over
%     - win(Low-High), loss(Low-High): in at least Low, at most High plies
%     - draw
%     - unknown(Excluded): the limits were reached. Excluded has win(Plies) and
%       loss(Plies), results that are excluded within Plies, a number or `inf`.
%
%   Options: solve_option.
%
%       ?- wali:initial_state([size(3-3)], S), solve(wali, S, Result, []).
%
%   A game in C tells positions apart by hashes of 64 bits; a proof in a file
%   has whole positions.
%
%   @error those of check_options/3, load_game/2 and those of Game for an
%   ill-formed State

solve(Game, State, Result, Module:Options0) :-
    check_options(solve_option, Options0, Options1),
    qualified(Options1, Module, Options),
    load_game(Game, Loaded),
    limits(Options, Limits),
    (   once(Loaded:game_over(State, Winner))
    ->  over(Loaded, State, Winner, Result),
        keep_proof([], Loaded, State, Result, Options)
    ;   native_game(Loaded),
        '$plies_left'(Loaded, State, _)
    ->  with_fixed_prover(
            Loaded, Options, Prover,
            result(fixed_verdict(Prover), Loaded, State, Limits, Options,
                   Result))
    ;   native_game(Loaded)
    ->  with_native_prover(
            Loaded, Options, Prover,
            result(native_verdict(Prover), Loaded, State, Limits, Options,
                   Result))
    ;   with_prolog_prover(
            Loaded, Options, Prover,
            result(prolog_verdict(Prover), Loaded, State, Limits, Options,
                   Result))
    ).

qualified(Options0, Module, Options) :-
    select_option(on_info(Goal), Options0, Options1, none),
    (   Goal == none
    ->  Options = Options0
    ;   Options = [on_info(Module:Goal)|Options1]
    ).

limits(Options, Limits) :-
    (   (   option(time(_), Options)
        ;   option(positions(_), Options)
        )
    ->  Limits = Options
    ;   Limits = [time(10)|Options]
    ).

over(_, _, draw, Result) :-
    !,
    Result = draw.
over(Game, State, Winner, Result) :-
    (   once(Game:player_to_move(State, Winner))
    ->  Result = win(0)
    ;   Result = loss(0)
    ).

result(Prove, Game, State, Limits, Options, Result) :-
    call(Prove, State, Limits, Verdict, _),
    verdict_result(Verdict, Result),
    (   option(proof(_), Options),
        Result \= unknown(_)
    ->  make_proof(Prove, Game, State, Result, Entries),
        keep_proof(Entries, Game, State, Result, Options)
    ;   true
    ).

verdict_result(verdict(Kind, Low, High, NoWin, NoLoss), Result) :-
    (   Kind == draw
    ->  Result = draw
    ;   Kind == unknown
    ->  Result = unknown([win(NoWin),loss(NoLoss)])
    ;   Low =:= High
    ->  Result =.. [Kind,High]
    ;   Result =.. [Kind,Low-High]
    ).

keep_proof(Entries, Game, State, Result, Options) :-
    (   option(proof(File), Options)
    ->  write_proof(File, proof(Game, State, Result, Entries))
    ;   true
    ).
