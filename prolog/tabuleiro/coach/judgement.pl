/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_judgement,
          [ judgement/2,                % ?Judgement, ?LeastLoss
            judged_loss/2,              % +Loss, -Judgement
            move_accuracy/2,            % +Loss, -Accuracy
            game_accuracy/3             % +Plies, +Player, -Accuracy
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists),
              [append/2, append/3, last/2, member/2, sum_list/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_keys_values/3]).

/** <module> The words and the accuracy of moves

The figures are those of lichess. The loss of a move is the chance to win after
the best move, from 0 to 1, less the chance after the move.

@see https://github.com/lichess-org/lila, Advice.scala for the words,
     AccuracyPercent.scala for the accuracy
@see https://lichess.org/page/accuracy
*/

%!  judgement(?Judgement, ?LeastLoss) is nondet.
%
%   A move that loses LeastLoss or more is called Judgement, the gravest first.
%   Lichess has 0.3, 0.2 and 0.1 for chances from -1 to 1.

judgement(blunder,    0.15).
judgement(mistake,    0.10).
judgement(inaccuracy, 0.05).

%!  judged_loss(+Loss, -Judgement) is det.
%
%   Judgement is `good` or one of judgement/2.

judged_loss(Loss, Judgement) :-
    (   judgement(Judgement0, Least),
        Loss >= Least
    ->  Judgement = Judgement0
    ;   Judgement = good
    ).

%!  move_accuracy(+Loss, -Accuracy:float) is det.
%
%   Accuracy, from 0 to 1, is that of a move.
%
%       ?- move_accuracy(0.1, Accuracy).
%       Accuracy = 0.6457...

move_accuracy(Loss, Accuracy) :-
    (   Loss =< 0
    ->  Accuracy = 1.0
    ;   Percent is 103.1668100711649*exp(-4.354415386753951*Loss)
                   - 2.166924740191411,
        Accuracy is max(0.0, min(100.0, Percent))/100
    ).

%!  game_accuracy(+Plies:list(dict), +Player, -Accuracy) is det.
%
%   Plies are all plies of a game, with the keys player, chance, after and loss
%   of review/3. Accuracy, from 0 to 1, is that of Player: the mean of the
%   harmonic mean of the accuracies of the moves, and of their mean weighted by
%   the volatility of the chances around each move.
%
%   Unlike on lichess, a move does not count where the game is decided: the
%   chance of one player is below the loss of an inaccuracy, before and after
%   the move. There every move would be perfect. Accuracy is `none` if no move
%   counts.

game_accuracy(Plies, Player, Accuracy) :-
    volatilities(Plies, Weights),
    pairs_keys_values(Pairs, Plies, Weights),
    findall(Move-Weight,
            ( member(Ply-Weight, Pairs),
              _{player:Player, chance:Chance, after:After, loss:Loss} :< Ply,
              \+ decided(Chance, After),
              move_accuracy(Loss, Move)
            ),
            Counted),
    (   Counted == []
    ->  Accuracy = none
    ;   weighted_mean(Counted, Weighted),
        pairs_keys(Counted, Moves),
        harmonic_mean(Moves, Harmonic),
        Accuracy is (Weighted+Harmonic)/2
    ).

decided(Chance, After) :-
    judgement(inaccuracy, Least),
    (   Chance < Least
    ;   min(Chance, After) > 1-Least
    ),
    !.

weighted_mean(Pairs, Mean) :-
    foldl(add_weighted, Pairs, 0-0, Sum-Weights),
    Mean is Sum/Weights.

add_weighted(Value-Weight, Sum0-Weights0, Sum-Weights) :-
    Sum is Sum0+Value*Weight,
    Weights is Weights0+Weight.

%   An accuracy below 0.01 counts as 0.01.

harmonic_mean(Values, Mean) :-
    findall(Inverse,
            ( member(Value, Values),
              Inverse is 1/max(0.01, Value)
            ),
            Inverses),
    sum_list(Inverses, Sum),
    length(Values, Count),
    Mean is Count/Sum.

%   Weights has, for each of Plies, the standard deviation of the chances in a
%   window of a tenth of the game, within bounds.

volatilities([], []) :-
    !.
volatilities(Plies, Weights) :-
    Plies = [First|_],
    chances(Plies, First.player, Chances),
    length(Plies, Count),
    Size is max(2, min(8, Count//10)),
    findall(Window, window(Size, Chances, Window), Windows0),
    Windows0 = [FirstWindow|_],
    Copies is Size-2,
    findall(FirstWindow, between(1, Copies, _), Before),
    append(Before, Windows0, Windows),
    maplist(weight, Windows, Weights).

%   Chances are those of Player before each ply and after the last one.

chances(Plies, Player, Chances) :-
    maplist(chance_before(Player), Plies, Before),
    last(Plies, Last),
    chance_of(Player, Last.player, Last.after, After),
    append(Before, [After], Chances).

chance_before(Player, Ply, Chance) :-
    chance_of(Player, Ply.player, Ply.chance, Chance).

chance_of(Player, Mover, Chance0, Chance) :-
    (   Mover == Player
    ->  Chance = Chance0
    ;   Chance is 1-Chance0
    ).

window(Size, Chances, Window) :-
    length(Window, Size),
    append([_, Window, _], Chances).

weight(Window, Weight) :-
    sum_list(Window, Sum),
    length(Window, Count),
    Mean is Sum/Count,
    foldl(add_square(Mean), Window, 0, Squares),
    Weight is max(0.005, min(0.12, sqrt(Squares/Count))).

add_square(Mean, Value, Sum0, Sum) :-
    Sum is Sum0+(Value-Mean)**2.
