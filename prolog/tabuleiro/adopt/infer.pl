/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_infer,
          [ infer_game/4,               % +Module, +Given, -Options, -Guesses
            try_game/4,                 % +Module, +Given, -Options, -Guesses
            infer_loop_game/5           % +Module, +Given, +LoopOptions,
                                        % -Options, -Guesses
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(adapt_options,
              [adapt_options/2, input_text/2, must_exist/2]).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(adapted).
:- use_module(answers).
:- use_module(ending).
:- use_module(fits).
:- use_module(texts, []).
:- use_module(beginning).
:- use_module(candidates, [candidate/4]).
:- use_module(clauses, [player_pair/3]).
:- use_module(merged).
:- use_module(not_understood, [failure/4, must_have/2]).
:- use_module(templates).
:- use_module(trial).
:- use_module(turns).

/** <module> How a program plays: its options for adapt_game/3, by trial

A _reading_ of a program says how to ask for its start, its moves, its end and
whose turn it is. Names and arities of predicates, their clauses and the start
of a game suggest readings, the likeliest first. Each is tried in random games.
infer_game/4 takes the first reading without a fault or, if all have faults, the
reading with the fewest.
*/

%!  infer_game(+Module, +Given, -Options:list, -Guesses:list) is det.
%
%   Options are options of adapt_game/3 for Module, a loaded program, which
%   include Given. The goals among Given are predicates of Module. The same
%   program always has the same Options, unless it is so slow that the time
%   decides: after 20 seconds, or 20 times those of the option
%   `seconds`, slow answers are given up. Guesses are
%
%     - guess(Option, Why) for each of Options that Given lacks
%     - note(Note): what a person should know, see the texts of `adopt_note`
%
%   @error existence_error(program(What), Module) if Module lacks a predicate
%   What that the options cannot replace
%   @error domain_error(program, Module), whose context tells what failed
%   @error those of check_options/3

infer_game(Module, Given, Options, Guesses) :-
    inferred(Module, Given, infer(Module, Given, Options, Guesses)).

%!  try_game(+Module, +Given, -Options:list, -Guesses:list) is semidet.
%
%   As infer_game/4. Fails if no reading plays, without a search for the cause,
%   which may take longer than all readings.
%
%   @error existence_error and the errors of options, as infer_game/4

try_game(Module, Given, Options, Guesses) :-
    inferred(Module, Given, try(Module, Given, Options, Guesses)).

:- meta_predicate inferred(+, +, 0).

inferred(Module, Given, Goal) :-
    adapt_options(Given, _),
    must_exist(Module, Given),
    must_have(Module, Given),
    option(seconds(Seconds), Given, 1),
    input_text(Given, Input),
    with_patience(Seconds, Input, at_fixed_random(Goal)).

%!  infer_loop_game(+Module, +Given, +LoopOptions, -Options, -Guesses) is det.
%
%   As infer_game/4, of the game of LoopOptions, see loop_options/4: its bots,
%   values and displays are found by trial.

infer_loop_game(Module, Given, LoopOptions, Options, Guesses) :-
    option(seconds(Seconds), Given, 1),
    input_text(Given, Input),
    with_patience(Seconds, Input,
                  at_fixed_random(told(Module, Given, [], loop(LoopOptions),
                                       Options, Guesses))).

infer(Module, Given, Options, Guesses) :-
    player_pairs(Module, Pairs),
    (   try(Module, Given, Pairs, Options, Guesses)
    ->  true
    ;   failure(Module, Given, Pairs, Why),
        throw(error(domain_error(program, Module),
                    context(_, tabuleiro(not_understood(Why)))))
    ).

try(Module, Given, Options, Guesses) :-
    player_pairs(Module, Pairs),
    try(Module, Given, Pairs, Options, Guesses).

try(Module, Given, Pairs, Options, Guesses) :-
    patient_until(10, Until),
    best_reading(Module, Given, Pairs, Until, Reading),
    told(Module, Given, Pairs, Reading, Options, Guesses).

player_pairs(Module, Pairs) :-
    findall(Pair-Why, player_pair(Module, Pair, Why), Pairs0),
    first_of_each(Pairs0, Pairs).

first_of_each([], []).
first_of_each([Pair-Why|Rest0], [Pair-Why|Rest]) :-
    exclude(same_pair(Pair), Rest0, Rest1),
    first_of_each(Rest1, Rest).

same_pair(Pair, Pair1-_) :-
    msort(Pair, Sorted),
    msort(Pair1, Sorted).

                /*******************************
                *           READINGS           *
                *******************************/

%   A reading is reading(Start, Opening, Turn, Ending). The ones tried are
%   kept in a term that outlives backtracking. Of a turn that cannot be, no
%   further ending is tried; of one whose games do not end, all are, and then no
%   further turn. A config that the program does not have is tried only if none
%   that it has plays.

best_reading(Module, Given, Pairs, Until, Best) :-
    Tried = tried([]),
    (   limit(24, a_reading(Module, Given, Pairs, Until, Tried, Reading)),
        arg(1, Tried, Before),
        (   enough(Before, Reading, Best0)
        ->  Enough = Best0
        ;   Reading == late
        ->  Enough = none
        ;   faults(Module, Given, Reading, Until, Faults),
            nb_setarg(1, Tried, [Faults-Reading|Before]),
            Faults =:= 0,
            Enough = Reading
        )
    ->  Enough \== none,
        Best = Enough
    ;   arg(1, Tried, All0),
        least_faults(All0, Least, Best),
        Least < 100
    ),
    !.

%   Best, the first of those with the fewest faults, was tried without a fault,
%   but for games that do not end, and Reading differs in more than the ending;
%   or its config is one of the program, and that of Reading is not.

enough(Tried, late, Best) :-
    !,
    least_faults(Tried, Faults, Best),
    Faults < 100.
enough(Tried, Reading, Best) :-
    least_faults(Tried, Faults, Best),
    Reading = reading(Start, Opening, Turn, _),
    Best = reading(BestStart, BestOpening, BestTurn, _),
    (   Faults < 1,
        \+ BestOpening-BestTurn =@= Opening-Turn
    ->  true
    ;   Faults < 99,
        Start = start(_, _, _, trial),
        BestStart \= start(_, _, _, trial)
    ).

least_faults(Tried, Least, Reading) :-
    keysort(Tried, [Least-_|_]),
    append(_, [Least-Reading|Later], Tried),
    \+ memberchk(Least-_, Later),
    !.                                  % the first that was tried

%   Reading is `late` when it is later than Until, and then there are no more.

a_reading(Module, Given, Pairs, Until, Tried, Reading) :-
    limit(30, start(Module, Given, Start)),
    (   in_time(Until)
    ->  opening(Module, Given, Pairs, Start, Opening),
        (   in_time(Until)
        ->  turn_reading(Module, Given, Pairs, Start, Opening, Turn),
            Turn = reading(_, [Player|_], _, _),
            ending(Module, Given, Pairs, Start, Player, Ending),
            (   in_time(Until)
            ->  arg(1, Tried, Readings),
                \+ ( member(100-reading(_, Opening1, Turn1, _), Readings),
                     Opening1-Turn1 =@= Opening-Turn
                   ),
                Reading = reading(Start, Opening, Turn, Ending)
            ;   Reading = late
            )
        ;   Reading = late
        )
    ;   Reading = late
    ).

in_time(Until) :-
    limit_time(Now),
    Now < Until.

%!  faults(+Module, +Given, +Reading, +Until, -Faults:number) is det.
%
%   Faults counts the games that Reading does not explain; 0.5 if it explains
%   all, but none is over, 99 if there was no time to play them, 100 if it
%   cannot be at all, or the first move of no game can be made.

faults(Module, Given, Reading, Until, Faults) :-
    reading_options(Module, Given, Reading, Options),
    (   catch(trial_adapter(Module, Options, Adapter), error(_, _), fail)
    ->  at_fixed_random(trial_games(Adapter, 4, 60, Until, Games)),
        Reading = reading(_, _, Turn, _),
        (   turn_fits(Turn, Games),
            \+ moves_of_other(Adapter.players, Games),
            \+ no_move(Games)
        ->  findall(x,
                    ( member(Game, Games),
                      bad_game(Game, Adapter.players)
                    ),
                    Bad),
            length(Bad, Count),
            (   limit_time(Now),
                Now > Until             % not tried to the end
            ->  Faults = 99
            ;   Count =:= 0,
                \+ memberchk(game(_, over(_, _)), Games)
            ->  Faults = 0.5
            ;   Faults = Count
            )
        ;   Faults = 100
        )
    ;   Faults = 100
    ).

%   In no game can the first move be made.

no_move(Games) :-
    \+ ( member(Game, Games),
         Game \= game([], fault(_, move(_), no))
       ).

%!  reading_options(+Module, +Given, +Reading, -Options) is det.
%
%   Options of adapt_game/3, Given among them, unqualified.

reading_options(Module, Given, Reading, Options) :-
    own_guesses(Module, Given, Reading, Guesses),
    findall(Option, member(guess(Option, _), Guesses), Own),
    merged_options(Given, Own, Options).

%   Guesses are those of a reading that Given lacks.

own_guesses(_, Given, loop(Options), Guesses) :-
    !,
    findall(guess(Option, Why),
            ( member(Option, Options),
              (   Option = winners(_)
              ->  Why = winners
              ;   Why = loop
              )
            ),
            Guesses0),
    exclude(useless(Given), Guesses0, Guesses).
own_guesses(Module, Given, Reading, Guesses) :-
    Reading = reading(Start, Opening, Turn, Ending),
    Start = start(Initial, Config, _, ConfigWhy),
    Opening = opening(Valid, Move, Template, _, _),
    Turn = reading(TurnOption, Players, Extra, TurnWhy),
    Ending = ending(End, Winners0, Over),
    (   TurnWhy = given(PlayersWhy)
    ->  true
    ;   PlayersWhy = TurnWhy
    ),
    winner_meanings(Module, End, Players, Meanings),
    add_meanings(Meanings, Winners0, Winners),
    findall(Operation=T,
            ( member(Operation-T, [ initial_state-Initial, valid_moves-Valid,
                                    move-Move, game_over-End ]),
              T \== none
            ),
            Templates0),
    append(Templates0, Extra, Templates),
    findall(Element,
            ( member(Operation=T, Templates),
              \+ given_template(Given, Operation, _),
              written_element(Module, Operation, T, Element)
            ),
            Elements),
    exclude(useless(Given),
            [ guess(players(Players), players(PlayersWhy)),
              guess(turn(TurnOption), turn(TurnWhy)),
              guess(config(Config), config(ConfigWhy)),
              guess(predicates(Elements), arguments),
              guess(template(Template), template),
              guess(over(Over), over),
              guess(winners(Winners), winners)
            ],
            Guesses).

%   The option of a guess is given, or nothing was found for it.

useless(Given, guess(Option, Why)) :-
    functor(Option, Name, 1),
    functor(Same, Name, 1),
    (   Name \== predicates,
        option(Same, Given)
    ->  true
    ;   arg(1, Option, Value),
        nothing(Name, Value, Why)
    ).

nothing(turn, asked, _).
nothing(config, _, config(none)).
nothing(predicates, [], _).
nothing(template, none, _).
nothing(over, always, _).
nothing(winners, [], _).

%   Element says what adapt_game/3 would not do of itself.

written_element(Module, Operation, Template, Element) :-
    (   usual_template(Operation, Usual),
        template_indicator(Usual, PI),
        program_has(Module, PI)
    ->  Usual \== Template
    ;   true
    ),
    operation(Operation, Names),
    functor(Template, Name, _),
    (   memberchk(Name, Names)
    ->  Element = Template
    ;   Element = (Operation=Template)
    ).

                /*******************************
                *             TELLING          *
                *******************************/

%!  told(+Module, +Given, +Pairs, +Reading, -Options, -Guesses) is det.
%
%   Plays with Reading, to complete it with what is asked of states, and to
%   see what a person should know of.

told(Module, Given, Pairs, Reading, Options, Guesses) :-
    own_guesses(Module, Given, Reading, Guesses00),
    reading_options(Module, Given, Reading, Options0),
    trial_adapter(Module, Options0, Adapter),
    patient_until(8, 8, Until),
    told_games(Count),
    trial_games(Adapter, Count, 150, Until, Games0),
    facts_meanings(Module, Games0, Adapter.players, Named),
    maplist(meant_game(Adapter.players, Named), Games0, Games),
    played_meanings(Given, Adapter.players, Named, Games0, Meanings),
    merge_winners(Meanings, Guesses00, Guesses0),
    answers(Module, Given, Adapter, Games, Answers),
    merge_guesses(Guesses0, Answers, Guesses1),
    findall(Option, member(guess(Option, _), Guesses1), Own),
    merged_options(Given, Own, Options),
    findall(note(Note),
            game_note(Module, Given, Pairs, Reading, Adapter, Games, Note),
            Notes0),
    findall(note(winner_number(N, Player)),
            ( member(guess(winners(Winners), _), Guesses1),
              member(N-Player, Winners),
              integer(N),
              memberchk(Player, Adapter.players)
            ),
            Numbered),
    append(Notes0, Numbered, Notes1),
    list_to_set(Notes1, Notes),
    append(Guesses1, Notes, Guesses).

%   What games reported and clauses do not name: Reported-Winner terms.

played_meanings(Given, _, _, _, []) :-
    option(winners(_), Given),
    !.
played_meanings(_, Players, Named, Games, Meanings) :-
    findall(Reported, member(game(_, over(_, Reported)), Games), Reports),
    reported_meanings(Reports, Players, Meanings0),
    append(Meanings0, Named, Meanings).

meant_game(Players, Named, game(Steps, End0), game(Steps, End)) :-
    (   End0 = over(State, Reported),
        \+ memberchk(Reported, [draw|Players]),
        (   winner_meaning(Reported, Players, Winner)
        ->  true
        ;   memberchk(Reported-Winner, Named)
        )
    ->  End = over(State, Winner)
    ;   End = End0
    ).

                /*******************************
                *             NOTES            *
                *******************************/

game_note(_, _, _, _, Adapter, Games, fault(Question, Result, State, Count)) :-
    findall(fault(Q, R, S),
            ( member(game(_, fault(S0, Q0, R)), Games),
              program_state(Adapter, S0, S),
              general_question(Q0, Q)
            ),
            Faults),
    Faults = [fault(Question, Result, State)|_],
    length(Faults, Count).
game_note(_, _, _, _, Adapter, Games, stuck(State, Count)) :-
    findall(S, member(game(_, stuck(S)), Games), States),
    States = [State0|_],
    program_state(Adapter, State0, State),
    length(States, Count).
game_note(_, _, _, _, _, Games, never_over(Count)) :-
    \+ memberchk(game(_, over(_, _)), Games),
    \+ memberchk(game(_, stuck(_)), Games),
    \+ memberchk(game(_, fault(_, _, _)), Games),
    findall(x, member(game(_, cut(_)), Games), Cut),
    length(Cut, Count),
    Count > 0.
game_note(_, Given, _, _, Adapter, Games, Note) :-
    \+ option(winner(_), Given),
    member(game(_, over(State0, Winner)), Games),
    (   var(Winner)
    ->  Note = unbound_winner(State)
    ;   \+ memberchk(Winner, [draw|Adapter.players]),
        Note = unknown_winner(Winner, State)
    ),
    !,
    program_state(Adapter, State0, State).
game_note(_, Given, _, reading(_, _, Turn, _), Adapter, Games,
          same_player(Move, Kept, All)) :-
    Turn = reading(TurnOption, _, _, _),
    TurnOption = arg(_),
    \+ option(turn(_), Given),
    findall(Kept0-Move0,
            ( member(game(Steps, _), Games),
              limit(4, member(step(State, Player, Moves, _), Steps)),
              member(Move0, Moves),
              keeps_turn(Adapter, State, Player, Move0, Kept0)
            ),
            Tried),
    findall(Move0, member(yes-Move0, Tried), Keeping),
    Keeping = [Move|_],
    length(Keeping, Kept),
    length(Tried, All).
game_note(Module, Given, Pairs, reading(Start, Opening, Turn, Ending), _, _,
          other_turn(Option)) :-
    \+ option(turn(_), Given),
    Turn = reading(arg(Path), Players, _, _),
    turn_reading(Module, Given, Pairs, Start, Opening, Other),
    Other = reading(arg(Path1), Players1, _, _),
    Path1 \== Path,
    patient_until(2, Until),
    faults(Module, Given, reading(Start, Opening, Other, Ending), Until,
           Faults),
    Faults < 1,
    !,
    (   Players == Players1
    ->  Option = [turn(arg(Path1))]
    ;   Option = [turn(arg(Path1)),players(Players1)]
    ).
game_note(Module, Given, _, reading(_, Opening, Turn, _), Adapter, Games,
          to_move(Path, turn(moved(Path)))) :-
    \+ option(turn(_), Given),
    Opening = opening(_, _, _, none, _),
    Turn = reading(arg(Path), Players, _, part(_)),
    \+ begins(Module, Players, _, _),
    \+ games_tell_mover(Adapter.players, Games).
game_note(Module, Given, _, reading(Start, Opening, Turn, Ending), _, _,
          begins(A, Why, players([B,A]))) :-
    \+ option(players(_), Given),
    Turn = reading(alternate, [A,B], _, Why),
    patient_until(2, Until),
    Other = reading(alternate, [B,A], [], Why),
    faults(Module, Given, reading(Start, Opening, Other, Ending), Until,
           Faults),
    Faults < 1.
game_note(Module, Given, _, _, _, _, no_value) :-
    \+ candidate(Module, Given, value, _).

keeps_turn(Adapter, State, Player, Move, Keeps) :-
    attempt(adapted_move(Adapter, State, Move, New), yes),
    attempt(adapted_game_over(Adapter, New, _), no),
    (   attempt(adapted_player_to_move(Adapter, New, Player), yes)
    ->  Keeps = yes
    ;   Keeps = no
    ).

general_question(move(_), move) :-
    !.
general_question(Question, Question).
