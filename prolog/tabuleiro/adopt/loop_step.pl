/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_step,
          [ loop_spies/2,               % +Loop, -PIs
            loop_state/4,               % +Loop, +Module, +Head, -State
            loop_asks/4,                % +Loop, +Module, +State, -Outcome
            loop_step/5,                % +Loop, +Module, +State, +Move,
                                        % -Outcome
            loop_bot/5,                 % +Loop, +Module, +State, -Choices,
                                        % -Outcome
            loop_says/4,                % +Loop, +Module, +State, -Text
            loop_shows/6,               % +Loop, +Module, +State, +Moves,
                                        % -Outcome, -Text
            makes_choice/3,             % +Loop, +PI, -Kind
            let_others_pass/2,          % +Loop, +PI
            choice_seed/1               % +Seed
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, member/2, nth0/3, reverse/2]).
:- use_module(chosen_move).
:- use_module(facts, [predicate_facts/2, restore_facts/1]).
:- use_module(loop_answers, [loop_answer/3]).
:- use_module(loop_report).
:- use_module(open_states, [closed_move/2, closed_state/2, opened/2]).
:- use_module(random_draws, [draw_spies/2, drawn_answers/4]).
:- use_module(person, [with_person/3]).
:- use_module(printed_winner, [printed_winner/3, says_tie/1]).
:- use_module(spies).
:- use_module(typed_lines, [typed_moves/4]).
:- use_module(watched_run, [passes/1]).

/** <module> The loop of a program makes the step

A program changes the player, adds points, removes pieces or passes in its loop,
between its moves. So a move is played by calling the loop with the state: the
predicate that chooses is made to choose the move, and the next call of the loop
has the new state.

A loop is loop{ predicate, repeats, choices, typed, several, open, winner,
facts, prompts }:

  - predicate: what is called once a turn, Module:Name/Arity
  - repeats: `true` if its caller calls it again, by `repeat` or its like, and
    `false` if it calls itself
  - choices: choice(PI, Caller, Kind) terms, of the predicates PI, called by
    Caller, or `any`, that make a choice. Kind is list(N) if argument N of the
    answer is the list of moves from which the program takes one, pick(N, M) if
    it takes argument N from the list in argument M, pick(N, M, PI) if it does
    so where that list has terms of PI, Name/Arity, outputs(Ns) if the arguments
    Ns of its answer are the move, outputs(Ns, ListPI, M) if they also are an
    element of the list that ListPI answers in its argument M while PI runs, or
    `drawn` if the variables of its call are the move, and PI draws it at
    random, see tabuleiro/adopt/random_draws
  - typed: the form of the words that a person types, see typed_form/2, or
    `none`. With a form the moves are what a person may type in a turn, see
    tabuleiro/adopt/typed_lines, and there are no choices
  - several: `true` if the loop was seen to ask for several choices in a turn
  - open: `true` if its states have variables within their arguments
  - winner: winner(PI, N) if argument N of PI names the winner; printed(Names)
    if the program prints it, see printed_winner/3; or `none`
  - draws, if it has that key: `true` if the program may print that nobody has
    won, which counts, whatever its predicates answer
  - facts: the dynamic predicates of the program that change in play
  - inferences, if it has that key: the most of a step, else 30 million
  - answered, if it has that key: the answers of the run that it was found in
  - side, if it has that key: where its states have what tells who moves, see
    part/3
  - prompts: the prompts of the game, with their answers, see
    tabuleiro/adopt/watched_run; and menu(Kind, End) if the program comes back
    to its menu after a game, at a prompt of Kind before which it prints End

A state of the loop is the goal that calls it, or, where facts change,
state(Goal, Facts) with their clauses. The goal is ground: an argument that is
unbound in the call is the atom '$unbound' in the state, and a variable within
an argument is '$unbound'(N), N from 0 in the order of term_variables/2. Where
the loop asks for several choices in a turn, chosen(State, Moves) is the state
in which Moves, not empty, have been chosen in State, and another choice is
asked for.
*/

