/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_notation,
          [ form_notation/4,            % :Form, +Board, ?Move, ?Text
            form_steps/4,               % :Form, +Board, +Move, -Steps
            named_cell//2,              % +Row0, ?Cell
            separator//1,               % +Codes
            separators//1,              % +Codes
            number//1,                  % ?N
            pair//1,                    % ?Pair
            nonterminal_text/2,         % :Body, -Text
            written_text/2,             % +String, ?Text
            given_text/2                % +Text, -String
          ]).
:- use_module(library(dcg/basics), [blanks//0, digit//1, digits//1]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).

/** <module> The notation of moves, declared as facts

A game declares the texts of its moves once, as facts of its module
`<game>_notation`:

    move_text(drop,    0-0/C-R, [cell("cell", C-R)]).
    move_text(capture, A-B/C-D, [ cell("stone to move", A-B),
                                  gap("-", `,;:>/-`),
                                  cell("cell to move it to", C-D)
                                ]).

The first argument is the form of a position, which decides the form of its
moves: in a position of the form `drop`, a move is a cell. Several facts may
have the same form. A move is written by the first fact that fits the move, and
read by the first fact that fits the whole text, which may have blanks around
it. form_notation/4 and form_steps/4 make move_notation/3 and move_steps/3 of
the facts. They also call, in the module of the facts,

  - must_be_move(@Term)
    Throws if Term is not a move.
  - cell(+Board, ?Cell)//
    Reads or writes the name of Cell. Fails for a name of no cell of Board. Not
    needed if no part of a move is a cell.

For a game in C, tools/notations.pl makes a table of the same facts, by which
c_src/notation/move_text.c reads and writes moves and lists their choices. In C
a form is a number: forms count from 0 in the order in which the facts first
name them.

A part of a text is

  - Text
    This string, after which blanks may follow.
  - gap(Text, Codes), mark(Text, Codes)
    Writes Text. Reads any number of Codes and blanks; a mark needs at least
    one.
  - optional(Text)
    Writes Text, a letter. Reads that letter, in either case, or nothing.
  - cell(What, Cell)
    A cell. What is the name of the choice in move_steps/3, or `none` if the
    cell is not chosen.
  - pair(What, A-B, Low, High)
    Two integers from Low to High with a hyphen between them.
  - name(What, Name, Names)
    Name, one of the atoms Names. Names are the constants of the shape of Name,
    in the same order, and no name is a prefix of another.
  - choice(Text, What, Texts)
    Text. A person who chooses it types one of Texts.
*/

:- meta_predicate
    form_notation(:, +, ?, ?),
    form_steps(:, +, +, -),
    nonterminal_text(2, -).

%!  form_notation(:Form, +Board, ?Move, ?Text) is semidet.
%
%   Text is the notation of Move in positions of Form on Board, by the facts in
%   the module of Form. If Move is unbound, it becomes the first move that Text
%   can be read as.
%
%   @error those of must_be_move/1; instantiation_error if Move and Text are
%   unbound, type_error(text, Text)

form_notation(M:Form, Board, Move, Text) :-
    nonvar(Move),
    !,
    M:must_be_move(Move),
    M:move_text(Form, Move, Parts),
    written(Parts, M, Board, Codes, []),
    !,
    string_codes(String, Codes),
    written_text(String, Text).
form_notation(M:Form, Board, Move, Text) :-
    given_text(Text, String),
    string_codes(String, Codes),
    M:move_text(Form, Move, Parts),
    blanks(Codes, Rest),
    read(Parts, M, Board, Rest, []),
    !.

written([], _, _) -->
    [].
written([Part|Parts], M, Board) -->
    written_part(Part, M, Board),
    written(Parts, M, Board).

written_part(cell(_, Cell), M, Board) -->
    !,
    M:cell(Board, Cell).
written_part(pair(_, Pair, _, _), _, _) -->
    !,
    pair(Pair).
written_part(name(_, Name, _), _, _) -->
    !,
    literal(Name).
written_part(Part, _, _) -->
    { compound(Part),
      arg(1, Part, Text)
    },
    !,
    literal(Text).
written_part(Text, _, _) -->
    literal(Text).

read([], _, _) -->
    blanks.
read([Part|Parts], M, Board) -->
    read_part(Part, M, Board),
    read(Parts, M, Board).

read_part(cell(_, Cell), M, Board) -->
    M:cell(Board, Cell).
read_part(pair(_, A-B, Low, High), _, _) -->
    pair(A-B),
    { between(Low, High, A),
      between(Low, High, B)
    }.
read_part(name(_, Name, Names), _, _) -->
    { member(Name, Names) },
    literal(Name),
    !.
read_part(gap(_, Codes), _, _) -->
    separators(Codes).
read_part(mark(_, Codes), _, _) -->
    separator(Codes),
    separators(Codes).
read_part(optional(Text), _, _) -->
    (   [Code],
        { string_code(1, Text, Lower),
          Code\/0x20 =:= Lower
        }
    ->  blanks
    ;   []
    ).
read_part(choice(Text, _, _), _, _) -->
    literal(Text),
    blanks.
read_part(Text, _, _) -->
    { string(Text) },
    literal(Text),
    blanks.

%   Codes in a variable of a grammar body would be called by phrase/3, which
%   takes three times as long.

literal(Text, Codes0, Codes) :-
    string_codes(Text, Own),
    append(Own, Codes, Codes0).

%!  number(?N)//
%
%   The integer N in digits.

number(N) -->
    { var(N) },
    !,
    digits([D|Ds]),
    { number_codes(N, [D|Ds]) }.
number(N, Codes0, Codes) :-
    number_codes(N, Own),
    append(Own, Codes, Codes0).

%!  pair(?Pair)//
%
%   Two numbers with a hyphen between them.

pair(A-B) -->
    number(A), "-", number(B).

%!  form_steps(:Form, +Board, +Move, -Steps:list) is semidet.
%
%   Steps are the choices that make up Move, as move_steps/3 gives them. The
%   texts of a cell are its name and its term.

form_steps(M:Form, Board, Move, Steps) :-
    M:move_text(Form, Move, Parts),
    !,
    steps(Parts, M, Board, Steps).

steps([], _, _, []).
steps([Part|Parts], M, Board, Steps) :-
    (   part_step(Part, M, Board, Step)
    ->  Steps = [Step|Rest]
    ;   Steps = Rest
    ),
    steps(Parts, M, Board, Rest).

part_step(cell(What, Cell), M, Board, step(What, Cell, Texts)) :-
    What \== none,
    phrase(M:cell(Board, Cell), Codes),
    string_codes(Text, Codes),
    pair_text(Cell, Term),
    (   Text == Term
    ->  Texts = [Text]
    ;   Texts = [Text,Term]
    ).
part_step(pair(What, Pair, _, _), _, _, step(What, none, [Text])) :-
    pair_text(Pair, Text).
part_step(name(What, Name, _), _, _, step(What, Name, [Text])) :-
    atom_string(Name, Text).
part_step(choice(_, What, Texts), _, _, step(What, none, Texts)).

pair_text(A-B, Text) :-
    format(string(Text), '~d-~d', [A,B]).

%!  nonterminal_text(:Body, -Text:string) is semidet.
%
%   Text is the first string that the grammar body Body writes.

nonterminal_text(Body, Text) :-
    phrase(Body, Codes),
    !,
    string_codes(Text, Codes).

%!  separators(+Codes:list(integer))//
%
%   Any number of Codes and blanks, as many as possible.

separators(Codes) -->
    separator(Codes),
    !,
    separators(Codes).
separators(_) -->
    [].

%!  separator(+Codes:list(integer))//
%
%   One of Codes or a blank.

separator(Codes) -->
    [C],
    { memberchk(C, [0'\s,0'\t|Codes]) }.

%!  named_cell(+Row0:integer, ?Cell)//
%
%   The name of Cell, Column-Row from 0, such as `c2`; the digit of row 0 has
%   the code Row0. Reads either case, and also `2-1`. The cell need not be on a
%   board.

named_cell(Row0, Column-Row) -->
    { nonvar(Column) },
    !,
    { Letter is 0'a+Column,
      Digit is Row0+Row
    },
    [Letter,Digit].
named_cell(_, Column-Row) -->
    digit(C), "-",
    !,
    digit(R),
    { Column is C-0'0,
      Row is R-0'0
    }.
named_cell(Row0, Column-Row) -->
    [Letter], digit(R),
    { Column is (Letter\/0x20)-0'a,     % either case
      Row is R-Row0
    }.

%!  written_text(+String, ?Text) is semidet.
%
%   Text is a text equal to String; it becomes String if it is unbound.
%
%   @error type_error(text, Text)

written_text(String, Text) :-
    (   var(Text)
    ->  Text = String
    ;   must_be(text, Text),
        text_to_string(Text, String)
    ).

%!  given_text(+Text, -String) is det.
%
%   String is Text as a string.
%
%   @error instantiation_error, type_error(text, Text)

given_text(Text, String) :-
    must_be(nonvar, Text),
    must_be(text, Text),
    text_to_string(Text, String).
