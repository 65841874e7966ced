/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tournament_journal, [test_tournament_journal/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(md5)).
:- use_module(library(readutil)).
:- use_module('../support/small_tournament').
:- use_module('../support/texts').
:- use_module('../support/throws').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/tournament/plan').
:- use_module('../../prolog/tabuleiro/tournament/tournament').

/** <module> Journals and records of tournaments
*/

test_tournament_journal :-
    run_tests([tournament_journal, tournament_record]).

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
    played([ journal(File), resume(true),
             on_game(test_tournament_journal:count(Count))
           ], _),
    read_file_to_string(File, After, []),
    delete_file(File),
    line_count(After, Total),
    Missing is Total-8,
    arg(1, Count, Played).
test(a_finished_one_plays_nothing, Played == 0) :-
    with_journal(File, _, _),
    Count = count(0),
    played([ journal(File), resume(true),
             on_game(test_tournament_journal:count(Count))
           ], _),
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

with_journal(File, Table, Text) :-
    tmp_file(journal, File),
    played([journal(File)], Table),
    read_file_to_string(File, Text, []).

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
