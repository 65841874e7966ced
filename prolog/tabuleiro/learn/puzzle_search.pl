/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_search,
          [ puzzle_search/4,            % +Game, +State, +Limits, -Found
            puzzle_rating/4,            % +Game, +State, +Solutions, -Rating
            solver/3                    % +Game, ?Rating, -Limits
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/levels', [search_levels/2]).
:- use_module('../search/lines', [win_chance/2]).

/** <module> Is a position a puzzle, and how hard is it?

A position is a puzzle if the best moves, a few at most, win or save the game,
and every other move loses share/1 of the chance to win.

@see https://github.com/ornicar/lichess-puzzler, whose rule this is: 0.7 on its
scale of chances, from -1 to 1
*/

%!  share(-Share) is det.
%!  equal(-Difference) is det.
%!  most_solutions(-Count) is det.
%
%   Every move that is no solution has a chance to win at least Share smaller
%   than the best one. Solutions differ by at most Difference. There are at most
%   Count, and at most a third of the legal moves.

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

%!  solver(+Game, ?Rating, -Limits) is nondet.
%
%   The searches that try a puzzle of the module Game, the weakest first: the
%   levels that all games share, without a clock, up to a million positions for
%   a game in C and a thousand for one in Prolog. A puzzle has the Rating of the
%   first that solves it.

solver(Game, Rating, Limits) :-
    search_levels(1, Levels),
    member(Level, Levels),
    Number = Level.number,
    Rating is 400+200*Number,
    subtract(Level.search, [time(_)], Limits),
    Limits \== [],
    \+ ( member(nodes(Nodes), Limits),
         Nodes > 1_000,
         \+ searched_in_c(Game, _)
       ).

%!  puzzle_rating(+Game, +State, +Solutions, -Rating) is det.
%
%   Rating is that of the weakest solver/3 from which on two in a row play one
%   of Solutions, a list of moves. It is that of one more than the last if none
%   do.

puzzle_rating(Game, State, Solutions, Rating) :-
    findall(R-L, solver(Game, R, L), Solvers),
    rating(Solvers, Game, State, Solutions, Rating).

rating([Rating0-Limits|Solvers], Game, State, Solutions, Rating) :-
    (   solves(Game, State, Limits, Solutions),
        (   Solvers = [_-Next|_]
        ->  solves(Game, State, Next, Solutions)
        ;   true
        )
    ->  Rating = Rating0
    ;   Solvers == []
    ->  Rating is Rating0+200
    ;   rating(Solvers, Game, State, Solutions, Rating)
    ).

solves(Game, State, Limits, Solutions) :-
    analyse(Game, State, [Line], [seed(1)|Limits]),
    memberchk(Line.move, Solutions).
