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
            adapted_legal_move/4,
            adapted_game_over/3,
            adapted_value/4,
            adapted_best_moves/4,
            adapted_choose_move/4,
            adapted_choose_move/5,
            adapted_own_choice/4,       % +Adapter, +State, +Level, -Move
            adapted_move_to/4,          % +Adapter, +State, +New, -Move
            adapted_move_notation/4,
            adapted_move_steps/4,
            adapted_move_effects/4,
            adapted_move_deeds/5,
            adapted_other_turn/4,
            adapted_game_end/3,
            adapted_rules_text/3,
            adapted_state_notation/3,
            adapted_broken_rules/4,
            adapted_scene/3,
            adapted_menu_settings/2,
            adapted_set_menu_settings/2,
            adapted_display_game/2,
            adapted_show_game/3,
            adapted_play/1
          ]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, select/4]).
:- use_module('../play/menu', [play_game/1]).
:- use_module('../search/analyse', [engine_move/4]).
:- use_module('../search/levels', [level_options/3]).
:- use_module('../game/checks', [must_be_player/2]).
:- use_module('../game/notation', [written_text/2]).
:- use_module('../base/term_text').
:- use_module(asked).
:- use_module(compiled_answer, [compiled/5]).
:- use_module(displayed, [displayed/1]).
:- use_module(loop_game).
:- use_module(templates, [value_role/2, value_roles/2, with_part/4]).

