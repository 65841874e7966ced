/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_reference,
          [                             % Predicates of the original program
            move/4,                     % +Board, +Move, +Turn, -NewBoard
            check_cross/4,              % +Board, +Row, +Column, +Color
            match_/4,                   % +Board, +Color, +Cell, -Runs
            get_piece/4,                % +Board, +Row, +Column, -Piece
            set_piece/5,                % +Board, +Row, +Column, +Piece,
                                        % -NewBoard
            get_best_play/3             % +Board-Color, +Turn, -Move
          ]).
:- use_module('../../prolog/tabuleiro/rules', [rules/2, term_expansion/2]).
:- use_module(board).
:- use_module(state).
:- use_module('original/predicates', []).
:- use_module(display, [must_be_shown/2, show_position/3]).
:- use_module(effects, [effects/4, move_deeds/4, other_turn/3]).
:- use_module('original/goals', [original_goal/4]).
:- use_module(info, [game_info/1, rules_text/2]).
:- use_module(texts, []).
:- use_module(notation,
              [ move_notation/3, move_steps/3, state_notation/2,
                step_notation/3
              ]).
:- use_module(scene, [scene/2]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists),
              [max_member/2, member/2, memberchk/2, min_member/2]).
:- use_module('../../prolog/tabuleiro/game/checks',
              [must_be_own_level/2, must_be_player/2, must_be_shape/3]).

/** <module> Wali in Prolog: the specification

The rules R1 to R15 of README.md in this folder, each in the plainest
Prolog. board.pl has those that need nothing but a board. `wali` exports
the same predicates with the same answers; most of them run in C.

Every exported predicate first checks its input and throws an ISO error
if the input is ill-formed (see wali_state). The code after the
checks is the rule.
*/

:- rules(wali,
         [ broken_rules/3, game_end/2, move_deeds/4, move_effects/3,
           move_steps/3, original_goal/3, other_turn/3, rules_text/2,
           scene/2, state_notation/2
         ]).

%!  show_game(+State, +Options) is det.
%
%   Prints State as show_position/3 does. State may also be a board or
%   `Board-First-White-Black`, which the original program shows.

show_game(State, Options) :-
    must_be_shown(State, Full),
    (   Full == true,
        winner(State, _)
    ->  Over = true
    ;   Over = false
    ),
    show_position(State, Over, Options).

                /*******************************
                *             PLIES            *
                *******************************/

to_move(State, Player) :-
    state_parts(State, _, Player-_, _, _, _).

%!  moves(+State, -Moves:list) is det.
%!  plies(+State, -Moves:list) is det.
%
%   Moves are the plies of the player to move (R4, R6, R9). plies/2 returns them
%   even when the game is over. A ply is
%
%     - `0-0/NC-NR`: a drop on NC-NR, or the take of the stone there
%     - `CC-CR/NC-NR`: a step from CC-CR to NC-NR

moves(State, Moves) :-
    (   winner(State, _)
    ->  Moves = []
    ;   plies(State, Moves)
    ).

plies(State, Moves) :-
    findall(Move, ply(State, Move), Moves0),
    sort(Moves0, Moves).

ply(State, Move) :-
    state_parts(State, Board, Color-Phase, _, Lasts, Rules),
    ply(Phase, Board, Color, Lasts, Rules, Move).

ply(drop, Board, Color, _, _, Move) :-
    may_drop(Board, Color, Cell),
    move_cells(Move, 0-0, Cell).
ply(capture, Board, Color, Lasts, Rules, Move) :-
    may_step(Board, Color, From, To),
    move_cells(Move, From, To),
    \+ goes_back(Move, Color, Lasts),
    \+ too_long(Move, Board, Color, Rules).
ply(peek, Board, Color, _, Rules, Move) :-
    rule(Rules, take, Which),
    may_take(Board, Color, Which, Cell),
    move_cells(Move, 0-0, Cell).
ply(peek(2), Board, Color, Lasts, Rules, Move) :-
    ply(peek, Board, Color, Lasts, Rules, Move).

