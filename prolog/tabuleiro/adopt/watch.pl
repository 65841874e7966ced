/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_watch,
          [ watch_play/3,               % +Module, +Seconds, -Watched
            watch_again/6,              % +Module, +Watched, +Loop, +Spies,
                                        % +Seed, -Again
            entry/2,                    % +Module, -PI
            definition/3,               % +Module, +PI, -Defined
            reaches_bot/2,              % +Graph, +Defined
            progress/2,                 % +Events, -Counts
            passes/1                    % @Ball
          ]).
:- use_module(library(apply), [exclude/3, foldl/4]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists),
              [ append/3, last/2, member/2, memberchk/2, nth1/3, reverse/2,
                subtract/3
              ]).
:- use_module(library(heaps),
              [add_to_heap/4, get_from_heap/4, list_to_heap/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(terms), [term_size/2]).
:- use_module(call_graph).
:- use_module(facts).
:- use_module(person, [with_person/3]).
:- use_module(prompts, [prompt_answers/2,prompt_choices/2]).
:- use_module(spies).
:- use_module(templates, [operation/2, program_has/2]).
:- use_module('../base/leave', [is_leave/1]).
:- use_module('../base/time_limit', [within_seconds/3]).
:- use_module('../load/program_parts', [program_files/2]).

/** <module> Watching a program play

The program runs from its entry, play/0 most often, as at a terminal. Its
prompts are answered so that, if possible, the computer plays against itself.
The calls of the predicates that may be the loop of the game are recorded.

A run is watched{ entry, answers, prompts, events, end }:

  - entry: the predicate that was called, Module:Name/0
  - answers: the lines that were read, in order
  - prompts: prompt(Kind, Text, Line, Progress) terms, in order; Progress counts
    the turns of loops before
  - events, in order: turn(PI), a turn of a loop; enter(N, PI, Head, Caller), a
    call of a spied predicate by Caller; leave(N, PI, Head), the answer to call
    N; and said(Text), what was printed
  - facts: the dynamic predicates that changed
  - end: `enough`, `again` if the first menu came again after a game, `stuck`
    if no answer helped, `prompts` if there were too many, `large` if the
    events take too much memory, `late`, `returned`, `failed`, or threw(Ball)
*/

%!  entry(+Module, -PI) is nondet.
%
%   PI, Module:Name/0, may start the program, the likeliest first.

entry(Module, Module:Name/0) :-
    entry_name(Module, Name),
    program_has(Module, Name/0),
    functor(Head, Name, 0),
    predicate_property(Module:Head, file(_)). % not one that the loader adds

%   Some programs start with the name of their file: hex for hex.pl.

entry_name(_, Name) :-
    member(Name, [ play,start,main,jogar,game,run,inicio,begin,play_game,
                   start_game,main_menu,menu ]).
entry_name(Module, Name) :-
    program_files(Module, [Main|_]),
    file_base_name(Main, Base),
    file_name_extension(Name0, _, Base),
    downcase_atom(Name0, Name).

%!  watch_play(+Module, +Seconds, -Watched) is nondet.
%
%   Watched are runs in which two computers seem to play, in the order in which
%   they were found within Seconds. There is none if the program has no entry.

watch_play(Module, Seconds, Watched) :-
    once(entry(Module, Entry)),
    call_graph(Module, Graph),
    Entry = _:Start,
    definition(Module, Start, Defined),
    reaches_bot(Graph, Defined),
    loop_candidates(Graph, Defined, Loops),
    starts(Module, Starts),
    spy_on(Loops),
    spy_on(Starts),
    get_time(Now),
    Until is Now+Seconds,
    list_to_heap([0-plan([], none)], Heap),
    empty_assoc(Tried),
    explore(Heap, Tried, 150, search(Module, Entry, Loops, Until), Watched).

%!  reaches_bot(+Graph, +Entry) is semidet.
%
%   A game that Entry starts has a computer that plays, or else something else
%   that is drawn at random. What a fact names may be called too.

reaches_bot(Graph, Entry) :-
    calls(Graph, Entry, Callees),
    member(_:Name/_, Callees),
    (   draws(Name)
    ;   operation(choose_move, Names),
        memberchk(Name, Names)
    ;   Name == call,
        member(_-Direct, Graph),
        member(_:Called/_, Direct),
        draws(Called)
    ),
    !.

draws(Name) :-
    sub_atom(Name, 0, _, _, random),
    !.

%   Starts are the predicates that make a start, to see with what.

starts(Module, Starts) :-
    findall(PI,
            ( operation(initial_state, Names),
              member(Name, Names),
              program_has(Module, Name/2),
              definition(Module, Name/2, PI)
            ),
            Starts).

%!  definition(+Module, +PI, -Defined) is det.
%
%   Defined, Owner:Name/Arity, is the predicate PI, Name/Arity, that Module has
%   or imports.

definition(Module, Name/Arity, Owner:Name/Arity) :-
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, imported_from(Owner0))
    ->  Owner = Owner0
    ;   Owner = Module
    ).

                /*******************************
                *           EXPLORING          *
                *******************************/

