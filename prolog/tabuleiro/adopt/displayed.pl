/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_displayed,
          [ displayed/1,                % :Goal
            without_control/2           % +Text, -Shown
          ]).
:- use_module(library(dcg/basics), [string_without//2]).
:- use_module('../base/printing', [no_color/0]).
:- use_module('../load/quietly', [quietly/3]).
:- use_module(character_screen, [moves_cursor/1, screen_codes/3]).

/** <module> What a program prints of a board, but for screen control
*/

:- meta_predicate displayed(0).

%!  displayed(:Goal) is semidet.
%
%   Calls once(Goal), see quietly/3. What it prints, to any of the standard
%   streams, is written to current_output. What is drawn by moving the cursor is
%   put together line by line, see tabuleiro/adopt/character_screen; otherwise
%   the sequences of ISO 6429 that clear the screen are left out. Colours stay
%   on a terminal, see print_lines/2. What print/1 writes is not quoted, as in
%   SICStus.

displayed(Goal) :-
    current_output(Out),
    (   stream_property(Out, tty(true))
    ->  Tty = true
    ;   Tty = false
    ),
    (   Tty == true,
        \+ no_color
    ->  Colors = true
    ;   Colors = false
    ),
    quietly(displayed_as(Tty, Goal),
            [seconds(inf),characters(1_000_000)], Outcome),
    string_codes(Outcome.printed, Codes),
    shown_codes(Colors, Codes, Shown),
    format(Out, '~s', [Shown]),
    ended(Outcome.result).

%!  without_control(+Text, -Shown:string) is det.
%
%   Shown is what a person sees of Text, without colours.

without_control(Text, Shown) :-
    string_codes(Text, Codes),
    shown_codes(false, Codes, ShownCodes),
    string_codes(Shown, ShownCodes).

shown_codes(Colors, Codes, Shown) :-
    (   moves_cursor(Codes)
    ->  screen_codes(Colors, Codes, Shown)
    ;   phrase(shown(Colors, Shown), Codes)
    ).

displayed_as(Tty, Goal) :-
    current_output(Out),
    set_stream(Out, tty(Tty)),
    current_prolog_flag(print_write_options, Quoted),
    setup_call_cleanup(
        set_prolog_flag(print_write_options,
                        [portray(true),numbervars(true)]),
        once(Goal),
        set_prolog_flag(print_write_options, Quoted)).

ended(yes).
ended(threw(Error)) :-
    throw(Error).

shown(Colors, Codes) -->
    screen_code(Colors),
    !,
    shown(Colors, Codes).
shown(Colors, [Code|Codes]) -->
    [Code],
    !,
    shown(Colors, Codes).
shown(_, []) -->
    [].

%   ESC c resets a terminal; a sequence that ends in m is a colour.

screen_code(_) -->
    "\ec".
screen_code(Colors) -->
    "\e[",
    string_without(`@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`, _),
    [Final],
    { Final \== 0'm
    ; Colors == false
    }.
