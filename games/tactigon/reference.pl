/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_reference,
          [                             % Predicates of the original program
            validate_move/2,            % +State, ?Move
            valid_move_for_piece/3,     % +State, +Piece, ?Move
            valid_move_dfs/5,           % +State, +Steps, +Piece, ?To, +From
            move_aux/3,                 % +State, +Move, -NewState
            combat/3,                   % ?Attacker, ?Defender, ?Winner
            movement/2,                 % ?Type, ?Steps
            evaluate_advantage/3,       % +State, +Player, -Advantage
            closest_to_opponent_pentagon/3, % +State, +Player, -Distance
            wins_game/3,                % +State, +Player, -Value
            count_player_pieces/3,      % +State, +Player, -Count
            select_value_move/3,        % +ValuesMoves, +Value, -Move
            distance/3,                 % +Tile1, +Tile2, -Distance
            player/1,                   % ?Player
            other_player/2,             % ?Player, ?Other
            piece_info/3,               % ?Piece, ?Player, ?Type
            adjacent/2,                 % ?Tile, ?Neighbour
            tile/2,                     % ?X, ?Y
            gold_tile/2,                % ?X, ?Y
            line/3,                     % ?Y, ?MinX, ?MaxX
            board_size/2,               % ?Columns, ?Lines
            board/2,                    % ?Name, -Board
            create_new_board/1,         % +Lines
            rules/1,                    % ?Rule
            difficulty/2,               % ?Player, ?Level
            change_settings/0
          ]).
:- use_module('../../prolog/tabuleiro/base/first_use', [first_use/2]).
:- use_module('../../prolog/tabuleiro/rules', [rules/2, term_expansion/2]).
:- use_module(display, [show_position/3]).
:- use_module(effects, [effects/4, move_deeds/4, other_turn/3]).
:- use_module('original/goals', [original_goal/4]).
:- use_module(info, [game_info/1, rules_text/2]).
:- use_module(texts, []).
:- use_module(notation,
              [move_notation/3, move_steps/3, state_notation/2]).
:- use_module(scene, [scene/2]).
:- use_module(settings).
:- use_module(state).
:- use_module(library(apply), [include/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists),
              [ append/3, max_member/2, member/2, memberchk/2, min_member/2,
                selectchk/3, subtract/3
              ]).
:- use_module(board,
              [board_cell/2, gold_cell/2, neighbour/3, cell_distance/3]).
:- use_module('../../prolog/tabuleiro/game/checks',
              [must_be_player/2]).

/** <module> Tactigon in Prolog: the specification

The rules R1 to R15 of README.md in this folder, each in the plainest
Prolog. `tactigon` exports the same predicates with the same answers;
most of them run in C.

Every exported predicate that takes a state first checks it and throws an
ISO error if it is ill-formed (see tactigon_state). The code after the
checks is the rule. A state is `[Board,Player,rules(Lines,Advanced)]`.
Every predicate also takes `[Board,Player]`, with the rules set in the
thread (see tactigon_settings), and then returns states of two elements.
*/

:- rules(tactigon,
         [ broken_rules/3, game_end/2, menu_settings/1, move_deeds/4,
           move_effects/3, move_steps/3, original_goal/3, other_turn/3,
           rules_text/2, scene/2, set_menu_settings/1, state_notation/2
         ]).

%!  show_game(+State, +Options) is det.
%
%   Prints State with its turn, as show_position/3 does. No turn is shown when
%   the game is over, or for a state `[Board,_]` of the original program.

show_game(State, Options) :-
    (   subsumes_term([_,_], State),
        State = [Board,Unbound],
        var(Unbound)
    ->  must_be_board_of(State, Board),
        Player = none
    ;   must_be_state(State),
        \+ ended(State, _, _)
    ->  State = [_,Player|_]
    ;   Player = none
    ),
    show_position(State, Player, Options).

                /*******************************
                *            COMBAT            *
                *******************************/

%!  movement(?Type, ?Steps) is nondet.
%
%   A piece of Type moves at most Steps steps, the number of its sides (R6).

movement(circle,   1).
movement(triangle, 3).
movement(square,   4).
movement(pentagon, 5).

%!  combat(?Attacker, ?Defender, ?Winner) is nondet.
%
%   A piece of type Attacker may attack one of type Defender. Winner is
%   Attacker if it takes the defender, `none` if both are lost (R7).

combat(circle,   circle,   circle).
combat(circle,   triangle, circle).
combat(circle,   square,   circle).
combat(circle,   pentagon, circle).
combat(triangle, circle,   none).
combat(triangle, triangle, triangle).
combat(triangle, square,   triangle).
combat(triangle, pentagon, triangle).
combat(square,   triangle, none).
combat(square,   square,   square).
combat(square,   pentagon, square).
combat(pentagon, pentagon, pentagon).

                /*******************************
                *            MOVES             *
                *******************************/

