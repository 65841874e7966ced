/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_answers,
          [ answers/5,                  % +Module, +Given, +Adapter, +Games,
                                        % -Answers
            program_state/3             % +Adapter, +State, -Own
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, member/2, memberchk/2, nth1/3,
                reverse/2, sum_list/2
              ]).
:- use_module(library(option), [option/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(adapted).
:- use_module(asked, [program_question/5]).
:- use_module(bot_levels, [bot_level/3]).
:- use_module(candidates, [candidate/4, in_usual_order/2, variant/3]).
:- use_module(changed_facts, [changed_facts/3]).
:- use_module(loop_game, [loop_own/3]).
:- use_module(templates).
:- use_module(trial,
              [ attempt/2, attempt/3, out_of_patience/0, patient_until/2,
                trial_games/5
              ]).

/** <module> What a program says of states: values, its bots, boards

Each is asked at states of random games, in each order of arguments.
*/

%!  answers(+Module, +Given, +Adapter, +Games, -Answers) is det.
%
%   Answers is answers(Templates, Guesses): elements of the option predicates
%   that adapt_game/3 would not take of itself, and guess(Option, Why) terms.

answers(Module, Given, Adapter, Games, Answers) :-
    changed_facts(Module,
                  ( asked_answers(Module, Given, Adapter, Games,
                                  answers(Templates, Guesses)),
                    short_game(Adapter)
                  ),
                  PIs),
    (   ( PIs == [] ; option(jobs(_), Given) )
    ->  Answers = answers(Templates, Guesses)
    ;   Answers = answers(Templates, [guess(jobs(1), changes(PIs))|Guesses])
    ).

short_game(Adapter) :-
    patient_until(1, Until),
    trial_games(Adapter, 1, 10, Until, _).

asked_answers(Module, Given, Adapter, Games, answers(Templates, Guesses)) :-
    findall(Asked, asked_state(Adapter, Games, Asked), All),
    sample(All, Sample),
    findall(Ended, ended_state(Adapter, Games, Ended), Ends),
    findall(Operation-Answer,
            ( member(Operation, [display_game,choose_move,value]),
              asked_template(Operation, Module, Given, Adapter, Sample, Ends,
                             Answer)
            ),
            Answers),
    findall(Operation-Template,
            ( member(Operation, [value,choose_move,display_game]),
              memberchk(Operation-found(Template), Answers)
            ),
            Found),
    exclude(known(Module, Given), Found, New),
    pairs_values(New, Templates),
    (   option(quiet(_), Given)
    ->  Guesses = Guesses0
    ;   noisy(Module, Adapter, Found, Sample, Question)
    ->  Guesses = [guess(quiet(true), noisy(Question))|Guesses0]
    ;   Guesses = Guesses0
    ),
    level_guesses(Module, Given, Adapter, Answers, Sample, Guesses1),
    (   untried(Games, Answers, Untried),
        Untried \== []
    ->  append(Guesses1, [note(not_tried(Untried))], Guesses0)
    ;   Guesses0 = Guesses1
    ).

%   Answer is found(Template) or `untried`. What is quick comes first: there may
%   be no time for all.

asked_template(Operation, Module, Given, Adapter, Sample, Ends, Answer) :-
    (   best_template(Operation, Module, Given, Adapter, Sample, Ends,
                      Template)
    ->  Answer = found(Template)
    ;   once(( Sample == [] ; out_of_patience )),
        candidate(Module, Given, Operation, _)
    ->  Answer = untried
    ).

%   Untried are the operations, and whole games, for which there was no time.

untried(Games, Answers, Untried) :-
    findall(What,
            (   \+ ( member(game(_, End), Games),
                     End \= late(_)
                   ),
                What = games
            ;   member(What-untried, Answers)
            ),
            Untried).

asked_state(Adapter, Games, asked(Own, Player, Moves, State)) :-
    member(game(Steps, _), Games),
    member(step(State, Player, Moves, _), Steps),
    program_state(Adapter, State, Own).
asked_state(Adapter, Games, asked(Own, Player, Moves, State)) :-
    limit(1, member(game([], fault(State, game_over, _)), Games)),
    program_state(Adapter, State, Own),
    attempt(adapted_player_to_move(Adapter, State, Player), yes),
    program_question(Adapter, valid_moves, State, [moves=Moves], Goal),
    attempt(Goal, yes),
    is_list(Moves).

ended_state(Adapter, Games, ended(Own, Next, Winner)) :-
    member(game(_, over(State, Winner)), Games),
    program_state(Adapter, State, Own),
    attempt(adapted_player_to_move(Adapter, State, Next), yes).

level_guesses(Module, Given, Adapter, Answers, Sample, Guesses) :-
    (   option(levels(_), Given)
    ->  Guesses = []
    ;   memberchk(choose_move-untried, Answers)
    ->  Guesses = []
    ;   memberchk(choose_move-found(Choose), Answers)
    ->  levels(Module, Adapter, Choose, Sample, Levels),
        Guesses = [guess(levels(Levels), levels)]
    ;   candidate(Module, Given, choose_move, _)
    ->  Guesses = [guess(levels([]), no_levels)]
    ;   Guesses = []
    ).

%   Question is the first one that makes the program print or read.

noisy(Module, Adapter, Found, Sample, Question) :-
    limit(3, member(asked(Own, Player, [Move|_], State), Sample)),
    (   adapted_question(Adapter, State, Move, Question, Goal)
    ;   member(Question-Template, Found),
        memberchk(Question, [value,choose_move]),
        once(bot_level(Module, Template, Level)),
        template_goal(Template,
                      [ state=Own, player=Player, level=Level, move=_, new=_,
                        v=_, v_first=_, v_to_move=_
                      ],
                      Goal0),
        Goal = Module:Goal0
    ),
    attempt(Goal, _, true),
    !.

adapted_question(Adapter, State, _, game_over,
                 adapted_game_over(Adapter, State, _)).
adapted_question(Adapter, State, _, valid_moves,
                 adapted_valid_moves(Adapter, State, _)).
adapted_question(Adapter, State, Move, move,
                 adapted_move(Adapter, State, Move, _)).

%   Template is given, or what adapt_game/3 takes of itself.

known(_, Given, Operation-_) :-
    given_template(Given, Operation, _),
    !.
known(Module, _, Operation-Template) :-
    usual_template(Operation, Usual),
    template_indicator(Usual, PI),
    program_has(Module, PI),
    !,
    Usual == Template.

%!  program_state(+Adapter, +State, -Own) is det.
%
%   Own is the state of the program in State, an adapted one.

program_state(Adapter, State, Own) :-
    (   get_dict(loop, Adapter, Loop)
    ->  loop_own(Loop, State, Own)
    ;   State = to_move(_, Own0),
        \+ Adapter.turn = arg(_),
        Adapter.turn \== own
    ->  Own = Own0
    ;   Own = State
    ).

%   The first states and some later ones.

sample(All, Sample) :-
    length(All, Length),
    Step is max(1, Length//12),
    findall(Asked,
            ( nth1(N, All, Asked),
              N mod Step =:= 1 mod Step
            ),
            Some),
    findall(Asked, limit(12, member(Asked, Some)), Sample).

best_template(value, Module, Given, Adapter, Sample, Ends, Template) :-
    value_template(Module, Given, Adapter, Sample, Template1),
    (   has_role(Template1, v_to_move),
        \+ given_template(Given, value, _)
    ->  whose_value(Module, Adapter, Template1, Sample, Ends, Template)
    ;   Template = Template1
    ).
%   A bot that exceeds the time limit at the start of a game counts as a bot,
%   but with arguments in an odd order only if no other order plays. Where a
%   loop can play for it, no further odd order is tried then.

best_template(choose_move, Module, Given, Adapter, Sample, _, Template) :-
    Sample = [First|_],
    Late = late(none),
    (   a_template(Module, Given, Adapter, choose_move, Sample, Template),
        \+ ( get_dict(loop, Adapter, _),
             Late \= late(none)
           ),
        bot_level(Module, Template, Level),
        chooses(Module, Adapter, Template, Level, First, Result),
        (   Result == late,
            \+ in_usual_order(choose_move, Template)
        ->  arg(1, Late, none),
            nb_setarg(1, Late, Template),
            fail
        ;   true
        )
    ->  true
    ;   arg(1, Late, Template),
        Template \== none,
        \+ get_dict(loop, Adapter, _)
    ).
best_template(display_game, Module, Given, Adapter, Sample, _, Template) :-
    Sample = [asked(Own, Player, _, _)|_],
    a_template(Module, Given, Adapter, display_game, Sample, Template),
    template_goal(Template, [state=Own,player=Player], Goal),
    attempt(Module:Goal, yes),
    !.

%   All orders of arguments before those that ask for a part of the state.

a_template(Module, Given, Adapter, Operation, [asked(Own, _, _, _)|_],
           Template) :-
    Start = start(none, Adapter.config, Own, none),
    (   candidate(Module, Given, Operation, Template),
        \+ has_role(Template, extra)
    ;   candidate(Module, Given, Operation, Template0),
        variant(Template0, Start, Template),
        Template \== Template0
    ).

%   The first template without a bad answer, else the one with the fewest.
%   A template that has none for the first state is not asked again: with
%   arguments out of order programs may take any time.

value_template(Module, Given, Adapter, Sample, Template) :-
    Sample = [First|_],
    Rated = rated([]),
    patient_until(3, Until),
    (   a_template(Module, Given, Adapter, value, Sample, Template),
        bad_values(Module, Adapter, Template, [First], inf, 0),
        bad_values(Module, Adapter, Template, Sample, Until, Bad),
        arg(1, Rated, Before),
        nb_setarg(1, Rated, [Bad-Template|Before]),
        Bad =:= 0
    ->  true
    ;   arg(1, Rated, All0),
        reverse(All0, All),
        keysort(All, [_-Template|_])
    ).

%   What is later than Until is not asked.

bad_values(Module, Adapter, Template, Sample, Until, Bad) :-
    findall(x,
            ( member(asked(Own, _, _, _), Sample),
              limit_time(Now),
              Now < Until,
              a_value_player(Template, Adapter, Player),
              \+ value_of(Module, Template, Own, Player, _)
            ),
            Xs),
    length(Xs, Bad).

a_value_player(Template, Adapter, Player) :-
    (   has_role(Template, player)
    ->  member(Player, Adapter.players)
    ;   Player = none
    ).

value_of(Module, Template, Own, Player, Value) :-
    template_goal(Template,
                  [state=Own,player=Player,v=Value,v_to_move=Value,
                   v_first=Value],
                  Goal),
    attempt(Module:Goal, yes),
    number(Value).

%   A value without a player is that of the player to move or of the one who
%   begins. The first changes its sign, the other stays, when nothing changes
%   but whose turn it is. Else: which of the two do the ends of games agree
%   with?

whose_value(Module, Adapter, Template0, Sample, Ends, Template) :-
    (   turn_values(Module, Adapter, Template0, Sample, Ends, Values),
        member(Sign, [-1,1]),
        forall(member(V-W, Values), V =:= Sign*W)
    ->  (   Sign =:= -1
        ->  Template = Template0
        ;   first_template(Template0, Template)
        )
    ;   winners_value(Module, Adapter, Template0, Ends, Template)
    ).

%   Values, some of them not 0, are V-W pairs: of a state with the one player
%   and with the other to move.

turn_values(Module, Adapter, Template, Sample, Ends, Values) :-
    Adapter.turn = arg(Path),
    findall(Own-Player,
            (   member(asked(Own, Player, _, _), Sample)
            ;   member(ended(Own, Player, _), Ends)
            ),
            Asked),
    findall(V-W,
            ( member(Own-Player, Asked),
              member(Other, Adapter.players),
              Other \== Player,
              with_part(Path, Own, Other, Turned),
              value_of(Module, Template, Own, Player, V),
              value_of(Module, Template, Turned, Other, W)
            ),
            Values),
    member(V-_, Values),
    V =\= 0,
    !.

winners_value(Module, Adapter, Template0, Ends, Template) :-
    [First|_] = Adapter.players,
    findall(Mover-Beginner,
            ( member(ended(Own, Next, Winner), Ends),
              memberchk(Winner, Adapter.players),
              value_of(Module, Template0, Own, Next, Value),
              agrees(Winner, Next, Value, Mover),
              agrees(Winner, First, Value, Beginner)
            ),
            Votes),
    findall(M, member(M-_, Votes), Movers),
    findall(B, member(_-B, Votes), Beginners),
    sum_list(Movers, MoverSum),
    sum_list(Beginners, BeginnerSum),
    (   BeginnerSum > MoverSum
    ->  first_template(Template0, Template)
    ;   Template = Template0
    ).

first_template(Template0, Template) :-
    Template0 =.. [Name|Roles0],
    maplist(first_role, Roles0, Roles),
    Template =.. [Name|Roles].

agrees(Winner, Player, Value, Vote) :-
    (   Winner == Player
    ->  Vote is sign(Value)
    ;   Vote is -sign(Value)
    ).

first_role(Role0, Role) :-
    (   Role0 == v_to_move
    ->  Role = v_first
    ;   Role = Role0
    ).

                /*******************************
                *             BOTS             *
                *******************************/

%!  levels(+Module, +Adapter, +Choose, +Sample, -Levels) is det.
%
%   Levels are the levels that Choose plays a legal move for: numbers, or
%   Number-Level terms.

levels(_, _, Choose, _, [1]) :-
    \+ has_role(Choose, level),
    !.
levels(Module, Adapter, Choose, Sample, Levels) :-
    Sample = [First|_],
    findall(Level,
            ( bot_level(Module, Choose, Level),
              chooses(Module, Adapter, Choose, Level, First, _)
            ),
            Found0),
    list_to_set(Found0, Found1),
    findall(Level,
            ( member(Level, Found1),
              integer(Level),
              Level > 0
            ),
            Numbers0),
    (   Numbers0 \== [],
        length(Numbers0, Same),
        length(Found1, Same)
    ->  sort(Numbers0, Levels)
    ;   findall(N-Level, nth1(N, Found1, Level), Levels)
    ).

%   Result is `yes`, or `late` for a bot that exceeds the time limit.

chooses(Module, Adapter, Choose, Level, asked(Own, Player, Moves, State),
        Result) :-
    template_goal(Choose,
                  [ state=Own, player=Player, level=Level, move=Move0,
                    new=New
                  ],
                  Goal),
    attempt(Module:Goal, Result),
    (   Result == yes,
        has_role(Choose, new)
    ->  ground(New),
        attempt(adapted_move_to(Adapter, State, New, _), yes)
    ;   Result == yes
    ->  ground(Move0),
        (   get_dict(template, Adapter, Template)
        ->  element_move(Template, Player, Move0, Move)
        ;   Move = Move0
        ),
        (   memberchk(Move, Moves)
        ->  true
        ;   attempt(adapted_valid_moves(Adapter, State, Moves1), yes),
            memberchk(Move, Moves1)
        )
    ;   Result == late
    ).
