/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_clpfd,
          [ all_different/2,            % +Variables, +Options
            all_distinct/2,             % +Variables, +Options
            count/4,                    % +Value, +Variables, +Relation, ?Count
            scalar_product/5,           % +Factors, +Variables, +Relation,
                                        % ?Value, +Options
            minimum/2,                  % ?Minimum, +Variables
            maximum/2,                  % ?Maximum, +Variables
            minimize/2,                 % :Goal, ?Variable
            maximize/2,                 % :Goal, ?Variable
            labeling/2,                 % +Options, :Variables
            first_bound/2,              % +Bound0, -Bound
            later_bound/2,              % +Bound0, -Bound
            fd_set/2,                   % +Variable, -Set
            in_set/2,                   % ?Variable, +Set
            fdset_to_list/2,            % +Set, -List
            list_to_fdset/2,            % +List, -Set
            fdset_member/2              % ?Value, +Set
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [convlist/3, foldl/4, include/3, maplist/3]).
:- use_module(library(clpfd),
              [ all_different/1, all_distinct/1, indomain/1,
                scalar_product/4, sum/3, tuples_in/2, (#=)/2, (#<==>)/2
              ]).
:- use_module(library(dialect/sicstus/timeout), [time_out/3]).
:- use_module(library(lists), [member/2, selectchk/3]).

/** <module> The part of library(clpfd) of SICStus 4 that SWI-Prolog lacks

An option of labeling/2 that chooses the order of the search is replaced by the
option of SWI-Prolog with the nearest effect.
*/

:- meta_predicate
    minimize(0, ?),
    maximize(0, ?),
    labeling(+, :).

%!  all_different(+Variables, +Options) is semidet.
%!  all_distinct(+Variables, +Options) is semidet.
%
%   The options have no effect.

all_different(Variables, _) :-
    all_different(Variables).

all_distinct(Variables, _) :-
    all_distinct(Variables).

%!  count(+Value, +Variables, +Relation, ?Count) is nondet.
%
%   Relation, such as `#=`, holds between the number of Variables that equal
%   Value and Count.

count(Value, Variables, Relation, Count) :-
    maplist(equals(Value), Variables, Equals),
    sum(Equals, Relation, Count).

equals(Value, Variable, Equal) :-
    #<==>(#=(Variable, Value), Equal).

%!  scalar_product(+Factors, +Variables, +Relation, ?Value, +Options).
%
%   The options have no effect.

scalar_product(Factors, Variables, Relation, Value, _) :-
    scalar_product(Factors, Variables, Relation, Value).

%!  minimum(?Minimum, +Variables) is semidet.
%!  maximum(?Maximum, +Variables) is semidet.

minimum(Minimum, [X|Xs]) :-
    foldl(lesser, Xs, X, Minimum).

lesser(X, Y, Z) :-
    #=(Z, min(X, Y)).

maximum(Maximum, [X|Xs]) :-
    foldl(greater, Xs, X, Maximum).

greater(X, Y, Z) :-
    #=(Z, max(X, Y)).

%!  minimize(:Goal, ?Variable) is semidet.
%!  maximize(:Goal, ?Variable) is semidet.
%
%   Solves Goal with the least, or greatest, value of Variable.

minimize(Goal, Variable) :-
    aggregate_all(min(Variable, Goal), Goal, min(Variable, Goal)).

maximize(Goal, Variable) :-
    aggregate_all(max(Variable, Goal), Goal, max(Variable, Goal)).

%!  labeling(+Options, :Variables) is nondet.
%
%   The Goals of the options value(Goal) and variable(Goal) are called in the
%   program. They bind a variable, or choose one, see the manual of SICStus.

labeling(Options, Module:Variables) :-
    (   selectchk(time_out(Milliseconds, Flag), Options, Options1)
    ->  time_out(labeling(Options1, Module:Variables), Milliseconds, Result),
        (   Result == success
        ->  Flag = optimality
        ;   Flag = time_out
        )
    ;   choosers(Options, Module, Choose, Bind)
    ->  label(Variables, Choose, Bind)
    ;   convlist(swi_option, Options, Known),
        (   ( memberchk(min(_), Known) ; memberchk(max(_), Known) )
        ->  once(clpfd:labeling(Known, Variables))
        ;   clpfd:labeling(Known, Variables)
        )
    ).

swi_option(leftmost,         leftmost).
swi_option(min,              min).
swi_option(max,              max).
swi_option(ff,               ff).
swi_option(first_fail,       ff).
swi_option(ffc,              ffc).
swi_option(most_constrained, ffc).
swi_option(step,             step).
swi_option(enum,             enum).
swi_option(bisect,           bisect).
swi_option(up,               up).
swi_option(down,             down).
swi_option(minimize(X),      min(X)).
swi_option(maximize(X),      max(X)).

choosers(Options, Module, Choose, Bind) :-
    (   memberchk(variable(Choose0), Options)
    ->  Choose = Module:Choose0
    ;   Choose = first
    ),
    (   memberchk(value(Bind0), Options)
    ->  Bind = Module:Bind0
    ;   Choose \== first,
        Bind = any_value
    ).

label(Variables0, Choose, Bind) :-
    include(var, Variables0, Variables),
    (   Variables == []
    ->  true
    ;   call(Choose, Variables, Variable, Rest),
        call(Bind, Variable, Rest, bound, _),
        label(Variables, Choose, Bind)
    ).

first([X|Xs], X, Xs).

any_value(Variable, _, _, _) :-
    indomain(Variable).

%!  first_bound(+Bound0, -Bound) is det.
%!  later_bound(+Bound0, -Bound) is det.
%
%   These are called by goals that bind a variable.

first_bound(Bound, Bound).

later_bound(Bound, Bound).

%!  fd_set(+Variable, -Set) is det.
%!  in_set(?Variable, +Set) is semidet.
%!  fdset_to_list(+Set, -List) is det.
%!  list_to_fdset(+List, -Set) is det.
%!  fdset_member(?Value, +Set) is nondet.
%
%   A set is an ordered list here.

fd_set(Variable, Set) :-
    findall(Variable, indomain(Variable), Set).

in_set(Variable, Set) :-
    maplist(single, Set, Tuples),
    tuples_in([[Variable]], Tuples).

single(Value, [Value]).

fdset_to_list(Set, Set).

list_to_fdset(List, Set) :-
    sort(List, Set).

fdset_member(Value, Set) :-
    member(Value, Set).
