/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_standing,
          [ rating_after/3,             % +Site, +Dict0, -Dict
            named_level/4               % +Dict, +Game, +Info, -Strength
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../play/own_rating', [own_rating/4]).
:- use_module('../search/strengths', [offered_strengths/3]).
:- use_module('../statistics/glicko', [glicko_interval/3, is_glicko/1]).
:- use_module(answer, [refuse/2]).
:- use_module(replay, [served_game/3, text_field/3]).

/** <module> The rating of a person, for the page

The browser keeps the rating.
*/

%!  rating_after(+Site, +Dict0, -Dict) is det.
%
%   The request Dict0 has the game, the `level`, which is the name of the
%   strength that the person has played, the points of the person, and the
%   `rating` before: null, or that of an earlier answer. Dict has the new
%   rating, and the middle `elo` and half the length `error` of its interval.

rating_after(Site, Dict0,
             _{ rating: _{ elo:Elo0, deviation:Deviation,
                           volatility:Volatility
                         },
                elo:Elo, error:Error
              }) :-
    text_field(Dict0, game, Text),
    served_game(Site, Text, Game),
    Game:game_info(Info),
    (   named_level(Dict0, Game, Info, Strength)
    ->  true
    ;   refuse(422, no_level)
    ),
    points(Dict0, Points),
    rating_before(Dict0, Before),
    own_rating(Strength, Points, Before, Rating),
    Rating = glicko(Elo0, Deviation, Volatility),
    glicko_interval(Rating, Elo, Error).

%!  named_level(+Dict, +Game, +Info, -Strength:dict) is semidet.
%
%   The `level` of Dict is the name of Strength, of Game with the game_info/1
%   Info.

named_level(Dict, Game, Info, Strength) :-
    get_dict(level, Dict, Text),
    string(Text),
    offered_strengths(Game, Info, Strengths),
    member(Strength, Strengths),
    atom_string(Strength.name, Text),
    !.

points(Dict, Points) :-
    (   get_dict(points, Dict, Points),
        number(Points),
        member(Possible, [0,0.5,1]),
        Points =:= Possible
    ->  true
    ;   refuse(422, no_points)
    ).

rating_before(Dict, Rating) :-
    (   get_dict(rating, Dict, null)
    ->  Rating = none
    ;   get_dict(rating, Dict, Before),
        is_dict(Before),
        _{ elo:Elo, deviation:Deviation, volatility:Volatility } :< Before,
        Rating = glicko(Elo, Deviation, Volatility),
        is_glicko(Rating)
    ->  true
    ;   refuse(422, no_rating)
    ).
