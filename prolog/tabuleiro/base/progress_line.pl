/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_progress_line,
          [ say_progress/1,             % +Message
            show_progress/1,            % +Message
            end_progress/0,
            progress_size/1,            % -Size
            show_progress_lines/1       % +Lines
          ]).
:- use_module(paragraph, [first_characters/3]).
:- use_module(printing, [message_text/2]).

/** <module> Progress, shown in one place of the screen
*/

%!  say_progress(+Message) is det.
%!  show_progress(+Message) is det.
%!  end_progress is det.
%
%   Prints tabuleiro(Message), one line, to `user_error`. On a terminal the line
%   replaces the current line and is cut at the right edge. Otherwise
%   say_progress/1 prints a new line and show_progress/1 prints nothing.
%   end_progress/0 clears the output of these predicates and of
%   show_progress_lines/1 on a terminal. TERM=dumb does not count as a terminal.

say_progress(Message) :-
    (   overwrites
    ->  show_progress(Message)
    ;   message_text(Message, Text),
        format(user_error, '~s~n', [Text]),
        flush_output(user_error)
    ).

show_progress(Message) :-
    (   overwrites
    ->  message_text(Message, Text),
        fitting(Text, Line),
        overwrite(Line)
    ;   true
    ).

end_progress :-
    (   overwrites
    ->  format(user_error, '\r\e[J', []),
        flush_output(user_error)
    ;   true
    ).

%!  progress_size(-Size) is semidet.
%!  show_progress_lines(+Lines:list(string)) is det.
%
%   Size is the size of the terminal of `user_error`, Rows-Columns;
%   progress_size/1 fails if there is none. show_progress_lines/1 shows Lines,
%   which must fit in Size, in place of the lines before. The cursor stays at
%   their beginning.

progress_size(Rows-Columns) :-
    overwrites,
    catch(tty_size(Rows, Columns), error(_, _), fail),
    Rows > 0,
    Columns > 0.

show_progress_lines(Lines) :-
    atomic_list_concat(Lines, '\n', Text),
    length(Lines, Count),
    format(user_error, '\r\e[J~w\r', [Text]),
    (   Count > 1
    ->  Up is Count-1,
        format(user_error, '\e[~dA', [Up])
    ;   true
    ),
    flush_output(user_error).

overwrites :-
    stream_property(user_error, tty(true)),
    \+ getenv('TERM', dumb).

overwrite(Line) :-
    format(user_error, '\r\e[K~s', [Line]),
    flush_output(user_error).

%   Line is the part of Text that fits in one line without its last column. A
%   line that wraps would not be erased.

fitting(Text, Line) :-
    catch(tty_size(_, Columns), error(_, _), Columns = 80),
    Width is max(20, Columns-1),
    first_characters(Width, Text, Line).
