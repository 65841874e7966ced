/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_portray, []).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(game, [has_predicate/2, is_game/1]).
:- use_module(games, [game_name/1]).

/** <module> States at the prompt

The toplevel, the debugger and print/1 show a state as its line of text:

    ?- initial_state(default, S).
    S = <wali 5/5/5/5/5/5_W_drop>.

The states of every loaded game that exports state_notation/2 are shown in this
way, unless the flag `tabuleiro_portray`, by default `true`, is `false`.
portray_clause/1 and listing/1 show the term, because their output is read
again.
*/

:- create_prolog_flag(tabuleiro_portray, true, [type(boolean), keep(true)]).

:- multifile user:portray/1.
:- dynamic   user:portray/1.

user:portray(Term) :-
    compound(Term),
    current_prolog_flag(tabuleiro_portray, true),
    state_text(Term, Name, Text),
    \+ is_read_again,
    format('<~w ~w>', [Name,Text]).

is_read_again :-
    prolog_current_frame(Frame),
    prolog_frame_attribute(Frame, parent_goal,
                           prolog_listing:portray_clause(_, _, _)).

%!  state_text(+Term, -Name, -Text) is semidet.
%
%   Term is a state of a loaded game, Name the name of the game and Text the
%   position as text. Fails at once if Term does not have the outline of a
%   state.

state_text(Term, Name, Text) :-
    outline_key(Term, Key),
    update_outlines,
    once(known_outline(Key, _, _)),
    outline_kinds(Term, Kinds),
    known_outline(Key, Kinds, Game),
    harmless(Game:state_notation(Term, Text)),
    !,
    (   atom_concat(Name0, '_reference', Game)
    ->  Name = Name0
    ;   Name = Game
    ).

%!  outline_key(+Term, -Key) is semidet.
%!  outline_kinds(+Term, -Kinds:list) is det.
%
%   The outline of Term. Key is the functor of a compound Term, or the length of
%   a list; Kinds are the kinds of its arguments or elements.

outline_key(List, Key) :-
    List = [_|_],
    !,
    '$skip_list'(Key, List, Tail),
    Tail == [].
outline_key(Term, Name/Arity) :-
    compound_name_arity(Term, Name, Arity).

outline_kinds(Term, Kinds) :-
    (   Term = [_|_]
    ->  Arguments = Term
    ;   compound_name_arguments(Term, _, Arguments)
    ),
    maplist(kind, Arguments, Kinds).

kind(Term, Kind) :-
    (   compound(Term)
    ->  compound_name_arity(Term, Name, Arity),
        compound_kind(Name, Arity, Kind)
    ;   Term == []
    ->  Kind = list
    ;   integer(Term)
    ->  Kind = integer
    ;   atom(Term)
    ->  Kind = atom
    ;   Kind = other
    ).

compound_kind('[|]', 2, list) :-
    !.
compound_kind(Name, Arity, Name/Arity).

%   known_outline(Key, Kinds, Game): states of Game have this outline. The
%   second predicate has the number of modules at the time when the outlines
%   were computed.

:- dynamic
    known_outline/3,
    known_modules/1.

%!  update_outlines is det.
%
%   Computes the outlines of the initial states of all configs of the loaded
%   games, unless no module has been added since the last time.

update_outlines :-
    statistics(modules, Count),
    (   known_modules(Count)
    ->  true
    ;   findall(known_outline(Key, Kinds, Game),
                game_outline(Game, Key, Kinds),
                Outlines0),
        list_to_set(Outlines0, Outlines),
        retractall(known_outline(_, _, _)),
        forall(member(Outline, Outlines), assertz(Outline)),
        retractall(known_modules(_)),
        assertz(known_modules(Count))
    ).

%   The games of game_name/1 come before their other implementations.

game_outline(Game, Key, Kinds) :-
    (   game_name(Game)
    ;   current_module(Game),
        \+ game_name(Game)
    ),
    is_game(Game),
    has_predicate(Game, state_notation/2),
    harmless(findall(State, start(Game, State), States)),
    member(State, States),
    outline_key(State, Key),
    outline_kinds(State, Kinds).

start(Game, State) :-
    Game:game_info(Info),
    get_dict(configs, Info, Configs),
    member(Config, Configs),
    Game:initial_state(Config, State),
    compound(State).

%   Printing a term must neither throw errors of a game nor wait for it.

:- meta_predicate harmless(0).

harmless(Goal) :-
    catch(call_with_inference_limit(Goal, 1_000_000, Result),
          error(_, _), fail),
    Result \== inference_limit_exceeded,
    !.
