/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_fits,
          [ bad_game/2,                 % +Game, +Players
            turn_fits/2,                % +TurnReading, +Games
            moves_of_other/2,           % +Players, +Games
            games_tell_mover/2          % +Players, +Games
          ]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(library(occurs), [occurrences_of_term/3, sub_term/2]).
:- use_module(ending, [winner_meaning/3]).

/** <module> Whether the games that were tried fit a reading

The games are those of trial_games/5.
*/

%!  bad_game(+Game, +Players) is semidet.
%
%   Game did not end by a winner among Players or in a draw.

bad_game(game(_, fault(_, _, _)), _).
bad_game(game(_, stuck(_)), _).
bad_game(game(Steps, over(_, Winner)), Players) :-
    (   Steps == []
    ->  true
    ;   var(Winner)
    ->  true
    ;   \+ memberchk(Winner, [draw|Players]),
        \+ winner_meaning(Winner, Players, _)
    ).

%!  turn_fits(+TurnReading, +Games) is semidet.
%
%   A part of the state tells whose turn it is if it has the two players
%   alone, and changes often. Who asked player_to_move/2 is believed.

turn_fits(reading(Turn, Players, _, Why), Games) :-
    memberchk(Turn, [arg(_),moved(_)]),
    Why \= given(_),
    !,
    findall(Steps, member(game(Steps, _), Games), Lists),
    \+ ( member(Steps, Lists),
         member(step(_, Player, _, _), Steps),
         \+ memberchk(Player, Players)
       ),
    findall(Change, ( member(Steps, Lists), change(Steps, Change) ), Changes),
    length(Changes, All),
    findall(x, member(yes, Changes), Yes),
    length(Yes, Changed),
    Changed*3 >= All,
    ( All =:= 0 ; Changed > 0 ),
    !.
turn_fits(reading(asked, _, _, Why), Games) :-
    Why \= given(_),
    !,
    member(game(Steps, _), Games),
    change(Steps, no),                  % else the sides alternate
    !.
turn_fits(_, _).

%!  moves_of_other(+Players, +Games) is semidet.
%
%   The moves of each player mostly name the opponent, or put pieces with the
%   opponent's name. Then the state names the player who moved last, or the
%   opponent begins. Numbers do not count as names, nor does a name that the
%   moves of both players have, such as that of a column.

moves_of_other(Players, Games) :-
    forall(member(Player, Players),
           moves_name_other(Players, Games, Player)).

moves_name_other(Players, Games, Player) :-
    findall(Whose, moves_name(Players, Games, Player, Whose), All),
    findall(x, member(other, All), Others),
    findall(x, member(own, All), Own),
    length(Others, OtherCount),
    length(Own, OwnCount),
    OtherCount > OwnCount.

moves_name(Players, Games, Player, Whose) :-
    member(game(Steps, _), Games),
    (   member(step(_, Player, Moves, _), Steps),
        whose_moves(Players, Player, Moves, Whose)
    ;   append(_, [Step,Next|_], Steps),
        Step = step(_, Player, _, _),
        whose_pieces(Step, Next, Whose)
    ).

%!  games_tell_mover(+Players, +Games) is semidet.
%
%   The games show who is to move in their states, and not who has moved: moves
%   or pieces name the player, or all who win do so by a move of theirs.

games_tell_mover(Players, Games) :-
    member(Player, Players),
    moves_name(Players, Games, Player, _),
    !.
games_tell_mover(Players, Games) :-
    findall(Whose,
            ( member(game(Steps, over(_, Winner)), Games),
              memberchk(Winner, Players),
              last(Steps, step(_, Player, _, _)),
              ( Winner == Player -> Whose = own ; Whose = other )
            ),
            All),
    memberchk(own, All),
    \+ memberchk(other, All).

whose_moves(Players, Player, Moves, Whose) :-
    \+ number(Player),
    member(Other, Players),
    Other \== Player,
    (   member(Move, Moves),
        occurs(Player, Move)
    ->  Whose = own
    ;   member(Move, Moves),
        occurs(Other, Move)
    ->  Whose = other
    ).

%   Each state has the player to move once, which does not count.

whose_pieces(step(State1, Player, _, _), step(State2, Other, _, _), Whose) :-
    Player \== Other,
    \+ number(Player),
    occurrences_of_term(Player, State1, Own1),
    occurrences_of_term(Player, State2, Own2),
    occurrences_of_term(Other, State1, Other1),
    occurrences_of_term(Other, State2, Other2),
    (   Own2 > Own1-1
    ->  Whose = own
    ;   Other2-1 > Other1
    ->  Whose = other
    ).

occurs(Player, Move) :-
    sub_term(Part, Move),
    Part == Player,
    !.

change(Steps, Change) :-
    append(_, [step(_, Player1, _, _),step(_, Player2, _, _)|_], Steps),
    (   Player1 == Player2
    ->  Change = no
    ;   Change = yes
    ).
