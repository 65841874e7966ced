/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ratings,
          [ ratings/3                   % +Players, +Games, -Ratings
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply),
              [foldl/5, include/3, maplist/2, maplist/3, maplist/4]).
:- use_module(library(lists),
              [ append/2, append/3, member/2, memberchk/2, nth1/3,
                same_length/2
              ]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_subtract/3]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module(library(ugraphs), [reachable/3, vertices_edges_to_ugraph/3]).
:- use_module(elo,
              [elo_per_logit/1, logistic/2, prior_draws/1]).
:- use_module(trials,
              [trial_squares/3, trial_sums/3, with_prior/3]).
:- use_module(counts, [meetings/2, tallies/2]).
:- use_module(linear, [multiply/3, solve_linear/3]).

/** <module> Ratings of all players at once

The model is that of Bradley and Terry (Biometrika 39, 1952): player P scores
p = 1/(1+exp(-(R(P)-R(Q)))) per game against Q, where the ratings R are in
logits, of 400/ln(10) Elo each. A draw is half a win and half a loss, as in
Ordo (https://github.com/michiguel/Ordo).

__Estimate.__ The ratings are those for which the results of the whole table are
most likely; then the points of each player are the expected ones. Newton's
method finds them.

__Prior.__ A player who has won all games would be infinitely strong. So each
player has one more draw, which is shared out over the opponents in proportion
to the games against them: two players who have met N times, and have M1 and M2
games in all, have N/M1 + N/M2 draws between them. This is the prior of BayesElo
(https://www.remi-coulom.fr/Bayesian-Elo/). For two players alone it is that of
tabuleiro/statistics/elo, two draws, and gives the Elo difference that match/5
reports.

__Errors.__ Let H be the information matrix and G the sum of u*u' over the
trials of tabuleiro/statistics/trials, where u is the gradient of the
log-likelihood of a trial. The covariance of the ratings is inv(H)*G*inv(H)
(White, Econometrica 50, 1982; Liang and Zeger, Biometrika 73, 1986). It counts
what was observed: pairs of games and draws vary less than single won and lost
games. Both matrices are Laplacians of graphs, since a trial of P and Q
concerns R(P)-R(Q) alone: an edge weighs, in H, N*p*(1-p), in G the sum of
(points - Games*p)^2. In G, half the games of the prior were won and the
other half lost, as in tabuleiro/statistics/elo. For two players of whom neither
has won all, this is the error that fishtest has, except for the prior.

An interval is the estimate and 1.96 standard errors to either side. The
ratings are those against the mean of the group; so are the errors.

__Superiority.__ The likelihood that P is stronger than Q is the probability
that a normal variable with the difference of the ratings as its mean, and its
variance, is positive.

__Groups.__ Players without a chain of games between them cannot be compared.
Each group of connected players has a mean of 0.
*/

%!  ratings(+Players:list, +Games:list, -Ratings:list(dict)) is det.
%
%   Players are names; Games are terms of tabuleiro/statistics/result, of
%   which Player N is the N-th of Players. Ratings has a dict for each player,
%   the best first, groups of connected players one after the other, those
%   with most players first, players without games last:
%
%     - rank: from 1 on; players of equal rating share a rank
%     - player, name: the number of the player and its element of Players
%     - games, wins, draws, losses
%     - score: points per game, `none` without games
%     - elo, elo_low, elo_high: the rating and its 95% interval, `none` without
%       games
%     - superiority: for each player, by number, the likelihood that this one
%       is stronger; `none` for itself and those of other groups
%     - group: from 1 on

ratings(Players, Games, Ratings) :-
    length(Players, Count),
    findall(Number, between(1, Count, Number), Numbers),
    meetings(Games, Meetings),
    tallies(Games, Tallies),
    groups(Numbers, Meetings, Groups),
    findall(Id, nth1(Id, Groups, _), Ids),
    maplist(rate_group(Players, Meetings, Tallies), Groups, Ids, Rated0),
    append(Rated0, Rated),
    rank(Rated, 1, none, Ratings).

