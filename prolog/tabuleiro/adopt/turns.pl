/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_turns,
          [ turn_reading/6,             % +Module, +Given, +Pairs, +Start,
                                        % +Opening, -Reading
            begins/4                    % +Module, +Pair, -First, -PI
          ]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(candidates, [leaf/3]).
:- use_module(clauses).
:- use_module(templates).
:- use_module(trial, [attempt/2]).

/** <module> Whose turn it is, by what the states and the clauses tell

A reading is reading(Turn, Players, Templates, Why): Turn is a value of the
option turn, Templates are for next_player or after_move, and Why is

  - given(Why): by the options; Why is what tells the players
  - own: by player_to_move/2
  - part(Path): a part of the state that changes as moves do
  - part(Path, PI): that changes by the predicate, after move
  - moved(Path, PI): by a part that changes as moves do; PI is called after the
    start with the other player than the part has there
  - next(PI): the predicate tells who is next
  - begins(PI, Source), order(Source): the sides alternate, and the first is
    the one whom the predicate is called with after the start of a game, or
    the first by the order of Source, see player_pair/3
*/

%!  turn_reading(+Module, +Given, +Pairs, +Start, +Opening, -Reading) is
%!               nondet.
%
%   The readings that fit the first moves, the likeliest first.

turn_reading(Module, Given, Pairs, Start, Opening, Reading) :-
    (   option(turn(Turn), Given),
        Turn \== alternate
    ->  given_turn(Turn, Given, Pairs, Start, Opening, Reading)
    ;   option(turn(alternate), Given)
    ->  alternation(Module, Given, Pairs, Opening, Reading)
    ;   given_template(Given, next_player, _)
    ->  given_turn(asked, Given, Pairs, Start, Opening, Reading)
    ;   reading(Module, Given, Pairs, Start, Opening, Reading)
    ).

given_turn(own, Given, Pairs, _, _, reading(own, Players, [], given(Why))) :-
    !,
    given_players(Given, Pairs, none, Players, Why).
given_turn(arg(Path), Given, Pairs, start(_, _, State, _), Opening,
           reading(arg(Path), Players, [], given(Why))) :-
    !,
    part(Path, State, First),
    (   option(players(Players0), Given)
    ->  Players = Players0,
        Why = given
    ;   other_part(Path, Opening, First, Second)
    ->  Players = [First,Second],
        Why = part(Path)
    ;   known_pair(Pairs, First, Second, Source)
    ->  Players = [First,Second],
        Why = order(Source)
    ).
given_turn(moved(Path), Given, Pairs, start(_, _, State, _), Opening,
           reading(moved(Path), Players, [], given(Why))) :-
    !,
    part(Path, State, First),
    (   option(players(Players0), Given)
    ->  Players = Players0,
        Why = given
    ;   other_part(Path, Opening, First, Second)
    ->  (   known_pair(Pairs, First, Second, _)
        ->  Players = [Second,First]
        ;   known_pair(Pairs, Second, Third, _)
        ->  Players = [Second,Third]    % nobody has moved at the start
        ;   Players = [Second,First]
        ),
        Why = part(Path)
    ).
given_turn(Turn, Given, Pairs, _, opening(_, _, _, Player, _),
           reading(Turn, Players, [], given(Why))) :-
    given_players(Given, Pairs, Player, Players, Why).

%   Second is what stands at Path after a move of Opening, other than First.

other_part(Path, opening(_, _, _, _, States), First, Second) :-
    member(_-New, States),
    part(Path, New, Second),
    Second \== First,
    !.

given_players(Given, Pairs, Player, Players, Why) :-
    (   option(players(Players0), Given)
    ->  Players = Players0,
        Why = given
    ;   member(Pair-Source, Pairs),
        ordered(Pair, Player, Players),
        Why = order(Source)
    ).

ordered([A,B], Player, Players) :-
    (   Player == B
    ->  Players = [B,A]
    ;   Player == none
    ->  member(Players, [[A,B],[B,A]])
    ;   Player == A,
        Players = [A,B]
    ).

