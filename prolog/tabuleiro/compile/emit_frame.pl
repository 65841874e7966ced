/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emit_frame,
          [ needs_frame/1,              % +X
            own_choices/2,              % +X0, -X
            inner_fail/2,               % +X, -Fail
            next/2,                     % +X, -K
            out/3,                      % +X, +I, -Out
            cut_flag/2,                 % +X, -Flag
            call_text/3,                % +Id, +Words, -Call
            stopped/3,                  % +Call, +Fail, +X
            entered/1,                  % +X
            returning/3                 % +Call, +X, -Returning
          ]).
:- use_module(emitter).
:- use_module(output, [in_main/1, version_at/2]).

/** <module> Frames, and the names of what is in them

X is the emitter of the version whose C is written.
*/

%!  cut_flag(+X, -Flag) is det.
%
%   Flag is set by a cut inside a disjunction.

cut_flag(X, Flag) :-
    (   emitter_framed(X, true)
    ->  Flag = 'f->cut'
    ;   Flag = cut
    ).

%!  needs_frame(+X) is det.
%
%   Throws needs_frame if the version is not Framed.

needs_frame(X) :-
    (   emitter_framed(X, true)
    ->  true
    ;   throw(needs_frame)
    ).

%!  own_choices(+X0, -X) is det.
%
%   A cut before does not end the choices of an inner enumeration.

own_choices(X0, X) :-
    emitter_with_cut(X0, false, X).

%!  inner_fail(+X, -Fail) is det.
%
%   Fail ends a function of the version other than the first.

inner_fail(X, Fail) :-
    (   emitter_cut(X, true)
    ->  Fail = 'return backtrack(m, &f->cut);'
    ;   Fail = 'return 0;'
    ).

%!  next(+X, -K) is det.
%
%   K is the continuation of the version.

next(X, K) :-
    (   emitter_framed(X, true)
    ->  K = 'f->k'
    ;   K = k
    ).

%!  out(+X, +I, -Out) is det.
%
%   Out points to the place of answer I.

out(X, I, Out) :-
    (   emitter_framed(X, true)
    ->  format(atom(Out), 'f->o~w', [I])
    ;   format(atom(Out), 'o~w', [I])
    ).

%!  call_text(+Id, +Words, -Call) is det.
%
%   Call calls the version Id with Words.

call_text(Id, Words, Call) :-
    atomic_list_concat([m|Words], ', ', List),
    format(atom(Call), 'p~w(~w)', [Id,List]).

%!  stopped(+Call, +Fail, +X) is det.
%
%   What Call returns ends the enumeration, or Fail follows.

stopped(Call, Fail, X) :-
    emitter_output(X, Output),
    (   emitter_framed(X, true)
    ->  emitter_cut(X, Cut)
    ;   Cut = false                     % it has no continuation that cuts
    ),
    (   Fail == 'return 0;',
        \+ ( Cut == true,
             in_main(Output)
           )
    ->  format("  return ~w;~n", [Call])
    ;   returning(Call, X, Returning),
        format("  {~n    int r = ~w;~n    if (r)~n", [Returning]),
        (   Cut == true,
            in_main(Output)
        ->  format("      return m->target == &f->cut ? 0 : r;~n", [])
        ;   format("      return r;~n", [])
        ),
        format("  }~n  ~w~n", [Fail])
    ).

%!  entered(+X) is det.
%
%   The machine is told that the version runs, if its predicate is one of the
%   program, see `at` in `c_src/compiled/word.h`.

entered(X) :-
    emitter_output(X, Output),
    version_at(Output, At),
    (   At == none
    ->  true
    ;   format("  m->at = ~w;~n", [At])
    ).

%!  returning(+Call, +X, -Returning) is det.
%
%   Returning is the value of Call, after which the version runs again.

returning(Call, X, Returning) :-
    emitter_output(X, Output),
    version_at(Output, At),
    (   At == none
    ->  Returning = Call
    ;   format(atom(Returning), 'back(m, ~w, ~w)', [At,Call])
    ).
