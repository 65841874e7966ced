/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_followed,
          [ followed_play/5             % +Module, +Adapter, +Watched, +Limits,
                                        % -Verdict
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(adapted,
              [ adapted_game_over/3, adapted_initial_state/3,
                adapted_legal_move/4, adapted_valid_moves/3
              ]).
:- use_module(asked, [own_state/4, program_question/5]).
:- use_module(templates, [part/3, part_within/4]).
:- use_module(trial, [attempt/2]).
:- use_module(watch, [definition/3]).
:- use_module(watched_run, [watch_again/6]).
:- use_module('../base/changing', [changing/2]).
:- use_module('../base/time_limit', [limit_time/1]).

/** <module> A game followed in how the program plays it

Where the loop of a program cannot make the step, what was understood is still
compared with a run of the program: each state that the program displays, or
calls its loop with, must be reached by a move or two from the one before, and
the game must end where the program does.

An _anchor_ is the predicate in whose calls the states are seen: display(PI),
whose calls are those that display a state, or loop(PI, Path), whose calls have
the state of the program at Path, see part/3.
*/

%!  followed_play(+Module, +Adapter, +Watched, +Limits, -Verdict) is det.
%
%   Verdict is agreed(Games, Plies, Ended), as of same_play/4: up to three runs
%   of the program, with the answers of Watched, are games of Adapter. It is
%   agreed(0, 0, 0) if a run is none, which may be the fault of its displays, or
%   if fewer than ten moves were followed and no game to its end.

followed_play(Module, Adapter, Watched, Limits, Verdict) :-
    (   anchor(Module, Adapter, Watched, Anchor),
        foldl(followed_run(Module, Adapter, Watched, Anchor, Limits), [1,2,3],
              agreed(0, 0, 0), Verdict0),
        Verdict0 = agreed(_, Plies, Ended),
        ( Plies >= 10 ; Ended > 0 )
    ->  Verdict = Verdict0
    ;   Verdict = agreed(0, 0, 0)
    ).

%   anchor(+Module, +Adapter, +Watched, -Anchor) is nondet.

anchor(Module, Adapter, _, display(PI)) :-
    get_dict(display_game, Adapter.ask, _:Template),
    functor(Template, Name, Arity),
    Arity > 0,
    definition(Module, Name/Arity, PI).
anchor(Module, Adapter, Watched, loop(PI, Path)) :-
    start(Adapter, Start),
    own_state(Adapter, Start, _, Own),
    member(Count-PI, Watched.turns),
    Count >= 3,
    watch_again(Module, Watched, PI, [], 1, Trace),
    once(seen_call(Trace.events, PI, Head)),
    part_within(4, Head, Path, Part),
    Part =@= Own.

start(Adapter, State) :-
    attempt(adapted_initial_state(Adapter, default, State), yes).

seen_call(Events, PI, Head) :-
    member(enter(_, PI, Head0, _), Events),
    (   Head0 = state(Head, _)          % with the facts that change
    ->  true
    ;   Head = Head0
    ).

%   followed_run(+Module, +Adapter, +Watched, +Anchor, +Limits, +Seed,
%                +Verdict0, -Verdict)

followed_run(_, _, _, _, limits(Most, _, MostPlies, Until), Seed, Verdict,
             Verdict) :-
    Verdict = agreed(_, Plies, _),
    (   Seed > Most
    ;   Plies >= MostPlies
    ;   limit_time(Now),
        Now >= Until
    ),
    !.
followed_run(Module, Adapter, Watched, Anchor, limits(_, _, Most, Until), Seed,
             agreed(Games0, Plies0, Ended0), agreed(Games, Plies, Ended)) :-
    arg(1, Anchor, PI),
    watch_again(Module, Watched, PI, [], Seed, Trace),
    findall(Seen,
            ( seen_call(Trace.events, PI, Head),
              seen(Anchor, Head, Seen)
            ),
            Seen0),
    start(Adapter, Start),
    changing(Seen0, Seen1),
    (   Seen1 = [First|Rest],
        shows(Anchor, Adapter, Start, First)
    ->  Later = Rest
    ;   Later = Seen1                   % the start is not displayed
    ),
    Left is Most-Plies0,
    Follow = follow(Adapter, Anchor, Until),
    follow(Later, Follow, Left, [Start], 0, Count, Last),
    ending(Last, Trace.end, Adapter, Ends),
    Games is Games0+1,
    Plies is Plies0+Count,
    Ended is Ended0+Ends.

seen(display(_), Head, Head).
seen(loop(_, Path), Head, Part) :-
    part(Path, Head, Part).

%   shows(+Anchor, +Adapter, +State, +Seen): Seen is of State.

shows(display(_), Adapter, State, Seen) :-
    program_question(Adapter, display_game, State, [], _:Goal),
    Goal =@= Seen.
shows(loop(_, _), Adapter, State, Seen) :-
    own_state(Adapter, State, _, Own),
    Own =@= Seen.

%   follow(+Seen, +Follow, +Most, +States, +Plies0, -Plies, -Last): from one of
%   States each of Seen is reached. Last is whole(States), those of the last of
%   Seen, or `cut` if there were Most plies, or no time for more.

follow([], _, _, States, Plies, Plies, whole(States)).
follow([Seen|Rest], Follow, Most, States, Plies0, Plies, Last) :-
    Follow = follow(_, _, Until),
    (   (   Plies0 >= Most
        ;   limit_time(Now),
            Now >= Until
        )
    ->  Plies = Plies0,
        Last = cut
    ;   next_states(Follow, States, Seen, Next, Steps),
        Plies1 is Plies0+Steps,
        follow(Rest, Follow, Most, Next, Plies1, Plies, Last)
    ).

%   next_states(+Follow, +States, +Seen, -Next, -Steps): Next, not empty, are
%   the states that Seen may be of, after Steps moves.

next_states(Follow, States, Seen, Next, Steps) :-
    Follow = follow(Adapter, Anchor, _),
    after_move(Adapter, States, After),
    include_seen(After, Anchor, Adapter, Seen, Next1),
    (   Next1 = [_|_]
    ->  Next = Next1,
        Steps = 1
    ;   after_move(Adapter, After, Later),
        include_seen(Later, Anchor, Adapter, Seen, Next),
        Next = [_|_],
        Steps = 2
    ).

after_move(Adapter, States, After) :-
    findall(New,
            ( member(State, States),
              attempt(adapted_valid_moves(Adapter, State, Moves), yes),
              member(Move, Moves),
              attempt(adapted_legal_move(Adapter, State, Move, New), yes)
            ),
            After0),
    sort(After0, After).

include_seen(States, Anchor, Adapter, Seen, Shown) :-
    findall(State,
            ( member(State, States),
              shows(Anchor, Adapter, State, Seen)
            ),
            Shown).

%   ending(+Last, +End, +Adapter, -Ended): Ended is 1 if the program and the
%   game have ended with the last state that was seen, else 0. If the program
%   has ended, the game must at least end by a move or two that were not seen.

ending(cut, _, _, 0).
ending(whole(States), End, Adapter, Ended) :-
    (   \+ memberchk(End, [returned,failed,again])
    ->  Ended = 0
    ;   any_over(Adapter, States)
    ->  Ended = 1
    ;   after_move(Adapter, States, After),
        (   any_over(Adapter, After)
        ->  true
        ;   after_move(Adapter, After, Later),
            any_over(Adapter, Later)
        ),
        Ended = 0
    ).

any_over(Adapter, States) :-
    member(State, States),
    attempt(adapted_game_over(Adapter, State, _), yes),
    !.
