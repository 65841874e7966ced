/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emit,
          [ emit_version/3              % +Version, +Table, +Output
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module(modes).
:- use_module(c_goals).
:- use_module(emit_term).
:- use_module(output).
:- use_module(versions, [leaves/3]).

/** <module> The C of a version

A version that has at most one solution is a function that returns 1 and its
answers, or 0. Another one calls a continuation for each solution: the rest of
the clause that called it, which finds its variables in the frame of that
clause, on the stack. What the continuation returns is 0 for the next solution.

A clause is translated goal by goal. Fail is the C that is done where a goal
fails; the successor is what follows the last goal:

  - fall: the next statement
  - return: the answer of the version
  - stop(N): the first solution is enough
  - collect(N, T): T is a solution of findall/3
  - join(N, State): the goals after a disjunction, in State
*/

%!  emit_version(+Version, +Table, +Output) is det.
%
%   Adds the functions of Version, of table_versions/2, to Output.

emit_version(Version, Table, Output) :-
    catch(version(Version, Table, false, Output),
          needs_frame,
          version(Version, Table, true, Output)).

version((Key-Patterns)-v(Id,Clauses,_,Det), Table, Framed, Output) :-
    flat_patterns(Patterns, Leaves, []),
    (   nested_cut(Clauses)
    ->  Cut = true
    ;   Cut = false
    ),
    parameters(Leaves, 0, Ins, Outs),
    X = x(Id, Det, Framed, Cut, Table, Output, Leaves, []),
    begin_version(Output),
    function_text(Output,
                  main(Clauses, Patterns, Ins, Outs, X),
                  Text, Locals),
    counts(Output, Finds, Nexts, Stops),
    with_output_to(string(Function),
                   ( format("/* ~q ~q */~n", [Key,Patterns]),
                     header(X, Ins, Outs),
                     format(" {~n", []),
                     frame(X),
                     local_finds(Framed, Finds),
                     write(Locals),
                     write(Text),
                     format("}~n~n", [])
                   )),
    with_output_to(string(Struct), frame_struct(X, Ins, Outs, Clauses,
                                counts(Finds, Nexts, Stops))),
    with_output_to(string(Prototype),
                   ( header(X, Ins, Outs),
                     format(";~n", [])
                   )),
    add_version(Output, Prototype, Struct, Function).

nested_cut(Clauses) :-
    member(c(_, Body), Clauses),
    member(Goal, Body),
    (   Goal = choice(_, Then, Else),
        member(Goals, [Then,Else])
    ;   Goal = soft(_, Then, Else),
        member(Goals, [Then,Else])
    ;   Goal = either(A, B),
        member(Goals, [A,B])
    ),
    some_cut(Goals),
    !.

some_cut(Goals) :-
    member(Goal, Goals),
    (   Goal == cut
    ->  true
    ;   Goal = choice(_, Then, Else),
        member(Inner, [Then,Else]),
        some_cut(Inner)
    ->  true
    ;   Goal = soft(_, Then, Else),
        member(Inner, [Then,Else]),
        some_cut(Inner)
    ->  true
    ;   Goal = either(A, B),
        member(Inner, [A,B]),
        some_cut(Inner)
    ),
    !.

flat_patterns([], Tail, Tail).
flat_patterns([Pattern|Patterns], Leaves, Tail) :-
    (   Pattern = s(_, Inner)
    ->  flat_patterns(Inner, Leaves, Leaves1)
    ;   Pattern = k(_)
    ->  Leaves1 = Leaves
    ;   Leaves = [Pattern|Leaves1]
    ),
    flat_patterns(Patterns, Leaves1, Tail).

parameters([], _, [], []).
parameters([Leaf|Leaves], I, Ins, Outs) :-
    I1 is I+1,
    (   Leaf == f
    ->  Ins = Ins1,
        Outs = [I|Outs1]
    ;   Ins = [I|Ins1],
        Outs = Outs1
    ),
    parameters(Leaves, I1, Ins1, Outs1).

header(x(Id,Det,_,_,_,_,_,_), Ins, Outs) :-
    format("static int p~w(struct machine *m", [Id]),
    forall(member(I, Ins), format(", word a~w", [I])),
    forall(member(I, Outs), format(", word *o~w", [I])),
    (   Det == nondet
    ->  format(", struct next *k", [])
    ;   true
    ),
    format(")", []).

frame(x(Id,_,true,_,_,_,_,_)) :-
    !,
    format("  struct f~w frame, *f = &frame;~n", [Id]).
frame(_).

local_finds(true, _).
local_finds(false, Finds) :-
    forall(below(Finds, I), format("  struct findall all~w;~n", [I])).

frame_struct(x(Id,_,true,_,_,_,_,_), Ins, Outs, Clauses,
             counts(Finds,Nexts,Stops)) :-
    !,
    variable_count(Clauses, V),
    format("struct f~w {~n  struct next *k;~n  int cut;~n", [Id]),
    forall(member(I, Ins), format("  word a~w;~n", [I])),
    forall(member(I, Outs), format("  word *o~w;~n", [I])),
    forall(below(V, I), format("  word v~w;~n", [I])),
    forall(below(Nexts, I), format("  struct next k~w;~n", [I])),
    forall(below(Stops, I), format("  char stop~w;~n", [I])),
    forall(below(Finds, I), format("  struct findall all~w;~n", [I])),
    format("};~n", []).
frame_struct(_, _, _, _, _).

below(N, I) :-
    N > 0,
    Last is N-1,
    between(0, Last, I).

variable_count(Clauses, N) :-
    clause_variables(Clauses, -1, Max),
    N is Max+1.

clause_variables(Term, Max0, Max) :-
    (   Term = '$v'(I)
    ->  Max is max(I, Max0)
    ;   compound(Term)
    ->  compound_name_arguments(Term, _, Args),
        foldl(clause_variables, Args, Max0, Max)
    ;   Max = Max0
    ).

%   main(+Clauses, +Patterns, +Ins, +Outs, +X): the body of the function of a
%   version.

main(Clauses, Patterns, Ins, Outs, X) :-
    X = x(_, Det, Framed, Cut, _, Output, _, _),
    (   Framed == true
    ->  forall(member(I, Outs), format("  f->o~w = o~w;~n", [I,I])),
        (   Det == nondet
        ->  format("  f->k = k;~n", [])
        ;   true
        ),
        format("  f->cut = 0;~n", [])
    ;   variable_count(Clauses, V),
        (   V > 0
        ->  Last is V-1,
            findall(Name,
                    ( between(0, Last, I),
                      atomic_list_concat([v,I], Name)
                    ),
                    Names),
            atomic_list_concat(Names, ', ', List),
            format("  word ~w;~n", [List])
        ;   true
        ),
        (   Cut == true
        ->  format("  int cut = 0;~n", [])
        ;   true
        )
    ),
    format("start:~n  check_call(m);~n", []),
    (   Framed == true
    ->  forall(member(I, Ins), format("  f->a~w = a~w;~n", [I,I]))
    ;   true
    ),
    (   Clauses = [_,_|_]
    ->  new_mark(Output, Mark),
        format("  ~w = mark(m);~n", [Mark])
    ;   Mark = none
    ),
    clauses(Clauses, Patterns, Mark, X),
    format("  goto start;~n", []).

clauses([], _, _, _) :-
    format("  return 0;~n", []).
clauses([Clause|Clauses], Patterns, Mark, X) :-
    X = x(_, _, _, Cut, _, Output, _, _),
    (   Clauses == []
    ->  Fail = 'return 0;'
    ;   new_label(Output, Label),
        format(atom(Fail), 'goto ~w;', [Label])
    ),
    clause(Clause, Clauses, Patterns, Fail, X),
    (   Clauses == []
    ->  true
    ;   format("~w:~n", [Label]),
        (   Cut == true
        ->  cut_flag(X, Flag),
            format("  if (~w)~n    return 0;~n", [Flag])
        ;   true
        ),
        format("  undo(m, ~w);~n", [Mark]),
        clauses(Clauses, Patterns, Mark, X)
    ).

cut_flag(X, Flag) :-
    (   X = x(_, _, true, _, _, _, _, _)
    ->  Flag = 'f->cut'
    ;   Flag = cut
    ).

clause(c(Args,Body), Others, Patterns, Fail, X0) :-
    X0 = x(Id, Det, Framed, Cut, Table, Output, Leaves, _),
    outputs(Leaves, Args, 0, Outputs),
    void_variables(c(Args,Body), Voids),
    X = x(Id, Det, Framed, Cut, Table, Output, Leaves, c(Outputs,Voids)),
    heads(Leaves, Args, 0, g, [], Inits0, X),
    empty_state(Patterns, State0),
    match_heads(Inits0, g, State0, State1, Fail, X),
    match_heads(Inits0, a, State1, State2, Fail, X),
    (   Others \== [],
        \+ memberchk(cut, Body),
        exclusive_of(c(Args,Body), Others, Patterns)
    ->  append(Tests, Rest, Body),
        \+ ( Rest = [First|_],
             is_first_test(First)
           ),
        !,
        goals(Tests, State2, State3, Fail, fall, X),
        body(Rest, State3, 'return 0;', X)
    ;   body(Body, State2, Fail, X)
    ).

is_first_test(compare(_,_,_)).
is_first_test(test(_,_)).
is_first_test(unify(_,_)).

exclusive_of(Clause, Others, Patterns) :-
    \+ ( member(Other, Others),
         \+ exclusive(Clause, Other, Patterns)
       ).

outputs([], [], _, []).
outputs([Leaf|Leaves], [Arg|Args], I, Outputs) :-
    I1 is I+1,
    (   Leaf == f
    ->  Outputs = [o(I,Arg)|Outputs1]
    ;   Outputs = Outputs1
    ),
    outputs(Leaves, Args, I1, Outputs1).

heads([], [], _, _, _, [], _).
heads([Leaf|Leaves], [Arg|Args], I, W, S, Inits, X) :-
    I1 is I+1,
    (   Leaf == f
    ->  Inits = Inits1
    ;   Inits = [in(Leaf,I,Arg)|Inits1]
    ),
    heads(Leaves, Args, I1, W, S, Inits1, X).

empty_state(_, State) :-
    leaf_states([], [], State).

match_heads([], _, State, State, _, _).
match_heads([in(Leaf,I,Arg)|Inits], Which, State0, State, Fail, X) :-
    (   State0 \== none,
        Leaf == Which
    ->  input(X, I, In),
        match(Arg, In, Leaf, State0, State1, Fail, X)
    ;   State1 = State0
    ),
    match_heads(Inits, Which, State1, State, Fail, X).

input(x(_,_,Framed,_,_,_,_,_), I, In) :-
    (   Framed == true
    ->  format(atom(In), 'f->a~w', [I])
    ;   format(atom(In), 'a~w', [I])
    ).

%   body(+Goals, +State, +Fail, +X): a clause from its beginning or a cut.

body(Goals, State0, Fail, X) :-
    (   append(Before, [cut|After], Goals)
    ->  once_goals(Before, State0, State, Fail, X),
        (   State == none
        ->  true
        ;   body(After, State, 'return 0;', X)
        )
    ;   goals(Goals, State0, _, Fail, return, X)
    ).

%   once_goals(+Goals, +State0, -State, +Fail, +X): the first solution.

once_goals(Goals, State0, State, Fail, X) :-
    X = x(Id, _, _, _, Table, Output, _, _),
    goals_state(Goals, State0, State1, Det, Table),
    (   Det == det
    ->  goals(Goals, State0, State, Fail, fall, X)
    ;   State = State1,
        needs_frame(X),
        new_stop(Output, N),
        own_choices(X, X1),
        subfunction(Goals, State0, stop(N), X1, J),
        format("  if (!p~w_g~w(m, f))~n    ~w~n", [Id,J,Fail])
    ).

needs_frame(x(_,_,Framed,_,_,_,_,_)) :-
    (   Framed == true
    ->  true
    ;   throw(needs_frame)
    ).

%   A cut before does not end the choices of an inner enumeration.

own_choices(x(Id,Det,Framed,_,Table,Output,Leaves,Clause),
            x(Id,Det,Framed,false,Table,Output,Leaves,Clause)).

%   subfunction(+Goals, +State, +Succ, +X, -J): p<Id>_g<J> does Goals.

subfunction(Goals, State, Succ, X, J) :-
    X = x(Id, _, _, _, _, Output, _, _),
    new_sub(Output, J),
    inner_fail(X, Fail),
    function_text(Output,
                  goals(Goals, State, _, Fail, Succ, X),
                  Text, Locals),
    format(atom(Header), 'static int p~w_g~w(struct machine *m, struct f~w *f)',
           [Id,J,Id]),
    add_sub(Output, Header, Locals, Text).

%   A function of a continuation begins with the frame.

continuation(Goals, State, Succ, X, J) :-
    X = x(Id, _, _, _, _, Output, _, _),
    new_next(Output, J),
    inner_fail(X, Fail),
    function_text(Output,
                  goals(Goals, State, _, Fail, Succ, X),
                  Text0, Locals0),
    format(atom(Header),
           'static int p~w_k~w(struct machine *m, struct next *n)', [Id,J]),
    format(string(Locals),
           "  struct f~w *f = (struct f~w *)(void *)((char *)n -~n    \c
            offsetof(struct f~w, k~w));~n~w",
           [Id,Id,Id,J,Locals0]),
    add_sub(Output, Header, Locals, Text0).

