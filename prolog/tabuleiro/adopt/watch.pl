/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_watch,
          [ watch_play/4,               % +Module, +Led, +Seconds, -Watched
            entry/2,                    % +Module, -PI
            definition/3,               % +Module, +PI, -Defined
            reaches_bot/2               % +Graph, +Defined
          ]).
:- use_module(library(apply), [foldl/4, include/3, maplist/3, partition/4]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, subset/2, subtract/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(solution_sequences), [distinct/2, limit/2]).
:- use_module(library(heaps),
              [add_to_heap/4, get_from_heap/4, list_to_heap/2]).
:- use_module(call_graph).
:- use_module(handed_on, [hands_on_board/1]).
:- use_module(prompts, [goes_on/2]).
:- use_module(repeat_body).
:- use_module(run_answers, [likely_answers/4]).
:- use_module(spies, [of_source/1, spy_on/1]).
:- use_module(templates, [operation/2, program_has/2]).
:- use_module(turn_halves, [join_turn_halves/1]).
:- use_module(watched_run).
:- use_module('../load/program_parts', [program_files/2]).
:- use_module('../base/time_limit', [limit_time/1]).

/** <module> Watching a program play

The program runs from its entry, play/0 most often, as at a terminal. Its
prompts are answered so that, if possible, the computer plays against itself.
The calls of the predicates that may be the loop of the game are recorded. A run
is described in tabuleiro/adopt/watched_run.
*/

%!  entry(+Module, -PI) is nondet.
%
%   PI, Module:Name/0, may start the program, the likeliest first.

entry(Module, Module:Name/0) :-
    entry_name(Module, Name),
    program_has(Module, Name/0),
    (   of_source(Module:Name/0)        % the loader adds others
    ->  true
    ;   has_repeat_body(Module:Name/0)
    ;   hands_on_board(Module:Name/0)
    ).

%   Some programs start with the name of their file, hex for hex.pl. What leads
%   to a loop, by a bot if there is one, may start them too.

entry_name(_, Name) :-
    member(Name, [ play,start,main,jogar,game,run,inicio,begin,play_game,
                   start_game,main_menu,menu ]).
entry_name(Module, Name) :-
    program_files(Module, [Main|_]),
    file_base_name(Main, Base),
    file_name_extension(Name0, _, Base),
    downcase_atom(Name0, Name).
entry_name(Module, Name) :-
    call_graph(Module, Graph),
    starters(Graph, PIs),
    partition(reaches_bot(Graph), PIs, OfBots, Others),
    ( member(PI, OfBots) ; member(PI, Others) ),
    PI = _:Name/0,
    definition(Module, Name/0, PI).

%!  watch_play(+Module, +Led, +Seconds, -Watched) is nondet.
%
%   Watched are runs in which two computers seem to play, in the order in which
%   they were found within Seconds. There is none if the program has no entry.
%   Led is led(Lines, Size): the first prompts are answered with Lines, then as
%   without them if that leads to no game; what asks for a size is answered with
%   Size, which may be `none`.
%   Where no computers play from the first entry, those that lead to it, or to
%   its loops, are run: a menu may set who plays.

watch_play(Module, Led, Seconds, Watched) :-
    findall(Entry, limit(4, distinct(Entry, entry(Module, Entry))), Entries0),
    name_repeat_bodies(Module),
    join_turn_halves(Module),
    call_graph(Module, Graph),
    entries(Entries0, Module, Graph, Entries),
    limit_time(Now),
    Until is Now+Seconds,
    append(_, [Entry|Others], Entries),
    limit_time(Begun),
    (   Others == []
    ->  Share is Until-Begun
    ;   Share is (Until-Begun)*0.7
    ),
    watch_entry(Module, Graph, Entry, Led, Share, Watched).

entries([First|Others], Module, Graph, [First|Leading]) :-
    First = _:Start,
    definition(Module, Start, Defined),
    calls(Graph, Defined, FirstCallees),
    loop_candidates(Graph, Defined, Loops),
    findall(Entry,
            ( member(Entry, Others),
              Entry = _:Other,
              definition(Module, Other, OtherDefined),
              calls(Graph, OtherDefined, Callees),
              (   memberchk(Defined, Callees)
              ;   Loops = [_|_],
                  \+ memberchk(OtherDefined, FirstCallees),
                  subset(Loops, Callees)
              )
            ),
            Leading).

watch_entry(Module, Graph, Entry, Led, Seconds, Watched) :-
    Entry = _:Start,
    definition(Module, Start, Defined),
    reaches_bot(Graph, Defined),
    loop_candidates(Graph, Defined, Candidates),
    include(reaches_bot(Graph), Candidates, Playing),
    set_up_loops(Module, Graph, Candidates, Playing, SetUps),
    subtract(Candidates, SetUps, Loops),
    starts(Module, Starts),
    findall(PI-Outer,
            ( member(PI, Loops),
              member(Outer, Loops),
              loop_within(Graph, PI, Outer)
            ),
            Pairs),
    outer_loops(Pairs),
    spy_on(Loops),
    spy_on(Starts),
    limit_time(Now),
    Until is Now+Seconds,
    Led = led(Lines, Size),
    first_plans(Lines, Plans),
    list_to_heap(Plans, Heap),
    empty_assoc(Tried),
    explore(Heap, Tried, 150, search(Module, Entry, Loops, Size, Until),
            Watched).

first_plans(Lines, Plans) :-
    (   Lines == []
    ->  Plans = [0-plan([], none)]
    ;   Plans = [0-plan(Lines, none),30-plan([], none)]
    ).

