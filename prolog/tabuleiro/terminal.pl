/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_terminal,
          [ say/1,                      % +Message
            print_lines/1,              % +Lines
            use_ascii/1,                % +Options
            ask/2,                      % +Message, -Answer
            choose/3,                   % +Message, +Items, -Choice
            leave/0,
            session/1                   % :Goal
          ]).
:- use_module(library(ansi_term), []).  % colours for print_message_lines/3
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, nth1/3]).
:- autoload(library(option), [option/2]).
:- autoload(library(readutil), [read_line_to_string/2]).
:- use_module(messages, []).

/** <module> Talking to a person in a terminal

Texts are messages (see messages.pl) printed to `current_output`; answers
are lines of `user_input`, never read as Prolog.

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

%!  print_lines(+Lines:list) is det.
%
%   Prints message lines to `current_output`, in colour if that is a
%   terminal that has them and the environment variable NO_COLOR is unset
%   or empty.

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
%   True when a board must be drawn in ASCII: the option ascii(true) says
%   so or, without it, the flag `tabuleiro_ascii`, or `current_output` has
%   no encoding for more.

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

%!  ask(+Message, -Answer:string) is det.
%
%   Prints Message as a prompt and reads a line, without the blanks around
%   it. At end of file it leaves, as leave/0.

ask(Message, Answer) :-
    message_lines(Message, Lines),
    setup_call_cleanup(
        prompt(Old, ''),
        ( print_prompt(Lines),
          read_line_to_string(user_input, Line)
        ),
        prompt(_, Old)),
    (   Line == end_of_file
    ->  nl,
        leave
    ;   split_string(Line, "", " \t\r", [Answer])
    ).

%   A line editor must know the prompt, or it draws over it.

print_prompt(Lines) :-
    stream_property(user_input, tty(true)),
    current_output(Out),
    stream_property(Out, tty(true)),
    !,
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Lines)),
    nl_if_needed,
    prompt1(Text).
print_prompt(Lines) :-
    print_message_lines(current_output, '~N', Lines),
    flush_output.

nl_if_needed :-
    format('~N', []),
    flush_output.

%!  choose(+Message, +Items:list, -Choice) is det.
%
%   Choice is the Value of one of Items, each item(Value, Label, Keys): the
%   person is shown them as a numbered list under Message, and types a
%   number, the label or one of the strings Keys. Anything else is explained
%   and asked again.

choose(Message, Items, Choice) :-
    say(choices(Message, Items)),
    choose_again(Items, Choice).

choose_again(Items, Choice) :-
    ask(choose, Answer),
    string_lower(Answer, Key),
    (   chosen(Key, Items, Item)
    ->  Item = item(Choice, _, _)
    ;   length(Items, N),
        say(no_choice(Answer, N)),
        choose_again(Items, Choice)
    ).

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

%!  leave is det.
%
%   Ends the innermost session/1.

leave :-
    throw(tabuleiro_leave).

%!  session(:Goal) is det.
%
%   Runs Goal, a conversation, once. It ends when Goal does, at end of file,
%   and at Ctrl-C, which leaves it rather than open the tracer.

:- meta_predicate session(0).

session(Goal) :-
    setup_call_cleanup(
        on_signal(int, Old, interrupt),
        catch(ignore(Goal), tabuleiro_leave, true),
        on_signal(int, _, Old)).

:- public interrupt/1.                  % signal handler

interrupt(_Signal) :-
    format('~N', []),
    leave.
