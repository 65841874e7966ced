/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_symmetry,
          [ symmetry/3,                 % +Players, +States, -Symmetry
            symmetry_variant/3,         % +States, +Symmetry, -Variant
            mirrored_state/3,           % +Symmetry, +State, -Mirrored
            same_state/2,               % +State1, +State2
            mirrored_winner/3,          % +Symmetry, +Winner, -Mirrored
            exchanged_atom/3,           % +Pairs, +Term, -New
            board/2                     % +State, -Board
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists),
              [append/3, last/2, list_to_set/2, member/2, memberchk/2, nth1/3,
               nth1/4, reverse/2
              ]).
:- use_module(library(pairs), [pairs_keys_values/3]).

/** <module> Symmetries that a game may have

A symmetry, sym(Flip, Pairs, Swap), mirrors a state; under the rules of the game
the mirror image may play exactly like the state.

  - Flip is `none`; `rows` reverses the rows of the board, `columns` the cells
    of each row, and `both` does both; `diagonal` transposes the board. The
    board is the first list in the state with two or more elements; its elements
    are rows if they are lists of the same length.
  - Pairs are A-B terms: A and B change places in the state, such as the players
    and their pieces
  - Swap is a list of
    - arguments(Name/Arity, I, J): these arguments of such a term change places,
      such as the points of the players
    - kept(Term): the subterm Term stays as it is, such as the names of the
      players
    - next(Name/Arity, I): this argument of such a term, a number of moves, is
      one more, since the other player is to move after it
*/

%!  symmetry(+Players, +States, -Symmetry) is nondet.
%
%   Symmetry is a possible symmetry of the game. States are states of the game,
%   the start first.

symmetry(Players, States, sym(Flip, Pairs, Swap)) :-
    States = [Start|_],
    flip(Start, Flip),
    pairs(Flip, Players, States, Pairs),
    (   Pairs == []
    ->  Flip \== none,
        Swap = []
    ;   swap(Start, Swap)
    ).

flip(_, none).
flip(Start, Flip) :-
    board(Start, Board),
    (   matrix(Board, Rows, Columns)
    ->  (   member(Flip, [rows,columns,both])
        ;   Rows =:= Columns,
            Flip = diagonal
        )
    ;   Flip = rows
    ).

%!  board(+State, -Board:list) is semidet.
%
%   Board is the first list of two elements or more.

board(Term, Board) :-
    is_list(Term),
    Term = [_,_|_],
    \+ mixed(Term),
    forall(( member(Row, Term),
             ( is_list(Row) -> member(Cell, Row) ; Cell = Row )
           ),
           atomic(Cell)),
    !,
    Board = Term.
board(Term, Board) :-
    compound(Term),
    arg(_, Term, Argument),
    board(Argument, Board),
    !.

%   List has a board among other elements, as in [Board,Player].

mixed(List) :-
    member(X, List),
    is_list(X),
    member(Y, List),
    \+ is_list(Y),
    !.

matrix(Board, Rows, Columns) :-
    maplist(is_list, Board),
    maplist(length, Board, Lengths),
    sort(Lengths, [Columns]),
    Columns > 1,
    length(Board, Rows).

%   Pairs are the players and their pieces. Two kinds of pieces are a pair if
%   they mirror each other at the start, or simply if both are on the board.

pairs(_, _, _, []).
pairs(Flip, [A,B], States, Pairs) :-
    States = [Start|_],
    (   placed_pairs(Flip, Start, Placed),
        Placed \== []
    ->  players_first(A-B, Placed, Pairs)
    ;   cells(States, Cells),
        \+ memberchk(A, Cells),
        \+ memberchk(B, Cells),
        append(_, [X|More], Cells),
        member(Y, More),
        Pairs = [A-B,X-Y]
    ;   Pairs = [A-B]
    ).

players_first(A-B, Placed, Pairs) :-
    (   ( memberchk(A-B, Placed) ; memberchk(B-A, Placed) )
    ->  Pairs = Placed
    ;   \+ ( member(X-Y, Placed),
             ( memberchk(X, [A,B]) ; memberchk(Y, [A,B]) )
           ),
        Pairs = [A-B|Placed]
    ).

placed_pairs(Flip, Start, Pairs) :-
    Flip \== none,
    board(Start, Board),
    flipped(Flip, Board, Other),
    cell_list(Board, Cells),
    cell_list(Other, Others),
    pairs_keys_values(All, Cells, Others),
    sort(All, Set),
    \+ ( member(X-Y, Set),
         member(X-Z, Set),
         Y \== Z
       ),
    findall(X-Y,
            ( member(X-Y, Set),
              X @< Y
            ),
            Pairs),
    forall(member(X-Y, Pairs), memberchk(Y-X, Set)).

