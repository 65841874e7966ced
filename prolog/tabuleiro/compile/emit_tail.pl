/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emit_tail,
          [ last_call/5                 % +Goal, +State, +Fail, +Successor, +X
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module(calls).
:- use_module(clause_state).
:- use_module(emit_frame).
:- use_module(emit_term).
:- use_module(emitter).
:- use_module(modes, [version/6]).
:- use_module(output, [in_main/1, new_temp/2]).
:- use_module(versions, [leaves/3]).

/** <module> The C of a last call

A call of the version itself is a loop. An answer that has the answer of the
call as an argument is built before it, with a hole that the call fills.
*/

%!  last_call(+Goal, +State, +Fail, +Successor, +X) is semidet.
%
%   Writes the C of Goal, the last of the version, whose answer is that of the
%   version.

last_call(call(Key,Args), State0, Fail, return, X) :-
    emitter_id(X, Own),
    emitter_determinism(X, OwnDet),
    emitter_table(X, Table),
    emitter_output(X, Output),
    emitter_clause(X, c(Outputs0,_)),
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
