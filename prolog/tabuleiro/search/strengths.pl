/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_strengths,
          [ anchor/1,                   % -Elo
            rated_strengths/3,          % :Strength, :Rating, -Strengths
            offered_strengths/3,        % +Game, +Info, -Strengths
            offered_info/2,             % +Game, -Info
            must_have_strength/3,       % +Game, +Info, +Name
            strength_named/3,           % +Info, ?Name, -Strength
            advised_strength/4          % +Strengths, +Name, +Points, -Advised
          ]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module(tables, [tables_at_hand/2]).

/** <module> Strengths: opponents with a name and a measured rating

A level is a search of some depth. A strength is an opponent for a person:
strength(Name) is a level of choose_move/3 and a player. The strengths of a game
are the key `strengths` of its game_info/1, the weakest first, dicts with the
keys

  - name: an atom, the same in all games
  - search: options of engine_move/4
  - elo: the rating, on a scale of its own in each game, where the weakest has
    the rating of anchor/1
  - error: half of the 95% interval of the difference from the strength before;
    0 for the weakest

`strengths.pl` in the folder of a game has the searches, and the ratings that
`make ladder` measured. The weaker ones search without the nets, so that a new
net does not change them; they misjudge and overlook moves, see
tabuleiro/search/oversight. The upper half, with the one in the middle, never
overlooks a win in the same turn, and a strength with a net overlooks no move.
Every search is bounded by positions and uses one thread: its move depends on
the state and the seed alone.

A game without C has levels only: the terms of the evaluation and the nets are
in C.
*/

:- meta_predicate
    rated_strengths(2, 3, -).

%!  anchor(-Elo:integer) is det.
%
%   The rating of the weakest strength of each game.

anchor(600).

%!  rated_strengths(:Strength, :Rating, -Strengths:list(dict)) is det.
%
%   Strengths is the key of game_info/1: call(Strength, Name, Search) enumerates
%   names and searches, the weakest first, and call(Rating, Name, Elo, Error)
%   has the measured figures. A strength that was not measured yet has the
%   anchor. The upper half never overlooks a win in the same turn.

rated_strengths(Strength, Rating, Strengths) :-
    findall(Name-Search, call(Strength, Name, Search), Pairs),
    length(Pairs, Count),
    findall(strength{name:Name, search:Search, elo:Elo, error:Error},
            ( nth1(N, Pairs, Name-Search0),
              rated(Name, Rating, Elo, Error),
              (   2*N >= Count
              ->  Search = [threads(1),see_wins(true)|Search0]
              ;   Search = [threads(1)|Search0]
              )
            ),
            Strengths).

:- meta_predicate rated(+, 3, -, -).

rated(Name, Rating, Elo, Error) :-
    call(Rating, Name, Elo, Error),
    !.
rated(_, _, Anchor, 0) :-
    anchor(Anchor).

%!  offered_strengths(+Game, +Info, -Strengths:list(dict)) is det.
%
%   Strengths are those of Info, the game_info/1 of Game, or none if Game is not
%   searched in C.

offered_strengths(Game, Info, Strengths) :-
    (   get_dict(strengths, Info, Strengths0),
        searched_in_c(Game, _)
    ->  Strengths = Strengths0
    ;   Strengths = []
    ).

%!  offered_info(+Game, -Info:dict) is det.
%
%   Info is game_info/1 of Game with the offered_strengths/3, and with the key
%   `tables`: whether a table of the game is at hand, see tables_at_hand/2.

offered_info(Game, Info) :-
    Game:game_info(Info0),
    offered_strengths(Game, Info0, Strengths),
    (   tables_at_hand(Game, _)
    ->  Tables = true
    ;   Tables = false
    ),
    Info = Info0.put(_{strengths:Strengths, tables:Tables}).

%!  must_have_strength(+Game, +Info, +Name) is det.
%
%   Name is one of offered_strengths/3.
%
%   @error instantiation_error, type_error(atom, Name)
%   @error domain_error(strength, Name), with a message that lists the names

must_have_strength(Game, Info, Name) :-
    must_be(atom, Name),
    offered_strengths(Game, Info, Strengths),
    findall(N, ( member(Strength, Strengths), N = Strength.name ), Names),
    (   memberchk(Name, Names)
    ->  true
    ;   throw(error(domain_error(strength, Name),
                    context(_, tabuleiro(no_strength(Game, Name, Names)))))
    ).

%!  strength_named(+Info, ?Name, -Strength:dict) is nondet.
%
%   Strength is the one of Info that is called Name.

strength_named(Info, Name, Strength) :-
    get_dict(strengths, Info, Strengths),
    member(Strength, Strengths),
    get_dict(name, Strength, Name).

%!  advised_strength(+Strengths, +Name, +Points, -Advised) is det.
%
%   Advised is the name of the opponent for the next game of a person who has
%   made Points against strength Name: the next stronger one after a win, the
%   next weaker one after a loss, if there is one.

advised_strength(Strengths, Name, Points, Advised) :-
    findall(N, ( member(Strength, Strengths), N = Strength.name ), Names),
    (   Points =:= 1,
        append(_, [Name,Next|_], Names)
    ->  Advised = Next
    ;   Points =:= 0,
        append(_, [Next,Name|_], Names)
    ->  Advised = Next
    ;   Advised = Name
    ).
