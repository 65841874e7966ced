/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_rooms,
          [ is_room_message/1,          % +Type
            room_message/5,             % +Site, +Page, +Address, +Dict, :Send
            leave_rooms/3,              % +Site, +Page, :Send
            holds_seat/2,               % +Queue, +Page
            close_rooms/1               % +Queue
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../web/answer', [refuse/2]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module('../web/replay', [text_field/3]).
:- use_module('../web/room').
:- use_module(address, [has_room/3]).
:- use_module(answers, [answered/4]).
:- use_module(lobby).

/** <module> The rooms of a server, and the pages in them

A page sends messages with a type of is_room_message/1 over its websocket:

  - room_new, with the keys of new_room/5
  - room_enter, with `room`, and those of enter_room/6
  - room_act, with `room`, `token`, and those of act_in_room/6
  - room_leave, with `room`
  - room_here, which a page that plays or waits says from time to time
  - lobby_enter, with `name`, and `person` after the first time

The first two are answered by `entered`, the room, the seat `you` and its token;
lobby_enter by `lobby_entered`; the others by `done`.
Each page in a room gets the room, of type `room`, after each change. A change
is made from the room that was read only if nobody has changed it meanwhile.
*/

:- meta_predicate
    room_message(+, +, +, +, 2),
    leave_rooms(+, +, 2).

:- dynamic
    room/4,                             % Queue of the server, Room, when it was
                                        % changed, Address of who made it
    present/4.                          % Queue, name of the room, Page, seat

%!  is_room_message(+Type:string) is semidet.

is_room_message("room_new").
is_room_message("room_enter").
is_room_message("room_act").
is_room_message("room_leave").
is_room_message("room_here").
is_room_message("lobby_enter").

%!  room_message(+Site, +Page, +Address, +Dict, :Send) is det.
%
%   Does what Dict, from the websocket Page of Address, says. call(Send, Page,
%   Answer) sends Answer to Page, and does not fail or throw.

room_message(Site, Page, Address, Dict, Send) :-
    drop_old(Site.queue),
    done(Dict.type, Site, Page, Address, Dict, Send).

done("room_new", Site, Page, Address, Dict, Send) :-
    Queue = Site.queue,
    random_name(Name),
    random_name(Token),
    get_time(Now),
    new_room(tabuleiro_rooms:look(Site), Dict, Name-Token, Now, Room),
    nth1(You, Room.seats, seat(_, _)),
    !,
    with_mutex(tabuleiro_rooms,
               ( make_place(Queue, Address),
                 assertz(room(Queue, Room, Now, Address))
               )),
    seated_person(Site, Name, You, Dict),
    enter(Site, Page, Room, You, Token, Dict, Send),
    tell_lobby(Site, Send).
done("room_enter", Site, Page, _, Dict, Send) :-
    random_name(Token0),
    change(Site.queue, Dict, enter(Dict, Token0, You), Room0, Room),
    (   You =:= 0
    ->  Token = null
    ;   nth1(You, Room.seats, seat(Token, _)),
        seated_person(Site, Room.room, You, Dict)
    ),
    enter(Site, Page, Room, You, Token, Dict, Send),
    (   Room.version =\= Room0.version
    ->  tell_lobby(Site, Send)
    ;   tell_who_waits(Site, Room, Send)
    ).
done("room_act", Site, Page, _, Dict, Send) :-
    change(Site.queue, Dict, act(Site, Dict), Room0, Room),
    (   points_of_room(Room0, Room, Points)
    ->  rate(Site, Room.room, Points)
    ;   true
    ),
    (   Room0.seats = [A,B],
        Room.seats == [B,A],
        A \== B                         % a rematch
    ->  swap_pages(Site.queue, Room.room),
        swap_persons(Site.queue, Room.room)
    ;   true
    ),
    tell_room(Site, Room, Send),
    (   Room.stage \== Room0.stage
    ->  tell_lobby(Site, Send)
    ;   true
    ),
    call(Send, Page, _{type:done, id:Dict.id}).
done("room_leave", Site, Page, _, Dict, Send) :-
    Queue = Site.queue,
    text_field(Dict, room, Name),
    retractall(present(Queue, Name, Page, _)),
    (   named_room(Queue, Name, Room)
    ->  tell_room(Site, Room, Send),
        tell_who_waits(Site, Room, Send)
    ;   true
    ),
    call(Send, Page, _{type:done, id:Dict.id}).
done("room_here", _, Page, _, Dict, Send) :-
    call(Send, Page, _{type:done, id:Dict.id}).
done("lobby_enter", Site, Page, _, Dict, Send) :-
    random_name(New),
    enter_lobby(Site, Page, Dict, New, Person),
    call(Send, Page, _{type:lobby_entered, id:Dict.id, person:Person}),
    tell_lobby(Site, Send).

look(Site, Request, Position) :-
    answered(position, Site, Request.put(choosing, []), Position).

%   Name has 128 random bits.

random_name(Name) :-
    setup_call_cleanup(
        open('/dev/urandom', read, In, [type(binary), buffer(false)]),
        findall(Byte, ( between(1, 16, _), get_byte(In, Byte) ), Bytes),
        close(In)),
    foldl(more_bits, Bytes, 1, Number),
    format(string(Name), '~36r', [Number]).

more_bits(Byte, N0, N) :-
    N is N0<<8 \/ Byte.

                /*******************************
                *            CHANGES           *
                *******************************/

:- meta_predicate change(+, +, 3, -, -).

%   call(Goal, Now, Room0, Room) changes the room of Dict; again, if it was
%   changed meanwhile.

change(Queue, Dict, Goal, Room0, Room) :-
    text_field(Dict, room, Name),
    (   named_room(Queue, Name, Room1)
    ->  true
    ;   refuse(404, no_room)
    ),
    get_time(Now),
    call(Goal, Now, Room1, Room2),
    (   with_mutex(tabuleiro_rooms, replaced(Queue, Room1, Now, Room2))
    ->  Room0 = Room1,
        Room = Room2
    ;   change(Queue, Dict, Goal, Room0, Room)
    ).

named_room(Queue, Name, Room) :-
    room(Queue, Room, _, _),
    Room.room == Name,
    !.

replaced(Queue, Room0, Now, Room) :-
    named_room(Queue, Room0.room, Current),
    Current.version =:= Room0.version,
    retract(room(Queue, Current, _, Address)),
    !,
    assertz(room(Queue, Room, Now, Address)).

enter(Dict, Token, You, Now, Room0, Room) :-
    enter_room(Dict, Token, Now, Room0, Room, You).

act(Site, Dict, Now, Room0, Room) :-
    (   seat_in_room(Dict, Room0, N)
    ->  act_in_room(tabuleiro_rooms:look(Site), N, Dict, Now, Room0, Room)
    ;   refuse(403, no_seat)
    ).

                /*******************************
                *             PAGES            *
                *******************************/

enter(Site, Page, Room, You, Token, Dict, Send) :-
    Queue = Site.queue,
    Name = Room.room,
    retractall(present(Queue, Name, Page, _)),
    aggregate_all(count, present(Queue, Name, _, _), Count),
    web_limit(room_pages, Most),
    (   ( You > 0 ; Count < Most )
    ->  assertz(present(Queue, Name, Page, You))
    ;   refuse(503, full_room)
    ),
    !,
    shown(Site, Room, Shown),
    call(Send, Page,
         Shown.put(_{type:entered, id:Dict.id, you:You, token:Token})),
    tell_room(Site, Room, Send).

shown(Site, Room, Shown) :-
    get_time(Now),
    room_dict(Room, Now, Dict),
    Queue = Site.queue,
    findall(Here,
            ( member(N, [1,2]),
              (   present(Queue, Room.room, _, N)
              ->  Here = true
              ;   Here = false
              )
            ),
            Heres),
    aggregate_all(count, present(Queue, Room.room, _, 0), Spectators),
    Shown = Dict.put(_{here:Heres, spectators:Spectators}).

tell_room(Site, Room, Send) :-
    shown(Site, Room, Shown),
    forall(present(Site.queue, Room.room, Page, You),
           call(Send, Page, Shown.put(you, You))).

swap_pages(Queue, Name) :-
    findall(Page-Other,
            ( present(Queue, Name, Page, N),
              N > 0,
              Other is 3-N
            ),
            Pages),
    forall(member(Page-Other, Pages),
           ( retractall(present(Queue, Name, Page, _)),
             assertz(present(Queue, Name, Page, Other))
           )).

%!  leave_rooms(+Site, +Page, :Send) is det.
%
%   The websocket Page is closed.

leave_rooms(Site, Page, Send) :-
    Queue = Site.queue,
    findall(Name, retract(present(Queue, Name, Page, _)), Names),
    forall(( member(Name, Names),
             named_room(Queue, Name, Room)
           ),
           ( tell_room(Site, Room, Send),
             tell_who_waits(Site, Room, Send)
           )),
    (   leave_lobby(Site, Page)
    ->  tell_lobby(Site, Send)
    ;   true
    ).

%!  holds_seat(+Queue, +Page) is semidet.
%
%   The websocket Page is that of a player.

holds_seat(Queue, Page) :-
    present(Queue, _, Page, N),
    N > 0,
    !.

%   Somebody has come to Room, or left it, and so it may have to be listed.

tell_who_waits(Site, Room, Send) :-
    (   _{open:true, stage:waiting} :< Room
    ->  tell_lobby(Site, Send)
    ;   true
    ).

%   The lobby lists the open rooms whose first person is there.

tell_lobby(Site, Send) :-
    Queue = Site.queue,
    findall(_{ room:Name, name:Person, side:Free, clock:Clock,
               request:Request },
            ( room(Queue, Room, _, _),
              _{room:Name, open:true, stage:waiting, request:Request} :< Room,
              nth1(Free, Room.seats, none),
              member(seat(_, Person), Room.seats),
              once(present(Queue, Name, _, _)),
              clock_offer(Room.minutes, Clock)
            ),
            Open),
    lobby_dict(Site, Open, Dict),
    forall(in_lobby(Site, Page), call(Send, Page, Dict)).

clock_offer(inf, null) :-
    !.
clock_offer(Seconds+Increment, _{seconds:Seconds, increment:Increment}).

                /*******************************
                *            LIMITS            *
                *******************************/

drop_old(Queue) :-
    get_time(Now),
    web_limit(room_age, Age),
    Before is Now-Age,
    with_mutex(tabuleiro_rooms,
               forall(( room(Queue, Room, Since, _),
                        Since < Before
                      ),
                      drop(Queue, Room))).

drop(Queue, Room) :-
    Name = Room.room,
    retractall(room(Queue, Room, _, _)),
    retractall(present(Queue, Name, _, _)),
    forget_persons(Queue, Name).

%   If there are too many rooms, the one that was left the longest ago goes.

make_place(Queue, Address) :-
    aggregate_all(count, room(Queue, _, _, Address), Own),
    aggregate_all(count, room(Queue, _, _, _), Count),
    web_limit(rooms, Most),
    (   has_room(Address, address_rooms, Own),
        Count < Most
    ->  true
    ;   (   has_room(Address, address_rooms, Own)
        ->  true
        ;   From = Address
        ),
        aggregate_all(min(Since, Room),
                      ( room(Queue, Room, Since, From),
                        \+ present(Queue, Room.room, _, _)
                      ),
                      min(_, Left))
    ->  drop(Queue, Left)
    ;   refuse(503, many_rooms)
    ).

%!  close_rooms(+Queue) is det.

close_rooms(Queue) :-
    retractall(room(Queue, _, _, _)),
    retractall(present(Queue, _, _, _)),
    close_lobby(Queue).
