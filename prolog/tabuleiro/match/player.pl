/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_player,
          [ known_player/3,             % +Game, :Term, -Player
            player_term/3,              % +Game, +Player, -Term
            player_move/6,              % +Player, +Game, +State, +Seat,
                                        % -Answer, -View
            player_name/2,              % +Player, -Name
            is_human/1                  % +Player
          ]).
:- autoload(library(error), [instantiation_error/1, must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(random), [random_member/2]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../interface/options', [check_options/3]).
:- use_module('../search/search_options', [search_option/5]).
:- use_module('../terminal/human', [ask_move/5]).
:- use_module(match_texts, []).
:- use_module('../terminal/thinking', [think_aloud/4]).

/** <module> Players: who chooses the moves

A player is a term:

  - human
    Is asked in the terminal.
  - level(N)
    The bot of that level, see game_info/1. The name of a level that the
    program of an adapted game has, such as `hard`, stands for it.
  - search(Options)
    The game's search with these options, see choose_move/3 of the game.
  - random
    Draws from valid_moves/2.
  - bot(Module, Level)
    The bot of another implementation of the same game, such as
    bot(wali_reference, 2); Level is a number or search(Options).
  - Goal
    Any other callable term: call(Goal, State, Move) chooses.

This file alone turns such a term into moves; menus and matches pass it on.
*/

:- meta_predicate
    known_player(+, :, -).

%!  known_player(+Game, :Term, -Player) is det.
%
%   Player is what the other predicates take for Term, which is checked: the
%   level of Game, the options of a search, the game of a bot, the predicate
%   of a goal exist.
%
%   @error instantiation_error, domain_error(player, Term),
%   domain_error(level, N), those of load_game/2 and of check_options/3

known_player(Game, Module:Term, Player) :-
    (   var(Term)
    ->  instantiation_error(Term)
    ;   known(Term, Game, Player)
    ->  true
    ;   is_closure(Module:Term)
    ->  Player = closure(Module:Term)
    ;   throw(error(domain_error(player, Term),
                    context(_, tabuleiro(no_player(Term)))))
    ).

known(human, _, human).
known(random, _, random).
known(level(Level), Game, bot(Game, Level, Name)) :-
    level_name(Game, Level, Name).
known(search(Options), Game, bot(Game, search(Options), "search")) :-
    check_options(search_option(analyse), Options, _).
known(bot(Name, Level), _, bot(Game, Level, Text)) :-
    load_game(Name, Game),
    (   nonvar(Level),
        Level = search(Options)
    ->  check_options(search_option(analyse), Options, _),
        LevelName = "search"
    ;   level_name(Game, Level, LevelName)
    ),
    format(string(Text), '~w ~w', [Name,LevelName]).

known(Name, Game, bot(Game, Number, Text)) :-
    atom(Name),
    Game:game_info(Info),
    member(Level, Info.levels),
    \+ get_dict(search, Level, _),
    _{number:Number, name:Text} :< Level,
    string_lower(Text, Lower),
    string_lower(Name, Lower),
    !.

level_name(Game, Level, Name) :-
    must_be(integer, Level),
    Game:game_info(Info),
    (   member(L, Info.levels),
        _{number:Level, name:Name} :< L
    ->  true
    ;   findall(N, ( member(L, Info.levels), N = L.number ), Numbers),
        throw(error(domain_error(level, Level),
                    context(_, tabuleiro(no_level(Game, Level, Numbers)))))
    ).

%!  player_term(+Game, +Player, -Term) is det.
%
%   Inverse of known_player/3: Term is what a user writes for Player.

player_term(_, human, human).
player_term(_, random, random).
player_term(Game, bot(Module, Level, _), Term) :-
    (   Level = search(_)
    ->  Term0 = Level
    ;   Term0 = level(Level)
    ),
    (   Module == Game
    ->  Term = Term0
    ;   Term = bot(Module, Level)
    ).
player_term(_, closure(Goal), Goal).

is_closure(Module:Term) :-
    callable(Term),
    Term \= _:_,
    Term =.. [Name|Args],
    length(Args, N),
    Arity is N+2,
    functor(Head, Name, Arity),
    predicate_property(Module:Head, visible).

%!  player_move(+Player, +Game, +State, +Seat, -Answer, -View) is semidet.
%
%   Player answers in State, in which the game is not over. Seat is
%   seat(Name, View0, Marks, Config, Warn, Watched): the name that a person is
%   addressed by, options of show_game/2, those that mark the last move, the
%   config of the game, whether to warn a person of a move that loses at once,
%   and whether a person watches a bot think. View is View0 with what the
%   person has changed. Answer is
%
%     - move(Move): unchecked, a closure may return anything
%     - hurried(Move): the bot was interrupted
%     - command(Word, Argument): what a person wants instead, see ask_move/5

player_move(human, Game, State, Seat, Answer, View) :-
    ask_move(Game, State, Seat, Answer, View).
player_move(random, Game, State, seat(_, View, _, _, _, _), move(Move),
            View) :-
    Game:valid_moves(State, Moves),
    random_member(Move, Moves).
player_move(bot(Module, Level, _), _, State, seat(_, View, _, _, _, Watched),
            Answer, View) :-
    (   Watched == true
    ->  think_aloud(Module, State, Level, Answer)
    ;   Answer = move(Move),
        Module:choose_move(State, Level, Move)
    ).
player_move(closure(Goal), _, State, seat(_, View, _, _, _, _), move(Move),
            View) :-
    call(Goal, State, Move).

%!  player_name(+Player, -Name:string) is det.
%
%   Name is the kind of player; empty for a person.

player_name(human, "").
player_name(random, "random").
player_name(bot(_, _, Name), Name).
player_name(closure(Goal), Name) :-
    format(string(Name), '~p', [Goal]).

%!  is_human(+Player) is semidet.

is_human(human).
