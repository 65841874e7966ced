/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_sides,
          [ loop_sides/4                % +Module, +States, -Path, -Players
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, same_length/2]).
:- use_module(clauses, [player_pair/3]).
:- use_module(templates, [numbered_part/3, part/3]).
:- use_module(turn_counter, [counted/4]).
:- use_module(turn_halves, [joins_turn_halves/1]).

/** <module> Which part of a loop's states tells whose turn it is
*/

%!  loop_sides(+Module, +States, -Path, -Players:list) is semidet.
%
%   The atomic part of States at Path has two values, Players, the first mover's
%   first, and changes in half of the turns or more. Where clauses swap the two,
%   or they change places, a player may have several turns in a row. Where no
%   part does, one may count the turns: Path ends with `parity` then.

loop_sides(Module, States, Path, [First,Second]) :-
    findall(KnownRank-Sorted,
            ( player_pair(Module, Players, Why),
              known_rank(Why, KnownRank),
              msort(Players, Sorted)
            ),
            Known),
    findall(Rank-(Path0-Values),
            (   side(States, Known, Path0, Values, Rank)
            ;   counted(Module, States, Path0, Values),
                Rank = 4
            ),
            Sides),
    keysort(Sides, [_-(Path-[First|Values])|_]),
    member(Second, Values),
    Second \== First,
    !.

%   known_rank(+Why, -Rank) is semidet: fails for what clauses swap by a name
%   such as next_move_type.

known_rank(usual, 1).
known_rank(facts(Name/_), 0) :-
    downcase_atom(Name, Lower),
    \+ ( member(Word, [move,type,phase,mode,jogada,tipo,fase,modo]),
         sub_atom(Lower, _, _, _, Word)
       ).
known_rank(heads(_), 0).

%   side(+States, +Known, -Path, -Values, -Rank) is nondet: the part of States
%   at Path, with Values, may tell whose turn it is, the likelier the lower Rank
%   is. The number of a half that a loop was joined from is the player where
%   nothing else is: a half may be a question within a turn. What may be empty
%   is no player, nor is a cell of the board, nor what is in a growing set of
%   facts, such as the cells that a search has visited.

side(States, Known, Path, Values, Rank) :-
    States = [State|_],
    leaf_path(State, Path),
    maplist(part(Path), States, Values),
    two_values(Values, Pair),
    pair_rank(Known, Pair, Rank0),
    \+ ( Rank0 >= 2, in_board(Path, State) ),
    \+ in_growing_facts(Path, States),
    \+ key_of_facts(Path, States),
    (   change_places(States, Path, Values)
    ->  Swapped = true,
        Rank1 is min(1, Rank0)
    ;   Swapped = false,
        Rank1 = Rank0
    ),
    changes(Values, Changes),
    length(Values, Count),
    (   Changes*2 >= Count-1
    ->  true
    ;   Swapped == true,
        Changes >= 3                    % turns of ten moves
    ->  Changes*12 >= Count
    ;   once(( Rank1 =:= 0 ; Swapped == true )),
        Changes*6 >= Count
    ),
    (   Pair == [1,2],
        half_number(Path, State)
    ->  Rank is Rank1+0.5
    ;   Rank = Rank1
    ).

in_growing_facts([2,I,3|_], States) :-
    States = [state(_, _)|_],
    member(A, States),
    member(B, States),
    part([2,I,3], A, Clauses),
    part([2,I,3], B, Others),
    \+ same_length(Clauses, Others),
    !.

%   key_of_facts(+Path, +States): facts have the same values at Path in all
%   States, such as the players of pieces(Player, Count). They stand in the
%   order in which the facts were changed. Facts that do not change otherwise
%   are a queue of players.

key_of_facts([2,I,3,_,1|Rest], States) :-
    States = [state(_, _)|_],
    maplist(facts_at(I), States, [Facts|Others]),
    Facts = [_,_|_],
    member(Other, Others),
    Other \== Facts,
    maplist(keys(Rest), [Facts|Others], [Keys|OtherKeys]),
    maplist(==(Keys), OtherKeys),
    !.