inner_fail(x(_,_,_,Cut,_,_,_,_), Fail) :-
    (   Cut == true
    ->  Fail = 'return backtrack(m, &f->cut);'
    ;   Fail = 'return 0;'
    ).

                /*******************************
                *             GOALS            *
                *******************************/

%   goals(+Goals, +State0, -State, +Fail, +Successor, +X): State is none where
%   control never gets to the end.

goals([], State, State, Fail, Succ, X) :-
    successor(Succ, State, Fail, X).
goals([Goal0|Goals], State0, State, Fail, Succ, X) :-
    resolved_goal(Goal0, State0, Goal),
    (   Goals == [],
        last_call(Goal, State0, Fail, Succ, X)
    ->  State = none
    ;   Goals == [],
        Succ == return,
        Goal = choice(_, _, _)
    ->  State = none,
        nondet_goal(Goal, [], State0, none, Fail, return, X)
    ;   X = x(_, _, _, _, Table, _, _, _),
        goals_state([Goal], State0, State1, Det, Table),
        (   Det == det
        ->  goal(Goal, State0, State2, Fail, X),
            (   State2 == none
            ->  State = none
            ;   goals(Goals, State2, State, Fail, Succ, X)
            )
        ;   State = none,
            needs_frame(X),
            nondet_goal(Goal, Goals, State0, State1, Fail, Succ, X)
        )
    ).

