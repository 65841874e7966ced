:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_loading, []).

/** <module> Portuguese: what loading a program has found

The texts of adopt/load_texts.
*/

:- multifile prolog:message//2.

prolog:message(pt, tabuleiro(loaded(Event))) -->
    loaded(Event),
    !.

loaded(dialect(swi)) -->
    [ 'Carregado como programa para SWI-Prolog'-[] ].
loaded(dialect(sicstus4)) -->
    [ 'Carregado como programa para SICStus 4'-[] ].
loaded(syntax(Message, File, Line)) -->
    at(File, Line),
    [ 'isto não se consegue ler: ~w'-[Message] ].
loaded(problem(Error, File, Line)) -->
    at(File, Line),
    prolog:translate_message(Error).
loaded(skipped(Goal, File, Line)) -->
    at(File, Line),
    [ '~p não é executado ao carregar o programa'-[Goal] ].
loaded(printed(Text, File, Line)) -->
    at(File, Line),
    [ 'carregar escreve ~q'-[Text] ].
loaded(read(Goal, File, Line)) -->
    at(File, Line),
    [ '~p pede dados ao carregar o programa'-[Goal] ].
loaded(failed(Goal, File, Line)) -->
    at(File, Line),
    [ '~p falha'-[Goal] ].
loaded(threw(Goal, Error, File, Line)) -->
    at(File, Line),
    [ 'erro em ~p: '-[Goal] ],
    prolog:translate_message(Error).
loaded(timeout(Goal, File, Line)) -->
    at(File, Line),
    [ '~p não acaba a tempo'-[Goal] ].
loaded(undefined(PI, File, Line)) -->
    at(File, Line),
    [ '~p não está definido'-[PI] ].

at(File, Line) -->
    [ '~w:~d: '-[File,Line] ].
