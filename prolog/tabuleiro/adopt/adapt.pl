/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adapt,
          [ adapt_game/3,               % +Module, :Options, -Game
            adapted_game/3,             % +Game, -Module, -Options
            adapt_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error),
            [existence_error/2, must_be/2, permission_error/3]).
:- autoload(library(lists), [append/3, max_list/2, member/2, memberchk/2]).
:- autoload(library(option), [meta_options/3, option/2, option/3]).
:- autoload('../search/levels', [search_levels/2]).
:- use_module('../interface/game', [game_predicate/2]).
:- use_module('../interface/options', [check_options/3]).
:- use_module(adapted, []).

/** <module> Games out of modules that have less than the interface

adapt_game/3 makes a new module beside the given one. Its predicates are
static, of one clause each, and call those of tabuleiro/adopt/adapted with an
adapter, a dict, as first argument:

    my_nim_game:move(State, Move, NewState) :-
        tabuleiro_adapted:adapted_move(adapter{...}, State, Move, NewState).

An adapter is constant and has the keys

  - module, game: the given module and the new one
  - has: the predicates of the interface that module has
  - turn: `own` if the states of module have the player to move, `alternate`,
    or the goal of turn(Goal)
  - players: the two players
  - config: what initial_state/2 of module takes for `default`
*/

%!  adapt_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/interface/options.

adapt_option(name,    atom,                   _,
             "name of the new module").
adapt_option(players, list,                   _,
             "the two players").
adapt_option(turn,    callable,               _,
             "who is to move next").
adapt_option(config,  any,                    default,
             "the default config").
adapt_option(levels,  list(positive_integer), _,
             "bots of the module").
adapt_option(info,    any,                    _,
             "keys of game_info/1").

                /*******************************
                *           ADAPTING           *
                *******************************/

%!  adapt_game(+Module, :Options, -Game) is det.
%
%   Game is a module that exports the whole interface of games, see
%   tabuleiro/interface/game, on top of Module. Module is loaded (`user` will
%   do) and has at least
%
%     - initial_state/2, move/3, game_over/2 and value/3, as the interface
%       has them
%     - valid_moves(+State, -Moves) or valid_moves(+State, +Player, -Moves)
%
%   The rest is that of Module if it is there, and made if not:
%
%     - valid_moves/2,3: each from the other. In Game they are sorted,
%       without duplicates, and [] when the game is over.
%     - player_to_move/2: the first of players(Players) begins, and the sides
%       alternate unless turn(Goal) says otherwise.
%     - choose_move/3,4: each from the other. The levels after those of
%       Module, up to 9, are the searches of search_levels/2; all are, if
%       Module has neither. search(Options) is always a level.
%     - best_moves/3: all moves, since the moves that a bot draws from are
%       unknown
%     - move_notation/3: the term of a move as writeq/1 writes it. A text is
%       read as a term, never run. It stands for a legal move that is equal,
%       or that alone is equal in lower case.
%     - show_game/2, display_game/1: each from the other; the state as a
%       term if Module has neither
%     - game_info/1: the options below, and no bounds. Keys that the dict of
%       Module lacks are added.
%     - play/0: the menu of Game
%     - the optional predicates, if they are there; state_notation/2 only if
%       the states of Module have the player to move
%
%   Of the answers of a predicate of Module only the first counts. Options:
%
%     - name(Game): the name of the new module; default is Module followed
%       by `_game`. A module of that name that adapt_game/3 made is replaced.
%     - players([A,B]): required unless game_info/1 of Module has them
%     - turn(:Goal): call(Goal, Player, NewState, Next) is true if Next is to
%       move after a move of Player has led to NewState, a state of Module.
%     - config(Config): what initial_state/2 of Module takes for `default`
%       and for []; default `default`. Other configs are passed on.
%     - levels(Numbers): of the bots of Module; default [1,2], or [] if it
%       has no choose_move.
%     - info(Dict): keys of game_info/1 that override all others
%
%   For example, a program with valid_moves(State, Player, Moves), which needs
%   the player to move, and boards of a size:
%
%       ?- adapt_game(my_nim, [players([1,2]), config(21)], Game),
%          play_match(Game, level(2), level(1), Winner, []).
%       Game = my_nim_game, ...
%
%   @error existence_error(module, Module)
%   @error existence_error(procedure, Module:Name/Arity) if one of the above
%   is missing, existence_error(option, players)
%   @error permission_error(adapt, module, Game) if Game is another module
%   @error those of check_options/3

:- meta_predicate adapt_game(+, :, -).

adapt_game(Module, Context:Options0, Game) :-
    must_be(atom, Module),
    (   current_module(Module)
    ->  true
    ;   existence_error(module, Module)
    ),
    check_options(adapt_option, Options0, Options1),
    meta_options(is_turn, Context:Options1, Options),
    must_have(Module),
    atom_concat(Module, '_game', Default),
    option(name(Game), Options, Default),
    adapter(Module, Options, Adapter0),
    adapted_info(Adapter0, Game, Options, Info),
    Adapter = Adapter0.put(_{game:Game, players:Info.players}),
    define_game(Game, Adapter, Options, Info).

is_turn(turn).

