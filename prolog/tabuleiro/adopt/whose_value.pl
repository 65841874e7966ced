/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_whose_value,
          [ whose_value/6,              % +Adapter, +Template, +Sample, +Ends,
                                        % -Roles, -Seen
            other_owners/3              % +Role, -Role1, -Role2
          ]).
:- use_module(library(lists),
              [append/2, member/2, memberchk/2, subtract/3, sum_list/2]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(asked, [with_turn/4]).
:- use_module(templates, [has_role/2]).
:- use_module(trial, [patient_until/2]).
:- use_module(valued).

/** <module> Whose value a value is, by the turn and by the ends of games
*/

%!  whose_value(+Adapter, +Template, +Sample, +Ends, -Roles, -Seen) is det.
%
%   Roles may be that of the value of Template, the likeliest first. Seen is
%   `true` if something was seen that speaks for the first one, same(Value) if
%   all values are Value, else `false`.
%
%   A value for a player is higher for those who win than for those who lose. A
%   value without a player, or the same one for both, is that of the player to
%   move or of the one who begins. The first changes its sign, the other stays,
%   when nothing changes but whose turn it is. Else: which of the two do the
%   ends of games agree with?

whose_value(Adapter, Template, Sample, Ends, Roles, Seen) :-
    values(Adapter, Template, Sample, Ends, Values),
    (   all_same(Values, Value)
    ->  (   has_role(Template, v)
        ->  Roles = [v,v_other]
        ;   Roles = [v_to_move,v_moved,v_first,v_second]
        ),
        Seen = same(Value)
    ;   has_role(Template, v),
        \+ for_nobody(Values)
    ->  Roles = [v,v_other],
        (   higher_for_winners(Adapter, Template, Ends)
        ->  Seen = true
        ;   Seen = false
        )
    ;   turn_values(Adapter, Template, Sample, Ends, Turned),
        member(Sign, [-1,1]),
        \+ ( member(V-W, Turned), V =\= Sign*W )
    ->  (   Sign =:= -1
        ->  Roles = [v_to_move,v_moved]
        ;   Roles = [v_first,v_second,v_moved,v_to_move]
        ),
        Seen = true
    ;   winners_value(Adapter, Template, Ends, Roles, Seen)
    ).

%!  other_owners(+Role, -Role1, -Role2) is det.
%
%   Role is that of a value without a player; it may also be Role1 or Role2.

other_owners(Role, Role1, Role2) :-
    subtract([v_to_move,v_moved,v_first], [Role], [Role1,Role2|_]).

%   values(+Adapter, +Template, +Sample, +Ends, -Values): each of Values has the
%   values of a state for those who may be asked about.

values(Adapter, Template, Sample, Ends, Values) :-
    patient_until(2, Until),
    findall(OfState,
            ( (   member(asked(_, _, _, State), Sample)
              ;   member(ended(State, _, _), Ends)
              ),
              limit_time(Now),
              Now < Until,
              findall(Value,
                      ( a_value_player(Template, Adapter, Player),
                        value_of(Adapter, Template, State, Player, Value)
                      ),
                      OfState),
              OfState \== []
            ),
            Values).

%   all_same(+Values, -Value): all are Value, in six states or more.

all_same(Values, Value) :-
    Values = [_,_,_,_,_,_|_],
    append(Values, All),
    sort(All, [Value]).

%   for_nobody(+Values): the values of all states are the same for both players,
%   in six states or more.

for_nobody(Values) :-
    Values = [_,_,_,_,_,_|_],
    \+ ( member(OfState, Values),
         \+ OfState = [Same,Same]
       ).

%   higher_for_winners(+Adapter, +Template, +Ends): the values of those who have
%   won are higher than those of the others in most of Ends.

higher_for_winners(Adapter, Template, Ends) :-
    findall(Vote,
            ( member(ended(State, _, Winner), Ends),
              member(Winner, Adapter.players),
              member(Loser, Adapter.players),
              Loser \== Winner,
              value_of(Adapter, Template, State, Winner, Higher),
              value_of(Adapter, Template, State, Loser, Lower),
              Vote is sign(Higher-Lower)
            ),
            Votes),
    sum_list(Votes, Sum),
    length(Votes, Count),
    Sum > 0,
    Sum >= Count/2.

%   Values, some of them not 0, are V-W pairs: of a state with the one player
%   and with the other to move, where Template asks otherwise then.

turn_values(Adapter, Template, Sample, Ends, Values) :-
    findall(State-Player,
            (   member(asked(_, Player, _, State), Sample)
            ;   member(ended(State, Player, _), Ends)
            ),
            Asked),
    findall(V-W,
            ( member(State-Player, Asked),
              member(Other, Adapter.players),
              Other \== Player,
              with_turn(Adapter, State, Other, Turned),
              \+ asks_alike(Adapter, Template, State-Player, Turned-Other),
              value_of(Adapter, Template, State, Player, V),
              value_of(Adapter, Template, Turned, Other, W)
            ),
            Values),
    member(V-_, Values),
    V =\= 0,
    !.

asks_alike(Adapter, Template, State-Player, Turned-Other) :-
    value_goal(Adapter, Template, State, Player, Goal, _),
    value_goal(Adapter, Template, Turned, Other, Again, _),
    Goal =@= Again.

winners_value(Adapter, Template, Ends, Roles, Seen) :-
    [First|_] = Adapter.players,
    findall(Mover-Beginner,
            ( member(ended(State, Next, Winner), Ends),
              memberchk(Winner, Adapter.players),
              value_of(Adapter, Template, State, Next, Value),
              agrees(Winner, Next, Value, Mover),
              agrees(Winner, First, Value, Beginner)
            ),
            Votes),
    findall(M, member(M-_, Votes), Movers),
    findall(B, member(_-B, Votes), Beginners),
    sum_list(Movers, MoverSum),
    sum_list(Beginners, BeginnerSum),
    length(Votes, Count),
    (   clearly_against(MoverSum, BeginnerSum, Count)
    ->  Roles = [v_moved,v_to_move,v_first,v_second],
        Seen = true
    ;   clearly_against(BeginnerSum, MoverSum, Count)
    ->  Roles = [v_second,v_first,v_to_move,v_moved],
        Seen = true
    ;   BeginnerSum > MoverSum
    ->  Roles = [v_first,v_second,v_to_move,v_moved],
        Seen = true
    ;   Roles = [v_to_move,v_moved,v_first,v_second],
        (   MoverSum > 0
        ->  Seen = true
        ;   Seen = false
        )
    ).

%   Nearly all of Count votes are against a role, three or more, and there are
%   fewer for or against the other one.

clearly_against(Sum, Other, Count) :-
    -Sum >= max(3, 0.8*Count),
    -Sum > abs(Other).

agrees(Winner, Player, Value, Vote) :-
    (   Winner == Player
    ->  Vote is sign(Value)
    ;   Vote is -sign(Value)
    ).
