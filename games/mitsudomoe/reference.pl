/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_reference,
          [                             % Predicates of the original program
            initial/1,                  % -State
            intermediateMap/1,          % -State
            endMap/1,                   % -State
            getBoard/2,                 % +State, -Board
            getPieces/2,                % +State, -Hands
            move/4,                     % +State, +Move, +Player, -NewState
            game_over/3,                % +State, +Player, -Bool
            display_game/2,             % +State, +Player
            choose_moveRing/5,          % +State, +Player, +Level, +Moves,
                                        % -Move
            choose_moveBall/5,          % +State, +Player, +Level, +Moves,
                                        % -Move
            choose_moveBallRelocate/5,  % +State, +Player, +Level, +Moves,
                                        % -Move
            valueOfEachValidMoveRing/6, % +State, +Player, +Level, +Moves,
                                        % +Values0, -Values
            valueOfEachValidMoveBall/5, % +State, +Player, +Moves, +Values0,
                                        % -Values
            areBallsOnOpositeBase/3,    % +Board, +Player, -Bool
            getBallsPositions/5,        % +State, +Player, -Cell1, -Cell2,
                                        % -Cell3
            getOpponentBaseStack/5,     % +Board, +Player, -Stack1, -Stack2,
                                        % -Stack3
            isBallOfColorOnTop/3        % +Stack, +Player, -Bool
          ]).
:- use_module('../../prolog/tabuleiro/rules', [rules/2, term_expansion/2]).
:- use_module(state).
:- use_module(positions).
:- use_module('original/predicates', [choice/5, ring_level/2]).
:- use_module(display, [show_position/3, display_game/2]).
:- use_module(effects, [effects/4, move_deeds/4, other_turn/3]).
:- use_module('original/goals', [original_goal/4]).
:- use_module(info, [game_info/1, rules_text/2]).
:- use_module(texts, []).
:- use_module(notation,
              [ move_notation/3, move_steps/3, ring_notation/3,
                state_notation/2
              ]).
:- use_module(scene, [scene/2]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists),
              [ member/2, memberchk/2, min_list/2, select/4, subtract/3,
                sum_list/2
              ]).
:- use_module('../../prolog/tabuleiro/game/checks',
              [must_be_own_level/2, must_be_player/2]).

/** <module> Mitsudomoe in Prolog: the specification

The rules R1 to R20 of README.md in this folder, each in the plainest
Prolog. `mitsudomoe` exports the same predicates with the same answers; most
of them run in C.

Every exported predicate first checks its input and throws an ISO error
if the input is ill-formed (see mitsudomoe_state). The code after the
checks is the rule.
*/

:- rules(mitsudomoe,
         [ broken_rules/3, game_end/2, move_deeds/4, move_effects/3,
           move_steps/3, original_goal/3, other_turn/3, rules_text/2,
           scene/2, state_notation/2
         ]).

%!  show_game(+State, +Options) is det.
%
%   Prints State with its turn, as show_position/3 does. No turn is shown when
%   the game is over, or for a state `[Board,Hands]` of the original program.

show_game(State, Options) :-
    (   subsumes_term([_,_], State)
    ->  must_be_board_and_hands(State),
        Turn = none-none
    ;   must_be_state(State),
        \+ winner(State, _)
    ->  State = [_,_,Turn|_]
    ;   Turn = none-none
    ),
    show_position(State, Turn, Options).

                /*******************************
                *            BOARD             *
                *******************************/

%!  top(+Board, ?Cell, ?Piece) is nondet.
%
%   Piece is the top of the stack on Cell.

top(Board, Cell, Piece) :-
    stack_at(Board, Cell, [Piece|_]).

%!  without_ball(+Board, ?Cell) is nondet.

without_ball(Board, Cell) :-
    top(Board, Cell, Piece),
    \+ piece(_, ball, Piece).

%!  direction(?DC, ?DR) is nondet.
%
%   A step in one of the eight directions adds DC to the column and DR to
%   the row.

direction(DC, DR) :-
    member(DC, [-1,0,1]),
    member(DR, [-1,0,1]),
    (DC,DR) \== (0,0).

%!  put_piece(+Board, +Cell, +Piece, -NewBoard) is det.
%!  take_piece(+Board, +Cell, -Piece, -NewBoard) is det.

