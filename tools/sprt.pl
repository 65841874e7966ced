/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- encoding(utf8).
:- module(sprt,
          [ duel_line//1,               % -Result
            equal_time/4,               % +Nodes, +Speeds, -New, -Old
            pair_counts/2,              % +Text, -Counts
            result_row/6                % +Game, +Sides, +Counts, +Test,
                                        % +Verdict, -Row
          ]).
:- use_module(library(apply)).
:- use_module(library(dcg/basics)).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(library(error), [type_error/2]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(option)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../prolog/tabuleiro/statistics/elo', [elo_score/2]).
:- use_module('../prolog/tabuleiro/statistics/sprt').

:- initialization(main, main).

/** <module> A sequential test of two builds of the engine

    swipl tools/sprt.pl [OPTION...] NEW.so OLD.so GAME

plays pairs of games between two builds, from random balanced openings with
sides exchanged, until the test accepts a hypothesis or the pairs are played;
tools/sprt builds them. build/duel plays. The result is one line, which is also
printed to stderr after every ten pairs:

    wali: 412 games, pairs 20 31 90 41 24, 53.1% +- 1.9%, LLR 2.96
    (-2.94, 2.94) [0, 10] logistic, H1 accepted

with the pairs by points of NEW (0, 1/2, 1, 3/2, 2), the standard error over
pairs, the bounds of the test and the Elo differences of its hypotheses.

Each side has a number of nodes a move. A duel of a few pairs first measures
the nodes that each has in a second of processor, and the faster side gets more
of them, so that both have equal time without a limit in time, which a busy
machine would bend. `--equal-nodes` gives both the same, `--ratio=1.5` gives the
new side half as many again: where speeds depend on the length of a search, a
short search stands for a long one with the ratio of the long one.
`--seconds=0.1` gives both sides seconds of processor time a move instead, as
tools/duel.c describes: a busy machine does not bend these either.

With `--row` the result is a row of the table in docs/strength.md. A test that
was ended early is continued with its pairs and another seed:

    tools/sprt --so-far=20,31,90,41,24 --seed=2 NEW OLD wali

Exit status is 0 if H1 is accepted, 2 if it is not.
*/

opt_type(nodes,       nodes,       natural).
opt_type(equal_nodes, equal_nodes, boolean).
opt_type(seconds,     seconds,     float).
opt_type(pairs,       pairs,       natural).
opt_type(seed,        seed,        nonneg).
opt_type(ratio,       ratio,       float).
opt_type(so_far,      so_far,      atom).
opt_type(row,         row,         boolean).
opt_type(elo0,        elo0,        float).
opt_type(elo1,        elo1,        float).
opt_type(alpha,       alpha,       float).
opt_type(beta,        beta,        float).

opt_help(help(usage), " [OPTION...] NEW.so OLD.so GAME").
opt_help(nodes,        "nodes a move of the old side (20000)").
opt_help(equal_nodes,  "give both sides the same nodes").
opt_help(seconds,      "seconds of the processor a move, instead of nodes").
opt_help(ratio,        "nodes of the new side to one of the old (measured)").
opt_help(pairs,        "the most pairs to play (2000)").
opt_help(seed,         "of the openings (1)").
opt_help(so_far,       "the pairs of an earlier part of the test").
opt_help(row,          "print the result as a row of docs/strength.md").
opt_help(elo0,         "difference under H0, by points (0)").
opt_help(elo1,         "difference under H1, by points (10)").
opt_help(alpha,        "probability of accepting H1 under H0 (0.05)").
opt_help(beta,         "probability of accepting H0 under H1 (0.05)").

opt_meta(so_far, 'N,N,N,N,N').
opt_meta(elo0, 'ELO').
opt_meta(elo1, 'ELO').

main(Argv) :-
    argv_options(Argv, [New,Old,Game], Options),
    option(nodes(Nodes), Options, 20000),
    option(pairs(Pairs), Options, 2000),
    option(seed(Seed), Options, 1),
    option(elo0(Elo0), Options, 0),
    option(elo1(Elo1), Options, 10),
    option(alpha(Alpha), Options, 0.05),
    option(beta(Beta), Options, 0.05),
    option(so_far(SoFar), Options, '0,0,0,0,0'),
    pair_counts(SoFar, Earlier),
    sprt_options([ elo0(Elo0), elo1(Elo1), alpha(Alpha), beta(Beta),
                   model(logistic)
                 ], Test),
    (   option(seconds(Seconds), Options)
    ->  Sides = seconds(Seconds)
    ;   option(equal_nodes(true), Options)
    ->  Sides = sides(Nodes, Nodes)
    ;   option(ratio(Ratio), Options)
    ->  equal_time(Nodes, Ratio-1, NewNodes, Nodes),
        Sides = sides(NewNodes, Nodes)
    ;   measured(New, Old, Game, Nodes, Sides)
    ),
    tested(New, Old, Game, Sides, Pairs, Seed, Test, Earlier, Counts, Verdict),
    (   option(row(true), Options)
    ->  result_row(Game, Sides, Counts, Test, Verdict, Row),
        set_stream(user_output, encoding(utf8)),
        writeln(Row)
    ;   report(user_output, Game, Counts, Test, Verdict)
    ),
    (   Verdict == h1
    ->  true
    ;   halt(2)
    ).

%   Sides are the nodes of both in equal time: a few pairs are played for it.

measured(New, Old, Game, Nodes, sides(A, B)) :-
    setup_call_cleanup(
        duel(New, Old, Game, sides(Nodes, Nodes), 4, 1, Process, Out),
        last_result(Out, none, result(_, Speeds)),
        ended(Process, Out)),
    equal_time(Nodes, Speeds, A, B),
    format(user_error, "~w: ~d against ~d nodes a move~n", [Game,A,B]).

last_result(Out, Result0, Result) :-
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  Result = Result0
    ;   result_of(Line, Result1)
    ->  last_result(Out, Result1, Result)
    ;   last_result(Out, Result0, Result)
    ).

