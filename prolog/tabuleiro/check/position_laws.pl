/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_position_laws,
          [ position_breach/3,          % +Subject, +State, -Law
            damaged_text/2              % +Text, -Damaged
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(random), [random_between/3, random_member/2]).
:- use_module(ask).

/** <module> The laws of positions as text

These laws hold for games that export state_notation/2.
*/

%!  position_breach(+Subject, +State, -Law) is nondet.
%
%   The text of State must be one word that is read as State alone. A damaged
%   text must be read as a valid state or throw an error.

position_breach(Subject, State, Law) :-
    memberchk(state_notation/2, Subject.exports),
    ask(Subject, state_notation(State), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Text), _),
        (   \+ one_word(Text)
        ->  Law = position_no_word(Text)
        ;   word_breach(Subject, State, Text, Law)
        )
    ).

one_word(Text) :-
    string(Text),
    Text \== "",
    string_codes(Text, Codes),
    \+ ( member(Code, Codes),
         \+ code_type(Code, graph)
       ).

word_breach(Subject, State, Text, Law) :-
    ask(Subject, positions(Text), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(States), _),
        States \== [State],
        Law = position_not_inverse(Text)
    ).
word_breach(Subject, State, Text, Law) :-
    ask(Subject, holds(state_notation(State, Text)), Answer),
    unfit(Answer, answers, Law).
word_breach(Subject, _, Text, Law) :-
    (   member(Damaged, ["", "no position of this game", "(", "['"])
    ;   between(1, 6, _),
        damaged_text(Text, Damaged)
    ),
    ask(Subject, positions(Damaged), Answer),
    damaged_breach(Answer, Subject, Damaged, Law).

damaged_breach(answer(_, threw(error(_,_)), _), _, _, _) :-
    !,
    fail.
damaged_breach(answer(_, yes([]), _), _, Text, position_ignored(Text)) :-
    !.
damaged_breach(answer(_, yes(States), _), Subject, Text, Law) :-
    !,
    member(State, States),
    member(Question,
           [ state_notation(State), player_to_move(State),
             valid_moves(State)
           ]),
    ask(Subject, Question, answer(_, Result, _)),
    Result \= yes(_),
    \+ unanswered(Result),
    Law = position_no_state(Text).
damaged_breach(Answer, _, _, Law) :-
    unfit(Answer, answers, Law).

%!  damaged_text(+Text, -Damaged:string) is det.
%
%   Damaged is Text after a random cut, or after one to three characters were
%   lost, doubled, replaced or exchanged at random.

damaged_text(Text, Damaged) :-
    string_codes(Text, Codes0),
    random_between(1, 3, Times),
    damaged_codes(Times, Codes0, Codes),
    string_codes(Damaged, Codes).

damaged_codes(0, Codes, Codes) :-
    !.
damaged_codes(Times, Codes0, Codes) :-
    length(Codes0, Length),
    random_between(0, Length, Kept),
    length(Before, Kept),
    append(Before, After0, Codes0),
    random_member(How, [lost,doubled,replaced,replaced,exchanged,cut]),
    damaged(How, Codes0, After0, After),
    append(Before, After, Codes1),
    Times1 is Times-1,
    damaged_codes(Times1, Codes1, Codes).

damaged(lost, _, [_|After], After) :-
    !.
damaged(doubled, _, [C|After], [C,C|After]) :-
    !.
damaged(replaced, Codes, [_|After], [C|After]) :-
    append(`019abwWB_/.,-x'\\ `, Codes, Some),
    random_member(C, Some),
    !.
damaged(exchanged, _, [C,D|After], [D,C|After]) :-
    !.
damaged(cut, _, _, []).
damaged(_, _, After, After).
