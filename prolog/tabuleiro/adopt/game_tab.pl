/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_game_tab,
          [ tab_file/2,                 % +File, -Tab
            read_tab/3,                 % +Tab, +Module, -Options
            read_plain/3,               % +Stream, +Module, -Term
            write_tab/2                 % +Stream, +Guesses
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(adapt_options, [adapt_options/2]).
:- use_module('../load/texts', [message_text/2]).

/** <module> How a program plays, in a file beside it

The file of game.pl is game.tab, one term:

    adapt_game([ players([white,black]), turn(arg(2)) ]).

The options are those of adapt_game/3. The file is read, never loaded: what it
has runs only as the goals of these options, in the module of the program.
*/

%!  tab_file(+File, -Tab) is det.

tab_file(File, Tab) :-
    file_name_extension(Base, _, File),
    file_name_extension(Base, tab, Tab).

%!  read_tab(+Tab, +Module, -Options:list) is det.
%
%   Options are those of the file Tab. Operators are those of Module.
%
%   @error syntax_error(_) with the file and line, domain_error(game_tab, Term)
%   for another term, those of check_options/3

read_tab(Tab, Module, Options) :-
    setup_call_cleanup(
        open(Tab, read, In, [encoding(utf8)]),
        ( read_plain(In, Module, Term),
          read_plain(In, Module, End)
        ),
        close(In)),
    (   nonvar(Term),
        Term = adapt_game(Options),
        End == end_of_file
    ->  must_be(list, Options),
        adapt_options(Options, _)
    ;   domain_error(game_tab, Term)
    ).

%!  read_plain(+Stream, +Module, -Term) is det.
%
%   Term is the next one, with the operators of Module. Nothing is run; quasi
%   quotations would run code.
%
%   @error syntax_error(_), domain_error(game_tab, quasi_quotation)

read_plain(In, Module, Term) :-
    read_term(In, Term, [ module(Module), quasi_quotations(Quotations),
                          cycles(false) ]),
    (   Quotations == []
    ->  true
    ;   domain_error(game_tab, quasi_quotation)
    ).

%!  write_tab(+Stream, +Guesses:list) is det.
%
%   Writes the file of guess(Option, Why) terms, see infer_game/4. Notes
%   are left out.

write_tab(Stream, Guesses) :-
    findall(Option-Why, member(guess(Option, Why), Guesses), Pairs),
    format(Stream, "adapt_game([~n", []),
    write_options(Pairs, Stream),
    format(Stream, "]).~n", []).

write_options([], _).
write_options([Option-Why|Rest], Stream) :-
    (   Rest == []
    ->  Comma = ''
    ;   Comma = ','
    ),
    option_lines(Option, Lines),
    reasons(Why, Reasons),
    write_lines(Lines, 1, Reasons, Comma, Stream),
    write_options(Rest, Stream).

%   Reasons are Line-Why terms: Why is written beside that line of an option.

reasons(told(N), [1-given,First-arguments]) :-
    !,
    First is N+1.
reasons(Why, [1-Why]).

write_lines([], _, _, _, _).
write_lines([Line|Lines], N, Reasons, Comma0, Stream) :-
    (   Lines == []
    ->  Comma = Comma0
    ;   Comma = ''
    ),
    (   memberchk(N-Why, Reasons)
    ->  message_text(tabuleiro(guessed(Why)), Text),
        format(Stream, "    ~s~w~t~40|  % ~w~n", [Line,Comma,Text])
    ;   format(Stream, "    ~s~w~n", [Line,Comma])
    ),
    N1 is N+1,
    write_lines(Lines, N1, Reasons, Comma0, Stream).

%   Each template has a line of its own.

option_lines(Option, Lines) :-
    Option =.. [Name,[First|Rest]],
    memberchk(Name, [loop,predicates]),
    Rest = [_|_],
    !,
    append(Middle, [Last], Rest),
    atom_concat(Name, '([ ', Begin),
    atom_length(Begin, Margin),
    format(string(Format1), "~w~~W,", [Begin]),
    format(string(Format2), "~t~*|~~W,", [Margin]),
    format(string(Format3), "~t~*|~~W ])", [Margin]),
    plain_codes(Format1, First, Line1),
    maplist(plain_codes(Format2), Middle, Lines2),
    plain_codes(Format3, Last, Line3),
    append([[Line1],Lines2,[Line3]], Lines).
option_lines(Option, [Line]) :-
    plain_codes("~W", Option, Line).

plain_codes(Format, Term0, Codes) :-
    copy_term(Term0, Term),
    numbervars(Term, 23, _),            % from X on
    format(codes(Codes), Format,
           [Term,[quoted(true),numbervars(true),spacing(next_argument)]]).
