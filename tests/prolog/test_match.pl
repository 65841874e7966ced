/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_match, [test_match/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(yall)).
:- use_module('../fixtures/ring', []).
:- use_module('../fixtures/heap', []).
:- use_module('../support/for_all').
:- use_module('../support/message_text').
:- use_module('../support/run_swipl').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/match/balance').
:- use_module('../../prolog/tabuleiro/match/clock').

/** <module> Players, clocks and matches
*/

test_match :-
    run_tests([players, clock, match]).

%   Scripted players of Wald Meister.

illegal(_, plant(1-1, 9-9)).
malformed(_, foo).
unbound(_, _).
three(_, _, _).
fails(_, _) :-
    fail.
raises(_, _) :-
    throw(error(existence_error(opinion, none), _)).
waits(Queue, State, Move) :-
    thread_get_message(Queue, go),
    waldmeister:valid_moves(State, [Move|_]).

goes(Queue, _Record) :-
    thread_send_message(Queue, go).

sleeps(State, Move) :-
    sleep(3600),
    first(State, Move).
first(State, Move) :-
    waldmeister:valid_moves(State, [Move|_]).

small(Options, [config([size(3)]), seed(1)|Options]).

:- begin_tests(players).

test(a_level_by_its_name, Players == [level(1),level(1)]) :-
    play_match(heap, 'Any', any, _, [players(Players)]).
test(no_level_of_that_name, error(domain_error(player, every))) :-
    play_match(heap, every, any, _, []).
test(a_winner_that_has_not_won_fails, fail) :-
    play_match(ring, level(1), level(1), 2, [state(ring(3)), max_plies(5)]).

test(first_player_is_a_closure, Moves == [plant(1-1, 0-0)]) :-
    play_match(waldmeister, first, random, draw,
               [moves(Moves), max_plies(1)]).
test(a_bot_of_another_implementation, Ended == rules) :-
    play_match(waldmeister, bot(waldmeister_reference, 2), level(1), _,
               [config([size(3)]), ended(Ended)]).
test(unbound, error(instantiation_error)) :-
    play_match(waldmeister, _, random, _, []).
test(nothing_of_that_name, error(domain_error(player, no_such_bot))) :-
    play_match(waldmeister, no_such_bot, random, _, []).
test(unknown_players_have_suggestions,
     [ forall(member(Player-Part,
                     [ randm-"did you mean random?",
                       anny-"did you mean any?",
                       three-"there is three/3, and a player is three/2",
                       ilegal-"did you mean illegal/2?",
                       wali:choose_mov-"did you mean choose_move/3",
                       serch([depth(1)])-"did you mean search?",
                       illegal(x)-"there is illegal/2, and a player is \c
                                   illegal/3"
                     ])),
       true
     ]) :-
    catch(play_match(heap, Player, random, _, []), Error, true),
    message_text(Error, Text),
    assertion(sub_string(Text, _, _, _, Part)).
test(no_callable, error(domain_error(player, 3))) :-
    play_match(waldmeister, 3, random, _, []).
test(no_such_level, error(domain_error(level, 77))) :-
    play_match(waldmeister, level(77), random, _, []).
test(level_no_number, error(type_error(integer, hard))) :-
    play_match(waldmeister, level(hard), random, _, []).
test(the_levels_are_named,
     [ forall(( member(Level, [77,hard]),
                member(Goal, [ play_match(heap, level(Level), any, _, []),
                               match(heap, any, level(Level), _, [])
                             ])
              )),
       Text == Expected
     ]) :-
    catch(Goal, Error, true),
    message_text(Error, Text),
    format(string(Expected), "heap has no level ~w; there are 1", [Level]).
test(choose_move_names_the_levels, Text == Expected) :-
    waldmeister:initial_state(default, State),
    catch(waldmeister:choose_move(State, 77, _), Error, true),
    message_text(Error, Text),
    Expected = "waldmeister has no level 77; \c
                there are 1, 2, 3, 4, 5, 6, 7, 8, 9".
