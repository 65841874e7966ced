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
tabuleiro(checking_step(What)) a line for what is being checked. These have no
words of their own; the sentences that they are made of are below them.
*/

:- texts_of(tabuleiro).

:- discontiguous message//1.

message(check_breach(Breach)) -->
    { _{ kind:Kind, text:Text, count:Count, where:Where, plies:Plies,
         goal:Goal
       } :< Breach
    },
    sentence(check_kind(Kind)),
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
    sentence(checking),
    sentence(check_step(What)).

example(module, _, _) -->
    [].
example(config(Config), _, _) -->
    sentence(check_example(Config)),
    [ nl ].
example(state(State), Count, Plies) -->
    sentence(check_times(Count)),
    sentence(check_after(Plies)),
    [ ': ~q'-[State], nl ].

source(none, _) -->
    !.
source(File, Line) -->
    [ '  ~w:~d'-[File,Line], nl ].

goal("") -->
    !.
goal(Goal) -->
    { split_string(Goal, "\n", "", Lines) },
    sentence(check_paste),
    [ nl ],
    sequence(goal_line, Lines).

goal_line(Line) -->
    [ '    ~w'-[Line], nl ].

bots(Bots) -->
    { \+ ( member(_-Games, Bots),
           Games.games > 0
         )
    },
    !.
bots(Bots) -->
    sentence(check_bots),
    [ nl ],
    sequence(bot, Bots).

bot(_-Games) -->
    { Games.games =:= 0 },
    !.
bot(Level-Games) -->
    { _{games:Count, points:Points, seconds:Seconds, moves:Moves} :< Games,
      Milliseconds is 1000*Seconds/max(1, Moves)
    },
    sentence(check_bot(Level, Points, Count, Milliseconds)),
    [ nl ].

note_line(Note) -->
    sentence(check_note(Note)),
    [ nl ].

unchecked_list([]) -->
    !.
unchecked_list(List) -->
    sentence(check_not_checked),
    [ nl ],
    sequence(unchecked_line, List).

unchecked_line(What) -->
    [ '  '-[] ],
    sentence(check_unchecked(What)),
    [ nl ].

summary(Breaches, Report) -->
    { _{game:Game, games:Games, positions:Positions, seconds:Seconds}
          :< Report
    },
    verdict(Breaches, Game),
    sentence(check_games(Games)),
    sentence(check_positions(Positions)),
    [ ', ~1f s'-[Seconds] ].

verdict([], Game) -->
    !,
    sentence(check_kept(Game)).
verdict(Breaches, Game) -->
    { findall(Kind, (member(B, Breaches), Kind = B.kind), Kinds),
      aggregate_all(count, member(rules, Kinds), Wrong),
      aggregate_all(count, member(interface, Kinds), Interface),
      aggregate_all(count, member(style, Kinds), Style)
    },
    sentence(check_broken(Game, Wrong, Interface, Style)).

                /*******************************
                *           SENTENCES          *
                *******************************/

message(check_kind(rules)) -->
    [ ansi([bold,fg(red)], 'wrong', []), '      '-[] ].
message(check_kind(interface)) -->
    [ ansi([bold,fg(yellow)], 'interface', []), '  '-[] ].
message(check_kind(style)) -->
    [ ansi(bold, 'style', []), '      '-[] ].

message(check_example(Config)) -->
    [ '  config: ~q'-[Config] ].
message(check_times(1)) -->
    !,
    [ '  once, '-[] ].
message(check_times(Count)) -->
    [ '  ~D times; the smallest example, '-[Count] ].
message(check_after(0)) -->
    !,
    [ 'at the start'-[] ].
message(check_after(1)) -->
    !,
    [ 'after 1 ply'-[] ].
message(check_after(Plies)) -->
    [ 'after ~D plies'-[Plies] ].
message(check_paste) -->
    [ '  To see it, paste this at the prompt:'-[] ].

message(check_bots) -->
    [ 'Bots against random moves:'-[] ].
message(check_bot(Level, Points, Count, Milliseconds)) -->
    [ '  level ~w: ~w points in ~D games, ~2f ms a move'-
      [Level,Points,Count,Milliseconds]
    ].
message(check_note(turn_kept(Count, Moves))) -->
    [ '~D of ~D moves leave the turn with the player who made them.'-
      [Count,Moves]
    ].

message(check_budget(inf)) -->
    !,
    [ 'Checking without a limit of time.'-[], nl ].
message(check_budget(Seconds)) -->
    [ 'Checking for ~w s at most (--budget).'-[Seconds], nl ].
message(checking) -->
    [ 'checking: '-[] ].
message(check_step(module)) -->
    [ 'the module and its starts'-[] ].
message(check_step(games)) -->
    [ 'random games'-[] ].
message(check_step(values)) -->
    [ 'values'-[] ].
message(check_step(slow)) -->
    [ 'bots, notation and boards'-[] ].
message(check_step(why)) -->
    [ 'the reasons why moves are not legal'-[] ].
message(check_step(again)) -->
    [ 'the same questions again'-[] ].
message(check_step(program)) -->
    [ 'the program below the adapter'-[] ].
message(check_step(bots)) -->
    [ 'games of the bots'-[] ].
message(check_step(bot(Level))) -->
    [ 'games of level ~w against random moves'-[Level] ].

message(check_not_checked) -->
    [ 'Not checked:'-[] ].
message(check_unchecked(module)) -->
    [ 'the information and the starts of the game; the time was up'-[] ].
message(check_unchecked(games(0, _))) -->
    !,
    [ 'any game: none could be played'-[] ].
message(check_unchecked(games(Done, Planned))) -->
    [ 'all games: ~D of ~D were played in the time'-[Done,Planned] ].
message(check_unchecked(part(Part, Done, All))) -->
    sentence(check_step(Part)),
    [ ': in ~D of ~D games only'-[Done,All] ].
message(check_unchecked(slow(Level, Seconds))) -->
    [ 'the bot of level ~w, after it needed more than ~w s for a move'-
      [Level,Seconds]
    ].
message(check_unchecked(bots(PI))) -->
    [ 'games of the bots, since ~q does not always answer'-[PI] ].
message(check_unchecked(no_levels)) -->
    [ 'bots: no level is known for which choose_move plays; '-[],
      '--adapt="levels([1-easy])" tells one'-[]
    ].
message(check_unchecked(bot(Level, Done, Planned, late))) -->
    [ 'level ~w against random moves: ~D of ~D games in the time'-
      [Level,Done,Planned]
    ].
message(check_unchecked(bot(Level, Done, Planned, error(Error)))) -->
    { Error = error(_, context(_, tabuleiro(faulty(_)))) },
    !,
    [ 'level ~w against random moves: ~D of ~D games, for what is wrong above'-
      [Level,Done,Planned]
    ].
message(check_unchecked(bot(Level, Done, Planned, error(Error)))) -->
    [ 'level ~w against random moves: after ~D of ~D games, '-
      [Level,Done,Planned]
    ],
    prolog:translate_message(Error).

message(check_kept(Game)) -->
    [ '~w keeps the interface of games; '-[Game] ].
message(check_broken(Game, Wrong, Interface, Style)) -->
    [ '~w: ~D wrong, ~D of the interface, ~D of style; '-
      [Game,Wrong,Interface,Style]
    ].
message(check_games(1)) -->
    !,
    [ 'looked at 1 random game, '-[] ].
message(check_games(Count)) -->
    [ 'looked at ~D random games, '-[Count] ].
message(check_positions(1)) -->
    !,
    [ '1 position'-[] ].
message(check_positions(Count)) -->
    [ '~D positions'-[Count] ].
