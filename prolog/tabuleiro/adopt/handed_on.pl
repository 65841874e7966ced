/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_handed_on,
          [ hand_on_boards/2,           % +Module, -Graph
            hands_on_board/1,           % +PI
            first_phase/3               % ?PI, ?Next, -Places
          ]).
:- use_module(library(apply),
              [exclude/3, foldl/4, foldl/5, include/3, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(ordsets), [ord_intersection/3]).
:- use_module(library(prolog_code), [comma_list/2]).
:- use_module(library(ugraphs), [del_vertices/3]).
:- use_module(call_graph, [call_graph/2, calls/3, is_loop/2]).
:- use_module(clauses, [body_goals/2]).
:- use_module(own_clauses, [own_clauses/3, show_alike/4]).
:- use_module(repeat_body, [has_cut/1, one_of/2, shared_variables/3]).

/** <module> A phase that answers a board ends by calling the next phase

A program may play two phases one after the other, each a loop, of which the
first answers the board that the second takes:

    start(Board) :-
        place(Board, 6, Placed), write('Now move.'), nl, move(Placed, white).
    place(Board, 0, Board).
    place(Board, N, Placed) :-
        N > 0, put(Board, New), N1 is N-1, place(New, N1, Placed).

Nothing that the first loop is called with tells what comes after its last turn.
So it gets the arguments of the second loop, and calls it at its end, as other
programs do:

    start(Board) :- place(Board, 6, Placed, white).
    place(Board, 0, Board, Player) :-
        write('Now move.'), nl, move(Board, Player).
    place(Board, N, Placed, Player) :-
        N > 0, put(Board, New), N1 is N-1, place(New, N1, Placed, Player).

The predicate that others call, place/3 here, stays as it is.
*/

:- dynamic
    caller/1,                           % PI
    phases/3.                           % PI, Next, Places

%!  hands_on_board(+PI) is semidet.
%
%   hand_on_boards/2 has changed a clause of PI, Owner:Name/Arity.

hands_on_board(PI) :-
    caller(PI),
    !.

%!  first_phase(?PI, ?Next, -Places) is nondet.
%
%   hand_on_boards/2 has made PI, Owner:Name/Arity, which ends by calling the
%   loop Next. The arguments of Next are in Places among those of PI, or after
%   them: an argument has the place of that of PI which has the same meaning,
%   such as the player to move.

first_phase(PI, Next, Places) :-
    phases(PI, Next, Places).

%!  hand_on_boards(+Module, -Graph) is det.
%
%   The first one of two phases in the program of Module ends by calling the
%   second one where it answers what that takes. Nothing else about the program
%   changes. Loading the program again ends that. Graph is the call graph
%   afterwards.

hand_on_boards(Module, Graph) :-
    call_graph(Module, Graph0),
    findall(PI, ( member(PI-_, Graph0), PI = _:_/0 ), Menus),
    del_vertices(Graph0, Menus, Inner),
    findall(PI, ( member(PI-_, Inner), calls_itself(Inner, PI) ), Recursive),
    findall(Caller-Loops,
            ( member(Caller-Callees, Graph0),
              ord_intersection(Callees, Recursive, [PI1,PI2|PIs]),
              include(is_loop(Inner), [PI1,PI2|PIs], Loops),
              Loops = [_,_|_]
            ),
            Callers),
    foldl(hand_on(Module, Inner), Callers, [], Done),
    (   Done == []
    ->  Graph = Graph0
    ;   call_graph(Module, Graph)
    ).

calls_itself(Graph, PI) :-
    calls(Graph, PI, Callees),
    memberchk(PI, Callees).

%   hand_on(+Module, +Graph, +Caller-Loops, +Done0, -Done): Caller calls Loops.
%   Done are First-GoesOn terms, first phases and how they go on.

hand_on(Module, Graph, Caller-Loops, Done0, Done) :-
    (   own_clauses(Module, Caller, Clauses0),
        Phases = phases(Module, Graph, Loops),
        changed_clauses(Clauses0, Module, Caller, Phases, Done0, Done1,
                        Clauses),
        Clauses0 \== Clauses
    ->  redefine(Caller, Clauses),
        assertz(caller(Caller)),
        Done = Done1
    ;   Done = Done0
    ).

redefine(Owner:Name/Arity, Clauses) :-
    abolish(Owner:Name/Arity),
    forall(member(Head-Body, Clauses), assertz(Owner:(Head :- Body))),
    compile_predicates([Owner:Name/Arity]).

changed_clauses([], _, _, _, Done, Done, []).
changed_clauses([Head-Body0|Clauses0], Module, Caller, Phases, Done0, Done,
                [Head-Body|Clauses]) :-
    (   changed_body(Body0, Head, Module, Caller, Phases, Done0, Done1, Body1)
    ->  Body = Body1
    ;   Body = Body0,
        Done1 = Done0
    ),
    changed_clauses(Clauses0, Module, Caller, Phases, Done1, Done, Clauses).

%   changed_body(+Body0, +Outside, +Module, +Caller, +Phases, +Done0, -Done,
%                -Body) is semidet: Body0, a body or a branch of one, Outside
%   the rest of the clause, calls two phases, and Body the first one.

changed_body(Body0, Outside, Module, Caller, Phases, Done0, Done, Body) :-
    comma_list(Body0, Goals0),
    two_phases(Goals0, Outside, Caller, Phases, Split),
    Split = split(PI, Before, First, _, After),
    going_on(Split, Outside, GoesOn, Given),
    (   member(PI-Known, Done0)
    ->  Known =@= GoesOn,
        Done = Done0
    ;   makes_first_phase(Phases, PI, GoesOn, PI1),
        assert_places(Module, Split, PI, PI1),
        Done = [PI-GoesOn|Done0]
    ),
    !,
    with_arguments(First, Given, Call),
    append(Before, [Call|After], Goals),
    comma_list(Body, Goals).
changed_body(Body0, Outside, Module, Caller, Phases, Done0, Done, Body) :-
    nonvar(Body0),
    branch(Body0, Branch, Other, Branch1, Body),
    changed_body(Branch, Outside-Other, Module, Caller, Phases, Done0, Done,
                 Branch1),
    !.

%   branch(+Body0, -Branch, -Other, ?Branch1, -Body) is nondet: Body is Body0
%   with Branch1 in place of Branch. Other is the rest of Body0.

branch((A,B), A, B, A1, (A1,B)).
branch((A,B), B, A, B1, (A,B1)).
branch((A;B), A, B, A1, (A1;B)).
branch((A;B), B, A, B1, (A;B1)).
branch((A->B), B, A, B1, (A->B1)).

%   two_phases(+Goals, +Outside, +Caller, +Phases, -Split) is nondet: Split is
%   split(PI, Before, First, rest(Answer, Between, Second), After), the parts of
%   Goals. First, a call of the loop PI, answers Answer, a variable that is new
%   there, to Second, a call of another loop. After has no variable that is new
%   in the goals Between.

two_phases(Goals, Outside, Caller, Phases,
           split(PI1, Before, First, rest(Answer, Between, Second), After)) :-
    append(Before, [First|Goals1], Goals),
    loop_call(First, Caller, Phases, PI1),
    append(Between, [Second|After], Goals1),
    loop_call(Second, Caller, Phases, PI2),
    PI2 \== PI1,
    show_phases_alike(Phases, PI1, PI2),
    \+ has_cut_goal(Between),
    term_variables(Outside-Before, Known),
    term_variables(Second, OfSecond),
    arg(_, First, Answer),
    var(Answer),
    \+ one_of(Known, Answer),
    one_of(OfSecond, Answer),
    term_variables(Between, OfBetween),
    term_variables(Outside-Before-First, Made),
    term_variables(After, OfAfter),
    \+ ( member(New, OfBetween),
         \+ one_of(Made, New),
         one_of(OfAfter, New)
       ).

show_phases_alike(phases(Module, Graph, _), PI1, PI2) :-
    calls(Graph, PI1, Callees1),
    calls(Graph, PI2, Callees2),
    show_alike(Module, Graph, Callees1, Callees2).

loop_call(Goal, Owner:_, phases(_, _, Loops), Owner:Name/Arity) :-
    callable(Goal),
    functor(Goal, Name, Arity),
    memberchk(Owner:Name/Arity, Loops).

has_cut_goal(Goals) :-
    member(Goal, Goals),
    has_cut(Goal),
    !.

%   going_on(+Split, +Outside, -GoesOn, -Given): GoesOn is goes_on(N, Answer,
%   Extra, Body): after the loop, whose argument N answers Answer, come the
%   goals Body with the variables Extra, which are Given in the call of the
%   loop. The arguments of the second loop are among these, but for those that
%   the goals before make.

going_on(split(_, Before, First, rest(Answer, Between, Second), _),
         Outside, GoesOn, Given) :-
    arg(N, First, Same),
    Same == Answer,
    term_variables(Outside-Before-First, Known0),
    exclude(==(Answer), Known0, Known),
    term_variables([Answer|Between], Inside),
    exclude(one_of(Known), Inside, New),
    Second =.. [Name|Args0],
    arguments_given(Args0, New, Args, Extra1, Given1),
    Goal =.. [Name|Args],
    term_variables(Between-Args, Needed),
    include(one_of(Known), Needed, Extra2),
    append(Extra1, Extra2, Extra),
    append(Given1, Extra2, Given),
    append(Between, [Goal], Goals),
    comma_list(Body, Goals),
    copy_term(goes_on(N, Answer, Extra, Body), GoesOn).

%   arguments_given(+Args0, +New, -Args, -Extra, -Given): an argument of the
%   second loop without a variable of New is given to the first one.

arguments_given([], _, [], [], []).
arguments_given([Arg0|Args0], New, [Arg|Args], Extra, Given) :-
    (   shared_variables(Arg0, New, [_|_])
    ->  Arg = Arg0,
        Extra = Extra1,
        Given = Given1
    ;   Extra = [Arg|Extra1],
        Given = [Arg0|Given1]
    ),
    arguments_given(Args0, New, Args, Extra1, Given1).

%   with_arguments(+Goal0, +Args, -Goal): Goal has Args after those of Goal0.

with_arguments(Goal0, Args, Goal) :-
    Goal0 =.. [Name|Args0],
    append(Args0, Args, Args1),
    Goal =.. [Name|Args1].

%   assert_places(+Module, +Split, +PI, +Made): first_phase/3 is true of Made,
%   which the loop PI has become.

assert_places(Module, split(_, _, First, rest(Answer, _, Second), _), PI,
              Made) :-
    PI = Owner:_,
    functor(Second, Name, Arity),
    Second =.. [_|Args],
    own_clauses(Module, PI, Clauses),
    same_places(Args, First-Answer, Clauses, [], Same),
    functor(First, _, Most),
    foldl(other_place, Same, Places, Most, _),
    retractall(phases(Made, _, _)),     % of a program that was loaded before
    assertz(phases(Made, Owner:Name/Arity, Places)).

%   same_places(+Args, +First-Answer, +Clauses, +Taken, -Places): Places has the
%   number of an argument of First for each of Args that is the same one, or
%   a variable. What answers Answer is the argument that a clause answers.

same_places([], _, _, _, []).
same_places([Arg|Args], First-Answer, Clauses, Taken, [Place|Places]) :-
    (   arg(I, First, Same),
        Same == Arg,
        (   Same == Answer
        ->  answered_argument(Clauses, I, Place0)
        ;   Place0 = I
        ),
        \+ memberchk(Place0, Taken)
    ->  Place = Place0,
        Taken1 = [Place|Taken]
    ;   Taken1 = Taken
    ),
    same_places(Args, First-Answer, Clauses, Taken1, Places).

answered_argument(Clauses, N, Place) :-
    member(Head-_, Clauses),
    arg(N, Head, Answer),
    arg(Place, Head, Same),
    Place =\= N,
    Same == Answer,
    !.

other_place(Place, Place, Most0, Most) :-
    (   var(Place)
    ->  Most is Most0+1,
        Place = Most
    ;   Most = Most0
    ).

                /*******************************
                *        THE FIRST PHASE       *
                *******************************/

%   makes_first_phase(+Phases, +PI, +GoesOn, -Made) is semidet: the
%   clauses of the loop PI have become those of Made, which goes on.

makes_first_phase(phases(Module, Graph, _), PI, GoesOn, Owner:Name/Arity1) :-
    PI = Owner:Name/Arity,
    GoesOn = goes_on(_, _, Extra, _),
    length(Extra, More),
    Arity1 is Arity+More,
    functor(Head1, Name, Arity1),
    \+ predicate_property(Owner:Head1, defined),
    own_clauses(Module, PI, Clauses0),
    callers_of(Graph, PI, Callers),
    maplist(going_clause(first(PI, Callers), GoesOn), Clauses0, Clauses),
    forall(member(Head-Body, Clauses), assertz(Owner:(Head :- Body))),
    compile_predicates([Owner:Name/Arity1]).

%   callers_of(+Graph, +PI, -Callers): Callers reach the loop PI.

callers_of(Graph, PI, Callers) :-
    findall(Caller,
            ( member(Caller-_, Graph),
              Caller \== PI,
              calls(Graph, Caller, Callees),
              memberchk(PI, Callees)
            ),
            Callers).

%   going_clause(+First, +GoesOn, +Clause0, -Clause) is semidet.

going_clause(First, GoesOn, Head0-Body0, Head-Body) :-
    copy_term(GoesOn, goes_on(N, Answer, Extra, Rest)),
    arg(N, Head0, Answer0),
    going_body(Body0, First, again(N, Answer0, Extra), Rest0, Body),
    with_arguments(Head0, Extra, Head),
    Answer = Answer0,
    Rest0 = Rest.

%   going_body(+Body0, +First, +Again, ?Rest, -Body) is semidet: Body is Body0
%   with Rest after its last goals but those that call the loop again, which
%   answer what the head does. Nothing else calls the loop.

going_body(Goal, _, _, Rest, (Goal,Rest)) :-
    var(Goal),
    !.
going_body((A,B0), First, Again, Rest, (A,B)) :-
    !,
    calls_no_loop(A, First),
    going_body(B0, First, Again, Rest, B).
going_body((A->B0;C0), First, Again, Rest, (A->B;C)) :-
    !,
    calls_no_loop(A, First),
    going_body(B0, First, Again, Rest, B),
    going_body(C0, First, Again, Rest, C).
going_body((A->B0), First, Again, Rest, (A->B)) :-
    !,
    calls_no_loop(A, First),
    going_body(B0, First, Again, Rest, B).
going_body((A0;B0), First, Again, Rest, (A;B)) :-
    !,
    going_body(A0, First, Again, Rest, A),
    going_body(B0, First, Again, Rest, B).
going_body(Goal0, first(_:Name/Arity, _), again(N, Answer, Extra), _, Goal) :-
    functor(Goal0, Name, Arity),
    !,
    arg(N, Goal0, Same),
    Same == Answer,
    with_arguments(Goal0, Extra, Goal).
going_body(Goal, _, _, _, Goal) :-
    memberchk(Goal, [fail,false]),
    !.
going_body(Goal, First, _, Rest, (Goal,Rest)) :-
    calls_no_loop(Goal, First).

calls_no_loop(Body, first(PI, Callers)) :-
    PI = Owner:_,
    body_goals(Body, Goals),
    \+ ( member(Goal, Goals),
         callable(Goal),
         functor(Goal, Name, Arity),
         ( Owner:Name/Arity == PI ; memberchk(Owner:Name/Arity, Callers) )
       ).
