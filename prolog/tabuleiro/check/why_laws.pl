/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_why_laws,
          [ why_breach/5                % +Subject, +State, +Answers, +Others,
                                        % -Law
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(ask).
:- use_module(not_offered, [not_offered/4]).
:- use_module(position_laws, [damaged_text/2]).
:- use_module('../base/sample', [sample/3]).

/** <module> The laws of the reasons why a move is not legal

These laws hold for games that export broken_rules/3.
*/

%!  why_breach(+Subject, +State, +Answers, +Others, -Law) is nondet.
%
%   broken_rules/3 must forbid no legal move and every other move. The other
%   moves are Others, which are legal in some state, changed legal moves, and
%   moves read from damaged texts.

why_breach(Subject, State, Answers, Others, Law) :-
    memberchk(broken_rules/3, Subject.exports),
    legal_moves(Answers, Moves),
    Moves \== [],
    some_move(Subject, State, Moves, Others, Move, May),
    ask(Subject, broken_rules(State, Move), Answer),
    reasons_breach(Answer, May, Move, Moves, Law).

some_move(_, _, Moves, _, Move, answers) :-
    sample(12, Moves, Some),
    member(Move, Some).
some_move(_, _, Moves, Others, Move, May) :-
    not_offered(Others, Moves, Move, May).
some_move(Subject, State, Moves, _, Move, answers) :-
    sample(12, Moves, Some),
    member(Legal, Some),
    ask(Subject, move_notation(State, Legal), answer(_, yes(Text), _)),
    string(Text),
    damaged_text(Text, Damaged),
    ask(Subject, reads(State, Damaged), answer(_, yes(Read), _)),
    member(Move, Read).

reasons_breach(answer(_, threw(error(_,_)), _), may_throw, _, _, _) :-
    !,
    fail.
reasons_breach(answer(_, yes(Reasons), _), _, Move, Moves, Law) :-
    (   \+ are_reasons(Reasons)
    ->  Law = no_reasons(Move, Reasons)
    ;   memberchk(Move, Moves)
    ->  Reasons \== [],
        Law = legal_move_forbidden(Move)
    ;   Reasons == [],
        Law = nothing_forbids(Move)
    ).
reasons_breach(Answer, _, _, _, Law) :-
    unfit(Answer, answers, Law).

are_reasons(Reasons) :-
    is_list(Reasons),
    ground(Reasons),
    forall(member(Reason, Reasons),
           ( Reason = broken(Rule, _),
             (   Rule == none
             ->  true
             ;   integer(Rule),
                 Rule > 0
             )
           )).
