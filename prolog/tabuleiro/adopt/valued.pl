/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_valued,
          [ a_value_player/3,           % +Template, +Adapter, -Player
            value_of/5,                 % +Adapter, +Template, +State,
                                        % +Player, -Value
            value_goal/6,               % +Adapter, +Template, +State,
                                        % +Player, -Goal, ?Value
            with_role/4                 % +Role0, +Role, +Template0, -Template
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(asked, [value_roles/4]).
:- use_module(templates).
:- use_module(trial, [attempt/2]).

/** <module> The value of a state, as a template asks the program for it
*/

%!  a_value_player(+Template, +Adapter, -Player) is nondet.
%
%   Player may be asked about, `none` if Template asks about no one.

a_value_player(Template, Adapter, Player) :-
    (   has_role(Template, player)
    ->  member(Player, Adapter.players)
    ;   Player = none
    ).

%!  value_of(+Adapter, +Template, +State, +Player, -Value) is semidet.
%!  value_goal(+Adapter, +Template, +State, +Player, -Goal, ?Value) is semidet.
%
%   Value is the number that Goal, which asks the program by Template, answers
%   for Player in State. The facts of the program are those of State.

value_of(Adapter, Template, State, Player, Value) :-
    value_goal(Adapter, Template, State, Player, Goal, Value),
    Module = Adapter.module,
    attempt(Module:Goal, yes),
    number(Value).

value_goal(Adapter, Template, State, Player, Goal, Value) :-
    value_roles(Value, Values),
    value_roles(Adapter, Template, State, Roles0),
    append([player=Player|Roles0], Values, Roles),
    template_goal(Template, Roles, Goal).

%!  with_role(+Role0, +Role, +Template0, -Template) is det.
%
%   Template is Template0 with Role in place of Role0.

with_role(Role0, Role, Template0, Template) :-
    Template0 =.. [Name|Roles0],
    maplist(replaced(Role0, Role), Roles0, Roles),
    Template =.. [Name|Roles].

replaced(Role0, Role1, Role2, Role) :-
    (   Role2 == Role0
    ->  Role = Role1
    ;   Role = Role2
    ).