%!  reach(+State, +Piece, +Steps, +From, -Cells) is det.
%
%   Cells are the cells, in standard order, on which Piece may end a walk of
%   at most Steps steps from From (R6, R7).

reach(State, Piece, Steps, From, Cells) :-
    findall(To, walk_to(State, Piece, Steps, From, To), Ends0),
    sort(Ends0, Ends),
    include(may_end(State, Piece), Ends, Cells).

%!  walk_to(+State, +Piece, +Steps, +From, -To) is nondet.
%
%   Piece can walk from From to To in at most Steps steps, ignoring any piece on
%   To (R6). To is next to a tile that a breadth-first flood reaches in fewer
%   than Steps steps.

walk_to(State, Piece, Steps, From, To) :-
    state_rules(State, Lines, _),
    Less is Steps-1,
    Less >= 0,
    once(board_cell(Lines, From)),
    flood(Less, [From], [From], State, Piece, Passed),
    member(Cell, Passed),
    neighbour(Lines, Cell, To).

%   Each iteration is a step. Front are the cells that the last step reached.

flood(Steps, Front, Passed0, State, Piece, Passed) :-
    (   ( Steps == 0 ; Front == [] )
    ->  Passed = Passed0
    ;   state_rules(State, Lines, _),
        findall(Next,
                ( member(Cell, Front),
                  neighbour(Lines, Cell, Next)
                ),
                Next0),
        sort(Next0, Next1),
        subtract(Next1, Passed0, Next2),
        include(may_pass(State, Piece), Next2, New),
        append(New, Passed0, Passed1),
        Steps1 is Steps-1,
        flood(Steps1, New, Passed1, State, Piece, Passed)
    ).

%!  may_pass(+State, +Piece, +Cell) is semidet.
%
%   Piece may go on from Cell. Cell is empty (R6) or, by advanced rule 1,
%   Piece is a square and no enemy square is on Cell (R9).

may_pass([Board|_], _, Cell) :-
    \+ on(Board, Cell, _),
    !.
may_pass(State, Piece, Cell) :-
    passes_pieces(State, Piece),
    State = [Board,Player|_],
    other_player(Player, Opponent),
    \+ on(Board, Cell, Opponent-square-_).

%   R9: Piece is a square of the player to move.

passes_pieces(State, Player-square-_) :-
    State = [_,Player|_],
    state_rules(State, _, Advanced),
    memberchk(1, Advanced).

%!  may_end(+State, +Piece, +Cell) is semidet.
%
%   Piece may end its walk on Cell. Cell is empty, or has a piece of the
%   opponent that Piece may attack (R7).

may_end([Board,Player|_], Piece, Cell) :-
    (   on(Board, Cell, Defender)
    ->  piece_info(Piece, Player, Type),
        other_player(Player, Opponent),
        piece_info(Defender, Opponent, DefenderType),
        combat(Type, DefenderType, _)
    ;   true
    ).

on(Board, X-Y, Piece) :-
    memberchk(position(Piece, tile(X,Y)), Board).

%!  steps(+State, +Piece, +From, -Steps) is det.
%
%   Piece moves at most Steps steps from From (R6, R10).

steps(State, _-Type-_, From, Steps) :-
    state_rules(State, Lines, Advanced),
    movement(Type, Steps0),
    (   memberchk(2, Advanced),
        gold_cell(Lines, From)
    ->  Steps is Steps0+1
    ;   Steps = Steps0
    ).

%!  walk(+State, -Move) is nondet.
%
%   The player to move can make Move, unless the game is over.

walk(State, OX-OY-DX-DY) :-
    State = [Board,Player|_],
    member(position(Piece, tile(OX,OY)), Board),
    piece_info(Piece, Player, _),
    steps(State, Piece, OX-OY, Steps),
    reach(State, Piece, Steps, OX-OY, Cells),
    member(DX-DY, Cells).

to_move([_,Player|_], Player).

%!  moves(+State, -Moves:list) is det.
%
%   Moves are the moves of the player to move (R6 to R13). OX-OY-DX-DY moves the
%   piece on tile(OX,OY) to tile(DX,DY).

moves(State, Moves) :-
    (   decided(State)
    ->  Moves = []
    ;   findall(Move, walk(State, Move), Moves0),
        sort(Moves0, Moves)
    ).

ply_effects(State, Move, NewState, Messages) :-
    effects(State, Move, NewState, Messages).

