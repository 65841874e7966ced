/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_texts, []).
:- use_module('../texts/language').

/** <module> The texts of matches of many games, and of players
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

message(games_done(Done, Count, Score, Elapsed, Left)) -->
    [ '~D of ~D games, score ~1f, ~0f s'-[Done,Count,Score,Elapsed] ],
    left(Left).
message(error(no_player(Term, Near), _)) -->
    [ '~q is not a player; '-[Term] ],
    near_players(Near),
    [ 'players are a level, a number, random, human, '-[],
      'search(Options), bot(Game, Level), engine(Command) '-[],
      'or the name of a predicate Name(State, Move)'-[]
    ].
message(error(clocks_of(Count), _)) -->
    [ 'a list of limits has one for each player, here ~d'-[Count] ].
message(error(nobody_asks, _)) -->
    [ 'nobody is here to ask a person for a move'-[] ].

                /*******************************
                *         THE PIE RULE         *
                *******************************/

message(pie_title(Title)) -->
    [ '~w, pie rule'-[Title] ].
message(pie_player(first)) -->
    [ 'First'-[] ].
message(pie_player(second)) -->
    [ 'Second'-[] ].
message(pie_sides(First, Second)) -->
    has(First, Second),
    [ '.'-[], nl ].
message(pie_choice(First, Second)) -->
    has(First, Second),
    [ ', or types swap to change sides.'-[], nl ].
message(pie_swapped(First, Second)) -->
    [ 'The sides are changed: '-[] ],
    has(First, Second),
    [ '.'-[] ].
message(pie_rule) -->
    [ 'Pie rule: after the first turn the other player may change sides, by '-
      [], nl,
      'the word swap, instead of a move.'-[]
    ].
message(error(pie_player(Term), _)) -->
    [ '~q is a program, and does not know the pie rule'-[Term] ].
message(error(pie_opening, _)) -->
    [ 'with the pie rule a game has no random opening: the first player '-[],
      'chooses it'-[]
    ].
message(no_swap_now) -->
    [ 'sides are changed only by the second player, in the first turn'-[] ].

has(First, Second) -->
    [ 'First has '-[] ],
    text(First),
    [ ', Second has '-[] ],
    text(Second).

left(unknown) -->
    !.
left(Seconds) -->
    [ ', ~0f s left'-[Seconds] ].

near_players([]) -->
    [].
near_players([predicate(PI, Wanted)]) -->
    !,
    [ 'there is ~q, and a player is ~q; '-[PI,Wanted] ].
near_players([predicates(PIs)]) -->
    !,
    sentence(did_you_mean(PIs)),
    [ ' '-[] ].
near_players(Names) -->
    sentence(did_you_mean(Names)),
    [ ' '-[] ].
