/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(ugi_client,
          [ ugi_program/1,              % -File
            ugi_command/2,              % +Game, -Command
            with_ugi/3,                 % +Game, -Client, :Goal
            with_ugi_session/3,         % +Game, -Client, :Goal
            with_ugi_session/4,         % +Game, +Config, -Client, :Goal
            ugi_send/2,                 % +Client, +Line
            ugi_answers/3,              % +Client, +Line, -Answers
            ugi_until/4,                % +Client, +Line, +Start, -Answers
            ugi_best_move/4,            % +Client, +Go, -Infos, -Move
            ends_without_reader/2       % +Command, +Line
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(socket)).
:- use_module(library(time)).
:- use_module(library(yall)).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/ugi/session', [ugi_session/2]).
:- use_module(environment).

/** <module> A client of both sessions by the Universal Game Interface

The session in C is a process of build/tabuleiro-ugi, that in Prolog a thread.
*/

:- meta_predicate
    with_ugi(+, -, 0),
    with_ugi_session(+, -, 0),
    with_ugi_session(+, +, -, 0),
    asked(+, +, 0, 0).

%!  ugi_program(-File) is det.
%
%   File is the program, which `make build/tabuleiro-ugi` builds.

ugi_program(File) :-
    root_directory(Root),
    atom_concat(Root, '/build/tabuleiro-ugi', File).

%!  with_ugi(+Game, -Client, :Goal) is semidet.
%
%   Calls once(Goal) with Client, a process that plays Game. The process must
%   exit with status 0 when its input ends.
%
%   @throws no_answer(Line, Start) when two minutes bring no line of output, see
%   ugi_until/4
%   @throws no_answer_from(Program) when Goal takes TABULEIRO_MINUTES, 5 unless
%   set

with_ugi(Game, Client, Goal) :-
    ugi_program(Program),
    setup_call_cleanup(
        process_create(Program, [Game],
                       [ stdin(pipe(In, [encoding(utf8)])),
                         stdout(pipe(Out, [encoding(utf8)])),
                         process(Process)
                       ]),
        ( Client = ugi(In, Out),
          asked(Client, Program, Goal, process_kill(Process))
        ),
        ( read_to_end(ugi(In, Out)),
          process_wait(Process, Status)
        )),
    Status == exit(0).

%   Stop is called if Goal throws or takes too long.

asked(ugi(_, Out), Session, Goal, Stop) :-
    set_stream(Out, timeout(120)),
    number_from('TABULEIRO_MINUTES', 5, Minutes),
    Seconds is Minutes*60,
    catch(call_with_time_limit(Seconds, Goal), Ball,
          ( call(Stop),
            (   Ball == time_limit_exceeded
            ->  throw(no_answer_from(Session))
            ;   throw(Ball)
            )
          )).

read_to_end(ugi(In, Out)) :-
    close(In, [force(true)]),
    read_string(Out, _, _),
    close(Out).

%!  ugi_command(+Game, -Command:list) is det.
%
%   Command is the command line that plays Game by the protocol, any game: a
%   program and its arguments.

ugi_command(Game, [Swipl,File,ugi,Game]) :-
    current_prolog_flag(executable, Swipl),
    root_directory(Root),
    atom_concat(Root, '/app/tabuleiro.pl', File).

%!  with_ugi_session(+Game, -Client, :Goal) is semidet.
%!  with_ugi_session(+Game, +Config, -Client, :Goal) is semidet.
%
%   As with_ugi/3, with a thread that calls ugi_session/2. Game is loaded.

with_ugi_session(Game, Client, Goal) :-
    with_ugi_session(Game, default, Client, Goal).

with_ugi_session(Game, Config, Client, Goal) :-
    setup_call_cleanup(
        ( socket_pair(ugi(In, Out), Own),
          thread_create(session(Game, Config, Own), Thread)
        ),
        ( Client = ugi(In, Out),
          asked(Client, Game, Goal, true)
        ),
        ( read_to_end(ugi(In, Out)),
          thread_join(Thread, Status)
        )),
    Status == true.

session(Game, Config, ugi(Out, In)) :-
    set_stream(In, alias(user_input)),
    set_stream(Out, alias(user_output)),
    call_cleanup(ugi_session(Game, Config),
                 ( close(Out, [force(true)]),
                   close(In)
                 )).

%   The streams of two connected sockets.

socket_pair(ugi(Out1, In1), ugi(Out2, In2)) :-
    tmp_file(ugi, File),
    unix_domain_socket(Listening),
    tcp_bind(Listening, File),
    tcp_listen(Listening, 1),
    unix_domain_socket(Socket1),
    tcp_connect(Socket1, File),
    tcp_accept(Listening, Socket2, _),
    tcp_close_socket(Listening),
    delete_file(File),
    tcp_open_socket(Socket1, In1, Out1),
    tcp_open_socket(Socket2, In2, Out2),
    maplist([Stream]>>set_stream(Stream, encoding(utf8)), [In1,Out1]).

%!  ugi_send(+Client, +Line) is det.

ugi_send(ugi(In, _), Line) :-
    format(In, "~s~n", [Line]),
    flush_output(In).

%!  ugi_until(+Client, +Line, +Start, -Answers:list(string)) is det.
%
%   Sends Line and reads up to the first answer that begins with Start, which is
%   the last of Answers. At the end of the output the last answer is
%   `end_of_file`.

ugi_until(Client, Line, Start, Answers) :-
    ugi_send(Client, Line),
    Client = ugi(_, Out),
    catch(read_until(Out, Start, Answers),
          error(timeout_error(_, Out), _),
          throw(no_answer(Line, Start))).

read_until(Out, Start, [Answer|Answers]) :-
    read_line_to_string(Out, Answer),
    (   (   Answer == end_of_file
        ;   sub_string(Answer, 0, _, _, Start)
        )
    ->  Answers = []
    ;   read_until(Out, Start, Answers)
    ).

%!  ugi_answers(+Client, +Line, -Answers:list(string)) is det.
%
%   Answers are the lines that answer Line, which starts no search.

ugi_answers(Client, Line, Answers) :-
    ugi_send(Client, Line),
    ugi_until(Client, "isready", "readyok", Lines),
    append(Answers, [_], Lines).

%!  ugi_best_move(+Client, +Go, -Infos, -Move:string) is det.
%
%   Go starts a search, which ends with Move.

ugi_best_move(Client, Go, Infos, Move) :-
    ugi_until(Client, Go, "bestmove", Answers),
    append(Infos, [Last], Answers),
    string_concat("bestmove ", Move, Last).

%!  ends_without_reader(+Command, +Line) is semidet.
%
%   The process of Command gets Line when its output is closed, and ends while
%   its input is still open. It inherits that SIGPIPE is ignored.

ends_without_reader([Program|Arguments], Line) :-
    process_create(Program, Arguments,
                   [ stdin(pipe(In, [encoding(utf8)])),
                     stdout(pipe(Out)),
                     process(Process)
                   ]),
    close(Out),
    ugi_send(ugi(In, Out), Line),
    catch(call_with_time_limit(60, process_wait(Process, _)),
          time_limit_exceeded,
          ( process_kill(Process, kill),
            fail
          )),
    close(In, [force(true)]).
