/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_compare, [test_compare/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(readutil)).
:- use_module('../fixtures/older', []).
:- use_module('../support/message_text').
:- use_module('../support/mutant').
:- use_module('../support/run_swipl').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/compare/side_names').
:- use_module('../../prolog/tabuleiro/compare/shrink', [difference_query/3]).

/** <module> Planted bugs are found and shrunk; correct games have none
*/

test_compare :-
    run_tests([compare_games, difference_query, by_play, side_names]).

%!  bug(?Game, ?Bug, ?Source, ?Old, ?New, ?Predicate, ?Plies) is nondet.
%
%   With New instead of Old in Source, Game has Bug: a call of Predicate
%   shows it after no more than Plies plies.

bug(waldmeister, missing_direction, board,
    "direction(left,       _, _,    0, -1).\n", "",
    valid_moves, 1).
bug(waldmeister, wrong_score, groups,
    "between(1, 3, Attribute)", "between(1, 2, Attribute)",
    value, 1).
bug(waldmeister, forgotten_hand, reference,
    "    hand_of(Player, State, Hand),
    member((Tree,Count), Hand),
    Count > 0.", "    hand_of(Player, State, Hand),
    member((Tree,_), Hand).",
    valid_moves, 16).
bug(waldmeister, slides_one_cell, board,
    "    (   To = Cell
    ;   step(Size, Direction, Cell, Next),
        slide_on(Board, Size, Direction, Next, To)
    ).", "    _ = Size-Direction,
    To = Cell.",
    valid_moves, 1).
bug(waldmeister, wrong_winner, reference,
    "leader(=, draw).", "leader(=, 1).",
    game_over, 9).
bug(waldmeister, state_loses_goals, reference,
    "    NewTurn is 3-Turn.", "    NewTurn is 3-Turn,
    Goals = [].",
    move, 0).
bug(waldmeister, accepts_what_it_does_not_list, reference,
    "    slide(Board, Size, _, From, To),
    !.

play_ply", "    on_board(Size, To),
    !.

play_ply",
    move, 9).
bug(waldmeister, best_move_missing, reference,
    "        sort(Moves0, Moves)
    ;   Moves = []", "        sort(Moves0, [_|Moves])
    ;   Moves = []",
    best_moves, 9).
bug(waldmeister, throws_when_two_wins, reference,
    "leader(<, 2).", "leader(<, _) :- _ is 1/0.",
    game_over, 9).
bug(waldmeister, bot_fails, reference,
    ":- rules(waldmeister,",
    ":- initialization(( abolish(choose_move/3),
                     assertz((choose_move(_, _, _) :- fail))
                   )).
:- rules(waldmeister,",
    choose_move, 0).
bug(wali, missing_direction, board,
    "adjacent(Column-Row, Column-Up)    :- Up is Row-1.\n", "",
    valid_moves, 2).
bug(wali, forgotten_rule_of_going_back, reference,
    "    \\+ goes_back(Move, Color, Lasts),", "    ground(Lasts),",
    valid_moves, 16).
bug(wali, wrong_value, reference,
    "1000*(Own-Others) + Outcome", "1000*(Own+Others) + Outcome",
    value, 0).
bug(wali, two_stones_are_enough, reference,
    "Count =< 2.", "Count < 2.",
    game_over, 16).
bug(wali, state_keeps_the_last_move, reference,
    "(   move_cells(Last, _, Cell)", "(   move_cells(Last, Cell, Cell)",
    move, 16).
bug(wali, best_moves_are_the_worst, reference,
    "max_member(Best-_, Scored)", "min_member(Best-_, Scored)",
    best_moves, 16).

%!  mutant(+Game, +Bug, -Mutant) is det.

mutant(Game, Bug, Mutant) :-
    once(bug(Game, Bug, Source, Old, New, _, _)),
    atomic_list_concat([Game,Bug], '_', Mutant),
    plant(Source, Game, Mutant, Old, New).

%   A mutant of the reference, or one that uses a mutant of a part of it.

plant(reference, Game, Mutant, Old, New) :-
    !,
    atomic_list_concat(['games/',Game,'/reference.pl'], Source),
    load_mutant(Source, Mutant, Old, New).
