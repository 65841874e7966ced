/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_browser_looks, [looks_and_halt/0]).
:- use_module(library(plunit)).
:- use_module('../support/browser').
:- use_module('../support/for_all').
:- use_module('../support/page').
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).
:- use_module(browser, [go_to/2, open_record/3]).

/** <module> What is measured of the looks of the page, in a real browser
*/

looks_and_halt :-
    (   \+ has_browser
    ->  format("skipped: chromium does not run~n"),
        halt(0)
    ;   run_tests(browser_looks)
    ->  halt(0)
    ;   halt(1)
    ).

:- begin_tests(browser_looks, [cleanup(end_browser)]).

%   The phone upright and across, a tablet, a laptop.

screen(390,  844).
screen(844,  390).
screen(820,  1180).
screen(1280, 800).

test(a_turn_fits_one_screen_with_cells_of_30_pixels) :-
    on_page('', plunit_browser_looks:fitting).

fitting(Page) :-
    for_all(game_name(Game),
            ( window_size(Page, 1280, 800),
              new_game(Page, [game-Game,player1-human,player2-human]),
              for_all(screen(Width, Height),
                      ( window_size(Page, Width, Height),
                        fits(Page)
                      ))
            )).

fits(Page) :-
    shown(Page,
          "['#status', '#above', '#board', '#below', '#actions']\n\c
             .every(s => {\n\c
               const r = document.querySelector(s).getBoundingClientRect();\n\c
               return r.width && r.height && r.left >= 0 && r.top >= 0 && \c
                 r.right <= innerWidth && r.bottom <= innerHeight; }) && \c
           [...document.querySelectorAll('.held, #actions button')].every(\c
             e => e.getBoundingClientRect().right <= innerWidth) && \c
           [...document.querySelectorAll('#board .ground')].every(\c
             e => e.getBoundingClientRect().width > 29.5)").

test(the_current_move_stays_in_sight) :-
    on_page('', plunit_browser_looks:in_sight).

in_sight(Page) :-
    open_record(Page, tactigon, Plies),
    Ply is Plies//3,
    go_to(Page, Ply),
    for_all(screen(Width, Height),
            ( window_size(Page, Width, Height),
              shown(Page,
                    "(([list, move]) =>\n\c
                        move.top >= list.top && move.bottom <= list.bottom)\n\c
                     (['#tree', '#tree .current'].map(s => document\n\c
                        .querySelector(s).getBoundingClientRect()))")
            )).

test(a_finger_finds_44_pixels) :-
    on_page('', plunit_browser_looks:for_fingers).

for_fingers(Page) :-
    for_all(( game_name(Game),
              screen(Width, Height),
              Width < 1280
            ),
            ( window_size(Page, Width, Height),
              large_controls(Page),
              click(Page, "#new"),
              large_controls(Page),
              choose(Page, game, Game),
              choose(Page, player2, human),
              click(Page, "#start-game"),
              shown(Page, "!document.querySelector('dialog')"),
              large_controls(Page)
            )).

%   The hand of nine trees is one row, so only its height is 44.

large_controls(Page) :-
    shown(Page,
          "[...document.querySelectorAll('button, select, summary, \c
             label:has([type=checkbox]), input:not([type=checkbox])')]\n\c
             .filter(e => e.getClientRects().length)\n\c
             .map(e => [e, e.getBoundingClientRect()])\n\c
             .every(([e, {width, height}]) => height > 43.9 && \c
               width > (e.matches('.held') ? 25 : 43.9))").

test(pieces_and_marks_stand_out_and_names_stand_apart) :-
    on_page('', plunit_browser_looks:outstanding).

outstanding(Page) :-
    for_all(outstanding_position(Game, Position),
            ( new_game(Page, [ game-Game, player1-human, player2-human,
                               position-Position
                             ]),
              for_all(( member(Theme, [light,dark]),
                        cloth(Cloth)
                      ),
                      ( prefer(Page, ['prefers-color-scheme'-Theme]),
                        choose_at(Page, "#cloth", Cloth),
                        faint(Page, Faint),
                        assertion(Faint == [])
                      )),
              for_all(screen(Width, Height),
                      ( window_size(Page, Width, Height),
                        covered_names(Page, Covered),
                        assertion(Covered == 0)
                      )),
              window_size(Page, 1280, 800)
            )).

cloth(own).
cloth(felt).
cloth(sea).
cloth(stone).

test(the_header_is_one_row_that_shows_all_of_it) :-
    on_page('', plunit_browser_looks:one_row).

one_row(Page) :-
    for_all(( member(Language, [en,pt]),
              screen(Width, Height)
            ),
            ( window_size(Page, Width, Height),
              choose_at(Page, "#language", Language),
              new_game(Page, [ game-waldmeister, player1-human,
                               player2-advanced
                             ]),
              shown(Page,
                    "[...document.querySelectorAll('.player .name')].every(\c
                       e => e.getBoundingClientRect().height < 32 && \c
                            e.scrollWidth <= e.clientWidth) && \c
                     document.querySelector('#title').scrollWidth <= \c
                       document.querySelector('#title').clientWidth && \c
                     [...document.querySelectorAll(\n\c
                         'header button, #actions button, #actions span')]\n\c
                       .filter(e => e.getClientRects().length)\n\c
                       .every(e => e.scrollWidth <= e.clientWidth) && \c
                     [...document.querySelectorAll('#actions button')]\n\c
                       .every(e => e.getBoundingClientRect().width >= 44)")
            )).

covered_names(Page, Covered) :-
    evaluate(Page,
             "(() => { const boxes = s => \c
                [...document.querySelectorAll(s)].map(\c
                  e => e.getBoundingClientRect());\n\c
                const covered = (names, s) => { const pieces = boxes(s);\n\c
                  return boxes(names).filter(a => pieces.some(b => \c
                    a.left < b.right && b.left < a.right && \c
                    a.top < b.bottom && b.top < a.bottom)).length; };\n\c
                return covered('#board .label', \c
                               '#board :is(.body, .crown)') + \c
                  covered('.player .count', \c
                          '.player :is(.body, .crown)'); })()",
             Covered).