%   R8: the stone moved last turn may not go back. Lasts is none-none with
%   go_back(allowed).

goes_back(Move, Color, Lasts) :-
    of_color(Color, Lasts, Last),
    move_cells(Move, From, To),
    move_cells(Last, To, From).

%   R12: long_run(illegal).

too_long(Move, Board, Color, Rules) :-
    rule(Rules, long_run, illegal),
    step(Move, Board, Color, NewBoard),
    move_cells(Move, _, To),
    run_length(NewBoard, Color, To, _, Length),
    Length > 3,
    !.

step(Move, Board, Color, NewBoard) :-
    move_cells(Move, From, To),
    set_cell(Board, From, 'O', Board1),
    set_cell(Board1, To, Color, NewBoard).

ply_effects(State, Move, NewState, Messages) :-
    effects(State, Move, NewState, Messages).

%!  broken_rules(+State, +Move, -Reasons:list) is det.
%
%   Reasons are broken(Rule, wali(Why)) for the rules that forbid Move in
%   State, in which the game is not over. Move may be the text of a step in
%   another phase.
%
%   @error type_error(wali_move, Move)

broken_rules(State, Text, Reasons) :-
    string(Text),
    !,
    step_notation(State, Text, Move),
    broken_rules(State, Move, Reasons).
broken_rules(State, Move, Reasons) :-
    must_be_state(State),
    must_be_move(Move),
    state_parts(State, Board, Color-Phase0, _, Lasts, Rules),
    (   Phase0 == peek(2)
    ->  Phase = peek
    ;   Phase = Phase0
    ),
    findall(broken(Rule, wali(Why)),
            forbids(Rule, Why, Phase, Move,
                    position(Board, Color, Lasts, Rules)),
            Reasons).

%!  forbids(?Rule, ?Why, +Phase, +Move, +Position) is nondet.
%
%   Rule forbids Move in Phase. Why is the message wali(Why). A rule about the
%   stone on a cell forbids nothing off the board.

forbids(1, off_board(Cell), Phase, Move, position(Board, _, _, _)) :-
    move_cells(Move, From, To),
    (   Phase == capture,
        Cell = From
    ;   Cell = To
    ),
    \+ board_cell(Board, Cell, _).
forbids(4, drop_now, drop, Move, _) :-
    \+ move_cells(Move, 0-0, _).
forbids(4, occupied(Cell), drop, Move, position(Board, _, _, _)) :-
    move_cells(Move, _, Cell),
    board_cell(Board, Cell, Content),
    Content \== 'O'.
forbids(4, next_to_own(Cell), drop, Move, position(Board, Color, _, _)) :-
    move_cells(Move, _, Cell),
    board_cell(Board, Cell, _),
    next_to_own(Board, Color, Cell).
forbids(6, not_own(Cell), capture, Move, position(Board, Color, _, _)) :-
    move_cells(Move, Cell, _),
    board_cell(Board, Cell, Content),
    Content \== Color.
forbids(6, occupied(Cell), capture, Move, position(Board, _, _, _)) :-
    move_cells(Move, _, Cell),
    board_cell(Board, Cell, Content),
    Content \== 'O'.
forbids(6, no_neighbours(From, To), capture, Move,
        position(Board, _, _, _)) :-
    move_cells(Move, From, To),
    board_cell(Board, From, _),
    board_cell(Board, To, _),
    \+ adjacent(From, To).
forbids(8, goes_back, capture, Move, position(_, Color, Lasts, _)) :-
    goes_back(Move, Color, Lasts).
forbids(9, take_now, peek, Move, _) :-
    \+ move_cells(Move, 0-0, _).
forbids(9, not_enemy(Cell), peek, Move, position(Board, Color, _, _)) :-
    move_cells(Move, _, Cell),
    opponent(Color, Enemy),
    board_cell(Board, Cell, Content),
    Content \== Enemy.
