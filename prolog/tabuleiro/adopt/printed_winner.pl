:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_printed_winner,
          [ printed_winner/3,           % +Names, +Text, -Winner
            printed_names/3,            % +Players, +Turns, -Names
            is_titled/1,                % +Name
            turn_lines/3,               % +Text, -OfTurn, -Others
            says_draw/1,                % +Text
            says_win/1,                 % +Text
            says_tie/1                  % +Text
          ]).
:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists),
              [append/2, append/3, member/2, memberchk/2, subtract/3]).
:- use_module('../base/escapes', [without_escapes/2]).

/** <module> A winner that a program only prints

Some programs name the winner in no term: they print "Player 2 wins". How a
program calls its players is learned from what it prints in their turns.

Names are Player-Name pairs, one of each player. Where the text speaks of
Player, it has Name, a lowercase string, after a title such as "player", or
alone if it is a word of three letters or more, or several words.
*/

%!  printed_winner(+Names, +Text:string, -Winner) is semidet.
%
%   Winner is the player whom Text says to have won, or `draw`. Fails if Text
%   says neither, or both.
%
%       ?- printed_winner([x-"1",o-"2"],
%                         "Game over.\nThe winner is\nPlayer 2!\n", Winner).
%       Winner = o.

printed_winner(Names, Text, Winner) :-
    text_lines(Text, Lines),
    findall(Player,
            ( append(_, [Line|Later], Lines),
              says(Line, win),
              named_by(Line, Later, Names, Player)
            ),
            Players0),
    sort(Players0, Players),
    (   Players = [Winner]
    ->  true
    ;   Players == [],
        member(Line, Lines),
        says(Line, draw)
    ->  Winner = draw
    ).

%   The name stands in the line that speaks of winning, or in the next one.

named_by(Line, Later, Names, Player) :-
    (   called(Names, Line, Players),
        Players = [_|_]
    ->  Players = [Player]
    ;   Later = [Next|_],
        called(Names, Next, [Player])
    ).

called(Names, Line, Players) :-
    findall(Player,
            ( member(Player-Name, Names),
              names(Name, Line)
            ),
            Players).

names(Name, Line) :-
    (   is_word(Name)
    ->  memberchk(Name, Line)
    ;   of_several_words(Name, Words)
    ->  append(_, Named, Line),
        append(Words, _, Named)
    ;   append(_, [Title,Name|_], Line),
        title(Title)
    ),
    !.

%   of_several_words(+Name, -Words): such as "x/x", of the words x and x.

of_several_words(Name, Words) :-
    row_words(Name, Words),
    Words = [_,_|_].

is_word(Name) :-
    string_length(Name, Length),
    Length >= 3,
    \+ ( sub_string(Name, _, 1, _, Character),
         \+ char_type(Character, csymf)
       ).

%!  says_draw(+Text:string) is semidet.
%!  says_win(+Text:string) is semidet.
%
%   A line of Text speaks of a draw, or of a win.

says_draw(Text) :-
    text_says(Text, draw).

says_win(Text) :-
    text_says(Text, win).

text_says(Text, What) :-
    text_lines(Text, Lines),
    member(Line, Lines),
    says(Line, What),
    !.

%!  says_tie(+Text:string) is semidet.
%
%   Text speaks of a draw, and of no winner but that there is none.

says_tie(Text) :-
    text_lines(Text, Lines),
    \+ \+ ( member(Drawn, Lines), says(Drawn, draw) ),
    \+ ( member(Line, Lines),
         says(Line, win),
         \+ says(Line, draw),
         \+ ( member(None, ["no","nobody","none","neither"]),
              memberchk(None, Line)
            )
       ).

says(Line, What) :-
    member(Word, Line),
    speaks_of(Word, What),
    !.

speaks_of("win", win).
speaks_of("wins", win).
speaks_of("won", win).
speaks_of("winner", win).
speaks_of("victory", win).
speaks_of("victorious", win).
speaks_of("congratulations", win).
speaks_of("congrats", win).
speaks_of("vence", win).
speaks_of("venceu", win).
speaks_of("vencedor", win).
speaks_of("ganha", win).
speaks_of("ganhou", win).
speaks_of("vitória", win).
speaks_of("parabéns", win).
speaks_of("draw", draw).
speaks_of("drawn", draw).
speaks_of("tie", draw).
speaks_of("tied", draw).
speaks_of("empate", draw).
speaks_of("empataram", draw).

%!  printed_names(+Players, +Turns, -Names) is nondet.
%
%   Turns are Player-Text pairs: in a turn of Player, one of the two Players,
%   the program printed Text. A name is, by the same rule for both,
%
%     - the player itself, if it is 1 or 2
%     - or the X of the first "player X" in all turns of one, and of no other X
%     - or the only word of three letters or more that is in all turns of the
%       player and in none of the other one, by the first line that has one and
%       does not speak of the next player
%     - or the player itself, if it is such a word, or several words

