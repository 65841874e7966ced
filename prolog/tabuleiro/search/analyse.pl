/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_analyse,
          [ analyse/4,                  % +Game, +State, -Lines, :Options
            open_engine/3,              % +Game, -Engine, +Options
            close_engine/1,             % +Engine
            is_paused/1,                % +Engine
            engine_move/4,              % +Game, +State, +Options, -Move
            engine_lines/4,             % +Engine, +State, +Options, -Lines
            engine_setting/3            % +Options, -Algorithm, -MiB
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(random), [random_between/3]).
:- use_module(book, [book_line/4, in_book/4]).
:- use_module('../base/cores', [cores/1]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/native').
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module(evaluation, [terms_of/4]).
:- use_module(news, [tell_info/6]).
:- use_module(oversight, [line_chosen/4, win_in_turn/3]).
:- use_module(search_options, [search_limit/3, search_option/5]).
:- use_module(tables,
              [open_table/4, table_line/5, table_lines/5, table_moves/4]).
:- use_module(think_limits, [think_limits/2]).
:- use_module(time_plan, [clock_left/4]).

/** <module> Searching a game, in C where there is C

    ?- initial_state(default, S),
       choose_move(S, search([time(0.5)]), Move).

    ?- analyse(wali, S, Lines, [time(2), multi_pv(3)]).

A game without C is searched in Prolog, see search_lines/4, which takes time,
depth, nodes, multi_pv, repetition and on_info and ignores the other options.

An engine is what a search keeps from one position to the next: a table or a
tree. Without the option engine(Engine) each search opens one and closes it.

    setup_call_cleanup(open_engine(wali, Engine, [hash(256)]),
                       play_on(Engine),
                       close_engine(Engine))

Ctrl-C, call_with_time_limit/2 and thread_signal/2 end a search. Searches in
several threads are independent.

search_option/5 has the options. Without a limit a search takes time(1).

Points of `mcts` against `alpha_beta` at 0.1 s a move and one thread each,
from balanced openings with sides changed (build/duel; the standard error is 6
to 8 percent):

    | game         | points | games |
    | Mitsudomoe   | 42%    | 64    |
    | Wald Meister | 31%    | 32    |
    | Tactigon     | 25%    | 32    |
    | Wali         | 23%    | 32    |

Two threads of alpha-beta search nearly twice the positions and reach a depth
1.2 (Tactigon) to 1.6 times (Mitsudomoe) sooner (make bench). Their points
against one thread, and for comparison those of one thread with twice the
time:

    | game         | s a move | 2 threads | twice the time | games |
    | Tactigon     | 0.01     | 59%       | 59%            | 300   |
    | Wali         | 0.01     | 57%       | 64%            | 500   |
    | Mitsudomoe   | 0.01     | 53%       | 56%            | 700   |
    | Wald Meister | 0.05     | 72%       | 70%            | 60    |

The gain shrinks as the time grows.

@see https://www.chessprogramming.org/Search
*/

:- meta_predicate
    analyse(+, +, -, :).

                /*******************************
                *           ENGINES            *
                *******************************/

%!  open_engine(+Game, -Engine, +Options) is det.
%
%   Opens Engine for positions of Game. close_engine/1 or garbage collection
%   closes it.
%
%   Options: search_option(engine).
%
%   @error existence_error(native_game, Game) if Game does not run in C,
%   resource_error(memory), those of load_game/2

open_engine(Game, Engine, Options0) :-
    check_options(search_option(engine), Options0, Options),
    load_game(Game, Module),
    (   native_game(Module)
    ->  open_native(Module, Engine, Options)
    ;   existence_error(native_game, Module)
    ).

open_native(Module, Engine, Options) :-
    engine_setting(Options, Algorithm, MiB),
    '$open_engine'(Module, Algorithm, MiB, Engine).

%!  engine_setting(+Options, -Algorithm, -MiB) is det.
%
%   Algorithm is what C calls the algorithm of a search with Options, and MiB
%   the size of its memory.

engine_setting(Options, Name, MiB) :-
    (   option(leaf(_), Options)
    ->  Default = mcts
    ;   Default = alpha_beta
    ),
    option(algorithm(Algorithm), Options, Default),
    option(leaf(Leaf), Options, evaluation),
    option(net(Net), Options),
    option(hash(MiB), Options),
    algorithm_name(Algorithm, Leaf, Net, Name).

%!  algorithm_name(+Algorithm, +Leaf, +Net, -Name) is det.
%
%   Name is what C calls Algorithm with leaves scored by Leaf, by a net or not.

algorithm_name(mcts, playouts, _, mcts_playouts) :-
    !.
algorithm_name(alpha_beta, _, false, alpha_beta_terms) :-
    !.
algorithm_name(Algorithm, _, _, Algorithm).

%!  close_engine(+Engine) is det.
%
%   Frees the memory of Engine. A search with Engine in another thread ends
%   and returns what it has found. Later use of Engine is an error.
%
%   @error permission_error(access, closed_engine, Engine),
%   type_error(engine, Engine)

close_engine(Engine) :-
    '$close_engine'(Engine).

%!  is_paused(+Engine) is semidet.
%
%   The last search of Engine with resume(true) was stopped: it can be resumed,
%   and has something left to search.
%
%   @error permission_error(access, closed_engine, Engine),
%   type_error(engine, Engine)

is_paused(Engine) :-
    '$is_paused'(Engine).

                /*******************************
                *           THINKING           *
                *******************************/

%!  analyse(+Game, +State, -Lines:list(dict), :Options) is det.
%
%   Lines are the best lines of play from State, the best first; `[]` if the
%   game is over. A line has the keys
%
%     - score: for the player to move, a number, the evaluation at the end of
%       the line; or a proved win(Plies) or loss(Plies). A selective search
%       and `mcts`, which ends at the first proof, may miss a shorter win.
%     - depth: the plies searched
%     - exact: `false` if the score is a lower bound, since the search was
%       stopped
%     - move, moves: the first move; all moves of the line
%     - book: `true` if the line is from the book, in place of a search; there
%       may be fewer lines than were asked for
%     - table: `true` if the line is from a table; its score is that of play
%       without mistakes: win(Plies), loss(Plies), or 0 for a draw
%
%   Options: search_option(analyse).
%
%       ?- initial_state(default, S),
%          analyse(wali, S, [Line], [depth(8)]).
%
%   @error those of check_options/3
%   @error permission_error(access, closed_engine, Engine)
%   @error permission_error(access, busy_engine, Engine) if another thread
%   searches with Engine

analyse(Game, State, Lines, Module:Options0) :-
    check_options(search_option(analyse), Options0, Options1),
    qualified_info(Options1, Module, Options2),
    with_tables_of_flag(Options2, Options),
    load_game(Game, Loaded),
    (   analysed(Loaded, State, Options, Lines0)
    ->  Lines = Lines0
    ;   in_book(Loaded, State, Options, Lines0)
    ->  option(multi_pv(Count), Options),
        first_use(prolog_root, first(Count, Lines0, Lines1)),
        tell_book(Options, Lines1),
        with_terms(Loaded, State, Options, Lines1, Lines)
    ;   analysed_by_tables(Loaded, State, Options, Lines0)
    ->  tell_book(Options, Lines0),
        with_terms(Loaded, State, Options, Lines0, Lines)
    ;   native_game(Loaded)
    ->  think(Loaded, State, Options, report(_, _, _, Lines0)),
        maplist(line_dict, Lines0, Lines1),
        with_terms(Loaded, State, Options, Lines1, Lines)
    ;   compiled_lines(Loaded, State, Options, Lines0)
    ->  Lines = Lines0
    ;   known_options(search_option(prolog), Options, PrologOptions),
        first_use(prolog_search,
                  search_lines(Loaded, State, PrologOptions, Lines))
    ).

%   Options have the folder of tables of Options0, or else that of the flag.

with_tables_of_flag(Options0, Options) :-
    (   \+ option(tables(_), Options0),
        current_prolog_flag(tabuleiro_tables, Folder)
    ->  Options = [tables(Folder)|Options0]
    ;   Options = Options0
    ).

analysed_by_tables(Game, State, Options, Lines) :-
    option(tables(Folder), Options),
    option(multi_pv(Count), Options),
    table_lines(Game, State, Folder, Count, Lines).

%!  analysed(+Game, +State, +Options, -Lines) is semidet.
%!  chosen(+Game, +State, +Options, -Move) is semidet.
%
%   Hooks of analyse/4 and engine_move/4, for a game that is made of another,
%   which is searched in its place.

:- multifile
    analysed/4,
    chosen/4.

%!  compiled_lines(+Game, +State, +Options, -Lines) is semidet.
%
%   A hook of tabuleiro/compile: Lines are those of analyse/4, found in the
%   library of Game. Fails where Game is searched in Prolog.

:- multifile compiled_lines/4.

qualified_info(Options0, Module, Options) :-
    (   selectchk(on_info(Goal), Options0, Options1)
    ->  Options = [on_info(Module:Goal)|Options1]
    ;   Options = Options0
    ).

%   News of lines that took no search.

tell_book(Options, Lines) :-
    (   option(on_info(Goal), Options)
    ->  Lines = [Line|_],
        tell_info(Goal, Line.depth, 0, 0.0, 0.0, Lines)
    ;   true
    ).

with_terms(Game, State, Options, Lines0, Lines) :-
    (   native_game(Game),
        option(terms(true), Options)
    ->  '$player_to_move'(Game, State, Player),
        maplist(line_terms(Game, State, Player), Lines0, Lines)
    ;   Lines = Lines0
    ).

line_terms(Game, State, Player, Line, Line.put(terms, Terms)) :-
    foldl(play_on(Game), Line.moves, State, End),
    terms_of(Game, End, Player, Terms).

play_on(Game, Move, State0, State) :-
    '$move'(Game, State0, Move, State).

%!  engine_move(+Game, +State, +Options, -Move) is semidet.
%
%   Move is the first of the line of line_chosen/4, the best of analyse/4 unless
%   the search errs, or that of book_line/4: every game defines
%   choose_move(State, search(Options), Move) by it. Fails when the game is
%   over. The goal of on_info(Goal) is called in module `user`.
%
%   With the option on_choice(Goal), call(Goal, Line) follows in module `user`,
%   where Line, a dict of analyse/4, begins with Move. It does not where nothing
%   was searched: there is one legal move, or the player chooses a side by the
%   pie rule.
%
%   @error as analyse/4

engine_move(Game, State, Options0, Move) :-
    check_options(search_option(analyse), Options0, Options),
    once(Game:valid_moves(State, Moves)),
    Moves = [Move0|Others],
    (   Others == []                    % nothing to search
    ->  Move = Move0
    ;   book_line(Game, State, Options, Line)
    ->  tell_book(Options, [Line]),
        chosen_line(Line, Options, Move)
    ;   chosen(Game, State, Options, Move1)
    ->  Move = Move1
    ;   option(tables(Folder), Options),
        table_moves(Game, State, Folder, Values),
        Values = [_|_]
    ->  trap(Game, State, Options, Values, Best),
        table_line(Game, State, Folder, Best, Line),
        chosen_line(Line, Options, Move)
    ;   native_game(Game)
    ->  played_line(Game, State, Options, Line),
        chosen_line(Line, Options, Move)
    ;   compiled_lines(Game, State, Options, [Line|_])
    ->  chosen_line(Line, Options, Move)
    ;   known_options(search_option(prolog), Options, PrologOptions),
        first_use(prolog_search,
                  search_move_line(Game, State, PrologOptions, Line)),
        chosen_line(Line, Options, Move)
    ).

%!  trap(+Game, +State, +Options, +Values, -Best) is det.
%
%   Best is one of Values, of table_moves/4, with the best value. Of several it
%   is the one that a search of few plies likes best: against it a player who
%   sees no further is most likely to err (Gevay and Danner 2016, "Calculating
%   Ultrastrong and Extended Solutions for Nine Men's Morris, Morabaraba, and
%   Lasker Morris").

trap(Game, State, Options, [First-Value|Values], Move-Value) :-
    findall(Move, member(Move-Value, Values), Equal),
    (   Equal == []
    ->  Move = First
    ;   seeded(Options, Seeded),
        option(seed(Seed), Seeded),
        think(Game, State,
              [ depth(4), multi_pv(all), threads(1), seed(Seed), hash(1),
                selective(true), repetition(true), net(true)
              ],
              report(_, _, _, Liked)),
        once(( member(line(_, _, _, [Move|_]), Liked),
               memberchk(Move, [First|Equal])
             ))
    ).

played_line(Game, State, Options, Line) :-
    option(see_wins(true), Options),
    win_in_turn(Game, State, Moves),
    !,
    length(Moves, Plies),
    line_dict(line(win(Plies), Plies, true, Moves), Line).
played_line(Game, State, Options, Line) :-
    seeded(Options, Seeded),
    think(Game, State, Seeded, report(_, _, _, Lines0)),
    maplist(line_dict, Lines0, Lines),
    line_chosen(Lines, State, Seeded, Line).

chosen_line(Line, Options, Move) :-
    (   option(on_choice(Goal), Options)
    ->  call(Goal, Line)
    ;   true
    ),
    Move = Line.move.

think(Game, State, Options, Report) :-
    limits(Options, Game, State, Limits),
    (   option(on_info(Goal0), Options)
    ->  Goal = tabuleiro_analyse:news(Goal0)
    ;   Goal = none
    ),
    (   option(engine(Engine), Options)
    ->  '$think'(Engine, State, Limits, Goal, Report)
    ;   setup_call_cleanup(
            open_native(Game, Engine, Options),
            '$think'(Engine, State, Limits, Goal, Report),
            '$close_engine'(Engine))
    ).

%!  engine_lines(+Engine, +State, +Options, -Lines:list(dict)) is semidet.
%
%   Lines are those of analyse/4 for a search of State with Engine. Fails if
%   Engine gives up, which only one of a compiled game does.

engine_lines(Engine, State, Options, Lines) :-
    think(none, State, [engine(Engine)|Options], report(_, _, _, Lines0)),
    maplist(line_dict, Lines0, Lines).

%!  news(:Goal, +Report, +Now) is det.
%
%   Calls Goal with Report as the dict of on_info(Goal), Now seconds after the
%   search began. C calls it, in the thread that waits for the search.

:- public news/3.

news(Goal, report(Depth, Nodes, Time, Lines0), Now) :-
    maplist(line_dict, Lines0, Lines),
    tell_info(Goal, Depth, Nodes, Time, Now, Lines).

line_dict(line(Score, Depth, Exact, Moves),
          line{ score:Score, depth:Depth, exact:Exact, move:Move,
                moves:Moves }) :-
    Moves = [Move|_].

                /*******************************
                *            LIMITS            *
                *******************************/

%!  limits(+Options, +Game, +State, -Limits) is det.
%
%   Limits is the term that '$think'/5 takes to search State of Game.

limits(Options, Game, State, Limits) :-
    seconds(Options, Seconds),
    default_threads(Cores),
    option(threads(Threads), Options, Cores),
    seeded(Options, Seeded),
    option(seed(Seed0), Seeded),
    Seed is Seed0 /\ 0x7fffffffffffffff,
    (   clock_left(Options, Left, Increment, Overhead)
    ->  Clock = clock(Left, Increment, Overhead)
    ;   Clock = none
    ),
    (   option(tables(Folder), Options),
        open_table(Game, State, Folder, Table0)
    ->  Table = Table0
    ;   Table = none
    ),
    think_limits([ seconds(Seconds), threads(Threads), seed(Seed),
                   clock(Clock), table(Table)
                 | Options
                 ],
                 Limits).

%   Seeded has a seed.

seeded(Options, Seeded) :-
    (   option(seed(_), Options)
    ->  Seeded = Options
    ;   random_between(0, 0x3fffffffffffffff, Seed),
        Seeded = [seed(Seed)|Options]
    ).

%   One second if there is no other limit.

seconds(Options, Seconds) :-
    (   option(time(Seconds0), Options)
    ->  Seconds is float(Seconds0)
    ;   member(Limit, [depth(_),nodes(_),clock(_)]),
        option(Limit, Options)
    ->  Seconds = inf
    ;   Seconds = 1.0
    ).

default_threads(Count) :-
    search_limit(threads, Least, Most),
    cores(Cores),
    Count is max(Least, min(Cores, Most)).
