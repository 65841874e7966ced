:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_pt_options,
          [ option/3                    % ?Name, ?Command, -Text
          ]).

/** <module> Portuguese: the help of the options of commands
*/

%!  option(?Name, ?Command, -Text) is nondet.
%
%   Text is the meaning of option Name of Command. A row for all commands
%   follows the rows for one command.

option(choose, annotate,
       "só este número de jogos ganhos, os que mudaram de mãos e são mais bem \c
        jogados").
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
