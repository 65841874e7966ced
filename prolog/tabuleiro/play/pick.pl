/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pick,
          [ item/3,                     % +Item, +Keys, -Term
            pick/5,                     % +Title, +Items, +Back, +Words, -Choice
            pick_in_game/6,             % +Title, +Items, +Back, +Game, +Words,
                                        % -Choice
            rules_word/2,               % +Value, -Word
            show_rules/1                % +Game
          ]).
:- use_module(library(lists), [append/3]).
:- use_module('../base/leave', [leave/0]).
:- use_module('../base/printing', [message_text/2, spelled/2]).
:- use_module('../search/strengths', [offered_info/2]).
:- use_module(advice, [tell_rules/2]).
:- use_module(remember, [recall_settings/3]).
:- use_module(setting, [settings_config/3]).
:- use_module(terminal, [choose/4, go_on/0, going_back/1]).
:- use_module(texts, []).

/** <module> A menu with an item that goes back
*/

%!  item(+Item, +Keys, -Term) is det.
%
%   Term is the item of choose/4 for Item, whose label is the message
%   item(Item). A person may type one of Keys, or the name of Item if Item is an
%   atom.

item(Item, Keys0, item(Item, Label, Keys)) :-
    message_text(item(Item), Label),
    (   atom(Item)
    ->  atom_string(Item, Key),
        Keys = [Key|Keys0]
    ;   Keys = Keys0
    ).

%!  pick(+Title, +Items, +Back, +Words, -Choice) is det.
%
%   As choose/4, with Back as the last item. Calls leave/0 if the person chooses
%   Back. If Back is no_change(Value), an empty line chooses it.

pick(Title, Items0, Back, Words, Choice) :-
    back_keys(Back, Keys),
    item(Back, Keys, BackItem),
    append(Items0, [BackItem], Items),
    choose(Title, Items, Words, Choice0),
    (   Choice0 == Back
    ->  leave
    ;   Choice = Choice0
    ).

back_keys(Back, Keys) :-
    findall(Key, going_back(Key), Words),
    (   Back = no_change(_)
    ->  Keys = [""|Words]
    ;   Keys = Words
    ).

%!  pick_in_game(+Title, +Items, +Back, +Game, +Words, -Choice) is det.
%
%   As pick/5, with the word `rules` for the rules of Game.

pick_in_game(Title, Items, Back, Game, Words, Choice) :-
    rules_word(show_rules, Rules),
    pick(Title, Items, Back, [Rules|Words], Choice0),
    (   Choice0 == show_rules
    ->  show_rules(Game),
        pick_in_game(Title, Items, Back, Game, Words, Choice)
    ;   Choice = Choice0
    ).

%!  rules_word(+Value, -Word) is det.
%
%   Word is that of choose/4 for `rules`, which chooses Value.

rules_word(Value, word(Value, Keys, rules)) :-
    findall(Key, spelled(rules, Key), Keys).

%!  show_rules(+Game) is det.
%
%   Prints the rules of Game with the options of the settings.

show_rules(Game) :-
    offered_info(Game, Info),
    recall_settings(Game, Info, Settings),
    settings_config(Info, Settings, Config),
    (   tell_rules(Game, Config),
        go_on
    ->  true
    ;   true
    ).