%!  broken_rules(+State, +Move, -Reasons:list) is det.
%
%   Reasons are broken(Rule, tactigon(Why)) for the rules that forbid Move in
%   State, in which the game is not over.
%
%   @error type_error(tactigon_move, Move)

broken_rules(State, Move, Reasons) :-
    must_be_state(State),
    must_be_move(Move),
    Move = OX-OY-DX-DY,
    findall(broken(Rule, tactigon(Why)),
            forbids(Rule, Why, State, OX-OY, DX-DY),
            Reasons).

%!  forbids(?Rule, ?Why, +State, +From, +To) is nondet.
%
%   Rule forbids the move from From to To. Why is the message tactigon(Why).

forbids(1, off_board(Cell), State, From, To) :-
    state_rules(State, Lines, _),
    member(Cell, [From,To]),
    \+ board_cell(Lines, Cell).
forbids(6, no_piece(From), State, From, _) :-
    State = [Board|_],
    state_rules(State, Lines, _),
    once(board_cell(Lines, From)),
    \+ on(Board, From, _).
forbids(6, not_own(From), [Board,Player|_], From, _) :-
    on(Board, From, Piece),
    \+ piece_info(Piece, Player, _).
forbids(6, stays, _, Cell, Cell).
forbids(6, too_far(Type, Steps), State, From, To) :-
    walker(State, From, To, Piece, Type, Steps),
    \+ lone_walk(State, Piece, Steps, From, To).
forbids(6, no_way(Steps), State, From, To) :-
    walker(State, From, To, Piece, _, Steps),
    \+ passes_pieces(State, Piece),
    lone_walk(State, Piece, Steps, From, To),
    \+ walk_to(State, Piece, Steps, From, To).
forbids(7, own_piece(To), [Board,Player|_], From, To) :-
    From \== To,
    on(Board, To, Piece),
    piece_info(Piece, Player, _).
forbids(7, no_attack(Type, Defender), State, From, To) :-
    own_piece(State, From, Piece),
    State = [Board,Player|_],
    other_player(Player, Opponent),
    on(Board, To, DefendingPiece),
    piece_info(DefendingPiece, Opponent, Defender),
    \+ may_end(State, Piece, To),
    piece_info(Piece, _, Type).
forbids(9, squares_bar(Steps), State, From, To) :-
    walker(State, From, To, Piece, _, Steps),
    passes_pieces(State, Piece),
    lone_walk(State, Piece, Steps, From, To),
    \+ walk_to(State, Piece, Steps, From, To).

own_piece([Board,Player|_], From, Piece) :-
    on(Board, From, Piece),
    piece_info(Piece, Player, _).

%   Piece, of Type and with Steps steps, is to go from From to another tile.

walker(State, From, To, Piece, Type, Steps) :-
    From \== To,
    state_rules(State, Lines, _),
    once(board_cell(Lines, To)),
    own_piece(State, From, Piece),
    piece_info(Piece, _, Type),
    steps(State, Piece, From, Steps).

%   The walk is possible when no other piece is on the board.

lone_walk([_|State], Piece, Steps, X-Y, To) :-
    Lone = [position(Piece, tile(X,Y))],
    walk_to([Lone|State], Piece, Steps, X-Y, To),
    !.

legal(State, Move) :-
    \+ decided(State),
    can_walk(State, Move).

can_walk(State, OX-OY-DX-DY) :-
    State = [Board,Player|_],
    on(Board, OX-OY, Piece),
    piece_info(Piece, Player, _),
    steps(State, Piece, OX-OY, Steps),
    reach(State, Piece, Steps, OX-OY, Cells),
    memberchk(DX-DY, Cells).

%   R7, R8: the piece on the target is lost, and so is the attacker if the
%   winner of combat/3 is `none`. Then it is the other player's turn.

play_ply([Board,Player|Rules], OX-OY-DX-DY, [NewBoard,Opponent|Rules]) :-
    selectchk(position(Piece, tile(OX,OY)), Board, Board1),
    piece_info(Piece, _, Type),
    (   selectchk(position(Defender, tile(DX,DY)), Board1, Board2)
    ->  piece_info(Defender, _, DefenderType)
    ;   Board2 = Board1
    ),
    (   nonvar(DefenderType),
        combat(Type, DefenderType, none)
    ->  NewBoard0 = Board2
    ;   NewBoard0 = [position(Piece, tile(DX,DY))|Board2]
    ),
    msort(NewBoard0, NewBoard),
    other_player(Player, Opponent).

                /*******************************
                *             END              *
                *******************************/

winner(State, Winner) :-
    ended(State, Winner, _).

