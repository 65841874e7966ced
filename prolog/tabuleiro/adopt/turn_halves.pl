/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_turn_halves,
          [ join_turn_halves/1,         % +Module
            joins_turn_halves/1         % +PI
          ]).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(prolog_code), [comma_list/2]).
:- use_module(library(ugraphs), [del_vertices/3, neighbours/3, reachable/3]).
:- use_module(call_graph, [call_graph/2]).
:- use_module(clauses, [body_goals/2, player_pair/3, program_predicate/3]).
:- use_module(repeat_body,
              [has_cut/1, is_repeat_body/1, one_of/2, shared_variables/3]).

/** <module> The halves of a round become turns of one loop

A loop may play a whole round, a turn of each player:

    round(Board) :-
        turn(white, Board, Board1), \+ won(white, Board1),
        turn(black, Board1, Board2), \+ won(black, Board2),
        round(Board2).

Or there is a predicate for each player, which calls that of the other one. No
predicate is called once a turn there, with what the turn begins with. So both
halves become clauses of one predicate, which is the loop, and whose first
argument is the player:

    round(Board) :- 'turns round'(white, round(Board)).
    'turns round'(white, round(Board)) :-
        turn(white, Board, Board1), \+ won(white, Board1),
        'turns round'(black, turn(Board1)).
    'turns round'(black, turn(Board1)) :-
        turn(black, Board1, Board2), \+ won(black, Board2),
        round(Board2).
*/

%!  joins_turn_halves(+PI) is semidet.
%
%   PI, Module:Name/Arity, is a predicate that join_turn_halves/1 makes.

joins_turn_halves(_:Name/2) :-
    sub_atom(Name, 0, _, _, 'turns ').

%!  join_turn_halves(+Module) is det.
%
%   The halves of rounds in the program of Module become turns. Nothing else
%   about the program changes. Loading the program again ends that.

join_turn_halves(Module) :-
    call_graph(Module, Graph0),
    findall(PI, ( member(PI-_, Graph0), PI = _:_/0 ), Menus),
    del_vertices(Graph0, Menus, Graph),
    findall(Loop,
            ( ( round_loop(Module, Graph, Loop)
              ; mutual_loop(Module, Graph0, Graph, Loop)
              )
            ),
            Loops),
    join_loops(Loops, []).

%   Each predicate is a part of one loop at most.

join_loops([], _).
join_loops([loop(Members, Clauses)|Loops], Done) :-
    (   member(PI-_, Members),
        memberchk(PI, Done)
    ->  Done1 = Done
    ;   join_loop(Members, Clauses),
        findall(PI, member(PI-_, Members), PIs),
        append(PIs, Done, Done1)
    ),
    join_loops(Loops, Done1).

%   join_loop(+Members, +Clauses): Members are PI-Player terms, Clauses terms
%   turn(Player, Head, Body) of their loop.

join_loop(Members, Clauses) :-
    Members = [(Owner:First/_)-_|_],
    loop_name(First, Loop),
    forall(( member(turn(Player, Head, Body), Clauses),
             Turn =.. [Loop,Player,Head]
           ),
           assertz(Owner:(Turn :- Body))),
    compile_predicates([Owner:Loop/2]),
    forall(member(PI-Player, Members), becomes_turn(PI, Loop, Player)).

becomes_turn(Owner:Name/Arity, Loop, Player) :-
    functor(Head, Name, Arity),
    Goal =.. [Loop,Player,Head],
    abolish(Owner:Name/Arity),
    assertz(Owner:(Head :- Goal)),
    compile_predicates([Owner:Name/Arity]).

loop_name(Name, Loop) :-
    atom_concat('turns ', Name, Loop).

                /*******************************
                *            ROUNDS            *
                *******************************/

%   round_loop(+Module, +Graph, -Loop) is nondet: a clause of a predicate that
%   calls itself has the turns of both players.

round_loop(Module, Graph, loop([PI-First], Turns)) :-
    member(PI-Callees, Graph),
    memberchk(PI, Callees),
    may_change(Module, PI, Clauses),
    del_vertices(Graph, [PI], Others),
    split_clauses(Clauses, Module, PI, Others, 1, First-_, Turns, Rests),
    Rests = [_|_].

%   split_clauses(+Clauses, +Module, +PI, +Graph, +N, ?Players, -Turns, -Rests):
%   Turns have the clauses of PI and Rests, the second halves of those that have
%   two. The next second half is that of number N.

