/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare_texts, []).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/4]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(lists),
              [ append/3, last/2, max_list/2, member/2, min_list/2, subtract/3
              ]).
:- use_module('../texts/language').
:- use_module('../texts/layout').
:- use_module('../check/ask', [subject/3]).
:- use_module('../check/example', [printed_board/2, shown_board/3]).
:- use_module(side_names).

/** <module> The texts of a comparison

Messages, as in tabuleiro/texts/texts: tabuleiro(busy(What)) is a progress line,
tabuleiro(comparison(Part)) a part of the report of compare_games/3, see
tabuleiro/compare/progress.
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

message(busy(What)) -->
    busy(What).
message(comparison(begun(Games, Seed))) -->
    { side_names(Games, Game1-Game2) },
    sentence(compared(Game1, Game2, Seed)).
message(comparison(answers(Report))) -->
    { side_names(Report.games, Names) },
    compared(Report.difference, Names, Report),
    states_table(Report).
message(comparison(play(Report))) -->
    { side_names(Report.games, Names) },
    sentence(by_play),
    [ nl ],
    play(Report.difference, Names, Report),
    [ nl ].
message(comparison(heading(times, Games))) -->
    heading("us per call", Games, "ratio").
message(comparison(row(times, Time))) -->
    time(Time).
message(comparison(summary(times, Times, Games))) -->
    { side_names(Games, Names) },
    ratios(Times, Names).
message(comparison(heading(matches, Games))) -->
    heading("wins (us per move)", Games, "drawn").
message(comparison(row(matches, Match))) -->
    match(Match).
message(comparison(summary(matches, Matches, Games))) -->
    { side_names(Games, Names) },
    wins(Matches, Names).

message(program_comparison(Report)) -->
    { _{games:Game-Name, seed:Seed, played:Played, states:States} :< Report },
    sentence(compared(Game, Name, Seed)),
    [ nl ],
    (   { Report.difference == none }
    ->  sentence(program_agrees(States, Played)),
        [ nl ]
    ;   program_differs(Report.difference, Game, Name)
    ).
message(program_agrees(States, Played)) -->
    [ 'They agree at '-[] ],
    count(States, state),
    [ ' of '-[] ],
    count(Played, 'random game'),
    [ '.'-[] ].
message(give_lines) -->
    [ 'To see it, give the program these lines:'-[] ].
message(compared(Game1, Game2, Seed)) -->
    [ ansi(bold, '~w and ~w', [Game1,Game2]), ', seed ~w'-[Seed] ].
message(agree(States, Played, Levels, Originals)) -->
    [ 'They agree: '-[] ],
    count(States, state),
    [ ' of '-[] ],
    count(Played, 'random game'),
    [ ', '-[] ],
    count(Levels, level),
    [ ' of bots, '-[] ],
    count(Originals, predicate),
    [ ' beyond the interface.'-[] ].
message(differ(PI, Plies)) -->
    [ ansi([bold,fg(red)], 'They differ about ~q, after ~D plies.',
           [PI,Plies])
    ].
message(paste) -->
    [ 'To see it, paste this at the prompt:'-[] ].
message(alone_has(Game)) -->
    [ '~w alone has '-[Game] ].
message(answer(Game, answer(X))) -->
    [ '~w answers ~q'-[Game,X] ].
message(answer(Game, failure)) -->
    [ '~w fails'-[Game] ].
message(answer(Game, error(Formal))) -->
    [ '~w throws ~q'-[Game,Formal] ].
message(speed(Game1, Game2, Min, Max)) -->
    [ '~w is ~w to ~w times as fast as ~w.'-[Game1,Min,Max,Game2] ].
message(bot_games(Count, Game1, Wins1, Game2, Wins2, Draws)) -->
    [ 'In ~D games between their bots ~w wins ~D, ~w ~D; ~D drawn.'-
      [Count,Game1,Wins1,Game2,Wins2,Draws]
    ].
message(faulty(Number, Game)) -->
    [ 'game ~d: ~w '-[Number,Game] ].

message(by_play) -->
    [ 'Their states are different terms: the moves, the turn and the end '-[],
      'are compared.'-[]
    ].
message(same_play(States, Played)) -->
    [ 'They play the same game: '-[] ],
    count(States, position),
    [ ' of '-[] ],
    count(Played, 'random game'),
    [ '.'-[] ].
message(play_differs([])) -->
    [ ansi([bold,fg(red)], 'They differ at the start:', []) ].
message(play_differs(Words)) -->
    { length(Words, Plies),
      atomic_list_concat(Words, ' ', Line)
    },
    [ ansi([bold,fg(red)], 'They differ after ~D plies', [Plies]),
      ', ~w:'-[Line]
    ].
message(only_offers(Name, Count, Words)) -->
    [ '~w alone offers '-[Name] ],
    count(Count, move),
    [ ': ~w'-[Words] ].
message(common_moves(0)) -->
    !,
    [ 'They have no move in common. If they write moves in different '-[],
      'forms, notation(Goal) in the game.tab of one gives its moves the '-[],
      'other form.'-[]
    ].
message(common_moves(Count)) -->
    [ 'Both offer '-[] ],
    count(Count, move),
    [ '.'-[] ].
message(sees(Name, over(no))) -->
    [ '~w: the game is not over'-[Name] ].
message(sees(Name, over(none))) -->
    [ '~w: it is a draw'-[Name] ].
message(sees(Name, over(Seat))) -->
    [ '~w: player ~w has won'-[Name,Seat] ].
message(sees(Name, turn(Seat))) -->
    [ '~w: player ~w is to move'-[Name,Seat] ].
message(sees(Name, move(Word, none))) -->
    [ '~w plays ~w'-[Name,Word] ].
message(sees(Name, move(Word, failure))) -->
    [ '~w offers ~w, but move/3 fails'-[Name,Word] ].
message(sees(Name, move(Word, Error))) -->
    [ '~w offers ~w, but move/3 throws: '-[Name,Word] ],
    prolog:translate_message(Error).

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

%   The board of each program, and what it answers there.

play(none, _, Report) -->
    sentence(same_play(Report.positions, Report.played)).
play(differs(_, Words, State1-State2, What), Name1-Name2, Report) -->
    { Report.games = Game1-Game2 },
    sentence(play_differs(Words)),
    [ nl ],
    own_board(Game1, Name1, State1),
    own_board(Game2, Name2, State2),
    differs(What, Name1, Name2).

own_board(Game, Name, State) -->
    { subject(Game, [], Subject),
      shown_board(Subject, State, Board0),
      printed_board(Board0, Board),
      Board \== "",
      !,
      split_string(Board, "\n", "", Lines)
    },
    [ '~w:'-[Name], nl ],
    sequence(board_line, Lines).
own_board(_, _, _) -->
    [].

board_line(Line) -->
    [ '    ~w'-[Line], nl ].

differs(moves(Only1, Only2, Common), Name1, Name2) -->
    !,
    only_offers(Only1, Name1),
    only_offers(Only2, Name2),
    sentence(common_moves(Common)).
differs(What, Name1, Name2) -->
    { each_sees(What, Seen1, Seen2) },
    sentence(sees(Name1, Seen1)),
    [ nl ],
    sentence(sees(Name2, Seen2)).

each_sees(over(Seat1, Seat2), over(Seat1), over(Seat2)).
each_sees(turn(Seat1, Seat2), turn(Seat1), turn(Seat2)).
each_sees(move(Word, Why1, Why2), move(Word, Why1), move(Word, Why2)).

only_offers([], _) -->
    !.
only_offers(Words, Name) -->
    { length(Words, Count),
      shown_words(Words, Shown)
    },
    sentence(only_offers(Name, Count, Shown)),
    [ nl ].

%   Shown has the first ten of Words.

shown_words(Words, Shown) :-
    (   length(First, 10),
        append(First, [_|_], Words)
    ->  atomic_list_concat(First, ' ', Shown0),
        atom_concat(Shown0, ' ...', Shown)
    ;   atomic_list_concat(Words, ' ', Shown)
    ).

count(1, Noun) -->
    !,
    [ '1 ~w'-[Noun] ].
count(Count, Noun) -->
    [ '~D ~ws'-[Count,Noun] ].

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
    sentence(agree(States, Played, LevelCount, OriginalCount)),
    [ nl ].
compared(Difference, Game1-Game2, _) -->
    { _{config:Config, moves:Moves, call:Call, answers:Answers, query:Query}
          :< Difference,
      called(Call, Name, Arity, Arguments),
      length(Moves, Plies)
    },
    sentence(differ(Name/Arity, Plies)),
    [ nl ],
    part(config, [Config]),
    part(moves, Moves),
    part(Name, Arguments),
    answers(Answers, Game1, Game2),
    [ nl ],
    sentence(paste),
    [ nl, nl, '~w'-[Query], nl ].

program_differs(Difference, Game, Name) -->
    { _{plies:Plies, lines:Lines, expected:Expected, answer:Answer}
          :< Difference,
      last(Lines, Question)
    },
    sentence(differ(Question, Plies)),
    [ nl ],
    (   { Expected == none }
    ->  []
    ;   sentence(answer(Game, answer(Expected))),
        [ nl ]
    ),
    program_answer(Answer, Name),
    [ nl ],
    sentence(give_lines),
    [ nl, nl ],
    sequence(line, Lines).

program_answer(fault(Fault), Name) -->
    [ '~w '-[Name] ],
    sentence(fault(Fault)),
    [ nl ].
program_answer(answer(Text), Name) -->
    sentence(answer(Name, answer(Text))),
    [ nl ].

line(Line) -->
    [ '~w'-[Line], nl ].

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
    [ '  '-[] ],
    text(Name),
    [ ': '-[] ],
    quoted_list(Terms),
    [ nl ].

%   For two lists of moves, prints the moves that only one of them has.

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
    sentence(answer(Game1, Answer1)),
    [ nl ],
    sentence(answer(Game2, Answer2)),
    [ nl ].

only(_, []) -->
    !.
only(Game, Moves) -->
    sentence(alone_has(Game)),
    quoted_list(Moves),
    [ nl ].

ratios(Times, Game1-Game2) -->
    { findall(Ratio, member(time(_, _, _, Ratio), Times), Ratios),
      min_list(Ratios, Min),
      max_list(Ratios, Max),
      ratio_text(Min, MinText),
      ratio_text(Max, MaxText)
    },
    sentence(speed(Game1, Game2, MinText, MaxText)),
    [ nl ].

ratio_text(Ratio, Text) :-
    (   Ratio >= 10
    ->  Rounded is round(Ratio),
        format(string(Text), '~D', [Rounded])
    ;   format(string(Text), '~2f', [Ratio])
    ).

wins(Matches, Games) -->
    { Games = Game1-Game2,
      findall([Count,Wins,Losses,Draws],
              ( member(_-Result, Matches),
                _{games:Count, wins:Wins, losses:Losses, draws:Draws}
                    :< Result
              ),
              Rows),
      foldl(maplist(plus), Rows, [0,0,0,0],
            [AllCount,AllWins,AllLosses,AllDraws])
    },
    sentence(bot_games(AllCount, Game1, AllWins, Game2, AllLosses,
                       AllDraws)),
    [ nl ],
    sequence(faults(Games), Matches).

faults(Games, _-Result) -->
    sequence(fault(Games), Result.faults).

fault(Game1-Game2, fault(Number, Player, Fault)) -->
    { arg(Player, Game1-Game2, Game) },
    [ '  '-[] ],
    sentence(faulty(Number, Game)),
    sentence(fault(Fault)),
    [ nl ].

                /*******************************
                *            TABLES            *
                *******************************/

