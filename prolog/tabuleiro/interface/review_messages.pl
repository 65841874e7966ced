/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_review_messages,
          [ score//3                    % +Name, +Score, +Chance
          ]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(messages, [command//1]).

/** <module> The texts of searches, reviews and replays
*/

:- multifile prolog:message//1.

prolog:message(tabuleiro(Message)) -->
    message(Message),
    !.

message(line(Name, Score, Chance, Depth, Moves)) -->
    score(Name, Score, Chance),
    [ '  depth ~d  '-[Depth] ],
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
    [ nl, 'Number of a move, next, previous, q (? for help): '-[] ].
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
message(replay_help(Ask, Commands)) -->
    [ nl ],
    sequence(replay_command(Ask), Commands).
message(over) -->
    [ 'The game is over here.'-[], nl ].

%!  score(+Name, +Score, +Chance)// is det.
%
%   The Score of a search for the player Name, and the Chance to win.

score(Name, win(Plies), _) -->
    !,
    [ '~w wins in ~D'-[Name,Plies] ].
score(Name, loss(Plies), _) -->
    !,
    [ '~w loses in ~D'-[Name,Plies] ].
score(Name, Score, Chance) -->
    { Logits is Score/1000,
      Percent is 100*Chance,
      (   Logits > 0
      ->  Sign = (+)
      ;   Sign = ''
      )
    },
    [ '~w ~w~2f logits, ~0f% to win'-[Name,Sign,Logits,Percent] ].

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

comment("") -->
    !,
    [].
comment(Comment) -->
    [ ' {~w}'-[Comment] ].

view(Name-_) -->
    [ '~w'-[Name] ].

%   Lines are typed, or keys are pressed.

replay_command(line, first) -->
    !,
    command('first'-"start of the game").
replay_command(line, last) -->
    !,
    command('last'-"end of the game").
replay_command(_, Does) -->
    replay_command(Does).

replay_command(next)         --> command('Enter, n'-"next move").
replay_command(previous)     --> command('p'-"previous move").
replay_command(first)        --> command('Home'-"start of the game").
replay_command(last)         --> command('End'-"end of the game").
replay_command(go)           --> command('g'-"go to a move by its number").
replay_command(view("flip")) --> command('f'-"turns the board round").
replay_command(view)         --> command('v'-"another view of the board").
replay_command(analyse)      --> command('a'-"the best line from here").
replay_command(help)         --> command('?'-"this list").
replay_command(leave)        --> command('q'-"leave").

written(X) -->
    [ '~w'-[X] ].
