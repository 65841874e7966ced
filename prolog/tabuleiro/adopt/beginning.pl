/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_beginning,
          [ start/3,                    % +Module, +Given, -Start
            unbound_start/4,            % +Module, +Given, -PI, -State
            first_moves/7,              % +Module, +Given, +Pairs, +Start,
                                        % -Valid, -Player, -Elements
            opening/5                   % +Module, +Given, +Pairs, +Start,
                                        % -Opening
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, member/2, memberchk/2, nth1/3,
                same_length/2
              ]).
:- use_module(library(option), [option/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(candidates).
:- use_module(clauses, [program_clause/3]).
:- use_module(configs, [config/5]).
:- use_module(templates).
:- use_module(trial, [attempt/2]).

/** <module> The first moves of a program, by trial

How to ask for the start of a game, its valid moves and the states after them.
*/

                /*******************************
                *             START            *
                *******************************/

%!  start(+Module, +Given, -Start) is nondet.
%
%   Start is start(Template, Config, State, Why): Template with Config gives
%   State. Why is `given`, calls(PI), facts(PI), heads(PI), `none` if there is
%   no config, or `trial`.

start(Module, Given, start(Template, Config, State, Why)) :-
    candidate(Module, Given, initial_state, Template),
    any_start(Module, Given, Template, start(Template, Config, State, Why)),
    ground(State).

any_start(Module, Given, Template, start(Template, Config, State, Why)) :-
    config(Module, Given, Template, Config, Why),
    template_goal(Template, [config=Config,state=State,player=_], Goal),
    attempt(Module:Goal, yes).

%!  unbound_start(+Module, +Given, -PredicateIndicator, -State) is semidet.
%
%   The predicate, asked in the likeliest way, gives a state with unbound
%   variables, empty cells most often. State has '$VAR'('_') for each.

unbound_start(Module, Given, PI, State) :-
    once(candidate(Module, Given, initial_state, Template)),
    limit(10, any_start(Module, Given, Template, start(_, _, State, _))),
    nonvar(State),
    !,
    term_variables(State, Variables),
    Variables \== [],
    maplist(=('$VAR'('_')), Variables),
    template_indicator(Template, PI).

                /*******************************
                *          FIRST MOVES         *
                *******************************/

%!  opening(+Module, +Given, +Pairs, +Start, -Opening) is nondet.
%
%   Opening is opening(Valid, Move, Template, Player, States): Valid and Move
%   are the templates that give the moves of the start and the states after
%   them, Move-State terms, Template is Element-Move, or `none`, and Player
%   who was asked about, or `none`. Pairs are the pairs of players to try.

opening(Module, Given, Pairs, Start,
        opening(Valid, Move, Template, Player, States)) :-
    Start = start(_, _, State, _),
    first_moves(Module, Given, Pairs, Start, Valid, Player, Elements),
    candidate(Module, Given, move, Move0),
    whole_move(Move0, Elements),
    variant(Move0, Start, Move),
    (   has_role(Move, player),
        Player == none
    ->  a_player(Given, Pairs, State, Player1)
    ;   Player1 = Player
    ),
    element_template(Module, Given, Move, Elements, Template),
    new_states(Module, Given, Move, Template, Player1, State, Elements,
               States).

%   A move in parts has all of its parts.

whole_move(Template, [Element|_]) :-
    findall(N, has_role(Template, move(N)), Numbers),
    (   Numbers == []
    ->  true
    ;   general(Element, _, Parts, []),
        same_length(Numbers, Parts)
    ).

%!  first_moves(+Module, +Given, +Pairs, +Start, -Valid, -Player, -Elements)
%!              is nondet.
%
%   Valid, a template, gives Elements, a list that is not empty.

first_moves(Module, Given, _, start(_, _, State, _), none, none, Moves) :-
    option(moves(Goal), Given),
    !,
    attempt(call(Module:Goal, State, Moves), yes),
    Moves = [_|_].
first_moves(Module, Given, Pairs, Start, Valid, Player, Elements) :-
    Start = start(_, _, State, _),
    candidate(Module, Given, valid_moves, Valid0),
    variant(Valid0, Start, Valid),
    (   has_role(Valid, player)
    ->  a_player(Given, Pairs, State, Player)
    ;   Player = none
    ),
    template_goal(Valid, [state=State,player=Player,moves=Elements], Goal),
    attempt(Module:Goal, yes),
    is_list(Elements),
    Elements = [_|_].

%   Player may be to move: what State tells, and is known as a player, then
%   what is known, then what State tells.

a_player(Given, Pairs, State, Player) :-
    findall(Player0, known_player(Given, Pairs, State, Player0), Players0),
    list_to_set(Players0, Players),
    member(Player, Players).

known_player(Given, _, _, Player) :-
    option(players(Players), Given),
    !,
    member(Player, Players).
known_player(_, Pairs, State, Player) :-
    leaf(State, _, Player),
    member(Pair-_, Pairs),
    memberchk(Player, Pair),
    Player \== 0.                      % a count, more often
known_player(_, Pairs, _, Player) :-
    member(Pair-_, Pairs),
    member(Player, Pair).
known_player(_, _, State, Player) :-
    leaf(State, _, Player).

%   States are those after Elements, which all have one. Fewer are enough if
%   some are not moves at all: the check reports them.

new_states(Module, Given, Move, Template, Player, State, Elements, States) :-
    findall(Term-New,
            ( limit(12, member(Element, Elements)),
              new_state(Module, Given, Move, Template, Player, State, Element,
                        Term, New)
            ),
            States),
    length(Elements, Count),
    length(States, Good),
    Good >= 1,
    Good*2 >= min(Count, 12).

new_state(Module, Given, Move, Template, Player, State, Element, Term, New) :-
    (   Template == none
    ->  Term = Element
    ;   element_move(Template, Player, Element, Term)
    ),
    template_goal(Move, [state=State,player=Player,move=Term,new=New0], Goal),
    attempt(Module:Goal, yes),
    (   option(after_move(After), Given)
    ->  attempt(call(Module:After, New0, New), yes)
    ;   New = New0
    ),
    ground(New),
    New \== State.

%!  element_template(+Module, +Given, +Move, +Elements, -Template) is nondet.
%
%   Template is `none`, or a pair that makes moves of Elements, read off the
%   heads of move/3.

element_template(_, Given, _, _, Template) :-
    option(template(Template0), Given),
    !,
    Template = Template0.
element_template(_, _, _, _, none).
element_template(Module, _, Move, [Element|_], Pattern-Term) :-
    Move =.. [Name|Roles],
    nth1(N, Roles, move),
    length(Roles, Arity),
    functor(Head, Name, Arity),
    program_clause(Module, Head, _),
    arg(N, Head, Written),
    compound(Written),
    general(Element, Pattern, Values, []),
    Values = [_|_],
    general(Written, Term, Holes, []),
    (   Holes = Values
    ;   Holes = [player|Values]
    ;   append(Values, [player], Holes)
    ).

%   Pattern is Term with Variables for what is atomic or unbound in it.

general(Term, Variable, [Variable|Tail], Tail) :-
    \+ compound(Term),
    Term \== [],
    !.
general([], [], Tail, Tail) :-
    !.
general(Term, Pattern, Variables, Tail) :-
    Term =.. [Name|Args],
    general_list(Args, Patterns, Variables, Tail),
    Pattern =.. [Name|Patterns].

general_list([], [], Tail, Tail).
general_list([Arg|Args], [Pattern|Patterns], Variables, Tail) :-
    general(Arg, Pattern, Variables, Tail0),
    general_list(Args, Patterns, Tail0, Tail).
