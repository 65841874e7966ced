/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_show_state,
          [ show_state/3                % +Game, +State, +View
          ]).
:- use_module('../base/leave', [is_leave/1]).
:- use_module('../base/printing', [say/1]).
:- use_module(texts, []).

/** <module> Showing a state, also one that its game cannot display
*/

%!  show_state(+Game, +State, +View) is det.
%
%   Prints State by show_game/2 of Game with the options View. If that fails or
%   throws an error, as a student's program may, prints so, and State as a term.
%
%   @error rethrows what is_leave/1 lists

show_state(Game, State, View) :-
    catch(( Game:show_game(State, View)
          -> Result = yes
          ;  Result = no
          ),
          Error,
          threw(Error, Result)),
    (   Result == yes
    ->  true
    ;   say(no_display(Result)),
        print(State),
        nl
    ).

threw(Error, _) :-
    is_leave(Error),
    throw(Error).
threw(error(Formal, Context), Result) :-
    !,
    Result = threw(error(Formal, Context)).
threw(Ball, _) :-
    throw(Ball).
