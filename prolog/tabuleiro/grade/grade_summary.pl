/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_grade_summary,
          [ grade_summary/2             % +Grade, -Summary
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).

/** <module> What another process wrote of a game, as far as it makes sense

A program that is graded can write anything in place of its result.
*/

%!  grade_summary(+Grade, -Summary:dict) is det.
%
%   Grade is a dict of grade_game/4. Summary has the keys
%
%     - name, file, status, seconds, output: of Grade
%     - rules, interface, style: the number of breaches of each kind
%     - games, positions: how much was looked at
%     - breaches: dicts with the keys kind, text, count, where, goal, file and
%       line; file is "" where it is not known
%     - bots, matches: dicts with the keys player, opponent, games, points and
%       seconds
%     - notes, unchecked: lists of strings
%     - bot: the level of its best bot, `none` if it has none
%     - playouts: those of playouts/3
%
%   All of them have the type that they should have; what has not is left out.

grade_summary(Grade, Summary) :-
    _{ file:File, seconds:Seconds, status:Status, result:Result,
       output:Output
     } :< Grade,
    file_base_name(File, Name),
    value(Result, report, dict, _{}, Report),
    value(Report, breaches, list, [], Breaches0),
    findall(Breach, ( member(B, Breaches0), breach(B, Breach) ), Breaches),
    value(Report, bots, list, [], Bots0),
    findall(Bot, ( member(B, Bots0), bot(B, Bot), played(Bot) ), Bots),
    value(Result, matches, list, [], Matches0),
    findall(Match, ( member(M, Matches0), match(M, Match), played(Match) ),
            Matches),
    texts(Report, notes, Notes),
    texts(Report, unchecked, Unchecked),
    value(Result, bot, integer, none, Best),
    texts(Result, playouts, Playouts),
    value(Report, games, number, 0, Games),
    value(Report, positions, number, 0, Positions),
    count(rules, Breaches, Rules),
    count(interface, Breaches, Interface),
    count(style, Breaches, Style),
    Summary = summary{ name:Name, file:File, status:Status, seconds:Seconds,
                       output:Output, rules:Rules, interface:Interface,
                       style:Style, games:Games, positions:Positions,
                       breaches:Breaches, bots:Bots, matches:Matches,
                       notes:Notes, unchecked:Unchecked, bot:Best,
                       playouts:Playouts }.

count(Kind, Breaches, Count) :-
    aggregate_all(count,
                  ( member(Breach, Breaches),
                    get_dict(kind, Breach, Kind)
                  ),
                  Count).

breach(Dict, breach{ kind:Kind, text:Text, count:Count, where:Where,
                     goal:Goal, file:File, line:Line }) :-
    value(Dict, kind, text, "", KindText),
    atom_string(Kind, KindText),
    memberchk(Kind, [rules,interface,style]),
    value(Dict, text, text, "", Text),
    value(Dict, count, number, 1, Count),
    value(Dict, where, text, "", Where),
    value(Dict, goal, text, "", Goal),
    value(Dict, file, text, "", File),
    value(Dict, line, number, 0, Line).

bot(Dict, bot{ player:Level, opponent:"random", games:Games, points:Points,
               seconds:Seconds }) :-
    value(Dict, level, number, 0, Number),
    format(string(Level), '~w', [Number]),
    score(Dict, Games, Points, Seconds).

match(Dict, bot{ player:Player, opponent:Opponent, games:Games,
                 points:Points, seconds:Seconds }) :-
    value(Dict, player, text, "", Player),
    value(Dict, opponent, text, "", Opponent),
    score(Dict, Games, Points, Seconds).

%   There was time for a game.

played(Bot) :-
    Bot.games > 0.

score(Dict, Games, Points, Seconds) :-
    value(Dict, games, number, 0, Games),
    value(Dict, points, number, 0, Points),
    value(Dict, seconds, number, 0, Seconds).

texts(Dict, Key, Texts) :-
    value(Dict, Key, list, [], List),
    findall(Text, ( member(Text, List), string(Text) ), Texts).

%   Value is that of Key in Dict, if Dict is a dict and it has Type, else
%   Default.

value(Dict, Key, Type, Default, Value) :-
    (   is_dict(Dict),
        get_dict(Key, Dict, Value0),
        has_type(Type, Value0)
    ->  Value = Value0
    ;   Value = Default
    ).

has_type(dict, Value) :-
    is_dict(Value).
has_type(list, Value) :-
    is_list(Value).
has_type(number, Value) :-
    number(Value).
has_type(integer, Value) :-
    integer(Value).
has_type(text, Value) :-
    string(Value).