%   explore(+Heap, +Tried, +Runs, +Search, -Run) is nondet: Heap has plans by
%   their costs. A plan is plan(Lines, New): Lines answer the first prompts,
%   those after them get the likeliest answer. New is the key of the last of
%   Lines if no run had answered so when the plan was made, else `none`. Tried
%   is an assoc of the keys of all answers. A key tells the prompt, the answer,
%   and those before it.

explore(Heap0, Tried0, Runs, Search, Found) :-
    Runs > 0,
    Search = search(Module, Entry, Loops, Until),
    get_time(Now),
    Now < Until,
    get_from_heap(Heap0, Cost, plan(Lines, New), Heap1),
    (   New \== none,
        get_assoc(New, Tried0, _)
    ->  Later is Cost+6,
        add_to_heap(Heap1, Later, plan(Lines, none), Heap),
        explore(Heap, Tried0, Runs, Search, Found)
    ;   Seconds is min(3, Until-Now),
        run(Module, Entry, guess(Lines), options(1, 12, Seconds), Loops, [],
            Run),
        (   computers_play(Run),
            \+ person_plays(Run, Module, Loops),
            Found = Run
        ;   foldl(add_tried, Run.prompts, none-Tried0, _-Tried),
            length(Lines, Decided),
            findall(Later-Plan,
                    other_plan(Run, Decided, Cost, Tried, Later, Plan),
                    Others),
            foldl(add_plan, Others, Heap1, Heap),
            Runs1 is Runs-1,
            explore(Heap, Tried, Runs1, Search, Found)
        )
    ).

add_tried(prompt(_, Text, Line, _), Last-Tried0, Text/Line-Tried) :-
    answer_key(Last, Text, Line, Key),
    put_assoc(Key, Tried0, true, Tried).

answer_key(Last, Text, Line, Key) :-
    variant_sha1(asked(Last, Text, Line), Key).

computers_play(Run) :-
    progress(Run.events, [Turns-_|_]),
    (   Turns >= 3
    ->  true
    ;   Turns =:= 2,
        memberchk(Run.end, [returned,again])
    ),
    \+ asks_again(Run.prompts).

%   person_plays(+Run, +Module, +Loops): other answers in the game of Run make
%   another game. A program that waits for a key plays the same one.

person_plays(Run, Module, Loops) :-
    member(prompt(_, _, _, Turns), Run.prompts),
    Turns > 0,
    !,
    run(Module, Run.entry, others(Run.prompts), options(1, 12, 3), Loops, [],
        Other),
    loop_calls(Run, Calls),
    loop_calls(Other, OtherCalls),
    Calls \=@= OtherCalls.

loop_calls(Run, Calls) :-
    findall(Head, member(enter(_, _, Head, _), Run.events), Calls).

add_plan(Cost-Plan, Heap0, Heap) :-
    add_to_heap(Heap0, Cost, Plan, Heap).

%   A person is asked in the game, and asked again.

asks_again(Prompts) :-
    append(_, [prompt(Kind, _, _, Turns)|Later], Prompts),
    Turns > 0,
    memberchk(prompt(Kind, _, _, Turns), Later),
    !.

%   Plan answers otherwise one of the prompts before the game which the Lines of
%   a run, Decided of them, left open. It costs more than these, the more the
%   less likely the answer. What was answered so before, or is asked after a
%   loop has begun with a board, is less likely to lead to another game.

