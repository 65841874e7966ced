/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_slow_search, [test_slow_search/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(prolog_wrap)).
:- use_module(library(random)).
:- use_module('../fixtures/fractions', []).
:- use_module('../fixtures/heap', []).
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../support/corpus').
:- use_module('../support/with_fault').
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/adapt', [adapted_game/3]).
:- use_module('../../prolog/tabuleiro/search/prolog_team').

/** <module> The search of a program in which a move costs milliseconds

tests/corpus/moss.pl is such a program. A search of it must always complete a
ply, must not call the program for an answer that it knows, and must find the
same moves with two threads as with one.
*/

test_slow_search :-
    run_tests(slow_search).

%!  moss(+Plies, -Game, -State) is det.
%
%   Game is moss.pl, State a position of 3x3 cells after Plies random moves.

moss(Plies, Game, State) :-
    adopted([], Game),
    Game:initial_state(default, Start),
    played(Plies, Game, Start, State).

adopted(Options, Game) :-
    corpus_file(moss, File),
    adopt_game(File, [config(3)|Options], Game).

played(0, _, State, State) :-
    !.
played(Plies, Game, State0, State) :-
    Game:valid_moves(State0, Moves),
    random_member(Move, Moves),
    Game:move(State0, Move, State1),
    Plies1 is Plies-1,
    played(Plies1, Game, State1, State).

%   Best are the moves that a greedy bot draws from.

greedy(Game, State, Best) :-
    Game:player_to_move(State, Player),
    Game:valid_moves(State, Moves),
    findall(Value-Move,
            ( member(Move, Moves),
              Game:move(State, Move, NewState),
              Game:value(NewState, Player, Value)
            ),
            Rated),
    max_member(Highest-_, Rated),
    findall(Move, member(Highest-Move, Rated), Best).

%   A bot that draws from these moves, but wins where it can.

greedy_move(Game, State, Move) :-
    Game:player_to_move(State, Player),
    Game:valid_moves(State, Moves),
    (   member(Move, Moves),
        Game:move(State, Move, NewState),
        Game:game_over(NewState, Player)
    ->  true
    ;   greedy(Game, State, Best),
        random_member(Move, Best)
    ).

%   The same position with the colours changed.

other(moss(Size, Cells, Player), moss(Size, OtherCells, OtherPlayer)) :-
    maplist(other_cell, Cells, OtherCells),
    colour(Player, OtherPlayer).

other_cell(Cell-Owner, Cell-OtherOwner) :-
    colour(Owner, OtherOwner).

colour(green, grey).
colour(grey, green).

no_time(time(0)).
no_time(nodes(1)).
no_time(clock(0)).

%!  calls(+Game, +Head, :Goal, -Count) is det.
%
%   Goal calls Head of the program of Game Count times.

calls(Game, Head, Goal, Count) :-
    adapted_game(Game, Module, _),
    functor(Head, Name, Arity),
    nb_setval(test_slow_search, 0),
    setup_call_cleanup(
        wrap_predicate(Module:Head, counted, Wrapped,
                       ( test_slow_search:one_more, Wrapped )),
        once(Goal),
        unwrap_predicate(Module:Name/Arity, counted)),
    nb_getval(test_slow_search, Count).

:- public one_more/0.

one_more :-
    nb_getval(test_slow_search, Count0),
    Count is Count0+1,
    nb_setval(test_slow_search, Count).

%!  value_threads(+Jobs, +Options, -Count) is det.
%
%   Count threads ask for values of `heap` while it is searched with Options, in
%   which game_info/1 has the key `jobs` if Jobs is a number.

:- dynamic asked_by/1.

:- public asks/0.

asks :-
    thread_self(Me),
    thread_property(Me, id(Id)),
    (   asked_by(Id)
    ->  true
    ;   assertz(asked_by(Id))
    ).

