/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_texts, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(lists), [member/2]).
:- use_module('../texts/language').

/** <module> The texts of reports and of broken laws

The messages are

  - tabuleiro(check_breach(Breach)): a breach of check_report/3
  - tabuleiro(check_end(Report)): the end of a report, after the breaches
  - tabuleiro(checking_step(What)): a progress line
  - tabuleiro(broken(Law)): the text of a law
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

message(broken(Law)) -->
    broken(Law).

broken(at_level(Level, Text)) -->
    [ 'Level ~w: ~w'-[Level,Text] ].
broken(missing(PI)) -->
    [ '~q is missing: the module must export it.'-[PI] ].
broken(fails(PI)) -->
    [ '~q fails where it must succeed.'-[PI] ].
broken(throws(PI, Error)) -->
    [ '~q throws an error: '-[PI] ],
    prolog:translate_message(Error).
broken(takes_too_long(PI, Seconds)) -->
    [ '~q does not answer within ~w s.'-[PI,Seconds] ].
broken(answers_twice(PI)) -->
    [ '~q has a second answer that differs from the first.'-[PI] ].
broken(mirrored_otherwise(PI, Question)) -->
    { arg(1, Question, Mirrored) },
    [ '~q treats this position and its mirror image differently, unlike '-[PI],
      'most positions: ~q'-[Mirrored]
    ].
broken(start_unequal) -->
    [ 'The start is unequal: in all other positions the players may be '-[],
      'exchanged.'-[]
    ].
broken(never_wins(Player, Count)) -->
    [ '~p never wins: the other player has won all ~D random games.'-
      [Player,Count]
    ].
broken(variable_once(PI, Name, _, _)) -->
    [ 'A clause of ~q has the variable ~w once; it is misspelt or should '-
      [PI,Name],
      'begin with _.'-[]
    ].
broken(clause_fails(PI, _, _)) -->
    [ 'A clause of ~q was tried and always failed.'-[PI] ].
broken(clause_unused(PI, _, _)) -->
    [ 'A clause of ~q was never used, while other clauses were.'-[PI] ].
broken(own_move_accepted(Move)) -->
    [ 'move/3 of the program accepts a move that its valid_moves does not '-[],
      'offer: ~q'-[Move]
    ].
broken(value_ignores_player) -->
    [ 'value/3 is the same for both players in every position, even when '-[],
      'one of them has won.'-[]
    ].
broken(bot_loses_to_random(Level, Points, Games)) -->
    [ 'The bot of level ~w loses to random moves: ~w points in ~d games.'-
      [Level,Points,Games]
    ].
broken(bot_plays_nothing(Level)) -->
    [ 'choose_move plays no legal move at level ~q; the level is left out.'-
      [Level]
    ].
broken(lacks(PI)) -->
    [ 'The program has no ~q, which games of the course have.'-[PI] ].
broken(reads(PI)) -->
    [ '~q reads what a person types; only play/0 may.'-[PI] ].
broken(sleeps(PI)) -->
    [ '~q sleeps; a program that plays games must not wait.'-[PI] ].
broken(changes_state(PI)) -->
    [ '~q changes the state that it is given.'-[PI] ].
broken(leaves_choice_point(PI)) -->
    [ '~q leaves a choice point: it may succeed again.'-[PI] ].
broken(prints(PI)) -->
    [ '~q prints; only display_game/1 and show_game/2 may.'-[PI] ].
broken(answers_otherwise(PI)) -->
    [ '~q answers differently when asked about the same state again: it '-[PI],
      'depends on something outside the state.'-[]
    ].
broken(info_no_dict(_)) -->
    [ 'game_info/1 does not return a dict.'-[] ].
broken(info_missing(Key)) -->
    [ 'game_info/1 lacks the key ~q.'-[Key] ].
broken(info_wrong(Key, Value)) -->
    [ 'game_info/1 has a wrong value of ~q: ~q.'-[Key,Value] ].
broken(option_default(Name)) -->
    [ 'game_info/1: the default of the option ~q is not one of its values.'-
      [Name]
    ].
broken(option_labels(Name)) -->
    [ 'game_info/1: the option ~q must have a label for each value.'-[Name] ].
broken(longer_than_it_says(Plies)) -->
    [ 'A game is not over after ~d plies, more than longest_game of '-[Plies],
      'game_info/1.'-[]
    ].
broken(more_moves_than_it_says(Count)) -->
    [ 'There are ~d moves, more than most_moves of game_info/1.'-[Count] ].
broken(state_not_ground) -->
    [ 'The state is not ground.'-[] ].
broken(state_lost_in_text) -->
    [ 'The state is another term when it is written and read again.'-[] ].
broken(no_player(Player)) -->
    [ 'player_to_move/2 gives ~q, not a player of game_info/1.'-[Player] ].
broken(moves_no_list) -->
    [ 'valid_moves/2 does not return a proper list.'-[] ].
broken(moves_not_ground) -->
    [ 'valid_moves/2 gives moves that are not ground.'-[] ].
broken(moves_twice) -->
    [ 'valid_moves/2 lists a move twice.'-[] ].
broken(moves_unsorted) -->
    [ 'valid_moves/2 gives moves that are not in standard order.'-[] ].
broken(moves_of_player(Player)) -->
    [ 'valid_moves/3 for ~q disagrees with valid_moves/2: it must be the '-
      [Player],
      'same for the player to move, and [] for the other.'-[]
    ].
broken(over_with_moves) -->
    [ 'The game is over, but valid_moves/2 still gives moves.'-[] ].
broken(stuck) -->
    [ 'There are no moves, but game_over/2 fails.'-[] ].
broken(reason_not_ground) -->
    [ 'game_end/2 gives a reason that is not ground.'-[] ].
broken(ended_in_play(Reason)) -->
    [ 'game_end/2 gives ~q, but game_over/2 fails.'-[Reason] ].
broken(no_winner(Winner)) -->
    { var(Winner) },
    !,
    [ 'game_over/2 leaves the winner unbound.'-[] ].
broken(no_winner(Winner)) -->
    [ 'game_over/2 gives ~q, neither a player nor draw.'-[Winner] ].
broken(winner_has_less(Winner)) -->
    [ '~q has won, but value/3 is higher for the other player.'-[Winner] ].
broken(value_no_number(Player, Value)) -->
    [ 'value/3 for ~q gives ~q, which is not a number.'-[Player,Value] ].
broken(value_out_of_range(Player, Value)) -->
    [ 'value/3 for ~q gives ~w, beyond value_range of game_info/1.'-
      [Player,Value]
    ].
broken(rules_no_strings(Lines)) -->
    [ 'rules_text/2 does not return a list of strings: ~q'-[Lines] ].
broken(effects_no_messages(Move, Messages)) -->
    [ 'move_effects/3 for ~q must return messages, not ~q'-[Move,Messages] ].
broken(move_refused(Move)) -->
    [ 'move/3 refuses a move that valid_moves/2 offers: ~q'-[Move] ].
broken(move_accepted(Move)) -->
    [ 'move/3 accepts a move that valid_moves/2 does not offer: ~q'-[Move] ].
broken(move_changes_nothing(Move)) -->
    [ 'move/3 leaves the state as it was: ~q'-[Move] ].
broken(no_best_moves(Level)) -->
    [ 'best_moves/3 gives no moves at level ~w.'-[Level] ].
broken(best_moves_unsorted(Level)) -->
    [ 'best_moves/3 is not a sorted list without duplicates at level ~w.'-
      [Level]
    ].
broken(best_move_not_legal(Level, Move)) -->
    [ 'best_moves/3 gives a move at level ~w that valid_moves/2 does not: '-
      [Level],
      '~q'-[Move]
    ].
broken(bot_chooses_other(Level, Move)) -->
    [ 'The bot of level ~w chooses a move that best_moves/3 does not give: '-
      [Level],
      '~q'-[Move]
    ].
broken(bot_move_not_legal(Level, Move)) -->
    [ 'The bot of level ~w chooses a move that valid_moves/2 does not give: '-
      [Level],
      '~q'-[Move]
    ].
broken(bot_out_of_turn(Level)) -->
    [ 'The bot of level ~w moves when it is not its turn.'-[Level] ].
broken(bot_moves_at_the_end(Level)) -->
    [ 'The bot of level ~w moves when the game is over.'-[Level] ].
broken(notation_no_string(Move, Text)) -->
    [ 'move_notation/3 writes ~q as ~q, which is not a string.'-[Move,Text] ].
broken(notation_not_inverse(Text, Move)) -->
    [ 'move_notation/3 writes ~q as "~w", but does not read that as this '-
      [Move,Text],
      'move alone.'-[]
    ].
broken(position_no_word(Text)) -->
    [ 'state_notation/2 writes ~q, not a string without blanks.'-[Text] ].
broken(position_not_inverse(Text)) -->
    [ 'state_notation/2 writes "~w", but does not read that as this state '-
      [Text],
      'alone.'-[]
    ].
broken(position_ignored(Text)) -->
    [ 'state_notation/2 fails for "~w"; it must throw an error.'-[Text] ].
broken(position_no_state(Text)) -->
    [ 'state_notation/2 reads "~w" as a term that is not a state.'-[Text] ].
broken(no_reasons(Move, Reasons)) -->
    [ 'broken_rules/3 gives ~q for ~q, which is not a list of '-[Reasons,Move],
      'broken(Rule, Message).'-[]
    ].
broken(legal_move_forbidden(Move)) -->
    [ 'broken_rules/3 forbids a move that valid_moves/2 offers: ~q'-[Move] ].
broken(nothing_forbids(Move)) -->
    [ 'broken_rules/3 allows a move that valid_moves/2 does not offer: ~q'-
      [Move]
    ].
broken(shows_nothing(PI)) -->
    [ '~q prints nothing.'-[PI] ].
broken(shows_more_than_ascii) -->
    [ 'show_game/2 with ascii(true) prints more than ASCII.'-[] ].
broken(shows_otherwise) -->
    [ 'display_game(S) and show_game(S, []) print different things.'-[] ].
broken(no_steps(Move)) -->
    [ 'move_steps/3 for ~q does not return a list of '-[Move],
      'step(What, Cell, Texts).'-[]
    ].
broken(steps_alike) -->
    [ 'move_steps/3 makes two moves look the same.'-[] ].
broken(scene_without(Key)) -->
    [ 'scene/2 does not return a dict with well-formed ~q.'-[Key] ].
broken(scene_cells_alike) -->
    [ 'scene/2 gives a cell twice.'-[] ].
broken(scene_no_cell(Cell)) -->
    [ 'scene/2 uses the cell ~q but does not list it.'-[Cell] ].
