/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_checks,
          [ must_be_config/2,           % :Check, @Options
            must_be_player/2,           % +Players, @Player
            must_be_shape/3,            % +Type, :Shape, @Term
            must_be_one_to/3            % +Domain, +Most, @Term
          ]).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [domain_error/2, must_be/2, type_error/2]).

/** <module> Checks that the modules of games share

Each raises the first error that applies, in the order that all games keep:
a cyclic term, an unbound part, the shape, the values.
*/

%!  must_be_config(:Check, @Options) is det.
%
%   True if Options is a list and call(Check, Option) is true for each
%   element. Check fails for an unknown option and throws for a wrong value.
%
%   @error domain_error(acyclic_term, Options), instantiation_error,
%   type_error(list, Options), domain_error(config_option, Option)

:- meta_predicate must_be_config(1, ?).

must_be_config(Check, Options) :-
    must_be(acyclic, Options),
    must_be(ground, Options),
    must_be(list, Options),
    maplist(must_be_option(Check), Options).

must_be_option(Check, Option) :-
    (   compound(Option),
        call(Check, Option)
    ->  true
    ;   domain_error(config_option, Option)
    ).

%!  must_be_player(+Players:list, @Player) is det.
%
%   @error domain_error(player, Player)

must_be_player(Players, Player) :-
    must_be(acyclic, Player),
    must_be(ground, Player),
    (   memberchk(Player, Players)
    ->  true
    ;   domain_error(player, Player)
    ).

%!  must_be_shape(+Type, :Shape, @Term) is det.
%
%   True if Term is acyclic and ground and call(Shape, Term) is true.
%
%   @error domain_error(acyclic_term, Term), instantiation_error,
%   type_error(Type, Term)

:- meta_predicate must_be_shape(+, 1, ?).

must_be_shape(Type, Shape, Term) :-
    must_be(acyclic, Term),
    must_be(ground, Term),
    (   call(Shape, Term)
    ->  true
    ;   type_error(Type, Term)
    ).

%!  must_be_one_to(+Domain, +Most, @Term) is det.
%
%   True if Term is an integer from 1 to Most.
%
%   @error type_error(integer, Term), domain_error(Domain, Term)

must_be_one_to(Domain, Most, I) :-
    must_be(acyclic, I),
    must_be(ground, I),
    must_be(integer, I),
    (   between(1, Most, I)
    ->  true
    ;   domain_error(Domain, I)
    ).
