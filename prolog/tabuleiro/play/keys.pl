/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_keys,
          [ answer_encoding/1,          % -Encoding
            from_terminal/0,
            open_terminal/1,            % -In
            until_typed/1,              % +In
            has_keys/0,
            with_keys/1,                % :Goal
            read_key/2,                 % +In, -Key
            read_key/1,                 % -Key
            screen_size/2               % -Rows, -Columns
          ]).
:- use_module('../base/locale', [is_utf8/1, locale_name/1]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../base/leave', [interrupt_leaves/1]).

/** <module> Single keys of a terminal

Keys are read from the terminal and not from `user_input`, whose line editor at
the toplevel would draw over the prompt. No byte is read before it is needed, so
that input typed ahead stays for the next reader.
*/

:- meta_predicate with_keys(1).

%!  answer_encoding(-Encoding) is det.
%
%   Encoding is that of a person's input: the encoding of `user_input`, or UTF-8
%   if the locale is not set or not installed, as in a container.

answer_encoding(Encoding) :-
    stream_property(user_input, encoding(Locale)),
    (   memberchk(Locale, [text,iso_latin_1]),
        (   locale_name(Name)
        ->  (   memberchk(Name, [c,posix])
            ;   is_utf8(Name)
            )
        ;   true
        )
    ->  Encoding = utf8
    ;   Encoding = Locale
    ).

%!  from_terminal is semidet.
%
%   `user_input` is a terminal that can be opened.

from_terminal :-
    stream_property(user_input, tty(true)),
    access_file('/dev/tty', read).

%!  open_terminal(-In) is det.
%
%   In reads the terminal byte by byte. The option buffer(false) of open/4 would
%   not prevent reading ahead.

open_terminal(In) :-
    answer_encoding(Encoding),
    open('/dev/tty', read, In,
         [encoding(Encoding), bom(false)]),
    set_stream(In, buffer_size(1)).

%!  until_typed(+In) is det.
%
%   Waits until In, a stream of open_terminal/1, has input. The wait consists of
%   short ones, so that Ctrl-C works at once. A plain read would notice Ctrl-C
%   at the next line. A single endless wait would miss a Ctrl-C just before it.

until_typed(In) :-
    repeat,
    wait_for_input([In], [_], 0.2),
    !.

%!  has_keys is semidet.
%
%   The keys of the terminal can be read one by one: input and output are
%   terminals, and TERM is not `dumb`.

has_keys :-
    current_prolog_flag(tty_control, true),
    from_terminal,
    stream_property(current_output, tty(true)),
    \+ getenv('TERM', dumb).

%!  with_keys(:Goal) is semidet.
%
%   Runs call(Goal, In) once. In reads the keys; the terminal does not print
%   them. Ctrl-C calls leave/0. The terminal is restored in any case.

with_keys(Goal) :-
    interrupt_leaves(
        setup_call_cleanup(
            open_terminal(In),
            with_tty_raw(call(Goal, In)),
            close(In))).

%!  read_key(+In, -Key) is det.
%!  read_key(-Key) is det.
%
%   Waits for a key that is pressed; In is that of with_keys/1. Key is `up`,
%   `down`, `left`, `right`, `home`, `end`, `page_up`, `page_down`, `delete`,
%   `enter`, `tab`, `back_tab`, `backspace`, `escape`, ctrl(Letter) or
%   char(Char); `unknown` for a sequence of another key, `end_of_file` if the
%   terminal is gone.

read_key(Key) :-
    with_keys(next_key(Key)).

next_key(Key, In) :-
    read_key(In, Key).

read_key(In, Key) :-
    until_typed(In),
    get_code(In, Code),
    code_key(Code, In, Key).

code_key(27, In, Key) :-
    !,
    (   wait_for_input([In], [_], 0.05)
    ->  get_code(In, Code),
        escape_key(Code, In, Key)
    ;   Key = escape
    ).
code_key(Code, _, Key) :-
    named_code(Code, Key),
    !.
code_key(Code, _, ctrl(Letter)) :-
    Code < 32,
    !,
    LetterCode is Code+0'a-1,
    char_code(Letter, LetterCode).
code_key(Code, _, char(Char)) :-
    char_code(Char, Code).

named_code(-1,  end_of_file).
named_code(0,   ctrl(d)).               % as it comes when typed ahead
named_code(9,   tab).
named_code(10,  enter).
named_code(13,  enter).
named_code(8,   backspace).
named_code(127, backspace).

%   A terminal sends the bytes of an arrow at once; after the Escape of a
%   person there is a pause. CSI (`ESC [`) and SS3 (`ESC O`) sequences are
%   parameters, then a final byte.

escape_key(Code, In, Key) :-
    memberchk(Code, `[O`),
    !,
    sequence_codes(In, Codes),
    atom_codes(Sequence, Codes),
    (   sequence_key(Sequence, Key0)
    ->  Key = Key0
    ;   Key = unknown
    ).
escape_key(_, _, unknown).

sequence_codes(In, [Code|Codes]) :-
    get_code(In, Code),
    (   memberchk(Code, `0123456789;`)
    ->  sequence_codes(In, Codes)
    ;   Codes = []
    ).

sequence_key('A',  up).
sequence_key('B',  down).
sequence_key('C',  right).
sequence_key('D',  left).
sequence_key('H',  home).
sequence_key('F',  end).
sequence_key('Z',  back_tab).
sequence_key('1~', home).
sequence_key('7~', home).
sequence_key('3~', delete).
sequence_key('4~', end).
sequence_key('8~', end).
sequence_key('5~', page_up).
sequence_key('6~', page_down).

%!  screen_size(-Rows, -Columns) is det.
%
%   The size of the terminal, 24 rows and 80 columns if it is unknown.

screen_size(Rows, Columns) :-
    catch(tty_size(Rows0, Columns0), error(_, _), fail),
    Rows0 > 0,
    Columns0 > 0,
    !,
    Rows = Rows0,
    Columns = Columns0.
screen_size(24, 80).
