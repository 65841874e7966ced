/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_state,
          [                             % Checks
            must_be_state/1,            % @Term
            must_be_board_of/2,         % @State, -Board
            must_be_piece/1,            % @Term
            must_be_tile/1,             % @Term
            must_be_cell/1,             % @Term
            must_be_move/1,             % @Term
                                        % Parts of a state
            initial_state/2,            % +Config, -State
            config_rules/3,             % +Config, -Lines, -Advanced
            state_rules/3,              % +State, -Lines, -Advanced
            number_of/2,                % ?Type, ?Number
                                        % Predicates of the original program
            player/1,                   % ?Player
            other_player/2,             % ?Player, ?Other
            piece_info/3                % ?Piece, ?Player, ?Type
          ]).
:- use_module(library(apply), [exclude/3, maplist/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [is_set/1]).
:- use_module(library(option), [option/3]).
:- use_module('../../prolog/tabuleiro/base/first_use', [first_use/2]).
:- use_module(shapes, []).
:- use_module(board, [board_cell/2, initial_board/2]).
:- use_module(settings, [current_rules/1, set_lines/1]).
:- use_module('../../prolog/tabuleiro/game/checks',
              [config_options/3, must_be_elements/3, must_be_in/3]).
:- use_module('../../prolog/tabuleiro/game/shapes', [must_have_shape/2]).

/** <module> Tactigon: states, their parts and their checks

The structure of states, for both implementations. No rule of play is
here. R1.. are the rules of README.md in this folder.
*/

                /*******************************
                *            CHECKS            *
                *******************************/

%!  must_be_state(@Term) is det.
%
%   True when Term is `[Board,Player,rules(Lines,Advanced)]` or
%   `[Board,Player]` and consistent. A state of two elements takes its rules
%   from the settings of the thread. In a consistent state, each piece occurs
%   at most once and stands alone on a tile of the board. Any piece may be
%   missing, even a pentagon.
%
%   @error domain_error(acyclic_term, Term), instantiation_error and
%   type_error(tactigon_state, Term), in this order; then
%   domain_error(board_size, Lines) and domain_error(tactigon_state, Term)
%   when the values do not fit.

must_be_state(State) :-
    must_have_shape(tactigon_shapes:tactigon_state, State),
    must_be_in(tactigon_state, consistent, State).

consistent([Board|Rest]) :-
    state_rules([Board|Rest], Lines, _),
    pieces_fit(Lines, Board).

%   Every piece exists (R4) and occurs once, and every tile is on the board
%   and has one piece.

pieces_fit(Lines, Board) :-
    maplist(piece_fits(Lines), Board, Pieces, Tiles),
    is_set(Pieces),
    is_set(Tiles).

piece_fits(Lines, position(Piece,tile(X,Y)), Piece, tile(X,Y)) :-
    exists(Piece),
    board_cell(Lines, X-Y),
    !.

exists(_-Type-Id) :-
    number_of(Type, Number),
    Id =< Number.

%!  number_of(?Type, ?Number) is nondet.
%
%   A player has Number pieces of Type at the start (R4).

number_of(circle,   6).
number_of(triangle, 3).
number_of(square,   3).
number_of(pentagon, 1).

%!  must_be_board_of(@State, -Board) is det.
%
%   State is a list of two or three elements, and Board, its first element,
%   is a board. Predicates of the original program that read only the board
%   take such a State. The second and the third element may be unbound; the
%   settings of the thread stand in for unbound rules.
%
%   @error type_error(tactigon_state, State) and instantiation_error for
%   the list; for the elements the errors of must_be_state/1 with types
%   `tactigon_rules` and `tactigon_board`

must_be_board_of(State, Board) :-
    must_be_elements(tactigon_state, 2-3, State),
    State = [Board,_|Part],
    board_lines(Part, Lines),
    must_have_shape(tactigon_shapes:tactigon_board, Board),
    must_be_in(tactigon_board, pieces_fit(Lines), Board).

board_lines([Rules], Lines) :-
    nonvar(Rules),
    !,
    must_have_shape(tactigon_shapes:tactigon_rules, Rules),
    Rules = rules(Lines,_).
board_lines(_, Lines) :-
    current_rules(rules(Lines,_)).

%!  must_be_piece(@Term) is det.
%!  must_be_tile(@Term) is det.
%!  must_be_cell(@Term) is det.
%!  must_be_move(@Term) is det.
%
%   True when Term is, respectively, a piece Player-Type-Id that exists;
%   tile(X,Y); X-Y; a move OX-OY-DX-DY. The coordinates are any integers, on
%   a board or not.
%
%   @error those of must_have_shape/2 for tactigon_piece, tactigon_tile,
%   tactigon_cell and tactigon_move

must_be_piece(Piece) :-
    must_have_shape(tactigon_shapes:tactigon_piece, Piece),
    must_be_in(tactigon_piece, exists, Piece).

must_be_tile(Tile) :-
    must_have_shape(tactigon_shapes:tactigon_tile, Tile).

must_be_cell(Cell) :-
    must_have_shape(tactigon_shapes:tactigon_cell, Cell).

must_be_move(Move) :-
    must_have_shape(tactigon_shapes:tactigon_move, Move).

                /*******************************
                *            PARTS             *
                *******************************/

%!  initial_state(+Config, -State) is det.
%
%   State is the start of a game (R5). Config is one of
%
%     - `default`: 11 lines, no advanced rules, red moves first
%     - a list of options
%       - size(Lines): 11, the default, 13 or 15
%       - advanced(Rules): `[]`, the default, `[1]`, `[2]` or `[1,2]`
%       - first(Player): `red`, the default, `cian` or `random`
%       - head_start(Circles): Red plays with Circles circles fewer or, if
%         Circles is negative, Cian plays with -Circles fewer; -3 to 3, default
%         0
%     - Lines: the original program's form. State has two elements, its player
%       is drawn at random, and Lines becomes the size set in the thread
%
%   @error domain_error(board_size, Lines), domain_error(advanced, Rules),
%   domain_error(first, Player), domain_error(head_start, Circles),
%   domain_error(config_option, Option)

initial_state(Lines, [Board,Player]) :-
    integer(Lines),
    !,
    set_lines(Lines),
    initial_board(Lines, Board),
    first_player(random, Player).
initial_state(Config, [Board,Player,rules(Lines,Advanced)]) :-
    config_options(initial_option, Config, Options),
    option_rules(Options, Lines, Advanced),
    option(first(First), Options, red),
    option(head_start(Circles), Options, 0),
    initial_board(Lines, Board0),
    without_circles(Circles, Board0, Board),
    first_player(First, Player).

without_circles(Circles, Board0, Board) :-
    (   Circles >= 0
    ->  Player = red
    ;   Player = cian
    ),
    Count is abs(Circles),
    exclude(is_given(Player, Count), Board0, Board).

is_given(Player, Count, position(Player-circle-Id, _)) :-
    Id =< Count.

initial_option(head_start(Circles)) :-
    must_be(integer, Circles),
    must_be_in(head_start, between(-3, 3), Circles).
initial_option(size(Lines)) :-
    must_be(integer, Lines),
    must_have_shape(tactigon_shapes:tactigon_size, Lines).
initial_option(advanced(Advanced)) :-
    must_be_in(advanced, among([[],[1],[2],[1,2]]), Advanced).
initial_option(first(First)) :-
    must_be_in(first, among([red,cian,random]), First).

among(Values, Value) :-
    memberchk(Value, Values).

first_player(random, Player) :-
    !,
    findall(P, player(P), Players),
    first_use(library(random), random_member(Player, Players)).
first_player(Player, Player).

option_rules(Options, Lines, Advanced) :-
    option(size(Lines), Options, 11),
    option(advanced(Advanced), Options, []).

%!  config_rules(+Config, -Lines, -Advanced) is det.
%
%   Lines and Advanced are the rules of a game with Config, see
%   initial_state/2.
%
%   @error those of initial_state/2

config_rules(Lines, Lines, Advanced) :-
    integer(Lines),
    !,
    must_have_shape(tactigon_shapes:tactigon_size, Lines),
    current_rules(rules(_,Advanced)).
config_rules(Config, Lines, Advanced) :-
    config_options(initial_option, Config, Options),
    option_rules(Options, Lines, Advanced).

%!  state_rules(+State, -Lines, -Advanced) is det.
%
%   Lines and Advanced are the rules of State or, if State has none, those
%   set in the thread.

state_rules([_,_|Part], Lines, Advanced) :-
    (   Part = [rules(Lines,Advanced)]
    ->  true
    ;   current_rules(rules(Lines,Advanced))
    ).

                /*******************************
                *      ORIGINAL PREDICATES     *
                *******************************/

%!  player(?Player) is nondet.
%
%   Player is `cian` or `red`.

player(cian).
player(red).

%!  other_player(?Player, ?Other) is nondet.
%
%   Other is the opponent of Player.

other_player(cian, red).
other_player(red, cian).

%!  piece_info(?Piece, ?Player, ?Type) is semidet.
%
%   Piece belongs to Player and has Type.

piece_info(Player-Type-_, Player, Type).
