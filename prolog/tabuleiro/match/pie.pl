/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pie,
          [ pie_option/4,               % ?Name, ?Type, -Default, -Meaning
            game_to_play/4,             % +Game, +Players, +Options, -Module
            pie_game/2,                 % +Game, -PieGame
            pie_of/2                    % +PieGame, ?Game
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(error), [domain_error/2, type_error/2]).
:- use_module(library(lists), [append/3, member/2, nth1/3, subtract/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../game/game', [game_predicate/2, has_predicate/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/made_game', [define/3]).
:- use_module('../texts/message_strings', [message_strings/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../search/analyse', [engine_move/4]).
:- use_module('../search/choose',
              [player_choose_move/5, player_valid_moves/4]).
:- use_module('../base/printing', [say/1, spelled/2]).
:- use_module(texts, []).
:- use_module(pie_judge).

/** <module> The pie rule: one begins, the other chooses the side

After the first turn the other player may change sides, by the move `swap`: the
player who cuts the pie does not take the first piece. So the other player takes
over a first turn that is too good, and a game in which the first player wins,
such as Mitsudomoe, can be played evenly.

    ?- match(mitsudomoe, level(5), level(4), Result, [pie(true)]).
    ?- load_game(mitsudomoe_pie, Game).

A game with the rule is a game of its own, made of another by pie_game/2, and
called Game_pie. Matches, records, notation, undo and searches take it as any
other. Its players are `first` and `second`, the people, not the colours: a
person who swaps goes on with the pieces of the other. Its states are

    pie(Stage, Starter, State)

with a State of the game, and the player of the game who began. Stage is `first`
in the first turn, `choice` when the second player may swap, then `kept` or
`swapped`. In the notation of positions Stage and Starter come first, as in
`choice:White:...`; a position without them is one at the beginning of the first
turn.

A bot swaps if its search finds the other side ahead. In the first turn a search
plays the turn that it finds most even.
*/

%!  pie_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

pie_option(pie, boolean, false,
           "after the first turn the other player may change sides").

%!  game_to_play(+Game, +Players:list, +Options, -Module) is det.
%
%   Module is Game, a loaded game, or with the option pie(true) the game with
%   the pie rule. Players, terms of tabuleiro/match/player, will play it. Random
%   openings are refused then: they would be the first turn.
%
%   @error domain_error(pie_player, Player) for programs, which do not know the
%   rule; domain_error(pie_opening, Plies)

game_to_play(Game, Players, Options, Module) :-
    (   option(pie(true), Options)
    ->  forall(member(Player, Players),
               knows_pie(Player)),
        (   option(opening(Plies), Options, 0),
            Plies > 0
        ->  throw(error(domain_error(pie_opening, Plies),
                        context(_, tabuleiro(pie_opening))))
        ;   true
        ),
        pie_game(Game, Module)
    ;   Module = Game
    ).

knows_pie(Player) :-
    strip_module(Player, _, Term),
    (   nonvar(Term),
        functor(Term, engine, _)
    ->  throw(error(domain_error(pie_player, Term),
                    context(_, tabuleiro(pie_player(Term)))))
    ;   true
    ).

                /*******************************
                *           THE GAME           *
                *******************************/

%!  pie_game(+Game, -PieGame) is det.
%
%   PieGame is the game with the pie rule that is made of Game, a loaded game.

pie_game(Game, PieGame) :-
    pie_of(Game, _),
    !,
    PieGame = Game.
pie_game(Game, PieGame) :-
    pie_name(Game, PieGame),
    (   pie_of(PieGame, Game)
    ->  true
    ;   with_mutex(tabuleiro_pie, define_game(Game, PieGame))
    ).

pie_name(Game, PieGame) :-
    atom_concat(Game, '_pie', PieGame).

%!  pie_of(+PieGame, ?Game) is semidet.
%
%   PieGame was made of Game by pie_game/2.

pie_of(PieGame, Game) :-
    current_module(PieGame),
    current_predicate(PieGame:'$pie'/1),
    PieGame:'$pie'(Made),
    Game = Made.

tabuleiro_made_game:made_game(Name, PieGame) :-
    pie_name(Inner, Name),
    load_game(Inner, Game),
    pie_game(Game, PieGame).

tabuleiro_made_game:made_of(PieGame, Game) :-
    pie_of(PieGame, Game).

tabuleiro_made_game:inner_state(PieGame, Pie, State) :-
    pie_of(PieGame, _),
    parts(Pie, _, _, State).

define_game(Game, PieGame) :-
    pie_of(PieGame, Game),
    !.
define_game(Game, PieGame) :-
    forall(( game_predicate(Name/Arity, Need),
             is_made(Need, Game, Name/Arity)
           ),
           ( functor(Head, Name, Arity),
             Head =.. [_|Arguments],
             atom_concat(pie_, Name, PieName),
             Body =.. [PieName,Game|Arguments],
             define(PieGame, Head, tabuleiro_pie:Body),
             PieGame:export(Name/Arity)
           )),
    define(PieGame, '$pie'(Game), true).

is_made(required, _, _).
is_made(optional, Game, PI) :-
    (   memberchk(PI, [move_steps/3,rules_text/2])
    ->  true
    ;   memberchk(PI, [ game_end/2,state_notation/2,broken_rules/3,
                        move_effects/3,move_deeds/4,scene/2
                      ]),
        has_predicate(Game, PI)
    ).

                /*******************************
                *            RULES             *
                *******************************/

%   The predicates of the interface, see tabuleiro/game/game, each with
%   the game before its arguments.

:- public
    pie_initial_state/3, pie_player_to_move/3, pie_valid_moves/3,
    pie_valid_moves/4, pie_move/4, pie_game_over/3, pie_value/4,
    pie_best_moves/4, pie_choose_move/4, pie_choose_move/5,
    pie_move_notation/4, pie_display_game/2, pie_show_game/3,
    pie_game_info/2, pie_play/1, pie_move_steps/4, pie_game_end/3,
    pie_state_notation/3, pie_broken_rules/4, pie_move_effects/4,
    pie_move_deeds/5, pie_rules_text/3, pie_scene/3.

pie_initial_state(Game, Config, pie(first, Starter, State)) :-
    Game:initial_state(Config, State),
    Game:player_to_move(State, Starter).

pie_player_to_move(Game, Pie, Player) :-
    parts(Pie, Stage, Starter, State),
    Game:player_to_move(State, Side),
    seat(Stage, Starter, Side, Player).

%   Player, `first` or `second`, has the pieces of Side.

seat(Stage, Starter, Side, Player) :-
    (   Side == Starter
    ->  Begins = true
    ;   Begins = false
    ),
    seat(Begins, Stage, Player).

seat(true, swapped, Player) :-
    !,
    Player = second.
seat(false, swapped, Player) :-
    !,
    Player = first.
seat(true, _, first).
seat(false, _, second).

side(Game, Stage, Starter, Player, Side) :-
    Game:game_info(Info),
    (   member(Side, Info.players),
        seat(Stage, Starter, Side, Player)
    ->  true
    ;   domain_error(player, Player)
    ).

pie_valid_moves(Game, Pie, Moves) :-
    parts(Pie, Stage, _, State),
    Game:valid_moves(State, Moves0),
    (   Stage == choice,
        Moves0 \== []
    ->  sort([swap|Moves0], Moves)
    ;   Moves = Moves0
    ).

pie_valid_moves(Game, Pie, Player, Moves) :-
    pie_name(Game, PieGame),
    player_valid_moves(PieGame, Pie, Player, Moves).

pie_move(_, Pie, Move, NewPie) :-
    Move == swap,
    !,
    parts(Pie, choice, Starter, State),
    NewPie = pie(swapped, Starter, State).
pie_move(Game, Pie, Move, pie(NewStage, Starter, NewState)) :-
    parts(Pie, Stage, Starter, State),
    Game:move(State, Move, NewState),
    !,
    next_stage(Stage, Game, Starter, NewState, NewStage).

next_stage(first, Game, Starter, State, Stage) :-
    !,
    (   \+ Game:game_over(State, _),
        \+ Game:player_to_move(State, Starter)
    ->  Stage = choice
    ;   Stage = first
    ).
next_stage(choice, _, _, _, kept) :-
    !.
next_stage(Stage, _, _, _, Stage).

pie_game_over(Game, Pie, Winner) :-
    parts(Pie, Stage, Starter, State),
    Game:game_over(State, Side),
    (   Side == draw
    ->  Winner0 = draw
    ;   seat(Stage, Starter, Side, Winner0)
    ),
    !,
    Winner = Winner0.

pie_value(Game, Pie, Player, Value) :-
    parts(Pie, Stage, Starter, State),
    side(Game, Stage, Starter, Player, Side),
    Game:value(State, Side, Value).

pie_game_end(Game, pie(_, _, State), Reason) :-
    Game:game_end(State, Reason).

parts(Pie, Stage, Starter, State) :-
    (   Pie = pie(Stage0, Starter0, State0),
        memberchk(Stage0, [first,choice,kept,swapped])
    ->  Stage = Stage0,
        Starter = Starter0,
        State = State0
    ;   type_error(pie_state, Pie)
    ).

                /*******************************
                *             BOTS             *
                *******************************/

pie_best_moves(Game, Pie, Level, Moves) :-
    parts(Pie, Stage, _, State),
    Game:best_moves(State, Level, Moves0),
    (   Stage == choice,
        is_behind(Game, State)
    ->  Moves = [swap]
    ;   Moves = Moves0
    ).

pie_choose_move(Game, Pie, Level, Move) :-
    parts(Pie, Stage, _, State),
    (   Stage == choice
    ->  choose_side(Game, State, Level, Move)
    ;   Stage == first
    ->  cut(Game, State, Level, Move)
    ;   Game:choose_move(State, Level, Move)
    ).

pie_choose_move(Game, Pie, Player, Level, Move) :-
    pie_name(Game, PieGame),
    player_choose_move(PieGame, Pie, Player, Level, Move).

                /*******************************
                *           ANALYSIS           *
                *******************************/

%   analyse/4 and engine_move/4 call this hook.

tabuleiro_analyse:analysed(PieGame, Pie, Options, Lines) :-
    pie_of(PieGame, Game),
    parts(Pie, Stage, _, State),
    judged_lines(Stage, Game, State, Options, Lines).

tabuleiro_analyse:chosen(PieGame, Pie, Options, Move) :-
    pie_of(PieGame, Game),
    parts(Pie, Stage, _, State),
    searched(Stage, Game, State, Options, Move).

searched(choice, Game, State, Options, Move) :-
    !,
    choose_side(Game, State, search(Options), Move).
searched(first, Game, State, Options, Move) :-
    !,
    cut(Game, State, search(Options), Move).
searched(_, Game, State, Options, Move) :-
    engine_move(Game, State, Options, Move).

                /*******************************
                *             TEXTS            *
                *******************************/

%   `swap` is the text of a move only if the move is possible: otherwise a
%   person may mean the command.

pie_move_notation(Game, Pie, Move, Text) :-
    parts(Pie, Stage, _, State),
    (   Move == swap
    ->  Stage == choice,
        Text = "swap"
    ;   nonvar(Text),
        text_to_string(Text, "swap")
    ->  Stage == choice,
        Move = swap
    ;   Game:move_notation(State, Move, Text)
    ).

%   `swap` is a possible answer to the question for a move.

pie_move_steps(Game, Pie, Move, Steps) :-
    Move == swap,
    !,
    parts(Pie, choice, _, State),
    once(Game:valid_moves(State, [Other|_])),
    pie_move_steps(Game, Pie, Other, [step(What,_,_)|_]),
    findall(Text, spelled(swap, Text), Texts0),
    subtract(Texts0, ["swap"], Texts),
    Steps = [step(What, none, ["swap"|Texts])].
pie_move_steps(Game, Pie, Move, Steps) :-
    parts(Pie, _, _, State),
    (   has_predicate(Game, move_steps/3)
    ->  Game:move_steps(State, Move, Steps)
    ;   Game:move_notation(State, Move, Text),
        Steps = [step("move", none, [Text])]
    ).

pie_move_effects(Game, Pie, Move, Effects) :-
    Move == swap,
    !,
    parts(Pie, choice, Starter, _),
    sides(Game, swapped, Starter, [_-First,_-Second]),
    Effects = [tabuleiro(pie_swapped(First, Second))].
pie_move_effects(Game, pie(_, _, State), Move, Effects) :-
    Game:move_effects(State, Move, Effects).

pie_move_deeds(Game, Pie, Move, NewPie, Deeds) :-
    (   Move == swap
    ->  Deeds = []
    ;   parts(Pie, _, _, State),
        parts(NewPie, _, _, NewState),
        Game:move_deeds(State, Move, NewState, Deeds)
    ).

pie_state_notation(Game, Pie, Text) :-
    nonvar(Pie),
    !,
    parts(Pie, Stage, Starter, State),
    state_notation(Game, State, Text0),
    format(string(Text), '~w:~w:~w', [Stage,Starter,Text0]).
pie_state_notation(Game, Pie, Text) :-
    text_to_string(Text, String),
    Game:game_info(Info),
    (   member(Stage, [first,choice,kept,swapped]),
        member(Starter, Info.players),
        format(string(Head), '~w:~w:', [Stage,Starter]),
        string_concat(Head, Rest, String)
    ->  state_notation(Game, State, Rest),
        Pie = pie(Stage, Starter, State)
    ;   state_notation(Game, State, String),
        Game:player_to_move(State, Starter),
        Pie = pie(first, Starter, State)
    ).

pie_broken_rules(Game, Pie, Move, Reasons) :-
    parts(Pie, Stage, _, State),
    (   is_swap(Move)
    ->  (   Stage == choice
        ->  Reasons = []
        ;   Reasons = [broken(none, tabuleiro(no_swap_now))]
        )
    ;   Game:broken_rules(State, Move, Reasons)
    ).

is_swap(Move) :-
    atomic(Move),
    atom_string(Move, "swap").

pie_rules_text(Game, Config, Lines) :-
    (   has_predicate(Game, rules_text/2)
    ->  Game:rules_text(Config, Lines0)
    ;   Game:game_info(Info),
        (   get_dict(rules, Info, Lines0)
        ->  true
        ;   Lines0 = []
        )
    ),
    message_strings([tabuleiro(pie_rule)], Lines1),
    append(Lines0, Lines1, Lines).

pie_display_game(Game, Pie) :-
    pie_show_game(Game, Pie, []).

pie_show_game(Game, Pie, Options0) :-
    parts(Pie, Stage, Starter, State),
    exclude(==(last(swap)), Options0, Options),
    Game:show_game(State, Options),
    sides(Game, Stage, Starter, [_-First,_-Second]),
    (   Stage == choice
    ->  say(pie_choice(First, Second))
    ;   say(pie_sides(First, Second))
    ).

%   Sides has, for the first and the second player, the place of the side among
%   the players of Game and its name.

sides(Game, Stage, Starter, Sides) :-
    Game:game_info(Info),
    maplist(side_of(Info, Stage, Starter), [first,second], Sides).

side_of(Info, Stage, Starter, Player, N-Name) :-
    nth1(N, Info.players, Side),
    seat(Stage, Starter, Side, Player),
    !,
    nth1(N, Info.player_names, Name).

%   Pieces keep their looks, and so their `owner`; `sides` has the players who
%   own them.

pie_scene(Game, Pie, Scene) :-
    parts(Pie, Stage, Starter, State),
    Game:scene(State, Scene0),
    sides(Game, Stage, Starter, Sides0),
    maplist(scene_side, Sides0, Sides),
    Scene = Scene0.put(sides, Sides).

scene_side(N-Name, side{owner:N, name:Name}).

pie_game_info(Game, Info) :-
    Game:game_info(Info0),
    maplist(one_more, [Info0.most_moves,Info0.longest_game],
            [MostMoves,LongestGame]),
    maplist(message_string,
            [pie_title(Info0.title),pie_player(first),pie_player(second)],
            [Title,First,Second]),
    Info = Info0.put(_{ title:Title, players:[first,second],
                        player_names:[First,Second], most_moves:MostMoves,
                        longest_game:LongestGame }).

one_more(N, N1) :-
    (   N == inf
    ->  N1 = inf
    ;   N1 is N+1
    ).

message_string(Message, String) :-
    message_strings([tabuleiro(Message)], [String]).

%   The menu of the game, where the rule is a setting.

pie_play(Game) :-
    Game:play.
