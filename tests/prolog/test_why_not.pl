/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_why_not, [test_why_not/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module('../laws/laws', [random_games/4]).
:- use_module('../support/for_all').
:- use_module('../support/game_rows').
:- use_module('../support/throws').
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/position_laws', [damaged_text/2]).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/base/printing', [message_text/2]).

/** <module> Why a move is not legal

The laws test that broken_rules/3 is empty exactly for the legal moves, see
test_laws.
*/

test_why_not :-
    run_tests([why_not, why_not_of_any_game]).

reasons(Game, Position, Move, Reasons) :-
    state_notation(Game, State, Position),
    why_not(Game, State, Move, Reasons).

reference(Game, Reference) :-
    game_name(Game),
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, _).

%   Rule forbids a move in Game for the reason Name/Arity: the heads of
%   forbids/5.

rule(Game, Rule, Name/Arity) :-
    reference(Game, Reference),
    functor(Head, forbids, 5),
    clause(Reference:Head, _),
    Head =.. [_,Rule,Why|_],
    functor(Why, Name, Arity).

reached(Game, Rule, Name/Arity) :-
    forbidden(Game, Position, Move, _),
    reasons(Game, Position, Move, Reasons),
    member(broken(Rule, Message), Reasons),
    arg(1, Message, Why),
    functor(Why, Name, Arity).

readme(Game, Text) :-
    root_directory(Root),
    atomic_list_concat([Root,'/games/',Game,'/README.md'], File),
    read_file_to_string(File, Text, [encoding(utf8)]).

hunt(hunt([a2,b1,c2], b5, hounds, 0/10)).

hunted(Move, Text) :-
    hunt(State),
    why_not(hare_and_hounds, State, Move, Reasons),
    message_text(why_not(Reasons), Text).

%   Level terms f(T,T), one in the other.

shared(0, a) :-
    !.
shared(Level, f(T,T)) :-
    Level1 is Level-1,
    shared(Level1, T).

%   Text is what a person may have typed in State of Game: the notation of a
%   move that is legal there or elsewhere, as it is or damaged.

typed(Game, States, Text) :-
    random_member(State, States),
    Game:valid_moves(State, Moves),
    Moves \== [],
    random_member(Move, Moves),
    Game:move_notation(State, Move, Text0),
    (   maybe
    ->  Text = Text0
    ;   damaged_text(Text0, Text)
    ).

:- begin_tests(why_not).

test(a_move_of_another_phase_has_near_ones,
     Text == "not a move in the notation of this game; near are a0, a1") :-
    reasons(wali, "5/5/5/5/5/5_W_drop", "a0-a1", Reasons),
    message_text(why_not(Reasons), Text).
test(a_rule_forbids_it,
     [forall(forbidden(Game, Position, Move, Text)), Given == Text]) :-
    reasons(Game, Position, Move, Reasons),
    message_text(why_not(Reasons), Given).
test(every_rule_that_forbids_is_reached) :-
    findall(Game-Rule-Why, reached(Game, Rule, Why), Reached),
    for_all(rule(Game, Rule, Why),
            assertion(memberchk(Game-Rule-Why, Reached))).
test(every_rule_is_in_the_readme, [forall(reference(Game, _))]) :-
    readme(Game, Page),
    for_all(rule(Game, Rule, _),
            ( format(string(Number), "- **R~d** ", [Rule]),
              assertion(sub_string(Page, _, _, _, Number))
            )).
test(rules_come_in_their_order, Rules == [6,7]) :-
    reasons(tactigon, "x2p/x5/x5/x5/x7/x7/x2C1x2/x5/x2Px2/x5/x1_red",
            "3-6>3-8", Reasons),
    findall(Rule, member(broken(Rule, _), Reasons), Rules).
test(both_implementations_say_the_same, [forall(reference(Game, Ref))]) :-
    for_all(forbidden(Game, Position, Move, _),
            ( reasons(Game, Position, Move, Reasons),
              reasons(Ref, Position, Move, RefReasons),
              assertion(Reasons == RefReasons)
            )).
