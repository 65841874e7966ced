/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(load, [load_and_halt/1]).
:- use_module(library(apply)).
:- use_module(library(http/http_client)).
:- use_module(library(http/http_json), []).     % json(Dict) of http_post
:- use_module(library(http/websocket)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../prolog/tabuleiro').

/** <module> How many pages a server bears

    swipl -g "load_and_halt(200)" bench/load.pl

A server of its own, on this machine alone, has that many pages for half a
minute, a game in each. A page asks level 5 for a move, asks for the position
after it, and again a second later. The server and the pages share the cores.
What is printed is how long the positions take, in milliseconds, and what
failed.
*/

load_and_halt(Pages) :-
    setup_call_cleanup(
        start(Process, Out, URL),
        measured(Pages, URL, 30),
        ( process_kill(Process),
          process_wait(Process, _),
          close(Out)
        )),
    halt.

start(Process, Out, URL) :-
    source_file(load:start(_, _, _), Here),
    absolute_file_name('../app/tabuleiro.pl', App, [relative_to(Here)]),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, [App,serve,'--port=0','--no-open'],
                   [process(Process), stdout(pipe(Out)), stdin(null)]),
    read_line_to_string(Out, Line),
    sub_string(Line, Before, _, _, "http://"),
    sub_atom(Line, Before, _, 0, URL).

measured(Pages, URL, Seconds) :-
    findall(Name, game_name(Name), Names),
    length(Names, Count),
    get_time(Start),
    End is Start+Seconds,
    findall(Thread,
            ( between(1, Pages, I),
              Nth is I mod Count,
              nth0(Nth, Names, Name),
              thread_create(load:page(URL, Name, End), Thread)
            ),
            Threads),
    maplist(times, Threads, Times0),
    append(Times0, Times),
    partition(number, Times, Good, Bad),
    msort(Good, Sorted),
    length(Good, Requests),
    length(Bad, Failures),
    format("~d pages, ~D positions, ~D failures~n",
           [Pages,Requests,Failures]),
    forall(member(Percent, [50,95,99,100]),
           ( percentile(Percent, Sorted, Time),
             format("~t~d%~6| ~t~1f~10+ ms~n", [Percent,Time])
           )),
    sort(Bad, Kinds),
    forall(member(Kind, Kinds), print_message(warning, Kind)).

percentile(Percent, Sorted, Time) :-
    length(Sorted, Length),
    N is max(1, ceiling(Length*Percent/100)),
    nth1(N, Sorted, Time).

times(Thread, Times) :-
    thread_join(Thread, Status),
    (   Status = exited(Times)
    ->  true
    ;   Times = [Status]
    ).

%   A page: asks for a move, plays it, until the end.

page(URL, Name, End) :-
    Delay is random_float,
    sleep(Delay),
    atom_concat('http', Rest, URL),
    atomic_list_concat([ws,Rest,'api/think'], Socket),
    atom_concat(URL, 'api/position', Position),
    atom_string(Name, Game),
    http_open_websocket(Socket, WebSocket, []),
    turns(WebSocket, Position, Game, [], End, Times),
    close(WebSocket, [force(true)]),
    thread_exit(Times).

turns(WebSocket, URL, Game, Moves0, End, Times) :-
    get_time(Now),
    (   Now > End
    ->  Times = []
    ;   ws_send(WebSocket, json(_{ type:choose, id:1, game:Game, level:5,
                                   moves:Moves0
                                 })),
        chosen(WebSocket, Move),
        append(Moves0, [Move], Moves),
        length(Moves0, Since),
        get_time(Start),
        http_post(URL, json(_{game:Game, moves:Moves, since:Since}), Reply,
                  [json_object(dict)]),
        get_time(Stop),
        Time is 1000*(Stop-Start),
        Times = [Time|Times1],
        sleep(1),
        (   Reply.over == true
        ->  Next = []
        ;   Next = Moves
        ),
        turns(WebSocket, URL, Game, Next, End, Times1)
    ).

chosen(WebSocket, Move) :-
    ws_receive(WebSocket, Message, [format(json)]),
    Answer = Message.data,
    (   Answer.type == "queued"
    ->  chosen(WebSocket, Move)
    ;   Move = Answer.move
    ).
