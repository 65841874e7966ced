/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_trial,
          [ attempt/2,                  % :Goal, -Result
            attempt/3,                  % :Goal, -Result, -Noise
            trial_games/5,              % +Adapter, +Count, +MaxPlies, +Until,
                                        % -Games
            told_games/1,               % -Count
            with_patience/3,            % +Seconds, +Input, :Goal
            briefly/1,                  % :Goal
            own_time/1,                 % :Goal
            out_of_patience/0,
            patient_until/2,            % +Answers, -Until
            patient_until/3,            % +Answers, +Left, -Until
            at_fixed_random/1,          % :Goal
            drawn_member/2              % -Element, +List
          ]).
:- use_module(library(lists), [nth0/3]).
:- use_module(adapted).
:- use_module('../load/quietly', [quietly/3]).
:- use_module('../base/time_limit', [limit_time/1]).

/** <module> Trying a program that may do anything
*/

:- meta_predicate
    attempt(0, -),
    attempt(0, -, -),
    attempt(+, 0, -, -),
    with_patience(+, +, 0),
    briefly(0),
    own_time(0),
    at_fixed_random(0).

%!  with_patience(+Seconds, +Input, :Goal) is semidet.
%
%   Runs Goal once. An answer of the program may take Seconds in it, and each
%   call finds the text Input to read. After 20 x Seconds each attempt gets only
%   0.02 s, enough for a program that answers at once.

with_patience(Seconds, Input, Goal) :-
    limit_time(Now),
    Until is Now+20*Seconds,
    patience(Outer),
    b_setval(tabuleiro_patience, patience(Seconds, Until, Input)),
    once(Goal),
    b_setval(tabuleiro_patience, Outer).

patience(Patience) :-
    (   nb_current(tabuleiro_patience, Patience0)
    ->  Patience = Patience0
    ;   Patience = patience(1, inf, "")
    ).

%!  briefly(:Goal) is semidet.
%
%   Calls Goal once. An answer in it may take a tenth of the usual time.

briefly(Goal) :-
    patience(Outer),
    Outer = patience(Seconds0, Until, Input),
    Seconds is Seconds0/10,
    b_setval(tabuleiro_patience, patience(Seconds, Until, Input)),
    once(Goal),
    b_setval(tabuleiro_patience, Outer).

%!  own_time(:Goal) is semidet.
%
%   Calls Goal once, which has a time limit of its own: the patience of the
%   with_patience/3 around lasts longer by the time that Goal takes.

own_time(Goal) :-
    limit_time(Begun),
    (   call(Goal)
    ->  Result = true
    ;   Result = false
    ),
    limit_time(Ended),
    patience(patience(Seconds, Until0, Input)),
    Until is Until0+Ended-Begun,
    b_setval(tabuleiro_patience, patience(Seconds, Until, Input)),
    Result == true.

%!  out_of_patience is semidet.
%
%   The time of the with_patience/3 around is over.

out_of_patience :-
    patience(patience(_, Until, _)),
    limit_time(Now),
    Now > Until.

%!  patient_until(+Answers, -Until) is det.
%
%   Until is the time stamp after which a program that takes as long as it may
%   has given so many Answers.

patient_until(Answers, Until) :-
    patience(patience(Seconds, _, _)),
    limit_time(Now),
    Until is Now+Answers*Seconds.

%!  patient_until(+Answers, +Left, -Until) is det.
%
%   As patient_until/2, but in time to leave so many answers to what follows,
%   before the patience is over, if there is time for two at all.

patient_until(Answers, Left, Until) :-
    patience(patience(Seconds, End, _)),
    patient_until(Answers, Most),
    patient_until(2, Least),
    Until is max(Least, min(Most, End-Left*Seconds)).

%   The time limit of an answer, in seconds.

answer_seconds(Seconds) :-
    (   out_of_patience
    ->  Seconds = 0.02
    ;   patience(patience(Seconds, _, _))
    ).

%!  attempt(:Goal, -Result) is det.
%!  attempt(:Goal, -Result, -Noise) is det.
%
%   Runs Goal once, see quietly/3. Result is `yes`, `no`, `late` or
%   threw(Error); Noise is `reads` if Goal read, else `prints` if it printed,
%   else `none`.

attempt(Goal, Result) :-
    attempt(Goal, Result, _).

attempt(Goal, Result, Noise) :-
    attempt(1, Goal, Result, Noise).

%   Goal has the time of so many answers: the valid moves of an adapted game ask
%   the program whether it is over, and what follows a move may ask too.

attempt(Answers, Goal, Result, Noise) :-
    answer_seconds(Seconds0),
    Seconds is Answers*Seconds0,
    patience(patience(_, _, Input)),
    quietly(Goal, [seconds(Seconds),input(Input)], Outcome),
    (   Outcome.result = late(_)
    ->  Result = late
    ;   Result = Outcome.result
    ),
    (   Outcome.reads == true
    ->  Noise = reads
    ;   Outcome.printed == ""
    ->  Noise = none
    ;   Noise = prints
    ).

