/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_original, []).
:- use_module('../../../prolog/tabuleiro/base/first_use', [first_use/2]).
:- use_module('../shapes', []).
:- use_module('../state').
:- use_module(library(apply), [exclude/3]).
:- use_module(library(error), [instantiation_error/1, must_be/2]).
:- use_module('../../../prolog/tabuleiro/game/checks',
              [must_be_player/2, must_be_one_to/3]).
:- use_module('../../../prolog/tabuleiro/search/choose',
              [player_valid_moves/4, player_choose_move/5, choose_best/4]).
:- use_module('../../../prolog/tabuleiro/game/shapes', [must_have_shape/3]).

/** <module> Wald Meister: predicates of the original program

This file has the predicates that combine others, and those that share name and
arity with standard predicates. The first argument is the implementation, the
module `waldmeister` or `waldmeister_reference`, which exports and documents
each predicate without this argument. The reference has the standard predicates
of tabuleiro/rules.
*/

                /*******************************
                *            MOVES             *
                *******************************/

%!  valid_moves(+Module, +State, +Player, -Moves:list) is det.
%!  valid_moves(+Module, +State, +Cell, -Cells:list) is semidet.
%
%   With a cell, Cells are the cells that the tree on Cell can move to, or []
%   if Cell is empty. Fails if Cell is not on the board. Two amounts are
%   special, and Cell may be unbound for both: at 54, before the first turn,
%   Cells are all cells; at 0 Cells is [] for any board. Reads only the board
%   and the amount of State.
%
%   @error domain_error(player, Player)

:- public valid_moves/4.

valid_moves(Module, State, Of, Moves) :-
    (   var(Of)
    ;   Of = _-_
    ),
    !,
    must_be_original_state(State),
    State = [Board,_,_,Amount|_],
    destinations(Amount, Module, Board, Of, Moves).
valid_moves(Module, State, Player, Moves) :-
    player_valid_moves(Module, State, Player, Moves).

destinations(Amount, _, Board, _, Cells) :-
    Amount == 54,
    !,
    must_be_board(Board),
    findall(Cell, board_cell(Board, Cell, _), Cells).
destinations(Amount, _, _, _, []) :-
    Amount == 0,
    !.
destinations(_, Module, Board, Cell, Cells) :-
    Module:slides(Board, Cell, Cells).

%!  move(+Module, +State, +Move, -NewState) is semidet.
%
%   Move is a turn, or half a turn, which does not change the player to move and
%   reads only the parts of State that it needs:
%
%     - ((Tree,-1),Cell) plants Tree from the hand of Turn on Cell
%     - ((Tree,From),To) moves Tree from From to To
%
%   @error type_error(wald_meister_move, Move),
%   domain_error(wald_meister_move, Move)

:- public move/4.

move(Module, State, Move, NewState) :-
    \+ subsumes_term(((_,_),_), Move),
    !,
    Module:standard(move(State, Move, NewState)).
move(Module, State, Move, NewState) :-
    must_be_original_state(State),
    must_have_shape(waldmeister_shapes:halfturn, wald_meister_move, Move),
    Move = ((Tree,Place),Cell),
    half_turn(Place, Module, Tree, Cell, State, NewState).

half_turn(-1, Module, Tree, Cell, State, NewState) :-
    !,
    State = [Board,Hand1,Hand2,Amount,Turn|Goals],
    Module:plant_tree(Board, Tree, Cell, NewBoard),
    must_be_player([1,2], Turn),
    must_be(integer, Amount),
    NewAmount is Amount-1,
    (   Turn == 1
    ->  Module:take_from_hand(Hand1, Tree, NewHand1),
        NewHand2 = Hand2
    ;   Module:take_from_hand(Hand2, Tree, NewHand2),
        NewHand1 = Hand1
    ),
    NewState = [NewBoard,NewHand1,NewHand2,NewAmount,Turn|Goals].
half_turn(From, Module, Tree, To, [Board|Rest], [NewBoard|Rest]) :-
    Module:slides(Board, From, Cells),
    board_cell(Board, From, Tree),
    memberchk(To, Cells),
    set_cell(Board, From, -1, Board1),
    set_cell(Board1, To, Tree, NewBoard).

%!  get_free_trees_in_board(+Module, +X, +Y, +Board, +Rows, -Cells)
%!                          is semidet.

:- public get_free_trees_in_board/6.

get_free_trees_in_board(Module, X, Y, Board, Rows, Cells) :-
    (   X == 0,
        Y == 0
    ->  Module:free_trees(Board, Cells0),
        Board == Rows
    ;   must_be_cell(X-Y),
        Module:free_trees(Board, All),
        X >= 0,
        Y >= 0,
        rows_from(X, Board, From),
        From == Rows,
        exclude(@>(X-Y), All, Cells0)
    ),
    Cells = Cells0.

rows_from(0, Rows, Rows) :-
    !.
rows_from(X, [_|Rows0], Rows) :-
    X1 is X-1,
    rows_from(X1, Rows0, Rows).

%!  game_over(+Module, +State, -Winner) is semidet.
%
%   If no tree is left, the turn of State may be any term.

:- public game_over/3.

game_over(Module, State, Winner) :-
    (   with_turn(State, 1, Amount, _, WithTurn),
        Amount == 0
    ->  Module:standard(game_over(WithTurn, Winner))
    ;   Module:standard(game_over(State, Winner))
    ).

%!  game_over(+Module, +State, -Winner, -HeightPoints, -ColorPoints) is det.

:- public game_over/5.

