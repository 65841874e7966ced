/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(fuzz,
          [ fuzz/3,                     % +Game, +Seed, +Count
            fuzz_and_halt/1             % +Count
          ]).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../support/environment').
:- use_module('../support/for_all').
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/search/levels', [level_options/3]).
:- use_module('../../prolog/tabuleiro/compare/originals', [original_goal/4]).
:- use_module('../../prolog/tabuleiro/compare/timing', [standard_goal/4]).

/** <module> Fuzz: random damage to good goals, in both implementations

Takes goals that succeed, replaces parts of their arguments by parts of other
goals, by neighbouring numbers and by junk of every type, and calls them in C
and in the reference: results must be the same, and errors of the same kind. A
sanitizer or valgrind also finds out whether C trusts a malformed term.
*/

%!  fuzz_and_halt(+Count) is det.
%
%   Fuzzes every game Count times and ends the process. The environment
%   variable TABULEIRO_SEED gives the seed, by default a random one.

fuzz_and_halt(Count) :-
    random_between(1, 1000000, Default),
    number_from('TABULEIRO_SEED', Default, Seed),
    for_all(game_name(Game), fuzz(Game, Seed, Count)),
    halt.

%!  fuzz(+Game, +Seed, +Count) is det.
%
%   Calls Count damaged goals in Game and in its reference. Seed is printed.
%
%   @throws disagree(Goal, Outcome, ReferenceOutcome)

fuzz(Game, Seed, Count) :-
    format("~w: fuzz from seed ~w~n", [Game,Seed]),
    load_game(Game, Game),
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference),
    set_random(seed(Seed)),
    Game:game_info(Info),
    forall(member(Module, [Game,Reference]), loaded_whole(Module)),
    findall(Goal,
            ( member(Config, Info.configs),
              mid_game(Game, Config, State),
              good_goal(Game, State, Goal)
            ),
            Goals),
    forall(between(1, Count, I),
           ( Once is Seed*1000003+I,
             set_random(seed(Once)),
             fuzz_once(Game, Reference, Goals)
           )).

%   Loads the files that a search loads at its first call, so that no fuzzed
%   goal loads them under its limit.

loaded_whole(Module) :-
    Module:initial_state(default, State),
    ignore(Module:choose_move(State, search([nodes(1)]), _)).

good_goal(Game, State, Goal) :-
    (   standard_goal(Game, _, State, Goal)
    ;   original_goal(Game, _, State, Goal)
    ;   member(Goal,
               [ best_moves(State, 1, _),
                 choose_move(State, 1, _)
               ])
    ).

fuzz_once(Game, Reference, Goals) :-
    random_member(Good, Goals),
    random_member(Other, Goals),
    random_between(1, 3, Times),
    damage_times(Times, Good, Other, Goal),
    random_between(1, 1000000, Seed),
    outcome(Game, Seed, Goal, Outcome),
    outcome(Reference, Seed, Goal, RefOutcome),
    (   alike(Game, Outcome, RefOutcome)
    ->  true
    ;   throw(disagree(Goal, Outcome, RefOutcome))
    ).

%   Damage may turn a bot into one that thinks for minutes in Prolog, or into
%   a search, which need not find the move that it finds in C.

alike(_, _, too_long) :-
    !.
alike(Game, true(choose_move(_, Level, _)), RefOutcome) :-
    ( RefOutcome == false ; RefOutcome = true(_) ),
    Game:game_info(Info),
    level_options(Info, Level, _),
    !.
alike(_, Outcome, RefOutcome) :-
    Outcome =@= RefOutcome.

%   The outcome of a goal. An error is reduced to its kind: if a term has two
%   flaws, either may be named.

%   A variable of Goal may stand in its state too: what one implementation
%   binds it to must not be what the other one is given.

outcome(Module, Seed, Goal0, Outcome) :-
    copy_term(Goal0, Goal),
    set_random(seed(Seed)),
    catch(( call_with_inference_limit(Module:Goal, 2 000 000, Result)
          ->  (   Result == inference_limit_exceeded
              ->  Outcome = too_long
              ;   Outcome = true(Goal)
              )
          ;   Outcome = false
          ),
          Error,
          error_outcome(Error, Outcome)).

error_outcome(error(Formal, _), error(Name/Arity)) :-
    !,
    functor(Formal, Name, Arity).
error_outcome(Error, Error).

                /*******************************
                *            DAMAGE            *
                *******************************/

damage_times(0, Goal, _, Goal) :-
    !.
damage_times(N, Goal0, Other, Goal) :-
    N1 is N-1,
    Goal0 =.. [Name|Args0],
    random_argument(Args0, I, Arg0),
    damage(Arg0, Other, Arg),
    nth1(I, Args0, _, Rest),
    nth1(I, Args, Arg, Rest),
    Goal1 =.. [Name|Args],
    damage_times(N1, Goal1, Other, Goal).

%   I is one of the input arguments, that is, not the last argument.

random_argument(Args, I, Arg) :-
    length(Args, N),
    Last is N-1,
    random_between(1, Last, I),
    nth1(I, Args, Arg).

%   Walks down at random, lists as far as any element, and replaces the
%   place where it stops.

damage(Term, Other, Damaged) :-
    compound(Term),
    acyclic_term(Term),
    maybe(0.85),
    !,
    (   is_list(Term),
        length(Term, N),
        N > 0
    ->  random_between(1, N, I),
        nth1(I, Term, Element, Rest),
        (   maybe(0.1)
        ->  Damaged = Rest                      % one element less
        ;   damage(Element, Other, New),
            (   maybe(0.05)
            ->  nth1(I, Damaged, New, Term)     % one more
            ;   nth1(I, Damaged, New, Rest)
            )
        )
    ;   functor(Term, _, Arity),
        random_between(1, Arity, I),
        duplicate_term(Term, Damaged0),
        arg(I, Term, Arg),
        damage(Arg, Other, New),
        setarg(I, Damaged0, New),
        Damaged = Damaged0
    ),
    !.
damage(Term, _, Damaged) :-
    integer(Term),
    maybe(0.6),
    !,
    random_member(D, [-2,-1,1,2]),
    Damaged is Term+D.
damage(_, Other, Damaged) :-
    maybe(0.3),
    !,
    subterm(Other, Damaged).
damage(_, _, Damaged) :-
    findall(Junk, junk(Junk), Junks),
    random_member(Damaged, Junks).

subterm(Term, Sub) :-
    compound(Term),
    maybe(0.8),
    !,
    functor(Term, _, Arity),
    random_between(1, Arity, I),
    arg(I, Term, Arg),
    subterm(Arg, Sub).
subterm(Term, Term).

junk(_).
junk(f(_)).
junk([]).
junk('').
junk(foo).
junk("text").
junk(0).
junk(-1).
junk(1.0).
junk(1.5NaN).
junk(1r3).
junk(9223372036854775807).
junk(-9223372036854775808).
junk(2147483648).
junk(100000000000000000000000000).
junk(- 1).
junk(-(1)).
junk(1-_).
junk(1-1).
junk(1-2-3).
junk([_|_]).
junk([a|b]).
junk((_,_)).
junk(f(x)).
junk(point{x:1}).
junk(Cyclic) :-
    Cyclic = f(Cyclic).
junk(Cyclic) :-
    Cyclic = [-1|Cyclic].
junk(Cyclic) :-
    Cyclic = 1-Cyclic.
junk(Long) :-
    numlist(1, 5000, Long).
junk(Deep) :-
    deep(2000, Deep).

deep(0, a) :-
    !.
deep(N, Deep-1) :-
    N1 is N-1,
    deep(N1, Deep).
