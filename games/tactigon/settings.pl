/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_settings,
          [ current_rules/1,            % -Rules
            set_lines/1,                % +Lines
            menu_settings/1,            % -Settings
            set_menu_settings/1,        % +Settings
                                        % Predicates of the original program
            board_size/2,               % ?Columns, ?Lines
            line/3,                     % ?Y, ?MinX, ?MaxX
            tile/2,                     % ?X, ?Y
            gold_tile/2,                % ?X, ?Y
            adjacent/2,                 % ?Tile, ?Neighbour
            board/2,                    % ?Name, -Board
            create_new_board/1,         % +Lines
            rules/1,                    % ?Rule
            difficulty/2,               % ?Player, ?Level
            change_settings/0
          ]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module(board,
              [ board_size/3, board_line/4, board_cell/2, gold_cell/2,
                neighbour/3, sample_board/3
              ]).
:- use_module(shapes, []).
:- use_module('../../prolog/tabuleiro/game/shapes', [must_have_shape/2]).
:- use_module('../../prolog/tabuleiro/play/terminal', [choose/3, session/1]).

/** <module> Tactigon: the settings of the original program

The original program's predicates about the board have no state as an argument:
they use the board of the settings. Each thread has its own settings, initially
11 lines, no advanced rules and two people. The settings supply the rules of a
state of two elements, `[Board,Player]`; a state with rules(Lines,Advanced) does
not use them. The menu of play/0 starts with the settings and changes them.
*/

%   The settings are a global variable, because global variables belong to a
%   thread: settings(Lines, Advanced, [cian-Level,red-Level]).

settings(Settings) :-
    nb_current(tactigon_settings, Settings),
    !.
settings(settings(11, [], [cian-3,red-3])).

set_settings(Settings) :-
    nb_setval(tactigon_settings, Settings).

%!  current_rules(-Rules) is det.
%
%   Rules is rules(Lines, Advanced) as set in this thread.

current_rules(rules(Lines, Advanced)) :-
    settings(settings(Lines, Advanced, _)).

current_lines(Lines) :-
    settings(settings(Lines, _, _)).

%!  set_lines(+Lines) is det.
%
%   Sets the board of Lines lines as the current board.
%
%   @error domain_error(board_size, Lines)

set_lines(Lines) :-
    must_be(integer, Lines),
    (   board_size(Lines, _, _)
    ->  settings(settings(_, Advanced, Levels)),
        set_settings(settings(Lines, Advanced, Levels))
    ;   domain_error(board_size, Lines)
    ).

                /*******************************
                *           THE MENU           *
                *******************************/

%!  menu_settings(-Settings:dict) is det.
%!  set_menu_settings(+Settings:dict) is det.
%
%   Settings are the settings of this thread for the menu: the options `size`
%   and `advanced`, and `player1`, red, and `player2`, cian, each `human` or
%   level(N). set_menu_settings/1 ignores other keys.
%
%   @error those of must_have_shape/2 for tactigon_rules

menu_settings(settings{ size:Lines, advanced:Advanced,
                        player1:Red, player2:Cian
                      }) :-
    settings(settings(Lines, Advanced, [cian-CianLevel,red-RedLevel])),
    level_player(CianLevel, Cian),
    level_player(RedLevel, Red).

set_menu_settings(Settings) :-
    _{ size:Lines, advanced:Advanced, player1:Red, player2:Cian
     } :< Settings,
    must_have_shape(tactigon_shapes:tactigon_rules, rules(Lines,Advanced)),
    once(level_player(CianLevel, Cian)),
    once(level_player(RedLevel, Red)),
    set_settings(settings(Lines, Advanced, [cian-CianLevel,red-RedLevel])).

level_player(1, level(1)).
level_player(2, level(2)).
level_player(3, human).
level_player(search(Level), level(Level)) :-
    Level > 2.

                /*******************************
                *      ORIGINAL PREDICATES     *
                *******************************/

%!  board_size(?Columns, ?Lines) is semidet.
%
%   The current board has Columns and Lines: 7 and 11, 8 and 13 or 10 and 15
%   (R1).

board_size(Columns, Lines) :-
    current_lines(Current),
    board_size(Current, Columns, _),
    Lines = Current.

%!  line(?Y, ?MinX, ?MaxX) is nondet.
%
%   Line Y of the current board has the tiles MinX to MaxX (R1).

line(Y, MinX, MaxX) :-
    current_lines(Lines),
    board_line(Lines, Y, MinX, MaxX).

%!  tile(?X, ?Y) is nondet.
%!  gold_tile(?X, ?Y) is nondet.
%
%   X,Y is a tile, or a gold tile, of the current board (R1).

tile(X, Y) :-
    current_lines(Lines),
    board_cell(Lines, X-Y).

gold_tile(X, Y) :-
    current_lines(Lines),
    gold_cell(Lines, X-Y).

%!  adjacent(?Tile, ?Neighbour) is nondet.
%
%   Tile and Neighbour, terms tile(X,Y), are neighbours on the current
%   board (R2).

adjacent(tile(X,Y), tile(X1,Y1)) :-
    current_lines(Lines),
    board_cell(Lines, X-Y),
    neighbour(Lines, X-Y, X1-Y1).

%!  board(?Name, -Board) is nondet.
%
%   Board is the sample `initial`, `intermediate` or `final` for the
%   current board, in standard order.

board(Name, Board) :-
    current_lines(Lines),
    sample_board(Name, Lines, Board).

%!  create_new_board(+Lines) is det.
%
%   Sets the board of 11, 13 or 15 lines as the current board.
%
%   @error type_error(integer, Lines), domain_error(board_size, Lines)

create_new_board(Lines) :-
    set_lines(Lines).

%!  rules(?Rule) is nondet.
%
%   Rule is an advanced rule that is set: 1 (R9) or 2 (R10). Rule is 4 if no
%   advanced rule is set.

rules(Rule) :-
    current_rules(rules(_, Advanced)),
    (   Advanced == []
    ->  Rule = 4
    ;   member(Rule, Advanced)
    ).

%!  difficulty(?Player, ?Level) is nondet.
%
%   Level is set for Player: 1 or 2 for a bot of that level, 3 for a person, and
%   search(N) for level N of the menu, which the original program did not have.

difficulty(Player, Level) :-
    settings(settings(_, _, Levels)),
    member(Player-Level, Levels).

%!  change_settings is det.
%
%   Asks in the terminal for the size of the board, the level of each player
%   and the advanced rules, and sets them. End of file and Ctrl-C leave the
%   settings unchanged.

change_settings :-
    session(ask_settings).

ask_settings :-
    findall(item(Lines, Label, []),
            ( board_size(Lines, Columns, _),
              format(string(Label), '~d lines, ~d columns', [Lines,Columns])
            ),
            Sizes),
    choose("Board size", Sizes, NewLines),
    ask_level(cian, Cian),
    ask_level(red, Red),
    choose("Advanced rules",
           [ item([1], "Squares may pass over pieces, not over enemy squares",
                  []),
             item([2], "A piece that starts on gold has one step more", []),
             item([1,2], "Both", []),
             item([], "None", [])
           ],
           Advanced),
    set_settings(settings(NewLines, Advanced, [cian-Cian,red-Red])).

ask_level(Player, Level) :-
    format(string(Title), 'Player ~w is', [Player]),
    choose(Title,
           [ item(1, "Level 1 bot (random)", []),
             item(2, "Level 2 bot (greedy)", []),
             item(3, "Human", [])
           ],
           Level).
