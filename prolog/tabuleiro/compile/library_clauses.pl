/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_library_clauses,
          [ library_clause/2            % ?Head, -Body
          ]).

/** <module> Clauses for predicates that SWI-Prolog has in C

A compiled game has these clauses in place of predicates of SWI-Prolog that are
written in C, or that choose by the instantiation of their arguments. The
solutions and their order are those of SWI-Prolog. Where SWI-Prolog would throw,
`$leave` gives the call back to Prolog.

The goals of names that start with $ are those of tabuleiro/compile/c_goals.
*/

%!  library_clause(?Head, -Body) is nondet.
%
%   Head :- Body defines the predicate.

library_clause(between(L,H,X),
               ( integer(X)
               -> integer(L),
                  '$at_most'(L, H),
                  X >= L,
                  '$at_most'(X, H)
               ;  var(X)
               -> integer(L),
                  '$at_most'(L, H),
                  '$between'(L, H, X)
               ;  '$leave'
               )).
library_clause('$at_most'(X,H),
               ( integer(H)
               -> X =< H
               ;  ( H == inf
                  ; H == infinite
                  )
               -> true
               ;  '$leave'
               )).
library_clause('$between'(L,_,L), true).
library_clause('$between'(L,H,X),
               ( L \== H,
                 L1 is L+1,
                 '$between'(L1, H, X)
               )).
library_clause(repeat, ( true ; repeat )).
library_clause(dif(X,Y),
               ( X \= Y
               -> true
               ;  X \== Y,
                  '$leave'
               )).
library_clause(memberchk(X,L),
               ( '$is_ground'(X),
                 '$is_ground'(L)
               -> '$memberchk_ground'(X, L)
               ;  member(X, L)
               -> true
               )).
library_clause(nth0(I,L,E),
               ( integer(I)
               -> '$nth0'(I, L, E)
               ;  var(I)
               -> L = [H|T],
                  nth_gen(T, E, H, 0, I)
               ;  '$leave'
               )).
library_clause(nth1(I,L,E),
               ( integer(I)
               -> I0 is I-1,
                  '$nth0'(I0, L, E)
               ;  var(I)
               -> L = [H|T],
                  nth_gen(T, E, H, 1, I)
               ;  '$leave'
               )).
library_clause(nth_gen(_,E,E,B,B), true).
library_clause(nth_gen([H|T],E,_,N,B),
               ( M is N+1,
                 nth_gen(T, E, H, M, B)
               )).
library_clause(nth0(I,L,E,R),
               ( integer(I)
               -> I >= 0,
                  '$nth'(I, L, E, R)
               ;  var(I)
               -> '$generate_nth'(0, I, L, E, R)
               ;  '$leave'
               )).
library_clause(nth1(I,L,E,R),
               ( integer(I)
               -> ( I >= 1
                  -> I0 is I-1,
                     '$nth'(I0, L, E, R)
                  ;  '$leave'
                  )
               ;  var(I)
               -> '$generate_nth'(1, I, L, E, R)
               ;  '$leave'
               )).
library_clause('$nth'(I,[H|T],E,R),
               ( I =:= 0
               -> E = H,
                  R = T
               ;  I1 is I-1,
                  R = [H|R1],
                  '$nth'(I1, T, E, R1)
               )).
library_clause('$generate_nth'(I,I,[E|R],E,R), true).
library_clause('$generate_nth'(I,N,[H|T],E,[H|R]),
               ( I1 is I+1,
                 '$generate_nth'(I1, N, T, E, R)
               )).
library_clause(length(L,N),
               ( '$skip_list'(M, L, T),
                 (   T == []
                 ->  N = M
                 ;   var(T),
                     integer(N)
                 ->  N >= M,
                     K is N-M,
                     '$new_list'(K, T1),
                     T = T1
                 ;   '$leave'
                 )
               )).
library_clause(succ(A,B),
               ( integer(A)
               -> ( A >= 0
                  -> B is A+1
                  ;  '$leave'
                  )
               ;  integer(B),
                  var(A)
               -> ( B > 0
                  -> A is B-1
                  ;  B =:= 0
                  -> fail
                  ;  '$leave'
                  )
               ;  '$leave'
               )).