put_piece(Board, Cell, Piece, NewBoard) :-
    stack_at(Board, Cell, Stack),
    set_stack(Board, Cell, [Piece|Stack], NewBoard).

take_piece(Board, Cell, Piece, NewBoard) :-
    stack_at(Board, Cell, [Piece|Stack]),
    set_stack(Board, Cell, Stack, NewBoard).

                /*******************************
                *             STEPS            *
                *******************************/

%!  ring_move(+Board, +Hands, +Player, -Move) is nondet.
%
%   Move is a ring step of Player (R6).

ring_move(Board, Hands, Player, [Col0,Row0,Col1,Row1,Ring]) :-
    piece(Player, ring, Ring),
    ring_source(Board, Hands, Player, Col0-Row0),
    without_ball(Board, Col1-Row1),
    Col0-Row0 \== Col1-Row1.

ring_source(_, Hands, Player, (-1)-(-1)) :-
    hand_of(Player, Hands, [_|_]).
ring_source(Board, _, Player, Cell) :-
    piece(Player, ring, Ring),
    top(Board, Cell, Ring).

%!  ball_move(+Board, +Rules, +Player, -Move) is nondet.
%!  ball_move(+Board, +Rules, +Player, -Move, -Vaulted:list) is nondet.
%
%   Move is a ball step of Player. Vaulted are the cells of the enemy balls
%   that it vaults (R7, R8, R9).

ball_move(Board, Rules, Player, Move) :-
    ball_move(Board, Rules, Player, Move, _).

ball_move(Board, Rules, Player, [Col0,Row0,Col1,Row1,Ball], Vaulted) :-
    piece(Player, ball, Ball),
    piece(Player, ring, Ring),
    top(Board, Col0-Row0, Ball),
    \+ goal(Player, Col0-Row0),
    direction(DC, DR),
    flight(Board, Col0-Row0, DC, DR, Col1-Row1, Over),
    top(Board, Col1-Row1, Ring),
    opponent(Player, Opponent),
    balls_among(Over, Board, Opponent, Vaulted),
    may_vault(Vaulted, Rules, Board, Opponent).

%!  flight(+Board, +From, +DC, +DR, -To, -Over:list) is semidet.
%
%   To is the first cell without a ball after From in the direction DC, DR.
%   Over are the cells between.

flight(Board, Col0-Row0, DC, DR, To, Over) :-
    Col is Col0+DC,
    Row is Row0+DR,
    cell(Col-Row),
    (   without_ball(Board, Col-Row)
    ->  To = Col-Row,
        Over = []
    ;   Over = [Col-Row|Over1],
        flight(Board, Col-Row, DC, DR, To, Over1)
    ).

balls_among(Cells, Board, Player, Balls) :-
    piece(Player, ball, Ball),
    findall(Cell, (member(Cell, Cells), top(Board, Cell, Ball)), Balls).

%   R9: there must be a cell to which the balls of Opponent can be relocated.
%   R14: by the official rules a ball on its goal may not be vaulted.

may_vault([], _, _, _) :-
    !.
may_vault(Vaulted, Rules, Board, Opponent) :-
    can_relocate(Board, Opponent),
    \+ vaults_goal(Rules, Vaulted, Opponent, _).

can_relocate(Board, Player) :-
    piece(Player, ring, Ring),
    top(Board, _, Ring),
    !.

vaults_goal(official, Vaulted, Opponent, Cell) :-
    member(Cell, Vaulted),
    goal(Opponent, Cell),
    !.

%!  relocation(+Board, +Cells, +Player, -Move) is nondet.
%
%   Move relocates a ball of Player on one of Cells (R10).

relocation(Board, Cells, Player, [Col0,Row0,Col1,Row1,Ball]) :-
    piece(Player, ball, Ball),
    piece(Player, ring, Ring),
    member(Col0-Row0, Cells),
    top(Board, Col1-Row1, Ring).

%!  step_move(+State, -Move) is nondet.
%
%   Move is possible as the next step of State (R5).

step_move(State, Move) :-
    State = [_,_,Player-Step|_],
    step_move(Step, State, Player, Move).

step_move(ring, [Board,Hands|_], Player, Move) :-
    ring_move(Board, Hands, Player, Move).
step_move(ball, State, Player, Move) :-
    State = [Board|_],
    rules_of(State, Rules),
    ball_move(Board, Rules, Player, Move).
