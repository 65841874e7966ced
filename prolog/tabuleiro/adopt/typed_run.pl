/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_typed_run,
          [ typed_run/4                 % +Module, +Entry, +Play, -Result
          ]).
:- use_module(library(lists),
              [append/3, max_list/2, member/2, memberchk/2, nth1/3]).
:- use_module(facts, [dynamic_predicates/2, keeping_facts/2]).
:- use_module(person, [with_person/3]).
:- use_module(shown_boards, [heard/2, heard_choice/1]).
:- use_module(spies, [spied/2]).
:- use_module(templates, [numbered_part/3, part/3]).
:- use_module('../base/time_limit', [within_seconds/3]).

/** <module> One run of a program into which moves are typed

The calls of the predicates that may be the loop of the game are spied. A
_trace_ is a part of their arguments, or of a fact, that was the first state of
the game. In later calls it must have the states of the game, in order.
*/

%!  typed_run(+Module, +Entry, +Play:dict, -Result:dict) is det.
%
%   Entry, Module:Name/0, starts the program, whose loops are spied. Play has
%   the keys
%
%     - texts: the lists of lines that type each move
%     - states: states(First, ...), of the program, one more than moves
%     - before: a closure of (Before, Tail, Text, Line): Line answers the
%       prompt Text before the game, after Before, Tail-Line pairs, the last
%       first. Tail has the last characters of a prompt
%     - hearing: what hears the boards, see tabuleiro/adopt/shown_boards; each
%       move that is typed is a choice
%     - seconds: the most that the run takes
%
%   Result has the keys
%
%     - typed, followed: how many moves were typed, and followed by a trace
%     - asked: `term` or `line`, what the first move was typed for, or `none`
%     - before: the number of prompts before the game
%     - end: `again` if the program asked for a move more than there are;
%       `other` if it asked something else after the last move; `refused` if it
%       did not come to the state after a move, and asked on; `stuck` if a
%       prompt before the game had no answer; left(Value) if the last trace had
%       this Value, no state of the game; `returned`, `failed`, threw(Ball) or
%       `late`

typed_run(Module, Entry, Play, Result) :-
    Entry = _:Name/0,
    dynamic_predicates(Module, Dynamic),
    Run = run(0, [], none, [], [], [], none, 0),
    keeping_facts(Module,
                  ended(within_seconds(
                            Play.seconds,
                            spied(tabuleiro_typed_run:seen(Play, Dynamic, Run),
                                  with_person(tabuleiro_typed_run:
                                                  answer(Play, Run),
                                              Module:Name, Printed)),
                            InTime),
                        InTime, End)),
    (   var(Printed)
    ->  true
    ;   heard(Play.hearing, Printed)
    ),
    Run = run(Typed, Traces, _, _, Before, _, Asked, _),
    length(Before, Count),
    followed(Traces, Followed),
    Result = result{ typed:Typed, followed:Followed, asked:Asked, before:Count,
                     end:End }.

followed(Traces, Followed) :-
    findall(I, member(trace(_, _, _, I), Traces), Is),
    max_list([0|Is], Followed).

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

ended_by(tabuleiro_typed(Why), End) :-
    !,
    End = Why.
ended_by(program_halted, returned) :-
    !.
ended_by(error(Formal, Context), threw(error(Formal, Context))) :-
    !.
ended_by(Ball, _) :-
    throw(Ball).

%   A run is run(Typed, Traces, Value, Left, Before, Asked, What, Pauses),
%   which nb_setarg/3 changes: the number of typed moves; the traces; the value
%   that ended the last of them; the lines of the last move that are still to
%   be typed; the prompts before the game; kinds and tails of the prompts for
%   moves; what the first of them read; the number of empty lines since the
%   last move.

:- public                               % called as closures
    seen/6,
    answer/5.

                /*******************************
                *            TRACES            *
                *******************************/

%   A trace is trace(PI, Place, On, I): Place was followed in the calls of PI
%   up to state I; On is `true` as long as it is followed.

seen(Play, Dynamic, Run, PI, Head, Wrapped) :-
    Run = run(Typed, Traces0, _, _, _, _, _, _),
    States = Play.states,
    (   memberchk(trace(PI, _, _, _), Traces0)
    ->  followed_on(Traces0, States, Typed, PI, Head, Run, Traces)
    ;   N is Typed+1,
        arg(N, States, State),
        findall(trace(PI, Place, true, Typed),
                place(Dynamic, Head, State, Place),
                New),
        append(Traces0, New, Traces)
    ),
    nb_setarg(2, Run, Traces),
    (   memberchk(trace(_, _, true, _), Traces0),
        \+ memberchk(trace(_, _, true, _), Traces)
    ->  arg(3, Run, Value),
        throw(tabuleiro_typed(left(Value)))
    ;   call(Wrapped)
    ).

