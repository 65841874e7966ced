/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_ugi, [test_ugi/0]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module(library(yall)).
:- use_module('../support/for_all').
:- use_module('../support/ugi_client').
:- use_module('../drivers/ugi_session').
:- use_module('../../prolog/tabuleiro').

/** <module> The program tabuleiro-ugi
*/

test_ugi :-
    run_tests(ugi).

%!  answers(?Lines, ?Answers) is nondet.
%
%   Lines are answered by Answers in Wali.

answers(["query p1turn"],    ["response true"]).
answers(["query gameover"],  ["response false"]).
answers(["query result"],    ["response none"]).
answers(["position startpos moves a0", "query p1turn"], ["response false"]).
answers(["position fen W1W/W2/B1B_B_move_-,-",
         "query p1turn", "query gameover", "query result"],
        ["response false", "response true", "response p1win"]).
answers(["position fen WW3/5/5/5/5/3BB_W_move_-,-", "query result"],
        ["response p2win"]).
answers(["", "   ", "\t\r"], []).
answers(["stop"], []).
answers(["  query \t p1turn  "], ["response true"]).
answers(["position startpos moves"], []).

%   After a three the same player takes a stone.

answers(["position fen WW1W/4/BB1B_W_move_-,- moves d0-c0", "query p1turn"],
        ["response true"]).

%!  complaint(?Line) is nondet.
%
%   Line is answered with one info string, and nothing changes.

complaint("nonsense").
complaint("GO depth 1").
complaint("ponderhit").
complaint("query").
complaint("query weather").
complaint("position").
complaint("position fen").
complaint("position fen 5/5").
complaint("position here").
complaint("position startpos a0").
complaint("position startpos moves a9").
complaint("position startpos moves a0 a0").
complaint("position startpos moves b0 0000 c0").
complaint("setoption").
complaint("setoption Hash 1").
complaint("setoption name Hash").
complaint("setoption name Hash value").
complaint("setoption name Hash value -1").
complaint("setoption name Hash value 1048577").
complaint("setoption name Hash value 99999999999999999999").
complaint("setoption name Threads value 0").
complaint("setoption name Algorithm value minimax").
complaint("setoption name columns value 9").
complaint("setoption name double value three").
complaint("setoption name size value 8").
complaint("perft x").
complaint("perft -1").
complaint("perft 1001").
complaint("perft +1").
complaint("bench 101").
complaint("\u00e9\u4e2d").

%!  spoiled(?Go) is nondet.
%
%   No word of Go is a limit.

spoiled("go depth").
spoiled("go depth 0").
spoiled("go depth x").
spoiled("go depth 1x").
spoiled("go depth -1").
spoiled("go depth +1").
spoiled("go depth 99999999999999999999999").
spoiled("go nodes 0").
spoiled("go movetime -1").
spoiled("go p1time").
spoiled("go p1time 1e3").
spoiled("go p1inc -1").
spoiled("go wtime").
spoiled("go sideways").
spoiled("go searchmoves a0 b0").

%   In Tactigon the start occurs for the third time after two Rounds.

shuffle(Rounds, Line) :-
    findall(" 1-7>1-6 1-3>1-2 1-6>1-7 1-2>1-3", between(1, Rounds, _), Words),
    atomic_list_concat(["position startpos moves"|Words], Line).

%!  drawn(?Lines, ?Over) is nondet.
%
%   After Lines, sent for Tactigon, `query gameover` is answered by Over.

drawn([Round1], "false") :-
    shuffle(1, Round1).
drawn([Round2], "true") :-
    shuffle(2, Round2).
drawn([Round3], "true") :-
    shuffle(3, Round3).
drawn([Round2,"position startpos"], "false") :-
    shuffle(2, Round2).
drawn([Round2,"position startpos moves a"], "true") :-      % refused
    shuffle(2, Round2).
drawn([Round2,"uginewgame"], "false") :-
    shuffle(2, Round2).
