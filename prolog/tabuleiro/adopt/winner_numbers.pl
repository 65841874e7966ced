/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_winner_numbers,
          [ winner_numbers/5            % +Module, +Players, +Winner, +Values,
                                        % -Winners
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(clauses, [argument_constants/4]).

/** <module> By which numbers a program calls the winner

A loop may count its players 0 and 1 where its ends call them 1 and 2.
*/

%!  winner_numbers(+Module, +Players, +Winner, +Values, -Winners) is semidet.
%
%   Winners are the Reported-Meant pairs of the numbers by which Winner,
%   winner(PI, N) or called(PI, N), calls Players: none where it calls them as
%   the loop does. Values are the winners that were seen. Fails if Players are 0
%   and 1, and neither Values nor the clauses of PI tell: 1 alone may be either.

winner_numbers(_, Players, _, _, Winners) :-
    \+ msort(Players, [0,1]),
    !,
    Winners = [].
winner_numbers(Module, _, Winner, Values, Winners) :-
    (   counted(Values, Winners0)
    ->  Winners = Winners0
    ;   arg(1, Winner, PI),
        arg(2, Winner, N),
        strip_module(PI, _, Predicate),
        argument_constants(Module, Predicate, N, Constants),
        memberchk(1, Constants),
        counted(Constants, Winners)
    ).

counted(Values, Winners) :-
    (   memberchk(0, Values)
    ->  \+ memberchk(2, Values),
        Winners = []
    ;   memberchk(2, Values),
        Winners = [1-0,2-1]
    ).
