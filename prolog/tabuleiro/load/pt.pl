:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_load_pt, []).
:- use_module('../texts/language').

/** <module> The texts of load in Portuguese, that of Portugal
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(loaded(Event)) -->
    loaded(Event).

loaded(syntax(Message, File, Line)) -->
    at(File, Line),
    [ 'isto não se consegue ler: ~w'-[Message] ].
loaded(problem(Error, File, Line)) -->
    at(File, Line),
    prolog:translate_message(Error).
loaded(skipped(Goal, File, Line)) -->
    at(File, Line),
    [ '~p não é executado durante o carregamento'-[Goal] ].
loaded(printed(Text, File, Line)) -->
    at(File, Line),
    [ 'o carregamento escreve ~q'-[Text] ].
loaded(read(Goal, File, Line)) -->
    at(File, Line),
    [ '~p pede dados durante o carregamento'-[Goal] ].
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
loaded(unfinished(File, Line)) -->
    at(File, Line),
    [ 'carregar o programa demora demasiado; o que se segue fica de fora'-[] ].
loaded(undefined(PI, File, Line)) -->
    at(File, Line),
    [ '~p não está definido'-[PI] ].
loaded(part_of(Other)) -->
    [ 'talvez o programa seja ~w: é ele que carrega o ficheiro dado'-[Other] ].

at(File, Line) -->
    [ '~w:~d: '-[File,Line] ].
