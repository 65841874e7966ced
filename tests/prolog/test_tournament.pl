/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tournament, [test_tournament/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(md5)).
:- use_module(library(option)).
:- use_module(library(readutil)).
:- use_module(library(yall)).
:- use_module('../support/for_all').
:- use_module('../support/throws').
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
    run_tests([ tournament_plan, tournament_tally, tournament,
                tournament_journal, tournament_record
              ]).

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

%   small(+Options, -AllOptions): of a tournament that takes a second.

small(Options0, Options) :-
    merge_options(Options0,
                  [games(4), opening(1), config([size(3)]), seed(1)], Options).

played(Options0, Table) :-
    small(Options0, Options),
    tournament(waldmeister, [level(1),random,first], Table, Options).

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
    maplist([Options,engine([cat],Options)]>>true,
            [[nodes(5)],[depth(2)],[nodes(5),time(1)]], Players),
    tournament(waldmeister, [engine([cat])|Players], Table, [until(true)]),
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

:- public first/2, fails/2, sleeps/2.   % players

sleeps(_, _) :-
    sleep(3600).

first(State, Move) :-
    waldmeister:valid_moves(State, [Move|_]).

fails(_, _) :-
    fail.

search(1, [depth(2)]).

                /*******************************
                *            JOURNAL           *
                *******************************/

:- begin_tests(tournament_journal).

test(a_journal_resumes_after_any_byte, Tables == [One]) :-
    with_journal(File, One, Text),
    string_length(Text, Length),
    findall(Table,
            ( member(Share, [0,1,7,30,55,80,99,100]),
              Cut is Length*Share//100,
              sub_string(Text, 0, Cut, _, Left),
              write_text(File, Left),
              played([journal(File),resume(true)], Table)
            ),
            Tables0),
    delete_file(File),
    sort(Tables0, Tables).
test(a_resumed_tournament_plays_only_what_is_missing, Played-Missing == 5-5) :-
    with_journal(File, _, Text),
    split_string(Text, "\n", "", Lines),
    length(Kept, 8),
    append(Kept, _, Lines),
    lines_text(Kept, Left),
    write_text(File, Left),
    Count = count(0),
    played([journal(File),resume(true),on_game(count(Count))], _),
    read_file_to_string(File, After, []),
    delete_file(File),
    line_count(After, Total),
    Missing is Total-8,
    arg(1, Count, Played).
test(a_finished_one_plays_nothing, Played == 0) :-
    with_journal(File, _, _),
    Count = count(0),
    played([journal(File),resume(true),on_game(count(Count))], _),
    delete_file(File),
    arg(1, Count, Played).
test(an_existing_journal_is_left_alone, After == Text) :-
    with_journal(File, _, Text),
    throws(played([journal(File)], _), permission_error(create, journal, File)),
    read_file_to_string(File, After, []),
    delete_file(File).
test(a_journal_of_another_tournament_is_left_alone,
     [ forall(member(Option, [ seed(2), opening(2), max_plies(7),
                               gauntlet(true), config([size(4)])
                             ])),
       After == Text
     ]) :-
    with_journal(File, _, Text),
    throws(played([Option,journal(File),resume(true)], _),
           domain_error(journal_of_tournament, File)),
    read_file_to_string(File, After, []),
    delete_file(File).
test(a_journal_of_another_engine_goes_on_anyway,
     [forall(member(Key, [engine,programs,version,signature]))]) :-
    with_journal(File, Table, Text),
    with_plan(other_value(Key), Text, Other),
    write_text(File, Other),
    throws(played([journal(File),resume(true)], _),
           domain_error(journal_of_tournament, File)),
    played([journal(File),resume(anyway)], Again),
    delete_file(File),
    assertion(Again == Table).
test(anyway_is_no_other_tournament) :-
    with_journal(File, _, _),
    throws(played([journal(File),resume(anyway),max_plies(7)], _),
           domain_error(journal_of_tournament, File)),
    delete_file(File).
