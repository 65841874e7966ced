/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_reference,
          [                             % Predicates of the original program
            get_free_trees_in_board/5,  % +X, +Y, +Board, +Rows, -Cells
            collect_available_trees/2,  % +Hand, -Kinds
            getPiece/3,                 % +Board, +Cell, -Piece
            get_size/2,                 % +Board, -Size
            getPositionNear/4,          % +Size, +X, +Y, -Cell
            generate_matrix/2,          % +Size, -Board
            change_turn/2,              % +State, -NewState
            count_color_values/2,       % +Board, -Points
            count_height_values/2,      % +Board, -Points
            color_bfs/6,                % +Board, +Size, +Visited, +Color,
                                        % +Max0, -Max
            height_bfs/6,               % +Board, +Size, +Visited, +Height,
                                        % +Max0, -Max
            game_over/4,                % +State, -Goal, -Heights, -Colors
            bot_move/5                  % +State, +Goal, +Hand, +Cells, -Turn
          ]).
:- use_module('../../prolog/tabuleiro/rules', [rules/2, term_expansion/2]).
:- use_module(board).
:- reexport('original/helpers').        % the steps of these predicates
:- use_module(state).
:- use_module('original/predicates', []).
:- use_module(display, [must_be_shown/1, show_position/3]).
:- use_module(effects, [effects/4, move_deeds/4]).
:- use_module('original/goals', [original_goal/4]).
:- use_module(groups).
:- use_module(info, [game_info/1, rules_text/2]).
:- use_module(texts, []).
:- use_module(notation,
              [ move_notation/3, move_steps/3, slide_notation/4,
                state_notation/2
              ]).
:- use_module(scene, [scene/2]).
:- use_module(library(lists), [max_member/2, member/2, memberchk/2]).
:- use_module('../../prolog/tabuleiro/game/checks',
              [must_be_one_to/3, must_be_player/2]).

/** <module> Wald Meister in Prolog: the specification

The rules R1 to R12 of README.md in this folder, each in the plainest
Prolog. `waldmeister` exports the same predicates with the same answers;
most of them run in C.

Every exported predicate first checks its input and throws an ISO error
if the input is ill-formed (see waldmeister_state). The code after the
checks is the rule.
*/

:- rules(waldmeister,
         [ broken_rules/3, game_end/2, move_deeds/4, move_effects/3,
           move_steps/3, original_goal/3, rules_text/2, scene/2,
           state_notation/2
         ]).

%!  show_game(+State, +Options) is det.
%
%   Prints State as show_position/3 does. The turn may be unbound, as in the
%   original program at the end of the game.

show_game(State, Options) :-
    must_be_shown(State),
    (   is_over(State)
    ->  Over = true
    ;   Over = false
    ),
    show_position(State, Over, Options).

is_over([_,_,_,Amount,Turn|_]) :-
    var(Turn),
    !,
    Amount =:= 0.
is_over(State) :-
    \+ turn(State, _).

                /*******************************
                *            TURNS             *
                *******************************/

to_move([_,_,_,_,Player|_], Player).

%!  moves(+State, -Moves:list) is det.
%
%   Moves are the whole turns of the player to move (R4, R5):
%
%     - plant(Tree, Cell), the first turn of the game
%     - replant(From, To, Tree) moves the tree on From to To and plants Tree on
%       From

moves(State, Moves) :-
    findall(Move, turn(State, Move), Moves0),
    sort(Moves0, Moves).

turn(State, plant(Tree, Cell)) :-
    opening(State),
    !,
    State = [Board|_],
    in_hand(State, Tree),
    board_cell(Board, Cell, -1).
turn(State, replant(From, To, Tree)) :-
    State = [Board|_],
    size_of(Board, Size),
    free_tree(Board, Size, From),
    slide(Board, Size, _, From, To),
    in_hand(State, Tree).

opening([_,_,_,54|_]).

%   The player to move has Tree in hand.

in_hand(State, Tree) :-
    to_move(State, Player),
    hand_of(Player, State, Hand),
    member((Tree,Count), Hand),
    Count > 0.

%!  slides(+Board, +Cell, -Cells:list) is semidet.
%
%   Cells are the cells that the tree on Cell can move to, in standard order.

:- public slides/3.                     % original.pl

slides(Board, Cell, Cells) :-
    must_be_board(Board),
    must_be_cell(Cell),
    size_of(Board, Size),
    on_board(Size, Cell),
    (   empty(Board, Cell)
    ->  Cells = []
    ;   findall(To, slide(Board, Size, _, Cell, To), Cells0),
        sort(Cells0, Cells)
    ).