/** <module> What an adapted game does

The predicates of the interface, see tabuleiro/game/game, each with an
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
%!  adapted_move_deeds(+Adapter, +State, +Move, +NewState, -Deeds:list) is det.
%!  adapted_other_turn(+Adapter, +State, +Player, -Turn) is semidet.
%!  adapted_game_end(+Adapter, +State, -Reason) is semidet.
%!  adapted_rules_text(+Adapter, +Config, -Lines:list(string)) is det.
%!  adapted_state_notation(+Adapter, ?State, ?Text) is semidet.
%!  adapted_broken_rules(+Adapter, +State, +Move, -Reasons:list) is det.
%!  adapted_scene(+Adapter, +State, -Scene:dict) is det.
%!  adapted_menu_settings(+Adapter, -Settings:dict) is det.
%!  adapted_set_menu_settings(+Adapter, +Settings:dict) is det.
%!  adapted_display_game(+Adapter, +State) is det.
%!  adapted_show_game(+Adapter, +State, +Options) is det.
%!  adapted_play(+Adapter) is det.
%
%   The interface of games, see tabuleiro/game/game.
%
%   @error type_error(adapted_state, State)

adapted_initial_state(Adapter, Config, State) :-
    get_dict(loop, Adapter, Loop),
    !,
    loop_first(Adapter.module, Loop, State0),
    (   memberchk(Config, [default,[]])
    ->  State = State0
    ;   [First|_] = Adapter.players,
        asked(Adapter, initial_state,
              [config=Config,player=First,state=Own]),
        with_part(Loop.state, State0, Own, State)
    ).
adapted_initial_state(Adapter, Config, State) :-
    own_config(Adapter, Config, OwnConfig),
    [First|_] = Adapter.players,
    asked(Adapter, initial_state,
          [config=OwnConfig,player=First,state=Own]),
    wrapped(Adapter, First, Own, State).

adapted_player_to_move(Adapter, State, Player) :-
    compiled(Adapter, player, State, State, Answer),
    !,
    Answer = yes(Player).
adapted_player_to_move(Adapter, State, Player) :-
    to_move(Adapter, State, Player).

adapted_valid_moves(Adapter, State, Moves) :-
    compiled(Adapter, valid_moves, State, State, Answer),
    !,
    Answer = yes(Moves).
adapted_valid_moves(Adapter, State, Moves) :-
    get_dict(loop, Adapter, Loop),
    !,
    (   loop_moves(Adapter.module, Loop, State, Offered)
    ->  (   Offered == unlisted
        ->  offered(Adapter, State, Moves0)
        ;   Moves0 = Offered
        ),
        sort(Moves0, Moves)
    ;   Moves = []
    ).
adapted_valid_moves(Adapter, State, Moves) :-
    (   Adapter.over \== no_moves,
        over(Adapter, State)
    ->  Moves = []
    ;   offered(Adapter, State, Moves0),
        sort(Moves0, Moves)
    ).

%   Moves are the valid moves of the program, in its order.

offered(Adapter, State, Moves) :-
    (   get_dict(moves, Adapter, Goal)
    ->  own_state(Adapter, State, _, Own),
        once(call(Goal, Own, Moves))
    ;   roles(Adapter, valid_moves, State, Roles),
        asked(Adapter, valid_moves, [moves=Elements|Roles]),
        as_moves(Adapter, State, Elements, Moves)
    ).

adapted_valid_moves(Adapter, State, Player, Moves) :-
    (   adapted_player_to_move(Adapter, State, Player)
    ->  adapted_valid_moves(Adapter, State, Moves)
    ;   must_be_player(Adapter.players, Player),
        Moves = []
    ).

adapted_move(Adapter, State, Move, NewState) :-
    may_move(Adapter, State, Move),
    adapted_legal_move(Adapter, State, Move, NewState).

%!  adapted_legal_move(+Adapter, +State, +Move, -NewState) is semidet.
%
%   As adapted_move/4, for a Move of adapted_valid_moves/3: the program is not
%   asked for its moves again, which may take it longer than the move.

adapted_legal_move(Adapter, State, Move, NewState) :-
    compiled(Adapter, move, State, Move, Answer),
    !,
    Answer = yes(NewState).
adapted_legal_move(Adapter, State, Move, NewState) :-
    get_dict(loop, Adapter, Loop),
    !,
    loop_move(Adapter.module, Loop, State, Move, NewState).
adapted_legal_move(Adapter, State, Move, NewState) :-
    roles(Adapter, move, State, Roles),
    asked(Adapter, move, [move=Move,new=NewOwn0|Roles]),
    after_move(Adapter, State, Move, NewOwn0, NewOwn),
    next_player(Adapter.turn, Adapter, State, Move, NewOwn, Next),
    wrapped(Adapter, Next, NewOwn, NewState).

%   move/3 of a module whose states lack the player to move cannot know whose
%   moves are legal.

may_move(Adapter, State, Move) :-
    (   Adapter.turn == own
    ->  \+ over(Adapter, State)
    ;   must_be(ground, Move),
        adapted_valid_moves(Adapter, State, Moves),
        memberchk(Move, Moves)
    ).

after_move(Adapter, State, Move, Own, NewOwn) :-
    (   get_dict(after_move, Adapter, Goal)
    ->  once(call(Goal, Own, NewOwn))
    ;   get_dict(after_move, Adapter.ask, _)
    ->  adapted_player_to_move(Adapter, State, Player),
        asked(Adapter, after_move,
              [state=Own,player=Player,move=Move,new=NewOwn])
    ;   NewOwn = Own
    ).

adapted_game_over(Adapter, State, Winner) :-
    compiled(Adapter, game_over, State, State, Answer),
    !,
    Answer = yes(Winner).
adapted_game_over(Adapter, State, Winner) :-
    get_dict(loop, Adapter, Loop),
    !,
    loop_over(Adapter.module, Loop, State, Reported0),
    (   Reported0 = reported(Reported, _)
    ->  (   winner_meant(Adapter, Reported, Meant)
        ->  Winner = Meant
        ;   Winner = Reported
        )
    ;   throw(error(existence_error(winner, State),
                    context(_, tabuleiro(winner_not_named))))
    ).
adapted_game_over(Adapter, State, Winner) :-
    own_state(Adapter, State, _, Own),
    may_be_over(Adapter.over, Adapter, State, Own),
    (   get_dict(winner, Adapter, Goal)
    ->  once(call(Goal, Own, Winner))
    ;   roles(Adapter, game_over, State, Roles),
        asked(Adapter, game_over, [winner=Reported|Roles]),
        (   winner_meant(Adapter, Reported, Meant)
        ->  Meant \== not_over,
            Winner = Meant
        ;   Winner = Reported
        )
    ).

%   winner_meant(+Adapter, ?Reported, -Meant) is semidet: an unbound winner has
%   the key '$unbound', and is none of the others.

winner_meant(Adapter, Reported0, Meant) :-
    (   var(Reported0)
    ->  Reported = '$unbound'
    ;   Reported = Reported0
    ),
    memberchk(Reported-Meant, Adapter.winners).

%   The program asks game_over of this state, of which Own is its own.

may_be_over(always, _, _, _).
may_be_over(not_at(Start), _, _, Own) :-
    Own \== Start.
may_be_over(no_moves, Adapter, State, _) :-
    offered(Adapter, State, []).

adapted_value(Adapter, State, Player, Value) :-
    compiled(Adapter, value, State, Player, Answer),
    !,
    Answer = yes(Value).
adapted_value(Adapter, State, Player, Value) :-
    (   get_dict(value, Adapter.ask, _:Template)
    ->  value_roles(Value0, Values),
        value_roles(Adapter, Template, State, Roles0),
        append([player=Player|Roles0], Values, Roles),
        asked(Adapter, value, Roles),
        value_role(Template, Role),
        (   memberchk(Role, [v_to_move,v_moved])
        ->  adapted_player_to_move(Adapter, State, Next)
        ;   true
        ),
        value_player(Role, Adapter.players, Player, Next, Whose),
        (   Whose == Player
        ->  Value = Value0
        ;   Value is -Value0
        )
    ;   own_state(Adapter, State, _, _), % which is one of the game
        Value = 0                       % a program without value/3
    ).

adapted_best_moves(Adapter, State, Level, Moves) :-
    (   memberchk(best_moves/3, Adapter.has)
    ->  own_state(Adapter, State, Module, Own),
        once(Module:best_moves(Own, Level, Moves0)),
        sort(Moves0, Moves)
    ;   adapted_valid_moves(Adapter, State, Moves)
    ).

adapted_choose_move(Adapter, State, Level, Move) :-
    \+ over(Adapter, State),
    must_be(nonvar, Level),
    Adapter.game:game_info(Info),
    (   level_options(Info, Level, Options)
    ->  engine_move(Adapter.game, State, Options, Move)
    ;   adapted_own_choice(Adapter, State, Level, Move)
    ).

%!  adapted_own_choice(+Adapter, +State, +Level, -Move) is semidet.
%
%   Move is that of the program's own bot of Level, in a game that is not over.

adapted_own_choice(Adapter, State, Level, Move) :-
    (   memberchk(Level-loop(Parts), Adapter.levels)
    ->  adapted_valid_moves(Adapter, State, Moves),
        loop_choice(Adapter.module, Adapter.loop, State, Parts, Moves, Move)
    ;   get_dict(choose_move, Adapter.ask, _)
    ->  own_level(Adapter, Level, OwnLevel),
        roles(Adapter, choose_move, State, Roles0),
        roles_of_bot(OwnLevel, Roles0, Roles),
        asked(Adapter, choose_move,
              [level=OwnLevel,move=Move0,new=New|Roles]),
        (   nonvar(New)
        ->  adapted_move_to(Adapter, State, New, Move)
        ;   as_moves(Adapter, State, [Move0], [Move])
        )
    ;   domain_error(level, Level)
    ).

%   A bot whose level is in the state is asked in one with its Parts.

roles_of_bot(state(Parts), Roles0, Roles) :-
    !,
    select(state=Own0, Roles0, state=Own, Roles),
    of_bot(Own0, Parts, Own).
roles_of_bot(_, Roles, Roles).

%!  adapted_move_to(+Adapter, +State, +New, -Move) is semidet.
%
%   Move is the first valid move in State that leads to New, a state of the
%   program, before or after what the program does after a move.

adapted_move_to(Adapter, State, New, Move) :-
    offered(Adapter, State, Moves),
    roles(Adapter, move, State, Roles),
    member(Move, Moves),
    asked(Adapter, move, [move=Move,new=Own|Roles]),
    (   Own == New
    ;   after_move(Adapter, State, Move, Own, Later),
        Later == New
    ),
    !.

own_level(Adapter, Level, OwnLevel) :-
    (   memberchk(Level-OwnLevel0, Adapter.levels)
    ->  OwnLevel = OwnLevel0
    ;   OwnLevel = Level
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
    ->  move_text(Adapter, Move, String),
        written_text(String, Text)
    ;   must_be(text, Text),
        adapted_valid_moves(Adapter, State, Moves),
        text_move(Adapter, Text, Moves, Move)
    ).

adapted_move_steps(Adapter, State, Move, Steps) :-
    own_state(Adapter, State, Module, Own),
    once(Module:move_steps(Own, Move, Steps)).

adapted_move_effects(Adapter, State, Move, Messages) :-
    own_state(Adapter, State, Module, Own),
    once(Module:move_effects(Own, Move, Messages)).

adapted_move_deeds(Adapter, State, Move, NewState, Deeds) :-
    own_state(Adapter, State, Module, Own),
    own_state(Adapter, NewState, _, NewOwn),
    once(Module:move_deeds(Own, Move, NewOwn, Deeds)).

adapted_other_turn(Adapter, State, Player, Turn) :-
    \+ get_dict(loop, Adapter, _),     % whose states are not those of Module
    own_state(Adapter, State, Module, Own),
    once(Module:other_turn(Own, Player, OwnTurn)),
    wrapped(Adapter, Player, OwnTurn, Turn).

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

adapted_scene(Adapter, State, Scene) :-
    own_state(Adapter, State, Module, Own),
    once(Module:scene(Own, Scene)).

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
    (   get_dict(display, Adapter, Goal)
    ->  displayed(call(Goal, Own))
    ;   memberchk(show_game/2, Adapter.has)
    ->  once(Module:show_game(Own, Options))
    ;   get_dict(display_game, Adapter.ask, _)
    ->  roles(Adapter, display_game, State, Roles),
        displayed(asked(Adapter, display_game, Roles))
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
                *        CONFIGS, TURNS        *
                *******************************/

