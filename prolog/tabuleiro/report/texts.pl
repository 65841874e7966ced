/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_texts,
          [ label/2                     % +Label, -Text
          ]).
:- use_module('../texts/language').
:- use_module('../base/printing', [message_text/2]).

/** <module> The words of reports of tournaments
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

%!  label(+Label, -Text:string) is det.
%
%   Text is the message tabuleiro(report(Label)), one line.

label(Label, Text) :-
    message_text(report(Label), Text).

message(report(Label)) -->
    label(Label).

label(language) -->
    [ 'en'-[] ].
label(tournament(Game)) -->
    [ 'Tournament of ~w'-[Game] ].
label(played(Played, Planned, Config, Seed)) -->
    [ '~D of ~D games, config ~w, seed ~d'-[Played,Planned,Config,Seed] ].
label(rank) -->
    [ 'rank'-[] ].
label(player) -->
    [ 'player'-[] ].
label(elo) -->
    [ 'Elo'-[] ].
label(error) -->
    [ '+/-'-[] ].
label(games) -->
    [ 'games'-[] ].
label(wins) -->
    [ 'won'-[] ].
label(draws) -->
    [ 'drawn'-[] ].
label(losses) -->
    [ 'lost'-[] ].
label(score) -->
    [ 'score'-[] ].
label(superiority) -->
    [ 'LOS'-[] ].
label(ratings) -->
    [ 'Ratings'-[] ].
label(elo_meaning) -->
    [ 'Elo: the mean of all players is 0; +/-: 95% interval.'-[] ].
label(superiority_meaning) -->
    [ 'LOS: likelihood that the player is stronger than the next.'-[] ].
label(timed_meaning) -->
    [ '*: with a time limit, so that the games cannot be repeated.'-[] ].
label(other_group) -->
    [ 'no games with the players above: the ratings cannot be compared'-[] ].
label(cross) -->
    [ 'Points of the row against the column'-[] ].
label(cross_share) -->
    [ 'Share of points of the row against the column, in percent'-[] ].
label(encounter(A, B, Wins, Draws, Losses)) -->
    [ '~w against ~w: +~D =~D -~D'-[A,B,Wins,Draws,Losses] ].
label(difference(Elo, Low, High)) -->
    [ 'The first is stronger by ~0f Elo, 95% interval ~0f to ~0f'-
      [Elo,Low,High] ].
label(sprt(Name, Elo0, Elo1, Model)) -->
    [ 'Test whether ~w is stronger by ~w or by ~w Elo (~w)'-
      [Name,Elo0,Elo1,Model] ].
label(llr(Llr, Lower, Upper)) -->
    [ 'LLR ~2f, bounds ~2f and ~2f'-[Llr,Lower,Upper] ].
label(verdict(h0, Elo0, _)) -->
    [ 'H0 is accepted: ~w Elo'-[Elo0] ].
label(verdict(h1, _, Elo1)) -->
    [ 'H1 is accepted: ~w Elo'-[Elo1] ].
label(verdict(none, _, _)) -->
    [ 'no verdict yet'-[] ].
label(pairs(Counts)) -->
    [ 'Pairs of games with 0, 1/2, 1, 3/2, 2 points: ~w, ~w, ~w, ~w, ~w'-
      Counts ].
label(singles(Counts)) -->
    [ 'Games with 0, 1/2, 1 points: ~w, ~w, ~w'-Counts ].
label(sides) -->
    [ 'Results by side'-[] ].
label(first_advantage(Elo, Error)) -->
    [ 'Advantage of moving first: ~1f +/- ~1f Elo (95%)'-[Elo,Error] ].
label(first_side) -->
    [ 'moving first'-[] ].
label(second_side) -->
    [ 'moving second'-[] ].
label(all_players) -->
    [ 'all'-[] ].
label(pairs_of_games) -->
    [ 'Pairs of games in which the first had 0, 1/2, 1, 3/2, 2 points'-[] ].
label(ends) -->
    [ 'Ends of games'-[] ].
label(end(rules)) -->
    [ 'rules of the game'-[] ].
label(end(threefold)) -->
    [ 'threefold repetition'-[] ].
label(end(max_plies)) -->
    [ 'max_plies'-[] ].
label(end(agreed)) -->
    [ 'agreed'-[] ].
label(end(resigned)) -->
    [ 'resigned'-[] ].
label(end(time)) -->
    [ 'out of time'-[] ].
label(end(adjudicated_loss)) -->
    [ 'adjudicated: lost scores'-[] ].
label(end(adjudicated_draw)) -->
    [ 'adjudicated: even scores'-[] ].
label(end(failed)) -->
    [ 'fault: no move'-[] ].
label(end(illegal)) -->
    [ 'fault: illegal move'-[] ].
label(end(error)) -->
    [ 'fault: error'-[] ].
label(end(refused)) -->
    [ 'fault of the game: it refuses a move that it offers'-[] ].
label(end(crashed)) -->
    [ 'fault of the game: a move that it offers throws an error'-[] ].
label(end(silent)) -->
    [ 'fault: no answer'-[] ].
label(end(died)) -->
    [ 'fault: the program ended'-[] ].
label(end(twice)) -->
    [ 'fault: two answers'-[] ].
label(end(flood)) -->
    [ 'fault: endless output'-[] ].
label(lengths) -->
    [ 'Length of games'-[] ].
label(plies(Least, Median, Most)) -->
    [ '~D to ~D plies, half of the games at most ~D'-[Least,Most,Median] ].
label(plies_of_games) -->
    [ 'games by number of plies'-[] ].
label(no_games) -->
    [ 'No game has ended.'-[] ].
label(progress(Done, Planned)) -->
    [ '~D of ~D games'-[Done,Planned] ].
label(rate(Rate)) -->
    [ '~1f/s'-[Rate] ].
label(left(Hours, Minutes, Seconds)) -->
    [ '~d:~|~`0t~d~2+:~|~`0t~d~2+ left'-[Hours,Minutes,Seconds] ].
