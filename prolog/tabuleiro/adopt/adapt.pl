/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adapt,
          [ adapt_game/3,               % +Module, :Options, -Game
            adapted_game/3              % +Game, -Module, -Options
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error),
              [existence_error/2, must_be/2, permission_error/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../search/levels', [search_levels/2]).
:- use_module('../game/game', [game_predicate/2]).
:- use_module('../game/made_game', [define/3]).
:- use_module(adapt_options, [adapt_options/2, must_exist/2]).
:- use_module(adapted, []).
:- use_module(adapter, [adapter/3]).

/** <module> Games out of modules that have less than the interface

adapt_game/3 makes a new module beside the given one. Its predicates are
static, of one clause each, and call those of tabuleiro/adopt/adapted with an
adapter, a dict, as first argument:

    my_nim_game:move(State, Move, NewState) :-
        tabuleiro_adapted:adapted_move(adapter{...}, State, Move, NewState).
*/

                /*******************************
                *           ADAPTING           *
                *******************************/

%!  adapt_game(+Module, :Options, -Game) is det.
%
%   Game is a module that exports the whole interface of games, see
%   tabuleiro/game/game, on top of Module. Module is loaded (`user` will
%   do) and has at least
%
%     - initial_state/2, move/3 and game_over/2, as the interface has them
%     - valid_moves(+State, -Moves) or valid_moves(+State, +Player, -Moves)
%
%   or the options that tell how else it answers; infer_game/4 finds them.
%   The rest is that of Module if it is there, and made if not:
%
%     - value/3: 0 everywhere
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
%   Of the answers of a predicate of Module only the first counts.
%
%   Options: adapt_option.
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

adapt_game(Module, Options0, Game) :-
    must_be(atom, Module),
    (   current_module(Module)
    ->  true
    ;   existence_error(module, Module)
    ),
    adapt_options(Options0, Options),
    must_exist(Module, Options),
    adapter(Module, Options, Adapter0),
    atom_concat(Module, '_game', Default),
    option(name(Game), Options, Default),
    adapted_info(Adapter0, Game, Options, Info),
    must_mean(Adapter0.winners, Info.players),
    Adapter = Adapter0.put(_{game:Game, players:Info.players}),
    define_game(Game, Adapter, Options, Info).

%   Winners are those of the option winners(Winners).

must_mean(Winners, Players) :-
    forall(( member(Winner, Winners),
             \+ meaning(Winner, Players)
           ),
           throw(error(domain_error(winner, Winner),
                       context(_, tabuleiro(no_meaning(Winner, Players)))))).

meaning(Winner, Players) :-
    nonvar(Winner),
    Winner = _-Meant,
    ground(Meant),
    memberchk(Meant, [draw,not_over|Players]).

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
    levels(Adapter.levels, Levels),
    format(string(Credit), '~w is the module ~w, adapted.', [Game,Module]),
    Made = info{ title:Title, players:Players, player_names:Names,
                 levels:Levels, options:[], configs:[default],
                 most_moves:inf, longest_game:inf,
                 value_range: -1.0Inf-1.0Inf,
                 rules:["The rules are not told."], credits:[Credit]
               },
    (   option(jobs(Jobs), Options)
    ->  Info = Made.put(jobs, Jobs).put(Told)
    ;   Info = Made.put(Told)
    ).

players(Told, Options, Players) :-
    (   get_dict(players, Told, Players)
    ->  true
    ;   option(players(Players), Options)
    ->  must_be(ground, Players)
    ;   existence_error(option, players)
    ).

title(Term, Title) :-
    format(string(Title), '~w', [Term]).

levels(Bots, Levels) :-
    maplist(level, Bots, Own),
    pairs_keys(Bots, Numbers),
    max_list([0|Numbers], Last),
    First is Last+1,
    search_levels(First, Searches),
    append(Own, Searches, Levels).

level(Number-Bot, level{number:Number, name:Name, strength:Strength}) :-
    (   ( Number == Bot ; Bot = loop(_) )
    ->  format(string(Name), 'level ~d', [Number])
    ;   format(string(Name), '~w', [Bot])
    ),
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
    define(Game, '$legal_move'(State, Move, NewState),
           tabuleiro_adapted:adapted_legal_move(Adapter, State, Move,
                                                NewState)),
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