test(no_such_game, error(existence_error(game, chequers))) :-
    play_match(waldmeister, bot(chequers, 1), random, _, []).
test(faults_are_errors_by_default,
     error(type_error(move_of_player, 1))) :-
    play_match(waldmeister, illegal, random, _, []).
test(and_so_are_players_that_throw, error(existence_error(opinion, none))) :-
    play_match(waldmeister, random, raises, _, []).
test(a_person_reads_of_a_fault, true) :-
    with_output_to(string(Output),
                   play_match(waldmeister, illegal, random, 2,
                              [show(true), faults(lose)])),
    assertion(sub_string(Output, _, _, _, "plays the illegal move")).

:- end_tests(players).

%   The limits are so long or so short that the speed of the machine does not
%   matter.

:- begin_tests(clock).

test(an_answer_in_time, Outcome == true) :-
    clock([time_per_move(3600), time_per_game(3600)], Clock),
    on_clock(1, true, Clock, _, Outcome).
test(a_move_too_long, Outcome == time) :-
    clock([time_per_move(0)], Clock),
    on_clock(1, sleep(3600), Clock, _, Outcome).
test(a_move_longer_than_what_is_left_of_the_game, Outcome == time) :-
    on_clock(1, sleep(3600), clock(inf-3600, inf-3600, 3600-9, 0-0), _,
             Outcome).
test(the_shorter_limit_counts, Outcome == time) :-
    on_clock(2, sleep(3600), clock(3600-3600, 3600-3600, 0-0, 3600-9), _,
             Outcome).
test(a_move_adds_the_increment,
     Outcome-Left1-Left2 == true-left(inf,19,2)-left(inf,12,2)) :-
    Clock = clock(inf-(10+2), inf-(10+2), 1-5, 2-2),
    time_left(Clock, 1, Left1),
    time_left(Clock, 2, Left2),
    on_clock(1, true, Clock, _, Outcome).
test(an_increment_may_not_be_enough, Outcome == time) :-
    on_clock(1, sleep(3600), clock(inf-(10+2), inf-inf, 19-4, 0-0), _,
             Outcome).
test(each_has_time_of_its_own, Outcome == true) :-
    on_clock(2, true, clock(3600-3600, 3600-3600, 3600-9, 0-0), _,
             Outcome).
test(a_list_has_a_limit_for_each_player,
     [ forall(member(Options-N-Left,
                     [ [time_per_game([60+1,30])]-1-left(inf,60,1),
                       [time_per_game([60+1,30])]-2-left(inf,30,0),
                       [time_per_move([inf,5]),time_per_game(9)]
                       -1-left(inf,9,0),
                       [time_per_move([inf,5]),time_per_game(9)]-2-left(5,9,0)
                     ])),
       true(Found == Left)
     ]) :-
    clock(Options, Clock),
    time_left(Clock, N, Found).
test(a_list_of_limits_has_as_many_as_there_are_players,
     error(domain_error(time_per_game, [1,2,3]))) :-
    clock([time_per_game([1,2,3])], _).
test(seats_take_their_limits_along,
     Options == [games(2),time_per_move([3,1])]) :-
    seated([3,1], [games(2),time_per_move([1,2,3])], Options).
test(moves_add_up, Moves1-Moves2 == 2-1) :-
    clock([], Clock0),
    foldl([N,C0,C]>>on_clock(N, true, C0, C, true), [1,2,1], Clock0, Clock),
    clock_times(Clock, [_-Moves1,_-Moves2]).
test(seconds_add_up) :-
    on_clock(1, sleep(0.01), clock(inf-inf, inf-inf, 100-1, 50-1), Clock,
             true),
    clock_times(Clock, [Used1-2,Used2-1]),
    assertion(Used1 >= 100.01),
    assertion(Used2 =:= 50).

