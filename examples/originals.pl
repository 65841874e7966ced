/*  The predicates of the original programs, on the terms of their documents.

        swipl examples/originals.pl [GAME ...]

    Each lesson calls predicates as the document of a game has them, on states
    that stand there, and prints the answers. The predicates are those of the
    module of the game: what a program of one's own calls in place of them.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(originals, [main/0, lesson/3]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module('../prolog/tabuleiro').

:- initialization(main, main).

main([]) :-
    !,
    findall(Game, game_name(Game), Games),
    main(Games).
main(Names) :-
    forall(member(Name, Names),
           ( load_game(Name, Game),
             set_random(seed(2026)),
             forall(lesson(Game, What, Answer),
                    format("~w: ~w: ~w~n", [Game,What,Answer]))
           )).

%!  lesson(+Game, -What, -Answer) is nondet.
%
%   Answer is what a predicate of Game has to say about What.

                /*******************************
                *         WALD MEISTER         *
                *******************************/

lesson(waldmeister, "trees that can move", Trees) :-
    intermediate([Board|_]),
    waldmeister:get_free_trees_in_board(0, 0, Board, Board, Trees).
lesson(waldmeister, "where the tree on 1-1 can go", Cells) :-
    intermediate(State),
    waldmeister:valid_moves(State, 1-1, Cells).
lesson(waldmeister, "points for colours after a turn in two halves", Points) :-
    intermediate(State),
    waldmeister:move(State, ((1-1,1-1),1-0), State1),
    waldmeister:move(State1, ((2-1,-1),1-1), [Board|_]),
    waldmeister:count_color_values(Board, Points).
lesson(waldmeister, "the easy bot's tree, cell and new tree",
       Tree/To/NewTree) :-
    intermediate(State),
    State = [Board|_],
    waldmeister:get_free_trees_in_board(0, 0, Board, Board, Trees),
    waldmeister:choose_move(State, 1, 1, (Trees,Tree,_,To,NewTree)).

                /*******************************
                *          MITSUDOMOE          *
                *******************************/

lesson(mitsudomoe, "ring moves and ball moves of White", Rings+Balls) :-
    map(GameState),
    mitsudomoe:valid_moves(GameState, 'WhiteRing', RingMoves),
    mitsudomoe:valid_moves(GameState, 'WhiteBall', BallMoves),
    length(RingMoves, Rings),
    length(BallMoves, Balls).
lesson(mitsudomoe, "the hard bot lays a ring", Move) :-
    map(GameState),
    mitsudomoe:valid_moves(GameState, 'WhiteRing', Moves),
    mitsudomoe:choose_moveRing(GameState, 'White', 3, Moves, Move).
lesson(mitsudomoe, "its best ball move, and the value after it", Move/Value) :-
    map(GameState),
    mitsudomoe:valid_moves(GameState, 'WhiteBall', Moves),
    mitsudomoe:choose_moveBall(GameState, 'White', 3, Moves, Move),
    mitsudomoe:move(GameState, Move, 'White', NewGameState),
    mitsudomoe:value(NewGameState, 'White', Value).
lesson(mitsudomoe, "has Black won on the map of the end?", Bool) :-
    mitsudomoe:endMap(GameState),
    mitsudomoe:game_over(GameState, 'Black', Bool).

                /*******************************
                *             WALI             *
                *******************************/

lesson(wali, "stones of each player on 5-6", N-N) :-
    wali:initial_state(5-6, _Board-1-N-N).
lesson(wali, "the stone that White drops", Piece) :-
    wali:initial_state(5-6, Board-1-_-_),
    wali:move(Board, 0-0/2-3, 'W'-drop, NewBoard),
    wali:get_piece(NewBoard, 3, 2, Piece).
lesson(wali, "may White drop next to it?", Answer) :-
    wali:initial_state(5-6, Board-1-_-_),
    wali:move(Board, 0-0/2-3, 'W'-drop, NewBoard),
    (   wali:check_cross(NewBoard, 3, 1, 'W')
    ->  Answer = yes
    ;   Answer = no
    ).
