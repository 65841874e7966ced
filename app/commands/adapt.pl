/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_adapt, [run/2, command_option/4, help/2]).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/adopt/game_tab').
:- autoload('../../prolog/tabuleiro/adopt/texts', [print_note/2]).
:- use_module('../../prolog/tabuleiro/base/writing', [replace_text/2]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro adapt: how a program was understood
*/

command_option(save, boolean, false,
               "save the adapter beside FILE, with the extension tab, for you \c
                to read and edit").

help(usage, ['FILE']).
help(header,
     "Prints how the program in FILE was understood: the adapter by which the \c
      other commands play it, and the source of each part.").
help(footer,
     "To describe the program yourself, give --adapt=OPTIONS, such as \c
      --adapt='config(8), turn(arg(2))', or a file of the same name with the \c
      extension tab. See docs/your-own-game.md.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options),
    positional(['FILE'], Positional, [File]),
    (   exists_file(File)
    ->  true
    ;   wrong_argument(no_file(File))
    ),
    tab_file(File, Tab),
    (   memberchk(save(true), Options),
        exists_file(Tab)
    ->  wrong_argument(tab_exists(Tab))
    ;   true
    ),
    file_game(File, _, Guesses),
    forall(member(note(Note), Guesses), print_note(File, Note)),
    (   Guesses == []
    ->  say(has_interface(File))
    ;   memberchk(save(true), Options)
    ->  with_output_to(string(Text), write_tab(current_output, Guesses)),
        replace_text(Tab, Text),
        say(saved_tab(Tab))
    ;   write_tab(current_output, Guesses)
    ).
