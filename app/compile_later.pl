/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_compile_later,
          [ compile_later/4             % +Module, +Name, +Command, +Outlives
          ]).
:- use_module(library(process), [process_wait/3]).
:- use_module('../prolog/tabuleiro/adopt/cache', [cache_folder/1]).
:- use_module('../prolog/tabuleiro/base/limited_process', [start_limited/4]).
:- use_module('../prolog/tabuleiro/compile/compile',
              [can_be_compiled/1, use_kept_library/1]).

/** <module> A game is compiled while it is played

After a second of use, a process of its own compiles the game, so no second
thread calls the program. Then the running process uses the library. If a
command ends sooner, the compilation goes on, and the next command finds the
library. A server takes its compilations with it, however it ends.
*/

first_second(1).

%   A process that compiles the game has a folder. A folder older than
%   most_seconds/1 was left behind by a process that was killed. A compilation
%   has that much time of the processor: a program may call for an endless one.

most_seconds(120).

%!  compile_later(+Module, +Name, +Command:list, +Outlives:boolean) is det.
%
%   If the process runs for another second, Command is run, which compiles the
%   game Module and keeps the library. Name is that of the program, with its
%   options: only one process at a time compiles it. Command ends with this
%   process unless Outlives is `true`. Where there are no threads, or no folder
%   for the library, nothing is done.

compile_later(Module, Name, Command, Outlives) :-
    (   current_prolog_flag(threads, true),
        cache_folder(Folder)
    ->  variant_sha1(Name, Hash),
        atomic_list_concat([Folder,/,Hash,'.building'], Lock),
        thread_create(later(Module, Lock, Command, Outlives), _,
                      [detached(true)])
    ;   true
    ).

later(Module, Lock, Command, Outlives) :-
    first_second(Seconds),
    sleep(Seconds),
    can_be_compiled(Module),
    locked(Lock, Command, Outlives),
    use_kept_library(Module),
    !.
later(_, _, _, _).

locked(Lock, Command, Outlives) :-
    unlock_stale(Lock),
    (   catch(make_directory(Lock), error(_, _), fail)
    ->  call_cleanup(run(Command, Outlives), delete_directory(Lock))
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

%   run(+Command, +Outlives) succeeds if Command ends with status 0. The input
%   of the shell is a pipe from this process: if Outlives is `false`, its end
%   kills the process group of Command.

run(Command, Outlives) :-
    most_seconds(Most),
    script(Outlives, Script),
    catch(start_limited([sh,'-c',Script,sh|Command], [time(Most)],
                        [stdin(pipe(In)), stdout(null), stderr(null)], Pid),
          error(_, _), fail),
    call_cleanup(ended(Pid, Status), close(In)),
    Status == exit(0).

%   A thread that waits without end would keep the process from ending.

ended(Pid, Status) :-
    repeat,
    process_wait(Pid, Status0, [timeout(0)]),
    (   Status0 == timeout
    ->  sleep(0.1),
        fail
    ;   !,
        Status = Status0
    ).

script(true, "exec \"$@\" </dev/null").
script(false, "exec 3<&0; \"$@\" </dev/null 3<&- & command=$!; \c
               { read -r _; kill -9 0; } <&3 & \c
               exec 3<&-; wait $command").
