/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_rules,
          [ rules/2,                    % +Game, +Optional
            term_expansion/2,           % +Directive, -Clauses
            by_original/4               % +Game, +Module, +Head, -Goal
          ]).
:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module('base/first_use', [first_use/2]).
:- use_module('game/checks', [must_be_one_to/3, must_be_player/2]).
:- use_module('game/game', [export_game/1, game_predicate/2]).
:- use_module('search/choose',
              [choose_best/4, player_choose_move/5, player_valid_moves/4]).

/** <module> The predicates of a game from its rules

The reference of a game has its rules, as predicates that check nothing. The
directive rules/2 adds the predicates of the interface, which check their
arguments and call the rules:

    :- module(chess_reference, []).
    :- use_module('prolog/tabuleiro/rules', [rules/2, term_expansion/2]).

    :- rules(chess, [game_end/2]).

The rules are

  - must_be_state(@State), must_be_move(@Move)
    Throw unless the argument is a state, or a move, of the game.
  - to_move(+State, -Player)
    Player is to move.
  - moves(+State, -Moves)
    Moves are the legal moves in standard order, `[]` if the game is over.
  - legal(+State, +Move)
    Semidet: Move is legal in State.
  - play_ply(+State, +Move, -NewState)
    NewState is State after Move, which is legal.
  - winner(+State, -Winner)
    Semidet: the game is over, and Winner has won it.
  - ending(+State, -Why)
    Semidet: the game is over. Game(Why) is the message of the reason.
  - worth(+State, +Player, -Value)
    Value is that of State for Player.
  - level_moves(+Level, +State, -Moves)
    Moves are those that the bot of Level, a level without search, draws from.
  - ply_effects(+State, +Move, +NewState, -Messages)
    Messages are what Move did.

and show_game/2, game_info/1, initial_state/2 and the other predicates of the
interface that are not below.
*/

:- dynamic
    must_be_state/1, must_be_move/1, to_move/2, moves/2, legal/2, play_ply/3,
    winner/2, ending/2, worth/3, level_moves/3, ply_effects/4, show_game/2,
    reference/1, players/1, own_levels/1, reason/2.

%!  rules(+Game, +Optional:list) is det.
%
%   A directive. The module that is being loaded, the reference of Game, exports
%   the required predicates of game_predicate/2 and Optional, a list of optional
%   ones. The predicates below are defined by its rules. A public predicate of
%   the module <Game>_original that takes the reference as its first argument
%   replaces one of them, and calls it as Reference:standard(Goal).
%
%   game_info/1 must be there before the directive.
%
%   @error context_error(nodirective, rules(Game, Optional)) if called

rules(Game, Optional) :-
    throw(error(context_error(nodirective, rules(Game, Optional)), _)).

%!  term_expansion(+Directive, -Clauses) is semidet.
%
%   Clauses are what the directive rules/2 stands for.

term_expansion((:- rules(Game, Optional)), Clauses) :-
    prolog_load_context(module, Module),
    Module:game_info(Info),
    findall(Number,
            ( member(Level, Info.levels),
              \+ get_dict(search, Level, _),
              get_dict(number, Level, Number)
            ),
            Levels),
    length(Levels, Count),
    Known = known(Game, Module, Info.players, Count),
    findall(Defining,
            ( standard(PI),
              (   game_predicate(PI, optional)
              ->  memberchk(PI, Optional)
              ;   true
              ),
              defining(PI, Known, Defining)
            ),
            Definings),
    append([[(:- tabuleiro_game:export_game(Optional))]|Definings], Clauses).

standard(display_game/1).
standard(play/0).
standard(player_to_move/2).
standard(valid_moves/2).
standard(valid_moves/3).
standard(move/3).
standard(move_effects/3).
standard(game_over/2).
standard(game_end/2).
standard(value/3).
standard(best_moves/3).
standard(choose_move/3).
standard(choose_move/4).

defining(PI, Known, Clauses) :-
    Known = known(Game, Module, _, _),
    PI = Name/Arity,
    functor(Head, Name, Arity),
    clause(Head, Body0),
    body(Body0, Known, Body),
    (   by_original(Game, Module, Head, Goal)
    ->  Clauses = [ (:- public(standard/1)),
                    (:- discontiguous(standard/1)),
                    (Head :- Goal),
                    (standard(Head) :- Body)
                  ]
    ;   Clauses = [(Head :- Body)]
    ).

%   body(+Body0, +Known, -Body): Body is Body0 in the module of the reference.

body((A, B0), Known, B) :-
    known(A, Known),
    !,
    body(B0, Known, B).
body((A0, B0), Known, (A, B)) :-
    !,
    body(A0, Known, A),
    body(B0, Known, B).
body(reason(Why, Message), known(Game, _, _, _), Message = Reason) :-
    !,
    Reason =.. [Game,Why].
body(Goal, _, Goal) :-
    is_rule(Goal),
    !.