:- public plant_tree/4.                 % original/predicates.pl

plant_tree(Board, Tree, Cell, NewBoard) :-
    getPiece(Board, Cell, -1),
    set_cell(Board, Cell, Tree, NewBoard).

legal(State, plant(Tree, Cell)) :-
    opening(State),
    in_hand(State, Tree),
    State = [Board|_],
    size_of(Board, Size),
    on_board(Size, Cell),
    !.
legal(State, replant(From, To, Tree)) :-
    \+ opening(State),
    in_hand(State, Tree),
    State = [Board|_],
    size_of(Board, Size),
    on_board(Size, From),
    \+ empty(Board, From),
    slide(Board, Size, _, From, To),
    !.

play_ply(State, Move, NewState) :-
    play_turn(Move, State, NewState).

play_turn(plant(Tree, Cell), State, NewState) :-
    plant(State, Tree, Cell, NewState).
play_turn(replant(From, To, Tree), [Board|Rest], NewState) :-
    board_cell(Board, From, Moved),
    !,
    set_cell(Board, To, Moved, Board1),
    plant([Board1|Rest], Tree, From, NewState).

%   Plants Tree of the player to move on Cell and ends the turn (R7).

plant([Board,Hand1,Hand2,Amount,Turn|Goals], Tree, Cell,
      [NewBoard,NewHand1,NewHand2,NewAmount,NewTurn|Goals]) :-
    set_cell(Board, Cell, Tree, NewBoard),
    canonical_hand(Hand1, Canonical1),
    canonical_hand(Hand2, Canonical2),
    (   Turn == 1
    ->  take_tree(Canonical1, Tree, NewHand1),
        NewHand2 = Canonical2
    ;   take_tree(Canonical2, Tree, NewHand2),
        NewHand1 = Canonical1
    ),
    NewAmount is Amount-1,
    NewTurn is 3-Turn.

ply_effects(State, _, NewState, Messages) :-
    effects(goal_points, State, NewState, Messages).

%!  broken_rules(+State, +Move, -Reasons:list) is det.
%
%   Reasons are broken(Rule, waldmeister(Why)) for the rules that forbid Move, a
%   whole turn, in State, in which the game is not over. Move may be the text of
%   a turn that does not name the tree to plant.
%
%   @error type_error(wald_meister_move, Move)

broken_rules(State, Text, Reasons) :-
    string(Text),
    !,
    slide_notation(State, Text, From, To),
    once(in_hand(State, Tree)),
    broken_rules(State, replant(From, To, Tree), Reasons).
broken_rules(State, Move, Reasons) :-
    must_be_state(State),
    must_be_move(Move),
    State = [Board|_],
    size_of(Board, Size),
    findall(broken(Rule, waldmeister(Why)),
            forbids(Rule, Why, Move, State, Size),
            Reasons).

%!  forbids(?Rule, ?Why, +Move, +State, +Size) is nondet.
%
%   Rule forbids Move on a board of Size. Why is the message waldmeister(Why).

forbids(1, off_board(Cell), Move, _, Size) :-
    (   Move = plant(_, Cell)
    ;   Move = replant(Cell, _, _)
    ;   Move = replant(_, Cell, _)
    ),
    \+ on_board(Size, Cell).
forbids(4, first_turn, replant(_, _, _), State, _) :-
    opening(State).
forbids(5, later_turn, plant(_, _), State, _) :-
    \+ opening(State).
forbids(5, not_in_hand(Tree), Move, State, _) :-
    (   Move = plant(Tree, _)
    ;   Move = replant(_, _, Tree)
    ),
    \+ in_hand(State, Tree).
forbids(5, no_tree(Size, From), replant(From, _, _), State, Size) :-
    \+ opening(State),
    State = [Board|_],
    on_board(Size, From),
    empty(Board, From).
forbids(5, not_free(Size, From), replant(From, _, _), State, Size) :-
    tree_to_move(State, Size, From),
    State = [Board|_],
    \+ free_tree(Board, Size, From).
forbids(6, not_straight, replant(From, To, _), State, Size) :-
    tree_to_move(State, Size, From),
    on_board(Size, To),
    \+ line_to(Size, From, To, _).
forbids(6, in_the_way(Size, Cell), replant(From, To, _), State, Size) :-
    tree_to_move(State, Size, From),
    State = [Board|_],
    free_tree(Board, Size, From),
    line_to(Size, From, To, Direction),
    \+ slide(Board, Size, Direction, From, To),
    once(( line_to(Size, From, Cell, Direction),
           \+ empty(Board, Cell)
         )).

