% Two people take stones from heaps, one to three a turn; who takes the last
% one wins. Nothing lists the moves, and no computer plays.

play :-
    write('1. Two players'), nl,
    write('2. Leave'), nl,
    read(Choice),
    Choice == 1,
    turn([a-[o,o], b-[o,o,o], c-[o,o,o,o,o]], red).

turn(Heaps, Player) :-
    opponent(Player, Other),
    all_taken(Heaps),
    !,
    show(Heaps),
    format('~w has won!~n', [Other]).
turn(Heaps, Player) :-
    show(Heaps),
    format('~w to move.~n', [Player]),
    ask_heap(Heaps, Heap, Stones),
    ask_number(Stones, Number),
    taken(Heaps, Heap, Number, Left),
    opponent(Player, Other),
    turn(Left, Other).

all_taken(Heaps) :-
    \+ ( member(_-Stones, Heaps), Stones \== [] ).

opponent(red, blue).
opponent(blue, red).

ask_heap(Heaps, Heap, Stones) :-
    write('Heap: '),
    read(Heap),
    member(Heap-Stones, Heaps),
    Stones = [_|_],
    !.
ask_heap(Heaps, Heap, Stones) :-
    write('There is no such heap.'),
    nl,
    ask_heap(Heaps, Heap, Stones).

ask_number(Stones, Number) :-
    repeat,
    write('How many: '),
    read(Number),
    integer(Number),
    Number >= 1,
    Number =< 3,
    length(Stones, Most),
    Number =< Most,
    !.

taken([Heap-Stones|Heaps], Heap, Number, [Heap-Left|Heaps]) :-
    !,
    length(Taken, Number),
    append(Taken, Left, Stones).
taken([Other|Heaps], Heap, Number, [Other|Left]) :-
    taken(Heaps, Heap, Number, Left).

show([]).
show([Heap-Stones|Heaps]) :-
    format('~w ~w~n', [Heap,Stones]),
    show(Heaps).