drawn(["setoption name Threefold value 0",Round3], "false") :-
    shuffle(3, Round3).
drawn(["setoption name Threefold value 4",Round2], "false") :-
    shuffle(2, Round2).
drawn([Round2,"setoption name threefold value 4"], "false") :-
    shuffle(2, Round2).
drawn([Round1,"setoption name Threefold value 2"], "true") :-
    shuffle(1, Round1).
drawn(["setoption name MaxPlies value 5",Round1], "false") :-
    shuffle(1, Round1).
drawn(["setoption name MaxPlies value 4",Round1], "true") :-
    shuffle(1, Round1).
drawn(["setoption name MaxPlies value 3",Round1], "true") :-
    shuffle(1, Round1).
drawn(["setoption name Threefold value 0",Round250], "true") :-
    shuffle(250, Round250).
drawn(["setoption name Threefold value 0",Longer], "false") :-
    shuffle(249, Round249),
    string_concat(Round249, " 1-7>1-6 1-3>1-2 1-6>1-7", Longer).
drawn([ "setoption name Threefold value 0",
        "setoption name MaxPlies value 0",Round250 ], "false") :-
    shuffle(250, Round250).

with_wali(Client, Goal) :-
    with_ugi(wali, Client, Goal).

fen(Client, Fen) :-
    ugi_answers(Client, "display", Lines),
    last(Lines, Line),
    string_concat("fen ", Fen, Line).

after_options(Game, Options, Fen) :-
    with_ugi(Game, Client,
             ( forall(member(Option, Options),
                      ( string_concat("setoption name ", Option, Line),
                        ugi_answers(Client, Line, [])
                      )),
               fen(Client, Fen)
             )).

best_move(Game, Lines, Go, Move) :-
    with_ugi(Game, Client,
             ( forall(member(Line, Lines),
                      ugi_answers(Client, Line, [])),
               ugi_best_move(Client, Go, _, Move),
               legal(Client, Move)
             )).

legal(Client, Move) :-
    ugi_answers(Client, "moves", [Line]),
    split_string(Line, " ", "", [_|Moves]),
    memberchk(Move, Moves).

%   Info, a line about a search, has the number Value after Key.

info_value(Info, Key, Value) :-
    split_string(Info, " ", "", Words),
    once(append(_, [Key,Digits|_], Words)),
    number_string(Value, Digits).

:- begin_tests(ugi).

test(answers, [forall(answers(Lines, Answers)), true(Found == Answers)]) :-
    atomic_list_concat(Lines, '\n', Input),
    with_wali(Client, ugi_answers(Client, Input, Found)).
test(a_wrong_line_gets_one_complaint_and_changes_nothing,
     [forall(complaint(Line))]) :-
    with_wali(Client,
              ( ugi_answers(Client, "position startpos moves b2", []),
                ugi_answers(Client, Line, Answers),
                fen(Client, Fen),
                ugi_best_move(Client, "go nodes 10", _, _)
              )),
    assertion(Answers = [_]),
    forall(member(Answer, Answers),
           assertion(string_concat("info string ", _, Answer))),
    assertion(Fen == "5/5/1W3/5/5/5_B_drop").
test(limits_of_uci_that_are_not_supported_are_named_and_left_out,
     [ forall(member(Go-Named,
                     [ "go searchmoves b1 b2 depth 2"-["searchmoves"],
                       "go depth 2 mate 3"-["mate"],
                       "go movestogo 9 depth 2 searchmoves a0"
                       -["movestogo","searchmoves"]
                     ])),
       Names-Depth == Named-2
     ]) :-
    with_wali(Client, ugi_best_move(Client, Go, Infos, _)),
    findall(Name,
            ( member(Info, Infos),
              string_concat("info string not supported, left out: ", Name,
                            Info)
            ),
            Names),
    last(Infos, Last),
    info_value(Last, "depth", Depth).
