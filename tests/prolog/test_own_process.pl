/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_own_process, [test_own_process/0]).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/base/json', [atom_json_dict/3]).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/base/time_limit', [within_seconds/2]).
:- use_module('../../prolog/tabuleiro/serve/own_process').
:- use_module('../../prolog/tabuleiro/web/game_fault').
:- use_module('../fixtures/heap', []).

:- multifile user:message_hook/3.

/** <module> A game of one's own, served by a process of its own

The program of tests/fixtures/trouble.pl makes trouble that depends on the
moves.
*/

test_own_process :-
    run_tests(own_process).

:- dynamic
    shared/1,
    told/1.

in_tree(Relative, Path) :-
    root_directory(Root),
    directory_file_path(Root, Relative, Path).

own_term(Relative, own(File, [Swipl,Program,serve,'--own',File])) :-
    in_tree(Relative, File),
    in_tree('app/tabuleiro.pl', Program),
    current_prolog_flag(executable, Swipl).

start :-
    own_term('tests/fixtures/trouble.pl', Term),
    begin_site([games([Term]),threads(1)], Site),
    assertz(shared(Site)).

stop :-
    retract(shared(Site)),
    [Own] = Site.own,
    end_site(Site),
    assertion(\+ tabuleiro_own_process:own_process(Own.pool, _)).

:- begin_tests(own_process, [setup(start), cleanup(stop)]).

user:message_hook(tabuleiro(web(own_fault(Text))), error, _) :-
    assertz(test_own_process:told(Text)).
user:message_hook(tabuleiro(web(own_ended(_, _))), error, _).
user:message_hook(tabuleiro(web(game_fault(heap, _, _))), error, _).

answer(Moves, Status, Reply) :-
    shared(Site),
    post(Site, "/api/position", _{game:"trouble", moves:Moves}, Status,
         Reply).

%   A slow machine takes longer to start a process than a request may take.

start_again :-
    shared(Site),
    [Own] = Site.own,
    tabuleiro_own_process:ask_own(Own, 600, position,
                                  _{game:"trouble", moves:[]},
                                  plunit_own_process:none, _).

test(the_page_opens_on_it_and_lists_it, Name == "trouble") :-
    shared(Site),
    assertion(sub_atom(Site.opens, _, _, 0, '/#game=trouble')),
    exchange(Site, "GET /api/games HTTP/1.1\nHost: localhost:@\n\n", Answer),
    once(sub_string(Answer, _, _, After, "\r\n\r\n")),
    sub_string(Answer, _, After, 0, Json),
    atom_json_dict(Json, Games, []),
    last(Games, Game),
    Name = Game.name.
test(it_is_not_loaded_here, fail) :-
    current_module(trouble).
test(it_answers, Status-Moves == 200-["1","2","3"]) :-
    answer([], Status, Reply),
    Moves = Reply.moves.
test(the_pie_rule_holds_for_it, Status == 200) :-
    shared(Site),
    post(Site, "/api/position", _{game:"trouble_pie"}, Status, _).
test(its_bot_moves, Type == "move") :-
    shared(Site),
    think(Site, _{type:"choose", game:"trouble", level:1}, [Answer]),
    Type = Answer.type.
test(what_it_prints_and_reads_disturbs_nobody, Status-Over == 200-false) :-
    answer(["1"], Status, Reply),
    Over = Reply.over.
test(its_faults_are_told_with_predicate_and_position,
     [ forall(member(Moves-Part,
                     [ ["2"]-"after the moves [2]: it called halt/1",
                       ["3"]-"after the moves [3]: valid_moves/2 failed"
                     ])),
       Status == 500
     ]) :-
    answer(Moves, Status, Reply),
    assertion(sub_string(Reply.error, _, _, _, Part)).
test(an_adapted_program_that_halts_is_told,
     Refusal == web_refusal(500,
                            game_fault(heap, [], "it called halt/1"))) :-
    catch(guarded(site{games:[heap]}, _{game:"heap", moves:[]},
                  throw(program_halted)),
          Refusal, true).
test(a_program_that_dies_is_told_and_started_again, Statuses == [500,200]) :-
    answer(["1","1"], Status1, Reply),
    assertion(Reply.error
              == "The process of trouble.pl ended by signal 9"),
    start_again,
    answer([], Status2, _),
    Statuses = [Status1,Status2].
test(a_program_that_does_not_end_is_stopped,
     Refusal == web_refusal(500, own_slow(File, 0.1))) :-
    shared(Site),
    [Own] = Site.own,
    File = Own.file,
    catch(tabuleiro_own_process:ask_own(Own, 0.1, position,
                                     _{game:"trouble", moves:["1","3"]},
                                     plunit_own_process:none, _),
          Refusal, true),
    start_again,
    answer([], 200, _).

test(a_process_that_takes_longer_to_start_than_a_request_is_kept,
     Later == First) :-
    shared(Site),
    [Own] = Site.own,
    answer(["1","1"], 500, _),
    catch(tabuleiro_own_process:ask_own(Own, 0.01, position,
                                     _{game:"trouble", moves:[]},
                                     plunit_own_process:none, _),
          Refusal, true),
    assertion(Refusal = web_refusal(500, own_slow(_, 0.01))),
    once(tabuleiro_own_process:own_process(Own.pool, First)),
    start_again,
    once(tabuleiro_own_process:own_process(Own.pool, Later)).

%   It has nine tenths of two seconds, in whole seconds, or of what is left.

test(a_request_with_a_limit_tells_it_too, true(memberchk(Seconds, [0,1]))) :-
    shared(Site),
    [Own] = Site.own,
    File = Own.file,
    within_seconds(2, catch(ask_own(Own, position,
                                    _{game:"trouble", moves:["1","3"]},
                                    plunit_own_process:none, _),
                            Refusal, true)),
    Refusal = web_refusal(500, own_slow(File, Seconds)).

none(_) :-
    fail.

test(a_program_that_is_no_game_is_not_served,
     error(existence_error(game, File))) :-
    in_tree('tests/fixtures/trouble.pl', File),
    start_own(1, own(File, [false]), _).
test(a_fault_of_game_info_is_told, Text == "key `name' does not exist") :-
    own_term('tests/fixtures/nameless.pl', Term),
    retractall(test_own_process:told(_)),
    catch(start_own(1, Term, _), error(existence_error(game, _), _), true),
    test_own_process:told(All),
    once(sub_string(All, Before, _, _, "key `")),
    sub_string(All, Before, 25, _, Text).

:- end_tests(own_process).