%!  equal_time(+Nodes, +Speeds, -New, -Old) is det.
%
%   New and Old are nodes that take both sides of Speeds, New-Old, as long as
%   Nodes take the old side.

equal_time(Nodes, Fast-Slow, New, Nodes) :-
    New is max(1, round(Nodes*Fast/Slow)).

%   Verdict is `h0`, `h1` or `none`, after at most Pairs pairs. Counts includes
%   the pairs of Earlier.

tested(New, Old, Game, Sides, Pairs, Seed, Test, Earlier, Counts, Verdict) :-
    setup_call_cleanup(
        duel(New, Old, Game, Sides, Pairs, Seed, Process, Out),
        judged(Out, Game, Test, Earlier, Earlier, Counts, Verdict),
        ended(Process, Out)).

judged(Out, Game, Test, Earlier, Counts0, Counts, Verdict) :-
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  Counts = Counts0,
        Verdict = none
    ;   result_of(Line, result(Played, _)),
        maplist(plus, Earlier, Played, Counts1),
        sprt_llr(Counts1, Test, Llr),
        sprt_verdict(Llr, Test, Verdict1),
        (   Verdict1 == none
        ->  report_some(Game, Counts1, Test),
            judged(Out, Game, Test, Earlier, Counts1, Counts, Verdict)
        ;   Counts = Counts1,
            Verdict = Verdict1
        )
    ).

duel(New, Old, Game, Sides, Pairs, Seed, Process, Out) :-
    limits(Sides, A, B),
    player(New, A, First),
    player(Old, B, Second),
    process_create('build/duel', [Game,First,Second,Pairs,Seed,each],
                   [stdout(pipe(Out)), process(Process)]).

%   Limits of both sides, as arguments of build/duel.

limits(sides(A, B), NodesA, NodesB) :-
    format(atom(NodesA), "~dn", [A]),
    format(atom(NodesB), "~dn", [B]).
limits(seconds(S), Seconds, Seconds) :-
    format(atom(Seconds), "~ws", [S]).

player(File, Limit, Player) :-
    format(atom(Player), "~w@alpha_beta:~w", [File,Limit]).

%   A duel that goes on is stopped.

ended(Process, Out) :-
    process_kill(Process),
    close(Out),
    process_wait(Process, _).

result_of(Line, Result) :-
    string_codes(Line, Codes),
    phrase(duel_line(Result), Codes).

