/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_room,
          [ new_room/5,                 % :Look, +Dict, +Tokens, +Now, -Room
            enter_room/6,               % +Dict, +Token, +Now, +Room0, -Room,
                                        % -You
            act_in_room/6,              % :Look, +N, +Dict, +Now, +Room0, -Room
            seat_in_room/3,             % +Dict, +Room, -N
            room_dict/3,                % +Room, +Now, -Dict
            points_of_room/3            % +Room0, +Room, -Points
          ]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth0/3, nth1/3, reverse/2]).
:- use_module('../match/clock',
              [ add_time/4, clock/2, clock_times/2, move_uncounted/3,
                time_left/3
              ]).
:- use_module(answer, [refuse/2]).
:- use_module(replay, [text_field/3]).

/** <module> A game of two people at two pages

A room is a dict that changes only by what its people do. Nothing here knows of
connections or of threads; who calls it keeps the rooms.

call(Look, Request, Position) is the answer to a request for a position, see
position_dict/3; it refuses a move that is not legal.

A room has the keys

  - room, version: its name, which nobody can guess; the number of its changes
  - request: the game, its config and start, as in a request
  - seats: for each player `none` or seat(Token, Name); a person who knows Token
    has the seat
  - stage: `waiting` for the second person, `playing`, or over(Winner, Why),
    where Winner is 1, 2 or 0, and Why is `rules`, `time`, `resigned` or
    `agreed`
  - moves, mover: the moves; the number of the player to move
  - minutes: the clock at the start, Seconds+Increment, or `inf`
  - clock, since: that of tabuleiro/match/clock; since when the player to move
    thinks
  - offer: `none`, or offer(What, N) of player N: `draw`, `back` or `rematch`
  - points: those of the seats, over all games of the room
  - open: whether the lobby lists the room
*/

:- meta_predicate
    new_room(2, +, +, +, -),
    act_in_room(2, +, +, +, +, -).

%!  new_room(:Look, +Dict, +Tokens, +Now, -Room:dict) is det.
%
%   Room is what Dict asks for. Its keys are those of a request for a position,
%   `side`, 1 or 2, the seat of the person; `name`; and optionally `clock`, with
%   the keys seconds and increment; and `open`. Tokens is Name-Token: those of
%   the room and of the person.

new_room(Look, Dict, Name-Token, Now,
         room{ room:Name, version:0, request:Request, seats:Seats,
               stage:waiting, moves:[], mover:Mover, minutes:Minutes,
               clock:Clock, since:Now, offer:none, points:[0,0], open:Open }) :-
    request(Dict, Request),
    call(Look, Request.put(moves, []), Position),
    (   Position.over == true
    ->  refuse(422, over)
    ;   Mover = Position.player
    ),
    person_name(Dict, Person),
    (   get_dict(side, Dict, 2)
    ->  Seats = [none,seat(Token, Person)]
    ;   Seats = [seat(Token, Person),none]
    ),
    minutes(Dict, Minutes),
    clock([time_per_game(Minutes)], Clock),
    (   get_dict(open, Dict, true)
    ->  Open = true
    ;   Open = false
    ).

request(Dict, Request) :-
    dict_pairs(Dict, _, Pairs0),
    findall(Key-Value,
            ( member(Key-Value, Pairs0),
              memberchk(Key, [game,config,start])
            ),
            Pairs),
    dict_pairs(Request, json, Pairs).

person_name(Dict, Name) :-
    (   get_dict(name, Dict, _)
    ->  text_field(Dict, name, Text),
        split_string(Text, "", " \t\r\n", [Whole]),
        (   sub_string(Whole, 0, 30, _, Name0)
        ->  Name = Name0
        ;   Name = Whole
        )
    ;   Name = ""
    ).

%   From 10 s to 3 hours for a game, and up to a minute more for each move.

minutes(Dict, Minutes) :-
    (   get_dict(clock, Dict, Clock),
        Clock \== null
    ->  (   is_dict(Clock),
            get_dict(seconds, Clock, Seconds),
            get_dict(increment, Clock, Increment),
            integer(Seconds),
            between(10, 10_800, Seconds),
            integer(Increment),
            between(0, 60, Increment)
        ->  Minutes = Seconds+Increment
        ;   refuse(422, no_clock)
        )
    ;   Minutes = inf
    ).

%!  enter_room(+Dict, +Token, +Now, +Room0, -Room, -You) is det.
%
%   You is the seat of a person who enters: that whose token is in Dict; else,
%   if Dict has `seat` true, a free one, which gets Token; else 0, a spectator.
%   The game begins when both seats are taken.

enter_room(Dict, _, _, Room, Room, You) :-
    seat_in_room(Dict, Room, You0),
    !,
    You = You0.
