/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_made_loops,
          [ made_name/3,                % +Kind, +Name, -Made
            is_made/2,                  % +Kind, +Name
            written_loop/2              % +Loop, -Written
          ]).
:- use_module(library(lists), [memberchk/2]).

/** <module> The names of loops that are made of the program's

A loop that is made of the clauses of `game_loop` is called 'turns game_loop',
see tabuleiro/adopt/turn_halves, or 'repeat game_loop', see
tabuleiro/adopt/repeat_body: its kind and its name.
*/

%!  made_name(+Kind, +Name, -Made) is det.
%
%   Made is the name of a loop of Kind, `turns` or `repeat`, that is made of the
%   predicate Name.

made_name(Kind, Name, Made) :-
    atomic_list_concat([Kind,Name], ' ', Made).

%!  is_made(+Kind, +Name) is semidet.
%
%   Name is that of a loop of Kind, as of made_name/3.

is_made(Kind, Name) :-
    atomic_list_concat([Kind,_|_], ' ', Name).

%!  written_loop(+Loop, -Written) is det.
%
%   Written is Loop, Name/Arity, or the name in the program if it was made.

written_loop(Loop, Written) :-
    (   Loop = Name/_,
        atomic_list_concat([Kind,Own|_], ' ', Name),
        memberchk(Kind, [turns,repeat])
    ->  Written = Own
    ;   Written = Loop
    ).
