/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_menu,
          [ play_game/1,                % +Game
            play_games/0
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).
:- use_module('../interface/games', [game_name/1, load_game/2]).
:- use_module('../interface/leave', [on_leave/2]).
:- autoload('../search/levels', [own_levels/2]).
:- use_module(session, [play_session/4]).
:- use_module('../terminal/terminal').

/** <module> Menus

The menu of a game, made from its game_info/1, and the menu of games. Settings
are a dict by option name, kept in a global variable of the thread; a game
may share them, see menu_settings/1 of tabuleiro/interface/game.
*/

%!  play_games is det.
%
%   The menu of the games that come with tabuleiro.

play_games :-
    session(games_menu).

games_menu :-
    findall(item(Game, Title, []),
            ( game_name(Game),
              load_game(Game, Module),
              Module:game_info(Info),
              get_dict(title, Info, Title)
            ),
            Games),
    append(Games, [item(leave, "Leave", [])], Items),
    choose("tabuleiro", Items, Choice),
    (   Choice == leave
    ->  true
    ;   play_game(Choice),
        games_menu
    ).

%!  play_game(+Game) is det.
%
%   The menu of Game, which is loaded if need be: matches of people and
%   bots, settings, rules, credits. Returns when the person leaves. Settings
%   last until the program ends.
%
%   @error those of load_game/2

play_game(Game) :-
    load_game(Game, Module),
    Module:game_info(Info),
    kept_settings(Module, Info, Settings),
    session(game_menu(Module, Info, Settings)).

game_menu(Game, Info, Settings) :-
    findall(Item, start_item(Info, Settings, Item), Start),
    append(Start,
           [ item(match(human, human), "Human against human", ["hh"]),
             item(match(human, bot), "Human against computer", ["hc"]),
             item(match(bot, human), "Computer against human", ["ch"]),
             item(match(bot, bot), "Computer against computer", ["cc"]),
             item(settings, "Settings", ["s","settings"]),
             item(rules, "Rules", ["r","rules"]),
             item(credits, "Credits", ["c","credits"]),
             item(leave, "Leave", [])
           ],
           Items),
    choose(Info.title, Items, Choice),
    menu_choice(Choice, Game, Info, Settings).

%   Where the settings name the players.

start_item(Info, Settings, item(match(Who1, Who2), Label, ["p","play"])) :-
    _{player1:Who1, player2:Who2} :< Settings,
    maplist(who_name(Info), [Who1,Who2], [Name1,Name2]),
    [Player1,Player2] = Info.player_names,
    format(string(Label), 'Start: ~w ~w, ~w ~w',
           [Player1,Name1,Player2,Name2]).

who_name(_, human, human) :-
    !.
who_name(Info, Number, Name) :-
    member(Level, Info.levels),
    _{number:Number, name:Name} :< Level,
    !.

menu_choice(leave, _, _, _) :-
    !.
menu_choice(settings, Game, Info, Settings) :-
    !,
    settings_menu(Info, Settings, NewSettings),
    keep_settings(Game, NewSettings),
    game_menu(Game, Info, NewSettings).
menu_choice(match(Kind1, Kind2), Game, Info, Settings) :-
    !,
    config(Info, Settings, Config),
    _{warn:Warn, pace:Pace} :< Settings,
    (   Kind1-Kind2 == bot-bot
    ->  Wait = Pace
    ;   Wait = 0
    ),
    session(( maplist(player(Info), [1-Kind1,2-Kind2], [Player1,Player2]),
              play_session(Game, Player1, Player2,
                           [ config(Config), show(true), warn(Warn),
                             pace(Wait), threefold(true), max_plies(1000)
                           ])
            )),
    game_menu(Game, Info, Settings).
menu_choice(rules, Game, Info, Settings) :-
    printable(Info.rules, Rules),
    say(text("Rules", Rules)),
    game_menu(Game, Info, Settings).
menu_choice(credits, Game, Info, Settings) :-
    printable(Info.credits, Credits),
    say(text("Credits", Credits)),
    game_menu(Game, Info, Settings).

player(_, _-human, human) :-
    !.
player(_, _-Number, level(Number)) :-
    integer(Number),
    !.
player(Info, N-bot, level(Level)) :-
    nth1(N, Info.player_names, Name),
    findall(item(Number, Label, [LevelName]),
            ( member(L, Info.levels),
              _{number:Number, name:LevelName, strength:Strength} :< L,
              format(string(Label), '~w: ~w', [LevelName,Strength])
            ),
            Items),
    format(string(Title), 'How strong is ~w, the computer?', [Name]),
    choose(Title, Items, Level).

                /*******************************
                *           SETTINGS           *
                *******************************/

