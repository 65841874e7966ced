/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(student_program,
          [ with_program/2,             % +Text, :Goal
            ten_with/2,                 % +More, -Text
            replaced/4,                 % +Old, +New, +Text0, -Text
            understood/3,               % +Text, +Given, -Guesses
            adopts/3,                   % +Given, -Guesses, +File
            hide_notes/0,
            show_notes/0
          ]).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/game_tab', [tab_file/2]).

/** <module> Small programs, as students write them, in files of their own
*/

%!  with_program(+Text, :Goal) is semidet.
%
%   Calls Goal with the file of a program as its last argument.

:- meta_predicate with_program(+, 1).

with_program(Text, Goal) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [extension(pl),encoding(utf8)]),
          write(Out, Text),
          close(Out)
        ),
        call(Goal, File),
        ( tab_file(File, Tab),
          catch(delete_file(Tab), error(_, _), true),
          delete_file(File)
        )).

%!  ten_with(+More, -Text) is det.
%
%   Text is a small program, with More: the player who reaches ten wins.

ten("initial_state(_, 0).
valid_moves(Sum, _, Ms) :- findall(N, (between(1, 2, N), Sum+N =< 10), Ms).
move(Sum, N, New) :- New is Sum+N.
value(_, _, 0).
").

ten_with(More, Text) :-
    ten(Ten),
    string_concat(Ten, More, Text).

%!  replaced(+Old, +New, +Text0, -Text) is semidet.
%
%   Text is Text0 with New in place of each Old, of which there is one at least.

replaced(Old, New, Text0, Text) :-
    atomic_list_concat(Parts, Old, Text0),
    Parts = [_,_|_],
    atomic_list_concat(Parts, New, Text).

%!  understood(+Text, +Given, -Guesses) is det.
%!  adopts(+Given, -Guesses, +File) is det.
%
%   Guesses are those of the program with Text, or of File, see adopt_game/4.

understood(Text, Given, Guesses) :-
    with_program(Text, adopts(Given, Guesses)).

adopts(Given, Guesses, File) :-
    adopt_game(File, Given, _, Guesses).

%!  hide_notes is det.
%!  show_notes is det.
%
%   Between these two calls, notes on programs are not printed to the log.

:- dynamic hidden/0.
:- multifile user:message_hook/3.

hide_notes :-
    assertz(hidden).

show_notes :-
    retractall(hidden).

user:message_hook(tabuleiro(Message), _, _) :-
    student_program:hidden,
    compound(Message),
    functor(Message, Name, _),
    memberchk(Name, [loaded,understood,adopt_note]).
