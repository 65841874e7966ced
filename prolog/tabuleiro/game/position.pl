/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_position,
          [ notate_state/5,             % ?State, ?Text, :Check, :Parts,
                                        % :Grammar
            board//4,                   % :Cell, +Run, :Widths, ?Rows
            field//0,
            word//2,                    % +Words, ?Value
            options//2,                 % +Words, ?Values
            set//2,                     % :Element, ?Set
            mark//1,                    % +Text
            digit_between//3,           % +Low, +High, ?Digit
            cell_name//3,               % +Last, +Row0, ?Cell
            expected//1                 % +What
          ]).
:- use_module(library(apply), [maplist/2, maplist/3, maplist/4]).
:- use_module(library(dcg/basics), [integer//1, string_without//2]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(notation, [given_text/2, written_text/2]).

/** <module> state_notation/2 for the modules of games

A position is written as fields with `_` between them, the board first. The
grammar of a game is written once, with the nonterminals below, and works in
both directions: it writes if its argument is bound, and parses otherwise. A
nonterminal that cannot parse the text calls expected//1.
*/

:- meta_predicate
    notate_state(?, ?, 1, 2, 3),
    board(3, +, 2, ?, ?, ?),
    set(3, ?, ?, ?).

%!  notate_state(?State, ?Text, :Check, :Parts, :Grammar) is semidet.
%
%   Text is the text of State.
%
%     - call(Check, State) throws if State is not a state.
%     - call(Parts, State, Position) relates a state and the argument of its
%       grammar, in both directions.
%     - Grammar parses and writes Position.
%
%   A text that Grammar would write differently is not read: a state has only
%   one text.
%
%   @error instantiation_error if State and Text are unbound; those of Check for
%   State; type_error(text, Text)
%   @error error(syntax_error(position(Expected)), string(Text, Offset)) if
%   Text does not fit the grammar, domain_error(Type, Text) if Check throws
%   domain_error(Type, _) for what it describes

notate_state(State, Text, Check, Parts, Grammar) :-
    nonvar(State),
    !,
    call(Check, State),
    state_text(State, Parts, Grammar, String),
    written_text(String, Text).
notate_state(State, Text, Check, Parts, Grammar) :-
    given_text(Text, String),
    string_codes(String, Codes),
    catch(phrase(whole(Grammar, Position), Codes),
          expected(What, Rest),
          no_position(What, Rest, String)),
    call(Parts, State0, Position),
    catch(call(Check, State0),
          error(domain_error(Type, _), _),
          domain_error(Type, String)),
    state_text(State0, Parts, Grammar, Written),
    (   Written == String
    ->  State = State0
    ;   no_position(text(Written), Codes, String)
    ).

state_text(State, Parts, Grammar, String) :-
    call(Parts, State, Position),
    phrase(call(Grammar, Position), Codes),
    !,
    string_codes(String, Codes).

whole(Grammar, Position) -->
    call(Grammar, Position),
    !,
    (   \+ [_]
    ->  []
    ;   expected(end)
    ).

no_position(What, Rest, String) :-
    string_length(String, Length),
    length(Rest, Left),
    Offset is Length-Left,
    throw(error(syntax_error(position(What)), string(String, Offset))).

%!  expected(+What)//
%
%   Throws a syntax error: What is missing here. tabuleiro/texts/texts has a
%   text for What.

expected(What, Rest, _) :-
    throw(expected(What, Rest)).

here(Here, Here, Here).

%!  field//
%
%   The separator of two fields.

field -->
    "_",
    !.
field -->
    expected(field).

                /*******************************
                *             BOARD            *
                *******************************/

%!  board(:Cell, +Run, :Widths, ?Rows:list)//
%
%   Rows with `/` between them, each a list of cells. Run is Prefix-Empty:
%   adjacent cells Empty are written together, as the codes Prefix and a number.
%   call(Cell, Content)// reads or writes another cell. call(Widths, Lengths,
%   Expected) returns the numbers of cells that the rows must have if Lengths
%   are the lengths found, and fails if there is no such board.

board(Cell, Run, _, Rows) -->
    { nonvar(Rows) },
    !,
    rows(Rows, Cell, Run, _).
board(Cell, Run, Widths, Rows) -->
    here(Start),
    rows(Rows, Cell, Run, Starts),
    end_of_board,
    { maplist(length, Rows, Lengths),
      (   call(Widths, Lengths, Musts)
      ->  maplist(must_be_wide, Starts, Lengths, Musts)
      ;   throw(expected(board, Start))
      )
    }.

rows([Row|Rows], Cell, Run, [Start|Starts]) -->
    here(Start),
    row(Row, Cell, Run),
    more_rows(Rows, Cell, Run, Starts).

more_rows([Row|Rows], Cell, Run, Starts) -->
    "/",
    !,
    rows([Row|Rows], Cell, Run, Starts).
more_rows([], _, _, []) -->
    [].

row(Cells, Cell, Run) -->
    run(Cells, Run, Rest),
    !,
    row(Rest, Cell, Run).
row([Content|Cells], Cell, Run) -->
    call(Cell, Content),
    !,
    row(Cells, Cell, Run).
row([], _, _) -->
    [].

%   Cells are one or more Empty, followed by Rest.

run(Cells, Prefix-Empty, Rest) -->
    { nonvar(Cells) },
    !,
    { leading(Cells, Empty, Rest, 0, Count),
      Count > 0
    },
    Prefix,
    integer(Count).
run(Cells, Prefix-Empty, Rest) -->
    Prefix,
    count(Count),
    { length(Run, Count),
      maplist(=(Empty), Run),
      append(Run, Rest, Cells)
    }.

leading([Cell|Cells], Empty, Rest, Count0, Count) :-
    Cell == Empty,
    !,
    Count1 is Count0+1,
    leading(Cells, Empty, Rest, Count1, Count).
leading(Rest, _, Rest, Count, Count).

%   Count is 1 to 99, so that no text makes a very long row.

count(Count) -->
    [Digit],
    { between(0'1, 0'9, Digit) },
    (   [Digit2],
        { between(0'0, 0'9, Digit2) }
    ->  { number_codes(Count, [Digit,Digit2]) }
    ;   { number_codes(Count, [Digit]) }
    ).

end_of_board, "_" -->
    "_",
    !.
end_of_board -->
    expected(cell).

must_be_wide(_, Width, Width) :-
    !.
must_be_wide(Start, _, Width) :-
    throw(expected(row(Width), Start)).

                /*******************************
                *          OTHER FIELDS        *
                *******************************/

%!  word(+Words:list, ?Value)//
%
%   Words are pairs Value-Text. The texts contain no `_` and no comma.

word(Words, Value) -->
    { nonvar(Value) },
    !,
    { memberchk(Value-Text, Words),
      string_codes(Text, Codes)
    },
    Codes.
word(Words, Value) -->
    here(Here),
    string_without(`_,`, Codes),
    { string_codes(Text, Codes),
      (   memberchk(Value-Text, Words)
      ->  true
      ;   pairs_values(Words, Texts),
          throw(expected(one_of(Texts), Here))
      )
    }.

%!  options(+Words:list, ?Values:list)//
%
%   A field with a word for each of Values; nothing if Values is `[]`.

options(Words, [Value|Values]) -->
    "_",
    !,
    set(word(Words), [Value|Values]).
options(_, []) -->
    [].

%!  set(:Element, ?Set:list)//
%
%   The elements of Set, one or more, with commas between them.

set(Element, Set) -->
    { nonvar(Set),
      Set = [First|_],
      nonvar(First)
    },
    !,
    elements(Set, Element).
set(Element, Set) -->
    elements(Elements, Element),
    { sort(Elements, Set) }.

elements([X|Xs], Element) -->
    call(Element, X),
    more_elements(Xs, Element).

more_elements([X|Xs], Element) -->
    ",",
    !,
    elements([X|Xs], Element).
more_elements([], _) -->
    [].

                /*******************************
                *        PARTS OF FIELDS       *
                *******************************/

%!  mark(+Text)//
%
%   The string Text, which must be here.

mark(Text) -->
    { string_codes(Text, Codes) },
    Codes,
    !.
mark(Text) -->
    expected(one_of([Text])).

%!  digit_between(+Low, +High, ?Digit)//
%
%   Digit, an integer from Low to High.

digit_between(Low, High, Digit) -->
    [Code],
    { plus(0'0, Digit, Code),
      between(Low, High, Digit)
    },
    !.
digit_between(Low, High, _) -->
    expected(digit(Low, High)).

%!  cell_name(+Last, +Row0, ?Cell)//
%
%   The letter of the column and the digit of the row of Cell, Column-Row, each
%   from 0 to Last. Row0 is the code of the digit of row 0.

cell_name(Last, Row0, Column-Row) -->
    [Letter,Digit],
    { plus(0'a, Column, Letter),
      plus(Row0, Row, Digit),
      between(0, Last, Column),
      between(0, Last, Row)
    },
    !.
cell_name(_, _, _) -->
    expected(cell_name).
