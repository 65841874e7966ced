/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_deps, [test_deps/0]).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).

/** <module> Machines that lack a tool

tools/deps and make run with a PATH of stubs: a folder with the named commands
and those that every system has.
*/

test_deps :-
    run_tests([deps, make]).

%!  run_with(+Stubs, +Command, -Output, -Errors, -Status) is det.
%
%   Runs Command, [Name|Arguments], in the root of this tree. Stubs are
%   Name-Script.

run_with(Stubs, [Name|Arguments], Output, Errors, Status) :-
    tmp_file(stubs, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        ( forall(member(Stub-Script, Stubs),
                 write_stub(Folder, Stub, Script)),
          forall(member(Usual, [ sh,awk,cmp,env,id,ls,mkdir,mv,sed,
                                 sort,tr,uname
                               ]),
                 link_usual(Folder, Usual)),
          run(Folder, Name, Arguments, Output, Errors, Status)
        ),
        delete_directory_and_contents(Folder)).

write_stub(Folder, Name, Script) :-
    directory_file_path(Folder, Name, File),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        format(Out, "#!/bin/sh~n~w~n", [Script]),
        close(Out)),
    chmod(File, +x).

link_usual(Folder, Name) :-
    directory_file_path(Folder, Name, File),
    (   exists_file(File)
    ->  true
    ;   absolute_file_name(path(Name), Usual, [access(execute)]),
        link_file(Usual, File, symbolic)
    ).

run(Folder, Name, Arguments, Output, Errors, Status) :-
    module_property(test_deps, file(Here)),
    file_directory_name(Here, Prolog),
    directory_file_path(Prolog, '../..', Root),
    process_create(Name, Arguments,
                   [ cwd(Root),
                     environment([ 'PATH'=Folder, 'SWIPL'=swipl, 'CC'=cc,
                                   'SWIPL_CC'='', 'MAKEFLAGS'=''
                                 ]),
                     stdout(pipe(Out)),
                     stderr(pipe(Err)),
                     process(Process)
                   ]),
    read_string(Out, _, Output),
    read_string(Err, _, Errors),
    close(Out),
    close(Err),
    process_wait(Process, Status).

deps(Stubs, Output, Errors, Status) :-
    run_with(Stubs, ['tools/deps',play], Output, Errors, Status).

%   Stubs for a person who is not root, and for root.

person(['id'-"echo 1000"]).
root(['id'-"echo 0"]).

:- begin_tests(deps).

test(a_person_without_sudo_is_told_what_to_run_as_root,
     Output-Errors-Status == ""-Line-exit(1)) :-
    person(Person),
    Line = "deps: please run as root: \c
            apt-get install gcc libc6-dev swi-prolog-nox\n",
    deps(['apt-get'-"exit 1"|Person], Output, Errors, Status).
test(through_sudo,
     [ Output-Errors-Status == "deps: installing gcc libc6-dev \c
                                swi-prolog-nox\nupdate\n"-
                               "deps: cc is still missing\n"-exit(1)
     ]) :-
    person(Person),
    deps([sudo-"exec \"$@\"", 'apt-get'-"echo $1"|Person], Output, Errors,
         Status).
test(as_root,
     [ Output-Errors-Status == "deps: installing gcc libc6-dev \c
                                swi-prolog-nox\nupdate\n"-
                               "deps: cc is still missing\n"-exit(1)
     ]) :-
    root(Root),
    deps(['apt-get'-"echo $1"|Root], Output, Errors, Status).
test(other_systems_are_told_the_command,
     [ forall(member(Who-Installer-Line,
                     [ root-dnf-"run: dnf install gcc swi-prolog-nox",
                       person-dnf-
                       "run as root: dnf install gcc swi-prolog-nox",
                       root-pacman-"run: pacman -S gcc swi-prolog",
                       person-brew-"run: brew install swi-prolog",
                       person-none-
                       "install: gcc libc6-dev swi-prolog-nox"
                     ])),
       Output-Errors-Status == ""-Text-exit(1)
     ]) :-
    call(Who, Stubs),
    format(string(Text), "deps: please ~w~n", [Line]),
    deps([Installer-"exit 1"|Stubs], Output, Errors, Status).
test(sudo_is_named_where_it_is, Errors == Line) :-
    person(Person),
    Line = "deps: please run: sudo dnf install gcc swi-prolog-nox\n",
    deps([dnf-"exit 1", sudo-"exit 1"|Person], _, Errors, _).

:- end_tests(deps).

:- begin_tests(make,
               [condition(absolute_file_name(path(make), _,
                                             [ access(execute),
                                               file_errors(fail)
                                             ]))]).

make(Stubs, Output, Errors, Status) :-
    tmp_file(build, Build),
    atom_concat('BUILD=', Build, Variable),
    call_cleanup(make(['-s',all,Variable], Stubs, Output, Errors, Status),
                 ignore(catch(delete_directory_and_contents(Build), _, true))).

%   Runs make without the environment of the make that runs the tests.

make(Arguments, Stubs, Output, Errors, Status) :-
    absolute_file_name(path(make), Make, [access(execute)]),
    absolute_file_name(path(env), Env, [access(execute)]),
    run_with(Stubs, [Env,'-u','MAKEFLAGS','-u','MAKELEVEL','-u','MFLAGS',
                     Make
                    | Arguments
                    ], Output, Errors, Status).

%   Output is the output of make compiling two files, with a compiler that does
%   nothing.

compile(Arguments, Output) :-
    tmp_file(build, Build),
    atom_concat('BUILD=', Build, Variable),
    findall(Object,
            ( member(Name, [rng,tree]),
              atomic_list_concat([Build,'/c_src/engine/',Name,'.o'], Object)
            ),
            Objects),
    append([Variable|Arguments], Objects, All),
    call_cleanup(make(All, [cc-"", swipl-"exit 1"], Output, "", exit(0)),
                 delete_directory_and_contents(Build)).

lines(Text, Count) :-
    split_string(Text, "\n", "\n", Lines),
    length(Lines, Count).

test(without_a_compiler_it_says_so_and_goes_on,
     Output-Errors-Status == Line-""-exit(0)) :-
    Line = "make: no C compiler; the games play by their Prolog rules\n",
    make([swipl-"exit 0"], Output, Errors, Status).
test(without_swipl_it_compiles_nothing, Output-Status == ""-exit(2)) :-
    make([cc-"echo compiled"], Output, Errors, Status),
    assertion(sub_string(Errors, 0, _, _,
                         "make: swipl is missing; try make deps\n")).
test(two_files_are_compiled_in_one_line, Count == 1) :-
    compile([], Output),
    lines(Output, Count),
    assertion(sub_string(Output, 0, _, _, "make: compiling for ")).
test(commands_are_shown_with_the_variable_v, Count == 2) :-
    compile(['V=1'], Output),
    lines(Output, Count),
    assertion(sub_string(Output, 0, _, _, "cc -I")).
test(a_silent_make_prints_nothing, Output == "") :-
    compile(['-s'], Output).
test(the_library_is_built_on_all_cores_or_as_many_as_make_was_told,
     [ forall(member(Told-All, [[]-true,['-j3']-false])),
       All == OnAll
     ]) :-
    make(['-n',all|Told], [cc-"", swipl-"", getconf-"echo 7"], Output, _, _),
    (   sub_string(Output, _, _, _, " -j7 ")
    ->  OnAll = true
    ;   OnAll = false
    ).

:- end_tests(make).
