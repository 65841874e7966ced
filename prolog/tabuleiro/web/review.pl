/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_review,
          [ reviewed/7,                 % +Site, +Played, +Dict, +Slice, :News,
                                        % +Before, -Progress
            score_number/2              % +Score, -Number
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, reverse/2]).
:- use_module('../coach/judgement', [game_accuracy/3, judged_loss/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/lines', [win_chance/2]).
:- use_module('../search/move_score', [final_score/4, with_engine/4]).
:- use_module(answer, [message_line/2]).
:- use_module(limits, [web_limit/2]).

/** <module> The review of a game on the page
*/

:- meta_predicate reviewed(+, +, +, +, 1, +, -).

%!  reviewed(+Site, +Played, +Dict, +Slice, :News, +Before, -Progress) is det.
%
%   As thought_on/5, for a review of the game Played. The answer `done` has the
%   accuracy of the players, in sentences, and the judgement of each ply: what a
%   ply loses is the difference of the chances before and after it. A review
%   that gives way keeps the chances that it has, the last one first.

reviewed(_, Played, _, Slice, News, Before, Progress) :-
    Game = Played.game,
    Played.info.players = [First,_],
    (   Before = review(Chances0)
    ->  true
    ;   Chances0 = []
    ),
    length(Chances0, Done),
    length(Skipped, Done),
    append(Skipped, States, Played.states),
    review_limits(Slice, Game, Limits0, Until),
    with_engine(Game, Limits0, Limits,
                scored_all(States, Game, First, Limits, Until, News, Chances0,
                           Chances1, Ended)),
    (   Ended == true
    ->  reverse(Chances1, Chances),
        plies(Played.states, Chances, Game, First, Plies),
        maplist(ply_judgement, Plies, Judgements),
        maplist(accuracy_text(Plies), Played.info.players,
                Played.info.player_names, Accuracies),
        Progress = done(_{type:done, accuracies:Accuracies,
                          judgements:Judgements})
    ;   Progress = more(review(Chances1))
    ).

%   review_limits(+Slice, +Game, -Limits, -Until): the review gives way after
%   the state at which the time stamp Until has passed.

review_limits(whole, Game, Limits, inf) :-
    (   searched_in_c(Game, _)
    ->  web_limit(score, Nodes),
        web_limit(hash, Hash),
        Limits = [nodes(Nodes),threads(1),hash(Hash)]
    ;   Limits = [nodes(200)]
    ).
review_limits(slice(Seconds, Engine), _, Limits, Until) :-
    web_limit(score, Nodes),
    Limits = [nodes(Nodes),threads(1),engine(Engine)],
    get_time(Now),
    Until is Now+Seconds.

scored_all([], _, _, _, _, _, Chances, Chances, true).
scored_all([State|States], Game, First, Limits, Until, News, Chances0, Chances,
           Ended) :-
    catch(( scored(Game, First, Limits, News, State, Chance, Chances0),
            GivesWay = false
          ),
          web_search_gives_way,
          GivesWay = true),
    (   GivesWay == true
    ->  Chances = Chances0,
        Ended = false
    ;   get_time(Now),
        Now >= Until,
        States \== []
    ->  Chances = [Chance|Chances0],
        Ended = false
    ;   scored_all(States, Game, First, Limits, Until, News,
                   [Chance|Chances0], Chances, Ended)
    ).

scored(Game, First, Limits, News, State, Chance, Before) :-
    length(Before, Ply),
    Game:player_to_move(State, Player),
    score(Game, State, Player, Limits, Score),
    win_chance(Score, Chance0),
    score_number(Score, Number0),
    (   Player == First
    ->  Chance = Chance0,
        Number = Number0
    ;   Chance is 1-Chance0,
        Number is -Number0
    ),
    call(News, _{type:score, ply:Ply, score:Number, chance:Chance}).

%   Chances are those of the player First in the states.

plies([State|States], [Chance1|Chances], Game, First, Plies) :-
    (   Chances = [Chance2|_]
    ->  Game:player_to_move(State, Player),
        (   Player == First
        ->  Chance = Chance1,
            After = Chance2
        ;   Chance is 1-Chance1,
            After is 1-Chance2
        ),
        Loss is max(0.0, Chance-After),
        Plies = [ply{ player:Player, chance:Chance, after:After, loss:Loss }
                | Rest
                ],
        plies(States, Chances, Game, First, Rest)
    ;   Plies = []
    ).

ply_judgement(Ply, Judgement) :-
    judged_loss(Ply.loss, Judgement).

accuracy_text(Plies, Player, Name, Text) :-
    game_accuracy(Plies, Player, Accuracy),
    message_line(tabuleiro(accuracy(Name, Accuracy)), Text).

score(Game, State, Player, _, Score) :-
    Game:game_over(State, Winner),
    !,
    final_score(Winner, Player, 0, Score).
score(Game, State, _, Limits, Score) :-
    analyse(Game, State, [Line|_], Limits),
    Score = Line.score.

%!  score_number(+Score, -Number) is det.
%
%   Number stands for Score on the graph of a game. That of a proved result
%   exceeds that of any evaluation.

score_number(win(Plies), Number) :-
    !,
    Number is 1_000_000-Plies.
score_number(loss(Plies), Number) :-
    !,
    Number is Plies-1_000_000.
score_number(Score, Score).
