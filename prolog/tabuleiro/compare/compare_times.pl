/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare_times,
          [ compare_times/4             % +Comparison, +Play, -Times, +Options
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/3]).
:- use_module(library(random), [random_member/2, random_permutation/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(originals, [same_predicate/2, shared_goal/4]).
:- use_module(progress, [progress/2, tell_table/5]).
:- use_module(timing, [standard_goals/4, time_goals/4]).

/** <module> Comparing two games, part two: how fast is each?

Comparison and Play are those of tabuleiro/compare/compare_answers.
*/

%!  compare_times(+Comparison, +Play, -Times:list, +Options) is det.
%
%   Times are terms time(Predicate, Seconds1, Seconds2, Ratio) for the
%   predicates that the option `predicates` names, on the same states. The
%   default is every predicate that the two games do not share by import.

compare_times(Comparison, Play, Times, Options) :-
    Comparison.games = Game1-_,
    random_permutation(Play.visits, Shuffled),
    open_states(20, Game1, Shuffled, States),
    findall(What-Goals,
            (   timed_goals(Game1, States, What, Goals)
            ;   member(Item-Visits, Play.items),
                open_states(10, Game1, Visits, ItemStates),
                item_goals(Item, Comparison.games, ItemStates, What, Goals)
            ),
            All),
    timed_predicates(Comparison.games, All, Timed, Options),
    timed_seconds(Comparison.seconds, Least),
    tell_table(Comparison, times, time_both(Comparison, Least), Timed, Times).

timed_seconds(inf, 0.05) :-
    !.
timed_seconds(Seconds, Least) :-
    Least is Seconds/100.

%   States are at most Max states in which the game is not over.

open_states(Max, Game, Visits, States) :-
    findall(State,
            limit(Max,
                  ( member(visit(_, _, State), Visits),
                    \+ Game:game_over(State, _)
                  )),
            States).

timed_goals(Game, States, What, Goals) :-
    States = [_|_],
    (   standard_goals(Game, States, What, Goals)
    ;   What = move_notation,
        maplist(notation_goal(Game), States, Goals)
    ).

notation_goal(Game, State, move_notation(State, Move, _)) :-
    Game:valid_moves(State, Moves),
    random_member(Move, Moves).

item_goals(level(Level), _, States, What, Goals) :-
    States = [_|_],
    member(Name, [best_moves,choose_move]),
    atomic_list_concat([Name,'_',Level], What),
    maplist(bot_goal(Name, Level), States, Goals).

item_goals(original(What), Games, States, What, Goals) :-
    findall(Goal,
            ( member(State, States),
              shared_goal(Games, What, State, Goal),
              no_error(Games, Goal)
            ),
            Goals),
    Goals = [_|_].

no_error(Game1-Game2, Goal) :-
    catch(( ignore(\+ Game1:Goal),
            ignore(\+ Game2:Goal)
          ),
          error(_, _),
          fail).

bot_goal(Name, Level, State, Goal) :-
    Goal =.. [Name,State,Level,_].

timed_predicates(Games, All, Timed, Options) :-
    findall(What,
            ( member(What-[Goal|_], All),
              \+ same_predicate(Games, Goal)
            ),
            Known),
    option(predicates(Names), Options, Known),
    (   All == []                       % no state to time them on
    ->  Timed = []
    ;   maplist(timed_predicate(All), Names, Timed)
    ).

timed_predicate(All, Name, Name-Goals) :-
    (   memberchk(Name-Goals, All)
    ->  true
    ;   domain_error(timed_predicate, Name)
    ).

time_both(Comparison, Least, What-Goals, time(What, Time1, Time2, Ratio)) :-
    progress(Comparison, timing(What)),
    Comparison.games = Game1-Game2,
    time_goals(Game1, Goals, Least, Time1),
    time_goals(Game2, Goals, Least, Time2),
    Ratio is Time2/Time1.
