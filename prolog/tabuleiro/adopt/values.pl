/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_values,
          [ value_template/8            % +Module, +Given, +Adapter, +Sample,
                                        % +Ends, +Bots, -Template, -Shown
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [ append/3, last/2, max_list/2, member/2, memberchk/2, min_list/2,
                reverse/2, sum_list/2
              ]).
:- use_module(library(pairs), [pairs_keys/2, pairs_keys_values/3]).
:- use_module('../base/sample', [sample/3]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(adapted).
:- use_module(asked, [state_roles/3, value_player/5, with_turn/4]).
:- use_module(bot_levels, [level_choice/6]).
:- use_module(candidates, [candidate/4, candidate_at/6, in_usual_order/2]).
:- use_module(clauses, [program_clause/3]).
:- use_module(loop_game, [loop_part/3]).
:- use_module(own_calls).
:- use_module(templates).
:- use_module(trial, [attempt/2, briefly/1, patient_until/2]).

/** <module> Whose value the value of a program is

A program values a state for the player who is asked about, for the player to
move or for the one who begins, and high values are good or bad for that player.
What its own bots choose decides: the states after their choices are valued
higher than those after the other moves. Where no bot shows it, the ends of
games do.
*/

%!  value_template(+Module, +Given, +Adapter, +Sample, +Ends, +Bots, -Template,
%!                 -Shown) is semidet.
%
%   Template is that of the operation `value`, or `none` if the program does not
%   ask its value/3 so, as adapt_game/3 would. Sample are asked(Own, Player,
%   Moves, State) terms, Ends ended(State, Next, Winner) terms: states of games
%   and their ends. Bots is that of level_choice/6. Shown is `good` if the bots
%   ask for values, but were not seen to choose by them whether high ones are
%   good; `whose` if neither Ends nor Bots show that the value without a player
%   is that of the player to move; else `true`.

value_template(Module, Given, Adapter, Sample, Ends, Bots, Template, Shown) :-
    own_calls(Module, Given, Adapter, value, Sample, Bots, Calls),
    patient_until(3, Until),
    Best = best_value(Module, Given, Adapter, Sample, Calls, Until, Template0),
    (   (   briefly(Best)
        ;   call(Best)
        )
    ->  (   given_template(Given, value, _)
        ->  Template = Template0,
            Shown = true
        ;   whose_value(Adapter, Template0, Sample, Ends, Roles, Seen),
            bots_role(Module, Adapter, Template0, Sample, Bots, Roles, Role,
                      Chosen),
            value_role(Template0, Role0),
            with_role(Role0, Role, Template0, Template),
            (   Chosen == false,
                Calls = [_|_]
            ->  Shown = good
            ;   Chosen \== true,
                Seen == false
            ->  Shown = whose
            ;   Shown = true
            )
        )
    ;   \+ given_template(Given, value, _),
        usual_template(value, Usual),
        template_indicator(Usual, PI),
        program_has(Module, PI),
        (   \+ asked_so(Adapter, Usual, Calls)
        ;   asks_by_name(Module, Given, Adapter, Usual, Sample)
        )
    ->  Template = none,
        Shown = true
    ).

%   The first template without a bad answer, else the one with the fewest. It
%   asks as the bots of the program do in Calls.
%   A template that has none for the first state is not asked again: with
%   arguments out of order programs may take any time. So all templates are
%   asked briefly before one is given time.

best_value(Module, Given, Adapter, Sample, Calls, Until, Template) :-
    Sample = [First|_],
    Rated = rated([]),
    (   value_candidate(Module, Given, Adapter, First, Template),
        asked_so(Adapter, Template, Calls),
        bad_values(Adapter, Template, [First], inf, 0),
        \+ asks_by_name(Module, Given, Adapter, Template, Sample),
        bad_values(Adapter, Template, Sample, Until, Bad),
        varies(Given, Adapter, Template, Sample, Until),
        arg(1, Rated, Before),
        nb_setarg(1, Rated, [Bad-Template|Before]),
        Bad =:= 0
    ->  true
    ;   arg(1, Rated, All0),
        reverse(All0, All),
        keysort(All, [_-Template|_])
    ).

%   value_candidate(+Module, +Given, +Adapter, +Asked, -Template) is nondet: the
%   program may be asked so in the state of Asked. In a game of a loop it may
%   take more than the state that it displays or chooses in: a part of the call
%   of the loop that has that state, the smallest first.

value_candidate(Module, Given, Adapter, asked(Own, _, _, _), Template) :-
    candidate_at(Module, Given, Adapter.config, Own, value, Template).
value_candidate(Module, Given, Adapter, asked(_, _, _, State), Template) :-
    get_dict(loop, Adapter, Loop),
    \+ given_template(Given, value, _),
    around_state(Loop.state, State, Path),
    candidate(Module, Given, value, Template0),
    \+ has_role(Template0, extra),
    with_role(state, loop(Path), Template0, Template).

around_state(Own, State, Path) :-
    reverse(Own, Reversed),
    append(_, [_|Outer], Reversed),
    reverse(Outer, Path),
    loop_part(Path, State, Part),
    \+ loop_part([], State, Part),
    \+ loop_part([], State, state(Part, _)).

%   varies(+Given, +Adapter, +Template, +Sample, +Until): a Template
%   that asks about a part of the state, with a constant, or in another order
%   than the usual one, has two values at least: with a wrong argument there may
%   be nothing that is counted.

varies(Given, Adapter, Template, Sample, Until) :-
    (   \+ given_template(Given, value, _),
        (   has_role(Template, arg(_))
        ;   has_role(Template, loop(_))
        ;   has_role(Template, is(_))
        ;   \+ in_usual_order(value, Template)
        )
    ->  findall(Value,
                ( member(asked(_, _, _, State), Sample),
                  limit_time(Now),
                  Now < Until,
                  a_value_player(Template, Adapter, Player),
                  value_of(Adapter, Template, State, Player, Value)
                ),
                Values),
        sort(Values, [_,_|_])
    ;   true
    ).

%   What is later than Until is not asked.

bad_values(Adapter, Template, Sample, Until, Bad) :-
    findall(x,
            ( member(asked(_, _, _, State), Sample),
              limit_time(Now),
              Now < Until,
              a_value_player(Template, Adapter, Player),
              \+ value_of(Adapter, Template, State, Player, _)
            ),
            Xs),
    length(Xs, Bad).

%   asks_by_name(+Module, +Given, +Adapter, +Template, +Sample): Template has
%   one value for both players, in all states of Sample, but a predicate with
%   arguments in the usual order has two for other names of them.

asks_by_name(Module, Given, Adapter, Template, Sample) :-
    has_role(Template, player),
    Adapter.players = [A,B],
    \+ tells_apart(Adapter, Template, Sample, A, B),
    player_names(Module, Adapter, NameA, NameB),
    Sample = [First|_],
    value_candidate(Module, Given, Adapter, First, ByName),
    has_role(ByName, player),
    in_usual_order(value, ByName),
    tells_apart(Adapter, ByName, Sample, NameA, NameB),
    !.

%   player_names(+Module, +Adapter, -NameA, -NameB) is nondet: by these the
%   program calls its players when they have won, or in facts such as
%   piece(white, w).

player_names(_, Adapter, NameA, NameB) :-
    Adapter.players = [A,B],
    memberchk(NameA-A, Adapter.winners),
    memberchk(NameB-B, Adapter.winners).
player_names(Module, Adapter, NameA, NameB) :-
    Adapter.players = [A,B],
    program_clause(Module, Head, true),
    Head =.. [Name,A,NameA],
    program_clause(Module, Other, true),
    Other =.. [Name,B,NameB],
    NameA \== NameB,
    \+ memberchk(NameA, [A,B]).

tells_apart(Adapter, Template, Sample, A, B) :-
    member(asked(_, _, _, State), Sample),
    value_of(Adapter, Template, State, A, ValueA),
    value_of(Adapter, Template, State, B, ValueB),
    ValueA =\= ValueB,
    !.

a_value_player(Template, Adapter, Player) :-
    (   has_role(Template, player)
    ->  member(Player, Adapter.players)
    ;   Player = none
    ).

value_of(Adapter, Template, State, Player, Value) :-
    value_goal(Adapter, Template, State, Player, Goal, Value),
    Module = Adapter.module,
    attempt(Module:Goal, yes),
    number(Value).

%   value_goal(+Adapter, +Template, +State, +Player, -Goal, ?Value): the facts
%   of the program are those of State.

value_goal(Adapter, Template, State, Player, Goal, Value) :-
    value_roles(Value, Values),
    state_roles(Adapter, State, Roles0),
    append([player=Player|Roles0], Values, Roles),
    template_goal(Template, Roles, Goal).

%   with_role(+Role0, +Role, +Template0, -Template): Template is Template0 with
%   Role in place of Role0.

with_role(Role0, Role, Template0, Template) :-
    Template0 =.. [Name|Roles0],
    maplist(replaced(Role0, Role), Roles0, Roles),
    Template =.. [Name|Roles].

replaced(Role0, Role1, Role2, Role) :-
    (   Role2 == Role0
    ->  Role = Role1
    ;   Role = Role2
    ).

%   whose_value(+Adapter, +Template, +Sample, +Ends, -Roles, -Seen):
%   Roles may be that of the value of Template, the likeliest first. Seen is
%   `false` if nothing was seen that speaks for the first one.
%
%   A value without a player is that of the player to move or of the one who
%   begins. The first changes its sign, the other stays, when nothing changes
%   but whose turn it is. Else: which of the two do the ends of games agree
%   with?

whose_value(Adapter, Template, Sample, Ends, Roles, Seen) :-
    (   has_role(Template, v)
    ->  Roles = [v,v_other],
        Seen = true
    ;   turn_values(Adapter, Template, Sample, Ends, Values),
        member(Sign, [-1,1]),
        \+ ( member(V-W, Values), V =\= Sign*W )
    ->  (   Sign =:= -1
        ->  Roles = [v_to_move,v_moved]
        ;   Roles = [v_first,v_second]
        ),
        Seen = true
    ;   winners_value(Adapter, Template, Ends, Roles, Seen)
    ).

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
        (   Votes == []
        ->  Seen = false
        ;   Seen = true
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

                /*******************************
                *             BOTS             *
                *******************************/

%   bots_role(+Module, +Adapter, +Template, +Sample, +Bots, +Roles, -Role,
%             -Chosen): Role is the first of Roles, or another by which a bot
%   clearly chooses, where none chooses by the first. Chosen is `false` if bots
%   were seen to choose by neither, and `unseen` if none was seen to choose
%   between values.

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
