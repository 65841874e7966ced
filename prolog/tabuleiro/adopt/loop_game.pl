/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_game,
          [ program_loop/3,             % +Module, +Terms, -Loop
            loop_terms/3,               % +Module, +Loop, -Terms
            loop_first/3,               % +Module, +Loop, -State
            loop_start/3,               % +Module, +Loop, -State
            next_line/5,                % +Lines, +Loop, +Kind, +Text, -Line
            loop_own/3,                 % +Loop, +State, -Own
            loop_part/3,                % +Path, +State, -Part
            loop_moves/4,               % +Module, +Loop, +State, -Moves
            loop_move/5,                % +Module, +Loop, +State, +Move, -New
            loop_choice/6,              % +Module, +Loop, +State, +Parts,
                                        % +Moves, -Move
            of_bot/3,                   % +State, +Parts, -OfBot
            same_outcome/3,             % +Outcome0, +Outcome, +Parts
            loop_over/4                 % +Module, +Loop, +State, -Reported
          ]).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(clauses,
              [ body_goals/2, goal_text/2, program_clause/3,
                program_predicate/3
              ]).
:- use_module(facts, [keeping_facts/2, predicate_facts/2, restore_facts/1]).
:- use_module(last_state, [last_state/6]).
:- use_module(loop_step).
:- use_module(person, [with_person/3]).
:- use_module(printed_winner, [says_draw/1]).
:- use_module(run_answers, [known_answer/4]).
:- use_module(open_states, [opened/2]).
:- use_module(repeat_body, [name_repeat_bodies/1]).
:- use_module(spies, [spied/2, spy_on/1]).
:- use_module(templates, [part/3, with_part/4]).
:- use_module(turn_halves, [join_turn_halves/1, joins_turn_halves/1]).

/** <module> A game whose steps the loop of a program makes

The states of the game are those of loop_step/5. A state that the loop leaves
without a choice, since the program passes or removes something, is never one of
the game: the state after it is. When the loop ends without another call, the
last state is over(State, Reported).
*/

%!  program_loop(+Module, +Terms:list, -Loop:dict) is det.
%!  loop_terms(+Module, +Loop:dict, -Terms:list) is det.
%
%   Terms are the value of the option `loop` of adapt_game/3, which stands for
%   Loop, a loop of the program of Module, see loop_step/5, with the keys
%
%     - entry, input: the predicate that starts the program, and the lines that
%       lead to the game
%     - state: the path of the state of the program in that of the loop, see
%       part/3
%     - shown: shown(PI, Places) if the program displays its game by calls of PI
%       whose argument N is at Path of a state, for each N-Path of Places; else
%       `none`
%     - loaded: the clauses of the facts of Loop when program_loop/3 is called,
%       with which the program starts
%     - id: an integer that no other loop of the process has
%
%   program_loop/3 spies the predicates of Loop.

program_loop(Module, Terms, Loop) :-
    memberchk(entry(Entry), Terms),
    memberchk(input(Input), Terms),
    memberchk(predicate(PI0), Terms),
    name_repeat_bodies(Module),
    (   sub_term(Name/Arity, Terms),
        atom(Name),
        joins_turn_halves(Module:Name/Arity)
    ->  join_turn_halves(Module)
    ;   true
    ),
    memberchk(repeats(Repeats), Terms),
    findall(Choice,
            ( member(choice(Choice0, Caller0, Kind0), Terms),
              choice(own_predicate(Module), Choice0, Caller0, Kind0, Choice1),
              of_caller(Module, Choice1, Choice)
            ),
            Choices),
    (   memberchk(several(Several), Terms)
    ->  true
    ;   Several = false
    ),
    (   memberchk(open(Open), Terms)
    ->  true
    ;   Open = false
    ),
    memberchk(state(Path), Terms),
    (   memberchk(shown(Shown0, Places), Terms)
    ->  own_predicate(Module, Shown0, Shown1),
        Shown = shown(Shown1, Places)
    ;   Shown = none
    ),
    (   memberchk(winner(Winner0, N), Terms)
    ->  own_predicate(Module, Winner0, Winner1),
        Winner = winner(Winner1, N)
    ;   memberchk(printed(Names), Terms)
    ->  Winner = printed(Names)
    ;   Winner = none
    ),
    (   memberchk(facts(Facts0), Terms)
    ->  maplist(own_predicate(Module), Facts0, Facts)
    ;   Facts = []
    ),
    (   memberchk(prompts(Prompts), Terms)
    ->  true
    ;   Prompts = []
    ),
    own_predicate(Module, PI0, PI),
    predicate_facts(Facts, Loaded),
    (   speaks_of_draw(Module)
    ->  Draws = true
    ;   Draws = false
    ),
    flag(tabuleiro_loop, Id, Id+1),
    (   memberchk(typed(Form), Terms)
    ->  true
    ;   Form = none
    ),
    Loop = loop{ id:Id, entry:Entry, input:Input, predicate:PI,
                 repeats:Repeats, choices:Choices, typed:Form,
                 several:Several, open:Open, winner:Winner, draws:Draws,
                 facts:Facts, prompts:Prompts, state:Path, shown:Shown,
                 loaded:Loaded },
    loop_spies(Loop, Spies),
    spy_on(Spies).