successor(fall, _, _, _).
successor(return, State, Fail, X) :-
    X = x(_, Det, _, _, _, _, _, c(Outputs,_)),
    put_outputs(Outputs, State, X),
    (   Det == det
    ->  format("  return 1;~n", [])
    ;   next(X, K),
        format("  {~n    int r = ~w->call(m, ~w);~n", [K,K]),
        format("    if (r)~n      return r;~n  }~n  ~w~n", [Fail])
    ).
successor(stop(N), _, _, _) :-
    format("  m->target = &f->stop~w;~n  return 1;~n", [N]).
successor(collect(N,T0), State, Fail, X) :-
    resolved(T0, State, T),
    build(T, State, _, Word, X),
    format("  findall_add(m, &f->all~w, ~w);~n  ~w~n", [N,Word,Fail]).
successor(join(N,Joined), State, Fail, X) :-
    X = x(Id, _, _, _, _, _, _, _),
    coerce(State, Joined, X),
    format("  {~n    int r = p~w_g~w(m, f);~n", [Id,N]),
    format("    if (r)~n      return r;~n  }~n  ~w~n", [Fail]).

next(x(_,_,Framed,_,_,_,_,_), K) :-
    (   Framed == true
    ->  K = 'f->k'
    ;   K = k
    ).

