/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_search,
          [ search_move/4,              % +Game, +State, +Options, -Move
            search_best_moves/4,        % +Game, +State, +Options, -Moves
            search_lines/4              % +Game, +State, +Options, -Lines
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2, nth1/3, select/3, selectchk/3]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(rbtrees), [rb_empty/1, rb_insert/4, rb_lookup/3]).
:- use_module('../interface/games', [load_game/2]).

/** <module> Alpha-beta search of any game, in Prolog

The search sees a game through its interface alone: it plays every move,
answers with every answer, and so on to a depth; what a position is worth
there is value/3 of the player to move less that of the other. Won games
are worth more than any value, the sooner the more, and drawn ones 0.

A ply is one move, and who moves next is asked of the state: a turn may
have several plies. The depth grows by one until a limit is reached or no
line is left open, and the best moves of one depth are looked at first in
the next. Nothing is drawn by lot and nothing is kept between calls.

@see https://www.chessprogramming.org/Alpha-Beta
@see https://www.chessprogramming.org/Iterative_Deepening
*/

:- predicate_options(search_move/4, 3,
                     [ pass_to(search_lines/4, 3) ]).
:- predicate_options(search_best_moves/4, 3,
                     [ pass_to(search_lines/4, 3) ]).
:- predicate_options(search_lines/4, 3,
                     [ depth(positive_integer), time(number),
                       nodes(positive_integer), multi_pv(any),
                       repetition(boolean)
                     ]).

                /*******************************
                *        WHAT TO ASK FOR       *
                *******************************/

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
    search_best_moves(Game, State, Options, [Move|_]).

%!  search_best_moves(+Game, +State, +Options, -Moves:list) is det.
%
%   Moves are all moves of the highest score, in standard order, as a search
%   without any cuts would find them; `[]` when the game is over. Options and
%   errors are those of search_lines/4.

search_best_moves(Game, State, Options, Moves) :-
    searched(Game, State, 1, Options, Scored, _, _),
    (   Scored = [scored(Best,_,_)|_]
    ->  findall(Move,
                ( member(scored(Score, Move, _), Scored),
                  Score =:= Best
                ),
                Moves0),
        sort(Moves0, Moves)
    ;   Moves = []
    ).

%!  search_lines(+Game, +State, +Options, -Lines:list) is det.
%
%   Lines are the best ways to play on from State, the best first, `[]` when
%   the game is over. Each is a dict with the keys
%
%     - score: what is gained, as the player to move in State sees it: a
%       number, or win(Plies) or loss(Plies), the game being won or lost
%       after that many plies
%     - moves: the moves of the line; there may be fewer than depth if the
%       game ends
%     - depth: how many plies were looked ahead
%     - nodes: how many positions were looked at for all lines
%
%   Game is loaded if need be. Options:
%
%     - depth(Plies), time(Seconds), nodes(Count): how far to look, how long
%       and at how many positions; default is time(1). One ply is always
%       finished. Of a depth that could not be finished counts what was
%       found if that is one line: the best move of the last depth is looked
%       at first.
%     - multi_pv(Count): the number of lines, one for each first move, or
%       `all`; default 1. All their scores are exact.
%     - repetition(Bool): if `true`, the default, a position that occurred
%       before in the line is a draw. In a game that cannot go on forever it
%       makes no difference.
%
%   The same options give the same lines, but for time(Seconds).
%
%   @error those of load_game/2; type_error or domain_error for the value of
%   an option; those of Game for an ill-formed State

search_lines(Game, State, Options, Lines) :-
    option(multi_pv(Count0), Options, 1),
    (   Count0 == all
    ->  Count = inf
    ;   must_be(positive_integer, Count0),
        Count = Count0
    ),
    searched(Game, State, Count, Options, Scored, Depth, Nodes),
    first(Count, Scored, Best),
    maplist(line(Depth, Nodes), Best, Lines).

line(Depth, Nodes, scored(Score0, Move, Moves),
     line{ score:Score, moves:[Move|Moves], depth:Depth, nodes:Nodes }) :-
    told_score(Score0, Score).

first(Count, List, First) :-
    (   Count \== 0,
        List = [X|Xs]
    ->  First = [X|First1],
        less(Count, Count1),
        first(Count1, Xs, First1)
    ;   First = []
    ).

less(inf, inf) :-
    !.
