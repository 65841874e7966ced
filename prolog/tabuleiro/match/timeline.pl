/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_timeline,
          [ timeline/4,                 % +State, +History, +Clock, -Timeline
            played/7,                   % +N, +Move, +Thought, +State, +Clock,
                                        % +Timeline0, -Timeline
            taken_back/3,               % +Ns, +Timeline0, -Timeline
            played_again/2,             % +Timeline0, -Timeline
            on_timeline/4,              % +Timeline, -State, -Draw, -Clock
            next_player/3,              % +Game, +Timeline, -N
            clock_set/3,                % +Clock, +Timeline0, -Timeline
            last_move/2,                % +Timeline, -Move
            last_mover/2,               % +Timeline, -N
            last_turn/2,                % +Timeline, -Moves
            last_ply/4,                 % +N, +Timeline, -State, -Move
            timeline_start/2,           % +Timeline, -State
            timeline_moves/2,           % +Timeline, -Moves
            timeline_thoughts/2,        % +Timeline, -Thoughts
            last_thought/3,             % +Timeline, -Thought, -Earlier
            timeline_plies/2            % +Timeline, -Plies
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(draws, [seen/4]).

/** <module> The past of a game, and the moves that were taken back

A timeline is timeline(Now, Redo). Now is a point in the game,

    point(State, History, Draw, Clock, Past)

with the history of tabuleiro/match/draws up to State, the reason for a draw
there or `none`, and the clock. Past is `start` or
ply(N, Move, Thought, Point): player N played Move at Point, with a thought of
tabuleiro/match/thought or `none`. Redo lists the points that were left by
taking moves back, the last one first. A point is never changed: repetitions
and clocks are right after any undo.
*/

%!  timeline(+State, +History, +Clock, -Timeline) is det.
%
%   Timeline is that of a game that starts at State.

timeline(State, History0, Clock,
         timeline(point(State, History, Draw, Clock, start), [])) :-
    seen(State, History0, History, Draw).

%!  played(+N, +Move, +Thought, +State, +Clock, +Timeline0, -Timeline) is det.
%
%   Timeline is Timeline0 after Move of player N with Thought, which leads to
%   State, with the time on Clock.

played(N, Move, Thought, State, Clock, timeline(Point, _),
       timeline(point(State, History, Draw, Clock,
                      ply(N, Move, Thought, Point)),
                [])) :-
    Point = point(_, History0, _, _, _),
    seen(State, History0, History, Draw).

%!  taken_back(+Ns, +Timeline0, -Timeline) is semidet.
%
%   Timeline is Timeline0 before the last move of one of the players Ns. Fails
%   if there is none.

taken_back(Ns, timeline(Point, Redo), timeline(Earlier, [Point|Redo])) :-
    before_last(Ns, Point, Earlier).

before_last(Ns, point(_, _, _, _, ply(N, _, _, Point)), Earlier) :-
    (   memberchk(N, Ns)
    ->  Earlier = Point
    ;   before_last(Ns, Point, Earlier)
    ).

%!  played_again(+Timeline0, -Timeline) is semidet.
%
%   Undoes the last taken_back/3. Fails if there was none since the last move.

played_again(timeline(_, [Point|Redo]), timeline(Point, Redo)).

%!  on_timeline(+Timeline, -State, -Draw, -Clock) is det.
%
%   State is the one that the game has reached, with Clock. Draw is the reason
%   for a draw there, or `none`.

on_timeline(timeline(point(State, _, Draw, Clock, _), _), State, Draw, Clock).

%!  next_player(+Game, +Timeline, -N) is det.
%
%   N is 1 or 2, for the player to move at the end of Timeline.

next_player(Game, Timeline, N) :-
    on_timeline(Timeline, State, _, _),
    Game:player_to_move(State, Player),
    Game:game_info(Info),
    nth1(N, Info.players, Player),
    !.

%!  clock_set(+Clock, +Timeline0, -Timeline) is det.

clock_set(Clock, timeline(point(State, History, Draw, _, Past), Redo),
          timeline(point(State, History, Draw, Clock, Past), Redo)).

%!  last_move(+Timeline, -Move) is semidet.
%
%   Fails at the start.

last_move(timeline(point(_, _, _, _, ply(_, Move, _, _)), _), Move).

%!  last_mover(+Timeline, -N) is semidet.
%
%   N is 1 or 2, the player who moved last. Fails at the start.

last_mover(timeline(point(_, _, _, _, ply(N, _, _, _)), _), N).

%!  last_turn(+Timeline, -Moves:list) is det.
%
%   Moves are those that the player who moved last made in a row, in their
%   order; `[]` at the start.

last_turn(timeline(point(_, _, _, _, Past), _), Moves) :-
    turn_moves(Past, _, [], Moves).

turn_moves(ply(N, Move, _, point(_, _, _, _, Past)), N, Moves0, Moves) :-
    !,
    turn_moves(Past, N, [Move|Moves0], Moves).
turn_moves(_, _, Moves, Moves).

%!  last_ply(+N, +Timeline, -State, -Move) is semidet.
%
%   Move, played in State, is the last one of player N.

last_ply(N, timeline(point(_, _, _, _, ply(M, Played, _, Point)), _), State,
         Move) :-
    (   M =:= N
    ->  Move = Played,
        Point = point(State, _, _, _, _)
    ;   last_ply(N, timeline(Point, []), State, Move)
    ).

%!  timeline_start(+Timeline, -State) is det.

timeline_start(timeline(Point, _), Start) :-
    first_state(Point, Start).

first_state(point(State, _, _, _, Past), Start) :-
    (   Past = ply(_, _, _, Point)
    ->  first_state(Point, Start)
    ;   Start = State
    ).

%!  timeline_moves(+Timeline, -Moves:list) is det.
%
%   Moves lead from the start to the state that the game has reached.

timeline_moves(Timeline, Moves) :-
    timeline_plies(Timeline, Plies),
    findall(Move, member(ply(_, Move), Plies), Moves).

%!  timeline_thoughts(+Timeline, -Thoughts:list) is det.
%
%   Thoughts are pairs N-Thought, the player and the thought of each move of
%   timeline_moves/2.

timeline_thoughts(Timeline, Thoughts) :-
    thoughts_before(Timeline, [], Thoughts).

thoughts_before(Timeline, Thoughts0, Thoughts) :-
    (   last_thought(Timeline, Thought, Earlier)
    ->  thoughts_before(Earlier, [Thought|Thoughts0], Thoughts)
    ;   Thoughts = Thoughts0
    ).

%!  last_thought(+Timeline, -Thought, -Earlier) is semidet.
%
%   Thought is the last of timeline_thoughts/2, and Earlier the timeline before
%   that move. Fails at the start.

last_thought(timeline(point(_, _, _, _, ply(N, _, Thought, Point)), _),
             N-Thought, timeline(Point, [])).

%!  timeline_plies(+Timeline, -Plies:list) is det.
%
%   Plies are ply(State, Move), the moves of timeline_moves/2 with the states
%   before them.

timeline_plies(timeline(Point, _), Plies) :-
    plies_before(Point, [], Plies).

plies_before(point(_, _, _, _, Past), Plies0, Plies) :-
    (   Past = ply(_, Move, _, Point)
    ->  Point = point(State, _, _, _, _),
        plies_before(Point, [ply(State, Move)|Plies0], Plies)
    ;   Plies = Plies0
    ).
