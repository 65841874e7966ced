/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_setting,
          [ setting_option/3,           % +Info, ?Kind, -Option
            default_settings/2,         % +Info, -Settings
            setting_value/2,            % +Option, @Value
            value_label/3,              % +Option, +Value, -Label
            strength_label/3,           % +Info, +Name, -Label
            typed_value/3,              % +Option, +Text, -Value
            settings_config/3           % +Info, +Settings, -Config
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/2, append/3, member/2, memberchk/2, nth1/3]).
:- use_module(texts, []).
:- use_module(terminal, [typed_number/2]).
:- use_module('../search/levels', [level_word/3]).
:- use_module('../search/strengths', [strength_named/3]).
:- use_module('../statistics/glicko', [is_glicko/1]).
:- use_module('../game/game', [game_views/2]).
:- use_module('../base/printing', [message_text/2]).

/** <module> The settings of a game

Settings are a dict of values by the names of options. An option is a dict as
in game_info/1, with the keys name, title, default, values and labels.
*/

%!  setting_option(+Info, ?Kind, -Option) is nondet.
%
%   Option is a setting of the game of Info. Kind is
%
%     - player: who plays, `human`, strength(Name), level(N), `perfect` if Info
%       has tables, or engine(Command), where Command is a string. By default a
%       person plays first, against the weakest strength of Info if it has
%       strengths.
%     - config: an option of game_info/1
%     - match: an option of every match
%     - view: an option of show_game/2
%     - kept: what no menu shows; `rating` is a rating of
%       tabuleiro/statistics/glicko, or `none`

setting_option(Info, player,
               option{ name:Key, title:Name, default:Default, values:Values,
                       labels:Labels, program:true
                     }) :-
    nth1(N, [player1,player2], Key),
    nth1(N, Info.player_names, Name),
    findall(strength(Strength), strength_named(Info, Strength, _), Strengths),
    (   N =:= 2,
        Strengths = [Weakest|_]
    ->  Default = Weakest
    ;   Default = human
    ),
    findall(level(Number),
            ( member(Level, Info.levels),
              get_dict(number, Level, Number)
            ),
            Levels),
    (   get_dict(tables, Info, true)
    ->  Perfect = [perfect]
    ;   Perfect = []
    ),
    append([Strengths,Levels,Perfect,[human]], Values),
    maplist(player_label(Info), Values, Labels).
setting_option(Info, config, Option) :-
    member(Option, Info.options).
setting_option(_, match, Option) :-
    Option0 = option{ name:pace, default:1, values:[inf,1,3,0],
                      typed:seconds
                    },
    labelled(Option0, Option).
setting_option(_, match, Option) :-
    Option0 = option{ name:warn, default:true, values:[true,false] },
    labelled(Option0, Option).
setting_option(_, match, Option) :-
    Option0 = option{ name:coach, default:false, values:[true,false] },
    labelled(Option0, Option).
setting_option(_, match, Option) :-
    Option0 = option{ name:clock, default:none,
                      values:[none,180+2,300+0,600+5,900+10],
                      typed:game_time
                    },
    labelled(Option0, Option).
setting_option(_, match, Option) :-
    Option0 = option{ name:pie, default:false, values:[true,false] },
    labelled(Option0, Option).
setting_option(Info, match, Option) :-
    once(strength_named(Info, _, _)),
    Option0 = option{ name:rated, default:true, values:[true,false] },
    labelled(Option0, Option).
setting_option(_, kept,
               option{ name:rating, default:none, values:[none],
                       rating:true }).
setting_option(Info, view,
               option{ name:Name, title:Title, default:false,
                       values:[true,false], labels:[On,Off]
                     }) :-
    game_views(Info, Views),
    member(Name-Effect, Views),
    message_text(view(Name, Effect), Title),
    message_text(setting_value(view, true), On),
    message_text(setting_value(view, false), Off).

labelled(Option, Option.put(_{title:Title, labels:Labels})) :-
    message_text(setting(Option.name), Title),
    maplist(text_of(Option.name), Option.values, Labels).

text_of(Name, Value, Label) :-
    message_text(setting_value(Name, Value), Label).

player_label(_, human, Label) :-
    !,
    message_text(human, Label).
player_label(_, perfect, Label) :-
    !,
    message_text(perfect, Label).
player_label(Info, strength(Name), Label) :-
    !,
    strength_label(Info, Name, Label).
player_label(Info, level(Number), Label) :-
    level_word(Info, Number, Word),
    message_text(level(Number, Word), Label).

%!  strength_label(+Info, +Name, -Label:string) is det.
%
%   Label is the text of strength Name of Info: its name and its rating.

