/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match,
          [ play_match/5                % +Game, +Player1, +Player2, -Winner,
                                        % +Options
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(error),
            [domain_error/2, instantiation_error/1, must_be/2]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).
:- autoload(library(option), [option/2, option/3]).
:- use_module(game, [load_game/2]).
:- use_module(human, [ask_move/6, game_views/2]).
:- use_module(terminal, [say/1]).

/** <module> Matches: one game between two players
*/

:- predicate_options(play_match/5, 5,
                     [ config(any), state(any), show(boolean),
                       ascii(boolean), flip(boolean), moves(-list),
                       threefold(boolean), max_plies(nonneg)
                     ]).

%!  play_match(+Game, +Player1, +Player2, -Winner, +Options) is det.
%
%   Plays Game, which is loaded if need be (see load_game/2), from the start
%   to the end. Player1 is who moves first. A player is
%
%     - human: is asked in the terminal
%     - level(N): the bot of that level, see game_info/1
%
%   Winner is a player of the game or `draw`. Options:
%
%     - config(Config): for initial_state/2; default `default`
%     - state(State): play on from State
%     - show(Bool): print every position and move; default false unless a
%       player is human
%     - ascii(Bool), flip(Bool), and the views of the game: for show_game/2
%     - moves(-Moves): the moves of the game
%     - threefold(Bool): the game is a draw when a state occurs for the third
%       time; default false
%     - max_plies(Max): the game is a draw after that many plies; default
%       without limit
%
%   With a seeded generator the game of two bots is reproducible:
%
%       ?- set_random(seed(1)),
%          play_match(waldmeister, level(2), level(1), Winner, []).
%
%   @error domain_error(player, Player), domain_error(level, N),
%   those of load_game/2 and of the game's initial_state/2

play_match(Game, Player1, Player2, Winner, Options) :-
    load_game(Game, Module),
    Module:game_info(Info),
    maplist(known_player(Info), [Player1,Player2], Players),
    start(Module, Options, State),
    (   memberchk(human, [Player1,Player2])
    ->  Default = true
    ;   Default = false
    ),
    option(show(Show), Options, Default),
    must_be(boolean, Show),
    match(Show, Module, Info, Options, Match),
    show(State, [], Match),
    history(Options, History),
    play_on(State, Players, Match, History, Moves, Winner),
    ignore(option(moves(Moves), Options)).

%   What a match is about; only its view may change.

match(Show, Module, Info, Options,
      match{show:Show, game:Module, info:Info, view:View}) :-
    game_views(Info, Views),
    findall(Option,
            ( member(Name, [ascii|Views]),
              view_option(Name, Option),
              memberchk(Option, Options)
            ),
            View).

view_option(ascii, ascii(_)).
view_option(Name-_, Option) :-
    functor(Option, Name, 1).

start(Module, Options, State) :-
    (   option(state(State), Options)
    ->  true
    ;   option(config(Config), Options, default),
        Module:initial_state(Config, State)
    ).

known_player(_, Player, _) :-
    var(Player),
    !,
    instantiation_error(Player).
known_player(_, human, human) :-
    !.
known_player(Info, level(N), level(N, Name)) :-
    !,
    must_be(integer, N),
    (   member(Level, Info.levels),
        _{number:N, name:Name} :< Level
    ->  true
    ;   domain_error(level, N)
    ).
known_player(_, Player, _) :-
    domain_error(player, Player).

play_on(State, _, Match, _, [], Winner) :-
    Match.game:game_over(State, Winner),
    !,
    announce(Winner, State, Match).
play_on(State, Players, Match, History, Moves, Winner) :-
    seen(State, History, NewHistory, Draw),
    (   Draw == none
    ->  Moves = [Move|Moves1],
        play_ply(State, Players, Match, Move, NewState, NewMatch),
        play_on(NewState, Players, NewMatch, NewHistory, Moves1, Winner)
    ;   Moves = [],
        Winner = draw,
        announce_draw(Draw, State, Match)
    ).

play_ply(State, Players, Match0, Move, NewState, Match) :-
    player_number(State, Match0, N),
    nth1(N, Players, Player),
    nth1(N, Match0.info.player_names, Name),
    choose(Player, State, Name, Match0, Move, Match),
    Match.game:move(State, Move, NewState),
    !,
    show_move(Name, Player, State, Move, Match),
    show(NewState, [last(Move)], Match).

player_number(State, Match, N) :-
    Match.game:player_to_move(State, Player),
    nth1(N, Match.info.players, Player),
    !.

%   A person may change the view for the rest of the match.

choose(human, State, Name, Match, Move, Match.put(view, View)) :-
    ask_move(Match.game, State, Name, Match.view, Move, View).
choose(level(N, _), State, _, Match, Move, Match) :-
    Match.game:choose_move(State, N, Move).

                /*******************************
                *             DRAWS            *
                *******************************/

%   A history is history(Plies, MaxPlies, Seen): Seen tells how often each
%   state occurred, or is `none` where that does not matter.

history(Options, history(0, Max, Seen)) :-
    option(max_plies(Max), Options, inf),
    (   Max == inf
    ->  true
    ;   must_be(nonneg, Max)
    ),
    option(threefold(Threefold), Options, false),
    must_be(boolean, Threefold),
    (   Threefold == true
    ->  empty_assoc(Seen)
    ;   Seen = none
    ).

%!  seen(+State, +History0, -History, -Draw) is det.
%
%   Draw tells why the game is a draw at State, `none` if it is not.

seen(State, history(Plies0, Max, Seen0), history(Plies, Max, Seen), Draw) :-
    Plies is Plies0+1,
    occurs(Seen0, State, Seen, Times),
    (   Times >= 3
    ->  Draw = threefold
    ;   Plies0 == Max
    ->  Draw = max_plies
    ;   Draw = none
    ).

occurs(none, _, none, 1) :-
    !.
occurs(Seen0, State, Seen, Times) :-
    (   get_assoc(State, Seen0, Times0)
    ->  Times is Times0+1
    ;   Times = 1
    ),
    put_assoc(State, Seen0, Times, Seen).

                /*******************************
                *            SHOWING           *
                *******************************/

show(State, Options, Match) :-
    (   Match.show == true
    ->  append(Options, Match.view, View),
        nl,
        Match.game:show_game(State, View)
    ;   true
    ).

show_move(Name, Player, State, Move, Match) :-
    (   Match.show == true
    ->  Match.game:move_notation(State, Move, Text),
        say(move(Name, Player, Text))
    ;   true
    ).

announce(Winner, State, Match) :-
    (   Match.show == true
    ->  winner_name(Winner, Match, Who),
        points(State, Match, Values),
        say(winner(Who, Values))
    ;   true
    ).

announce_draw(Draw, State, Match) :-
    (   Match.show == true
    ->  say(draw(Draw))
    ;   true
    ),
    announce(draw, State, Match).

winner_name(draw, _, draw) :-
    !.
winner_name(Winner, Match, player(Name)) :-
    nth1(N, Match.info.players, Winner),
    !,
    nth1(N, Match.info.player_names, Name).

points(State, Match, Values) :-
    (   get_dict(scored, Match.info, true)
    ->  maplist(value_for(State, Match), Match.info.players, Values)
    ;   Values = []
    ).

value_for(State, Match, Player, Value) :-
    Match.game:value(State, Player, Value).
