/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mutant_operators,
          [ operator/2,                 % ?Operator, ?Weight
            mutant/3,                   % +Operator, +Clauses, -Mutant
            clause_indicator/2          % +Clause, -PI
          ]).
:- use_module(library(lists)).
:- use_module(library(prolog_code)).

/** <module> The faults that students make, as changes of clauses

A program is a list of terms clause(Term, Names): Names are Name=Variable
pairs, as of read_term/2. A mutant is a program with one change.
*/

%!  operator(?Operator, ?Weight) is nondet.
%
%   Operator is drawn with a probability proportional to Weight.

operator(wrong_variable,      3).   % another variable of the clause
operator(stale_variable,      2).   % X or X0 for X1, Board for NewBoard
operator(off_by_one,          3).   % 3 for 2
operator(wrong_constant,      2).   % another atom of the program
operator(swapped_arguments,   2).   % of a goal
operator(missing_cut,         2).
operator(negated_condition,   2).   % \+ before a goal, or none
operator(dropped_clause,      2).
operator(dropped_goal,        2).
operator(boundary,            2).   % < for =<, > for >=
operator(reversed_comparison, 1).   % < for >
operator(wrong_operator,      1).   % + for -
operator(swapped_branches,    1).   % of an if-then-else
operator(dropped_branch,      1).   % of a disjunction
operator(dropped_element,     1).   % of a list of constants
operator(swapped_clauses,     1).   % two neighbours
operator(swapped_goals,       1).   % two neighbours

%!  mutant(+Operator, +Clauses, -Mutant) is nondet.
%
%   Mutant is Clauses with one fault of Operator.

mutant(dropped_clause, Clauses, Mutant) :-
    !,
    select(Clause, Clauses, Mutant),
    is_clause(Clause).
mutant(swapped_clauses, Clauses, Mutant) :-
    !,
    append(Before, [A,B|After], Clauses),
    is_clause(A),
    is_clause(B),
    clause_indicator(A, PI),
    clause_indicator(B, PI),
    append(Before, [B,A|After], Mutant).
mutant(Operator, Clauses, Mutant) :-
    atoms_of(Clauses, Atoms),
    append(Before, [clause(Term,Names)|After], Clauses),
    is_clause(clause(Term, Names)),
    Context = context(Names, Atoms),
    changed(Operator, Context, Term, Changed),
    Changed \== Term,
    append(Before, [clause(Changed,Names)|After], Mutant).

is_clause(clause(Term, _)) :-
    Term \= (:- _).

%!  clause_indicator(+Clause, -PI) is det.

clause_indicator(clause(Term, _), PI) :-
    (   Term = (Head :- _)
    ->  true
    ;   Head = Term
    ),
    pi_head(PI, Head).

%   Atoms are the atoms that occur in Clauses as data.

atoms_of(Clauses, Atoms) :-
    findall(Atom,
            ( member(clause(Term, _), Clauses),
              Term \= (:- _),
              leaf_of_goals(Term, Atom)
            ),
            All),
    sort(All, Atoms).

leaf_of_goals((Head :- Body), Atom) :-
    !,
    (   leaf(Head, Atom)
    ;   goal_in(Body, Goal),
        leaf(Goal, Atom)
    ).
leaf_of_goals(Head, Atom) :-
    leaf(Head, Atom).

leaf(Goal, Atom) :-
    compound(Goal),
    arg(_, Goal, Argument),
    sub_leaf(Argument, Atom).

sub_leaf(Term, Term) :-
    atom(Term),
    Term \== [].
sub_leaf(Term, Atom) :-
    compound(Term),
    arg(_, Term, Argument),
    sub_leaf(Argument, Atom).

goal_in(Goal, _) :-
    var(Goal),
    !,
    fail.
goal_in(Body, Goal) :-
    control(Body, Goals),
    !,
    member(Part, Goals),
    goal_in(Part, Goal).
goal_in(Goal, Goal).

%   control(Goal, Parts): goals among the arguments of Goal.

control((A,B),             [A,B]).
control((A;B),             [A,B]).
control((A->B),            [A,B]).
control(\+ A,              [A]).
control(findall(_, A, _),  [A]).
control(forall(A, B),      [A,B]).

                /*******************************
                *           CLAUSES            *
                *******************************/

%   Only some operators change heads, those of constants; all change bodies.

changed(Operator, Context, (Head :- Body), (NewHead :- NewBody)) :-
    !,
    (   in_head(Operator),
        argument_changed(Operator, Context, Head, NewHead),
        NewBody = Body
    ;   NewHead = Head,
        body_changed(Operator, Context, Body, NewBody)
    ).
changed(Operator, Context, Head, NewHead) :-
    in_head(Operator),
    Head \= (_ --> _),
    argument_changed(Operator, Context, Head, NewHead).

in_head(off_by_one).
in_head(wrong_constant).
in_head(dropped_element).

body_changed(_, _, Body, _) :-
    var(Body),
    !,
    fail.
body_changed(missing_cut, _, !, true).
body_changed(dropped_goal, _, (A,B), Left) :-
    (   plain_goal(A),
        Left = B
    ;   plain_goal(B),
        Left = A
    ).