%!  loop_spies(+Loop, -PIs:list) is det.
%
%   PIs must be spied for the steps of Loop, see spy_on/1.

loop_spies(Loop, PIs) :-
    findall(PI,
            ( member(choice(Choice, _, Kind), Loop.choices),
              (   PI = Choice
              ;   Kind = outputs(_, PI, _)
              ;   Kind == drawn,
                  Choice = Module:_,
                  draw_spies(Module, Draws),
                  member(PI, Draws)
              )
            ),
            Choices),
    (   Loop.winner = winner(Winner, _)
    ->  Winners = [Winner]
    ;   Winners = []
    ),
    append([Loop.predicate|Choices], Winners, PIs0),
    sort(PIs0, PIs).

%!  loop_state(+Loop, +Module, +Head, -State) is det.
%
%   State is that of the program of Module when Loop is called as Head. It lacks
%   the constraints on variables of Head.

loop_state(Loop, _, Head0, State) :-
    closed_state(Head0, Head),
    (   Loop.facts == []
    ->  State = Head
    ;   predicate_facts(Loop.facts, Facts),
        State = state(Head, Facts)
    ).

%   state_goal(+Loop, +Head, -Goal): the arguments that were unbound are so
%   again.

state_goal(Loop, Head, Goal) :-
    (   Loop.open == true
    ->  opened(Head, Goal)
    ;   Head =.. [Name|Args0],
        maplist(goal_argument, Args0, Args),
        Goal =.. [Name|Args]
    ).

goal_argument(Arg0, Arg) :-
    (   Arg0 == '$unbound'
    ->  true
    ;   Arg = Arg0
    ).

%!  loop_asks(+Loop, +Module, +State, -Outcome) is det.
%
%   Outcome is what the loop does in State:
%
%     - asked(Moves, Head): it offers Moves, a list, or `unlisted`, by the call
%       Head
%     - entered(NewState): it goes on without a choice
%     - ended(Reported): it ends; Reported is what it says of the winner,
%       reported(Term, Head) by the answer Head, or `none`
%     - threw(Ball), or `lost` if it runs on

loop_asks(Loop, Module, State, Outcome) :-
    (   Form = Loop.typed,
        Form \== none
    ->  run(Loop, Module, State, [], stop, Outcome0),
        (   Outcome0 = asks(_, _, _)
        ->  typed_moves(Form, State,
                        tabuleiro_loop_step:types(Loop, Module, State),
                        Moves),
            (   Moves == []
            ->  Outcome = lost
            ;   Outcome = asked(Moves, typed)
            )
        ;   Outcome = Outcome0
        )
    ;   run(Loop, Module, State, [], ask, Outcome)
    ).

:- public types/5.                      % called as a closure

%   types(+Loop, +Module, +State, +Words, -Outcome): a person types Words, not
%   more.

types(Loop0, Module, State, Words, Outcome) :-
    (   get_dict(inferences, Loop0, _)
    ->  Loop = Loop0
    ;   Loop = Loop0.put(inferences, 2_000_000)
    ),
    run(Loop, Module, State, [Words], stop, Outcome).

%!  loop_step(+Loop, +Module, +State, +Move, -Outcome) is det.
%
%   As loop_asks/4, after the program has played Move. If it asks for another
%   choice in the same turn, that is entered(chosen(State1, Moves)).

loop_step(Loop, Module, State, Move, Outcome) :-
    run(Loop, Module, State, [Move], stop, Outcome0),
    (   Outcome0 = asks(_, _, _)
    ->  Outcome = lost
    ;   Outcome = Outcome0
    ).

%!  loop_bot(+Loop, +Module, +State, -Choices:list, -Outcome) is det.
%
%   As loop_step/5, of what the program itself chooses. Choices are those that
%   its calls answered, in order; a choice from a list(N) is not among them.

