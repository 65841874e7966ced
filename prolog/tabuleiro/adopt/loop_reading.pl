/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_reading,
          [ loop_seen/3,                % +Module, +Watched, -Seen
            loop_reading/3,             % +Module, +Seen, -Reading
            repeats/3,                  % +Graph, +PI, -Repeats
            inner_predicates/3,         % +Graph, +PI, -Inner
            answered_calls/2            % +Events, -Calls
          ]).
:- use_module(library(apply), [exclude/3, include/3, partition/4]).
:- use_module(library(lists),
              [append/2, append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(ugraphs), [del_vertices/3, vertices/2]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(call_graph).
:- use_module(chosen_move).
:- use_module(facts, [note_scratch/2]).
:- use_module(further_choices, [further_choices/5]).
:- use_module(loop_choices).
:- use_module(loop_explains, [played_turns/4, spread_turns/3]).
:- use_module(loop_obeys).
:- use_module(loop_step).
:- use_module(open_states, [has_open_part/1]).
:- use_module(random_draws, [draws/1]).
:- use_module(repeat_body, [has_repeat_body/1, is_repeat_body/1]).
:- use_module(run_answers, [game_prompts/2, text_end/3]).
:- use_module(scratch_facts, [scratch_facts/4]).
:- use_module(spies, [of_source/1, spy_on/1, with_spies/2]).
:- use_module(watch, [reaches_bot/2]).
:- use_module(watched_run).

/** <module> The loop of a program, found in how it plays

A run of watch_play/4 shows predicates that are called turn after turn. One of
them is the loop if the step that loop_step/5 makes with it obeys: each move of
the list that the program takes its move from leads to the state that the same
move always leads to, and two moves lead to two states.
*/

%!  loop_seen(+Module, +Watched, -Seen) is nondet.
%
%   Seen is loop_seen{ loop, states, calls, trace, turns, first, drawing,
%   drawing_states, drawers, inner, set_up }, of a predicate that was called
%   turn after turn in the run Watched, the likeliest first: Loop is that of
%   loop_step/5 but for its choices, states are those of a game that the program
%   played, calls what its predicates answered in it, trace is the run, turns
%   are those of played_turns/4, first is the first of them with a choice,
%   drawing and drawing_states the choices of drawn_choices/5, drawers the
%   predicates with a goal that draws at random, inner what is spied besides the
%   loop, and set_up `true` if bots play in a loop that ended before.

loop_seen(Module, Watched, Seen) :-
    call_graph(Module, Graph),
    progress(Watched.events, Counted0),
    outer_first(Graph, Counted0, Counted),
    game_prompts(Watched.prompts, Prompts),
    member(Count-PI, Counted),
    Count >= 3,
    \+ sets_up(PI, Graph, Watched.events, Counted),
    (   member(_-Earlier, Counted),
        sets_up(Earlier, Graph, Watched.events, Counted),
        reaches_bot(Graph, Earlier),
        calls(Graph, Earlier, Callees),
        \+ memberchk(PI, Callees)
    ->  SetUp = true
    ;   SetUp = false
    ),
    inner_predicates(Graph, PI, Inner),
    repeats(Graph, PI, Repeats),
    state_turns(Module, Watched, PI-Repeats, Inner, Trace, Calls, Turns),
    first_choice(Turns, Graph, PI, First),
    played_states(Turns, States),
    drawn_choices(Calls, Graph, PI, moves, Drawn),
    drawn_choices(Calls, Graph, PI, states, DrawnStates),
    drawers(Graph, Drawers),
    has_open(States, Open),
    Loop = loop{ predicate:PI, repeats:Repeats, choices:[], typed:none,
                 several:false, open:Open, winner:none, facts:Trace.facts,
                 prompts:Prompts, answered:Watched.answers },
    Seen = loop_seen{ loop:Loop, states:States, calls:Calls, trace:Trace,
                      turns:Turns, first:First, drawing:Drawn,
                      drawing_states:DrawnStates, drawers:Drawers,
                      inner:Inner, set_up:SetUp }.

%   drawers(+Graph, -Drawers): Drawers call what draws at random; so do nth0/3
%   and nth1/3 in a predicate that also draws a number.

drawers(Graph, Drawers) :-
    findall(Drawer,
            ( member(PI-Direct, Graph),
              once(( member(Draw, Direct), draws(Draw) )),
              (   Drawer = PI
              ;   PI = Owner:_,
                  member(Name, [nth0,nth1]),
                  memberchk(_:Name/3, Direct),
                  Drawer = Owner:Name/3
              )
            ),
            Drawers).

has_open(States, Open) :-
    (   has_open_part(States)
    ->  Open = true
    ;   Open = false
    ).

%   state_turns(+Module, +Watched, +Loop, +Inner, -Trace, -Calls, -Turns) is
%               nondet: as watched_turns/7, Loop is PI-Repeats. If some of the
%   facts that change are no part of the state, Watched is run without them.

state_turns(Module, Watched, PI-Repeats, Inner, Trace, Calls, Turns) :-
    watched_turns(Module, Watched, PI, Inner, Trace0, Calls0, Turns0),
    played_states(Turns0, States),
    has_open(States, Open),
    game_prompts(Watched.prompts, Prompts),
    Loop = loop{ predicate:PI, repeats:Repeats, choices:[], typed:none,
                 several:false, open:Open, winner:none, facts:Trace0.facts,
                 prompts:Prompts },
    scratch_facts(Module, Loop, Turns0, Scratch),
    (   Scratch == []
    ->  Trace = Trace0,
        Calls = Calls0,
        Turns = Turns0
    ;   note_scratch(PI, Scratch),
        watched_turns(Module, Watched, PI, Inner, Trace, Calls, Turns)
    ).

%   watched_turns(+Module, +Watched, +PI, +Inner, -Trace, -Calls, -Turns) is
%                 nondet: Watched is run again. A game of fewer than ten turns
%   may tell too little, such as those of one player alone: then other games,
%   with other random numbers, are tried.

watched_turns(Module, Watched, PI, Inner, Trace, Calls, Turns) :-
    Few = few(true),
    member(Seed, [1,2,3]),
    arg(1, Few, true),
    watch_again(Module, Watched, PI, Inner, Seed, Trace),
    answered_calls(Trace.events, Calls),
    played_turns(Trace, PI, Calls, Turns),
    (   Turns = [_,_,_,_,_,_,_,_,_,_|_]
    ->  nb_setarg(1, Few, false)
    ;   Trace.end == late
    ->  nb_setarg(1, Few, false)
    ;   true
    ),
    Turns = [_,_|_].

%   first_choice(+Turns, +Graph, +PI, -First): First is the first of Turns in
%   which a predicate was called that draws at random, without the loop PI: it
%   may set up its board in the turns before. If there is none, First is the
%   first one.

first_choice(Turns, Graph, PI, First) :-
    del_vertices(Graph, [PI], Inner),
    (   member(First, Turns),
        First = turn(_, _, Done),
        member(call(_, Called, _, _, _), Done),
        calls(Inner, Called, Callees),
        once(( member(Draw, Callees), draws(Draw) ))
    ->  true
    ;   Turns = [First|_]
    ).

%!  loop_reading(+Module, +Seen, -Reading) is nondet.
%
%   Reading is Seen, whose loop has its choices, with explained, that of
%   explains/5. Readings by the likeliest choices come first. The predicates of
%   the loop are spied.

loop_reading(Module, Seen, Reading) :-
    _{ loop:Loop0, calls:Calls, turns:Turns, drawing:Drawn, drawers:Drawers,
       first:turn(First, _, Done) } :< Seen,
    choices(Calls, Loop0.predicate, Choices0),
    partition(made_in(Done), Choices0, Made, Later),
    exclude(looks_up(First, Done), Made, Choices1),
    findall(Choice,
            limit(60, ( member(Choice, Choices1), may_list(Module, Choice) )),
            Choices2),
    partition(unlisted_choice, Choices2, Unlisted, Listed),
    append([Listed,Drawn,Unlisted], Choices),
    include(listed_choice(Drawers), Choices, Of),
    include(listed_choice(Drawers), Later, OfLater),
    picks(Choices0, Drawers, Picks),
    (   chooses(Choices, listed(Of, Picks, OfLater), Loop0, Module, First,
                Loop1)
    ;   member(States, Seen.drawing_states),
        Loop1 = Loop0.put(_{choices:[States], several:false})
    ),
    obeys(Loop1, Module, First, Turns, Explained1),
    with_further(Picks, Loop1-Explained1, Module, First-Turns, Found2),
    without_refused(Drawn, Found2, Module, First-Turns, Loop3-Explained),
    (   Loop3.choices = [OfList],
        chooser(Calls, OfList, Chooser),
        Loop4 = Loop3.put(choices, [Chooser]),
        obeys(Loop4, Module, First, [], _)
    ->  true
    ;   Loop4 = Loop3
    ),
    with_menu(Seen.trace, Loop4, Loop),
    loop_spies(Loop, Spies),
    spy_on(Spies),
    Reading = Seen.put(_{ loop:Loop, explained:Explained }).

%   sets_up(+PI, +Graph, +Events, +Counted): a loop in which a bot plays begins
%   after the last turn of PI: pieces may be placed before they move.

sets_up(PI, Graph, Events, Counted) :-
    member(Count-Later, Counted),
    Count >= 3,
    Later \== PI,
    once(append(_, [turn(Later)|Rest], Events)),
    \+ memberchk(turn(PI), Rest),
    reaches_bot(Graph, Later),
    !.

played_states([turn(State, Next, _)], [State,Next]) :-
    !.
played_states([turn(State, _, _)|Turns], [State|States]) :-
    played_states(Turns, States).

unlisted_choice(choice(_, _, outputs(_))).

%   made_in(+Done, +Choice): Choice was made by one of the calls Done, those of
%   the first turn: no loop is called to see that it does not ask for it.

made_in(Done, choice(PI, Caller, _)) :-
    member(call(_, PI, Caller0, _, _), Done),
    memberchk(Caller, [any,Caller0]),
    !.

%   looks_up(+State, +Done, +Choice): the predicate of Choice took an element of
%   a list within State by its number: a cell of the board, not a move.

looks_up(State, Done, choice(PI, Caller, Kind)) :-
    PI = _:Name/3,
    memberchk(Name, [nth0,nth1]),
    member(call(_, PI, Caller0, Before, _), Done),
    memberchk(Caller, [any,Caller0]),
    leaves_open(Kind, Before),
    arg(2, Before, List),
    sub_term(Part, State),
    Part == List,
    !.

%   with_further(+Picks, +Found0, +Module, +Played, -Found): Played is
%   First-Turns, First the state of the first choice in Turns. Found0 and Found
%   are Loop-Explained pairs. The second loop has the further choices of the
%   first one.

with_further(Picks, Loop0-_, Module, First-Turns, Found) :-
    further_choices(Picks, Loop0, Module, Turns, Loop),
    obeys(Loop, Module, First, Turns, Explained),
    !,
    Found = Loop-Explained.
with_further(_, Found, _, _, Found).

%   without_refused(+Drawn, +Found0, +Module, +Played, -Found): Played, Found0
%   and Found are like those of with_further/5. The list of the first loop may
%   have moves that its bot refuses, so that it draws another one. Then the
%   second loop makes one of the choices Drawn that has the other moves.

without_refused(Drawn, Loop0-Explained0, Module, First-Turns,
                Loop-Explained) :-
    (   Drawn = [_|_],
        Loop0.several == false,
        Loop0.choices = [choice(_, _, list(_))],
        loop_spies(Loop0, Spies0),
        with_spies(Spies0,
                   refusing_state(Loop0, Module, Turns, State, Count)),
        member(Choice, Drawn),
        Loop1 = Loop0.put(choices, [Choice]),
        obeys(Loop1, Module, First, Turns, Explained1),
        loop_spies(Loop1, Spies1),
        with_spies(Spies1, loop_asks(Loop1, Module, State, asked(Moves, _))),
        length(Moves, Count)
    ->  Loop = Loop1,
        Explained = Explained1
    ;   Loop = Loop0,
        Explained = Explained0
    ).

%   refusing_state(+Loop, +Module, +Turns, -State, -Count): a state of Turns
%   that are tried within 1.5 seconds has moves after which Loop runs on, and
%   Count others.

refusing_state(Loop0, Module, Turns, State, Count) :-
    Loop = Loop0.put(inferences, 3_000_000),
    spread_turns(Turns, 10, Some),
    limit_time(Now),
    Until is Now+1.5,
    member(turn(State, _, _), Some),
    limit_time(Begun),
    Begun < Until,
    loop_asks(Loop, Module, State, asked(Offered, _)),
    is_list(Offered),
    list_to_set(Offered, Moves),
    partition(runs_on(Loop, Module, State, Until), Moves, [_|_], Others),
    !,
    length(Others, Count).

runs_on(Loop, Module, State, Until, Move) :-
    limit_time(Now),
    Now < Until,
    loop_step(Loop, Module, State, Move, lost).

%   chooses(+Choices, +Listed, +Loop0, +Module, +State, -Loop) is nondet: Listed
%   is listed(Of, Picks, Later). Loop makes one of Choices in a turn; the same
%   one of Of several times; all of Picks; or two of Of, in a turn or in two
%   phases of the game, or one of Of and in the second phase one of Later. It
%   makes one in State. Several choices must be listed, since what trial finds
%   to list moves does not tell of which choice they are, and be named as one or
%   draw: a row that is looked up is none.

chooses(Choices, _, Loop0, _, _, Loop) :-
    member(Choice, Choices),
    Loop = Loop0.put(_{choices:[Choice], several:false}).
chooses(_, listed(Of, Picks, Later), Loop0, Module, State, Loop) :-
    (   asked_for(Of, Loop0, Module, State, One),
        Several = [One]
    ;   Picks = [_,_|_],
        asks_for(Picks, Loop0, Module, State),
        Several = Picks
    ;   member(Others, [Of,Later]),
        Others = [_|_],
        asked_for(Of, Loop0, Module, State, One),
        member(Other, Others),
        Other \== One,
        Several = [One,Other]
    ),
    Loop = Loop0.put(_{choices:Several, several:true}).

asked_for(Choices, Loop, Module, State, Choice) :-
    member(Choice, Choices),
    asks_for([Choice], Loop, Module, State).

asks_for(Choices, Loop0, Module, State) :-
    Loop = Loop0.put(choices, Choices),
    loop_spies(Loop, Spies),
    with_spies(Spies, loop_asks(Loop, Module, State, asked(_, _))).

%   with_menu(+Trace, +Loop0, -Loop): Loop knows the prompt at which the game of
%   Trace was over.

with_menu(Trace, Loop0, Loop) :-
    (   memberchk(menu(Kind, Text), Trace.events),
        text_end(Text, 40, End)
    ->  Loop = Loop0.put(prompts, [menu(Kind, End)|Loop0.prompts])
    ;   Loop = Loop0
    ).

%!  inner_predicates(+Graph, +PI, -Inner:list) is det.
%
%   Inner are the predicates of the program that PI reaches, with arguments, and
%   those of the library that the program may call to pick from a list. Where PI
%   calls what a fact names, it may reach any predicate.

inner_predicates(Graph, PI, Inner) :-
    calls(Graph, PI, Reached),
    (   memberchk(system:call/_, Reached)
    ->  vertices(Graph, Callees)
    ;   Callees = Reached
    ),
    findall(Module:Name/Arity,
            ( member(Module:Name/Arity, Callees),
              Module:Name/Arity \== PI,
              Arity > 0,
              Name \== '[|]',
              \+ sub_atom(Module, 0, _, _, tabuleiro_),
              module_property(Module, class(user)),
              functor(Head, Name, Arity),
              not_of_loader(Module:Name/Arity),
              \+ predicate_property(Module:Head, dynamic)
            ),
            Own),
    findall(Module:Picker,
            ( member((Module:_)-Direct, Graph),
              member(Library:Picker, Direct),
              picker(Library, Picker)
            ),
            Pickers),
    append(Pickers, Own, Inner0),
    sort(Inner0, Inner).

not_of_loader(PI) :-
    (   of_source(PI)
    ;   is_repeat_body(PI)
    ;   has_repeat_body(PI)
    ),
    !.

picker(random, random_member/2).
picker(random, random_select/3).
picker(lists, nth0/3).
picker(lists, nth1/3).

%!  repeats(+Graph, +PI, -Repeats) is det.
%
%   Repeats is `true` if the caller of the loop PI calls it again, and `false`
%   if it calls itself. A body of a `repeat` that calls itself plays another
%   game.

repeats(Graph, PI, Repeats) :-
    calls(Graph, PI, Callees),
    (   memberchk(PI, Callees),
        \+ is_repeat_body(PI)
    ->  Repeats = false
    ;   Repeats = true
    ).

%!  answered_calls(+Events, -Calls:list) is det.
%
%   Calls are call(N, PI, Caller, Before, After) terms, for the calls with
%   arguments that were answered, in the order in which they began.

answered_calls(Events, Calls) :-
    findall(N-After,
            ( member(leave(N, _, After), Events),
              compound(After)
            ),
            Left0),
    sort(1, @<, Left0, Left),
    findall(N-enter(PI, Caller, Before),
            ( member(enter(N, PI, Before, Caller), Events),
              compound(Before)
            ),
            Entered0),
    sort(1, @<, Entered0, Entered),
    joined(Entered, Left, Calls).

joined([], _, []).
joined([N-enter(PI, Caller, Before)|Entered], Left, Calls) :-
    (   Left = [N-After|Left1]
    ->  Calls = [call(N, PI, Caller, Before, After)|Calls1],
        joined(Entered, Left1, Calls1)
    ;   joined(Entered, Left, Calls)
    ).
