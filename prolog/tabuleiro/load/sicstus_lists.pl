/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_lists,
          [ append/5,                   % ?Prefix, ?Tail1, ?List1, ?Tail2,
                                        % ?List2
            clumps/2,                   % +Items, -Clumps
            correspond/4,               % ?X, ?Xs, ?Ys, ?Y
            cumlist/4,                  % :Goal, +Xs, ?V0, ?Vs
            cumlist/5,                  % :Goal, +Xs, ?Ys, ?V0, ?Vs
            cumlist/6,                  % :Goal, +Xs, ?Ys, ?Zs, ?V0, ?Vs
            decreasing_prefix/3,        % +List, ?Prefix, ?Suffix
            decreasing_prefix/4,        % :Order, +List, ?Prefix, ?Suffix
            delete/4,                   % +List, +Element, +Count, -Rest
            exclude/4,                  % :Goal, +Xs, +Ys, -Part
            exclude/5,                  % :Goal, +Xs, +Ys, +Zs, -Part
            group/3,                    % :Goal, +List, ?Groups
            group/4,                    % :Goal, +List, ?Front, ?Back
            group/5,                    % :Goal, +Key, +List, ?Front, ?Back
            include/4,                  % :Goal, +Xs, +Ys, -Part
            include/5,                  % :Goal, +Xs, +Ys, +Zs, -Part
            increasing_prefix/3,        % +List, ?Prefix, ?Suffix
            increasing_prefix/4,        % :Order, +List, ?Prefix, ?Suffix
            keyclumped/2,               % +Pairs, -Groups
            keyclumps/2,                % +Pairs, -Clumps
            map_product/4,              % :Goal, +Xs, +Ys, -Zs
            nth0/4,                     % ?Index, ?List, ?Element, ?Rest
            nth1/4,                     % ?Index, ?List, ?Element, ?Rest
            one_longer/2,               % ?Longer, ?Shorter
            ordered/1,                  % +List
            ordered/2,                  % :Order, +List
            perm/2,                     % +List, ?Permutation
            perm2/4,                    % ?A, ?B, ?C, ?D
            proper_segment/2,           % +List, ?Segment
            remove_dups/2,              % +List, -Pruned
            rotate_list/2,              % ?List, ?Rotated
            rotate_list/3,              % +Amount, ?List, ?Rotated
            segment/2,                  % +List, ?Segment
            select_max/3,               % ?Element, +List, ?Rest
            select_max/4,               % :Order, ?Element, +List, ?Rest
            select_min/3,               % ?Element, +List, ?Rest
            select_min/4,               % :Order, ?Element, +List, ?Rest
            some/2,                     % :Goal, +Xs
            some/3,                     % :Goal, +Xs, ?Ys
            some/4,                     % :Goal, +Xs, ?Ys, ?Zs
            somechk/2,                  % :Goal, +Xs
            somechk/3,                  % :Goal, +Xs, ?Ys
            somechk/4,                  % :Goal, +Xs, ?Ys, ?Zs
            transpose/2                 % ?Rows, ?Columns
          ]).
:- use_module(library(apply), [maplist/2, maplist/4]).
:- use_module(library(lists),
              [ append/3, max_member/3, member/2, min_member/3, permutation/2
              ]).
:- use_module(library(pairs), [group_pairs_by_key/2]).

/** <module> The part of library(lists) of SICStus 4 that SWI-Prolog lacks

The predicates follow the manual of SICStus 4. remove_dups/2 sorts, unlike that
of SWI-Prolog's dialect; nth0/4 and nth1/4 fail for an index before the list,
and transpose/2 for what is no matrix, where that of library(clpfd) throws.
*/

:- meta_predicate
    cumlist(3, +, ?, ?),
    cumlist(4, +, ?, ?, ?),
    cumlist(5, +, ?, ?, ?, ?),
    decreasing_prefix(2, +, ?, ?),
    exclude(2, +, +, -),
    exclude(3, +, +, +, -),
    group(2, +, ?),
    group(1, +, ?, ?),
    group(2, +, +, ?, ?),
    include(2, +, +, -),
    include(3, +, +, +, -),
    increasing_prefix(2, +, ?, ?),
    map_product(3, +, +, -),
    ordered(2, +),
    select_max(2, ?, +, ?),
    select_min(2, ?, +, ?),
    some(1, +),
    some(2, +, ?),
    some(3, +, ?, ?),
    somechk(1, +),
    somechk(2, +, ?),
    somechk(3, +, ?, ?).

                /*******************************
                *         PARTS OF LISTS       *
                *******************************/

