/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_position, [test_position/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../laws/laws').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/position_laws', [damaged_text/2]).
:- use_module('../../prolog/tabuleiro/interface/games', [root_directory/1]).

/** <module> Positions as text

That every state is read back from its text is a law, see test_laws.
*/

test_position :-
    run_tests([position, position_of_any_game]).

%   Texts are the examples in the README of Game.

examples(Game, Texts) :-
    root_directory(Root),
    atomic_list_concat([Root,'/games/',Game,'/README.md'], File),
    read_file_to_string(File, Page, [encoding(utf8)]),
    split_string(Page, "\n", "", Lines),
    append(_, ["```position"|Rest], Lines),
    append(Texts, ["```"|_], Rest),
    !.

implementation(Module) :-
    game_name(Game),
    (   Module = Game
    ;   atom_concat(Game, '_reference', Module)
    ),
    load_game(Module, _).

%!  wrong(?Game, ?Text, ?Error) is nondet.
%
%   Text is no position of Game. Error is the offset in Text and what is
%   expected there, or a formal.

wrong(wali, "", 0-cell).
wrong(wali, "5/5/5/5/5/5", 11-cell).
wrong(wali, "5/5/5/5/5/5_", 12-one_of(["W","B"])).
wrong(wali, "5/5/5/5/5/5_W", 13-field).
wrong(wali, "5/5/5/5/5/5_w_drop", 12-one_of(["W","B"])).
wrong(wali, "5/5/5x/5/5/5_W_drop", 5-cell).
wrong(wali, "5/5/4/5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5/4W1/5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5//5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5_W_drop", 0-board).
wrong(wali, "9/9/9_W_drop", 0-board).
wrong(wali, "5/5/99999999999/5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5/0W4/5/5/5_W_drop", 4-cell).
wrong(wali, "5/5/5/5/5/5_W_drop ", 14-one_of(["drop","move","take","take2"])).
wrong(wali, "5/5/5/5/5/5_W_drop_take-all", 19-one_of(_)).
wrong(wali, "5/5/5/5/5/5_W_drop_take-any,", 28-one_of(_)).
wrong(wali, "5/5/5/5/5/5_W_drop_take-any_", 27-end).
wrong(wali, "23/5/5/5/5/5_W_drop", 0-board).
wrong(wali, "3/3/3_W_drop_take-any,double-two",
      0-text("3/3/3_W_drop_double-two,take-any")).
wrong(wali, "WBW/BWB/1B1_W_move_i1-a1,-", 19-cell_name).
wrong(wali, "WBW/BWB/1B1_W_move_a1a2,-", 21-one_of(["-"])).
wrong(wali, "WBW/BWB/1B1_W_move_-", 20-one_of([","])).
wrong(wali, "WW3/5/5/5/5/5_B_drop", domain_error(wali_state, _)).
wrong(wali, "WBW/BWB/1B1_W_move_a2-a1,-", domain_error(wali_state, _)).
wrong(wali, "8/8/8/8/8/8/8/8_W_take_-,-", domain_error(wali_state, _)).
wrong(waldmeister, "1/2_333333333-333333333_1", 0-board).
wrong(waldmeister, "1/2/2_333333333-333333333_1", 4-row(1)).
wrong(waldmeister, "1/2/1_33333333-333333333_1", 14-digit(0, 3)).
wrong(waldmeister, "1/2/1_333333334-333333333_1", 14-digit(0, 3)).
wrong(waldmeister, "1/2/1_333333333333333333_1", 15-one_of(["-"])).
wrong(waldmeister, "1/2/1_333333333-333333333_3", 26-one_of(["1","2"])).
wrong(waldmeister, "d/2/1_333333333-333333333_1", 0-cell).
wrong(waldmeister, "a/2/1_333333333-333333333_1",
      domain_error(wald_meister_state, _)).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3_W_relocate_f1", 27-cell_name).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3_W_relocate", 26-field).
wrong(mitsudomoe, "3BB/4B/5/W.4/WW3_W_ring", 11-one_of(["w","b"])).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3/5_W_ring", 0-board).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3_W_relocate_e2,e1",
      domain_error(mitsudomoe_state, _)).
wrong(mitsudomoe, "3BB/4B/2w2/W4/WwW.w.w.w.w.w2_W_ring",
      domain_error(mitsudomoe_state, _)).
wrong(mitsudomoe, "3BB/4B/5/W4/W4_W_ring", domain_error(mitsudomoe_state, _)).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x_red", 36-cell).
wrong(tactigon, "x3/x5/x5/x5/x3cx3/x7/x5/x5/x5/x2Px2/x1_red", 15-digit(1, 6)).
wrong(tactigon, "x3/x5/x5/x5/x3t4x3/x7/x5/x5/x5/x2Px2/x1_red",
      domain_error(tactigon_state, _)).
wrong(tactigon, "x3/x5/x5/x5/x2ppx3/x7/x5/x5/x5/x2Px2/x1_red",
      domain_error(tactigon_state, _)).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x1_blue",
      39-one_of(["cian","red"])).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2_red", 0-board).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px1x1/x1_red",
      0-text("x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x1_red")).

fits(Offset-What, error(syntax_error(position(What)), string(_, Offset))).
fits(domain_error(Type, _), error(domain_error(Type, Text), _)) :-
    string(Text).

%   Texts of random states of Game, damaged; what becomes of each.