%   Equal players of a group have the same rank.

rank([], _, _, []).
rank([Key-Rating0|Rated], Place, Before, [Rating|Ratings]) :-
    (   Before = Key0-Rank,
        Key0 == Key
    ->  true
    ;   Rank = Place
    ),
    Rating = Rating0.put(rank, Rank),
    Next is Place+1,
    rank(Rated, Next, Key-Rank, Ratings).

                /*******************************
                *            GROUPS            *
                *******************************/

%!  groups(+Numbers, +Meetings, -Groups) is det.
%
%   Groups are the connected components of the players, the largest first.

groups(Numbers, Meetings, Groups) :-
    findall(Edge, edge_of(Meetings, Edge), Edges),
    vertices_edges_to_ugraph(Numbers, Edges, Graph),
    components(Numbers, Graph, Groups0),
    map_list_to_pairs(length, Groups0, Sized0),
    sort(1, @>=, Sized0, Sized),
    pairs_values(Sized, Groups).

edge_of(Meetings, Edge) :-
    member(meeting(P, Q, _), Meetings),
    member(Edge, [P-Q,Q-P]).

components([], _, []).
components([Number|Numbers], Graph, [Group|Groups]) :-
    reachable(Number, Graph, Group),
    ord_subtract(Numbers, Group, Rest),
    components(Rest, Graph, Groups).

%!  rate_group(+Players, +Meetings, +Tallies, +Group, +Id, -Rated) is det.
%
%   Rated are pairs Key-Dict, the best player first. Key is the same for
%   players of equal rating.

rate_group(Players, Meetings, Tallies, Group, Id, Rated) :-
    prior_draws(Prior),
    include(within(Group), Meetings, Own),
    fit(Group, Own, Prior, Logits, Covariance),
    maplist(rated(rating(Players, Tallies, Group, Id, Logits, Covariance)),
            Group, Rated0),
    sort(1, @=<, Rated0, Rated).

within(Group, meeting(P, _, _)) :-
    ord_memberchk(P, Group).

rated(Context, Number, (Id-Key)-Rating) :-
    Context = rating(Players, Tallies, Group, Id, Logits, Covariance),
    memberchk(Number-tally(Wins, Draws, Losses), Tallies),
    nth1(Place, Group, Number),
    !,
    nth1(Number, Players, Name),
    nth1(Place, Logits, Logit),
    nth1(Place, Covariance, Row),
    nth1(Place, Row, Variance),
    elo_per_logit(Scale),
    Games is Wins+Draws+Losses,
    Score is (Wins+Draws/2)/Games,
    Elo is Scale*Logit,
    Error is 1.96*Scale*sqrt(Variance),
    Low is Elo-Error,
    High is Elo+Error,
    Key is -round(1.0e6*Elo),
    length(Players, Count),
    findall(Likelihood,
            ( between(1, Count, Other),
              superiority(Group, Logits, Covariance, Number, Other,
                          Likelihood)
            ),
            Superiority),
    Rating = rating{ player:Number, name:Name, games:Games, wins:Wins,
                     draws:Draws, losses:Losses, score:Score, elo:Elo,
                     elo_low:Low, elo_high:High, superiority:Superiority,
                     group:Id
                   }.
rated(rating(Players, _, _, Id, _, _), Number, (Id-0)-Rating) :-
    nth1(Number, Players, Name),
    same_length(Players, Superiority),
    maplist(=(none), Superiority),
    Rating = rating{ player:Number, name:Name, games:0, wins:0, draws:0,
                     losses:0, score:none, elo:none, elo_low:none,
                     elo_high:none, superiority:Superiority, group:Id
                   }.

superiority(Group, Logits, Covariance, Number, Other, Likelihood) :-
    Number =\= Other,
    nth1(I, Group, Number),
    nth1(J, Group, Other),
    !,
    nth1(I, Logits, A),
    nth1(J, Logits, B),
    nth1(I, Covariance, RowI),
    nth1(J, Covariance, RowJ),
    nth1(I, RowI, Vii),
    nth1(J, RowI, Vij),
    nth1(J, RowJ, Vjj),
    Likelihood is erfc((B-A)/sqrt(2*(Vii+Vjj-2*Vij)))/2.