other_plan(Run, Decided, Cost, Tried, Later, plan(Lines, New)) :-
    prompts_before(Run.events, 0, InMenus),
    nth1(N, Run.prompts, prompt(Kind, Text, Line, 0)),
    N > Decided,
    N =< Decided+6,
    likely_answers(Kind, Text, 0, Answers),
    nth1(Rank, Answers, Other),
    Rank =< 10,
    Other \== Line,
    Before is N-1,
    length(Lines0, Before),
    append(Lines0, _, Run.answers),
    append(Lines0, [Other], Lines),
    (   nth1(Before, Run.prompts, prompt(_, LastText, LastLine, _))
    ->  Last = LastText/LastLine
    ;   Last = none
    ),
    answer_key(Last, Text, Other, Key),
    (   N > InMenus
    ->  Cost1 is Cost+Rank+6
    ;   Cost1 is Cost+Rank
    ),
    (   get_assoc(Key, Tried, _)
    ->  New = none,
        Later is Cost1+6
    ;   New = Key,
        Later = Cost1
    ).

%   prompts_before(+Events, +Count0, -Count): Count-Count0 prompts were answered
%   before a loop was called with a board.

prompts_before([], Count, Count).
prompts_before([Event|Events], Count0, Count) :-
    (   Event == asked
    ->  Count1 is Count0+1,
        prompts_before(Events, Count1, Count)
    ;   Event = enter(_, _, Head, _),
        has_board(Head)
    ->  Count = Count0
    ;   prompts_before(Events, Count0, Count)
    ).

%!  progress(+Events, -Counts:list) is det.
%
%   Counts are Count-PI terms: PI had so many turns, the most first.

progress(Events, Counts) :-
    findall(PI, member(turn(PI), Events), PIs0),
    msort(PIs0, PIs),
    clumped_counts(PIs, Counts0),
    sort(1, @>=, Counts0, Counts).

clumped_counts(PIs, Counts) :-
    findall(PI-turn, member(PI, PIs), Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Count-PI,
            ( member(PI-Turns, Groups),
              length(Turns, Count)
            ),
            Counts).

                /*******************************
                *             A RUN            *
                *******************************/

:- thread_local
    happened/1,                         % events
    prompted/4,                         % Kind, Text, Line, Turns
    last_state/4,                       % PI, Head, Generations, Turns
    spied_calls/2.                      % PI, Count

%!  watch_again(+Module, +Watched, +Loop, +Spies, +Seed, -Again) is det.
%
%   Runs the program with the answers of Watched, and sees the calls of the
%   predicates Spies besides, the first 60 of each. Turns are those of the
%   predicate Loop. The random generator starts from Seed. The run ends where
%   the program asks what it did not ask in Watched, such as whether to play
%   again.

watch_again(Module, Watched, Loop, Spies, Seed, Again) :-
    spy_on([Loop|Spies]),
    Entry = Watched.entry,
    Answers = answers(Watched.prompts),
    Options = options(Seed, 300, 4),
    run(Module, Entry, Answers, Options, [Loop], [], First),
    (   First.facts == []
    ->  Again = First
    ;   run(Module, Entry, Answers, Options, [Loop], First.facts, Again)
    ).

%   run(+Module, +Entry, +Answers, +Options, +Loops, +Facts, -Run): Options are
%   options(Seed, MostTurns, Seconds), Loops the predicates whose turns count,
%   and Facts the dynamic predicates that are part of their states. Counters
%   count events and turns.

run(Module, Entry, Answers, options(Seed, Most, Seconds), Loops, Facts,
    Run) :-
    forget,
    Entry = Owner:Name/0,
    dynamic_predicates(Module, Dynamic),
    generations(Dynamic, Generations),
    % counters(Calls, Turns, MostTurns, Loops, Facts, Dynamic, Cells)
    Counters = counters(0, 0, Most, Loops, Facts, Dynamic, 0),
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
    findall(Event, happened(Event), Events),
    findall(prompt(Kind, Text, Line, Turns),
            prompted(Kind, Text, Line, Turns),
            Prompts),
    findall(Line, member(prompt(_, _, Line, _), Prompts), Lines),
    forget,
    Run = watched{ entry:Entry, answers:Lines, prompts:Prompts,
                   events:Events, facts:Changed, end:End }.

%   Changed are those of Dynamic whose generations were others before: set up
%   for the game, or changed in it.

changed_facts(Dynamic, Before, Changed) :-
    generations(Dynamic, After),
    findall(PI,
            ( nth1(I, Dynamic, PI),
              nth1(I, Before, Generation),
              \+ nth1(I, After, Generation)
            ),
            Changed).