outstanding_position(wali,
                     "1WB1W/BB2B/1BBWW/W3W/BB1WB/5_W_move_a0-b0,c3-c2").
outstanding_position(mitsudomoe, "3BB/4B/5/W4/WW3_W_ring").
outstanding_position(mitsudomoe,        % a stack as high as can be
                     "3bB.w.b.w.b/4B.w.b.w.b/W3B/w4/WW3_W_ring").
outstanding_position(waldmeister, "").
outstanding_position(tactigon, "").

%   Faint are the colours of pieces, on the board and in hands, of marks and of
%   arrows that have a contrast of less than 3 to a cell.

faint(Page, Faint) :-
    evaluate(Page,
             "(() => {\n\c
                const colours = (s, what) => [...new Set(\c
                  [...document.querySelectorAll(s)].map(\c
                    e => getComputedStyle(e)[what]))];\n\c
                const light = c => {\n\c
                  const whole = c.startsWith('rgb') ? 255 : 1;\n\c
                  const [r, g, b] = c.match(/[\\d.]+/g)\c
                    .map(v => v/whole).map(v => v <= .04045 ? v/12.92 :\n\c
                      ((v+.055)/1.055)**2.4);\n\c
                  return .2126*r + .7152*g + .0722*b; };\n\c
                const contrast = (a, b) => {\n\c
                  const [x, y] = [light(a), light(b)].sort((p, q) => q-p);\n\c
                  return (x+.05)/(y+.05); };\n\c
                const arrow = kind => {\n\c
                  const board = document.querySelector('#board');\n\c
                  const node = board.appendChild(board.cloneNode(false));\n\c
                  node.removeAttribute('id');\n\c
                  node.setAttribute('class', `arrow ${kind}`);\n\c
                  const {fill, opacity} = getComputedStyle(node);\n\c
                  node.remove();\n\c
                  return opacity === '1' ? fill : 'rgb(128, 128, 128)'; };\n\c
                const cells = colours('#board :is(.ground, .hollow .sign)',\c
                                      'fill');\n\c
                const seen = [\n\c
                  ...colours('#table :is(.body, .crown, .marks .dot)',\c
                             'fill'),\n\c
                  ...colours('.around, .last .frame', 'stroke'),\n\c
                  ...['', 'hint', 'own'].map(arrow)];\n\c
                if (seen.length < 6) return ['too few'];\n\c
                return seen.filter(a =>\n\c
                  cells.some(b => contrast(a, b) < 3));\n\c
              })()", Faint).

test(nothing_is_cut_off_at_320_pixels) :-
    on_page('', plunit_browser_looks:narrow).

narrow(Page) :-
    window_size(Page, 320, 640),
    choose_at(Page, "#language", pt),
    text_shown(Page, "#new", "Novo jogo"),
    for_all(game_name(Game),
            ( new_game(Page, [game-Game,player1-human,player2-human]),
              shown(Page, "[...document.querySelectorAll(\n\c
                             'button, input, select, p, summary')].every(\n\c
                             e => e.getBoundingClientRect().right <= 320)")
            )).

:- end_tests(browser_looks).
