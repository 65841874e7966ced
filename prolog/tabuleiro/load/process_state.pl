/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_process_state,
          [ flags/1,                    % -Flags
            restore_flags/1,            % +Flags
            globals/1,                  % -Globals
            in_all_threads/1            % +Globals
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(ordsets), [ord_subtract/3]).

/** <module> The flags and global variables that a program sets
*/

%!  flags(-Flags:list) is det.
%!  restore_flags(+Flags:list) is det.
%
%   Flags are the Prolog flags with their values. restore_flags/1 resets the
%   flags that have changed since.

flags(Flags) :-
    findall(Flag-Value, current_prolog_flag(Flag, Value), Flags).

restore_flags(Flags) :-
    forall(( member(Flag-Value, Flags),
             current_prolog_flag(Flag, Now),
             Now \== Value
           ),
           catch(set_prolog_flag(Flag, Value), error(_, _), true)).

%!  globals(-Globals:ordset) is det.
%!  in_all_threads(+Globals:ordset) is det.
%
%   Globals are the global variables of this thread with their values.
%   in_all_threads/1 takes the variables that have changed since, and sets them
%   in every thread that is created later, because games are played in threads.

globals(Globals) :-
    findall(Key-Value, nb_current(Key, Value), Globals0),
    sort(Globals0, Globals).

in_all_threads(Before) :-
    globals(After),
    ord_subtract(After, Before, New),
    (   New == []
    ->  true
    ;   thread_initialization(tabuleiro_process_state:set_globals(New))
    ).

set_globals(Globals) :-
    forall(member(Key-Value, Globals), nb_setval(Key, Value)).
