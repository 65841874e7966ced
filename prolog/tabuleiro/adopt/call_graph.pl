/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_call_graph,
          [ call_graph/2,               % +Module, -Graph
            calls/3,                    % +Graph, +Caller, -Callees
            loop_candidates/3,          % +Graph, +Entry, -PIs
            is_loop/2,                  % +Graph, +PI
            in_cycle/3,                 % +Graph, +PI, -Cycle
            called_first/5,             % +Graph, +Cycle, +PIs, -First,
                                        % -Second
            loop_within/3,              % +Graph, +PI, +Outer
            outer_first/3,              % +Graph, +Counts0, -Counts
            set_up_loops/5,             % +Module, +Graph, +Loops, +Playing,
                                        % -PIs
            starters/2,                 % +Graph, -PIs
            names_bot/1,                % +Name
            reads/1,                    % +Name
            prints/1                    % +Name
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(ordsets),
              [ ord_del_element/3, ord_memberchk/2, ord_subset/2,
                ord_union/3
              ]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module(library(prolog_code), [extend_goal/3]).
:- use_module(library(ugraphs),
              [ neighbours/3, reachable/3, transpose_ugraph/2,
                vertices_edges_to_ugraph/3
              ]).
:- use_module(clauses, [body_goals/2, own_clause/3, program_predicate/3]).
:- use_module(made_loops, [is_made/2]).
:- use_module(templates, [operation/2]).

/** <module> Which predicate of a program calls which, by its clauses

Predicates are Module:Name/Arity terms, where Module defines the predicate.
*/

%!  call_graph(+Module, -Graph) is det.
%
%   Graph, of library(ugraphs), has an edge from each predicate of the program
%   of Module to each predicate that its clauses call.

call_graph(Module, Graph) :-
    findall(Caller-Callee, call_edge(Module, Caller, Callee), Edges),
    vertices_edges_to_ugraph([], Edges, Graph).

call_edge(Module, Owner:Name/Arity, Callee) :-
    program_clause_of(Module, Owner, Head, Goals),
    functor(Head, Name, Arity),
    member(Goal, Goals),
    (   called(Owner, Goal, Callee)
    ;   var(Goal),
        made_goal(Goal, Goals),
        Callee = system:call/1
    ).

%   made_goal(+Goal, +Goals): one of Goals makes the goal Goal of a list.

made_goal(Goal, Goals) :-
    member(Made, Goals),
    nonvar(Made),
    Made = (Made0 =.. _),
    Made0 == Goal,
    !.

program_clause_of(Module, Owner, Head, Goals) :-
    program_predicate(Module, Owner, Head),
    own_clause(Owner, Head, Body),
    body_goals(Body, Goals).

%   called(+Owner, +Goal, -Callee): Goal calls Callee, or hands it to a
%   predicate that calls it, such as maplist/3, or it draws by the function
%   Callee.

called(Owner, Goal0, Callee) :-
    nonvar(Goal0),
    strip_module(Owner:Goal0, Module, Goal),
    callable(Goal),
    (   functor(Goal, Name, Arity),
        defined_in(Module, Name/Arity, Callee)
    ;   closure(Module, Goal, Closure, Extra),
        callable(Closure),
        length(More, Extra),
        extend_goal(Closure, More, Inner),
        body_goals(Inner, Goals),
        member(Inner1, Goals),
        called(Module, Inner1, Callee)
    ).
called(_, Goal, system:Name/Arity) :-
    nonvar(Goal),
    Goal = (_ is Expression),
    sub_term(Function, Expression),
    callable(Function),
    functor(Function, Name, Arity),
    memberchk(Name/Arity, [random/1,random_float/0]).

%   closure(+Module, +Goal, -Closure, -Extra): Goal calls Closure with Extra
%   more arguments, as its declaration or its clauses show.

closure(Module, Goal, Closure, Extra) :-
    compound(Goal),
    predicate_property(Module:Goal, meta_predicate(Spec)),
    arg(N, Spec, Extra),
    integer(Extra),
    arg(N, Goal, Closure).
closure(Module, Goal, Closure, Extra) :-
    compound(Goal),
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    own_predicate(Module, Owner, Head),
    arg(N, Goal, Argument),
    nonvar(Argument),
    own_clause(Owner, Head, Body),
    body_goals(Body, Goals),
    member(Goal1, Goals),
    called_variable(Goal1, Variable, Extra),
    arg(N, Head, Pattern),
    closure_in(Pattern, Variable, Argument, Module, Extra, Closure).

%   own_predicate(+Module, -Owner, +Head) is semidet: a call of Head in Module
%   is one of Owner, a module of the program, which has clauses for it.

own_predicate(Module, Owner, Head) :-
    (   predicate_property(Module:Head, imported_from(Owner0))
    ->  Owner = Owner0
    ;   Owner = Module
    ),
    module_property(Owner, class(user)),
    predicate_property(Owner:Head, number_of_clauses(_)).

%   closure_in(+Pattern, +Variable, +Argument, +Module, +Extra, -Closure) is
%   nondet: where Pattern is bound to Argument, Variable may be bound to
%   Closure. Of a part of Argument, such as the goal of a case in a list of
%   them, only what names a predicate of the program is known to be one.

closure_in(Pattern, Variable, Closure, _, _, Closure) :-
    Pattern == Variable,
    !.
closure_in(Pattern, Variable, Argument, Module, Extra, Closure) :-
    sub_term(Same, Pattern),
    Same == Variable,
    !,
    sub_term(Closure, Argument),
    callable(Closure),
    Closure \= _:_,
    functor(Closure, Name, Arity),
    All is Arity+Extra,
    functor(Head, Name, All),
    program_predicate(Module, _, Head).

%   called_variable(+Goal, -Variable, -Extra): Goal calls what is bound to
%   Variable when it runs, with Extra more arguments.

called_variable(Variable, Variable, 0) :-
    var(Variable),
    !.
called_variable(Goal, Variable, Extra) :-
    Goal =.. [call,Variable|More],
    var(Variable),
    length(More, Extra).

defined_in(Module, Name/Arity, Module:Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, defined),
    \+ predicate_property(Module:Head, imported_from(_)),
    !.
defined_in(Module, Name/Arity, Owner:Name/Arity) :-
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, imported_from(Owner0))
    ->  Owner = Owner0
    ;   predicate_property(system:Head, built_in)
    ->  Owner = system
    ;   Owner = Module
    ).

