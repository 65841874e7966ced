/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_load_source,
          [ load_source/5,              % +Root, +Dialect, +File, +Limits,
                                        % -Report
            root_module/2,              % +Root, ?Module
            source_of/3,                % +Root, +Id, -File
            has_tables/1,               % +Root
            forget_program/1            % +Root
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../game/build', [root_directory/1]).
:- use_module('../base/time_limit',
              [seconds_left/1, within_seconds/3]).
:- use_module(builtins, [own_builtins/3]).
:- use_module(directives).
:- use_module(encoding, [text_encoding/2]).
:- use_module(texts, [message_text/2]).
:- use_module(process_state).
:- use_module(program_modules).
:- use_module(pass_on, [passing_on/2]).
:- use_module(requalify).
:- use_module(quietly, [note/1, quietly/3]).
:- use_module(do_loop, [do_loop/3]).
:- use_module(sicstus, [sicstus_module/1]).

/** <module> Loading the files of a program into modules of its own

A program is one file and those that it loads. Its _root_ is the module that
stands for `user`: files without a module header are loaded into it, and the
modules of the program inherit from it. The same file can be part of several
programs: SWI-Prolog knows each by an _id_, a path of that file that no other
program has.
*/

:- dynamic
    part/4.                             % Root, File, Id, Module

:- thread_local
    loading/3,                          % Root, Dialect, Folder
    directive_limit/1,                  % Seconds
    later/4,                            % Module, Goal, Id, Line
    event/1.                            % what happened, in order

%!  load_source(+Root, +Dialect, +File, +Limits, -Report:list) is det.
%
%   Loads the program of File, an absolute path, in Dialect, `swi` or
%   `sicstus4`. Limits are limits(Seconds, DirectiveSeconds). Report tells what
%   happened, see load_program/3.

load_source(Root, Dialect, File, limits(Seconds, DirectiveSeconds), Report) :-
    file_directory_name(File, Folder),
    working_directory(Old, Old),
    '$set_source_module'(Source, Source),
    flags(Flags),
    setup_call_cleanup(
        ( retractall(event(_)),
          retractall(later(_, _, _, _)),
          asserta(loading(Root, Dialect, Folder)),
          asserta(directive_limit(DirectiveSeconds)),
          working_directory(_, Folder)
        ),
        ( begin_module(Root),
          within_seconds(Seconds, load_all(Root, File), _)
        ),
        ( retractall(loading(_, _, _)),
          retractall(directive_limit(_)),
          working_directory(_, Old),
          '$set_source_module'(Source),     % an exception leaves another one
          restore_flags(Flags)
        )),
    findall(Event, retract(event(Event)), Report).

load_all(Root, File) :-
    catch(load_part(Root, Root, File, all),
          error(Formal, Context),
          tell_at(problem(error(Formal, Context)), File, 1)),
    run_later(Root).

%!  root_module(+Root, ?Module) is nondet.
%
%   Module is one of the program.

root_module(Root, Root).
root_module(Root, Module) :-
    part(Root, _, _, Module),
    Module \== Root.

%!  source_of(+Root, +Id, -File) is det.
%
%   File is the one that SWI-Prolog knows as Id.

source_of(Root, Id, File) :-
    (   part(Root, File0, Id, _)
    ->  File = File0
    ;   File = Id
    ).

%!  has_tables(+Root) is semidet.
%
%   The program has tabled predicates. To table one again that was abolished
%   crashes SWI-Prolog 9.0.

has_tables(Root) :-
    root_module(Root, Module),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    predicate_property(Module:Head, tabled),
    !.

%!  forget_program(+Root) is det.
%
%   Empties the modules of the program.

forget_program(Root) :-
    findall(Module, root_module(Root, Module), Modules0),
    sort(Modules0, Modules),
    forall(member(Module, Modules), empty_module(Module)),
    retractall(part(Root, _, _, _)).

empty_module(Module) :-
    forall(current_predicate(Module:Name/Arity),
           catch(abolish(Module:Name/Arity), error(_, _), true)).

                /*******************************
                *         FILES, MODULES       *
                *******************************/

%!  load_part(+Root, +Into, +File, +Imports) is det.
%
%   Loads File, an absolute path, once. Module Into imports Imports if it is a
%   module file, else gets its clauses.

load_part(Root, Into, File, Imports) :-
    part(Root, File, _, Module),
    !,
    import_from(Module, Into, Imports).
load_part(Root, Into, File, Imports) :-
    part_id(Root, File, Id),
    text_encoding(File, Encoding),
    module_of_file(Root, Into, File, Encoding, Module),
    assertz(part(Root, File, Id, Module)),
    (   Module == Into
    ->  Options = []
    ;   Options = [module(Module),imports(Imports)]
    ),
    loading(_, Dialect, _),
    setup_call_cleanup(
        open(File, read, In, [encoding(Encoding),newline(dos)]),
        catch(load_files(Into:Id, [stream(In),dialect(Dialect)|Options]),
              Ball,
              unfinished(Ball, In, Id)),
        close(In)).

%   The report has the innermost file that a time limit ended.

unfinished(Ball, In, Id) :-
    (   ends_loading(Ball),
        \+ event(unfinished(_, _))
    ->  line_count(In, Line),
        tell_at(unfinished, Id, Line)
    ;   true
    ),
    throw(Ball).

ends_loading(Ball) :-
    nonvar(Ball),
    ( Ball = time_limit_exceeded ; Ball = tabuleiro_time_limit(_) ),
    !.

%   begin_module(+Module): a module of the program that is being loaded.

begin_module(Module) :-
    loading(Root, Dialect, Folder),
    (   Module == Root
    ->  true
    ;   add_import_module(Module, Root, start)
    ),
    own_builtins(Module, Folder, tabuleiro_load_source:load_goal),
    (   Dialect == sicstus4
    ->  sicstus_module(Module)
    ;   set_prolog_flag(Module:double_quotes, string)
    ).

                /*******************************
                *          EXPANSION           *
                *******************************/

:- multifile
    system:term_expansion/2,
    system:goal_expansion/2,
    user:message_hook/3.
:- dynamic
    system:term_expansion/2,
    system:goal_expansion/2,
    user:message_hook/3.

system:term_expansion(Term, Expanded) :-
    tabuleiro_load_source:loading(Root, _, _),
    tabuleiro_load_source:expanded(Term, Root, Expanded).

system:goal_expansion(Goal, Expanded) :-
    tabuleiro_load_source:loading(Root, Dialect, _),
    tabuleiro_load_source:expanded_goal(Goal, Root, Dialect, Expanded).

expanded_goal(do(Iterators, Body), _, sicstus4, Goal) :-
    !,
    do_loop(Iterators, Body, Goal).
expanded_goal(Goal, Root, _, Expanded) :-
    (   ( Goal == play ; Goal == main ),
        Expanded = tabuleiro_load_source:start(Module, Goal)
    ;   passing_on(Goal, Expanded)
    ),
    !,
    prolog_load_context(module, Module),
    root_module(Root, Module),
    !.

expanded(Term, Root, Expanded) :-
    nonvar(Term),
    Term \== end_of_file,
    Term \== begin_of_file,
    prolog_load_context(source, Id),
    belongs_to(Root, Id),
    !,
    expanded_term(Term, Root, Expanded).

%   In an included file, SWI-Prolog 10 takes that file for the source.

belongs_to(Root, Id) :-
    part(Root, _, Id, _),
    !.
belongs_to(Root, Id) :-
    source_file_property(Id, included_in(Parent, _)),
    belongs_to(Root, Parent).

expanded_term((:- Directive), Root, Expanded) :-
    !,
    nonvar(Directive),
    expanded_directive(Directive, Root, Expanded).
expanded_term((?- Directive), Root, Expanded) :-
    !,
    nonvar(Directive),
    expanded_directive(Directive, Root, Expanded).
expanded_term(Term0, Root, Term) :-
    qualified(Term0, stands_for(Root)),
    !,
    requalified(Term0, stands_for(Root), Term).

expanded_directive(module(Name, Exports), _, Expanded) :-
    !,
    Expanded = [ (:- module(Name, Exports)),
                 (:- tabuleiro_load_source:begin_here)
               ].
expanded_directive(Directive, _, _) :-
    declares(Directive),
    !,
    fail.
expanded_directive(Directive0, Root, (:- tabuleiro_load_source:Goal)) :-
    requalified(Directive0, stands_for(Root), Directive),
    (   Directive = initialization(Later)
    ->  Goal = at_end(Later)
    ;   Directive = initialization(Later, _)
    ->  Goal = at_end(Later)
    ;   Goal = directive(Directive)
    ).

%   user:G and Name:G are goals of the modules that stand for `user` and Name.

stands_for(Root, user, Root).
stands_for(Root, Name, Module) :-
    renamed(Root, Name, Module),
    Module \== Name.

                /*******************************
                *          DIRECTIVES          *
                *******************************/

:- public
    begin_here/0,
    at_end/1,
    directive/1,
    load_goal/2,
    start/2.

begin_here :-
    prolog_load_context(module, Module),
    begin_module(Module).

at_end(Goal) :-
    prolog_load_context(module, Module),
    source_location(Id, Line),
    assertz(later(Module, Goal, Id, Line)).

directive(Goal) :-
    prolog_load_context(module, Module),
    source_location(Id, Line),
    run_directive(Module, Goal, Id, Line).

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
    catch(call(Module:Goal), Error, true),
    (   var(Error)
    ->  true
    ;   tell_at(threw(Goal, Error), Id, Line)
    ).
run_directive(Module, Goal0, Id, Line) :-
    copy_term(Goal0, Goal),
    globals(Globals),
    directive_seconds(Seconds),
    quietly(call_expanded(Module, Goal), [seconds(Seconds)], Outcome),
    in_all_threads(Globals),
    forall(directive_event(Outcome, Goal0, Event),
           tell_at(Event, Id, Line)).

%   When one directive has not ended in time the others get less of it. One of a
%   file that another directive loads ends before that.

directive_seconds(Seconds) :-
    (   directive_limit(Most0)
    ->  true
    ;   Most0 = 5                       % a file that is loaded later
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

%   start(+Module, +Goal): what a call of play or main in the program becomes.

start(Module, Goal) :-
    (   loading(Root, _, _),
        root_module(Root, Module)
    ->  note(called(Goal/0))
    ;   call(Module:Goal)
    ).

%   tell_at(+What, +Id, +Line): What with file and line as last arguments.

tell_at(What, Id, Line) :-
    loading(Root, _, _),
    source_of(Root, Id, File),
    What =.. List0,
    append(List0, [File,Line], List),
    Event =.. List,
    assertz(event(Event)).

                /*******************************
                *        LOADING FILES         *
                *******************************/

%   load_goal(+Module, +Goal): Goal of Module loads files, while the program is
%   loaded or later.

load_goal(Module, [File|Files]) :-
    !,
    load_goal(Module, consult([File|Files])).
load_goal(Module, Goal) :-
    Goal =.. [Name0,Files|More],
    (   imports(Name0)
    ->  Name = Name0
    ;   Name = use_module
    ),
    (   More = [Imports],
        Name == Name0
    ->  true
    ;   Imports = all
    ),
    (   is_list(Files)
    ->  forall(member(File, Files), load_spec(File, Module, Name, Imports))
    ;   load_spec(Files, Module, Name, Imports)
    ).

load_spec(_:Spec, Module, Name, Imports) :-
    !,
    load_spec(Spec, Module, Name, Imports).
load_spec(library(Library), Module, Name, Imports) :-
    !,
    (   Imports == all
    ->  call(system:Name, Module:library(Library))
    ;   call(system:Name, Module:library(Library), Imports)
    ).
load_spec(Spec, Module, Name, Imports) :-
    program_of(Module, Root, Folder0),
    (   prolog_load_context(directory, Folder)
    ->  true
    ;   Folder = Folder0
    ),
    absolute_file_name(Spec, File,
                       [ file_type(prolog), access(read),
                         relative_to(Folder)
                       ]),
    (   file_of_ours(File)
    ->  load_files(Module:File, [if(not_loaded),imports(Imports)])
    ;   load_own(Module, Root, Folder, File, Imports),
        Name == reexport,
        part(Root, File, _, Loaded)
    ->  export_from(Loaded, Module, Imports)
    ;   true
    ).

load_own(Module, Root, Folder, File, Imports) :-
    (   loading(Root, _, _)
    ->  load_part(Root, Module, File, Imports)
    ;   setup_call_cleanup(
            asserta(loading(Root, swi, Folder)),
            ( retractall(part(Root, File, _, _)),
              load_part(Root, Module, File, Imports)
            ),
            retractall(loading(_, _, _)))
    ).

%   All programs share the library and its games.

file_of_ours(File) :-
    root_directory(Root),
    member(Part, [prolog,games]),
    atomic_list_concat([Root,Part,''], /, Prefix),
    sub_atom(File, 0, _, _, Prefix).

program_of(Module, Root, Folder) :-
    loading(Root, _, Folder),
    root_module(Root, Module),
    !.
program_of(Module, Root, Folder) :-
    part(Root, File, _, Module),
    !,
    file_directory_name(File, Folder).

                /*******************************
                *           MESSAGES           *
                *******************************/

user:message_hook(Message, Kind, _) :-
    tabuleiro_load_source:loading(_, _, _),
    tabuleiro_load_source:kept_silent(Kind, Message).

kept_silent(error, Message) :-
    !,
    (   error_event(Message, Event)
    ->  assertz(event(Event))
    ;   true
    ).
kept_silent(warning, _).
kept_silent(informational, _).
kept_silent(silent, _).
kept_silent(banner, _).

error_event(error(syntax_error(What), Context), syntax(Text, File, Line)) :-
    error_location(Context, File, Line),
    !,
    message_text(error(syntax_error(What), _), Text0),
    string_concat("Syntax error: ", Text, Text0).
error_event(error(permission_error(import_into(_), _, _), _), _) :-
    !,                                  % the program has its own
    fail.
error_event(Error, problem(Error, File, Line)) :-
    Error = error(_, _),
    loading(Root, _, _),
    source_location(Id, Line),
    part(Root, File, Id, _).

error_location(Context, File, Line) :-
    loading(Root, _, _),
    (   Context = file(Id, Line, _, _)
    ;   Context = stream(_, Line, _, _),
        prolog_load_context(source, Id)
    ),
    part(Root, File, Id, _),
    !.
