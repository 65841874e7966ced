/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(published_figures,
          [ published_llr/5,            % ?Model, ?Elo0-Elo1, ?Counts, ?Llr,
                                        % ?Error
            published_elo/6,            % ?Size, ?Counts, ?Elo, ?Error, ?Los,
                                        % ?Precision
            citations/2,                % ?Meetings, ?Abilities
            citations_error/2           % ?Journal, ?StandardError
          ]).

/** <module> Ratings and tests that other programs have worked out
*/

%!  published_llr(?Model, ?Bounds, ?Counts, ?Llr, ?Error) is nondet.
%
%   The LLR of an SPRT, to within Error.
%
%     - The first two, exact values: statistics of test 69d3c8dc7c5b3724e29d2712
%       on montytest.muzhen.org, which runs fishtest
%     - normalized(-1.75, 0.25): tests of Stockfish on fishtest that are quoted
%       in its pull requests 6255 and 6283
%     - all others: fastchess, app/tests/sprt_test.cpp, whose tolerance is
%       0.01*(1+abs(Llr)); its counts of pairs with two draws and of those with
%       a win and a loss are added. It regularises single games by 0.001 as we
%       do

published_llr(logistic,   0-2.716,  [13,37,50,25,3], -0.53772, 1.0e-4).
published_llr(normalized, 0-4,      [13,37,50,25,3], -0.54912, 1.0e-5).
published_llr(normalized, -1.75-0.25, [317,12094,28735,12231,319], 2.96,
              0.005).
published_llr(normalized, -1.75-0.25, [47,9917,26934,10064,45], 2.94, 0.005).
published_llr(normalized, -1.75-0.25, [533,17588,41258,17700,521], 2.93,
              0.005).
published_llr(normalized, -1.75-0.25, [51,8738,23675,8901,47], 2.94, 0.005).
published_llr(normalized, 0-2,        [36027,68692,36433],   0.92, 0.02).
published_llr(normalized, -1.75-0.25, [10650,20431,10871],   2.30, 0.03).
published_llr(normalized, 0-10,       [0,0,4250],          120.56, 1.2).
published_llr(logistic,   0.5-2.5,    [21184,40708,21404],  -1.57, 0.02).
published_llr(logistic,   0-2,        [57030,106593,57433], -2.59, 0.03).
published_llr(normalized, 0-2,        [365,16618,36229,16974,390], 2.25, 0.03).
published_llr(normalized, -1.75-0.25, [127,4883,10712,5150,104], 3.01, 0.04).
published_llr(normalized, 0-5,        [0,0,0,0,5550],      111.82, 1.1).
published_llr(logistic,   0.5-2.5,    [223,9863,21279,10037,246], -3.07, 0.04).
published_llr(logistic,   0-2,        [871,26175,55983,26678,821], -4.98, 0.05).

%!  published_elo(?Size, ?Counts, ?Elo, ?Error, ?Los, ?Precision) is nondet.
%
%   Counts of trials of Size games are an Elo difference of Elo, with a 95%
%   interval of Error to either side and, unless unbound, the likelihood of
%   superiority Los. Precision is what Elo and Error are rounded to.
%
%     - pairs: tests on fishtest, quoted in pull requests 6255 and 6283 of
%       Stockfish
%     - 10,000 games: cutechess-cli, quoted on https://ijccrl.com/?p=5831
%     - 500 games: cutechess-cli, quoted in issue 181 of ddugovic/Stockfish

published_elo(2, [1,137,4659,203,0],  2.22,  1.3,  1.000, 0.1).
published_elo(2, [0,140,4678,182,0],  1.46,  1.2,  0.990, 0.1).
published_elo(1, [3068,3707,3225],    5.5,   5.4,  0.976, 0.1).
published_elo(1, [222,23,255],       22.96, 29.84, _,     0.3).
published_elo(1, [204,17,279],       52.51, 30.30, _,     0.3).

%!  citations(?Meetings, ?Abilities) is det.
%!  citations_error(?Journal, ?StandardError) is nondet.
%
%   Citations among Biometrika, Communications in Statistics, JASA and JRSS-B
%   (Stigler, Statistical Science 9, 1994), a journal cited being a game won.
%   Data, abilities and standard errors, of sum 0, are those of the tests of
%   the R package BradleyTerry2, tests/countsToBinomial.Rout.save and
%   BTabilities.Rout.save.

citations([ meeting(1, 2, [trial(1, 2, 730),trial(1, 0,  33)]),
            meeting(1, 3, [trial(1, 2, 498),trial(1, 0, 320)]),
            meeting(1, 4, [trial(1, 2, 221),trial(1, 0, 284)]),
            meeting(2, 3, [trial(1, 2,  68),trial(1, 0, 813)]),
            meeting(2, 4, [trial(1, 2,  17),trial(1, 0, 276)]),
            meeting(3, 4, [trial(1, 2, 142),trial(1, 0, 325)])
          ],
          [0.7899221,-2.1591504,0.3103523,1.0588761]).

citations_error(1, 0.04333047).
citations_error(2, 0.07257974).
citations_error(3, 0.04164102).
citations_error(4, 0.05304699).
