/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_entries,
          [ entry/4,                    % ?Entry, -Number, -Inputs, -Predicate
            game_entries/4              % +Game, +Short, -Replaced, -Why
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(loop_entries).
:- use_module('../adopt/templates',
              [has_role/2, value_role/2, value_roles/2, with_player/3]).
:- use_module('../game/made_game', [define/3]).
:- use_module('../adopt/adapt', [adapted_game/3]).

/** <module> What is compiled of a game

The module of an adapted game calls its program by an adapter, which is a dict
that is read at each call. Here the adapter is written out: a module _short_ has
the same predicates of one clause each, which call nothing but the program. They
are the entries of the compiled game.
*/

%!  entry(?Entry, -Number, -Inputs, -Predicate) is nondet.
%
%   Entry is the function Number of `struct compiled_program`, with so many
%   Inputs and one answer. Predicate is the name of its predicate in the short
%   module.

entry(valid_moves, 0, 1, moves).
entry(move,        1, 2, move).
entry(game_over,   2, 1, over).
entry(value,       3, 2, value).
entry(player,      4, 1, player).
entry(offered,     5, 1, offered).

%!  game_entries(+Game, +Short, -Replaced:list, -Why) is det.
%
%   Defines the module Short for Game. Replaced has the clauses in place of
%   those of the program, see analyse/3 of tabuleiro/compile/modes. Why is
%   `none`, or option(Option) of adapt_game/3 with which Game is not compiled.

game_entries(Game, Short, Replaced, Why) :-
    (   adapted_game(Game, _, _)
    ->  clause(Game:valid_moves(_, _), Body0),
        strip_module(Body0, _, Body),
        arg(1, Body, Adapter),
        adapter_entries(Adapter, Game, Short, Replaced, Why)
    ;   forall(plain(Head, Predicate), define(Short, Head, Game:Predicate)),
        Replaced = [],
        Why = none
    ).

plain(moves(S,Ms),  valid_moves(S,Ms)).
plain(move(S,M,S1), move(S,M,S1)).
plain(over(S,W),    game_over(S,W)).
plain(value(S,P,V), value(S,P,V)).
plain(player(S,P),  player_to_move(S,P)).
plain(offered(S,Ms), valid_moves(S,Ms)).

adapter_entries(Adapter0, Game, Short, Replaced, Why) :-
    Adapter1 = Adapter0.put(short, Short),
    (   get_dict(loop, Adapter1, Loop)
    ->  (   Loop.open == false,
            catch(Game:initial_state(default, Start), error(_, _), fail),
            replaced_clauses(Loop, Start, Replaced)
        ->  Adapter = Adapter1.put(start, Start),
            Why = none
        ;   Replaced = [],
            Why = option(loop)
        )
    ;   Adapter = Adapter1,
        Replaced = [],
        Why = none
    ),
    (   Why == none
    ->  findall(Head-Body, game_clause(Adapter, Head, Body), Clauses),
        forall(member(Head-Body, Clauses), define(Short, Head, Short:Body))
    ;   true
    ).

game_clause(Adapter, Head, Body) :-
    (   get_dict(loop, Adapter, Loop)
    ->  (   loop_clause(Loop, Adapter.start, Head, Body)
        ;   loop_entry(Adapter, Head, Body)
        )
    ;   step_clause(Adapter, Head, Body)
    ).
game_clause(Adapter, Head, Body) :-
    short_clause(Adapter, Head, Body).

loop_entry(_, moves(S,Ms), ( offered(S, Ms0) -> Ms = Ms0 ; Ms = [] )).
loop_entry(Adapter, offered(S,Ms),
           ( choices(S, Ms0, _),
             ( Ms0 == unlisted -> Unlisted ; Ms1 = Ms0 ),
             sort(Ms1, Ms)
           )) :-
    (   get_dict(valid_moves, Adapter.ask, _)
    ->  offered(Adapter, S, Ms1, Unlisted)
    ;   Unlisted = '$leave_loop'
    ).
loop_entry(Adapter, over(S,W),
           ( ended(S, R),
             ( R = reported(Said,_) -> Meaning ; '$leave_loop' )
           )) :-
    meaning(Adapter.winners, Said, W, Meaning).

%   step_clause(+Adapter, -Head, -Body) and short_clause(+Adapter, -Head, -Body)
%   are nondet: as tabuleiro/adopt/adapted has them.

step_clause(Adapter, moves(S,Ms), Body) :-
    (   Adapter.over == no_moves
    ->  Body = offered(S, Ms)
    ;   Body = (over(S, _) -> Ms = [] ; offered(S, Ms))
    ).
step_clause(Adapter, offered(S,Ms), ( Offered, sort(Ms0, Ms) )) :-
    offered(Adapter, S, Ms0, Offered).
step_clause(Adapter, over(S,W), (Own, May, Asked, Meaning)) :-
    own(Adapter, S, O, Own),
    Over = Adapter.over,
    may_be_over(Over, S, O, May),
    (   get_dict(winner, Adapter, Goal)
    ->  called(Goal, [O,W], Call),
        Asked = once(Call),
        Meaning = true
    ;   asked(Adapter, game_over, S, [winner=R,state=O], Asked),
        meaning(Adapter.winners, R, W, Meaning)
    ).
step_clause(Adapter, move(S,M,S1), (Own, Asked, After, Next)) :-
    own(Adapter, S, O, Own),
    asked(Adapter, move, S, [move=M,new=O0,state=O], Asked),
    after_move(Adapter, S, M, O0, O1, After),
    next_state(Adapter.turn, Adapter, S, M, O1, S1, Next).

short_clause(Adapter, player(S,P), Body) :-
    player(Adapter, S, P, Body).
short_clause(Adapter, value(S,P,V), Body) :-
    (   get_dict(value, Adapter.ask, _:Template)
    ->  own(Adapter, S, O, Own),
        value_roles(V0, Roles),
        asked(Adapter, value, S,
              [state=O,player=P|Roles], Asked),
        value_role(Template, Role),
        signed(Role, Adapter, S, P, V0, V, Sign),
        Body = (Own, Asked, Sign)
    ;   Body = (V = 0)
    ).

short_clause(Adapter, element(P,E,M), ( E = Pattern -> M = Move ; M = E )) :-
    get_dict(template, Adapter, Template),
    copy_term(Template, Pattern-Move0),
    with_player(Move0, P, Move).

%   signed(+Role, +Adapter, +S, +P, +V0, +V, -Goal): V is the value of P, of
%   whom V0 is one of Role, see value_role/2.

signed(v, _, _, _, V0, V, V = V0).
signed(v_other, _, _, _, V0, V, V is -V0).
signed(v_first, Adapter, _, P, V0, V, Goal) :-
    [First|_] = Adapter.players,
    signed_for(First == P, V0, V, Goal).
signed(v_second, Adapter, _, P, V0, V, Goal) :-
    [_,Second] = Adapter.players,
    signed_for(Second == P, V0, V, Goal).
signed(v_to_move, Adapter, S, P, V0, V, (Player, Goal)) :-
    player(Adapter, S, Q, Player),
    signed_for(Q == P, V0, V, Goal).
signed(v_moved, Adapter, S, P, V0, V, (Player, Goal)) :-
    player(Adapter, S, Q, Player),
    signed_for(Q \== P, V0, V, Goal).

signed_for(Test, V0, V, ( Test -> V = V0 ; V is -V0 )).

offered(Adapter, S, Ms, (Own, Asked, Moves)) :-
    own(Adapter, S, O, Own),
    (   get_dict(moves, Adapter, Goal)
    ->  called(Goal, [O,Ms], Call),
        Asked = once(Call),
        Moves = true
    ;   asked(Adapter, valid_moves, S, [moves=Elements,state=O], Asked),
        (   get_dict(template, Adapter, _)
        ->  player(Adapter, S, P, Player),
            Short = Adapter.short,
            Moves = ( Player, apply:maplist(Short:element(P), Elements, Ms) )
        ;   Ms = Elements,
            Moves = true
        )
    ).

after_move(Adapter, S, M, O0, O, Goal) :-
    (   get_dict(after_move, Adapter, After)
    ->  called(After, [O0,O], Call),
        Goal = once(Call)
    ;   get_dict(after_move, Adapter.ask, _)
    ->  asked(Adapter, after_move, S, [state=O0,move=M,new=O], Goal)
    ;   O = O0,
        Goal = true
    ).

%   own(+Adapter, +S, -O, -Goal): Goal takes the state O of the program from S.

own(Adapter, S, O, Goal) :-
    (   get_dict(loop, Adapter, Loop)
    ->  own_of_loop(Loop, Adapter.start, S, O, Goal)
    ;   states_tell(Adapter.turn)
    ->  Goal = true,
        O = S
    ;   Goal = (S = to_move(_, O))
    ).

states_tell(own).
states_tell(arg(_)).
states_tell(moved(_)).

player(Adapter, S, P, Goal) :-
    Turn = Adapter.turn,
    player(Turn, Adapter, S, P, Goal).

player(own, Adapter, S, P, (Own, once(Module:player_to_move(O, P)))) :-
    !,
    own(Adapter, S, O, Own),
    Module = Adapter.module.
player(arg(Path), Adapter, S, P, Goal) :-
    !,
    turn_part(Adapter, Path, S, P, Goal).
player(moved(Path), Adapter, S, P, (Goal, After)) :-
    !,
    turn_part(Adapter, Path, S, Last, Goal),
    after(Adapter.players, Last, P, After).
player(_, _, S, P, S = to_move(P, _)).

turn_part(Adapter, Path, S, P, Goal) :-
    (   get_dict(loop, Adapter, _)
    ->  loop_state_part(Path, S, P, Goal)
    ;   part(Path, S, P, Goal)
    ).

after([A,B], Last, P, ( Last == A -> P = B ; P = A )).

part(N, Term, Part, Goal) :-
    integer(N),
    !,
    Goal = ( is_list(Term) -> lists:nth1(N, Term, Part) ; arg(N, Term, Part) ).
part(parity, Number, Parity, Parity is Number mod 2) :-
    !.
part([], Part, Part, true).
part([N|Path], Term, Part, (Goal, Goals)) :-
    part(N, Term, Part0, Goal),
    part(Path, Part0, Part, Goals).

may_be_over(always,    _, _, true).
may_be_over(not_at(T), _, O, O \== T).
may_be_over(no_moves,  S, _, offered(S, [])).

meaning([], R, W, W = R) :-
    !.
meaning(Winners, R, W,
        ( ( var(R) -> Key = '$unbound' ; Key = R ),
          (  lists:memberchk(Key-Meant, Winners)
          -> Meant \== not_over,
             W = Meant
          ;  W = R
          )
        )).

next_state(Turn, Adapter, S, M, O1, S1, Goal) :-
    (   states_tell(Turn)
    ->  Goal = (S1 = O1)
    ;   Turn == alternate
    ->  after(Adapter.players, P, Next, After),
        Goal = ( S = to_move(P, _), After, S1 = to_move(Next, O1) )
    ;   Turn == asked
    ->  asked(Adapter, next_player, S,
              [state=O1,player=P,move=M,next=Next], Asked),
        Goal = ( S = to_move(P, _), Asked, S1 = to_move(Next, O1) )
    ;   called(Turn, [P,O1,Next], Call),
        Goal = ( S = to_move(P, _), once(Call), S1 = to_move(Next, O1) )
    ).

called(Module:Goal0, More, Module:Goal) :-
    Goal0 =.. List0,
    append(List0, More, List),
    Goal =.. List.

%   asked(+Adapter, +Operation, +S, +Roles, -Goal): Goal is what asked/3 of
%   tabuleiro/adopt/asked calls.

asked(Adapter, Operation, S, Roles, Goal) :-
    get_dict(Operation, Adapter.ask, Module:Template),
    (   asks_mover(Template, Roles, Role)
    ->  player(Adapter, S, P, Player),
        Roles1 = [Role=P|Roles]
    ;   Player = true,
        Roles1 = Roles
    ),
    Template =.. [Name|Args0],
    arguments(Args0, [in=S|Roles1], Args, Parts),
    Call =.. [Name|Args],
    Goal = (Player, Parts, once(Module:Call)).

%   asks_mover(+Template, +Roles, -Role): Template has Role, which is that of
%   the player to move and not among Roles.

asks_mover(Template, Roles, Role) :-
    member(Role, [player,mover]),
    has_role(Template, Role),
    \+ memberchk(Role=_, Roles),
    !.

arguments([], _, [], true).
arguments([Role|Roles], Known, [Arg|Args], (Goal, Goals)) :-
    argument(Role, Known, Arg, Goal),
    arguments(Roles, Known, Args, Goals).

argument(Role, Known, Arg, true) :-
    memberchk(Role=Arg0, Known),
    !,
    Arg = Arg0.
argument(any, _, _, true).
argument(is(Term), _, Term, true).
argument(move(N), Known, Arg, Goal) :-
    memberchk(move=Move, Known),
    Goal = ( tabuleiro_templates:constants(Move, Parts, []),
             ground(Parts),
             lists:nth1(N, Parts, Arg)
           ).
argument(loop(Path), Known, Arg, Goal) :-
    memberchk(in=State, Known),
    loop_state_part(Path, State, Arg, Goal).
argument(arg(Path), Known, Arg, Goal) :-
    memberchk(state=State, Known),
    part(Path, State, Arg, Goal).
