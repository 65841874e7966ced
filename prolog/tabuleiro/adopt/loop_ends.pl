/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_ends,
          [ last_call/3,                % +Trace, +Loop, -N
            last_text/2,                % +Events, -Text
            ended_traces/5,             % +Module, +State, +Loop, +Inner,
                                        % -Traces
            loop_draws/6                % +Module, +Games, +States, +Loop,
                                        % +Players, -Draws
          ]).
:- use_module(library(lists),
              [append/2, append/3, last/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(loop_step).
:- use_module(printed_winner, [says_draw/1]).
:- use_module(run_answers, [text_end/3]).
:- use_module(spies, [observed/2, with_spies/2]).
:- use_module(trial, [drawn_member/2]).
:- use_module('../base/gathered').
:- use_module('../base/time_limit', [limit_time/1, within_seconds/3]).

/** <module> The end of a loop, and what the program calls a draw

A draw names no player, and the program prints a word for it. If none of the
games that were watched ended in one, random games are played.
*/

%!  last_call(+Trace, +Loop, -N) is det.
%
%   The last call of Loop in Trace has the number N.

last_call(Trace, Loop, Last) :-
    PI = Loop.predicate,
    findall(N, member(enter(N, PI, _, _), Trace.events), Ns),
    last(Ns, Last).

%!  loop_draws(+Module, +Games, +States, +Loop, +Players, -Draws) is det.
%
%   Draws are the Reported-draw pairs of the games at whose ends the program
%   printed a word for a draw, or that of a random game. Where it answered
%   nobody, Reported is '$unbound'. Games are those of loop_winner/7, States
%   those of Loop in the first one. Loop.winner is winner(PI, N).

loop_draws(Module, Games, States, Loop, Players, Draws) :-
    findall(Reported-draw, watched_draw(Games, Loop, Players, Reported),
            Draws0),
    (   Draws0 == [],
        States = [First|_]
    ->  loop_spies(Loop, Spies),
        with_spies(Spies,
                   findall(Reported-draw,
                           played_draw(Module, First, Loop, Players, Reported),
                           Draws))
    ;   sort(Draws0, Draws)
    ).

watched_draw(Games, Loop, Players, Reported) :-
    Loop.winner = winner(PI, N),
    member(game(Calls, Trace), Games),
    last_call(Trace, Loop, Last),
    member(call(Number, PI, _, _, After), Calls),
    Number > Last,
    arg(N, After, Reported0),
    names_nobody(Reported0, Players, Reported),
    last_text(Trace.events, Text),
    says_draw(Text).

names_nobody(Reported0, Players, Reported) :-
    (   var(Reported0)
    ->  Reported = '$unbound'
    ;   Reported = Reported0
    ),
    atomic(Reported),
    \+ memberchk(Reported, [draw|Players]).

%!  last_text(+Events, -Text) is semidet.
%
%   Text is the last 200 characters that were printed.

last_text(Events, End) :-
    findall(Text, member(said(Text), Events), Texts),
    last(Texts, Text),
    text_end(Text, 200, End).

%   played_draw(+Module, +State, +Loop, +Players, -Reported) is semidet: one of
%   16 random games from State, or of those that two seconds are enough for,
%   ends in a draw.

played_draw(Module, State, Loop, Players, Reported) :-
    limit_time(Now),
    Until is Now+2,
    between(1, 16, _),
    random_end(60-Until, Module, State, Loop, _, Last, Turn,
               reported(Reported0, _)),
    names_nobody(Reported0, Players, Reported),
    outcome(Turn, Loop.put(winner, printed([])), Module, Last,
            ended(reported(draw, _))),
    !.

%   random_end(+Limits, +Module, +State, +Loop, -States, -Last, -Turn,
%              -Reported) is semidet: a random game from State comes by States
%   to Last, and ends there after the choices Turn. Limits are Plies-Until.

random_end(Plies-Until, Module, State, Loop, States, Last, Turn, Reported) :-
    limit_time(Now),
    Left is Until-Now,
    within_seconds(Left,
                   random_plies(Plies, Module, State, Loop, States, Last, Turn,
                                Reported),
                   true).

random_plies(Plies, Module, State, Loop, States, Last, Turn, Reported) :-
    Plies > 0,
    loop_asks(Loop, Module, State, Asked),
    (   Asked = asked(Moves, _)
    ->  is_list(Moves),
        drawn_member(Move, Moves),
        Turn0 = [Move],
        outcome(Turn0, Loop, Module, State, Outcome)
    ;   Turn0 = [],
        Outcome = Asked
    ),
    (   Outcome = entered(Next)
    ->  Fewer is Plies-1,
        States = [State|States1],
        random_plies(Fewer, Module, Next, Loop, States1, Last, Turn, Reported)
    ;   Outcome = ended(Reported),
        States = [],
        Last = State,
        Turn = Turn0
    ).

%   outcome(+Turn, +Loop, +Module, +State, -Outcome): as of loop_asks/4, or of
%   loop_step/5 where Turn has a move.

outcome([], Loop, Module, State, Outcome) :-
    loop_asks(Loop, Module, State, Outcome).
outcome([Move], Loop, Module, State, Outcome) :-
    loop_step(Loop, Module, State, Move, Outcome).

%!  ended_traces(+Module, +State, +Loop, +Inner, -Traces:list) is det.
%
%   Traces are dicts with keys `events` and `end`, as runs have them, of at most
%   six random games from State that end within 2 seconds and 200 plies: the
%   calls of Loop, what the predicates Inner did after the last of them, and
%   what the program printed then.

ended_traces(Module, State, Loop, Inner, Traces) :-
    loop_spies(Loop, Spies),
    limit_time(Now),
    Until is Now+2,
    findall(Trace,
            limit(6, ( between(1, 12, _),
                       ended_trace(200-Until, Module, State, Loop, Spies,
                                   Inner, Trace)
                     )),
            Traces).

ended_trace(Limits, Module, State, Loop, Spies, Inner, Trace) :-
    with_spies(Spies,
               random_end(Limits, Module, State, Loop, States, Last, Turn, _)),
    \+ Last = chosen(_, _),
    PI = Loop.predicate,
    findall(enter(N, PI, Entered, none),
            ( nth1(N, States, Entered),
              \+ Entered = chosen(_, _)
            ),
            Before),
    length(States, Count),
    gathering(Gathering),
    Seen = seen(Count, Gathering),
    append(Spies, Inner, Spied),
    with_spies(Spied,
               observed(tabuleiro_loop_ends:see(Seen),
                        loop_shows(Loop, Module, Last, Turn, ended(_),
                                   Text))),
    gathered(Gathering, After),
    append([Before,After,[said(Text)]], Events),
    Trace = trace{events:Events, end:returned}.

:- public see/4.                        % called as a closure

see(Seen, PI, Head, Call) :-
    arg(1, Seen, N0),
    N is N0+1,
    nb_setarg(1, Seen, N),
    gather_event(Seen, enter(N, PI, Head, none)),
    call(Call),
    gather_event(Seen, leave(N, PI, Head)).

gather_event(Seen, Event) :-
    Seen = seen(N, Gathering),
    (   N > 2000
    ->  true
    ;   gather(Gathering, Event)
    ).
