/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_search_options,
          [ search_option/5,            % +Use, ?Name, ?Type, -Default,
                                        % -Meaning
            search_limit/3              % ?Name, ?Least, ?Most
          ]).
:- use_module(library(lists), [memberchk/2]).

/** <module> The options of searches, and their limits
*/

%!  search_limit(?Name, ?Least, ?Most) is nondet.
%
%   The integers that option Name of a search in C may have. C checks them
%   again: its arrays have these sizes.

search_limit(depth,    1, 100).
search_limit(nodes,    1, 0x7fffffffffffffff).
search_limit(threads,  1, 256).
search_limit(hash,     0, 0x100000).
search_limit(multi_pv, 1, 8192).

%!  search_option(+Use, ?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options. Use is
%
%     - analyse: analyse/4, and search(Options) as a level
%     - engine: open_engine/3
%     - prolog: search_lines/4, the search in Prolog, where no array limits
%       an integer
%
%   Defaults that depend on others or on the machine are filled in by
%   tabuleiro/search/analyse.
%
%     - time
%       In Prolog the lines are reproducible without it.
%     - depth
%       In Prolog the first ply is always finished. The result of an unfinished
%       iteration counts if one line was asked for, since the best move of the
%       last iteration is searched first.
%     - nodes
%       In all threads together; in Prolog as for depth.
%     - clock
%       The search takes a share of the time, more while the best move changes,
%       less while it does not, as c_src/engine/time_plan.h describes.
%     - multi_pv
%       Each line has a first move of its own and an exact score.
%     - repetition
%       A game with a bound on its length has no repetitions.
%     - threads
%       Default is the number of cores. Only threads(1) with a seed and without
%       time(Seconds) is reproducible. In Prolog the threads share the moves of
%       the first ply. There the default is the number of cores only where
%       nothing but time limits the search; one thread searches where nodes
%       limit it, and where game_info/1 has jobs(1).
%     - seed
%       Decides between equal moves. Default is drawn from the random generator
%       of Prolog.
%     - selective
%       Reduces and prunes. If `false`, the scores of alpha-beta are those of
%       plain minimax. `mcts` ignores it.
%     - net
%       If `false`, alpha-beta searches by the terms of the evaluation and plain
%       minimax values, so that it plays the same whatever net the game gets.
%       `mcts` ignores it.
%     - noise, overlook, see_wins
%       For choose_move/3, among the multi_pv(Count) best moves, see
%       tabuleiro/search/oversight. analyse/4 ignores them, and so does a game
%       without C.
%     - book
%       Nothing is searched where the opening book of the game has the position,
%       see tabuleiro/search/book.
%     - tables
%       Nothing is searched where a table of the folder has the position, see
%       tabuleiro/search/tables; elsewhere alpha-beta takes the values of the
%       positions that a table has. Without this option analyse/4 uses the
%       folder of the flag `tabuleiro_tables`, and choose_move/3 none.
%     - engine
%       An open engine of the game, in place of algorithm, leaf and hash.
%     - resume
%       Goes on where the last search of the engine with this option ended, if
%       State, depth, lines, selective and repetition are those of that search.
%       Limits of time and nodes are those of each part; news and lines count
%       all parts. Only alpha-beta with threads(1) resumes; any other search
%       begins anew.
%     - terms
%       A line of a game in C also has the key terms: the terms of evaluation/4
%       at the end of the line, for the player to move in State; `[]` if the
%       game is over there.
%     - on_info
%       call(Goal, Info) in this thread after each depth, except the first
%       ones, which take no time, and several times a second in between, with
%       the lines of the last depth. Info is a dict with the keys depth, nodes,
%       time in seconds, nps (nodes per second) and lines, as in analyse/4.
%       Time is that of the call, the rest that of the last depth. An exception
%       of Goal ends the search. The search in Prolog calls Goal in module
%       `user`.
%     - on_choice
%       For choose_move/3: call(Goal, Line) with the line that begins with the
%       move that is chosen, see engine_move/4. analyse/4 ignores it.
%     - algorithm
%       Default is `alpha_beta`. `mcts` is Monte Carlo tree search, whose scores
%       are exact only where the result is proved.
%     - leaf
%       Default is the `evaluation`; `playouts` are random games. The
%       evaluation orders the moves in either case. Without
%       algorithm(Algorithm) this option selects `mcts`; algorithm(alpha_beta)
%       ignores it.
%     - hash
%       0 is no table, or the smallest tree.

search_option(Use, Name, Type, Default, Meaning) :-
    option_of(Name, Kind, Default, Uses, Meaning),
    memberchk(Use, Uses),
    kind_type(Kind, Use, Name, Type).

kind_type(limit, prolog, _, Type) :-
    !,
    Type = positive_integer.
kind_type(limit, _, Name, Type) :-
    !,
    search_limit(Name, Least, Most),
    Type = between(Least, Most).
kind_type(limit_or_all, prolog, _, Type) :-
    !,
    Type = positive_integer_or_all.
kind_type(limit_or_all, _, Name, Type) :-
    !,
    search_limit(Name, Least, Most),
    Type = between_or_all(Least, Most).
kind_type(Type, _, _, Type).

option_of(time,       seconds,      _, [analyse,prolog],
          "seconds of wall time").
option_of(clock,      game_time,    _, [analyse,prolog],
          "seconds left for the game, with an increment a move").
option_of(move_overhead, seconds, 0.01, [analyse,prolog],
          "seconds that a move costs besides the search, on a clock").
option_of(depth,      limit,        _, [analyse,prolog],
          "plies to look ahead").
option_of(nodes,      limit,        _, [analyse,prolog],
          "positions to look at").
option_of(multi_pv,   limit_or_all, 1, [analyse,prolog],
          "number of lines, or all").
option_of(repetition, boolean,   true, [analyse,prolog],
          "a position that occurs twice in a line is a draw").
option_of(threads,    limit,        _, [analyse,prolog],
          "threads to search with").
option_of(seed,       integer,      _, [analyse],
          "seed of the random generator").
option_of(selective,  boolean,   true, [analyse],
          "look less far where moves look bad").
option_of(net,        boolean,   true, [analyse,engine],
          "evaluate by the net too, not by the terms alone").
option_of(noise,      nonneg,       0, [analyse],
          "error of judgement in choosing a move, in thousandths").
option_of(overlook,   between(0, 100), 0, [analyse],
          "percentage of moves that are overlooked in choosing a move").
option_of(see_wins,   boolean,  false, [analyse],
          "never overlook a win in the same turn").
option_of(book,       boolean,  false, [analyse],
          "take the moves of the opening book where it has the position").
option_of(tables,     text,         _, [analyse],
          "folder of tables of exact values, see make_table/3").
option_of(engine,     nonvar,       _, [analyse],
          "an open engine").
option_of(resume,     boolean,  false, [analyse],
          "go on where the last search of the engine ended").
option_of(terms,      boolean,  false, [analyse],
          "lines have the terms of the evaluation").
option_of(on_info,    callable,     _, [analyse,prolog],
          "goal to call with news").
option_of(on_choice,  callable,     _, [analyse,prolog],
          "goal to call with the line of the move that is chosen").
option_of(algorithm,  oneof([alpha_beta,mcts]),      _, [analyse,engine],
          "how to search").
option_of(leaf,       oneof([evaluation,playouts]),  _, [analyse,engine],
          "how mcts judges a position").
option_of(hash,       limit,       64, [analyse,engine],
          "MiB of the table or tree").
