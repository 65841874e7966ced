/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_avl,
          [ empty_avl/1,                % -Avl
            is_avl/1,                   % @Term
            avl_to_list/2,              % +Avl, -Pairs
            avl_domain/2,               % +Avl, -Keys
            avl_range/2,                % +Avl, -Values
            avl_size/2,                 % +Avl, -Size
            avl_min/2,                  % +Avl, -Key
            avl_min/3,                  % +Avl, -Key, -Value
            avl_max/2,                  % +Avl, -Key
            avl_max/3,                  % +Avl, -Key, -Value
            avl_member/2,               % ?Key, +Avl
            avl_member/3,               % ?Key, +Avl, ?Value
            avl_fetch/2,                % +Key, +Avl
            avl_fetch/3,                % +Key, +Avl, ?Value
            avl_next/3,                 % +Key, +Avl, -Next
            avl_next/4,                 % +Key, +Avl, -Next, -Value
            avl_prev/3,                 % +Key, +Avl, -Previous
            avl_prev/4,                 % +Key, +Avl, -Previous, -Value
            avl_change/5,               % +Key, ?Avl1, ?Value1, ?Avl2, ?Value2
            ord_list_to_avl/2,          % +Pairs, -Avl
            list_to_avl/2,              % +Pairs, -Avl
            avl_store/4,                % +Key, +Avl0, +Value, -Avl
            avl_incr/4,                 % +Key, +Avl0, +Increment, -Avl
            avl_delete/4,               % +Key, +Avl0, -Value, -Avl
            avl_del_min/4,              % +Avl0, -Key, -Value, -Avl
            avl_del_max/4,              % +Avl0, -Key, -Value, -Avl
            avl_map/2,                  % :Goal, +Avl
            avl_map/3                   % :Goal, +Avl0, -Avl
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc)).
:- use_module(library(lists), [last/2, member/2]).

/** <module> library(avl) of SICStus 4, on library(assoc)
*/

:- meta_predicate
    avl_map(1, ?),
    avl_map(2, ?, ?).

%!  empty_avl(-Avl) is det.
%!  is_avl(@Term) is semidet.

empty_avl(Avl) :-
    empty_assoc(Avl).

is_avl(Term) :-
    is_assoc(Term).

%!  avl_to_list(+Avl, -Pairs) is det.
%!  avl_domain(+Avl, -Keys) is det.
%!  avl_range(+Avl, -Values) is det.
%!  avl_size(+Avl, -Size) is det.
%
%   Lists are in the order of the keys.

avl_to_list(Avl, Pairs) :-
    assoc_to_list(Avl, Pairs).

avl_domain(Avl, Keys) :-
    assoc_to_keys(Avl, Keys).

avl_range(Avl, Values) :-
    assoc_to_values(Avl, Values).

avl_size(Avl, Size) :-
    assoc_to_keys(Avl, Keys),
    length(Keys, Size).

%!  avl_min(+Avl, -Key) is semidet.
%!  avl_min(+Avl, -Key, -Value) is semidet.
%!  avl_max(+Avl, -Key) is semidet.
%!  avl_max(+Avl, -Key, -Value) is semidet.

avl_min(Avl, Key) :-
    min_assoc(Avl, Key, _).

avl_min(Avl, Key, Value) :-
    min_assoc(Avl, Key, Value).

avl_max(Avl, Key) :-
    max_assoc(Avl, Key, _).

avl_max(Avl, Key, Value) :-
    max_assoc(Avl, Key, Value).

%!  avl_member(?Key, +Avl) is nondet.
%!  avl_member(?Key, +Avl, ?Value) is nondet.
%!  avl_fetch(+Key, +Avl) is semidet.
%!  avl_fetch(+Key, +Avl, ?Value) is semidet.

avl_member(Key, Avl) :-
    gen_assoc(Key, Avl, _).

