/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(bench_compiled_match,
          [ match_and_halt/5            % +File, +Config, +Pairs, +Plies,
                                        % +Seconds
          ]).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../prolog/tabuleiro').
:- use_module('../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../prolog/tabuleiro/compile/compile', [compile_game/3]).
:- use_module('../prolog/tabuleiro/search/prolog_search', [search_lines/4]).

/** <module> The engine in a compiled program against the search in Prolog

    swipl -g "match_and_halt('tests/corpus/lajes/lajes.pl', 8, 10, 4, 0.1)" \
        bench/compiled_match.pl

Each side has the nodes that it searches in Seconds of processor time, which are
measured first, in Prolog before the program is compiled. So the load of the
machine does not count, and the answers of the library serve both sides. An
opening has so many Plies at random: of four that no search of five times the
engine's nodes decides, the one with the closest score. Both sides play it.

Prints the nodes, the points of the engine in each pair, of 4, and a row of a
table.
*/

%!  match_and_halt(+File, +Config, +Pairs, +Plies, +Seconds)

match_and_halt(File, Config, Pairs, Plies, Seconds) :-
    adopt_game(File, [], Game),
    Game:initial_state(Config, Start),
    rate(own_nodes(Game, Start), 200, OwnRate),
    compile_game(Game, Report, []),
    get_dict(result, Report, compiled),
    rate(engine_nodes(Game, Start), 2000, Rate),
    Own is max(1, integer(OwnRate*Seconds)),
    Nodes is max(1, integer(Rate*Seconds)),
    format("Prolog ~D nodes a move, engine ~D~n", [Own,Nodes]),
    findall(Points,
            ( between(1, Pairs, Seed),
              set_random(seed(Seed)),
              opening(Game, Start, Plies, Nodes, Opening),
              pair_points(Game, Opening, engine(Nodes), prolog(Own), Points),
              format("~w ", [Points]),
              flush_output
            ),
            All),
    findall(Count,
            ( member(Points, [4,3,2,1,0]),
              aggregate_all(count, member(Points, All), Count)
            ),
            Counts),
    sum_list(All, Sum),
    Share is 100*Sum/(4*Pairs),
    format("~n| ~w | ~D | ~D | ~w | ~1f% |~n", [File,Own,Nodes,Counts,Share]),
    halt.

%   rate(:Nodes, +Limit, -Rate): call(Nodes, Limit, Count) searches Count nodes,
%   in half a second if Limit is right.

:- meta_predicate rate(2, +, -).

rate(Search, Limit, Rate) :-
    process_rate(Search, Limit, Rate0),
    Limit1 is max(Limit, integer(Rate0/2)),
    process_rate(Search, Limit1, Rate).

process_rate(Search, Limit, Rate) :-
    statistics(process_cputime, T0),
    call(Search, Limit, Count),
    statistics(process_cputime, T1),
    Rate is Count/max(T1-T0, 1.0e-3).

own_nodes(Game, State, Limit, Nodes) :-
    search_lines(Game, State, [nodes(Limit),threads(1)], [Line]),
    Nodes = Line.nodes.

engine_nodes(Game, State, Limit, Nodes) :-
    engine_line(Game, State, Limit, _, Nodes).

%   With a limit of time the engine searches, not Prolog, see
%   tabuleiro/compile/c_search.

engine_line(Game, State, Limit, Line, Nodes) :-
    Last = last(0),
    analyse(Game, State, [Line],
            [ nodes(Limit),time(100_000),threads(1),seed(1),hash(16),
              on_info(bench_compiled_match:keep(Last))
            ]),
    \+ get_dict(nodes, Line, _),        % of the search in Prolog
    arg(1, Last, Nodes).

:- public keep/2.

keep(Last, Info) :-
    nb_setarg(1, Last, Info.nodes).

opening(Game, Start, Plies, Nodes, Opening) :-
    More is 5*Nodes,
    findall(Score-State,
            ( between(1, 4, _),
              at_random(Plies, Game, Start, State),
              engine_line(Game, State, More, Line, _),
              get_dict(score, Line, Score0),
              number(Score0),
              Score is abs(Score0)
            ),
            Scored),
    (   keysort(Scored, [_-Opening|_])
    ->  true
    ;   opening(Game, Start, Plies, Nodes, Opening)
    ).

at_random(Plies, Game, Start, State) :-
    repeat,
    at_random_(Plies, Game, Start, State),
    \+ Game:game_over(State, _),
    !.

at_random_(0, _, State, State) :-
    !.
at_random_(Plies, Game, State0, State) :-
    Game:valid_moves(State0, Moves),
    random_member(Move, Moves),
    Game:move(State0, Move, State1),
    Plies1 is Plies-1,
    at_random_(Plies1, Game, State1, State).

pair_points(Game, Opening, A, B, Points) :-
    Game:game_info(Info),
    Info.players = [First,Second],
    winner(300, Game, Opening, [First-A,Second-B], Winner1),
    winner(300, Game, Opening, [First-B,Second-A], Winner2),
    points(Winner1, First, Points1),
    points(Winner2, Second, Points2),
    Points is Points1+Points2.

points(Winner, Player, Points) :-
    (   Winner == Player
    ->  Points = 2
    ;   Winner == draw
    ->  Points = 1
    ;   Points = 0
    ).

winner(Most, Game, State0, Sides, Winner) :-
    (   Game:game_over(State0, Winner0)
    ->  Winner = Winner0
    ;   Most =:= 0
    ->  Winner = draw
    ;   Game:player_to_move(State0, Player),
        memberchk(Player-Side, Sides),
        chosen(Side, Game, State0, Move),
        Game:move(State0, Move, State),
        Less is Most-1,
        winner(Less, Game, State, Sides, Winner)
    ).

chosen(engine(Nodes), Game, State, Move) :-
    engine_line(Game, State, Nodes, Line, _),
    Move = Line.move.
chosen(prolog(Nodes), Game, State, Move) :-
    search_lines(Game, State, [nodes(Nodes),threads(1)], [Line]),
    Move = Line.move.
