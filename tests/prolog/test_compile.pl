/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_compile, [test_compile/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../../prolog/tabuleiro/compile/agreement',
              [compare_answers/5]).
:- use_module('../../prolog/tabuleiro/compile/c_library').
:- use_module('../../prolog/tabuleiro/compile/compile',
              [compile_game/3, compiled_game/1, use_kept_library/1]).
:- use_module('../../prolog/tabuleiro/compile/generate', [generate_c/4]).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/game/native',
              ['$compiled_answer'/5, '$open_compiled'/3]).
:- use_module('../../prolog/tabuleiro/search/perft', [perft/4]).
:- use_module('../fixtures/probes').
:- use_module('../support/for_all', [for_all/2]).

/** <module> Games that are compiled to C
*/

test_compile :-
    run_tests([compile,compiled_games]).

%   The library of tests/fixtures/probes.pl, built once.

:- dynamic opened/1.

probes_library(Compiled) :-
    opened(Compiled),
    !.
probes_library(Compiled) :-
    generate_c(probes, Text, Atoms, _),
    current_prolog_flag(c_cc, Compiler),
    atom_concat(Compiler, ' -O0', Quick),
    setup_call_cleanup(
        setenv('CC', Quick),
        ( library_file(Text, File),
          build_library(Text, File)
        ),
        unsetenv('CC')),
    '$open_compiled'(File, Atoms, Compiled),
    assertz(opened(Compiled)).

answer(Entry, A, B, Answer) :-
    probes_library(Compiled),
    '$compiled_answer'(Compiled, Entry, A, B, Answer).

%   These need what no compiled code does: strings, large integers, errors.

left_to_prolog(standard_order).
left_to_prolog(number_left).
left_to_prolog(error_left).
left_to_prolog(type_error_left).

compiled_probe(Name) :-
    findall(Name0, probe(Name0), Names0),
    sort(Names0, Names),
    member(Name, Names),
    \+ left_to_prolog(Name).

:- begin_tests(compile).

test(all_solutions_of_a_goal_come_in_the_order_of_prolog) :-
    for_all(compiled_probe(Name),
            ( with_output_to(string(_), moves(Name, Answers)),
              answer(0, Name, Name, Compiled),
              Compiled == yes(Answers)
            )).
test(what_no_c_does_is_left_to_prolog) :-
    for_all(left_to_prolog(Name),
            answer(0, Name, Name, left)).
test(an_entry_has_its_first_answer, Answer == yes(c)) :-
    answer(1, facts, 2, Answer).
test(an_entry_without_an_answer_fails, Answer == no) :-
    answer(1, facts, 3, Answer).
test(an_atom_that_the_program_lacks_is_kept, Answer == yes(zebra)) :-
    answer(4, zebra, zebra, Answer).
test(integers_of_61_bits_are_exact, Answer == yes(1152921504606846975)) :-
    answer(3, 1152921504606846974, 1, Answer).
test(larger_integers_are_left_to_prolog, Answer == left) :-
    answer(3, 1152921504606846975, 1, Answer).
test(a_sum_of_atoms_is_left_to_prolog, Answer == left) :-
    answer(3, a, 1, Answer).
test(a_state_with_a_string_is_left_to_prolog, Answer == left) :-
    answer(4, "text", x, Answer).
test(a_state_with_a_variable_is_left_to_prolog, Answer == left) :-
    answer(4, f(_), x, Answer).
test(a_recursion_is_as_deep_as_the_stack, Answer == yes(1000)) :-
    answer(2, deep(1000), x, Answer).
test(a_deeper_recursion_is_left_to_prolog, Answer == left) :-
    answer(2, deep(10_000_000), x, Answer).
test(a_full_heap_is_left_to_prolog, Answer == left) :-
    answer(2, long, x, Answer).
test(a_time_limit_ends_an_endless_loop, throws(time_limit_exceeded)) :-
    call_with_time_limit(0.02, answer(2, endless, x, _)).
test(a_game_with_other_answers_is_told, Difference = difference(_, _, _)) :-
    probes_library(Compiled),
    domino(Game),
    compare_answers(Game, Compiled, 1, _, Difference).

:- end_tests(compile).

corpus(Base, Game) :-
    root_directory(Root),
    atomic_list_concat([Root,'/tests/corpus/',Base,'.pl'], File),
    adopt_game(File, [], Game).

domino(Game) :-
    corpus(domino, Game).

:- begin_tests(compiled_games).

test(without_a_compiler_nothing_is_compiled,
     [ setup(setenv('CC', '/none/cc')), cleanup(unsetenv('CC')),
       Result-Used == failed(existence_error(compiler, '/none/cc'))-no
     ]) :-
    domino(Game),
    compile_game(Game, Report, []),
    get_dict(result, Report, Result),
    (   compiled_game(Game)
    ->  Used = yes
    ;   Used = no
    ).
test(the_leaves_are_those_of_prolog, Own == Compiled) :-
    domino(Game),
    Game:initial_state(default, State),
    perft(Game, State, 3, Own),
    compile_game(Game, Report, [positions(20)]),
    get_dict(result, Report, compiled),
    perft(Game, State, 3, Compiled).
test(what_was_compared_is_kept, Counts == kept) :-
    domino(Game),
    compile_game(Game, _, [positions(20)]),
    compile_game(Game, Report, [positions(20)]),
    get_dict(counts, Report, Counts).
test(a_large_tree_is_counted_in_c, Leaves == 410_816) :-
    domino(Game),
    compile_game(Game, _, [positions(20)]),
    Game:initial_state(default, State),
    perft(Game, State, 4, Leaves).

test(a_kept_library_is_used_without_building) :-
    domino(Game),
    compile_game(Game, _, [positions(20)]),
    use_kept_library(Game),
    compiled_game(Game).
test(what_was_not_compiled_has_no_library, fail) :-
    corpus(heaps, Game),
    use_kept_library(Game).

:- end_tests(compiled_games).
