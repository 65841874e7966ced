:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_pt, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(lists), [append/3]).
:- use_module('../prolog/tabuleiro/texts/language').
:- use_module('../prolog/tabuleiro/texts/layout').
:- use_module('pt/help').
:- use_module('pt/options').

/** <module> Portuguese: the command line, texts.pl

pt/help has the help of commands, pt/options that of their options.
*/

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

prolog:message(pt, error(existence_error(source_sink, File), _)) -->
    [ 'Não existe o ficheiro ~w'-[File] ].
prolog:message(pt, error(permission_error(_, source_sink, File), _)) -->
    [ 'Não é possível ler nem escrever ~w'-[File] ].

                /*******************************
                *           COMMANDS           *
                *******************************/

message(usage) -->
    [ 'Utilização: tabuleiro COMANDO [ARGUMENTO ...]'-[], nl,
      '            tabuleiro --version'-[]
    ].
message(about_commands) -->
    [ 'COMANDO --help diz mais. Os argumentos em [...] são facultativos.'-[],
      nl,
      'Um JOGO é um nome, ou o ficheiro de um programa com um jogo; aí'-[], nl,
      '--adapt=OPÇÕES diz como joga, --fresh volta a experimentá-lo, ver'-[],
      nl,
      'docs/your-own-game.md.'-[]
    ].
message(version(Version)) -->
    { current_prolog_flag(version_data, swi(Major,Minor,Patch,_)) },
    [ 'tabuleiro ~w, SWI-Prolog ~d.~d.~d'-[Version,Major,Minor,Patch] ].
message(unknown_command(Word, [], Names)) -->
    [ 'não existe o comando ~w; há '-[Word] ],
    written_list(Names).
message(unknown_command(Word, [Name|Names], _)) -->
    [ 'não existe o comando ~w; quis dizer '-[Word] ],
    sequence(written, [' ou '], [Name|Names]),
    [ '? --help mostra todos'-[] ].

message(does(play)) --> [ 'jogar no terminal'-[] ].
message(does(learn)) --> [ 'a primeira lição de um jogo'-[] ].
message(does(puzzles)) -->
    [ 'fazer problemas de um jogo, ou resolvê-los'-[] ].
message(does(games)) --> [ 'os jogos, os seus níveis e opções'-[] ].
message(does(serve)) --> [ 'jogar e analisar no navegador'-[] ].
message(does(match)) -->
    [ 'um encontro de muitos jogos entre dois programas'-[] ].
message(does(tournament)) --> [ 'muitos jogos entre muitos jogadores'-[] ].
message(does(worker)) -->
    [ 'jogar jogos de torneios que correm noutro lado'-[] ].
message(does(compare)) -->
    [ 'duas implementações de um jogo: respostas, tempos, programas'-[] ].
message(does(check)) --> [ 'o que está errado num jogo?'-[] ].
message(does(grade)) --> [ 'verificar e jogar os jogos de uma turma'-[] ].
message(does(compile)) --> [ 'compilar para C as regras de um programa'-[] ].
message(does(adapt)) --> [ 'como joga o programa de um ficheiro'-[] ].
message(does(analyse)) --> [ 'as melhores linhas a partir de uma posição'-[] ].
message(does(solve)) --> [ 'provar quem ganha'-[] ].
message(does(fair)) --> [ 'um jogo é justo, e que tamanho tem?'-[] ].
message(does(tables)) --> [ 'fazer e verificar tabelas de valores exatos'-[] ].
message(does(why)) --> [ 'que regras viola uma jogada, ou o que perde'-[] ].
message(does(show)) --> [ 'rever no terminal jogos registados'-[] ].
message(does(annotate)) --> [ 'os erros de jogos registados'-[] ].
message(does(perft)) --> [ 'contar as folhas da árvore do jogo'-[] ].
message(does(bench)) --> [ 'a rapidez do C e da referência'-[] ].
message(does(ugi)) --> [ 'jogar com outros programas, por UGI'-[] ].
message(does(strength)) --> [ 'a força da pesquisa'-[] ].
message(does(ladder)) --> [ 'pontuar os adversários com nome'-[] ].

message(help(Command, Part, _)) -->
    { help(Command, Part, Text) },
    [ '~w'-[Text] ].
