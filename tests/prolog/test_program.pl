/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_program, [test_program/0]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(yall)).
:- use_module('../support/message_text').
:- use_module('../support/shell_program').
:- use_module('../support/ugi_client', [ugi_program/1]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/base/deadline', [deadline/2]).
:- use_module('../../prolog/tabuleiro/base/process_end', [process_end/3]).
:- use_module('../../prolog/tabuleiro/match/clock', [clock/2]).
:- use_module('../../prolog/tabuleiro/match/draws', [history/2]).
:- use_module('../../prolog/tabuleiro/match/kept_programs',
              [keeping_programs/1]).
:- use_module('../../prolog/tabuleiro/match/player', [known_player/3]).
:- use_module('../../prolog/tabuleiro/match/player_names').
:- use_module('../../prolog/tabuleiro/match/program').
:- use_module('../../prolog/tabuleiro/match/program_move',
              [program_move/7]).
:- use_module('../../prolog/tabuleiro/match/timeline', [timeline/4]).
:- use_module('../../prolog/tabuleiro/play/thinking', []).
:- use_module('../../prolog/tabuleiro/tournament/tournament').

/** <module> Programs as players

The faulty programs are shell scripts. Those of script/2 follow the protocol
except in one answer.
*/

test_program :-
    run_tests([program, program_faults]).

%!  fault(?Command, ?Options, -Fault) is nondet.
%
%   The program Command has lost by Fault.

fault(Command, [margin(100)], Fault) :-
    member(Answers-Fault,
           [ 'go) echo bestmove z9;;'-illegal("z9"),
             'go) echo bestmove halt.;;'-illegal("halt."),
             'go) echo bestmove "(none)";;'-illegal("(none)"),
             'go) echo bestmove;;'-illegal(""),
             'go) exit 3;;'-died(exit(3)),
             'go) kill -9 $$;;'-died(killed(9)),
             'uginewgame) exit 0;;'-died(exit(0)),
             'go) yes;;'-flood,
             'go) while :; do printf %65536s x; done;;'-flood
           ]),
    script(Answers, Command).
fault(Command, [margin(100)], twice("c0")) :-
    script('go) echo bestmove a0; echo bestmove c0;;', Command).
fault(Command, [start(0)], silent) :-
    script('ugi) sleep 1000;;', Command).
fault(Command, [time(0),margin(0)], silent) :-
    script('go) sleep 1000;;', Command).
fault([true], [], died(exit(0))).

play_against(Command, Options, Reason) :-
    play_match(wali, engine(Command, Options), random, 'B',
               [faults(lose), ended(Reason)]).

%   Goal is called with a file to which a script writes its number.

:- meta_predicate with_number_file(-, 0).

with_number_file(File, Goal) :-
    setup_call_cleanup(
        tmp_file(program, File),
        Goal,
        catch(delete_file(File), error(_, _), true)).

processes(File, Count) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "\n", Lines),
    length(Lines, Count).

%   The script and its child end, although nobody may wait for the child.

have_ended(File) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "\n", Numbers),
    assertion(Numbers = [_,_]),
    forall(member(Number, Numbers),
           ( process_create(path(sh),
                            [ '-c',
                              'for i in $(seq 200); do \c
                                   kill -0 "$0" || exit 0; \c
                                   grep -q ") Z" /proc/"$0"/stat && exit 0; \c
                                   sleep 0.05; \c
                               done; exit 1',
                              Number
                            ],
                            [process(Process), stderr(null)]),
             process_wait(Process, Status),
             assertion(Status == exit(0))
           )).

%   A program that never moves, and leaves a child behind.

stubborn(File, Command) :-
    format(atom(Answers),
           "ugi) trap '' TERM INT; sleep 1000 & echo $$ >~w; echo $! >>~w; \c
            echo ugiok;;",
           [File,File]),
    script(Answers, Command).

raises(_, _) :-
    throw(raised).

%   Another thread sends Ctrl-C to this one until Goal has ended.

:- meta_predicate while_hurried(0).

while_hurried(Goal) :-
    thread_self(Me),
    setup_call_cleanup(
        thread_create(hurrying(Me), Thread),
        Goal,
        ( thread_send_message(Thread, done),
          thread_join(Thread)
        )).

