:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_pt, []).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(texts, [cell//2, gain//1, player//1]).
:- use_module('../../prolog/tabuleiro/texts/language').

/** <module> Wald Meister: texts in Portuguese, in the order of texts.pl
*/

:- texts_of(waldmeister, pt).
:- strings_in(pt).
:- public local/2.

                /*******************************
                *              END             *
                *******************************/

message(planted) -->
    [ 'Todas as árvores estão plantadas.'-[] ].
message(full) -->
    [ 'Todas as casas têm uma árvore.'-[] ].
message(no_turn(Player)) -->
    player(Player),
    [ ' não pode jogar.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

message(off_board(Cell)) -->
    [ 'não há casa ~w'-[Cell] ].
message(first_turn) -->
    [ 'na primeira jogada só se planta uma árvore'-[] ].
message(later_turn) -->
    [ 'só na primeira jogada não se move nenhuma árvore'-[] ].
message(not_in_hand(Tree)) -->
    [ 'quem joga já não tem nenhuma árvore ~w'-[Tree] ].
message(no_tree(Size, Cell)) -->
    [ 'não há árvore em '-[] ],
    cell(Size, Cell).
message(not_free(Size, Cell)) -->
    [ 'a árvore em '-[] ],
    cell(Size, Cell),
    [ ' não tem nenhuma casa vizinha vazia'-[] ].
message(not_straight) -->
    [ 'uma árvore move-se em linha reta, numa das seis direções'-[] ].
message(in_the_way(Size, Cell)) -->
    [ 'a árvore em '-[] ],
    cell(Size, Cell),
    [ ' está no caminho'-[] ].

                /*******************************
                *             MOVES            *
                *******************************/

message(join(Height-Color, Cell, Count)) -->
    [ 'juntar ~d-~d em ~w a um grupo de ~d'-[Height,Color,Cell,Count] ].
message(gain(1)) -->
    !,
    [ 'ganhar um ponto'-[] ].
message(gain(Points)) -->
    [ 'ganhar ~d pontos'-[Points] ].
message(cost(Player, 1)) -->
    !,
    [ 'tirar um ponto a '-[] ],
    player(Player).
message(cost(Player, Points)) -->
    [ 'tirar ~d pontos a '-[Points] ],
    player(Player).
message(points_now(Player, Points, Gain)) -->
    player(Player),
    [ ' tem agora '-[] ],
    message(count(Points)),
    gain(Gain).

                /*******************************
                *             BOARD            *
                *******************************/

message(legend([Shape1,Shape2,Shape3])) -->
    [ '1-3: altura 1, cor 3. Cores: ~w 1, ~w 2, ~w 3'-
      [Shape1,Shape2,Shape3]
    ].
message(groups) -->
    [ 'Grupos que pontuam: ( ) jogador 1, [ ] jogador 2, { } ambos'-[] ].
message(board(Letter, Size)) -->
    [ 'As diagonais do tabuleiro vão de a até ~c e de 1 até ~d.'-
      [Letter,Size]
    ].
message(trees(Height-Color)) -->
    [ 'Árvores ~d-~d'-[Height,Color] ].
message(hand(Player, Counts)) -->
    player(Player),
    [ ' tem na mão: '-[] ],
    hand(Counts),
    [ '.'-[] ].
message(score(Player, Goal, Sizes)) -->
    player(Player),
    [ ' junta '-[] ],
    message(goal(Goal)),
    [ ' e tem '-[] ],
    prolog:translate_message(waldmeister(points(Sizes))),
    [ '.'-[] ].
message(group(Player, 1, Height)) -->
    [ 'Grupo de altura ~d do jogador ~d'-[Height,Player] ].
message(group(Player, 2, Color)) -->
    [ 'Grupo de cor ~d do jogador ~d'-[Color,Player] ].
message(turn(Player)) -->
    [ 'É a vez do '-[] ],
    player(Player),
    [ '.'-[] ].

                /*******************************
                *             RULES            *
                *******************************/

message(rule(board(Size, Cells))) -->
    [ 'O tabuleiro é um losango de ~d por ~d, ~d casas. '-[Size,Size,Cells],
      'Cada jogador tem 27 árvores: três de cada altura e cor.'-[]
    ].
message(rule(small(Cells))) -->
    [ 'Nele só cabem ~d árvores.'-[Cells] ].
message(rule(first)) -->
    [ 'A primeira jogada planta uma árvore qualquer em qualquer casa.'-[] ].
message(rule(turn)) -->
    [ 'Depois, em cada jogada, pega-se numa árvore qualquer, mesmo do '-[],
      'adversário, que tenha uma casa vizinha vazia, move-se em linha reta '-[],
      'sobre casas vazias até onde se quiser, e planta-se uma árvore '-[],
      'própria na casa que ela deixou.'-[]
    ].
message(rule(goals(Goal1, Goal2))) -->
    player(1),
    [ ' junta '-[] ],
    message(goal(Goal1)),
    [ ', '-[] ],
    player(2),
    [ ' '-[] ],
    message(goal(Goal2)),
    [ '. No fim cada um conta o maior grupo ligado de cada uma das três '-[],
      'alturas ou cores: ganha quem tem mais árvores.'-[]
    ].
message(rule(end)) -->
    [ 'O jogo acaba quando todas as árvores estão plantadas, ou quando '-[],
      'quem tem a vez não pode jogar.'-[]
    ].
message(goal(1)) -->
    [ alturas-[] ].
message(goal(2)) -->
    [ cores-[] ].
message(count(1)) -->
    !,
    [ '1 ponto'-[] ].
message(count(Points)) -->
    [ '~d pontos'-[Points] ].

                /*******************************
                *             PARTS            *
                *******************************/

hand([]) -->
    !,
    [ 'nenhuma árvore'-[] ].
hand(Counts) -->
    sequence(kind_count, [', '-[]], Counts).

kind_count((Height-Color,1)) -->
    !,
    [ '~d-~d'-[Height,Color] ].
kind_count((Height-Color,Count)) -->
    [ '~d-~d ~d vezes'-[Height,Color,Count] ].

%   local(Text, Local): strings of info.pl, notation.pl and the evaluation.

local('foresters replant trees into groups, one by height, one by colour',
      'replantar árvores em grupos, um jogador por altura, o outro por cor').
local('Player 1',         'Jogador 1').
local('Player 2',         'Jogador 2').
local('plays any turn',   'faz uma jogada qualquer').
local('takes the turn that scores most at once',
      'faz a jogada que dá logo mais pontos').
local('Board size',       'Tamanho do tabuleiro').
local('What the players collect', 'O que os jogadores juntam').
local('player 1 heights, player 2 colours',
      'jogador 1 as alturas, jogador 2 as cores').
local('player 1 colours, player 2 heights',
      'jogador 1 as cores, jogador 2 as alturas').
local('marks the groups that score', 'marca os grupos que pontuam').
local('tree to plant',    'árvore a plantar').
local('tree to move',     'árvore a mover').
local(cell,               casa).
local('Wald Meister is a board game, sold at spielewerkstatt.eu.',
      'Wald Meister é um jogo de tabuleiro, à venda em spielewerkstatt.eu.').
local('The Prolog program whose predicates this one keeps is by',
      'O programa em Prolog cujos predicados este conserva é de').
local('Tomás Alexandre Torres Pereira and Tomás Miranda de',
      'Tomás Alexandre Torres Pereira e Tomás Miranda de').
local(points,             pontos).
local('trees a cell away from a largest group of theirs',
      'árvores a uma casa de um dos seus maiores grupos').
local('free trees that link a largest group, if to move',
      'árvores livres que ligam um dos maiores grupos, tendo a vez').
local('free trees that link a largest group, if not to move',
      'árvores livres que ligam um dos maiores grupos, sem ter a vez').

%   What these terms give a player.

local('more points', 'mais pontos').
local('more trees near its largest groups',
      'mais árvores perto dos seus maiores grupos').
local('groups that are harder to break', 'grupos mais difíceis de quebrar').

%   The pieces of the scene.

local('low light green tree', 'árvore baixa verde-clara').
local('low medium green tree', 'árvore baixa verde-média').
local('low dark green tree', 'árvore baixa verde-escura').
local('medium light green tree', 'árvore média verde-clara').
local('medium medium green tree', 'árvore média verde-média').
local('medium dark green tree', 'árvore média verde-escura').
local('high light green tree', 'árvore alta verde-clara').
local('high medium green tree', 'árvore alta verde-média').
local('high dark green tree', 'árvore alta verde-escura').
