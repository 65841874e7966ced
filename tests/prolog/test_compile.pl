/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_compile, [test_compile/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module('../../app/commands/common', [prolog_answers/0]).
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../../prolog/tabuleiro/adopt/spies', [spy_on/1]).
:- use_module('../../prolog/tabuleiro/compile/agreement',
              [compare_answers/6]).
:- use_module('../../prolog/tabuleiro/compile/c_library').
:- use_module('../../prolog/tabuleiro/compile/compile',
              [compile_game/3, compiled_game/1, use_kept_library/1]).
:- use_module('../../prolog/tabuleiro/compile/generate', [generate_c/5]).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/game/native',
              [ '$close_engine'/1, '$compiled_answer'/5, '$compiled_left'/3,
                '$open_compiled'/3, '$open_compiled_engine'/6
              ]).
:- use_module('../../prolog/tabuleiro/load/standard_streams',
              [with_standard_streams/2]).
:- use_module('../../prolog/tabuleiro/search/analyse',
              [analyse/4, engine_lines/4]).
:- use_module('../../prolog/tabuleiro/search/perft', [perft/4]).
:- use_module('../../prolog/tabuleiro/search/prolog_search', [search_lines/4]).
:- use_module('../fixtures/probes').
:- use_module('../support/corpus').
:- use_module('../support/for_all', [for_all/2]).

/** <module> Games that are compiled to C
*/

test_compile :-
    run_tests([compile,compiled_games,compiled_search]).

%   From now on the C compiler is quick.

quick_compiler :-
    current_prolog_flag(c_cc, Compiler),
    atom_concat(Compiler, ' -O0', Quick),
    setenv('CC', Quick).

%   The library of tests/fixtures/probes.pl, built once. The spied predicate of
%   a library is compiled as it is.

:- dynamic opened/2.

probes_library(Compiled) :-
    probes_library(Compiled, _).

probes_library(Compiled, Report) :-
    opened(Compiled, Report),
    !.
probes_library(Compiled, Report) :-
    spy_on([probes:nth1/3]),
    generate_c(probes, [], Text, Atoms, Report),
    setup_call_cleanup(
        quick_compiler,
        ( library_file(Text, File),
          build_library(Text, File)
        ),
        unsetenv('CC')),
    '$open_compiled'(File, Atoms, Compiled),
    assertz(opened(Compiled, Report)).

answer(Entry, A, B, Answer) :-
    probes_library(Compiled),
    '$compiled_answer'(Compiled, Entry, A, B, Answer).

%   These need what no compiled code does: strings, large integers, errors.

left_to_prolog(standard_order).
left_to_prolog(number_left).
left_to_prolog(error_left).
left_to_prolog(type_error_left).
left_to_prolog(check_left).
left_to_prolog(sort_left).
left_to_prolog(bagof_of_variables_left).
left_to_prolog(halt_left).
left_to_prolog(goal_left).
left_to_prolog(called_left).
left_to_prolog(list_check_left).
left_to_prolog(digits_left).
left_to_prolog(expression_left).
left_to_prolog(after_call_left).

%   Where and why the last answer was left to Prolog.

left_in(Entry, A, B, PI-Why) :-
    probes_library(Compiled, Report),
    '$compiled_answer'(Compiled, Entry, A, B, left),
    '$compiled_left'(Compiled, Version, Why),
    (   memberchk(version(Version, _:PI), Report)
    ->  true
    ;   PI = none
    ).

left_because(0, number_left,      x, (probe/2)-number).
left_because(0, goal_left,        x, (probe/2)-goal).
left_because(0, type_error_left,  x, (probe/2)-argument).
left_because(0, check_left,       x, (probe/2)-error).
left_because(0, sort_left,        x, (probe/2)-argument).
left_because(0, called_left,      x, (halved/2)-argument).
left_because(0, after_call_left,  x, (probe/2)-argument).
left_because(2, deep(10_000_000), x, (depth/2)-stack).
left_because(2, long,             x, (longer/2)-space).
left_because(4, f(_),             x, none-term).

compiled_probe(Name) :-
    findall(Name0, probe(Name0), Names0),
    sort(Names0, Names),
    member(Name, Names),
    \+ left_to_prolog(Name).

