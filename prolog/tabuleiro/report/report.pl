/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report,
          [ report_format/2,            % ?Format, -Meaning
            print_report/3              % +Format, +Tournament, +Out
          ]).
:- use_module(library(error), [must_be/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(report_data, [print_csv/2, print_json/2]).
:- use_module(report_text, [print_text_report/2]).
:- use_module(summary, [summary/2]).

/** <module> Reports of tournaments: text, CSV, JSON, HTML
*/

%!  report_format(?Format, -Meaning) is nondet.

report_format(text, "table of ratings and crosstable, in 80 columns").
report_format(csv,  "table of ratings, with a line of column names").
report_format(json, "an object with all figures").
report_format(html, "a page with pictures, in one file").

%!  print_report(+Format, +Tournament:dict, +Out) is det.
%
%   Prints the report of Tournament, see tabuleiro/statistics/result, to the
%   stream Out, whose encoding should be UTF-8.
%
%   @error domain_error(oneof(Formats), Format)

print_report(Format, Tournament, Out) :-
    findall(Known, report_format(Known, _), Formats),
    must_be(oneof(Formats), Format),
    summary(Tournament, Summary),
    print_summary(Format, Summary, Out).

print_summary(text, Summary, Out) :-
    print_text_report(Summary, Out).
print_summary(csv, Summary, Out) :-
    print_csv(Summary, Out).
print_summary(json, Summary, Out) :-
    print_json(Summary, Out).
print_summary(html, Summary, Out) :-
    first_use(report_html, print_html_report(Summary, Out)).