step_move(relocate(Cells), [Board|_], Player, Move) :-
    opponent(Player, Opponent),
    relocation(Board, Cells, Opponent, Move).

%!  transfer(+Move, +Board, +Hands, -NewBoard, -NewHands) is semidet.
%
%   Moves the piece from the top of its stack, or from its supply, to the
%   top of another stack.

transfer([-1,-1,Col,Row,Ring], Board, Hands, NewBoard, NewHands) :-
    !,
    take_ring(Ring, Hands, NewHands),
    put_piece(Board, Col-Row, Ring, NewBoard).
transfer([Col0,Row0,Col1,Row1,Piece], Board, Hands, NewBoard, Hands) :-
    take_piece(Board, Col0-Row0, Piece, Board1),
    put_piece(Board1, Col1-Row1, Piece, NewBoard).

take_ring(Ring, Hands, NewHands) :-
    select([Ring|Hand], Hands, Hand, NewHands),
    !.

                /*******************************
                *            MOVES             *
                *******************************/

to_move([_,_,Player-_|_], Player).

%!  moves(+State, -Moves:list) is det.
%
%   Moves are the moves of the next step (R6 to R10), lists
%   `[Col0,Row0,Col1,Row1,Piece]`.

moves(State, Moves) :-
    (   winner(State, _)
    ->  Moves = []
    ;   findall(Move, step_move(State, Move), Moves0),
        sort(Moves0, Moves)
    ).

ply_effects(State, Move, NewState, Messages) :-
    effects(State, Move, NewState, Messages).

%!  broken_rules(+State, +Move, -Reasons:list) is det.
%
%   Reasons are broken(Rule, mitsudomoe(Why)) for the rules that forbid Move in
%   State, in which the game is not over. Move may be the text of a ring move in
%   another step.
%
%   @error those of move/3

broken_rules(State, Text, Reasons) :-
    string(Text),
    !,
    ring_notation(State, Text, Move),
    broken_rules(State, Move, Reasons).
broken_rules(State, Move, Reasons) :-
    must_be_state(State),
    must_be_move(Move),
    State = [_,_,_-Step|_],
    findall(broken(Rule, mitsudomoe(Why)),
            forbids(Rule, Why, Step, Move, State),
            Reasons).

%!  forbids(?Rule, ?Why, +Step, +Move, +State) is nondet.
%
%   Rule forbids Move in Step. Why is the message mitsudomoe(Why).

forbids(1, off_board(Cell), Step, [Col0,Row0,Col1,Row1,Piece], _) :-
    (   Cell = Col0-Row0,
        \+ ( Cell == (-1)-(-1),         % the supply
             ( Step == ring ; piece(_, ring, Piece) )
           )
    ;   Cell = Col1-Row1
    ),
    \+ cell(Cell).
forbids(4, covered(Cell), ring, Move, State) :-
    covered(Move, State, Cell).
forbids(5, step(Step), Step, [_,_,_,_,Piece], [_,_,Player-_|_]) :-
    piece(_, Kind, Piece),
    step_piece(Step, Player, Wanted),
    \+ piece(_, Kind, Wanted).
forbids(6, not_own(ring), ring, [_,_,_,_,Ring], [_,_,Player-_|_]) :-
    opponent(Player, Opponent),
    piece(Opponent, ring, Ring).
forbids(6, no_supply, ring, [-1,-1,_,_,Ring], [Board,Hands,Player-_|_]) :-
    piece(Player, ring, Ring),
    \+ ring_source(Board, Hands, Player, (-1)-(-1)).
forbids(6, no_own(ring, Col-Row), ring, Move, State) :-
    State = [Board,Hands,Player-_|_],
    Move = [Col,Row,_,_,Ring],
    piece(Player, ring, Ring),
    cell(Col-Row),
    \+ ring_source(Board, Hands, Player, Col-Row),
    \+ covered(Move, State, _).
forbids(6, ball_on(Col-Row), ring, [_,_,Col,Row,_], [Board|_]) :-
    cell(Col-Row),
    \+ without_ball(Board, Col-Row).
forbids(6, stays, ring, [Col,Row,Col,Row,_], _).
forbids(7, not_own(ball), ball, [_,_,_,_,Ball], [_,_,Player-_|_]) :-
    opponent(Player, Opponent),
    piece(Opponent, ball, Ball).