loop_terms(Module, Loop, Terms) :-
    written_predicate(Module, Loop.predicate, PI),
    findall(Term, more_terms(Module, Loop, Term), More),
    Terms = [ entry(Loop.entry), input(Loop.input), predicate(PI),
              repeats(Loop.repeats)
            | More
            ].

more_terms(Module, Loop, Choice) :-
    member(choice(Choice0, Caller0, Kind0), Loop.choices),
    choice(written_predicate(Module), Choice0, Caller0, Kind0, Choice).
more_terms(_, Loop, typed(Loop.typed)) :-
    Loop.typed \== none.
more_terms(_, Loop, several(true)) :-
    Loop.several == true.
more_terms(_, Loop, open(true)) :-
    Loop.open == true.
more_terms(_, Loop, state(Loop.state)).
more_terms(Module, Loop, shown(PI, Places)) :-
    Loop.shown = shown(PI0, Places),
    written_predicate(Module, PI0, PI).
more_terms(Module, Loop, winner(PI, N)) :-
    Loop.winner = winner(PI0, N),
    written_predicate(Module, PI0, PI).
more_terms(_, Loop, printed(Names)) :-
    Loop.winner = printed(Names).
more_terms(Module, Loop, facts(PIs)) :-
    Loop.facts \== [],
    maplist(written_predicate(Module), Loop.facts, PIs).
more_terms(_, Loop, prompts(Prompts)) :-
    Prompts = Loop.prompts,
    Prompts \== [].

%   speaks_of_draw(+Module): a goal of the program has a text that does.

speaks_of_draw(Module) :-
    program_clause(Module, _, Body),
    body_goals(Body, Goals),
    goal_text(Goals, Text),
    says_draw(Text),
    !.

:- meta_predicate
    choice(2, +, +, +, -),
    kind(2, +, -).

choice(Change, Choice0, Caller0, Kind0, choice(Choice, Caller, Kind)) :-
    maplist(Change, [Choice0,Caller0], [Choice,Caller]),
    kind(Change, Kind0, Kind).

kind(Change, outputs(Ns, PI0, N), Kind) :-
    !,
    call(Change, PI0, PI),
    Kind = outputs(Ns, PI, N).
kind(_, Kind, Kind).

%   Predicates are written without their modules, whose names may be others in
%   the next process.

written_predicate(_, _:PI, PI).
written_predicate(_, any, any).

own_predicate(Module, _:PI0, PI) :-
    !,
    own_predicate(Module, PI0, PI).
own_predicate(_, none, none) :-
    !.
own_predicate(_, any, any) :-
    !.
own_predicate(Module, Name/Arity, Owner:Name/Arity) :-
    functor(Head, Name, Arity),
    (   program_predicate(Module, Owner0, Head)
    ->  Owner = Owner0
    ;   Owner = Module
    ).

%   of_caller(+Module, +Choice0, -Choice): Choice is of the predicate that its
%   caller calls. Several modules may have one of that name, such as their own
%   spied ones of a library.

of_caller(Module, choice(PI0, Caller, Kind), choice(PI, Caller, Kind)) :-
    (   PI0 = _:Name/Arity,
        Caller = Owner0:_,
        functor(Head, Name, Arity),
        \+ predicate_property(Owner0:Head, dynamic),
        called_owner(Module, Owner0, Head, Owner)
    ->  PI = Owner:Name/Arity
    ;   PI = PI0
    ).

