/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_oracle,
          [ same_play/4,                % +Adapter, +LoopAdapter, +Limits,
                                        % -Verdict
            at_limit/1,                 % +Limits
            less_left/3,                % +Limits0, +Played, -Limits
            no_ply_left/1,              % +Left
            counterpart_state/4,        % +Adapter, +LoopAdapter, +State, -Mine
            element_pair/4              % +Adapter, +Player, +Element, -Pair
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(ordsets), [ord_subset/2]).
:- use_module(adapted).
:- use_module(facts, [predicate_facts/2, restore_facts/1]).
:- use_module(loop_game, [loop_own/3]).
:- use_module(templates, [element_move/4]).
:- use_module(trial, [attempt/2, drawn_member/2]).
:- use_module('../base/time_limit', [limit_time/1]).

/** <module> The oracle: a game as the program itself plays it

What was understood of a program is compared with its own loop, move by move.
The Verdict of a comparison is agreed(Games, Plies, Ended), where Ended of the
Games came to their ends, or differs(Ply, What):

  - What is start(Own, Expected), moves(Moves, Expected), move(Move, Own,
    Expected), turn(Player, Expected), end(Winner, Expected) or
    winner(Winner, Expected), where `none` is the winner of a game that is not
    over. Expected is what the program does. replay(Own): the program never
    comes to Own. late: an answer took too long to be compared.
*/

%!  same_play(+Adapter, +LoopAdapter, +Limits, -Verdict) is det.
%
%   Plays random games with LoopAdapter, the game of the program's own loop, and
%   the same moves with Adapter. Limits are limits(Games, Least, Plies, Until):
%   it ends after Games games if they had Least plies, after Plies plies, or at
%   the time stamp Until.

same_play(Adapter0, LoopAdapter, Limits, Verdict) :-
    with_own_facts(Adapter0, LoopAdapter, Adapter),
    same_games(Limits, Adapter, LoopAdapter, tally(0, 0, 0), Verdict).

%   with_own_facts(+Adapter0, +LoopAdapter, -Adapter): Adapter has the key
%   own_facts, own(Facts): the facts of the program after a start of Adapter and
%   its moves since. The facts of the loop may be others, which a menu has set.

with_own_facts(Adapter0, LoopAdapter, Adapter) :-
    Loop = LoopAdapter.loop,
    restore_facts(Loop.loaded),
    attempt(adapted_initial_state(Adapter0, default, _), _),
    predicate_facts(Loop.facts, Facts),
    Adapter = Adapter0.put(own_facts, own(Facts)).

%   asked(+Adapter, :Goal, -Result): as attempt/2, with own facts of Adapter.

:- meta_predicate asked(+, 0, -).

asked(Adapter, Goal, Result) :-
    (   get_dict(own_facts, Adapter, Own)
    ->  arg(1, Own, Before),
        restore_facts(Before),
        attempt(Goal, Result),
        findall(PI, member(facts(PI, _, _), Before), PIs),
        predicate_facts(PIs, After),
        nb_setarg(1, Own, After)
    ;   attempt(Goal, Result)
    ).

same_games(Limits, _, _, tally(Games, Plies, Ended),
           agreed(Games, Plies, Ended)) :-
    at_limit(Limits),
    !.
same_games(Limits, Adapter, LoopAdapter, tally(Games, Plies, Ended),
           Verdict) :-
    Limits = limits(_, _, Left, Until),
    (   attempt(adapted_initial_state(LoopAdapter, default, State), yes)
    ->  counterpart_state(Adapter, LoopAdapter, State, Mine),
        same_game(Left-Until, Adapter, LoopAdapter, Mine, State, 0, Played,
                  Outcome),
        (   Outcome = differs(_, _)
        ->  Verdict = Outcome
        ;   Plies1 is Plies+Played,
            Games1 is Games+1,
            (   Outcome == ended
            ->  Ended1 is Ended+1
            ;   Ended1 = Ended
            ),
            less_left(Limits, Played, Limits1),
            same_games(Limits1, Adapter, LoopAdapter,
                       tally(Games1, Plies1, Ended1), Verdict)
        )
    ;   Verdict = agreed(Games, Plies, Ended)
    ).

