/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_load_source,
          [ load_source/5               % +Root, +Dialect, +File, +Limits,
                                        % -Report
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../game/build', [root_directory/1]).
:- use_module('../base/time_limit', [in_counted_time/1, within_seconds/3]).
:- use_module(as_written, [as_written/1]).
:- use_module(builtins, [own_builtins/3]).
:- use_module(directives, [declares/1, imports/1]).
:- use_module(encoding, [text_encoding/2]).
:- use_module(load_messages, []).
:- use_module(process_state).
:- use_module(program_modules).
:- use_module(program_parts).
:- use_module(pass_on, [passing_on/2]).
:- use_module(path_case, [path_in_any_case/3]).
:- use_module(requalify).
:- use_module(run_directives,
              [directive_goal/2, run_later/1, with_directives/2]).
:- use_module(do_loop, [do_loop/3]).
:- use_module(dotted_lists, [dotted_lists/2]).
:- use_module(sicstus,
              [is_sicstus_module/1, sicstus_library/2, sicstus_module/1]).
:- use_module(sicstus_arithmetic, [sicstus_arithmetic/2]).
:- use_module(sicstus_texts, [sicstus_text/2]).

/** <module> Loading the files of a program into modules of its own

A program is a file and the files that it loads. Its _root_ is the module that
replaces `user`: files without a module header are loaded into the root, and the
modules of the program inherit from it. A file can be part of several programs,
see tabuleiro/load/program_parts.
*/

%!  load_source(+Root, +Dialect, +File, +Limits, -Report:list) is det.
%
%   Loads the program of File, an absolute path, in Dialect, `swi` or
%   `sicstus4`. Limits are limits(Seconds, DirectiveSeconds), see
%   in_counted_time/1. Report is the list of events, see load_program/3.

load_source(Root, Dialect, File, limits(Seconds, DirectiveSeconds), Report) :-
    file_directory_name(File, Folder),
    working_directory(Old, Old),
    '$set_source_module'(Source, Source),
    flags(Flags),
    setup_call_cleanup(
        working_directory(_, Folder),
        reporting(
            while_loading(
                Root, Dialect, Folder,
                in_counted_time(
                    with_directives(
                        DirectiveSeconds,
                        ( begin_module(Root),
                          within_seconds(Seconds, load_all(Root, File), _)
                        )))),
            Report),
        ( working_directory(_, Old),
          '$set_source_module'(Source),     % an exception may have changed it
          restore_flags(Flags)
        )).

load_all(Root, File) :-
    catch(load_part(Root, Root, File, all),
          error(Formal, Context),
          tell_at(problem(error(Formal, Context)), File, 1)),
    run_later(Root).

                /*******************************
                *         FILES, MODULES       *
                *******************************/

%!  load_part(+Root, +Into, +File, +Imports) is det.
%
%   Loads File, an absolute path, once. If File is a module file, module Into
%   imports Imports from it; otherwise the clauses of File are added to Into.

load_part(Root, Into, File, Imports) :-
    part(Root, File, _, Module),
    !,
    import_from(Module, Into, Imports).
load_part(Root, Into, File, Imports) :-
    part_id(Root, File, Id),
    text_encoding(File, Encoding),
    module_of_file(Root, Into, File, Encoding, Module),
    add_part(Root, File, Id, Module),
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

%   Reports only the innermost file that a time limit ended.

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
    ),
    as_written(in_program).

%   The file that is being read belongs to the program that is being loaded.

in_program :-
    loading(Root, _, _),
    prolog_load_context(source, Id),
    belongs_to(Root, Id).

                /*******************************
                *          EXPANSION           *
                *******************************/

:- multifile
    system:term_expansion/2,
    system:goal_expansion/2.
:- dynamic
    system:term_expansion/2,
    system:goal_expansion/2.

system:term_expansion(Term, Expanded) :-
    tabuleiro_program_parts:loading(Root, Dialect, _),
    tabuleiro_load_source:expanded(Term, Root, Dialect, Expanded).

