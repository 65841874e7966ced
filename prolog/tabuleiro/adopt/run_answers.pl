/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_run_answers,
          [ run_answer/5,               % +Answers, +Kind, +Text, +Turns, -Line
            known_answer/4,             % +Prompts, +Kind, +Text, -Line
            game_prompts/2,             % +Prompts0, -Prompts
            likely_answers/4,           % +Kind, +Text, +Turns, -Answers
            first_prompt_again/2,       % +Kind, +Text
            run_prompts/1,              % -Prompts
            forget_prompts/0,
            last_line/2,                % +Text, -Line
            text_end/3                  % +Text, +Most, -End
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists),
              [ last/2, list_to_set/2, member/2, memberchk/2, nth0/3, nth1/3,
                reverse/2, subtract/3
              ]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(prompts, [prompt_answers/2, prompt_choices/2, size_answer/3]).
:- use_module(typed_lines, [typed_line/3]).

/** <module> What the prompts of a program are answered with

A prompt is known by what it asks for, a term, a line or a character, and by the
text before it, or the end of that text.
*/

:- thread_local
    prompted/4.                         % Kind, Text, Line, Turns

%!  run_answer(+Answers, +Kind, +Text, +Turns, -Line) is det.
%
%   Line answers a prompt after Turns turns of a loop. Answers is guess(Lines,
%   Size), the first answers, after which the likeliest come, Size where a size
%   is asked for unless it is `none`; lines(Lines), all of the
%   answers, strings or words of typed_line/3; answers(Prompts), those
%   of another run; or others(Before, Prompts), which answers otherwise in the
%   game, which begins after the first Before of Prompts.
%
%   @throws tabuleiro_watched(Why), see tabuleiro/adopt/watched_run

run_answer(Answers, Kind, Text, Turns, Line) :-
    (   Answers = answers(Prompts)
    ->  repeated_answer(Prompts, Kind, Text, Turns, Line)
    ;   Answers = others(Before, Prompts)
    ->  (   prompts_so_far(Done),
            Done < Before
        ->  nth0(Done, Prompts, prompt(_, _, Line, _))
        ;   repeated_answer(Prompts, Kind, Text, Turns, Line0),
            another_answer(Kind, Text, Turns, Line0, Line)
        )
    ;   Answers = lines(Lines)
    ->  prompts_so_far(Done),
        (   nth0(Done, Lines, Line0)
        ->  (   string(Line0)
            ->  Line = Line0
            ;   typed_line(Kind, Line0, Line)
            )
        ;   throw(tabuleiro_watched(prompts))
        )
    ;   Answers = guess(Lines, Size),
        guessed(Lines, Size, Kind, Text, Turns, Line)
    ),
    assertz(prompted(Kind, Text, Line, Turns)).

%!  run_prompts(-Prompts:list) is det.
%
%   Prompts are prompt(Kind, Text, Line, Turns) terms, in order, since
%   forget_prompts/0.

run_prompts(Prompts) :-
    findall(prompt(Kind, Text, Line, Turns),
            prompted(Kind, Text, Line, Turns),
            Prompts).

%!  forget_prompts is det.
%
%   The next prompt is the first one.

forget_prompts :-
    retractall(prompted(_, _, _, _)).

%!  first_prompt_again(+Kind, +Text) is semidet.
%
%   The first prompt was of the same Kind, and its text ended as Text does.

first_prompt_again(Kind, Text) :-
    once(prompted(Kind0, First, _, _)),
    Kind0 == Kind,
    tail(First, Tail),
    tail(Text, Tail).

%   repeated_answer(+Prompts, +Kind, +Text, +Turns, -Line): before the game the
%   answers come in the order of Prompts; in the game each prompt gets the
%   answer that it got there. What then asks for ever is ended.

repeated_answer(Prompts, Kind, Text, Turns, Line) :-
    length(Prompts, Most),
    must_be_few(Turns, Most),
    prompts_so_far(Done),
    N is Done+1,
    (   Turns =:= 0,
        nth1(N, Prompts, prompt(_, _, Line0, _))
    ->  Line = Line0
    ;   known_answer(Prompts, Kind, Text, Line)
    ).

