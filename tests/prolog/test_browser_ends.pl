/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_browser_ends, [test_browser_ends/0]).
:- use_module(library(plunit)).
:- use_module('../support/browser').
:- use_module('../support/page').

/** <module> Games that end on the page otherwise than by the rules, in a real
browser
*/

test_browser_ends :-
    run_tests(browser_ends).

:- begin_tests(browser_ends, [condition(has_page), cleanup(end_browser)]).

test(resigned_and_played_again_with_sides_changed) :-
    on_page('', plunit_browser_ends:resigned).

resigned(Page) :-
    new_game(Page, [game-tactigon,player1-human,player2-1]),
    click(Page, "#resign"),
    text_shown(Page, "#status", "Red resigned; Cyan wins."),
    click(Page, "#undo"),
    text_shown(Page, "#status", "Red to move."),
    click(Page, "#resign"),
    text_shown(Page, "#status", "Red resigned; Cyan wins."),
    click(Page, "#again"),
    text_shown(Page, "#above", "Level 1"),
    text_shown(Page, "#above", "Red"),
    text_shown(Page, "#below", "Human"),
    shown(Page, "document.querySelector('#notation:read-write') && \c
                 document.querySelectorAll('#tree [data-ply]').length === 1").

test(who_has_no_time_left_has_lost) :-
    on_page('', plunit_browser_ends:timed).

timed(Page) :-
    evaluate(Page, "window.time = 1000, performance.now = () => window.time",
             _),
    new_game(Page, [ game-wali, player1-human, player2-human,
                     clock-'180+2'
                   ]),
    text_shown(Page, "#below .clock", ":"),
    click_cell(Page, c2),
    moves_shown(Page, 1),
    text_shown(Page, "#below .clock", "3:02"),
    evaluate(Page, "window.time += 60000, location.reload()", _),
    shown(Page, "!window.time"),
    text_shown(Page, "#above .clock", "1:5"),
    evaluate(Page, "performance.now = () => 1e9", _),
    text_shown(Page, "#turn.over #status",
               "Black ran out of time; White wins."),
    text_shown(Page, "#above .clock", "0:00"),
    click(Page, "#undo"),               % without a clock
    text_shown(Page, "#status", "Black to move."),
    shown(Page, "!document.querySelector('.clock')").

test(a_computer_accepts_a_draw_after_a_while) :-
    on_page('', plunit_browser_ends:draw_accepted).

draw_accepted(Page) :-
    play_kept(Page),
    click(Page, "#offer"),
    text_shown(Page, "#turn.over #status", "A draw by agreement."),
    text_shown(Page, "#standing", "Your rating: "),
    shown(Page, "!document.querySelector('#board .option, #offer, #resign')"),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    text_shown(Page, "#turn.over #status", "A draw by agreement."),
    saved_text(Page, Text),
    assertion(sub_string(Text, _, _, _, "[Result \"1/2-1/2\"]")),
    click(Page, "#undo"),
    text_shown(Page, "#status", "Red to move."),
    click(Page, "#go-first"),           % there it would be another game
    shown(Page, "document.querySelector('#offer').disabled").

%   32 moves, after which chances are about equal. The person is to move.

play_kept(Page) :-
    evaluate(Page,
             "localStorage.setItem('tabuleiro.game.kept', JSON.stringify(\n\c
                {changed: Date.now(), saved: {game: 'tactigon',\n\c
                 players: ['human', 'beginner'], moves: ('\c
                 5-7>5-6 5-3>5-4 4-8>4-5 4-1>4-4 3-8>4-9 3-3>4-5 3-7>4-5 \c
                 1-3>1-4 1-7>1-6 3-1>5-2 3-9>3-7 3-0>3-1 5-6>5-5 5-4>5-5 \c
                 4-7>5-5 3-2>3-0 3-10>3-9 2-1>1-2 3-9>3-8 4-4>3-7 5-9>4-8 \c
                 3-4>4-4 3-8>3-7 4-4>4-5 3-6>4-5 5-2>3-4 4-5>5-5 1-2>3-2 \c
                 3-7>3-6 4-2>5-5 3-6>3-5 3-4>6-4').split(' ')}})),\n\c
              window.before = true, location.reload()", _),
    shown(Page, "!window.before && document.querySelector('#kept li')"),
    click(Page, "#kept li button"),
    moves_shown(Page, 32).

%   The text of the file that `Save` would download.

saved_text(Page, Text) :-
    evaluate(Page,
             "window.saved = null, (make => {\n\c
                URL.createObjectURL = blob => {\n\c
                  blob.text().then(it => { window.saved = it; });\n\c
                  return make.call(URL, blob);\n\c
                };\n\c
              })(URL.createObjectURL), 1", _),
    click(Page, "#save"),
    shown(Page, "window.saved"),
    evaluate(Page, "window.saved", Text).

test(a_computer_declines_a_draw_at_the_beginning) :-
    on_page('', plunit_browser_ends:draw_declined).

draw_declined(Page) :-
    new_game(Page, [game-wali,player1-human,player2-1]),
    click_cell(Page, c2),
    moves_shown(Page, 2),
    click(Page, "#offer"),
    text_shown(Page, "#advice", "Black declines the draw."),
    choose_at(Page, "#language", pt),
    text_shown(Page, "#status", "Joga Branco"),     % what was said is gone
    click(Page, "#offer"),
    text_shown(Page, "#advice", "recusa o empate."),
    click(Page, "#board .cell.option"), % a computer may be on any one cell
    shown(Page, "!document.querySelector('#advice').textContent").

test(two_people_at_one_page_agree_on_a_draw) :-
    on_page('', plunit_browser_ends:draw_agreed).

draw_agreed(Page) :-
    new_game(Page, [game-wali,player1-human,player2-human]),
    click(Page, "#offer"),
    text_shown(Page, "#advice", "White offers a draw."),
    click(Page, "#decline-draw"),
    text_shown(Page, "#advice", "Black declines the draw."),
    click(Page, "#offer"),
    click(Page, "#accept-draw"),
    text_shown(Page, "#turn.over #status", "A draw by agreement.").

:- end_tests(browser_ends).
