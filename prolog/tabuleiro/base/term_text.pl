/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_term_text,
          [ term_text/3,                % +Module, +Term, -Text
            text_term/3                 % +Module, +Text, -Term
          ]).
:- use_module(library(error), [must_be/2, syntax_error/1]).

/** <module> Terms as text, for games without a notation
*/

%!  term_text(+Module, +Term, -Text:string) is det.
%
%   Text is Term, quoted, with the operators of Module.

term_text(Module, Term, Text) :-
    format(string(Text), '~W', [Term,[quoted(true),module(Module)]]).

%!  text_term(+Module, +Text, -Term) is det.
%
%   Term is Text, read as a ground term with the operators of Module. Nothing in
%   Text is run, not even a quasi quotation.
%
%   @error syntax_error(Reason), instantiation_error

text_term(Module, Text, Term) :-
    term_string(Term, Text,
                [ module(Module), quasi_quotations(Quotations) ]),
    (   Quotations \== []
    ->  syntax_error(quasi_quotation)
    ;   Term == end_of_file             % Text is blank
    ->  syntax_error(end_of_file)
    ;   must_be(ground, Term)
    ).
