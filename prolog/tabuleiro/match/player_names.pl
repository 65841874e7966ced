/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_player_names,
          [ unnamed_players/2,          % +Terms0, -Terms
            player_names/3              % +Game, :Terms, -Names
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [memberchk/2, reverse/2]).
:- use_module('../base/term_size', [cut_term/2]).
:- use_module(player, [known_player/3, player_program/2]).
:- use_module(program, [program_id/2, program_option_name/2]).

/** <module> The names of players in tables and records

A player Name=Player has the given name. The name of a program is that of its
option `name`, else its own `id name`, else its term. The name of any other
player is its term.
*/

:- meta_predicate
    player_names(+, :, -).

%!  unnamed_players(+Terms0:list, -Terms:list) is det.
%
%   Terms are those of tabuleiro/match/player in Terms0, some of which are
%   Name=Term or Module:(Name=Term).

unnamed_players(Terms0, Terms) :-
    maplist(unnamed, Terms0, Terms).

unnamed(Term0, Term) :-
    (   named(Term0, _, Term1)
    ->  Term = Term1
    ;   Term = Term0
    ).

named(Term, _, _) :-
    var(Term),
    !,
    fail.
named(Module:Term0, Name, Module:Term) :-
    !,
    named(Term0, Name, Term).
named(Name=Term, Name, Term).

%!  player_names(+Game, :Terms:list, -Names:list(string)) is det.
%
%   Names are those of the players Terms of Game. Programs without a given name
%   are started once. The second program of a name gets a number.
%
%   @error those of known_player/3

player_names(Game, Module:Terms, Names) :-
    foldl(name_of(Game, Module), Terms, [], Reversed),
    reverse(Reversed, Names).

name_of(Game, Module, Term0, Names, [Name|Names]) :-
    (   named(Term0, Given, _)
    ->  must_be(text, Given),
        text_to_string(Given, Name)
    ;   known_player(Game, Module:Term0, Player),
        player_program(Player, Program),
        program_called(Program, Called)
    ->  numbered(Called, 1, Names, Name)
    ;   strip_module(Term0, _, Term),
        cut_term(Term, Cut),
        format(string(Name), '~q', [Cut])
    ).

program_called(Program, Name) :-
    (   program_option_name(Program, Name)
    ;   program_id(Program, Name)
    ),
    !.

numbered(Called, N, Names, Name) :-
    (   N =:= 1
    ->  Name0 = Called
    ;   format(string(Name0), '~s (~d)', [Called,N])
    ),
    (   memberchk(Name0, Names)
    ->  N1 is N+1,
        numbered(Called, N1, Names, Name)
    ;   Name = Name0
    ).
