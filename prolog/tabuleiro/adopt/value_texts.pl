/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_value_texts, []).
:- use_module(whose_value, [other_owners/3]).
:- use_module('../texts/language').

/** <module> The texts of what is understood of the value of a program
*/

:- multifile prolog:message//1.

:- texts_of(tabuleiro).

message(adopt_note(no_value)) -->
    [ 'there is no value/3: searches see wins and losses alone'-[] ].
message(adopt_note(value_not_understood(PI, moves))) -->
    [ '~q values moves, as its bots ask it, and no states: searches see wins '-
      [PI],
      'and losses alone'-[]
    ].
message(adopt_note(value_not_understood(PI, names))) -->
    [ '~q knows other names of the players: searches see wins and losses '-[PI],
      'alone'-[]
    ].
message(adopt_note(value_not_understood(PI, none))) -->
    [ '~q fails for the states of the game, or is always the same, in any '-
      [PI],
      'order of its arguments: searches see wins and losses alone'-[]
    ].
message(adopt_note(value_doubtful(good))) -->
    [ 'high values are taken to be good for the player who is asked about, '-[],
      'but neither its bots nor the ends of games showed it: v_other in '-[],
      'place of v takes low ones'-[]
    ].
message(adopt_note(value_doubtful(whose(Role)))) -->
    { other_owners(Role, A, B) },
    [ 'neither bots nor ends of games showed whose value it is: ~w is taken; '-
      [Role],
      'it may be ~w or ~w'-[A,B]
    ].
message(adopt_note(value_doubtful(same(Value)))) -->
    [ 'the value of all states that were tried is ~p: searches see nothing '-
      [Value],
      'in it'-[]
    ].
