/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_obeys,
          [ obeys/5,                    % +Loop, +Module, +State, +Turns,
                                        % -Explained
            forget_disobeyed/0
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [last/2, list_to_set/2, member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(chosen_move).
:- use_module(loop_answers, [silently/2]).
:- use_module(loop_explains).
:- use_module(loop_step).
:- use_module(spies, [with_spies/2]).
:- use_module(templates, [part/3]).
:- use_module(watched_run, [passes/1]).

/** <module> Whether a loop makes the moves that a reading says
*/

:- thread_local disobeyed/1.            % key of a call of obeys/5

%!  obeys(+Loop, +Module, +State, +Turns, -Explained) is semidet.
%
%   The moves of State, and those of a state after one of them, are steps of
%   Loop, and these explain Turns, see explains/5. What failed once, before
%   there was no more time, fails at once when the program is watched for
%   longer.

obeys(Loop, Module, State, Turns, Explained) :-
    _{ predicate:PI, choices:Choices, several:Several } :< Loop,
    (   Turns == []
    ->  Explains = false
    ;   Explains = true
    ),
    (   get_dict(answered, Loop, Answers)
    ->  true
    ;   Answers = []
    ),
    variant_sha1(obeys(Answers, PI, Choices, Several, State, Explains), Key),
    \+ disobeyed(Key),
    (   obeys_now(Loop, Module, State, Turns, Explained)
    ->  true
    ;   assertz(disobeyed(Key)),
        fail
    ).

%!  forget_disobeyed is det.
%
%   Nothing is known of what failed: another program is watched.

forget_disobeyed :-
    retractall(disobeyed(_)).

obeys_now(Loop, Module, State, Turns, Explained) :-
    loop_spies(Loop, Spies),
    with_spies(Spies,
               ( distinct_steps(Loop, Module, State, New0),
                 after_steps(50, Loop, Module, State, New0, New),
                 distinct_steps(Loop, Module, New, _)
               ->  explains(Loop, Module, Turns, 4, Explained)
               )).

%   after_steps(+Most, +Loop, +Module, +State, +New0, -New): a loop may make the
%   steps of a move one by one, in turns of its mover that have no choice. In
%   New, which such turns lead to from New0, the state after a move in State,
%   the loop asks for one, or another player is to move.

after_steps(Most, Loop, Module, State, New0, New) :-
    (   Most > 0,
        get_dict(side, Loop, Side),
        part(Side, State, Mover),
        part(Side, New0, Mover),
        drawing(loop_asks(Loop, Module, New0, Outcome), Drew),
        Outcome = entered(New1)
    ->  stays(1, loop_asks(Loop, Module, New0), Drew, Outcome),
        Fewer is Most-1,
        after_steps(Fewer, Loop, Module, State, New1, New)
    ;   New = New0
    ).

%   Four moves are enough to see that two of them lead to two states; or one of
%   them and the last one, since those that stand side by side may be alike.

distinct_steps(Loop, Module, State, New) :-
    loop_asks(Loop, Module, State, asked(Offered, Head)),
    samples(Offered, Head, Loop, Module, State, Moves),
    findall(Move, limit(4, member(Move, Moves)), Tried),
    maplist(certain_step(Loop, Module, State), Tried, News),
    News = [New|Others],
    (   Moves = [_]
    ->  true
    ;   member(Other, Others),
        Other \== New
    ->  true
    ;   last(Moves, Last),
        certain_step(Loop, Module, State, Last, OfLast),
        OfLast \== New
    ).

%   Move leads from State to New, whatever the random numbers are, with few
%   choices in the turn: a bot may draw again and again, as long as the program
%   refuses what it drew.

certain_step(Loop, Module, State, Move, New) :-
    drawing(loop_step(Loop, Module, State, Move, entered(New0)), Drew),
    stays(1, loop_step(Loop, Module, State, Move), Drew, entered(New0)),
    (   New0 = chosen(_, Made)
    ->  Loop.several == true,
        few_choices(Made),
        loop_asks(Loop, Module, New0, asked([Second|_], _)),
        certain_step(Loop, Module, New0, Second, New)
    ;   New = New0
    ).

samples(Moves0, _, _, _, _, Moves) :-
    is_list(Moves0),
    !,
    list_to_set(Moves0, Moves).
samples(unlisted, Head, Loop, _, _, Moves) :-
    member(choice(Module:_, _, outputs(Ns)), Loop.choices),
    findall(Move,
            ( between(1, 12, _),
              copy_term(Head, Goal),
              sampled(Loop, Module:Goal, Ns, Move)
            ),
            Moves0),
    list_to_set(Moves0, Moves),
    Moves = [_,_|_].

sampled(Loop, Module:Goal, Ns, Move) :-
    catch(silently(Loop.prompts,
                   call_with_inference_limit(Module:Goal, 5_000_000,
                                    Result)),
          Ball, true),
    unthrown(Ball),
    Result \== inference_limit_exceeded,
    !,
    chosen_move(outputs(Ns), Goal, Move),
    ground(Move).

%   What the program throws is no move.

unthrown(Ball) :-
    (   var(Ball)
    ->  true
    ;   Ball \= tabuleiro_watched(_),
        passes(Ball)
    ->  throw(Ball)
    ).