superiority(_, _, _, _, _, none).

                /*******************************
                *           ESTIMATE           *
                *******************************/

%!  fit(+Group, +Meetings, +Prior, -Logits, -Covariance) is det.
%
%   Logits are the ratings of the players of Group, with mean 0, and
%   Covariance is their matrix, as above. Prior is the number of draws between
%   two players alone; with 0 nobody may have won or lost all.

fit(Group, Meetings, Prior, Logits, Covariance) :-
    edges(Group, Meetings, Prior, Edges),
    length(Group, Count),
    length(Start, Count),
    maplist(=(0.0), Start),
    likelihood(Edges, Start, Likelihood),
    newton(100, Edges, Likelihood, Start, Logits),
    maplist(information(Logits), Edges, H),
    maplist(observed(Logits), Edges, G),
    One is 1/Count,
    laplacian(Count, One, H, Information),
    laplacian(Count, 0, G, Observed),
    identity(Count, Identity),
    solve_linear(Information, Identity, Inverse),
    multiply(Observed, Inverse, Right),
    solve_linear(Information, Right, Covariance).

%   An edge is edge(I, J, Games, Points, Trials): the I-th player of Group has
%   Points of Games against the J-th, the prior included.

edges(Group, Meetings, Prior, Edges) :-
    maplist(meeting_games, Meetings, Counts),
    maplist(games_of(Meetings, Counts), Group, Totals),
    maplist(edge(Group, Totals, Prior), Meetings, Counts, Edges).

meeting_games(meeting(_, _, Trials), Games) :-
    trial_sums(Trials, Games, _).

games_of(Meetings, Counts, Player, Total) :-
    foldl(add_games(Player), Meetings, Counts, 0, Total).

add_games(Player, meeting(P, Q, _), Games, Total0, Total) :-
    (   ( Player == P ; Player == Q )
    ->  Total is Total0+Games
    ;   Total = Total0
    ).

edge(Group, Totals, Prior, meeting(P, Q, Trials0), Count,
     edge(I, J, Games, Points, Trials)) :-
    nth1(I, Group, P),
    nth1(J, Group, Q),
    !,
    nth1(I, Totals, A),
    nth1(J, Totals, B),
    Draws is Prior/2*(Count/A + Count/B),
    with_prior(Draws, Trials0, Trials),
    trial_sums(Trials, Games, Points).

%!  newton(+Steps, +Edges, +Likelihood, +Logits0, -Logits) is det.
%
%   Likelihood is the logarithm of that of Logits0. It is concave, so a step
%   that is short enough raises it.

newton(Steps, Edges, Likelihood0, Logits0, Logits) :-
    maplist(information(Logits0), Edges, H),
    maplist(excess(Logits0), Edges, Gradients),
    length(Logits0, Count),
    One is 1/Count,
    laplacian(Count, One, H, Information),
    gradient(Count, Gradients, Gradient),
    solve_linear(Information, Gradient, Step0),
    append(Step0, Step),
    step(1, Edges, Step, Likelihood0, Logits0, Likelihood1, Logits1),
    (   ( Steps =:= 1
        ; small(Step)
        )
    ->  Logits = Logits1
    ;   Steps1 is Steps-1,
        newton(Steps1, Edges, Likelihood1, Logits1, Logits)
    ).

small(Step) :-
    forall(member(Change, Step), abs(Change) < 1.0e-9).

%   The whole step, or half of it, a quarter of it, ..., as far as the rounding
%   of numbers allows.

step(Factor, Edges, Step, Likelihood0, Logits0, Likelihood, Logits) :-
    maplist(move(Factor), Logits0, Step, Logits1),
    likelihood(Edges, Logits1, Likelihood1),
    (   ( Likelihood1 >= Likelihood0
        ; Factor < 1.0e-6
        )
    ->  Likelihood = Likelihood1,
        Logits = Logits1
    ;   Half is Factor/2,
        step(Half, Edges, Step, Likelihood0, Logits0, Likelihood, Logits)
    ).