%!  append(?Prefix, ?Tail1, ?List1, ?Tail2, ?List2) is nondet.
%
%   List1 is Prefix followed by Tail1, List2 is Prefix followed by Tail2.

append([], Tail1, Tail1, Tail2, Tail2).
append([X|Xs], Tail1, [X|List1], Tail2, [X|List2]) :-
    append(Xs, Tail1, List1, Tail2, List2).

%!  correspond(?X, ?Xs, ?Ys, ?Y) is semidet.
%
%   X and Y are at the same index in Xs and Ys, the first one that unifies.

correspond(X, [X0|Xs], [Y0|Ys], Y) :-
    (   X = X0,
        Y = Y0
    ->  true
    ;   correspond(X, Xs, Ys, Y)
    ).

%!  delete(+List, +Element, +Count, -Rest) is det.
%
%   Rest is List without the first Count elements that unify with Element.

delete([], _, _, []).
delete([X|Xs], Element, Count, Rest) :-
    (   Count > 0,
        X = Element
    ->  Left is Count-1,
        delete(Xs, Element, Left, Rest)
    ;   Rest = [X|Rest1],
        delete(Xs, Element, Count, Rest1)
    ).

%!  nth0(?Index, ?List, ?Element, ?Rest) is nondet.
%!  nth1(?Index, ?List, ?Element, ?Rest) is nondet.
%
%   Element is at Index of List, counted from 0 or 1, and Rest is List without
%   it.

nth0(Index, List, Element, Rest) :-
    \+ before(Index, 0),
    lists:nth0(Index, List, Element, Rest).

nth1(Index, List, Element, Rest) :-
    \+ before(Index, 1),
    lists:nth1(Index, List, Element, Rest).

before(Index, First) :-
    integer(Index),
    Index < First.

%!  one_longer(?Longer, ?Shorter) is nondet.

one_longer([_|List], Shorter) :-
    length(List, Length),
    length(Shorter, Length).

%!  segment(+List, ?Segment) is nondet.
%!  proper_segment(+List, ?Segment) is nondet.
%
%   Segment is a sublist of consecutive elements of List. A proper segment is
%   not List itself.

segment(List, Segment) :-
    append(_, Tail, List),
    append(Segment, _, Tail).

proper_segment(List, Segment) :-
    segment(List, Segment),
    Segment \== List.

%!  rotate_list(?List, ?Rotated) is semidet.
%!  rotate_list(+Amount, ?List, ?Rotated) is semidet.
%
%   Rotated is List with its first Amount elements, one by default, at the end;
%   a negative Amount rotates to the right.

rotate_list(List, Rotated) :-
    rotate_list(1, List, Rotated).

rotate_list(Amount, List, Rotated) :-
    (   is_list(List)
    ->  true
    ;   is_list(Rotated),
        length(Rotated, Length0),
        length(List, Length0)
    ),
    length(List, Length),
    (   Length =:= 0
    ->  Rotated = []
    ;   First is Amount mod Length,
        length(Front, First),
        append(Front, Back, List),
        append(Back, Front, Rotated)
    ).

%!  perm(+List, ?Permutation) is nondet.
%!  perm2(?A, ?B, ?C, ?D) is nondet.
%
%   In perm2/4, C and D are A and B in any order.

perm(List, Permutation) :-
    permutation(List, Permutation).

perm2(A, B, A, B).
perm2(A, B, B, A).

%!  remove_dups(+List, -Pruned) is det.
%
%   Pruned is sorted.

remove_dups(List, Pruned) :-
    sort(List, Pruned).

%!  transpose(?Rows, ?Columns) is semidet.
%
%   Rows and Columns are the rows and the columns of a matrix, lists of lists of
%   one length.

transpose([], []).
transpose([Row|Rows], Columns) :-
    columns(Row, [Row|Rows], Columns).

columns([], Rows, []) :-
    maplist(=([]), Rows).
columns([_|Row], Rows, [Column|Columns]) :-
    maplist(row, Rows, Column, Rest),
    columns(Row, Rest, Columns).

row([First|Rest], First, Rest).

                /*******************************
                *         MAPPED GOALS         *
                *******************************/

