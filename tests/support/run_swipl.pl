/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(run_swipl,
          [ run_swipl/5,                % +Arguments, +Input, -Output, -Errors,
                                        % -Status
            run_swipl/6,                % +Locale, +Arguments, +Input,
                                        % -Output, -Errors, -Status
            run_swipl_in/7,             % +Directory, +Locale, +Arguments,
                                        % +Input, -Output, -Errors, -Status
            run_without_library/4,      % +Arguments, -Output, -Errors, -Status
            copy_of_tree/2,             % +Folders, -Copy
            own_environment/2,          % +Locale, -Environment
            root/1,                     % -Directory
            new_folder/1,               % -Folder
            ascii_tree/0,
            has_terminal/0,
            run_in_terminal/3,          % +Arguments, +Input, -Output
            run_in_terminal/4,          % +Type, +Arguments, +Input, -Output
            start_in_terminal/5,        % +Type, +Arguments, -Process, -In,
                                        % -Out
            until_left/2,               % +In, :Goal
            way_to_load/3               % ?Way, -Arguments, -Input
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(unix)).
:- use_module(library(yall)).

/** <module> Running swipl as a person does

swipl runs in the root of this tree, with Input as standard input and no
terminal.
*/

%!  root(-Directory) is det.
%
%   Directory is the root of this tree.

root(Root) :-
    source_file(run_swipl:root(_), Here),
    file_directory_name(Here, Support),
    file_directory_name(Support, Tests),
    file_directory_name(Tests, Root).

%!  run_swipl(+Arguments, +Input:string, -Output, -Errors, -Status) is det.
%!  run_swipl(+Locale, +Arguments, +Input:string, -Output, -Errors,
%!            -Status) is det.
%
%   Locale lists Name=Value: variables to add to the environment, default
%   LC_ALL=C.UTF-8. Variables that set a locale are not inherited.

run_swipl(Arguments, Input, Output, Errors, Status) :-
    run_swipl(['LC_ALL'='C.UTF-8'], Arguments, Input, Output, Errors,
              Status).

run_swipl(Locale, Arguments, Input, Output, Errors, Status) :-
    root(Root),
    run_swipl_in(Root, Locale, Arguments, Input, Output, Errors, Status).

run_swipl_in(Directory, Locale, Arguments, Input, Output, Errors, Status) :-
    current_prolog_flag(executable, Swipl),
    own_environment(Locale, Environment),
    process_create(Swipl, Arguments,
                   [ cwd(Directory),
                     environment(Environment),
                     stdin(pipe(In, [encoding(utf8)])),
                     stdout(pipe(Out, [encoding(utf8)])),
                     stderr(pipe(Err, [encoding(utf8)])),
                     process(Process)
                   ]),
    write(In, Input),
    close(In, [force(true)]),
    read_stream_to_codes(Out, OutCodes),
    read_stream_to_codes(Err, ErrCodes),
    close(Out),
    close(Err),
    process_wait(Process, Status),
    string_codes(Output, OutCodes),
    string_codes(Errors, ErrCodes).

%!  own_environment(+Locale, -Environment:list) is det.
%
%   Environment is that of run_swipl/6, for process_create/3.

own_environment(Locale, Environment) :-
    environ(Inherited),
    convlist(without_locale, Inherited, Unset),
    (   memberchk('XDG_CONFIG_HOME'=_, Locale)
    ->  Variables = Locale
    ;   new_folder(Folder),
        Variables = ['XDG_CONFIG_HOME'=Folder|Locale]
    ),
    append(Variables, Unset, Environment).  % the first value of a name counts

%   An empty variable has the effect of an unset one. The other variables are
%   inherited as bytes, which the locale of this process need not be able to
%   represent.

without_locale(Name=_, Name='') :-
    (   memberchk(Name, ['LANG','LANGUAGE'])
    ;   sub_atom(Name, 0, _, _, 'LC_')
    ),
    !.

%!  new_folder(-Folder) is det.
%
%   Folder is new and empty. As a folder of configuration it keeps the settings
%   of a menu within one test. It is deleted when this process halts.

new_folder(Folder) :-
    tmp_file(tabuleiro, Folder),
    make_directory(Folder),
    at_halt(delete_directory_and_contents(Folder)).

%!  ascii_tree is semidet.
%
%   The path of this tree is in ASCII. Otherwise SWI-Prolog 9 does not start
%   there in the locale C.

ascii_tree :-
    root(Root),
    atom_codes(Root, Codes),
    max_list(Codes, Greatest),
    Greatest < 128.

%!  run_swipl_in(+Directory, +Locale, +Arguments, +Input:string, -Output,
%!               -Errors, -Status) is det.
%
%   As run_swipl/6, in Directory.

%!  run_without_library(+Arguments, -Output, -Errors, -Status) is det.
%
%   As run_swipl/5, in a copy of this tree without a C library.

run_without_library(Arguments, Output, Errors, Status) :-
    setup_call_cleanup(
        copy_of_tree([prolog,games], Copy),
        run_swipl_in(Copy, ['LC_ALL'='C.UTF-8'], Arguments, "", Output,
                     Errors, Status),
        delete_directory_and_contents(Copy)).

%!  copy_of_tree(+Folders:list, -Copy) is det.
%
%   Copy is a new folder with a copy of Folders of this tree.

copy_of_tree(Folders, Copy) :-
    root(Root),
    tmp_file(tabuleiro, Copy),
    forall(member(Folder, Folders),
           ( directory_file_path(Root, Folder, From),
             directory_file_path(Copy, Folder, To),
             make_directory_path(To),
             copy_directory_contents(From, To)
           )).

copy_directory_contents(From, To) :-
    directory_files(From, Files),
    forall(( member(File, Files),
             \+ memberchk(File, ['.','..'])
           ),
           ( directory_file_path(From, File, Path),
             directory_file_path(To, File, Copy),
             (   exists_directory(Path)
             ->  make_directory(Copy),
                 copy_directory_contents(Path, Copy)
             ;   copy_file(Path, Copy)
             )
           )).

%!  has_terminal is semidet.
%!  run_in_terminal(+Arguments, +Input:string, -Output) is det.
%!  run_in_terminal(+Type, +Arguments, +Input:string, -Output) is det.
%
%   Runs swipl in a terminal of its own, without colours, as script(1) of Linux
%   makes it. Type is the value of TERM, default `xterm`. Input is typed at
%   once, then Ctrl-D as often as it takes to leave. Output is what the
%   terminal gets, the typed lines included. Arguments have no single quotes.

has_terminal :-
    \+ current_prolog_flag(apple, true),
    absolute_file_name(path(script), _,
                       [access(execute), file_errors(fail)]).

run_in_terminal(Arguments, Input, Output) :-
    run_in_terminal(xterm, Arguments, Input, Output).

run_in_terminal(Type, Arguments, Input, Output) :-
    start_in_terminal(Type, Arguments, Process, In, Out),
    format(In, '~w', [Input]),
    until_left(In, read_string(Out, _, Text)),
    close(In, [force(true)]),           % script(1) waits when this is closed
    close(Out),
    process_wait(Process, _),
    split_string(Text, "\r", "", Parts),
    atomic_list_concat(Parts, Joined),
    atom_string(Joined, Output).

%!  until_left(+In, :Goal) is det.
%
%   Runs Goal, which reads the output of the terminal of In until its program
%   ends. Meanwhile types Ctrl-D repeatedly: one that arrives while the terminal
%   changes to raw mode is lost.

:- meta_predicate until_left(+, 0).

until_left(In, Goal) :-
    thread_create(leave(In), Leaver),
    call_cleanup(once(Goal),
                 ( thread_send_message(Leaver, left),
                   thread_join(Leaver)
                 )).

leave(In) :-
    thread_self(Me),
    (   catch(format(In, '\4\\4\\4\\4\\4\\4\', []), error(_, _), true),
        catch(flush_output(In), error(_, _), true),
        thread_get_message(Me, left, [timeout(2)])
    ->  true
    ;   leave(In)
    ).

%!  start_in_terminal(+Type, +Arguments, -Process, -In, -Out) is det.
%
%   As run_in_terminal/4, but text written to In is typed, and the output of the
%   terminal is read from Out. The caller waits for Process.

start_in_terminal(Type, Arguments, Process, In, Out) :-
    root(Root),
    current_prolog_flag(executable, Swipl),
    maplist([Word,Quoted]>>format(atom(Quoted), "'~w'", [Word]),
            [Swipl|Arguments], Words),
    atomic_list_concat(Words, ' ', Command),
    environ(Inherited),
    exclude([Name=_]>>memberchk(Name, [ 'LC_ALL','NO_COLOR','TERM',
                                        'XDG_CONFIG_HOME' ]),
            Inherited, Environment),
    new_folder(Folder),
    process_create(path(script), ['-qec',Command,'/dev/null'],
                   [ cwd(Root),
                     env([ 'LC_ALL'='C.UTF-8','NO_COLOR'='1','TERM'=Type,
                           'XDG_CONFIG_HOME'=Folder
                         | Environment
                         ]),
                     stdin(pipe(In, [encoding(utf8)])),
                     stdout(pipe(Out, [encoding(utf8)])),
                     process(Process)
                   ]).

%!  way_to_load(?Way, -Arguments, -Input) is nondet.
%
%   A way to load from a clone, as arguments of swipl; each prints "ok".

way_to_load(library,
            ['-p', 'library=prolog', '-g',
             "use_module(library(tabuleiro)),game_name(waldmeister),\c
              current_predicate(tabuleiro/0),print(ok)",
             '-t', halt], "").
way_to_load(play_file,
            ['-g', "current_predicate(play/0),print(ok)", '-t', halt,
             'play.pl'], "").
way_to_load(play_file_and_the_library,
            ['-g', "use_module(library(tabuleiro)),game_name(waldmeister),\c
                    print(ok)",
             '-t', halt, 'play.pl'], "").
way_to_load(play_file_and_games_by_name,
            ['-q', '-g', "use_game(wali),use_game(waldmeister),\c
                          initial_state(3,[B|_]),get_size(B,3),print(ok)",
             '-t', halt, 'play.pl'], "").
way_to_load(play_file_menu,
            ['-g', "play,print(ok)", '-t', halt, 'play.pl'], "q\n").
way_to_load(play_file_then_a_game,
            ['-g', "play,[games(waldmeister)],play,\c
                    initial_state(3,[B|_]),get_size(B,3),\c
                    predicate_property(play,imported_from(waldmeister)),\c
                    print(ok)",
             '-t', halt, 'play.pl'], "q\nq\n").
way_to_load(play_file_at_the_prompt,
            ['-q', 'play.pl'],
            "[games(waldmeister)].\n\c
             initial_state(default,S0), choose_move(S0,2,M), move(S0,M,S).\n\c
             print(ok).\n").
way_to_load(one_game_alone,
            ['-g', "initial_state(default,S),valid_moves(S,Ms),\c
                    length(Ms,576),current_predicate(play/0),print(ok)",
             '-t', halt, 'games/waldmeister/waldmeister.pl'], "").
way_to_load(a_reference_alone,
            ['-g', "initial_state(default,S),valid_moves(S,Ms),\c
                    length(Ms,576),print(ok)",
             '-t', halt, 'games/waldmeister/reference.pl'], "").
way_to_load(game_then_library,
            ['-g', "play_match(waldmeister,level(1),level(1),_,\c
                               [config([size(2)])]),print(ok)",
             '-t', halt, 'games/waldmeister/waldmeister.pl',
             'prolog/tabuleiro.pl'], "").
way_to_load(library_then_games,
            ['-g', "[games(waldmeister)],initial_state(3,[B|_]),\c
                    get_size(B,3),print(ok)",
             '-t', halt, 'prolog/tabuleiro.pl'], "").
way_to_load(nothing_is_imported,
            ['-g', "load_game(waldmeister,waldmeister),\c
                    \\+ catch(initial_state(default,_),_,fail),\c
                    \\+ current_predicate(play/0),print(ok)",
             '-t', halt, 'prolog/tabuleiro.pl'], "").
