/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_tree,
          [ children/3,                 % +Tree, +State, -Children
            child_score/11              % +Tree, +Player, +State, +Depth,
                                        % +Line, +Alpha, +Beta, +Seen0,
                                        % -Seen, -Score, -Moves
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [select/3, selectchk/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3]).
:- use_module(news, [tell_again/1]).
:- use_module(prolog_score).
:- use_module(prolog_table).

/** <module> Alpha-beta below the root, in Prolog

The arguments of a search:

  - Tree is tree(Game, Players, Deadline, MaxNodes, Repetition, News), constant
    in a search
  - Seen is seen(Nodes, Ends, Table): the nodes searched; `open` if a line was
    cut at its depth, `closed` if all lines reached the end of the game; the
    table, see tabuleiro/search/prolog_table
  - Line is line(Ply, States): the plies from the root, and the states on the
    way, the last one first
*/

%!  children(+Tree, +State, -Children:list) is det.
%
%   Children are child(Move, NewState), one for each legal move.

children(tree(Game, _, _, _, _, _), State, Children) :-
    moves_of(Game, State, Moves),
    maplist(child(Game, State), Moves, Children).

child(Game, State, Move, child(Move, NewState)) :-
    moved_to(Game, State, Move, NewState).

%!  child_score(+Tree, +Player, +State, +Depth, +Line, +Alpha, +Beta,
%!              +Seen0, -Seen, -Score, -Moves) is det.
%
%   Score is that of State for Player, who has just moved and may be to move
%   again.

child_score(Tree, Player, State, Depth, Line, Alpha, Beta,
            Seen0, Seen, Score, Moves) :-
    Tree = tree(Game, _, _, _, _, _),
    once(Game:player_to_move(State, Next)),
    (   Next == Player
    ->  score(Tree, Next, State, Depth, Line, Alpha, Beta,
              Seen0, Seen, Score, Moves)
    ;   Alpha1 is -Beta,
        Beta1 is -Alpha,
        score(Tree, Next, State, Depth, Line, Alpha1, Beta1,
              Seen0, Seen, Score1, Moves),
        Score is -Score1
    ).

%!  score(+Tree, +Player, +State, +Depth, +Line, +Alpha, +Beta,
%!        +Seen0, -Seen, -Score, -Moves) is det.
%
%   Score is that of State for Player, who is to move, at Depth plies. It is
%   exact between Alpha and Beta, an upper bound if Alpha or less, a lower
%   bound if Beta or more. Moves are the principal variation.

score(Tree, Player, State, Depth, Line, Alpha, Beta,
      Seen0, Seen, Score, Moves) :-
    Tree = tree(Game, _, _, _, Repetition, _),
    Line = line(Ply, States),
    one_more(Tree, Seen0, Seen1),
    (   once(Game:game_over(State, Winner))
    ->  outcome(Winner, Player, Ply, Score),
        Moves = [],
        Seen = Seen1
    ;   Repetition == true,
        memberchk(State, States)
    ->  Score = 0,
        Moves = [],
        Seen = Seen1
    ;   Depth =:= 0
    ->  lead(Tree, State, Player, Score),
        Moves = [],
        with_ends(open, Seen1, Seen)
    ;   Seen1 = seen(_, _, Table),
        known(State, Table, Known),
        (   Repetition == false,
            known_score(Known, Depth, Ply, Alpha, Beta, Score, Moves, Ends)
        ->  with_ends(Ends, Seen1, Seen)
        ;   inner_score(Tree, Player, State, Known, Depth, Line, Alpha, Beta,
                        Seen1, Seen, Score, Moves)
        )
    ).

with_ends(closed, Seen, Seen).
with_ends(open, seen(Nodes, _, Table), seen(Nodes, open, Table)).

inner_score(Tree, Player, State, Known, Depth, line(Ply, States), Alpha, Beta,
            seen(Nodes0, Ends0, Table0), Seen, Score, Moves) :-
    children(Tree, State, Children0),
    (   Children0 == []                 % the game is stuck
    ->  lead(Tree, State, Player, Score),
        Moves = [],
        Seen = seen(Nodes0, Ends0, Table0)
    ;   best_of(Children0, Tree, Player, Known, Depth, line(Ply, States),
                Alpha, Beta, State, seen(Nodes0, Ends0, Table0), Seen,
                Score, Moves)
    ).