body_changed(swapped_goals, _, (A,B), Swapped) :-
    (   B = (C,D)
    ->  Swapped = (C,A,D)
    ;   C = B,
        Swapped = (B,A)
    ),
    plain_goal(A),
    plain_goal(C).
body_changed(swapped_branches, _, (If->Then;Else), (If->Else;Then)).
body_changed(dropped_branch, _, (A;B), Left) :-
    (   A = (_->Left)
    ;   A \= (_->_),
        Left = A
    ;   Left = B
    ).
body_changed(Operator, Context, Body, NewBody) :-
    (   control(Body, Goals)
    ->  append(Before, [Goal|After], Goals),
        body_changed(Operator, Context, Goal, NewGoal),
        append(Before, [NewGoal|After], NewGoals),
        control(Body0, Goals0),
        same_construct(Body, Goals, Body0, Goals0, NewGoals),
        NewBody = Body0
    ;   goal_changed(Operator, Context, Body, NewBody)
    ).

%   Body0 is Body with NewGoals in place of Goals.

same_construct(Body, Goals, Body0, Goals0, NewGoals) :-
    functor(Body, Name, Arity),
    functor(Body0, Name, Arity),
    Goals0 = NewGoals,
    (   Name == findall
    ->  arg(1, Body, Template),
        arg(1, Body0, Template),
        arg(3, Body, List),
        arg(3, Body0, List)
    ;   true
    ),
    Goals \== NewGoals,
    !.

plain_goal(Goal) :-
    nonvar(Goal),
    Goal \== !,
    Goal \= (_,_).

goal_changed(negated_condition, _, Goal, \+ Goal) :-
    plain_goal(Goal),
    \+ Goal = (_ is _),
    Goal \== true.
goal_changed(boundary, _, Goal, Changed) :-
    Goal =.. [Name,A,B],
    both_ways([(<)-(=<),(>)-(>=),(@<)-(@=<),(@>)-(@>=)], Name, Other),
    Changed =.. [Other,A,B].
goal_changed(reversed_comparison, _, Goal, Changed) :-
    Goal =.. [Name,A,B],
    both_ways([ (<)-(>), (=<)-(>=), (@<)-(@>), (=)-(\=), (==)-(\==),
                (=:=)-(=\=)
              ],
              Name, Other),
    Changed =.. [Other,A,B].
goal_changed(swapped_arguments, _, Goal, Changed) :-
    Goal =.. [Name|Arguments],
    \+ memberchk(Name, [=,\=,==,\==,=:=,=\=,is,<,>,=<,>=,format]),
    append(Before, [A,B|After], Arguments),
    append(Before, [B,A|After], Swapped),
    Changed =.. [Name|Swapped].
goal_changed(Operator, Context, Goal, Changed) :-
    argument_changed(Operator, Context, Goal, Changed).

both_ways(Pairs, A, B) :-
    (   member(A-B, Pairs)
    ;   member(B-A, Pairs)
    ).

                /*******************************
                *             TERMS            *
                *******************************/

argument_changed(Operator, Context, Goal, Changed) :-
    compound(Goal),
    Goal =.. [Name|Arguments],
    append(Before, [Argument|After], Arguments),
    term_changed(Operator, Context, Argument, New),
    append(Before, [New|After], NewArguments),
    Changed =.. [Name|NewArguments].

term_changed(Operator, Context, Term, New) :-
    var(Term),
    !,
    variable_changed(Operator, Context, Term, New).
term_changed(off_by_one, _, N, M) :-
    integer(N),
    (   M is N+1
    ;   M is N-1
    ).
term_changed(wrong_constant, context(_, Atoms), Atom, Other) :-
    atom(Atom),
    Atom \== [],
    member(Other, Atoms),
    Other \== Atom.
term_changed(dropped_element, _, [A|Rest], Left) :-
    ground(A),
    is_list(Rest),
    Rest \== [],
    Left = Rest.
term_changed(wrong_operator, _, Term, New) :-
    compound(Term),
    Term =.. [Name,A,B],
    \+ ( atom(A), atom(B) ),
    both_ways([(+)-(-),(*)-(+),(//)-(mod),(max)-(min)], Name, Other),
    New =.. [Other,A,B].
term_changed(Operator, Context, Term, New) :-
    argument_changed(Operator, Context, Term, New).

variable_changed(wrong_variable, context(Names, _), Variable, Other) :-
    named(Names, Variable, Name),
    member(OtherName=Other, Names),
    Other \== Variable,
    \+ sub_atom(OtherName, 0, _, _, '_'),
    \+ stale(Name, OtherName).
variable_changed(stale_variable, context(Names, _), Variable, Other) :-
    named(Names, Variable, Name),
    member(OtherName=Other, Names),
    Other \== Variable,
    stale(Name, OtherName).

named(Names, Variable, Name) :-
    member(Name=V, Names),
    V == Variable,
    !.

%   Name is made of Old: NewBoard of Board, N1 of N or of N0.

stale(Name, Old) :-
    atom_concat('New', Old, Name),
    !.
stale(Name, Old) :-
    stem(Name, Stem, N),
    stem(Old, Stem, M),
    M < N.

stem(Name, Stem, N) :-
    sub_atom(Name, Before, 1, 0, Last),
    (   atom_number(Last, N)
    ->  sub_atom(Name, 0, Before, _, Stem)
    ;   N = -1,
        Stem = Name
    ).
