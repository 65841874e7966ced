/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_old_files, [test_old_files/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/game_tab').
:- use_module('../../prolog/tabuleiro/match/read_record').
:- use_module('../../prolog/tabuleiro/match/record').
:- use_module('../../prolog/tabuleiro/match/saved', [recorded_players/4]).
:- use_module('../../prolog/tabuleiro/search/book').
:- use_module('../../prolog/tabuleiro/tournament/journal').
:- use_module('../../prolog/tabuleiro/tournament/plan').
:- use_module('../../prolog/tabuleiro/tournament/play_plan').
:- use_module('../../prolog/tabuleiro/statistics/result').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').

/** <module> Reading files that earlier versions wrote

The files are those of tests/fixtures/0.2.0, see its README.
*/

test_old_files :-
    run_tests([ old_paths, old_records, old_journals, old_settings, old_books,
                old_tabs
              ]).

old_file(Relative, File) :-
    root(Root),
    atomic_list_concat([Root,'/tests/fixtures/0.2.0/',Relative], File).

%   Calls Goal with a copy of Files, a list of From-Name, in Folder.

:- meta_predicate with_copies(+, -, 0).

with_copies(Files, Folder, Goal) :-
    tmp_file(old, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        ( forall(member(From-Name, Files),
                 ( directory_file_path(Folder, Name, To),
                   file_directory_name(To, Directory),
                   make_directory_path(Directory),
                   copy_file(From, To)
                 )),
          Goal
        ),
        delete_directory_and_contents(Folder)).

                /*******************************
                *            RECORDS           *
                *******************************/

%   record(?File, ?Number, ?Plies, ?Position): the game Number of File has Plies
%   plies and ends in Position.

record(wali, 1, 28, "W2W/B3/W3/W1WW/W2B_B_move_-,-_go-back-allowed,take-any").
record(wali, 2, 31,
       "W3/B1B1/1B2/1BB1/WB1B_W_move_-,-_go-back-allowed,take-any").
record(wali, 3, 12, "1W1B1/W1B2/3B1/1BW1W/1W1W1/1B2B_W_drop").
record(wali, 4, 12, "2WBW/1W3/1B1B1/2BW1/1B1B1/W1W2_W_drop").
record(waldmeister, 1, 10, "swapped:1:x/ox/ocm/mo/m_333131233-332232233_2").
record(waldmeister, 2, 9, "kept:1:b/yc/zbn/am/y_222233323-323323322_2").
record(waldmeister, 3, 4, "c/nc/m_332323333-332233333_1_2-1").
record(waldmeister, 4, 4, "x/bz/x_333333133-323333332_1_2-1").
record(tactigon, 1, 4,
       "x1c1x1/c2s1t1s2c3/x1t2S1t3x1/c4x2c6c5/x7/x7/x1s3x3/C2T1x1T2C3/\c
        x1S2PS3x1/C4x1T3x1C5/C6_cian_advanced1,advanced2").
record(tactigon, 2, 3,
       "x1c1x1/c2s1t1s2c3/x1t2pt3x1/c4x3c5/x3c6x3/x7/x5/C2T1x1T2C3/\c
        x1S2s3S3C5/C4x1T3x2/C6_red_advanced1,advanced2").
record(tactigon, 3, 7,
       "x2c1x1/x1c2s1t1s2c3/x2t2S2x2/x2c4x1c5x1/x5t3/x6c6x1/x4T2x3/x3C6x2/\c
        x3C1x2/x1C2T1S1x1C3/x3PS3x1/x2C4T3C5x1/x1_cian_advanced1").
record(mitsudomoe, 1, 3, "3BB/4B/W1b2/W4/wW3_B_ball_official").
record(mitsudomoe, 2, 1, "2wBB/4B/5/W4/WW3_W_ball_official").
record(mitsudomoe, 3, 37, "3W.bW.b/2bw.bW.b/5/B1B.w2/B.w4_B_ring").
record(annotated, 1, 28,
       "W2W/B3/W3/W1WW/W2B_B_move_-,-_go-back-allowed,take-any").
record(saved, 1, 3, "4/2B1/1W1W/4_B_drop").
record(saved, 2, 1, "first:White:3BB/4B/1w3/W4/WW3_W_ball").
record(saved, 3, 0, "B1B/WBW/1W1_B_move_-,-").

%   tags(?File, ?Number, ?Tags): the game Number of File has Tags.

tags(wali, 1, [ 'Player1'-"level(3)", 'Player2'-"random", 'Round'-"1",
                'Seed'-"1", 'Date'-"2026.11.22", 'Termination'-"rules",
                'Result'-"1-0"
              ]).
tags(wali, 3, [ 'Player1'-"search([nodes(2000),threads(1)])",
                'Player2'-"bot(wali_reference,2)",
                'Termination'-"max_plies", 'Result'-"1/2-1/2"
              ]).
tags(waldmeister, 1, ['Game'-"waldmeister_pie", 'Config'-"[size(3)]"]).
tags(waldmeister, 3,
     [ 'Player1'-"engine('build/tabuleiro-ugi waldmeister',\c
                  [nodes(1000),set(['Threads'=1]),name(fast)])",
       'Config'-"[size(2),goals(2-1)]"
     ]).
tags(saved, 1, ['Player1'-"human", 'Result'-"*"]).
tags(saved, 3, ['FEN'-"B1B/WBW/1W1_B_move_-,-"]).

old_records(Name, Records) :-
    atomic_list_concat(['records/',Name,'.txt'], Relative),
    old_file(Relative, File),
    read_records(File, Records).

old_record(Name, Number, Record) :-
    old_records(Name, Records),
    nth1(Number, Records, Record).

%   The files that a user's game imported in 0.2.0 have the same paths.

:- begin_tests(old_paths).

test(they_lead_to_what_is_there_now,
     [forall(member(Name, [checks,game,shape_clauses,shapes]))]) :-
    format(atom(Old), '../../prolog/tabuleiro/interface/~w', [Name]),
    format(atom(New), '../../prolog/tabuleiro/game/~w', [Name]),
    module_property(test_old_files, file(Here)),
    forall(member(Relative, [Old,New]),
           ( absolute_file_name(Relative, Path,
                                [relative_to(Here), file_type(prolog)]),
             load_files(Path, [if(not_loaded), imports([])])
           )),
    atom_concat(tabuleiro_interface_, Name, OldModule),
    atom_concat(tabuleiro_, Name, NewModule),
    module_property(OldModule, exports(Exports)),
    module_property(NewModule, exports(Exports1)),
    msort(Exports, Same),
    msort(Exports1, Same1),
    assertion(Same == Same1).

:- end_tests(old_paths).

:- begin_tests(old_records).

test(they_end_where_they_ended,
     [ forall(record(Name, Number, Plies, Position)),
       true(Count-Text == Plies-Position)
     ]) :-
    old_record(Name, Number, Record),
    record_moves(Record, Moves),
    length(Moves, Count),
    record_start(Record, Game, _),
    record_states(Record, States),
    last(States, State),
    state_notation(Game, State, Text).
test(each_file_has_its_games_and_no_more, Counts == Expected) :-
    findall(Name-Count,
            aggregate(count, N^P^T^record(Name, N, P, T), Count),
            Expected),
    findall(Name-Count,
            ( member(Name-_, Expected),
              old_records(Name, Records),
              length(Records, Count)
            ),
            Counts).
test(they_have_their_tags, [forall(tags(Name, Number, Expected))]) :-
    old_record(Name, Number, record(Tags, _)),
    for_all(member(Tag, Expected), assertion(memberchk(Tag, Tags))).
test(they_have_their_comments, Comments == Expected) :-
    Expected = [ "mistake: 62% to win instead of 72%, c0 is better",
                 "inaccuracy: 41% to win instead of 48%, d3 is better",
                 "inaccuracy: 87% to win instead of 96%, a3 is better",
                 "mistake: 4% to win instead of 22%, b3 is better",
                 "blunder: 18% to win instead of 99%, b2 is better",
                 "mistake: 5% to win instead of 16%, a1-b1 is better"
               ],
    old_record(annotated, 1, record(_, Plies)),
    findall(Comment, ( member(ply(_, Comment), Plies), Comment \== "" ),
            Comments).
test(their_players_go_on, Players == [human,level(3)]) :-
    old_record(saved, 2, Record),
    load_game(mitsudomoe, _),
    recorded_players(Record, mitsudomoe, [random,random], Players).
test(records_are_the_same_when_written_and_read_again,
     [forall(record(Name, Number, _, _)), true(Again == [Record])]) :-
    old_record(Name, Number, Record),
    setup_call_cleanup(
        tmp_file_stream(File, Out, [encoding(utf8)]),
        write_record(Out, Record),
        close(Out)),
    call_cleanup(read_records(File, Again), delete_file(File)).

:- end_tests(old_records).

                /*******************************
                *           JOURNALS           *
                *******************************/

%   journal(?Name, ?Games, ?Points): the journal has Games games, in which its
%   players have won Points half points.

journal(finished,    24, [5,3,20,20]).
journal(sprt,        14, [28,0]).
journal(interrupted, 35, [69,1,0]).
journal(killed,      34, [67,1,0]).

points_in(Games, Player, Points) :-
    member(Game, Games),
    Game = game(_, _, First, Second, _, _, _),
    memberchk(Player, [First,Second]),
    game_points(Game, Player, Points).

old_journal(Name, Plan, Games) :-
    atomic_list_concat(['journals/',Name,'.journal'], Relative),
    old_file(Relative, File),
    read_journal(File, Plan, Journal),
    schedule(Plan, Schedule),
    journal_lines(Journal, Lines),
    findall(Game,
            ( member(Line, Lines), line_game(Schedule, Line, Game, _, _) ),
            Games).

:- begin_tests(old_journals).

test(their_games_count,
     [ forall(journal(Name, Games, Points)),
       true(Count-Sums == Games-Points)
     ]) :-
    old_journal(Name, Plan, Played),
    length(Played, Count),
    findall(Sum,
            ( nth1(Player, Plan.names, _),
              aggregate_all(sum(Points1),
                            points_in(Played, Player, Points1),
                            Sum)
            ),
            Sums).
test(a_plan_has_its_players_and_limits,
     Names-[Seed,Opening,Plies,Games]-Date ==
     [ "random", "level(1)", "search([nodes(200),threads(1)])",
       "engine('build/tabuleiro-ugi wali',[nodes(100),name(fast)])"
     ]-[1,2,30,4]-"2026.11.22") :-
    old_journal(finished, Plan, _),
    _{ names:Names, seed:Seed, opening:Opening, max_plies:Plies,
       games:Games, date:Date } :< Plan.
test(a_game_has_its_result_and_moves,
     Game-Moves-Comments ==
     game(4,2,3,1,'1-0',rules,12)-
     "c2 a0 c0 c1 a1 a2 a1-b1 a2-a1 c0-b0 c1-c0 c2-b2 xa1"-[]) :-
    old_file('journals/finished.journal', File),
    read_journal(File, Plan, Journal),
    schedule(Plan, Schedule),
    journal_lines(Journal, Lines),
    nth1(4, Lines, Line),
    line_game(Schedule, Line, Game, Moves, Comments).
test(they_do_not_tell_their_engine_and_go_on_anyway,
     error(_, context(_, tabuleiro(no_hash(_, "0.2.0"))))) :-
    old_file('journals/sprt.journal', File),
    with_copies([File-journal], Folder,
        ( directory_file_path(Folder, journal, Copy),
          tournament(wali, [level(3),random], _,
                     [ journal(Copy), resume(true), games(40), opening(2),
                       config([size(3-3)]), sprt([elo0(0),elo1(200)])
                     ])
        )).
test(a_test_goes_on_where_it_was, Verdict-Count == h1-14) :-
    old_file('journals/sprt.journal', File),
    with_copies([File-journal], Folder,
        ( directory_file_path(Folder, journal, Copy),
          tournament(wali, [level(3),random], Table,
                     [ journal(Copy), resume(anyway), games(40), opening(2),
                       config([size(3-3)]), sprt([elo0(0),elo1(200)])
                     ])
        )),
    Table.sprt = sprt(_, _, _, Verdict),
    length(Table.games, Count).
test(one_that_was_killed_is_played_to_its_end,
     Lost-Count == []-40) :-
    old_journal(killed, _, Games),
    old_file('journals/killed.journal', File),
    with_copies([File-journal], Folder,
        ( directory_file_path(Folder, journal, Copy),
          tournament(waldmeister,
                     [search([algorithm(mcts),nodes(20000)]),level(1),random],
                     Table,
                     [ journal(Copy), resume(anyway), games(20), gauntlet(true),
                       pie(true), config([size(3)]), jobs(1)
                     ])
        )),
    length(Table.games, Count),
    subtract(Games, Table.games, Lost).

:- end_tests(old_journals).

                /*******************************
                *     SETTINGS, BOOKS, TABS    *
                *******************************/

%   setting(?Game, ?Line): the menus of Game show Line.

setting(wali, "Board size: 4-7").
setting(wali, "What a run of three takes: any stone").
setting(wali, "Warning of a first turn that loses at once: off").
setting(wali, "View flip (turns the board round): on").
setting(tactigon, "Start: Red level 7 (strong), Cyan human").
setting(tactigon, "Pie rule: after the first turn the other may change sides: \c
                   on").
setting(waldmeister,
        "Start: Player 1 level 3 (weak), Player 2 level 4 (modest)").
setting(waldmeister, "Board size: 5").
setting(mitsudomoe, "Start: White human, Black program \c
                     build/tabuleiro-ugi mitsudomoe").
setting(mitsudomoe, "Rules: those of the published game").

:- begin_tests(old_settings).

test(the_menus_have_them) :-
    old_file('tabuleiro.settings', File),
    with_copies([File-'swi-prolog/tabuleiro.settings'], Folder,
        run_swipl(['LC_ALL'='C.UTF-8','XDG_CONFIG_HOME'=Folder,'HOME'=Folder],
                  [ '-g', "forall(member(G,[wali,tactigon,waldmeister,\c
                                             mitsudomoe]),\c
                                   (print(menus(G)),play_game(G)))",
                    '-t', halt,
                    'prolog/tabuleiro/game/games.pl',
                    'prolog/tabuleiro/play/menu.pl'
                  ],
                  "s\nq\nq\ns\nq\nq\ns\nq\nq\ns\nq\nq\n", Output, Errors,
                  Status)),
    assertion(Errors-Status == ""-exit(0)),
    for_all(setting(Game, Line),
            ( format(string(Title), "menus(~w)", [Game]),
              sub_string(Output, _, _, After, Title),
              sub_string(Output, _, After, 0, Rest),
              (   sub_string(Rest, End, _, _, "menus(")
              ->  sub_string(Rest, 0, End, _, Shown)
              ;   Shown = Rest
              ),
              assertion(sub_string(Shown, _, _, _, Line))
            )).

:- end_tests(old_settings).

:- begin_tests(old_books).

test(a_book_has_its_positions,
     Count-Choices == 5-[45-"b2",32-"a3",28-"d4",28-"b4"]) :-
    old_file('wali-book.txt', File),
    read_book(File, Positions),
    length(Positions, Count),
    memberchk(position("5/5/5/2WB1/5/5_W_drop", 3, Choices, 9), Positions).
test(a_book_has_its_lines, Texts == ["d4"]) :-
    old_file('wali-book.txt', File),
    load_game(wali, _),
    wali:initial_state(default, State),
    book_lines(File, wali, State, Lines),
    findall(Text,
            ( member(Line, Lines),
              wali:move_notation(State, Line.move, Text)
            ),
            Texts).

:- end_tests(old_books).

%   tab(?Name, ?Folder, ?Depth, ?Count): with its tab, the program Name of
%   tests/corpus/Folder has Count positions at Depth.

tab(coins,  '',      3, 8).
tab(cuts,   '',      3, 120).
tab(drop,   '',      3, 125).
tab(frogs,  '',      3, 8).
tab(heaps,  '',      1, 9).
tab(islands, '',     3, 120).
tab(pie,    '',      2, 256).
tab(sowing, '',      1, 4).
tab(trade,  '',      1, 24).
tab(lajes,  'lajes/', 1, 56).
tab(saltos, 'saltos/', 3, 64).

%   option(?Name, ?Option): the tab of the program Name has Option.

option(coins,   jobs(1)).
option(cuts,    players([north,south])).
option(drop,    predicates([initial(config,state),value(arg(1),player,v)])).
option(frogs,   config(2/5)).
option(frogs,   template(X-Y-go(X,Y))).
option(heaps,   turn(alternate)).
option(islands, winners([-1-draw])).
option(pie,     predicates([initial_state(config(1),config(2),state)])).
option(sowing,  levels([1-easy,2-hard])).
option(trade,   quiet(true)).
option(lajes,   players([vertical,horizontal])).
option(saltos,  turn(arg(3))).

old_tab(Name, Tab) :-
    atomic_list_concat(['tabs/',Name,'.tab'], Relative),
    old_file(Relative, Tab).

:- begin_tests(old_tabs).

test(they_say_what_they_said, [forall(option(Name, Option))]) :-
    old_tab(Name, Tab),
    read_tab(Tab, user, Options),
    once(( member(Said, Options), Said =@= Option )).
test(their_programs_are_played_as_they_say,
     [ forall(tab(Name, Subfolder, Depth, Count)),
       true(N-Notes == Count-[])
     ]) :-
    old_tab(Name, Tab),
    root(Root),
    format(atom(Program), '~w/tests/corpus/~w~w.pl', [Root,Subfolder,Name]),
    file_base_name(Program, Base),
    file_base_name(Tab, TabBase),
    with_copies([Program-Base,Tab-TabBase], Folder,
        ( directory_file_path(Folder, Base, File),
          adopt_game(File, [], Game, Guesses),
          Game:initial_state(default, State),
          perft(Game, State, Depth, N)
        )),
    findall(Note, member(note(Note), Guesses), Notes).

:- end_tests(old_tabs).