less(N, N1) :-
    N1 is N-1.

                /*******************************
                *            SCORES            *
                *******************************/

%   A score is a number, as the player to move sees it. A game that is won
%   after Plies from the root is worth won(Won) - Plies; what value/3 says
%   is kept well below.

won(0x4000000000000).
most(0x2000000000000).
infinite(0x8000000000000).

told_score(Score, Told) :-
    won(Won),
    most(Most),
    (   Score > Most
    ->  Plies is Won-Score,
        Told = win(Plies)
    ;   Score < -Most
    ->  Plies is Won+Score,
        Told = loss(Plies)
    ;   Told = Score
    ).

decided(scored(Score, _, _)) :-
    told_score(Score, Told),
    compound(Told).

%!  outcome(+Winner, +Player, +Ply, -Score) is det.

outcome(draw, _, _, 0) :-
    !.
outcome(Player, Player, Ply, Score) :-
    !,
    won(Won),
    Score is Won-Ply.
outcome(_, _, Ply, Score) :-
    won(Won),
    Score is Ply-Won.

%!  lead(+Tree, +State, +Player, -Score) is det.
%
%   Score is how much better State is for Player than for the other.

lead(Tree, State, Player, Score) :-
    Tree = tree(Game, Players, _, _, _),
    once(select(Player, Players, [Other])),
    once(Game:value(State, Player, Own)),
    once(Game:value(State, Other, Theirs)),
    most(Most),
    Lead is max(-Most, min(Most, Own-Theirs)),
    (   integer(Lead)
    ->  Score = Lead
    ;   Score is float(Lead)
    ).

%!  just_below(+Score, -Bound) is det.
%
%   Bound is less than Score, and no score is between them but those that a
%   value/3 with both integers and floats may have.

just_below(Score, Bound) :-
    (   integer(Score)
    ->  Bound is Score-1
    ;   infinite(Infinite),
        Bound is nexttoward(Score, -Infinite)
    ).

                /*******************************
                *           THE ROOT           *
                *******************************/

%!  searched(+Game, +State, +Count, +Options, -Scored, -Depth, -Nodes) is det.
%
%   Scored are all moves as scored(Score, Move, Moves), the best first, those
%   alike in standard order. The scores of the first Count and of those
%   alike to the last of them are exact.

searched(Game, State, Count, Options, Scored, Depth, Nodes) :-
    load_game(Game, Module),
    limits(Options, MaxDepth, Deadline, MaxNodes),
    once(Module:game_info(Info)),
    repetition(Options, Info, Repetition),
    Tree = tree(Module, Info.players, Deadline, MaxNodes, Repetition),
    children(Tree, State, Children),
    (   Children == []
    ->  Scored = [],
        Depth = 0,
        Nodes = 0
    ;   once(Module:player_to_move(State, Player)),
        FirstTree = tree(Module, Info.players, none, none, Repetition),
        rb_empty(Table),
        one_depth(root(FirstTree, State, Player, Count, 1), 1, Children,
                  seen(0, closed, Table), Seen, _, Scored1),
        deepen(1, root(Tree, State, Player, Count, MaxDepth), Scored1,
               Children, Seen, Scored, Depth, Nodes)
    ).

limits(Options0, MaxDepth, Deadline, MaxNodes) :-
    (   member(Limit, [depth(_),nodes(_),time(_)]),
        option(Limit, Options0)
    ->  Options = Options0
    ;   Options = [time(1)]
    ),
    (   option(time(Seconds), Options)
    ->  must_be(number, Seconds),
        get_time(Now),
        Deadline is Now+Seconds
    ;   Deadline = none
    ),
    (   option(nodes(MaxNodes), Options)
    ->  must_be(positive_integer, MaxNodes)
    ;   MaxNodes = none
    ),
    (   option(depth(MaxDepth), Options)
    ->  must_be(positive_integer, MaxDepth)
    ;   MaxDepth = inf
    ).

%   Positions occur again only in games without a bound on their length.

repetition(Options, Info, Repetition) :-
    option(repetition(Repetition0), Options, true),
    must_be(boolean, Repetition0),
    (   get_dict(longest_game, Info, Longest),
        Longest < inf
    ->  Repetition = false
    ;   Repetition = Repetition0
    ).