plant(Part, Game, Mutant, Old, New) :-
    atomic_list_concat(['games/',Game,/,Part,'.pl'], Source),
    atomic_list_concat([Mutant,Part], '_', Changed),
    load_mutant(Source, Changed, Old, New),
    format(string(Import), ":- use_module(~w).", [Part]),
    format(string(Use), ":- add_import_module(~q, ~q, start).",
           [Mutant,Changed]),
    plant(reference, Game, Mutant, Import, Use).

%   The options of the games before the bug is found: small and quick.

options(waldmeister, [config([size(4),goals(2-1)]),games(6)]).
options(wali, [config([size(4-3)]),games(4)]).

compare(Game1, Game2, Game, Report, Options0) :-
    options(Game, Options1),
    by_count(Options2),
    append(Options1, [seed(1)|Options2], Others),
    merge_options(Options0, Others, Options),
    compare_games(Game1, Game2, Report, Options).

%   Limits that are the same on any machine.

by_count([seconds(inf),states(20),tries(3)]).

%   The difference between a mutant and the game that runs in C. The random
%   games of this seed have a drawn one, which shows wrong_winner.

found(Game, Bug, Difference, Options) :-
    mutant(Game, Bug, Mutant),
    load_game(Game, Game),
    compare(Mutant, Game, Game, Report, [seed(3)|Options]),
    Difference = Report.difference.

:- begin_tests(compare_games).

test(finds_and_shrinks,
     [ forall(bug(Game, Bug, _, _, _, Predicate, Most)),
       true(Name-true == Predicate-Few)
     ]) :-
    found(Game, Bug, Difference, []),
    functor(Difference.call, Name, _),
    length(Difference.moves, Plies),
    (   Plies =< Most
    ->  Few = true
    ;   Few = Plies
    ).
test(a_small_config_shows_it_best, Config-Plies == [size(2)]-1) :-
    found(waldmeister, wrong_score, Difference, [config([size(6)])]),
    Config = Difference.config,
    length(Difference.moves, Plies).
test(the_moves_lead_to_the_state, NewState == State) :-
    found(wali, forgotten_rule_of_going_back, Difference, []),
    _{config:Config, moves:Moves, state:State} :< Difference,
    wali:initial_state(Config, State0),
    foldl(wali_move, Moves, State0, NewState).
test(finds_nothing_where_nothing_is,
     [ forall(game_name(Game)), Difference-Faults == none-[] ]) :-
    both(Game, Reference),
    quick(Game, Reference, Report,
          [levels([1,2]), matches(2), states(5), predicates([])]),
    Difference = Report.difference,
    findall(Fault,
            ( member(_-Result, Report.matches),
              member(Fault, Result.faults)
            ),
            Faults).
test(order_is_no_difference, Difference == none) :-
    load_mutant('games/wali/reference.pl', wali_other_order,
                "sort(Moves0, Moves)", "sort(0, @>=, Moves0, Moves)"),
    compare(wali_other_order, wali, wali, Report,
            [predicates([]), matches(0)]),
    Difference = Report.difference.
test(a_move_twice_is_a_difference, Moves1 == Twice) :-
    load_mutant('games/wali/reference.pl', wali_moves_twice,
                "sort(Moves0, Moves)", "append(Moves0, Moves0, Moves)"),
    compare(wali_moves_twice, wali, wali, Report, []),
    answer(Moves1)-answer(Moves2) = Report.difference.answers,
    append(Moves2, Moves2, Twice0),
    msort(Twice0, Twice).
test(every_predicate_is_timed,
     Names == [ player_to_move, valid_moves, move, game_over, value,
                move_notation, best_moves_1, choose_move_1, best_moves_2,
                choose_move_2, valid_moves_of_board, game_over_of_board,
                choose_move_of_board, move_of_board, match_, get_piece,
                set_piece, check_cross, get_best_play
              ]) :-
    both(wali, Reference),
    quick(wali, Reference, Report, [states(2), matches(0)]),
    findall(Name,
            ( member(time(Name, Time1, Time2, Ratio), Report.times),
              Time1 > 0,
              abs(Ratio - Time2/Time1) < 1.0e-6
            ),
            Names).
