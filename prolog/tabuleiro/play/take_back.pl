/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_take_back,
          [ takes_back/5                % +Advice, +Game, +State, +Move, +View
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../base/printing', [say/1]).
:- use_module('../coach/comment', [comment_move/4]).
:- use_module('../coach/deeds', [line_turns/4]).
:- use_module('../game/game', [end_reason/3]).
:- use_module('../search/blunder', [loses_at_once/4]).
:- use_module(advice, [tell_comment/3]).
:- use_module(show_state, [show_state/3]).
:- use_module(terminal, [at_terminal/0, confirm/1]).

/** <module> Advice against a move that a person has typed
*/

%!  takes_back(+Advice, +Game, +State, +Move, +View) is semidet.
%
%   The person takes Move back, against which the coach or the warning of a move
%   that loses at once advises. Advice is a list of `coach` and `warn`. View is
%   the options of show_game/2.

takes_back(Advice, Game, State, Move, View) :-
    (   memberchk(coach, Advice)
    ->  \+ coached(Game, State, Move, View)
    ;   memberchk(warn, Advice),
        loses_at_once(Game, State, Move, End),
        \+ wanted(Game, State, Move, End)
    ).

%!  coached(+Game, +State, +Move, +View) is semidet.
%
%   If Move is not good, prints the opponent's answer on the board, and below
%   it, where a small screen still shows it, why. Fails if the person takes Move
%   back, which shows the board again. On a pipe nobody can be asked.

coached(Game, State, Move, View) :-
    comment_move(Game, State, Move, Comment),
    (   Comment.judgement == good
    ->  true
    ;   show_refutation(Game, State, Comment.line, View),
        tell_comment(Game, State, Comment),
        \+ ( at_terminal,
             confirm(take_back),
             show_state(Game, State, View)
           )
    ).

show_refutation(Game, State, Line, View0) :-
    line_turns(Game, State, Line, Turns),
    (   Turns = [_,turn(_, Moves, _, Answered)|_]
    ->  Line = [Refuted|_],
        Game:move_notation(State, Refuted, Text),
        say(refutation(Text)),
        findall(last(Move), member(Move, Moves), Marks),
        append(Marks, View0, View),
        show_state(Game, Answered, View)
    ;   true
    ).

%!  wanted(+Game, +State, +Move, +End) is semidet.
%
%   Prints that Move loses, and why the game ends at the state End. Succeeds if
%   the person confirms Move. On a pipe nobody can be asked, since the next line
%   is the next move: succeeds.

wanted(Game, State, Move, End) :-
    Game:move_notation(State, Move, Text),
    (   end_reason(Game, End, Reason)
    ->  true
    ;   Reason = none
    ),
    say(loses(Text, Reason)),
    (   at_terminal
    ->  confirm(play_it)
    ;   true
    ).
