/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(doc, [doc_and_halt/1]).
:- use_module(library(doc_files), [doc_save/2]).
:- use_module(library(pldoc), []).
:- use_module(lint, [prolog_file/1, library_file/1, undocumented/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(filesex), [directory_file_path/3]).
:- autoload(library(lists),
            [append/2, append/3, member/2, memberchk/2]).

/** <module> The reference manual of `make doc`

Writes the pages of all modules of the library and of the games from their
comments. A line `Options: Table.` of a comment is followed by the rows of that
table of options, see tabuleiro/base/options.
*/

:- multifile prolog:message//1.

prolog:message(no_comment(Module, PI)) -->
    [ 'no comment: ~q'-[Module:PI] ].
prolog:message(no_page(File)) -->
    [ 'no page for ~w'-[File] ].

%!  doc_and_halt(+Directory) is det.
%
%   Writes the pages below Directory and ends the process, with status 1 if
%   a module has no page or an exported predicate no comment.

doc_and_halt(Directory) :-
    set_prolog_flag(encoding, utf8),    % of the READMEs, for doc_save/2
    findall(File, ( prolog_file(File), library_file(File) ), Files),
    forall(member(File, Files), load_files(File, [if(not_loaded),imports([])])),
    forall(( member(File, Files),
             absolute_file_name(File, Path),
             module_property(Module, file(Path))
           ),
           with_options(Module)),
    forall(pages(Files, Folder, Name),
           ( directory_file_path(Directory, Name, Pages),
             doc_save(Folder,
                      [ doc_root(Pages), recursive(true), title(tabuleiro)
                      ])
           )),
    findall(What,
            ( member(File, Files),
              missing(File, Directory, What)
            ),
            Missing),
    forall(member(What, Missing), print_message(error, What)),
    (   Missing == []
    ->  length(Files, Count),
        format("doc: ~d modules in ~w~n", [Count,Directory]),
        halt(0)
    ;   halt(1)
    ).

%   PlDoc keeps the comments of Module as facts '$pldoc'(Object, Position,
%   Summary, Comment).

with_options(Module) :-
    findall('$pldoc'(Object, Position, Summary, Comment),
            ( current_predicate(Module:'$pldoc'/4),
              Module:'$pldoc'(Object, Position, Summary, Comment0),
              with_rows(Module, Comment0, Comment)
            ),
            Docs),
    abolish(Module:'$pldoc'/4),
    forall(member(Doc, Docs), assertz(Module:Doc)).

with_rows(Module, Comment0, Comment) :-
    split_string(Comment0, "\n", "", Lines0),
    append(Before, [Line|After], Lines0),
    string_concat("%   Options: ", Text, Line),
    term_string(Table, Text),
    ground(Table),                      % else it depends on the game
    !,
    owner(Module, Table, Owner),
    findall(Row,
            ( call(Owner:Table, Name, Type, Default, Meaning),
              option_row(Name, Type, Default, Meaning, Row)
            ),
            Rows),
    append([Before,["%   Options:","%"],Rows,After], Lines),
    atomic_list_concat(Lines, '\n', Atom),
    atom_string(Atom, Comment).
with_rows(_, Comment, Comment).

owner(Module, Table, Owner) :-
    functor(Table, Name, Given),
    Arity is Given+4,
    (   current_predicate(Module:Name/Arity)
    ->  Owner = Module
    ;   current_module(Owner),
        module_property(Owner, exports(PIs)),
        memberchk(Name/Arity, PIs)
    ),
    !.

option_row(Name, Type, Default, Meaning, Row) :-
    format(string(Row0), "%     - ~w(~p)~n%       ~w", [Name,Type,Meaning]),
    (   nonvar(Default)
    ->  format(string(Row), "~w; default ~q", [Row0,Default])
    ;   Row = Row0
    ).

%   pages(Files, Folder, Name): the pages of Folder are in Name. If there is a
%   file of the same name beside Folder, doc_save/2 would write the page of that
%   file instead, so a dot is added to the name.

pages(_, Folder, Folder) :-
    member(Folder, [prolog,games]).
pages(Files, Folder, Name) :-
    maplist(file_directory_name, Files, Folders0),
    sort(Folders0, Folders),
    member(Name, Folders),
    file_name_extension(Name, pl, Beside),
    memberchk(Beside, Files),
    directory_file_path(Name, '.', Folder).

missing(File, Directory, no_page(File)) :-
    file_name_extension(Base, _, File),
    file_name_extension(Base, html, Name),
    directory_file_path(Directory, Name, Page),
    \+ exists_file(Page).
missing(File, _, no_comment(Module, PI)) :-
    absolute_file_name(File, Path),
    module_property(Module, file(Path)),
    undocumented(File, Module, PI).
