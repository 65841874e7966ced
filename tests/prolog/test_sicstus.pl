/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_sicstus, [test_sicstus/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/load/dialect').
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../../prolog/tabuleiro/load/quietly').
:- use_module('../support/programs').

/** <module> Programs for SICStus 4

The answers are those of the manual of SICStus 4.
*/

test_sicstus :-
    run_tests([dialect, sicstus, sicstus_names]).

                /*******************************
                *            DIALECT           *
                *******************************/

:- begin_tests(dialect).

%   decided(Files, Dialect, Mark): the program of Files, the first is p.pl, has
%   Dialect because of Mark.

decided(['p.pl'-"v."], swi, none).
decided(['p.pl'-"% for SICStus\nv."], sicstus, sicstus).
decided(['p.pl'-":- use_module(library(between)).\nv."], sicstus,
        'library(between)').
decided(['p.pl'-":- [q].\nv.", 'q.pl'-":- use_module(library(system)).\nw."],
        sicstus, 'library(system)').
decided(['p.pl'-":- include(q).\nv.", 'q.pl'-"w :- skip_line."],
        sicstus, skip_line).
decided(['p.pl'-"% not SICStus\nv :- writeln(x)."], swi, 'writeln(').
decided(['p.pl'-"v :- print('a b')."], sicstus, 'print(\'').
decided(['p.pl'-"v(Xs) :- prefix(Xs, [a])."], sicstus, ' prefix(').
decided(['p.pl'-"% SICStus\nv :- writeln(x).\nwriteln(X) :- write(X)."],
        sicstus, sicstus).
decided(['p.pl'-":- use_module(library(system)).\n\c
                  v :- writeln(x).\nwriteln(X) :- write(X)."],
        sicstus, 'library(system)').
decided(['p.pl'-":- if(current_prolog_flag(dialect, swi)).\nv.\n\c
                  :- else.\n:- use_module(library(between)).\n:- endif."],
        swi, 'dialect, swi').

test(is_decided_from_all_files,
     [ forall(decided(Files, Dialect, Mark)),
       true(Found-Text == Dialect-Mark)
     ]) :-
    with_files(Files, first_event(['p.pl'], [], dialect(Found, Why))),
    (   Why = mark(Text, _)
    ->  true
    ;   Why == no_mark,
        Text = none
    ).

first_event(Names, Options, Event, Folder) :-
    maplist(directory_file_path(Folder), Names, [File]),
    load_program(File, Options, _, [Event|_]).

test(is_the_one_with_fewer_faults,
     Event == dialect(sicstus, fewer_faults(0, 1))) :-
    with_files(['p.pl'-"v(X) :- keyclumps([a-1], X)."],
               first_event(['p.pl'], [], Event)).
test(is_the_one_that_is_given,
     [ forall(member(Dialect, [swi,sicstus])),
       true(Event == dialect(Dialect, given))
     ]) :-
    with_files(['p.pl'-"v."],
               first_event(['p.pl'], [dialect(Dialect)], Event)).
test(is_no_other, error(domain_error(dialect, gprolog))) :-
    with_files(['p.pl'-"v."],
               first_event(['p.pl'], [dialect(gprolog)], _)).
test(has_a_file_that_decides, Base-Mark == 'p.pl'-'setrand(') :-
    with_files(['p.pl'-"v :- setrand(1)."], deciding(Base, Mark)).

deciding(Base, Mark, Folder) :-
    directory_file_path(Folder, 'p.pl', Path),
    program_text(Path, Text),
    dialect_of_texts([Text], sicstus, mark(Mark, File)),
    file_base_name(File, Base).

:- end_tests(dialect).

                /*******************************
                *            SICSTUS           *
                *******************************/

:- begin_tests(sicstus).

%   sicstus(Clause, Goal): Goal holds in a program of Clause.

sicstus("v(Ys) :- (foreach(X, [1,2]), foreach(Y, Ys), param(N) do Y = X-N).",
        v([1-_,2-_])).
sicstus("v(S) :- (foreach(X, [1,2,3]), fromto(0, A, B, S) do B is A+X).",
        v(6)).
sicstus("v(L) :- (for(I, 1, 3), foreach(I, L) do true).", v([1,2,3])).
sicstus("v(L) :- (for(I, 3, 1), foreach(I, L) do true).", v([])).
sicstus("v(N) :- (foreach(_, [a,b]), count(_, 1, N) do true).", v(2)).
sicstus("v(L) :- (foreacharg(X, f(a,b)), foreach(X, L) do true).", v([a,b])).
sicstus("v(L) :- (foreacharg(X, f(a,b), I), foreach(X-I, L) do true).",
        v([a-1,b-2])).
sicstus("v(L) :- X = 1, (foreach(Y, [2]), foreach(X-Y, L) do true).",
        v([_-2])).
sicstus("v(M) :- (for(I, 1, 2), foreach(R, M) do \c
                    (for(J, 1, 2), foreach(I-J, R), param(I) do true)).",
        v([[1-1,1-2],[2-1,2-2]])).
sicstus("v(X) :- if(member(X, [1,2]), true, X = 3).", v(2)).
sicstus("v(X) :- if(fail, true, X = 3).", v(3)).
sicstus("v(X) :- X = \"a\".", v([97])).
sicstus("v :- getrand(S), setrand(S).", v).
sicstus(":- use_module(library(system)).\n\c
         v(X) :- setrand(7), random(0, 1000000, A), setrand(7),\n\c
                 now(T), setrand(T), random(0, 1000000, B),\n\c
                 ( A == B -> X = alike ; X = other ).", v(alike)).
sicstus("v :- setrand(random(1,2,3,4)).", v).
sicstus("v :- getrand(random(X,Y,Z,_)), setrand(random(7,X,Y,Z)).", v).
sicstus(":- use_module(library(random)).\n\c
         v(L) :- random_permutation([a|_], L).", v([a])).
sicstus("v :- prompt(_, ''), prompt(Old, x), Old == ''.", v).
sicstus("v(X) :- read_line(X).", v(end_of_file)).
sicstus("v(X) :- X is 5 \\ 3.", v(6)).
sicstus("v(X) :- X = ('| '\\' |'), X = \\(_, ' |').", v(_)).
sicstus("v(X) :- X = '.'(a, .(b, [])).", v([a,b])).
sicstus("v(X) :- current_directory(F), current_directory(_, '/'), \c
                 current_directory(G), ( F == G -> X = yes ; X = no ).",
        v(yes)).
sicstus("v :- file_exists('p.pl'), directory_exists('.').", v).

test(has, [forall(sicstus(Clause, Goal)), true(Result == yes)]) :-
    format(string(Text), "% SICStus~n~w~n", [Clause]),
    with_files(['p.pl'-Text], sicstus_result(Goal, Result)).

sicstus_result(Goal, Result, Folder) :-
    load('p.pl', M, Report, Folder),
    assertion(Report == [dialect(sicstus)]),
    quietly(M:Goal, [seconds(inf)], Outcome),
    Result = Outcome.result.

test(libraries, Report == [dialect(sicstus)]) :-
    report(":- use_module(library(lists)).\n\c
            :- use_module(library(between)).\n\c
            :- use_module(library(random), [setrand/1, random/3]).\n\c
            :- use_module(library(system)).\n\c
            :- use_module(library(file_systems)).\n",
           Report).
test(programs_for_swi_are_loaded_as_such, Dialect == swi) :-
    report("% not for SICStus\n:- use_module(library(readutil)).\n", _),
    report("v(X) :- X = a.\n", [dialect(Dialect)]).
test(operators_stay_out_of_user, [fail]) :-
    report("% SICStus\nv.", _),
    current_op(_, _, user:do).
test(flags_stay, Options == Before) :-
    current_prolog_flag(print_write_options, Before),
    report("% SICStus\nv.", _),
    current_prolog_flag(print_write_options, Options).
test(a_predicate_of_maplist_may_be_that_of_a_library_elsewhere,
     Result == yes) :-
    with_files(['p.pl'-":- use_module(library(clpfd)).\n\c
                         :- use_module(library(between)).\n\c
                         v(Xs) :- maplist(is_digit, Xs).\nis_digit(a)."],
               sicstus_result(v([a]), Result)).
test(a_file_that_is_loaded_in_play_is_for_sicstus_too, Result == yes) :-
    with_files([ 'p.pl'-":- dynamic w/1.\n% SICStus\n\c
                         v(X) :- consult(q), w(X).",
                 'q.pl'-"w(X) :- X is 4/2."
               ],
               sicstus_result(v(2.0), Result)).
test(an_expression_without_a_value_is_an_error_in_play, Error == evaluable) :-
    with_files(['p.pl'-"% SICStus\nv(X) :- X is 1+x."], play_error(Error)).

play_error(Type, Folder) :-
    load('p.pl', M, Report, Folder),
    assertion(Report == [dialect(sicstus)]),
    catch(M:v(_), error(type_error(Type, _), _), true).

test(a_loop_of_something_else, Report = [_,problem(_, 'p.pl', 2)|_]) :-
    report("% SICStus\nv :- (foreach(_, []), until(x) do true).\n", Report).

:- end_tests(sicstus).

                /*******************************
                *             NAMES            *
                *******************************/

:- begin_tests(sicstus_names, [setup(load_rows), cleanup(forget_rows)]).

%   answer(Library, Goal, X): Goal, in a program that uses Library, binds X so.

answer(lists, "append(P, [3], [1,2,3], [4], X), P = [1,2]", [1,2,4]).
answer(lists, "clumps([a,a,b], X)", [[a,a],[b]]).
answer(lists, "clumped([a,a,b], X)", [a-2,b-1]).
answer(lists, "cons(a, [b], X)", [a,b]).
answer(lists, "correspond(b, [a,b,c], [1,2,3], X)", 2).
answer(lists, "convlist(p, [1,a,2], X)", [2,3]).
answer(lists, "cumlist(plus, [1,2,3,4], 0, X)", [1,3,6,10]).
answer(lists, "cumlist(add, [1,2], [3,4], 0, X)", [4,10]).
answer(lists, "cumlist(add, [1,2], [3,4], [5,6], 0, X)", [9,21]).
answer(lists, "decreasing_prefix([3,2,1,2], P, S), X = P-S", [3,2]-[1,2]).
answer(lists, "decreasing_prefix(<, [2,1,1], P, S), X = P-S", [2]-[1,1]).
answer(lists, "delete([a,b,a,a], a, X)", [b]).
answer(lists, "delete([a,b,a,a], a, 2, X)", [b,a]).
answer(lists, "exclude(<, [1,5], [2,3], X)", [5]).
answer(lists, "exclude(add(1), [1,2], [2,2], [3,5], X)", [1]).
answer(lists, "group(==, [a,a,b], X)", [[a,a],[b]]).
answer(lists, "group(atom, [a,b,1,c], F, B), X = F-B", [a,b]-[1,c]).
answer(lists, "group(==, a, [a,a,b], F, B), X = F-B", [a,a]-[b]).
answer(lists, "head([a,b], X)", a).
answer(lists, "include(<, [1,5], [2,3], X)", [1]).
answer(lists, "include(add(1), [1,2], [2,2], [3,5], X)", [2]).
answer(lists, "increasing_prefix([1,2,3,1], P, S), X = P-S", [1,2]-[3,1]).
answer(lists, "increasing_prefix(>, [2,1,1], P, S), X = P-S", [2]-[1,1]).
answer(lists, "keyclumped([a-1,a-2,b-1], X)", [a-[1,2],b-[1]]).
answer(lists, "keyclumps([a-1,a-2,b-1], X)", [[a-1,a-2],[b-1]]).
answer(lists, "keys_and_values([a-1,b-2], X, [1,2])", [a,b]).
answer(lists, "last([a,b], X)", b).
answer(lists, "last(F, L, [a,b]), X = F-L", [a]-b).
answer(lists, "map_product(plus, [1,2], [10,20], X)", [11,21,12,22]).
answer(lists, "max_member(X, [3,1,2])", 3).
answer(lists, "min_member(@>=, X, [3,1,2])", 3).
answer(lists, "nextto(a, X, [a,b,c])", b).
answer(lists, "nth0(1, [a,b,c], X)", b).
answer(lists, "nth1(1, [a,b,c], E, R), X = E-R", a-[b,c]).
answer(lists, "one_longer(L, [a]), length(L, X)", 2).
answer(lists, "ordered([1,2,2]), X = yes", yes).
answer(lists, "\\+ ordered(<, [1,2,2]), X = yes", yes).
answer(lists, "partition(half, [1,2,3], L, E, G), X = t(L,E,G)",
       t([1],[2],[3])).
answer(lists, "findall(P, perm([1,2], P), X)", [[1,2],[2,1]]).
answer(lists, "findall(A-B, perm2(1, 2, A, B), X)", [1-2,2-1]).
answer(lists, "findall(P, prefix([a,b], P), X)", [[],[a],[a,b]]).
answer(lists, "prefix_length([a,b,c], X, 2)", [a,b]).
answer(lists, "findall(S, proper_segment([a], S), X)", [[],[]]).
answer(lists, "findall(S, proper_suffix([a,b], S), X)", [[b],[]]).
answer(lists, "remove_dups([c,a,c,b], X)", [a,b,c]).
answer(lists, "findall(Y, (member(I, [-1,0,2]), nth0(I, [a,b], Y, _)), X)",
       [a]).
answer(lists, "findall(Y, (member(I, [0,2]), nth1(I, [a,b], Y, _)), X)", [b]).
answer(lists, "rev([1,2], X)", [2,1]).
answer(lists, "rotate_list([a,b,c], X)", [b,c,a]).
answer(lists, "rotate_list(-1, [a,b,c], X)", [c,a,b]).
answer(lists, "rotate_list(1, X, [b,c,a])", [a,b,c]).
answer(lists, "same_length([a,b], X, 2), X = [c,d]", [c,d]).
answer(lists, "scanlist(plus, [1,2], 0, X)", 3).
answer(lists, "findall(S, segment([a,b], S), X)", [[],[a],[a,b],[],[b],[]]).
answer(lists, "select_max(E, [a,c,b], R), X = E-R", c-[a,b]).
answer(lists, "select_max(@>=, E, [b,a,c], R), X = E-R", a-[b,c]).
answer(lists, "select_min(E, [c,a,b], R), X = E-R", a-[c,b]).
answer(lists, "select_min(@>=, E, [a,c,b], R), X = E-R", c-[a,b]).
answer(lists, "shorter_list([], [a]), X = yes", yes).
answer(lists, "findall(Y, some(=(Y), [1,2]), X)", [1,2]).
answer(lists, "some(=, [1,2], [3,2]), X = yes", yes).
answer(lists, "some(add(1), [1,2], [1,1], [5,4]), X = yes", yes).
answer(lists, "findall(Y, somechk(=(Y), [1,2]), X)", [1]).
answer(lists, "somechk(=, [1,2], [X,X])", 1).
answer(lists, "somechk(add(1), [1,2], [1,1], [5,X])", 4).
answer(lists, "transpose([[1,2,3],[4,5,6]], X)", [[1,4],[2,5],[3,6]]).
answer(lists, "transpose(X, [[1,4],[2,5],[3,6]])", [[1,2,3],[4,5,6]]).
answer(lists, "transpose([[],[]], X)", []).
answer(lists, "\\+ transpose(0, _), \\+ transpose([[1],[]], _), X = yes", yes).
answer(lists, "sublist([a,b,c], X, 1, 2)", [b,c]).
answer(lists, "subseq([1,2], [1], X)", [2]).
answer(lists, "sumlist([1,2], X)", 3).
answer(lists, "tail([a,b], X)", [b]).
answer(lists, "transpose([[a,b],[c,d]], X)", [[a,c],[b,d]]).

answer(sets, "add_element(a, [b], X)", [a,b]).
answer(sets, "del_element(a, [a,b], X)", [b]).
answer(sets, "intersection([[a,b,c],[b,c],[c,d]], X)", [c]).
answer(sets, "findall(A-B-R, pairfrom([1,2,3], A, B, R), X)",
       [1-2-[3],1-3-[2],2-3-[1]]).
answer(sets, "power_set([1,2], X)", [[],[1],[1,2],[2]]).
answer(sets, "setproduct([1,2], [a], X)", [1-a,2-a]).
answer(sets, "symdiff([a,b], [b,c], X)", [a,c]).
answer(sets, "union([[a],[b],[a,c]], S), sort(S, X)", [a,b,c]).
answer(ordsets, "ord_setproduct([a,b], [1,2], X)", [a-1,a-2,b-1,b-2]).
answer(ordsets, "ord_disjoint_union([a], [b], X)", [a,b]).
answer(ordsets, "ordset_order([a], [a,b], X)", <).
answer(samsort, "samsort([b,a,b], X)", [a,b,b]).
answer(samsort, "samsort(@>=, [b,c,a], X)", [c,b,a]).
answer(samsort, "merge(@>=, [c,a], [b], X)", [c,b,a]).
answer(samsort, "keymerge([a-1,c-1], [a-2,b-1], X)", [a-1,a-2,b-1,c-1]).
answer(between, "findall(N, between(1, 3, N), X)", [1,2,3]).
answer(between, "findall(a, repeat(2), X)", [a,a]).
answer(between, "numlist(3, X)", [1,2,3]).
answer(between, "numlist(_, 2, _, _, [1,Y,Z]), X = Y-Z", 3-5).
answer(between, "numlist(1, 3, 7, _, X)", [1,4,7]).
answer(random, "random(2, 3, X)", 2).
answer(random, "random_member(X, [a])", a).
answer(random, "random_select(E, [a], R), X = E-R", a-[]).
answer(random, "random_permutation([a], X)", [a]).
answer(random, "( maybe(1, 1) -> X = yes ; X = no )", yes).
answer(random, "setrand(7), random(0, 9, A), setrand(7), random(0, 9, B), \c
                ( A =:= B -> X = yes ; X = no )", yes).
answer(system, "now(T), ( integer(T) -> X = yes ; X = no )", yes).
answer(system, "datime(datime(Y,_,_,_,_,_)), ( Y > 2000 -> X = yes ; true )",
       yes).
answer(terms, "term_depth(f(g(a),b), X)", 2).
answer(terms, "depth_bound(f(a), 1), X = yes", yes).
answer(terms, "\\+ length_bound([a,b], 1), X = yes", yes).
answer(terms, "term_variables_bag(f(A,B,A), L), length(L, X), A = B", 2).
answer(timeout, "time_out(true, 1000, X)", success).
answer(aggregate, "aggregate(max(N), member(N, [1,3,2]), X)", 3).
answer(aggregate, "findall(Y, forall(member(Y, [1]), Y > 0), L), \c
                   length(L, X)", 1).
answer(codesio, "format_to_codes(\"~w-~a\", [1,b], C), atom_codes(X, C)",
       '1-b').
answer(codesio, "write_to_codes(f(x), C), atom_codes(X, C)", 'f(x)').
answer(codesio, "read_from_codes(\"f(x).\", X)", f(x)).
answer(assoc, "list_to_assoc([a-1], A), get_assoc(a, A, X)", 1).

answer(avl, "empty_avl(A), avl_store(k, A, v, B), avl_fetch(k, B, X)", v).
answer(avl, "list_to_avl([b-2,a-1], A), avl_to_list(A, X)", [a-1,b-2]).
answer(avl, "list_to_avl([b-2,a-1], A), avl_domain(A, X)", [a,b]).
answer(avl, "list_to_avl([b-2,a-1], A), avl_range(A, X)", [1,2]).
answer(avl, "ord_list_to_avl([a-1,b-2], A), avl_size(A, X)", 2).
answer(avl, "list_to_avl([a-1,b-2], A), avl_min(A, X)", a).
answer(avl, "list_to_avl([a-1,b-2], A), avl_max(A, _, X)", 2).
answer(avl, "list_to_avl([a-1,b-2], A), findall(K, avl_member(K, A), X)",
       [a,b]).
answer(avl, "list_to_avl([a-1,c-3], A), avl_next(b, A, X)", c).
answer(avl, "list_to_avl([a-1,c-3], A), avl_prev(c, A, _, X)", 1).
answer(avl, "list_to_avl([a-1], A), avl_incr(a, A, 2, B), \c
             avl_fetch(a, B, X)", 3).
answer(avl, "list_to_avl([a-1], A), avl_incr(b, A, 2, B), \c
             avl_fetch(b, B, X)", 2).
answer(avl, "list_to_avl([a-1], A), avl_change(a, A, 1, B, 5), \c
             avl_to_list(B, X)", [a-5]).
answer(avl, "list_to_avl([a-1,b-2], A), avl_delete(a, A, V, B), \c
             avl_to_list(B, L), X = V-L", 1-[b-2]).
answer(avl, "list_to_avl([a-1,b-2], A), avl_del_max(A, K, _, _), X = K", b).
answer(avl, "empty_avl(A), \\+ avl_del_min(A, _, _, _), X = yes", yes).
answer(avl, "list_to_avl([a-1], A), avl_map(p, A, B), avl_range(B, X)", [2]).

answer(ugraphs, "vertices_edges_to_ugraph([], [1-2,2-3,1-3,3-4], G), \c
                 min_path(1, 4, G, P, L), X = P-L", [1,3,4]-2).
answer(ugraphs, "vertices_edges_to_ugraph([5], [1-2], G), \c
                 \\+ min_path(1, 5, G, _, _), X = yes", yes).
answer(ugraphs, "vertices_edges_to_ugraph([], [1-2,2-1], G), \c
                 findall(P, path(1, G, P), X)", [[1],[1,2]]).
answer(ugraphs, "vertices_edges_to_ugraph([], [1-2], G), \c
                 symmetric_closure(G, X)", [1-[2],2-[1]]).

answer(clpfd, "domain([X], 2, 2)", 2).
answer(clpfd, "X in 1..3, X #> 1 #<=> B, B = 0", 1).
answer(clpfd, "L = [A,_,_], domain(L, 1, 3), count(1, L, #=, 2), A #= 2, \c
               X = L", [2,1,1]).
answer(clpfd, "element(2, [4,X], 7)", 7).
answer(clpfd, "domain([A,X], 1, 2), \c
               all_distinct([A,X], [consistency(domain)]), A = 1", 2).
answer(clpfd, "domain([A,X], 1, 2), all_different([A,X], []), A = 1", 2).
answer(clpfd, "sum([1,2], #=, X)", 3).
answer(clpfd, "scalar_product([2,3], [1,1], #=, X, [])", 5).
answer(clpfd, "minimum(X, [3,1,2])", 1).
answer(clpfd, "maximum(X, [3,1,2])", 3).
answer(clpfd, "domain([X], 1, 9), Y #= X*(9-X), \c
               findall(Y, labeling([maximize(Y)], [X]), [Y]), X in 4..5, \c
               labeling([], [X])", 4).
answer(clpfd, "domain([X], 1, 9), labeling([down,first_fail,all], [X])", 9).
answer(clpfd, "domain([X], 1, 9), labeling([time_out(9000, F)], [X]), \c
               F == optimality", 1).
answer(clpfd, "domain([X], 1, 9), labeling([value(greatest)], [X])", 9).
answer(clpfd, "domain([A,X], 1, 2), labeling([variable(last_one)], [A,X])", 1).
answer(clpfd, "domain([X], 1, 9), minimize((X #> 3, indomain(X)), X)", 4).
answer(clpfd, "domain([X], 1, 9), maximize((X #< 3, indomain(X)), X)", 2).
answer(clpfd, "list_to_fdset([3,1,3], S), V in_set S, fd_set(V, T), \c
               fdset_to_list(T, X)", [1,3]).

answer(none, "X is 4/2", 2.0).
answer(none, "X is 7//2", 3).
answer(none, "X is 2**3", 8.0).
answer(none, "X is 2^3", 8).
answer(none, "X is exp(2, 3)", 8.0).
answer(clpfd, "7/2 #= X", 3).
answer(none, "X is round(log(2, 8))", 3).
answer(none, "X is integer(2.7)", 2).
answer(none, "X is truncate(-2.7)", -2).
answer(none, "X is min(1, 2)+max(1, 2)", 3).
answer(none, "X is msb(8)", 3).
answer(none, "X is \\(5, 3)", 6).
answer(none, "X is round(cot(0.5)*tan(0.5)+acot(1.0)/atan(1.0))", 2).
answer(none, "X is round(coth(0.5)*tanh(0.5)+tanh(acoth(2.0))*2)", 2).
answer(none, "( 1/2 =:= 0.5 -> X = yes ; X = no )", yes).
answer(none, "findall(A, B^member(A-B, [1-2]), X)", [1]).
answer(none, "( \\+ B^member(B, []) -> X = yes ; X = no )", yes).
answer(none, "setof(A, B^member(A-B, [2-1,1-2]), X)", [1,2]).
answer(none, "bb_put(k, 1), bb_update(k, _, 2), bb_get(k, X)", 2).
answer(none, "prolog_flag(redefine_warnings, O, off), \c
              prolog_flag(redefine_warnings, N, on), X = O-N", on-off).
answer(none, "( current_prolog_flag(bounded, false) -> X = yes ; true )", yes).
answer(none, "save_program(p), close_all_streams, X = yes", yes).
answer(none, "if(fail, true, X = 3)", 3).
answer(none, "( at_end_of_line -> X = yes ; X = no )", yes).
answer(none, "create_mutable(1, M), update_mutable(2, M), get_mutable(X, M)",
       2).
answer(none, "on_exception(E, throw(a), X = E)", a).
answer(none, "call_cleanup(true, X = yes)", yes).
answer(none, "( nonmember(a, [b]) -> X = yes ; true )", yes).
answer(none, "append([a], [b], X)", [a,b]).
answer(none, "blocked(Y, X), Y = 1", 1).

%   Predicates that the goals call.

helper("p(X, Y) :- integer(X), Y is X+1.").
helper("add(X, Y, Z) :- Z is X+Y.").
helper("add(X, Y, Z, V) :- V is X+Y+Z.").
helper("add(X, Y, Z, U, V) :- V is X+Y+Z+U.").
helper("half(X, O) :- compare(O, X, 2).").
helper("greatest(V, _, B0, B) :- fd_max(V, M), \c
            ( first_bound(B0, B), V #= M ; later_bound(B0, B), V #< M ).").
helper("last_one(Vs, V, Rest) :- last(Rest, V, Vs).").
helper(":- block blocked(-, ?).").
helper("blocked(X, X).").
helper("portray(secret) :- write(hidden).").

%   prints(Goal, Text): Goal writes Text.

prints("print('A b')", "A b").
prints("print(user_output, f('A b'))", "f(A b)").
prints("print('$VAR'(1))", "B").
prints("print([secret])", "[hidden]").
prints("print(\"a b\\n\")", "a b\n").
prints("write(user_output, \"ab\")", "ab").
prints("format(\"~w~s~p\", [\"ab\",\"cd\",\"ef\"])", "abcdef").
prints("X = \"ab\", write(X)", "[97,98]").
prints("write([1,2]), write([])", "[1,2][]").
prints("format(\"~p ~2F\", ['A b',2.5])", "A b 2.50").
prints("format(\"~p\", secret)", "hidden").
prints("format(\"~*c~p~~~n\", [3,0'x,'B c'])", "xxxB c~\n").
prints("format(\"~*cb\", [-2,0'x])", "b").
prints("N = 3, format(\"~*cb\", [N-1,0'x])", "xxb").
prints("format('~*c', [32,0'-])", "--------------------------------").
prints("format(\"~`-t~3|~p~t~6|~p\", ['A',b])", "---A  b").
prints("format(\"~t~p~4+~w\", ['A',b])", "   Ab").
prints("format(user_output, \"~w ~q ~p\", ['A','A','A'])", "A 'A' A").
prints("format(\"~s\", [\"ab\"])", "ab").
prints("format(\"~a~i~w~1d\", [a,b,c,12])", "ac1.2").

:- dynamic rows_in/1.                   % Module

load_rows :-
    with_files([], load_rows).

load_rows(Folder) :-
    with_output_to(string(Text), write_rows),
    write_file(Folder, 'p.pl', Text),
    load('p.pl', M, Report, Folder),
    assertion(Report == [dialect(sicstus)]),
    assertz(rows_in(M)).

write_rows :-
    format("% SICStus~n"),
    findall(Library, ( answer(Library, _, _), Library \== none ), Libraries0),
    sort(Libraries0, Libraries),
    forall(member(Library, Libraries),
           format(":- use_module(library(~w)).~n", [Library])),
    forall(helper(Clause), format("~w~n", [Clause])),
    forall(numbered(N, Goal, _), format("row(~d, X) :- ~w.~n", [N,Goal])),
    forall(prints(N, Goal, _), format("prints(~d) :- ~w.~n", [N,Goal])).

forget_rows :-
    retractall(rows_in(_)).

%   The rows with their numbers.

numbered(N, Goal, X) :-
    findall(Goal0-X0, answer(_, Goal0, X0), Rows),
    nth1(N, Rows, Goal-X).

prints(N, Goal, Text) :-
    findall(Goal0-Text0, prints(Goal0, Text0), Rows),
    nth1(N, Rows, Goal-Text).

test(answer, [forall(numbered(N, _, Expected)), true(X == Expected)]) :-
    rows_in(M),
    quietly(M:row(N, X), [seconds(inf)], Outcome),
    assertion(Outcome.result == yes).
test(output, [forall(prints(N, _, Expected)), true(Text == Expected)]) :-
    rows_in(M),
    quietly(M:prints(N), [seconds(inf)], Outcome),
    assertion(Outcome.result == yes),
    Text = Outcome.printed.
test(a_program_for_swi_prolog_prints_as_there, Text == "\"ab\"' A b'") :-
    with_files(['p.pl'-"v :- print(\"ab\"), X = ' A b', print(X)."],
               printed(Text)).

printed(Text, Folder) :-
    load('p.pl', M, _, Folder),
    quietly(M:v, [seconds(inf)], Outcome),
    Text = Outcome.printed.

:- end_tests(sicstus_names).