called_owner(Module, Owner0, Head, Owner) :-
    (   predicate_property(Owner0:Head, imported_from(Exporter))
    ->  (   program_predicate(Module, Exporter, Head)
        ->  Owner = Exporter
        ;   Owner = Owner0
        )
    ;   predicate_property(Owner0:Head, number_of_clauses(_)),
        Owner = Owner0
    ).

%!  loop_first(+Module, +Loop, -State) is semidet.
%!  loop_start(+Module, +Loop, -State) is semidet.
%
%   State is that in which the program first calls its loop, for loop_first/3
%   the first of them in which it asks for a choice. Fails if the program reads
%   more than the lines that lead to the game.

loop_first(Module, Loop, State) :-
    loop_start(Module, Loop, State0),
    settled(50, Module, Loop, State0, State).

loop_start(Module, Loop, State) :-
    Lines = lines(Loop.input),
    Entry = Loop.entry,
    keeping_facts(Module,
                  catch(( restore_facts(Loop.loaded),
                          spied(tabuleiro_loop_game:at_first(Loop, Module),
                                with_person(tabuleiro_loop_game:
                                                next_line(Lines, Loop),
                                            Module:Entry, _)),
                          fail
                        ),
                        Ball,
                        first(Ball, State))).

first(Ball, State) :-
    (   Ball = tabuleiro_watched(Why)
    ->  Why = first(State)
    ;   throw(Ball)
    ).

:- public                               % called as closures
    at_first/5,
    next_line/5.

at_first(Loop, Module, PI, Head, Wrapped) :-
    (   PI == Loop.predicate
    ->  loop_state(Loop, Module, Head, State),
        throw(tabuleiro_watched(first(State)))
    ;   call(Wrapped)
    ).

%!  next_line(+Lines, +Loop, +Kind, +Text, -Line) is det.
%
%   Line is the next one of lines(List), which is changed, or else the answer to
%   a prompt of the game.
%
%   @throws tabuleiro_watched(prompts) if it is another prompt

next_line(Lines, Loop, Kind, Text, Line) :-
    (   Lines = lines([Line0|Rest])
    ->  Line = Line0,
        nb_setarg(1, Lines, Rest)
    ;   known_answer(Loop.prompts, Kind, Text, Line)
    ).

%   settled(+Most, +Module, +Loop, +State0, -State): the loop asks for a choice
%   in State, or ends.

settled(Most, Module, Loop, State0, State) :-
    Most > 0,
    asks(Loop, Module, State0, Outcome),
    (   Outcome = entered(State1)
    ->  Fewer is Most-1,
        settled(Fewer, Module, Loop, State1, State)
    ;   State = State0
    ).

%   asks(+Loop, +Module, +State, -Outcome): as loop_asks/4. Of the state that a
%   move leads to, a game asks whether it is the last one, then for its moves:
%   the last outcome is kept.

asks(Loop, Module, State, Outcome) :-
    Id = Loop.id,
    (   nb_current(tabuleiro_asked, asked(Id, State, Outcome0))
    ->  Outcome = Outcome0
    ;   loop_asks(Loop, Module, State, Outcome),
        nb_setval(tabuleiro_asked, asked(Id, State, Outcome))
    ).

%!  loop_own(+Loop, +State, -Own) is det.
%
%   Own is the state of the program in State. The facts of the program are those
%   of State.

loop_own(Loop, State, Own) :-
    state_of_loop(State, Last),
    (   Last = state(_, Facts)
    ->  restore_facts(Facts)
    ;   true
    ),
    part(Loop.state, Last, Own0),
    (   Loop.open == true
    ->  opened(Own0, Own)
    ;   Own = Own0
    ).

%   state_of_loop(+State, -OfLoop): OfLoop is that in which the loop was called.

state_of_loop(over(State, _), OfLoop) :-
    !,
    OfLoop = State.
state_of_loop(chosen(State, _), OfLoop) :-
    !,
    OfLoop = State.
state_of_loop(State, State).

%!  loop_part(+Path, +State, -Part) is semidet.
%
%   Part is at Path in State.

loop_part(Path, State, Part) :-
    state_of_loop(State, OfLoop),
    part(Path, OfLoop, Part).

