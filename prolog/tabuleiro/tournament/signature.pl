/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_signature,
          [ engine_version/1,           % -Version
            engine_signature/3          % +Game, +Config, -Signature
          ]).
:- use_module(library(lists), [memberchk/2, nth0/3]).
:- use_module('../game/build', [root_directory/1]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module(engine_hash, [term_hash/2]).

/** <module> Do two machines play the same games?
*/

%!  engine_version(-Version:string) is det.

engine_version(Version) :-
    root_directory(Root),
    atom_concat(Root, '/pack.pl', File),
    first_use(library(readutil), read_file_to_terms(File, Terms, [])),
    memberchk(version(Version0), Terms),
    atom_string(Version0, Version).

%!  engine_signature(+Game, +Config, -Signature:string) is det.
%
%   Signature is a hash of a walk of forty plies from the start of Config, and
%   of two small searches, one at the start and one in the middle of the walk. A
%   change of the rules, the evaluation or the search almost certainly changes
%   it.
%
%   @error those of the game's initial_state/2

engine_signature(Game, Config, Signature) :-
    Game:initial_state(Config, Start),
    walk(40, Game, Start, States),
    length(States, Count),
    Middle is Count//2,
    nth0(Middle, States, State),
    search_result(Game, Start, First),
    search_result(Game, State, Second),
    term_hash(signature(States, First, Second), Signature).

walk(Plies, Game, State, [State|States]) :-
    Plies > 0,
    Game:valid_moves(State, Moves),
    Moves = [_|_],
    !,
    length(Moves, Count),
    Index is Plies*7919 mod Count,
    nth0(Index, Moves, Move),
    Game:move(State, Move, Next),
    Left is Plies-1,
    walk(Left, Game, Next, States).
walk(_, _, State, [State]).

search_result(Game, State, Result) :-
    (   Game:game_over(State, _)
    ->  Result = over
    ;   analyse(Game, State, [Line],
                [nodes(1000),threads(1),hash(1),seed(1)]),
        Result = Line.score-Line.moves
    ).
