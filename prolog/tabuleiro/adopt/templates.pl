/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_templates,
          [ operation/2,                % ?Operation, -Names
            usual_template/2,           % ?Operation, -Template
            named_template/3,           % +Element, -Operation, -Template
            given_template/3,           % +Options, +Operation, -Template
            template_indicator/2,       % +Template, -PredicateIndicator
            has_role/2,                 % +Template, ?Role
            value_role/2,               % +Template, -Role
            value_roles/2,              % +Value, -Roles
            template_goal/3,            % +Template, +Roles, -Goal
            element_move/4,             % +Template, +Player, +Element, -Move
            with_player/3,              % +Move0, +Player, -Move
            program_has/2,              % +Module, +PredicateIndicator
            part/3,                     % +Path, +Term, -Part
            numbered_part/3,            % ?N, +Term, -Part
            part_within/4,              % +Depth, +Term, -Path, -Part
            with_part/4                 % +Path, +Term0, +Part, -Term
          ]).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3, nth1/4]).
:- use_module(library(option), [option/2]).

/** <module> How a program is asked

An _operation_ is a question to a program, such as valid_moves. A _template_ is
the predicate that answers it, with roles for arguments:

    valid_moves(player, state, moves)

A role is

  - config, or config(N) for its N-th element
  - state, or arg(Path) for a part of it, see part/3
  - loop(Path): a part of the call of the loop, in a game of a loop
  - player, move, level: what is asked about; move(N) is the N-th constant of
    a move, where a program has the parts of a move as arguments
  - mover: the player to move, where a value is known of that player alone
  - moves, new, winner, next: the answer; for value one of value_role/2; the
    `new` of choose_move is the state after the chosen move
  - is(Term): Term
  - any: an unbound variable, whose value is ignored
*/

%!  operation(?Operation, -Names:list) is nondet.
%
%   Names are those that a program may give the predicate of Operation.
%   next_player is asked about the state after a move, after_move as well.

operation(initial_state, [initial_state,initial,initialState]).
operation(valid_moves,   [valid_moves,validMoves]).
operation(move,          [move]).
operation(game_over,     [game_over,gameOver]).
operation(value,         [value]).
operation(choose_move,   [choose_move,chooseMove]).
operation(display_game,  [ display_game,displayGame,show_game,showGame,
                           print_game,printGame,display_board,displayBoard,
                           show_board,showBoard,print_board,printBoard,
                           draw_board,drawBoard,display,printboard,printgame,
                           imprime_tabuleiro,imprimeTabuleiro,
                           imprimir_tabuleiro,imprimirTabuleiro,
                           mostra_tabuleiro,mostraTabuleiro,
                           mostrar_tabuleiro,mostrarTabuleiro,
                           desenha_tabuleiro,desenhaTabuleiro
                         ]).
operation(next_player,   []).
operation(after_move,    []).

%!  usual_template(?Operation, -Template) is nondet.
%
%   The templates that need no option, the best one first.

usual_template(initial_state, initial_state(config,state)).
usual_template(valid_moves,   valid_moves(state,moves)).
usual_template(valid_moves,   valid_moves(state,player,moves)).
usual_template(move,          move(state,move,new)).
usual_template(game_over,     game_over(state,winner)).
usual_template(value,         value(state,player,v)).
usual_template(choose_move,   choose_move(state,level,move)).
usual_template(choose_move,   choose_move(state,player,level,move)).
usual_template(display_game,  display_game(state)).

%!  named_template(+Element, -Operation, -Template) is det.
%
%   Element, of the option predicates(List), is a template named as its
%   operation, or Operation=Template. value=none stands for no value, and an
%   atom for a display of the facts of the program.
%
%   @error domain_error(operation, _), domain_error(template, Element)

