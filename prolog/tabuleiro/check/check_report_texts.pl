/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_report_texts, []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(dcg/high_order), [sequence//2]).
:- autoload(library(lists), [member/2]).
:- use_module('../interface/language').

/** <module> The texts of a report

tabuleiro(check_breach(Breach)) is a message for a breach of check_report/3,
tabuleiro(check_end(Report)) for what comes after the breaches,
tabuleiro(checking_step(What)) a line for what is being checked. The terms of
the key `unchecked` are those of unchecked//1.
*/

:- texts_of(tabuleiro).

message(check_breach(Breach)) -->
    { _{ kind:Kind, text:Text, count:Count, where:Where, plies:Plies,
         goal:Goal
       } :< Breach
    },
    kind(Kind),
    [ '~w'-[Text], nl ],
    example(Where, Count, Plies),
    source(Breach.file, Breach.line),
    goal(Goal).
message(check_end(Report)) -->
    bots(Report.bots),
    sequence(note_line, Report.notes),
    unchecked_list(Report.unchecked),
    summary(Report.breaches, Report).
message(checking_step(What)) -->
    [ 'checking: '-[] ],
    step(What).
message(check_note(Note)) -->
    note(Note).
message(check_unchecked(What)) -->
    unchecked(What).
message(check_budget(inf)) -->
    !,
    [ 'Checking without a limit of time.'-[], nl ].
message(check_budget(Seconds)) -->
    [ 'Checking for ~w s at most (--budget).'-[Seconds], nl ].

kind(rules) -->
    [ ansi([bold,fg(red)], 'wrong', []), '      '-[] ].
kind(interface) -->
    [ ansi([bold,fg(yellow)], 'interface', []), '  '-[] ].
kind(style) -->
    [ ansi(bold, 'style', []), '      '-[] ].

example(module, _, _) -->
    [].
example(config(Config), _, _) -->
    [ '  config: ~q'-[Config], nl ].
example(state(State), 1, Plies) -->
    !,
    [ '  once, '-[] ],
    after(Plies),
    [ ': ~q'-[State], nl ].
example(state(State), Count, Plies) -->
    [ '  ~D times; the smallest example, '-[Count] ],
    after(Plies),
    [ ': ~q'-[State], nl ].

after(0) -->
    !,
    [ 'at the start'-[] ].
after(1) -->
    !,
    [ 'after 1 ply'-[] ].
after(Plies) -->
    [ 'after ~D plies'-[Plies] ].

source(none, _) -->
    !.
source(File, Line) -->
    [ '  ~w:~d'-[File,Line], nl ].

goal("") -->
    !.
goal(Goal) -->
    { split_string(Goal, "\n", "", Lines) },
    [ '  To see it, paste this at the prompt:'-[], nl ],
    sequence(goal_line, Lines).

goal_line(Line) -->
    [ '    ~w'-[Line], nl ].

                /*******************************
                *            THE END           *
                *******************************/

bots([]) -->
    !.
bots(Bots) -->
    [ 'Bots against random moves:'-[], nl ],
    sequence(bot, Bots).

bot(_-Games) -->
    { Games.games =:= 0 },
    !.
bot(Level-Games) -->
    { _{games:Count, points:Points, seconds:Seconds, moves:Moves} :< Games,
      Milliseconds is 1000*Seconds/max(1, Moves)
    },
    [ '  level ~w: ~w points in ~D games, ~2f ms a move'-
      [Level,Points,Count,Milliseconds], nl
    ].

note_line(Note) -->
    note(Note),
    [ nl ].

note(turn_kept(Count, Moves)) -->
    [ '~D of ~D moves leave the turn with the player who made them.'-
      [Count,Moves]
    ].

unchecked_list([]) -->
    !.
unchecked_list(List) -->
    [ 'Not checked:'-[], nl ],
    sequence(unchecked_line, List).

unchecked_line(What) -->
    [ '  '-[] ],
    unchecked(What),
    [ nl ].

unchecked(module) -->
    [ 'the information and the starts of the game; the time was up'-[] ].
unchecked(games(0, _)) -->
    !,
    [ 'any game: none could be played'-[] ].
unchecked(games(Done, Planned)) -->
    [ 'all games: ~D of ~D were played in the time'-[Done,Planned] ].
unchecked(part(Part, Done, All)) -->
    step(Part),
    [ ': in ~D of ~D games only'-[Done,All] ].
unchecked(slow(Level, Seconds)) -->
    [ 'the bot of level ~w, after it needed more than ~w s for a move'-
      [Level,Seconds]
    ].
unchecked(bots(PI)) -->
    [ 'games of the bots, since ~q does not always answer'-[PI] ].
unchecked(bot(Level, Done, Planned, late)) -->
    [ 'level ~w against random moves: ~D of ~D games in the time'-
      [Level,Done,Planned]
    ].
unchecked(bot(Level, Done, Planned, error(Error))) -->
    [ 'level ~w against random moves: after ~D of ~D games, '-
      [Level,Done,Planned]
    ],
    '$messages':translate_message(Error).

step(module) -->
    [ 'the module and its starts'-[] ].
step(games) -->
    [ 'random games'-[] ].
step(values) -->
    [ 'values'-[] ].
step(slow) -->
    [ 'bots, notation and boards'-[] ].
step(why) -->
    [ 'the reasons why moves are not legal'-[] ].
step(again) -->
    [ 'the same questions again'-[] ].
step(program) -->
    [ 'the program below the adapter'-[] ].
step(bots) -->
    [ 'games of the bots'-[] ].
step(bot(Level)) -->
    [ 'games of level ~w against random moves'-[Level] ].

summary([], Report) -->
    { _{game:Game, games:Games, positions:Positions, seconds:Seconds}
          :< Report
    },
    [ '~w keeps the interface of games; '-[Game] ],
    looked_at(Games, Positions, Seconds).
summary([Breach|Breaches], Report) -->
    { _{game:Game, games:Games, positions:Positions, seconds:Seconds}
          :< Report,
      findall(Kind, (member(B, [Breach|Breaches]), Kind = B.kind), Kinds),
      aggregate_all(count, member(rules, Kinds), Wrong),
      aggregate_all(count, member(interface, Kinds), Interface),
      aggregate_all(count, member(style, Kinds), Style)
    },
    [ '~w: ~D wrong, ~D of the interface, ~D of style; '-
      [Game,Wrong,Interface,Style]
    ],
    looked_at(Games, Positions, Seconds).

looked_at(Games, Positions, Seconds) -->
    [ 'looked at '-[] ],
    count(Games, 'random game'),
    [ ', '-[] ],
    count(Positions, position),
    [ ', ~1f s'-[Seconds] ].

count(1, Noun) -->
    !,
    [ '1 ~w'-[Noun] ].
count(Count, Noun) -->
    [ '~D ~ws'-[Count,Noun] ].