%   another_answer(+Kind, +Text, +Turns, +Line0, -Line): in the game, Line is
%   the likeliest answer but Line0.

another_answer(_, _, 0, Line, Line) :-
    !.
another_answer(Kind, Text, Turns, Line0, Line) :-
    likely_answers(Kind, Text, Turns, Answers),
    member(Line, Answers),
    Line \== Line0,
    !.

%!  known_answer(+Prompts, +Kind, +Text, -Line) is det.
%
%   Line is the answer that a prompt of the game got before. Where what asks
%   comes after other texts each time, such as the last move, it is the one that
%   was given there last.
%
%   @throws tabuleiro_watched(prompts) if it is another prompt

known_answer(Prompts, Kind, Text, Line) :-
    (   member(Part, [tail,last_line]),
        call(Part, Text, Tail),
        member(prompt(Kind, Other, Line0, InGame), Prompts),
        InGame > 0,
        string(Other),
        call(Part, Other, Tail)
    ->  Line = Line0
    ;   (   memberchk(prompt(Kind, any, Line0, _), Prompts)
        ;   varying(Prompts, Kind, Line0)
        )
    ->  Line = Line0
    ;   throw(tabuleiro_watched(prompts))
    ).

%!  game_prompts(+Prompts0:list, -Prompts:list) is det.
%
%   Prompts are those of Prompts0 that are of the game, with as much of their
%   texts as known_answer/4 compares, `any` where they vary. Of those with the
%   same last line and the same answer there is one.

game_prompts(Prompts0, Prompts) :-
    findall(prompt(Kind, End, Line, 1),
            distinct(Kind/Last/Line, game_prompt(Prompts0, Kind, Last, End,
                                                 Line)),
            Prompts).

game_prompt(Prompts, Kind, Last, End, Line) :-
    member(prompt(Kind, Text, Line0, Turns), Prompts),
    Turns > 0,
    (   varying(Prompts, Kind, Line)
    ->  Last = any,
        End = any
    ;   Line = Line0,
        prompt_end(Text, Last, End)
    ).

%   varying(+Prompts, +Kind, -Line): those of Prompts that are of the game and
%   of Kind have three last lines or more that list no choices; Line answered
%   the last of them.

varying(Prompts, Kind, Line) :-
    findall(Last-Line0,
            ( member(prompt(Kind, Text, Line0, Turns), Prompts),
              Turns > 0,
              string(Text),
              last_line(Text, Last),
              \+ prompt_choices(Last, [_,_|_])
            ),
            Asked),
    sort(1, @<, Asked, [_,_,_|_]),
    last(Asked, _-Line).

%   End has the tail and the last line of Text, Last.

prompt_end(Text, Last, End) :-
    (   last_line(Text, Last0)
    ->  Last = Last0
    ;   Last = ""
    ),
    once(( between(40, inf, Most),
           text_end(Text, Most, End),
           ( sub_string(End, _, _, _, Last)
           ; End == Text
           )
         )).

prompts_so_far(Count) :-
    predicate_property(prompted(_, _, _, _), number_of_clauses(Count)).

%   guessed(+Lines, +Size, +Kind, +Text, +Turns, -Line): the answer of the plan,
%   or the likeliest. A program that asks the same again, without a turn of a
%   loop in between, has refused the answer, unless it asks about each of two
%   players:
%   the first answer is given twice, each later one once. A menu that is shown
%   again after another prompt may show what the answers have set: it is the
%   same if all of its text is.

guessed(Lines, Size, Kind, Text, Turns, Line) :-
    prompts_so_far(Done),
    must_be_few(Turns, 0),
    findall(Other, prompted(_, Other, _, Turns), Idle0),
    N is Done+1,
    (   nth1(N, Lines, Line0)
    ->  typed_as(Kind, Line0, Line)
    ;   reverse(Idle0, Idle),
        times_asked(Idle, Text, Times),
        Rank is 1+max(0, Times-1),
        likely_answers(Kind, Text, Turns, Answers0),
        sized_first(Size, Text, Answers0, Answers),
        (   nth1(Rank, Answers, Line0)
        ->  Line = Line0
        ;   throw(tabuleiro_watched(stuck))
        )
    ).

