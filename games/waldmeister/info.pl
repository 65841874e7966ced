:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_info,
          [ game_info/1,                % -Info
            rules_text/2                % +Config, -Lines
          ]).
:- use_module(library(lists), [numlist/3]).
:- use_module(state, [get_size/2, initial_state/2, player_goal/3]).
:- use_module(strengths, [rating/3, strength/2]).
:- use_module('../../prolog/tabuleiro/search/levels', [search_levels/2]).
:- use_module('../../prolog/tabuleiro/search/strengths',
              [rated_strengths/3]).
:- use_module('../../prolog/tabuleiro/base/text_view', [filled_lines/3]).

/** <module> Wald Meister: facts for menus, tests and tools
*/

%!  game_info(-Info:dict) is det.
%
%   Info describes the game; its keys are those of tabuleiro/game/game.

game_info(info{ title: "Wald Meister",
                about:
                "foresters replant trees into groups, one by \c
                 height, one by colour",
                players: [1,2],
                player_names: ["Player 1","Player 2"],
                levels:
                [ level{number:1, name:"easy",
                        strength:"plays any turn"},
                  level{number:2, name:"hard",
                        strength:"takes the turn that scores most at once"}
                | Searches
                ],
                strengths:Strengths,
                options:
                [ option{name:size, title:"Board size", default:8,
                         values:Sizes},
                  option{name:goals,
                         title:"What the players collect",
                         default:1-2, values:[1-2,2-1],
                         labels:["player 1 heights, player 2 colours",
                                 "player 1 colours, player 2 heights"]}
                ],
                configs:
                [ default,
                  [size(2)],
                  [size(3),goals(2-1)],
                  [size(5)],
                  [size(7),goals(2-1)],
                  [size(11)]
                ],
                views:
                [ compact-"draws it small",
                  groups-"marks the groups that score",
                  text-"says in sentences what stands where"
                ],
                most_moves: 5400,
                longest_game: 54,
                value_range: 0-54,
                scored: true,
                credits:
                [ "Wald Meister is a board game, sold at spielewerkstatt.eu.",
                  "The Prolog program whose predicates this one keeps is by",
                  "Tomás Alexandre Torres Pereira and Tomás Miranda de",
                  "Figueiredo Sarmento."
                ]
              }) :-
    search_levels(3, Searches),
    rated_strengths(strength, rating, Strengths),
    numlist(2, 11, Sizes).

%!  rules_text(+Config, -Lines:list(string)) is det.
%
%   Lines are the rules of a game with Config.
%
%   @error those of initial_state/2

rules_text(Config, Lines) :-
    initial_state(Config, State),
    State = [Board|_],
    get_size(Board, Size),
    Cells is Size*Size,
    player_goal(State, 1, Goal1),
    player_goal(State, 2, Goal2),
    findall(tabuleiro(numbered_rule(Numbers, waldmeister(rule(Rule)))),
            ( (   Rule = board(Size, Cells)
              ;   Cells < 54,
                  Rule = small(Cells)
              ;   Rule = first
              ;   Rule = turn
              ;   Rule = goals(Goal1, Goal2)
              ;   Rule = end
              ),
              rule_numbers(Rule, Numbers)
            ),
            Paragraphs),
    filled_lines(Paragraphs, 64, Lines).

%   rule_numbers(Rule, Numbers): the rules Numbers of README.md state Rule.

rule_numbers(board(_, _), "R1, R2").
rule_numbers(small(_),    "R8").
rule_numbers(first,       "R4").
rule_numbers(turn,        "R5, R6").
rule_numbers(goals(_, _), "R3, R9, R10").
rule_numbers(end,         "R8").