enter_room(Dict, Token, Now, Room0, Room, You) :-
    get_dict(seat, Dict, true),
    nth1(You0, Room0.seats, none),
    !,
    You = You0,
    person_name(Dict, Name),
    seated(You, seat(Token, Name), Room0.seats, Seats),
    changed(Room0, _{seats:Seats, stage:playing, since:Now}, Room).
enter_room(_, _, _, Room, Room, 0).

%!  seat_in_room(+Dict, +Room, -N) is semidet.
%
%   N is the seat of Room whose token is in Dict.

seat_in_room(Dict, Room, N) :-
    get_dict(token, Dict, Token),
    string(Token),
    nth1(N, Room.seats, seat(Token, _)),
    !.

seated(1, Seat, [_,B], [Seat,B]).
seated(2, Seat, [A,_], [A,Seat]).

changed(Room0, Changes, Room) :-
    Version is Room0.version+1,
    Room = Room0.put(Changes).put(version, Version).

%!  act_in_room(:Look, +N, +Dict, +Now, +Room0, -Room) is det.
%
%   Room is Room0 after the person in seat N does what Dict says. Its key `act`
%   is `move`, with the text `move` and `ply`, the number of moves before it;
%   `resign`; `draw`, `back` or `rematch`, an offer, which the other accepts by
%   the same; `decline`; or `flag`: the time of a player is over.

act_in_room(Look, N, Dict, Now, Room0, Room) :-
    text_field(Dict, act, Text),
    (   act(Text, Stage, Goal)
    ->  true
    ;   refuse(422, no_act(Text))
    ),
    ended_by_time(Now, Room0, Room1),
    (   is_stage(Stage, Room1.stage),
        call(Goal, Look, N, Dict, Now, Room1, Room2)
    ->  Room = Room2
    ;   Room1.version =\= Room0.version
    ->  Room = Room1
    ;   refuse(409, not_now)
    ).

act("move",    playing, moved).
act("resign",  playing, resigned).
act("draw",    playing, offered(draw)).
act("back",    playing, offered(back)).
act("decline", any,     declined).
act("rematch", over,    offered(rematch)).
act("flag",    playing, flagged).

is_stage(any, _).
is_stage(playing, playing).
is_stage(over, over(_, _)).

%   A player whose time is over has lost before anything else is done.

ended_by_time(Now, Room0, Room) :-
    (   Room0.stage == playing,
        seconds_left(Room0, Now, Left),
        Left =< 0
    ->  Mover = Room0.mover,
        Winner is 3-Mover,
        over(Winner, time, Now, Room0, Room)
    ;   Room = Room0
    ).

seconds_left(Room, Now, Left) :-
    time_left(Room.clock, Room.mover, left(_, Left0, _)),
    Left0 \== inf,
    Left is Left0-(Now-Room.since).

%   ended_by_time/3 has found that the time is not over.

flagged(_, _, _, _, _, _) :-
    fail.

moved(Look, N, Dict, Now, Room0, Room) :-
    N =:= Room0.mover,
    length(Room0.moves, Ply),
    get_dict(ply, Dict, Ply),
    text_field(Dict, move, Move),
    append(Room0.moves, [Move], Moves),
    call(Look, Room0.request.put(moves, Moves), Position),
    Used is max(0, Now-Room0.since),
    add_time(N, Used, Room0.clock, Clock0),
    counted(N, Position, Clock0, Clock),
    (   Room0.offer = offer(_, N)
    ->  Offer = Room0.offer             % goes on until the other moves
    ;   Offer = none
    ),
    Room1 = Room0.put(_{moves:Moves, clock:Clock, since:Now, offer:Offer}),
    (   Position.over == true
    ->  over(Position.winner, rules, Now, Room1, Room)
    ;   changed(Room1, _{mover:Position.player}, Room)
    ).

%   A move in place of one that was taken back adds no second increment: player
%   N has had those of Clock0.

counted(N, Position, Clock0, Clock) :-
    own_plies(N, Position, Plies),
    length(Plies, Count),
    clock_times(Clock0, Times),
    nth1(N, Times, _-Moves),
    (   Moves > Count
    ->  move_uncounted(N, Clock0, Clock)
    ;   Clock = Clock0
    ).

over(Winner, Why, Now, Room0, Room) :-
    points_for(Winner, Room0.points, Points),
    stopped_clock(Room0, Now, Clock),
    changed(Room0,
            _{ stage:over(Winner, Why), clock:Clock, since:Now, offer:none,
               points:Points },
            Room).

%   stopped_clock(+Room, +Now, -Clock): without a move, the clock of the player
%   to move has run until Now.

stopped_clock(Room, Now, Clock) :-
    Used is max(0, Now-Room.since),
    add_time(Room.mover, Used, Room.clock, Clock0),
    move_uncounted(Room.mover, Clock0, Clock).

