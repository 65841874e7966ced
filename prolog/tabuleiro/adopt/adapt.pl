/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adapt,
          [ adapt_game/3,               % +Module, :Options, -Game
            trial_adapter/3,            % +Module, +Options, -Adapter
            must_exist/2,               % +Module, +Options
            adapted_game/3,             % +Game, -Module, -Options
            adapt_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(error),
              [existence_error/2, must_be/2, permission_error/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2]).
:- use_module(library(option), [meta_options/3, option/2, option/3]).
:- use_module(library(pairs), [pairs_keys/2, pairs_keys_values/3]).
:- use_module('../search/levels', [search_levels/2]).
:- use_module('../game/game', [game_predicate/2]).
:- use_module('../game/made_game', [define/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module(adapted, []).
:- use_module(templates).

/** <module> Games out of modules that have less than the interface

adapt_game/3 makes a new module beside the given one. Its predicates are
static, of one clause each, and call those of tabuleiro/adopt/adapted with an
adapter, a dict, as first argument:

    my_nim_game:move(State, Move, NewState) :-
        tabuleiro_adapted:adapted_move(adapter{...}, State, Move, NewState).

An adapter is constant and has the keys

  - module, game: the given module and the new one
  - has: the predicates of the interface that module has as they are
  - ask: a dict with Module:Template for each operation that module has, see
    tabuleiro/adopt/templates
  - turn: `own` if module has player_to_move/2, arg(Path) if the player to
    move is that part of a state, moved(Path) if the one who moved last is,
    `alternate`, `asked` if there is a template next_player, or the goal of
    turn(Goal)
  - players: the two players
  - config: what initial_state/2 of module takes for `default`
  - levels: Number-Level for each bot
  - winners: Reported-Winner terms
  - quiet: `true` if module runs by quietly/3
  - winner, moves, after_move, display, notation: goals, of the options of
    these names; template: that of the option
*/

%!  adapt_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

adapt_option(name,       atom,     _,
             "name of the new module").
adapt_option(players,    list,     _,
             "the two players").
adapt_option(turn,       callable, _,
             "who is to move next").
adapt_option(config,     any,      default,
             "the default config").
adapt_option(levels,     list,     _,
             "bots of the module").
adapt_option(predicates, list,     [],
             "the arguments of the predicates of the module").
adapt_option(moves,      callable, _,
             "goal for the moves of a state").
adapt_option(template,   any,      _,
             "what move/3 takes for an element of the valid moves").
adapt_option(after_move, callable, _,
             "goal to run after move/3").
adapt_option(winner,     callable, _,
             "goal for the winner of a state").
adapt_option(winners,    list,     [],
             "what the winners of game_over/2 mean").
adapt_option(display,    callable, _,
             "goal that prints a state").
adapt_option(notation,   callable, _,
             "goal for the text of a move").
adapt_option(quiet,      boolean,  false,
             "catch the output of the module, and let it read nothing").
adapt_option(jobs,       positive_integer, _,
             "games that one process may play at a time").
adapt_option(seconds,    seconds,  1,
             "seconds for an answer while a program is understood").
adapt_option(info,       any,      _,
             "keys of game_info/1").

is_goal(Name) :-
    goal_arguments(Name, _).

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
%   Of the answers of a predicate of Module only the first counts. Options:
%
%     - name(Game): the name of the new module; default is Module followed
%       by `_game`. A module of that name that adapt_game/3 made is replaced.
%     - players([A,B]): required unless game_info/1 of Module has them
%     - turn(:Goal): call(Goal, Player, NewState, Next) is true if Next is to
%       move after a move of Player has led to NewState, a state of Module.
%       turn(arg(Path)): the player to move is that part of a state, see
%       part/3: turn(arg(2)) the second argument, turn(arg([1,2])) the second
%       of the first. turn(moved(Path)): that part is who moved last, anything
%       else when nobody has. turn(alternate) is the default, turn(own) asks
%       player_to_move/2 of Module.
%     - config(Config): what initial_state/2 of Module takes for `default`
%       and for []; default `default`. Other configs are passed on.
%     - levels(Levels): of the bots of Module, numbers or Number-Level, where
%       Level is what choose_move takes: levels([1-easy,2-hard]). Default
%       is [1,2], or [] if it has no choose_move.
%     - predicates(Templates): the arguments of predicates of Module, by
%       their roles, see tabuleiro/adopt/templates:
%       predicates([initial(state), value(player,state,v)]), or
%       predicates([valid_moves=legal(player,state,moves)]) if the name is
%       another
%     - moves(:Goal): call(Goal, State, Moves) in place of valid_moves
%     - template(Element-Move): what move takes for an element of the valid
%       moves, where the atom `player` is the player to move:
%       template((X-Y)-place(player,X,Y))
%     - after_move(:Goal): call(Goal, State, NewState) after each move, of
%       what a program does outside of move/3
%     - winner(:Goal): call(Goal, State, Winner) in place of game_over
%     - winners(Pairs): what a winner of game_over means, a player, `draw` or
%       `not_over`: winners([tie-draw, none-not_over])
%     - display(:Goal): call(Goal, State) prints State
%     - notation(:Goal): call(Goal, Move, Text) is the text of Move
%     - quiet(Bool): what the module prints is caught, except when it is to
%       print a state, and its input is empty; default `false`
%     - jobs(Jobs): games that one process may play at a time: 1 where Module
%       keeps something of a game in dynamic predicates, which threads share
%     - seconds(Seconds): for infer_game/4
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
    meta_options(is_goal, Context:Options1, Options),
    must_exist(Module, Options),
    ask(Module, Options, Ask),
    must_have(Module, Ask, Options),
    atom_concat(Module, '_game', Default),
    option(name(Game), Options, Default),
    adapter(Module, Ask, Options, Adapter0),
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

%!  trial_adapter(+Module, +Options, -Adapter:dict) is det.
%
%   Adapter is that of a game which is not made: it lacks the key `game`, which
%   bots need. Goals of Options are predicates of Module.
%
%   @error those of adapt_game/3

trial_adapter(Module, Options0, Adapter) :-
    check_options(adapt_option, Options0, Options1),
    meta_options(is_goal, Module:Options1, Options),
    ask(Module, Options, Ask),
    must_have(Module, Ask, Options),
    adapter(Module, Ask, Options, Adapter0),
    option(players(Players), Options),
    Adapter = Adapter0.put(players, Players).

%!  must_exist(+Module, +Options) is det.
%
%   What Options, of adapt_game/3, call is defined. The goals are predicates of
%   their module, or else of Module.
%
%   @error existence_error(procedure, PI), whose context has the option

must_exist(Module, Options) :-
    forall(( member(Option, Options),
             called(Module, Option, Context:PI, Told),
             \+ is_defined(Context:PI)
           ),
           throw(error(existence_error(procedure, Context:PI),
                       context(_, tabuleiro(option_calls(Told, PI)))))).

%   Told is Option without modules.

called(Module, predicates(Elements), Module:PI, predicates([Element])) :-
    member(Element, Elements),
    named_template(Element, _, Template),
    template_indicator(Template, PI).
called(Module, Option, Context:(Name/Arity), Told) :-
    goal_arguments(Key, More),
    Option =.. [Key,Goal0],
    strip_module(Module:Goal0, Context, Goal),
    \+ ( Key == turn,
         is_no_goal(Goal)
       ),
    functor(Goal, Name, Given),
    Arity is Given+More,
    Told =.. [Key,Goal].

%   A Turn that tells who is to move without a goal.

is_no_goal(Turn) :-
    memberchk(Turn, [arg(_),moved(_),alternate,own]).

goal_arguments(turn,       3).
goal_arguments(moves,      2).
goal_arguments(after_move, 2).
goal_arguments(winner,     2).
goal_arguments(display,    1).
goal_arguments(notation,   2).

is_defined(Module:(Name/Arity)) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, defined),
    !.

%   Ask is the dict of operations: the templates of the options first.

ask(Module, Options, Ask) :-
    option(predicates(Elements), Options),
    maplist(named_template, Elements, Operations, Templates),
    pairs_keys_values(Given, Operations, Templates),
    findall(Operation-(Module:Template),
            ( operation(Operation, _),
              once(template_of(Module, Given, Operation, Template))
            ),
            Pairs),
    dict_pairs(Ask, ask, Pairs).

template_of(_, Given, Operation, Template) :-
    memberchk(Operation-Template, Given),
    !.
template_of(Module, _, Operation, Template) :-
    usual_template(Operation, Template),
    template_indicator(Template, PI),
    program_has(Module, PI).

%   An operation may have an option in its place.

must_have(Module, Ask, Options) :-
    forall(( needed(Operation, Option),
             \+ get_dict(Operation, Ask, _),
             \+ option(Option, Options)
           ),
           ( usual_template(Operation, Template),
             template_indicator(Template, PI),
             existence_error(procedure, Module:PI)
           )).

needed(initial_state, none(_)).
needed(move,          none(_)).
needed(game_over,     winner(_)).
needed(valid_moves,   moves(_)).

%   What only the interface has is taken from a module that exports it, or
%   from `user`: elsewhere the same name may mean anything.

has(user, PI) :-
    !,
    program_has(user, PI).
has(Module, PI) :-
    module_property(Module, exports(Exports)),
    memberchk(PI, Exports).

%!  adapter(+Module, +Ask, +Options, -Adapter:dict) is det.
%
%   Adapter lacks the keys game and players.

adapter(Module, Ask, Options, Adapter) :-
    findall(PI,
            ( game_predicate(PI, _),
              has(Module, PI)
            ),
            Has),
    option(config(Config), Options),
    option(winners(Winners), Options),
    option(quiet(Quiet), Options),
    turn(Has, Ask, Options, Turn),
    own_levels(Ask, Options, Levels),
    Adapter0 = adapter{ module:Module, has:Has, ask:Ask, turn:Turn,
                        config:Config, winners:Winners, levels:Levels,
                        quiet:Quiet },
    findall(Name-Value,
            ( member(Name, [ moves,after_move,winner,display,notation,
                             template ]),
              Option =.. [Name,Value],
              option(Option, Options)
            ),
            More),
    dict_pairs(Goals, adapter, More),
    Adapter = Adapter0.put(Goals).

turn(Has, Ask, Options, Turn) :-
    (   option(turn(Context:Turn0), Options)
    ->  (   is_no_goal(Turn0)
        ->  Turn = Turn0
        ;   Turn = Context:Turn0
        )
    ;   memberchk(player_to_move/2, Has)
    ->  Turn = own
    ;   get_dict(next_player, Ask, _)
    ->  Turn = asked
    ;   Turn = alternate
    ).

own_levels(Ask, Options, Levels) :-
    (   option(levels(Levels0), Options)
    ->  maplist(level_pair, Levels0, Levels)
    ;   get_dict(choose_move, Ask, _)
    ->  Levels = [1-1,2-2]
    ;   Levels = []
    ).

level_pair(Level, Pair) :-
    (   Level = Number-_
    ->  Pair = Level
    ;   Number = Level,
        Pair = Number-Number
    ),
    must_be(positive_integer, Number).

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
    (   Number == Bot
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