loop_bot(Loop, Module, State, Choices, Outcome) :-
    run(Loop, Module, State, [], go_on, Outcome, said(_, Choices)).

%!  loop_says(+Loop, +Module, +State, -Text:string) is det.
%
%   Text is what the program prints in State, with the move that it chooses, its
%   last 16,000 characters.

loop_says(Loop, Module, State, Text) :-
    run(Loop.put(winner, printed([])), Module, State, [], go_on, _,
        said(Text, _)).

%!  loop_shows(+Loop, +Module, +State, +Moves:list, -Outcome, -Text:string)
%!             is det.
%
%   As loop_asks/4, or loop_step/5 where Moves has a move; Text is what the
%   program prints. No winner is reported.

loop_shows(Loop, Module, State, Moves, Outcome, Text) :-
    run(Loop.put(winner, printed([])), Module, State, Moves, ask, Outcome,
        said(Text, _)).

%   run(+Loop, +Module, +State, +Moves, +Then, -Outcome): as run/7. What is
%   printed at the end is that of the same random numbers.

run(Loop, Module, State, Moves, Then, Outcome) :-
    random_property(state(Random)),
    run(Loop, Module, State, Moves, Then, Outcome0, _),
    (   Outcome0 = ended(reported(Winner, Head)),
        Winner \== draw,
        get_dict(draws, Loop, true),
        Loop.winner = winner(_, _),
        set_random(state(Random)),
        run(Loop.put(winner, printed([])), Module, State, Moves, Then, _,
            said(Text, _)),
        says_tie(Text)
    ->  Outcome = ended(reported(draw, Head))
    ;   Outcome = Outcome0
    ).

%   run(+Loop, +Module, +State, +Moves, +Then, -Outcome, -Said): the loop is
%   called in State and makes the choices Moves. At the next choice it asks,
%   stops or goes on, as Then says. Said is said(Text, Choices) of what it
%   prints and then chooses.

run(Loop, Module, chosen(State, Before), Moves0, Then, Outcome, Said) :-
    !,
    append(Before, Moves0, Moves),
    run(Loop, Module, State, Moves, Then, Outcome, Said).
run(Loop, Module, State, Moves, Then, Outcome, said(Text, Choices)) :-
    Loop.predicate = Owner:_,
    (   State = state(Head, Facts)
    ->  restore_facts(Facts)
    ;   Head = State
    ),
    % control(Entered, Chosen, Reported, Choosing, Choices)
    Control = control(0, 0, none, 0, []),
    state_goal(Loop, Head, Goal),
    (   get_dict(inferences, Loop, Most)
    ->  true
    ;   Most = 30_000_000
    ),
    ended_run(Loop, Moves,
              spied(tabuleiro_loop_step:steer(Control, Loop, Moves, Then),
                    call_with_inference_limit(Owner:Goal, Most, Result)),
              Ball0, Text),
    (   Result == inference_limit_exceeded
    ->  Ball = lost
    ;   Ball = Ball0
    ),
    arg(5, Control, Choices0),
    reverse(Choices0, Choices),
    (   Ball == stopped
    ->  Outcome = entered(chosen(State, Moves))
    ;   outcome(Ball, Loop, Module, Head, control(Control, Text), Outcome)
    ).

%   ended_run(+Loop, +Moves, :Goal, -Ball, -Text): Goal, in which a person may
%   type Moves, run once, ended with Ball: `returned`, `failed`, or what it
%   threw. Text is what it printed, "" unless the winner is printed.

:- meta_predicate
    ended_run(+, +, 0, -, -),
    ending(0, -).

ended_run(Loop, Moves, Goal, Ball, Text) :-
    loop_answer(Loop, Moves, Answer),
    (   Loop.winner = printed(_)
    ->  with_person(Answer, ending(Goal, Ball0), Text0)
    ;   ending(with_person(Answer, Goal, _), Ball0),
        Text0 = ""
    ),
    (   Ball0 = menu(Text)
    ->  Ball = returned
    ;   Ball = Ball0,
        Text = Text0
    ).