message(option(Command, Name, _)) -->
    { option(Name, Command, Text) },
    !,
    [ '~w'-[Text] ].

                /*******************************
                *           ARGUMENTS          *
                *******************************/

message(error(no_address(Text), _)) -->
    [ '~w não é MÁQUINA:PORTA'-[Text] ].
message(error(arguments(Wanted), _)) -->
    [ 'os argumentos têm de ser '-[] ],
    sequence(text, [' '], Wanted),
    [ '; --help diz mais'-[] ].
message(error(no_lesson(Game), _)) -->
    [ 'não há lesson.txt ao lado do jogo ~w'-[Game] ].
message(error(no_puzzles(Game), _)) -->
    [ 'não há puzzles.txt ao lado do jogo ~w'-[Game] ].
message(error(no_step(N), _)) -->
    [ 'a lição não tem passo ~d'-[N] ].
message(error(no_depth(Text), _)) -->
    [ '~w não é uma profundidade, um inteiro a partir de 0'-[Text] ].
message(error(no_config(Game, Config, Formal), _)) -->
    [ '~q não é uma configuração de ~w: '-[Config,Game] ],
    prolog:translate_message(error(Formal, _)),
    [ nl, '"games ~w" lista as opções de uma configuração'-[Game] ].
message(error(cannot_load(File), _)) -->
    [ 'não é possível carregar ~w'-[File] ].
message(error(no_file(File), _)) -->
    [ 'não há nenhum ficheiro ~w'-[File] ].
message(error(folder(Folder), _)) -->
    [ '~w é uma pasta; indique o ficheiro que carrega os outros'-[Folder] ].
message(error(tab_exists(Tab), _)) -->
    [ '~w já existe; edite-o, ou apague-o para o escrever de novo'-[Tab] ].
message(error(no_games(Folders), _)) -->
    [ 'não há nenhum jogo em '-[] ],
    sequence(written, [', '], Folders),
    [ ': um jogo é um ficheiro *.pl ou uma pasta com um'-[] ].
message(error(no_recorded_game(Number, File, Count), _)) -->
    [ 'não há o jogo ~d em ~w, que tem ~d'-[Number,File,Count] ].

                /*******************************
                *     THE GAMES OF PROGRAMS    *
                *******************************/

message(understood(File)) -->
    [ '~w: percebido por tentativas; "adapt ~w" mostra como'-[File,File] ].
message(has_interface(File)) -->
    [ '~w tem a interface dos jogos: nada é adaptado'-[File], nl ].
message(saved_tab(Tab)) -->
    [ 'Guardado em ~w, que passa a ser lido.'-[Tab], nl ].

                /*******************************
                *             GAMES            *
                *******************************/

message(games_help) -->
    [ '"games JOGO" lista os níveis e as opções de JOGO.'-[] ].
message(against) -->
    [ 'contra'-[] ].
message(levels) -->
    [ 'Níveis:'-[] ].
message(named_players) -->
    [ 'Jogadores com nome e pontuação:'-[] ].
message(config_options) -->
    [ 'Opções de uma configuração:'-[] ].
message(values(First, Last)) -->
    [ '~q a ~q'-[First,Last] ].
message(default(Default)) -->
    [ 'por omissão ~q'-[Default] ].
message(config_example(Config)) -->
    [ 'Por exemplo --config=\'~q\'.'-[Config] ].

                /*******************************
                *            MATCHES           *
                *******************************/

message(by_side(Values)) -->
    [ 'a começar +~D =~D -~D, em segundo +~D =~D -~D'-Values ].
message(first_advantage(Elo, Error)) -->
    [ 'vantagem de quem começa: '-[] ],
    sentence(decimal(1, Elo)),
    [ ' +/- '-[] ],
    sentence(decimal(1, Error)),
    [ ' Elo'-[] ].
message(no_game_ended) -->
    [ 'Nenhum jogo acabou.'-[] ].
message(match_score(Values)) -->
    { append(Counts, [Score], Values) },
    [ '~w contra ~w: ~d jogos, +~d =~d -~d, pontuação '-Counts ],
    sentence(decimal(3, Score)).
message(elo(Elo, Low, High)) -->
    [ 'Elo ~0f, intervalo de 95 % de ~0f a ~0f'-[Elo,Low,High] ].