put_outputs([], _, _).
put_outputs([o(I,Term0)|Outputs], State0, X) :-
    resolved(Term0, State0, Term),
    build(Term, State0, State, Word, X),
    out(X, I, Out),
    format("  *~w = ~w;~n", [Out,Word]),
    put_outputs(Outputs, State, X).

out(x(_,_,Framed,_,_,_,_,_), I, Out) :-
    (   Framed == true
    ->  format(atom(Out), 'f->o~w', [I])
    ;   format(atom(Out), 'o~w', [I])
    ).

%   What Joined knows and State does not is built.

coerce(State, Joined, X) :-
    state_variables(Joined, Is),
    foldl(coerced(Joined, X), Is, State, _).

coerced(Joined, X, I, State0, State) :-
    variable_state(Joined, I, What),
    variable_state(State0, I, Known),
    (   Known = is(Term0),
        What \= is(_)
    ->  resolved(Term0, State0, Term),
        build(Term, State0, State1, Word, X),
        variable(X, I, V),
        format("  ~w = ~w;~n", [V,Word]),
        with_state(I, What, State1, State)
    ;   Known == f,
        What == a
    ->  build('$v'(I), State0, State, _, X)
    ;   State = State0
    ).

%   goal(+Goal, +State0, -State, +Fail, +X): Goal has at most one solution.

goal(cut, State, State, _, X) :-
    cut_flag(X, Flag),
    format("  ~w = 1;~n", [Flag]).
goal(fail, _, none, Fail, _) :-
    format("  ~w~n", [Fail]).
goal(leave, _, none, _, _) :-
    format("  leave(m, LEAVE_UNKNOWN);~n", []).
goal(leave(_), _, none, _, _) :-
    format("  leave(m, LEAVE_UNKNOWN);~n", []).
goal(unify(A,B), State0, State, Fail, X) :-
    unify(A, B, State0, State, Fail, X).
goal(is(A,E), State0, State, Fail, X) :-
    expression(E, State0, C, X),
    X = x(_, _, _, _, _, Output, _, _),
    new_temp(Output, T),
    format("  ~w = ~w;~n", [T,C]),
    match(A, T, g, State0, State, Fail, X).
goal(compare(Op,A,B), State, State, Fail, X) :-
    comparison(Op/2, COp, _),
    expression(A, State, CA, X),
    expression(B, State, CB, X),
    format("  if (!(num_order(m, ~w, ~w) ~w 0))~n    ~w~n", [CA,CB,COp,Fail]).
goal(test(Name,Args), State0, State, Fail, X) :-
    condition([test(Name,Args)], State0, Truth),
    (   Truth == true
    ->  State = State0
    ;   Truth == false
    ->  State = none,
        format("  ~w~n", [Fail])
    ;   length(Args, N),
        test(Name/N, Format, _),
        build_all(Args, State0, State1, Words, X),
        dereferenced(Args, State1, Words, Values),
        format(atom(C), Format, Values),
        format("  if (!(~w))~n    ~w~n", [C,Fail]),
        after_test(Name, Args, State1, State)
    ).