damaged(Game, Count, Text, Outcome) :-
    random_games(Game, 1, 1, Games),
    findall(State,
            ( member(game(_, _, States), Games),
              member(State, States)
            ),
            All),
    between(1, Count, _),
    random_member(State, All),
    state_notation(Game, State, Good),
    damaged_text(Good, Text),
    catch(( state_notation(Game, Read, Text)
          ->  Outcome = state(Read)
          ;   Outcome = failed
          ),
          Error,
          Outcome = Error).

sound(state(State), Game, Text) :-
    Game:valid_moves(State, _),
    state_notation(Game, State, Text).
sound(error(syntax_error(position(_)), string(Text, Offset)), _, Text) :-
    string_length(Text, Length),
    between(0, Length, Offset).
sound(error(domain_error(_, Text), _), _, Text).

message_text(Message, Text) :-
    '$messages':translate_message(Message, Lines, []),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Lines)).

:- begin_tests(position).

test(the_examples_of_the_readme_are_read_and_written,
     [forall(implementation(Module))]) :-
    once(( game_name(Game),
           sub_atom(Module, 0, _, _, Game)
         )),
    examples(Game, Texts),
    for_all(member(Text, Texts),
            ( Module:state_notation(State, Text),
              Module:state_notation(State, Written),
              assertion(Written == Text)
            )),
    Texts = [First|_],
    Module:initial_state(default, Start),
    assertion(Module:state_notation(Start, First)).
test(what_is_wrong_and_where, [forall(wrong(Game, Text, Wrong))]) :-
    load_game(Game, _),
    catch(Game:state_notation(State, Text), Error, true),
    assertion(var(State)),
    assertion(fits(Wrong, Error)).
test(the_message_names_the_place, [forall(wrong(Game, Text, Offset-_))]) :-
    catch(state_notation(Game, _, Text), Error, true),
    message_text(Error, Message),
    Character is Offset+1,
    format(string(Place), "\"~w\" is not a position: character ~d: expected ",
           [Text,Character]),
    assertion(string_concat(Place, _, Message)).
test(a_damaged_text_is_a_state_or_an_error, [forall(game_name(Game))]) :-
    for_all(damaged(Game, 300, Text, Outcome),
            assertion(once(sound(Outcome, Game, Text)))).
test(text_may_be_an_atom_or_codes, [forall(member(Text, [Atom,Codes]))]) :-
    Atom = '5/5/5/5/5/5_W_drop',
    atom_codes(Atom, Codes),
    state_notation(wali, State, Text),
    state_notation(wali, State, Text).
test(another_text_is_not_that_of_the_state, fail) :-
    initial_state(wali, State),
    state_notation(wali, State, "5/5/5/5/5/5_B_drop").
test(neither_is_known, error(instantiation_error)) :-
    state_notation(wali, _, _).
test(no_text, error(type_error(text, f(x)))) :-
    state_notation(wali, _, f(x)).
test(no_state, error(type_error(wali_state, foo))) :-
    state_notation(wali, foo, _).
test(no_game, error(existence_error(game, chequers))) :-
    state_notation(chequers, _, "8/8").
test(the_order_of_a_hand_does_not_matter, T2 == T1) :-
    initial_state(waldmeister, [Board,Hand|Rest]),
    state_notation(waldmeister, [Board,Hand|Rest], T1),
    reverse(Hand, Reversed),
    state_notation(waldmeister, [Board,Reversed|Rest], T2).
test(a_state_of_two_elements_is_read_with_its_rules,
     State == [Board,red,rules(11,[])]) :-
    initial_state(tactigon, [Board|_]),
    state_notation(tactigon, [Board,red], Text),
    state_notation(tactigon, State, Text).

:- end_tests(position).

initial_state(Game, State) :-
    load_game(Game, _),
    Game:initial_state(default, State).

own_game(hare_and_hounds) :-
    root_directory(Root),
    atom_concat(Root, '/examples/own_game/hare_and_hounds', File),
    use_module(File, []).

:- use_module('../fixtures/heap', []).
:- use_module('../fixtures/older', []).

:- begin_tests(position_of_any_game).

test(the_text_is_the_term,
     Text == "hunt([a2,b1,c2],b5,hounds,0/10)") :-
    own_game(Game),
    initial_state(Game, State),
    state_notation(Game, State, Text),
    state_notation(Game, Read, Text),
    assertion(Read == State).
test(a_text_is_read_by_the_game,
     [ forall(member(Text-Formal,
                     [ "hunt([a2,b1,c2],b1,hounds,0/10)"
                       -domain_error(hare_and_hounds_state, _),
                       "hunt" - type_error(hare_and_hounds_state, hunt),
                       "hunt(X)" - instantiation_error,
                       "hunt(" - syntax_error(_),
                       "" - syntax_error(_),
                       "{|string(X)||x|}" - syntax_error(_)
                     ])),
       error(Formal)
     ]) :-
    own_game(Game),
    state_notation(Game, _, Text).
test(an_adapted_game_writes_the_player_to_move,
     Text == "to_move(white,heap(9,0-0))") :-
    adapt_game(older, [players([white,black]), config(9)], Game),
    initial_state(Game, State),
    state_notation(Game, State, Text),
    state_notation(Game, Read, Text),
    assertion(Read == State).
test(an_adapted_game_writes_as_the_program_does, Text == "9_1") :-
    adapt_game(heap, [], Game),
    initial_state(Game, State),
    state_notation(Game, State, Text),
    state_notation(Game, Read, "9_1"),
    assertion(Read == State).
test(a_stranger_to_move_is_no_state,
     error(domain_error(older_game_state, to_move(red, heap(9,0-0))))) :-
    adapt_game(older, [players([white,black]), config(9)], Game),
    state_notation(Game, _, "to_move(red,heap(9,0-0))").

:- end_tests(position_of_any_game).