named_template(Element, Operation, Template) :-
    must_be(callable, Element),
    (   Element = (Operation=Template)
    ->  (   atom(Operation),
            operation(Operation, _)
        ->  true
        ;   no_operation(Element)
        )
    ;   functor(Element, Name, _),
        operation(Operation, Names),
        memberchk(Name, Names)
    ->  Template = Element
    ;   no_operation(Element)
    ),
    (   once(( compound(Template)
             ; Operation == display_game, atom(Template)
             )),
        Template =.. [_|Roles],
        ground(Roles),
        maplist(is_role, Roles)
    ->  true
    ;   Operation == value,
        Template == none
    ->  true
    ;   findall(Role, role_name(Role), Roles0),
        throw(error(domain_error(template, Element),
                    context(_, tabuleiro(no_template(Element, Roles0)))))
    ).

no_operation(Element) :-
    findall(Operation, operation(Operation, _), Operations),
    throw(error(domain_error(operation, Element),
                context(_, tabuleiro(no_operation(Element, Operations))))).

%!  given_template(+Options, ?Operation, ?Template) is semidet.
%
%   Template is that of Operation in the option predicates(List) of Options.

given_template(Options, Operation, Template) :-
    option(predicates(Elements), Options),
    member(Element, Elements),
    named_template(Element, Operation0, Template0),
    Operation-Template = Operation0-Template0,
    !.

role_name(Role) :-
    member(Role, [ config, state, player, mover, move, level, moves, new,
                   winner, next, any
                 ]).
role_name(Role) :-
    value_roles(_, Roles),
    member(Role=_, Roles).

is_role(Role) :-
    role_name(Role).
is_role(is(_)).
is_role(config(N)) :-
    integer(N).
is_role(move(N)) :-
    integer(N).
is_role(arg(Path)) :-
    is_path(Path).
is_role(loop(Path)) :-
    is_path(Path).

is_path(N) :-
    integer(N),
    !.
is_path(Path) :-
    is_list(Path),
    maplist(integer, Path).

%!  template_indicator(+Template, -PredicateIndicator) is det.

template_indicator(Template, Name/Arity) :-
    functor(Template, Name, Arity).

%!  has_role(+Template, ?Role) is nondet.

has_role(Template, Role) :-
    Template =.. [_|Roles],
    member(Role, Roles).

%!  value_role(+Template, -Role) is semidet.
%!  value_roles(?Value, -Roles:list) is det.
%
%   Role is that of the answer of Template, of the operation value: whose value
%   it is, `v` the player's asked about, v_first the player's who begins,
%   v_to_move the player's to move, and v_other, v_second and v_moved that of
%   the opponent of each. Roles, of template_goal/3, have Value for each.

value_role(Template, Role) :-
    value_roles(_, Roles),
    has_role(Template, Role),
    memberchk(Role=_, Roles),
    !.

value_roles(Value,
            [ v=Value, v_other=Value, v_first=Value, v_second=Value,
              v_to_move=Value, v_moved=Value
            ]).

%!  template_goal(+Template, +Roles:list, -Goal) is semidet.
%
%   Goal asks Template. Roles are Role=Argument terms. Fails if the state
%   lacks a part that the template asks for.

template_goal(Template, Roles, Goal) :-
    Template =.. [Name|Args0],
    maplist(argument(Roles), Args0, Args),
    Goal =.. [Name|Args].

argument(Roles, Role, Argument) :-
    (   memberchk(Role=Argument0, Roles)
    ->  Argument = Argument0
    ;   role_argument(Role, Roles, Argument)
    ).

role_argument(any, _, _).
role_argument(is(Term), _, Term).
role_argument(arg(Path), Roles, Part) :-
    memberchk(state=State, Roles),
    part(Path, State, Part).
role_argument(loop(Path), Roles, Part) :-
    memberchk(loop=State, Roles),
    part(Path, State, Part).
role_argument(move(N), Roles, Part) :-
    memberchk(move=Move, Roles),
    constants(Move, Parts, []),
    nth1(N, Parts, Part).
role_argument(config(N), Roles, Element) :-
    memberchk(config=Config, Roles),
    nth1(N, Config, Element).

%   Parts are the constants in Term, in order.

constants(Term, [Term|Tail], Tail) :-
    atomic(Term),
    Term \== [],
    !.