%   OwnConfig is what initial_state/2 of the given module takes for Config.

own_config(Adapter, Config, OwnConfig) :-
    (   memberchk(Config, [default,[]])
    ->  OwnConfig = Adapter.config
    ;   OwnConfig = Config
    ).

next_player(own, _, _, _, _, _) :-
    !.
next_player(arg(_), _, _, _, _, _) :-
    !.
next_player(moved(_), _, _, _, _, _) :-
    !.
next_player(alternate, Adapter, to_move(Player, _), _, _, Next) :-
    !,
    after_player(Adapter.players, Player, Next).
next_player(asked, Adapter, to_move(Player, _), Move, NewOwn, Next) :-
    !,
    asked(Adapter, next_player,
          [state=NewOwn,player=Player,move=Move,next=Next]).
next_player(Turn, _, to_move(Player, _), _, NewOwn, Next) :-
    once(call(Turn, Player, NewOwn, Next)).

over(Adapter, State) :-
    adapted_game_over(Adapter, State, _),
    !.

                /*******************************
                *        TERMS AS MOVES        *
                *******************************/

move_text(Adapter, Move, Text) :-
    (   get_dict(notation, Adapter, Goal)
    ->  once(call(Goal, Move, Text))
    ;   term_text(Adapter.module, Move, Text)
    ).

%!  text_move(+Adapter, +Text, +Moves, -Move) is semidet.
%
%   Move is the one of Moves that Text writes.

text_move(Adapter, Text, Moves, Move) :-
    \+ get_dict(notation, Adapter, _),
    catch(text_term(Adapter.module, Text, Term), error(_, _), fail),
    member(Move, Moves),
    Move == Term,
    !.
text_move(Adapter, Text, Moves, Move) :-
    string_lower(Text, Lower),
    findall(M,
            ( member(M, Moves),
              move_text(Adapter, M, Written),
              string_lower(Written, Lower)
            ),
            [Move]).
