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
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [select/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3, value_of/4]).
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

%   The best move of the last iteration is searched before the others are even
%   generated: where it suffices, the program is not asked for them.

inner_score(Tree, Player, State, Known, Depth, line(Ply, States), Alpha, Beta,
            seen(Nodes0, Ends0, Table0), Seen, Score, Moves) :-
    Depth1 is Depth-1,
    Ply1 is Ply+1,
    Node = node(Tree, Player, State, Depth1, line(Ply1, [State|States]), Beta),
    infinite(Infinite),
    Least is -Infinite,
    best_known(Known, First),
    best_child(First, Node, Alpha, best(Least, []), Best1,
               seen(Nodes0, closed, Table0), Seen1),
    (   is_cut(Best1, Beta)
    ->  Best = Best1,
        Seen2 = Seen1
    ;   others(First, Node, Seen1, Others),
        best_child(Others, Node, Alpha, Best1, Best, Seen1, Seen2)
    ),
    Best = best(Highest, Moves),
    Seen2 = seen(Nodes, Ends, Table1),
    (   Moves == []                     % the game is stuck
    ->  lead(Tree, State, Player, Score),
        Seen = seen(Nodes, Ends0, Table1)
    ;   Score = Highest,
        bound(Score, Alpha, Beta, Bound),
        sooner(Score, Ply, Kept),
        remember(State, known(Depth, Bound, Kept, Moves, Ends), Nodes,
                 Table1, Table),
        with_ends(Ends0, seen(Nodes, Ends, Table), Seen)
    ).

best_known(none, []).
best_known(known(_, _, _, [Move|_], _), [child(Move, _)]).

is_cut(best(Score, _), Beta) :-         % the opponent avoids this node
    Score >= Beta.

%!  best_child(+Children, +Node, +Alpha, +Best0, -Best, +Seen0, -Seen) is det.
%
%   Best is best(Score, Moves) of Best0 and Children, child(Move, State) with
%   an unbound State where Move is still to be made.

best_child([], _, _, Best, Best, Seen, Seen).
best_child([child(Move, State)|Children], Node, Alpha, Best0, Best,
           Seen0, Seen) :-
    Node = node(Tree, Player, State0, Depth, Line, Beta),
    Best0 = best(Score0, _),
    Alpha1 is max(Alpha, Score0),
    reached(Tree, State0, Move, State),
    child_score(Tree, Player, State, Depth, Line, Alpha1, Beta,
                Seen0, Seen1, Score, Answer),
    (   Score > Score0
    ->  Best1 = best(Score, [Move|Answer])
    ;   Best1 = Best0
    ),
    (   is_cut(Best1, Beta)
    ->  Best = Best1,
        Seen = Seen1
    ;   best_child(Children, Node, Alpha, Best1, Best, Seen1, Seen)
    ).

reached(tree(Game, _, _, _, _, _), State0, Move, State) :-
    (   var(State)
    ->  moved_to(Game, State0, Move, State)
    ;   true
    ).

%!  others(+First, +Node, +Seen, -Children) is det.
%
%   Children are those of Node besides First, in the order of their values: the
%   sooner the best move is searched, the more is cut off. One ply above the
%   leaves the ordering costs more than it saves, and no move is made before it
%   is searched.

others(First, node(Tree, Player, State, Depth, _, _), seen(Nodes, _, _),
       Children) :-
    Tree = tree(Game, _, _, _, _, _),
    moves_of(Game, State, Moves0),
    (   First = [child(Move, _)]
    ->  exclude(==(Move), Moves0, Moves)
    ;   Moves = Moves0
    ),
    (   Depth =:= 0
    ->  maplist(unmade, Moves, Children)
    ;   maplist(promise(Tree, Player, State, Nodes), Moves, Keyed0),
        sort(1, @>=, Keyed0, Keyed),
        pairs_values(Keyed, Children)
    ).

unmade(Move, child(Move, _)).

%   The values of a thousand moves may take half a second: limits are checked.

promise(Tree, Player, State0, Nodes, Move, Promise-child(Move, State)) :-
    keep_to_limits(Tree, Nodes),
    reached(Tree, State0, Move, State),
    lead(Tree, State, Player, Promise).

%!  lead(+Tree, +State, +Player, -Score) is det.
%
%   Score is value/3 of Player less that of the opponent.

lead(Tree, State, Player, Score) :-
    Tree = tree(Game, Players, _, _, _, _),
    once(select(Player, Players, [Other])),
    value_of(Game, State, Player, Own),
    value_of(Game, State, Other, Theirs),
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
%   @throws tabuleiro_search_limit(Nodes), which root_score/7 catches

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
