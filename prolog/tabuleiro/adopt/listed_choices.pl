:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_listed_choices,
          [ choice/3,                   % +Lines, -Key, -Label
            choices//1,                 % -Choices
            told/2,                     % +Codes, -Choices
            key//1,                     % -Key
            is_word/1                   % +Word
          ]).
:- use_module(library(dcg/basics), [blanks//0, integer//1]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).

/** <module> The choices that the lines of a prompt list

A line lists keys, numbers or letters, each before the label that it stands
for: `1. Play`, `(1)Two persons (2)Two computers`, `[B]ot`, `Level 1 - easy`. Or
a sentence tells what keys stand for: `Level (1 for easy, 2 for hard)`,
`Easy (1) or hard (2)`, `Mode: Random(R) or Greedy(G)`.
*/

%!  choice(+Lines:list(string), -Key:string, -Label:string) is nondet.
%
%   One of Lines offers the choice Key, which stands for Label, "" if no label
%   is on the line. The last line "N: " asks, and offers nothing.

choice(Lines, Key, Label) :-
    append(_, [Line|Later], Lines),
    string_codes(Line, Codes),
    (   phrase(choices(Choices), Codes, _)
    *-> true
    ;   told(Codes, Choices)
    ),
    member(Key-Label0, Choices),
    split_string(Label0, "", " \t", [Label]),
    (   Label == ""
    ->  Later \== []
    ;   is_label(Label)
    ).

%   is_label(+Label): Label says something, unlike a title that is drawn in
%   digits and points.

is_label(Label) :-
    string_codes(Label, Codes),
    (   member(Code, Codes),
        ( code_type(Code, alpha) ; Code > 127 )
    ->  true
    ;   number_string(_, Label)
    ).

%!  choices(-Choices:list)//
%
%   Choices are Key-Label pairs, all that a line offers, from its beginning.

choices(Choices) -->
    choices(_, Choices).

%   choices(?Form, -Choices): the keys of a line are all of one Form.

choices(Form, [Key-Label|Choices]) -->
    to_key(Form, Key, Begun),
    label(Form, Codes),
    { string_codes(Rest, Codes),
      (   Codes = [Code|_],
          code_type(Code, alpha),
          is_word(Begun)
      ->  string_concat(Begun, Rest, Label)
      ;   Label = Rest
      )
    },
    more_choices(Form, Choices).

more_choices(Form, Choices) -->
    choices(Form, Choices),
    !.
more_choices(_, []) -->
    [].

%   A key is a number or a letter in brackets or before a separator, at the
%   beginning of the line but for what frames it, or after other choices. A
%   letter in brackets may be the first one of the label, "[B]ot": Begun is that
%   letter.

to_key(Form, Key, Begun) -->
    frame,
    (   { Form = in_brackets },
        key_in_brackets(Key),
        { Begun = Key }
    ;   { Form = before_separator },
        key_after_name(Key),
        { Begun = "" }
    ;   { Form = before_separator },
        key_before_separator(Key),
        { Begun = "" }
    ),
    !.

frame -->
    [Code],
    { \+ code_type(Code, alnum),
      \+ memberchk(Code, `([{<'"`)
    },
    !,
    frame.
frame -->
    [].

key_in_brackets(Key) -->
    [Open],
    { memberchk(Open, `([{<'"`) },
    padding,
    key(Key),
    ( "." ; "" ),                       % as read/1 wants it
    padding,
    [Close],
    { memberchk(Close, `)]}>'"`) }.

padding -->
    [Code],
    { memberchk(Code, ` \t_*-`) },
    !,
    padding.
padding -->
    [].

%   A number may have a name, "Level 1 - random". "Level 1-3" are bounds.

key_after_name(Key) -->
    key_name,
    " ",
    blanks,
    integer(Number),
    { Number >= 0,
      Number < 100,
      number_string(Number, Key)
    },
    separator,
    blanks,
    letter_next.

key_name -->
    ( "level" ; "lvl" ; "nivel" ; "nível" ; "option" ; "opcao" ; "opção"
    ; "mode" ; "modo" ; "difficulty" ; "dificuldade"
    ),
    !.

letter_next, [Code] -->
    [Code],
    { code_type(Code, alpha) }.

key_before_separator(Key) -->
    key(Key),
    (   separator
    ;   " ",                            % "a level" begins a sentence
        { \+ memberchk(Key, ["a","e","i","o"]) },
        letter_next
    ),
    !.

separator -->
    blanks,
    [Code],
    { memberchk(Code, `.)]:-=>|,/`) },
    !.
separator -->
    "\t",
    !.
separator -->
    "  ".

%!  key(-Key:string)//
%
%   Key is a number below 100, one of a menu within a menu, such as 2.1, or a
%   letter that no letter or digit follows.

key(Key) -->
    integer(Menu),
    ".",
    integer(Number),
    !,
    { Menu >= 0,
      Menu < 100,
      Number >= 0,
      format(string(Key), '~d.~d', [Menu,Number])
    }.
key(Key) -->
    integer(Number),
    !,
    { Number >= 0,
      Number < 100,
      number_string(Number, Key)
    }.
key(Key) -->
    [Code],
    { code_type(Code, alpha) },
    \+ letter,
    { string_codes(Key, [Code]) }.

letter, [Code] -->
    [Code],
    { code_type(Code, alnum) }.

%   A label ends where a key in brackets begins, where a numbered one does after
%   a gap, or with the line.

label(in_brackets, []) -->
    \+ \+ key_in_brackets(_),
    !.
label(before_separator, []) -->
    \+ \+ numbered,
    !.
label(Form, [Code|Codes]) -->
    [Code],
    !,
    label(Form, Codes).
label(_, []) -->
    [].

numbered -->
    ( "  " ; "\t" ),
    blanks,
    integer(_),
    ( "." ; ")" ; " -" ; "-" ; ":" ),
    " ".

                /*******************************
                *       IN A SENTENCE          *
                *******************************/

%!  told(+Codes:codes, -Choices) is semidet.
%
%   A sentence tells what two keys or more stand for, each before its label, or
%   each in brackets after it: a number, or the first letter of a word of the
%   label.

told(Codes, Choices) :-
    member(Form, [before,after]),
    append(Before, Rest, Codes),
    \+ ( last(Before, Code),
         code_type(Code, alnum)
       ),
    Choices = [_,_|_],
    phrase(told_keys(Form, Choices), Rest, _),
    !.

told_keys(Form, [Key-Label|Choices]) -->
    told_key(Form, Key, Codes),
    more_told(Form, Choices),
    !,
    { string_codes(Label, Codes) }.

more_told(Form, Choices) -->
    blanks,
    between_keys,
    blanks,
    told_keys(Form, Choices).
more_told(_, []) -->
    told_end.

told_key(before, Key, Codes) -->
    key(Key),
    stands_for(Key, Codes).
told_key(after, Key, [Code|Codes]) -->
    [Code],
    { code_type(Code, alnum) },
    label_words(Codes),
    key_in_brackets(Key),
    { (   number_string(_, Key)
      ->  true
      ;   begins_word(Key, [Code|Codes])
      )
    }.

%   The label follows a word, or, if the key is a number, a sign; what it begins
%   with is then no coordinate.

stands_for(_, [Code|Codes]) -->
    blanks,
    ( "for " ; "to " ; "is " ; "para " ; "=" ),
    blanks,
    told_label(Code, Codes),
    { member(Letter, [Code|Codes]),
      code_type(Letter, alpha)
    }.
stands_for(Key, [First,Second|Codes]) -->
    { number_string(_, Key) },
    blanks,
    ( "-" ; ":" ; ")" ),
    blanks,
    told_label(First, [Second|Codes]),
    { code_type(First, alpha),
      code_type(Second, alpha)
    }.

told_label(Code, Codes) -->
    [Code],
    told_text(Codes).

told_text([]) -->
    [].
told_text([Code|Codes]) -->
    [Code],
    told_text(Codes).

%   begins_word(+Key, +Codes): a word of the label Codes, or a capital in it,
%   begins with Key.

begins_word(Key, Codes) :-
    string_lower(Key, Lower),
    append(Before, [Code|_], Codes),
    string_codes(Letter, [Code]),
    string_lower(Letter, Lower),
    (   \+ ( last(Before, Earlier), code_type(Earlier, alnum) )
    ->  true
    ;   code_type(Code, upper)
    ),
    !.

label_words([]) -->
    [].
label_words([Code|Codes]) -->
    ( label_word(Code) ; "-", \+ \+ letter, { Code = 0'- } ),
    label_words(Codes).

label_word(Code) -->
    [Code],
    { ( code_type(Code, alnum) ; Code == 0'\s ) }.

between_keys -->
    (   ", or "
    ;   ", ou "
    ;   [Code],
        { memberchk(Code, `,;/|`) }
    ;   "or "
    ;   "ou "
    ;   "and "
    ;   "e "
    ),
    !.

told_end([], []).
told_end, [Code] -->
    [Code],
    { memberchk(Code, `)].:?>`) }.

%!  is_word(+Word:string) is semidet.
%
%   Word is a letter, followed by letters, digits and `_` alone.

is_word(Word) :-
    string_codes(Word, [First|Codes]),
    code_type(First, alpha),
    forall(member(Code, Codes), code_type(Code, csym)).