forbids(9, in_three(Cell), peek, Move,
        position(Board, Color, _, Rules)) :-
    rule(Rules, take, outside_three),
    move_cells(Move, _, Cell),
    opponent(Color, Enemy),
    board_cell(Board, Cell, Enemy),
    in_three(Board, Enemy, Cell).
forbids(12, long_run, capture, Move, position(Board, Color, _, Rules)) :-
    move_cells(Move, From, To),
    once(may_step(Board, Color, From, To)),
    too_long(Move, Board, Color, Rules).

:- public board_moves/3.                % original.pl

board_moves(Board, Turn, Moves) :-
    must_be_board(Board),
    must_be_turn(Turn),
    board_state(Board, Turn, State),
    plies(State, Moves).

%   A state of the original program has no last moves, so R8 forbids nothing.

board_state(Board, Turn, State) :-
    state_parts(State, Board, Turn, 0-0, none-none, [go_back(allowed)]).

legal(State, Move) :-
    \+ winner(State, _),
    once(ply(State, Move)).

play_ply(State, Move, NewState) :-
    state_parts(State, Board, Color-Phase, Hands, Lasts, Rules),
    play_ply(Phase, Move, Color, Board, Hands, Lasts, Rules, NewState).

play_ply(drop, Move, Color, Board, Hands, _, Rules, NewState) :-
    move_cells(Move, _, Cell),
    set_cell(Board, Cell, Color, NewBoard),
    one_less(Color, Hands, NewHands),
    after_drop(NewBoard, Color, NewHands, Turn, HandsLeft),
    state_parts(NewState, NewBoard, Turn, HandsLeft, none-none, Rules).
play_ply(capture, Move, Color, Board, Hands, Lasts, Rules, NewState) :-
    step(Move, Board, Color, NewBoard),
    (   rule(Rules, go_back, allowed)
    ->  NewLasts = Lasts
    ;   set_of_color(Color, Lasts, Move, NewLasts)
    ),
    move_cells(Move, _, To),
    count_threes(NewBoard, Color, To, Threes),
    takes(Threes, Rules, Takes),
    after_move(Takes, NewBoard, Color, Rules, Turn),
    state_parts(NewState, NewBoard, Turn, Hands, NewLasts, Rules).
play_ply(peek, Move, Color, Board, Hands, Lasts, Rules, NewState) :-
    play_take(Move, 0, Color, Board, Hands, Lasts, Rules, NewState).
play_ply(peek(2), Move, Color, Board, Hands, Lasts, Rules, NewState) :-
    play_take(Move, 1, Color, Board, Hands, Lasts, Rules, NewState).

%   R9, R11: the last move of a stone is forgotten when the stone is taken.

play_take(Move, TakesLeft, Color, Board, Hands, Lasts, Rules, NewState) :-
    move_cells(Move, _, Cell),
    set_cell(Board, Cell, 'O', NewBoard),
    opponent(Color, Enemy),
    of_color(Enemy, Lasts, Last),
    (   move_cells(Last, _, Cell)
    ->  set_of_color(Enemy, Lasts, none, NewLasts)
    ;   NewLasts = Lasts
    ),
    after_move(TakesLeft, NewBoard, Color, Rules, Turn),
    state_parts(NewState, NewBoard, Turn, Hands, NewLasts, Rules).

one_less(Color, Hands, NewHands) :-
    of_color(Color, Hands, InHand),
    Left is InHand-1,
    set_of_color(Color, Hands, Left, NewHands).

set_of_color('W', _-Black, White, White-Black).
set_of_color('B', White-_, Black, White-Black).

%!  after_drop(+Board, +Color, +Hands, -Turn, -HandsLeft) is det.
%
%   Turn follows a drop of Color (R5). It is the opponent's, or Color's again
%   if the opponent cannot drop. If neither can, the stones left in the hands
%   are discarded and White begins the move phase.

