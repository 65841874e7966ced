/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_bot_levels,
          [ bot_level/3,                % +Module, +Choose, -Level
            clause_level/3,             % +Module, +Choose, ?Level
            bot_choice/7,               % +Module, +Adapter, +Choose, +Level,
                                        % +Asked, -Result, -Move
            level_choice/6,             % +Bots, +Module, +Adapter, +Asked,
                                        % -Level, -Move
            bots_choose/4               % +Bots, +Module, +Adapter, +Asked
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists),
              [last/2, list_to_set/2, member/2, memberchk/2, nth1/3]).
:- use_module(clauses, [argument_constants/4, program_clause/3]).
:- use_module(adapted).
:- use_module(loop_game, [loop_choice/6, of_bot/3]).
:- use_module(loop_step, [loop_bot/5]).
:- use_module(templates,
              [ element_move/4, has_role/2, template_goal/3,
                template_indicator/2
              ]).
:- use_module(trial, [attempt/2, attempt/3]).

/** <module> The levels that a program may have for its bots, their choices
*/

%!  bot_level(+Module, +Choose, -Level) is nondet.
%
%   Level may be a level of the template Choose: first the constants of its
%   clauses, then the usual names; `none` if Choose has no level.

bot_level(_, Choose, none) :-
    \+ has_role(Choose, level),
    !.
bot_level(Module, Choose, Level) :-
    findall(Level0, clause_level(Module, Choose, Level0), Levels0),
    list_to_set(Levels0, Levels),
    (   Levels = [_|_]
    ->  (   member(Level, Levels)
        ;   last(Levels, Last),
            after_level(Last, Level),
            \+ memberchk(Level, Levels)
        )
    ;   ignores_level(Module, Choose)
    ->  Level = 1
    ;   usual_level(Level)
    ).

%   All clauses take any level and choose alike.

ignores_level(Module, Choose) :-
    level_clauses(Module, Choose, N, Clauses),
    Clauses = [_|_],
    \+ ( member(Head-Body, Clauses),
         arg(N, Head, Level),
         \+ is_singleton(Level, Head-Body)
       ).

is_singleton(Variable, Clause) :-
    var(Variable),
    term_singletons(Clause, Singletons),
    member(Singleton, Singletons),
    Singleton == Variable,
    !.

level_clauses(Module, Choose, N, Clauses) :-
    Choose =.. [Name|Roles],
    nth1(N, Roles, level),
    functor(Choose, _, Arity),
    functor(Head, Name, Arity),
    findall(Head-Body, program_clause(Module, Head, Body), Clauses).

%   What a program compares a level with may leave the last one unsaid, as in
%   ( Level == 1 -> ... ; ... ).

after_level(N, Next) :-
    integer(N),
    Most is N+3,
    First is N+1,
    between(First, Most, Next).
after_level(easy,      hard).
after_level(random,    greedy).
after_level(facil,     dificil).
after_level(aleatorio, guloso).

%!  clause_level(+Module, +Choose, ?Level) is nondet.
%
%   A clause of Choose has the constant Level, or is for it.

clause_level(Module, Choose, Level) :-
    level_clauses(Module, Choose, N, Clauses),
    template_indicator(Choose, PI),
    (   argument_constants(Module, PI, N, Constants),
        member(Level, Constants),
        Level \== human
    ;   member(Head-_, Clauses),
        arg(N, Head, Pattern),
        compound(Pattern),
        \+ ground(Pattern),
        pattern_level(Pattern, Level)
    ).

%   Level is Pattern with the level in it, as computer-Level, or with anything
%   beside it, as bot(_, 2).

pattern_level(Pattern, Level) :-
    copy_term(Pattern, Level),
    term_variables(Level, Variables),
    (   arg(_, Level, Number),
        integer(Number)
    ->  maplist(=(bot), Variables)
    ;   Variables = [Variable],
        member(Variable, [1,2,easy,hard])
    ).

usual_level(Level) :-
    member(Level, [ 1,2,3,easy,medium,hard,random,greedy,0 ]).

%!  bot_choice(+Module, +Adapter, +Choose, +Level, +Asked, -Result, -Move) is
%!             semidet.
%
%   The bot Choose chooses Move, one of Moves, in State, where Asked is
%   asked(Own, Player, Moves, State). Result is `yes`, or `late` for a bot that
%   exceeds the time limit. What then has read asks a person again and again.

bot_choice(Module, Adapter, Choose, Level, asked(Own, Player, Moves, State),
           Result, Move) :-
    template_goal(Choose,
                  [ state=Own, player=Player, level=Level, move=Move0,
                    new=New
                  ],
                  Goal),
    attempt(Module:Goal, Result, Noise),
    (   Result == yes,
        has_role(Choose, new)
    ->  ground(New),
        attempt(adapted_move_to(Adapter, State, New, Move), yes)
    ;   Result == yes
    ->  ground(Move0),
        (   get_dict(template, Adapter, Template)
        ->  element_move(Template, Player, Move0, Move)
        ;   Move = Move0
        ),
        (   memberchk(Move, Moves)
        ->  true
        ;   attempt(adapted_valid_moves(Adapter, State, Moves1), yes),
            memberchk(Move, Moves1)
        )
    ;   Result == late,
        Noise \== reads
    ).

%!  level_choice(+Bots, +Module, +Adapter, +Asked, -Level, -Move) is nondet.
%!  bots_choose(+Bots, +Module, +Adapter, +Asked) is det.
%
%   The bot of Level, one of Bots, chooses Move in the state of Asked, as in
%   bot_choice/7. Bots is bots(Choose, Levels); loop(Levels), whose elements are
%   N-loop(Parts), of a loop; or `none`: then a loop chooses by its own bot.
%   bots_choose/4 lets all levels choose, for what they call.

level_choice(bots(Choose, Levels), Module, Adapter, Asked, Level, Move) :-
    own_level(Levels, Level),
    bot_choice(Module, Adapter, Choose, Level, Asked, yes, Move).
level_choice(loop(Levels), Module, Adapter, asked(_, _, Moves, State), Level,
             Move) :-
    member(Level-loop(Parts), Levels),
    attempt(loop_choice(Module, Adapter.loop, State, Parts, Moves, Move), yes).

bots_choose(bots(Choose, Levels), Module, Adapter, Asked) :-
    forall(own_level(Levels, Level),
           ignore(bot_choice(Module, Adapter, Choose, Level, Asked, _, _))).
bots_choose(loop(Levels), Module, Adapter, asked(_, _, _, State)) :-
    forall(( member(_-loop(Parts), Levels),
             of_bot(State, Parts, Own)
           ),
           attempt(loop_bot(Adapter.loop, Module, Own, _, _), _)).
bots_choose(none, Module, Adapter, asked(_, _, _, State)) :-
    (   get_dict(loop, Adapter, Loop)
    ->  attempt(loop_bot(Loop, Module, State, _, _), _)
    ;   true
    ).

own_level(Levels, Level) :-
    member(Level0, Levels),
    (   Level0 = _-Level1
    ->  Level = Level1
    ;   Level = Level0
    ).
