/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_state_graph,
          [ graph_of/6,                 % +Game, +State, +Most, +Deadline,
                                        % +Info, -Graph
            graph_value/5,              % +Graph, +Game, +State, -Value, -Move
            graph_size/2                % +Graph, -Count
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/deadline', [past/1]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3]).

/** <module> All states that a state leads to, with their values

The states are listed breadth first and solved backward from the ends of the
game (retrograde analysis). A state from which neither player can force a win is
drawn: the game ends in a draw, or goes on for ever.

A graph is graph(Ids, Values): Ids is a trie from states to numbers from 1,
Values a compound with the value of each for the player to move: win(Plies),
loss(Plies) or `draw`.
*/

%!  graph_of(+Game, +State, +Most, +Deadline, +Info, -Graph) is semidet.
%
%   Graph has all states that State leads to. Fails if there are more than Most,
%   a number or `inf`, or at Deadline. Unless Info is `none`, call(Info, Dict)
%   hears how far it is, as solve/4 describes.

graph_of(Game, State, Most, Deadline, Info, graph(Ids, Values)) :-
    trie_new(Ids),
    trie_insert(Ids, State, 1),
    Count = count(1, Most, Deadline, Info),
    listed([State], Game, Ids, Count, [], Nodes),
    arg(1, Count, Size),
    solved(Nodes, Size, Values).

%!  graph_size(+Graph, -Count) is det.
%
%   Count is the number of states of Graph.

graph_size(graph(_, Values), Count) :-
    functor(Values, _, Count).

%   Nodes are node(Id, Player, End, Children): the winner, or `none`, and the
%   numbers of the states that the moves lead to.

listed([], _, _, _, Nodes, Nodes).
listed([State|States], Game, Ids, Count, Nodes0, Nodes) :-
    foldl(node(Game, Ids, Count), [State|States], Nodes0-[], Nodes1-New),
    told(Count),
    listed(New, Game, Ids, Count, Nodes1, Nodes).

told(count(Size, _, _, Info)) :-
    (   Info == none
    ->  true
    ;   statistics(cputime, Time),
        ignore(call(Info, info{plies:0, positions:Size, time:Time}))
    ).

node(Game, Ids, Count, State, Nodes-New0,
     [node(Id, Player, End, Children)|Nodes]-New) :-
    trie_lookup(Ids, State, Id),
    arg(3, Count, Deadline),
    \+ past(Deadline),
    once(Game:player_to_move(State, Player)),
    (   once(Game:game_over(State, Winner))
    ->  End = Winner,
        Children = [],
        New = New0
    ;   End = none,
        moves_of(Game, State, Moves),
        foldl(numbered(Game, State, Ids, Count), Moves, []-New0,
              Children-New)
    ).

numbered(Game, State, Ids, Count, Move, Children-New0, [Id|Children]-New) :-
    moved_to(Game, State, Move, Child),
    (   trie_lookup(Ids, Child, Id)
    ->  New = New0
    ;   Count = count(Before, Most, _, _),
        Before < Most,
        Id is Before+1,
        nb_setarg(1, Count, Id),
        trie_insert(Ids, Child, Id),
        New = [Child|New0]
    ).

                /*******************************
                *           BACKWARD           *
                *******************************/

%   Every move is one ply, so values are found in the order of their plies.
%   Open has the number of moves of a state whose value is not known.

solved(Nodes, Size, Values) :-
    functor(Players, players, Size),
    functor(Open, open, Size),
    functor(Into, into, Size),
    functor(Ends, ends, Size),
    forall(member(node(Id, Player, End, Children), Nodes),
           ( nb_setarg(Id, Players, Player),
             nb_setarg(Id, Ends, End),
             length(Children, Moves),
             nb_setarg(Id, Open, Moves)
           )),
    findall(Child-Id,
            ( member(node(Id, _, _, Children), Nodes),
              member(Child, Children)
            ),
            Edges),
    keysort(Edges, Sorted),
    parents(Sorted, Into),
    functor(Values, values, Size),
    findall(Id,
            ( arg(Id, Ends, End),
              End \== none,
              End \== draw
            ),
            First),
    forall(member(Id, First),
           ( arg(Id, Ends, Winner),
             arg(Id, Players, Player),
             won(Winner, Player, 0, Value),
             nb_setarg(Id, Values, Value)
           )),
    backward(First, 1, Players, Open, Into, Values),
    forall(( between(1, Size, Id),
             arg(Id, Values, Value),
             var(Value)
           ),
           nb_setarg(Id, Values, draw)).

won(Winner, Player, N, Value) :-
    (   Winner == Player
    ->  Value = win(N)
    ;   Value = loss(N)
    ).

parents([], _).
parents([Child-Parent|Edges], Into) :-
    same_child(Edges, Child, Parents, Rest),
    arg(Child, Into, [Parent|Parents]),
    parents(Rest, Into).

same_child([Child-Parent|Edges], Child, [Parent|Parents], Rest) :-
    !,
    same_child(Edges, Child, Parents, Rest).
same_child(Edges, _, [], Edges).

backward([], _, _, _, _, _) :-
    !.
backward(Level, N, Players, Open, Into, Values) :-
    findall(Parent,
            ( member(Child, Level),
              arg(Child, Into, Parents),
              nonvar(Parents),
              member(Parent, Parents),
              decided(Parent, Child, N, Players, Open, Values)
            ),
            Next),
    N1 is N+1,
    backward(Next, N1, Players, Open, Into, Values).

decided(Parent, Child, N, Players, Open, Values) :-
    arg(Parent, Values, Known),
    var(Known),
    arg(Parent, Open, Left0),
    Left is Left0-1,
    nb_setarg(Parent, Open, Left),
    arg(Parent, Players, Player),
    arg(Child, Players, Mover),
    arg(Child, Values, Value),
    (   winner_is(Value, Mover, Player)
    ->  nb_setarg(Parent, Values, win(N))
    ;   Left =:= 0
    ->  nb_setarg(Parent, Values, loss(N))
    ).

%   Value, for Mover, means that Player wins.

winner_is(win(_), Mover, Player) :-
    Mover == Player.
winner_is(loss(_), Mover, Player) :-
    Mover \== Player.

                /*******************************
                *            VALUES            *
                *******************************/

%!  graph_value(+Graph, +Game, +State, -Value, -Move) is semidet.
%
%   Value is that of State for the player to move, and Move keeps it. Fails if
%   Graph does not have State. Move is unbound where the game is over.

graph_value(graph(Ids, Values), Game, State, Value, Move) :-
    trie_lookup(Ids, State, Id),
    arg(Id, Values, Value),
    (   once(Game:game_over(State, _))
    ->  true
    ;   once(Game:player_to_move(State, Player)),
        moves_of(Game, State, Moves),
        once(( member(Move, Moves),
               moved_to(Game, State, Move, Child),
               trie_lookup(Ids, Child, ChildId),
               arg(ChildId, Values, ChildValue),
               once(Game:player_to_move(Child, Next)),
               keeps(Value, Player, Next, ChildValue)
             ))
    ).

keeps(draw, _, _, draw).
keeps(win(N), Player, Next, Value) :-
    Less is N-1,
    won_by(Value, Next, Player, Less).
keeps(loss(N), Player, Next, Value) :-
    Less is N-1,
    lost_by(Value, Next, Player, Less).

won_by(win(N), Player, Player, N).
won_by(loss(N), Next, Player, N) :-
    Next \== Player.

lost_by(loss(N), Player, Player, N).
lost_by(win(N), Next, Player, N) :-
    Next \== Player.