value_threads(Jobs, Options, Count) :-
    retractall(asked_by(_)),
    with_fault([ ( value(State, Player, Value) :-
                       test_slow_search:asks,
                       heap:value(State, Player, Value)
                 ),
                 ( game_info(Info) :-
                       heap:game_info(Info0),
                       test_slow_search:with_jobs(Jobs, Info0, Info)
                 )
               ],
               Game),
    search(Game, heap(9, 1, []), Options, _),
    aggregate_all(count, asked_by(_), Count).

:- public with_jobs/3.

with_jobs(none, Info, Info) :-
    !.
with_jobs(Jobs, Info0, Info) :-
    put_dict(jobs, Info0, Jobs, Info).

threads(Threads) :-
    findall(Thread,
            ( thread_property(Thread, status(running)),
              Thread \== gc
            ),
            Threads0),
    sort(Threads0, Threads).

%!  finished(+Finished, -Moves) is det.
%
%   Moves are those of team_scores/8 for the moves `a` and `b`, of which a limit
%   stops those that are not Finished. The messages of the threads wait in the
%   queue before the threads are asked.

finished(Finished, Moves) :-
    findall(Queue,
            ( between(1, 3, _),
              message_queue_create(Queue)
            ),
            Queues),
    Queues = [Events|TeamQueues],
    forall(nth0(N, [a,b], Move),
           ( (   memberchk(Move, Finished)
             ->  Found = found(N, [])
             ;   Found = stopped
             ),
             thread_send_message(Events, searched(N, Move, Found, open, 1))
           )),
    team_scores(team(TeamQueues, [a-0,b-1], Events),
                root(tree(none, none, none, none, false, none), s, p, 1, inf),
                2, [child(a, s1),child(b, s2)], seen(0, closed, none), _, _,
                Scored),
    findall(Move, member(scored(_, Move, _), Scored), Moves0),
    sort(Moves0, Moves),
    maplist(message_queue_destroy, Queues).

%   A position of another game, and a depth to search it to.

position(Game, Depth, State) :-
    member(Game-Depths, [hare_and_hounds-[2,4],heap-[2,5],fractions-[2,4]]),
    member(Depth, Depths),
    between(1, 6, Seed),
    set_random(seed(Seed)),
    mid_game(Game, default, State).

search(Game, State, Options, Lines) :-
    search_lines(Game, State, Options, Lines).

scores(Game, State, Options, Scores) :-
    search(Game, State, [multi_pv(all)|Options], Lines),
    findall(Move-Score,
            ( member(Line, Lines),
              _{move:Move, score:Score} :< Line
            ),
            Scores0),
    msort(Scores0, Scores).

:- begin_tests(slow_search, [setup(set_random(seed(1)))]).

test(without_time_it_plays_as_a_greedy_bot,
     [ forall(( no_time(Limit),
                member(Plies, [2,3,5,6])
              )),
       Moves == Best
     ]) :-
    moss(Plies, Game, State),
    greedy(Game, State, Best),
    search_best_moves(Game, State, [Limit], Moves).
test(so_does_each_level,
     [ setup(( current_prolog_flag(tabuleiro_level_seconds, Seconds),
               set_prolog_flag(tabuleiro_level_seconds, 0)
             )),
       cleanup(set_prolog_flag(tabuleiro_level_seconds, Seconds)),
       forall(member(Level, [2,3,4,5,6,7,8]))
     ]) :-
    adopted([seconds(2)], Game),        % the levels are those of adoption
    Game:initial_state(default, Start),
    played(4, Game, Start, State),
    greedy(Game, State, Best),
    Game:choose_move(State, Level, Move),
    assertion(memberchk(Move, Best)).
test(a_search_of_few_positions_is_no_weaker_than_a_greedy_bot,
     [ forall(member(Name-Nodes-Least,
                     [drop-50-0.75,sowing-20-0.6,stones-20-0.5])),
       true(Score >= Least)
     ]) :-
    corpus_file(Name, File),
    adopt_game(File, [], Game),
    match(Game, search([nodes(Nodes)]), test_slow_search:greedy_move(Game),
          Result, [games(12),seed(1),opening(2)]),
    Score = Result.score.