lesson(wali, "the move of minimax that makes a three", Move) :-
    wali:get_best_play([ ['W','W','O','O'],
                         ['O','O','W','O'],
                         ['B','O','B','B'],
                         ['O','B','O','O']
                       ]-'W', 'W'-capture, Move).

                /*******************************
                *           TACTIGON           *
                *******************************/

lesson(tactigon, "moves of cian, and of red, who is not to move",
       Cian+Red) :-
    board(Board),
    tactigon:valid_moves([Board,cian], cian, CianMoves),
    tactigon:valid_moves([Board,cian], red, RedMoves),
    length(CianMoves, Cian),
    length(RedMoves, Red).
lesson(tactigon, "pieces more than red, and the distance to its pentagon",
       Advantage/Distance) :-
    board(Board),
    tactigon:evaluate_advantage([Board,_], cian, Advantage),
    tactigon:closest_to_opponent_pentagon([Board,_], cian, Distance).
lesson(tactigon, "what the greedy bot does to it", Move/Winner) :-
    board(Board),
    tactigon:choose_move([Board,cian], cian, 2, Move),
    tactigon:move_aux([Board,cian], Move, GameState),
    (   tactigon:game_over(GameState, Winner)
    ->  true
    ;   Winner = nobody
    ).
lesson(tactigon, "who has won on the final board", Winner) :-
    tactigon:board(final, Board),
    tactigon:game_over([Board,red], Winner).

                /*******************************
                *            STATES            *
                *******************************/

%   Wald Meister: [Board,Trees1,Trees2,Amount,Turn].

intermediate([ [[-1],[-1, 1-1],[-1, 3-1, -1],[-1, -1, -1, -1],
                [-1, -1, -1, -1, -1],[-1, -1, -1, -1, -1, -1],
                [-1, -1, -1, -1, -1, -1, -1],
                [-1, -1, -1, -1, -1, -1, -1, -1],
                [-1, -1, -1, -1, -1, -1, -1],[-1, -1, -1, -1, -1, -1],
                [-1, -1, -1, -1, -1],[-1, -1, -1, -1],[-1,-1,-1],[-1,-1],
                [-1]],
               [(1-1,2),(1-2,3),(1-3,3),(2-1,3),(2-2,3),(2-3,3),(3-1,3),
                (3-2,3),(3-3,3)],
               [(1-1,3),(1-2,3),(1-3,3),(2-1,3),(2-2,3),(2-3,3),(3-1,2),
                (3-2,3),(3-3,3)],
               52,1]).

%   Mitsudomoe: [Board,Hands]; a stack is written as it is built.

map([ [ [[empty],[empty],[whiteRing | [empty]],
         [blackBall | [blackRing | [blackBase | [empty]]]],
         [blackRing | [blackBase | [empty]]]],
        [[empty],[empty],[empty],[empty],
         [blackBall | [blackRing | [blackBase | [empty]]]]],
        [[whiteRing | [empty]],[empty],[whiteBall | [whiteRing | [empty]]],
         [empty],[blackRing | [empty]]],
        [[whiteBall | [whiteRing | [whiteBase | [empty]]]],
         [whiteRing | [empty]],[blackBall | [blackRing | [empty]]],[empty],
         [empty]],
        [[whiteBall | [whiteRing | [whiteBase | [empty]]]],
         [whiteRing | [whiteBase | [empty]]],[whiteRing | [empty]],[empty],
         [empty]]
      ],
      [ [],
        [blackRing,blackRing,blackRing]
      ]
    ]).

%   Tactigon: [Board,Player]; the settings of the thread supply the rules. This
%   is the board alone.

board([ position(cian-circle-1, tile(4, 5)),
        position(cian-square-1, tile(5, 7)),
        position(cian-triangle-1, tile(5,2)),
        position(cian-circle-3, tile(5, 1)),
        position(cian-pentagon-1, tile(3, 0)),
        position(cian-triangle-3, tile(0, 5)),
        position(cian-circle-6, tile(5, 5)),
        position(red-circle-1, tile(3, 2)),
        position(red-square-1, tile(5, 6)),
        position(red-pentagon-1, tile(3, 5)),
        position(red-circle-4, tile(2, 3)),
        position(red-triangle-1, tile(3, 9)),
        position(red-circle-6, tile(1, 5))
      ]).
