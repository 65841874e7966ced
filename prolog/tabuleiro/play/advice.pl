/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_advice,
          [ tell_rules/2,               % +Game, +Config
            tell_moves/4,               % +Game, +State, +Choices, +Beginning
            tell_hint/2,                % +Game, +State
            tell_why/3,                 % +Game, +State, +Text
            tell_rule/3,                % +Game, +State, +Text
            tell_analysis/3,            % +Game, +State, +Seconds
            say_line/3                  % +Game, +State, +Line
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../base/leave', [interrupt_leaves/1, on_leave/2]).
:- use_module(texts, []).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/evaluation', [evaluation/4]).
:- use_module('../search/explain', [explain/5, readable_explanation/4]).
:- use_module('../search/lines', [readable_line/4]).
:- use_module('../search/why_not', [why_not/4]).
:- use_module('../base/progress_line', [end_progress/0]).
:- use_module('../base/printing').
:- use_module(thinking, [show_thought/3]).

/** <module> What a person in a game is told of a position
*/

%!  tell_rules(+Game, +Config) is det.
%
%   Prints the rules of Game, those of a game with Config if Game has them.

tell_rules(Game, Config) :-
    (   has_predicate(Game, rules_text/2)
    ->  Game:rules_text(Config, Lines)
    ;   Game:game_info(Info),
        Lines = Info.rules
    ),
    printable(Lines, Rules),
    say(text("Rules", Rules)).

                /*******************************
                *             MOVES            *
                *******************************/

%!  tell_moves(+Game, +State, +Choices, +Beginning:string) is det.
%
%   Prints the legal moves, grouped by their next step, in Choices, a list of
%   Steps-Move, see move_steps/3. Of more moves than fit a screen only the
%   groups are listed, unless Beginning is a step or the beginning of the
%   notation: then its moves are.

tell_moves(Game, State, Choices, Beginning0) :-
    string_lower(Beginning0, Beginning),
    findall(Step-Text,
            ( member(Steps-Move, Choices),
              first_step(Steps, Step, Spellings),
              Game:move_notation(State, Move, Text),
              begins(Beginning, Spellings, Text)
            ),
            Moves),
    group_pairs_by_key(Moves, Groups),
    length(Moves, Count),
    (   Groups == []
    ->  say(no_moves(Beginning))
    ;   Count > 100,
        Groups = [_,_|_]
    ->  maplist(counted, Groups, Counts),
        say(move_counts(Count, Counts))
    ;   member(_-[_,_|_], Groups)
    ->  say(move_groups(Count, Groups))
    ;   pairs_values(Moves, Texts),
        say(move_groups(Count, [""-Texts]))
    ).

first_step([step(_,_,Spellings)|_], Step, Spellings) :-
    Spellings = [Step|_].
first_step([], "", []).

begins("", _, _) :-
    !.
begins(Beginning, Spellings, _) :-
    memberchk(Beginning, Spellings),
    !.
begins(Beginning, _, Text) :-
    string_lower(Text, Lower),
    string_concat(Beginning, _, Lower),
    !.

counted(Step-Texts, Step-Count) :-
    length(Texts, Count).

                /*******************************
                *           SEARCHES           *
                *******************************/

%!  tell_hint(+Game, +State) is det.
%
%   Prints the best line that a short search finds and, for a game in C, the
%   terms of the evaluation that change most along it.

tell_hint(Game, State) :-
    watched(Game, State, [nodes(200_000),time(2),terms(true)], Line),
    (   Line == none
    ->  true
    ;   Game:move_notation(State, Line.move, Text),
        say(hint(Text)),
        say_line(Game, State, Line),
        tell_gains(Game, State, Line)
    ).

%   A line of a search that was left has no terms.

tell_gains(Game, State, Line) :-
    (   get_dict(terms, Line, [Term|Terms]),
        evaluation(Game, State, _, Before),
        gains(Before, [Term|Terms], [Gain|Gains])
    ->  say(gains([Gain|Gains]))
    ;   true
    ).

%   Gains are Score-Meaning for the terms that change, at most four, the
%   greatest change first.

gains(Before, After, Gains) :-
    findall(Size-(Gain-Meaning),
            ( member(Term, After),
              _{name:Name, meaning:Meaning, score:Score} :< Term,
              member(Term0, Before),
              _{name:Name, score:Score0} :< Term0,
              Gain is Score-Score0,
              Gain =\= 0,
              Size is abs(Gain)
            ),
            Changes),
    sort(1, @>=, Changes, Sorted),
    findall(Gain, limit(4, member(_-Gain, Sorted)), Gains).

%!  tell_analysis(+Game, +State, +Seconds:string) is det.
%
%   Searches for Seconds, by default 5, and prints the best line, in a terminal
%   as it is found. Ctrl-C ends the search.

tell_analysis(Game, State, Text) :-
    (   Text == ""
    ->  Seconds = 5
    ;   catch(number_string(Seconds, Text), error(_, _), fail),
        Seconds > 0
    ),
    !,
    watched(Game, State, [time(Seconds)], Found),
    (   Found == none
    ->  true
    ;   say_line(Game, State, Found)
    ).
tell_analysis(_, _, Text) :-
    say(no_seconds(Text)).

%   watched(Game, State, Options, Line): Line is the best line of analyse/4. In
%   a terminal the search shows it meanwhile. Ctrl-C ends the search: Line is
%   the best so far, or `none`.

watched(Game, State, Options, Line) :-
    Best = best(none),
    on_leave(
        interrupt_leaves(
            ( analyse(Game, State, [Line0],
                      [on_info(better(Game, State, Best))|Options]),
              nb_setarg(1, Best, Line0)
            )),
        true),
    end_progress,
    arg(1, Best, Line).

better(Game, State, Best, Info) :-
    Info.lines = [Line|_],
    nb_setarg(1, Best, Line),
    show_thought(Game, State, Info).

%!  say_line(+Game, +State, +Line) is det.
%
%   Prints Line, a dict of analyse/4 for State.

say_line(Game, State, Line) :-
    readable_line(Game, State, Line, Message),
    say_paragraph(Message).

                /*******************************
                *              WHY             *
                *******************************/

%!  tell_why(+Game, +State, +Text:string) is det.
%
%   Prints the rules that forbid the move Text, as a person typed it, or, if it
%   is legal, what it gains and loses.

tell_why(Game, State, Text0) :-
    string_lower(Text0, Text),
    why_not(Game, State, Text, Reasons),
    (   Reasons == []
    ->  explain(Game, State, Text, Explanation, [nodes(100_000),time(1)]),
        readable_explanation(Game, State, Explanation, Message),
        say_paragraph(Message)
    ;   say(illegal(Text, Reasons))
    ).

%!  tell_rule(+Game, +State, +Text:string) is semidet.
%
%   As tell_why/3 if a rule with a number forbids the move Text, one of another
%   step or phase say.

tell_rule(Game, State, Text0) :-
    string_lower(Text0, Text),
    why_not(Game, State, Text, Reasons),
    Reasons = [broken(Rule, _)|_],
    integer(Rule),
    say(illegal(Text, Reasons)).
