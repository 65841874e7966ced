/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_clauses,
          [ program_clause/3,           % +Module, ?Head, -Body
            program_module/2,           % +Module, -Owner
            program_predicate/3,        % +Module, -Owner, ?Head
            own_clause/3,               % +Owner, +Head, -Body
            program_goal/4,             % +Module, +PI, -Goal, -Clause
            body_goals/2,               % +Body, -Goals
            goal_text/2,                % +Goals, -Text
            head_constants/4,           % +Module, +PI, +N, -Constants
            argument_constants/4,       % +Module, +PI, +N, -Constants
            called_constant/4,          % +Module, +PI, ?N, -Constant
            player_pair/3               % +Module, -Pair, -Why
          ]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(spies, [spied_body/2]).
:- use_module(templates, [operation/2, program_has/2]).

/** <module> What the clauses of a program say

Nothing here is called: clauses are read with clause/2.
*/

%!  program_clause(+Module, ?Head, -Body) is nondet.
%
%   Head :- Body is a clause of Module, or of a module of the program that
%   Module imports from.

program_clause(Module, Head, Body) :-
    program_predicate(Module, Owner, Head),
    own_clause(Owner, Head, Body).

%!  own_clause(+Owner, +Head, -Body) is nondet.
%
%   Head :- Body is a clause of Owner. The clauses of a predicate that is spied,
%   see tabuleiro/adopt/spies, are those that it had before.

own_clause(Owner, Head, Body) :-
    catch(clause(Owner:Head, Body0), error(_, _), fail),
    (   spied_body(Body0, Module:Moved)
    ->  clause(Module:Moved, Body)
    ;   Body = Body0
    ).

%!  program_module(+Module, -Owner) is nondet.
%
%   Owner is Module, or a module of the program that Module imports from.

program_module(Module, Owner) :-
    findall(Other,
            ( Module \== user,
              predicate_property(Module:_, imported_from(Other)),
              Other \== user,
              module_property(Other, class(user))
            ),
            Others),
    list_to_set([Module|Others], Owners),
    member(Owner, Owners).

%!  program_predicate(+Module, -Owner, ?Head) is nondet.
%
%   Owner, a module of the program of Module, defines the predicate of Head by
%   clauses.

program_predicate(Module, Owner, Head) :-
    program_module(Module, Owner),
    own_predicate(Owner, Head).

own_predicate(Owner, Head) :-
    (   nonvar(Head)
    ->  true
    ;   current_predicate(Owner:Name/Arity),
        \+ sub_atom(Name, 0, _, _, 'spied '),
        functor(Head, Name, Arity)
    ),
    predicate_property(Owner:Head, number_of_clauses(_)),
    \+ predicate_property(Owner:Head, imported_from(_)).

%!  program_goal(+Module, +PredicateIndicator, -Goal, -Clause) is nondet.
%
%   Goal, in the body of Clause, Head :- Goals, calls the predicate. Goals is
%   the list of body_goals/2.

program_goal(Module, Name/Arity, Goal, (Head :- Goals)) :-
    functor(Goal0, Name, Arity),
    program_clause(Module, Head, Body),
    body_goals(Body, Goals),
    member(Goal, Goals),
    subsumes_term(Goal0, Goal).

%!  body_goals(+Body, -Goals:list) is det.
%
%   Goals are those of Body in the order of the text, those in control
%   structures and in findall/3 and its like too.

body_goals(Body, Goals) :-
    body_goals(Body, Goals, []).

%!  goal_text(+Goals, -Text:string) is nondet.
%
%   An argument of one of Goals is Text.

goal_text(Goals, Text) :-
    member(Goal, Goals),
    compound(Goal),
    arg(_, Goal, Text0),
    Text0 \== [],
    ground(Text0),
    catch(text_to_string(Text0, Text), error(_, _), fail).

body_goals(Goal, [Goal|Tail], Tail) :-
    var(Goal),
    !.
body_goals(tabuleiro_run_directives:start(_, Goal), Goals, Tail) :-
    !,                                  % as the loader writes play and main
    body_goals(Goal, Goals, Tail).
body_goals(Control, Goals, Tail) :-
    Control =.. [Name|Args],
    control(Name, Args, Parts),
    !,
    goals_of(Parts, Goals, Tail).
body_goals(Goal, [Goal|Tail], Tail).

goals_of([], Goals, Goals).
goals_of([Part|Parts], Goals, Tail) :-
    body_goals(Part, Goals, Goals1),
    goals_of(Parts, Goals1, Tail).

control(',',     [A,B],    [A,B]).
control(;,       [A,B],    [A,B]).
control(->,      [A,B],    [A,B]).
control(*->,     [A,B],    [A,B]).
control(\+,      [A],      [A]).
control(once,    [A],      [A]).
control(call,    [A],      [A]).
control(ignore,  [A],      [A]).
control(:,       [_,A],    [A]).
control(findall, [_,A,_],  [A]).
control(forall,  [A,B],    [A,B]).
control(setof,   [_,A,_],  [A]).
control(bagof,   [_,A,_],  [A]).

%!  head_constants(+Module, +PredicateIndicator, +N, -Constants:list) is det.
%
%   Constants are the ground N-th arguments in the heads of the predicate, in
%   the order of its clauses, each once.

head_constants(Module, Name/Arity, N, Constants) :-
    functor(Head, Name, Arity),
    findall(Argument,
            ( program_clause(Module, Head, _),
              arg(N, Head, Argument),
              ground(Argument)
            ),
            Constants0),
    list_to_set(Constants0, Constants).

