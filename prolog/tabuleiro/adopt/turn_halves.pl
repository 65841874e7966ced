/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_turn_halves,
          [ join_turn_halves/1,         % +Module
            joins_turn_halves/1         % +PI
          ]).
:- use_module(library(apply), [exclude/3, foldl/4, include/3, partition/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3, pairs_values/2]).
:- use_module(library(prolog_code), [comma_list/2]).
:- use_module(library(ugraphs), [del_vertices/3, reachable/3]).
:- use_module(call_graph, [called_first/5, calls/3, in_cycle/3]).
:- use_module(clauses, [body_goals/2]).
:- use_module(half_players).
:- use_module(handed_on, [hand_on_boards/2]).
:- use_module(made_loops, [is_made/2, made_name/3]).
:- use_module(own_clauses, [may_change/3]).
:- use_module(phase_loop, [phase_loop/4, placed/3]).
:- use_module(repeat_body, [has_cut/1, one_of/2, shared_variables/3]).

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

Where the players are variables, as in round(Board, Player, Other), the first
argument is 1 or 2, and the two change places in the second half.

Two loops of which the first ends by calling the second one, such as those in
which pieces are placed and then moved, become one in the same way. The first
argument is the phase then. So do those of which the first answers what the
second one takes, see tabuleiro/adopt/handed_on.
*/

%!  joins_turn_halves(+PI) is semidet.
%
%   PI, Module:Name/Arity, is a predicate that join_turn_halves/1 makes.

joins_turn_halves(_:Name/2) :-
    is_made(turns, Name).

%!  join_turn_halves(+Module) is det.
%
%   The halves of rounds in the program of Module become turns. Nothing else
%   about the program changes. Loading the program again ends that.

