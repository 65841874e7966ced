/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(lint,
          [ lint_and_halt/0,
            prolog_file/1,              % -File
            library_file/1,             % +File
            undocumented/3              % +File, +Module, -PI
          ]).
:- use_module(library(check),
              [ list_autoload/0, list_format_errors/0, list_trivial_fails/0,
                list_undefined/1, list_void_declarations/0
              ]).
:- use_module(library(lists), [member/2, memberchk/2, nth0/3]).
:- use_module(library(pldoc), []).
:- use_module(library(pldoc/doc_process), [doc_comment/4]).
:- use_module('../prolog/tabuleiro/game/game', [game_predicate/2, is_game/1]).
:- autoload(library(apply), [exclude/3, foldl/4]).
:- autoload(library(filesex), [directory_member/3]).
:- autoload(library(occurs), [sub_term/2]).
:- autoload(library(prolog_code), [pi_head/2]).
:- autoload(library(prolog_xref),
            [xref_called/3, xref_defined/3, xref_source/2]).
:- autoload(library(readutil), [read_file_to_string/3]).

/** <module> The checks of `make lint` for Prolog

All files are loaded, and a warning is a failure. Then come the checks of
library(check) and library(prolog_xref), and checks of comments and lines.
`tools/suppressions` has the findings that are accepted, as
`prolog Finding Reason`.
*/

:- dynamic
    found/1,                            % messages that were printed
    suppressed/1,                       % accepted findings, as text
    served/1.                           % accepted findings that occurred

:- multifile user:message_hook/3.

user:message_hook(check(undefined_procedures, Grouped), warning, _) :-
    forall(member(PI-_, Grouped), is_suppressed("undefined ~q", [PI])),
    !.
user:message_hook(check(autoload(Module, Pairs)), _, _) :-
    !,
    forall(member(_-PI, Pairs),
           finding(Module, 0, "not imported ~q", [PI])).
user:message_hook(_, Kind, _) :-
    memberchk(Kind, [error,warning]),
    count,
    fail.

count :-
    retract(found(N0)),
    !,
    N is N0+1,
    assertz(found(N)).

:- multifile prolog:message//1.

prolog:message(lint(File, Line, What)) -->
    [ '~w:~d: ~w'-[File,Line,What] ].

%!  lint_and_halt is det.
%
%   Checks all Prolog files of the current directory and ends the process,
%   with status 1 if anything was found.

lint_and_halt :-
    retractall(found(_)),
    assertz(found(0)),
    load_suppressions,
    findall(File, prolog_file(File), Files0),
    sort(Files0, Files),
    forall(member(File, Files), check_lines(File)),
    forall(( member(File, Files),
             program(File)
           ),
           with_output_to(string(_), load_files(File, [imports([])]))),
    forall(( member(File, Files),
             program(File)
           ),
           xref_source(File, [silent(true), comments(ignore)])),
    add_test_goals,
    forall(checker(Checker), call(Checker)),
    forall(( member(File, Files),
             program(File)
           ),
           check_program(File)),
    check_suppressions,
    found(N),
    (   N =:= 0
    ->  halt(0)
    ;   halt(1)
    ).

%!  prolog_file(-File) is nondet.
%
%   File is a Prolog file below the current directory. The programs of
%   tests/corpus are as a student leaves them.

prolog_file(File) :-
    directory_member('.', File,
                     [ extensions([pl]),
                       recursive(true),
                       exclude_directory('{build,corpus}')
                     ]).

%   File is not pack.pl, which is data.

program(File) :-
    File \== 'pack.pl'.

checker(list_autoload).                 % before others load what is missing
checker(list_undefined([module_class([user,test])])).
checker(list_trivial_fails).
checker(list_format_errors).
checker(list_void_declarations).

%   Makes the goals among the options of tests the bodies of clauses, for
%   list_undefined/1, which sees the bodies of tests but not their options.

add_test_goals :-
    forall(( current_module(Unit),
             module_property(Unit, class(test)),
             clause(Unit:'unit test'(Name, _, Options, _), true),
             member(Option, Options),
             compound(Option),
             compound_name_arguments(Option, What, [Goal]),
             memberchk(What, [condition,setup,forall,cleanup,true])
           ),
           ( atomic_list_concat([What,' of ',Name], Head),
             assertz(Unit:(Head :- Goal))
           )).

%!  finding(+File, +Line, +Format, +Arguments) is det.
%
%   Prints a warning, unless the finding is accepted.

