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
:- use_module('game/game', [export_game/1, game_predicate/2]).
:- use_module(standard, []).

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
interface that are not in tabuleiro/standard.
*/

%!  rules(+Game, +Optional:list) is det.
%
%   A directive. The module that is being loaded, the reference of Game,
%   exports the required predicates of game_predicate/2 and Optional, a list of
%   optional ones. The predicates of tabuleiro/standard are defined by its
%   rules. A public predicate of the module <Game>_original that takes the
%   reference as its first argument replaces one of them, and calls it as
%   Reference:standard(Goal).
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
    clause(tabuleiro_standard:Head, Body0),
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
body(Goal, _, tabuleiro_standard:Goal).

known(reference(Module), known(_, Module, _, _)).
known(players(Players), known(_, _, Players, _)).
known(own_levels(Count), known(_, _, _, Count)).

is_rule(Goal) :-
    predicate_property(tabuleiro_standard:Goal, dynamic).
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
