/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_why_texts, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [append/3]).
:- use_module('../interface/language').
:- use_module('../interface/layout').

/** <module> The texts of why_not/4 and explain/4

Messages, as in tabuleiro/interface/messages.
*/

:- texts_of(tabuleiro).

message(error(why_not(Reasons), domain_error(legal_move, Move))) -->
    [ '~p is not legal here:'-[Move], nl ],
    sequence(reason_line, [nl], Reasons).

%   Reasons are those of why_not/4: a line for each.

message(why_not(Reasons)) -->
    sequence(reason_line, [nl], Reasons).
message(game_over(none)) -->
    [ 'the game is over'-[] ].
message(game_over(Reason)) -->
    [ 'the game is over: '-[] ],
    reason(Reason).
message(not_in_notation(Near)) -->
    [ 'not in the notation of the moves here'-[] ],
    sentence(near_moves(Near)).
message(no_move(Near)) -->
    [ 'not a move of this game'-[] ],
    sentence(near_moves(Near)).
message(no_beginning(Begin, Near)) -->
    [ 'no legal move begins with ~w'-[Begin] ],
    sentence(near_moves(Near)).
message(illegal(Near)) -->
    [ 'not a legal move'-[] ],
    sentence(near_moves(Near)).
message(explained(Name, [Move|Moves], [Best|BestMoves], Explanation)) -->
    { _{score:Score, chance:Chance, loss:Loss} :< Explanation },
    [ ansi(bold, '~w', [Move]), ': '-[] ],
    sentence(score(Name, Score, Chance)),
    continuation(Moves),
    (   { Move == Best }
    ->  [ nl ],
        sentence(none_better)
    ;   { Percent is 100*Loss },
        [ nl, ansi(bold, '~w', [Best]) ],
        sentence(better(Percent)),
        sentence(score(Name, Explanation.best_score,
                       Explanation.best_chance)),
        continuation(BestMoves),
        differences(Move, Best, Explanation.terms)
    ).

message(none_better) -->
    [ 'No better move was found.'-[] ].
message(then) -->
    [ 'then'-[] ].
message(better(Percent)) -->
    { Percent < 0.5 },
    !,
    [ ' is as good: '-[] ].
message(better(Percent)) -->
    [ ' is better by ~0f%: '-[Percent] ].
message(differences(Move, Best)) -->
    [ 'The evaluation at the end after ~w, less that after ~w:'-[Move,Best] ].
message(rule(Rule)) -->
    [ 'R~w: '-[Rule] ].
message(near_moves([])) -->
    !.
message(near_moves(Nears)) -->
    [ '; '-[] ],
    sentence(near(Nears)).
message(near([Near])) -->
    !,
    [ 'near is ~w'-[Near] ].
message(near(Nears)) -->
    [ 'near are '-[] ],
    written_list(Nears).

reason_line(broken(Rule, Message)) -->
    (   { Rule == none }
    ->  []
    ;   sentence(rule(Rule))
    ),
    reason(Message).

continuation([]) -->
    !.
continuation(Moves) -->
    { length(First, 12),
      append(First, [_|_], Moves)
    },
    !,
    continuation(First),
    [ ' ...'-[] ].
continuation(Moves) -->
    [ nl, '  '-[] ],
    sentence(then),
    [ ' '-[] ],
    sequence(written, [' '], Moves).

differences(_, _, []) -->
    !.
differences(Move, Best, Terms) -->
    [ nl ],
    sentence(differences(Move, Best)),
    sequence(difference, Terms).

difference(Term) -->
    [ nl ],
    weighed(Term.difference-Term.meaning).