%!  argument_constants(+Module, +PredicateIndicator, +N, -Constants:list) is
%!                     det.
%
%   Constants are those of head_constants/4, then those that bodies compare a
%   variable argument with, and the head_constants/4 of goals that have it.

argument_constants(Module, PI, N, Constants) :-
    head_constants(Module, PI, N, InHeads),
    findall(Constant, body_constant(Module, PI, N, Constant), InBodies),
    append(InHeads, InBodies, Constants0),
    list_to_set(Constants0, Constants).

%!  called_constant(+Module, +PredicateIndicator, ?N, -Constant) is nondet.
%
%   All clauses of other predicates that call the predicate, at least one, have
%   Constant as its argument N.

called_constant(Module, Name/Arity, N, Constant) :-
    findall(Goal,
            ( program_goal(Module, Name/Arity, Goal, (Head :- _)),
              \+ functor(Head, Name, Arity)
            ),
            [First|Goals]),
    arg(N, First, Constant),
    atomic(Constant),
    \+ ( member(Goal, Goals),
         \+ ( arg(N, Goal, Other), Other == Constant )
       ).

body_constant(Module, Name/Arity, N, Constant) :-
    argument_goal(Module, Name/Arity, N, Variable, Goal),
    (   compared(Goal, Variable, Constant0)
    ->  ground(Constant0),
        Constant = Constant0
    ;   arg(M, Goal, Argument),
        Argument == Variable,
        functor(Goal, Called, CalledArity),
        Called/CalledArity \== Name/Arity,
        program_has(Module, Called/CalledArity),
        head_constants(Module, Called/CalledArity, M, Constants),
        member(Constant, Constants)
    ).

%   argument_goal(+Module, +PI, +N, -Variable, -Goal) is nondet: Goal, a
%   compound, is a goal of a clause of PI, Name/Arity, whose argument N is
%   Variable.

argument_goal(Module, Name/Arity, N, Variable, Goal) :-
    functor(Head, Name, Arity),
    program_clause(Module, Head, Body),
    arg(N, Head, Variable),
    var(Variable),
    body_goals(Body, Goals),
    member(Goal, Goals),
    compound(Goal).

compared(Goal, Variable, Constant) :-
    Goal =.. [Operator,A,B],
    memberchk(Operator, [=,==,=:=]),
    (   A == Variable
    ->  Constant = B
    ;   B == Variable
    ->  Constant = A
    ).

%!  player_pair(+Module, -Pair:list, -Why) is nondet.
%
%   Pair may be the two players. Why is
%
%     - facts(PI): two clauses such as next(white, black), next(black, white),
%       or one that computes one number from the other, such as N is 3-P
%     - heads(PI): the constants in an argument of the predicate
%     - usual: what programs often have

player_pair(Module, Pair, facts(PI)) :-
    findall(Rank-(Pair0-PI0), swapped(Module, Rank, Pair0, PI0), Found0),
    keysort(Found0, Found),
    pairs_values(Found, Swaps),
    member(Pair-PI, Swaps).
player_pair(Module, Pair, heads(Name/Arity)) :-
    member(Operation, [ valid_moves,value,choose_move,game_over,move,
                        display_game ]),
    operation(Operation, Names),
    member(Name, Names),
    between(2, 4, Arity),
    program_has(Module, Name/Arity),
    between(1, Arity, N),
    head_constants(Module, Name/Arity, N, Pair),
    Pair = [A,B],
    may_be_player(A),
    may_be_player(B).
player_pair(_, Pair, usual) :-
    usual_pair(Pair).

%   Facts such as next(white, black) and next(black, white). Predicates whose
%   names speak of players rank first.

swapped(Module, Rank, [A,B], Name/2) :-
    program_clause(Module, Head0, true),
    functor(Head0, Name, 2),
    functor(Head, Name, 2),
    findall(Head-Body, program_clause(Module, Head, Body), [First,Second]),
    First = Head1-true,
    Head0 == Head1,
    Head1 =.. [_,A,B],
    Second = Head2-true,
    Head2 =.. [_,C,D],
    C-D == B-A,
    may_be_player(A),
    may_be_player(B),
    A \== B,
    rank(Name, Rank).
swapped(Module, 2, [A,B], Name/Arity) :-
    program_clause(Module, Head, Body),
    functor(Head, Name, Arity),
    rank(Name, 0),
    body_goals(Body, Goals),
    member(Goal, Goals),
    Goal = (_ is Expression),
    term_variables(Expression, [_]),
    member([A,B], [[1,2],[0,1],[1,-1]]),
    computes(Expression, A, B),
    computes(Expression, B, A).

computes(Expression, A, B) :-
    \+ \+ ( term_variables(Expression, [A]),
            catch(B =:= Expression, error(_, _), fail)
          ).

rank(Name, Rank) :-
    downcase_atom(Name, Lower),
    (   member(Word, [player,turn,opponent,opposite,next,switch,change,other,
                      enemy,swap,jogador,adversario,oponente,troca]),
        sub_atom(Lower, _, _, _, Word)
    ->  Rank = 0
    ;   Rank = 1
    ).

may_be_player(Term) :-
    ground(Term),
    \+ is_list(Term),
    \+ memberchk(Term, [true,false,draw,none,empty]).

usual_pair([1,2]).
usual_pair([white,black]).
usual_pair([black,white]).
usual_pair([w,b]).
usual_pair([b,w]).
usual_pair([x,o]).
usual_pair(['X','O']).
usual_pair(['W','B']).
usual_pair([player1,player2]).
usual_pair([p1,p2]).
usual_pair([player(1),player(2)]).
usual_pair([red,blue]).
usual_pair([0,1]).
usual_pair([1,-1]).
usual_pair([a,b]).
usual_pair([first,second]).
