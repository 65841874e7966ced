/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_player,
          [ known_player/3,             % +Game, :Term, -Player
            player_move/6,              % +Player, +Game, +State, +Seat, -Move,
                                        % -View
            player_name/2,              % +Player, -Name
            is_human/1                  % +Player
          ]).
:- autoload(library(error),
            [domain_error/2, instantiation_error/1, must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(random), [random_member/2]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../terminal/human', [ask_move/6]).

/** <module> Players: who chooses the moves

A player is a term:

  - human
    Is asked in the terminal.
  - level(N)
    The bot of that level, see game_info/1.
  - search(Options)
    The game's search with these options, see choose_move/3 of the game.
  - random
    Draws from valid_moves/2.
  - bot(Module, Level)
    The bot of another implementation of the same game, such as
    bot(wali_reference, 2); Level is a number or search(Options).
  - Goal
    Any other callable term: call(Goal, State, Move) chooses.

This is the one place that turns such a term into moves; menu and matches
only pass them on.
*/

:- meta_predicate
    known_player(+, :, -).

%!  known_player(+Game, :Term, -Player) is det.
%
%   Player stands for Term in the other predicates, Term being checked: Game
%   has such a level, a module is a game, a closure exists.
%
%   @error instantiation_error, domain_error(player, Term),
%   domain_error(level, N) and those of load_game/2

known_player(Game, Module:Term, Player) :-
    (   var(Term)
    ->  instantiation_error(Term)
    ;   known(Term, Game, Player)
    ->  true
    ;   is_closure(Module:Term)
    ->  Player = closure(Module:Term)
    ;   domain_error(player, Term)
    ).

known(human, _, human).
known(random, _, random).
known(level(Level), Game, bot(Game, Level, Name)) :-
    level_name(Game, Level, Name).
known(search(Options), Game, bot(Game, search(Options), "search")) :-
    must_be(list, Options).
known(bot(Name, Level), _, bot(Game, Level, Text)) :-
    load_game(Name, Game),
    (   Level = search(Options),
        nonvar(Options)
    ->  LevelName = "search"
    ;   level_name(Game, Level, LevelName)
    ),
    format(string(Text), '~w ~w', [Name,LevelName]).

level_name(Game, Level, Name) :-
    must_be(integer, Level),
    Game:game_info(Info),
    (   member(L, Info.levels),
        _{number:Level, name:Name} :< L
    ->  true
    ;   domain_error(level, Level)
    ).

is_closure(Module:Term) :-
    callable(Term),
    Term \= _:_,
    Term =.. [Name|Args],
    length(Args, N),
    Arity is N+2,
    functor(Head, Name, Arity),
    predicate_property(Module:Head, visible).

%!  player_move(+Player, +Game, +State, +Seat, -Move, -View) is semidet.
%
%   Move is what Player chooses in State, in which play goes on. Seat is
%   seat(Name, View0): as whom a person is addressed, and the options of
%   show_game/2, which become View if the person changes them. Nothing is
%   known of Move: a closure may return anything.

player_move(human, Game, State, seat(Name, View0), Move, View) :-
    ask_move(Game, State, Name, View0, Move, View).
player_move(random, Game, State, seat(_, View), Move, View) :-
    Game:valid_moves(State, Moves),
    random_member(Move, Moves).
player_move(bot(Module, Level, _), _, State, seat(_, View), Move, View) :-
    Module:choose_move(State, Level, Move).
player_move(closure(Goal), _, State, seat(_, View), Move, View) :-
    call(Goal, State, Move).

%!  player_name(+Player, -Name:string) is det.
%
%   Name says what sort of player it is; empty for a person.

player_name(human, "").
player_name(random, "random").
player_name(bot(_, _, Name), Name).
player_name(closure(Goal), Name) :-
    format(string(Name), '~p', [Goal]).

%!  is_human(+Player) is semidet.

is_human(human).
