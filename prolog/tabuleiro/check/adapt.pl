/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adapt,
          [ adapt_game/3                % +Module, :Options, -Game
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error),
            [ domain_error/2, existence_error/2, must_be/2,
              permission_error/3, type_error/2
            ]).
:- autoload(library(lists),
            [append/3, max_list/2, member/2, memberchk/2]).
:- autoload(library(option), [meta_options/3, option/2, option/3]).
:- use_module('../interface/checks', [must_be_player/2]).
:- use_module('../interface/game', [game_predicate/2]).
:- autoload('../play/menu', [play_game/1]).
:- autoload('../search/analyse', [engine_move/4]).
:- autoload('../search/levels', [level_options/3, search_levels/2]).

/** <module> Games out of modules that have less than the interface

adapt_game/3 makes a new module beside the given one. Its predicates are one
clause each, compiled once and static, that call the predicates below with
what is known of the adaption as their first argument, a dict:

    my_nim_game:move(State, Move, NewState) :-
        tabuleiro_adapt:adapted_move(adapter{...}, State, Move, NewState).

Nothing about a game that is being played is kept anywhere but in its
state. Where the states of the given module do not tell who is to move, the
adapted state is to_move(Player, State).
*/

:- predicate_options(adapt_game/3, 2,
                     [ name(atom), players(list), turn(callable),
                       config(any), levels(list), info(any)
                     ]).

                /*******************************
                *           ADAPTING           *
                *******************************/

%!  adapt_game(+Module, :Options, -Game) is det.
%
%   Game is a module that exports all of the interface of games, see
%   tabuleiro/interface/game, on top of Module. That one is loaded (`user` will do)
%   and has at least
%
%     - initial_state/2, move/3, game_over/2 and value/3, as the interface
%       has them
%     - valid_moves(+State, -Moves) or valid_moves(+State, +Player, -Moves)
%
%   The rest is taken from Module if it is there, and made up if not:
%
%     - valid_moves/2,3: each from the other. In Game they are sorted,
%       without duplicates, and [] when the game is over.
%     - player_to_move/2: the first of players(Players) begins, and the sides
%       alternate unless turn(Goal) says otherwise.
%     - choose_move/3,4: each from the other. The levels after those of
%       Module, up to 9, are the searches of search_levels/2, and so are all
%       if neither is there. search(Options) is always a level.
%     - best_moves/3: all moves, since what a bot draws from is not known
%     - move_notation/3: the text of a move is the term, as writeq/1 writes
%       it. A text is read as a term, never run, and is a move if that, or a
%       move that differs in upper and lower case only, is legal.
%     - show_game/2, display_game/1: each from the other; the state as a
%       term if neither is there
%     - game_info/1: what is said below, and no bounds. Keys that a dict
%       from Module lacks are added.
%     - play/0: the menu of Game
%     - move_steps/3, if it is there
%
%   A predicate of Module that succeeds more than once is called once.
%   Options:
%
%     - name(Game): the name of the new module; default is Module followed
%       by `_game`. A module that adapt_game/3 made before is made anew.
%     - players([A,B]): needed unless game_info/1 tells them
%     - turn(:Goal): call(Goal, Player, NewState, Next) is true when Next is
%       to move after a move of Player has led to NewState, a state of
%       Module.
%     - config(Config): what initial_state/2 of Module takes for `default`
%       and for []; default `default`. Other configs it gets as they are.
%     - levels(Numbers): of the bots of Module; default [1,2], or [] if it
%       has no choose_move.
%     - info(Dict): keys of game_info/1 that go before all others
%
%   For example, a program whose valid_moves(State, Player, Moves) is told
%   who is to move, and whose boards have a size:
%
%       ?- adapt_game(my_nim, [players([1,2]), config(21)], Game),
%          play_match(Game, level(2), level(1), Winner, []).
%       Game = my_nim_game, ...
%
%   @error existence_error(module, Module)
%   @error existence_error(procedure, Module:Name/Arity) if one of the above
%   is missing, existence_error(option, players)
%   @error permission_error(adapt, module, Game) if Game is another module

:- meta_predicate adapt_game(+, :, -).

adapt_game(Module, QOptions, Game) :-
    must_be(atom, Module),
    (   current_module(Module)
    ->  true
    ;   existence_error(module, Module)
    ),
    meta_options(is_turn, QOptions, Options),
    must_have(Module),
    atom_concat(Module, '_game', Default),
    option(name(Game), Options, Default),
    must_be(atom, Game),
    adapter(Module, Options, Adapter0),
    adapted_info(Adapter0, Game, Options, Info),
    Adapter = Adapter0.put(_{game:Game, players:Info.players}),
    define_game(Game, Adapter, Info).

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

%   What a module exports counts; `user` exports nothing.

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
%   Adapter is what the clauses of the new module need to know, but for its
%   name, `game`, and the players: `has` are those predicates of the
%   interface that Module has, `turn` is `own` if its states tell who is to
%   move.

