/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_originals, [test_originals/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro').

/** <module> The READMEs on the predicates of the original programs

The README of each game has a section with a table of these predicates: the name
in the document, the name here, the arguments, and whether it runs in C or in
Prolog. A second table lists the predicates that are left out, and why.
*/

test_originals :-
    run_tests(originals).

%   Cells are those of a row of a table of that section, texts without the
%   blanks around them.

row(Game, Cells) :-
    game_name(Game),
    load_game(Game, _),
    section(Game, Lines),
    member(Line, Lines),
    split_string(Line, "|", " ", ["",Cell|Cells0]),
    append(Cells1, [""], Cells0),
    Cells = [Cell|Cells1],
    \+ string_concat("-", _, Cell),
    \+ memberchk(Cell, ["in the document","left out"]).

section(Game, Section) :-
    module_property(Game, file(File)),
    file_directory_name(File, Folder),
    atom_concat(Folder, '/README.md', Readme),
    read_file_to_string(Readme, Page, [encoding(utf8)]),
    split_string(Page, "\n", "", Lines),
    append(_, ["## Predicates of the original program"|After], Lines),
    append(Section, [Next|_], After),
    string_concat("## ", _, Next),
    !.

%   The predicate indicators, or names, in backquotes in Cell.

quoted(Cell, Terms) :-
    split_string(Cell, "`", "", Parts),
    every_second(Parts, Texts),
    findall(Term,
            ( member(Text, Texts),
              indicator(Text, Term)
            ),
            Terms).

every_second([_,Text|Parts], [Text|Texts]) :-
    !,
    every_second(Parts, Texts).
every_second(_, []).

indicator(Text, Name/Arity) :-
    split_string(Text, "/", "", [NameText,ArityText]),
    atom_string(Name, NameText),
    number_string(Arity, ArityText),
    !.
indicator(Text, Name) :-
    atom_string(Name, Text).

%   here(?Game, ?PI, ?Where): Game has PI, which runs in Where.

here(Game, PI, Where) :-
    row(Game, [_,Here,_,Where]),
    quoted(Here, [PI]).

exported(Game, PI) :-
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, _),
    forall(member(Module, [Game,Reference]),
           ( module_property(Module, exports(PIs)),
             memberchk(PI, PIs)
           )).

%   The module of a game defines the predicates that run in C and imports the
%   others. It also defines play/0, which has the name of the game.

runs_in(_, play/0, "Prolog") :-
    !.
runs_in(Game, Name/Arity, Where) :-
    functor(Head, Name, Arity),
    (   predicate_property(Game:Head, imported_from(_))
    ->  Where = "Prolog"
    ;   Where = "C"
    ).

:- begin_tests(originals).

test(each_game_has_a_table, [forall(game_name(Game)), true(Count > 10)]) :-
    findall(PI, here(Game, PI, _), PIs),
    length(PIs, Count).
test(rows_are_whole) :-
    for_all(row(Game, Cells),
            ( length(Cells, Length),
              assertion(memberchk(Game-Length, [Game-2,Game-4]))
            )).
test(listed_predicates_are_exported) :-
    for_all(here(Game, PI, _),
            assertion(exported(Game, PI))).
test(where_it_runs) :-
    for_all(here(Game, PI, Where),
            ( runs_in(Game, PI, Is),
              assertion(Game-PI-Where == Game-PI-Is)
            )).
test(no_predicate_of_a_document_is_there_twice, [forall(game_name(Game))]) :-
    findall(PI,
            ( row(Game, [Document|_]),
              quoted(Document, PIs),
              member(PI, PIs)
            ),
            All),
    msort(All, Sorted),
    sort(All, Unique),
    assertion(Sorted == Unique).
test(all_that_a_game_has_of_its_original_is_there,
     [forall(game_name(Game)), true(Missing == [])]) :-
    load_game(Game, _),
    module_property(Game, exports(PIs)),
    findall(PI,
            ( member(PI, PIs),
              PI \== original_goal/3,
               \+ game_predicate(PI, _),
              \+ here(Game, PI, _)
            ),
            Missing).
test(predicates_left_out_have_a_reason) :-
    for_all(row(Game, [LeftOut,Why]),
            ( quoted(LeftOut, PIs),
              assertion(PIs = [_|_]),
              assertion(Why \== ""),
              forall(member(PI, PIs),
                     assertion(\+ exported(Game, PI)))
            )).
test(replacements_exist) :-
    for_all(( row(Game, [_,Why]),
              quoted(Why, PIs),
              member(Name/Arity, PIs)
            ),
            (   exported(Game, Name/Arity)
            ->  true
            ;   functor(Head, Name, Arity),
                assertion(predicate_property(lists:Head, exported))
            )).

:- end_tests(originals).
