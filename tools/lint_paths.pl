/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(lint_paths, [lint_paths_and_halt/0]).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(readutil), [read_file_to_string/3]).

/** <module> Do the files that comments and documents name exist?

The name of a file has a slash and an extension, such as search/levels.pl. It is
relative to the root, to the file that names it, or to a folder of
search_from/1. Files that a build makes are not checked. `tools/suppressions`
has the accepted names, as `paths Name Reason`.
*/

%!  lint_paths_and_halt is det.
%
%   Prints the names that no file has, and ends the process, with status 1 if
%   there are any.

lint_paths_and_halt :-
    suppressed(Passed),
    findall(File:Line:Name,
            ( text_file(File),
              named_in(File, Line, Name),
              \+ memberchk(Name, Passed),
              \+ exists_from(File, Name)
            ),
            Found),
    sort(Found, Missing),
    forall(member(File:Line:Name, Missing),
           format("~w:~d: no file ~w~n", [File,Line,Name])),
    (   Missing == []
    ->  halt(0)
    ;   halt(1)
    ).

suppressed(Names) :-
    read_lines('tools/suppressions', Lines),
    findall(Name,
            ( member(Line, Lines),
              split_string(Line, "\t", " ", ["paths",Name,_])
            ),
            Names).

text_file(File) :-
    directory_member('.', File,
                     [ extensions([pl,c,h,js,css,md]),
                       recursive(true),
                       exclude_directory('{build,corpus,fixtures,.git}')
                     ]),
    File \== 'CHANGELOG.md'.            % names files that are gone

%   A line is a comment from its first comment sign on. A line inside a block
%   comment has no sign and counts as a whole.

named_in(File, Number, Name) :-
    read_lines(File, Lines),
    file_name_extension(_, Suffix, File),
    nth1(Number, Lines, Line),
    remark(Suffix, Line, Text),
    split_string(Text, " \t`'\"()[],;:=|!?&", ".", Words),
    member(Name, Words),
    file_name(Name).

remark(md, Line, Line) :-
    !.
remark(_, Line, Text) :-
    (   member(Sign, ["%","/*","//"]),
        sub_string(Line, _, _, After, Sign)
    ->  sub_string(Line, _, After, 0, Text)
    ;   \+ sub_string(Line, _, _, _, "'"),
        \+ sub_string(Line, _, _, _, "\""),
        Text = Line
    ).

file_name(Name) :-
    sub_string(Name, Before, _, _, "/"),
    Before > 0,
    \+ ( member(Start, ["build/","lib/","~/","/"]),
         string_concat(Start, _, Name)
       ),
    file_name_extension(_, Suffix, Name),
    memberchk(Suffix, [pl,c,h,js,css,md,txt,json,sh,py,png,sql,tab]),
    \+ ( string_code(_, Name, Code),
         \+ plain(Code)
       ).

plain(Code) :-
    code_type(Code, csym).
plain(Code) :-
    memberchk(Code, `/.-+`).

exists_from(File, Name) :-
    file_directory_name(File, Folder),
    (   Start = Folder
    ;   search_from(Start)
    ),
    directory_file_path(Start, Name, Path),
    expand_file_name(Path, Paths),
    member(Found, Paths),
    exists_file(Found),
    !.

search_from('.').
search_from(prolog).
search_from('prolog/tabuleiro').
search_from(c_src).
search_from('games/*').

read_lines(File, Lines) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines).
