/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sprt,
          [ sprt_option/4,              % ?Name, ?Type, -Default, -Meaning
            sprt_options/2,             % +Options0, -Options
            sprt_bounds/3,              % +Options, -Lower, -Upper
            sprt_llr/3,                 % +Counts, +Options, -Llr
            sprt_verdict/3,             % +Llr, +Options, -Verdict
            sprt_start/1,               % -State
            sprt_game/3,                % +Game, +State0, -State
            sprt_counts/2               % +State, -Counts
          ]).
:- use_module(library(apply), [maplist/2, maplist/3, maplist/4]).
:- use_module(library(assoc), [del_assoc/4, empty_assoc/1, put_assoc/4]).
:- use_module(library(lists), [max_list/2, min_list/2, sum_list/2]).
:- use_module(library(option), [option/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module(elo, [elo_per_logit/1, elo_score/2]).
:- use_module(result, [game_points/3]).
:- use_module(texts, []).

/** <module> A sequential test: play until it is known who is stronger

    ?- sprt_options([elo0(0),elo1(10)], Options),
       sprt_llr([13,37,50,25,3], Options, Llr),
       sprt_verdict(Llr, Options, Verdict).
    Llr = -1.434..., Verdict = none.

H0 says that the first of two players is elo0 stronger than the second, H1 that
it is elo1. The test goes on as long as the logarithm Llr of the likelihood of
the results under H1 over that under H0 is between two bounds, those of Wald
("Sequential Analysis", 1947): log(beta/(1-alpha)) and log((1-beta)/alpha). Then
H1 is accepted with probability alpha at most if H0 is true, and H0 with
probability beta at most if H1 is true. Both probabilities are slightly higher
because the last game may exceed a bound.

__Results__ are the frequencies of pairs of games with 0, 1/2, 1, 3/2 and 2
points, see tabuleiro/statistics/counts, or of single games with 0, 1/2 and 1.

__Likelihood.__ Only the difference in strength is in H0 and H1. The other
parameters of the distribution of results are those for which the results are
most likely: the generalised likelihood ratio, as fishtest has it ("Fishtest
mathematics", https://github.com/official-stockfish/fishtest/wiki).

  - Model `logistic`: the mean score is 1/(1+10^(-Elo/400)). If a(I) are the
    values of a result, p(I) their frequencies and S the mean, the most likely
    distribution has the probabilities p(I)/(1+X*(a(I)-S)), where X is the
    root of sum p(I)*(a(I)-S)/(1+X*(a(I)-S)) = 0
    (Van den Bergh, https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf,
    proposition 1.1).
  - Model `normalized`: (mean - 1/2)/(standard deviation) of a game is
    Elo*ln(10)/800, so that the number of games that a test takes does not
    depend on how many are drawn. A pair of games has sqrt(2) times this ratio.
    Its most likely distribution comes from a fixed point
    (https://www.cantate.be/Fishtest/normalized_elo_practical.pdf, 4.1): with T
    the ratio, M and D the mean and standard deviation of the distribution so
    far, the equation above holds for
    a(I) - 1/2 - T*D*(1 + ((M-a(I))/D)^2)/2 in place of a(I)-S.

__Zero counts__ count as 0.001, as in fishtest's `regularize`
(server/fishtest/stats/LLRcalc.py): without it, the distributions of the
hypotheses have a value that the observed one lacks.
*/

%!  sprt_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

sprt_option(elo0,  number, 0,
            "Elo difference of the hypothesis that H1 is tested against").
sprt_option(elo1,  number, 10,
            "Elo difference of H1, greater than elo0").
sprt_option(alpha, number, 0.05,
            "probability of accepting H1 when H0 is true").
sprt_option(beta,  number, 0.05,
            "probability of accepting H0 when H1 is true").
sprt_option(model, oneof([logistic,normalized]), normalized,
            "scale of the Elo differences").

%!  sprt_options(@Options0, -Options:list) is det.
%
%   Options has each option once, in the order of the table.
%
%   Options: sprt_option.
%
%   @error domain_error(less_than(Elo1), Elo0) where elo0 is not less than elo1
%   @error domain_error(sprt_elo, Elo) beyond 200 to either side
%   @error domain_error(error_rate, Rate) unless 0 < Rate < 1/2
%   @error those of check_options/3

sprt_options(Options0, Options) :-
    check_options(sprt_option, Options0, Given),
    findall(Option,
            ( sprt_option(Name, _, _, _),
              Option =.. [Name,Value],
              option(Option, Given),
              nonvar(Value)
            ),
            Options),
    Options = [elo0(Elo0),elo1(Elo1),alpha(Alpha),beta(Beta),_],
    maplist(must_be_elo, [Elo0,Elo1]),
    (   Elo0 < Elo1
    ->  true
    ;   refuse(less_than(Elo1), Elo0, sprt_order(Elo0, Elo1))
    ),
    maplist(must_be_rate, [Alpha,Beta]).

must_be_elo(Elo) :-
    (   Elo >= -200,
        Elo =< 200
    ->  true
    ;   refuse(sprt_elo, Elo, sprt_elo(Elo))
    ).

must_be_rate(Rate) :-
    (   Rate > 0,
        Rate < 0.5
    ->  true
    ;   refuse(error_rate, Rate, error_rate(Rate))
    ).

refuse(Domain, Culprit, Message) :-
    throw(error(domain_error(Domain, Culprit),
                context(_, tabuleiro(Message)))).

%!  sprt_bounds(+Options, -Lower:float, -Upper:float) is det.
%
%   Options are those of sprt_options/2, here and below.

sprt_bounds(Options, Lower, Upper) :-
    option(alpha(Alpha), Options),
    option(beta(Beta), Options),
    Lower is log(Beta/(1-Alpha)),
    Upper is log((1-Beta)/Alpha).

%!  sprt_verdict(+Llr, +Options, -Verdict) is det.
%
%   Verdict is `h0` or `h1`, the hypothesis that is accepted, or `none`.

sprt_verdict(Llr, Options, Verdict) :-
    sprt_bounds(Options, Lower, Upper),
    (   Llr >= Upper
    ->  Verdict = h1
    ;   Llr =< Lower
    ->  Verdict = h0
    ;   Verdict = none
    ).

                /*******************************
                *            COUNTS            *
                *******************************/

%!  sprt_start(-State) is det.
%!  sprt_game(+Game, +State0, -State) is det.
%!  sprt_counts(+State, -Counts:list(integer)) is det.
%
%   State has counted the games of two players that were given to sprt_game/3.
%   Counts are for sprt_llr/3, from the side of player 1: those of pairs, and
%   of single games as long as there is no pair. A game without the other game
%   of its pair does not count among pairs.

sprt_start(sprt(Waiting, counts(0, 0, 0), counts(0, 0, 0, 0, 0))) :-
    empty_assoc(Waiting).

sprt_game(Game, sprt(Waiting0, Single0, Pairs0),
          sprt(Waiting, Single, Pairs)) :-
    Game = game(_, Pair, _, _, _, _, _),
    game_points(Game, 1, Points),
    (   del_assoc(Pair, Waiting0, Others, Waiting)
    ->  Single = Single0,
        Sum is Points+Others,
        increment(Sum, Pairs0, Pairs)
    ;   put_assoc(Pair, Waiting0, Points, Waiting),
        Pairs = Pairs0,
        increment(Points, Single0, Single)
    ).

increment(Index, Counts0, Counts) :-
    Arg is Index+1,
    duplicate_term(Counts0, Counts),
    arg(Arg, Counts0, Count0),
    Count is Count0+1,
    setarg(Arg, Counts, Count).

sprt_counts(sprt(_, Single, Pairs), Counts) :-
    (   Pairs == counts(0, 0, 0, 0, 0)
    ->  Single =.. [_|Counts]
    ;   Pairs =.. [_|Counts]
    ).

                /*******************************
                *       LIKELIHOOD RATIO       *
                *******************************/

%!  sprt_llr(+Counts:list, +Options, -Llr:float) is det.
%
%   Llr is the generalised log-likelihood ratio of Counts, three or five
%   frequencies of results, the least points first.

sprt_llr(Counts, Options, Llr) :-
    option(elo0(Elo0), Options),
    option(elo1(Elo1), Options),
    option(model(Model), Options),
    maplist(regular, Counts, Regular),
    sum_list(Regular, Sum),
    length(Counts, Length),
    values(Length, Values),
    maplist(frequency(Sum), Regular, Frequencies),
    support(Model, Elo0, Values, Frequencies, Ratios0),
    support(Model, Elo1, Values, Frequencies, Ratios1),
    sum_logs(Regular, Ratios0, Ratios1, 0, Llr).

regular(Count, Regular) :-
    (   Count =:= 0
    ->  Regular = 0.001
    ;   Regular = Count
    ).

frequency(Sum, Count, Frequency) :-
    Frequency is Count/Sum.

values(3, [0,0.5,1]).
values(5, [0,0.25,0.5,0.75,1]).

%   The logarithms of p1/p0, where p0 = p/Ratio0 and p1 = p/Ratio1.

sum_logs([], [], [], Llr, Llr).
sum_logs([Count|Counts], [R0|Rs0], [R1|Rs1], Llr0, Llr) :-
    Llr1 is Llr0 + Count*log(R0/R1),
    sum_logs(Counts, Rs0, Rs1, Llr1, Llr).

%!  support(+Model, +Elo, +Values, +Frequencies, -Ratios) is det.
%
%   Frequencies divided by Ratios are the most likely distribution of Values
%   with difference Elo.

support(logistic, Elo, Values, Frequencies, Ratios) :-
    elo_score(Elo, Score),
    maplist(minus(Score), Values, Deviations),
    ratios(Deviations, Frequencies, Ratios).
support(normalized, Elo, Values, Frequencies, Ratios) :-
    elo_per_logit(Scale),
    length(Values, Count),
    Games is (Count-1)/2,
    T is Elo/(2*Scale)*sqrt(Games),
    Same is 1/Count,
    maplist(constant(Same), Values, Start),
    fixed_point(50, T, Values, Frequencies, Start, Ratios).

minus(Score, Value, Deviation) :-
    Deviation is Value-Score.

constant(Value, _, Value).

fixed_point(Steps, T, Values, Frequencies, Distribution0, Ratios) :-
    moments(Values, Distribution0, Mean, Deviation),
    maplist(deviation(T, Mean, Deviation), Values, Deviations),
    ratios(Deviations, Frequencies, Ratios1),
    maplist(divided, Frequencies, Ratios1, Distribution),
    (   ( Steps =:= 1
        ; near(Distribution0, Distribution)
        )
    ->  Ratios = Ratios1
    ;   Steps1 is Steps-1,
        fixed_point(Steps1, T, Values, Frequencies, Distribution, Ratios)
    ).

moments(Values, Distribution, Mean, Deviation) :-
    maplist(times, Values, Distribution, Parts),
    sum_list(Parts, Mean),
    maplist(square(Mean), Values, Distribution, Squares),
    sum_list(Squares, Variance),
    Deviation is sqrt(Variance).

times(X, Y, Z) :-
    Z is X*Y.

square(Mean, Value, P, Square) :-
    Square is P*(Value-Mean)**2.

deviation(T, Mean, Deviation, Value, A) :-
    A is Value - 0.5
         - T*Deviation*(1 + ((Mean-Value)/Deviation)**2)/2.

divided(Frequency, Ratio, P) :-
    P is Frequency/Ratio.

near([], []).
near([X|Xs], [Y|Ys]) :-
    abs(X-Y) < 1.0e-9,
    near(Xs, Ys).

%!  ratios(+As, +Ps, -Ratios) is det.
%
%   Ratios are the 1+X*A for the X at which the sum of P*A/(1+X*A) is zero. The
%   sum falls from inf to -inf as X goes from the pole of the greatest A to that
%   of the least, which have different signs.

ratios(As, Ps, Ratios) :-
    max_list(As, Most),
    min_list(As, Least),
    Low is -1/Most,
    High is -1/Least,
    root(200, As, Ps, Low, High, 0.0, X),
    maplist(ratio(X), As, Ratios).

ratio(X, A, Ratio) :-
    Ratio is 1+X*A.

%   Newton's method; half of the interval where its step would leave this.

root(Steps, As, Ps, Low0, High0, X0, X) :-
    slope(As, Ps, X0, 0, Sum, 0, Slope),
    (   Sum > 0
    ->  Low = X0,
        High = High0
    ;   Low = Low0,
        High = X0
    ),
    X1 is X0 - Sum/Slope,
    (   X1 > Low,
        X1 < High
    ->  X2 = X1
    ;   X2 is (Low+High)/2
    ),
    (   ( Steps =:= 1
        ; abs(X2-X0) < 1.0e-13
        )
    ->  X = X2
    ;   Steps1 is Steps-1,
        root(Steps1, As, Ps, Low, High, X2, X)
    ).

slope([], [], _, Sum, Sum, Slope, Slope).
slope([A|As], [P|Ps], X, Sum0, Sum, Slope0, Slope) :-
    Part is A/(1+X*A),
    Sum1 is Sum0 + P*Part,
    Slope1 is Slope0 - P*Part*Part,
    slope(As, Ps, X, Sum1, Sum, Slope1, Slope).