game_over(Module, State, Winner, HeightPoints, ColorPoints) :-
    must_be_original_state(State),
    State = [Board|_],
    Module:count_height_values(Board, HeightPoints),
    Module:count_color_values(Board, ColorPoints),
    compare(Order, HeightPoints, ColorPoints),
    leading_goal(Order, Winner).

leading_goal(>, 1).
leading_goal(<, 2).
leading_goal(=, 0).

%!  height_bfs(+Module, +Board, +Size, +Visited, +Height, +Max0, -Max) is det.
%!  color_bfs(+Module, +Board, +Size, +Visited, +Color, +Max0, -Max) is det.

:- public height_bfs/7, color_bfs/7.

height_bfs(Module, Board, Size, Visited, Height, Max0, Max) :-
    Module:height_group(Board, Size, Visited, Height, Count),
    must_be(nonneg, Max0),
    Max is max(Max0, Count).

color_bfs(Module, Board, Size, Visited, Color, Max0, Max) :-
    Module:color_group(Board, Size, Visited, Color, Count),
    must_be(nonneg, Max0),
    Max is max(Max0, Count).

                /*******************************
                *             BOTS             *
                *******************************/

%!  choose_move(+Module, +State, +Level, -Move) is semidet.
%
%   At level 1 Move is a free tree, then its target, then a kind in hand, each
%   drawn at random (R11).

:- public choose_move/4.

choose_move(Module, State, Level, Move) :-
    (   Level == 1
    ->  random_turn(Module, State, Move)
    ;   choose_best(Module, State, Level, Move)
    ).

%   R11: each draw is from a sorted set, so both implementations play the
%   same turn with one seed.

random_turn(Module, State, Move) :-
    Module:player_to_move(State, Player),
    State = [Board,_,_,Amount|_],
    hand_of(Player, State, Hand),
    (   Amount == 54
    ->  findall(Cell, board_cell(Board, Cell, _), Cells),
        random_plant(Module, Cells, Hand, Tree, Cell),
        Move = plant(Tree, Cell)
    ;   Module:get_free_trees_in_board(0, 0, Board, Board, Cells),
        random_replant(Module, Board, Hand, Cells, Move)
    ).

random_plant(Module, Cells, Hand, Tree, Cell) :-
    draw(Cell, Cells),
    draw_kind(Module, Hand, Tree).

random_replant(Module, Board, Hand, Cells, replant(From, To, Tree)) :-
    draw(From, Cells),
    Module:slides(Board, From, Slides),
    draw(To, Slides),
    draw_kind(Module, Hand, Tree).

draw_kind(Module, Hand, Kind) :-
    Module:collect_available_trees(Hand, Kinds),
    draw(Kind, Kinds).

draw(X, Xs) :-
    Xs = [_|_],
    first_use(library(random), random_member(X, Xs)).

%!  choose_move(+Module, +State, +Player, +Level, ?Move) is semidet.
%
%   With a compound Move, the predicate is that of the original program:
%
%     - (+Cells, -Tree, -Cell) at level 1 draws a cell and a tree for the first
%       turn
%     - (+Cells, -Tree, -Cell, -NewCell, -NewTree) at level 1 draws a free tree
%       on Cells, its target, and a tree of Player's hand
%     - (+Goal, +Cells, -((Tree,Cell),NewCell,NewTree)) at level 2 draws a turn
%       as bot_move/5 does

:- public choose_move/5.

choose_move(Module, State, Player, Level, Move) :-
    var(Move),
    !,
    player_choose_move(Module, State, Player, Level, Move).
choose_move(Module, State, Player, Level, Choice) :-
    must_be_original_state(State),
    must_be_player([1,2], Player),
    must_be_one_to(level, 2, Level),
    choice(Level, Choice, Module, State, Player).

%   The forms of the original program. A form of five elements is (A,B,C,D,E); a
%   form has three elements if the third is not a pair.

choice(1, (Cells,Tree,Cell), Module, State, Player) :-
    \+ subsumes_term((_,_), Cell),
    !,
    must_be_cells(Cells),
    hand_of(Player, State, Hand),
    random_plant(Module, Cells, Hand, Tree, Cell).
choice(1, (Cells,Tree,Cell,NewCell,NewTree), Module, State, Player) :-
    must_be_cells(Cells),
    State = [Board|_],
    hand_of(Player, State, Hand),
    random_replant(Module, Board, Hand, Cells,
                   replant(Cell, NewCell, NewTree)),
    board_cell(Board, Cell, Tree).
choice(2, (Goal,Cells,Turn), Module, State, Player) :-
    hand_of(Player, State, Hand),
    bot_move(Module, State, Goal, Hand, Cells, Turn).

%!  bot_move(+Module, +State, +Goal, +Hand, +Cells, -Turn) is semidet.

:- public bot_move/6.

bot_move(Module, State, Goal, Hand, Cells,
         ((Tree,Cell),NewCell,NewTree)) :-
    must_be_original_state(State),
    State = [Board|_],
    goal_number(Goal, Number),
    Module:greedy_moves(Board, Number, Hand, Cells, Moves),
    Turn = replant(Cell, NewCell, NewTree),
    (   Moves == []
    ->  random_replant(Module, Board, Hand, Cells, Turn)
    ;   first_use(library(random), random_member(Turn, Moves))
    ),
    board_cell(Board, Cell, Tree).

goal_number(Goal, _) :-
    var(Goal),
    !,
    instantiation_error(Goal).
goal_number('Height', 1) :- !.
goal_number('Color', 2) :- !.
goal_number(Goal, Goal) :-
    must_be_one_to(goal, 2, Goal).
