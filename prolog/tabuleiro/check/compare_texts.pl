/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare_texts, []).
:- autoload(library(apply), [exclude/3, foldl/4, maplist/4]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists),
            [append/3, max_list/2, member/2, min_list/2, subtract/3]).

/** <module> The texts of a comparison

Messages, as in tabuleiro/interface/messages: tabuleiro(busy(What)) is a line
for tabuleiro/check/progress, tabuleiro(comparison(Report)) a report of
compare_games/4, first a summary, then tables.
*/

:- multifile prolog:message//1.

prolog:message(tabuleiro(busy(What))) -->
    busy(What),
    !.
prolog:message(tabuleiro(comparison(Report))) -->
    { _{games:Games, seed:Seed, times:Times, matches:Matches} :< Report,
      Games = Game1-Game2
    },
    [ ansi(bold, '~w and ~w', [Game1,Game2]), ', seed ~w'-[Seed], nl ],
    compared(Report.difference, Games, Report),
    ratios(Times, Games),
    wins(Matches, Games),
    states_table(Report),
    times_table(Times, Games),
    matches_table(Matches, Games),
    !.

busy(done) -->
    [].
busy(playing) -->
    [ 'playing random games' ].
busy(level(Level)) -->
    [ 'comparing the bots of level ~w'-[Level] ].
busy(original(What)) -->
    [ 'comparing ~w'-[What] ].
busy(timing(What)) -->
    [ 'timing ~w'-[What] ].
busy(match(Level)) -->
    [ 'games between the bots of level ~w'-[Level] ].

                /*******************************
                *            SUMMARY           *
                *******************************/

compared(none, _, Report) -->
    !,
    { _{states:States, played:Played, levels:Levels, originals:Originals}
          :< Report,
      compared_count(Levels, LevelCount),
      compared_count(Originals, OriginalCount)
    },
    [ 'They agree: '-[] ],
    count(States, state), [ ' of '-[] ],
    count(Played, 'random game'), [ ', '-[] ],
    count(LevelCount, level), [ ' of bots, '-[] ],
    count(OriginalCount, predicate), [ ' beyond the interface.'-[], nl ].
compared(Difference, Game1-Game2, _) -->
    { _{config:Config, moves:Moves, call:Call, answers:Answers, query:Query}
          :< Difference,
      called(Call, Name, Arity, Arguments),
      length(Moves, Plies)
    },
    [ ansi([bold,fg(red)], 'They differ about ~q, after ~D plies.',
           [Name/Arity,Plies]), nl,
      '  config: ~q'-[Config], nl ],
    part(moves, Moves),
    part(Name, Arguments),
    answers(Answers, Game1, Game2),
    [ nl, 'To see it, paste this at the prompt:', nl, nl, '~w'-[Query], nl ].

count(1, Noun) -->
    !,
    [ '1 ~w'-[Noun] ].
count(Count, Noun) -->
    [ '~D ~ws'-[Count,Noun] ].

compared_count(Items, Count) :-
    exclude(at_no_state, Items, Compared),
    length(Compared, Count).

at_no_state(_-0).

called(original(_, Goal), Name, Arity, Arguments) :-
    !,
    compound_name_arguments(Goal, Name, Arguments),
    length(Arguments, Arity).
called(Call, Name, Arity, Arguments) :-
    compound_name_arguments(Call, Name, Arguments),
    length([Name|Arguments], Arity).

part(_, []) -->
    !.
part(Name, Terms) -->
    [ '  ~q: '-[Name] ],
    sequence(quoted, [', '], Terms),
    [ nl ].

quoted(X) -->
    [ '~q'-[X] ].

%   Of two lists of moves, those that only one has.

answers(answer(Moves1)-answer(Moves2), Game1, Game2) -->
    { is_list(Moves1),
      is_list(Moves2),
      subtract(Moves1, Moves2, Only1),
      subtract(Moves2, Moves1, Only2),
      Only1-Only2 \== []-[]
    },
    !,
    only(Game1, Only1),
    only(Game2, Only2).
answers(Answer1-Answer2, Game1, Game2) -->
    answer(Answer1, Game1),
    answer(Answer2, Game2).

only(_, []) -->
    !.
only(Game, Moves) -->
    [ '~w alone has '-[Game] ],
    sequence(quoted, [', '], Moves),
    [ nl ].

