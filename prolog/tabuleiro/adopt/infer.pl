/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_infer,
          [ infer_game/4,               % +Module, +Given, -Options, -Guesses
            try_reading/3,              % +Module, +Given, -Tried
            tried_options/4,            % +Given, +Tried, -Options, -Guesses
            complete_reading/5,         % +Module, +Given, +Tried, -Options,
                                        % -Guesses
            infer_loop_game/6           % +Module, +Given, +LoopOptions,
                                        % +Run, -Options, -Guesses
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(adapt_options,
              [adapt_options/2, input_text/2, must_exist/2]).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(answers, [answers/5]).
:- use_module(ending).
:- use_module(texts, []).
:- use_module(beginning).
:- use_module(clauses, [player_pair/3]).
:- use_module(game_notes, [game_note/7]).
:- use_module(merged).
:- use_module(not_understood, [failure/4, must_have/2]).
:- use_module(reading).
:- use_module(trial).
:- use_module(turns).

/** <module> How a program plays: its options for adapt_game/3, by trial

A _reading_ of a program says how to ask for its start, its moves, its end and
whose turn it is. Names and arities of predicates, their clauses and the start
of a game suggest readings, the likeliest first. Each is tried in random games.
infer_game/4 takes the first reading without a fault or, if all have faults, the
reading with the fewest.
*/

%!  infer_game(+Module, +Given, -Options:list, -Guesses:list) is det.
%
%   Options are options of adapt_game/3 for Module, a loaded program, which
%   include Given. The goals among Given are predicates of Module. The same
%   program always has the same Options, unless it is so slow that the time
%   decides: after 20 seconds, or 20 times those of the option
%   `seconds`, slow answers are given up. Guesses are
%
%     - guess(Option, Why) for each of Options that Given lacks
%     - note(Note): what a person should know, see the texts of `adopt_note`
%
%   @error existence_error(program(What), Module) if Module lacks a predicate
%   What that the options cannot replace
%   @error domain_error(program, Module), whose context tells what failed
%   @error those of check_options/3

infer_game(Module, Given, Options, Guesses) :-
    inferred(Module, Given, infer(Module, Given, Options, Guesses)).

%!  try_reading(+Module, +Given, -Tried) is semidet.
%!  tried_options(+Given, +Tried, -Options:list, -Guesses:list) is det.
%!  complete_reading(+Module, +Given, +Tried, -Options:list, -Guesses:list) is
%!                   det.
%
%   Parts of infer_game/4. Tried is a reading that was played, of which
%   tried_options/4 gives what a game needs to be played, and complete_reading/5
%   the rest: bots, values, displays and notes. try_reading/3 fails if no
%   reading plays, without a search for the cause, which may take longer than
%   all readings.
%
%   @error existence_error and the errors of options, as infer_game/4

try_reading(Module, Given, Tried) :-
    inferred(Module, Given, played_reading(Module, Given, Tried)).

complete_reading(Module, Given, Tried, Options, Guesses) :-
    inferred(Module, Given, completed(Module, Given, Tried, Options, Guesses)).

:- meta_predicate inferred(+, +, 0).

inferred(Module, Given, Goal) :-
    adapt_options(Given, _),
    must_exist(Module, Given),
    must_have(Module, Given),
    option(seconds(Seconds), Given, 1),
    input_text(Given, Input),
    with_patience(Seconds, Input, at_fixed_random(Goal)).

%!  infer_loop_game(+Module, +Given, +LoopOptions, +Run, -Options, -Guesses) is
%!                  det.
%
%   As infer_game/4, of the game of LoopOptions, which were read off Run, see
%   loop_options/4: its values and displays are found by trial, its bots by
%   trial or in the loop.

infer_loop_game(Module, Given, LoopOptions, Run, Options, Guesses) :-
    option(seconds(Seconds), Given, 1),
    input_text(Given, Input),
    with_patience(Seconds, Input,
                  at_fixed_random(( played(Module, Given, [],
                                           loop(LoopOptions, Run), Tried),
                                    completed(Module, Given, Tried, Options,
                                              Guesses)
                                  ))).

infer(Module, Given, Options, Guesses) :-
    (   played_reading(Module, Given, Tried)
    ->  completed(Module, Given, Tried, Options, Guesses)
    ;   player_pairs(Module, Pairs),
        failure(Module, Given, Pairs, Why),
        throw(error(domain_error(program, Module),
                    context(_, tabuleiro(not_understood(Why)))))
    ).

played_reading(Module, Given, Tried) :-
    player_pairs(Module, Pairs),
    patient_until(10, Until),
    best_reading(Module, Given, Pairs, Until, Reading),
    played(Module, Given, Pairs, Reading, Tried).

player_pairs(Module, Pairs) :-
    findall(Pair-Why, player_pair(Module, Pair, Why), Pairs0),
    first_of_each(Pairs0, Pairs).

first_of_each([], []).
first_of_each([Pair-Why|Rest0], [Pair-Why|Rest]) :-
    exclude(same_pair(Pair), Rest0, Rest1),
    first_of_each(Rest1, Rest).

same_pair(Pair, Pair1-_) :-
    msort(Pair, Sorted),
    msort(Pair1, Sorted).

                /*******************************
                *           READINGS           *
                *******************************/

%   A reading is reading(Start, Opening, Turn, Ending). The ones tried are
%   kept in a term that outlives backtracking. Of a turn that cannot be, no
%   further ending is tried; of one whose games do not end, all are, and then no
%   further turn. A config that the program does not have is tried only if none
%   that it has plays.

best_reading(Module, Given, Pairs, Until, Best) :-
    Tried = tried([]),
    (   limit(24, a_reading(Module, Given, Pairs, Until, Tried, Reading)),
        arg(1, Tried, Before),
        (   enough(Before, Reading, Best0)
        ->  Enough = Best0
        ;   Reading == late
        ->  Enough = none
        ;   faults(Module, Given, Reading, Until, Faults),
            nb_setarg(1, Tried, [Faults-Reading|Before]),
            Faults =:= 0,
            Enough = Reading
        )
    ->  Enough \== none,
        Best = Enough
    ;   arg(1, Tried, All0),
        least_faults(All0, Least, Best),
        Least < 100
    ),
    !.

%   Best, the first of those with the fewest faults, was tried without a fault,
%   but for games that do not end, and Reading differs in more than the ending;
%   or its config is one of the program, and that of Reading is not.

enough(Tried, late, Best) :-
    !,
    least_faults(Tried, Faults, Best),
    Faults < 100.
enough(Tried, Reading, Best) :-
    least_faults(Tried, Faults, Best),
    Reading = reading(Start, Opening, Turn, _),
    Best = reading(BestStart, BestOpening, BestTurn, _),
    (   Faults < 1,
        \+ BestOpening-BestTurn =@= Opening-Turn
    ->  true
    ;   Faults < 99,
        Start = start(_, _, _, trial),
        BestStart \= start(_, _, _, trial)
    ).

least_faults(Tried, Least, Reading) :-
    keysort(Tried, [Least-_|_]),
    append(_, [Least-Reading|Later], Tried),
    \+ memberchk(Least-_, Later),
    !.                                  % the first that was tried

%   Reading is `late` when it is later than Until, and then there are no more.

a_reading(Module, Given, Pairs, Until, Tried, Reading) :-
    limit(30, start(Module, Given, Start)),
    (   in_time(Until)
    ->  opening(Module, Given, Pairs, Start, Opening),
        (   in_time(Until)
        ->  turn_reading(Module, Given, Pairs, Start, Opening, Turn),
            Turn = reading(_, [Player|_], _, _),
            ending(Module, Given, Pairs, Start, Player, Ending),
            (   in_time(Until)
            ->  arg(1, Tried, Readings),
                \+ ( member(100-reading(_, Opening1, Turn1, _), Readings),
                     Opening1-Turn1 =@= Opening-Turn
                   ),
                Reading = reading(Start, Opening, Turn, Ending)
            ;   Reading = late
            )
        ;   Reading = late
        )
    ;   Reading = late
    ).

in_time(Until) :-
    limit_time(Now),
    Now < Until.

                /*******************************
                *             TELLING          *
                *******************************/

%   played(+Module, +Given, +Pairs, +Reading, -Tried): Tried is tried(Pairs,
%   Reading, Adapter, Games, Guesses): Games, played with Adapter, complete the
%   Guesses of Reading. Those of a loop take the time of fewer answers: it is
%   compared with what the program plays besides.

played(Module, Given, Pairs, Reading,
       tried(Pairs, Reading, Adapter, Games, Guesses)) :-
    own_guesses(Module, Given, Reading, Guesses0),
    reading_options(Module, Given, Reading, Options),
    trial_adapter(Module, Options, Adapter),
    (   Reading = loop(_, _)
    ->  Answers = 3
    ;   Answers = 8
    ),
    patient_until(Answers, 8, Until),
    told_games(Count),
    trial_games(Adapter, Count, 150, Until, Games0),
    facts_meanings(Module, Games0, Adapter.players, Named),
    maplist(meant_game(Adapter.players, Named), Games0, Games),
    played_meanings(Given, Adapter.players, Named, Games0, Meanings),
    merge_winners(Meanings, Guesses0, Guesses).

tried_options(Given, tried(_, _, _, _, Guesses), Options, Guesses) :-
    guessed_options(Given, Guesses, Options).

guessed_options(Given, Guesses, Options) :-
    findall(Option, member(guess(Option, _), Guesses), Own),
    merged_options(Given, Own, Options).

%   completed(+Module, +Given, +Tried, -Options, -Guesses): asks the states of
%   the games of Tried what remains, and sees what a person should know of.

completed(Module, Given, tried(Pairs, Reading, Adapter, Games, Guesses0),
          Options, Guesses) :-
    (   memberchk(guess(winners(Winners), _), Guesses0)
    ->  true
    ;   Winners = []
    ),
    (   Reading = loop(_, Run)
    ->  Asked = Adapter.put(_{ winners:Winners, run:Run })
    ;   Asked = Adapter
    ),
    answers(Module, Given, Asked, Games, Answers),
    merge_guesses(Guesses0, Answers, Guesses1),
    guessed_options(Given, Guesses1, Options),
    findall(note(Note),
            game_note(Module, Given, Pairs, Reading,
                      Adapter.put(winners, Winners), Games, Note),
            Notes0),
    findall(N-Player,
            ( member(N-Player, Winners),
              integer(N),
              memberchk(Player, Adapter.players)
            ),
            Numbers),
    findall(note(winner_numbers(Numbers)), Numbers = [_|_], Numbered),
    append(Notes0, Numbered, Notes1),
    list_to_set(Notes1, Notes),
    append(Guesses1, Notes, Guesses).

%   What games reported and clauses do not name: Reported-Winner terms.

played_meanings(Given, _, _, _, []) :-
    option(winners(_), Given),
    !.
played_meanings(_, Players, Named, Games, Meanings) :-
    findall(Reported, member(game(_, over(_, Reported)), Games), Reports),
    reported_meanings(Reports, Players, Meanings0),
    append(Meanings0, Named, Meanings).

meant_game(Players, Named, game(Steps, End0), game(Steps, End)) :-
    (   End0 = over(State, Reported),
        \+ memberchk(Reported, [draw|Players]),
        (   winner_meaning(Reported, Players, Winner)
        ->  true
        ;   memberchk(Reported-Winner, Named)
        )
    ->  End = over(State, Winner)
    ;   End = End0
    ).
