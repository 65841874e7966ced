/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_browser, [test_browser/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/browser').
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/interface/games', [game_name/1]).

/** <module> The page in a real browser

Where no Chromium is installed the tests are blocked, but not in CI.
*/

test_browser :-
    run_tests(browser).

can_run :-
    (   has_browser
    ->  true
    ;   getenv('CI', _)
    ->  throw(error(existence_error(program, chromium), _))
    ;   format(user_error, "browser: skipped, chromium is not installed~n", []),
        fail
    ).

%!  on_page(+Hash, :Goal) is det.
%
%   Calls call(Goal, Browser) with the page open, and expects no complaint.

:- meta_predicate on_page(+, 1).

on_page(Hash, Goal) :-
    with_site(test_browser:on_site(Hash, Goal), []).

on_site(Hash, Goal, Site) :-
    with_browser(test_browser:on_opened(Site.url, Hash, Goal)).

on_opened(URL, Hash, Goal, Browser) :-
    window_size(Browser, 1280, 800),
    atom_concat(URL, Hash, Address),
    open_page(Browser, Address),
    wait_until(Browser, "document.querySelector('#status').textContent"),
    call(Goal, Browser),
    complaints(Browser, Complaints),
    assertion(Complaints == []).

:- begin_tests(browser, [condition(can_run)]).

test(a_game_by_clicking, [forall(game_name(Game))]) :-
    on_page('', plunit_browser:played(Game)).

played(Game, Browser) :-
    new_game(Browser, Game, human, 1),
    atom_concat(Game, '_start', Start),
    screenshot(Browser, Start),
    click_moves(Browser, 400),
    atom_concat(Game, '_end', End),
    screenshot(Browser, End),
    window_size(Browser, 390, 844),
    prefer_dark(Browser),
    atom_concat(Game, '_phone_dark', Phone),
    screenshot(Browser, Phone).

%   By the dialog of a new game.

new_game(Browser, Game, Player1, Player2) :-
    click(Browser, "#new"),
    choose(Browser, game, Game),
    choose(Browser, player1, Player1),
    choose(Browser, player2, Player2),
    click(Browser, "#start-game"),
    format(string(Shown), "document.documentElement.dataset.game == '~w' \c
                           && !document.querySelector('dialog')", [Game]),
    wait_until(Browser, Shown).

choose(Browser, Name, Value) :-
    format(string(Script),
           "(() => { const s = document.querySelector('dialog select[name=~w]');\n\c
              s.value = '~w'; s.dispatchEvent(new Event('change'));\n\c
              return s.value; })()", [Name,Value]),
    evaluate(Browser, Script, Chosen),
    format(string(Wanted), '~w', [Value]),
    assertion(Chosen == Wanted).

%   Clicks what may be chosen, at most Most times, until the game is over.

click_moves(Browser, Most) :-
    wait_until(Browser, "document.querySelector('#turn.over, .cell.option, \c
                           button.option, #choices button:not(.quiet)')"),
    mark_one(Browser, Marked),
    (   ( Marked == "over"
        ; Most =:= 0
        )
    ->  true
    ;   Marked == "one",
        catch(click(Browser, "[data-test]"), error(devtools(_, _), _), fail)
    ->  Most1 is Most-1,
        click_moves(Browser, Most1)
    ;   click_moves(Browser, Most)      % the board has changed meanwhile
    ).

mark_one(Browser, Marked) :-
    evaluate(Browser,
             "(() => { if (document.querySelector('#turn.over')) return 'over';\n\c
                const es = [...document.querySelectorAll('.cell.option, \c
                  button.option, #choices button:not(.quiet)')];\n\c
                if (!es.length) return 'none';\n\c
                document.querySelectorAll('[data-test]').forEach(\n\c
                  e => delete e.dataset.test);\n\c
                es[Math.floor(es.length * Math.random())].dataset.test = 1;\n\c
                return 'one'; })()",
             Marked).

:- end_tests(browser).
