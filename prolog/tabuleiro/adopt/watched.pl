/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_watched,
          [ to_watch/2,                 % +Module, +Given
            watched/4,                  % +Module, +Times, +Given, -Watched
            seen_to_play/2              % +Run, -Loop
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(call_graph, [call_graph/2, outer_first/3]).
:- use_module(compared_play, [bounded/3]).
:- use_module(facts, [forget_scratch/1, keeping_facts/2]).
:- use_module(loop_bots, [certain_with_bots/3]).
:- use_module(loop_obeys, [forget_disobeyed/0]).
:- use_module(loop_options, [loop_options/4]).
:- use_module(own_choices, [offers_own_choices/1]).
:- use_module(templates, [operation/2]).
:- use_module(watch, [entry/2, watch_play/4]).
:- use_module(watched_run, [progress/2]).
:- use_module('../base/time_limit', [within_most/2]).

/** <module> The loop that a program was seen to play by
*/

%!  to_watch(+Module, +Given) is semidet.
%
%   The program has an entry, and a person did not tell of goals or a loop, who
%   is believed.

to_watch(Module, Given) :-
    once(entry(Module, _)),
    \+ ( member(Option, Given),
         functor(Option, Name, 1),
         memberchk(Name, [loop,moves,winner,after_move,turn])
       ).

%!  watched(+Module, +Times, +Given, -Watched) is det.
%
%   Watches the program for Times as long as usual, which is 20 seconds, or 20
%   times those of the option `seconds` in Given. The option `input` has the
%   lines with which its prompts are answered first, and a number that `config`
%   is answers what asks for a size.
%   Watched is watched(LoopOptions, Run), with Run.partly of loop_options/4; or
%   if no loop makes the step, run(Run), with the turns of loops, the events of
%   its start, and read, what bounded/3 ended with; or `none`.

watched(Module, Times, Given, Watched) :-
    (   Times =:= 1
    ->  forget_disobeyed,
        forget_scratch(Module)
    ;   true
    ),
    option(seconds(Seconds0), Given, 1),
    Seconds is 8*Times*Seconds0,
    led_by(Given, Led),
    Seen = seen(none),
    (   bounded(2.5*Seconds,
                ( limit(4, watch_play(Module, Led, Seconds, Run)),
                  keep_first(Seen, Module, Run),
                  loop_options(Module, Run, LoopOptions0, Partly),
                  given_players(Given, LoopOptions0, LoopOptions),
                  trial_adapter(Module, LoopOptions, LoopAdapter),
                  keeping_facts(Module, offers_own_choices(LoopAdapter)),
                  keeping_facts(Module,
                                certain(Module, Run, LoopOptions))
                ),
                Ended)
    ->  true
    ;   Ended = false
    ),
    (   Ended == true
    ->  Watched = watched(LoopOptions, Run.put(partly, Partly))
    ;   arg(1, Seen, First),
        First \== none
    ->  Watched = run(First.put(read, Ended))
    ;   Watched = none
    ).

%   led_by(+Given, -Led): Led is led(Lines, Size), see watch_play/4.

led_by(Given, led(Lines, Size)) :-
    option(input(Lines0), Given, []),
    maplist(line_string, Lines0, Lines),
    (   option(config(Size0), Given),
        integer(Size0)
    ->  Size = Size0
    ;   Size = none
    ).

line_string(Line, String) :-
    format(string(String), '~w', [Line]).

%   As certain_with_bots/3, or there is no time to tell.

certain(Module, Run, LoopOptions) :-
    within_most(certain_with_bots(Module, Run, LoopOptions), _).

keep_first(Seen, Module, Run) :-
    (   arg(1, Seen, none)
    ->  with_turns(Module, Run, First),
        nb_setarg(1, Seen, First)
    ;   true
    ).

with_turns(Module, Run, Seen) :-
    progress(Run.events, Turns0),
    call_graph(Module, Graph),
    outer_first(Graph, Turns0, Turns),
    include(of_start, Run.events, Events),
    Seen = Run.put(_{turns:Turns, events:Events}).

of_start(enter(_, PI, _, _)) :-
    starts_game(PI).
of_start(leave(_, PI, _)) :-
    starts_game(PI).

starts_game(_:Name/2) :-
    operation(initial_state, Names),
    memberchk(Name, Names).

given_players(Given, LoopOptions0, LoopOptions) :-
    (   option(players(Players), Given)
    ->  findall(Option,
                ( member(Option0, LoopOptions0),
                  (   Option0 = players(_)
                  ->  Option = players(Players)
                  ;   Option = Option0
                  )
                ),
                LoopOptions)
    ;   LoopOptions = LoopOptions0
    ).

%!  seen_to_play(+Run, -Loop) is semidet.
%
%   Run, that of run(Run) as of watched/4, had three turns or more, made by
%   Loop.

seen_to_play(Run, Loop) :-
    Run.turns = [Turns-(_:Loop)|_],
    Turns >= 3.
