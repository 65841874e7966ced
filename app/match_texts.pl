/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_match_texts, []).
:- use_module(library(apply)).
:- use_module(library(dcg/high_order)).
:- use_module(library(lists)).
:- use_module('../prolog/tabuleiro/texts/language').

/** <module> The texts of the command `match`
*/

:- texts_of(tabuleiro).

:- discontiguous message//1.

message(match_result(Result)) -->
    { Result.games =:= 0 },
    !,
    sentence(no_game_ended),
    [ nl ].
message(match_result(Result)) -->
    { _{ games:Games, wins:Wins, draws:Draws, losses:Losses, score:Score,
         players:[Player1,Player2], elo:Elo, elo_low:Low, elo_high:High,
         ends:Ends, faults:Faults, move_times:[Time1,Time2], depths:Depths
       } :< Result,
      Milliseconds1 is 1000*Time1,
      Milliseconds2 is 1000*Time2
    },
    sentence(match_score([Player1,Player2,Games,Wins,Draws,Losses,Score])),
    [ nl ],
    sentence(elo(Elo, Low, High)),
    [ nl ],
    sentence(move_times(Milliseconds1, Milliseconds2)),
    [ nl ],
    depths(Depths),
    pairs_of_games(Result),
    by_side(Result),
    sequence(ends, Ends),
    match_faults(Faults).
message(by_side(Values)) -->
    [ 'moving first +~D =~D -~D, second +~D =~D -~D'-Values ].
message(first_advantage(Elo, Error)) -->
    [ 'advantage of moving first: ~1f +/- ~1f Elo'-[Elo,Error] ].
message(no_game_ended) -->
    [ 'No game has ended.'-[] ].
message(match_score(Values)) -->
    [ '~w against ~w: ~D games, +~D =~D -~D, score ~3f'-Values ].
message(elo(Elo, Low, High)) -->
    [ 'Elo ~0f, 95% interval ~0f to ~0f'-[Elo,Low,High] ].
message(move_times(Milliseconds1, Milliseconds2)) -->
    [ 'ms per move: ~3f, ~3f'-[Milliseconds1,Milliseconds2] ].
message(depths(Depth1, Depth2)) -->
    [ 'plies searched per move: ~w, ~w'-[Depth1,Depth2] ].
message(match_left(Games, Count)) -->
    [ 'The match was left after ~D of ~D games.'-[Games,Count], nl ].
message(pairs(Won, Ahead, Even, Behind, Lost)) -->
    [ 'pairs: ~D won both, ~D won and drawn, '-[Won,Ahead],
      '~D even, ~D drawn and lost, ~D lost both'-[Even,Behind,Lost]
    ].
message(one_sided(Count)) -->
    [ 'pairs in which the same side won both games: ~D'-[Count] ].
message(games_ended(Count)) -->
    [ '~D ended by '-[Count] ].
message(ended_by(rules)) -->
    [ 'the rules'-[] ].
message(ended_by(threefold)) -->
    [ 'threefold repetition'-[] ].
message(ended_by(max_plies)) -->
    [ 'max_plies'-[] ].
message(ended_by(time(N))) -->
    [ 'the time of player ~d'-[N] ].
message(ended_by(adjudicated_draw)) -->
    [ 'even scores'-[] ].
message(ended_by(adjudicated_loss(N))) -->
    [ 'scores lost for player ~d'-[N] ].
message(ended_by(fault(N, Kind))) -->
    [ 'a fault of player ~d: ~w'-[N,Kind] ].
message(player_of_game(Game, N)) -->
    [ 'game ~D: player ~d '-[Game,N] ].
message(more_faults(Count)) -->
    [ '~D more faults, which --format=json lists'-[Count], nl ].

%   A broken program has a fault in each game: only the first 20 are printed.

match_faults(Faults) -->
    { length(Shown, 20),
      append(Shown, [One|More], Faults),
      !,
      length([One|More], Count)
    },
    sequence(match_fault, Shown),
    sentence(more_faults(Count)).
match_faults(Faults) -->
    sequence(match_fault, Faults).

depths([none,none]) -->
    !.
depths(Depths) -->
    { maplist(depth_text, Depths, [Depth1,Depth2]) },
    sentence(depths(Depth1, Depth2)),
    [ nl ].

depth_text(none, "-") :-
    !.
depth_text(Depth, Text) :-
    format(string(Text), '~1f', [Depth]).

by_side(Result) -->
    { _{first:First, second:Second} :< Result.sides,
      _{elo:Elo, elo_high:High} :< Result.first,
      Error is High-Elo
    },
    sentence(by_side([ First.wins, First.draws, First.losses, Second.wins,
                       Second.draws, Second.losses
                     ])),
    [ nl ],
    sentence(first_advantage(Elo, Error)),
    [ nl ].

pairs_of_games(Result) -->
    { _{lost:Lost, behind:Behind, even:Even, ahead:Ahead, won:Won}
      :< Result.pairs
    },
    (   { Lost+Behind+Even+Ahead+Won =:= 0 }
    ->  []
    ;   sentence(pairs(Won, Ahead, Even, Behind, Lost)),
        [ nl ],
        sentence(one_sided(Result.one_sided)),
        [ nl ]
    ).

ends(Reason-Count) -->
    sentence(games_ended(Count)),
    sentence(ended_by(Reason)),
    [ nl ].

match_fault(fault(Game, N, Fault)) -->
    sentence(player_of_game(Game, N)),
    sentence(fault(Fault)),
    [ nl ].
