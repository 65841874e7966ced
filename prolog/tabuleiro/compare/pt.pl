:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare_pt, []).
:- use_module('../texts/language').

/** <module> The texts of compare in Portuguese, that of Portugal
*/

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(busy(What)) -->
    busy(What).
message(compared(Game1, Game2, Seed)) -->
    [ ansi(bold, '~w e ~w', [Game1,Game2]), ', semente ~w'-[Seed] ].
message(agree(States, Played, Levels, Originals)) -->
    [ 'Estão de acordo: '-[] ],
    count(States, estado, estados),
    [ ' de '-[] ],
    count(Played, 'jogo ao acaso', 'jogos ao acaso'),
    [ ', '-[] ],
    count(Levels, 'nível', 'níveis'),
    [ ' de programas, '-[] ],
    count(Originals, predicado, predicados),
    [ ' além da interface.'-[] ].
message(by_play) -->
    [ 'Os estados são termos diferentes: comparam-se as jogadas, a vez e o '-[],
      'fim.'-[]
    ].
message(same_play(States, Played)) -->
    [ 'Jogam o mesmo jogo: '-[] ],
    count(States, posição, posições),
    [ ' de '-[] ],
    count(Played, 'jogo ao acaso', 'jogos ao acaso'),
    [ '.'-[] ].
message(play_differs([])) -->
    [ ansi([bold,fg(red)], 'Discordam no início:', []) ].
message(play_differs(Words)) -->
    { length(Words, Plies),
      atomic_list_concat(Words, ' ', Line)
    },
    [ ansi([bold,fg(red)], 'Discordam ao fim de ~d jogadas', [Plies]),
      ', ~w:'-[Line]
    ].
message(only_offers(Name, Count, Words)) -->
    [ 'só ~w permite '-[Name] ],
    count(Count, jogada, jogadas),
    [ ': ~w'-[Words] ].
message(common_moves(0)) -->
    !,
    [ 'Não têm nenhuma jogada em comum. Se as escrevem de formas '-[],
      'diferentes, notation(Goal) no game.tab de um dá-lhes a do outro.'-[]
    ].
message(common_moves(Count)) -->
    [ 'Ambos permitem '-[] ],
    count(Count, jogada, jogadas),
    [ '.'-[] ].
message(sees(Name, over(no))) -->
    [ '~w: o jogo não acabou'-[Name] ].
message(sees(Name, over(none))) -->
    [ '~w: é um empate'-[Name] ].
message(sees(Name, over(Seat))) -->
    [ '~w: ganhou o jogador ~w'-[Name,Seat] ].
message(sees(Name, turn(Seat))) -->
    [ '~w: joga o jogador ~w'-[Name,Seat] ].
message(sees(Name, move(Word, none))) -->
    [ '~w joga ~w'-[Name,Word] ].
message(sees(Name, move(Word, failure))) -->
    [ '~w permite ~w, mas move/3 falha'-[Name,Word] ].
message(sees(Name, move(Word, Error))) -->
    [ '~w permite ~w, mas move/3 lança: '-[Name,Word] ],
    prolog:translate_message(Error).
message(program_agrees(States, Played)) -->
    [ 'Estão de acordo em '-[] ],
    count(States, estado, estados),
    [ ' de '-[] ],
    count(Played, 'jogo ao acaso', 'jogos ao acaso'),
    [ '.'-[] ].
message(give_lines) -->
    [ 'Para o ver, dê estas linhas ao programa:'-[] ].
message(differ(PI, Plies)) -->
    [ ansi([bold,fg(red)], 'Discordam em ~q, ao fim de ~d jogadas.',
           [PI,Plies])
    ].
message(paste) -->
    [ 'Para o ver, cole isto na linha de comandos do Prolog:'-[] ].
message(alone_has(Game)) -->
    [ 'só ~w tem '-[Game] ].
message(answer(Game, answer(X))) -->
    [ '~w responde ~q'-[Game,X] ].
message(answer(Game, failure)) -->
    [ '~w falha'-[Game] ].
message(answer(Game, error(Formal))) -->
    [ '~w lança ~q'-[Game,Formal] ].
message(speed(Game1, Game2, Min, Max)) -->
    [ '~w é de ~w a ~w vezes mais rápido do que ~w.'-[Game1,Min,Max,Game2] ].
message(bot_games(Count, Game1, Wins1, Game2, Wins2, Draws)) -->
    [ 'Em ~d jogos entre os seus programas ~w ganha ~d e ~w ~d; \c
       empates: ~d.'-[Count,Game1,Wins1,Game2,Wins2,Draws]
    ].
message(faulty(Number, Game)) -->
    [ 'jogo ~d: ~w '-[Number,Game] ].

count(1, Noun, _) -->
    !,
    [ '1 ~w'-[Noun] ].
count(Count, _, Nouns) -->
    [ '~d ~w'-[Count,Nouns] ].

busy(playing) -->
    [ 'a jogar jogos ao acaso' ].
busy(level(Level)) -->
    [ 'a comparar os programas do nível ~w'-[Level] ].
busy(original(What)) -->
    [ 'a comparar ~w'-[What] ].
busy(timing(What)) -->
    [ 'a medir ~w'-[What] ].
busy(match(Level)) -->
    [ 'jogos entre os programas do nível ~w'-[Level] ].