states_table(Report) -->
    { findall(Level-Count,
              ( member(Number-Count, Report.levels),
                level_text(Number, Level)
              ),
              Levels),
      append(Levels, Report.originals, Rows)
    },
    states_rows(Rows).

level_text(Number, Text) :-
    format(string(Level), 'level ~w', [Number]),
    local_text(Level, Text).

states_rows([]) -->
    [].
states_rows([Row|Rows]) -->
    { local_text("they agree about", About),
      local_text("states", States)
    },
    [ nl, '~w~t~30|~t ~w~22+'-[About,States], nl ],
    sequence(states_row, [Row|Rows]).

states_row(What-0) -->
    !,
    { local_text("0: needs more seconds", None) },
    [ '~w~t~30|~t ~w~22+'-[What,None], nl ].
states_row(What-Count) -->
    [ '~w~t~30|~t ~D~22+'-[What,Count], nl ].

time(time(What, Time1, Time2, Ratio)) -->
    { Micro1 is Time1*1.0e6,
      Micro2 is Time2*1.0e6
    },
    [ '~w~t~30|~t ~2f~22+~t ~2f~22+~t ~2f~10+'-[What,Micro1,Micro2,Ratio],
      nl
    ].

match(Level-Result) -->
    { _{wins:Wins, draws:Draws, losses:Losses, move_times:[Time1,Time2]}
          :< Result,
      won(Wins, Time1, Won1),
      won(Losses, Time2, Won2),
      level_text(Level, Text)
    },
    [ '~w~t~30|~t ~w~22+~t ~w~22+~t ~D~10+'-[Text,Won1,Won2,Draws], nl ].

won(Wins, Time, Text) :-
    Micro is Time*1.0e6,
    format(string(Text), '~D (~2f)', [Wins,Micro]).

heading(What0, Games, Last0) -->
    { side_names(Games, Name1-Name2),
      short_name(Name1, 21, Game1),
      short_name(Name2, 21, Game2),
      local_text(What0, What),
      local_text(Last0, Last)
    },
    [ nl, '~w~t~30|~t ~w~22+~t ~w~22+~t ~w~10+'-[What,Game1,Game2,Last], nl ].
