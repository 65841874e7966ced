/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_sets,
          [ intersection/2,             % +Sets, -Intersection
            keymerge/3,                 % +Pairs1, +Pairs2, -Merged
            merge/4,                    % :Order, +List1, +List2, -Merged
            ord_disjoint_union/3,       % +Set1, +Set2, -Union
            ord_setproduct/3,           % +Set1, +Set2, -Product
            ordset_order/3,             % +Set1, +Set2, -Order
            pairfrom/4,                 % +Set, ?X, ?Y, ?Rest
            power_set/2,                % +Set, -Subsets
            setproduct/3,               % +Set1, +Set2, -Product
            symdiff/3,                  % +Set1, +Set2, -Difference
            union/2                     % +Sets, -Union
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists),
              [append/3, intersection/3, member/2, subtract/3, union/3]).
:- use_module(library(ordsets), [ord_disjoint/2, ord_subset/2, ord_union/3]).

/** <module> Predicates on sets of SICStus 4 that SWI-Prolog lacks

The predicates are from library(sets), library(ordsets) and library(samsort).
*/

:- meta_predicate merge(2, +, +, -).

%!  intersection(+Sets, -Intersection) is semidet.
%!  union(+Sets, -Union) is det.
%
%   The intersection, or union, of all Sets.

intersection([Set|Sets], Intersection) :-
    foldl(intersection_with, Sets, Set, Intersection).

intersection_with(Set, Set0, Intersection) :-
    intersection(Set0, Set, Intersection).

union(Sets, Union) :-
    foldl(union_with, Sets, [], Union).

union_with(Set, Set0, Union) :-
    union(Set0, Set, Union).

%!  symdiff(+Set1, +Set2, -Difference) is det.
%
%   Difference has the elements that are in exactly one of the sets.

symdiff(Set1, Set2, Difference) :-
    subtract(Set1, Set2, Only1),
    subtract(Set2, Set1, Only2),
    append(Only1, Only2, Difference).

%!  setproduct(+Set1, +Set2, -Product) is det.
%!  ord_setproduct(+Set1, +Set2, -Product) is det.
%
%   Product has the pairs of an element of Set1 and an element of Set2.

setproduct(Set1, Set2, Product) :-
    findall(X-Y, ( member(X, Set1), member(Y, Set2) ), Product).

ord_setproduct(Set1, Set2, Product) :-
    setproduct(Set1, Set2, Product).

%!  pairfrom(+Set, ?X, ?Y, ?Rest) is nondet.
%
%   X comes before Y in Set, and Rest are the other elements.

pairfrom([X|Xs], X, Y, Rest) :-
    append(Front, [Y|Back], Xs),
    append(Front, Back, Rest).
pairfrom([Z|Xs], X, Y, [Z|Rest]) :-
    pairfrom(Xs, X, Y, Rest).

%!  power_set(+Set, -Subsets) is det.

power_set(Set, Subsets) :-
    findall(Subset, part_of(Set, Subset), Subsets0),
    sort(Subsets0, Subsets).

part_of([], []).
part_of([X|Xs], [X|Ys]) :-
    part_of(Xs, Ys).
part_of([_|Xs], Ys) :-
    part_of(Xs, Ys).

%!  ord_disjoint_union(+Set1, +Set2, -Union) is semidet.
%
%   The sets have no common element.

ord_disjoint_union(Set1, Set2, Union) :-
    ord_disjoint(Set1, Set2),
    ord_union(Set1, Set2, Union).

%!  ordset_order(+Set1, +Set2, -Order) is semidet.
%
%   Order is `<` if Set1 is a subset of Set2, `>` if Set2 is a subset of Set1,
%   `=` if they are equal.

ordset_order(Set1, Set2, Order) :-
    (   Set1 == Set2
    ->  Order = (=)
    ;   ord_subset(Set1, Set2)
    ->  Order = (<)
    ;   ord_subset(Set2, Set1),
        Order = (>)
    ).

%!  merge(:Order, +List1, +List2, -Merged) is det.
%!  keymerge(+Pairs1, +Pairs2, -Merged) is det.
%
%   Merged has the elements of two ordered lists in order. Elements of the first
%   list come before equal elements of the second.

merge(Order, List1, List2, Merged) :-
    (   List1 = [X|Xs],
        List2 = [Y|Ys]
    ->  (   call(Order, Y, X),
            \+ call(Order, X, Y)
        ->  Merged = [Y|Merged1],
            merge(Order, List1, Ys, Merged1)
        ;   Merged = [X|Merged1],
            merge(Order, Xs, List2, Merged1)
        )
    ;   append(List1, List2, Merged)
    ).

keymerge(Pairs1, Pairs2, Merged) :-
    merge(key_order, Pairs1, Pairs2, Merged).

key_order(Key1-_, Key2-_) :-
    Key1 @=< Key2.
