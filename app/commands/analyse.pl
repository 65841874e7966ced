/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_analyse, [run/2, command_option/4, help/2]).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/game/game', [end_reason/3]).
:- use_module('../../prolog/tabuleiro/base/leave', [is_leave/1]).
:- use_module('../../prolog/tabuleiro/base/options',
              [check_options/3, known_options/3]).
:- use_module('../../prolog/tabuleiro/game/state_notation',
              [state_notation/3]).
:- use_module('../../prolog/tabuleiro/search/analyse', [analyse/4]).
:- use_module('../../prolog/tabuleiro/search/lines', [readable_line/4]).
:- use_module('../../prolog/tabuleiro/search/search_options',
              [search_option/5]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro analyse: the best lines from a position
*/

command_option(Name, Type, Default, Meaning) :-
    reached_option(Name, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    printed_option(Name, Type, Default, Meaning).

help(usage, ['GAME']).
help(header,
     "Prints the board, what each depth of the search finds, and the best \c
      ways to play on.").
help(footer,
     "Scores are those of the player to move, in logits: at 0 the chance to \c
      win is 50%, at +1 73%, at -1 27%. Ctrl-C ends the search and prints \c
      the best lines so far.").

%   The options of analyse/4 that a command can have: terms are not printed, and
%   no engine is kept that could resume.

printed_option(Name, Type, Default, Meaning) :-
    search_option(analyse, Name, Type, Default, Meaning),
    \+ memberchk(Name, [resume,terms]).

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options0),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    known_options(printed_option, Options0, Options),
    check_options(printed_option, Options, _),
    reached_state(Game, Options0, State),
    Game:display_game(State),
    state_notation(Game, State, Position),
    format("~n~w~n", [Position]),
    (   Game:game_over(State, Winner)
    ->  nl,
        say_over(Game, State, Winner)
    ;   search(Game, State, Options)
    ).

say_over(Game, State, Winner) :-
    (   Winner == draw
    ->  Who = draw
    ;   player_name(Game, Winner, Name),
        Who = player(Name)
    ),
    (   end_reason(Game, State, Reason)
    ->  true
    ;   Reason = none
    ),
    say(over_here(Who, Reason)).

player_name(Game, Player, Name) :-
    Game:game_info(Info),
    nth1(N, Info.players, Player),
    nth1(N, Info.player_names, Name),
    !.

%   Best holds the last lines that were found, which Ctrl-C prints. Lines that
%   are reported again are printed once.

search(Game, State, Options) :-
    Game:player_to_move(State, Player),
    player_name(Game, Player, Name),
    nl,
    say(search_columns(Name)),
    Best = best([]),
    catch(analyse(Game, State, Lines,
                  [on_info(found(Game, State, Best))|Options]),
          Ball,
          true),
    (   var(Ball)
    ->  say_lines(Game, State, Lines)
    ;   is_leave(Ball)
    ->  arg(1, Best, Lines),
        say_lines(Game, State, Lines),
        throw(Ball)
    ;   throw(Ball)
    ).

found(_, _, best(Lines), Info) :-
    Info.lines == Lines,
    !.
found(Game, State, Best, Info) :-
    nb_setarg(1, Best, Info.lines),
    forall(member(Line, Info.lines),
           ( readable_line(Game, State, Line, Message),
             say(search_row(Info, Message))
           )).

say_lines(_, _, []) :-
    !,
    say(nothing_found).
say_lines(Game, State, Lines) :-
    nl,
    forall(member(Line, Lines),
           ( readable_line(Game, State, Line, Message),
             say(Message)
           )).
