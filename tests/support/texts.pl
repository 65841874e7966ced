/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(texts_for_tests,
          [ has/2,                      % +Text, +Part
            must_have/2,                % +Text, +Part
            in_order/2,                 % +Parts, +Text
            times/3,                    % +Part, +Text, -Times
            write_text/2                % +File, +Text
          ]).

/** <module> Parts of texts, and files of a text
*/

%!  has(+Text, +Part) is semidet.

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

%!  must_have(+Text, +Part) is det.
%!  in_order(+Parts, +Text) is det.
%
%   Text has Part, or each of Parts after the one before it.
%
%   @error lacks(Part, Text)

must_have(Text, Part) :-
    in_order([Part], Text).

in_order([], _).
in_order([Part|Parts], Text) :-
    (   sub_string(Text, Before, Length, _, Part)
    ->  Start is Before+Length,
        sub_string(Text, Start, _, 0, Rest),
        in_order(Parts, Rest)
    ;   throw(lacks(Part, Text))
    ).

%!  times(+Part, +Text, -Times) is det.
%
%   Part occurs Times times in Text.

times(Part, Text, Times) :-
    findall(x, sub_string(Text, _, _, _, Part), Xs),
    length(Xs, Times).

%!  write_text(+File, +Text) is det.
%
%   File is Text in UTF-8.

write_text(File, Text) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        write(Out, Text),
        close(Out)).
