/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tournament, [test_tournament/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(yall)).
:- use_module('../support/for_all').
:- use_module('../support/small_tournament').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/tournament/plan').
:- use_module('../../prolog/tabuleiro/statistics/result').
:- use_module('../../prolog/tabuleiro/statistics/sprt', [sprt_options/2]).
:- use_module('../../prolog/tabuleiro/tournament/tally').
:- use_module('../../prolog/tabuleiro/tournament/term_data').
:- use_module('../../prolog/tabuleiro/tournament/tournament').

/** <module> Tournaments on one machine
*/

test_tournament :-
    run_tests([tournament_plan, tournament_tally, tournament]).

:- meta_predicate
    with_lines(+, -, 0),
    recorded(2, +, -).

                /*******************************
                *             PLAN             *
                *******************************/

:- begin_tests(tournament_plan).

meeting(Schedule, A-B) :-
    schedule_size(Schedule, Count),
    between(1, Count, Number),
    scheduled(Schedule, Number, planned(_, _, A, B)).

of(Players, Gauntlet, Games, Schedule) :-
    length(Names, Players),
    schedule(_{players:Names, gauntlet:Gauntlet, games:Games}, Schedule).

test(each_two_meet_with_both_sides,
     Meetings == [1-2,1-3,2-1,2-3,3-1,3-2]) :-
    of(3, false, 2, Schedule),
    findall(Meeting, meeting(Schedule, Meeting), Meetings0),
    msort(Meetings0, Meetings).
test(a_gauntlet_has_the_first_in_every_game,
     Meetings == [1-2,1-3,2-1,3-1]) :-
    of(3, true, 2, Schedule),
    findall(Meeting, meeting(Schedule, Meeting), Meetings0),
    msort(Meetings0, Meetings).
test(an_odd_number_of_games_ends_in_single_ones,
     Games == [p(1,1,1,2),p(1,1,2,1),p(2,2,1,2)]) :-
    of(2, false, 3, Schedule),
    findall(p(Pair,Round,A,B),
            ( between(1, 4, Number),
              scheduled(Schedule, Number, planned(Pair, Round, A, B))
            ),
            Games).
test(a_pair_is_two_games_of_one_round_with_sides_exchanged) :-
    of(4, false, 6, Schedule),
    schedule_size(Schedule, Count),
    for_all(( between(1, Count, Number),
              Number mod 2 =:= 1,
              Next is Number+1
            ),
            ( scheduled(Schedule, Number, planned(Pair, Round, A, B)),
              scheduled(Schedule, Next, Other),
              assertion(Other == planned(Pair, Round, B, A))
            )).
test(terms_survive_as_data,
     [ forall(member(Term, [ 3, -2.5, atom, 'two words', "text", [], [a,1],
                             size(3-4), search([depth(4),leaf(playouts)]),
                             bot(wali, 2), f([g(h)])
                           ])),
       Back == Term
     ]) :-
    term_data(Term, Data),
    term_data(Back, Data).
test(terms_that_are_not_data, [forall(member(Term, [_, f(_), 1r3])), fail]) :-
    term_data(Term, _).
test(no_term_is_read_from_data, Term == 'halt(1)') :-
    term_data(Term, "halt(1)").
test(reasons_survive_as_text,
     [ forall(member(Reason, [ rules, threefold, time(2), resigned(1),
                               fault(1, failed, ""),
                               fault(2, illegal, "a  b"),
                               fault(2, refused, "a"),
                               fault(1, crashed, "a"),
                               fault(1, silent, ""), fault(2, flood, ""),
                               fault(1, died, "exit(3)")
                             ])),
       Back == Reason
     ]) :-
    reason_text(Reason, Text),
    reason_text(Back, Text).
test(a_reason_that_there_is_not,
     [ forall(member(Text, ["", "halt", "time 3", "fault 1 x y"])), fail ]) :-
    reason_text(_, Text).

test(each_round_has_the_next_opening, Texts == ["a","a","b","b","a","a"]) :-
    of(2, false, 6, Schedule),
    findall(Text,
            ( between(1, 6, Number),
              planned_position(_{openings:["a","b"]}, Schedule, Number, Text)
            ),
            Texts).

:- end_tests(tournament_plan).

                /*******************************
                *             TALLY            *
                *******************************/

:- begin_tests(tournament_tally).

tally_of(Numbers, Options, Tally) :-
    tally_start(Options, Tally0),
    foldl(ended, Numbers, Tally0, Tally).

ended(Number, Tally0, Tally) :-
    Game = game(Number, Number, 1, 2, '1-0', rules, 20),
    tally_game(Game, [], Tally0, Tally, _).

test(games_that_have_not_ended_are_left_to_play, Left == [1,3]) :-
    tally_of([2,4], [], Tally),
    left_to_play(4, Tally, Left).
test(games_that_have_ended_are_played, Played == [2,4]) :-
    tally_of([2,4], [], Tally),
    findall(Number,
            ( between(1, 5, Number),
              is_played(Number, Tally)
            ),
            Played).
test(games_after_the_verdict_do_not_count,
     Counted-Waiting-Left == [1]-[]-[]) :-
    sprt_options([elo0(-200),elo1(200),alpha(0.4),beta(0.4)], Test),
    tally_of([2,1], [sprt(Test)], Tally),
    assertion(is_decided(Tally)),
    tally_games(Tally, Games),
    findall(Number, ( member(Game, Games), arg(1, Game, Number) ), Counted),
    tally_waiting(Tally, Waiting),
    left_to_play(5, Tally, Left).

:- end_tests(tournament_tally).

                /*******************************
                *            RESULT            *
                *******************************/

games(Options, Games) :-
    played(Options, Table),
    get_dict(games, Table, Games).

