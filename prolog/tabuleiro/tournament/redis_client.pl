/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_redis_client,
          [ redis_open/2,               % +Server, -Connection
            redis_close/1,              % +Connection
            redis_ask/3,                % +Connection, +Command, -Reply
            redis_ask_all/3,            % +Connection, +Commands, -Replies
            redis_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [existence_error/2, must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2, same_length/2]).
:- use_module(library(option), [select_option/3, select_option/4]).
:- use_module(library(redis),
              [redis_connect/3, redis_disconnect/2, redis_write/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../match/ugi_words', [bytes_line/2]).
:- use_module(texts, []).

/** <module> Talking to Redis

library(redis) connects, with its options for passwords and TLS, and writes
commands. This module reads the replies, as numbers, strings and lists of these.
library(redis) would read a text that begins with "\u0000T\u0000" as a Prolog
term, but data from a network must never be read as a term.

@see https://redis.io/docs/latest/develop/reference/protocol-spec/
*/

%!  redis_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options: the options of
%   redis_connect/3 that Server of redis_open/2 may have.

redis_option(user,     text,    _, "user").
redis_option(password, text,    _, "password").
redis_option(tls,      boolean, _, "whether by TLS").
redis_option(cacert,   text,    _, "certificate of the authority").
redis_option(cert,     text,    _, "certificate of the client").
redis_option(key,      text,    _, "key of the client").
redis_option(patience, seconds, 20, "seconds to connect in").

%!  redis_open(+Server, -Connection) is det.
%
%   Server is Host:Port or redis(Host:Port, Options). The default password is
%   the environment variable REDISCLI_AUTH, as for redis-cli.
%
%   Options: redis_option.
%
%   @error those of check_options/3
%   @error existence_error(redis_server, Address) if no server answers at
%   Address within patience(Seconds), or a server without TLS when TLS is asked
%   for; redis_error(Code, Text) if the server refuses @error
%   existence_error(option, Name) if an option of TLS is missing,
%   existence_error(file, File) if a key or certificate is missing

redis_open(Server, Connection) :-
    (   Server = redis(Address, Options0)
    ->  true
    ;   Address = Server,
        Options0 = []
    ),
    must_be(compound, Address),
    check_options(redis_option, Options0, Options1),
    (   getenv('REDISCLI_AUTH', Default)
    ->  true
    ;   Default = none
    ),
    select_option(password(Password), Options1, Options2, Default),
    select_option(user(User), Options2, Options3, none),
    select_option(patience(Seconds), Options3, Options),
    catch(connected(Seconds, Address, Options, Connection),
          error(Formal, _),
          refused(Formal, Address)),
    arg(2, Connection, Stream),
    set_stream(Stream, timeout(60)),
    catch(( authenticate(Password, User, Connection),
            greet(Connection)
          ),
          error(Formal, _),
          ( redis_close(Connection),
            refused(Formal, Address)
          )).

%   A server without TLS never answers the TLS handshake, and no signal ends the
%   wait. So a thread waits for the connection.

connected(Seconds, Address, Options, Connection) :-
    message_queue_create(Queue),
    thread_create(connect(Address, [reconnect(false)|Options], Queue), _,
                  [detached(true)]),
    call_cleanup(( thread_get_message(Queue, Answer, [timeout(Seconds)])
                 ->  true
                 ;   Answer = error(timeout_error(connect, Seconds))
                 ),
                 message_queue_destroy(Queue)),
    (   Answer = error(Formal)
    ->  throw(error(Formal, _))
    ;   Answer = to(Connection)
    ).

connect(Address, Options, Queue) :-
    catch(( redis_connect(Address, Connection, Options),
            Answer = to(Connection)
          ),
          error(Formal, _),
          Answer = error(Formal)),
    catch(thread_send_message(Queue, Answer),
          error(_, _),                  % the queue is destroyed: time ran out
          ( nonvar(Connection) -> redis_close(Connection) ; true )).

%   Sends AUTH separately: redis_connect/3 with a wrong password waits for ever.

authenticate(none, _, _) :-
    !.
authenticate(Password, none, Connection) :-
    !,
    redis_ask(Connection, auth(Password), _).
authenticate(Password, User, Connection) :-
    redis_ask(Connection, auth(User, Password), _).

%   The first answer shows whether the server expects TLS or a password.

greet(Connection) :-
    catch(redis_ask(Connection, ping, _), error(redis_error(Code, Text), _),
          true),
    (   var(Code)
    ->  true
    ;   memberchk(Code, ["LOADING","NOPERM"])
    ->  true
    ;   throw(error(redis_error(Code, Text), _))
    ).

refused(redis_error(Code, Text), Address) :-
    !,
    throw(error(redis_error(Code, Text),
                context(_, tabuleiro(redis_refuses(Address, Text))))).
refused(timeout_error(connect, Seconds), Address) :-
    !,
    throw(error(existence_error(redis_server, Address),
                context(_, tabuleiro(silent_redis(Address, Seconds))))).
refused(existence_error(option, Option, _), _) :-
    !,
    functor(Option, Name, _),
    throw(error(existence_error(option, Name),
                context(_, tabuleiro(tls_needs(Name))))).
refused(existence_error(file, File), _) :-
    !,
    existence_error(file, File).
refused(Formal, Address) :-
    throw(error(existence_error(redis_server, Address),
                context(_, tabuleiro(no_redis(Address, Formal))))).

%!  redis_close(+Connection) is det.

redis_close(Connection) :-
    redis_disconnect(Connection, [force(true)]).

%!  redis_ask(+Connection, +Command, -Reply) is det.
%!  redis_ask_all(+Connection, +Commands:list, -Replies:list) is det.
%
%   Commands are terms as those of redis/3, sent together. A reply is a number,
%   a string, `nil`, or a list of replies.
%
%   @error redis_error(Code, Text), both strings; others are those of a lost
%   connection

redis_ask(Connection, Command, Reply) :-
    redis_ask_all(Connection, [Command], [Reply]).

redis_ask_all(Connection, Commands, Replies) :-
    maplist(redis_write(Connection), Commands),
    arg(2, Connection, Stream),
    same_length(Commands, Replies0),
    maplist(read_reply(Stream), Replies0),
    (   member(error(Text), Replies0)
    ->  split_string(Text, " ", "", [Code|_]),
        throw(error(redis_error(Code, Text), _))
    ;   Replies = Replies0
    ).

%   The types of the protocol RESP2.

read_reply(Stream, Reply) :-
    read_string(Stream, "\n", "\r", End, Line),
    (   End == 0'\n,
        sub_string(Line, 0, 1, _, Type),
        sub_string(Line, 1, _, 0, Rest),
        reply(Type, Rest, Stream, Reply0)
    ->  Reply = Reply0
    ;   throw(error(syntax_error(redis_reply), _))
    ).

reply("+", Text, _, Text).
reply("-", Text, _, error(Text)).
reply(":", Text, _, Number) :-
    number_string(Number, Text).
reply("$", Text, Stream, Reply) :-
    number_string(Length, Text),
    (   Length < 0
    ->  Reply = nil
    ;   read_string(Stream, Length, Bytes),
        string_length(Bytes, Length),
        read_string(Stream, 2, "\r\n"),
        decoded(Bytes, Reply)
    ).
reply("*", Text, Stream, Reply) :-
    number_string(Length, Text),
    (   Length < 0
    ->  Reply = nil
    ;   length(Reply, Length),
        maplist(read_reply(Stream), Reply)
    ).
%   Text is Bytes decoded as UTF-8, or Bytes if they are not valid UTF-8.

decoded(Bytes, Text) :-
    string_codes(Bytes, Codes),
    bytes_line(Codes, Text).
