/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_browser, [test_browser/0]).
:- use_module(library(plunit)).
:- use_module('../support/browser').
:- use_module('../support/for_all').
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/interface/games', [game_name/1]).

/** <module> The page in a real browser

Where Chromium does not run the tests are skipped, but not in CI.
*/

test_browser :-
    run_tests(browser).

can_run :-
    (   has_browser
    ->  true
    ;   getenv('CI', _)
    ->  throw(error(existence_error(program, chromium), _))
    ;   format(user_error, "browser: skipped, chromium does not run~n", []),
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

%   All in one browser, a few clicks each; whole games with TABULEIRO_LONG.

test(games_by_clicking) :-
    on_page('', plunit_browser:all_played).

all_played(Browser) :-
    for_all(game_name(Game), played(Game, Browser)).

played(Game, Browser) :-
    window_size(Browser, 1280, 800),
    new_game(Browser, Game, human, 1),
    picture(Browser, Game, start),
    (   getenv('TABULEIRO_LONG', _)
    ->  Clicks = 250
    ;   Clicks = 8
    ),
    click_moves(Browser, Clicks),
    picture(Browser, Game, end),
    window_size(Browser, 390, 844),
    picture(Browser, Game, phone).

picture(Browser, Game, What) :-
    atomic_list_concat([Game,'_',What], Name),
    screenshot(Browser, Name).

test(a_reload_keeps_the_game) :-
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser:reloaded).

reloaded(Browser) :-
    moves_shown(Browser, 3),
    evaluate(Browser, "location.reload()", _),
    sleep(0.2),
    moves_shown(Browser, 3),
    prefer_dark(Browser),
    screenshot(Browser, wali_dark).

moves_shown(Browser, Count) :-
    format(string(Shown),
           "document.querySelectorAll('#tree [data-ply]').length == ~d",
           [Count]),
    wait_until(Browser, Shown).

test(a_move_that_is_typed_and_refused) :-
    on_page('#game=wali&moves=a0', plunit_browser:refused).

refused(Browser) :-
    click(Browser, "#notation"),
    type_text(Browser, "a0"),
    press_key(Browser, 'Enter'),
    wait_until(Browser,
               "document.querySelector('#reasons').textContent.includes('R4')"),
    evaluate(Browser, "document.querySelector('#notation').value = ''", _),
    click(Browser, "#notation"),
    type_text(Browser, "e4"),
    press_key(Browser, 'Enter'),
    moves_shown(Browser, 2).

test(an_analysis_starts_and_stops) :-
    on_page('#game=tactigon', plunit_browser:analysed).

analysed(Browser) :-
    click(Browser, "#engine input[type=checkbox]"),
    wait_until(Browser, "document.querySelectorAll('#lines li').length == 3"),
    screenshot(Browser, tactigon_analysis),
    click(Browser, "#engine input[type=checkbox]"),
    wait_until(Browser,
               "!document.querySelector('#engine input').checked").

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
           "(() => { const s =\n\c
              document.querySelector('dialog select[name=~w]');\n\c
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
        looks(Browser, Before),
        catch(click(Browser, "[data-test]"), error(devtools(_, _), _), fail)
    ->  wait_for_other_looks(Browser, Before, 500),
        Most1 is Most-1,
        click_moves(Browser, Most1)
    ;   click_moves(Browser, Most)      % the board has changed meanwhile
    ).

%   What changes by each choice and each move, which the server has to answer.

looks_script("['#prompt','#status'].map(\n\c
                s => document.querySelector(s).textContent).join() +\n\c
              document.querySelectorAll('.chosen').length").

looks(Browser, Looks) :-
    looks_script(Script),
    evaluate(Browser, Script, Looks).

wait_for_other_looks(Browser, Before, Tries) :-
    looks(Browser, Looks),
    (   ( Looks \== Before
        ; Tries =:= 0
        )
    ->  true
    ;   sleep(0.02),
        Tries1 is Tries-1,
        wait_for_other_looks(Browser, Before, Tries1)
    ).

mark_one(Browser, Marked) :-
    evaluate(Browser,
             "(() => {\n\c
                if (document.querySelector('#turn.over')) return 'over';\n\c
                const es = [...document.querySelectorAll('.cell.option, \c
                  button.option, #choices button:not(.quiet)')];\n\c
                if (!es.length) return 'none';\n\c
                document.querySelectorAll('[data-test]').forEach(\n\c
                  e => delete e.dataset.test);\n\c
                es[Math.floor(es.length * Math.random())].dataset.test = 1;\n\c
                return 'one'; })()",
             Marked).

:- end_tests(browser).
