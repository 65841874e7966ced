/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_programs,
          [ ask_program/1,              % -Player
            startable/1                 % +Player
          ]).
:- use_module(texts, []).
:- use_module('../base/leave', [interrupt_leaves/1, leave/0]).
:- use_module('../match/program', [known_program/3, try_program/2]).
:- use_module('../base/printing', [say/1]).
:- use_module(terminal, [ask/2, going_back/1, leaving/1]).

/** <module> Choosing programs as players in the menu
*/

%!  ask_program(-Player) is det.
%
%   Player is engine(Command). A person types Command, a string, and the program
%   must answer. If it does not, prints why and repeats the question. An empty
%   answer leaves.

ask_program(Player) :-
    ask(program, Answer),
    split_string(Answer, "", " \t", [Command]),
    (   ( Command == ""
        ; going_back(Command)
        ; leaving(Command)
        )
    ->  leave
    ;   known(Command, Program),
        interrupt_leaves(answers(Command, Program))
    ->  Player = engine(Command)
    ;   ask_program(Player)
    ).

answers(Command, Program) :-
    try_program(Program, Fault),
    (   Fault == none
    ->  true
    ;   say(program_fault(Command, Fault)),
        fail
    ).

%!  startable(+Player) is semidet.
%
%   If Player is a program, it answers. If it does not, prints why and fails.

startable(Player) :-
    (   Player = engine(Command)
    ->  known(Command, _)
    ;   true
    ).

known(Command, Program) :-
    catch(known_program(Command, [], Program), error(Formal, _), true),
    (   var(Formal)
    ->  true
    ;   Formal = existence_error(program, Name)
    ->  say(no_program(Name)),
        fail
    ;   say(failed(error(Formal, _))),
        fail
    ).
