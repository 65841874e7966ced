/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adapter,
          [ adapter/3,                  % +Module, +Options, -Adapter
            trial_adapter/3             % +Module, +Options, -Adapter
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(error), [existence_error/2, must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../game/game', [game_predicate/2]).
:- use_module(adapt_options).
:- use_module(facts, [changes_facts/2]).
:- use_module(loop_game, [program_loop/3]).
:- use_module(templates).

/** <module> Adapters: how a module answers for a game

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
  - over: where game_over is asked, as the option has it
  - input: the text that module finds to read
  - quiet: `true` if module runs by quietly/3
  - keeping: the operations after which the facts of module are as before:
    game_over where it changes some, such as a flag that ends a loop
  - loop: that of the option of this name, see tabuleiro/adopt/loop_game
  - winner, moves, after_move, display, notation: goals, of the options of
    these names; template: that of the option
*/

%!  adapter(+Module, +Options, -Adapter:dict) is det.
%
%   Adapter is that of Module with Options, of adapt_options/2. It lacks the
%   keys game and players.
%
%   @error existence_error(procedure, Module:PI) if Module has no such predicate
%   and Options have nothing in its place

adapter(Module, Options, Adapter) :-
    ask(Module, Options, Ask),
    must_have(Module, Ask, Options),
    findall(PI,
            ( game_predicate(PI, _),
              has(Module, PI)
            ),
            Has),
    option(config(Config), Options),
    option(winners(Winners), Options),
    option(quiet(Quiet), Options),
    option(over(Over), Options),
    input_text(Options, Input),
    turn(Has, Ask, Options, Turn),
    own_levels(Ask, Options, Levels),
    Adapter0 = adapter{ module:Module, has:Has, ask:Ask, turn:Turn,
                        config:Config, winners:Winners, levels:Levels,
                        over:Over, input:Input, quiet:Quiet },
    findall(Name-Value,
            ( member(Name, [ moves,after_move,winner,display,notation,
                             template ]),
              Option =.. [Name,Value],
              option(Option, Options)
            ),
            More),
    dict_pairs(Goals, adapter, More),
    asked_keeping(Module, Ask, Keeping),
    Adapter1 = Adapter0.put(Goals).put(keeping, Keeping),
    (   option(loop(Terms), Options)
    ->  program_loop(Module, Terms, Loop),
        Adapter = Adapter1.put(loop, Loop)
    ;   Adapter = Adapter1
    ).

asked_keeping(Module, Ask, Keeping) :-
    (   get_dict(game_over, Ask, _:Template),
        template_indicator(Template, PI),
        changes_facts(Module, PI)
    ->  Keeping = [game_over]
    ;   Keeping = []
    ).

%!  trial_adapter(+Module, +Options, -Adapter:dict) is det.
%
%   Adapter is that of a game which is not made: it lacks the key `game`, which
%   bots need. Goals of Options are predicates of Module.
%
%   @error those of adapt_game/3

trial_adapter(Module, Options0, Adapter) :-
    adapt_options(Module:Options0, Options),
    adapter(Module, Options, Adapter0),
    option(players(Players), Options),
    Adapter = Adapter0.put(players, Players).

%   Ask is the dict of operations: the templates of the options first.

ask(Module, Options, Ask) :-
    option(predicates(Elements), Options),
    maplist(named_template, Elements, Operations, Templates),
    pairs_keys_values(Given, Operations, Templates),
    findall(Operation-(Module:Template),
            ( operation(Operation, _),
              once(template_of(Module, Given, Operation, Template)),
              Template \== none
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
             \+ option(Option, Options),
             \+ option(loop(_), Options)
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
