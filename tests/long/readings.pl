/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(readings,
          [ readings/0
          ]).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/4]).
:- use_module('../../prolog/tabuleiro/adopt/game_tab', [write_tab/2]).
:- use_module('../../prolog/tabuleiro/grade/grade', [games_in/2]).

/** <module> How the programs of tests/corpus are understood

The same here and on the page without a server, whose SWI-Prolog has them in
`/own/corpus`.
*/

%!  readings is det.
%
%   Prints the name and the game.tab of each program. Reads race.pl without
%   collecting garbage: the collector of SWI-Prolog 10.1 for WebAssembly ends
%   the process.

readings :-
    corpus(Folder),
    games_in(Folder, Files),
    forall(( member(File, Files),
             file_base_name(File, Name)
           ),
           reading(Name, File)).

corpus('/own/corpus') :-
    exists_directory('/own'),
    !.
corpus(Folder) :-
    module_property(readings, file(Here)),
    file_directory_name(Here, Long),
    directory_file_path(Long, '../corpus', Folder).

reading(Name, File) :-
    format("~w~n", [Name]),
    (   Name == 'race.pl'
    ->  Collect = false
    ;   Collect = true
    ),
    setup_call_cleanup(
        set_prolog_flag(gc, Collect),
        adopt_game(File, [fresh(true)], _, Guesses),
        set_prolog_flag(gc, true)),
    write_tab(current_output, Guesses).
