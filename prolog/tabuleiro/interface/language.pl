/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_language,
          [ languages_in/2,             % +Name, +Directory
            text//1,                    % +Text
            local_text/2                % +Text, -Local
          ]).

/** <module> The language of the texts

The texts are messages in English, prolog:message//1. Those of another language
are clauses of prolog:message//2, which SWI-Prolog tries first. Its languages
are those of the flag `message_language`, by default that of the locale:

    ?- set_prolog_flag(message_language, pt).

The clauses for the language `pt` are in files `pt.pl`, loaded when the first
text is printed in it: one in each directory that languages_in/2 names.

Strings that are data, such as the labels of options in game_info/1, are
English, and the messages tabuleiro(text(String)) translate them. A word that a
person may type is tabuleiro(word(Word)).
*/

:- multifile
    prolog:message//1,
    prolog:message//2.

prolog:message(tabuleiro(text(Text))) -->
    [ '~w'-[Text] ].
prolog:message(tabuleiro(word(Word))) -->
    [ '~w'-[Word] ].

%   The clauses that were just loaded are invisible to the call that loaded
%   them, so the message is translated by another one. SWI-Prolog translates all
%   messages, also those of loading and autoloading: nothing here may autoload.

prolog:message(Language, Message) -->
    { Language \== en,
      ours(Message, Directory),
      load_language(Language, Directory)
    },
    prolog:message(Language, Message).

%   ours(Message, Directory): Directory may have the texts of Message.

ours(error(_, Context), Directory) :-
    !,
    nonvar(Context),
    (   Context = context(_, Why)
    ->  nonvar(Why),
        Why = tabuleiro(_)
    ;   true
    ),
    \+ source_location(_, _),
    directory(_, Directory).
ours(unhandled_exception(_), Directory) :-
    !,
    directory(_, Directory).
ours(tabuleiro(_), Directory) :-
    !,
    directory(_, Directory).
ours(Message, Directory) :-
    compound(Message),
    compound_name_arity(Message, Name, 1),
    directory(Name, Directory).

:- dynamic
    directory/2,                        % Name, Directory
    loaded/2.                           % Language, Directory

%!  languages_in(+Name, +Directory) is det.
%
%   The texts of Name(Message), messages of the file that is being loaded, are
%   in other languages in files of Directory, relative to that file. To be used
%   as a directive.

languages_in(Name, Directory0) :-
    prolog_load_context(directory, Here),
    absolute_file_name(Directory0, Directory,
                       [relative_to(Here),file_type(directory)]),
    (   directory(Name, Directory)
    ->  true
    ;   assertz(directory(Name, Directory))
    ).

:- languages_in(tabuleiro, '../languages').

%   Fails if there is no file of Language that is not loaded.

load_language(Language, Directory) :-
    \+ loaded(Language, Directory),
    with_mutex(tabuleiro_language, load_file(Language, Directory)).

load_file(Language, Directory) :-
    \+ loaded(Language, Directory),
    assertz(loaded(Language, Directory)),
    atom(Language),
    forall(sub_atom(Language, _, 1, _, Char), char_type(Char, csym)),
    atomic_list_concat([Directory,/,Language,'.pl'], File),
    exists_file(File),
    load_files(File, [if(not_loaded),imports([]),silent(true)]).

%!  text(+Text)// is det.
%!  local_text(+Text, -Local:string) is det.
%
%   Local is the English Text, a string or atom, in the language of the person.

text(Text) -->
    prolog:translate_message(tabuleiro(text(Text))).

local_text(Text, Local) :-
    phrase(text(Text), [Format-Args]),
    format(string(Local), Format, Args).
