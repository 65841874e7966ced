/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_options,
          [ ugi_options/3,              % +Game, +Config, -Options
            say_options/1,              % +Options
            set_option/5,               % +Name, +Word, +Options0, -Options,
                                        % -Effect
            option_value/3,             % +Options, ?Key, -Value
            options_config/2            % +Options, -Config
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists),
              [ append/3, last/2, member/2, memberchk/2, nth1/3, numlist/3,
                selectchk/4
              ]).
:- use_module('../game/native', [native_game/1]).
:- use_module('../match/ugi_words', [same_word/2, word_integer/2]).
:- use_module('../play/setting', [settings_config/3]).
:- use_module('../search/book', [book_file/2]).
:- use_module(protocol, [ugi_option/6]).
:- use_module(say, [ugi_refuse/2, ugi_say/2, ugi_say/3]).

/** <module> The options of a session

Options is options(Info, Config, List): Info is the dict of game_info/1, Config
the config of the start. List has option(Name, Type, Value, Place) for each
option. Type is spin(Least, Most) or one_of(Values). Place is the key of an
option of the engine, see ugi_option/6; whole(Key), for the option Key of
game_info/1; or part(Key, I), for number I of the pair that Key has.
*/

%!  ugi_options(+Game, +Config, -Options) is det.
%
%   Options are the options at the beginning of a session.

ugi_options(Game, Config, options(Info, Config, List)) :-
    Game:game_info(Info),
    findall(Option, engine_option(Game, Info, Option), Engine),
    findall(Option,
            ( member(Dict, Info.options),
              Dict.name \== head_start,      % is in the text of a position
              game_option(Dict, Config, Option)
            ),
            Own),
    append(Engine, Own, List).

engine_option(Game, Info, option(Name, Type, Value, Key)) :-
    ugi_option(Key, Name, Type0, Value0, Games, Effect),
    is_of(Game, Games),
    (   Type0 == levels
    ->  Type = spin(0, Most),
        aggregate_all(max(Number),
                      ( member(Level, Info.levels),
                        get_dict(number, Level, Number)
                      ),
                      Most)
    ;   Type = Type0
    ),
    (   Effect == draws,
        get_dict(longest_game, Info, Longest),
        integer(Longest)                % ends by its rules
    ->  Value = 0
    ;   Value = Value0
    ).

is_of(_, any).
is_of(Game, in_c) :-
    native_game(Game).
is_of(Game, in_prolog) :-
    \+ native_game(Game).
is_of(Game, book) :-
    book_file(Game, _),
    !.

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
    ugi_say(spin, [Name,Value,Least,Most]).
say_option(one_of([false,true]), Name, Value) :-
    !,
    ugi_say(check, [Name,Value]).
say_option(one_of(Values), Name, Value) :-
    value_word(Value, Word),
    findall(Part,
            ( member(Each, Values),
              value_word(Each, EachWord),
              member(Part, [var,EachWord])
            ),
            Parts),
    ugi_say(combo, [Name,Word], Parts).

value_word(Value, Word) :-
    format(atom(Text), '~w', [Value]),
    atomic_list_concat(Parts, ' ', Text),
    atomic_list_concat(Parts, '_', Word).

%!  set_option(+Name, +Word, +Options0, -Options, -Effect) is semidet.
%
%   Sets option Name, in upper or lower case, to the value of the text Word.
%   Effect is that of ugi_option/6, or `start` for an option of the game. If
%   there is no such option or value, complains and fails.

set_option(Name, Word, options(Info, Config0, List0), Options, Effect) :-
    (   member(Option0, List0),
        Option0 = option(Own, Type, _, Place),
        same_word(Own, Name)
    ->  true
    ;   ugi_refuse(no_option, Name)
    ),
    (   typed_word(Type, Word, Value)
    ->  selectchk(Option0, List0, option(Own, Type, Value, Place), List)
    ;   ugi_refuse(no_value, Word)
    ),
    (   ugi_option(Place, _, _, _, _, Effect)
    ->  Config = Config0
    ;   Effect = start,
        list_config(Info, List, Config)
    ),
    Options = options(Info, Config, List).

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

%!  option_value(+Options, ?Key, -Value) is nondet.
%
%   Value is the value of the engine's option Key, see ugi_option/6.

option_value(options(_, _, List), Key, Value) :-
    member(option(_, _, Value, Key), List).

%!  options_config(+Options, -Config) is det.
%
%   Config is the config of the start.

options_config(options(_, Config, _), Config).
