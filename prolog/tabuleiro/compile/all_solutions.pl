/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_all_solutions,
          [ bag/7,                      % +Goal, +Module, -How, -Template,
                                        % -Witness, -Inner, -Bag
            all_solutions/2             % +Goal, -Plain
          ]).
:- use_module(library(lists), [member/2]).

/** <module> Goals that collect solutions
*/

%!  bag(+Goal, +Module, -How, -Template, -Witness, -Inner, -Bag) is semidet.
%
%   Goal is a bagof/3 or, if How is `sort`, a setof/3. Inner, Module:Plain, is
%   the goal whose solutions it collects in Bag, a list for each Witness.

bag(Goal, Module0, How, T, Witness, Module:G, L) :-
    bag(Goal, How, T, G0, L),
    inner_goal(G0, Bound, Module0, Module, G),
    term_variables(G, Variables),
    term_variables(T-Bound, Not),
    free_variables(Variables, Not, Witness).

bag(bagof(T,G,L), keysort, T, G, L).
bag(setof(T,G,L), sort,    T, G, L).

inner_goal(Goal, [], Module, Module, Goal) :-
    var(Goal),
    !.
inner_goal(V^Goal0, [V|Bound], Module0, Module, Goal) :-
    !,
    inner_goal(Goal0, Bound, Module0, Module, Goal).
inner_goal(Module1:Goal0, Bound, _, Module, Goal) :-
    atom(Module1),
    !,
    inner_goal(Goal0, Bound, Module1, Module, Goal).
inner_goal(Goal, [], Module, Module, Goal).

free_variables([], _, []).
free_variables([V|Vs], Not, Free) :-
    (   member(W, Not),
        W == V
    ->  Free = Free1
    ;   Free = [V|Free1]
    ),
    free_variables(Vs, Not, Free1).

%!  all_solutions(+Goal, -Plain) is semidet.
%
%   Plain does what Goal, of aggregate_all/3, does, by findall/3, or is
%   leave(goal, What).

all_solutions(aggregate_all(count,G,N),
              (findall(x, G, Xs), library:'$skip_list'(N, Xs, _))).
all_solutions(aggregate_all(sum(E),G,S),
              (findall(V, (G, V is E), Vs), library:'$sum'(Vs, 0, S))).
all_solutions(aggregate_all(bag(T),G,L), findall(T, G, L)).
all_solutions(aggregate_all(set(T),G,L), (findall(T, G, L0), sort(L0, L))).
all_solutions(aggregate_all(max(E),G,M), Plain) :-
    (   compound(E),
        E = _-_
    ->  Plain = leave(goal, aggregate_all/3)
    ;   Plain = (findall(V, (G, V is E), Vs), library:'$max'(Vs, M))
    ).
all_solutions(aggregate_all(min(E),G,M), Plain) :-
    (   compound(E),
        E = _-_
    ->  Plain = leave(goal, aggregate_all/3)
    ;   Plain = (findall(V, (G, V is E), Vs), library:'$min'(Vs, M))
    ).
all_solutions(aggregate_all(max(E,W),G,max(M,V)),
              (findall(E-W, (G, number(E)), Ps), library:'$max_of'(Ps, M, V))).
all_solutions(aggregate_all(min(E,W),G,min(M,V)),
              (findall(E-W, (G, number(E)), Ps), library:'$min_of'(Ps, M, V))).
