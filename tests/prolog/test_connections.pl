/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_connections, [test_connections/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(http/thread_httpd), [http_workers/2]).
:- use_module(library(lists)).
:- use_module(library(memfile)).
:- use_module(library(socket)).
:- use_module(library(yall)).
:- use_module(library(zlib)).
:- use_module('../support/web_client').
:- use_module('../../prolog/tabuleiro/serve/idle_connections', []).
:- use_module('../../prolog/tabuleiro/serve/reply', [gzipped/2]).
:- use_module('../../prolog/tabuleiro/serve/site', [stop_site/1]).
:- use_module('../../prolog/tabuleiro/serve/static', [versioned/3]).
:- use_module('../../prolog/tabuleiro/web/limits', [web_limit/2]).

/** <module> Kept connections, compression, and files that the browser may keep
*/

test_connections :-
    run_tests([connections, idle_connections, compression, versions]).

%   with_client(+Site, -Stream, :Goal): Stream is a connection to Site.

:- meta_predicate with_client(+, -, 0).

with_client(Site, Stream, Goal) :-
    setup_call_cleanup(
        connect(Site, Stream),
        once(Goal),
        close(Stream, [force(true)])).

connect(Site, Stream) :-
    tcp_connect('127.0.0.1':(Site.port), Stream, []),
    set_stream(Stream, encoding(octet)),
    set_stream(Stream, timeout(30)).

%   A request is GET Path with the header lines Lines.

send(Site, Stream, Path, Lines) :-
    format(Stream, 'GET ~w HTTP/1.1\r\nHost: localhost:~d\r\n',
           [Path,Site.port]),
    forall(member(Line, Lines), format(Stream, '~w\r\n', [Line])),
    format(Stream, '\r\n', []),
    flush_output(Stream).

%   An answer is read up to the end that its Content-Length tells.

answer(Stream, Status, Head, Body) :-
    head(Stream, Head),
    answer_status(Head, Status),
    header(Head, 'content-length', Text),
    number_string(Length, Text),
    read_string(Stream, Length, Body).

head(Stream, Head) :-
    read_string(Stream, "\n", "\r", _, Line),
    (   Line == ""
    ->  Head = ""
    ;   head(Stream, More),
        atomics_to_string([Line,"\n",More], Head)
    ).

header(Head, Name, Value) :-
    split_string(Head, "\n", "", Lines),
    member(Line, Lines),
    once(sub_string(Line, Before, 2, After, ": ")),
    sub_atom(Line, 0, Before, _, Found),
    downcase_atom(Found, Name),
    !,
    sub_string(Line, _, After, 0, Value).

%   The connection is closed.

is_closed(Stream) :-
    catch(peek_byte(Stream, Byte), error(_, _), Byte = -1),
    Byte == -1.

:- begin_tests(connections).

kept(Stream, Site, Lines, Statuses) :-
    findall(Status,
            ( member(Path, ["/","/api/games"]),
              send(Site, Stream, Path, Lines),
              answer(Stream, Status, _, _)
            ),
            Statuses).

test(a_connection_is_kept, Statuses == [200,200]) :-
    with_site(plunit_connections:two_answers([], Statuses), []).

two_answers(Lines, Statuses, Site) :-
    with_client(Site, Stream, kept(Stream, Site, Lines, Statuses)).

test(requests_that_are_sent_together_are_all_answered,
     Statuses == [200,200,200]) :-
    with_site(plunit_connections:together(Statuses), []).

together(Statuses, Site) :-
    with_client(Site, Stream,
                ( forall(member(_, [1,2,3]),
                         send(Site, Stream, "/api/games", [])),
                  findall(Status,
                          ( member(_, [1,2,3]),
                            answer(Stream, Status, _, _)
                          ),
                          Statuses)
                )).

test(idle_connections_occupy_no_thread, Statuses == [200]) :-
    with_site(plunit_connections:many_idle(Statuses), []).

%   More clients than there are threads wait after their first answer. Each then
%   has a second one.

many_idle(Statuses, Site) :-
    web_limit(workers, Workers),
    Count is Workers+10,
    findall(Stream,
            ( between(1, Count, _),
              connect(Site, Stream),
              icon(Site, Stream, _)
            ),
            Streams),
    call_cleanup(( findall(Status,
                           ( member(Stream, Streams),
                             icon(Site, Stream, Status)
                           ),
                           All),
                   sort(All, Statuses)
                 ),
                 forall(member(Stream, Streams),
                        close(Stream, [force(true)]))).

