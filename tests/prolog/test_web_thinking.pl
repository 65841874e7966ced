/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_web_thinking, [test_web_thinking/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/texts').
:- use_module('../support/shared_site').
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).

/** <module> Searches that the page asks for, over a WebSocket
*/

test_web_thinking :-
    run_tests(web_thinking).

:- begin_tests(web_thinking,
               [setup(start_shared_site), cleanup(stop_shared_site)]).

asked(Dict, Answers) :-
    shared_site(Site),
    think(Site, Dict, Answers).

test(a_bot_takes_the_better_side,
     [forall(member(Level, [3,5])), Move == "swap"]) :-
    asked(_{ type:"choose", game:"mitsudomoe_pie", level:Level,
             moves:["@b3","a4-b3"]
           }, [Answer]),
    Move = Answer.move.
test(a_hint_at_the_choice_of_sides, Hint == "swap") :-
    asked(_{type:"hint", game:"mitsudomoe_pie", moves:["@b3","a4-b3"]},
          [Answer]),
    Hint = Answer.move.
test(an_analysis_at_the_choice_of_sides) :-
    shared_site(Site),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( ask_socket(WebSocket,
                     _{ type:"analyse", id:1, lines:3, game:"mitsudomoe_pie",
                        moves:["@b3","a4-b3"]
                      }),
          info(WebSocket, Info)
        ),
        close(WebSocket, [force(true)])),
    assertion(memberchk(["swap"|_], Info)).

%   The moves of the lines in the first news of an analysis.

info(WebSocket, Lines) :-
    hear_socket(WebSocket, Answer),
    (   Answer.type == "info"
    ->  texts(Answer.lines, moves, Lines)
    ;   info(WebSocket, Lines)
    ).

test(a_bot_moves, [forall(game_name(Game)), Type == "move"]) :-
    asked(_{type:"choose", game:Game, level:3}, [Answer]),
    Type = Answer.type,
    posted("/api/position", _{game:Game, moves:[Answer.move]}, Status, _),
    assertion(Status == 200).
test(a_strength_answers_with_a_legal_move) :-
    asked(_{type:"choose", game:"wali", level:"newcomer"}, [Answer]),
    wali:initial_state(default, State),
    wali:valid_moves(State, Moves),
    wali:move_notation(State, Move, Answer.move),
    assertion(memberchk(Move, Moves)).
test(levels_8_and_9_have_an_opening_book, Books == [false,true,true]) :-
    findall(Book,
            ( member(Level, [7,8,9]),
              asked(_{type:"choose", game:"wali", level:Level}, [Answer]),
              get_dict(book, Answer, Book)
            ),
            Books).
test(a_hint, Type == "hint") :-
    asked(_{type:"hint", game:"wali", start:"3/1W1/3_B_drop"}, [Answer]),
    Type = Answer.type,
    Answer.lines = [Line|_],
    assertion(sub_string(Line, _, _, _, "% to win")).
test(moves_that_lose_at_once_are_named_in_a_sentence, Count == 14) :-
    asked(_{type:"warn", game:"mitsudomoe"}, [Answer]),
    length(Answer.losing, Count),
    once(( member(Losing, Answer.losing),
           Losing.move == "@c3"
         )),
    assertion(sub_string(Losing.text, 0, _, _, "@c3 loses at once")).
test(a_move_is_explained,
     Type-Judgement-Reply == "explain"-"blunder"-["3-2","3-1"]) :-
    asked(_{ type:"explain", game:"wali", move:"d1-d0",
             start:"1WB2/BWBWB/WBWBW/1WBWB/1BWBW/BW1BW_W_move_a3-a2,a4-a5"
           },
          [Answer]),
    _{type:Type, judgement:Judgement, lines:Lines, answer:[Reply|_]} :< Answer,
    assertion(memberchk("d1-d0 lets Black make three on c1-d1-e1 and take d3.",
                        Lines)).
test(a_computer_answers_the_offer_of_a_draw_as_in_the_terminal,
     [ forall(member(Times-Expected, [1-false,10-true])),
       Accepted == Expected
     ]) :-
    findall(Move,
            ( between(1, Times, _),
              member(Move, ["1-7>1-8","1-3>1-4","1-8>1-7","1-4>1-3"])
            ),
            Moves),
    asked(_{type:"draw", game:"tactigon", moves:Moves}, [Answer]),
    _{type:"draw", accepted:Accepted} :< Answer.