test(a_journal_without_a_hash_goes_on_anyway) :-
    with_journal(File, Table, Text),
    with_plan(of_format_1, Text, Other),
    write_text(File, Other),
    catch(played([journal(File),resume(true)], _),
          error(_, context(_, tabuleiro(Why))), true),
    assertion(Why = no_hash(File, _)),
    played([journal(File),resume(anyway)], Again),
    delete_file(File),
    assertion(Again == Table).
test(a_journal_without_rules_and_comments_goes_on, Again == Table) :-
    with_journal(File, Table, Text0),
    with_plan(of_format_2, Text0, Text1),
    without_comments(Text1, Text),
    write_text(File, Text),
    played([journal(File),resume(true)], Again),
    delete_file(File).
test(a_journal_of_a_newer_format_is_called_that,
     error(domain_error(tournament_format, 4),
           context(_, tabuleiro(newer_journal(File))))) :-
    with_journal(File, _, Text),
    with_plan(of_format_4, Text, Other),
    write_text(File, Other),
    call_cleanup(played([journal(File),resume(true)], _),
                 delete_file(File)).
test(a_file_that_is_no_journal_is_left_alone, After == "hosts") :-
    tmp_file(journal, File),
    write_text(File, "hosts"),
    throws(played([journal(File),resume(true)], _),
           domain_error(journal, File)),
    read_file_to_string(File, After, []),
    delete_file(File).
test(a_damaged_line_is_named,
     [ forall(member(From-To, [ "\t1-0\t"-"\t2-0\t", "\t1-0\t"-"\t0-1\t",
                                "rules"-"role", "1\t"-"99\t",
                                "\"seed\":1"-"\"seed\":2"
                              ])),
       Lines == [Line]
     ]) :-
    with_journal(File, _, Text),
    split_string(Text, "\n", "", All),
    nth1(Line, All, Old),
    sub_string(Old, Before, _, After, From),
    !,
    sub_string(Old, 0, Before, _, Head),
    sub_string(Old, _, After, 0, Tail),
    string_concat(Head, To, Head1),
    string_concat(Head1, Tail, New),
    findall(L,
            ( nth1(N, All, L0),
              ( N =:= Line -> L = New ; L = L0 )
            ),
            Damaged),
    atomic_list_concat(Damaged, '\n', DamagedAtom),
    atom_string(DamagedAtom, DamagedText),
    write_text(File, DamagedText),
    catch(played([journal(File),resume(true)], _),
          error(syntax_error(journal_line),
                context(_, tabuleiro(damaged_journal(File, Found)))),
          true),
    read_file_to_string(File, Kept, []),
    assertion(Kept == DamagedText),
    delete_file(File),
    Lines = [Found].
test(a_game_twice_is_damage, error(syntax_error(journal_line), _)) :-
    with_journal(File, _, Text),
    split_string(Text, "\n", "", [_,Line|_]),
    string_concat(Text, Line, Twice0),
    string_concat(Twice0, "\n", Twice),
    write_text(File, Twice),
    call_cleanup(played([journal(File),resume(true)], _),
                 delete_file(File)).
test(a_file_that_cannot_be_opened_is_named,
     [ forall(member(Option, [journal('/no/such/x'),record('/no/such/x')])),
       error(existence_error(source_sink, '/no/such/x'),
             context(_, tabuleiro(cannot_write('/no/such/x', _))))
     ]) :-
    played([Option], _).
test(a_full_disk_is_named,
     [ condition(access_file('/dev/full', write)),
       error(io_error(write, '/dev/full'), _)
     ]) :-
    played_alone(100).

%   Waits for a lock that all processes of the machine share.

played_alone(Times) :-
    catch(played([journal('/dev/full')], _),
          error(permission_error(lock, journal, _), _),
          ( Times > 0,
            sleep(0.1),
            Times1 is Times-1,
            played_alone(Times1)
          )).

:- end_tests(tournament_journal).

:- begin_tests(tournament_record).