finding(File, Line, Format, Arguments) :-
    (   is_suppressed(Format, Arguments)
    ->  true
    ;   format(string(Finding), Format, Arguments),
        print_message(warning, lint(File, Line, Finding))
    ).

is_suppressed(Format, Arguments) :-
    format(string(Finding), Format, Arguments),
    suppressed(Finding),
    assertz(served(Finding)).

load_suppressions :-
    read_file_to_string('tools/suppressions', Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    forall(( member(Line, Lines),
             split_string(Line, "\t", " ", ["prolog",What,_])
           ),
           assertz(suppressed(What))).

%   An accepted finding that no longer occurs is a finding too.

check_suppressions :-
    forall(( suppressed(Finding),
             \+ served(Finding)
           ),
           finding('tools/suppressions', 1, "not met: ~w", [Finding])).

                /*******************************
                *            LINES             *
                *******************************/

check_lines(File) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    (   sub_string(Text, _, 1, 0, "\n")
    ->  true
    ;   finding(File, 1, "no newline at the end", [])
    ),
    split_string(Text, "\n", "", Lines),
    foldl(check_line(File), Lines, 1, _).

check_line(File, Line, N0, N) :-
    N is N0+1,
    forall(bad_line(Line, What), finding(File, N0, What, [])).

bad_line(Line, "longer than 80 columns") :-
    string_length(Line, Length),
    Length > 80.
bad_line(Line, "tab") :-
    sub_string(Line, _, _, _, "\t").
bad_line(Line, "white space at the end") :-
    sub_string(Line, _, 1, 0, Last),
    memberchk(Last, [" ","\t"]).

                /*******************************
                *           PROGRAMS           *
                *******************************/

check_program(File) :-
    module_of(File, Module),
    read_terms(File, Module, Terms),
    check_header(File, Terms),
    check_imports(File, Module, Terms),
    (   Module == user
    ->  true
    ;   check_dead(File, Module, Terms)
    ),
    (   library_file(File)
    ->  check_exports(File),
        check_comments(File, Module)
    ;   true
    ).

module_of(File, Module) :-
    absolute_file_name(File, Path),
    (   module_property(Module0, file(Path))
    ->  Module = Module0
    ;   Module = user
    ).

%   Terms are Term-Line, where Line is where Term starts.

read_terms(File, Module, Terms) :-
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        ( skip_script_line(In),
          read_terms_(In, Module, Terms)
        ),
        close(In)).