constants([], Tail, Tail) :-
    !.
constants(Term, Parts, Tail) :-
    compound(Term),
    Term =.. [_|Args],
    foldl(constants, Args, Parts, Tail).

%!  element_move(+Template, +Player, +Element, -Move) is det.
%
%   Move is what Template, Pattern-Move0, makes of Element, an element of the
%   valid moves: (X-Y)-move(X,Y,player) makes move(1,2,white) of 1-2. What
%   does not match Pattern stays.

element_move(Template, Player, Element, Move) :-
    copy_term(Template, Pattern-Move0),
    (   Pattern = Element
    ->  with_player(Move0, Player, Move)
    ;   Move = Element
    ).

%!  with_player(+Move0, +Player, -Move) is det.
%
%   Move is Move0 with Player in place of each argument `player`.

with_player(Move0, Player, Move) :-
    (   compound(Move0)
    ->  Move0 =.. [Name|Args0],
        maplist(player_for(Player), Args0, Args),
        Move =.. [Name|Args]
    ;   Move = Move0
    ).

player_for(Player, Arg0, Arg) :-
    (   Arg0 == player
    ->  Arg = Player
    ;   Arg = Arg0
    ).

%!  part(+Path, +Term, -Part) is semidet.
%
%   Part is an argument of Term, or an element if Term is a list, by its
%   number, or by a list of numbers: [2,1] is the first of the second. `parity`
%   is 0 or 1, that of an integer: [2,parity] is 1 where the second is odd.

part(N, Term, Part) :-
    integer(N),
    !,
    numbered_part(N, Term, Part).
part(parity, Number, Parity) :-
    !,
    integer(Number),
    Parity is Number mod 2.
part([], Part, Part).
part([N|Path], Term, Part) :-
    part(N, Term, Part0),
    part(Path, Part0, Part).

%!  numbered_part(?N, +Term, -Part) is nondet.
%
%   Part is element N of Term, a list, or argument N of another Term.

numbered_part(N, Term, Part) :-
    (   is_list(Term)
    ->  nth1(N, Term, Part)
    ;   compound(Term),
        arg(N, Term, Part)
    ).

%!  part_within(+Depth, +Term, -Path:list, -Part) is nondet.
%
%   Part is at Path in Term, at most Depth deep: Term itself, or, the outer
%   before the inner, its parts.

part_within(_, Term, [], Term).
part_within(Depth, Term, [N|Path], Part) :-
    Depth > 0,
    Depth1 is Depth-1,
    numbered_part(N, Term, Argument),
    part_within(Depth1, Argument, Path, Part).

%!  with_part(+Path, +Term0, +Part, -Term) is semidet.
%
%   Term is Term0 with Part at Path.

with_part(N, Term0, Part, Term) :-
    integer(N),
    !,
    (   is_list(Term0)
    ->  nth1(N, Term0, _, Rest),
        nth1(N, Term, Part, Rest)
    ;   Term0 =.. [Name|Args0],
        nth1(N, Args0, _, Rest),
        nth1(N, Args, Part, Rest),
        Term =.. [Name|Args]
    ).
with_part([], _, Part, Part).
with_part([N|Path], Term0, Part, Term) :-
    part(N, Term0, Inner0),
    with_part(Path, Inner0, Part, Inner),
    with_part(N, Term0, Inner, Term).

%!  program_has(+Module, +PredicateIndicator) is semidet.
%
%   Module defines the predicate, or imports it from another module of the
%   program: not from the library, nor by way of `user`, where a person may have
%   imported another game. `user` has only what it defines.

program_has(Module, Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, defined),
    (   predicate_property(Module:Head, imported_from(Origin))
    ->  Module \== user,
        Origin \== user,
        module_property(Origin, class(user)),
        (   module_property(Module, exports(Exports)),
            memberchk(Name/Arity, Exports)
        ->  true
        ;   \+ predicate_property(user:Head, imported_from(Origin))
        )
    ;   true
    ).
