/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emit_goals,
          [ once_goals/5,               % +Goals, +State0, -State, +Fail, +X
            goals/6                     % +Goals, +State0, -State, +Fail,
                                        % +Successor, +X
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(c_goals).
:- use_module(calls).
:- use_module(clause_state).
:- use_module(emit_arguments).
:- use_module(emit_frame).
:- use_module(emit_tail, [last_call/5]).
:- use_module(emit_term).
:- use_module(emitter).
:- use_module(modes, [goals_state/5, version/6]).
:- use_module(output).
:- use_module(tests_of_state).
:- use_module(versions, [leaves/3]).

/** <module> The C of the goals of a clause

A clause is translated goal by goal. Fail is the C that is done where a goal
fails; the successor is what follows the last goal:

  - fall: the next statement
  - return: the answer of the version
  - stop(N): the first solution is enough
  - collect(N, T): T is a solution of findall/3
  - join(N, State): the goals after a disjunction, in State
*/

%!  once_goals(+Goals, +State0, -State, +Fail, +X) is det.
%
%   Writes the C of the first solution of Goals.

once_goals(Goals, State0, State, Fail, X) :-
    emitter_table(X, Table),
    emitter_output(X, Output),
    goals_state(Goals, State0, State1, Det, Table),
    (   Det == det
    ->  goals(Goals, State0, State, Fail, fall, X)
    ;   State = State1,
        needs_frame(X),
        new_stop(Output, N),
        own_choices(X, X1),
        subfunction(Goals, State0, stop(N), X1, J),
        sub_call(J, X, Call),
        format("  if (!~w)~n    ~w~n", [Call,Fail])
    ).

%   subfunction(+Goals, +State, +Succ, +X, -J): p<Id>_g<J> does Goals.

subfunction(Goals, State, Succ, X, J) :-
    emitter_id(X, Id),
    emitter_output(X, Output),
    new_sub(Output, J),
    inner_fail(X, Fail),
    function_text(Output,
                  goals(Goals, State, _, Fail, Succ, X),
                  Text, Locals),
    format(atom(Header), 'static int p~w_g~w(struct machine *m, struct f~w *f)',
           [Id,J,Id]),
    add_sub(Output, Header, Locals, Text).

%   sub_call(+J, +X, -Call): Call calls a function of subfunction/5.

sub_call(J, X, Call) :-
    emitter_id(X, Id),
    format(atom(Call0), 'p~w_g~w(m, f)', [Id,J]),
    returning(Call0, X, Call).

%   A function of a continuation begins with the frame.

continuation(Goals, State, Succ, X, J) :-
    emitter_id(X, Id),
    emitter_output(X, Output),
    new_next(Output, J),
    inner_fail(X, Fail),
    function_text(Output,
                  ( entered(X),
                    goals(Goals, State, _, Fail, Succ, X)
                  ),
                  Text0, Locals0),
    format(atom(Header),
           'static int p~w_k~w(struct machine *m, struct next *n)', [Id,J]),
    format(string(Locals),
           "  struct f~w *f = (struct f~w *)(void *)((char *)n -~n    \c
            offsetof(struct f~w, k~w));~n~w",
           [Id,Id,Id,J,Locals0]),
    add_sub(Output, Header, Locals, Text0).

