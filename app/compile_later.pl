/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_compile_later,
          [ compile_later/3             % +Module, +Name, +Command
          ]).
:- use_module(library(process), [process_create/3, process_wait/3]).
:- use_module('../prolog/tabuleiro/adopt/cache', [cache_folder/1]).
:- use_module('../prolog/tabuleiro/compile/compile',
              [can_be_compiled/1, use_kept_library/1]).

/** <module> A game is compiled while it is played

After a second of use, a process of its own compiles the game, so the program is
called by no second thread. Then the running process uses the library. If it
ends sooner, the next one finds the library.
*/

first_second(1).

%   A process that compiles the game has a folder. A folder older than
%   most_seconds/1 was left behind by a process that was killed.

most_seconds(120).

%!  compile_later(+Module, +Name, +Command:list) is det.
%
%   If the process runs for another second, Command is run, which compiles the
%   game Module and keeps the library. Name is that of the program, with its
%   options: only one process at a time compiles it. Where there are no threads,
%   or no folder for the library, nothing is done.

compile_later(Module, Name, Command) :-
    (   current_prolog_flag(threads, true),
        cache_folder(Folder)
    ->  variant_sha1(Name, Hash),
        atomic_list_concat([Folder,/,Hash,'.building'], Lock),
        thread_create(later(Module, Lock, Command), _, [detached(true)])
    ;   true
    ).

later(Module, Lock, Command) :-
    first_second(Seconds),
    sleep(Seconds),
    can_be_compiled(Module),
    locked(Lock, Command),
    use_kept_library(Module),
    !.
later(_, _, _).

locked(Lock, Command) :-
    unlock_stale(Lock),
    (   catch(make_directory(Lock), error(_, _), fail)
    ->  call_cleanup(run(Command), delete_directory(Lock))
    ;   until_unlocked(Lock)
    ).

unlock_stale(Lock) :-
    (   catch(time_file(Lock, Made), error(_, _), fail),
        get_time(Now),
        most_seconds(Most),
        Now-Made > Most
    ->  catch(delete_directory(Lock), error(_, _), true)
    ;   true
    ).

until_unlocked(Lock) :-
    repeat,
    sleep(0.2),
    unlock_stale(Lock),
    \+ exists_directory(Lock),
    !.

%   A thread that waits without end would keep the process from ending.

run([Program|Arguments]) :-
    catch(process_create(Program, Arguments,
                         [ process(Pid), detached(true), stdin(null),
                           stdout(null), stderr(null)
                         ]),
          error(_, _), fail),
    repeat,
    process_wait(Pid, Status, [timeout(0)]),
    (   Status == timeout
    ->  sleep(0.1),
        fail
    ;   !,
        Status == exit(0)
    ).
