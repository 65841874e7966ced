:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_pt_help, []).
:- use_module('../../prolog/tabuleiro/interface/language').

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
local(' annotate [option ...] FILE', ' annotate [opção ...] FICHEIRO').
local('Searches every position of the games in the record FILE, and prints \c
       them with a comment at each mistake: the chance to win before and \c
       after it, and a better move. The accuracy of both sides goes to \c
       standard error.',
      'Pesquisa todas as posições dos jogos registados em FICHEIRO e mostra \c
       os jogos com um comentário em cada erro: a probabilidade de ganhar \c
       antes e depois dele e uma jogada melhor. A precisão dos dois lados \c
       vai para a saída de erros.').
local('The options are limits of the search of one position.',
      'As opções são limites da pesquisa de cada posição.').
local('With FILE, --help lists the views of its game too.',
      'Com FICHEIRO, --help mostra também as vistas do jogo.').
local('Only this game of FILE', 'Só este jogo de FICHEIRO').
local(' bench [option ...] [GAME ...]', ' bench [opção ...] [JOGO ...]').
local('Measures C against the reference, for all games or those named.',
      'Mede o C contra a referência, em todos os jogos ou nos indicados.').
local('only the lines for programs, without the tables',
      'só as linhas para programas, sem as tabelas').
local(' check [option ...] GAME', ' check [opção ...] JOGO').
local('Plays GAME at random and reports every breach of the interface.',
      'Joga JOGO ao acaso e indica tudo o que viola a interface.').
local('GAME is a game or a file with one. The status is 2 if there is \c
       a breach, 1 if GAME cannot be loaded.',
      'JOGO é um jogo ou o ficheiro de um. O código de saída é 2 se houver \c
       uma violação, 1 se JOGO não se conseguir carregar.').
local('Seed of the random generator', 'Semente do gerador aleatório').
local(' compare [option ...] GAME1 [GAME2]',
      ' compare [opção ...] JOGO1 [JOGO2]').
local('Plays random games through GAME1 and GAME2, two implementations \c
       of a game, and compares all answers, the bots and the times.',
      'Joga jogos ao acaso em JOGO1 e JOGO2, duas implementações de um jogo, \c
       e compara todas as respostas, os programas e os tempos.').
local('GAME2 is by default the reference of GAME1. The status is 2 if \c
       they differ.',
      'JOGO2 é por omissão a referência de JOGO1. O código de saída é 2 se \c
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
local('A player is a level, 1 to 9, random, search(Options) or \c
       bot(Game, Level). "games GAME" lists the levels and options of \c
       GAME. Ctrl-C ends the match with the result so far.',
      'Um jogador é um nível, de 1 a 9, random, search(Opções) ou \c
       bot(Jogo, Nível). "games JOGO" lista os níveis e as opções de JOGO. \c
       Ctrl-C acaba o encontro com o resultado até aí.').
local('Report on standard error how it goes; default in a terminal',
      'Dizer na saída de erros como vai; por omissão num terminal').
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
       player is human, a level from 1 to 9, random or search(Options).',
      'Com o nome de um JOGO, --help lista as opções desse jogo. Um jogador é \c
       human, um nível de 1 a 9, random ou search(Opções).').
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
local(' show [option ...] FILE', ' show [opção ...] FICHEIRO').
local('Replays a game of the record FILE in the terminal.',
      'Revê no terminal um jogo registado em FICHEIRO.').
local('Which game of FILE (1)', 'Que jogo de FICHEIRO (1)').
local('Print the position after move --ply and leave; the last by default',
      'Mostrar a posição depois da jogada --ply e sair; por omissão a última').
local(' strength [option ...] [GAME ...]', ' strength [opção ...] [JOGO ...]').
local('Plays the search against the strongest bot of each game\'s document, \c
       and deep searches against shallow ones.',
      'Joga a pesquisa contra o programa mais forte do documento de cada \c
       jogo, e pesquisas fundas contra outras menos fundas.').
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
local('how to search',            'como pesquisar').
local('how mcts judges a position', 'como o mcts avalia uma posição').
local('MiB of the table or tree', 'MiB da tabela ou da árvore').

local('number of games',          'número de jogos').
local('random plies first, played from both sides',
      'jogadas iniciais ao acaso, jogadas dos dois lados').
local('only openings that give neither side a lead',
      'só aberturas que não dão vantagem a nenhum lado').
local('config of the game',       'configuração do jogo').
local('games at a time',          'jogos ao mesmo tempo').
local('append the games to this file', 'juntar os jogos a este ficheiro').
local('a draw when a position occurs for the third time',
      'empate quando uma posição ocorre pela terceira vez').
local('a draw after this many plies',
      'empate ao fim deste número de jogadas').
local('seconds; a player who needs more has lost',
      'segundos; um jogador que precise de mais perdeu').
local('seconds of each player',   'segundos de cada jogador').

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
