/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(ugi_session,
          [ ugi_session/1,              % -Text
            ugi_session_file/1,         % -File
            write_ugi_session/0,
            session/2,                  % ?Game, -Lines
            ugi_untimed/2,              % +Line, -Untimed
            ugi_without/3               % +Keys, +Line, -Without
          ]).
:- use_module(library(lists)).
:- use_module('../support/ugi_client').
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).

/** <module> A session with tabuleiro-ugi as text

    swipl -g write_ugi_session -t halt tests/drivers/ugi_session.pl

writes tests/data/ugi_session.txt: what is sent after `>`, then the answers.
Limits are plies and nodes, and times are left out, so that the text depends
on the program alone.
*/

%!  ugi_session(-Text:string) is det.

ugi_session(Text) :-
    with_output_to(string(Text),
                   forall(session(Game, Lines),
                          with_ugi(Game, Client,
                                   ( format("# tabuleiro-ugi ~w~n", [Game]),
                                     forall(member(Line, Lines),
                                            exchange(Client, Line))
                                   )))).

exchange(Client, Line) :-
    format("> ~s~n", [Line]),
    (   split_string(Line, " ", "", [Command|_]),
        member(Command-End, [ "go"-"bestmove", "perft"-"perft",
                              "bench"-"bench", "ugi"-"ugiok",
                              "isready"-"readyok"
                            ])
    ->  ugi_until(Client, Line, End, Answers)
    ;   ugi_answers(Client, Line, Answers)
    ),
    forall(member(Answer, Answers),
           ( ugi_untimed(Answer, Untimed),
             format("~s~n", [Untimed])
           )).

%!  ugi_untimed(+Line, -Untimed:string) is det.
%!  ugi_without(+Keys:list(string), +Line, -Without:string) is det.
%
%   Without is Line without Keys and their values; Untimed is that without nps
%   and time.

ugi_untimed(Line, Untimed) :-
    ugi_without(["nps","time"], Line, Untimed).

ugi_without(Keys, Line, Without) :-
    split_string(Line, " ", "", Words0),
    without(Words0, Keys, Words),
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Without).

without([], _, []).
without([Word|Words0], Keys, Words) :-
    (   memberchk(Word, Keys),
        Words0 = [_|Words1]
    ->  without(Words1, Keys, Words)
    ;   Words = [Word|Words1],
        without(Words0, Keys, Words1)
    ).

%!  session(?Game, -Lines) is nondet.
%
%   Lines are sent to the program that plays Game.

session(wali,
        [ "ugi",
          "isready",
          "uginewgame",
          "position startpos",
          "query p1turn",
          "display",
          "go depth 4",
          "position startpos moves b3 c1",
          "moves",
          "go nodes 2000",
          "position fen WW1W/4/BB1B_W_move_-,- moves d0-c0",
          "query p1turn",
          "go depth 6",
          "position fen WW1W/4/BB1B_W_move_-,- moves d0-c0 xa2",
          "query gameover",
          "query result",
          "go depth 1",
          "position startpos moves b3 b9",
          "hello",
          "bench 4"
        ]).
session(mitsudomoe,
        [ "setoption name rules value official",
          "setoption name MultiPV value 2",
          "position startpos moves @c4 b5-c4",
          "display",
          "go depth 3"
        ]).
session(tactigon,
        [ "setoption name size value 13",
          "setoption name Algorithm value mcts",
          "setoption name Hash value 8",
          "display",
          "go nodes 1000"
        ]).
session(waldmeister,
        [ "setoption name size value 4",
          "position startpos moves 1-1@a1",
          "display",
          "perft 2",
          "go depth 3"
        ]).

%!  ugi_session_file(-File) is det.

ugi_session_file(File) :-
    root_directory(Root),
    atom_concat(Root, '/tests/data/ugi_session.txt', File).

%!  write_ugi_session is det.

write_ugi_session :-
    ugi_session(Text),
    ugi_session_file(File),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        write(Out, Text),
        close(Out)).