split_clauses([], _, _, _, _, _, [], []).
split_clauses([Head-Body|Clauses], Module, PI, Graph, N, Players, Turns,
              Rests) :-
    PI = _:Name/_,
    (   split_round(Body, round(Module, PI, Graph), Players0, Second, First,
                    Call),
        Players = Players0
    ->  Players = A-B,
        second_name(Name, N, Half),
        shared_variables(Second, Head-First, Variables),
        Head =.. [_|Args],
        exclude(one_of(Args), Variables, Others),
        half_arguments(Args, Variables, Others, HalfArgs),
        Rest =.. [Half|HalfArgs],
        loop_name(Name, Loop),
        Call =.. [Loop,B,Rest],
        Turn = turn(B, Rest, Second),
        Turns = [turn(A, Head, First),Turn|Turns1],
        Rests = [Turn|Rests1],
        N1 is N+1
    ;   Players = A-_,
        Turns = [turn(A, Head, Body)|Turns1],
        Rests = Rests1,
        N1 = N
    ),
    split_clauses(Clauses, Module, PI, Graph, N1, Players, Turns1,
                  Rests1).

%   half_arguments(+Args, +Variables, +Others, -HalfArgs): the second half needs
%   Variables; those that are arguments of the whole, Args, have their places.
%   The Others stand where the second half needs no argument, such as the board
%   after the first turn in place of that before it.

half_arguments([], _, Others, Others).
half_arguments([Arg|Args], Variables, Others, [HalfArg|HalfArgs]) :-
    (   var(Arg),
        \+ one_of(Variables, Arg),
        Others = [Other|Others1]
    ->  HalfArg = Other
    ;   HalfArg = Arg,
        Others1 = Others
    ),
    half_arguments(Args, Variables, Others1, HalfArgs).

second_name(Name, N, Half) :-
    (   N =:= 1
    ->  atom_concat(Name, ' goes on', Half)
    ;   atomic_list_concat([Name,'goes on',N], ' ', Half)
    ).

%   split_round(+Body, +Round, -Players, -Second, -First, -Call) is semidet:
%   First is Body with Call, unbound, in place of Second, the last goals, with
%   which the turn of the second of Players begins. They have no cut, and play
%   the next round. Round is round(Module, PI, Graph); the calls of Graph are
%   without those of PI.

split_round(Body, Round, Players, Second, First, Call) :-
    comma_list(Body, Goals),
    second_half(Goals, [], none, Round, Second, Turns, Before, First0, Call),
    Round = round(Module, PI, _),
    body_goals(Second, Goals2),
    calls_itself(Goals2, PI),
    \+ has_cut(Second),
    Turns = Turn1-Turn2,
    follows(Turn1, Turn2, Before),
    comma_list(BeforeBody, Before),
    body_goals(BeforeBody, Goals1),
    players(Module, PI, Turn1-Goals1, Turn2-Goals2, Players),
    !,
    comma_list(First, First0).

%   second_half(+Goals, +Before0, +Turn, +Round, -Second, -Turns, -Before,
%               -First, -Call) is nondet: Turn is the first turn in the goals
%   Before0, `none` if there is none. Turns are Turn1-Turn2, and Before the
%   goals before the second one.

second_half([Goal|Goals], Before0, Turn, Round, Second, Turns, Before, First,
            Call) :-
    (   Goals == [],
        branch(Goal, Condition, Branch, Goal1, Branch1),
        comma_list(Branch, Inner),
        append(Before0, [Condition], Before1),
        second_half(Inner, Before1, Turn, Round, Second, Turns, Before,
                    Inner1, Call),
        comma_list(Branch1, Inner1),
        First = [Goal1]
    ;   draws(Goal, Round)
    ->  (   Turn == none
        ->  First = [Goal|First1],
            append(Before0, [Goal], Before1),
            second_half(Goals, Before1, Goal, Round, Second, Turns, Before,
                        First1, Call)
        ;   comma_list(Second, [Goal|Goals]),
            Turns = Turn-Goal,
            Before = Before0,
            First = [Call]
        )
    ;   First = [Goal|First1],
        append(Before0, [Goal], Before1),
        second_half(Goals, Before1, Turn, Round, Second, Turns, Before,
                    First1, Call)
    ).

