/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_serve,
          [ serve/1,                    % +Options
            serve_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(option), [option/2]).
:- use_module(library(www_browser), [www_open_url/1]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/native', ['$keep_sockets'/0, native_game/1]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../web/texts', []).
:- use_module('../base/printing', [say/1]).

/** <module> The board in a browser

    ?- serve([]).

serves a page on which all games can be played, until Ctrl-C. Each request
carries the game, its config and its moves. The server replays the moves and
answers. It keeps no state between requests, apart from running searches.
*/

%!  serve_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.
%
%     - bind
%       By default only this machine reaches the server.
%     - host
%       A name, or a list of names, under which browsers reach the server,
%       besides those of this machine and of bind(Address). Requests for other
%       names are refused.
%     - games
%       Games of load_game/2, which are called in this process with no more
%       than a limit of time; or terms own(File, Command): Command, a list as
%       for process_create/3, runs answer_requests/1 of own_worker.pl for the
%       game of File, in processes with limits, see own_process.pl. Each game
%       is also served with the pie rule.
%     - threads
%       Each search takes one core and at most 16 MiB.

serve_option(port,    between(0, 65_535), 8000,
             "port to listen at; 0 is any free one").
serve_option(bind,    atom,               localhost,
             "address to listen at; 0.0.0.0 lets other machines in").
serve_option(host,    any,                [],
             "other name of this server, in what browsers ask for").
serve_option(open,    boolean,            true,
             "open the page in a browser").
serve_option(games,   nonvar,             [],
             "games to serve besides those that come with tabuleiro").
serve_option(lobby,   boolean,            false,
             "a lobby: who waits for a game, and a ladder").
serve_option(threads, positive_integer,   2,
             "searches at once; others wait").

%!  serve(+Options) is det.
%
%   Serves the page until Ctrl-C, or an exception. Prints its address, and opens
%   it in a browser.
%
%   Options: serve_option.
%
%   @error permission_error(bind, port, Port) if another program listens there;
%   those of check_options/3 and load_game/2

serve(Options0) :-
    check_options(serve_option, Options0, Options),
    setup_call_cleanup(
        first_use(site, start_site(Options, Site)),
        ( warn_of_others(Options),
          say(web(serving(Site.opens))),
          open_page(Site.opens, Options),
          thread_get_message(tabuleiro_web_end)
        ),
        first_use(site, stop_site(Site))).

warn_of_others(Options) :-
    option(bind(Address), Options),
    (   is_loopback(Address)
    ->  true
    ;   print_message(warning, tabuleiro(web(other_machines(Address))))
    ).

is_loopback(localhost).
is_loopback('::1').
is_loopback(Address) :-
    sub_atom(Address, 0, _, _, '127.').

open_page(URL, Options) :-
    (   option(open(true), Options)
    ->  keep_port,
        ignore(catch(www_open_url(URL), error(_, _), fail))
    ;   true
    ).

%   Child processes of SWI-Prolog 9.0 inherit its sockets: the browser would
%   keep the port after the server has ended.

keep_port :-
    (   native_game(_)
    ->  '$keep_sockets'
    ;   true
    ).
