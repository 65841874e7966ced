/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_law_kinds,
          [ law_kind/2,                 % +Law, -Kind
            law_key/2,                  % +Law, -Key
            breach_kind/1,              % ?Kind
            is_fault/1,                 % +Kind
            law_question/3              % +Law, +State, -Question
          ]).

/** <module> How grave a broken law is, and which breaches are the same
*/

%!  breach_kind(?Kind) is nondet.
%
%   The kinds of breaches, the gravest first:
%
%     - rules: the game answers wrongly or crashes
%     - suspicion: the game does something that correct programs seldom do
%     - interface: the game lacks a part of the interface
%     - style: the answer is right, but not as the interface wants it
%     - not_understood: a wrong guess about the program may be the cause

breach_kind(rules).
breach_kind(suspicion).
breach_kind(interface).
breach_kind(style).
breach_kind(not_understood).

%!  is_fault(+Kind) is semidet.
%
%   A breach of Kind is a fault of the program.

is_fault(rules).
is_fault(interface).
is_fault(style).

%!  law(?Name, ?Kind, ?Same) is nondet.
%
%   Kind is the kind of the laws with the functor Name. Same tells which of
%   their breaches are reported as one: `once` all of them, `each` those with
%   the same first argument or, if that is a predicate indicator, the same name,
%   `all` those whose first argument is identical.

law(throws,                   rules,     each).
law(fails,                    rules,     each).
law(takes_too_long,           rules,     each).
law(changes_state,            rules,     each).
law(answers_otherwise,        rules,     each).
law(answers_twice,            rules,     each).
law(state_not_ground,         rules,     once).
law(no_player,                rules,     once).
law(moves_no_list,            rules,     once).
law(moves_not_ground,         rules,     once).
law(moves_of_player,          rules,     once).
law(over_with_moves,          rules,     once).
law(stuck,                    rules,     once).
law(no_winner,                rules,     once).
law(value_no_number,          rules,     once).
law(value_ignores_player,     rules,     once).
law(move_refused,             rules,     once).
law(move_accepted,            rules,     once).
law(move_changes_nothing,     rules,     once).
law(no_best_moves,            rules,     each).
law(best_move_not_legal,      rules,     each).
law(bot_chooses_other,        rules,     each).
law(bot_move_not_legal,       rules,     each).
law(bot_out_of_turn,          rules,     each).
law(bot_moves_at_the_end,     rules,     each).
law(bot_loses_to_random,      rules,     each).
law(bot_plays_nothing,        rules,     each).
law(ended_in_play,            rules,     once).
law(notation_not_inverse,     rules,     once).
law(position_not_inverse,     rules,     once).
law(position_no_state,        rules,     once).
law(legal_move_forbidden,     rules,     once).
law(nothing_forbids,          rules,     once).
law(steps_alike,              rules,     once).
law(mirrored_otherwise,       suspicion, once).
law(start_unequal,            suspicion, once).
law(never_wins,               suspicion, once).
law(variable_once,            suspicion, all).
law(clause_fails,             suspicion, all).
law(clause_unused,            suspicion, all).
law(missing,                  interface, all).
law(lacks,                    interface, all).
law(own_move_accepted,        interface, once).
law(info_no_dict,             interface, once).
law(info_missing,             interface, each).
law(info_wrong,               interface, each).
law(option_default,           interface, each).
law(option_labels,            interface, each).
law(longer_than_it_says,      interface, once).
law(more_moves_than_it_says,  interface, once).
law(state_lost_in_text,       interface, once).
law(moves_twice,              interface, once).
law(moves_unsorted,           interface, once).
law(value_out_of_range,       interface, once).
law(winner_has_less,          interface, once).
law(reason_not_ground,        interface, once).
law(rules_no_strings,         interface, once).
law(effects_no_messages,      interface, once).
law(notation_no_string,       interface, once).
law(position_no_word,         interface, once).
law(position_ignored,         interface, once).
law(no_reasons,               interface, once).
law(scene_without,            interface, each).
law(scene_cells_alike,        interface, once).
law(scene_no_cell,            interface, once).
law(shows_nothing,            interface, each).
law(shows_otherwise,          interface, once).
law(no_steps,                 interface, once).
law(best_moves_unsorted,      interface, each).
law(leaves_choice_point,      style,     each).
law(prints,                   style,     once).
law(reads,                    style,     once).
law(sleeps,                   style,     once).
law(shows_more_than_ascii,    style,     once).

