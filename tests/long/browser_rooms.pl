/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_browser_rooms, [rooms_and_halt/0]).
:- use_module(library(plunit)).
:- use_module('../support/browser').
:- use_module('../support/page').
:- use_module('../support/web_client').

/** <module> Two people at two pages, in a real browser

The second page has the server under another name, and so another storage.
*/

rooms_and_halt :-
    (   \+ has_browser
    ->  format("skipped: chromium does not run~n"),
        halt(0)
    ;   run_tests(browser_rooms)
    ->  halt(0)
    ;   halt(1)
    ).

:- begin_tests(browser_rooms, [cleanup(end_browser)]).

%   on_two_pages(:Goal, +Site): call(Goal, Page1, Page2, Site), where Page1 has
%   invited somebody to a game of Wali, and Page2 has followed the link.

:- meta_predicate on_two_pages(3, +).

on_two_pages(Goal, Site) :-
    on_page(Site, '#game=wali', plunit_browser_rooms:invited(Goal, Site)).

invited(Goal, Site, Page1) :-
    click(Page1, "#invite"),
    evaluate(Page1, "document.querySelector('[name=person]').value = 'Ana'",
             _),
    click(Page1, "#make-room"),
    text_shown(Page1, "#room-text", "Send this link"),
    text_shown(Page1, "#status", "Waiting for the other person."),
    evaluate(Page1, "document.querySelector('#room-address').value", Link),
    split_string(Link, "#", "", [_,Hash]),
    format(atom(Address), 'http://localhost:~d/#~s', [Site.port,Hash]),
    with_page(plunit_browser_rooms:followed(Goal, Site, Page1, Address)).

followed(Goal, Site, Page1, Address, Page2) :-
    window_size(Page2, 1280, 800),
    prefer(Page2, ['prefers-reduced-motion'-reduce]),
    open_page(Page2, Address),
    shown(Page2, "document.querySelector('#enter-room')"),
    evaluate(Page2, "document.querySelector('[name=person]').value = 'Rui'",
             _),
    click(Page2, "#enter-room"),
    text_shown(Page1, "#room-text", "It is your turn."),
    text_shown(Page2, "#room-text", "It is the turn of Ana."),
    call(Goal, Page1, Page2, Site),
    complaints(Page2, Complaints),
    assertion(Complaints == []).

test(moves_offers_a_rematch_and_a_reload_between_two_pages) :-
    with_site(plunit_browser_rooms:on_two_pages(plunit_browser_rooms:game),
              []).

