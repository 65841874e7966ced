/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_chosen_values,
          [ bots_role/8                 % +Module, +Adapter, +Template,
                                        % +Sample, +Bots, +Roles, -Role,
                                        % -Chosen
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [ last/2, max_list/2, member/2, memberchk/2, min_list/2,
                sum_list/2
              ]).
:- use_module(library(pairs), [pairs_keys/2, pairs_keys_values/3]).
:- use_module('../base/sample', [sample/3]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(adapted).
:- use_module(asked, [value_player/5]).
:- use_module(bot_levels, [level_choice/6]).
:- use_module(trial, [attempt/2, patient_until/2]).
:- use_module(valued, [value_of/5]).

/** <module> Whose value a value is, by what bots choose
*/

%!  bots_role(+Module, +Adapter, +Template, +Sample, +Bots, +Roles, -Role,
%!            -Chosen) is det.
%
%   Role is the first of Roles, or another by which a bot clearly chooses, where
%   none chooses by the first. Chosen is `false` if bots were seen to choose by
%   neither, and `unseen` if none was seen to choose between values.

bots_role(_, _, _, _, none, [Role|_], Role, unseen) :-
    !.
bots_role(Module, Adapter, Template, Sample, Bots, Roles, Role, Chosen) :-
    choices(Module, Adapter, Template, Sample, Bots, Choices),
    Roles = [First|Rest],
    (   chooses_by(Adapter, Choices, First, Score, Luck),
        Score > 0.25,
        Luck > 2
    ->  Role = First,
        Chosen = true
    ;   findall(Score-Other,
                ( member(Other, Rest),
                  chooses_by(Adapter, Choices, Other, Score, Luck),
                  Score > 0.8,
                  Luck > 2
                ),
                Scores),
        msort(Scores, Sorted),
        last(Sorted, Best-_)
    ->  memberchk(Best-Role, Scores),   % of equal ones the likeliest
        Chosen = true
    ;   Role = First,
        (   chooses_by(Adapter, Choices, First, _, _)
        ->  Chosen = false
        ;   Chosen = unseen
        )
    ).

%   chooses_by(+Adapter, +Choices, +Role, -Score, -Luck) is nondet: what
%   role_score/5 tells of the choices of a level.

chooses_by(Adapter, Choices, Role, Score, Luck) :-
    pairs_keys(Choices, Levels0),
    sort(Levels0, Levels),
    member(Level, Levels),
    findall(Choice, member(Level-Choice, Choices), Own),
    role_score(Adapter, Role, Own, Score, Luck).

%   choices(+Module, +Adapter, +Template, +Sample, +Bots, -Choices):
%   Choices are Level-choice(Player, Chosen, Values) terms: in a state of Sample
%   the bot of Level chose for Player what leads to a state of Chosen. Chosen
%   and the elements of Values, one for each of some moves, are Next-Value: Next
%   is to move in the state, and Template answers Value.

choices(Module, Adapter, Template, Sample, Bots, Choices) :-
    patient_until(3, Until),
    findall(Level-choice(Player, Chosen, Values),
            ( member(Asked, Sample),
              limit_time(Now),
              Now < Until,
              Asked = asked(_, Player, [_,_|_], State),
              chosen_values(Module, Adapter, Template, Bots, Asked, Chosens),
              Chosens \== [],
              Asked = asked(_, _, Moves, _),
              sample(16, Moves, Some),
              findall(Value,
                      ( member(Move, Some),
                        value_after(Adapter, Template, Player, State, Move,
                                    Value)
                      ),
                      Values),
              member(Level-Chosen, Chosens)
            ),
            Choices).

chosen_values(Module, Adapter, Template, Bots, Asked, Chosens) :-
    Asked = asked(_, Player, _, State),
    findall(Level-Chosen,
            ( level_choice(Bots, Module, Adapter, Asked, Level, Move),
              value_after(Adapter, Template, Player, State, Move, Chosen)
            ),
            Chosens).

value_after(Adapter, Template, Player, State, Move, Next-Value) :-
    attempt(adapted_legal_move(Adapter, State, Move, New), yes),
    attempt(adapted_player_to_move(Adapter, New, Next), yes),
    value_of(Adapter, Template, New, Player, Value).

%   role_score(+Adapter, +Role, +Choices, -Score, -Luck): Score is 1 if a bot
%   that made Choices, at least four between different values, always took the
%   highest by Role, -1 if it took the lowest. Luck is by how many standard
%   deviations it took higher ones than a bot does that draws its moves: where
%   nearly all moves have the same value, that one has a high score, too.

role_score(Adapter, Role, Choices, Score, Luck) :-
    findall(Height-Heights,
            ( member(choice(Player, Chosen0, Values0), Choices),
              maplist(for_player(Role, Adapter, Player), [Chosen0|Values0],
                      [Chosen|Values]),
              min_list([Chosen|Values], Least),
              max_list([Chosen|Values], Most),
              Most > Least,
              maplist(height(Least, Most), [Chosen|Values], [Height|Heights])
            ),
            Pairs),
    length(Pairs, Count),
    Count >= 4,
    pairs_keys_values(Pairs, Chosen, Offered),
    sum_list(Chosen, Sum),
    Score is Sum/Count,
    maplist(mean_variance, Offered, Means, Variances),
    sum_list(Means, Mean),
    sum_list(Variances, Variance),
    Luck is (Sum-Mean)/sqrt(max(Variance, 0.01)).

height(Least, Most, Value, Height) :-
    Height is 2*(Value-Least)/(Most-Least)-1.

mean_variance(Heights, Mean, Variance) :-
    length(Heights, Count),
    sum_list(Heights, Sum),
    Mean is Sum/Count,
    maplist(squared(Mean), Heights, Squares),
    sum_list(Squares, Squared),
    Variance is Squared/Count.

squared(Mean, Height, Square) :-
    Square is (Height-Mean)**2.

%   for_player(+Role, +Adapter, +Player, +Valued, -Value): Valued is
%   Next-Value0, as of choices/7; Value is that for Player.

for_player(Role, Adapter, Player, Next-Value0, Value) :-
    value_player(Role, Adapter.players, Player, Next, Whose),
    (   Whose == Player
    ->  Value = Value0
    ;   Value is -Value0
    ).
