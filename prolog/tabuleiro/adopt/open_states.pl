/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_open_states,
          [ closed_state/2,             % +State0, -State
            opened/2,                   % +Closed, -Open
            has_open_part/1,            % +Closed
            closed_move/2,              % +Move0, -Move
            opened_move/2               % +Move, -Open
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [nth0/3]).

/** <module> States of a loop with variables

The states of tabuleiro/adopt/loop_step are ground.
*/

%!  closed_state(+State0, -State) is det.
%
%   State is State0 with '$unbound' and '$unbound'(N) in place of the variables
%   of its goal.

closed_state(State0, State) :-
    copy_term_nat(State0, State),
    (   State = state(Head, _)
    ->  true
    ;   Head = State
    ),
    closed(Head).

closed(Head) :-
    ground(Head),
    !.
closed(Head) :-
    Head =.. [_|Args],
    maplist(closed_argument, Args),
    numbervars(Head, 0, _, [functor_name('$unbound')]).

closed_argument(Arg) :-
    (   var(Arg)
    ->  Arg = '$unbound'
    ;   true
    ).

%!  opened(+Closed, -Open) is det.
%
%   Open is Closed, a term that closed_state/2 made or a part of it, with its
%   variables.

opened(Closed, Open) :-
    opened(_, Closed, Open).

opened(Variables, Closed, Open) :-
    (   Closed == '$unbound'
    ->  true
    ;   Closed = '$unbound'(N)
    ->  nth0(N, Variables, Open)
    ;   compound(Closed)
    ->  compound_name_arguments(Closed, Name, Args0),
        maplist(opened(Variables), Args0, Args),
        compound_name_arguments(Open, Name, Args)
    ;   Open = Closed
    ).

%!  has_open_part(+Closed) is semidet.
%
%   Closed has a variable within an argument: opened/2 must be called before the
%   program sees it.

has_open_part(Closed) :-
    compound(Closed),
    (   Closed = '$unbound'(_)
    ->  true
    ;   arg(_, Closed, Part),
        has_open_part(Part)
    ),
    !.

%!  closed_move(+Move0, -Move) is det.
%!  opened_move(+Move, -Open) is det.
%
%   Move is Move0 with the atom '_' in place of its variables, what a bot left
%   open, and Open is Move with its variables again.
%
%       ?- closed_move(move(_, _, pass), Move).
%       Move = move('_', '_', pass).

closed_move(Move0, Move) :-
    copy_term_nat(Move0, Move),
    term_variables(Move, Variables),
    maplist(=('_'), Variables).

opened_move(Move, Open) :-
    (   Move == '_'
    ->  true
    ;   compound(Move)
    ->  compound_name_arguments(Move, Name, Args0),
        maplist(opened_move, Args0, Args),
        compound_name_arguments(Open, Name, Args)
    ;   Open = Move
    ).
