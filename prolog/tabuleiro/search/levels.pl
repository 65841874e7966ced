/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_levels,
          [ search_levels/2,            % +First, -Levels
            level_options/3,            % +Info, +Level, -Options
            with_book/3,                % +Info, +Level0, -Level
            own_levels/2,               % +Info, -Numbers
            level_word/3,               % +Info, +Number, -Word
            worded_levels/2             % +Info, -Levels
          ]).
:- use_module(library(lists), [last/2, member/2]).
:- use_module(strengths, [strength_named/3]).

/** <module> Levels: how strong a bot is

A game may have levels of its own, from 1 on: bots of best_moves/3. The levels
after them, up to 9, are searches that all games share: game_info/1 ends its
levels with those of search_levels/2, and choose_best/4 runs them.

    game_info(info{ levels:[ level{number:1, name:"any", strength:"..."}
                           | Searches
                           ],
                    ...
                  }) :-
        search_levels(2, Searches).

A weak search errs as people do: it does not see far. Depth and nodes limit
it, so that a level is as strong on a slow machine as on a fast one; only
level 9 takes all cores for two seconds. Two seconds limit every level: the
strong ones exceed them in Prolog, and are weaker there. A search in Prolog
exceeds them only to finish the first ply. The flag
`tabuleiro_level_seconds` sets that time; with `inf` the moves of a level below
9 depend on the seed alone.
*/

:- create_prolog_flag(tabuleiro_level_seconds, 2, [type(term), keep(true)]).

%!  search_levels(+First, -Levels:list(dict)) is det.
%
%   Levels are the searches from number First to 9, for game_info/1; the key
%   `search` has the options of engine_move/4.

search_levels(First, Levels) :-
    findall(level{number:Number, name:Name, strength:Strength,
                  search:Options},
            ( search_level(Number, Strength, Options0),
              Number >= First,
              in_time(Options0, Options),
              format(string(Name), 'level ~d', [Number])
            ),
            Levels).

in_time(Options, Options) :-
    memberchk(time(_), Options),
    !.
in_time(Options, Options) :-
    current_prolog_flag(tabuleiro_level_seconds, inf),
    !.
in_time(Options, [time(Seconds)|Options]) :-
    current_prolog_flag(tabuleiro_level_seconds, Seconds).

%   From level 3 on each level searches about six times the positions of the
%   level before and scores 57% or more against it (README.md has the table).
%   Level 8 takes a second in Wald Meister, the slowest game.

search_level(1, "looks one move ahead",
             [depth(1),threads(1),hash(1)]).
search_level(2, "looks two moves ahead",
             [depth(2),nodes(100),threads(1),hash(1)]).
search_level(3, "looks up to three moves ahead",
             [depth(3),nodes(150),threads(1),hash(1)]).
search_level(4, "looks up to four moves ahead",
             [depth(4),nodes(900),threads(1),hash(1)]).
search_level(5, "looks up to six moves ahead",
             [depth(6),nodes(5_000),threads(1),hash(1)]).
search_level(6, "looks up to eight moves ahead",
             [depth(8),nodes(30_000),threads(1),hash(4)]).
search_level(7, "looks up to twelve moves ahead",
             [depth(12),nodes(180_000),threads(1),hash(16)]).
search_level(8, "looks at up to a million positions",
             [nodes(1_000_000),threads(1),hash(16)]).
search_level(9, "thinks for two seconds",
             [time(2)]).

%!  level_options(+Info, +Level, -Options:list) is semidet.
%
%   Level is a search with Options: the term search(Options), or strength(Name)
%   or the number of a search in Info, a dict of game_info/1.

level_options(_, search(Options0), Options) :-
    !,
    Options = Options0.
level_options(Info, strength(Name), Options) :-
    !,
    atom(Name),
    strength_named(Info, Name, Strength),
    !,
    Options = Strength.search.
level_options(Info, Level, Options) :-
    member(Dict, Info.levels),
    _{number:Level, search:Found} :< Dict,
    !,
    Options = Found.

%!  with_book(+Info, +Level0, -Level) is det.
%
%   Level is the search of Level0 with an opening book if Level0 is 8 or 9, else
%   Level0: a weaker level would not be weak with a book. Menus and the page
%   play so; matches and choose_move/3 compare searches, and do not.

with_book(Info, Level0, Level) :-
    (   integer(Level0),
        Level0 >= 8,
        level_options(Info, Level0, Options)
    ->  Level = search([book(true)|Options])
    ;   Level = Level0
    ).

%!  own_levels(+Info, -Numbers:list) is det.
%
%   Numbers are those of the levels in Info, a dict of game_info/1, that are
%   bots of best_moves/3.

own_levels(Info, Numbers) :-
    findall(Number,
            ( member(Level, Info.levels),
              \+ get_dict(search, Level, _),
              get_dict(number, Level, Number)
            ),
            Numbers).

%!  level_word(+Info, +Number, -Word) is det.
%!  worded_levels(+Info, -Levels:list(pair)) is det.
%
%   Word is how strong level Number is, strength(N) of texts.pl, or `none`
%   for a game whose levels are not those of README.md, up to 9. A bot that was
%   measured to be weaker than its number says has the key `like`. Levels are
%   those of Info, a dict of game_info/1, each with its Word: Level-Word.

level_word(Info, Number, Word) :-
    (   last(Info.levels, Last),
        get_dict(number, Last, 9)
    ->  (   member(Level, Info.levels),
            _{number:Number, like:Like} :< Level
        ->  Word = strength(Like)
        ;   Word = strength(Number)
        )
    ;   Word = none
    ).

worded_levels(Info, Levels) :-
    findall(Level-Word,
            ( member(Level, Info.levels),
              get_dict(number, Level, Number),
              level_word(Info, Number, Word)
            ),
            Levels).
