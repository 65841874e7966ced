/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_grade_texts, []).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of the page of a graded game
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

message(as_understood(start)) -->
    [ 'The game begins with initial_state/2.'-[] ].
message(as_understood(start(Call, Config))) -->
    { Call =.. [_|Roles],
      memberchk(config, Roles)
    },
    !,
    [ 'The game begins with ~p, where the config is ~q.'-[Call,Config] ].
message(as_understood(start(Call, _))) -->
    [ 'The game begins with ~p.'-[Call] ].
message(as_understood(loop_start(Entry, []))) -->
    !,
    [ '~q starts the game.'-[Entry] ].
message(as_understood(loop_start(Entry, Lines))) -->
    { atomic_list_concat(Lines, ', ', Answers) },
    [ '~q starts the game, with the answers ~w to its prompts.'-
      [Entry,Answers]
    ].
message(as_understood(loop(PI, Choice))) -->
    [ ' ~q chooses one, and the loop ~q plays it.'-[Choice,PI] ].
message(as_understood(players(A, B))) -->
    [ 'The players are ~p and ~p. ~p begins.'-[A,B,A] ].
message(as_understood(turn(own))) -->
    !,
    [ 'player_to_move/2 returns the player to move.'-[] ].
message(as_understood(turn(arg(Path)))) -->
    !,
    [ 'Part ~w of the state is the player to move.'-[Path] ].
message(as_understood(turn(moved(Path)))) -->
    !,
    [ 'Part ~w of the state is the player who moved last.'-[Path] ].
message(as_understood(turn(alternate))) -->
    !,
    [ 'The players take turns: no part of the state is the player to move.'-[]
    ].
message(as_understood(turn(asked))) -->
    !,
    [ 'A predicate of the program returns the next player.'-[] ].
message(as_understood(turn(Goal))) -->
    [ '~q returns the next player.'-[Goal] ].
message(as_understood(turn(Which, Numbers, Of))) -->
    { atomic_list_concat(Numbers, ' of argument ', Place) },
    [ 'Argument ~w of '-[Place] ],
    sentence(turn_part(Of)),
    sentence(turn_is(Which)).
message(turn_part(state)) -->
    !,
    [ 'the state'-[] ].
message(turn_part(PI)) -->
    [ '~q'-[PI] ].
message(turn_is(arg)) -->
    [ ' is the player to move.'-[] ].
message(turn_is(moved)) -->
    [ ' is the player who moved last.'-[] ].
message(as_understood(moves(0, _))) -->
    !,
    [ 'There is no move at the start.'-[] ].
message(as_understood(moves(Count, Move))) -->
    [ 'There are ~D moves at the start, such as ~q.'-[Count,Move] ].
message(as_understood(asked(Offer, Play))) -->
    [ ' ~p offers them and ~p plays them.'-[Offer,Play] ].
message(as_understood(end(Games, Ended))) -->
    [ '~D of ~D random games ended.'-[Ended,Games] ].
message(as_understood(over(Over, []))) -->
    !,
    [ ' ~p returns the winner.'-[Over] ].
message(as_understood(over(Over, Winners))) -->
    [ ' ~p returns the winner, where A-B means that A stands for B: ~p.'-
      [Over,Winners]
    ].
message(as_understood(bots([]))) -->
    !,
    [ 'No bot was found.'-[] ].
message(as_understood(bots(Levels))) -->
    [ 'The bots are the levels '-[] ],
    quoted_list(Levels),
    [ '.'-[] ].

message(grade_ended(time(Seconds))) -->
    [ 'The program was stopped after ~w s (--time).'-[Seconds] ].
message(grade_ended(processor(Seconds))) -->
    [ 'The program used more than ~w s of processor time (--time).'-[Seconds] ].
message(grade_ended(file_size(Megabytes))) -->
    [ 'The program wrote more than ~w MB to a file (--file_size).'-
      [Megabytes]
    ].
message(grade_ended(memory(Megabytes))) -->
    [ 'The program needed more than ~w MB of memory (--memory).'-[Megabytes] ].
message(grade_ended(error(Text))) -->
    [ 'The program was not understood as a game: ~w'-[Text] ].
message(grade_ended(exit(0))) -->
    !,
    [ 'The program ended Prolog, as halt does.'-[] ].
message(grade_ended(exit(Status))) -->
    [ 'The program ended Prolog with status ~w.'-[Status] ].
message(grade_ended(killed(Signal))) -->
    [ 'The process of the program was killed by signal ~w.'-[Signal] ].