:- end_tests(clock).

:- begin_tests(match).

test(a_fault_loses_the_game,
     [ forall(member(Player-Kind,
                     [ illegal-illegal, malformed-illegal, unbound-illegal,
                       fails-failed,
                       raises-error
                     ])),
       Losses-Ends == 2-[fault(1,Kind)-2]
     ]) :-
    small([games(2)], Options),
    match(waldmeister, Player, random, Result, Options),
    _{losses:Losses, ends:Ends} :< Result.
test(faults_are_recorded, Faults == [fault(1,2,failed),fault(2,2,failed)]) :-
    small([games(2)], Options),
    match(waldmeister, random, fails, Result, Options),
    get_dict(faults, Result, Faults).
test(a_player_out_of_time_loses,          % who moves first, that is
     [ forall(member(Limit, [time_per_move(0),time_per_game(0)])),
       Ends == [time(1)-1,time(2)-1]
     ]) :-
    small([games(2), Limit], Options),
    match(waldmeister, sleeps, sleeps, Result, Options),
    get_dict(ends, Result, Ends).
test(each_player_takes_its_limit_to_both_sides, Ends == [time(1)-2]) :-
    small([games(2), time_per_move([0,inf])], Options),
    match(waldmeister, sleeps, first, Result, Options),
    get_dict(ends, Result, Ends).
test(a_player_within_the_time_does_not_lose, Ends == [rules-2]) :-
    small([games(2), time_per_move(3600), time_per_game(36000)], Options),
    match(waldmeister, first, first, Result, Options),
    get_dict(ends, Result, Ends).
test(a_search_knows_its_clock, Ends == [rules-2]) :-
    match(wali, search([depth(1)]), level(3), Result,
          [ games(2), seed(1), time_per_game(3600,1),
            config([size(3-3)])
          ]),
    get_dict(ends, Result, Ends).
test(repetition_is_a_draw, Ends-Draws == [threefold-2]-2) :-
    match(ring, level(1), level(1), Result, [games(2), seed(1)]),
    _{ends:Ends, draws:Draws} :< Result.
test(length_is_a_draw, Ends == [max_plies-2]) :-
    match(ring, level(1), level(1), Result,
          [games(2), seed(1), threefold(false), max_plies(9)]),
    get_dict(ends, Result, Ends).
test(jobs_do_not_change_the_result, Result1 =@= Result2) :-
    findall(Result,
            ( member(Jobs, [1,2]),
              small([games(8), jobs(Jobs), opening(2)], Options),
              match(waldmeister, level(2), random, Result0, Options),
              del_dict(move_times, Result0, _, Result)
            ),
            [Result1,Result2]).
test(without_threads_games_follow_each_other, Output == Expected) :-
    Options = [games(4), jobs(2), seed(1), config([size(3)])],
    match(waldmeister, level(2), random, Result, Options),
    format(string(Expected), "~q", [Result.score]),
    without_threads((match(waldmeister, level(2), random, R, Options),
                     get_dict(score, R, Score),
                     writeq(Score)),
                    Output).
test(without_threads_inferences_are_the_limit, Output == "false[]none") :-
    without_threads((tabuleiro_time_limit:within_seconds(
                         0.001, numlist(1, 1000000, _), Ended),
                     print(Ended),
                     use_module('tests/fixtures/heap', []),
                     check_game(heap, Breaches, [games(1)]),
                     print(Breaches),
                     compare_games(wali, wali_reference, Report,
                                   [ config([size(3-3)]), games(1),
                                     levels([1]), predicates([move]),
                                     matches(1)
                                   ]),
                     get_dict(difference, Report, Difference),
                     print(Difference)),
                    Output).