system:goal_expansion(Goal, Expanded) :-
    tabuleiro_program_parts:loading(Root, Dialect, _),
    tabuleiro_load_source:expanded_goal(Goal, Root, Dialect, Expanded).

expanded_goal(do(Iterators, Body), _, sicstus4, Goal) :-
    !,
    do_loop(Iterators, Body, Goal).
expanded_goal(Goal, Root, Dialect, Expanded) :-
    (   ( Goal == play ; Goal == main ),
        Expanded = tabuleiro_run_directives:start(Module, Goal)
    ;   passing_on(Goal, Expanded)
    ;   Dialect == sicstus4,
        (   sicstus_arithmetic(Goal, Expanded)
        ;   sicstus_text(Goal, Expanded)
        )
    ),
    !,
    prolog_load_context(module, Module),
    root_module(Root, Module),
    !.

expanded(Term0, Root, Dialect, Expanded) :-
    nonvar(Term0),
    Term0 \== end_of_file,
    Term0 \== begin_of_file,
    prolog_load_context(source, Id),
    belongs_to(Root, Id),
    !,
    (   Dialect == sicstus4,
        dotted_lists(Term0, Term)
    ->  (   expanded_term(Term, Root, Expanded)
        ->  true
        ;   Expanded = Term
        )
    ;   expanded_term(Term0, Root, Expanded)
    ).

%   In an included file, the source of SWI-Prolog 10 is the included file.

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
expanded_directive(include(Spec), Root, Expanded) :-
    nonvar(Spec),
    Spec = library(_),                  % as SICStus finds it, not its clauses
    !,
    expanded_directive(use_module(Spec), Root, Expanded).
expanded_directive(include(Spec), _, (:- include(File))) :-
    prolog_load_context(directory, Folder),
    path_in_any_case(Spec, Folder, File),
    !.
expanded_directive(Directive, _, _) :-
    declares(Directive),
    !,
    fail.
expanded_directive(Directive0, Root, (:- Goal)) :-
    requalified(Directive0, stands_for(Root), Directive),
    directive_goal(Directive, Goal).

%   user:G and Name:G call G in the modules that stand for `user` and Name.

stands_for(Root, user, Root).
stands_for(Root, Name, Module) :-
    renamed(Root, Name, Module),
    Module \== Name.

:- public
    begin_here/0,
    load_goal/2.

begin_here :-
    prolog_load_context(module, Module),
    begin_module(Module).

                /*******************************
                *        LOADING FILES         *
                *******************************/

%   load_goal(+Module, +Goal): runs Goal of Module, which loads files, during
%   loading or later.

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
    (   loading(_, sicstus4, _),
        sicstus_library(Library, File)
    ->  load_files(Module:File, [if(not_loaded),dialect(swi)])
    ;   File = none
    ),
    (   File \== none,
        \+ exists_source(library(Library))
    ->  true
    ;   Imports == all
    ->  call(system:Name, Module:library(Library))
    ;   call(system:Name, Module:library(Library), Imports)
    ),
    as_written(in_program).
load_spec(Spec0, Module, Name, Imports) :-
    program_of(Module, Root, Folder0),
    (   prolog_load_context(directory, Folder)
    ->  true
    ;   Folder = Folder0
    ),
    (   path_in_any_case(Spec0, Folder, Spec)
    ->  true
    ;   Spec = Spec0
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

load_own(Module, Root, _, File, Imports) :-
    loading(Root, _, _),
    !,
    load_part(Root, Module, File, Imports).
load_own(Module, Root, Folder, File, Imports) :-
    (   is_sicstus_module(Root)
    ->  Dialect = sicstus4
    ;   Dialect = swi
    ),
    flags(Flags),
    call_cleanup(while_loading(Root, Dialect, Folder,
                               ( forget_part(Root, File),
                                 load_part(Root, Module, File, Imports)
                               )),
                 restore_flags(Flags)).

%   Files of tabuleiro and its games are loaded once for all programs.

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