%!  calls(+Graph, +Caller, -Callees:ordset) is det.
%
%   Callees are the predicates that Caller reaches, itself only where it is
%   recursive.

calls(Graph, Caller, Callees) :-
    reachable(Caller, Graph, Reached),
    (   member(Last, Reached),
        neighbours(Last, Graph, Next),
        ord_memberchk(Caller, Next)
    ->  Callees = Reached
    ;   ord_del_element(Reached, Caller, Callees)
    ).

%!  loop_candidates(+Graph, +Entry, -PIs:list) is det.
%
%   PIs are the predicates reachable from Entry that may be the loop of the
%   game: they call themselves, or their caller has a `repeat`, and they reach
%   a predicate that reads, draws at random or chooses a move, and one that
%   prints. What has become a turn of another loop, see
%   tabuleiro/adopt/turn_halves, is none.

loop_candidates(Graph, Entry, PIs) :-
    reachable(Entry, Graph, Reached),
    transpose_ugraph(Graph, Callers),
    above(asks, Reached, Callers, Asking0),
    above_choosers(Reached, Callers, Choosing),
    ord_union(Asking0, Choosing, Asking),
    above(prints, Reached, Callers, Printing),
    findall(PI,
            ( member(PI, Reached),
              ord_memberchk(PI, Asking),
              ord_memberchk(PI, Printing),
              PI = Module:_,
              module_property(Module, class(user)),
              \+ is_turn(Graph, PI),
              (   calls(Graph, PI, Callees),
                  ord_memberchk(PI, Callees)
              ->  true
              ;   repeated(Graph, PI)
              )
            ),
            PIs).