forbids(7, no_own(ball, Col-Row), ball, [Col,Row,_,_,Ball], State) :-
    State = [Board,_,Player-_|_],
    piece(Player, ball, Ball),
    cell(Col-Row),
    \+ top(Board, Col-Row, Ball).
forbids(7, on_goal(Cell), ball, Move, State) :-
    own_ball(Move, State, Player, Cell, _),
    goal(Player, Cell).
forbids(7, no_line, ball, Move, State) :-
    own_ball(Move, State, _, From, To),
    \+ line_to(From, To, _, _, _).
forbids(7, no_ring(To), ball, Move, State) :-
    own_ball(Move, State, Player, From, To),
    line_to(From, To, _, _, 1),
    \+ own_ring(State, Player, To).
forbids(8, lands(Land), ball, Move, State) :-
    vault(Move, State, _, To, Land, _),
    Land \== To.
forbids(8, no_ring(To), ball, Move, State) :-
    vault(Move, State, Player, To, To, _),
    \+ own_ring(State, Player, To).
forbids(9, no_relocation, ball, Move, State) :-
    vault(Move, State, Player, To, To, [_|_]),
    State = [Board|_],
    opponent(Player, Opponent),
    \+ can_relocate(Board, Opponent).
forbids(10, not_vaulted(Col-Row), relocate(Cells), [Col,Row,_,_,_], _) :-
    cell(Col-Row),
    \+ memberchk(Col-Row, Cells).
forbids(10, not_of_opponent, relocate(_), [_,_,_,_,Ball], State) :-
    State = [_,_,Player-_|_],
    piece(Player, ball, Ball).
forbids(10, no_ring(Col-Row), relocate(_), [_,_,Col,Row,Ball], State) :-
    piece(_, ball, Ball),
    State = [_,_,Player-_|_],
    opponent(Player, Opponent),
    cell(Col-Row),
    \+ own_ring(State, Opponent, Col-Row).
forbids(14, vaults_goal(Cell), ball, Move, State) :-
    vault(Move, State, Player, To, To, Vaulted),
    rules_of(State, Rules),
    opponent(Player, Opponent),
    vaults_goal(Rules, Vaulted, Opponent, Cell).

%   The ring of the player to move that Move takes from Cell is not on top.

covered([Col,Row,_,_,Ring], [Board,_,Player-_|_], Col-Row) :-
    piece(Player, ring, Ring),
    cell(Col-Row),
    stack_at(Board, Col-Row, [Top|Below]),
    Top \== Ring,
    memberchk(Ring, Below).

%   Move takes a ball of Player, who is to move, from From; To is on the board.

own_ball([Col0,Row0,Col1,Row1,Ball], State, Player, Col0-Row0, Col1-Row1) :-
    State = [Board,_,Player-_|_],
    piece(Player, ball, Ball),
    cell(Col0-Row0),
    top(Board, Col0-Row0, Ball),
    cell(Col1-Row1).

own_ring([Board|_], Player, Cell) :-
    piece(Player, ring, Ring),
    top(Board, Cell, Ring).

%   To is Distance steps from From in the direction DC, DR.

line_to(Col0-Row0, Col1-Row1, DC, DR, Distance) :-
    direction(DC, DR),
    between(1, 4, Distance),
    Col1 =:= Col0+Distance*DC,
    Row1 =:= Row0+Distance*DR,
    !.

%   Move is a vault of a ball of Player towards To, if it is legal. Land is
%   the cell where a vault in this direction ends, or `none`, and Vaulted are
%   the enemy balls on the way.

vault(Move, State, Player, To, Land, Vaulted) :-
    own_ball(Move, State, Player, From, To),
    line_to(From, To, DC, DR, Distance),
    Distance > 1,
    State = [Board|_],
    (   flight(Board, From, DC, DR, Land0, Over)
    ->  Land = Land0,
        opponent(Player, Opponent),
        balls_among(Over, Board, Opponent, Vaulted)
    ;   Land = none,
        Vaulted = []
    ).

%!  kind_moves(+State, +Kind, +Player, -Moves:list) is det.
%
%   Moves are the steps of Player with a piece of Kind, `ring` or `ball`.

