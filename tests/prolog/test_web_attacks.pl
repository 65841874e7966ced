/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_web_attacks, [test_web_attacks/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(http/websocket)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(socket)).
:- use_module('../support/texts').
:- use_module('../support/shared_site').
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/serve/request', [text_dict/2]).
:- use_module('../../prolog/tabuleiro/web/limits', [web_limit/2]).

/** <module> Requests that would harm the server
*/

test_web_attacks :-
    run_tests(web_attacks).

:- begin_tests(web_attacks,
               [setup(start_shared_site), cleanup(stop_shared_site)]).

test(no_file_outside_the_folder,
     [ forall(member(Path,
                     [ "/static/../pack.pl", "/static/%2e%2e/pack.pl",
                       "/static/..%2fpack.pl", "/static//etc/passwd",
                       "/../pack.pl", "//etc/passwd", "/static/",
                       "/static/.", "/static/..\\pack.pl", "/static/%00",
                       "/static/index.html%00.js", "/static/~/x"
                     ])),
       Status == 404
     ]) :-
    get(Path, Answer),
    answer_status(Answer, Status).
test(other_hosts_and_origins_are_refused,
     [ forall(member(Header, [ "X: y", "Host: evil.example",
                              "Host: evil.example:@",
                              "Host: localhost.evil.example:@",
                              "Host: localhost:@\nOrigin: http://evil.example",
                              "Host: localhost:@\nOrigin: null",
                              "Host: localhost:@\nOrigin: http://localhost:1"
                            ])),
       Statuses == [403,403,403]
     ]) :-
    shared_site(Site),
    findall(Status,
            ( member(Path, ["/","/api/think","/api/games"]),
              format(string(Request), "GET ~w HTTP/1.1\n~w\n\n",
                     [Path,Header]),
              exchange(Site, Request, Answer),
              answer_status(Answer, Status)
            ),
            Statuses).
test(its_own_origin_is_not, Status == 200) :-
    shared_site(Site),
    exchange(Site,
             "GET / HTTP/1.1\nHost: LocalHost:@\n\c
              Origin: http://LocalHost:@\n\n",
             Answer),
    answer_status(Answer, Status).