strength_label(Info, Name, Label) :-
    once(strength_named(Info, Name, Strength)),
    message_text(named_strength(Name, Strength.elo), Label).

%!  default_settings(+Info, -Settings:dict) is det.

default_settings(Info, Settings) :-
    findall(Name-Default,
            ( setting_option(Info, _, Option),
              _{name:Name, default:Default} :< Option
            ),
            Pairs),
    dict_create(Settings, settings, Pairs).

                /*******************************
                *            VALUES            *
                *******************************/

%!  setting_value(+Option, @Value) is semidet.
%
%   Value is one of the values of Option. If Option has the key `typed`, a type
%   of tabuleiro/base/options, Value may be a number of seconds, or the time for
%   a game and what a move adds; if it has the key `program`, a program; if it
%   has the key `rating`, a rating.

setting_value(Option, Value) :-
    (   memberchk(Value, Option.values)
    ->  true
    ;   get_dict(typed, Option, Type),
        typed_setting(Type, Value)
    ->  true
    ;   get_dict(rating, Option, true)
    ->  is_glicko(Value)
    ;   get_dict(program, Option, true),
        nonvar(Value),
        Value = engine(Command),
        string(Command),
        split_string(Command, "\n", " \t", [Line]),
        Line \== ""
    ).

typed_setting(seconds, Value) :-
    number(Value),
    Value >= 0.
typed_setting(game_time, Value) :-
    nonvar(Value),
    Value = Seconds+Increment,
    number(Seconds),
    Seconds > 0,
    typed_setting(seconds, Increment).

%!  value_label(+Option, +Value, -Label:string) is det.
%
%   Label is the text of Value in the menu.

value_label(Option, Value, Label) :-
    get_dict(labels, Option, Labels),
    nth1(N, Option.values, Value),
    nth1(N, Labels, Label0),
    !,
    Label = Label0.
value_label(Option, Value, Label) :-
    get_dict(typed, Option, _),
    !,
    text_of(Option.name, Value, Label).
value_label(_, engine(Command), Label) :-
    !,
    message_text(engine(Command), Label).
value_label(_, Value, Label) :-
    format(string(Label), '~w', [Value]).

%!  typed_value(+Option, +Text, -Value) is semidet.
%
%   Value is the value of Option that a person types as Text: its label, or the
%   value with `x` for `-` and without brackets, in either case, with or without
%   blanks; or another one if Option has the key `typed`, such as `20+1`, or
%   `20` for `20+0`, seconds of a game.

typed_value(Option, Text, Value) :-
    plain(Text, Plain),
    member(Value, Option.values),
    (   format(string(Written), '~w', [Value])
    ;   value_label(Option, Value, Written)
    ),
    plain(Written, Plain),
    !.
typed_value(Option, Text, Value) :-
    get_dict(typed, Option, Type),
    split_string(Text, "+", " ", Parts),
    maplist(typed_number, Parts, Numbers),
    typed_numbers(Type, Numbers, Value),
    setting_value(Option, Value).

typed_numbers(seconds, [Seconds], Seconds).
typed_numbers(game_time, [Seconds], Seconds+0).
typed_numbers(game_time, [Seconds,Increment], Seconds+Increment).

plain(Text, Plain) :-
    string_lower(Text, Lower),
    split_string(Lower, " []", " []", Words),
    atomic_list_concat(Words, Joined),
    (   split_string(Joined, "x", "", [Columns,Rows]),
        number_string(_, Columns),
        number_string(_, Rows)
    ->  atomics_to_string([Columns,-,Rows], Plain)
    ;   atom_string(Joined, Plain)
    ).

                /*******************************
                *            CONFIG            *
                *******************************/

%!  settings_config(+Info, +Settings:dict, -Config:list) is det.
%
%   Config, for initial_state/2, has an element for each setting without a group
%   and one for each group.

settings_config(Info, Settings, Config) :-
    findall(Group-Term,
            ( member(Option, Info.options),
              setting(Option, Settings, Group, Term)
            ),
            Terms),
    findall(Term, member(none-Term, Terms), Single),
    findall(Group, (member(Group-_, Terms), Group \== none), Groups0),
    sort(Groups0, Groups),
    maplist(grouped(Terms), Groups, Grouped),
    append(Single, Grouped, Config).

setting(Option, Settings, Group, Term) :-
    get_dict(name, Option, Name),
    get_dict(Name, Settings, Value),
    Term =.. [Name,Value],
    (   get_dict(group, Option, Group)
    ->  true
    ;   Group = none
    ).

grouped(Terms, Group, Element) :-
    findall(Term, member(Group-Term, Terms), Elements),
    Element =.. [Group,Elements].
