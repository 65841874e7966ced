/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_shapes, [test_shapes/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(listing)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../support/malformed').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/shape_clauses').
:- use_module('../../prolog/tabuleiro/game/shapes').

/** <module> Shapes: the language, and the terms of the games
*/

test_shapes :-
    run_tests([shapes, shapes_of_games]).

%   Shapes by name, as a game declares them.

shape(pair,     0..9-one_of([a,b])).
shape(sized,    t(integer, optional(pair))).
shape(ends,     [integer|pairs]).
shape(pairs,    list(pair)).
shape(Name,     Shape) :-               % all others below, to be compiled
    setof(S, T^tested(S, T), Shapes),
    member(Shape, Shapes),
    text_name(Shape, Name).

tested(Shape, Term) :-
    (   fits(Shape, Term)
    ;   of_other_type(Shape, Term)
    ;   misfits(Shape, Term)
    ),
    compound(Shape).

text_name(Shape, Name) :-
    format(atom(Name), "~q", [Shape]).

                /*******************************
                *         THE LANGUAGE         *
                *******************************/

%   fits(?Shape, ?Term): Term has Shape.

fits(integer, 7).
fits(integer, 1180591620717411303424).
fits(0..9, 0).
fits(0..9, 9).
fits(one_of([a,b]), b).
fits(one_of([11,13]), 13).
fits(const(none), none).
fits(const(-1), -1).
fits(pair, 3-a).
fits(sized, t(1)).
fits(sized, t(1, 2-b)).
fits([integer,pair], [1,2-a]).
fits([integer,optional(pair)], [1]).
fits([integer,optional(pair)], [1,2-a]).
fits(ends, [1]).
fits(ends, [1,2-a,3-b]).
fits(list(pair), []).
fits(list(2,pair), [1-a,1-a]).
fits(set(pair), [1-a,2-a]).
fits(subset([1,2]), []).
fits(subset([1,2]), [2]).
fits(subset([take(any),double(two)]), [take(any),double(two)]).
fits(rectangle(1..2, 1..3, 0..1), [[0,1],[1,0],[1,1]]).
fits(rhombus(1..2, 0..1), [[0],[1,1],[0]]).
fits(rhombus(1..2, 0..1), [[0]]).
fits(( const(none) ; pair ), none).
fits(( const(none) ; pair ), 1-a).
fits(domain(size, 3..8), 3).

%   of_other_type(?Shape, ?Term)

of_other_type(integer, a).
of_other_type(integer, 1.0).
of_other_type(0..9, "1").
of_other_type(one_of([a,b]), 1).
of_other_type(one_of([a,b]), []).
of_other_type(one_of([11,13]), a).
of_other_type(const(none), some).
of_other_type(const(-1), 1).
of_other_type(pair, 3).
of_other_type(pair, 3+a).
of_other_type(pair, a-a).
of_other_type(sized, t).
of_other_type(sized, t(1, 2-b, 3)).
of_other_type(sized, u(1)).
of_other_type([integer,pair], [1]).
of_other_type([integer,pair], [1,2-a,3]).
of_other_type([integer,pair], foo).
of_other_type([integer,optional(pair)], [1,2]).
of_other_type(ends, []).
of_other_type(ends, [1|a]).
of_other_type(ends, [1,a]).
of_other_type(list(pair), [1-a|b]).
of_other_type(list(2,pair), [1-a]).
of_other_type(set(pair), [1]).
of_other_type(subset([1,2]), [a]).
of_other_type(subset([take(any)]), foo).
of_other_type(rectangle(1..2, 1..3, 0..1), [[0],[0,1]]).
of_other_type(rectangle(1..2, 1..3, 0..1), [0]).
of_other_type(rhombus(1..2, 0..1), [[0],[1]]).
of_other_type(rhombus(1..2, 0..1), [[0],[1],[0]]).
of_other_type(rhombus(1..2, 0..1), []).
of_other_type(( const(none) ; pair ), some).
of_other_type(( const(none) ; pair ), a-a).
of_other_type(domain(size, 3..8), a).

%   misfits(?Shape, ?Term): Term has the type of Shape, but a wrong value.

misfits(0..9, 10).
misfits(0..9, -1).
misfits(one_of([a,b]), c).
misfits(one_of([11,13]), 12).
misfits(pair, 3-c).
misfits(sized, t(1, 10-a)).
misfits(ends, [1,10-a]).
misfits(set(pair), [2-a,1-a]).
misfits(set(pair), [1-a,1-a]).
misfits(subset([1,2]), [2,1]).
misfits(subset([1,2]), [3]).
misfits(subset([take(any)]), [foo]).
misfits(subset([take(any)]), [take(none)]).
misfits(rectangle(1..2, 1..3, 0..1), []).
misfits(rectangle(1..2, 1..3, 0..1), [[0,0,0]]).
misfits(rectangle(1..2, 1..3, 0..1), [[2]]).
misfits(rhombus(2..2, 0..1), [[0]]).
misfits(( const(none) ; pair ), 10-a).
misfits(domain(size, 3..8), 2).
misfits(( 0..3 ; 5..9 ), 7).

:- begin_tests(shapes).

test(fits, [forall(fits(S, T))]) :-
    has_type(test_shapes:S, T),
    has_values(test_shapes:S, T).
test(of_another_type, [forall(of_other_type(S, T)), fail]) :-
    has_type(test_shapes:S, T).
test(of_the_type, [forall(misfits(S, T))]) :-
    has_type(test_shapes:S, T).
test(of_no_value, [forall(misfits(S, T)), fail]) :-
    has_values(test_shapes:S, T).
test(leaves_no_choice_point, [forall(fits(S, T))]) :-
    call_cleanup(has_type(test_shapes:S, T), Det = true),
    Det == true.

