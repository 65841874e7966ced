:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_grade_pt, []).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of the page of a graded game in Portuguese, that of
Portugal
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

message(as_understood(start)) -->
    [ 'O jogo começa com initial_state/2.'-[] ].
message(as_understood(start(Call, Config))) -->
    { Call =.. [_|Roles],
      memberchk(config, Roles)
    },
    !,
    [ 'O jogo começa com ~p, em que a configuração é ~q.'-[Call,Config] ].
message(as_understood(start(Call, _))) -->
    [ 'O jogo começa com ~p.'-[Call] ].
message(as_understood(loop_start(Entry, []))) -->
    !,
    [ '~q começa o jogo.'-[Entry] ].
message(as_understood(loop_start(Entry, Lines))) -->
    { atomic_list_concat(Lines, ', ', Answers) },
    [ '~q começa o jogo, com as respostas ~w às suas perguntas.'-
      [Entry,Answers]
    ].
message(as_understood(loop(PI, Choice))) -->
    [ ' ~q escolhe uma, e o ciclo ~q joga-a.'-[Choice,PI] ].
message(as_understood(players(A, B))) -->
    [ 'Os jogadores são ~p e ~p. Começa ~p.'-[A,B,A] ].
message(as_understood(turn(own))) -->
    !,
    [ 'player_to_move/2 diz de quem é a vez.'-[] ].
message(as_understood(turn(arg(Path)))) -->
    !,
    [ 'A parte ~w do estado é o jogador que joga.'-[Path] ].
message(as_understood(turn(moved(Path)))) -->
    !,
    [ 'A parte ~w do estado é o jogador que acabou de jogar.'-[Path] ].
message(as_understood(turn(Which, Numbers, Of))) -->
    { atomic_list_concat(Numbers, ' do argumento ', Place) },
    [ 'O argumento ~w de '-[Place] ],
    sentence(turn_part(Of)),
    sentence(turn_is(Which)).
message(turn_part(state)) -->
    [ 'cada estado'-[] ].
message(turn_is(arg)) -->
    [ ' é o jogador que joga.'-[] ].
message(turn_is(moved)) -->
    [ ' é o jogador que acabou de jogar.'-[] ].
message(as_understood(turn(alternate))) -->
    !,
    [ 'Os jogadores alternam: nenhuma parte do estado diz de quem é a vez.'-[]
    ].
message(as_understood(turn(asked))) -->
    !,
    [ 'Um predicado do programa diz quem joga a seguir.'-[] ].
message(as_understood(turn(Goal))) -->
    [ '~q diz quem joga a seguir.'-[Goal] ].
message(as_understood(moves(0, _))) -->
    !,
    [ 'Não há jogadas no início.'-[] ].
message(as_understood(moves(Count, Move))) -->
    [ 'Há ~d jogadas no início, como ~q.'-[Count,Move] ].
message(as_understood(asked(Offer, Play))) -->
    [ ' ~p oferece-as e ~p joga-as.'-[Offer,Play] ].
message(as_understood(end(Games, Ended))) -->
    [ '~d de ~d jogos ao acaso chegaram ao fim.'-[Ended,Games] ].
message(as_understood(over(Over, []))) -->
    !,
    [ ' ~p diz quem ganha.'-[Over] ].
message(as_understood(over(Over, Winners))) -->
    [ ' ~p diz quem ganha, e A-B quer dizer que A está por B: ~p.'-
      [Over,Winners]
    ].
message(as_understood(bots([]))) -->
    !,
    [ 'Não se encontrou nenhum programa que jogue.'-[] ].
message(as_understood(bots(Levels))) -->
    [ 'Jogam os níveis '-[] ],
    quoted_list(Levels),
    [ '.'-[] ].

message(grade_ended(time(Seconds))) -->
    [ 'O programa foi parado ao fim de ~w s (--time).'-[Seconds] ].
message(grade_ended(processor(Seconds))) -->
    [ 'O programa usou mais de ~w s do processador (--time).'-[Seconds] ].
message(grade_ended(file_size(Megabytes))) -->
    [ 'O programa escreveu mais de ~w MB num ficheiro (--file_size).'-
      [Megabytes]
    ].
message(grade_ended(memory(Megabytes))) -->
    [ 'O programa precisou de mais de ~w MB de memória (--memory).'-
      [Megabytes]
    ].
message(grade_ended(error(Text))) -->
    [ 'O programa não foi compreendido como um jogo: ~w'-[Text] ].
message(grade_ended(exit(0))) -->
    !,
    [ 'O programa terminou o Prolog, como faz halt.'-[] ].
message(grade_ended(exit(Status))) -->
    [ 'O programa terminou o Prolog com o estado ~w.'-[Status] ].
message(grade_ended(killed(Signal))) -->
    [ 'O processo do programa foi morto pelo sinal ~w.'-[Signal] ].
