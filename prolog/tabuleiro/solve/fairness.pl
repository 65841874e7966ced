/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_fairness,
          [ fairness/4,                 % +Game, +State, -Report, +Options
            fairness_option/4,          % ?Name, ?Type, -Default, -Meaning
            fairness_message/3          % +Game, +Report, -Message
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_member/2]).
:- use_module('../base/deadline', [deadline/2, past/1]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module(result_json, [result_json/4]).
:- use_module(solve, [solve/4]).
:- use_module(state_graph, [graph_of/6, graph_size/2, graph_value/5]).
:- use_module(texts, []).

/** <module> Is a game fair?

Who wins if both players play as well as possible, as far as that can be proved;
how large the game is, how long, and how often random play ends in a draw.
*/

%!  fairness_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   The options of fairness/4.
%
%     - time
%       A third is for the list of all positions, a third for proofs, a third
%       for random games.
%     - positions
%       A game with more positions is not listed; its size is estimated.

fairness_option(time,      seconds,          10,     "seconds of wall time").
fairness_option(positions, positive_integer, 50_000, "positions to list").
fairness_option(games,     positive_integer, 200,    "random games").
fairness_option(max_plies, positive_integer, 300,
                "plies after which a random game is left").

%!  fairness(+Game, +State, -Report:dict, +Options) is det.
%
%   Report is a dict of JSON values about play from State:
%
%     - result: that of result_json/4, for the player to move
%     - positions: those that State leads to; null if there are too many
%     - tree, tree_error: the positions of the game tree, each counted as often
%       as it is reached, estimated by random lines, and the standard error
%       (Knuth 1975, "Estimating the Efficiency of Backtrack Programs"); null if
%       a line was left
%     - games, unfinished: random games, and those that were left
%     - plies, branching: means of the random games
%     - wins: a list with the share of each player; draws: that of draws
%     - moves: a list of dicts with the keys move, a notation, and result, for
%       the player who makes it; `[]` if it is not known
%
%   Options: fairness_option.
%
%       ?- wali:initial_state([size(3-3)], S), fairness(wali, S, Report, []).

fairness(Game, State, Report, Options0) :-
    check_options(fairness_option, Options0, Options),
    load_game(Game, Module),
    option(time(Time), Options),
    option(positions(Most), Options),
    Third is Time/3,
    deadline(Third, Deadline),
    (   graph_of(Module, State, Most, Deadline, none, Graph)
    ->  graph_size(Graph, Positions),
        graph_result(Graph, Module, State, Result),
        first_moves(Graph, Module, State, Moves)
    ;   Positions = null,
        Moves = [],
        solve(Module, State, Result, [time(Third)])
    ),
    once(Module:player_to_move(State, Player)),
    result_json(Module, Player, Result, ResultJSON),
    deadline(Third, GamesDeadline),
    random_report(Module, State, Options, GamesDeadline, Random),
    Report = Random.put(_{ result:ResultJSON, positions:Positions,
                           moves:Moves }).

graph_result(Graph, Game, State, Result) :-
    graph_value(Graph, Game, State, Result, _).

first_moves(Graph, Game, State, Moves) :-
    once(Game:player_to_move(State, Player)),
    moves_of(Game, State, All),
    findall(_{move:Text, result:JSON},
            ( member(Move, All),
              moved_to(Game, State, Move, Child),
              graph_value(Graph, Game, Child, Value, _),
              once(Game:player_to_move(Child, Next)),
              moved_value(Value, Player, Next, Moved),
              result_json(Game, Player, Moved, JSON),
              move_text(Game, State, Move, Text)
            ),
            Moves).

move_text(Game, State, Move, Text) :-
    (   Game:move_notation(State, Move, Text0)
    ->  Text = Text0
    ;   format(string(Text), '~p', [Move])
    ).

moved_value(draw, _, _, draw).
moved_value(win(N0), Player, Next, Value) :-
    N is N0+1,
    (   Player == Next
    ->  Value = win(N)
    ;   Value = loss(N)
    ).
moved_value(loss(N0), Player, Next, Value) :-
    N is N0+1,
    (   Player == Next
    ->  Value = loss(N)
    ;   Value = win(N)
    ).

                /*******************************
                *         RANDOM GAMES         *
                *******************************/

%   A random game is line(Plies, End, Branches, Tree): the winner, `draw` or
%   `left`; the sum of the numbers of moves; the estimate of the tree.

random_report(Game, State, Options, Deadline, Report) :-
    option(games(Count), Options),
    option(max_plies(Most), Options),
    findall(Line,
            ( between(1, Count, N),
              (   N =:= 1
              ->  true
              ;   \+ past(Deadline)
              ),
              line(Game, State, 0, Most, 0, 1, 1, Line)
            ),
            Lines),
    length(Lines, Games),
    aggregate_all(count, member(line(_, left, _, _), Lines), Left),
    findall(Plies, member(line(Plies, _, _, _), Lines), Lengths),
    findall(Branches, member(line(_, _, Branches, _), Lines), Sums),
    sum_list(Lengths, Plies),
    sum_list(Sums, Branches),
    MeanPlies is Plies/Games,
    MeanBranches is Branches/max(1, Plies),
    Game:game_info(Info),
    maplist(share(Lines, Games), Info.players, Wins),
    share(Lines, Games, draw, Draws),
    (   Left =:= 0
    ->  findall(Tree, member(line(_, _, _, Tree), Lines), Trees),
        mean_error(Trees, Games, Mean, Error)
    ;   Mean = null,
        Error = null
    ),
    Report = _{ games:Games, unfinished:Left, plies:MeanPlies,
                branching:MeanBranches, wins:Wins, draws:Draws, tree:Mean,
                tree_error:Error }.

line(Game, State, Plies, Most, Branches, Product, Tree, Line) :-
    (   once(Game:game_over(State, Winner))
    ->  Line = line(Plies, Winner, Branches, Tree)
    ;   Plies =:= Most
    ->  Line = line(Plies, left, Branches, Tree)
    ;   moves_of(Game, State, Moves),
        length(Moves, Count),
        random_member(Move, Moves),
        moved_to(Game, State, Move, Child),
        Plies1 is Plies+1,
        Branches1 is Branches+Count,
        Product1 is Product*Count,
        Tree1 is Tree+Product1,
        line(Game, Child, Plies1, Most, Branches1, Product1, Tree1, Line)
    ).

share(Lines, Games, End, Share) :-
    aggregate_all(count,
                  ( member(line(_, End1, _, _), Lines),
                    End1 == End
                  ),
                  Count),
    Share is Count/Games.

mean_error(Values, Count, Mean, Error) :-
    sum_list(Values, Sum),
    Mean is float(Sum/Count),
    foldl(add_square(Mean), Values, 0.0, Squares),
    (   Count > 1
    ->  Error is sqrt(Squares/(Count-1)/Count)
    ;   Error = null
    ).

add_square(Mean, Value, Sum0, Sum) :-
    Sum is Sum0+(Value-Mean)**2.

                /*******************************
                *             TEXT             *
                *******************************/

%!  fairness_message(+Game, +Report, -Message) is nondet.
%
%   Message, for say/1, is one of the lines of Report, in order.

fairness_message(_, Report, fair_result(Report.result)).
fairness_message(_, Report, fair_positions(Report.positions)) :-
    Report.positions \== null.
fairness_message(_, Report, fair_tree(Tree, Report.tree_error)) :-
    Tree = Report.tree,
    Tree \== null,
    Report.tree_error \== null.
fairness_message(_, Report, fair_games(Games, Plies, Branching)) :-
    _{games:Games, plies:Plies, branching:Branching} :< Report.
fairness_message(Game, Report, fair_shares(Shares, Draws, Left)) :-
    _{wins:Wins, draws:Draws0, unfinished:Unfinished, games:Games} :< Report,
    Game:game_info(Info),
    findall(Name-Percent,
            ( nth1(N, Wins, Share),
              nth1(N, Info.player_names, Name),
              Percent is 100*Share
            ),
            Shares),
    Draws is 100*Draws0,
    Left is 100*Unfinished/Games.
fairness_message(_, Report, fair_move(Text, Result)) :-
    member(Move, Report.moves),
    _{move:Text, result:Result} :< Move.
