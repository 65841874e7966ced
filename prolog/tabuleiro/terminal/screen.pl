/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_screen,
          [ fits_screen/1               % +Lines
          ]).

/** <module> The size of the terminal
*/

%!  fits_screen(+Lines) is semidet.
%
%   A board of Lines lines can be seen at once, with what a game prints before
%   and after it: a blank line, the move, what it brought about, and the next
%   question. True if `current_output` is no terminal.

fits_screen(Lines) :-
    (   stream_property(current_output, tty(true)),
        catch(tty_size(Rows, _), error(_, _), fail),
        Rows > 0
    ->  Lines+4 =< Rows
    ;   true
    ).
