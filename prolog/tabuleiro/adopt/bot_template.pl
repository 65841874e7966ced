/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_bot_template,
          [ bot_template/5,             % +Module, +Given, +Adapter, +Sample,
                                        % -Template
            template_levels/5           % +Module, +Adapter, +Choose, +Sample,
                                        % -Levels
          ]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(bot_levels, [bot_choice/7, bot_level/3, clause_level/3]).
:- use_module(candidates, [candidate_at/6, in_usual_order/2]).
:- use_module(level_order).
:- use_module(own_calls).
:- use_module(templates, [has_role/2]).
:- use_module(trial, [at_fixed_random/1, briefly/1]).

/** <module> Which predicate of a program is its bot, and with which levels

Sample are asked(Own, Player, Moves, State) terms: what is asked in State, whose
own part is Own.
*/

%!  bot_template(+Module, +Given, +Adapter, +Sample, -Template) is semidet.
%
%   Template is that of a bot which chooses a move in the first state of Sample.
%   Where a loop can play for the program, a constant is an argument only if the
%   loop asks with it.
%
%   A bot that exceeds the time limit counts, too: at once if its arguments are
%   in the usual order, else only if no other order plays. Where a loop can play
%   for it, it does not, and after it no further odd order is tried.

bot_template(Module, Given, Adapter, Sample, Template) :-
    Sample = [asked(Own, _, _, _)|_],
    Late = late(none),
    (   has_loop(Adapter)
    ->  own_calls(Module, Given, Adapter, choose_move, Sample, none, Calls)
    ;   Calls = none
    ),
    (   candidate_at(Module, Given, Adapter.config, Own, choose_move, Template),
        asked_as(Calls, Adapter, Template),
        bot_level(Module, Template, Level),
        \+ ( has_loop(Adapter), Late \= late(none) ),
        plays(Module, Adapter, Template, Level, Sample, Late)
    ->  true
    ;   \+ has_loop(Adapter),
        arg(1, Late, Template),
        Template \== none
    ).

has_loop(Adapter) :-
    get_dict(loop, Adapter, _).

asked_as(none, _, _) :-
    !.
asked_as(Calls, Adapter, Template) :-
    (   has_role(Template, is(_))
    ->  asked_so(Adapter, Template, Calls)
    ;   true
    ).

%   plays(+Module, +Adapter, +Template, +Level, +Sample, +Late) is semidet: Late
%   is late(Template0), which is changed: the first bot in an odd order that
%   exceeds the time limit. One in an odd order must play for the other player,
%   too: 1 and 2 may be levels and players.

plays(Module, Adapter, Template, Level, [First|Later], Late) :-
    (   in_usual_order(choose_move, Template)
    ->  bot_choice(Module, Adapter, Template, Level, First, _, _)
    ;   briefly(bot_choice(Module, Adapter, Template, Level, First, Result, _)),
        (   Result == late
        ->  arg(1, Late, none),
            nb_setarg(1, Late, Template),
            fail
        ;   \+ refuses_other(Module, Adapter, Template, Level, First, Later)
        )
    ).

%   refuses_other(+Module, +Adapter, +Template, +Level, +First, +Later): in the
%   first of Later in which the player of First is not to move, the bot Template
%   of Level chooses no move.

refuses_other(Module, Adapter, Template, Level, First, Later) :-
    First = asked(_, Player, _, _),
    member(Other, Later),
    Other = asked(_, Player1, [_|_], _),
    Player1 \== Player,
    !,
    \+ bot_choice(Module, Adapter, Template, Level, Other, _, _).

%!  template_levels(+Module, +Adapter, +Choose, +Sample, -Levels) is det.
%
%   Levels are the levels that Choose plays a legal move for: numbers, or
%   Number-Level terms.

template_levels(_, _, Choose, _, [1]) :-
    \+ has_role(Choose, level),
    !.
template_levels(Module, Adapter, Choose, Sample, Levels) :-
    Sample = [First|_],
    findall(Level-Result,
            ( bot_level(Module, Choose, Level),
              bot_choice(Module, Adapter, Choose, Level, First, Result, _)
            ),
            Found00),
    list_to_set(Found00, Found0),
    other_bots(Found0, [], Module, Adapter, Choose, Sample, Found1),
    numbered_levels(Found1, Levels).

%   other_bots(+Found, +Before, +Module, +Adapter, +Choose, +Sample, -Levels):
%   Levels are those of Found, Level-Result pairs, see bot_choice/7. What no
%   clause has may be taken for another level by the program: it must have
%   answered, and have chosen otherwise than those Before in a state of Sample.

other_bots([], _, _, _, _, _, []).
other_bots([Level-Result|Found], Before, Module, Adapter, Choose, Sample,
           Levels) :-
    (   Before = [_|_],
        \+ clause_level(Module, Choose, Level),
        (   Result == late
        ;   member(Other, Before),
            same_bot(Module, Adapter, Choose, Other, Level, Sample)
        )
    ->  Levels = Levels1
    ;   Levels = [Level|Levels1]
    ),
    other_bots(Found, [Level|Before], Module, Adapter, Choose, Sample,
               Levels1).

%   With the same random numbers the two choose alike, in four states or more.

same_bot(Module, Adapter, Choose, Level1, Level2, Sample) :-
    findall(Asked,
            ( member(Asked, Sample),
              Asked = asked(_, _, [_,_|_], _)
            ),
            Choosing),
    Choosing = [_,_,_,_|_],
    \+ ( limit(8, member(Asked, Choosing)),
         \+ same_choice(Module, Adapter, Choose, Level1, Level2, Asked)
       ).

same_choice(Module, Adapter, Choose, Level1, Level2, Asked) :-
    at_fixed_random(bot_choice(Module, Adapter, Choose, Level1, Asked, yes,
                               Move1)),
    at_fixed_random(bot_choice(Module, Adapter, Choose, Level2, Asked, yes,
                               Move2)),
    Move1 == Move2.
