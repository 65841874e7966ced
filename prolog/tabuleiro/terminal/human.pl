/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_human,
          [ ask_move/5,                 % +Game, +State, +Seat, -Move, -View
            game_views/2                % +Info, -Views
          ]).
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists),
            [ append/3, list_to_set/2, member/2, memberchk/2, selectchk/3 ]).
:- use_module('../interface/game', [end_reason/3, has_predicate/2]).
:- use_module('../interface/leave', [leave/0]).
:- use_module('../search/blunder', [loses_at_once/4]).
:- use_module(terminal).

/** <module> Asking a person for a move

A person types a move whole, in the game's notation, or choice by choice, see
move_steps/3. Each line adds one or more choices. Typing the last choice again
takes the choices back.
*/

%!  ask_move(+Game, +State, +Seat, -Move, -View) is det.
%
%   Move is the legal move that a person types. Seat is seat(Name, View0, Warn):
%   the name of the person, options of show_game/2, and whether the person is
%   warned of a move that loses at once. View are options that the person has
%   changed. Calls leave/0 if the person wants to leave.

ask_move(Game, State, seat(Name, View0, Warn), Move, View) :-
    Game:valid_moves(State, Moves),
    maplist(steps_of(Game, State), Moves, Choices),
    ask_step(Choices, Choices, context(Game, State, Name, View0),
             chosen(Move0, View1)),
    (   Warn == true,
        Choices = [_,_|_],
        loses_at_once(Game, State, Move0, End),
        \+ wanted(Game, State, Move0, End)
    ->  ask_move(Game, State, seat(Name, View1, Warn), Move, View)
    ;   Move = Move0,
        View = View1
    ).

%!  wanted(+Game, +State, +Move, +End) is semidet.
%
%   Says that Move loses, in the state End. True if the person wants it all the
%   same, or cannot be asked: a line of a pipe is the next move.

wanted(Game, State, Move, End) :-
    Game:move_notation(State, Move, Text),
    (   end_reason(Game, End, Reason)
    ->  true
    ;   Reason = none
    ),
    say(loses(Text, Reason)),
    (   at_terminal
    ->  confirm(play_it)
    ;   true
    ).

steps_of(Game, State, Move, Steps-Move) :-
    (   has_predicate(Game, move_steps/3)
    ->  Game:move_steps(State, Move, Steps)
    ;   Game:move_notation(State, Move, Text),
        Steps = [step("move", none, [Text])]
    ).

%   Choices are Steps-Move for the moves that agree with what was typed, Steps
%   being those left; All are Choices before anything was typed. Chosen is
%   chosen(Move, View).

ask_step([[]-Move], _, context(_, _, _, View), chosen(Move, View)) :-
    !.
ask_step(Choices, All, Context, Chosen) :-
    Context = context(_, _, Name, _),
    next_steps(Choices, What, _),
    ask(what(Name, What), Answer0),
    string_lower(Answer0, Answer),
    step(Answer, Choices, All, Context, Chosen).

step("", Choices, All, Context, Chosen) :-
    !,
    next_steps(Choices, What, _),
    say(again(What)),
    ask_step(Choices, All, Context, Chosen).
step(Answer, Choices, All, Context, Chosen) :-
    Context = context(Game, State, _, View),
    Game:move_notation(State, Typed, Answer),
    !,
    (   memberchk(_-Typed, All)
    ->  Chosen = chosen(Typed, View)
    ;   say(not_legal(Answer)),
        ask_step(Choices, All, Context, Chosen)
    ).
step(Answer, Choices, All, Context, Chosen) :-
    split_string(Answer, " ,;\t", " ,;\t", Words0),
    exclude(==(""), Words0, Words),
    take_words(Words, Choices, Left, Result),
    (   Result == taken
    ->  ask_step(Left, All, Context, Chosen)
    ;   command(Answer, Choices, All, Context, Chosen)
    ->  true
    ;   just_given(Answer, Choices, All)
    ->  ask_step(All, All, Context, Chosen)
    ;   Result = stuck(Word, What),
        say(no_answer(Word, What)),
        ask_step(Choices, All, Context, Chosen)
    ).

%   Answer repeats the last choice and so takes it back, as a piece that is
%   put down where it was.

just_given(Answer, [Left-Move|_], All) :-
    memberchk(Steps-Move, All),
    append(_, [step(_,_,Texts)|Left], Steps),
    !,
    memberchk(Answer, Texts).

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
%   Steps are the different next steps of Choices, What the name of the first.

next_steps(Choices, What, Steps) :-
    findall(Step, member([Step|_]-_, Choices), Steps0),
    list_to_set(Steps0, Steps),
    (   Steps = [step(What,_,_)|_]
    ->  true
    ;   What = "move"
    ).

%   Answers that are commands.

command("?", Choices, All, Context, Chosen) :-
    Context = context(Game, State, _, View),
    next_steps(Choices, What, Steps),
    findall(Cell, (member(step(_,Cell,_), Steps), Cell \== none), Cells),
    findall(Text, member(step(_,_,[Text|_]), Steps), Texts),
    Game:show_game(State, [marks(Cells)|View]),
    Game:game_info(Info),
    game_views(Info, Views),
    say(answers(What, Texts, Views)),
    ask_step(Choices, All, Context, Chosen).
command("back", _, All, Context, Chosen) :-
    ask_step(All, All, Context, Chosen).
command(Word, Choices, All, context(Game, State, Name, View0), Chosen) :-
    Game:game_info(Info),
    game_views(Info, Views),
    member(Option-_, Views),
    atom_string(Option, Word),
    !,
    toggled(Option, View0, View),
    Game:show_game(State, View),
    ask_step(Choices, All, context(Game, State, Name, View), Chosen).
command(Quit, _, _, _, _) :-
    leaving(Quit),
    !,
    leave.

toggled(Option, View0, [New|View]) :-
    On =.. [Option,true],
    Off =.. [Option,false],
    (   selectchk(On, View0, View)
    ->  New = Off
    ;   New = On,
        exclude(==(Off), View0, View)
    ).

%!  game_views(+Info, -Views:list) is det.
%
%   Views are pairs Option-Effect for the options of show_game/2 that a person
%   may turn on and off: flip, and those of game_info/1.

game_views(Info, [flip-"turns the board round"|Views]) :-
    (   get_dict(views, Info, Views)
    ->  true
    ;   Views = []
    ).