test(nothing_forbids_exactly_the_texts_of_legal_moves,
     [forall(member(Game, [hare_and_hounds,mitsudomoe,tactigon,waldmeister,
                           wali]))]) :-
    random_games(Game, 1, 1, Games),
    findall(State,
            ( member(game(_, _, States), Games),
              member(State, States),
              Game:valid_moves(State, [_|_])
            ),
            All),
    for_all(between(1, 25, _),
            ( random_member(State, All),
              typed(Game, [State|All], Text),
              Game:valid_moves(State, Moves),
              why_not(Game, State, Text, Reasons),
              (   Game:move_notation(State, Move, Text),
                  memberchk(Move, Moves)
              ->  assertion(Reasons == [])
              ;   assertion(Reasons = [broken(_, _)|_])
              )
            )).

:- end_tests(why_not).

:- begin_tests(why_not_of_any_game).

test(a_legal_move, [forall(member(Move, [b1-b2,"b1-b2",'b1-b2']))]) :-
    hunt(State),
    why_not(hare_and_hounds, State, Move, Reasons),
    assertion(Reasons == []).
test(a_piece_of_the_opponent,
     Text == "no legal move begins with b5; near are b1-b2, a2-b2, c2-b2") :-
    hunted("b5-b2", Text).
test(another_move,
     Text == "not a legal move; near are b1-b2, a2-a3, a2-b2") :-
    hunted(b1-a2, Text).
test(no_notation,
     Text == "not a move in the notation of this game; \c
              near are b1-b2, a2-b2, c2-b2") :-
    hunted("b1-b22", Text).
test(nothing_is_near, Text == "not a move in the notation of this game") :-
    hunted("castle", Text).
test(no_move_at_all,
     Text == "not a move of this game; near are b1-b2, a2-b2, c2-b2") :-
    hunted(b1-b22, Text).
test(any_term_is_no_move,
     [forall(member(Move, [[], 7, f(_), b1-_, f{x:1}, 1.5, [b1|_], "", '']))
     ]) :-
    hunted(Move, Text),
    assertion(sub_string(Text, 0, _, _, "not ")).
test(no_part_of_the_move_is_bound) :-
    hunted(b1-To, _),
    assertion(var(To)).
test(a_cyclic_term_is_no_move,
     [forall(member(Game, [wali,hare_and_hounds]))]) :-
    load_game(Game, Game),
    Game:initial_state(default, State),
    Move = f(Move),
    why_not(Game, State, Move, [broken(none, tabuleiro(no_move([])))]).
test(a_term_of_sixty_shared_levels_is_no_move,
     [forall(member(Game, [wali,wali_reference,hare_and_hounds]))]) :-
    load_game(Game, Game),
    Game:initial_state(default, State),
    shared(60, Move),
    why_not(Game, State, Move, [broken(none, tabuleiro(no_move([])))]).
test(a_long_text_is_near_to_nothing,
     Text == "not a move in the notation of this game") :-
    length(Codes, 200_000),
    maplist(=(0'b), Codes),
    string_codes(Long, Codes),
    call_with_inference_limit(hunted(Long, Text), 10_000_000, Result),
    assertion(Result \== inference_limit_exceeded).
test(nil_is_a_term, Text == "not a move of this game") :-
    hunted([], Text).
test(the_example_of_the_documentation,
     Reasons == [broken(4, wali(occupied(1-1)))]) :-
    reasons(wali, "3/1W1/3_B_drop", "b1", Reasons).
test(the_game_is_over,
     Text == "the game is over: No hound is left of the hare.") :-
    why_not(hare_and_hounds, hunt([a3,b3,c3], b2, hare, 0/10), b2-b1,
            Reasons),
    message_text(why_not(Reasons), Text).
test(an_unbound_move) :-
    hunt(State),
    throws(why_not(hare_and_hounds, State, _, _), instantiation_error).
test(an_ill_formed_state) :-
    throws(why_not(wali, nowhere, "b3", _), type_error(wali_state, nowhere)).
test(no_game) :-
    throws(why_not(chequers, start, "b3", _),
           existence_error(game, chequers)).

:- end_tests(why_not_of_any_game).