%!  at_limit(+Limits) is semidet.
%!  less_left(+Limits0, +Played, -Limits) is det.
%!  no_ply_left(+Left) is semidet.
%
%   No further game, or ply, is to be played by Limits, those of same_play/4, or
%   by Left, Plies-Until. Limits are what Limits0 leave after a game of Played
%   plies.

at_limit(limits(Games, Least, _, _)) :-
    Games =< 0,
    Least =< 0,
    !.
at_limit(limits(_, _, Left, Until)) :-
    no_ply_left(Left-Until).

less_left(limits(Games0, Least0, Left0, Until), Played,
          limits(Games, Least, Left, Until)) :-
    Games is Games0-1,
    Least is Least0-Played,
    Left is Left0-Played.

no_ply_left(0-_) :-
    !.
no_ply_left(_-Until) :-
    limit_time(Now),
    Now > Until.

same_game(Left, Adapter, LoopAdapter, Mine, State, Ply, Played, Outcome) :-
    winner_of(Adapter, Mine, Winner0),
    winner_of(LoopAdapter, State, Expected),
    counterpart(Adapter, LoopAdapter, Winner0, Winner),
    (   Expected == unknown,
        Winner \== none
    ->  Played = Ply,
        Outcome = ended
    ;   Winner \== Expected
    ->  unlike(Winner0, Expected, winner(Winner0, Expected), What),
        Outcome = differs(Ply, What)
    ;   Expected \== none
    ->  Played = Ply,
        Outcome = ended
    ;   no_ply_left(Left)
    ->  Played = Ply,
        Outcome = cut
    ;   difference(Adapter, LoopAdapter, Mine, State, Moves, What),
        same_moves(What, Moves, Left, Adapter, LoopAdapter, Mine, State, Ply,
                   Played, Outcome)
    ).

same_moves(What, Moves, Left, Adapter, LoopAdapter, Mine, State, Ply, Played,
           Outcome) :-
    (   What \== none
    ->  Outcome = differs(Ply, What)
    ;   Moves = [_|_],
        drawn_member(Element-Move, Moves),
        same_step(Adapter, LoopAdapter, Mine, State, Element, Move, NewMine,
                  NewState, Step)
    ->  (   Step \== none
        ->  Outcome = differs(Ply, Step)
        ;   Left = Plies-Until,
            Plies1 is Plies-1,
            Ply1 is Ply+1,
            same_game(Plies1-Until, Adapter, LoopAdapter, NewMine, NewState,
                      Ply1, Played, Outcome)
        )
    ;   Played = Ply,
        Outcome = cut
    ).

%   difference(+Adapter, +LoopAdapter, +Mine, +State, -Moves, -What): What
%   differs before a move, or is `none`. Moves are Element-Move terms: what the
%   program offers, and what Adapter takes for it.

difference(Adapter, LoopAdapter, Mine, State, Moves, What) :-
    mover(Adapter, Mine, Player0),
    mover(LoopAdapter, State, Expected),
    counterpart(Adapter, LoopAdapter, Player0, Player),
    (   Player \== Expected
    ->  Moves = [],
        What = turn(Player0, Expected)
    ;   answered(Adapter, adapted_valid_moves(Adapter, Mine, Own), Own, Own1),
        answered(LoopAdapter,
                 adapted_valid_moves(LoopAdapter, State, Elements), Elements,
                 Elements1),
        same_lists(Adapter, Player0, Own1, Elements1, Moves, What)
    ).

%   same_lists(+Adapter, +Player, +Own, +Elements, -Moves, -What): the moves Own
%   of Adapter are what the program offers, Elements. Its bots may choose from
%   a part of them: then the steps tell whether the others are moves.

