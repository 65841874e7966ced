/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_ratings, [test_ratings/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../data/published_figures').
:- use_module('../support/games_of').
:- use_module('../../prolog/tabuleiro/statistics/elo').
:- use_module('../../prolog/tabuleiro/statistics/trials').
:- use_module('../../prolog/tabuleiro/statistics/counts').
:- use_module('../../prolog/tabuleiro/statistics/linear').
:- use_module('../../prolog/tabuleiro/statistics/ratings').

/** <module> Ratings of tournaments
*/

test_ratings :-
    run_tests([counts, linear, ratings]).

:- begin_tests(counts).

test(no_games, Meetings-Tallies == []-[]) :-
    meetings([], Meetings),
    tallies([], Tallies).
test(pairs_from_the_side_of_the_lower_number,
     Meetings == [meeting(1, 2, [trial(2, 1, 1),trial(2, 4, 1)])]) :-
    meetings([ game(1, 1, 1, 2, '1-0',     rules, 9),
               game(2, 1, 2, 1, '0-1',     rules, 9),
               game(3, 2, 1, 2, '1/2-1/2', rules, 9),
               game(4, 2, 2, 1, '1-0',     rules, 9)
             ],
             Meetings).
test(a_game_without_its_pair_is_single,
     Meetings == [meeting(1, 2, [trial(1, 2, 1)])]) :-
    meetings([game(7, 4, 2, 1, '0-1', rules, 9)], Meetings).
test(the_order_of_games_is_nothing, Meetings1 == Meetings2) :-
    games_of([1-2-[3,1,4,1,5],2-3-[1,2,1]], Games),
    reverse(Games, Backwards),
    meetings(Games, Meetings1),
    meetings(Backwards, Meetings2).
test(frequencies, Counts == [3,1,4,1,5]) :-
    games_of([1-2-[3,1,4,1,5]], Games),
    meetings(Games, [meeting(1, 2, Trials)]),
    pentanomial(Trials, Counts).
test(single_games_are_no_pairs, Counts == [0,0,0,0,0]) :-
    games_of([1-2-[3,1,4]], Games),
    meetings(Games, [meeting(1, 2, Trials)]),
    pentanomial(Trials, Counts).
test(tallies_of_both,
     Tallies == [1-tally(4, 1, 3),2-tally(3, 1, 4)]) :-
    games_of([1-2-[3,1,4]], Games),
    tallies(Games, Tallies).
test(encounters_from_the_side_of_the_lower_number,
     Encounters == [(1-2)-tally(3, 1, 4)]) :-
    games_of([2-1-[3,1,4]], Games),
    encounters(Games, Encounters).

:- end_tests(counts).

:- begin_tests(linear).

test(two_unknowns, Solution =@= [[2.0],[1.0]]) :-
    solve_linear([[2,1],[1,2]], [[5],[4]], Solution).
test(inverse_times_matrix, true(Error < 1.0e-12)) :-
    Matrix = [[4,1,0],[1,3,-1],[0,-1,2]],
    solve_linear(Matrix, [[1,0,0],[0,1,0],[0,0,1]], Inverse),
    multiply(Matrix, Inverse, Product),
    append(Product, Numbers),
    append([[1,0,0],[0,1,0],[0,0,1]], Identity),
    maplist(error, Numbers, Identity, Errors),
    sum_list(Errors, Error).

error(X, Y, Error) :-
    Error is abs(X-Y).

:- end_tests(linear).

:- begin_tests(ratings).

test(published_abilities, true(Error < 1.0e-6)) :-
    citations(Meetings, Abilities),
    tabuleiro_ratings:fit([1,2,3,4], Meetings, 0, Logits, _),
    distance(Logits, Abilities, Error).

%   Published errors are those of the model, inv(H), which assumes that the
%   results have the variance of the estimate.

test(published_errors, [forall(citations_error(Journal, Error)),
                        true(abs(Found-Error) < 1.0e-7)]) :-
    citations(Meetings, _),
    tabuleiro_ratings:edges([1,2,3,4], Meetings, 0, Edges),
    tabuleiro_ratings:fit([1,2,3,4], Meetings, 0, Logits, _),
    maplist(tabuleiro_ratings:information(Logits), Edges, H),
    tabuleiro_ratings:laplacian(4, 1/4, H, Information),
    tabuleiro_ratings:identity(4, Identity),
    solve_linear(Information, Identity, Inverse),
    nth1(Journal, Inverse, Row),
    nth1(Journal, Row, Variance),
    Found is sqrt(Variance-1/4).
test(observed_errors_are_near_those_of_the_model,
     [ forall(citations_error(Journal, Error)),
       true(abs(Found-Error) < 0.001)
     ]) :-
    citations(Meetings, _),
    tabuleiro_ratings:fit([1,2,3,4], Meetings, 0, _, Covariance),
    nth1(Journal, Covariance, Row),
    nth1(Journal, Row, Variance),
    Found is sqrt(Variance).
test(published_matches,
     [ forall(published_elo(_, Counts, Elo, Error, Los, Precision)),
       true(Wrong == [])
     ]) :-
    games_of([2-1-Counts], Games),
    ratings([a,b], Games, Ratings),
    once(( member(Rating, Ratings), Rating.player == 2 )),
    FoundElo is 2*Rating.elo,
    FoundError is Rating.elo_high-Rating.elo_low,
    nth1(1, Rating.superiority, FoundLos),
    findall(Name:Found-Wanted,
            ( member(Name:Found-Wanted-Allowed,
                     [ elo:FoundElo-Elo-Precision,
                       error:FoundError-Error-Precision,
                       los:FoundLos-Los-0.001
                     ]),
              nonvar(Wanted),
              abs(Found-Wanted) > Allowed
            ),
            Wrong).

%   These ratings were found by a Python program that uses only the likelihood
%   and tries greater and smaller ratings, one at a time. The second table is a
%   gauntlet.

test(likeliest_ratings,
     [forall(likeliest(Table, Wanted)), true(Error < 0.001)]) :-
    games_of(Table, Games),
    ratings([a,b,c], Games, Ratings),
    maplist(elo_of(Ratings), [1,2,3], Elos),
    distance(Elos, Wanted, Error).

elo_of(Ratings, Player, Elo) :-
    member(Rating, Ratings),
    _{player:Player, elo:Elo} :< Rating,
    !.

likeliest([1-2-[1,2,7],1-3-[0,1,9],2-3-[2,3,5]],
          [197.2054848,-40.6468447,-156.5586401]).
likeliest([1-2-[0,0,8],1-3-[5,4,3]],
          [128.7672782,-309.0012042,180.2339261]).

test(two_players_have_the_elo_of_match,
     [ forall(member(Losses-Draws-Wins, [0-0-6,3-2-5,1-0-0,0-3-0,10-0-90])),
       true(abs(Found-Elo) < 1.0e-6)
     ]) :-
    games_of([1-2-[Losses,Draws,Wins]], Games),
    ratings([a,b], Games, Ratings),
    elo_of(Ratings, 1, Half),
    Found is 2*Half,
    elo_interval([trial(1, 0, Losses),trial(1, 1, Draws),trial(1, 2, Wins)],
                 elo(Elo, _, _)).
test(many_games_have_the_interval_of_match, true(Error < 0.1)) :-
    games_of([1-2-[1000,500,1500]], Games),
    ratings([a,b], Games, [Rating,_]),
    elo_interval([trial(1, 0, 1000),trial(1, 1, 500),trial(1, 2, 1500)],
                 elo(_, Low, High)),
    Error is abs(2*(Rating.elo_high-Rating.elo_low) - (High-Low)).
test(pairs_have_the_interval_of_match, true(Error < 0.5)) :-
    games_of([1-2-[100,50,700,50,200]], Games),
    ratings([a,b], Games, [Rating,_]),
    meetings(Games, [meeting(1, 2, Trials)]),
    elo_interval(Trials, elo(_, Low, High)),
    Error is abs(2*(Rating.elo_high-Rating.elo_low) - (High-Low)).
test(all_won_is_finite, true((Elo > 300, High < 3000, Low > -1000))) :-
    games_of([1-2-[0,0,100_000]], Games),
    ratings([a,b], Games, [Rating,_]),
    _{name:a, elo:Elo, elo_low:Low, elo_high:High} :< Rating.
test(a_longer_series_of_wins_is_rated_higher, Elos == Sorted) :-
    findall(Elo,
            ( member(N, [1,2,10,100]),
              games_of([1-2-[0,0,N]], Games),
              ratings([a,b], Games, [Rating,_]),
              Elo = Rating.elo
            ),
            Elos),
    sort(0, @<, Elos, Sorted).
test(no_players, Ratings == []) :-
    ratings([], [], Ratings).
test(no_games, Elos == [none,none]) :-
    ratings([a,b], [], Ratings),
    maplist(get_dict(elo), Ratings, Elos).
test(a_player_without_games_is_last,
     Name-Elo-Group == c-none-2) :-
    games_of([1-2-[1,1,2]], Games),
    ratings([a,b,c], Games, Ratings),
    last(Ratings, Rating),
    _{name:Name, elo:Elo, group:Group} :< Rating.
test(groups_that_never_met,
     Groups == [a-1-1,b-2-1,d-3-2,c-4-2]) :-
    games_of([1-2-[1,1,2],3-4-[10,0,0]], Games),
    ratings([a,b,c,d], Games, Ratings),
    maplist(place, Ratings, Groups).
place(Rating, Name-Rank-Group) :-
    _{name:Name, rank:Rank, group:Group} :< Rating.

test(superiority_is_of_one_group, Likelihoods == [none,number,none,none]) :-
    games_of([1-2-[1,1,2],3-4-[10,0,0]], Games),
    ratings([a,b,c,d], Games, [Rating|_]),
    maplist(number_or_none, Rating.superiority, Likelihoods).

number_or_none(Likelihood, Kind) :-
    (   number(Likelihood)
    ->  Kind = number
    ;   Kind = Likelihood
    ).

test(all_draws_are_equal, Ranks == [1,1,1]) :-
    games_of([1-2-[0,9,0],1-3-[0,9,0],2-3-[0,9,0]], Games),
    ratings([a,b,c], Games, Ratings),
    maplist(get_dict(rank), Ratings, Ranks).
test(superiority_of_both_is_one, true(abs(Sum-1) < 1.0e-12)) :-
    games_of([1-2-[1,5,2],2-3-[1,2,3]], Games),
    ratings([a,b,c], Games, Ratings),
    maplist(get_dict(player), Ratings, [1,2,3]),
    maplist(get_dict(superiority), Ratings, [[_,_,L13],_,[L31,_,_]]),
    Sum is L13+L31.
test(mean_of_each_group_is_zero, true(abs(Sum) < 1.0e-6)) :-
    games_of([1-2-[1,5,20],2-3-[1,2,3]], Games),
    ratings([a,b,c], Games, Ratings),
    maplist(get_dict(elo), Ratings, Elos),
    sum_list(Elos, Sum).

%   Both matches have 40 pairs of games and equal points. Pairs in which each
%   player wins a game show that the players are equal; 20 double wins for each
%   player do not.

test(pairs_narrow_the_interval, true(Width1 < Width2/5)) :-
    width([0,0,40,0,0], Width1),
    width([20,0,0,0,20], Width2).

width(Counts, Width) :-
    games_of([1-2-Counts], Games),
    ratings([a,b], Games, [R,_]),
    Width is R.elo_high-R.elo_low.

test(a_hundred_thousand_games, Games-Count == 100_000-20) :-
    games_of([1-2-[10_000,5_000,35_000]], Half),
    findall(game(M, M, P, Q, R, rules, 9),
            ( member(game(N, _, _, _, R, _, _), Half),
              M is N+50_000,
              P is 1 + N mod 20,
              Q is 1 + (P+N//20 mod 19) mod 20
            ),
            Others),
    append(Half, Others, All),
    length(Players, 20),
    maplist(=(x), Players),
    ratings(Players, All, Ratings),
    maplist(get_dict(games), Ratings, Played),
    sum_list(Played, Twice),
    Games is Twice//2,
    length(Ratings, Count).

distance(Xs, Ys, Distance) :-
    maplist(distance_of, Xs, Ys, Distances),
    max_list(Distances, Distance).

distance_of(X, Y, Distance) :-
    Distance is abs(X-Y).

:- end_tests(ratings).
