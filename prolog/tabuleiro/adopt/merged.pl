/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_merged,
          [ add_meanings/3,             % +Meanings, +Winners0, -Winners
            merge_winners/3,            % +Meanings, +Guesses0, -Guesses
            merge_guesses/3,            % +Guesses0, +Answers, -Guesses
            merged_options/3            % +Given, +Own, -Options
          ]).
:- use_module(library(lists), [append/2, append/3, memberchk/2]).

/** <module> What was told and what was found of a program, together
*/

%!  add_meanings(+Meanings, +Winners0, -Winners) is det.
%
%   Winners are Winners0, and those of Meanings whose report is not among them.

add_meanings([], Winners, Winners).
add_meanings([Reported-Winner|Rest], Winners0, Winners) :-
    (   memberchk(Reported-_, Winners0)
    ->  Winners1 = Winners0
    ;   append(Winners0, [Reported-Winner], Winners1)
    ),
    add_meanings(Rest, Winners1, Winners).

%!  merge_winners(+Meanings, +Guesses0, -Guesses) is det.
%
%   Meanings are added to the option winners.

merge_winners([], Guesses, Guesses) :-
    !.
merge_winners(Meanings, Guesses0, Guesses) :-
    (   append(Before, [guess(winners(Winners0), Why)|After], Guesses0)
    ->  add_meanings(Meanings, Winners0, Winners),
        append(Before, [guess(winners(Winners), Why)|After], Guesses)
    ;   append(Guesses0, [guess(winners(Meanings), winners)], Guesses)
    ).

%!  merge_guesses(+Guesses0, +Answers, -Guesses) is det.
%
%   The templates of Answers, of answers/5, are added to those of the reading.

merge_guesses(Guesses0, answers(Templates, Others), Guesses) :-
    (   Templates == []
    ->  Guesses1 = Guesses0
    ;   append(Before, [guess(predicates(Elements0), Why)|After], Guesses0)
    ->  append(Elements0, Templates, Elements),
        append(Before, [guess(predicates(Elements), Why)|After], Guesses1)
    ;   append(Guesses0, [guess(predicates(Templates), arguments)], Guesses1)
    ),
    append(Guesses1, Others, Guesses).

%!  merged_options(+Given, +Own, -Options) is det.
%
%   Given templates come before the guessed ones.

merged_options(Given, Own, Options) :-
    (   append(Before, [predicates(Elements)|After], Given),
        append(OwnBefore, [predicates(OwnElements)|OwnAfter], Own)
    ->  append(Elements, OwnElements, All),
        append([Before,[predicates(All)],After,OwnBefore,OwnAfter], Options)
    ;   append(Given, Own, Options)
    ).
