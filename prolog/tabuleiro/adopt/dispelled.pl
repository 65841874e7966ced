/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_dispelled,
          [ without_doubts/2            % +Guesses0, -Guesses
          ]).
:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).

/** <module> Doubts of a trial that the play of the program has dispelled
*/

%!  without_doubts(+Guesses0, -Guesses:list) is det.
%
%   Guesses are Guesses0 without the notes that a comparison with the play of
%   the program answers, or says again: that no random game ended, if a compared
%   game ended or none of as many moves did, and that no game was tried.

without_doubts(Guesses0, Guesses) :-
    (   memberchk(note(oracle(agreed(_, Plies, Ended))), Guesses0),
        Plies > 0
    ->  findall(Guess,
                ( member(Guess0, Guesses0),
                  still(Guess0, Plies, Ended, Guess)
                ),
                Guesses)
    ;   Guesses = Guesses0
    ).

still(note(never_over(Count)), Plies, Ended, note(never_over(Count))) :-
    !,
    Ended =:= 0,
    Plies < 150.
still(note(not_tried(What0)), _, _, note(not_tried(What))) :-
    !,
    subtract(What0, [games], What),
    What \== [].
still(Guess, _, _, Guess).
