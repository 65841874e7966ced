:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_info,
          [ game_info/1                 % -Info
          ]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- autoload(board, [board_size/3]).
:- autoload('../../prolog/tabuleiro/search/levels', [search_levels/2]).

/** <module> Tactigon: facts for menus, tests and tools
*/

%!  game_info(-Info:dict) is det.
%
%   Info describes the game; its keys are those of tabuleiro/interface/game.

game_info(info{ title: "Tactigon",
                players: [red,cian],
                player_names: ["Red","Cian"],
                levels:
                [ level{number:1, name:"random",
                        strength:"plays any move"},
                  level{number:2, name:"greedy",
                        strength:"takes the move that looks best at once"}
                | Searches
                ],
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
                         labels:["Red","Cian","drawn at random"]}
                ],
                configs:
                [ default,
                  [advanced([1])],
                  [advanced([2]),first(cian)],
                  [size(13),advanced([1,2])],
                  [size(15),first(cian)],
                  [size(15),advanced([1,2])]
                ],
                most_moves: 480,
                longest_game: inf,
                views: [compact-"draws it small, without hexagons"],
                value_range: -29-1029,
                rules: Rules,
                credits:
                [ "Tactigon is a board game; its site is",
                  "https://tactigongame.com/.",
                  "The Prolog program whose predicates this one keeps is by",
                  "Marco André Pereira da Costa and Tiago Filipe Castro Viana."
                ]
              }) :-
    search_levels(3, Searches),
    rules(Rules),
    findall(Lines-Label, board_size(Lines, _, Label), Pairs),
    pairs_keys_values(Pairs, Sizes, SizeLabels).

%   The rules as the menu prints them.

rules([ "Each player has six circles, three triangles, three",
        "squares and a pentagon. In a turn one piece goes at most as",
        "many steps as it has sides (a circle has one), over empty",
        "tiles. It may end on an enemy, which is lost. A triangle",
        "that takes a circle is lost as well, and so is a square that",
        "takes a triangle. A square may not attack circles, and a",
        "pentagon only the other pentagon.",
        "Who loses the pentagon loses the game. Who holds both gold",
        "tiles when it is their turn wins it. Who cannot move loses.",
        "Advanced rules: 1, squares pass over any piece but enemy",
        "squares; 2, a piece that starts on gold has one step more."
      ]).
