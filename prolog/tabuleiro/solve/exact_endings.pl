/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_exact_endings,
          [ exact_endings/6             % +Game, +Start, +Left, +Count,
                                        % +Seconds, -Exact
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(random), [random_member/2]).
:- use_module('../game/native', [native_game/1, '$plies_left'/3]).
:- use_module('../search/analyse', [analyse/4]).

/** <module> How near to its end a game of bounded length is exact
*/

%!  exact_endings(+Game, +Start, +Left, +Count, +Seconds, -Exact) is det.
%
%   Draws Count positions by random play from Start, a state of the module Game,
%   at most Left plies before the end of the longest game. Exact is the number
%   of those for which a search of one thread finds the exact value in Seconds
%   of processor time.
%
%   @error domain_error(game_of_bounded_length, Game)

exact_endings(Game, Start, Left, Count, Seconds, Exact) :-
    longest_game(Game, Start, Longest),
    Plies is max(0, Longest-Left),
    aggregate_all(count,
                  ( between(1, Count, _),
                    random_state(Game, Plies, Start, State),
                    is_exact(Game, State, Left, Seconds)
                  ),
                  Exact).

%   No game from Start has more plies than Longest.

longest_game(Game, Start, Longest) :-
    native_game(Game),
    '$plies_left'(Game, Start, Plies),
    !,
    Longest = Plies.
longest_game(Game, _, Longest) :-
    Game:game_info(Info),
    (   integer(Info.longest_game)
    ->  Longest = Info.longest_game
    ;   domain_error(game_of_bounded_length, Game)
    ).

%   State follows Plies random moves; a game that ends before is drawn again.

random_state(Game, Plies, Start, State) :-
    (   played(Plies, Game, Start, State0)
    ->  State = State0
    ;   random_state(Game, Plies, Start, State)
    ).

played(Plies, Game, State0, State) :-
    Game:valid_moves(State0, Moves),
    Moves \== [],
    (   Plies =:= 0
    ->  State = State0
    ;   random_member(Move, Moves),
        once(Game:move(State0, Move, State1)),
        Plies1 is Plies-1,
        played(Plies1, Game, State1, State)
    ).

%   No line is longer than Left, so a search of this depth that prunes nothing
%   ends at ends of the game alone. A machine that does other work too gets five
%   times the Seconds.

is_exact(Game, State, Left, Seconds) :-
    Most is 5*Seconds,
    statistics(process_cputime, Begun),
    analyse(Game, State, [Line],
            [ depth(Left), selective(false), repetition(false), threads(1),
              seed(1), hash(16), time(Most)
            ]),
    statistics(process_cputime, Ended),
    Ended-Begun =< Seconds,
    Line.exact == true,
    (   Line.depth >= Left
    ->  true
    ;   Line.score = win(_)
    ->  true
    ;   Line.score = loss(_)
    ).