%   branch(+Goal, -Condition, -Branch, -Goal1, -Branch1) is nondet: Goal1 is
%   Goal with Branch1, unbound, in place of Branch, which is called after
%   Condition.

branch(Goal, _, _, _, _) :-
    var(Goal),
    !,
    fail.
branch((If->Then;Else), If, Then, (If->Then1;Else), Then1).
branch((If->Then;Else), true, Else, (If->Then;Else1), Else1).
branch((A;B), true, A, (A1;B), A1) :-
    \+ A = (_->_).
branch((A;B), true, B, (A;B1), B1) :-
    \+ A = (_->_).
branch((If->Then), If, Then, (If->Then1), Then1).

draws(Goal, round(_, PI, Graph)) :-
    nonvar(Goal),
    PI = Owner:_,
    body_goals(Goal, Goals),
    member(Inner, Goals),
    nonvar(Inner),
    functor(Inner, Name, Arity),
    (   predicate_property(Owner:Inner, imported_from(Module))
    ->  true
    ;   Module = Owner
    ),
    draws_at_random(Graph, Module:Name/Arity),
    !.

%   draws_at_random(+Graph, +PI): PI calls, by Graph, what draws at random.

draws_at_random(Graph, PI) :-
    memberchk(PI-_, Graph),
    reachable(PI, Graph, Reached),
    member(_:Name/_, Reached),
    sub_atom(Name, 0, _, _, random),
    !.

calls_itself(Goals, _:Name/Arity) :-
    functor(Head, Name, Arity),
    member(Goal, Goals),
    nonvar(Goal),
    Goal = Head,
    !.

%   follows(+Turn1, +Turn2, +Before): the second turn begins with what the first
%   one ends with, which no goal of Before has made of it; or both are calls of
%   one predicate.

follows(Turn1, Turn2, _) :-
    functor(Turn1, Name, Arity),
    functor(Turn2, Name, Arity),
    !.
follows(Turn1, Turn2, Before) :-
    append(Earlier, [Goal|_], Before),
    Goal == Turn1,
    term_variables(Earlier, Known),
    term_variables(Turn1, Variables),
    term_variables(Turn2, Variables2),
    member(Variable, Variables),
    one_of(Variables2, Variable),
    \+ one_of(Known, Variable),
    !.

                /*******************************
                *         TWO PREDICATES       *
                *******************************/

%   mutual_loop(+Module, +Graph0, +Graph, -Loop) is nondet: two predicates of
%   Graph call each other, and each draws at random without the other. Graph0
%   has the predicates without arguments too.

mutual_loop(Module, Graph0, Graph, loop([First-A,Second-B], Turns)) :-
    member(First-_, Graph),
    in_cycle(Graph, First, Cycle),
    include(draws_alone(Graph, Cycle), Cycle, [One,Other]),
    called_first(Graph0, Cycle, [One,Other], First, Second),
    First = Owner:_,
    Second = Owner:_,
    may_change(Module, First, Clauses1),
    may_change(Module, Second, Clauses2),
    clause_goals(Clauses1, Goals1),
    clause_goals(Clauses2, Goals2),
    (   players(Module, First, First-Goals1, Second-Goals2, A-B)
    ->  true
    ;   turn_name(First, Name1),
        turn_name(Second, Name2),
        name_difference(Name1, Name2, A, B)
    ->  true
    ;   A = 1,
        B = 2
    ),
    findall(turn(A, Head, Body), member(Head-Body, Clauses1), Turns1),
    findall(turn(B, Head, Body), member(Head-Body, Clauses2), Turns2),
    append(Turns1, Turns2, Turns).

%   in_cycle(+Graph, +PI, -Cycle): Cycle are the predicates that PI reaches, and
%   that reach PI.

in_cycle(Graph, PI, Cycle) :-
    neighbours(PI, Graph, Next),
    findall(Callee,
            ( member(Direct, Next),
              reachable(Direct, Graph, Reached),
              member(Callee, Reached)
            ),
            Callees0),
    sort(Callees0, Callees),
    memberchk(PI, Callees),
    include(reaches(Graph, PI), Callees, Cycle),
    Cycle = [_,_|_].

reaches(Graph, PI, Callee) :-
    reachable(Callee, Graph, Reached),
    memberchk(PI, Reached).

%   draws_alone(+Graph, +Cycle, +PI): PI draws without the others of Cycle.