answer(answer(X), Game) -->
    [ '~w answers ~q'-[Game,X], nl ].
answer(failure, Game) -->
    [ '~w fails'-[Game], nl ].
answer(error(Formal), Game) -->
    [ '~w throws ~q'-[Game,Formal], nl ].

ratios([], _) -->
    [].
ratios([Time|Times], Game1-Game2) -->
    { findall(Ratio, member(time(_, _, _, Ratio), [Time|Times]), Ratios),
      min_list(Ratios, Min),
      max_list(Ratios, Max)
    },
    [ '~w is '-[Game1] ],
    ratio(Min),
    [ ' to ' ],
    ratio(Max),
    [ ' times as fast as ~w.'-[Game2], nl ].

ratio(Ratio) -->
    { Ratio >= 10,
      Rounded is round(Ratio)
    },
    !,
    [ '~D'-[Rounded] ].
ratio(Ratio) -->
    [ '~2f'-[Ratio] ].

wins([], _) -->
    [].
wins([Match|Matches], Games) -->
    { Games = Game1-Game2,
      findall([Count,Wins,Losses,Draws],
              ( member(_-Result, [Match|Matches]),
                _{games:Count, wins:Wins, losses:Losses, draws:Draws}
                    :< Result
              ),
              Rows),
      foldl(maplist(plus), Rows, [0,0,0,0],
            [AllCount,AllWins,AllLosses,AllDraws])
    },
    [ 'In ~D games between their bots ~w wins ~D, ~w ~D; ~D drawn.'-
      [AllCount,Game1,AllWins,Game2,AllLosses,AllDraws], nl
    ],
    sequence(faults(Games), [Match|Matches]).

faults(Games, _-Result) -->
    sequence(fault(Games), Result.faults).

fault(Game1-Game2, fault(Number, Player, Fault)) -->
    { arg(Player, Game1-Game2, Game) },
    [ '  game ~d: ~w '-[Number,Game] ],
    prolog:translate_message(tabuleiro(fault(Fault))),
    [ nl ].

                /*******************************
                *            TABLES            *
                *******************************/

states_table(Report) -->
    { findall(Level-Count,
              ( member(Number-Count, Report.levels),
                atom_concat('level ', Number, Level)
              ),
              Levels),
      append(Levels, Report.originals, Rows)
    },
    states_rows(Rows).

states_rows([]) -->
    [].
states_rows([Row|Rows]) -->
    [ nl, '~w~t~30|~t ~w~22+'-['they agree about',states], nl ],
    sequence(states_row, [Row|Rows]).

states_row(What-0) -->
    !,
    [ '~w~t~30|~t ~w~22+'-[What,'0: needs more seconds'], nl ].
states_row(What-Count) -->
    [ '~w~t~30|~t ~D~22+'-[What,Count], nl ].

times_table([], _) -->
    [].
times_table([Time|Times], Games) -->
    heading('us per call', Games, ratio),
    sequence(time, [Time|Times]).

time(time(What, Time1, Time2, Ratio)) -->
    { Micro1 is Time1*1.0e6,
      Micro2 is Time2*1.0e6
    },
    [ '~w~t~30|~t ~2f~22+~t ~2f~22+~t ~2f~10+'-[What,Micro1,Micro2,Ratio],
      nl
    ].

matches_table([], _) -->
    [].
matches_table([Match|Matches], Games) -->
    heading('wins (us per move)', Games, drawn),
    sequence(match, [Match|Matches]).

match(Level-Result) -->
    { _{wins:Wins, draws:Draws, losses:Losses, move_times:[Time1,Time2]}
          :< Result,
      won(Wins, Time1, Won1),
      won(Losses, Time2, Won2)
    },
    [ 'level ~w~t~30|~t ~w~22+~t ~w~22+~t ~D~10+'-[Level,Won1,Won2,Draws],
      nl
    ].

won(Wins, Time, Text) :-
    Micro is Time*1.0e6,
    format(string(Text), '~D (~2f)', [Wins,Micro]).

heading(What, Game1-Game2, Last) -->
    [ nl, '~w~t~30|~t ~w~22+~t ~w~22+~t ~w~10+'-[What,Game1,Game2,Last], nl ].
