/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_terminal,
          [ ask/2,                      % +Message, -Answer
            ask/3,                      % +Message, :Completions, -Answer
            ask_or_arrow/3,             % +Message, :Completions, -Answer
            confirm/1,                  % +Message
            go_on/0,
            say_pages/1,                % +Message
            choose/3,                   % +Title, +Items, -Choice
            choose/4,                   % +Title, +Items, +Words, -Choice
            choose_shown/3,             % +Items, +Words, -Choice
            going_back/1,               % ?Word
            asks_for_help/1,            % ?Word
            at_terminal/0,
            pause/1,                    % +Seconds
            leaving/1,                  % ?Word
            typed_number/2,             % +Text, -Number
            session/1                   % :Goal
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, last/2, list_to_set/2, member/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../base/interrupt', [interrupt_with/2]).
:- use_module('../texts/language', [local_text/2]).
:- use_module('../base/leave').
:- use_module('../base/accents').
:- use_module('../base/paragraph', [filled_message/3]).
:- use_module('../base/printing').
:- use_module('../learn/texts', []).
:- use_module(keys).
:- use_module(line).

/** <module> Asking a person in a terminal

Questions are messages, which base/printing prints; answers are lines of
`user_input`, never read as Prolog.
*/

%!  ask(+Message, -Answer:string) is det.
%!  ask(+Message, :Completions, -Answer:string) is det.
%!  ask_or_arrow(+Message, :Completions, -Answer) is det.
%
%   Prints Message as a prompt and reads a line. Answer is the line without
%   the blanks around it. If has_keys/0, the line is edited, see edit_line/4,
%   with Completions and the earlier answers to messages of the same name; an
%   arrow on an empty line makes the Answer of ask_or_arrow/3 arrow(Key).
%
%   At a terminal Ctrl-C and end of file call leave/0. Elsewhere end of file
%   calls leave_all/0.

:- meta_predicate
    ask(+, :, -),
    ask_or_arrow(+, :, -).

ask(Message, Answer) :-
    ask(Message, [], Answer).

ask(Message, Completions, Answer) :-
    ask(Message, Completions, [], Answer).

ask_or_arrow(Message, Completions, Answer) :-
    ask(Message, Completions, [arrows(true)], Answer).

ask(Message, Completions, Options, Answer) :-
    (   has_keys
    ->  on_terminal(with_keys(edit_answer(Message, Completions, Options, Line)),
                    Line)
    ;   print_prompt(Message),
        (   from_terminal
        ->  on_terminal(read_terminal(Line), Line)
        ;   read_pipe(Line)
        )
    ),
    (   Line = arrow(_)
    ->  Answer = Line
    ;   without_controls(Line, Plain),
        split_string(Plain, "", " ", [Answer])
    ).

%   A dumb terminal shows an arrow key as Escape and letters.

without_controls(Line, Plain) :-
    string_codes(Line, Codes0),
    maplist(without_control, Codes0, Codes),
    string_codes(Plain, Codes).

without_control(Code0, Code) :-
    (   code_type(Code0, cntrl)
    ->  Code = 0'                       % a blank
    ;   Code = Code0
    ).

print_prompt(Message) :-
    message_lines(Message, Lines),
    append(Lines, [flush], Prompt),     % no new line after it
    print_lines(Prompt).

edit_answer(Message, Completions, Options, Line, In) :-
    print_prompt(Message),
    message_text(Message, Text),
    split_string(Text, "\n", "", TextLines),
    last(TextLines, Prompt),
    functor(Message, Kind, _),
    history(Kind, History),
    edit_line(In, Prompt, Completions, [history(History)|Options], Line),
    (   string(Line)
    ->  add_history(Kind, Line)
    ;   true
    ).

%   The history of a kind of question is kept for the life of the thread.

history(Kind, Lines) :-
    history_variable(Kind, Variable),
    (   nb_current(Variable, Lines0)
    ->  Lines = Lines0
    ;   Lines = []
    ).

add_history(Kind, Line) :-
    history(Kind, Lines),
    (   Line == ""
    ->  true
    ;   Lines = [Line|_]
    ->  true
    ;   history_variable(Kind, Variable),
        nb_setval(Variable, [Line|Lines])
    ).

history_variable(Kind, Variable) :-
    atom_concat(tabuleiro_history_, Kind, Variable).

read_terminal(Line) :-
    interrupt_leaves(
        setup_call_cleanup(
            open_terminal(In),
            ( until_typed(In),
              read_line(In, Line)
            ),
            close(In))),
    current_output(Out),
    set_stream(Out, line_position(0)).

read_line(In, Line) :-
    first_use(library(readutil), read_line_to_string(In, Line)).

%   Goal reads Line, which is `end_of_file` at the end.

:- meta_predicate on_terminal(0, -).

on_terminal(Goal, Line) :-
    on_leave(Goal, Line = end_of_file),
    (   Line == end_of_file
    ->  nl,
        leave
    ;   true
    ).

read_pipe(Line) :-
    answer_encoding(Encoding),
    stream_property(user_input, encoding(Old)),
    setup_call_cleanup(
        ( prompt(OldPrompt, ''),
          change_encoding(Encoding)
        ),
        read_line(user_input, Line),
        ( change_encoding(Old),
          prompt(_, OldPrompt)
        )),
    (   Line == end_of_file
    ->  nl,
        leave_all
    ;   true
    ).

%   The encoding of a stream without a file, such as a string, cannot be set.

change_encoding(Encoding) :-
    (   stream_property(user_input, file_no(_))
    ->  set_stream(user_input, encoding(Encoding))
    ;   true
    ).

%!  at_terminal is semidet.
%
%   A person reads the output and types the answers.

at_terminal :-
    from_terminal,
    stream_property(current_output, tty(true)).

%!  pause(+Seconds) is det.
%
%   Waits if there is a terminal: for Enter if Seconds is `inf`. Calls leave/0
%   if the person types a word of leaving/1.

pause(Seconds) :-
    (   Seconds =:= 0
    ->  true
    ;   \+ at_terminal
    ->  true
    ;   Seconds =:= inf
    ->  ask(next_move, Answer),
        typed_word(Answer, Word),
        (   leaving(Word)
        ->  leave
        ;   true
        )
    ;   sleep(Seconds)
    ).

%!  go_on is semidet.
%
%   Waits at a terminal until the person has read what is above. Fails if the
%   person leaves or goes back.

go_on :-
    (   at_terminal
    ->  on_leave(ask(go_on, Answer), Answer = "q"),
        typed_word(Answer, Word),
        \+ leaving(Word),
        \+ going_back(Word)
    ;   true
    ).

%!  say_pages(+Message) is semidet.
%
%   Prints Message as say/1 does, but at a terminal go_on/0 follows each screen
%   of it but the last one. Fails if go_on/0 does.

say_pages(Message) :-
    message_lines(Message, Lines),
    (   at_terminal
    ->  screen_size(Rows, Columns),
        filled_message(Lines, Columns, Filled),
        Room is Rows-1,
        print_pages(Filled, Room)
    ;   print_lines(Lines)
    ).

print_pages(Lines, Room) :-
    first_lines(Lines, Room, Page, Rest),
    print_lines(Page),
    (   Rest == []
    ->  true
    ;   go_on,
        print_pages(Rest, Room)
    ).

%   Page is what there is of Lines before the new line number Room, and that.

first_lines([], _, [], []).
first_lines([Line|Lines], Room, [Line|Page], Rest) :-
    (   Line \== nl
    ->  first_lines(Lines, Room, Page, Rest)
    ;   Room > 1
    ->  Left is Room-1,
        first_lines(Lines, Left, Page, Rest)
    ;   Page = [],
        Rest = Lines
    ).

%!  confirm(+Message) is semidet.
%
%   Asks Message. Succeeds if the answer is yes, fails if it is no or empty. A
%   word of leaving/1 leaves. After any other answer, prints the possible
%   answers and repeats the question.

confirm(Message) :-
    ask(Message, Answer),
    typed_word(Answer, Word),
    (   yes_or_no(Word, Yes)
    ->  Yes == true
    ;   leaving(Word)
    ->  leave
    ;   say(yes_or_no),
        confirm(Message)
    ).

yes_or_no("", false).
yes_or_no(Word, Yes) :-
    Word \== "",
    member(Known-Yes, ["y"-true,"yes"-true,"n"-false,"no"-false]),
    spelled(Known, Word),
    !.

%!  choose(+Title, +Items:list, -Choice) is det.
%!  choose(+Title, +Items:list, +Words:list, -Choice) is det.
%
%   Shows Items, terms item(Value, Label, Keys), as a numbered list under
%   Title. The person types a number, a label or one of the strings Keys;
%   Choice is the Value of that item. Words are terms word(Value, Keys, Effect)
%   for what is not in the list: Keys may be typed as well, and help names the
%   first and Effect, a message, unless that is `none`. A unique beginning of
%   any of these is enough. Words may also have a closure typed(Goal): an answer
%   that is neither of these nor a number is the Choice of call(Goal, Answer,
%   Choice). An item with the key "" is marked, and Enter
%   chooses it. `?` shows the list again with this help, a word of leaving/1
%   leaves; any other answer is explained, and the question repeated. Ctrl-C and
%   end of file at a terminal are the answer `q`.

choose(Title, Items, Choice) :-
    choose(Title, Items, [], Choice).

choose(Title, Items0, Words, Choice) :-
    maplist(local_item, Items0, Items),
    List = choices(Title, Items),
    say(List),
    choose_again(List, Items, Words, Choice).

%!  choose_shown(+Items:list, +Words:list, -Choice) is det.
%
%   As choose/4, of Items that say(answers(Items)) has shown.

choose_shown(Items0, Words, Choice) :-
    maplist(local_item, Items0, Items),
    choose_again(answers(Items), Items, Words, Choice).

%   A label may be typed in English too.

local_item(item(Value, English, Keys),
           item(Value, Label, [EnglishKey|Keys])) :-
    local_text(English, Label),
    typed_word(English, EnglishKey).

%   List is the message that shows Items.

choose_again(List, Items, Words, Choice) :-
    findall(Label, member(item(_, Label, _), Items), Labels),
    on_leave(ask(choose, Labels, Answer), Answer = "q"),
    typed_word(Answer, Key),
    meant(Key, Items, Words, Meant),
    (   Meant = [chosen(Value)-_]
    ->  Choice = Value
    ;   Meant = [leave-_]
    ->  leave
    ;   Meant = [help-_]
    ->  say(List),
        findall(Word-Effect,
                ( member(word(_, [Word|_], Effect), Words),
                  Effect \== none
                ),
                Help),
        say(choice_help(Help)),
        choose_again(List, Items, Words, Choice)
    ;   Meant = [_,_|_]
    ->  pairs_values(Meant, Texts),
        say(one_of(Texts)),
        choose_again(List, Items, Words, Choice)
    ;   length(Items, N),
        say(no_choice(Answer, N)),
        choose_again(List, Items, Words, Choice)
    ).

%   Meant are pairs What-Text: what a person who types Key may mean, and how it
%   is written. A whole word is preferred to the beginning of another.

meant(Key, Items, _, [chosen(Value)-Key]) :-
    typed_number(Key, N),
    integer(N),
    nth1(N, Items, item(Value, _, _)),
    !.
meant(Key, Items, Words, [What-Key]) :-
    written(Items, Words, What, Key),
    !.
meant(Key, _, Words, [chosen(Value)-Key]) :-
    is_word(Key),
    member(typed(Goal), Words),
    call(Goal, Key, Value),
    !.
meant(Key, Items, Words, Meant) :-
    findall(What-Text,
            distinct(What,
                     ( is_word(Key),
                       written(Items, Words, What, Text),
                       string_concat(Key, _, Text)
                     )),
            Meant).

is_word(Key) :-
    Key \== "",
    \+ catch(number_string(_, Key), error(_, _), fail).

written(Items, _, chosen(Value), Text) :-
    member(item(Value, Label, Keys), Items),
    (   member(Text, Keys)
    ;   typed_word(Label, Text)
    ).
written(_, Words, chosen(Value), Text) :-
    member(word(Value, Keys, _), Words),
    member(Text, Keys).
written(_, _, leave, Text) :-
    leaving(Text).
written(_, _, help, Text) :-
    asks_for_help(Text).

%!  asks_for_help(?Word:string) is nondet.
%
%   A person types Word to see what is possible.

asks_for_help("?").
asks_for_help(Word) :-
    spelled("help", Word).

%!  typed_number(+Text, -Number) is semidet.
%
%   A person types Text for Number, with a point or a comma before decimals.

typed_number(Text, Number) :-
    split_string(Text, ",", "", Parts),
    atomic_list_concat(Parts, '.', Atom),
    atom_string(Atom, Plain),
    catch(number_string(Number, Plain), error(_, _), fail).

%!  leaving(?Word:string) is nondet.
%
%   A person types Word to leave.

leaving("q").
leaving("exit").
leaving(Word) :-
    spelled("quit", Word).

%!  going_back(?Word:string) is nondet.
%
%   A person types Word to go back one step.

going_back(Word) :-
    local_text("Back", Label),
    typed_word(Label, Local),
    list_to_set(["b","back",Local], Words),
    member(Word, Words).

%!  session(:Goal) is det.
%
%   Runs Goal, a conversation, once, until Goal ends or calls leave/0. End of
%   file on a pipe ends all sessions, as does Ctrl-C, which does not open the
%   tracer here, unless the person is being asked.

:- meta_predicate session(0).

session(Goal) :-
    in_session,
    !,
    until_leave(ignore(Goal)).
session(Goal) :-
    setup_call_cleanup(
        on_signal(int, Old, interrupt),
        until_leave_all(until_leave(ignore(Goal))),
        on_signal(int, _, Old)).

in_session :-
    on_signal(int, Handler, Handler),
    strip_module(tabuleiro_terminal:Handler, Module, Name),
    Module:Name == tabuleiro_terminal:interrupt.

:- public interrupt/1.                  % signal handler

interrupt(_Signal) :-
    nl,
    interrupt_with(interrupt, tabuleiro_leave_all).
