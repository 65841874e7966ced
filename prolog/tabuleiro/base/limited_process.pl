/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_limited_process,
          [ start_limited/4,            % +Command, +Limits, +Options, -Process
            end_limited/2               % +Process, ?Ended
          ]).
:- use_module(library(lists), [append/3]).
:- use_module(library(option), [option/3]).
:- use_module(first_use, [first_use/2]).

/** <module> Processes with limits, for the programs of other people

This is not a sandbox: the process has the rights of the user, including files
and network.
*/

%!  start_limited(+Command:list, +Limits:list, +Options:list, -Process) is det.
%
%   Starts Command, the program and its arguments as for process_create/3, in a
%   process group of its own. Options are those of process_create/3. Limits are
%
%     - time(Seconds)
%       Of the processor.
%     - memory(Megabytes)
%       Of address space.
%     - file_size(Megabytes)
%       Of each file that the process writes.
%     - folder(Folder)
%       The process begins in Folder.
%     - output(File)
%       Its output and errors go to File.
%
%   A limit that the system lacks is left out.

start_limited([Program|Arguments], Limits, Options0, Process) :-
    option(time(Time), Limits, unlimited),
    option(memory(Memory), Limits, none),
    option(file_size(FileSize), Limits, none),
    option(folder(Folder), Limits, '.'),
    option(output(Output), Limits, ''),
    units(Memory, 1000, KiB),
    units(FileSize, 2000, Blocks),      % of 512 bytes
    script(Script),
    append([ '-c',Script,sh,Time,KiB,Blocks,Folder,Output,Program ], Arguments,
           All),
    append([detached(true),process(Process)], Options0, Options),
    first_use(library(process), process_create(path(sh), All, Options)).

units(none, _, unlimited) :-
    !.
units(Megabytes, Factor, Units) :-
    Units is Megabytes*Factor.

%   The shell sets the limits and then becomes the process by `exec`.

script("ulimit -S -t \"$1\"; ulimit -v \"$2\"; ulimit -f \"$3\"; \c
        cd \"$4\" && { [ -z \"$5\" ] || exec >\"$5\" 2>&1; } && \c
        shift 5 && exec \"$@\"").

%!  end_limited(+Process, ?Ended) is det.
%
%   Kills the process group of Process, so that its children end with it. Then
%   waits for Process, unless Ended is bound to how it has ended already, other
%   than `timeout`.

end_limited(Process, Ended) :-
    catch(first_use(library(process), process_group_kill(Process, kill)),
          error(_, _), true),
    (   nonvar(Ended),
        Ended \== timeout
    ->  true
    ;   catch(( first_use(library(process),     % it may lead no group yet
                          process_kill(Process, kill)),
                first_use(library(process), process_wait(Process, _))
              ),
              error(_, _), true)
    ).
