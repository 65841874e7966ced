/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_fair_order,
          [ fair_order/3                % +Waiting, :Stamp, -Ordered
          ]).
:- use_module(library(apply), [foldl/5]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(pairs), [pairs_values/2]).

/** <module> Turns between addresses, and between the pages of an address

Round robin: every address has one turn before any has its second. The turns of
an address go round among its pages in the same way.
*/

:- meta_predicate fair_order(+, 2, -).

%!  fair_order(+Waiting:list, :Stamp, -Ordered:list) is det.
%
%   Ordered are Waiting, terms waits(Address, Page, Job) in the order in which
%   they came, in the order of their turns. Between those with the same number
%   of turns before them, the one with the smallest N of call(Stamp, Key, N)
%   comes first, where Key is address(Address) or page(Page); then the earlier
%   one.
%
%       ?- fair_order([ waits(a, p, 1), waits(a, p, 2), waits(a, q, 3),
%                       waits(b, r, 4)
%                     ], [_,0]>>true, Ordered).
%       Ordered = [ waits(a, p, 1), waits(b, r, 4), waits(a, q, 3),
%                   waits(a, p, 2)
%                 ].

fair_order(Waiting, Stamp, Ordered) :-
    in_turns(page, Stamp, Waiting, ByPages),
    in_turns(address, Stamp, ByPages, Ordered).

in_turns(What, Stamp, Waiting, Ordered) :-
    empty_assoc(None),
    foldl(turn(What, Stamp), Waiting, Keyed, None, _),
    sort(1, @=<, Keyed, Sorted),
    pairs_values(Sorted, Ordered).

turn(What, Stamp, Waits, turn(Before,N)-Waits, Turns0, Turns) :-
    turn_key(What, Waits, Key),
    (   get_assoc(Key, Turns0, Before)
    ->  true
    ;   Before = 0
    ),
    After is Before+1,
    put_assoc(Key, Turns0, After, Turns),
    once(call(Stamp, Key, N)).

turn_key(page,    waits(_, Page, _), page(Page)).
turn_key(address, waits(Address, _, _), address(Address)).
