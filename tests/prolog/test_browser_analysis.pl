/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_browser_analysis, [test_browser_analysis/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/browser').
:- use_module('../support/page').
:- use_module('../support/web_client').

/** <module> The page in a real browser: kept games, analysis, the keyboard

If Chromium does not run, the tests are skipped, except in CI.
*/

test_browser_analysis :-
    run_tests(browser_analysis).

:- begin_tests(browser_analysis,
               [condition(has_page), cleanup(end_browser)]).

                /*******************************
                *        NOTHING IS LOST       *
                *******************************/

test(a_reload_keeps_the_game) :-
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser_analysis:reloaded).

reloaded(Page) :-
    moves_shown(Page, 3),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    moves_shown(Page, 3).

%   While the server is down, a move is chosen and an analysis runs.

test(a_server_that_is_started_again) :-
    with_site(plunit_browser_analysis:started_again, []).

started_again(Site) :-
    on_page(Site, '#game=wali&moves=a0+e4',
            plunit_browser_analysis:server_gone(Site)).

server_gone(Site, Page) :-
    click(Page, "#engine-on"),
    shown(Page, "document.querySelector('#lines li')"),
    end_site(Site),
    click_cell(Page, c2),
    text_shown(Page, "#board-place.lost #no-answer:not([hidden])",
               "does not answer"),
    with_site(plunit_browser_analysis:server_back(Page), [port(Site.port)]).

server_back(Page, _) :-
    moves_shown(Page, 3),
    shown(Page, "document.querySelector('#lines li')"),
    text_shown(Page, "#notice", "answers again"),
    shown(Page, "!document.querySelector('.lost, #no-answer:not([hidden])')"),
    click_cell(Page, b0),
    moves_shown(Page, 4).

%   The server answers the first request for a position with Status.

test(a_busy_server_is_asked_again) :-
    on_page('#game=wali', plunit_browser_analysis:busy).

busy(Page) :-
    refuse_once(Page, 503),
    click_cell(Page, a0),
    text_shown(Page, "#notice:not([hidden])", "busy"),
    moves_shown(Page, 1).

test(a_request_that_is_too_large_is_not_repeated) :-
    on_page('#game=wali', plunit_browser_analysis:too_large).

too_large(Page) :-
    refuse_once(Page, 413),
    type_move(Page, "a0"),
    text_shown(Page, "#reasons", "not now"),
    type_move(Page, "a0"),
    moves_shown(Page, 1).

refuse_once(Page, Status) :-
    format(string(Script),
           "(() => { const fetched = window.fetch;\n\c
              window.fetch = async () => {\n\c
                window.fetch = fetched;\n\c
                return Response.json({error: 'not now'}, {status: ~d});\n\c
              }; })()", [Status]),
    evaluate(Page, Script, _).

                /*******************************
                *            ANALYSIS          *
                *******************************/

test(an_analysis_starts_and_stops) :-
    on_page('#game=tactigon', plunit_browser_analysis:analysed).

analysed(Page) :-
    click(Page, "#evaluation summary"),
    text_shown(Page, "#terms", "being to move"),
    click(Page, "#engine-on"),
    shown(Page, "document.querySelectorAll('#lines li').length === 3"),
    shown(Page, "document.querySelector('#board .arrow')"),
    text_shown(Page, "#facts", "depth"),
    click(Page, "#engine-on"),
    shown(Page, "!document.querySelector('#lines li, #board .arrow')"),
    moves_shown(Page, 0).

test(the_moves_are_a_tree) :-
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser_analysis:varied).

varied(Page) :-
    click(Page, "#tree [data-ply='1']"),
    shown(Page, "document.querySelector('[data-ply=\"1\"].current')"),
    click_cell(Page, e2),
    text_shown(Page, "#tree .variation .current", "e2"),
    moves_shown(Page, 4),
    click(Page, "#promote"),
    text_shown(Page, "#tree .variation", "e4"),
    click(Page, "#delete"),
    moves_shown(Page, 3).

test(the_graph_of_a_game) :-
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser_analysis:graphed).

graphed(Page) :-
    click(Page, "#review"),
    shown(Page, "document.querySelectorAll('#graph circle').length === 4"),
    evaluate(Page, "document.querySelector('#graph svg').focus()", _),
    press_key(Page, 'ArrowLeft'),
    text_shown(Page, "#tree .current", "e4").

test(a_record_of_two_games_is_opened_and_replayed) :-
    on_page('', plunit_browser_analysis:opened).

