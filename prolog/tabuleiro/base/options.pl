/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_options,
          [ check_options/3,            % :Table, @Options0, -Options
            known_options/3,            % :Table, +Options, -Known
            near_names/3                % +Word, +Names, -Near
          ]).
:- use_module(library(apply), [include/3, maplist/2, maplist/3]).
:- use_module(library(error), [domain_error/2, must_be/2, type_error/2]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(option), [dict_options/2]).
:- use_module(first_use, [first_use/2]).
:- use_module('../texts/texts', []).

/** <module> Options: one table for each predicate, one checker for all

A predicate with options declares them in a table, which is a predicate:

    %   match_option(?Name, ?Type, -Default, -Meaning)

    match_option(games,  positive_integer, 2, "number of games").
    match_option(record, text,             _, "file to append the games to").

Default is unbound if there is none. The name of a table ends in `_option`; it
is the domain of the error that an unknown option raises. A table with more
arguments is a closure, such as search_option(analyse). A clause of a table may
call another table.

Type is a type of must_be/2 or

  - seconds, points: a non-negative number
  - seconds_or_inf, nonneg_or_inf: such a number, or `inf`
  - game_time: seconds_or_inf, or Seconds+Increment; an option of this type
    may have the two as arguments
  - each(Type): a value of Type, or a list of them, one for each player
  - between(Low, High): an integer, else domain_error(Name, Value)
  - between_or_all(Low, High): such an integer, or `all`
  - positive_integer_or_all
  - oneof(Atoms): one of Atoms, else domain_error(Name, Value)
  - value_of(Option): a value of Option, a dict as in the options of
    game_info/1, else domain_error(Name, Value)
  - player: a term of tabuleiro/match/player, checked there
  - nonvar: a value that is checked where it is used
  - unbound: an output

library(option) reads what check_options/3 returns.
*/

:- meta_predicate
    check_options(4, ?, -),
    known_options(4, +, -).

%!  check_options(:Table, @Options0, -Options:list) is det.
%
%   Options are the Name(Value) terms of Options0, followed by the defaults of
%   the other options. Options0 is a dict, or a list in which Name=Value stands
%   for Name(Value).
%
%   @error domain_error(acyclic_term, Options0), instantiation_error,
%   type_error(list, Options0)
%   @error domain_error(TableName, Option) if Table does not have Option; the
%   message suggests those with similar names
%   @error permission_error(repeat, option, Name) for an option given twice
%   @error those of the type for a wrong value; the message has the name of the
%   option and the expected value

check_options(Table, Options0, Options) :-
    must_be(acyclic, Options0),
    (   is_dict(Options0)
    ->  dict_options(Options0, List)
    ;   must_be(list, Options0),
        List = Options0
    ),
    maplist(name_and_value(Table), List, Given),
    maplist(must_be_option(Table), Given),
    no_name_twice(Given),
    findall(Default, missing_default(Table, Given, Default), Defaults),
    append(Given, Defaults, Options).

name_and_value(_, Option, _) :-
    var(Option),
    !,
    must_be(callable, Option).
name_and_value(_, Name=Value, Option) :-
    atom(Name),
    !,
    Option =.. [Name,Value].
name_and_value(Table, Option0, Option) :-
    compound(Option0),
    compound_name_arguments(Option0, Name, [Seconds,Increment]),
    call(Table, Name, Type, _, _),
    memberchk(Type, [game_time,each(game_time)]),
    !,
    Option =.. [Name,Seconds+Increment].
name_and_value(_, Option, Option).

no_name_twice(Options) :-
    (   append(_, [Option|Later], Options),
        functor(Option, Name, 1),
        functor(Same, Name, 1),
        memberchk(Same, Later)
    ->  throw(error(permission_error(repeat, option, Name),
                    context(_, tabuleiro(option_twice(Name)))))
    ;   true
    ).

missing_default(Table, Given, Option) :-
    call(Table, Name, _, Default, _),
    nonvar(Default),
    functor(Same, Name, 1),
    \+ memberchk(Same, Given),
    Option =.. [Name,Default].

%!  known_options(:Table, +Options, -Known:list) is det.
%
%   Known are the elements of Options, a list of Name(Value), that Table has.

known_options(Table, Options, Known) :-
    include(in_table(Table), Options, Known).

