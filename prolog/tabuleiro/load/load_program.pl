/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_load_program,
          [ load_program/3,             % +File, -Module, -Report
            load_program/4,             % +File, +Options, -Module, -Report
            load_option/4               % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(prolog_code), [pi_head/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module(dialect, [dialect/2, dialect_of_texts/3, program_text/2]).
:- use_module(load_source, [load_source/5]).
:- use_module(loaded_by, [loaded_by/2]).
:- use_module(program_parts,
              [ file_of/2, forget_program/1, has_tables/1, part/4,
                root_module/2, source_of/3
              ]).
:- use_module(program_modules, [free_module/2]).
:- use_module(quietly, [quietly/3]).

/** <module> Loading a program that was written without tabuleiro
*/

:- dynamic program/2.                   % File, Root

%!  load_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options. directive_seconds also
%   applies in files that are loaded by other files. After a directive has
%   exceeded it, each later directive gets a tenth of it.

load_option(seconds,           seconds, 20,
            "seconds to load a program in one dialect").
load_option(directive_seconds, seconds, 5,
            "seconds that a directive may take").
load_option(dialect,           oneof([sicstus,swi]), _,
            "the dialect of the program").

%!  load_program(+File, -Module, -Report:list) is det.
%!  load_program(+File, +Options, -Module, -Report:list) is det.
%
%   Loads the program whose main file is File, for SWI-Prolog or SICStus 4, into
%   Module. Module is private to the program, so that two versions of a program
%   can be loaded side by side. If File has a module header, Module is the
%   module of the header, under another name if the name is taken. Otherwise
%   Module is a new module that replaces `user` for the program: the other files
%   and modules of the program find there what they expect in `user`. A file
%   that was loaded before is loaded again, into the same Module unless the
%   program has tabled predicates.
%
%   A file is found relative to the file that names it, also after loading.
%   Each directive runs once, without input, with captured output and with a
%   time limit. Directives that start the game or end Prolog are skipped.
%   Nothing is printed.
%
%   Without the option dialect(Dialect), the dialect is found from the text of
%   the program, see tabuleiro/load/dialect. If predicates are missing or there
%   are errors, the program is also loaded in the other dialect, and the dialect
%   with fewer faults is used.
%
%   Options: load_option.
%
%   Report is a list of events, in order:
%
%     - dialect(Dialect, Why): `swi` or `sicstus`; Why is `given`, that of
%       dialect_of_texts/3, or fewer_faults(Count, Other) if the program has
%       Count faults in this dialect and Other in the other one
%     - syntax(Message, File, Line): a term that cannot be read
%     - problem(Error, File, Line): another error in loading
%     - skipped(Goal, File, Line): a directive, or an initialization, that
%       starts the game or ends Prolog
%     - printed(Text, File, Line): what a directive printed
%     - read(Goal, File, Line): a directive that asked for input
%     - failed(Goal, File, Line), threw(Goal, Error, File, Line) and
%       timeout(Goal, File, Line): a directive that failed, threw an error or
%       did not end in time
%     - unfinished(File, Line): the time ran out here
%     - undefined(PI, File, Line): a predicate that is called in this clause and
%       not defined
%     - part_of(Other): predicates are not defined, and the file Other loads
%       this one
%
%   SWI-Prolog runs no alarms during a directive of a file that it loads:
%   called in a directive, load_program/3 has no time limits.
%
%   @error existence_error(source_sink, File), permission_error, those of
%   check_options/3

load_program(File, Module, Report) :-
    load_program(File, [], Module, Report).

load_program(File0, Options0, Module, Report) :-
    must_be(text, File0),
    check_options(load_option, Options0, Options),
    option(seconds(Seconds), Options),
    option(directive_seconds(DirectiveSeconds), Options),
    Limits = limits(Seconds, DirectiveSeconds),
    absolute_file_name(File0, File, [ file_type(prolog), access(read) ]),
    (   option(dialect(Dialect), Options)
    ->  load_in(Dialect, given, File, Limits, Report)
    ;   load_guessed(File, Limits, Report)
    ),
    program(File, Root),
    main_module(Root, File, Module).

root(File, Root) :-
    program(File, Root),
    \+ has_tables(Root),
    !.
root(File, Root) :-
    retractall(program(File, _)),
    file_base_name(File, Base0),
    file_name_extension(Base1, _, Base0),
    module_name(Base1, Base),
    atom_concat(Base, '_pl', Name),
    free_module(Name, Root),
    assertz(program(File, Root)).

%   Name is an atom that needs no quotes.

module_name(Base, Name) :-
    atom_chars(Base, Chars0),
    findall(Char, ( member(Char0, Chars0), name_char(Char0, Char) ), Chars),
    atom_chars(Name0, Chars),
    downcase_atom(Name0, Name1),
    (   sub_atom(Name1, 0, 1, _, First),
        char_type(First, lower)
    ->  Name = Name1
    ;   atom_concat(p, Name1, Name)
    ).

name_char(Char0, Char) :-
    (   char_type(Char0, csym),
        char_code(Char0, Code),
        Code < 128
    ->  Char = Char0
    ;   Char = '_'
    ).

main_module(Root, File, Module) :-
    (   part(Root, File, _, Module0)
    ->  Module = Module0
    ;   Module = Root
    ).

load_in(Dialect, Why, File, Limits, [dialect(Dialect, Why)|Report]) :-
    dialect(Dialect, Library),
    root(File, Root),
    forget_program(Root),
    load_source(Root, Library, File, Limits, Report0),
    undefined(Root, Undefined),
    findall(part_of(Other),
            ( Undefined = [_|_],
              loaded_by(File, Other)
            ),
            Parts),
    append([Report0,Undefined,Parts], Report).

                /*******************************
                *           DIALECTS           *
                *******************************/

%   The other files of a program are known only after loading it. So the dialect
%   is guessed from File first, and then from all files.

load_guessed(File, Limits, Report) :-
    program_text(File, Text),
    dialect_of_texts([Text], First, Why1),
    load_in(First, Why1, File, Limits, Report1),
    program(File, Root),
    findall(Other, ( file_of(Root, Other), Other \== File ), Others),
    (   Others == []
    ->  Dialect = First,
        Why = Why1
    ;   maplist(program_text, Others, Texts),
        dialect_of_texts([Text|Texts], Dialect, Why)
    ),
    (   Dialect == First
    ->  Report1 = [_|Events],
        Report2 = [dialect(Dialect, Why)|Events]
    ;   load_in(Dialect, Why, File, Limits, Report2)
    ),
    faults(Report2, Faults2),
    (   ( Faults2 =:= 0 ; memberchk(unfinished(_, _), Report2) )
    ->  Report = Report2
    ;   other_dialect(Dialect, Other),
        load_in(Other, Why, File, Limits, Report3),
        faults(Report3, Faults3),
        (   Faults3 < Faults2
        ->  Report3 = [_|Events3],
            Report = [dialect(Other, fewer_faults(Faults3, Faults2))|Events3]
        ;   load_in(Dialect, Why, File, Limits, Report)
        )
    ).

other_dialect(Dialect, Other) :-
    dialect(Other, _),
    Other \== Dialect,
    !.

%   Count is the number of missing predicates and of terms that cannot be read.

faults(Report, Count) :-
    include(fault, Report, Faults),
    length(Faults, Count).

fault(undefined(_, _, _)).
fault(syntax(_, _, _)).
fault(problem(_, _, _)).
fault(threw(_, Error, _, _)) :-
    Error \= error(resource_error(_), _).

                /*******************************
                *           UNDEFINED          *
                *******************************/

:- thread_local missing/2.              % PI, Clause

undefined(Root, Undefined) :-
    findall(Module, root_module(Root, Module), Modules0),
    sort(Modules0, Modules),
    retractall(missing(_, _)),
    forall(member(Module, Modules),
           quietly(first_use(
                       library(prolog_codewalk),
                       prolog_walk_code(
                           [ module(Module), undefined(trace),
                             source(false), verbose(false),
                             on_trace(tabuleiro_load_program:found)
                           ])),
                   [seconds(inf)], _)),
    findall(at(File, Line, PI),
            ( retract(missing(PI, Clause)),
              clause_line(Root, Clause, File, Line)
            ),
            Places0),
    sort(Places0, Places),
    findall(undefined(PI, File, Line),
            distinct(PI, member(at(File, Line, PI), Places)),
            Undefined).

:- public found/3.                      % called by prolog_walk_code/1

found(Callee, _, clause(Clause)) :-
    strip_module(Callee, _, Head),
    pi_head(PI, Head),
    assertz(missing(PI, Clause)).

clause_line(Root, Clause, File, Line) :-
    clause_property(Clause, file(Id)),
    clause_property(Clause, line_count(Line)),
    source_of(Root, Id, File).
