/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_go,
          [ go_limits/4,                % +Words, +Game, +State, -Limits
            first_to_move/2             % +Game, +State
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module('../match/ugi_words', [same_word/2, word_integer/2]).
:- use_module('../search/search_options', [search_limit/3]).
:- use_module(protocol, [ugi_bound/2, ugi_limit/4]).
:- use_module(say, [ugi_refuse/2]).

/** <module> The arguments of `go`
*/

%!  go_limits(+Words, +Game, +State, -Limits) is det.
%
%   Words follow `go` at State; Limits are those of start_search/6. A word that
%   is not a limit gets a complaint and is left out, with the words after it up
%   to the next limit. Without Words the search is infinite; if complaints
%   leave no limit, the time is 0.

go_limits(Words, Game, State, Limits) :-
    settings(Words, Settings0, Spoiled),
    reverse(Settings0, Settings),       % of equal settings the last counts
    findall(Limit, limit(Limit, Settings, Game, State), Limits0),
    (   Limits0 = [_|_]
    ->  Limits = Limits0
    ;   Spoiled == true
    ->  Limits = [time(0)]
    ;   Limits = [infinite]
    ).

%   Settings are Limit-Value for ugi_limit/4; the value of a flag is `true`.

settings([], [], _).
settings([Word|Words0], Settings, Spoiled) :-
    (   setting(Word, Words0, Setting, Words)
    ->  Settings = [Setting|Settings1]
    ;   Spoiled = true,
        Settings = Settings1,
        append(_, Words, Words0),
        \+ ( Words = [Next|_],
             \+ limit_word(Next, _, _, _)
           )
    ->  true
    ),
    settings(Words, Settings1, Spoiled).

setting(Word, Words0, Limit-Value, Words) :-
    (   limit_word(Word, Limit, Kind, Least)
    ->  limit_value(Kind, Least, Word, Words0, Value, Words)
    ;   ugi_refuse(no_limit, Word)
    ).

limit_word(Word, Limit, Kind, Least) :-
    ugi_limit(Known, Limit, Kind, Least),
    same_word(Word, Known),
    !.

limit_value(flag, _, _, Words, true, Words) :-
    !.
limit_value(_, Least, _, [Digits|Words], Value, Words) :-
    word_integer(Digits, Value),
    ugi_bound(number, Most),
    between(Least, Most, Value),
    !.
limit_value(_, _, Word, Words, _, _) :-
    append(Words, [Word], [Culprit|_]),
    ugi_refuse(no_number, Culprit).

limit(clock(Left+Adds), Settings, Game, State) :-
    (   memberchk(time(_)-_, Settings)
    ->  true
    ;   memberchk(increment(_)-_, Settings)
    ),
    (   first_to_move(Game, State)
    ->  Player = 0
    ;   Player = 1
    ),
    seconds(time(Player), Settings, Left),
    seconds(increment(Player), Settings, Adds).
limit(time(Seconds), Settings, _, _) :-
    memberchk(movetime-_, Settings),
    seconds(movetime, Settings, Seconds).
limit(nodes(Count), Settings, _, _) :-
    memberchk(nodes-Count, Settings).
limit(depth(Depth), Settings, _, _) :-
    memberchk(depth-Number, Settings),
    search_limit(depth, _, Most),
    Depth is min(Number, Most).
limit(Flag, Settings, _, _) :-
    member(Flag-true, Settings).

%   A missing part of a clock is 0, and so is a negative clock.

seconds(Limit, Settings, Seconds) :-
    append(Settings, [Limit-0], Known),
    memberchk(Limit-Milliseconds, Known),
    Seconds is max(0, Milliseconds)/1000.

%!  first_to_move(+Game, +State) is semidet.
%
%   The first player of Game is to move at State.

first_to_move(Game, State) :-
    Game:game_info(Info),
    Game:player_to_move(State, Player),
    Info.players = [Player|_].