same_lists(Adapter, Player, Own, Elements, Moves, What) :-
    (   is_list(Elements)
    ->  maplist(element_pair(Adapter, Player), Elements, Moves0),
        findall(Move, member(_-Move, Moves0), Meant0),
        sort(Meant0, Meant)
    ;   Moves0 = [],
        Meant = Elements
    ),
    (   Meant == Own
    ->  Moves = Moves0,
        What = none
    ;   is_list(Own),
        Meant = [_|_],
        \+ get_dict(template, Adapter, _),
        ord_subset(Meant, Own)
    ->  findall(Move-Move, member(Move, Own), Moves),
        What = none
    ;   Moves = Moves0,
        unlike(Own, Meant, moves(Own, Meant), What)
    ).

%   unlike(+Own, +Expected, +Unlike, -What): What is Unlike, unless one of the
%   two answers Own and Expected took too long to be compared.

unlike(Own, Expected, Unlike, What) :-
    (   ( Own == late ; Expected == late )
    ->  What = late
    ;   What = Unlike
    ).

%!  element_pair(+Adapter, +Player, +Element, -Pair) is det.
%
%   Pair is Element-Move: Adapter takes Move of Player for what the program
%   offers as Element.

element_pair(Adapter, Player, Element, Element-Move) :-
    (   get_dict(template, Adapter, Template)
    ->  element_move(Template, Player, Element, Move)
    ;   Move = Element
    ).

answered(Adapter, Goal, Answer0, Answer) :-
    asked(Adapter, Goal, Result),
    (   Result == yes
    ->  Answer = Answer0
    ;   Answer = Result
    ).

same_step(Adapter, LoopAdapter, Mine, State, Element, Move, NewMine, NewState,
          What) :-
    attempt(adapted_legal_move(LoopAdapter, State, Element, NewState), yes),
    own_state_of(LoopAdapter, NewState, Expected),
    asked(Adapter, adapted_move(Adapter, Mine, Move, NewMine), Result),
    (   Result \== yes
    ->  unlike(Result, Expected, move(Move, Result, Expected), What)
    ;   own_state_of(Adapter, NewMine, Own),
        (   Own == Expected
        ->  What = none
        ;   What = move(Move, Own, Expected)
        )
    ).

mover(Adapter, State, Player) :-
    (   asked(Adapter, adapted_player_to_move(Adapter, State, Player0), yes)
    ->  Player = Player0
    ;   Player = none
    ).

winner_of(Adapter, State, Winner) :-
    asked(Adapter, adapted_game_over(Adapter, State, Winner0), Result),
    (   Result == yes
    ->  Winner = Winner0
    ;   Result == no
    ->  Winner = none
    ;   Result = threw(error(existence_error(winner, _), _))
    ->  Winner = unknown                % the loop ended, and named nobody
    ;   Winner = Result
    ).

%   counterpart(+Adapter, +LoopAdapter, +Player, -Counterpart): the players of
%   the two may have other names; who begins is the same one.

counterpart(Adapter, LoopAdapter, Player, Counterpart) :-
    (   nth1(N, Adapter.players, Player)
    ->  nth1(N, LoopAdapter.players, Counterpart)
    ;   Counterpart = Player
    ).

own_state_of(Adapter, State, Own) :-
    (   get_dict(loop, Adapter, Loop)
    ->  loop_own(Loop, State, Own)
    ;   State = to_move(_, Own0)
    ->  Own = Own0
    ;   Own = State
    ).

%!  counterpart_state(+Adapter, +LoopAdapter, +State, -Mine) is det.
%
%   Mine is the state of Adapter for State, one of LoopAdapter. The facts of the
%   program are those of State.

counterpart_state(Adapter, LoopAdapter, State, Mine) :-
    (   get_dict(loop, Adapter, _)
    ->  Mine = State
    ;   mover(LoopAdapter, State, Player),
        own_state_of(LoopAdapter, State, Own),
        as_state(Adapter, LoopAdapter, Player, Own, Mine)
    ).

as_state(Adapter, LoopAdapter, Player, Own, State) :-
    (   memberchk(Adapter.turn, [own,arg(_),moved(_)])
    ->  State = Own
    ;   counterpart(LoopAdapter, Adapter, Player, Mine),
        State = to_move(Mine, Own)
    ).
