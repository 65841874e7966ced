/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_thought, [test_thought/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/match/adjudicate').
:- use_module('../../prolog/tabuleiro/match/clock').
:- use_module('../../prolog/tabuleiro/match/draws').
:- use_module('../../prolog/tabuleiro/match/read_record').
:- use_module('../../prolog/tabuleiro/match/thought').
:- use_module('../../prolog/tabuleiro/match/timeline').
:- use_module('../../prolog/tabuleiro/search/prolog_search').
:- use_module('../../prolog/tabuleiro/tournament/journal').
:- use_module('../../prolog/tabuleiro/tournament/plan').
:- use_module('../../prolog/tabuleiro/tournament/play_plan').
:- use_module('../../prolog/tabuleiro/tournament/term_data').
:- use_module('../support/for_all').

/** <module> The scores, depths and times of moves, and games that scores end
*/

test_thought :-
    run_tests([thoughts, thoughts_in_files, adjudication]).

%   Thoughts are those of Player, who moves first against `random` in Wali.

told(Player, Thoughts) :-
    play_match(wali, Player, random, _,
               [config([size(3-3)]), max_plies(6), thoughts(All)]),
    findall(Thought, member(1-Thought, All), Thoughts).

%   In 3x3 Wali a search of this kind finds its line again.

same_search(search([depth(2),threads(1),hash(1),seed(1)])).

first_line(Game, Options, Line) :-
    load_game(Game, Module),
    Module:initial_state([size(3-3)], State),
    analyse(Game, State, [Line], Options).

written(thought(0.351, 12, 1.24),     "+0.35/12 1.2s").
written(thought(-0.351, 12, 0.0312),  "-0.35/12 0.031s").
written(thought(0, 4, 0.126),         "0.00/4 0.13s").
written(thought(-0.001, 4, 12.4),     "0.00/4 12s").
written(thought(win(5), 9, 0),        "+M5/9 0s").
written(thought(loss(4), none, none), "-M4").
written(thought(none, none, 2.5),     "2.5s").
written(thought(none, none, none),    "").
written(none,                         "").

read_as("+0.35/12 1.2s",         thought(0.35, 12, 1.2), "").
read_as("-M4/9",                 thought(loss(4), 9, none), "").
read_as("0.086s",                thought(none, none, 0.086), "").
read_as("0s",                    thought(none, none, 0), "").
read_as("0.00/4 12s, White wins", thought(0.0, 4, 12), ", White wins").
read_as("2.5s; mistake",         thought(none, none, 2.5), "; mistake").

:- begin_tests(thoughts).

test(a_search_in_c_tells_thousandths_as_logits, Score-Depth == Told-2) :-
    same_search(search(Options)),
    first_line(wali, Options, Line),
    Told is Line.score/1000.0,
    told(search(Options), [thought(Score, Depth, _)|_]).
test(a_search_in_prolog_tells_points_of_value, Score-Depth == Told-1) :-
    first_line(wali_reference, [depth(1)], Line),
    Told = Line.score,
    told(bot(wali_reference, search([depth(1)])),
         [thought(Score, Depth, _)|_]).
test(a_level_that_is_a_search_tells_as_one, Depth == 2) :-
    told(level(4), [thought(Score, Depth0, _)|_]),
    assertion(number(Score)),
    Depth is min(2, Depth0).
test(others_tell_their_time_alone,
     [forall(member(Player, [level(1),random,test_thought:first]))]) :-
    told(Player, Thoughts),
    for_all(member(Thought, Thoughts),
            assertion(( Thought = thought(none, none, Seconds),
                        number(Seconds)
                      ))).
test(the_only_legal_move_has_no_score, Score == none) :-
    load_game(wali, _),
    once(( between(1, inf, Seed),
           set_random(seed(Seed)),
           random_game(wali, _, [config([size(3-3)]), states(States)]),
           member(State, States),
           wali:valid_moves(State, [_])
         )),
    Player = search([depth(1)]),
    play_match(wali, Player, Player, _,
               [state(State), max_plies(1), thoughts(Thoughts)]),
    Thoughts = [_-thought(Score, none, _)].
test(the_move_of_a_search_stays_the_same,
     [ forall(member(Game, [wali,wali_reference])),
       true(Move == Expected)
     ]) :-
    load_game(Game, Module),
    Module:initial_state([size(3-3)], State),
    Options = [depth(1),seed(3),threads(1)],
    Module:choose_move(State, search(Options), Expected),
    Module:choose_move(State, search([on_choice(test_thought:seen)|Options]),
                       Move),
    nb_getval(test_thought, Line),
    get_dict(move, Line, Told),
    assertion(Told == Move).
test(the_search_in_prolog_begins_its_line_with_its_move, Move == First) :-
    wali_reference:initial_state([size(3-3)], State),
    search_move(wali_reference, State, [depth(2)], Move),
    search_move_line(wali_reference, State, [depth(2)], Line),
    First = Line.move.
test(a_line_of_a_program,
     [ forall(member(Game-Text-Thought,
                     [ wali-"info depth 7 score cp -56 nodes 3"-
                       thought(-0.56, 7, none),
                       wali_reference-"info depth 7 score cp -56 nodes 3"-
                       thought(-56, 7, none),
                       wali-"info score mate 3 depth 2"-
                       thought(win(3), 2, none),
                       wali-"info score mate -4"-thought(loss(4), none, none)
                     ])),
       true(Told == Thought)
     ]) :-
    load_game(Game, _),
    split_string(Text, " ", "", Words),
    info_thought(Game, Words, Told).
test(a_line_of_a_program_that_tells_no_score,
     [ forall(member(Text, ["info depth 7","info score cp x",
                            "info score odd 7","info score"])),
       fail
     ]) :-
    split_string(Text, " ", "", Words),
    info_thought(wali, Words, _).
test(they_are_written, [forall(written(Thought, Text)), true(Told == Text)]) :-
    thought_text(Thought, Told).
test(they_are_read,
     [ forall(read_as(Text, Thought, Rest)),
       true(Told-Left == Thought-Rest)
     ]) :-
    comment_thought(Text, Told, Left).
test(other_comments_are_none,
     [ forall(member(Text, [ "", "5s left", "1/2 point", "a fork", "12.5",
                             "+0.355/12", "mistake: 62% to win", "0.351s e4"
                           ])),
       fail
     ]) :-
    comment_thought(Text, _, _).
test(a_match_has_the_mean_depth, Depths == [2,none]) :-
    match(wali, search([depth(2),threads(1),hash(1)]), random, Result,
          [games(1), seed(1), config([size(3-3)]), max_plies(2)]),
    Means = Result.depths,
    maplist([Mean,Depth]>>( Mean == none
                          ->  Depth = none
                          ;   Depth is round(Mean)
                          ),
            Means, Depths).

:- end_tests(thoughts).

:- public first/2, seen/1.

first(State, Move) :-
    wali:valid_moves(State, [Move|_]).

seen(Line) :-
    nb_setval(test_thought, Line).

%   Calls Goal with a new File.

:- meta_predicate with_file(-, 0).

with_file(File, Goal) :-
    setup_call_cleanup(tmp_file(thought, File),
                       Goal,
                       catch(delete_file(File), error(_, _), true)).

:- public keep/1.                       % goal of on_game(Goal)

keep(Record) :-
    nb_setval(test_thought, Record).

short_tournament(Players, Options, Table) :-
    tournament(wali, Players, Table,
               [ games(2), seed(1), jobs(1), config([size(3-3)]), opening(2)
               | Options
               ]).

:- begin_tests(thoughts_in_files).

test(a_record_is_read_as_it_was_written, Read == Kept) :-
    same_search(Player),
    with_file(File,
              ( match(wali, Player, random, _,
                      [ games(1), config([size(3-3)]), opening(2),
                        record(File), on_game(test_thought:keep)
                      ]),
                read_records(File, [Read])
              )),
    nb_getval(test_thought, Kept).
test(its_last_tag_has_the_thoughts, Thoughts-Comments ==
     [1-thought(0.35,12,1.2), 2-thought(none,none,3)]-
     ["+0.35/12 1.2s", "3s, late", "a fork"]) :-
    Text = "[Game \"wali\"]\n[Result \"*\"]\n\n\c
            1. a0 {+0.35/12 1.2s} 2. e4 {3s, late} 3. a2 {a fork} *\n",
    text_records(Text, test_thought:start, [record(Tags, Plies)]),
    last(Tags, thoughts-Thoughts),
    findall(Comment, member(ply(_, Comment), Plies), Comments).
test(a_record_without_thoughts_has_no_such_tag, Names == ['Game','Result']) :-
    text_records("[Game \"wali\"]\n[Result \"*\"]\n\n1. a0 {a fork} *\n",
                 test_thought:start, [record(Tags, _)]),
    pairs_keys(Tags, Names).
test(a_game_that_goes_on_keeps_them, Kept == [1-thought(0.35,12,1.2)]) :-
    Text = "[Game \"wali\"]\n[Result \"*\"]\n\n1. a0 {+0.35/12 1.2s} *\n",
    text_records(Text, test_thought:start, [Record]),
    play_match(wali, random, random, _,
               [resume(Record), max_plies(1), as_record(record(Tags, _))]),
    memberchk(thoughts-Thoughts, Tags),
    findall(N-T, ( member(N-T, Thoughts), N =< 1 ), Kept).
test(a_journal_has_them_and_plays_on, Tags-Again == Records-Table) :-
    same_search(Player),
    Players = [Player,random],
    with_file(Journal,
      with_file(File1,
        with_file(File2,
          ( short_tournament(Players, [journal(Journal),record(File1)], Table),
            short_tournament(Players,
                             [journal(Journal),resume(true),record(File2)],
                             Again),
            read_records(File1, Records),
            read_records(File2, Tags),
            read_journal(Journal, Plan, Lines)
          )))),
    schedule(Plan, Schedule),
    journal_lines(Lines, [Line|_]),
    line_game(Schedule, Line, Game, _, Comments),
    arg(7, Game, Plies),
    length(Comments, Count),
    assertion(Count == Plies),
    Comments = [Opening1,Opening2,First|_],
    assertion(Opening1-Opening2 == ""-""),
    assertion(comment_thought(First, thought(_, 2, _), "")),
    Records = [record(AllTags, _)|_],
    assertion(memberchk(thoughts-[3-_|_], AllTags)).
test(a_line_with_other_comments_is_no_game,
     [ forall(member(Comments, ["1.2s","1.2s,0s,0s","x,0s","0s}1s,0s"])),
       fail
     ]) :-
    two_plies(Comments, Line),
    line_game(schedule(2, meetings(1-2)), Line, _, _, _).
test(a_line_without_comments_is_one, Found == []) :-
    line_game(schedule(2, meetings(1-2)), "1\t1-0\trules\t2\ta0 b1", _, _,
              Found).
test(a_line_with_comments_is_one, Found == ["","+0.35/12 1.2s"]) :-
    two_plies(",+0.35/12 1.2s", Line),
    line_game(schedule(2, meetings(1-2)), Line, _, _, Found).

:- end_tests(thoughts_in_files).

:- public start/3.                      % of text_records/3

start(_, wali, State) :-
    load_game(wali, _),
    wali:initial_state(default, State).

two_plies(Comments, Line) :-
    string_concat("1\t1-0\trules\t2\ta0 b1\t", Comments, Line).

                /*******************************
                *         ADJUDICATION         *
                *******************************/

%   Players 1 and 2 move in turn with Scores.

timeline_of(Scores, Timeline) :-
    history([], History),
    clock([], Clock),
    timeline(0, History, Clock, Start),
    foldl(scored, Scores, 1-Start, _-Timeline).

scored(Score, N-Timeline0, Next-Timeline) :-
    on_timeline(Timeline0, State0, _, Clock),
    State is State0+1,
    played(N, State, thought(Score, 1, 0), State, Clock, Timeline0, Timeline),
    Next is 3-N.

ended(Options, Scores, Reason) :-
    adjudication_rules(Options, Rules),
    timeline_of(Scores, Timeline),
    (   adjudicated(Rules, Timeline, Reason0)
    ->  Reason = Reason0
    ;   Reason = none
    ).

%   ends(?Options, ?Scores, ?Reason)

ends([], [-9,9,-9,9,-9,9], none).
ends([resign([movecount(2),score(3)])], [-3,0,-3], adjudicated_loss(1)).
ends([resign([movecount(2),score(3)])], [-3,0,-2.9], none).
ends([resign([movecount(2),score(3)])], [0,-4,0,loss(2)], adjudicated_loss(2)).
ends([resign([movecount(2),score(3)])], [-4,0,none,0,-4], none).
ends([resign([movecount(2),score(3)])], [-4], none).
ends([resign([movecount(2),score(3),twosided(true)])], [-4,2,-4,4], none).
ends([resign([movecount(2),score(3),twosided(true)])], [-4,3,-4,win(3)],
     adjudicated_loss(1)).
ends([resign([])], [-5,0,-5,0,-5], adjudicated_loss(1)).
ends([draw([movenumber(4),movecount(2),score(0.1)])], [0,0.1,-0.1,0],
     adjudicated_draw).
ends([draw([movenumber(5),movecount(2),score(0.1)])], [0,0.1,-0.1,0], none).
ends([draw([movenumber(4),movecount(2),score(0.1)])], [0,0.2,-0.1,0], none).
ends([draw([movenumber(4),movecount(2),score(0.1)])], [0,none,-0.1,0], none).
ends([draw([movenumber(0),movecount(1),score(9)])], [win(3),0], none).
ends([draw([movenumber(0),movecount(1),score(9)])], [0], none).

even([draw([movenumber(0),movecount(1),score(20)])]).

:- begin_tests(adjudication).

test(a_rule_ends_a_game, [ forall(ends(Options, Scores, Reason)),
                           true(Ended == Reason)
                         ]) :-
    ended(Options, Scores, Ended).
test(a_wrong_rule_is_an_error,
     [ forall(member(Option-Formal,
                     [ resign([movecount(0)])-type_error(_, 0),
                       resign([score(-1)])-type_error(nonneg, -1),
                       resign([moves(3)])-
                       domain_error(resign_rule_option, moves(3)),
                       draw([twosided(true)])-
                       domain_error(draw_rule_option, twosided(true)),
                       draw(3)-type_error(_, 3)
                     ])),
       error(Formal, _)
     ]) :-
    match(wali, random, random, _, [Option]).
test(a_match_tells_who_lost, Ends-Score == [adjudicated_loss(2)-2]-1) :-
    match(wali, search([depth(4),threads(1),hash(1)]),
          search([depth(1),threads(1),hash(1)]), Result,
          [games(2), seed(3), jobs(1), resign([movecount(2),score(2)])]),
    _{ends:Ends, score:Score} :< Result.
test(a_draw_ends_a_game_when_both_have_a_score, Ended-Plies-Winner ==
     adjudicated_draw-2-draw) :-
    even(Rules),
    Player = search([depth(1),threads(1),hash(1)]),
    play_match(wali, Player, Player, Winner,
               [ended(Ended), moves(Moves)|Rules]),
    length(Moves, Plies).
test(a_player_without_scores_plays_on, Ended == max_plies) :-
    even(Rules),
    play_match(wali, random, random, _, [ended(Ended),max_plies(6)|Rules]).
test(a_person_is_told_why) :-
    even(Rules),
    Player = search([depth(1),threads(1),hash(1)]),
    with_output_to(string(Text),
                   play_match(wali, Player, Player, _, [show(true)|Rules])),
    assertion(sub_string(Text, _, _, _, "scores of both players")).
test(journal_and_records_keep_the_rule,
     Reasons-Termination == [adjudicated_draw]-"adjudicated_draw") :-
    even(Rules),
    Players = [search([depth(1),hash(1)]),search([depth(2),hash(1)])],
    with_file(Journal,
      with_file(File,
        ( short_tournament(Players, [journal(Journal)|Rules], Table),
          short_tournament(Players,
                           [journal(Journal),resume(true),record(File)|Rules],
                           Again),
          catch(short_tournament(Players, [journal(Journal),resume(true)], _),
                Error, true),
          read_records(File, [record(Tags, _)|_])
        ))),
    assertion(Again == Table),
    assertion(subsumes_term(error(domain_error(journal_of_tournament, _), _),
                            Error)),
    findall(Reason, member(game(_,_,_,_,_,Reason,_), Table.games), All),
    sort(All, Reasons),
    memberchk('Termination'-Termination, Tags).

test(a_rule_of_defaults_is_one_in_a_plan, Planned == Rule) :-
    Players = [random,random],
    with_file(Journal,
              ( short_tournament(Players, [journal(Journal),resign([])], _),
                read_journal(Journal, Plan, _)
              )),
    term_data(Planned, Plan.resign),
    whole_rules([resign([])], [resign(Rule)]).

:- end_tests(adjudication).
