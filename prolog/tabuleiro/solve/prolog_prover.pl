/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_prover,
          [ with_prolog_prover/4,       % +Game, +Options, -Prover, :Goal
            prolog_verdict/5            % +Prover, +State, +Limits, -Verdict,
                                        % -Move
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/deadline', [deadline/2, past/1]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3]).
:- use_module(state_graph, [graph_of/6, graph_value/5]).

/** <module> Proving the results of a game in Prolog

Two methods, as in c_src/engine/proof.h: whether a player wins within 1, 2, 3,
... plies, and all positions that a position leads to. "The player wins within
N plies" is true or false whatever led to a position, so a repetition needs no
detection.

A prover is prover(Game, Repetition, Info, Known, Graph). Known is a trie: for
known(Attacker, State) it has Proved-Refuted, plies within which Attacker wins,
and within which it does not. Graph is kept(Graph), which is replaced.
*/

:- meta_predicate
    with_prolog_prover(+, +, -, 0).

%   Positions that are searched before the graph is listed, and positions of
%   a graph. A position of a graph takes about a kilobyte.

before_graph(3000).

most_graph(Options, Most) :-
    option(memory(MiB), Options),
    Most is max(1, MiB*1024).

%!  with_prolog_prover(+Game, +Options, -Prover, :Goal) is semidet.
%
%   As with_native_prover/4, for any game.

with_prolog_prover(Game, Options, Prover, Goal) :-
    option(repetition(Repetition), Options),
    option(on_info(Info), Options, none),
    most_graph(Options, Most),
    Prover = prover(Game, Repetition, Info, Known, kept(none, Most)),
    setup_call_cleanup(trie_new(Known), once(Goal), trie_destroy(Known)).

%!  prolog_verdict(+Prover, +State, +Limits, -Verdict, -Move) is det.
%
%   As native_verdict/5.

prolog_verdict(Prover, State, Limits, Verdict, Move) :-
    (   graph_verdict(Prover, State, Verdict, Move)
    ->  true
    ;   before_graph(Few),
        option(positions(Most), Limits, inf),
        First is min(Few, Most),
        search(Prover, State, [positions(First)|Limits], Found),
        (   Found = found(_, _, stopped),
            Most > Few
        ->  (   list_graph(Prover, State, Limits),
                graph_verdict(Prover, State, Verdict, Move)
            ->  true
            ;   search(Prover, State, Limits, found(Verdict, Move, _))
            )
        ;   Found = found(Verdict, Move, _)
        )
    ).

                /*******************************
                *           SEARCH             *
                *******************************/

%!  search(+Prover, +State, +Limits, -Found) is det.
%
%   Tries both players within 1, 2, ... plies. Found is found(Verdict, Move,
%   Why): Why is `decided`, `limit` after the plies of Limits, or
%   `stopped` by another limit.

search(Prover, State, Limits, Found) :-
    Prover = prover(Game, _, _, _, _),
    option(plies(Plies), Limits),
    option(positions(Nodes), Limits, inf),
    option(time(Time), Limits, inf),
    deadline(Time, Deadline),
    once(Game:player_to_move(State, Player)),
    Game:game_info(Info),
    once(( member(Opponent, Info.players),
           Opponent \== Player
         )),
    moves_of(Game, State, [First|_]),
    Seen = seen(0, Nodes, Deadline, false),
    Done = done(0, 0),
    (   catch(within(1, Plies, Prover, Seen, Done, Player-Opponent, State,
                     Kind, Length),
              tabuleiro_solve_stopped,
              Why = stopped)
    ->  true
    ;   Why = limit
    ),
    arg(1, Done, NoWin),
    arg(2, Done, NoLoss),
    (   nonvar(Why)
    ->  Found = found(verdict(unknown, 0, 0, NoWin, NoLoss), First, Why)
    ;   Found = found(verdict(Kind, Length, Length, NoWin, NoLoss), Move,
                      decided),
        best_move(Kind, Length, Prover, Player-Opponent, State, Move)
    ).

within(N, Plies, Prover, Seen, Done, Player-Opponent, State, Kind, Length) :-
    N =< Plies,
    (   tried(1, N, Prover, Seen, Done, Player, State)
    ->  Kind = win,
        Length = N
    ;   tried(2, N, Prover, Seen, Done, Opponent, State)
    ->  Kind = loss,
        Length = N
    ;   Done == done(inf, inf)
    ->  Kind = draw,
        Length = 0
    ;   tell(Prover, N, Seen),
        N1 is N+1,
        within(N1, Plies, Prover, Seen, Done, Player-Opponent, State, Kind,
               Length)
    ).

%   Attacker wins within N plies; if not, argument I of Done becomes N, or `inf`
%   if Attacker does not win at all.

tried(I, N, Prover, Seen, Done, Attacker, State) :-
    nb_setarg(4, Seen, false),
    (   arg(I, Done, Before),
        Before >= N
    ->  fail
    ;   wins(N, Prover, Seen, Attacker, State)
    ->  true
    ;   arg(4, Seen, true)
    ->  nb_setarg(I, Done, N),
        fail
    ;   nb_setarg(I, Done, inf),
        fail
    ).

tell(prover(_, _, Info, _, _), Plies, seen(Nodes, _, _, _)) :-
    (   Info == none
    ->  true
    ;   statistics(cputime, Time),
        ignore(call(Info, info{plies:Plies, positions:Nodes, time:Time}))
    ).

%   The first move that wins, that loses last, or that does not lose.

best_move(draw, _, Prover, _-Opponent, State, Move) :-
    child(Prover, State, Move, Child),
    \+ wins(100, Prover, seen(0, inf, inf, false), Opponent, Child),
    !.
best_move(win, Length, Prover, Player-_, State, Move) :-
    Left is Length-1,
    child(Prover, State, Move, Child),
    wins(Left, Prover, seen(0, inf, inf, false), Player, Child),
    !.
best_move(loss, Length, Prover, _-Opponent, State, Move) :-
    Sooner is Length-2,
    child(Prover, State, Move, Child),
    \+ wins(Sooner, Prover, seen(0, inf, inf, false), Opponent, Child),
    !.

%!  wins(+N, +Prover, +Seen, +Attacker, +State) is semidet.
%
%   Attacker can force a win from State within N plies. When it fails, Seen
%   tells whether a line was cut because no plies were left; if none was, there
%   is no win at all.
%
%   @error tabuleiro_solve_stopped at a limit of Seen

wins(N, Prover, Seen, Attacker, State) :-
    N >= 0,
    Prover = prover(Game, _, _, Known, _),
    (   once(Game:game_over(State, Winner))
    ->  Winner == Attacker
    ;   N =:= 0
    ->  nb_setarg(4, Seen, true),
        fail
    ;   Key = known(Attacker, State),
        known(Known, Key, Proved-Refuted),
        (   Proved =< N
        ->  true
        ;   Refuted >= N
        ->  (   Refuted == inf
            ->  true
            ;   nb_setarg(4, Seen, true)
            ),
            fail
        ;   one_more(Seen),
            Seen = seen(_, _, _, Cut),
            nb_setarg(4, Seen, false),
            once(Game:player_to_move(State, Player)),
            Left is N-1,
            (   wins_by(Player, Attacker, Left, Prover, Seen, State)
            ->  trie_update(Known, Key, N-Refuted),
                nb_setarg(4, Seen, Cut)
            ;   Seen = seen(_, _, _, CutNow),
                (   CutNow == true
                ->  trie_update(Known, Key, Proved-N)
                ;   trie_update(Known, Key, Proved-inf),
                    nb_setarg(4, Seen, Cut)
                ),
                fail
            )
        )
    ).

known(Known, Key, Value) :-
    (   trie_lookup(Known, Key, Value0)
    ->  Value = Value0
    ;   Value = inf-0
    ).

wins_by(Attacker, Attacker, Left, Prover, Seen, State) :-
    !,
    child(Prover, State, _, Child),
    wins(Left, Prover, Seen, Attacker, Child),
    !.
wins_by(_, Attacker, Left, Prover, Seen, State) :-
    \+ ( child(Prover, State, _, Child),
         \+ wins(Left, Prover, Seen, Attacker, Child)
       ).

child(prover(Game, _, _, _, _), State, Move, Child) :-
    moves_of(Game, State, Moves),
    member(Move, Moves),
    moved_to(Game, State, Move, Child).

one_more(Seen) :-
    Seen = seen(Nodes0, Most, Deadline, _),
    Nodes is Nodes0+1,
    nb_setarg(1, Seen, Nodes),
    (   Nodes > Most
    ->  throw(tabuleiro_solve_stopped)
    ;   Nodes mod 64 =:= 0,
        past(Deadline)
    ->  throw(tabuleiro_solve_stopped)
    ;   true
    ).

                /*******************************
                *            GRAPH             *
                *******************************/

list_graph(Prover, State, Limits) :-
    Prover = prover(Game, _, Info, _, Kept),
    Kept = kept(_, Room),
    option(positions(Nodes), Limits, inf),
    option(time(Time), Limits, inf),
    deadline(Time, Deadline),
    Most is min(Room, Nodes),
    graph_of(Game, State, Most, Deadline, Info, Graph),
    nb_setarg(1, Kept, Graph).

%!  graph_verdict(+Prover, +State, -Verdict, -Move) is semidet.

graph_verdict(Prover, State, Verdict, Move) :-
    Prover = prover(Game, Repetition, _, _, kept(Graph, _)),
    Graph \== none,
    graph_value(Graph, Game, State, Value, Move),
    value_verdict(Value, Repetition, Verdict).

value_verdict(win(N), _, verdict(win, N, N, Less, inf)) :-
    Less is N-1.
value_verdict(loss(N), _, verdict(loss, N, N, inf, Less)) :-
    Less is N-1.
value_verdict(draw, draw, verdict(draw, 0, 0, inf, inf)).
value_verdict(draw, go_on, verdict(unknown, 0, 0, inf, inf)).