tree_to_move([Board|_], Size, From) :-
    on_board(Size, From),
    \+ empty(Board, From).

%   On a board without other trees, a tree on From could move in Direction to
%   To.

line_to(Size, From, To, Direction) :-
    generate_matrix(Size, Board),
    slide(Board, Size, Direction, From, To).

                /*******************************
                *             END              *
                *******************************/

%   R8, R10.

winner(State, Winner) :-
    \+ turn(State, _),
    points(State, 1, Points1),
    points(State, 2, Points2),
    compare(Order, Points1, Points2),
    leader(Order, Winner).

leader(>, 1).
leader(<, 2).
leader(=, draw).

ending(State, Why) :-
    \+ turn(State, _),
    end(State, Why).

end([_,_,_,0|_], planted) :-
    !.
end([Board|_], full) :-
    \+ board_cell(Board, _, -1),
    !.
end(State, no_turn(Player)) :-
    to_move(State, Player).

worth(State, Player, Value) :-
    points(State, Player, Value).

%   R9.

points(State, Player, Points) :-
    State = [Board|_],
    player_goal(State, Player, Goal),
    goal_points(Goal, Board, Points).

                /*******************************
                *             BOTS             *
                *******************************/

%!  level_moves(+Level, +State, -Moves:list) is det.
%
%   R11, R12: at level 1 Moves are all moves; at level 2 the candidates of the
%   highest score, or all moves if there is no candidate.

level_moves(1, State, Moves) :-
    moves(State, Moves).
level_moves(2, State, Moves) :-
    State = [Board|_],
    to_move(State, Player),
    player_goal(State, Player, Goal),
    hand_of(Player, State, Hand),
    findall(Cell, tree_on(Board, Cell, _), Cells),
    greedy(Board, Goal, Hand, Cells, Moves0),
    (   Moves0 == []
    ->  moves(State, Moves)
    ;   Moves = Moves0
    ).

%!  greedy_moves(+Board, +Goal, +Hand, +Cells, -Moves:list) is det.
%
%   Moves are the candidates of the highest score for Goal, 1 or 2, that move
%   a tree on Cells and plant a tree from Hand.

:- public greedy_moves/5.               % original.pl

greedy_moves(Board, Goal, Hand, Cells, Moves) :-
    must_be_board(Board),
    must_be_one_to(goal, 2, Goal),
    must_be_hand(Hand),
    must_be_cells(Cells),
    greedy(Board, Goal, Hand, Cells, Moves).

greedy(Board, Goal, Hand, Cells, Moves) :-
    findall(Score-Move,
            ( candidate(Board, Goal, Hand, Cells, Move),
              score(Move, Board, Goal, Score)
            ),
            Scored),
    (   max_member(Best-_, Scored)
    ->  findall(Move, member(Best-Move, Scored), Moves0),
        sort(Moves0, Moves)
    ;   Moves = []
    ).

%   R12: the new tree and the moved tree each get a neighbour with the same
%   attribute, on the board before the move.

candidate(Board, Goal, Hand, Cells, replant(From, To, Tree)) :-
    size_of(Board, Size),
    member((Tree,Count), Hand),
    Count > 0,
    tree_on(Board, From, Moved),
    memberchk(From, Cells),
    near_alike(Board, Size, Goal, From, Tree),
    slide(Board, Size, _, From, To),
    near_alike(Board, Size, Goal, To, Moved).

score(replant(From, To, Tree), Board, Goal, Score) :-
    board_cell(Board, From, Moved),
    !,
    set_cell(Board, To, Moved, Board1),
    set_cell(Board1, From, Tree, Board2),
    goal_points(Goal, Board2, Score).

%!  bot_move(+State, +Goal, +Hand, +Cells, -Turn) is semidet.
%
%   Turn is ((Tree,Cell),NewCell,NewTree), drawn from the best candidates for
%   Goal, `'Height'` or `'Color'` (R12), or from all turns if there is no
%   candidate.

bot_move(State, Goal, Hand, Cells, Turn) :-
    waldmeister_original:bot_move(waldmeister_reference, State, Goal, Hand,
                                  Cells, Turn).

                /*******************************
                *      ORIGINAL PREDICATES     *
                *******************************/

%!  getPiece(+Board, +Cell, -Piece) is semidet.
%
%   Piece is the tree on Cell, -1 if there is none. Fails if Cell is not
%   on Board.

