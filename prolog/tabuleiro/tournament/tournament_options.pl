/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tournament_options,
          [ tournament_option/4,        % ?Name, ?Type, -Default, -Meaning
            tested/3,                   % +Options0, +Players, -Options
            counted/2,                  % +Options0, -Options
            opened/3,                   % +Game, +Options0, -Options
            anywhere/3                  % +Game, +Players, +Options
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/2, select_option/4]).
:- use_module('../match/match', [match_option/4]).
:- use_module(openings, [opening_texts/4]).
:- use_module(plan_players, [data_player/3]).
:- use_module('../statistics/sprt', [sprt_options/2]).
:- use_module(term_data, [term_data/2]).
:- use_module(texts, []).

/** <module> The options of tournaments
*/

%!  tournament_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options. The options of
%   match_option/4 have the same meaning, but a list of limits has one for each
%   player.
%
%     - games
%       With sprt(Test) this is the maximum, by default 40,000.
%     - openings
%       The positions are used in order, see opening_texts/4, starting again
%       when all have been used. Every two players play each opening twice.
%     - journal
%       This file gets the plan and each game that ends.
%     - resume
%       Plays the games that the journal lacks. The tournament starts if there
%       is no journal. The other arguments must be those of the first run,
%       except that `seed` may be left out and `jobs` may differ. The engine
%       must be the same, see tabuleiro/tournament/engine_hash, unless the value
%       is `anyway`.
%     - sprt
%       A list of options of tabuleiro/statistics/sprt. Only the games up to the
%       one that decides the test count.
%     - redis
%       Host:Port or redis(Host:Port, Options), with options of redis_connect/3.
%       `tabuleiro worker` plays on any number of machines, see
%       docs/tournaments.md; the players must be levels, searches, bots or
%       `random`, and `jobs` has no effect.
%     - on_game
%       call(Goal, Played) in the thread of tournament/4, with the term of
%       tabuleiro/statistics/result.

tournament_option(games,     positive_integer, _,
                  "games of each two players, default 2").
tournament_option(gauntlet,  boolean,          false,
                  "the first player against each of the others").
tournament_option(openings,  text,             _,
                  "start from the positions or records of this file").
tournament_option(journal,   text,             _,
                  "keep what was played in this file").
tournament_option(resume,    oneof([true,false,anyway]), false,
                  "play on from the journal; anyway: with another engine").
tournament_option(redis,     any,              _,
                  "let the workers of this Redis server play").
tournament_option(sprt,      list(callable),   _,
                  "stop when it is known which of two is stronger").
tournament_option(on_game,   callable,         _,
                  "goal to call with each game").
tournament_option(progress,  boolean,          false,
                  "report games, time and result on standard error").
tournament_option(until,     callable,         _,
                  "goal that ends the tournament when it succeeds").
tournament_option(Name, Type, Default, Meaning) :-
    match_option(Name, Type, Default, Meaning),
    \+ memberchk(Name, [book,games,host,on_game,progress,until]).

%!  tested(+Options0, +Players, -Options) is det.
%
%   If Options0 has sprt(Test), Options have it with all options of the test.
%
%   @error domain_error(sprt_players, Players), those of sprt_options/2

tested(Options0, Players, Options) :-
    (   select_option(sprt(Test0), Options0, Options1, none),
        Test0 \== none
    ->  (   Players = [_,_]
        ->  true
        ;   throw(error(domain_error(sprt_players, Players),
                        context(_, tabuleiro(sprt_of_two))))
        ),
        sprt_options(Test0, Test),
        Options = [sprt(Test)|Options1]
    ;   Options = Options0
    ).

%!  counted(+Options0, -Options) is det.
%
%   Options have games(Count).

counted(Options0, Options) :-
    (   option(games(_), Options0)
    ->  Options = Options0
    ;   option(sprt(_), Options0)
    ->  Options = [games(40_000)|Options0]
    ;   Options = [games(2)|Options0]
    ).

%!  opened(+Game, +Options0, -Options) is det.
%
%   openings(File) becomes openings(Texts), see opening_texts/4.

opened(Game, Options0, Options) :-
    select_option(openings(File), Options0, Options1, none),
    (   File == none
    ->  Texts = []
    ;   option(opening(Plies), Options0),
        opening_texts(Game, File, Plies, Texts)
    ),
    Options = [openings(Texts)|Options1].

%!  anywhere(+Game, +Players, +Options) is det.
%
%   If workers are to play, Players must be players that can be sent as data.
%
%   @error domain_error(player_anywhere, Player)

anywhere(Game, Players, Options) :-
    (   option(redis(_), Options),
        member(_:Player, Players),
        \+ ( term_data(Player, Data),
             data_player(Game, Data, _)
           )
    ->  throw(error(domain_error(player_anywhere, Player),
                    context(_, tabuleiro(local_player(Player)))))
    ;   true
    ).