%!  cumlist(:Goal, +Xs, ?V0, ?Vs) is nondet.
%!  cumlist(:Goal, +Xs, ?Ys, ?V0, ?Vs) is nondet.
%!  cumlist(:Goal, +Xs, ?Ys, ?Zs, ?V0, ?Vs) is nondet.
%
%   Vs are the intermediate values of foldl/4.
%
%       ?- cumlist(plus, [1,2,3], 0, Vs).
%       Vs = [1,3,6].

cumlist(_, [], _, []).
cumlist(Goal, [X|Xs], V0, [V|Vs]) :-
    call(Goal, X, V0, V),
    cumlist(Goal, Xs, V, Vs).

cumlist(_, [], [], _, []).
cumlist(Goal, [X|Xs], [Y|Ys], V0, [V|Vs]) :-
    call(Goal, X, Y, V0, V),
    cumlist(Goal, Xs, Ys, V, Vs).

cumlist(_, [], [], [], _, []).
cumlist(Goal, [X|Xs], [Y|Ys], [Z|Zs], V0, [V|Vs]) :-
    call(Goal, X, Y, Z, V0, V),
    cumlist(Goal, Xs, Ys, Zs, V, Vs).

%!  map_product(:Goal, +Xs, +Ys, -Zs) is nondet.
%
%   Calls call(Goal, X, Y, Z) for each X of Xs and Y of Ys.

map_product(Goal, Xs, Ys, Zs) :-
    map_product(Xs, Ys, Ys, Goal, Zs).

map_product([], _, _, _, []).
map_product([_|Xs], [], Ys, Goal, Zs) :-
    !,
    map_product(Xs, Ys, Ys, Goal, Zs).
map_product([X|Xs], [Y|More], Ys, Goal, [Z|Zs]) :-
    call(Goal, X, Y, Z),
    map_product([X|Xs], More, Ys, Goal, Zs).

%!  some(:Goal, +Xs) is nondet.
%!  some(:Goal, +Xs, ?Ys) is nondet.
%!  some(:Goal, +Xs, ?Ys, ?Zs) is nondet.
%!  somechk(:Goal, +Xs) is semidet.
%!  somechk(:Goal, +Xs, ?Ys) is semidet.
%!  somechk(:Goal, +Xs, ?Ys, ?Zs) is semidet.
%
%   Goal is true of the elements at the same index of the lists.

some(Goal, Xs) :-
    member(X, Xs),
    call(Goal, X).

some(Goal, [X|Xs], [Y|Ys]) :-
    (   call(Goal, X, Y)
    ;   some(Goal, Xs, Ys)
    ).

some(Goal, [X|Xs], [Y|Ys], [Z|Zs]) :-
    (   call(Goal, X, Y, Z)
    ;   some(Goal, Xs, Ys, Zs)
    ).

somechk(Goal, Xs) :-
    some(Goal, Xs),
    !.

somechk(Goal, Xs, Ys) :-
    some(Goal, Xs, Ys),
    !.

somechk(Goal, Xs, Ys, Zs) :-
    some(Goal, Xs, Ys, Zs),
    !.

                /*******************************
                *           SELECTION          *
                *******************************/

%!  include(:Goal, +Xs, +Ys, -Part) is det.
%!  include(:Goal, +Xs, +Ys, +Zs, -Part) is det.
%!  exclude(:Goal, +Xs, +Ys, -Part) is det.
%!  exclude(:Goal, +Xs, +Ys, +Zs, -Part) is det.
%
%   Part are the elements of Xs for which Goal is true, or false, of the
%   elements at the same index of the lists.

include(_, [], _, []).
include(Goal, [X|Xs], [Y|Ys], Part) :-
    (   call(Goal, X, Y)
    ->  Part = [X|Part1]
    ;   Part = Part1
    ),
    include(Goal, Xs, Ys, Part1).

include(_, [], _, _, []).
include(Goal, [X|Xs], [Y|Ys], [Z|Zs], Part) :-
    (   call(Goal, X, Y, Z)
    ->  Part = [X|Part1]
    ;   Part = Part1
    ),
    include(Goal, Xs, Ys, Zs, Part1).

exclude(_, [], _, []).
exclude(Goal, [X|Xs], [Y|Ys], Part) :-
    (   call(Goal, X, Y)
    ->  Part = Part1
    ;   Part = [X|Part1]
    ),
    exclude(Goal, Xs, Ys, Part1).