ending(Goal, Ball) :-
    catch(( call(Goal)
          ->  Ball = returned
          ;   Ball = failed
          ),
          Thrown,
          thrown(Thrown, Ball)).

thrown(tabuleiro_watched(Ball), Ball) :-
    !.
thrown(program_halted, returned) :-
    !.
thrown(Ball, threw(Ball)) :-
    \+ passes(Ball),
    !.
thrown(Ball, _) :-
    throw(Ball).

outcome(asked(Moves, Head), _, _, _, _, asked(Moves, Head)).
outcome(entered(Head), Loop, Module, _, _, entered(State)) :-
    loop_state(Loop, Module, Head, State).
outcome(lost, _, _, _, _, lost).
outcome(threw(Error), _, _, _, Control, Outcome) :-
    after_winner(Control, threw(Error), Outcome).
outcome(asks(Kind, Text, Situation), _, _, _, Control, Outcome) :-
    after_winner(Control, asks(Kind, Text, Situation), Outcome).
outcome(prompts, _, _, _, Control, Outcome) :-
    after_winner(Control, lost, Outcome).
outcome(failed, Loop, Module, Head, Control, Outcome) :-
    (   Loop.typed \== none,
        Loop.repeats == false
    ->  after_winner(Control, lost, Outcome) % what was typed is no move
    ;   Loop.repeats == true
    ->  loop_state(Loop, Module, Head, State),
        Outcome = entered(State)
    ;   reported(Loop, Head, Control, Outcome)
    ).
outcome(returned, Loop, _, Head, Control, Outcome) :-
    reported(Loop, Head, Control, Outcome).

%   after_winner(+Control, +Outcome0, -Outcome): a program that has named the
%   winner may then wait for a key, or fail to show its menu.

after_winner(control(Control, _), Outcome0, Outcome) :-
    (   arg(3, Control, Reported),
        Reported = reported(Winner, _),
        nonvar(Winner)
    ->  Outcome = ended(Reported)
    ;   Outcome = Outcome0
    ).

reported(Loop, Head, control(Control, Text), ended(Reported)) :-
    (   named_by_call(Loop, Head, Reported0)
    ->  Reported = Reported0
    ;   Loop.winner = printed(Names)
    ->  (   printed_winner(Names, Text, Winner)
        ->  Reported = reported(Winner, said(Winner))
        ;   Reported = none
        )
    ;   arg(3, Control, Reported)
    ).

:- public steer/7.

%   steer(+Control, +Loop, +Moves, +Then, +PI, +Head, :Wrapped)

steer(Control, Loop, Moves, Then, PI, Head, Wrapped) :-
    (   PI == Loop.predicate
    ->  (   arg(1, Control, 0)
        ->  nb_setarg(1, Control, 1),
            call(Wrapped)
        ;   throw(tabuleiro_watched(entered(Head)))
        )
    ;   makes_choice(Loop, PI, Kind)
    ->  (   Kind = list(_)
        ->  Listed = unseen(PI, Wrapped)
        ;   Listed = Wrapped
        ),
        (   leaves_open(Kind, Head)
        ->  chosen(Kind, Control, Moves, Then-Loop.facts, Head, Listed)
        ;   call(Listed)
        )
    ;   arg(4, Control, 1),
        member(choice(_, _, outputs(_, PI, N)), Loop.choices)
    ->  call(Wrapped),
        arg(N, Head, Offered),
        asks(Offered, Head)
    ;   Loop.winner = winner(PI, N)
    ->  reporting_winner(3, Control, N, PI, Head, Wrapped),
        keep_facts(Loop, N, Head)
    ;   let_others_pass(Loop, PI),
        call(Wrapped)
    ).

