/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tally,
          [ tally_start/2,              % +Options, -Tally
            tally_game/5,               % +Game, +Moves, +Tally0, -Tally,
                                        % -InOrder
            is_played/2,                % +Number, +Tally
            is_decided/1,               % +Tally
            left_to_play/3,             % +Count, +Tally, -Numbers
            tally_count/2,              % +Tally, -Count
            tally_games/2,              % +Tally, -Games
            tally_waiting/2,            % +Tally, -Played
            tally_sprt/2                % +Tally, -Sprt
          ]).
:- use_module(library(lists), [member/2, memberchk/2, numlist/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(ordsets), [ord_subtract/3, ord_union/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../statistics/sprt',
              [ sprt_counts/2, sprt_game/3, sprt_llr/3, sprt_start/1,
                sprt_verdict/3
              ]).

/** <module> The games of a tournament that have ended

Games end in any order. They are recorded and tested in the order of their
numbers: each game waits until all games before it have ended. So a test has the
same verdict after the same game for any number of jobs.
*/

%!  tally_start(+Options, -Tally) is det.
%
%   Tally has no games. Options may have sprt(Test), see sprt_options/2.
%
%   A tally is tally(Games, Count, Next, Waiting, Sprt):
%
%     - Games: the games, latest first
%     - Count: their number
%     - Next: the number of the first game that has not ended
%     - Waiting: pairs Number-(Game-Moves) of ended games with greater numbers
%     - Sprt: `none` or sprt(Test, State, Llr, Verdict); Verdict is `none` as
%       long as the test is open

tally_start(Options, tally([], 0, 1, [], Sprt)) :-
    (   option(sprt(Test), Options)
    ->  sprt_start(State),
        Sprt = sprt(Test, State, 0.0, none)
    ;   Sprt = none
    ).

%!  tally_game(+Game, +Moves, +Tally0, -Tally, -InOrder:list) is det.
%
%   Adds Game, which is not in Tally0. InOrder are the pairs Game-Moves of the
%   games that are next by number.

tally_game(Game, Moves, tally(Games, Count0, Next0, Waiting0, Sprt0),
           tally([Game|Games], Count, Next, Waiting, Sprt), InOrder) :-
    arg(1, Game, Number),
    Count is Count0+1,
    ord_union(Waiting0, [Number-(Game-Moves)], Waiting1),
    in_order(Waiting1, Next0, Next, Waiting, Sprt0, Sprt, InOrder).

in_order([Next0-(Game-Moves)|Waiting0], Next0, Next, Waiting, Sprt0, Sprt,
         [Game-Moves|InOrder]) :-
    \+ has_verdict(Sprt0),
    !,
    tested(Sprt0, Game, Sprt1),
    Next1 is Next0+1,
    in_order(Waiting0, Next1, Next, Waiting, Sprt1, Sprt, InOrder).
in_order(Waiting, Next, Next, Waiting, Sprt, Sprt, []).

tested(none, _, none).
tested(sprt(Test, State0, Llr0, _), Game, sprt(Test, State, Llr, Verdict)) :-
    sprt_game(Game, State0, State),
    sprt_counts(State0, Counts0),
    sprt_counts(State, Counts),
    (   Counts == Counts0
    ->  Llr = Llr0,
        Verdict = none
    ;   sprt_llr(Counts, Test, Llr),
        sprt_verdict(Llr, Test, Verdict)
    ).

has_verdict(sprt(_, _, _, Verdict)) :-
    Verdict \== none.

%!  is_played(+Number, +Tally) is semidet.

is_played(Number, tally(_, _, Next, Waiting, _)) :-
    (   Number < Next
    ->  true
    ;   memberchk(Number-_, Waiting)
    ).

%!  is_decided(+Tally) is semidet.
%
%   The test has a verdict.

is_decided(tally(_, _, _, _, Sprt)) :-
    has_verdict(Sprt).

%!  left_to_play(+Count, +Tally, -Numbers:list) is det.
%
%   Numbers are the games up to Count that have not ended; [] if the test has a
%   verdict.

left_to_play(Count, Tally, Numbers) :-
    (   is_decided(Tally)
    ->  Numbers = []
    ;   Tally = tally(_, _, Next, Waiting, _),
        numlist_from(Next, Count, All),
        findall(Number, member(Number-_, Waiting), Played),
        ord_subtract(All, Played, Numbers)
    ).

numlist_from(Low, High, Numbers) :-
    (   Low =< High
    ->  numlist(Low, High, Numbers)
    ;   Numbers = []
    ).

%!  tally_count(+Tally, -Count) is det.

tally_count(tally(_, Count, _, _, _), Count).

%!  tally_games(+Tally, -Games:list) is det.
%
%   Games are the games that count, by number. If the test has a verdict, these
%   are the games up to the one that decided it.

tally_games(tally(Games0, _, Next, _, Sprt), Games) :-
    findall(Number-Game,
            ( member(Game, Games0),
              arg(1, Game, Number),
              \+ ( Number >= Next, has_verdict(Sprt) )
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    pairs_values(Keyed, Games).

%!  tally_waiting(+Tally, -Played:list) is det.
%
%   Played are pairs Game-Moves of the games that count but wait for earlier
%   games, by number.

tally_waiting(tally(_, _, _, Waiting, Sprt), Played) :-
    (   has_verdict(Sprt)
    ->  Played = []
    ;   pairs_values(Waiting, Played)
    ).

%!  tally_sprt(+Tally, -Sprt) is det.
%
%   Sprt is `none`, or sprt(Test, Counts, Llr, Verdict).

tally_sprt(tally(_, _, _, _, Sprt0), Sprt) :-
    (   Sprt0 = sprt(Test, State, Llr, Verdict)
    ->  sprt_counts(State, Counts),
        Sprt = sprt(Test, Counts, Llr, Verdict)
    ;   Sprt = none
    ).
