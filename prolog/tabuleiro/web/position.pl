/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_position,
          [ position_dict/3             % +Played, +Options, -Dict
          ]).
:- autoload(library(apply), [maplist/3, maplist/4, maplist/5]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- use_module('../interface/game', [end_reason/3, has_predicate/2]).
:- use_module('../interface/language', [local_text/2]).
:- use_module(answer, [message_line/2]).
:- use_module(games_list, [rules_lines/4]).
:- use_module(replay, [reached_state/2]).
:- use_module(scene_json, [cell_text/2, scene_json/2]).

/** <module> What a page shows of a position
*/

%!  position_dict(+Played, +Options:dict, -Dict) is det.
%
%   Dict describes the position that Played, of replayed/3, has reached: what
%   stands where, who is to move, what is legal, and how it came about. Options
%   may have the keys
%
%     - rules: if `true`, Dict has the rules of the game
%     - since: the number of plies that the history leaves out

position_dict(Played, Options,
              position{ fen:Fen, ply:Ply, player:Player, over:Over,
                        winner:Winner, result:Result, reason:Reason,
                        scene:Scene, board:Board, moves:Moves,
                        history:History, values:Values, rules:Rules }) :-
    _{game:Game, info:Info, moves:PlayedMoves} :< Played,
    reached_state(Played, State),
    length(PlayedMoves, Ply),
    player_number(Game, Info, State, Player),
    fen(Game, State, Fen),
    values(Game, Info, State, Values),
    ending(Game, Info, State, Values, Over, Winner, Result, Reason),
    scene(Game, State, Scene),
    with_output_to(string(Board), Game:show_game(State, [])),
    once(Game:valid_moves(State, Legal)),
    move_dicts(Game, State, Legal, Moves),
    history(Options, Played, History),
    rules(Options, Played, Rules).

rules(Options, Played, Rules) :-
    get_dict(rules, Options, true),
    !,
    (   Played.start = config(Config)
    ->  true
    ;   Config = default
    ),
    rules_lines(Played.game, Played.info, Config, Rules).
rules(_, _, []).

player_number(Game, Info, State, Number) :-
    Game:player_to_move(State, Player),
    nth1(Number, Info.players, Player),
    !.

fen(Game, State, Fen) :-
    (   has_predicate(Game, state_notation/2),
        Game:state_notation(State, Fen0)
    ->  Fen = Fen0
    ;   Fen = null
    ).

values(Game, Info, State, Values) :-
    (   get_dict(scored, Info, true)
    ->  maplist(value_for(Game, State), Info.players, Values)
    ;   Values = null
    ).

value_for(Game, State, Player, Value) :-
    Game:value(State, Player, Value).

scene(Game, State, Scene) :-
    (   has_predicate(Game, scene/2),
        Game:scene(State, Scene0)
    ->  scene_json(Scene0, Scene)
    ;   Scene = null
    ).

                /*******************************
                *            THE END           *
                *******************************/

ending(Game, Info, State, Values, true, Winner, Result, Reason) :-
    Game:game_over(State, Player),
    !,
    (   nth1(Winner, Info.players, Player)
    ->  nth1(Winner, Info.player_names, Name),
        Who = player(Name)
    ;   Winner = 0,
        Who = draw
    ),
    (   Values == null
    ->  Points = []
    ;   Points = Values
    ),
    message_line(tabuleiro(winner(Who, Points)), Result),
    (   end_reason(Game, State, Why)
    ->  message_line(tabuleiro(ended(rules(Why))), Reason)
    ;   Reason = null
    ).
ending(_, _, _, _, false, null, null, null).

                /*******************************
                *             MOVES            *
                *******************************/

%!  move_dicts(+Game, +State, +Moves, -Dicts:list(dict)) is det.
%
%   A dict of Dicts is a legal move: its notation, and the choices that make it
%   up. There may be hundreds of moves, but the choices have few names.

move_dicts(Game, State, Moves, Dicts) :-
    maplist(move_texts(Game, State), Moves, Texts, StepLists),
    findall(What,
            ( member(Steps, StepLists),
              member(step(What, _, _), Steps)
            ),
            Whats0),
    sort(Whats0, Whats),
    maplist(local_text, Whats, Locals),
    pairs_keys_values(Names, Whats, Locals),
    maplist(move_dict(Names), Texts, StepLists, Dicts).

move_texts(Game, State, Move, Text, Steps) :-
    once(Game:move_notation(State, Move, Text)),
    move_steps(Game, State, Move, Text, Steps).

move_steps(Game, State, Move, Text, Steps) :-
    (   has_predicate(Game, move_steps/3),
        Game:move_steps(State, Move, Steps0)
    ->  Steps = Steps0
    ;   Steps = [step("move", none, [Text])]
    ).

move_dict(Names, Text, Steps0, move{text:Text, steps:Steps}) :-
    maplist(step_dict(Names), Steps0, Steps).

step_dict(Names, step(What0, Cell, [Text|_]),
          step{what:What, cell:Id, text:Text}) :-
    memberchk(What0-What, Names),
    cell_text(Cell, Id).

history(Options, Played, History) :-
    _{game:Game, info:Info, states:States, moves:Moves} :< Played,
    length(Moves, Ply),
    append(Before, [_], States),
    (   get_dict(since, Options, Since),
        integer(Since),
        between(0, Ply, Since),
        length(Skipped, Since),
        append(Skipped, LastMoves, Moves),
        length(SkippedStates, Since),
        append(SkippedStates, LastStates, Before)
    ->  true
    ;   LastMoves = Moves,
        LastStates = Before
    ),
    maplist(history_dict(Game, Info), LastStates, LastMoves, History).

history_dict(Game, Info, State, Move,
             ply{text:Text, player:Player, effects:Effects, cells:Cells}) :-
    once(Game:move_notation(State, Move, Text)),
    player_number(Game, Info, State, Player),
    effects(Game, State, Move, Effects),
    move_steps(Game, State, Move, Text, Steps),
    findall(Id,
            ( member(step(_, Cell, _), Steps),
              Cell \== none,
              cell_text(Cell, Id)
            ),
            Cells).

effects(Game, State, Move, Effects) :-
    (   has_predicate(Game, move_effects/3),
        Game:move_effects(State, Move, Messages)
    ->  maplist(effect_text, Messages, Effects)
    ;   Effects = []
    ).

effect_text(Message, Text) :-
    message_line(tabuleiro(effect(Message)), Text).
