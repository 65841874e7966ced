/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_c_goals,
          [ builtin/3,                  % ?PI, -Function, -Modes
            test/3,                     % ?PI, -Condition, -WhenGround
            comparison/3,               % ?PI, -Operator, -Opposites
            operation/2,                % ?PI, -C
            leaving/2                   % ?PI, -Why
          ]).

/** <module> The goals that become C
*/

%!  builtin(?PI, -Function, -Modes:list) is nondet.
%
%   A goal of PI calls Function of `c_src/compiled`. Modes has in, nonvar, out
%   or fresh for each argument. An argument `nonvar` that is unbound gives the
%   call back to Prolog; `fresh` is an answer with unbound variables.

builtin('$skip_list'/3,        do_skip_list, [out,in,out]).
builtin('$nth0'/3,             do_nth0,      [nonvar,in,out]).
builtin('$memberchk_ground'/2, do_memberchk, [nonvar,nonvar]).
builtin('$bind_keys'/1,        do_bind_keys, [nonvar]).
builtin('$new_list'/2,         do_new_list,  [nonvar,fresh]).
builtin('$functor'/3,          do_functor,   [nonvar,out,out]).
builtin('$functor_of'/3,       do_functor_of, [nonvar,nonvar,fresh]).
builtin('$arg'/3,              do_arg,       [nonvar,nonvar,out]).
builtin('$univ'/2,             do_univ,      [nonvar,out]).
builtin('$univ_of'/2,          do_univ_of,   [nonvar,out]).
builtin(sort/2,                do_sort,      [nonvar,out]).
builtin(msort/2,               do_msort,     [nonvar,out]).
builtin(keysort/2,             do_keysort,   [nonvar,out]).
builtin(sort/4,                do_sort_by,   [nonvar,nonvar,nonvar,out]).
builtin(compare/3,             do_compare,   [out,in,in]).
builtin(copy_term/2,           do_copy_term, [in,out]).
builtin('$begin_run'/2,        do_begin_run, [in,in]).
builtin('$next_choice'/1,      do_next_choice, [fresh]).
builtin('$set_choosing'/1,     do_set_choosing, [in]).
builtin('$report'/1,           do_report,    [in]).
builtin('$reported'/1,         do_reported,  [out]).
builtin('$throw'/1,            do_throw,     [in]).

%!  test(?PI, -Condition, -WhenGround) is nondet.
%
%   A goal of PI is true if Condition, an expression of C, is. Condition is a
%   format string with the arguments for each ~w. WhenGround is `true` or
%   `false` if the goal is so for ground arguments, or `unknown`.

test(var/1,              'is_unbound(~w)', false).
test(nonvar/1,           '!is_unbound(~w)', true).
test('$is_ground'/1,     'is_ground(m, ~w)', true).
test(ground/1,           'is_ground(m, ~w)', true).
test(integer/1,          'tag_of(~w) == TAG_INT', unknown).
test(number/1,           'is_number(~w)', unknown).
test(float/1,            'tag_of(~w) == TAG_FLOAT', unknown).
test(atom/1,             'is_atom(~w)', unknown).
test(atomic/1,           'is_atomic(~w)', unknown).
test(compound/1,         'is_compound(~w)', unknown).
test(callable/1,         'is_callable(~w)', unknown).
test(string/1,            '((void)(~w), false)', false).
test(acyclic_term/1,     '((void)(~w), true)', true).
test(subsumes_term/2,    'subsumes(m, ~w, ~w)', unknown).
test(is_list/1,          'is_proper_list(m, ~w)', unknown).
test((==)/2,             'same(m, ~w, ~w)', unknown).
test((\==)/2,            '!same(m, ~w, ~w)', unknown).
test((\=)/2,             '!unifiable(m, ~w, ~w)', unknown).
test('$asks'/0,          'm->run.asks', unknown).
test('$is_choosing'/0,   'm->run.choosing', unknown).
test((@<)/2,             'order(m, ~w, ~w) < 0', unknown).
test((@>)/2,             'order(m, ~w, ~w) > 0', unknown).
test((@=<)/2,            'order(m, ~w, ~w) <= 0', unknown).
test((@>=)/2,            'order(m, ~w, ~w) >= 0', unknown).

%!  comparison(?PI, -Operator, -Opposites:list) is nondet.
%
%   PI compares two numbers by Operator of C. No predicate of Opposites is true
%   where PI is.

comparison((<)/2,   <,    [>,>=,=:=]).
comparison((>)/2,   >,    [<,=<,=:=]).
comparison((=<)/2,  '<=', [>]).
comparison((>=)/2,  '>=', [<]).
comparison((=:=)/2, '==', [=\=,<,>]).
comparison((=\=)/2, '!=', [=:=]).

%!  operation(?PI, -C) is nondet.
%
%   PI in an expression is C, a function of `arithmetic.h`, with the numbers for
%   each ~w.

operation((+)/2,       'num_add(m, ~w, ~w)').
operation((-)/2,       'num_sub(m, ~w, ~w)').
operation((*)/2,       'num_mul(m, ~w, ~w)').
operation((/)/2,       'num_divide(m, ~w, ~w)').
operation((//)/2,      'num_quotient(m, ~w, ~w)').
operation((rem)/2,     'num_rem(m, ~w, ~w)').
operation((mod)/2,     'num_mod(m, ~w, ~w)').
operation((div)/2,     'num_div(m, ~w, ~w)').
operation(min/2,       'num_min(m, ~w, ~w)').
operation(max/2,       'num_max(m, ~w, ~w)').
operation((**)/2,      'num_power(m, ~w, ~w)').
operation((^)/2,       'num_power(m, ~w, ~w)').
operation((<<)/2,      'num_shift_left(m, ~w, ~w)').
operation((>>)/2,      'num_shift_right(m, ~w, ~w)').
operation((/\)/2,      'num_and(m, ~w, ~w)').
operation((\/)/2,      'num_or(m, ~w, ~w)').
operation((xor)/2,     'num_xor(m, ~w, ~w)').
operation((-)/1,       'num_negate(m, ~w)').
operation((+)/1,       'num_plus(m, ~w)').
operation(abs/1,       'num_abs(m, ~w)').
operation(sign/1,      'num_sign(m, ~w)').
operation(sqrt/1,      'num_sqrt(m, ~w)').
operation(float/1,     'num_float(m, ~w)').
operation(floor/1,     'num_rounded(m, ~w, floor)').
operation(ceiling/1,   'num_rounded(m, ~w, ceil)').
operation(round/1,     'num_rounded(m, ~w, round)').
operation(integer/1,   'num_rounded(m, ~w, round)').
operation(truncate/1,  'num_rounded(m, ~w, trunc)').

%!  leaving(?PI, -Why) is nondet.
%
%   A goal of PI gives the call back to Prolog because of Why, of `enum leave`
%   in `c_src/compiled`.

leaving('$leave'/0,            argument).
leaving('$leave_loop'/0,       loop).
leaving('$leave_error'/0,      error).
leaving(throw/1,               error).
leaving(must_be/2,             error).
leaving(type_error/2,          error).
leaving(domain_error/2,        error).
leaving(existence_error/2,     error).
leaving(permission_error/3,    error).
leaving(instantiation_error/1, error).
leaving(resource_error/1,      error).
