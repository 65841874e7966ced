/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_choose,
          [ player_valid_moves/4,       % +Game, +State, +Player, -Moves
            player_choose_move/5,       % +Game, +State, +Player, +Level, -Move
            choose_best/4,              % +Game, +State, +Level, -Move
            own_best_moves/4            % +Game, +State, +Level, -Moves
          ]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [last/2, member/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/checks', [must_be_own_level/2, must_be_player/2]).
:- use_module('../game/native', ['$best_moves'/4]).
:- use_module(levels, [level_options/3, own_levels/2]).
:- use_module(strengths, [must_have_strength/3]).

/** <module> valid_moves/3 and choose_move/3,4 for the modules of games

A game defines these predicates of the interface by a call of those below.
*/

%!  player_valid_moves(+Game, +State, +Player, -Moves) is det.
%
%   Moves are those of valid_moves/2 if Player is to move, else `[]`.
%
%   @error domain_error(player, Player)

player_valid_moves(Game, State, Player, Moves) :-
    is_to_move(Game, State, Player, Is),
    (   Is == true
    ->  Game:valid_moves(State, Moves)
    ;   Moves = []
    ).

is_to_move(Game, State, Player, Is) :-
    Game:player_to_move(State, ToMove),
    (   ToMove == Player
    ->  Is = true
    ;   Game:game_info(Info),
        must_be_player(Info.players, Player),
        Is = false
    ).

%!  player_choose_move(+Game, +State, +Player, +Level, -Move) is semidet.
%
%   Move is that of choose_move/3 if Player is to move; else fails.
%
%   @error domain_error(player, Player)

player_choose_move(Game, State, Player, Level, Move) :-
    is_to_move(Game, State, Player, true),
    Game:choose_move(State, Level, Move).

%!  choose_best(+Game, +State, +Level, -Move) is semidet.
%
%   Defines choose_move/3. Move is drawn from best_moves/3 of Game. It is that
%   of engine_move/4 if Level is search(Options), strength(Name) or, in
%   game_info/1, has the key `search`.
%
%   The error of best_moves/3 shows that Level is not one of its own:
%   game_info/1 takes longer than many bots.
%
%   @error domain_error(level, Level)
%   @error those of must_have_strength/3

choose_best(Game, State, Level, Move) :-
    nonvar(Level),
    Level = search(Options),
    !,
    first_use(analyse, engine_move(Game, State, Options, Move)).
choose_best(Game, State, Level, Move) :-
    nonvar(Level),
    Level = strength(Name),
    !,
    Game:game_info(Info),
    must_have_strength(Game, Info, Name),
    level_options(Info, Level, Options),
    first_use(analyse, engine_move(Game, State, Options, Move)).
choose_best(Game, State, Level, Move) :-
    catch(Game:best_moves(State, Level, Moves),
          Error,
          no_own_level(Error, Moves)),
    (   Moves == none
    ->  Game:game_info(Info),
        (   level_options(Info, Level, Options)
        ->  first_use(analyse, engine_move(Game, State, Options, Move))
        ;   findall(Number,
                    ( member(L, Info.levels),
                      get_dict(number, L, Number)
                    ),
                    Numbers),
            throw(error(domain_error(level, Level),
                        context(choose_move/3,
                                tabuleiro(no_level(Game, Level, Numbers)))))
        )
    ;   Moves = [_|_],
        first_use(library(random), random_member(Move, Moves))
    ).

%   Other errors are thrown again, as those of choose_move/3: at a catch/3 that
%   lets an error pass, the toplevel opens the tracer.

no_own_level(error(domain_error(level, _), _), none) :-
    !.
no_own_level(error(Formal, context(_, Message)), _) :-
    !,
    throw(error(Formal, context(choose_move/3, Message))).
no_own_level(Error, _) :-
    throw(Error).

%!  own_best_moves(+Game, +State, +Level, -Moves) is det.
%
%   Defines best_moves/3 of Game in C. The message of the error for a Level that
%   does not exist lists those that do.
%
%   @error domain_error(level, Level)

own_best_moves(Game, State, Level, Moves) :-
    catch('$best_moves'(Game, State, Level, Moves),
          error(domain_error(level, _), _),
          lists_levels(Game, Level)).

lists_levels(Game, Level) :-
    Game:game_info(Info),
    own_levels(Info, Numbers),
    last(Numbers, Most),
    must_be_own_level(Most, Level).
