/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(saved_game,
          [ in_file/2,                  % -File, :Goal
            command/3                   % +Word, +File, -Line
          ]).

/** <module> The commands of a person who saves and loads a game
*/

:- meta_predicate in_file(-, 0).

%!  in_file(-File, :Goal) is semidet.
%
%   File is a new name; what Goal writes there is deleted.

in_file(File, Goal) :-
    tmp_file(game, File),
    setup_call_cleanup(
        true,
        Goal,
        ( exists_file(File)
        ->  delete_file(File)
        ;   true
        )).

%!  command(+Word, +File, -Line) is det.

command(Word, File, Line) :-
    format(string(Line), '~w ~w', [Word,File]).
