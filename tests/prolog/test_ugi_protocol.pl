/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_ugi_protocol, [test_ugi_protocol/0]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module(library(yall)).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/ugi/protocol').

/** <module> The tables of the Universal Game Interface
*/

test_ugi_protocol :-
    run_tests(ugi_protocol).

root_file(Relative, File) :-
    root_directory(Root),
    directory_file_path(Root, Relative, File).

%   Rows are the cells of the table of docs/ugi.md whose header begins with
%   Head.

documented(Head, Rows) :-
    root_file('docs/ugi.md', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    maplist(cells, Lines, Cells),
    once(append(_, [[Head|_],_|Rest], Cells)),
    once(append(Rows, [[]|_], Rest)).

%   A line has no cells unless it is a row.

cells(Line, Cells) :-
    split_string(Line, "|", " ", Parts),
    (   append([""|Cells0], [""], Parts)
    ->  Cells = Cells0
    ;   Cells = []
    ).

%   The texts between backquotes in Cell.

quoted(Cell, Texts) :-
    split_string(Cell, "`", "", Parts),
    findall(Text,
            ( nth0(I, Parts, Text),
              I mod 2 =:= 1
            ),
            Texts).

%   Row is the documentation of an option of the engine, without its meaning and
%   the text after a semicolon.

option_row([Option,Values,Default,Where]) :-
    ugi_option(_, Name, Type, Default0, Games, _),
    code(Name, Option),
    values_text(Type, Values),
    (   integer(Default0)
    ->  format(string(Default), "~d", [Default0])
    ;   code(Default0, Default)
    ),
    memberchk(Games-Where,
              [ any-"all", in_c-"in C", in_prolog-"in Prolog",
                book-"with a book, in `tabuleiro ugi`"
              ]).

code(Word, Text) :-
    format(string(Text), "`~w`", [Word]).

values_text(spin(Least, Most), Text) :-
    format(string(Text), "~d to ~d", [Least,Most]).
values_text(levels, "0 to the last level").
values_text(one_of(Values), Text) :-
    maplist(code, Values, Texts),
    atomics_to_string(Texts, Text).

atomics_to_string(Texts, Text) :-
    atomic_list_concat(Texts, ', ', Atom),
    atom_string(Atom, Text).

%   All of the sources with extension Type in Folder.

sources(Folder, Type, Text) :-
    root_file(Folder, Path),
    directory_files(Path, Names),
    findall(Source,
            ( member(Name, Names),
              file_name_extension(_, Type, Name),
              Name \== 'protocol.pl',
              directory_file_path(Path, Name, File),
              read_file_to_string(File, Source, [encoding(utf8)])
            ),
            Sources),
    atomics_to_string(Sources, Text).

:- begin_tests(ugi_protocol).

test(all_commands_are_documented, Documented == Commands) :-
    documented("command", Rows),
    findall(Command,
            ( member([Cell|_], Rows),
              quoted(Cell, [Command|_])
            ),
            Documented),
    findall(Command,
            ( ugi_command(Name, _, _, Forms),
              member(Form, Forms),
              format(string(Padded), "~w ~w", [Name,Form]),
              split_string(Padded, "", " ", [Command])
            ),
            Commands).
test(all_limits_are_documented, Documented == Limits) :-
    documented("limit", Rows),
    findall(Word,
            ( member(Row, Rows),
              member(Cell, Row),
              quoted(Cell, Texts),
              member(Text, Texts),
              split_string(Text, " []", " []", Words),
              member(String, Words),
              atom_string(Word, String),
              \+ memberchk(Word, ['','N','MS',mcts,stop,ponderhit])
            ),
            Words),
    sort(Words, Documented),
    setof(Word, Limit^Kind^Least^ugi_limit(Word, Limit, Kind, Least), Limits).
test(all_options_are_documented, Documented == Options) :-
    documented("option", Rows),
    findall([Option,Values,Default,Games],
            ( member([Option,Values,Cell,Games,_], Rows),
              split_string(Cell, ";", "", [Default|_])
            ),
            Documented),
    findall(Row, option_row(Row), Options).
test(needs_a_free_engine_is_documented, Documented == Commands) :-
    root_file('docs/ugi.md', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    once(sub_string(Text, Before, _, _, "While a search runs,")),
    sub_string(Text, Before, _, 0, From),
    ugi_text(busy, Busy),
    format(string(Answer), " are answered with `info string ~w`", [Busy]),
    once(sub_string(From, End, _, _, Answer)),
    sub_string(From, 0, End, _, Sentence),
    quoted(Sentence, Texts),
    maplist([Name,Atom]>>atom_string(Atom, Name), Texts, Documented),
    findall(Name, ugi_command(Name, engine, _, _), Commands).
test(each_text_is_of_use, Unused == []) :-
    sources('c_src/ugi', c, C),
    sources('prolog/tabuleiro/ugi', pl, Prolog),
    findall(Key,
            ( ( ugi_text(Key, _), Prefix = 'NOTE_'
              ; ugi_answer(Key, _, _), Prefix = 'UGI_'
              ),
              upcase_atom(Key, Upper),
              atom_concat(Prefix, Upper, Constant),
              \+ sub_string(C, _, _, _, Constant),
              \+ ( member(End, [')',',']),
                   atomic_list_concat(['(',Key,End], Use),
                   sub_string(Prolog, _, _, _, Use)
                 )
            ),
            Unused).
test(nothing_stands_twice,
     [forall(member(Goal, [ ugi_command(Key, _, _, _),
                            ugi_limit(Key, _, _, _),
                            ugi_option(Key, _, _, _, _, _),
                            ugi_bound(Key, _),
                            ugi_answer(Key, _, _),
                            ugi_text(Key, _),
                            ugi_text(_, Key)
                          ])),
      Keys == Distinct]) :-
    findall(Key, Goal, Keys),
    list_to_set(Keys, Distinct).
test(the_type_of_each_argument_is_told,
     [forall(ugi_answer(_, Format, Types)), Arguments =:= Count]) :-
    length(Types, Count),
    atomic_list_concat(Parts, '~w', Format),
    length(Parts, Pieces),
    Arguments is Pieces-1.

:- end_tests(ugi_protocol).
