/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_result,
          [ result_points/2,            % ?Result, ?HalfPoints
            plain_reason/2,             % +Ended, -Reason
            reason_text/2,              % ?Reason, ?Text
            reason_kind/2,              % +Reason, -Kind
            game_points/3               % +Game, +Player, -HalfPoints
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).

/** <module> The result of a game of a tournament

A game that has ended is the term
game(Number, Pair, First, Second, Result, Reason, Plies):

  - Number
    The number of the game in the tournament, from 1 on.
  - Pair
    The two games of one opening by the same players with sides exchanged
    have the same Pair, and no other games have it.
  - First, Second
    The players, numbers from 1 on; First has the first player of the game.
  - Result
    '1-0' if First has won, '0-1' if Second has, or '1/2-1/2'.
  - Reason
    Why the game ended: `rules`, `threefold`, `max_plies`, `agreed`,
    resigned(N), time(N), `adjudicated_draw`, adjudicated_loss(N) or
    fault(N, Kind, Text). N is 1 if it was First, 2 if it was Second; Kind is
    the name of a fault of play_match/5.
  - Plies
    The number of plies, those of the opening included.

A tournament is a dict with these keys, for tables and reports:

  - game, config: texts
  - seed: integer
  - players: list of texts; player N is the N-th
  - gauntlet: `true` if the first player has played against each of the
    others and these not against each other
  - untimed: list of booleans, `false` for a player who is bounded by time,
    whose games are not reproducible
  - planned: the number of games of the whole tournament
  - games: list of the games that count, as above, by number
  - sprt: `none`, or sprt(Options, Counts, Llr, Verdict) with what
    sprt_options/2, sprt_counts/2, sprt_llr/3 and sprt_verdict/3 of
    tabuleiro/statistics/sprt give
*/

%!  result_points(?Result, ?HalfPoints) is nondet.
%
%   HalfPoints are those of the player who moved first.

result_points('1-0',     2).
result_points('1/2-1/2', 1).
result_points('0-1',     0).

%!  plain_reason(+Ended, -Reason) is det.
%
%   Ended is the reason of play_match/5. The text of a fault is one line of at
%   most 200 characters.

plain_reason(fault(N, Fault), Reason) :-
    !,
    Reason = fault(N, Kind, Text),
    functor(Fault, Kind, _),
    (   compound(Fault)
    ->  arg(1, Fault, What),
        format(string(Text0), '~q', [What])
    ;   Text0 = ""
    ),
    string_codes(Text0, Codes0),
    maplist(printable, Codes0, Codes),
    string_codes(Text1, Codes),
    (   sub_string(Text1, 0, 200, _, Text)
    ->  true
    ;   Text = Text1
    ).
plain_reason(Reason, Reason).

printable(Code, Printable) :-
    (   code_type(Code, cntrl)
    ->  Printable = 0'\s
    ;   Printable = Code
    ).

%!  reason_text(?Reason, ?Text:string) is semidet.
%
%   Text is one line of printable characters; either may be unbound. Fails if
%   Text is that of no reason.

reason_text(Reason, Text) :-
    nonvar(Reason),
    !,
    reason_words(Reason, Words),
    joined(Words, Text).
reason_text(Reason, Text) :-
    split_string(Text, " ", "", Words),
    words_reason(Words, Reason).

reason_words(fault(N, Kind, Text), [fault,N,Kind,Text]) :-
    !.
reason_words(Reason, [Name,N]) :-
    compound(Reason),
    !,
    Reason =.. [Name,N].
reason_words(Reason, [Reason]).

words_reason([Word], Reason) :-
    member(Reason, [rules,threefold,max_plies,agreed,adjudicated_draw]),
    atom_string(Reason, Word),
    !.
words_reason([Word,Seat], Reason) :-
    member(Name, [time,resigned,adjudicated_loss]),
    atom_string(Name, Word),
    seat(Seat, N),
    !,
    Reason =.. [Name,N].
words_reason(["fault",Seat,Word|Words], fault(N, Kind, Text)) :-
    fault(Kind),
    atom_string(Kind, Word),
    seat(Seat, N),
    !,
    joined(Words, Text).

fault(failed).
fault(illegal).
fault(error).
fault(refused).
fault(crashed).
fault(silent).
fault(died).
fault(flood).
fault(twice).

seat("1", 1).
seat("2", 2).

joined(Words, Text) :-
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Text).

%!  reason_kind(+Reason, -Kind:atom) is det.
%
%   Kind is the name of Reason, or that of the fault: what a table of the ends
%   of games counts.

reason_kind(fault(_, Kind, _), Kind) :-
    !.
reason_kind(Reason, Kind) :-
    functor(Reason, Kind, _).

%!  game_points(+Game, +Player, -HalfPoints) is det.
%
%   HalfPoints are those of Player, one of the two players of Game.

game_points(game(_, _, First, _, Result, _, _), Player, HalfPoints) :-
    result_points(Result, Points),
    (   Player =:= First
    ->  HalfPoints = Points
    ;   HalfPoints is 2-Points
    ).
