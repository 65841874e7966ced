/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_site,
          [ site_and_halt/0
          ]).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/browser').
:- use_module('../support/for_all').
:- use_module('../support/page').
:- use_module('../support/run_swipl', [root/1]).
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).
:- use_module(browser, [played/2]).

/** <module> The page without a server, in a browser

`make site` has written build/site. Python serves the folder above it with no
header of its own, as a pages host serves a project.
*/

%!  site_and_halt is det.
%
%   Runs the tests and ends the process. Where Chromium does not run, says so.

site_and_halt :-
    (   has_browser
    ->  setup_call_cleanup(
            started(Process, URL),
            ( setenv('TABULEIRO_PAGE', URL),
              call_cleanup(run_tests(site), end_browser)
            ),
            process_kill(Process))
    ;   format("skipped: chromium does not run~n")
    ),
    halt(0).

started(Process, URL) :-
    root(Root),
    directory_file_path(Root, build, Folder),
    process_create(path(python3),
                   [ '-u','-m','http.server','0','--bind','127.0.0.1',
                     '--directory',Folder
                   ],
                   [ stdout(pipe(Out)), stderr(null), process(Process) ]),
    read_line_to_string(Out, Line),     % Serving HTTP on 127.0.0.1 port N ...
    split_string(Line, " ", "", Words),
    append(_, ["port",Port|_], Words),
    !,
    format(atom(URL), 'http://127.0.0.1:~w/site/', [Port]).

:- begin_tests(site).

test(a_whole_game_of_each_against_a_bot) :-
    for_all(game_name(Game),
            on_page('', long_browser:played(Game))).

test(bots_play_each_game_to_its_end) :-
    for_all(game_name(Game),
            on_page('', plunit_site:bots_played(Game))).

bots_played(Game, Page) :-
    new_game(Page, [game-Game,player1-1,player2-2]),
    shown(Page, "document.querySelector('#turn.over')").

test(analysis_stops_ten_times) :-
    on_page('#game=tactigon', plunit_site:analysed).

analysed(Page) :-
    forall(between(1, 10, _),
           ( click(Page, "#engine-on"),
             shown(Page, "document.querySelector('#lines li')"),
             click(Page, "#engine-on"),
             shown(Page, "!document.querySelector('#lines li')")
           )),
    click(Page, "#hint"),               % the searches still answer
    shown(Page, "document.querySelector('#advice p')").

test(nothing_is_asked_of_another_origin) :-
    on_page('#game=wali', plunit_site:asks_its_origin).

asks_its_origin(Page) :-
    click(Page, "#hint"),
    shown(Page, "document.querySelector('#advice p')"),
    evaluate(Page,
             "performance.getEntriesByType('resource').map(e => e.name)\n\c
                .filter(url => !url.startsWith(document.baseURI))",
             []).

test(texts_are_those_of_the_language) :-
    on_page('#game=waldmeister', plunit_site:in_portuguese).

in_portuguese(Page) :-
    choose_language(Page, pt),
    click(Page, "#hint"),
    text_shown(Page, "#advice", "O computador jogaria").

choose_language(Page, Language) :-
    format(string(Script),
           "(() => { const s = document.querySelector('#language');\n\c
              s.value = '~w'; s.dispatchEvent(new Event('change')); })()",
           [Language]),
    evaluate(Page, Script, _),
    format(string(Shown), "document.documentElement.lang === '~w'", [Language]),
    shown(Page, Shown).

:- end_tests(site).
