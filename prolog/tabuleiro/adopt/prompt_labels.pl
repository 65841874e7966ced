:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prompt_labels,
          [ label_rank/2,               % +Label, -Rank
            names_persons/1,            % +Label
            word_of/2,                  % +Label, -Word
            word/2                      % ?Kind, +Word
          ]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).

/** <module> What the labels of choices say

The words of a label, in English or Portuguese, tell whether computers or people
play, what is easy, and what leaves the game.
*/

%!  label_rank(+Label:string, -Rank:integer) is det.
%
%   The lower Rank, the likelier Label leads to a game that computers play by
%   themselves.

label_rank(Label0, Rank) :-
    without_aside(Label0, Label),
    label_words(Label, Words),
    count(Words, computer, Computers),
    count(Words, human, Humans),
    (   Computers >= 2,
        \+ ( member(Word, Words), word(person, Word) )
    ->  (   unlike_sides(Label0)
        ->  Rank = 2
        ;   Rank = 1
        )
    ;   member(Pair, ["pcvpc","aivai","avsa","cpuvcpu"]),
        memberchk(Pair, Words)
    ->  Rank = 1
    ;   member(Word, Words),
        word(leave, Word)
    ->  Rank = 90
    ;   Computers =:= 1,
        Humans =:= 0
    ->  Rank = 2
    ;   count(Words, play, Plays),
        Plays > 0,
        Humans =:= 0
    ->  Rank = 3
    ;   is_easy(Words),
        Humans =:= 0
    ->  Rank = 4
    ;   is_easy(Words)
    ->  Rank = 19
    ;   Computers =:= 1
    ->  Rank = 20
    ;   Humans > 0
    ->  Rank = 30
    ;   drawn(Words)
    ->  Rank = 50
    ;   Rank = 10
    ).

%   without_aside(+Label0, -Label): what Label0 has in brackets after the two
%   who play is left out, such as "(computer goes first)".

without_aside(Label0, Label) :-
    (   sub_string(Label0, Before, 1, _, "("),
        sub_string(Label0, 0, Before, _, Label1),
        findall(Word,
                ( word_of(Label1, Word),
                  ( word(computer, Word) ; word(human, Word) )
                ),
                [_,_|_])
    ->  Label = Label1
    ;   Label = Label0
    ).

%   unlike_sides(+Label): each of two computers has words of its own, such as
%   its level: two that play alike tell more about either.

unlike_sides(Label) :-
    findall(Word, word_of(Label, Word), Words),
    append(Left, [Against|Right], Words),
    against(Against),
    !,
    findall(Own,
            ( member(Side, [Left,Right]),
              findall(Word,
                      ( member(Word, Side),
                        \+ word(computer, Word),
                        \+ number_string(_, Word)
                      ),
                      Own0),
              sort(Own0, Own)
            ),
            [A,B]),
    A \== B,
    \+ memberchk([], [A,B]).

%   label_words(+Label, -Words): Words are those of Label, with "human" and
%   "computer" for the letters of who plays, "h/pc", "h vs c", "hvc", and with
%   "computer" for each side that has a level alone, "random vs random".

label_words(Label, Words) :-
    findall(Word, word_of(Label, Word), Words0),
    (   append(Before, Rest, Words0),
        letters(Rest, Label, A, B, After),
        side(A, First),
        side(B, Second)
    ->  append(Before, [First,Second|After], Words)
    ;   append(Left, [Against|Right], Words0),
        against(Against)
    ->  bot(Left, LeftBot),
        bot(Right, RightBot),
        append([LeftBot,[Against],RightBot], Words)
    ;   Words = Words0
    ).

bot(Side0, Side) :-
    (   member(Word, Side0),
        ( word(strength, Word) ; word(level, Word) ),
        \+ ( member(Other, Side0),
             ( word(computer, Other) ; word(human, Other) )
           )
    ->  Side = ["computer"|Side0]
    ;   Side = Side0
    ).

