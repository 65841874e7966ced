/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_fairness, [test_fairness/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../app/commands/fair', []).
:- use_module('../fixtures/heap', []).
:- use_module('../../prolog/tabuleiro/base/printing', [message_text/2]).
:- use_module('../../prolog/tabuleiro/game/games', [load_game/2]).
:- use_module('../../prolog/tabuleiro/solve/fairness').

test_fairness :-
    run_tests(fairness).

%   A heap of Left: 1 to 3 are taken, who takes 3 moves again, and who takes the
%   last has won.

heap(Left, Report) :-
    set_random(seed(1)),
    fairness(heap, heap(Left, 1, []), Report, [games(400),time(3600)]).

:- begin_tests(fairness).

test(a_small_game_is_listed, Positions-Kind == 8-"win") :-
    heap(4, Report),
    Positions = Report.positions,
    Kind = Report.result.kind.
test(each_first_move_has_its_result,
     Moves == ["1"-"loss","2"-"loss","3"-"win"]) :-
    heap(4, Report),
    findall(Text-Kind,
            ( member(Move, Report.moves),
              Text = Move.move,
              Kind = Move.result.kind
            ),
            Moves).
test(the_tree_of_15_positions_is_estimated, true(abs(Tree-15) < 4*Error)) :-
    heap(4, Report),
    _{tree:Tree, tree_error:Error} :< Report.
test(random_games_are_counted, Sum =:= 1.0) :-
    heap(4, Report),
    _{wins:[First,Second], draws:Draws} :< Report,
    Sum is First+Second+Draws.
test(a_large_game_is_not_listed, Positions-Kind == null-"unknown") :-
    load_game(wali, _),
    wali:initial_state(default, State),
    fairness(wali, State, Report,
             [positions(100),games(2),time(0.2),max_plies(10)]),
    Positions = Report.positions,
    Kind = Report.result.kind.
test(several_starts_are_reported_one_after_the_other) :-
    with_output_to(string(Output),
                   app_fair:run(['--configs=[[size(3-3)],[size(3-4)]]',
                                 '--games=1','--time=0.2',wali],
                                Status)),
    assertion(Status == 0),
    findall(Before,
            ( member(Config, ["Config [size(3-3)]","Config [size(3-4)]"]),
              sub_string(Output, Before, _, _, Config)
            ),
            Places),
    assertion(( Places = [First,Second], First < Second )).
test(configs_are_a_list, error(type_error(list, size(3-3)), _)) :-
    app_fair:run(['--configs=size(3-3)',wali], _).
test(every_line_has_a_text, true(maplist(string, Lines))) :-
    heap(4, Report),
    findall(Line,
            ( fairness_message(heap, Report, Message),
              message_text(Message, Line)
            ),
            Lines),
    assertion(length(Lines, 8)).

:- end_tests(fairness).
