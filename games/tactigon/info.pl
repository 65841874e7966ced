:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_info,
          [ game_info/1,                % -Info
            rules_text/2                % +Config, -Lines
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(board, [board_cell/2, board_size/3]).
:- use_module(state, [config_rules/3]).
:- use_module(strengths, [rating/3, strength/2]).
:- use_module('../../prolog/tabuleiro/texts/message_strings',
              [message_strings/2]).
:- use_module('../../prolog/tabuleiro/search/levels', [search_levels/2]).
:- use_module('../../prolog/tabuleiro/search/strengths',
              [rated_strengths/3]).

/** <module> Tactigon: facts for menus, tests and tools
*/

%!  game_info(-Info:dict) is det.
%
%   Info describes the game; its keys are those of tabuleiro/game/game.

game_info(info{ title: "Tactigon",
                about:
                "polygons on hexagons: the fewer sides, the \c
                 slower and the stronger",
                players: [red,cian],
                player_names: ["Red","Cyan"],
                levels:
                [ level{number:1, name:"random",
                        strength:"plays any move"},
                  level{number:2, name:"greedy",
                        strength:"takes the move that looks best at once"}
                | Searches
                ],
                strengths:Strengths,
                options:
                [ option{name:size, title:"Board size, columns x lines",
                         default:11, values:Sizes, labels:SizeLabels},
                  option{name:advanced,
                         title:"Advanced rules",
                         default:[], values:[[1],[2],[1,2],[]],
                         labels:["squares pass over pieces",
                                 "gold gives a step","both","none"]},
                  option{name:first, title:"Who moves first", default:red,
                         values:[red,cian,random],
                         labels:["Red","Cyan","drawn at random"]},
                  option{name:head_start, title:"Pieces that a side lacks",
                         default:0, values:[0,1,2,3,-1,-2,-3],
                         labels:["none","a circle of Red",
                                 "two circles of Red","three circles of Red",
                                 "a circle of Cyan","two circles of Cyan",
                                 "three circles of Cyan"]}
                ],
                configs:
                [ default,
                  [advanced([1])],
                  [advanced([2]),first(cian)],
                  [size(13),advanced([1,2]),head_start(2)],
                  [size(15),first(cian)],
                  [size(15),advanced([1,2])]
                ],
                most_moves: 480,
                longest_game: inf,
                views:
                [ compact-"draws it small, without hexagons",
                  legend-"explains the signs of the board",
                  text-"says in sentences what stands where"
                ],
                value_range: -29-1029,
                credits:
                [ "Tactigon is a board game; its site is",
                  "https://tactigongame.com/.",
                  "The Prolog program whose predicates this one keeps is by",
                  "Marco André Pereira da Costa and Tiago Filipe Castro Viana."
                ]
              }) :-
    search_levels(3, Searches),
    rated_strengths(strength, rating, Strengths),
    findall(Lines-Label, board_size(Lines, _, Label), Pairs),
    pairs_keys_values(Pairs, Sizes, SizeLabels).

%!  rules_text(+Config, -Lines:list(string)) is det.
%
%   Lines are the rules of a game with Config.
%
%   @error those of initial_state/2

rules_text(Config, Lines) :-
    config_rules(Config, Size, Advanced),
    board_size(Size, Columns, _),
    findall(Cell, board_cell(Size, Cell), Cells),
    length(Cells, Tiles),
    findall(tabuleiro(numbered_rule(Numbers, tactigon(rule(Rule)))),
            ( (   Rule = board(Size, Columns, Tiles)
              ;   member(Rule, [pieces,move,attack,end])
              ;   member(Number, Advanced),
                  Rule = advanced(Number)
              ),
              rule_numbers(Rule, Numbers)
            ),
            Paragraphs),
    message_strings(Paragraphs, Lines).

%   rule_numbers(Rule, Numbers): the rules Numbers of README.md state Rule.

rule_numbers(board(_, _, _), "R1").
rule_numbers(pieces,         "R4").
rule_numbers(move,           "R6").
rule_numbers(attack,         "R7").
rule_numbers(end,            "R11-R13").
rule_numbers(advanced(1),    "R9").
rule_numbers(advanced(2),    "R10").