test(only_what_is_asked_for,
     Levels-Times-Matches == [1]-[move]-[]) :-
    both(wali, Reference),
    quick(wali, Reference, Report,
          [levels([1]), predicates([move]), matches(0)]),
    findall(L, member(L-_, Report.levels), Levels),
    findall(T, member(time(T,_,_,_), Report.times), Times),
    Matches = Report.matches.
test(a_seed_repeats_the_games, Counts1 == Counts2) :-
    both(wali, Reference),
    maplist(seeded_counts(Reference), [3,3], [Counts1,Counts2]).
test(a_bot_that_is_too_slow_is_left_out, Levels == [1-0]) :-
    load_mutant('games/wali/reference.pl', wali_slow_bot,
                "level_moves(_, State, []) :-",
                "level_moves(_, _, _) :- sleep(3600).
level_moves(_, State, []) :-"),
    compare(wali_slow_bot, wali_slow_bot, wali, Report,
            [seconds(0.02), levels([1]), predicates([]), matches(0)]),
    Levels = Report.levels.
test(original_predicates_are_compared, Name-Pasted == get_best_play-true) :-
    load_mutant('games/wali/reference.pl', wali_other_best_play,
                "wali_original:get_best_play(wali_reference, BoardOfColor, \c
                 Turn, Move)",
                "Move = BoardOfColor-Turn"),
    load_game(wali, wali),
    compare(wali_other_best_play, wali, wali, Report, [levels([])]),
    original(Name, _) = Report.difference.call,
    sub_text(Report.difference.query, "Game1:get_best_play("),
    Pasted = true.
test(random_predicates_need_not_agree, Difference == none) :-
    load_mutant('games/wali/reference.pl', wali_draws_otherwise,
                "bot_moves(1, State, Moves) :-",
                "bot_moves(1, State, Moves) :- random(_),"),
    compare(wali_draws_otherwise, wali, wali, Report,
            [levels([]), predicates([]), matches(0)]),
    Difference = Report.difference.
test(searches_are_not_compared, error(domain_error(level, 3))) :-
    compare_games(wali, wali, [levels([3])]).
test(unknown_predicate, error(domain_error(timed_predicate, moves))) :-
    quick(wali, wali, _, [predicates([moves]), levels([])]).
test(unknown_config, error(domain_error(config_option, sise(3)))) :-
    compare_games(wali, wali, _, [config([sise(3)])]).
test(unknown_game, error(existence_error(game, chequers))) :-
    compare_games(wali, chequers, []).
test(games_negative, error(type_error(nonneg, -1))) :-
    compare_games(wali, wali, _, [games(-1)]).

%   The output for a person.

test(tells_what_it_finds, Rest == []) :-
    both(wali, Reference),
    with_output_to(string(Text),
                   compare_games(wali, Reference,
                                 [ config([size(3-3)]), games(1), seed(1),
                                   levels([1]), matches(1), seconds(inf),
                                   predicates([valid_moves])
                                 ])),
    split_string(Text, "\n", "", Lines),
    maplist(line_with(Lines), ["They agree: ","times as fast","In 1 games"],
            [Agree,Faster,Won]),
    foldl(subtract_text,
          [ Agree-"They agree: ", Agree-" of 1 random game, 1 level of bots, ",
            Faster-"wali is ", Faster-" times as fast as wali_reference.",
            Won-"In 1 games between their bots wali wins ",
            Text-"level 1  ", Text-"valid_moves  ", Text-"get_best_play  "
          ], [], Rest).
line_with(Lines, Part, Line) :-
    member(Line, Lines),
    sub_string(Line, _, _, _, Part),
    !.

test(fails_after_it_tells_of_a_difference, Rest == []) :-
    mutant(wali, wrong_value, Mutant),
    load_game(wali, _),
    with_output_to(string(Text),
                   \+ compare_games(Mutant, wali,
                                    [seed(1), seconds(inf), tries(1)])),
    subtract_texts([ "They differ about value/3, after 0 plies.",
                     "wali answers 0\n", "To see it, paste this",
                     "Library:load_game(wali, Game2)"
                   ], Text, Rest).
test(two_games_are_not_one, Status == exit(1)) :-
    run_swipl(['-g', "compare_games(wali,waldmeister,\c
                                    [seconds(inf),tries(1)])",
               '-t', halt, 'prolog/tabuleiro.pl'], "", _, _, Status).
