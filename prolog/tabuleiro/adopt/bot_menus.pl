/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_bot_menus,
          [ asked_menus/3,              % +Watched, -Asked, -Menus
            bot_menu/2,                 % +Text, -Menu
            offered_level/2,            % +Choices, -Choice
            is_for_person/3,            % +Label, +Given, +Menu
            level_number/3,             % +Choice, +N0, -N
            input_by/4,                 % +Asked, +Menu, +Choice, -Input
            input_with/4                % +Asked, +Menu, +Answer, -Input
          ]).
:- use_module(library(apply), [include/3]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(menu_levels, [asked_levels/2, names_level/1, sets_level/1]).
:- use_module(prompt_labels, [word/2, word_of/2]).
:- use_module(prompts,
              [ prompt_answers/2, prompt_choices/2, prompt_range/3,
                text_answers/2
              ]).
:- use_module(run_answers, [last_line/2]).

/** <module> The menus from which the bots of a program are chosen

Another answer of such a menu may lead to another bot.
*/

%!  asked_menus(+Watched, -Asked, -Menus) is det.
%
%   Asked are Menu-Line terms, the answers that were given in the run Watched,
%   Menus those of them, see bot_menu/2.

asked_menus(Watched, Asked, Menus) :-
    findall(Menu-Line,
            ( member(prompt(_, Text, Line, 0), Watched.prompts),
              bot_menu(Text, Menu)
            ),
            Asked),
    findall(Menu, member(Menu-_, Asked), Menus0),
    list_to_set(Menus0, Menus).

%!  bot_menu(+Text, -Menu) is det.
%
%   Menu are Answer-Label terms: what the prompt Text lists, or else the
%   likeliest answers, with the letters of its last line: there may be one for
%   "Computer 1" and one for "Computer 2". Prompts for the level of either
%   player are one Menu: the player in turn may have its level in the state.
%   What asks for a name has no choices.

bot_menu(Text, Menu) :-
    prompt_choices(Text, Choices),
    (   Choices == [],
        asked_levels(Text, _),
        prompt_range(Text, Low, High)
    ->  findall(Answer-"level",
                ( between(Low, High, N), number_string(N, Answer) ),
                Menu)
    ;   asks_name(Text)
    ->  Menu = []
    ;   Choices == []
    ->  (   text_answers(Text, Answers),
            Answers = [_|_]
        ->  true
        ;   prompt_answers(Text, Answers)
        ),
        asked_line(Text, Line),
        findall(Answer-Line, limit(3, member(Answer, Answers)), Menu)
    ;   Menu = Choices
    ).

asks_name(Text) :-
    last_line(Text, Last),
    string_lower(Last, Lower),
    word_of(Lower, Word),
    memberchk(Word, ["name","nome","username","nickname","called"]),
    !.

asked_line(Text, Line) :-
    (   last_line(Text, Last)
    ->  true
    ;   Last = ""
    ),
    string_chars(Last, Chars),
    include(letter, Chars, Letters),
    string_chars(Line, Letters).

letter(Char) :-
    char_type(Char, alpha),
    \+ char_type(Char, digit(_)).

%!  offered_level(+Choices, -Choice) is nondet.
%
%   Choice is one of Choices, those of a menu. Where some have names of levels,
%   those come first: what remains has no level before them.

offered_level(Choices, Choice) :-
    (   member(Choice, Choices),
        of_level(Choice)
    ;   member(Choice, Choices),
        \+ of_level(Choice)
    ).

of_level(_-Label) :-
    names_level(Label).

%!  is_for_person(+Label, +Given, +Menu) is semidet.
%
%   Label, of a choice of Menu, names a person, and that of the answer Given
%   does not.

is_for_person(Label, Given, Menu) :-
    names_person(Label),
    \+ ( member(Given-Chosen, Menu),
         names_person(Chosen)
       ).

names_person(Label) :-
    word_of(Label, Word),
    word(human, Word),
    !.

%!  level_number(+Choice, +N0, -N) is det.
%
%   N is the number of the level of Choice: a level that is asked for by its
%   number has that number, one with a name N0, that of its place; others have
%   `none`.

level_number(Answer-Label, N0, N) :-
    (   Label == "level",
        number_string(N1, Answer),
        N1 > 0
    ->  N = N1
    ;   of_level(_-Label),
        Label \== "level"
    ->  N = N0
    ;   N = none
    ).

%!  input_by(+Asked, +Menu, +Choice, -Input) is nondet.
%
%   Input are the lines that were Asked for, with the answer of Choice,
%   Answer-Label, in place of that of Menu. Where it sets the level and leads
%   back to Menu, the other answers follow it.

input_by(Asked, Menu, Answer-_, Input) :-
    input_with(Asked, Menu, Answer, Input).
input_by(Asked, Menu, Answer-Label, Input) :-
    sets_level(Label),
    append(Before, [Menu-Given|After], Asked),
    !,
    append(Before, [Menu-Answer,Menu-Given|After], Asked1),
    pairs_values(Asked1, Input).

%!  input_with(+Asked, +Menu, +Answer, -Input) is det.
%
%   Input are the lines that were Asked for, Answer that of Menu.

input_with(Asked, Menu, Answer, Input) :-
    findall(Line,
            ( member(Other-Line0, Asked),
              (   Other == Menu
              ->  Line = Answer
              ;   Line = Line0
              )
            ),
            Input).
