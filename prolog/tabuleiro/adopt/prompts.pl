/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prompts,
          [ prompt_answers/2,           % +Text, -Answers
            text_answers/2,             % +Text, -Answers
            prompt_choices/2,           % +Text, -Choices
            prompt_range/3,             % +Text, -Low, -High
            goes_on/2,                  % +Text, +Answer
            offers_another_game/1,      % +Text
            size_answer/3,              % +Text, +Size, -Answer
            size_asked/2,               % +Text, -Asked
            asks_size/1                 % +Text
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists),
              [ append/2, append/3, last/2, list_to_set/2, member/2,
                memberchk/2, nth0/3
              ]).
:- use_module(library(dcg/basics), [blanks//0, integer//1, remainder//1]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(listed_choices).
:- use_module(prompt_labels).
:- use_module('../base/escapes', [without_escapes/2]).

/** <module> What a person may answer to a prompt

The text that a program prints before it reads lists the choices: numbers,
letters or words at the beginnings of lines or in brackets, the bounds of a
size, or an example. The choices that lead to a game of two computers come
first.
*/

%!  prompt_answers(+Text:string, -Answers:list(string)) is det.
%
%   Answers are worth a try after a program has printed Text, the likeliest
%   first.
%
%       ?- prompt_answers("1. Human vs Human\n2. Bot vs Bot\n> ", [Answer|_]).
%       Answer = "2".

prompt_answers(Text, Answers) :-
    text_answers(Text, Answers0),
    findall(Answer, usual_answer(Answer), Usual),
    append(Answers0, Usual, Answers1),
    list_to_set(Answers1, Answers).

%   as_shown(+Text, +Answer, -Shown) is multi: Shown is Answer, after the way in
%   which Text writes it if that has capitals.

as_shown(Text, Answer, Shown) :-
    string_length(Answer, Length),
    Length > 0,
    string_lower(Text, Lower),
    sub_string(Lower, Before, Length, _, Answer),
    is_separate(Text, Before, Length),
    sub_string(Text, Before, Length, _, Shown0),
    Shown0 \== Answer,
    !,
    ( Shown = Shown0 ; Shown = Answer ).
as_shown(_, Answer, Answer).

%   No letter or digit is beside the part of Text.

is_separate(Text, Before, Length) :-
    Left is Before-1,
    Right is Before+Length,
    \+ ( member(At, [Left,Right]),
         At >= 0,
         sub_string(Text, At, 1, _, Beside),
         char_type(Beside, alnum)
       ).

%!  text_answers(+Text:string, -Answers:list(string)) is det.
%
%   As prompt_answers/2, but only what Text itself shows.

text_answers(Text0, Answers) :-
    without_escapes(Text0, Plain),
    string_lower(Plain, Text),
    split_string(Text, "\n", " \t\r", Lines),
    findall(Rank-Answer, listed(Lines, Rank, Answer), Listed),
    (   asks_size(Text)
    ->  Size = true
    ;   Size = false
    ),
    findall(Rank-Answer,
            ( bound(Lines, Size, Listed, Rank, Answer),
              \+ memberchk(_-Answer, Listed) % whose label tells more
            ),
            Bounds),
    findall(Rank-Answer, quoted(Lines, Rank, Answer), Quoted),
    findall(Rank-Answer, alternative(Lines, Rank, Answer), Alternatives),
    findall(Rank-Answer, named_key(Lines, Rank, Answer), Named),
    findall(5-Answer, example(Lines, Answer), Examples),
    findall(Rank-Answer, typed(Lines, Rank, Answer), Typed),
    findall(0-"", waits_for_key(Lines), Waiting),
    findall(Rank-Answer, size(Size, Listed, Rank, Answer), Sizes),
    append([ Waiting,Listed,Named,Examples,Typed,Bounds,Quoted,Alternatives,
             Sizes
           ], Found0),
    keysort(Found0, Found),
    pairs_values(Found, Lower),
    findall(Shown,
            ( member(Answer, Lower),
              as_shown(Plain, Answer, Shown)
            ),
            Answers0),
    list_to_set(Answers0, Answers).

%!  prompt_choices(+Text:string, -Choices:list) is det.
%
%   Choices are the Key-Label pairs, both strings, of the lines of Text that
%   list a choice.
%
%       ?- prompt_choices("1. Play\n0. Exit\n> ", Choices).
%       Choices = ["1"-"play", "0"-"exit"].

prompt_choices(Text0, Choices) :-
    lower_text(Text0, Text),
    split_string(Text, "\n", " \t\r", Lines),
    findall(Key-Label, choice(Lines, Key, Label), Choices0),
    (   below_bounds(Choices0, Lines)
    ->  Choices = []
    ;   Choices = Choices0
    ).

%   below_bounds(+Choices, +Lines): a key of Choices is less than what the last
%   line asks for, "Size (5 to 9): ". So they are no choices, but the rules of
%   the game, in numbered lines.

below_bounds(Choices, Lines) :-
    last_line(Lines, Line),
    \+ choice([Line], _, _),
    line_range(Line, Low, _),
    Low >= 2,
    member(Key-_, Choices),
    number_string(Number, Key),
    Number < Low,
    !.

%!  prompt_range(+Text:string, -Low, -High) is nondet.
%
%   A line of Text names Low and High as the bounds of an answer.
%
%       ?- prompt_range("Level of the bot, from 1 to 3: ", Low, High).
%       Low = 1,
%       High = 3.

prompt_range(Text, Low, High) :-
    text_lines(Text, Lines),
    member(Line, Lines),
    line_range(Line, Low, High).

%!  goes_on(+Text:string, +Answer:string) is semidet.
%
%   Text lists choices, and Answer is the one that lets the game go on; or its
%   last line names no other answer.
%
%       ?- goes_on("1. Continue\n2. Show the moves\n> ", "1").
%       true.
%       ?- goes_on("The bot played 4.\nPress 1 to continue: ", "1").
%       true.

goes_on(Text, Answer) :-
    (   prompt_choices(Text, Choices),
        member(Answer-Label, Choices),
        word_of(Label, Word)
    ;   text_lines(Text, Lines),
        last(Lines, Line),
        findall(Word0, word_of(Line, Word0), Words),
        append(_, [Verb,Answer|_], Words),
        memberchk(Verb, ["press","type","enter","write","prima","pressione",
                         "carregue","insira","escreva"]),
        member(Word, Words)
    ),
    word(go_on, Word),
    !.

%!  size_answer(+Text:string, +Size:integer, -Answer:string) is semidet.
%
%   Answer makes a board of Size: it is the choice of Text that names this size,
%   or Size itself where Text lists no choices and asks for a size.
%
%       ?- size_answer("1. 6x6\n2. 8 x 8\n", 8, Answer).
%       Answer = "2".

size_answer(Text, Size, Answer) :-
    integer(Size),
    number_string(Size, Written),
    prompt_choices(Text, Choices),
    (   Choices = [_,_|_]
    ->  member(Answer-Label, Choices),
        of_size(Label, Written)
    ;   size_asked(Text, _),
        Answer = Written
    ),
    !.

of_size(Label, Written) :-
    split_string(Label, " x*X", " .,:;()[]", Words),
    exclude(==(""), Words, [Written|Others]),
    \+ ( member(Other, Others),
         number_string(_, Other),
         Other \== Written
       ).

%!  size_asked(+Text:string, -Asked:string) is semidet.
%
%   Asked, the last three lines of Text that are not blank, in lowercase, have a
%   word for the size of a board.

size_asked(Text, Asked) :-
    text_lines(Text, Lines),
    append(_, Last, Lines),
    length(Last, Count),
    Count =< 3,
    !,
    atomic_list_concat(Last, '\n', Asked0),
    atom_string(Asked0, Asked),
    asks_size(Asked).

%!  offers_another_game(+Text:string) is semidet.
%
%   The last two lines of Text ask whether to play again.
%
%       ?- offers_another_game("Player 1 wins!\nPlay again? (y/n) ").
%       true.

offers_another_game(Text) :-
    text_lines(Text, Lines),
    append(_, Last, Lines),
    ( Last = [_,_] ; Last = [_] ),
    member(Line, Last),
    member(Words, [ "play again","another game","new game","jogar novamente",
                    "jogar de novo","jogar outra vez"
                  ]),
    sub_string(Line, _, _, _, Words),
    !.

%   text_lines(+Text, -Lines): Lines are those of Text that are not blank,
%   lowercase.

text_lines(Text0, Lines) :-
    lower_text(Text0, Text),
    split_string(Text, "\n", " \t\r", Lines0),
    exclude(==(""), Lines0, Lines).

lower_text(Text0, Text) :-
    without_escapes(Text0, Plain),
    string_lower(Plain, Text).

usual_answer(Answer) :-
    member(Answer, [ "1","2","3","4","y","","5","6","0","8","7","a","n","c",
                     "10","9" ]).

%!  asks_size(+Text:string) is semidet.
%
%   Text, in lowercase, has a word for the size of a board.

asks_size(Text) :-
    member(Word, [ "size","tamanho","dimens","width","height","length","rows",
                  "columns","linhas","colunas" ]),
    sub_string(Text, _, _, _, Word),
    !.

%   size(+Size, +Listed, -Rank, -Answer): where Size is `true`, a size is asked
%   for, or is shown among the choices Listed.

size(true, Listed, Rank, Answer) :-
    (   Listed == []
    ->  Rank = 8
    ;   Rank = 40
    ),
    usual_size(N),
    number_string(N, Answer).

usual_size(Size) :-
    member(Size, [6,5,8,7,4,9,10,3,11,12,13,15,2]).

%   quoted(+Lines, -Rank, -Answer): a line has Answer, a word, in quotes.

quoted(Lines, Rank, Answer) :-
    member(Line, Lines),
    member(Quote, ["\"","'"]),
    split_string(Line, Quote, "", Parts),
    nth0(I, Parts, Part),
    I mod 2 =:= 1,
    split_string(Part, "", " .", [Answer]),
    string_length(Answer, Length),
    between(1, 15, Length),
    \+ ( string_code(_, Answer, Code),     % quotes of a title drawn in lines
         \+ code_type(Code, csym)
       ),
    label_rank(Answer, Rank).

%   alternative(+Lines, -Rank, -Answer): a line has Answer as one of several
%   words in brackets, "(red/blue)".

alternative(Lines, Rank, Answer) :-
    member(Line, Lines),
    member(Open-Close, ["("-")","["-"]","<"-">","{"-"}"]),
    sub_string(Line, _, _, After, Open),
    sub_string(Line, _, After, 0, Rest),
    once(sub_string(Rest, Length, _, _, Close)),
    sub_string(Rest, 0, Length, _, Inside),
    split_string(Inside, "/|,", " '\"", Words),
    Words = [_,_|_],
    forall(member(Word, Words), is_compound_word(Word)),
    member(Answer, Words),
    label_rank(Answer, Rank0),
    (   last_line(Lines, Line)          % what is asked, such as (y/n)
    ->  Rank is min(Rank0, 10)
    ;   Rank = Rank0
    ).

%   is_compound_word(+Word): such as up-right.

is_compound_word(Word) :-
    split_string(Word, "-", "", Parts),
    forall(member(Part, Parts), is_word(Part)).

last_line(Lines, Line) :-
    exclude(==(""), Lines, Filled),
    last(Filled, Line).

%   named_key(+Lines, -Rank, -Answer): a line that lists no choice has Answer, a
%   letter in brackets, right after the word that it stands for: "Random(R)". Or
%   it has several letters, with which words before it begin: "Bot vs Bot (BB)".

named_key(Lines, Rank, Answer) :-
    member(Line, Lines),
    \+ choice([Line], _, _),
    split_string(Line, " \t,;/|", ":.?!", Words),
    member(Word, Words),
    sub_string(Word, Length, 1, 2, "("),
    Length > 1,
    sub_string(Word, 0, Length, _, Label),
    is_word(Label),
    sub_string(Word, _, 1, 1, Answer),
    is_word(Answer),
    sub_string(Word, _, 1, 0, ")"),
    label_rank(Label, Rank).
named_key(Lines, Rank, Answer) :-
    member(Line, Lines),
    split_string(Line, ",;:(|/", " \t", Parts),
    append(_, [Label,Key|_], Parts),
    once(sub_string(Key, Length, 1, _, ")")),
    Length > 1,
    sub_string(Key, 0, Length, _, Answer),
    is_word(Answer),
    findall(Initial,
            ( word_of(Label, Word), sub_string(Word, 0, 1, _, Initial) ),
            Initials),
    string_chars(Answer, Letters),
    maplist(atom_string, Letters, Own),
    in_order(Own, Initials),
    label_rank(Label, Rank).

%   in_order(+Some, +List): List has Some, in this order.

in_order([], _).
in_order([Element|Some], List) :-
    append(_, [Element|Rest], List),
    !,
    in_order(Some, Rest).

%   listed(+Lines, -Rank, -Answer): a line offers Answer. A label may stand on
%   the line itself; several choices may share a line.

listed(Lines, Rank, Answer) :-
    choice(Lines, Answer, Label),
    label_rank(Label, Rank).

%   example(+Lines, -Answer): a line gives Answer as an example.

example(Lines, Answer) :-
    member(Line, Lines),
    member(Word, ["e.g.","eg:","eg.","example:","ex:","ex.","exemplo:"]),
    once(( sub_string(Line, Before, Length, After, Word),
           is_separate(Line, Before, Length)
         )),
    sub_string(Line, _, After, 0, Rest),
    split_string(Rest, " \t|)", " \t'\"|)", Parts),
    once(( member(Answer0, Parts), Answer0 \== "" )),
    split_string(Answer0, "", ".,;", [Answer]),
    Answer \== "".

%   typed(+Lines, -Rank, -Answer): a line tells what Answer, a key, is for:
%   "type y to confirm, n to go back".

typed(Lines, Rank, Answer) :-
    member(Line, Lines),
    member(Word, ["type ","press ","enter ","insert ","write "]),
    once(sub_string(Line, _, _, After, Word)),
    sub_string(Line, _, After, 0, Rest),
    split_string(Rest, ",;", " ()[].:\"'", Parts),
    member(Part, Parts),
    string_codes(Part, Codes),
    phrase((key(Answer),blanks,("to "|"for "),remainder(Codes1)), Codes),
    string_codes(Label, Codes1),
    label_rank(Label, Rank).

%   waits_for_key(+Lines): the last line asks for nothing but a key.

waits_for_key(Lines) :-
    last_line(Lines, Line),
    member(Words, [ "press enter","press [enter","press <enter","any key",
                    "enter to continue","enter to go","enter para",
                    "qualquer tecla","prima enter","pressione enter"
                  ]),
    sub_string(Line, _, _, _, Words),
    !.

                /*******************************
                *            BOUNDS            *
                *******************************/

%   bound(+Lines, +Size, +Listed, -Rank, -Answer): a line names two numbers as
%   the bounds of an answer. Of a size the usual ones come first, of anything
%   else, such as a level, the lowest. "1 - 6x6" in a list has no bounds, nor
%   has "8 for 8x8, 12 for 12x12".

bound(Lines, Size, Listed, Rank, Answer) :-
    member(Line, Lines),
    string_codes(Line, Codes),
    \+ ( Listed = [_,_|_],
         ( phrase(choices([_]), Codes, _) ; told(Codes, _) )
       ),
    line_range(Line, Low, High),
    findall(N, bounded(Size, Low, High, N), Numbers),
    nth_number(Numbers, N, I),
    Rank is 5+I,
    number_string(N, Answer).

line_range(Line, Low, High) :-
    string_codes(Line, Codes),
    append(_, Rest, Codes),
    phrase(range(Low, High), Rest, _),
    Low < High,
    High =< 100.

bounded(true, Low, High, N) :-
    usual_size(N),
    between(Low, High, N).
bounded(_, Low, High, N) :-
    (   N = Low
    ;   N is Low+1
    ;   N is (Low+High)//2
    ;   N = High
    ).

nth_number(Numbers, N, I) :-
    append(Before, [N|_], Numbers),
    length(Before, I).

range(Low, High) -->
    integer(Low),
    blanks,
    between_bounds,
    blanks,
    integer(High).

between_bounds -->
    (   "-"
    ;   "to"
    ;   "and"
    ;   "until"
    ;   ".."
    ;   "a"
    ;   "e"
    ;   ","
    ;   "ate"
    ;   "or"
    ;   "ou"
    ;   "/"
    ;   "|"
    ),
    !.
