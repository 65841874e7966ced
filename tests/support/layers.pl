/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(layers,
          [ layers/1,                   % -Layers
            imports/1,                  % -Imports
            source_modules/1,           % -Modules
            upward_import/3,            % +Layers, +Imports, -Import
            unlayered_file/3,           % +Layers, +Imports, -File
            import_cycle/2,             % +Imports, -Cycle
            source_imports/3,           % +File, +Text, -Imports
            misplaced_declaration/1,    % -Declaration
            shared_name/3,              % +Extension, +Text, -Name
            autoloading_file/1          % -File
          ]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(dcg/basics)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(readutil)).
:- use_module(library(ugraphs)).
:- use_module('../../prolog/tabuleiro/game/shapes', [op(_,_,..)]).

/** <module> Which file imports which, read from the sources

The layers are the table under "Layers" in CONTRIBUTING.md, lowest first: each
row begins with the files of the layer, as patterns of wildcard_match/2. A
file belongs to the row with the longest pattern that matches. A file imports
from its own layer and lower ones, and imports make no cycle.

An import is From-To, two paths from the root. It is

  - a directive with a file: use_module, reexport, autoload, include, ...
  - the file of a goal first_use(File, Goal)
  - a goal Module:Goal anywhere in a source, where a file of the tree defines
    Module
  - a call of PL_predicate() in C that names such a module
  - an include of a header in C

A header and the C file of its name count as one file. A C file declares its
shared functions in its own header, so that includes show the calls. The lists
of all games that the build makes are not imports: they name no game. Variables
are not imports: load_game/2 loads any game.
*/

root(Root) :-
    source_file(layers:root(_), File),
    absolute_file_name('../..', Root,
                       [relative_to(File), file_type(directory)]).

                /*******************************
                *           THE TABLE          *
                *******************************/

%!  layers(-Layers:list) is det.
%
%   Layers are lists of patterns, the lowest first, as CONTRIBUTING.md has
%   them.