%!  goals(+Goals, +State0, -State, +Fail, +Successor, +X) is det.
%
%   Writes the C of Goals. State is none where control never gets to the end.

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
    ;   emitter_table(X, Table),
        goals_state([Goal], State0, State1, Det, Table),
        (   Det == det,
            \+ calls_nondet(Goal, State0, Table)
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

%   calls_nondet(+Goal, +State, +Table) is semidet: the version that Goal calls
%   enumerates, although no call is known to succeed.

calls_nondet(call(Key,Args), State, Table) :-
    call_patterns(Key, Args, State, Patterns),
    version(Table, Key, Patterns, _, _, nondet).

successor(fall, _, _, _).
successor(return, State, Fail, X) :-
    emitter_determinism(X, Det),
    emitter_clause(X, c(Outputs,_)),
    put_outputs(Outputs, State, X),
    (   Det == det
    ->  format("  return 1;~n", [])
    ;   next(X, K),
        format(atom(Call), '~w->call(m, ~w)', [K,K]),
        returning(Call, X, Returning),
        format("  {~n    int r = ~w;~n", [Returning]),
        format("    if (r)~n      return r;~n  }~n  ~w~n", [Fail])
    ).
successor(stop(N), _, _, _) :-
    format("  m->target = &f->stop~w;~n  return 1;~n", [N]).
successor(collect(N,T0), State, Fail, X) :-
    resolved(T0, State, T),
    build(T, State, _, Word, X),
    format("  findall_add(m, &f->all~w, ~w);~n  ~w~n", [N,Word,Fail]).
successor(join(N,Joined), State, Fail, X) :-
    coerce(State, Joined, X),
    sub_call(N, X, Call),
    format("  {~n    int r = ~w;~n", [Call]),
    format("    if (r)~n      return r;~n  }~n  ~w~n", [Fail]).

put_outputs([], _, _).
put_outputs([o(I,Term0)|Outputs], State0, X) :-
    resolved(Term0, State0, Term),
    build(Term, State0, State, Word, X),
    out(X, I, Out),
    format("  *~w = ~w;~n", [Out,Word]),
    put_outputs(Outputs, State, X).

%   goal(+Goal, +State0, -State, +Fail, +X): Goal has at most one solution.

goal(cut, State, State, _, X) :-
    cut_flag(X, Flag),
    format("  ~w = 1;~n", [Flag]).
goal(fail, _, none, Fail, _) :-
    format("  ~w~n", [Fail]).
goal(leave(Why,_), _, none, _, _) :-
    upcase_atom(Why, Reason),
    format("  leave(m, LEAVE_~w);~n", [Reason]).
goal(unify(A,B), State0, State, Fail, X) :-
    unify(A, B, State0, State, Fail, X).
goal(is(A,E), State0, State, Fail, X) :-
    expression(E, State0, C, X),
    emitter_output(X, Output),
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
    emitter_table(X, Table),
    call_patterns(Key, Args, State0, Patterns),
    version(Table, Key, Patterns, Id, Exit, _),
    leaves(Patterns, Args, Leaves),
    call_words(Leaves, State0, State1, Ins, Outs, X),
    append(Ins, Outs, Words0),
    call_text(Id, Words0, Call),
    returning(Call, X, Returning),
    format("  if (!~w)~n    ~w~n", [Returning,Fail]),
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
    emitter_table(X, Table),
    emitter_output(X, Output),
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
    emitter_framed(X, Framed),
    emitter_table(X, Table),
    emitter_output(X, Output),
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
        sub_call(J, X, Call),
        format("  ~w;~n  undo(m, ~w);~n", [Call,Mark]),
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
goal(caught(Goals,Ball), State0, State, Fail, X) :-
    emitter_id(X, Id),
    emitter_output(X, Output),
    needs_frame(X),
    new_stop(Output, N),
    own_choices(X, X1),
    continuation(Goals, State0, stop(N), X1, J),
    new_temp(Output, Temp),
    format("  f->k~w.call = p~w_k~w;~n", [J,Id,J]),
    format("  ~w = caught(m, &f->k~w);~n", [Temp,J]),
    entered(X),
    match(Ball, Temp, g, State0, State, Fail, X).
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

%   nondet_goal(+Goal, +Goals, +State0, +State1, +Fail, +Succ, +X): Goals follow
%   each solution of Goal, which leads from State0 to State1.

nondet_goal(Goal, Goals, State0, _, Fail, Succ, X) :-
    Goal = call(Key, Args),
    emitter_table(X, Table),
    call_patterns(Key, Args, State0, Patterns),
    version(Table, Key, Patterns, Id, Exit, _),
    leaves(Patterns, Args, Leaves),
    call_words(Leaves, State0, State1, Ins, Outs, X),
    (   Exit == none
    ->  After = none
    ;   after_call(Leaves, Exit, State1, After)
    ),
    continuation_after(After, Goals, State1, Succ, X, J),
    emitter_id(X, Own),
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
    ;   emitter_output(X, Output),
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
    emitter_cut(X, Cut),
    emitter_output(X, Output),
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
    emitter_cut(X, Cut),
    emitter_output(X, Output),
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