printed_names([A,B], Turns, [A-NameA,B-NameB]) :-
    name_rule(Rule),
    maplist(turns_name(Rule, Turns), [A,B], [NameA,NameB]),
    NameA \== NameB.

name_rule(number).
name_rule(addressed).
name_rule(own_word).
name_rule(value).

turns_name(number, _, Player, Name) :-
    memberchk(Player, [1,2]),
    number_string(Player, Name).
turns_name(addressed, Turns, Player, Name) :-
    findall(Name0,
            ( member(Player-Text, Turns),
              (   addressed(Text, Name0)
              ->  true
              ;   Name0 = none
              )
            ),
            Names),
    sort(Names, [Name]),
    Name \== none.
turns_name(own_word, Turns, Player, Name) :-
    partition(turn_of(Player), Turns, Own, Others),
    maplist(turn_words, Own, [First|Lines]),
    maplist(turn_words, Others, OtherLines),
    OtherLines = [_|_],
    append(OtherLines, OtherWords0),
    append(OtherWords0, OtherWords),
    member(Line, First),
    \+ ( member(Next, ["next","opponent","seguinte","próximo","proximo"]),
         memberchk(Next, Line)
       ),
    findall(Word,
            ( member(Word, Line),
              is_word(Word),
              \+ memberchk(Word, OtherWords),
              \+ ( member(Other, Lines),
                   \+ ( member(OtherLine, Other),
                        memberchk(Word, OtherLine)
                      )
                 )
            ),
            Words),
    Words = [_|_],
    !,
    Words = [Name].
turns_name(value, _, Player, Name) :-
    atom(Player),
    string_lower(Player, Name),
    (   is_word(Name)
    ->  true
    ;   of_several_words(Name, _)
    ).

turn_of(Player, Player-_).

turn_words(_-Text, Lines) :-
    text_lines(Text, Lines).

%   addressed(+Text, -Name): the first player of whom Text speaks.

addressed(Text, Name) :-
    text_lines(Text, Lines),
    member(Line, Lines),
    append(_, [Title,Name|_], Line),
    title(Title),
    \+ memberchk(Name, ["s","to","turn","score","is","has","e"]),
    !.

title("player").
title("jogador").
title("computer").
title("computador").
title("bot").
title("pc").
title("cpu").
title("human").

%!  turn_lines(+Text:string, -OfTurn:string, -Others:string) is det.
%
%   OfTurn are the lines of Text that speak of a turn, as "Player 2's turn".

turn_lines(Text, OfTurn, Others) :-
    split_string(Text, "\n", "", Rows),
    partition(speaks_of_turn, Rows, Turning, Other),
    atomic_list_concat(Turning, '\n', OfTurn0),
    atomic_list_concat(Other, '\n', Others0),
    atom_string(OfTurn0, OfTurn),
    atom_string(Others0, Others).

speaks_of_turn(Row) :-
    text_lines(Row, Lines),
    member(Line, Lines),
    member(Word, ["turn","turns","vez"]),
    memberchk(Word, Line),
    !.

%   text_lines(+Text, -Lines): Lines are the lines and sentences of Text with a
%   word, as lists of words, lowercase. An escape sequence of the terminal is no
%   word.

text_lines(Text, Lines) :-
    string_lower(Text, Lower),
    without_escapes(Lower, Plain),
    split_string(Plain, "\n.!?;", "", Rows),
    findall(Words,
            ( member(Row, Rows),
              row_words(Row, Words),
              Words = [_|_]
            ),
            Lines).

row_words(Row, Words) :-
    string_codes(Row, Codes0),
    maplist(word_code, Codes0, Codes),
    string_codes(Spaced, Codes),
    split_string(Spaced, " ", " ", Words0),
    subtract(Words0, [""], Words1),
    phrase(split_words(Words1), Words).

%!  is_titled(+Name:string) is semidet.
%
%   Name is a title and a number, such as "player1": it says little of how a
%   program calls the player.

is_titled(Name) :-
    phrase(split_words([Name]), [_,_]).

%   "player1" are two words, as "player 1" are.

split_words([]) -->
    [].
split_words([Word|Words]) -->
    (   { title(Title),
          string_concat(Title, Number, Word),
          digits(Number)
        }
    ->  [Title,Number]
    ;   [Word]
    ),
    split_words(Words).

digits(Number) :-
    Number \== "",
    \+ ( sub_string(Number, _, 1, _, Character),
         \+ char_type(Character, digit)
       ).

word_code(Code0, Code) :-
    (   code_type(Code0, alnum)
    ->  Code = Code0
    ;   Code = 0'\s
    ).