:- public kind_moves/4.                 % original.pl

kind_moves(State, Kind, Player, Moves) :-
    must_be_original_state(State),
    moves_of(Kind, State, Player, Moves).

moves_of(ring, State, Player, Moves) :-
    must_be_board_and_hands(State),
    State = [Board,Hands|_],
    findall(Move, ring_move(Board, Hands, Player, Move), Moves0),
    sort(Moves0, Moves).
moves_of(ball, State, Player, Moves) :-
    State = [Board|_],
    must_be_board(Board),
    rules_of(State, Rules),
    sorted_ball_moves(Board, Rules, Player, Moves).

sorted_ball_moves(Board, Rules, Player, Moves) :-
    findall(Move, ball_move(Board, Rules, Player, Move), Moves0),
    sort(Moves0, Moves).

legal(State, Move) :-
    moves(State, Moves),
    memberchk(Move, Moves).

play_ply(State, Move, NewState) :-
    State = [Board,Hands,Player-Step|Part],
    next_turn(Step, State, Player, Move, NewTurn),
    transfer(Move, Board, Hands, NewBoard, NewHands),
    NewState = [NewBoard,NewHands,NewTurn|Part].

%!  next_turn(+Step, +State, +Player, +Move, -Turn) is det.
%
%   Turn is Player-Step after Move (R5). A turn is a ring step, a ball step
%   and a relocation for each vaulted ball; the opponent's ring step follows.

next_turn(ring, _, Player, _, Player-ball).
next_turn(ball, State, Player, Move, Turn) :-
    State = [Board|_],
    rules_of(State, Rules),
    once(ball_move(Board, Rules, Player, Move, Vaulted)),
    after_vault(Vaulted, Player, Turn).
next_turn(relocate(Cells), _, Player, [Col,Row|_], Turn) :-
    subtract(Cells, [Col-Row], Left),
    after_vault(Left, Player, Turn).

after_vault([], Player, Opponent-ring) :-
    !,
    opponent(Player, Opponent).
after_vault(Cells0, Player, Player-relocate(Cells)) :-
    sort(Cells0, Cells).

%!  move(+State, +Move, +Player, -NewState) is semidet.
%
%   Predicate of the original program. NewState is State with the piece of
%   Move moved; elements after board and hands are unchanged. Checks only the
%   tops of stacks. Fails if
%
%     - the piece is not on top of its origin, or not in the supply
%     - the piece is a ring and the top of the target is a ball
%     - the piece is a ball and the top of the target is no ring of its colour
%
%   Player has no effect: Move names the piece and so its owner.
%
%   @error domain_error(player, Player) and those of move/3

move(State, Move, Player, NewState) :-
    must_be_original_state(State),
    must_be_move(Move),
    must_be_player(['White','Black'], Player),
    State = [Board|_],
    must_be_board(Board),
    (   Move = [-1,-1|_]
    ->  must_be_board_and_hands(State)
    ;   true
    ),
    shift_piece(State, Move, NewState).

%!  shift_piece(+State, +Move, -NewState) is semidet.

shift_piece([Board,Hands|Part], Move, [NewBoard,NewHands|Part]) :-
    Move = [Col0,Row0,Col1,Row1,Piece],
    source_holds(Board, Col0-Row0, Piece),
    cell(Col1-Row1),
    top(Board, Col1-Row1, Top),
    carries(Top, Piece),
    transfer(Move, Board, Hands, NewBoard, NewHands),
    !.

source_holds(_, (-1)-(-1), _) :-
    !.
source_holds(Board, Cell, Piece) :-
    cell(Cell),
    top(Board, Cell, Piece).

carries(Top, Piece) :-
    piece(Player, Kind, Piece),
    (   Kind == ring
    ->  \+ piece(_, ball, Top)
    ;   piece(Player, ring, Top)
    ).

                /*******************************
                *             END              *
                *******************************/

%   R11 to R13, R15.

winner(State, Winner) :-
    over(State, Winner, _).

ending(State, Why) :-
    over(State, _, Why).

%!  over(+State, -Winner, -Why) is semidet.

over(State, Winner, Why) :-
    State = [_,_,Player-Step|_],
    opponent(Player, Opponent),
    over(Step, State, Player, Opponent, Winner, Why).