goal(builtin(Name,Args), State0, State, Fail, X) :-
    length(Args, N),
    builtin(Name/N, Function, Modes),
    builtin_inputs(Modes, Args, State0, State2, Ins, Outs, X),
    findall(Place,
            ( member(_-Temp, Outs),
              atom_concat(&, Temp, Place)
            ),
            Places),
    append(Ins, Places, Words),
    atomic_list_concat(Words, ', ', List),
    format("  if (!~w(m, ~w))~n    ~w~n", [Function,List,Fail]),
    (   \+ memberchk(fresh, Modes),
        builtin_ground(Modes, Args, State0)
    ->  After = ground
    ;   After = unknown
    ),
    builtin_outputs(Outs, After, State2, State, Fail, X).
goal(call(Key,Args), State0, State, Fail, X) :-
    X = x(_, _, _, _, Table, _, _, _),
    call_patterns(Key, Args, State0, Patterns),
    version(Table, Key, Patterns, Id, Exit, _),
    leaves(Patterns, Args, Leaves),
    call_words(Leaves, State0, State1, Ins, Outs, X),
    append(Ins, Outs, Words0),
    call_text(Id, Words0, Call),
    format("  if (!~w)~n    ~w~n", [Call,Fail]),
    (   Exit == none
    ->  State = none,
        format("  ~w~n", [Fail])
    ;   after_call(Leaves, Exit, State1, State)
    ).
goal(found(N), State, State, _, _) :-
    format("  f->stop~w = 1;~n", [N]).
goal(soft(If,Then,Else), State0, State, Fail, X) :-
    goal(choice(If,Then,Else), State0, State, Fail, X).
goal(choice(If,Then,Else), State0, State, Fail, X) :-
    X = x(_, _, _, _, Table, Output, _, _),
    condition(If, State0, Truth),
    (   Truth == true
    ->  goals(If, State0, State1, Fail, fall, X),
        goals(Then, State1, State, Fail, fall, X)
    ;   Truth == false
    ->  goals(Else, State0, State, Fail, fall, X)
    ;   goals_state([choice(If,Then,Else)], State0, Joined, _, Table),
        new_label(Output, LElse),
        new_label(Output, LEnd),
        new_mark(Output, Mark),
        format(atom(ElseC), 'goto ~w;', [LElse]),
        format("  ~w = mark(m);~n", [Mark]),
        once_goals(If, State0, State1, ElseC, X),
        (   State1 == none
        ->  true
        ;   (   Then == [fail]
            ->  format("  undo(m, ~w);~n", [Mark])
            ;   true
            ),
            goals(Then, State1, State2, Fail, fall, X),
            (   State2 == none
            ->  true
            ;   coerce(State2, Joined, X)
            )
        ),
        format("  goto ~w;~n~w:~n  undo(m, ~w);~n", [LEnd,LElse,Mark]),
        goals(Else, State0, State3, Fail, fall, X),
        (   State3 == none
        ->  true
        ;   coerce(State3, Joined, X)
        ),
        format("~w:~n  ;~n", [LEnd]),
        State = Joined
    ).
goal(findall(T,Goals,L,Tail), State0, State, Fail, X) :-
    X = x(Id, _, Framed, _, Table, Output, _, _),
    goals_state(Goals, State0, State1, Det, Table),
    resolved(T, State1, Resolved),
    (   State1 \== none,
        \+ is_ground(State1, Resolved)
    ->  Ground = false
    ;   Ground = true
    ),
    (   Det == nondet
    ->  needs_frame(X),
        new_find(Output, N),
        new_mark(Output, Mark),
        format("  ~w = mark(m);~n", [Mark]),
        format("  findall_begin(m, &f->all~w, ~w);~n", [N,Ground]),
        own_choices(X, X1),
        subfunction(Goals, State0, collect(N, T), X1, J),
        format("  p~w_g~w(m, f);~n  undo(m, ~w);~n", [Id,J,Mark]),
        format(atom(All), '&f->all~w', [N])
    ;   new_find(Output, N),
        (   Framed == true
        ->  format(atom(All), '&f->all~w', [N])
        ;   format(atom(All), '&all~w', [N])
        ),
        new_mark(Output, Mark),
        new_label(Output, LEnd),
        format("  ~w = mark(m);~n", [Mark]),
        format("  findall_begin(m, ~w, ~w);~n", [All,Ground]),
        format(atom(Out), 'goto ~w;', [LEnd]),
        goals(Goals, State0, State1a, Out, fall, X),
        (   State1a == none
        ->  true
        ;   resolved(T, State1a, T1),
            build(T1, State1a, _, Word, X),
            format("  findall_add(m, ~w, ~w);~n", [All,Word])
        ),
        format("~w:~n  undo(m, ~w);~n", [LEnd,Mark])
    ),
    build(Tail, State0, State3, TailWord, X),
    new_temp(Output, Temp),
    format("  ~w = findall_end(m, ~w, ~w);~n", [Temp,All,TailWord]),
    (   findall_is_ground(State0, State1, Resolved, Tail)
    ->  What = g
    ;   What = a
    ),
    match(L, Temp, What, State3, State, Fail, X).
