:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_pt, []).
:- use_module(texts, [player//1, types//1]).
:- use_module('../../prolog/tabuleiro/texts/language').

/** <module> Tactigon: texts in Portuguese, in the order of texts.pl
*/

:- texts_of(tactigon, pt).
:- strings_in(pt).
:- public local/2.

                /*******************************
                *              END             *
                *******************************/

message(no_pentagon(Player)) -->
    player(Player),
    [ ' perdeu o pentágono.'-[] ].
message(gold(Player)) -->
    player(Player),
    [ ' manteve as duas casas douradas até à sua vez.'-[] ].
message(no_move(Player)) -->
    player(Player),
    [ ' não tem jogadas.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

message(off_board(Cell)) -->
    [ 'não há casa ~w'-[Cell] ].
message(no_piece(Cell)) -->
    [ 'não há peça em ~w'-[Cell] ].
message(not_own(Cell)) -->
    [ 'a peça em ~w é do adversário'-[Cell] ].
message(stays) -->
    [ 'uma peça tem de ir para outra casa'-[] ].
message(too_far(Type, 1)) -->
    !,
    [ 'longe de mais: um '-[] ],
    types(1-Type),
    [ ' anda aqui um passo'-[] ].
message(too_far(Type, Steps)) -->
    [ 'longe de mais: um '-[] ],
    types(1-Type),
    [ ' anda aqui no máximo ~d passos'-[Steps] ].
message(no_way(Steps)) -->
    [ 'não há caminho de ~d passos no máximo por casas vazias'-[Steps] ].
message(own_piece(Cell)) -->
    [ 'a peça em ~w é do próprio jogador'-[Cell] ].
message(no_attack(Attacker, Defender)) -->
    [ 'um '-[] ],
    types(1-Attacker),
    [ ' não pode atacar um '-[] ],
    types(1-Defender).
message(squares_bar(Steps)) -->
    [ 'quadrados inimigos barram todos os caminhos de ~d passos no máximo'-
      [Steps]
    ].

                /*******************************
                *             MOVES            *
                *******************************/

message(take(Type, Cell)) -->
    [ 'capturar o '-[] ],
    text(Type),
    [ ' em ~w'-[Cell] ].
message(trade(Own, Type, Cell)) -->
    [ 'trocar um '-[] ],
    text(Own),
    [ ' pelo '-[] ],
    text(Type),
    [ ' em ~w'-[Cell] ].
message(hold_gold) -->
    [ 'ocupar as duas casas douradas'-[] ].
message(go_to_gold(Cell)) -->
    [ 'ir para o ouro em ~w'-[Cell] ].
message(takes(Attacker, Defender)) -->
    [ 'O '-[] ],
    piece(Attacker),
    [ ' captura o '-[] ],
    piece(Defender),
    [ '.'-[] ].
message(both_lost(Attacker, Defender)) -->
    [ 'O '-[] ],
    piece(Attacker),
    [ ' ataca o '-[] ],
    piece(Defender),
    [ ': perdem-se os dois.'-[] ].
message(holds_gold(Player)) -->
    player(Player),
    [ ' está nas duas casas douradas, e ganha se as mantiver até à vez.'-[] ].

                /*******************************
                *             BOARD            *
                *******************************/

message(legend_players(hexagons)) -->
    [ '1.º sinal: R vermelho, C ciano   GT casa dourada, sob uma peça'-[] ].
message(legend_players(compact)) -->
    [ '1.º sinal: R vermelho, C ciano   GT casa dourada, * sob uma peça'-[] ].
message(legend_types(Signs)) -->
    [ '2.º sinal: ~w círculo, ~w triângulo, ~w quadrado, ~w pentágono'-Signs ].
message(count(1)) -->
    !,
    [ '1 peça.'-[] ].
message(count(Count)) -->
    [ '~d peças.'-[Count] ].
message(lost) -->
    [ ' Perdidas: '-[] ].
message(turn(Player)) -->
    [ 'É a vez do '-[] ],
    player(Player),
    [ '.'-[] ].
message(stand(Player, Types)) -->
    player(Player),
    [ ', '-[] ],
    types(Types).
message(gold) -->
    [ 'Casas douradas'-[] ].

                /*******************************
                *             RULES            *
                *******************************/

message(rule(board(Lines, Columns, Tiles))) -->
    [ 'O tabuleiro tem ~d linhas e ~d colunas, ~d casas.'-
      [Lines,Columns,Tiles]
    ].
message(rule(pieces)) -->
    [ 'Cada jogador tem 13 peças: seis círculos, três triângulos,'-[], nl,
      'três quadrados e um pentágono.'-[]
    ].
message(rule(move)) -->
    [ 'Em cada vez uma peça anda no máximo tantos passos quantos os'-[], nl,
      'seus lados (um círculo tem um), por casas vazias.'-[]
    ].
message(rule(attack)) -->
    [ 'Pode acabar sobre uma peça inimiga, que se perde. Um triângulo'-[], nl,
      'que captura um círculo perde-se também, tal como um quadrado que'-[], nl,
      'captura um triângulo. Um quadrado não pode atacar círculos, e um'-[], nl,
      'pentágono só o outro pentágono.'-[]
    ].
message(rule(end)) -->
    [ 'Quem perde o pentágono perde o jogo. Quem ocupa as duas casas'-[], nl,
      'douradas quando lhe chega a vez ganha. Quem não puder jogar perde.'-[]
    ].
message(rule(advanced(1))) -->
    [ 'Regra avançada 1: os quadrados passam por cima de qualquer'-[], nl,
      'peça que não seja um quadrado inimigo.'-[]
    ].
message(rule(advanced(2))) -->
    [ 'Regra avançada 2: uma peça que parte de uma casa dourada tem'-[], nl,
      'mais um passo.'-[]
    ].

piece(Player-Type) -->
    types(1-Type),
    [ ' do '-[] ],
    player(Player).

%   local(Text, Local): strings of info.pl, notation.pl and the evaluation.

local('polygons on hexagons: the fewer sides, the slower and the stronger',
      'polígonos em hexágonos: quanto menos lados, mais lentos e mais fortes').
local('Red',              'Vermelho').
local('Cyan',             'Ciano').
local('takes the move that looks best at once',
      'faz a jogada que parece melhor à primeira vista').
local('Board size, columns x lines', 'Tamanho do tabuleiro, colunas x linhas').
local('Advanced rules',   'Regras avançadas').
local('squares pass over pieces', 'quadrados passam sobre peças').
local('gold gives a step', 'o ouro dá um passo').
local(both,               ambas).
local(none,               nenhuma).
local('Who moves first',  'Quem joga primeiro').
local('drawn at random',  'à sorte').
local('Pieces that a side lacks', 'Peças que faltam a um lado').
local('a circle of Red',  'um círculo do Vermelho').
local('two circles of Red', 'dois círculos do Vermelho').
local('three circles of Red', 'três círculos do Vermelho').
local('a circle of Cyan', 'um círculo do Ciano').
local('two circles of Cyan', 'dois círculos do Ciano').
local('three circles of Cyan', 'três círculos do Ciano').
local('draws it small, without hexagons',
      'desenha-o em pequeno, sem hexágonos').
local('piece to move',    'peça a mover').
local('tile to move to',  'casa para onde mover').
local('Tactigon is a board game; its site is',
      'Tactigon é um jogo de tabuleiro; o seu sítio é').
local('The Prolog program whose predicates this one keeps is by',
      'O programa em Prolog cujos predicados este conserva é de').
local('Marco André Pereira da Costa and Tiago Filipe Castro Viana.',
      'Marco André Pereira da Costa e Tiago Filipe Castro Viana.').
local(circle,             círculo).
local(triangle,           triângulo).
local(square,             quadrado).
local(pentagon,           pentágono).
local(circles,            círculos).
local(triangles,          triângulos).
local(squares,            quadrados).
local(pentagons,          pentágonos).
local('steps that own pieces are nearer to the enemy pentagon',
      'passos que as peças próprias estão mais perto do pentágono inimigo').
local('steps that the nearest own piece is nearer to the enemy pentagon',
      'passos que a peça mais próxima está mais perto do pentágono inimigo').
local('pieces in reach of the pentagon, if to move',
      'peças ao alcance do pentágono, tendo a vez').
local('pieces in reach of the pentagon, if not to move',
      'peças ao alcance do pentágono, sem ter a vez').
local('pieces next to the own pentagon',
      'peças ao lado do próprio pentágono').
local('gold tiles held',  'casas douradas ocupadas').
local('holding both gold tiles', 'ocupar as duas casas douradas').
local('pieces in reach of a gold tile',
      'peças ao alcance de uma casa dourada').
local('being to move with a circle near an enemy circle',
      'ter a vez com um círculo perto de um círculo inimigo').
local('being to move with a taker in reach of a triangle',
      'ter a vez com uma peça que pode capturar um triângulo ao alcance').
local('being to move and able to take the pentagon',
      'ter a vez e poder capturar o pentágono').

%   What these terms give a player.

local('a lead in circles', 'vantagem em círculos').
local('a lead in triangles', 'vantagem em triângulos').
local('a lead in squares', 'vantagem em quadrados').
local('pieces nearer to the enemy pentagon',
      'peças mais perto do pentágono adversário').
local('a piece nearer to the enemy pentagon',
      'uma peça mais perto do pentágono adversário').
local('a safer pentagon', 'um pentágono mais seguro').
local('more room around the pentagon', 'mais espaço à volta do pentágono').
local('a hold on a gold tile', 'uma casa dourada').
local('a hold on both gold tiles', 'as duas casas douradas').
local('more pieces in reach of the gold',
      'mais peças ao alcance das casas douradas').
local('a circle to take', 'um círculo para capturar').
local('a triangle to take', 'um triângulo para capturar').
local('an attack on the pentagon', 'um ataque ao pentágono').

%   The pieces of the scene.

local('red circle', 'círculo vermelho').
local('red triangle', 'triângulo vermelho').
local('red square', 'quadrado vermelho').
local('red pentagon', 'pentágono vermelho').
local('cyan circle', 'círculo ciano').
local('cyan triangle', 'triângulo ciano').
local('cyan square', 'quadrado ciano').
local('cyan pentagon', 'pentágono ciano').
