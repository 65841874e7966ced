/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(page,
          [ has_page/0,
            on_page/2,                  % +Hash, :Goal
            on_page/3,                  % +Site, +Hash, :Goal
            shown/2,                    % +Page, +Script
            text_shown/3,               % +Page, +Selector, +Text
            moves_shown/2,              % +Page, +Count
            new_game/2,                 % +Page, +Choices
            choose/3,                   % +Page, +Name, +Value
            choose_at/3,                % +Page, +Selector, +Value
            cell/2,                     % +Label, -Selector
            click_cell/2,               % +Page, +Label
            type_move/2,                % +Page, +Text
            click_moves/2,              % +Page, +Most
            tab_to/2                    % +Page, +Script
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(browser).
:- use_module(web_client).

/** <module> The actions of a person on the page

    on_page('#game=wali', play_a_stone)

    play_a_stone(Page) :-
        click_cell(Page, c2),
        moves_shown(Page, 1).
*/

%!  has_page is semidet.
%
%   Chromium runs. Elsewhere the tests of the page are skipped, except in CI.
%
%   @error existence_error(program, chromium) in CI

has_page :-
    (   has_browser
    ->  true
    ;   getenv('CI', _)
    ->  throw(error(existence_error(program, chromium), _))
    ;   format(user_error, "browser: skipped, chromium does not run~n", []),
        fail
    ).

:- meta_predicate on_page(+, 1), on_page(+, +, 1).

%!  on_page(+Hash, :Goal) is semidet.
%!  on_page(+Site, +Hash, :Goal) is semidet.
%
%   Calls call(Goal, Page) with the page open at Hash, in a window of 1280 by
%   800, to a person who wants no motion. Site serves the page; without Site, a
%   server of its own does, or the one at the address TABULEIRO_PAGE of the
%   environment.
%
%   @error page_complains(Complaints), see complaints/2; that a server is not
%   there to connect to is no complaint

on_page(Hash, Goal) :-
    getenv('TABULEIRO_PAGE', URL),
    !,
    on_page(_{url:URL}, Hash, Goal).
on_page(Hash, Goal) :-
    with_site(page:on_own_site(Hash, Goal), []).

on_own_site(Hash, Goal, Site) :-
    on_page(Site, Hash, Goal).

on_page(Site, Hash, Goal) :-
    with_page(page:on_opened(Site.url, Hash, Goal)).

on_opened(URL, Hash, Goal, Page) :-
    window_size(Page, 1280, 800),
    prefer(Page, ['prefers-reduced-motion'-reduce]),
    atom_concat(URL, Hash, Address),
    open_page(Page, Address),
    shown(Page, "document.querySelector('#status').textContent || \c
                 document.querySelector('#cards article')"),
    call(Goal, Page),
    complaints(Page, Complaints0),
    exclude(of_no_server, Complaints0, Complaints),
    (   Complaints == []
    ->  true
    ;   throw(error(page_complains(Complaints), _))
    ).

of_no_server(Complaint) :-
    sub_string(Complaint, _, _, _, "net::ERR_CONNECTION_"),
    !.

%!  shown(+Page, +Script) is det.
%!  text_shown(+Page, +Selector, +Text) is det.
%!  moves_shown(+Page, +Count) is det.
%
%   Wait until Script is true, the first element of Selector has Text in it, or
%   the list has Count moves.

shown(Page, Script) :-
    wait_until(Page, Script).

text_shown(Page, Selector, Text) :-
    format(string(Script),
           "document.querySelector(~q)?.textContent.includes(~q)",
           [Selector,Text]),
    shown(Page, Script).

moves_shown(Page, Count) :-
    format(string(Script),
           "document.querySelectorAll('#tree [data-ply]').length === ~d",
           [Count]),
    shown(Page, Script).

%!  new_game(+Page, +Choices:list(pair)) is det.
%!  choose(+Page, +Name, +Value) is det.
%!  choose_at(+Page, +Selector, +Value) is det.
%
%   Starts a new game by the dialog, in which Choices are made one after
%   another: game-wali, player1-human, player2-1, size-0. The others choose
%   Value in the select called Name, or in the one of Selector.

new_game(Page, Choices) :-
    click(Page, "#new"),
    forall(member(Name-Value, Choices),
           choose(Page, Name, Value)),
    click(Page, "#start-game"),
    shown(Page, "!document.querySelector('dialog')").

choose(Page, Name, Value) :-
    format(string(Script),
           "(() => { const s = document.querySelector('[name=~w]');\n\c
              s.value = '~w'; s.dispatchEvent(new Event('change'));\n\c
              return s.value === '~w'; })()", [Name,Value,Value]),
    shown(Page, Script).

choose_at(Page, Selector, Value) :-
    format(string(Script),
           "(() => { const s = document.querySelector(~q); s.value = '~w';\n\c
              s.dispatchEvent(new Event('change')); })()", [Selector,Value]),
    evaluate(Page, Script, _).

%!  cell(+Label, -Selector) is det.
%!  click_cell(+Page, +Label) is det.
%
%   Selector is that of the cell with Label, which the second clicks.

cell(Label, Selector) :-
    format(string(Selector), "#board .cell[aria-label^='~w,']", [Label]).

click_cell(Page, Label) :-
    cell(Label, Selector),
    click(Page, Selector).

%!  type_move(+Page, +Text) is det.
%
%   Types Text into the field `Move`, and Enter.

type_move(Page, Text) :-
    click(Page, "#notation:read-write"),
    evaluate(Page, "document.querySelector('#notation').select()", _),
    type_text(Page, Text),
    press_key(Page, 'Enter').

%!  click_moves(+Page, +Most) is det.
%
%   Clicks random choices, at most Most times or until the game is over. Waits
%   for the bot between clicks. Confirms each move that loses at once.

click_moves(Page, Most) :-
    mark_one(Page),
    (   Most > 0,
        evaluate(Page, "!document.querySelector('#turn.over')", true)
    ->  look(Look),
        format(string(Before), "window.before = ~w", [Look]),
        evaluate(Page, Before, _),
        click_marked(Page),
        format(string(Changed), "window.before !== ~w", [Look]),
        shown(Page, Changed),
        Most1 is Most-1,
        click_moves(Page, Most1)
    ;   true
    ).

%   The mark goes with its element when the page draws what the server answered.

click_marked(Page) :-
    repeat,                             % with_page/1 has a limit
    (   click_at_hand(Page, "[data-test]")
    ->  true
    ;   sleep(0.02),
        mark_one(Page),
        fail
    ),
    !.

%   Waits until there is a choice, and marks one, or until the game is over. The
%   board of another game is still in the document, but hidden.

mark_one(Page) :-
    shown(Page,
          "(() => {\n\c
             if (document.querySelector('#turn.over')) return true;\n\c
             const es = [...document.querySelectorAll('.cell.option, \c
               button.option, #choices button, #play-anyway')]\n\c
               .filter(e => e.getClientRects().length);\n\c
             if (!es.length) return false;\n\c
             document.querySelectorAll('[data-test]').forEach(\n\c
               e => delete e.dataset.test);\n\c
             es[Math.floor(es.length*Math.random())].dataset.test = 1;\n\c
             return true; })()").

%   The parts of the page that each choice and each move changes. A move changes
%   them when the server has answered.

look("(['#prompt', '#status', '#choices']\n\c
         .map(s => document.querySelector(s).textContent).join() +\n\c
       [...document.querySelectorAll('.option, .chosen')].map(e =>\n\c
         [e.dataset.cell, e.dataset.hand, e.className.baseVal]))").

%!  tab_to(+Page, +Script) is semidet.
%
%   Tab is pressed, at most 40 times, until Script is true.

tab_to(Page, Script) :-
    tab_to(Page, Script, 40).

tab_to(Page, Script, Most) :-
    (   evaluate(Page, Script, true)
    ->  true
    ;   Most > 0,
        press_key(Page, 'Tab'),
        Most1 is Most-1,
        tab_to(Page, Script, Most1)
    ).
