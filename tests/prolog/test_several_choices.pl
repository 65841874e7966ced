/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_several_choices, [test_several_choices/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../support/corpus').
:- use_module('../support/student_program').

/** <module> Loops that ask for several choices in a turn

In tests/corpus/herons.pl the first four turns put a heron, and each later one
chooses a heron and then a stone for it.
*/

test_several_choices :-
    run_tests([several_choices, phases]).

:- dynamic herons/2.                    % Game, Guesses

adopt_herons :-
    hide_notes,
    corpus_file(herons, File),
    adopt_game(File, [], Game, Guesses),
    assertz(herons(Game, Guesses)).

forget_herons :-
    show_notes,
    retractall(herons(_, _)).

:- begin_tests(several_choices,
               [setup(adopt_herons), cleanup(forget_herons)]).

test(two_phases_are_confirmed_to_the_end) :-
    herons(_, Guesses),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses),
    Ended > 0.
test(one_predicate_chooses_in_both_phases_whatever_calls_it,
     Choices == [random_member/2-any]) :-
    herons(_, Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(several(true), Terms),
    findall(PI-Caller, member(choice(PI, Caller, _), Terms), Choices).
test(the_second_choice_of_a_turn_is_of_the_same_player,
     Players == [grey,white,grey,white,grey,grey,white]) :-
    findall(Player,
            ( append(Moves, _, [1,2,6,7,6,5]),
              after(Moves, Game, State, _),
              once(Game:player_to_move(State, Player))
            ),
            Players).
test(a_piece_without_a_move_is_not_offered, Offered == [3]) :-
    after([1,2,3,7], _, _, Offered).
test(the_second_choice_lists_what_the_first_one_leaves, Offered == [4]) :-
    after([1,2,3,7,3], _, _, Offered).
test(the_bot_makes_both_choices, Moves-Next == [3,4]-white) :-
    after([1,2,3,7], Game, State0, _),
    chosen(2, Game, State0, State, Moves),
    once(Game:player_to_move(State, Next)).

%   after(+Moves, -Game, -State, -Offered): State is that after Moves.

after(Moves, Game, State, Offered) :-
    herons(Game, _),
    once(Game:initial_state(default, State0)),
    played(Moves, Game, State0, State),
    once(Game:valid_moves(State, Offered)).

chosen(0, _, State, State, []) :-
    !.
chosen(N, Game, State0, State, [Move|Moves]) :-
    once(Game:choose_move(State0, 1, Move)),
    once(Game:move(State0, Move, State1)),
    N1 is N-1,
    chosen(N1, Game, State1, State, Moves).

:- end_tests(several_choices).

/*  Two players take cards from the table, in the first four turns none of the
    last two. Later picked/2 is the last call of choice/3, which leaves no
    choice point, and before it something is picked from an empty list. What
    announces the winner fails.
*/

cards("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    length(Sums, 2),
    maplist(=(0), Sums),
    turns(1, cards([9,7,4,6,3,8,5,2], Sums), red, blue).
turns(9, cards(_, [A,B]), Player, Other) :-
    !,
    (   A > B
    ->  announce(Player)
    ;   announce(Other)
    ).
turns(N, cards(Table, [A,B]), Player, Other) :-
    choice(N, Table, Card),
    select(Card, Table, Rest),
    !,
    A1 is A+Card,
    N1 is N+1,
    turns(N1, cards(Rest, [B,A1]), Other, Player).
choice(N, Table, Card) :-
    (   N =< 4,
        append(First, [_,_], Table),
        picked(First, Card)
    ;   N > 4,
        picked([], Card-_)
    ;   N > 4,
        reverse(Table, Hand),
        picked(Hand, Card)
    ).
picked(Cards, Card) :-
    random_member(Card, Cards).
announce(Player) :-
    format('Player ~w wins!~n', [Player]),
    fail.
").

adopt_cards(Game, Guesses) :-
    cards(Text),
    with_program(Text, adopt_file(Game, Guesses)).

adopt_file(Game, Guesses, File) :-
    adopt_game(File, [], Game, Guesses).

:- begin_tests(phases, [setup(hide_notes), cleanup(show_notes)]).

test(a_last_call_chooses_and_a_pick_from_nothing_does_not,
     [Winner,Ended,First] == [red,true,[3,4,6,7,8,9]]) :-
    adopt_cards(Game, Guesses),
    memberchk(note(oracle(agreed(_, _, Games))), Guesses),
    once(Game:initial_state(default, State0)),
    once(Game:valid_moves(State0, First)),
    played([9,7,4,6,8,5,3,2], Game, State0, State),
    Game:game_over(State, Winner),
    (   Games > 0
    ->  Ended = true
    ;   Ended = false
    ).

:- end_tests(phases).

played([], _, State, State).
played([Move|Moves], Game, State0, State) :-
    once(Game:move(State0, Move, State1)),
    played(Moves, Game, State1, State).
