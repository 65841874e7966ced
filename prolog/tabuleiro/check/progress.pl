/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_progress,
          [ progress/2                  % +Comparison, +What
          ]).
:- use_module('../terminal/progress_line', [show_progress/1]).

/** <module> What a comparison is busy with
*/

%!  progress(+Comparison, +What) is det.
%
%   Prints What on one line, over the last one, if the key `progress` of
%   Comparison is `true` and `user_error` is a terminal. What is a term of
%   tabuleiro(busy(What)) in tabuleiro/interface/messages; `done` erases the
%   line.

progress(Comparison, What) :-
    (   Comparison.progress == true
    ->  show_progress(busy(What))
    ;   true
    ).
