/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_move_typing,
          [ typing_format/2,            % +What, -Format
            typed_texts/4               % +Format, +Module, +Move, -Texts
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module('../base/term_text', [term_text/3]).

/** <module> What a person may type for a move

The _leaves_ of a move are its atomic parts, from the left: those of
move(2-3, up) are 2, 3 and up. Most are rows and columns.
*/

%!  typing_format(+What, -Format) is nondet.
%
%   Format is a way to type a move where a program reads What, `term` or `line`,
%   the likeliest first:
%
%     - whole: the term of the move
%     - arguments(Format): one argument or element of the move a prompt, each
%       in Format
%     - parts(Order, Letters): one leaf a prompt
%     - joined(Order, Letters, Separator): all leaves, with Separator between
%       them
%
%   Order is `given`, or `swapped` if the leaves of each pair change places.
%   Letters is `none`, or which leaf of each pair is a letter in place of a
%   number, 1 or 2.

typing_format(_, whole).
typing_format(_, arguments(whole)).
typing_format(_, parts(Order, none)) :-
    order(Order).
typing_format(What, joined(Order, none, Separator)) :-
    separator(What, Separator),
    order(Order).
typing_format(_, joined(Order, N, "")) :-
    letters(N),
    order(Order).
typing_format(_, arguments(joined(Order, N, ""))) :-
    letters(N),
    order(Order).
typing_format(_, parts(Order, N)) :-
    letters(N),
    order(Order).

order(given).
order(swapped).

letters(1).
letters(2).

separator(term, "-").
separator(term, "/").
separator(term, ",").
separator(line, "").
separator(line, ",").
separator(line, " ").
separator(line, "-").

%!  typed_texts(+Format, +Module, +Move, -Texts:list(string)) is semidet.
%
%   Texts answer the prompts for Move, a term of the program Module, in order.
%   Fails if Format is none for Move.
%
%       ?- typed_texts(joined(given, 2, ""), user, 3-2, Texts).
%       Texts = ["3b"].

typed_texts(whole, Module, Move, [Text]) :-
    term_text(Module, Move, Text).
typed_texts(arguments(Format), Module, Move, Texts) :-
    arguments(Move, Arguments),
    Arguments = [_,_|_],
    maplist(argument_text(Format, Module), Arguments, Texts).
typed_texts(parts(Order, Letters), Module, Move, Texts) :-
    leaf_texts(Order, Letters, Module, Move, Texts).
typed_texts(joined(Order, Letters, Separator), Module, Move, [Text]) :-
    leaf_texts(Order, Letters, Module, Move, Texts),
    atomic_list_concat(Texts, Separator, Atom),
    atom_string(Atom, Text).

argument_text(Format, Module, Argument, Text) :-
    typed_texts(Format, Module, Argument, [Text]).

leaf_texts(Order, Letters, Module, Move, Texts) :-
    leaves(Move, Leaves0, []),
    Leaves0 = [_,_|_],
    ordered(Order, Leaves0, Leaves1),
    lettered(Letters, Leaves1, Leaves),
    maplist(term_text(Module), Leaves, Texts).

arguments(Term, Arguments) :-
    (   is_list(Term)
    ->  Arguments = Term
    ;   compound(Term),
        Term =.. [_|Arguments]
    ).

leaves(Term) -->
    { arguments(Term, Arguments) },
    !,
    foldl(leaves, Arguments).
leaves(Leaf) -->
    [Leaf].

ordered(given, Leaves, Leaves).
ordered(swapped, Leaves0, Leaves) :-
    swapped(Leaves0, Leaves).

swapped([A,B|Leaves0], [B,A|Leaves]) :-
    !,
    swapped(Leaves0, Leaves).
swapped(Leaves, Leaves).

lettered(none, Leaves, Leaves) :-
    !.
lettered(1, [A0,B|Leaves0], [A,B|Leaves]) :-
    !,
    letter(A0, A),
    lettered(1, Leaves0, Leaves).
lettered(2, [A,B0|Leaves0], [A,B|Leaves]) :-
    !,
    letter(B0, B),
    lettered(2, Leaves0, Leaves).
lettered(_, Leaves, Leaves).

letter(N, Letter) :-
    integer(N),
    between(1, 26, N),
    Code is 0'a+N-1,
    char_code(Letter, Code).
