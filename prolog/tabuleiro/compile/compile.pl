/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compile,
          [ compile_game/3,             % +Game, -Report, +Options
            compile_option/4,           % ?Name, ?Type, -Default, -Meaning
            can_be_compiled/1,          % +Game
            use_kept_library/1,         % +Game
            compiled_game/1             % ?Game
          ]).
:- use_module(library(aggregate), [aggregate/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/2]).
:- use_module('../adopt/compiled_answer', []).
:- use_module('../base/options', [check_options/3]).
:- use_module('../base/writing', [replace_text/2]).
:- use_module('../game/native',
              [ '$compiled_answer'/5, '$compiled_entry'/2, '$compiled_perft'/4,
                '$open_compiled'/3
              ]).
:- use_module('../search/analyse', []).
:- use_module('../search/perft', []).
:- use_module(agreement, [compare_answers/6]).
:- use_module(c_library).
:- use_module(c_search, [c_search_lines/5]).
:- use_module(entries, [entry/4, game_entries/4]).
:- use_module(generate, [generate_c/5]).
:- use_module(texts, []).

/** <module> A game's rules in Prolog, compiled to C

    ?- adopt_game('domino.pl', [], Game),
       compile_game(Game, Report, []).

The clauses of an adapted game are translated to C, built to a library, and
compared with the program. From then on the game answers by the library, and
asks its program where the library leaves an answer to it: an error, a number
of more than 61 bits, a goal that cannot be compiled.

The passes, one file each:

  1. entries, loop_entries: what is called from outside, as clauses
  2. versions: the clauses of a predicate for a pattern of its arguments
  3. modes: which terms are ground, which calls have one solution
  4. emit, emit_term: the C of a version; generate: of the game
  5. c_library: built and kept; agreement: compared
*/

%!  compile_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

compile_option(positions, positive_integer, 200,
               "positions in which the answers are compared").
compile_option(rebuild,   boolean,          false,
               "build and compare, whatever was kept of the last time").
compile_option(why,       boolean,          false,
               "list the goals and count the answers that are left to Prolog").

:- dynamic
    in_use/3.                           % Game, Compiled, States

%!  compile_game(+Game, -Report:dict, +Options) is det.
%
%   Compiles Game, a module of adapt_game/3 or another game in Prolog. If its
%   answers are those of the program, an adapted Game uses them from now on, and
%   perft/4 does for any game.
%
%   Options: compile_option.
%
%   Report has the keys
%
%     - result: `compiled`; option(Option) if adapt_game/3 has an option with
%       which no game is compiled; difference(Goal, Own, Compiled), see
%       compare_answers/5; `no_entries` if moves or states are not compiled;
%       failed(Error) if there is no library
%     - entries: the questions that the library answers
%     - left: with why(true), Key-What pairs: a clause of the predicate Key
%       gives What to Prolog
%     - fell: with why(true), fell(Where, Why, Count) for answers of the
%       comparison that were left to Prolog: in Where, an entry or a predicate
%       indicator, because of Why, of `$compiled_left`/3
%     - counts: counts(Positions, Answers, Left) of compare_answers/5, or `kept`
%     - times: times(Generating, Building, Comparing), in seconds of processor
%       time of this process, for Building in seconds
%
%   @error those of check_options/3

compile_game(Game, Report, Options0) :-
    check_options(compile_option, Options0, Options),
    atom_concat(Game, ' short', Short),
    game_entries(Game, Short, Replaced, Why),
    (   Why == none
    ->  translate(Game, Short, Replaced, Report, Options)
    ;   Report = compiled{ result:Why, entries:[], left:[], fell:[],
                           counts:counts(0,0,0), times:times(0,0,0) }
    ).

translate(Game, Short, Replaced, Report, Options) :-
    timed(generate_c(Short, Replaced, Text, Atoms, Facts), Generating),
    option(why(Asked), Options),
    findall(Key-What,
            ( Asked == true,
              member(left(Key, What), Facts)
            ),
            Left),
    option(rebuild(Rebuild), Options),
    (   library_file(Text, File)
    ->  get_time(T0),
        catch(built(Rebuild, Text, File), error(Formal, _), true),
        get_time(T1),
        Building is T1-T0
    ;   Formal = existence_error(cache_folder, -),
        Building = 0
    ),
    (   nonvar(Formal)
    ->  Result = failed(Formal),
        Entries = [],
        Fell = [],
        Counts = counts(0,0,0),
        Comparing = 0
    ;   '$open_compiled'(File, Atoms, Compiled),
        findall(Entry,
                ( entry(Entry, N, _, _),
                  '$compiled_entry'(Compiled, N)
                ),
                Entries),
        fact_states(Facts, States),
        timed(trusted(Game, Compiled, Entries, File, Options, Counts, Lefts,
                      Result),
              Comparing),
        (   Asked == true
        ->  left_places(Lefts, Facts, Short, Fell)
        ;   Fell = []
        ),
        (   Result == compiled
        ->  use_library(Game, Compiled, States)
        ;   true
        )
    ),
    Report = compiled{ result:Result, entries:Entries, left:Left,
                       fell:Fell, counts:Counts,
                       times:times(Generating,Building,Comparing) }.

:- meta_predicate timed(0, -).