after_drop(Board, Color, Hands, Turn, HandsLeft) :-
    opponent(Color, Enemy),
    (   member(Next, [Enemy,Color]),
        can_drop(Board, Next, Hands)
    ->  Turn = Next-drop,
        HandsLeft = Hands
    ;   Turn = 'W'-capture,
        HandsLeft = 0-0
    ).

can_drop(Board, Color, Hands) :-
    of_color(Color, Hands, InHand),
    InHand > 0,
    once(may_drop(Board, Color, _)).

%!  takes(+Threes, +Rules, -Takes) is det.
%
%   Takes is the number of stones that a stone in Threes runs of exactly
%   three takes (R9, R12).

takes(Threes, Rules, Takes) :-
    (   rule(Rules, double, two)
    ->  Takes = Threes
    ;   Takes is min(1, Threes)
    ).

%!  after_move(+TakesLeft, +Board, +Color, +Rules, -Turn) is det.
%
%   Turn follows a move or a take of Color. Color takes if a take is left and
%   a stone may be taken (R9, R10), unless the opponent has lost (R13).
%   Otherwise it is the opponent's turn.

after_move(TakesLeft, Board, Color, Rules, Turn) :-
    opponent(Color, Enemy),
    (   TakesLeft > 0,
        \+ too_few(Board, Enemy),
        rule(Rules, take, Which),
        once(may_take(Board, Color, Which, _))
    ->  take_phase(TakesLeft, Phase),
        Turn = Color-Phase
    ;   Turn = Enemy-capture
    ).

take_phase(1, peek).
take_phase(2, peek(2)).

%!  move(+Board, +Move, +Turn, -NewBoard) is semidet.
%
%   Predicate of the original program. NewBoard is Board after Move of Turn,
%   Color-Phase. Fails if Move is not among valid_moves/3 of Board and Turn.
%
%   @error type_error(wali_move, Move), domain_error(wali_turn, Turn)

move(Board, Move, Turn, NewBoard) :-
    must_be_board(Board),
    must_be_move(Move),
    must_be_turn(Turn),
    board_state(Board, Turn, State),
    once(ply(State, Move)),
    Turn = Color-Phase,
    play_on_board(Phase, Move, Color, Board, NewBoard).

play_on_board(drop, Move, Color, Board, NewBoard) :-
    move_cells(Move, _, Cell),
    set_cell(Board, Cell, Color, NewBoard).
play_on_board(capture, Move, Color, Board, NewBoard) :-
    step(Move, Board, Color, NewBoard).
play_on_board(peek, Move, _, Board, NewBoard) :-
    move_cells(Move, _, Cell),
    set_cell(Board, Cell, 'O', NewBoard).

                /*******************************
                *             END              *
                *******************************/

:- public board_winner/2.               % original/predicates.pl

%   R13, R14.

winner(State, Winner) :-
    lost(State, Loser, _),
    opponent(Loser, Winner).

ending(State, Why) :-
    lost(State, _, Why).

%!  lost(+State, -Loser, -Why) is semidet.

lost(State, Loser, Why) :-
    state_parts(State, Board, Color-Phase, _, _, _),
    Phase \== drop,
    (   opponent(Poor, _),
        too_few(Board, Poor, Count)
    ->  Loser = Poor,
        Why = few_stones(Poor, Count)
    ;   \+ ply(State, _),
        Loser = Color,
        Why = no_move(Color)
    ).

%   R13: two stones cannot make a three.

too_few(Board, Color) :-
    too_few(Board, Color, _).

too_few(Board, Color, Count) :-
    count_stones(Board, Color, Count),
    Count =< 2.

board_winner(Board, Winner) :-
    must_be_board(Board),
    (   opponent(Loser, Winner0),
        too_few(Board, Loser)
    ->  Winner = Winner0
    ;   opponent(Loser, Winner0),
        \+ may_step(Board, Loser, _, _)
    ->  Winner = Winner0
    ;   Winner = 'O'
    ).

%!  worth(+State, +Player, -Value) is det.
%
%   Value is 1000 times the difference of the stones of Player and of the
%   opponent, on the board and in hand, plus 120000 if Player has won or
%   minus 120000 if the opponent has.

