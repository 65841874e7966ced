/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_options,
          [ ugi_options/3,              % +Game, +Config, -Options
            say_options/1,              % +Options
            set_option/5,               % +Name, +Word, +Options0, -Options,
                                        % -What
            option_value/3,             % +Options, ?Name, -Value
            options_config/2            % +Options, -Config
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [ append/3, last/2, member/2, memberchk/2, nth1/3, numlist/3,
                selectchk/4
              ]).
:- use_module('../game/native', [native_game/1]).
:- use_module('../match/ugi_words', [same_word/2, word_integer/2]).
:- use_module('../match/draws', [usual_draws/2]).
:- use_module('../play/setting', [settings_config/3]).
:- use_module('../search/book', [book_file/2]).
:- use_module('../search/search_options', [search_limit/3]).
:- use_module(say, [ugi_say/2]).

/** <module> The options of a session

Options is options(Info, Config, List): Info is the dict of game_info/1,
Config that of the start, List has option(Name, Type, Value, Place) for each
option of the engine and of the game. Type is spin(Least, Most) or
one_of(Values). Place is `engine`; `draws`, for what `query` alone regards;
whole(Key), for the option Key of game_info/1; or part(Key, I), for number I of
its pair.
*/

%!  ugi_options(+Game, +Config, -Options) is det.
%
%   Options are those at the beginning of a session.

ugi_options(Game, Config, options(Info, Config, List)) :-
    Game:game_info(Info),
    findall(option(Name, Type, Value, Place),
            (   engine_option(Game, Name, Type, Value),
                Place = engine
            ;   draw_limit(Info, Name, Type, Value),
                Place = draws
            ),
            Engine),
    findall(Option,
            ( member(Dict, Info.options),
              Dict.name \== head_start,      % told by its position
              game_option(Dict, Config, Option)
            ),
            Own),
    append(Engine, Own, List).

%   A search in Prolog has a few of them. A game in Prolog has its levels, some
%   games have an opening book.

engine_option(Game, Name, spin(Least, Most), Preset) :-
    spin(Name, Limit, Preset, Where),
    (   Where == any
    ->  true
    ;   native_game(Game)
    ),
    (   Limit = Least-Most
    ->  true
    ;   search_limit(Limit, Least, Most)
    ).
engine_option(Game, 'Algorithm', one_of(Values), alpha_beta) :-
    native_game(Game),
    Values = [alpha_beta,mcts,mcts_playouts].
engine_option(Game, 'OwnBook', one_of([false,true]), false) :-
    book_file(Game, _).
engine_option(Game, 'Level', spin(0, Most), 0) :-
    \+ native_game(Game),
    Game:game_info(Info),
    aggregate_all(max(Number),
                  ( member(Level, Info.levels),
                    get_dict(number, Level, Number)
                  ),
                  Most).

%   Where a game ends by its rules, no other draws are needed.

draw_limit(Info, Name, spin(0, Most), Preset) :-
    usual_draws(Times, Plies),
    member(Name-Most-Usual,
           ['Threefold'-1000-Times, 'MaxPlies'-1_000_000-Plies]),
    (   get_dict(longest_game, Info, Longest),
        integer(Longest)
    ->  Preset = 0
    ;   Preset = Usual
    ).

spin('Hash',         hash,         64, native).
spin('Threads',      threads,      1,  native).
spin('MultiPV',      multi_pv,     1,  any).
spin('MoveOverhead', 0-10_000,     10, any).
spin('Seed',         0-0x7fffffff, 0,  native).

game_option(Dict, Config, option(Name, Type, Value, Place)) :-
    _{name:Key, values:Values, default:Default} :< Dict,
    (   configured(Config, Key, Value0)
    ->  true
    ;   Value0 = Default
    ),
    (   get_dict(parts, Dict, Parts)
    ->  nth1(I, Parts, Part),
        atom_string(Name, Part),
        findall(N,
                ( member(Pair, Values),
                  arg(I, Pair, N)
                ),
                Ns),
        Place = part(Key, I),
        arg(I, Value0, Value)
    ;   Name = Key,
        Ns = Values,
        Place = whole(Key),
        Value = Value0
    ),
    values_type(Ns, Type).

