/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_room, [test_room/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/game/games', [load_game/2]).
:- use_module('../../prolog/tabuleiro/serve/answers', [answered/4]).
:- use_module('../../prolog/tabuleiro/web/room').

/** <module> A game between two pages
*/

test_room :-
    run_tests(room).

look(Request, Position) :-
    answered(position, site{games:[wali,mitsudomoe]}, Request, Position).

:- begin_tests(room, [setup(maplist(load_game, [wali,mitsudomoe], _))]).

%   A room of Dict that two people have entered at time 0.

both(Dict, Room) :-
    new_room(test_room:look, Dict, "r"-"one", 0, Room0),
    enter_room(_{seat:true, name:"B"}, "two", 0, Room0, Room, _).

act(N, Dict, Now, Room0, Room) :-
    act_in_room(test_room:look, N, Dict, Now, Room0, Room).

move(N, Text, Now, Room0, Room) :-
    length(Room0.moves, Ply),
    act(N, _{act:"move", move:Text, ply:Ply}, Now, Room0, Room).

wali(_{game:"wali", name:"A"}).

timed(_{game:"wali", name:"A", clock:_{seconds:60, increment:5}}).

refused(Goal, Message) :-
    catch(Goal, web_refusal(_, Message), true).

test(the_first_person_waits, Stage-Names == waiting-["A",null]) :-
    wali(Dict),
    new_room(test_room:look, Dict, "r"-"one", 0, Room),
    room_dict(Room, 0, Shown),
    Stage = Shown.stage,
    Names = Shown.names.
test(a_person_may_have_the_second_side, Names == [null,"A"]) :-
    wali(Dict),
    new_room(test_room:look, Dict.put(side, 2), "r"-"one", 0, Room),
    room_dict(Room, 0, Shown),
    Names = Shown.names.
test(the_second_takes_the_other_seat_and_the_game_begins,
     Stage-You-Names == playing-2-["A","B"]) :-
    wali(Dict),
    new_room(test_room:look, Dict, "r"-"one", 0, Room0),
    enter_room(_{seat:true, name:" B "}, "two", 0, Room0, Room, You),
    room_dict(Room, 0, Shown),
    Stage = Shown.stage,
    Names = Shown.names.
test(a_third_is_a_spectator, You == 0) :-
    wali(Dict),
    both(Dict, Room),
    enter_room(_{seat:true, name:"C"}, "three", 0, Room, Room, You).
test(who_only_watches_takes_no_seat, You == 0) :-
    wali(Dict),
    new_room(test_room:look, Dict, "r"-"one", 0, Room),
    enter_room(_{}, "two", 0, Room, Room, You).
test(who_has_the_token_comes_back_to_the_seat, Yous == [1,2]) :-
    wali(Dict),
    both(Dict, Room),
    findall(You,
            ( member(Token, ["one","two"]),
              enter_room(_{token:Token, seat:true}, "new", 9, Room, Same, You),
              assertion(Same == Room)
            ),
            Yous).
test(the_tokens_are_told_to_nobody) :-
    wali(Dict),
    both(Dict, Room),
    room_dict(Room, 0, Shown),
    term_string(Shown, Text),
    assertion(\+ sub_string(Text, _, _, _, "one")),
    assertion(\+ sub_string(Text, _, _, _, "two")).
test(moves_are_checked_by_the_rules, Message == no_move(2, "a0")) :-
    wali(Dict),
    both(Dict, Room0),
    move(1, "a0", 1, Room0, Room1),
    refused(move(2, "a0", 2, Room1, _), Message).
test(only_who_is_to_move_moves, Message == not_now) :-
    wali(Dict),
    both(Dict, Room),
    refused(move(2, "a0", 1, Room, _), Message).
test(nobody_moves_before_the_second_has_come, Message == not_now) :-
    wali(Dict),
    new_room(test_room:look, Dict, "r"-"one", 0, Room),
    refused(move(1, "a0", 1, Room, _), Message).
test(a_move_that_comes_twice_is_refused, Message == not_now) :-
    wali(Dict),
    both(Dict, Room0),
    move(1, "a0", 1, Room0, Room1),
    move(2, "c2", 2, Room1, Room2),
    refused(act(1, _{act:"move", move:"e4", ply:0}, 3, Room2, _), Message).
test(no_text_is_read_as_a_term,
     [ forall(member(Text, ["halt","#0","a0.","shell(ls)","_",""])),
       Message == no_move(1, Text)
     ]) :-
    wali(Dict),
    both(Dict, Room),
    refused(move(1, Text, 1, Room, _), Message).
test(an_unknown_act_is_refused, Message == no_act("halt")) :-
    wali(Dict),
    both(Dict, Room),
    refused(act(1, _{act:"halt"}, 1, Room, _), Message).
test(a_clock_out_of_range_is_refused,
     [ forall(member(Clock, [ _{seconds:5, increment:0}, "x", 7,
                              _{seconds:60, increment:61}, _{seconds:60},
                              _{seconds:60.5, increment:0}
                            ])),
       Message == no_clock
     ]) :-
    wali(Dict),
    refused(new_room(test_room:look, Dict.put(clock, Clock), "r"-"one", 0, _),
            Message).
test(the_clock_counts_and_adds_the_increment,
     [Left1,Left2,Runs] == [55,60,2]) :-
    timed(Dict),
    both(Dict, Room0),
    move(1, "a0", 10, Room0, Room),
    room_dict(Room, 10, Shown),
    _{left:[Left1,Left2], runs:Runs} :< Shown.clock.
test(a_late_move_loses, Over == over(2, time)) :-
    timed(Dict),
    both(Dict, Room0),
    move(1, "a0", 61, Room0, Room),
    Over = Room.stage,
    assertion(Room.moves == []).
test(a_flag_that_has_fallen_ends_the_game, Over == over(2, time)) :-
    timed(Dict),
    both(Dict, Room0),
    act(2, _{act:"flag"}, 61, Room0, Room),
    Over = Room.stage.
test(a_flag_that_has_not_fallen_does_not, Message == not_now) :-
    timed(Dict),
    both(Dict, Room),
    refused(act(2, _{act:"flag"}, 59, Room, _), Message).
test(the_clock_of_who_is_late_is_at_zero, [Left1,Left2] == [0,60]) :-
    timed(Dict),
    both(Dict, Room0),
    act(2, _{act:"flag"}, 61, Room0, Room),
    room_dict(Room, 70, Shown),
    [Left1,Left2] = Shown.clock.left.
test(the_clock_stays_where_it_was_when_the_game_ended,
     [Left1,Left2] == [55,40]) :-
    timed(Dict),
    both(Dict, Room0),
    move(1, "a0", 10, Room0, Room1),
    act(1, _{act:"resign"}, 30, Room1, Room),
    room_dict(Room, 70, Shown),
    [Left1,Left2] = Shown.clock.left.
test(who_resigns_loses, Over-Points == over(1, resigned)-[1,0]) :-
    wali(Dict),
    both(Dict, Room0),
    act(2, _{act:"resign"}, 1, Room0, Room),
    Over = Room.stage,
    Points = Room.points.
test(a_draw_needs_both, Stages == [playing,over(0, agreed)]) :-
    wali(Dict),
    both(Dict, Room0),
    act(1, _{act:"draw"}, 1, Room0, Room1),
    act(2, _{act:"draw"}, 2, Room1, Room2),
    Stages = [Room1.stage,Room2.stage].
test(nobody_accepts_the_own_offer, Stage == playing) :-
    wali(Dict),
    both(Dict, Room0),
    act(1, _{act:"draw"}, 1, Room0, Room1),
    act(1, _{act:"draw"}, 2, Room1, Room2),
    Stage = Room2.stage.
test(an_offer_is_declined_by_the_other_or_by_a_move,
     Offers == [offer(draw, 1),none,none,offer(draw, 1)]) :-
    wali(Dict),
    both(Dict, Room0),
    act(1, _{act:"draw"}, 1, Room0, Room1),
    act(2, _{act:"decline"}, 2, Room1, Room2),
    move(1, "a0", 3, Room1, Room3),
    move(2, "c2", 4, Room3, Room4),
    Offers = [Room1.offer,Room2.offer,Room4.offer,Room3.offer].
test(moves_are_taken_back_up_to_the_own_turn, Moves-Mover == ["a0"]-2) :-
    wali(Dict),
    both(Dict, Room0),
    move(1, "a0", 1, Room0, Room1),
    move(2, "e4", 2, Room1, Room2),
    move(1, "c2", 3, Room2, Room3),
    act(2, _{act:"back"}, 4, Room3, Room4),
    act(1, _{act:"back"}, 5, Room4, Room5),
    Moves = Room5.moves,
    Mover = Room5.mover.
test(who_lets_a_move_be_taken_back_has_thought_meanwhile,
     [Left1,Left2,Runs] == [55,50,1]) :-
    timed(Dict),
    both(Dict, Room0),
    move(1, "a0", 10, Room0, Room1),
    act(1, _{act:"back"}, 12, Room1, Room2),
    act(2, _{act:"back"}, 20, Room2, Room),
    room_dict(Room, 20, Shown),
    _{left:[Left1,Left2], runs:Runs} :< Shown.clock.
test(a_move_made_again_adds_no_second_increment,
     [Left1,Left2] == [52,61]) :-
    timed(Dict),
    both(Dict, Room0),
    move(1, "a0", 10, Room0, Room1),
    act(1, _{act:"back"}, 12, Room1, Room2),
    act(2, _{act:"back"}, 12, Room2, Room3),
    move(1, "b0", 15, Room3, Room4),
    move(2, "c2", 17, Room4, Room),
    room_dict(Room, 17, Shown),
    [Left1,Left2] = Shown.clock.left.
test(a_turn_of_several_moves_is_taken_back_as_a_whole, Moves == []) :-
    both(_{game:"mitsudomoe", name:"A"}, Room0),
    look(_{game:"mitsudomoe", moves:["@b3","a4-b3"]}, Position),
    assertion(Position.player == 2),
    move(1, "@b3", 1, Room0, Room1),
    move(1, "a4-b3", 2, Room1, Room2),
    act(1, _{act:"back"}, 3, Room2, Room3),
    act(2, _{act:"back"}, 4, Room3, Room4),
    Moves = Room4.moves.
test(who_has_not_moved_takes_nothing_back, Message == not_now) :-
    wali(Dict),
    both(Dict, Room0),
    move(1, "a0", 1, Room0, Room),
    refused(act(2, _{act:"back"}, 1, Room, _), Message).
test(a_rematch_has_the_sides_changed,
     [Names,Points,Stage,Moves] == [["B","A"],[0,1],playing,[]]) :-
    wali(Dict),
    both(Dict, Room0),
    act(2, _{act:"resign"}, 1, Room0, Room1),
    act(1, _{act:"rematch"}, 2, Room1, Room2),
    act(2, _{act:"rematch"}, 3, Room2, Room3),
    room_dict(Room3, 3, Shown),
    _{names:Names, points:Points, stage:Stage, moves:Moves} :< Shown,
    enter_room(_{token:"one"}, "new", 3, Room3, _, You),
    assertion(You == 2).
test(the_rules_end_a_game, Over == over(2, rules)) :-
    both(_{game:"wali", start:"3/1W1/3_B_drop", name:"A"}, Room0),
    played_out(Room0, Room),
    Room.stage = over(Winner, Why),
    look(Room.request.put(moves, Room.moves), Position),
    assertion(Position.over == true),
    assertion(Position.winner == Winner),
    Over = over(2, Why).

%   The first legal move until the game is over.

played_out(Room, Room) :-
    Room.stage \== playing,
    !.
played_out(Room0, Room) :-
    move(Room0.mover, "#1", 1, Room0, Room1),
    played_out(Room1, Room).

test(what_counts_for_a_rating, Points == [0.5,0,none]) :-
    wali(Dict),
    both(Dict, Room0),
    move(1, "a0", 1, Room0, Room1),
    move(2, "c2", 2, Room1, Room2),
    act(1, _{act:"draw"}, 3, Room2, Room3),
    act(2, _{act:"draw"}, 4, Room3, Draw),
    act(1, _{act:"resign"}, 3, Room2, Loss),
    act(1, _{act:"resign"}, 3, Room1, Short),
    findall(P,
            ( member(Before-After, [Room3-Draw,Room2-Loss,Room1-Short]),
              (   points_of_room(Before, After, P0)
              ->  P = P0
              ;   P = none
              )
            ),
            Points).

:- end_tests(room).
