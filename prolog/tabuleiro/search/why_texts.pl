/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_why_texts, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [append/3]).
:- use_module('../interface/messages', [reason//1]).
:- use_module('../interface/review_messages', [score//3]).

/** <module> The texts of why_not/4 and explain/4

Messages, as in tabuleiro/interface/messages.
*/

:- multifile prolog:message//1.

prolog:message(tabuleiro(Message)) -->
    message(Message),
    !.
prolog:message(error(domain_error(legal_move, Move), context(_, Context))) -->
    { nonvar(Context),
      Context = tabuleiro(why_not(Reasons))
    },
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
    near_moves(Near).
message(no_move(Near)) -->
    [ 'not a move of this game'-[] ],
    near_moves(Near).
message(no_beginning(Begin, Near)) -->
    [ 'no legal move begins with ~w'-[Begin] ],
    near_moves(Near).
message(illegal(Near)) -->
    [ 'not a legal move'-[] ],
    near_moves(Near).
message(explained(Name, [Move|Moves], [Best|BestMoves], Explanation)) -->
    { _{score:Score, chance:Chance, loss:Loss} :< Explanation },
    [ ansi(bold, '~w', [Move]), ': '-[] ],
    score(Name, Score, Chance),
    continuation(Moves),
    (   { Move == Best }
    ->  [ nl, 'No better move was found.'-[] ]
    ;   { Percent is 100*Loss },
        [ nl, ansi(bold, '~w', [Best]) ],
        better(Percent),
        score(Name, Explanation.best_score, Explanation.best_chance),
        continuation(BestMoves),
        differences(Move, Best, Explanation.terms)
    ).

reason_line(broken(Rule, Message)) -->
    (   { Rule == none }
    ->  []
    ;   [ 'R~w: '-[Rule] ]
    ),
    reason(Message).

near_moves([]) -->
    !.
near_moves([Near]) -->
    !,
    [ '; near is ~w'-[Near] ].
near_moves(Nears) -->
    [ '; near are '-[] ],
    sequence(written, [', '], Nears).

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
    [ nl, '  then '-[] ],
    sequence(written, [' '], Moves).

better(Percent) -->
    { Percent < 0.5 },
    !,
    [ ' is as good: '-[] ].
better(Percent) -->
    [ ' is better by ~0f%: '-[Percent] ].

differences(_, _, []) -->
    !.
differences(Move, Best, Terms) -->
    [ nl, 'The evaluation at the end after ~w, less that after ~w:'-
      [Move,Best]
    ],
    sequence(difference, Terms).

difference(Term) -->
    { Logits is Term.difference/1000 },
    [ nl, '~t~2f~10|  ~w'-[Logits,Term.meaning] ].

written(X) -->
    [ '~w'-[X] ].
