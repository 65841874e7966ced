/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_search_texts, []).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of searches, of why_not/4 and explain/4, and of replays
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

%   How strong a level is, by what it was measured to score, see README.md and
%   docs/strength.md. The names of the original bots say less: a search of one
%   ply beats the one that is called hard.

message(strength(1)) --> [ 'weakest'-[] ].
message(strength(2)) --> [ 'very weak'-[] ].
message(strength(3)) --> [ 'weak'-[] ].
message(strength(4)) --> [ 'modest'-[] ].
message(strength(5)) --> [ 'fair'-[] ].
message(strength(6)) --> [ 'good'-[] ].
message(strength(7)) --> [ 'strong'-[] ].
message(strength(8)) --> [ 'very strong'-[] ].
message(strength(9)) --> [ 'strongest'-[] ].

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
    [ 'not a move in the notation of this game'-[] ],
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

differences(_, _, []) -->
    !.
differences(Move, Best, Terms) -->
    [ nl ],
    sentence(differences(Move, Best)),
    sequence(difference, Terms).

difference(Term) -->
    [ nl ],
    weighed(Term.difference-Term.meaning).

%   score(Name, Score, Chance): Score, of a search, is for the player Name.

message(score(Name, win(Plies), _)) -->
    !,
    [ '~w wins in ~D'-[Name,Plies] ].
message(score(Name, loss(Plies), _)) -->
    !,
    [ '~w loses in ~D'-[Name,Plies] ].
message(score(Name, draw, _)) -->
    !,
    [ '~w draws'-[Name] ].
message(score(Name, Score, Chance)) -->
    { Percent is 100*Chance },
    [ '~w '-[Name] ],
    score_number(Score),
    [ ' logits, ~0f% to win'-[Percent] ].
message(line(Name, Score, Chance, Depth, Moves)) -->
    sentence(score(Name, Score, Chance)),
    sentence(depth(Depth)),
    sequence(written, [' '], Moves).
message(depth(book)) -->
    !,
    [ '  opening book  '-[] ].
message(depth(tables)) -->
    !,
    [ '  table  '-[] ].
message(depth(Depth)) -->
    [ '  depth ~d  '-[Depth] ].
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
message(no_play_on) -->
    [ 'Only the game that was just played goes on from here.'-[], nl ].
message(over) -->
    [ 'The game is over here.'-[], nl ].

view(Name-_) -->
    sentence(word(Name)).
