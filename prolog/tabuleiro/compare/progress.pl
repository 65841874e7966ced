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

/** <module> What a comparison is busy with and what it has found

The key `progress` of Comparison says whether it shows what it is busy with, the
key `told` whether it prints what it has found.
*/

%!  progress(+Comparison, +What) is det.
%!  progress_done(+Comparison) is det.
%
%   Prints What to `user_error`, see say_progress/1; progress_done/1 erases it
%   on a terminal. What is a term of tabuleiro(busy(What)) in
%   tabuleiro/compare/texts.

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
%   Prints Part of the report to `current_output`, a term of
%   tabuleiro(comparison(Part)) in tabuleiro/compare/texts.

tell(Comparison, Part) :-
    (   Comparison.told == true
    ->  progress_done(Comparison),
        say(comparison(Part))
    ;   true
    ).

%!  tell_table(+Comparison, +Kind, :Measure, +Items, -Rows) is det.
%
%   Rows are those that call(Measure, Item, Row) has for Items. Prints them as
%   they are measured, with a heading, and then what they come to. Without Items
%   there is no table.

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