%   Config, or a group in it, has Key(Value).

configured(Config, Key, Value) :-
    is_list(Config),
    Term =.. [Key,Value0],
    (   member(Term, Config)
    ->  Value = Value0
    ;   member(Group, Config),
        compound(Group),
        arg(1, Group, Elements),
        is_list(Elements),
        member(Term, Elements)
    ->  Value = Value0
    ).

values_type(Values, Type) :-
    sort(Values, Sorted),
    (   Sorted = [Least|_],
        last(Sorted, Most),
        integer(Least),
        integer(Most),
        numlist(Least, Most, Sorted)
    ->  Type = spin(Least, Most)
    ;   Type = one_of(Values)
    ).

                /*******************************
                *             TEXT             *
                *******************************/

%!  say_options(+Options) is det.
%
%   Writes an `option` line for each of Options.

say_options(options(_, _, List)) :-
    forall(member(option(Name, Type, Value, _), List),
           say_option(Type, Name, Value)).

say_option(spin(Least, Most), Name, Value) :-
    ugi_say('option name ~w type spin default ~d min ~d max ~d',
            [Name,Value,Least,Most]).
say_option(one_of([false,true]), Name, Value) :-
    !,
    ugi_say('option name ~w type check default ~w', [Name,Value]).
say_option(one_of(Values), Name, Value) :-
    maplist(value_word, [Value|Values], [Word|Words]),
    atomic_list_concat([''|Words], ' var ', Vars),
    ugi_say('option name ~w type combo default ~w~w', [Name,Word,Vars]).

value_word(Value, Word) :-
    format(atom(Text), '~w', [Value]),
    atomic_list_concat(Parts, ' ', Text),
    atomic_list_concat(Parts, '_', Word).

%!  set_option(+Name, +Word, +Options0, -Options, -What) is det.
%
%   Option Name, in either case, becomes the value that Word writes. What is
%   `engine`, `draws` or `game`, which the option belongs to, or `name` or
%   `value`, which is wrong: then Options is Options0.

set_option(Name, Word, Options0, Options, What) :-
    Options0 = options(Info, Config0, List0),
    (   member(Option0, List0),
        Option0 = option(Own, Type, _, Place),
        same_word(Own, Name)
    ->  (   typed_word(Type, Word, Value)
        ->  selectchk(Option0, List0, option(Own, Type, Value, Place), List),
            (   atom(Place)
            ->  What = Place,
                Config = Config0
            ;   What = game,
                list_config(Info, List, Config)
            ),
            Options = options(Info, Config, List)
        ;   What = value,
            Options = Options0
        )
    ;   What = name,
        Options = Options0
    ).

typed_word(spin(Least, Most), Word, Value) :-
    word_integer(Word, Value),
    Value >= Least,
    Value =< Most.
typed_word(one_of(Values), Word, Value) :-
    member(Value, Values),
    value_word(Value, Own),
    same_word(Own, Word),
    !.

list_config(Info, List, Config) :-
    findall(Key-Value,
            ( member(option(_, _, Value, whole(Key)), List)
            ; member(option(_, _, First, part(Key, 1)), List),
              memberchk(option(_, _, Second, part(Key, 2)), List),
              Value = First-Second
            ),
            Pairs),
    dict_create(Settings, settings, Pairs),
    settings_config(Info, Settings, Config).

%!  option_value(+Options, ?Name, -Value) is nondet.

option_value(options(_, _, List), Name, Value) :-
    member(option(Name, _, Value, _), List).

%!  options_config(+Options, -Config) is det.
%
%   Config is that of the start.

options_config(options(_, Config, _), Config).
