/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_address,
          [ request_address/2,          % +Request, -Address
            has_room/3,                 % +Address, +Limit, +Count
            with_turn/2                 % +Request, :Goal
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../web/answer', [refuse/2]).
:- use_module('../web/limits', [web_limit/2]).

/** <module> The addresses that requests come from

One address may not take the places of all. Requests from this machine have no
such limit: a server in front of this one sends all requests from there.
*/

:- meta_predicate with_turn(+, 0).

:- dynamic turn/2.                      % Address, Thread that answers it

%!  request_address(+Request, -Address) is det.
%
%   Address is `local`, or the address of the machine that has sent Request: all
%   of IPv4, the network, 64 bits, of IPv6. One person has a whole such network.
%
%       ?- request_address([peer(ip(127,0,0,1))], Address).
%       Address = local.

request_address(Request, Address) :-
    (   memberchk(peer(Peer), Request),
        address(Peer, Address0)
    ->  Address = Address0
    ;   Address = local
    ).

address(ip(127,_,_,_), local) :-
    !.
address(ip(A,B,C,D), ip(A,B,C,D)).
address(ip(0,0,0,0,0,0xffff,AB,CD), Address) :-
    !,
    A is AB>>8,
    B is AB /\ 255,
    C is CD>>8,
    D is CD /\ 255,
    address(ip(A,B,C,D), Address).
address(ip(0,0,0,0,0,0,0,1), local) :-
    !.
address(ip(A,B,C,D,_,_,_,_), network(A,B,C,D)).

%!  has_room(+Address, +Limit, +Count) is semidet.
%
%   Address, which has Count things of web_limit(Limit), may have another one.

has_room(local, _, _) :-
    !.
has_room(_, Limit, Count) :-
    web_limit(Limit, Most),
    Count < Most.

%!  with_turn(+Request, :Goal) is semidet.
%
%   Calls once(Goal), which answers Request. Refuses Request, which may be
%   repeated, while web_limit(address_requests) others of its address are
%   answered.

with_turn(Request, Goal) :-
    request_address(Request, Address),
    setup_call_cleanup(
        with_mutex(tabuleiro_turns, take_turn(Address, Ref)),
        once(Goal),
        erase(Ref)).

take_turn(Address, Ref) :-
    aggregate_all(count, turn(Address, _), Count),
    (   has_room(Address, address_requests, Count)
    ->  thread_self(Me),
        asserta(turn(Address, Me), Ref)
    ;   refuse(503, many_requests)
    ).