goal(Bag, State0, State, Fail, X) :-
    Bag = bag(_, _, _, _, _, _, _),
    bag_goals(Bag, State0, Goals),
    goals(Goals, State0, State, Fail, fall, X).

findall_is_ground(State0, State1, T, Tail) :-
    is_ground(State0, Tail),
    (   State1 == none
    ->  true
    ;   is_ground(State1, T)
    ).

builtin_inputs([], [], State, State, [], [], _).
builtin_inputs([Mode|Modes], [Arg|Args], State0, State, Ins, Outs, X) :-
    X = x(_, _, _, _, _, Output, _, _),
    (   memberchk(Mode, [in,nonvar])
    ->  build(Arg, State0, State1, Word0, X),
        dereferenced([Arg], State1, [Word0], [Word1]),
        (   Mode == nonvar,
            \+ is_ground(State1, Arg)
        ->  new_temp(Output, Word),
            format("  ~w = ~w;~n", [Word,Word1]),
            format("  if (is_unbound(~w))~n    leave(m, LEAVE_UNKNOWN);~n",
                   [Word])
        ;   Word = Word1
        ),
        Ins = [Word|Ins1],
        Outs = Outs1
    ;   State1 = State0,
        new_temp(Output, Temp),
        Ins = Ins1,
        Outs = [Arg-Temp|Outs1]
    ),
    builtin_inputs(Modes, Args, State1, State, Ins1, Outs1, X).

%   The outputs are ground if all inputs are, unless they are fresh.

builtin_outputs([], _, State, State, _, _).
builtin_outputs([Arg-Temp|Outs], After, State0, State, Fail, X) :-
    (   After == ground
    ->  What = g
    ;   What = a
    ),
    match(Arg, Temp, What, State0, State1, Fail, X),
    builtin_outputs(Outs, After, State1, State, Fail, X).

call_words([], State, State, [], [], _).
call_words([leaf(Pattern,Term)|Leaves], State0, State, Ins, Outs, X) :-
    (   Pattern == f
    ->  Term = '$v'(I),
        variable(X, I, V),
        format(atom(Out), '&~w', [V]),
        Outs = [Out|Outs1],
        Ins = Ins1,
        State1 = State0
    ;   build(Term, State0, State1, In, X),
        Ins = [In|Ins1],
        Outs = Outs1
    ),
    call_words(Leaves, State1, State, Ins1, Outs1, X).

call_text(Id, Words, Call) :-
    atomic_list_concat([m|Words], ', ', List),
    format(atom(Call), 'p~w(~w)', [Id,List]).

                /*******************************
                *        SEVERAL SOLUTIONS     *
                *******************************/

%   nondet_goal(+Goal, +Goals, +State0, +State1, +Fail, +Succ, +X): Goals follow
%   each solution of Goal, which leads from State0 to State1.

nondet_goal(Goal, Goals, State0, _, Fail, Succ, X) :-
    Goal = call(Key, Args),
    X = x(_, _, _, _, Table, _, _, _),
    call_patterns(Key, Args, State0, Patterns),
    version(Table, Key, Patterns, Id, Exit, _),
    leaves(Patterns, Args, Leaves),
    call_words(Leaves, State0, State1, Ins, Outs, X),
    (   Exit == none
    ->  After = none
    ;   after_call(Leaves, Exit, State1, After)
    ),
    continuation_after(After, Goals, State1, Succ, X, J),
    X = x(Own, _, _, _, _, _, _, _),
    format("  f->k~w.call = p~w_k~w;~n", [J,Own,J]),
    append(Outs, [Next], Outs1),
    format(atom(Next), '&f->k~w', [J]),
    append(Ins, Outs1, Words),
    call_text(Id, Words, Call),
    stopped(Call, Fail, X).
nondet_goal(choice(If,Then,Else), Goals, State0, State1, Fail, Succ, X) :-
    condition(If, State0, Truth),
    (   Truth == true
    ->  append(If, Then, Before),
        append(Before, Goals, All),
        goals(All, State0, _, Fail, Succ, X)
    ;   Truth == false
    ->  append(Else, Goals, All),
        goals(All, State0, _, Fail, Succ, X)
    ;   X = x(_, _, _, _, _, Output, _, _),
        joined(Goals, State1, Succ, X, Joined),
        new_label(Output, LElse),
        new_mark(Output, Mark),
        format(atom(ElseC), 'goto ~w;', [LElse]),
        format("  ~w = mark(m);~n", [Mark]),
        once_goals(If, State0, State2, ElseC, X),
        (   State2 == none
        ->  true
        ;   goals(Then, State2, _, Fail, Joined, X)
        ),
        format("~w:~n  undo(m, ~w);~n", [LElse,Mark]),
        goals(Else, State0, _, Fail, Joined, X)
    ).
