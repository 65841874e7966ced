/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_static,
          [ reply_static/2              % +Site, +Path
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(http/mimetype), [file_mime_type/2]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../game/build', [root_directory/1]).
:- use_module('../web/answer', [refuse/2, security_headers/1]).
:- use_module('../web/games_list', [look_folder/2]).

/** <module> The files of the page
*/

%!  reply_static(+Site, +Path) is failure.
%
%   Answers with the file Path of the folder `web`. If Path is games/Game/File
%   and Site serves Game, answers with File of look_folder/2. The server opens
%   only a file that it finds in the listing of a folder, so a path of a request
%   cannot leave the folder.

reply_static(Site, Path) :-
    atomic_list_concat(Segments, /, Path),
    (   page_folder(Segments, Site, Folder, Names),
        is_listed(Names, Folder)
    ->  atomic_list_concat([Folder|Names], /, File)
    ;   refuse(404, no_page)
    ),
    file_type(Path, Type),
    security_headers(Headers),
    throw(http_reply(file(Type, File),
                     ['Cache-Control'('no-cache')|Headers])).

page_folder([games,Game|Names], Site, Folder, Names) :-
    !,
    memberchk(Game, Site.games),
    look_folder(Game, Folder).
page_folder(Names, _, Folder, Names) :-
    root_directory(Root),
    directory_file_path(Root, web, Folder).

is_listed([Name|Names], Folder) :-
    \+ sub_atom(Name, 0, _, _, '.'),
    exists_directory(Folder),
    directory_files(Folder, Entries),
    memberchk(Name, Entries),
    directory_file_path(Folder, Name, Path),
    (   Names == []
    ->  exists_file(Path)
    ;   is_listed(Names, Path)
    ).

file_type(Path, Type) :-
    file_name_extension(_, Extension, Path),
    (   page_type(Extension, Type0)
    ->  Type = Type0
    ;   file_mime_type(Path, Type)
    ).

page_type(html, 'text/html; charset=UTF-8').
page_type(js,   'text/javascript; charset=UTF-8').
page_type(css,  'text/css; charset=UTF-8').
page_type(svg,  'image/svg+xml').
page_type(json, 'application/json').
