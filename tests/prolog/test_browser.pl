:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_browser, [test_browser/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/browser').
:- use_module('../support/for_all').
:- use_module('../support/page').
:- use_module('../support/web_client').
:- use_module('../fixtures/heap', []).
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).

/** <module> The page in a real browser

If Chromium does not run, the tests are skipped, except in CI.
tests/long/browser.pl tests whole games, pictures and accessibility.
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

:- begin_tests(browser, [condition(can_run), cleanup(end_browser)]).

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
    click(Page, "#to-home"),            % without a move, it is not kept
    shown(Page, "document.querySelector('#cards article') && \c
                 !document.querySelector('#kept li')"),
    click(Page, "#play-wali"),
    click_cell(Page, c2),
    moves_shown(Page, 2).

test(a_first_step_that_loses_at_once_is_marked_and_asks) :-
    on_page('', plunit_browser:warned).

warned(Page) :-
    click(Page, "#play-mitsudomoe"),
    shown(Page, "document.querySelectorAll('#board .cross').length === 14 && \c
                 document.querySelectorAll('#board .dot').length === 5"),
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
    click(Page, "#learn-lesson"),
    text_shown(Page, "#exercise-title", "Step 1 of 8: Names of cells"),
    click_cell(Page, a0),
    text_shown(Page, "#verdict", "Not quite. Try again."),
    shown(Page, "document.querySelectorAll('#board .piece').length === 0"),
    click_cell(Page, b3),
    text_shown(Page, "#verdict", "Right! A move that drops a stone is the \c
                                  name of the cell."),
    click(Page, "#next-step"),
    text_shown(Page, "#exercise-title", "Step 2 of 8: Not beside your own"),
    text_shown(Page, "#exercise-buttons", "BackLeave"),
    click(Page, "#leave-exercise"),
    shown(Page, "document.querySelector('#exercise').hidden").

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

test(why_a_first_step_is_refused_until_a_hint) :-
    on_page('#game=tactigon', plunit_browser:first_step_refused).

first_step_refused(Page) :-
    click_cell(Page, '3-4'),            % of the other side
    text_shown(Page, "#reasons", "3-4 is not possible here"),
    shown(Page, "/R[0-9]+:/.test(\n\c
                 document.querySelector('#reasons').textContent)"),
    click(Page, "#hint"),
    text_shown(Page, "#advice", "Hint: "),
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

test(resigned_and_played_again_with_sides_changed) :-
    on_page('', plunit_browser:resigned).

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
    on_page('', plunit_browser:timed).

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
    evaluate(Page, "window.time += 180000", _),
    text_shown(Page, "#turn.over #status",
               "Black ran out of time; White wins."),
    text_shown(Page, "#above .clock", "0:00"),
    click(Page, "#undo"),               % without a clock
    text_shown(Page, "#status", "Black to move."),
    shown(Page, "!document.querySelector('.clock')").

test(a_hint_and_what_a_move_lost) :-
    on_page('#game=waldmeister&moves=1-1@a1', plunit_browser:advised).

advised(Page) :-
    click(Page, "#hint"),
    text_shown(Page, "#advice", "Hint: "),
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
    text_shown(Page, "#graph .accuracy", "accuracy of White"),
    text_shown(Page, "#tree .judgement", "??").

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

                /*******************************
                *         THE PIE RULE         *
                *******************************/

test(the_second_player_changes_sides) :-
    on_page('', plunit_browser:sides_changed).

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
    on_page('', plunit_browser:bot_swaps).

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
    on_page('#game=wali_pie&moves=c3', plunit_browser:pie_kept).

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
    with_site(plunit_browser:whole_pie, [games([heap])]).

whole_pie(Site) :-
    on_page(Site, '', plunit_browser:heap_pie_played).

heap_pie_played(Page) :-
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

                /*******************************
                *        NOTHING IS LOST       *
                *******************************/

test(a_reload_keeps_the_game) :-
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser:reloaded).

reloaded(Page) :-
    moves_shown(Page, 3),
    evaluate(Page, "window.before = true, location.reload()", _),
    shown(Page, "!window.before"),
    moves_shown(Page, 3).

%   While the server is down, a move is chosen and an analysis runs.

test(a_server_that_is_started_again) :-
    with_site(plunit_browser:started_again, []).

