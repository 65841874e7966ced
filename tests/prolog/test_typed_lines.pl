/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_typed_lines, [test_typed_lines/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/loop_answers', []).
:- use_module('../../prolog/tabuleiro/adopt/person').
:- use_module('../../prolog/tabuleiro/adopt/typed_lines').

/** <module> What a person may type in a turn
*/

test_typed_lines :-
    run_tests(typed_lines).

%   cell(+Words, -Outcome): a program asks for a column and for a row, which it
%   asks again until it is 1 or 2.

cell([], asks(kind(line, ask/1), "Column: ", [column])).
cell([Column], Outcome) :-
    (   memberchk(Column, [a,b])
    ->  Outcome = asks(kind(line, ask/1), "Row: ", [row])
    ;   Outcome = asks(kind(line, ask/1), "Column: ", [column])
    ).
cell([Column,Row], Outcome) :-
    (   memberchk(Row, [1,2])
    ->  Outcome = entered(at(Column, Row))
    ;   Outcome = asks(kind(line, ask/1), "Row: ", [row])
    ).

key([], asks(kind(line, ask/1), "Ready? ", [ready])).
key([_], entered(next)).

%   A program takes no number below 4, and comes to its prompt again.

from_four([], asks(kind(line, ask/1), "A number: ", [number])).
from_four([N], entered(New)) :-
    (   N >= 4
    ->  New = N
    ;   New = start
    ).

half([], asks(kind(line, ask/1), "A number: ", [number])).
half([N], entered(Half)) :-
    Half is (N+1)//2.

unchecked(Words, asks(kind(line, ask/1), "More: ", [Count])) :-
    length(Words, Count).

leave([], asks(kind(line, ask/1), "A number: ", [number])).
leave([0], ended(none)).
leave([N], entered(N)) :-
    memberchk(N, [1,2]).
leave([Word], lost) :-
    \+ memberchk(Word, [0,1,2]).

%   takes(+Text, +Words, -Outcome): the prompt Text takes any word.

takes(Text, [], asks(kind(term, ask/1), Text, [ask])).
takes(_, [Word], entered(Word)).

all_kinds(form(3, single([number,letter,capital]))).

%   asks: a program asks until the answer is `yes`, and then for a word.

asks :-
    ask_again,
    read(user_input, _).

ask_again :-
    read(user_input, Answer),
    (   Answer == yes
    ->  true
    ;   write(again),
        ask_again
    ).

%   situation_after(+Words, -Situation): that of the prompt after Words.

situation_after(Words, Situation) :-
    catch(with_person(tabuleiro_loop_answers:typed(typing(Words), []), asks, _),
          tabuleiro_watched(asks(_, _, Situation)),
          true).

:- begin_tests(typed_lines).

test(each_prompt_adds_a_word, Moves == [[a,1],[a,2],[b,1],[b,2]]) :-
    all_kinds(Form),
    typed_moves(Form, start, test_typed_lines:cell, Moves).
test(numbers_and_kinds_that_moves_have_are_left,
     Kinds == [number,letter]) :-
    all_kinds(Form),
    narrowed_form(board([x,x,x]), Form, [[a,b],[b,c]],
                  form(3, single(Kinds))).
test(numbers_of_all_rows_leave_no_others) :-
    narrowed_form(board([x,x,x,x]), form(5, single([number,letter])),
                  [[1,2],[4,1]], Form),
    assertion(Form == form(4, single([ordinal]))).
test(rows_from_0_leave_no_number_of_their_count) :-
    narrowed_form(board([x,x,x,x,x,x]), form(6, single([number])),
                  [[0,2],[5,1]], Form),
    assertion(Form == form(6, single([index]))),
    typed_moves(Form, start, test_typed_lines:takes("Row: "), Moves),
    msort(Moves, Sorted),
    assertion(Sorted == [[0],[1],[2],[3],[4],[5]]).
test(a_board_has_as_many_rows_as_its_matrix, Size == 6) :-
    Row = [x,x,x,x,x,x],
    State = [[Row,Row,Row,Row],a,b,c,d,e,f,g],
    once(typed_form(State, form(Size, _))).
test(numbers_of_some_rows_leave_all,
     Form == form(5, single([number]))) :-
    narrowed_form(board([x,x,x,x]), form(5, single([number])),
                  [[1,2],[3,1]], Form).
test(words_are_like_the_example_of_the_prompt,
     Sorted == [[a1],[a2],[b1],[b2]]) :-
    typed_moves(form(2, single([])), start,
                test_typed_lines:takes("A cell (e.g. b2): "), Moves),
    msort(Moves, Sorted).
test(words_are_those_that_the_prompt_lists) :-
    typed_moves(form(2, single([])), start,
                test_typed_lines:takes("Moves: [1:2,f(1,2),[3,4]]\nMove: "),
                Moves),
    subset([['1:2'],['f(1,2)'],['[3,4]']], Moves).
test(words_are_the_initials_in_brackets, Moves == [['P'],['M']]) :-
    typed_moves(form(2, single([])), start,
                test_typed_lines:takes("[(P)lace, (M)ove]\n"), Moves).
test(where_any_word_will_do_one_is_enough, Moves = [[_]]) :-
    all_kinds(Form),
    typed_moves(Form, start, test_typed_lines:key, Moves).
test(words_that_are_refused_are_no_key, Moves == [[4],[5]]) :-
    typed_moves(form(5, single([number])), start, test_typed_lines:from_four,
                Moves).
test(two_words_with_one_result_are_no_key, Moves == [[1],[3],[5],[0]]) :-
    typed_moves(form(5, single([number])), start, test_typed_lines:half,
                Moves).
test(a_word_that_leaves_the_game_is_no_move, Moves == [[1],[2]]) :-
    typed_moves(form(3, single([number])), start, test_typed_lines:leave,
                Moves).
test(what_changes_nothing_is_no_move, Moves == []) :-
    all_kinds(Form),
    typed_moves(Form, next, test_typed_lines:key, Moves).
test(a_program_that_takes_anything_is_given_up,
     error(resource_error(typed_moves))) :-
    all_kinds(Form),
    typed_moves(Form, start, test_typed_lines:unchecked, _).
test(a_capital_is_quoted_where_a_term_is_read, Lines == ["'A'","A"]) :-
    findall(Line,
            ( member(What, [term,line]),
              typed_line(kind(What, none), 'A', Line)
            ),
            Lines).
test(who_asks_again_is_in_the_same_situation) :-
    maplist(situation_after, [[],[no],[yes]], [First,Again,Next]),
    First == Again,
    Next \== First.

:- end_tests(typed_lines).
