/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_silent_goals,
          [ silenced/4,                 % +Module, +Head, +Body0, -Body
            is_silent/2                 % +Module, +Goal
          ]).
:- use_module(library(occurs), [occurrences_of_var/3]).
:- use_module(predicate_keys, [own_predicate/2]).

/** <module> Goals that only print or wait

An adopted game prints nothing while it plays, and reads nothing that it uses.
*/

%!  silenced(+Module, +Head, +Body0, -Body) is det.
%
%   Body is Body0, of a clause of Module, with `true` in place of goals that
%   print or wait for a key, and of goals on texts whose result is not used:
%
%       ?- silenced(user, f(N), (char_code(C, N), write(C)), Body).
%       Body = (true, true).

silenced(Module, Head, Body0, Body) :-
    without(is_silent(Module), Body0, Body1),
    unused(Module, Head, Body1, Body).

unused(Module, Head, Body0, Body) :-
    without(fills_unused(Module, Head-Body0), Body0, Body1),
    (   Body1 == Body0
    ->  Body = Body0
    ;   unused(Module, Head, Body1, Body)
    ).

%   without(+Which, +Body0, -Body): the goals of which call(Which, Goal) is true
%   are `true` in Body.

without(_, Goal, Goal) :-
    var(Goal),
    !.
without(Which, Control0, Control) :-
    control(Control0, Control, Parts0, Parts),
    !,
    without_all(Parts0, Which, Parts).
without(Which, Goal0, Goal) :-
    (   callable(Goal0),
        call(Which, Goal0)
    ->  Goal = true
    ;   Goal = Goal0
    ).

without_all([], _, []).
without_all([Part0|Parts0], Which, [Part|Parts]) :-
    without(Which, Part0, Part),
    without_all(Parts0, Which, Parts).

control((A0,B0),          (A,B),          [A0,B0], [A,B]).
control((A0;B0),          (A;B),          [A0,B0], [A,B]).
control((A0->B0),         (A->B),         [A0,B0], [A,B]).
control((A0*->B0),        (A*->B),        [A0,B0], [A,B]).
control(\+ A0,            \+ A,           [A0],    [A]).
control(once(A0),         once(A),        [A0],    [A]).
control(ignore(A0),       ignore(A),      [A0],    [A]).
control(forall(A0,B0),    forall(A,B),    [A0,B0], [A,B]).
control(findall(T,A0,L),  findall(T,A,L), [A0],    [A]).

%!  is_silent(+Module, +Goal) is semidet.
%
%   Goal prints or skips input, and succeeds once.

is_silent(Module, Goal) :-
    functor(Goal, Name, Arity),
    prints(Name/Arity),
    \+ ( Goal = format(Sink,_,_),
         compound(Sink)                 % such as atom(A)
       ),
    \+ own_predicate(Module, Goal).

fills_unused(Module, Clause, Goal) :-
    functor(Goal, Name, Arity),
    fills(Name/Arity),
    term_variables(Goal, Variables),
    once_in(Variables, Clause),
    \+ own_predicate(Module, Goal).

%   One of Variables occurs once in Clause.

once_in([V|Vs], Clause) :-
    (   occurrences_of_var(V, Clause, 1)
    ->  true
    ;   once_in(Vs, Clause)
    ).

%   prints(?PI) is nondet: PI prints or skips input, and succeeds once.

prints(nl/0).
prints(nl/1).
prints(write/1).
prints(write/2).
prints(print/1).
prints(print/2).
prints(writeln/1).
prints(writeln/2).
prints(writeq/1).
prints(writeq/2).
prints(write_canonical/1).
prints(write_term/2).
prints(put_char/1).
prints(put_char/2).
prints(put_code/1).
prints(tab/1).
prints(tab/2).
prints(format/1).
prints(format/2).
prints(format/3).
prints(flush_output/0).
prints(flush_output/1).
prints(ttyflush/0).
prints(skip/1).
prints(skip/2).

%   fills(?PI) is nondet: PI succeeds once if an argument is unbound.

fills(atom_chars/2).
fills(atom_codes/2).
fills(atom_length/2).
fills(atom_string/2).
fills(char_code/2).
fills(format/3).
fills(get_char/1).
fills(get_char/2).
fills(get_code/1).
fills(get_code/2).
fills(number_chars/2).
fills(number_codes/2).
fills(peek_char/1).
fills(read/1).
fills(read/2).
fills(string_chars/2).
fills(string_codes/2).
fills(string_length/2).
fills(upcase_atom/2).