%   The clauses that are made of shapes agree.

is_accepted(Shape, Term) :-
    text_name(Shape, Name),
    has_shape(Name, Term).

test(clauses_accept_what_fits,
     [forall(( fits(S, T), S \== integer )), true]) :-
    is_accepted(S, T).
test(clauses_refuse_another_type, [forall(of_other_type(S, T)), fail]) :-
    is_accepted(S, T).
test(clauses_refuse_other_values, [forall(misfits(S, T)), fail]) :-
    is_accepted(S, T).

shape_error(Shape, Term, Formal) :-
    catch(must_have_shape(test_errors:Shape, Term), error(Formal, _), true).

test_errors:shape(board, [domain(size, 3..8),one_of([a,b])]).

test(a_shape_that_is_not_declared, F == existence_error(shape, bord)) :-
    shape_error(bord, [], F).
test(a_cyclic_term_comes_first, F = domain_error(acyclic_term, _)) :-
    T = [T,_],
    shape_error(board, T, F).
test(then_an_unbound_part, F == instantiation_error) :-
    shape_error(board, [foo,_], F).
test(then_the_type, F == type_error(board, [2,3])) :-
    shape_error(board, [2,3], F).
test(then_the_domain_of_a_part, F == domain_error(size, 2)) :-
    shape_error(board, [2,c], F).
test(then_its_own_domain, F == domain_error(board, [3,c])) :-
    shape_error(board, [3,c], F).
test(a_board_of_another_size_is_told_by_its_size,
     F == domain_error(board_size, 3-1)) :-
    catch(must_have_shape(test_sizes:board, [[a,a,a]]), error(F, _), true).

test_sizes:shape(board, rectangle(1..2, 1..2, one_of([b]))).

test(parts, Ps == [integer-1,pair-(2-b)]) :-
    once(shape(sized, S)),
    findall(P-T, shape_part(test_shapes:S, t(1, 2-b), P, T), Ps).

:- end_tests(shapes).

                /*******************************
                *           THE GAMES          *
                *******************************/

%   Text is the text of the shapes of Module in the README of a game: the facts
%   shape/2, unchanged.

shapes_text(Module, Text) :-
    with_output_to(string(Text),
                   forall(Module:shape(Name, Shape),
                          portray_clause(current_output,
                                         shape(Name, Shape),
                                         [module(tabuleiro_shapes)]))).

%   A state of Game with a Config, and the terms in it that have a shape.

sample(Game, State) :-
    game_name(Game),
    load_game(Game, _),
    Game:game_info(Info),
    set_random(seed(1)),
    member(Config, Info.configs),
    once(( repeat,
           mid_game(Game, Config, State),
           \+ Game:game_over(State, _)
         )).

shape_called(Game, Suffix, Module:Shape) :-
    atom_concat(Game, '_shapes', Module),
    Module:shape(Name, Shape),
    sub_atom(Name, _, _, 0, Suffix),
    !.

implementation(Game, Game).
implementation(Game, Reference) :-
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, _).

%   kind(?Kind, ?Formal)

kind(cyclic,  domain_error(acyclic_term, _)).
kind(unbound, instantiation_error).
kind(type,    type_error(_, _)).
kind(domain,  domain_error(_, _)).

%   Goal throws an error of Kind in both implementations.

must_throw(Game, Goal, Kind) :-
    findall(Formal,
            ( implementation(Game, Module),
              formal(Module, Goal, Formal)
            ),
            Formals),
    (   Formals = [Formal,Same],
        functor(Formal, Name, Arity),
        functor(Same, Name, Arity),
        kind(Kind, Formal)
    ->  true
    ;   throw(expected(Kind, Goal, Formals))
    ).

formal(Module, Goal, Formal) :-
    catch(( Module:Goal -> Formal = true ; Formal = false ),
          error(Formal, _),
          true).

:- begin_tests(shapes_of_games).

test(a_malformed_state_raises_its_error_in_c_and_in_prolog,
     [forall(sample(Game, State)), true(Count > 20)]) :-
    shape_called(Game, '_state', Shape),
    findall(Bad-Kind, malformed(Shape, State, Bad, Kind), Bads),
    length(Bads, Count),
    forall(member(Bad-Kind, Bads),
           must_throw(Game, valid_moves(Bad, _), Kind)).
test(a_malformed_move_raises_its_error_in_c_and_in_prolog,
     [forall(sample(Game, State)), true(Count > 5)]) :-
    shape_called(Game, '_move', Shape),
    once(( Game:valid_moves(State, Moves),
           member(Move, Moves)
         )),
    findall(Bad-Kind, malformed(Shape, Move, Bad, Kind), Bads),
    length(Bads, Count),
    forall(member(Bad-Kind, Bads),
           must_throw(Game, move(State, Bad, _), Kind)).
test(states_and_moves_have_their_shapes, [forall(sample(Game, State))]) :-
    shape_called(Game, '_state', Shape),
    has_type(Shape, State),
    has_values(Shape, State),
    shape_called(Game, '_move', MoveShape),
    Game:valid_moves(State, Moves),
    for_all(member(Move, Moves),
            ( has_type(MoveShape, Move),
              has_values(MoveShape, Move)
            )).
test(the_readme_has_the_shapes, [forall(game_name(Game))]) :-
    atom_concat(Game, '_shapes', Module),
    load_game(Game, _),
    shapes_text(Module, Text),
    module_property(Module, file(File)),
    file_directory_name(File, Folder),
    atom_concat(Folder, '/README.md', Readme),
    read_file_to_string(Readme, Page, [encoding(utf8)]),
    (   sub_string(Page, _, _, _, Text)
    ->  true
    ;   throw(readme_should_say(Game, Text))
    ).

:- end_tests(shapes_of_games).
