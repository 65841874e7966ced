/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(hare_and_hounds,
          [ initial_state/2,            % +Config, -State
            player_to_move/2,           % +State, -Player
            valid_moves/2,              % +State, -Moves
            valid_moves/3,              % +State, +Player, -Moves
            move/3,                     % +State, +Move, -NewState
            game_over/2,                % +State, -Winner
            game_end/2,                 % +State, -Reason
            value/3,                    % +State, +Player, -Value
            best_moves/3,               % +State, +Level, -Moves
            choose_move/3,              % +State, +Level, -Move
            choose_move/4,              % +State, +Player, +Level, -Move
            move_notation/3,            % +State, ?Move, ?Text
            display_game/1,             % +State
            show_game/2,                % +State, +Options
            move_steps/3,               % +State, +Move, -Steps
            scene/2,                    % +State, -Scene
            game_info/1,                % -Info
            play/0
          ]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/own_game').
:- use_module(notation).
:- use_module(shapes, []).
:- autoload(library(lists),
            [member/2, memberchk/2, nth0/3, reverse/2, select/3]).
:- autoload(library(option), [option/2, option/3]).

/** <module> Hare and Hounds, a game of one's own

Three hounds chase a hare. The rules, H1 to H7, are in README.md of this
folder. Here they are in Prolog, against nothing but the interface that
tabuleiro/game/game describes.

    ?- [examples/own_game/hare_and_hounds].
    ?- play.

A state is hunt(Hounds, Hare, Player, Idle/Patience): Hounds are the sorted
cells of the hounds, Hare is the cell of the hare. Player, `hounds` or `hare`,
is to move. Idle counts the last moves of the hounds without an advance. A move
is From-To.
*/

                /*******************************
                *            BOARD             *
                *******************************/

%!  cell(?Cell, ?Column, ?Row) is nondet.
%
%   The eleven cells (H1).

cell(b1, 1, b).
cell(a2, 2, a).    cell(b2, 2, b).    cell(c2, 2, c).
cell(a3, 3, a).    cell(b3, 3, b).    cell(c3, 3, c).
cell(a4, 4, a).    cell(b4, 4, b).    cell(c4, 4, c).
cell(b5, 5, b).

column(Cell, Column) :-
    cell(Cell, Column, _).

%!  line(?Cell, ?Other) is nondet.
%
%   The lines of the board, each once, from left to right or from top to bottom
%   (H1).

line(a2, b2).  line(b2, c2).  line(a3, b3).
line(b3, c3).  line(a4, b4).  line(b4, c4).
line(b1, a2).  line(b1, b2).  line(b1, c2).
line(a2, a3).  line(b2, b3).  line(c2, c3).
line(a2, b3).  line(c2, b3).
line(a3, a4).  line(b3, b4).  line(c3, c4).
line(b3, a4).  line(b3, c4).
line(a4, b5).  line(b4, b5).  line(c4, b5).

adjacent(From, To) :-
    line(From, To).
adjacent(From, To) :-
    line(To, From).

                /*******************************
                *            RULES             *
                *******************************/

%!  initial_state(+Config, -State) is det.
%
%   Config is `default` or a list with patience(N), 5, 10 or 20 (H2, H6).
%
%   @error domain_error(config_option, Option)

initial_state(Config, hunt([a2,b1,c2], b5, hounds, 0/Patience)) :-
    config_options(known_option, Config, Options),
    option(patience(Patience), Options, 10).

known_option(patience(N)) :-
    must_be_in(patience, patience, N).

patience(5).
patience(10).
patience(20).

player_to_move(State, Player) :-
    must_be_hunt(State),
    State = hunt(_, _, Player, _).

%   The shape of a state, and what no shape says. The state need not be
%   reachable.

must_be_hunt(State) :-
    must_have_shape(hare_and_hounds_shapes:hare_and_hounds_state, State),
    must_be_in(hare_and_hounds_state, consistent, State).

consistent(hunt(Hounds, Hare, _, Idle/Patience)) :-
    sort(Hounds, Hounds),
    \+ memberchk(Hare, Hounds),
    Idle =< Patience.

must_be_move(Move) :-
    must_have_shape(hare_and_hounds_shapes:hare_and_hounds_move, Move).

valid_moves(State, Moves) :-
    must_be_hunt(State),
    (   winner(State, _)
    ->  Moves = []
    ;   steps(State, Moves)
    ).

valid_moves(State, Player, Moves) :-
    player_valid_moves(hare_and_hounds, State, Player, Moves).

steps(State, Moves) :-
    findall(Move, step(State, Move), Moves0),
    sort(Moves0, Moves).

%!  step(+State, ?Move) is nondet.
%
%   A piece goes along a line to an empty cell (H3), the hare any way it
%   likes, a hound not back (H4).

step(hunt(Hounds, Hare, hare, _), Hare-To) :-
    adjacent(Hare, To),
    \+ memberchk(To, Hounds).
step(hunt(Hounds, Hare, hounds, _), From-To) :-
    member(From, Hounds),
    adjacent(From, To),
    To \== Hare,
    \+ memberchk(To, Hounds),
    column(From, Before),
    column(To, After),
    After >= Before.

move(State, Move, NewState) :-
    must_be_hunt(State),
    must_be_move(Move),
    \+ winner(State, _),
    once(step(State, Move)),
    State = hunt(_, _, Player, _),
    moved(Player, Move, State, NewState).

moved(hare, _-To, hunt(Hounds, _, _, Idle), hunt(Hounds, To, hounds, Idle)).
moved(hounds, From-To, hunt(Hounds, Hare, _, Idle0/Patience),
      hunt(NewHounds, Hare, hare, Idle/Patience)) :-
    select(From, Hounds, Others),
    sort([To|Others], NewHounds),
    column(From, Before),
    column(To, After),
    (   After > Before
    ->  Idle = 0
    ;   Idle is Idle0+1
    ),
    !.

game_over(State, Winner) :-
    must_be_hunt(State),
    winner(State, Winner).

game_end(State, Reason) :-
    must_be_hunt(State),
    end(State, _, Text),
    Reason = Text.

winner(State, Winner) :-
    end(State, Won, _),
    Winner = Won.

%!  end(+State, -Winner, -Reason) is semidet.
%
%   H5 to H7.

end(hunt(Hounds, Hare, _, _), hare, "No hound is left of the hare.") :-
    column(Hare, Column),
    \+ ( member(Hound, Hounds),
         column(Hound, Behind),
         Behind < Column
       ),
    !.
end(hunt(_, _, _, Patience/Patience), hare, Reason) :-
    !,
    format(string(Reason), "The hounds have not advanced for ~d moves.",
           [Patience]).
end(State, Winner, Reason) :-
    \+ step(State, _),
    State = hunt(_, _, Player, _),
    stuck(Player, Winner, Reason).

stuck(hounds, hare,   "The hounds cannot move.").
stuck(hare,   hounds, "The hare cannot move.").

                /*******************************
                *             BOTS             *
                *******************************/

%!  value(+State, +Player, -Value) is det.
%
%   To the hare a state is worth the cells that it could go to, and two for
%   each hound that it has got past; to the hounds the opposite. A game won
%   is worth 20.

value(State, Player, Value) :-
    must_be_hunt(State),
    must_be_player([hounds,hare], Player),
    (   winner(State, Winner)
    ->  worth(Winner, Player, 20, Value)
    ;   State = hunt(Hounds, Hare, _, Idle),
        steps(hunt(Hounds, Hare, hare, Idle), Free),
        length(Free, Ways),
        findall(Hound, passed(Hounds, Hare, Hound), Passed),
        length(Passed, Past),
        Hopes is Ways+2*Past,
        worth(hare, Player, Hopes, Value)
    ).

worth(Player, Player, Value, Value) :-
    !.
worth(_, _, Value0, Value) :-
    Value is -Value0.

passed(Hounds, Hare, Hound) :-
    column(Hare, Column),
    member(Hound, Hounds),
    column(Hound, Behind),
    Behind >= Column.

%!  best_moves(+State, +Level, -Moves) is det.
%
%   Level 1, the game's one bot of its own, draws from all moves. The other
%   levels are the searches of tabuleiro/search/levels.

best_moves(State, Level, Moves) :-
    must_be_one_to(level, 1, Level),
    valid_moves(State, Moves).

choose_move(State, Level, Move) :-
    choose_best(hare_and_hounds, State, Level, Move).

choose_move(State, Player, Level, Move) :-
    player_choose_move(hare_and_hounds, State, Player, Level, Move).

                /*******************************
                *       FOR PEOPLE TO SEE      *
                *******************************/

display_game(State) :-
    show_game(State, []).

%!  show_game(+State, +Options) is det.
%
%   Prints the board, in ASCII: D for a hound, H for the hare. Options are
%   last(Move) and marks(Cells), which stand in parentheses, and flip(Bool),
%   which turns the board by half a turn.

show_game(State, Options) :-
    must_be_hunt(State),
    option(marks(Marks0), Options, []),
    (   option(last(From-To), Options)
    ->  Marks = [From,To|Marks0]
    ;   Marks = Marks0
    ),
    option(flip(Flip), Options, false),
    flipped(Flip, [a,b,c], [Row1,Row2,Row3]),
    flipped(Flip, [1,2,3,4,5], Columns),
    show_row(Row1, Columns, State, Marks),
    format("        /  |  \\  |  /  |  \\~n", []),
    show_row(Row2, Columns, State, Marks),
    format("        \\  |  /  |  \\  |  /~n", []),
    show_row(Row3, Columns, State, Marks),
    format("~n     ~w     ~w     ~w     ~w     ~w~n~n", Columns),
    show_turn(State).

flipped(false, List, List).
flipped(true, List, Reversed) :-
    reverse(List, Reversed).

%   Only the row in the middle has five cells.

show_row(Row, Columns, State, Marks) :-
    findall(Spot,
            ( member(Column, Columns),
              cell(Cell, Column, Row),
              spot(State, Marks, Cell, Spot)
            ),
            Spots),
    atomic_list_concat(Spots, ---, Text),
    (   Row == b
    ->  Indent = 4
    ;   Indent = 10
    ),
    format("~w~t~*|~w~n", [Row,Indent,Text]).

spot(hunt(Hounds, Hare, _, _), Marks, Cell, Spot) :-
    (   memberchk(Cell, Hounds)
    ->  Piece = 'D'
    ;   Cell == Hare
    ->  Piece = 'H'
    ;   Piece = '.'
    ),
    (   memberchk(Cell, Marks)
    ->  format(atom(Spot), '(~w)', [Piece])
    ;   format(atom(Spot), ' ~w ', [Piece])
    ).

show_turn(hunt(_, _, hare, _)) :-
    format("The hare (H) is to move.~n").
show_turn(hunt(_, _, hounds, Idle/Patience)) :-
    Left is Patience-Idle,
    format("The hounds (D) are to move; they must advance within ~d moves.~n",
           [Left]).

%!  scene(+State, -Scene:dict) is det.
%
%   The cells are circles, joined by the lines of the board.

scene(State, scene{cells:Cells, pieces:Pieces, hands:[], marks:[],
                   lines:Lines}) :-
    must_be_hunt(State),
    State = hunt(Hounds, Hare, _, _),
    findall(cell{id:Cell, shape:circle, x:X, y:Y, size:0.6, label:Label,
                 ground:plain},
            ( cell(Cell, X, Row),
              nth0(Y, [a,b,c], Row),
              atom_string(Cell, Label)
            ),
            Cells),
    findall(piece{cell:Hound, kind:hound, owner:1, level:0, name:"hound"},
            member(Hound, Hounds),
            Pieces0),
    Pieces = [ piece{cell:Hare, kind:hare, owner:2, level:0, name:"hare"}
             | Pieces0
             ],
    findall(line{from:From, to:To}, line(From, To), Lines).

%!  game_info(-Info) is det.
%
%   The bounds: a hound on b3 has five ways, on any other cell three at most,
%   so that the hounds have eleven and the hare the eight of b3. The columns
%   of the hounds add up to 5 at first and to 13 at most: they advance eight
%   times, and are idle for less than Patience moves before each and for
%   Patience after the last. That makes 9*Patience moves of theirs, with one
%   of the hare after each.

game_info(info{ title: "Hare and Hounds",
                players: [hounds,hare],
                player_names: ["The pack","The hare"],
                levels:
                [ level{number:1, name:"puppy", strength:"plays any move"}
                | Searches
                ],
                options:
                [ option{name:patience,
                         title:"Moves without advance that free the hare",
                         default:10, values:[5,10,20]}
                ],
                configs: [default,[patience(5)],[patience(20)]],
                most_moves: 11,
                longest_game: 360,
                value_range: -20-20,
                rules:
                [ "Three hounds (D) chase a hare (H) along the lines of the",
                  "board. The hounds begin and move one of them a turn, to an",
                  "empty cell next to it, but never back towards column 1.",
                  "The hare goes to any empty cell next to it.",
                  "The hounds win if the hare cannot move. The hare wins when",
                  "no hound is left of it any more, when the hounds have not",
                  "advanced for ten moves, or when they cannot move."
                ],
                credits:
                [ "Hare and Hounds is a game of nineteenth-century Europe,",
                  "known as the French military game."
                ]
              }) :-
    search_levels(2, Searches).

play :-
    play(hare_and_hounds).
