:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_searches, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [append/3]).
:- use_module('../../interface/language', [text//1]).
:- use_module('../../interface/messages', [reason//1]).

/** <module> Portuguese: searches, reviews, why a move is illegal or how good

The texts of search/why_texts, and of searches in interface/messages.
*/

:- multifile prolog:message//2.

prolog:message(pt, tabuleiro(Message)) -->
    message(Message),
    !.

prolog:message(pt, error(domain_error(legal_move, Move),
                         context(_, Context))) -->
    { nonvar(Context),
      Context = tabuleiro(why_not(Reasons))
    },
    [ '~p não é legal aqui:'-[Move], nl ],
    sequence(reason_line, [nl], Reasons).

message(why_not(Reasons)) -->
    sequence(reason_line, [nl], Reasons).
message(game_over(none)) -->
    [ 'o jogo já acabou'-[] ].
message(game_over(Reason)) -->
    [ 'o jogo já acabou: '-[] ],
    reason(Reason).
message(not_in_notation(Near)) -->
    [ 'não está na notação das jogadas daqui'-[] ],
    near_moves(Near).
message(no_move(Near)) -->
    [ 'não é uma jogada deste jogo'-[] ],
    near_moves(Near).
message(no_beginning(Begin, Near)) -->
    [ 'nenhuma jogada legal começa por ~w'-[Begin] ],
    near_moves(Near).
message(illegal(Near)) -->
    [ 'não é uma jogada legal'-[] ],
    near_moves(Near).
message(explained(Name, [Move|Moves], [Best|BestMoves], Explanation)) -->
    { _{score:Score, chance:Chance, loss:Loss} :< Explanation },
    [ ansi(bold, '~w', [Move]), ': '-[] ],
    score(Name, Score, Chance),
    continuation(Moves),
    (   { Move == Best }
    ->  [ nl, 'Não se encontrou jogada melhor.'-[] ]
    ;   { Percent is 100*Loss },
        [ nl, ansi(bold, '~w', [Best]) ],
        better(Percent),
        score(Name, Explanation.best_score, Explanation.best_chance),
        continuation(BestMoves),
        differences(Move, Best, Explanation.terms)
    ).
message(line(Name, Score, Chance, Depth, Moves)) -->
    score(Name, Score, Chance),
    [ '  profundidade ~d  '-[Depth] ],
    sequence(written, [' '], Moves).
message(judged(Ply, Best)) -->
    { Before is 100*Ply.chance,
      After is 100*Ply.after
    },
    judgement(Ply.judgement),
    [ ': ~0f% para ganhar em vez de ~0f%, ~w é melhor'-[After,Before,Best] ].
message(accuracies(N, Sides)) -->
    [ 'jogo ~d: '-[N] ],
    sequence(accuracy, [', '], Sides).

score(Name, win(Plies), _) -->
    !,
    text(Name),
    [ ' ganha em ~D'-[Plies] ].
score(Name, loss(Plies), _) -->
    !,
    text(Name),
    [ ' perde em ~D'-[Plies] ].
score(Name, Score, Chance) -->
    { Logits is Score/1000,
      Percent is 100*Chance,
      (   Logits > 0
      ->  Sign = (+)
      ;   Sign = ''
      )
    },
    text(Name),
    [ ' ~w~2f logits, ~0f% para ganhar'-[Sign,Logits,Percent] ].

judgement(blunder)    --> [ 'erro grave'-[] ].
judgement(mistake)    --> [ 'erro'-[] ].
judgement(inaccuracy) --> [ 'imprecisão'-[] ].

accuracy(Side) -->
    { Side.accuracy == none },
    !,
    text(Side.name),
    [ ' não jogou'-[] ].
accuracy(Side) -->
    { Percent is 100*Side.accuracy },
    [ 'precisão de '-[] ],
    text(Side.name),
    [ ' ~1f%'-[Percent] ].

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
    [ '; parecida é ~w'-[Near] ].
near_moves(Nears) -->
    [ '; parecidas são '-[] ],
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
    [ nl, '  depois '-[] ],
    sequence(written, [' '], Moves).

better(Percent) -->
    { Percent < 0.5 },
    !,
    [ ' é igualmente boa: '-[] ].
better(Percent) -->
    [ ' é melhor em ~0f%: '-[Percent] ].

differences(_, _, []) -->
    !.
differences(Move, Best, Terms) -->
    [ nl, 'A avaliação no fim depois de ~w, menos a que segue ~w:'-
      [Move,Best]
    ],
    sequence(difference, Terms).

difference(Term) -->
    { Logits is Term.difference/1000 },
    [ nl, '~t~2f~10|  '-[Logits] ],
    text(Term.meaning).

written(X) -->
    [ '~w'-[X] ].