hurrying(Thread) :-
    (   thread_self(Me),
        thread_get_message(Me, done, [timeout(0.05)])
    ->  true
    ;   thread_signal(Thread, tabuleiro_hurry:hurry(int)),
        hurrying(Thread)
    ).

:- begin_tests(program).

test(plays, [forall(game_name(Game)), Ends == [rules-2]]) :-
    ugi_program(Program),
    match(Game, engine([Program,Game], [depth(1)]), random, Result,
          [games(2), opening(1), seed(1)]),
    get_dict(ends, Result, Ends).
test(knows_a_config, Ends == [rules-2]) :-
    ugi_program(Program),
    match(wali, engine([Program,wali], [nodes(50)]), random, Result,
          [games(2), config([size(3-4),rules([take(any)])]), seed(1)]),
    get_dict(ends, Result, Ends).
test(has_options, Threads == ["setoption name Threads value 2"]) :-
    with_number_file(
        File,
        ( format(atom(Answers),
                 "setoption) echo setoption $rest >>~w;; \c
                  go) echo bestmove;;",
                 [File]),
          script(Answers, Command),
          play_against(Command, [set(['Threads'=2])], _),
          read_file_to_string(File, Text, []),
          split_string(Text, "\n", "\n", Threads)
        )).
test(knows_the_clock,
     [ forall(member(Options-Limits-Go,
                     [ []-[]-"movetime 1000",
                       [nodes(5)]-[]-"nodes 5",
                       [time(0.25),depth(2)]-[]-"movetime 250 depth 2",
                       []-[time_per_move(3600)]-"movetime 3599980",
                       []-[time_per_game(3600,2.5)]-
                       "p1time 3600000 p2time 3600000 p1inc 2500 p2inc 2500",
                       []-[time_per_game([3600,60+1])]-
                       "p1time 3600000 p2time 60000 p1inc 0 p2inc 1000",
                       []-[time_per_game([3600,inf])]-"p1time 3600000 p1inc 0",
                       []-[time_per_game([inf,3600])]-"movetime 1000",
                       []-[time_per_move([3600,1])]-"movetime 3599980",
                       [nodes(7)]-[time_per_game(60)]-
                       "p1time 60000 p2time 60000 p1inc 0 p2inc 0 nodes 7"
                     ])),
       true(Text == Expected)
     ]) :-
    string_concat(Go, "\n", Expected),
    with_number_file(
        File,
        ( format(atom(Answers), "go) echo $rest >~w; echo bestmove;;", [File]),
          script(Answers, Command),
          play_match(wali, engine(Command, Options), random, 'B',
                     [faults(lose)|Limits]),
          read_file_to_string(File, Text, [])
        )).
test(is_told_the_position,
     [ forall(member(Options-Position,
                     [ []-"startpos",
                       [config([size(3-3)])]-"fen 3/3/3_W_drop"
                     ])),
       true(Text == Expected)
     ]) :-
    format(string(Expected), "~s\n~s moves a0 c0\n", [Position,Position]),
    with_number_file(
        File,
        ( format(atom(Answers),
                 "position) echo $rest >>~w;; \c
                  go) if [ \"$n\" ]; then echo bestmove; \c
                      else n=1; echo bestmove a0; fi;;",
                 [File]),
          script(Answers, Command),
          play_match(wali, engine(Command, []), test_program:c0, 'B',
                     [faults(lose)|Options]),
          read_file_to_string(File, Text, [])
        )).
test(ctrl_c_makes_it_move, Answer == hurried(Move)) :-
    script("stop) echo bestmove a0;;", Command),
    known_program(Command, [time(100)], Program),
    wali:initial_state(default, State),
    wali:move_notation(State, Move, "a0"),
    history([], History),
    clock([], Clock),
    timeline(State, History, Clock, Timeline),
    setup_call_cleanup(
        start_program(Program, Running),
        ( greet_program(Running, none),
          while_hurried(program_move(Running, wali, Timeline, Clock, true,
                                     Answer, _))
        ),
        end_program(Running)).
