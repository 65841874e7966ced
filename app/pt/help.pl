:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_pt_help,
          [ help/3                      % ?Command, ?Part, -Text
          ]).
:- use_module('../../prolog/tabuleiro/texts/language').

/** <module> Portuguese: the help of commands
*/

:- strings_in(pt).
:- public local/2.

local('Usage: ',  'Utilização: ').
local('Options:', 'Opções:').
local('[option ...]', '[opção ...]').
local('Show this help message and exit', 'Mostra esta ajuda e sai').

local('GAME',      'JOGO').
local('GAME1',     'JOGO1').
local('GAME2',     'JOGO2').
local('PLAYER',    'JOGADOR').
local('PLAYER1',   'JOGADOR1').
local('PLAYER2',   'JOGADOR2').
local('DEPTH',     'PROFUNDIDADE').
local('FOLDER',    'PASTA').
local('PROGRAM',   'PROGRAMA').
local('TERM',      'TERMO').
local('HOST:PORT', 'MÁQUINA:PORTA').
local('HOW',       'COMO').
local('TEST',      'TESTE').
local('TEXT',      'TEXTO').
local('LIST',      'LISTA').
local('MOVES',     'JOGADAS').
local('VALUE',     'VALOR').
local('ADDRESS',   'ENDEREÇO').
local('NAME',      'NOME').
local('NUMBER',    'NÚMERO').
local('WORD',      'PALAVRA').

                /*******************************
                *           COMMANDS           *
                *******************************/

%!  help(?Command, ?Part, -Text) is nondet.
%
%   Text is that of Part, `header` or `footer`, of the help of Command.

