/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_annotated,
          [ has_annotated/1,            % +Game
            annotated_records/2,        % +Game, -Records
            most_eventful/3,            % +Reviews, +Count, -Numbers
            without_comments/2          % +Record0, -Record
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, subtract/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [distinct/2, limit/2]).
:- use_module('../base/printing', [message_text/2]).
:- use_module('../match/read_record', [read_records/2]).
:- use_module(beside, [beside/3]).
:- use_module(texts, []).

/** <module> The annotated games that come with a game

They are the records of `games/annotated.txt` in the folder of the game, those
of a tournament that `tabuleiro annotate --choose` finds the most eventful. The
same games with comments in Portuguese are in `games/annotated.pt.txt`.
*/

%!  has_annotated(+Game) is semidet.
%!  annotated_records(+Game, -Records:list) is semidet.
%
%   Records are the annotated games of the module Game, with comments in the
%   language of the person, or in English where there is no file in that
%   language. Fails if there are none.
%
%   @error those of read_records/2

has_annotated(Game) :-
    annotated_file(en, Name),
    beside(Game, Name, _).

annotated_records(Game, Records) :-
    findall(Language-File,
            ( annotated_file(Language, Name),
              beside(Game, Name, File)
            ),
            Files),
    memberchk(en-_, Files),
    message_text(in_language(Files), Text),
    atom_string(Chosen, Text),
    read_records(Chosen, Records).

annotated_file(en, 'games/annotated.txt').
annotated_file(pt, 'games/annotated.pt.txt').

%!  most_eventful(+Reviews:list(dict), +Count, -Numbers:list) is det.
%
%   Numbers, at most Count, are the places in Reviews, dicts of review/3, of the
%   games that are most worth telling. Those come first that turned: after the
%   opening a player had the better chances, and lost them by one move; before
%   all, clearly better ones to clearly worse ones. Of games that turned alike,
%   or did not, those of a moderate length come first, at most half as long
%   again as the middle one, and of these the ones whose less accurate side was
%   the most accurate. Games that did not turn, or whose opening is
%   that of a better one, come last; of two with the same moves only one counts.

most_eventful(Reviews, Count, Numbers) :-
    maplist(length_of_game, Reviews, Lengths),
    moderate_length(Lengths, Most),
    findall(worth(Turned, Moderate, Accuracy)-game(N, Turned, Begin),
            ( distinct(Moves,
                       ( nth1(N, Reviews, Review),
                         maplist(move_of_ply, Review.plies, Moves)
                       )),
              turned(Review, Turned),
              moderate(Review, Most, Moderate),
              lower_accuracy(Review, Accuracy),
              opening(Moves, Begin, _)
            ),
            Pairs),
    sort(1, @>=, Pairs, Sorted),
    pairs_values(Sorted, Games),
    findall(Game,
            distinct(Begin,
                     ( member(Game, Games),
                       Game = game(_, Turned, Begin),
                       Turned > 0
                     )),
            Different),
    subtract(Games, Different, Alike),
    append(Different, Alike, Ordered),
    findall(N, limit(Count, member(game(N, _, _), Ordered)), Numbers).

move_of_ply(Ply, Ply.move).

length_of_game(Review, Length) :-
    length(Review.plies, Length).

moderate_length([], 0).
moderate_length(Lengths, Most) :-
    Lengths = [_|_],
    msort(Lengths, Sorted),
    length(Sorted, Count),
    N is (Count+1)//2,
    nth1(N, Sorted, Middle),
    Most is 3*Middle//2.

%   Turned is 2 if a move lost the clearly better chances to the other player, 1
%   if one that the coach comments lost the better chances, else 0. The opening
%   may be random moves.

turned(Review, Turned) :-
    opening(Review.plies, _, Plies),
    (   lost_between(Plies, 0.55, 0.45)
    ->  Turned = 2
    ;   lost_between(Plies, 0.5, 0.5)
    ->  Turned = 1
    ;   Turned = 0
    ).

lost_between(Plies, Before, After) :-
    member(Ply, Plies),
    Ply.judgement \== good,
    Ply.chance >= Before,
    Ply.after =< After,
    !.

moderate(Review, Most, Moderate) :-
    (   length_of_game(Review, Length),
        Length =< Most
    ->  Moderate = 1
    ;   Moderate = 0
    ).

%   A side that decided nothing has no accuracy.

lower_accuracy(Review, Accuracy) :-
    aggregate_all(min(A), ( member(Side, Review.sides), accuracy(Side, A) ),
                  Accuracy).

accuracy(Side, Accuracy) :-
    (   number(Side.accuracy)
    ->  Accuracy = Side.accuracy
    ;   Accuracy = 0
    ).

%   Opening is the first four of Plies, or all if they are fewer.

opening(Plies, Opening, Rest) :-
    length(Opening, 4),
    append(Opening, Rest, Plies),
    !.
opening(Plies, Plies, []).

%!  without_comments(+Record0, -Record) is det.
%
%   Record is Record0 without comments and what the players thought, and with
%   the tags that say who played, and how it ended.

without_comments(record(Tags0, Plies0), record(Tags, Plies)) :-
    include(telling, Tags0, Tags),
    maplist(bare_ply, Plies0, Plies).

telling(Name-_) :-
    memberchk(Name,
              ['Game','Config','FEN','Player1','Player2','Termination',
               'Result']).

bare_ply(ply(Move, _), ply(Move, "")).