reading(Module, Given, _, start(_, _, State, _),
        opening(_, _, _, _, States), reading(own, Players, [], own)) :-
    program_has(Module, player_to_move/2),
    mover(Module, State, First),
    member(_-New, States),
    mover(Module, New, Second),
    Second \== First,
    !,
    fitting(Given, [First,Second], Players).
reading(Module, Given, Pairs, start(_, _, State, _), Opening,
        reading(Turn, Players, [], Why)) :-
    Opening = opening(_, _, _, Player, States),
    findall(Rank-(Path0-[First,Second]),
            ( leaf(State, Path0, First),
              once(( Player == none ; Player == First )),
              once(( member(_-New, States),
                     part(Path0, New, Second),
                     Second \== First
                   )),
              alike(First, Second),
              rank(Pairs, First, Second, Rank)
            ),
            Found0),
    keysort(Found0, Found),
    member(_-(Path-Values), Found),
    part_turn(Module, Player, Path, Values, Turn, Players0, Why),
    fitting(Given, Players0, Players).
reading(Module, Given, Pairs, Start, Opening,
        reading(arg(Path), Players, [after_move=Template],
                part(Path, PI))) :-
    Start = start(_, _, State, _),
    Opening = opening(_, Move, _, Player, States),
    leaf(State, Path, First),
    once(( Player == none ; Player == First )),
    known_pair(Pairs, First, Second, _),
    \+ ( member(_-New, States),
         \+ part(Path, New, First)
       ),
    (   given_template(Given, after_move, Template)
    *-> true
    ;   later_template(Module, Move, new, Template)
    ),
    member(Chosen-New, States),
    template_goal(Template, [state=New,player=First,move=Chosen,new=After],
                  Goal),
    attempt(Module:Goal, yes),
    part(Path, After, Second0),
    Second0 == Second,
    !,
    template_indicator(Template, PI),
    fitting(Given, [First,Second], Players).
reading(Module, Given, Pairs, _, opening(_, Move, _, Player, States),
        reading(asked, Players, [next_player=Template], next(PI))) :-
    later_template(Module, Move, next, Template),
    has_role(Template, state),
    member(Pair-_, Pairs),
    ordered(Pair, Player, Players0),
    Players0 = [First,_],
    \+ ( member(Chosen-New, States),
         \+ ( template_goal(Template,
                            [ state=New, player=First, move=Chosen, next=Next
                            ],
                            Goal),
              attempt(Module:Goal, yes),
              memberchk(Next, Pair)
            )
       ),
    template_indicator(Template, PI),
    fitting(Given, Players0, Players).
reading(Module, Given, Pairs, _, Opening, Reading) :-
    alternation(Module, Given, Pairs, Opening, Reading).

alternation(Module, Given, Pairs, opening(_, _, _, Player, _),
            reading(alternate, Players, [], Why)) :-
    (   option(players(Players0), Given)
    ->  Players = Players0,
        once(( Player == none ; memberchk(Player, Players) )),
        Why = order(given)
    ;   member(Pair-Source, Pairs),
        (   begins(Module, Pair, First, PI)
        ->  Why0 = begins(PI, Source),
            other_first(Pair, First, Pair1)
        ;   Why0 = order(Source),
            Pair1 = Pair
        ),
        (   ordered_first(Pair1, Player, Players),
            Why = Why0
        )
    ).

%   Without a player asked about both orders are possible, the first is
%   likelier. A player asked about is in the pair.

ordered_first([A,B], Player, Players) :-
    (   Player == none
    ->  true
    ;   memberchk(Player, [A,B])
    ),
    member(Players, [[A,B],[B,A]]).

other_first([A,B], First, Pair) :-
    (   First == A
    ->  Pair = [A,B]
    ;   Pair = [B,A]
    ).

part_turn(Module, none, Path, [First,Second], moved(Path), [Second,First],
          moved(Path, PI)) :-
    \+ number(Second),
    begins(Module, [First,Second], Second, PI).
part_turn(_, _, Path, Values, arg(Path), Values, part(Path)).

