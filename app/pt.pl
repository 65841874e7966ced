:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_pt, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module('../prolog/tabuleiro/interface/language').
:- use_module('../prolog/tabuleiro/interface/layout').
:- use_module(messages, [end_reason//1]).
:- use_module(pt/help, []).

/** <module> Portuguese: the command line, messages.pl

pt/help has the help of commands and options.
*/


:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(error(Why, _)) -->
    error(Why).

prolog:message(pt, error(existence_error(source_sink, File), _)) -->
    [ 'Não existe o ficheiro ~w'-[File] ].
prolog:message(pt, error(permission_error(_, source_sink, File), _)) -->
    [ 'Não é possível ler nem escrever ~w'-[File] ].

                /*******************************
                *           COMMANDS           *
                *******************************/

message(commands(Names)) -->
    [ 'Utilização: tabuleiro COMANDO [ARGUMENTO ...]'-[], nl,
      '            tabuleiro --version'-[], nl, nl
    ],
    sequence(command, Names),
    [ nl,
      'COMANDO --help diz mais. Os argumentos em [...] são facultativos.'-[],
      nl,
      'Um JOGO é um nome, ou o ficheiro de um programa com um jogo; aí'-[],
      nl,
      '--adapt=OPÇÕES diz como joga, ver docs/your-own-game.md.'-[], nl
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

command(Name) -->
    [ '    ~w~t~16|'-[Name] ],
    does(Name),
    [ nl ].

does(play)     --> [ 'jogar no terminal'-[] ].
does(games)    --> [ 'os jogos, os seus níveis e opções'-[] ].
does(serve)    --> [ 'jogar e analisar no navegador'-[] ].
does(match)    --> [ 'um encontro de muitos jogos entre dois programas'-[] ].
does(tournament) --> [ 'muitos jogos entre muitos jogadores'-[] ].
does(worker)   --> [ 'jogar jogos de torneios que correm noutro lado'-[] ].
does(compare)  -->
    [ 'duas implementações de um jogo: respostas, tempos, programas'-[] ].
does(check)    --> [ 'o que está errado num jogo?'-[] ].
does(grade)    --> [ 'verificar e jogar os jogos de uma turma'-[] ].
does(adapt)    --> [ 'como joga o programa de um ficheiro'-[] ].
does(analyse)  --> [ 'as melhores linhas a partir de uma posição'-[] ].
does(why)      --> [ 'que regras viola uma jogada, ou o que perde'-[] ].
does(show)     --> [ 'rever no terminal jogos registados'-[] ].
does(annotate) --> [ 'os erros de jogos registados'-[] ].
does(perft)    --> [ 'contar as folhas da árvore do jogo'-[] ].
does(bench)    --> [ 'a rapidez do C e da referência'-[] ].
does(ugi)      --> [ 'jogar com outros programas, por UGI'-[] ].
does(strength) --> [ 'a força da pesquisa'-[] ].

                /*******************************
                *           ARGUMENTS          *
                *******************************/

error(no_address(Text)) -->
    [ '~w não é MÁQUINA:PORTA'-[Text] ].
error(arguments(Wanted)) -->
    [ 'os argumentos têm de ser '-[] ],
    sequence(text, [' '], Wanted),
    [ '; --help diz mais'-[] ].
error(no_depth(Text)) -->
    [ '~w não é uma profundidade: DEPTH é um inteiro a partir de 0'-[Text] ].
error(no_config(Game, Config, Formal)) -->
    [ '~q não é uma configuração de ~w: '-[Config,Game] ],
    prolog:translate_message(error(Formal, _)),
    [ nl, '"games ~w" lista as opções de uma configuração'-[Game] ].
error(cannot_load(File)) -->
    [ 'não é possível carregar ~w'-[File] ].
error(no_file(File)) -->
    [ 'não há nenhum ficheiro ~w'-[File] ].
error(tab_exists(Tab)) -->
    [ '~w já existe; edite-o, ou apague-o para o escrever de novo'-[Tab] ].
error(no_games(Folders)) -->
    [ 'não há nenhum jogo em '-[] ],
    sequence(written, [', '], Folders),
    [ ': um jogo é um ficheiro *.pl ou uma pasta com um'-[] ].
error(no_recorded_game(Number, File, Count)) -->
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

message(match_result(Result, _, _)) -->
    { Result.games =:= 0 },
    !,
    [ 'Nenhum jogo acabou.'-[], nl ].
message(match_result(Result, Player1, Player2)) -->
    { _{ games:Games, wins:Wins, draws:Draws, losses:Losses, score:Score,
         elo:Elo, elo_low:Low, elo_high:High, ends:Ends, faults:Faults,
         move_times:[Time1,Time2]
       } :< Result,
      Milliseconds1 is 1000*Time1,
      Milliseconds2 is 1000*Time2
    },
    [ '~w contra ~w: ~d jogos, +~d =~d -~d, pontuação ~3f'-
      [Player1,Player2,Games,Wins,Draws,Losses,Score], nl,
      'Elo ~0f, intervalo de 95% de ~0f a ~0f'-[Elo,Low,High], nl,
      'ms por jogada: ~3f, ~3f'-[Milliseconds1,Milliseconds2], nl
    ],
    sequence(ends, Ends),
    sequence(match_fault, Faults).
message(match_left(Games, Count)) -->
    [ 'O encontro foi interrompido ao fim de ~d de ~d jogos.'-[Games,Count],
      nl
    ].

ends(Reason-1) -->
    !,
    [ '1 acabou: '-[] ],
    end(Reason),
    [ nl ].
ends(Reason-Count) -->
    [ '~d acabaram: '-[Count] ],
    end(Reason),
    [ nl ].

end(rules)          --> !, [ 'pelas regras'-[] ].
end(threefold)      --> !, [ 'pela terceira vez de uma posição'-[] ].
end(max_plies)      --> !, [ 'por max_plies'-[] ].
end(time(N))        --> !, [ 'pelo tempo do jogador ~d'-[N] ].
end(fault(N, Kind)) --> [ 'por uma falha do jogador ~d: ~w'-[N,Kind] ].

match_fault(fault(Game, N, Fault)) -->
    [ 'jogo ~d: o jogador ~d '-[Game,N] ],
    sentence(fault(Fault)),
    [ nl ].

                /*******************************
                *       SEARCHES, COUNTS       *
                *******************************/

message(search_columns(Name)) -->
    [ 'prof.~t~17|nós~t~28|tempo  '-[] ],
    text(Name),
    [ ': pontuação em logits, hipóteses, linha'-[], nl ].
message(nothing_found) -->
    [ 'A pesquisa foi interrompida antes de encontrar uma linha.'-[], nl ].
message(over_here(draw, Reason)) -->
    [ 'O jogo já acabou: empate'-[] ],
    end_reason(Reason).
message(over_here(player(Name), Reason)) -->
    [ 'O jogo já acabou: ganhou '-[] ],
    text(Name),
    end_reason(Reason).
message(leaves(Leaves, Seconds)) -->
    { Rate is Leaves/max(1.0e-6, Seconds)/1.0e6 },
    [ '~d folhas em ~3f s de CPU, ~2f milhões por segundo'-
      [Leaves,Seconds,Rate]
    ].
message(grading(Name, Number, Count)) -->
    [ 'a avaliar ~w, ~d de ~d'-[Name,Number,Count] ].
message(playing(A, B)) -->
    [ '~w contra ~w'-[A,B] ].
message(grade(Summary)) -->
    { _{name:Name, seconds:Seconds} :< Summary },
    [ '~w~t~24|  '-[Name] ],
    grade(Summary.status, Summary),
    [ ', ~0f s'-[Seconds], nl ].
message(grade_pages(Pages)) -->
    [ 'Há uma página para cada um em ~w.'-[Pages], nl ].
message(reviewing(Game, Ply, Count)) -->
    [ 'jogo ~d: jogada ~d de ~d'-[Game,Ply,Count] ].

grade(timeout, _) -->
    [ 'levou demasiado tempo'-[] ].
grade(no_result, _) -->
    [ 'sem resultado'-[] ].
grade(graded, Summary) -->
    { _{rules:Rules, interface:Interface, style:Style, matches:Matches}
          :< Summary
    },
    [ 'errado ~d, interface ~d, estilo ~d'-[Rules,Interface,Style] ],
    sequence(grade_match, Matches).

grade_match(Match) -->
    { _{opponent:Opponent, points:Points, games:Games} :< Match },
    [ ', ~w:~w de ~w'-[Opponent,Points,Games] ].

