/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- encoding(utf8).
:- module(test_term_size, [test_term_size/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/message_text').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/base/term_size').
:- use_module('../../prolog/tabuleiro/tournament/term_data').
:- use_module('../../prolog/tabuleiro/tournament/tournament').

/** <module> Terms of sixty shared levels: sixty cells, and 2^60 letters
*/

test_term_size :-
    run_tests(term_size).

shared(0, a) :-
    !.
shared(Level, f(T,T)) :-
    Level1 is Level-1,
    shared(Level1, T).

:- public sixty/2, sixty/3, throws_sixty/2, keep/1.     % players, a goal

sixty(_, Move) :-
    shared(60, Move).

sixty(_, State, Move) :-
    wali:valid_moves(State, [Move|_]).

throws_sixty(_, _) :-
    shared(60, T),
    throw(T).

keep(Record) :-
    nb_setval(test_term_size, Record).

%   question(?Number, ?Game, +State, +Term, -Goal): Goal throws an error with
%   Term, which is never copied.

question(1, wali, State, T, wali:move(State, T, _)).
question(2, wali_reference, State, T, wali_reference:move(State, T, _)).
question(3, wali, State, T, explain(wali, State, T, _)).
question(4, wali, _, T, wali:initial_state(T, _)).
question(5, wali, _, T, wali:valid_moves(T, _)).
question(6, wali, State, T, wali:choose_move(State, T, _)).
question(7, wali, State, T, analyse(wali, State, _, [nodes(T)])).
question(8, wali, _, T, state_notation(wali, T, _)).
question(9, wali, _, T, play_match(wali, T, random, _, [])).
question(10, wali, _, T, play_match(wali, level(T), random, _, [])).
question(11, wali, _, T, play_match(wali, random, random, _, [T])).
question(12, wali, _, T, load_game(T, _)).

asked(Goal, Text) :-
    catch(Goal, Error, true),
    nonvar(Error),
    message_text(Error, Text).

:- begin_tests(term_size).

test(parts_are_counted_as_they_are_written,
     [ forall(member(Term-Parts, [ a-1, f(x)-2, f(_,f(a,"b"))-5, [a,b]-5
                                 ]))
     ]) :-
    within_size(Term, Parts),
    Less is Parts-1,
    \+ within_size(Term, Less).
test(a_shared_term_has_too_many, fail) :-
    shared(60, T),
    within_size(T, 100_000).
test(a_cyclic_term_has_too_many, fail) :-
    T = f(T),
    within_size(T, 100_000).
test(readable_terms_are_not_cut, Cut == List) :-
    numlist(1, 3000, List),
    cut_term(List, Cut).
test(only_ten_arguments_are_read, Names == [f,'...']) :-
    shared(60, T),
    findall(Name,
            ( member(Arity, [10,11]),
              length(Arguments, Arity),
              maplist(=(T), Arguments),
              Term =.. [f|Arguments],
              cut_term(Term, Cut),
              functor(Cut, Name, _)
            ),
            Names).
test(unreadably_long_terms_are_cut, Size-Text == 63-"...") :-
    shared(60, T),
    cut_term(T, Cut),
    (   between(1, 100, Size),
        within_size(Cut, Size)
    ->  true
    ),
    arg(1, Cut, A1), arg(1, A1, A2), arg(1, A2, A3), arg(1, A3, A4),
    arg(1, A4, Last),
    format(string(Text), "~w", [Last]).
test(its_error_has_a_text, [forall(between(1, 12, Number))]) :-
    question(Number, Game, State, T, Goal),
    load_game(Game, Game),
    Game:initial_state(default, State),
    shared(60, T),
    asked(Goal, Text),
    string_length(Text, Length),
    assertion(Length < 5000).
test(in_portuguese_too,
     [setup(set_prolog_flag(message_language, pt)),
      cleanup(set_prolog_flag(message_language, en))]) :-
    shared(60, T),
    asked(play_match(wali, T, random, _, []), Text),
    assertion(sub_string(Text, _, _, _, "não é um jogador")).
test(a_bot_that_plays_it_loses, Winner-Kind == 'B'-illegal) :-
    load_game(wali, _),
    play_match(wali, test_term_size:sixty, random, Winner,
               [faults(lose), ended(fault(1, Fault))]),
    functor(Fault, Kind, _).
test(a_bot_that_throws_it_loses, Ends == [fault(1,error)-1]) :-
    load_game(wali, _),
    match(wali, test_term_size:throws_sixty, random, Result,
          [games(1), seed(1), on_game(test_term_size:keep)]),
    get_dict(ends, Result, Ends),
    nb_getval(test_term_size, record(Tags, _)),
    memberchk('Termination'-Text, Tags),
    string_length(Text, Length),
    assertion(Length < 5000).
test(a_bot_whose_goal_has_it_has_a_name, Count == 2) :-
    load_game(wali, _),
    shared(60, T),
    tournament(wali, [test_term_size:sixty(T),random], Table,
               [games(2), seed(1), max_plies(2)]),
    length(Table.games, Count).
test(it_is_no_data, fail) :-
    shared(60, T),
    term_data(T, _).
test(in_a_match_too, Ends == [fault(1,illegal)-2]) :-
    load_game(wali, _),
    match(wali, test_term_size:sixty, random, Result, [seed(1)]),
    get_dict(ends, Result, Ends).

:- end_tests(term_size).