exclude(_, [], _, _, []).
exclude(Goal, [X|Xs], [Y|Ys], [Z|Zs], Part) :-
    (   call(Goal, X, Y, Z)
    ->  Part = Part1
    ;   Part = [X|Part1]
    ),
    exclude(Goal, Xs, Ys, Zs, Part1).

%!  select_min(?Element, +List, ?Rest) is semidet.
%!  select_min(:Order, ?Element, +List, ?Rest) is semidet.
%!  select_max(?Element, +List, ?Rest) is semidet.
%!  select_max(:Order, ?Element, +List, ?Rest) is semidet.
%
%   Element is the first least, or greatest, element of List.

select_min(Element, List, Rest) :-
    select_min(@=<, Element, List, Rest).

select_min(Order, Element, List, Rest) :-
    min_member(Order, Least, List),
    select_first(Least, List, Element, Rest).

select_max(Element, List, Rest) :-
    select_max(@=<, Element, List, Rest).

select_max(Order, Element, List, Rest) :-
    max_member(Order, Greatest, List),
    select_first(Greatest, List, Element, Rest).

select_first(Wanted, List, Element, Rest) :-
    append(Front, [X|Back], List),
    X == Wanted,
    !,
    Element = X,
    append(Front, Back, Rest).

                /*******************************
                *        GROUPS, ORDER         *
                *******************************/

%!  group(:Goal, +List, ?Groups) is semidet.
%!  group(:Goal, +Key, +List, ?Front, ?Back) is semidet.
%!  group(:Goal, +List, ?Front, ?Back) is semidet.
%
%   Front is the longest prefix of List of whose elements Goal is true. In
%   group/3, Goal is true of the first element of a group and each other element
%   of it.

group(_, [], []).
group(Goal, [X|Xs], [[X|Front]|Groups]) :-
    group(Goal, X, Xs, Front, Back),
    group(Goal, Back, Groups).

group(Goal, Key, List, Front, Back) :-
    group(call(Goal, Key), List, Front, Back).

group(Goal, List, Front, Back) :-
    (   List = [X|Xs],
        call(Goal, X)
    ->  Front = [X|Front1],
        group(Goal, Xs, Front1, Back)
    ;   Front = [],
        Back = List
    ).

%!  clumps(+Items, -Clumps) is det.
%!  keyclumps(+Pairs, -Clumps) is det.
%!  keyclumped(+Pairs, -Groups) is det.
%
%   A clump is a list of consecutive equal elements, or of consecutive pairs
%   with the same key. Groups are pairs of a key and its values.

clumps(Items, Clumps) :-
    group(==, Items, Clumps).

keyclumps(Pairs, Clumps) :-
    group(same_key, Pairs, Clumps).

same_key(Key1-_, Key2-_) :-
    Key1 == Key2.

keyclumped(Pairs, Groups) :-
    group_pairs_by_key(Pairs, Groups).

%!  ordered(+List) is semidet.
%!  ordered(:Order, +List) is semidet.

ordered(List) :-
    ordered(@=<, List).

ordered(_, []).
ordered(Order, [X|Xs]) :-
    ordered(Xs, X, Order).

ordered([], _, _).
ordered([Y|Ys], X, Order) :-
    call(Order, X, Y),
    ordered(Ys, Y, Order).

%!  increasing_prefix(+List, ?Prefix, ?Suffix) is semidet.
%!  increasing_prefix(:Order, +List, ?Prefix, ?Suffix) is semidet.
%!  decreasing_prefix(+List, ?Prefix, ?Suffix) is semidet.
%!  decreasing_prefix(:Order, +List, ?Prefix, ?Suffix) is semidet.
%
%   Prefix, followed by the first element of Suffix, is the longest increasing,
%   or decreasing, prefix.

increasing_prefix(List, Prefix, Suffix) :-
    increasing_prefix(@=<, List, Prefix, Suffix).

increasing_prefix(Order, List, Prefix, Suffix) :-
    (   List = [X,Y|Rest],
        call(Order, X, Y)
    ->  Prefix = [X|Prefix1],
        increasing_prefix(Order, [Y|Rest], Prefix1, Suffix)
    ;   Prefix = [],
        Suffix = List
    ).

decreasing_prefix(List, Prefix, Suffix) :-
    decreasing_prefix(@=<, List, Prefix, Suffix).

decreasing_prefix(Order, List, Prefix, Suffix) :-
    increasing_prefix(converse(Order), List, Prefix, Suffix).

converse(Order, X, Y) :-
    call(Order, Y, X).
