/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_progress,
          [ progress/2,                 % +Comparison, +What
            progress_done/1,            % +Comparison
            tell/2,                     % +Comparison, +Part
            tell_table/5                % +Comparison, +Kind, :Measure,
                                        % +Items, -Rows
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../base/progress_line', [end_progress/0, say_progress/1]).
:- use_module('../base/printing', [say/1]).

/** <module> The progress of a comparison and its report

The key `progress` of Comparison is `true` if progress is shown, the key `told`
if the report is printed.
*/

%!  progress(+Comparison, +What) is det.
%!  progress_done(+Comparison) is det.
%
%   progress/2 prints the message tabuleiro(busy(What)) of
%   tabuleiro/compare/texts to `user_error`, see say_progress/1. On a terminal
%   progress_done/1 erases it.

progress(Comparison, What) :-
    (   Comparison.progress == true
    ->  say_progress(busy(What))
    ;   true
    ).

progress_done(Comparison) :-
    (   Comparison.progress == true
    ->  end_progress
    ;   true
    ).

%!  tell(+Comparison, +Part) is det.
%
%   Prints a part of the report to `current_output`: the message
%   tabuleiro(comparison(Part)) of tabuleiro/compare/texts.

tell(Comparison, Part) :-
    (   Comparison.told == true
    ->  progress_done(Comparison),
        say(comparison(Part))
    ;   true
    ).

%!  tell_table(+Comparison, +Kind, :Measure, +Items, -Rows) is det.
%
%   Rows has the Row of call(Measure, Item, Row) for each of Items. Prints a
%   heading, each row as soon as it is measured, and a summary. Prints nothing
%   if Items is [].

:- meta_predicate tell_table(+, +, 2, +, -).

tell_table(_, _, _, [], Rows) :-
    !,
    Rows = [].
tell_table(Comparison, Kind, Measure, Items, Rows) :-
    Games = Comparison.games,
    tell(Comparison, heading(Kind, Games)),
    maplist(tell_row(Comparison, Kind, Measure), Items, Rows),
    tell(Comparison, summary(Kind, Rows, Games)).

:- meta_predicate tell_row(+, +, 2, +, -).

tell_row(Comparison, Kind, Measure, Item, Row) :-
    call(Measure, Item, Row),
    tell(Comparison, row(Kind, Row)).
