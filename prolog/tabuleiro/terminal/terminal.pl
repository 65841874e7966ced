/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_terminal,
          [ say/1,                      % +Message
            say_paragraph/1,            % +Message
            message_text/2,             % +Message, -Text
            spelled/2,                  % +Word, ?Text
            print_lines/1,              % +Lines
            print_lines/2,              % +Lines, +Options
            no_color/0,
            use_ascii/1,                % +Options
            printable/2,                % +Texts, -Printable
            ask/2,                      % +Message, -Answer
            ask/3,                      % +Message, :Completions, -Answer
            ask_or_arrow/3,             % +Message, :Completions, -Answer
            confirm/1,                  % +Message
            choose/3,                   % +Message, +Items, -Choice
            choose/4,                   % +Message, +Items, +Words, -Choice
            going_back/1,               % ?Word
            asks_for_help/1,            % +Word
            at_terminal/0,
            pause/1,                    % +Seconds
            leaving/1,                  % ?Word
            session/1                   % :Goal
          ]).
:- use_module(library(ansi_term), []).  % colours for print_message_lines/3
:- autoload(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, last/2, list_to_set/2, member/2, nth1/3]).
:- autoload(library(option), [option/2]).
:- autoload(library(readutil), [read_line_to_string/2]).
:- use_module('../interface/interrupt', [interrupt_with/2]).
:- use_module('../interface/language', [local_text/2]).
:- use_module('../interface/leave').
:- use_module('../interface/messages', []).
:- use_module('../interface/room', [screen_room/2, screen_width/1]).
:- use_module(accents).
:- use_module(keys).
:- use_module(line).
:- use_module(paragraph, [filled_message/3]).

/** <module> Talking to a person in a terminal

Texts are messages (see tabuleiro/interface/messages) printed to
`current_output`; answers are lines of `user_input`, never read as Prolog.

@see NO_COLOR, https://no-color.org
*/

:- create_prolog_flag(tabuleiro_ascii, false, [type(boolean), keep(true)]).

%!  say(+Message) is det.
%!  say_paragraph(+Message) is det.
%
%   Prints tabuleiro(Message) to `current_output`. say_paragraph/1 breaks long
%   lines, see filled_message/3, where that is no terminal too.

say(Message) :-
    message_lines(Message, Lines),
    print_lines(Lines).

say_paragraph(Message) :-
    message_lines(Message, Lines),
    screen_width(Columns),
    Width is Columns-1,
    filled_message(Lines, Width, Filled),
    print_lines(Filled).

message_lines(Message, Lines) :-
    phrase(prolog:translate_message(tabuleiro(Message)), Lines).

%!  message_text(+Message, -Text:string) is det.
%
%   Text is tabuleiro(Message) without colours, printable/2.

message_text(Message, Text) :-
    message_lines(Message, Lines),
    with_output_to(string(Printed),
                   print_message_lines(current_output, '', Lines)),
    split_string(Printed, "", "\n", Texts),
    printable(Texts, [Text]).

%!  spelled(+Word, ?Text:string) is nondet.
%
%   A person may type Text for Word, a string or atom: Word itself, or the
%   message tabuleiro(word(Word)), with or without accents.

spelled(Word, Text) :-
    format(string(English), '~w', [Word]),
    message_text(word(Word), Local),
    without_accents(Local, Plain),
    list_to_set([Local,English,Plain], Texts),
    member(Text, Texts).

%!  print_lines(+Lines:list) is det.
%!  print_lines(+Lines:list, +Options:list) is det.
%
%   Prints message lines to `current_output`, in colour if that is a terminal
%   with colours and the environment variable NO_COLOR is unset or empty. They
%   lose their accents where use_ascii/1 with Options asks for ASCII.

print_lines(Lines) :-
    print_lines(Lines, []).

print_lines(Lines, Options) :-
    (   no_color
    ->  maplist(without_color, Lines, Plain)
    ;   Plain = Lines
    ),
    (   use_ascii(Options)
    ->  maplist(line_without_accents, Plain, Printable)
    ;   Printable = Plain
    ),
    (   screen_room(_, Columns)
    ->  filled_message(Printable, Columns, Filled)
    ;   Filled = Printable
    ),
    print_message_lines(current_output, '~N', Filled),
    flush_output.

%!  no_color is semidet.
%
%   The environment variable NO_COLOR asks for no colours.

no_color :-
    getenv('NO_COLOR', Value),
    Value \== ''.

without_color(ansi(_, Format, Args), Format-Args) :-
    !.
without_color(Line, Line).

%!  use_ascii(+Options) is semidet.
%
%   True if a board must be drawn in ASCII: by the option ascii(true) or,
%   without the option ascii, by the flag `tabuleiro_ascii` or because the
%   encoding of `current_output` is not Unicode.