cell_list(Board, Cells) :-
    (   maplist(is_list, Board)
    ->  findall(Cell, ( member(Row, Board), member(Cell, Row) ), Cells)
    ;   Cells = Board
    ).

%   Cells are the contents of cells in States, except the most common one of the
%   start; [] if there are many.

cells(States, Cells) :-
    findall(Cell,
            ( member(State, States),
              board(State, Board),
              cell_list(Board, List),
              member(Cell, List)
            ),
            All),
    sort(All, Set0),
    (   length(Set0, Count),
        Count =< 4,
        maplist(atomic, Set0)
    ->  States = [Start|_],
        (   board(Start, First),
            cell_list(First, FirstCells),
            commonest(FirstCells, Common)
        ->  findall(Cell, ( member(Cell, Set0), Cell \== Common ), Cells)
        ;   Cells = Set0
        )
    ;   Cells = []
    ).

commonest(Cells, Common) :-
    msort(Cells, Sorted),
    findall(Count-Cell,
            ( member(Cell, Sorted),
              findall(x, ( member(C, Sorted), C == Cell ), Xs),
              length(Xs, Count)
            ),
            Counted),
    msort(Counted, Ordered),
    last(Ordered, _-Common).

%   Swap exchanges two numbers, or two lists, among the arguments of a term.

swap(Start, Swap) :-
    findall(arguments(Name/Arity, I, J),
            ( sub_compound(Start, Term),
              Term \= [_|_],
              functor(Term, Name, Arity),
              arg(I, Term, A),
              arg(J, Term, B),
              I < J,
              alike(A, B)
            ),
            Swaps),
    list_to_set(Swaps, Set),
    (   member(One, Set),
        Swap = [One]
    ;   append(_, [One|More], Set),
        One = arguments(PI, _, _),
        member(Other, More),
        Other = arguments(PI2, _, _),
        PI2 \== PI,
        Swap = [One,Other]
    ;   Swap = []
    ).

sub_compound(Term, Term) :-
    compound(Term).
sub_compound(Term, Sub) :-
    compound(Term),
    \+ is_list(Term),
    arg(_, Term, Argument),
    sub_compound(Argument, Sub).

alike(A, B) :-
    (   number(A)
    ->  number(B)
    ;   is_list(A),
        is_list(B),
        length(A, Length),
        length(B, Length)
    ).

%!  symmetry_variant(+States, +Symmetry, -Variant) is nondet.
%
%   Variant is Symmetry, which exchanges the players, for programs in which the
%   plain exchange makes a state that no game reaches: it keeps the facts that
%   are the same in all States, or counts another move.

symmetry_variant(States, sym(Flip, Pairs, Swap), sym(Flip, Pairs, Variant)) :-
    Pairs \== [],
    States = [Start|_],
    (   findall(kept(Facts), constant_facts(States, Start, Facts), Variant0),
        Variant0 \== []
    ;   sub_compound(Start, Term),
        functor(Term, Name, Arity),
        Name \== '[|]',
        arg(I, Term, Count),
        integer(Count),
        Variant0 = [next(Name/Arity, I)]
    ),
    append(Variant0, Swap, Variant).

constant_facts(States, Start, Facts) :-
    facts_of(Start, Facts),
    \+ ( member(State, States),
         \+ ( facts_of(State, Others), Others == Facts )
       ).

%   Facts are those of one predicate, in a state of a program that keeps its
%   game in facts, see tabuleiro/adopt/facts.

facts_of(Term, Facts) :-
    compound(Term),
    (   Term = facts(_, _, _)
    ->  Facts = Term
    ;   arg(_, Term, Argument),
        facts_of(Argument, Facts)
    ).

                /*******************************
                *           MIRRORING          *
                *******************************/

%!  mirrored_state(+Symmetry, +State, -Mirrored) is det.

mirrored_state(sym(Flip, Pairs, Swap), State, Mirrored) :-
    (   Flip == none
    ->  State1 = State
    ;   board(State, Board),
        flipped(Flip, Board, Other)
    ->  replaced(State, Board, Other, State1)
    ;   State1 = State
    ),
    exchanged(State1, Pairs, Swap, Mirrored).

flipped(rows, Board, Other) :-
    reverse(Board, Other).
flipped(columns, Board, Other) :-
    maplist(reverse, Board, Other).
flipped(both, Board, Other) :-
    maplist(reverse, Board, Rows),
    reverse(Rows, Other).
flipped(diagonal, Board, Columns) :-
    Board = [Row|_],
    findall(Column,
            ( nth1(I, Row, _),
              findall(Cell, ( member(R, Board), nth1(I, R, Cell) ), Column)
            ),
            Columns).

