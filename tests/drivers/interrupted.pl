/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(interrupted,
          [ interrupted/2,              % +Count, -Broken
            interrupted_and_halt/1      % +Count
          ]).
:- use_module(library(time)).
:- use_module(library(unix)).
:- use_module('../support/message_text').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/base/first_use', [first_use/2]).

/** <module> First calls that a time limit ends

A process in which nothing was called yet is copied by fork/1. In each copy a
call is ended by a time limit, from 0.5 to 60 ms. The same call without a limit
must then succeed.
*/

%!  interrupted_and_halt(+Count) is det.
%
%   Tries Count limits with each call and ends the process, with status 1 if a
%   call did not succeed afterwards.

interrupted_and_halt(Count) :-
    interrupted(Count, Broken),
    (   Broken == []
    ->  halt
    ;   halt(1)
    ).

%!  interrupted(+Count, -Broken:list) is det.
%
%   Tries Count limits with each call; Broken are the calls, as
%   What-Seconds, that did not succeed afterwards. Why is printed.

interrupted(Count, Broken) :-
    load_game(wali, _),
    findall(What-Seconds,
            ( first_call(What, Goal),
              between(1, Count, N),
              Seconds is 0.0005 * 120 ** ((N-1)/max(1, Count-1)),
              \+ survives(Goal, Seconds)
            ),
            Broken).

first_call(search, wali:choose_move(State, search([nodes(100)]), _)) :-
    wali:initial_state(default, State).
first_call(search_in_prolog,
           search_move(wali_reference, State, [nodes(20)], _)) :-
    wali:initial_state(default, State).
first_call(analysis, analyse(wali, State, _, [nodes(100)])) :-
    wali:initial_state(default, State).
first_call(match, match(wali, random, level(1), _, [games(1),max_plies(4)])).
first_call(at_first_use,
           ( open_null_stream(Out),
             first_use(library(csv), csv_write_stream(Out, [row(1)], []))
           )).
first_call(portuguese,
           ( set_prolog_flag(message_language, pt),
             message_text(tabuleiro(moves(2)), "2 jogadas.")
           )).

%   A thread keeps the time limits, and a process with threads cannot be copied.
%   So the first limit is set in the copy.

survives(Goal, Seconds) :-
    fork(Process),
    (   Process == child
    ->  catch(call_with_time_limit(Seconds, \+ \+ Goal), time_limit_exceeded,
              true),
        (   catch(Goal, Error, (print_message(error, Error), fail))
        ->  halt
        ;   halt(1)
        )
    ;   process_left(Process, Status),
        Status == exited(0)
    ).

process_left(Process, Status) :-
    wait(Left, Status0),
    (   Left == Process
    ->  Status = Status0
    ;   process_left(Process, Status)
    ).
