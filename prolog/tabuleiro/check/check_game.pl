/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_game,
          [ check_game/2,               % +Game, -Report
            check_game/3,               % +Game, -Report, :Options
            load_any/1,                 % +Game
            configs/2,                  % +Subject, -Configs
            most_plies/3,               % +Subject, +Options, -Max
            random_game_of/5,           % +Subject, +Config, +Careful, +Max,
                                        % -RandomGame
            in_words/2,                 % +Law, -Text
            check_game_option/4         % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(random), [random_member/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../texts/texts', []).
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(ask, [ask/3, subject/3, subject_option/4]).
:- use_module(texts, []).
:- use_module(law_kinds, [law_key/2]).
:- use_module(laws, [game_breach/3, module_breach/2, plain/2]).

/** <module> Does a module keep the promises of the interface of games?
*/

:- meta_predicate
    check_game(+, -, :).

%!  check_game_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.
%
%     - max_plies
%       The default is longest_game of game_info/1, at most 1000, or 200 if
%       that is `inf`.
%     - on_breach
%       call(Goal, Breach) for each element of Report as soon as it is found.
%     - on_game
%       call(Goal, Config, Number).

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
%   Plays random games of the module Game, which need not be a complete game,
%   and checks all that tabuleiro/game/game promises. Report is [] if no law is
%   broken. Otherwise it has an element for the first breach of each law:
%
%     - breach(Law, Where, Text)
%     Law is a term such as `moves_unsorted` or move_refused(Move); Where is
%     `module`, config(Config) or state(State); Text is a string, the law in
%     words.
%
%   For example, if valid_moves/2 of `my_nim` offers to take more matches than
%   there are:
%
%       ?- check_game(my_nim, Report).
%       Report = [breach(move_refused(3), state(heap(2,1)),
%                        "move/3 refuses a move that ... 3")].
%
%   print_message/2 prints tabuleiro(Breach). A predicate that exceeds the time
%   limit is not called again. Games are random: call set_random(seed(Seed))
%   first for a reproducible report.
%
%   Options: check_game_option.
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
    module_breach(Subject, Breach),
    plain(Breach, broken(Law, Where)).
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

%!  load_any(+Game) is det.
%
%   Loads Game, which may lack predicates of the interface: these are breaches.

load_any(Game) :-
    catch(load_game(Game, _),
          error(type_error(game, Game), _),
          true).

%!  in_words(+Law, -Text:string) is det.
%
%   Text explains the breach of Law, which may be asked(Question, Law1). If a
%   bot was asked, Text names its level.

in_words(asked(Question, guessed(Guess, Law)), Text) :-
    !,
    in_words(asked(Question, Law), Text0),
    message_text(guessed(Guess, Text0), Text).
in_words(guessed(Guess, Law), Text) :-
    !,
    in_words(Law, Text0),
    message_text(guessed(Guess, Text0), Text).
in_words(asked(Question, Law), Text) :-
    !,
    in_words(Law, Text0),
    (   question_level(Question, Level),
        functor(Law, Name, _),
        memberchk(Name, [throws,fails,takes_too_long,changes_state,prints,
                         leaves_choice_point])
    ->  in_words(at_level(Level, Text0), Text)
    ;   Text = Text0
    ).
in_words(Law, Text) :-
    message_text(broken(Law), Text).

question_level(best_moves(_, Level), Level).
question_level(choose_move(_, Level), Level).
question_level(choose_move(_, _, Level), Level).

%!  played(+Subject, +Count, :Options, -RandomGame) is nondet.
%
%   RandomGame is one of Count random games of each config. A game ends early
%   where it cannot be played on.

played(Subject, Count, Context:Options, RandomGame) :-
    configs(Subject, Configs),
    member(Config, Configs),
    between(1, Count, Number),
    on_game(Context:Options, Config, Number),
    most_plies(Subject, Options, Max),
    Careful is Number mod 2,
    random_game_of(Subject, Config, Careful, Max, RandomGame).

%!  configs(+Subject, -Configs:list) is det.
%
%   Configs are those of game_info/1, or [default].

configs(Subject, Configs) :-
    (   get_dict(configs, Subject.info, Configs),
        is_list(Configs),
        Configs = [_|_]
    ->  true
    ;   Configs = [default]
    ).

%!  most_plies(+Subject, +Options, -Max) is det.
%
%   Max is the option max_plies(Max), or else the length of the longest game.

most_plies(Subject, Options, Max) :-
    longest(Subject, Default),
    option(max_plies(Max), Options, Default).

%   One ply more than longest_game shows that longest_game is too small.

longest(Subject, Max) :-
    (   get_dict(longest_game, Subject.info, Longest),
        number(Longest),
        Longest < 1.0Inf
    ->  Max is min(1000, Longest+1)
    ;   Max = 200
    ).

%!  random_game_of(+Subject, +Config, +Careful, +Max, -RandomGame) is semidet.
%
%   RandomGame is game(Config, Moves, States), of at most Max plies; it ends
%   early where the game cannot be played on. Fails if there is no initial
%   state. If Careful is 1, a move that ends the game is played only if every
%   other move ends it too: random players blunder, and games that punish
%   blunders would be short.

random_game_of(Subject, Config, Careful, Max, game(Config, Moves, States)) :-
    ask(Subject, initial_state(Config), answer(_, yes(State), _)),
    plies(Max, Careful, Subject, State, Moves, States).

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
