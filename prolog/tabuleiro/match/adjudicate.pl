/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adjudicate,
          [ adjudication_option/4,      % ?Name, ?Type, -Default, -Meaning
            whole_rules/2,              % +Options0, -Options
            adjudication_rules/2,       % +Options, -Rules
            adjudicated/3               % +Rules, +Timeline, -Reason
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(option), [option/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module(timeline, [last_thought/3]).

/** <module> Games that end by the scores of their players

As in cutechess-cli, a match may end a game when the scores of its players agree
that one of them has lost, or that the game is even.

  - resign(Rule): a player has lost whose own score was -Score or less for
    Count moves in succession. Rule has these options:
    - movecount(Count): default 3
    - score(Score): default 5
    - twosided(Bool): if `true`, the last Count scores of the other player must
      also be Score or more; default `false`
  - draw(Rule): a draw when Count moves in succession of each player had a
    score from -Score to Score, not before Number plies were played, those of
    a random opening left out. Rule has these options:
    - movenumber(Number): default 40
    - movecount(Count): default 8
    - score(Score): default 0.1

A move is a ply. Scores are those of tabuleiro/match/thought, in logits if the
game runs in C: a player with 5 logits expects to win 99.3% of the games. A
proved win is more than any Score, a proved loss less than any -Score. A move
without a score, such as the only legal move or that of a person, restarts the
count.

@see https://github.com/cutechess/cutechess
*/

%!  adjudication_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

adjudication_option(resign, list(callable), _,
                    "a player whose scores stay low has lost: \c
                     movecount=N,score=S").
adjudication_option(draw,   list(callable), _,
                    "a draw by even scores: \c
                     movenumber=N,movecount=M,score=S").

resign_rule_option(movecount,  positive_integer, 3,
                   "moves in succession").
resign_rule_option(score,      points,           5,
                   "least lead of the other player").
resign_rule_option(twosided,   boolean,          false,
                   "the other player agrees").

draw_rule_option(movenumber, nonneg,           40,
                 "plies before the first draw").
draw_rule_option(movecount,  positive_integer, 8,
                 "moves of each player in succession").
draw_rule_option(score,      points,           0.1,
                 "greatest lead").

%!  whole_rules(+Options0, -Options) is det.
%
%   Options are Options0, in which resign(Rule) and draw(Rule) have all options
%   of the rule, in standard order.
%
%   @error those of check_options/3

whole_rules(Options0, Options) :-
    maplist(whole_rule, Options0, Options).

whole_rule(Option0, Option) :-
    (   Option0 = resign(Rule0)
    ->  check_options(resign_rule_option, Rule0, Rule1),
        sort(Rule1, Rule),
        Option = resign(Rule)
    ;   Option0 = draw(Rule0)
    ->  check_options(draw_rule_option, Rule0, Rule1),
        sort(Rule1, Rule),
        Option = draw(Rule)
    ;   Option = Option0
    ).

%!  adjudication_rules(+Options, -Rules) is det.
%
%   Rules are those of resign(Rule) and draw(Rule) in Options.
%
%   @error those of check_options/3

adjudication_rules(Options, rules(Resign, Draw)) :-
    whole_rules(Options, Whole),
    (   option(resign(Rule), Whole)
    ->  option(movecount(Count), Rule),
        option(score(Score), Rule),
        option(twosided(TwoSided), Rule),
        Resign = resign(Count, Score, TwoSided)
    ;   Resign = none
    ),
    (   option(draw(DrawRule), Whole)
    ->  option(movenumber(Number), DrawRule),
        option(movecount(DrawCount), DrawRule),
        option(score(DrawScore), DrawRule),
        Draw = draw(Number, DrawCount, DrawScore)
    ;   Draw = none
    ).

%!  adjudicated(+Rules, +Timeline, -Reason) is semidet.
%
%   The game ends here by Rules. Reason is adjudicated_loss(N), where player N
%   has lost, or `adjudicated_draw`.

adjudicated(rules(Resign, Draw), Timeline, Reason) :-
    (   Resign = resign(Count, Score, TwoSided),
        opponents(N, Other),
        last_scores(Count, N, at_most(Score), Timeline),
        (   TwoSided == true
        ->  last_scores(Count, Other, at_least(Score), Timeline)
        ;   true
        )
    ->  Reason = adjudicated_loss(N)
    ;   Draw = draw(Number, Count, Score),
        last_scores(Count, 1, within(Score), Timeline),
        last_scores(Count, 2, within(Score), Timeline),
        has_plies(Number, Timeline)
    ->  Reason = adjudicated_draw
    ).

opponents(1, 2).
opponents(2, 1).

%   The last Count moves of player N had scores for which Test holds.

last_scores(0, _, _, _) :-
    !.
last_scores(Count, N, Test, Timeline) :-
    last_thought(Timeline, Player-Thought, Earlier),
    (   Player =:= N
    ->  Thought = thought(Score, _, _),
        Score \== none,
        holds(Test, Score),
        Left is Count-1,
        last_scores(Left, N, Test, Earlier)
    ;   last_scores(Count, N, Test, Earlier)
    ).

holds(at_most(_), loss(_)).
holds(at_most(Lead), Score) :-
    number(Score),
    Score =< -Lead.
holds(at_least(_), win(_)).
holds(at_least(Lead), Score) :-
    number(Score),
    Score >= Lead.
holds(within(Lead), Score) :-
    number(Score),
    abs(Score) =< Lead.

has_plies(0, _) :-
    !.
has_plies(Count, Timeline) :-
    last_thought(Timeline, _, Earlier),
    Left is Count-1,
    has_plies(Left, Earlier).