move(Factor, Logit0, Change, Logit) :-
    Logit is Logit0 + Factor*Change.

likelihood(Edges, Logits, Likelihood) :-
    aggregate_all(sum(L),
                  ( member(Edge, Edges),
                    edge_likelihood(Logits, Edge, L)
                  ),
                  Likelihood).

edge_likelihood(Logits, Edge, Likelihood) :-
    Edge = edge(_, _, Games, Points, _),
    expected(Logits, Edge, P),
    Likelihood is Points*log(P) + (Games-Points)*log(1-P).

%   P is the expected score of the first player of Edge, short of 0 and 1 for
%   the logarithm.

expected(Logits, edge(I, J, _, _, _), P) :-
    nth1(I, Logits, A),
    nth1(J, Logits, B),
    logistic(max(-30, min(30, A-B)), P).

information(Logits, Edge, (I-J)-Weight) :-
    Edge = edge(I, J, Games, _, _),
    expected(Logits, Edge, P),
    Weight is Games*P*(1-P).

observed(Logits, Edge, (I-J)-Weight) :-
    Edge = edge(I, J, _, _, Trials),
    expected(Logits, Edge, P),
    trial_squares(Trials, P, Weight).

excess(Logits, Edge, (I-J)-Excess) :-
    Edge = edge(I, J, Games, Points, _),
    expected(Logits, Edge, P),
    Excess is Points - Games*P.

                /*******************************
                *           MATRICES           *
                *******************************/

%!  laplacian(+Count, +Base, +Weights, -Matrix) is det.
%
%   Matrix is the Laplacian of the graph with the edges Weights, (I-J)-Weight,
%   plus Base in each cell. With Base = 1/Count it has an inverse, which is
%   that of the Laplacian on vectors of mean 0.

laplacian(Count, Base, Weights, Matrix) :-
    findall(Cell, cell(Weights, Cell), Cells0),
    keysort(Cells0, Cells),
    matrix(Count, Count, Base, Cells, Matrix).

cell(Weights, Cell) :-
    member((I-J)-Weight, Weights),
    Minus is -Weight,
    member(Cell, [(I-I)-Weight,(J-J)-Weight,(I-J)-Minus,(J-I)-Minus]).

gradient(Count, Gradients, Gradient) :-
    findall((K-1)-Part,
            ( member((I-J)-Excess, Gradients),
              Minus is -Excess,
              member(K-Part, [I-Excess,J-Minus])
            ),
            Cells0),
    keysort(Cells0, Cells),
    matrix(Count, 1, 0, Cells, Gradient).

identity(Count, Identity) :-
    findall((I-I)-1, between(1, Count, I), Cells),
    matrix(Count, Count, 0, Cells, Identity).

%!  matrix(+Rows, +Columns, +Base, +Cells, -Matrix) is det.
%
%   Cells are pairs (Row-Column)-Number in the order of their keys. A cell of
%   Matrix is the sum of Base and its Numbers.

matrix(Rows, Columns, Base, Cells, Matrix) :-
    findall(I-J, ( between(1, Rows, I), between(1, Columns, J) ), Keys),
    foldl(sum_cell(Base), Keys, Numbers, Cells, []),
    rows(Numbers, Columns, Matrix).

sum_cell(Base, Key, Sum, Cells0, Cells) :-
    sum_cells(Cells0, Key, Base, Sum, Cells).

sum_cells([Key0-Number|Cells0], Key, Sum0, Sum, Cells) :-
    Key0 == Key,
    !,
    Sum1 is Sum0+Number,
    sum_cells(Cells0, Key, Sum1, Sum, Cells).
sum_cells(Cells, _, Sum, Sum, Cells).

rows([], _, []) :-
    !.
rows(Numbers, Columns, [Row|Rows]) :-
    length(Row, Columns),
    append(Row, Rest, Numbers),
    rows(Rest, Columns, Rows).