ending(State, Why) :-
    ended(State, _, Why).

%!  ended(+State, -Winner, -Why) is semidet.
%
%   The game is over (R11 to R13).

ended(State, Winner, Why) :-
    (   decided(State, Winner0, Why0)
    ->  Winner = Winner0,
        Why = Why0
    ;   \+ walk(State, _),
        State = [_,Player|_],
        other_player(Player, Winner),
        Why = no_move(Player)
    ).

%!  decided(+State) is semidet.
%!  decided(+State, -Winner, -Why) is semidet.
%
%   A pentagon is lost (R11), or the player to move holds the gold (R12). If
%   both are true, the lost pentagon decides.

decided(State) :-
    decided(State, _, _).

decided(State, Winner, Why) :-
    State = [Board,Player|_],
    other_player(Player, Opponent),
    (   \+ has_pentagon(Board, Player)
    ->  Winner = Opponent,
        Why = no_pentagon(Player)
    ;   \+ has_pentagon(Board, Opponent)
    ->  Winner = Player,
        Why = no_pentagon(Opponent)
    ;   holds_gold(State)
    ->  Winner = Player,
        Why = gold(Player)
    ).

has_pentagon(Board, Player) :-
    memberchk(position(Player-pentagon-_, _), Board).

%   The player to move has a piece on every gold tile.

holds_gold(State) :-
    State = [Board,Player|_],
    state_rules(State, Lines, _),
    forall(gold_cell(Lines, Cell), on(Board, Cell, Player-_-_)).

%!  worth(+State, +Player, -Value) is det.
%
%   R14: Value is evaluate_advantage/3, plus wins_game/3, plus
%   closest_to_opponent_pentagon/3 of the opponent, minus that of Player.

worth(State, Player, Value) :-
    State = [Board|_],
    other_player(Player, Opponent),
    advantage(Board, Player, Advantage),
    pentagon_distance(Board, Player, Attack),
    pentagon_distance(Board, Opponent, Defence),
    wins(State, Player, Wins),
    Value is Wins+Advantage+Defence-Attack.

advantage(Board, Player, Advantage) :-
    other_player(Player, Opponent),
    count(Board, Player, Own),
    count(Board, Opponent, Others),
    Advantage is Own-Others.

count(Board, Player, Count) :-
    include(of_player(Player), Board, Own),
    length(Own, Count).

of_player(Player, position(Player-_-_, _)).

%   Distance is the distance between the opponent's pentagon and the nearest
%   piece of Player, or 0 if there is no such pentagon or piece.

pentagon_distance(Board, Player, Distance) :-
    other_player(Player, Opponent),
    findall(D,
            ( member(position(Opponent-pentagon-_, tile(X,Y)), Board),
              member(position(Player-_-_, tile(X1,Y1)), Board),
              cell_distance(X-Y, X1-Y1, D)
            ),
            Distances),
    (   min_member(Distance, Distances)
    ->  true
    ;   Distance = 0
    ).

%   The original program asks whether Player is a winner, not the winner. On
%   a board without pentagons both players are.

wins(State, Player, Wins) :-
    State = [Board,ToMove|_],
    other_player(Player, Opponent),
    (   (   \+ has_pentagon(Board, Opponent)
        ;   Player == ToMove,
            holds_gold(State)
        )
    ->  Wins = 1000
    ;   Wins = 0
    ).

                /*******************************
                *             BOTS             *
                *******************************/

%!  level_moves(+Level, +State, -Moves:list) is det.
%
%   R15: at level 1 Moves are all moves; at level 2 those after which value/3 is
%   highest for the player who moved.

level_moves(1, State, Moves) :-
    moves(State, Moves).
level_moves(2, State, Moves) :-
    moves(State, All),
    State = [_,Player|_],
    findall(Value-Move,
            ( member(Move, All),
              play_ply(State, Move, NewState),
              worth(NewState, Player, Value)
            ),
            Valued),
    (   max_member(Best-_, Valued)
    ->  findall(Move, member(Best-Move, Valued), Moves)
    ;   Moves = []
    ).

                /*******************************
                *      ORIGINAL PREDICATES     *
                *******************************/

%!  validate_move(+State, ?Move) is nondet.
%
%   A piece of the player to move can make Move, OX-OY-DX-DY (R6, R7).
%   Does not check whether the game is over. Enumerates the moves if Move is
%   not ground.

validate_move(State, Move) :-
    must_be_state(State),
    (   ground(Move)
    ->  must_be_move(Move),
        can_walk(State, Move)
    ;   findall(M, walk(State, M), Moves0),
        sort(Moves0, Moves),
        member(Move, Moves)
    ).