against(Word) :-
    memberchk(Word, ["vs","versus","against","contra"]).

letters([Word|After], _, A, B, After) :-
    member(Against, ["v","vs","x"]),
    sub_string(Word, 1, _, 1, Against),
    sub_string(Word, 0, 1, _, A),
    sub_string(Word, _, 1, 0, B).
letters([A,Against,B|After], _, A, B, After) :-
    ( Against = "v" ; against(Against) ),
    !.
letters([A,B|After], Label, A, B, After) :-
    string_concat(A, "/", Begun),       % the letters of a board have blanks
    string_concat(Begun, B, Written),
    sub_string(Label, _, _, _, Written).

side(Letter, "human") :-
    memberchk(Letter, ["h","p","j"]).
side(Letter, "computer") :-
    memberchk(Letter, ["c","b","m"]).
side(Word, Word) :-
    string_length(Word, Length),
    Length > 1.

%   The words of a board or of a title are single letters; those of a size, such
%   as "7 x 7", are, too.

drawn(Words) :-
    Words = [_|_],
    Words \= [_,"x",_],
    \+ ( member(Word, Words),
         string_length(Word, Length),
         Length > 1
       ).

is_easy(Words) :-
    count(Words, easy, Count),
    Count > 0,
    !.
is_easy(Words) :-
    append(_, [Level,"1"|_], Words),
    memberchk(Level, ["level","lvl","nivel","nível","difficulty"]),
    !.

count(Words, Kind, Count) :-
    findall(x, ( member(Word, Words), word(Kind, Word) ), Found),
    length(Found, Count).

%!  names_persons(+Label:string) is semidet.
%
%   Label names two persons, or a person and no computer.
%
%       ?- names_persons("player vs player").
%       true.

names_persons(Label) :-
    label_words(Label, Words),
    count(Words, computer, 0),
    \+ ( member(Word, Words), word(leave, Word) ),
    (   count(Words, human, Humans),
        Humans >= 1
    ;   member(Pair, ["1v1","1vs1","2p"]),
        memberchk(Pair, Words)
    ),
    !.

%!  word_of(+Label:string, -Word:string) is nondet.
%
%   Word is a word of Label.

word_of(Label, Word) :-
    split_string(Label, " \t.,;:!?-_/|()[]{}<>*#'\"=+", "", Words),
    member(Word, Words),
    Word \== "".

%!  word(?Kind, +Word:string) is nondet.
%
%   Word begins as the words of Kind do.

word(Kind, Word) :-
    words(Kind, Words),
    member(Beginning, Words),
    sub_string(Word, 0, _, _, Beginning),
    !.

words(computer, [ "computer","computador","bot","cp","pc","ai","ia","machine",
                  "maquina","robot","com" ]).
words(human,    [ "human","player","person","user","jogador","pessoa",
                  "utilizador","multiplayer","singleplayer" ]).
words(person,   ["human","person","pessoa"]).
words(play,     [ "continue","next","play","start","new","jogar","begin",
                  "iniciar","game","confirm" ]).
words(easy,     [ "easy","random","beginner","facil","dumb","simple",
                  "aleat","basic","lvl1","small","pequeno" ]).
words(level,    [ "level","lvl","nivel","nível","difficult","dificuldade" ]).
words(strength, [ "easy","intermediate","medium","normal","hard","random",
                  "greedy","smart","dumb","expert","beginner","minimax","best",
                  "intelligent","strateg","stupid","facil","fácil","medio",
                  "médio","dificil","difícil","aleat","guloso",
                  "inteligente","estrat" ]).
words(leave,    [ "exit","quit","leave","sair","rules","instruc","help","about",
                  "regras","back","return","credits","how","voltar","ajuda",
                  "close","bye","tutorial","options","load","settings","show",
                  "list","menu" ]).
words(settings, [ "settings","options","config","opções","opcoes","definiç",
                  "definic" ]).
words(go_on,    [ "continue","next","resume","proceed","continuar","seguinte",
                  "proximo","enter" ]).
