/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(bench,
          [ bench/2,                    % +Games, +Options
            bench_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../prolog/tabuleiro').
:- use_module('../prolog/tabuleiro/search/levels', [own_levels/2]).
:- use_module('../prolog/tabuleiro/game/native').
:- use_module('../prolog/tabuleiro/base/options', [check_options/3]).
:- use_module('../prolog/tabuleiro/compile/compile', [compile_game/3]).
:- use_module('../prolog/tabuleiro/compare/originals', [original_goal/4]).
:- use_module('../prolog/tabuleiro/compare/texts', []).
:- use_module('../prolog/tabuleiro/compare/timing').
:- use_module('../prolog/tabuleiro/base/progress_line',
              [end_progress/0, show_progress/1]).
:- use_module('../tests/laws/laws', [mid_game/3]).
:- use_module('../tests/drivers/perft_table').
:- use_module(stockfish, [stockfish_rate/2]).

/** <module> Benchmarks: C against the reference, on the same states

    make bench                      # all games
    make bench GAME=waldmeister     # one

For each game prints tables, each row when it has been measured, then the
figures as lines for programs:

  - bench <game> <what> <reference_s> <c_s> <ratio>
    Mean seconds per call of the predicate in both implementations, on
    random mid-game states.
  - median <game> <what> <c_s> <worst_s>
    Median and longest time of single calls in C: a person waits for these.
  - cross <game> <what> <c_s> <duplicate_s> <ratio>
    A call of C against duplicate_term/2 of its input and output: the price of
    crossing into C and back.
  - rate <game> <what> <per_second> <ratio>
    One core of C at full speed; two for search_nodes_2_threads. The ratio is
    to the rate of Stockfish in chess, or - where that is not installed.
  - threads <game> <count> <one_s> <count_s> <ratio>
    Seconds of one thread and of <count> threads to the depth that one thread
    reaches in a quarter of a second.
  - compiled <game> <reference_s> <compiled_s> <ratio> <build_s>
    Seconds of perft to depth 2 of the reference, in Prolog and compiled to C,
    and wall seconds that translating and building it took. No line where there
    is no C compiler.
  - signature <game> <number>
    The sum of all counts of the game's perft table, counted in C. It changes
    with the rules and with the table alone.

States are drawn from a fixed seed. Times are processor times of this run, and
wall times where several threads work.
*/

%!  bench_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

bench_option(lines, boolean, false,
             "only the lines for programs, without the tables").

%!  bench(+Games:list(atom), +Options) is det.
%
%   Measures Games, or all games if it is empty.
%
%   Options: bench_option.

bench(Games0, Options0) :-
    check_options(bench_option, Options0, Options),
    (   Games0 == []
    ->  findall(Game, game_name(Game), Games)
    ;   Games = Games0
    ),
    option(lines(LinesOnly), Options),
    maplist(bench_game(LinesOnly), Games).

bench_game(LinesOnly, Game) :-
    load_game(Game, Game),
    (   native_game(Game)
    ->  true
    ;   existence_error(native_game, Game)
    ),
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference),
    set_random(seed(1)),
    findall(State,
            ( between(1, 40, _),
              mid_game(Game, default, State)
            ),
            States),
    (   LinesOnly == true
    ->  forall(bench_line(Game, Reference, States, Line),
               shown(print_line(Line)))
    ;   format("~n~w~n", [Game]),
        findall(Line, printed_row(Game, Reference, States, Line), Lines),
        nl,
        maplist(print_line, Lines)
    ).

%   Line is printed as a row of its table as soon as it has been measured.

printed_row(Game, Reference, States, Line) :-
    print_heading(Line),
    bench_line(Game, Reference, States, Line),
    shown(print_row(Line)).

%   On a terminal it takes the place of what is being measured.

:- meta_predicate shown(0).

shown(Goal) :-
    end_progress,
    call(Goal),
    flush_output.

                /*******************************
                *             LINES            *
                *******************************/

bench_line(Game, Reference, States, Line) :-
    measured(Game, States, What, Goals),
    show_progress(busy(timing(What))),
    time_goals(Game, Goals, C),
    time_goals(Reference, Goals, Ref),
    Ratio is Ref/C,
    Line = bench(Game, What, Ref, C, Ratio).
bench_line(Game, _, States, median(Game, What, Median, Worst)) :-
    level_goals(Game, States, What, Goals),
    show_progress(busy(timing(What))),
    findall(Time,
            ( member(Goal, Goals),
              time_goals(Game, [Goal], Time)
            ),
            Times0),
    msort(Times0, Times),
    length(Times, N),
    Middle is N//2,
    nth0(Middle, Times, Median),
    last(Times, Worst).
bench_line(Game, _, States, cross(Game, What, C, Duplicate, Ratio)) :-
    measured(Game, States, What, Goals),
    \+ level_goals(Game, States, What, _),
    show_progress(busy(timing(What))),
    time_goals(Game, Goals, C),
    maplist(crossing(Game), Goals, Crossings),
    time_goals(system, Crossings, Duplicate),
    Ratio is C/Duplicate.
bench_line(Game, _, _, rate(Game, What, Rate, Ratio)) :-
    rated(What, Of),
    show_progress(busy(timing(What))),
    rate(What, Game, Rate),
    (   stockfish_rate(Of, Other)
    ->  format(atom(Ratio), "~2f", [Rate/Other])
    ;   Ratio = (-)
    ).
bench_line(Game, _, _, threads(Game, Count, One, Many, Ratio)) :-
    Count = 2,
    show_progress(busy(timing(threads))),
    open_states(Game, 16, States),
    maplist(searched(Game, [time(0.25),threads(1)]), States, Infos),
    maplist(get_dict(depth), Infos, Depths),
    seconds_to_depths(Game, 1, States, Depths, One),
    seconds_to_depths(Game, Count, States, Depths, Many),
    Ratio is One/Many.
bench_line(Game, Reference, States, compiled(Game, Ref, C, Ratio, Build)) :-
    States = [State|_],
    show_progress(busy(timing(compiled))),
    Goals = [perft(Reference, State, 2, _)],
    time_goals(bench, Goals, Ref),
    compile_game(Reference, Report, [rebuild(true)]),
    get_dict(result, Report, compiled),
    get_dict(times, Report, times(Generating, Building, _)),
    Build is Generating+Building,
    time_goals(bench, Goals, C),
    Ratio is Ref/C.
bench_line(Game, _, _, signature(Game, Sum)) :-
    show_progress(busy(timing(perft))),
    aggregate_all(sum(Count),
                  ( perft_rows(Game, Rows),
                    member(row(Position, Counts), Rows),
                    perft_state(Game, Position, State),
                    member(Depth-_, Counts),
                    perft(Game, State, Depth, Count)
                  ),
                  Sum).

%   Goals call predicate What on States, with the result as last argument.

measured(Game, States, What, Goals) :-
    standard_goals(Game, States, What, Goals).
measured(Game, States, What, Goals) :-
    States = [State0|_],
    original_goal(Game, What, State0, Goal0),
    runs_in_c(Game, Goal0),
    findall(Goal,
            ( member(State, States),
              original_goal(Game, What, State, Goal)
            ),
            Goals).
measured(Game, States, What, Goals) :-
    length(States, N),
    Few is min(N, 10),
    length(FewStates, Few),
    append(FewStates, _, States),
    level_goals(Game, FewStates, What, Goals).

%   The other predicates of the original programs are those of the reference.

runs_in_c(Game, Goal) :-
    \+ predicate_property(Game:Goal, imported_from(_)).

level_goals(Game, States, What, Goals) :-
    Game:game_info(Info),
    own_levels(Info, Levels),
    member(N, Levels),
    atom_concat(choose_move_, N, What),
    findall(choose_move(State, N, _), member(State, States), Goals).

%   Once solved, a goal has both its input and its result.

crossing(Game, Goal, duplicate_term(Goal, _)) :-
    ignore(Game:Goal).

                /*******************************
                *             RATES            *
                *******************************/

%   rated(?What, -Of): the rate What, and the rate of Stockfish that it is
%   compared with.

rated(perft_leaves_start, perft).
rated(perft_leaves, perft).
rated(playout_plies, none).
rated(search_nodes, search).
rated(search_nodes_2_threads, none).

rate(perft_leaves_start, Game, Rate) :-
    Game:initial_state(default, State),
    perft_rate(Game, [State], Rate).
rate(perft_leaves, Game, Rate) :-
    perft_rows(Game, Rows),
    findall(State, member(row(state(State), _), Rows), States),
    perft_rate(Game, States, Rate).
rate(playout_plies, Game, Rate) :-
    Game:initial_state(default, State),
    playouts(Game, State, 16, Rate).
rate(search_nodes, Game, Rate) :-
    search_rate(Game, 1, Rate).
rate(search_nodes_2_threads, Game, Rate) :-
    search_rate(Game, 2, Rate).

%   Rate is in leaves per second over States, each searched to the first depth
%   that takes long enough to be timed.

perft_rate(Game, States, Rate) :-
    maplist(timed_perft(Game, 1), States, Leaves, Times),
    sum_list(Leaves, AllLeaves),
    sum_list(Times, AllTime),
    Rate is AllLeaves/AllTime.

timed_perft(Game, Depth, State, Leaves, Time) :-
    statistics(cputime, T0),
    '$perft'(Game, State, Depth, Leaves0),
    statistics(cputime, T1),
    Time0 is T1-T0,
    (   Time0 > 0.05
    ->  Leaves = Leaves0,
        Time = Time0
    ;   Depth1 is Depth+1,
        timed_perft(Game, Depth1, State, Leaves, Time)
    ).

%   Random games of at most 500 plies.

playouts(Game, State, Count, Rate) :-
    statistics(cputime, T0),
    '$playouts'(Game, State, Count, 500, 1, Plies),
    statistics(cputime, T1),
    Time is T1-T0,
    (   Time > 0.2
    ->  Rate is Plies/Time
    ;   Count1 is Count*4,
        playouts(Game, State, Count1, Rate)
    ).

%   Rate is in nodes per second of searches of a quarter of a second each,
%   from the start and from states of random games. One thread is measured in
%   processor time, that of the process, since the search has a thread of its
%   own. Two threads are measured in wall time: other processes slow them.

search_rate(Game, Threads, Rate) :-
    open_states(Game, 8, States),
    statistics(process_cputime, T0),
    maplist(searched(Game, [time(0.25),threads(Threads)]), States, Infos),
    statistics(process_cputime, T1),
    maplist(get_dict(nodes), Infos, Nodes),
    sum_list(Nodes, AllNodes),
    (   Threads =:= 1
    ->  AllTime is T1-T0
    ;   maplist(get_dict(time), Infos, Times),
        sum_list(Times, AllTime)
    ),
    Rate is AllNodes/AllTime.

%   Seconds is the wall time to search each of States to its depth.

seconds_to_depths(Game, Threads, States, Depths, Seconds) :-
    maplist(seconds_to_depth(Game, Threads), States, Depths, Times),
    sum_list(Times, Seconds).

seconds_to_depth(Game, Threads, State, Depth, Seconds) :-
    searched(Game, [depth(Depth),threads(Threads)], State, Info),
    get_dict(time, Info, Seconds).

%   The start and states of random games.

open_states(Game, Count, [Start|States]) :-
    set_random(seed(1)),
    Game:initial_state(default, Start),
    Others is Count-1,
    length(States, Others),
    maplist(unfinished(Game), States).

%   A state a few plies from the start: later ones may be decided at once.

unfinished(Game, State) :-
    random_game(Game, _, [states(States), max_plies(8)]),
    last(States, State),
    \+ Game:game_over(State, _),
    !.
unfinished(Game, State) :-
    unfinished(Game, State).

%   Info is the last one that on_info(Goal) gets.

searched(Game, Limits, State, Info) :-
    Last = last(_),
    analyse(Game, State, _,
            [seed(1),on_info(bench:keep_info(Last))|Limits]),
    arg(1, Last, Info).

:- public keep_info/2.

keep_info(Last, Info) :-
    nb_setarg(1, Last, Info).

                /*******************************
                *            PRINTING          *
                *******************************/

%   print_heading(?Line): prints the heading of the table with rows like Line.

print_heading(bench(_, _, _, _, _)) :-
    format("~n~w~t~26|~t~w~14+~t~w~14+~t~w~12+~n",
           [predicate, 'reference us', 'C us', ratio]).
print_heading(median(_, _, _, _)) :-
    format("~n~w~t~26|~t~w~14+~t~w~14+~n",
           ['bot, in C', 'median us', 'worst us']).
print_heading(cross(_, _, _, _, _)) :-
    format("~n~w~t~26|~t~w~14+~t~w~14+~t~w~12+~n",
           [crossing, 'C us', 'duplicate us', ratio]).
print_heading(rate(_, _, _, _)) :-
    format("~n~w~t~26|~t~w~14+~t~w~14+~n",
           [rate, 'M per second', 'to Stockfish']).
print_heading(threads(_, _, _, _, _)) :-
    format("~n~w~t~26|~t~w~14+~t~w~14+~t~w~12+~n",
           ['to a depth', 'one thread ms', 'these ms', ratio]).
print_heading(compiled(_, _, _, _, _)) :-
    format("~n~w~t~26|~t~w~14+~t~w~14+~t~w~12+~t~w~12+~n",
           ['reference in C', 'Prolog us', 'C us', ratio, 'built in s']).
print_heading(signature(_, _)).

print_row(bench(_, What, Ref, C, Ratio)) :-
    format("~w~t~26|~t~2f~14+~t~2f~14+~t~1f~12+~n",
           [What, Ref*1.0e6, C*1.0e6, Ratio]).
print_row(median(_, What, Median, Worst)) :-
    format("~w~t~26|~t~2f~14+~t~2f~14+~n",
           [What, Median*1.0e6, Worst*1.0e6]).
print_row(cross(_, What, C, Duplicate, Ratio)) :-
    format("~w~t~26|~t~2f~14+~t~2f~14+~t~2f~12+~n",
           [What, C*1.0e6, Duplicate*1.0e6, Ratio]).
print_row(rate(_, What, Rate, Ratio)) :-
    format("~w~t~26|~t~1f~14+~t~w~14+~n", [What, Rate/1.0e6, Ratio]).
print_row(threads(_, Count, One, Many, Ratio)) :-
    format("~d threads~t~26|~t~0f~14+~t~0f~14+~t~2f~12+~n",
           [Count, One*1.0e3, Many*1.0e3, Ratio]).
print_row(compiled(_, Ref, C, Ratio, Build)) :-
    format("~w~t~26|~t~2f~14+~t~2f~14+~t~1f~12+~t~1f~12+~n",
           [perft, Ref*1.0e6, C*1.0e6, Ratio, Build]).
print_row(signature(_, _)).

print_line(bench(Game, What, Ref, C, Ratio)) :-
    format("bench ~w ~w ~9f ~9f ~2f~n", [Game,What,Ref,C,Ratio]).
print_line(median(Game, What, Median, Worst)) :-
    format("median ~w ~w ~9f ~9f~n", [Game,What,Median,Worst]).
print_line(cross(Game, What, C, Duplicate, Ratio)) :-
    format("cross ~w ~w ~9f ~9f ~2f~n", [Game,What,C,Duplicate,Ratio]).
print_line(rate(Game, What, Rate, Ratio)) :-
    format("rate ~w ~w ~0f ~w~n", [Game,What,Rate,Ratio]).
print_line(threads(Game, Count, One, Many, Ratio)) :-
    format("threads ~w ~d ~3f ~3f ~2f~n", [Game,Count,One,Many,Ratio]).
print_line(compiled(Game, Ref, C, Ratio, Build)) :-
    format("compiled ~w ~9f ~9f ~2f ~2f~n", [Game,Ref,C,Ratio,Build]).
print_line(signature(Game, Sum)) :-
    format("signature ~w ~d~n", [Game,Sum]).
