/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_analyse,
          [ analyse/4,                  % +Game, +State, -Lines, :Options
            open_engine/3,              % +Game, -Engine, +Options
            close_engine/1,             % +Engine
            engine_move/4               % +Game, +State, +Options, -Move
          ]).
:- autoload(library(apply), [foldl/4, maplist/2, maplist/3]).
:- autoload(library(error),
            [domain_error/2, existence_error/2, must_be/2, type_error/2]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(random), [random_between/3]).
:- autoload(prolog_search, [search_lines/4, search_move/4]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../interface/native').
:- use_module(evaluation, [terms_of/4]).

/** <module> Engines: searching with what there is

    ?- initial_state(default, S),
       choose_move(S, search([time(0.5)]), Move).

    ?- analyse(wali, S, Lines, [time(2), multi_pv(3)]).

A game that does not run in C is searched in Prolog, see search_lines/4,
which keeps to time, depth, nodes, multi_pv and repetition.

An engine is what a search remembers from one position to the next, a table
or a tree: without the option engine(Engine) each search opens its own.

    setup_call_cleanup(open_engine(wali, Engine, [hash(256)]),
                       play_on(Engine),
                       close_engine(Engine))

Whatever interrupts Prolog ends a search: Ctrl-C, call_with_time_limit/2,
thread_signal/2. Searches in several threads do not disturb one another.

Limits of a search; without any of them it takes time(1):

  - time(Seconds)
    Of wall time.
  - depth(Plies)
    How far to look, at most 100 plies.
  - nodes(Count)
    How many positions to look at, in all threads together.

How it searches:

  - threads(Count)
    Default is the number of cores. Only threads(1), with a seed and
    without time(Seconds), gives the same every time. What a second one
    gains is told below.
  - seed(Integer)
    Decides between equal moves. Default is drawn from the random generator
    of Prolog.
  - algorithm(Algorithm)
    `alpha_beta`, the default, which plays every game better, see below;
    or `mcts`, Monte Carlo tree search, whose scores are exact only where
    the result is proved.
  - leaf(Leaf)
    How `mcts` judges a position that it comes to: by its `evaluation`,
    the default, or by `playouts`, games that go on at random; where it
    goes, the evaluation says in both cases. Without algorithm(Algorithm)
    it asks for `mcts`; algorithm(alpha_beta) ignores it.
  - hash(MiB)
    The size of the table or tree, default 64; 0 for none, or the smallest.
  - engine(Engine)
    An open engine of the game, instead of algorithm, leaf and hash.
  - selective(Bool)
    Default `true`: look less far where moves look bad. If `false` the
    scores of alpha-beta are those of plain minimax; `mcts` ignores it.
  - repetition(Bool)
    Default `true`: a position that occurs twice in a line is a draw.

With a tenth of a second a move and one thread each, `mcts` scores against
`alpha_beta` 42 percent of the points in Mitsudomoe (64 games), 31 in Wald
Meister, 25 in Tactigon and 23 in Wali (32 games each), from balanced
openings with sides changed (build/duel; standard errors 6 to 8 percent).

With two threads alpha-beta looks at nearly twice as many positions and
comes to a depth 1.2 (Tactigon) to 1.6 times (Mitsudomoe) sooner (make
bench). Against one thread it scores with a hundredth of a second a move 59
percent in Tactigon (300 games), 57 in Wali (500) and 53 in Mitsudomoe (700),
and with five hundredths 72 in Wald Meister (60); twice the time in one
thread gains hardly more: 59, 64, 56 and 70 percent. The more time there is,
the less any of this changes.

@see https://www.chessprogramming.org/Search
*/

:- meta_predicate
    analyse(+, +, -, :).

                /*******************************
                *           ENGINES            *
                *******************************/

%!  open_engine(+Game, -Engine, +Options) is det.
%
%   Engine is a new engine for positions of Game. Options are
%   algorithm(Algorithm), leaf(Leaf) and hash(MiB), see above. It is closed
%   with close_engine/1, or when it is garbage.
%
%   @error existence_error(native_game, Game) if Game does not run in C,
%   resource_error(memory), those of load_game/2

open_engine(Game, Engine, Options) :-
    must_be_options(Options, [algorithm, leaf, hash]),
    load_game(Game, Module),
    (   native_game(Module)
    ->  open_native(Module, Engine, Options)
    ;   existence_error(native_game, Module)
    ).

open_native(Module, Engine, Options) :-
    (   option(leaf(_), Options)
    ->  Default = mcts
    ;   Default = alpha_beta
    ),
    option(algorithm(Algorithm), Options, Default),
    option(leaf(Leaf), Options, evaluation),
    option(hash(MiB), Options, 64),
    algorithm_name(Algorithm, Leaf, Name),
    '$open_engine'(Module, Name, MiB, Engine).

%   What C calls an Algorithm that judges by Leaf.

algorithm_name(mcts, playouts, mcts_playouts) :-
    !.
algorithm_name(Algorithm, _, Algorithm).

%!  close_engine(+Engine) is det.
%
%   Frees what Engine remembers. If another thread thinks with it, that ends
%   with what it has found. From now on any use of Engine is an error.
%
%   @error permission_error(access, closed_engine, Engine),
%   type_error(engine, Engine)

close_engine(Engine) :-
    '$close_engine'(Engine).

                /*******************************
                *           THINKING           *
                *******************************/

%!  analyse(+Game, +State, -Lines:list(dict), :Options) is det.
%
%   Lines are the best ways to play on from State, the best first; `[]` if
%   the game is over. A line has the keys
%
%     - score: as the player to move sees it: a number, what the evaluation
%       of the game says of where the line ends; or win(Plies) or
%       loss(Plies), proved. Plies are those of the win that was found: there
%       may be a shorter one if the search is selective or `mcts`, which
%       ends when it has proved who wins.
%     - depth: how many plies were looked ahead
%     - exact: `false` if the search was stopped before it knew how much
%       better than this the move is
%     - move, moves: the first move, and all that are foreseen
%
%   Options are those of the search, see above, and
%
%     - multi_pv(Count)
%       How many lines, or `all`: one for each move. Default is 1. All have
%       exact scores.
%     - terms(Bool)
%       If `true`, a line also has the key terms: what evaluation/4 counts
%       where its moves end, for the player to move in State; `[]` if the
%       game is over there. Only games in C have terms.
%     - on_info(Goal)
%       Goal is called in this thread, as call(Goal, Info), when there is
%       news: after each depth, but for the first that take no time. Info is
%       a dict with the keys depth, nodes, time in seconds, nps (nodes per
%       second) and lines, as Lines. What it throws ends the search.
%
%       ?- initial_state(default, S),
%          analyse(wali, S, [Line], [depth(8)]).
%
%   @error type_error and domain_error for options, permission_error(access,
%   closed_engine, E), permission_error(access, busy_engine, E) if Engine
%   already thinks

analyse(Game, State, Lines, Module:Options) :-
    must_be_options(Options, all),
    load_game(Game, Loaded),
    (   native_game(Loaded)
    ->  (   option(on_info(Goal0), Options)
        ->  Goal = tabuleiro_analyse:news(Module:Goal0)
        ;   Goal = none
        ),
        think(Loaded, State, Options, Goal, report(_, _, _, Lines0)),
        maplist(line_dict, Lines0, Lines1),
        (   option(terms(true), Options)
        ->  '$player_to_move'(Loaded, State, Player),
            maplist(line_terms(Loaded, State, Player), Lines1, Lines)
        ;   Lines = Lines1
        )
    ;   search_lines(Loaded, State, Options, Lines0),
        maplist(searched_line, Lines0, Lines)
    ).

line_terms(Game, State, Player, Line, Line.put(terms, Terms)) :-
    foldl(play_on(Game), Line.moves, State, End),
    terms_of(Game, End, Player, Terms).

play_on(Game, Move, State0, State) :-
    '$move'(Game, State0, Move, State).

%   A line of search_lines/4 with the keys of analyse/4.

searched_line(Line, Line.put(_{move:Move, exact:true})) :-
    [Move|_] = Line.moves.

%!  engine_move(+Game, +State, +Options, -Move) is semidet.
%
%   What choose_move(State, search(Options), Move) does in every game: Move
%   begins the best line that analyse/4 finds. Fails when the game is over.
%   A goal of on_info(Goal) is called in module `user`.
%
%   @error as analyse/4

engine_move(Game, State, Options, Move) :-
    must_be_options(Options, all),
    once(Game:valid_moves(State, Moves)),
    Moves = [Move0|Others],
    (   Others == []                    % nothing to think about
    ->  Move = Move0
    ;   native_game(Game)
    ->  native_move(Game, State, Options, Move)
    ;   search_move(Game, State, Options, Move)
    ).

native_move(Game, State, Options, Move) :-
    (   option(on_info(Goal0), Options)
    ->  Goal = tabuleiro_analyse:news(user:Goal0)
    ;   Goal = none
    ),
    think(Game, State, Options, Goal, report(_, _, _, Lines)),
    Lines = [line(_, _, _, [Move|_])|_].

think(Game, State, Options, Goal, Report) :-
    limits(Options, Limits),
    (   option(engine(Engine), Options)
    ->  '$think'(Engine, State, Limits, Goal, Report)
    ;   setup_call_cleanup(
            open_native(Game, Engine, Options),
            '$think'(Engine, State, Limits, Goal, Report),
            '$close_engine'(Engine))
    ).

%!  news(:Goal, +Report) is det.
%
%   Called from C, in the thread that waits for the search.

:- public news/2.

news(Goal, report(Depth, Nodes, Time, Lines0)) :-
    maplist(line_dict, Lines0, Lines),
    Nps is round(Nodes/max(Time, 1.0e-6)),
    ignore(call(Goal, info{ depth:Depth, nodes:Nodes, time:Time, nps:Nps,
                            lines:Lines })).

line_dict(line(Score, Depth, Exact, Moves),
          line{ score:Score, depth:Depth, exact:Exact, move:Move,
                moves:Moves }) :-
    Moves = [Move|_].

                /*******************************
                *            OPTIONS           *
                *******************************/

%   With time(1) if there is no other limit.

limited(Options, Limited) :-
    (   member(Limit, [time(_),depth(_),nodes(_)]),
        option(Limit, Options)
    ->  Limited = Options
    ;   Limited = [time(1)|Options]
    ).

%   As C takes them, see '$think'/5.

limits(Options0,
       limits(Seconds, Nodes, Depth, Threads, Lines, Seed, Selective,
              Repetition)) :-
    limited(Options0, Options),
    option(depth(Depth), Options, 100),
    option(nodes(Nodes), Options, inf),
    option(time(Seconds0), Options, inf),
    (   Seconds0 == inf
    ->  Seconds = inf
    ;   Seconds is float(Seconds0)
    ),
    default_threads(Cores),
    option(threads(Threads), Options, Cores),
    option(multi_pv(Lines), Options, 1),
    (   option(seed(Seed0), Options)
    ->  Seed is Seed0 /\ 0x7fffffffffffffff
    ;   random_between(0, 0x3fffffffffffffff, Seed)
    ),
    option(selective(Selective), Options, true),
    option(repetition(Repetition), Options, true).

default_threads(Count) :-
    current_prolog_flag(cpu_count, Cores),
    !,
    Count is max(1, min(Cores, 256)).
default_threads(1).

must_be_options(Options, Names) :-
    must_be(acyclic, Options),
    must_be(list, Options),
    maplist(must_be_search_option(Names), Options).

must_be_search_option(Names, Option) :-
    must_be(callable, Option),
    (   Option =.. [Name,Value],
        search_option(Name, Type),
        (   Names == all
        ->  true
        ;   memberchk(Name, Names)
        )
    ->  must_be_value(Type, Name, Value)
    ;   domain_error(search_option, Option)
    ).

%   The options, and what their values must be.

search_option(time,       seconds).
search_option(depth,      between(1, 100)).
search_option(nodes,      between(1, 0x7fffffffffffffff)).
search_option(threads,    between(1, 256)).
search_option(hash,       between(0, 0x100000)).
search_option(multi_pv,   count).
search_option(seed,       integer).
search_option(algorithm,  one_of([alpha_beta,mcts])).
search_option(leaf,       one_of([evaluation,playouts])).
search_option(selective,  boolean).
search_option(repetition, boolean).
search_option(engine,     engine).
search_option(terms,      boolean).
search_option(on_info,    callable).

must_be_value(seconds, _, Seconds) :-
    !,
    must_be(number, Seconds),
    (   Seconds >= 0
    ->  true
    ;   type_error(nonneg, Seconds)
    ).
must_be_value(between(Least, Most), Name, Value) :-
    !,
    must_be(integer, Value),
    (   between(Least, Most, Value)
    ->  true
    ;   domain_error(Name, Value)
    ).
must_be_value(count, Name, Value) :-
    !,
    (   Value == all
    ->  true
    ;   must_be_value(between(1, 8192), Name, Value)
    ).
must_be_value(one_of(Atoms), Name, Value) :-
    !,
    must_be(atom, Value),
    (   memberchk(Value, Atoms)
    ->  true
    ;   domain_error(Name, Value)
    ).
must_be_value(engine, _, Engine) :-     % C looks at it
    !,
    must_be(nonvar, Engine).
must_be_value(Type, _, Value) :-
    must_be(Type, Value).
