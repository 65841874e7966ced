/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match,
          [ play_match/5                % +Game, +Player1, +Player2, -Winner,
                                        % +Options
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error),
            [domain_error/2, instantiation_error/1, must_be/2]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).
:- autoload(library(option), [option/2, option/3]).
:- use_module(game, [load_game/2]).
:- use_module(human, [ask_move/5]).
:- use_module(terminal, [say/1]).

/** <module> Matches: one game between two players
*/

:- predicate_options(play_match/5, 5,
                     [ config(any), state(any), show(boolean),
                       ascii(boolean), flip(boolean), moves(-list)
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
%     - ascii(Bool), flip(Bool): for show_game/2
%     - moves(-Moves): the moves of the game
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
    play_on(State, Players, Match, Moves, Winner),
    ignore(option(moves(Moves), Options)).

%   What does not change in a match.

match(Show, Module, Info, Options,
      match{show:Show, game:Module, info:Info, view:View}) :-
    findall(Option,
            ( member(Option, Options),
              memberchk(Option, [ascii(_), flip(_)])
            ),
            View).

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

play_on(State, _, Match, [], Winner) :-
    Match.game:game_over(State, Winner),
    !,
    announce(Winner, State, Match).
play_on(State, Players, Match, [Move|Moves], Winner) :-
    player_number(State, Match, N),
    nth1(N, Players, Player),
    nth1(N, Match.info.player_names, Name),
    choose(Player, State, Name, Match, Move),
    Match.game:move(State, Move, NewState),
    !,
    show_move(Name, Player, State, Move, Match),
    show(NewState, [last(Move)], Match),
    play_on(NewState, Players, Match, Moves, Winner).

player_number(State, Match, N) :-
    Match.game:player_to_move(State, Player),
    nth1(N, Match.info.players, Player),
    !.

choose(human, State, Name, Match, Move) :-
    ask_move(Match.game, State, Name, Match.view, Move).
choose(level(N, _), State, _, Match, Move) :-
    Match.game:choose_move(State, N, Move).

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
        maplist(value_for(State, Match), Match.info.players, Values),
        say(winner(Who, Values))
    ;   true
    ).

winner_name(draw, _, draw) :-
    !.
winner_name(Winner, Match, player(Name)) :-
    nth1(N, Match.info.players, Winner),
    !,
    nth1(N, Match.info.player_names, Name).

value_for(State, Match, Player, Value) :-
    Match.game:value(State, Player, Value).