opened(Page) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(txt)]),
    format(Out, "[Game \"tactigon\"]~n[Result \"*\"]~n~n\c
                 1. 3-6>3-5 *~n~n\c
                 [Game \"wali\"]~n[Player1 \"Ana\"]~n[Result \"*\"]~n~n\c
                 1. a0 {a corner} 2. e4 {+0.35/12 1.2s} 3. c2 *~n",
           []),
    close(Out),
    click(Page, "#open"),
    module_property(test_browser_analysis, file(Here)),
    absolute_file_name('../../docs/browser.png', Picture, [relative_to(Here)]),
    choose_file(Page, "#record-file", Picture),
    text_shown(Page, "dialog .error", "The file has no games."),
    choose_file(Page, "#record-file", File),
    click(Page, "dialog .list button:last-of-type"),
    moves_shown(Page, 3),
    text_shown(Page, "#tree .comment", "a corner"),
    shown(Page, "document.querySelectorAll('#tree .comment').length === 1"),
    shown(Page, "document.querySelector('#tree \c
                 [title=\"Searched to depth 12: 59%, 1.2 s\"]')"),
    click(Page, "#go-last"),
    text_shown(Page, "#tree .current", "c2"),
    click(Page, "#go-previous"),
    text_shown(Page, "#tree .current", "e4"),
    press_key(Page, 'Home'),
    shown(Page, "!document.querySelector('#tree .current')"),
    press_key(Page, 'ArrowRight'),
    text_shown(Page, "#tree .current", "a0"),
    delete_file(File).

test(a_record_is_saved) :-
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser_analysis:saved).

saved(Page) :-
    click(Page, "#comment"),
    type_text(Page, "to the {right} side"),
    press_key(Page, 'Enter'),
    text_shown(Page, "#tree .comment", "to the (right) side"),
    evaluate(Page, "URL.createObjectURL = blob =>\n\c
                    { window.saved = blob.text(); return '#saved'; }", _),
    click(Page, "#save"),
    text_shown(Page, "#notice:not([hidden])", "Saved"),
    evaluate(Page, "window.saved", Text),
    split_string(Text, " \n", " \n", Words),
    atomic_list_concat(Words, ' ', Line),
    assertion(sub_atom(Line, _, _, _,
                       '1. a0 2. e4 3. c2 {to the (right) side} *')).

test(the_board_is_saved_as_a_picture_that_needs_no_style_sheet) :-
    on_page('#game=wali&moves=a0+e4', plunit_browser_analysis:pictured).

pictured(Page) :-
    evaluate(Page, "URL.createObjectURL = blob =>\n\c
                    { window.saved = blob; return '#saved'; }", _),
    click(Page, "#picture"),
    click(Page, "#picture-svg"),
    shown(Page, "window.saved"),
    evaluate(Page, "window.saved.text()", Text),
    forall(member(Part, [ "xmlns=\"http://www.w3.org/2000/svg\"",
                          "id=\"dome\"", "fill=\"rgb(" ]),
           assertion(sub_string(Text, _, _, _, Part))),
    assertion(\+ sub_string(Text, _, _, _, "class=")),
    assertion(\+ sub_string(Text, _, _, _, "r=\"0.12\"")),   % a dot
    evaluate(Page, "window.saved = null", _),
    click(Page, "#picture"),
    click(Page, "#picture-png"),
    shown(Page, "window.saved?.size > 5000 && \c
                 window.saved.type === 'image/png'").

test(own_arrows_are_drawn_by_the_right_button) :-
    on_page('#game=wali', plunit_browser_analysis:noted).

noted(Page) :-
    cell(a0, From),
    cell(c2, To),
    drag(Page, right, From, To),
    shown(Page, "document.querySelectorAll('.own .arrow').length === 1"),
    moves_shown(Page, 0),
    click_cell(Page, b0),
    moves_shown(Page, 1),
    shown(Page, "!document.querySelector('.own .arrow')"),
    click(Page, "#go-first"),
    shown(Page, "document.querySelectorAll('.own .arrow').length === 1"),
    drag(Page, right, From, To),
    shown(Page, "!document.querySelector('.own .arrow')").

test(the_rules_are_beside_the_board) :-
    on_page('#game=wali', plunit_browser_analysis:rules_shown).

rules_shown(Page) :-
    click(Page, "#rules summary"),
    shown(Page, "document.querySelectorAll('#rules-text p').length > 3").

test(the_bars_of_an_evaluation_follow_the_position) :-
    on_page('#game=wali&moves=a0+c3+d4+a5+e0', plunit_browser_analysis:barred).

barred(Page) :-
    click(Page, "#evaluation summary"),
    shown(Page, "document.querySelectorAll('#terms .bar').length > 1"),
    evaluate(Page,
             "window.bars = () => [...document.querySelectorAll('.bar')]\n\c
                .map(bar => bar.style.width).join()", _),
    evaluate(Page, "void (window.before = window.bars())", _),
    click(Page, "#go-previous"),
    shown(Page, "window.bars() !== window.before").

test(a_link_has_the_position) :-
    on_page('', plunit_browser_analysis:linked).

linked(Page) :-
    new_game(Page, [game-wali,player1-human,player2-human,size-0]),
    click_cell(Page, a0),
    moves_shown(Page, 1),
    evaluate(Page, "navigator.clipboard.writeText = \n\c
                    async text => { window.copied = text; }", _),
    click(Page, "#link"),
    shown(Page, "window.copied"),
    evaluate(Page, "window.copied", Link),
    new_game(Page, [game-tactigon]),
    evaluate(Page, "window.before = true, localStorage.clear()", _),
    open_page(Page, Link),
    moves_shown(Page, 1),
    shown(Page, "document.querySelectorAll('#board .cell').length === 9").

                /*******************************
                *         FOR EVERYONE         *
                *******************************/

test(the_trees_of_wald_meister_have_a_legend_and_those_of_wali_need_none) :-
    on_page('#game=waldmeister', plunit_browser_analysis:legend).

legend(Page) :-
    text_shown(Page, "#legend li:nth-child(3)", "1-3low dark green tree"),
    shown(Page, "!document.querySelector('#legend').hidden"),
    new_game(Page, [game-wali]),
    shown(Page, "document.querySelector('#legend').hidden").

test(a_board_that_is_chosen_stays) :-
    on_page('', plunit_browser_analysis:board_chosen).

board_chosen(Page) :-
    board_of_cards(Page, "#"),          % a colour of its theme.css
    choose_at(Page, "#cloth", sea),
    evaluate(Page, "location.reload()", _),
    board_of_cards(Page, "color-mix(").

board_of_cards(Page, Begin) :-
    format(string(Script),
           "(e => e && getComputedStyle(e).getPropertyValue('--cell')\n\c
              .startsWith(~q))(document.querySelector('#cards .ground'))",
           [Begin]),
    shown(Page, Script).

test(played_by_the_keyboard_alone) :-
    on_page('', plunit_browser_analysis:by_keyboard).

by_keyboard(Page) :-
    new_game(Page, [game-waldmeister,player1-human,player2-human]),
    tab_to(Page, "document.activeElement.matches('button.option')"),
    press_key(Page, 'Enter'),
    shown(Page, "document.querySelector('.held.chosen')"),
    tab_to(Page, "document.activeElement.matches('#board .cell')"),
    evaluate(Page, "document.activeElement.ariaLabel", First),
    press_key(Page, 'ArrowDown'),
    evaluate(Page, "document.activeElement.ariaLabel", Second),
    assertion(First \== Second),
    evaluate(Page, "getComputedStyle(document.activeElement\n\c
                    .querySelector('.ground')).strokeWidth", Edge),
    assertion(Edge == "0.08px"),
    press_key(Page, 'Enter'),
    moves_shown(Page, 1),
    shown(Page, "document.activeElement.matches('#board .cell')"),
    press_key(Page, c),                 % begins a move in notation
    shown(Page, "document.activeElement.id === 'notation' && \c
                 document.activeElement.value === 'c'").

test(a_piece_is_dragged) :-
    on_page('#game=tactigon', plunit_browser_analysis:dragged).

dragged(Page) :-
    cell('3-6', From),
    cell('3-5', To),
    drag(Page, From, To),
    moves_shown(Page, 1),
    text_shown(Page, "#tree .current", "3-6>3-5"),
    click(Page, "#undo"),
    moves_shown(Page, 1),
    shown(Page, "document.querySelector('#undo').disabled"),
    drag(Page, finger, From, To),
    text_shown(Page, "#tree .current", "3-6>3-5").

test(moves_are_announced_and_every_control_has_a_name) :-
    on_page('#game=wali', plunit_browser_analysis:named).

named(Page) :-
    shown(Page, "document.querySelector('#status[aria-live]')"),
    click_cell(Page, a0),
    text_shown(Page, "#status", "White: a0. Black to move."),
    evaluate(Page,
             "[...document.querySelectorAll('button, input, select, a, \c
                [role=button]')].filter(e => !(e.ariaLabel || \c
                e.textContent.trim() || e.labels?.length))\c
                .map(e => e.outerHTML)", Nameless),
    assertion(Nameless == []).

test(pieces_glide_only_where_motion_is_welcome) :-
    on_page('#game=tactigon', plunit_browser_analysis:calm).

calm(Page) :-
    evaluate(Page, "window.glides = 0, Element.prototype.animate =\n\c
                    () => { window.glides++; }", _),
    prefer(Page, ['prefers-reduced-motion'-reduce]),
    type_move(Page, "3-6>3-5"),
    moves_shown(Page, 1),
    evaluate(Page, "window.glides", Calm),
    assertion(Calm == 0),
    prefer(Page, []),
    type_move(Page, "3-4>3-5"),
    moves_shown(Page, 2),
    shown(Page, "window.glides > 0").

test(the_page_in_portuguese) :-
    on_page('#game=wali&moves=a0', plunit_browser_analysis:in_portuguese).

in_portuguese(Page) :-
    choose_at(Page, "#language", pt),
    text_shown(Page, "#new", "Novo jogo"),
    text_shown(Page, "#status", "Joga"),
    shown(Page, "document.documentElement.lang === 'pt'"),
    type_move(Page, "a0"),
    text_shown(Page, "#reasons", "R4").

:- end_tests(browser_analysis).
