/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_random_draws, [test_random_draws/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/random_draws').
:- use_module('../../prolog/tabuleiro/adopt/spies').
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../../prolog/tabuleiro/adopt/trial',
              [at_fixed_random/1, drawn_member/2]).
:- use_module('../support/corpus').
:- use_module('../support/student_program').

/** <module> Bots that draw until a move fits

In tests/corpus/lanterns.pl no predicate lists the moves.
*/

test_random_draws :-
    run_tests([random_draws, lanterns, refused_draws]).

/*  Predicates that draw.
*/

even(N) :-
    repeat,
    random_between(1, 6, N),
    N mod 2 =:= 0,
    !.

again(N) :-
    random(0, 4, Drawn),
    (   Drawn > 1
    ->  N = Drawn
    ;   again(N)
    ).

two(A, B) :-
    random_member(A, [x,y]),
    random_member(B, [x,y]).

first(X) :-
    random_permutation([c,a,b], [X|_]).

never(N) :-
    repeat,
    random_between(1, 3, N),
    N > 3,
    !.

nothing(N) :-
    random_between(1, 3, N),
    N > 3.

many(N) :-
    random_between(1, 1000, N).

%   A draw sees of which generation the fact is that it does not change.

:- dynamic kept/1, changed/1, generation_of_kept/1.

counted_draw(N) :-
    predicate_property(kept(_), last_modified_generation(Generation)),
    assertz(generation_of_kept(Generation)),
    retract(changed(0)),
    assertz(changed(1)),
    random_between(1, 4, N).

facts_kept(Count) :-
    kept(0),
    changed(0),
    findall(Generation, generation_of_kept(Generation), Generations0),
    sort(Generations0, Generations),
    length(Generations, Count).

assert_facts :-
    assertz(kept(0)),
    assertz(changed(0)).

retract_facts :-
    retractall(kept(_)),
    retractall(changed(_)),
    retractall(generation_of_kept(_)).

:- begin_tests(random_draws, [setup(spy_draws)]).

spy_draws :-
    draw_spies(test_random_draws, PIs),
    spy_on(PIs).

all(Goal, Answer, Answers) :-
    drawn_answers(test_random_draws:Goal, Answer, [], Answers).

test(a_draw_that_is_repeated_has_no_new_answers, Ns == [2,4,6]) :-
    all(even(N), N, Ns).
test(so_has_a_predicate_that_calls_itself, Ns == [2,3]) :-
    all(again(N), N, Ns).
test(draws_one_after_the_other_are_combined,
     Pairs == [x-x,x-y,y-x,y-y]) :-
    all(two(A, B), A-B, Pairs).
test(each_element_of_a_permutation_is_the_first_once, Xs == [a,b,c]) :-
    all(first(X), X, Xs).
test(what_fails_has_no_answer, Ns == []) :-
    all(nothing(N), N, Ns).
test(what_never_fits_is_lost, throws(tabuleiro_watched(lost))) :-
    all(never(N), N, _).
test(so_is_what_has_too_many_results, throws(tabuleiro_watched(lost))) :-
    all(many(N), N, _).

%   Facts that no draw has changed are not asserted again.

test(only_facts_that_change_are_restored,
     [setup(assert_facts), cleanup(retract_facts),
      true(Drawn-Asserted == [1,2,3,4]-1)]) :-
    PIs = [test_random_draws:kept/1,test_random_draws:changed/1],
    drawn_answers(test_random_draws:counted_draw(N), N, PIs, Drawn),
    facts_kept(Asserted).

%   So that a program is understood alike with GMP and without it.

test(moves_are_drawn_alike_by_each_swi_prolog,
     Drawn == [b,a,a,b,b,c,c,c,c,c,b,c]) :-
    at_fixed_random(findall(X,
                            ( between(1, 12, _), drawn_member(X, [a,b,c]) ),
                            Drawn)).

%   picks(+File): a part of the answer of bot/3 is picked.

picks(File) :-
    load_program(File, Module, _),
    picks_part(Module, random_member/2, bot/3, 1).

test(a_pick_may_be_a_part_of_a_move_of_which_more_is_drawn,
     [ forall(member(Clause-Expected,
                     [ "bot(Ps, _, P/T) :-
                            random_member(P, Ps), random(1, 5, T)."-part,
                       "bot(Ps, T, P/T) :-
                            random_member(P, Ps), random(1, 5, _)."-whole,
                       "bot(Ps, _, P/T) :- random_member(P, Ps), T = 1."-whole,
                       "bot(Ps, _, P) :-
                            random_member(P, Ps), random(1, 5, _)."-whole
                     ])),
       Found == Expected
     ]) :-
    string_concat(Clause, "\n", Text),
    (   with_program(Text, picks)
    ->  Found = part
    ;   Found = whole
    ).

