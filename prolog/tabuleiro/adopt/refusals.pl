/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_refusals,
          [ not_read/3,                 % +Error, +Module, +Run
            must_play/2,                % +Guesses, +Module
            must_agree/2                % +Verdict, +Module
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(made_loops, [written_loop/2]).
:- use_module(trial, [told_games/1]).
:- use_module(watch, [entry/2]).
:- use_module(watched, [seen_to_play/2]).
:- use_module(watched_run, [watched_run/7]).

/** <module> Why a program is not understood
*/

%!  not_read(+Error, +Module, +Run) is det.
%
%   The program of Module is not understood. The trial threw Error. What it
%   lacks may be in a loop that played in Run, or the entry was run in vain. Run
%   is `none` if no run played.
%
%   @error Error, or existence_error(program(Operation), Module) with the reason
%   in its context

not_read(error(existence_error(program(Operation), Module), _), Module, Run) :-
    !,
    (   Run \== none,
        seen_to_play(Run, Loop)
    ->  written_loop(Loop, Written),
        Why = unread_loop(Written, Run.read, Operation)
    ;   entry(Module, Entry)
    ->  Entry = _:Name,
        (   broken(Module, Entry, End, Answers)
        ->  Why = broken(Name, Answers, End, Operation)
        ;   Why = unseen(Name, Operation)
        )
    ;   Why = lacks(Operation)
    ),
    throw(error(existence_error(program(Operation), Module),
                context(_, tabuleiro(not_understood(Why))))).
not_read(Error, _, _) :-
    throw(Error).

%   broken(+Module, +Entry, -End, -Answers) is semidet: Entry ends with End,
%   `failed` or threw(Error), after at most three Answers to its prompts.

broken(Module, Entry, End, Answers) :-
    watched_run(Module, Entry, guess([], none), options(1, 12, 2), [], [], Run),
    Run.answers = Answers,
    \+ Answers = [_,_,_,_|_],
    End = Run.end,
    ( End == failed ; End = threw(error(_, _)) ),
    !.

%!  must_play(+Guesses, +Module) is det.
%
%   A reading that nothing confirms is not used if in each of its random games a
%   move fails, which is no move of the program.
%
%   @error domain_error(program, Module)

must_play(Guesses, Module) :-
    told_games(All),
    (   member(Result, [no,threw(_)]),
        memberchk(note(fault(move, Result, State, All)), Guesses)
    ->  throw(error(domain_error(program, Module),
                    context(_, tabuleiro(not_understood(
                                             moves_fail(All, State))))))
    ;   true
    ).

%!  must_agree(+Verdict, +Module) is det.
%
%   A reading that differs from what the program plays is not used. Verdict is
%   that of tabuleiro/adopt/oracle.
%
%   @error domain_error(program, Module)

must_agree(agreed(_, _, _), _).
must_agree(error(_, _), _).
must_agree(differs(Ply, What), Module) :-
    throw(error(domain_error(program, Module),
                context(_, tabuleiro(not_understood(differs(Ply, What)))))).