%!  at_fixed_random(:Goal) is semidet.
%
%   Runs Goal once. The random numbers of the program and those of
%   drawn_member/2 start from the same seed in every call.

at_fixed_random(Goal) :-
    random_property(state(State)),
    last_draw(Draw),
    setup_call_cleanup(( set_random(seed(1)),
                         nb_setval(tabuleiro_last_draw, 1)
                       ),
                       once(Goal),
                       ( set_random(state(State)),
                         nb_setval(tabuleiro_last_draw, Draw)
                       )).

%!  drawn_member(-Element, +List) is semidet.
%
%   Element is one of List, drawn by the generator of Lehmer with the multiplier
%   48271 (MINSTD). The random numbers of SWI-Prolog differ between builds with
%   and without GMP, and a program is to be understood alike in both.

drawn_member(Element, List) :-
    length(List, Count),
    Count > 0,
    last_draw(Draw0),
    Draw is Draw0*48271 mod 2147483647,
    nb_setval(tabuleiro_last_draw, Draw),
    N is Draw mod Count,
    nth0(N, List, Element).

last_draw(Draw) :-
    (   nb_current(tabuleiro_last_draw, Draw0)
    ->  Draw = Draw0
    ;   Draw = 1
    ).

%!  told_games(-Count) is det.
%
%   So many random games show what a person should know of a reading.

told_games(8).

%!  trial_games(+Adapter, +Count, +MaxPlies, +Until, -Games:list) is det.
%
%   Plays Count random games, or fewer if it is later than Until, a time
%   stamp. Games are game(Steps, End) terms. Steps are step(State, Player,
%   Moves, Move) terms. End is
%
%     - over(State, Winner)
%     - stuck(State): no moves, but not over
%     - cut(State): MaxPlies were played
%     - late(State): it is later than Until
%     - fault(State, Question, Result): Question, valid_moves, move(Move),
%       game_over, player_to_move or initial_state, had the Result `no`,
%       `late`, threw(Error) or wrong(Answer)

trial_games(Adapter, Count, MaxPlies, Until, Games) :-
    limit_time(Now),
    (   Count =:= 0
    ->  Games = []
    ;   Now > Until
    ->  Games = []
    ;   trial_game(Adapter, MaxPlies-Until, Steps, End),
        Games = [game(Steps, End)|Rest],
        Fewer is Count-1,
        trial_games(Adapter, Fewer, MaxPlies, Until, Rest)
    ).

trial_game(Adapter, Limits, Steps, End) :-
    attempt(adapted_initial_state(Adapter, default, State), Result),
    (   Result == yes
    ->  plies(Limits, Adapter, State, Steps, End)
    ;   Steps = [],
        End = fault(none, initial_state, Result)
    ).

%   Limits are MaxPlies-Until.

plies(Limits, Adapter, State, Steps, End) :-
    attempt(adapted_game_over(Adapter, State, Winner), Over),
    (   Over == yes
    ->  Steps = [],
        End = over(State, Winner)
    ;   Over \== no
    ->  Steps = [],
        End = fault(State, game_over, Over)
    ;   at_limit(Limits, State, End)
    ->  Steps = []
    ;   question(Adapter, State, Player, Moves, Fault),
        (   nonvar(Fault)
        ->  Steps = [],
            End = Fault
        ;   Moves == []
        ->  Steps = [],
            End = stuck(State)
        ;   drawn_member(Move, Moves),
            ply(Limits, Adapter, State, Player, Moves, Move, Steps, End)
        )
    ).

at_limit(0-_, State, cut(State)) :-
    !.
at_limit(_-Until, State, late(State)) :-
    limit_time(Now),
    Now > Until.

question(Adapter, State, Player, Moves, Fault) :-
    attempt(adapted_player_to_move(Adapter, State, Player), Turn),
    (   Turn \== yes
    ->  Fault = fault(State, player_to_move, Turn)
    ;   attempt(2, adapted_valid_moves(Adapter, State, Moves), Result, _),
        (   Result \== yes
        ->  Fault = fault(State, valid_moves, Result)
        ;   is_list(Moves),
            ground(Moves)
        ->  true
        ;   Fault = fault(State, valid_moves, wrong(Moves))
        )
    ).

ply(Left-Until, Adapter, State, Player, Moves, Move, Steps, End) :-
    attempt(2, adapted_legal_move(Adapter, State, Move, New), Result, _),
    (   Result == yes,
        ground(New)
    ->  Steps = [step(State, Player, Moves, Move)|Steps1],
        Left1 is Left-1,
        plies(Left1-Until, Adapter, New, Steps1, End)
    ;   Steps = [],
        (   Result == yes
        ->  End = fault(State, move(Move), wrong(New))
        ;   End = fault(State, move(Move), Result)
        )
    ).
