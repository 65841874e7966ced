/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_source,
          [ thrown_at/5,                % +Subject, +Question, +Error, -File,
                                        % -Line
            defined_at/4                % +Game, +PI, -File, -Line
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../game/build', [root_directory/1]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../base/time_limit', [within_seconds/2]).
:- use_module('../adopt/adapt', [adapted_game/3]).
:- use_module(ask, [question/4]).

/** <module> The place of an error or a predicate in the text of a program
*/

%!  thrown_at(+Subject, +Question, +Error, -File, -Line) is semidet.
%
%   Asks Question again. Line of File begins the innermost clause, outside of
%   SWI-Prolog and this library, that is running when Error is thrown.

thrown_at(Subject, Question, Error, File, Line) :-
    nonvar(Error),
    duplicate_term(Question, Asked),
    question(Asked, _, _, Goal),
    use_module(library(prolog_stack), []),  % catch_with_backtrace/3 needs it
    current_prolog_flag(last_call_optimisation, Old),
    setup_call_cleanup(
        set_prolog_flag(last_call_optimisation, false),
        catch(thrown_by(Subject, Goal, Thrown), _, true),
        set_prolog_flag(last_call_optimisation, Old)),
    nonvar(Thrown),
    Thrown = error(_, context(prolog_stack(Frames), _)),
    member(Frame, Frames),
    frame_location(Frame, File, Line),
    of_program(File),
    !.

frame_location(frame(_, pred_line(_, File:Line), _), File, Line).
frame_location(Frame, File, Line) :-
    first_use(library(prolog_stack),
              prolog_stack_frame_property(Frame, location(File:Line))).

thrown_by(Subject, Goal, Thrown) :-
    within_seconds(
        Subject.seconds,
        with_output_to(string(_),
                       catch_with_backtrace(ignore(Subject.game:Goal),
                                            Thrown, true))).

of_program(File) :-
    current_prolog_flag(home, Home),
    \+ sub_atom(File, 0, _, _, Home),
    root_directory(Root),
    atom_concat(Root, '/prolog/', Ours),
    \+ sub_atom(File, 0, _, _, Ours).

%!  defined_at(+Game, +PI, -File, -Line) is semidet.
%
%   The predicate PI of Game begins at Line of File. If Game is adapted, this is
%   the predicate of the program below it, whose arity may differ.

defined_at(Game, Name/Arity, File, Line) :-
    (   adapted_game(Game, Module, _)
    ->  true
    ;   Module = Game
    ),
    (   functor(Head, Name, Arity)
    ;   current_predicate(Name, Module:Head)
    ),
    predicate_property(Module:Head, file(File)),
    predicate_property(Module:Head, line_count(Line)),
    of_program(File),
    !.
