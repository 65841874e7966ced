/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_end_names,
          [ speaks_of_end/2,            % +PI, -Rank
            told_draws/3                % +Module, +Players, -Draws
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(clauses, [body_goals/2, goal_text/2, program_clause/3]).
:- use_module(printed_winner, [says_tie/1]).

/** <module> What the names of predicates say of the end of a game
*/

%!  speaks_of_end(+PI, -Rank) is semidet.
%
%   The name of PI speaks of the end of a game, the clearer the lower Rank is. A
%   short word begins a part of the name: "win" is not in putRowInBoard, nor
%   "end" in append.

speaks_of_end(_:Name/_, Rank) :-
    downcase_atom(Name, Lower),
    ends_word(Word, Rank),
    sub_atom(Lower, Before, Length, _, Word),
    (   Length > 4
    ->  true
    ;   begins_part(Before, Name, Lower)
    ),
    !.

begins_part(0, _, _) :-
    !.
begins_part(Before, Name, _) :-
    sub_atom(Name, Before, 1, _, First),
    char_type(First, upper),
    !.
begins_part(Before, _, Lower) :-
    sub_atom(Lower, 0, Before, _, Start),
    (   Last is Before-1,
        sub_atom(Start, Last, 1, _, Char),
        \+ char_type(Char, alpha)
    ->  true
    ;   member(Part, [ game,check,player,test,has,is,jogo ]),
        sub_atom(Start, _, _, 0, Part)
    ),
    !.

ends_word(game_over, 0).
ends_word(gameover, 0).
ends_word(winner, 1).
ends_word(vencedor, 1).
ends_word(over, 2).
ends_word(end, 3).
ends_word(win, 4).
ends_word(congrat, 4).
ends_word(announce, 4).
ends_word(victory, 4).
ends_word(result, 4).

%!  told_draws(+Module, +Players, -Draws:ordset) is det.
%
%   Draws are Reported-draw terms. Reported is no one of Players; a clause of a
%   predicate of the program whose name speaks of the end has it as an argument,
%   and prints that nobody has won.

told_draws(Module, Players, Draws) :-
    findall(Reported-draw, told_draw(Module, Players, Reported), Draws0),
    sort(Draws0, Draws).

told_draw(Module, Players, Reported) :-
    program_clause(Module, Head, Body),
    compound(Head),
    functor(Head, Name, Arity),
    speaks_of_end(Module:Name/Arity, _),
    findall(Constant,
            ( arg(_, Head, Constant),
              atomic(Constant),
              Constant \== [],
              \+ memberchk(Constant, [draw|Players])
            ),
            [Reported]),
    body_goals(Body, Goals),
    goal_text(Goals, Text),
    says_tie(Text).