library_clause(plus(A,B,C),
               ( var(C)
               -> C is A+B
               ;  var(B)
               -> B is C-A
               ;  var(A)
               -> A is C-B
               ;  C =:= A+B
               )).
library_clause(functor(T,N,A),
               ( var(T)
               -> '$functor_of'(N, A, T)
               ;  '$functor'(T, N, A)
               )).
library_clause(compound_name_arity(T,N,A),
               ( compound(T)
               -> '$functor'(T, N, A)
               ;  '$leave'
               )).
library_clause(compound_name_arguments(T,N,L),
               ( compound(T)
               -> '$univ'(T, [N|L])
               ;  '$leave'
               )).
library_clause(arg(N,T,A),
               ( integer(N)
               -> '$arg'(N, T, A)
               ;  var(N),
                  compound(T)
               -> '$functor'(T, _, Arity),
                  between(1, Arity, N),
                  '$arg'(N, T, A)
               ;  '$leave'
               )).
library_clause(char_code(Char,Code),
               ( '$char_code'(Char, Code)
               -> true
               ;  '$leave'
               )).
library_clause('$char_code'(Char,Code), true) :-
    between(32, 126, Code),
    char_code(Char, Code).
library_clause(number_codes(N,Codes),
               ( integer(N),
                 var(Codes)
               -> '$number_codes'(N, Codes)
               ;  '$leave'
               )).
library_clause(number_chars(N,Chars),
               ( integer(N),
                 var(Chars)
               -> '$number_codes'(N, Codes),
                  '$chars'(Codes, Chars)
               ;  '$leave'
               )).
