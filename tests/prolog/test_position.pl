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
:- use_module('../support/wrong_positions').
:- use_module('../laws/laws').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/position_laws', [damaged_text/2]).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).

/** <module> Positions as text

The laws test that every state is read back from its text, see test_laws.
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

fits(Offset-What, error(syntax_error(position(What)), string(_, Offset))).
fits(domain_error(Type, _), error(domain_error(Type, Text), _)) :-
    string(Text).

%   Text is the damaged text of a random state of Game, Outcome the result of
%   reading it.

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
test(errors_have_a_place, [forall(wrong(Game, Text, Wrong))]) :-
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
