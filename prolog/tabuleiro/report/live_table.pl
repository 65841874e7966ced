/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_live_table,
          [ progress_lines/3            % +Progress, +Size, -Lines
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/paragraph', [first_characters/3]).
:- use_module('../statistics/counts', [tallies/2]).
:- use_module(texts, [label/2]).
:- use_module(report_values, [percent/2, share/2]).

/** <module> The progress and standings of a tournament in a terminal
*/

%!  progress_lines(+Progress:dict, +Size, -Lines:list(string)) is det.
%
%   Lines fit a terminal of Size, Rows-Columns, without its last column. The
%   first line is the progress bar; the others are the standings of as many
%   players as there is room for. Progress has the keys
%
%     - done, planned: numbers of games
%     - rate: games per second, 0 if not known
%     - sprt: `none` or llr(Llr, Lower, Upper)
%     - players: their names
%     - games: terms of tabuleiro/statistics/result

progress_lines(Progress, Rows-Columns, [Bar|Lines]) :-
    Width is Columns-1,
    bar_line(Progress, Width, Bar),
    Room is max(0, Rows-2),
    standings(Progress.players, Progress.games, Standings),
    findall(Line,
            ( limit(Room, nth1(Place, Standings, Standing)),
              standing_line(Place, Standing, Width, Line)
            ),
            Lines).

%   Standings are pairs Share-standing(Name, Tally) of the players who have
%   played, the greatest share of points first.

standings(Players, Games, Standings) :-
    tallies(Games, Tallies),
    findall(Share-standing(Name, Tally),
            ( member(Player-Tally, Tallies),
              share(Tally, Share),
              nth1(Player, Players, Name)
            ),
            Standings0),
    sort(1, @>=, Standings0, Standings).

%   The bar takes the columns that the texts leave, at most 30.

bar_line(Progress, Width, Line) :-
    _{done:Done, planned:Planned, rate:Rate, sprt:Sprt} :< Progress,
    label(progress(Done, Planned), Count),
    findall(Text,
            ( progress_part(Done, Planned, Rate, Sprt, Label),
              label(Label, Text)
            ),
            Texts0),
    atomic_list_concat([Count|Texts0], ', ', Texts),
    atom_length(Texts, Length),
    Room is min(30, Width-Length-3),
    (   Room >= 4,
        Planned > 0
    ->  Full is Room*Done//Planned,
        Empty is Room-Full,
        Column is Full+1,
        format(string(Line), '[~`#t~*|~`.t~*+] ~w',
               [Column,Empty,Texts])
    ;   first_characters(Width, Texts, Line)
    ).

progress_part(_, _, Rate, _, rate(Rate)) :-
    Rate > 0.
progress_part(Done, Planned, Rate, _, left(Hours, Minutes, Seconds)) :-
    Rate > 0,
    Left is ceiling((Planned-Done)/Rate),
    Hours is Left//3600,
    Minutes is Left//60 mod 60,
    Seconds is Left mod 60.
progress_part(_, _, _, llr(Llr, Lower, Upper), llr(Llr, Lower, Upper)).

standing_line(Place, Share-standing(Name, Tally), Width, Line) :-
    Tally = tally(Wins, Draws, Losses),
    percent(Share, Percent),
    format(string(Text), '~t~d~4|~t~w~8+  +~D =~D -~D~t~24+  ~w',
           [Place,Percent,Wins,Draws,Losses,Name]),
    first_characters(Width, Text, Line).
