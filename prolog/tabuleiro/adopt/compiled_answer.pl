/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compiled_answer,
          [ compiled/5                  % +Adapter, +Entry, +A, +B, -Answer
          ]).

/** <module> Answers of a compiled game
*/

:- multifile compiled_answer/5.
:- dynamic   compiled_answer/5.

%!  compiled_answer(+Game, +Entry, +A, +B, -Answer) is semidet.
%
%   A hook of tabuleiro/compile, which is loaded when it is used. Answer is that
%   of the compiled Game: yes(Term), or `no` where the program fails.

%!  compiled(+Adapter, +Entry, +A, +B, -Answer) is semidet.
%
%   Answer is that of the compiled game of Adapter, see compiled_answer/5.

compiled(Adapter, Entry, A, B, Answer) :-
    get_dict(game, Adapter, Game),
    compiled_answer(Game, Entry, A, B, Answer),
    !.