worth(State, Player, Value) :-
    state_parts(State, Board, _, Hands, _, _),
    opponent(Player, Enemy),
    stones(Player, Board, Hands, Own),
    stones(Enemy, Board, Hands, Others),
    outcome_worth(State, Player, Outcome),
    Value is 1000*(Own-Others) + Outcome.

stones(Color, Board, Hands, Stones) :-
    count_stones(Board, Color, OnBoard),
    of_color(Color, Hands, InHand),
    Stones is OnBoard+InHand.

outcome_worth(State, Player, Worth) :-
    (   winner(State, Winner)
    ->  win_worth(Winner, Player, Worth)
    ;   Worth = 0
    ).

win_worth(Player, Player, 120000) :-
    !.
win_worth(_, _, -120000).

                /*******************************
                *             BOTS             *
                *******************************/

%!  level_moves(+Level, +State, -Moves:list) is det.
%
%   R15: at level 1 Moves are all moves; at level 2 the best steps by minimax,
%   or all moves if the player to move drops or takes.

level_moves(_, State, []) :-
    winner(State, _),
    !.
level_moves(Level, State, Moves) :-
    bot_moves(Level, State, Moves).

bot_moves(1, State, Moves) :-
    plies(State, Moves).
bot_moves(2, State, Moves) :-
    (   state_parts(State, _, _-capture, _, _, _),
        member(Turns, [3,5]),
        minimax_moves(State, Turns, Best, Moves0),
        Best > -40000
    ->  Moves = Moves0
    ;   plies(State, Moves)
    ).

%!  minimax_moves(+State, +Turns, -Best, -Moves:list) is semidet.
%
%   Moves are the steps with the minimax value Best, the highest, for the
%   player to move. The search is Turns turns deep.

minimax_moves(State, Turns, Best, Moves) :-
    plies(State, All),
    state_parts(State, _, Player-_, _, _, _),
    findall(Worth-Move,
            ( member(Move, All),
              line_after(Move, State, Player, Turns, Worth)
            ),
            Scored),
    max_member(Best-_, Scored),
    findall(Move, member(Best-Move, Scored), Moves).

%!  line_after(+Move, +State, +Player, +Turns, -Worth) is det.
%
%   Worth is the value for Player of the best line that begins with Move.
%   Turns is the depth and includes the turn of Move. The takes after a move
%   belong to its turn.

line_after(Move, State, Player, Turns, Worth) :-
    take_worth(State, Player, Take),
    play_ply(State, Move, NewState),
    !,
    (   state_parts(NewState, _, _-capture, _, _, _)
    ->  TurnsLeft is Turns-1
    ;   TurnsLeft = Turns
    ),
    line(NewState, Player, TurnsLeft, Rest),
    Worth is Take+Rest.

line(State, Player, _, Worth) :-
    winner(State, Winner),
    !,
    win_worth(Winner, Player, Worth).
line(_, _, 0, 0) :-
    !.
line(State, Player, Turns, Worth) :-
    findall(Worth1,
            ( ply(State, Move),
              line_after(Move, State, Player, Turns, Worth1)
            ),
            Worths),
    (   state_parts(State, _, Player-_, _, _, _)
    ->  max_member(Worth, Worths)
    ;   min_member(Worth, Worths)
    ).

%   A ply in State adds Worth to the value of a line: 1000 if Player takes,
%   -1050 if the opponent takes.

take_worth(State, Player, Worth) :-
    state_parts(State, _, Color-Phase, _, _, _),
    (   Phase == capture
    ->  Worth = 0
    ;   Color == Player
    ->  Worth = 1000
    ;   Worth = -1050
    ).

:- public board_best_moves/4.           % original.pl

board_best_moves(Board, Turn, Level, Moves) :-
    must_be_board(Board),
    must_be_turn(Turn),
    must_be_own_level(2, Level),
    board_state(Board, Turn, State),
    (   opponent(Color, _),
        too_few(Board, Color)
    ->  plies(State, Moves)
    ;   bot_moves(Level, State, Moves)
    ).

