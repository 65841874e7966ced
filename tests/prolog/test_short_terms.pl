:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_short_terms, [test_short_terms/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/short_terms').
:- use_module('../../prolog/tabuleiro/adopt/texts', []).
:- use_module('../support/message_text').

/** <module> Terms of programs in messages are cut
*/

test_short_terms :-
    run_tests(short_terms).

:- begin_tests(short_terms).

board(Board) :-
    length(Row, 8),
    maplist(=(empty), Row),
    length(Board, 8),
    maplist(=(Row), Board).

%   note(?Note): a note on the board, or on states with it.

note(stuck(Board, 3)) :-
    board(Board).
note(fault(move, threw(error(type_error(evaluable, Board), _)), Board, 2)) :-
    board(Board).
note(loop(differs(3, moves(Moves, [Board|Moves])))) :-
    board(Board),
    findall(N-Board, between(1, 40, N), Moves).
note(loop(differs(3, move(Board, Board, Board)))) :-
    board(Board).

why(no_moves(valid_moves/2, Board, threw(error(domain_error(x, Board), _)))) :-
    board(Board).
why(differs(3, start(Board, Board))) :-
    board(Board).
why(unknown_winner(Board, [a,b], Board)) :-
    board(Board).

test(a_note_with_boards_fits_some_lines,
     [forall(note(Note)), true(Length < 500)]) :-
    message_length(tabuleiro(adopt_note(game, Note)), Length).
test(a_refusal_with_boards_fits_some_lines,
     [forall(why(Why)), true(Length < 500)]) :-
    message_length(error(domain_error(program, m),
                         context(_, tabuleiro(not_understood(Why)))),
                   Length).

message_length(Message, Length) :-
    message_text(Message, Text),
    \+ sub_string(Text, _, _, _, "Unknown message"),
    string_length(Text, Length).

test(what_fits_is_whole, Short == stuck(s([a,b],x), 1)) :-
    short_note(stuck(s([a,b],x), 1), Short).
test(a_list_has_its_first_elements_and_their_count,
     Text == "[first_of_many,second_of_many,third_of_many,also_many, … 90]") :-
    length(Numbers, 90),
    append([first_of_many,second_of_many,third_of_many], Others, Numbers),
    maplist(=(also_many), Others),
    short_parts(refused(Numbers), refused(Short)),
    format(string(Text), '~p', [Short]).
test(of_two_lists_of_moves_is_said_what_one_lacks,
     Short == differs(3, moves(3-[a], 4-[d,e]))) :-
    short_parts(differs(3, moves([c,b,a], [e,d,c,b])), Short).

:- end_tests(short_terms).
