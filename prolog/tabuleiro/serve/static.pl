/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_static,
          [ reply_static/3,             % +Site, +Path, +Request
            static_file/4,              % +Site, +Path, -Type, -File
            versioned/3                 % +Site, +Address, -Versioned
          ]).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(http/mimetype), [file_mime_type/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../game/build', [root_directory/1]).
:- use_module('../web/answer', [refuse/2]).
:- use_module('../web/games_list', [look_folder/2]).
:- use_module(own_process, [own_folder/2, own_game/3]).
:- use_module(reply, [gzipped/2, reply_bytes/4]).

/** <module> The files of the page

The page loads its files from `static/v-Version/`. Version changes when a file
changes, so the browser may keep these files for ever.
*/

:- dynamic kept_file/4.                 % File, Time, Bytes, its gzip

%!  reply_static(+Site, +Path, +Request) is det.
%
%   Answers Request with static_file(Site, Path, Type, File). Path may begin
%   with the version of the files; an old version gets the new files. The
%   addresses in `index.html` have the version.

reply_static(Site, Path0, Request) :-
    (   atomic_list_concat([First|Segments], /, Path0),
        atom_concat('v-', Asked, First),
        Segments \== []
    ->  atomic_list_concat(Segments, /, Path),
        (   files_version(Site, Asked)
        ->  Cache = 'public, max-age=31536000, immutable'
        ;   Cache = 'no-cache'
        )
    ;   Path = Path0,
        Cache = 'no-cache'
    ),
    (   static_file(Site, Path, Type, File)
    ->  true
    ;   refuse(404, no_page)
    ),
    (   Path == 'index.html'
    ->  read_file_to_string(File, Text, [encoding(octet)]),
        versioned_page(Site, Text, Bytes),
        Bodies = [plain-Bytes]
    ;   file_bodies(File, Bodies)
    ),
    reply_bytes(Request, Type, ['Cache-Control'(Cache)], Bodies).

%!  versioned(+Site, +Address:text, -Versioned:string) is semidet.
%
%   Versioned is Address, `static/Path`, with the version of the files.

versioned(Site, Address, Versioned) :-
    string_concat("static/", Path, Address),
    version_folder(Site, Folder),
    string_concat(Folder, Path, Versioned).

version_folder(Site, Folder) :-
    files_version(Site, Version),
    format(string(Folder), 'static/v-~w/', [Version]).

%   The attributes of a page that are addresses of files have the version.

versioned_page(Site, Text, Versioned) :-
    version_folder(Site, Folder),
    atomic_list_concat(Parts, '"static/', Text),
    string_concat("\"", Folder, New),
    atomic_list_concat(Parts, New, Versioned0),
    atom_string(Versioned0, Versioned).

files_version(Site, Version) :-
    root_directory(Root),
    directory_file_path(Root, web, Web),
    findall(Name-Time-Size,
            ( (   Folder = Web
              ;   member(Game, Site.games),
                  look_folder(Game, Folder)
              ;   member(Own, Site.own),
                  own_folder(Own, Folder)
              ),
              directory_member(Folder, File, [recursive(true)]),
              exists_file(File),
              time_file(File, Time),
              size_file(File, Size),
              file_base_name(File, Name)
            ),
            Files),
    variant_sha1(Files, Hash),
    sub_atom(Hash, 0, 16, _, Version).

%   A file is read and packed again only when it has changed.

file_bodies(File, Bodies) :-
    time_file(File, Time),
    (   kept_file(File, Time, Bytes, Packed)
    ->  true
    ;   read_file_to_string(File, Bytes, [encoding(octet)]),
        (   gzipped(Bytes, Packed0)
        ->  Packed = Packed0
        ;   Packed = none
        ),
        retractall(kept_file(File, _, _, _)),
        assertz(kept_file(File, Time, Bytes, Packed))
    ),
    (   Packed == none
    ->  Bodies = [plain-Bytes]
    ;   Bodies = [plain-Bytes,gzip-Packed]
    ).

%!  static_file(+Site, +Path, -Type, -File) is semidet.
%
%   File is the file Path of the folder `web`. If Path is games/Game/Name and
%   Site serves Game, it is file Name of look_folder/2. File is in the listing
%   of a folder, so a path of a request cannot leave the folder. Type is its
%   media type.

static_file(Site, Path, Type, File) :-
    atomic_list_concat(Segments, /, Path),
    page_folder(Segments, Site, Folder, Names),
    is_listed(Names, Folder),
    atomic_list_concat([Folder|Names], /, File),
    file_type(Path, Type).

page_folder([games,Game|Names], Site, Folder, Names) :-
    !,
    (   memberchk(Game, Site.games)
    ->  look_folder(Game, Folder)
    ;   atom_string(Game, Name),
        own_game(Site, Name, Own),
        own_folder(Own, Folder)
    ).
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
