/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_beside,
          [ beside/3,                   % +Game, +Name, -Path
            file_lines/2                % +File, -Lines
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/games', [game_folder/2]).

/** <module> The files for learners beside a game
*/

%!  beside(+Game, +Name, -Path) is semidet.
%
%   Path is the file or folder Name in the folder of the module Game.

beside(Game, Name, Path) :-
    (   game_folder(Game, Folder)
    ->  true
    ;   module_property(Game, file(File)),
        file_directory_name(File, Folder)
    ),
    directory_file_path(Folder, Name, Path),
    (   exists_file(Path)
    ->  true
    ;   exists_directory(Path)
    ).

%!  file_lines(+File, -Lines:list(string)) is det.
%
%   Lines are those of File, which is UTF-8.

file_lines(File, Lines) :-
    first_use(library(readutil),
              read_file_to_string(File, Text, [encoding(utf8)])),
    split_string(Text, "\n", "\r", Lines).
