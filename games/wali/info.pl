:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_info,
          [ game_info/1,                % -Info
            rules_text/2                % +Config, -Lines
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(board, [board_size/2]).
:- use_module(state,
              [initial_state/2, rule/3, state_parts/6, stones_each/2]).
:- use_module(strengths, [rating/3, strength/2]).
:- use_module('../../prolog/tabuleiro/search/levels', [search_levels/2]).
:- use_module('../../prolog/tabuleiro/search/strengths',
              [rated_strengths/3]).
:- use_module('../../prolog/tabuleiro/base/text_view', [filled_lines/3]).

/** <module> Wali: facts for menus, tests and tools
*/

%!  game_info(-Info:dict) is det.
%
%   Info describes the game; its keys are those of tabuleiro/game/game.

game_info(info{ title: "Wali",
                about:
                "drop stones, move them, make threes in a line and take",
                players: ['W','B'],
                player_names: ["White","Black"],
                levels:
                [ level{number:1, name:"random",
                        strength:"plays any move"},
                  level{number:2, name:"intelligent",
                        strength:"looks three turns ahead, or five"}
                | Searches
                ],
                strengths:Strengths,
                options:
                [ option{name:size, title:"Board size",
                         parts:["columns","rows"],
                         default:5-6, values:Sizes},
                  option{name:take, group:rules,
                         title:"What a run of three takes",
                         default:outside_three,
                         values:[outside_three,any],
                         labels:["a stone outside threes","any stone"]},
                  option{name:go_back, group:rules,
                         title:"Moving straight back",
                         default:forbidden, values:[forbidden,allowed]},
                  option{name:long_run, group:rules,
                         title:"A run of four or more",
                         default:no_capture, values:[no_capture,illegal],
                         labels:["takes nothing","is not allowed"]},
                  option{name:double, group:rules,
                         title:"Stones that two runs of three take",
                         default:one, values:[one,two]},
                  option{name:head_start,
                         title:"Stones on the board at the start",
                         default:0, values:[0,1,2,3,-1,-2,-3],
                         labels:["no stones","one stone of Black",
                                 "two stones of Black","three stones of Black",
                                 "one stone of White","two stones of White",
                                 "three stones of White"]}
                ],
                configs:
                [ default,
                  [size(3-3)],
                  [size(3-4),rules([double(two),take(any)])],
                  [size(4-4),rules([go_back(allowed)]),head_start(-2)],
                  [size(6-5),rules([long_run(illegal)])],
                  [size(8-3),rules([take(any)])],
                  [ size(8-8),
                    rules([double(two),go_back(allowed),long_run(illegal)])
                  ]
                ],
                views:
                [ compact-"draws it small",
                  text-"says in sentences what stands where"
                ],
                most_moves: 112,
                longest_game: inf,
                value_range: -149000-149000,
                scored: false,
                credits:
                [ "Wali derives from Dara, a game of Nigeria, and Dala, of",
                  "Sudan.",
                  "The Prolog program whose predicates this one keeps is by",
                  "Marco André and Ricardo Matos."
                ]
              }) :-
    search_levels(3, Searches),
    rated_strengths(strength, rating, Strengths),
    findall(Columns-Rows,
            ( between(3, 8, Columns),
              between(3, 8, Rows)
            ),
            Sizes).

%!  rules_text(+Config, -Lines:list(string)) is det.
%
%   Lines are the rules of a game with Config, `default` or a list.
%
%   @error those of initial_state/2

rules_text(Config, Lines) :-
    initial_state(Config, State),
    state_parts(State, Board, _, _, _, Rules),
    board_size(Board, Columns-Rows),
    stones_each(Board, Each),
    maplist(rule(Rules), [go_back,take,double,long_run],
            [GoBack,Take,Double,LongRun]),
    findall(tabuleiro(numbered_rule(Numbers, wali(rule(Rule)))),
            ( member(Rule,
                     [ stones(Columns, Rows, Each), drop, move(GoBack),
                       take(Take, Double), long_run(LongRun), end
                     ]),
              rule_numbers(Rule, Numbers)
            ),
            Paragraphs),
    filled_lines(Paragraphs, 64, Lines).

%   rule_numbers(Rule, Numbers): the rules Numbers of README.md state Rule.

rule_numbers(stones(_, _, _),      "R1-R3").
rule_numbers(drop,                 "R4, R5").
rule_numbers(move(_),              "R6, R8").
rule_numbers(take(_, _),           "R7, R9").
rule_numbers(long_run(no_capture), "R7").
rule_numbers(long_run(illegal),    "R12").
rule_numbers(end,                  "R13, R14").