test(openings_are_played_from_both_sides, Openings == [A,A,B,B]) :-
    small([games(4), opening(3), record(File)], Options),
    with_file(File,
              ( match(waldmeister, random, random, _, Options),
                read_records(File, Records0)
              )),
    by_round(Records0, Records),
    findall(Opening,
            ( member(Record, Records),
              record_moves(Record, [M1,M2,M3|_]),
              Opening = [M1,M2,M3]
            ),
            Openings),
    Openings = [A,_,B,_],
    assertion(A \== B).
test(no_opening_leaves_a_win_in_one) :-
    Kept = kept([]),
    match(tactigon, random, random, _,
          [games(20), opening(4), seed(1), on_game(keep_opening(4, Kept))]),
    arg(1, Kept, Openings),
    for_all(member(Opening, Openings),
            assertion(\+ wins_in_one(tactigon, Opening))).
test(a_balanced_opening_gives_no_lead) :-
    Kept = kept([]),
    match(mitsudomoe, random, random, _,
          [ games(1), opening(8), balanced(true), seed(1),
            on_game(keep_opening(8, Kept))
          ]),
    arg(1, Kept, [Opening]),
    score_after(mitsudomoe, Opening, Score),
    assertion(( number(Score), abs(Score) < 500 )).
test(an_opening_that_one_side_wins_is_not_balanced, fail) :-
    is_balanced(heap, heap(9, 1, [])).
test(a_drawn_opening_is_balanced, true) :-
    is_balanced(ring, ring(0)).
test(if_all_openings_are_decided_one_is_played, Games == 2) :-
    small([games(2), opening(1000)], Options),
    match(waldmeister, random, random, Result, Options),
    get_dict(games, Result, Games).
test(colours_alternate, Firsts == ["first","random"]) :-
    small([games(2), record(File)], Options),
    with_file(File,
              ( match(waldmeister, first, random, _, Options),
                read_records(File, Records0)
              )),
    by_round(Records0, Records),
    findall(First,
            ( member(record(Tags, _), Records),
              memberchk('Player1'-First, Tags)
            ),
            Firsts).
test(points_add_up, Wins+Draws+Losses =:= 6) :-
    small([games(6)], Options),
    match(waldmeister, random, random, Result, Options),
    _{wins:Wins, draws:Draws, losses:Losses, score:Score} :< Result,
    assertion(Score =:= (Wins+Draws/2)/6).
test(one_player_on_both_sides_splits_each_pair, OneSided == 2) :-
    match(waldmeister, first, first, Result, [games(5),config([size(4)])]),
    assertion(Result.pairs ==
              pairs{lost:0, behind:0, even:2, ahead:0, won:0}),
    OneSided = Result.one_sided.
test(a_win_with_both_sides_wins_the_pair, OneSided == 0) :-
    small([games(4), opening(2)], Options),
    match(waldmeister, level(2), fails, Result, Options),
    assertion(Result.pairs ==
              pairs{lost:0, behind:0, even:0, ahead:0, won:2}),
    OneSided = Result.one_sided.
test(each_game_is_handed_over_when_it_ends, Rounds == ["1","2","3"]) :-
    small([games(3), on_game(keep_round(Kept))], Options),
    Kept = kept([]),
    match(waldmeister, random, random, _, Options),
    arg(1, Kept, Rounds0),
    msort(Rounds0, Rounds).
test(a_match_may_end_early, Games == 0) :-
    small([games(3), until(true)], Options),
    match(waldmeister, random, random, Result, Options),
    _{games:Games} :< Result.
test(games_are_recorded_in_order, Rounds == ["1","2"]) :-
    message_queue_create(Queue),
    tmp_file(record, File),
    small([ games(2), jobs(2), max_plies(1), record(File),
            on_game(goes(Queue))
          ],
          Options),
    setup_call_cleanup(
        true,
        ( match(waldmeister, waits(Queue), random, _, Options),
          read_records(File, Records)
        ),
        ( delete_file(File),
          message_queue_destroy(Queue)
        )),
    findall(Round,
            ( member(record(Tags, _), Records),
              memberchk('Round'-Round, Tags)
            ),
            Rounds).
