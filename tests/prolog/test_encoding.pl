/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_encoding, [test_encoding/0]).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').

/** <module> Texts beyond ASCII, in any locale

SWI-Prolog 9.0 reads a file that does not declare its encoding in the encoding
of the locale, which is ASCII if LANG is not set.
*/

test_encoding :-
    run_tests(encoding).

%!  undeclared(+File) is semidet.
%
%   File has a byte over 127, and its first term is not `:- encoding(utf8)`.

undeclared(File) :-
    read_file_to_codes(File, Bytes, [encoding(octet)]),
    member(Byte, Bytes),
    Byte > 127,
    !,
    \+ declares_utf8(File).

declares_utf8(File) :-
    setup_call_cleanup(
        open(File, read, In, [encoding(octet)]),
        catch(read(In, Term), error(_, _), fail),
        close(In)),
    Term == (:- encoding(utf8)).

%!  prolog_file(-File) is nondet.
%
%   File is a Prolog file of this tree. Folders whose name begins with a dot,
%   the folders of `make`, and tests/corpus are skipped.

prolog_file(File) :-
    source_file(test_encoding:prolog_file(_), Here),
    file_directory_name(Here, Folder),
    directory_file_path(Folder, '../..', Above),
    absolute_file_name(Above, Root),
    prolog_file(Root, File).

prolog_file(Folder, File) :-
    directory_files(Folder, Names),
    member(Name, Names),
    \+ sub_atom(Name, 0, _, _, '.'),
    directory_file_path(Folder, Name, Path),
    (   exists_directory(Path)
    ->  \+ memberchk(Name, [build,corpus,lib]),
        prolog_file(Path, File)
    ;   file_name_extension(_, pl, Name),
        File = Path
    ).

%   Calls Goal with the name of a file that contains Text, in UTF-8.

:- meta_predicate with_text(+, 1).

with_text(Text, Goal) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(pl)]),
    call_cleanup(write(Out, Text), close(Out)),
    call_cleanup(once(call(Goal, File)), delete_file(File)).

:- begin_tests(encoding).

test(files_beyond_ascii_declare_it, Files == []) :-
    findall(File,
            ( prolog_file(File),
              undeclared(File)
            ),
            Files).
test(the_whole_tree_is_looked_at,
     [ forall(member(End, [ '/play.pl', '/prolog/tabuleiro/game/game.pl',
                            '/games/wali/info.pl', '/app/tabuleiro.pl',
                            '/tests/prolog/test_encoding.pl'
                          ])),
       nondet
     ]) :-
    prolog_file(File),
    sub_atom(File, _, _, 0, End).
test(a_file_that_does_not_is_found,
     forall(member(Text,
                   [ "name(\"Tom\u00E1s\").\n",
                     ":- module(m, []).\n:- encoding(utf8).\n% \u2663\n",
                     ":- encoding(iso_latin_1).\nname(\u00E1).\n",
                     "% \u2663\n"
                   ]))) :-
    with_text(Text, undeclared).
test(a_file_that_does_is_not,
     [ forall(member(Text,
                     [ ":- encoding(utf8).\nname(\"Tom\u00E1s\").\n",
                       "/* \u2663 */\n:- encoding(utf8).\n",
                       "name(\"Tomas\").\n", ""
                     ])),
       fail
     ]) :-
    with_text(Text, undeclared).
test(a_locale_of_utf8_is_so_where_it_is_not_installed) :-
    run_swipl(['LANG'='pt_PT.UTF-8'], ['app/tabuleiro.pl',match,'--help'],
              "", _, Errors, Status),
    assertion(Status == exit(0)),
    assertion(sub_string(Errors, _, _, _, "[op\u00E7\u00E3o ...]")).
test(a_game_begins_in_such_a_locale_too) :-
    run_swipl(['LANG'='pt_PT.UTF-8'],
              ['-g', "play(waldmeister)", '-t', halt, 'play.pl'],
              "q\n", Output, _, _),
    assertion(sub_string(Output, _, _, _, "Primeira li\u00E7\u00E3o")).
test(names_lose_their_accents_where_only_ascii_is_printed,
     [ forall(member(Locale, [['LANG'='C'],[]])),
       condition(ascii_tree)
     ]) :-
    run_swipl(Locale, ['-g', "play(waldmeister)", '-t', halt, 'play.pl'],
              "credits\nq\n", Output, Errors, Status),
    assertion(Status-Errors == exit(0)-""),
    assertion(sub_string(Output, _, _, _, "Tomas Alexandre")).
test(boards_are_ascii_there,
     [ forall(member(Locale, [['LANG'='C'],[]])),
       condition(ascii_tree)
     ]) :-
    run_swipl(Locale,
              [ '-g', "forall(game_name(Game),play(Game)),print(left)",
                '-t', halt, 'play.pl'
              ],
              "1\nq\nq\n1\nq\nq\n1\nq\nq\n1\nq\nq\n",
              Output, Errors, Status),
    assertion(Status-Errors == exit(0)-""),
    for_all(member(Question, [ "White, cell to lay a ring", "Red, piece",
                               "Player 1, tree", "White, cell (?"
                             ]),
            assertion(sub_string(Output, _, _, _, Question))),
    assertion(sub_string(Output, _, _, 0, left)),
    string_codes(Output, Codes),
    assertion(\+ ( member(Code, Codes), Code > 127 )),
    assertion(\+ sub_string(Output, _, _, _, "\\u")).

:- end_tests(encoding).
