/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_review_messages, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(language).
:- use_module(layout).

/** <module> The texts of searches, reviews and replays
*/

:- texts_of(tabuleiro).

%   score(Name, Score, Chance): Score, of a search, is for the player Name.

message(score(Name, win(Plies), _)) -->
    !,
    [ '~w wins in ~D'-[Name,Plies] ].
message(score(Name, loss(Plies), _)) -->
    !,
    [ '~w loses in ~D'-[Name,Plies] ].
message(score(Name, Score, Chance)) -->
    { Percent is 100*Chance },
    [ '~w '-[Name] ],
    score_number(Score),
    [ ' logits, ~0f% to win'-[Percent] ].
message(line(Name, Score, Chance, Depth, Moves)) -->
    sentence(score(Name, Score, Chance)),
    depth(Depth),
    sequence(written, [' '], Moves).
message(judged(Ply, Best)) -->
    { Before is 100*Ply.chance,
      After is 100*Ply.after
    },
    judgement(Ply.judgement),
    [ ': ~0f% to win instead of ~0f%, ~w is better'-[After,Before,Best] ].
message(accuracies(N, Sides)) -->
    [ 'game ~d: '-[N] ],
    sequence(accuracy, [', '], Sides).
message(replay_start(1)) -->
    !,
    [ nl, ansi(bold, 'Start', []), ' of a game of 1 move'-[], nl ].
message(replay_start(Count)) -->
    [ nl, ansi(bold, 'Start', []), ' of a game of ~D moves'-[Count], nl ].
message(replay_ply(Ply, Count, Name, Move, Comment)) -->
    [ nl, 'Move ~D of ~D: ~w plays '-[Ply,Count,Name],
      ansi(bold, '~w', [Move])
    ],
    comment(Comment),
    [ nl ].
message(replay_keys) -->
    [ nl, 'Enter next, p previous, Home first, End last, q leave, ? help' ].
message(replay_line) -->
    [ nl, 'Number of a move, next, previous, quit (? for help): '-[] ].
message(replay_go(Count)) -->
    [ 'Which move, 0 to ~D? '-[Count] ].
message(no_ply(Ply, Count)) -->
    [ 'There is no move ~w; there are 0, the start, to ~D.'-[Ply,Count], nl ].
message(replay_unknown(Answer)) -->
    [ '"~w" is not a command here; ? lists them.'-[Answer], nl ].
message(replay_view(Views)) -->
    [ 'Which view? '-[] ],
    sequence(view, [', '], Views),
    [ ': '-[] ].
message(replay_help(Commands)) -->
    [ nl ],
    sequence(described(24), Commands).
message(over) -->
    [ 'The game is over here.'-[], nl ].

depth(book) -->
    !,
    [ '  opening book  '-[] ].
depth(Depth) -->
    [ '  depth ~d  '-[Depth] ].

judgement(blunder)    --> [ 'blunder'-[] ].
judgement(mistake)    --> [ 'mistake'-[] ].
judgement(inaccuracy) --> [ 'inaccuracy'-[] ].

accuracy(Side) -->
    { Side.accuracy == none },
    !,
    [ '~w made no move'-[Side.name] ].
accuracy(Side) -->
    { Percent is 100*Side.accuracy },
    [ 'accuracy of ~w ~1f%'-[Side.name,Percent] ].

view(Name-_) -->
    sentence(word(Name)).