%!  deepen(+Depth0, +Root, +Scored0, +Children, +Seen0,
%!         -Scored, -Depth, -Nodes) is det.
%
%   Scored0 is what looking Depth0 plies ahead has found.

deepen(Depth0, Root, Scored0, Children, Seen0, Scored, Depth, Nodes) :-
    (   next_depth(Depth0, Root, Scored0, Seen0, Depth1)
    ->  in_order(Scored0, Children, Ordered),
        Seen0 = seen(Nodes0, _, Table),
        one_depth(Root, Depth1, Ordered, seen(Nodes0, closed, Table), Seen1,
                  End, Scored1),
        (   End == finished
        ->  deepen(Depth1, Root, Scored1, Children, Seen1, Scored, Depth,
                   Nodes)
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

%   There is more to see if a line was cut short and it may still matter.

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

%!  one_depth(+Root, +Depth, +Children, +Seen0, -Seen, -End, -Scored) is det.
%
%   Looks at Children. A move that is not among the best Count so far need
%   only be proved worse. End is `finished`, or `stopped` by a limit: then
%   Scored has those that were looked at before.

one_depth(Root, Depth, Children, Seen0, Seen, End, Scored) :-
    infinite(Infinite),
    Least is -Infinite,
    score_all(Children, Root, Depth, [], Least, Seen0, Seen, End, Scored0),
    sort(2, @<, Scored0, Scored1),
    sort(1, @>=, Scored1, Scored).

score_all([], _, _, _, _, Seen, Seen, finished, []).
score_all([child(Move, State)|Children], Root, Depth, Best0, Alpha0,
          Seen0, Seen, End, Scored) :-
    Root = root(Tree, Start, Player, Count, _),
    infinite(Infinite),
    Depth1 is Depth-1,
    catch(child_score(Tree, Player, State, Depth1, line(1, [Start]), Alpha0,
                      Infinite, Seen0, Seen1, Score, Moves),
          tabuleiro_search_limit(Nodes),
          true),
    (   integer(Nodes)
    ->  Seen = seen(Nodes, open, none),
        End = stopped,
        Scored = []
    ;   sort(0, @>=, [Score|Best0], Best1),
        first(Count, Best1, Best),
        (   integer(Count),
            nth1(Count, Best, Last)     % as many as asked for
        ->  just_below(Last, Alpha)
        ;   Alpha = Alpha0
        ),
        Scored = [scored(Score, Move, Moves)|Scored1],
        score_all(Children, Root, Depth, Best, Alpha, Seen1, Seen, End,
                  Scored1)
    ).

                /*******************************
                *           THE TREE           *
                *******************************/

%   Tree is tree(Game, Players, Deadline, MaxNodes, Repetition). What was seen
%   is seen(Nodes, Ends, Table), Ends being `open` if some line was cut short
%   for its depth and `closed` if all went to the end of the game. Line is
%   line(Ply, States), the number of plies from the root and the states on the
%   way, the last one first: a list, for it is never long.

children(tree(Game, _, _, _, _), State, Children) :-
    once(Game:valid_moves(State, Moves)),
    maplist(child(Game, State), Moves, Children).

child(Game, State, Move, child(Move, NewState)) :-
    once(Game:move(State, Move, NewState)).

%!  child_score(+Tree, +Player, +State, +Depth, +Line, +Alpha, +Beta,
%!              +Seen0, -Seen, -Score, -Moves) is det.
%
%   Score is what State, after a move of Player, is worth to Player, who may
%   be to move again.

child_score(Tree, Player, State, Depth, Line, Alpha, Beta,
            Seen0, Seen, Score, Moves) :-
    Tree = tree(Game, _, _, _, _),
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
%   Score is what State is worth to Player, who is to move, looking Depth
%   plies ahead: exact between Alpha and Beta. A score of at most Alpha says
%   that it is no more, one of at least Beta that it is no less. Moves are
%   those that lead there.

score(Tree, Player, State, Depth, Line, Alpha, Beta,
      Seen0, Seen, Score, Moves) :-
    Tree = tree(Game, _, _, _, Repetition),
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
    ;   known(State, Seen1, Known),
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
    remember(State, known(Depth, Bound, Kept, Moves, Ends),
             seen(Nodes, Ends, Table1), Seen1),
    with_ends(Ends0, Seen1, Seen).

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
    (   Best1 >= Beta                   % the other will not let it come
    ->  Best = Best1,
        Moves = Moves1,
        Seen = Seen1
    ;   Alpha is max(Alpha0, Best1),
        best_child(Children, Node, Alpha, Best1, Moves1,
                   Seen1, Seen, Best, Moves)
    ).

%   The sooner the best move is looked at, the more can be cut. Where the
%   next ply is the last that is not worth it.

promising_first(1, _, _, _, Children, Children) :-
    !.
promising_first(_, Tree, Player, Nodes, Children0, Children) :-
    maplist(promise(Tree, Player, Nodes), Children0, Keyed0),
    sort(1, @>=, Keyed0, Keyed),
    maplist(keyed, Keyed, Children).

%   A thousand moves may take half a second.

promise(Tree, Player, Nodes, child(Move, State),
        Promise-child(Move, State)) :-
    keep_to_limits(Tree, Nodes),
    lead(Tree, State, Player, Promise).

keyed(_-Child, Child).

                /*******************************
                *           THE TABLE          *
                *******************************/

%   What was last seen of inner nodes, a red-black tree of State-known(Depth,
%   Bound, Score, Moves, Ends), with Score as if State were the root. Its best
%   move is looked at first. The score is taken if it is of the same depth and
%   cannot come of a repetition, which on another line may be none: so all
%   scores are those of minimax.
%
%   Of the nodes of a search it saves 60% nine plies deep in Hare and Hounds,
%   50% five deep in Wali, 20% in Mitsudomoe, and none three plies deep.

%!  known(+State, +Seen, -Known) is det.
%
%   Known is what is known of State, or `none`.

known(State, seen(_, _, Table), Known) :-
    (   rb_lookup(State, Known0, Table)
    ->  Known = Known0
    ;   Known = none
    ).

%!  remember(+State, +Known, +Seen0, -Seen) is det.
%
%   Known is what is known of State from now on. Of the nodes after the first
%   hundred thousand nothing is remembered: memory has an end.

remember(State, Known, Seen0, Seen) :-
    Seen0 = seen(Nodes, Ends, Table0),
    (   Nodes < 100_000
    ->  rb_insert(Table0, State, Known, Table),
        Seen = seen(Nodes, Ends, Table)
    ;   Seen = Seen0
    ).

%!  known_score(+Known, +Depth, +Ply, +Alpha, +Beta,
%!              -Score, -Moves, -Ends) is semidet.
%
%   Known, Ply plies from the root, answers what score/11 is asked.

known_score(known(Depth, Bound, Kept, Moves, Ends), Depth, Ply, Alpha, Beta,
            Score, Moves, Ends) :-
    Later is -Ply,
    sooner(Kept, Later, Score),
    is_enough(Bound, Score, Alpha, Beta).

is_enough(exact, _, _, _).
is_enough(least, Score, _, Beta) :-
    Score >= Beta.
is_enough(most, Score, Alpha, _) :-
    Score =< Alpha.

bound(Score, Alpha, Beta, Bound) :-
    (   Score >= Beta
    ->  Bound = least
    ;   Score =< Alpha
    ->  Bound = most
    ;   Bound = exact
    ).

%   Score, if the game ends Plies sooner.

sooner(Score0, Plies, Score) :-
    most(Most),
    (   Score0 > Most
    ->  Score is Score0+Plies
    ;   Score0 < -Most
    ->  Score is Score0-Plies
    ;   Score = Score0
    ).

%   The best move of the last time is most likely the best again.

known_first(none, Children, Children).
known_first(known(_, _, _, [Move|_], _), Children, [Child|Others]) :-
    Child = child(Move, _),
    selectchk(Child, Children, Others).

                /*******************************
                *            LIMITS            *
                *******************************/

%!  one_more(+Tree, +Seen0, -Seen) is det.
%
%   Seen has one node more.

one_more(Tree, seen(Nodes0, Ends, Table), seen(Nodes, Ends, Table)) :-
    keep_to_limits(Tree, Nodes0),
    Nodes is Nodes0+1.

%!  keep_to_limits(+Tree, +Nodes) is det.
%
%   There is time, and may be another node after Nodes.
%
%   @throws tabuleiro_search_limit(Nodes), which score_all/10 catches

keep_to_limits(tree(_, _, Deadline, MaxNodes, _), Nodes) :-
    (   within_nodes(MaxNodes, Nodes),
        within_time(Deadline)
    ->  true
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
