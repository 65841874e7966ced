:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_games, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module('../../interface/language').
:- use_module('../../interface/layout').

/** <module> Portuguese: what a person in a game reads, interface/game_messages
*/

:- texts_of(tabuleiro, pt).

message(error(other_game(Game, Other), _)) -->
    [ 'o registo é de ~w, não de ~w'-[Other,Game] ].

                /*******************************
                *            COMMANDS          *
                *******************************/

message(answers(What, Answers)) -->
    [ nl, 'Respostas possíveis ('-[] ],
    text(What),
    [ '):'-[], nl ],
    columns(Answers),
    [ 'Escreva uma, ou várias na mesma linha; ajuda mostra os comandos.'-[],
      nl
    ].
message(commands(Commands)) -->
    [ nl, 'Uma jogada, ou um comando; basta o princípio da palavra:'-[], nl ],
    sequence(described(24), Commands).
message(one_of(Words)) -->
    [ 'Pode ser '-[] ],
    sequence(written, [' ou '], Words),
    [ '; escreva mais uma letra.'-[], nl ].
message(argument_missing(Word, Argument)) -->
    [ 'Escreva ~w '-[Word] ],
    text(Argument),
    [ '.'-[], nl ].
message(no_moves(Beginning)) -->
    [ 'Nenhuma jogada legal começa por "~w".'-[Beginning], nl ].
message(move_counts(Count, Counts)) -->
    [ nl, '~d jogadas. Quantas há, conforme o que se escreve primeiro:'-
      [Count], nl
    ],
    counts(Counts),
    [ 'Escreva jogadas e um destes princípios para ver as que há.'-[], nl ].
message(moves(1)) -->
    !,
    [ '1 jogada.'-[] ].
message(moves(Count)) -->
    [ '~d jogadas.'-[Count] ].
message(hint(Move)) -->
    [ 'O computador jogaria '-[], ansi(bold, '~w', [Move]), '.'-[], nl ].
message(gained) -->
    [ 'O que a linha ganha e perde, nos termos da avaliação:'-[] ].
message(no_seconds(Text)) -->
    [ '"~w" não é um número de segundos.'-[Text], nl ].
message(from_book) -->
    [ 'Do livro de aberturas:'-[], nl ].
message(illegal_because(Move)) -->
    [ '~w não é uma jogada legal aqui: '-[Move] ].
message(not_legal(Move)) -->
    [ '~w não é uma jogada legal aqui; ? mostra as que são.'-[Move] ].
message(undone) -->
    [ 'A jogada foi anulada; refazer volta a jogá-la.'-[], nl ].
message(nothing_to_undo) -->
    [ 'Não há nenhuma jogada sua para anular.'-[], nl ].
message(redone) -->
    [ 'A jogada foi refeita.'-[], nl ].
message(nothing_to_redo) -->
    [ 'Nada foi anulado desde a última jogada.'-[], nl ].
message(no_computer) -->
    [ 'O adversário não é um computador.'-[], nl ].
message(seat(Name, "")) -->
    !,
    text(Name),
    [ ' é uma pessoa'-[] ].
message(seat(Name, Who)) -->
    text(Name),
    [ ' é um computador, '-[] ],
    text(Who).
message(no_level(Text)) -->
    [ '"~w" não é um nível. '-[Text] ].
message(type_level) -->
    [ '. Escreva nível e um número:'-[] ].
message(give_up) -->
    [ 'Desiste do jogo? (s ou n): '-[] ].
message(draw_offer(Name)) -->
    text(Name),
    [ ', aceita o empate? (s ou n): '-[] ].
message(draw_declined(Name)) -->
    text(Name),
    [ ' recusa o empate.'-[], nl ].
message(save_first) -->
    [ 'A sair: Enter, voltar para continuar, ou o nome de um ficheiro \c
       onde guardar: '-[]
    ].
message(save_in(File)) -->
    [ 'Guardar num ficheiro chamado ~w? (s ou n): '-[File] ].
message(saved(File)) -->
    [ 'O jogo está guardado em ~w.'-[File], nl ].
message(goes_on(File)) -->
    [ 'O jogo em ~w continua depois de '-[File] ].
message(failed(error(existence_error(source_sink, File), _))) -->
    [ 'Não existe ~w.'-[File], nl ].
message(failed(error(permission_error(_, source_sink, File), _))) -->
    [ 'Não é possível ler nem escrever ~w.'-[File], nl ].

                /*******************************
                *         AFTER A GAME         *
                *******************************/

message(reviewing(N, Count)) -->
    [ 'jogada ~d de ~d'-[N,Count] ].
message(accuracy(none)) -->
    !,
    [ ' não jogou.'-[] ].
message(accuracy(Accuracy)) -->
    { Percent is 100*Accuracy },
    [ ': precisão ~1f%'-[Percent] ].
message(no_turning_points) -->
    [ 'Uma pesquisa curta não encontra nenhum erro.'-[] ].
message(turning_points) -->
    [ 'Os momentos decisivos:'-[] ].
message(turning_point(Name, Move)) -->
    text(Name),
    [ ' joga ~w, '-[Move] ].
message(ask_file) -->
    [ 'Nome do ficheiro (Enter não guarda): '-[] ].
