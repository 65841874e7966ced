/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_lessons,
          [ play_lesson/1,              % +Game
            play_lesson/2               % +Game, +First
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module('../base/accents', [typed_word/2]).
:- use_module('../base/leave', [leave/0]).
:- use_module('../base/printing', [say/1, spelled/2]).
:- use_module('../base/text_view', [print_sentences/1]).
:- use_module('../learn/check_lesson', [solves_task/3]).
:- use_module('../learn/lesson', [lesson/2, step_answers/2, step_text/3]).
:- use_module('../learn/texts', []).
:- use_module(exercise, [ask_exercise/5]).
:- use_module(pick, [show_rules/1]).
:- use_module(show, [show_effects/3]).
:- use_module(show_state, [show_state/3]).
:- use_module(terminal,
              [ask/2, choose_shown/3, going_back/1, leaving/1, session/1]).

/** <module> The first lesson of a game, in the terminal
*/

%!  play_lesson(+Game) is semidet.
%!  play_lesson(+Game, +First) is semidet.
%
%   Gives a person the lesson of the module Game, from step First on. Returns
%   when the person has finished it or leaves. Fails if there is no lesson or no
%   step First.
%
%   @error those of lesson/2

play_lesson(Game) :-
    play_lesson(Game, 1).

play_lesson(Game, First) :-
    lesson(Game, Steps),
    nth1(First, Steps, _),
    session(( steps(First, Steps, Game),
              say(lesson_finished)
            )).

%   A person may go back to the step before, see outcome/3.

steps(N, Steps, Game) :-
    (   nth1(N, Steps, Step)
    ->  length(Steps, Count),
        step_text(Step, title, Title),
        say(lesson_step(N, Count, Title)),
        show_state(Game, Step.state, []),
        step_text(Step, text, Text),
        print_sentences([Text]),
        do_task(Step.task, Step, Game, Outcome),
        outcome(Outcome, N, Next),
        steps(Next, Steps, Game)
    ;   true
    ).

outcome(done, N, Next) :-
    Next is N+1.
outcome(back, N, Next) :-
    Next is max(1, N-1).

%   Outcome is `done` or `back`.

do_task(read, Step, _, Outcome) :-
    !,
    finished(Step, Outcome).
do_task(why(_, _), Step, Game, Outcome) :-
    !,
    step_answers(Step, Answers),
    findall(item(Answer, Text, []), member(Text-Answer, Answers), Items),
    findall(word(Word, Keys, Word),
            ( member(Word, [hint,undo,rules]),
              findall(Key, spelled(Word, Key), Keys)
            ),
            Words),
    say(answers(Items)),
    choose_again(Items-Words, Step, Game, Outcome).
do_task(_, Step, Game, Outcome) :-
    ask_exercise(Game, Step.state, [], Answer, _),
    answered(Answer, Step, Game, Outcome).

chosen(right, _, Step, _, Outcome) :-
    say(exercise_right),
    finished(Step, Outcome).
chosen(wrong, Asked, Step, Game, Outcome) :-
    say(exercise_wrong),
    choose_again(Asked, Step, Game, Outcome).
chosen(hint, Asked, Step, Game, Outcome) :-
    step_answers(Step, Answers),
    memberchk(Text-right, Answers),
    say(exercise_answer(Text)),
    choose_again(Asked, Step, Game, Outcome).
chosen(undo, _, _, _, back).
chosen(rules, _, Step, Game, Outcome) :-
    show_rules(Game),
    do_task(Step.task, Step, Game, Outcome).

choose_again(Items-Words, Step, Game, Outcome) :-
    choose_shown(Items, Words, Choice),
    chosen(Choice, Items-Words, Step, Game, Outcome).

answered(move(Move), Step, Game, Outcome) :-
    State = Step.state,
    (   solves_task(Game, Step, Move)
    ->  say(exercise_right),
        show_effects(Game, State, Move),
        show_after(Game, State, Move),
        finished(Step, Outcome)
    ;   say(exercise_wrong),
        do_task(Step.task, Step, Game, Outcome)
    ).
answered(undo, _, _, back).
answered(hint, Step, Game, Outcome) :-
    (   Step.moves = [Move|_]
    ->  say(exercise_solution(Move))
    ;   say(exercise_any)
    ),
    do_task(Step.task, Step, Game, Outcome).
answered(give_up, Step, Game, Outcome) :-
    answered(hint, Step, Game, Outcome).

show_after(Game, State, Move) :-
    Game:move(State, Move, Next),
    !,
    show_state(Game, Next, [last(Move)]).

%   The person reads on.

finished(Step, Outcome) :-
    (   step_text(Step, done, Text)
    ->  print_sentences([Text])
    ;   true
    ),
    read_on(Outcome).

read_on(Outcome) :-
    ask(go_on, Answer),
    typed_word(Answer, Word),
    (   Word == ""
    ->  Outcome = done
    ;   leaving(Word)
    ->  leave
    ;   means_back(Word)
    ->  Outcome = back
    ;   say(lesson_keys),
        read_on(Outcome)
    ).

means_back(Word) :-
    (   going_back(Word)
    ;   spelled(undo, Word)
    ),
    !.
