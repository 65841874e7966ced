:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_pt, []).
:- use_module('../texts/language').

/** <module> The texts of match in Portuguese, that of Portugal
*/

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(pie_title(Title)) -->
    [ '~w, com a regra da torta'-[Title] ].
message(pie_player(first)) -->
    [ 'Primeiro'-[] ].
message(pie_player(second)) -->
    [ 'Segundo'-[] ].
message(pie_sides(First, Second)) -->
    has(First, Second),
    [ '.'-[], nl ].
message(pie_choice(First, Second)) -->
    has(First, Second),
    [ ', ou escreve trocar para trocar de lado.'-[], nl ].
message(pie_swapped(First, Second)) -->
    [ 'Os lados foram trocados: '-[] ],
    has(First, Second),
    [ '.'-[] ].
message(pie_rule) -->
    [ 'Regra da torta: depois do primeiro turno, o outro jogador pode trocar '-
      [], nl,
      'de lado com a palavra trocar, em vez de jogar.'-[]
    ].
message(error(no_player(Term, Near), _)) -->
    [ '~q não é um jogador; '-[Term] ],
    near_players(Near),
    [ 'os jogadores são um nível, um número, random, human, '-[],
      'search(Opções), bot(Jogo, Nível), engine(Comando) '-[],
      'ou o nome de um predicado Nome(Estado, Jogada)'-[]
    ].
message(error(nobody_asks, _)) -->
    [ 'não há aqui quem peça uma jogada a uma pessoa'-[] ].
message(error(pie_player(Term), _)) -->
    [ '~q é um programa e não conhece a regra da torta'-[Term] ].
message(error(clocks_of(Count), _)) -->
    [ 'uma lista de limites tem um para cada jogador, aqui ~d'-[Count] ].
message(error(pie_opening, _)) -->
    [ 'com a regra da torta não há abertura ao acaso: o primeiro jogador '-[],
      'escolhe-a'-[]
    ].
message(no_swap_now) -->
    [ 'só o segundo jogador troca de lado, no seu primeiro turno'-[] ].
message(games_done(Done, Count, Score, Elapsed, Left)) -->
    [ '~d de ~d jogos, pontuação '-[Done,Count] ],
    sentence(decimal(1, Score)),
    [ ', ~0f s'-[Elapsed] ],
    left(Left).

left(unknown) -->
    !.
left(Seconds) -->
    [ ', faltam ~0f s'-[Seconds] ].

has(First, Second) -->
    [ 'o Primeiro joga com '-[] ],
    text(First),
    [ ', o Segundo com '-[] ],
    text(Second).

near_players([]) -->
    [].
near_players([predicates(PIs)]) -->
    !,
    sentence(did_you_mean(PIs)),
    [ ' '-[] ].
near_players([predicate(PI, Wanted)]) -->
    !,
    [ 'existe ~q, e um jogador é ~q; '-[PI,Wanted] ].
near_players(Names) -->
    sentence(did_you_mean(Names)),
    [ ' '-[] ].