%   keep_facts(+Loop, +N, +Head): a program may reset its facts after the end,
%   so last_state/6 wants them as they are when Head names the winner.

keep_facts(Loop, N, Head) :-
    (   get_dict(at_report, Loop, Kept),
        Loop.facts \== [],
        arg(N, Head, Winner),
        nonvar(Winner)
    ->  predicate_facts(Loop.facts, Facts),
        nb_setarg(1, Kept, Facts)
    ;   true
    ).

%!  makes_choice(+Loop, +PI, -Kind) is nondet.
%
%   In a Spy: a call of PI makes a choice of Kind. What findall/3 picks is no
%   choice: a row may be looked up in a board.

makes_choice(Loop, PI, Kind) :-
    member(choice(PI, Caller, Kind), Loop.choices),
    caller(Caller),
    \+ ( picks(Kind), enumerated ).

%!  let_others_pass(+Loop, +PI) is det.
%
%   In a Spy, in a call of PI that makes no choice: if PI, of a library, picks
%   for certain callers, which this one is not, its calls are not seen any more.
%   A bot may look up cells by the million with what picks its move.

let_others_pass(Loop, PI) :-
    (   \+ \+ ( member(choice(PI, _, Kind), Loop.choices),
                picks(Kind)
              ),
        may_pass(PI)
    ->  let_caller_pass(PI)
    ;   true
    ).

picks(pick(_, _)).
picks(pick(_, _, _)).

%   chosen(+Kind, +Control, +Moves, +Asked, +Head, :Wrapped): a choice of Kind
%   is to be made by the call Head. Asked is Then-Facts, Facts those of the
%   loop.

chosen(Kind, Control, Moves, Then-Facts, Head, Wrapped) :-
    arg(2, Control, Count),
    (   nth0(Count, Moves, Move)
    ->  Count1 is Count+1,
        nb_setarg(2, Control, Count1),
        seed_choice,
        chosen_move(Kind, Head, Move)
    ;   Then == ask
    ->  (   Kind == drawn
        ->  chosen_move(drawn, Head, Move),
            drawn_answers(Wrapped, Move, Facts, Offered0),
            maplist(closed_move, Offered0, Offered1),
            sort(Offered1, Offered)
        ;   offered(Kind, Head, Control, Wrapped, Offered)
        ),
        asks(Offered, Head)
    ;   Then == stop
    ->  throw(tabuleiro_watched(stopped))
    ;   Kind = list(_)
    ->  call(Wrapped)
    ;   chosen_move(Kind, Head, Move),
        call(Wrapped),
        closed_move(Move, Closed),
        keep_choice(Control, Closed)
    ).

keep_choice(Control, Move) :-
    arg(5, Control, Choices),
    nb_setarg(5, Control, [Move|Choices]).

asks(Moves, Head) :-
    (   Moves == []
    ->  true
    ;   throw(tabuleiro_watched(asked(Moves, Head)))
    ).

offered(list(N), Head, _, Wrapped, Moves) :-
    call(Wrapped),
    arg(N, Head, Moves).
offered(pick(_, N), Head, _, _, Moves) :-
    arg(N, Head, Moves).
offered(pick(N, M, _), Head, Control, Wrapped, Moves) :-
    offered(pick(N, M), Head, Control, Wrapped, Moves).
offered(outputs(_), _, _, _, unlisted).
offered(outputs(_, _, _), _, Control, Wrapped, []) :-
    nb_setarg(4, Control, 1),
    call(Wrapped),
    nb_setarg(4, Control, 0).

%!  choice_seed(+Seed) is det.
%
%   The random generator starts from Seed, an integer, after the next choices of
%   loop_step/5, until backtracking. With 0 it goes on as it does.

choice_seed(Seed) :-
    b_setval(tabuleiro_choice_seed, Seed).

seed_choice :-
    (   nb_current(tabuleiro_choice_seed, Seed),
        Seed > 0
    ->  set_random(seed(Seed))
    ;   true
    ).