started_again(Site) :-
    on_page(Site, '#game=wali&moves=a0+e4', plunit_browser:server_gone(Site)).

server_gone(Site, Page) :-
    click(Page, "#engine-on"),
    shown(Page, "document.querySelector('#lines li')"),
    end_site(Site),
    click_cell(Page, c2),
    text_shown(Page, "#notice:not([hidden])", "trying again"),
    text_shown(Page, "#board-place.lost #no-answer:not([hidden])",
               "does not answer"),
    with_site(plunit_browser:server_back(Page), [port(Site.port)]).

server_back(Page, _) :-
    moves_shown(Page, 3),
    shown(Page, "document.querySelector('#lines li')"),
    text_shown(Page, "#notice", "answers again"),
    shown(Page, "!document.querySelector('.lost, #no-answer:not([hidden])')"),
    click_cell(Page, b0),
    moves_shown(Page, 4).

%   The server answers the first request for a position with Status.

test(a_busy_server_is_asked_again) :-
    on_page('#game=wali', plunit_browser:busy).

busy(Page) :-
    refuse_once(Page, 503),
    click_cell(Page, a0),
    text_shown(Page, "#notice:not([hidden])", "busy"),
    moves_shown(Page, 1).

test(a_request_that_is_too_large_is_not_repeated) :-
    on_page('#game=wali', plunit_browser:too_large).

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
    on_page('#game=tactigon', plunit_browser:analysed).

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
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser:varied).

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
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser:graphed).

graphed(Page) :-
    click(Page, "#review"),
    shown(Page, "document.querySelectorAll('#graph circle').length === 4"),
    evaluate(Page, "document.querySelector('#graph svg').focus()", _),
    press_key(Page, 'ArrowLeft'),
    text_shown(Page, "#tree .current", "e4").

test(a_record_of_two_games_is_opened_and_replayed) :-
    on_page('', plunit_browser:opened).

opened(Page) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(txt)]),
    format(Out, "[Game \"tactigon\"]~n[Result \"*\"]~n~n\c
                 1. 3-6>3-5 *~n~n\c
                 [Game \"wali\"]~n[Player1 \"Ana\"]~n[Result \"*\"]~n~n\c
                 1. a0 {a corner} 2. e4 {+0.35/12 1.2s} 3. c2 *~n",
           []),
    close(Out),
    click(Page, "#open"),
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
    on_page('#game=wali&moves=a0+e4+c2', plunit_browser:saved).

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
    on_page('#game=wali&moves=a0+e4', plunit_browser:pictured).

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
    evaluate(Page, "window.saved = null", _),
    click(Page, "#picture"),
    click(Page, "#picture-png"),
    shown(Page, "window.saved?.size > 5000 && \c
                 window.saved.type === 'image/png'").

test(own_arrows_are_drawn_by_the_right_button) :-
    on_page('#game=wali', plunit_browser:noted).

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
    on_page('#game=wali', plunit_browser:rules_shown).

rules_shown(Page) :-
    click(Page, "#rules summary"),
    shown(Page, "document.querySelectorAll('#rules-text p').length > 3").

test(a_link_has_the_position) :-
    on_page('', plunit_browser:linked).

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
    on_page('#game=waldmeister', plunit_browser:legend).

legend(Page) :-
    text_shown(Page, "#legend li:nth-child(3)", "1-3low dark green tree"),
    shown(Page, "!document.querySelector('#legend').hidden"),
    new_game(Page, [game-wali]),
    shown(Page, "document.querySelector('#legend').hidden").

test(a_board_that_is_chosen_stays) :-
    on_page('', plunit_browser:board_chosen).

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
    on_page('', plunit_browser:by_keyboard).

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

test(a_piece_is_dragged) :-
    on_page('#game=tactigon', plunit_browser:dragged).

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
    on_page('#game=wali', plunit_browser:named).

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
    on_page('#game=tactigon', plunit_browser:calm).

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
    on_page('#game=wali&moves=a0', plunit_browser:in_portuguese).

in_portuguese(Page) :-
    choose_at(Page, "#language", pt),
    text_shown(Page, "#new", "Novo jogo"),
    text_shown(Page, "#status", "Joga"),
    shown(Page, "document.documentElement.lang === 'pt'"),
    type_move(Page, "a0"),
    text_shown(Page, "#reasons", "R4").

:- end_tests(browser).
