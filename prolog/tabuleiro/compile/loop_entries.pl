/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_entries,
          [ replaced_clauses/3,         % +Loop, +Start, -Replaced
            steered_calls/4,            % +Key, +Replaced, +Body0, -Body
            loop_clause/4,              % +Loop, +Start, -Head, -Body
            loop_state_part/4,          % +Path, +State, -Part, -Goal
            own_of_loop/5               % +Loop, +Start, +State, -Own, -Goal
          ]).
:- use_module(library(lists),
              [append/3, last/2, member/2, memberchk/2, same_length/2]).
:- use_module('../adopt/clauses', [body_goals/2, own_clause/3]).
:- use_module('../adopt/chosen_move').
:- use_module('../adopt/loop_step', [loop_spies/2]).
:- use_module('../adopt/spies', [unspied_name/2]).
:- use_module(predicate_keys,
              [is_library/1, named_predicates/3, original/3, program_key/3]).
:- use_module(silent_goals, [changed_goals/3]).

/** <module> The entries of a game whose steps the loop of its program makes

The clauses do what tabuleiro/adopt/loop_step does by spies and exceptions, see
there for the terms. `$caught`(Goal, Ball) runs the loop; `$throw`(Ball) in a
predicate that loop_step/5 would spy ends the run. `$next_choice`(Move) takes
the next choice of the run. What facts change in play is not compiled: the facts
of a state must be those of the start.
*/

%!  replaced_clauses(+Loop, +Start, -Replaced:list) is semidet.
%
%   Replaced has Key-Clauses pairs of the predicates that a run of Loop steers,
%   and of the facts of the state Start; and choice_of(Key, Callers), see
%   steered_calls/4. Fails if Loop cannot be run so: its
%   caller calls it again, or Start has variables.

replaced_clauses(Loop, Start, Replaced) :-
    Loop.repeats == false,
    ground(Start),
    loop_spies(Loop, PIs),
    findall(PI-[(Head:-Body)],
            ( member(PI, PIs),
              original(PI, Head, Original),
              steered(Loop, PI, Head, Original, Body)
            ),
            Steered),
    same_length(PIs, Steered),
    findall(choice_of(PI, Callers),
            ( member(PI, PIs),
              choice_callers(Loop, PI, Callers)
            ),
            Choices),
    append(Steered, Choices, Steered1),
    findall(PI-Clauses,
            ( start_facts(Start, Facts),
              member(facts(PI,_,Clauses), Facts)
            ),
            Replaced,
            Steered1).

start_facts(state(_, Facts), Facts).

%   steered(+Loop, +PI, +Head, +Original, -Body): Body is what steer/7 of
%   tabuleiro/adopt/loop_step does.

steered(Loop, PI, Head, _, ( '$throw'(entered(Head)), fail )) :-
    PI == Loop.predicate,
    !.
steered(Loop, PI, Head, Original,
        ( Given
        -> Original
        ;  '$next_choice'(Move)
        -> Chosen
        ;  '$asks'
        -> Offered
        ;  '$throw'(stopped),
           fail
        )) :-
    member(choice(PI, _, Kind), Loop.choices),
    !,
    given(Kind, Head, Given),
    chosen(Kind, Head, Move, Chosen),
    offered(Kind, Head, Original, Offered).
steered(Loop, PI, Head, Original,
        ( Original,
          ( '$is_choosing'
          -> Asked
          ;  true
          )
        )) :-
    member(choice(_, _, outputs(_, PI, N)), Loop.choices),
    !,
    arg(N, Head, Moves),
    asked(Moves, Head, Asked).
steered(Loop, PI, Head, Original,
        ( Original, '$report'(reported(Winner, Head)) )) :-
    Loop.winner = winner(PI, N),
    arg(N, Head, Winner).

%   given(+Kind, +Head, -Goal): Goal is true of a call without leaves_open/2.

given(list(N), Head, nonvar(Moves)) :-
    arg(N, Head, Moves).
given(pick(N, M), Head, ( ground(Move) ; Moves == [] )) :-
    arg(N, Head, Move),
    arg(M, Head, Moves).
given(pick(N, M, Name/Arity), Head, ( Given ; \+ Like )) :-
    given(pick(N, M), Head, Given),
    arg(M, Head, Moves),
    Like = ( Moves = [First|_], functor(First, Name, Arity) ).
given(outputs(Ns, _, _), Head, Goal) :-
    given(outputs(Ns), Head, Goal).
given(outputs([N|Ns]), Head, Goal) :-
    arg(N, Head, Output),
    (   Ns == []
    ->  Goal = nonvar(Output)
    ;   Goal = ( nonvar(Output) ; Others ),
        given(outputs(Ns), Head, Others)
    ).

%   chosen(+Kind, +Head, +Move, -Goal): Goal does what chosen_move/3 does.

chosen(Kind, Head, Move, Head = Answer) :-
    functor(Head, Name, Arity),
    functor(Answer, Name, Arity),
    chosen_move(Kind, Answer, Move).

offered(list(N), Head, Original, (Original, Asked)) :-
    arg(N, Head, Moves),
    asked(Moves, Head, Asked).
