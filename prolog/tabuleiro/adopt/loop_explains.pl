/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_explains,
          [ played_turns/4,             % +Trace, +PI, +Calls, -Turns
            spread_turns/3,             % +Turns, +Most, -Some
            explains/5,                 % +Loop, +Module, +Turns, +Seconds,
                                        % -Explained
            few_choices/1,              % +Made
            drawing/2,                  % :Goal, -Drew
            stays/4                     % +Times, :Goal, +Drew, +Outcome
          ]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2, nth1/3,
                reverse/2, same_length/2, subtract/3
              ]).
:- use_module(chosen_move).
:- use_module(loop_step).
:- use_module(open_states, [closed_move/2, closed_state/2]).
:- use_module('../base/time_limit', [limit_time/1]).

/** <module> The steps of a loop explain a game that its program played
*/

%!  played_turns(+Trace, +PI, +Calls, -Turns:list) is det.
%
%   Turns are turn(State, Next, Done) terms: in the run Trace the loop PI was
%   called in State, then in Next, which is another state. Done are those of
%   Calls, terms of answered_calls/2, that were made in between, the last first.

played_turns(Trace, PI, Calls, Turns) :-
    findall(N-State,
            ( member(enter(N, PI, State0, _), Trace.events),
              closed_state(State0, State)
            ),
            Entered),
    turns(Entered, Calls, Turns).

turns([N-State|Entered], Calls0, Turns) :-
    other_state(Entered, State, [Next-Other|Later]),
    !,
    calls_before(Calls0, N, _, Calls1),
    calls_before(Calls1, Next, Done0, Calls),
    reverse(Done0, Done),
    Turns = [turn(State, Other, Done)|Turns1],
    turns([Next-Other|Later], Calls, Turns1).
turns(_, _, []).

other_state([N-State|Entered], State0, Others) :-
    (   State =@= State0
    ->  other_state(Entered, State0, Others)
    ;   Others = [N-State|Entered]
    ).

calls_before([Call|Calls], N, [Call|Before], After) :-
    Call = call(M, _, _, _, _),
    M < N,
    !,
    calls_before(Calls, N, Before, After).
calls_before(Calls, _, [], Calls).

%!  spread_turns(+Turns:list, +Most, -Some:list) is det.
%
%   Some are the first half of Most of Turns, and as many that are spread over
%   the rest of the game.

spread_turns(Turns, Most, Some) :-
    length(Turns, Count),
    Half is Most//2,
    findall(I, spread(Count, Half, I), Is0),
    sort(Is0, Is),
    findall(Turn, ( member(I, Is), nth1(I, Turns, Turn) ), Some).

spread(Count, Half, I) :-
    First is min(Half, Count),
    between(1, First, I).
spread(Count, Half, I) :-
    Count > Half,
    between(1, Half, K),
    I is Half+(Count-Half)*K//Half.

%!  explains(+Loop, +Module, +Turns, +Seconds, -Explained) is semidet.
%
%   In each of Turns, or 20 that are spread over them, some move leads from the
%   state to the next one, whatever the random numbers are: they may make
%   another choice, which would be missed. Where no moves are listed, it is what
%   the program chose. Explained is explained(Count, All): Count of All turns
%   were tried, all of them unless Seconds were over.

explains(Loop, Module, Turns, Seconds, explained(Count, All)) :-
    spread_turns(Turns, 20, Some),
    limit_time(Now),
    Until is Now+Seconds,
    explained(Some, Loop, Module, Until, 0, Count),
    length(Some, All).

explained([], _, _, _, Count, Count).
explained([turn(State, Next, Done)|Turns], Loop, Module, Until, Count0,
          Count) :-
    limit_time(Now),
    (   Now > Until
    ->  Count = Count0
    ;   leads(Loop, Module, State, Next, Done),
        Count1 is Count0+1,
        explained(Turns, Loop, Module, Until, Count1, Count)
    ).