test(the_last_line_with_a_score_is_its_thought,
     Score-Depth == (-0.12)-3) :-
    script('go) echo info depth 9 score cp 99; \c
                echo info depth 3 score cp -12 pv a0; \c
                echo info depth 4 multipv 2 score cp 7; \c
                echo info string score cp 5; \c
                echo info depth 5 nodes 7; echo bestmove a0;;', Command),
    play_match(wali, engine(Command), random, _,
               [max_plies(1), thoughts([1-thought(Score, Depth, _)])]).
test(other_output_is_skipped, Reason == fault(1, illegal("a0"))) :-
    script('go) printf "\\377\\n\\0\\n\\nbestmov a1\\nbestmove a0 x\\n";;',
           Command),
    play_against(Command, [], Reason).
test(a_move_that_nobody_asked_for_is_skipped,
     Reason == fault(1, illegal(""))) :-
    script("uginewgame) echo bestmove z9;; \c
            position) echo bestmove z9;; \c
            isready) echo bestmove z9; echo readyok;; \c
            go) echo bestmove;;",
           Command),
    play_against(Command, [], Reason).
test(one_process_plays_the_games_of_a_match,
     [ forall(member(Options-Jobs-Games-Processes,
                     [ [name(tom)]-1-4-1,
                       [name(tom),restart(true)]-1-3-3
                     ])),
       true(Count == Processes)
     ]) :-
    with_number_file(
        File,
        ( format(atom(Answers), "ugi) echo x >>~w; echo ugiok;; \c
                                 go) echo bestmove;;",
                 [File]),
          script(Answers, Command),
          match(wali, engine(Command, Options), random, Result,
                [games(Games), jobs(Jobs)]),
          processes(File, Count)
        )),
    assertion(Result.losses == Games).
test(each_game_begins_anew, Words == Expected) :-
    with_number_file(
        File,
        ( format(atom(Answers), "uginewgame|position) echo $word >>~w;; \c
                                 go) echo bestmove;;",
                 [File]),
          script(Answers, Command),
          match(wali, engine(Command), random, _, [games(2), jobs(1), seed(1)]),
          read_file_to_string(File, Text, []),
          split_string(Text, "\n", "\n", Words)
        )),
    Expected = ["uginewgame","position","uginewgame","position"].
test(a_program_that_has_ended_is_started_again, Count-Ends == 2-Expected) :-
    with_number_file(
        File,
        ( format(atom(Answers), "ugi) echo x >>~w; echo ugiok;; \c
                                 go) echo bestmove; exit;;",
                 [File]),
          script(Answers, Command),
          match(wali, engine(Command, [name(tom)]), random, Result,
                [games(2), jobs(1)]),
          processes(File, Count)
        )),
    get_dict(ends, Result, Ends),
    Expected = [fault(1, illegal)-2].
test(programs_of_other_games_are_not_kept, Counts == [2,1]) :-
    with_number_file(
        First,
        with_number_file(
            Second,
            ( maplist([File,Command]>>
                      ( format(atom(Answers),
                               "ugi) echo x >>~w; echo ugiok;; \c
                                go) echo bestmove;;",
                               [File]),
                        script(Answers, Command)
                      ),
                      [First,Second], [Command1,Command2]),
              keeping_programs(
                  ( play_against(Command1, [], _),
                    play_against(Command2, [], _),
                    play_against(Command2, [], _),
                    play_against(Command1, [], _)
                  )),
              maplist(processes, [First,Second], Counts)
            ))).
test(is_written_in_records,
     Player-End == "tom"-"fault(1,silent)") :-
    match(wali, engine([cat], [name(tom),start(0)]), random, _,
          [games(1), on_game(nb_setval(test_program_record))]),
    nb_getval(test_program_record, record(Tags, _)),
    memberchk('Player1'-Player, Tags),
    memberchk('Termination'-End, Tags).
%   A program with the name Id, "" for none.

called(Id, Command) :-
    format(atom(Answers), "ugi) echo '~w'; echo ugiok;;", [Id]),
    script(Answers, Command).

test(names_of_players,
     [ forall(member(Term-Name,
                     [ random-"random", level(2)-"level(2)",
                       ("Al"=level(2))-"Al", (al=engine(cat))-"al",
                       search([depth(2)])-"search([depth(2)])",
                       engine(cat, [name(tom)])-"tom"
                     ])),
       Names == [Name]
     ]) :-
    player_names(wali, [Term], Names).