%!  law_kind(+Law, -Kind) is det.
%
%   Kind is one of breach_kind/1.

law_kind(guessed(_, _), not_understood) :-
    !.
law_kind(Law, Kind) :-
    functor(Law, Name, _),
    once(law(Name, Kind, _)).

%!  law_key(+Law, -Key) is det.
%
%   Two breaches with the same Key are reported as one.

law_key(guessed(_, Law), guessed-Key) :-
    !,
    law_key(Law, Key).
law_key(Law, Key) :-
    functor(Law, Name, _),
    (   law(Name, _, each),
        arg(1, Law, What)
    ->  (   nonvar(What),
            What = Predicate/_
        ->  Key = Name-Predicate        % valid_moves/3 does as valid_moves/2
        ;   Key = Name-What
        )
    ;   law(Name, _, all)
    ->  Key = Law
    ;   Key = Name
    ).

%!  law_question(+Law, +State, -Question) is semidet.
%
%   Question, see tabuleiro/check/ask, shows at State that Law is broken. Laws
%   about a single answer have no clause: the question is known.

law_question(guessed(_, Law), State, Question) :-
    !,
    law_question(Law, State, Question).
law_question(Law, State, Question) :-
    Law =.. [Name|Arguments],
    shown_by(Name, Arguments, State, Question).

shown_by(mirrored_otherwise, [_,Question], _, Question).
shown_by(start_unequal, _, _, initial_state(default)).
shown_by(state_lost_in_text, _, State, valid_moves(State)).
shown_by(no_player, _, State, player_to_move(State)).
shown_by(moves_no_list, _, State, valid_moves(State)).
shown_by(moves_not_ground, _, State, valid_moves(State)).
shown_by(moves_twice, _, State, valid_moves(State)).
shown_by(moves_unsorted, _, State, valid_moves(State)).
shown_by(more_moves_than_it_says, _, State, valid_moves(State)).
shown_by(over_with_moves, _, State, valid_moves(State)).
shown_by(stuck, _, State, valid_moves(State)).
shown_by(moves_of_player, [Player], State, valid_moves(State, Player)).
shown_by(no_winner, _, State, game_over(State)).
shown_by(winner_has_less, [Player], State, value(State, Player)).
shown_by(value_no_number, [Player,_], State, value(State, Player)).
shown_by(value_out_of_range, [Player,_], State, value(State, Player)).
shown_by(move_refused, [Move], State, move(State, Move)).
shown_by(move_accepted, [Move], State, move(State, Move)).
shown_by(move_changes_nothing, [Move], State, move(State, Move)).
shown_by(no_best_moves, [Level], State, best_moves(State, Level)).
shown_by(best_moves_unsorted, [Level], State, best_moves(State, Level)).
shown_by(best_move_not_legal, [Level,_], State, best_moves(State, Level)).
shown_by(bot_chooses_other, [Level,_], State, choose_move(State, Level)).
shown_by(bot_move_not_legal, [Level,_], State, choose_move(State, Level)).
shown_by(bot_moves_at_the_end, [Level], State, choose_move(State, Level)).
shown_by(ended_in_play, _, State, game_end(State)).
shown_by(reason_not_ground, _, State, game_end(State)).
shown_by(notation_no_string, [Move,_], State, move_notation(State, Move)).
shown_by(notation_not_inverse, [_,Move], State, move_notation(State, Move)).
shown_by(effects_no_messages, [Move,_], State, move_effects(State, Move)).
shown_by(no_reasons, [Move,_], State, broken_rules(State, Move)).
shown_by(legal_move_forbidden, [Move], State, broken_rules(State, Move)).
shown_by(nothing_forbids, [Move], State, broken_rules(State, Move)).
shown_by(no_steps, [Move], State, move_steps(State, Move)).
shown_by(position_no_word, _, State, state_notation(State)).
shown_by(position_not_inverse, _, State, state_notation(State)).
shown_by(shows_nothing, _, State, shown(show_game(State, []))).
shown_by(shows_more_than_ascii, _, State,
         shown(show_game(State, [ascii(true)]))).
shown_by(shows_otherwise, _, State, shown(show_game(State, []))).
