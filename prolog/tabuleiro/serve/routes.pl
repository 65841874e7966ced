/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_routes,
          [ answer_request/2            % +Site, +Request
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(http/websocket), [http_upgrade_to_websocket/3]).
:- use_module('../base/time_limit', [within_seconds/2]).
:- use_module(address, [request_address/2, with_turn/2]).
:- use_module('../web/answer', [refuse/2]).
:- use_module('../web/games_list', [games_dicts/2]).
:- use_module('../web/handlers', [posted/2]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module(answers, [answered/4]).
:- use_module(own_process, [ask_own/5]).
:- use_module(patience, [is_reply/1, request_arrived/0]).
:- use_module(request).
:- use_module(reply, [reply_error/1, reply_json/2]).
:- use_module(static, [reply_static/3, versioned/3]).
:- use_module(think_socket, [serve_socket/4, with_place/3]).

/** <module> The addresses of the server and their handlers
*/

%!  route(?Path, ?Method, -Handler) is nondet.
%
%   Handler answers a request with Method for Path:
%
%     - page(File): a file of the page
%     - about(Goal): the answer Dict of call(Goal, Site, Dict)
%     - posted(Name, Limit): the answer of answer_dict/4 to the object in the
%       body, of at most web_limit(Limit) bytes; a game of one's own answers in
%       its own process
%     - socket: a websocket

route('/',               get,  page('index.html')).
route('/favicon.ico',    get,  page('favicon.svg')).
route('/api/games',      get,  about(games)).
route('/api/rooms',      get,  about(rooms)).
route('/api/think',      get,  socket).
route(Path,              post, posted(Name, Limit)) :-
    posted(Name, Limit),
    atom_concat('/api/', Name, Path).

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
    ;   reply_error(Ball)
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

handle(page(File), Site, Request) :-
    reply_static(Site, File, Request).
handle(about(Goal), Site, Request) :-
    call(Goal, Site, Dict),
    reply_json(Request, Dict).
handle(posted(Name, Limit), Site, Request) :-
    web_limit(Limit, Most),
    web_limit(seconds, Seconds),
    within_seconds(Seconds,
                   ( request_dict(Request, Most, Dict0),
                     answered(Name, Site, Dict0, Dict)
                   )),
    reply_json(Request, Dict).
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

%   The page offers rooms, and the lobby if there is one. A person at this
%   machine invites others to the first name that they have for it.

rooms(Site, _{lobby:Lobby, host:Host}) :-
    Lobby = Site.lobby,
    (   member(Host0, Site.hosts),
        \+ memberchk(Host0, [localhost,'127.0.0.1','[::1]','0.0.0.0','::'])
    ->  Host = Host0
    ;   Host = null
    ).

%   A game of one's own that does not answer is left out.

games(Site, Dicts) :-
    games_dicts(Site.games, Here),
    findall(Dict,
            ( member(Own, Site.own),
              catch(ask_own(Own, games, _{}, =(_), Answer),
                    web_refusal(_, _), fail),
              member(Dict, Answer)
            ),
            Others),
    append(Here, Others, Dicts0),
    maplist(versioned_look(Site), Dicts0, Dicts).

versioned_look(Site, Dict, Dict.put(look, Look)) :-
    maplist(versioned(Site), Dict.look, Look).
