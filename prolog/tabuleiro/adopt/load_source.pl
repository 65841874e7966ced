/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_load_source,
          [ load_source/4,              % +Root, +Dialect, +File, -Report
            root_module/2,              % +Root, ?Module
            source_of/3,                % +Root, +Id, -File
            has_tables/1,               % +Root
            forget_program/1,           % +Root
            free_module/2               % +Name, -Module
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../interface/games', [root_directory/1]).
:- use_module(builtins, [own_builtins/3]).
:- use_module(directives).
:- use_module(encoding, [text_encoding/2]).
:- use_module(process_state).
:- use_module(program_modules).
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
    part/4,                             % Root, File, Id, Module
    known_id/3,                         % Root, File, Id
    renamed/3.                          % Root, Name, Module

:- thread_local
    loading/3,                          % Root, Dialect, Folder
    later/4,                            % Module, Goal, Id, Line
    event/1.                            % what happened, in order

%!  load_source(+Root, +Dialect, +File, -Report:list) is det.
%
%   Loads the program of File, an absolute path, in Dialect, `swi` or
%   `sicstus4`. Report tells what happened, see load_program/3.

load_source(Root, Dialect, File, Report) :-
    file_directory_name(File, Folder),
    working_directory(Old, Old),
    flags(Flags),
    setup_call_cleanup(
        ( retractall(event(_)),
          retractall(later(_, _, _, _)),
          asserta(loading(Root, Dialect, Folder)),
          working_directory(_, Folder)
        ),
        ( begin_module(Root),
          catch(load_part(Root, Root, File, all),
                error(Formal, Context),
                tell_at(problem(error(Formal, Context)), File, 1)),
          run_later(Root)
        ),
        ( retractall(loading(_, _, _)),
          working_directory(_, Old),
          restore_flags(Flags)
        )),
    findall(Event, retract(event(Event)), Report).

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
    header(File, Encoding, Root, Into, Module),
    assertz(part(Root, File, Id, Module)),
    (   Module == Into
    ->  Options = []
    ;   Options = [module(Module),imports(Imports)]
    ),
    loading(_, Dialect, _),
    setup_call_cleanup(
        open(File, read, In, [encoding(Encoding),newline(dos)]),
        load_files(Into:Id, [stream(In),dialect(Dialect)|Options]),
        close(In)).

%   Id is a path to File that is no source yet.

part_id(Root, File, Id) :-
    known_id(Root, File, Id),
    !.
part_id(Root, File, Id) :-
    free_id(File, Id),
    assertz(known_id(Root, File, Id)).

free_id(File, File) :-
    \+ known_id(_, _, File),
    \+ ( source_file(Source),
         Source == File
       ),
    !.
free_id(File, Id) :-
    file_directory_name(File, Folder),
    file_base_name(File, Base),
    atomic_list_concat([Folder,'/./',Base], Next),
    free_id(Next, Id).

%   Module is that of the header of File, under a name of its own if another
%   file has the name; without a header it is Into.

header(File, Encoding, Root, Into, Module) :-
    (   catch(header_name(File, Encoding, Into, Name), error(_, _), fail)
    ->  module_of_name(Root, Name, Module)
    ;   Module = Into
    ).

module_of_name(Root, Name, Module) :-
    renamed(Root, Name, Module),
    !.
module_of_name(Root, Name, Module) :-
    free_module(Name, Module),
    assertz(renamed(Root, Name, Module)).

%!  free_module(+Name, -Module) is det.
%
%   Module is Name, or Name with a number, that is in use for nothing.

free_module(Name, Module) :-
    (   \+ taken(Name)
    ->  Module = Name
    ;   between(2, inf, N),
        atomic_list_concat([Name,'_',N], Module),
        \+ taken(Module)
    ->  true
    ).

taken(Name) :-
    name_in_use(Name).
taken(Name) :-
    renamed(_, _, Name).
taken(Name) :-
    known_id(Name, _, _).

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

system:goal_expansion(do(Iterators, Body), Goal) :-
    tabuleiro_load_source:loading(_, sicstus4, _),
    tabuleiro_load_source:do_loop(Iterators, Body, Goal).
system:goal_expansion(Goal, tabuleiro_load_source:start(Module, Goal)) :-
    tabuleiro_load_source:loading(_, _, _),
    tabuleiro_load_source:starts_here(Goal, Module).

starts_here(Goal, Module) :-
    ( Goal == play ; Goal == main ),
    !,
    prolog_load_context(module, Module),
    loading(Root, _, _),
    root_module(Root, Module).

expanded(Term, Root, Expanded) :-
    nonvar(Term),
    Term \== end_of_file,
    Term \== begin_of_file,
    prolog_load_context(source, Id),
    part(Root, _, Id, _),
    !,
    expanded_term(Term, Root, Expanded).

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
    quietly(call_expanded(Module, Goal), [seconds(5)], Outcome),
    in_all_threads(Globals),
    forall(directive_event(Outcome, Goal0, Event),
           tell_at(Event, Id, Line)).

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
    forall(member(One, [File|Files]), load_spec(Module, One, all)).
load_goal(Module, Goal) :-
    Goal =.. [_,Files|More],
    (   More = [Imports],
        functor(Goal, use_module, _)
    ->  true
    ;   Imports = all
    ),
    (   is_list(Files)
    ->  forall(member(File, Files), load_spec(Module, File, Imports))
    ;   load_spec(Module, Files, Imports)
    ).

load_spec(Module, _:Spec, Imports) :-
    !,
    load_spec(Module, Spec, Imports).
load_spec(Module, library(Library), Imports) :-
    !,
    (   Imports == all
    ->  system:use_module(Module:library(Library))
    ;   system:use_module(Module:library(Library), Imports)
    ).
load_spec(Module, Spec, Imports) :-
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
    ;   loading(Root, _, _)
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

message_text(Message, Text) :-
    phrase(prolog:translate_message(Message), Lines),
    with_output_to(string(Text0),
                   print_message_lines(current_output, '', Lines)),
    split_string(Text0, "", "\n", [Text]).
