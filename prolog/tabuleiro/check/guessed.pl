/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_guessed,
          [ attributed/3                % +Subject, +PliesAndBreach0,
                                        % -PliesAndBreach
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module('../adopt/adapt', [adapted_game/3]).
:- use_module('../adopt/adopt', [adopted_guesses/2]).
:- use_module('../adopt/clauses', [argument_constants/4, program_clause/3]).
:- use_module('../adopt/templates', [template_indicator/2]).
:- use_module(program_laws, [adapter_of/2]).

/** <module> Breaches that a wrong guess may have caused

What adopt_game/4 guessed about a program may be wrong. If a guess may have
caused a breach, its law is guessed(Guess, Law) instead of Law, of the kind
`not_understood`. Guess is

  - config(Config): the config of initial_state was found by trial, and the
    start of the game cannot be played
  - level(Level): no clause of the program names this level of its bots
  - dialect(PI): a program for SICStus calls PI, which neither the program nor
    the dialect has; dialect(format(Char)): it uses a directive of format/2
    that SWI-Prolog lacks
*/

%!  attributed(+Subject, +PliesAndBreach0, -PliesAndBreach) is det.
%
%   PliesAndBreach is Plies-broken(Law, Where). Law is guessed(Guess, Law0) if a
%   guess may have caused the breach of Law0.

attributed(Subject, Plies-broken(Law0, Where), Plies-broken(Law, Where)) :-
    (   Law0 = asked(Question, Law1)
    ->  Law = asked(Question, Law2)
    ;   Question = none,
        Law1 = Law0,
        Law = Law2
    ),
    (   adapted_game(Subject.game, Module, _),
        guess(Law1, Question, Plies, Subject.game, Module, Guess)
    ->  Law2 = guessed(Guess, Law1)
    ;   Law2 = Law1
    ).

guess(throws(_, error(existence_error(procedure, Called), _)), _, _, Game,
      Module, dialect(PI)) :-
    strip_module(Called, _, PI),
    PI = Name/_,
    guessed_dialect(Game, sicstus4),
    \+ defines(Module, Name),
    !.
guess(throws(_, error(existence_error(format_character, Char), _)), _, _,
      Game, _, dialect(format(Char))) :-
    guessed_dialect(Game, _),
    !.
guess(Law, Question, _, Game, Module, level(Level)) :-
    level_asked(Question, Game, Level),
    unplayable(Law),
    guessed_by(Game, levels(_), levels),
    \+ names_level(Game, Module, Level),
    !.
guess(Law, _, 0, Game, _, config(Config)) :-
    unplayable(Law),
    guessed_by(Game, config(Config), config(trial)),
    Config \== default.

guessed_by(Game, Option, Why) :-
    adopted_guesses(Game, Guesses),
    memberchk(guess(Option, Why), Guesses).

guessed_dialect(Game, Dialect) :-
    adopted_guesses(Game, Guesses),
    memberchk(guess(dialect(Dialect), Why), Guesses),
    Why \== given.

defines(Module, Name) :-
    program_clause(Module, Head, _),
    functor(Head, Name, _),
    !.

%   unplayable(Law): a predicate does not answer, or its answer cannot be
%   played.

unplayable(throws(_, _)).
unplayable(fails(_)).
unplayable(takes_too_long(_, _)).
unplayable(stuck).
unplayable(bot_move_not_legal(_, _)).

%   Level is the argument that the bot of Question is called with.

level_asked(choose_move(_, Number), Game, Level) :-
    level_of(Game, Number, Level).
level_asked(choose_move(_, _, Number), Game, Level) :-
    level_of(Game, Number, Level).

level_of(Game, Number, Level) :-
    adapter_of(Game, Adapter),
    memberchk(Number-Level, Adapter.levels).

names_level(Game, Module, Level) :-
    adapter_of(Game, Adapter),
    get_dict(choose_move, Adapter.ask, _:Template),
    Template =.. [_|Roles],
    (   nth1(N, Roles, level)
    ->  template_indicator(Template, PI),
        argument_constants(Module, PI, N, Levels),
        member(Named, Levels),
        Named == Level,
        !
    ;   true                            % choose_move takes no level
    ).
