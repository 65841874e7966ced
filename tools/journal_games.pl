/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(journal_games, [main/1]).
:- use_module(library(main), [main/0]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(error), [existence_error/2]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- use_module('../prolog/tabuleiro/game/games', [load_game/2]).
:- use_module('../prolog/tabuleiro/game/state_notation',
              [state_notation/3]).
:- use_module('../prolog/tabuleiro/tournament/journal',
              [damaged_line/2, journal_lines/2, read_journal/3]).
:- use_module('../prolog/tabuleiro/tournament/plan',
              [planned_position/4, schedule/2]).
:- use_module('../prolog/tabuleiro/tournament/play_plan', [line_game/5]).
:- use_module('../prolog/tabuleiro/statistics/result', [reason_kind/2]).
:- use_module('../prolog/tabuleiro/tournament/term_data', [term_data/2]).

/** <module> The games of a tournament, for tools/tune.c

    swipl tools/journal_games.pl JOURNAL | build/tune GAME - [SEED]

prints the games of a journal in the order of their numbers, in the form that
tools/tune.c describes. Games that were lost on time or by a fault are left out.
*/

:- initialization(main, main).

%!  main(+Argv) is det.

main([File]) :-
    exists_file(File),
    !,
    read_journal(File, Plan, Journal),
    (   Plan == none
    ->  true
    ;   schedule(Plan, Schedule),
        journal_lines(Journal, Lines),
        foldl(numbered_game(File, Schedule), Lines, 2-[], _-Games0),
        keysort(Games0, Games),
        first_position(Plan, First),
        forall(member(Number-played(Result, Moves), Games),
               ( from(Plan, Schedule, Number, First, Opening, Position),
                 format("~w ~d ~s ~s~n", [Result,Opening,Position,Moves])
               ))
    ).
main([File]) :-
    !,
    existence_error(file, File).
main(_) :-
    format(user_error, "usage: swipl tools/journal_games.pl JOURNAL~n", []),
    halt(1).

numbered_game(File, Schedule, Line, At0-Games0, At-Games) :-
    (   line_game(Schedule, Line, Game, Moves, _)
    ->  At is At0+1,
        Game = game(Number, _, _, _, Result, Reason, _),
        reason_kind(Reason, Kind),
        (   memberchk(Kind, [time,failed,illegal,error])
        ->  Games = Games0
        ;   Games = [Number-played(Result, Moves)|Games0]
        )
    ;   damaged_line(File, At0)
    ).

%   First is the position from which games with random openings start.

first_position(Plan, First) :-
    atom_string(Name, Plan.game),
    load_game(Name, Game),
    term_data(Config, Plan.config),
    Game:initial_state(Config, State),
    state_notation(Game, State, First).

%   Game Number starts from Position, and Opening of its moves are random.

from(Plan, Schedule, Number, First, Opening, Position) :-
    (   planned_position(Plan, Schedule, Number, Position0)
    ->  Position = Position0,
        Opening = 0
    ;   Position = First,
        Opening = Plan.opening
    ).
