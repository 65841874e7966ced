/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_language,
          [ languages_in/1,             % +Directory
            text//1,                    % +Text
            local_text/2                % +Text, -Local
          ]).
:- autoload(library(lists), [member/2]).

/** <module> The language of the texts

The texts are messages in English, prolog:message//1. Those of another language
are clauses of prolog:message//2, which SWI-Prolog tries first. Its languages
are those of the flag `message_language`, by default that of the locale:

    ?- set_prolog_flag(message_language, pt).

The clauses for the language `pt` are in files `pt.pl`, loaded when the first
text is printed in it: one in each directory that languages_in/1 names.

Strings that are data, such as the labels of options in game_info/1, are
English, and the messages tabuleiro(text(String)) translate them. A word that a
person may type is tabuleiro(word(Word)).
*/

:- multifile
    prolog:message//1,
    prolog:message//2.

:- dynamic
    directory/1,                        % Directory
    loaded/2.                           % Language, Directory

prolog:message(tabuleiro(text(Text))) -->
    [ '~w'-[Text] ].
prolog:message(tabuleiro(word(Word))) -->
    [ '~w'-[Word] ].

%   The clauses that were just loaded are invisible to the call that loaded
%   them, so the message is translated by another one.

prolog:message(Language, Message) -->
    { load_language(Language) },
    prolog:message(Language, Message).

%!  languages_in(+Directory) is det.
%
%   Directory, relative to the file that is being loaded, has the texts of
%   other languages. To be used as a directive.

languages_in(Directory0) :-
    prolog_load_context(directory, Here),
    absolute_file_name(Directory0, Directory,
                       [relative_to(Here),file_type(directory)]),
    (   directory(Directory)
    ->  true
    ;   assertz(directory(Directory))
    ).

:- languages_in('../languages').

%   Loads the files of Language. Fails if there are none that are not loaded.

load_language(Language) :-
    Language \== en,
    with_mutex(tabuleiro_language, load_files_of(Language)).

load_files_of(Language) :-
    findall(Directory,
            ( directory(Directory),
              \+ loaded(Language, Directory),
              assertz(loaded(Language, Directory))
            ),
            Directories),
    Directories \== [],
    atomic(Language),
    forall(sub_atom(Language, _, 1, _, Char), char_type(Char, csym)),
    findall(File,
            ( member(Directory, Directories),
              atomic_list_concat([Directory,/,Language,'.pl'], File),
              exists_file(File)
            ),
            Files),
    Files \== [],
    load_files(Files, [if(not_loaded),imports([]),silent(true)]).

%!  text(+Text)// is det.
%!  local_text(+Text, -Local:string) is det.
%
%   Local is the English Text, a string or atom, in the language of the person.

text(Text) -->
    prolog:translate_message(tabuleiro(text(Text))).

local_text(Text, Local) :-
    phrase(text(Text), [Format-Args]),
    format(string(Local), Format, Args).
