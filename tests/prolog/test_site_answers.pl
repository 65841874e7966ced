/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_site_answers, [test_site_answers/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/base/json', [json_text/2]).
:- use_module('../../site/answers').

/** <module> What the workers of the page without a server answer
*/

test_site_answers :-
    run_tests(site_answers).

:- begin_tests(site_answers).

%   Statuses are those of all slices of the search of Dict.

statuses(Dict, Statuses) :-
    search(Dict, Status),
    statuses_after(Status, Statuses).

search(Dict, Status) :-
    json_text(Dict.put(_{game:wali, config:_{}, lang:en}), Text),
    answer(search, Text, plunit_site_answers:ignored, Status, _).

statuses_after(202, [202|Statuses]) :-
    !,
    answer(more, "{\"lang\":\"en\"}", plunit_site_answers:ignored, Status, _),
    statuses_after(Status, Statuses).
statuses_after(Status, [Status]).

ignored(_).

test(an_analysis_ends_with_an_answer) :-
    statuses(_{ type:analyse, start:"WB1/BB1/W1W_W_move_b2-c2,c1-b1",
                moves:[]
              },
             Statuses),
    assertion(last(Statuses, 200)).
test(an_analysis_of_many_moves_gives_way, Status == 202) :-
    search(_{type:analyse, moves:[]}, Status).
test(a_review_ends_with_an_answer) :-
    statuses(_{type:review, moves:["a0","e4","c2"]}, Statuses),
    assertion(last(Statuses, 200)).
test(a_hint_is_no_slice, Statuses == [200]) :-
    statuses(_{type:hint, start:"3/1W1/3_B_drop", moves:[]}, Statuses).
test(a_request_that_is_wrong_is_refused, Statuses == [422]) :-
    statuses(_{type:nothing, moves:[]}, Statuses).

:- end_tests(site_answers).
