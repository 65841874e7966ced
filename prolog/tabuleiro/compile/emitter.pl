/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emitter,
          [ emitter/8,                  % +Id, +Determinism, +Framed, +Cut,
                                        % +Table, +Output, +Leaves, -X
            emitter_id/2,               % +X, ?Id
            emitter_determinism/2,      % +X, ?Determinism
            emitter_framed/2,           % +X, ?Framed
            emitter_cut/2,              % +X, ?Cut
            emitter_table/2,            % +X, ?Table
            emitter_output/2,           % +X, ?Output
            emitter_leaves/2,           % +X, ?Leaves
            emitter_clause/2,           % +X, ?Clause
            emitter_with_cut/3,         % +X0, +Cut, -X
            emitter_with_clause/3       % +X0, +Clause, -X
          ]).

/** <module> The version whose C is written
*/

%!  emitter(+Id, +Det, +Framed, +Cut, +Table, +Output, +Leaves, -X) is det.
%!  emitter_id(+X, ?Id) is semidet.
%!  emitter_determinism(+X, ?Determinism) is semidet.
%!  emitter_framed(+X, ?Framed) is semidet.
%!  emitter_cut(+X, ?Cut) is semidet.
%!  emitter_table(+X, ?Table) is semidet.
%!  emitter_output(+X, ?Output) is semidet.
%!  emitter_leaves(+X, ?Leaves) is semidet.
%!  emitter_clause(+X, ?Clause) is semidet.
%!  emitter_with_cut(+X0, +Cut, -X) is det.
%!  emitter_with_clause(+X0, +Clause, -X) is det.
%
%   The emitter X has what the writing of one version needs to know:
%
%     - id: the number in the name of its C function, `p<Id>`
%     - determinism: `det` or `nondet`
%     - framed: `true` if it has a frame, to which continuations point
%     - cut: `true` if it has a cut inside a disjunction
%     - table: the versions of the program
%     - output: where the C is collected
%     - leaves: the modes of its arguments
%     - clause: c(Outputs, Voids) in a clause: the terms of the answers, and
%       the variables that occur once

emitter(Id, Det, Framed, Cut, Table, Output, Leaves,
        x(Id,Det,Framed,Cut,Table,Output,Leaves,none)).

emitter_id(x(Id,_,_,_,_,_,_,_), Id).
emitter_determinism(x(_,Det,_,_,_,_,_,_), Det).
emitter_framed(x(_,_,Framed,_,_,_,_,_), Framed).
emitter_cut(x(_,_,_,Cut,_,_,_,_), Cut).
emitter_table(x(_,_,_,_,Table,_,_,_), Table).
emitter_output(x(_,_,_,_,_,Output,_,_), Output).
emitter_leaves(x(_,_,_,_,_,_,Leaves,_), Leaves).
emitter_clause(x(_,_,_,_,_,_,_,Clause), Clause).

emitter_with_cut(x(Id,Det,Framed,_,Table,Output,Leaves,Clause), Cut,
                 x(Id,Det,Framed,Cut,Table,Output,Leaves,Clause)).

emitter_with_clause(x(Id,Det,Framed,Cut,Table,Output,Leaves,_), Clause,
                    x(Id,Det,Framed,Cut,Table,Output,Leaves,Clause)).