help(play, header,
     "Abre o menu de todos os jogos, ou de um. Com outra opção além de \c
      --ascii e --tables começa logo um jogo.").
help(play, footer,
     "Com o nome de um JOGO, --help lista as opções desse jogo. Um jogador \c
      é human, um nome de \"games JOGO\", como casual, um nível de 1 a 9, \c
      random, perfect (com --tables), search(Opções) ou engine('COMANDO'), \c
      um programa que fala UGI.").
help(games, header, "Lista os jogos, ou os níveis e as opções de cada JOGO.").
help(serve, header,
     "Serve uma página em que se jogam e analisam todos os jogos, e abre-a \c
      no navegador. Cada FICHEIRO é o módulo de um jogo a servir além dos \c
      que vêm com tabuleiro.").
help(serve, footer,
     "O servidor só aceita ligações desta máquina; com --bind=0.0.0.0, \c
      também as de outras. --host=NOME é então o nome por que o alcançam, \c
      e pode ser dado várias vezes. Ctrl-C termina o servidor.").
help(match, header,
     "Joga um encontro de JOGO entre JOGADOR1 e JOGADOR2, que começam à vez.").
help(match, footer,
     "Um jogador é um nome de \"games JOGO\", como casual ou hard, um \c
      nível, de 1 a 9, random, search(Opções), bot(Jogo, Nível) ou \c
      engine('COMANDO'), um programa que fala UGI. NOME=JOGADOR dá-lhe um \c
      nome no resultado. Ctrl-C acaba o encontro com o resultado até aí.").
help(tournament, header,
     "Joga um torneio de JOGO entre dois ou mais jogadores, todos contra \c
      todos.").
help(tournament, footer,
     "Um jogador é um nome de \"games JOGO\", como casual, um nível, de 1 \c
      a 9, random, search(Opções) ou bot(Jogo, Nível). NOME=JOGADOR dá-lhe \c
      um nome no relatório. O teste de --sprt é \c
      elo0=0,elo1=10,alpha=0.05,beta=0.05 ou parte disto. Ctrl-C acaba o \c
      torneio com a tabela até aí; com --journal, --resume continua-o.").
help(worker, header,
     "Joga jogos de torneios que correm noutro lado com o mesmo --redis.").
help(worker, footer,
     "Cada FICHEIRO é carregado primeiro: um jogo próprio. Ctrl-C acaba o \c
      trabalho; outros jogam o que foi começado.").
help(compare, header,
     "Joga jogos ao acaso em JOGO1 e JOGO2, duas implementações de um jogo, \c
      e compara todas as respostas, os programas e os tempos.").
help(compare, footer,
     "JOGO2 é por omissão a referência de JOGO1. Um PROGRAMA que fale UGI, \c
      \"engine('COMANDO')\", é comparado com as regras de JOGO1: opções \c
      config, games, max_plies, seed, perft. O código de saída é 2 se \c
      discordarem.").
help(check, header,
     "Joga JOGO ao acaso e indica o que está errado, o que a interface dos \c
      jogos pede e falta, e o que é mau estilo.").
help(check, footer,
     "JOGO é um jogo ou o ficheiro de um. O código de saída é 2 se houver \c
      uma violação, 3 se não houver nenhuma mas nenhum jogo tiver \c
      chegado ao fim ou o programa não for compreendido, 1 se não for \c
      possível carregar JOGO.").
help(grade, header,
     "Verifica cada jogo de cada PASTA e joga os seus programas uns contra \c
      os outros e contra pesquisas, cada jogo num processo próprio; depois, \c
      os melhores programas dos que têm o mesmo jogo uns contra os outros. \c
      Escreve uma linha por jogo e uma página para o autor.").
help(grade, footer,
     "Um jogo é um ficheiro *.pl, ou uma pasta com main.pl ou game.pl. Os \c
      limites não isolam os programas: ver docs/grading.md. O código de \c
      saída é 2 se um jogo tiver violações ou não tiver resultado, 3 se \c
      algum não tiver chegado ao fim ou não for compreendido.").
help(adapt, header,
     "Mostra como joga o programa de FICHEIRO, tal como foi percebido: o que \c
      os outros comandos tomam por ele, e a partir de quê.").
help(adapt, footer,
     "Com --adapt=OPÇÕES, como --adapt='config(8), turn(arg(2))', ou um \c
      ficheiro do mesmo nome com a extensão tab, diz-se ao programa. Ver \c
      docs/your-own-game.md.").
help(compile, header,
     "Compila para C as regras de JOGO, um programa em Prolog, e compara as \c
      respostas. A biblioteca é guardada. O código de saída é 2 se uma \c
      resposta for diferente, 3 se JOGO não for compilado.").
help(analyse, header,
     "Mostra o tabuleiro, o que a pesquisa encontra a cada profundidade e as \c
      melhores continuações.").
help(analyse, footer,
     "A pontuação é a de quem tem a vez, em logits: com 0 a probabilidade de \c
      ganhar é de 50 %, com +1 de 73 %, com -1 de 27 %. Ctrl-C acaba a \c
      pesquisa com as melhores linhas até aí.").
help(solve, header,
     "Prova quem ganha JOGO se ambos jogarem o melhor possível, ou que é \c
      empate, e em quantas jogadas. Uma jogada é uma escolha.").
help(solve, footer,
     "Sem --time e --positions demora no máximo 10 segundos. O que está \c
      provado até aí é mostrado quando se chega a um limite. Ver \c
      docs/solved.md.").
help(fair, header,
     "Diz se JOGO é justo: quem ganha se ambos jogarem o melhor possível, até \c
      onde se pode provar, o tamanho e a duração do jogo, e quantas vezes \c
      empata quem joga ao acaso.").
help(tables, header,
     "Faz a tabela de valores exatos do tabuleiro e das regras de uma \c
      configuração de JOGO, e mostra o valor do início, se o tem. Uma tabela \c
      interrompida é continuada. Com --check, --ends, --verify, --play, \c
      --kept ou --longest usa a tabela que existe.").
help(tables, footer,
     "Usam-na analyse, annotate, play e serve com --tables=PASTA, e um \c
      jogador search([tables('PASTA')]). Ver docs/solved.md.").
help(why, header,
     "Mostra as regras que JOGADA viola, com os seus números no README de \c
      JOGO. De uma jogada legal mostra se é boa, porquê, e como o jogo \c
      pode continuar. O código de saída é 2 se JOGADA não for legal.").
help(show, header, "Revê no terminal um jogo registado em FICHEIRO.").
help(show, footer,
     "Com FICHEIRO, --help mostra também as vistas do jogo. JOGO é o \c
      programa com que os jogos foram jogados, se for um dos seus.").
help(learn, header,
     "Dá a primeira lição de JOGO: pequenas posições, cada uma com uma ideia \c
      e uma tarefa que as regras verificam. Com --check, o código de saída é \c
      2 se a lição tiver erros.").
help(learn, footer,
     "Um jogo seu tem uma lição se houver um ficheiro lesson.txt ao lado \c
      dele, ver docs/your-own-game.md.").
help(puzzles, header,
     "Faz problemas de JOGO e escreve-os na saída, na forma de um ficheiro \c
      puzzles.txt: posições em que a melhor jogada ganha ou salva o jogo, e \c
      qualquer outra perde 0,35 ou mais da probabilidade de ganhar. Com \c
      --check, o código de saída é 2 se um problema for refutado.").
help(puzzles, footer,
     "Um jogo seu tem problemas se houver um ficheiro puzzles.txt ao lado \c
      dele, ver docs/your-own-game.md.").
help(annotate, header,
     "Pesquisa todas as posições dos jogos registados em FICHEIRO e mostra \c
      os jogos com um comentário em cada erro: a probabilidade de ganhar \c
      antes e depois dele e uma jogada melhor. A precisão dos dois lados vai \c
      para a saída de erros.").
help(annotate, footer,
     "As opções são limites da pesquisa de cada posição. JOGO é o programa \c
      com que os jogos foram jogados, se for um dos seus.").
help(perft, header,
     "Conta as sequências de PROFUNDIDADE jogadas de JOGO e mede o tempo.").
help(bench, header,
     "Mede a rapidez do C e da referência, em todos os jogos ou em alguns.").
help(strength, header,
     "Põe a pesquisa a jogar contra o programa mais forte do documento de \c
      cada jogo, e pesquisas profundas contra outras menos profundas.").
help(ladder, header,
     "Põe cada adversário com nome dos jogos a jogar contra o que lhe fica \c
      abaixo, e escreve as pontuações nos ficheiros dos jogos e em \c
      docs/strengths.md.").
help(ugi, header,
     "Joga JOGO pela Universal Game Interface: comandos na entrada, \c
      respostas na saída.").
help(ugi, footer,
     "JOGO é um jogo ou um ficheiro com um. docs/ugi.md descreve os \c
      comandos.").