test(a_program_has_the_name_that_it_tells,
     Names == ["Fish 1","Fish 1 (2)","tom"]) :-
    called('id name Fish 1', Fish),
    player_names(wali, [engine(Fish),engine(Fish),engine(Fish, [name(tom)])],
                 Names).
test(a_program_without_a_name_has_its_term, Names == ["engine([true])"]) :-
    player_names(wali, [engine([true])], Names).
test(a_table_has_the_given_names, Names == ["new","random"]) :-
    tournament(wali, [new=level(1),random], Table,
               [games(1), max_plies(2), seed(1), jobs(1)]),
    get_dict(players, Table, Names).
test(there_is_no_such_program,
     [ forall(member(Command, [no_such_program,'./no_such_program',
                               "no_such_program -x"])),
       error(existence_error(program, _))
     ]) :-
    known_player(wali, engine(Command), _).
test(wrong_options,
     [ forall(member(Options-Formal,
                     [ [tim(1)]-domain_error(program_option, tim(1)),
                       [set([a])]-domain_error(ugi_option, a),
                       [set([a='1\nquit'])]-domain_error(ugi_option, _),
                       [nodes(0)]-type_error(positive_integer, 0)
                     ])),
       true(subsumes_term(Formal, Found))
     ]) :-
    catch(known_player(wali, engine([cat], Options), _), error(Found, _), true).
test(no_command, error(domain_error(program, ""))) :-
    known_player(wali, engine(""), _).
test(one_that_was_waited_for_may_be_told_to_quit) :-
    known_program([true], [], Program),
    start_program(Program, program(Process, In, Out, Options)),
    process_wait(Process, _),
    open_null_stream(Null),
    quit_program(program(Process, Null, Out, Options)),
    maplist(close, [In,Out,Null]).
test(one_that_runs_on_is_not_waited_for_longer, Status == timeout) :-
    process_create(path(sleep), [20], [process(Process)]),
    deadline(0.05, Deadline),
    process_end(Process, Deadline, Status),
    process_kill(Process, kill),
    process_wait(Process, _).
test(one_that_leads_no_group_yet_is_killed, fail) :-
    tmp_file(lived, File),
    format(atom(Script), 'sleep 5; echo lived >~w', [File]),
    known_program([sh,'-c',Script], [group(false)], Program),
    start_program(Program, program(Process, In, Out, _)),
    end_program(program(Process, In, Out, [group(true)])),
    exists_file(File).

:- end_tests(program).

c0(State, Move) :-
    wali:move_notation(State, Move, "c0").

:- begin_tests(program_faults).

test(loses_the_game,
     [ forall(fault(Command, Options, Fault)),
       true(Reason == fault(1, Fault))
     ]) :-
    play_against(Command, Options, Reason).
test(a_fault_is_told,
     [forall(member(Fault, [silent,flood,twice("a0"),died(exit(3))]))]) :-
    message_text(tabuleiro(fault(Fault)), Text),
    assertion(Text \== "").
test(a_process_ends_with_its_game) :-
    with_number_file(File,
                     ( stubborn(File, Command),
                       play_against(Command, [time(0),margin(0)], _),
                       have_ended(File)
                     )).
test(a_process_ends_with_an_error) :-
    with_number_file(File,
                     ( stubborn(File, Command),
                       catch(play_match(wali, test_program:raises,
                                        engine(Command), _, []),
                             raised, true),
                       have_ended(File)
                     )).
test(processes_end_with_a_match) :-
    with_number_file(File,
                     ( stubborn(File, Command),
                       match(wali, engine(Command), random, Result,
                             [ games(1), jobs(1),
                               until(test_program:two_lines(File))
                             ]),
                       assertion(Result.games == 0),
                       have_ended(File)
                     )).
test(a_program_that_does_not_read, Reason == fault(1, silent)) :-
    length(Codes, 1_000_000),           % more than any pipe holds
    maplist(=(0'x), Codes),
    atom_codes(Value, Codes),
    play_against([sh,'-c','sleep 1000'], [set([a=Value]),start(0.1)], Reason).

:- end_tests(program_faults).

two_lines(File) :-
    exists_file(File),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", [_,_,_|_]).
