/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_menu_levels,
          [ asks_bot/1,                 % +Text
            asked_levels/2,             % +Text, -Count
            names_level/1,              % +Label
            names_two_levels/2,         % +Label, +Choices
            sets_level/1,               % +Label
            levels_lost/3               % +Prompts, +Levels, -Note
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(ordsets), [ord_subset/2, ord_union/3]).
:- use_module(prompt_labels).
:- use_module(prompts, [prompt_choices/2, prompt_range/3, size_asked/2]).

/** <module> How many levels of bots a program offers in its menus
*/

%!  asks_bot(+Text:string) is semidet.
%
%   Text asks which bot is to play: it offers levels, or a bot is a number.

asks_bot(Text) :-
    asked_levels(Text, _),
    !.
asks_bot(Text) :-
    asks_number(Text, computer, _).

%!  asked_levels(+Text:string, -Count:integer) is semidet.
%
%   Text, a prompt, offers bots of Count levels, two or more: the labels of its
%   choices have words that tell how well a bot plays, or it asks for a level
%   between two numbers. A choice that names two levels, as in "Easy vs Hard",
%   is not counted where others name one of them.
%
%       ?- asked_levels("1. Easy bot\n2. Hard bot\n3. Back\n", Count).
%       Count = 2.

asked_levels(Text, Count) :-
    prompt_choices(Text, Choices),
    strengths(Choices, All),
    exclude(of_two(All), All, Single),
    length(Single, Named),
    computers(Choices, Computers),
    Count is max(Named, Computers),
    Count >= 2,
    !.
asked_levels(Text, Count) :-
    asks_number(Text, level, Count),
    between(2, 6, Count),
    \+ size_asked(Text, _).            % after a level was chosen

%   computers(+Choices, -Count): the labels of Count of Choices name one
%   computer each, no person and no side that goes first.

computers(Choices, Count) :-
    findall(Label,
            ( member(_-Label, Choices),
              findall(Word, word_of(Label, Word), Words),
              include(word(computer), Words, [_]),
              Words = [_,_|_],
              \+ ( member(Word, Words),
                   (   word(human, Word)
                   ;   word(leave, Word)
                   ;   memberchk(Word, [ "first","second","vs","versus","white",
                                         "black","red","blue"
                                       ])
                   )
                 )
            ),
            Labels),
    sort(Labels, Distinct),
    length(Distinct, Count).

%   asks_number(+Text, +Kind, -Count): Text lists no choices, has a word of Kind
%   and asks for one of Count numbers.

asks_number(Text, Kind, Count) :-
    prompt_choices(Text, []),
    prompt_range(Text, Low, High),
    string_lower(Text, Lower),
    split_string(Lower, "\n", "", Lines),
    member(Line, Lines),
    word_of(Line, Word),
    Word \== "both",
    word(Kind, Word),
    !,
    Count is High-Low+1.

strengths(Choices, All) :-
    findall(Strength,
            ( member(_-Label, Choices),
              label_strength(Label, Strength)
            ),
            All0),
    sort(All0, All).

%!  names_level(+Label:string) is semidet.
%
%   Label has a word that tells how well a bot plays, or the number of a level.

names_level(Label) :-
    label_strength(Label, _).

%!  names_two_levels(+Label:string, +Choices) is semidet.
%
%   Label names two levels that other labels of Choices, Key-Label pairs, name
%   one by one.

names_two_levels(Label, Choices) :-
    label_strength(Label, Strength),
    strengths(Choices, All),
    of_two(All, Strength).

%   Strength are the words of Label that tell how well a bot plays, sorted; a
%   level has its number or letter.

label_strength(Label, Strength) :-
    findall(Word, word_of(Label, Word), Words),
    findall(Said,
            ( append(_, [Word|After], Words),
              (   word(level, Word)
              ->  After = [Number|_],
                  Said = level(Number)
              ;   word(strength, Word)
              ->  Said = Word
              )
            ),
            Strength0),
    sort(Strength0, Strength),
    Strength \== [].

of_two(All, Strength) :-
    member(One, All),
    member(Other, All),
    One @< Other,
    One \== Strength,
    Other \== Strength,
    ord_subset(One, Strength),
    ord_subset(Other, Strength),
    ord_union(One, Other, Strength),
    !.

%!  sets_level(+Label:string) is semidet.
%
%   Label, of a choice of a menu, speaks of levels or settings and names no
%   level.

sets_level(Label) :-
    \+ label_strength(Label, _),
    word_of(Label, Word),
    ( word(level, Word) ; word(settings, Word) ),
    !.

%!  levels_lost(+Prompts, +Levels:list, -Note) is semidet.
%
%   Prompts are those of a run of watch_play/4. Note is
%
%     - levels_lost(Found, Count): a menu among them offers Count levels, and
%       Levels are only Found
%     - settings_lost(Label): one has the choice Label, see sets_level/1, and
%       Levels are one or none

levels_lost(Prompts, Levels, Note) :-
    findall(Text, member(prompt(_, Text, _, 0), Prompts), Texts),
    length(Levels, Found),
    (   aggregate_all(max(Count0),
                      ( member(Text, Texts), asked_levels(Text, Count0) ),
                      Count)
    ->  Found < Count,
        Note = levels_lost(Found, Count)
    ;   Found < 2,
        member(Text, Texts),
        prompt_choices(Text, Choices),
        member(_-Label, Choices),
        sets_level(Label)
    ->  Note = settings_lost(Label)
    ).
