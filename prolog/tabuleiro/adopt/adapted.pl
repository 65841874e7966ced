/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adapted,
          [ adapted_initial_state/3,
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
            adapted_move_effects/4,
            adapted_game_end/3,
            adapted_rules_text/3,
            adapted_state_notation/3,
            adapted_broken_rules/4,
            adapted_menu_settings/2,
            adapted_set_menu_settings/2,
            adapted_display_game/2,
            adapted_show_game/3,
            adapted_play/1
          ]).
:- autoload(library(error), [domain_error/2, must_be/2, type_error/2]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload('../play/menu', [play_game/1]).
:- autoload('../search/analyse', [engine_move/4]).
:- autoload('../search/levels', [level_options/3]).
:- use_module('../interface/checks', [must_be_player/2]).
:- use_module('../interface/notation', [written_text/2]).
:- use_module('../interface/term_text').

/** <module> What an adapted game does

The predicates of the interface, see tabuleiro/interface/game, each with an
adapter of tabuleiro/adopt/adapt before its arguments. The state of a game is
kept in its state term alone. If the states of the given module lack the
player to move, the adapted state is to_move(Player, State).
*/

%!  adapted_initial_state(+Adapter, +Config, -State) is det.
%!  adapted_player_to_move(+Adapter, +State, -Player) is det.
%!  adapted_valid_moves(+Adapter, +State, -Moves:list) is det.
%!  adapted_valid_moves(+Adapter, +State, +Player, -Moves:list) is det.
%!  adapted_move(+Adapter, +State, +Move, -NewState) is semidet.
%!  adapted_game_over(+Adapter, +State, -Winner) is semidet.
%!  adapted_value(+Adapter, +State, +Player, -Value) is det.
%!  adapted_best_moves(+Adapter, +State, +Level, -Moves:list) is det.
%!  adapted_choose_move(+Adapter, +State, +Level, -Move) is semidet.
%!  adapted_choose_move(+Adapter, +State, +Player, +Level, -Move) is semidet.
%!  adapted_move_notation(+Adapter, +State, ?Move, ?Text) is semidet.
%!  adapted_move_steps(+Adapter, +State, +Move, -Steps:list) is det.
%!  adapted_move_effects(+Adapter, +State, +Move, -Messages:list) is semidet.
%!  adapted_game_end(+Adapter, +State, -Reason) is semidet.
%!  adapted_rules_text(+Adapter, +Config, -Lines:list(string)) is det.
%!  adapted_state_notation(+Adapter, ?State, ?Text) is semidet.
%!  adapted_broken_rules(+Adapter, +State, +Move, -Reasons:list) is det.
%!  adapted_menu_settings(+Adapter, -Settings:dict) is det.
%!  adapted_set_menu_settings(+Adapter, +Settings:dict) is det.
%!  adapted_display_game(+Adapter, +State) is det.
%!  adapted_show_game(+Adapter, +State, +Options) is det.
%!  adapted_play(+Adapter) is det.
%
%   The interface of games, see tabuleiro/interface/game.
%
%   @error type_error(adapted_state, State)

adapted_initial_state(Adapter, Config, State) :-
    own_config(Adapter, Config, OwnConfig),
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

%   move/3 of a module whose states lack the player to move cannot know whose
%   moves are legal.

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
    ->  term_text(Adapter.module, Move, String),
        written_text(String, Text)
    ;   must_be(text, Text),
        adapted_valid_moves(Adapter, State, Moves),
        text_move(Adapter.module, Text, Moves, Move)
    ).

adapted_move_steps(Adapter, State, Move, Steps) :-
    own_state(Adapter, State, Module, Own),
    once(Module:move_steps(Own, Move, Steps)).

adapted_move_effects(Adapter, State, Move, Messages) :-
    own_state(Adapter, State, Module, Own),
    once(Module:move_effects(Own, Move, Messages)).

adapted_game_end(Adapter, State, Reason) :-
    own_state(Adapter, State, Module, Own),
    once(Module:game_end(Own, Reason)).

adapted_rules_text(Adapter, Config, Lines) :-
    own_config(Adapter, Config, OwnConfig),
    Module = Adapter.module,
    once(Module:rules_text(OwnConfig, Lines)).

adapted_state_notation(Adapter, State, Text) :-
    Module = Adapter.module,
    once(Module:state_notation(State, Text)).

adapted_broken_rules(Adapter, State, Move, Reasons) :-
    own_state(Adapter, State, Module, Own),
    once(Module:broken_rules(Own, Move, Reasons)).

adapted_menu_settings(Adapter, Settings) :-
    Module = Adapter.module,
    once(Module:menu_settings(Settings)).

adapted_set_menu_settings(Adapter, Settings) :-
    Module = Adapter.module,
    once(Module:set_menu_settings(Settings)).

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

%   OwnConfig is what initial_state/2 of the given module takes for Config.

own_config(Adapter, Config, OwnConfig) :-
    (   memberchk(Config, [default,[]])
    ->  OwnConfig = Adapter.config
    ;   OwnConfig = Config
    ).

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

%!  text_move(+Module, +Text, +Moves, -Move) is semidet.
%
%   Move is the one of Moves that Text writes.

text_move(Module, Text, Moves, Move) :-
    catch(text_term(Module, Text, Term), error(_, _), fail),
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