over(ring, State, Player, Opponent, Winner, Why) :-
    State = [Board,Hands|_],
    (   on_goals(Board, Opponent)
    ->  Winner = Opponent,
        Why = goals(Opponent)
    ;   on_goals(Board, Player)
    ->  Winner = Player,
        Why = goals(Player)
    ;   home_blocked(State, Opponent)
    ->  Winner = Player,
        Why = home_full(Opponent)
    ;   \+ ring_move(Board, Hands, Player, _)
    ->  Winner = Opponent,
        Why = no_ring(Player)
    ).
over(ball, State, Player, Opponent, Opponent, no_ball(Player)) :-
    State = [Board|_],
    rules_of(State, Rules),
    \+ ball_move(Board, Rules, Player, _).

%   R12: a ball of Player on each of its goals.

on_goals(Board, Player) :-
    piece(Player, ball, Ball),
    \+ ( goal(Player, Cell),
         \+ top(Board, Cell, Ball)
       ).

%   R15: Player has ended a turn, and a ball of any colour is on each of its
%   home cells. The hands are full only before the first turn.

home_blocked(State, Player) :-
    rules_of(State, official),
    State = [Board,Hands|_],
    \+ initial([_,Hands]),
    \+ ( home(Player, Cell),
         without_ball(Board, Cell)
       ).

%!  game_over(+State, +Player, -Bool) is det.
%!  areBallsOnOpositeBase(+Board, +Player, -Bool) is det.
%
%   Predicates of the original program. Bool is 'True' if the three balls of
%   Player are on their goals, otherwise 'False'. Of State, only the board is
%   read.

game_over(State, Player, Bool) :-
    must_be_original_state(State),
    must_be_player(['White','Black'], Player),
    State = [Board|_],
    areBallsOnOpositeBase(Board, Player, Bool).

areBallsOnOpositeBase(Board, Player, Bool) :-
    must_be_board(Board),
    must_be_player(['White','Black'], Player),
    (   on_goals(Board, Player)
    ->  Bool = 'True'
    ;   Bool = 'False'
    ).

worth([Board|_], Player, Value) :-
    points(Board, Player, Value).

:- public board_value/3.                % original/predicates.pl

%!  board_value(+State, +Player, -Value) is det.
%
%   Value is the value of State for Player (R16). Reads only the board of State.

board_value(State, Player, Value) :-
    must_be_original_state(State),
    State = [Board|_],
    must_be_board(Board),
    must_be_player(['White','Black'], Player),
    points(Board, Player, Value).

points(Board, Player, Points) :-
    piece(Player, ball, Ball),
    findall(Worth,
            ( top(Board, Cell, Ball),
              cell_worth(Player, Cell, Worth)
            ),
            Worths),
    sum_list(Worths, Points).

cell_worth(Player, Cell, Worth) :-
    way_from_home(Player, Cell, Way),
    (   goal(Player, Cell)
    ->  Worth is Way+20
    ;   Worth = Way
    ).

way_from_home('White', Col-Row, Way) :-
    Way is Col+4-Row.
way_from_home('Black', Col-Row, Way) :-
    Way is Row+4-Col.

%!  getBallsPositions(+State, +Player, -Cell1, -Cell2, -Cell3) is det.
%
%   Predicate of the original program. The three balls of Player are on cells
%   `[Row|Col]`, in standard order. Reads only the board of State.

getBallsPositions(State, Player, Cell1, Cell2, Cell3) :-
    must_be_original_state(State),
    State = [Board|_],
    must_be_board(Board),
    must_be_player(['White','Black'], Player),
    piece(Player, ball, Ball),
    findall([Row|Col], top(Board, Col-Row, Ball), Cells0),
    sort(Cells0, [Cell1,Cell2,Cell3]),
    !.

%!  getOpponentBaseStack(+Board, +Player, -Stack1, -Stack2, -Stack3) is det.
%
%   Predicate of the original program. The stacks on the goals of Player, which
%   are the home cells of the opponent, in standard order of Col-Row.

getOpponentBaseStack(Board, Player, Stack1, Stack2, Stack3) :-
    must_be_board(Board),
    must_be_player(['White','Black'], Player),
    findall(Stack,
            ( goal(Player, Cell),
              stack_at(Board, Cell, Stack)
            ),
            [Stack1,Stack2,Stack3]).

