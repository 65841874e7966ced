/*  Playing from code: people and bots, any game.

        swipl examples/play.pl [GAME [PLAYER1 PLAYER2]]

    A player is `human` or the number of a level. Without players a person plays
    the bot of level 3, without a game they play Wali. Bots take a second a move
    in a terminal, so that one can follow them. `?` lists what can be typed.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(play, [main/0, one_game/4]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module('../prolog/tabuleiro').

:- initialization(main, main).

main([]) :-
    main([wali]).
main([Game]) :-
    main([Game,human,'3']).
main([Game,Name1,Name2]) :-
    player(Name1, Player1),
    player(Name2, Player2),
    one_game(Game, Player1, Player2, Text),
    format("~w~n", [Text]).

player(human, human) :-
    !.
player(Number, level(Level)) :-
    atom_number(Number, Level).

%!  one_game(+Game, +Player1, +Player2, -Text) is det.
%
%   Text is the moves of a game, in notation. A person who leaves ends it.

one_game(Name, Player1, Player2, Text) :-
    load_game(Name, Game),
    Options = [show(true), pace(1), threefold(true), moves(Moves)],
    catch(play_match(Game, Player1, Player2, _, Options), Ball, true),
    (   var(Ball)
    ->  Game:initial_state(default, State),
        notations(Moves, Game, State, Texts),
        atomic_list_concat(Texts, ' ', Text)
    ;   memberchk(Ball, [tabuleiro_leave,tabuleiro_leave_all])
    ->  Text = "The game was left."
    ;   throw(Ball)
    ).

notations([], _, _, []).
notations([Move|Moves], Game, State, [Text|Texts]) :-
    Game:move_notation(State, Move, Text),
    Game:move(State, Move, Next),
    notations(Moves, Game, Next, Texts).
