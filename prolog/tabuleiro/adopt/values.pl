/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_values,
          [ value_template/8            % +Module, +Given, +Adapter, +Sample,
                                        % +Ends, +Bots, -Template, -Shown
          ]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, reverse/2]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(candidates, [candidate/4, candidate_at/6, in_usual_order/2]).
:- use_module(chosen_values).
:- use_module(clauses, [program_clause/3]).
:- use_module(loop_game, [loop_part/3]).
:- use_module(own_calls).
:- use_module(templates).
:- use_module(trial, [briefly/1, out_of_patience/0, patient_until/2]).
:- use_module(valued).
:- use_module(whose_value).

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
%   Template is that of the operation `value`, or `none` if the program cannot
%   be asked so. Sample are asked(Own, Player, Moves, State) terms, Ends
%   ended(State, Next, Winner) terms: states of games and their ends. Bots is
%   that of level_choice/6. Shown is
%
%     - `good` if nothing shows that high values are good for the player: the
%       bots ask for values, but were not seen to choose by them, or there are
%       no bots that choose by them, and those who win have no higher ones
%     - whose(Role) if neither Ends nor Bots show that the value without a
%       player is that of Role, see value_role/2
%     - same(Value) if all values were Value
%     - of `none`, why(PI, Why): the bots ask PI about `moves`, or it knows the
%       players by other `names`; or else it fails, or is always the same, in
%       any order of its arguments, `none`; or there was no time, `late`
%     - else `true`
%
%   Fails if the program has no predicate of that name.

value_template(Module, Given, Adapter, Sample, Ends, Bots, Template, Shown) :-
    once(candidate(Module, Given, value, Candidate)),
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
            shown(Chosen, Calls, Role, Seen, Shown)
        )
    ;   \+ given_template(Given, value, _),
        Template = none,
        template_indicator(Candidate, PI),
        (   about_moves(Calls, Sample)
        ->  Why = moves
        ;   usual_template(value, Usual),
            asks_by_name(Module, Given, Adapter, Usual, Sample)
        ->  Why = names
        ;   out_of_patience,
            \+ asked_otherwise(Module, Adapter, Calls)
        ->  Why = late
        ;   Why = none
        ),
        Shown = why(PI, Why)
    ).

%   shown(+Chosen, +Calls, +Role, +Seen, -Shown): bots_role/8 found Role and
%   Chosen, whose_value/6 Seen, and Calls are those of own_calls/7.

shown(true, _, _, _, true) :-
    !.
shown(_, _, _, same(Value), same(Value)) :-
    !.
shown(Chosen, Calls, _, true, true) :-
    \+ ( Chosen == false, Calls = [_|_] ),
    !.
shown(_, _, Role, _, Shown) :-
    (   memberchk(Role, [v,v_other])
    ->  Shown = good
    ;   Shown = whose(Role)
    ).

%   asked_otherwise(+Module, +Adapter, +Calls): the bots do not ask as
%   adapt_game/3 would.

asked_otherwise(Module, Adapter, Calls) :-
    usual_template(value, Usual),
    template_indicator(Usual, PI),
    program_has(Module, PI),
    \+ asked_so(Adapter, Usual, Calls).

%   about_moves(+Calls, +Sample): a bot has asked about a move of one of Sample,
%   or about a list of them.

about_moves(Calls, Sample) :-
    member(_-Head, Calls),
    arg(_, Head, Argument),
    nonvar(Argument),
    member(asked(_, _, Moves, _), Sample),
    is_list(Moves),
    member(Move, Moves),
    (   Argument == Move,
        compound(Move)
    ;   is_list(Argument),
        Argument = [First|_],
        First == Move
    ),
    !.

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
        of_mover_alone(Adapter, Template, First),
        bad_values(Adapter, Template, Sample, Until, Bad),
        varies(Given, Adapter, Template, Sample, Until),
        rating(Adapter, Template, Sample, Until, Bad, Rating),
        arg(1, Rated, Before),
        nb_setarg(1, Rated, [Rating-Template|Before]),
        Rating =:= 0
    ->  true
    ;   arg(1, Rated, All0),
        reverse(All0, All),
        keysort(All, [_-Template|_])
    ).

%   rating(+Adapter, +Template, +Sample, +Until, +Bad, -Rating): the less, the
%   better. Where there is more than the state to ask about, see
%   value_candidate/5, what has values that differ comes before what has always
%   the same.

rating(Adapter, Template, Sample, Until, Bad, Rating) :-
    (   Bad =:= 0,
        get_dict(loop, Adapter, _),
        all_values(Adapter, Template, Sample, Until, [_])
    ->  Rating = 0.5
    ;   Rating = Bad
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

%   of_mover_alone(+Adapter, +Template, +Asked): Template does not ask about the
%   player to move alone, or the program knows no value of the other player in
%   the state of Asked.

of_mover_alone(Adapter, Template, asked(_, Player, _, State)) :-
    (   has_role(Template, mover)
    ->  with_role(mover, player, Template, OfBoth),
        member(Other, Adapter.players),
        Other \== Player,
        \+ value_of(Adapter, OfBoth, State, Other, _)
    ;   true
    ).

%   varies(+Given, +Adapter, +Template, +Sample, +Until): a Template
%   that asks about a part of the state, with a constant, or in another order
%   than the usual one, has two values at least: with a wrong argument there may
%   be nothing that is counted.

varies(Given, Adapter, Template, Sample, Until) :-
    (   \+ given_template(Given, value, _),
        (   has_role(Template, arg(_))
        ;   has_role(Template, mover)
        ;   has_role(Template, loop(_))
        ;   has_role(Template, is(_))
        ;   \+ in_usual_order(value, Template)
        )
    ->  all_values(Adapter, Template, Sample, Until, [_,_|_])
    ;   true
    ).

%   all_values(+Adapter, +Template, +Sample, +Until, -Values): Values are the
%   different ones of the states of Sample.

all_values(Adapter, Template, Sample, Until, Values) :-
    findall(Value,
            ( member(asked(_, _, _, State), Sample),
              limit_time(Now),
              Now < Until,
              a_value_player(Template, Adapter, Player),
              value_of(Adapter, Template, State, Player, Value)
            ),
            All),
    sort(All, Values).

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
