:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_info,
          [ game_info/1,                % -Info
            rules_text/2                % +Config, -Lines
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(state, [initial_state/2, rules_of/2]).
:- use_module(strengths, [rating/3, strength/2]).
:- use_module('../../prolog/tabuleiro/texts/message_strings',
              [message_strings/2]).
:- use_module('../../prolog/tabuleiro/search/levels', [search_levels/2]).
:- use_module('../../prolog/tabuleiro/search/strengths',
              [rated_strengths/3]).

/** <module> Mitsudomoe: facts for menus, tests and tools
*/

%!  game_info(-Info:dict) is det.
%
%   Info describes the game; its keys are those of tabuleiro/game/game.

game_info(info{ title: "Mitsudomoe",
                about:
                "bring three balls across the board, over rings of both sides",
                players: ['White','Black'],
                player_names: ["White","Black"],
                levels:
                [ level{number:1, like:1, name:"easy",
                        strength:"misses the best move by one"},
                  level{number:2, like:1, name:"medium",
                        strength:"lays rings as easy, moves balls as hard"},
                  level{number:3, like:2, name:"hard",
                        strength:"takes its balls as far as it can at once"},
                  level{number:4, like:2, name:"wary",
                        strength:"looks at the opponent's best reply"}
                | Searches
                ],
                strengths:Strengths,
                options:
                [ option{name:rules,
                         title:"Rules",
                         default:seed, values:[seed,official],
                         labels:["those of the original program",
                                 "those of the published game"]},
                  option{name:head_start,
                         title:"Rings on the board at the start",
                         default:0, values:[0,1,2,3,-1,-2,-3],
                         labels:["no rings","one ring of Black",
                                 "two rings of Black","three rings of Black",
                                 "one ring of White","two rings of White",
                                 "three rings of White"]}
                ],
                configs: [default, [head_start(2)], [rules(official)]],
                most_moves: 91,
                longest_game: inf,
                value_range: 2-82,
                scored: false,
                views:
                [ stacks-"lists the stacks, the top first",
                  legend-"explains the signs of the board",
                  text-"says in sentences what stands where"
                ],
                credits:
                [ "Mitsudomoe is a published board game.",
                  "The Prolog program whose predicates this one keeps is by",
                  "Miguel Carreira Neves and José Miguel Afonso Maçães."
                ]
              }) :-
    search_levels(5, Searches),
    rated_strengths(strength, rating, Strengths).

%!  rules_text(+Config, -Lines:list(string)) is det.
%
%   Lines are the rules of a game with Config.
%
%   @error those of initial_state/2

rules_text(Config, Lines) :-
    initial_state(Config, State),
    rules_of(State, Rules),
    findall(tabuleiro(numbered_rule(Numbers, mitsudomoe(rule(Rule)))),
            ( (   member(Rule, [pieces,goals,turn,vault,end])
              ;   Rules == official,
                  member(Rule, [official_vault,official_end])
              ),
              rule_numbers(Rule, Numbers)
            ),
            Paragraphs),
    message_strings(Paragraphs, Lines).

%   rule_numbers(Rule, Numbers): the rules Numbers of README.md state Rule.

rule_numbers(pieces,         "R2, R3").
rule_numbers(goals,          "R7, R12").
rule_numbers(turn,           "R5-R8").
rule_numbers(vault,          "R9, R10").
rule_numbers(end,            "R11").
rule_numbers(official_vault, "R14").
rule_numbers(official_end,   "R15").