%!  valid_move_for_piece(+State, +Piece, ?Move) is nondet.
%
%   Piece could make Move, OX-OY-DX-DY with OX and OY given, if it stood on
%   tile(OX,OY). Does not check that Piece is there.
%
%   @error type_error(tactigon_piece, Piece),
%   domain_error(tactigon_piece, Piece), type_error(tactigon_cell, OX-OY)

valid_move_for_piece(State, Piece, OX-OY-DX-DY) :-
    must_be_state(State),
    must_be_piece(Piece),
    must_be_cell(OX-OY),
    steps(State, Piece, OX-OY, Steps),
    reach(State, Piece, Steps, OX-OY, Cells),
    member(DX-DY, Cells).

%!  valid_move_dfs(+State, +Steps, +Piece, ?To, +From) is nondet.
%
%   Piece can move from the cell From to the cell To, each X-Y, in at most
%   Steps steps.
%
%   @error type_error(integer, Steps), and those of valid_move_for_piece/3

valid_move_dfs(State, Steps, Piece, To, From) :-
    must_be(integer, Steps),
    must_be_state(State),
    must_be_piece(Piece),
    must_be_cell(From),
    reach(State, Piece, Steps, From, Cells),
    member(To, Cells).

%!  move_aux(+State, +Move, -NewState) is semidet.
%
%   NewState is State after Move, whether or not Move is legal. If the target
%   has a piece, of either player, R7 applies. The turn changes. Fails if the
%   origin has no piece or the target is not on the board.
%
%   @error type_error(tactigon_move, Move)

move_aux(State, Move, NewState) :-
    must_be_state(State),
    must_be_move(Move),
    state_rules(State, Lines, _),
    Move = _-DX-DY,
    board_cell(Lines, DX-DY),
    !,
    play_ply(State, Move, NewState).

%!  evaluate_advantage(+State, +Player, -Advantage) is det.
%
%   Advantage is the number of pieces that Player has more than the opponent.
%   Reads only the board of State.

evaluate_advantage(State, Player, Advantage) :-
    must_be_board_of(State, Board),
    must_be_player([cian,red], Player),
    advantage(Board, Player, Advantage).

%!  count_player_pieces(+State, +Player, -Count) is det.
%
%   Player has Count pieces. Reads only the board of State.

count_player_pieces(State, Player, Count) :-
    must_be_board_of(State, Board),
    must_be_player([cian,red], Player),
    count(Board, Player, Count).

%!  closest_to_opponent_pentagon(+State, +Player, -Distance) is det.
%
%   Distance is the distance between the opponent's pentagon and the nearest
%   piece of Player, or 0 if there is no such pentagon or piece. Reads only the
%   board of State.

closest_to_opponent_pentagon(State, Player, Distance) :-
    must_be_board_of(State, Board),
    must_be_player([cian,red], Player),
    pentagon_distance(Board, Player, Distance).

%!  wins_game(+State, +Player, -Value) is det.
%
%   Value is 1000 if the opponent's pentagon is lost, or if Player is to move
%   and holds both gold tiles; otherwise 0 (R14).

wins_game(State, Player, Value) :-
    must_be_state(State),
    must_be_player([cian,red], Player),
    wins(State, Player, Value).

%!  select_value_move(+ValuesMoves:list, +Value, -Move) is semidet.
%
%   ValuesMoves are pairs Value-Move. Move is drawn at random from the pairs
%   with Value. Fails if there is none.
%
%   @error type_error(list(pair), ValuesMoves), type_error(pair, Element)

select_value_move(ValuesMoves, Value, Move) :-
    must_be(acyclic, ValuesMoves),
    must_be(list(pair), ValuesMoves),
    findall(M, member(Value-M, ValuesMoves), Moves),
    Moves = [_|_],
    first_use(library(random), random_member(Move, Moves)).

%!  distance(+Tile1, +Tile2, -Distance) is det.
%
%   Distance is the distance of two tiles tile(X,Y) on any board (R3).
%
%       ?- distance(tile(3,0), tile(3,10), D).
%       D = 10.
%
%   @error type_error(tactigon_tile, Tile)

distance(Tile1, Tile2, Distance) :-
    must_be_tile(Tile1),
    must_be_tile(Tile2),
    Tile1 = tile(X1,Y1),
    Tile2 = tile(X2,Y2),
    cell_distance(X1-Y1, X2-Y2, Distance).

%!  original_goal(?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program, to compare and to measure
%   it, see tabuleiro/compare/originals.

original_goal(What, State, Goal) :-
    original_goal(tactigon_reference, What, State, Goal).
