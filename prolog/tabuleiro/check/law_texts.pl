/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_law_texts, []).
:- use_module('../texts/language').

/** <module> The texts of broken laws
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

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
