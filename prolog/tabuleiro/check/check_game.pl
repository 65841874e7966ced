/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_game,
          [ check_game/2,               % +Game, -Report
            check_game/3                % +Game, -Report, +Options
          ]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/3]).
:- autoload(library(random), [random_member/2]).
:- use_module('../interface/games', [load_game/2]).
:- use_module(laws).
:- use_module('../interface/messages', []).

/** <module> Does a module keep what the interface of games promises?
*/

:- predicate_options(check_game/3, 3,
                     [ games(positive_integer), max_plies(nonneg),
                       pass_to(tabuleiro_laws:subject/3, 2)
                     ]).

%!  check_game(+Game, -Report:list) is det.
%!  check_game(+Game, -Report:list, +Options) is det.
%
%   Plays Game, a game or a module that means to be one, at random and
%   looks at all that tabuleiro/interface/game promises. Report is [] if nothing is
%   wrong. Else it has an element for each law that is broken, where that
%   was seen first:
%
%     - breach(Law, Where, Text)
%     Law is a term that names it, such as `moves_unsorted` or
%     move_refused(Move); Where is `module`, config(Config) or
%     state(State); Text, a string, says it in words.
%
%   For example, if valid_moves/2 of `my_nim` offers to take more than
%   there is:
%
%       ?- check_game(my_nim, Report).
%       Report = [breach(move_refused(3), state(heap(2,1)),
%                        "move/3 refuses a move that ... 3")].
%
%   tabuleiro(Breach) is a message, for print_message/2. Games are random:
%   set_random(seed(Seed)) before it makes a report reproducible. Options:
%
%     - games(Count): of each config in game_info/1; default 3
%     - max_plies(Max): leave a game then; default is what game_info/1 says
%       of the longest game, at most 1000. A game that says that it may
%       last forever is left after 200.
%     - those of subject/3
%
%   @error existence_error(game, Game)

check_game(Game, Report) :-
    check_game(Game, Report, []).

check_game(Game, Report, Options) :-
    load_any(Game),
    option(games(Count), Options, 3),
    must_be(positive_integer, Count),
    subject(Game, Options, Subject),
    findall(Breach,
            ( module_breach(Subject, Breach)
            ; played(Subject, Count, Options, RandomGame),
              game_breach(Subject, RandomGame, Breach)
            ),
            Breaches),
    firsts(Breaches, [], Report).

%   What lacks a predicate is loaded, and can be looked at.

load_any(Game) :-
    catch(load_game(Game, _),
          error(type_error(game, Game), _),
          true).

%!  firsts(+Breaches, +Known, -Report:list) is det.
%
%   Report has the first of Breaches for each law. What a law says of a
%   predicate it says of each.

firsts([], _, []).
firsts([broken(Law, Where)|Breaches], Known, Report) :-
    law_key(Law, Key),
    (   memberchk(Key, Known)
    ->  firsts(Breaches, Known, Report)
    ;   in_words(Law, Text),
        Report = [breach(Law, Where, Text)|Report1],
        firsts(Breaches, [Key|Known], Report1)
    ).

law_key(Law, Key) :-
    (   of_each(Law, What)
    ->  functor(Law, Name, _),
        Key = Name-What
    ;   functor(Law, Key, _)
    ).

of_each(option_default(Name), Name).
of_each(info_missing(Key), Key).
of_each(info_wrong(Key, _), Key).
of_each(Law, Name/Arity) :-
    compound(Law),
    arg(1, Law, PI),
    nonvar(PI),
    PI = Name/Arity.

in_words(Law, Text) :-
    phrase(prolog:message(tabuleiro(broken(Law))), Lines),
    with_output_to(string(Text0),
                   print_message_lines(current_output, '', Lines)),
    split_string(Text0, "", "\n", [Text]).

%!  played(+Subject, +Count, +Options, -RandomGame) is nondet.
%
%   RandomGame is game(Config, Moves, States), one of Count of each config,
%   as far as the game could be played.

played(Subject, Count, Options, game(Config, Moves, States)) :-
    configs(Subject, Configs),
    member(Config, Configs),
    ask(Subject, initial_state(Config), answer(_, yes(State), _)),
    between(1, Count, Number),
    longest(Subject, Default),
    option(max_plies(Max), Options, Default),
    Careful is Number mod 2,
    plies(Max, Careful, Subject, State, Moves, States).

configs(Subject, Configs) :-
    (   get_dict(configs, Subject.info, Configs),
        is_list(Configs),
        Configs = [_|_]
    ->  true
    ;   Configs = [default]
    ).

%   One ply more than the game says shows that it says too little.

longest(Subject, Max) :-
    (   get_dict(longest_game, Subject.info, Longest),
        number(Longest),
        Longest < 1.0Inf
    ->  Max is min(1000, Longest+1)
    ;   Max = 200
    ).

%   In every other game no move ends it while there is another: random
%   players blunder, and see little of a game that punishes it.

plies(Left, Careful, Subject, State, Moves, [State|States]) :-
    (   Left > 0,
        ask(Subject, valid_moves(State), answer(_, yes(Valid), _)),
        is_list(Valid),
        next(Careful, Subject, State, Valid, Move, NewState)
    ->  Moves = [Move|Moves1],
        Left1 is Left-1,
        plies(Left1, Careful, Subject, NewState, Moves1, States)
    ;   Moves = [],
        States = []
    ).

next(Careful, Subject, State, Valid, Move, NewState) :-
    Valid = [_|_],
    random_member(Move0, Valid),
    ask(Subject, move(State, Move0), answer(_, yes(NewState0), _)),
    (   Careful =:= 1,
        ask(Subject, game_over(NewState0), answer(_, yes(_), _)),
        exclude(==(Move0), Valid, Others),
        Others = [_|_]
    ->  next(Careful, Subject, State, Others, Move, NewState)
    ;   Move = Move0,
        NewState = NewState0
    ).