nondet_goal(soft(If,Then,Else), Goals, State0, State1, Fail, Succ, X) :-
    X = x(_, _, _, Cut, _, Output, _, _),
    joined(Goals, State1, Succ, X, Joined),
    new_label(Output, LElse),
    new_mark(Output, Mark),
    new_stop(Output, N),
    format(atom(ElseC), 'goto ~w;', [LElse]),
    format("  ~w = mark(m);~n  f->stop~w = 0;~n", [Mark,N]),
    append(If, [found(N)|Then], Both),
    goals(Both, State0, _, ElseC, Joined, X),
    format("~w:~n  if (f->stop~w)~n    ~w~n", [LElse,N,Fail]),
    (   Cut == true
    ->  cut_flag(X, Flag),
        format("  if (~w)~n    ~w~n", [Flag,Fail])
    ;   true
    ),
    format("  undo(m, ~w);~n", [Mark]),
    goals(Else, State0, _, Fail, Joined, X).
nondet_goal(either(A,B), Goals, State0, State1, Fail, Succ, X) :-
    X = x(_, _, _, Cut, _, Output, _, _),
    joined(Goals, State1, Succ, X, Joined),
    new_label(Output, LOther),
    new_mark(Output, Mark),
    format(atom(OtherC), 'goto ~w;', [LOther]),
    format("  ~w = mark(m);~n", [Mark]),
    goals(A, State0, _, OtherC, Joined, X),
    format("~w:~n", [LOther]),
    (   Cut == true
    ->  cut_flag(X, Flag),
        format("  if (~w)~n    ~w~n", [Flag,Fail])
    ;   true
    ),
    format("  undo(m, ~w);~n", [Mark]),
    goals(B, State0, _, Fail, Joined, X).
nondet_goal(Bag, Goals, State0, _, Fail, Succ, X) :-
    Bag = bag(_, _, _, _, _, _, _),
    bag_goals(Bag, State0, Plain),
    append(Plain, Goals, All),
    goals(All, State0, _, Fail, Succ, X).

continuation_after(none, _, State, _, X, J) :-
    !,
    continuation([fail], State, fall, X, J).
continuation_after(After, Goals, _, Succ, X, J) :-
    continuation(Goals, After, Succ, X, J).

%   joined(+Goals, +State, +Succ, +X, -Joined): Joined leads to Goals and Succ
%   from several places.

joined(Goals, State, Succ, X, Joined) :-
    (   Goals == []
    ->  Joined = Succ
    ;   State == none
    ->  Joined = fall
    ;   subfunction(Goals, State, Succ, X, J),
        Joined = join(J, State)
    ).

%   What Call returns ends the enumeration, or Fail follows.

stopped(Call, Fail, X) :-
    X = x(_, _, Framed, Cut0, _, Output, _, _),
    (   Framed == true
    ->  Cut = Cut0
    ;   Cut = false                     % it has no continuation that cuts
    ),
    (   Fail == 'return 0;',
        \+ ( Cut == true,
             in_main(Output)
           )
    ->  format("  return ~w;~n", [Call])
    ;   format("  {~n    int r = ~w;~n    if (r)~n", [Call]),
        (   Cut == true,
            in_main(Output)
        ->  format("      return m->target == &f->cut ? 0 : r;~n", [])
        ;   format("      return r;~n", [])
        ),
        format("  }~n  ~w~n", [Fail])
    ).

                /*******************************
                *          LAST CALLS          *
                *******************************/

%   last_call(+Goal, +State, +Fail, +Succ, +X) is semidet: Goal is the last of
%   the version, and its answer that of the version.

last_call(call(Key,Args), State0, Fail, return, X) :-
    X = x(Own, OwnDet, _, _, Table, Output, _, c(Outputs0,_)),
    resolved_outputs(Outputs0, State0, Outputs),
    call_patterns(Key, Args, State0, Patterns),
    version(Table, Key, Patterns, Id, _, Det),
    Det == OwnDet,
    leaves(Patterns, Args, Leaves),
    (   Id == Own,
        in_main(Output),
        Fail == 'return 0;'
    ->  Loop = true
    ;   Det == nondet,
        Loop = false
    ),
    tail_outputs(Outputs, Leaves, State0, Loop, Kinds),
    call_inputs(Leaves, Inputs),
    build_all(Inputs, State0, State1, Words0, X),
    (   Loop == true
    ->  foldl(saved(Output), Words0, Words, []),
        put_tail_outputs(Kinds, State1, X),
        input_places(Leaves, 0, Places),
        move_words(Places, Words),
        format("  goto start;~n", [])
    ;   put_tail_outputs(Kinds, State1, X),
        tail_places(Leaves, Kinds, X, Outs),
        next(X, K),
        append(Outs, [K], Outs1),
        append(Words0, Outs1, Words1),
        call_text(Id, Words1, Call),
        stopped(Call, Fail, X)
    ).

