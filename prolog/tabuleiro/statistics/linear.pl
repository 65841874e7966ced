/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_linear,
          [ solve_linear/3,             % +Matrix, +RightSides, -Solution
            multiply/3                  % +Matrix1, +Matrix2, -Product
          ]).
:- use_module(library(apply), [foldl/5, maplist/3, maplist/4]).
:- use_module(library(lists), [append/3]).

/** <module> Systems of linear equations

Matrices are lists of rows.
*/

%!  solve_linear(+Matrix, +RightSides, -Solution) is det.
%
%   Matrix times Solution is RightSides. Matrix is symmetric and positive
%   definite, so Gaussian elimination needs no pivoting (Golub and Van Loan,
%   "Matrix Computations", 4.2).
%
%       ?- solve_linear([[2,1],[1,2]], [[5],[4]], Solution).
%       Solution = [[2.0], [1.0]].

solve_linear(Matrix, RightSides, Solution) :-
    maplist(append, Matrix, RightSides, Rows),
    solve(Rows, Solution).

%   The unknowns of the rows below the first are solved first.

solve([], []).
solve([[Pivot|Row]|Rows0], [X|Xs]) :-
    maplist(eliminate(Pivot, Row), Rows0, Rows),
    solve(Rows, Xs),
    substitute(Xs, Row, Right),
    maplist(divide(Pivot), Right, X).

eliminate(Pivot, Row, [Head|Tail0], Tail) :-
    Factor is Head/Pivot,
    subtract(Tail0, Row, Factor, Tail).

subtract([], [], _, []).
subtract([X|Xs], [Y|Ys], Factor, [Z|Zs]) :-
    Z is X-Factor*Y,
    subtract(Xs, Ys, Factor, Zs).

substitute([], Right, Right).
substitute([X|Xs], [Factor|Row], Right) :-
    substitute(Xs, Row, Right0),
    subtract(Right0, X, Factor, Right).

divide(Pivot, Y, X) :-
    X is Y/Pivot.

%!  multiply(+Matrix1, +Matrix2, -Product) is det.

multiply(Matrix1, Matrix2, Product) :-
    Matrix2 = [First|_],
    maplist(zero, First, Zeros),
    maplist(combine(Matrix2, Zeros), Matrix1, Product).

zero(_, 0).

combine(Rows, Zeros, Factors, Sum) :-
    foldl(add, Factors, Rows, Zeros, Sum).

add(Factor, Row, Sum0, Sum) :-
    subtract(Sum0, Row, -Factor, Sum).
