/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_writing,
          [ writing/2,                  % +File, :Goal
            append_text/2,              % +File, +Text
            replace_text/2              % +File, +Text
          ]).
:- use_module('../texts/texts', []).

/** <module> Writing files whole, with errors that name the file
*/

:- meta_predicate
    writing(+, 0).

%!  writing(+File, :Goal) is semidet.
%
%   Calls Goal, which opens File or writes to it. Errors name File, and their
%   message has the text of the system.
%
%   @error io_error(write, File), such as for a full disk,
%   permission_error(open, source_sink, File), and
%   existence_error(source_sink, File) if the folder of File does not exist

writing(File, Goal) :-
    catch(Goal, Error, cannot_write(Error, File)).

cannot_write(error(Formal0, context(_, Why)), File) :-
    atom(Why),
    unwritable(Formal0, File, Formal),
    !,
    throw(error(Formal, context(_, tabuleiro(cannot_write(File, Why))))).
cannot_write(Error, _) :-
    throw(Error).

unwritable(io_error(write, _), File, io_error(write, File)).
unwritable(existence_error(source_sink, _), File,
           existence_error(source_sink, File)).
unwritable(permission_error(open, source_sink, _), File,
           permission_error(open, source_sink, File)).

%!  append_text(+File, +Text) is det.
%
%   Appends Text to File, creating File if necessary. Appends all of Text or
%   nothing.
%
%   @error those of writing/2

append_text(File, Text) :-
    (   exists_file(File)
    ->  size_file(File, Size),
        Undo = cut(File, Size)
    ;   Undo = remove(File)
    ),
    catch(writing(File, write_to(File, append, Text)), Error,
          ( undo(Undo),
            throw(Error)
          )).

%!  replace_text(+File, +Text) is det.
%
%   Replaces the contents of File by Text, atomically: no other program reads
%   half of it.
%
%   @error those of writing/2

replace_text(File, Text) :-
    file_name_extension(File, new, New),
    catch(writing(File, write_to(New, write, Text)), Error,
          ( undo(remove(New)),
            throw(Error)
          )),
    rename_file(New, File).

write_to(File, Mode, Text) :-
    setup_call_cleanup(
        open(File, Mode, Out, [encoding(utf8)]),
        ( write(Out, Text),
          flush_output(Out)
        ),
        close(Out, [force(true)])).

%   A device is not deleted.

undo(remove(File)) :-
    (   exists_file(File)
    ->  catch(delete_file(File), error(_, _), true)
    ;   true
    ).
undo(cut(File, Size)) :-
    catch(setup_call_cleanup(
              open(File, update, Out, [encoding(octet)]),
              ( seek(Out, Size, bof, _),
                set_end_of_stream(Out)
              ),
              close(Out)),
          error(_, _),
          true).
