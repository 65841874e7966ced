/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_make_puzzles,
          [ make_puzzles/3,             % +Game, -Puzzles, :Options
            puzzle_option/4,            % ?Name, ?Type, -Default, -Meaning
            refuted/4,                  % +Game, +Puzzle, +Options, -Why
            rating_band/2               % ?Band, ?Ratings
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_between/3, random_member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../match/record', [record_states/2]).
:- use_module('../search/analyse', [engine_move/4]).
:- use_module('../search/lines', [notations/4]).
:- use_module('../search/move_score', [with_engine/4]).
:- use_module(puzzle_search, [puzzle_rating/4, puzzle_search/4]).
:- use_module(puzzle_theme, [puzzle_theme/5]).

/** <module> Making puzzles

The positions are those of games between weak searches, which blunder, or of
records. A position that puzzle_search/4 finds to be a puzzle is kept if
searches of 10, 100 and confirm(N) times the positions find the same solutions,
and if its rating and its theme are not too frequent.
*/

:- meta_predicate make_puzzles(+, -, :).

%!  puzzle_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

puzzle_option(count, positive_integer, 200,
              "how many puzzles").
puzzle_option(seed, nonneg, 1,
              "seed of the games").
puzzle_option(games, positive_integer, 5_000,
              "most games that are played").
puzzle_option(nodes, positive_integer, 5_000,
              "positions that the search of a puzzle visits").
puzzle_option(confirm, positive_integer, 1_000,
              "times nodes(N) that the last search of a puzzle visits; at \c
               least 100").
puzzle_option(records, list, _,
              "take the positions of these records instead").
puzzle_option(on_puzzle, callable, _,
              "call(Goal, Kept, Count, Games) after each game").

%!  make_puzzles(+Game, -Puzzles:list(dict), :Options) is det.
%
%   Puzzles are new ones of the module Game, dicts as those of puzzles/2, the
%   easiest first. They depend on the options alone. There are fewer than
%   count(N) if the games are exhausted. Seeds the random numbers of this
%   thread.
%
%   At most a quarter of count(N) are won in one turn, at most a third share
%   another theme, and at most three come from one game. At most band_share/1
%   have ratings of the same rating_band/2.
%
%   Options: puzzle_option.
%
%   @error those of check_options/3 and record_states/2

make_puzzles(Game, Puzzles, Module:Options0) :-
    check_options(puzzle_option, Options0, Options),
    (   option(on_puzzle(Goal), Options)
    ->  Tell = Module:Goal
    ;   Tell = none
    ),
    with_engine(Game, [threads(1),seed(1)], Limits,
                collected(1, make(Game, Options, Limits, Tell), [], Found)),
    sort(rating, @=<, Found, Puzzles).

%   collected(+N, +Make, +Puzzles0, -Puzzles): Puzzles are Puzzles0 and those of
%   game N and later ones, as long as there is room.

collected(N, Make, Puzzles0, Puzzles) :-
    Make = make(Game, Options, _, Tell),
    option(count(Count), Options),
    length(Puzzles0, Kept),
    (   Kept < Count,
        game_states(N, Game, Options, States)
    ->  without_opening(States, Later),
        Most is min(3, Count-Kept),
        of_game(Later, Most, Make, Puzzles0, Puzzles1),
        (   Tell == none
        ->  true
        ;   length(Puzzles1, Kept1),
            call(Tell, Kept1, Count, N)
        ),
        N1 is N+1,
        collected(N1, Make, Puzzles1, Puzzles)
    ;   Puzzles = Puzzles0
    ).

%   The first six plies have no puzzles: the best move of an opening is a matter
%   of judgement.

without_opening(States, Later) :-
    length(Opening, 6),
    (   append(Opening, Later0, States)
    ->  Later = Later0
    ;   Later = []
    ).

of_game([State|States], Left0, Make, Puzzles0, Puzzles) :-
    Left0 > 0,
    !,
    (   new_puzzle(State, Make, Puzzles0, Puzzle)
    ->  Left is Left0-1,
        Puzzles1 = [Puzzle|Puzzles0]
    ;   Left = Left0,
        Puzzles1 = Puzzles0
    ),
    of_game(States, Left, Make, Puzzles1, Puzzles).
of_game(_, _, _, Puzzles, Puzzles).

                /*******************************
                *             GAMES            *
                *******************************/

%   game_states(+N, +Game, +Options, -States): States are those of game N before
%   its end. Fails if there is no such game.

game_states(N, _, Options, States) :-
    option(records(Records), Options),
    !,
    nth1(N, Records, Record),
    record_states(Record, States).
game_states(N, Game, Options, States) :-
    option(games(Games), Options),
    N =< Games,
    option(seed(Seed), Options),
    GameSeed is 1_000_000*Seed+N,
    set_random(seed(GameSeed)),
    Game:initial_state(default, State),
    !,
    played(0, Game, State, States).

%   The players look a few plies ahead, so that they blunder. Two random plies
%   make the games differ.

played(Ply, Game, State, States) :-
    (   ( Ply >= 200
        ; Game:game_over(State, _)
        )
    ->  States = []
    ;   States = [State|States1],
        next_move(Ply, Game, State, Move),
        once(Game:move(State, Move, Next)),
        Ply1 is Ply+1,
        played(Ply1, Game, Next, States1)
    ).

next_move(Ply, Game, State, Move) :-
    (   Ply < 2
    ->  once(Game:valid_moves(State, Moves)),
        random_member(Move, Moves)
    ;   random_member(Depth-Nodes, [1-50,3-150,4-900,6-3000,8-8000]),
        random_between(0, 1_000_000, Seed),
        engine_move(Game, State,
                    [depth(Depth),nodes(Nodes),threads(1),seed(Seed)], Move)
    ).

                /*******************************
                *            PUZZLES           *
                *******************************/

%   Puzzle, a dict of puzzles/2, is State, for which there is room beside
%   Puzzles. The cheapest tests come first.

new_puzzle(State, make(Game, Options, Limits, _), Puzzles, Puzzle) :-
    \+ Game:game_over(State, _),
    option(count(Count), Options),
    option(nodes(Nodes), Options),
    searched(1, Nodes, Game, State, Limits, Solutions, _),
    puzzle_rating(Game, State, Solutions, Rating),
    room_for_rating(Rating, Count, Puzzles),
    state_notation(Game, State, Position),
    \+ ( member(Known, Puzzles),
         Known.position == Position
       ),
    searched(10, Nodes, Game, State, Limits, Solutions, _),
    exclude(is_engine, Limits, Fresh),
    searched(100, Nodes, Game, State, Fresh, Solutions, Found),
    Many is 100*Nodes,
    puzzle_theme(Game, State, Found, [nodes(Many)|Limits], Theme),
    room_for_theme(Theme, Count, Puzzles),
    option(confirm(Multiple), Options),
    (   Multiple > 100
    ->  searched(Multiple, Nodes, Game, State, Fresh, Solutions, _)
    ;   true
    ),
    written(Game, State, Found, Texts, Line),
    Puzzle = puzzle{ rating:Rating, position:Position, solutions:Texts,
                     theme:Theme, line:Line }.

%   The last two searches of a puzzle have tables of their own, as that of
%   refuted/4: what a table has of other positions may hide that a puzzle is
%   none.

is_engine(engine(_)).

%   A search of Multiple times Nodes positions finds Solutions.

searched(Multiple, Nodes, Game, State, Limits, Solutions, Found) :-
    Positions is Multiple*Nodes,
    puzzle_search(Game, State, [nodes(Positions)|Limits], Found),
    Solutions = Found.solutions.

%   Solutions and Line are the texts of those of Found.

written(Game, State, Found, Solutions, Line) :-
    maplist(notation(Game, State), Found.solutions, Solutions),
    longest_line(Longest),
    findall(Move, limit(Longest, member(Move, Found.line.moves)), Moves),
    notations(Game, State, Moves, Line).

%   The most moves of a best line.

longest_line(10).

notation(Game, State, Move, Text) :-
    Game:move_notation(State, Move, Text),
    !.

%!  rating_band(?Band, ?Ratings) is nondet.
%
%   Puzzles of Band have ratings from Least to Most, where Ratings is
%   Least-Most. A band has at most band_share/1 of the puzzles.

rating_band(1, 0-700).
rating_band(2, 701-1000).
rating_band(3, 1001-1300).
rating_band(4, 1301-1600).
rating_band(5, 1601-inf).

band_share(0.3).

room_for_rating(Rating, Count, Puzzles) :-
    once(( rating_band(_, Least-Most),
           between(Least, Most, Rating)
         )),
    band_share(Share),
    aggregate_all(count,
                  ( member(Puzzle, Puzzles),
                    between(Least, Most, Puzzle.rating)
                  ),
                  Used),
    Used < Share*Count.

%   The share of a theme.

theme_share(win1, Share) =>
    Share = 0.25.
theme_share(_, Share) =>
    Share = 0.33.

room_for_theme(Theme, Count, Puzzles) :-
    theme_share(Theme, Share),
    aggregate_all(count,
                  ( member(Puzzle, Puzzles),
                    Puzzle.theme == Theme
                  ),
                  Used),
    Used+1 =< Share*Count.

%!  refuted(+Game, +Puzzle, +Options, -Why) is semidet.
%
%   A search with Options, limits of analyse/4, does not find the solutions of
%   Puzzle, a dict of puzzles/2. Why is no_puzzle, or solutions(Texts): it finds
%   those of Texts.

refuted(Game, Puzzle, Options, Why) :-
    state_notation(Game, State, Puzzle.position),
    (   puzzle_search(Game, State, Options, Found)
    ->  maplist(notation(Game, State), Found.solutions, Texts),
        sort(Texts, Sorted),
        sort(Puzzle.solutions, Known),
        Sorted \== Known,
        Why = solutions(Texts)
    ;   Why = no_puzzle
    ).
