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
:- autoload(library(lists), [member/2, memberchk/2]).

/** <module> What `make doc` does

The pages of all modules of the library and of the games, from their
comments.
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

%   pages(Files, Folder, Name): the pages of Folder are in Name.  A folder with
%   a file of its name beside it, whose page doc_save/2 writes in its stead, is
%   told from the file by a dot.

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
