/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_redis_queue,
          [ publish/3,                  % +Connection, +Plan, +Numbers
            is_published/2,             % +Connection, +Id
            withdraw/2,                 % +Connection, +Id
            results/3,                  % +Connection, +Id, -Results
            forget_results/3,           % +Connection, +Id, +Entries
            published_plans/2,          % +Connection, -Plans
            take_games/5,               % +Connection, +Worker, +Ids, +Count,
                                        % -Games
            claim_games/5,              % +Connection, +Worker, +Id, +Idle,
                                        % -Games
            renew_claims/3,             % +Connection, +Worker, +Games
            give_back/4,                % +Connection, +Worker, +Idle, +Games
            hand_in/3,                  % +Connection, +Game, +Line
            open_link/2,                % +Server, -Link
            close_link/1,               % +Link
            on_redis/2                  % +Link, :Goal
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, last/2, member/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module('../match/ugi_words', [word_natural/2]).
:- use_module(plan, [plan_id/2, plan_text/2]).
:- use_module(redis_client).

/** <module> Games of tournaments in Redis

The organiser of a tournament and its workers meet in these keys, where Id is
the id of the plan:

  - tabuleiro:plans
    A hash: the plan of each tournament, as text, by its Id.
  - tabuleiro:Id:games
    A stream of games to be played, with the field `game`, a number. The workers
    are the consumer group `workers`. A game that was handed in is deleted.
  - tabuleiro:Id:results
    A stream of results, with the field `line`, see
    tabuleiro/tournament/play_plan. The organiser deletes those it has written
    to its journal.

A worker renews the claims of the games that it plays. Another worker may claim
a game whose claim is older than an agreed time. Such a game may be played
twice, but it counts once.
*/

key(What, Id, Key) :-
    atomic_list_concat([tabuleiro,Id,What], :, Key).

                /*******************************
                *           ORGANISER          *
                *******************************/

%!  publish(+Connection, +Plan, +Numbers) is det.
%
%   Stores Plan and the games Numbers, except those that are stored already.

publish(Connection, Plan, Numbers) :-
    plan_id(Plan, Id),
    plan_text(Plan, Text),
    key(games, Id, Games),
    make_group(Connection, Games),
    entries(Connection, Games, -, Entries),
    findall(Number,
            ( member([_,Fields], Entries), game_number(Fields, Number) ),
            There0),
    sort(There0, There),
    ord_subtract(Numbers, There, Missing),
    add_games(Missing, Connection, Games),
    redis_ask(Connection, hset('tabuleiro:plans', Id, Text), _).

make_group(Connection, Games) :-
    catch(redis_ask(Connection,
                    xgroup(create, Games, workers, 0, mkstream), _),
          error(redis_error("BUSYGROUP", _), _),
          true).

%   Reads the entries of a stream in portions.

entries(Connection, Stream, From, Entries) :-
    redis_ask(Connection, xrange(Stream, From, +, count, 5000), Portion),
    (   Portion == []
    ->  Entries = []
    ;   last(Portion, [Last|_]),
        string_concat("(", Last, After),
        append(Portion, Rest, Entries),
        entries(Connection, Stream, After, Rest)
    ).

add_games([], _, _) :-
    !.
add_games(Numbers, Connection, Games) :-
    length(Thousand, 1000),
    (   append(Thousand, Rest, Numbers)
    ->  Portion = Thousand
    ;   Portion = Numbers,
        Rest = []
    ),
    findall(xadd(Games, *, game, Number), member(Number, Portion), Commands),
    redis_ask_all(Connection, Commands, _),
    add_games(Rest, Connection, Games).

%!  is_published(+Connection, +Id) is semidet.
%
%   The server has the plan, and a game to be played or a result.

is_published(Connection, Id) :-
    key(games, Id, Games),
    key(results, Id, Results),
    redis_ask_all(Connection,
                  [ hexists('tabuleiro:plans', Id), xlen(Games),
                    xlen(Results)
                  ],
                  [1,Left,Waiting]),
    Left+Waiting > 0.

%!  withdraw(+Connection, +Id) is det.
%
%   Deletes all keys of the tournament.

withdraw(Connection, Id) :-
    key(games, Id, Games),
    key(results, Id, Results),
    redis_ask_all(Connection,
                  [hdel('tabuleiro:plans', Id), del(Games), del(Results)],
                  _).

%!  results(+Connection, +Id, -Results:list) is det.
%
%   Results are pairs Entry-Line of the next entries, up to a thousand; Line is
%   `none` for an entry without a line. Waits up to one second for an entry.
%   forget_results/3 must follow.

results(Connection, Id, Results) :-
    key(results, Id, Stream),
    redis_ask(Connection,
              xread(count, 1000, block, 1000, streams, Stream, 0), Reply),
    (   Reply = [[_,Entries]]
    ->  maplist(result, Entries, Results)
    ;   Results = []
    ).

result([Entry,Fields], Entry-Line) :-
    (   field(Fields, "line", Line)
    ->  true
    ;   Line = none
    ).

%!  forget_results(+Connection, +Id, +Entries:list) is det.

forget_results(_, _, []) :-
    !.
forget_results(Connection, Id, Entries) :-
    key(results, Id, Stream),
    Command =.. [xdel,Stream|Entries],
    redis_ask(Connection, Command, _).

field([Name,Value|_], Name, Value) :-
    !.
field([_,_|Fields], Name, Value) :-
    field(Fields, Name, Value).

                /*******************************
                *            WORKERS           *
                *******************************/

%!  published_plans(+Connection, -Plans:list) is det.
%
%   Plans are pairs Id-Text, unchecked.

published_plans(Connection, Plans) :-
    redis_ask(Connection, hgetall('tabuleiro:plans'), Reply),
    pairs(Reply, Plans).

pairs([], []).
pairs([Id,Text|Rest], [Id-Text|Plans]) :-
    pairs(Rest, Plans).

%!  take_games(+Connection, +Worker, +Ids, +Count, -Games:list) is det.
%
%   Games are terms taken(Id, Entry, Number): games of the tournaments Ids that
%   no worker has, at most Count of each tournament. Number is `none` if the
%   entry is not a game. Waits up to half a second for a game.

take_games(Connection, Worker, Ids, Count, Games) :-
    findall(Key, ( member(Id, Ids), key(games, Id, Key) ), Keys),
    findall(>, member(_, Ids), News),
    append([ [group, workers, Worker, count, Count, block, 500, streams], Keys,
             News
           ],
           Arguments),
    Command =.. [xreadgroup|Arguments],
    unless_gone(redis_ask(Connection, Command, Reply), Reply = nil),
    (   Reply == nil
    ->  Games = []
    ;   findall(taken(Id, Entry, Number),
                ( member([Stream,Entries], Reply),
                  member(Id, Ids),
                  key(games, Id, Key),
                  atom_string(Key, Stream),
                  member([Entry,Fields], Entries),
                  number_or_none(Fields, Number)
                ),
                Games)
    ).

number_or_none(Fields, Number) :-
    (   game_number(Fields, Number0)
    ->  Number = Number0
    ;   Number = none
    ).

game_number(Fields, Number) :-
    is_list(Fields),
    field(Fields, "game", Text),
    string(Text),
    word_natural(Text, Number).

%!  claim_games(+Connection, +Worker, +Id, +Idle, -Games:list) is det.
%
%   Claims Games, see take_games/5, whose claims are older than Idle seconds.

claim_games(Connection, Worker, Id, Idle, Games) :-
    key(games, Id, Stream),
    Milliseconds is ceiling(1000*Idle),
    unless_gone(redis_ask(Connection,
                          xautoclaim(Stream, workers, Worker, Milliseconds,
                                     '0-0', count, 1),
                          [_,Entries|_]),
                Entries = []),
    findall(taken(Id, Entry, Number),
            ( member([Entry,Fields], Entries),
              number_or_none(Fields, Number)
            ),
            Games).

%!  renew_claims(+Connection, +Worker, +Games:list) is det.
%
%   Resets the age of the claims of Games.

renew_claims(Connection, Worker, Games) :-
    forall(member(taken(Id, Entry, _), Games),
           ( key(games, Id, Stream),
             claim(Connection, Stream, Worker, Entry, [])
           )).

%!  give_back(+Connection, +Worker, +Idle, +Games:list) is det.
%
%   Lets other workers claim Games at once.

give_back(Connection, Worker, Idle, Games) :-
    Milliseconds is ceiling(1000*Idle)+1,
    forall(member(taken(Id, Entry, _), Games),
           ( key(games, Id, Stream),
             claim(Connection, Stream, Worker, Entry, [idle,Milliseconds])
           )).

%   Changes the claim only if it is that of Worker.

claim(Connection, Stream, Worker, Entry, Options) :-
    unless_gone(( redis_ask(Connection,
                            xpending(Stream, workers, Entry, Entry, 1, Worker),
                            [_|_])
                ->  append([Stream,workers,Worker,0,Entry|Options], [justid],
                           Arguments),
                    Command =.. [xclaim|Arguments],
                    redis_ask(Connection, Command, _)
                ;   true
                ),
                true).

%   Calls Goal. If the stream is deleted, the tournament is over: calls
%   Otherwise.

:- meta_predicate unless_gone(0, 0).

unless_gone(Goal, Otherwise) :-
    catch(Goal, error(redis_error(Code, Text), Context), true),
    (   var(Code)
    ->  true
    ;   memberchk(Code, ["NOGROUP","UNBLOCKED"])
    ->  call(Otherwise)
    ;   throw(error(redis_error(Code, Text), Context))
    ).

%!  hand_in(+Connection, +Game, +Line) is det.
%
%   Hands in the result Line of Game, see take_games/5. Line is `none` if Game
%   cannot be played.

hand_in(Connection, taken(Id, Entry, _), Line) :-
    key(games, Id, Games),
    key(results, Id, Results),
    Done = [xack(Games, workers, Entry), xdel(Games, Entry)],
    (   Line == none
    ->  Commands = Done
    ;   append([ [multi, xadd(Results, *, line, Line)], Done, [exec] ],
               Commands)
    ),
    redis_ask_all(Connection, Commands, _).

                /*******************************
                *       LOST CONNECTIONS       *
                *******************************/

%!  open_link(+Server, -Link) is det.
%!  close_link(+Link) is det.
%!  on_redis(+Link, :Goal) is semidet.
%
%   A link is a connection to Server that is opened again when it is lost.
%   on_redis/2 runs call(Goal, Connection) once. If the connection is lost
%   meanwhile, runs the call again with a new connection.
%
%   @error those of redis_open/2, after ten minutes without the server

open_link(Server, link(Server, Connection)) :-
    redis_open(Server, Connection).

close_link(link(_, Connection)) :-
    redis_close(Connection).

:- meta_predicate on_redis(+, 1).

on_redis(Link, Goal) :-
    arg(2, Link, Connection),
    catch(( call(Goal, Connection)
          ->  Result = true
          ;   Result = false
          ),
          Error,
          Result = error(Error)),
    (   Result = error(Error)
    ->  (   is_lost(Error)
        ->  print_message(warning, tabuleiro(redis_lost)),
            redis_close(Connection),
            get_time(Now),
            Until is Now+600,
            reopen(Link, Until),
            on_redis(Link, Goal)
        ;   throw(Error)
        )
    ;   Result == true
    ).

reopen(Link, Until) :-
    arg(1, Link, Server),
    catch(redis_open(Server, Connection), Error, true),
    (   var(Error)
    ->  nb_setarg(2, Link, Connection)
    ;   get_time(Now),
        Now < Until,
        is_lost(Error)
    ->  sleep(0.5),
        reopen(Link, Until)
    ;   throw(Error)
    ).

is_lost(error(io_error(_, _), _)).
is_lost(error(socket_error(_, _), _)).
is_lost(error(ssl_error(_, _, _, _), _)).
is_lost(error(timeout_error(_, _), _)).
is_lost(error(syntax_error(redis_reply), _)).
is_lost(error(existence_error(redis_server, _), _)).
is_lost(error(existence_error(stream, _), _)).
is_lost(error(redis_error("LOADING", _), _)).
