/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_language,
          [ languages_in/2,             % +Name, +Directory
            texts_of/1,                 % +Name
            texts_of/2,                 % +Name, +Language
            strings_in/1,               % +Language
            sentence//1,                % +Message
            text//1,                    % +Text
            local_text/2                % +Text, -Local
          ]).

/** <module> The language of the texts

The texts are messages, in English and other languages; SWI-Prolog tries first
those of the flag `message_language`, by default that of the locale:

    ?- set_prolog_flag(message_language, pt).

A file of texts is a module with the nonterminal message//1 and the directive
texts_of/1 or texts_of/2: Name(Message) is printed by message(Message). Those of
the language `pt` are in files `pt.pl`, loaded when the first text is printed in
it: one in each directory that languages_in/2 names. A text that the language of
the person lacks is printed in English. A text of several parts is in the
English file only. Its parts are printed with sentence//1, and a language has
these.

An error of the library has the context tabuleiro(Why); its text is that of
tabuleiro(error(Why, Formal)).

Strings that are data, such as the labels of options in game_info/1, are
English, and the messages tabuleiro(text(String)) translate them, by local/2 of
the modules with the directive strings_in/1. A word that a person may type is
tabuleiro(word(Word)).
*/

:- use_module('../base/term_size', [cut_error/2]).

:- multifile
    prolog:message//1,
    prolog:message//2.

prolog:message(Error) -->
    { cut_error(Error, Cut) },
    prolog:translate_message(Cut).
prolog:message(_, Error) -->
    { cut_error(Error, Cut) },
    prolog:translate_message(Cut).

prolog:message(tabuleiro(text(Text))) -->
    [ '~w'-[Text] ].
prolog:message(tabuleiro(word(Word))) -->
    [ '~w'-[Word] ].

prolog:message(Message) -->
    printed(en, Message),
    !.
prolog:message(Language, Message) -->
    printed(Language, Message),
    !.

printed(Language, error(Formal, context(_, Context))) -->
    !,
    { nonvar(Context),
      Context = tabuleiro(Why)
    },
    printed(Language, tabuleiro(error(Why, Formal))).
printed(Language, tabuleiro(text(Text))) -->
    !,
    { strings(Language, Module),
      atom_string(Key, Text),
      Module:local(Key, Local)
    },
    [ '~w'-[Local] ].
printed(Language, Message) -->
    { compound(Message),
      compound_name_arguments(Message, Name, [Part]),
      texts(Name, Language, Module)
    },
    call(Module:message, Part).

%   The call that loads clauses does not see them, so a new call translates the
%   message. SWI-Prolog translates all messages, also those of loading and
%   autoloading, so nothing here may autoload.

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
    loading/2,                          % Language, Directory
    loaded/2,                           % Language, Directory
    texts/3,                            % Name, Language, Module
    strings/2.                          % Language, Module

%!  texts_of(+Name) is det.
%!  texts_of(+Name, +Language) is det.
%
%   The module that is being loaded has texts of Name, in message//1, by default
%   in English. To be used as a directive.

texts_of(Name) :-
    texts_of(Name, en).

texts_of(Name, Language) :-
    prolog_load_context(module, Module),
    registered(texts(Name, Language, Module)).

%   Other threads print messages during the load, so the texts of a file are
%   used only once the whole file is loaded.

registered(Fact) :-
    initialization(tabuleiro_language:register(Fact)).

:- public register/1.                   % goal of initialization/1

register(Fact) :-
    retractall(Fact),
    assertz(Fact).

%!  strings_in(+Language) is det.
%
%   The module that is being loaded has local/2: an English string, as an atom,
%   and the same in Language. To be used as a directive.

strings_in(Language) :-
    prolog_load_context(module, Module),
    registered(strings(Language, Module)).

%!  languages_in(+Name, +Directory) is det.
%
%   The texts of Name(Message), messages of the file that is being loaded, are
%   in other languages in files of Directory, relative to that file. To be used
%   as a directive.

languages_in(Name, Directory0) :-
    prolog_load_context(module, Module),
    module_property(Module, file(File)),
    absolute_file_name(Directory0, Directory,
                       [relative_to(File),file_type(directory)]),
    (   directory(Name, Directory)
    ->  true
    ;   assertz(directory(Name, Directory))
    ).

%   Succeeds if the texts were missing when the caller looked for them and are
%   loaded now. A thread waits while another one loads them. Loading itself
%   prints messages.

load_language(Language, Directory) :-
    \+ loaded(Language, Directory),
    with_mutex(tabuleiro_language, load_once(Language, Directory)).

load_once(Language, Directory) :-
    loaded(Language, Directory),        % by another thread
    !.
load_once(Language, Directory) :-
    \+ loading(Language, Directory),
    setup_call_cleanup(
        assertz(loading(Language, Directory)),
        (   load_file(Language, Directory)
        ->  Loaded = true
        ;   Loaded = false
        ),
        retractall(loading(Language, Directory))),
    assertz(loaded(Language, Directory)),
    Loaded == true.

load_file(Language, Directory) :-
    atom(Language),
    forall(sub_atom(Language, _, 1, _, Char), char_type(Char, csym)),
    atomic_list_concat([Directory,/,Language,'.pl'], File),
    exists_file(File),
    sig_atomic(load_files(File, [if(not_loaded),imports([]),silent(true)])).

%!  sentence(+Message)// is det.
%
%   The text tabuleiro(Message), in the language of the person, as a part of
%   another.

sentence(Message) -->
    prolog:translate_message(tabuleiro(Message)).

%!  text(+Text)// is det.
%!  local_text(+Text, -Local:string) is det.
%
%   Local is the English Text, a string or atom, in the language of the person.

text(Text) -->
    prolog:translate_message(tabuleiro(text(Text))).

local_text(Text, Local) :-
    phrase(text(Text), [Format-Args]),
    format(string(Local), Format, Args).
