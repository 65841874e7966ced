/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_passing, [test_passing/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../support/student_program').

/** <module> A loop in which a player without a move passes
*/

test_passing :-
    run_tests(passing).

/*  Red takes odd cards and blue even ones. Who has none passes, and the game is
    over after two passes. Only the loop knows this: there is no move/3. The
    program says in each turn that nobody has won yet.
*/

cards("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. Computer vs Computer'), nl,
    write('2. Computer vs Person'), nl,
    read(Mode),
    kinds(Mode, Blue),
    turns(cards([1,2,3,5], 0), red, bot, Blue).
kinds(1, bot).
kinds(2, person).
turns(Cards, Player, Kind, OtherKind) :-
    game_over(Cards, Player, Winner),
    turn(Winner, Cards, Player, Kind, OtherKind).
turn(none, cards(Table, Passes), Player, Kind, OtherKind) :-
    !,
    played(Kind, Table, Player, NewTable),
    passes(Table, NewTable, Passes, NewPasses),
    other(Player, Other),
    turns(cards(NewTable, NewPasses), Other, OtherKind, Kind).
turn(Winner, _, _, _, _) :-
    format('~w~n', [Winner]).
game_over(cards(_, 2), Player, Winner) :-
    !,
    Winner = Player.
game_over(_, _, none).
played(bot, Table, Player, NewTable) :-
    valid_moves(Table, Player, Moves),
    taken(Moves, Table, NewTable).
played(person, Table, _, NewTable) :-
    write('Which card? '),
    read(Card),
    select(Card, Table, NewTable).
valid_moves(Table, Player, Moves) :-
    rest(Player, Rest),
    findall(Card, ( member(Card, Table), Card mod 2 =:= Rest ), Moves).
taken([], Table, Table).
taken([First|Moves], Table, NewTable) :-
    random_member(Card, [First|Moves]),
    select(Card, Table, NewTable).
passes(Table, Table, Passes, NewPasses) :-
    !,
    NewPasses is Passes+1.
passes(_, _, _, 0).
rest(red, 1).
rest(blue, 0).
other(red, blue).
other(blue, red).
").

:- dynamic cards_game/2.                % Game, Guesses

adopt_cards :-
    hide_notes,
    cards(Text),
    with_program(Text, adopt_file).

adopt_file(File) :-
    adopt_game(File, [], Game, Guesses),
    assertz(cards_game(Game, Guesses)).

forget_cards :-
    show_notes,
    retractall(cards_game(_, _)).

:- begin_tests(passing, [setup(adopt_cards), cleanup(forget_cards)]).

test(games_with_passes_are_confirmed_to_their_ends) :-
    cards_game(_, Guesses),
    memberchk(note(oracle(agreed(Games, _, Games))), Guesses),
    assertion(Games > 0).
test(blue_passes_when_it_has_no_card, Player-Moves == red-[3]) :-
    cards_game(Game, _),
    after([1,2,5], Game, State),
    once(Game:player_to_move(State, Player)),
    once(Game:valid_moves(State, Moves)).
test(after_two_passes_the_game_is_over, Winner == blue) :-
    cards_game(Game, _),
    after([1,2,5,3], Game, State),
    Game:game_over(State, Winner).
test(a_person_is_no_level, Levels == [1-loop([])]) :-
    cards_game(_, Guesses),
    memberchk(guess(levels(Levels), _), Guesses).

:- end_tests(passing).

after(Moves, Game, State) :-
    once(Game:initial_state(default, State0)),
    played(Moves, Game, State0, State).

played([], _, State, State).
played([Move|Moves], Game, State0, State) :-
    once(Game:move(State0, Move, State1)),
    played(Moves, Game, State1, State).