%   Replaces the first subterm that is Board by Other.

replaced(Term, Board, Other, New) :-
    Term == Board,
    !,
    New = Other.
replaced(Term, Board, Other, New) :-
    compound(Term),
    Term =.. [Name|Arguments],
    append(Before, [Argument|After], Arguments),
    replaced(Argument, Board, Other, Argument1),
    !,
    append(Before, [Argument1|After], NewArguments),
    New =.. [Name|NewArguments].

exchanged(Term, Pairs, _, New) :-
    atomic(Term),
    !,
    exchanged_atom(Pairs, Term, New).
exchanged(Term, _, Swap, New) :-
    member(kept(Kept), Swap),
    Kept == Term,
    !,
    New = Term.
exchanged(Term, Pairs, Swap, New) :-
    is_list(Term),
    !,
    exchanged_all(Term, Pairs, Swap, New0),
    in_order_of_keys(Term, Pairs, New0, New).
exchanged(Term, Pairs, Swap, New) :-
    compound_name_arguments(Term, Name, Arguments0),
    compound_name_arity(Term, Name, Arity),
    (   member(arguments(Name/Arity, I, J), Swap)
    ->  swapped(Arguments0, I, J, Arguments1)
    ;   member(next(Name/Arity, I), Swap),
        nth1(I, Arguments0, Count, Rest),
        integer(Count)
    ->  Next is Count+1,
        nth1(I, Arguments1, Next, Rest)
    ;   Arguments1 = Arguments0
    ),
    exchanged_all(Arguments1, Pairs, Swap, Arguments),
    compound_name_arguments(New, Name, Arguments).

%   A list with a term for each player, such as [white-2,black-3], keeps its
%   order: the program may expect the players there in this order.

in_order_of_keys([X,Y], Pairs, [X1,Y1], New) :-
    keyed(X, Name, Arity, A),
    keyed(Y, Name, Arity, B),
    ( memberchk(A-B, Pairs) ; memberchk(B-A, Pairs) ),
    !,
    New = [Y1,X1].
in_order_of_keys(_, _, New, New).

keyed(Term, Name, Arity, Key) :-
    compound(Term),
    Term \= [_|_],
    compound_name_arity(Term, Name, Arity),
    arg(1, Term, Key),
    atomic(Key).

exchanged_all([], _, _, []).
exchanged_all([X|Xs], Pairs, Swap, [Y|Ys]) :-
    exchanged(X, Pairs, Swap, Y),
    exchanged_all(Xs, Pairs, Swap, Ys).

%!  exchanged_atom(+Pairs, +Term, -New) is det.
%
%   New is the partner of Term in Pairs, or Term if it has none.

exchanged_atom([A-B|Pairs], Term, New) :-
    (   Term == A
    ->  New = B
    ;   Term == B
    ->  New = A
    ;   exchanged_atom(Pairs, Term, New)
    ).
exchanged_atom([], Term, Term).

swapped(Arguments0, I, J, Arguments) :-
    findall(N-X, nth1(N, Arguments0, X), Numbered),
    memberchk(I-A, Numbered),
    memberchk(J-B, Numbered),
    findall(Y,
            ( member(N-X, Numbered),
              (   N =:= I
              ->  Y = B
              ;   N =:= J
              ->  Y = A
              ;   Y = X
              )
            ),
            Arguments).

%!  same_state(+State1, +State2) is semidet.
%
%   State1 and State2 are equal except for the order of the elements of lists
%   that are not boards, such as lists of pieces.

same_state(State1, State2) :-
    (   State1 == State2
    ->  true
    ;   ordered(State1, Ordered1),
        ordered(State2, Ordered2),
        Ordered1 == Ordered2
    ).

ordered(Term, Ordered) :-
    compound(Term),
    !,
    compound_name_arguments(Term, Name, Arguments0),
    (   is_list(Term)
    ->  maplist(ordered, Term, List),
        (   member(Element, Term),
            \+ is_cell(Element)
        ->  msort(List, Ordered)
        ;   Ordered = List
        )
    ;   maplist(ordered, Arguments0, Arguments),
        compound_name_arguments(Ordered, Name, Arguments)
    ).
ordered(Term, Term).

%   Term is a cell or a row of cells.

is_cell(Term) :-
    (   is_list(Term)
    ->  maplist(atomic, Term)
    ;   atomic(Term)
    ).

%!  mirrored_winner(+Symmetry, +Winner, -Mirrored) is det.

mirrored_winner(sym(_, Pairs, _), Winner, Mirrored) :-
    exchanged_atom(Pairs, Winner, Mirrored).
