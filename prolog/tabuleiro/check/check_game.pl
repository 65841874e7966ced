/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_game,
          [ check_game/2,               % +Game, -Report
            check_game/3,               % +Game, -Report, :Options
            check_game_option/4         % ?Name, ?Type, -Default, -Meaning
          ]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(random), [random_member/2]).
:- autoload(library(solution_sequences), [distinct/2]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../interface/messages', []).
:- use_module('../interface/options', [check_options/3, known_options/3]).
:- use_module(ask, [ask/3, subject/3, subject_option/4]).
:- use_module(law_texts, []).
:- use_module(laws, [game_breach/3, module_breach/2]).

/** <module> Does a module keep what the interface of games promises?
*/

:- meta_predicate
    check_game(+, -, :).

%!  check_game_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/interface/options.

check_game_option(games,     positive_integer, 3,
                  "random games of each config").
check_game_option(max_plies, nonneg,           _,
                  "leave a game after this many plies").
check_game_option(on_breach, callable,         _,
                  "goal to call with each breach").
check_game_option(on_game,   callable,         _,
                  "goal to call before each random game").
check_game_option(Name, Type, Default, Meaning) :-
    subject_option(Name, Type, Default, Meaning).

%!  check_game(+Game, -Report:list) is det.
%!  check_game(+Game, -Report:list, :Options) is det.
%
%   Plays Game, a game or a module that means to be one, at random and checks
%   all that tabuleiro/interface/game promises. Report is [] if nothing is
%   wrong. Else it has an element for each broken law, at the first place:
%
%     - breach(Law, Where, Text)
%     Law is a term such as `moves_unsorted` or move_refused(Move); Where is
%     `module`, config(Config) or state(State); Text is a string, the law in
%     words.
%
%   For example, if valid_moves/2 of `my_nim` offers to take more than
%   there is:
%
%       ?- check_game(my_nim, Report).
%       Report = [breach(move_refused(3), state(heap(2,1)),
%                        "move/3 refuses a move that ... 3")].
%
%   tabuleiro(Breach) is a message, for print_message/2. A predicate that
%   exceeds the time limit is not called again. Games are random:
%   set_random(seed(Seed)) before it makes a report reproducible. Options:
%
%     - games(Count): of each config in game_info/1; default 3
%     - max_plies(Max): leave a game after Max plies. Default is longest_game
%       of game_info/1, at most 1000, or 200 if that is `inf`
%     - on_breach(Goal): call(Goal, Breach) for each element of Report as soon
%       as it is found
%     - on_game(Goal): call(Goal, Config, Number) before each random game
%     - those of subject/3
%
%   @error existence_error(game, Game), those of check_options/3

check_game(Game, Report) :-
    check_game(Game, Report, []).

check_game(Game, Report, Context:Options0) :-
    check_options(check_game_option, Options0, Options),
    load_any(Game),
    option(games(Count), Options),
    known_options(subject_option, Options, SubjectOptions),
    subject(Game, SubjectOptions, Subject),
    findall(Breach,
            ( distinct(Key,
                       ( broken(Subject, Count, Context:Options, Law, Where),
                         law_key(Law, Key)
                       )),
              in_words(Law, Text),
              Breach = breach(Law, Where, Text),
              on_breach(Context:Options, Breach)
            ),
            Report).

broken(Subject, _, _, Law, Where) :-
    module_breach(Subject, broken(Law, Where)).
broken(Subject, Count, Options, Law, Where) :-
    played(Subject, Count, Options, RandomGame),
    game_breach(Subject, RandomGame, broken(Law, Where)).

on_breach(Context:Options, Breach) :-
    (   option(on_breach(Goal), Options)
    ->  ignore(call(Context:Goal, Breach))
    ;   true
    ).

on_game(Context:Options, Config, Number) :-
    (   option(on_game(Goal), Options)
    ->  ignore(call(Context:Goal, Config, Number))
    ;   true
    ).

%   A module that lacks a predicate is loaded nevertheless, and checked.

load_any(Game) :-
    catch(load_game(Game, _),
          error(type_error(game, Game), _),
          true).

%   A law is reported once. A law about a predicate is one law for each
%   predicate.

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
    phrase(prolog:translate_message(tabuleiro(broken(Law))), Lines),
    with_output_to(string(Text0),
                   print_message_lines(current_output, '', Lines)),
    split_string(Text0, "", "\n", [Text]).

%!  played(+Subject, +Count, :Options, -RandomGame) is nondet.
%
%   RandomGame is game(Config, Moves, States), one of Count of each config,
%   as far as the game could be played.

played(Subject, Count, Context:Options, game(Config, Moves, States)) :-
    configs(Subject, Configs),
    member(Config, Configs),
    ask(Subject, initial_state(Config), answer(_, yes(State), _)),
    between(1, Count, Number),
    on_game(Context:Options, Config, Number),
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

%   One ply more than longest_game shows that longest_game is too small.

longest(Subject, Max) :-
    (   get_dict(longest_game, Subject.info, Longest),
        number(Longest),
        Longest < 1.0Inf
    ->  Max is min(1000, Longest+1)
    ;   Max = 200
    ).

%   In every other game no move ends the game while there is another one:
%   random players blunder, and games that punish blunders would be short.

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