library_clause('$number_codes'(N,Codes),
               ( N >= 0
               -> '$digits'(N, [], Codes)
               ;  M is -N,
                  Codes = [0'-|Digits],
                  '$digits'(M, [], Digits)
               )).
library_clause('$digits'(N,Codes0,Codes),
               ( Code is 0'0 + N mod 10,
                 N1 is N//10,
                 ( N1 =:= 0
                 -> Codes = [Code|Codes0]
                 ;  '$digits'(N1, [Code|Codes0], Codes)
                 )
               )).
library_clause('$chars'([],[]), true).
library_clause('$chars'([Code|Codes],[Char|Chars]),
               ( '$char_code'(Char, Code),
                 '$chars'(Codes, Chars)
               )).
library_clause(T=..L,
               ( var(T)
               -> '$univ_of'(L, T)
               ;  '$univ'(T, L)
               )).
library_clause(predsort(P,L,S),
               ( length(L, N),
                 predsort(P, N, L, _, S1),
                 S = S1
               )).
library_clause(predsort(P,N,L,L1,S),
               ( N =:= 2
               -> L = [A,B|L1],
                  call(P, O, A, B),
                  '$predsort2'(O, A, B, S)
               ;  N =:= 1
               -> L = [X|L1],
                  S = [X]
               ;  N =:= 0
               -> L1 = L,
                  S = []
               ;  N1 is N//2,
                  N2 is N-N1,
                  predsort(P, N1, L, L2, R1),
                  predsort(P, N2, L2, L1, R2),
                  '$predmerge'(P, R1, R2, S)
               )).
library_clause('$predsort2'(<,A,B,[A,B]), true).
library_clause('$predsort2'(=,A,_,[A]), true).
library_clause('$predsort2'(>,A,B,[B,A]), true).
library_clause('$predmerge'(_,[],R,R), !).
library_clause('$predmerge'(_,R,[],R), !).
library_clause('$predmerge'(P,[H1|T1],[H2|T2],R),
               ( call(P, D, H1, H2),
                 !,
                 '$predmerge'(D, P, H1, H2, T1, T2, R)
               )).
library_clause('$predmerge'(<,P,H1,H2,T1,T2,[H1|R]),
               '$predmerge'(P, T1, [H2|T2], R)).
library_clause('$predmerge'(=,P,H1,_,T1,T2,[H1|R]),
               '$predmerge'(P, T1, T2, R)).
library_clause('$predmerge'(>,P,H1,H2,T1,T2,[H2|R]),
               '$predmerge'(P, [H1|T1], T2, R)).
library_clause(delete([],_,[]), true).
library_clause(delete([X|Xs],E,Ys),
               ( X \= E
               -> Ys = [X|Ys1],
                  delete(Xs, E, Ys1)
               ;  delete(Xs, E, Ys)
               )).
library_clause(append(Ls,L), '$append_lists'(Ls, L)).
library_clause('$append_lists'([],[]), true).
library_clause('$append_lists'([L|Ls],As),
               ( append(L, Ws, As),
                 '$append_lists'(Ls, Ws)
               )).
library_clause(list_to_set(L,S),
               ( '$is_ground'(L)
               -> '$to_set'(L, [], S)
               ;  '$leave'
               )).
library_clause('$to_set'([],_,[]), true).
library_clause('$to_set'([X|Xs],Seen,S),
               ( '$memberchk_ground'(X, Seen)
               -> '$to_set'(Xs, Seen, S)
               ;  S = [X|S1],
                  '$to_set'(Xs, [X|Seen], S1)
               )).
library_clause(numlist(L,H,Ns),
               ( integer(L),
                 integer(H)
               -> L =< H,
                  findall(N, '$between'(L, H, N), Ns)
               ;  '$leave'
               )).
library_clause(permutation(L,P),
               ( is_list(L),
                 ( var(P)
                 ; is_list(P)
                 )
               -> length(L, N),
                  length(P, N),
                  '$permuted'(L, P)
               ;  '$leave'
               )).
library_clause('$permuted'([],[]), true).
library_clause('$permuted'(L,[X|Xs]),
               ( select(X, L, R),
                 '$permuted'(R, Xs)
               )).
library_clause('$drawn'([X0|Xs],X),
               ( '$all_are'(Xs, X0)
               -> X = X0
               ;  '$leave'
               )).
library_clause('$all_are'([],_), true).
library_clause('$all_are'([X|Xs],X0),
               ( X == X0,
                 '$all_are'(Xs, X0)
               )).
library_clause('$pick'(Sorted,W,Ts),
               ( '$groups'(Sorted, Groups),
                 member(W-Ts, Groups)
               )).
library_clause('$groups'([],[]), true).
library_clause('$groups'([W-T|Ps],[W-[T|Ts]|Gs]),
               ( '$group'(Ps, W, Ts, Ps1),
                 '$groups'(Ps1, Gs)
               )).
library_clause('$group'([],_,[],[]), true).
library_clause('$group'([V-T|Ps],W,Ts,Rest),
               ( V == W
               -> Ts = [T|Ts1],
                  '$group'(Ps, W, Ts1, Rest)
               ;  Ts = [],
                  Rest = [V-T|Ps]
               )).
library_clause('$max'([X|Xs],M), max_list(Xs, X, M)).
library_clause('$min'([X|Xs],M), min_list(Xs, X, M)).
library_clause('$max_of'([X-W|Ps],M,V), '$max_of'(Ps, X, W, M, V)).
library_clause('$max_of'([],M,V,M,V), true).
library_clause('$max_of'([X-W|Ps],M0,V0,M,V),
               ( X > M0
               -> '$max_of'(Ps, X, W, M, V)
               ;  '$max_of'(Ps, M0, V0, M, V)
               )).
library_clause('$min_of'([X-W|Ps],M,V), '$min_of'(Ps, X, W, M, V)).
library_clause('$min_of'([],M,V,M,V), true).
library_clause('$min_of'([X-W|Ps],M0,V0,M,V),
               ( X < M0
               -> '$min_of'(Ps, X, W, M, V)
               ;  '$min_of'(Ps, M0, V0, M, V)
               )).
library_clause('$sum'([],S,S), true).
library_clause('$sum'([X|Xs],S0,S),
               ( S1 is S0+X,
                 '$sum'(Xs, S1, S)
               )).
