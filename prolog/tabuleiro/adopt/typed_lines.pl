/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_typed_lines,
          [ typed_moves/4,              % +Form, +State, :Try, -Moves
            typed_form/2,               % +State, -Form
            narrowed_form/4,            % +State, +Form0, +Moves, -Form
            typed_line/3,               % +Kind, +Word, -Line
            situation/1                 % -Situation
          ]).
:- use_module(library(apply), [foldl/4, include/3, maplist/2]).
:- use_module(library(lists),
              [ append/2, append/3, last/2, list_to_set/2, max_list/2, member/2,
                memberchk/2, reverse/2, same_length/2,
                subtract/3
              ]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module(prompt_labels, [word/2, word_of/2]).
:- use_module(prompts, [prompt_choices/2, text_answers/2]).

/** <module> What a person may type in a turn

A move is the list of the words, atoms and numbers, that a person types at the
prompts of a turn, one a prompt. What the program accepts is found by typing: at
each prompt the likely words are tried, after which the program goes on, asks
something else, or has refused.
*/

:- meta_predicate typed_moves(+, +, 2, -).

%!  typed_moves(+Form, +State, :Try, -Moves:list) is det.
%
%   Moves are those with which a turn in State ends, in another state or with
%   the game. Of moves that lead to one state there is the shortest one. Form
%   tells which words are tried, see typed_form/2. call(Try, Words, Outcome)
%   types Words; Outcome is asks(Kind, Text, Situation) if there is another
%   prompt, see situation/1, entered(NewState), ended(Reported), or anything
%   else if the program does not go on.
%
%   @error resource_error(typed_moves) if there is too much to try

typed_moves(Form, State, Try, Moves) :-
    Tried = tried(0),
    once(call(Try, [], First)),
    findall(Words-Outcome,
            typed(First, Form, State, Try, Tried, [], [], Words, Outcome),
            Pairs0),
    without_exits(Pairs0, Pairs1),
    map_list_to_pairs(word_count, Pairs1, Counted),
    keysort(Counted, Sorted),
    pairs_values(Sorted, Pairs),
    foldl(add_new, Pairs, []-[], _-Reversed),
    reverse(Reversed, Moves).

word_count(Words-_, Count) :-
    length(Words, Count).

%   typed(+Outcome0, +Form, +State, +Try, +Tried, +Before, +Typed, -Words,
%   -Outcome) is nondet: after the words Typed, the last first, the program did
%   Outcome0; after Words, which begin with them, the turn ends. Before are the
%   situations in which it has asked in this turn: in one of them it asks again
%   what it has refused.

typed(asks(_, Text, Here), Form, State, Try, Tried, Before, Typed, Words,
      Outcome) :-
    \+ memberchk(Here, Before),
    \+ Typed = [_,_,_,_,_,_,_,_|_],
    !,
    likely_words(Form, Text, Likely),
    Pause = pause(none, 0),
    member(Word, Likely),
    arg(1, Pause, Paused),
    (   Paused == true
    ->  !,
        fail
    ;   true
    ),
    count(Tried),
    reverse([Word|Typed], So),
    once(call(Try, So, Next)),
    waits_for_key(Pause, State, Next),
    typed(Next, Form, State, Try, Tried, [Here|Before], [Word|Typed], Words,
          Outcome).
typed(entered(New), _, State, _, _, _, [Word|Typed], Words, entered(New)) :-
    New \== State,
    reverse([Word|Typed], Words).
typed(ended(Reported), _, _, _, _, _, [Word|Typed], Words, ended(Reported)) :-
    reverse([Word|Typed], Words).

%   waits_for_key(+Pause, +State, +Outcome) is semidet: fails once the first
%   three words have led to the same state, another one than State: the program
%   waits for a key, and any word will do. Pause, which is changed, is
%   pause(First, Count): Count words have led to First, the outcome of the first
%   one. It is pause(true, _) in the end.

waits_for_key(Pause, State, Outcome) :-
    Pause = pause(First, Count0),
    (   First == none
    ->  nb_setarg(1, Pause, Outcome),
        nb_setarg(2, Pause, 1)
    ;   First == Outcome,
        Outcome = entered(New),
        New \== State
    ->  Count is Count0+1,
        nb_setarg(2, Pause, Count),
        (   Count < 3
        ->  true
        ;   nb_setarg(1, Pause, true),
            fail
        )
    ;   nb_setarg(1, Pause, false)
    ).

count(Tried) :-
    arg(1, Tried, Count0),
    (   Count0 < 6_000
    ->  Count is Count0+1,
        nb_setarg(1, Tried, Count)
    ;   throw(error(resource_error(typed_moves), _))
    ).

%   A single word that ends the game without a result leaves it, if other moves
%   need more words or go on.

without_exits(Pairs0, Pairs) :-
    findall(Exit,
            ( member(Exit, Pairs0),
              Exit = [_]-ended(Reported),
              no_result(Reported)
            ),
            Exits),
    subtract(Pairs0, Exits, Others),
    (   Others == []
    ->  Pairs = Pairs0
    ;   Pairs = Others
    ).

no_result(none).
no_result(reported(Winner, _)) :-
    var(Winner).

add_new(Words-Outcome, Seen-Moves, New) :-
    (   Outcome = entered(_),
        memberchk(Outcome, Seen)
    ->  New = Seen-Moves
    ;   New = [Outcome|Seen]-[Words|Moves]
    ).

                /*******************************
                *             WORDS            *
                *******************************/

%!  typed_form(+State, -Form) is multi.
%
%   Form is form(Size, Shape), the likeliest first: the program may ask for
%   words of Shape, single(Kinds) or pair(Format, First, Second), on a board
%   with Size rows and columns, as many as its longest row in State has. The
%   kinds of words are `number`, from 0 to Size, `ordinal`, from 1, `index`,
%   below Size, `letter` and `capital`.

typed_form(State, form(Size, Shape)) :-
    longest_row(State, Longest),
    Size is max(5, Longest),
    (   member(Kinds, [[number],[number,letter],[number,letter,capital]]),
        Shape = single(Kinds)
    ;   member(Format, ["~w~w","~w-~w","~w/~w","~w,~w","~w ~w","(~w,~w)",
                        "[~w,~w]"]),
        member(First-Second, [ letter-number,number-letter,capital-number,
                               number-capital,number-number
                             ]),
        Shape = pair(Format, First, Second)
    ).

%   longest_row(+State, -Longest): Longest is the greater side of the largest
%   matrix in State, or else the length of its longest list, 9 for all of the
%   cells in one list.

longest_row(State, Longest) :-
    findall(Side, matrix_side(State, Side), Sides),
    Sides = [_|_],
    !,
    max_list(Sides, Longest).
longest_row(State, Longest) :-
    findall(Length,
            ( sub_term(List, State),
              is_list(List),
              length(List, Length0),
              (   Length0 =< 12
              ->  Length = Length0
              ;   Length = 9
              )
            ),
            Lengths),
    max_list([0|Lengths], Longest).

matrix_side(State, Side) :-
    sub_term(Rows, State),
    is_list(Rows),
    Rows = [Row,_,_|_],
    is_list(Row),
    Row = [_,_,_|_],
    maplist(same_length(Row), Rows),
    ( length(Rows, Side) ; length(Row, Side) ),
    Side =< 12.

%!  narrowed_form(+State, +Form0, +Moves, -Form) is det.
%
%   Form is Form0 with numbers and the kinds of words alone that are in Moves,
%   those of State. Where the numbers are those of all rows or columns, from 1
%   or from 0, there are no others.

narrowed_form(State, form(Size0, single(Kinds0)), Moves,
              form(Size, single(Kinds))) :-
    !,
    append(Moves, Words),
    (   numbered_rows(State, Words, Numbers, Size)
    ->  true
    ;   Numbers = number,               % later prompts may number choices
        Size = Size0
    ),
    findall(Kind,
            ( member(Kind0, Kinds0),
              (   Kind0 == number
              ->  Kind = Numbers
              ;   member(Word, Words),
                  coordinate(Kind0, N, Word),
                  N =< Size
              ->  Kind = Kind0
              )
            ),
            Kinds).
narrowed_form(_, Form, _, Form).

%   numbered_rows(+State, +Words, -Kind, -Size) is semidet: the numbers of Words
%   go from the first to the last of Size rows, as many as the longest in State
%   has.

numbered_rows(State, Words, Kind, Size) :-
    longest_row(State, Size),
    include(integer, Words, Numbers),
    sort(Numbers, [First|Others]),
    Others = [_|_],
    last(Others, Last),
    (   First =:= 1,
        Last =:= Size
    ->  Kind = ordinal
    ;   First =:= 0,
        Last =:= Size-1,
        Kind = index
    ).

%   likely_words(+Form, +Text, -Words): Words are what the prompt Text
%   shows, and what is like an example in it, then those of Form. What leads to
%   the menu is none.

likely_words(form(Size, Shape), Text, Words) :-
    text_answers(Text, Answers),
    prompt_choices(Text, Choices),
    findall(Word,
            ( member(Answer, Answers),
              \+ ( member(Answer-Label, Choices), leaves(Label) ),
              answer_word(Answer, Word)
            ),
            Shown),
    findall(Word,
            (   initial_key(Text, Word)
            ;   listed_move(Text, Word)
            ;   member(Answer, Answers),
                like_example(Answer, Like),
                shape_word(Like, Size, Word)
            ;   shape_word(Shape, Size, Word)
            ),
            Others),
    append(Shown, Others, Words0),
    list_to_set(Words0, Words).

%   initial_key(+Text, -Key): Text has Key, the first letter of a word, in
%   brackets: "(P)lace".

initial_key(Text, Key) :-
    member(Open-Close, ["("-")", "["-"]"]),
    sub_string(Text, Before, 1, _, Open),
    At is Before+1,
    sub_atom(Text, At, 1, _, Key),
    char_type(Key, alpha),
    End is At+1,
    sub_string(Text, End, 1, _, Close),
    Next is End+1,
    sub_atom(Text, Next, 1, _, Letter),
    char_type(Letter, alpha).

%   listed_move(+Text, -Word) is nondet: the last list of three elements or more
%   that ends a line of Text has Word as an element, as it is printed.

listed_move(Text, Word) :-
    split_string(Text, "\n", " \t\r", Lines),
    findall(Elements, ( member(Line, Lines), list_of(Line, Elements) ), Lists),
    last(Lists, Last),
    member(Word, Last).

list_of(Line, [A,B,C|Elements]) :-
    string_concat(_, "]", Line),
    once(sub_string(Line, Before, 1, _, "[")),
    Inside is Before+1,
    sub_string(Line, Inside, _, 1, Text),
    string_chars(Text, Chars),
    elements(Chars, 0, [], [A,B,C|Elements]).

%   elements(+Chars, +Depth, +Begun, -Elements): the commas at depth 0 are
%   between Elements, atoms; Begun has the characters of the first one so far,
%   the last first, within Depth brackets.

elements([], 0, Begun, [Element]) :-
    element(Begun, Element).
elements([Char|Chars], Depth, Begun, Elements) :-
    (   Char == (','),
        Depth =:= 0
    ->  element(Begun, Element),
        Elements = [Element|Elements1],
        elements(Chars, 0, [], Elements1)
    ;   deeper(Char, Depth, Depth1),
        elements(Chars, Depth1, [Char|Begun], Elements)
    ).

element(Begun, Element) :-
    reverse(Begun, Chars),
    atom_chars(Element, Chars).

deeper(Char, Depth0, Depth) :-
    (   memberchk(Char, ['(','[','{'])
    ->  Depth is Depth0+1
    ;   memberchk(Char, [')',']','}'])
    ->  Depth is Depth0-1
    ;   Depth = Depth0
    ).

%   like_example(+Answer, -Shape): Answer, an example such as "a3" or "1-2", is
%   a pair of Shape.

like_example(Answer, pair(Format, First, Second)) :-
    string_chars(Answer, [A|Rest]),
    append(Between, [B], Rest),
    ( Between = [] ; Between = [Char], \+ char_type(Char, alnum) ),
    coordinate_kind(A, First),
    coordinate_kind(B, Second),
    atomic_list_concat(['~w'|Between], Begun),
    atom_concat(Begun, '~w', Format).

coordinate_kind(Char, Kind) :-
    (   char_type(Char, digit)
    ->  Kind = number
    ;   char_type(Char, lower)
    ->  Kind = letter
    ;   char_type(Char, upper),
        Kind = capital
    ).

leaves(Label) :-
    word_of(Label, Word),
    word(leave, Word),
    !.

answer_word(Answer, Word) :-
    (   number_codes_of(Answer, Number)
    ->  Word = Number
    ;   atom_string(Word, Answer)
    ).

number_codes_of(Answer, Number) :-
    catch(number_string(Number, Answer), _, fail),
    integer(Number).

%   The kinds take turns: two words that lead to the same state are seen first.

shape_word(single(Kinds), Size, Word) :-
    (   between(1, Size, N),
        member(Kind, Kinds),
        coordinate(Kind, N, Word),
        \+ ( Kind == index, N =:= Size )
    ;   member(Kind, [number,index]),
        memberchk(Kind, Kinds),
        Word = 0
    ).
shape_word(pair(Format, First, Second), Size, Word) :-
    between(1, Size, I),
    between(1, Size, J),
    coordinate(First, I, A),
    coordinate(Second, J, B),
    format(atom(Word), Format, [A,B]).

%   coordinate(+Kind, ?N, ?Word): Word of Kind is the Nth.

coordinate(number, N, N) :-
    integer(N).
coordinate(ordinal, N, N) :-
    integer(N).
coordinate(index, N, N) :-
    integer(N).
coordinate(letter, N, Letter) :-
    letter(0'a, N, Letter).
coordinate(capital, N, Letter) :-
    letter(0'A, N, Letter).

letter(First, N, Letter) :-
    (   integer(N)
    ->  Code is First+N-1,
        char_code(Letter, Code)
    ;   atom(Letter),
        atom_length(Letter, 1),
        char_code(Letter, Code),
        N is Code-First+1,
        between(1, 26, N)
    ).

%!  typed_line(+Kind, +Word, -Line:string) is det.
%
%   Line types Word at a prompt of Kind, see with_person/3: where a term is
%   read, an atom is quoted that would be a variable.

typed_line(kind(What, _), Word, Line) :-
    (   What == term,
        atom(Word),
        sub_atom(Word, 0, 1, _, First),
        char_type(First, upper)
    ->  format(string(Line), "~q", [Word])
    ;   format(string(Line), "~w", [Word])
    ).

                /*******************************
                *           SITUATION          *
                *******************************/

%!  situation(-Situation:list) is det.
%
%   In a goal that reads: Situation tells what the program is doing. Two prompts
%   in the same situation ask for the same: it is the predicates of the program
%   that wait for an answer, the innermost first, with hashes of their
%   arguments, and where in their clauses they are. Of a predicate that calls
%   itself there is the innermost call alone.

situation(Situation) :-
    prolog_current_frame(Frame),
    frames(Frame, [], Situation).

frames(Child, Seen, Situation) :-
    (   prolog_frame_attribute(Child, parent, Frame),
        prolog_frame_attribute(Frame, goal, Goal0),
        strip_module(Goal0, Module, Goal)
    ->  functor(Goal, Name, Arity),
        (   of_program(Module),
            \+ memberchk(Module:Name/Arity, Seen)
        ->  (   prolog_frame_attribute(Child, pc, PC)
            ->  true
            ;   PC = none
            ),
            variant_hash(Goal, Hash),
            Situation = [at(Module:Name/Arity, PC, Hash)|Situation1],
            frames(Frame, [Module:Name/Arity|Seen], Situation1)
        ;   frames(Frame, Seen, Situation)
        )
    ;   Situation = []
    ).

of_program(Module) :-
    \+ sub_atom(Module, 0, _, _, tabuleiro_),
    module_property(Module, class(user)).