test(a_review_scores_each_position, Plies == [0,1,2]) :-
    asked(_{type:"review", game:"wali", config:_{size:0}, moves:["a0","b1"]},
          Answers),
    append(Scores, [Done], Answers),
    !,
    assertion(Done.type == "done"),
    assertion(length(Done.judgements, 2)),
    assertion(( Done.accuracies = [First,_],
                sub_string(First, 0, _, _, "White had an accuracy of ")
              )),
    texts(Scores, ply, Plies).
test(an_analysis_is_stopped) :-
    shared_site(Site),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( ask_socket(WebSocket,
                     _{type:"analyse", id:1, game:"waldmeister", lines:2}),
          until_info(WebSocket),
          ask_socket(WebSocket, _{type:"stop", id:1}),
          ask_socket(WebSocket,
                     _{type:"choose", id:2, game:"wali", level:1}),
          until_moved(WebSocket, 2)
        ),
        close(WebSocket, [force(true)])).
test(a_message_is_whole_though_its_search_is_stopped) :-
    shared_site(Site),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( catch(( tabuleiro_web_socket:send(WebSocket,
                                            _{ type:"choose", id:2,
                                               game:stopped, level:1
                                             }),
                  sleep(60)             % stopped here, not in the message
                ),
                web_search_stopped,
                true),
          until_moved(WebSocket, 2)
        ),
        close(WebSocket, [force(true)])).

%   Wali, written by a thread that is stopped meanwhile.

:- multifile json:json_write_hook/4.

json:json_write_hook(stopped, Out, _, _) :-
    thread_self(Me),
    thread_signal(Me, throw(web_search_stopped)),
    write(Out, '"wali"').

test(a_search_ends_when_its_page_goes) :-
    shared_site(Site),
    for_all(between(1, 3, _),
            ( open_socket(Site, WebSocket),
              ask_socket(WebSocket,
                         _{type:"analyse", id:1, game:"waldmeister"}),
              until_info(WebSocket),
              close(WebSocket, [force(true)])
            )),
    asked(_{type:"choose", game:"wali", level:1}, [Answer]),
    assertion(Answer.type == "move").
test(who_waits_is_told_the_place, Place == 1) :-
    shared_site(Site),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( forall(member(Id, [1,2]),
                 ( ask_socket(WebSocket,
                              _{type:"analyse", id:Id, game:"waldmeister"}),
                   until_info(WebSocket, Id)
                 )),
          ask_socket(WebSocket, _{type:"hint", id:3, game:"wali"}),
          until(WebSocket, 3, Answer)
        ),
        close(WebSocket, [force(true)])),
    assertion(Answer.type == "queued"),
    Place = Answer.place.
test(bad_requests,
     [ forall(member(Dict-Part,
                     [ _{type:"choose", game:"wali", level:99}-"level",
                       _{type:"choose", game:"wali"}-"level",
                       _{type:"choose", game:"wali", level:"1"}-"level",
                       _{type:"choose", game:"wali", level:"two"}-"level",
                       _{type:"choose", game:"wali", level:null}-"level",
                       _{type:"choose", game:"halt"}-"halt",
                       _{type:"halt", game:"wali"}-"type",
                       _{game:"wali"}-"type",
                       _{type:"explain", game:"wali"}-"move",
                       _{type:"explain", game:"wali", move:"z9"}-"z9",
                       _{type:"hint", game:"wali", moves:["shell(ls)"]}-"shell"
                     ]))
     ]) :-
    asked(Dict, [Answer]),
    assertion(Answer.type == "error"),
    assertion(has(Answer.message, Part)).

until_info(WebSocket) :-
    hear_socket(WebSocket, Answer),
    (   Answer.type == "info"
    ->  true
    ;   until_info(WebSocket)
    ).

until_info(WebSocket, Id) :-
    until(WebSocket, Id, Answer),
    (   Answer.type == "info"
    ->  true
    ;   until_info(WebSocket, Id)
    ).

%   The searches before may still be ending, and this one in the queue.

until_moved(WebSocket, Id) :-
    until(WebSocket, Id, Answer),
    (   Answer.type == "queued"
    ->  until_moved(WebSocket, Id)
    ;   assertion(Answer.type == "move")
    ).

until(WebSocket, Id, Answer) :-
    hear_socket(WebSocket, Answer0),
    (   Answer0.id == Id
    ->  Answer = Answer0
    ;   until(WebSocket, Id, Answer)
    ).

:- end_tests(web_thinking).
