/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(converse,
          [ typed_into/3,               % +Lines, :Goal, -Output
            converse/4                  % +Type, +Arguments, +Dialogue,
                                        % -Output
          ]).
:- use_module(library(apply)).
:- use_module(library(dcg/basics)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module(run_swipl, [start_in_terminal/5, until_left/2]).

/** <module> A person's answers, over a pipe or at a terminal
*/

:- meta_predicate
    typed_into(+, 0, -).

%!  typed_into(+Lines, :Goal, -Output:string) is semidet.
%
%   Runs Goal in this process with Lines as `user_input`, as from a pipe.
%   Output is what it prints to `current_output`.

typed_into(Lines, Goal, Output) :-
    atomic_list_concat(Lines, '\n', Text0),
    atom_concat(Text0, '\n', Text),
    open_string(Text, In),
    stream_property(Old, alias(user_input)),
    setup_call_cleanup(
        set_stream(In, alias(user_input)),
        with_output_to(string(Output), Goal),
        ( set_stream(Old, alias(user_input)),
          close(In)
        )).

%!  converse(+Type, +Arguments, +Dialogue, -Output:string) is det.
%
%   Runs swipl in a terminal of its own, as run_in_terminal/4 does. Dialogue is
%   a list of
%
%     - see(Text): wait until the terminal shows Text after the text of the
%       last see(_)
%     - type(Text): type Text; control characters are keys
%     - line(Text): type Text and Enter
%     - size(Rows, Columns): the terminal gets this size. The program must have
%       shown its name, by shell(tty).
%
%   At the end Ctrl-D is typed repeatedly until the program ends. Output is the
%   complete output of the terminal.
%
%   @error existence_error(text, Text) if the program ends before it shows
%   Text
%   @throws not_shown(Text) if the terminal does not show Text in time
%   @throws time_limit_exceeded if the program does not end

converse(Type, Arguments, Dialogue, Output) :-
    start_in_terminal(Type, Arguments, Process, In, Out),
    catch(call_with_time_limit(
              120,
              ( dialogue(Dialogue, In, Out, [], Shown0),
                until_left(In, read_stream_to_codes(Out, Rest))
              )),
          Ball,
          process_kill(Process)),
    close(In, [force(true)]),
    close(Out),
    process_wait(Process, _),
    (   var(Ball)
    ->  true
    ;   throw(Ball)
    ),
    reverse(Shown0, Shown),
    append(Shown, Rest, Codes0),
    exclude(==(0'\r), Codes0, Codes),
    string_codes(Output, Codes).

%   Shown are the codes that the terminal has shown, the last one first.

dialogue([], _, _, Shown, Shown).
dialogue([Part|Parts], In, Out, Shown0, Shown) :-
    part(Part, In, Out, Shown0, Shown1),
    dialogue(Parts, In, Out, Shown1, Shown).

part(type(Text), In, _, Shown, Shown) :-
    write(In, Text),
    flush_output(In).
part(line(Text), In, _, Shown, Shown) :-
    format(In, '~w\n', [Text]),
    flush_output(In).
part(size(Rows, Columns), _, _, Shown, Shown) :-
    reverse(Shown, Codes),
    phrase(( string(_), "/dev/", string_without(`\r\n`, Name) ), Codes, _),
    format(atom(Terminal), '/dev/~s', [Name]),
    process_create(path(stty), ['-F',Terminal,rows,Rows,cols,Columns], []).
part(see(Text), _, Out, Shown0, Shown) :-
    string_codes(Text, Codes),
    reverse(Codes, Wanted),
    catch(until_seen(Wanted, Out, [], Seen, Text),
          time_limit_exceeded,
          throw(not_shown(Text))),
    append(Seen, Shown0, Shown).

until_seen(Wanted, Out, Seen0, Seen, Text) :-
    get_code(Out, Code),
    (   Code == -1
    ->  existence_error(text, Text)
    ;   append(Wanted, _, [Code|Seen0])
    ->  Seen = [Code|Seen0]
    ;   until_seen(Wanted, Out, [Code|Seen0], Seen, Text)
    ).