test(a_form_of_another_page_posts_nothing,
     [ forall(member(Type,             % that browsers let any page send
                     [ "text/plain", "text/plain; application/json",
                       "text/plain;application/json", "application/jsonx",
                       "application/x-www-form-urlencoded",
                       "multipart/form-data; boundary=application/json"
                     ])),
       Status == 415
     ]) :-
    shared_site(Site),
    format(string(Request),
           "POST /api/position HTTP/1.1\nHost: localhost:@\n\c
            Content-Type: ~s\nContent-Length: 15\n\n\c
            {\"game\":\"wali\"}",
           [Type]),
    exchange(Site, Request, Answer),
    answer_status(Answer, Status).
test(every_answer_has_the_policy,
     [ forall(member(Request,
                     [ "GET / HTTP/1.1\nHost: localhost\n\n",
                       "GET /nowhere HTTP/1.1\nHost: localhost\n\n",
                       "GET / HTTP/1.1\nHost: evil\n\n", "rubbish\n\n",
                       "FOO / HTTP/1.1\nHost: localhost\n\n",
                       "DELETE / HTTP/1.1\nHost: localhost\n\n",
                       "GET / HTTP/1.1\nno colon\n\n",
                       "GET /api/think HTTP/1.1\nHost: localhost\n\n",
                       "GET /api/think HTTP/1.1\nHost: localhost\n\c
                        Upgrade: websocket\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\c
                        Content-Type: application/json\n\c
                        Content-Length: -1\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\c
                        Content-Type: application/json\n\c
                        Transfer-Encoding: chunked\n\n5\nhello\n0\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\c
                        Content-Type: application/json\n\c
                        Content-Length: 99999999999\n\n"
                     ]))
     ]) :-
    shared_site(Site),
    exchange(Site, Request, Answer),
    assertion(has(Answer, "Content-Security-Policy: default-src 'none'; \c
                           script-src 'self';")),
    assertion(\+ has(Answer, "unsafe")).
test(no_text_is_read_as_a_term,
     [ forall(( member(Term, [ "halt", "shell('touch /tmp/x')", "wali:halt",
                              "(:-halt)", "\\+a", "a0.", "{|x||y|}", "_",
                              "#0", "#-1", "#1.5", "# 1",
                              "#999999999999999999999",
                              "../wali", ""
                            ]),
                member(Dict, [ _{game:Term}, _{game:"wali", moves:[Term]},
                               _{game:"wali", start:Term, moves:["a0"]},
                               _{game:"wali_pie", moves:["a0",Term]},
                               _{game:"wali_pie", start:Term, moves:["a0"]},
                               _{game:"wali", config:Term},
                               _{game:"wali", config:_{size:Term}},
                               _{game:"wali", config:_{halt:Term}}
                             ]),
                \+ (Term == "", get_dict(start, Dict, _))
              )),
       true(memberchk(Status, [404,422]))
     ]) :-
    posted("/api/position", Dict, Status, Reply),
    assertion(string(Reply.error)).
test(no_record_is_read_as_a_term,
     [ forall(( member(Term, ["halt","[size(X)]","[size(3-3)|T]","[halt]","[]",
                              "[size(3-3)],halt", "[rules([halt])]"]),
                member(Tag, ["Game","Config","FEN"])
              )),
       true(memberchk(Status, [404,422]))
     ]) :-
    format(string(Text),
           "[~w \"~w\"]~n[Game \"wali\"]~n[Result \"*\"]~n~n1. a0 *~n",
           [Tag,Term]),
    posted("/api/records", _{text:Text}, Status, Reply),
    assertion(string(Reply.error)).
test(types_are_checked,
     [ forall(member(Dict, [ _{}, _{game:1}, _{game:null}, _{game:["wali"]},
                            _{game:"wali", moves:"a0"},
                            _{game:"wali", moves:_{a:1}},
                            _{game:"wali", moves:[1]},
                            _{game:"wali", moves:[["a0"]]},
                            _{game:"wali", config:[0]},
                            _{game:"wali", config:_{size:(-1)}},
                            _{game:"wali", config:_{size:1.0}},
                            _{game:"wali", config:_{size:99999999}},
                            _{game:"wali", start:1}
                          ])),
       true(memberchk(Status, [404,422]))
     ]) :-
    posted("/api/position", Dict, Status, _).
test(the_culprit_is_named) :-
    refused("/api/position", _{game:"chess"}, 404, "chess"),
    refused("/api/position", _{game:"wali", moves:["a0","z9"]}, 422,
            "2, z9"),
    refused("/api/position", _{game:"wali", start:"9/9"}, 422, "9/9").
test(another_module_is_no_game, [forall(member(M, [system,user,lists]))]) :-
    refused("/api/position", _{game:M}, 404, "").
test(no_json,
     [ forall(member(Text, [ "", "[", "{", "nul", "{\"game\":}", "[1]", "1",
                            "{\"a\":1,\"a\":2}", "{\"a\":1e999999}",
                            "{\"game\":\"\\ud800\\u0000\"}x"
                          ])),
       true(memberchk(Status, [400,404,422]))
     ]) :-
    posted("/api/position", Text, Status, _).
test(nothing_after_the_object, Statuses == [200,400]) :-
    findall(Status,
            ( member(Text, ["{\"game\":\"wali\"} \r\n","{\"game\":\"wali\"}x"]),
              posted("/api/position", Text, Status, _)
            ),
            Statuses).
test(a_pair_of_surrogates_is_one_character,
     [ forall(member(Json-Read, [ "\\ud83d\\ude00"-"\U0001F600",
                                  "\\uD83Dx\\uDE00"-"\ufffdx\ufffd",
                                  "\\ude00\\ud83d"-"\ufffd\ufffd",
                                  "\\\\ud83d"-"\\ud83d"
                                ])),
       true(Game == Read)
     ]) :-
    format(string(Text), '{"game":"~s"}', [Json]),
    text_dict(Text, Dict),
    Game = Dict.game.
test(any_character_is_named_in_a_refusal) :-
    refused("/api/position", "{\"game\":\"\\ud83d\\ude00\"}", 404,
            "\U0001F600").
test(wrong_utf8, [forall(member(Bytes, [[0xff],[0xc3],[0xe2,0x82],[0x80]])),
                  Status == 400]) :-
    append([`{"game":"`,Bytes,`"}`], Codes),
    string_codes(Text, Codes),
    posted("/api/position", Text, Status, _).
test(deep_json, true(memberchk(Status, [400,413,422]))) :-
    length(Open, 100_000),
    maplist(=(0'[), Open),
    string_codes(Text, Open),
    posted("/api/position", Text, Status, _).
test(deep_json_that_is_whole, true(memberchk(Status, [400,413,422]))) :-
    length(Open, 50_000),
    maplist(=(0'[), Open),
    length(Close, 50_000),
    maplist(=(0']), Close),
    append([`{"game":`,Open,Close,`}`], Codes),
    string_codes(Text, Codes),
    posted("/api/position", Text, Status, _).
test(a_large_body, Status == 413) :-
    length(Codes, 300_000),
    maplist(=(0' ), Codes),
    string_codes(Text, Codes),
    posted("/api/position", Text, Status, _).
test(a_record_that_takes_too_much_memory, Status == 413) :-
    numlist(1, 300_000, Numbers),
    foldl([_,[0xef,0xbf,0xbd|Codes],Codes]>>true, Numbers, Picture, `"}`),
    append(`{"text":"`, Picture, Bytes),
    string_codes(Text, Bytes),
    posted("/api/records", Text, Status, _).
test(many_moves, Status == 413) :-
    findall("a0", between(1, 3000, _), Moves),
    posted("/api/position", _{game:"wali", moves:Moves}, Status, _).
test(a_long_move, Status == 422) :-
    length(Codes, 10_000),
    maplist(=(0'a), Codes),
    string_codes(Text, Codes),
    posted("/api/position", _{game:"wali", moves:[Text]}, Status, _).
test(a_websocket_has_its_place_before_it_is_served, Count-Other == Most-1) :-
    web_limit(sockets, Most),
    Asked is Most+1,
    message_queue_create(Queue),
    findall(Thread,
            ( between(1, Asked, _),
              thread_create(tabuleiro_web_socket:with_place(_{queue:Queue},
                                                            local, true),
                            Thread)
            ),
            Threads),
    findall(Status,
            ( member(Thread, Threads),
              thread_join(Thread, Status)
            ),
            Statuses),
    aggregate_all(count, member(true, Statuses), Count),
    aggregate_all(count,
                  member(exception(web_refusal(503, _)), Statuses), Other),
    retractall(tabuleiro_web_socket:place(Queue, _, _)),
    message_queue_destroy(Queue).
test(a_page_takes_the_place_of_an_idle_websocket,
     [cleanup(retractall(tabuleiro_web_socket:socket(Queue, fake, local)))]) :-
    shared_site(Site),
    Queue = Site.queue,
    web_limit(sockets, Most),
    open_socket(Site, Idle),
    until_idle(Queue, Served),
    forall(between(2, Most, _),
           assertz(tabuleiro_web_socket:socket(Queue, fake, local))),
    catch(tabuleiro_web_socket:with_place(Site, local, true), Refusal, true),
    assertion(Refusal = web_refusal(503, _)),
    retract(tabuleiro_web_socket:waits(Queue, Served, Thread, _)),
    assertz(tabuleiro_web_socket:waits(Queue, Served, Thread, 0)),
    tabuleiro_web_socket:with_place(Site, local, true),
    catch(ws_receive(Idle, End), error(_, _), End = _{opcode:close}),
    assertion(End.opcode == close),
    close(Idle, [force(true)]).

until_idle(Queue, WebSocket) :-
    (   tabuleiro_web_socket:waits(Queue, WebSocket, _, _)
    ->  true
    ;   sleep(0.01),
        until_idle(Queue, WebSocket)
    ).

test(a_ping_gets_a_pong, Data == "still there?") :-
    shared_site(Site),
    open_socket(Site, WebSocket),
    call_cleanup(( ws_send(WebSocket, ping("still there?")),
                   ws_receive(WebSocket, Answer)
                 ),
                 close(WebSocket, [force(true)])),
    assertion(Answer.opcode == pong),
    Data = Answer.data.

%   The mask is zeros. The answer ends with a brace.

test(a_frame_without_a_mask_ends_the_websocket,
     [ forall(member(Frame-Last,
                     [ "\x89\\x00\\x00\\x00\\x00\"-0'}, "\x09\"-(-1) ])),
       true(End == Last)
     ]) :-
    shared_site(Site),
    setup_call_cleanup(
        tcp_connect('127.0.0.1':(Site.port), Stream, []),
        ( set_stream(Stream, encoding(octet)),
          format(Stream,
                 "GET /api/think HTTP/1.1\r\nHost: localhost:~d\r\n\c
                  Upgrade: websocket\r\nConnection: Upgrade\r\n\c
                  Sec-WebSocket-Version: 13\r\n\c
                  Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n\c
                  \x81\~s{\"id\":\"\"}", [Site.port,Frame]),
          flush_output(Stream),
          read_string(Stream, "}", "", End, _)
        ),
        close(Stream, [force(true)])).
test(a_long_message_closes_the_websocket) :-
    shared_site(Site),
    length(Codes, 100_000),
    maplist(=(0'a), Codes),
    string_codes(Text, Codes),
    open_socket(Site, WebSocket),
    call_cleanup(
        ( catch(ask_socket(WebSocket, _{text:Text}), error(_, _), true),
          \+ catch(hear_socket(WebSocket, _), error(_, _), fail)
        ),
        close(WebSocket, [force(true)])).
test(slow_clients_make_nobody_wait_in_vain,
     [ forall(member(Part-Refusal,
                     [ "GET /"-none,
                       "GET / HTTP/1.1\r\nHost: local"-none,
                       "POST /api/why HTTP/1.1\r\nHost: localhost\r\n\c
                        Content-Type: application/json\r\n\c
                        Content-Length: 9\r\n\r\n{"-408
                     ])),
       Status-Refused == 200-Refusal
     ]) :-
    shared_site(Site),
    web_limit(workers, Workers),
    Count is 2*Workers,
    findall(Stream,
            ( between(1, Count, _),
              tcp_connect('127.0.0.1':(Site.port), Stream, []),
              write(Stream, Part),
              flush_output(Stream)
            ),
            Streams),
    Streams = [First|_],
    call_cleanup(( get("/", Answer),
                   (   Refusal == none          % not an answer for certain
                   ->  Refused = none
                   ;   read_string(First, 15, Slow),
                       answer_status(Slow, Refused)
                   )
                 ),
                 forall(member(Stream, Streams),
                        close(Stream, [force(true)]))),
    answer_status(Answer, Status).
test(a_client_that_pauses_is_waited_for, Status == 200) :-
    shared_site(Site),
    setup_call_cleanup(
        tcp_connect('127.0.0.1':(Site.port), Stream, []),
        ( write(Stream, 'GET / HTTP/1.1\r\n'),
          flush_output(Stream),
          sleep(0.3),
          format(Stream, 'Host: localhost:~d\r\n\r\n', [Site.port]),
          flush_output(Stream),
          read_string(Stream, 15, Answer)
        ),
        close(Stream, [force(true)])),
    answer_status(Answer, Status).
test(rubbish_over_a_websocket, Type == "error") :-
    shared_site(Site),
    open_socket(Site, WebSocket),
    call_cleanup(( ask_socket(WebSocket, "halt."),
                   hear_socket(WebSocket, Answer)
                 ),
                 close(WebSocket, [force(true)])),
    Type = Answer.type.
test(the_server_is_still_up, Status == 200) :-
    get("/", Answer),
    answer_status(Answer, Status).

:- end_tests(web_attacks).