%!  get_best_play(+BoardOfColor, +Turn, -Move) is semidet.
%
%   Move is the move of choose_move/4 for Board, Turn and level 2. BoardOfColor
%   is Board-Color, and Turn is Color-Phase with the same Color.
%
%   @error domain_error(wali_turn, Turn) if Turn has the other colour

get_best_play(BoardOfColor, Turn, Move) :-
    wali_original:get_best_play(wali_reference, BoardOfColor, Turn, Move).

                /*******************************
                *      ORIGINAL PREDICATES     *
                *******************************/

%!  get_piece(+Board, +Row, +Column, -Piece) is semidet.
%
%   Piece, `'O'`, `'W'` or `'B'`, is the content of the cell in Row and
%   Column. Fails if there is no such cell.

get_piece(Board, Row, Column, Piece) :-
    must_be_place(Board, Row, Column),
    board_cell(Board, Column-Row, Piece).

must_be_place(Board, Row, Column) :-
    must_be_board(Board),
    must_be_shape(integer, integer, Row),
    must_be_shape(integer, integer, Column).

%!  set_piece(+Board, +Row, +Column, +Piece, -NewBoard) is semidet.
%
%   NewBoard is Board with Piece, `'O'`, `'W'` or `'B'`, in Row and Column.
%   Fails if there is no such cell.
%
%   @error type_error(wali_piece, Piece), domain_error(wali_piece, Piece)

set_piece(Board, Row, Column, Piece, NewBoard) :-
    must_be_place(Board, Row, Column),
    must_be_shape(wali_piece, atom, Piece),
    (   memberchk(Piece, ['O','W','B'])
    ->  true
    ;   domain_error(wali_piece, Piece)
    ),
    board_cell(Board, Column-Row, _),
    set_cell(Board, Column-Row, Piece, NewBoard).

%!  check_cross(+Board, +Row, +Column, +Color) is semidet.
%
%   True if no stone of Color is orthogonally next to the cell in Row and
%   Column. Unlike R4 it accepts any content of the cell itself. Fails if there
%   is no such cell.
%
%   @error domain_error(player, Color)

check_cross(Board, Row, Column, Color) :-
    must_be_place(Board, Row, Column),
    must_be_player(['W','B'], Color),
    board_cell(Board, Column-Row, _),
    \+ ( adjacent(Column-Row, Near),
         board_cell(Board, Near, Color)
       ).

%!  match_(+Board, +Color, +Cell, -Runs) is semidet.
%
%   Runs is RunColumn-RunRow for Cell, Column-Row. RunRow is Row if Cell is in
%   a horizontal run of exactly three stones of Color (R7), otherwise -1.
%   RunColumn is Column if Cell is in a vertical run, otherwise -1. Fails if
%   there is no such cell.
%
%       ?- match_([['W','W','W'],['B','O','B'],['O','B','O']], 'W', 1-0, R).
%       R = -1-0.
%
%   @error domain_error(player, Color), type_error(wali_cell, Cell)

match_(Board, Color, Cell, RunColumn-RunRow) :-
    must_be_board(Board),
    must_be_player(['W','B'], Color),
    must_be_shape(wali_cell, cell_shape, Cell),
    board_cell(Board, Cell, Content),
    Cell = Column-Row,
    run_index(row, Content, Board, Color, Cell, Row, RunRow),
    run_index(column, Content, Board, Color, Cell, Column, RunColumn).

cell_shape(Column-Row) :-
    integer(Column),
    integer(Row).

run_index(Line, Content, Board, Color, Cell, Index, Run) :-
    (   Content == Color,
        run_length(Board, Color, Cell, Line, 3)
    ->  Run = Index
    ;   Run = -1
    ).

%!  original_goal(?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program, to compare and to measure
%   it, see tabuleiro/compare/originals.

original_goal(What, State, Goal) :-
    original_goal(wali_reference, What, State, Goal).
