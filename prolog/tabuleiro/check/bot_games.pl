/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_bot_games,
          [ bot_games/5,                % +Subject, +Players, +Options,
                                        % -Games, -Breaches
            loses_to_random/1           % +Games
          ]).
:- use_module(library(lists), [append/3, last/2, nth1/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/leave', [is_leave/1]).
:- use_module('../match/play_match', [play_match/5]).
:- use_module('../base/deadline', [in_time/2]).

/** <module> Games of a bot against another, for a check

The games are played in this thread, one after the other, because a program may
keep its state in dynamic predicates.
*/

%!  bot_games(+Subject, +Players, +Options, -Games:dict, -Breaches:list)
%!            is det.
%
%   Plays Players, a pair Bot-Opponent of terms of tabuleiro/match/player, who
%   take turns in moving first. Games has the keys
%
%     - games, points: the number of games that ended, and the points of Bot
%     - seconds, moves: the time that Bot took, and the number of its moves
%     - results: result(Points, Reason, Plies) of each game; Reason is that of
%       play_match/5
%     - ended: `all`, `late` if time ran out, or error(Error)
%
%   Breaches are the faults that lost a game, Plies-broken(Law, state(State)).
%   Options are
%
%     - games(Count), max_plies(Max)
%     - deadline(Deadline): a time stamp or `inf`
%     - time_per_move(Seconds): a player who takes longer loses; default `inf`

bot_games(Subject, Players, Options, Games, Breaches) :-
    option(games(Count), Options),
    games(1, Count, Subject, Players, Options,
          games{ games:0, points:0, seconds:0, moves:0, results:[], ended:all
               },
          Games, Breaches).

games(Number, Count, _, _, _, Games, Games, []) :-
    Number > Count,
    !.
games(Number, Count, Subject, Players, Options, Games0, Games, Breaches) :-
    one_game(Number, Subject, Players, Options, Played),
    (   Played = played(Result, Seconds, Moves, Found)
    ->  Result = result(Points, _, _),
        append(Games0.results, [Result], Results),
        AllPoints is Games0.points+Points,
        AllSeconds is Games0.seconds+Seconds,
        AllMoves is Games0.moves+Moves,
        Games1 = Games0.put(_{ games:Number, points:AllPoints,
                               seconds:AllSeconds, moves:AllMoves,
                               results:Results
                             }),
        append(Found, Breaches1, Breaches),
        Number1 is Number+1,
        games(Number1, Count, Subject, Players, Options, Games1, Games,
              Breaches1)
    ;   Games = Games0.put(ended, Played),
        Breaches = []
    ).

%   Played is played(Result, Seconds, Moves, Breaches), `late` or error(Error).

one_game(Number, Subject, Bot-Opponent, Options, Played) :-
    option(deadline(Deadline), Options),
    option(max_plies(Max), Options),
    option(time_per_move(PerMove), Options, inf),
    Game = Subject.game,
    (   Number mod 2 =:= 1
    ->  Seat = 1,
        Players = [Bot,Opponent]
    ;   Seat = 2,
        Players = [Opponent,Bot]
    ),
    Players = [Player1,Player2],
    catch(( in_time(Deadline,
                    with_output_to(
                        string(_),
                        play_match(Game, Player1, Player2, Winner,
                                   [ faults(lose), max_plies(Max),
                                     threefold(true),
                                     time_per_move(PerMove), ended(Reason),
                                     times(Times), moves(Moves)
                                   ])))
          ->  nth1(Seat, Times, Seconds-Count),
              points(Winner, Game, Seat, Points),
              findall(Breach,
                      lost_by(Reason, Seat, Bot, Game, Moves, Breach),
                      Breaches),
              length(Moves, Plies),
              Played = played(result(Points, Reason, Plies), Seconds, Count,
                              Breaches)
          ;   Played = late
          ),
          Error,
          not_played(Error, Played)).

not_played(Error, _) :-
    (   is_leave(Error)
    ;   Error == time_limit_exceeded
    ),
    !,
    throw(Error).
not_played(Error, error(Error)).

points(draw, _, _, 0.5) :-
    !.
points(Winner, Game, Seat, Points) :-
    Game:game_info(Info),
    (   nth1(Seat, Info.players, Winner)
    ->  Points = 1
    ;   Points = 0
    ).

%   Bot, in Seat, lost after Moves by a fault, which is Breach.

lost_by(fault(Seat, Fault), Seat, Bot, Game, Moves, Breach) :-
    (   Bot = level(Level)
    ->  true
    ;   Level = none
    ),
    Game:initial_state(default, Start),
    states(Moves, Game, Start, States),
    last([Start|States], State),
    length(Moves, Plies),
    fault_law(Fault, Game, Level, State, Law),
    Breach = Plies-broken(Law, state(State)).

states([], _, _, []).
states([Move|Moves], Game, State, [NewState|States]) :-
    once(Game:move(State, Move, NewState)),
    states(Moves, Game, NewState, States).

fault_law(Fault, Game, _, State, stuck) :-
    memberchk(Fault, [failed,error(_)]),
    Game:valid_moves(State, []),
    !.
fault_law(failed, _, Level, State,
          asked(choose_move(State, Level), fails(choose_move/3))).
fault_law(error(Error), _, Level, State,
          asked(choose_move(State, Level), throws(choose_move/3, Error))).
fault_law(illegal(Move), _, Level, State,
          asked(choose_move(State, Level), bot_move_not_legal(Level, Move))).
fault_law(refused(Move), _, _, State,
          asked(move(State, Move), move_refused(Move))).
fault_law(crashed(Move, Error), _, _, State,
          asked(move(State, Move), throws(move/3, Error))).

%!  loses_to_random(+Games) is semidet.
%
%   A bot clearly loses Games against random moves: an equal player scores as
%   few points with a probability of less than 1%.

loses_to_random(Games) :-
    _{games:Count, points:Points} :< Games,
    Count > 0,
    Points/Count + 2.33*sqrt(0.25/Count) < 0.5.