test(a_time_limit_ends_it_and_its_workers, Before == After) :-
    count_threads(Before),
    catch(call_with_time_limit(
              0.2,
              match(waldmeister, sleeps, sleeps, _, [games(4)])),
          time_limit_exceeded, true),
    count_threads(After).
test(bad_options,
     [ forall(member(Option-Formal,
                     [ games(0)-type_error(positive_integer, 0),
                       jobs(x)-type_error(positive_integer, x),
                       opening(-1)-type_error(nonneg, -1),
                       balanced(1)-type_error(boolean, 1),
                       time_per_move(-1)-type_error(nonneg, -1),
                       config([size(1)])-domain_error(board_size, 1)
                     ])),
       error(Formal, _)
     ]) :-
    match(waldmeister, first, first, _, [Option,seed(1)]).

test(nothing_is_left_in_the_queue_of_the_caller, Left == []) :-
    catch(match(waldmeister, first, first, _, [time_per_move(-1)]),
          error(_, _), true),
    findall(Message, thread_peek_message(Message), Left).

count_threads(Count) :-
    findall(T, (thread_property(T, status(running)), T \== gc), Ts),
    length(Ts, Count).

with_file(File, Goal) :-
    tmp_file(record, File),
    setup_call_cleanup(true, once(Goal), delete_file(File)).

%   Collects the numbers of the games passed to on_game.

keep_round(Kept, record(Tags, _)) :-
    memberchk('Round'-Round, Tags),
    arg(1, Kept, Rounds),
    nb_setarg(1, Kept, [Round|Rounds]).

%   Collects the first Count moves of the games passed to on_game.

keep_opening(Count, Kept, Record) :-
    record_moves(Record, Moves),
    length(Opening, Count),
    append(Opening, _, Moves),
    arg(1, Kept, Openings),
    nb_setarg(1, Kept, [Opening|Openings]).

%   After Moves the player to move can win.

wins_in_one(Game, Moves) :-
    after_opening(Game, Moves, State),
    Game:player_to_move(State, Player),
    Game:valid_moves(State, Replies),
    member(Reply, Replies),
    Game:move(State, Reply, End),
    Game:game_over(End, Player),
    !.

score_after(Game, Moves, Score) :-
    after_opening(Game, Moves, State),
    analyse(Game, State, [Line],
            [nodes(20000), threads(1), hash(0), seed(0)]),
    get_dict(score, Line, Score).

after_opening(Game, Moves, State) :-
    Game:initial_state(default, Start),
    foldl(after_move(Game), Moves, Start, State).

after_move(Game, Move, State0, State) :-
    Game:move(State0, Move, State).

by_round(Records0, Records) :-
    findall(Round-Record,
            ( member(Record, Records0),
              Record = record(Tags, _),
              memberchk('Round'-Text, Tags),
              number_string(Round, Text)
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    findall(Record, member(_-Record, Keyed), Records).

test(the_streams_of_the_caller_are_left_alone,
     Output-Errors == "dddddddddddddddddddd"-"") :-
    run_swipl(['-g', "forall(between(1,20,I),\c
                      ( match(wali,random,random,_,\c
                              [ games(2),jobs(2),seed(I),\c
                                config([size(3-3)]) ]),\c
                        write(d)))",
               '-t', halt, 'prolog/tabuleiro.pl'],
              "", Output, Errors, exit(0)).

:- end_tests(match).

%   Output is the output of Goal in a SWI-Prolog that cannot create threads, as
%   in WebAssembly.

without_threads(Goal, Output) :-
    format(string(Text), "~q", [Goal]),
    run_swipl(['--no-threads', '-g', Text, '-t', halt,
               'prolog/tabuleiro.pl'], "", Output, Errors, Status),
    assertion(Status-Errors == exit(0)-"").