offered(pick(_, N), Head, _, Asked) :-
    arg(N, Head, Moves),
    asked(Moves, Head, Asked).
offered(pick(N, M, _), Head, Original, Offered) :-
    offered(pick(N, M), Head, Original, Offered).
offered(outputs(_), Head, _, ( '$throw'(asked(unlisted, Head)), fail )).
offered(outputs(_, _, _), _, Original,
        ( '$set_choosing'(1), Original, '$set_choosing'(0) )).

asked(Moves, Head,
      ( Moves == []
      -> true
      ;  ground(Moves)
      -> '$throw'(asked(Moves, Head)),
         fail
      ;  '$leave_loop'
      )).

%   choice_callers(+Loop, +PI, -Callers) is semidet: the calls of PI by Callers
%   make choices, other calls do what they did. As a last call leaves no frame,
%   Callers are those of Loop, and what they call that ends in a call of PI.

choice_callers(Loop, PI, Callers) :-
    \+ Loop.winner = winner(PI, _),
    \+ member(choice(_, _, outputs(_, PI, _)), Loop.choices),
    findall(Caller, member(choice(PI, Caller, _), Loop.choices), Callers0),
    Callers0 \== [],
    \+ memberchk(any, Callers0),        % all calls make choices
    findall(Key,
            ( member(Caller, Callers0),
              calls(Caller, Called),
              member(Keys, Called),
              member(Key, Keys)
            ),
            Firsts),
    ending_in(Firsts, Callers0, Callers1),
    sort(Callers1, Callers).

%   ending_in(+Keys, +Seen0, -Seen): Seen are Seen0, Keys, and what they end in
%   a call of.

ending_in([], Seen, Seen).
ending_in([Key|Keys], Seen0, Seen) :-
    (   memberchk(Key, Seen0)
    ->  ending_in(Keys, Seen0, Seen)
    ;   findall(Last,
                ( calls(Key, Called),
                  last(Called, Lasts),
                  member(Last, Lasts)
                ),
                Ends),
        append(Ends, Keys, Keys1),
        ending_in(Keys1, [Key|Seen0], Seen)
    ).

%   calls(+Key, -Called) is nondet: the goals of a clause of Key call Called, a
%   list of keys for each goal, in order.

calls(Owner:Name/Arity, Called) :-
    functor(Head, Name, Arity),
    own_clause(Owner, Head, Body),
    body_goals(Body, Goals),
    findall(Keys,
            ( member(Goal, Goals),
              callable(Goal),
              findall(Key, goal_key(Owner, Goal, Key), Keys),
              Keys \== []
            ),
            Called).

%   goal_key(+Module, +Goal, -Key) is nondet: Goal calls Key. A variable that is
%   called may be any predicate that a clause names.

goal_key(Module, Goal, Key) :-
    program_key(Module, Goal, Key).
goal_key(Module, Goal, Module:Name/Arity) :-
    compound(Goal),
    \+ is_library(Module),
    compound_name_arguments(Goal, call, [Closure|Args]),
    var(Closure),
    length(Args, Arity),
    named_predicates(Module, Arity, Names),
    member(Name, Names).

%!  steered_calls(+Key, +Replaced, +Body0, -Body) is det.
%
%   Body is Body0, of a clause of Key. For choice_of(PI, Callers) in Replaced,
%   it calls the clauses that PI had before it was spied if Key is none of
%   Callers.

steered_calls(Owner:PI0, Replaced, Body0, Body) :-
    unspied_name(PI0, PI),
    findall(Choice,
            ( member(choice_of(Choice, Callers), Replaced),
              \+ memberchk(Owner:PI, Callers)
            ),
            Choices),
    (   Choices == []
    ->  Body = Body0
    ;   changed_goals(unsteered(Owner, Choices), Body0, Body)
    ).

unsteered(Module, Choices, Goal, Original) :-
    program_key(Module, Goal, Key),
    memberchk(Key, Choices),
    original(Key, Goal, Original).

%!  loop_clause(+Loop, +Start, -Head, -Body) is nondet.
%
%   Head :- Body is a clause of the entries, or of the predicates that they
%   call:
%
%     - asks(State, Outcome), step(State, Move, Outcome): as loop_asks/4 and
%       loop_step/5
%     - settled(Most, State0, State): the loop asks for a choice in State
%     - choices(State, Moves, Call): Moves are offered by Call
%     - refused(State, Call, Move): after Move the loop asks the same again
%     - last(State0, Reported, State): State is that of the end of the game

loop_clause(Loop, Start, asks(S,O), (Opened, Run)) :-
    opened(S, P, Ms, Opened),
    run(Loop, Start, P, Ms, 1, O, O = Ball, Ball, Run).
loop_clause(Loop, Start, step(S,M,O),
            (Opened, lists:append(Ms0, [M], Ms), Run)) :-
    opened(S, P, Ms0, Opened),
    run(Loop, Start, P, Ms, 0, O,
        ( Ball == stopped -> O = entered(chosen(P,Ms)) ; '$leave_loop' ),
        Ball, Run).