resolved_outputs([], _, []).
resolved_outputs([o(I,Term0)|Outputs0], State, [o(I,Term)|Outputs]) :-
    resolved(Term0, State, Term),
    resolved_outputs(Outputs0, State, Outputs).

call_inputs([], []).
call_inputs([leaf(Pattern,Term)|Leaves], Inputs) :-
    (   Pattern == f
    ->  Inputs = Inputs1
    ;   Inputs = [Term|Inputs1]
    ),
    call_inputs(Leaves, Inputs1).

saved(Output, Word, [Temp|Words], Words) :-
    new_temp(Output, Temp),
    format("  ~w = ~w;~n", [Temp,Word]).

input_places([], _, []).
input_places([leaf(Pattern,_)|Leaves], I, Places) :-
    I1 is I+1,
    (   Pattern == f
    ->  Places = Places1
    ;   format(atom(Place), 'a~w', [I]),
        Places = [Place|Places1]
    ),
    input_places(Leaves, I1, Places1).

move_words([], []).
move_words([Place|Places], [Word|Words]) :-
    format("  ~w = ~w;~n", [Place,Word]),
    move_words(Places, Words).

%   tail_outputs(+Outputs, +Leaves, +State, +Loop, -Kinds) is semidet: Kinds has
%   pass(I, V) for an output that is the answer V of the call, hole(I, Term, V)
%   for one that has it as an argument, put(I, Term) for one that is known.

tail_outputs(Outputs, Leaves, State, Loop, Kinds) :-
    findall(V, member(leaf(f,'$v'(V)), Leaves), Answers),
    tail_kinds(Outputs, Answers, State, Loop, Outputs, Kinds),
    (   Loop == true                    % answers go to the same places
    ->  outs_in_order(Leaves, 0, Kinds)
    ;   true
    ).

tail_kinds([], _, _, _, _, []).
tail_kinds([o(I,Term)|Outputs], Answers, State, Loop, All, [Kind|Kinds]) :-
    (   Term = '$v'(V),
        memberchk(V, Answers)
    ->  Kind = pass(I, V),
        once_in(V, All)
    ;   \+ ( member(V, Answers),
             sub_variable(Term, V)
           )
    ->  Kind = put(I, Term),
        \+ unknown_inside(Term, State)
    ;   Loop == true,
        compound_name_arguments(Term, _, Args),
        nth0(N, Args, '$v'(V)),
        memberchk(V, Answers),
        once_in(V, All),
        \+ ( nth0(M, Args, Arg),
             M \== N,
             unknown_inside(Arg, State)
           )
    ->  Kind = hole(I, Term, V)
    ),
    tail_kinds(Outputs, Answers, State, Loop, All, Kinds).

%   An unbound variable of several outputs must be one.

unknown_inside(Term, State) :-
    sub_variable(Term, V),
    variable_state(State, V, f),
    !.

sub_variable('$v'(I), V) :-
    !,
    V = I.
sub_variable(Term, V) :-
    compound(Term),
    compound_name_arguments(Term, _, Args),
    member(Arg, Args),
    sub_variable(Arg, V).

once_in(V, Outputs) :-
    findall(x, sub_variable(outputs(Outputs), V), [_]).

outs_in_order([], _, _).
outs_in_order([leaf(Pattern,Term)|Leaves], I, Kinds) :-
    (   Pattern == f
    ->  Term = '$v'(V),
        (   memberchk(pass(I, V), Kinds)
        ;   memberchk(hole(I, _, V), Kinds)
        )
    ;   true
    ),
    !,
    I1 is I+1,
    outs_in_order(Leaves, I1, Kinds).

put_tail_outputs([], _, _).
put_tail_outputs([Kind|Kinds], State0, X) :-
    put_tail_output(Kind, State0, X),
    put_tail_outputs(Kinds, State0, X).

put_tail_output(pass(_,_), _, _).
put_tail_output(put(I,Term), State, X) :-
    build(Term, State, _, Word, X),
    out(X, I, Out),
    format("  *~w = ~w;~n", [Out,Word]).
put_tail_output(hole(I,Term,V), State, X) :-
    build_with_hole(Term, V, State, Word, Offset, X),
    out(X, I, Out),
    format("  *~w = ~w;~n  ~w = cells(~w) + ~w;~n", [Out,Word,Out,Word,Offset]).

tail_places([], _, _, []).
tail_places([leaf(Pattern,Term)|Leaves], Kinds, X, Outs) :-
    (   Pattern == f
    ->  Term = '$v'(V),
        (   memberchk(pass(I, V), Kinds)
        ->  out(X, I, Out)
        ;   variable(X, V, Name),
            format(atom(Out), '&~w', [Name])
        ),
        Outs = [Out|Outs1]
    ;   Outs = Outs1
    ),
    tail_places(Leaves, Kinds, X, Outs1).
