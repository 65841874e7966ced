:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tournament_pt, []).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of tournament in Portuguese, that of Portugal
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(error(Why, _)) -->
    error(Why).
message(tournament_progress(Done, Count, Rate, Test)) -->
    [ '~d de ~d jogos, '-[Done,Count] ],
    sentence(decimal(1, Rate)),
    [ '/s'-[] ],
    time_left(Count-Done, Rate),
    test_so_far(Test).
message(tournament_left(Played, Planned, Command)) -->
    [ 'O torneio foi interrompido ao fim de ~d de ~d jogos.'-[Played,Planned] ],
    plays_on(Command).

message(no_result(Line)) -->
    [ 'o que um trabalhador entregou não é um resultado: ~p'-[Line] ].
message(redis_lost) -->
    [ 'perdeu-se a ligação ao Redis; a tentar de novo'-[] ].
message(refused_plan(Id, Error)) -->
    [ 'o torneio ~w não pode ser jogado aqui: '-[Id] ],
    prolog:translate_message(Error).

plays_on("") -->
    !.
plays_on(Command) -->
    [ nl, 'Para continuar: ~w'-[Command] ].

time_left(Left, Rate) -->
    { Rate > 0,
      Seconds is Left/Rate
    },
    !,
    [ ', faltam ~0f s'-[Seconds] ].
time_left(_, _) -->
    [].

test_so_far(llr(Llr, Lower, Upper)) -->
    [ ', LLR '-[] ],
    sentence(decimal(2, Llr)),
    [ ' ('-[] ],
    sentence(decimal(2, Lower)),
    [ ' a '-[] ],
    sentence(decimal(2, Upper)),
    [ ')'-[] ].
test_so_far(none) -->
    [].

error(redis_refuses(Address, Text)) -->
    [ 'o servidor Redis ~w recusa: ~w'-[Address,Text] ].
error(no_redis(Address, Formal)) -->
    [ 'nenhum servidor Redis responde em ~w: '-[Address] ],
    fault_of_connection(Formal).
error(silent_redis(Address, Seconds)) -->
    [ 'o servidor Redis em ~w não respondeu em ~w s; o TLS precisa de um \c
       servidor com TLS'-[Address,Seconds]
    ].
error(tls_needs(Option)) -->
    [ 'o TLS precisa da opção ~w(Ficheiro)'-[Option] ].
error(local_player(Player)) -->
    [ '~q não pode jogar noutras máquinas: aí os jogadores são um nível, '-
      [Player],
      'random, search(Opções) ou bot(Jogo, Nível)'-[]
    ].
error(other_engine(Key, Theirs, Ours)) -->
    [ 'tem ~w ~w, aqui é ~w'-[Key,Theirs,Ours] ].
error(unknown_player(Data)) -->
    [ 'jogador desconhecido ~p'-[Data] ].
error(few_players) -->
    [ 'um torneio precisa de dois jogadores ou mais'-[] ].
error(human_in_tournament) -->
    [ 'human não pode jogar num torneio'-[] ].
error(resume_what) -->
    [ 'sem um diário não há nada para continuar'-[] ].
error(journal_exists(File)) -->
    [ '~w já existe; --resume ou resume(true) continua-o'-[File] ].
error(journal_in_use(File)) -->
    [ '~w está a ser usado por outro processo'-[File] ].
error(no_journal(File)) -->
    [ '~w não é o diário de um torneio'-[File] ].
error(damaged_journal(File, Line)) -->
    [ '~w:~d: esta linha está danificada'-[File,Line] ].
error(other_tournament(File, Key)) -->
    [ '~w é o diário de outro torneio: "~w" é diferente'-[File,Key] ].
error(other_search(File, Key)) -->
    [ '~w foi começado com um motor que pode jogar outras jogadas: "~w" é '-
      [File,Key],
      'diferente; --resume=anyway ou resume(anyway) continua-o'-[]
    ].
error(no_hash(File, Version)) -->
    [ '~w é um diário da versão ~w, que não diz se o motor é o mesmo; '-
      [File,Version],
      '--resume=anyway ou resume(anyway) continua-o'-[]
    ].
error(newer_journal(File)) -->
    [ '~w foi escrito por uma versão mais recente do tabuleiro'-[File] ].
error(plan_without_hash(Version)) -->
    [ 'foi publicado pela versão ~w, que não diz se o motor é o mesmo'-
      [Version]
    ].
error(source_changed(File)) -->
    [ '~w mudou desde que foi carregado: comece o programa de novo'-[File] ].
error(no_openings(File)) -->
    [ '~w não tem aberturas'-[File] ].
error(bad_opening(File, line(Line), Text, Why)) -->
    [ '~w:~d: '-[File,Line] ],
    bad_opening(Why, Text).
error(bad_opening(File, record(Number), Text, Why)) -->
    [ '~w, jogo ~d: '-[File,Number] ],
    bad_opening(Why, Text).

bad_opening(no_position, Text) -->
    [ '"~w" não é uma posição do jogo'-[Text] ].
bad_opening(over, Text) -->
    [ 'em "~w" o jogo já acabou'-[Text] ].
bad_opening(other_game, Text) -->
    [ 'este é um jogo de ~w'-[Text] ].