loop_clause(_, _, settled(Most,S0,S),
            ( Most > 0,
              asks(S0, O),
              ( O = entered(S1)
              -> Fewer is Most-1,
                 settled(Fewer, S1, S)
              ;  S = S0
              )
            )).
loop_clause(Loop, _, choices(S,Ms,Call),
            ( \+ S = over(_,_),
              asks(S, O),
              O = asked(Ms0,Call),
              Offered
            )) :-
    (   Loop.several == true
    ->  Offered = findall(M,
                          ( lists:member(M, Ms0), \+ refused(S, Call, M) ),
                          Ms)
    ;   Offered = (Ms = Ms0)
    ).
loop_clause(Loop, _, refused(S,Call,M),
            ( step(S, M, O),
              O = entered(S1),
              S1 = chosen(_,_),
              asks(S1, O1),
              O1 = asked(_,Again),
              Again == Call
            )) :-
    Loop.several == true.
loop_clause(_, _, move(S,M,S1),
            ( step(S, M, O),
              ( O = entered(S2)
              -> settled(50, S2, S1)
              ;  O = ended(R)
              -> last(S, R, S3),
                 S1 = over(S3,R)
              ;  '$leave_loop'
              )
            )).
loop_clause(Loop, _, last(S,R,Last),
            ( OfLoop,
              ( R = reported(_,Head),
                Templates:part(Path, L, Before),
                functor(Before, Name, Arity),
                arg(_, Head, Own),
                compound(Own),
                functor(Own, Name, Arity),
                Templates:with_part(Path, L, Own, Last0)
              -> Last = Last0
              ;  Shown
              )
            )) :-
    (   Loop.shown == none,
        Loop.facts == []
    ->  Shown = (Last = L)
    ;   Shown = '$leave_loop'
    ),
    Templates = tabuleiro_templates,
    Path = Loop.state,
    state_of_loop(S, L, OfLoop).
loop_clause(_, _, ended(S,R),
            ( S = over(_,R0)
            -> R = R0
            ;  asks(S, O),
               O = ended(R)
            )).

opened(S, P, Ms, ( S = chosen(P0,Ms0) -> P = P0, Ms = Ms0 ; P = S, Ms = [] )).

%   run(+Loop, +Start, +P, +Choices, +Asks, +O, +Else, +Ball, -Goal): Goal runs
%   Loop in the state P. O is the outcome; Else does what is left if Ball does
%   not end the run, and does not come round.

run(Loop, Start, P, Choices, Asks, O, Else, Ball,
    ( ( P = Pattern -> true ; '$leave_loop' ),
      Checks,
      '$begin_run'(Choices, Asks),
      '$caught'(Call, Ball),
      ( ( Ball == true
        ; Ball == false
        )
      -> End
      ;  Ball = entered(Head)
      -> O = entered(New)
      ;  Else
      )
    )) :-
    (   Start = state(Head0, Facts0)
    ->  Pattern = state(Now, Facts),
        New = state(Head, Facts),
        Same = (Facts == Facts0)
    ;   Head0 = Start,
        Pattern = Now,
        New = Head,
        Same = true
    ),
    original(Loop.predicate, OfLoop, Call),
    OfLoop =.. [Name|Args],
    Head0 =.. [_|Args0],
    now_arguments(Args0, Args, NowArgs, Bound),
    Now =.. [Name|NowArgs],
    (   Loop.winner = printed(_)        % no text is kept
    ->  End = '$leave_loop'
    ;   End = ( '$reported'(R) -> O = ended(R) ; O = ended(none) )
    ),
    Checks = ( Same, Bound -> true ; '$leave_loop' ).

%   An argument that was unbound at the start is so in each call.

now_arguments([], [], [], true).
now_arguments([Arg0|Args0], [Arg|Args], [Now|Nows], Checks) :-
    (   Arg0 == '$unbound'
    ->  Now = '$unbound',
        Checks = Checks1
    ;   Now = Arg,
        Checks = (Arg \== '$unbound', Checks1)
    ),
    now_arguments(Args0, Args, Nows, Checks1).

%!  loop_state_part(+Path, +State, -Part, -Goal) is det.
%
%   Goal finds Part at Path in State, as loop_part/3 of
%   tabuleiro/adopt/loop_game.

loop_state_part(Path, S, Part,
                ( OfLoop, tabuleiro_templates:part(Path, L, Part) )) :-
    state_of_loop(S, L, OfLoop).

state_of_loop(S, L,
              ( S = over(L0,_)
              -> L = L0
              ;  S = chosen(L0,_)
              -> L = L0
              ;  L = S
              )).

%!  own_of_loop(+Loop, +Start, +State, -Own, -Goal) is det.
%
%   Goal takes the state Own of the program from State.

own_of_loop(Loop, Start, S, Own,
            ( OfLoop, Same, tabuleiro_templates:part(Path, L, Own) )) :-
    Path = Loop.state,
    state_of_loop(S, L, OfLoop),
    (   start_facts(Start, Facts0)
    ->  Same = ( L = state(_,Facts), Facts == Facts0 -> true ; '$leave_loop' )
    ;   Same = true
    ).