forget :-
    retractall(happened(_)),
    retractall(prompted(_, _, _, _)),
    retractall(last_state(_, _, _, _)),
    retractall(spied_calls(_, _)).

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
    spied(tabuleiro_watch:record(Counters),
          with_person(tabuleiro_watch:answer(Answers, Counters), Goal,
                      Printed)),
    said(Printed).

:- public                               % called as closures
    record/4,
    answer/5,
    known_answer/4.

%   record(+Counters, +PI, +Head, :Wrapped)

record(Counters, PI, Head, Wrapped) :-
    (   spied_calls(PI, Count)
    ->  true
    ;   Count = 0
    ),
    Counters = counters(_, _, Most, Loops, _, _, _),
    (   memberchk(PI, Loops)
    ->  Loop = true,
        MostCalls is 5*Most
    ;   Loop = false,
        MostCalls = 60
    ),
    (   Count >= MostCalls
    ->  call(Wrapped)
    ;   retractall(spied_calls(PI, _)),
        Count1 is Count+1,
        assertz(spied_calls(PI, Count1)),
        recorded(Loop, Counters, PI, Head, Wrapped)
    ).

recorded(Loop, Counters, PI, Head, Wrapped) :-
    arg(1, Counters, N0),
    N is N0+1,
    nb_setarg(1, Counters, N),
    (   caller(Caller)
    ->  true
    ;   Caller = none
    ),
    (   Loop == true
    ->  with_facts(Counters, Head, State),
        keep_event(enter(N, PI, State, Caller), Counters),
        count_turn(PI, Head, Counters)
    ;   keep_event(enter(N, PI, Head, Caller), Counters)
    ),
    call(Wrapped),
    keep_event(leave(N, PI, Head), Counters).

%   The events of a run have at most 10 million cells, 80 MB.

keep_event(Event, Counters) :-
    term_size(Event, Size),
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
            arg(2, Counters, Most0),
            Most1 is max(Most0, Turns),
            nb_setarg(2, Counters, Most1),
            arg(3, Counters, Most),
            (   Turns >= Most
            ->  throw(tabuleiro_watched(enough))
            ;   true
            )
        )
    ;   assertz(last_state(PI, Head, Generations, 0))
    ).

same_boards(Head0, Head) :-
    \+ ( compound(Head),
         arg(N, Head, Argument),
         arg(N, Head0, Argument0),
         ( is_board(Argument) ; is_board(Argument0) ),
         \+ Argument0 =@= Argument
       ).

has_board(Head) :-
    compound(Head),
    arg(_, Head, Argument),
    is_board(Argument),
    !.

is_board(Term) :-
    compound(Term),
    term_size(Term, Size),
    Size >= 8.

said(Text) :-
    (   Text == ""
    ->  true
    ;   assertz(happened(said(Text)))
    ).

                /*******************************
                *            ANSWERS           *
                *******************************/

%   answer(+Answers, +Counters, +Kind, +Text, -Line)

answer(Answers, Counters, Kind, Text, Line) :-
    said(Text),
    arg(2, Counters, Turns),
    (   menu_again(Kind, Text)
    ->  throw(tabuleiro_watched(again))
    ;   Answers = answers(Prompts)
    ->  repeated_answer(Prompts, Kind, Text, Turns, Line)
    ;   Answers = others(Prompts)
    ->  repeated_answer(Prompts, Kind, Text, Turns, Line0),
        another_answer(Kind, Text, Turns, Line0, Line)
    ;   Answers = guess(Lines),
        guessed(Lines, Kind, Text, Turns, Line)
    ),
    assertz(prompted(Kind, Text, Line, Turns)),
    assertz(happened(asked)).

%   menu_again(+Kind, +Text): the prompt is the first one of the program, after
%   turns of a loop with a board: that game is over.

menu_again(Kind, Text) :-
    once(prompted(Kind0, First, _, _)),
    Kind0 == Kind,
    tail(First, Tail),
    tail(Text, Tail),
    last_state(PI, _, _, Turns),
    Turns > 0,
    happened(enter(_, PI, Head, _)),
    has_board(Head),
    !.

%   repeated_answer(+Prompts, +Kind, +Text, +Turns, -Line): before the game the
%   answers come in the order of Prompts; in the game each prompt gets the
%   answer that it got there.

