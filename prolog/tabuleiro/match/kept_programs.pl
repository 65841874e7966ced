/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_kept_programs,
          [ keeping_programs/1,         % :Goal
            with_program/3,             % +Program, -Ready, :Goal
            end_kept_programs/0
          ]).
:- use_module(program).

/** <module> Programs that play one game after another

A process plays all games of a match or tournament in one thread. After a game
without a fault the process is kept, if it is a player of the next game.
*/

:- meta_predicate
    keeping_programs(0),
    with_program(+, -, 0).

:- thread_local
    keeps/0,                            % programs of this thread are kept
    kept/2.                             % Program, Running

%!  keeping_programs(:Goal)
%
%   Calls Goal, in which with_program/3 keeps programs. When this predicate
%   exits, fails or throws, these programs have ended. They are killed in a
%   cleanup, which has no time limit.

keeping_programs(Goal) :-
    setup_call_cleanup(
        asserta(keeps),
        ( call(Goal),
          end_kept_programs
        ),
        ( retractall(keeps),
          forall(retract(kept(_, Running)),
                 end_program(Running))
        )).

%!  with_program(+Program, -Ready, :Goal) is semidet.
%
%   Calls once(Goal) with Ready, Running-Fault: Program is running and ready for
%   a game, or has the fault Fault, see greet_program/2. A kept process is used
%   if there is one.

with_program(Program, Running-Fault, Goal) :-
    setup_call_cleanup(
        taken_or_started(Program, Running, Before),
        ( readied(Before, Running, Fault),
          once(Goal),
          put_by(Running, Fault, By)
        ),
        ended_or_kept(By, Program, Running)).

taken_or_started(Program, Running, Before) :-
    (   retract(kept(Program, Running0))
    ->  Running = Running0,
        Before = kept
    ;   start_program(Program, Running),
        Before = started
    ).

readied(started, Running, Fault) :-
    greet_program(Running, Fault).
readied(kept, Running, Fault) :-
    begin_game(Running, Fault).

%   By is `kept`, or `ended` if the program had to quit.

put_by(Running, Fault, By) :-
    (   Fault == none,
        keeps,
        plays_again(Running)
    ->  By = kept
    ;   quit_program(Running),
        By = ended
    ).

ended_or_kept(By, Program, Running) :-
    (   By == kept
    ->  assertz(kept(Program, Running))
    ;   end_program(Running)
    ).

%!  end_kept_programs is det.
%
%   Ends the programs of this thread that are kept.

end_kept_programs :-
    forall(retract(kept(_, Running)),
           call_cleanup(quit_program(Running), end_program(Running))).
