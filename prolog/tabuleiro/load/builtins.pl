/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_builtins,
          [ own_builtins/3              % +Module, +Folder, :Load
          ]).
:- use_module(directives, [loads_files/1]).
:- use_module(quietly, [note/1]).

/** <module> Built-in predicates that are replaced in a loaded program

A program that is loaded into this process must not end it, wait, by sleep/1 or
by the clock, run system commands, or change the working directory. The program
finds its files in its own folder, wherever the process runs.
*/

:- meta_predicate own_builtins(+, +, 2).

%   The built-in predicate Head is replaced in a program.

own_builtin(Head) :-
    disarmed(Head).
own_builtin(Head) :-
    names_file(Head, _).
own_builtin(Head) :-
    loads_files(Head).
own_builtin(Head) :-
    stays(Head, _).
own_builtin(Head) :-
    tells_time(Head).

disarmed(main).                         % of library(main), which halts
disarmed(halt).
disarmed(halt(_)).
disarmed(abort).
disarmed(break).
disarmed(chdir(_)).
disarmed(sleep(_)).
disarmed(shell).
disarmed(shell(_)).
disarmed(shell(_, _)).
disarmed(prolog).
disarmed(trace).
disarmed(spy(_)).

%   stays(Head, Folder): Head would change the working directory; Folder stays.

stays(working_directory(Folder, _), Folder).
stays(current_directory(Folder),    Folder).
stays(current_directory(Folder, _), Folder).

%   tells_time(Head): Head tells the time. Each call puts the clock of programs
%   forward, so that one that waits by asking for the time waits no longer.

tells_time(statistics(_, _)).
tells_time(get_time(_)).

%   names_file(Head, Module): the first argument of Head, which Module defines,
%   is a file.

names_file(open(_, _, _),                 system).
names_file(open(_, _, _, _),              system).
names_file(see(_),                        system).
names_file(tell(_),                       system).
names_file(append(_),                     system).
names_file(exists_file(_),                system).
names_file(exists_directory(_),           system).
names_file(access_file(_, _),             system).
names_file(file_exists(_),                tabuleiro_sicstus_predicates).
names_file(directory_exists(_),           tabuleiro_sicstus_predicates).
names_file(read_file_to_string(_, _, _),  read_util).
names_file(read_file_to_codes(_, _, _),   read_util).
names_file(read_file_to_terms(_, _, _),   read_util).

%!  own_builtins(+Module, +Folder, :Load) is det.
%
%   Defines the predicates of own_builtin/1 in Module. Those that load files
%   call call(Load, Module, Goal). A program may redefine them.

own_builtins(Module, Folder, Load) :-
    forall(own_builtin(Head),
           ( body(Head, Module, Folder, Load, Body),
             define(Module, Head, Body)
           )).

body(Head, _, _, _, tabuleiro_builtins:disarm(Head)) :-
    disarmed(Head),
    !.
body(Head, _, Folder, _, tabuleiro_builtins:in_folder(Folder, Definer, Head)) :-
    names_file(Head, Definer),
    !.
body(Head, _, Folder, _, Told = Path) :-
    stays(Head, Told),
    !,
    atom_concat(Folder, /, Path).
body(Head, _, _, _, tabuleiro_builtins:later(Head)) :-
    tells_time(Head),
    !.
body(Head, Module, _, Load, call(Load, Module, Head)).

define(Module, Head, Body) :-
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    Module:redefine_system_predicate(General),
    assertz(Module:(Head:-Body)),
    compile_predicates([Module:Name/Arity]).

:- public
    disarm/1,                           % called by the programs
    in_folder/3,
    later/1.

disarm(Goal) :-
    functor(Goal, Name, Arity),
    note(called(Name/Arity)),
    (   memberchk(Name, [halt,abort,break])
    ->  throw(program_halted)
    ;   true
    ).

%   later(?Goal): a call of the clock takes a millisecond.

later(get_time(Time)) :-
    get_time(Time0),
    milliseconds(Passed),
    Time is Time0+Passed/1000.0.
later(statistics(Key, Value)) :-
    statistics(Key, Value0),
    (   nonvar(Key),
        memberchk(Key, [runtime,system_time,process_runtime,walltime]),
        Value0 = [All0,Since0]
    ->  milliseconds(Passed),
        All is All0+Passed,
        Since is Since0+1,
        Value = [All,Since]
    ;   nonvar(Key),
        memberchk(Key, [cputime,process_cputime,epoch])
    ->  milliseconds(Passed),
        Value is Value0+Passed/1000.0
    ;   Value = Value0
    ).

milliseconds(Passed) :-
    flag(tabuleiro_builtins, Passed0, Passed0+1),
    Passed is Passed0+1.

in_folder(Folder, Definer, Goal) :-
    Goal =.. [Name,File0|Arguments],
    (   text_file(File0)
    ->  file_in(Folder, File0, File)
    ;   File = File0
    ),
    Call =.. [Name,File|Arguments],
    call(Definer:Call).

%   A program may expect to be started from its own folder or the folder above.

file_in(Folder, File0, File) :-
    absolute_file_name(File0, File1, [relative_to(Folder)]),
    (   \+ exists_file(File1),
        file_directory_name(Folder, Above),
        absolute_file_name(File0, File2, [relative_to(Above)]),
        exists_file(File2)
    ->  File = File2
    ;   File = File1
    ).

text_file(File) :-
    (   atom(File)
    ;   string(File)
    ),
    \+ is_stream(File).
