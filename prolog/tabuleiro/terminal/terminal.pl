/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_terminal,
          [ say/1,                      % +Message
            say_progress/1,             % +Message
            show_progress/1,            % +Message
            end_progress/0,
            message_text/2,             % +Message, -Text
            print_lines/1,              % +Lines
            use_ascii/1,                % +Options
            printable/2,                % +Texts, -Printable
            ask/2,                      % +Message, -Answer
            confirm/1,                  % +Message
            choose/3,                   % +Message, +Items, -Choice
            at_terminal/0,
            pause/1,                    % +Seconds
            leaving/1,                  % ?Word
            session/1                   % :Goal
          ]).
:- use_module(library(ansi_term), []).  % colours for print_message_lines/3
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).
:- autoload(library(option), [option/2]).
:- autoload(library(porter_stem), [unaccent_atom/2]).
:- autoload(library(readutil), [read_line_to_string/2]).
:- use_module('../interface/leave').
:- use_module('../interface/messages', []).

/** <module> Talking to a person in a terminal

Texts are messages (see tabuleiro/interface/messages) printed to
`current_output`; answers are lines of `user_input`, never read as Prolog.

@see NO_COLOR, https://no-color.org
*/

:- create_prolog_flag(tabuleiro_ascii, false, [type(boolean), keep(true)]).

%!  say(+Message) is det.
%
%   Prints tabuleiro(Message) to `current_output`.

say(Message) :-
    message_lines(Message, Lines),
    print_lines(Lines).

message_lines(Message, Lines) :-
    phrase(prolog:message(tabuleiro(Message)), Lines).

%!  message_text(+Message, -Text:string) is det.
%
%   Text is tabuleiro(Message) without colours.

message_text(Message, Text) :-
    message_lines(Message, Lines),
    with_output_to(string(Printed),
                   print_message_lines(current_output, '', Lines)),
    split_string(Printed, "", "\n", [Text]).

%!  say_progress(+Message) is det.
%
%   Prints tabuleiro(Message), one line, to `user_error`: in place of the
%   current line if that is a terminal, else as a line of its own.

say_progress(Message) :-
    message_text(Message, Text),
    (   stream_property(user_error, tty(true))
    ->  fitting(Text, Line),
        format(user_error, '\r\e[K~s', [Line])
    ;   format(user_error, '~s~n', [Text])
    ),
    flush_output(user_error).

%   Line is the part of Text that fits in one line of the terminal: what wraps
%   is not erased.

fitting(Text, Line) :-
    catch(tty_size(_, Columns), error(_, _), Columns = 80),
    Width is max(1, Columns-1),
    (   sub_string(Text, 0, Width, _, Line)
    ->  true
    ;   Line = Text
    ).

%!  show_progress(+Message) is det.
%
%   As say_progress/1 in a terminal; prints nothing elsewhere.

show_progress(Message) :-
    (   stream_property(user_error, tty(true))
    ->  say_progress(Message)
    ;   true
    ).

%!  end_progress is det.
%
%   Erases the line of say_progress/1 in a terminal.

end_progress :-
    (   stream_property(user_error, tty(true))
    ->  format(user_error, '\r\e[K', []),
        flush_output(user_error)
    ;   true
    ).

%!  print_lines(+Lines:list) is det.
%
%   Prints message lines to `current_output`, in colour if that is a terminal
%   with colours and the environment variable NO_COLOR is unset or empty.

print_lines(Lines) :-
    (   getenv('NO_COLOR', Value),
        Value \== ''
    ->  maplist(without_color, Lines, Plain)
    ;   Plain = Lines
    ),
    print_message_lines(current_output, '~N', Plain),
    flush_output.

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

without_accents(Text, Plain) :-
    string_chars(Text, Chars),
    maplist(without_accent, Chars, Plains),
    atomics_to_string(Plains, Plain).

%   unaccent_atom/2 knows Latin-1 only.

without_accent(Char, Plain) :-
    char_code(Char, Code),
    Code > 127,
    Code < 256,
    !,
    unaccent_atom(Char, Plain).
without_accent(Char, Char).

%!  ask(+Message, -Answer:string) is det.
%
%   Prints Message as a prompt and reads a line. Answer is the line without
%   the blanks around it. Calls leave_all/0 at end of file.

ask(Message, Answer) :-
    message_lines(Message, Lines),
    append(Lines, [flush], Prompt),     % no new line after it
    print_lines(Prompt),
    setup_call_cleanup(
        prompt(Old, ''),
        read_answer(Line),
        prompt(_, Old)),
    (   Line == end_of_file
    ->  nl,
        leave_all
    ;   split_string(Line, "", " \t\r", [Answer])
    ).

%   A terminal is read past the line editor of the toplevel, which would draw
%   over the prompt. wait_for_input/3 makes Ctrl-C work at once; the line
%   editor and a plain read would notice it at the next key.

read_answer(Line) :-
    from_terminal,
    !,
    stream_property(user_input, encoding(Encoding)),
    setup_call_cleanup(
        open('/dev/tty', read, In, [encoding(Encoding), bom(false)]),
        ( wait_for_input([In], _, infinite),
          read_line_to_string(In, Line)
        ),
        close(In)),
    current_output(Out),
    set_stream(Out, line_position(0)).
read_answer(Line) :-
    read_line_to_string(user_input, Line).

from_terminal :-
    stream_property(user_input, tty(true)),
    access_file('/dev/tty', read).

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

yes_or_no("y",   true).
yes_or_no("yes", true).
yes_or_no("n",   false).
yes_or_no("no",  false).
yes_or_no("",    false).

%!  choose(+Message, +Items:list, -Choice) is det.
%
%   Shows Items, terms item(Value, Label, Keys), as a numbered list under
%   Message. The person types a number, a label or one of the strings Keys;
%   Choice is the Value of that item. `?` shows the list again, a word of
%   leaving/1 leaves; any other answer is explained, and the question
%   repeated.

choose(Message, Items, Choice) :-
    say(choices(Message, Items)),
    choose_again(Message, Items, Choice).

choose_again(Message, Items, Choice) :-
    ask(choose, Answer),
    string_lower(Answer, Key),
    (   chosen(Key, Items, Item)
    ->  Item = item(Choice, _, _)
    ;   leaving(Key)
    ->  leave
    ;   Key == "?"
    ->  choose(Message, Items, Choice)
    ;   length(Items, N),
        say(no_choice(Answer, N)),
        choose_again(Message, Items, Choice)
    ).

%!  leaving(?Word:string) is nondet.
%
%   A person types Word to leave.

leaving("q").
leaving("quit").
leaving("exit").

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
%   file and Ctrl-C, which does not open the tracer here, end all sessions.

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
    leave_all.