is_turn(Graph, PI) :-
    neighbours(PI, Graph, [_:Name/2]),
    is_made(turns, Name).

%!  is_loop(+Graph, +PI) is semidet.
%
%   PI is one of its own loop_candidates/3.

is_loop(Graph, PI) :-
    loop_candidates(Graph, PI, Loops),
    memberchk(PI, Loops).

%!  in_cycle(+Graph, +PI, -Cycle:list) is semidet.
%
%   Cycle are the predicates that PI reaches, and that reach PI. Fails if PI
%   does not reach itself.

in_cycle(Graph, PI, Cycle) :-
    calls(Graph, PI, Callees),
    ord_memberchk(PI, Callees),
    include(reaches(Graph, PI), Callees, Cycle).

reaches(Graph, PI, Callee) :-
    reachable(Callee, Graph, Reached),
    memberchk(PI, Reached).

%!  called_first(+Graph, +Cycle, +PIs:list, -First, -Second) is semidet.
%
%   A predicate that is not of Cycle calls First, one of the two PIs.

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

%!  loop_within(+Graph, +PI, +Outer) is semidet.
%
%   Outer calls PI, and PI does not call Outer.

loop_within(Graph, PI, Outer) :-
    PI \== Outer,
    calls(Graph, Outer, Inner),
    ord_memberchk(PI, Inner),
    calls(Graph, PI, Callees),
    \+ ord_memberchk(Outer, Callees).

%!  outer_first(+Graph, +Counts0:list, -Counts:list) is det.
%
%   Counts are Counts0, Turns-PI terms of loops, each after those that call it
%   and had three turns or more.

outer_first(Graph, Counts0, Counts) :-
    map_list_to_pairs(outer_count(Graph, Counts0), Counts0, Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Counts).

outer_count(Graph, Counts, _-PI, Count) :-
    aggregate_all(count,
                  ( member(Turns-Outer, Counts),
                    Turns >= 3,
                    loop_within(Graph, PI, Outer)
                  ),
                  Count).

%!  set_up_loops(+Module, +Graph, +Loops, +Playing, -PIs:list) is det.
%
%   PIs are those of Loops that are over before one of Playing begins: a clause
%   has a goal that reaches the one, and after it a goal that reaches the other,
%   and neither of the two reaches both. Pieces may be placed so before a game.

set_up_loops(Module, Graph, Loops, Playing, PIs) :-
    transpose_ugraph(Graph, Callers),
    findall(Earlier-Later, goals_in_turn(Module, Earlier, Later), Pairs0),
    sort(Pairs0, Pairs),
    findall(PI-Above, above_loop(Callers, Loops, PI, Above), AboveLoops),
    findall(Above, above_loop(Callers, Playing, _, Above), AbovePlaying),
    findall(PI,
            ( member(PI-Above, AboveLoops),
              member(AboveLater, AbovePlaying),
              \+ \+ ( member(Earlier-Later, Pairs),
                       only_above(Earlier, Above, AboveLater),
                       only_above(Later, AboveLater, Above)
                     )
            ),
            PIs0),
    sort(PIs0, PIs).

above_loop(Callers, Loops, PI, Above) :-
    member(PI, Loops),
    reachable(PI, Callers, Above).

only_above(PI, Above, Other) :-
    ord_memberchk(PI, Above),
    \+ ord_memberchk(PI, Other).

%   goals_in_turn(+Module, -Earlier, -Later) is nondet: a clause calls Earlier,
%   then Later, whatever else it does.

goals_in_turn(Module, Earlier, Later) :-
    program_predicate(Module, Owner, Head),
    own_clause(Owner, Head, Body),
    conjuncts(Body, Goals, []),
    append(_, [Goal|Rest], Goals),
    called(Owner, Goal, Earlier),
    member(Next, Rest),
    called(Owner, Next, Later).

conjuncts(Body, [Body|Tail], Tail) :-
    var(Body),
    !.
