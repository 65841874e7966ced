/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_lesson,
          [ solves_task/3,              % +Game, +Step, +Move
            check_lesson/2              % +Game, -Faults
          ]).
:- use_module(library(apply), [convlist/3]).
:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module(library(pairs), [map_list_to_pairs/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../search/why_not', [why_not/4]).
:- use_module(lesson, [lesson/2]).
:- use_module(texts, []).

/** <module> The tasks of a lesson, as the rules of its game see them
*/

%!  task_moves(+Game, +Step, -Moves:list) is semidet.
%
%   Moves are the legal moves that solve the task of Step, a dict of lesson/2,
%   in standard order. Fails for a task that no rule decides: `read`, `moves`
%   and why(Move, Rule).

task_moves(Game, Step, Moves) :-
    State = Step.state,
    Game:valid_moves(State, Legal),
    found(Step.task, Game, State, Legal, Moves).

found(any, _, _, Moves, Moves).
found(win, Game, State, Legal, Moves) :-
    Game:player_to_move(State, Player),
    findall(Move,
            ( member(Move, Legal),
              Game:move(State, Move, Next),
              Game:game_over(Next, Player)
            ),
            Moves).
found(value, Game, State, Legal, Moves) :-
    Game:player_to_move(State, Player),
    map_list_to_pairs(value_after(Game, State, Player), Legal, Pairs0),
    sort(1, @>=, Pairs0, Pairs),
    Pairs = [Best-_|_],
    findall(Move, member(Best-Move, Pairs), Moves0),
    sort(Moves0, Moves).
found(effect(Term), Game, State, Legal, Moves) :-
    has_predicate(Game, move_effects/3),
    findall(Move,
            ( member(Move, Legal),
              Game:move_effects(State, Move, Messages),
              has_effect(Messages, Term)
            ),
            Moves).

value_after(Game, State, Player, Move, Value) :-
    Game:move(State, Move, Next),
    Game:value(Next, Player, Value).

has_effect(Messages, Term) :-
    member(Message, Messages),
    compound(Message),
    Message =.. [_,Effect],
    subsumes_term(Term, Effect),
    !.

%!  solves_task(+Game, +Step, +Move) is semidet.
%
%   The legal move Move solves the task of Step.

solves_task(Game, Step, Move) :-
    (   Step.task == any
    ->  true
    ;   Game:move_notation(Step.state, Move, Text),
        memberchk(Text, Step.moves)
    ).

%!  check_lesson(+Game, -Faults:list) is semidet.
%
%   Faults are those of the lesson of the module Game, terms fault(Name, Why)
%   with the name of a step; Why is
%
%     - text(Kind, Language): a text of Kind is missing in Language
%     - illegal(Text): a move of `moves` is not legal
%     - solutions(Missing, Wrong): moves that solve the task but are not in
%       `moves`, and moves that are there but do not solve it
%     - rules(Move, Rules): Rules forbid Move, not the one of the task
%
%   Fails if there is no lesson.
%
%   @error those of lesson/2

check_lesson(Game, Faults) :-
    lesson(Game, Steps),
    findall(Language,
            ( member(Step, Steps),
              member(text(_, Language, _), Step.texts)
            ),
            Languages0),
    sort([en|Languages0], Languages),
    findall(fault(Name, Why),
            ( member(Step, Steps),
              fault(Step, Game, Languages, Why),
              Name = Step.name
            ),
            Faults).

fault(Step, _, Languages, text(Kind, Language)) :-
    member(Language, Languages),
    needed(Step.task, Kind),
    \+ memberchk(text(Kind, Language, _), Step.texts).
fault(Step, Game, _, illegal(Text)) :-
    member(Text, Step.moves),
    \+ legal(Game, Step.state, Text, _).
fault(Step, Game, _, solutions(Missing, Wrong)) :-
    convlist(legal(Game, Step.state), Step.moves, Stated),
    (   Step.task == any
    ->  fail
    ;   task_moves(Game, Step, Found)
    ->  true
    ;   Step.task == moves,
        Stated == []
    ->  Found = [_]
    ;   fail
    ),
    subtract(Found, Stated, Missing0),
    subtract(Stated, Found, Wrong0),
    Missing0-Wrong0 \== []-[],
    convlist(notation(Game, Step.state), Missing0, Missing),
    convlist(notation(Game, Step.state), Wrong0, Wrong).
fault(Step, Game, _, rules(Move, Rules)) :-
    Step.task = why(Move, Rule),
    why_not(Game, Step.state, Move, Reasons),
    findall(Broken, member(broken(Broken, _), Reasons), Rules),
    \+ memberchk(Rule, Rules).

needed(_, title).
needed(_, text).
needed(why(_, _), right).
needed(why(_, _), wrong).

legal(Game, State, Text, Move) :-
    Game:move_notation(State, Move, Text),
    Game:move(State, Move, _),
    !.

notation(Game, State, Move, Text) :-
    nonvar(Move),
    Game:move_notation(State, Move, Text),
    !.