mover(Module, State, Player) :-
    attempt(Module:player_to_move(State, Player), yes),
    ground(Player).

%   Players are the two of Values, as the options have them if they do.

fitting(Given, Values, Players) :-
    (   option(players(Players0), Given)
    ->  msort(Players0, Sorted),
        msort(Values, Sorted),
        Players = Players0
    ;   Players = Values
    ).

alike(A, B) :-
    (   number(A)
    ->  number(B)
    ;   atomic(A)
    ->  atomic(B),
        \+ number(B)
    ;   compound(B),
        functor(A, Name, Arity),
        functor(B, Name, Arity)
    ).

rank(Pairs, First, Second, Rank) :-
    (   known_pair(Pairs, First, Second, _)
    ->  Rank = 0
    ;   Rank = 1
    ).

known_pair(Pairs, A, B, Source) :-
    member(Pair-Source, Pairs),
    (   Pair = [A,B]
    ;   Pair = [B,A]
    ).

                /*******************************
                *    WHAT THE CLAUSES TELL     *
                *******************************/

%!  begins(+Module, +Pair, -First, -PI) is semidet.
%
%   After the start of a game, a clause calls PI with First, one of Pair.

begins(Module, Pair, First, Name/Arity) :-
    operation(initial_state, Names),
    member(Initial, Names),
    between(1, 3, N),
    program_goal(Module, Initial/N, Goal, (_ :- Goals)),
    append(_, [Same|Later], Goals),
    Same == Goal,
    member(Next, Later),
    callable(Next),
    Next =.. [Name|Args],
    \+ memberchk(Name, [=,display_game]),
    mentioned(Args, Pair, First),
    !,
    functor(Next, Name, Arity).

mentioned(Args, Pair, First) :-
    member(Arg, Args),
    ground(Arg),
    memberchk(Arg, Pair),
    !,
    First = Arg.

%!  later_template(+Module, +Move, +Output, -Template) is nondet.
%
%   After a call of Move, a clause calls the predicate of Template with the
%   new state and an unbound argument, whose role is Output.

later_template(Module, Move, Output, Template) :-
    findall(Template0, later(Module, Move, Output, Template0), Templates0),
    list_to_set(Templates0, Templates),
    limit(10, member(Template, Templates)).

later(Module, Move, Output, Template) :-
    template_indicator(Move, PI),
    program_goal(Module, PI, Goal, (Head :- Goals)),
    append(Before, [Same|Later], Goals),
    Same == Goal,
    argument_of(Move, new, Goal, New),
    var(New),
    (   argument_of(Move, move, Goal, Chosen)
    ->  true
    ;   true
    ),
    append(Between, [Next|_], Later),
    callable(Next),
    Next =.. [Name|Args],
    term_variables(Head-Before-Goal-Between, Seen),
    once(( member(Argument, Args),
           Argument == New
         )),
    roles(Args, New, Chosen, Head, Seen, Output, Roles),
    memberchk(Output, Roles),
    Template =.. [Name|Roles],
    template_indicator(Template, NextPI),
    program_has(Module, NextPI),
    NextPI \== PI,
    \+ ( operation(_, Names),
         memberchk(Name, Names)
       ).

argument_of(Template, Role, Goal, Argument) :-
    Template =.. [_|Roles],
    nth1(N, Roles, Role),
    arg(N, Goal, Argument).

roles([], _, _, _, _, _, []).
roles([Arg|Args], New, Chosen, Head, Seen, Output, [Role|Roles]) :-
    role(Arg, New, Chosen, Head, Seen, Output, Role),
    roles(Args, New, Chosen, Head, Seen, Output, Roles).

role(Arg, New, _, _, _, _, state) :-
    Arg == New,
    !.
role(Arg, _, Chosen, _, _, _, move) :-
    Arg == Chosen,
    !.
role(Arg, _, _, _, _, _, is(Arg)) :-
    ground(Arg),
    !.
role(Arg, _, _, _, Seen, Output, Role) :-
    var(Arg),
    (   member(Variable, Seen),
        Variable == Arg
    ->  Role = player
    ;   Role = Output
    ).
