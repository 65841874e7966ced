/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_search,
          [ search_move/4,              % +Game, +State, +Options, -Move
            search_move_line/4,         % +Game, +State, +Options, -Line
            search_best_moves/4,        % +Game, +State, +Options, -Moves
            search_lines/4              % +Game, +State, +Options, -Lines
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists), [member/2, min_list/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(rbtrees), [rb_empty/1]).
:- use_module('../game/faulty', [faulty_game/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/cores', [cores/1]).
:- use_module('../base/options', [check_options/3]).
:- use_module(news).
:- use_module(prolog_root).
:- use_module(prolog_score).
:- use_module(prolog_team).
:- use_module(prolog_tree, [children/3]).
:- use_module(search_options, [search_option/5]).
:- use_module(time_plan, [clock_seconds/2]).

/** <module> Alpha-beta search of any game, in Prolog

The search knows a game through its interface alone. A leaf scores value/3 of
the player to move less that of the opponent. A won game scores more than any
value, more the sooner it is won; a draw scores 0.

A ply is one move. The state says who moves next: a turn may have several
plies. Iterative deepening adds a ply until a limit is reached or no line is
open, and searches the moves of the last iteration in the order of their
scores. Nothing is random, and nothing is kept between calls. The first ply is
searched whatever the limits: without it a slow game would be played at random.
Threads share the moves at the root, see tabuleiro/search/prolog_team.

@see https://www.chessprogramming.org/Alpha-Beta
@see https://www.chessprogramming.org/Iterative_Deepening
*/

%!  search_move(+Game, +State, +Options, -Move) is semidet.
%
%   Move is the first in standard order of search_best_moves/4. Fails when
%   the game is over.
%
%       ?- load_game(tactigon, Game), Game:initial_state(default, S),
%          search_move(Game, S, [depth(2)], Move).
%
%   @error as search_lines/4

search_move(Game, State, Options, Move) :-
    search_move_line(Game, State, Options, Line),
    Move = Line.move.

%!  search_move_line(+Game, +State, +Options, -Line:dict) is semidet.
%
%   Line, as in search_lines/4, begins with the move of search_move/4.
%
%   @error as search_lines/4

search_move_line(Game, State, Options0, Line) :-
    check_options(search_option(prolog), Options0, Options),
    searched(Game, State, 1, Options, Scored, Depth, Nodes),
    best_scored(Scored, Best),
    sort(2, @<, Best, [First|_]),
    line(Depth, Nodes, First, Line).

%   Best are those of Scored with the highest score.

best_scored(Scored, Best) :-
    Scored = [scored(Highest,_,_)|_],
    include(scores(Highest), Scored, Best).

scores(Highest, scored(Score, _, _)) :-
    Score =:= Highest.

%!  search_best_moves(+Game, +State, +Options, -Moves:list) is det.
%
%   Moves are all moves of the highest score, in standard order; `[]` when the
%   game is over. Plain minimax finds the same. Options and errors are those
%   of search_lines/4.

search_best_moves(Game, State, Options0, Moves) :-
    check_options(search_option(prolog), Options0, Options),
    searched(Game, State, 1, Options, Scored, _, _),
    (   best_scored(Scored, Best)
    ->  maplist(arg(2), Best, Moves0),
        sort(Moves0, Moves)
    ;   Moves = []
    ).

%!  search_lines(+Game, +State, +Options, -Lines:list) is det.
%
%   Lines are the best lines of play from State, the best first; `[]` when the
%   game is over. Each is a dict with the keys
%
%     - score: for the player to move in State, a number, or win(Plies) or
%       loss(Plies) if the game is decided after that many plies
%     - moves: the moves of the line, fewer than depth if the game ends
%     - move: the first of them
%     - depth: the plies searched
%     - exact: `true`
%     - nodes: the positions searched for all lines
%
%   Game is loaded if need be. Without a limit the search takes time(1).
%
%   Options: search_option(prolog).
%
%   @error those of load_game/2, of check_options/3, those of Game for an
%   ill-formed State and those of faulty_game/2

search_lines(Game, State, Options0, Lines) :-
    check_options(search_option(prolog), Options0, Options),
    option(multi_pv(Count0), Options),
    (   Count0 == all
    ->  Count = inf
    ;   Count = Count0
    ),
    searched(Game, State, Count, Options, Scored, Depth, Nodes),
    lines(Count, Scored, Depth, Nodes, Lines).

lines(Count, Scored, Depth, Nodes, Lines) :-
    first(Count, Scored, Best),
    maplist(line(Depth, Nodes), Best, Lines).

line(Depth, Nodes, scored(Score0, Move, Moves),
     line{ score:Score, move:Move, moves:[Move|Moves], depth:Depth,
           exact:true, nodes:Nodes }) :-
    told_score(Score0, Score).

                /*******************************
                *           THE ROOT           *
                *******************************/

%!  searched(+Game, +State, +Count, +Options, -Scored, -Depth, -Nodes) is det.
%
%   Scored are scored(Score, Move, Moves) for all moves, the best first, moves
%   of equal score in standard order. The scores of the first Count, and those
%   equal to the last of them, are exact.

searched(Game, State, Count, Options, Scored, Depth, Nodes) :-
    load_game(Game, Module),
    limits(Options, MaxDepth, Deadline, MaxNodes),
    open_news(Options, News),
    once(Module:game_info(Info)),
    repetition(Options, Info, Repetition),
    Tree = tree(Module, Info.players, Deadline, MaxNodes, Repetition, News),
    children(Tree, State, Children),
    (   Children == []
    ->  must_be_over(Module, State),
        Scored = [],
        Depth = 0,
        Nodes = 0
    ;   once(Module:player_to_move(State, Player)),
        FirstTree = tree(Module, Info.players, none, none, Repetition, none),
        rb_empty(Table),
        one_depth(root(FirstTree, State, Player, Count, 1), none, 1, Children,
                  seen(0, closed, Table), Seen, _, Scored1),
        Root = root(Tree, State, Player, Count, MaxDepth),
        (   next_depth(1, Root, Scored1, Seen, _),
            threads(Options, Info, Children, Threads)
        ->  in_order(Scored1, Children, Ordered),
            with_team(Threads, Root, Ordered,
                      deepen(1, Root, Scored1, Children, Seen,
                             Scored, Depth, Nodes))
        ;   deepen(1, Root, Scored1, Children, Seen, Scored, Depth, Nodes,
                   none)
        )
    ).

must_be_over(Game, State) :-
    (   Game:game_over(State, _)
    ->  true
    ;   faulty_game(Game, stuck)
    ).

limits(Options0, MaxDepth, Deadline, MaxNodes) :-
    (   member(Limit, [depth(_),nodes(_),time(_),clock(_)]),
        option(Limit, Options0)
    ->  Options = Options0
    ;   Options = [time(1)]
    ),
    findall(Time,
            ( option(time(Time), Options)
            ; clock_seconds(Options, Time)
            ),
            Times),
    (   min_list(Times, Seconds)
    ->  get_time(Now),
        Deadline is Now+Seconds
    ;   Deadline = none
    ),
    option(nodes(MaxNodes), Options, none),
    option(depth(MaxDepth), Options, inf).

%!  threads(+Options, +Info, +Children, -Threads) is semidet.
%
%   Threads, two or more, share the search of Children. A game that cannot play
%   two games at a time cannot be searched by two threads. Unless Options have
%   `threads`, only the clock makes a search take several: what depth and nodes
%   limit is reproducible.

threads(Options, Info, Children, Threads) :-
    current_prolog_flag(threads, true),
    \+ option(nodes(_), Options),
    (   option(threads(Wanted), Options)
    ->  true
    ;   \+ option(depth(_), Options),
        cores(Wanted)
    ),
    (   get_dict(jobs, Info, Jobs)
    ->  true
    ;   Jobs = Wanted
    ),
    length(Children, Count),
    Threads is min(Wanted, min(Jobs, Count)),
    Threads >= 2.

%   A game with a bound on its length has no repetitions.

repetition(Options, Info, Repetition) :-
    option(repetition(Repetition0), Options),
    (   get_dict(longest_game, Info, Longest),
        Longest < inf
    ->  Repetition = false
    ;   Repetition = Repetition0
    ).

%!  deepen(+Depth0, +Root, +Scored0, +Children, +Seen0,
%!         -Scored, -Depth, -Nodes, +Team) is det.
%
%   Iterative deepening: Scored0 is the result at Depth0.

deepen(Depth0, Root, Scored0, Children, Seen0, Scored, Depth, Nodes, Team) :-
    tell_scored(Root, Depth0, Scored0, Seen0),
    (   next_depth(Depth0, Root, Scored0, Seen0, Depth1)
    ->  in_order(Scored0, Children, Ordered),
        Seen0 = seen(Nodes0, _, Table),
        one_depth(Root, Team, Depth1, Ordered, seen(Nodes0, closed, Table),
                  Seen1, End, Scored1),
        (   End == finished
        ->  deepen(Depth1, Root, Scored1, Children, Seen1, Scored, Depth,
                   Nodes, Team)
        ;   Seen1 = seen(Nodes, _, _),
            (   Root = root(_, _, _, 1, _),
                Scored1 = [_|_]
            ->  Scored = Scored1,
                Depth = Depth1
            ;   Scored = Scored0,
                Depth = Depth0
            )
        )
    ;   Scored = Scored0,
        Depth = Depth0,
        Seen0 = seen(Nodes, _, _)
    ).

tell_scored(root(tree(_, _, _, _, _, News), _, _, Count, _), Depth, Scored,
            seen(Nodes, _, _)) :-
    (   News == none
    ->  true
    ;   lines(Count, Scored, Depth, Nodes, Lines),
        tell_depth(News, Depth, Nodes, Lines)
    ).

%   A deeper iteration may change the result if a line was cut at its depth
%   and not all of the first Count moves are decided.

next_depth(Depth0, root(_, _, _, Count, MaxDepth), Scored,
           seen(_, open, _), Depth) :-
    Depth0 \== MaxDepth,
    first(Count, Scored, Best),
    \+ forall(member(S, Best), decided(S)),
    Depth is Depth0+1.

in_order(Scored, Children, Ordered) :-
    maplist(child_of(Children), Scored, Ordered).

child_of(Children, scored(_, Move, _), child(Move, State)) :-
    member(child(Move0, State), Children),
    Move0 == Move,
    !.

%!  one_depth(+Root, +Team, +Depth, +Children, +Seen0,
%!            -Seen, -End, -Scored) is det.
%
%   Searches Children, with the threads of Team unless it is `none`. A move that
%   is not among the best Count so far is only proved worse. End is `finished`,
%   or `stopped` by a limit: then Scored has the children that were finished;
%   none if the first of Children was not.

one_depth(Root, Team, Depth, Children, Seen0, Seen, End, Scored) :-
    infinite(Infinite),
    Least is -Infinite,
    (   Team == none
    ->  score_all(Children, Root, Depth, [], Least, Seen0, Seen, End, Scored0)
    ;   team_scores(Team, Root, Depth, Children, Seen0, Seen, End, Scored0)
    ),
    sort(2, @<, Scored0, Scored1),
    sort(1, @>=, Scored1, Scored).

score_all([], _, _, _, _, Seen, Seen, finished, []).
score_all([child(Move, State)|Children], Root, Depth, Best0, Alpha0,
          Seen0, Seen, End, Scored) :-
    Root = root(_, _, _, Count, _),
    root_score(Root, Depth, State, Alpha0, Seen0, Seen1, Found),
    (   Found == stopped
    ->  Seen = Seen1,
        End = stopped,
        Scored = []
    ;   Found = found(Score, Moves),
        best_scores(Count, Score, Best0, Best, Alpha0, Alpha),
        Scored = [scored(Score, Move, Moves)|Scored1],
        score_all(Children, Root, Depth, Best, Alpha, Seen1, Seen, End,
                  Scored1)
    ).

decided(scored(Score, _, _)) :-
    told_score(Score, Told),
    compound(Told).