test(a_go_without_any_limit_that_is_right_is_answered_at_once,
     [forall(spoiled(Go))]) :-
    with_wali(Client,
              ( ugi_best_move(Client, Go, Infos, Move),
                legal(Client, Move)
              )),
    include([Info]>>string_concat("info string ", _, Info), Infos, Complaints),
    assertion(Complaints = [_]).
test(a_limit_that_is_wrong_leaves_the_others) :-
    with_wali(Client,
              ( ugi_best_move(Client, "go nodes x depth 2", Infos, _),
                ugi_send(Client, "go infinite depth"),
                ugi_best_move(Client, "stop", _, _)
              )),
    last(Infos, Last),
    assertion(string_concat("info depth 2 ", _, Last)).
test(the_clocks_of_uci_are_those_of_the_players) :-
    with_ugi(tactigon, Client,
             ( ugi_best_move(Client,
                             "go wtime 0 btime 3600000 winc 0 binc 3600000",
                             _, _),
               ugi_answers(Client, "position startpos moves 1-7>1-6", []),
               ugi_best_move(Client,
                             "go btime 0 wtime 3600000 binc 0 winc 3600000",
                             _, _)
             )).
test(a_go_behind_a_stop_is_obeyed) :-
    with_ugi(waldmeister, Client,
             forall(between(1, 20, _),
                    ( ugi_until(Client, "go infinite", "info depth", _),
                      ugi_best_move(Client, "stop\ngo depth 1", _, _),
                      ugi_best_move(Client, "", Infos, _),
                      assertion(\+ ( member(Info, Infos),
                                     string_concat("info string", _, Info)
                                   ))
                    ))).
test(queries_report_draws_by_repetition_and_length,
     [forall(drawn(Lines, Over)), Answers == Expected]) :-
    (   Over == "true"
    ->  Result = "draw"
    ;   Result = "none"
    ),
    maplist(string_concat("response "), [Over,Result], Expected),
    with_ugi(tactigon, Client,
             ( forall(member(Line, Lines), ugi_answers(Client, Line, _)),
               ugi_answers(Client, "query gameover\nquery result", Answers)
             )).
test(draws_end_no_search_and_take_no_move, Before-Count == After-1) :-
    shuffle(2, Line),
    with_ugi(tactigon, Client,
             ( ugi_answers(Client, "moves", Before),
               ugi_answers(Client, Line, []),
               ugi_answers(Client, "moves", After),
               ugi_best_move(Client, "go depth 1", _, Move),
               legal(Client, Move),
               ugi_until(Client, "perft 0", "perft", [Perft])
             )),
    split_string(Perft, " ", "", ["perft","depth","0","nodes",Digits|_]),
    number_string(Count, Digits).
test(a_game_that_ends_by_its_rules_has_no_other_draws,
     [ forall(member(Game-Value,
                     [ waldmeister-"0", tactigon-"3", mitsudomoe-"3",
                       wali-"3"
                     ])),
       true(Found == Value)
     ]) :-
    with_ugi(Game, Client, ugi_until(Client, "ugi", "ugiok", Lines)),
    once(( member(Line, Lines),
           string_concat("option name Threefold type spin default ", Rest,
                         Line)
         )),
    split_string(Rest, " ", "", [Found|_]).
test(ugi_names_the_options, [forall(game_name(Game))]) :-
    with_ugi(Game, Client, ugi_until(Client, "ugi", "ugiok", Lines)),
    assertion(last(Lines, "ugiok")),
    for_all(member(Option, ["Hash", "Threads", "MultiPV", "Algorithm"]),
            ( format(string(Start), "option name ~s type ", [Option]),
              assertion(( member(Line, Lines),
                          string_concat(Start, _, Line)
                        ))
            )).