getPiece(Board, Cell, Piece) :-
    get_size(Board, Size),
    must_be_cell(Cell),
    on_board(Size, Cell),
    board_cell(Board, Cell, Piece),
    !.

%!  collect_available_trees(+Hand, -Kinds) is det.
%
%   Kinds are the kinds of the trees in Hand, in standard order.

collect_available_trees(Hand, Kinds) :-
    must_be_hand(Hand),
    canonical_hand(Hand, Canonical),
    findall(Kind, (member((Kind,Count), Canonical), Count > 0), Kinds).

%!  change_turn(+State, -NewState) is det.
%
%   NewState is State with the other player to move. Reads only the fifth
%   element.

change_turn(State, NewState) :-
    must_be_original_state(State),
    State = [Board,Hand1,Hand2,Amount,Turn|Goals],
    must_be_player([1,2], Turn),
    NewTurn is 3-Turn,
    NewState = [Board,Hand1,Hand2,Amount,NewTurn|Goals].

%!  get_free_trees_in_board(+X, +Y, +Board, +Rows, -Cells) is semidet.
%
%   Cells are the cells of trees that have an empty neighbour, in standard
%   order, from X-Y on: 0 and 0 give all. Fails unless Rows are the rows of
%   Board from X on.

get_free_trees_in_board(X, Y, Board, Rows, Cells) :-
    waldmeister_original:get_free_trees_in_board(waldmeister_reference, X, Y,
                                                 Board, Rows, Cells).

:- public free_trees/2.                 % original.pl

free_trees(Board, Cells) :-
    must_be_board(Board),
    size_of(Board, Size),
    findall(Cell, free_tree(Board, Size, Cell), Cells).

%!  getPositionNear(+Size, +X, +Y, -Cell) is nondet.
%
%   Cell is a neighbour of X-Y on a board of Size.

getPositionNear(Size, X, Y, Cell) :-
    must_be_one_to(board_size, 11, Size),
    must_be_cell(X-Y),
    on_board(Size, X-Y),
    step(Size, _, X-Y, Cell).

%!  count_height_values(+Board, -Points) is det.
%!  count_color_values(+Board, -Points) is det.
%
%   Points is the number of points on Board for the goal heights or colours
%   (R9).

count_height_values(Board, Points) :-
    must_be_board(Board),
    goal_points(1, Board, Points).

count_color_values(Board, Points) :-
    must_be_board(Board),
    goal_points(2, Board, Points).

%!  height_bfs(+Board, +Size, +Visited, +Height, +Max0, -Max) is det.
%!  color_bfs(+Board, +Size, +Visited, +Color, +Max0, -Max) is det.
%
%   Max is the greater of Max0 and the size of the largest group of Height or
%   Color outside the cells Visited.
%
%   @error domain_error(board_size, Size) if Board has another size,
%   domain_error(height, Height) or domain_error(color, Color),
%   type_error(nonneg, Max0)

height_bfs(Board, Size, Visited, Height, Max0, Max) :-
    waldmeister_original:height_bfs(waldmeister_reference, Board, Size, Visited,
                                    Height, Max0, Max).

color_bfs(Board, Size, Visited, Color, Max0, Max) :-
    waldmeister_original:color_bfs(waldmeister_reference, Board, Size, Visited,
                                   Color, Max0, Max).

:- public height_group/5, color_group/5. % original.pl

height_group(Board, Size, Visited, Height, Count) :-
    group_size(1, height, Board, Size, Visited, Height, Count).

color_group(Board, Size, Visited, Color, Count) :-
    group_size(2, color, Board, Size, Visited, Color, Count).

group_size(Goal, Domain, Board, Size, Visited, Attribute, Count) :-
    must_be_size_of(Board, Size),
    must_be_cells(Visited),
    must_be_one_to(Domain, 3, Attribute),
    largest_group(Goal, Board, Visited, Attribute, Group),
    length(Group, Count).

%!  game_over(+State, -Winner, -HeightPoints, -ColorPoints) is det.
%
%   Returns the points of the board, whether or not the game is over. Winner is
%   the leading goal, 1 for heights, 2 for colours, or 0 for a tie.

game_over(State, Winner, HeightPoints, ColorPoints) :-
    waldmeister_original:game_over(waldmeister_reference, State, Winner,
                                   HeightPoints, ColorPoints).

%!  original_goal(?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program, to compare and to measure
%   it, see tabuleiro/compare/originals.

original_goal(What, State, Goal) :-
    original_goal(waldmeister_reference, What, State, Goal).
