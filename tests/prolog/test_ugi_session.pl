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
:- use_module('../drivers/ugi_session',
              [session/2, ugi_untimed/2, ugi_without/3]).
:- use_module('../support/cli').
:- use_module('../support/run_swipl').
:- use_module('../support/ugi_client').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/ugi/protocol', [ugi_bound/2]).

/** <module> Sessions by the Universal Game Interface, in Prolog
*/

test_ugi_session :-
    run_tests(ugi_session).

%!  asked(+Game, ?Line, ?End) is nondet.
%
%   Line is what the tests of tabuleiro-ugi send for Game; the answers go up to
%   a line that begins with End, or to that of `isready`. There is no `bench`
%   in Prolog.

asked(Game, Line, End) :-
    session(Game, Lines),
    member(Line, Lines),
    split_string(Line, " ", "", [Word|_]),
    Word \== "bench",
    (   member(Word-End, [ "go"-"bestmove", "perft"-"perft", "ugi"-"ugiok",
                         "isready"-"readyok"
                       ])
    ->  true
    ;   End = none
    ).
asked(wali, Line, none) :-
    (   test_ugi:answers(Some, _),
        member(Line, ["position startpos"|Some])
    ;   test_ugi:complaint(Line),
        \+ string_concat("bench", _, Line)
    ;   member(Line, [ "d\u00e9p\u00fb\u4e2dt \u00e9", "setoption name \u00e9",
                       "position fen \u00e9\u00e9\u4e2d\u0001x"
                     ])
    ;   member(Length, [59,60,61]),
        format(string(Line), "~`zt~*|", [Length])
    ).
