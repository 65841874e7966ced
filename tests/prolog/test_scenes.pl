/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_scenes, [test_scenes/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/walk').
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').

/** <module> The scenes of positions, which the page draws
*/

test_scenes :-
    run_tests([scenes]).

%   The states of a game of first moves, then last, in turn, with each config.

some_state(Game, State) :-
    a_game(Game),
    Game:game_info(Info),
    member(Config, Info.configs),
    Game:initial_state(Config, State0),
    walk(Game, State0, 70, State).

a_game(hare_and_hounds).
a_game(Game) :-
    game_name(Game),
    load_game(Game, _).

scene_of(Game, Position, Scene) :-
    load_game(Game, _),
    state_notation(Game, State, Position),
    Game:scene(State, Scene).

cell_ids(Scene, Ids) :-
    findall(Id, ( member(Cell, Scene.cells), Id = Cell.id ), Ids).

%   Cells differ in the values of Keys, a key or a list of keys.

different(Cells, Keys) :-
    findall(Values, ( member(Cell, Cells), values(Keys, Cell, Values) ), All),
    sort(All, Set),
    same_length(Set, All).

values([], _, []) :-
    !.
values([Key|Keys], Cell, [Value|Values]) :-
    !,
    get_dict(Key, Cell, Value),
    values(Keys, Cell, Values).
values(Key, Cell, Value) :-
    get_dict(Key, Cell, Value).

in_hand(Scene, Text) :-
    member(Hand, Scene.hands),
    Hand.id == Text,
    Hand.count > 0.

%   State of Wald Meister has Left trees that are not planted.

planted_forest(Left, State) :-
    load_game(waldmeister, _),
    waldmeister:initial_state(default, State0),
    walk(waldmeister, State0, 54, State),
    State = [_,_,_,Left|_],
    !.

:- begin_tests(scenes).

test(cells_differ_in_name_place_and_label) :-
    for_all(( some_state(Game, State),
              Game:scene(State, Scene)
            ),
            forall(member(Key, [id,label,[x,y]]),
                   different(Scene.cells, Key))).
test(places_are_numbers_and_drawn_shapes) :-
    for_all(( some_state(Game, State),
              Game:scene(State, Scene),
              member(Cell, Scene.cells)
            ),
            ( number(Cell.x),
              number(Cell.y),
              Cell.size > 0,
              string(Cell.label),
              memberchk(Cell.shape, [square,circle,hexagon,flat_hexagon])
            )).
test(pieces_and_marks_stand_on_cells) :-
    for_all(( some_state(Game, State),
              Game:scene(State, Scene),
              cell_ids(Scene, Ids),
              append(Scene.pieces, Scene.marks, Things),
              member(Thing, Things)
            ),
            memberchk(Thing.cell, Ids)).
test(a_stack_has_no_gap) :-
    for_all(( some_state(Game, State),
              Game:scene(State, Scene),
              member(Piece, Scene.pieces),
              Piece.level > 0
            ),
            ( Below is Piece.level-1,
              member(Other, Scene.pieces),
              Other.cell == Piece.cell,
              Other.level =:= Below
            )).
test(every_step_chooses_a_cell_or_a_piece_in_hand) :-
    for_all(( some_state(Game, State),
              Game:scene(State, Scene),
              cell_ids(Scene, Ids),
              Game:valid_moves(State, Moves),
              ( Moves = [Move|_] ; last(Moves, Move) ),
              Game:move_steps(State, Move, Steps),
              member(step(_, Cell, [Text|_]), Steps)
            ),
            (   memberchk(Cell, Ids)
            ;   Cell == none,
                in_hand(Scene, Text)
            )).
test(names_are_translated) :-
    for_all(( a_game(Game),
              Game \== hare_and_hounds,
              Game:initial_state(default, State0),
              walk(Game, State0, 3, State),
              Game:scene(State, Scene),
              ( member(Thing, Scene.pieces) ; member(Thing, Scene.hands) )
            ),
            phrase(prolog:message(pt, tabuleiro(text(Thing.name))), _)).
test(of_wali, Stones-Hands == [1-(2-2),2-(1-3)]-[11,11]) :-
    scene_of(wali, "5/5/2W2/1B3/5/5_W_drop", Scene),
    findall(Owner-Cell,
            ( member(P, Scene.pieces),
              Owner = P.owner,
              Cell = P.cell
            ),
            Stones),
    findall(Count, ( member(H, Scene.hands), Count = H.count ), Hands).
test(stones_that_are_neither_on_the_board_nor_in_hand_are_taken,
     Taken == [1-5,2-3]) :-
    scene_of(wali, "1WB1W/BB2B/1BBWW/W3W/BB1WB/5_W_move_a0-b0,c3-c2", Scene),
    findall(Owner-Count,
            ( member(Thing, Scene.taken),
              _{owner:Owner, count:Count} :< Thing
            ),
            Taken).
test(pieces_that_a_player_of_tactigon_has_lost, Taken == [2-triangle-1]) :-
    load_game(tactigon, _),
    tactigon:initial_state(default, [Board0|Rest]),
    once(select(position(cian-triangle-_, _), Board0, Board)),
    tactigon:scene([Board|Rest], Scene),
    findall(Owner-Kind-Count,
            ( member(Thing, Scene.taken),
              _{owner:Owner, kind:Kind, count:Count} :< Thing
            ),
            Taken).
test(of_mitsudomoe, Stack == [ring-1,ball-1]) :-
    scene_of(mitsudomoe, "3BB/4B/5/W4/WW3_W_ring", Scene),
    findall(Kind-Owner,
            ( member(P, Scene.pieces),
              P.cell == 0-3,
              Kind = P.kind,
              Owner = P.owner
            ),
            Stack).
test(a_supply_is_in_the_hand_of_its_player, Hands == [1-4,2-5]) :-
    scene_of(mitsudomoe, "w2BB/4B/5/W4/WW3_W_ball", Scene),
    findall(Owner-Count,
            ( member(Hand, Scene.hands),
              _{owner:Owner, count:Count} :< Hand
            ),
            Hands).
test(of_tactigon, Kinds-Gold == [pentagon-2]-2) :-
    load_game(tactigon, _),
    tactigon:initial_state(default, State),
    tactigon:scene(State, Scene),
    findall(Kind-Owner,
            ( member(P, Scene.pieces),
              P.cell == 3-2,
              Kind = P.kind,
              Owner = P.owner
            ),
            Kinds),
    aggregate_all(count,
                  ( member(C, Scene.cells), C.ground == gold ),
                  Gold).
test(neighbours_of_wald_meister_are_at_distance_1) :-
    load_game(waldmeister, _),
    waldmeister:initial_state([size(4)], State),
    waldmeister:scene(State, Scene),
    for_all(( member(A, Scene.cells),
              A.id = X-Y,
              waldmeister:getPositionNear(4, X, Y, Near),
              member(B, Scene.cells),
              B.id == Near
            ),
            abs((A.x-B.x)**2+(A.y-B.y)**2-1) < 1.0e-9).
test(neighbours_of_tactigon_are_at_distance_1) :-
    load_game(tactigon, _),
    tactigon:initial_state(default, State),
    tactigon:scene(State, Scene),
    for_all(( member(A, Scene.cells),
              A.id = X-Y,
              tactigon:adjacent(tile(X,Y), tile(X1,Y1)),
              member(B, Scene.cells),
              B.id == X1-Y1
            ),
            abs((A.x-B.x)**2+(A.y-B.y)**2-1) < 1.0e-9).
test(a_player_has_as_many_marks_as_points, Counts == Points) :-
    planted_forest(0, State),
    waldmeister:scene(State, Scene),
    findall(Count,
            ( member(What, [group1,group2]),
              aggregate_all(count,
                            ( member(Mark, Scene.marks),
                              Mark.what == What
                            ),
                            Count)
            ),
            Counts),
    assertion(\+ memberchk(0, Counts)),
    findall(Value,
            ( member(Player, [1,2]),
              waldmeister:value(State, Player, Value)
            ),
            Points).
test(no_group_is_shown_before_all_trees_are_planted, Marks == []) :-
    planted_forest(1, State),
    waldmeister:scene(State, Scene),
    Marks = Scene.marks.
test(a_state_that_is_none, [ forall(( game_name(Game), load_game(Game, _) )),
                             error(type_error(_, here))
                           ]) :-
    Game:scene(here, _).

:- end_tests(scenes).
