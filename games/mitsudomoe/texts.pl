/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_texts,
          [ cell//1,                    % +Cell
            player//1                   % +Player
          ]).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(notation, [cell_text/2]).
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/texts/layout').

/** <module> Mitsudomoe: texts

All texts of the game are messages mitsudomoe(Message).
*/

:- texts_of(mitsudomoe).

:- languages_in(mitsudomoe, '.').

                /*******************************
                *              END             *
                *******************************/

%   The reasons why a game has ended, see game_end/2.

message(goals(Player)) -->
    player(Player),
    [ ' has its three balls on their goals.'-[] ].
message(home_full(Player)) -->
    player(Player),
    [ ' has ended a turn with balls on all three of its home cells.'-[] ].
message(no_ring(Player)) -->
    player(Player),
    [ ' has no ring to lay.'-[] ].
message(no_ball(Player)) -->
    player(Player),
    [ ' has no ball that can move.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

%   The reasons why a move is not legal, see broken_rules/3.

message(off_board(Col-Row)) -->
    [ 'there is no cell in column ~d, row ~d'-[Col,Row] ].
message(covered(Cell)) -->
    [ 'the ring on '-[] ],
    cell(Cell),
    [ ' is not on top of its stack'-[] ].
message(step(Step)) -->
    step(Step),
    [ ' is moved in this step'-[] ].
message(not_own(Kind)) -->
    [ 'that ~w is the opponent\'s'-[Kind] ].
message(no_supply) -->
    [ 'the supply is empty'-[] ].
message(no_own(Kind, Cell)) -->
    [ 'there is no ~w of the player to move on '-[Kind] ],
    cell(Cell).
message(ball_on(Cell)) -->
    [ 'there is a ball on '-[] ],
    cell(Cell).
message(stays) -->
    [ 'a ring must go to another cell'-[] ].
message(on_goal(Cell)) -->
    [ 'the ball on '-[] ],
    cell(Cell),
    [ ' is on its goal and stays'-[] ].
message(no_line) -->
    [ 'a ball goes straight, in one of the eight directions'-[] ].
message(no_ring(Cell)) -->
    [ 'there is no ring of the ball\'s colour on top of '-[] ],
    cell(Cell).
message(lands(none)) -->
    !,
    [ 'there is no cell without a ball to land on'-[] ].
message(lands(Cell)) -->
    [ 'the first cell without a ball in this direction is '-[] ],
    cell(Cell).
message(no_relocation) -->
    [ 'there is no ring to relocate the vaulted ball to'-[] ].
message(not_vaulted(Cell)) -->
    [ 'no vaulted ball is on '-[] ],
    cell(Cell).
message(not_of_opponent) -->
    [ 'only balls of the opponent are relocated'-[] ].
message(vaults_goal(Cell)) -->
    [ 'the ball on '-[] ],
    cell(Cell),
    [ ' is on its goal and may not be vaulted'-[] ].

                /*******************************
                *             MOVES            *
                *******************************/

%   The effects of a move, see move_effects/3, and its deeds, see move_deeds/4.
%   Cells are named by strings.

message(cover(Player, Cell)) -->
    [ 'cover the ring of '-[] ],
    player(Player),
    [ ' on ~w'-[Cell] ].
message(vault(Cells)) -->
    [ 'vault over '-[] ],
    written_list(Cells).
message(relocate(Player, From, To)) -->
    [ 'put the ball of '-[] ],
    player(Player),
    [ ' on ~w back on ~w'-[From,To] ].
message(reach_goal(1)) -->
    [ 'bring a ball to a goal'-[] ].
message(reach_goal(2)) -->
    [ 'bring the second ball to a goal'-[] ].
message(reach_goal(3)) -->
    [ 'bring the third ball to a goal'-[] ].

message(ring(Player, Source, Cell)) -->
    player(Player),
    [ ' lays a ring from '-[] ],
    source(Source),
    [ ' on ~w.'-[Cell] ].
message(covers(Player)) -->
    [ 'It covers a ring of '-[] ],
    player(Player),
    [ '.'-[] ].
message(ball(Player, From, To, [])) -->
    !,
    player(Player),
    [ ' moves a ball from ~w to ~w.'-[From,To] ].
message(ball(Player, From, To, Over)) -->
    player(Player),
    [ ' vaults with a ball from ~w over '-[From] ],
    written_list(Over),
    [ ' to ~w.'-[To] ].
message(vaulted(Player, Cells)) -->
    [ 'To be relocated: '-[] ],
    player(Player),
    [ ' on '-[] ],
    written_list(Cells),
    [ '.'-[] ].
message(relocated(Player, Opponent, From, To)) -->
    player(Player),
    [ ' relocates a ball of '-[] ],
    player(Opponent),
    [ ' from ~w to ~w.'-[From,To] ].
message(scored(Player, Count)) -->
    player(Player),
    [ ' has ~d of 3 balls on goals.'-[Count] ].

                /*******************************
                *             BOARD            *
                *******************************/

message(legend_pieces) -->
    [ '(W) ball, on its ring    W  ring    W  3 stack of 3 rings'-[] ].
message(legend_homes) -->
    [ 'w b home cell of White, of Black   wWoW empty home cell'-[] ].
message(pieces(Player, Rings, Balls)) -->
    player(Player),
    rings(Rings),
    [ ', ~d of 3 balls on goals.'-[Balls] ].
message(turn(Player, ring)) -->
    player(Player),
    [ ' is to lay a ring.'-[] ].
message(turn(Player, ball)) -->
    player(Player),
    [ ' is to move a ball.'-[] ].
message(turn(Player, relocate(Opponent, Cells))) -->
    player(Player),
    [ ' is to relocate a ball of '-[] ],
    player(Opponent),
    [ ': '-[] ],
    written_list(Cells),
    [ '.'-[] ].

%   The board in sentences.

message(stack(Cell, Owners)) -->
    [ 'Rings on ~w, from the top: '-[Cell] ],
    sequence(player, [', '-[]], Owners),
    [ '.'-[] ].

message(balls(Player)) -->
    [ 'Balls of '-[] ],
    player(Player).
message(rings(Player)) -->
    [ 'Rings of '-[] ],
    player(Player),
    [ ' on top'-[] ].
message(homes(Player)) -->
    [ 'Empty home cells of '-[] ],
    player(Player).

                /*******************************
                *             RULES            *
                *******************************/

%   The rules of a game, see rules_text/2. Each is a paragraph of short lines.

message(rule(pieces)) -->
    [ 'Each player has three balls and eight rings. At the start each'-[], nl,
      'ball lies on a ring, on the three home cells in a corner of'-[], nl,
      'the board, and five rings are in the supply. White begins.'-[]
    ].
message(rule(goals)) -->
    [ 'The first player with all three balls on its goals, the home'-[], nl,
      'cells of the opponent, wins. A ball on its goal stays there.'-[]
    ].
message(rule(turn)) -->
    [ 'A turn has two steps. First lay a ring, from your supply or'-[], nl,
      'one of yours that is on top of a stack, on any cell without a'-[], nl,
      'ball. Then move a ball to a ring of your colour: on one of the'-[], nl,
      'eight cells around it, or by a vault, in a straight line over'-[], nl,
      'balls without a gap to the first cell without one.'-[]
    ].
message(rule(vault)) -->
    [ 'You then put each ball of the opponent that you vaulted on any'-[], nl,
      'other ring of its colour; if there is none you may not vault.'-[]
    ].
message(rule(end)) -->
    [ 'A player who cannot make a step loses.'-[] ].
message(rule(official_vault)) -->
    [ 'By the official rules nobody may vault a ball of the opponent'-[], nl,
      'that is on its goal.'-[]
    ].
message(rule(official_end)) -->
    [ 'By the official rules a player who ends a turn with balls on'-[], nl,
      'all three of its own home cells, and has not won, loses.'-[]
    ].

rings(1) -->
    !,
    [ ': 1 ring in supply'-[] ].
rings(Count) -->
    [ ': ~d rings in supply'-[Count] ].

source(supply) -->
    !,
    [ 'the supply'-[] ].
source(Cell) -->
    [ '~w'-[Cell] ].

step(ring) -->
    [ 'a ring'-[] ].
step(ball) -->
    [ 'a ball'-[] ].
step(relocate(_)) -->
    [ 'a vaulted ball'-[] ].

%!  cell(+Cell)// is det.
%
%   The name of Cell.

cell(Cell) -->
    { cell_text(Cell, Text) },
    [ '~w'-[Text] ].

%!  player(+Player)// is semidet.
%
%   The name of Player. Fails if Player is not a player: some messages
%   distinguish players and cells by this.

player('White') -->
    text("White").
player('Black') -->
    text("Black").
