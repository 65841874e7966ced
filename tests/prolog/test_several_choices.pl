/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_several_choices, [test_several_choices/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../support/corpus').
:- use_module('../support/student_program').

/** <module> Loops that ask for several choices in a turn

In tests/corpus/herons.pl the first four turns put a heron, and each later one
chooses a heron and then a stone for it.
*/

test_several_choices :-
    run_tests([several_choices, phases, stages, further, two_bots, steps,
               several_levels]).

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

/*  A turn has three stages: a stone of one's own goes on, one of the other
    player goes back, a new one is put. A stone is taken, then the place for it,
    by a predicate that draws from any list.
*/

stages("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    game([r,e,r,e,r,e,e,e,e,e,e,b,e,b,e,b], r-b, 4).
game(Row, Player-Other, Left) :-
    format('~w to move~n', [Player]),
    turn(Row, Player-Other, New),
    Left1 is Left-1,
    (   ended(New, Left1, Winner)
    ->  format('~w wins~n', [Winner])
    ;   game(New, Other-Player, Left1)
    ).
turn(Row, Player-Other, New) :-
    shifted(Row, Player, 1, Row1),
    shifted(Row1, Other, -1, Row2),
    findall(Cell, nth1(Cell, Row2, e), Cells),
    element(Cells, Cell),
    with(Row2, Cell, Player, New).
shifted(Row, Player, Way, New) :-
    findall(Cell, nth1(Cell, Row, Player), Stones),
    element(Stones, From),
    findall(To, ( member(Far, [1,2]), To is From+Way*Far, nth1(To, Row, e) ),
            Places),
    (   Places == []
    ->  New = Row
    ;   element(Places, To),
        with(Row, From, e, Row1),
        with(Row1, To, Player, New)
    ).
element(List, Element) :-
    length(List, Length),
    random(0, Length, I),
    nth0(I, List, Element).
with(Row, Cell, Value, New) :-
    nth1(Cell, Row, _, Others),
    nth1(Cell, New, Value, Others).
other(r, b).
other(b, r).
ended(Row, _, r) :- nth1(8, Row, r), nth1(9, Row, r).
ended(_, 0, b).
").

:- begin_tests(stages, [setup(hide_notes), cleanup(show_notes)]).

test(each_of_five_choices_is_a_ply,
     [Ended,Players,Sizes]
         == [true,[r,r,r,r,r,b],[3,2,3,2,10,3]]) :-
    stages(Text),
    with_program(Text, adopt_file(Game, Guesses)),
    memberchk(note(oracle(agreed(_, _, Games))), Guesses),
    (   Games > 0
    ->  Ended = true
    ;   Ended = false
    ),
    findall(Player-Size,
            ( append(Moves, _, [5,6,12,11,8]),
              once(Game:initial_state(default, State0)),
              played(Moves, Game, State0, State),
              once(Game:player_to_move(State, Player)),
              once(Game:valid_moves(State, Offered)),
              length(Offered, Size)
            ),
            Pairs),
    pairs_keys_values(Pairs, Players, Sizes).

:- end_tests(stages).

/*  The bot draws a stone, and always moves it as far as it goes, which nothing
    but the name of choose_place/2 tells to be a choice.
*/

farthest("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    game([r,r,e,e,e,e,b,b], red, 12).
game(Row, Player, Left) :-
    show(Row, Player),
    stones(Row, Player, Stones),
    random_member(From, Stones),
    places(Row, Player, From, Places),
    choose_place(Places, To),
    with(Row, From, e, Row1),
    colour(Player, Colour),
    with(Row1, To, Colour, New),
    Left1 is Left-1,
    next(Player, Next),
    (   ended(New, Left1, Winner)
    ->  format('~w wins~n', [Winner])
    ;   game(New, Next, Left1)
    ).
show(Row, Player) :-
    format('~w~n~w to move~n', [Row,Player]).
stones(Row, Player, Stones) :-
    colour(Player, Colour),
    findall(From,
            ( nth1(From, Row, Colour),
              places(Row, Player, From, [_|_])
            ),
            Stones).
places(Row, Player, From, Places) :-
    ( Player == red -> Way = 1 ; Way = -1 ),
    findall(To, ( member(N, [1,2,3]), To is From+N*Way, nth1(To, Row, e) ),
            Places).
choose_place(Places, To) :-
    last(Places, To).
with(Row, Cell, Value, New) :-
    nth1(Cell, Row, _, Others),
    nth1(Cell, New, Value, Others).
colour(red, r).
colour(blue, b).
next(red, blue).
next(blue, red).
ended(Row, _, red) :- nth1(8, Row, r).
ended(Row, _, blue) :- nth1(1, Row, b).
ended(Row, Left, Player) :-
    ( Left =:= 0 ; stones(Row, red, []) ; stones(Row, blue, []) ),
    !,
    Player = blue.
").

:- begin_tests(further, [setup(hide_notes), cleanup(show_notes)]).

test(what_a_bot_always_chooses_alike_is_a_choice,
     Sizes == [2,3,2]) :-
    farthest(Text),
    with_program(Text, adopt_file(Game, Guesses)),
    memberchk(note(oracle(agreed(_, _, _))), Guesses),
    sizes([2,3], Game, Sizes).

:- end_tests(further).

/*  A bot takes a piece and then a cell, by numbers that it draws, or else the
    first and the last of each: a game that this bot plays has certain steps
    with one of the two choices alone. Tests replace ONE and TWO.
*/

two_bots("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. ONE  2. TWO'), nl,
    read(Answer),
    nth1(Answer, ['ONE','TWO'], Level),
    turn([r,r,r,e,e,e,e,b,b,b], red, 12, Level).
turn(Row, Player, Left, Level) :-
    show(Row, Player),
    taken(Level, Row, Player, From),
    put(Row, From, e, Row1),
    cell(Level, Row1, From, To),
    colour(Player, Colour),
    put(Row1, To, Colour, New),
    Left1 is Left-1,
    (   home(Player, New)
    ->  format('~w wins~n', [Player])
    ;   Left1 =:= 0
    ->  write('A draw'), nl
    ;   next(Player, Next),
        turn(New, Next, Left1, Level)
    ).
show(Row, Player) :-
    format('~w~n~w to move~n', [Row,Player]).
taken(Level, Row, Player, From) :-
    colour(Player, Colour),
    findall(I, nth1(I, Row, Colour), Pieces),
    taken_from(Level, Pieces, From).
taken_from(random, Pieces, From) :-
    length(Pieces, Length),
    random(0, Length, I),
    nth0(I, Pieces, From).
taken_from(plain, [From|_], From).
cell(Level, Row, From, To) :-
    findall(I, ( nth1(I, Row, e), I =\\= From ), Cells),
    cell_of(Level, Cells, To).
cell_of(random, Cells, To) :-
    length(Cells, Length),
    random(0, Length, I),
    nth0(I, Cells, To).
cell_of(plain, Cells, To) :-
    last(Cells, To).
put(Row, Cell, Value, New) :-
    nth1(Cell, Row, _, Others),
    nth1(Cell, New, Value, Others).
colour(red, r).
colour(blue, b).
next(red, blue).
next(blue, red).
home(red, Row) :- append(_, [r,r,r], Row).
home(blue, [b,b,b|_]).
").

two_bots_sizes(One, Two, Sizes) :-
    two_bots(Text0),
    replaced("ONE", One, Text0, Text1),
    replaced("TWO", Two, Text1, Text),
    with_program(Text, adopt_file(Game, Guesses)),
    memberchk(note(oracle(agreed(_, _, _))), Guesses),
    sizes([2,5], Game, Sizes).

:- begin_tests(two_bots, [setup(hide_notes), cleanup(show_notes)]).

test(numbers_that_are_drawn_pick_several_times, Sizes == [3,4,3]) :-
    two_bots_sizes("random", "plain", Sizes).
test(a_choice_that_another_bot_draws_is_not_missed, Sizes == [3,4,3]) :-
    two_bots_sizes("plain", "random", Sizes).

:- end_tests(two_bots).

/*  A bot chooses the hops of a frog, and the loop makes them one by one.
*/

steps("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    hops(frog(red, 1)-frog(blue, 9), []).
hops(Frog-Other, []) :-
    format('~w, ~w~n', [Frog,Other]),
    findall(Path, path(Frog, Other, Path), Paths),
    random_member(Path, Paths),
    hops(Frog-Other, Path).
hops(frog(Player, _)-Other, [To]) :-
    (   end(Player, To)
    ->  format('~w wins~n', [Player])
    ;   next(Player, Next),
        Other = frog(Next, _),
        hops(Other-frog(Player, To), [])
    ).
hops(frog(Player, _)-Other, [To,Then|Path]) :-
    format('~w hops to ~w~n', [Player,To]),
    hops(frog(Player, To)-Other, [Then|Path]).
path(Frog, Other, [To]) :-
    hop(Frog, Other, To).
path(frog(Player, At), Other, [To1,To2]) :-
    hop(frog(Player, At), Other, To1),
    hop(frog(Player, To1), Other, To2).
hop(frog(Player, At), frog(_, Taken), To) :-
    member(N, [1,2]),
    (   Player == red
    ->  To is At+N
    ;   To is At-N
    ),
    To =\\= Taken.
end(red, To) :- To >= 9.
end(blue, To) :- To =< 1.
next(red, blue).
next(blue, red).
").

:- begin_tests(steps, [setup(hide_notes), cleanup(show_notes)]).

test(a_move_that_the_loop_makes_in_steps_is_one_ply,
     [Offered,Winner] == [[[7],[7,6],[8],[8,6],[8,7]],red]) :-
    steps(Text),
    with_program(Text, adopt_file(Game, Guesses)),
    memberchk(note(oracle(agreed(_, _, _))), Guesses),
    once(Game:initial_state(default, State0)),
    played([[3,5]], Game, State0, State),
    once(Game:valid_moves(State, Offered)),
    played([[8],[7,9]], Game, State, Last),
    Game:game_over(Last, Winner).

:- end_tests(steps).

%   sizes(+Moves, +Game, -Sizes): Sizes are how many moves there are before and
%   after each of Moves.

sizes(Moves, Game, Sizes) :-
    findall(Size,
            ( append(Before, _, Moves),
              once(Game:initial_state(default, State0)),
              played(Before, Game, State0, State),
              once(Game:valid_moves(State, Offered)),
              length(Offered, Size)
            ),
            Sizes).

played([], _, State, State).
played([Move|Moves], Game, State0, State) :-
    once(Game:move(State0, Move, State1)),
    played(Moves, Game, State1, State).

/*  In a turn a player takes two of the numbers. The hard bot takes the highest
    ones: what its clauses pick is seen by no spy.
*/

two_a_turn("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. Bot and bot'), nl,
    read(1),
    write('1. Easy bots'), nl, write('2. Hard bots'), nl,
    read(Level),
    turn([1,2,3,4,5,6,7,8], 0, red, Level).
turn([], Lead, _, _) :-
    !,
    (   Lead > 0
    ->  write('Red wins')
    ;   write('Blue wins')
    ),
    nl.
turn(Numbers, Lead0, Player, Level) :-
    write(Player-Numbers), nl,
    chosen(Level, Numbers, number(First)),
    taken(First, Player, Numbers-Lead0, Left-Lead1),
    chosen(Level, Left, number(Second)),
    taken(Second, Player, Left-Lead1, Rest-Lead),
    next(Player, Next),
    turn(Rest, Lead, Next, Level).
chosen(Level, Numbers, number(N)) :-
    valid_moves(Numbers, All),
    pick(Level, All, N).
pick(1, All, N) :-
    random_member(N, All).
pick(2, All, N) :-
    reverse(All, [N|_]).
valid_moves(Numbers, Numbers).
taken(N, red, Numbers-Lead0, Left-Lead) :-
    select(N, Numbers, Left),
    Lead is Lead0+N.
taken(N, blue, Numbers-Lead0, Left-Lead) :-
    select(N, Numbers, Left),
    Lead is Lead0-N.
next(red, blue).
next(blue, red).
").

:- begin_tests(several_levels, [setup(hide_notes), cleanup(show_notes)]).

test(a_bot_of_another_level_makes_each_choice_of_a_turn,
     [ Levels-Moves == [1-loop([]),2-loop([[4]-2])]-[7,8] ]) :-
    two_a_turn(Text),
    with_program(Text, hard_turn(Levels, Moves)).

hard_turn(Levels, Moves, File) :-
    adopt_game(File, [], Game, Guesses),
    memberchk(guess(levels(Levels), _), Guesses),
    \+ memberchk(note(foreign_bot(_)), Guesses),
    once(Game:initial_state(default, State0)),
    once(Game:choose_move(State0, 2, First)),
    once(Game:move(State0, First, State1)),
    once(Game:choose_move(State1, 2, Second)),
    msort([First,Second], Moves).       % either comes first

:- end_tests(several_levels).
