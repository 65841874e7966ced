/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_ugi_session, [test_ugi_session/0]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(test_ugi, []).
:- use_module('../drivers/ugi_games', [ugi_games/3]).
:- use_module('../drivers/ugi_session', [session/2, ugi_untimed/2]).
:- use_module('../support/cli').
:- use_module('../support/run_swipl').
:- use_module('../support/ugi_client').
:- use_module('../../prolog/tabuleiro').

/** <module> Sessions by the Universal Game Interface, in Prolog
*/

test_ugi_session :-
    run_tests(ugi_session).

%!  asked(+Game, ?Line, ?End) is nondet.
%
%   Line is what the tests of tabuleiro-ugi send for Game; the answers go up to
%   a line that begins with End, or to that of `isready`. The two differ in
%   display, the order of options, and bench.

asked(Game, Line, End) :-
    session(Game, Lines),
    member(Line, Lines),
    split_string(Line, " ", "", [Word|_]),
    \+ memberchk(Word, ["display","bench","ugi"]),
    (   member(Word-End, ["go"-"bestmove","perft"-"perft"])
    ->  true
    ;   End = none
    ).
asked(wali, Line, none) :-
    (   test_ugi:answers(Some, _),
        member(Line, ["position startpos"|Some])
    ;   test_ugi:complaint(Line),
        \+ string_concat("bench", _, Line),
        Line \== "\u00e9\u4e2d"         % counted in bytes there
    ).
asked(wali, Line, "bestmove") :-
    (   test_ugi:spoiled(Line)
    ;   member(Line, ["go nodes x depth 2", "go wtime 0 btime 0"])
    ).
asked(tactigon, Line, none) :-
    test_ugi:drawn(Lines, _),
    (   member(Line, [ "setoption name Threefold value 3",
                       "setoption name MaxPlies value 1000",
                       "position startpos"
                     | Lines
                     ])
    ;   Line = "query gameover\nquery result"
    ).
asked(_, Line, End) :-
    member(Line-End,
           [ "position startpos"-none,
             "go infinite\nstop\ngo depth 1"-"bestmove",
             ""-"bestmove",
             "go infinite\nstop\nsetoption name MultiPV value 1"-"bestmove",
             "go ponder\nstop\nponderhit\nperft 1"-"perft",
             "go depth 1"-"bestmove",
             "go nodes 1"-"bestmove",
             "go p1time 0 p2time 0 nodes 1000000"-"bestmove",
             "go movetime 0 nodes 1000000"-"bestmove",
             "go p2inc 1 depth 2"-"bestmove",
             "go movestogo 9 depth 2 searchmoves a0 b0"-"bestmove",
             "uginewgame\nposition startpos\ngo nodes 500"-"bestmove",
             "uginewgame\nposition startpos\ngo depth 3"-"bestmove"
           ]).

%   How a line is answered but for `info` lines of searches, which may be fewer,
%   and times. What a search finds after one that was stopped by the clock
%   depends on what that one left in the table.

answers(Client, Line, none, Answers) :-
    !,
    ugi_answers(Client, Line, Answers).
answers(Client, Line, End, Answers) :-
    ugi_until(Client, Line, End, Answers0),
    findall(Answer,
            ( member(Answer0, Answers0),
              \+ string_concat("info depth", _, Answer0),
              ugi_untimed(Answer0, Answer1),
              (   string_concat("bestmove ", _, Answer1),
                  \+ string_concat("uginewgame", _, Line)
              ->  Answer = "bestmove"
              ;   Answer = Answer1
              )
            ),
            Answers).

:- begin_tests(ugi_session).

test(answers_as_the_program_in_c_does, [forall(game_name(Game))]) :-
    with_ugi(Game, InC,
             with_ugi_session(
                 Game, Client,
                 forall(asked(Game, Line, End),
                        ( answers(InC, Line, End, Expected),
                          answers(Client, Line, End, Answers),
                          assertion(Line-Answers == Line-Expected)
                        )))).
test(names_its_options) :-
    with_ugi_session(wali, Client, ugi_until(Client, "ugi", "ugiok", Lines)),
    forall(member(Start, [ "id name tabuleiro", "option name Hash type spin",
                           "option name Algorithm type combo"
                         ]),
           assertion(( member(Line, Lines),
                       string_concat(Start, _, Line)
                     ))).
