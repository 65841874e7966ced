/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_silent_goals,
          [ silenced/4,                 % +Module, +Head, +Body0, -Body
            is_silent/2,                % +Module, +Goal
            changed_goals/3             % :Change, +Body0, -Body
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [occurrences_of_var/3, sub_term/2]).
:- use_module(predicate_keys, [own_predicate/2]).

/** <module> Goals that only print, wait or draw

An adopted game prints nothing while it plays, and reads nothing that it uses.
Where its loop draws a move from a list, the list has nothing but the move that
was chosen, see loop_step/5 of tabuleiro/adopt/loop_step.
*/

%!  silenced(+Module, +Head, +Body0, -Body) is det.
%
%   Body is Body0, of a clause of Module, with `true` in place of goals that
%   print or wait, and of goals on texts whose result is not used:
%
%       ?- silenced(user, f(N), (char_code(C, N), write(C)), Body).
%       Body = (true, true).
%
%   A loop that reads until a person has pressed Enter is `true`, too, and goals
%   on constant texts are done:
%
%       ?- silenced(user, p(X), char_code(a, X), Body).
%       Body = (X = 97).
%
%   A random index of an element of List, and a random element, are
%   `$drawn`(List, Element), which has an answer if all elements are the same.

silenced(Module, Head, Body0, Body) :-
    without_wait(Body0, Head-Body0, Body1),
    changed_goals(without_print(Module), Body1, Body2),
    changed_goals(drawn(Module, Head-Body2), Body2, Body3),
    unused(Module, Head, Body3, Body4),
    changed_goals(done(Module), Body4, Body).

%   without_wait(+Body0, +Clause, -Body): a `repeat` of Clause that ends at the
%   end of a line is `true`.

without_wait(Body0, Clause, Body) :-
    (   nonvar(Body0),
        Body0 = (Goal,Goals0)
    ->  (   Goal == repeat,
            nonvar(Goals0),
            Goals0 = (Get,Test,Cut),
            nonvar(Get),
            reads_character(Get, C, Newline),
            occurrences_of_var(C, Clause, 2),
            ( Test == (C = Newline) ; Test == (C == Newline) ),
            nonvar(Cut),
            ( Cut = ! ; Cut = (!,_) )
        ->  Body = (true,Cut)
        ;   Body = (Goal,Goals),
            without_wait(Goals0, Clause, Goals)
        )
    ;   Body = Body0
    ).

reads_character(get_char(C), C, '\n').
reads_character(get_code(C), C, 10).

%   done(+Module, +Goal0, -Goal): Goal has the one answer of Goal0, whose texts
%   are constants.

done(Module, Goal0, X = Value) :-
    functor(Goal0, Name, Arity),
    has_one_answer(Name/Arity),
    term_variables(Goal0, [X]),
    \+ own_predicate(Module, Goal0),
    catch(findall(X, system:Goal0, [Value]), error(_, _), fail),
    ground(Value).

without_print(_, tabuleiro_builtins:disarm(Goal), true) :-
    !,
    functor(Goal, Name, _),
    \+ memberchk(Name, [halt,abort]).
without_print(Module, Goal, true) :-
    is_silent(Module, Goal).

%   drawn(+Module, +Clause, +Goal0, -Goal): Goal0 draws an element of a list, or
%   the index of one, which occurs nowhere else in Clause.

drawn(Module, Clause, Goal0, Goal) :-
    (   Goal0 = random_member(X, List)
    ->  Goal = library:'$drawn'(List, X)
    ;   index(Goal0, I, List, X)
    ->  is_drawn(I, Clause),
        Goal = library:'$drawn'(List, X)
    ;   draws(Goal0, I),
        is_drawn(I, Clause),
        Goal = true
    ),
    \+ own_predicate(Module, Goal0).

is_drawn(I, Clause) :-
    var(I),
    occurrences_of_var(I, Clause, 2),
    sub_term(Draw, Clause),
    nonvar(Draw),
    draws(Draw, J),
    J == I,
    sub_term(Index, Clause),
    nonvar(Index),
    index(Index, K, _, _),
    K == I,
    !.

index(nth0(I,List,X), I, List, X).
index(nth1(I,List,X), I, List, X).

draws(random_between(_,_,I), I).
draws(random(_,_,I), I).

unused(Module, Head, Body0, Body) :-
    changed_goals(without_unused(Module, Head-Body0), Body0, Body1),
    (   Body1 == Body0
    ->  Body = Body0
    ;   unused(Module, Head, Body1, Body)
    ).

%!  changed_goals(:Change, +Body0, -Body) is det.
%
%   Body is Body0 with Goal in place of each goal Goal0 for which
%   call(Change, Goal0, Goal) is true.

:- meta_predicate
    changed_goals(2, +, -),
    changed_goals_(+, 2, -).

changed_goals(_, Goal, Goal) :-
    var(Goal),
    !.
changed_goals(Change, Control0, Control) :-
    control(Control0, Control, Parts0, Parts),
    !,
    changed_goals_(Parts0, Change, Parts).
changed_goals(Change, Goal0, Goal) :-
    (   callable(Goal0),
        call(Change, Goal0, Goal1)
    ->  Goal = Goal1
    ;   Goal = Goal0
    ).

changed_goals_([], _, []).
changed_goals_([Part0|Parts0], Change, [Part|Parts]) :-
    changed_goals(Change, Part0, Part),
    changed_goals_(Parts0, Change, Parts).

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

without_unused(Module, Clause, Goal, true) :-
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

%   has_one_answer(?PI) is nondet: PI has one answer at most if all arguments
%   but one are bound.

has_one_answer(atom_chars/2).
has_one_answer(atom_codes/2).
has_one_answer(atom_concat/3).
has_one_answer(atom_length/2).
has_one_answer(atom_number/2).
has_one_answer(char_code/2).
has_one_answer(number_codes/2).
has_one_answer(upcase_atom/2).

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
