/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_show,
          [ say_players/1,              % +Match
            show_timeline/2,            % +Timeline, +Match
            show_running/1,             % +Running
            show_move/4,                % +N, +State, +Move, +Match
            show_effects/3,             % +Game, +State, +Move
            announce/4                  % +Reason, +Winner, +State, +Match
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module('../game/game',
              [end_reason/3, has_predicate/2, points_at_end/4]).
:- use_module('../base/printing', [say/1]).
:- use_module('../match/clock',
              [add_time/4, move_uncounted/3, time_left/3]).
:- use_module('../match/player', [player_name/2]).
:- use_module('../match/seats', [marks/2, name_of/3]).
:- use_module('../match/timeline', [on_timeline/4]).
:- use_module(show_state, [show_state/3]).
:- use_module(texts, []).

/** <module> Showing a match to a person

Match is the dict of tabuleiro/match/play_match. Its key show must be `true`,
else nothing of the game is printed.
*/

%!  say_players(+Match) is det.
%
%   Prints the players, even if the key show is `false`.

say_players(Match) :-
    maplist(player_name, Match.players, Whos),
    say(players(Match.info.player_names, Whos)).

%!  show_timeline(+Timeline, +Match) is det.
%
%   Prints the state that the game has reached, with the last move marked.

show_timeline(Timeline, Match) :-
    (   Match.show == true
    ->  on_timeline(Timeline, State, _, _),
        marks(Timeline, Marks),
        append(Marks, Match.view, View),
        nl,
        show_state(Match.game, State, View),
        on_timeline(Timeline, _, _, Clock),
        show_clock(Match.info.player_names, Clock)
    ;   true
    ).

%!  show_running(+Running) is det.
%
%   Prints what both have left of their time for the game while one of them
%   thinks. Running is running(N, Names, Clock, Since): N is the player who
%   thinks since the time stamp Since, and Clock was that of the game then; or
%   `none`.

show_running(none).
show_running(running(N, Names, Clock0, Since)) :-
    get_time(Now),
    Used is Now-Since,
    add_time(N, Used, Clock0, Clock1),
    move_uncounted(N, Clock1, Clock),
    show_clock(Names, Clock).

show_clock([Name1,Name2], Clock) :-
    time_left(Clock, 1, left(_, Left1, _)),
    time_left(Clock, 2, left(_, Left2, _)),
    (   number(Left1),
        number(Left2)
    ->  say(time_left(Name1, Left1, Name2, Left2))
    ;   true
    ).

%!  show_move(+N, +State, +Move, +Match) is det.
%
%   Prints that player N plays Move in State, and the effects of Move.

show_move(N, State, Move, Match) :-
    (   Match.show == true
    ->  nth1(N, Match.players, Player),
        name_of(N, Match, Name),
        player_name(Player, Who),
        Match.game:move_notation(State, Move, Text),
        say(move(Name, Who, Text)),
        show_effects(Match.game, State, Move)
    ;   true
    ).

%!  show_effects(+Game, +State, +Move) is det.
%
%   Prints what Move captures or scores in State if Game has move_effects/3.

show_effects(Game, State, Move) :-
    (   has_predicate(Game, move_effects/3),
        Game:move_effects(State, Move, Effects)
    ->  forall(member(Effect, Effects),
               say(effect(Effect)))
    ;   true
    ).

%!  announce(+Reason, +Winner, +State, +Match) is det.
%
%   Prints the result and why the game is over, see ended(Reason) of
%   play_match/5.

announce(Reason, Winner, State, Match) :-
    (   Match.show == true
    ->  winner_name(Winner, Match, Who),
        announced_points(Reason, Match.game, State, Winner, Points),
        say(winner(Who, Points)),
        forall(reason_name(Reason, State, Match, Named),
               say(ended(Named)))
    ;   true
    ).

%   Points decide only a game that has ended by its rules.

announced_points(rules, Game, State, Winner, Points) :-
    !,
    points_at_end(Game, State, Winner, Points).
announced_points(_, _, _, _, []).

reason_name(rules, State, Match, Named) :-
    !,
    end_reason(Match.game, State, Reason),
    Named = rules(Reason).
reason_name(time(N), _, Match, time(Name)) :-
    !,
    name_of(N, Match, Name).
reason_name(adjudicated_loss(N), _, Match, adjudicated_loss(Name)) :-
    !,
    name_of(N, Match, Name).
reason_name(resigned(N), _, Match, resigned(Name)) :-
    !,
    name_of(N, Match, Name).
reason_name(fault(N, Fault), _, Match, fault(Name, Fault)) :-
    !,
    name_of(N, Match, Name).
reason_name(Reason, _, _, Reason).

winner_name(draw, _, draw) :-
    !.
winner_name(Winner, Match, player(Name)) :-
    nth1(N, Match.info.players, Winner),
    !,
    name_of(N, Match, Name).
