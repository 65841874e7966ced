/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_keys,
          [ has_keys/0,
            read_key/1                  % -Key
          ]).

/** <module> Single keys of a terminal
*/

%!  has_keys is semidet.
%
%   True if a person types at a terminal whose keys can be read one by one:
%   input and output are terminals, and TERM is not `dumb`.

has_keys :-
    stream_property(user_input, tty(true)),
    stream_property(current_output, tty(true)),
    \+ getenv('TERM', dumb).

%!  read_key(-Key) is det.
%
%   Waits for a key that is pressed; it is not printed. Key is `up`, `down`,
%   `left`, `right`, `home`, `end`, `page_up`, `page_down`, `enter`, `tab`,
%   `backspace`, `escape`, `end_of_file` or char(Char); `unknown` for a
%   sequence of another key. Ctrl-C is a signal, as everywhere.

read_key(Key) :-
    get_single_char(Code),
    code_key(Code, Key).

code_key(27, Key) :-
    !,
    (   more_typed
    ->  get_single_char(Code),
        escape_key(Code, Key)
    ;   Key = escape
    ).
code_key(Code, Key) :-
    named_code(Code, Key),
    !.
code_key(Code, char(Char)) :-
    char_code(Char, Code).

named_code(-1,  end_of_file).
named_code(4,   end_of_file).
named_code(9,   tab).
named_code(10,  enter).
named_code(13,  enter).
named_code(8,   backspace).
named_code(127, backspace).

%   A terminal sends the bytes of an arrow at once; after the Escape of a
%   person there is a pause.

more_typed :-
    wait_for_input([user_input], [_], 0.05).

%   CSI (`ESC [`) and SS3 (`ESC O`) sequences: parameters, then a final byte.

escape_key(Code, Key) :-
    memberchk(Code, `[O`),
    !,
    sequence_codes(Codes),
    atom_codes(Sequence, Codes),
    (   sequence_key(Sequence, Key0)
    ->  Key = Key0
    ;   Key = unknown
    ).
escape_key(_, unknown).

sequence_codes([Code|Codes]) :-
    get_single_char(Code),
    (   memberchk(Code, `0123456789;`)
    ->  sequence_codes(Codes)
    ;   Codes = []
    ).

sequence_key('A',  up).
sequence_key('B',  down).
sequence_key('C',  right).
sequence_key('D',  left).
sequence_key('H',  home).
sequence_key('F',  end).
sequence_key('1~', home).
sequence_key('7~', home).
sequence_key('4~', end).
sequence_key('8~', end).
sequence_key('5~', page_up).
sequence_key('6~', page_down).