followed_on([], _, _, _, _, _, []).
followed_on([Trace0|Traces0], States, Typed, PI, Head, Run, [Trace|Traces]) :-
    (   Trace0 = trace(PI, Place, true, I0)
    ->  (   reached(Typed, I0, States, Place, Head, I)
        ->  Trace = trace(PI, Place, true, I)
        ;   Trace = trace(PI, Place, false, I0),
            once(value(Place, Head, Value)),
            nb_setarg(3, Run, Value)
        )
    ;   Trace = Trace0
    ),
    followed_on(Traces0, States, Typed, PI, Head, Run, Traces).

%   reached(+Typed, +I0, +States, +Place, +Head, -I): I, the last of I0 to
%   Typed, is the state at Place.

reached(N, I0, States, Place, Head, I) :-
    N >= I0,
    Number is N+1,
    arg(Number, States, State),
    (   value(Place, Head, Value),
        Value == State
    ->  I = N
    ;   Fewer is N-1,
        reached(Fewer, I0, States, Place, Head, I)
    ).

%   place(+Dynamic, +Head, +State, -Place) is nondet: State is at Place, a path
%   in Head, see part/3, or in a fact, fact(PI, Path). Constants may be in any
%   fact.

place(_, Head, State, Path) :-
    place_in(4, Head, State, Path).
place(Dynamic, _, State, fact(PI, Path)) :-
    compound(State),
    member(PI, Dynamic),
    a_fact(PI, Fact),
    place_in(4, Fact, State, Path).

a_fact(Owner:Name/Arity, Fact) :-
    functor(Fact, Name, Arity),
    predicate_property(Owner:Fact, number_of_clauses(Count)),
    Count < 50,
    clause(Owner:Fact, true).

place_in(_, Term, State, []) :-
    Term == State.
place_in(Depth, Term, State, [N|Path]) :-
    Depth > 0,
    Fewer is Depth-1,
    numbered_part(N, Term, Part),
    place_in(Fewer, Part, State, Path).

value(fact(PI, Path), _, Value) :-
    !,
    (   a_fact(PI, Fact),
        part(Path, Fact, Value)
    ;   Value = none
    ).
value(Path, Head, Value) :-
    (   part(Path, Head, Value0)
    ->  Value = Value0
    ;   Value = none
    ).

                /*******************************
                *            ANSWERS           *
                *******************************/

answer(Play, Run, kind(What, Asker), Text, Line) :-
    heard(Play.hearing, Text),
    Run = run(Typed, Traces, _, Left, Before, _, _, _),
    tail(Text, Tail),
    (   Left = [Line0|Rest]
    ->  nb_setarg(4, Run, Rest),
        Line = Line0
    ;   Traces == []
    ->  Answer = Play.before,
        (   call(Answer, Before, Tail, Text, Line0)
        ->  Line = Line0,
            nb_setarg(5, Run, [Tail-Line|Before])
        ;   throw(tabuleiro_typed(stuck))
        )
    ;   prompt_in_game(Play, Run, prompt(What, Asker, Tail), Typed, Line)
    ).

%   A program that reads a line and asks something else than for a move may
%   wait for a key.

prompt_in_game(Play, Run, Prompt, Typed, Line) :-
    Run = run(_, Traces, _, _, _, Asked, What, Pauses),
    (   memberchk(trace(_, _, true, Typed), Traces)
    ->  Current = true
    ;   Current = false
    ),
    (   memberchk(Prompt, Asked)
    ->  Known = true
    ;   Known = false
    ),
    Next is Typed+1,
    (   Current == true,
        nth1(Next, Play.texts, [Line0|Left])
    ->  Line = Line0,
        Prompt = prompt(Read, _, _),
        first_asked(What, Read, Run),
        heard_choice(Play.hearing),
        nb_setarg(1, Run, Next),
        nb_setarg(4, Run, Left),
        nb_setarg(6, Run, [Prompt|Asked]),
        nb_setarg(8, Run, 0)
    ;   Prompt = prompt(line, _, _),
        Known == false,
        Pauses < 2,
        nth1(Next, Play.texts, _)
    ->  Line = "",
        Pauses1 is Pauses+1,
        nb_setarg(8, Run, Pauses1)
    ;   asked_on(Current, Known, Next, Play, End),
        throw(tabuleiro_typed(End))
    ).

first_asked(What, Read, Run) :-
    (   What == none
    ->  nb_setarg(7, Run, Read)
    ;   true
    ).

asked_on(Current, Known, Next, Play, End) :-
    (   Current == true,
        Known == true
    ->  End = again
    ;   nth1(Next, Play.texts, _)
    ->  End = refused
    ;   Current == false,
        Known == true
    ->  End = refused
    ;   End = other
    ).

%   The last characters of a prompt: what is before shows the state.

tail(Text, Tail) :-
    string_length(Text, Length),
    Before is max(0, Length-20),
    sub_string(Text, Before, _, 0, Tail).
