/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_loop_choices, [test_loop_choices/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../support/student_program').

/** <module> The calls of a program that choose the move
*/

test_loop_choices :-
    run_tests(loop_choices).

:- begin_tests(loop_choices, [setup(hide_notes), cleanup(show_notes)]).

/*  The board is looked up by the predicate that also takes the move from its
    list, a hundred times before it does so for the first time.
*/

looked_up("
:- use_module(library(random)).
play :-
    write('1. Bot against bot'), nl,
    read(1),
    findall(o, between(1, 20, _), Stones),
    turn(Stones, red).
turn([], Player) :-
    !,
    next(Player, Winner),
    format('~w wins~n', [Winner]).
turn(Stones, Player) :-
    forall(( between(1, 100, _), cell(Stones, 0, S) ), write(S)),
    chosen(Stones, N),
    length(Taken, N),
    append(Taken, Left, Stones),
    next(Player, Next),
    turn(Left, Next).
cell(Stones, I, Stone) :- nth0(I, Stones, Stone).
chosen(Stones, N) :-
    length(Stones, Length),
    findall(M, ( member(M, [1,2,3]), M =< Length ), Numbers),
    length(Numbers, Count),
    random(0, Count, I),
    nth0(I, Numbers, N),
    format('~w stones~n', [N]).
next(red, blue).
next(blue, red).
").

test(a_pick_is_seen_after_many_calls_by_others, Choice == Expected) :-
    Expected = choice(nth0/3, chosen/2, pick(3, 2)),
    looked_up(Text),
    with_program(Text, loop_choice(Choice)).

loop_choice(choice(PI, Caller, Kind), File) :-
    adopt_game(File, [], _, Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(choice(PI, Caller, Kind), Terms).

/*  Two stones each are placed, then slid; both stones at the ends win. The rows
    and the slides are taken from their lists by one predicate, which also looks
    up the stones, in a call that is the last one of its clause.
*/

placed_and_slid("
:- use_module(library(random)).
play :-
    write('1. CP vs CP'), nl,
    write('2. Multiplayer'), nl,
    read(1),
    turn(1, [0,0,0,0,0,0], [2,2]).
turn(Player, Row, Bag) :-
    write(Row), nl,
    bot(Player, Row, Row1, Bag, Bag1),
    (   Row1 = [Player,_,_,_,_,Player]
    ->  format('Player ~w wins~n', [Player])
    ;   Next is 3-Player,
        turn(Next, Row1, Bag1)
    ).
bot(Player, Row, Row1, [0,0], [0,0]) :-
    !,
    slides(Player, Row, Slides),
    length(Slides, Length),
    random(0, Length, I),
    nth0(I, Slides, [From,To]),
    put(Row, From, 0, Row0),
    put(Row0, To, Player, Row1).
bot(Player, Row, Row1, Bag, Bag1) :-
    findall(I, nth0(I, Row, 0), Free),
    rows(Free, Player, Row, Rows),
    length(Rows, Length),
    random(0, Length, I),
    nth0(I, Rows, Row1),
    append(Before, [N|After], Bag),
    N > 0,
    !,
    N1 is N-1,
    append(Before, [N1|After], Bag1).
slides(Player, Row, Slides) :-
    findall([From,To], (nth0(From, Row, Player), nth0(To, Row, 0)), Slides).
rows([], _, _, []).
rows([I|Is], Player, Row, [Row1|Rows]) :-
    put(Row, I, Player, Row1),
    rows(Is, Player, Row, Rows).
put([_|T], 0, X, [X|T]) :- !.
put([H|T0], I, X, [H|T]) :-
    J is I-1,
    put(T0, J, X, T).
").

test(a_bot_picks_from_other_lists_in_the_second_phase,
     Picks-Slide == [choice(nth0/3, bot/5, pick(3, 2, '[|]'/2))]-true) :-
    placed_and_slid(Text),
    with_program(Text, choices_and_slide(Picks, Slide)).

choices_and_slide(Picks, Slide, File) :-
    adopt_game(File, [], Game, Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    findall(choice(PI, Caller, Kind), member(choice(PI, Caller, Kind), Terms),
            Picks),
    Game:initial_state(default, State0),
    played_first(4, Game, State0, State),
    Game:valid_moves(State, Slides),
    (   Slides = [[From,To]|_],
        maplist(integer, [From,To])
    ->  Slide = true
    ;   Slide = Slides
    ).

played_first(N, Game, State0, State) :-
    (   N =:= 0
    ->  State = State0
    ;   Game:valid_moves(State0, [Move|_]),
        Game:move(State0, Move, State1),
        N1 is N-1,
        played_first(N1, Game, State1, State)
    ).

/*  What scores the moves calls itself last, so that its callers are alike, and
    the bot draws from the best ones only.
*/

scored("
:- use_module(library(random)).
play :-
    write('1. Bot against bot'), nl,
    read(1),
    findall(o, between(1, 20, _), Stones),
    turn(Stones, red).
turn(Stones, Player) :-
    game_over(Stones, Player, Winner),
    !,
    format('~w wins~n', [Winner]).
turn(Stones, Player) :-
    length(Stones, Length),
    write(Length), nl,
    choose_move(Length, N),
    length(Taken, N),
    append(Taken, Left, Stones),
    next(Player, Next),
    turn(Left, Next).
choose_move(Length, N) :-
    score_moves([1,2,3], Length, Scores),
    max_member(Best-_, Scores),
    findall(M, member(Best-M, Scores), Bests),
    random_member(N, Bests),
    format('~w stones~n', [N]).
score_moves([], _, []).
score_moves([N|_], Length, []) :-
    N > Length,
    !.
score_moves([N|Ns], Length, [Score-N|Scores]) :-
    Score is (Length-N) mod 2,
    score_moves(Ns, Length, Scores).
game_over([], Player, Winner) :- next(Player, Winner).
next(red, blue).
next(blue, red).
").

test(a_list_that_is_made_by_recursion_is_whole,
     set(Move == [1-1,0-2,1-3])) :-
    scored(Text),
    with_program(Text, first_moves(Moves)),
    member(Move, Moves).

/*  The bot draws a cell until it is empty, and answers the new board alone.
*/

answers_state("
:- use_module(library(random)).
play :-
    write('1. Bot against bot'), nl,
    read(1),
    findall(e, between(1, 8, _), Board),
    turn(Board, red).
turn(Board, Player) :-
    \\+ memberchk(e, Board),
    !,
    format('~w wins~n', [Player]).
turn(Board, Player) :-
    write(Board), nl,
    computer(Board, Player, New),
    next(Player, Next),
    turn(New, Next).
computer(Board, Player, New) :-
    repeat,
    random(0, 8, I),
    nth0(I, Board, e, Others),
    nth0(I, New, Player, Others),
    !.
next(red, blue).
next(blue, red).
").

test(a_bot_may_answer_a_state, Count-Drawn == 8-[computer]) :-
    answers_state(Text),
    with_program(Text, first_choices(Count, Drawn)).

first_choices(Count, Drawn, File) :-
    adopt_game(File, [], Game, Guesses),
    findall(PI, member(note(drawn(PI)), Guesses), Drawn),
    once(Game:initial_state(default, State)),
    Game:valid_moves(State, Moves),
    length(Moves, Count).

%   A bot that first asks whether there is no move makes no choice by that.

test(a_test_for_no_moves_is_no_choice, set(Move == [1-1,0-2,1-3])) :-
    scored(Text0),
    replaced("choose_move(Length, N) :-\n    score_moves([1,2,3], Length,",
             "choose_move(Length, 0) :-\n\c
                  score_moves([1,2,3], Length, []),\n\c
                  !.\n\c
              choose_move(Length, N) :-\n\c
                  score_moves([1,2,3], Length,",
             Text0, Text),
    with_program(Text, first_moves(Moves)),
    member(Move, Moves).

first_moves(Moves, File) :-
    adopt_game(File, [], Game, _),
    once(Game:initial_state(default, State)),
    Game:valid_moves(State, Moves).

:- end_tests(loop_choices).