leads(Loop, Module, State, Next, Done) :-
    drawing(loop_asks(Loop, Module, State, Outcome), Asked),
    (   unrecorded(Loop, State, Done)
    ->  true
    ;   Outcome = asked(Moves0, _),
        is_list(Moves0)
    ->  likeliest_first(Loop, State, Done, Moves0, Moves),
        member(Move, Moves),
        drawing(loop_step(Loop, Module, State, Move, entered(New)), Drew),
        (   New = chosen(_, Before)
        ->  Loop.several == true,
            few_choices(Before),
            leads(Loop, Module, New, Next, Done)
        ;   New =@= Next,
            stays(4, loop_step(Loop, Module, State, Move), Drew, entered(New))
        )
    ;   Outcome = asked(unlisted, _)
    ->  findall(Move, answered_choice(Loop, Done, Move), Made),
        (   Made == []
        ->  true                        % a run sees the first calls of each
        ;   member(Move, Made),
            drawing(loop_step(Loop, Module, State, Move, entered(New)), Drew),
            New =@= Next,
            stays(4, loop_step(Loop, Module, State, Move), Drew, entered(New))
        )
    ;   Outcome = entered(New),
        New =@= Next,
        stays(4, loop_asks(Loop, Module, State), Asked, Outcome)
    ),
    !.

%   unrecorded(+Loop, +State, +Done): a run sees the first calls of each
%   predicate alone, and after two choices in State there are too many turns.

unrecorded(Loop, chosen(_, [_,_|_]), Done) :-
    \+ member(choice(_, _, list(_)), Loop.choices),
    \+ ( member(Call, Done), chose(Loop, Call, _) ).

%!  few_choices(+Made:list) is semidet.
%
%   After the choices Made there may be another one in the turn: they are five
%   at most.

few_choices(Made) :-
    \+ Made = [_,_,_,_,_,_|_].

%   answered_choice(+Loop, +Done, -Move) is nondet: one of the calls Done, which
%   makes a choice of Loop that lists nothing, answered Move.

answered_choice(Loop, Done, Move) :-
    member(call(_, PI, Caller, _, After), Done),
    member(choice(PI, Caller0, Kind), Loop.choices),
    Kind = outputs(_),
    memberchk(Caller0, [any,Caller]),
    chosen_move(Kind, After, Move),
    ground(Move).

%   likeliest_first(+Loop, +State, +Done, +Moves0, -Moves): Moves are Moves0,
%   first those that Loop chose in the calls Done, from the one on that comes
%   next in State, then those that the program had as an argument. After two
%   choices these are all, if there are any.

likeliest_first(Loop, State, Done, Moves0, Moves) :-
    findall(Move, ( member(Call, Done), chose(Loop, Call, Move) ), LastFirst),
    reverse(LastFirst, Made),
    (   State = chosen(_, Before),
        same_length(Before, First),
        append(First, Later, Made)
    ->  append(Later, First, Chosen)
    ;   Chosen = Made
    ),
    findall(Move,
            ( (   member(Move, Chosen)
              ;   member(call(_, _, _, _, After), Done),
                  compound(After),
                  arg(_, After, Move)
              ),
              ground(Move),
              memberchk(Move, Moves0)
            ),
            Seen0),
    list_to_set(Seen0, Seen),
    (   State = chosen(_, [_,_|_]),
        Seen = [_|_]
    ->  Moves = Seen
    ;   subtract(Moves0, Seen, Others),
        append(Seen, Others, Moves)
    ).

%   chose(+Loop, +Call, -Move): Call made a choice of Loop.

chose(Loop, call(_, PI, Caller, Before, After), Move) :-
    member(choice(PI, Caller0, Kind), Loop.choices),
    memberchk(Caller0, [any,Caller]),
    leaves_open(Kind, Before),
    chosen_move(Kind, Before, Move0),
    Before = After,
    closed_move(Move0, Move).

:- meta_predicate
    drawing(0, -),
    stays(+, 1, +, +).

%!  drawing(:Goal, -Drew) is semidet.
%
%   Calls Goal once. Drew is `true` if random numbers were drawn, else `false`.

drawing(Goal, Drew) :-
    random_property(state(Before)),
    once(Goal),
    random_property(state(After)),
    (   After == Before
    ->  Drew = false
    ;   Drew = true
    ).

%!  stays(+Times, :Goal, +Drew, +Outcome) is semidet.
%
%   call(Goal, Outcome) is so again, Times times, with other random numbers,
%   always the same ones. If Drew is `false`, none were drawn, and it is not
%   called.

stays(_, _, false, _) :-
    !.
stays(Times, Goal, true, Outcome) :-
    forall(between(1, Times, Seed),
           ( set_random(seed(Seed)),
             call(Goal, Again),
             Again =@= Outcome
           )).
