/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_oversight,
          [ line_chosen/4,              % +Lines, +State, +Options, -Line
            win_in_turn/3               % +Game, +State, -Moves
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2]).

/** <module> Choosing a move with human errors

A weak search sees less far, misjudges what it sees and overlooks moves. It does
not draw moves at random: the better a move is, the more probably it is played.

  - noise(N)
    N is the standard deviation of an error that each score gets, in thousandths
    of a logit, as scores are (c_src/engine/evaluation.h). A proved win is not
    misjudged.
  - overlook(P)
    Each move is overlooked with a probability of P percent, a winning one too.
  - see_wins(true)
    A win within the turn is found by win_in_turn/3, and is never overlooked.

The errors depend on the state and the seed alone: the arithmetic is that of
integers, and the state is hashed as text.
*/

%!  line_chosen(+Lines, +State, +Options, -Line) is det.
%
%   Line is one of Lines, dicts of analyse/4, at least one, the best first. Line
%   is the first unless Options, those of a search, have noise or overlook; then
%   they must have seed(Seed).

line_chosen(Lines, State, Options, Line) :-
    option(noise(Noise), Options),
    option(overlook(Overlook), Options),
    (   Noise =:= 0,
        Overlook =:= 0
    ->  Lines = [Line|_]
    ;   option(seed(Seed), Options),
        first_number(Seed, State, X),
        seen(Lines, Overlook, X, X1, Seen),
        judged(Seen, Noise, X1, Line)
    ).

%   seen(+Lines, +Overlook, +X0, -X, -Seen): Seen are the Lines that are not
%   overlooked, or the last of Lines if all are. X0 and X are random numbers.

seen([Line], _, X, X, [Line]) :-
    !.
seen([Line|Lines], Overlook, X0, X, Seen) :-
    next_number(X0, X1),
    seen(Lines, Overlook, X1, X, Seen1),
    (   X1 mod 100 < Overlook
    ->  Seen = Seen1
    ;   Seen = [Line|Seen1]
    ).

judged([Line|_], _, _, Line) :-
    Line.score = win(_),
    !.
judged([First|Lines], Noise, X0, Line) :-
    misjudged(First, Noise, X0, X, Score),
    foldl(better(Noise), Lines, best(Score, First, X), best(_, Line, _)).

better(Noise, Line, best(Score0, Line0, X0), Best) :-
    misjudged(Line, Noise, X0, X, Score),
    (   Score > Score0
    ->  Best = best(Score, Line, X)
    ;   Best = best(Score0, Line0, X)
    ).

%   The error is a sum of four numbers from 0 to 2000, less its mean, whose
%   standard deviation is 1155: nearly a normal distribution. A loss is feared
%   the more the sooner it comes.

misjudged(Line, Noise, X0, X, Score) :-
    (   Line.score = loss(Plies)
    ->  Score0 is Plies-20_000
    ;   Score0 = Line.score
    ),
    next_number(X0, X1),
    next_number(X1, X2),
    next_number(X2, X3),
    next_number(X3, X),
    Sum is X1 mod 2001 + X2 mod 2001 + X3 mod 2001 + X mod 2001,
    Score is Score0 + Noise*(Sum-4000)//1155.

%!  win_in_turn(+Game, +State, -Moves:list) is semidet.
%
%   The player to move in State wins by Moves, without a move of the opponent.

win_in_turn(Game, State, Moves) :-
    Game:player_to_move(State, Player),
    winning(Game, State, Player, Moves),
    !.

winning(Game, State, Player, [Move|Moves]) :-
    Game:valid_moves(State, Legal),
    member(Move, Legal),
    once(Game:move(State, Move, Next)),
    (   Game:game_over(Next, Winner)
    ->  Winner == Player,
        Moves = []
    ;   Game:player_to_move(Next, Player),
        winning(Game, Next, Player, Moves)
    ).

                /*******************************
                *        RANDOM NUMBERS        *
                *******************************/

%   The generator of Park and Miller (1988, "Random Number Generators: Good Ones
%   Are Hard to Find"), with the multiplier 48271. Its first number is made of
%   Seed and the text of State, by the hash FNV-1a.

first_number(Seed, State, X) :-
    format(codes(Codes), '~k', [Seed-State]),
    foldl(hash_code, Codes, 2_166_136_261, Hash),
    X is 1 + Hash mod 2_147_483_646.

hash_code(Code, Hash0, Hash) :-
    Hash is ((Hash0 xor Code)*16_777_619) /\ 0xffffffff.

next_number(X0, X) :-
    X is X0*48271 mod 2_147_483_647.