use_ascii(Options) :-
    (   option(ascii(Ascii), Options)
    ->  Ascii == true
    ;   current_prolog_flag(tabuleiro_ascii, true)
    ->  true
    ;   stream_property(current_output, encoding(Encoding)),
        \+ unicode_encoding(Encoding)
    ).

unicode_encoding(Encoding) :-
    memberchk(Encoding,
              [ utf8, unicode_be, unicode_le, utf16be, utf16le, wchar_t ]).
unicode_encoding(text) :-
    member(Variable, ['LC_ALL', 'LC_CTYPE', 'LANG']),
    getenv(Variable, Locale),
    Locale \== '',
    !,
    downcase_atom(Locale, Lower),
    (   sub_atom(Lower, _, _, _, 'utf-8')
    ;   sub_atom(Lower, _, _, _, utf8)
    ),
    !.

%!  printable(+Texts:list(string), -Printable:list(string)) is det.
%
%   Printable are Texts, without accents where use_ascii/1 asks for ASCII.

printable(Texts, Printable) :-
    (   use_ascii([])
    ->  maplist(without_accents, Texts, Printable)
    ;   Printable = Texts
    ).

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

%   A dumb terminal sends an arrow as an Escape and letters.

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
              read_line_to_string(In, Line)
            ),
            close(In))),
    current_output(Out),
    set_stream(Out, line_position(0)).

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
    setup_call_cleanup(
        prompt(Old, ''),
        read_line_to_string(user_input, Line),
        prompt(_, Old)),
    (   Line == end_of_file
    ->  nl,
        leave_all
    ;   true
    ).

%!  at_terminal is semidet.
%
%   A person reads what is printed, and types the answers.

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
        string_lower(Answer, Word),
        (   leaving(Word)
        ->  leave
        ;   true
        )
    ;   sleep(Seconds)
    ).

%!  confirm(+Message) is semidet.
%
%   Asks Message. True if the answer is yes; an empty one is no. A word of
%   leaving/1 leaves; any other answer is explained, and the question
%   repeated.

confirm(Message) :-
    ask(Message, Answer),
    string_lower(Answer, Word),
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

%!  choose(+Message, +Items:list, -Choice) is det.
%!  choose(+Message, +Items:list, +Words:list, -Choice) is det.
%
%   Shows Items, terms item(Value, Label, Keys), as a numbered list under
%   Message. The person types a number, a label or one of the strings Keys;
%   Choice is the Value of that item. Words are terms word(Value, Keys, Effect)
%   for what is not in the list: Keys may be typed as well, and help names the
%   first and Effect, a message. `?` shows the list again with this help, a word
%   of leaving/1 leaves; any other answer is explained, and the question
%   repeated. Ctrl-C and end of file at a terminal are the answer `q`.

choose(Message, Items, Choice) :-
    choose(Message, Items, [], Choice).

choose(Message, Items0, Words, Choice) :-
    maplist(local_item, Items0, Items),
    say(choices(Message, Items)),
    choose_again(Message, Items, Words, Choice).

%   A label may be typed in English, and without its accents.

local_item(item(Value, English, Keys),
           item(Value, Label, [EnglishKey,PlainKey|Keys])) :-
    local_text(English, Label),
    string_lower(English, EnglishKey),
    string_lower(Label, Key),
    without_accents(Key, PlainKey).

choose_again(Message, Items, Words, Choice) :-
    findall(Label, member(item(_, Label, _), Items), Labels),
    on_leave(ask(choose, Labels, Answer), Answer = "q"),
    string_lower(Answer, Key),
    (   chosen(Key, Items, Item)
    ->  Item = item(Choice, _, _)
    ;   member(word(Value, Keys, _), Words),
        memberchk(Key, Keys)
    ->  Choice = Value
    ;   leaving(Key)
    ->  leave
    ;   asks_for_help(Key)
    ->  say(choices(Message, Items)),
        findall(Word-Effect, member(word(_, [Word|_], Effect), Words), Help),
        say(choice_help(Help)),
        choose_again(Message, Items, Words, Choice)
    ;   length(Items, N),
        say(no_choice(Answer, N)),
        choose_again(Message, Items, Words, Choice)
    ).

%!  asks_for_help(+Word:string) is semidet.

asks_for_help("?").
asks_for_help(Word) :-
    spelled("help", Word),
    !.

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
    string_lower(Label, Local),
    list_to_set(["b","back",Local], Words),
    member(Word, Words).

chosen(Key, Items, Item) :-
    catch(number_string(N, Key), error(_,_), fail),
    integer(N),
    nth1(N, Items, Item),
    !.
chosen(Key, Items, Item) :-
    Item = item(_, Label, Keys),
    member(Item, Items),
    (   memberchk(Key, Keys)
    ;   string_lower(Label, Key)
    ),
    !.

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
