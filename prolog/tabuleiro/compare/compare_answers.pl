/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare_answers,
          [ compare_answers/3           % +Comparison, -Play, +Options
          ]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(random), [random_permutation/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/deadline', [deadline/2, in_time/2]).
:- use_module(agree,
              [level_difference/4, original_difference/4, play_both/5]).
:- use_module(originals, [shared_goal/4]).
:- use_module(progress, [progress/2]).
:- use_module(shrink, [difference_query/3, shrink/4]).

/** <module> Comparing two games, part one: do they answer alike?

A comparison is a dict, see tabuleiro/compare/compare. Random games are played
in both games. Then the items are compared at a sample of the states of these
games:

  - level(Number): the bots of a level
  - original(What): a predicate of tabuleiro/compare/originals

Items share a time limit. Each item may use an equal share of the time that is
left. The strong bots come last and so get the time that the weak ones do not
need.
*/

%   The number of states at which each item is compared first. The bots go on to
%   the other states when all have been compared at these.

enough(50).

%!  compare_answers(+Comparison, -Play:dict, +Options) is det.
%
%   Play has the keys
%
%     - played: the number of random games
%     - visits: the states at which the games agree, see play_both/5
%     - items: pairs Item-Visits, the states at which an item agrees
%     - difference: `none`, or a difference that was shrunk, with the key
%       `query`

compare_answers(Comparison, Play, Options) :-
    option(games(Count), Options),
    findall(Config-Prolong,
            ( member(Config, Comparison.configs),
              between(1, Count, I),
              prolong(I, Prolong)
            ),
            ToPlay),
    progress(Comparison, playing),
    play_games(ToPlay, Comparison, 0, Played, Visits, Difference0),
    (   Difference0 == none
    ->  random_permutation(Visits, Shuffled0),
        option(states(Most), Options, infinite),
        findall(Visit, limit(Most, member(Visit, Shuffled0)), Shuffled),
        compare_items(Comparison, Shuffled, Items, Difference1)
    ;   Items = [],
        Difference1 = Difference0
    ),
    smallest(Difference1, Comparison, Difference, Options),
    Play = play{ played:Played, visits:Visits, items:Items,
                 difference:Difference }.

prolong(I, Prolong) :-
    (   I mod 2 =:= 0
    ->  Prolong = true
    ;   Prolong = false
    ).

play_games([], _, Played, Played, [], none).
play_games([Config-Prolong|ToPlay], Comparison, Played0, Played, Visits,
           Difference) :-
    play_both(Comparison.games, Config, Visits1, Difference1,
              [max_plies(Comparison.max_plies), prolong(Prolong)]),
    Played1 is Played0+1,
    (   Difference1 == none
    ->  append(Visits1, Visits2, Visits),
        play_games(ToPlay, Comparison, Played1, Played, Visits2, Difference)
    ;   Visits = Visits1,
        Difference = Difference1,
        Played = Played1
    ).

                /*******************************
                *             ITEMS            *
                *******************************/

%!  compare_items(+Comparison, +Visits, -Agreed, -Difference) is det.
%
%   Agreed are pairs Item-Visits: the levels at as many Visits as time allows,
%   the originals at a few.

compare_items(Comparison, Visits, Agreed, Difference) :-
    _{games:Games, levels:Levels, seconds:Seconds} :< Comparison,
    enough(Enough),
    split_at(Enough, Visits, First, Rest),
    findall(level(Level), member(Level, Levels), Bots),
    length(Levels, Count),
    times(Count, Seconds, AllSeconds),
    agree_on(Bots, Comparison, First, AllSeconds, Agreed1, Difference1),
    and_then(Difference1, Bots, Comparison, Rest, Seconds, Agreed2,
             Difference2),
    originals(Games, First, Originals),
    and_then(Difference2, Originals, Comparison, First, Seconds, Agreed3,
             Difference),
    findall(Item-Visits1,
            ( member(Agreed0, [Agreed1,Agreed3]),
              member(Item-Visits0, Agreed0),
              ( memberchk(Item-More, Agreed2) -> true ; More = [] ),
              append(Visits0, More, Visits1)
            ),
            Agreed).

%   Not every original has a goal at each state.

originals(Games, Visits, Originals) :-
    findall(original(What),
            ( member(visit(_, _, State), Visits),
              shared_goal(Games, What, State, _)
            ),
            Whats),
    list_to_set(Whats, Originals).

times(_, inf, inf) :-
    !.
times(Count, Seconds, AllSeconds) :-
    AllSeconds is Count*Seconds.

split_at(Count, List, First, Rest) :-
    length(First, Count),
    append(First, Rest, List),
    !.
split_at(_, List, List, []).

and_then(none, Items, Comparison, Visits, Seconds, Agreed, Difference) :-
    !,
    agree_on(Items, Comparison, Visits, Seconds, Agreed, Difference).
and_then(Difference, _, _, _, _, [], Difference).

%!  agree_on(+Items, +Comparison, +Visits, +Seconds, -Agreed, -Difference)
%!          is det.
%
%   Compares Items at Visits for Seconds at most. A state that needs more than
%   half of the time that its item has left is skipped.

agree_on(Items, Comparison, Visits, Seconds, Agreed, Difference) :-
    deadline(Seconds, Deadline),
    agree_until(Items, Comparison, Visits, Deadline, Agreed, Difference).

agree_until([], _, _, _, [], none).
agree_until([Item|Items], Comparison, Visits, Deadline, [Item-Agreed|Rest],
            Difference) :-
    progress(Comparison, Item),
    length([Item|Items], Count),
    share(Deadline, Count, ItemDeadline),
    agree_at(Visits, Item, Comparison.games, ItemDeadline, Agreed,
             Difference1),
    (   Difference1 == none
    ->  agree_until(Items, Comparison, Visits, Deadline, Rest, Difference)
    ;   Rest = [],
        Difference = Difference1
    ).

share(inf, _, inf) :-
    !.
share(Deadline, Count, ItemDeadline) :-
    get_time(Now),
    ItemDeadline is Now+(Deadline-Now)/Count.

agree_at([Visit|Visits], Item, Games, Deadline, Agreed, Difference) :-
    half_way(Deadline, Limit),
    !,
    (   in_time(Limit, item_difference(Item, Games, Visit, Difference0))
    ->  (   Difference0 == none
        ->  Agreed = [Visit|Agreed1],
            agree_at(Visits, Item, Games, Deadline, Agreed1, Difference)
        ;   Agreed = [],
            Difference = Difference0
        )
    ;   agree_at(Visits, Item, Games, Deadline, Agreed, Difference)
    ).
agree_at(_, _, _, _, [], none).

item_difference(level(Level), Games, Visit, Difference) :-
    level_difference(Games, Visit, Level, Difference).
item_difference(original(What), Games, Visit, Difference) :-
    original_difference(Games, Visit, What, Difference).

half_way(inf, inf) :-
    !.
half_way(Deadline, Limit) :-
    get_time(Now),
    Now < Deadline,
    Limit is (Now+Deadline)/2.

%   Shrinks a difference and adds its query.

smallest(none, _, none, _) :-
    !.
smallest(Difference0, Comparison, Difference, Options) :-
    Games = Comparison.games,
    Games = Game-_,
    Game:game_info(Info),
    append(Comparison.configs, Info.configs, Configs0),
    sort(Configs0, Configs),
    option(tries(Tries), Options),
    shrink(Games, Difference0, Difference1,
           [ configs(Configs), seconds(Comparison.seconds), tries(Tries) ]),
    difference_query(Games, Difference1, Query),
    Difference = Difference1.put(query, Query).
