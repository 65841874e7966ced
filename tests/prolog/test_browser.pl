/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_browser, [test_browser/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../fixtures/heap', []).
:- use_module('../support/browser').
:- use_module('../support/for_all').
:- use_module('../support/page').
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).

/** <module> Playing on the page in a real browser

If Chromium does not run, the tests are skipped, except in CI.
tests/long/browser.pl tests whole games, pictures and accessibility.
*/

test_browser :-
    run_tests(browser).

:- begin_tests(browser, [condition(has_page), cleanup(end_browser)]).

                /*******************************
                *            PLAYING           *
                *******************************/

test(a_few_moves_of_each_game_against_a_bot) :-
    on_page('', plunit_browser:all_played).

all_played(Page) :-
    for_all(game_name(Game), played(Game, Page)).

played(Game, Page) :-
    new_game(Page, [game-Game,player1-human,player2-1]),
    click_moves(Page, 6),
    shown(Page, "document.querySelector('#board .piece') !== null && \c
                 document.querySelector('.piece .letter') === null").

test(a_new_visitor_chooses_among_the_games) :-
    on_page('', plunit_browser:visited).

visited(Page) :-
    shown(Page, "document.querySelectorAll('#cards article').length === 4 && \c
                 document.querySelectorAll('#cards .piece').length > 40"),
    text_shown(Page, "#cards [data-key=wali] p", "make threes in a line"),
    shown(Page, "!document.querySelector('#kept li')"),
    click(Page, "#play-wali"),
    text_shown(Page, "#status", "White to move"),
    text_shown(Page, "#above", "newcomer"),
    shown(Page, "document.activeElement.closest('#board')"),
    click(Page, "#to-home"),            % without a move, it is not kept
    shown(Page, "document.querySelector('#cards article') && \c
                 !document.querySelector('#kept li')"),
    click(Page, "#play-wali"),
    click_cell(Page, c2),
    moves_shown(Page, 2).

test(back_leads_from_a_game_to_the_list_and_forward_to_the_game) :-
    on_page('', plunit_browser:gone_back).

gone_back(Page) :-
    click(Page, "#play-wali"),
    click_cell(Page, c2),
    moves_shown(Page, 2),
    evaluate(Page, "history.back()", _),
    shown(Page, "!document.querySelector('#home').hidden"),
    evaluate(Page, "history.forward()", _),
    shown(Page, "document.querySelector('#home').hidden"),
    moves_shown(Page, 2),
    click(Page, "#to-home"),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before && \c
                 document.querySelector('#cards article')"),
    evaluate(Page, "history.back()", _),
    text_shown(Page, "#tree .move", "c2").

test(a_win_leads_to_the_next_opponent) :-
    on_page('', plunit_browser:won_a_game).

won_a_game(Page) :-
    new_game(Page,
             [ game-wali, player1-human, player2-newcomer,
               position-"5/5/1WWW1/5/4B/B1B2_W_take_c3-c2,-"
             ]),
    type_move(Page, "xe4"),
    text_shown(Page, "#advice", "Try beginner ("),
    click(Page, "#play-next"),
    text_shown(Page, "#above", "beginner"),
    click(Page, "#to-home"),
    click(Page, "#play-wali"),          % remembers it
    text_shown(Page, "#above", "beginner"),
    text_shown(Page, "#status", "White to move."),
    click(Page, "#resign"),
    text_shown(Page, "#advice", "Try newcomer (").

test(a_game_against_a_strength_counts_for_the_rating) :-
    on_page('', plunit_browser:rated).

rated(Page) :-
    new_game(Page, [game-wali, player1-human, player2-beginner]),
    click_cell(Page, c2),
    moves_shown(Page, 2),
    click(Page, "#resign"),
    text_shown(Page, "#standing", "Your rating: "),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    text_shown(Page, "#standing", "Your rating: "),
    evaluate(Page, "JSON.parse(localStorage['tabuleiro.ratings']).wali.elo",
             Rating),
    click(Page, "#play-next"),
    moves_shown(Page, 0),               % the board of the next game
    click_cell(Page, c2),
    moves_shown(Page, 2),
    click(Page, "#undo"),
    moves_shown(Page, 2),
    click(Page, "#resign"),
    text_shown(Page, "#standing", "you had help in this game"),
    click(Page, "#to-home"),
    format(string(Told), "Your rating: ~w, give or take ", [Rating]),
    text_shown(Page, "#cards [data-key=wali] small", Told),
    click(Page, "#more-button"),
    click(Page, "#rated"),              % switched off
    click(Page, "#play-wali"),
    shown(Page, "document.querySelector('#home').hidden"),
    click(Page, "#resign"),
    text_shown(Page, "#advice", "newcomer"),
    shown(Page, "!document.querySelector('#standing')").

test(a_first_step_that_loses_at_once_is_marked_and_asks) :-
    on_page('', plunit_browser:warned).

warned(Page) :-
    click(Page, "#play-mitsudomoe"),
    shown(Page, "document.querySelectorAll('#board .cross').length === 14 && \c
                 document.querySelectorAll('#board .dot').length === 5"),
    text_shown(Page, "#prompt", "A cross loses at once."),
    click_cell(Page, c3),
    text_shown(Page, "#advice", "@c3 loses at once"),
    click(Page, "#choose-again"),
    moves_shown(Page, 0),
    click_cell(Page, a3),
    moves_shown(Page, 1).

test(each_tab_keeps_its_own_game) :-
    with_site(plunit_browser:two_tabs, []).

two_tabs(Site) :-
    on_page(Site, '#game=wali&moves=a0', plunit_browser:first_tab(Site)).

first_tab(Site, Page) :-
    moves_shown(Page, 1),
    on_page(Site, '#game=tactigon&moves=3-6%3E3-5',
            plunit_browser:second_tab),
    on_page(Site, '', plunit_browser:third_tab),
    moves_shown(Page, 1),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    text_shown(Page, "#tree .current", "a0"),
    moves_shown(Page, 1).

second_tab(Page) :-
    moves_shown(Page, 1),
    new_game(Page, [game-wali,player1-human,player2-human]),
    click_cell(Page, e4),
    moves_shown(Page, 1).

%   The games of the others are on offer, the last one first.

third_tab(Page) :-
    shown(Page, "[...document.querySelectorAll('#kept li')].map(e =>\n\c
                   e.textContent.split(' ')[0]).join() ===\n\c
                 'Wali,Tactigon,Wali'"),
    click(Page, "#kept li:nth-child(3) button"),
    text_shown(Page, "#tree .move", "a0"),
    click_cell(Page, e4),
    moves_shown(Page, 2),
    click(Page, "#to-home"),
    shown(Page, "document.querySelectorAll('#kept li').length === 4"),
    click(Page, "#kept li:last-child button:last-child"),
    shown(Page, "document.querySelectorAll('#kept li').length === 3").

test(options_of_a_new_game) :-
    on_page('#game=wali', plunit_browser:options_chosen).

options_chosen(Page) :-
    new_game(Page, [player1-human,player2-human,size-0]),
    shown(Page, "document.querySelectorAll('#board .cell').length === 9"),
    click_cell(Page, a0),
    moves_shown(Page, 1),
    click(Page, "#new"),                % remembers them
    shown(Page, "document.querySelector('select[name=size]').value === '0' \c
                 && document.querySelector('select[name=player1]').value \c
                    === 'human'"),
    press_key(Page, 'Escape'),
    shown(Page, "!document.querySelector('dialog')").

test(a_lesson_takes_the_right_move_only) :-
    on_page('#game=wali', plunit_browser:lesson_begun).

lesson_begun(Page) :-
    click(Page, "#learn"),
    click(Page, "#learn-annotated"),
    text_shown(Page, "dialog .list", "practised ("),
    press_key(Page, 'Escape'),
    click(Page, "#learn"),
    click(Page, "#learn-lesson"),
    text_shown(Page, "#exercise-title", "Step 1 of 8: Names of cells"),
    shown(Page, "!document.querySelector('#hint, #resign')"),
    click_cell(Page, a0),
    text_shown(Page, "#verdict", "Not quite. Try again."),
    shown(Page, "document.querySelectorAll('#board .piece').length === 0"),
    click_cell(Page, b3),
    text_shown(Page, "#verdict", "Right! A move that drops a stone is the \c
                                  name of the cell."),
    shown(Page, "!document.querySelector('#board .option')"),
    click(Page, "#next-step"),
    text_shown(Page, "#exercise-title", "Step 2 of 8: Not beside your own"),
    text_shown(Page, "#exercise-buttons", "BackLeave"),
    forall(member(Width-Height, [390-844,844-390]),
            ( window_size(Page, Width, Height),
              shown(Page, "['#board', '#exercise-title', '#leave-exercise']\n\c
                             .every(it => { const {top, bottom} =\n\c
                               document.querySelector(it)\n\c
                                 .getBoundingClientRect();\n\c
                               return top >= 0 && bottom <= innerHeight; })")
            )),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    text_shown(Page, "#exercise-title", "Step 2 of 8: Not beside your own"),
    click(Page, "#to-home"),
    shown(Page, "!document.querySelector('#home').hidden"),
    evaluate(Page, "history.back()", _),
    text_shown(Page, "#exercise-title", "Step 2 of 8: Not beside your own"),
    choose_at(Page, "#language", pt),
    text_shown(Page, "#exercise-title", "Passo 2 de 8: "),
    text_shown(Page, "#exercise-buttons", "VoltarSair"),
    click(Page, "#leave-exercise"),
    shown(Page, "document.querySelector('#exercise').hidden").

test(who_leaves_while_a_lesson_is_fetched_has_left_it) :-
    on_page('#game=wali', plunit_browser:lesson_left).

%   The answer is held back until the person has left. Had it been shown, the
%   page would have asked for a position by then.

lesson_left(Page) :-
    click(Page, "#learn"),
    click(Page, "#learn-lesson"),
    text_shown(Page, "#exercise-title", "Step 1 of 8: Names of cells"),
    evaluate(Page, "{ const fetched = window.fetch;\n\c
                      window.fetch = async (path, ...options) => {\n\c
                        if (!/lesson/.test(path))\n\c
                          return fetched(path, ...options);\n\c
                        await new Promise(go => { window.letGo = go; });\n\c
                        setTimeout(() => { window.late = true; }, 1000);\n\c
                        return fetched(path, ...options); }; }", _),
    choose_at(Page, "#language", pt),
    shown(Page, "window.letGo"),
    click(Page, "#leave-exercise"),
    shown(Page, "document.querySelector('#exercise').hidden"),
    evaluate(Page, "window.letGo()", _),
    shown(Page, "window.late"),
    shown(Page, "document.querySelector('#exercise').hidden &&\n\c
                 !document.body.dataset.exercise").

test(a_puzzle_is_rated) :-
    on_page('#game=wali', plunit_browser:puzzle_set).

puzzle_set(Page) :-
    click(Page, "#learn"),
    click(Page, "#learn-puzzles"),
    shown(Page, "document.querySelector('#exercise-title').textContent\n\c
                 .startsWith('Puzzle rated ')"),
    click(Page, "#exercise-hint"),
    shown(Page, "document.querySelector('#verdict').textContent\n\c
                 .startsWith('Theme: ')"),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    text_shown(Page, "#verdict", "Theme: "),        % the hint stays taken
    click(Page, "#solution"),
    shown(Page, "JSON.parse(localStorage['tabuleiro.puzzles']).wali.done\n\c
                 .length === 1"),
    click(Page, "#next-puzzle"),
    shown(Page, "document.querySelector('#solution') !== null").

test(a_move_is_taken_back_and_done_again) :-
    on_page('', plunit_browser:taken_back).

taken_back(Page) :-
    new_game(Page, [game-wali,player1-human,player2-1]),
    click_cell(Page, c2),
    shown(Page, "document.querySelector('#notation:read-write') && \c
                 document.querySelectorAll('#tree [data-ply]').length === 2"),
    click(Page, "#undo"),               % the bot's move too
    shown(Page, "document.querySelector('#undo').disabled"),
    cell(c2, C2),
    format(string(Empty), "document.querySelector(~q).ariaLabel ===\n\c
                           'c2, empty, possible'", [C2]),
    shown(Page, Empty),
    click(Page, "#redo"),
    shown(Page, "document.querySelector('#redo').disabled"),
    text_shown(Page, "#status", "White to move"),
    click(Page, "#undo"),
    shown(Page, "document.querySelector('#undo').disabled"),
    click_cell(Page, a0),               % in place of c2
    shown(Page, "document.querySelector('#tree .move').textContent === 'a0'").

test(why_a_move_is_refused) :-
    on_page('#game=wali&moves=a0', plunit_browser:refused).

refused(Page) :-
    type_move(Page, "a0"),
    text_shown(Page, "#reasons", "R4"),
    click_cell(Page, a0),
    text_shown(Page, "#reasons", "R4"),
    type_move(Page, "halt"),
    text_shown(Page, "#reasons", "halt"),
    type_move(Page, "e4"),
    moves_shown(Page, 2),
    shown(Page, "!document.querySelector('#reasons').textContent").

test(tab_enters_the_board_at_a_cell_that_can_be_chosen) :-
    on_page('#game=tactigon', plunit_browser:entered_by_tab).

entered_by_tab(Page) :-
    shown(Page, "document.querySelector('#board .option')"),
    tab_to(Page, "document.activeElement.matches('#board .cell')"),
    shown(Page, "document.activeElement.matches('.option')").

test(why_a_first_step_is_refused_until_a_hint) :-
    on_page('#game=tactigon', plunit_browser:first_step_refused).

first_step_refused(Page) :-
    click_cell(Page, '3-4'),            % of the other side
    text_shown(Page, "#reasons", "3-4 is not possible here"),
    shown(Page, "/R[0-9]+:/.test(\n\c
                 document.querySelector('#reasons').textContent)"),
    click(Page, "#hint"),
    text_shown(Page, "#advice", "The computer would play "),
    shown(Page, "!document.querySelector('#reasons').textContent").

test(the_field_of_moves_keeps_the_focus_while_a_bot_thinks) :-
    on_page('', plunit_browser:focus_kept).

focus_kept(Page) :-
    new_game(Page, [game-wali,player1-human,player2-1]),
    evaluate(Page, "window.lost = 0, document.querySelector('#notation')\n\c
                    .addEventListener('blur', () => { window.lost++; })", _),
    type_move(Page, "c2"),
    moves_shown(Page, 2),
    shown(Page, "document.activeElement.id === 'notation' && !window.lost").

test(a_hint_and_what_a_move_lost) :-
    on_page('#game=waldmeister&moves=1-1@a1', plunit_browser:advised).

advised(Page) :-
    click(Page, "#hint"),
    text_shown(Page, "#advice", "The computer would play "),
    shown(Page, "document.querySelector('#board .hint')"),
    click(Page, "#explain"),
    shown(Page, "!/^(Hint.*)?$/.test(\n\c
                 document.querySelector('#advice').textContent)").

test(a_coach_offers_to_take_a_blunder_back) :-
    on_page('', plunit_browser:coached).

coached(Page) :-
    click(Page, "#more-button"),
    click(Page, "#coach"),
    new_game(Page,
             [ game-wali, player1-human, player2-human,
               position-"1WB2/BWBWB/WBWBW/1WBWB/1BWBW/BW1BW_W_move_a3-a2,a4-a5"
             ]),
    type_move(Page, "d1-d0"),
    text_shown(Page, "#advice",
               "d1-d0 lets Black make three on c1-d1-e1 and take d3."),
    shown(Page, "document.querySelector('#board .hint')"),
    click(Page, "#take-back"),
    text_shown(Page, "#status", "White to move"),
    type_move(Page, "d1-d0"),
    click(Page, "#go-on"),
    text_shown(Page, "#status", "Black to move"),
    click(Page, "#review"),
    text_shown(Page, "#graph .accuracy", "White had an accuracy of "),
    text_shown(Page, "#tree .judgement", "??"),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    text_shown(Page, "#graph .accuracy", "White had an accuracy of ").

test(a_person_who_moves_second_has_the_lower_side) :-
    on_page('', plunit_browser:second).

second(Page) :-
    new_game(Page, [game-wali,player1-1,player2-human]),
    text_shown(Page, "#below", "Human"),
    new_game(Page, [player1-human,player2-human]),
    text_shown(Page, "#below", "White").

test(the_bar_at_the_end_is_the_winners) :-
    on_page('#game=waldmeister&start=n/yb/nny/by/c_333303313-312333323_2',
            plunit_browser:bar_at_the_end).

bar_at_the_end(Page) :-
    text_shown(Page, "#status", "Player 2 wins, 9 to 6. Every cell"),
    click(Page, "#engine-on"),
    shown(Page, "document.querySelector('#chance').title === 'Player 1: 0%'").

test(the_board_is_flipped) :-
    on_page('#game=mitsudomoe', plunit_browser:flipped).

flipped(Page) :-
    below(Page, Below),
    click(Page, "#flip"),
    format(string(Changed),
           "document.querySelector('#above').textContent.includes(~q)",
           [Below]),
    shown(Page, Changed).

below(Page, Name) :-
    evaluate(Page, "document.querySelector('#below strong').textContent",
             Name).

test(a_game_without_a_scene) :-
    with_site(plunit_browser:without_scene, [games([heap])]).

without_scene(Site) :-
    on_page(Site, '', plunit_browser:played_by_list).

played_by_list(Page) :-
    new_game(Page, [game-heap,player1-human,player2-1]),
    text_shown(Page, "#text-board", "9_1"),
    shown(Page, "document.querySelectorAll('#choices button').length === 3"),
    click(Page, "#choices button:nth-of-type(3)"),
    text_shown(Page, "#text-board", "6_1"),
    click_moves(Page, 9),
    text_shown(Page, "#turn.over #status", "The heap is gone.").

:- end_tests(browser).
