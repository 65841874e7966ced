/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- encoding(utf8).
:- module(test_sprt, [test_sprt/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../data/published_figures').
:- use_module('../support/environment').
:- use_module('../support/games_of').
:- use_module('../../prolog/tabuleiro/statistics/sprt').
:- use_module('../../tools/sprt',
              [duel_line//1, equal_time/4, pair_counts/2, result_row/6]).

/** <module> The sequential probability ratio test
*/

test_sprt :-
    run_tests(sprt).

:- begin_tests(sprt).

test(published_llr,
     [ forall(published_llr(Model, Elo0-Elo1, Counts, Llr, Error)),
       true(abs(Found-Llr) < Error)
     ]) :-
    llr(Counts, [model(Model),elo0(Elo0),elo1(Elo1)], Found).

test(bounds_of_wald, true((abs(Lower+2.9444) < 1.0e-4,
                           abs(Upper-2.9444) < 1.0e-4))) :-
    sprt_options([], Options),
    sprt_bounds(Options, Lower, Upper).
test(bounds_of_unequal_rates, true((abs(Lower+2.2925) < 1.0e-4,
                                    abs(Upper-4.4998) < 1.0e-4))) :-
    sprt_options([alpha(0.01),beta(0.1)], Options),
    sprt_bounds(Options, Lower, Upper).
test(verdict, [forall(member(Llr-Verdict, [3-h1,-3-h0,2.9-none])),
               Found == Verdict]) :-
    sprt_options([], Options),
    sprt_verdict(Llr, Options, Found).

test(differences_up_to_200_can_be_tested, Elos == [elo0(-200),elo1(200)]) :-
    sprt_options([elo1(200),elo0(-200)], [Elo0,Elo1|_]),
    Elos = [Elo0,Elo1].
test(without_games_nothing_is_known,
     [ forall(( member(Counts, [[0,0,0],[0,0,0,0,0]]),
                member(Model, [logistic,normalized])
              )),
       true(abs(Llr) < 1.0e-3)
     ]) :-
    llr(Counts, [model(Model),elo0(0),elo1(20)], Llr).
test(the_loser_is_the_winner_mirrored, true(abs(Sum) < 1.0e-9)) :-
    llr([5,4,3,2,1], [elo0(-10),elo1(10)], Llr1),
    llr([1,2,3,4,5], [elo0(-10),elo1(10)], Llr2),
    Sum is Llr1+Llr2.
test(wins_raise_it, Sorted == Llrs) :-
    findall(Llr,
            ( member(Wins, [0,1,10,100,1000,10_000]),
              llr([0,10,20,10,Wins], [elo0(0),elo1(20)], Llr)
            ),
            Llrs),
    sort(0, @<, Llrs, Sorted).

%   For extreme options, and for counts with many zeros, the distribution that
%   is found has the required ratio.

test(the_constraint_holds, [setup(seed(Seed)), true(Seed-Wrong == Seed-[])]) :-
    findall(Counts-Elo,
            ( between(1, 500, _),
              random_counts(Counts),
              random_member(Elo, [-200,-30,0,30,200]),
              \+ constrained(Counts, Elo)
            ),
            Wrong).

seed(Seed) :-
    number_from('TABULEIRO_SEED', 18, Seed),
    set_random(seed(Seed)).

random_counts(Counts) :-
    random_member(Length, [3,5]),
    length(Counts, Length),
    maplist(random_count, Counts).

random_count(Count) :-
    random_member(Most, [0,1,2,10,100,10_000]),
    random_between(0, Most, Count).

constrained(Counts, Elo) :-
    maplist(tabuleiro_sprt:regular, Counts, Regular),
    sum_list(Regular, Sum),
    maplist(tabuleiro_sprt:frequency(Sum), Regular, Frequencies),
    length(Counts, Length),
    tabuleiro_sprt:values(Length, Values),
    tabuleiro_sprt:support(normalized, Elo, Values, Frequencies, Ratios),
    maplist(tabuleiro_sprt:divided, Frequencies, Ratios, Ps),
    sum_list(Ps, One),
    tabuleiro_sprt:moments(Values, Ps, Mean, Deviation),
    abs(One-1) < 1.0e-6,
    abs((Mean-0.5)/Deviation - Elo*log(10)/800*sqrt((Length-1)/2)) < 1.0e-5.

test(options_have_defaults,
     Options == [elo0(0),elo1(10),alpha(0.05),beta(0.05),model(normalized)]) :-
    sprt_options([], Options).
test(wrong_options,
     [ forall(wrong(Options, Domain, Culprit)),
       error(domain_error(Domain, Culprit), _)
     ]) :-
    sprt_options(Options, _).

wrong([elo0(5),elo1(5)],  less_than(5),  5).
wrong([elo0(9),elo1(-9)], less_than(-9), 9).
wrong([elo1(1000)],       sprt_elo,      1000).
wrong([alpha(0)],         error_rate,    0).
wrong([beta(0.5)],        error_rate,    0.5).
wrong([elo2(5)],          sprt_option,   elo2(5)).

test(games_are_counted_in_pairs, Counts == [3,1,4,1,5]) :-
    games_of([1-2-[3,1,4,1,5]], Games),
    counted(Games, Counts).
test(from_the_side_of_player_1, Counts == [5,1,4,1,3]) :-
    games_of([2-1-[3,1,4,1,5]], Games),
    counted(Games, Counts).
test(half_a_pair_does_not_count, Counts == [0,0,0,0,1]) :-
    games_of([1-2-[0,0,0,0,2]], [_|Games]),
    counted(Games, Counts).
test(single_games, Counts == [3,1,4]) :-
    games_of([1-2-[3,1,4]], Games),
    counted(Games, Counts).
test(any_order, Counts == [3,1,4,1,5]) :-
    games_of([1-2-[3,1,4,1,5]], Games),
    random_permutation(Games, Mixed),
    counted(Mixed, Counts).

%   Of tools/sprt.

test(a_line_of_a_duel_has_pairs_and_speeds,
     Result == result([1,0,20,3,2], 2222-1810.5)) :-
    atom_codes('wali: +18 =4 -18, pairs 1 0 20 3 2, 50.0% +- 0.0%; \c
                thousand nodes a second: 2222 and 1810.5\n', Codes),
    phrase(duel_line(Result), Codes).
test(another_line_has_none, fail) :-
    atom_codes('duel: usage: duel GAME PLAYER PLAYER', Codes),
    phrase(duel_line(_), Codes).
test(the_faster_side_gets_more_nodes, New-Old == 30000-20000) :-
    equal_time(20000, 3000-2000, New, Old).
test(the_pairs_of_an_earlier_part, Counts == [20,31,90,41,24]) :-
    pair_counts('20,31,90,41,24', Counts).
test(pairs_have_five_results,
     [ forall(member(Text, ['', '1,2,3,4', '1,2,3,4,5,6', '1,2,-3,4,5', x])),
       error(type_error(pair_counts, Text))
     ]) :-
    pair_counts(Text, _).
test(a_row_has_the_result_for_a_page,
     Row == "| wali | 74,318 against 50,000 | 128 | 3, 3, 42, 5, 11 | \c
             57.0% ± 3.0% | 2.58 in (-2.94, 2.94) | undecided |") :-
    sprt_options([elo0(0),elo1(40),model(logistic)], Test),
    result_row(wali, sides(74318,50000), [3,3,42,5,11], Test, none, Row).
test(a_row_of_equal_time_has_the_seconds,
     Row == "| wali | 0.1 s of the processor | 128 | 3, 3, 42, 5, 11 | \c
             57.0% ± 3.0% | 2.58 in (-2.94, 2.94) | undecided |") :-
    sprt_options([elo0(0),elo1(40),model(logistic)], Test),
    result_row(wali, seconds(0.1), [3,3,42,5,11], Test, none, Row).

counted(Games, Counts) :-
    sprt_start(State0),
    foldl(sprt_game, Games, State0, State),
    sprt_counts(State, Counts).

llr(Counts, Given, Llr) :-
    sprt_options(Given, Options),
    sprt_llr(Counts, Options, Llr).

:- end_tests(sprt).
