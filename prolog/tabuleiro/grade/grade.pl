/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_grade,
          [ games_in/2,                 % +Folder, -Files
            programs_in/2,              % +Folder, -Files
            short_names/2,              % +Files, -Names
            grade_game/4,               % +File, +Command, +Options, -Grade
            grade_option/4              % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(filesex),
              [ delete_directory_and_contents/1, directory_file_path/3,
                directory_member/3
              ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../base/json', [json_read_dict/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../base/deadline', [deadline/2]).
:- use_module('../base/limited_process', [end_limited/2, start_limited/4]).
:- use_module('../base/process_end', [process_end/3]).

/** <module> Games of other people, each in a process of its own

A game is graded in a process of its own, with limits of time, memory and file
size, in an empty folder that is deleted afterwards. The result is a JSON file,
which is never read as Prolog terms. A game that loops or halts loses only its
own grade.

This is not a sandbox: the process has the rights of the user, including files
and network. If you would not run a program yourself, grade it in a container,
see docs/grading.md.
*/

%!  grade_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

grade_option(time,      positive_integer, 120,
             "seconds that a game may take, of the clock and the processor").
grade_option(memory,    positive_integer, 2000,
             "megabytes of address space that a game may use").
grade_option(file_size, positive_integer, 10,
             "megabytes that each file that a game writes may have").

%!  games_in(+Folder, -Files:list) is det.
%
%   Files are the games in Folder, absolute and in order. Each file *.pl is a
%   game, and so is each folder in Folder. If Folder has a main.pl or game.pl,
%   Folder itself is the only game. The file of a folder is
%
%     1. main.pl, game.pl, or the file with the name of the folder
%     2. else the first file that loads other files and that none of them loads
%     3. else the first file that has initial_state
%
%   @error existence_error(source_sink, Folder)

games_in(Folder0, Files) :-
    absolute_file_name(Folder0, Folder,
                       [file_type(directory), access(read)]),
    (   main_file(Folder, File)
    ->  Files = [File]
    ;   entries(Folder, Entries),
        findall(File,
                ( member(Entry, Entries),
                  game_of(Entry, File)
                ),
                Files)
    ).

game_of(Path, File) :-
    (   exists_directory(Path)
    ->  (   main_file(Path, File)
        ->  true
        ;   named_file(Path, File)
        ->  true
        ;   program_files(Path, Members),
            a_game(Members, File)
        )
    ;   file_name_extension(_, pl, Path),
        File = Path
    ).

%!  programs_in(+Folder, -Files:list) is det.
%
%   Files are the programs in Folder, which may be one program or many. If
%   Folder has nothing but another folder, they are those of that folder. As in
%   games_in/2, Folder with a main.pl or game.pl, or a file with its own name,
%   is one program. Otherwise each file that no other one loads is a program,
%   and so is each folder in Folder of which no file is loaded.
%
%   @error existence_error(source_sink, Folder)

programs_in(Folder0, Files) :-
    absolute_file_name(Folder0, Folder,
                       [file_type(directory), access(read)]),
    (   main_file(Folder, File)
    ->  Files = [File]
    ;   named_file(Folder, File)
    ->  Files = [File]
    ;   entries(Folder, [Only]),
        exists_directory(Only)
    ->  programs_in(Only, Files)
    ;   program_files(Folder, All),
        findall(Member-Words,
                ( member(Member, All),
                  directive_words(Member, Words)
                ),
                Loading),
        entries(Folder, Entries),
        findall(File,
                ( member(Entry, Entries),
                  program_of(Entry, Loading, File)
                ),
                Files)
    ).

program_of(Entry, Loading, File) :-
    (   exists_directory(Entry)
    ->  program_files(Entry, Inner),
        \+ ( member(Loaded, Inner),
             is_loaded(Loaded, Inner, Loading)
           ),
        game_of(Entry, File)
    ;   file_name_extension(_, pl, Entry),
        \+ is_loaded(Entry, [Entry], Loading),
        File = Entry
    ).

%   A file other than Own, with the words of its directives in Loading, loads
%   File.

is_loaded(File, Own, Loading) :-
    member(Other-Words, Loading),
    \+ memberchk(Other, Own),
    loads(Words, [File-[]], Other),
    !.

%   Entries are the files and folders in Folder that are not hidden, in order.

entries(Folder, Entries) :-
    directory_files(Folder, Names0),
    msort(Names0, Names),
    findall(Entry,
            ( member(Name, Names),
              \+ sub_atom(Name, 0, _, _, '.'),
              directory_file_path(Folder, Name, Entry)
            ),
            Entries).

program_files(Folder, Files) :-
    findall(File,
            directory_member(Folder, File,
                             [extensions([pl]), recursive(true)]),
            Files).

main_file(Folder, File) :-
    member(Name, ['main.pl','game.pl','src/main.pl','src/game.pl']),
    directory_file_path(Folder, Name, File),
    exists_file(File),
    !.

%   The file with the name of Folder.

named_file(Folder, File) :-
    file_base_name(Folder, Name),
    file_name_extension(Name, pl, Main),
    directory_file_path(Folder, Main, File),
    exists_file(File).

a_game(Files, Game) :-
    findall(File-Words,
            ( member(File, Files),
              directive_words(File, Words)
            ),
            Loading),
    (   member(Game-Words, Loading),
        loads(Words, Loading, Game),
        \+ ( member(Other-OtherWords, Loading),
             Other \== Game,
             loads(OtherWords, [Game-[]], Other)
           )
    ;   member(Game, Files),
        text(Game, Text),
        sub_string(Text, _, _, _, "\ninitial_state(")
    ),
    !.

%   One of Files other than File is among Words, the words of a directive.

loads(Words, Files, File) :-
    member(Loaded-_, Files),
    Loaded \== File,
    file_base_name(Loaded, Name),
    file_name_extension(Base, _, Name),
    atom_string(Base, Word),
    memberchk(Word, Words),
    !.

%   Words are the names in the directives of File, those of paths without
%   their folders.

directive_words(File, Words) :-
    text(File, Text),
    split_string(Text, "\n", " \r\t", Lines),
    findall(Word,
            ( member(Line, Lines),
              string_concat(":-", _, Line),
              split_string(Line, ".,()[]'\"", " ", Parts),
              member(Part, Parts),
              file_base_name(Part, Name),
              atom_string(Name, Word)
            ),
            Words).

text(File, Text) :-
    catch(read_file_to_string(File, Text, [encoding(octet)]), error(_, _),
          fail).

%!  short_names(+Files, -Names:list(string)) is det.
%
%   Names are Files, which are absolute, relative to the innermost folder that
%   contains them all.

short_names(Files, Names) :-
    maplist(file_directory_name, Files, Folders),
    maplist(path_parts, Folders, [First|Others]),
    foldl(common_start, Others, First, Common),
    maplist(path_parts, Files, Paths),
    maplist(append(Common), Rests, Paths),
    maplist(parts_path, Rests, Names).

path_parts(Path, Parts) :-
    split_string(Path, "/", "", Parts).

parts_path(Parts, Path) :-
    atomic_list_concat(Parts, /, Atom),
    atom_string(Atom, Path).

common_start([Part|Parts1], [Part|Parts2], [Part|Parts]) :-
    !,
    common_start(Parts1, Parts2, Parts).
common_start(_, _, []).

%!  grade_game(+File, +Command:list, +Options, -Grade:dict) is det.
%
%   Grades File by Command, a list as for process_create/3, to which two
%   arguments are added: the file for the result and File. Grade has the keys
%
%     - file, seconds: File; the time that grading took
%     - status: `graded`, `no_result` if the process ended without a result,
%       or `timeout`
%     - ended: how the process ended, for tabuleiro(grade_ended(Ended)):
%       exit(Status), killed(Signal), or the limit that it exceeded,
%       time(Seconds), processor(Seconds), memory(Megabytes) or
%       file_size(Megabytes)
%     - result: the dict that the process wrote, such as that of graded/3, or
%       `null`. Its values are not checked
%     - output: the output of the process, errors included, at most 20,000
%       characters
%
%   Options: grade_option.

grade_game(File, Command, Options0, Grade) :-
    check_options(grade_option, Options0, Options),
    tmp_file(grade, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        graded_in(Folder, File, Command, Options, Grade),
        delete_directory_and_contents(Folder)).

graded_in(Folder, File, Command, Options, Grade) :-
    directory_file_path(Folder, work, Work),
    make_directory(Work),
    directory_file_path(Folder, 'result.json', Result),
    directory_file_path(Folder, output, Output),
    get_time(Start),
    limited(Command, Work, Output, [Result,File], Options, Ended),
    get_time(End),
    Seconds is End-Start,
    result(Ended, Result, Status, JSON),
    first_text(Output, 20_000, Text),
    ended(Ended, Text, Options, How),
    Grade = grade{ file:File, seconds:Seconds, status:Status, ended:How,
                   result:JSON, output:Text }.

%   The system ends a process that exceeds a limit with these signals. A process
%   that is out of memory ends itself, and may print a message.

ended(timeout, _, Options, time(Seconds)) :-
    !,
    option(time(Seconds), Options).
ended(killed(Signal), _, Options, Limit) :-
    limit_signal(Signal, Name),
    !,
    (   Name == processor
    ->  option(time(Most), Options)
    ;   option(file_size(Most), Options)
    ),
    Limit =.. [Name,Most].
ended(Ended, Text, Options, memory(Most)) :-
    Ended \== exit(0),
    no_memory(Words),
    sub_string(Text, _, _, _, Words),
    !,
    option(memory(Most), Options).
ended(Ended, _, _, Ended).

limit_signal(24, processor).
limit_signal(xcpu, processor).
limit_signal(25, file_size).
limit_signal(xfsz, file_size).

no_memory("Could not allocate").
no_memory("Cannot allocate memory").
no_memory("out of memory").
no_memory("Not enough resources: memory").
no_memory("Not enough resources: no_memory").

limited(Command0, Work, Output, More, Options, Ended) :-
    option(time(Time), Options),
    option(memory(Memory), Options),
    option(file_size(FileSize), Options),
    append(Command0, More, Command),
    setup_call_cleanup(
        start_limited(Command,
                      [ time(Time), memory(Memory), file_size(FileSize),
                        folder(Work), output(Output)
                      ],
                      [stdin(null), stdout(null), stderr(null)], Process),
        ( deadline(Time, Deadline),
          process_end(Process, Deadline, Ended)
        ),
        end_limited(Process, Ended)).

result(timeout, _, timeout, null) :-
    !.
result(_, File, Status, JSON) :-
    (   exists_file(File),
        catch(setup_call_cleanup(
                  open(File, read, In, [encoding(utf8)]),
                  json_read_dict(In, JSON0, [default_tag(json)]),
                  close(In)),
              _, fail),
        is_dict(JSON0)
    ->  Status = graded,
        JSON = JSON0
    ;   Status = no_result,
        JSON = null
    ).

first_text(File, Most, Text) :-
    catch(setup_call_cleanup(
              open(File, read, In, [encoding(utf8)]),
              read_string(In, Most, Text),
              close(In)),
          error(_, _),
          Text = "").
