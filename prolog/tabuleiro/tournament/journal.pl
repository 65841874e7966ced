/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_journal,
          [ read_journal/3,             % +File, -Plan, -Journal
            journal_lines/2,            % +Journal, -Lines
            open_journal/4,             % +File, +Plan, +Journal, -Stream
            add_line/3,                 % +File, +Stream, +Line
            damaged_line/2              % +File, +Number
          ]).
:- use_module(library(apply), [foldl/5]).
:- use_module(library(md5), [md5_hash/3]).
:- use_module('../base/writing', [writing/2]).
:- use_module(plan, [check_plan/1, plan_text/2]).
:- use_module(texts, []).

/** <module> The journal of a tournament: no game that was played is lost

A journal is a text file. Its first line is the plan. Then it has a line for
each game that has ended, in the order in which the games ended. Each line is
written and flushed before the next game counts. If a write was cut short, the
last line has no newline; the line is dropped and its game is played again. Each
line ends in a tab and a checksum, the first eight digits of the MD5 of the line
in UTF-8. The predicates take and return lines without the checksum.
*/

%!  read_journal(+File, -Plan, -Journal) is det.
%
%   Journal is journal(Lines, End, Size): the complete lines after the plan, the
%   size of all complete lines in bytes, and the size of File. Plan is `none` if
%   File does not exist, is empty, or ends within its first line.
%
%   @error domain_error(journal, File) if File is not a journal,
%   domain_error(tournament_format, Version) if a later version wrote it,
%   syntax_error(journal_line) if a checksum is wrong or the first line is not a
%   plan

read_journal(File, Plan, journal(Lines, End, Size)) :-
    (   exists_file(File)
    ->  setup_call_cleanup(
            open(File, read, In, [encoding(utf8)]),
            complete_lines(In, 0, Summed, End, Torn, Size),
            close(In))
    ;   Summed = [],
        End = 0,
        Size = 0,
        Torn = ""
    ),
    (   Summed = [First|_]
    ->  true
    ;   First = Torn
    ),
    (   begins_plan(First)
    ->  true
    ;   throw(error(domain_error(journal, File),
                    context(_, tabuleiro(no_journal(File)))))
    ),
    foldl(checked(File), Summed, All, 1, _),
    (   All = [PlanLine|Lines]
    ->  line_plan(File, PlanLine, Plan)
    ;   Plan = none,
        Lines = []
    ).

complete_lines(In, End0, Lines, End, Torn, Size) :-
    read_string(In, "\n", "", Separator, Line),
    (   Separator == -1
    ->  Lines = [],
        End = End0,
        Torn = Line,
        byte_count(In, Size)
    ;   Lines = [Line|Lines1],
        byte_count(In, End1),
        complete_lines(In, End1, Lines1, End, Torn, Size)
    ).

line_plan(File, Line, Plan) :-
    catch(( plan_text(Plan0, Line),
            check_plan(Plan0)
          ),
          error(Formal, _), true),
    (   var(Formal)
    ->  Plan = Plan0
    ;   Formal = domain_error(tournament_format, _)
    ->  throw(error(Formal, context(_, tabuleiro(newer_journal(File)))))
    ;   damaged_line(File, 1)
    ).

checked(File, Summed, Line, Number, Next) :-
    (   sub_string(Summed, Before, 9, 0, _),
        sub_string(Summed, 0, Before, _, Line),
        summed(Line, Summed)
    ->  Next is Number+1
    ;   damaged_line(File, Number)
    ).

%   Summed is Line with its checksum.

summed(Line, Summed) :-
    md5_hash(Line, Hash, [encoding(utf8)]),
    sub_atom(Hash, 0, 8, _, Sum),
    format(string(Summed), '~s\t~w', [Line,Sum]).

%!  damaged_line(+File, +Number) is det.
%
%   @error syntax_error(journal_line)

damaged_line(File, Number) :-
    throw(error(syntax_error(journal_line),
                context(_, tabuleiro(damaged_journal(File, Number))))).

%   Text is the text of a plan, or its beginning.

begins_plan(Text) :-
    Begin = "{\"",
    (   string_concat(Begin, _, Text)
    ;   string_concat(Text, _, Begin)
    ),
    !.

%!  journal_lines(+Journal, -Lines:list(string)) is det.

journal_lines(journal(Lines, _, _), Lines).

%!  open_journal(+File, +Plan, +Journal, -Stream) is det.
%
%   Opens File to append after the complete lines of Journal, see
%   read_journal/3; an incomplete last line is cut off. Writes Plan first if
%   there are no lines.
%
%   @error permission_error(lock, journal, File) if another process has File
%   open or has written to it since it was read, those of writing/2

open_journal(File, Plan, journal(_, End, Size), Stream) :-
    catch(writing(File,
                  open(File, update, Stream,
                       [encoding(utf8), lock(exclusive), wait(false)])),
          error(permission_error(lock, _, _), _),
          in_use(File)),
    size_file(File, Now),
    (   Now =\= Size
    ->  close(Stream),
        in_use(File)
    ;   End =:= Size
    ->  seek(Stream, 0, eof, _)
    ;   seek(Stream, End, bof, _),
        set_end_of_stream(Stream)
    ),
    (   End =:= 0
    ->  plan_text(Plan, Text),
        add_line(File, Stream, Text)
    ;   true
    ).

in_use(File) :-
    throw(error(permission_error(lock, journal, File),
                context(_, tabuleiro(journal_in_use(File))))).

%!  add_line(+File, +Stream, +Line) is det.
%
%   @error those of writing/2

add_line(File, Stream, Line) :-
    summed(Line, Summed),
    writing(File,
            ( write(Stream, Summed),
              nl(Stream),
              flush_output(Stream)
            )).