test(the_same_game_is_one, Status == exit(0)) :-
    run_swipl(['-g', "compare_games(wali,wali,[games(1),levels([]),\c
                                               predicates([])])",
               '-t', halt, 'prolog/tabuleiro.pl'], "", _, _, Status).

%   Queries as they are pasted into a new process that has the mutant.

test(the_query_tells_which_moves_differ, Status-true == exit(0)-Told) :-
    pasted(wali, missing_direction, Output, Status),
    told(Output, "Only1 = [0-0/", Told).
test(the_query_adapts_its_games, Status-true == exit(0)-Told) :-
    adapt_game(older, [players([white,black]),config(9)], Game1),
    adapt_game(older,
               [ name(older_the_other_way), players([black,white]),
                 config(9)
               ],
               Game2),
    compare_games(Game1, Game2, Report, [seed(1),seconds(inf),tries(1)]),
    string_concat(Report.difference.query, "\n", Line),
    run_swipl([], Line, Output, _, Status),
    told(Output, "[to_move(white,heap(9,0-0))]\n\c
                  [to_move(black,heap(9,0-0))]\n", Told).
test(the_query_prints_both_answers, Status-true == exit(0)-Told) :-
    pasted(wali, wrong_value, Output, Status),
    told(Output, "[6000]\n[0]\n", Told).

test(it_shows_what_it_is_busy_with_when_asked,
     Silent-Asked == ""-true) :-
    on_errors(quick_printed([]), Silent),
    on_errors(quick_printed([progress(true)]), Shown),
    (   sub_string(Shown, _, _, _, "random games")
    ->  Asked = true
    ;   Asked = Shown
    ).

:- end_tests(compare_games).

wali_move(Move, State, NewState) :-
    wali:move(State, Move, NewState).

both(Game, Reference) :-
    load_game(Game, Game),
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference).

%   Text is the output of Goal to user_error.

:- meta_predicate on_errors(0, -).

on_errors(Goal, Text) :-
    tmp_file(errors, File),
    stream_property(Old, alias(user_error)),
    setup_call_cleanup(
        ( open(File, write, New, [encoding(utf8)]),
          set_stream(New, alias(user_error))
        ),
        Goal,
        ( set_stream(Old, alias(user_error)),
          close(New)
        )),
    read_file_to_string(File, Text, [encoding(utf8)]),
    delete_file(File).

quick_printed(Options) :-
    with_output_to(string(_),
                   compare_games(wali, wali_reference,
                                 [ config([size(3-3)]), games(1), seed(1),
                                   levels([]), predicates([]), matches(0),
                                   seconds(0)
                                 | Options
                                 ])).

%   One game of the second config, which is small.

quick(Game1, Game2, Report, Options) :-
    load_game(Game1, _),
    Game1:game_info(Info),
    Info.configs = [_,Config|_],
    by_count(Limits),
    merge_options(Options,
                  [config(Config),games(1),seed(1),max_plies(40)|Limits],
                  AllOptions),
    compare_games(Game1, Game2, Report, AllOptions).

seeded_counts(Reference, Seed, Played-States) :-
    quick(wali, Reference, Report,
          [ seed(Seed), levels([]), predicates([]), matches(0) ]),
    _{played:Played, states:States} :< Report.

%   Rest are the Texts that do not occur in Text.

subtract_texts(Texts, Text, Rest) :-
    exclude(sub_text(Text), Texts, Rest).

subtract_text(Text-Part, Rest0, Rest) :-
    (   sub_text(Text, Part)
    ->  Rest = Rest0
    ;   Rest = [Part|Rest0]
    ).

