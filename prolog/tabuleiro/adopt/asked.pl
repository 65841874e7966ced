/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_asked,
          [ asked/3,                    % +Adapter, +Operation, +Roles
            roles/4,                    % +Adapter, +Operation, +State, -Roles
            state_roles/3,              % +Adapter, +State, -Roles
            value_roles/4,              % +Adapter, +Template, +State, -Roles
            with_turn/4,                % +Adapter, +State, +Player, -Turned
            as_moves/4,                 % +Adapter, +State, +Elements, -Moves
            program_question/5,         % +Adapter, +Operation, +State, +Roles,
                                        % -Goal
            to_move/3,                  % +Adapter, +State, -Player
            after_player/3,             % +Players, +Last, -Player
            value_player/5,             % +Role, +Players, +Asked, +Next,
                                        % -Player
            own_state/4,                % +Adapter, +State, -Module, -Own
            wrapped/4                   % +Adapter, +Player, +Own, -State
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(facts, [keeping_facts/2]).
:- use_module(loop_game, [loop_own/3, loop_part/3]).
:- use_module(templates,
              [ element_move/4, has_role/2, part/3, template_goal/3,
                with_part/4
              ]).
:- use_module('../load/quietly', [quietly/3]).

/** <module> Questions to the program of an adapter, about an adapted state
*/

%!  asked(+Adapter, +Operation, +Roles:list) is semidet.
%
%   The program answers Operation, once. Roles are those of template_goal/3.

asked(Adapter, Operation, Roles) :-
    get_dict(Operation, Adapter.ask, Module:Template),
    template_goal(Template, Roles, Goal),
    (   memberchk(Operation, Adapter.keeping)
    ->  keeping_facts(Adapter.module,
                      answered(Adapter, Operation, Module:Goal))
    ;   answered(Adapter, Operation, Module:Goal)
    ).

answered(Adapter, Operation, Goal) :-
    (   is_loud(Operation, Adapter)
    ->  once(Goal)
    ;   quietly(Goal, [seconds(inf),input(Adapter.input)], Outcome),
        quiet_result(Outcome.result)
    ).

%   What a program prints of Operation is shown, and it reads as it will. What
%   asks for a start prints the prompts of the lines that it is given.

is_loud(display_game, _) :-
    !.
is_loud(Operation, Adapter) :-
    Adapter.quiet == false,
    \+ ( Operation == initial_state,
         Adapter.input \== ""
       ).

quiet_result(yes).
quiet_result(threw(Error)) :-
    throw(Error).

%!  program_question(+Adapter, +Operation, +State, +Roles:list, -Goal)
%!                   is semidet.
%
%   Goal, Module:Plain, asks the program itself about State. Roles are those of
%   template_goal/3 besides the state and the player to move, whom they may
%   replace. Fails if the program does not have Operation.

program_question(Adapter, Operation, State, Roles0, Module:Goal) :-
    get_dict(Operation, Adapter.ask, Module:Template),
    roles(Adapter, Operation, State, More),
    append(Roles0, More, Roles),
    template_goal(Template, Roles, Goal).

%!  roles(+Adapter, +Operation, +State, -Roles:list) is det.
%
%   Roles are the state and, if the template of Operation asks for it, the
%   player to move. A game of a loop has the call of the loop besides.

roles(Adapter, Operation, State, Roles) :-
    state_roles(Adapter, State, Roles0),
    (   get_dict(Operation, Adapter.ask, _:Template),
        has_role(Template, player)
    ->  to_move(Adapter, State, Player),
        Roles = [player=Player|Roles0]
    ;   Roles = Roles0
    ).

%!  state_roles(+Adapter, +State, -Roles:list) is det.
%
%   Roles are the state of the program and, in a game of a loop, the call of the
%   loop.

state_roles(Adapter, State, Roles) :-
    own_state(Adapter, State, _, Own),
    (   get_dict(loop, Adapter, _)
    ->  loop_part([], State, Call),
        Roles = [state=Own,loop=Call]
    ;   Roles = [state=Own]
    ).

%!  as_moves(+Adapter, +State, +Elements, -Moves) is det.
%
%   Moves are what move/3 of the program takes for Elements of its valid moves.

as_moves(Adapter, State, Elements, Moves) :-
    (   get_dict(template, Adapter, Template)
    ->  to_move(Adapter, State, Player),
        maplist(element_move(Template, Player), Elements, Moves)
    ;   Moves = Elements
    ).

%!  to_move(+Adapter, +State, -Player) is det.
%
%   Player is to move in State.

to_move(Adapter, State, Player) :-
    own_state(Adapter, State, Module, Own),
    (   Adapter.turn == own
    ->  once(Module:player_to_move(Own, Player))
    ;   Adapter.turn = arg(Path)
    ->  turn_part(Adapter, Path, State, Own, Player)
    ;   Adapter.turn = moved(Path)
    ->  turn_part(Adapter, Path, State, Own, Last),
        after_player(Adapter.players, Last, Player)
    ;   State = to_move(Player, _)
    ).

%   The loop of a program may tell what its states do not.

turn_part(Adapter, Path, State, Own, Part) :-
    (   get_dict(loop, Adapter, _)
    ->  loop_part(Path, State, Part)
    ;   part(Path, Own, Part)
    ).

%!  value_roles(+Adapter, +Template, +State, -Roles:list) is det.
%
%   As state_roles/3, with the player to move as `mover` if Template, that of
%   the operation value, asks about that player alone.

value_roles(Adapter, Template, State, Roles) :-
    state_roles(Adapter, State, Roles0),
    (   has_role(Template, mover)
    ->  to_move(Adapter, State, Player),
        Roles = [mover=Player|Roles0]
    ;   Roles = Roles0
    ).

%!  with_turn(+Adapter, +State, +Player, -Turned) is semidet.
%
%   Turned is State with Player to move. Fails if no part of the state is the
%   player to move.

with_turn(Adapter, State, Player, Turned) :-
    Adapter.turn = arg(Path),
    (   get_dict(loop, Adapter, _)
    ->  loop_part([], State, Call),
        with_part(Path, Call, Player, Turned)
    ;   with_part(Path, State, Player, Turned)
    ).

%!  after_player(+Players, +Last, -Player) is det.
%
%   Player moves after Last. The first player begins: the start may name no one.

after_player([A,B], Last, Player) :-
    (   Last == A
    ->  Player = B
    ;   Player = A
    ).

%!  value_player(+Role, +Players, +Asked, ?Next, -Player) is det.
%
%   A value of Role, see value_role/2, is that of Player, one of Players, when
%   Asked was asked about and Next is to move.

value_player(v, _, Player, _, Player).
value_player(v_other, Players, Asked, _, Player) :-
    after_player(Players, Asked, Player).
value_player(v_first, [Player,_], _, _, Player).
value_player(v_second, [_,Player], _, _, Player).
value_player(v_to_move, _, _, Player, Player).
value_player(v_moved, Players, _, Next, Player) :-
    after_player(Players, Next, Player).

%!  own_state(+Adapter, +State, -Module, -Own) is det.
%
%   Own is the state of Module in State.
%
%   @error instantiation_error, type_error(adapted_state, State)

own_state(Adapter, State, Module, Own) :-
    must_be(nonvar, State),
    Module = Adapter.module,
    (   get_dict(loop, Adapter, Loop)
    ->  loop_own(Loop, State, Own)
    ;   states_tell(Adapter)
    ->  Own = State
    ;   State = to_move(_, Own0)
    ->  Own = Own0
    ;   throw(error(type_error(adapted_state, State),
                    context(_, tabuleiro(adapted_state(State)))))
    ).

states_tell(Adapter) :-
    (   Adapter.turn == own
    ;   Adapter.turn = arg(_)
    ;   Adapter.turn = moved(_)
    ),
    !.

%!  wrapped(+Adapter, +Player, +Own, -State) is det.
%
%   State has Own, and Player where Own does not tell who is to move.

wrapped(Adapter, Player, Own, State) :-
    (   states_tell(Adapter)
    ->  State = Own
    ;   State = to_move(Player, Own)
    ).
