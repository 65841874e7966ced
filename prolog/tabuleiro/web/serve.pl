/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_serve,
          [ serve/1,                    % +Options
            start_site/2,               % +Options, -Site
            stop_site/1,                % +Site
            serve_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(http/thread_httpd), [http_server/2, http_stop_server/2]).
:- autoload(library(lists), [append/3, list_to_set/2]).
:- autoload(library(option), [option/2]).
:- autoload(library(socket),
            [ tcp_bind/2, tcp_close_socket/1, tcp_listen/2, tcp_setopt/2,
              tcp_socket/1
            ]).
:- autoload(library(www_browser), [www_open_url/1]).
:- use_module('../interface/games', [game_name/1, load_game/2]).
:- use_module('../interface/native', ['$keep_sockets'/0, native_game/1]).
:- use_module('../interface/options', [check_options/3]).
:- use_module('../match/pie', [pie_of/2]).
:- use_module('../terminal/terminal', [say/1]).
:- use_module(limits, [web_limit/2]).
:- use_module(routes, [answer_request/2]).
:- use_module(search_queue, [close_queue/1, open_queue/2]).
:- use_module(think_socket, [close_sockets/1]).

/** <module> The board in a browser

    ?- serve([]).

serves a page on which all games can be played, until Ctrl-C. A request carries
the game, its config and its moves; the server replays them, answers, and keeps
nothing but searches that run.
*/

%!  serve_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/interface/options.

serve_option(port,    between(0, 65_535), 8000,
             "port to listen at; 0 is any free one").
serve_option(bind,    atom,               localhost,
             "address to listen at; 0.0.0.0 lets other machines in").
serve_option(host,    any,                [],
             "other name of this server, in what browsers ask for").
serve_option(open,    boolean,            true,
             "open the page in a browser").
serve_option(games,   any,                [],
             "games to serve besides those that come with tabuleiro").
serve_option(threads, positive_integer,   2,
             "searches at once; others wait").

%!  serve(+Options) is det.
%
%   Serves the page until Ctrl-C, or an exception. Prints its address, and opens
%   it in a browser. Options:
%
%     - port(Port)
%       Default is 8000; 0 is any free port.
%     - bind(Address)
%       Default is `localhost`: only this machine. Another address, such as
%       '0.0.0.0', lets other machines in.
%     - host(Name)
%       A name, or a list of names, under which browsers reach the server,
%       besides those of this machine and Address. Requests for other names are
%       refused.
%     - games(Names)
%       Games of load_game/2 to serve besides those that come with tabuleiro.
%       They are called with no more than a limit of time. Each game is also
%       served with the pie rule.
%     - threads(Count)
%       How many searches run at once, default 2. Each takes one core and at
%       most 16 MiB.
%     - open(Bool)
%       If `false`, no browser is opened.
%
%   @error permission_error(bind, port, Port) if another program listens there;
%   those of check_options/3 and load_game/2

serve(Options0) :-
    check_options(serve_option, Options0, Options),
    setup_call_cleanup(
        start_site(Options, Site),
        ( say(web(serving(Site.url))),
          open_page(Site.url, Options),
          thread_get_message(tabuleiro_web_end)
        ),
        stop_site(Site)).

open_page(URL, Options) :-
    (   option(open(true), Options)
    ->  keep_port,
        ignore(catch(www_open_url(URL), error(_, _), fail))
    ;   true
    ).

%   SWI-Prolog 9.0 hands its sockets on: a browser would keep the port after the
%   server has ended.

keep_port :-
    (   native_game(_)
    ->  '$keep_sockets'
    ;   true
    ).

%!  start_site(+Options, -Site:dict) is det.
%!  stop_site(+Site) is det.
%
%   Starts a server in threads of its own; Options are all of serve_option/4.
%   Site has the keys url, port, games, hosts and queue.

start_site(Options,
           site{ url:URL, port:Port, games:Games, hosts:Hosts, queue:Queue }) :-
    option(port(Port0), Options),
    option(bind(Address), Options),
    option(host(Host), Options),
    option(games(More), Options),
    option(threads(Threads), Options),
    findall(Name, game_name(Name), Own),
    append(Own, More, Names),
    maplist(plain_game, Names, Games0),
    list_to_set(Games0, Games),
    host_names(Address, Host, Hosts),
    open_queue(Threads, Queue),
    (   Port0 == 0
    ->  true
    ;   Port = Port0
    ),
    catch(listen(Address:Port,
                 site{games:Games, hosts:Hosts, queue:Queue}),
          Error,
          ( close_queue(Queue),
            cannot_listen(Error, Address, Port)
          )),
    shown_host(Address, Shown),
    format(atom(URL), 'http://~w:~d/', [Shown,Port]).

%   A game is served with and without the pie rule.

plain_game(Name, Game) :-
    load_game(Name, Loaded),
    (   pie_of(Loaded, Plain)
    ->  Game = Plain
    ;   Game = Loaded
    ).

%   The server's own socket has room for 64 clients that it has not accepted;
%   the next one would try again a second later.

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
                  timeout(30), keep_alive_timeout(1), stack_limit(Stack)
                ]).

cannot_listen(error(socket_error(_, Why), _), Address, Port) :-
    !,
    throw(error(permission_error(bind, port, Port),
                context(_, tabuleiro(web(cannot_listen(Address, Port, Why)))))).
cannot_listen(Error, _, _) :-
    throw(Error).

stop_site(Site) :-
    http_stop_server(Site.port, []),    % nobody connects anew
    close_queue(Site.queue),            % nothing is sent after the goodbye
    close_sockets(Site).

%   The names that a request may have as its Host.

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