:- begin_tests(tournament).

test(all_games_are_played, Numbers == All) :-
    games([], Games),
    numlist(1, 12, All),
    findall(Number, ( member(Game, Games), arg(1, Game, Number) ), Numbers).
test(the_result_does_not_depend_on_jobs, Many == One) :-
    games([jobs(1)], One),
    games([jobs(3)], Many).
test(another_seed_another_result) :-
    games([], One),
    games([seed(2)], Other),
    assertion(Other \== One).
test(two_players_play_the_games_of_a_match, Records == MatchRecords) :-
    Options = [games(4), opening(1), config([size(3)]), seed(1)],
    recorded(match(waldmeister, level(1), random), Options, MatchRecords),
    recorded(tournament(waldmeister, [level(1),random]), Options, Records).
test(levels_play_without_their_seconds, Untimed == [true,false,false,true]) :-
    search(1, Limits),
    tournament(waldmeister,
               [level(8),level(9),search([time(1)]),search(Limits)], Table,
               [until(true)]),
    get_dict(untimed, Table, Untimed).
test(a_program_is_bounded_by_time_unless_it_has_another_limit,
     Untimed == [false,true,true,false]) :-
    maplist([Name-Options,engine([cat],[name(Name)|Options])]>>true,
            [a-[],b-[nodes(5)],c-[depth(2)],d-[nodes(5),time(1)]], Players),
    tournament(waldmeister, Players, Table, [until(true)]),
    get_dict(untimed, Table, Untimed).
test(each_player_may_have_a_clock, Untimed-Losers == [true,false,true]-[2]) :-
    tournament(waldmeister, [random,test_tournament:sleeps,fails], Table,
               [ games(2), config([size(2)]), seed(1),
                 time_per_move([inf,0,inf])
               ]),
    _{untimed:Untimed, games:Games} :< Table,
    findall(Loser,
            ( member(game(_, _, A, B, _, time(N), _), Games),
              nth1(N, [A,B], Loser)
            ),
            Losers0),
    sort(Losers0, Losers).
test(a_journal_keeps_the_clocks_of_each, Again == Games) :-
    tmp_file(journal, File),
    Options = [ games(2), config([size(2)]), seed(1), journal(File),
                time_per_game([3600+1,inf])
              ],
    tournament(waldmeister, [random,fails], Table, Options),
    tournament(waldmeister, [random,fails], Resumed, [resume(true)|Options]),
    delete_file(File),
    get_dict(games, Table, Games),
    get_dict(games, Resumed, Again).
test(clocks_are_as_many_as_the_players,
     error(domain_error(time_per_game, [1,2]))) :-
    tournament(waldmeister, [random,random,random], _, [time_per_game([1,2])]).
test(a_tournament_may_end_early, Games == []) :-
    games([until(true)], Games).
test(a_fault_loses, Reasons == [fault(1,failed,""),fault(2,failed,"")]) :-
    tournament(waldmeister, [fails,random], Table,
               [config([size(2)]), jobs(1)]),
    findall(Reason,
            ( member(Game, Table.games),
              Game = game(_, _, _, _, _, Reason, _)
            ),
            Reasons).
test(a_test_ends_the_tournament_after_the_same_game, Many == One) :-
    Options = [ games(2000), config([size(3)]), seed(3),
                sprt([elo0(0),elo1(100)])
              ],
    tournament(waldmeister, [level(2),random], One, [jobs(1)|Options]),
    tournament(waldmeister, [level(2),random], Many, [jobs(3)|Options]),
    One.sprt = sprt(_, _, _, Verdict),
    assertion(Verdict == h1),
    length(One.games, Count),
    assertion(Count < 200).
test(openings_of_a_file_are_played_in_their_order) :-
    Positions = [ "5/5/5/5/5/5_W_drop" ],
    with_lines(["# comment",""|Positions], File,
               tournament(wali, [random,random], Table,
                          [openings(File), max_plies(3), seed(1)])),
    assertion(length(Table.games, 2)).
test(a_file_of_openings_with_an_error, error(domain_error(opening, "x"), _)) :-
    with_lines(["","x"], File,
               tournament(wali, [random,random], _, [openings(File)])).
test(bad_arguments,
     [ forall(member(Players-Options-Formal,
                     [ [random]-[]-domain_error(tournament_players, [random]),
                       [random,human]-[]-
                           domain_error(tournament_player, human),
                       [random,chess]-[]-domain_error(player, chess),
                       [random,level(99)]-[]-domain_error(level, 99),
                       [random,random]-[config([size(1)])]-
                           domain_error(board_size, 1),
                       [random,random]-[games(0)]-
                           type_error(positive_integer, 0),
                       [random,random]-[resume(true)]-
                           existence_error(option, journal)
                     ])),
       error(Formal, _)
     ]) :-
    tournament(waldmeister, Players, _, Options).
test(a_test_of_three, error(domain_error(sprt_players, _), _)) :-
    tournament(waldmeister, [random,random,random], _, [sprt([])]).

:- end_tests(tournament).

:- public fails/2, sleeps/2.            % players

sleeps(_, _) :-
    sleep(3600).

fails(_, _) :-
    fail.

search(1, [depth(2)]).

%   Moves of the games that Goal records, by number.

recorded(Goal, Options, Moves) :-
    tmp_file(record, File),
    call(Goal, _, [record(File)|Options]),
    read_records(File, Records),
    delete_file(File),
    maplist(record_moves, Records, Moves).

with_lines(Lines, File, Goal) :-
    tmp_file(openings, File),
    atomic_list_concat(Lines, '\n', Text),
    write_text(File, Text),
    call_cleanup(Goal, delete_file(File)).
