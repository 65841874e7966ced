/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_site,
          [ start_site/2,               % +Options, -Site
            stop_site/1                 % +Site
          ]).
:- use_module(library(apply), [maplist/2, maplist/3, partition/4]).
:- use_module(library(http/thread_httpd), [http_server/2]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(socket),
              [ tcp_bind/2, tcp_close_socket/1, tcp_listen/2, tcp_setopt/2,
                tcp_socket/1
              ]).
:- use_module('../game/games', [game_name/1, load_game/2]).
:- use_module('../match/pie', [pie_of/2]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module(idle_connections).
:- use_module(own_process, [end_own/1, start_own/3]).
:- use_module(rooms, [close_rooms/1]).
:- use_module(routes, [answer_request/2]).
:- use_module(search_queue, [close_queue/1, open_queue/2]).
:- use_module(think_socket, [close_sockets/1]).
:- use_module(workers, [stop_server/1]).

/** <module> The server of the page, in threads of its own
*/

%!  start_site(+Options, -Site:dict) is det.
%!  stop_site(+Site) is det.
%
%   start_site/2 starts a server in threads of its own. Options has a value for
%   each option of serve_option/4. Site has the keys url, port, games, own,
%   hosts, queue, idle, lobby and opens, the address of the page at the first
%   of the games that were given, if any were.

start_site(Options,
           site{ url:URL, port:Port, games:Games, own:Owns, hosts:Hosts,
                 queue:Queue, idle:Idle, lobby:Lobby, opens:Opens
               }) :-
    option(port(Port0), Options),
    option(bind(Address), Options),
    option(host(Host), Options),
    option(games(More), Options),
    option(threads(Threads), Options),
    option(lobby(Lobby), Options),
    partition(is_own, More, OwnTerms, Given),
    findall(Name, game_name(Name), Names0),
    append(Names0, Given, Names),
    maplist(plain_game, Names, Games0),
    list_to_set(Games0, Games),
    host_names(Address, Host, Hosts),
    Processes is Threads+1,
    start_owns(OwnTerms, Processes, Owns),
    open_queue(Threads, Queue),
    (   Port0 == 0
    ->  true
    ;   Port = Port0
    ),
    open_idle(Idle),
    catch(listen(Address:Port,
                 site{games:Games, own:Owns, hosts:Hosts, queue:Queue,
                      idle:Idle, lobby:Lobby}),
          Error,
          ( close_queue(Queue),
            close_idle(Idle),
            maplist(end_own, Owns),
            cannot_listen(Error, Address, Port)
          )),
    shown_host(Address, Shown),
    format(atom(URL), 'http://~w:~d/', [Shown,Port]),
    (   More = [First|_]
    ->  opened_game(First, Owns, Opened),
        format(atom(Opens), '~w#game=~w', [URL,Opened])
    ;   Opens = URL
    ).

is_own(own(_, _)).

%   If one game cannot be started, all end.

start_owns([], _, []).
start_owns([Term|Terms], Processes, [Own|Owns]) :-
    start_own(Processes, Term, Own),
    catch(start_owns(Terms, Processes, Owns), Ball,
          ( end_own(Own),
            throw(Ball)
          )).

opened_game(own(File, _), Owns, Name) :-
    !,
    member(Own, Owns),
    Own.file == File,
    !,
    Own.names = [Name|_].
opened_game(Given, _, Game) :-
    plain_game(Given, Game).

%   A game is served with and without the pie rule.

plain_game(Name, Game) :-
    load_game(Name, Loaded),
    (   pie_of(Loaded, Plain)
    ->  Game = Plain
    ;   Game = Loaded
    ).

%   The socket that http_server/2 opens by itself has a backlog of 64 clients.
%   The next client would try again a second later.

listen(Address, Site) :-
    web_limit(unaccepted, Clients),
    web_limit(stack, Stack),
    tcp_socket(Socket),
    catch(( tcp_setopt(Socket, reuseaddr),
            tcp_bind(Socket, Address),
            tcp_listen(Socket, Clients)
          ),
          Error,
          ( tcp_close_socket(Socket),
            throw(Error)
          )),
    http_server(tabuleiro_web_routes:answer_request(Site),
                [ port(Address), tcp_socket(Socket), workers(16), silent(true),
                  timeout(30), stack_limit(Stack)
                ]).

cannot_listen(error(socket_error(_, Why), _), Address, Port) :-
    !,
    throw(error(permission_error(bind, port, Port),
                context(_, tabuleiro(web(cannot_listen(Address, Port, Why)))))).
cannot_listen(Error, _, _) :-
    throw(Error).

stop_site(Site) :-
    end_idle(Site.idle),
    stop_server(Site.port),             % no new connections
    close_idle(Site.idle),
    close_queue(Site.queue),            % no message after the close
    close_rooms(Site.queue),
    maplist(end_own, Site.own),
    close_sockets(Site).

%   The values that a request may have as its Host.

host_names(Address, Host, Hosts) :-
    (   is_list(Host)
    ->  Given = Host
    ;   Given = [Host]
    ),
    append([localhost,'127.0.0.1','[::1]',Address], Given, Hosts0),
    maplist(downcase_atom, Hosts0, Hosts).

shown_host(Address, Shown) :-
    (   memberchk(Address, ['0.0.0.0','::'])
    ->  Shown = localhost
    ;   Shown = Address
    ).
