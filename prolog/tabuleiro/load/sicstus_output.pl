/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_output,
          [ print/1,                    % ?Term
            print/2,                    % +Stream, ?Term
            format/2,                   % +Format, :Arguments
            format/3                    % +Output, +Format, :Arguments
          ]).

/** <module> Output as in SICStus 4

print/1 and `~p` of format/2 write without quotes, and by portray/1 if the
program has one. `~F` and `~NF` are `~f` and `~Nf`; `~*c` takes an expression,
and a negative number as 0.
*/

:- redefine_system_predicate(print(_)).
:- redefine_system_predicate(print(_, _)).
:- redefine_system_predicate(format(_, _)).
:- redefine_system_predicate(format(_, _, _)).

:- module_transparent
    print/1,
    print/2.

:- meta_predicate
    format(+, :),
    format(+, +, :).

%!  print(?Term) is det.
%!  print(+Stream, ?Term) is det.

print(Term) :-
    context_module(Module),
    current_output(Out),
    tabuleiro_sicstus_output:print_in(Module, Out, Term).

print(Stream, Term) :-
    context_module(Module),
    tabuleiro_sicstus_output:print_in(Module, Stream, Term).

print_in(Module, Stream, Term) :-
    write_term(Stream, Term,
               [ portray(true), numbervars(true),
                 portray_goal(tabuleiro_sicstus_output:portray_in(Module))
               ]).

:- public portray_in/3.                 % called by write_term/3

portray_in(Module, Term, _) :-
    nonvar(Term),
    predicate_property(Module:portray(_), defined),
    \+ \+ Module:portray(Term).

%!  format(+Format, :Arguments) is det.
%!  format(+Output, +Format, :Arguments) is det.

format(Format0, Module:Arguments0) :-
    known_format(Format0, Arguments0, Module, Format, Arguments),
    system:format(Format, Module:Arguments).

format(Output, Format0, Module:Arguments0) :-
    known_format(Format0, Arguments0, Module, Format, Arguments),
    system:format(Output, Format, Module:Arguments).

known_format(Format0, Arguments0, Module, Format, Arguments) :-
    (   catch(text_to_string(Format0, Text), error(_, _), fail),
        string_codes(Text, Codes0),
        once(( own(Code), memberchk(Code, Codes0) )),
        arguments(Arguments0, List),
        phrase(directives(List, Module, Codes, Arguments1), Codes0)
    ->  atom_codes(Format, Codes),
        Arguments = Arguments1
    ;   Format = Format0,
        Arguments = Arguments0
    ).

%   Code, in a format, may mean another thing than in SWI-Prolog.

own(0'F).
own(0'p).
own(0'*).

arguments(Arguments, List) :-
    (   is_list(Arguments)
    ->  List = Arguments
    ;   List = [Arguments]
    ).

%   directives(+Arguments0, +Module, -Codes, -Arguments)//

directives(As0, Module, [0'~|Codes], As) -->
    "~",
    !,
    column(As0, As1, Codes, Codes1, As, As2),
    directive(As1, Module, Codes1, As2).
directives(As0, Module, [Code|Codes], As) -->
    [Code],
    !,
    directives(As0, Module, Codes, As).
directives(As, _, [], As) -->
    [].

%   column(+Arguments0, -Arguments1, ?Codes, ?CodesTail, ?As, ?AsTail)// parses
%   the number before the letter of a directive.

column(As, As, [0'`,Code|Codes], Codes, Bs, Bs) -->
    "`",
    !,
    [Code].
column([A0|As], As, [0'*|Codes], Codes, [A|Bs], Bs) -->
    "*",
    !,
    { times(A0, A) }.
column(As, As, Codes0, Codes, Bs, Bs) -->
    digits(Codes0, Codes).

%   A character that is to be printed a negative number of times is not printed.

times(A0, A) :-
    (   catch(A1 is A0, error(_, _), fail),
        integer(A1)
    ->  A is max(0, A1)
    ;   A = A0
    ).

digits([Code|Codes0], Codes) -->
    [Code],
    { code_type(Code, digit) },
    !,
    digits(Codes0, Codes).
digits(Codes, Codes) -->
    [].

directive(As0, Module, [Code|Codes], As) -->
    [Code0],
    { letter(Code0, Module, As0, As1, Code, As, As2) },
    directives(As1, Module, Codes, As2).

letter(0'F, _, [A|As], As, 0'f, [A|Bs], Bs) :-
    !.
letter(0'p, Module, [A|As], As, 0'@, [Goal|Bs], Bs) :-
    !,
    Goal = tabuleiro_sicstus_output:print_here(Module, A).
letter(Code, _, As, As, Code, Bs, Bs) :-
    memberchk(Code, `~ntN|+`),
    !.
letter(Code, _, [A|As], As, Code, [A|Bs], Bs).

:- public print_here/2.                 % called by format/2

print_here(Module, Term) :-
    current_output(Out),
    print_in(Module, Out, Term).