%!  setting_option(+Info, +Settings, -Option) is nondet.
%
%   Option is one of game_info/1, or of the matches of every game, or, if
%   Settings has players, who plays.

setting_option(Info, _, Option) :-
    member(Option, Info.options).
setting_option(Info, Settings,
               option{ name:Key,
                       title:Title,
                       default:human,
                       values:[human|Levels]
                     }) :-
    nth1(N, [player1,player2], Key),
    get_dict(Key, Settings, _),
    nth1(N, Info.player_names, Name),
    format(string(Title), '~w (human or a level)', [Name]),
    own_levels(Info, Levels).
setting_option(_, _,
               option{ name:pace,
                       title:"Pace of two computers",
                       default:1,
                       values:[inf,1,3,0],
                       labels:["Enter shows a move","a second a move",
                               "three seconds a move","no pause"]
                     }).
setting_option(_, _,
               option{ name:warn,
                       title:"Warning of a first turn that loses at once",
                       default:true,
                       values:[true,false],
                       labels:["on","off"]
                     }).

%   Settings are the last ones of this thread, at first the defaults; those
%   that the game shares are the game's.

kept_settings(Game, Info, Settings) :-
    settings_variable(Game, Variable),
    (   nb_current(Variable, Kept)
    ->  true
    ;   findall(Name-Default,
                ( setting_option(Info, _{}, Option),
                  _{name:Name, default:Default} :< Option
                ),
                Pairs),
        dict_pairs(Kept, settings, Pairs)
    ),
    (   current_predicate(Game:menu_settings/1)
    ->  Game:menu_settings(Shared),
        Settings = Kept.put(Shared)
    ;   Settings = Kept
    ).

keep_settings(Game, Settings) :-
    settings_variable(Game, Variable),
    nb_setval(Variable, Settings),
    (   current_predicate(Game:set_menu_settings/1)
    ->  Game:set_menu_settings(Settings)
    ;   true
    ).

settings_variable(Game, Variable) :-
    atom_concat(tabuleiro_settings_, Game, Variable).

settings_menu(Info, Settings0, Settings) :-
    findall(item(option(Option), Label, [Key]),
            ( setting_option(Info, Settings0, Option),
              _{name:Name, title:Title} :< Option,
              get_dict(Name, Settings0, Value),
              atom_string(Name, Key),
              value_label(Option, Value, Word),
              format(string(Label), '~w: ~w', [Title,Word])
            ),
            Items0),
    append(Items0, [item(done, "Back to the menu", ["b","back","q"])], Items),
    choose("Settings", Items, Choice),
    (   Choice = option(Option)
    ->  ask_value(Option, Settings0.get(Option.name), Value),
        settings_menu(Info, Settings0.put(Option.name, Value), Settings)
    ;   Settings = Settings0
    ).

%!  ask_value(+Option, +Value0, -Value) is det.
%
%   Words are chosen from a list. Other values, such as sizes, are typed: their
%   numbers in a list would be mistaken for them. An empty answer keeps Value0.

ask_value(Option, Value0, Value) :-
    forall(member(Possible, Option.values),
           ( value_label(Option, Possible, Label),
             is_word(Label)
           )),
    !,
    value_label(Option, Value0, Now),
    format(string(Keep), 'No change: ~w', [Now]),
    findall(item(Possible, Label, [Text]),
            ( member(Possible, Option.values),
              value_label(Option, Possible, Label),
              format(string(Text), '~w', [Possible])
            ),
            Items0),
    append(Items0, [item(Value0, Keep, ["","b","back","q"])], Items),
    choose(Option.title, Items, Value).
ask_value(Option, Value0, Value) :-
    say(values(Option.title, Option.values)),
    maplist(written, Option.values, Texts),
    on_leave(ask(value(Option.title, Value0), Texts, Answer), Answer = ""),
    (   memberchk(Answer, ["","b","back","q"])
    ->  Value = Value0
    ;   member(Value, Option.values),
        written(Value, Answer)
    ->  true
    ;   say(no_value(Answer, Option.values)),
        ask_value(Option, Value0, Value)
    ).

%!  value_label(+Option, +Value, -Label:string) is det.
%
%   Label is what a person reads for Value.

value_label(Option, Value, Label) :-
    get_dict(labels, Option, Labels),
    nth1(N, Option.values, Value),
    nth1(N, Labels, Label0),
    !,
    Label = Label0.
value_label(_, Value, Label) :-
    written(Value, Label).

written(Value, Text) :-
    format(string(Text), '~w', [Value]).

is_word(Label) :-
    string_chars(Label, [Char|_]),
    char_type(Char, alpha).

%!  config(+Info, +Settings:dict, -Config:list) is det.
%
%   Config is what initial_state/2 takes for Settings: an element for each
%   setting without a group, and one for each group.

config(Info, Settings, Config) :-
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
