:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_pt_help, []).
:- use_module('../../prolog/tabuleiro/texts/language').

/** <module> Portuguese: the help of commands and their options
*/

:- strings_in(pt).
:- public local/2.

local('Usage: ',  'Utilização: ').
local('Options:', 'Opções:').
local('Show this help message and exit', 'Mostra esta ajuda e sai').

                /*******************************
                *           COMMANDS           *
                *******************************/

local('Prints how the program in FILE plays, as it is understood: what \c
       the other commands take for it, and from what.',
      'Mostra como joga o programa de FICHEIRO, tal como foi percebido: o \c
       que os outros comandos tomam por ele, e a partir de quê.').
local(' adapt [option ...] FILE', ' adapt [opção ...] FICHEIRO').
local('With --adapt=OPTIONS, such as --adapt=\'config(8), turn(arg(2))\', \c
       or a file of the same name with the extension tab, you tell it. \c
       See docs/your-own-game.md.',
      'Com --adapt=OPÇÕES, como --adapt=\'config(8), turn(arg(2))\', ou um \c
       ficheiro do mesmo nome com a extensão tab, diz-se ao programa. Ver \c
       docs/your-own-game.md.').
local('Save it beside FILE, with the extension tab, to be read and edited',
      'Guardá-lo ao lado de FICHEIRO, com a extensão tab, para ser lido e \c
       editado').
local(' analyse [option ...] GAME', ' analyse [opção ...] JOGO').
local('Prints the board, what each depth of the search finds, and the \c
       best ways to play on.',
      'Mostra o tabuleiro, o que a pesquisa encontra a cada profundidade e as \c
       melhores continuações.').
local('A score is that of the player to move, in logits: at 0 the chance \c
       to win is 50%, at +1 73%, at -1 27%. Ctrl-C ends the search with \c
       the best lines so far.',
      'A pontuação é a de quem tem a vez, em logits: com 0 a probabilidade de \c
       ganhar é de 50%, com +1 de 73%, com -1 de 27%. Ctrl-C acaba a \c
       pesquisa com as melhores linhas até aí.').
local(' annotate [option ...] FILE [GAME]',
      ' annotate [opção ...] FICHEIRO [JOGO]').
local('Searches every position of the games in the record FILE, and prints \c
       them with a comment at each mistake: the chance to win before and \c
       after it, and a better move. The accuracy of both sides goes to \c
       standard error.',
      'Pesquisa todas as posições dos jogos registados em FICHEIRO e mostra \c
       os jogos com um comentário em cada erro: a probabilidade de ganhar \c
       antes e depois dele e uma jogada melhor. A precisão dos dois lados \c
       vai para a saída de erros.').
local('The options are limits of the search of one position. GAME is the \c
       program that the games were played by, if it is one of your own.',
      'As opções são limites da pesquisa de cada posição. JOGO é o programa \c
       com que os jogos foram jogados, se for um dos seus.').
local('With FILE, --help lists the views of its game too. GAME is the \c
       program that the games were played by, if it is one of your own.',
      'Com FICHEIRO, --help mostra também as vistas do jogo. JOGO é o \c
       programa com que os jogos foram jogados, se for um dos seus.').
local('Only this game of FILE', 'Só este jogo de FICHEIRO').
local(' bench [option ...] [GAME ...]', ' bench [opção ...] [JOGO ...]').
local('Measures C against the reference, for all games or those named.',
      'Mede a rapidez do C e da referência, em todos os jogos ou em alguns.').
local('only the lines for programs, without the tables',
      'só as linhas para programas, sem as tabelas').
local(' check [option ...] GAME', ' check [opção ...] JOGO').
local('Plays GAME at random and reports what is wrong, what the interface \c
       of games asks for and is missing, and what is bad style.',
      'Joga JOGO ao acaso e indica o que está errado, o que a interface dos \c
       jogos pede e falta, e o que é mau estilo.').
local('How to print the report', 'como escrever o relatório').
local('How to print the report (text)', 'Como escrever o relatório (text)').
local('seconds that the check may take',
      'segundos que a verificação pode levar').
local('games of each bot against random moves',
      'jogos de cada programa contra jogadas ao acaso').
local('Checks every game in each FOLDER and plays its bots against each \c
       other and against searches, each game in a process of its own; \c
       then the best bots of programs with the same game against each \c
       other. \c
       Prints a line for each game and writes a page for its author.',
      'Verifica cada jogo de cada PASTA e joga os seus programas uns contra \c
       os outros e contra pesquisas, cada jogo num processo seu; depois, \c
       os melhores programas dos que têm o mesmo jogo uns contra os outros. \c
       Escreve uma linha por jogo e uma página para o autor.').
local(' grade [option ...] FOLDER ...', ' grade [opção ...] PASTA ...').
local('A game is a file *.pl, or a folder with a main.pl or game.pl. The \c
       limits are no sandbox: see docs/grading.md. The status is 2 if a \c
       game has breaches or no result.',
      'Um jogo é um ficheiro *.pl, ou uma pasta com main.pl ou game.pl. Os \c
       limites não são uma caixa fechada: ver docs/grading.md. O código de \c
       saída é 2 se um jogo tiver violações ou não tiver resultado.').
local('seconds that a game may take', 'segundos que um jogo pode levar').
local('megabytes that a game may use', 'megabytes que um jogo pode usar').
local('megabytes that a file of a game may have',
      'megabytes que um ficheiro de um jogo pode ter').
local('seconds for the check of a game, and again for its bots',
      'segundos para verificar um jogo, e outros tantos para os programas').
local('games of the best bots of each two programs of one game',
      'jogos dos melhores programas de cada dois alunos com o mesmo jogo').
local('seconds for a move in these', 'segundos por jogada nestes jogos').
local('Play FILE against OPPONENT in this process and write the file \c
       RESULT; LEVEL, OPPONENT, LEVEL, RESULT and FILE are the arguments',
      'Jogar FILE contra OPPONENT neste processo e escrever o ficheiro \c
       RESULT; LEVEL, OPPONENT, LEVEL, RESULT e FILE são os argumentos').
local('games of a bot against each opponent',
      'jogos de um programa contra cada adversário').
local('Folder for the pages (grades)', 'Pasta das páginas (grades)').
local('How to print the results (text)', 'Como escrever os resultados (text)').
local('Seed of the random generator (1)', 'Semente do gerador aleatório (1)').
local('Grade FILE in this process and write the file RESULT; these two \c
       are the arguments',
      'Avaliar FICHEIRO neste processo e escrever o ficheiro RESULTADO; são \c
       estes os argumentos').
local('FOLDER', 'PASTA').
local('GAME is a game or a file with one. The status is 2 if there is \c
       a breach, 1 if GAME cannot be loaded.',
      'JOGO é um jogo ou o ficheiro de um. O código de saída é 2 se houver \c
       uma violação, 1 se não for possível carregar JOGO.').
local('Seed of the random generator', 'Semente do gerador aleatório').
local(' compare [option ...] GAME1 [GAME2|PROGRAM]',
      ' compare [opção ...] JOGO1 [JOGO2|PROGRAMA]').
local('Plays random games through GAME1 and GAME2, two implementations \c
       of a game, and compares all answers, the bots and the times.',
      'Joga jogos ao acaso em JOGO1 e JOGO2, duas implementações de um jogo, \c
       e compara todas as respostas, os programas e os tempos.').
local('GAME2 is by default the reference of GAME1. A PROGRAM that speaks \c
       UGI, "engine(\'COMMAND\')", is compared with the rules of GAME1: \c
       options config, games, max_plies, seed, perft. The status is 2 if \c
       they differ.',
      'JOGO2 é por omissão a referência de JOGO1. Um PROGRAMA que fale UGI, \c
       "engine(\'COMANDO\')", é comparado com as regras de JOGO1: opções \c
       config, games, max_plies, seed, perft. O código de saída é 2 se \c
       discordarem.').
local(' games [GAME ...]', ' games [JOGO ...]').
local('Lists the games, or the levels and options of each GAME.',
      'Lista os jogos, ou os níveis e as opções de cada JOGO.').
local(' match [option ...] GAME PLAYER1 PLAYER2',
      ' match [opção ...] JOGO JOGADOR1 JOGADOR2').
local('Plays a match of GAME between PLAYER1 and PLAYER2, who take turns \c
       in moving first.',
      'Joga um encontro de JOGO entre JOGADOR1 e JOGADOR2, que começam \c
       à vez.').
local('A player is a level, 1 to 9 or a name such as hard, random, \c
       search(Options), bot(Game, Level) or engine(\'COMMAND\'), a program \c
       that speaks UGI. NAME=PLAYER names it in the result. "games GAME" \c
       lists the levels and options of GAME. Ctrl-C ends the match with the \c
       result so far.',
      'Um jogador é um nível, de 1 a 9 ou um nome como hard, random, \c
       search(Opções), bot(Jogo, Nível) ou engine(\'COMANDO\'), um programa \c
       que fala UGI. NOME=JOGADOR dá-lhe um nome no resultado. "games JOGO" \c
       lista os níveis e as opções de JOGO. Ctrl-C acaba o encontro com o \c
       resultado até aí.').
local('Report on standard error how it goes; default in a terminal',
      'Dizer na saída de erros como vai; por omissão num terminal').
local(' tournament [option ...] GAME PLAYER PLAYER ...',
      ' tournament [opção ...] JOGO JOGADOR JOGADOR ...').
local('Plays a tournament of GAME between two players or more, each \c
       against each.',
      'Joga um torneio de JOGO entre dois ou mais jogadores, todos contra \c
       todos.').
local('A player is a level, 1 to 9, random, search(Options) or \c
       bot(Game, Level). NAME=PLAYER names it in the report. "games GAME" \c
       lists the levels and options of GAME. The test of --sprt is \c
       elo0=0,elo1=10,alpha=0.05,beta=0.05 or \c
       some of these. Ctrl-C ends the tournament with the table so far; \c
       with --journal, --resume plays on.',
      'Um jogador é um nível, de 1 a 9, random, search(Opções) ou \c
       bot(Jogo, Nível). NOME=JOGADOR dá-lhe um nome no relatório. "games \c
       JOGO" lista os níveis e as opções de JOGO. O teste de --sprt é \c
       elo0=0,elo1=10,alpha=0.05,beta=0.05 ou parte \c
       disto. Ctrl-C acaba o torneio com a tabela até aí; com --journal, \c
       --resume continua-o.').
local('Form of the report: text, csv, json, html (text)',
      'Forma do relatório: text, csv, json, html (text)').
local('Form of the result: text, csv, json (text)',
      'Forma do resultado: text, csv, json (text)').
local('Let the workers of this Redis server play',
      'Deixar jogar os trabalhadores deste servidor Redis').
local('Options of redis_connect/3, such as TLS',
      'Opções de redis_connect/3, como as de TLS').
local(' worker [option ...] [FILE ...]', ' worker [opção ...] [FICHEIRO ...]').
local('Plays games of tournaments that run elsewhere with the same --redis.',
      'Joga jogos de torneios que correm noutro lado com o mesmo --redis.').
local('Each FILE is loaded first: a game of one\'s own. Ctrl-C ends the \c
       work; others play what was begun.',
      'Cada FICHEIRO é carregado primeiro: um jogo próprio. Ctrl-C acaba o \c
       trabalho; outros jogam o que foi começado.').
local('The Redis server (localhost:6379)',
      'O servidor Redis (localhost:6379)').
local(' perft [option ...] GAME DEPTH', ' perft [opção ...] JOGO PROFUNDIDADE').
local('Counts the sequences of DEPTH plies of GAME, and times it.',
      'Conta as sequências de PROFUNDIDADE jogadas de JOGO e mede o tempo.').
local('A count for each first move', 'Um total para cada primeira jogada').
local(' play [option ...] [GAME]', ' play [opção ...] [JOGO]').
local('Opens the menu of all games, or of one. With an option other than \c
       --ascii it starts a game at once.',
      'Abre o menu de todos os jogos, ou de um. Com outra opção além de \c
       --ascii começa logo um jogo.').
local('With the name of a GAME, --help lists the options of that game. A \c
       player is human, a level from 1 to 9, random, search(Options) or \c
       engine(\'COMMAND\'), a program that speaks UGI.',
      'Com o nome de um JOGO, --help lista as opções desse jogo. Um jogador é \c
       human, um nível de 1 a 9, random, search(Opções) ou \c
       engine(\'COMANDO\'), um programa que fala UGI.').
local(' serve [option ...] [FILE ...]', ' serve [opção ...] [FICHEIRO ...]').
local('Serves a page on which all games are played and analysed, and \c
       opens it in a browser. Each FILE is the module of a game to serve \c
       besides those that come with tabuleiro.',
      'Serve uma página em que se jogam e analisam todos os jogos, e abre-a \c
       no navegador. Cada FICHEIRO é o módulo de um jogo a servir além dos \c
       que vêm com tabuleiro.').
local('The server listens to this machine alone. --bind=0.0.0.0 lets \c
       others in; --host=NAME is then the name by which they reach it, \c
       and may be given several times. Ctrl-C ends the server.',
      'O servidor escuta só esta máquina. --bind=0.0.0.0 deixa entrar outras; \c
       --host=NOME é então o nome por que o alcançam, e pode ser dado várias \c
       vezes. Ctrl-C termina o servidor.').
local('Port to listen at; 0 is any free one (8000)',
      'Porta em que escutar; 0 é uma qualquer livre (8000)').
local('Open the page in a browser (true)',
      'Abrir a página no navegador (true)').
local('Searches at once; others wait (2)',
      'Pesquisas ao mesmo tempo; as outras esperam (2)').
local('Address to listen at; 0.0.0.0 lets other machines in',
      'Endereço em que escutar; 0.0.0.0 deixa entrar outras máquinas').
local('Other name of this server, in what browsers ask for',
      'Outro nome deste servidor, no que os navegadores pedem').
local(' show [option ...] FILE [GAME]', ' show [opção ...] FICHEIRO [JOGO]').
local('Replays a game of the record FILE in the terminal.',
      'Revê no terminal um jogo registado em FICHEIRO.').
local('Which game of FILE (1)', 'Que jogo de FICHEIRO (1)').
local('Print the position after move --ply and leave; the last by default',
      'Mostrar a posição depois da jogada --ply e sair; por omissão a última').
local(' strength [option ...] [GAME ...]', ' strength [opção ...] [JOGO ...]').
local('Plays the search against the strongest bot of each game\'s document, \c
       and deep searches against shallow ones.',
      'Põe a pesquisa a jogar contra o programa mais forte do documento de \c
       cada jogo, e pesquisas profundas contra outras menos profundas.').
local(' why [option ...] GAME MOVE', ' why [opção ...] JOGO JOGADA').
local('Prints the rules that MOVE breaks, by their numbers in the README \c
       of GAME. Of a legal move prints what it loses against the best \c
       one, and how play may go on. The status is 2 if MOVE is not legal.',
      'Mostra as regras que JOGADA viola, com os seus números no README de \c
       JOGO. De uma jogada legal mostra o que perde para a melhor, e como o \c
       jogo pode continuar. O código de saída é 2 se JOGADA não for legal.').

                /*******************************
                *           OPTIONS            *
                *******************************/

local('Start of the game; "games GAME" lists what there is',
      'Início do jogo; "games JOGO" lista o que há').
local('Start from this state instead', 'Começar deste estado').
local('Start from this position, see the README of the game',
      'Começar desta posição, ver o README do jogo').
local('Play these moves first, in notation; move numbers, comments \c
       in braces and a result are skipped',
      'Jogar primeiro estas jogadas, em notação; números de jogadas, \c
       comentários entre chavetas e um resultado são ignorados').

local('seconds of wall time',     'segundos de tempo real').
local('plies to look ahead',      'jogadas a ver adiante').
local('positions to look at',     'posições a ver').
local('number of lines, or all',  'número de linhas, ou all').
local('a position that occurs twice in a line is a draw',
      'uma posição que ocorre duas vezes numa linha é empate').
local('threads to search with',   'threads com que pesquisar').
local('seed of the random generator', 'semente do gerador aleatório').
local('look less far where moves look bad',
      'ver menos longe onde as jogadas parecem más').
local('take the moves of the opening book where it has the position',
      'jogar as jogadas do livro de aberturas onde ele tem a posição').
local('how to search',            'como pesquisar').
local('how mcts judges a position', 'como o mcts avalia uma posição').
local('MiB of the table or tree', 'MiB da tabela ou da árvore').

local('number of games',          'número de jogos').
local('levels 8 and 9 have an opening book',
      'os níveis 8 e 9 têm um livro de aberturas').
local('random plies first, played from both sides',
      'jogadas iniciais ao acaso, jogadas dos dois lados').
local('only openings that both sides win',
      'só aberturas que os dois lados podem ganhar').
local('after the first turn the other player may change sides',
      'depois do primeiro turno o outro jogador pode trocar de lado').
local('config of the game',       'configuração do jogo').
local('games at a time',          'jogos ao mesmo tempo').
local('games of each two players, default 2',
      'jogos de cada dois jogadores, por omissão 2').
local('the first player against each of the others',
      'o primeiro jogador contra cada um dos outros').
local('start from the positions or records of this file',
      'começar das posições ou dos registos deste ficheiro').
local('keep what was played in this file',
      'guardar neste ficheiro o que foi jogado').
local('play on from the journal; anyway: with another engine',
      'continuar a partir do diário; anyway: com outro motor').
local('stop when it is known which of two is stronger',
      'parar quando se souber qual dos dois é mais forte').
local('seconds after which a game of a lost worker is played again',
      'segundos ao fim dos quais se joga de novo o jogo de um trabalhador \c
       perdido').
local('seconds without a game after which to end',
      'segundos sem um jogo ao fim dos quais acabar').
local('append the games to this file', 'juntar os jogos a este ficheiro').
local('a draw when a position occurs for the third time',
      'empate quando uma posição ocorre pela terceira vez').
local('a player whose scores stay low has lost: movecount=N,score=S',
      'perde um jogador cujas pontuações ficam baixas: \c
       movecount=N,score=S').
local('a draw by even scores: movenumber=N,movecount=M,score=S',
      'empate por pontuações equilibradas: movenumber=N,movecount=M,score=S').
local('a draw after this many plies',
      'empate ao fim deste número de jogadas').
local('seconds; a player who needs more has lost',
      'segundos; um jogador que precise de mais perdeu').
local('seconds of each player; with an increment a move, 60+0.6',
      'segundos de cada jogador; com um incremento por jogada, 60+0.6').
local('seconds left for the game, with an increment a move',
      'segundos que restam para o jogo, com um incremento por jogada').
local('seconds that a move costs besides the search, on a clock',
      'segundos que uma jogada custa além da pesquisa, com relógio').
local('Plays GAME by the Universal Game Interface: commands on standard \c
       input, answers on standard output.',
      'Joga JOGO pela Universal Game Interface: comandos na entrada, \c
       respostas na saída.').
local(' ugi [option ...] GAME', ' ugi [opção ...] JOGO').
local('GAME is a game or a file with one. docs/ugi.md describes the \c
       commands.',
      'JOGO é um jogo ou um ficheiro com um. docs/ugi.md descreve os \c
       comandos.').

local('compare this config alone', 'comparar só esta configuração').
local('random games of each config', 'jogos ao acaso de cada configuração').
local('plies of a random game',   'jogadas de um jogo ao acaso').
local('levels to compare',        'níveis a comparar').
local('mean seconds for a level', 'segundos para um nível, em média').
local('states to compare a level at', 'estados em que comparar um nível').
local('random games of each config for shrinking',
      'jogos ao acaso de cada configuração para encurtar').
local('predicates to time',       'predicados a medir').
local('games between the bots of a level',
      'jogos entre os programas de um nível').
local('plies of perft to ask a program for',
      'profundidade do perft a pedir a um programa').
local('leave a game after this many plies',
      'deixar um jogo ao fim deste número de jogadas').
local('the bots to check, by number', 'os programas a verificar, por número').
local('the time limit of an answer', 'o tempo limite de uma resposta').
local('the time limit of a bot',  'o tempo limite de um programa').

local('move to begin with; inf is the end',
      'jogada em que começar; inf é o fim').
local('turn the board round',     'virar o tabuleiro').
local('games of each match',      'jogos de cada encontro').
local('seed of the random openings', 'semente das aberturas ao acaso').
local('seconds to think about a move', 'segundos para pensar numa jogada').
local('seconds to look for what was better in a position',
      'segundos para procurar o que era melhor numa posição').

                /*******************************
                *           ARGUMENTS          *
                *******************************/

local('GAME',      'JOGO').
local('GAME1',     'JOGO1').
local('GAME2',     'JOGO2').
local('PLAYER',    'JOGADOR').
local('PLAYER1',   'JOGADOR1').
local('PLAYER2',   'JOGADOR2').
local('DEPTH',     'PROFUNDIDADE').
local('TERM',      'TERMO').
local('FORMAT',    'FORMA').
local('HOST:PORT', 'MÁQUINA:PORTA').
local('HOW',       'COMO').
local('TEST',      'TESTE').
local('TEXT',      'TEXTO').
local('LIST',      'LISTA').
local('MOVES',     'JOGADAS').
local('COUNT',     'NÚMERO').
local('VALUE',     'VALOR').
local('ADDRESS',   'ENDEREÇO').
local('NAME',      'NOME').
local('NATURAL',   'NÚMERO').
local('NONNEG',    'NÚMERO').
local('INTEGER',   'NÚMERO').
local('ONEOF',     'PALAVRA').