adapter(Module, Options,
        adapter{ module:Module, has:Has, turn:Turn, config:Config }) :-
    findall(PI,
            ( game_predicate(PI, _),
              has(Module, PI)
            ),
            Has),
    option(config(Config), Options, default),
    (   memberchk(player_to_move/2, Has)
    ->  Turn = own
    ;   option(turn(Turn), Options, alternate)
    ).

%!  adapted_info(+Adapter, +Game, +Options, -Info:dict) is det.
%
%   What game_info/1 of Game will tell.

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
    ->  must_be(list, Players),
        must_be(ground, Players)
    ;   existence_error(option, players)
    ).

title(Term, Title) :-
    format(string(Title), '~w', [Term]).

levels(Has, Options, Levels) :-
    (   option(levels(Numbers), Options)
    ->  must_be(list(positive_integer), Numbers)
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

%!  define_game(+Game, +Adapter, +Info) is det.
%
%   Defines the module Game, again if it was made here.

define_game(Game, Adapter, Info) :-
    (   \+ current_module(Game)
    ->  true
    ;   predicate_property(Game:'$adapted', defined)
    ->  true
    ;   permission_error(adapt, module, Game)
    ),
    define(Game, '$adapted', true),
    findall(PI, defined(Adapter, PI), PIs),
    forall(( member(Name/Arity, PIs),
             functor(Head, Name, Arity)
           ),
           ( body(Head, Adapter, Info, Body),
             define(Game, Head, tabuleiro_adapt:Body),
             Game:export(Name/Arity)
           )).

defined(Adapter, PI) :-
    game_predicate(PI, Need),
    (   Need == required
    ->  true
    ;   memberchk(PI, Adapter.has)
    ).

%!  body(+Head, +Adapter, +Info, -Body) is det.
%
%   Body is what Head, a predicate of the new module, calls here.

body(game_info(Info1), _, Info, Info1 = Info) :-
    !.
body(Head, Adapter, _, Body) :-
    Head =.. [Name|Arguments],
    atom_concat(adapted_, Name, Adapted),
    Body =.. [Adapted,Adapter|Arguments].

%!  define(+Module, +Head, +Body) is det.
%
%   Head :- Body is the one clause of a static predicate.

define(Module, Head, Body) :-
    functor(Head, Name, Arity),
    abolish(Module:Name/Arity),
    assertz((Module:Head :- Body)),
    compile_predicates([Module:Name/Arity]).

                /*******************************
                *   WHAT AN ADAPTED GAME DOES  *
                *******************************/

%   As the interface says, see tabuleiro/interface/game, with the adapter first.

:- public
    adapted_initial_state/3,
    adapted_player_to_move/3,
    adapted_valid_moves/3,
    adapted_valid_moves/4,
    adapted_move/4,
    adapted_game_over/3,
    adapted_value/4,
    adapted_best_moves/4,
    adapted_choose_move/4,
    adapted_choose_move/5,
    adapted_move_notation/4,
    adapted_move_steps/4,
    adapted_display_game/2,
    adapted_show_game/3,
    adapted_play/1.

adapted_initial_state(Adapter, Config, State) :-
    (   memberchk(Config, [default,[]])
    ->  OwnConfig = Adapter.config
    ;   OwnConfig = Config
    ),
    _{module:Module, players:[First|_]} :< Adapter,
    once(Module:initial_state(OwnConfig, Own)),
    wrapped(Adapter, First, Own, State).

adapted_player_to_move(Adapter, State, Player) :-
    own_state(Adapter, State, Module, Own),
    (   Adapter.turn == own
    ->  once(Module:player_to_move(Own, Player))
    ;   State = to_move(Player, _)
    ).

adapted_valid_moves(Adapter, State, Moves) :-
    own_state(Adapter, State, Module, Own),
    (   over(Module, Own)
    ->  Moves = []
    ;   memberchk(valid_moves/2, Adapter.has)
    ->  once(Module:valid_moves(Own, Moves0)),
        sort(Moves0, Moves)
    ;   adapted_player_to_move(Adapter, State, Player),
        once(Module:valid_moves(Own, Player, Moves0)),
        sort(Moves0, Moves)
    ).

adapted_valid_moves(Adapter, State, Player, Moves) :-
    (   adapted_player_to_move(Adapter, State, Player)
    ->  adapted_valid_moves(Adapter, State, Moves)
    ;   must_be_player(Adapter.players, Player),
        Moves = []
    ).

adapted_move(Adapter, State, Move, NewState) :-
    own_state(Adapter, State, Module, Own),
    may_move(Adapter, State, Module, Own, Move),
    once(Module:move(Own, Move, NewOwn)),
    next_player(Adapter.turn, Adapter, State, NewOwn, Next),
    wrapped(Adapter, Next, NewOwn, NewState).

%   move/3 of a module whose states do not tell who is to move cannot know
%   whose moves are legal.

may_move(Adapter, State, Module, Own, Move) :-
    (   Adapter.turn == own
    ->  \+ over(Module, Own)
    ;   must_be(ground, Move),
        adapted_valid_moves(Adapter, State, Moves),
        memberchk(Move, Moves)
    ).

adapted_game_over(Adapter, State, Winner) :-
    own_state(Adapter, State, Module, Own),
    once(Module:game_over(Own, Winner)).

adapted_value(Adapter, State, Player, Value) :-
    own_state(Adapter, State, Module, Own),
    once(Module:value(Own, Player, Value)).

adapted_best_moves(Adapter, State, Level, Moves) :-
    (   memberchk(best_moves/3, Adapter.has)
    ->  own_state(Adapter, State, Module, Own),
        once(Module:best_moves(Own, Level, Moves0)),
        sort(Moves0, Moves)
    ;   adapted_valid_moves(Adapter, State, Moves)
    ).

adapted_choose_move(Adapter, State, Level, Move) :-
    own_state(Adapter, State, Module, Own),
    \+ over(Module, Own),
    must_be(nonvar, Level),
    Adapter.game:game_info(Info),
    (   level_options(Info, Level, Options)
    ->  engine_move(Adapter.game, State, Options, Move)
    ;   memberchk(choose_move/3, Adapter.has)
    ->  once(Module:choose_move(Own, Level, Move))
    ;   memberchk(choose_move/4, Adapter.has)
    ->  adapted_player_to_move(Adapter, State, Player),
        once(Module:choose_move(Own, Player, Level, Move))
    ;   domain_error(level, Level)
    ).

adapted_choose_move(Adapter, State, Player, Level, Move) :-
    (   adapted_player_to_move(Adapter, State, Player)
    ->  adapted_choose_move(Adapter, State, Level, Move)
    ;   must_be_player(Adapter.players, Player),
        fail
    ).

adapted_move_notation(Adapter, State, Move, Text) :-
    (   memberchk(move_notation/3, Adapter.has)
    ->  own_state(Adapter, State, Module, Own),
        once(Module:move_notation(Own, Move, Text))
    ;   nonvar(Move)
    ->  term_text(Adapter.module, Move, Written),
        (   var(Text)
        ->  Text = Written
        ;   text_to_string(Text, Written)
        )
    ;   must_be(text, Text),
        adapted_valid_moves(Adapter, State, Moves),
        text_move(Adapter.module, Text, Moves, Move)
    ).

adapted_move_steps(Adapter, State, Move, Steps) :-
    own_state(Adapter, State, Module, Own),
    once(Module:move_steps(Own, Move, Steps)).

adapted_display_game(Adapter, State) :-
    adapted_show_game(Adapter, State, []).

adapted_show_game(Adapter, State, Options) :-
    own_state(Adapter, State, Module, Own),
    (   memberchk(show_game/2, Adapter.has)
    ->  once(Module:show_game(Own, Options))
    ;   memberchk(display_game/1, Adapter.has)
    ->  once(Module:display_game(Own))
    ;   print(Own),
        nl
    ).

adapted_play(Adapter) :-
    (   memberchk(play/0, Adapter.has)
    ->  Module = Adapter.module,
        once(Module:play)
    ;   play_game(Adapter.game)
    ).

                /*******************************
                *         STATES, TURNS        *
                *******************************/

%!  own_state(+Adapter, +State, -Module, -Own) is det.
%
%   Own is the state of Module in State.
%
%   @error instantiation_error, type_error(adapted_state, State)

own_state(Adapter, State, Module, Own) :-
    must_be(nonvar, State),
    Module = Adapter.module,
    (   Adapter.turn == own
    ->  Own = State
    ;   State = to_move(_, Own0)
    ->  Own = Own0
    ;   type_error(adapted_state, State)
    ).

wrapped(Adapter, Player, Own, State) :-
    (   Adapter.turn == own
    ->  State = Own
    ;   State = to_move(Player, Own)
    ).

next_player(own, _, _, _, _) :-
    !.
next_player(alternate, Adapter, to_move(Player, _), _, Next) :-
    !,
    member(Next, Adapter.players),
    Next \== Player,
    !.
next_player(Turn, _, to_move(Player, _), NewOwn, Next) :-
    once(call(Turn, Player, NewOwn, Next)).

over(Module, Own) :-
    Module:game_over(Own, _),
    !.

                /*******************************
                *        TERMS AS MOVES        *
                *******************************/

%   Written and read with the operators of the module.

term_text(Module, Term, Text) :-
    format(string(Text), '~W', [Term,[quoted(true),module(Module)]]).

%!  text_move(+Module, +Text, +Moves, -Move) is semidet.
%
%   Move is the one of Moves that Text writes.

text_move(Module, Text, Moves, Move) :-
    text_term(Module, Text, Term),
    member(Move, Moves),
    Move == Term,
    !.
text_move(Module, Text, Moves, Move) :-
    string_lower(Text, Lower),
    findall(M,
            ( member(M, Moves),
              term_text(Module, M, Written),
              string_lower(Written, Lower)
            ),
            [Move]).

%   Nothing in a text is run, a quasi quotation neither.

text_term(Module, Text, Term) :-
    catch(term_string(Term, Text,
                      [ module(Module), quasi_quotations(Quotations) ]),
          error(_, _),
          fail),
    Quotations == [],
    ground(Term).