%!  isBallOfColorOnTop(+Stack, +Player, -Bool) is det.
%
%   Predicate of the original program. Bool is 'True' if the top of Stack is a
%   ball of Player, otherwise 'False'.
%
%   @error those of must_have_shape/2 for stack

isBallOfColorOnTop(Stack, Player, Bool) :-
    must_be_stack(Stack),
    must_be_player(['White','Black'], Player),
    (   Stack = [Ball|_],
        piece(Player, ball, Ball)
    ->  Bool = 'True'
    ;   Bool = 'False'
    ).

                /*******************************
                *             BOTS             *
                *******************************/

%!  level_moves(+Level, +State, -Moves:list) is det.
%
%   Moves has one element, the move of the bot of Level (R17 to R20).

level_moves(Level, State, Moves) :-
    moves(State, Valid),
    (   Valid == []
    ->  Moves = []
    ;   level_move(Level, State, Valid, Move),
        Moves = [Move]
    ).

level_move(4, State, _, Move) :-
    !,
    State = [_,_,Player-_|_],
    findall(First-End, turn(State, First, End), Turns),
    foldl(better_turn(Player), Turns, none-(-101), Move-_).
level_move(Level, State, Valid, Move) :-
    State = [_,_,Player-Step|_],
    step_choice(Step, Level, State, Player, Valid, Move).

step_choice(ring, Level, State, Player, Valid, Move) :-
    ring_level(Level, BallLevel),
    maplist(ring_worth(State, Player, BallLevel), Valid, Worths),
    choice(ring, Level, Worths, Valid, Move).
step_choice(ball, Level, State, Player, Valid, Move) :-
    maplist(ball_worth(State, Player), Valid, Worths),
    choice(ball, Level, Worths, Valid, Move).
step_choice(relocate(_), Level, State, Player, Valid, Move) :-
    opponent(Player, Owner),
    maplist(relocation_worth(State, Owner), Valid, Worths),
    choice(ball, Level, Worths, Valid, Move).

%!  ring_worth(+State, +Player, +Level, +Move, -Worth) is semidet.
%
%   Worth is the value for Player after the ring step Move and then the ball
%   step of the bot of Level. It is 0 if there is no ball step (R17, R18).

ring_worth(State, Player, Level, Move, Worth) :-
    shift_piece(State, Move, NewState),
    NewState = [Board|_],
    rules_of(State, Rules),
    sorted_ball_moves(Board, Rules, Player, Balls),
    (   Balls == []
    ->  Worth = 0
    ;   maplist(ball_worth(NewState, Player), Balls, Worths),
        choice(ball, Level, Worths, Balls, Ball),
        ball_worth(NewState, Player, Ball, Worth)
    ).

%!  ball_worth(+State, +Player, +Move, -Worth) is semidet.
%!  relocation_worth(+State, +Owner, +Move, -Worth) is semidet.
%
%   Worth is the value for Player after Move. The worth of a relocation is
%   minus the value for Owner, the player whose ball it is (R17).

ball_worth(State, Player, Move, Worth) :-
    shift_piece(State, Move, [Board|_]),
    points(Board, Player, Worth).

relocation_worth(State, Owner, Move, Worth) :-
    ball_worth(State, Owner, Move, Value),
    Worth is -Value.

%!  turn(+State, -First, -End) is nondet.
%
%   End is the state after a possible turn, or rest of a turn, of the player
%   to move. First is the first step of it. Enumerates turns in the order of
%   their steps.

turn(State, First, End) :-
    State = [_,_,Player-_|_],
    moves(State, Moves),
    member(First, Moves),
    play_ply(State, First, Next),
    rest_of_turn(Player, Next, End).

rest_of_turn(Player, State, End) :-
    (   State = [_,_,Player-_|_],
        \+ winner(State, _)
    ->  turn(State, _, End)
    ;   End = State
    ).

%!  better_turn(+Player, +Turn, +Best0, -Best) is det.
%
%   Best is the better of the turn First-End and of Best0 (R20). Best0 and
%   Best are First-Score, where Score is the lead of Player after the reply
%   that is worst for Player. Cutoff: the first reply with a lead of at most
%   the score of Best0 rejects the turn.

