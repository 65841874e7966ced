/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_menu,
          [ play_game/1,                % +Game
            play_games/0
          ]).
:- use_module(library(lists),
              [append/2, append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../game/games', [game_name/1, load_game/2]).
:- use_module('../base/leave', [leave/0, until_leave/1]).
:- use_module(texts, []).
:- use_module('../learn/annotated', [annotated_records/2, has_annotated/1]).
:- use_module('../learn/lesson', [has_lesson/1]).
:- use_module('../learn/puzzle_file', [has_puzzles/1]).
:- use_module('../match/saved', [recorded_players/4]).
:- use_module('../base/accents', [typed_word/2]).
:- use_module('../search/levels', [worded_levels/2]).
:- use_module('../search/strengths', [offered_info/2, strength_named/3]).
:- use_module('../base/printing').
:- use_module(terminal).
:- use_module(lessons, [play_lesson/1]).
:- use_module(pick,
              [item/3, pick/5, pick_in_game/6, rules_word/2, show_rules/1]).
:- use_module(programs, [ask_program/1, startable/1]).
:- use_module(puzzle_session, [play_puzzles/1]).
:- use_module(remember,
              [last_game/2, recall_settings/3, remember_settings/3]).
:- use_module(replay, [replay/2]).
:- use_module(saved_games, [one_record/3, saved_game/3]).
:- use_module(setting).
:- use_module(start, [start_match/3]).

/** <module> Menus

The menu of a game, made from its game_info/1, and the menu of games. A word of
leaving/1, end of file and Ctrl-C return from a menu to the one before. End of
file of a pipe ends all menus.
*/

:- meta_predicate
    menu(0).

%!  play_games is det.
%
%   The menu of the games that come with tabuleiro.

play_games :-
    session(menu(games_menu)).

%   Shows Menu again after each choice, until the person leaves.

menu(Menu) :-
    until_leave(( repeat,
                  \+ Menu
                )).

games_menu :-
    game_items(Games),
    item(saved, ["load"], Saved),
    append(Games, [Saved], Items),
    rules_word(rules, Rules),
    pick("tabuleiro", Items, leave, [Rules], Choice),
    (   Choice == saved
    ->  until_leave(saved_menu)
    ;   Choice == rules
    ->  until_leave(rules_menu)
    ;   play_game(Choice)
    ).

rules_menu :-
    game_items(Games),
    message_text(item(rules), Title),
    pick(Title, Games, back, [], Game),
    show_rules(Game).

%   The game that was played last is marked, or the first one. The name of a
%   game, such as `waldmeister`, may be typed too.

game_items(Items) :-
    findall(Game-Label,
            ( game_name(Game),
              load_game(Game, Module),
              Module:game_info(Info),
              game_label(Info, Label)
            ),
            Labels),
    pairs_keys(Labels, Games),
    (   last_game(Games, Last)
    ->  true
    ;   Games = [Last|_]
    ),
    findall(item(Game, Label, [Name|Keys]),
            ( member(Game-Label, Labels),
              atom_string(Game, Name),
              mark(Game, Last, Keys)
            ),
            Items).

game_label(Info, Label) :-
    (   get_dict(about, Info, About)
    ->  message_text(item(game(Info.title, About)), Label)
    ;   Label = Info.title
    ).

%   Keys mark the item of Value if it is the one that Enter chooses.

mark(Value, Marked, Keys) :-
    (   Value == Marked
    ->  Keys = [""]
    ;   Keys = []
    ).

%!  play_game(+Game) is det.
%
%   Runs the menu of Game: matches of people and bots, settings, rules, lesson,
%   puzzles, annotated and saved games, credits. Loads Game if need be. Returns
%   when the person leaves. The settings are remembered, see
%   tabuleiro/play/remember.
%
%   @error those of load_game/2

play_game(Game) :-
    load_game(Game, Module),
    session(menu(game_menu(Module))).

game_menu(Game) :-
    offered_info(Game, Info),
    recall_settings(Game, Info, Settings),
    start_item(Info, Settings, Start),
    item(players, ["p"], Players),
    item(settings, ["s"], Set),
    item(rules, ["r"], Rules),
    learning_items(Game, Learning),
    item(saved, ["load"], Saved),
    item(credits, ["c"], Credits),
    findall(word(match(Kind1, Kind2), Keys, match(Kind1, Kind2)),
            match_keys(Kind1, Kind2, Keys),
            Words),
    append([Start,Players,Set,Rules|Learning], [Saved,Credits], Items),
    pick(Info.title, Items, leave, Words, Choice),
    until_leave(chosen(Choice, Game, Info, Settings)).

%   Items has an item for each aid to learning that Game has.

learning_items(Game, Items) :-
    findall(Item,
            ( learning(Choice, Game),
              item(Choice, [], Item)
            ),
            Items).

learning(lesson,    Game) :- has_lesson(Game).
learning(puzzles,   Game) :- has_puzzles(Game).
learning(annotated, Game) :- has_annotated(Game).

match_keys(Kind1, Kind2, Keys) :-
    match_word(Kind1, Kind2, Word),
    findall(Key, spelled(Word, Key), Keys).

match_word(human, human, "hh").
match_word(human, bot,   "hc").
match_word(bot,   human, "ch").
match_word(bot,   bot,   "cc").

%   Start names the kinds of players.

start_item(Info, Settings, item(start, Label, ["","start","play"])) :-
    findall(Name-Who,
            ( setting_option(Info, player, Option),
              _{name:Key, title:Name} :< Option,
              value_label(Option, Settings.Key, Who)
            ),
            Seats),
    message_text(item(start(Seats)), Label).

chosen(start, Game, Info, Settings) :-
    settings_config(Info, Settings, Config),
    start(Game, Settings, config(Config)).
chosen(match(Kind1, Kind2), Game, Info, Settings0) :-
    match_players(Kind1, Kind2, Game, Info, Settings0, Settings),
    chosen(start, Game, Info, Settings).
chosen(players, Game, Info, Settings) :-
    kind_of(Settings.player1, Now1),
    kind_of(Settings.player2, Now2),
    findall(Item,
            ( match_keys(Kind1, Kind2, Keys0),
              mark(match(Kind1, Kind2), match(Now1, Now2), Mark),
              append(Mark, Keys0, Keys),
              item(match(Kind1, Kind2), Keys, Item)
            ),
            Items),
    message_text(players_title, Title),
    pick_in_game(Title, Items, back, Game, [], match(Kind1, Kind2)),
    match_players(Kind1, Kind2, Game, Info, Settings, _).
chosen(settings, Game, Info, _) :-
    menu(settings_menu(Game, Info)).
chosen(rules, Game, _, _) :-
    show_rules(Game).
chosen(lesson, Game, _, _) :-
    play_lesson(Game).
chosen(puzzles, Game, _, _) :-
    play_puzzles(Game).
chosen(annotated, Game, _, _) :-
    annotated_records(Game, Records),
    one_record(Records, annotated, Record),
    replay(Record, []).
chosen(saved, _, _, _) :-
    saved_menu.
chosen(credits, _, Info, _) :-
    printable(Info.credits, Credits),
    say(text("Credits", Credits)).

kind_of(Player, Kind) :-
    (   Player == human
    ->  Kind = human
    ;   Kind = bot
    ).

%   If a program does not answer, startable/1 prints why and the menu goes on.

start(Game, Settings, Start) :-
    (   startable(Settings.player1),
        startable(Settings.player2)
    ->  start_match(Game, Settings, [Start])
    ;   true
    ).

                /*******************************
                *            PLAYERS           *
                *******************************/

%   Asks for the levels or programs of a match, and remembers the players.

match_players(Kind1, Kind2, Game, Info, Settings0, Settings) :-
    player(1, Kind1, Game, Info, Settings0.player1, Player1),
    player(2, Kind2, Game, Info, Settings0.player2, Player2),
    Settings = Settings0.put(_{player1:Player1, player2:Player2}),
    remember_settings(Game, Info, Settings).

player(_, human, _, _, _, human).
player(N, bot, Game, Info, Now, Player) :-
    nth1(N, Info.player_names, Name),
    opponents(Info, Now, Opponents),
    perfect_items(Info, Perfect),
    item(program, [], Program),
    append([Opponents,Perfect,[Program]], Items),
    message_text(how_strong(Name), Title),
    level_items(Info, Levels),
    findall(word(Level, Keys, none), member(item(Level, _, Keys), Levels),
            Words),
    pick_in_game(Title, Items, back, Game, Words, Choice),
    (   Choice == program
    ->  ask_program(Player)
    ;   Choice == levels
    ->  pick_in_game(Title, Levels, back, Game, [], Player)
    ;   Player = Choice
    ).

%   The strengths and an item for the levels, or the levels of a game without
%   strengths. The strength of the last game is marked, or the weakest.

opponents(Info, Now, Items) :-
    findall(strength(Name), strength_named(Info, Name, _), Players),
    (   Players = [Weakest|_]
    ->  (   memberchk(Now, Players)
        ->  Marked = Now
        ;   Marked = Weakest
        ),
        findall(item(strength(Name), Label, [Text|Mark]),
                ( member(strength(Name), Players),
                  strength_label(Info, Name, Label),
                  atom_string(Name, Text),
                  mark(strength(Name), Marked, Mark)
                ),
                Strengths),
        item(levels, ["level"], Levels),
        append(Strengths, [Levels], Items)
    ;   level_items(Info, Items)
    ).

perfect_items(Info, Items) :-
    (   get_dict(tables, Info, true)
    ->  item(perfect, ["perfect"], Item),
        Items = [Item]
    ;   Items = []
    ).

level_items(Info, Items) :-
    worded_levels(Info, WordedLevels),
    findall(item(level(Number), Label, [LevelName]),
            ( member(L-Word, WordedLevels),
              _{number:Number, name:LevelName, strength:Strength} :< L,
              message_text(item(level(LevelName, Word, Strength)), Label)
            ),
            Items).

                /*******************************
                *           SETTINGS           *
                *******************************/

settings_menu(Game, Info) :-
    recall_settings(Game, Info, Settings),
    findall(item(Option, Label, [Key]),
            ( setting_option(Info, Kind, Option),
              \+ memberchk(Kind, [player,kept]),
              _{name:Name, title:Title} :< Option,
              atom_string(Name, Key),
              value_label(Option, Settings.Name, Now),
              message_text(item(setting(Title, Now)), Label)
            ),
            Items),
    message_text(item(settings), Title),
    pick_in_game(Title, Items, back, Game, [], Choice),
    until_leave(( ask_value(Choice, Game, Settings.(Choice.name), Value),
                  remember_settings(Game, Info,
                                    Settings.put(Choice.name, Value))
                )).

%!  ask_value(+Option, +Game, +Value0, -Value) is det.
%
%   A value that is a word is chosen from a numbered list. A value that is a
%   number, such as a size, is typed, since a person might take the numbers of a
%   list for values. An empty answer leaves.

ask_value(Option, Game, Value0, Value) :-
    (   get_dict(labels, Option, _)
    ;   forall(member(Possible, Option.values), atom(Possible))
    ),
    !,
    findall(item(Possible, Label, Texts),
            ( member(Possible, Option.values),
              value_label(Option, Possible, Label),
              value_texts(Possible, Texts)
            ),
            Items0),
    other_item(Option, Items1),
    append(Items0, Items1, Items),
    value_label(Option, Value0, Now),
    pick_in_game(Option.title, Items, no_change(Now), Game,
                 [typed(tabuleiro_setting:typed_value(Option))], Choice),
    (   Choice = other(_)
    ->  ask_typed(Option, Value)
    ;   Value = Choice
    ).
ask_value(Option, Game, Value0, Value) :-
    ask(value(Option, Value0), Answer),
    typed_word(Answer, Word),
    (   ( Word == ""
        ; going_back(Word)
        ; leaving(Word)
        )
    ->  leave
    ;   typed_value(Option, Answer, Value)
    ->  true
    ;   asks_for_help(Word)
    ->  say(typed_help),
        ask_value(Option, Game, Value0, Value)
    ;   spelled(rules, Word)
    ->  show_rules(Game),
        ask_value(Option, Game, Value0, Value)
    ;   say(no_value(Answer, Option)),
        ask_value(Option, Game, Value0, Value)
    ).

%   Seconds are typed, too.

other_item(Option, Items) :-
    (   get_dict(typed, Option, Type)
    ->  item(other(Type), ["other"], Item),
        Items = [Item]
    ;   Items = []
    ).

ask_typed(Option, Value) :-
    ask(Option.typed, Answer),
    (   Answer == ""
    ->  leave
    ;   typed_value(Option, Answer, Value0)
    ->  Value = Value0
    ;   say(no_seconds(Answer)),
        ask_typed(Option, Value)
    ).

%   `[1,2]` may be typed without brackets. `[1]` may not: `1` is the number of
%   an item.

value_texts(Value, [Text|Texts]) :-
    format(string(Text), '~w', [Value]),
    (   Value = [_,_|_]
    ->  string_concat("[", Rest, Text),
        string_concat(Bare, "]", Rest),
        Texts = [Bare]
    ;   Texts = []
    ).

                /*******************************
                *          SAVED GAMES         *
                *******************************/

%   A saved game is resumed with its players. It is replayed if it is over or
%   the person asks for that.

saved_menu :-
    saved_game(Record, Game, State),
    (   Game:game_over(State, _)
    ->  replay(Record, [])
    ;   item(play_on, ["","play"], PlayOn),
        item(replay, [], Replay),
        message_text(item(saved), Title),
        pick_in_game(Title, [PlayOn,Replay], back, Game, [], Choice),
        go_on(Choice, Game, Record)
    ).

go_on(replay, _, Record) :-
    replay(Record, []).
go_on(play_on, Game, Record) :-
    offered_info(Game, Info),
    recall_settings(Game, Info, Settings0),
    recorded_players(Record, Game, [Settings0.player1,Settings0.player2],
                     [Player1,Player2]),
    Settings = Settings0.put(_{player1:Player1, player2:Player2}),
    start(Game, Settings, resume(Record)).
