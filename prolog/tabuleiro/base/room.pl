/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_room,
          [ screen_room/2,              % -Rows, -Columns
            screen_width/1              % -Columns
          ]).

/** <module> The size of the screen
*/

%!  screen_room(-Rows, -Columns) is semidet.
%!  screen_width(-Columns) is det.
%
%   Rows and Columns are the size of the terminal of `current_output`. If it is
%   not a terminal, screen_room/2 fails and screen_width/1 returns 80.

screen_room(Rows, Columns) :-
    stream_property(current_output, tty(true)),
    catch(tty_size(Rows, Columns), error(_, _), fail),
    Rows > 0,
    Columns > 0.

screen_width(Columns) :-
    (   screen_room(_, Columns0)
    ->  Columns = Columns0
    ;   Columns = 80
    ).
