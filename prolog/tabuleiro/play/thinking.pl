/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_thinking,
          [ think_aloud/4,              % +Game, +State, +Level, -Answer
            show_thought/3              % +Game, +State, +Info
          ]).
:- use_module(texts, []).
:- use_module('../base/hurry', [until_hurried/2]).
:- use_module('../search/levels', [level_options/3]).
:- use_module('../search/lines', [readable_line/4]).
:- use_module(keys, [has_keys/0]).
:- use_module('../base/progress_line', [end_progress/0, say_progress/1]).
:- use_module('../base/printing', [say/1]).

/** <module> A bot that a person watches

A search that takes longer than a moment shows its best line. Ctrl-C makes the
bot move at once. A move of the opening book is announced as such.
*/

%   Seconds before a search shows itself.

moment(0.1).

%!  think_aloud(+Game, +State, +Level, -Answer) is semidet.
%
%   The bot of Level chooses a move, as choose_move/3 of Game. Answer is
%   move(Move). After Ctrl-C it is hurried(Move), with the best move that the
%   search has found so far, or that a search of one ply finds.

think_aloud(Game, State, Level, Answer) :-
    Found = found(none),
    shown_level(Game, State, Level, Found, Shown),
    until_hurried(Game:choose_move(State, Shown, Move), Hurried),
    end_progress,
    (   Hurried == false
    ->  Answer = move(Move)
    ;   Answer = hurried(Quick),
        arg(1, Found, Best),
        (   Best == none
        ->  Game:choose_move(State, search([depth(1)]), Quick)
        ;   Quick = Best
        )
    ).

%   A level that is a search sends its news to news/4.

shown_level(Game, State, Level, Found, Shown) :-
    Game:game_info(Info),
    (   level_options(Info, Level, Options)
    ->  Shown = search([ on_info(tabuleiro_thinking:news(Game, State, Found))
                       | Options
                       ])
    ;   Shown = Level
    ).

:- public news/4.                       % goal of on_info(Goal)

news(Game, State, Found, Info) :-
    _{lines:[Line|_]} :< Info,
    nb_setarg(1, Found, Line.move),
    (   get_dict(book, Line, true)
    ->  say(from_book)
    ;   show_thought(Game, State, Info)
    ).

%!  show_thought(+Game, +State, +Info) is det.
%
%   Shows the best line of Info, a dict of on_info(Goal), if the search has
%   lasted a moment. A terminal shows it in place of the last one.

show_thought(Game, State, Info) :-
    _{time:Time, lines:[Line|_]} :< Info,
    moment(Moment),
    (   Time >= Moment,
        has_keys
    ->  readable_line(Game, State, Line, Message),
        say_progress(thinking(Time, Message))
    ;   true
    ).