skip_script_line(In) :-
    (   peek_char(In, #)
    ->  skip(In, '\n')
    ;   true
    ).

read_terms_(In, Module, Terms) :-
    read_term(In, Term,
              [ module(Module), term_position(Position),
                dotlists(false)
              ]),
    (   Term == end_of_file
    ->  Terms = []
    ;   stream_position_data(line_count, Position, Line),
        Terms = [Term-Line|Rest],
        read_terms_(In, Module, Rest)
    ).

check_header(File, Terms) :-
    (   memberchk((:- module(_, _))-_, Terms)
    ->  true
    ;   finding(File, 1, "no module ~w", [File])
    ).

%   Finds imports that the file does not use. A predicate is used if its name
%   occurs with as many arguments or fewer, as in closures and DCG bodies; if
%   the module exports it, by its header or a directive; or if it expands terms.

check_imports(File, Module, Terms0) :-
    module_property(Module, exports(All)),
    Terms = [(:- module(Module, All))-1|Terms0],
    forall(( member((:- Directive)-Line, Terms),
             import_list(Directive, Imports),
             member(Import, Imports),
             Import \== term_expansion/2,
             \+ ( member(Term-_, Terms),
                  uses(Term, Import)
                )
           ),
           finding(File, Line, "unused import ~q", [Import])),
    forall(( member((:- Directive)-Line, Terms),
             whole_import(Directive, File, Spec, Exports),
             \+ memberchk(term_expansion/2, Exports),
             \+ ( member(Export, Exports),
                  member(Term-_, Terms),
                  uses(Term, Export)
                )
           ),
           finding(File, Line, "unused import ~q", [Spec])).

whole_import(use_module(Spec), File, Spec, Exports) :-
    absolute_file_name(Spec, Path,
                       [ file_type(prolog), access(read),
                         relative_to(File), file_errors(fail)
                       ]),
    module_property(Module, file(Path)),
    module_property(Module, exports(Exports)).

import_list(use_module(_, Imports), Imports) :-
    is_list(Imports).
import_list(autoload(_, Imports), Imports).

uses((:- Directive), _) :-
    import_list(Directive, _),
    !,
    fail.
uses((:- use_module(_)), _) :-
    !,
    fail.
uses((:- module(_, Exports)), Import) :-
    !,
    memberchk(Import, Exports).
uses(Term, Import) :-
    most_arguments(Import, Name, Most),
    sub_term(Sub, Term),
    callable(Sub),
    functor(Sub, Name, Arity),
    Arity =< Most,
    !.

most_arguments(Name/Arity, Name, Arity).
most_arguments(Name//Arity, Name, Most) :-
    Most is Arity+2.
most_arguments(op(_, _, Name), Name, 2).

%   Finds predicates that are not exported, not declared public, and not named
%   by any clause but their own, as a goal or in a term that may become a goal.

check_dead(File, Module, Terms) :-
    forall(( xref_defined(File, Head, How),
             defined_here(How, Line),
             \+ kept(Module:Head),
             \+ ( xref_called(File, Head, By),
                  By \= Head
                ),
             \+ ( member(Term-_, Terms),
                  names(Term, Head)
                )
           ),
           ( pi_head(PI, Module:Head),
             finding(File, Line, "unused ~q", [PI])
           )).

defined_here(local(Line), Line).
defined_here(dynamic(Line), Line).
defined_here(thread_local(Line), Line).

kept(Goal) :-
    predicate_property(Goal, exported).
kept(Goal) :-
    predicate_property(Goal, public).
kept(Goal) :-
    predicate_property(Goal, multifile).

names((:- Directive), _) :-
    functor(Directive, Name, _),
    memberchk(Name, [module,dynamic,thread_local,meta_predicate,det]),
    !,
    fail.
names(Term, Head) :-
    head_body(Term, Head0, Body),
    functor(Head, Name, Arity),
    \+ functor(Head0, Name, Arity),
    sub_term(Sub, Head0-Body),
    callable(Sub),
    functor(Sub, Name, Fewer),
    Fewer =< Arity,
    !.

head_body((Head:-Body), Head, Body) :- !.
head_body((Head-->Body), Head, Body) :- !.
head_body((:-Body), true, Body) :- !.
head_body(Head, Head, true).

%   A module of the library with several exports must list one in each line.

check_exports(File) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    once(sub_string(Text, Before, _, _, ":- module(")),
    once(( sub_string(Text, End, _, _, "])."),
           End > Before
         )),
    Length is End-Before,
    sub_string(Text, Before, Length, _, Header),
    split_string(Header, "\n", "", Lines),
    sub_string(Text, 0, Before, _, Above),
    split_string(Above, "\n", "", LinesAbove),
    length(LinesAbove, First),
    forall(( nth0(N, Lines, Line),
             split_string(Line, "%", "", [Code|_]),
             split_string(Code, "/", "", Parts),
             exclude(==(""), Parts, [_,_,_|_])  % of Name//Arity
           ),
           ( At is First+N,
             finding(File, At, "exports side by side", [])
           )).

%   An export of a module of the library must have a comment in its file or, for
%   a predicate of a game that runs in C, elsewhere in its folder. Predicates
%   whose names start with `$` are internal.

check_comments(File, Module) :-
    forall(undocumented(File, Module, PI),
           finding(File, 1, "no comment ~q", [Module:PI])).

%!  undocumented(+File, +Module, -PI) is nondet.
%
%   PI is exported from Module, which File defines, and has no comment.

undocumented(File, Module, PI) :-
    module_property(Module, exports(PIs)),
    member(PI, PIs),
    \+ documented(File, Module, PI).

documented(_, _, Name/_) :-
    sub_atom(Name, 0, _, _, $),
    !.
documented(_, Module, Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, imported_from(Origin)),
    commented(Origin:Name/Arity, _),
    !.
documented(_, Module, PI) :-            % by rules/2
    game_predicate(PI, _),
    is_game(Module),
    commented(tabuleiro_standard:PI, _),
    !.
documented(File, _, PI) :-
    absolute_file_name(File, Path),
    file_directory_name(Path, Folder),
    commented(_:PI, CommentFile),
    file_directory_name(CommentFile, Folder),
    !.

commented(Module:PI, File) :-
    (   Called = PI
    ;   PI = Name/Arity,
        DCGArity is Arity-2,
        Called = Name//DCGArity
    ),
    doc_comment(Module:Called, File:_, _, _).

%!  library_file(+File) is semidet.
%
%   File is part of the library or of a game, and not a test.

library_file(File) :-
    member(Folder, ['prolog/','games/']),
    sub_atom(File, 0, _, _, Folder),
    !,
    \+ sub_atom(File, _, _, _, '/tests/').