%!  loop_moves(+Module, +Loop, +State, -Moves) is semidet.
%
%   Moves are what the program offers in State, a list, or `unlisted`. Fails if
%   it asks for no choice.

loop_moves(Module, Loop, State, Moves) :-
    State \= over(_, _),
    asks(Loop, Module, State, asked(Moves0, Head)),
    (   is_list(Moves0),
        Loop.several == true
    ->  exclude(refused(Loop, Module, State, Head), Moves0, Moves)
    ;   Moves = Moves0
    ).

%   After Move the loop asks the same again: a piece that cannot move.

refused(Loop, Module, State, Head, Move) :-
    loop_asks(Loop, Module, chosen(State, [Move]), asked(_, Again)),
    Again =@= Head.

%!  loop_move(+Module, +Loop, +State, +Move, -New) is semidet.
%
%   @error what the program throws, resource_error(inferences) if it runs on

loop_move(Module, Loop0, State, Move, New) :-
    Loop = Loop0.put(at_report, at_report(none)),
    loop_step(Loop, Module, State, Move, Outcome),
    moved(Outcome, Module, Loop, State, Move, New).

moved(entered(State1), Module, Loop, _, _, New) :-
    settled(50, Module, Loop, State1, New).
moved(ended(Reported), Module, Loop, State0, Move, over(Last, Reported)) :-
    state_of_loop(State0, State),
    last_state(Module, Loop, State0-State, Move, Reported, Last).
moved(threw(Error), _, _, _, _, _) :-
    throw(Error).
moved(lost, _, _, _, _, _) :-
    throw(error(resource_error(inferences), _)).

%!  loop_choice(+Module, +Loop, +State, +Parts, +Moves, -Move) is semidet.
%
%   Move is the first of Moves, those of State, that the bot with Parts chooses,
%   or that leads to where it leads; of several choices in a turn, the one after
%   which it makes the others so. The moves are made without Parts: a bot may
%   ask for its choices more than once.

loop_choice(Module, Loop, State, Parts, Moves, Move) :-
    of_bot(State, Parts, Own),
    random_property(state(Random)),
    loop_bot(Loop, Module, Own, Choices, Outcome),
    (   Loop.several == true,
        member(Move, Choices),
        memberchk(Move, Moves)
    ->  true
    ;   member(Move, Moves),
        loop_step(Loop.put(draws, false), Module, State, Move, Moved),
        same_outcome(Outcome, Moved, Parts)
    ->  true
    ;   Loop.several == true,
        Loop.typed == none,
        member(Move, Moves),
        chosen_first(Own, Move, Chosen),
        set_random(state(Random)),
        loop_bot(Loop, Module, Chosen, _, Again),
        same_outcome(Again, Outcome, [])
    ->  true
    ).

chosen_first(State, Move, chosen(OfLoop, Moves)) :-
    (   State = chosen(OfLoop, Before)
    ->  append(Before, [Move], Moves)
    ;   OfLoop = State,
        Moves = [Move]
    ).

%!  of_bot(+State, +Parts, -OfBot) is det.
%
%   OfBot is State, of a loop, with Parts.

of_bot(chosen(State, Moves), Parts, Own) :-
    !,
    Own = chosen(OfBot, Moves),
    of_bot(State, Parts, OfBot).
of_bot(State, Parts, OfBot) :-
    foldl(with_value, Parts, State, OfBot).

with_value(Path-Value, State0, State) :-
    with_part(Path, State0, Value, State).

%!  same_outcome(+Outcome0, +Outcome, +Parts) is semidet.
%
%   The outcomes of loop_step/5 are the same but for Parts, which are those of
%   Outcome0.

same_outcome(entered(State0), entered(State1), Parts) :-
    of_bot(State1, Parts, State),
    State0 =@= State.
same_outcome(ended(none), ended(none), _).
same_outcome(ended(reported(Winner0, _)), ended(reported(Winner, _)), _) :-
    Winner0 =@= Winner.

%!  loop_over(+Module, +Loop, +State, -Reported) is semidet.
%
%   The game is over in State. Reported is what the program says of the winner,
%   reported(Term, Head), or `none`.

loop_over(_, _, over(_, Reported0), Reported) :-
    !,
    Reported = Reported0.
loop_over(Module, Loop, State, Reported) :-
    asks(Loop, Module, State, ended(Reported)).
