:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_pt_help,
          [ help/3,                     % ?Command, ?Part, -Text
            option/3                    % ?Name, ?Command, -Text
          ]).
:- use_module('../../prolog/tabuleiro/texts/language').

/** <module> Portuguese: the help of commands and their options
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

                /*******************************
                *           OPTIONS            *
                *******************************/

%!  option(?Name, ?Command, -Text) is nondet.
%
%   Text is the meaning of option Name of Command. A row for all commands
%   follows the rows for one command.

option(choose, annotate,
       "só este número de jogos ganhos, os que mais vezes mudaram de mãos").
option(solve, puzzles,
       "dar-lhe os problemas de JOGO, pela sua pontuação").
option(check, puzzles,
       "pesquisar de novo os problemas de JOGO, com nodes(N) posições, e \c
        mostrar os refutados").
option(record, puzzles,
       "tirar as posições dos jogos deste registo").
option(count, puzzles,
       "quantos problemas").
option(seed, puzzles,
       "semente dos jogos").
option(games, puzzles,
       "quantos jogos se jogam, no máximo").
option(nodes, puzzles,
       "posições que visita a pesquisa de um problema").
option(confirm, puzzles,
       "quantas vezes nodes(N) visita a última pesquisa de um problema; pelo \c
        menos 100").
option(step, learn,
       "passo com que começar").
option(check, learn,
       "em vez disso, verificar a lição: as jogadas que resolvem cada tarefa, \c
        segundo as regras, e os textos").
option(ascii, _,
       "desenhar tabuleiros em ASCII").
option(bind, _,
       "endereço em que escutar; 0.0.0.0 deixa entrar outras máquinas").
option(host, _,
       "outro nome deste servidor, no que os navegadores pedem").
option(port, _,
       "porta em que escutar; 0 é uma qualquer livre").
option(open, _,
       "abrir a página no navegador").
option(lobby, serve,
       "um átrio: quem espera por um jogo, e uma classificação").
option(threads, serve,
       "pesquisas ao mesmo tempo; as outras esperam").
option(threads, _,
       "threads com que pesquisar").
option(format, solve,
       "forma do resultado").
option(format, match,
       "forma do resultado").
option(format, grade,
       "forma dos resultados").
option(format, _,
       "forma do relatório").
option(progress, _,
       "mostrar o progresso na saída de erros; por omissão num terminal").
option(games, match,
        "número de jogos").
option(games, tournament,
        "jogos de cada dois jogadores, por omissão 2").
option(games, strength,
        "jogos de cada encontro").
option(games, ladder,
        "jogos de cada adversário contra o que lhe fica abaixo").
option(games, fair,
        "jogos ao acaso").
option(games, _,
        "jogos ao acaso de cada configuração").
option(opening, _,
        "jogadas iniciais ao acaso, jogadas dos dois lados").
option(balanced, _,
        "só aberturas que os dois lados podem ganhar").
option(config, compare,
        "comparar só esta configuração").
option(config, match,
        "configuração do jogo").
option(config, tournament,
        "configuração do jogo").
option(config, _, "início do jogo; \"games JOGO\" lista o que há").
option(seed, strength,
        "semente das aberturas ao acaso").
option(seed, ladder,
        "semente das aberturas e dos jogos").
option(seed, _,
        "semente do gerador aleatório").
option(jobs, _,
        "jogos ao mesmo tempo").
option(pie, _,
        "depois do primeiro turno o outro jogador pode trocar de lado").
option(book, match,
        "os níveis 8 e 9 têm um livro de aberturas").
option(book, _,
       "jogar as jogadas do livro de aberturas onde ele tem a posição").
option(resign, _,
       "perde um jogador cujas pontuações ficam baixas: movecount=N,score=S").
option(draw, _,
       "empate por pontuações equilibradas: movenumber=N,movecount=M,score=S").
option(record, _,
        "juntar os jogos a este ficheiro").
option(threefold, _,
        "empate quando uma posição ocorre pela terceira vez").
option(max_plies, compare,
        "jogadas de um jogo ao acaso").
option(max_plies, check,
        "deixar um jogo ao fim deste número de jogadas").
option(max_plies, fair,
       "jogadas ao fim das quais se deixa um jogo ao acaso").
option(max_plies, _,
        "empate ao fim deste número de jogadas").
option(time_per_move, _,
        "segundos; um jogador que precise de mais perdeu").
option(time_per_game, _,
       "segundos de cada jogador; com um incremento por jogada, 60+0.6").
option(resume, _,
       "continuar a partir do diário; anyway: com outro motor").
option(sprt, _,
       "parar quando se souber qual dos dois é mais forte").
option(redis, tournament,
       "os trabalhadores deste servidor Redis jogam os jogos").
option(redis, _,
       "o servidor Redis (localhost:6379)").
option(redis_options, _,
       "opções de redis_connect/3, como as de TLS").
option(gauntlet, _,
       "o primeiro jogador contra cada um dos outros").
option(openings, _,
       "começar das posições ou dos registos deste ficheiro").
option(journal, _,
       "guardar neste ficheiro o que foi jogado").
option(idle, _,
       "segundos ao fim dos quais se joga de novo o jogo de um trabalhador \c
        perdido").
option(wait, _,
       "segundos sem um jogo ao fim dos quais acabar").
option(levels, compare,
       "níveis a comparar").
option(levels, _,
       "os programas a verificar, por número").
option(seconds, compare,
       "segundos para um nível, em média").
option(seconds, _,
       "o tempo limite de uma resposta").
option(states, _,
       "estados em que comparar um nível").
option(tries, _,
       "jogos ao acaso de cada configuração para encurtar").
option(predicates, _,
       "predicados a medir").
option(matches, compare,
       "jogos entre os programas de um nível").
option(matches, _,
       "jogos de um programa contra cada adversário").
option(positions, compile,
       "posições em que as respostas são comparadas").
option(rebuild, _,
       "constrói e compara, seja o que for que tenha sido guardado").
option(why, _,
       "mostra os objetivos e conta as respostas que ficam para o Prolog").
option(perft, _,
       "profundidade do perft a pedir a um programa").
option(budget, check,
       "segundos que a verificação pode levar").
option(budget, _,
       "segundos para verificar um jogo, e outros tantos para os programas").
option(bot_games, _,
       "jogos de cada programa contra jogadas ao acaso").
option(bot_seconds, _,
       "o tempo limite de um programa").
option(time, grade,
       "segundos que um jogo pode levar, de relógio e de processador").
option(time, strength,
        "segundos para pensar numa jogada").
option(time, _,
        "segundos de tempo real").
option(memory, solve,
        "MiB de memória").
option(memory, _,
        "megabytes de memória virtual que um jogo pode usar").
option(folder, _,
        "pasta das tabelas").
option(entries, _,
        "entradas de cada camada a verificar").
option(reference, solve,
       "verificar a prova pelas regras deste jogo, como wali_reference").
option(configs, fair,
       "em vez de --config, um relatório de cada um destes inícios: \c
        [[size(3-3)],[size(3-4)]]").
option(reference, _,
        "jogo com que verificar").
option(check, tables,
       "comparar entradas de cada camada com as regras em Prolog").
option(ends, tables,
       "comparar todos os fins do jogo com as regras em Prolog").
option(verify, tables,
       "comparar todas as entradas com aquilo a que as jogadas levam, em C").
option(play, tables,
       "jogar até ao fim estas entradas ganhas, segundo as regras em Prolog").
option(layers, _,
       "fazer ou verificar só esta quantidade de camadas, as primeiras").
option(kept, tables,
       "a proporção destas posições em que os níveis mantêm o valor").
option(longest, tables,
       "mostrar a vitória mais longa da tabela e a sua linha").
option(levels, tables,
       "os níveis de --kept").
option(sizes, _,
        "mostrar o que a tabela ocupa, e não fazer nada").
option(tables, _,
        "pasta de tabelas de valores exatos, ver make_table/3").
option(plies, _,
        "jogadas em que se procura uma vitória").
option(left, solve,
       "em vez disso, quantas posições ao acaso a estas jogadas do fim uma \c
        pesquisa resolve em --time, por omissão um segundo").
option(draw, solve,
       "posições ao acaso para --left").
option(positions, solve,
        "posições a ver").
option(positions, fair,
        "posições a enumerar").
option(repetition, solve,
        "o que vale um jogo sem fim").
option(proof, _,
        "ficheiro em que escrever a prova").
option(verify, _,
       "verificar a prova do ficheiro JOGO, pelas regras do seu jogo").
option(file_size, _,
       "megabytes que cada ficheiro que um jogo escreve pode ter").
option(class_games, _,
       "jogos dos melhores programas de cada dois alunos com o mesmo jogo").
option(move_time, _,
       "segundos por jogada nestes jogos").
option(pages, _,
       "pasta das páginas (grades)").
option(one, _,
       "avaliar FICHEIRO neste processo e escrever o ficheiro RESULTADO; são \c
        estes os argumentos").
option(pair, _,
       "jogar FILE contra OPPONENT neste processo e escrever o ficheiro \c
        RESULT; LEVEL, OPPONENT, LEVEL, RESULT e FILE são os argumentos").
option(save, _,
       "guardá-lo ao lado de FICHEIRO, com a extensão tab, para ser lido e \c
        editado").
option(state, _,
       "começar deste estado").
option(position, _,
       "começar desta posição, ver o README do jogo").
option(moves, _,
       "jogar primeiro estas jogadas, em notação; números de jogadas, \c
        comentários entre chavetas e um resultado são ignorados").
option(clock, _,
       "segundos que restam para o jogo, com um incremento por jogada").
option(move_overhead, _,
       "segundos que uma jogada custa além da pesquisa, com relógio").
option(depth, _,
       "jogadas a ver à frente").
option(nodes, _,
       "posições a ver").
option(multi_pv, _,
       "número de linhas, ou all").
option(repetition, _,
       "uma posição que ocorre duas vezes numa linha é empate").
option(net, _,
       "avaliar também com a rede, e não só pelos termos").
option(noise, _,
       "erro de avaliação ao escolher uma jogada, em milésimos").
option(overlook, _,
       "percentagem das jogadas que não se veem ao escolher uma").
option(see_wins, _,
       "ver sempre uma vitória na própria vez").
option(selective, _,
       "ver menos longe onde as jogadas parecem más").
option(algorithm, _,
       "como pesquisar").
option(leaf, _,
       "como o mcts avalia uma posição").
option(hash, _,
       "MiB da tabela ou da árvore").
option(verbose, why,
       "pontuações em logits, e os termos da avaliação").
option(game, show,
       "que jogo de FICHEIRO").
option(game, _,
       "só este jogo de FICHEIRO").
option(print, _,
       "mostrar a posição depois da jogada --ply e sair; por omissão a \c
        última").
option(ply, _,
       "jogada em que começar; inf é o fim").
option(divide, _,
       "um total para cada primeira jogada").
option(lines, _,
       "só as linhas para programas, sem as tabelas").
option(explain, _,
       "segundos para procurar o que era melhor numa posição").
