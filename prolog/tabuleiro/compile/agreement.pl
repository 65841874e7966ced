/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_agreement,
          [ compare_answers/6           % +Game, +Compiled, +Positions,
                                        % -Counts, -Left, -Difference
          ]).
:- use_module(library(lists), [member/2, nth0/3, selectchk/3]).
:- use_module('../game/faulty', [start_of/3]).
:- use_module('../game/native', ['$compiled_answer'/5, '$compiled_left'/3]).
:- use_module(entries, [entry/4]).

/** <module> Whether a compiled game answers as its program does
*/

%!  compare_answers(+Game, +Compiled, +Positions, -Counts, -Left, -Difference)
%!      is det.
%
%   Compares the answers of the library Compiled with those of Game in so many
%   Positions of games of scattered moves. Counts is counts(Positions, Answers,
%   Answers), where the last is the number of answers that were left to Prolog.
%   Left has left(Entry, Version, Why)-Count pairs of those: see
%   `$compiled_left`/3.
%   Difference is `none`, or
%   difference(Goal, Own, Compiled) with the two answers: yes(Term), `no` or
%   threw(Error).

compare_answers(Game, Compiled, Positions, counts(P,A,L), Left,
                Difference) :-
    start_of(Game, default, Start),
    Counts = counts(0,0,0,[]),
    (   walk(Positions, 1, Start, Start, Game, Compiled, Counts, Difference0)
    ->  Difference = Difference0
    ;   Difference = none
    ),
    Counts = counts(P,A,L,Left).

%   walk(+Positions, +Seed, +Start, +State, +Game, +Compiled, +Counts,
%   -Difference) is semidet: finds a difference.

walk(Positions, Seed, Start, State, Game, Compiled, Counts, Difference) :-
    Positions > 0,
    own_answer(Game:valid_moves(State, Moves), Moves, Own),
    count(1, Counts),
    (   question(Seed, Own, Game, State, Entry, A, B, Goal, Answer),
        (   Entry == valid_moves
        ->  Answer1 = Own
        ;   own_answer(Game:Goal, Answer, Answer1)
        ),
        entry(Entry, N, _, _),
        '$compiled_answer'(Compiled, N, A, B, Answer2),
        count(2, Counts),
        \+ is_left(Answer2, Entry, Compiled, Counts),
        Answer1 \== Answer2
    ->  Difference = difference(Goal, Answer1, Answer2)
    ;   next(Own, Seed, Game, State, Start, Next),
        Seed1 is (Seed*1103515245+12345) mod 2147483648,
        Positions1 is Positions-1,
        walk(Positions1, Seed1, Start, Next, Game, Compiled, Counts,
             Difference)
    ).

count(I, Counts) :-
    arg(I, Counts, N0),
    N is N0+1,
    nb_setarg(I, Counts, N).

%   is_left(+Answer, +Entry, +Compiled, +Counts) is semidet: counts an answer
%   that was left to Prolog.

is_left(left, Entry, Compiled, Counts) :-
    count(3, Counts),
    '$compiled_left'(Compiled, Version, Why),
    Left = left(Entry, Version, Why),
    arg(4, Counts, Left0),
    (   selectchk(Left-N0, Left0, Others)
    ->  true
    ;   N0 = 0,
        Others = Left0
    ),
    N is N0+1,
    nb_setarg(4, Counts, [Left-N|Others]).

own_answer(Goal, Term, Answer) :-
    (   catch(Goal, error(Formal, _), true)
    ->  (   nonvar(Formal)
        ->  Answer = threw(Formal)
        ;   Answer = yes(Term)
        )
    ;   Answer = no
    ).

%   question(+Seed, +Own, +Game, +State, -Entry, -A, -B, -Goal, -Answer) is
%   nondet: Answer is a variable of Goal. Three moves of each position are made.

question(_, _, _, State, valid_moves, State, State, valid_moves(State,Ms), Ms).
question(_, _, _, State, player, State, State, player_to_move(State,P), P).
question(_, _, _, State, game_over, State, State, game_over(State,W), W).
question(_, _, Game, State, value, State, P, value(State,P,V), V) :-
    Game:game_info(Info),
    member(P, Info.players).
question(Seed, yes(Moves), Game, State, move, State, Move, Goal, New) :-
    length(Moves, Count),
    Count > 0,
    findall(I,
            ( member(K, [0,1,2]),
              I is (Seed//7+K*(Count//3+1)) mod Count
            ),
            Is0),
    sort(Is0, Is),
    member(I, Is),
    nth0(I, Moves, Move),
    move_goal(Game, State, Move, New, Goal).

move_goal(Game, State, Move, New, Goal) :-
    (   current_predicate(Game:'$legal_move'/3)
    ->  Goal = '$legal_move'(State, Move, New)
    ;   Goal = move(State, Move, New)
    ).

%   The next position: after a move, or the start when the game has ended.

next(Own, Seed, Game, State, Start, Next) :-
    (   Own = yes([First|Moves]),
        length([First|Moves], Count),
        I is (Seed//65536) mod Count,
        nth0(I, [First|Moves], Move),
        move_goal(Game, State, Move, Next0, Goal),
        own_answer(Game:Goal, Next0, yes(Next1))
    ->  Next = Next1
    ;   Next = Start
    ).
