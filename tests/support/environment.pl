/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_environment,
          [ number_from/3               % +Variable, +Default, -Number
          ]).

:- use_module(library(filesex)).

/** <module> The environment variables of the tests

This process and the processes that it starts cache the results of trials in a
folder of their own, never in that of the user; share_tests_and_halt/1 replaces
it by one for several processes.
*/

%!  number_from(+Variable, +Default:number, -Number) is det.
%
%   Number is the value of an environment variable, Default where it has none.

number_from(Variable, Default, Number) :-
    (   getenv(Variable, Text),
        atom_number(Text, Number)
    ->  true
    ;   Number = Default
    ).

own_cache :-
    tmp_file(cache, Folder),
    setenv('XDG_CACHE_HOME', Folder),
    at_halt(( exists_directory(Folder)
            -> delete_directory_and_contents(Folder)
            ;  true
            )).

:- initialization(own_cache, now).
