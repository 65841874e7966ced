:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compile_pt, []).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of compile in Portuguese, that of Portugal
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(error(c_compiler(Compiler, Status), _)) -->
    [ 'o compilador de C ~w acaba com ~w'-[Compiler,Status] ].

message(compile_result(compiled)) -->
    [ 'compilado: as respostas são as do programa'-[] ].
message(compile_result(option(Option))) -->
    [ 'não compilado: o programa foi percebido com a opção ~w, ver '-
      [Option],
      'docs/compiling.md'-[]
    ].
message(compile_result(no_entries)) -->
    [ 'não compilado: as jogadas e os estados precisam de objetivos que '-[],
      'ficam para o Prolog'-[]
    ].
message(compile_result(failed(existence_error(compiler, Compiler)))) -->
    [ 'não compilado: não há compilador de C ~w'-[Compiler] ].
message(compile_result(failed(existence_error(cache_folder, _)))) -->
    [ 'não compilado: não há pasta onde guardar a biblioteca'-[] ].
message(compile_result(failed(Formal))) -->
    [ 'não compilado: ~p'-[Formal] ].
message(compile_result(difference(Goal, Own, Compiled))) -->
    [ 'não usado: as respostas são diferentes'-[], nl,
      '    ~p'-[Goal], nl,
      '    programa:  ~p'-[Own], nl,
      '    compilado: ~p'-[Compiled]
    ].
message(compiled_entries(List)) -->
    [ 'em C: ~w'-[List] ].
message(compared_answers(Positions, Answers, Left)) -->
    [ 'comparadas: ~D respostas em ~D posições; ~D ficam para o Prolog'-
      [Answers,Positions,Left]
    ].
message(compile_times(Generating, Building, Comparing)) -->
    commas('segundos: ~2f a traduzir, ~2f a construir, ~2f a comparar',
           [Generating,Building,Comparing]).
message(fell_to_prolog(Count, Where)) -->
    [ 'respondido pelo Prolog em ~q, ~D vezes'-[Where,Count] ].
message(why_left(goal)) -->
    [ 'um objetivo que não é compilado'-[] ].
message(why_left(error)) -->
    [ 'um erro do programa'-[] ].
message(why_left(unbound)) -->
    [ 'um argumento não está ligado, ou uma resposta tem variáveis'-[] ].
message(why_left(argument)) -->
    [ 'um argumento é de outro tipo que o código compilado não aceita'-[] ].
message(why_left(number)) -->
    [ 'um número precisa de mais de 61 bits, ou não está definido'-[] ].
message(why_left(term)) -->
    [ 'um termo tem texto, uma variável ou um inteiro grande'-[] ].
message(why_left(space)) -->
    [ 'mais de 64 MB de termos'-[] ].
message(why_left(stack)) -->
    [ 'mais de 2 MB de pilha'-[] ].
message(why_left(loop)) -->
    [ 'o ciclo do programa continua de outra maneira'-[] ].
message(left_to_prolog(PI, variable)) -->
    [ 'fica para o Prolog: ~q chama um objetivo desconhecido'-[PI] ].
message(left_to_prolog(PI, What)) -->
    [ 'fica para o Prolog: ~q chama ~q'-[PI,What] ].