better_turn(Player, First-End, First0-Score0, Best) :-
    (   replied(End, Player, Lead),
        Lead =< Score0
    ->  Best = First0-Score0
    ;   findall(Lead1, replied(End, Player, Lead1), Leads),
        min_list(Leads, Score),
        Best = First-Score
    ).

%!  replied(+State, +Player, -Lead) is nondet.
%
%   Lead is the lead of Player after a turn of the opponent, or in State if
%   the game is over.

replied(State, Player, Lead) :-
    (   winner(State, _)
    ->  lead(State, Player, Lead)
    ;   turn(State, _, End),
        lead(End, Player, Lead)
    ).

lead(State, Player, Lead) :-
    (   winner(State, Winner)
    ->  (   Winner == Player
        ->  Lead = 100
        ;   Lead = -100
        )
    ;   State = [Board|_],
        opponent(Player, Opponent),
        points(Board, Player, Own),
        points(Board, Opponent, Other),
        Lead is Own-Other
    ).

%!  choose_moveRing(+State, +Player, +Level, +Moves, -Move) is semidet.
%!  choose_moveBall(+State, +Player, +Level, +Moves, -Move) is semidet.
%!  choose_moveBallRelocate(+State, +Player, +Level, +Moves, -Move) is semidet.
%
%   Move is the choice of the bot of Level, 1 to 3, from Moves, whose order
%   counts (R17 to R19). Fails if Moves is [] or move/4 fails for one of them.
%   In choose_moveBallRelocate/5 the colour in Moves determines the owner of the
%   balls, and Player has no effect.
%
%   @error those of move/4; type_error(list, Moves), domain_error(level,
%   Level)

choose_moveRing(State, Player, Level, Moves, Move) :-
    mitsudomoe_original:choose_moveRing(mitsudomoe_reference, State, Player,
                                        Level, Moves, Move).

choose_moveBall(State, Player, Level, Moves, Move) :-
    mitsudomoe_original:choose_moveBall(mitsudomoe_reference, State, Player,
                                        Level, Moves, Move).

choose_moveBallRelocate(State, Player, Level, Moves, Move) :-
    mitsudomoe_original:choose_moveBallRelocate(mitsudomoe_reference, State,
                                                Player, Level, Moves, Move).

%!  valueOfEachValidMoveRing(+State, +Player, +Level, +Moves, +Values0,
%!                           -Values) is semidet.
%!  valueOfEachValidMoveBall(+State, +Player, +Moves, +Values0, -Values)
%!                           is semidet.
%
%   Values are the values of Moves for Player, in reverse order, followed by
%   Values0. The value of a ring step is taken after the ball step of Level,
%   1 to 3. Fails if move/4 fails for one of Moves.
%
%   @error those of choose_moveRing/5

valueOfEachValidMoveRing(State, Player, Level, Moves, Values0, Values) :-
    mitsudomoe_original:valueOfEachValidMoveRing(mitsudomoe_reference, State,
                                                 Player, Level, Moves,
                                                 Values0, Values).

valueOfEachValidMoveBall(State, Player, Moves, Values0, Values) :-
    mitsudomoe_original:valueOfEachValidMoveBall(mitsudomoe_reference, State,
                                                 Player, Moves, Values0,
                                                 Values).

%!  ring_worths(+State, +Player, +Level, +Moves, -Worths:list) is semidet.
%!  ball_worths(+State, +Player, +Moves, -Worths:list) is semidet.
%
%   Worths are the values for Player after each of Moves, in their order.

:- public ring_worths/5, ball_worths/4. % original.pl

ring_worths(State, Player, Level, Moves, Worths) :-
    must_be_original_state(State),
    must_be_board_and_hands(State),
    must_be_player(['White','Black'], Player),
    must_be_own_level(3, Level),
    must_be_moves(Moves),
    maplist(ring_worth(State, Player, Level), Moves, Worths).

ball_worths(State, Player, Moves, Worths) :-
    must_be_original_state(State),
    State = [Board,_|Part],
    must_be_board(Board),
    must_be_player(['White','Black'], Player),
    must_be_moves(Moves),
    NoRings = [[],[]],
    maplist(ball_worth([Board,NoRings|Part], Player), Moves, Worths).

%!  original_goal(?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program, to compare and to measure
%   it, see tabuleiro/compare/originals.

original_goal(What, State, Goal) :-
    original_goal(mitsudomoe_reference, What, State, Goal).
