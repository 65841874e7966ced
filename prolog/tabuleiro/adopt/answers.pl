/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_answers,
          [ answers/5,                  % +Module, +Given, +Adapter, +Games,
                                        % -Answers
            program_state/3             % +Adapter, +State, -Own
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists),
              [append/3, last/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(adapted).
:- use_module(asked, [program_question/5]).
:- use_module(bot_template).
:- use_module(candidates, [candidate/4, candidate_at/6]).
:- use_module(changed_facts, [changed_facts/3]).
:- use_module(clauses, [called_constant/4]).
:- use_module(compared_play, [bounded/3]).
:- use_module(facts, [keeping_facts/2]).
:- use_module(loop_bots, [foreign_bot/4, loop_levels/5]).
:- use_module(loop_game, [loop_own/3]).
:- use_module(menu_levels, [levels_lost/3]).
:- use_module(templates).
:- use_module(trial,
              [ attempt/2, attempt/3, out_of_patience/0, own_time/1,
                patient_until/2, trial_games/5
              ]).
:- use_module(unoffered, [unoffered_bot/4]).
:- use_module(values, [value_template/8]).

/** <module> What a program says of states: values, its bots, boards

Each is asked at states of random games, in each order of arguments.
*/

%!  answers(+Module, +Given, +Adapter, +Games, -Answers) is det.
%
%   Answers is answers(Templates, Guesses): elements of the option predicates
%   that adapt_game/3 would not take of itself, and guess(Option, Why) terms.

answers(Module, Given, Adapter, Games, Answers) :-
    findall(Asked, asked_state(Adapter, Games, Asked), All),
    sample(All, Sample),
    changed_facts(Module,
                  shown_answers(Module, Given, Adapter, Sample, Shown,
                                LevelGuesses0),
                  Changed1),
    loop_guesses(Module, Given, Adapter, LevelGuesses0, LevelGuesses),
    changed_facts(Module,
                  ( asked_answers(Module, Given, Adapter, Games, Sample,
                                  Shown, LevelGuesses,
                                  answers(Templates, Guesses)),
                    short_game(Adapter)
                  ),
                  Changed2),
    ord_union(Changed1, Changed2, PIs),
    (   ( PIs == [] ; option(jobs(_), Given) )
    ->  Answers = answers(Templates, Guesses)
    ;   Answers = answers(Templates, [guess(jobs(1), changes(PIs))|Guesses])
    ).

short_game(Adapter) :-
    patient_until(1, Until),
    trial_games(Adapter, 1, 10, Until, _).

%   shown_answers(+Module, +Given, +Adapter, +Sample, -Answers, -LevelGuesses):
%   Answers are Operation-Answer terms, see asked_template/6, of what displays a
%   state and chooses a move in it.

shown_answers(Module, Given, Adapter, Sample, Answers, LevelGuesses) :-
    findall(Operation-Answer,
            ( member(Operation, [display_game,choose_move]),
              asked_template(Operation, Module, Given, Adapter, Sample, Answer)
            ),
            Answers),
    level_guesses(Module, Given, Adapter, Answers, Sample, LevelGuesses).

asked_answers(Module, Given, Adapter, Games, Sample, Answers0, LevelGuesses,
              answers(Templates, Guesses)) :-
    findall(Ended, ended_state(Adapter, Games, Ended), Ends),
    findall(value-Answer,
            value_answer(Module, Given, Adapter, Sample, Ends, Answers0,
                         LevelGuesses, Answer),
            ValueAnswers),
    append(Answers0, ValueAnswers, Answers),
    findall(Operation-Template,
            ( member(Operation, [value,choose_move,display_game]),
              memberchk(Operation-found(Template), Answers)
            ),
            Found),
    exclude(known(Module, Given), Found, New),
    findall(Element,
            ( member(Operation-Template, New),
              (   Template == none
              ->  Element = (Operation=none)
              ;   Element = Template
              )
            ),
            Templates),
    (   option(quiet(_), Given)
    ->  Guesses = Guesses0
    ;   noisy(Module, Adapter, Found, LevelGuesses, Sample, Games, Question)
    ->  Guesses = [guess(quiet(true), noisy(Question))|Guesses0]
    ;   Guesses = Guesses0
    ),
    findall(note(Note), answer_note(Games, Answers, Note), Notes),
    append(LevelGuesses, Notes, Guesses0).

answer_note(Games, Answers, not_tried(Untried)) :-
    untried(Games, Answers, Untried),
    Untried \== [].
answer_note(_, Answers, value_not_understood(PI, Why)) :-
    memberchk(value-lacks(PI, Why), Answers).
answer_note(_, Answers, value_doubtful(What)) :-
    memberchk(value-doubtful(What), Answers).

%   Answer is found(Template) or `untried`. What is quick comes first: there may
%   be no time for all.

asked_template(Operation, Module, Given, Adapter, Sample, Answer) :-
    (   found_template(Operation, Module, Given, Adapter, Sample, Template)
    ->  Answer = found(Template)
    ;   untried(Operation, Module, Given, Sample)
    ->  Answer = untried
    ).

found_template(display_game, Module, Given, Adapter, Sample, Template) :-
    display_template(Module, Given, Adapter, Sample, Template).
found_template(choose_move, Module, Given, Adapter, Sample, Template) :-
    bot_template(Module, Given, Adapter, Sample, Template).

value_answer(Module, Given, Adapter, Sample, Ends, Answers, Guesses, Answer) :-
    (   memberchk(guess(levels(Levels), Why), Guesses),
        (   Why == loop
        ->  Bots = loop(Levels)
        ;   memberchk(choose_move-found(Choose), Answers),
            Bots = bots(Choose, Levels)
        )
    ->  true
    ;   Bots = none
    ),
    (   Sample == [],
        once(candidate(Module, Given, value, _))
    ->  Answer = untried
    ;   value_template(Module, Given, Adapter, Sample, Ends, Bots, Template,
                       Shown),
        value_says(Shown, Module, Template, Answer)
    ).

%   value_says(+Shown, +Module, +Template, -Answer) is nondet: Answer is of a
%   value with Template and Shown, of value_template/8.

value_says(why(_, late), _, _, untried) :-
    !.
value_says(why(PI, Why), Module, Template, Answer) :-
    !,
    (   usual_template(value, Usual),   % which adapt_game/3 would ask
        template_indicator(Usual, UsualPI),
        program_has(Module, UsualPI),
        Answer = found(Template)
    ;   Answer = lacks(PI, Why)
    ).
value_says(_, _, Template, found(Template)).
value_says(Shown, _, _, doubtful(Shown)) :-
    Shown \== true.

untried(Operation, Module, Given, Sample) :-
    once(( Sample == [] ; out_of_patience )),
    once(candidate(Module, Given, Operation, _)).

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

ended_state(Adapter, Games, ended(State, Next, Winner)) :-
    member(game(Steps, over(State, Winner)), Games),
    program_state(Adapter, State, Own),
    attempt(adapted_player_to_move(Adapter, State, Player), yes),
    next_at_end(Adapter, Steps, Own, Player, Next).

%   next_at_end(+Adapter, +Steps, +Own, +Player, -Next): where a loop ends after
%   a move, the state is Own, but the turn is still that of the move: of Player.

next_at_end(Adapter, Steps, Own, Player, Next) :-
    (   get_dict(loop, Adapter, _),
        last(Steps, step(State, Player, _, _)),
        program_state(Adapter, State, Before),
        Before \== Own,
        member(Other, Adapter.players),
        Other \== Player
    ->  Next = Other
    ;   Next = Player
    ).

level_guesses(Module, Given, Adapter, Answers, Sample, Guesses) :-
    (   option(levels(_), Given)
    ->  Guesses = []
    ;   memberchk(choose_move-untried, Answers)
    ->  Guesses = []
    ;   memberchk(choose_move-found(Choose), Answers)
    ->  template_levels(Module, Adapter, Choose, Sample, Levels),
        Guesses = [guess(levels(Levels), levels)]
    ;   candidate(Module, Given, choose_move, _)
    ->  Guesses = [guess(levels([]), no_levels)]
    ;   Guesses = []
    ).

%   loop_guesses(+Module, +Given, +Adapter, +LevelGuesses0, -LevelGuesses):
%   where no bot plays a move of the game, or fewer levels than the menus offer,
%   the bots are those of the loop. Where some are still lost, one may make
%   moves that were not understood; any may in the course of a game. Their
%   search takes no time from what follows.

loop_guesses(Module, Given, Adapter, LevelGuesses0, LevelGuesses) :-
    get_dict(run, Adapter, Run),
    \+ option(levels(_), Given),
    !,
    (   LevelGuesses0 = [guess(levels(Found0), _)]
    ->  true
    ;   Found0 = []
    ),
    (   watched_bots(Module, 30, loop_levels(Module, Run, Adapter, Found0,
                                             Levels))
    ->  Found = Levels,
        Guesses = [guess(levels(Levels), loop)]
    ;   Found = Found0,
        Guesses = LevelGuesses0
    ),
    (   levels_lost(Run.prompts, Found, _),
        watched_bots(Module, 10, foreign_bot(Module, Run, Adapter, Label))
    ->  append(Guesses, [note(foreign_bot(Label))], LevelGuesses)
    ;   watched_bots(Module, 10, unoffered_bot(Module, Run, Adapter, Label))
    ->  append(Guesses, [note(foreign_bot(Label))], LevelGuesses)
    ;   LevelGuesses = Guesses
    ).
loop_guesses(_, _, _, LevelGuesses, LevelGuesses).

:- meta_predicate watched_bots(+, +, 0).

watched_bots(Module, Seconds, Goal) :-
    own_time(bounded(Seconds, keeping_facts(Module, Goal), true)).

%   Question is the first one that makes the program print or read, at the end
%   of a game or before.

noisy(_, Adapter, _, _, _, Games, game_over) :-
    once(member(game(_, over(State, _)), Games)),
    makes_noise(adapted_game_over(Adapter, State, _), _).
noisy(Module, Adapter, Found, Guesses, Sample, _, Question) :-
    limit(3, member(asked(Own, Player, [Move|_], State), Sample)),
    (   adapted_question(Adapter, State, Move, Question, Goal)
    ;   member(Question-Template, Found),
        memberchk(Question, [value,choose_move]),
        level_asked(Guesses, Level),
        value_roles(_, Values),
        template_goal(Template,
                      [ state=Own, player=Player, level=Level, move=_, new=_
                      | Values
                      ],
                      Goal0),
        Goal = Module:Goal0
    ),
    makes_noise(Goal, _),
    !.

:- meta_predicate makes_noise(0, -).

makes_noise(Goal, Result) :-
    attempt(Goal, Result, Noise),
    Noise \== none.

level_asked(Guesses, Level) :-
    (   memberchk(guess(levels(Levels), Why), Guesses),
        Why \== loop,
        Levels = [_|_]
    ->  member(Level0, Levels),
        ( Level0 = _-Level ; Level0 \= _-_, Level = Level0 )
    ;   Level = none
    ).

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

%   display_template(+Module, +Given, +Adapter, +Sample, -Template) is semidet.

display_template(Module, Given, Adapter, Sample, Template) :-
    Sample = [asked(Own, Player, _, _)|_],
    candidate_at(Module, Given, Adapter.config, Own, display_game, Template),
    ( compound(Template) ; state_in_facts(Adapter) ),
    as_called(Module, Given, Adapter, Template),
    template_goal(Template, [state=Own,player=Player], Goal),
    makes_noise(Module:Goal, yes),
    !.

state_in_facts(Adapter) :-
    get_dict(loop, Adapter, Loop),
    Loop.facts \== [].

%   as_called(+Module, +Given, +Adapter, +Template): where all clauses of the
%   program that call the predicate of Template have the same constant in one
%   place, that is its role there, or it may be that of a player.

as_called(Module, Given, Adapter, Template) :-
    (   given_template(Given, display_game, _)
    ->  true
    ;   template_indicator(Template, PI),
        \+ ( compound(Template),
             arg(N, Template, Role),
             called_constant(Module, PI, N, Constant),
             Role \== is(Constant),
             \+ ( Role == player,
                  memberchk(Constant, Adapter.players)
                )
           )
    ).
