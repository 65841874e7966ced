/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_slow_laws,
          [ slow_breach/4               % +Subject, +State, +Answers, -Law
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, same_length/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../adopt/adapt', [adapted_game/3]).
:- use_module(ask).
:- use_module(position_laws, [position_breach/3]).
:- use_module('../base/sample', [sample/3]).
:- use_module(scene_laws, [scene_breach/4]).

/** <module> The laws that take longer to check: bots, notation, the board

These laws are checked in a sample of the states.
*/

%!  slow_breach(+Subject, +State, +Answers, -Law) is nondet.
%
%   Answers are those of look/3.

slow_breach(_, State, _, _) :-
    \+ ground(State),
    !,
    fail.
slow_breach(Subject, State, Answers, Law) :-
    legal_moves(Answers, Moves),
    Moves \== [],
    member(Level, Subject.levels),
    bot_breach(Subject, State, Level, Moves, Answers, Law).
slow_breach(Subject, State, Answers, Law) :-
    legal_moves(Answers, Moves),
    sample(12, Moves, Some),
    member(Move, Some),
    notation_breach(Subject, State, Move, Law).
slow_breach(Subject, State, _, Law) :-
    member(Text, ["", "no move of this game", "(", "['"]),
    ask(Subject, reads(State, Text), Answer),
    unfit(Answer, answers, Law).
slow_breach(Subject, State, _, Law) :-
    position_breach(Subject, State, Law).
slow_breach(Subject, State, _, Law) :-
    board_breach(Subject, State, Law).
slow_breach(Subject, State, Answers, Law) :-
    legal_moves(Answers, Moves),
    steps_breach(Subject, State, Moves, Law).
slow_breach(Subject, State, Answers, Law) :-
    legal_moves(Answers, Moves),
    sample(12, Moves, Some),
    scene_breach(Subject, State, Some, Law).

bot_breach(Subject, State, Level, Moves, _, Law) :-
    info_list(Subject.info, levels, Levels),
    search_level(Levels, Level),
    !,
    ask(Subject, choose_move(State, Level), Subject.bot_seconds, Answer),
    Answer = answer(_, Result, _),
    Result \= late(_),
    (   unfit(Answer, answers, Law)
    ;   Result = yes(Move),
        \+ memberchk(Move, Moves),
        Law = bot_move_not_legal(Level, Move)
    ).
bot_breach(Subject, State, Level, Moves, Answers, Law) :-
    ask(Subject, best_moves(State, Level), Subject.bot_seconds, Answer),
    Answer = answer(_, Result, _),
    (   Result = late(_)
    ->  fail
    ;   Result = yes(Best)
    ->  (   unfit(Answer, answers, Law)
        ;   best_breach(Best, Level, Moves, Law)
        ;   chosen_breach(Subject, State, Level, Best, Answers, Law)
        )
    ;   unfit(Answer, answers, Law)
    ).

best_breach(Best, Level, Moves, Law) :-
    (   \+ is_list(Best)
    ->  Law = no_best_moves(Level)
    ;   Best == []
    ->  Law = no_best_moves(Level)
    ;   \+ ( sort(Best, Sorted), Sorted == Best )
    ->  Law = best_moves_unsorted(Level)
    ;   sort(Moves, Set),
        ord_subtract(Best, Set, [Extra|_])
    ->  Law = best_move_not_legal(Level, Extra)
    ).

chosen_breach(Subject, State, Level, Best, Answers, Law) :-
    reply(Answers, player_to_move(State), ToMove),
    players(Subject, Players),
    (   Question = choose_move(State, Level),
        Player = ToMove
    ;   member(Player, Players),
        Question = choose_move(State, Player, Level)
    ),
    ask(Subject, Question, Answer),
    Answer = answer(_, Result, _),
    (   Player == ToMove
    ->  (   unfit(Answer, answers, Law)
        ;   Result = yes(Move),
            \+ memberchk(Move, Best),
            Law = bot_chooses_other(Level, Move)
        )
    ;   Result = yes(_)
    ->  Law = bot_out_of_turn(Level)
    ;   unfit(Answer, may_fail, Law)
    ).

notation_breach(Subject, State, Move, Law) :-
    ask(Subject, move_notation(State, Move), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Text), _),
        (   string(Text)
        ->  text_breach(Subject, State, Move, Text, Law)
        ;   Law = notation_no_string(Move, Text)
        )
    ).

text_breach(Subject, State, Move, Text, Law) :-
    ask(Subject, reads(State, Text), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Moves), _),
        Moves \== [Move],
        Law = notation_not_inverse(Text, Move)
    ).
text_breach(Subject, State, Move, Text, Law) :-
    ask(Subject, holds(move_notation(State, Move, Text)), Answer),
    unfit(Answer, answers, Law).

%   The option ascii(true) does not reach a program that displays its board by
%   another module.

board_breach(Subject, State, Law) :-
    member(Options-Must,
           [ []-printed, [ascii(true)]-ascii, [flip(true)]-printed,
             [marks([])]-printed
           ]),
    \+ ( Must == ascii,
         adapted_game(Subject.game, Program, _),
         \+ has_predicate(Program, show_game/2)
       ),
    Goal = show_game(State, Options),
    ask(Subject, shown(Goal), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Text), _),
        (   Text == ""
        ->  Law = shows_nothing(show_game/2)
        ;   Must == ascii,
            \+ ascii(Text)
        ->  Law = shows_more_than_ascii
        ;   Options == []
        ->  ask(Subject, shown(display_game(State)), Answer2),
            (   unfit(Answer2, answers, Law)
            ;   Answer2 = answer(_, yes(Text2), _),
                Text2 \== Text,
                Law = shows_otherwise
            )
        )
    ).

ascii(Text) :-
    string_codes(Text, Codes),
    forall(member(C, Codes), C < 128).

%   The texts that a person types must distinguish any two moves.

steps_breach(Subject, State, Moves, Law) :-
    memberchk(move_steps/3, Subject.exports),
    findall(Move-Answer,
            ( member(Move, Moves),
              ask(Subject, move_steps(State, Move), Answer)
            ),
            Asked),
    (   member(_-Answer, Asked),
        unfit(Answer, answers, Law)
    ;   member(Move-answer(_, yes(Steps), _), Asked),
        \+ first_texts(Steps, _),
        Law = no_steps(Move)
    ;   findall(Texts,
                ( member(_-answer(_, yes(Steps), _), Asked),
                  first_texts(Steps, Texts)
                ),
                Typed),
        sort(Typed, Sorted),
        \+ same_length(Sorted, Typed),
        Law = steps_alike
    ).

first_texts(Steps, Texts) :-
    is_list(Steps),
    Steps = [_|_],
    maplist(first_text, Steps, Texts).

first_text(step(_,_,[Text|_]), Text).
