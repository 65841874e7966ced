/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compile_texts, []).
:- use_module('../texts/language').

/** <module> The messages about compiled games
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

message(error(c_compiler(Compiler, Status), _)) -->
    [ 'the C compiler ~w ends with ~w'-[Compiler,Status] ].

message(compiled(Report)) -->
    { get_dict(result, Report, Result) },
    sentence(compile_result(Result)),
    entries(Report),
    counts(Report),
    times(Report),
    left(Report),
    fell(Report).

entries(Report) -->
    { get_dict(entries, Report, Entries),
      Entries \== [],
      atomic_list_concat(Entries, ', ', List)
    },
    !,
    [ nl ],
    sentence(compiled_entries(List)).
entries(_) -->
    [].

counts(Report) -->
    { get_dict(counts, Report, counts(Positions,Answers,Left)),
      Positions > 0
    },
    !,
    [ nl ],
    sentence(compared_answers(Positions, Answers, Left)).
counts(_) -->
    [].

times(Report) -->
    { get_dict(times, Report, times(Generating,Building,Comparing)),
      get_dict(entries, Report, [_|_])
    },
    !,
    [ nl ],
    sentence(compile_times(Generating, Building, Comparing)).
times(_) -->
    [].

left(Report) -->
    { get_dict(left, Report, Left) },
    lines(Left).

lines([]) -->
    [].
lines([(_:PI)-What|Left]) -->
    [ nl ],
    sentence(left_to_prolog(PI, What)),
    lines(Left).

fell(Report) -->
    { get_dict(fell, Report, Fell) },
    fell_lines(Fell).

fell_lines([]) -->
    [].
fell_lines([fell(Where,Why,Count)|Fell]) -->
    [ nl ],
    sentence(fell_to_prolog(Count, Where)),
    [ ': '-[] ],
    sentence(why_left(Why)),
    fell_lines(Fell).

message(compile_result(compiled)) -->
    [ 'compiled: the answers are those of the program'-[] ].
message(compile_result(option(Option))) -->
    [ 'not compiled: the program was understood with the option ~w, see '-
      [Option],
      'docs/compiling.md'-[]
    ].
message(compile_result(no_entries)) -->
    [ 'not compiled: moves and states need goals that are left to Prolog'-[]
    ].
message(compile_result(failed(existence_error(compiler, Compiler)))) -->
    [ 'not compiled: there is no C compiler ~w'-[Compiler] ].
message(compile_result(failed(existence_error(cache_folder, _)))) -->
    [ 'not compiled: there is no folder to keep the library in'-[] ].
message(compile_result(failed(Formal))) -->
    [ 'not compiled: ~p'-[Formal] ].
message(compile_result(difference(Goal, Own, Compiled))) -->
    [ 'not used: the answers differ'-[], nl,
      '    ~p'-[Goal], nl,
      '    program:  ~p'-[Own], nl,
      '    compiled: ~p'-[Compiled]
    ].
message(compiled_entries(List)) -->
    [ 'in C: ~w'-[List] ].
message(compared_answers(Positions, Answers, Left)) -->
    [ 'compared: ~D answers in ~D positions; ~D left to Prolog'-
      [Answers,Positions,Left]
    ].
message(compile_times(Generating, Building, Comparing)) -->
    [ 'seconds: ~2f to translate, ~2f to build, ~2f to compare'-
      [Generating,Building,Comparing]
    ].
message(fell_to_prolog(Count, Where)) -->
    [ 'answered by Prolog in ~q, ~D times'-[Where,Count] ].
message(why_left(goal)) -->
    [ 'a goal that is not compiled'-[] ].
message(why_left(error)) -->
    [ 'an error of the program'-[] ].
message(why_left(unbound)) -->
    [ 'an argument is not bound, or an answer has variables'-[] ].
message(why_left(argument)) -->
    [ 'an argument is of another kind than compiled code takes'-[] ].
message(why_left(number)) -->
    [ 'a number needs more than 61 bits, or is undefined'-[] ].
message(why_left(term)) -->
    [ 'a term has a string, a variable or a large integer'-[] ].
message(why_left(space)) -->
    [ 'more than 64 MB of terms'-[] ].
message(why_left(stack)) -->
    [ 'more than 2 MB of stack'-[] ].
message(why_left(loop)) -->
    [ 'the loop of the program goes on otherwise'-[] ].
message(left_to_prolog(PI, variable)) -->
    [ 'left to Prolog: ~q calls a goal that is not known'-[PI] ].
message(left_to_prolog(PI, What)) -->
    [ 'left to Prolog: ~q calls ~q'-[PI,What] ].
