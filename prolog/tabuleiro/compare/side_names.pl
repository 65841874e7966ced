/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_side_names,
          [ side_names/2,               % +Games, -Names
            short_name/3                % +Name, +Length, -Short
          ]).
:- use_module(library(filesex), [relative_file_name/3]).
:- use_module('../adopt/adopt', [adopted_file/3]).

/** <module> The names of the two sides of a comparison
*/

%!  side_names(+Games, -Names) is det.
%
%   Names is Name1-Name2 for Games, Game1-Game2. The name of a game adopted
%   from a file is the path of the file, relative to the working directory if
%   that is shorter: two versions of a program have the same title. The name
%   of another game is its module.

side_names(Game1-Game2, Name1-Name2) :-
    side_name(Game1, Name1),
    side_name(Game2, Name2).

side_name(Game, Name) :-
    atom(Game),
    adopted_file(Game, File, _),
    !,
    working_directory(Here, Here),
    relative_file_name(File, Here, Relative),
    atom_length(File, Length),
    atom_length(Relative, RelativeLength),
    (   RelativeLength < Length
    ->  Name = Relative
    ;   Name = File
    ).
side_name(Game, Game).

%!  short_name(+Name, +Length, -Short) is det.
%
%   Short is Name. If Name is longer than Length, Short is `...` and the end of
%   Name.

short_name(Name, Length, Short) :-
    atom_length(Name, All),
    (   All =< Length
    ->  Short = Name
    ;   Kept is Length-3,
        sub_atom(Name, _, Kept, 0, End),
        atom_concat('...', End, Short)
    ).
