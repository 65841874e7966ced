/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_browser_pie, [test_browser_pie/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../fixtures/heap', []).
:- use_module('../support/browser').
:- use_module('../support/page').
:- use_module('../support/web_client').

/** <module> The pie rule on the page in a real browser
*/

test_browser_pie :-
    run_tests(browser_pie).

:- begin_tests(browser_pie, [condition(has_page), cleanup(end_browser)]).

test(the_second_player_changes_sides) :-
    on_page('', plunit_browser_pie:sides_changed).

sides_changed(Page) :-
    new_pie_game(Page, [game-mitsudomoe,player1-human,player2-human]),
    seats(Page, "Second (Black)", "First (White)"),
    type_moves(Page, ["@b3","a4-b3"]),
    text_shown(Page, "#status",
               "Second: change sides and be White, or stay Black?"),
    shown(Page, "!document.querySelector('.cell.option, .held.option')"),
    click_cell(Page, c3),               % not before the answer
    text_shown(Page, "#reasons", "change sides"),
    click(Page, "#hint"),
    text_shown(Page, "#advice", "Hint: Change sides: be White"),
    click(Page, "#swap"),
    text_shown(Page, "#status",
               "Second: swap. The sides are changed: First has Black, Second \c
                has White. First (Black) to move."),
    seats(Page, "First (Black)", "Second (White)"),
    shown(Page, "document.querySelector('#above.turn .owner2') && \c
                 document.querySelector('.cell.option') && \c
                 document.querySelectorAll('#board .ball.owner1')\c
                   .length === 3"),
    type_move(Page, "@d3"),
    text_shown(Page, "#tree .current", "@d3"),
    click(Page, "#undo"),
    click(Page, "#undo"),               % before the swap
    seats(Page, "Second (Black)", "First (White)"),
    type_move(Page, "keep"),
    text_shown(Page, "#status", "Second stays Black, and moves."),
    shown(Page, "document.querySelector('#above.turn') && \c
                 document.querySelector('.cell.option')"),
    click(Page, "#redo"),
    seats(Page, "First (Black)", "Second (White)"),
    click(Page, "#resign"),
    text_shown(Page, "#status", "First resigned; Second wins."),
    click(Page, "#again"),
    seats(Page, "Second (Black)", "First (White)").

new_pie_game(Page, Choices) :-
    click(Page, "#new"),
    forall(member(Name-Value, Choices),
           choose(Page, Name, Value)),
    click(Page, "input[name=pie]"),
    click(Page, "#start-game"),
    shown(Page, "!document.querySelector('dialog')").

type_moves(Page, Texts) :-
    type_more(Page, 0, Texts).

%   The list has Count moves, and gets those of Texts.

type_more(Page, Count, Texts) :-
    moves_shown(Page, Count),
    forall(nth1(N, Texts, Text),
           ( type_move(Page, Text),
             All is Count+N,
             moves_shown(Page, All)
           )).

seats(Page, Above, Below) :-
    text_shown(Page, "#above strong", Above),
    text_shown(Page, "#below strong", Below).

test(a_bot_changes_sides_and_the_answer_is_typed_in_portuguese) :-
    on_page('', plunit_browser_pie:bot_swaps).

bot_swaps(Page) :-
    new_pie_game(Page, [game-mitsudomoe,player1-human,player2-1]),
    type_moves(Page, ["@b3","a4-b3"]),
    text_shown(Page, "#below", "Second (White) Level 1"),
    shown(Page, "document.querySelector('#above.turn') && \c
                 document.querySelector('.cell.option')"),
    choose_at(Page, "#language", pt),
    text_shown(Page, "#new", "Novo jogo"),
    new_game(Page, [player2-human]),    % remembers the rule
    type_moves(Page, ["@b3","a4-b3"]),
    text_shown(Page, "#status",
               "Segundo: troca para o lado Branco ou fica no lado Preto?"),
    type_move(Page, "trocar"),
    text_shown(Page, "#status", "Os lados foram trocados"),
    seats(Page, "Primeiro (Preto)", "Segundo (Branco)").

test(a_game_with_the_pie_rule_is_linked_saved_and_analysed) :-
    on_page('#game=wali_pie&moves=c3', plunit_browser_pie:pie_kept).

pie_kept(Page) :-
    click(Page, "#engine-on"),
    text_shown(Page, "#lines", "swap"),
    text_shown(Page, "#facts", "Second"),
    evaluate(Page, "document.querySelector('#board [tabindex=\"0\"]').focus()",
             _),
    tab_to(Page, "document.activeElement.id === 'swap'"),
    press_key(Page, 'Enter'),
    seats(Page, "First (Black)", "Second (White)"),
    evaluate(Page, "navigator.clipboard.writeText = \n\c
                    async text => { window.copied = text; }", _),
    click(Page, "#link"),
    shown(Page, "window.copied"),
    evaluate(Page, "window.copied", Link),
    assertion(sub_string(Link, _, _, _, "game=wali_pie&moves=c3+swap")),
    evaluate(Page, "URL.createObjectURL = blob =>\n\c
                    { window.saved = blob.text(); return '#saved'; }", _),
    click(Page, "#save"),
    text_shown(Page, "#notice:not([hidden])", "Saved"),
    evaluate(Page, "window.saved", Text),
    tmp_file_stream(File, Out, [encoding(utf8), extension(txt)]),
    format(Out, "~w", [Text]),
    close(Out),
    new_game(Page, [game-tactigon]),
    click(Page, "#open"),
    choose_file(Page, "#record-file", File),
    moves_shown(Page, 2),
    click(Page, "#go-last"),
    seats(Page, "First (Black)", "Second (White)"),
    delete_file(File).

test(a_whole_game_with_the_pie_rule) :-
    with_site(plunit_browser_pie:whole_pie, [games([heap])]).

whole_pie(Site) :-
    on_page(Site, '', plunit_browser_pie:heap_pie_played).

heap_pie_played(Page) :-
    patient(Page),
    new_pie_game(Page, [game-heap,player1-human,player2-human]),
    type_move(Page, "1"),
    text_shown(Page, "#advice", "1 loses at once"),
    click(Page, "#choose-again"),
    shown(Page, "document.querySelectorAll('#choices button').length === 3"),
    type_move(Page, "1"),
    click(Page, "#play-anyway"),
    moves_shown(Page, 1),
    type_move(Page, "swap"),            % loses as well
    click(Page, "#play-anyway"),
    type_more(Page, 2, ["3","3","2"]),
    text_shown(Page, "#turn.over #status", "First wins").

%   A move waits a minute for its warning, not PATIENCE of web/advice.js: a busy
%   machine may take longer than that.

patient(Page) :-
    evaluate(Page, "{ const later = window.setTimeout;\n\c
                      window.setTimeout = (goal, ms) =>\n\c
                      later(goal, ms === 1500 ? 60000 : ms); }", _).

:- end_tests(browser_pie).
