/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_program_move,
          [ program_move/7,             % +Running, +Game, +Timeline, +Clock,
                                        % +Host, -Answer, -Thought
            program_position/3          % +Game, +Timeline, -Line
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, min_list/2]).
:- use_module(library(option), [option/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module(ugi_words, [move_word/4, word_move/4]).
:- use_module('../base/hurry', [until_hurried/2]).
:- use_module(clock, [time_left/3]).
:- use_module(program,
              [ask_program_move/4, on_time/3, program_says/4, tell_program/2]).
:- use_module(thought, [info_thought/3]).
:- use_module(timeline,
              [ next_player/3, on_timeline/4, taken_back/3, timeline_plies/2,
                timeline_start/2
              ]).

/** <module> The moves of programs
*/

%   The seconds for a move of a program without a time limit, and the reserve
%   that is subtracted from the limit of a move.

patience(60).
overhead(0.02).

%!  program_move(+Running, +Game, +Timeline, +Clock, +Host, -Answer, -Thought)
%!               is det.
%
%   The program moves at the end of Timeline. Answer is move(Move), where Move
%   is the word of the program if it is no legal move, or, unless Host is
%   `none`, hurried(Move) after Ctrl-C. Thought is that of its last line `info`
%   with a score, see info_thought/3, or `none`.
%
%   @throws program_fault(Fault)

program_move(Running, Game, Timeline, Clock, Host, Answer, Thought) :-
    on_timeline(Timeline, State, _, _),
    Running = program(_, _, _, Options),
    program_position(Game, Timeline, Position),
    next_player(Game, Timeline, N),
    (   taken_back([N], Timeline, _)
    ->  Moved = true
    ;   Moved = false
    ),
    limits(Clock, N, Options, Limits, Seconds),
    atomic_list_concat([go|Limits], ' ', Go),
    on_time(Seconds, Running,
            ( at_position(Running, Position, Moved),
              answered(Host, Running, [Go], Rest, Info, Kind)
            )),
    first_word(Rest, Word),
    (   word_move(Game, State, Word, Move)
    ->  true
    ;   shown_word(Word, Move)
    ),
    Answer =.. [Kind,Move],
    (   info_thought(Game, Info, Thought0)
    ->  Thought = Thought0
    ;   Thought = none
    ).

first_word(Words, Word) :-
    (   Words = [Word0|_]
    ->  Word = Word0
    ;   Word = ""
    ).

shown_word(Word, Shown) :-
    (   sub_string(Word, 0, 60, _, Start)
    ->  Shown = Start
    ;   Shown = Word
    ).

%   The program is ready to move at Position. An unsolicited move is skipped
%   before the first move of the program in the game. Later it is a second
%   answer.

at_position(Running, Position, Moved) :-
    tell_program(Running, [Position,"isready"]),
    until_ready(Running, Moved).

until_ready(Running, Moved) :-
    program_says(Running, ["readyok","bestmove"], Word, Rest),
    (   Word == "readyok"
    ->  true
    ;   Moved == true
    ->  first_word(Rest, Move),
        shown_word(Move, Shown),
        throw(program_fault(twice(Shown)))
    ;   until_ready(Running, Moved)
    ).

answered(none, Running, Lines, Rest, Info, move) :-
    !,
    ask_program_move(Running, Lines, Rest, Info).
answered(_, Running, Lines, Rest, Info, Kind) :-
    until_hurried(ask_program_move(Running, Lines, Rest, Info), Hurried),
    (   Hurried == true
    ->  Kind = hurried,
        ask_program_move(Running, ["stop"], Rest, Info)
    ;   Kind = move
    ).

%!  program_position(+Game, +Timeline, -Line) is det.
%
%   Line is the command `position` for the end of Timeline.

program_position(Game, Timeline, Line) :-
    timeline_start(Timeline, Start),
    (   Game:initial_state(default, Start)
    ->  Head = [position,startpos]
    ;   state_notation(Game, Start, Fen),
        Head = [position,fen,Fen]
    ),
    timeline_plies(Timeline, Plies),
    (   Plies == []
    ->  Words = Head
    ;   maplist(ply_word(Game), Plies, Moves),
        append(Head, [moves|Moves], Words)
    ),
    atomic_list_concat(Words, ' ', Line).

ply_word(Game, ply(State, Move), Word) :-
    move_word(Game, State, Move, Word).

%   Limits are the words of `go` for player N. The program has Seconds to
%   answer; a clock gives it less.

limits(Clock, N, Options, Limits, Seconds) :-
    time_left(Clock, N, left(PerMove, Left, _)),
    findall(Time, move_time(PerMove, Options, Time), Times0),
    (   Times0 == [],
        Left == inf,
        \+ option(nodes(_), Options),
        \+ option(depth(_), Options)
    ->  Times = [1]
    ;   Times = Times0
    ),
    findall(Word,
            ( limit(Clock, Left, Times, Options, Words),
              member(Word, Words)
            ),
            Limits),
    (   min_list(Times, Most)
    ->  true
    ;   Left \== inf
    ->  Most = Left
    ;   patience(Most)
    ),
    option(margin(Margin), Options),
    Seconds is Most+Margin.

move_time(_, Options, Seconds) :-
    option(time(Seconds), Options).
move_time(PerMove, _, Seconds) :-
    PerMove \== inf,
    overhead(Overhead),
    Seconds is max(0, PerMove-Overhead).

%   A program without a clock does not get that of the other player.

limit(Clock, Left, _, _, [Name,Milliseconds]) :-
    Left \== inf,
    clock_word(Name, N, I),
    time_left(Clock, N, Times),
    arg(2, Times, Its),
    Its \== inf,
    arg(I, Times, Seconds),
    milliseconds(Seconds, Milliseconds).
limit(_, _, Times, _, [movetime,Time]) :-
    min_list(Times, Seconds),
    milliseconds(Seconds, Time).
limit(_, _, _, Options, [nodes,Nodes]) :-
    option(nodes(Nodes), Options).
limit(_, _, _, Options, [depth,Depth]) :-
    option(depth(Depth), Options).

%   The word for part I of the time of player N.

clock_word(p1time, 1, 2).
clock_word(p2time, 2, 2).
clock_word(p1inc,  1, 3).
clock_word(p2inc,  2, 3).

milliseconds(Seconds, Milliseconds) :-
    Milliseconds is floor(Seconds*1000).
