/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_standing,
          [ tell_standing/6             % +Game, +Record, +Players, +Winner,
                                        % +Helped, -Advised
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../base/printing', [say/1]).
:- use_module('../match/record', [record_start/3]).
:- use_module('../search/strengths',
              [advised_strength/4, offered_info/2, strength_named/3]).
:- use_module('../statistics/glicko', [glicko_interval/3]).
:- use_module(own_rating, [own_rating/4]).
:- use_module(remember, [recall_settings/3, remember_settings/3]).
:- use_module(setting, [strength_label/3]).
:- use_module(texts, []).

/** <module> The rating of a person, and the next opponent

A game is rated if it began at the start of the default config, for which the
ratings of the strengths were measured, and the person had no help. Both the
opponent and the rating are kept in the settings of the game, see
tabuleiro/play/remember.
*/

%!  tell_standing(+Game, +Record, +Players, +Winner, +Helped, -Advised) is det.
%
%   The game of Record has ended: Winner is a player or `draw`, Helped is that
%   of play_match_option/5. If a person has played a strength, according to
%   Players, prints and keeps the rating of the person, unless that is switched
%   off, and the opponent to play next. Advised is that opponent as a label and
%   Players with it, Label-Players1, or `none` if it is the one just played.

tell_standing(Game, Record, Players, Winner, Helped, Advised) :-
    offered_info(Game, Info),
    (   against_strength(Players, Person, Name),
        strength_named(Info, Name, Strength)
    ->  record_start(Record, Played, State),
        points(Played, Person, Winner, Points),
        recall_settings(Game, Info, Settings0),
        (   Settings0.rated == true
        ->  rated(Helped, Played, State, Strength, Points, Settings0, Settings1)
        ;   Settings1 = Settings0
        ),
        advised_strength(Info.strengths, Name, Points, Next),
        strength_label(Info, Next, Label),
        tell_opponent(Next, Name, Label),
        facing(Next, Name, Settings1, Settings),
        remember_settings(Game, Info, Settings),
        (   Next == Name
        ->  Advised = none
        ;   maplist(seated(Next), Players, Players1),
            Advised = Label-Players1
        )
    ;   Advised = none
    ).

against_strength([human,Player], 1, Name) :-
    is_strength(Player, Name).
against_strength([Player,human], 2, Name) :-
    is_strength(Player, Name).

is_strength(Player0, Name) :-
    strip_module(Player0, _, Player),
    Player = strength(Name).

points(_, _, draw, 0.5) :-
    !.
points(Game, Person, Winner, Points) :-
    Game:game_info(Info),
    (   nth1(Person, Info.players, Winner)
    ->  Points = 1
    ;   Points = 0
    ).

                /*******************************
                *           RATING             *
                *******************************/

%   Helped, Game and State are of the game that was played.

rated(Helped, Game, State, Strength, Points, Settings0, Settings) :-
    Game:initial_state(default, Start),
    (   Start \== State
    ->  Settings = Settings0
    ;   Helped == true
    ->  say(rating_unchanged),
        Settings = Settings0
    ;   own_rating(Strength, Points, Settings0.rating, Rating),
        glicko_interval(Rating, Elo, Error),
        say(own_rating(Elo, Error)),
        Settings = Settings0.put(rating, Rating)
    ).

                /*******************************
                *           ADVICE             *
                *******************************/

tell_opponent(Next, Name, Label) :-
    (   Next == Name
    ->  say(same_opponent(Label))
    ;   say(next_opponent(Label))
    ).

seated(Next, Player, Seated) :-
    (   is_strength(Player, _)
    ->  Seated = strength(Next)
    ;   Seated = Player
    ).

%   The strength Next takes the seats of Name.

facing(Next, Name, Settings0, Settings) :-
    findall(Key-strength(Next),
            ( member(Key, [player1,player2]),
              get_dict(Key, Settings0, strength(Name))
            ),
            Pairs),
    dict_pairs(New, _, Pairs),
    Settings = Settings0.put(New).
