/*  White lays dominoes across, black up and down, in the squares of a board.
    Who has no place for one passes; it is over when nobody has, and who laid
    more has won. The game is in facts, the loop is driven by failure, and it
    catches whatever goes wrong.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

:- dynamic board/1, to_move/1, laid/2, bot/2.

start :-
    write('Sizes are 3 to 5. Size: '),
    read(Size),
    member(Size, [3,4,5]),
    write('Who plays, "people" or "bots"? '),
    read(Who),
    set_up(Size, Who),
    repeat,
    catch(turn, _, fail),
    !.

set_up(Size, Who) :-
    retractall(board(_)),
    retractall(to_move(_)),
    retractall(laid(_, _)),
    retractall(bot(_, _)),
    findall(X-Y, (between(1, Size, X), between(1, Size, Y)), Squares),
    assertz(board(Squares)),
    assertz(to_move(white)),
    assertz(laid(white, 0)),
    assertz(laid(black, 0)),
    (   Who == bots
    ->  assertz(bot(white, 1)),
        assertz(bot(black, 1))
    ;   true
    ).

turn :-
    board(Squares),
    finished(Squares),
    !,
    most(Winner),
    format("Won by ~w~n", [Winner]).
turn :-
    board(Squares),
    retract(to_move(Player)),
    format("~w: ~w to move~n", [Squares,Player]),
    (   places(Squares, Player, [_|_])
    ->  decide(Player, Squares, Place),
        lay(Player, Place)
    ;   format("~w passes~n", [Player])
    ),
    other(Player, Next),
    assertz(to_move(Next)),
    fail.

other(white, black).
other(black, white).

decide(Player, Squares, Place) :-
    bot(Player, 1),
    !,
    places(Squares, Player, Places),
    random_member(Place, Places).
decide(_, _, Place) :-
    read(Place).

places(Squares, Player, Places) :-
    findall(X-Y,
            ( member(X-Y, Squares),
              second(Player, X-Y, Square),
              memberchk(Square, Squares)
            ),
            Places).

second(white, X-Y, X1-Y) :-
    X1 is X+1.
second(black, X-Y, X-Y1) :-
    Y1 is Y+1.

lay(Player, Place) :-
    retract(board(Squares)),
    second(Player, Place, Second),
    subtract(Squares, [Place,Second], Left),
    assertz(board(Left)),
    retract(laid(Player, Count)),
    Count1 is Count+1,
    assertz(laid(Player, Count1)).

finished(Squares) :-
    places(Squares, white, []),
    places(Squares, black, []).

most(Winner) :-
    laid(white, White),
    laid(black, Black),
    (   White > Black
    ->  Winner = white
    ;   White < Black
    ->  Winner = black
    ;   Winner = nobody
    ).
