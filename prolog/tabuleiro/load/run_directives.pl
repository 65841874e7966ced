/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_run_directives,
          [ with_directives/2,          % +Seconds, :Goal
            run_later/1,                % +Root
            directive_goal/2            % +Directive, -Goal
          ]).
:- use_module('../base/outcome', [outcome/4]).
:- use_module('../base/time_limit', [seconds_left/1]).
:- use_module(directives,
              [directive_event/3, loads_files/1, starts_game/1]).
:- use_module(process_state, [globals/1, in_all_threads/1]).
:- use_module(program_parts,
              [event/1, loading/3, root_module/2, tell_at/3]).
:- use_module(quietly, [note/1, quietly/3]).

/** <module> Running the directives of a program

A directive runs quietly and with a time limit, and its outcome is reported.
Goals of initialization/1 run after the program has been loaded. A directive
that starts the game is skipped.
*/

:- meta_predicate
    with_directives(+, 0).

:- thread_local
    directive_limit/1,                  % Seconds
    later/4.                            % Module, Goal, Id, Line

%!  with_directives(+Seconds, :Goal) is semidet.
%
%   Runs Goal once. Each directive in it may take Seconds.

with_directives(Seconds, Goal) :-
    setup_call_cleanup(
        ( retractall(later(_, _, _, _)),
          asserta(directive_limit(Seconds))
        ),
        once(Goal),
        retractall(directive_limit(_))).

%!  directive_goal(+Directive, -Goal) is det.
%
%   Goal is the directive that replaces Directive.

directive_goal(Directive, tabuleiro_run_directives:Goal) :-
    (   Directive = initialization(Later)
    ->  Goal = at_end(Later)
    ;   Directive = initialization(Later, _)
    ->  Goal = at_end(Later)
    ;   Goal = directive(Directive)
    ).

:- public
    at_end/1,
    directive/1,
    start/2.

at_end(Goal) :-
    prolog_load_context(module, Module),
    source_location(Id, Line),
    assertz(later(Module, Goal, Id, Line)).

directive(Goal) :-
    prolog_load_context(module, Module),
    source_location(Id, Line),
    run_directive(Module, Goal, Id, Line).

%!  run_later(+Root) is det.
%
%   Runs the goals of initialization/1.

run_later(Root) :-
    forall(retract(later(Module, Goal, Id, Line)),
           ( '$set_source_module'(Old, Module),
             call_cleanup(run_directive(Module, Goal, Id, Line),
                          '$set_source_module'(_, Old))
           )),
    (   later(_, _, _, _)
    ->  run_later(Root)
    ;   true
    ).

run_directive(_, Goal, Id, Line) :-
    starts_game(Goal),
    !,
    tell_at(skipped(Goal), Id, Line).
run_directive(Module, op(Priority, Type, Names), _, _) :-
    !,
    loading(Root, _, _),
    catch(( op(Priority, Type, Module:Names),
            op(Priority, Type, Root:Names)
          ),
          error(_, _),
          true).
run_directive(Module, Goal, Id, Line) :-
    loads_files(Goal),
    !,
    outcome(Module:Goal, inf, Result, _),
    (   Result = threw(Error)
    ->  tell_at(threw(Goal, Error), Id, Line)
    ;   Result == yes
    ).
run_directive(Module, Goal0, Id, Line) :-
    copy_term(Goal0, Goal),
    globals(Globals),
    directive_seconds(Seconds),
    quietly(call_expanded(Module, Goal), [seconds(Seconds)], Outcome),
    in_all_threads(Globals),
    forall(directive_event(Outcome, Goal0, Event),
           tell_at(Event, Id, Line)).

%   After a directive has exceeded its time, each later directive gets a tenth
%   of the time. A directive in a file that another directive loads gets 0.8 of
%   the time that the outer directive has left, so that the inner one ends
%   first.

directive_seconds(Seconds) :-
    (   directive_limit(Most0)
    ->  true
    ;   Most0 = 5                       % the file is loaded later
    ),
    (   event(timeout(_, _, _))
    ->  Most is Most0/10
    ;   Most = Most0
    ),
    seconds_left(Left),
    (   Left > Most
    ->  Seconds = Most
    ;   Seconds is 0.8*Left
    ).

call_expanded(Module, Goal0) :-
    expand_goal(Goal0, Goal),
    call(Module:Goal).

%   start(+Module, +Goal): replaces a call of play or main in the program.

start(Module, Goal) :-
    (   loading(Root, _, _),
        root_module(Root, Module)
    ->  note(called(Goal/0))
    ;   call(Module:Goal)
    ).
