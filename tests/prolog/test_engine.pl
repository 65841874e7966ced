/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_engine, [test_engine/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../support/for_all').
:- use_module('../support/starts').
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../../prolog/tabuleiro/base/sample', [sample/3]).
:- use_module('../../prolog/tabuleiro').

/** <module> Searches in C: moves and values
*/

test_engine :-
    run_tests([engine_moves, engine_values]).

%   A short search that is the same every time.

short([depth(3),nodes(2000),threads(1),seed(1),hash(1)]).

:- begin_tests(engine_moves).

test(search_is_a_level_of_every_game, [forall(game(Game))]) :-
    short(Options),
    start(Game, State),
    Game:choose_move(State, search(Options), Move),
    assertion(Game:move(State, Move, _)),
    Game:player_to_move(State, Player),
    Game:choose_move(State, Player, search(Options), Move2),
    assertion(Move2 == Move).
test(the_other_player_does_not_move, [forall(game(Game)), fail]) :-
    start(Game, State),
    Game:player_to_move(State, Player),
    Game:game_info(Info),
    member(Other, Info.players),
    Other \== Player,
    Game:choose_move(State, Other, search([depth(1)]), _).
test(games_are_played_to_their_end, [forall(game(Game))]) :-
    short(Options),
    play_match(Game, search(Options), random, _,
               [threefold(true), max_plies(60)]).
test(nothing_to_choose_when_the_game_is_over, [forall(game(Game))]) :-
    finished(Game, State),
    assertion(\+ Game:choose_move(State, search([depth(1)]), _)),
    analyse(Game, State, Lines, [depth(1)]),
    assertion(Lines == []).

%   Without threads, the seed determines all random choices of a search.

test(seed_and_nodes_fix_everything, [forall(game(Game))]) :-
    set_random(seed(3)),
    once(mid_game(Game, default, State)),
    findall(Lines,
            ( between(1, 2, _),
              analyse(Game, State, Lines,
                      [ nodes(3000), seed(5), threads(1), hash(1),
                        multi_pv(2)
                      ])
            ),
            [Lines1,Lines2]),
    assertion(Lines1 == Lines2).
test(seeds_differ) :-                   % all cells look alike
    start(waldmeister, State),
    findall(Move,
            ( between(1, 20, Seed),
              waldmeister:choose_move(State,
                                      search([depth(1),seed(Seed),hash(0)]),
                                      Move)
            ),
            Moves0),
    sort(Moves0, Moves),
    assertion(Moves = [_,_|_]).
test(the_random_generator_of_prolog_seeds, Move1 == Move2) :-
    start(wali, State),
    set_random(seed(42)),
    wali:choose_move(State, search([depth(2),threads(1)]), Move1),
    set_random(seed(42)),
    wali:choose_move(State, search([depth(2),threads(1)]), Move2).

:- end_tests(engine_moves).

%!  minimax(+Reference, +State, +Player, +Depth, +Ply, -Number) is det.
%
%   Number is the value of State for Player that the rules in Prolog prove by
%   looking Depth plies ahead, see told/2.

told(Number, win(Plies)) :-
    Number > 0,
    !,
    Plies is 1000-Number.
told(Number, loss(Plies)) :-
    Number < 0,
    !,
    Plies is 1000+Number.
told(0, 0).

minimax(Game, State, Player, _, Ply, Score) :-
    Game:game_over(State, Winner),
    !,
    (   Winner == draw
    ->  Score = 0
    ;   Winner == Player
    ->  Score is 1000-Ply
    ;   Score is Ply-1000
    ).
minimax(_, _, _, 0, _, 0) :-
    !.
minimax(Game, State, Player, Depth, Ply, Score) :-
    Game:valid_moves(State, Moves),
    Depth1 is Depth-1,
    Ply1 is Ply+1,
    findall(Score1,
            ( member(Move, Moves),
              once(Game:move(State, Move, Next)),
              minimax(Game, Next, Player, Depth1, Ply1, Score1)
            ),
            Scores),
    (   Game:player_to_move(State, Player)
    ->  max_list(Scores, Score)
    ;   min_list(Scores, Score)
    ).

%   Boards and depths at which the reference is not too slow.

small(mitsudomoe,  default,                  2).
small(tactigon,    default,                  1).
small(tactigon,    [size(15),advanced([1])], 1).
small(waldmeister, [size(2)],                2).
small(waldmeister, [size(3)],                2).
small(wali,        [size(4-4)],              3).
small(wali,        [size(3-3)],              5).

:- begin_tests(engine_values).

test(proves_what_the_reference_proves,
     [forall(small(Game, Config, Depth))]) :-
    load_game(Game, Game),
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference),
    set_random(seed(1)),
    forall(between(1, 10, _),
           ( late(Game, Config, State),
             analyse(Game, State, Lines,
                     [ multi_pv(all), depth(Depth), selective(false),
                       repetition(false), hash(1)
                     ]),
             sample(4, Lines, Sample),
             for_all(member(Line, Sample),
                     is_proved(Reference, State, Depth, Line))
           )).