test(options_of_games_change_the_start,
     [ forall(member(Game-Options-Expected,
                     [ wali-["columns value 3","rows value 4","take value any",
                             "DOUBLE value Two"
                            ]-"3/3/3/3_W_drop_double-two,take-any",
                       waldmeister-["size value 2","goals value 2-1"]
                       -"1/2/1_333333333-333333333_1_2-1",
                       mitsudomoe-["rules value official"]
                       -"3BB/4B/5/W4/WW3_W_ring_official"
                     ])),
       true(Fen == Expected)
     ]) :-
    after_options(Game, Options, Fen).
test(starts_of_tactigon_are_those_of_the_configs,
     [ forall(member(Lines-Rules,
                     [11-[],13-[],15-[],11-[1],13-[2],15-[1,2]])) ]) :-
    load_game(tactigon, _),
    tactigon:initial_state([size(Lines),advanced(Rules)], State),
    tactigon:state_notation(State, Expected),
    format(string(Size), "size value ~d", [Lines]),
    findall(Option,
            ( member(Rule, Rules),
              format(string(Option), "advanced~d value true", [Rule])
            ),
            Options),
    after_options(tactigon, [Size|Options], Fen),
    assertion(Fen == Expected).
test(a_move_is_found,
     [forall(( game_name(Game),
               member(Go, [ "go depth 2", "go nodes 500",
                            "go movetime 0 nodes 1000000",
                            "go depth 2 nodes 100 movetime 3600000",
                            "go depth 100 nodes 100",
                            "go nodes 9000000000000 depth 1",
                            "go p1time 0 p2time 0 nodes 1000000",
                            "go p1time -5 nodes 1000000",
                            "go p1time 40 p2time 40 p1inc 1 p2inc 1 \c
                             nodes 1000000"
                          ])
             ))]) :-
    best_move(Game, [], Go, _).
test(the_shortest_of_several_times_counts,
     [forall(member(Go, [ "go p1time 0 p2time 0", "go p1time -5 p2time 3600000",
                          "go movetime 0",
                          "go movetime 0 p1time 3600000 p2time 3600000",
                          "go movetime 3600000 p1time 0 p2time 0"
                        ]))]) :-
    string_concat(Go, " nodes 1000000", Bounded),
    with_wali(Client, ugi_best_move(Client, Bounded, Infos, _)),
    last(Infos, Info),
    info_value(Info, "nodes", Nodes),
    assertion(Nodes < 1_000_000).
%   mcts reads the clock after 1000 nodes, before its first report at 1024
%   visits.

test(a_search_whose_time_is_up_ends_before_its_first_report,
     true(Nodes < 3000)) :-
    with_wali(Client,
              ( ugi_answers(Client, "setoption name Algorithm value mcts", []),
                ugi_best_move(Client, "go p1time 0 p2time 0 nodes 1000000",
                              Infos, _)
              )),
    last(Infos, Info),
    info_value(Info, "nodes", Nodes).
test(each_algorithm_finds_one,
     [ forall(( member(Name, [alpha_beta,mcts,mcts_playouts]),
                member(Go, ["go nodes 2000", "go nodes 1",
                           "go movetime 0 nodes 1000000"])
              ))
     ]) :-
    format(string(Option), "setoption name Algorithm value ~w", [Name]),
    best_move(wali, [Option,"setoption name Hash value 1",
                     "setoption name Threads value 2"],
              Go, _).
test(multipv_lines_are_distinct, true(Moves == Distinct)) :-
    with_wali(Client,
              ( ugi_answers(Client, "setoption name MultiPV value 4", []),
                ugi_best_move(Client, "go depth 2", Infos, _)
              )),
    length(Last, 4),
    once(append(_, Last, Infos)),
    maplist([Line,Move]>>( split_string(Line, " ", "", Words),
                           once(append(_, ["pv",Move|_], Words))
                         ),
            Last, Moves),
    list_to_set(Moves, Distinct).
test(a_finished_game_has_no_move, Move == "(none)") :-
    with_wali(Client,
              ( ugi_answers(Client, "position fen W1W/W2/B1B_B_move_-,-", []),
                ugi_best_move(Client, "go depth 1", [_], Move)
              )).
