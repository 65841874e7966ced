/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_own_calls,
          [ own_calls/7,                % +Module, +Given, +Adapter,
                                        % +Operation, +Sample, +Bots, -Calls
            asked_so/3                  % +Adapter, +Template, +Calls
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(asked, [state_roles/3]).
:- use_module(bot_levels, [bots_choose/4]).
:- use_module(candidates, [candidate/4]).
:- use_module(clauses, [program_predicate/3]).
:- use_module(spies, [overheard/3]).
:- use_module(templates).
:- use_module(trial, [at_fixed_random/1]).

/** <module> How the bots of a program ask its predicates

An argument that a trial takes for a constant, or for a player, may be a move or
another player. What the bots of the program have in its place decides.
*/

%!  own_calls(+Module, +Given, +Adapter, +Operation, +Sample, +Bots, -Calls) is
%!            det.
%
%   Calls are Roles-Head pairs: a bot of the player of Roles that was to move in
%   one of the first states of Sample, which Roles describe as state_roles/3
%   does, called Head, a predicate that may answer Operation. Bots is that of
%   value_template/8; a loop has its own bot. A predicate that a person has told
%   is not called.

own_calls(Module, Given, Adapter, Operation, Sample, Bots, Calls) :-
    findall(PI,
            ( \+ given_template(Given, Operation, _),
              candidate(Module, Given, Operation, Template),
              template_indicator(Template, PI)
            ),
            PIs0),
    sort(PIs0, PIs),
    findall(Asked, limit(3, ( member(Asked, Sample), chooses(Asked) )), Some),
    findall(Calls0,
            ( member(PI, PIs),
              member(Asked, Some),
              calls_of(Module, Adapter, Bots, PI, Asked, Calls0)
            ),
            Calls1),
    append(Calls1, Calls).

chooses(asked(_, _, [_,_|_], _)).

calls_of(Module, Adapter, Bots, Name/Arity, Asked, Calls) :-
    Asked = asked(_, Player, _, State),
    functor(Head, Name, Arity),
    program_predicate(Module, Owner, Head),
    at_fixed_random(overheard(Owner:Name/Arity,
                              bots_choose(Bots, Module, Adapter, Asked),
                              Heads)),
    state_roles(Adapter, State, Roles),
    maplist(in_state([player=Player|Roles]), Heads, Calls).

in_state(Roles, Head, Roles-Head).

%!  asked_so(+Adapter, +Template, +Calls:list) is semidet.
%
%   No call of the predicate of Template among Calls has anything else in the
%   place of a role. If a role is a constant, there is such a call. A value may
%   be known, where a bot looks for all moves that have the best one, but not in
%   all calls.

asked_so(Adapter, Template, Calls) :-
    functor(Template, Name, Arity),
    functor(General, Name, Arity),
    findall(Roles-General, member(Roles-General, Calls), Same),
    (   Same == []
    ->  \+ has_role(Template, is(_))
    ;   true
    ),
    \+ ( member(Roles-Head, Same),
         arg(N, Template, Role),
         arg(N, Head, Argument),
         \+ plays(Role, Argument, Adapter, Roles)
       ),
    \+ ( Same = [_|_],
         arg(N, Template, Role),
         is_value(Role),
         \+ ( member(_-Head, Same),
              arg(N, Head, Argument),
              var(Argument)
            )
       ).

is_value(Role) :-
    value_roles(_, Roles),
    memberchk(Role=_, Roles),
    !.

%   plays(+Role, ?Argument, +Adapter, +Roles): Argument may play Role where a
%   bot chooses in the state that Roles describe.

plays(is(Term), Argument, _, _) :-
    !,
    Argument == Term.
plays(player, Argument, Adapter, _) :-
    !,
    (   var(Argument)                   % the same for both
    ->  true
    ;   memberchk(Argument, Adapter.players)
    ).
plays(mover, Argument, Adapter, _) :-
    !,
    nonvar(Argument),
    memberchk(Argument, Adapter.players).
plays(state, Argument, _, Roles) :-
    !,
    memberchk(state=Own, Roles),
    alike(Own, Argument).
plays(arg(Path), Argument, _, Roles) :-
    !,
    memberchk(state=Own, Roles),
    part(Path, Own, Part),
    alike(Part, Argument).
plays(loop(Path), Argument, _, Roles) :-
    !,
    memberchk(loop=Call, Roles),
    part(Path, Call, Part),
    alike(Part, Argument).
plays(Role, Argument, _, _) :-
    (   is_value(Role),
        nonvar(Argument)
    ->  number(Argument)
    ;   true
    ).

%   A number is alike if it is the same one.

alike(Term0, Term) :-
    (   is_list(Term0)
    ->  is_list(Term)
    ;   compound(Term0)
    ->  compound(Term),
        functor(Term0, Name, Arity),
        functor(Term, Name, Arity)
    ;   number(Term0)
    ->  Term == Term0
    ;   atomic(Term)
    ).
