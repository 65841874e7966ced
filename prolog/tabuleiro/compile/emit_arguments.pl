/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emit_arguments,
          [ builtin_inputs/7,           % +Modes, +Args, +State0, -State,
                                        % -Ins, -Outs, +X
            builtin_outputs/6,          % +Outs, +After, +State0, -State,
                                        % +Fail, +X
            call_words/6                % +Leaves, +State0, -State, -Ins,
                                        % -Outs, +X
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(clause_state).
:- use_module(emit_term).
:- use_module(emitter).
:- use_module(output, [new_temp/2]).

/** <module> The C of the arguments of a call
*/

%!  builtin_inputs(+Modes, +Args, +State0, -State, -Ins, -Outs, +X) is det.
%
%   Ins are the words of the inputs of a builtin with Modes; Outs has Arg-Temp
%   for each output: the builtin puts it into Temp.

builtin_inputs([], [], State, State, [], [], _).
builtin_inputs([Mode|Modes], [Arg|Args], State0, State, Ins, Outs, X) :-
    emitter_output(X, Output),
    (   memberchk(Mode, [in,nonvar])
    ->  build(Arg, State0, State1, Word0, X),
        dereferenced([Arg], State1, [Word0], [Word1]),
        (   Mode == nonvar,
            \+ is_ground(State1, Arg)
        ->  new_temp(Output, Word),
            format("  ~w = ~w;~n", [Word,Word1]),
            format("  if (is_unbound(~w))~n    leave(m, LEAVE_UNBOUND);~n",
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

%!  builtin_outputs(+Outs, +After, +State0, -State, +Fail, +X) is det.
%
%   Matches Outs with what the builtin put there. They are ground where After is
%   `ground`.

builtin_outputs([], _, State, State, _, _).
builtin_outputs([Arg-Temp|Outs], After, State0, State, Fail, X) :-
    (   After == ground
    ->  What = g
    ;   What = a
    ),
    match(Arg, Temp, What, State0, State1, Fail, X),
    builtin_outputs(Outs, After, State1, State, Fail, X).

%!  call_words(+Leaves, +State0, -State, -Ins, -Outs, +X) is det.
%
%   The words of the arguments of a call: Ins of those that it is given, Outs of
%   the places for its answers.

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
