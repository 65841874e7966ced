/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_reply,
          [ reply_json/2,               % +Request, +Dict
            reply_bytes/4,              % +Request, +Type, +Headers, +Bodies
            reply_error/1,              % +Ball
            security_headers/1,         % -Headers
            gzipped/2                   % +Bytes, -Packed
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(memfile),
              [ free_memory_file/1, memory_file_to_string/3,
                new_memory_file/1, open_memory_file/4
              ]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../base/json', [json_text/2]).
:- use_module('../web/answer', [error_status/3]).

/** <module> Responses of HTTP

Every response has the headers of security_headers/1. The answer to a refused
request is `{"error": Text}`, where Text names the culprit.

The connection is kept for the next request if the client wants that, unless the
request is refused, since its body may not have been read, or its length is
doubtful.
*/

%!  security_headers(-Headers:list) is det.
%
%   Headers is a list of Name(Value). With them the browser loads files and
%   scripts from this server only, and does not show the page in a frame.

security_headers(
    [ 'Content-Security-Policy'('default-src \'none\'; script-src \'self\'; \c
                                 style-src \'self\'; img-src \'self\' data:; \c
                                 font-src \'self\'; connect-src \'self\'; \c
                                 manifest-src \'self\'; base-uri \'none\'; \c
                                 form-action \'none\'; \c
                                 frame-ancestors \'none\''),
      'X-Content-Type-Options'(nosniff),
      'X-Frame-Options'('DENY'),
      'Referrer-Policy'('no-referrer'),
      'Cross-Origin-Opener-Policy'('same-origin'),
      'Cross-Origin-Resource-Policy'('same-origin')
    ]).

%!  reply_json(+Request, +Dict) is det.
%
%   Answers Request with Dict, a dict or a list, as JSON.

reply_json(Request, Dict) :-
    json_text(Dict, Text),
    string_length(Text, Length),
    (   Length >= 1000,
        accepts_gzip(Request),
        utf8_bytes(Text, Bytes),
        gzipped(Bytes, Packed)
    ->  Bodies = [gzip-Packed]
    ;   utf8_bytes(Text, Bytes),
        Bodies = [plain-Bytes]
    ),
    reply_bytes(Request, 'application/json; charset=UTF-8',
                ['Cache-Control'('no-store')], Bodies).

%!  reply_bytes(+Request, +Type, +Headers, +Bodies) is det.
%
%   Answers Request with content of Type. Bodies has `plain-Bytes`, or
%   `gzip-Bytes` which is preferred if the client reads it, or both.

reply_bytes(Request, Type, Headers0, Bodies) :-
    (   memberchk(gzip-Bytes, Bodies),
        accepts_gzip(Request)
    ->  Packed = ['Content-Encoding'(gzip)]
    ;   memberchk(plain-Bytes, Bodies),
        Packed = []
    ),
    connection(Request, Connection),
    append(Packed,
           [ 'Connection'(Connection), 'Vary'('Accept-Encoding')
           | Headers0
           ],
           Headers),
    print_head(200, Headers, Type),
    current_output(Out),
    set_stream(Out, encoding(octet)),
    write(Out, Bytes).

print_head(Status, Headers0, Type) :-
    security_headers(Security),
    append(Headers0, Security, Headers),
    format('Status: ~d~n', [Status]),
    forall(member(Header, Headers),
           ( Header =.. [Name,Value],
             format('~w: ~w~n', [Name,Value])
           )),
    format('Content-type: ~w~n~n', [Type]).

%   A request that has been answered is followed by another one only if it has
%   ended for certain where this server sees its end.

connection(Request, Connection) :-
    (   wants_more(Request),
        \+ memberchk(transfer_encoding(_), Request),
        findall(Length, member(content_length(Length), Request), Lengths),
        ends(Lengths, Request)
    ->  Connection = 'Keep-Alive'
    ;   Connection = close
    ).

wants_more(Request) :-
    memberchk(connection(Wanted), Request),
    !,
    downcase_atom(Wanted, 'keep-alive').
wants_more(Request) :-
    memberchk(http_version(1-Minor), Request),
    Minor >= 1.

ends([], _).
ends([0], _).
ends([_], Request) :-
    memberchk(method(post), Request).

%!  reply_error(+Ball) is det.
%
%   Answers a request whose handler threw Ball, and closes its connection.

reply_error(Ball) :-
    error_status(Ball, Status, Text),
    json_text(_{error:Text}, Json),
    print_head(Status, ['Connection'(close),'Cache-Control'('no-store')],
               'application/json; charset=UTF-8'),
    write(Json).

                /*******************************
                *          COMPRESSION         *
                *******************************/

accepts_gzip(Request) :-
    memberchk(accept_encoding(Accepted), Request),
    split_string(Accepted, ",", " ", Codings),
    member(Coding, Codings),
    split_string(Coding, ";", " ", ["gzip"|Parameters]),
    \+ ( member(Parameter, Parameters),
         split_string(Parameter, "=", " ", ["q",Text]),
         number_string(Weight, Text),
         Weight =:= 0
       ),
    !.

%!  gzipped(+Bytes:string, -Packed:string) is semidet.
%
%   Packed is Bytes, characters 0 to 255, as gzip. Fails where SWI-Prolog has no
%   library(zlib).

gzipped(Bytes, Packed) :-
    setup_call_cleanup(
        new_memory_file(File),
        catch(( pack(File, Bytes),
                memory_file_to_string(File, Packed, octet)
              ),
              error(existence_error(_, _), _),
              fail),
        free_memory_file(File)).

pack(File, Bytes) :-
    setup_call_cleanup(
        open_memory_file(File, write, Out, [encoding(octet)]),
        setup_call_cleanup(
            first_use(library(zlib),
                      zopen(Out, Packing,
                            [ format(gzip), level(4), close_parent(false) ])),
            ( set_stream(Packing, encoding(octet)),
              write(Packing, Bytes)
            ),
            close(Packing)),
        close(Out)).

utf8_bytes(Text, Bytes) :-
    setup_call_cleanup(
        new_memory_file(File),
        ( setup_call_cleanup(
              open_memory_file(File, write, Out, [encoding(utf8)]),
              write(Out, Text),
              close(Out)),
          memory_file_to_string(File, Bytes, octet)
        ),
        free_memory_file(File)).
