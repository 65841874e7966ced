/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_go,
          [ go_limits/4,                % +Words, +Game, +State, -Limits
            first_to_move/2             % +Game, +State
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module('../match/ugi_words', [same_word/2, word_integer/2]).
:- use_module(say, [ugi_complain/2]).

/** <module> The arguments of `go`
*/

%!  limit(?Name, ?Least, ?What) is nondet.
%
%   A word of `go` that an integer follows, of Least or more: a part of the
%   clock, which may be past zero, or the limit that it is. The names of UCI for
%   clocks stand for those of UGI.

limit(p1time,   -10_000_000_000_000, clock(p1time)).
limit(p2time,   -10_000_000_000_000, clock(p2time)).
limit(p1inc,    0,                   clock(p1inc)).
limit(p2inc,    0,                   clock(p2inc)).
limit(wtime,    -10_000_000_000_000, clock(p1time)).
limit(btime,    -10_000_000_000_000, clock(p2time)).
limit(winc,     0,                   clock(p1inc)).
limit(binc,     0,                   clock(p2inc)).
limit(movetime, 0,                   time).
limit(nodes,    1,                   nodes).
limit(depth,    1,                   depth).

%   A word that none follows.

limit(infinite).
limit(ponder).

%   Some 300 years in milliseconds, as in c_src/ugi/go.c.

longest(10_000_000_000_000).

%!  go_limits(+Words, +Game, +State, -Limits) is det.
%
%   Limits are those of start_search/6 that Words write, after `go` at State.
%   What is no limit is complained of and left out, with what follows it up to
%   the next limit. If then none is left, the move is to come at once.

go_limits(Words, Game, State, Limits) :-
    limits(Words, Limits0, Clock, Spoiled),
    (   Clock = [_|_]
    ->  clock_limit(Clock, Game, State, Limit),
        Limits = [Limit|Limits0]
    ;   Limits0 = [_|_]
    ->  Limits = Limits0
    ;   Spoiled == true
    ->  Limits = [time(0)]
    ;   Limits = [infinite]
    ).

limits([], [], [], _).
limits([Word|Words], [Limit|Limits], Clock, Spoiled) :-
    limit(Limit),
    same_word(Word, Limit),
    !,
    limits(Words, Limits, Clock, Spoiled).
limits([Word|Words0], Limits, Clock, Spoiled) :-
    limit(Name, Least, What),
    same_word(Word, Name),
    !,
    (   Words0 = [Digits|Words],
        word_integer(Digits, Number),
        longest(Longest),
        between(Least, Longest, Number)
    ->  kept(What, Number, Limits, Limits1, Clock, Clock1),
        limits(Words, Limits1, Clock1, Spoiled)
    ;   append(Words0, [Word], [Culprit|_]),
        ugi_complain('not a number for this limit', Culprit),
        after_fault(Words0, Limits, Clock, Spoiled)
    ).
limits([Word|Words], Limits, Clock, Spoiled) :-
    ugi_complain('not supported, left out', Word),
    after_fault(Words, Limits, Clock, Spoiled).

after_fault([Word|Words], Limits, Clock, true) :-
    \+ is_limit(Word),
    !,
    after_fault(Words, Limits, Clock, true).
after_fault(Words, Limits, Clock, true) :-
    limits(Words, Limits, Clock, true).

is_limit(Word) :-
    (   limit(Name, _, _)
    ;   limit(Name)
    ),
    same_word(Word, Name),
    !.

kept(clock(Name), Number, Limits, Limits, [Name-Number|Clock], Clock).
kept(time, Number, [time(Seconds)|Limits], Limits, Clock, Clock) :-
    Seconds is Number/1000.
kept(nodes, Number, [nodes(Number)|Limits], Limits, Clock, Clock).
kept(depth, Number, [depth(Depth)|Limits], Limits, Clock, Clock) :-
    Depth is min(Number, 100).

%   The clock of the player to move; Clock is a list of Name-Number. What it
%   does not have is 0.

clock_limit(Clock, Game, State, clock(Left+Adds)) :-
    (   first_to_move(Game, State)
    ->  Names = [p1time,p1inc]
    ;   Names = [p2time,p2inc]
    ),
    maplist(milliseconds(Clock), Names, [Time,Increment]),
    Left is max(0, Time)/1000,
    Adds is Increment/1000.

milliseconds(Clock, Name, Number) :-
    (   memberchk(Name-Number0, Clock)
    ->  Number = Number0
    ;   Number = 0
    ).

%!  first_to_move(+Game, +State) is semidet.
%
%   The first player of Game is to move at State.

first_to_move(Game, State) :-
    Game:game_info(Info),
    Game:player_to_move(State, Player),
    Info.players = [Player|_].