asked(wali, Line, roughly("bestmove")) :-
    (   test_ugi:spoiled(Line)
    ;   member(Line, [ "go nodes x depth 2", "go wtime 0 btime 0",
                       "go depth 9 nodes 9 depth 1"
                     ])
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
asked(Game, "ugi", "ugiok") :-
    Game \== tactigon.                  % `advanced` is two options in C
asked(_, Line, roughly("bestmove")) :-
    member(Line, [ "position startpos\ngo infinite\nstop\ngo depth 1",
                   "",
                   "go infinite\nstop\nsetoption name MultiPV value 1",
                   "go infinite\nsetoption\nuginewgame\nperft\nstop",
                   "go depth 1",
                   "go nodes 1",
                   "go p1time 0 p2time 0 nodes 1000000",
                   "go movetime 0 nodes 1000000",
                   "go p2inc 1 depth 2",
                   "go movestogo 9 depth 2 searchmoves a0 b0"
                 ]).
asked(_, "go ponder\nstop\nponderhit\nperft 1", roughly("perft")).
asked(_, Line, "bestmove") :-
    member(Line, [ "uginewgame\nposition startpos\ngo nodes 500",
                   "setoption name MultiPV value 2\ngo nodes 800",
                   "setoption name Seed value 3\ngo nodes 800",
                   "setoption name Hash value 1\ngo depth 2",
                   "uginewgame\nposition startpos\ngo depth 5 depth 3"
                 ]).

%   Answers are the parts of the answers to Line that are the same in both
%   sessions. The session in Prolog has no hashfull, may leave out all `info`
%   lines of a search except the last, and counts the nodes of an unfinished
%   depth in that line. The result of a search may depend on the table after a
%   search that was ended by time: `roughly` does not compare lines of play.

answers(Client, Line, none, Answers) :-
    !,
    ugi_answers(Client, Line, Answers0),
    (   Line == "display"
    ->  last(Answers0, Fen),
        Answers = [Fen]
    ;   Answers = Answers0
    ).
answers(Client, "ugi", End, Answers) :-
    !,
    ugi_until(Client, "ugi", End, Answers0),
    exclude(begins("option name OwnBook"), Answers0, Answers1),
    msort(Answers1, Answers).
answers(Client, Line, roughly(End), Answers) :-
    !,
    ugi_until(Client, Line, End, Answers0),
    exclude(begins("info depth"), Answers0, Answers1),
    exclude(begins("bestmove"), Answers1, Answers2),
    maplist(ugi_untimed, Answers2, Answers).
answers(Client, Line, End, Answers) :-
    ugi_until(Client, Line, End, Answers0),
    partition(begins("info depth"), Answers0, Infos, Answers1),
    (   append(_, [Info], Infos)
    ->  ugi_without(["nodes","nps","hashfull","time"], Info, Last),
        Answers = [Last|Answers1]
    ;   maplist(ugi_untimed, Answers1, Answers)
    ).

own_game_module(hare_and_hounds) :-
    own_game(File),
    absolute_file_name(File, Path),
    use_module(Path, []).

begins(Start, Line) :-
    string_concat(Start, _, Line).

:- begin_tests(ugi_session).

test(answers_as_the_program_in_c_does, [forall(game_name(Name))]) :-
    load_game(Name, Game),
    with_ugi(Game, InC,
             with_ugi_session(
                 Game, Client,
                 forall(asked(Game, Line, End),
                        ( answers(InC, Line, End, Expected),
                          answers(Client, Line, End, Answers),
                          assertion(Line-Answers == Line-Expected)
                        )))).
test(a_line_has_at_most_a_mebibyte,
     [ forall(member(Open, [with_ugi,with_ugi_session])),
       Answers == ["response true",
                   "info string the line is too long or contains NUL"]
     ]) :-
    load_game(wali, Game),
    ugi_bound(line, Most),
    call(Open, Game, Client,
         ( findall(Line,
                   ( member(More, [0,1]),
                     Length is Most+More,
                     format(string(Line), "~t~w~*|", ["query p1turn",Length])
                   ),
                   Lines),
           maplist(ugi_answers(Client), Lines, Answers0),
           append(Answers0, Answers)
         )).
test(an_option_waits_for_a_search_that_was_stopped,
     [ forall(member(Open, [with_ugi,with_ugi_session])),
       nondet
     ]) :-
    load_game(wali, Game),
    call(Open, Game, Client,
         ugi_until(Client, "go infinite\nstop\nsetoption name Seed value 1\n\c
                            isready",
                   "readyok", Answers)),
    member(Answer, Answers),
    begins("bestmove", Answer).
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
    own_game_module(Game),
    Expected = [ ["response false","response false","response none"],
                 ["info string not a legal move: a2;halt"],
                 ["info string not a position: x"]
               ],
    with_ugi_session(Game, Client,
             ( maplist(ugi_answers(Client),
                       [ "position startpos moves a2-a3\n\c
                          query p1turn\nquery gameover\nquery result",
                         "position startpos moves a2;halt",
                         "position fen x"
                       ],
                       Answers),
               ugi_best_move(Client, "go depth 2", Infos, _)
             )),
    findall(Depth,
            ( member(Info, Infos),
              split_string(Info, " ", "", ["info","depth",Depth|_])
            ),
            Depths),
    sort(Depths, Told),                 % a slow machine tells a depth again
    assertion(Told == ["1","2"]).
test(starts_with_a_config, Fen == "fen 3/3/3/3_W_drop") :-
    load_game(wali, Game),
    with_ugi_session(Game, [size(3-4)], Client,
                     ugi_answers(Client, "display", Lines)),
    last(Lines, Fen).
test(reading_ends_when_the_output_is_closed) :-
    ugi_command(wali, Command),
    ends_without_reader(Command, "isready").
test(garbage_is_survived) :-
    ugi_command(wali, [_|Arguments]),
    string_codes(Input, [0'a,0'\n,0,0'\n,0xff,0xfe,0'\n|`isready`]),
    run_swipl(Arguments, Input, Output, Errors, Status),
    split_string(Output, "\n", "\n", Lines),
    assertion(last(Lines, "readyok")),
    assertion(length(Lines, 4)),
    assertion(Errors == ""),
    assertion(Status == exit(0)).
test(nothing_but_the_protocol_is_written, Output-Errors == ""-"") :-
    ugi_command(wali, [_|Arguments]),
    run_swipl(Arguments, "", Output, Errors, exit(0)).
test(both_sessions_play, [forall(game_name(Game))]) :-
    Seed is random(1<<30),
    catch(ugi_games(Game, 1, Seed), Ball,
          ( print_message(error, format("seed ~d", [Seed])),
            throw(Ball)
          )).
test(another_process_plays, Ends == [rules-2]) :-
    own_game(File),
    ugi_command(File, Command),
    own_game_module(_),
    match(hare_and_hounds,
          engine(Command, [depth(1),start(3600),margin(3600)]), random,
          Result, [games(2), seed(1)]),
    get_dict(ends, Result, Ends).

:- end_tests(ugi_session).
