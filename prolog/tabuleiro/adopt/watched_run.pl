/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_watched_run,
          [ watched_run/7,              % +Module, +Entry, +Answers, +Options,
                                        % +Loops, +Facts, -Run
            watch_again/6,              % +Module, +Watched, +Loop, +Spies,
                                        % +Seed, -Again
            outer_loops/1,              % +Pairs
            progress/2,                 % +Events, -Counts
            has_board/1,                % +Head
            passes/1                    % @Ball
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module(library(terms), [term_size/2]).
:- use_module(facts).
:- use_module(person, [with_person/3]).
:- use_module(prompts, [offers_another_game/1]).
:- use_module(run_answers).
:- use_module(spies).
:- use_module('../base/leave', [is_leave/1]).
:- use_module('../base/shared_terms', [share_terms/2]).
:- use_module('../base/time_limit', [within_seconds/3]).

/** <module> A run of a program, as it was watched

A run is watched{ entry, answers, prompts, events, end }:

  - entry: the predicate that was called, Module:Name/0
  - answers: the lines that were read, in order
  - prompts: prompt(Kind, Text, Line, Progress) terms, in order; Progress counts
    the turns of loops before
  - events, in order: turn(PI), a turn of a loop; enter(N, PI, Head, Caller), a
    call of a spied predicate by Caller; leave(N, PI, Head), the answer to call
    N; said(Text), what was printed; asked, where a prompt was answered; and
    menu(Kind, Text), the prompt at which a game was over
  - facts: the dynamic predicates that changed, in the standard order
  - typed, if it has that key: all lines that persons typed in the run
  - end: `enough`, `again` if the first menu came again after a game or
    another game was offered, `facts` if other facts changed than the known
    ones, `stuck` if no answer helped, `prompts` if there were too many, `large`
    if the events take too much memory, `late`, `returned`, `failed`, or
    threw(Ball)
*/

:- thread_local
    happened/1,                         % events
    last_state/4,                       % PI, Head, Generations, Turns
    outer_loop/2,                       % PI, Outer
    spied_calls/4,                      % PI, Caller, Count, Cells
    passed_by/4,                        % Name, Arity, Module, Caller
    late_calls/3,                       % PI, Caller, Count
    late_event/1.                       % Reference of a clause of happened/1

%!  watch_again(+Module, +Watched, +Loop, +Spies, +Seed, -Again) is det.
%
%   Runs the program with the answers of Watched, and sees the calls of the
%   predicates Spies besides, the first 60 of each, of a predicate of a library
%   the first 60 by each caller, and the first three in the last turn. Turns are
%   those of the predicate Loop, whose states have the facts of Watched and, if
%   more change in the run, those: the program is run again then. The random
%   generator starts from Seed. The run ends where the program asks what it did
%   not ask in Watched, such as whether to play again.

watch_again(Module, Watched, Loop, Spies, Seed, Again) :-
    with_spies([Loop|Spies],
               run_again(Module, Watched, Loop, Seed, Again)).

run_again(Module, Watched, Loop, Seed, Again) :-
    Entry = Watched.entry,
    (   get_dict(typed, Watched, Lines)
    ->  Answers = lines(Lines)
    ;   Answers = answers(Watched.prompts)
    ),
    Options = options(Seed, 300, 4),
    exclude(is_scratch(Loop), Watched.facts, Known),
    with_all_facts(Known, Facts, Run,
                   watched_run(Module, Entry, Answers, Options, [Loop])),
    Again = Run.put(facts, Facts).

%   with_all_facts(+Known, -Facts, -Run, :Watched_run): Run is that of
%   Watched_run with Facts, which begin with Known and change in it.

:- meta_predicate with_all_facts(+, -, -, 2).

with_all_facts(Known, Facts, Run, Watched_run) :-
    call(Watched_run, known(Known), First),
    ord_union(Known, First.facts, All),
    (   All == Known
    ->  Facts = Known,
        Run = First
    ;   First.end == facts
    ->  with_all_facts(All, Facts, Run, Watched_run)
    ;   call(Watched_run, All, Run),
        Facts = All
    ).

%!  watched_run(+Module, +Entry, +Answers, +Options, +Loops, +Facts, -Run) is
%!              det.
%
%   Run is a run of the program from Entry. Answers are those of run_answer/5.
%   Options are options(Seed, MostTurns, Seconds), Loops the predicates whose
%   turns count, and Facts the dynamic predicates that are part of their states.
%   With known(Facts), the run ends when others change in its first ten turns.

watched_run(Module, Entry, Answers, options(Seed, Most, Seconds), Loops,
            Facts0, Run) :-
    forget,
    Entry = Owner:Name/0,
    dynamic_predicates(Module, Dynamic0),
    (   Loops = [Loop]
    ->  exclude(is_scratch(Loop), Dynamic0, Dynamic)
    ;   Dynamic = Dynamic0
    ),
    generations(Dynamic, Generations),
    (   Facts0 = known(Facts)
    ->  Begun = Generations
    ;   Facts = Facts0,
        Begun = none
    ),
    % counters(Calls, Turns, MostTurns, Loops, Facts, Dynamic, Cells, Begun)
    Counters = counters(0, 0, Most, Loops, Facts, Dynamic, 0, Begun),
    random_property(state(Random)),
    setup_call_cleanup(
        set_random(seed(Seed)),
        keeping_facts(Module,
                      ( ended(within_seconds(
                                  Seconds,
                                  played(Owner:Name, Answers, Counters),
                                  InTime),
                              InTime, End),
                        changed_facts(Dynamic, Generations, Changed)
                      )),
        set_random(state(Random))),
    findall(Event, happened(Event), Events0),
    share_terms(Events0, Events),
    run_prompts(Prompts),
    findall(Line, member(prompt(_, _, Line, _), Prompts), Lines),
    forget,
    Run = watched{ entry:Entry, answers:Lines, prompts:Prompts,
                   events:Events, facts:Changed, end:End }.

%   Changed are those of Dynamic whose generations were others before: set up
%   for the game, or changed in it.

changed_facts(Dynamic, Before, Changed) :-
    generations(Dynamic, After),
    findall(PI, changed(Dynamic, Before, After, PI), Changed).

changed(Dynamic, Before, After, PI) :-
    nth1(I, Dynamic, PI),
    nth1(I, Before, Generation),
    \+ nth1(I, After, Generation).

forget :-
    retractall(happened(_)),
    forget_prompts,
    retractall(last_state(_, _, _, _)),
    retractall(spied_calls(_, _, _, _)),
    retractall(passed_by(_, _, _, _)),
    retractall(late_calls(_, _, _)),
    retractall(late_event(_)).

:- meta_predicate ended(0, +, -).

ended(Goal, InTime, End) :-
    catch(( call(Goal)
          ->  ( InTime == true
              ->  End = returned
              ;   End = late
              )
          ;   End = failed
          ),
          Ball,
          ended_by(Ball, End)).

ended_by(Ball, End) :-
    (   Ball = tabuleiro_watched(Why)
    ->  End = Why
    ;   passes(Ball)
    ->  throw(Ball)
    ;   End = threw(Ball)
    ).

%!  passes(@Ball) is semidet.
%
%   Ball, which a watched program did not catch, ends more than the program: the
%   person left, or a time limit from outside is over.

passes(Ball) :-
    (   is_leave(Ball)
    ;   Ball == time_limit_exceeded
    ),
    !.

played(Goal, Answers, Counters) :-
    spied(tabuleiro_watched_run:record(Counters),
          with_person(tabuleiro_watched_run:answer(Answers, Counters), Goal,
                      Printed)),
    said(Printed).

:- public                               % called as closures
    record/4,
    answer/5.

%   record(+Counters, +PI, +Head, :Wrapped)

record(Counters, PI, Head, Wrapped) :-
    PI = Module:Name/Arity,
    counted_caller(PI, Wrapped, Caller),
    (   passed_by(Name, Arity, Module, Caller)
    ->  call(Wrapped)
    ;   more_calls(PI, Caller, Counters, Loop)
    ->  recorded(Loop, Counters, PI, Caller, Head, Wrapped)
    ;   late_call(PI, Caller, Counters)
    ->  recorded_late(Counters, PI, Head, Wrapped)
    ;   pass(Caller, PI),
        call(Wrapped)
    ).

pass(Caller, PI) :-
    (   Caller == any
    ->  let_pass(PI)
    ;   PI = Module:Name/Arity,
        assertz(passed_by(Name, Arity, Module, Caller)),
        let_caller_pass(PI)
    ).

%   late_call(+PI, +Caller, +Counters): another call of PI by Caller is recorded
%   in this turn of the only loop, and forgotten in the next one.

late_call(PI, Caller, Counters) :-
    Counters = counters(_, _, _, [Loop], _, _, _, _),
    PI \== Loop,
    (   retract(late_calls(PI, Caller, Count0))
    ->  true
    ;   Count0 = 0
    ),
    Count is Count0+1,
    assertz(late_calls(PI, Caller, Count)),
    Count =< 3.

recorded_late(Counters, PI, Head, Wrapped) :-
    next_number(Counters, N),
    caller_or_none(Caller),
    keep_late(enter(N, PI, Head, Caller)),
    call(Wrapped),
    keep_late(leave(N, PI, Head)).

keep_late(Event) :-
    assertz(happened(Event), Clause),
    assertz(late_event(Clause)).

forget_late :-
    (   late_event(_)
    ->  forall(retract(late_event(Clause)), erase(Clause)),
        retractall(late_calls(_, _, _)),
        retractall(passed_by(_, _, _, _)),
        see_all
    ;   true
    ).

next_number(Counters, N) :-
    arg(1, Counters, N0),
    N is N0+1,
    nb_setarg(1, Counters, N).

%   counted_caller(+PI, +Wrapped, -Caller): the calls of PI are counted by their
%   Caller if a library defines PI, else all together, for `any`.

counted_caller(Module:Name/_, Original:Goal, Caller) :-
    (   Original \== Module,
        functor(Goal, Name, _)
    ->  caller_or_none(Caller)
    ;   Caller = any
    ).

caller_or_none(Caller) :-
    (   caller(Caller0)
    ->  Caller = Caller0
    ;   Caller = none
    ).

%   more_calls(+PI, +Caller, +Counters, -Loop): another call of PI is recorded.
%   Loop is `true` if it is one of the loops, else `false`.

more_calls(PI, Caller, Counters, Loop) :-
    (   spied_calls(PI, Caller, Count, Cells)
    ->  true
    ;   Count = 0,
        Cells = 0
    ),
    Counters = counters(_, _, Most, Loops, _, _, _, _),
    (   memberchk(PI, Loops)
    ->  Loop = true,
        Count < 5*Most
    ;   Loop = false,
        Count < 60,
        Cells < 200_000
    ).

recorded(Loop, Counters, PI, Counted, Head, Wrapped) :-
    next_number(Counters, N),
    caller_or_none(Caller),
    (   Loop == true
    ->  forget_late,
        with_facts(Counters, Head, State),
        keep_event(enter(N, PI, State, Caller), Counted, Counters),
        count_turn(PI, Head, Counters)
    ;   keep_event(enter(N, PI, Head, Caller), Counted, Counters)
    ),
    call(Wrapped),
    keep_event(leave(N, PI, Head), Counted, Counters).

%   The events of a run have at most 10 million cells, 80 MB. A predicate that
%   is no loop leaves room for others on large boards: its calls are recorded
%   until they have some 200,000 cells.

keep_event(Event, Counted, Counters) :-
    term_size(Event, Size),
    arg(2, Event, PI),
    (   retract(spied_calls(PI, Counted, Count0, PICells0))
    ->  true
    ;   Count0 = 0,
        PICells0 = 0
    ),
    (   functor(Event, enter, _)
    ->  Count is Count0+1
    ;   Count = Count0
    ),
    PICells is PICells0+Size,
    assertz(spied_calls(PI, Counted, Count, PICells)),
    arg(7, Counters, Cells0),
    Cells is Cells0+Size,
    nb_setarg(7, Counters, Cells),
    (   Cells > 10_000_000
    ->  throw(tabuleiro_watched(large))
    ;   assertz(happened(Event))
    ).

with_facts(Counters, Head, State) :-
    arg(5, Counters, PIs),
    (   PIs == []
    ->  State = Head
    ;   predicate_facts(PIs, Facts),
        State = state(Head, Facts)
    ).

%   A turn is a call with another board among its arguments, or with other
%   facts, than the one before: a predicate that reads a number has none. The
%   turns are those of the predicate that has the most.

count_turn(PI, Head, Counters) :-
    arg(6, Counters, Dynamic),
    generations(Dynamic, Generations),
    (   last_state(PI, Last, Before, Turns0)
    ->  (   same_boards(Last, Head),
            Before == Generations
        ->  true
        ;   retractall(last_state(PI, _, _, _)),
            Turns is Turns0+1,
            assertz(last_state(PI, Head, Generations, Turns)),
            assertz(happened(turn(PI))),
            facts_are_known(Turns, Generations, Counters),
            Counters = counters(_, Most0, Most, _, _, _, _, _),
            Most1 is max(Most0, Turns),
            nb_setarg(2, Counters, Most1),
            (   Turns >= Most,
                \+ begun_outside(PI)
            ->  throw(tabuleiro_watched(enough))
            ;   true
            )
        )
    ;   assertz(last_state(PI, Head, Generations, 0))
    ).

%   facts_are_known(+Turns, +Generations, +Counters): no others have changed.

facts_are_known(Turns, Generations, Counters) :-
    Counters = counters(_, _, _, _, Facts, Dynamic, _, Begun),
    (   Begun \== none,
        Turns =< 10,
        changed(Dynamic, Begun, Generations, PI),
        \+ memberchk(PI, Facts)
    ->  throw(tabuleiro_watched(facts))
    ;   true
    ).

%   begun_outside(+PI): a loop that calls PI has begun with a board. What looks
%   through the cells for a move calls itself as often as a game has turns.

begun_outside(PI) :-
    outer_loop(PI, Outer),
    last_state(Outer, Head, _, _),
    has_board(Head),
    !.

same_boards(Head0, Head) :-
    \+ ( compound(Head),
         arg(N, Head, Argument),
         arg(N, Head0, Argument0),
         ( is_board(Argument) ; is_board(Argument0) ),
         \+ Argument0 =@= Argument
       ).

%!  has_board(+Head) is semidet.
%
%   An argument of Head is as large as a board.

has_board(Head) :-
    compound(Head),
    arg(_, Head, Argument),
    is_board(Argument),
    !.

is_board(Term) :-
    compound(Term),
    term_size(Term, Size),
    Size >= 8.

said("") :-
    !.
said(Text) :-
    assertz(happened(said(Text))).

%   answer(+Answers, +Counters, +Kind, +Text, -Line)

answer(Answers, Counters, Kind, Text, Line) :-
    said(Text),
    (   game_ends(Kind, Text)
    ->  assertz(happened(menu(Kind, Text))),
        throw(tabuleiro_watched(again))
    ;   arg(2, Counters, Turns),
        run_answer(Answers, Kind, Text, Turns, Line),
        assertz(happened(asked))
    ).

%   game_ends(+Kind, +Text): after turns of a loop the prompt offers another
%   game, or is the first one of the program and the loop had a board; or, where
%   the board may be in facts, more turns than a menu that sets facts has.

game_ends(_, Text) :-
    last_state(_, _, _, Turns),
    Turns >= 2,
    offers_another_game(Text),
    !.
game_ends(Kind, Text) :-
    first_prompt_again(Kind, Text),
    last_state(PI, _, _, Turns),
    Turns > 0,
    (   happened(enter(_, PI, Head, _)),
        has_board(Head)
    ->  true
    ;   run_prompts(Prompts),
        length(Prompts, Asked),
        Turns >= Asked+2
    ),
    !.

%!  outer_loops(+Pairs:list) is det.
%
%   Pairs are PI-Outer pairs of the loops of a program, of which Outer calls PI
%   and PI does not call Outer: turns of PI are not enough to end a run in which
%   Outer has begun.

outer_loops(Pairs) :-
    retractall(outer_loop(_, _)),
    forall(member(PI-Outer, Pairs), assertz(outer_loop(PI, Outer))).

%!  progress(+Events, -Counts:list) is det.
%
%   Counts are Count-PI terms: PI had so many turns, the most first. Of two that
%   had as many, the first is the one that began first: it calls the other.

progress(Events, Counts) :-
    findall(PI, member(turn(PI), Events), Turns),
    list_to_set(Turns, PIs),
    findall(Count-PI,
            ( member(PI, PIs),
              aggregate_all(count, member(PI, Turns), Count)
            ),
            Counts0),
    sort(1, @>=, Counts0, Counts).
