:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_pt, []).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(texts, [cell//1, player//1]).
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/texts/layout').

/** <module> Mitsudomoe: texts in Portuguese, in the order of texts.pl
*/

:- texts_of(mitsudomoe, pt).
:- strings_in(pt).
:- public local/2.

                /*******************************
                *              END             *
                *******************************/

message(goals(Player)) -->
    player(Player),
    [ ' tem as suas três bolas nas casas de chegada.'-[] ].
message(home_full(Player)) -->
    player(Player),
    [ ' acabou a vez com bolas nas suas três casas iniciais.'-[] ].
message(no_ring(Player)) -->
    player(Player),
    [ ' não tem nenhum anel para pôr.'-[] ].
message(no_ball(Player)) -->
    player(Player),
    [ ' não tem nenhuma bola que possa mover.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

message(off_board(Col-Row)) -->
    [ 'não há casa na coluna ~d, linha ~d'-[Col,Row] ].
message(covered(Cell)) -->
    [ 'o anel em '-[] ],
    cell(Cell),
    [ ' não está no cimo da pilha'-[] ].
message(step(Step)) -->
    [ 'neste passo move-se '-[] ],
    step(Step).
message(not_own(ball)) -->
    [ 'essa bola é do adversário'-[] ].
message(not_own(ring)) -->
    [ 'esse anel é do adversário'-[] ].
message(no_supply) -->
    [ 'a reserva está vazia'-[] ].
message(no_own(ball, Cell)) -->
    [ 'não há nenhuma bola do jogador para mover em '-[] ],
    cell(Cell).
message(no_own(ring, Cell)) -->
    [ 'não há nenhum anel do jogador para mover em '-[] ],
    cell(Cell).
message(ball_on(Cell)) -->
    [ 'há uma bola em '-[] ],
    cell(Cell).
message(stays) -->
    [ 'um anel tem de ir para outra casa'-[] ].
message(on_goal(Cell)) -->
    [ 'a bola em '-[] ],
    cell(Cell),
    [ ' chegou ao seu destino e fica lá'-[] ].
message(no_line) -->
    [ 'uma bola anda em linha reta, numa das oito direções'-[] ].
message(no_ring(Cell)) -->
    [ 'não há nenhum anel da cor da bola no cimo de '-[] ],
    cell(Cell).
message(lands(none)) -->
    !,
    [ 'não há nenhuma casa sem bola onde pousar'-[] ].
message(lands(Cell)) -->
    [ 'a primeira casa sem bola nesta direção é '-[] ],
    cell(Cell).
message(no_relocation) -->
    [ 'não há nenhum anel para onde recolocar a bola saltada'-[] ].
message(not_vaulted(Cell)) -->
    [ 'não há nenhuma bola saltada em '-[] ],
    cell(Cell).
message(not_of_opponent) -->
    [ 'só se recolocam bolas do adversário'-[] ].
message(vaults_goal(Cell)) -->
    [ 'a bola em '-[] ],
    cell(Cell),
    [ ' chegou ao seu destino e não se pode saltar por cima dela'-[] ].

                /*******************************
                *             MOVES            *
                *******************************/

message(cover(Player, Cell)) -->
    [ 'tapar o anel do '-[] ],
    player(Player),
    [ ' em ~w'-[Cell] ].
message(vault(Cells)) -->
    [ 'saltar por cima de '-[] ],
    written_list(Cells).
message(relocate(Player, From, To)) -->
    [ 'mudar a bola do '-[] ],
    player(Player),
    [ ' de ~w para ~w'-[From,To] ].
message(reach_goal(1)) -->
    [ 'levar uma bola à chegada'-[] ].
message(reach_goal(2)) -->
    [ 'levar a segunda bola à chegada'-[] ].
message(reach_goal(3)) -->
    [ 'levar a terceira bola à chegada'-[] ].
message(ring(Player, supply, Cell)) -->
    !,
    player(Player),
    [ ' põe um anel da reserva em ~w.'-[Cell] ].
message(ring(Player, Source, Cell)) -->
    player(Player),
    [ ' põe o anel de ~w em ~w.'-[Source,Cell] ].
message(covers(Player)) -->
    [ 'Tapa um anel do '-[] ],
    player(Player),
    [ '.'-[] ].
message(ball(Player, From, To, [])) -->
    !,
    player(Player),
    [ ' move uma bola de ~w para ~w.'-[From,To] ].
message(ball(Player, From, To, Over)) -->
    player(Player),
    [ ' salta com uma bola de ~w sobre '-[From] ],
    written_list(Over),
    [ ' para ~w.'-[To] ].
message(vaulted(Player, Cells)) -->
    [ 'A recolocar: '-[] ],
    player(Player),
    [ ' em '-[] ],
    written_list(Cells),
    [ '.'-[] ].
message(relocated(Player, Opponent, From, To)) -->
    player(Player),
    [ ' recoloca uma bola do '-[] ],
    player(Opponent),
    [ ' de ~w em ~w.'-[From,To] ].
message(scored(Player, Count)) -->
    player(Player),
    [ ' tem ~d de 3 bolas na chegada.'-[Count] ].

                /*******************************
                *             BOARD            *
                *******************************/

message(legend_pieces) -->
    [ '(W) bola, no seu anel   W  anel   W  3 pilha de 3   '-[],
      'W Branco, B Preto'-[]
    ].
message(legend_homes) -->
    [ 'w b casa inicial do Branco, do Preto   wWoW casa inicial vazia'-[] ].
message(pieces(Player, Rings, Balls)) -->
    player(Player),
    rings(Rings),
    [ ', ~d de 3 bolas na chegada.'-[Balls] ].
message(turn(Player, ring)) -->
    player(Player),
    [ ' tem de pôr um anel.'-[] ].
message(turn(Player, ball)) -->
    player(Player),
    [ ' tem de mover uma bola.'-[] ].
message(turn(Player, relocate(Opponent, Cells))) -->
    player(Player),
    [ ' tem de recolocar uma bola do '-[] ],
    player(Opponent),
    [ ': '-[] ],
    written_list(Cells),
    [ '.'-[] ].
message(stack(Cell, Owners)) -->
    [ 'Anéis em ~w, de cima para baixo: '-[Cell] ],
    sequence(player, [', '-[]], Owners),
    [ '.'-[] ].
message(balls(Player)) -->
    [ 'Bolas do '-[] ],
    player(Player).
message(rings(Player)) -->
    [ 'Anéis do '-[] ],
    player(Player),
    [ ' no cimo'-[] ].
message(homes(Player)) -->
    [ 'Casas iniciais vazias do '-[] ],
    player(Player).

                /*******************************
                *             RULES            *
                *******************************/

message(rule(pieces)) -->
    [ 'Cada jogador tem três bolas e oito anéis. No início cada bola'-[], nl,
      'está sobre um anel, nas três casas iniciais num canto do'-[], nl,
      'tabuleiro, e há cinco anéis na reserva. O Branco começa.'-[]
    ].
message(rule(goals)) -->
    [ 'Ganha quem primeiro tem as suas três bolas na chegada, que são'-[], nl,
      'as casas iniciais do adversário. Uma bola que lá chega fica lá.'-[]
    ].
message(rule(turn)) -->
    [ 'Cada vez tem dois passos. Primeiro põe-se um anel, da reserva ou'-[], nl,
      'um dos seus que esteja no cimo de uma pilha, em qualquer casa'-[], nl,
      'sem bola. Depois move-se uma bola para um anel da sua cor: numa'-[], nl,
      'das oito casas à volta, ou por um salto, em linha reta sobre'-[], nl,
      'bolas seguidas até à primeira casa sem bola.'-[]
    ].
message(rule(vault)) -->
    [ 'A seguir recoloca-se cada bola do adversário que se saltou em'-[], nl,
      'qualquer outro anel da cor dela; se não há nenhum, não se pode'-[], nl,
      'saltar.'-[]
    ].
message(rule(end)) -->
    [ 'Quem não puder cumprir um dos passos perde.'-[] ].
message(rule(official_vault)) -->
    [ 'Pelas regras oficiais não se pode saltar uma bola do adversário'-[], nl,
      'que já esteja na chegada.'-[]
    ].
message(rule(official_end)) -->
    [ 'Pelas regras oficiais quem acaba a vez com bolas nas suas três'-[], nl,
      'casas iniciais, e não ganhou, perde.'-[]
    ].

rings(1) -->
    !,
    [ ': 1 anel na reserva'-[] ].
rings(Count) -->
    [ ': ~d anéis na reserva'-[Count] ].

step(ring) -->
    [ 'um anel'-[] ].
step(ball) -->
    [ 'uma bola'-[] ].
step(relocate(_)) -->
    [ 'uma bola saltada'-[] ].

%   local(Text, Local): strings of info.pl, notation.pl and the evaluation.

local('bring three balls across the board, over rings of both sides',
      'levar três bolas até ao outro lado, sobre anéis que ambos põem').
local('Rings on the board at the start', 'Anéis no tabuleiro ao começar').
local('no rings',                nenhum).
local('one ring of Black',       'um do Preto').
local('two rings of Black',      'dois do Preto').
local('three rings of Black',    'três do Preto').
local('one ring of White',       'um do Branco').
local('two rings of White',      'dois do Branco').
local('three rings of White',    'três do Branco').
local('misses the best move by one', 'joga a que vem antes da melhor na lista').
local('lays rings as easy, moves balls as hard',
      'põe anéis como o fácil, move bolas como o difícil').
local('takes its balls as far as it can at once',
      'leva logo as suas bolas o mais longe que pode').
local('looks at the opponent\'s best reply',
      'vê a melhor resposta do adversário').
local('those of the original program', 'as do programa original').
local('those of the published game',   'as do jogo publicado').
local('lists the stacks, the top first', 'lista as pilhas, de cima para baixo').
local('cell to lay a ring on', 'casa onde pôr um anel').
local('ring to lay',           'anel a pôr').
local('cell to lay it on',     'casa onde o pôr').
local('ball to move',          'bola a mover').
local('ball to relocate',      'bola a recolocar').
local('cell to relocate it to', 'casa onde a recolocar').
local('Mitsudomoe is a published board game.',
      'Mitsudomoe é um jogo de tabuleiro publicado.').
local('The Prolog program whose predicates this one keeps is by',
      'O programa em Prolog cujos predicados este conserva é de').
local('Miguel Carreira Neves and José Miguel Afonso Maçães.',
      'Miguel Carreira Neves e José Miguel Afonso Maçães.').
local('steps of the balls from home', 'passos das bolas desde casa').
local('balls on goals',        'bolas na chegada').
local('having two balls on goals', 'ter duas bolas na chegada').
local('rings that can be moved: in the supply, or free',
      'anéis que se podem mover: na reserva, ou livres').
local('having at most two rings that can be moved',
      'ter no máximo dois anéis que se podem mover').
local('having at most one ring that can be moved',
      'ter no máximo um anel que se pode mover').
local(supply,                  reserva).
local('rings in the supply',   'anéis na reserva').
local('having one ring at most in the supply or free on no ring of the enemy',
      'ter no máximo um anel na reserva ou livre sem anel inimigo por baixo').
local('having no ring in the supply or free on no ring of the enemy',
      'não ter anel na reserva nem livre sem anel inimigo por baixo').
local('having no free ring next to a ball that may move',
      'não ter anel livre ao lado de uma bola que possa mover-se').
local('having fewer than five cells without a ball next to such balls',
      'ter menos de cinco casas sem bola ao lado dessas bolas').
local('free rings and balls on home cells',
      'anéis livres e bolas nas casas iniciais').
local('steps that a vault of the player to move throws balls back',
      'passos que um salto de quem tem a vez faz recuar bolas').

%   What these terms give a player.

local('a shorter way to the goals', 'um caminho mais curto até à chegada').
local('more balls on goals', 'mais bolas na chegada').
local('a lead in balls on goals', 'vantagem em bolas na chegada').
local('more rings that can be moved', 'mais anéis que se podem mover').
local('more rings in the supply', 'mais anéis na reserva').
local('more rings to spare', 'mais anéis de sobra').
local('free rings for the balls to go on to',
      'anéis livres para onde as bolas podem avançar').
local('more room around the balls', 'mais espaço à volta das bolas').
local('a better guarded home', 'uma casa mais bem guardada').
local('longer vaults', 'saltos mais longos').

%   The pieces of the scene.

local('white ball', 'bola branca').
local('black ball', 'bola preta').
local('white ring', 'anel branco').
local('black ring', 'anel preto').
