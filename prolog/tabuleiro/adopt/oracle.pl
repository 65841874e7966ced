/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_oracle,
          [ same_play/4,                % +Adapter, +LoopAdapter, +Limits,
                                        % -Verdict
            replayed/3                  % +LoopAdapter, +Limits, -Verdict
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(random), [random_member/2]).
:- use_module(adapted).
:- use_module(facts, [keeping_facts/2]).
:- use_module(loop_game).
:- use_module(loop_step, [choice_seed/1, chosen_move/3, loop_state/4]).
:- use_module(person, [with_person/3]).
:- use_module(spies, [caller/1, spied/2]).
:- use_module(templates, [element_move/4]).
:- use_module(trial, [attempt/2]).
:- use_module(watch, []).

/** <module> The oracle: a game as the program itself plays it

What was understood of a program is compared with its own loop, move by move.
The Verdict of a comparison is agreed(Games, Plies, Ended), where Ended of the
Games came to their ends, or differs(Ply, What):

  - What is start(Own, Expected), moves(Moves, Expected), move(Move, Own,
    Expected), turn(Player, Expected), end(Winner, Expected) or
    winner(Winner, Expected), where `none` is the winner of a game that is not
    over. Expected is what the program does. replay(Own): the program never
    comes to Own.
*/

%!  same_play(+Adapter, +LoopAdapter, +Limits, -Verdict) is det.
%
%   Plays random games with LoopAdapter, the game of the program's own loop, and
%   the same moves with Adapter. Limits are limits(Games, Plies), the most of
%   each.

same_play(Adapter, LoopAdapter, limits(Games, Plies), Verdict) :-
    same_games(Games, Plies, Adapter, LoopAdapter, tally(0, 0, 0), Verdict).

same_games(0, _, _, _, tally(Games, Plies, Ended),
           agreed(Games, Plies, Ended)) :-
    !.
same_games(_, Left, _, _, tally(Games, Plies, Ended),
           agreed(Games, Plies, Ended)) :-
    Left =< 0,
    !.
same_games(Count, Left, Adapter, LoopAdapter, tally(Games, Plies, Ended),
           Verdict) :-
    (   attempt(adapted_initial_state(LoopAdapter, default, State), yes)
    ->  own_state_of(LoopAdapter, State, Own),
        mover(LoopAdapter, State, Player),
        as_state(Adapter, LoopAdapter, Player, Own, Mine),
        same_game(Left, Adapter, LoopAdapter, Mine, State, 0, Played, Outcome),
        (   Outcome = differs(_, _)
        ->  Verdict = Outcome
        ;   Plies1 is Plies+Played,
            Games1 is Games+1,
            (   Outcome == ended
            ->  Ended1 is Ended+1
            ;   Ended1 = Ended
            ),
            Left1 is Left-Played,
            Count1 is Count-1,
            same_games(Count1, Left1, Adapter, LoopAdapter,
                       tally(Games1, Plies1, Ended1), Verdict)
        )
    ;   Verdict = agreed(Games, Plies, Ended)
    ).