layers(Layers) :-
    root(Root),
    directory_file_path(Root, 'CONTRIBUTING.md', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    append(_, ["# Layers"|After], Lines),
    !,
    (   append(Section, [Next|_], After),
        sub_string(Next, 0, _, _, "# ")
    ->  true
    ;   Section = After
    ),
    convlist(row_patterns, Section, Layers).

row_patterns(Line, Patterns) :-
    split_string(Line, "|", " ", ["",Cell|_]),
    split_string(Cell, ",", " `", Patterns),
    Patterns = [First|_],
    sub_string(Cell, 0, _, _, "`"),
    First \== "".

%!  layer(+Layers, +File, -Number) is semidet.

layer(Layers, File, Number) :-
    aggregate_all(max(Length, N),
                  ( nth1(N, Layers, Patterns),
                    member(Pattern, Patterns),
                    wildcard_match(Pattern, File),
                    string_length(Pattern, Length)
                  ),
                  max(_, Number)).

                /*******************************
                *          THE VERDICT         *
                *******************************/

%!  upward_import(+Layers, +Imports, -Import) is nondet.
%
%   Import goes from a layer to a higher one.

upward_import(Layers, Imports, From-To) :-
    member(From-To, Imports),
    layer(Layers, From, Low),
    layer(Layers, To, High),
    Low < High.

%!  unlayered_file(+Layers, +Imports, -File) is nondet.
%
%   File imports or is imported, and no layer has it.

unlayered_file(Layers, Imports, File) :-
    pairs_keys_values(Imports, Froms, Tos),
    append(Froms, Tos, Files0),
    sort(Files0, Files),
    member(File, Files),
    \+ layer(Layers, File, _).

%!  import_cycle(+Imports, -Cycle:list) is semidet.
%
%   Cycle is a list of files, each of which imports the next one and the last
%   one the first.

import_cycle(Imports, Cycle) :-
    vertices_edges_to_ugraph([], Imports, Graph),
    \+ top_sort(Graph, _),              % quicker than the search
    member(File-Next, Graph),
    member(Start, Next),
    path_to(File, Graph, [Start], Back),
    !,
    reverse(Back, Cycle).

path_to(File, Graph, [At|Path], Back) :-
    shortest_path([[At|Path]], File, Graph, [At], Back).

shortest_path([[File|Path]|_], File, _, _, [File|Path]) :-
    !.
shortest_path([[At|Path]|Paths], File, Graph, Seen, Back) :-
    neighbours(At, Graph, Next),
    subtract(Next, Seen, New),
    findall([X,At|Path], member(X, New), Longer),
    append(Paths, Longer, Paths1),
    append(New, Seen, Seen1),
    shortest_path(Paths1, File, Graph, Seen1, Back).

                /*******************************
                *          THE SOURCES         *
                *******************************/

:- table imports/1.

%!  imports(-Imports:list) is det.
%
%   Imports are those of all sources of the tree.

imports(Imports) :-
    root(Root),
    findall(File-Text, source(Root, File, Text), Sources),
    modules(Sources, Modules),
    findall(Import,
            ( member(File-Text, Sources),
              source_imports(File, Text, Found),
              member(Import0, Found),
              resolved(Import0, Root, Modules, From0-To0),
              maplist(unit(Root), [From0,To0], [From,To]),
              From \== To,
              Import = From-To
            ),
            Imports0),
    sort(Imports0, Imports).

%!  source_modules(-Modules:list(pair)) is det.
%
%   Modules are Module-File for all sources of the tree with a module header.

source_modules(Modules) :-
    root(Root),
    findall(File-Text, source(Root, File, Text), Sources),
    modules(Sources, Modules).

modules(Sources, Modules) :-
    findall(Module-File,
            ( member(File-Text, Sources),
              defines_module(Text, Module)
            ),
            Modules).

source(Root, File, Text) :-
    source(Root, _, _, File, Text).

source(Root, Folder, Extension, File, Text) :-
    source_folder(Folder, Extension),
    directory_file_path(Root, Folder, Directory),
    directory_member(Directory, Path,
                     [ extensions([Extension]), recursive(true),
                       exclude_directory(corpus)
                     ]),
    relative_file_name(Path, Root, File0),
    strip_here(File0, File),
    read_file_to_string(Path, Text, [encoding(utf8)]).

source_folder(prolog,       pl).
source_folder(games,        pl).
source_folder(tests,        pl).
source_folder(bench,        pl).
source_folder(app,          pl).
source_folder(examples,     pl).
source_folder(Folder,       Extension) :-
    member(Extension, [c,h]),
    member(Folder, [c_src,games,tests,tools,examples]).

strip_here(File0, File) :-
    (   atom_concat('./', File, File0)
    ->  true
    ;   File = File0
    ).

defines_module(Text, Module) :-
    setup_call_cleanup(open_source(Text, In),
                       catch(read_term(In, Term, []), error(_, _), fail),
                       close(In)),
    Term = (:- module(Module, _)).

%   A header is part of the C file of its name.

unit(Root, Header, File) :-
    file_name_extension(Base, h, Header),
    file_name_extension(Base, c, File),
    directory_file_path(Root, File, Path),
    exists_file(Path),
    !.
unit(_, File, File).

%   From-To is From-Reference of source_imports/3, resolved. A file outside this
%   tree is not an import.

resolved(From-module(Module), _, Modules, From-To) :-
    memberchk(Module-To, Modules).
resolved(From-include(Spec), Root, _, From-To) :-
    file_directory_name(From, Folder),
    directory_file_path(Root, Folder, Directory),
    absolute_file_name(Spec, Absolute,
                       [ relative_to(Directory), access(read),
                         file_errors(fail)
                       ]),
    relative_file_name(Absolute, Root, To0),
    strip_here(To0, To).
resolved(From-file(Spec), Root, _, From-To) :-
    directory_file_path(Root, From, Path),
    absolute_file_name(Spec, Absolute,
                       [ relative_to(Path), file_type(prolog), access(read),
                         file_errors(fail)
                       ]),
    relative_file_name(Absolute, Root, To0),
    strip_here(To0, To),
    \+ sub_atom(To, 0, _, _, '..').

%!  source_imports(+File, +Text, -Imports:list) is det.
%
%   Imports are the references in Text, that of File, as File-file(Spec),
%   File-include(Spec) and File-module(Module).
%
%   @error syntax_error in a Prolog source

source_imports(File, Text, Imports) :-
    file_name_extension(_, Extension, File),
    findall(File-Reference, reference(Extension, Text, Reference), Imports0),
    sort(Imports0, Imports).

reference(pl, Text, Reference) :-
    source_terms(Text, Terms),
    member(Term, Terms),
    (   Term = (:- Directive),
        directive_file(Directive, Spec),
        Reference = file(Spec)
    ;   sub_term_of(first_use(Spec, _), Term),
        ground(Spec),
        Spec \= library(_),
        Reference = file(Spec)
    ;   sub_term_of(Qualified, Term),
        nonvar(Qualified),
        Qualified = Module:_,
        atom(Module),
        Reference = module(Module)
    ).
reference(c, Text, module(Module)) :-
    string_codes(Text, Codes),
    phrase(named_modules(Modules), Codes),
    member(Module, Modules).
reference(Extension, Text, include(Spec)) :-
    memberchk(Extension, [c,h]),
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    split_string(Line, "\"", "", ["#include ",Spec,_]).

%   A script begins with a line for the shell.

open_source(Text, In) :-
    open_string(Text, In),
    (   peek_string(In, 2, "#!")
    ->  skip(In, 0'\n)
    ;   true
    ).

source_terms(Text, Terms) :-
    setup_call_cleanup(open_source(Text, In),
                       read_terms(In, Terms),
                       close(In)).

read_terms(In, Terms) :-
    read_term(In, Term, [module(layers)]),
    (   Term == end_of_file
    ->  Terms = []
    ;   Terms = [Term|Terms1],
        read_terms(In, Terms1)
    ).

%!  autoloading_file(-File) is nondet.
%
%   File is one of the library or the games that has the directive autoload.

autoloading_file(File) :-
    root(Root),
    member(Folder, [prolog,games]),
    source(Root, Folder, pl, File, Text),
    source_terms(Text, Terms),
    member((:- Directive), Terms),
    memberchk(Directive, [autoload(_),autoload(_, _)]).

directive_file((A, B), Spec) :-
    !,
    (   directive_file(A, Spec)
    ;   directive_file(B, Spec)
    ).
directive_file(Directive, Spec) :-
    loads(Directive, Specs),
    (   is_list(Specs)
    ->  member(Spec, Specs)
    ;   Spec = Specs
    ),
    ground(Spec),
    Spec \= library(_).

loads(use_module(F),      F).
loads(use_module(F, _),   F).
loads(reexport(F),        F).
loads(reexport(F, _),     F).
loads(autoload(F),        F).
loads(autoload(F, _),     F).
loads(ensure_loaded(F),   F).
loads(load_files(F),      F).
loads(load_files(F, _),   F).
loads(consult(F),         F).
loads([F|Fs],             [F|Fs]).
loads(include(F),         F).
loads(c_game(F, _),       F).

sub_term_of(Term, Term).
sub_term_of(Sub, Term) :-
    compound(Term),
    arg(_, Term, Argument),
    sub_term_of(Sub, Argument).

%   The last argument of PL_predicate(name, arity, "module").

named_modules([Module|Modules]) -->
    string(_),
    "PL_predicate(",
    !,
    string_without(`"`, _), "\"", string_without(`"`, _), "\"",
    string_without(`"`, _), "\"", string_without(`"`, Codes), "\"",
    { atom_codes(Module, Codes) },
    named_modules(Modules).
named_modules([]) -->
    remainder(_).

                /*******************************
                *        NAMES SHARED IN C     *
                *******************************/

%!  misplaced_declaration(-Declaration:pair) is nondet.
%
%   Declaration is Header-Name: Header declares Name, which another C file
%   than that of the header defines.

misplaced_declaration(Header-Name) :-
    root(Root),
    findall(Name-File, shared(c, Root, File, Name), Definitions0),
    sort(Definitions0, Definitions),
    shared(h, Root, Header, Name),
    memberchk(Name-_, Definitions),
    unit(Root, Header, File),
    \+ memberchk(Name-File, Definitions).

shared(Extension, Root, File, Name) :-
    source(Root, _, Extension, File, Text),
    shared_name(Extension, Text, Name).

%!  shared_name(+Extension, +Text, -Name:string) is nondet.
%
%   Name is a function or variable for other files, which Text defines if
%   Extension is `c`, or declares if it is `h`. Text has the layout of
%   clang-format: the name of a function begins the line where it is defined.

shared_name(c, Text, Name) :-
    split_string(Text, "\n", "", Lines),
    nextto(Before, Line, Lines),
    begins_with_word(Line),
    (   sub_string(Line, At, _, _, "("),
        sub_string(Line, 0, At, _, Name),
        \+ sub_string(Name, _, _, _, " "),
        begins_with_word(Before)
    ->  \+ sub_string(Before, _, _, _, "static ")
    ;   sub_string(Line, At, _, _, " = "),
        \+ string_concat("static ", _, Line)
    ->  sub_string(Line, 0, At, _, Head),
        declared_name(Head, Name)
    ).
shared_name(h, Text, Name) :-
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    begins_with_word(Line),
    \+ ( member(Local, ["static ","typedef "]),
         string_concat(Local, _, Line)
       ),
    (   string_concat("extern ", Names0, Line)
    ->  split_string(Names0, ",", "; ", Names),
        member(Head, Names)
    ;   sub_string(Line, At, _, _, "(")
    ->  sub_string(Line, 0, At, _, Head),
        once(sub_string(Head, _, _, _, " "))
    ),
    declared_name(Head, Name).

begins_with_word(Line) :-
    sub_string(Line, 0, 1, _, First),
    char_type(First, csymf).

%   The last word of a declaration, without the length of an array.

declared_name(Head, Name) :-
    split_string(Head, "[", "", [Declaration|_]),
    split_string(Declaration, " *", "", Words),
    last(Words, Name).
