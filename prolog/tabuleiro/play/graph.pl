:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_graph,
          [ chance_bar/3,               % +Chance, +Width, -Bar
            chance_graph/3              % +Chances, +Width, -Graph
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth0/3]).
:- use_module('../base/printing', [use_ascii/1]).

/** <module> Chances as block characters

Where only ASCII can be printed, a bar has other characters, and a graph has
tenths as digits.
*/

%!  chance_bar(+Chance, +Width, -Bar:string) is det.
%
%   Bar is Width characters long, of which the share Chance is full.
%
%       ?- chance_bar(0.25, 8, Bar).
%       Bar = "██░░░░░░".

chance_bar(Chance, Width, Bar) :-
    Full is round(Chance*Width),
    Empty is Width-Full,
    (   use_ascii([])
    ->  Chars = 0'#-0'.
    ;   Chars = 0'█-0'░
    ),
    Chars = FullChar-EmptyChar,
    format(string(Bar), '~*c~*c', [Full,FullChar,Empty,EmptyChar]).

%!  chance_graph(+Chances:list, +Width, -Graph:string) is det.
%
%   Graph has a character for each of Chances, the higher the greater. Of more
%   than Width chances, Graph has Width at equal distances.
%
%       ?- chance_graph([0.5,0.9,0.0], 60, Graph).
%       Graph = "▅█▁".

chance_graph(Chances, Width, Graph) :-
    length(Chances, Count),
    (   Count =< Width
    ->  Shown = Chances
    ;   Last is Width-1,
        findall(Chance,
                ( between(0, Last, Column),
                  N is round(Column*(Count-1)/Last),
                  nth0(N, Chances, Chance)
                ),
                Shown)
    ),
    (   use_ascii([])
    ->  Levels = "0123456789"
    ;   Levels = "▁▂▃▄▅▆▇█"
    ),
    maplist(level_char(Levels), Shown, Chars),
    string_chars(Graph, Chars).

level_char(Levels, Chance, Char) :-
    string_length(Levels, Count),
    Level is min(Count-1, floor(Chance*Count)),
    sub_string(Levels, Level, 1, _, Text),
    atom_string(Char, Text).