join_turn_halves(Module) :-
    hand_on_boards(Module, Graph0),
    findall(PI, ( member(PI-_, Graph0), PI = _:_/0 ), Menus),
    del_vertices(Graph0, Menus, Graph),
    findall(Loop,
            ( ( round_loop(Module, Graph, Loop)
              ; mutual_loop(Module, Graph0, Graph, Loop)
              ; phase_loop(Module, Graph0, Graph, Loop)
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

%   join_loop(+Members, +Clauses): Members are PI-Player terms, or
%   PI-placed(Player, Places) where the arguments of PI have Places, see
%   placed/3. Clauses are terms turn(Player, Head, Body) of their loop.

join_loop(Members, Clauses) :-
    Members = [(Owner:First/_)-_|_],
    made_name(turns, First, Loop),
    forall(( member(turn(Player, Head, Body), Clauses),
             Turn =.. [Loop,Player,Head]
           ),
           assertz(Owner:(Turn :- Body))),
    compile_predicates([Owner:Loop/2]),
    forall(member(PI-Player, Members), becomes_turn(PI, Loop, Player)).

becomes_turn(Owner:Name/Arity, Loop, Player0) :-
    functor(Head, Name, Arity),
    (   nonvar(Player0),
        Player0 = placed(Player, Places)
    ->  placed(Places, Head, Turn)
    ;   Player = Player0,
        Turn = Head
    ),
    Goal =.. [Loop,Player,Turn],
    abolish(Owner:Name/Arity),
    assertz(Owner:(Head :- Goal)),
    compile_predicates([Owner:Name/Arity]).

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
    (   split_round(Head-Body, round(Module, PI, Graph), Players0, Split),
        Players = Players0
    ->  Players = A-B,
        Split = split(First, Call, Second, _, _, _),
        second_name(Name, N, Half),
        half_arguments(Head, Split, HalfArgs),
        Rest =.. [Half|HalfArgs],
        made_name(turns, Name, Loop),
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

%   half_arguments(+Head, +Split, -HalfArgs): the arguments of the second half
%   are those of Head, with the variables of Swaps in place of each other, and
%   with what the first half has made, such as the board after the first turn,
%   in place of what the second one does not need. What else it needs comes
%   after them.

half_arguments(Head, split(First, _, Second, Made, Swaps, Turns), HalfArgs) :-
    Head =.. [_|Args],
    term_variables(Args, ArgVars),
    term_variables(Swaps, Swapped),
    shared_variables(Second, Head-First, Needed),
    in_place(Turns, ArgVars, Made, Needed-Swapped, InPlace),
    pairs_values(InPlace, Moved),
    exclude(one_of(ArgVars), Needed, New0),
    exclude(one_of(Swapped), New0, New1),
    exclude(one_of(Moved), New1, New),
    partition(one_of(Made), New, FromTurn, Others),
    append(FromTurn, Others, Free),
    exclude(one_of(Moved), Needed, Staying),
    half_variables(ArgVars, Swaps-InPlace, Staying, Free, HalfVars),
    copy_term(ArgVars-Args, HalfVars-Placed),
    term_variables(Placed, Given),
    exclude(one_of(Given), Needed, More),
    append(Placed, More, HalfArgs).

%   in_place(+Turns, +ArgVars, +Made, +Known, -Pairs): Pairs are Old-New terms:
%   Turns, Turn1-Turn2, are calls of one predicate, of which the second has New,
%   one of Made or a variable of the first turn, where the first has Old, one of
%   ArgVars, such as the board. Known is Needed-Swapped: the second half does
%   not need Old.

in_place(Turn1-Turn2, ArgVars, Made, Needed-Swapped, Pairs) :-
    (   functor(Turn1, Name, Arity),
        functor(Turn2, Name, Arity)
    ->  Turn1 =.. [_|Olds],
        Turn2 =.. [_|News],
        append(Needed, Swapped, Kept),
        term_variables(Made+Turn1, Makes),
        pairs_keys_values(All, Olds, News),
        foldl(added_place(ArgVars, Makes, Kept), All, [], Pairs)
    ;   Pairs = []
    ).

added_place(ArgVars, Makes, Kept, Old-New, Pairs0, Pairs) :-
    (   var(Old),
        var(New),
        one_of(ArgVars, Old),
        one_of(Makes, New),
        \+ one_of(Kept, Old),
        term_variables(Pairs0, Placed),
        \+ one_of(Placed, Old),
        \+ one_of(Placed, New)
    ->  Pairs = [Old-New|Pairs0]
    ;   Pairs = Pairs0
    ).

half_variables([], _, _, _, []).
half_variables([Var|Vars], Pairs, Staying, Free0, [HalfVar|HalfVars]) :-
    half_variable(Var, Pairs, Staying, HalfVar, Free0, Free),
    half_variables(Vars, Pairs, Staying, Free, HalfVars).

half_variable(Var, Swaps-InPlace, Staying, HalfVar, Free0, Free) :-
    (   member(A-B, Swaps),
        (   Var == A
        ->  HalfVar = B
        ;   Var == B,
            HalfVar = A
        )
    ->  Free = Free0
    ;   member(Old-New, InPlace),
        Var == Old
    ->  HalfVar = New,
        Free = Free0
    ;   one_of(Staying, Var)
    ->  HalfVar = Var,
        Free = Free0
    ;   Free0 = [HalfVar|Free]
    ->  true
    ;   Free = []                       % nothing stands there
    ).

second_name(Name, N, Half) :-
    (   N =:= 1
    ->  atom_concat(Name, ' goes on', Half)
    ;   atomic_list_concat([Name,'goes on',N], ' ', Half)
    ).

%   split_round(+Clause, +Round, -Players, -Split) is semidet: Clause is
%   Head-Body and has the turns of Players. Split is split(First, Call, Second,
%   Made, Swaps, Turns): First is Body with Call, unbound, in place of Second,
%   the last goals, with which the turn of the second of Players begins. They
%   have no cut, and play the next round. Made are the variables of the second
%   turn that the first one has made; Swaps are those of swaps/5; Turns are the
%   goals of both turns, Turn1-Turn2. Round is round(Module, PI, Graph); the
%   calls of Graph are without those of PI.

split_round(Head-Body, Round, Players,
            split(First, Call, Second, Made, Swaps, Turn1-Turn2)) :-
    comma_list(Body, Goals),
    second_half(Goals, [], none, Round, Second, Turn1-Turn2, Before, First0,
                Call),
    Round = round(Module, PI, _),
    body_goals(Second, Goals2),
    include(calls(PI), Goals2, Again),
    Again = [_|_],
    \+ has_cut(Second),
    append(Earlier, [Goal|Between], Before),
    Goal == Turn1,
    made_by(Turn1, Between, Head-Earlier, Made0),
    shared_variables(Turn2, Made0, Made),
    comma_list(BeforeBody, Before),
    body_goals(BeforeBody, Goals1),
    swaps(PI, Head-Before, Again, Goals1-Goals2, Swaps),
    (   ( Made = [_|_] ; follows(Turn1, Turn2, Earlier) ),
        players(Module, PI, Turn1-Goals1, Turn2-Goals2, Players0)
    ->  Players = Players0
    ;   Made = [_|_],
        Swaps = [_|_],
        Players = 1-2
    ),
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

calls(_:Name/Arity, Goal) :-
    nonvar(Goal),
    functor(Goal, Name, Arity).

%   follows(+Turn1, +Turn2, +Earlier): both turns are calls of one predicate, or
%   have a variable that the goals Earlier do not have.

follows(Turn1, Turn2, _) :-
    functor(Turn1, Name, Arity),
    functor(Turn2, Name, Arity),
    !.
follows(Turn1, Turn2, Earlier) :-
    shared_variables(Turn1, Turn2, Shared),
    term_variables(Earlier, Known),
    \+ exclude(one_of(Known), Shared, []).

%   made_by(+Goal, +Later, +Before, -Made): Made are the variables of Goal that
%   Before has not, and those of the goals Later that are made of them.

made_by(Goal, Later, Before, Made) :-
    term_variables(Before, Known),
    term_variables(Goal, Variables),
    exclude(one_of(Known), Variables, New),
    foldl(made_of(Known), Later, New, Made).

made_of(Known, Goal, Made0, Made) :-
    shared_variables(Goal, Made0, Shared),
    (   Shared == []
    ->  Made = Made0
    ;   term_variables(Made0+Goal, Both),
        exclude(one_of(Known), Both, Made)
    ).

                /*******************************
                *         TWO PREDICATES       *
                *******************************/

%   mutual_loop(+Module, +Graph0, +Graph, -Loop) is nondet: two predicates of
%   Graph call each other, and each draws at random without the other. Graph0
%   has the predicates without arguments too.

mutual_loop(Module, Graph0, Graph, loop([First-A,Second-B], Turns)) :-
    member(First-_, Graph),
    in_cycle(Graph, First, Cycle),
    Cycle = [_,_|_],
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
    ;   named_players(First, Second, A-B)
    ->  true
    ;   A = 1,
        B = 2
    ),
    findall(turn(A, Head, Body), member(Head-Body, Clauses1), Turns1),
    findall(turn(B, Head, Body), member(Head-Body, Clauses2), Turns2),
    append(Turns1, Turns2, Turns).

%   draws_alone(+Graph, +Cycle, +PI): PI draws without the others of Cycle.

draws_alone(Graph, Cycle, PI) :-
    exclude(==(PI), Cycle, Others),
    del_vertices(Graph, Others, Alone),
    draws_at_random(Alone, PI).

clause_goals(Clauses, Goals) :-
    findall(Inner,
            ( member(_-Body, Clauses),
              body_goals(Body, Inner)
            ),
            Parts),
    append(Parts, Goals).
