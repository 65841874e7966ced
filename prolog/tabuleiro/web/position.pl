/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_position,
          [ position_dict/3             % +Played, +Options, -Dict
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../game/game',
              [end_reason/3, has_predicate/2, points_at_end/4]).
:- use_module('../play/texts', []).
:- use_module('../texts/language', [local_text/2]).
:- use_module('../game/native', ['$choices'/5, native_game/1]).
:- use_module(answer, [message_line/2]).
:- use_module(games_list, [rules_lines/4]).
:- use_module(kept_json, [kept_json/3]).
:- use_module(replay, [drawn/2, reached_state/2]).
:- use_module(scene_json, [cell_text/2, scene_json/2]).

/** <module> A position as the page shows it
*/

%!  position_dict(+Played, +Options:dict, -Dict) is det.
%
%   Dict describes the position that Played, of replayed/3, has reached: the
%   scene, the player to move, the legal moves and the history. Options may have
%   the keys
%
%     - choosing: a list of players, 1 or 2. Dict has legal moves only if one of
%       them is to move
%     - rules: if `true`, Dict has the rules of the game
%     - since: the number of plies that the history leaves out

position_dict(Played, Options,
              position{ fen:Fen, ply:Ply, player:Player, over:Over,
                        winner:Winner, result:Result, reason:Reason,
                        scene:Scene, board:Board, moves:Moves,
                        steps:Steps, choices:Choices,
                        history:History, values:Values, rules:Rules }) :-
    _{game:Game, info:Info, moves:PlayedMoves} :< Played,
    reached_state(Played, State),
    length(PlayedMoves, Ply),
    player_number(Game, Info, State, Player),
    fen(Game, State, Fen),
    values(Game, Info, State, Values),
    ending(Game, Played, State, Over, Winner, Result, Reason),
    scene(Game, State, Scene),
    board(Scene, Game, State, Board),
    (   is_wanted(Options, Player)
    ->  moves(Game, State, Moves, Steps, Choices)
    ;   Moves = [],
        Steps = [],
        Choices = []
    ),
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

board(null, Game, State, Board) :-
    !,
    with_output_to(string(Board), Game:show_game(State, [])).
board(_, _, _, null).

                /*******************************
                *            THE END           *
                *******************************/

ending(Game, Played, State, true, Winner, Result, Reason) :-
    Game:game_over(State, Player),
    !,
    Info = Played.info,
    (   nth1(Winner, Info.players, Player)
    ->  nth1(Winner, Info.player_names, Name),
        Who = player(Name)
    ;   Winner = 0,
        Who = draw
    ),
    points_at_end(Game, State, Player, Points),
    message_line(tabuleiro(winner(Who, Points)), Result),
    (   end_reason(Game, State, Why)
    ->  message_line(tabuleiro(ended(rules(Why))), Reason)
    ;   Reason = null
    ).
ending(_, Played, _, true, 0, Result, Reason) :-
    drawn(Played, Why),
    !,
    message_line(tabuleiro(winner(draw, [])), Result),
    message_line(tabuleiro(ended(Why)), Reason).
ending(_, _, _, false, null, null, null).

                /*******************************
                *             MOVES            *
                *******************************/

%   The page does not need the moves of a player that it does not choose for.

is_wanted(Options, Player) :-
    (   get_dict(choosing, Options, Players),
        is_list(Players)
    ->  memberchk(Player, Players)
    ;   true
    ).

%!  moves(+Game, +State, -Texts, -Steps, -Choices) is det.
%
%   Texts are the notations of the legal moves of State. Choices are the
%   different choices that the moves consist of: few, even for a thousand moves.
%   Steps has a list for each move, the places of its choices in Choices, from
%   0. All three may be part of an answer.

moves(Game, State, json_text(Texts), json_text(Steps), Choices) :-
    native_game(Game),
    '$choices'(Game, State, Texts, Steps, InOrder),
    !,
    kept_json(choice_dict, InOrder, Choices).
moves(Game, State, Texts, Steps, Choices) :-
    Game:valid_moves(State, Moves),
    !,
    setup_call_cleanup(
        trie_new(Trie),
        ( choices_of(Game, Goal),
          maplist(move(Game, State, Goal, Trie), Moves, Texts, Steps),
          findall(N-Step, trie_gen(Trie, Step, N), Numbered)
        ),
        trie_destroy(Trie)),
    keysort(Numbered, Sorted),
    pairs_values(Sorted, InOrder),
    kept_json(choice_dict, InOrder, Choices).

move(Game, State, Goal, Trie, Move, Text, Numbers) :-
    once(Game:move_notation(State, Move, Text)),
    call(Goal, State, Move, Text, Steps),
    maplist(numbered(Trie), Steps, Numbers).

numbered(Trie, step(What, Cell, [Text|_]), N) :-
    Step = step(What, Cell, Text),
    (   trie_lookup(Trie, Step, N0)
    ->  N = N0
    ;   trie_property(Trie, value_count(N)),
        trie_insert(Trie, Step, N)
    ).

choice_dict(step(What0, Cell, Text), choice{what:What, cell:Id, text:Text}) :-
    local_text(What0, What),
    cell_text(Cell, Id).

%   call(Goal, State, Move, Text, Steps) returns the choices that make up Move.
%   If the game has no move_steps/3, the whole move is one choice.

choices_of(Game, Goal) :-
    (   has_predicate(Game, move_steps/3)
    ->  Goal = own_choices(Game)
    ;   Goal = whole_move
    ).

own_choices(Game, State, Move, Text, Steps) :-
    (   Game:move_steps(State, Move, Steps0)
    ->  Steps = Steps0
    ;   whole_move(State, Move, Text, Steps)
    ).

whole_move(_, _, Text, [step("move", none, [Text])]).

history(Options, Played, History) :-
    _{game:Game, info:Info, states:States, moves:Moves} :< Played,
    length(Moves, Ply),
    once(append(Before, [_], States)),
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
    choices_of(Game, Goal),
    maplist(history_dict(Game, Info, Goal), LastStates, LastMoves, History).

history_dict(Game, Info, Goal, State, Move,
             ply{text:Text, player:Player, effects:Effects, cells:Cells}) :-
    once(Game:move_notation(State, Move, Text)),
    player_number(Game, Info, State, Player),
    effects(Game, State, Move, Effects),
    call(Goal, State, Move, Text, Steps),
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
