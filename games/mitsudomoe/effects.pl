/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_effects,
          [ effects/4,                  % +State, +Move, +NewState, -Messages
            move_deeds/4,               % +State, +Move, +NewState, -Deeds
            other_turn/3                % +State, +Player, -Turn
          ]).
:- use_module(state).
:- use_module(library(apply), [maplist/3]).
:- use_module(notation, [cell_text/2]).

/** <module> Mitsudomoe: the effects of a move in words
*/

%!  effects(+State, +Move, +NewState, -Messages:list) is det.
%
%   Messages describe Move, which leads from State to NewState, see
%   move_effects/3.

effects([Board,_,Player-Step|_], Move, NewState, Messages) :-
    phrase(effects(Step, Player, Board, Move, NewState), Messages).

effects(ring, Player, Board, [Col0,Row0,Col1,Row1,_], _) -->
    { source(Col0-Row0, Source),
      cell_text(Col1-Row1, To)
    },
    [ mitsudomoe(ring(Player, Source, To)) ],
    (   { stack_at(Board, Col1-Row1, [Top|_]),
          piece(Owner, ring, Top)
        }
    ->  [ mitsudomoe(covers(Owner)) ]
    ;   []
    ).
effects(ball, Player, Board, Move, [NewBoard,_,Turn|_]) -->
    { Move = [Col0,Row0,Col1,Row1,_],
      over(Col0-Row0, Col1-Row1, Over),
      maplist(cell_text, [Col0-Row0,Col1-Row1], [From,To]),
      maplist(cell_text, Over, OverTexts)
    },
    [ mitsudomoe(ball(Player, From, To, OverTexts)) ],
    vaulted(Turn),
    scored(Player, Board, NewBoard).
effects(relocate(_), Player, Board, Move, [NewBoard|_]) -->
    { Move = [Col0,Row0,Col1,Row1,_],
      opponent(Player, Opponent),
      maplist(cell_text, [Col0-Row0,Col1-Row1], [From,To])
    },
    [ mitsudomoe(relocated(Player, Opponent, From, To)) ],
    scored(Opponent, Board, NewBoard).

source(Cell, Source) :-
    (   cell_text(Cell, Text)
    ->  Source = Text
    ;   Source = supply
    ).

%   Over are the cells between From and To. A ball that does not move to a
%   neighbour has vaulted all of them.

over(Col0-Row0, Col1-Row1, Over) :-
    Col is Col0+sign(Col1-Col0),
    Row is Row0+sign(Row1-Row0),
    (   Col-Row == Col1-Row1
    ->  Over = []
    ;   Over = [Col-Row|Over1],
        over(Col-Row, Col1-Row1, Over1)
    ).

vaulted(Player-relocate(Cells)) -->
    !,
    { opponent(Player, Opponent),
      maplist(cell_text, Cells, Texts)
    },
    [ mitsudomoe(vaulted(Opponent, Texts)) ].
vaulted(_) -->
    [].

%   The number of balls of Player on goals, if the move has changed it.

scored(Player, Board, NewBoard) -->
    { maplist(goals_of(Player), [Board,NewBoard], [Count0,Count]) },
    (   { Count =:= Count0 }
    ->  []
    ;   [ mitsudomoe(scored(Player, Count)) ]
    ).

goals_of(Player, Board, Count) :-
    balls_on_goals(Board, Player, Count).

%!  move_deeds(+State, +Move, +NewState, -Deeds:list) is det.
%
%   Deeds are the enemy ring that the ply Move covers, the enemy balls that it
%   vaults or relocates, and the goal that a ball reaches.

move_deeds([Board,_,Player-Step|_], Move, [NewBoard,_,Turn|_], Deeds) :-
    Move = [Col0,Row0,Col1,Row1,_],
    opponent(Player, Opponent),
    findall(Worth-mitsudomoe(Deed),
            deed(Step, Player-Opponent, Board, Col0-Row0, Col1-Row1, NewBoard,
                 Turn, Worth, Deed),
            Deeds).

deed(ring, _-Opponent, Board, _, To, _, _, 1, cover(Opponent, Text)) :-
    stack_at(Board, To, [Top|_]),
    piece(Opponent, ring, Top),
    cell_text(To, Text).
deed(ball, Player-_, _, _, _, _, Player-relocate(Cells), 4, vault(Texts)) :-
    maplist(cell_text, Cells, Texts).
deed(ball, Player-_, Board, _, _, NewBoard, _, 6, reach_goal(Count)) :-
    maplist(goals_of(Player), [Board,NewBoard], [Count0,Count]),
    Count > Count0.
deed(relocate(_), _-Opponent, _, From, To, _, _, 4,
     relocate(Opponent, FromText, ToText)) :-
    maplist(cell_text, [From,To], [FromText,ToText]).

%!  other_turn(+State, +Player, -Turn) is semidet.
%
%   Turn is State in which Player is to move a ball: what a ring in the first
%   step would open is no threat yet.

other_turn([Board,Hands,_-ring|Rules], Player, [Board,Hands,Player-ball|Rules]).