body(Goal, _, tabuleiro_rules:Goal).

known(reference(Module), known(_, Module, _, _)).
known(players(Players), known(_, _, Players, _)).
known(own_levels(Count), known(_, _, _, Count)).

is_rule(Goal) :-
    predicate_property(tabuleiro_rules:Goal, dynamic).
is_rule(Goal) :-
    functor(Goal, Name, Arity),
    standard(Name/Arity).

%!  by_original(+Game, +Module, +Head, -Goal) is semidet.
%
%   Goal calls the predicate of the original program of Game that replaces Head
%   in Module, the game or its reference.

by_original(Game, Module, Head, Original:Goal) :-
    atom_concat(Game, '_original', Original),
    Head =.. [Name|Args],
    Goal =.. [Name,Module|Args],
    predicate_property(Original:Goal, public).

                /*******************************
                *        THE PREDICATES        *
                *******************************/

%   These clauses are copied into each reference. reference/1, players/1,
%   own_levels/1 and reason/2 are replaced by what they stand for.

:- public
    display_game/1, play/0, player_to_move/2, valid_moves/2, valid_moves/3,
    move/3, move_effects/3, game_over/2, game_end/2, value/3, best_moves/3,
    choose_move/3, choose_move/4.

%!  display_game(+State) is det.
%
%   As show_game/2 without options.

display_game(State) :-
    show_game(State, []).

%!  play is det.
%
%   The menu of the game.

play :-
    reference(Game),
    first_use('play/menu', play_game(Game)).

%!  player_to_move(+State, -Player) is det.
%
%   Player is to move in State.
%
%   @error those of a malformed State

player_to_move(State, Player) :-
    must_be_state(State),
    to_move(State, Player).

%!  valid_moves(+State, -Moves:list) is det.
%
%   Moves are the legal moves in standard order, [] when the game is over.
%
%   @error those of a malformed State

valid_moves(State, Moves) :-
    must_be_state(State),
    moves(State, Moves).

%!  valid_moves(+State, +Player, -Moves:list) is det.
%
%   Moves are those of valid_moves/2 if Player is to move, else [].
%
%   @error domain_error(player, Player)

valid_moves(State, Player, Moves) :-
    reference(Game),
    player_valid_moves(Game, State, Player, Moves).

%!  move(+State, +Move, -NewState) is semidet.
%
%   NewState is State after Move. Fails if Move is not legal.
%
%   @error those of a malformed State or Move

move(State, Move, NewState) :-
    must_be_state(State),
    must_be_move(Move),
    legal(State, Move),
    play_ply(State, Move, NewState).

%!  move_effects(+State, +Move, -Messages:list) is semidet.
%
%   Messages are what Move brings about besides what its notation shows. Fails
%   if Move is not legal.
%
%   @error those of move/3

move_effects(State, Move, Messages) :-
    must_be_state(State),
    must_be_move(Move),
    legal(State, Move),
    play_ply(State, Move, NewState),
    ply_effects(State, Move, NewState, Messages).

%!  game_over(+State, -Winner) is semidet.
%
%   The game is over, and Winner, a player or `draw`, has won it.
%
%   @error those of a malformed State

game_over(State, Winner) :-
    must_be_state(State),
    winner(State, Winner).

%!  game_end(+State, -Reason) is semidet.
%
%   The game is over. Reason is the message of why.
%
%   @error those of a malformed State

game_end(State, Reason) :-
    must_be_state(State),
    ending(State, Why),
    reason(Why, Reason).

%!  value(+State, +Player, -Value) is det.
%
%   Value is that of State for Player, a number.
%
%   @error domain_error(player, Player)

value(State, Player, Value) :-
    must_be_state(State),
    players(Players),
    must_be_player(Players, Player),
    worth(State, Player, Value).

%!  best_moves(+State, +Level, -Moves:list) is det.
%
%   Moves are those that the bot of Level draws from, in standard order, [] when
%   the game is over.
%
%   @error type_error(integer, Level), domain_error(level, Level)

best_moves(State, Level, Moves) :-
    must_be_state(State),
    own_levels(Count),
    must_be_one_to(level, Count, Level),
    level_moves(Level, State, Moves).

%!  choose_move(+State, +Level, -Move) is semidet.
%
%   Move is drawn at random from best_moves/3, or is that of a search, see
%   tabuleiro/search/levels. Fails when the game is over.
%
%   @error domain_error(level, Level)

choose_move(State, Level, Move) :-
    reference(Game),
    choose_best(Game, State, Level, Move).

%!  choose_move(+State, +Player, +Level, -Move) is semidet.
%
%   Move is that of choose_move/3. Fails if Player is not to move.
%
%   @error domain_error(player, Player), domain_error(level, Level)

choose_move(State, Player, Level, Move) :-
    reference(Game),
    player_choose_move(Game, State, Player, Level, Move).