repeated_answer(Prompts, Kind, Text, Turns, Line) :-
    prompts_so_far(Done),
    N is Done+1,
    (   Turns =:= 0,
        nth1(N, Prompts, prompt(_, _, Line0, _))
    ->  Line = Line0
    ;   known_answer(Prompts, Kind, Text, Line)
    ).

%   another_answer(+Kind, +Text, +Turns, +Line0, -Line): in the game, Line is
%   the likeliest answer but Line0.

another_answer(_, _, 0, Line, Line) :-
    !.
another_answer(Kind, Text, Turns, Line0, Line) :-
    likely_answers(Kind, Text, Turns, Answers),
    member(Line, Answers),
    Line \== Line0,
    !.

%   known_answer(+Prompts, +Kind, +Text, -Line): Line is the answer that a
%   prompt of the game got before.

known_answer(Prompts, Kind, Text, Line) :-
    (   member(Part, [tail,last_line]),
        call(Part, Text, Tail),
        member(prompt(Kind, Other, Line0, InGame), Prompts),
        InGame > 0,
        call(Part, Other, Tail)
    ->  Line = Line0
    ;   throw(tabuleiro_watched(prompts))
    ).

prompts_so_far(Count) :-
    predicate_property(prompted(_, _, _, _), number_of_clauses(Count)).

%   guessed(+Lines, +Kind, +Text, +Turns, -Line): the answer of the plan, or the
%   likeliest. A program that asks the same again, without a turn of a loop in
%   between, has refused the answer, unless it asks about each of two players:
%   the first answer is given twice, each later one once. A menu that is shown
%   again after another prompt may show what the answers have set: it is the
%   same if all of its text is.

guessed(Lines, Kind, Text, Turns, Line) :-
    prompts_so_far(Done),
    findall(Other, prompted(_, Other, _, Turns), Idle0),
    length(Idle0, IdleCount),
    (   IdleCount >= 30
    ->  throw(tabuleiro_watched(prompts))
    ;   true
    ),
    N is Done+1,
    (   nth1(N, Lines, Line0)
    ->  Line = Line0
    ;   reverse(Idle0, Idle),
        times_asked(Idle, Text, Times),
        Rank is 1+max(0, Times-1),
        likely_answers(Kind, Text, Turns, Answers),
        (   nth1(Rank, Answers, Line0)
        ->  Line = Line0
        ;   throw(tabuleiro_watched(stuck))
        )
    ).

%   An empty line is no term. In the game it is the likeliest answer.

likely_answers(kind(What, _), Text, Turns, Answers) :-
    prompt_answers(Text, Answers0),
    (   What == term
    ->  exclude(==(""), Answers0, Answers)
    ;   Turns > 0
    ->  Answers = [""|Answers0]
    ;   Answers = Answers0
    ).

%   times_asked(+Idle, +Text, -Times): Text was asked Times times; Idle are the
%   prompts before, the last first.

times_asked(Idle, Text, Times) :-
    tail(Text, Tail),
    same_tails(Idle, Text, Tail, Repeated, Earlier),
    findall(x, member(Text, Earlier), Same),
    length(Same, Again),
    Times is Repeated+Again.

same_tails([Other|Idle], Text, Tail, Times, Earlier) :-
    tail(Other, Tail),
    \+ other_choices(Other, Text),
    !,
    same_tails(Idle, Text, Tail, Times0, Earlier),
    Times is Times0+1.
same_tails(Earlier, _, _, 0, Earlier).

%   other_choices(+Text1, +Text2): two menus that only end alike.

other_choices(Text1, Text2) :-
    prompt_choices(Text1, Choices1),
    prompt_choices(Text2, Choices2),
    Choices1 = [_,_|_],
    Choices2 = [_,_|_],
    subtract(Choices1, Choices2, [_|_]),
    subtract(Choices2, Choices1, [_|_]).

%   Tail is the last 40 characters of a prompt: what is before may tell of the
%   refusal.

tail(Text, Tail) :-
    string_length(Text, Length),
    Before is max(0, Length-40),
    sub_string(Text, Before, _, 0, Tail).

%   Line is the last line of Text that is not blank: the lines before may show
%   the board.

last_line(Text, Line) :-
    split_string(Text, "\n", " \t\r", Lines0),
    exclude(==(""), Lines0, Lines),
    last(Lines, Line).
