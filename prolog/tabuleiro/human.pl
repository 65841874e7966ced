/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_human,
          [ ask_move/5                  % +Game, +State, +Name, +Options, -Move
          ]).
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists),
            [list_to_set/2, member/2, memberchk/2, selectchk/3]).
:- use_module(terminal).

/** <module> Asking a person for a move

A move is typed whole, in the game's notation, or choice by choice as
move_steps/3 of the game lists them: each line adds one or more answers.
*/

%!  ask_move(+Game, +State, +Name, +Options, -Move) is det.
%
%   Move is the legal move that the person called Name types. Options are
%   those of show_game/2. Leaves by leave/0 if the person wants to.

ask_move(Game, State, Name, Options, Move) :-
    Game:valid_moves(State, Moves),
    maplist(steps_of(Game, State), Moves, Choices),
    ask_step(Choices, Choices, context(Game, State, Name, Options), Move).

steps_of(Game, State, Move, Steps-Move) :-
    (   current_predicate(Game:move_steps/3)
    ->  Game:move_steps(State, Move, Steps)
    ;   Game:move_notation(State, Move, Text),
        Steps = [step("move", none, [Text])]
    ).

%   Choices are the moves that agree with what was typed, as the steps yet
%   to be made; All is what they were at the start.

ask_step([[]-Move], _, _, Move) :-
    !.
ask_step(Choices, All, Context, Move) :-
    Context = context(_, _, Name, _),
    next_steps(Choices, What, _),
    ask(what(Name, What), Answer0),
    string_lower(Answer0, Answer),
    step(Answer, Choices, All, Context, Move).

step("", Choices, All, Context, Move) :-
    !,
    next_steps(Choices, What, _),
    say(again(What)),
    ask_step(Choices, All, Context, Move).
step(Answer, Choices, All, Context, Move) :-
    Context = context(Game, State, _, _),
    Game:move_notation(State, Typed, Answer),
    !,
    (   memberchk(_-Typed, All)
    ->  Move = Typed
    ;   say(not_legal(Answer)),
        ask_step(Choices, All, Context, Move)
    ).
step(Answer, Choices, All, Context, Move) :-
    split_string(Answer, " ,;\t", " ,;\t", Words0),
    exclude(==(""), Words0, Words),
    take_words(Words, Choices, Left, Result),
    (   Result == taken
    ->  ask_step(Left, All, Context, Move)
    ;   command(Answer, Choices, All, Context, Move)
    ->  true
    ;   Result = stuck(Word, What),
        say(no_answer(Word, What)),
        ask_step(Choices, All, Context, Move)
    ).

take_words([], Choices, Choices, taken).
take_words([Word|Words], Choices, Left, Result) :-
    findall(Steps-Move,
            ( member([step(_,_,Texts)|Steps]-Move, Choices),
              memberchk(Word, Texts)
            ),
            Next),
    (   Next == []
    ->  next_steps(Choices, What, _),
        Result = stuck(Word, What)
    ;   take_words(Words, Next, Left, Result)
    ).

%!  next_steps(+Choices, -What, -Steps:list) is det.
%
%   Steps are the different next steps of Choices, What names the first.

next_steps(Choices, What, Steps) :-
    findall(Step, member([Step|_]-_, Choices), Steps0),
    list_to_set(Steps0, Steps),
    (   Steps = [step(What,_,_)|_]
    ->  true
    ;   What = "move"
    ).

%   What may be typed instead of an answer.

command("?", Choices, All, Context, Move) :-
    Context = context(Game, State, _, Options),
    next_steps(Choices, What, Steps),
    findall(Cell, (member(step(_,Cell,_), Steps), Cell \== none), Cells),
    findall(Text, member(step(_,_,[Text|_]), Steps), Texts),
    Game:show_game(State, [marks(Cells)|Options]),
    say(answers(What, Texts)),
    ask_step(Choices, All, Context, Move).
command("back", _, All, Context, Move) :-
    ask_step(All, All, Context, Move).
command("flip", Choices, All, context(Game, State, Name, Options), Move) :-
    (   selectchk(flip(Flip), Options, Rest)
    ->  true
    ;   Flip = false,
        Rest = Options
    ),
    (   Flip == true
    ->  NewOptions = [flip(false)|Rest]
    ;   NewOptions = [flip(true)|Rest]
    ),
    Game:show_game(State, NewOptions),
    ask_step(Choices, All, context(Game, State, Name, NewOptions), Move).
command(Quit, _, _, _, _) :-
    leaving(Quit),
    !,
    leave.