conjuncts((A,B), Goals, Tail) :-
    !,
    conjuncts(A, Goals, Goals1),
    conjuncts(B, Goals1, Tail).
conjuncts(Goal, Goals, Tail) :-
    (   memberchk(Goal, [(_;_),(_->_),(_*->_),\+_])
    ->  Goals = Tail
    ;   Goals = [Goal|Tail]
    ).

%!  starters(+Graph, -PIs:list) is det.
%
%   PIs are the predicates without arguments that only what they reach calls,
%   such as a menu after a game, and that may reach a loop; those that reach
%   most come first.

starters(Graph, PIs) :-
    transpose_ugraph(Graph, Callers),
    findall(Count-PI,
            ( member(PI-_, Graph),
              PI = _:_/0,
              neighbours(PI, Callers, Calling),
              reachable(PI, Graph, Reached0),
              sort(Reached0, Reached),
              ord_subset(Calling, Reached),
              loop_candidates(Graph, PI, [_|_]),
              length(Reached, Count)
            ),
            Counted),
    sort(1, @>=, Counted, Sorted),
    pairs_values(Sorted, PIs).

repeated(Graph, PI) :-
    member(Caller-Callees, Graph),
    memberchk(PI, Callees),
    memberchk(system:repeat/0, Callees),
    Caller \== PI,
    !.

%   above(:Kind, +Reached, +Callers, -PIs): PIs reach one of Reached that is of
%   Kind, and that the program does not define itself. This library defines some
%   for it, such as those that SICStus alone has.

above(Kind, Reached, Callers, PIs) :-
    findall(PI,
            ( member(Owner:Name/Arity, Reached),
              call(Kind, Name),
              \+ defined_by_program(Owner, Name/Arity),
              reachable(Owner:Name/Arity, Callers, Above),
              member(PI, Above)
            ),
            PIs0),
    sort(PIs0, PIs).

%   above_choosers(+Reached, +Callers, -PIs): PIs reach one of Reached that
%   chooses a move, by its usual name: it may draw nothing.

above_choosers(Reached, Callers, PIs) :-
    operation(choose_move, Names),
    findall(PI,
            ( member(Chooser, Reached),
              Chooser = _:Name/_,
              memberchk(Name, Names),
              reachable(Chooser, Callers, Above),
              member(PI, Above)
            ),
            PIs0),
    sort(PIs0, PIs).

defined_by_program(Owner, Name/Arity) :-
    module_property(Owner, class(user)),
    \+ sub_atom(Owner, 0, _, _, tabuleiro_),
    functor(Head, Name, Arity),
    predicate_property(Owner:Head, number_of_clauses(_)),
    \+ predicate_property(Owner:Head, imported_from(_)).

%   asks(+Name): the predicate reads, draws at random, or calls what the program
%   computes, such as a bot that a fact names.

asks(Name) :-
    reads(Name).
asks(Name) :-
    memberchk(Name,
              [ call,random,random_member,random_select,random_between,
                random_permutation,random_float
              ]).

%!  names_bot(+Name) is semidet.
%
%   Name is that of a predicate that chooses a move, or speaks of a computer.

names_bot(Name) :-
    operation(choose_move, Names),
    memberchk(Name, Names),
    !.
names_bot(Name) :-
    downcase_atom(Name, Lower),
    member(Word, [choose_move,computer,cpu,bot,minimax,greedy]),
    sub_atom(Lower, _, _, _, Word),
    !.

%!  reads(+Name) is semidet.
%
%   A predicate of the system or the library with this Name reads.

reads(Name) :-
    memberchk(Name,
              [ read,read_term,get_char,peek_char,get_code,peek_code,get_byte,
                get0,get,skip,read_line,read_line_to_string,
                read_line_to_codes,read_string,get_single_char
              ]).

%!  prints(+Name) is semidet.
%
%   A predicate of the system with this Name prints.

prints(Name) :-
    memberchk(Name,
              [ write,print,format,nl,put_char,put_code,writeq,write_term,
                write_canonical,portray_clause,display,print_message
              ]).
