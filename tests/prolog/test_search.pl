/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_search, [test_search/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module('../fixtures/heap', []).
:- use_module('../fixtures/fractions', []).
:- use_module('../fixtures/chase', []).
:- use_module('../fixtures/maze', []).
:- use_module('../fixtures/ring', []).
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/search/news', [tell_info/6]).
:- use_module('../../prolog/tabuleiro/search/time_plan', [clock_seconds/2]).

/** <module> The search, against plain minimax and as a player

In `heap` a player who takes three moves again. In `fractions` values are
numbers of every kind, and many are equal. In Hare and Hounds the sides
alternate. These games end; in `chase` and `maze` positions recur, in `maze` in
many ways.
*/

test_search :-
    run_tests([search, search_time]).

                /*******************************
                *            MINIMAX           *
                *******************************/

%!  minimax(+Game, +State, +Depth, -Scored) is det.
%!  minimax(+Game, +State, +Depth, +Line, -Scored) is det.
%
%   Scored is the list of Move-Score, in the order of valid_moves/2, without
%   cutoffs. Scores have the form of search_lines/4. A position of Line, the
%   states from the first to State, is a draw; if Line is `none`, repetitions
%   are ignored.

minimax(Game, State, Depth, Scored) :-
    minimax(Game, State, Depth, none, Scored).

minimax(Game, State, Depth, Line, Scored) :-
    Game:player_to_move(State, Player),
    Game:valid_moves(State, Moves),
    Depth1 is Depth-1,
    findall(Move-Score,
            ( member(Move, Moves),
              once(Game:move(State, Move, NewState)),
              worth(Game, NewState, Player, Depth1, 1, Line, Score)
            ),
            Scored).

worth(Game, State, Player, _, Ply, _, Score) :-
    Game:game_over(State, Winner),
    !,
    (   Winner == draw
    ->  Score = 0
    ;   Winner == Player
    ->  Score = win(Ply)
    ;   Score = loss(Ply)
    ).
worth(_, State, _, _, _, Line, 0) :-
    is_list(Line),
    memberchk(State, Line),
    !.
worth(Game, State, Player, 0, _, _, Score) :-
    !,
    Game:game_info(Info),
    select(Player, Info.players, [Other]),
    Game:value(State, Player, Own),
    Game:value(State, Other, Theirs),
    !,
    Score is Own-Theirs.
worth(Game, State, Player, Depth, Ply, Line, Score) :-
    line_with(Line, State, NewLine),
    Game:player_to_move(State, Mover),
    Game:valid_moves(State, Moves),
    Depth1 is Depth-1,
    Ply1 is Ply+1,
    findall(Rank-S,
            ( member(Move, Moves),
              once(Game:move(State, Move, NewState)),
              worth(Game, NewState, Player, Depth1, Ply1, NewLine, S),
              rank(S, Rank)
            ),
            Ranked),
    (   Mover == Player
    ->  max_member(_-Score, Ranked)
    ;   min_member(_-Score, Ranked)
    ).

line_with(none, _, none).
line_with([S|Line], State, [State,S|Line]).

%   Ranks compare as scores do: lost games first, the sooner the lower.

rank(loss(Ply), 1/Ply) :-
    !.
rank(win(Ply), 3/Minus) :-
    !,
    Minus is -Ply.
rank(Value, 2/Value).

best_of(Scored, Best) :-
    findall(Rank, (member(_-S, Scored), rank(S, Rank)), Ranks),
    max_member(Highest, Ranks),
    findall(Move,
            ( member(Move-S, Scored),
              rank(S, Rank),
              same_rank(Rank, Highest)
            ),
            Best).

same_rank(A/B, A/C) :-
    B =:= C.

%   A game, a depth, and a random state that is not the last of a game.

position(Game, Depth, State) :-
    member(Game-Depths, [hare_and_hounds-[1,2,3,4],heap-[1,2,3,5,9],
                         fractions-[1,2,3,4]]),
    member(Depth, Depths),
    between(1, 6, Seed),
    set_random(seed(Seed)),
    mid_game(Game, default, State).

%   A chase, from a random start.

chase(Game, Depth, State) :-
    adapt_game(chase, [], Game),
    member(A-B, [0-2,0-3,1-5,4-2]),
    member(Depth, [1,3,5,7]),
    State = chase(A, B, one).

maze(Game, Depth, State) :-
    adapt_game(maze, [], Game),
    member(Cell, [0,1,2,3]),
    member(Depth, [4,5,6]),
    State = maze(Cell, one).

%   Wins in a known number of plies.

known(heap, heap(3, 1, []), win(1)).
known(heap, heap(4, 1, []), win(2)).            % 3 and again 1
known(hare_and_hounds, hunt([a4,b3,c4], b5, hounds, 0/10), win(1)).

note_depth(Info) :-
    _{depth:Depth, nodes:_, nps:_, time:_, lines:[Line]} :< Info,
    _{move:_, moves:_, score:_, exact:true} :< Line,
    nb_getval(test_search_depths, Depths),
    nb_setval(test_search_depths, [Depth|Depths]).

:- begin_tests(search).

test(nothing_on_the_clock_is_enough_for_a_move,
     [forall(( member(Game, [wali,wali_reference,hare_and_hounds]),
               member(Clock, [0,0+0,0.0]))
            )]) :-
    load_game(Game, _),
    Game:initial_state(default, State),
    analyse(Game, State, [_], [clock(Clock)]).
test(a_clock_is_no_limit_beside_a_lower_one, Depth == 2) :-
    load_game(wali, _),
    wali:initial_state(default, State),
    analyse(wali, State, [Line], [clock(360000+60),depth(2)]),
    get_dict(depth, Line, Depth).
test(each_depth_is_reported_without_c, Depths == [1,2,3]) :-
    load_game(wali_reference, _),
    wali_reference:initial_state([size(3-3)], State),
    nb_setval(test_search_depths, []),
    analyse(wali_reference, State, _,
            [depth(3), on_info(test_search:note_depth)]),
    nb_getval(test_search_depths, Told),
    sort(Told, Depths).                 % a slow machine tells a depth again
test(best_moves_are_those_of_minimax,
     [forall(position(Game, Depth, State)), Moves == Best]) :-
    minimax(Game, State, Depth, Scored),
    best_of(Scored, Best),
    search_best_moves(Game, State, [depth(Depth)], Moves).
test(all_scores_are_those_of_minimax,
     [forall(position(Game, Depth, State))]) :-
    minimax(Game, State, Depth, Scored),
    search_lines(Game, State, [depth(Depth),multi_pv(all)], Lines),
    (   same_scores(Lines, Scored)
    ->  true
    ;   member(Line, Lines),            % all decided: it looked no further
        assertion(Line.depth < Depth)
    ->  true
    ).
test(some_lines_are_the_first_of_all,
     [forall(position(Game, Depth, State)), First == Scores]) :-
    scores(Game, State, [depth(Depth),multi_pv(all)], All),
    scores(Game, State, [depth(Depth),multi_pv(2)], Scores),
    length(Scores, N),
    length(First, N),
    append(First, _, All).
test(a_line_can_be_played,
     [forall(position(Game, Depth, State))]) :-
    search_lines(Game, State, [depth(Depth)], [Line]),
    foldl(played(Game), Line.moves, State, _),
    length(Line.moves, Length),
    assertion(Length =< Depth).
test(repetitions_are_draws, [forall(chase(Game, Depth, State))]) :-
    minimax(Game, State, Depth, [State], Scored),
    search_lines(Game, State, [depth(Depth),multi_pv(all)], Lines),
    same_scores(Lines, Scored).
test(they_are_draws_on_the_way_that_was_taken_alone,
     [forall(maze(Game, Depth, State))]) :-
    minimax(Game, State, Depth, [State], Scored),
    search_lines(Game, State, [depth(Depth),multi_pv(all)], Lines),
    same_scores(Lines, Scored).
test(unless_they_are_not_looked_for,
     [forall(( chase(Game, Depth, State)
             ; maze(Game, Depth, State)
             ))]) :-
    minimax(Game, State, Depth, Scored),
    search_lines(Game, State,
                 [depth(Depth),multi_pv(all),repetition(false)], Lines),
    same_scores(Lines, Scored).
test(a_line_ends_where_it_repeats_itself,
     [ forall(member(Repetition-Plies, [true-3,false-9])),
       Depth == Plies
     ]) :-
    search_lines(ring, ring(0), [depth(9),repetition(Repetition)], [Line]),
    Depth = Line.depth.
test(known_wins, [forall(known(Game, State, Score)), Found == Score]) :-
    search_lines(Game, State, [depth(9)], [Line]),
    Found = Line.score.
test(a_win_ends_the_search, Depth == 1) :-
    search_lines(heap, heap(3, 1, []), [depth(9)], [Line]),
    Depth = Line.depth.
test(so_does_the_end_of_all_lines, true(Depth =< 9)) :-
    search_lines(heap, heap(9, 1, []), [depth(99)], [Line]),
    Depth = Line.depth.
test(a_game_that_is_over_has_no_moves, Moves-Lines == []-[]) :-
    search_best_moves(heap, heap(0, 1, []), [], Moves),
    search_lines(heap, heap(0, 1, []), [], Lines).
test(a_game_that_is_over_has_no_move, fail) :-
    search_move(heap, heap(0, 1, []), [], _).
test(nodes_limit_it, true(Nodes =< 500)) :-
    start(State),
    search_lines(hare_and_hounds, State, [nodes(500)], [Line]),
    Nodes = Line.nodes.
test(one_ply_is_always_finished, Depth == 1) :-
    start(State),
    search_lines(hare_and_hounds, State, [nodes(1)], [Line]),
    Depth = Line.depth.
test(nodes_are_reproducible, Lines1 == Lines2) :-
    start(State),
    search_lines(hare_and_hounds, State, [nodes(3000)], Lines1),
    search_lines(hare_and_hounds, State, [nodes(3000)], Lines2).
test(of_an_unfinished_depth_counts_what_was_found,
     [ forall(member(Count-Plies, [1-2,2-1])),    % if it is one line
       Depth == Plies
     ]) :-
    start(State),
    search_lines(hare_and_hounds, State, [nodes(20),multi_pv(Count)],
                 [Line|_]),
    Depth = Line.depth.
test(without_a_limit_it_ends) :-        % after a second
    once(chase(Game, _, State)),
    call_with_time_limit(600,
                         search_move(Game, State, [repetition(false)], _)).
test(time_limits_it) :-                 % or it would take years
    start(State),
    call_with_time_limit(600,
                         search_move(hare_and_hounds, State, [time(0.1)],
                                     _)).
test(no_time_is_enough_for_one_ply, Depth == 1) :-
    start(State),
    search_lines(hare_and_hounds, State, [time(0)], [Line]),
    Depth = Line.depth.
test(a_time_limit_around_it_ends_it, Ball == time_limit_exceeded) :-
    start(State),
    catch(call_with_time_limit(
              0.05,
              search_move(hare_and_hounds, State, [depth(30)], _)),
          Ball, true).
test(it_beats_who_plays_at_random, true(Points >= 19)) :-
    set_random(seed(1)),
    aggregate_all(count, won(hounds), Hounds),
    aggregate_all(count, won(hare), Hare),
    Points is Hounds+Hare.
test(it_is_a_level_of_every_game,
     [forall(member(Game,
                     [ tactigon_reference, mitsudomoe_reference,
                       hare_and_hounds
                     ])),
      Move == Best
     ]) :-
    load_game(Game, Game),
    Game:initial_state(default, State),
    Game:choose_move(State, search([depth(1)]), Move),
    search_best_moves(Game, State, [depth(1)], [Best|_]).
test(each_depth_is_told, Told == [1,2,3,4]) :-
    start(State),
    Box = infos([]),
    search_lines(hare_and_hounds, State,
                 [depth(4),on_info(test_search:keep(Box))], Lines),
    arg(1, Box, [Last|Infos]),
    assertion(Last.lines == Lines),
    assertion((Last.nodes > 0, Last.time >= 0, Last.nps >= 0)),
    findall(Depth,
            ( member(Info, [Last|Infos]),
              get_dict(depth, Info, Depth)
            ),
            Depths),
    sort(Depths, Told).                 % a slow machine tells a depth again
test(analysis_of_a_game_without_c_is_told, Move == Best) :-
    start(State),
    Box = infos([]),
    analyse(hare_and_hounds, State, [Line],
            [depth(4),on_info(test_search:keep(Box))]),
    Best = Line.move,
    arg(1, Box, [Info|_]),
    [Told|_] = Info.lines,
    Move = Told.move.
test(lines_are_told_again_while_there_are_no_new_ones,
     [ forall(member(Game, [hare_and_hounds,tactigon])),
       throws(told_again)
     ]) :-
    load_game(Game, Module),
    Module:initial_state(default, State),
    analyse(Module, State, _,
            [time(3600),threads(1),on_info(test_search:again(infos([])))]).
test(a_goal_that_throws_ends_it, throws(enough)) :-
    start(State),
    search_move(hare_and_hounds, State, [on_info(test_search:enough)], _).
test(no_depth, error(type_error(positive_integer, 0))) :-
    start(State),
    search_move(hare_and_hounds, State, [depth(0)], _).
test(no_truth, error(type_error(boolean, perhaps))) :-
    start(State),
    search_move(hare_and_hounds, State, [repetition(perhaps)], _).
test(no_count, error(type_error(positive_integer, some))) :-
    start(State),
    search_lines(hare_and_hounds, State, [multi_pv(some)], _).
test(no_game, error(existence_error(game, chequers))) :-
    search_move(chequers, x, [], _).

start(State) :-
    hare_and_hounds:initial_state(default, State).

same_scores(Lines, Scored) :-
    findall(Move-Score,
            ( member(Line, Lines),
              _{score:Score, moves:[Move|_]} :< Line
            ),
            Found),
    maplist(same_score(Found), Scored).

same_score(Found, Move-Score) :-
    memberchk(Move-Score1, Found),
    rank(Score, Rank),
    rank(Score1, Rank1),
    same_rank(Rank, Rank1).

scores(Game, State, Options, Scores) :-
    search_lines(Game, State, Options, Lines),
    findall(Score,
            ( member(Line, Lines),
              get_dict(score, Line, Score)
            ),
            Scores).

played(Game, Move, State, NewState) :-
    once(Game:move(State, Move, NewState)).

%   Ten games of the search on one side.

won(Side) :-
    (   Side == hounds
    ->  Players = [search([depth(4)]),random]
    ;   Players = [random,search([depth(4)])]
    ),
    Players = [Player1,Player2],
    between(1, 10, _),
    play_match(hare_and_hounds, Player1, Player2, Winner, []),
    Winner == Side.

:- end_tests(search).

:- public keep/2, again/2, enough/1.     % goals of on_info(Goal)

enough(_) :-
    throw(enough).

keep(Box, Info) :-
    arg(1, Box, Infos),
    nb_setarg(1, Box, [Info|Infos]).

%   Two reports of one search of a depth are a quarter of a second apart: the
%   time is read before the goal is called, and the next pause begins after it.

again(Box, Info) :-
    arg(1, Box, Told),
    (   Told = [Info0|_],
        Info0.depth == Info.depth,
        Info0.nodes == Info.nodes
    ->  assertion(Info.time-Info0.time > 0.24),
        assertion(Info0.lines == Info.lines),
        assertion(Info0.nps == Info.nps),
        throw(told_again)
    ;   nb_setarg(1, Box, [Info])
    ).

                /*******************************
                *             TIME             *
                *******************************/

:- begin_tests(search_time).

thinking(Options, Seconds) :-
    clock_seconds([move_overhead(0.1)|Options], Seconds).

test(twenty_overheads_are_kept_back, Seconds =:= 0) :-
    thinking([clock(2)], Seconds).
test(the_increment_is_for_thinking, true(abs(Gain-0.5) < 1.0e-9)) :-
    thinking([clock(60)], Seconds0),
    thinking([clock(60+0.5)], Seconds),
    Gain is Seconds-Seconds0.
test(a_move_takes_a_quarter_at_most, Seconds =:= 2) :-
    thinking([clock(10+60)], Seconds).
test(the_speed_is_in_positions_a_second, Speed == 2000) :-
    Box = box([]),
    tell_info(test_search:keep(Box), 1, 1000, 0.5, 0.6, []),
    arg(1, Box, [Info]),
    Speed = Info.nps.

:- end_tests(search_time).
