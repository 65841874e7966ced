/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(load, [load_and_halt/1]).
:- use_module(library(apply)).
:- use_module(library(http/websocket)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(socket)).
:- use_module('../prolog/tabuleiro').
:- use_module('../prolog/tabuleiro/base/json', [json_write_dict/3]).

/** <module> How many pages a server bears

    swipl -g "load_and_halt(200)" bench/load.pl

A server of its own, on this machine alone, has that many pages for half a
minute, and each page a game, which a person who moves at random plays against
level 5. The server and the pages share the cores.

A position request is what the page sends when the board changes: POST
/api/position with all moves so far, `since` the last, and `choosing` the
person, so that the answer has the moves of the person's turns and none of the
bot's. It takes from the connection to the last byte of the answer. There is
one after each move of the person, who moves a second after the board has
changed, and one after each move of the bot, which the page asks for over a
websocket.

What is printed is how long the positions and the moves of the bot take, in
milliseconds, and what failed.
*/

seconds(30).
level(5).

load_and_halt(Pages) :-
    setup_call_cleanup(
        start(Process, Out, Port),
        measured(Pages, Port),
        ( process_kill(Process),
          process_wait(Process, _),
          close(Out)
        )),
    halt.

start(Process, Out, Port) :-
    source_file(load:start(_, _, _), Here),
    absolute_file_name('../app/tabuleiro.pl', App, [relative_to(Here)]),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, [App,serve,'--port=0','--no-open'],
                   [process(Process), stdout(pipe(Out)), stdin(null)]),
    read_line_to_string(Out, Line),
    split_string(Line, ":", "/", Parts),
    last(Parts, Digits),
    number_string(Port, Digits).

measured(Pages, Port) :-
    findall(Name, game_name(Name), Names),
    forall(member(Name, Names), load_game(Name, _)),
    length(Names, Count),
    seconds(Seconds),
    get_time(Start),
    End is Start+Seconds,
    findall(Thread,
            ( between(1, Pages, I),
              Nth is I mod Count,
              nth0(Nth, Names, Name),
              thread_create(load:page(Port, Name, End), Thread)
            ),
            Threads),
    maplist(times, Threads, Times0),
    append(Times0, Times),
    report(Pages, Seconds, Times).

times(Thread, Times) :-
    thread_join(Thread, Status),
    (   Status = exited(Times)
    ->  true
    ;   Times = [failed(Status)]
    ).

report(Pages, Seconds, Times) :-
    findall(Status, member(failed(Status), Times), Failures),
    length(Failures, Failed),
    format("~d pages, ~d s, ~D failures~n", [Pages,Seconds,Failed]),
    format("~w~t~12|~t~w~10+~t~w~10+~t~w~10+~t~w~10+~t~w~10+~n",
           [ms,count,'50%','95%','99%','100%']),
    forall(member(What, [position,bot]),
           ( findall(Ms, member(took(What, Ms), Times), All),
             line(What, All)
           )),
    sort(Failures, Kinds),
    forall(member(Kind, Kinds), print_message(warning, format("~p", [Kind]))).

line(What, []) :-
    !,
    format("~w~t~12|~t0~10+~n", [What]).
line(What, Times) :-
    msort(Times, Sorted),
    length(Sorted, Count),
    maplist(percentile(Sorted, Count), [50,95,99,100], [T50,T95,T99,T100]),
    format("~w~t~12|~t~D~10+~t~1f~10+~t~1f~10+~t~1f~10+~t~1f~10+~n",
           [What,Count,T50,T95,T99,T100]).

percentile(Sorted, Count, Percent, Time) :-
    N is max(1, ceiling(Count*Percent/100)),
    nth1(N, Sorted, Time).

                /*******************************
                *            A PAGE            *
                *******************************/

page(Port, Game, End) :-
    Delay is random_float,
    sleep(Delay),
    format(atom(URL), 'ws://localhost:~d/api/think', [Port]),
    setup_call_cleanup(
        http_open_websocket(URL, Socket, []),
        games(Port, Socket, Game, End, Times, []),
        close(Socket, [force(true)])),
    thread_exit(Times).

games(_, _, _, End, Times, Times) :-
    get_time(Now),
    Now > End,
    !.
games(Port, Socket, Game, End, Times0, Times) :-
    Game:initial_state(default, State),
    Game:player_to_move(State, Person),
    turns(page(Port, Socket, Game, Person), State, [], End, Times0, Times1),
    games(Port, Socket, Game, End, Times1, Times).

%   Moves are those so far, the last first.

turns(page(_, _, Game, _), State, _, End, Times, Times) :-
    (   Game:game_over(State, _)
    ;   get_time(Now),
        Now > End
    ),
    !.
turns(Page, State, Moves0, End, Times0, Times) :-
    Page = page(Port, Socket, Game, Person),
    (   Game:player_to_move(State, Person)
    ->  sleep(1),
        Game:valid_moves(State, Legal),
        random_member(Move, Legal),
        Game:move_notation(State, Move, Text),
        Times0 = Times1
    ;   timed(bot, bot_move(Socket, Game, Moves0, Text), Times0, Times1),
        Game:move_notation(State, Move, Text)
    ),
    !,
    Game:move(State, Move, Next),
    Moves = [Text|Moves0],
    timed(position, position(Port, Game, Moves), Times1, Times2),
    turns(Page, Next, Moves, End, Times2, Times).

timed(What, Goal, [Entry|Times], Times) :-
    get_time(Start),
    (   catch(Goal, Ball, true)
    ->  true
    ;   Ball = failed(Goal)
    ),
    get_time(Stop),
    (   nonvar(Ball)
    ->  Entry = failed(Ball)
    ;   Ms is 1000*(Stop-Start),
        Entry = took(What, Ms)
    ).

bot_move(Socket, Game, Moves0, Text) :-
    reverse(Moves0, Moves),
    level(Level),
    ws_send(Socket, json(_{ type:choose, id:1, game:Game, level:Level,
                            moves:Moves
                          })),
    chosen(Socket, Text).

chosen(Socket, Text) :-
    ws_receive(Socket, Message, [format(json)]),
    Answer = Message.data,
    (   Answer.type == "queued"
    ->  chosen(Socket, Text)
    ;   Text = Answer.move
    ).

position(Port, Game, Moves0) :-
    reverse(Moves0, Moves),
    length(Moves, Ply),
    Since is Ply-1,
    with_output_to(string(Body),
                   json_write_dict(current_output,
                                   _{ game:Game, moves:Moves, since:Since,
                                      choosing:[1], lang:en
                                    },
                                   [width(0)])),
    string_length(Body, Length),
    setup_call_cleanup(
        tcp_connect(localhost:Port, Stream, []),
        ( format(Stream, 'POST /api/position HTTP/1.1\r\n\c
                          Host: localhost:~d\r\n\c
                          Content-Type: application/json\r\n\c
                          Content-Length: ~d\r\n\r\n~w',
                 [Port,Length,Body]),
          flush_output(Stream),
          read_string(Stream, _, Answer)
        ),
        close(Stream, [force(true)])),
    (   string_concat("HTTP/1.1 200 ", _, Answer)
    ->  true
    ;   sub_string(Answer, 0, 20, _, Status),
        throw(Status)
    ).
