/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_thought,
          [ line_thought/3,             % +Game, +Line, -Thought
            info_thought/3,             % +Game, +Words, -Thought
            timed_thought/3,            % +Thought0, +Seconds, -Thought
            thought_text/2,             % +Thought, -Text
            comment_thought/3,          % +Comment, -Thought, -Rest
            told_plies/4,               % +Opening, +Moves, +Thoughts, -Plies
            tags_with_thoughts/3        % +Tags0, +Plies, -Tags
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(dcg/basics), [digits//1]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module(ugi_words, [word_integer/2]).

/** <module> The thought of a player about a move: score, depth and time

A thought is thought(Score, Depth, Seconds); unknown values are `none`. Score is
for the player who moves:

  - a number: in logits if the game runs in C, a thousandth of the score of
    analyse/4 and a hundredth of the `cp` of a program; else in points of
    value/3
  - win(Plies), loss(Plies): a win or a loss that is proved

Depth is in plies. Seconds is the time that the player took, on the clock of the
game. Only searches of the library and programs report a score and a depth.

In a record a thought is a comment of the form that cutechess-cli writes in
PGN. Mate is in plies:

    | thought                 | comment        |
    | thought(0.351, 12, 1.2) | `+0.35/12 1.2s` |
    | thought(win(5), 9, 0.31) | `+M5/9 0.31s`  |
    | thought(loss(4), 9, 20) | `-M4/9 20s`    |
    | thought(none, none, 2.5) | `2.5s`         |

@see https://github.com/cutechess/cutechess
*/

%!  line_thought(+Game, +Line:dict, -Thought) is det.
%
%   Thought is that of Line of analyse/4, without the time.

line_thought(Game, Line, thought(Score, Line.depth, none)) :-
    in_units(Line.score, Game, 1000, Score).

%   Number is a score of Game; if Game runs in C, a logit is Scale of them.
%   Score is the score in a thought.

in_units(Number, Game, Scale, Score) :-
    (   number(Number),
        searched_in_c(Game, _)
    ->  Score is Number/float(Scale)
    ;   Score = Number
    ).

%!  info_thought(+Game, +Words:list(string), -Thought) is semidet.
%
%   Thought is that of Words, a line `info` of a program with a score. Fails if
%   there is none, or it cannot be read.

info_thought(Game, Words, thought(Score, Depth, none)) :-
    append(_, ["score",Kind,Word|_], Words),
    !,
    word_integer(Word, Number),
    info_score(Kind, Number, Game, Score),
    (   after("depth", Words, DepthWord),
        word_integer(DepthWord, Depth0),
        Depth0 >= 0
    ->  Depth = Depth0
    ;   Depth = none
    ).

after(Word, Words, Next) :-
    append(_, [Word,Next|_], Words),
    !.

info_score("cp", Number, Game, Score) :-
    in_units(Number, Game, 100, Score).
info_score("mate", Number, _, Score) :-
    (   Number > 0
    ->  Score = win(Number)
    ;   Plies is -Number,
        Score = loss(Plies)
    ).

%!  timed_thought(+Thought0, +Seconds, -Thought) is det.
%
%   Thought is Thought0, which may be `none`, with the time Seconds.

timed_thought(none, Seconds, thought(none, none, Seconds)).
timed_thought(thought(Score, Depth, _), Seconds,
              thought(Score, Depth, Seconds)).

                /*******************************
                *             TEXTS            *
                *******************************/

%!  thought_text(+Thought, -Text:string) is det.
%
%   Text is the comment of Thought; empty if all values are unknown or Thought
%   is `none`.

thought_text(none, "") :-
    !.
thought_text(thought(Score, Depth, Seconds), Text) :-
    findall(Part,
            (   Score \== none,
                score_text(Score, Depth, Part)
            ;   Seconds \== none,
                seconds_text(Seconds, Part)
            ),
            Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Text).

score_text(Score, Depth, Text) :-
    (   Score = win(Plies)
    ->  format(string(Text0), '+M~d', [Plies])
    ;   Score = loss(Plies)
    ->  format(string(Text0), '-M~d', [Plies])
    ;   Hundredths is round(Score*100),
        Shown is Hundredths/100.0,
        (   Hundredths > 0
        ->  Sign = (+)
        ;   Sign = ''
        ),
        format(string(Text0), '~w~2f', [Sign,Shown])
    ),
    (   Depth == none
    ->  Text = Text0
    ;   format(string(Text), '~s/~d', [Text0,Depth])
    ).

%   Text has two significant digits up to ten seconds.

seconds_text(Seconds, Text) :-
    digits_after_point(Most, Digits),
    Seconds < Most,
    !,
    format(string(Text), '~*fs', [Digits,Seconds]).
seconds_text(Seconds, Text) :-
    format(string(Text), '~0fs', [Seconds]).

digits_after_point(0.0005, 0).
digits_after_point(0.0995, 3).
digits_after_point(0.995,  2).
digits_after_point(9.95,   1).

%!  comment_thought(+Comment:string, -Thought, -Rest:string) is semidet.
%
%   Comment begins with the text of Thought. Rest, what follows, is empty or
%   begins with a comma, a semicolon or a blank. Fails for other comments.

comment_thought(Comment, Thought, Rest) :-
    string_codes(Comment, Codes),
    phrase(thought(Thought), Codes, RestCodes),
    is_apart(RestCodes),
    !,
    string_codes(Rest, RestCodes).

is_apart([]).
is_apart([Code|_]) :-
    memberchk(Code, `,; `).

thought(thought(Score, Depth, Seconds)) -->
    score(Score),
    (   "/", digits([D|Ds])
    ->  { number_codes(Depth, [D|Ds]) }
    ;   { Depth = none }
    ),
    (   " ", seconds(Seconds)
    ->  []
    ;   { Seconds = none }
    ).
thought(thought(none, none, Seconds)) -->
    seconds(Seconds),
    \+ " ".                             % `5s left` is a sentence

score(win(Plies)) -->
    "+M",
    !,
    plies(Plies).
score(loss(Plies)) -->
    "-M",
    !,
    plies(Plies).
score(Score) -->
    (   "-"
    ->  { Sign = -1 }
    ;   "+"
    ->  { Sign = 1 }
    ;   { Sign = 1 }
    ),
    digits([W|Ws]),
    ".",
    digits([F1,F2]),
    !,
    { append([W|Ws], [0'.,F1,F2], Codes),
      number_codes(Number, Codes),
      Score is Sign*Number
    }.

plies(Plies) -->
    digits([D|Ds]),
    { number_codes(Plies, [D|Ds]) }.

seconds(Seconds) -->
    digits([W|Ws]),
    (   ".", digits([F|Fs])
    ->  { append([W|Ws], [0'.,F|Fs], Codes) }
    ;   { Codes = [W|Ws] }
    ),
    "s",
    { number_codes(Seconds, Codes) }.

                /*******************************
                *            RECORDS           *
                *******************************/

%!  told_plies(+Opening, +Moves, +Thoughts, -Plies) is det.
%
%   Plies, terms ply(Move, Comment), are the moves Opening, without comments,
%   and Moves with those of Thoughts, pairs N-Thought of play_match/5.

told_plies(Opening, Moves, Thoughts, Plies) :-
    findall(ply(Move, ""), member(Move, Opening), Plies0),
    maplist(told_ply, Moves, Thoughts, Plies1),
    append(Plies0, Plies1, Plies).

told_ply(Move, _-Thought, ply(Move, Comment)) :-
    thought_text(Thought, Comment).

%!  tags_with_thoughts(+Tags0, +Plies, -Tags) is det.
%
%   Tags are Tags0 and, if comments of Plies have thoughts, thoughts-List with
%   pairs Number-Thought.

tags_with_thoughts(Tags0, Plies, Tags) :-
    findall(Number-Thought,
            ( nth1(Number, Plies, ply(_, Comment)),
              Comment \== "",
              comment_thought(Comment, Thought, _)
            ),
            Thoughts),
    (   Thoughts == []
    ->  Tags = Tags0
    ;   append(Tags0, [thoughts-Thoughts], Tags)
    ).
