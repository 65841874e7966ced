/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_sprt, [sprt_and_halt/1]).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../prolog/tabuleiro/statistics/sprt').
:- use_module('../support/environment').

/** <module> The error rates of the sequential test

    swipl -g "sprt_and_halt(1000)" tests/long/sprt.pl

runs 1000 tests with a known difference in strength under each hypothesis of
each model, and counts the wrong verdicts. A pair of games is a random opening,
good for one side, from both sides: an opening that is good for the first
player is won by it more often in either game.
*/

%!  sprt_and_halt(+Count) is det.
%
%   Runs Count tests of each kind. Ends the process, with status 1 if a wrong
%   verdict is more frequent than the test promises, by more than three standard
%   deviations of that frequency, or is never given.

sprt_and_halt(Count) :-
    seed(Seed),
    set_random(seed(Seed)),
    format("seed ~d~n", [Seed]),
    findall(Model-Truth,
            ( member(Model, [logistic,normalized]),
              member(Truth, [h0,h1]),
              \+ rate_holds(Count, Model, Truth)
            ),
            Wrong),
    (   Wrong == []
    ->  halt(0)
    ;   format(user_error, "error rates do not hold: ~w~n", [Wrong]),
        halt(1)
    ).

seed(Seed) :-
    get_time(Now),
    Default is truncate(Now),
    number_from('TABULEIRO_SEED', Default, Seed).

rate_holds(Count, Model, Truth) :-
    sprt_options([elo0(0),elo1(60),alpha(0.05),beta(0.1),model(Model)],
                 Options),
    distribution(Model, Truth, Distribution),
    findall(Verdict-Pairs,
            ( between(1, Count, _),
              run(Options, Distribution, Verdict, Pairs)
            ),
            Tests),
    aggregate_all(count, ( member(V-_, Tests), V \== Truth ), Wrong),
    aggregate_all(sum(P), member(_-P, Tests), Sum),
    Rate is Wrong/Count,
    Mean is Sum/Count,
    promised(Truth, Promised),
    Most is Promised + 3*sqrt(Promised*(1-Promised)/Count),
    format("~w, ~w is true: wrong in ~4f of ~D tests, promised ~2f; \c
            ~0f pairs on average~n",
           [Model,Truth,Rate,Count,Promised,Mean]),
    Wrong > 0,
    Rate =< Most.

promised(h0, 0.05).
promised(h1, 0.1).

%!  distribution(+Model, +Truth, -Ps) is det.
%
%   Ps are the probabilities of 0 to 4 half points of a pair whose mean is that
%   of the hypothesis. That of the opening is 300 Elo to either side.

distribution(Model, Truth, Ps) :-
    bisect(60, Model, Truth, -400.0, 400.0, Elo),
    pair(Elo, Ps).

bisect(0, _, _, Low, High, Elo) :-
    !,
    Elo is (Low+High)/2.
bisect(N, Model, Truth, Low, High, Elo) :-
    N1 is N-1,
    Middle is (Low+High)/2,
    pair(Middle, Ps),
    strength(Model, Ps, Strength),
    true_elo(Truth, Wanted),
    (   Strength < Wanted
    ->  bisect(N1, Model, Truth, Middle, High, Elo)
    ;   bisect(N1, Model, Truth, Low, Middle, Elo)
    ).

true_elo(h0, 0).
true_elo(h1, 60).

strength(Model, Ps, Elo) :-
    aggregate_all(r(sum(P*I/4), sum(P*(I/4)**2)), nth0(I, Ps, P),
                  r(Mean, Square)),
    (   Model == logistic
    ->  Elo is 400*log10(Mean/(1-Mean))
    ;   Elo is 800/log(10)*(Mean-0.5)/sqrt(2*(Square-Mean**2))
    ).

pair(Elo, Ps) :-
    game(Elo+300, L1, D1, W1),
    game(Elo-300, L2, D2, W2),
    LL is L1*L2,
    LD is L1*D2+D1*L2,
    Even is L1*W2+D1*D2+W1*L2,
    DW is D1*W2+W1*D2,
    WW is W1*W2,
    Ps = [LL,LD,Even,DW,WW].

%   A draw between equals has probability 0.4 (Rao and Kupper 1967).

game(Elo, L, D, W) :-
    Draw is 400*log10(1.4/0.6),
    W is 1/(1+10**((Draw-Elo)/400)),
    L is 1/(1+10**((Draw+Elo)/400)),
    D is 1-W-L.

run(Options, Ps, Verdict, Pairs) :-
    run(counts(0, 0, 0, 0, 0), 0, Options, Ps, Verdict, Pairs).

run(Counts, N0, Options, Ps, Verdict, Pairs) :-
    random(X),
    drawn(Ps, X, 1, I),
    arg(I, Counts, C0),
    C is C0+1,
    nb_setarg(I, Counts, C),
    N is N0+1,
    Counts =.. [_|List],
    sprt_llr(List, Options, Llr),
    sprt_verdict(Llr, Options, Verdict0),
    (   Verdict0 == none
    ->  run(Counts, N, Options, Ps, Verdict, Pairs)
    ;   Verdict = Verdict0,
        Pairs = N
    ).

drawn([_], _, I, I) :-
    !.
drawn([P|Ps], X, I0, I) :-
    (   X < P
    ->  I = I0
    ;   Y is X-P,
        I1 is I0+1,
        drawn(Ps, Y, I1, I)
    ).