%   A person may have told of an answer with the end of a term.

typed_as(kind(term, _), Line0, Line) :-
    split_string(Line0, "", ". ", [Line]),
    Line \== "",
    !.
typed_as(_, Line, Line).

%   sized_first(+Size, +Text, +Answers0, -Answers): what makes a board of Size
%   comes first in Answers.

sized_first(Size, Text, Answers0, Answers) :-
    (   size_answer(Text, Size, Answer)
    ->  subtract(Answers0, [Answer], Answers1),
        Answers = [Answer|Answers1]
    ;   Answers = Answers0
    ).

%   must_be_few(+Turns, +Known): since the last of Turns there were fewer than
%   30 prompts beside as many as Known.

must_be_few(Turns, Known) :-
    aggregate_all(count, prompted(_, _, _, Turns), Count),
    (   Count >= 30+Known
    ->  throw(tabuleiro_watched(prompts))
    ;   true
    ).

%!  likely_answers(+Kind, +Text, +Turns, -Answers:list) is det.
%
%   Answers are those of prompt_answers/2. An empty line is no term, and a word
%   with a capital reads as a variable: it is an atom in lowercase or in quotes.
%   In the game an empty line is the likeliest answer where Text lists no
%   choices.

likely_answers(kind(What, _), Text, Turns, Answers) :-
    prompt_answers(Text, Answers0),
    (   What == term
    ->  findall(Term,
                ( member(Answer, Answers0), as_term(Answer, Term) ),
                Terms),
        list_to_set(Terms, Answers)
    ;   Turns > 0,
        prompt_choices(Text, Choices),
        Choices \= [_,_|_]
    ->  Answers = [""|Answers0]
    ;   Answers = Answers0
    ).

%   as_term(+Answer, -Term) is nondet.

as_term(Answer, Term) :-
    sub_string(Answer, 0, 1, _, First),
    (   char_type(First, upper)
    ->  (   string_lower(Answer, Term)
        ;   atom_string(Atom, Answer),
            format(string(Term), '~q', [Atom])
        )
    ;   Term = Answer
    ).

%   times_asked(+Idle, +Text, -Times): Text was asked Times times; Idle are the
%   prompts before, the last first.

times_asked(Idle, Text, Times) :-
    tail(Text, Tail),
    same_tails(Idle, Text, Tail, Repeated, Earlier),
    findall(x, member(Text, Earlier), Same),
    length(Same, Again),
    Times is Repeated+Again.

same_tails([Other|Idle], Text, Tail, Times, Earlier) :-
    tail(Other, Tail),
    \+ other_choices(Other, Text),
    !,
    same_tails(Idle, Text, Tail, Times0, Earlier),
    Times is Times0+1.
same_tails(Earlier, _, _, 0, Earlier).

%   other_choices(+Text1, +Text2): two menus that only end alike.

other_choices(Text1, Text2) :-
    prompt_choices(Text1, Choices1),
    prompt_choices(Text2, Choices2),
    Choices1 = [_,_|_],
    Choices2 = [_,_|_],
    subtract(Choices1, Choices2, [_|_]),
    subtract(Choices2, Choices1, [_|_]).

%   Tail is the last 40 characters of a prompt: what is before may tell of the
%   refusal.

tail(Text, Tail) :-
    text_end(Text, 40, Tail).

%!  text_end(+Text:string, +Most, -End:string) is det.
%
%   End are the last characters of Text, at most Most.

text_end(Text, Most, End) :-
    string_length(Text, Length),
    Before is max(0, Length-Most),
    sub_string(Text, Before, _, 0, End).

%!  last_line(+Text:string, -Line:string) is semidet.
%
%   Line is the last line of Text that is not blank: the lines before may show
%   the board.

last_line(Text, Line) :-
    split_string(Text, "\n", " \t\r", Lines0),
    exclude(==(""), Lines0, Lines),
    last(Lines, Line).
