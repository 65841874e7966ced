/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_explain, [test_explain/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/message_text').
:- use_module('../support/throws').
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/search/explain',
              [readable_explanation/4]).

/** <module> Explaining how much a move loses
*/

test_explain :-
    run_tests([explain]).

limits([nodes(2000),threads(1),seed(1)]).

explained(Game, Position, Move, State, Explanation) :-
    state_notation(Game, State, Position),
    limits(Limits),
    explain(Game, State, Move, Explanation, Limits).

printed(Game, State, Explanation, Text) :-
    readable_explanation(Game, State, Explanation, Message),
    message_text(tabuleiro(Message), Text).

:- begin_tests(explain).

test(every_move_of_every_game, [forall(game_name(Game))]) :-
    load_game(Game, Game),
    Game:initial_state(default, State),
    Game:valid_moves(State, Moves),
    last(Moves, Move),
    limits(Limits),
    explain(Game, State, Move, E, Limits),
    assertion(E.move == Move),
    assertion(( E.loss >= 0.0, E.loss =< 1.0 )),
    assertion(E.loss =:= max(0.0, E.best_chance-E.chance)),
    assertion(E.best_line = [_|_]),
    E.best_line = [Best|_],
    assertion(E.best == Best),
    plays([Move|E.refutation], Game, State),
    plays(E.best_line, Game, State).
test(the_best_move_loses_nothing, Loss-Terms == 0.0-[]) :-
    state_notation(wali, State, "5/5/5/5/5/5_W_drop"),
    limits(Limits),
    analyse(wali, State, [Line], Limits),
    explain(wali, State, Line.move, E, Limits),
    E.refutation = Refutation,
    assertion(Line.moves == [Line.move|Refutation]),
    _{loss:Loss, terms:Terms} :< E.
test(a_move_that_loses_at_once,
     [Score-Chance-Refutation-Terms == loss(1)-0.0-[]-[]]) :-
    explained(mitsudomoe, "3BB/4B/5/W4/WW3_W_ring", "@c2", _, E),
    _{score:Score, chance:Chance, refutation:Refutation, terms:Terms} :< E.
test(scores_are_for_the_player_to_move) :-
    explained(mitsudomoe, "3BB/4B/5/W4/WW3_W_ring", "@c2", _, E),
    assertion(E.loss > 0.3).
test(a_win_that_is_missed) :-
    explained(tactigon,
              "x3/x5/x5/x5/x2C1px3/x7/x5/x5/x5/x2Px2/x1_red", "3-9>3-8",
              State, E),
    assertion(E.best_score == win(1)),
    assertion(E.terms == []),           % one line ends the game
    printed(tactigon, State, E, Text),
    assertion(sub_string(Text, _, _, _, "is better by")).
test(the_greatest_difference_is_first) :-
    explained(tactigon, "x1c1x1/c2s1t1s2c3/x1t2pt3x1/c4x1s3x1c5/x3c6x3/x7/\c
                         x2C1x2/C2T1S1T2C3/x1S2PS3x1/C4x1T3x1C5/C6_red",
              "3-6>3-5", _, E),
    findall(Size,
            ( member(Term, E.terms),
              assertion(Term.difference =:= Term.move-Term.best),
              Size is abs(Term.difference)
            ),
            Sizes),
    assertion(Sizes = [_,_|_]),
    sort(0, @>=, Sizes, Sorted),
    assertion(Sizes == Sorted).
test(terms_are_those_of_the_evaluation_at_both_ends) :-
    explained(tactigon, "x1c1x1/c2s1t1s2c3/x1t2pt3x1/c4x1s3x1c5/x3c6x3/x7/\c
                         x2C1x2/C2T1S1T2C3/x1S2PS3x1/C4x1T3x1C5/C6_red",
              "3-6>3-5", State, E),
    _{move:Move, refutation:Refutation, best_line:BestLine, terms:Terms} :< E,
    for_all(member(Term, Terms),
            ( term_at(State, [Move|Refutation], Term.name, Score),
              term_at(State, BestLine, Term.name, BestScore),
              assertion(Term.move-Term.best == Score-BestScore)
            )).
test(a_game_without_c_has_no_terms, Terms == []) :-
    hare_and_hounds:initial_state(default, State),
    explain(hare_and_hounds, State, "a2-a3", E, [nodes(100)]),
    _{terms:Terms} :< E,
    printed(hare_and_hounds, State, E, Text),
    assertion(sub_string(Text, 0, _, _, "a2-a3: ")).
test(an_illegal_move_is_an_error,
     Text == "\"b0-a0\" is not legal here:\n\c
              R8: the stone that moved last may not go back") :-
    catch(explained(wali,
                    "1WB1W/BB2B/1BBWW/W3W/BB1WB/5_W_move_a0-b0,c3-c2",
                    "b0-a0", _, _),
          Error, true),
    message_text(Error, Text).
test(unknown_option) :-
    wali:initial_state(default, State),
    throws(explain(wali, State, "a0", _, [multi_pv(2)]),
           domain_error(explain_option, multi_pv(2))).
test(an_open_engine_is_used_and_stays_open) :-
    wali:initial_state(default, State),
    setup_call_cleanup(
        open_engine(wali, Engine, [hash(1)]),
        ( explain(wali, State, "a0", _, [engine(Engine),nodes(100)]),
          explain(wali, State, "a1", _, [engine(Engine),nodes(100)])
        ),
        close_engine(Engine)).

%   Score is that of term Name for red after Moves.

term_at(State, Moves, Name, Score) :-
    foldl(play_on, Moves, State, End),
    evaluation(tactigon, End, _, Terms),
    member(Term, Terms),
    Term.name == Name,
    !,
    (   tactigon:player_to_move(End, red)
    ->  Score = Term.score
    ;   Score is -Term.score
    ).

play_on(Move, State, Next) :-
    tactigon:move(State, Move, Next).

plays([], _, _).
plays([Move|Moves], Game, State) :-
    (   Game:move(State, Move, Next)
    ->  plays(Moves, Game, Next)
    ;   throw(not_legal(Move))
    ).

:- end_tests(explain).
