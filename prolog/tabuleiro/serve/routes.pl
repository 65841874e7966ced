/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_routes,
          [ answer_request/2            % +Site, +Request
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(http/websocket), [http_upgrade_to_websocket/3]).
:- use_module('../base/time_limit', [within_seconds/2]).
:- use_module(address, [request_address/2, with_turn/2]).
:- use_module('../web/advice').
:- use_module('../web/answer').
:- use_module('../web/game_fault', [guarded/3]).
:- use_module('../web/games_list', [games_dicts/2]).
:- use_module('../web/learn').
:- use_module('../web/limits', [web_limit/2]).
:- use_module(patience, [is_reply/1, request_arrived/0]).
:- use_module('../web/position', [position_dict/3]).
:- use_module('../web/records').
:- use_module('../web/replay', [replayed/3]).
:- use_module(request).
:- use_module(static, [reply_static/2]).
:- use_module(think_socket, [serve_socket/4, with_place/3]).

/** <module> The addresses of the server and their handlers
*/

%!  route(?Path, ?Method, -Handler) is nondet.
%
%   Handler answers a request with Method for Path:
%
%     - page(File): a file of the page
%     - about(Goal): the answer Dict of call(Goal, Site, Dict)
%     - posted(Goal, Limit): the answer Dict of call(Goal, Site, Dict0, Dict),
%       where Dict0 is the object in the body, of at most web_limit(Limit) bytes
%     - socket: a websocket

route('/',               get,  page('index.html')).
route('/favicon.ico',    get,  page('favicon.svg')).
route('/api/games',      get,  about(games)).
route('/api/position',   post, posted(position, body)).
route('/api/why',        post, posted(why, body)).
route('/api/evaluation', post, posted(evaluated, body)).
route('/api/lesson',     post, posted(lesson_steps, body)).
route('/api/puzzle',     post, posted(puzzle_to_solve, body)).
route('/api/annotated',  post, posted(annotated_games, body)).
route('/api/records',    post, posted(records_read, record)).
route('/api/save',       post, posted(record_written, body)).
route('/api/think',      get,  socket).

%!  answer_request(+Site, +Request)
%
%   Answers Request. This is the goal of the HTTP server.

answer_request(Site, Request) :-
    memberchk(path(Path), Request),
    memberchk(method(Method), Request),
    set_prolog_flag(message_language, en),
    catch(with_turn(Request, answer(Path, Method, Site, Request)), Ball, true),
    request_arrived,
    (   var(Ball)
    ->  true
    ;   is_reply(Ball)
    ->  throw(Ball)
    ;   answer_error(Ball)
    ).

answer(Path, Method0, Site, Request) :-
    check_sender(Site, Request),
    query_language(Request),
    (   Method0 == head
    ->  Method = get
    ;   Method = Method0
    ),
    (   handler(Path, Method, Handler)
    ->  handle(Handler, Site, Request)
    ;   handler(Path, _, _)
    ->  refuse(405, no_method)
    ;   refuse(404, no_page)
    ).

handler(Path, Method, Handler) :-
    route(Path, Method, Handler),
    !.
handler(Path, get, page(File)) :-
    atom_concat('/static/', File, Path).

query_language(Request) :-
    (   memberchk(search(Query), Request),
        memberchk(lang=Language, Query)
    ->  atom_string(Language, Text),
        use_language(Text)
    ;   true
    ).

handle(page(File), Site, _) :-
    reply_static(Site, File).
handle(about(Goal), Site, _) :-
    call(Goal, Site, Dict),
    reply_json(Dict).
handle(posted(Goal, Limit), Site, Request) :-
    web_limit(Limit, Most),
    web_limit(seconds, Seconds),
    within_seconds(Seconds,
                   ( request_dict(Request, Most, Dict0),
                     body_language(Dict0),
                     guarded(Site, Dict0, call(Goal, Site, Dict0, Dict))
                   )),
    reply_json(Dict).
handle(socket, Site, Request) :-
    (   memberchk(upgrade(_), Request)
    ->  true
    ;   refuse(426, no_socket)
    ),
    memberchk(input(In), Request),
    request_address(Request, Address),
    (   with_place(Site, Address,
                   http_upgrade_to_websocket(serve_socket(Site, Address, In),
                                             [guarded(false)], Request))
    ->  true
    ;   refuse(426, no_socket)          % a header is missing
    ).

body_language(Dict) :-
    (   get_dict(lang, Dict, Text)
    ->  use_language(Text)
    ;   true
    ).

games(Site, Dicts) :-
    games_dicts(Site.games, Dicts).

position(Site, Dict0, Dict) :-
    replayed(Site, Dict0, Played),
    position_dict(Played, Dict0, Dict).
