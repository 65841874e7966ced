/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_learn,
          [ learning/2,                 % +Game, -Names
            lesson_steps/3,             % +Site, +Dict0, -Dict
            puzzle_to_solve/3,          % +Site, +Dict0, -Dict
            puzzle_tried/3,             % +Site, +Dict0, -Dict
            annotated_games/3           % +Site, +Dict0, -Dict
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../learn/annotated', [annotated_records/2, has_annotated/1]).
:- use_module('../learn/lesson',
              [has_lesson/1, lesson/2, step_answers/2, step_text/3]).
:- use_module('../learn/puzzle_file', [has_puzzles/1, puzzles/2]).
:- use_module('../learn/puzzle_hints', [puzzle_hint/4]).
:- use_module('../learn/puzzle_progress').
:- use_module(answer, [message_line/2, refuse/2]).
:- use_module(records, [record_dict/3]).
:- use_module(replay, [served_game/3, text_field/3]).

/** <module> Lessons, puzzles and annotated games for the page

The browser keeps what a person has reached. The page checks the moves of a
person by the solutions that it gets.
*/

%!  learning(+Game, -Names:list(atom)) is det.
%
%   Names are those of `lesson`, `puzzles` and `annotated` that there are for
%   Game. A page needs positions as text, which a game may lack.

learning(Game, Names) :-
    findall(Name,
            ( has_predicate(Game, state_notation/2),
              there_is(Name, Game)
            ),
            Names).

there_is(lesson,    Game) :- has_lesson(Game).
there_is(puzzles,   Game) :- has_puzzles(Game).
there_is(annotated, Game) :- has_annotated(Game).

%   Game is that of the request Dict, which has Name.

game_with(Name, Site, Dict, Game) :-
    text_field(Dict, game, Text),
    served_game(Site, Text, Game),
    learning(Game, Names),
    (   member(Name, Names)
    ->  true
    ;   refuse(404, nothing_to_learn(Name))
    ).

                /*******************************
                *            LESSON            *
                *******************************/

%!  lesson_steps(+Site, +Dict0, -Dict) is det.
%
%   Dict has the steps of the lesson of the game in the request Dict0, in the
%   language of the request.

lesson_steps(Site, Dict0, _{steps:Dicts}) :-
    game_with(lesson, Site, Dict0, Game),
    lesson(Game, Steps),
    maplist(step_dict, Steps, Dicts).

step_dict(Step, step{ title:Title, text:Text, done:Done, task:Task,
                      position:Step.position, moves:Step.moves,
                      answers:Answers }) :-
    step_text(Step, title, Title),
    step_text(Step, text, Text),
    (   step_text(Step, done, Done)
    ->  true
    ;   Done = null
    ),
    functor(Step.task, Task, _),
    (   Task == why
    ->  step_answers(Step, Pairs),
        findall(answer{text:Answer, right:Right},
                ( member(Answer-Is, Pairs),
                  is_right(Is, Right)
                ),
                Answers)
    ;   Answers = []
    ).

is_right(right, true).
is_right(wrong, false).

                /*******************************
                *            PUZZLES           *
                *******************************/

%!  puzzle_to_solve(+Site, +Dict0, -Dict) is det.
%
%   The request Dict0 has the game and the `progress` of the person, null or
%   that of an earlier answer: as first_progress/1, but `done` has the numbers
%   of the puzzles that were tried. Dict has the progress and the next puzzle,
%   see next_puzzle/3; it is null if all were tried. If the request has the
%   `number` of a puzzle, Dict has that one.

puzzle_to_solve(Site, Dict0,
                _{puzzle:Dict, count:Count, progress:Progress}) :-
    game_with(puzzles, Site, Dict0, Game),
    puzzles(Game, Puzzles),
    length(Puzzles, Count),
    progress(Dict0, Progress),
    (   (   numbered_puzzle(Dict0, Puzzles, Number, Puzzle)
        ;   untried_puzzle(Progress, Puzzles, Number, Puzzle)
        )
    ->  puzzle_dict(Number, Game, Puzzle, Dict)
    ;   Dict = null
    ).

%!  puzzle_tried(+Site, +Dict0, -Dict) is det.
%
%   The request Dict0 has the game, the `number` of a puzzle, its `result`, as
%   that of after_puzzle/4, and the `progress` before. Dict has the progress
%   after it.

puzzle_tried(Site, Dict0, _{progress:Progress}) :-
    game_with(puzzles, Site, Dict0, Game),
    puzzles(Game, Puzzles),
    progress(Dict0, Progress0),
    (   numbered_puzzle(Dict0, Puzzles, Number, Puzzle),
        get_dict(result, Dict0, Text),
        member(Result, [solved,failed,helped]),
        atom_string(Result, Text)
    ->  scored(Result, Puzzle.rating, Progress0, Progress1),
        Progress = Progress1.put(done, [Number|Progress0.done])
    ;   refuse(422, no_result)
    ).

%   The bound is far from every rating of a person.

progress(Dict, Progress) :-
    (   get_dict(progress, Dict, null)
    ->  first_progress(Progress)
    ;   get_dict(progress, Dict, Given),
        is_dict(Given),
        _{rating:Rating, streak:Streak, best:Best, done:Done} :< Given,
        maplist(integer, [Rating,Streak,Best]),
        abs(Rating) =< 10_000,
        is_list(Done)
    ->  Progress = progress{ rating:Rating, streak:Streak, best:Best,
                             done:Done }
    ;   refuse(422, no_progress)
    ).

numbered_puzzle(Dict, Puzzles, Number, Puzzle) :-
    get_dict(number, Dict, Number),
    integer(Number),
    length(Puzzles, Count),
    between(1, Count, Number),          % nth1/3 takes no large integer
    nth1(Number, Puzzles, Puzzle),
    !.

untried_puzzle(Progress, Puzzles, Number, Puzzle) :-
    findall(Untried,
            ( nth1(N, Puzzles, Untried),
              \+ ( member(Tried, Progress.done),
                   Tried == N
                 )
            ),
            Left),
    next_puzzle(Left, Progress.put(done, []), Puzzle),
    nth1(Number, Puzzles, Puzzle),
    !.

puzzle_dict(Number, Game, Puzzle,
            puzzle{ number:Number, rating:Puzzle.rating,
                    position:Puzzle.position, solutions:Puzzle.solutions,
                    line:Puzzle.line, hints:Hints }) :-
    findall(Hint,
            ( member(N, [1,2]),
              puzzle_hint(N, Game, Puzzle, Message),
              message_line(tabuleiro(Message), Hint)
            ),
            Hints).

                /*******************************
                *        ANNOTATED GAMES       *
                *******************************/

%!  annotated_games(+Site, +Dict0, -Dict) is det.
%
%   Dict has the annotated games of the game in the request Dict0, as those of
%   records_read/3.

annotated_games(Site, Dict0, _{games:Games}) :-
    game_with(annotated, Site, Dict0, Game),
    annotated_records(Game, Records),
    maplist(record_dict(Site), Records, Games).