avl_member(Key, Avl, Value) :-
    gen_assoc(Key, Avl, Value).

avl_fetch(Key, Avl) :-
    get_assoc(Key, Avl, _).

avl_fetch(Key, Avl, Value) :-
    get_assoc(Key, Avl, Value).

%!  avl_next(+Key, +Avl, -Next) is semidet.
%!  avl_next(+Key, +Avl, -Next, -Value) is semidet.
%!  avl_prev(+Key, +Avl, -Previous) is semidet.
%!  avl_prev(+Key, +Avl, -Previous, -Value) is semidet.
%
%   Avl need not have Key.

avl_next(Key, Avl, Next) :-
    avl_next(Key, Avl, Next, _).

avl_next(Key, Avl, Next, Value) :-
    assoc_to_list(Avl, Pairs),
    (   member(Next0-Value0, Pairs),
        Next0 @> Key
    ->  Next-Value = Next0-Value0
    ).

avl_prev(Key, Avl, Previous) :-
    avl_prev(Key, Avl, Previous, _).

avl_prev(Key, Avl, Previous, Value) :-
    assoc_to_list(Avl, Pairs),
    findall(Key0-Value0,
            ( member(Key0-Value0, Pairs),
              Key0 @< Key
            ),
            Before),
    last(Before, Previous-Value).

%!  avl_change(+Key, ?Avl1, ?Value1, ?Avl2, ?Value2) is semidet.
%
%   Avl1 and Avl2 have the values Value1 and Value2 for Key and are equal
%   otherwise.

avl_change(Key, Avl1, Value1, Avl2, Value2) :-
    get_assoc(Key, Avl1, Value1, Avl2, Value2).

%!  ord_list_to_avl(+Pairs, -Avl) is det.
%!  list_to_avl(+Pairs, -Avl) is det.
%
%   If a key occurs twice, the last pair counts.

ord_list_to_avl(Pairs, Avl) :-
    ord_list_to_assoc(Pairs, Avl).

list_to_avl(Pairs, Avl) :-
    empty_assoc(Empty),
    foldl(store, Pairs, Empty, Avl).

store(Key-Value, Avl0, Avl) :-
    put_assoc(Key, Avl0, Value, Avl).

%!  avl_store(+Key, +Avl0, +Value, -Avl) is det.
%!  avl_incr(+Key, +Avl0, +Increment, -Avl) is det.
%
%   Adds Key if Avl0 does not have it.

avl_store(Key, Avl0, Value, Avl) :-
    put_assoc(Key, Avl0, Value, Avl).

avl_incr(Key, Avl0, Increment, Avl) :-
    (   get_assoc(Key, Avl0, Value0)
    ->  Value is Value0+Increment
    ;   Value = Increment
    ),
    put_assoc(Key, Avl0, Value, Avl).

%!  avl_delete(+Key, +Avl0, -Value, -Avl) is semidet.
%!  avl_del_min(+Avl0, -Key, -Value, -Avl) is semidet.
%!  avl_del_max(+Avl0, -Key, -Value, -Avl) is semidet.

avl_delete(Key, Avl0, Value, Avl) :-
    del_assoc(Key, Avl0, Value, Avl).

avl_del_min(Avl0, Key, Value, Avl) :-
    min_assoc(Avl0, Key, Value),
    del_assoc(Key, Avl0, _, Avl).

avl_del_max(Avl0, Key, Value, Avl) :-
    max_assoc(Avl0, Key, Value),
    del_assoc(Key, Avl0, _, Avl).

%!  avl_map(:Goal, +Avl) is nondet.
%!  avl_map(:Goal, +Avl0, -Avl) is nondet.
%
%   Calls Goal with each value, or with each value of Avl0 and that of Avl.

avl_map(Goal, Avl) :-
    map_assoc(Goal, Avl).

avl_map(Goal, Avl0, Avl) :-
    map_assoc(Goal, Avl0, Avl).
