/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_environment,
          [ number_from/3               % +Variable, +Default, -Number
          ]).

/** <module> What the environment asks of the tests
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