points_for(0, [A0,B0], [A,B]) :-
    A is A0+0.5,
    B is B0+0.5.
points_for(1, [A0,B], [A,B]) :-
    A is A0+1.
points_for(2, [A,B0], [A,B]) :-
    B is B0+1.

resigned(_, N, _, Now, Room0, Room) :-
    Winner is 3-N,
    over(Winner, resigned, Now, Room0, Room).

declined(_, N, _, _, Room0, Room) :-
    Room0.offer = offer(_, Other),
    Other =\= N,
    changed(Room0, _{offer:none}, Room).

offered(What, Look, N, _, Now, Room0, Room) :-
    Other is 3-N,
    (   Room0.offer == offer(What, Other)
    ->  accepted(What, Look, Other, Now, Room0, Room)
    ;   (   What == back
        ->  position(Look, Room0, Position),
            own_plies(N, Position, [_|_])
        ;   true
        ),
        changed(Room0, _{offer:offer(What, N)}, Room)
    ).

accepted(draw, _, _, Now, Room0, Room) :-
    over(0, agreed, Now, Room0, Room).
accepted(back, Look, N, Now, Room0, Room) :-
    position(Look, Room0, Position),
    own_plies(N, Position, Plies),
    last_turn(Plies, Ply),
    length(Moves, Ply),
    append(Moves, _, Room0.moves),
    stopped_clock(Room0, Now, Clock),
    changed(Room0,
            _{moves:Moves, mover:N, clock:Clock, since:Now, offer:none}, Room).
accepted(rematch, Look, _, Now, Room0, Room) :-
    Room0.seats = [Seat1,Seat2],
    Room0.points = [Points1,Points2],
    clock([time_per_game(Room0.minutes)], Clock),
    call(Look, Room0.request.put(moves, []), Position),
    changed(Room0,
            _{ seats:[Seat2,Seat1], points:[Points2,Points1], moves:[],
               mover:Position.player, clock:Clock, since:Now, stage:playing,
               offer:none
             },
            Room).

position(Look, Room, Position) :-
    call(Look, Room.request.put(moves, Room.moves), Position).

%   Plies are the numbers, from 0, of the moves of player N.

own_plies(N, Position, Plies) :-
    findall(Ply,
            ( nth0(Ply, Position.history, Played),
              Played.player =:= N
            ),
            Plies).

%   Ply begins the last turn, which may have several moves.

last_turn(Plies, Ply) :-
    reverse(Plies, [Last|Before]),
    first_of_turn(Before, Last, Ply).

first_of_turn([Before|More], Ply0, Ply) :-
    Before =:= Ply0-1,
    !,
    first_of_turn(More, Before, Ply).
first_of_turn(_, Ply, Ply).

%!  points_of_room(+Room0, +Room, -Points) is semidet.
%
%   Points, 1, 0.5 or 0, are those of the first seat in a game of at least two
%   moves that Room ends and Room0 did not.

points_of_room(Room0, Room, Points) :-
    Room0.stage == playing,
    Room.stage = over(Winner, _),
    Room.moves = [_,_|_],
    memberchk(Winner-Points, [0-0.5,1-1,2-0]).

%!  room_dict(+Room, +Now, -Dict) is det.
%
%   Dict is Room as all of its pages see it at Now. It has no token.

room_dict(Room, Now, Dict) :-
    findall(Name, ( member(Seat, Room.seats), seat_name(Seat, Name) ), Names),
    stage(Room.stage, Stage, Winner, Why),
    offer(Room.offer, Offer),
    clock_dict(Room, Now, Clock),
    Dict0 = _{ type:room, room:Room.room, version:Room.version, names:Names,
               stage:Stage, winner:Winner, why:Why, moves:Room.moves,
               mover:Room.mover, clock:Clock, offer:Offer, points:Room.points
             },
    Dict = Dict0.put(Room.request).

seat_name(none, null).
seat_name(seat(_, Name), Name).

stage(over(Winner, Why), over, Winner, Why) :-
    !.
stage(Stage, Stage, null, null).

offer(none, null).
offer(offer(What, N), _{what:What, player:N}).

clock_dict(Room, _, null) :-
    Room.minutes == inf,
    !.
clock_dict(Room, Now, _{left:[Left1,Left2], runs:Runs}) :-
    (   Room.stage == playing
    ->  Runs = Room.mover
    ;   Runs = 0
    ),
    left(1, Runs, Room, Now, Left1),
    left(2, Runs, Room, Now, Left2).

left(N, Runs, Room, Now, Left) :-
    time_left(Room.clock, N, left(_, Left0, _)),
    (   N =:= Runs
    ->  Left is max(0.0, Left0-(Now-Room.since))
    ;   Left = Left0
    ).
