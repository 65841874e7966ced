/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_mover,
          [ loop_turn/5,                % +Reading, +Path, +Players0, -Turn,
                                        % -Players
            mover_at/4,                 % +Turn, +Players, +State, -Player
            own_symbols/4               % +Trace, +Loop, +Sides, -Symbols
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(templates, [operation/2, part/3]).

/** <module> Who moves in a turn of the loop: its player, or the other one

A loop may change the player before the move, not after it. Its calls have who
moved last. The program then chooses and moves for the other player.
*/

%!  loop_turn(+Reading, +Path, +Players0, -Turn, -Players) is semidet.
%
%   Turn is arg(Path), the part of the states of Reading that is the player to
%   move, or moved(Path) if the calls that choose or move name the other one of
%   Players0 in each turn that was seen. Players are those of Turn, the one who
%   begins first. Fails if the calls that choose name the part in some turns,
%   and the other player in others: a player who moves several times may be
%   changed before the first one.

loop_turn(Reading, Path, Players0, Turn, Players) :-
    named_arguments(Reading.trace, Reading.loop, Path, Named),
    findall(Place, member(named(Place, _, _), Named), Places0),
    sort(Places0, Places),
    (   member(Place, Places),
        findall(Part-Player,
                ( member(named(Place, Part, Player), Named),
                  memberchk(Player, Players0)
                ),
                Pairs),
        each_other(Pairs),
        \+ ( member(Same, Places),
             names_player(Same, Named)
           )
    ->  Turn = moved(Path),
        Players0 = [Last,First],
        Players = [First,Last]
    ;   \+ names_either(Reading.trace, Reading.loop, Path, Players0),
        Turn = arg(Path),
        Players = Players0
    ).

%   named_arguments(+Trace, +Loop, +Path, -Named): Named are named(PI-N, Part,
%   Value) terms: argument N of PI was Value in a call that chose or moved, in a
%   turn of Loop whose state had Part at Path.

named_arguments(Trace, Loop, Path, Named) :-
    foldl(named(Loop, Path), Trace.events, none-[], _-Named).

%   named(+Loop, +Path, +Event, +Seen0, -Seen): Seen is Part-Named, Part that of
%   the last call of Loop.

named(Loop, Path, Event, Part0-Named0, Part-Named) :-
    (   Event = enter(_, PI, State, _),
        PI == Loop.predicate,
        part(Path, State, Part)
    ->  Named = Named0
    ;   Event = enter(_, PI, Head, _),
        Part0 \== none,
        is_for_player(PI, Loop)
    ->  Part = Part0,
        findall(named(PI-N, Part, Value),
                ( compound(Head),
                  arg(N, Head, Value),
                  atomic(Value)
                ),
                New),
        append(New, Named0, Named)
    ;   Part = Part0,
        Named = Named0
    ).

is_for_player(PI, Loop) :-
    member(choice(Choice, Caller, _), Loop.choices),
    ( PI == Choice ; PI == Caller ),
    !.
is_for_player(_:Name/_, _) :-
    member(Operation, [choose_move,valid_moves,move]),
    operation(Operation, Names),
    memberchk(Name, Names),
    !.

%   In each of Pairs the part is another one than the player; both have been
%   named.

each_other(Pairs) :-
    Pairs = [_,_,_|_],
    \+ ( member(Part-Player, Pairs),
         Part == Player
       ),
    findall(Player, member(_-Player, Pairs), Players0),
    sort(Players0, [_,_]).

%   names_either(+Trace, +Loop, +Path, +Players) is semidet: the first call that
%   chooses in a turn has no argument that is the part in all turns, and one
%   that has Players alone, each in turns of both.

names_either(Trace, Loop, Path, Players) :-
    foldl(chosen_for(Loop, Path), Trace.events, none-[], _-Named),
    \+ ( member(named(Same, _, _), Named),
         names_player(Same, Named)
       ),
    member(named(Place, _, _), Named),
    findall(Part-Value, member(named(Place, Part, Value), Named), Pairs),
    \+ ( member(_-Value, Pairs), \+ memberchk(Value, Players) ),
    \+ ( member(Part, Players),
         member(Value, Players),
         \+ memberchk(Part-Value, Pairs)
       ),
    !.

chosen_for(Loop, Path, enter(_, PI, State, _), _-Named, Part-Named) :-
    PI == Loop.predicate,
    part(Path, State, Part),
    !.
chosen_for(Loop, _, enter(_, PI, Head, By), Part-Named0, none-Named) :-
    Part \== none,
    chooses(PI, By, Loop),
    !,
    findall(named(PI-N, Part, Value), atomic_argument(Head, N, Value), New),
    append(New, Named0, Named).
chosen_for(_, _, _, Seen, Seen).

%   Nothing is told by the moves of the other player, which may be counted too.

chooses(PI, By, Loop) :-
    member(choice(Choice, Caller, _), Loop.choices),
    ( PI == Caller ; PI == Choice, memberchk(Caller, [any,By]) ),
    !.
chooses(_:Name/_, _, _) :-
    operation(choose_move, Names),
    memberchk(Name, Names).

%   An atomic argument, or a part of one such as Player-Level.

atomic_argument(Head, N, Value) :-
    compound(Head),
    arg(M, Head, Argument),
    (   atomic(Argument)
    ->  N = M,
        Value = Argument
    ;   Argument = A-B,
        nth1(I, [A,B], Value),
        atomic(Value),
        N = M/I
    ).

%   names_player(+Place, +Named): the argument is the part in every turn.

names_player(Place, Named) :-
    \+ ( member(named(Place, Part, Value), Named),
         Part \== Value
       ).

%!  mover_at(+Turn, +Players, +State, ?Player) is semidet.
%
%   Player is to move in State, a state of the loop, by Turn, that of
%   loop_turn/5.

mover_at(Turn, Players, State, Player) :-
    arg(1, Turn, Path),
    part(Path, State, Part),
    part_player(Turn, Players, Part, Player).

%!  own_symbols(+Trace, +Loop, +Sides, -Symbols) is semidet.
%
%   Symbols are Symbol-Player pairs, one of each player of Sides, sides(Players,
%   Turn): the calls that choose or move in a turn of Player name Symbol, an
%   atom that is no player, in the same place. No other place has them the other
%   way round.

own_symbols(Trace, Loop, sides(Players, Turn), Symbols) :-
    Players = [A,B],
    arg(1, Turn, Path),
    named_arguments(Trace, Loop, Path, Named),
    findall(Place-Pairs,
            ( distinct(Place, member(named(Place, _, _), Named)),
              place_symbols(Place, Turn, Players, Named, Pairs)
            ),
            Found),
    pairs_values(Found, All0),
    sort(All0, [Symbols]),
    Symbols = [_-P,_-Q],
    msort([P,Q], Both),
    msort([A,B], Both).

place_symbols(Place, Turn, Players, Named, Pairs) :-
    findall(Symbol-Player,
            ( member(named(Place, Part, Symbol), Named),
              part_player(Turn, Players, Part, Player)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    Pairs = [A-P,B-Q],
    P \== Q,
    A \== B,
    atom(A),
    atom(B),
    \+ memberchk(A, Players),
    \+ memberchk(B, Players).

part_player(arg(_), _, Player, Player).
part_player(moved(_), Players, Last, Player) :-
    member(Player, Players),
    Player \== Last,
    !.
