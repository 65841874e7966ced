/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_ugi, [ugi_and_halt/1]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(thread)).
:- use_module(library(yall)).
:- use_module('../support/ugi_client').
:- use_module('../../prolog/tabuleiro', [game_name/1]).

/** <module> The clocks of tabuleiro-ugi

    swipl -g "ugi_and_halt(1000)" tests/long/ugi.pl

plays games at a second and a hundredth a move, two processes against each
other, checks that their moves are legal, and measures how long `stop` takes.
It depends on the clock, and so on a machine with two cores that are not
busy.
*/

clock(1000, 10).
most_plies(200).
most_stop(0.05).

%!  ugi_and_halt(+Count) is det.
%
%   Plays Count games, two at a time. Ends the process, with status 1 if a game
%   is lost on time or half of the stops take more than 50 ms.

ugi_and_halt(Count) :-
    numlist(1, Count, Numbers),
    partition([N]>>(0 is N mod 2), Numbers, Even, Odd),
    concurrent_maplist(games, [Even,Odd], Ends0),
    append(Ends0, Ends),
    forall(member(end(N, Game, late(Side, Late)), Ends),
           format("game ~d, ~w: player ~w is ~3f s late~n",
                  [N,Game,Side,Late])),
    aggregate_all(count, member(end(_, _, late(_, _)), Ends), Lost),
    aggregate_all(min(Left),
                  ( member(end(_, _, played(_, Left)), Ends) ), Least),
    aggregate_all(sum(Plies),
                  ( member(end(_, _, played(Plies, _)), Ends) ), Plies),
    length(Ends, Played),
    format("~d games of ~D plies: ~d lost on time, \c
            least time left ~0f ms~n", [Played,Plies,Lost,Least]),
    findall(Median,
            ( game_name(Game),
              stop_times(Game, Times),
              last(Times, Longest),
              length(Times, N),
              I is N//2,
              nth0(I, Times, Median),
              format("~w: stop takes ~4f s, at most ~4f s~n",
                     [Game,Median,Longest])
            ),
            Medians),
    most_stop(Most),
    (   Lost =:= 0,
        max_list(Medians, Slowest),
        Slowest =< Most
    ->  halt(0)
    ;   halt(1)
    ).

%   Ends has end(Number, Game, How) for each game.

games(Numbers, Ends) :-
    findall(Game, game_name(Game), Games),
    length(Games, Kinds),
    findall(Ends1,
            ( nth0(I, Games, Game),
              findall(N,
                      ( member(N, Numbers),
                        I is N//2 mod Kinds
                      ),
                      Own),
              with_ugi(Game, Client1,
                       with_ugi(Game, Client2,
                                findall(end(N, Game, How),
                                        ( member(N, Own),
                                          must(game(Client1, Client2, N, How))
                                        ),
                                        Ends1)))
            ),
            Lists),
    append(Lists, Ends).

:- meta_predicate must(0).

%   Goal, which fails if a process does not answer as it has to.

must(Goal) :-
    (   call(Goal)
    ->  true
    ;   throw(wrong_answer(Goal))
    ).

%   How is played(Plies, Left), where Left is the least that was on a clock, in
%   milliseconds, or late(Player, Seconds).

game(Client1, Client2, Seed, How) :-
    forall(member(Client, [Client1,Client2]),
           ( format(string(Option), "setoption name Seed value ~d", [Seed]),
             ugi_answers(Client, Option, []),
             ugi_answers(Client, "uginewgame", [])
           )),
    clock(Time, _),
    ply(0, [], Time-Time, Time, Client1-Client2, How).

ply(Plies, Moves, Clocks, Least, Clients, How) :-
    Clients = Client1-_,
    atomic_list_concat(["position startpos moves"|Moves], ' ', Position),
    ugi_answers(Client1, Position, []),
    ugi_answers(Client1, "query gameover", [Over]),
    ugi_answers(Client1, "query p1turn", [Turn]),
    ugi_answers(Client1, "moves", [Line]),
    split_string(Line, " ", "", ["moves"|Legal]),
    most_plies(Most),
    (   Over == "response true"         % by repetition there are moves left
    ->  How = played(Plies, Least)
    ;   Plies >= Most
    ->  How = played(Plies, Least)
    ;   turn_player(Turn, Player),
        move(Player, Position, Clocks, Clients, Move, Clocks1, Left),
        memberchk(Move, Legal),
        next(Player, Plies, Moves, Move, Clocks1, Least, Left, Clients, How)
    ).

turn_player("response true", 1).
turn_player("response false", 2).

next(Player, Plies, Moves, Move, Clocks, Least, Left, Clients, How) :-
    (   Left < 0
    ->  Late is -Left/1000,
        How = late(Player, Late)
    ;   Least1 is min(Least, Left),
        Plies1 is Plies+1,
        append(Moves, [Move], Moves1),
        ply(Plies1, Moves1, Clocks, Least1, Clients, How)
    ).

%   Left is what is on the clock of Player after Move, without the increment.

move(Player, Position, Time1-Time2, Client1-Client2, Move, Clocks, Left) :-
    clock(_, Increment),
    (   Player == 1
    ->  Client = Client1,
        Time = Time1
    ;   Client = Client2,
        Time = Time2
    ),
    ugi_answers(Client, Position, []),
    P1 is floor(Time1),
    P2 is floor(Time2),
    format(string(Go), "go p1time ~d p2time ~d p1inc ~d p2inc ~d",
           [P1,P2,Increment,Increment]),
    get_time(Start),
    ugi_best_move(Client, Go, _, Move),
    get_time(End),
    Left is Time-(End-Start)*1000,
    New is Left+Increment,
    (   Player == 1
    ->  Clocks = New-Time2
    ;   Clocks = Time1-New
    ).

%   Times are those from stop to the best move, ascending.

stop_times(Game, Times) :-
    with_ugi(Game, Client,
             findall(Seconds,
                     ( member(Algorithm, [alpha_beta,mcts]),
                       format(string(Option),
                              "setoption name Algorithm value ~w",
                              [Algorithm]),
                       ugi_answers(Client, Option, []),
                       between(1, 10, _),
                       stop_time(Client, Seconds)
                     ),
                     Times0)),
    msort(Times0, Times).

stop_time(Client, Seconds) :-
    ugi_send(Client, "go infinite"),
    sleep(0.1),
    get_time(Start),
    ugi_best_move(Client, "stop", _, _),
    get_time(End),
    Seconds is End-Start.
