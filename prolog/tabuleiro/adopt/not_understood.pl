/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_not_understood,
          [ failure/4,                  % +Module, +Given, +Pairs, -Why
            must_have/2                 % +Module, +Given
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(beginning).
:- use_module(candidates, [candidate/4, variant/3]).
:- use_module(ending, [ending/6]).
:- use_module(templates).
:- use_module(trial, [attempt/2]).

/** <module> Why a program is not understood
*/

%!  failure(+Module, +Given, +Pairs, -Why) is det.
%
%   Why no reading was found: the first of the questions that has no answer,
%   asked in the usual way.

failure(Module, Given, _, unbound(PI, State)) :-
    unbound_start(Module, Given, PI, State),
    !.
failure(Module, Given, _, no_start(PI, Config, Result)) :-
    \+ start(Module, Given, _),
    !,
    once(candidate(Module, Given, initial_state, Template)),
    template_indicator(Template, PI),
    option(config(Config), Given, default),
    template_goal(Template, [config=Config,state=State], Goal),
    (   catch(attempt(Module:Goal, Result0), _, fail)
    ->  (   Result0 == yes
        ->  Result = wrong(State)
        ;   Result = Result0
        )
    ;   Result = no
    ).
failure(Module, Given, Pairs, no_moves(PI, State, Result)) :-
    once(start(Module, Given, Start)),
    \+ ( limit(30, start(Module, Given, Start1)),
         first_elements(Module, Given, Pairs, Start1, _, _)
       ),
    a_question(Module, Given, valid_moves, Start, Template),
    !,
    Start = start(_, _, State, _),
    template_indicator(Template, PI),
    likely_player(Pairs, Player),
    template_goal(Template, [state=State,player=Player,moves=Moves], Goal),
    attempt(Module:Goal, Result0),
    (   Result0 == yes
    ->  Result = wrong(Moves)
    ;   Result = Result0
    ).
failure(Module, Given, Pairs, no_move(PI, Element, State, Result)) :-
    \+ ( limit(30, start(Module, Given, Start1)),
         opening(Module, Given, Pairs, Start1, _)
       ),
    limit(30, start(Module, Given, Start)),
    Start = start(_, _, State, _),
    first_elements(Module, Given, Pairs, Start, Player, [Element|_]),
    a_question(Module, Given, move, Start, Template),
    !,
    template_indicator(Template, PI),
    template_goal(Template,
                  [state=State,player=Player,move=Element,new=New], Goal),
    attempt(Module:Goal, Result0),
    (   Result0 == yes
    ->  Result = wrong(New)
    ;   Result = Result0
    ).
failure(Module, Given, Pairs, over_at_start(PI, Winner, State)) :-
    once(start(Module, Given, Start)),
    Start = start(_, _, State, _),
    likely_player(Pairs, Player),
    \+ ending(Module, Given, Pairs, Start, Player, _),
    a_question(Module, Given, game_over, Start, Template),
    template_goal(Template, [state=State,player=Player,winner=Winner], Goal),
    attempt(Module:Goal, yes),
    !,
    template_indicator(Template, PI).
failure(Module, Given, Pairs, no_second_move(PI, State)) :-
    once(( start(Module, Given, Start),
           opening(Module, Given, Pairs, Start,
                   opening(Template, _, _, none, [_-State|_]))
         )),
    template_indicator(Template, PI),
    template_goal(Template, [state=State,moves=_], Goal),
    attempt(Module:Goal, no),
    !.
failure(_, _, _, no_turn).

%   Template, with nothing extra left in it, may answer Operation.

a_question(Module, Given, Operation, Start, Template) :-
    candidate(Module, Given, Operation, Template0),
    variant(Template0, Start, Template).

likely_player([[Player|_]-_|_], Player).

first_elements(Module, Given, Pairs, Start, Player, Elements) :-
    first_moves(Module, Given, Pairs, Start, _, Player, Elements),
    !.

%!  must_have(+Module, +Given) is det.
%
%   The program of Module has the predicates that no option of Given replaces.
%
%   @error existence_error(program(Operation), Module)

must_have(Module, Given) :-
    forall(needed(Operation, Option),
           (   candidate(Module, Given, Operation, _)
           ->  true
           ;   option(Option, Given)
           ->  true
           ;   throw(error(existence_error(program(Operation), Module),
                           context(_, tabuleiro(not_understood(
                                                    lacks(Operation))))))
           )).

needed(initial_state, none(_)).
needed(valid_moves,   moves(_)).
needed(move,          none(_)).
needed(game_over,     winner(_)).
