/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(web_client,
          [ with_site/2,                % :Goal, +Options
            begin_site/2,               % +Options, -Site
            end_site/1,                 % +Site
            exchange/3,                 % +Site, +Request, -Answer
            exchange/4,                 % +Site, +Request, +Seconds, -Answer
            post/5,                     % +Site, +Path, +Dict, -Status, -Reply
            answer_status/2,            % +Answer, -Status
            think/3,                    % +Site, +Asked, -Answers
            open_socket/2,              % +Site, -WebSocket
            ask_socket/2,               % +WebSocket, +Dict
            hear_socket/2               % +WebSocket, -Dict
          ]).
:- use_module(library(http/websocket)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(socket)).
:- use_module(library(time)).
:- use_module(library(utf8)).
:- use_module('../../prolog/tabuleiro/base/json',
              [atom_json_dict/3, json_write_dict/3]).
:- use_module('../../prolog/tabuleiro/base/options', [check_options/3]).
:- use_module('../../prolog/tabuleiro/serve/serve', [serve_option/4]).
:- use_module('../../prolog/tabuleiro/serve/site',
              [start_site/2, stop_site/1]).

/** <module> A client of the page server, for valid and malformed requests
*/

:- meta_predicate with_site(1, +).

%!  with_site(:Goal, +Options) is semidet.
%
%   Calls call(Goal, Site) while a server with Options of serve/1 runs in this
%   process, by default at a port that is free.

with_site(Goal, Options) :-
    setup_call_cleanup(
        begin_site(Options, Site),
        once(call_with_time_limit(600, call(Goal, Site))),
        end_site(Site)).

%!  begin_site(+Options, -Site) is det.
%!  end_site(+Site) is det.
%
%   Start and end a server as with_site/2 does. Its address is a number, so that
%   a machine without a name for it can test.

begin_site(Options0, Site) :-
    merge_options(Options0, [port(0),open(false),bind('127.0.0.1')], Options1),
    check_options(serve_option, Options1, Options),
    start_site(Options, Site).

end_site(Site) :-
    catch(stop_site(Site), error(existence_error(_, _), _), true).

%!  exchange(+Site, +Request, -Answer:string) is det.
%!  exchange(+Site, +Request, +Seconds, -Answer:string) is det.
%
%   Answer is the complete answer of the server to the text Request, in which
%   `:@` is the port and `\n` ends a line. A request of HTTP/1.1 closes the
%   connection. Waits for at most Seconds, default 30.

exchange(Site, Request, Answer) :-
    exchange(Site, Request, 30, Answer).

exchange(Site, Request0, Seconds, Answer) :-
    split_string(Request0, "\n", "", Lines0),
    (   Lines0 = [First|Others],
        string_concat(_, " HTTP/1.1", First)
    ->  Lines = [First,"Connection: close"|Others]
    ;   Lines = Lines0
    ),
    atomic_list_concat(Lines, '\r\n', Request1),
    atomic_list_concat(Parts, ':@', Request1),
    atomic_list_concat([:,Site.port], Port),
    atomic_list_concat(Parts, Port, Request),
    setup_call_cleanup(
        tcp_connect('127.0.0.1':(Site.port), Stream, []),
        ( set_stream(Stream, encoding(octet)),
          set_stream(Stream, timeout(Seconds)),
          catch(( format(Stream, '~w', [Request]),
                  flush_output(Stream)
                ), error(_, _), true),
          received(Stream, Codes)
        ),
        close(Stream, [force(true)])),
    string_codes(Answer, Codes).

received(Stream, Codes) :-
    catch(get_code(Stream, Code), error(_, _), Code = -1),
    (   Code == -1
    ->  Codes = []
    ;   Codes = [Code|Codes1],
        received(Stream, Codes1)
    ).

%!  answer_status(+Answer, -Status:integer) is semidet.

answer_status(Answer, Status) :-
    split_string(Answer, " ", "", ["HTTP/1.1",Text|_]),
    number_string(Status, Text).

%!  post(+Site, +Path, +Dict, -Status, -Reply:dict) is det.
%
%   Posts Dict as JSON, or a text as it is. Reply is the JSON of the answer.

post(Site, Path, Dict, Status, Reply) :-
    (   is_dict(Dict)
    ->  with_output_to(string(Body0), json_write_dict(current_output, Dict,
                                                      [width(0)]))
    ;   Body0 = Dict
    ),
    string_codes(Body0, Codes),
    length(Codes, Length),              % of ASCII, or bytes
    format(string(Request),
           "POST ~w HTTP/1.1\nHost: localhost:@\n\c
            Content-Type: application/json\nContent-Length: ~d\n\n~s",
           [Path,Length,Codes]),
    exchange(Site, Request, Answer),
    answer_status(Answer, Status),
    once(sub_string(Answer, _, _, After, "\r\n\r\n")),
    sub_string(Answer, _, After, 0, Bytes),
    string_codes(Bytes, ByteCodes),
    phrase(utf8_codes(ReplyCodes), ByteCodes),
    atom_codes(Json, ReplyCodes),
    atom_json_dict(Json, Reply, []).

                /*******************************
                *          WEBSOCKETS          *
                *******************************/

open_socket(Site, WebSocket) :-
    format(atom(URL), 'ws://127.0.0.1:~d/api/think', [Site.port]),
    http_open_websocket(URL, WebSocket, []).

ask_socket(WebSocket, Dict) :-
    ws_send(WebSocket, json(Dict)).

hear_socket(WebSocket, Dict) :-
    ws_receive(WebSocket, Message, [format(json)]),
    Message.opcode == text,
    Dict = Message.data.

%!  think(+Site, +Asked:dict, -Answers:list) is det.
%
%   Answers are the answers to the request Asked, without its places in the
%   queue, up to the final one.

think(Site, Asked, Answers) :-
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( ask_socket(WebSocket, Asked.put(id, 1)),
          heard(WebSocket, Answers)
        ),
        close(WebSocket, [force(true)])).

heard(WebSocket, Answers) :-
    hear_socket(WebSocket, Answer),
    (   Answer.type == "queued"
    ->  heard(WebSocket, Answers)
    ;   memberchk(Answer.type, ["info","score"])
    ->  Answers = [Answer|Answers1],
        heard(WebSocket, Answers1)
    ;   Answers = [Answer]
    ).