same_game(Left, Adapter, LoopAdapter, Mine, State, Ply, Played, Outcome) :-
    winner_of(Adapter, Mine, Winner0),
    winner_of(LoopAdapter, State, Expected),
    counterpart(Adapter, LoopAdapter, Winner0, Winner),
    (   Winner \== Expected
    ->  Outcome = differs(Ply, winner(Winner0, Expected))
    ;   Expected \== none
    ->  Played = Ply,
        Outcome = ended
    ;   Left =:= 0
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
        random_member(Element-Move, Moves),
        same_step(Adapter, LoopAdapter, Mine, State, Element, Move, NewMine,
                  NewState, Step)
    ->  (   Step \== none
        ->  Outcome = differs(Ply, Step)
        ;   Left1 is Left-1,
            Ply1 is Ply+1,
            same_game(Left1, Adapter, LoopAdapter, NewMine, NewState, Ply1,
                      Played, Outcome)
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
    ;   answered(adapted_valid_moves(Adapter, Mine, Own), Own, Own1),
        answered(adapted_valid_moves(LoopAdapter, State, Elements), Elements,
                 Elements1),
        (   is_list(Elements1)
        ->  maplist(element_pair(Adapter, Player0), Elements1, Moves),
            findall(Move, member(_-Move, Moves), Meant0),
            sort(Meant0, Meant)
        ;   Moves = [],
            Meant = Elements1
        ),
        (   Meant == Own1
        ->  What = none
        ;   What = moves(Own1, Meant)
        )
    ).

element_pair(Adapter, Player, Element, Element-Move) :-
    (   get_dict(template, Adapter, Template)
    ->  element_move(Template, Player, Element, Move)
    ;   Move = Element
    ).

answered(Goal, Answer0, Answer) :-
    attempt(Goal, Result),
    (   Result == yes
    ->  Answer = Answer0
    ;   Answer = Result
    ).

same_step(Adapter, LoopAdapter, Mine, State, Element, Move, NewMine, NewState,
          What) :-
    attempt(adapted_move(LoopAdapter, State, Element, NewState), yes),
    own_state_of(LoopAdapter, NewState, Expected),
    attempt(adapted_move(Adapter, Mine, Move, NewMine), Result),
    (   Result \== yes
    ->  What = move(Move, Result, Expected)
    ;   own_state_of(Adapter, NewMine, Own),
        (   Own == Expected
        ->  What = none
        ;   What = move(Move, Own, Expected)
        )
    ).

mover(Adapter, State, Player) :-
    (   attempt(adapted_player_to_move(Adapter, State, Player0), yes)
    ->  Player = Player0
    ;   Player = none
    ).

winner_of(Adapter, State, Winner) :-
    attempt(adapted_game_over(Adapter, State, Winner0), Result),
    (   Result == yes
    ->  Winner = Winner0
    ;   Result == no
    ->  Winner = none
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

as_state(Adapter, LoopAdapter, Player, Own, State) :-
    (   memberchk(Adapter.turn, [own,arg(_),moved(_)])
    ->  State = Own
    ;   counterpart(LoopAdapter, Adapter, Player, Mine),
        State = to_move(Mine, Own)
    ).

                /*******************************
                *            REPLAY            *
                *******************************/

%!  replayed(+LoopAdapter, +Limits, -Verdict) is det.
%
%   Plays a random game with LoopAdapter, and the same moves in one run of the
%   program from its start: what it keeps outside of the states of the loop
%   would make a difference. Limits are limits(Games, Plies).

replayed(LoopAdapter, limits(Games, Plies), Verdict) :-
    replayed_games(Games, Plies, LoopAdapter, tally(0, 0, 0), Verdict).

replayed_games(0, _, _, tally(Games, Plies, Ended),
               agreed(Games, Plies, Ended)) :-
    !.
replayed_games(Count, Most, LoopAdapter, tally(Games, Plies, Ended),
               Verdict) :-
    random_property(state(Random)),
    (   attempt(adapted_initial_state(LoopAdapter, default, State), yes)
    ->  played(Most, LoopAdapter, State, Moves, States, End),
        set_random(state(Random)),
        run_again(LoopAdapter, Most, Moves, States, Outcome),
        (   Outcome == same
        ->  length(Moves, Length),
            Games1 is Games+1,
            Plies1 is Plies+Length,
            (   End == over
            ->  Ended1 is Ended+1
            ;   Ended1 = Ended
            ),
            Count1 is Count-1,
            replayed_games(Count1, Most, LoopAdapter,
                           tally(Games1, Plies1, Ended1), Verdict)
        ;   Verdict = Outcome
        )
    ;   Verdict = agreed(Games, Plies, Ended)
    ).

%   played(+Most, +Adapter, +State, -Moves, -States, -End): States are those of
%   the loop, State the first one.

played(Most, Adapter, State, Moves, [State|States], End) :-
    (   Most =:= 0
    ->  Moves = [],
        States = [],
        End = cut
    ;   attempt(adapted_valid_moves(Adapter, State, Offered), yes),
        Offered = [_|_],
        random_member(Move, Offered),
        choice_seed(Most),
        attempt(adapted_move(Adapter, State, Move, New), yes),
        choice_seed(0)
    ->  Moves = [Move|Moves1],
        Fewer is Most-1,
        played(Fewer, Adapter, New, Moves1, States, End)
    ;   Moves = [],
        States = [],
        End = over
    ).

%   run_again(+Adapter, +Most, +Moves, +States, -Outcome): the program starts,
%   makes the choices Moves, with random numbers as in played/6, and calls its
%   loop in States, and perhaps in others between them, in which it does not
%   choose.

run_again(Adapter, Most, Moves, States, Outcome) :-
    Module = Adapter.module,
    Loop = Adapter.loop,
    Entry = Loop.entry,
    Lines = lines(Loop.input),
    Script = script(Moves, States, 0, same),
    catch(keeping_facts(
              Module,
              ignore(spied(tabuleiro_oracle:direct(Script, Most, Loop, Module),
                           with_person(tabuleiro_oracle:line(Lines, Loop),
                                       Module:Entry, _)))),
          Ball,
          stopped(Ball, Script)),
    Script = script(_, Left, Ply, Found),
    (   Found \== same
    ->  Outcome = differs(Ply, Found)
    ;   all_seen(Left)
    ->  Outcome = same
    ;   Left = [Expected|_],
        loop_own(Loop, Expected, Own),
        Outcome = differs(Ply, replay(Own))
    ).

all_seen([]).
all_seen([over(_, _)]).

stopped(tabuleiro_watched(_), _) :-
    !.
stopped(error(Formal, Context), Script) :-
    !,
    nb_setarg(4, Script, threw(error(Formal, Context))).
stopped(Ball, _) :-
    throw(Ball).

:- public                               % called as closures
    direct/7,
    line/5.

line(Lines, Loop, Kind, Text, Line) :-
    (   Lines = lines([Line0|Rest])
    ->  Line = Line0,
        nb_setarg(1, Lines, Rest)
    ;   tabuleiro_watch:known_answer(Loop.prompts, Kind, Text, Line)
    ).

direct(Script, Most, Loop, Module, PI, Head, Wrapped) :-
    (   PI == Loop.predicate
    ->  loop_state(Loop, Module, Head, State),
        Script = script(Moves, States, _, _),
        (   States = [State|Later]
        ->  nb_setarg(2, Script, Later)
        ;   Later = States
        ),
        (   Moves == [],
            Later == []
        ->  throw(tabuleiro_watched(end))
        ;   call(Wrapped)
        )
    ;   Loop.choice = choice(PI, Caller, Kind),
        caller(Caller)
    ->  Script = script(Moves, _, Ply0, _),
        (   Moves = [Move|Rest]
        ->  nb_setarg(1, Script, Rest),
            Ply is Ply0+1,
            nb_setarg(3, Script, Ply),
            Seed is Most-Ply0,
            set_random(seed(Seed)),
            chosen_move(Kind, Head, Move)
        ;   throw(tabuleiro_watched(end))
        )
    ;   call(Wrapped)
    ).
