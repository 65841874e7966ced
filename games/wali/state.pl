/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_state,
          [                             % Checks
            must_be_state/1,            % @Term
            must_be_board/1,            % @Term
            must_be_start/1,            % @Term
            must_be_turn/1,             % @Term
            must_be_move/1,             % @Term
                                        % Parts of a state
            initial_state/2,            % +Config, -State
            state_parts/6,              % ?State, ?Board, ?Turn, ?Hands,
                                        % ?Lasts, ?Rules
            rule/3,                     % +Rules, ?Name, -Value
            rule_values/2,              % ?Name, ?Values
            stones_each/2,              % +Board, -Each
            of_color/3,                 % ?Color, ?Pair, ?Element
            move_cells/3                % ?Move, ?From, ?To
          ]).
:- use_module(board).
:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(lists), [append/3]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(shapes, []).
:- use_module('../../prolog/tabuleiro/game/checks',
              [config_options/3, must_be_in/3]).
:- use_module('../../prolog/tabuleiro/game/shapes', [must_have_shape/2]).

/** <module> Wali: states, their parts and their checks

The structure of states, for both implementations:

    wali(Board, Color-Phase, WhiteInHand-BlackInHand, LastWhite-LastBlack)

A fifth argument, rules(List), has the options that are not at their defaults.
R1.. are the rules of README.md in this folder.
*/

                /*******************************
                *            CHECKS            *
                *******************************/

%!  must_be_state(@Term) is det.
%
%   True when Term is a full, consistent state.
%
%   @error domain_error(acyclic_term, Term), instantiation_error and
%   type_error(wali_state, Term), in this order; then
%   domain_error(board_size, Size) and domain_error(wali_state, Term) when
%   the values do not fit.

must_be_state(State) :-
    must_have_shape(wali_shapes:wali_state, State),
    must_be_in(wali_state, consistent, State).

%   Play can reach this board with these hands and last moves, and the player to
%   act has a drop or a take: a player without one is skipped (R5, R10).

consistent(State) :-
    State \= wali(_, _, _, _, rules([])),
    state_parts(State, Board, Color-Phase, Hands, Lasts, Rules),
    phase_values(Phase, Color, Board, Hands, Lasts, Rules).

phase_values(drop, Color, Board, Hands, none-none, _) :-
    stones_each(Board, Each),
    forall(opponent(One, _),
           ( stones(One, Board, Hands, OnBoard, InHand),
             InHand >= 0,
             OnBoard+InHand =:= Each,
             \+ touching(Board, One)
           )),
    of_color(Color, Hands, InHand),
    InHand > 0,
    once(may_drop(Board, Color, _)).
phase_values(capture, Color, Board, 0-0, Lasts, Rules) :-
    at_most_each(Board),
    lasts_values(Rules, Board, Lasts),
    opponent(Color, Enemy),
    of_color(Enemy, Lasts, Last),
    left_empty(Last, Board).
phase_values(peek, Color, Board, 0-0, Lasts, Rules) :-
    takes_values(1, Color, Board, Lasts, Rules).
phase_values(peek(2), Color, Board, 0-0, Lasts, Rules) :-
    rule(Rules, double, two),
    takes_values(2, Color, Board, Lasts, Rules).

takes_values(Least, Color, Board, Lasts, Rules) :-
    at_most_each(Board),
    opponent(Color, Enemy),
    count_stones(Board, Enemy, Count),
    Count >= 3,
    lasts_values(Rules, Board, Lasts),
    of_color(Color, Lasts, Last),
    (   rule(Rules, go_back, allowed)
    ->  true
    ;   move_cells(Last, _, Moved),
        left_empty(Last, Board)
    ),
    once(( board_cell(Board, Moved, Color),
           count_threes(Board, Color, Moved, Threes),
           Threes >= Least
         )),
    rule(Rules, take, Which),
    once(may_take(Board, Color, Which, _)).

stones(Color, Board, Hands, OnBoard, InHand) :-
    count_stones(Board, Color, OnBoard),
    of_color(Color, Hands, InHand).

at_most_each(Board) :-
    stones_each(Board, Each),
    forall(opponent(Color, _),
           ( count_stones(Board, Color, OnBoard),
             OnBoard =< Each
           )).

touching(Board, Color) :-
    board_cell(Board, Cell, Color),
    adjacent(Cell, Near),
    board_cell(Board, Near, Color),
    !.

%   R8: the stone that a player moved last stands on the target of that
%   move, and no stone of the player stands on its origin.

lasts_values(Rules, _, Lasts) :-
    rule(Rules, go_back, allowed),
    !,
    Lasts == none-none.
lasts_values(_, Board, LastWhite-LastBlack) :-
    last_values(LastWhite, Board, 'W'),
    last_values(LastBlack, Board, 'B').

last_values(none, _, _) :-
    !.
last_values(Last, Board, Color) :-
    move_cells(Last, From, To),
    board_cell(Board, To, Color),
    once(( adjacent(To, Near),
           Near == From
         )),
    board_cell(Board, From, Content),
    Content \== Color.

left_empty(none, _) :-
    !.
left_empty(Last, Board) :-
    move_cells(Last, From, _),
    board_cell(Board, From, 'O').

%!  must_be_board(@Term) is det.
%!  must_be_start(@Term) is det.
%!  must_be_turn(@Term) is det.
%!  must_be_move(@Term) is det.
%
%   True when Term is, respectively, a board of a legal size with any number
%   of stones; `Board-First-White-Black`, the original program's state: such
%   a board, the player who begins, 1 or 2, and the stones in hand; its
%   Color-Phase, which has no `peek(2)`; a move of any integers.
%
%   @error those of must_have_shape/2 for wali_board, wali_start, wali_turn
%   and wali_move