test(the_score_is_that_of_the_player_to_move,
     [ forall(member(Depth, [1,2])),
       Score == OtherScore
     ]) :-
    moss(4, Game, State),
    other(State, OtherState),
    search(Game, State, [depth(Depth)], [Line]),
    search(Game, OtherState, [depth(Depth)], [OtherLine]),
    Score = Line.score,
    OtherScore = OtherLine.score.
test(it_is_the_lead_after_the_move, Score =:= Own-Theirs) :-
    moss(3, Game, State),
    Game:player_to_move(State, Player),
    colour(Player, Other),
    search(Game, State, [depth(1)], [Line]),
    _{move:Move, score:Score} :< Line,
    Game:move(State, Move, NewState),
    Game:value(NewState, Player, Own),
    Game:value(NewState, Other, Theirs).
test(a_win_in_one_move_is_played_at_any_limit,
     [ forall(( no_time(Limit),
                member(Left, [1,2,3]),
                member(Player, [1,2])
              )),
       Move-Score == Left-win(1)
     ]) :-
    search(heap, heap(Left, Player, []), [Limit], [Line]),
    Move = Line.move,
    Score = Line.score.
test(one_ply_asks_for_the_moves_once, Asked-Made == 1-6) :-
    moss(3, Game, State),
    calls(Game, valid_moves(_, _), search(Game, State, [depth(1)], _), Asked),
    calls(Game, move(_, _, _), search(Game, State, [depth(1)], _), Made).
test(a_move_is_made_when_it_is_searched, Made == Searched) :-
    moss(3, Game, State),
    calls(Game, move(_, _, _), search(Game, State, [depth(2)], [Line]), Made),
    Searched is Line.nodes-6.           % the first ply is searched again
test(two_threads_find_the_same_moves,
     [forall(position(Game, Depth, State)), Moves == Expected]) :-
    search_best_moves(Game, State, [depth(Depth),threads(1)], Expected),
    search_best_moves(Game, State, [depth(Depth),threads(2)], Moves).
test(two_threads_find_the_same_scores,
     [forall(position(Game, Depth, State)), Scores == Expected]) :-
    scores(Game, State, [depth(Depth),threads(1)], Expected),
    scores(Game, State, [depth(Depth),threads(2)], Scores).
test(finished_moves_count_if_the_first_is_one_of_them,
     [ forall(member(Finished-Expected,
                     [ [a,b]-[a,b], [a]-[a], [b]-[] ])),
       Moves == Expected
     ]) :-
    finished(Finished, Moves).
test(each_of_two_threads_searches, Count == 3) :-       % the first ply: a third
    value_threads(none, [depth(3),threads(2)], Count).
test(one_thread_searches_what_is_to_be_reproducible,
     [ forall(member(Options, [[depth(3)],[nodes(90),threads(2)]])),
       Count == 1
     ]) :-
    value_threads(none, Options, Count).
test(one_thread_searches_a_program_that_changes_its_facts, Count == 1) :-
    value_threads(1, [depth(3),threads(2)], Count).
test(a_goal_that_throws_ends_the_threads, Threads == Before) :-
    threads(Before),
    hare_and_hounds:initial_state(default, State),
    catch(search(hare_and_hounds, State,
                 [threads(2),on_info(test_slow_search:enough)], _),
          enough, true),
    threads(Threads).
test(an_error_of_the_program_ends_them, Error-Threads == crashed-Before) :-
    threads(Before),
    with_fault([ ( move(State, Move, NewState) :-
                       (   State = heap(4, _, _)
                       ->  throw(crashed)
                       ;   heap:move(State, Move, NewState)
                       )
                 )
               ],
               Game),
    catch(search(Game, heap(9, 1, []), [depth(9),threads(2)], _), Error, true),
    threads(Threads).

:- end_tests(slow_search).

:- public enough/1.

enough(Info) :-
    (   Info.depth >= 2
    ->  throw(enough)
    ;   true
    ).
