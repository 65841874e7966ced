/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_search_queue, [test_search_queue/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro/game/games', [load_game/2]).
:- use_module('../../prolog/tabuleiro/search/analyse',
              [close_engine/1, open_engine/3]).
:- use_module('../../prolog/tabuleiro/serve/address').
:- use_module('../../prolog/tabuleiro/serve/fair_order').
:- use_module('../../prolog/tabuleiro/serve/search_queue').
:- use_module('../../prolog/tabuleiro/serve/think_socket', []).
:- use_module('../../prolog/tabuleiro/web/limits', [web_limit/2]).
:- use_module('../../prolog/tabuleiro/web/thinking').

/** <module> The searches of pages: whose turn it is, and giving way
*/

test_search_queue :-
    run_tests([ fair_order, search_queue, giving_way, slices, address_limits
              ]).

:- begin_tests(fair_order).

order(Waiting, Served, Jobs) :-
    fair_order(Waiting, plunit_fair_order:stamp(Served), Ordered),
    findall(Job, member(waits(_, _, Job), Ordered), Jobs).

stamp(Served, Key, N) :-
    (   memberchk(Key-N0, Served)
    ->  N = N0
    ;   N = 0
    ).

test(who_comes_first_runs_first, Jobs == [1,2,3]) :-
    order([waits(a, p, 1),waits(b, q, 2),waits(c, r, 3)], [], Jobs).
test(an_address_with_many_searches_delays_another_by_one,
     Jobs == [1,4,2,3]) :-
    order([waits(a, p, 1),waits(a, p, 2),waits(a, p, 3),waits(b, q, 4)], [],
          Jobs).
test(pages_of_one_address_take_turns, Jobs == [1,4,2,3]) :-
    order([waits(a, p, 1),waits(a, p, 2),waits(a, p, 3),waits(a, q, 4)], [],
          Jobs).
test(many_pages_of_one_address_delay_another_by_one, Jobs == [1,4,2,3]) :-
    order([waits(a, p, 1),waits(a, q, 2),waits(a, r, 3),waits(b, s, 4)], [],
          Jobs).
test(who_had_the_last_turn_is_last, Jobs == [2,3,1]) :-
    order([waits(a, p, 1),waits(b, q, 2),waits(c, r, 3)],
          [address(a)-7,address(c)-5], Jobs).
test(the_page_that_had_the_last_turn_is_last, Jobs == [2,1]) :-
    order([waits(a, p, 1),waits(a, q, 2)], [address(a)-7,page(p)-7], Jobs).

:- end_tests(fair_order).

:- begin_tests(search_queue).

%   A queue of one thread. Each job sends its name to Me when it runs.

:- meta_predicate with_queue(-, 0), held(+, 0, +, -).

with_queue(Queue, Goal) :-
    setup_call_cleanup(
        open_queue(1, Queue),
        once(Goal),
        ( close_queue(Queue),
          forall(thread_peek_message(ran(_)), thread_get_message(ran(_)))
        )).

asked(Queue, Class, Address, Page, Name) :-
    thread_self(Me),
    enqueue(Queue, Class, asker(Address, Page, Name),
            plunit_search_queue:ran(Me, Name), plunit_search_queue:ignored).

ran(Me, Name, _, done) :-
    thread_send_message(Me, ran(Name)).

ignored(_).

%   The first job holds the thread until Goal has asked for others.

held(Queue, Goal, Count, Names) :-
    thread_self(Me),
    enqueue(Queue, short, asker(z, z, z), plunit_search_queue:holds(Me, Queue),
            plunit_search_queue:ignored),
    thread_get_message(ran(first)),
    call(Goal),
    tabuleiro_web_queue:running_job(Queue, Thread, _, _, _),
    thread_send_message(Thread, go_on(Queue)),
    heard(Count, Names).

holds(Me, Queue, _, done) :-
    thread_send_message(Me, ran(first)),
    thread_get_message(go_on(Queue)).

heard(Count, Names) :-
    findall(Name,
            ( between(1, Count, _),
              thread_get_message(ran(Name))
            ),
            Names).

test(short_searches_run_before_long_ones,
     Names == [hint,bot,review,analysis]) :-
    with_queue(Queue,
               held(Queue,
                    forall(member(Class-Name,
                                  [ long-review, long-analysis, short-hint,
                                    short-bot
                                  ]),
                           asked(Queue, Class, a, p, Name)),
                    4, Names)).
test(addresses_take_turns, Names == [a1,b1,a2,a3]) :-
    with_queue(Queue,
               held(Queue,
                    forall(member(Address-Name, [a-a1,a-a2,a-a3,b-b1]),
                           asked(Queue, short, Address, p, Name)),
                    4, Names)).
test(an_address_that_was_served_waits_for_one_that_was_not,
     Names == [a1,b1,a2]) :-
    with_queue(Queue,
               ( asked(Queue, short, a, p, a1),
                 heard(1, First),
                 held(Queue,
                      ( asked(Queue, short, a, p, a2),
                        asked(Queue, short, b, q, b1)
                      ),
                      2, Others),
                 append(First, Others, Names)
               )).
test(the_places_of_those_that_wait, Places == [1,2,1,2]) :-
    with_queue(Queue,
               ( held(Queue,
                      ( thread_self(Me),
                        forall(member(Class-Name,
                                      [ long-review, long-analysis, short-hint,
                                        short-bot
                                      ]),
                               enqueue(Queue, Class, asker(a, p, Name),
                                       plunit_search_queue:ran(Me, Name),
                                       plunit_search_queue:placed(Me))),
                        findall(Place,
                                ( between(1, 4, _),
                                  thread_get_message(place(Place))
                                ),
                                Places)
                      ),
                      4, _)
               )),
    forall(thread_peek_message(place(_)), thread_get_message(place(_))).

placed(Me, Place) :-
    thread_send_message(Me, place(Place)).

%   A long job that sends what it is called with, and never ends by itself.

endless(Me, Before, Progress) :-
    catch(( thread_send_message(Me, ran(Before)),
            thread_get_message(never)
          ),
          web_search_gives_way,
          Progress = more(again(Before))).

start_endless(Queue, Page) :-
    thread_self(Me),
    enqueue(Queue, long, asker(Page, Page, endless),
            plunit_search_queue:endless(Me), plunit_search_queue:ignored).

test(a_long_search_gives_way_to_a_short_one_and_goes_on,
     Names == [begin,hint,again(begin)]) :-
    with_queue(Queue,
               ( start_endless(Queue, p),
                 heard(1, First),
                 asked(Queue, short, b, q, hint),
                 heard(2, Others),
                 append(First, Others, Names)
               )).
test(a_long_search_whose_slice_is_over_gives_way_to_another,
     Names == [begin,other]) :-
    with_queue(Queue,
               ( start_endless(Queue, p),
                 heard(1, First),
                 tabuleiro_web_queue:running_job(Queue, Thread, N, _, _),
                 asked(Queue, long, b, q, other),
                 thread_signal(Thread,
                               tabuleiro_web_queue:slice_over(Queue, N)),
                 heard(1, Others),
                 append(First, Others, Names)
               )).
test(a_search_gives_way_before_it_has_begun, Names == [hint,waits]) :-
    thread_self(Me),
    with_queue(Queue,
               ( held(Queue,
                      ( start_endless(Queue, p),
                        enqueue(Queue, long, asker(c, r, waits),
                                plunit_search_queue:ran(Me, waits),
                                plunit_search_queue:asks_once(Queue, Me))
                      ),
                      1, First),
                 heard(1, Others),
                 append(First, Others, Names)
               )).

%   The thread that has taken a job tells a page its place, and meanwhile that
%   page asks for a short search.

asks_once(Queue, Me, _) :-
    (   thread_self(Thread),
        Thread \== Me,
        flag(Queue, 0, 1)
    ->  enqueue(Queue, short, asker(b, q, hint),
                plunit_search_queue:ran(Me, hint),
                plunit_search_queue:ignored)
    ;   true
    ).

test(no_search_gives_way_to_nobody, Count-Until == 0-true) :-
    with_queue(Queue,
               ( start_endless(Queue, p),
                 heard(1, _),
                 tabuleiro_web_queue:running_job(Queue, Thread, N, _, _),
                 thread_signal(Thread,
                               ( tabuleiro_web_queue:slice_over(Queue, N),
                                 thread_send_message(Queue, looked)
                               )),
                 thread_get_message(Queue, looked),
                 tabuleiro_web_queue:running_job(Queue, Thread, N, _, Until0),
                 (   number(Until0)
                 ->  Until = true
                 ;   Until = Until0
                 ),
                 aggregate_all(count,
                               tabuleiro_web_queue:waiting_job(Queue, _, _),
                               Count)
               )).
test(a_search_that_is_cancelled_does_not_come_back, Names == [begin,hint]) :-
    with_queue(Queue,
               ( start_endless(Queue, p),
                 heard(1, First),
                 cancel(Queue, p, _),
                 asked(Queue, short, b, q, hint),
                 heard(1, Others),
                 waiting_count(Queue, asker(_, p, _), 0),
                 append(First, Others, Names)
               )).
test(slices_become_longer, Slices == [2,4,8,16,16]) :-
    message_queue_create(Queue),
    findall(Slice,
            ( member(Slice0, [1,2,4,8,16]),
              assertz(tabuleiro_web_queue:queue_thread(Queue, none)),
              tabuleiro_web_queue:wait_again(
                  more(x), Queue, n,
                  job(long, asker(a, p, 1), s, t, begin, Slice0), 0),
              retract(tabuleiro_web_queue:waiting_job(
                          Queue, n, job(_, _, _, _, x, Slice)))
            ),
            Slices),
    retractall(tabuleiro_web_queue:queue_thread(Queue, _)),
    message_queue_destroy(Queue).
test(what_is_kept_about_turns_is_bounded, true(Count =< Most)) :-
    web_limit(turns, Most),
    Asked is Most+10,
    forall(between(1, Asked, Page),
           tabuleiro_web_queue:note_turn(none, asker(a, Page, 1))),
    aggregate_all(count, tabuleiro_web_queue:served(none, _, _), Count),
    retractall(tabuleiro_web_queue:served(none, _, _)).

:- end_tests(search_queue).

:- begin_tests(giving_way, [setup(load_game(wali, _))]).

%   News that throw when they are called for the Nth time.

throwing(Count, News) :-
    arg(1, Count, N0),
    N is N0-1,
    nb_setarg(1, Count, N),
    (   N0 == 1
    ->  throw(web_search_gives_way)
    ;   thread_self(Me),
        thread_send_message(Me, news(News))
    ).

thought_in(Dict, Counts, Before, Parts) :-
    Counts = [N|More],
    thought(site{games:[wali]}, Dict, plunit_giving_way:throwing(count(N)),
            Before, Progress),
    findall(News, said(News), Part),
    Parts = [Part|Parts1],
    (   Progress = more(After)
    ->  thought_in(Dict, More, After, Parts1)
    ;   Parts1 = []
    ).

said(News) :-
    thread_peek_message(news(_)),
    (   thread_get_message(news(News))
    ;   said(News)
    ).

test(an_analysis_goes_on_at_the_depth_that_it_had_reached) :-
    thought_in(_{type:"analyse", game:"wali", start:"3/1W1/3_B_drop"},
               [3,-1], begin, [Before,After]),
    maplist(get_dict(depth), Before, Depths1),
    maplist(get_dict(depth), After, Depths2),
    assertion(length(Depths1, 2)),
    last(Depths1, Reached),
    for_all(member(Depth, Depths2), assertion(Depth >= Reached)).
test(a_review_goes_on_with_the_next_position, Plies == [[0],[1],[2,3]]) :-
    thought_in(_{type:"review", game:"wali", moves:["a0","e4","c2"]},
               [2,2,-1], begin, Parts),
    maplist(maplist(get_dict(ply)), Parts, Plies).
test(a_review_that_gave_way_judges_every_ply_as_another_does,
     Judged == Expected) :-
    Dict = _{type:"review", game:"wali", moves:["a0","e4","c3"]},
    Site = site{games:[wali]},
    thought(Site, Dict, plunit_giving_way:throwing(count(-1)), begin,
            done(Result0)),
    thought(Site, Dict, plunit_giving_way:throwing(count(3)), begin,
            more(After)),
    thought(Site, Dict, plunit_giving_way:throwing(count(-1)), After,
            done(Result)),
    forall(said(_), true),
    Judged = Result.judgements,
    Expected = Result0.judgements.

:- end_tests(giving_way).

%   A slice of no time ends after an iteration.

:- begin_tests(slices, [setup(load_game(wali, _))]).

sliced(Dict, Parts) :-
    asked(site{games:[wali]}, Dict, Asked),
    has_slices(Asked, Native),
    setup_call_cleanup(open_engine(Native, Engine, [hash(1)]),
                       parts(Asked, slice(0, Engine), begin, Parts),
                       close_engine(Engine)).

parts(Asked, Slice, Before, [News|Parts]) :-
    Heard = heard([]),
    thought_on(Asked, Slice, plunit_slices:hear(Heard), Before, Progress),
    arg(1, Heard, Reversed),
    reverse(Reversed, News),
    (   Progress = more(After)
    ->  parts(Asked, Slice, After, Parts)
    ;   Parts = []
    ).

hear(Heard, News) :-
    arg(1, Heard, News0),
    nb_setarg(1, Heard, [News|News0]).

test(an_analysis_in_slices_finds_the_win, Score == "#8") :-
    sliced(_{ type:"analyse", game:"wali",
              start:"WB1/BB1/W1W_W_move_b2-c2,c1-b1"
            },
           Parts),
    append(Parts, News),
    assertion(( Parts = [_,_,_|_] )),
    maplist(get_dict(depth), News, Depths),
    assertion(sort(0, @<, Depths, Depths)),
    last(News, Last),
    Last.lines = [Line],
    Score = Line.scoreText.
test(a_slice_of_a_review_has_a_position, Plies == [[0],[1],[2],[3]]) :-
    sliced(_{type:"review", game:"wali", moves:["a0","e4","c2"]}, Parts),
    maplist(maplist(get_dict(ply)), Parts, Plies).
test(the_search_for_a_move_has_no_slices,
     [forall(member(Type, ["choose","hint","explain","warn"])), fail]) :-
    asked(site{games:[wali]}, _{type:Type, game:"wali"}, Asked),
    has_slices(Asked, _).
test(a_search_in_prolog_has_no_slices, fail) :-
    asked(site{games:[wali_reference]},
          _{type:"analyse", game:"wali_reference"}, Asked),
    has_slices(Asked, _).

:- end_tests(slices).

:- begin_tests(address_limits).

test(the_address_of_a_request,
     [ forall(member(Peer-Address,
                     [ ip(127,0,0,1)-local, ip(10,1,2,3)-ip(10,1,2,3),
                       ip(0,0,0,0,0,0,0,1)-local,
                       ip(0,0,0,0,0,0xffff,0x7f00,1)-local,
                       ip(0,0,0,0,0,0xffff,0x0a01,0x0203)-ip(10,1,2,3),
                       ip(1,2,3,4,5,6,7,8)-network(1,2,3,4)
                     ])),
       Found == Address
     ]) :-
    request_address([peer(Peer)], Found).
test(an_address_has_no_more_requests_at_once_than_its_limit,
     Deepest == Most) :-
    web_limit(address_requests, Most),
    nested(0, Deepest).

nested(N0, Deepest) :-
    N is N0+1,
    catch(with_turn([peer(ip(10,0,0,1))],
                    plunit_address_limits:nested(N, Deepest)),
          web_refusal(503, many_requests),
          Deepest = N0).

test(this_machine_has_no_such_limit) :-
    web_limit(address_requests, Most),
    has_room(local, address_requests, Most),
    \+ has_room(ip(10,0,0,1), address_requests, Most).
test(a_turn_ends_with_its_request) :-
    with_turn([peer(ip(10,0,0,2))], true),
    \+ tabuleiro_web_address:turn(ip(10,0,0,2), _).
test(an_address_takes_no_more_places_than_its_own,
     [ cleanup(retractall(tabuleiro_web_socket:socket(none, _, _))),
       Refusal == web_refusal(503, many_sockets)
     ]) :-
    web_limit(address_sockets, Most),
    forall(between(1, Most, N),
           assertz(tabuleiro_web_socket:socket(none, N, ip(10,0,0,1)))),
    Site = site{queue:none},
    tabuleiro_web_socket:with_place(Site, ip(10,0,0,2), true),
    retractall(tabuleiro_web_socket:place(none, _, _)),
    catch(tabuleiro_web_socket:with_place(Site, ip(10,0,0,1), true), Refusal,
          true).

:- end_tests(address_limits).