in_table(Table, Option) :-
    compound(Option),
    functor(Option, Name, 1),
    call(Table, Name, _, _, _),
    !.

                /*******************************
                *            CHECKS            *
                *******************************/

must_be_option(Table, Option) :-
    must_be(callable, Option),
    (   compound(Option),
        compound_name_arguments(Option, Name, [Value]),
        call(Table, Name, Type, _, _)
    ->  must_be_value(Type, Name, Value, Table)
    ;   unknown_option(Table, Option)
    ).

unknown_option(Table, Option) :-
    table_name(Table, Domain),
    findall(Name, call(Table, Name, _, _, _), Names),
    functor(Option, Word, _),
    near_names(Word, Names, Near),
    throw(error(domain_error(Domain, Option),
                context(_, tabuleiro(unknown_option(Near, Names))))).

table_name(Table, Name) :-
    strip_module(Table, _, Closure),
    functor(Closure, Name, _).

%!  near_names(+Word, +Names, -Near:list) is det.
%
%   Near are the Names of which Word may be a misspelling or, if there are none,
%   the Names that are similar to Word.

near_names(Word, Names, Near) :-
    include(dwim_match(Word), Names, Typed),
    (   Typed == []
    ->  include(similar(Word), Names, Near)
    ;   Near = Typed
    ).

similar(Word, Name) :-
    first_use(library(isub),
              isub(Word, Name, Similarity,
                   [normalize(true),zero_to_one(true)])),
    Similarity > 0.8.

must_be_value(Type, Name, Value, Table) :-
    catch(check_value(Type, Name, Value), error(Formal, _), true),
    (   var(Formal)
    ->  true
    ;   table_name(Table, Domain),
        throw(error(Formal,
                    context(_, tabuleiro(option_value(Domain, Name, Value,
                                                      Type)))))
    ).

check_value(seconds, _, Seconds) :-
    !,
    must_be(number, Seconds),
    (   Seconds >= 0
    ->  true
    ;   type_error(nonneg, Seconds)
    ).
check_value(points, Name, Points) :-
    !,
    check_value(seconds, Name, Points).
check_value(seconds_or_inf, Name, Value) :-
    !,
    (   Value == inf
    ->  true
    ;   check_value(seconds, Name, Value)
    ).
check_value(game_time, Name, Value) :-
    !,
    (   nonvar(Value),
        Value = Seconds+Increment
    ->  check_value(seconds, Name, Seconds),
        check_value(seconds, Name, Increment)
    ;   check_value(seconds_or_inf, Name, Value)
    ).
check_value(nonneg_or_inf, _, Value) :-
    !,
    (   Value == inf
    ->  true
    ;   must_be(nonneg, Value)
    ).
check_value(each(Type), Name, Value) :-
    !,
    (   is_list(Value)
    ->  maplist(check_value(Type, Name), Value)
    ;   check_value(Type, Name, Value)
    ).
check_value(between(Low, High), Name, Value) :-
    !,
    must_be(integer, Value),
    (   between(Low, High, Value)
    ->  true
    ;   domain_error(Name, Value)
    ).
check_value(between_or_all(Low, High), Name, Value) :-
    !,
    (   Value == all
    ->  true
    ;   check_value(between(Low, High), Name, Value)
    ).
check_value(positive_integer_or_all, _, Value) :-
    !,
    (   Value == all
    ->  true
    ;   must_be(positive_integer, Value)
    ).
check_value(oneof(Atoms), Name, Value) :-
    !,
    must_be(atom, Value),
    (   memberchk(Value, Atoms)
    ->  true
    ;   domain_error(Name, Value)
    ).
check_value(value_of(Option), Name, Value) :-
    !,
    must_be(ground, Value),
    (   memberchk(Value, Option.values)
    ->  true
    ;   get_dict(typed, Option, Type),
        \+ atom(Value)
    ->  check_value(Type, Name, Value)
    ;   domain_error(Name, Value)
    ).
check_value(player, _, Value) :-
    !,
    must_be(nonvar, Value).
check_value(nonvar, _, Value) :-
    !,
    must_be(nonvar, Value).
check_value(unbound, _, _) :-
    !.
check_value(Type, _, Value) :-
    must_be(Type, Value).