%   One of the last states of a random game, but not its end.

late(Game, Config, State) :-
    once(( repeat,
           random_game(Game, _,
                       [config(Config), states(States0), max_plies(400)]),
           append(_, [S1,S2,S3,S4,_], States0)
         )),
    random_member(State, [S1,S2,S3,S4]).

is_proved(Game, State, Depth, Line) :-
    Game:player_to_move(State, Player),
    once(Game:move(State, Line.move, Next)),
    Depth1 is Depth-1,
    minimax(Game, Next, Player, Depth1, 1, Number),
    told(Number, Score),
    assertion(( Line.score == Score
              ; number(Score),
                number(Line.score)
              )).

test(every_move_has_a_line, [forall(game(Game))]) :-
    set_random(seed(2)),
    once(mid_game(Game, default, State)),
    analyse(Game, State, Lines, [multi_pv(all),depth(1)]),
    maplist(get_dict(move), Lines, Moves0),
    sort(0, @=<, Moves0, Moves),
    Game:valid_moves(State, Valid),
    assertion(Moves == Valid).
test(lines_can_be_played, [forall(game(Game))]) :-
    set_random(seed(2)),
    once(mid_game(Game, default, State)),
    analyse(Game, State, Lines, [multi_pv(3),depth(4),nodes(20000)]),
    for_all(member(Line, Lines),
            assertion(foldl(play_move(Game), Line.moves, State, _))).
test(one_move_and_all_with_as_many_threads,
     [forall(member(Threads, [1,2,4]))]) :-
    start(wali, State),
    analyse(wali, State, [Line],
            [ depth(5), threads(Threads), selective(false),
              repetition(false)
            ]),
    analyse(wali, State, [First|_],
            [ depth(5), threads(Threads), selective(false),
              repetition(false), multi_pv(all), hash(0)
            ]),
    assertion(Line.score =:= First.score).

play_move(Game, Move, State0, State) :-
    Game:move(State0, Move, State).

%   White takes the third last stone in three plies, or is taken.

test(a_win_is_told_by_its_distance) :-
    start(tactigon, State0),
    won_at_once(State0, State),
    analyse(tactigon, State, [Line], [depth(2)]),
    assertion(Line.score == win(1)),
    tactigon:move(State, Line.move, Next),
    assertion(tactigon:game_over(Next, _)).

%   A state with a move that ends the game.

won_at_once(State0, State) :-
    set_random(seed(1)),
    repeat,
    random_game(tactigon, _, [state(State0), states(States), max_plies(400)]),
    append(_, [State,Last], States),
    tactigon:player_to_move(State, Player),
    tactigon:game_over(Last, Player),
    !.

:- end_tests(engine_values).
