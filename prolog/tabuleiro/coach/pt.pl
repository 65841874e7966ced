:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_coach_pt, []).
:- use_module('../texts/language').
:- use_module(texts).

/** <module> The texts of a coach in Portuguese, that of Portugal
*/

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(would_play) -->
    [ 'O computador jogaria '-[] ].
message(judgement(good))       --> [ 'boa'-[] ].
message(judgement(inaccuracy)) --> [ 'imprecisão'-[] ].
message(judgement(mistake))    --> [ 'erro'-[] ].
message(judgement(blunder))    --> [ 'erro grave'-[] ].

message(chance(Name, Chance)) -->
    text(Name),
    [ ' tem '-[] ],
    sentence(percent(Chance, 0)),
    [ ' de hipóteses de ganhar'-[] ].
message(instead(After, Before, Best)) -->
    sentence(percent(After, 0)),
    [ ' de hipóteses de ganhar em vez de '-[] ],
    sentence(percent(Before, 0)),
    [ ', ~w é melhor'-[Best] ].
message(best) -->
    [ 'a melhor jogada que a pesquisa encontra'-[] ].
message(as_good(Best)) -->
    [ 'a pesquisa prefere ~w'-[Best] ].

message(reason(achieves(Move, Name, Deeds))) -->
    [ 'Com ~w, o '-[Move] ],
    text(Name),
    [ ' pode '-[] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(lets(Move, Name, Deeds))) -->
    [ '~w deixa o '-[Move] ],
    text(Name),
    [ ' '-[] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(threatens(Move, Deeds))) -->
    [ '~w ameaça '-[Move] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(stops(Move, Name, Deeds))) -->
    [ 'Depois de ~w, o '-[Move] ],
    text(Name),
    [ ' já não pode '-[] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(later(Name, Deeds))) -->
    [ 'Mais tarde, o '-[] ],
    text(Name),
    [ ' pode '-[] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(gives(Move, Name, Gains))) -->
    [ '~w dá ao '-[Move] ],
    text(Name),
    [ ' '-[] ],
    gains(Gains),
    [ '.'-[] ].
message(reason(decided(Name, win))) -->
    [ 'O '-[] ],
    text(Name),
    [ ' está a ganhar.'-[] ].
message(reason(decided(Name, loss))) -->
    [ 'O '-[] ],
    text(Name),
    [ ' está a perder, jogue o que jogar.'-[] ].
message(reason(quiet)) -->
    [ 'Nenhum dos jogadores ganha nada nas jogadas que se esperam.'-[] ].
message(reason(slow(Best))) -->
    [ 'Nada se perde já; a longo prazo ~w é melhor.'-[Best] ].
message(wins_in(Move, 1)) -->
    !,
    [ '~w ganha logo.'-[Move] ].
message(wins_in(Move, Turns)) -->
    [ '~w ganha em ~d turnos.'-[Move,Turns] ].
message(loses_in(Move, _, 0)) -->
    !,
    [ '~w perde logo.'-[Move] ].
message(loses_in(Move, Name, 1)) -->
    !,
    [ '~w deixa o '-[Move] ],
    text(Name),
    [ ' ganhar no turno seguinte.'-[] ].
message(loses_in(Move, Name, Turns)) -->
    [ '~w deixa o '-[Move] ],
    text(Name),
    [ ' ganhar em ~d turnos.'-[Turns] ].
message(and) -->
    [ ' e '-[] ].
message(game(N)) -->
    [ 'jogo ~d: '-[N] ].
message(accuracy(Name, none)) -->
    !,
    text(Name),
    [ ' não fez nenhuma jogada que conte'-[] ].
message(accuracy(Name, Accuracy)) -->
    text(Name),
    [ ' teve uma precisão de '-[] ],
    sentence(percent(Accuracy, 1)).