%   What the probes read is empty lines.

probe_answers(Name, Answers) :-
    with_standard_streams(empty_lines,
                          with_output_to(string(_), moves(Name, Answers))).

empty_lines(In, Out) :-
    open_string("\n\n", In),
    current_output(Out).

:- begin_tests(compile).

test(all_solutions_of_a_goal_come_in_the_order_of_prolog) :-
    for_all(compiled_probe(Name),
            ( probe_answers(Name, Answers),
              answer(0, Name, Name, Compiled),
              Compiled == yes(Answers)
            )).
test(what_no_c_does_is_left_to_prolog) :-
    for_all(left_to_prolog(Name),
            answer(0, Name, Name, left)).
test(what_is_left_is_told_by_predicate_and_reason) :-
    for_all(left_because(Entry, A, B, Told),
            ( left_in(Entry, A, B, Now),
              assertion(Now == Told)
            )).
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
test(an_answer_too_deep_for_the_stack_is_an_error,
     error(resource_error(_))) :-
    answer(2, nested(1_000_000), x, _).
test(a_time_limit_ends_an_endless_loop, throws(time_limit_exceeded)) :-
    call_with_time_limit(0.02, answer(2, endless, x, _)).
test(facts_that_change_matter_to_the_entries_that_read_them,
     all(Entry == [value])) :-
    generate_c(probes, [], _, _, Report),
    member(reads(Entry, probes:counted/2), Report).
test(a_game_with_other_answers_is_told, Difference = difference(_, _, _)) :-
    probes_library(Compiled),
    domino(Game),
    compare_answers(Game, Compiled, 1, _, _, Difference).

:- end_tests(compile).

corpus(Base, Game) :-
    corpus_file(Base, File),
    adopt_game(File, [], Game).

domino(Game) :-
    corpus(domino, Game).

%   The leaves of the first two plies, and the answers that are left to Prolog.

leaves_compiled(Game, Own, Compiled, Left) :-
    Game:initial_state(default, State),
    perft(Game, State, 2, Own),
    compile_game(Game, Report, [positions(30)]),
    get_dict(result, Report, compiled),
    get_dict(counts, Report, counts(_, _, Left)),
    perft(Game, State, 2, Compiled).

:- begin_tests(compiled_games,
               [setup(quick_compiler), cleanup(unsetenv('CC'))]).