sub_text(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

told(Output, Part, Told) :-
    (   sub_text(Output, Part)
    ->  Told = true
    ;   Told = Output
    ).

pasted(Game, Bug, Output, Status) :-
    found(Game, Bug, Difference, []),
    format(string(Load), "test_compare:mutant(~q,~q,_)", [Game,Bug]),
    string_concat(Difference.query, "\n", Line),
    run_swipl(['-g', Load, 'tests/prolog/test_compare.pl'], Line, Output, _,
              Status).

:- begin_tests(difference_query).

%   The query for Moves1 and Moves2 as answers to valid_moves/2.

query(Moves1, Moves2, Query) :-
    load_game(wali, _),
    wali:initial_state(default, State),
    difference_query(wali-wali_reference,
                     _{ state:State, call:valid_moves(State),
                        answers:answer(Moves1)-answer(Moves2)
                      },
                     Query).

test(moves_of_one_game_alone_are_shown,
     [true(sub_string(Query, _, _, _, "subtract(Xs1, Xs2, Only1)"))]) :-
    query([0-0,1-1], [1-1], Query).
test(equal_sets_of_moves_are_shown_as_they_are,
     [true(\+ sub_string(Query, _, _, _, "Only1"))]) :-
    query([0-0,1-1], [1-1,0-0], Query).

:- end_tests(difference_query).

:- begin_tests(by_play, [setup(hide_notes), cleanup(show_notes)]).

%   The program of ten_with/2, whose states are numbers, and the same with the
%   state sum(N), and More. Difference is that of their comparison.

ten("game_over(Sum, 1) :- Sum >= 10.\n").

wrapped("initial_state(_, sum(0)).
valid_moves(sum(S), _, Ms) :- findall(N, (between(1, 2, N), S+N =< 10), Ms).
move(sum(S), N, sum(New)) :- New is S+N.
value(_, _, 0).
").

differences(More, Difference, Text) :-
    ten(End),
    ten_with(End, Ten),
    wrapped(Wrapped),
    string_concat(Wrapped, More, Other),
    with_program(Ten, other_program(Other, Difference, Text)).

other_program(Other, Difference, Text, File1) :-
    with_program(Other, compared_with(File1, Difference, Text)).

compared_with(File1, Difference, Text, File2) :-
    adopt_game(File1, [players([1,2])], Game1),
    adopt_game(File2, [players([1,2])], Game2),
    compare_games(Game1, Game2, Report, [seed(1)]),
    Difference = Report.difference,
    message_text(tabuleiro(comparison(play(Report))), Text).

test(states_are_not_compared, Difference == none) :-
    differences("game_over(sum(S), 1) :- S >= 10.\n", Difference, Text),
    assertion(sub_string(Text, _, _, _, "They play the same game")).
test(another_winner_is_a_difference, What == over(1, 2)) :-
    differences("game_over(sum(S), 2) :- S >= 10.\n",
                differs(_, _, _, What), Text),
    assertion(sub_string(Text, _, _, _, "player 2 has won")).
test(another_move_is_a_difference, Words-What == []-moves(["1"], [], 1)) :-
    wrapped(Wrapped),
    replaced("between(1, 2, N)", "between(2, 2, N)", Wrapped, Fewer),
    ten(End),
    ten_with(End, Ten),
    string_concat(Fewer, "game_over(sum(S), 1) :- S >= 9.\n", Other),
    with_program(Ten, other_program(Other, differs(_, Words, _, What), _)).

:- end_tests(by_play).

:- begin_tests(side_names, [setup(hide_notes), cleanup(show_notes)]).

test(two_versions_of_a_program_are_named_by_their_paths,
     Texts == [true,true]) :-
    ten_with("game_over(10, 1).\n", Text),
    with_program(Text, beside(Text, Texts)).

beside(Text, Texts, File1) :-
    with_program(Text, begun(File1, Texts)).

begun(File1, Texts, File2) :-
    adopt_game(File1, [], Game1),
    adopt_game(File2, [], Game2),
    message_text(tabuleiro(comparison(begun(Game1-Game2, 1))), Text),
    findall(Has,
            ( member(File, [File1,File2]),
              file_base_name(File, Name),
              (   sub_string(Text, _, _, _, Name)
              ->  Has = true
              ;   Has = Text
              )
            ),
            Texts).

test(the_path_begins_at_the_working_directory, Names == 'heaps.pl'-wali) :-
    root(Root),
    atom_concat(Root, '/tests/corpus/', Corpus),
    atom_concat(Corpus, 'heaps.pl', File),
    adopt_game(File, [], Game),
    working_directory(Old, Corpus),
    call_cleanup(side_names(Game-wali, Names), working_directory(_, Old)).
test(a_long_name_is_cut_in_a_heading, Short == '.../game.pl') :-
    short_name('some/folder/game.pl', 11, Short).

:- end_tests(side_names).