:- end_tests(random_draws).

:- dynamic lanterns/2.                  % Game, Guesses

adopt_lanterns :-
    hide_notes,
    corpus_file(lanterns, File),
    adopt_game(File, [], Game, Guesses),
    assertz(lanterns(Game, Guesses)).

forget_lanterns :-
    show_notes,
    retractall(lanterns(_, _)).

:- begin_tests(lanterns,
               [setup(adopt_lanterns), cleanup(forget_lanterns)]).

test(the_reading_is_confirmed_to_the_end) :-
    lanterns(_, Guesses),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses),
    Ended > 0.
test(that_people_may_have_other_moves_is_told) :-
    lanterns(_, Guesses),
    memberchk(note(drawn(_)), Guesses).
test(every_draw_that_fits_is_a_move, Counts == [18,16,10]) :-
    findall(Count,
            ( member(Played, [ [],
                               [move(2,red)],
                               [move(2,red),move(9,gold),move(5,red)]
                             ]),
              moves(Played, Moves),
              length(Moves, Count)
            ),
            Counts).
test(no_other_draw_is_a_move, Hooks == [4,5,6,7,8]) :-
    moves([move(2,red),move(9,gold)], Moves),
    findall(Hook, member(move(Hook,_), Moves), Hooks0),
    sort(Hooks0, Hooks).
test(a_player_without_a_hook_has_lost, Winner == ann) :-
    lanterns(Game, _),
    state([ move(1,red),move(2,red),move(3,red),move(4,red),move(5,red),
            move(6,red),move(7,red),move(8,red),move(9,red)
          ], State),
    Game:game_over(State, Winner).
test(the_bot_draws_a_move_of_the_game) :-
    lanterns(Game, _),
    state([move(2,red)], State),
    once(Game:choose_move(State, 1, Move)),
    moves([move(2,red)], Moves),
    memberchk(Move, Moves).

state(Played, State) :-
    lanterns(Game, _),
    once(Game:initial_state(default, State0)),
    after(Played, Game, State0, State).

moves(Played, Moves) :-
    lanterns(Game, _),
    state(Played, State),
    once(Game:valid_moves(State, Moves)).

/*  Two players take stones in turn, none beside the last one. The computer
    lists all stones, draws one, and again if it may not take it.
*/

stones("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. Two computers'), nl,
    read(1),
    take([1,5,7,6,8,3,4,2], 20, red).
take(Stones, Last, Player) :-
    format(\"~w ~w ~w~n\", [Stones,Last,Player]),
    (   \\+ ( member(Stone, Stones), far(Stone, Last) )
    ->  other(Player, Winner),
        format(\"~w wins~n\", [Winner])
    ;   left(Stones, List),
        drawn(List, Last, Stone),
        selectchk(Stone, Stones, Rest),
        other(Player, Next),
        take(Rest, Stone, Next)
    ).
left(Stones, List) :-
    findall(Stone, member(Stone, Stones), List).
drawn(List, Last, Stone) :-
    length(List, Length),
    random(0, Length, I),
    nth0(I, List, Drawn),
    far(Drawn, Last),
    Stone = Drawn.
drawn(List, Last, Stone) :-
    drawn(List, Last, Stone).
far(Stone, Last) :-
    abs(Stone-Last) > 1.
other(red, blue).
other(blue, red).
").

:- begin_tests(refused_draws, [setup(hide_notes), cleanup(show_notes)]).

test(a_stone_that_is_drawn_again_is_no_move, Moves == [3,4,5,6,7,8]) :-
    stones(Text),
    with_program(Text, after_first_stone(Moves)).

after_first_stone(Moves, File) :-
    adopt_game(File, [], Game, Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(choice(drawn/3, take/3, drawn), Terms),
    memberchk(note(oracle(agreed(_, _, _))), Guesses),
    once(Game:initial_state(default, State0)),
    after([1], Game, State0, State),
    once(Game:valid_moves(State, Moves)).

:- end_tests(refused_draws).

after([], _, State, State).
after([Move|Moves], Game, State0, State) :-
    once(Game:move(State0, Move, State1)),
    after(Moves, Game, State1, State).

:- end_tests(lanterns).