icon(Site, Stream, Status) :-
    send(Site, Stream, "/static/favicon.svg", []),
    answer(Stream, Status, _, _).

test(a_connection_ends_where_the_end_of_the_request_is_not_certain,
     [ forall(member(Path-Lines-Status,
                     [ "/nowhere"-[]-404,
                       "/"-["Content-Length: 9"]-200,
                       "/"-["Transfer-Encoding: chunked"]-200,
                       "/"-["Content-Length: 0","Content-Length: 9"]-200,
                       "/"-["Connection: close"]-200
                     ])),
       Found == Status
     ]) :-
    with_site(plunit_connections:one_answer(Path, Lines, Found), []).

one_answer(Path, Lines, Status, Site) :-
    with_client(Site, Stream,
                ( send(Site, Stream, Path, Lines),
                  answer(Stream, Status, Head, _),
                  header(Head, connection, Connection),
                  string_lower(Connection, "close"),
                  is_closed(Stream)
                )).

test(a_slow_second_request_is_cut_off, End == closed) :-
    with_site(plunit_connections:slow(End), []).

%   The first byte of a request begins the time that it may take. The alarm that
%   looks at the client is called here as if that time were over.

slow(End, Site) :-
    with_client(Site, Stream,
                ( send(Site, Stream, "/static/favicon.svg", []),
                  answer(Stream, 200, _, _),
                  put_byte(Stream, 0'G),
                  flush_output(Stream),
                  until_read(Thread),
                  thread_signal(Thread,
                                ( retract(tabuleiro_web_patience:
                                          client(Alarm, Queue, In, _)),
                                  assertz(tabuleiro_web_patience:
                                          client(Alarm, Queue, In, 0)),
                                  tabuleiro_web_patience:look
                                )),
                  read_string(Stream, _, Rest),
                  (   sub_string(Rest, _, _, _, "200 OK")
                  ->  End = answered
                  ;   End = closed
                  )
                )).

until_read(Thread) :-
    (   tabuleiro_web_patience:reader(_, Thread)
    ->  true
    ;   sleep(0.01),
        until_read(Thread)
    ).

test(a_server_that_stops_gets_no_more_threads, Added-Status == []-true) :-
    with_site(plunit_connections:stopped(Added, Status), []).

%   A client that has not sent its whole request keeps the server from stopping.

stopped(Added, Status, Site) :-
    with_client(Site, Stream,
                ( put_byte(Stream, 0'G),
                  flush_output(Stream),
                  until_read(Thread),
                  thread_signal(Thread,
                                tabuleiro_web_patience:request_arrived),
                  thread_create(stop_site(Site), Stopper, []),
                  until_alone(Site),
                  findall(more,
                          http:schedule_workers(_{port:(Site.port)}),
                          Added)
                )),
    thread_join(Stopper, Status).

until_alone(Site) :-
    (   http_workers(Site.port, Left),
        Left == 1
    ->  true
    ;   sleep(0.01),
        until_alone(Site)
    ).

:- end_tests(connections).

:- begin_tests(idle_connections).

%   fake(-Stream, +Since): an idle connection since Since.

fake(Stream, Since) :-
    open_null_stream(Stream),
    assertz(tabuleiro_idle_connections:idle(test, Stream, Stream, none,
                                            Since)).

left(Streams) :-
    tabuleiro_idle_connections:close_old(test),
    findall(Stream,
            retract(tabuleiro_idle_connections:idle(test, Stream, _, _, _)),
            Streams),
    maplist(close, Streams).

test(what_is_idle_for_too_long_is_closed, Left == [New]) :-
    get_time(Now),
    fake(Old, 0),
    fake(New, Now),
    left(Left),
    assertion(\+ is_stream(Old)).
test(the_oldest_of_too_many_are_closed, Left == New) :-
    get_time(Now),
    web_limit(connections, Most),
    findall(Stream, ( between(1, 3, _), fake(Stream, Now) ), Old),
    findall(Stream, ( between(1, Most, _), fake(Stream, Now) ), New),
    left(Left),
    assertion(maplist([Stream]>>(\+ is_stream(Stream)), Old)).

:- end_tests(idle_connections).

:- begin_tests(compression).

unpacked(Packed, Bytes) :-
    setup_call_cleanup(
        new_memory_file(File),
        ( setup_call_cleanup(
              open_memory_file(File, write, Out, [encoding(octet)]),
              write(Out, Packed),
              close(Out)),
          setup_call_cleanup(
              ( open_memory_file(File, read, In, [encoding(octet)]),
                zopen(In, Unpacking, [])
              ),
              ( set_stream(Unpacking, encoding(octet)),
                read_string(Unpacking, _, Bytes)
              ),
              close(Unpacking))
        ),
        free_memory_file(File)).

test(what_is_packed_is_unpacked, Unpacked == Bytes) :-
    numlist(0, 255, Codes),
    string_codes(Bytes, Codes),
    gzipped(Bytes, Packed),
    unpacked(Packed, Unpacked).
test(an_answer_is_packed_for_a_client_that_unpacks_it,
     [ forall(member(Path, ["/","/api/games?lang=pt","/static/main.js"])) ]) :-
    with_site(plunit_compression:both(Path), []).

both(Path, Site) :-
    with_client(Site, Stream,
                ( send(Site, Stream, Path, []),
                  answer(Stream, 200, PlainHead, Plain),
                  send(Site, Stream, Path, ["Accept-Encoding: br, gzip"]),
                  answer(Stream, 200, Head, Body)
                )),
    assertion(\+ header(PlainHead, 'content-encoding', _)),
    assertion(header(Head, vary, "Accept-Encoding")),
    (   Path == "/"                     % has the version, and is small
    ->  Body = Unpacked
    ;   assertion(header(Head, 'content-encoding', "gzip")),
        unpacked(Body, Unpacked),
        string_length(Plain, Length),
        string_length(Body, Packed),
        assertion(Packed*2 < Length)
    ),
    assertion(Unpacked == Plain).

test(nothing_is_packed_for_others,
     [ forall(member(Line, [ "Accept-Encoding: gzip;q=0", "X: gzip",
                             "Accept-Encoding: br, deflate",
                             "Accept-Encoding: gzip; q=0.000"
                           ])) ]) :-
    with_site(plunit_compression:plain(Line), []).

plain(Line, Site) :-
    with_client(Site, Stream,
                ( send(Site, Stream, "/static/main.js", [Line]),
                  answer(Stream, 200, Head, _)
                )),
    assertion(\+ header(Head, 'content-encoding', _)).

:- end_tests(compression).

:- begin_tests(versions).

test(the_page_loads_files_that_the_browser_may_keep_for_ever) :-
    with_site(plunit_versions:kept_files, []).

kept_files(Site) :-
    versioned(Site, "static/main.js", Relative),
    string_concat("/", Relative, Address),
    string_concat(Address, "x", Other),
    with_client(Site, Stream,
                ( send(Site, Stream, "/", []),
                  answer(Stream, 200, Head, Page),
                  send(Site, Stream, Address, []),
                  answer(Stream, 200, FileHead, File),
                  send(Site, Stream, "/static/v-0/main.js", []),
                  answer(Stream, 200, OldHead, OldFile),
                  send(Site, Stream, Other, []),
                  answer(Stream, 404, _, _)
                )),
    assertion(sub_string(Page, _, _, _, Relative)),
    assertion(\+ sub_string(Page, _, _, _, "static/main.js")),
    assertion(header(Head, 'cache-control', "no-cache")),
    assertion(header(FileHead, 'cache-control',
                     "public, max-age=31536000, immutable")),
    assertion(header(OldHead, 'cache-control', "no-cache")),
    assertion(OldFile == File).

test(the_look_of_a_game_has_the_version_of_the_page) :-
    with_site(plunit_versions:look, []).

look(Site) :-
    versioned(Site, "static/games/wali/pieces.js", Relative),
    string_concat("/", Relative, Address),
    with_client(Site, Stream,
                ( send(Site, Stream, "/api/games", []),
                  answer(Stream, 200, _, Games),
                  send(Site, Stream, Address, []),
                  answer(Stream, 200, _, _)
                )),
    assertion(sub_string(Games, _, _, _, Relative)).

:- end_tests(versions).
