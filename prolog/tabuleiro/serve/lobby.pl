/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_lobby,
          [ enter_lobby/5,              % +Site, +Page, +Dict, +New, -Person
            leave_lobby/2,              % +Site, +Page
            in_lobby/2,                 % +Site, ?Page
            lobby_dict/3,               % +Site, +Open, -Dict
            seated_person/4,            % +Site, +Room, +Seat, +Dict
            swap_persons/2,             % +Queue, +Room
            rate/3,                     % +Site, +Room, +Points
            forget_persons/2,           % +Queue, +Room
            close_lobby/1               % +Queue
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../statistics/glicko',
              [glicko_interval/3, glicko_start/2, glicko_update/3]).
:- use_module('../web/answer', [refuse/2]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module('../web/replay', [text_field/3]).

/** <module> Who is in the lobby, and the ladder of their ratings

A person has a name and a secret, which the page sends with each room. A game
between two people of the lobby changes their ratings, which begin at 1500 and
live as long as the server.
*/

:- dynamic
    person/5,                           % Queue, Person, Name, Rating, Games
    visits/3,                           % Queue, Page, Person
    seat_of/4.                          % Queue, Room, Seat, Person

%!  enter_lobby(+Site, +Page, +Dict, +New, -Person) is det.
%
%   The websocket Page is in the lobby, for the person with the secret `person`
%   in Dict, or for a new one with the secret New. Person is the secret.

enter_lobby(Site, Page, Dict, New, Person) :-
    (   get_dict(lobby, Site, true)
    ->  true
    ;   refuse(404, no_lobby)
    ),
    text_field(Dict, name, Text),
    split_string(Text, "", " \t\r\n", [Whole]),
    (   sub_string(Whole, 0, 30, _, Name)
    ->  true
    ;   Name = Whole
    ),
    (   Name == ""
    ->  refuse(422, no_person)
    ;   true
    ),
    Queue = Site.queue,
    with_mutex(tabuleiro_lobby,
               ( known_or_new(Queue, Dict, Name, New, Person),
                 retractall(visits(Queue, Page, _)),
                 assertz(visits(Queue, Page, Person))
               )).

%   Two people who are present have different names.

known_or_new(Queue, Dict, Name, _, Person) :-
    asked_person(Queue, Dict, Person),
    !,
    must_be_free(Queue, Name, Person),
    retract(person(Queue, Person, _, Rating, Games)),
    assertz(person(Queue, Person, Name, Rating, Games)).
known_or_new(Queue, _, Name, Person, Person) :-
    must_be_free(Queue, Name, Person),
    make_place(Queue),
    glicko_start(1500, Rating),
    assertz(person(Queue, Person, Name, Rating, 0)).

must_be_free(Queue, Name, Person) :-
    (   person(Queue, Other, Name, _, _),
        Other \== Person,
        visits(Queue, _, Other)
    ->  refuse(422, name_taken(Name))
    ;   true
    ).

asked_person(Queue, Dict, Person) :-
    get_dict(person, Dict, Person),
    string(Person),
    person(Queue, Person, _, _, _),
    !.

%   The first of those who are not present makes place.

make_place(Queue) :-
    aggregate_all(count, person(Queue, _, _, _, _), Count),
    web_limit(ladder, Most),
    (   Count < Most
    ->  true
    ;   person(Queue, Person, _, _, _),
        \+ visits(Queue, _, Person)
    ->  retractall(person(Queue, Person, _, _, _))
    ;   refuse(503, many_sockets)
    ).

%!  leave_lobby(+Site, +Page) is semidet.
%
%   Fails if Page was not in the lobby.

leave_lobby(Site, Page) :-
    retract(visits(Site.queue, Page, _)),
    !.

%!  in_lobby(+Site, ?Page) is nondet.

in_lobby(Site, Page) :-
    visits(Site.queue, Page, _).

%!  lobby_dict(+Site, +Open, -Dict) is det.
%
%   Dict has the rooms Open and the ladder of who is present, the strongest
%   first.

lobby_dict(Site, Open, _{type:lobby, rooms:Open, people:People}) :-
    Queue = Site.queue,
    findall(Person, visits(Queue, _, Person), Persons0),
    sort(Persons0, Persons),
    findall(Rating-_{name:Name, elo:Elo, error:Error, games:Games},
            ( person(Queue, Person, Name, Glicko, Games),
              memberchk(Person, Persons),
              Glicko = glicko(Rating, _, _),
              glicko_interval(Glicko, Elo, Error)
            ),
            Pairs),
    sort(1, @>=, Pairs, Sorted),
    pairs_values(Sorted, People).

%!  seated_person(+Site, +Room, +Seat, +Dict) is det.
%
%   The person of Dict, if there is one, has Seat of Room.

seated_person(Site, Room, Seat, Dict) :-
    Queue = Site.queue,
    (   asked_person(Queue, Dict, Person)
    ->  retractall(seat_of(Queue, Room, Seat, _)),
        assertz(seat_of(Queue, Room, Seat, Person))
    ;   true
    ).

%!  swap_persons(+Queue, +Room) is det.
%
%   The persons of Room change seats.

swap_persons(Queue, Room) :-
    findall(Other-Person,
            ( retract(seat_of(Queue, Room, Seat, Person)),
              Other is 3-Seat
            ),
            Pairs),
    forall(member(Seat-Person, Pairs),
           assertz(seat_of(Queue, Room, Seat, Person))).

%!  rate(+Site, +Room, +Points) is det.
%
%   Counts a game of Room in which the first seat made Points, if two persons
%   played it.

rate(Site, Room, Points) :-
    Queue = Site.queue,
    with_mutex(tabuleiro_lobby, rated(Queue, Room, Points)).

rated(Queue, Room, Points1) :-
    (   seat_of(Queue, Room, 1, Person1),
        seat_of(Queue, Room, 2, Person2),
        Person1 \== Person2,
        person(Queue, Person1, Name1, Rating1, Games1),
        person(Queue, Person2, Name2, Rating2, Games2)
    ->  Points2 is 1-Points1,
        updated(Queue, Person1, Name1, Rating1, Games1, Rating2, Points1),
        updated(Queue, Person2, Name2, Rating2, Games2, Rating1, Points2)
    ;   true
    ).

updated(Queue, Person, Name, Rating0, Games0, glicko(Elo, Deviation, _),
        Points) :-
    glicko_update([result(Elo,Deviation,Points)], Rating0, Rating),
    Games is Games0+1,
    retractall(person(Queue, Person, _, _, _)),
    assertz(person(Queue, Person, Name, Rating, Games)).

%!  forget_persons(+Queue, +Room) is det.
%!  close_lobby(+Queue) is det.

forget_persons(Queue, Room) :-
    retractall(seat_of(Queue, Room, _, _)).

close_lobby(Queue) :-
    retractall(person(Queue, _, _, _, _)),
    retractall(visits(Queue, _, _)),
    retractall(seat_of(Queue, _, _, _)).
