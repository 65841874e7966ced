/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_grade_summary,
          [ grade_summary/2             % +Grade, -Summary
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).

:- use_module('../base/printing', [message_text/2]).
:- use_module('../check/law_kinds', [breach_kind/1]).
:- use_module(texts, []).

/** <module> Reading the result of a grading process

A program that is graded can write anything in place of its result. So each
value is checked here.
*/

%!  grade_summary(+Grade, -Summary:dict) is det.
%
%   Grade is a dict of grade_game/4. Summary has the keys
%
%     - name, file, status, seconds, output: of Grade
%     - ended: why there is no result, a string; "" if there is one
%     - verdict: the verdict of check_report/3, or `none`
%     - understood: dicts with the keys topic, said and why
%     - board: the start of the game, a string
%     - rules, interface, style, suspicions: the number of breaches of each
%       kind
%     - games, positions: the number of games and positions checked
%     - breaches: dicts with the keys kind, text, count, where, goal, file and
%       line, and those of example/5; file is "" if it is not known
%     - bots, matches: dicts with the keys player, opponent, games, points and
%       seconds
%     - notes, unchecked: lists of strings
%     - bot: the level of its best bot, or `none`
%     - playouts: those of playouts/3
%     - fairness: lines about the game, a list of strings
%
%   Values of a wrong type are replaced by defaults or left out.

grade_summary(Grade, Summary) :-
    _{ file:File, seconds:Seconds, status:Status0, ended:HowEnded,
       result:Result, output:Output
     } :< Grade,
    why_ended(Status0, HowEnded, Result, Status, Ended),
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
    texts(Result, fairness, Fairness),
    value(Report, games, number, 0, Games),
    value(Report, positions, number, 0, Positions),
    value(Report, verdict, text, "none", VerdictText),
    (   verdict(Verdict),
        atom_string(Verdict, VerdictText)
    ->  true
    ;   Verdict = none
    ),
    value(Result, understood, dict, _{}, Understood0),
    value(Understood0, rows, list, [], Rows0),
    findall(Row, ( member(R, Rows0), row(R, Row) ), Understood),
    value(Understood0, board, text, "", Board),
    count(rules, Breaches, Rules),
    count(interface, Breaches, Interface),
    count(style, Breaches, Style),
    count(suspicion, Breaches, Suspicions),
    Summary = summary{ name:Name, file:File, status:Status, ended:Ended,
                       seconds:Seconds, output:Output, verdict:Verdict,
                       understood:Understood, board:Board, rules:Rules,
                       interface:Interface, style:Style,
                       suspicions:Suspicions, games:Games,
                       positions:Positions, breaches:Breaches, bots:Bots,
                       matches:Matches, notes:Notes, unchecked:Unchecked,
                       bot:Best, playouts:Playouts, fairness:Fairness }.

verdict(kept).
verdict(breached).
verdict(no_game).
verdict(never_over).
verdict(not_understood).

%   A process that catches an error of the program writes `error`.

why_ended(graded, _, Result, Status, Text) :-
    !,
    value(Result, error, text, "", Error),
    (   Error == ""
    ->  Status = graded,
        Text = ""
    ;   Status = no_result,
        message_text(grade_ended(error(Error)), Text)
    ).
why_ended(Status, Ended, _, Status, Text) :-
    message_text(grade_ended(Ended), Text).

row(Dict, row{topic:Topic, said:Said, why:Why}) :-
    value(Dict, topic, text, "", Topic),
    memberchk(Topic, ["start","players","turn","moves","end","bots","note"]),
    value(Dict, said, text, "", Said),
    value(Dict, why, text, "", Why).

count(Kind, Breaches, Count) :-
    aggregate_all(count,
                  ( member(Breach, Breaches),
                    get_dict(kind, Breach, Kind)
                  ),
                  Count).

breach(Dict, breach{ kind:Kind, text:Text, count:Count, where:Where,
                     goal:Goal, file:File, line:Line, board:Board, move:Move,
                     happened:Happened, after:After }) :-
    value(Dict, kind, text, "", KindText),
    atom_string(Kind, KindText),
    breach_kind(Kind),
    !,
    value(Dict, text, text, "", Text),
    value(Dict, count, number, 1, Count),
    value(Dict, where, text, "", Where),
    value(Dict, goal, text, "", Goal),
    value(Dict, file, text, "", File),
    value(Dict, line, number, 0, Line),
    value(Dict, board, text, "", Board),
    value(Dict, move, text, "", Move),
    value(Dict, happened, text, "", Happened),
    value(Dict, after, text, "", After).

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

%   Bot has played a game.

played(Bot) :-
    Bot.games > 0.

score(Dict, Games, Points, Seconds) :-
    value(Dict, games, number, 0, Games),
    value(Dict, points, number, 0, Points),
    value(Dict, seconds, number, 0, Seconds).

texts(Dict, Key, Texts) :-
    value(Dict, Key, list, [], List),
    findall(Text, ( member(Text, List), string(Text) ), Texts).

%   Value is the value of Key in Dict; Default if Dict is not a dict, or the
%   value is missing or not of Type.

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
