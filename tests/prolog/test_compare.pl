/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_compare, [test_compare/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../mutant').
:- use_module('../run_swipl').
:- use_module('../../prolog/tabuleiro').

/** <module> Planted bugs are found, and shown small; where is none, none is
*/

test_compare :-
    run_tests([compare_games]).

%!  bug(?Game, ?Bug, ?Source, ?Old, ?New, ?Predicate, ?Plies) is nondet.
%
%   With New instead of Old in Source, Game has Bug: a call of Predicate
%   shows it after no more than Plies plies.

bug(waldmeister, missing_direction, reference,
    "direction(left,       _, _,    0, -1).\n", "",
    valid_moves, 1).
bug(waldmeister, wrong_score, reference,
    "between(1, 3, Attribute)", "between(1, 2, Attribute)",
    value, 1).
bug(waldmeister, forgotten_hand, reference,
    "    hand_of(Player, State, Hand),
    member((Tree,Count), Hand),
    Count > 0.", "    hand_of(Player, State, Hand),
    member((Tree,_), Hand).",
    valid_moves, 6).
bug(waldmeister, slides_one_cell, reference,
    "    (   To = Cell
    ;   step(Size, Direction, Cell, Next),
        slide_on(Board, Size, Direction, Next, To)
    ).", "    _ = Size-Direction,
    To = Cell.",
    valid_moves, 1).
bug(waldmeister, wrong_winner, reference,
    "winner(=, draw).", "winner(=, 1).",
    game_over, 4).
bug(waldmeister, state_loses_goals, reference,
    "    NewTurn is 3-Turn.", "    NewTurn is 3-Turn,
    Goals = [].",
    move, 0).
bug(waldmeister, accepts_what_it_does_not_list, reference,
    "    slide(Board, Size, From, To),
    !.

play_turn", "    on_board(Size, To),
    !.

play_turn",
    move, 9).
bug(waldmeister, best_move_missing, reference,
    "        sort(Moves0, Moves)
    ;   Moves = []", "        sort(Moves0, [_|Moves])
    ;   Moves = []",
    best_moves, 3).
bug(waldmeister, throws_at_the_end, reference,
    "compare(Order, Points1, Points2)", "Order is Points1-Points2",
    game_over, 4).
bug(waldmeister, bot_fails, reference,
    "    waldmeister_document:choose_move(waldmeister_reference, State, Level,
                                     Move).", "    [_] = State-Level-Move.",
    choose_move, 0).
bug(wali, missing_direction, board,
    "adjacent(Column-Row, Column-Up)    :- Up is Row-1.\n", "",
    valid_moves, 1).
bug(wali, forgotten_rule_of_going_back, reference,
    "    \\+ goes_back(Move, Color, Lasts),", "    ground(Lasts),",
    valid_moves, 10).
bug(wali, wrong_value, reference,
    "1000*(Own-Others) + Outcome", "1000*(Own+Others) + Outcome",
    value, 0).
bug(wali, two_stones_are_enough, reference,
    "Count =< 2.", "Count < 2.",
    valid_moves, 12).
bug(wali, state_keeps_the_last_move, reference,
    "(   move_cells(Last, _, Cell)", "(   move_cells(Last, Cell, Cell)",
    move, 12).
bug(wali, best_moves_are_the_worst, reference,
    "max_member(Best-_, Scored)", "min_member(Best-_, Scored)",
    best_moves, 12).

mutant(Game, Bug, Mutant) :-
    bug(Game, Bug, Source, Old, New, _, _),
    atomic_list_concat([Game,Bug], '_', Mutant),
    plant(Source, Game, Mutant, Old, New).

plant(reference, Game, Mutant, Old, New) :-
    atomic_list_concat(['games/',Game,'/reference.pl'], Source),
    load_mutant(Source, Mutant, Old, New).

%   A mutant of a part, which the reference then takes instead.

plant(board, Game, Mutant, Old, New) :-
    atomic_list_concat(['games/',Game,'/board.pl'], Source),
    atom_concat(Mutant, '_board', Board),
    load_mutant(Source, Board, Old, New),
    format(string(Use), ":- add_import_module(~q, ~q, start).",
           [Mutant,Board]),
    plant(reference, Game, Mutant, ":- use_module(board).", Use).

options(waldmeister, [config([size(3),goals(2-1)]),games(4)]).
options(wali, [config([size(4-3)]),games(4)]).

report(Game1, Game2, Game, Report) :-
    options(Game, Options),
    compare_games(Game1, Game2, Report, [seed(1),seconds(0.3)|Options]).

%   The difference between a mutant and the game that runs in C.

found(Game, Bug, Difference) :-
    mutant(Game, Bug, Mutant),
    load_game(Game, Game),
    report(Mutant, Game, Game, Report),
    Difference = Report.difference.

:- begin_tests(compare_games).

test(finds_and_shrinks,
     [forall(bug(Game, Bug, _, _, _, Predicate, Most))]) :-
    found(Game, Bug, Difference),
    assertion(Difference \== none),
    functor(Difference.call, Name, _),
    assertion(Name == Predicate),
    length(Difference.moves, Plies),
    assertion(Plies =< Most).

:- end_tests(compare_games).
