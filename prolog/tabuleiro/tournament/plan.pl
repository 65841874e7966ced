/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_plan,
          [ make_plan/4,                % +Game, +Players, +Options, -Plan
            plan_text/2,                % ?Plan, ?Text
            check_plan/1,               % @Plan
            plan_id/2,                  % +Plan, -Id
            plan_difference/4,          % +Plan1, +Plan2, +Resume, -Key
            has_hash/1,                 % +Plan
            engine_keys/1,              % -Keys
            schedule/2,                 % +Plan, -Schedule
            schedule_size/2,            % +Schedule, -Count
            scheduled/3,                % +Schedule, +Number, -Game
            planned_position/4          % +Plan, +Schedule, +Number, -Text
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error),
              [domain_error/2, existence_error/3, must_be/2, type_error/2]).
:- use_module(library(lists), [member/2, memberchk/2, nth0/3, same_length/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(engine_hash, [engine_hash/2]).
:- use_module(plan_players,
              [player_modules/3, program_hash/3, player_text/2]).
:- use_module(signature, [engine_signature/3, engine_version/1]).
:- use_module(term_data, [term_data/2]).
:- use_module('../base/first_use', [first_use/2]).

/** <module> The plan of a tournament: the games to be played

A plan is a dict of texts, numbers, booleans and lists of them, so that it can
be a line of JSON in a journal or in Redis. Its keys:

  - tournament: 3, the version of this format; 1 in 0.2.0
  - version, signature: of the engine, see tabuleiro/tournament/signature
  - engine: the hash of all that decides moves, see
    tabuleiro/tournament/engine_hash; not in version 1
  - programs: the hash of the program of each player, "" for a player without a
    program; not in version 1
  - date: the day on which the tournament began, YYYY.MM.DD
  - game
  - config, players: data of term_data/2. A player that cannot be written as
    data, such as an engine or a stream, is "local"
  - names: the texts of the players
  - games: the number of games between every two players
  - gauntlet: whether only the first player plays against the others
  - seed, opening, balanced, threefold, max_plies, time_per_move,
    time_per_game: as in match/5
  - resign, draw: the rules of whole_rules/2 in tabuleiro/match/adjudicate, as
    data of term_data/2, or `[]`; not in versions 1 and 2
  - openings: texts of the positions to start from; if empty, openings are
    random
  - sprt: options as data of term_data/2, or `[]`

The games are numbered in rounds. A round has one opening and, for every two
players that meet, a pair of games from it with sides exchanged. If the number
of games is odd, the last round has single games.
*/

%!  make_plan(+Game, +Players, +Options, -Plan:dict) is det.
%
%   Players are terms Module:Player, see tabuleiro/tournament/plan_players.
%   Options have the options that the keys above name, and openings(Texts). The
%   default names are those of player_text/2.
%
%   @error type_error(data, Term) for a config that cannot be written as data;
%   those of the game's initial_state/2

make_plan(Game, Players, Options, Plan) :-
    option(config(Config), Options),
    option(seed(Seed), Options),
    engine_version(Version),
    engine_signature(Game, Config, Signature),
    player_modules(Game, Players, Modules),
    engine_hash(Modules, Engine),
    maplist(program_hash(Game), Players, Programs),
    get_time(Now),
    format_time(string(Date), '%Y.%m.%d', Now),
    must_be_data(Config, ConfigData),
    findall(Data, ( member(_:Player, Players), local_data(Player, Data) ),
            PlayerData),
    (   option(names(Names), Options)
    ->  true
    ;   findall(Name, ( member(_:Player, Players), player_text(Player, Name) ),
                Names)
    ),
    option(sprt(Sprt), Options, []),
    must_be_data(Sprt, SprtData),
    option(resign(Resign), Options, []),
    must_be_data(Resign, ResignData),
    option(draw(Draw), Options, []),
    must_be_data(Draw, DrawData),
    option(openings(Openings), Options, []),
    maplist(option_data(Options),
            [ games, gauntlet, opening, balanced, threefold, max_plies,
              time_per_move, time_per_game
            ],
            [ Games, Gauntlet, Opening, Balanced, Threefold, MaxPlies,
              PerMove, PerGame
            ]),
    atom_string(Game, GameText),
    Plan0 = _{ tournament:3, version:Version, signature:Signature,
               engine:Engine, programs:Programs,
               date:Date, game:GameText, config:ConfigData,
               players:PlayerData, names:Names, games:Games,
               gauntlet:Gauntlet, seed:Seed, opening:Opening,
               balanced:Balanced, openings:Openings, threefold:Threefold,
               max_plies:MaxPlies, time_per_move:PerMove,
               time_per_game:PerGame, resign:ResignData, draw:DrawData,
               sprt:SprtData
             },
    plan_text(Plan0, Text),
    plan_text(Plan, Text).

option_data(Options, Name, Value) :-
    Option =.. [Name,Value0],
    option(Option, Options),
    (   Value0 == inf
    ->  Value = "inf"
    ;   compound(Value0)                % 60+0.6, or a list
    ->  term_data(Value0, Value)
    ;   Value = Value0
    ).

must_be_data(Term, Data) :-
    must_be(ground, Term),
    (   term_data(Term, Data)
    ->  true
    ;   type_error(data, Term)
    ).

local_data(Term, Data) :-
    (   ground(Term),
        term_data(Term, Data0)
    ->  Data = Data0
    ;   Data = "local"
    ).

%!  plan_text(?Plan, ?Text:string) is det.
%
%   Text is Plan as one line of JSON.
%
%   @error syntax_error(json(_)) if Text is not JSON

plan_text(Plan, Text) :-
    nonvar(Plan),
    !,
    findall(Pair, plan_pair(Plan, Pair), Pairs),
    atomic_list_concat(Pairs, ', ', Inside),
    format(string(Text), '{~w}', [Inside]).
plan_text(Plan, Text) :-
    first_use('../base/json', atom_json_dict(Text, Plan, [])).

%   The pairs are sorted by this order, because dicts have none.

plan_pair(Plan, Pair) :-
    plan_key(Key, _),
    get_dict(Key, Plan, Value),
    with_output_to(string(Text),
                   first_use('../base/json',
                             json_write_dict(current_output, Value,
                                             [width(0)]))),
    format(string(Pair), '"~w":~s', [Key,Text]).

plan_key(tournament,    format).
plan_key(version,       string).
plan_key(signature,     string).
plan_key(engine,        string).
plan_key(programs,      list(string)).
plan_key(date,          string).
plan_key(game,          string).
plan_key(config,        any).
plan_key(players,       list).
plan_key(names,         list(string)).
plan_key(games,         positive_integer).
plan_key(gauntlet,      boolean).
plan_key(seed,          integer).
plan_key(opening,       nonneg).
plan_key(balanced,      boolean).
plan_key(openings,      list(string)).
plan_key(threefold,     boolean).
plan_key(max_plies,     limit).
plan_key(time_per_move, limit).
plan_key(time_per_game, limit).
plan_key(resign,        list).
plan_key(draw,          list).
plan_key(sprt,          any).

%!  check_plan(@Plan) is det.
%
%   @error domain_error(tournament_format, Version) for a newer plan;
%   existence_error(key, Key, Plan) and those of must_be/2 if Plan is not a plan

check_plan(Plan) :-
    must_be(dict, Plan),
    forall(plan_key(Key, Type),
           (   get_dict(Key, Plan, Value)
           ->  must_be_value(Type, Value)
           ;   since(Key, Version),
               Plan.tournament < Version
           ->  true
           ;   existence_error(key, Key, Plan)
           )),
    (   Plan.names = [_,_|_],
        same_length(Plan.names, Plan.players)
    ->  true
    ;   domain_error(tournament_players, Plan.names)
    ).

%   Plans have Key since this version of the format.

since(engine,   2).
since(programs, 2).
since(resign,   3).
since(draw,     3).

must_be_value(limit, Value) :-
    !,
    (   Value == "inf"
    ->  true
    ;   is_list(Value)                  % of each player
    ->  maplist(must_be_value(limit), Value)
    ;   term_data(Term, Value),
        Term = Seconds+Increment
    ->  must_be(number, Seconds),
        must_be(number, Increment)
    ;   must_be(number, Value),
        (   Value >= 0
        ->  true
        ;   type_error(nonneg, Value)
        )
    ).
must_be_value(format, Value) :-
    !,
    must_be(positive_integer, Value),
    (   Value =< 3
    ->  true
    ;   domain_error(tournament_format, Value)
    ).
must_be_value(any, _) :-
    !.
must_be_value(Type, Value) :-
    must_be(Type, Value).

%!  plan_id(+Plan, -Id:atom) is det.
%
%   Plans with different games have different Ids.

plan_id(Plan, Id) :-
    plan_text(Plan, Text),
    variant_sha1(Text, Hash),
    sub_atom(Hash, 0, 12, _, Id).

%!  has_hash(+Plan) is semidet.
%
%   Plan has an engine hash.

has_hash(Plan) :-
    get_dict(engine, Plan, _).

%!  plan_difference(+Plan1, +Plan2, +Resume, -Key) is semidet.
%
%   Key is the first key other than `date` in which the plans differ. The keys
%   of the engine come last, because every other game has another signature;
%   they are not compared if Resume is `anyway`.

plan_difference(Plan1, Plan2, Resume, Key) :-
    engine_keys(EngineKeys),
    (   plan_key(Key, _),
        \+ memberchk(Key, [date,tournament|EngineKeys])
    ;   Resume \== anyway,
        member(Key, EngineKeys)
    ),
    plan_value(Key, Plan1, Value1),
    \+ ( plan_value(Key, Plan2, Value2),
         Value1 =@= Value2
       ),
    !.

%   Plans of earlier versions have no rules that end games by their scores.

plan_value(Key, Plan, Value) :-
    (   get_dict(Key, Plan, Value0)
    ->  Value = Value0
    ;   memberchk(Key, [resign,draw]),
        Value = []
    ).

%!  engine_keys(-Keys:list) is det.
%
%   The keys of a plan that identify the engine.

engine_keys([version,signature,engine,programs]).

                /*******************************
                *           SCHEDULE           *
                *******************************/

%!  schedule(+Plan, -Schedule) is det.
%
%   Schedule is schedule(Games, Meetings): the number of games between every two
%   players, and a compound of the pairs that meet.

schedule(Plan, schedule(Plan.games, Meetings)) :-
    length(Plan.players, Count),
    findall(A-B, meeting(Plan.gauntlet, Count, A, B), Pairs),
    Meetings =.. [meetings|Pairs].

meeting(true, Count, 1, B) :-
    between(2, Count, B).
meeting(false, Count, A, B) :-
    between(1, Count, A),
    First is A+1,
    between(First, Count, B).

%!  schedule_size(+Schedule, -Count) is det.
%
%   Count is the number of games.

schedule_size(schedule(Games, Meetings), Count) :-
    functor(Meetings, _, Pairs),
    Count is Games*Pairs.

%!  scheduled(+Schedule, +Number, -Game) is semidet.
%
%   Game, planned(Pair, Round, First, Second), is game Number before it is
%   played. Fails if there is no such game.

scheduled(schedule(Games, Meetings), Number, planned(Pair, Round, A, B)) :-
    functor(Meetings, _, Pairs),
    Number >= 1,
    Number =< Games*Pairs,
    Index is Number-1,
    InPairs is Games//2 * 2*Pairs,
    (   Index < InPairs
    ->  Pair is Index//2 + 1,
        Round is (Pair-1)//Pairs + 1,
        Half is Index mod 2
    ;   Pair is InPairs//2 + Index-InPairs + 1,
        Round is Games//2 + 1,
        Half = 0
    ),
    Meeting is (Pair-1) mod Pairs + 1,
    arg(Meeting, Meetings, Meets),
    seats(Half, Meets, A, B).

seats(0, A-B, A, B).
seats(1, A-B, B, A).

%!  planned_position(+Plan, +Schedule, +Number, -Text:string) is semidet.
%
%   Game Number starts from the position Text. Fails if openings are random.

planned_position(Plan, Schedule, Number, Text) :-
    Plan.openings = [_|_],
    scheduled(Schedule, Number, planned(_, Round, _, _)),
    length(Plan.openings, Count),
    Index is (Round-1) mod Count,
    nth0(Index, Plan.openings, Text).