game(Page1, Page2, _) :-
    text_shown(Page1, "#above .who", "Rui"),
    type_nothing(Page2),
    type_move(Page1, "a0"),
    moves_shown(Page2, 1),
    text_shown(Page2, "#room-text", "It is your turn."),
    type_move(Page2, "e4"),
    moves_shown(Page1, 2),
    click(Page2, "#room-back"),
    text_shown(Page1, "#room-offer", "Rui asks to take a move back."),
    click(Page1, "#room-back"),
    moves_shown(Page2, 1),
    moves_shown(Page1, 1),
    type_move(Page2, "c2"),
    moves_shown(Page1, 2),
    click(Page1, "#room-draw"),
    click(Page2, "#room-decline"),
    shown(Page1, "!document.querySelector('#room-draw').disabled"),
    click(Page1, "#room-resign"),
    click(Page1, "#play-on"),
    click(Page1, "#room-resign"),
    click(Page1, "#sure-resign"),
    text_shown(Page2, "#room-text", "Rui has won: Ana resigned."),
    click(Page2, "#room-rematch"),
    text_shown(Page1, "#room-offer", "Rui offers another game."),
    click(Page1, "#room-rematch"),
    text_shown(Page2, "#room-text", "It is your turn."),
    moves_shown(Page1, 0),
    evaluate(Page2, "location.reload()", _),    % it goes on in its seat
    text_shown(Page2, "#room-text", "It is your turn."),
    type_move(Page2, "b1"),
    moves_shown(Page1, 1),
    evaluate(Page2, "void (location.href = 'about:blank')", _),
    text_shown(Page1, "#above .who", "Rui (away)"),
    evaluate(Page2, "history.back()", _),
    shown(Page1, "!document.querySelector('#above .who')
                       .textContent.includes('away')"),
    click(Page1, "#room-draw"),
    click(Page2, "#room-draw"),
    text_shown(Page1, "#room-text", "A draw by agreement."),
    text_shown(Page1, "#turn.over #status", "A draw by agreement."),
    evaluate(Page2, "location.reload()", _),
    text_shown(Page2, "#turn.over #status", "A draw by agreement.").

test(the_list_of_games_leads_back_to_a_room) :-
    with_site(plunit_browser_rooms:on_two_pages(plunit_browser_rooms:left),
              []).

left(Page1, Page2, _) :-
    click(Page2, "#to-home"),
    evaluate(Page2, "window.before = true, location.reload()", _),
    shown(Page2, "!window.before && \c
                  document.querySelectorAll('#kept li').length === 1"),
    click(Page2, "#kept button"),
    text_shown(Page2, "#room-text", "It is the turn of Ana."),
    type_move(Page1, "a0"),
    moves_shown(Page2, 1).

test(without_names_the_sides_are_named_and_a_turn_may_have_two_moves) :-
    with_site(plunit_browser_rooms:nameless, []).

nameless(Site) :-
    on_page(Site, '#game=mitsudomoe', plunit_browser_rooms:nameless(Site)).

nameless(Site, Page) :-
    click(Page, "#invite"),
    click(Page, "#make-room"),
    text_shown(Page, "#below .who", "you"),
    evaluate(Page, "document.querySelector('#room-address').value", Link),
    split_string(Link, "=", "", [_,Room]),
    setup_call_cleanup(
        open_socket(Site, Other),
        ( ask_socket(Other, _{ type:"room_enter", id:1, room:Room, seat:true
                             }),
          text_shown(Page, "#above .who", "the other person"),
          type_move(Page, "@b3"),
          moves_shown(Page, 1),
          type_move(Page, "a4-b3"),
          moves_shown(Page, 2),
          click(Page, "#room-resign"),
          click(Page, "#sure-resign"),
          text_shown(Page, "#room-text", "Black has won: White resigned.")
        ),
        close(Other, [force(true)])).

%   Out of turn, the board offers nothing.

type_nothing(Page) :-
    shown(Page, "document.querySelectorAll('#board .option').length === 0 \c
                 && document.querySelector('#notation').readOnly").

test(in_the_lobby_a_person_finds_who_waits) :-
    with_site(plunit_browser_rooms:in_lobby, [lobby(true)]).

in_lobby(Site) :-
    on_page(Site, '#game=wali', plunit_browser_rooms:lobby_opened(Site)).

lobby_opened(Site, Page) :-
    setup_call_cleanup(
        open_socket(Site, Other),
        ( ask_socket(Other, _{ type:"room_new", id:1, game:"wali", name:"Eva",
                               open:true
                             }),
          hear_socket(Other, Entered),
          assertion(Entered.type == "entered"),
          click(Page, "#lobby"),
          evaluate(Page,
                   "document.querySelector('[name=person]').value = 'Ivo'", _),
          click(Page, "#enter-lobby"),
          text_shown(Page, "#ladder", "Ivo: 1500"),
          text_shown(Page, "#lobby-list .waiting", "Eva: Wali"),
          click(Page, "#lobby-list .waiting"),
          text_shown(Page, "#room-text", "It is the turn of Eva."),
          ask_socket(Other, _{ type:"room_act", id:2, room:(Entered.room),
                               token:(Entered.token), act:"move", move:"a0",
                               ply:0
                             }),
          moves_shown(Page, 1),
          evaluate(Page, "window.before = true, location.reload()", _),
          shown(Page, "!window.before && document.querySelector('#lobby')"),
          click(Page, "#lobby"),        % the person is there again
          text_shown(Page, "#ladder", "Ivo: 1500")
        ),
        close(Other, [force(true)])).

:- end_tests(browser_rooms).