test(records_resume_after_any_byte, Texts == [All]) :-
    tmp_file(record, Records),
    tmp_file(journal, Journal),
    played([journal(Journal),record(Records)], _),
    read_file_to_string(Records, All, []),
    string_length(All, Length),
    findall(Text,
            ( between(0, 20, Part),
              Cut is Length*Part//20,
              sub_string(All, 0, Cut, _, Left),
              write_text(Records, Left),
              played([journal(Journal),record(Records),resume(true)], _),
              read_file_to_string(Records, Text, [])
            ),
            Texts0),
    delete_file(Records),
    delete_file(Journal),
    sort(Texts0, Texts).
test(records_of_others_are_kept, Text == Both) :-
    tmp_file(record, Records),
    Mine = [games(2), config([size(2)]), seed(1), record(Records)],
    tournament(waldmeister, [random,random], _, Mine),
    read_file_to_string(Records, First, []),
    tournament(waldmeister, [random,first], _, Mine),
    read_file_to_string(Records, Both, []),
    tmp_file(journal, Journal),
    tournament(waldmeister, [random,random], _,
               [journal(Journal),resume(true)|Mine]),
    read_file_to_string(Records, Text, []),
    assertion(sub_string(Both, 0, _, _, First)),
    delete_file(Records),
    delete_file(Journal).
test(every_game_can_be_read, Count == 12) :-
    tmp_file(record, Records),
    played([record(Records)], _),
    read_records(Records, All),
    delete_file(Records),
    length(All, Count).

:- end_tests(tournament_record).

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

with_journal(File, Table, Text) :-
    tmp_file(journal, File),
    played([journal(File)], Table),
    read_file_to_string(File, Text, []).

write_text(File, Text) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        write(Out, Text),
        close(Out)).

%   Text is the text of a journal; Other is the same journal with its plan
%   changed by Change.

with_plan(Change, Text, Other) :-
    sub_string(Text, Before, _, _, "\n"),
    !,
    sub_string(Text, 0, Before, _, Summed),
    sub_string(Text, Before, _, 0, Games),
    split_string(Summed, "\t", "", [PlanText,_]),
    plan_text(Plan0, PlanText),
    call(Change, Plan0, Plan),
    plan_text(Plan, Line),
    md5_hash(Line, Hash, [encoding(utf8)]),
    sub_atom(Hash, 0, 8, _, Sum),
    format(string(Other), "~s\t~w~s", [Line,Sum,Games]).

other_value(programs, Plan, Plan.put(programs, ["x","",""])) :-
    !.
other_value(Key, Plan, Plan.put(Key, "other")).

of_format_1(Plan0, Plan) :-
    of_format_2(Plan0, Plan00),
    del_dict(engine, Plan00, _, Plan1),
    del_dict(programs, Plan1, _, Plan2),
    Plan = Plan2.put(tournament, 1).

of_format_2(Plan0, Plan) :-
    del_dict(resign, Plan0, _, Plan1),
    del_dict(draw, Plan1, _, Plan2),
    Plan = Plan2.put(tournament, 2).

of_format_4(Plan, Plan.put(tournament, 4)).

%   Text is a journal without comments, as of earlier versions, and without the
%   second half of the games.

without_comments(Text0, Text) :-
    split_string(Text0, "\n", "", [Plan|Lines0]),
    length(Lines0, All),
    Count is All//2,
    length(Some, Count),
    append(Some, _, Lines0),
    findall(Line,
            ( member(Line0, Some),
              split_string(Line0, "\t", "", Fields),
              append(Kept, [_,_], Fields),
              atomic_list_concat(Kept, '\t', Untold),
              md5_hash(Untold, Hash, [encoding(utf8)]),
              sub_atom(Hash, 0, 8, _, Sum),
              format(string(Line), "~w\t~w", [Untold,Sum])
            ),
            Lines),
    lines_text([Plan|Lines], Text).

lines_text(Lines, Text) :-
    findall(L, ( member(Line, Lines), string_concat(Line, "\n", L) ), Ends),
    atomic_list_concat(Ends, Text).

line_count(Text, Count) :-
    split_string(Text, "\n", "", Parts),
    length(Parts, Plus),
    Count is Plus-1.

count(Count, _) :-
    arg(1, Count, N0),
    N is N0+1,
    nb_setarg(1, Count, N).
