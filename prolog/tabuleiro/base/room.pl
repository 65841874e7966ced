/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_room,
          [ screen_room/2,              % -Rows, -Columns
            screen_width/1              % -Columns
          ]).

/** <module> How much a screen holds
*/

%!  screen_room(-Rows, -Columns) is semidet.
%!  screen_width(-Columns) is det.
%
%   The size of the terminal of `current_output`; if it is none, screen_room/2
%   fails and Columns are 80.

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
