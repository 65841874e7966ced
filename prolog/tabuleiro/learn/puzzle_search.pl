/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_search,
          [ puzzle_search/4,            % +Game, +State, +Limits, -Found
            puzzle_rating/4,            % +Game, +State, +Solutions, -Rating
            solver/3                    % +Game, ?Rating, -Search
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../search/analyse', [analyse/4, engine_move/4]).
:- use_module('../search/levels', [search_levels/2]).
:- use_module('../search/lines', [win_chance/2]).
:- use_module('../search/strengths', [offered_strengths/3]).

/** <module> Finding puzzles, and rating them

A position is a puzzle if a few moves win or save the game, and every other move
loses share/1 of the chance to win.

@see https://github.com/ornicar/lichess-puzzler, whose rule this is: 0.7 on its
scale of chances, from -1 to 1
*/

%!  share(-Share) is det.
%!  equal(-Difference) is det.
%!  most_solutions(-Count) is det.
%
%   A move that is not a solution lowers the chance to win by Share or more,
%   compared with the best move. The chances after two solutions differ by at
%   most Difference. There are at most Count solutions, and at most a third of
%   the legal moves are solutions.

share(0.35).
equal(0.1).
most_solutions(8).

%!  puzzle_search(+Game, +State, +Limits, -Found:dict) is semidet.
%
%   A search with Limits, options of analyse/4, finds that State is a puzzle.
%   Found has the keys
%
%     - solutions: the best moves, in standard order
%     - chance: the chance to win after the best one
%     - next: the chance to win after the best of the other moves
%     - line: the best line, a dict of analyse/4

puzzle_search(Game, State, Limits, Found) :-
    Game:valid_moves(State, Moves),
    length(Moves, Count),
    most_solutions(Most0),
    Most is min(Most0, Count//3),
    Most >= 1,
    analyse(Game, State, Lines, [multi_pv(2)|Limits]),
    maplist(chance, Lines, [Best,Second]),
    worth_solving(Best),
    share(Share),
    equal(Equal),
    (   Best-Second >= Share
    ->  AllLines = Lines
    ;   Best-Second =< Equal,
        Most >= 2,
        Wanted is Most+1,
        analyse(Game, State, AllLines, [multi_pv(Wanted)|Limits])
    ),
    split(AllLines, Share, Equal, Found).

%   A move wins, or at least draws.

worth_solving(Chance) :-
    Chance >= 0.45.

split(Lines, Share, Equal,
      found{solutions:Solutions, chance:Best, next:Next, line:Line}) :-
    findall(Move-Chance,
            ( member(L, Lines),
              Move = L.move,
              chance(L, Chance)
            ),
            Scored),
    Lines = [Line|_],
    chance(Line, Best),
    Lowest is Best-Equal,
    append(Good, [_-Next|_], Scored),
    Next < Lowest,
    !,
    Best-Next >= Share,
    pairs_keys(Good, Moves),
    sort(Moves, Solutions).

chance(Line, Chance) :-
    win_chance(Line.score, Chance).

                /*******************************
                *            RATING            *
                *******************************/

%!  solver(+Game, ?Rating, -Search:list) is nondet.
%
%   A player who tries a puzzle of the module Game, the weakest first, with the
%   rating and the options of engine_move/4. The players are the strengths of
%   Game. If Game has none, they are the levels that all games share, without a
%   clock, which visit at most a thousand positions in Prolog and a million in
%   C; the first level is rated 600, each further level 200 more.

solver(Game, Rating, Search) :-
    Game:game_info(Info),
    offered_strengths(Game, Info, Strengths),
    (   Strengths == []
    ->  level_solver(Game, Rating, Search)
    ;   member(Strength, Strengths),
        _{elo:Rating, search:Search} :< Strength
    ).

level_solver(Game, Rating, Search) :-
    search_levels(1, Levels),
    member(Level, Levels),
    Rating is 400+200*Level.number,
    subtract(Level.search, [time(_)], Search),
    Search \== [],
    \+ ( member(nodes(Nodes), Search),
         Nodes > 1_000,
         \+ searched_in_c(Game, _)
       ).

%!  puzzle_rating(+Game, +State, +Solutions, -Rating) is det.
%
%   Rating is that of the weakest solver/3 which solves the puzzle and whose
%   next stronger solver solves it too. If there is no such solver, Rating is
%   that of the strongest solver plus 200. A solver solves the puzzle if it
%   plays one of Solutions, a list of moves; a solver that errs must play one
%   in most of tries/1 attempts.

puzzle_rating(Game, State, Solutions, Rating) :-
    findall(R-Search, solver(Game, R, Search), Solvers),
    rating(Solvers, Game, State, Solutions, Rating).

rating([Rating0-Search|Solvers], Game, State, Solutions, Rating) :-
    (   solves(Game, State, Search, Solutions),
        (   Solvers = [_-Next|_]
        ->  solves(Game, State, Next, Solutions)
        ;   true
        )
    ->  Rating = Rating0
    ;   Solvers == []
    ->  Rating is Rating0+200
    ;   rating(Solvers, Game, State, Solutions, Rating)
    ).

solves(Game, State, Search, Solutions) :-
    (   errs(Search)
    ->  tries(Tries)
    ;   Tries = 1
    ),
    aggregate_all(count,
                  ( between(1, Tries, Seed),
                    engine_move(Game, State, [seed(Seed)|Search], Move),
                    memberchk(Move, Solutions)
                  ),
                  Solved),
    2*Solved > Tries.

errs(Search) :-
    member(Error, [noise(_),overlook(_)]),
    memberchk(Error, Search),
    !.

tries(5).
