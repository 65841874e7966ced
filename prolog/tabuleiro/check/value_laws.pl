/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_value_laws,
          [ value_breach_of_games/3,    % +Subject, +Looked, -PliesAndBreach
            turn_kept/2                 % +Looked, -Note
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2, nextto/3, nth0/3]).
:- use_module(ask, [players/2, reply/3]).
:- use_module(program_laws, [adapter_of/2]).
:- use_module('../adopt/templates', [has_role/2, value_role/2]).

/** <module> Laws and notes about all games of a check together

Looked is a list of looked(Game, Looks), the looks at a random game.
*/

%!  value_breach_of_games(+Subject, +Looked, -PliesAndBreach) is nondet.
%
%   value/3 is the same for both players in every state of all games, although a
%   player has won in one of these states; or a program that is asked about a
%   player answers so, and is taken to mean another one. A program without
%   value/3 has no such breach.

value_breach_of_games(Subject, Looked,
                      Plies-broken(asked(value(State, Loser),
                                         value_ignores_player),
                                   state(State))) :-
    (   adapter_of(Subject.game, Adapter)
    ->  get_dict(value, Adapter.ask, _:Template),
        taken(Template, As)
    ;   As = asked
    ),
    players(Subject, Players),
    Players = [Player1,Player2],
    member(looked(_, Looks), Looked),
    nth0(Plies, Looks, look(State, Answers)),
    reply(Answers, game_over(State), Winner),
    member(Winner, Players),
    member(Loser, Players),
    Loser \== Winner,
    !,
    \+ ( member(looked(_, Others), Looked),
         member(look(Other, OtherAnswers), Others),
         \+ alike(As, OtherAnswers, Other, Player1, Player2)
       ).

%   taken(+Template, -As): where As is `otherwise`, the value of a player whom
%   Template asks about is that of the player to move, or of another one.

taken(Template, As) :-
    (   has_role(Template, player),
        value_role(Template, Role),
        \+ memberchk(Role, [v,v_other])
    ->  As = otherwise
    ;   As = asked
    ).

alike(As, Answers, State, Player1, Player2) :-
    reply(Answers, value(State, Player1), Value1),
    reply(Answers, value(State, Player2), Value2),
    (   As == otherwise
    ->  Value1 =:= -Value2
    ;   Value1 == Value2
    ).

%!  turn_kept(+Looked, -Note) is semidet.
%
%   Note is turn_kept(Count, Moves): after Count of Moves moves the game is not
%   over and the same player is to move again.

turn_kept(Looked, turn_kept(Count, Moves)) :-
    aggregate_all(count, turn(Looked, _, _), Moves),
    aggregate_all(count, ( turn(Looked, P, Q), P == Q ), Count),
    Count > 0.

turn(Looked, Player, Next) :-
    member(looked(_, Looks), Looked),
    nextto(look(State, Answers), look(NewState, NewAnswers), Looks),
    \+ reply(NewAnswers, game_over(NewState), _),
    reply(Answers, player_to_move(State), Player),
    reply(NewAnswers, player_to_move(NewState), Next).
