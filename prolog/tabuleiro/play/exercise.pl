/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_exercise,
          [ ask_exercise/5              % +Game, +State, +View0, -Answer, -View
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module('../base/leave', [leave/0]).
:- use_module('../base/printing', [say/1]).
:- use_module('../learn/texts', []).
:- use_module('../search/lines', [player_name/3]).
:- use_module(human, [ask_move/5]).

/** <module> Asking for the move of a lesson or puzzle
*/

%!  ask_exercise(+Game, +State, +View0, -Answer, -View) is det.
%
%   As ask_move/5, but Answer is move(Move), `hint`, `give_up` or `undo`. Of the
%   commands, those that change a game are refused. Calls leave/0 if the person
%   leaves.

ask_exercise(Game, State, View0, Answer, View) :-
    player_name(Game, State, Name),
    ask_move(Game, State,
             seat(Name, [own_hints(true)|View0], [], default, none, [], none),
             Answer0, View1),
    exclude(no_view, View1, View2),
    (   Answer0 = move(_)
    ->  Answer = Answer0,
        View = View2
    ;   Answer0 = command(Word, _),
        exercise_command(Word, Answer1)
    ->  (   Answer1 == leave
        ->  leave
        ;   Answer = Answer1,
            View = View2
        )
    ;   say(exercise_commands),
        ask_exercise(Game, State, View2, Answer, View)
    ).

%   Options of the view that ask_move/5 adds, which no board shows.

no_view(own_hints(true)).
no_view(helped(true)).

%   exercise_command(Command, Answer): a person who types Command ends the
%   question with Answer.

exercise_command(hint,   hint).
exercise_command(resign, give_up).
exercise_command(undo,   undo).
exercise_command(quit,   leave).
