/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_root,
          [ root_score/7,               % +Root, +Depth, +State, +Alpha,
                                        % +Seen0, -Seen, -Found
            best_scores/6,              % +Count, +Score, +Best0, -Best,
                                        % +Alpha0, -Alpha
            first/3                     % +Count, +List, -First
          ]).
:- use_module(library(lists), [append/3, nth1/3]).
:- use_module(prolog_score).
:- use_module(prolog_tree).

/** <module> One move at the root of the search in Prolog

Root is root(Tree, State, Player, Count, MaxDepth): Player is to move in State,
and the best Count moves are looked for.
*/

%!  root_score(+Root, +Depth, +State, +Alpha, +Seen0, -Seen, -Found) is det.
%
%   Found is found(Score, Moves) of State, after a move at Root that is searched
%   to Depth: Score is exact above Alpha, else an upper bound. It is `stopped`
%   after a limit.

root_score(root(Tree, Start, Player, _, _), Depth, State, Alpha, Seen0, Seen,
           Found) :-
    infinite(Infinite),
    Depth1 is Depth-1,
    catch(child_score(Tree, Player, State, Depth1, line(1, [Start]), Alpha,
                      Infinite, Seen0, Seen1, Score, Moves),
          tabuleiro_search_limit(Nodes),
          true),
    (   integer(Nodes)
    ->  Seen = seen(Nodes, open, none),
        Found = stopped
    ;   Seen = Seen1,
        Found = found(Score, Moves)
    ).

%!  best_scores(+Count, +Score, +Best0, -Best, +Alpha0, -Alpha) is det.
%
%   Best are the highest Count of Score and Best0, the highest first. A move
%   that scores Alpha or less is not among the best Count.

best_scores(Count, Score, Best0, Best, Alpha0, Alpha) :-
    sort(0, @>=, [Score|Best0], Best1),
    first(Count, Best1, Best),
    (   integer(Count),
        nth1(Count, Best, Last)         % Count scores are known
    ->  just_below(Last, Alpha)
    ;   Alpha = Alpha0
    ).

%!  first(+Count, +List, -First:list) is det.
%
%   First are the first Count elements of List: all if Count is no integer, or
%   more than there are.

first(Count, List, First) :-
    (   \+ integer(Count)
    ->  First = List
    ;   length(List, Length),
        Shown is min(Count, Length),
        length(First, Shown),
        append(First, _, List)
    ).
