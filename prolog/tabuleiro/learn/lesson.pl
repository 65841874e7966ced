/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_lesson,
          [ has_lesson/1,               % +Game
            lesson/2,                   % +Game, -Steps
            step_text/3,                % +Step, +Kind, -Text
            step_answers/2              % +Step, -Answers
          ]).
:- use_module(library(apply), [exclude/3, foldl/5, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../base/printing', [message_text/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module(beside, [beside/3, file_lines/2]).
:- use_module(texts, []).

/** <module> The first lesson of a game

A game has a lesson if its folder has a file `lesson.txt`:

    # Comments begin so.
    step:     three
    position: 5/5/1W1W1/2W2/5/1B1B1_W_move_-,-
    task:     effect three(_)
    moves:    c3-c2
    en title: Make a three
    en text:  Three stones in a line, and no fourth, take one of the
              opponent's. Move a stone so that you have a three.
    en done:  Now you may take a stone.
    pt title: ...

A step ends with an empty line; a line that begins with a blank goes on with the
one before. `position` is a text of state_notation/3. The task is one of

    | task          | the person                                             |
    |---------------|--------------------------------------------------------|
    | read          | reads                                                  |
    | any           | plays any legal move                                   |
    | win           | plays a move that wins at once                         |
    | value         | plays a move after which value/3 is the highest        |
    | effect TERM   | plays a move for which move_effects/3 has a message    |
    |               | Game(TERM)                                             |
    | moves         | plays one of `moves`                                   |
    | why MOVE RULE | chooses why MOVE is illegal: `right`, not a `wrong`    |

`moves` has all moves that solve the task; check_lesson/2 compares it with what
the rules find. Each language has a `title` and a `text` of each step, and the
answers of a step `why`. A text `done`, printed after the step, may be left out.
*/

%!  has_lesson(+Game) is semidet.

has_lesson(Game) :-
    beside(Game, 'lesson.txt', _).

%!  lesson(+Game, -Steps:list(dict)) is semidet.
%
%   Steps are those of the lesson of the module Game, with the keys
%
%     - name: an atom
%     - position, state: the text and the state
%     - task: `read`, `any`, `win`, `value`, `moves`, effect(Term) or
%       why(Move, Rule)
%     - moves: the texts of the moves that solve it
%     - texts: terms text(Kind, Language, Text)
%
%   @error syntax_error(lesson), whose message has the line, and those of
%   state_notation/3

lesson(Game, Steps) :-
    beside(Game, 'lesson.txt', File),
    file_lines(File, Lines),
    foldl(numbered, Lines, Numbered0, 1, _),
    exclude(comment, Numbered0, Numbered),
    blocks(Numbered, Blocks),
    maplist(step(Game, File), Blocks, Steps).

numbered(Line, N0-Line, N0, N) :-
    N is N0+1.

comment(_-Line) :-
    string_concat("#", _, Line).

blocks([], []).
blocks([N-Line|Lines], Blocks) :-
    (   blank(Line)
    ->  blocks(Lines, Blocks)
    ;   block([N-Line|Lines], Block, Rest),
        Blocks = [Block|Blocks1],
        blocks(Rest, Blocks1)
    ).

block([], [], []).
block([N-Line|Lines], Block, Rest) :-
    (   blank(Line)
    ->  Block = [],
        Rest = Lines
    ;   Block = [N-Line|Block1],
        block(Lines, Block1, Rest)
    ).

blank(Line) :-
    split_string(Line, "", " \t", [""]).

                /*******************************
                *             STEPS            *
                *******************************/

step(Game, File, Block, step{ name:Name, position:Position, state:State,
                              task:Task, moves:Moves, texts:Texts }) :-
    Block = [First-_|_],
    fields(Block, File, Fields),
    value(step, Fields, File-First, NameText),
    atom_string(Name, NameText),
    value(position, Fields, File-First, Position),
    once(state_notation(Game, State, Position)),
    value(task, Fields, File-First, TaskText),
    (   task(TaskText, Task)
    ->  true
    ;   bad(no_task(TaskText), File, First)
    ),
    (   memberchk(field(moves, MovesText), Fields)
    ->  split_string(MovesText, " ", " ", Moves0),
        exclude(==(""), Moves0, Moves)
    ;   Moves = []
    ),
    findall(text(Kind, Language, Text),
            member(field(Language-Kind, Text), Fields),
            Texts).

%   Fields are field(Key, Text), or field(Language-Key, Text).

fields([], _, []).
fields([N-Line|Lines0], File, [field(Key, Text)|Fields]) :-
    continuation(Lines0, More, Lines),
    (   key(Line, Key, Text0)
    ->  true
    ;   bad(no_key(Line), File, N)
    ),
    atomic_list_concat([Text0|More], ' ', Atom),
    atom_string(Atom, Text),
    fields(Lines, File, Fields).

continuation([_-Line|Lines0], More, Lines) :-
    sub_string(Line, 0, 1, _, Blank),
    memberchk(Blank, [" ","\t"]),
    !,
    split_string(Line, "", " \t", [Text]),
    More = [Text|More1],
    continuation(Lines0, More1, Lines).
continuation(Lines, [], Lines).

key(Line, Key, Text) :-
    sub_string(Line, Before, 1, After, ":"),
    !,
    sub_string(Line, 0, Before, _, Left),
    sub_string(Line, _, After, 0, Right),
    split_string(Right, "", " \t", [Text]),
    split_string(Left, " ", " ", Words),
    maplist(atom_string, Atoms, Words),
    known_key(Atoms, Key).

known_key([Key], Key) :-
    memberchk(Key, [step,position,task,moves]).
known_key([Language,Kind], Language-Kind) :-
    memberchk(Kind, [title,text,done,right,wrong]).

value(Key, Fields, File-Line, Text) :-
    (   memberchk(field(Key, Text), Fields)
    ->  true
    ;   bad(missing(Key), File, Line)
    ).

bad(Why, File, Line) :-
    throw(error(syntax_error(lesson),
                context(_, tabuleiro(in_lesson(Why, File, Line))))).

task(Text, Task) :-
    split_string(Text, " ", " ", [Word|Words]),
    atom_string(Name, Word),
    task_term(Name, Words, Task).

task_term(Name, [], Name) :-
    memberchk(Name, [read,any,win,value,moves]).
task_term(why, [Move,RuleText], why(Move, Rule)) :-
    string_concat("R", Digits, RuleText),
    number_string(Rule, Digits).
task_term(effect, Words, effect(Term)) :-
    Words = [_|_],
    atomic_list_concat(Words, ' ', Text),
    catch(term_string(Term, Text), error(_, _), fail).

                /*******************************
                *             TEXTS            *
                *******************************/

%!  step_text(+Step, +Kind, -Text:string) is semidet.
%
%   Text is that of Kind, `title`, `text` or `done`, in the language of the
%   person, or in English where the lesson does not have that language. Fails if
%   there is none.

step_text(Step, Kind, Text) :-
    findall(Language-T, member(text(Kind, Language, T), Step.texts), Texts),
    Texts \== [],
    message_text(in_language(Texts), Text).

%!  step_answers(+Step, -Answers:list(pair)) is det.
%
%   Answers are those that a person may choose among in a step `why`, in the
%   language of the person, each with `right` or `wrong`: Text-Right. Their
%   order depends on their texts alone.

step_answers(Step, Answers) :-
    findall(L-(T-right), member(text(right, L, T), Step.texts), Right),
    findall(L-(T-wrong), member(text(wrong, L, T), Step.texts), Wrong),
    append(Right, Wrong, All),
    findall(L-L, member(L-_, Right), Languages),
    message_text(in_language(Languages), Text),
    atom_string(Language, Text),
    findall(Answer, member(Language-Answer, All), Own),
    sort(1, @=<, Own, Answers).