must_be_board(Board) :-
    must_have_shape(wali_shapes:wali_board, Board).

must_be_start(Start) :-
    must_have_shape(wali_shapes:wali_start, Start).

must_be_turn(Turn) :-
    must_have_shape(wali_shapes:wali_turn, Turn).

must_be_move(Move) :-
    must_have_shape(wali_shapes:wali_move, Move).

                /*******************************
                *            PARTS             *
                *******************************/

%!  initial_state(+Config, -State) is det.
%
%   State is the start of a game (R3). Config is one of
%
%     - `default`: five columns and six rows, no rule changed
%     - a list of options
%       - size(Columns-Rows): 3..8 each, default 5-6
%       - rules(List): any of take(outside_three), take(any),
%         go_back(forbidden), go_back(allowed), long_run(no_capture),
%         long_run(illegal), double(one), double(two). The first of each name is
%         the default. If List has two of the same name, the first counts
%       - head_start(Stones): Stones stones of Black or, if Stones is negative,
%         -Stones stones of White lie on the board already; -3 to 3, default 0
%     - Columns-Rows: the original program's form; State is `Board-1-N-N`
%       for N stones each
%
%   @error domain_error(board_size, Size), domain_error(wali_rule, Rule),
%   domain_error(head_start, Stones), domain_error(config_option, Option)

initial_state(Config, Board-1-Each-Each) :-
    subsumes_term(_-_, Config),
    !,
    must_have_shape(wali_shapes:wali_size, Config),
    Config = Columns-Rows,
    empty_board(Columns-Rows, Board),
    stones_each(Board, Each).
initial_state(Config, State) :-
    config_options(initial_option, Config, Options),
    option(size(Size), Options, 5-6),
    option(rules(Given), Options, []),
    option(head_start(Stones), Options, 0),
    empty_board(Size, Empty),
    stones_each(Empty, Each),
    head_start(Stones, Size, Each, Empty, Hands, Board),
    findall(Rule,
            ( rule_values(Name, [_|Others]),
              Rule =.. [Name,Value],
              option(Rule, Given),
              memberchk(Value, Others)
            ),
            Rules0),
    sort(Rules0, Rules),
    state_parts(State, Board, 'W'-drop, Hands, none-none, Rules).

%   The stones lie on the middle cell and then above and below it, one column to
%   the left, so that no two touch.

head_start(Stones, Columns-Rows, Each, Board0, White-Black, Board) :-
    (   Stones >= 0
    ->  Color = 'B',
        White = Each,
        Black is Each-Stones
    ;   Color = 'W',
        White is Each+Stones,
        Black = Each
    ),
    Count is abs(Stones),
    (   Count < Each
    ->  true
    ;   domain_error(head_start, Stones)
    ),
    Column is Columns//2,
    Row is Rows//2,
    Left is Column-1,
    Up is Row-1,
    Down is Row+1,
    length(Cells, Count),
    append(Cells, _, [Column-Row,Left-Up,Left-Down]),
    foldl(put_stone(Color), Cells, Board0, Board).

put_stone(Color, Cell, Board0, Board) :-
    set_cell(Board0, Cell, Color, Board).

initial_option(head_start(Stones)) :-
    must_be(integer, Stones),
    must_be_in(head_start, between(-3, 3), Stones).

initial_option(size(Size)) :-
    must_have_shape(wali_shapes:wali_size, Size).
initial_option(rules(Rules)) :-
    must_be(list, Rules),
    maplist(must_be_in(wali_rule, is_rule), Rules).

is_rule(Rule) :-
    compound(Rule),
    Rule =.. [Name,Value],
    rule_values(Name, Values),
    memberchk(Value, Values).

%!  stones_each(+Board, -Each) is det.
%
%   Each player has Each stones (R2): half the cells, rounded up, minus three;
%   at least three.

stones_each(Board, Each) :-
    board_size(Board, Columns-Rows),
    Each is max(3, (Columns*Rows+1)//2 - 3).

%!  state_parts(?State, ?Board, ?Turn, ?Hands, ?Lasts, ?Rules:list) is det.
%
%   State consists of the other arguments. Rules lists the options that are
%   not at their defaults.

state_parts(wali(Board, Turn, Hands, Lasts),
            Board, Turn, Hands, Lasts, []) :-
    !.
state_parts(wali(Board, Turn, Hands, Lasts, rules(Rules)),
            Board, Turn, Hands, Lasts, Rules).

%!  rule(+Rules:list, +Name, ?Value) is semidet.
%
%   The option Name has Value in a game with Rules.

rule(Rules, Name, Value) :-
    rule_values(Name, [Default|_]),
    !,
    Rule =.. [Name,Value0],
    (   memberchk(Rule, Rules)
    ->  Value = Value0
    ;   Value = Default
    ).

%!  rule_values(?Name, ?Values) is nondet.
%
%   The options and their values, the default first.

rule_values(take,     [outside_three,any]).
rule_values(go_back,  [forbidden,allowed]).
rule_values(long_run, [no_capture,illegal]).
rule_values(double,   [one,two]).

%!  of_color(?Color, ?Pair, ?Element) is nondet.
%
%   Element is the half of Pair, White-Black, that belongs to Color.

of_color('W', White-_, White).
of_color('B', _-Black, Black).

%!  move_cells(?Move, ?From, ?To) is semidet.
%
%   Move is `CC-CR/NC-NR`, where From is CC-CR and To is NC-NR. The operators
%   of Prolog parse it as `(CC-(CR/NC))-NR`.

move_cells(CC-CR/NC-NR, CC-CR, NC-NR).
