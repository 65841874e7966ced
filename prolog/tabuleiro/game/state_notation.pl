/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_state_notation,
          [ state_notation/3            % +Game, ?State, ?Text
          ]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(games, [load_game/2]).
:- use_module(notation, [given_text/2, written_text/2]).
:- use_module('../base/term_text').

/** <module> Positions as text
*/

%!  state_notation(+Game, ?State, ?Text) is semidet.
%
%   Text is the line of text for State, a state of Game; either may be unbound.
%   load_game/2 loads Game. The README of a game has its grammar.
%
%       ?- state_notation(wali, S, "5/5/5/5/5/5_W_drop").
%       S = wali([['O', 'O', 'O', 'O', 'O'], ...], 'W'-drop, 12-12, none-none).
%
%   If Game does not export state_notation/2, Text is the term of State. It is
%   read as a term and never called, and must be a state for which
%   player_to_move/2 and valid_moves/2 of Game succeed.
%
%   @error those of load_game/2; instantiation_error if State and Text are
%   unbound, type_error(text, Text)
%   @error those of the game for State; syntax_error(Reason) for Text, and
%   domain_error(Type, Culprit) if Text does not describe a state

state_notation(Game, State, Text) :-
    load_game(Game, Module),
    (   module_property(Module, exports(Exports)),
        memberchk(state_notation/2, Exports)
    ->  Module:state_notation(State, Text)
    ;   nonvar(State)
    ->  must_be_state_of(Module, State),
        term_text(Module, State, String),
        written_text(String, Text)
    ;   given_text(Text, String),
        text_term(Module, String, State0),
        must_be_state_of(Module, State0),
        State = State0
    ).

must_be_state_of(Module, State) :-
    must_be(acyclic, State),
    must_be(ground, State),
    (   Module:player_to_move(State, Player),
        Module:game_info(Info),
        memberchk(Player, Info.players),
        Module:valid_moves(State, _)
    ->  true
    ;   atom_concat(Module, '_state', Domain),
        domain_error(Domain, State)
    ).