timed(Goal, Time) :-
    statistics(cputime, T0),
    once(Goal),
    statistics(cputime, T1),
    Time is T1-T0.

built(Rebuild, Text, File) :-
    (   Rebuild == false,
        exists_file(File)
    ->  true
    ;   build_library(Text, File)
    ).

trusted(_, _, Entries, _, _, counts(0,0,0), [], no_entries) :-
    \+ ( memberchk(valid_moves, Entries),
         memberchk(move, Entries)
       ),
    !.
trusted(Game, Compiled, _, File, Options, Counts, Left, Result) :-
    agreement_file(File, Kept),
    (   option(rebuild(false), Options),
        option(why(false), Options),
        exists_file(Kept)
    ->  Counts = kept,
        Left = [],
        Result = compiled
    ;   option(positions(Positions), Options),
        retractall(in_use(Game, _, _)),
        compare_answers(Game, Compiled, Positions, Counts, Left, Difference),
        (   Difference == none
        ->  replace_text(Kept, "agrees\n"),
            Result = compiled
        ;   Result = Difference
        )
    ).

%   left_places(+Left, +Facts, +Short, -Fell): the most frequent first.

left_places(Left, Facts, Short, Fell) :-
    findall(fell(Where,Why,Count),
            aggregate(sum(Each),
                      L^( member(L-Each, Left),
                          left_place(L, Facts, Short, Where, Why)
                        ),
                      Count),
            Fell0),
    sort(3, @>=, Fell0, Fell).

left_place(left(Entry,Version,Why), Facts, Short, Where, Why) :-
    (   memberchk(version(Version, Module:PI), Facts),
        Module \== Short
    ->  Where = PI
    ;   Where = Entry
    ).

use_library(Game, Compiled, States) :-
    retractall(in_use(Game, _, _)),
    assertz(in_use(Game, Compiled, States)).

%!  can_be_compiled(+Game) is semidet.
%
%   Game was not understood with an option with which no game is compiled, and
%   does not answer by a library yet.

can_be_compiled(Game) :-
    \+ in_use(Game, _, _),
    atom_concat(Game, ' short', Short),
    game_entries(Game, Short, _, none).

%!  use_kept_library(+Game) is semidet.
%
%   Game answers by its library from now on, if compile_game/3 has kept one
%   whose answers agreed. Nothing is built.

use_kept_library(Game) :-
    some_library_is_kept,
    atom_concat(Game, ' short', Short),
    game_entries(Game, Short, Replaced, none),
    once(generate_c(Short, Replaced, Text, Atoms, Facts)),
    library_file(Text, File),
    agreement_file(File, Kept),
    exists_file(File),
    exists_file(Kept),
    '$open_compiled'(File, Atoms, Compiled),
    fact_states(Facts, States),
    use_library(Game, Compiled, States).

%!  compiled_game(?Game) is nondet.
%
%   Game answers by a library of compile_game/3.

compiled_game(Game) :-
    in_use(Game, _, _).

                /*******************************
                *        CHANGING FACTS        *
                *******************************/

%   The facts of a program are constants of its library. While those on which an
%   entry depends have changed, the library is not asked for it. States are
%   Entry-Facts pairs.

fact_states(Report, States) :-
    findall(Entry-Facts,
            bagof(Fact,
                  PI^( member(reads(Entry, PI), Report),
                       fact_state(PI, Fact)
                     ),
                  Facts),
            States).

fact_state(PI, facts(PI,Generation,Clauses)) :-
    generation(PI, Generation),
    clauses(PI, Clauses).

generation(Owner:Name/Arity, Generation) :-
    functor(Head, Name, Arity),
    predicate_property(Owner:Head, last_modified_generation(Generation)).

clauses(Owner:Name/Arity, Clauses) :-
    functor(Head, Name, Arity),
    findall(Head-Body, clause(Owner:Head, Body), Clauses).

usable(Game, Entry, Compiled) :-
    in_use(Game, Compiled, States),
    (   memberchk(Entry-Facts, States)
    ->  unchanged(Facts)
    ;   true
    ).

unchanged([]).
unchanged([facts(PI,Generation,Clauses)|States]) :-
    (   generation(PI, Generation)
    ->  true
    ;   clauses(PI, Now),
        Now =@= Clauses
    ),
    unchanged(States).

                /*******************************
                *             HOOKS            *
                *******************************/

:- multifile
    tabuleiro_compiled_answer:compiled_answer/5,
    tabuleiro_perft:compiled_leaves/4,
    tabuleiro_analyse:compiled_lines/4.

tabuleiro_compiled_answer:compiled_answer(Game, Entry, A, B, Answer) :-
    usable(Game, Entry, Compiled),
    entry(Entry, N, _, _),
    '$compiled_answer'(Compiled, N, A, B, Answer),
    Answer \== left.

tabuleiro_perft:compiled_leaves(Game, State, Depth, Count) :-
    usable(Game, valid_moves, Compiled),
    usable(Game, move, Compiled),
    '$compiled_perft'(Compiled, State, Depth, Count).

tabuleiro_analyse:compiled_lines(Game, State, Options, Lines) :-
    in_use(Game, Compiled, _),
    forall(entry(Entry, _, _, _), usable(Game, Entry, Compiled)),
    c_search_lines(Game, Compiled, State, Options, Lines).
