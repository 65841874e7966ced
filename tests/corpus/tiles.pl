% Two people lay tiles on a board of three by three, no two side by side. Who
% lays the last one wins. The board is a fact; each turn one may leave for the
% menu, which begins another game.

:- dynamic board/1.

play :-
    repeat,
    write('Tiles, a game without computers'), nl,
    write('1 - two people'), nl,
    write('0 - leave'), nl,
    read(Choice),
    chosen(Choice).

chosen(0).
chosen(1) :-
    retractall(board(_)),
    assertz(board([[free,free,free],[free,free,free],[free,free,free]])),
    turn(ann).

turn(Player) :-
    display_game,
    after(Player, Next),
    board(Board),
    (   fits(Board, _, _)
    ->  format('~w, type 1 to lay a tile or 2 to see the menu: ', [Player]),
        read(Choice),
        done(Choice, Player, Next)
    ;   format('~w wins!~n', [Next])
    ).

done(1, Player, Next) :-
    write('Row: '),
    read(Row),
    write('Column: '),
    read(Column),
    board(Board),
    (   fits(Board, Row, Column)
    ->  laid(Board, Row, Column, Player, New),
        retractall(board(_)),
        assertz(board(New)),
        turn(Next)
    ;   write('It does not fit there.'), nl,
        turn(Player)
    ).
done(2, _, _) :-
    play.

after(ann, bob).
after(bob, ann).

fits(Board, Row, Column) :-
    cell(Board, Row, Column, free),
    \+ ( beside(Row, Column, Row1, Column1),
         cell(Board, Row1, Column1, Tile),
         Tile \== free
       ).

cell(Board, Row, Column, Tile) :-
    nth1(Row, Board, Tiles),
    nth1(Column, Tiles, Tile).

beside(Row, Column, Row1, Column) :-
    ( Row1 is Row+1 ; Row1 is Row-1 ).
beside(Row, Column, Row, Column1) :-
    ( Column1 is Column+1 ; Column1 is Column-1 ).

laid([Tiles|Rows], 1, Column, Player, [New|Rows]) :-
    !,
    placed(Tiles, Column, Player, New).
laid([Tiles|Rows], Row, Column, Player, [Tiles|New]) :-
    Above is Row-1,
    laid(Rows, Above, Column, Player, New).

placed([_|Tiles], 1, Player, [Player|Tiles]) :-
    !.
placed([Tile|Tiles], Column, Player, [Tile|New]) :-
    Before is Column-1,
    placed(Tiles, Before, Player, New).

display_game :-
    board(Board),
    show(Board).

show([]).
show([Row|Rows]) :-
    format('~w ~w ~w~n', Row),
    show(Rows).
