/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_web, [web_and_halt/0]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(socket)).
:- use_module('../support/memory').
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/web/limits').

/** <module> Heavy attacks on the server of the page

Each is made twice before the memory of the process is looked at: the server is
in it. After each the server answers.
*/

web_and_halt :-
    with_site(long_web:all_attacks, []),
    halt(0).

all_attacks(Site) :-
    forall(attack(Name, Goal, KiB),
           ( format("~w~n", [Name]),
             call(Goal, Site),
             (   leaks(call(Goal, Site), KiB)
             ->  throw(error(memory_grows(Name), _))
             ;   true
             ),
             must_answer(Site)
           )).

%   attack(Name, Goal, KiB): Goal may leave KiB behind in one of three runs.

attack('500 websockets',        websockets,   4096).
attack('500 slow clients',      slow_clients, 4096).
attack('large bodies',          bodies,       4096).
attack('a million moves',       moves,        4096).
attack('deep JSON',             deep,         4096).
attack('many names',            names,        4096).
attack('a long head',           long_head,    4096).

must_answer(Site) :-
    exchange(Site, "GET / HTTP/1.1\nHost: localhost:@\n\n", 60, Answer),
    must_be_true(answer_status(Answer, 200)),
    think(Site, _{type:"choose", game:"wali", level:1}, [Move]),
    must_be_true(Move.type == "move").

must_be_true(Goal) :-
    (   call(Goal)
    ->  true
    ;   throw(error(attack_succeeded(Goal), _))
    ).

%   As many as there may be are opened, and each is asked to search.

websockets(Site) :-
    findall(WebSocket,
            ( between(1, 500, _),
              catch(open_socket(Site, WebSocket), error(_, _), fail)
            ),
            WebSockets),
    length(WebSockets, Count),
    web_limit(sockets, Most),
    must_be_true(Count =< Most),
    must_be_true(Count > Most//2),      % the last attack's may still close
    forall(member(WebSocket, WebSockets),
           ask_socket(WebSocket,
                      _{type:"analyse", id:1, game:"waldmeister"})),
    sleep(1),
    forall(member(WebSocket, WebSockets),
           close(WebSocket, [force(true)])),
    sleep(1).

slow_clients(Site) :-
    findall(Stream,
            ( between(1, 500, _),
              catch(tcp_connect('127.0.0.1':(Site.port), Stream, []),
                    error(_, _), fail),
              write(Stream, 'GET /'),
              flush_output(Stream)
            ),
            Streams),
    exchange(Site, "GET / HTTP/1.1\nHost: localhost:@\n\n", 100, Answer),
    must_be_true(answer_status(Answer, 200)),
    forall(member(Stream, Streams),
           close(Stream, [force(true)])).

text_of(Length, Char, Text) :-
    length(Codes, Length),
    maplist(=(Char), Codes),
    string_codes(Text, Codes).

refused(Site, Path, Body) :-
    catch(post(Site, Path, Body, Status, _), error(_, _), Status = 413),
    must_be_true(memberchk(Status, [400,413,422])).

bodies(Site) :-
    text_of(20_000_000, 0'x, Text),
    refused(Site, "/api/position", Text),
    refused(Site, "/api/records", Text).

moves(Site) :-
    text_of(1_000_000, 0'1, Ones),
    refused(Site, "/api/position", Ones),
    findall("a0", between(1, 1_000_000, _), Moves),
    refused(Site, "/api/position", _{game:"wali", moves:Moves}),
    findall("a0", between(1, 40_000, _), Fewer),
    refused(Site, "/api/position", _{game:"wali", moves:Fewer}).

deep(Site) :-
    text_of(260_000, 0'[, Lists),
    refused(Site, "/api/position", Lists),
    findall("{\"a\":", between(1, 50_000, _), Objects0),
    atomic_list_concat(Objects0, Objects1),
    atom_string(Objects1, Objects),
    refused(Site, "/api/position", Objects).

%   Names of JSON become atoms, which are collected.

names(Site) :-
    forall(between(1, 20, I),
           ( findall(Pair,
                     ( between(1, 5000, J),
                       format(string(Pair), '"n~d_~d":1', [I,J])
                     ),
                     Pairs),
             atomic_list_concat(Pairs, ',', Inner),
             format(string(Text), "{~w}", [Inner]),
             post(Site, "/api/position", Text, Status, _),
             must_be_true(Status == 422)
           )).

long_head(Site) :-
    text_of(8_000_000, 0'x, Text),
    format(string(Request), "GET / HTTP/1.1\nHost: localhost:@\nX: ~w\n\n",
           [Text]),
    exchange(Site, Request, 60, Answer),
    must_be_true(\+ answer_status(Answer, 200)).