test(a_won_search_reports_mate) :-
    with_wali(Client,
              ( ugi_answers(Client,
                            "position fen WW1W/4/BB1B_W_move_-,-", []),
                ugi_best_move(Client, "go depth 4", Infos, _)
              )),
    last(Infos, Info),
    assertion(sub_string(Info, _, _, _, " score mate 2 ")).
test(an_infinite_search_waits_for_stop) :-
    with_ugi(mitsudomoe, Client,
             ( ugi_send(Client, "go infinite"),
               ugi_until(Client, "isready", "readyok", _),
               ugi_until(Client, "go depth 1", "info string busy", _),
               ugi_until(Client, "setoption name Hash value 1",
                         "info string busy", _),
               ugi_until(Client, "uginewgame", "info string busy", _),
               ugi_until(Client, "query p1turn", "response", _),
               ugi_best_move(Client, "stop", _, Move),
               legal(Client, Move)
             )).
test(a_search_that_is_done_waits_for_stop_too) :-
    with_wali(Client,
              ( ugi_until(Client, "go infinite depth 1", "info depth 1", _),
                forall(between(1, 200, _),
                       ugi_answers(Client, "query p1turn", ["response true"])),
                ugi_best_move(Client, "stop", _, _)
              )).
test(ponderhit_begins_the_time) :-
    with_wali(Client,
              ( ugi_send(Client, "go ponder movetime 1 depth 3"),
                ugi_until(Client, "isready", "readyok", _),
                ugi_best_move(Client, "ponderhit", _, Move),
                legal(Client, Move),
                ugi_answers(Client, "query p1turn", ["response true"])
              )).
test(no_clock_runs_while_it_ponders) :-
    with_wali(Client,
              ( ugi_until(Client, "go ponder depth 3 p1time 0 p2time 0",
                          "info depth 3 ", _),
                ugi_best_move(Client, "ponderhit", _, Move),
                legal(Client, Move)
              )).
test(pondering_can_be_stopped) :-
    with_wali(Client,
              ( ugi_send(Client, "go ponder p1time 1 p2time 1"),
                ugi_best_move(Client, "stop", _, _)
              )).
test(a_position_may_be_set_during_a_search) :-
    with_wali(Client,
              ( ugi_send(Client, "go infinite"),
                ugi_send(Client, "position startpos moves c3"),
                ugi_best_move(Client, "stop", _, _),
                fen(Client, "5/5/5/2W2/5/5_B_drop")
              )).
test(perft, Line == "perft depth 3 nodes 21616") :-
    with_wali(Client, ugi_until(Client, "perft 3", "perft", Lines)),
    last(Lines, Last),
    ugi_untimed(Last, Line).
test(perft_can_be_stopped, true(Last == "info string perft stopped")) :-
    with_ugi(waldmeister, Client,
             ( ugi_send(Client, "perft 20"),
               ugi_until(Client, "stop", "info", Lines)
             )),
    last(Lines, Last).
test(bench_finds_the_same_each_time, Line1 == Line2) :-
    with_ugi(mitsudomoe, Client,
             ( ugi_until(Client, "bench 3", "bench", Lines1),
               ugi_until(Client, "bench 3", "bench", Lines2)
             )),
    maplist([Lines,Line]>>( last(Lines, Last), ugi_untimed(Last, Line) ),
            [Lines1,Lines2], [Line1,Line2]).
test(bench_can_be_stopped) :-
    with_ugi(waldmeister, Client,
             ( ugi_send(Client, "bench 100"),
               ugi_until(Client, "stop", "info string bench stopped", _)
             )).
test(a_session_is_as_recorded, Text == Recorded) :-
    ugi_session_file(File),
    read_file_to_string(File, Recorded, [encoding(utf8)]),
    ugi_session(Text).

:- end_tests(ugi).