%!  duel_line(-Result)// is semidet.
%
%   A line of build/duel. Result is result(Counts, New-Old): the numbers of
%   pairs by half points, and the thousand nodes a second of both sides.

duel_line(result([A,B,C,D,E], New-Old)) -->
    string(_), "pairs ", integer(A), " ", integer(B), " ", integer(C), " ",
    integer(D), " ", integer(E), ",",
    string(_), "second: ", number(New), " and ", number(Old), blanks,
    !.

%   The result so far, after every ten pairs.

report_some(Game, Counts, Test) :-
    (   sum_list(Counts, Pairs),
        Pairs mod 10 =:= 0
    ->  report(user_error, Game, Counts, Test, none)
    ;   true
    ).

report(Stream, Game, Counts, Test, Verdict) :-
    Counts = [A,B,C,D,E],
    Games is 2*(A+B+C+D+E),
    score(Counts, Share, Error),
    sprt_llr(Counts, Test, Llr),
    sprt_bounds(Test, Lower, Upper),
    memberchk(elo0(Elo0), Test),
    memberchk(elo1(Elo1), Test),
    maplist(percent, [Elo0,Elo1], [Share0,Share1]),
    verdict_text(Verdict, Text),
    format(Stream,
           "~w: ~d games, pairs ~d ~d ~d ~d ~d, ~1f% +- ~1f%, LLR ~2f \c
            (~2f, ~2f) [~w, ~w] logistic, ~1f% against ~1f%, ~w~n",
           [ Game, Games, A, B, C, D, E, Share, Error, Llr, Lower, Upper,
             Elo0, Elo1, Share0, Share1, Text
           ]).

percent(Elo, Share) :-
    elo_score(Elo, Score),
    Share is 100*Score.

%!  pair_counts(+Text, -Counts) is det.
%
%   Text has the pairs by half points of the first player: `'3,3,42,5,11'`.
%
%   @error type_error(pair_counts, Text)

pair_counts(Text, Counts) :-
    atom_codes(Text, Codes),
    (   phrase(sequence(integer, ",", Counts), Codes),
        length(Counts, 5),
        maplist(=<(0), Counts)
    ->  true
    ;   type_error(pair_counts, Text)
    ).

%!  result_row(+Game, +Sides, +Counts, +Test, +Verdict, -Row:string) is det.
%
%   Row is the result as a row of the table in docs/strength.md.  Sides is
%   sides(New, Old), the nodes a move, or seconds(S) for both.

result_row(Game, Sides, Counts, Test, Verdict, Row) :-
    sides_text(Sides, Moves),
    sum_list(Counts, Pairs),
    Games is 2*Pairs,
    atomic_list_concat(Counts, ', ', PairsText),
    score(Counts, Share, Error),
    sprt_llr(Counts, Test, Llr),
    sprt_bounds(Test, Lower, Upper),
    verdict_text(Verdict, Text),
    format(string(Row),
           "| ~w | ~s | ~D | ~w | ~1f% ± ~1f% | \c
            ~2f in (~2f, ~2f) | ~w |",
           [ Game, Moves, Games, PairsText, Share, Error, Llr, Lower, Upper,
             Text
           ]).

sides_text(sides(New, Old), Text) :-
    format(codes(Text), "~D against ~D", [New,Old]).
sides_text(seconds(S), Text) :-
    format(codes(Text), "~w s of the processor", [S]).

%   Share is in percent, Error the standard error over pairs.

score(Counts, Share, Error) :-
    sum_list(Counts, N),
    moment(Counts, 0, 1, Sum),
    moment(Counts, 0, 2, Squares),
    Mean is Sum/max(1, N),
    Share is 100*Mean,
    Error is 100*sqrt(max(0, Squares/max(1, N)-Mean*Mean)/max(1, N)).

moment([], _, _, 0).
moment([Count|Counts], I, Power, Sum) :-
    I1 is I+1,
    moment(Counts, I1, Power, Sum0),
    Sum is Sum0+Count*(I/4)**Power.

verdict_text(h1,   "H1 accepted").
verdict_text(h0,   "H0 accepted").
verdict_text(none, "undecided").
