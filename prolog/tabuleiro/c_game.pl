/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_c_game,
          [ c_game/2                    % +Reference, +Own
          ]).
:- use_module('game/build', [load_built/1]).
:- load_built(game).
:- use_module('base/first_use', [first_use/2]).
:- use_module('game/native').
:- use_module('game/portray', []).
:- use_module('base/resolve', [resolve_autoload/0]).
:- use_module(rules, [by_original/4]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/2, member/2, union/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('search/choose',
              [ choose_best/4, own_best_moves/4, player_choose_move/5,
                player_valid_moves/4
              ]).

/** <module> The module of a game in C

The module of a game whose rules run in C is its reference in Prolog with some
predicates replaced:

    :- module(chess, []).
    :- use_module(c_game).

    :- c_game(reference, []).

Predicates of its own that run in C follow in the same file.
*/

%!  c_game(+Reference, +Own:list) is det.
%
%   A directive. The module that is being loaded, which has the name of a game
%   in C, exports play/0, the menu of the game, and what the file Reference
%   exports. A predicate is the first of these that there is:
%
%     - one of Own, a list of predicate indicators, which the module itself
%       defines, below `:- if(native_game(Game)).`
%     - one that the C library has put into the module: a row of
%       games/<game>/original/predicates.c
%     - a public predicate of the module <game>_original that takes the module
%       as its first argument
%     - player_to_move/2, valid_moves/2,3, move/3, game_over/2, value/3,
%       best_moves/3, choose_move/3,4 and move_notation/3 in C
%     - the one that Reference exports
%
%   Module:standard(Goal), for <game>_original, calls what the module would
%   have in C if no other predicate took its place.
%
%   If the C library is not there or does not have the game, the module exports
%   play/0 and, for the rest, what Reference does. In a saved state that starts
%   without the library, what runs in C is defined by Reference.

c_game(Reference, Own) :-
    prolog_load_context(module, Game),
    load_built(Game),
    (   native_game(Game)
    ->  findall(standard(Head) :- tabuleiro_c_game:Goal,
                in_c(Head, Game, Goal),
                Standard),
        exported_by(Game, Reference, Exported),
        findall(PI-Clauses,
                ( member(PI, Exported),
                  defined(PI, Game, Own, Clauses)
                ),
                Pairs),
        pairs_keys_values(Pairs, PIs, Others),
        append([Standard|Others], Clauses)
    ;   PIs = [],
        Clauses = []
    ),
    compile_aux_clauses([ ( play :-
                                tabuleiro_c_game:
                                first_use('play/menu', play_game(Game))
                          )
                        | Clauses
                        ]),
    maplist(Game:export, [play/0|PIs]),
    Game:reexport(Reference, except([play/0|PIs])),
    resolve_autoload,
    reference_module(Reference, Module),
    forall(member(PI, PIs), assertz(runs_in_c(Game, PI, Module))).

:- dynamic runs_in_c/3.                 % Game, PI, Module of the reference

%   A saved state starts.

replace_missing :-
    forall(( runs_in_c(Game, PI, Module),
             \+ native_game(Game)
           ),
           ( abolish(Game:PI),
             PI = Name/Arity,
             functor(Head, Name, Arity),
             assertz(Game:(Head :- Module:Head))
           )).

:- initialization(replace_missing, now).

reference_module(Reference, Module) :-
    absolute_file_name(Reference, Path, [file_type(prolog), access(read)]),
    module_property(Module, file(Path)).

%   PIs are what the file Reference exports, and the standard predicates.

exported_by(Game, Reference, PIs) :-
    load_files(Game:Reference, [if(not_loaded),imports([])]),
    reference_module(Reference, Module),
    module_property(Module, exports(Exports)),
    findall(Name/Arity,
            ( in_c(Head, Game, _),
              functor(Head, Name, Arity)
            ),
            Standard),
    union(Standard, Exports, PIs).

%   defined(+PI, +Game, +Own, -Clauses) is semidet: Game has a PI that is not
%   the reference's. Clauses define it, unless it has a definition.

defined(PI, _, Own, []) :-
    memberchk(PI, Own),
    !.
defined(PI, Game, _, Clauses) :-
    PI = Name/Arity,
    functor(Head, Name, Arity),
    (   predicate_property(Game:Head, foreign)
    ->  Clauses = []
    ;   by_original(Game, Game, Head, Goal)
    ->  Clauses = [(Head :- Goal)]
    ;   in_c(Head, Game, Goal)
    ->  Clauses = [(Head :- tabuleiro_c_game:Goal)]
    ).

in_c(player_to_move(State, Player), Game,
     '$player_to_move'(Game, State, Player)).
in_c(valid_moves(State, Moves), Game,
     '$valid_moves'(Game, State, Moves)).
in_c(valid_moves(State, Player, Moves), Game,
     player_valid_moves(Game, State, Player, Moves)).
in_c(move(State, Move, NewState), Game,
     '$move'(Game, State, Move, NewState)).
in_c(game_over(State, Winner), Game,
     '$game_over'(Game, State, Winner)).
in_c(value(State, Player, Value), Game,
     '$value'(Game, State, Player, Value)).
in_c(best_moves(State, Level, Moves), Game,
     own_best_moves(Game, State, Level, Moves)).
in_c(choose_move(State, Level, Move), Game,
     choose_best(Game, State, Level, Move)).
in_c(choose_move(State, Player, Level, Move), Game,
     player_choose_move(Game, State, Player, Level, Move)).
in_c(move_notation(State, Move, Text), Game,
     ( '$player_to_move'(Game, State, _),   % checks State
       Notation:notation_in(State, Move, Text)
     )) :-
    atom_concat(Game, '_notation', Notation),
    current_predicate(Notation:notation_in/3).
