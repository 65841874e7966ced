/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_menu_choices,
          [ menu_choices/2              % +Prompts, -Choices
          ]).
:- use_module(library(apply), [exclude/3, maplist/3, partition/4]).
:- use_module(library(lists), [append/3, last/2, list_to_set/2, member/2]).
:- use_module(menu_levels, [asks_bot/1]).
:- use_module(prompt_labels, [word/2, word_of/2]).
:- use_module(prompts,
              [asks_size/1, prompt_choices/2, prompt_range/3, size_asked/2]).

/** <module> What was chosen in the menus of a program

A program may offer boards of several sizes, or variants of its rules. A run of
it plays one of them.
*/

%!  menu_choices(+Prompts:list, -Choices:list) is det.
%
%   Prompts are those of a run of watch_play/4. Choices tell which of several
%   games it plays, in the order of the menus:
%
%     - chosen(Label, Others): the labels, strings, of the choice made and of
%       the others
%     - left(Label): the menu also offers to change what Label names, the size
%       of the board or the settings
%     - size(Answer, Low, High): a size was asked for between Low and High,
%       which are `none` if the prompt names no bounds
%
%   Menus of who plays, of the levels of bots and of what a program does besides
%   are left out.

menu_choices(Prompts, Choices) :-
    findall(Choice,
            ( append(_, [prompt(_, Text, Line, 0)|Later], Prompts),
              string(Text),
              string(Line),
              \+ asks_bot(Text),
              menu_choice(Text, Line, Choice),
              \+ asked_again(Choice, Text, Later)
            ),
            Choices0),
    list_to_set(Choices0, Choices).

%   asked_again(+Choice, +Text, +Later): the program has refused the size of
%   Choice, which answered Text: the first prompt of Later asks for one, too.

asked_again(size(_, _, _), Text, [prompt(_, Next, _, 0)|_]) :-
    size_asked(Text, Asked),
    size_asked(Next, Again),
    last_of_lines(Asked, Last),
    last_of_lines(Again, Last).

last_of_lines(Lines, Last) :-
    split_string(Lines, "\n", "", All),
    last(All, Last).

menu_choice(Text, Line, Choice) :-
    answer(Line, Answer),
    prompt_choices(Text, All),
    (   chosen(All, Answer, Choice0)
    ;   member(Key-Label, All),
        Key \== Answer,
        changes_game(Label),
        bare(Label, Bare),
        Choice0 = left(Bare)
    ;   asked_size(All, Text, Answer, Choice0)
    ),
    !,
    Choice = Choice0.

chosen(All, Answer, chosen(Chosen, NotChosen)) :-
    partition(is_answered(Answer), All, [_-Label|_], Others0),
    exclude(leaves, Others0, Others1),
    findall(Other, member(_-Other, Others1), Others2),
    list_to_set(Others2, Others),
    Others = [_|_],
    \+ ( member(Some, [Label|Others]),
         of_play(Some)
       ),
    maplist(bare, [Label|Others], [Chosen|NotChosen]).

%   asked_size(+All, +Text, +Answer, -Choice): Text asks for a size, or lists
%   nothing and asks for a number that begins with 3 or more.

asked_size(All, Text, Answer, size(Number, Low, High)) :-
    number_string(Number, Answer),
    (   size_asked(Text, Asked)
    ->  bounds(Asked, Low, High)
    ;   All == [],
        prompt_range(Text, Low, High),
        Low >= 3,
        between(Low, High, Number)
    ).

%   answer(+Line, -Answer): Line without the end of a term, lowercase.

answer(Line, Answer) :-
    string_lower(Line, Lower),
    split_string(Lower, "", " .'", [Answer]).

is_answered(Answer, Answer-Label) :-
    Label \== "".

%   bare(+Label, -Bare): Bare is Label without the frame of its menu.

bare(Label, Bare) :-
    split_string(Label, "", " \t*|#=-_.:+", [Bare]).

leaves(_-Label) :-
    (   Label == ""
    ->  true
    ;   word_of(Label, Word),
        word(leave, Word)
    ),
    !.

changes_game(Label) :-
    (   asks_size(Label)
    ->  true
    ;   word_of(Label, Word),
        word(settings, Word),
        !
    ).

%   of_play(+Label): Label is about who plays, or begins a game.

of_play(Label) :-
    word_of(Label, Word),
    member(Kind, [computer,human,play]),
    word(Kind, Word),
    !.

bounds(Text, Low, High) :-
    (   prompt_range(Text, Low0, High0)
    ->  Low = Low0,
        High = High0
    ;   Low = none,
        High = none
    ).