facts_at(I, State, Sorted) :-
    part([2,I,3], State, Clauses),
    msort(Clauses, Sorted).

keys(Rest, Clauses, Sorted) :-
    maplist(part([1|Rest]), Clauses, Keys),
    msort(Keys, Sorted).

%   change_places(+States, +Path, +Values): another part always has the other of
%   the two Values that the part at Path has: who moves and who is next. Both
%   may have more beside them, such as the level of a bot.

change_places([State|States], Path, [First|Values]) :-
    member(Second, Values),
    Second \== First,
    !,
    append(Above, [Here|Below], Path),
    ( Below = [] ; Below = [_] ),
    part(Above, State, Parent),
    ( Parent = [_,_] ; \+ is_list(Parent) ), % no cells of a board
    numbered_part(N, Parent, _),
    N \== Here,
    append(Above, [N|Below], Other),
    part(Other, State, Second),
    maplist(part(Other), States, Others),
    maplist(other_of(First, Second), Values, Others),
    !.

other_of(First, Second, First, Second).
other_of(First, Second, Second, First).

half_number([1,1], state(Head, _)) :-
    !,
    half_number([1], Head).
half_number([1], Head) :-
    functor(Head, Name, Arity),
    joins_turn_halves(_:Name/Arity).

two_values(Values, Pair) :-
    sort(Values, Pair),
    Pair = [A,B],
    atomic(A),
    atomic(B).

%   in_board(+Path, +Term): Path leads to a cell of a list of three rows or more
%   of one length.

in_board(Path, Term) :-
    append(Above, [_,_|_], Path),
    part(Above, Term, Rows),
    is_list(Rows),
    Rows = [Row,_,_|_],
    is_list(Row),
    \+ ( member(Other, Rows),
         \+ ( is_list(Other), same_length(Row, Other) )
       ),
    !.

%   pair_rank(+Known, +Pair, -Rank) is semidet: Known are Rank-Pair terms.

pair_rank(Known, Pair, Rank) :-
    \+ ( member(Value, Pair), names_nothing(Value) ),
    (   \+ same_but_number(Pair),
        member(Value, Pair),
        atom(Value),
        downcase_atom(Value, Lower),
        member(Word, [computer,bot,human,easy,hard,random,level,cpu]),
        sub_atom(Lower, _, _, _, Word)
    ->  Rank = 3                        % who plays for a player
    ;   memberchk(0-Pair, Known)
    ->  Rank = 0
    ;   memberchk(1-Pair, Known)
    ->  Rank = 1
    ;   Rank = 2
    ).

names_nothing(Value) :-
    atom(Value),
    downcase_atom(Value, Lower),
    memberchk(Lower, [none,empty,null,nil,vazio,vazia,' ','']).

%   same_but_number(+Pair): such as computer1 and computer2.

same_but_number([A,B]) :-
    without_number(A, Name),
    without_number(B, Name).

without_number(Atom, Name) :-
    atom(Atom),
    sub_atom(Atom, Before, 1, 0, Last),
    Before > 0,
    char_type(Last, digit),
    sub_atom(Atom, 0, Before, _, Name).

changes([_], 0).
changes([A,B|Values], Count) :-
    changes([B|Values], Count0),
    (   A == B
    ->  Count = Count0
    ;   Count is Count0+1
    ).

%   leaf_path(+Term, -Path): an atomic part of Term, in no list of lists.

leaf_path(Term, []) :-
    atomic(Term),
    Term \== [].
leaf_path(Term, [N|Path]) :-
    compound(Term),
    Term \= '$unbound'(_),
    (   is_list(Term)
    ->  length(Term, Length),
        Length < 12,
        nth1(N, Term, Argument)
    ;   arg(N, Term, Argument)
    ),
    leaf_path(Argument, Path).
