/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_learn, [test_learn/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/learn/annotated').
:- use_module('../../prolog/tabuleiro/learn/lesson').
:- use_module('../../prolog/tabuleiro/learn/puzzle_file').
:- use_module('../../prolog/tabuleiro/learn/puzzle_progress').
:- use_module('../../prolog/tabuleiro/web/learn').

/** <module> Lessons and puzzles for the page, and annotated games
*/

test_learn :-
    run_tests([learning_on_the_page, annotated_games]).

:- begin_tests(learning_on_the_page).

test(the_lesson_is_in_the_language_of_the_person) :-
    lesson_steps(_{games:[wali]}, _{game:"wali"}, Dict),
    Dict.steps = [Step|_],
    assertion(Step.title == "Names of cells"),
    assertion(Step.moves == ["b3"]).
test(a_puzzle_comes_with_two_hints) :-
    asked(_{}, Dict),
    length(Dict.puzzle.hints, 2).
test(the_first_progress_is_that_of_the_terminal, Progress == First) :-
    asked(_{}, Dict),
    Progress = Dict.progress,
    first_progress(First).
test(a_puzzle_that_was_done_does_not_come, Puzzle == null) :-
    numlist(1, 1000, Done),
    asked(_{progress:_{rating:800, streak:0, best:0, done:Done}}, Dict),
    get_dict(puzzle, Dict, Puzzle).
test(a_puzzle_is_asked_for_by_its_number, Number == 7) :-
    asked(_{number:7}, Dict),
    Number = Dict.puzzle.number.
test(a_number_of_no_puzzle_is_no_wish) :-
    for_all(member(N, [0,-1,100000,1.5,"7",null,99999999999999999999]),
            ( asked(_{number:N}, Dict),
              Dict.puzzle.rating < 1000
            )).
test(progress_is_that_of_an_answer,
     [ forall(member(Change, [ _{rating:"x"}, _{rating:1.0e300},
                               _{rating:1000000000}, _{streak:null}, _{done:7}
                             ])),
       throws(web_refusal(422, no_progress))
     ]) :-
    asked(_{progress:_{rating:800, streak:0, best:0, done:[]}.put(Change)}, _).
test(a_puzzle_changes_the_progress_as_in_the_terminal,
     [ forall(member(Result, [solved,failed,helped])),
       Progress == Expected
     ]) :-
    puzzles(wali, Puzzles),
    nth1(7, Puzzles, Puzzle),
    Before = progress{rating:900, streak:2, best:4, done:[3]},
    after_puzzle(Result, Puzzle, Before, After),
    Expected = After.put(done, [7,3]),
    atom_string(Result, Text),
    puzzle_tried(_{games:[wali]},
                 _{ game:"wali", number:7, result:Text,
                    progress:_{rating:900, streak:2, best:4, done:[3]}
                  }, Dict),
    Progress = Dict.progress.
test(no_other_result,
     [ forall(member(Change, [_{number:0},_{result:"won"},_{result:7}])),
       throws(web_refusal(422, no_result))
     ]) :-
    Dict = _{game:"wali", number:7, result:"solved", progress:null},
    puzzle_tried(_{games:[wali]}, Dict.put(Change), _).

asked(Changes, Dict) :-
    puzzle_to_solve(_{games:[wali]},
                    _{game:"wali", progress:null}.put(Changes), Dict).

test(a_game_without_lesson_is_refused,
     throws(web_refusal(404, nothing_to_learn(lesson)))) :-
    lesson_steps(_{games:[wali]}, _{game:"wali_pie"}, _).
test(every_game_offers_what_it_has) :-
    for_all(( game_name(Game),
              load_game(Game, _)
            ),
            ( learning(Game, Names),
              subset([lesson,puzzles], Names)
            )).

:- end_tests(learning_on_the_page).

commented(Records, Part) :-
    member(record(_, Plies), Records),
    member(ply(_, Comment), Plies),
    sub_string(Comment, _, _, _, Part),
    !.

same_moves(record(_, Plies1), record(_, Plies2)) :-
    findall(Move, member(ply(Move, _), Plies1), Moves),
    findall(Move, member(ply(Move, _), Plies2), Moves).

:- begin_tests(annotated_games).

test(every_game_has_three_that_were_won) :-
    for_all(game_name(Game),
            ( load_game(Game, _),
              annotated_records(Game, Records),
              Records = [_,_,_],
              \+ ( member(record(Tags, _), Records),
                   memberchk('Result'-"1/2-1/2", Tags)
                 )
            )).
test(every_one_has_a_comment) :-
    for_all(( game_name(Game),
              annotated_records(Game, Records),
              member(record(_, Plies), Records)
            ),
            ( member(ply(_, Comment), Plies),
              Comment \== ""
            )).
test(the_comments_are_in_the_language_of_the_person) :-
    for_all(( game_name(Game), annotated_records(Game, Records) ),
            ( setup_call_cleanup(
                  ( current_prolog_flag(message_language, Old),
                    set_prolog_flag(message_language, pt)
                  ),
                  annotated_records(Game, Translated),
                  set_prolog_flag(message_language, Old)),
              assertion(commented(Records, " is better")),
              assertion(commented(Translated, " \u00e9 melhor")),
              assertion(maplist(same_moves, Records, Translated))
            )).
test(a_game_that_turns_after_its_opening_comes_first, Numbers == [3,2,1]) :-
    told([ g(a, [e], [0.9,0.9]), g(turn, [e], [0.95,0.95]),
           g(b, [turn], [0.8,0.8])
         ], 3, Numbers).
test(a_game_that_turns_a_little_comes_before_one_that_does_not,
     Numbers == [2,3,1]) :-
    told([ g(a, [e], [0.9,0.9]), g(b, [turn], [0.7,0.7]),
           g(c, [slip], [0.8,0.8])
         ], 3, Numbers).
test(games_that_begin_otherwise_come_first, Numbers == [1,3,2,4]) :-
    told([ g(a, [turn], [0.9,0.9]), g(a, [turn,e], [0.8,0.9]),
           g(b, [turn], [0.7,0.9]), g(c, [e], [0.9,0.9])
         ], 4, Numbers).
test(the_less_accurate_side_counts, Numbers == [2,3,1]) :-
    told([ g(a, [turn], [0.9,none]), g(b, [turn], [0.7,0.8]),
           g(c, [turn], [0.99,0.6])
         ], 3, Numbers).
test(a_game_half_as_long_again_as_the_middle_one_is_not_long,
     Numbers == [2,1,3]) :-
    told([ g(a, [turn], [0.6,0.6]), g(b, [turn,e], [0.8,0.8]),
           g(c, [turn,e,e,e,e,e], [0.9,0.9])
         ], 3, Numbers).
test(of_equal_games_one_is_chosen, Numbers == [1]) :-
    told([g(a, [turn], [1,1]), g(a, [turn], [1,1])], 2, Numbers).

%   told(+Games, +Count, -Numbers): a game is g(First, Moves, Accuracies), whose
%   Moves follow an opening that begins with First. The move `turn` loses the
%   clearly better chances, `slip` somewhat better ones.

told(Games, Count, Numbers) :-
    maplist(review_of, Games, Reviews),
    most_eventful(Reviews, Count, Numbers).

review_of(g(First, Moves, Accuracies), review{plies:Plies, sides:Sides}) :-
    maplist(ply_of, [First,b,c,d|Moves], Plies),
    findall(side{accuracy:Accuracy}, member(Accuracy, Accuracies), Sides).

ply_of(turn, ply{move:turn, chance:0.6, after:0.3, judgement:blunder}) :-
    !.
ply_of(slip, ply{move:slip, chance:0.52, after:0.46, judgement:inaccuracy}) :-
    !.
ply_of(Move, ply{move:Move, chance:0.6, after:0.6, judgement:good}).

test(a_bare_record_keeps_the_players,
     Bare == record(['Game'-"wali",'Result'-"*"], [ply(m, "")])) :-
    without_comments(record(['Game'-"wali",'Seed'-"7",'Result'-"*"],
                            [ply(m, "+0.5")]), Bare).

:- end_tests(annotated_games).
