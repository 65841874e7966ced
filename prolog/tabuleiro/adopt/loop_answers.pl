/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_answers,
          [ loop_answer/3,              % +Loop, +Moves, -Answer
            silently/2                  % +Prompts, :Goal
          ]).
:- use_module(library(lists), [append/2, member/2]).
:- use_module(person, [with_person/3]).
:- use_module(printed_winner, [says_draw/1, says_win/1]).
:- use_module(run_answers, [known_answer/4]).
:- use_module(typed_lines, [situation/1, typed_line/3]).

/** <module> What the prompts of a loop are answered with
*/

%!  loop_answer(+Loop, +Moves, -Answer) is det.
%
%   Answer answers the prompts of a step of Loop, see with_person/3: with the
%   words of Moves, where these are typed, or else with what the prompts of the
%   game were answered with.

loop_answer(Loop, Moves, tabuleiro_loop_answers:Answer) :-
    (   Loop.typed \== none
    ->  append(Moves, Words),
        Answer = typed(typing(Words), Loop.prompts)
    ;   Answer = answer(asked(0), Loop.prompts)
    ).

:- meta_predicate silently(+, 0).

%!  silently(+Prompts, :Goal) is semidet.
%
%   Calls Goal once. What it prints is lost. What it reads is the answers to
%   Prompts; where it reads anything else, tabuleiro_watched(prompts) is thrown.

silently(Prompts, Goal) :-
    with_person(tabuleiro_loop_answers:answer(asked(0), Prompts), Goal, _).

:- public                               % called as closures
    answer/5,
    typed/5.

%   typed(+Typing, +Prompts, +Kind, +Text, -Line): Typing is typing(Words),
%   which is changed: Line is the first of Words. Where the program comes back
%   to its menu, the game is over; a prompt for more words is its end if its
%   text speaks of the result.

typed(Typing, Prompts, Kind, Text, Line) :-
    Typing = typing(Words),
    (   at_menu(Prompts, Kind, Text)
    ->  throw(tabuleiro_watched(menu(Text)))
    ;   Words = [Word|Later]
    ->  nb_setarg(1, Typing, Later),
        typed_line(Kind, Word, Line)
    ;   ( says_win(Text) ; says_draw(Text) )
    ->  throw(tabuleiro_watched(menu(Text)))
    ;   situation(Situation),
        throw(tabuleiro_watched(asks(Kind, Text, Situation)))
    ).

%   answer(+Asked, +Prompts, +Kind, +Text, -Line): where the program comes back
%   to its menu, the game is over; or where it speaks of the result and waits at
%   a prompt that the game does not have. Asked is asked(Count), which is
%   changed: a program that asks for ever waits for the move of a person.

answer(Asked, Prompts, Kind, Text, Line) :-
    arg(1, Asked, Count0),
    Count is Count0+1,
    nb_setarg(1, Asked, Count),
    (   Count > 60
    ->  throw(tabuleiro_watched(prompts))
    ;   at_menu(Prompts, Kind, Text)
    ->  throw(tabuleiro_watched(menu(Text)))
    ;   catch(known_answer(Prompts, Kind, Text, Line),
              tabuleiro_watched(prompts),
              unknown_prompt(Text))
    ).

at_menu(Prompts, Kind, Text) :-
    member(menu(Kind, End), Prompts),
    string_concat(_, End, Text),
    !.

unknown_prompt(Text) :-
    (   ( says_win(Text) ; says_draw(Text) )
    ->  throw(tabuleiro_watched(menu(Text)))
    ;   throw(tabuleiro_watched(prompts))
    ).
