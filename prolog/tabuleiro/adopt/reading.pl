/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_reading,
          [ reading_options/4,          % +Module, +Given, +Reading, -Options
            own_guesses/4,              % +Module, +Given, +Reading, -Guesses
            faults/5                    % +Module, +Given, +Reading, +Until,
                                        % -Faults
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(option), [option/2]).
:- use_module('../base/time_limit', [limit_time/1]).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(ending).
:- use_module(fits).
:- use_module(merged).
:- use_module(templates).
:- use_module(trial).

/** <module> A reading of a program: its options, and how well it plays

A reading is reading(Start, Opening, Turn, Ending), see tabuleiro/adopt/infer,
or loop(Options, Run), see tabuleiro/adopt/loop_options.
*/

%!  reading_options(+Module, +Given, +Reading, -Options) is det.
%
%   Options of adapt_game/3, Given among them, unqualified.

reading_options(Module, Given, Reading, Options) :-
    own_guesses(Module, Given, Reading, Guesses),
    findall(Option, member(guess(Option, _), Guesses), Own),
    merged_options(Given, Own, Options).

%!  own_guesses(+Module, +Given, +Reading, -Guesses:list) is det.
%
%   Guesses are those of Reading that Given lacks.

own_guesses(_, Given, loop(Options, _), Guesses) :-
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
                *             FAULTS           *
                *******************************/

%!  faults(+Module, +Given, +Reading, +Until, -Faults:number) is det.
%
%   Faults counts the games that Reading does not explain. It is 0.5 if Reading
%   explains all, but no game is over; 99 if there was no time to play them; 100
%   if Reading cannot be played, as no_move/1 says or for another reason.

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

%   In no game can the first move be made, or in none are there moves after it.

no_move(Games) :-
    \+ ( member(Game, Games),
         Game \= game([], fault(_, move(_), no)),
         Game \= game([_], fault(_, valid_moves, no))
       ).
