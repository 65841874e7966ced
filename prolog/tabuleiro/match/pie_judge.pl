/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pie_judge,
          [ choose_side/4,              % +Game, +State, +Level, -Move
            cut/4,                      % +Game, +State, +Level, -Move
            is_behind/2,                % +Game, +State
            judged_lines/5              % +Stage, +Game, +State, +Options,
                                        % -Lines
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, selectchk/3]).
:- use_module(library(option), [merge_options/3, option/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../game/native', [native_game/1]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/levels', [level_options/3]).
:- use_module('../search/move_score', [opposite_score/2]).

/** <module> The pie rule: which side is better

Games and states in this file are those without the pie rule.
*/

%!  choose_side(+Game, +State, +Level, -Move) is det.
%
%   Move is `swap` or a move, chosen by Level. A level that is a search judges
%   the sides by itself; the other levels and `random` use a short search.

choose_side(Game, State, Level, Move) :-
    Game:game_info(Info),
    (   level_options(Info, Level, Options)
    ->  analyse(Game, State, [Line|_], Options),
        (   is_bad(Line.score)
        ->  Move = swap
        ;   Move = Line.move
        )
    ;   Game:choose_move(State, Level, Move0),
        (   is_behind(Game, State)
        ->  Move = swap
        ;   Move = Move0
        )
    ).

%!  cut(+Game, +State, +Level, -Move) is det.
%
%   Move is that of Level in the first turn. A search plays the move that it
%   finds most even.

cut(Game, State, Level, Move) :-
    Game:game_info(Info),
    (   level_options(Info, Level, Options)
    ->  judged_lines(first, Game, State, Options, [Line|_]),
        Move = Line.move
    ;   Game:choose_move(State, Level, Move)
    ).

%!  is_behind(+Game, +State) is semidet.
%
%   A short search finds the player to move in State behind.

is_behind(Game, State) :-
    (   native_game(Game)
    ->  Nodes = 20_000
    ;   Nodes = 200
    ),
    analyse(Game, State, [Line],
            [nodes(Nodes),threads(1),hash(1),seed(0)]),
    is_bad(Line.score).

is_bad(loss(_)).
is_bad(Score) :-
    number(Score),
    Score < 0.

                /*******************************
                *             LINES            *
                *******************************/

%!  judged_lines(+Stage, +Game, +State, +Options, -Lines:list(dict)) is det.
%
%   Lines are those of analyse/4. If the player may swap, one of them begins
%   with `swap`. In the first turn the other player will take the better side,
%   so a line is as bad as it is uneven.

judged_lines(Stage, Game, State, Options0, Lines) :-
    option(multi_pv(Count), Options0, 1),
    (   judge(Stage, Count, Wanted, Judge)
    ->  merge_options([multi_pv(Wanted)], Options0, Options1),
        judged_news(Options1, Judge, Options),
        analyse(Game, State, Lines0, Options),
        call(Judge, Lines0, Lines)
    ;   analyse(Game, State, Lines, Options0)
    ).

judge(choice, Count, Count, with_swap(Count)).
judge(first,  Count, all,   by_evenness(Count)).

judged_news(Options0, Judge, Options) :-
    (   selectchk(on_info(Goal), Options0, Options1)
    ->  Options = [on_info(tabuleiro_pie_judge:tell(Goal, Judge))|Options1]
    ;   Options = Options0
    ).

:- public tell/3.                       % goal of on_info

tell(Goal, Judge, Info) :-
    call(Judge, Info.lines, Lines),
    call(Goal, Info.put(lines, Lines)).

by_evenness(Count, Lines0, Lines) :-
    maplist(even_line, Lines0, Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Lines1),
    first_lines(Count, Lines1, Lines).

even_line(Line0, Lead-Line) :-
    even_score(Line0.score, Lead, Score),
    Line = Line0.put(score, Score).

even_score(win(N),  inf, loss(N)) :- !.
even_score(loss(N), inf, loss(N)) :- !.
even_score(Score0, Lead, Score) :-
    Lead is abs(Score0),
    Score is -Lead.

with_swap(_, [], []).
with_swap(Count, [Best|Lines], Merged) :-
    opposite_score(Best.score, Score),
    Swap0 = Best.put(_{score:Score, move:swap, moves:[swap|Best.moves]}),
    (   get_dict(terms, Best, _)
    ->  Swap = Swap0.put(terms, [])
    ;   Swap = Swap0
    ),
    (   is_bad(Best.score)
    ->  All = [Swap,Best|Lines]
    ;   insert_line([Best|Lines], Swap, All)
    ),
    first_lines(Count, All, Merged).

insert_line([], Line, [Line]).
insert_line([Line0|Lines], Line, All) :-
    (   worse(Line0.score, Line.score)
    ->  All = [Line,Line0|Lines]
    ;   All = [Line0|Rest],
        insert_line(Lines, Line, Rest)
    ).

worse(Score0, Score) :-
    rank(Score0, Rank0),
    rank(Score, Rank),
    Rank0 @< Rank.

rank(win(N), 1-Sooner) :-
    !,
    Sooner is -N.
rank(loss(_), -1-0) :-
    !.
rank(Score, 0-Score).

first_lines(all, Lines, Lines) :-
    !.
first_lines(Count, Lines, First) :-
    length(Lines, Length),
    (   Length =< Count
    ->  First = Lines
    ;   length(First, Count),
        append(First, _, Lines)
    ).
