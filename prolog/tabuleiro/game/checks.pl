/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_checks,
          [ config_options/3,           % :Check, @Config, -Options
            must_be_player/2,           % +Players, @Player
            must_be_shape/3,            % +Type, :Shape, @Term
            must_be_in/3,               % +Domain, :Goal, @Term
            must_be_elements/3,         % +Type, +Range, @Term
            must_be_one_to/3,           % +Domain, +Most, @Term
            must_be_own_level/2         % +Most, @Level
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(error),
              [ domain_error/2, instantiation_error/1, must_be/2, type_error/2
              ]).
:- use_module(library(lists), [numlist/3]).
:- use_module('../base/options', [near_names/3]).

/** <module> Checks that the modules of games share

Each predicate throws the first error that applies, in the order of all games:
a cyclic term, an unbound part, the shape, the values.
*/

%!  config_options(:Check, @Config, -Options:list) is det.
%
%   Options are the options of Config, `default` or a list. call(Check, Option)
%   is called for each of them; it must fail for an unknown option and throw for
%   a wrong value.
%
%   @error domain_error(acyclic_term, Config), instantiation_error,
%   type_error(list, Config), domain_error(config_option, Option)

:- meta_predicate config_options(1, ?, -).

config_options(Check, Config, Options) :-
    (   Config == default
    ->  Options = []
    ;   must_be_config(Check, Config),
        Options = Config
    ).

must_be_config(Check, Options) :-
    must_be(acyclic, Options),
    must_be(ground, Options),
    must_be(list, Options),
    maplist(must_be_config_option(Check), Options).

must_be_config_option(Check, Option) :-
    (   compound(Option),
        call(Check, Option)
    ->  true
    ;   callable(Option)
    ->  Check = Module:Name,
        Head =.. [Name,Known],
        findall(Word,
                ( clause(Module:Head, _),
                  functor(Known, Word, _)
                ),
                Words),
        functor(Option, Given, _),
        near_names(Given, Words, Near),
        throw(error(domain_error(config_option, Option),
                    context(_, tabuleiro(unknown_option(Near, Words)))))
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

%!  must_be_in(+Domain, :Goal, @Term) is det.
%
%   True if call(Goal, Term) is true.
%
%   @error domain_error(Domain, Term)

:- meta_predicate must_be_in(+, 1, ?).

must_be_in(Domain, Goal, Term) :-
    (   call(Goal, Term)
    ->  true
    ;   domain_error(Domain, Term)
    ).

%!  must_be_elements(+Type, +Range, @Term) is det.
%
%   True if Term is a list of Least to Most elements, where Range is
%   Least-Most. The elements may be unbound.
%
%   @error domain_error(acyclic_term, Term), instantiation_error,
%   type_error(Type, Term)

must_be_elements(Type, Least-Most, Term) :-
    must_be(acyclic, Term),
    '$skip_list'(Length, Term, Tail),
    (   Tail == [],
        between(Least, Most, Length)
    ->  true
    ;   var(Tail),
        Length =< Most
    ->  instantiation_error(Term)
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
    must_be_in(Domain, between(1, Most), I).

%!  must_be_own_level(+Most, @Level) is det.
%
%   True if Level is the level of a bot of best_moves/3, from 1 to Most. The
%   message of the error lists the levels.
%
%   @error type_error(integer, Level), domain_error(level, Level)

must_be_own_level(Most, Level) :-
    catch(must_be_one_to(level, Most, Level),
          error(domain_error(level, _), _),
          no_own_level(Level, Most)).

no_own_level(Level, Most) :-
    numlist(1, Most, Numbers),
    throw(error(domain_error(level, Level),
                context(best_moves/3,
                        tabuleiro(no_own_level(Level, Numbers))))).