must_have(Module) :-
    forall(( member(PI, [initial_state/2, move/3, game_over/2, value/3]),
             \+ has(Module, PI)
           ),
           existence_error(procedure, Module:PI)),
    (   member(PI, [valid_moves/2, valid_moves/3]),
        has(Module, PI)
    ->  true
    ;   existence_error(procedure, Module:valid_moves/2)
    ).

%   A module has what it exports; `user` has what it defines.

has(Module, PI) :-
    module_property(Module, exports(Exports)),
    memberchk(PI, Exports),
    !.
has(user, Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(user:Head, defined),
    \+ predicate_property(user:Head, imported_from(_)).

%!  adapter(+Module, +Options, -Adapter:dict) is det.
%
%   Adapter lacks the keys game and players.

adapter(Module, Options,
        adapter{ module:Module, has:Has, turn:Turn, config:Config }) :-
    findall(PI,
            ( game_predicate(PI, _),
              has(Module, PI)
            ),
            Has),
    option(config(Config), Options),
    (   memberchk(player_to_move/2, Has)
    ->  Turn = own
    ;   option(turn(Turn), Options, alternate)
    ).

%!  adapted_info(+Adapter, +Game, +Options, -Info:dict) is det.
%
%   Info is game_info/1 of Game.

adapted_info(Adapter, Game, Options, Info) :-
    Module = Adapter.module,
    (   memberchk(game_info/1, Adapter.has)
    ->  once(Module:game_info(Own))
    ;   Own = info{}
    ),
    option(info(First), Options, info{}),
    Told = Own.put(First),
    players(Told, Options, Players),
    maplist(title, Players, Names),
    title(Module, Title),
    levels(Adapter.has, Options, Levels),
    format(string(Credit), '~w is the module ~w, adapted.', [Game,Module]),
    Made = info{ title:Title, players:Players, player_names:Names,
                 levels:Levels, options:[], configs:[default],
                 most_moves:inf, longest_game:inf,
                 value_range: -1.0Inf-1.0Inf,
                 rules:["The rules are not told."], credits:[Credit]
               },
    Info = Made.put(Told).

players(Told, Options, Players) :-
    (   get_dict(players, Told, Players)
    ->  true
    ;   option(players(Players), Options)
    ->  must_be(ground, Players)
    ;   existence_error(option, players)
    ).

title(Term, Title) :-
    format(string(Title), '~w', [Term]).

levels(Has, Options, Levels) :-
    (   option(levels(Numbers), Options)
    ->  true
    ;   member(PI, [choose_move/3, choose_move/4]),
        memberchk(PI, Has)
    ->  Numbers = [1,2]
    ;   Numbers = []
    ),
    maplist(level, Numbers, Own),
    max_list([0|Numbers], Last),
    First is Last+1,
    search_levels(First, Searches),
    append(Own, Searches, Levels).

level(Number, level{number:Number, name:Name, strength:Strength}) :-
    format(string(Name), 'level ~d', [Number]),
    (   Number == 1
    ->  Strength = "the first bot of the program"
    ;   Strength = "a further bot of the program"
    ).

                /*******************************
                *        THE NEW MODULE        *
                *******************************/

%!  adapted_game(+Game, -Module, -Options) is semidet.
%
%   Game was made of Module with Options by adapt_game/3.

adapted_game(Game, Module, Options) :-
    current_module(Game),
    predicate_property(Game:'$adapted'(_, _), defined),
    Game:'$adapted'(Module, Options).

%!  define_game(+Game, +Adapter, +Options, +Info) is det.
%
%   Defines the module Game, or replaces it if adapt_game/3 made it.

define_game(Game, Adapter, Options, Info) :-
    (   \+ current_module(Game)
    ->  true
    ;   adapted_game(Game, _, _)
    ->  true
    ;   permission_error(adapt, module, Game)
    ),
    define(Game, '$adapted'(Adapter.module, Options), true),
    findall(PI, defined(Adapter, PI), PIs),
    forall(( member(Name/Arity, PIs),
             functor(Head, Name, Arity)
           ),
           ( body(Head, Adapter, Info, Body),
             define(Game, Head, tabuleiro_adapted:Body),
             Game:export(Name/Arity)
           )).

defined(Adapter, PI) :-
    game_predicate(PI, Need),
    (   Need == required
    ->  true
    ;   memberchk(PI, Adapter.has),
        \+ ( PI == state_notation/2,
             Adapter.turn \== own
           )
    ).

%!  body(+Head, +Adapter, +Info, -Body) is det.
%
%   Body is the body of Head, a predicate of the new module.

body(game_info(Info1), _, Info, Info1 = Info) :-
    !.
body(Head, Adapter, _, Body) :-
    Head =.. [Name|Arguments],
    atom_concat(adapted_, Name, Adapted),
    Body =.. [Adapted,Adapter|Arguments].

%!  define(+Module, +Head, +Body) is det.
%
%   Head :- Body becomes the one clause of a static predicate of Module.

define(Module, Head, Body) :-
    functor(Head, Name, Arity),
    abolish(Module:Name/Arity),
    assertz((Module:Head :- Body)),
    compile_predicates([Module:Name/Arity]).