message(move_times(Milliseconds1, Milliseconds2)) -->
    commas('ms por jogada: ~3f e ~3f', [Milliseconds1,Milliseconds2]).
message(depths(Depth1, Depth2)) -->
    [ 'profundidade média das pesquisas: ~w, ~w'-[Depth1,Depth2] ].
message(match_left(Games, Count)) -->
    [ 'O encontro foi interrompido ao fim de ~d de ~d jogos.'-[Games,Count],
      nl
    ].
message(pairs(Won, Ahead, Even, Behind, Lost)) -->
    [ 'pares: ~d de duas vitórias, ~d de vitória e empate, '-[Won,Ahead],
      '~d iguais, '-[Even],
      '~d de empate e derrota, ~d de duas derrotas'-[Behind,Lost]
    ].
message(one_sided(Count)) -->
    [ 'pares em que o mesmo lado ganhou os dois jogos: ~d'-[Count] ].
message(games_ended(1)) -->
    !,
    [ '1 acabou: '-[] ].
message(games_ended(Count)) -->
    [ '~d acabaram: '-[Count] ].
message(ended_by(rules)) -->
    [ 'pelas regras'-[] ].
message(ended_by(threefold)) -->
    [ 'pela terceira vez de uma posição'-[] ].
message(ended_by(max_plies)) -->
    [ 'por max_plies'-[] ].
message(ended_by(time(N))) -->
    [ 'pelo tempo do jogador ~d'-[N] ].
message(ended_by(adjudicated_draw)) -->
    [ 'por pontuações equilibradas'-[] ].
message(ended_by(adjudicated_loss(N))) -->
    [ 'por pontuações perdidas do jogador ~d'-[N] ].
message(ended_by(fault(N, Kind))) -->
    [ 'por uma falha do jogador ~d: ~w'-[N,Kind] ].
message(player_of_game(Game, N)) -->
    [ 'jogo ~d: o jogador ~d '-[Game,N] ].
message(more_faults(Count)) -->
    [ 'mais ~D falhas, que --format=json lista'-[Count], nl ].

                /*******************************
                *       SEARCHES, COUNTS       *
                *******************************/

message(search_columns(Name)) -->
    [ 'prof.~t~17|nós~t~28|tempo  '-[] ],
    text(Name),
    [ ': pontuação em logits, hipóteses, linha'-[], nl ].
message(nothing_found) -->
    [ 'A pesquisa foi interrompida antes de encontrar uma linha.'-[], nl ].
message(over_here(draw)) -->
    [ 'O jogo já acabou: empate'-[] ].
message(over_here(player(Name))) -->
    [ 'O jogo já acabou: ganhou '-[] ],
    text(Name).
message(leaves(Leaves, Seconds, Rate)) -->
    commas('~d folhas em ~3f s de CPU, ~2f milhões por segundo',
           [Leaves,Seconds,Rate]).
message(grading(Name, Number, Count)) -->
    [ 'a avaliar ~w, ~d de ~d'-[Name,Number,Count] ].
message(playing(A, B)) -->
    [ '~w contra ~w'-[A,B] ].
message(grade_status(timeout)) -->
    [ 'levou demasiado tempo'-[] ].
message(grade_status(no_result)) -->
    [ 'sem resultado'-[] ].
message(grade_suspicions(1)) -->
    !,
    [ ', 1 suspeita'-[] ].
message(grade_suspicions(Count)) -->
    [ ', ~d suspeitas'-[Count] ].
message(grade_verdict(no_game)) -->
    [ 'não se conseguiu jogar, '-[] ].
message(grade_verdict(never_over)) -->
    [ 'nenhum jogo acabou, '-[] ].
message(grade_verdict(not_understood)) -->
    [ 'não compreendido, '-[] ].
message(grade_breaches(Rules, Interface, Style)) -->
    [ 'errado ~d, interface ~d, estilo ~d'-[Rules,Interface,Style] ].
message(grade_points(Opponent, Points, Games)) -->
    [ ', ~w:~w de ~w'-[Opponent,Points,Games] ].
message(grade_pages(Pages)) -->
    [ 'Há uma página para cada um em ~w.'-[Pages], nl ].
message(reviewing(Game, Ply, Count)) -->
    [ 'jogo ~d: jogada ~d de ~d'-[Game,Ply,Count] ].
