/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_texts, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(lists), [member/2]).
:- use_module('../texts/language').
:- use_module(example, [printed_board/2]).
:- use_module(law_texts, []).

/** <module> The texts of reports and of broken laws

The messages are

  - tabuleiro(check_breach(Breach)): a breach of check_report/3
  - tabuleiro(check_end(Report)): the end of a report, after the breaches
  - tabuleiro(checking_step(What)): a progress line
  - tabuleiro(happened(Name, Result)): what a predicate answered
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

message(check_breach(Breach)) -->
    { _{ kind:Kind, text:Text, count:Count, where:Where, plies:Plies,
         goal:Goal
       } :< Breach
    },
    sentence(check_kind(Kind)),
    [ '~w'-[Text], nl ],
    place(Where, Kind, Breach.board, Count, Plies),
    example(Kind, Breach),
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

place(module, _, _, _, _) -->
    [].
place(config(Config), _, _, _, _) -->
    sentence(check_example(Config)),
    [ nl ].
place(state(State), Kind, Board, Count, Plies) -->
    sentence(check_times(Count)),
    sentence(check_after(Plies)),
    (   { Kind == style }
    ->  []
    ;   { Board == "" }
    ->  [ ': ~q'-[State] ]
    ;   [ ':'-[] ]
    ),
    [ nl ].

%   The board as the program displays it, the move and what happened; the term
%   of the state is in the goal. Style is shown by the goal alone.

example(style, _) -->
    !.
example(_, Breach) -->
    { _{board:Board, move:Move, happened:Happened, after:After} :< Breach },
    board(Board),
    example_move(Move),
    (   { After == "" }
    ->  happened(Happened)
    ;   sentence(check_board_after),
        [ nl ],
        board(After)
    ).

example_move("") -->
    !.
example_move(Move) -->
    sentence(check_move(Move)),
    [ nl ].

happened("") -->
    !.
happened(Text) -->
    [ '  ~w'-[Text], nl ].

board(Board) -->
    { printed_board(Board, Text) },
    block(Text).

block("") -->
    !.
block(Text) -->
    { split_string(Text, "\n", "\r", Lines) },
    sequence(indented, Lines).

indented(Line) -->
    [ '    ~w'-[Line], nl ].

source(none, _) -->
    !.
source(File, Line) -->
    [ '  ~w:~d'-[File,Line], nl ].

goal("") -->
    !.
goal(Goal) -->
    sentence(check_paste),
    [ nl ],
    block(Goal).

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
    verdict(Report.verdict, Breaches, Game),
    sentence(check_games(Games)),
    sentence(check_positions(Positions)),
    [ ', ~1f s'-[Seconds] ].

verdict(breached, Breaches, Game) -->
    !,
    { findall(Kind, (member(B, Breaches), Kind = B.kind), Kinds),
      aggregate_all(count, member(rules, Kinds), Wrong),
      aggregate_all(count, member(interface, Kinds), Interface),
      aggregate_all(count, member(style, Kinds), Style)
    },
    sentence(check_broken(Game, Wrong, Interface, Style)).
verdict(Verdict, _, Game) -->
    sentence(check_verdict(Verdict, Game)).

message(check_kind(rules)) -->
    [ ansi([bold,fg(red)], 'wrong', []), '      '-[] ].
message(check_kind(suspicion)) -->
    [ ansi([bold,fg(cyan)], 'suspicion', []), '  '-[] ].
message(check_kind(not_understood)) -->
    [ ansi(bold, 'not understood', []), '  '-[] ].
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
message(check_move(Move)) -->
    [ '  the move: ~w'-[Move] ].
message(check_board_after) -->
    [ '  the board after it:'-[] ].
message(check_paste) -->
    [ '  To see it, paste this at the prompt:'-[] ].

message(happened(Name, yes(X))) -->
    [ '~w answers ~q.'-[Name,X] ].
message(happened(Name, no)) -->
    [ '~w fails.'-[Name] ].
message(happened(Name, threw(Error))) -->
    [ '~w throws: '-[Name] ],
    prolog:translate_message(Error).
message(happened(Name, late(Seconds))) -->
    [ '~w does not answer within ~w s.'-[Name,Seconds] ].

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

message(check_played(played(0, _))) -->
    !,
    [ 'This proves nothing: no random game could be played.'-[], nl ].
message(check_played(played(Games, 0))) -->
    !,
    [ 'This proves nothing: none of ~D random games ended.'-[Games], nl ].
message(check_played(played(Games, Ended))) -->
    [ '~D random games were played, ~D of them to the end.'-[Games,Ended],
      nl
    ].
message(guessed(Guess, Text)) -->
    [ '~w ('-[Text] ],
    sentence(check_guess(Guess)),
    [ ')'-[] ].
message(check_guess(config(Config))) -->
    [ 'config(~q) is a guess; --adapt="config(...)" sets another.'-[Config] ].
message(check_guess(level(Level))) -->
    [ 'The level ~q is a guess; --adapt="levels([...])" sets the levels.'-
      [Level]
    ].
message(check_guess(dialect(format(Char)))) -->
    !,
    [ 'SWI-Prolog lacks ~~~w of format/2; SICStus may have it.'-[Char] ].
message(check_guess(dialect(PI))) -->
    [ 'The program does not define ~q; SICStus may have it.'-[PI] ].
message(checking) -->
    [ 'checking: '-[] ].
message(check_step(module)) -->
    [ 'the module and its starts'-[] ].
message(check_step(games)) -->
    [ 'random games'-[] ].
message(check_step(values)) -->
    [ 'values'-[] ].
message(check_step(mirror)) -->
    [ 'mirrored positions'-[] ].
message(check_step(clauses)) -->
    [ 'clauses that are never true'-[] ].
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
    [ 'game_info/1 and the starts of the game: out of time'-[] ].
message(check_unchecked(games(0, _))) -->
    !,
    [ 'the rules: no game could be played'-[] ].
message(check_unchecked(games(Done, Planned))) -->
    [ 'all games: there was time for ~D of ~D'-[Done,Planned] ].
message(check_unchecked(part(Part, Done, All))) -->
    sentence(check_step(Part)),
    [ ': checked in only ~D of ~D games'-[Done,All] ].
message(check_unchecked(slow(Level, Seconds))) -->
    [ 'the bot of level ~w, after it took more than ~w s for a move'-
      [Level,Seconds]
    ].
message(check_unchecked(bots(PI))) -->
    [ 'games of the bots, because ~q does not always answer in time'-[PI] ].
message(check_unchecked(no_levels)) -->
    [ 'bots: choose_move plays at no known level; '-[],
      '--adapt="levels([1-easy])" names one'-[]
    ].
message(check_unchecked(bot(Level, Done, Planned, late))) -->
    [ 'level ~w against random moves: there was time for ~D of ~D games'-
      [Level,Done,Planned]
    ].
message(check_unchecked(bot(Level, Done, Planned, error(Error)))) -->
    { Error = error(_, context(_, tabuleiro(faulty(_)))) },
    !,
    [ 'level ~w against random moves: ~D of ~D games, because of a fault above'-
      [Level,Done,Planned]
    ].
message(check_unchecked(bot(Level, Done, Planned, error(Error)))) -->
    [ 'level ~w against random moves: after ~D of ~D games, '-
      [Level,Done,Planned]
    ],
    prolog:translate_message(Error).

message(check_verdict(kept, Game)) -->
    [ '~w keeps the interface of games; '-[Game] ].
message(check_verdict(no_game, Game)) -->
    [ '~w was not checked: no game could be played; '-[Game] ].
message(check_verdict(never_over, Game)) -->
    [ '~w was not checked to the end: no game ended; '-[Game] ].
message(check_verdict(not_understood, Game)) -->
    [ '~w is not understood well enough to be checked; '-[Game] ].
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