test(reads_while_it_thinks) :-
    with_ugi_session(wali, Client,
             ( ugi_send(Client, "go infinite"),
               ugi_until(Client, "isready", "readyok", _),
               ugi_until(Client, "go depth 1", "info string busy", _),
               ugi_until(Client, "uginewgame", "info string busy", _),
               ugi_until(Client, "query p1turn", "response true", _),
               ugi_best_move(Client, "stop", _, _),
               ugi_until(Client, "go infinite depth 1", "info depth 1", _),
               ugi_until(Client, "isready", "readyok", Meanwhile),
               assertion(\+ ( member(Line, Meanwhile),
                              sub_string(Line, 0, _, _, "bestmove")
                            )),
               ugi_best_move(Client, "stop", _, _),
               ugi_send(Client, "go ponder movetime 1 depth 3"),
               ugi_until(Client, "isready", "readyok", _),
               ugi_best_move(Client, "ponderhit", _, _),
               ugi_until(Client, "ponderhit", "info string", _),
               ugi_send(Client, "perft 50"),
               ugi_until(Client, "stop", "info string perft stopped", _),
               ugi_best_move(Client, "go ponder\nstop", _, _),
               ugi_send(Client, "go infinite")       % and then the input ends
             )).
test(answers_a_stop_that_comes_at_any_moment) :-
    with_ugi_session(wali, Client,
             forall(between(1, 200, Moment),
                    ( ugi_send(Client, "go infinite"),
                      Questions is Moment mod 20,
                      forall(between(1, Questions, _),
                             ugi_until(Client, "isready", "readyok", _)),
                      ugi_best_move(Client, "stop", _, _)
                    ))).
test(plays_a_game_of_ones_own, Answers == Expected) :-
    own_game(File),
    Expected = [ ["response false","response false","response none"],
                 ["info string not a legal move: a2;halt"],
                 ["info string not a position: x"]
               ],
    with_ugi_session(File, Client,
             ( maplist(ugi_answers(Client),
                       [ "position startpos moves a2-a3\n\c
                          query p1turn\nquery gameover\nquery result",
                         "position startpos moves a2;halt",
                         "position fen x"
                       ],
                       Answers),
               ugi_best_move(Client, "go depth 2", Infos, _)
             )),
    assertion(Infos = [_,_]).
test(starts_with_a_config, Fen == "fen 3/3/3/3_W_drop") :-
    ugi_command(wali, Command0),
    append(Command0, ['--config=[size(3-4)]'], Command),
    Command = [_|Arguments],
    run_swipl(Arguments, "display\n", Output, _, exit(0)),
    split_string(Output, "\n", "", Lines),
    once(append(_, [Fen,""], Lines)).
test(reading_ends_when_the_output_is_closed) :-
    ugi_command(wali, Command),
    ends_without_reader(Command, "isready").
test(garbage_is_survived) :-
    ugi_command(wali, [_|Arguments]),
    length(Long, 1_100_000),
    maplist(=(0'a), Long),
    append([[0'a,0'\n,0,0'\n,0xff,0xfe,0'\n|Long], `\nisready`], Codes),
    string_codes(Input, Codes),
    run_swipl(Arguments, Input, Output, Errors, Status),
    split_string(Output, "\n", "\n", Lines),
    assertion(last(Lines, "readyok")),
    assertion(length(Lines, 5)),
    assertion(Errors == ""),
    assertion(Status == exit(0)).
test(nothing_but_the_protocol_is_written, Output-Errors == ""-"") :-
    ugi_command(wali, [_|Arguments]),
    run_swipl(Arguments, "", Output, Errors, exit(0)).
test(two_processes_play, [forall(game_name(Game))]) :-
    Seed is random(1<<30),
    catch(ugi_games(Game, 1, Seed), Ball,
          ( print_message(error, format("seed ~d", [Seed])),
            throw(Ball)
          )).
test(another_process_plays, Ends == [rules-2]) :-
    own_game(File),
    ugi_command(File, Command),
    absolute_file_name(File, Path),
    use_module(Path, []),
    match(hare_and_hounds, engine(Command, [depth(1)]), random, Result,
          [games(2), seed(1)]),
    get_dict(ends, Result, Ends).

:- end_tests(ugi_session).