draws_alone(Graph, Cycle, PI) :-
    exclude(==(PI), Cycle, Others),
    del_vertices(Graph, Others, Alone),
    draws_at_random(Alone, PI).

%   called_first(+Graph, +Cycle, +PIs, -First, -Second): a predicate that is not
%   of Cycle calls First, one of the two PIs.

called_first(Graph, Cycle, [One,Other], First, Second) :-
    (   First = One,
        Second = Other
    ;   First = Other,
        Second = One
    ),
    member(Caller-Callees, Graph),
    memberchk(First, Callees),
    \+ memberchk(Caller, Cycle),
    !.

clause_goals(Clauses, Goals) :-
    findall(Inner,
            ( member(_-Body, Clauses),
              body_goals(Body, Inner)
            ),
            Parts),
    append(Parts, Goals).

%   may_change(+Module, +PI, -Clauses): PI is a predicate of the program of
%   Module with Clauses, Head-Body terms, which may go elsewhere.

may_change(Module, Owner:Name/Arity, Clauses) :-
    Arity > 0,
    functor(Head, Name, Arity),
    program_predicate(Module, Owner, Head),
    \+ predicate_property(Owner:Head, dynamic),
    \+ predicate_property(Owner:Head, tabled),
    \+ is_repeat_body(Owner:Name/Arity),
    findall(Head-Body, clause(Owner:Head, Body), Clauses),
    Clauses = [_|_].

                /*******************************
                *           PLAYERS            *
                *******************************/

%   players(+Module, +PI, +Half1, +Half2, -Players): Players are A-B, the known
%   players that a predicate of the program is called for in Half1 and in Half2,
%   or that the names of the turns have. A half is Turn-Goals.

players(Module, PI, Turn1-Goals1, Turn2-Goals2, A-B) :-
    (   PI = Owner:_,
        called_for(Owner, Goals1, Goals2, A, B),
        (   known_players(Module, A, B)
        ->  true
        ;   same_predicate(Turn1, Turn2),
            called_for(Owner, [Turn1], [Turn2], A, B)
        )
    ;   turn_name(Turn1, Name1),
        turn_name(Turn2, Name2),
        name_difference(Name1, Name2, A, B),
        known_players(Module, A, B)
    ),
    !.

same_predicate(Turn1, Turn2) :-
    functor(Turn1, Name, Arity),
    functor(Turn2, Name, Arity),
    Name \== (:).

%   called_for(+Owner, +Goals1, +Goals2, -A, -B) is nondet: one predicate of the
%   program has A as an argument in all calls of Goals1, and B in those of
%   Goals2.

called_for(Owner, Goals1, Goals2, A, B) :-
    member(Goal, Goals1),
    compound(Goal),
    \+ predicate_property(Owner:Goal, imported_from(_)),
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    predicate_property(Owner:Head, number_of_clauses(_)),
    arg(N, Goal, Argument),
    atomic(Argument),
    A = Argument,
    findall(Value, argument_of(Goals1, Head, N, Value), Values1),
    findall(Value, argument_of(Goals2, Head, N, Value), Values2),
    sort(Values1, [A]),
    sort(Values2, [B]),
    atomic(B),
    A \== B.

argument_of(Goals, Head, N, Value) :-
    member(Goal, Goals),
    nonvar(Goal),
    \+ Goal \= Head,
    arg(N, Goal, Value).

known_players(Module, A, B) :-
    player_pair(Module, Known, _),
    msort(Known, Sorted),
    msort([A,B], Sorted),
    !.

turn_name(_:Name/_, Name) :-
    !.
turn_name(Turn, Name) :-
    callable(Turn),
    functor(Turn, Name, _).

%   name_difference(+Name1, +Name2, -A, -B) is nondet: A and B stand in place of
%   each other in the two names; 1 and 2 are numbers.

name_difference(Name1, Name2, A, B) :-
    sub_atom(Name1, Before, _, After, Part1),
    sub_atom(Name1, 0, Before, _, Prefix),
    sub_atom(Name1, _, After, 0, Suffix),
    Before+After >= 3,
    Part1 \== '',
    atom_concat(Prefix, Rest, Name2),
    atom_concat(Part2, Suffix, Rest),
    Part2 \== '',
    player_name(Part1, A),
    player_name(Part2, B).

player_name(Part, Player) :-
    (   atom_number(Part, Number)
    ->  Player = Number
    ;   downcase_atom(Part, Player)
    ).
