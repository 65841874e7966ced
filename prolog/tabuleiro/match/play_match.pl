/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_play_match,
          [ play_match/5,               % +Game, :Player1, :Player2, -Winner,
                                        % +Options
            play_match_option/5         % +Info, ?Name, ?Type, -Default,
                                        % -Meaning
          ]).
:- autoload(library(apply), [include/3, maplist/3]).
:- autoload(library(lists),
            [append/3, delete/3, member/2, memberchk/2, nth1/3]).
:- autoload(library(option), [option/2, option/3]).
:- use_module(clock).
:- use_module(draws).
:- use_module('../interface/game', [end_reason/3]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../interface/options', [check_options/3]).
:- use_module('../terminal/human', [game_views/2]).
:- use_module(player).
:- use_module('../terminal/terminal', [pause/1, say/1]).

/** <module> One game between two players
*/

:- meta_predicate
    play_match(+, :, :, -, +).

%!  play_match_option(+Info, ?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/interface/options. Info, the dict of
%   game_info/1, has the views of the game.

play_match_option(_, config,  any,                 default,
                  "config of the game").
play_match_option(_, state,   any,                 _,
                  "play on from this state").
play_match_option(_, show,    boolean,             _,
                  "print every position and move").
play_match_option(_, pace,    seconds_or_inf,      0,
                  "seconds before each move of a bot; inf waits for Enter").
play_match_option(_, warn,    boolean,             true,
                  "warn a person of a first turn that loses at once").
play_match_option(_, ascii,   boolean,             _,
                  "draw boards in ASCII").
play_match_option(_, faults,  oneof([throw,lose]), throw,
                  "what happens after a fault of a player").
play_match_option(_, moves,   unbound,             _,
                  "the moves of the game").
play_match_option(_, ended,   unbound,             _,
                  "why the game is over").
play_match_option(_, times,   unbound,             _,
                  "time and moves of each player").
play_match_option(Info, View, boolean,             _, Effect) :-
    game_views(Info, Views),
    member(View-Effect, Views).
play_match_option(_, Name, Type, Default, Meaning) :-
    clock_option(Name, Type, Default, Meaning).
play_match_option(_, Name, Type, Default, Meaning) :-
    draw_option(Name, Type, Default, Meaning).

%!  play_match(+Game, :Player1, :Player2, -Winner, +Options) is det.
%
%   Plays Game, which is loaded if need be (see load_game/2), from the start
%   to the end. Player1 and Player2 are terms of tabuleiro/match/player;
%   Player1 has the first player of the game. Winner is a player of the game
%   or `draw`. Options:
%
%     - config(Config): for initial_state/2; default `default`
%     - state(State): play on from State
%     - show(Bool): print every position and move; default false unless a
%       player is human
%     - pace(Seconds): wait before each move of a bot that is shown in a
%       terminal; `inf` waits for Enter. Default 0.
%     - warn(Bool): in the first turn of a person, name a move that loses at
%       once, and in a terminal ask for another; default true. Without effect
%       with state(State).
%     - ascii(Bool), flip(Bool) and the views of game_info/1: for show_game/2
%     - threefold(Bool): the game is a draw when a state occurs for the third
%       time; default false
%     - max_plies(Max): the game is a draw after Max plies; default is `inf`
%     - time_per_move(Seconds), time_per_game(Seconds): a player who takes
%       longer has lost, see tabuleiro/match/clock
%     - faults(Faults): a player who fails, throws or plays an illegal move
%       has lost, if Faults is `lose`; `throw`, the default, raises an error
%     - moves(-Moves): the moves of the game
%     - ended(-Reason): why the game is over: `rules`, `threefold`,
%       `max_plies`, time(Player), or fault(Player, Fault) where Fault is
%       `failed`, illegal(Move) or error(Ball) and Player is 1 or 2
%     - times(-Times): for each player Seconds-Moves, the time used and the
%       number of moves chosen
%
%   With a seeded generator the game of two bots is reproducible:
%
%       ?- set_random(seed(1)),
%          play_match(waldmeister, level(2), level(1), Winner, []).
%
%   @error domain_error(player, Player), domain_error(level, N), those of
%   load_game/2, of check_options/3 and of the game's initial_state/2; with
%   faults(throw) also type_error(move_of_player, Player) for an illegal move
%   or none
%   @throws tabuleiro_leave if a person quits outside of a menu

play_match(Game, Player1, Player2, Winner, Options0) :-
    load_game(Game, Module),
    Module:game_info(Info),
    check_options(play_match_option(Info), Options0, Options),
    maplist(known_player(Module), [Player1,Player2], Players),
    start(Module, Options, State),
    match(Module, Info, Players, Options, Match),
    show(State, [], Match),
    history(Options, History),
    clock(Options, Clock0),
    play_on(State, Match, History, Clock0, Clock, Moves, Won, Reason),
    Winner = Won,
    clock_times(Clock, Times),
    ignore(option(moves(Moves), Options)),
    ignore(option(ended(Reason), Options)),
    ignore(option(times(Times), Options)).

%!  match(+Module, +Info, +Players, +Options, -Match:dict) is det.
%
%   Match is what does not change in a game, apart from the view and from
%   warned, the numbers of the players who are still in their first turn.

match(Module, Info, Players, Options,
      match{ game:Module, info:Info, players:Players, show:Show, view:View,
             warned:Warned, pace:Pace, faults:Faults
           }) :-
    (   member(Player, Players),
        is_human(Player)
    ->  Default = true
    ;   Default = false
    ),
    option(show(Show), Options, Default),
    (   option(warn(true), Options),
        \+ option(state(_), Options)
    ->  Warned = [1,2]
    ;   Warned = []
    ),
    option(pace(Pace), Options),
    option(faults(Faults), Options),
    game_views(Info, Views),
    include(is_view([ascii-_|Views]), Options, View).

is_view(Views, Option) :-
    compound(Option),
    functor(Option, Name, 1),
    memberchk(Name-_, Views).

start(Module, Options, State) :-
    (   option(state(State), Options)
    ->  true
    ;   option(config(Config), Options),
        Module:initial_state(Config, State)
    ).

play_on(State, Match, _, Clock0, Clock, Moves, Winner, Reason) :-
    Match.game:game_over(State, Won),
    !,
    Winner = Won,
    Moves = [],
    Clock = Clock0,
    Reason = rules,
    announce(Reason, Winner, State, Match).
play_on(State, Match, History0, Clock0, Clock, Moves, Winner, Reason) :-
    seen(State, History0, History, Draw),
    (   Draw == none
    ->  player_number(State, Match, N),
        ply(N, State, Match, NewMatch, Clock0, Clock1, Move, Outcome),
        after_ply(Outcome, N, State, Move, NewMatch, History, Clock1, Clock,
                  Moves, Winner, Reason)
    ;   Moves = [],
        Winner = draw,
        Reason = Draw,
        Clock = Clock0,
        announce(Draw, draw, State, Match)
    ).

player_number(State, Match, N) :-
    Match.game:player_to_move(State, Player),
    nth1(N, Match.info.players, Player),
    !.

%!  ply(+N, +State, +Match0, -Match, +Clock0, -Clock, -Move, -Outcome) is det.
%
%   Player N chooses Move. Outcome is next(NewState), `time` or fault(Fault).

ply(N, State, Match0, Match, Clock0, Clock, Move, Outcome) :-
    nth1(N, Match0.players, Player),
    nth1(N, Match0.info.player_names, Name),
    (   memberchk(N, Match0.warned)
    ->  Warn = true
    ;   Warn = false
    ),
    pause_before(Player, Match0),
    on_clock(N,
             player_move(Player, Match0.game, State,
                         seat(Name, Match0.view, Warn), Move, View),
             Clock0, Clock, Chosen),
    (   Chosen == true
    ->  Match = Match0.put(view, View)
    ;   Match = Match0
    ),
    chosen(Chosen, State, Move, Match, Outcome).

chosen(true, State, Move, Match, Outcome) :-
    (   catch(Match.game:move(State, Move, NewState), error(_, _), fail)
    ->  Outcome = next(NewState)
    ;   Outcome = fault(illegal(Move))
    ).
chosen(false, _, _, _, fault(failed)).
chosen(error(Ball), _, _, _, fault(error(Ball))).
chosen(time, _, _, _, time).

after_ply(next(NewState), N, State, Move, Match, History, Clock0, Clock,
          [Move|Moves], Winner, Reason) :-
    show_move(N, State, Move, Match),
    show(NewState, [last(Move)], Match),
    turn_over(N, NewState, Match, NextMatch),
    play_on(NewState, NextMatch, History, Clock0, Clock, Moves, Winner, Reason).
after_ply(time, N, State, _, Match, _, Clock, Clock, [], Winner, time(N)) :-
    opponent(N, Match, Winner),
    announce(time(N), Winner, State, Match).
after_ply(fault(Fault), N, State, _, Match, _, Clock, Clock, [], Winner,
          fault(N, Fault)) :-
    (   Match.faults == throw
    ->  throw_fault(Fault, N)
    ;   opponent(N, Match, Winner),
        announce(fault(N, Fault), Winner, State, Match)
    ).

%   Match after a ply of player N: the first turn of N ends when another is to
%   move.

turn_over(N, State, Match, NextMatch) :-
    (   memberchk(N, Match.warned),
        \+ player_number(State, Match, N)
    ->  delete(Match.warned, N, Warned),
        NextMatch = Match.put(warned, Warned)
    ;   NextMatch = Match
    ).

opponent(N, Match, Opponent) :-
    M is 3-N,
    nth1(M, Match.info.players, Opponent).

throw_fault(error(Ball), _) :-
    throw(Ball).
throw_fault(Fault, N) :-
    throw(error(type_error(move_of_player, N),
                context(_, tabuleiro(fault(Fault))))).

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

show_move(N, State, Move, Match) :-
    (   Match.show == true
    ->  nth1(N, Match.players, Player),
        nth1(N, Match.info.player_names, Name),
        player_name(Player, Who),
        Match.game:move_notation(State, Move, Text),
        say(move(Name, Who, Text))
    ;   true
    ).

pause_before(Player, Match) :-
    (   Match.show == true,
        \+ is_human(Player)
    ->  pause(Match.pace)
    ;   true
    ).

announce(Reason, Winner, State, Match) :-
    (   Match.show == true
    ->  winner_name(Winner, Match, Who),
        points(State, Match, Values),
        say(winner(Who, Values)),
        forall(reason_name(Reason, State, Match, Named),
               say(ended(Named)))
    ;   true
    ).

reason_name(rules, State, Match, rules(Reason)) :-
    !,
    end_reason(Match.game, State, Reason).
reason_name(time(N), _, Match, time(Name)) :-
    !,
    nth1(N, Match.info.player_names, Name).
reason_name(fault(N, Fault), _, Match, fault(Name, Fault)) :-
    !,
    nth1(N, Match.info.player_names, Name).
reason_name(Reason, _, _, Reason).

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
