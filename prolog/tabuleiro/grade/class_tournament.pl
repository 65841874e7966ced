/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_class_tournament,
          [ class_groups/2,             % +Summaries, -Groups
            class_tournament/4,         % +Group, :Play, +Options, -Tournament
            class_place/3               % +Tournament, +Name, -Place
          ]).
:- use_module(library(apply), [foldl/4, foldl/5, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module('../texts/language', [local_text/2]).
:- use_module('../report/report_data', [or_null/2]).
:- use_module('../statistics/ratings', [ratings/3]).
:- use_module('../statistics/result', [reason_text/2, result_points/2]).
:- use_module(same_game, [same_game/2]).

/** <module> A tournament of the programs of a class that play the same game

The processes that play the games are not trusted: their results may be
anything.
*/

:- meta_predicate
    class_tournament(+, 3, +, -).

%!  class_groups(+Summaries, -Groups:list) is det.
%
%   Groups are lists of at least two of Summaries, see grade_summary/2. The
%   programs of a group have a bot and play the same game.

class_groups(Summaries, Groups) :-
    foldl(grouped, Summaries, [], Groups0),
    findall(Group,
            ( member(Group, Groups0),
              Group = [_,_|_]
            ),
            Groups).

grouped(Summary, Groups0, Groups) :-
    (   Summary.bot == none
    ->  Groups = Groups0
    ;   append(Before, [Group|After], Groups0),
        Group = [First|_],
        same_game(First.playouts, Summary.playouts)
    ->  append(Group, [Summary], Larger),
        append(Before, [Larger|After], Groups)
    ;   append(Groups0, [[Summary]], Groups)
    ).

%!  class_tournament(+Group, :Play, +Options, -Tournament:dict) is det.
%
%   Every two programs of Group play each other. call(Play, A, B, Result) is
%   called with their summaries; Result should be that of pair_games/5 for A
%   against B, and is checked. Tournament is a dict of
%   tabuleiro/statistics/result.
%   Options are
%
%     - class_games(Count): the number of games of each two programs
%     - seed(Seed)

class_tournament(Group, Play, Options, Tournament) :-
    option(class_games(Count), Options),
    option(seed(Seed), Options),
    findall(Game,
            ( nth1(P, Group, A),
              nth1(Q, Group, B),
              P < Q,
              call(Play, A, B, Result),
              game_of(Result, Count, P-Q, Game)
            ),
            Games0),
    foldl(numbered, Games0, Games, 1, _),
    maplist(get_dict(name), Group, Names),
    findall(false, member(_, Group), Untimed),
    length(Group, Players),
    Planned is Count*Players*(Players-1)//2,
    Names = [Name|_],
    local_text("the game in", Of),
    format(string(Title), '~w ~w', [Of,Name]),
    Tournament = tournament{ game:Title, config:"default", seed:Seed,
                             players:Names, gauntlet:false, untimed:Untimed,
                             planned:Planned, games:Games, sprt:none }.

%!  class_place(+Tournament:dict, +Name, -Place:dict) is semidet.
%
%   Place has the keys rank, players, points, games, elo, elo_low and elo_high
%   of the player Name, see ratings/3; elo is null if the player has no games.
%   Fails if there is no such player.

class_place(Tournament, Name, Place) :-
    _{players:Players, games:Games} :< Tournament,
    memberchk(Name, Players),
    length(Players, Count),
    ratings(Players, Games, Ratings),
    member(Rating, Ratings),
    _{ name:Name, rank:Rank, games:Played, wins:Wins, draws:Draws, elo:Elo,
       elo_low:Low, elo_high:High
     } :< Rating,
    !,
    Points is Wins+Draws/2,
    maplist(or_null, [Elo,Low,High], [JsonElo,JsonLow,JsonHigh]),
    Place = _{ rank:Rank, players:Count, points:Points, games:Played,
               elo:JsonElo, elo_low:JsonLow, elo_high:JsonHigh }.

%!  game_of(+Result, +Count, +Players, -Game) is nondet.
%
%   Game, without its number, is one of the first Count games of Result. Players
%   take turns in moving first.

game_of(Result, Count, P-Q, Game) :-
    is_dict(Result),
    get_dict(games, Result, Dicts),
    is_list(Dicts),
    between(1, Count, K),
    nth1(K, Dicts, Dict),
    is_dict(Dict),
    _{points:Points, ended:Text, plies:Plies} :< Dict,
    number(Points),
    string(Text),
    integer(Plies),
    Plies >= 0,
    reason_text(Reason, Text),
    (   K mod 2 =:= 1
    ->  First = P,
        Second = Q,
        Scored is Points
    ;   First = Q,
        Second = P,
        Scored is 1-Points
    ),
    result_points(Outcome, HalfPoints),
    HalfPoints =:= 2*Scored,
    Turn is (K+1)//2,
    Game = game(_, P-Q-Turn, First, Second, Outcome, Reason, Plies).

numbered(Game0, Game, Number, Number1) :-
    Game0 = game(_, Pair, First, Second, Result, Reason, Plies),
    Game = game(Number, Pair, First, Second, Result, Reason, Plies),
    Number1 is Number+1.