%!  reaches_bot(+Graph, +Entry) is semidet.
%
%   A game that Entry starts has a computer that plays, or else something else
%   that is drawn at random. What a fact names may be called too.

reaches_bot(Graph, Entry) :-
    calls(Graph, Entry, Callees),
    member(_:Name/_, Callees),
    (   draws(Name)
    ;   names_bot(Name)
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
    Search = search(Module, Entry, Loops, Size, Until),
    limit_time(Now),
    Now < Until,
    get_from_heap(Heap0, Cost, plan(Lines, New), Heap1),
    (   New \== none,
        get_assoc(New, Tried0, _)
    ->  Later is Cost+6,
        add_to_heap(Heap1, Later, plan(Lines, none), Heap),
        explore(Heap, Tried0, Runs, Search, Found)
    ;   Seconds is min(3, Until-Now),
        watched_run(Module, Entry, guess(Lines, Size), options(1, 12, Seconds),
                    Loops, [], Run),
        (   computers_play(Run),
            \+ person_plays(Run, Module, Loops),
            with_menus(Run, Found)
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
    ).

%   person_plays(+Run, +Module, +Loops): other answers in the game of Run make
%   another game. A program that waits for a key, or asks whether to show the
%   move, plays the same one. What asks whether to go on gets no other answer.

person_plays(Run, Module, Loops) :-
    progress(Run.events, [_-Loop|_]),
    prompts_in_game(Run, Loop, Menus, InGame),
    member(prompt(_, Text, Line, Turns), InGame),
    Turns > 0,
    \+ goes_on(Text, Line),
    !,
    length(Menus, Before),
    watched_run(Module, Run.entry, others(Before, Run.prompts),
                options(1, 12, 3), Loops, [], Other),
    shows_game(Run, Loop, Shown),
    loop_calls(Run, Shown, Calls),
    loop_calls(Other, Shown, OtherCalls),
    \+ same_calls(Other.end, Calls, OtherCalls).

%   shows_game(+Run, +Loop, -Shown): the calls of Shown are those of Loop if it
%   has a board, else those of all loops: what asks whether to show the move is
%   a loop too.

shows_game(Run, Loop, Shown) :-
    (   member(enter(_, Loop, Head, _), Run.events),
        has_board(Head)
    ->  Shown = Loop
    ;   true
    ).

%   same_calls(+End, +Calls, +Others): one run may have taken longer for its
%   turns than the other, unless no answer helped that, which ended with End.

same_calls(_, Calls, Others) :-
    Calls =@= Others,
    !.
same_calls(End, [A,B,C,D|Calls], [A1,B1,C1,D1|Others]) :-
    \+ memberchk(End, [stuck,prompts]),
    [A,B,C,D] =@= [A1,B1,C1,D1],
    (   begins_with(Others, Calls)
    ->  true
    ;   begins_with(Calls, Others)
    ).

begins_with(Calls, Begun) :-
    length(Begun, Count),
    length(First, Count),
    append(First, _, Calls),
    First =@= Begun.

%   A loop that reads a file has another stream in each run.

loop_calls(Run, Loop, Calls) :-
    findall(Head,
            ( member(enter(_, Loop, Head, _), Run.events),
              \+ ( sub_term(Stream, Head),
                   blob(Stream, stream)
                 )
            ),
            Calls).

add_plan(Cost-Plan, Heap0, Heap) :-
    add_to_heap(Heap0, Cost, Plan, Heap).

prompts_in_game(Run, Loop, Menus, InGame) :-
    prompts_before(Run.events, Loop, 0, Count),
    length(Menus, Count),
    append(Menus, InGame, Run.prompts),
    !.

%   with_menus(+Run0, -Run): in Run, prompts have no turns before them if they
%   are those of menus, else some: what asks for two levels may have looked like
%   a loop, and the first turn of the game has prompts, too.

with_menus(Run0, Run) :-
    progress(Run0.events, [_-Loop|_]),
    prompts_in_game(Run0, Loop, Menus0, InGame0),
    maplist(with_turns(0, 0), Menus0, Menus),
    maplist(with_turns(1, inf), InGame0, InGame),
    append(Menus, InGame, Prompts),
    Run = Run0.put(prompts, Prompts).

with_turns(Least, Most, prompt(Kind, Text, Line, Turns0),
           prompt(Kind, Text, Line, Turns)) :-
    Turns is min(Most, max(Least, Turns0)).

%   Plan answers otherwise one of the prompts before the game which the Lines of
%   a run, Decided of them, left open. It costs more than these, the more the
%   less likely the answer. What was answered so before, or is asked after a
%   loop has begun with a board, is less likely to lead to another game.

other_plan(Run, Decided, Cost, Tried, Later, plan(Lines, New)) :-
    prompts_before(Run.events, board, 0, InMenus),
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

%   prompts_before(+Events, +Begun, +Count0, -Count): Count-Count0 prompts were
%   answered before the first call of Begun, a loop, or, if it is `board`, of
%   any loop that has a board.

prompts_before([], _, Count, Count).
prompts_before([Event|Events], Begun, Count0, Count) :-
    (   Event == asked
    ->  Count1 is Count0+1,
        prompts_before(Events, Begun, Count1, Count)
    ;   Event = enter(_, PI, Head, _),
        begins(Begun, PI, Head)
    ->  Count = Count0
    ;   prompts_before(Events, Begun, Count0, Count)
    ).

begins(board, _, Head) :-
    !,
    has_board(Head).
begins(PI, PI, _).
