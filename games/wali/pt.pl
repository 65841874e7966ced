:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_pt, []).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(texts, [cell//1, player//1]).
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/texts/layout').

/** <module> Wali: texts in Portuguese, in the order of texts.pl
*/

:- texts_of(wali, pt).
:- strings_in(pt).
:- public local/2.

                /*******************************
                *              END             *
                *******************************/

message(few_stones(Color, Count)) -->
    player(Color),
    stones(Count).
message(no_move(Color)) -->
    player(Color),
    [ ' não tem jogadas.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

message(off_board(Column-Row)) -->
    [ 'não há casa na coluna ~d, linha ~d'-[Column,Row] ].
message(drop_now) -->
    [ 'na fase de colocação as pedras vêm da mão'-[] ].
message(occupied(Cell)) -->
    [ 'há uma pedra em '-[] ],
    cell(Cell).
message(next_to_own(Cell)) -->
    [ 'uma casa ao lado de '-[] ],
    cell(Cell),
    [ ' tem uma pedra da mesma cor'-[] ].
message(not_own(Cell)) -->
    [ 'quem joga não tem nenhuma pedra em '-[] ],
    cell(Cell).
message(no_neighbours(From, To)) -->
    cell(From),
    [ ' e '-[] ],
    cell(To),
    [ ' não são vizinhas'-[] ].
message(goes_back) -->
    [ 'a pedra que se moveu na última vez não pode voltar para trás'-[] ].
message(take_now) -->
    [ 'primeiro é preciso capturar uma pedra do adversário'-[] ].
message(not_enemy(Cell)) -->
    [ 'não há nenhuma pedra do adversário em '-[] ],
    cell(Cell).
message(in_three(Cell)) -->
    [ 'a pedra em '-[] ],
    cell(Cell),
    [ ' faz parte de um três em linha'-[] ].
message(long_run) -->
    [ 'a pedra ficaria numa fila de quatro ou mais'-[] ].

                /*******************************
                *             MOVES            *
                *******************************/

message(three(Color)) -->
    player(Color),
    [ ' tem três em linha e captura uma pedra.'-[] ].
message(two_threes(Color)) -->
    player(Color),
    [ ' tem dois grupos de três em linha e captura duas pedras.'-[] ].
message(no_take(Color)) -->
    player(Color),
    [ ' tem três em linha, mas não há pedra que possa capturar.'-[] ].
message(make_three(Cells)) -->
    [ 'fazer três em linha em '-[] ],
    sequence(written, ['-'], Cells).
message(take(Cell)) -->
    [ 'capturar '-[] ],
    cell(Cell).
message(skip(Color)) -->
    [ 'deixar '-[] ],
    player(Color),
    [ ' sem onde colocar'-[] ].
message(takes(Color, Cell, 1)) -->
    !,
    player(Color),
    [ ' captura a pedra em '-[] ],
    cell(Cell),
    [ '; resta 1.'-[] ].
message(takes(Color, Cell, Left)) -->
    player(Color),
    [ ' captura a pedra em '-[] ],
    cell(Cell),
    [ '; restam ~d.'-[Left] ].
message(skipped(Color)) -->
    player(Color),
    [ ' não pode colocar nenhuma pedra e passa a vez.'-[] ].
message(move_phase) -->
    [ 'Acabou a fase de colocação: daqui em diante movem-se as pedras.'-[] ].
message(discarded(Color, 1)) -->
    !,
    [ 'Sobra uma pedra do '-[] ],
    player(Color),
    [ ', que fica fora do jogo.'-[] ].
message(discarded(Color, Count)) -->
    [ 'Sobram ~d pedras do '-[Count] ],
    player(Color),
    [ ', que ficam fora do jogo.'-[] ].

                /*******************************
                *             BOARD            *
                *******************************/

message(stones(OnBoard)) -->
    [ '~d no tabuleiro'-[OnBoard] ].
message(stones(OnBoard, InHand, Out)) -->
    [ '~d no tabuleiro'-[OnBoard] ],
    in_hand(InHand),
    out(Out).
message(doing(Phase)) -->
    doing(Phase).
message(board(Columns, Rows)) -->
    { Letter is 0'a+Columns-1,
      Last is Rows-1
    },
    [ 'O tabuleiro tem colunas de a até ~c e linhas de 0 até ~d.'-
      [Letter,Last]
    ].
message(stones_of(Color)) -->
    [ 'Pedras do '-[] ],
    player(Color).
message(has(Color, Stones)) -->
    player(Color),
    [ ' tem '-[] ],
    message(Stones),
    [ '.'-[] ].
message(turn(Color, none)) -->
    player(Color),
    [ ' começa.'-[] ].
message(turn(Color, Phase)) -->
    player(Color),
    [ ' '-[] ],
    doing(Phase),
    [ '.'-[] ].

                /*******************************
                *             RULES            *
                *******************************/

message(rule(stones(Columns, Rows, Each))) -->
    [ 'O tabuleiro tem ~d colunas e ~d linhas. '-[Columns,Rows],
      'Cada jogador tem ~d pedras; o Branco começa.'-[Each]
    ].
message(rule(drop)) -->
    [ 'Primeiro os jogadores colocam à vez as suas pedras, cada uma numa '-[],
      'casa vazia que não esteja ao lado de uma pedra da mesma cor. Quem '-[],
      'não pode passa a vez; quando nenhum pode, as pedras que sobram '-[],
      'ficam fora do jogo.'-[]
    ].
message(rule(move(GoBack))) -->
    [ 'Depois, em cada vez, move-se uma pedra para uma casa vazia ao lado, '-[],
      'não na diagonal'-[]
    ],
    go_back(GoBack),
    [ '.'-[] ].
message(rule(take(Which, Double))) -->
    [ 'Se a pedra movida fica numa fila de exatamente três, numa linha ou '-[],
      'coluna, captura '-[]
    ],
    taken(Which),
    [ '. '-[] ],
    double(Double).
message(rule(long_run(no_capture))) -->
    [ 'Uma fila de quatro ou mais não captura nada.'-[] ].
message(rule(long_run(illegal))) -->
    [ 'Não se pode mover para uma fila de quatro ou mais.'-[] ].
message(rule(end)) -->
    [ 'Quem fica com duas pedras, ou não pode mover nenhuma, perde.'-[] ].

                /*******************************
                *             PARTS            *
                *******************************/

go_back(forbidden) -->
    [ ', nem de volta para a casa de onde acabou de vir'-[] ].
go_back(allowed) -->
    [].

taken(outside_three) -->
    [ 'uma pedra inimiga que não esteja ela própria em três em linha'-[] ].
taken(any) -->
    [ 'uma pedra inimiga qualquer'-[] ].

double(one) -->
    [ 'Dois grupos de três em linha também só capturam uma pedra.'-[] ].
double(two) -->
    [ 'Dois grupos de três em linha capturam duas pedras.'-[] ].

in_hand(0) -->
    !,
    [].
in_hand(InHand) -->
    [ ', ~d na mão'-[InHand] ].

out(0) -->
    !,
    [].
out(Out) -->
    [ ', ~d fora do jogo'-[Out] ].

doing(drop) -->
    [ 'coloca uma pedra'-[] ].
doing(capture) -->
    [ 'move uma pedra'-[] ].
doing(peek) -->
    [ 'captura uma pedra'-[] ].
doing(peek(2)) -->
    [ 'captura duas pedras'-[] ].

stones(0) -->
    [ ' já não tem pedras.'-[] ].
stones(1) -->
    [ ' só tem uma pedra.'-[] ].
stones(2) -->
    [ ' só tem duas pedras.'-[] ].

%   local(Text, Local): strings of info.pl, notation.pl and the evaluation.

local('drop stones, move them, make threes in a line and take',
      'pôr pedras, movê-las, fazer três em linha e capturar').
local('Board size',       'Tamanho do tabuleiro').
local(columns,            colunas).
local(rows,               linhas).
local('What a run of three takes', 'O que captura um três em linha').
local('a stone outside threes', 'uma pedra fora de três em linha').
local('any stone',        'uma pedra qualquer').
local('Moving straight back', 'Voltar logo para trás').
local(forbidden,          proibido).
local(allowed,            permitido).
local('A run of four or more', 'Uma fila de quatro ou mais').
local('takes nothing',    'não captura nada').
local('is not allowed',   'é proibida').
local('Stones that two runs of three take',
      'Pedras que capturam dois três em linha').
local(one,                uma).
local(two,                duas).
local('looks three turns ahead, or five', 'vê três jogadas à frente, ou cinco').
local('Stones on the board at the start', 'Pedras no tabuleiro ao começar').
local('no stones',               nenhuma).
local('one stone of Black',      'uma do Preto').
local('two stones of Black',     'duas do Preto').
local('three stones of Black',   'três do Preto').
local('one stone of White',      'uma do Branco').
local('two stones of White',     'duas do Branco').
local('three stones of White',   'três do Branco').
local(cell,               casa).
local('stone to move',    'pedra a mover').
local('stone to take',    'pedra a capturar').
local('Wali derives from Dara, a game of Nigeria, and Dala, of',
      'O Wali vem do Dara, um jogo da Nigéria, e do Dala, um do').
local('Sudan.',           'Sudão.').
local('The Prolog program whose predicates this one keeps is by',
      'O programa em Prolog cujos predicados este conserva é de').
local('Marco André and Ricardo Matos.', 'Marco André e Ricardo Matos.').
local('drop phase: stones on the board',
      'fase de colocação: pedras no tabuleiro').
local('drop phase: cells to drop a stone on',
      'fase de colocação: casas onde colocar uma pedra').
local('drop phase: empty cells between two own stones',
      'fase de colocação: casas vazias entre duas pedras próprias').
local('drop phase: being to move', 'fase de colocação: ter a vez').
local('move phase: stones, without those being taken',
      'fase de movimento: pedras, sem as que estão a ser capturadas').
local('move phase: having three stones, one more than too few',
      'fase de movimento: ter três pedras, só uma a mais do que duas').
local('move phase: stones that stand in threes',
      'fase de movimento: pedras em três em linha').
local('move phase: cells where a step makes a three',
      'fase de movimento: casas em que um passo faz três em linha').
local('move phase: steps to empty neighbours',
      'fase de movimento: passos para casas vizinhas vazias').
local('move phase: being to move', 'fase de movimento: ter a vez').

%   What these terms give a player.

local('more stones on the board', 'mais pedras no tabuleiro').
local('more cells to drop a stone on', 'mais casas onde colocar uma pedra').
local('more gaps between two stones', 'mais intervalos entre duas pedras').
local('more stones', 'mais pedras').
local('more stones to spare', 'mais pedras de sobra').
local('more stones in threes', 'mais pedras em três em linha').
local('more steps that make a three', 'mais passos que fazem três em linha').
local('more room to move', 'mais espaço para mover').

%   The pieces of the scene.

local('white stone', 'pedra branca').
local('black stone', 'pedra preta').