test(without_a_compiler_nothing_is_compiled,
     [ setup(setenv('CC', '/none/cc')), cleanup(quick_compiler),
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
test(the_loop_of_a_program_makes_the_steps, Compiled-Left == Own-0) :-
    corpus(herons, Game),
    leaves_compiled(Game, Own, Compiled, Left).
test(the_facts_of_a_loop_are_constants, Compiled-Left == Own-0) :-
    corpus(pegs, Game),
    leaves_compiled(Game, Own, Compiled, Left).
test(only_the_call_that_chooses_is_steered,
     [ forall(member(Choice,
                     [ choice(valid_moves/2, choose_move/3, list(2)),
                       choice(choose_move/3, turn/2,
                              outputs([3], valid_moves/2, 2))
                     ])),
       Compiled-Left == Own-0
     ]) :-
    root_directory(Root),
    atom_concat(Root, '/tests/fixtures/crumbs.pl', File),
    adopt_game(File,
               [ loop([ entry(play), input(["1"]), predicate(turn/2),
                        repeats(false), state([1]), winner(game_over/3, 3),
                        Choice
                      ]),
                 players([ann,bob]), turn(arg([2]))
               ],
               Game),
    leaves_compiled(Game, Own, Compiled, Left).
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
test(a_command_that_judges_a_program_uses_no_library,
     [fail, cleanup(nb_delete(app_compile))]) :-
    domino(Game),
    compile_game(Game, _, [positions(20)]),
    retractall(tabuleiro_compile:in_use(Game, _, _)),
    prolog_answers,
    app_common:use_compiled(Game, 'domino.pl', true),
    compiled_game(Game).
test(what_was_not_compiled_has_no_library, fail) :-
    corpus(heaps, Game),
    use_kept_library(Game).

:- end_tests(compiled_games).

%   Lines are those of the engine for a game of the probes.

probe_lines(State, More, Lines) :-
    probes_library(Compiled),
    setup_call_cleanup(
        '$open_compiled_engine'(Compiled, setting(p1,p2,draw,[State]), 1,
                                alpha_beta, 1, Engine),
        engine_lines(Engine, State,
                     [ multi_pv(1),threads(1),selective(false),
                       repetition(true)
                     | More
                     ],
                     Lines),
        '$close_engine'(Engine)).

fits(Kind, Term) :-
    clause(probes:odd_term(Kind, Term), Body),
    Kind \== too_large,
    call(probes:Body).

scores(Lines, Scores) :-
    findall(Move-Score,
            ( member(Line, Lines),
              get_dict(move, Line, Move),
              get_dict(score, Line, Score)
            ),
            Scores0),
    sort(Scores0, Scores).

compiled_domino(Game, State) :-
    domino(Game),
    compile_game(Game, _, [positions(20)]),
    Game:initial_state(default, State0),
    Game:move(State0, 2-2, State).

:- begin_tests(compiled_search,
               [setup(quick_compiler), cleanup(unsetenv('CC'))]).

test(a_state_is_packed_and_unpacked_as_it_is) :-
    for_all(fits(Kind, Term),
            ( probe_lines(walk(8,Kind,Term), [depth(3)], [Line]),
              get_dict(score, Line, 7)
            )).
test(the_end_of_the_game_is_found, Score == 0) :-
    probe_lines(walk(2,floats,[1.5]), [depth(3)], [Line]),
    get_dict(score, Line, Score).
test(of_equal_moves_the_first_is_found, Moves == [back(8)]) :-
    findall(Move,
            ( between(1, 5, Seed),
              probe_lines(walk(8,floats,[1.5]), [depth(3),seed(Seed)], [Line]),
              get_dict(move, Line, Move)
            ),
            Moves0),
    sort(Moves0, Moves).
test(a_state_that_is_too_large_is_not_searched, fail) :-
    probes:odd_term(too_large, Term),
    probe_lines(walk(8,too_large,Term), [depth(3)], _).
test(a_player_who_is_not_of_the_game_is_not_searched, fail) :-
    probe_lines(zebra, [depth(1)], _).
test(a_time_limit_ends_a_call_that_never_ends, throws(time_limit_exceeded)) :-
    call_with_time_limit(0.02, probe_lines(walk(9,endless,x), [time(9)], _)).
test(minimax_scores_are_those_of_the_search_in_prolog, Compiled == Own) :-
    compiled_domino(Game, State),
    Options = [depth(2),multi_pv(all),threads(1)],
    analyse(Game, State, Lines, [time(1000),selective(false)|Options]),
    scores(Lines, Compiled),
    search_lines(Game, State, Options, OwnLines),
    scores(OwnLines, Own).
test(a_search_to_a_depth_alone_is_that_in_prolog) :-
    compiled_domino(Game, State),
    analyse(Game, State, [Line], [depth(1)]),
    get_dict(nodes, Line, _).           % of search_lines/4 alone
test(a_search_by_time_is_that_in_c, fail) :-
    compiled_domino(Game, State),
    analyse(Game, State, [Line], [depth(1),time(1000)]),
    get_dict(nodes, Line, _).
test(threads_search_together, Deep-Score == 4-Score1) :-
    compiled_domino(Game, State),
    Options = [depth(4),time(1000),selective(false)],
    analyse(Game, State, [One], [threads(1)|Options]),
    analyse(Game, State, [Two], [threads(2)|Options]),
    get_dict(score, One, Score1),
    get_dict(depth, Two, Deep),
    get_dict(score, Two, Score).
test(monte_carlo_tree_search_finds_a_move, Legal == yes) :-
    compiled_domino(Game, State),
    analyse(Game, State, [Line], [algorithm(mcts),nodes(300),time(1000)]),
    get_dict(move, Line, Move),
    Game:valid_moves(State, Moves),
    (   memberchk(Move, Moves)
    ->  Legal = yes
    ;   Legal = no
    ).

:- end_tests(compiled_search).
