/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_unoffered,
          [ unoffered_bot/4             % +Module, +Watched, +Adapter, -Label
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(bot_menus).
:- use_module(call_graph, [call_graph/2]).
:- use_module(loop_bots, [begun/4, changed_parts/5]).
:- use_module(loop_explains, [explains/5, played_turns/4]).
:- use_module(loop_game, [of_bot/3]).
:- use_module(loop_reading, [answered_calls/2, inner_predicates/3]).
:- use_module(loop_step, [loop_spies/2]).
:- use_module(menu_levels, [asks_bot/1, names_level/1]).
:- use_module(spies, [with_spies/2]).
:- use_module(templates, [part/3]).
:- use_module(watched_run, [watch_again/6]).

/** <module> Bots of other levels that play on where the game does not

The bot that draws its moves may leave out what a better one does, such as to go
on capturing. The game that was read off its play lacks these moves. So a game
that the program plays with another level is explained by the moves of the game,
as that of the first level is.
*/

%!  unoffered_bot(+Module, +Watched, +Adapter, -Label) is semidet.
%
%   The loop of Adapter, which was read off the run Watched, explains a game
%   that its bots play, but not one of the bot that a menu offers by Label.

unoffered_bot(Module, Watched, Adapter, Label) :-
    begun(Module, Adapter.loop, Loop, Start-Base),
    asked_menus(Watched, Asked, Menus),
    member(Menu, Menus),
    once(( member(prompt(_, Text, Given, 0), Watched.prompts),
           bot_menu(Text, Menu),
           asks_bot(Text)
         )),
    findall(Answer-Choice,
            ( member(Answer-Choice, Menu),
              Answer \== Given,
              names_level(Choice)
            ),
            Others),
    Others = [_|_],
    call_graph(Module, Graph),
    inner_predicates(Graph, Loop.predicate, Inner),
    explained_run(Module, Watched, Loop, Inner, [], []),
    member(Answer-Label, Others),
    input_with(Asked, Menu, Answer, Input),
    once(changed_parts(Module, Loop.put(input, Input), Start-Base, _, Parts)),
    maplist(part_before(Start-Base), Parts, Before),
    with_answer(Watched.prompts, Menu, Answer, Prompts),
    Other = Watched.put(prompts, Prompts),
    \+ explained_run(Module, Other, Loop, Inner, Parts, Before),
    !.

part_before(Start-Base, Path-_, Path-Value) :-
    (   part(Path, Start, Value)
    ->  true
    ;   part(Path, Base, Value)
    ).

with_answer([], _, _, []).
with_answer([Prompt0|Prompts0], Menu, Answer, [Prompt|Prompts]) :-
    (   Prompt0 = prompt(Kind, Text, _, 0),
        bot_menu(Text, Other),
        Other == Menu
    ->  Prompt = prompt(Kind, Text, Answer, 0)
    ;   Prompt = Prompt0
    ),
    with_answer(Prompts0, Menu, Answer, Prompts).

%   explained_run(+Module, +Watched, +Loop, +Inner, +Parts, +Before): the moves
%   of Loop explain a run with the answers of Watched, whose states have the
%   parts Before in place of Parts, Path-Value terms. Where Parts do not stay in
%   their places, such as the bots who move in turn, nothing is known.

explained_run(Module, Watched, Loop, Inner, Parts, Before) :-
    PI = Loop.predicate,
    watch_again(Module, Watched, PI, Inner, 1, Trace),
    answered_calls(Trace.events, Calls),
    played_turns(Trace, PI, Calls, Turns0),
    (   member(turn(State, Next, _), Turns0),
        member(Path-Value, Parts),
        \+ ( part(Path, State, Value),
             part(Path, Next, Value)
           )
    ->  true
    ;   maplist(turn_before(Before), Turns0, Turns),
        loop_spies(Loop, Spies),
        with_spies(Spies, explains(Loop, Module, Turns, 4, _))
    ).

turn_before(Before, turn(State0, Next0, Done), turn(State, Next, Done)) :-
    of_bot(State0, Before, State),
    of_bot(Next0, Before, Next).
