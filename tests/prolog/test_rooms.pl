/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_rooms, [test_rooms/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/game/games', [load_game/2]).
:- use_module('../../prolog/tabuleiro/serve/answers', [answered/4]).
:- use_module('../../prolog/tabuleiro/serve/rooms').
:- use_module('../../prolog/tabuleiro/serve/think_socket', []).
:- use_module('../../prolog/tabuleiro/web/limits', [web_limit/2]).
:- use_module('../../prolog/tabuleiro/web/room').

/** <module> Games between two pages, and the lobby
*/

test_rooms :-
    run_tests([rooms, lobby, room_sockets]).

%   A server without connections: a page is an atom, and what it is sent, a
%   message of this thread.

site(site{queue:rooms_test, games:[wali], lobby:true}).

sent(Me, Page, Answer) :-
    thread_send_message(Me, sent(Page, Answer)).

say(Page, Dict) :-
    say(Page, local, Dict).

say(Page, Address, Dict) :-
    site(Site),
    thread_self(Me),
    room_message(Site, Page, Address, Dict.put(id, 7), test_rooms:sent(Me)).

%   The last answer with Type that Page got.

heard(Page, Type, Answer) :-
    findall(Dict, said(Page, Type, Dict), Dicts),
    last(Dicts, Answer).

said(Page, Type, Dict) :-
    thread_peek_message(sent(Page, _)),
    thread_get_message(sent(Page, Dict0)),
    (   Dict0.type == Type,
        Dict = Dict0
    ;   said(Page, Type, Dict)
    ).

forget :-
    close_rooms(rooms_test),
    forall(thread_peek_message(sent(_, _)), thread_get_message(sent(_, _))).

look(Request, Position) :-
    answered(position, site{games:[wali]}, Request, Position).

:- begin_tests(rooms, [setup(load_game(wali, _)), cleanup(forget)]).

begun(Room, Token1, Token2) :-
    forget,
    say(p, _{type:"room_new", game:"wali", name:"A"}),
    heard(p, entered, Entered1),
    _{room:Room, token:Token1, you:1, id:7} :< Entered1,
    say(q, _{type:"room_enter", room:Room, seat:true, name:"B"}),
    heard(q, entered, Entered2),
    _{token:Token2, you:2} :< Entered2.

test(both_pages_see_each_move, [A,B] == [["a0"],["a0"]]) :-
    begun(Room, Token, _),
    say(p, _{type:"room_act", room:Room, token:Token, act:"move", move:"a0",
             ply:0}),
    heard(p, room, SeenA),
    heard(q, room, SeenB),
    A = SeenA.moves,
    B = SeenB.moves.
test(a_player_who_says_nothing_is_away_sooner, Waits == [Silent,Silent,Idle]) :-
    web_limit(silent, Silent),
    web_limit(idle, Idle),
    begun(_, _, _),
    findall(Seconds,
            ( member(Page, [p,q,r]),
              tabuleiro_web_socket:patience(rooms_test, Page, Seconds)
            ),
            Waits),
    assertion(Silent < Idle).
test(a_player_says_that_the_page_is_there, Id == 7) :-
    begun(_, _, _),
    say(p, _{type:"room_here"}),
    heard(p, done, Done),
    Id = Done.id.
test(only_the_token_moves,
     [ forall(member(Token, [none,"","1"])),
       throws(web_refusal(403, no_seat))
     ]) :-
    begun(Room, _, _),
    say(p, _{type:"room_act", room:Room, token:Token, act:"resign"}).
test(a_spectator_sees_the_moves_but_does_not_move, You-Moves == 0-["a0"]) :-
    begun(Room, Token, _),
    say(s, _{type:"room_enter", room:Room, seat:true}),
    heard(s, entered, Entered),
    _{you:You, token:null} :< Entered,
    say(p, _{type:"room_act", room:Room, token:Token, act:"move", move:"a0",
             ply:0}),
    heard(s, room, Seen),
    Moves = Seen.moves,
    assertion(Seen.spectators == 1).
test(who_comes_back_goes_on, You-Moves-Here == 2-["a0"]-[true,true]) :-
    begun(Room, Token1, Token2),
    site(Site),
    thread_self(Me),
    leave_rooms(Site, q, test_rooms:sent(Me)),
    heard(p, room, Alone),
    assertion(Alone.here == [true,false]),
    say(p, _{type:"room_act", room:Room, token:Token1, act:"move", move:"a0",
             ply:0}),
    say(r, _{type:"room_enter", room:Room, token:Token2}),
    heard(r, entered, Entered),
    _{you:You, moves:Moves, here:Here} :< Entered.
test(after_a_rematch_each_page_knows_its_side, [A,B] == [2,1]) :-
    begun(Room, Token1, Token2),
    say(p, _{type:"room_act", room:Room, token:Token1, act:"resign"}),
    say(p, _{type:"room_act", room:Room, token:Token1, act:"rematch"}),
    say(q, _{type:"room_act", room:Room, token:Token2, act:"rematch"}),
    heard(p, room, SeenA),
    heard(q, room, SeenB),
    [A,B] = [SeenA.you,SeenB.you].
test(two_changes_at_once_are_both_made, Moves-Offer == ["a0"]-offer(draw, 2)) :-
    begun(Name, _, Token),
    site(Site),
    rooms_state(Name, Room0),
    act_in_room(test_rooms:look, 1, _{act:"move", move:"a0", ply:0}, 1, Room0,
                Room1),
    say(q, _{type:"room_act", room:Name, token:Token, act:"draw"}),
    \+ tabuleiro_rooms:replaced(Site.queue, Room0, 1, Room1),
    rooms_state(Name, Room2),
    act_in_room(test_rooms:look, 1, _{act:"move", move:"a0", ply:0}, 1,
                Room2.put(offer, offer(draw, 2)), Room3),
    Moves = Room3.moves,
    Offer = Room2.offer.

rooms_state(Name, Room) :-
    tabuleiro_rooms:named_room(rooms_test, Name, Room).

test(an_old_room_is_gone, throws(web_refusal(404, no_room))) :-
    begun(Room, _, _),
    retract(tabuleiro_rooms:room(rooms_test, State, _, local)),
    assertz(tabuleiro_rooms:room(rooms_test, State, 0, local)),
    say(s, _{type:"room_enter", room:Room}).
test(no_room_has_this_name, throws(web_refusal(404, no_room))) :-
    say(s, _{type:"room_enter", room:"halt"}).
test(names_differ_and_are_long) :-
    findall(Name,
            ( between(1, 20, _),
              tabuleiro_rooms:random_name(Name)
            ),
            Names),
    sort(Names, Sorted),
    assertion(length(Sorted, 20)),
    forall(member(Name, Names),
           ( string_length(Name, Length),
             assertion(Length >= 24)
           )).
test(an_address_has_no_more_rooms_than_its_limit,
     Ended == web_refusal(503, many_rooms)) :-
    forget,
    web_limit(address_rooms, Most),
    forall(between(1, Most, N),
           say(N, ip(10,0,0,1), _{type:"room_new", game:"wali"})),
    catch(say(more, ip(10,0,0,1), _{type:"room_new", game:"wali"}), Ended,
          true).
test(the_oldest_room_that_everybody_left_makes_place, Count == Most) :-
    web_limit(address_rooms, Most),
    site(Site),
    thread_self(Me),
    leave_rooms(Site, 1, test_rooms:sent(Me)),
    say(more, ip(10,0,0,1), _{type:"room_new", game:"wali"}),
    findall(x, tabuleiro_rooms:room(rooms_test, _, _, _), Rooms),
    length(Rooms, Count).
test(a_player_keeps_the_place_of_the_websocket) :-
    begun(Room, _, _),
    say(s, _{type:"room_enter", room:Room}),
    holds_seat(rooms_test, p),
    holds_seat(rooms_test, q),
    \+ holds_seat(rooms_test, s).

:- end_tests(rooms).

:- begin_tests(lobby, [setup(load_game(wali, _)), cleanup(forget)]).

person(Page, Name, Person) :-
    say(Page, _{type:"lobby_enter", name:Name}),
    heard(Page, lobby_entered, Entered),
    Person = Entered.person.

ladder(Page, Ladder) :-
    say(Page, _{type:"lobby_enter", name:"Z"}),
    heard(Page, lobby, Lobby),
    findall(Name-Elo-Games,
            ( member(Dict, Lobby.people),
              _{name:Name, elo:Elo, games:Games} :< Dict
            ),
            Ladder).

test(who_waits_is_listed_until_somebody_comes, Waiting == [["A"],[]]) :-
    forget,
    person(w, "W", _),
    say(p, _{type:"room_new", game:"wali", name:"A", open:true}),
    heard(w, lobby, Lobby1),
    [Open] = Lobby1.rooms,
    say(q, _{type:"room_enter", room:(Open.room), seat:true, name:"B"}),
    heard(w, lobby, Lobby2),
    maplist(names_of_rooms, [Lobby1,Lobby2], Waiting).

names_of_rooms(Lobby, Names) :-
    findall(Name, ( member(Room, Lobby.rooms), Name = Room.name ), Names).

test(a_room_is_listed_while_its_person_is_there,
     Waiting == [["A"],[],["A"],[]]) :-
    forget,
    person(w, "W", _),
    say(p, _{type:"room_new", game:"wali", name:"A", open:true}),
    heard(p, entered, Entered),
    _{room:Room, token:Token} :< Entered,
    heard(w, lobby, Lobby1),
    site(Site),
    thread_self(Me),
    leave_rooms(Site, p, test_rooms:sent(Me)),
    heard(w, lobby, Lobby2),
    say(q, _{type:"room_enter", room:Room, token:Token}),
    heard(w, lobby, Lobby3),
    say(q, _{type:"room_leave", room:Room}),
    heard(w, lobby, Lobby4),
    maplist(names_of_rooms, [Lobby1,Lobby2,Lobby3,Lobby4], Waiting).
test(a_private_room_is_not_listed, Rooms == []) :-
    forget,
    person(w, "W", _),
    say(p, _{type:"room_new", game:"wali", name:"A"}),
    heard(w, lobby, Lobby),
    Rooms = Lobby.rooms.
test(a_game_between_two_people_of_the_lobby_changes_their_ratings,
     Order-Games == ["B","Z","A"]-[1,0,1]) :-
    forget,
    person(p, "A", A),
    person(q, "B", B),
    say(p, _{type:"room_new", game:"wali", name:"A", person:A}),
    heard(p, entered, Entered1),
    _{room:Room, token:Token1} :< Entered1,
    say(q, _{type:"room_enter", room:Room, seat:true, name:"B", person:B}),
    heard(q, entered, Entered2),
    say(p, _{type:"room_act", room:Room, token:Token1, act:"move", move:"a0",
             ply:0}),
    say(q, _{type:"room_act", room:Room, token:(Entered2.token), act:"move",
             move:"c2", ply:1}),
    say(p, _{type:"room_act", room:Room, token:Token1, act:"resign"}),
    ladder(z, Ladder),
    findall(Name, member(Name-_-_, Ladder), Order),
    findall(G, member(_-_-G, Ladder), Games),
    assertion(Ladder = [_-Best-_,_-1500-_,_-Worst-_]),
    Ladder = [_-Best-_,_,_-Worst-_],
    assertion(Best > 1500),
    assertion(Worst < 1500).
test(a_person_who_comes_back_has_the_same_rating, Person == Again) :-
    forget,
    person(p, "A", Person),
    site(Site),
    thread_self(Me),
    leave_rooms(Site, p, test_rooms:sent(Me)),
    say(r, _{type:"lobby_enter", name:"A", person:Person}),
    heard(r, lobby_entered, Entered),
    Again = Entered.person.
test(the_ladder_has_who_is_present, Names == ["B"]) :-
    forget,
    person(p, "A", _),
    person(q, "B", _),
    site(Site),
    thread_self(Me),
    leave_rooms(Site, p, test_rooms:sent(Me)),
    heard(q, lobby, Lobby),
    findall(Name, ( member(Dict, Lobby.people), Name = Dict.name ), Names).
test(a_server_without_a_lobby_has_none, throws(web_refusal(404, no_lobby))) :-
    site(Site),
    room_message(Site.put(lobby, false), p, local,
                 _{type:"lobby_enter", name:"A", id:1}, test_rooms:sent(me)).
test(a_person_has_a_name, throws(web_refusal(422, no_person))) :-
    say(p, _{type:"lobby_enter", name:"  "}).
test(two_people_have_two_names, throws(web_refusal(422, name_taken("A")))) :-
    forget,
    person(p, "A", _),
    say(q, _{type:"lobby_enter", name:" A "}).
test(a_name_is_free_when_its_person_has_left) :-
    forget,
    person(p, "A", A),
    site(Site),
    thread_self(Me),
    leave_rooms(Site, p, test_rooms:sent(Me)),
    person(q, "A", B),
    assertion(A \== B).

:- end_tests(lobby).

:- begin_tests(room_sockets).

test(two_players_at_two_websockets, Moves-Here == ["a0"]-[true,true]) :-
    with_site(plunit_room_sockets:two(Moves, Here), []).

two(Moves, Here, Site) :-
    setup_call_cleanup(
        ( open_socket(Site, A),
          open_socket(Site, B)
        ),
        ( ask_socket(A, _{type:"room_new", id:1, game:"wali", name:"A"}),
          until(A, "entered", Entered),
          ask_socket(B, _{ type:"room_enter", id:1, room:(Entered.room),
                           seat:true, name:"B"
                         }),
          until(B, "entered", _),
          ask_socket(A, _{ type:"room_act", id:2, room:(Entered.room),
                           token:(Entered.token), act:"move", move:"z9", ply:0
                         }),
          until(A, "error", _),
          ask_socket(A, _{ type:"room_act", id:3, room:(Entered.room),
                           token:(Entered.token), act:"move", move:"a0", ply:0
                         }),
          until_moved(B, Seen),
          _{moves:Moves, here:Here} :< Seen
        ),
        ( close(A, [force(true)]),
          close(B, [force(true)])
        )).

until(Socket, Type, Answer) :-
    hear_socket(Socket, Answer0),
    (   Answer0.type == Type
    ->  Answer = Answer0
    ;   until(Socket, Type, Answer)
    ).

until_moved(Socket, Seen) :-
    until(Socket, "room", Seen0),
    (   Seen0.moves == []
    ->  until_moved(Socket, Seen)
    ;   Seen = Seen0
    ).

:- end_tests(room_sockets).
