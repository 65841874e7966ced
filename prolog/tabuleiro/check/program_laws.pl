/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_program_laws,
          [ adapter_of/2,               % +Game, -Adapter
            program_breach/4,           % +Adapter, +Subject, +Look, -Breach
            lacks_breach/2              % +Adapter, -Breach
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../adopt/adapt', [adapted_game/3]).
:- use_module('../adopt/adapted', [adapted_initial_state/3]).
:- use_module('../adopt/asked', [program_question/5]).
:- use_module('../adopt/clauses', [head_constants/4]).
:- use_module('../load/quietly', [quietly/3]).
:- use_module('../adopt/templates',
              [ program_has/2, template_indicator/2, usual_template/2,
                value_roles/2
              ]).
:- use_module(ask, [legal_moves/2, reply/3]).
:- use_module(not_offered, [not_offered/4]).
:- use_module('../base/sample', [sample/3]).

/** <module> The laws of the program below an adapted game

An adapted game hides some faults of its program: it takes the first answer,
passes on only legal moves and captures the output. These laws ask the program
directly.
*/

%!  adapter_of(+Game, -Adapter) is semidet.
%
%   Adapter is the adapter of Game, see tabuleiro/adopt/adapt.

adapter_of(Game, Adapter) :-
    adapted_game(Game, _, _),
    clause(Game:valid_moves(_, _), Body),
    !,
    strip_module(Body, _, Goal),
    arg(1, Goal, Adapter).

%!  lacks_breach(+Adapter, -Breach) is nondet.
%
%   The program lacks a predicate that the games of the course have, or no legal
%   move was seen from one of its bots.

lacks_breach(Adapter, broken(lacks(PI), module)) :-
    member(Operation-Option,
           [value-none, choose_move-none, display_game-display]),
    \+ get_dict(Operation, Adapter.ask, _),
    \+ get_dict(Option, Adapter, _),
    once(usual_template(Operation, Template)),
    template_indicator(Template, PI).
lacks_breach(Adapter, broken(lacks(play/0), module)) :-
    \+ get_dict(loop, Adapter, _),     % which another predicate may start
    \+ program_has(Adapter.module, play/0).

lacks_breach(Adapter, broken(bot_plays_nothing(Level), module)) :-
    \+ bots_of_loop(Adapter),
    get_dict(choose_move, Adapter.ask, Module:Template),
    Template =.. [_|Roles],
    nth1(N, Roles, level),
    template_indicator(Template, PI),
    head_constants(Module, PI, N, Levels),
    member(Level, Levels),
    \+ memberchk(_-Level, Adapter.levels),
    \+ asks_person(Adapter, Level).

%   The bots play in the loop of the program: what choose_move answers is not a
%   move, but the loop makes one from it.

bots_of_loop(Adapter) :-
    get_dict(loop, Adapter, _),
    memberchk(_-loop(_), Adapter.levels).

%   choose_move reads input for Level, which therefore means a person.

asks_person(_, human) :-
    !.
asks_person(Adapter, Level) :-
    quietly(adapted_initial_state(Adapter, default, State), [seconds(1)], _),
    nonvar(State),
    program_question(Adapter, choose_move, State,
                     [level=Level,move=_,new=_], Goal),
    quietly(Goal, [seconds(1)], Outcome),
    Outcome.reads == true.

%!  program_breach(+Adapter, +Subject, +Look, -Breach) is nondet.
%
%   The program leaves choice points, has two answers, prints, reads, waits, or
%   its move/3 accepts a move that valid_moves does not offer.

program_breach(Adapter, Subject, look(State, Answers),
               broken(asked(program(Goal), Law), state(State))) :-
    program_goal(Adapter, State, Answers, Goal, X, Draws),
    Goal = _:Plain,
    functor(Plain, Name, Arity),
    copy_term(Goal, Run),
    quietly(Run, [seconds(Subject.seconds)], Outcome),
    (   outcome_law(Outcome, Name/Arity, Law)
    ;   Outcome.exit == open,
        (   Draws == det,
            two_answers(Goal, X, Subject)
        ->  Law = answers_twice(Name/Arity)
        ;   Law = leaves_choice_point(Name/Arity)
        )
    ).
program_breach(Adapter, Subject, look(State, Answers),
               broken(asked(program(Goal), own_move_accepted(Move)),
                      state(State))) :-
    \+ reply(Answers, game_over(State), _),
    legal_moves(Answers, Moves),
    Moves = [_|_],
    all_moves(Adapter, State, All),
    not_offered([], Moves, Move, _),
    \+ memberchk(Move, All),
    program_question(Adapter, move, State, [move=Move,new=_], Goal),
    copy_term(Goal, Run),
    quietly(Run, [seconds(Subject.seconds)], Outcome),
    Outcome.result == yes.

outcome_law(Outcome, PI, prints(PI)) :-
    Outcome.printed \== "".
outcome_law(Outcome, PI, reads(PI)) :-
    Outcome.reads == true.
outcome_law(Outcome, PI, sleeps(PI)) :-
    memberchk(called(sleep/1), Outcome.deeds).

%   Goal asks the program and binds X to the answer. The last argument is
%   `random` if another call may have another answer, else `det`.

program_goal(Adapter, State, _, Goal, Moves, det) :-
    program_question(Adapter, valid_moves, State, [moves=Moves], Goal).
program_goal(Adapter, State, _, Goal, Winner, det) :-
    program_question(Adapter, game_over, State, [winner=Winner], Goal).
program_goal(Adapter, State, _, Goal, Value, det) :-
    member(Player, Adapter.players),
    value_roles(Value, Roles),
    program_question(Adapter, value, State, [player=Player|Roles], Goal).
program_goal(Adapter, State, Answers, Goal, New, det) :-
    legal_moves(Answers, Moves),
    sample(4, Moves, Some),
    member(Move, Some),
    program_question(Adapter, move, State, [move=Move,new=New], Goal).
program_goal(Adapter, State, Answers, Goal, Move, random) :-
    legal_moves(Answers, [_|_]),
    member(_-Level, Adapter.levels),
    program_question(Adapter, choose_move, State,
                     [level=Level,move=Move,new=Move], Goal).

two_answers(Goal, X, Subject) :-
    quietly(findall(X, limit(2, Goal), Xs), [seconds(Subject.seconds)], _),
    nonvar(Xs),
    Xs = [X1,X2],
    X1 \=@= X2.

%   All are the moves of both players: move/3 may ignore whose turn it is.

all_moves(Adapter, State, All) :-
    findall(Move,
            ( member(Player, Adapter.players),
              program_question(Adapter, valid_moves, State,
                               [player=Player,moves=Moves], Goal),
              quietly(Goal, [seconds(1)], _),
              is_list(Moves),
              member(Move, Moves)
            ),
            All).