best_of(Children0, Tree, Player, Known, Depth, line(Ply, States), Alpha, Beta,
        State, seen(Nodes0, Ends0, Table0), Seen, Score, Moves) :-
    promising_first(Depth, Tree, Player, Nodes0, Children0, Children1),
    known_first(Known, Children1, Children),
    Depth1 is Depth-1,
    Ply1 is Ply+1,
    infinite(Infinite),
    Least is -Infinite,
    best_child(Children,
               node(Tree, Player, Depth1, line(Ply1, [State|States]), Beta),
               Alpha, Least, [], seen(Nodes0, closed, Table0),
               seen(Nodes, Ends, Table1), Score, Moves),
    bound(Score, Alpha, Beta, Bound),
    sooner(Score, Ply, Kept),
    remember(State, known(Depth, Bound, Kept, Moves, Ends), Nodes,
             Table1, Table),
    with_ends(Ends0, seen(Nodes, Ends, Table), Seen).

best_child([], _, _, Best, Moves, Seen, Seen, Best, Moves).
best_child([child(Move, State)|Children], Node, Alpha0, Best0, Moves0,
           Seen0, Seen, Best, Moves) :-
    Node = node(Tree, Player, Depth, Line, Beta),
    child_score(Tree, Player, State, Depth, Line, Alpha0, Beta,
                Seen0, Seen1, Score, Answer),
    (   Score > Best0
    ->  Best1 = Score,
        Moves1 = [Move|Answer]
    ;   Best1 = Best0,
        Moves1 = Moves0
    ),
    (   Best1 >= Beta                   % the opponent avoids this node
    ->  Best = Best1,
        Moves = Moves1,
        Seen = Seen1
    ;   Alpha is max(Alpha0, Best1),
        best_child(Children, Node, Alpha, Best1, Moves1,
                   Seen1, Seen, Best, Moves)
    ).

%   Children in the order of their values: the sooner the best move is
%   searched, the more is cut off. One ply above the leaves the ordering costs
%   more than it saves.

promising_first(1, _, _, _, Children, Children) :-
    !.
promising_first(_, Tree, Player, Nodes, Children0, Children) :-
    maplist(promise(Tree, Player, Nodes), Children0, Keyed0),
    sort(1, @>=, Keyed0, Keyed),
    pairs_values(Keyed, Children).

%   The values of a thousand moves may take half a second: limits are checked.

promise(Tree, Player, Nodes, child(Move, State),
        Promise-child(Move, State)) :-
    keep_to_limits(Tree, Nodes),
    lead(Tree, State, Player, Promise).

%   The best move of the last iteration comes first.

known_first(none, Children, Children).
known_first(known(_, _, _, [Move|_], _), Children, [Child|Others]) :-
    Child = child(Move, _),
    selectchk(Child, Children, Others).

%!  lead(+Tree, +State, +Player, -Score) is det.
%
%   Score is value/3 of Player less that of the opponent.

lead(Tree, State, Player, Score) :-
    Tree = tree(Game, Players, _, _, _, _),
    once(select(Player, Players, [Other])),
    once(Game:value(State, Player, Own)),
    once(Game:value(State, Other, Theirs)),
    Lead is Own-Theirs,
    clipped(Lead, Score).

                /*******************************
                *            LIMITS            *
                *******************************/

%!  one_more(+Tree, +Seen0, -Seen) is det.
%
%   Counts a node.

one_more(Tree, seen(Nodes0, Ends, Table), seen(Nodes, Ends, Table)) :-
    keep_to_limits(Tree, Nodes0),
    Nodes is Nodes0+1.

%!  keep_to_limits(+Tree, +Nodes) is det.
%
%   True if time is left and Nodes is below the limit. The search is asked here
%   for its news.
%
%   @throws tabuleiro_search_limit(Nodes), which score_all/9 catches

keep_to_limits(tree(_, _, Deadline, MaxNodes, _, News), Nodes) :-
    (   within_nodes(MaxNodes, Nodes),
        within_time(Deadline)
    ->  tell_again(News)
    ;   throw(tabuleiro_search_limit(Nodes))
    ).

within_nodes(none, _) :-
    !.
within_nodes(Max, Nodes) :-
    Nodes < Max.

within_time(none) :-
    !.
within_time(Deadline) :-
    get_time(Now),
    Now < Deadline.
