/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_site,
          [ site_and_halt/0,
            with_server/1               % :Goal
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
:- use_module(site_own, []).

/** <module> The page without a server, in a browser

`make site` has written build/site. Python serves the folder above it with no
header of its own, as a pages host serves a project.
*/

%!  site_and_halt is det.
%
%   Runs the tests and ends the process. Where Chromium does not run, says so.

site_and_halt :-
    (   has_browser
    ->  with_server(site_tests)
    ;   format("skipped: chromium does not run~n")
    ),
    halt(0).

site_tests(_, URL) :-
    setenv('TABULEIRO_PAGE', URL),
    call_cleanup(run_tests([site,site_own]), end_browser).

%!  with_server(:Goal) is semidet.
%
%   Calls call(Goal, Process, URL) while a server serves the site at URL. Its
%   port is a new one, so the browser has nothing of it in its cache.

:- meta_predicate
    with_server(2),
    with_server(+, 2).

with_server(Goal) :-
    root(Root),
    directory_file_path(Root, build, Folder),
    with_server(Folder, Goal).

with_server(Folder, Goal) :-
    setup_call_cleanup(started(Folder, Process, URL),
                       call(Goal, Process, URL),
                       stopped(Process)).

started(Folder, Process, URL) :-
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

stopped(Process) :-
    catch(( process_kill(Process),
            process_wait(Process, _)
          ),
          error(existence_error(process, _), _),
          true).

:- begin_tests(site).

test(all_files_but_those_of_own_games_take_two_and_a_half_megabytes) :-
    root(Root),
    directory_file_path(Root, 'build/site', Folder),
    findall(Size,
            ( directory_member(Folder, File,
                               [recursive(true), file_type(regular)]),
              \+ sub_atom(File, _, _, _, '/own.'),
              size_file(File, Size)
            ),
            Sizes),
    sum_list(Sizes, Bytes),
    assertion(Bytes =< 2_500_000).

test(at_most_300_kilobytes_come_before_the_board) :-
    on_page('', plunit_site:few_bytes_before_board).

%   The workers load after the board is drawn.

few_bytes_before_board(Page) :-
    evaluate(Page,
             "performance.getEntriesByType('resource')\n\c
                .filter(e => !/[.]gz$|worker/.test(e.name))\n\c
                .reduce((sum, e) => sum + e.encodedBodySize, 0)",
             Bytes),
    assertion(Bytes > 0),
    assertion(Bytes =< 300_000).

test(it_can_be_installed, Errors == []) :-
    on_page('', plunit_site:installable(Errors)).

installable(Errors, Page) :-
    evaluate(Page, "navigator.serviceWorker.ready.then(() => true)", true),
    browser:command(Page, 'Page.getInstallabilityErrors', _{}, Result),
    Errors = Result.installabilityErrors.

test(it_works_without_its_server) :-
    with_server(plunit_site:kept_offline).

kept_offline(Process, URL) :-
    on_page(_{url:URL}, '#game=wali', plunit_site:played_offline(Process)).

played_offline(Process, Page) :-
    evaluate(Page, "navigator.serviceWorker.ready.then(() => true)", true),
    stopped(Process),
    evaluate(Page, "location.hash = '', setTimeout(() => location.reload()), 1",
             1),
    shown(Page, "document.querySelector('#status')?.textContent && \c
                 navigator.serviceWorker.controller !== null"),
    new_game(Page, [game-tactigon,player1-human,player2-1]),
    click_moves(Page, 4),
    shown(Page, "document.querySelectorAll('#tree [data-ply]').length > 2").

test(a_new_version_is_offered_and_the_game_goes_on) :-
    root(Root),
    tmp_file(site, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        ( in_folder(Folder, "cp -r \"$0/build/site\" .", Root),
          with_server(Folder, plunit_site:new_version(Folder))
        ),
        delete_directory_and_contents(Folder)).

in_folder(Folder, Script, Argument) :-
    process_create(path(sh), ['-c',Script,Argument], [cwd(Folder)]).

new_version(Folder, _, URL) :-
    on_page(_{url:URL}, '#game=wali', plunit_site:offered(Folder)).

%   The service worker has the page only after a reload.

offered(Folder, Page) :-
    evaluate(Page, "navigator.serviceWorker.ready.then(() => true)", true),
    evaluate(Page, "window.before = 1, setTimeout(() => location.reload()), 1",
             1),
    shown(Page, "!window.before && navigator.serviceWorker.controller"),
    click_cell(Page, c2),
    moves_shown(Page, 1),
    in_folder(Folder,
              "cd site; old=$(ls -d static-*); mv $old static-$0\n\c
               sed -i s/${old#static-}/$0/g index.html offline.js \c
               manifest.webmanifest static-$0/data/games.*", newer),
    evaluate(Page, "navigator.serviceWorker.getRegistration()\n\c
                      .then(it => it.update()).then(() => true)", true),
    shown(Page, "document.querySelector('#newer')"),
    moves_shown(Page, 1),
    click(Page, "#newer"),
    shown(Page, "/newer$/.test(document.querySelector('meta[name=version]')\n\c
                   ?.content)"),
    moves_shown(Page, 1).

test(twenty_games_leave_the_memory_flat) :-
    on_page('', plunit_site:memory_flat).

memory_flat(Page) :-
    games(Page, 3),
    heap_bytes(Page, Before),
    games(Page, 20),
    heap_bytes(Page, After),
    assertion(After < Before+1_000_000).

games(Page, Count) :-
    forall(between(1, Count, _),
           ( new_game(Page, [game-wali,player1-1,player2-1,size-0]),
             shown(Page, "document.querySelector('#turn.over')")
           )).

test(a_whole_game_of_each_against_a_bot) :-
    for_all(game_name(Game),
            on_page('', long_browser:played(Game))).

test(bots_play_each_game_to_its_end) :-
    for_all(game_name(Game),
            on_page('', plunit_site:bots_played(Game))).

bots_played(Game, Page) :-
    new_game(Page, [game-Game,player1-1,player2-2]),
    shown(Page, "document.querySelector('#turn.over')").

test(analysis_stops_ten_times_in_one_worker) :-
    on_page('#game=tactigon', plunit_site:analysed).

%   One of the two workers answers requests.

analysed(Page) :-
    forall(between(1, 10, _),
           ( click(Page, "#engine-on"),
             shown(Page, "document.querySelector('#lines li')"),
             click(Page, "#engine-on"),
             shown(Page, "!document.querySelector('#lines li')")
           )),
    click(Page, "#hint"),               % the searches still answer
    shown(Page, "document.querySelector('#advice p')"),
    evaluate(Page,
             "performance.getEntriesByType('resource')\n\c
                .filter(e => /worker[.]js$/.test(e.name)).length",
             2).

test(analysis_goes_on_at_the_depth_that_it_had) :-
    on_page('#game=tactigon', plunit_site:analysed_again).

analysed_again(Page) :-
    click(Page, "#engine-on"),
    shown(Page, "/depth [7-9]/.test(document.querySelector('#facts')\c
                   .textContent)"),
    click(Page, "#engine-on"),
    shown(Page, "!document.querySelector('#lines li')"),
    evaluate(Page,
             "new MutationObserver((_, o) => {\n\c
                const f = document.querySelector('#facts')?.textContent;\n\c
                if (/depth/.test(f)) { window.first = f; o.disconnect(); }\n\c
              }).observe(document.body, {subtree: true, childList: true,\n\c
                                         characterData: true})",
             _),
    click(Page, "#engine-on"),
    shown(Page, "window.first"),
    evaluate(Page, "+/depth ([0-9]+)/.exec(first)[1]", Depth),
    assertion(Depth >= 7).

test(a_hint_goes_before_analysis) :-
    on_page('#game=tactigon', plunit_site:hinted_in_analysis).

%   The analysis runs again, whenever it reaches its next depth.

hinted_in_analysis(Page) :-
    evaluate(Page,
             "import(document.querySelector('script').src\n\c
                       .replace('main', 'desk'))\n\c
                .then(desk => { window.searches = desk.searches; })", _),
    click(Page, "#engine-on"),
    shown(Page, "document.querySelector('#lines li')"),
    click(Page, "#hint"),
    shown(Page, "document.querySelector('#advice p')"),
    shown(Page, "window.searches.running?.search.fields.type === 'analyse'").

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
    call_cleanup(hint_in_portuguese(Page),
                 choose_language(Page, en)).    % the browser keeps it

hint_in_portuguese(Page) :-
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
